### Zasady, akapit po akapicie, własnymi słowami. Co jest nasze, a nie z instrukcji, to tak nazwane.

rule-1 = O co chodzi
rule-1-1 = Od dwóch do czterech frakcji walczy o stację, której nigdy nie dokończono. Wygrywa ten, kto ma wszystkie bazy, gdy na planszy nie ma obcego dowódcy; albo ten, kto został sam.
rule-1-2 = Każdy ma dowódcę, 5 szeregowych, 2 droidy, bazę 4 na 4 pola, teleporter i równą część korytarzy i pokoi. Frakcje różnią się tylko kolorem.
rule-1-3 = Nic nie jest tajne i nie rzuca się kośćmi. Los decyduje tylko, kto zaczyna i jaką kartę zaopatrzenia się dobiera.

rule-2 = Plansza
rule-2-1 = Pola: 25 kolumn od A do Y i 25 wierszy od 1 do 25, nazywane K13 i tak dalej. (Wielkość planszy i jej pomieszczeń jest nasza.)
rule-2-2 = Nadrukowane są: pokój centralny, K11 do O15, i cztery magazyny przy krawędziach: L1 do N2, X12 do Y14, L24 do N25, A12 do B14. Reszta to próżnia, dopóki nie zakryje jej płytka.
rule-2-3 = Pomieszczenie to każda płytka, korytarz czy baza, i wszystko, co nadrukowane. Każde ma własny tlen.
rule-2-4 = Pomieszczenia są otwarte na siebie wzdłuż całej wspólnej krawędzi. Drzwi nie ma.
rule-2-5 = Między dwiema bazami jest ściana: nie przechodzi się tam ani nie atakuje, na wprost ani na skos.
rule-2-6 = Rogi: krok na skos jest możliwy, gdy dwa pozostałe pola kwadratu są podłogą i obie drogi dookoła są otwarte. Między pomieszczeniami nie ścina się więc rogów. Kto tam stoi, nie ma znaczenia.

rule-3 = Przygotowanie
rule-3-1 = Los decyduje, w jakiej kolejności grają gracze.
rule-3-2 = Przydział: w cztery osoby 2 korytarze 2×1, 2 korytarze 3×1, 3 pokoje 3×3 i 1 pokój 2×2; w trzy 2, 2, 4 i 1; w dwie 4, 4, 6 i 2. Do tego każdy ma bazę.
rule-3-3 = Po kolei każdy kładzie jedną płytkę. Korytarze można obracać. Baza jest na końcu, gdy nic innego nie zostało.
rule-3-4 = Płytka leży na planszy i tylko na próżni.
rule-3-5 = Ma wspólną krawędź z pokojem centralnym albo z leżącym już korytarzem lub pokojem, wszystko jedno czyim. Sam róg nie wystarcza.
rule-3-6 = Magazyny i bazy się do tego nie liczą. Płytka może ich dotykać i wtedy jest tam przejście; między dwiema bazami jest ściana.
rule-3-7 = Gdy nic się nie mieści: kto nie ma miejsca na żadną ze swoich płytek, jedną odkłada. Gdy nie mieści się baza, jej właściciel zabiera korytarz lub pokój, bez którego wszystko wciąż się łączy, i próbuje jeszcze raz.
rule-3-8 = Gdy leżą wszystkie bazy, każdy po kolei stawia teleporter i dowódcę na polach własnej bazy; może to być jedno pole.
rule-3-9 = Każdy zaczyna bez energii, ulepszeń i innych jednostek, chyba że stół ustalił inaczej.

rule-4 = Tura
rule-4-1 = Zaczyna się od energii (8.1). Wszystkie jednostki są wypoczęte.
rule-4-2 = Potem w dowolnej kolejności: każda jednostka raz się rusza, raz skacze, jeśli umie, i raz atakuje; jeden zakup; powrót dowódcy.
rule-4-3 = Kończy się, gdy gracz tak powie. Potem gra następny; gdy grali wszyscy, mija runda.
rule-4-4 = Kto jest o coś pytany, najpierw odpowiada. Może to być ktoś, kto nie ma tury.

