### Wszystkie zdania gry Station X.
###
### Figury stoją pod nazwami („Czerwony T2”), pola po kolumnie i wierszu („K13”). Nazwy płytek i jednostek mają
### biernik (.acc), kolory dopełniacz (.gen), magazyny dopełniacz (.gen) i miejscownik (.loc).

about-stationx = Stacja zbudowana tylko w połowie i do czterech frakcji, z których każda chce ją całą. Zbudujcie ją razem, płytka po płytce, a potem prowadźcie oddziały, walczcie liczbami, a nie kośćmi, ulepszajcie, skaczcie przez próżnię i zdobądźcie wszystkie bazy.
lasts-stationx = Budowa to od 9 do 17 krótkich tur na osobę, walka od 30 do 80 rund: kilka tygodni, jeśli runda trwa dzień.

## Części zdań


## Zdarzenia

dealt = Zaczyna { $first }. Każdy ma do położenia { $tiles } korytarzy i pokoi, a na końcu bazę.
placed = { $seat } kładzie { $tile-acc } na { $cell }.
discarded = { $seat } nie ma na nic miejsca i odkłada { $tile-acc }.
lifted = { $seat } zabiera z planszy { $tile-acc } ({ $cell }), żeby zrobić miejsce na bazę.
built = Stacja stoi. Teraz każdy wystawia w swojej bazie teleporter i dowódcę.
deployed = { $seat } stawia teleporter na { $teleporter }, a dowódcę na { $commander }.
deployed-all = Wszyscy na miejscach: zaczyna się walka.
turn =
    Runda { $round }: turę ma { $seat } ({ $colour }) { $energy ->
        [0] i nie dostaje energii.
       *[other] i dostaje energię: { $energy }.
    }
    .quiet = in posts
    .heads = its turn
turn-over = { $seat } kończy turę.
    .quiet = in posts
conceded = { $seat } się poddaje.
moved = { $unit } idzie z { $start } na { $to }.
jumped = { $unit } skacze przez próżnię z { $start } na { $to }.
attacked =
    { $unit } atakuje: { $target } na { $cell }. { $attack } do { $defence }, { $outcome ->
        [won] zwycięstwo.
        [lost] porażka.
       *[even] pat.
    }
fallen =
    { $number ->
        [one] Ginie: { $units }.
       *[other] Giną: { $units } (razem { $number }).
    }
kept = { $unit } ocalał.
captured = { $unit } zajmuje teleporter na { $cell }: { $seat } ma teraz bazę { $whose-gen }.
retaken = { $unit } odbija teleporter na { $cell }: { $seat } znów ma własną bazę.
bought = { $seat } kupuje { $kind-acc } (energia: { $energy }).
came = { $unit } pojawia się na { $cell }.
upgraded = { $seat } zdobywa ulepszenie: { $node }.
respawned = { $unit } wraca na { $cell } (energia: { $energy }).
supply-empty = { $unit } niczego nie znajduje: { $room } to ostatni odwiedzony magazyn.
drawn = { $seat } dobiera kartę zaopatrzenia w { $room-loc }: { $card }.
shuffled = Talia zaopatrzenia się skończyła i zostaje przetasowana.
gained = { $seat } dostaje energię: { $energy }.
blueprint = { $seat } zapłaci za następne ulepszenie o { $energy } mniej.
refunded = { $seat } nie ma miejsca na { $kind-acc } i dostaje zamiast tego energię: { $energy }.
eliminated = { $seat } nie ma ani bazy, ani dowódcy i odpada; zdobyte bazy przejmuje { $by }.
over = Koniec gry. { $why }
ending-bases = Wszystkie bazy są w jednych rękach i nie ma już obcego dowódcy.
ending-last = Została tylko jedna frakcja.
ending-length = Minęła ostatnia runda: liczą się bazy, potem dowódcy, siła i energia.

## O co gra pyta

ask-place =
    { $left ->
        [one] Połóż ostatni korytarz lub pokój, tak żeby miał wspólną krawędź ze stacją.
       *[other] Połóż korytarz lub pokój, tak żeby miał wspólną krawędź ze stacją. Zostało ci { $left }{ $more ->
            [0] .
           *[other] , a w tej turze jeszcze { $more }.
        }
    }
