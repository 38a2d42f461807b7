### Zasady akapit po akapicie, żeby odmowa, test i gracz mówili o tym samym.

rule-1 = Stacja i załogi
rule-1-1 = Od jednej do czterech osób prowadzi od dwóch do czterech załóg: po jednej, a kto gra sam, dwie. Jeśli załóg jest więcej niż osób, osoby dzielą się nimi po kolei.
rule-1-2 = Każda załoga jest z innego kraju. Rosja i Kanada mają światła czerwone, Japonia i Stany Zjednoczone niebieskie; z dwóch załóg jedna jest czerwona, a druga niebieska.
rule-1-3 = Zasoby są cztery: klimat, żywność, tlen i energia. Rozdziela je los: z czterech załóg każda ma pod opieką jeden, z trzech pierwsza dwa, z dwóch każda dwa. Tak samo dzielą się kolumny stacji od A do D: z trzech załóg pierwsza ma A i D.
rule-1-4 = Każda załoga ma dwanaście kości, tor kości od 4 i o jeden więcej za każdy zasób pod opieką, wylosowaną odznakę oraz dwa kafle startowe każdego swojego zasobu, każdy w osobnym, wylosowanym rzędzie. Trzy kafle poziomu 1 z potasowanej talii to pierwsza oferta. W rundzie 1 prowadzi pierwsza załoga.
rule-1-5 = Wszyscy wygrywają razem, jeśli na koniec rundy wykonane są wszystkie misje.
rule-1-6 = Wszyscy przegrywają razem, jeśli zasób spada poniżej zera bez urządzenia awaryjnego, jeśli pora na katastrofę, a talia jest pusta, albo jeśli mija runda 8, a misje nie są wykonane.
rule-1-7 = Gdy zasób ma spaść poniżej zera, w jakiejkolwiek chwili, zużywa się urządzenie awaryjne i zasób wynosi zero. Zasobu mieści się 15; na początku jest 5.
rule-1-8 = W grze jest jedna z dwóch talii katastrof, a z niej osiem kart, i jeden z trzech poziomów: łatwy, zwykły, trudny.

rule-2 = Runda
rule-2-1 = Runda ma sześć faz: 1 rzut i rozkładanie kości, 2 wyniki, 3 zużycie, 4 katastrofa, 5 wydawanie pojemności, 6 porządki. W fazach 1 i 5 działają wszystkie załogi w dowolnej kolejności; reszta dzieje się sama.
rule-2-2 = Załoga, która nie ma już nic do zrobienia, mówi, że ma gotowe. Dopóki inna nie ma, może się rozmyślić. Gdy wszystkie mają gotowe, faza się kończy.
rule-2-3 = Jedna załoga prowadzi; wybiera tam, gdzie załogi wybierają wspólnie albo gdzie remisuje kilka kafli stacji. Po każdej rundzie prowadzi następna.

rule-3 = Faza 1: rzut i rozkładanie kości
rule-3-1 = Kości zachowane albo dane na tę rundę leżą w puli, jak są. Potem każda załoga rzuca tyloma kośćmi z zapasu, ile wskazuje tor kości, albo tyloma, ile ma.
rule-3-2 = Na własny kafel, który nie jest wyłączony i nie ma kości, załoga kładzie naraz wszystkie kości, których on wymaga. Para to dwie równe kości.
rule-3-3 = Potem działa zdolność kafla, na tylu kościach, ile jest. Z tego, co „można”, wolno zrezygnować.
rule-3-4 = Pasująca kość może trafić na wolne pole misji albo karty katastrofy, która leży. Pole pozostaje zajęte, a kość wraca na koniec rundy. Kość zajmuje najwęższe pasujące pole, a parę raczej domyka, niż zaczyna nową. Misje z parami mają tylko całe pary.
rule-3-5 = Moduł dokujący: raz na rundę, jeśli nie jest wyłączony, załoga przekazuje kość z puli; inna bierze z własnego zapasu nową kość o tej wartości do puli. Przekazana kość leży w module do końca rundy.
rule-3-6 = Moduł mieszkalny: można w nim zachować jedną kość z puli; na początku następnej rundy wraca do puli taka, jaka jest.
rule-3-7 = Wzmocnienie z ręki można położyć na własnym kaflu bez wzmocnienia. W rundzie, w której kafel ma kości, wytwarza on o jeden więcej, po czym znacznik wraca do zapasu.