rule-5 = Ruch
rule-5-1 = Każda jednostka rusza się raz na turę, do 2 pól, a z ulepszeniami dalej. Niewykorzystane kroki przepadają; zaatakować można przedtem albo potem.
rule-5-2 = Ruch to jedna droga z otwartych kroków, na wprost albo na skos, za tyle samo.
rule-5-3 = Może prowadzić przez własne jednostki, nigdy przez obce, i kończy się na wolnym polu. Teleportery nikomu nie przeszkadzają.
rule-5-4 = Do magazynów wchodzą tylko dowódcy.
rule-5-5 = Tlen liczy się tylko tam, gdzie ruch się kończy: przez pełne pomieszczenie można przejść.

rule-6 = Tlen
rule-6-1 = Pomieszczenie ma tlen dla 2 żywych jednostek i dla jednej więcej za każde trzy pola: korytarze 2×1 dla 2, 3×1 dla 3, pokoje 2×2 dla 3, 3×3 dla 5, magazyny dla 4, bazy dla 7, pokój centralny dla 10.
rule-6-2 = Jednej osobie przypada połowa, zaokrąglona w górę: 1, 2, 2, 3, 2, 4 i 5.
rule-6-3 = Żywi są dowódcy i szeregowi; droidy nie potrzebują tlenu i się nie liczą.
rule-6-4 = Nie da się zrobić niczego, co sprowadziłoby żywą jednostkę do pomieszczenia bez tlenu dla niej. Nikt się nie dusi, a w obrębie pomieszczenia ruch jest wolny.

rule-7 = Walka
rule-7-1 = Jednostka, która w tej turze nie atakowała, może zaatakować wroga oddalonego o jeden otwarty krok, nie zza rogu i nie przez ścianę między bazami.
rule-7-2 = Liczą się wszystkie jednostki obu stron, które stoją na jednym z dwóch pól albo o jeden otwarty krok od nich. Dowódcy są warci 2, szeregowi i droidy 1, z ulepszeniami więcej. Wygrywa wyższa suma.
rule-7-3 = Jednostki innych graczy ani się nie liczą, ani nie giną.
rule-7-4 = Giną wszystkie policzone jednostki strony, która przegrywa.
rule-7-5 = Pat: przy równych sumach giną wszystkie policzone jednostki obu stron, ale atakujący zachowuje jedną.
rule-7-6 = Atak ma za sobą tylko jednostka, która zaczęła; wspierające mogą jeszcze atakować i wspierać.
rule-7-7 = Z drugim poziomem bazy ten, kto przegrywa walkę, zachowuje jedną policzoną jednostkę, jeśli policzono co najmniej dwie. Nie w razie patu.
rule-7-8 = Która zostaje, mówi właściciel. Kto milczy, zachowuje dowódcę, potem najsilniejszą, potem tę, która atakowała.
rule-7-9 = Poległych szeregowych i droidy można kupić znowu; dowódca czeka na powrót.

rule-8 = Energia i zakupy
rule-8-1 = Dochód: tura zaczyna się od 2 energii dla tego, kto ma własną bazę; od 3 z jej pierwszym poziomem, od 4 z trzecim. Zdobyte bazy nic nie dają, a bez własnej nie ma nic.
rule-8-2 = Jeden zakup na turę: szeregowy, droid albo ulepszenie.
rule-8-3 = Ceny: szeregowy 3 energii, droid 4, ulepszenie 7.
rule-8-4 = Nikt nie ma na planszy więcej niż 5 szeregowych i 2 droidy.
rule-8-5 = Nowe jednostki pojawiają się na wolnym polu macierzystej bazy, która musi należeć do właściciela, z tlenem dla nich. Mogą działać od razu.
rule-8-6 = Energii jest 200. Gdy się skończy, nikt jej nie dostaje; to, co zapłacone, wraca.
rule-8-7 = Ulepszenia działają od razu i zostają, gdy dowódca zginie albo baza przepadnie. Można je kupować także bez bazy.
rule-8-8 = Drzewko: oddziały dalej o pole, potem o jeszcze jedno albo +1 do ataku, potem kosmiczny skok; dowódca dalej o pole, potem kosmiczny skok albo +1 do ataku; baza: 3 energii, potem ocalenie jednostki, potem 4 energii. Każde wymaga jednego z poprzednich.
rule-8-9 = Gdzie drzewko mówi „albo”, każde otwiera dalszą drogę, a drugie też można mieć.