ask-base = Połóż bazę, tak żeby miała wspólną krawędź z pokojem centralnym, korytarzem lub pokojem.
ask-deploy = Postaw teleporter i dowódcę na polach swojej bazy; może to być jedno pole.
ask-turn = Twoja tura, runda { $round }. Energia: { $energy }.
ask-survivor-beaten = Przegrywasz, górą jest { $foe }. Która z twoich jednostek ocaleje?
ask-survivor-even = Pat, przeciw tobie { $foe }. Którą ze swoich jednostek zachowujesz?
ask-arrival = { $kind } dołącza do ciebie za darmo. Na którym polu twojej bazy?
ask-plan = Plany: które ulepszenie bierzesz za darmo?

## Jak się skończyło, wiersz po wierszu

score-base = Baza { $whose-gen }
score-out = Poza grą
score-commander = Dowódca żyje
score-no-commander = Dowódca nie żyje
score-strength = Siła na planszy: { $strength }
score-energy = Energia: { $energy }

## Odmowy

no-seats = To gra dla { $least }–{ $most } osób.
no-over = Gra jest skończona.
no-not-your-turn = To nie twoja tura: działa { $waiting }.
no-answer-first = Najpierw odpowiedz na pytanie; potem tura toczy się dalej.
no-not-asked = Nikt cię o to nie pyta.
no-build-first = Stacja jeszcze powstaje: nikt się nie rusza, nie walczy i nie kończy tury, dopóki nie leżą wszystkie bazy i nie stoją teleportery z dowódcami.
no-built-already = Stacja jest gotowa: nie kładzie się już płytek.
no-deploy-once = Teleportery i dowódców wystawia się raz, gdy leżą wszystkie bazy.
no-cell-unknown = { $cell } nie jest polem planszy. Pola to A1 do Y25.
no-unit-unknown = W tej grze nie ma jednostki „{ $unit }”.
no-unit-foreign = { $unit } należy do { $whose-gen }; działasz tylko własnymi jednostkami.
no-unit-gone = { $unit } nie stoi na planszy.
no-tile-unknown = Kładzie się tylko korytarze i pokoje, a „{ $tile }” do nich nie należy.
no-tile-none-left = Nie masz już takiej płytki: { $tile }.
no-tile-square = { $tile } to kwadrat: nie ma czego obracać.
no-tile-off = { $tile } na { $cell } wychodzi poza planszę.
no-tile-over = { $tile } na { $cell } zakrywa { $taken }, gdzie nie ma próżni.
no-tile-apart = { $tile } na { $cell } dotyka tylko bazy albo magazynu. Potrzebna jest wspólna krawędź z pokojem centralnym, korytarzem lub pokojem.
no-tile-alone = { $tile } na { $cell } nie ma wspólnej krawędzi z pokojem centralnym, korytarzem ani pokojem; sam róg nie wystarcza.
no-base-last =
    { $left ->
        [one] Baza jest na końcu: masz jeszcze korytarz lub pokój do położenia.
       *[other] Baza jest na końcu: masz jeszcze do położenia korytarze i pokoje, razem { $left }.
    }