rule-4 = Faza 2: wyniki
rule-4-1 = Każdy kafel z kośćmi dodaje to, co wytwarza, do swojego zasobu. Spośród kilku zasobów załoga wybiera przy kładzeniu kości; pusty kafel z przeciążeniem zabiera z najniższego.
rule-4-2 = Kafel z kośćmi wytwarza o jeden więcej za wzmocnienie i o jeden mniej za każdy znacznik trafienia, ale nie mniej niż nic. Potem każde przeciążenie zabiera jeden, także gdy kości nie ma.
rule-4-3 = Wzmocnienia, które zadziałały, wracają.
rule-4-4 = Pełne misje są wykonane i dają nagrodę (13); pełne karty katastrof znikają.

rule-5 = Faza 3: zużycie
rule-5-1 = Każdy zasób traci zużycie rundy: 3 w rundach od 1 do 3, 4 w rundach od 4 do 6, 5 w rundach 7 i 8; na trudnym 3 w rundach 1 i 2, 4 w rundach od 3 do 5, 5 od rundy 6.

rule-6 = Faza 4: katastrofa
rule-6-1 = Najpierw działa to, co leży na stole, potem odkrywa się kartę.
rule-6-2 = Karty, które leżą, działają w każdej fazie 4, od najstarszej, także w tej, w której przyszły.
rule-6-3 = Potem odkrywa się następną kartę z talii i ona działa. Jej trujące wartości obowiązują w następnej rundzie, a karty, która leży, dopóki leży.
rule-6-4 = O tym, co dotyczy jednej załogi, decyduje ona; o tym, co dotyczy wszystkich, załoga prowadząca.

rule-7 = Faza 5: wydawanie pojemności
rule-7-1 = Każda załoga zyskuje 2 pojemności; może mieć 20.
rule-7-2 = Załoga może zamieniać zapas swoich zasobów na pojemność, jeden za jeden.
rule-7-3 = Może kupować kafle ze swojej oferty za ich koszt i kłaść je na wolnych miejscach swoich kolumn, w dowolnym rzędzie. Oferta od razu dopełnia się do trzech.
rule-7-4 = Raz na rundę może przesunąć tor kości o jedno pole w prawo, za 3; ostatnie pole to 9.
rule-7-5 = Może zdejmować ujemne znaczniki (trafienie, przeciążenie, wyłączenie) z własnych kafli, po 2.
rule-7-6 = Może raz użyć odznaki (12).

rule-8 = Faza 6: porządki
rule-8-1 = Jeśli wszystkie misje są wykonane, wszyscy wygrali. Inaczej wszystkie kości wracają do zapasów, oprócz zachowanych i danych na następną rundę.
rule-8-2 = Znikają znaczniki wyłączenia, które leżały już na początku rundy.
rule-8-3 = Po rundzie 2 do ofert wtasowuje się kafle poziomu 2, po rundzie 5 poziomu 3.
rule-8-4 = Prowadzi następna załoga i zaczyna się następna runda.