rule-9 = Magazyny
rule-9-1 = Dowódca, którego ruch albo skok kończy się w magazynie, dobiera kartę; to nie jest akcja.
rule-9-2 = Nie w tym samym magazynie co ostatnio: między nimi musi być inny.
rule-9-3 = Karty są jawne, działają od razu i są odrzucane. Gdy skończy się talia 18 kart, odrzucone się tasuje.
rule-9-4 = Karty (nasze): 6 Ogniw po 2 energii, 3 Skrzynie ogniw i Pręt reaktora po 4, 4 Rekrutów z darmowym szeregowym, 2 Odzyskane droidy z darmowym droidem, Drużyna z dwoma szeregowymi, Plany.
rule-9-5 = Darmowe jednostki podlegają zasadom dla kupionych (8.4, 8.5). Za taką, dla której nie ma miejsca, jest energia.
rule-9-6 = Plany obniżają cenę następnego ulepszenia o 4. Kto ma wszystkie, dostaje 4 energii.

rule-10 = Kosmiczny skok
rule-10-1 = Jednostki, które go znają, skaczą raz na turę, na północ, wschód, południe albo zachód.
rule-10-2 = Następne pole w tę stronę to próżnia, a za nią widać pomieszczenie.
rule-10-3 = Ląduje się na jego pierwszym polu, które musi być wolne, i potrzeba tam tlenu.
rule-10-4 = Po skoku nie można się w tej turze ruszyć ani zaatakować; przedtem można.
rule-10-5 = Tak można opuścić każde pomieszczenie i trafić do każdego, do baz też; do magazynów tylko dowódcy.

rule-11 = Bazy i koniec
rule-11-1 = Zajęcie: atak na teleporter, który ma ktoś inny, oddalony o jeden otwarty krok albo znajdujący się pod stopami, zawsze się udaje, jeśli nie stoi na nim wróg. Kto ma teleporter, ma bazę, i można ją odbić.
rule-11-2 = Powrót: kto ma własny teleporter, przywraca poległego dowódcę za 2 energii, na teleporterze, a jeśli jest zajęty, na dowolnym wolnym polu bazy. Może działać od razu.
rule-11-3 = Odpadnięcie: odpada ten, kto nie ma ani własnej bazy, ani dowódcy. Jego jednostki znikają, energia wraca do puli, a teleportery, które miał, przejmuje sprawca.
rule-11-4 = Zwycięstwo: wszystkie bazy i żadnego obcego dowódcy na planszy; albo nikt inny nie został.
rule-11-5 = Długość (nasza): po ostatniej rundzie wygrywa, kto ma najwięcej baz; potem kto ma dowódcę, największą siłę na planszy, najwięcej energii. Równi we wszystkim wygrywają razem.
rule-11-6 = Poddanie się: własne jednostki znikają; teleportery wracają do pierwszych właścicieli albo są niczyje. Niczyje może zająć każdy.

rule-12 = Co stół może ustalić inaczej
rule-12-1 = Jedna jednostka i jedno ulepszenie na turę zamiast jednego zakupu.
rule-12-2 = Gałęzie z „albo” się wykluczają.
rule-12-3 = Wsparcie liczy się jak atak: kto wspierał, ten zaatakował, a kto zaatakował, nie wspiera.
rule-12-4 = Drugi poziom bazy ocala także jednostki, które przegrywają same.
rule-12-5 = W turze rusza się, skacze i atakuje tylko jedna jednostka.
rule-12-6 = Do zwycięstwa wystarczą wszystkie bazy, choćby zostali obcy dowódcy.
rule-12-7 = Każdy zaczyna z jakąś energią.
rule-12-8 = Zdobyte bazy płacą tyle, ile są warte.
rule-12-9 = Plany to od razu darmowe ulepszenie.