no-something-fits = Coś z tego, co masz położyć, jeszcze się mieści.
no-not-loose = Płytki z { $cell } nie można zabrać: coś zawisłoby w próżni.
no-not-own-base = { $cell } nie leży w twojej bazie.
no-there-already = { $unit } już stoi na { $cell }.
no-void = { $cell } to próżnia: nie ma na czym stanąć.
no-commanders-only = { $unit } tam nie wejdzie: do magazynów wchodzą tylko dowódcy.
no-taken = Na { $cell } już ktoś stoi.
no-enemy-between = { $unit } nie dojdzie na { $cell }: drogę zagradza wróg, przepuszczają tylko swoi.
no-too-far = { $cell } jest za daleko: { $unit } przechodzi pól: { $steps }. Nie ścina się rogów i nie przechodzi przez ścianę między bazami.
no-no-oxygen = W pomieszczeniu z { $cell } jest tlen dla { $capacity } i nie ma już ani trochę wolnego. Droidom nie jest potrzebny.
no-no-share = Z tlenu dla { $capacity } w pomieszczeniu z { $cell } jednej osobie przypada { $share }, i tyle już masz. Droidom nie jest potrzebny.
no-moved-already = { $unit } ma już w tej turze ruch za sobą.
no-jumped-already = { $unit } ma już w tej turze skok za sobą i do następnej nic nie zrobi.
no-attacked-already = { $unit } ma już w tej turze atak za sobą.
no-one-unit = Przy tym stole w turze działa tylko jedna jednostka, teraz { $acting }: { $unit } musi poczekać.
no-direction-unknown = Skacze się na północ, wschód, południe albo zachód, nie „{ $towards }”.
no-cannot-jump = { $unit } nie zna kosmicznego skoku.
no-no-line = { $unit } tam nie skoczy (kierunek: { $towards }). Tuż obok musi być próżnia, a za nią widoczne pomieszczenie.
no-own-unit = Na { $cell } stoi ktoś z własnej strony; { $unit } go nie zaatakuje.
no-nothing-there = Na { $cell } nie ma nic, co { $unit } może zaatakować.
no-not-beside = { $cell } nie sąsiaduje z polem, na którym stoi { $unit }.
no-walled = { $unit } nie sięgnie stąd na { $cell }: zasłania ściana albo róg.
no-not-counted = { $unit } nie brał udziału w tej walce.
no-bought-already = Jeden zakup na turę: szeregowy, droid albo ulepszenie. Masz go za sobą.
no-unit-already = W tej turze jest już kupiona jednostka.
no-upgraded-already = W tej turze jest już kupione ulepszenie.
no-energy = To kosztuje { $price } energii; masz { $energy }.
no-all-out = Masz na planszy wszystkie ({ $limit }): { $kind }.
no-base-lost = Twoja baza nie jest teraz twoja: nikt nowy się w niej nie pojawi.
no-kind-unknown = Kupuje się szeregowego albo droida, nie „{ $kind }”.
no-not-home = Nowe jednostki pojawiają się w twojej bazie; { $cell } w niej nie leży.
no-node-unknown = Nie ma ulepszenia „{ $node }”.
no-node-owned = Masz już to ulepszenie: { $node }.
no-node-needs = { $node }: najpierw potrzebne jest { $first } albo { $second }.
no-node-barred = Przy tym stole te ulepszenia się wykluczają: { $node } i { $other }.
no-commander-alive = Twój dowódca żyje.
no-no-teleporter = Twój teleporter nie jest teraz twój: nikt przez niego nie wróci.
no-teleporter-free = Dowódca wraca na teleporter, skoro nikt na nim nie stoi.

## Co się robi

verb-place = Połóż
hint-place = Korytarz lub pokój, wspólną krawędzią do stacji. Korytarz można obrócić.
act-place =
    Połóż { $kind-acc } na { $cell }{ $turned ->
        [yes] , obrócony
       *[other] { "" }
    }
verb-base = Połóż bazę
hint-base = Twoja baza, 4 na 4, gdy nie masz już nic innego do położenia.
act-base = Połóż bazę na { $cell }
verb-discard = Odłóż
hint-discard = Płytkę, która nigdzie się nie mieści, tak jak żadna z twoich.
act-discard = Odłóż { $kind-acc }
verb-lift = Zabierz z planszy
hint-lift = Korytarz lub pokój, który niczego nie łączy, żeby zrobić miejsce na bazę.
act-lift = Zabierz to, co leży na { $cell }
verb-deploy = Wystaw
hint-deploy = Teleporter i dowódcę, na polach swojej bazy.
act-deploy = Teleporter na { $teleporter }, dowódca na { $commander }
verb-move = Ruch
hint-move = Każda jednostka raz na turę: 2 pola w dowolną stronę, z ulepszeniami dalej.
act-move = { $unit } idzie na { $to }
verb-jump = Kosmiczny skok
hint-jump = Prosto przez próżnię do pierwszego widocznego pomieszczenia; potem już nic.
act-jump = { $unit } skacze na { $towards }
verb-attack = Atak
hint-attack = Każda jednostka raz na turę: kogoś obok albo teleporter, którego nikt nie pilnuje.
act-attack = { $unit } atakuje { $target }
verb-buy = Kup
hint-buy = Szeregowego za 3 albo droida za 4; pojawia się w twojej bazie i może od razu działać.
act-buy = Kup { $kind-acc }, na { $cell }
verb-upgrade = Ulepsz
hint-upgrade = Coś z drzewka umiejętności, za 7 energii. Jeden zakup na turę.
act-upgrade = Ulepszenie: { $node }
verb-respawn = Przywróć
hint-respawn = Poległego dowódcę, na własnym teleporterze, za 2 energii.
act-respawn = Przywróć dowódcę, na { $cell }
verb-keep = Zachowaj
hint-keep = Jedną z jednostek, które walczyły; pozostałe giną.
act-keep = Ocaleje { $unit }
verb-put = Postaw
hint-put = Darmową jednostkę, na polu swojej bazy.
act-put = Postaw na { $cell }
verb-free-upgrade = Darmowe ulepszenie
hint-free-upgrade = To, co dają Plany.
act-free-upgrade = Za darmo: { $node }
verb-end = Zakończ turę
hint-end = To wszystko; co niewykorzystane, przepada.
act-end = Zakończ turę
verb-concede = Poddaj się
hint-concede = Odchodzisz z gry razem ze wszystkimi jednostkami.
act-concede = Poddaj się
    .refuses = odmowa