rule-9 = Trafienia i znaczniki
rule-9-1 = Stacja ma osiem rzędów po cztery miejsca. Przy każdym rzucie kością katastrofy trafiony jest każdy kafel w jej rzędzie: dostaje znacznik trafienia. Po rzędzie 8 następuje rząd 1.
rule-9-2 = Kafel mieści trzy znaczniki trafienia. Zamiast czwartego zostaje zniszczony: opuszcza grę, jego znaczniki i kości wracają.
rule-9-3 = Kafel wytwarza zasób, jeśli może go wytwarzać, cokolwiek wytworzył w tej rundzie. Laboratorium badawcze nie liczy się do żadnego.
rule-9-4 = Najdroższy kafel to ten o najwyższym koszcie. Spośród kilku własnych wybiera załoga, spośród kilku na stacji załoga prowadząca.
rule-9-5 = Załoga, która traci pole toru kości, przesuwa się o jedno w lewo; pole 3 jest ostatnie.
rule-9-6 = Znacznik wyłączenia zamyka kafel albo moduł dokujący na następną rundę. Drugi niczego nie zmienia.
rule-9-7 = „Trafione tą kartą” jest tylko to, co właśnie trafiła; „już trafione” to, co ma znacznik trafienia, zanim trafi się coś nowego.

rule-10 = Trujące kości
rule-10-1 = Trująca jest kość, która w chwili kładzenia pokazuje trującą wartość. W rundzie 1 nie ma żadnych. Wartości kilku kart się sumują.
rule-10-2 = Kto kładzie trującą kość na kafel, misję, kartę katastrofy albo do modułu mieszkalnego, odrzuca na kartę pomocy inną kość z puli, za każdą trującą jedną, zanim stanie się cokolwiek innego. Bez innej kości nie można jej położyć.
rule-10-3 = Moduł dokujący nic nie kosztuje. Kość, która przez niego przyszła, jest trująca, jeśli trująca jest jej wartość.
rule-10-4 = Kości na karcie pomocy liczą niektóre katastrofy; na koniec rundy wracają.
rule-10-5 = Wartości karty, która leży, przestają być trujące w chwili, gdy zajęte jest jej ostatnie pole.

rule-11 = Kraje
rule-11-1 = Rosja przerzuca i rzuca więcej. Co odrzuca dla zdolności, wraca do jej zapasu.
rule-11-2 = Kości Japonii są zablokowane: liczy się, jak leżą, a obracają je tylko zdolności kafli. W górę przechyla kość od właściciela, w dół do niego, w lewo i w prawo na bok. Kość z modułu dokującego leży tak, jak chce ta załoga, która ją daje, a kość od oficera medycznego tak, jak chce Japonia.
rule-11-3 = Kanada może po rzucie użyć konwerterów: każdy podnosi jedną kość o jeden i obniża inną o jeden; po 6 jest 1. Potem nieparzyste kości idą do schowka. Zachowane, dane i przekazane nie. Kości ze schowka nie można kłaść, a na koniec rundy wracają do zapasu; wyjęte zachowują wartość. Kanada zaczyna z jednym konwerterem, a trzy leżą obok planszy.
rule-11-4 = Stany Zjednoczone zmieniają kości o jeden w górę lub w dół; po 6 jest 1.

rule-12 = Odznaki
rule-12-1 = Specjalista ładunku: przenosi wszystkie ujemne znaczniki z dowolnego kafla na własny, który nie ma żadnych. Przeniesione wyłączenie zamyka ten kafel w następnej rundzie.
rule-12-2 = Pilot statku: kładzie przeciążenie na własny kafel i daje wzmocnienie innej załodze; muszą być oba znaczniki.
rule-12-3 = Oficer medyczny: płaci 2 pojemności; dowolna załoga bierze kość z zapasu na następną rundę i wybiera, jak leży.
rule-12-4 = Specjalista misji: niszczy kafel z własnej oferty; inna załoga zyskuje 2 pojemności.
rule-12-5 = Każda odznaka działa raz na rundę, w fazie 5. Kto gra sam, daje drugiej załodze.

rule-13 = Misje
rule-13-1 = Losuje się trzy misje, na łatwym dwie. Liczba pól zależy od katastrofy, poziomu i liczby załóg.
rule-13-2 = Misja jest wykonana w fazie 2, gdy zajęte są wszystkie jej pola.
rule-13-3 = Nagroda przychodzi od razu. To, co wspólne, dzieli załoga prowadząca.