confirm-place =
    { $more ->
        [0] Zostaje tam, gdzie leży: wszyscy zobaczą to od razu i nie da się tego cofnąć.
       *[other] { "" }
    }
confirm-base = Zostaje tam, gdzie leży: wszyscy zobaczą to od razu i nie da się tego cofnąć.
confirm-deploy = Teleporter zostaje tam, gdzie stoi: wszyscy zobaczą to od razu i nie da się tego cofnąć.
confirm-concede = Odchodzisz z gry: jednostki znikają, baza jest niczyja, a gdy tura minie, nie da się tego cofnąć.

also-place = kładę, buduję, płytka
also-base = baza
also-move = idź, idę, krok, rusz
also-jump = skok, skacz, skaczę
also-attack = atakuj, atakuję, bij, zajmij
also-buy = kupuję, rekrutuj
also-upgrade = ulepszam, ulepszenie
also-respawn = wskrześ, dowódca wraca
also-end = koniec, gotowe, pas
also-concede = poddaję się, rezygnuję

field-kind = Co
field-cell = Które pole
field-turned = Obrót
help-field-turned = Dla korytarzy: na sztorc, z północy na południe
field-teleporter = Teleporter na
field-commander = Dowódca na
field-column = Kolumna
field-row = Wiersz
field-unit = Która jednostka
field-to = Dokąd
field-towards = W którą stronę
field-target = Które pole
field-node = Które ulepszenie

## Co jest w grze

name-short-hall = korytarz 2×1
    .acc = korytarz 2×1
name-long-hall = korytarz 3×1
    .acc = korytarz 3×1
name-large-room = pokój 3×3
    .acc = pokój 3×3
name-small-room = pokój 2×2
    .acc = pokój 2×2
name-base = baza
    .acc = bazę
name-centre = pokój centralny
    .acc = pokój centralny
name-supply = magazyn
    .acc = magazyn
name-turned-yes = obrócony
name-turned-no = nieobrócony
also-short-hall = krótki korytarz
also-long-hall = długi korytarz
also-large-room = duży pokój
also-small-room = mały pokój
name-commander = dowódca
    .acc = dowódcę
name-trooper = szeregowy
    .acc = szeregowego
name-droid = droid
    .acc = droida
name-north = północ
name-east = wschód
name-south = południe
name-west = zachód
name-supply-north = magazyn północny
    .gen = magazynu północnego
    .loc = magazynie północnym
name-supply-east = magazyn wschodni
    .gen = magazynu wschodniego
    .loc = magazynie wschodnim
name-supply-south = magazyn południowy
    .gen = magazynu południowego
    .loc = magazynie południowym
name-supply-west = magazyn zachodni
    .gen = magazynu zachodniego
    .loc = magazynie zachodnim
name-troop-move1 = Oddziały: 1 pole dalej
name-troop-move2 = Oddziały: 2 pola dalej
name-troop-attack = Oddziały: +1 do ataku
name-troop-jump = Oddziały: kosmiczny skok
name-cmd-move = Dowódca: 1 pole dalej
name-cmd-jump = Dowódca: kosmiczny skok
name-cmd-attack = Dowódca: +1 do ataku
name-base-1 = Baza: 3 energii na turę
name-base-2 = Baza: jedna jednostka ocaleje
name-base-3 = Baza: 4 energii na turę
name-power-cell = Ogniwo
name-power-crate = Skrzynia ogniw
name-reactor-rod = Pręt reaktora
name-recruit = Rekrut
name-salvaged-droid = Odzyskany droid
name-squad = Drużyna
name-blueprint = Plany
name-cyborgs = Cyborgi
name-pirates = Piraci
name-spacemen = Kosmonauci
name-aliens = Obcy
name-red = Czerwoni
    .gen = Czerwonych
name-blue = Niebiescy
    .gen = Niebieskich
name-green = Zieloni
    .gen = Zielonych
name-yellow = Żółci
    .gen = Żółtych
name-red-c = Czerwony dowódca
also-red-c = C
name-red-t1 = Czerwony T1
name-red-t2 = Czerwony T2
name-red-t3 = Czerwony T3
name-red-t4 = Czerwony T4
name-red-t5 = Czerwony T5
name-red-d1 = Czerwony D1
name-red-d2 = Czerwony D2
name-blue-c = Niebieski dowódca
also-blue-c = C
name-blue-t1 = Niebieski T1
name-blue-t2 = Niebieski T2
name-blue-t3 = Niebieski T3
name-blue-t4 = Niebieski T4
name-blue-t5 = Niebieski T5
name-blue-d1 = Niebieski D1
name-blue-d2 = Niebieski D2
name-green-c = Zielony dowódca
also-green-c = C
name-green-t1 = Zielony T1
name-green-t2 = Zielony T2
name-green-t3 = Zielony T3
name-green-t4 = Zielony T4
name-green-t5 = Zielony T5
name-green-d1 = Zielony D1
name-green-d2 = Zielony D2
name-yellow-c = Żółty dowódca
also-yellow-c = C
name-yellow-t1 = Żółty T1
name-yellow-t2 = Żółty T2
name-yellow-t3 = Żółty T3
name-yellow-t4 = Żółty T4
name-yellow-t5 = Żółty T5
name-yellow-d1 = Żółty D1
name-yellow-d2 = Żółty D2

## Co ustala stół

option-start-energy = Energia na początku
option-start-energy-hint = W instrukcji nie ma żadnej; 6 skraca grę.
option-all-bases = Wystarczą wszystkie bazy
option-all-bases-hint = Kto ma wszystkie bazy, wygrywa, choćby zostali obcy dowódcy.
option-rounds = Najwięcej rund
option-rounds-hint = Potem liczą się bazy, dowódcy, siła i energia. 0: bez końca, jak w instrukcji.
option-one-purchase = Jeden zakup na turę
option-one-purchase-hint = Nie: jedna jednostka i jedno ulepszenie w każdej turze.
option-exclusive-branches = Gałęzie się wykluczają
option-exclusive-branches-hint = Z dwóch ulepszeń, między którymi jest „albo”, można mieć tylko jedno.
option-supporters-spent = Wsparcie to atak
option-supporters-spent-hint = Kto wspiera, ten zaatakował; kto zaatakował, nikogo nie wspiera.
option-preserve-lone = Samotni też ocaleją
option-preserve-lone-hint = Z drugim poziomem bazy ocaleje także jednostka, która przegrywa sama.
option-captured-income = Zdobyte bazy płacą
option-captured-income-hint = Tyle, ile są warte według swojego poziomu.
option-one-unit-moves = Jedna jednostka na turę
option-one-unit-moves-hint = W turze rusza się, skacze i atakuje tylko jedna z twoich jednostek.
option-free-blueprint = Plany to darmowe ulepszenie
option-free-blueprint-hint = Od razu i do wyboru; inaczej następne kosztuje o 4 mniej.
option-tiles-a-turn = Płytki pod rząd
option-tiles-a-turn-hint = Tyle korytarzy i pokojów kładzie każdy, zanim zrobi to następny; 4 skracają budowę czterokrotnie.

### Jak opowiada się koniec: nie ma punktów, są tylko zajęte bazy.

bot-end-nothing-for = { $rows }
bot-end-won =
    { $count ->
        [one] 🏆 Wygrywa { $names }, zajęte bazy: { $points }
       *[other] 🏆 Wygrywają { $names }, zajęte bazy: { $points }
    }
bot-end-ahead = (o { $points } więcej niż ktokolwiek inny)
