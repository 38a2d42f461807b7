### Every sentence of Stationfall, in Polish.
###
### Names have forms, which a sentence asks for as `$<argument>-<form>`. Characters and things: the cases `.gen`,
### `.dat`, `.acc`, `.ins`, and `.gender` (`m`, `f`, `n`; `p` for what is many). Sections: `.acc`, and with their
### prepositions `.in` (w Reaktorze, na Mostku), `.to` (do Reaktora, na Mostek) and `.from` (z Reaktora; of a
### character: od Cyborga).
### Players are people of any gender: sentences about them have no word that would have to agree.

## Parts of sentences

# What a deed costs and who makes the doer do it.
deed-terms =
    { $by-key ->
        [none] { "" }
       *[other] { " " }(steruje { $by }: { $power })
    }{ $pay-key ->
        [name-free] { " " }– darmowa akcja
        [name-gratis] { " " }– bez kosztu
        [name-bribe] { " " }– za łapówkę
        [name-grey] { " " }– za szarą łapówkę
        [name-kompromat] { " " }– dzięki materiałom
        [name-gift] { " " }– zyskana akcja
       *[other] { "" }
    }

some-cubes =
    { $cubes ->
        [one] 1 znacznik
        [few] { $cubes } znaczniki
       *[many] { $cubes } znaczników
    }

an-item = { $item-acc }

a-thing = { $thing-acc }

the-what = { $what-acc }

# 12.9.1: an item is taken away, data is copied.
the-loot =
    { $what-key ->
        [name-digital-assistant] kopię { $what-gen }
        [name-evidence] kopię { $what-gen }
        [name-nda] kopię { $what-gen }
        [name-x-secret] kopię { $what-gen }
       *[other] { the-what }
    }

the-colour =
    { $colour ->
        [0] { colour-0 }
        [1] { colour-1 }
        [2] { colour-2 }
        [3] { colour-3 }
        [4] { colour-4 }
        [5] { colour-5 }
        [6] { colour-6 }
        [7] { colour-7 }
        [8] { colour-8 }
       *[other] { $colour }
    }

# Whose cube: by name where that is known, and by colour.
a-cube =
    { $colour-seat-key ->
        [none] znacznik ({ the-colour })
       *[other] znacznik ({ the-colour }, { $colour-seat })
    }

## Events: setting up

dealt =
    Zaczyna { $first }. { $seats ->
        [one] Gra { $seats } osoba
        [few] Grają { $seats } osoby
       *[many] Gra { $seats } osób
    }, a do wejścia w atmosferę { $minute ->
        [one] została 1 minuta
        [few] zostały { $minute } minuty
       *[many] zostało { $minute } minut
    }. Teraz każdy wybiera tajną tożsamość.
dealt-lesson = To gra z samouczka. Jak wszyscy wiedzą, rolę Lindsey gra { $first }, a jej karty to { $card } i { $other }.
dealt-lesson-kompromat = Kompromitujące materiały { $section-in } są na { $card-acc }.
identity-dealt = Jedna z twoich kart tożsamości: { $card }.
identity = Twoja tajna tożsamość to { $card }. Nikt inny o tym nie wie.
identity-team = Twoja tajna tożsamość to { $card }. Wie o tym tylko twoja drużyna.
identity-mate = { $seat } gra z tobą w drużynie; tajna tożsamość tej osoby to { $card }. Wie o tym tylko wasza drużyna.
bonus = Twoja postać dodatkowa to { $card }: na koniec też może dać ci punkty.
ready = { $seat } ma już tajną tożsamość.

## Events: the turn

turn =
    { $minute ->
        [0] { $seat } zaczyna turę w ostatniej minucie.
        [one] { $seat } zaczyna turę; została 1 minuta.
        [few] { $seat } zaczyna turę; zostały { $minute } minuty.
       *[many] { $seat } zaczyna turę; zostało { $minute } minut.
    }
turn-of =
    { $minute ->
        [0] { $seat } jako { $plays } zaczyna turę w ostatniej minucie.
        [one] { $seat } jako { $plays } zaczyna turę; została 1 minuta.
        [few] { $seat } jako { $plays } zaczyna turę; zostały { $minute } minuty.
       *[many] { $seat } jako { $plays } zaczyna turę; zostało { $minute } minut.
    }
revealed = { $seat } wychodzi z cienia: to { $card }!
schrodinger-reveal = { $seat } odrzuca zakrytą tożsamość i ujawnia się inaczej: to { $card } (ujawnienie Schrödingera)!
betrayed =
    { $cubes ->
        [one] { $seat }: 1 znacznik trafia na pole zdrady.
        [few] { $seat }: { $cubes } znaczniki trafiają na pole zdrady.
       *[many] { $seat }: { $cubes } znaczników trafia na pole zdrady.
    }
influenced = { $seat } kładzie { some-cubes } na karcie { $card-gen }.
    .run = { $seat } kładzie { some-cubes } na każdej z kart: { $card }.
activated = { $seat } aktywuje { $who-acc }: dwie akcje.
activated-tired = { $seat } aktywuje { $who-acc }: jedna akcja, bo to postać wyczerpana.
renegotiated = { $seat } renegocjuje i zabiera znacznik aktywacji.
renegotiated-cube = { $seat } renegocjuje: wraca znacznik aktywacji i jeden znacznik wpływu z karty { $card-gen }.
waited = { $who } czeka.
waited-disc = { $who } czeka, a znacznik aktywacji wraca.

## Events: prices

offers-bribe = { $seat } proponuje łapówkę za to: { $deed }. Decyduje { $owner }.
offers-grey = { $seat } proponuje szarą łapówkę za to: { $deed }. Decyduje { $owner }.
offers-kompromat = { $seat } pokazuje kompromitujące materiały na { $who-acc } i żąda: { $deed }. Decyduje { $owner }.
offer-bribe = { $seat } proponuje łapówkę za jedną akcję { $who-gen }. Decyduje { $owner }.
offer-grey = { $seat } proponuje szarą łapówkę za jedną akcję { $who-gen }. Decyduje { $owner }.
offer-kompromat = { $seat } pokazuje kompromitujące materiały na { $who-acc } i żąda jednej akcji. Decyduje { $owner }.
paid-bribe = { $seat } wręcza łapówkę { $who-dat }.
paid-grey = { $seat } wręcza szarą łapówkę { $who-dat }.
paid-kompromat = { $seat } używa kompromitujących materiałów na { $who-acc }.
consented = { $seat } zgadza się w imieniu { $who-gen }.
declined = { $seat } odmawia w imieniu { $who-gen }.

## Events: moving about

stepped =
    { $to-key ->
        [name-outer-space] { $who } wychodzi w Przestrzeń kosmiczną.
       *[other] { $who } idzie { $to-to }.
    }
    .run =
        { $to-key ->
            [listed] { $who } idzie { $to-then }.
           *[other] { $who } idą { $to-to }.
        }
dragged =
    { $to-key ->
        [name-outer-space] { $who } wyciąga { $body-acc } w Przestrzeń kosmiczną.
       *[other] { $who } ciągnie { $body-acc } { $to-to }.
    }
unlocked = { $who } otwiera kłódkę na drodze { $here-from } { $to-to }.
breached = { $who } wyłamuje kłódkę na drodze { $here-from } { $to-to }.
jettisoned = { $who } wypycha { $body-acc } przez śluzę w Przestrzeń kosmiczną.
flew = { $who } nurkuje w atmosferę na Skrzydłach rakietowych – ucieczka udana!
crept = Zębaty mech pełznie { $to-to }.
switched = { $who } i { $other } zamieniają się miejscami i całym dobytkiem.
picked-up-by-ship = Statek w Przestrzeni kosmicznej zabiera na pokład { $who-acc }.
    .run = Statek w Przestrzeni kosmicznej zabiera na pokład { $who-acc }.

## Events: things

picked-up = { $who } podnosi { $item-acc } { $section-in }.
picked-up-from = { $who } przeszukuje { $body-acc } i zabiera { $item-acc }.
kompromat-taken = { $who } podnosi kompromitujące materiały { $section-in }.
kompromat-seen = Podnosisz kompromitujące materiały { $section-in }: są na { $card-acc }.
dropped = { $who } upuszcza { $item-acc } { $section-in }.
dropped-outside = { $who } gubi { $item-acc } w drodze na dół.
came-to-nothing = { $who } nie może już zrobić tego, co było zapowiedziane.
gave = { $who } przekazuje { $to-dat } { $item-acc }.
threw =
    { $to-key ->
        [name-outer-space] { $who } wyrzuca { $item-acc } w Przestrzeń kosmiczną.
       *[other] { $who } rzuca { $item-acc } { $to-to }.
    }
gained = { $who } ma teraz { an-item }.
broken = { $who } traci na dobre { $item-acc }.
grabbed = { $who } wyławia { the-what } z Przestrzeni kosmicznej Chwytakiem ładunkowym.
dissolved = Wszystko, co leżało luzem { $section-in }, rozpuszcza się.
copied = { $who } kopiuje { $data-acc } dla { $to-gen }.
deleted = { $who } kasuje { $data-acc }.
wiped = { $who } kasuje { $other-dat } { $data-acc }.
manufactured = { $who } wytwarza { a-thing }.
transmitted = { $seat } transmituje { $data-acc } { $offsite-to }.
salvaged = { $seat } skleja strzępy: kompromitujące materiały na { $card-acc } znów nadają się do użycia.
tradecraft = { $seat } oddaje materiały na { $first-acc } i na { $second-acc } w zamian za zużyte na { $card-acc }.
hollow-promises = Wszystkie trzy szare łapówki wracają do Miliardera.
refunded = { $seat } odzyskuje wydaną łapówkę.
served = { $who } rozdaje NDA { $section-in }: teraz mają je tam wszyscy.
signed = { $who } podpisuje NDA.
trojan-horse = Kopia Asystenta cyfrowego zagnieżdża się u { $to-gen }.

## Events: harm and help

attacked = { $who } atakuje { $other-acc } { $item-ins }.
robbed = { $who } kradnie { $other-dat } { the-loot }.
sabotaged = { $who } sabotuje { $section-acc }.
downed =
    { $who-gender ->
        [f] { $who } leży ogłuszona { $section-in }.
        [n] { $who } leży ogłuszone { $section-in }.
       *[m] { $who } leży ogłuszony { $section-in }.
    }
revived = { $who } odzyskuje przytomność.
annihilated = Unicestwienie: { $who }.
contaminated = { $who } ulega skażeniu.
decontaminated = { $who } pozbywa się skażenia.
wormtongue = { $who } szepcze do ucha { $target-dat }: 1 znacznik ({ $seat }) trafia na pole zdrady.
confessional = Wszyscy słyszą nagrane zwierzenia { $target-gen }.
overload = Coś { $section-in } zaczyna się przeciążać. Sektor ulegnie uszkodzeniu na końcu następnej tury tego gracza.
missile = Pocisk wycelowany w { $section-acc }. Uderzy na końcu następnej tury tego gracza.
impact = Pocisk uderza w { $section-acc }!
emp = { $who } wyzwala impuls EMP { $section-in }: Roboty padają, a Dane przepadają.
gassed = { $who } wpuszcza gaz { $section-to }.
devoured = Zębaty mech pożera { $who-acc } { $section-in }.
trap-laid = Zakryty żeton ląduje { $section-in }: pułapka albo nic.
    .run = Zakryte żetony lądują { $section-in }: każdy to pułapka albo nic.
trap-chosen = Prawdziwa pułapka jest { $section-in }.
trap-blank = { $who } natrafia na żeton { $section-in }: pusty.
trap-real = { $who } wpada w pułapkę { $section-in }!
pirate-ship = Statek ratunkowy wciąga czarną banderę: zabierze tylko tego, kto ma Walizkę.
homework = { $seat } pokazuje postać dodatkową ({ $card }) i może wykonać nią akcję.

## Events: guilt

suspect = { $seat } trafia na listę podejrzanych.
guilty = { $seat } ma status „winny”. Z nim mało kto wygrywa.
lawyered = { $who } zagląda w papiery: { $seat } trafia na listę podejrzanych.
framed = Wszystkie ślady prowadzą w jedną stronę: { $seat }.
cleared = { $seat } osobiście przynosi Dowód: z winnych wraca do podejrzanych.
meditated = { $seat } odzyskuje { some-cubes } z pola zdrady.
mission-first =
    { $cubes ->
        [0] Misja przede wszystkim; ale { $seat } nie ma nic na polu zdrady.
       *[other] Misja przede wszystkim: { $seat } odzyskuje { some-cubes } z pola zdrady.
    }

## Events: the station

damaged = Uszkodzony sektor: { $section }.
repaired = Naprawiony sektor: { $section }.
fire = Wybucha pożar { $section-in }.
asphyxiation = Brakuje powietrza { $section-in }.
cleared-hazard = Powietrze wraca { $section-to }.
power-emergency = Moc spada: zasilanie awaryjne. Kamery i zagłuszacze gasną.
power-blackout = Brak zasilania! Wszystkie sektory są ciemne. Akcje sektorów i sterownicze nie działają – poza śluzami i opóźnionym wystrzeleniem.
power-restored = Światło wraca, choć zasilanie jest tylko awaryjne. Wszystkie kłódki otwarte.
power-normal = Znów normalne zasilanie. Kamery i zagłuszacze można włączyć.
cameras-on = { $who } włącza kamery.
cameras-off = { $who } wyłącza kamery.
jammers-on = { $who } włącza zagłuszacze: Dane skopiujesz tylko na miejscu.
jammers-off = { $who } wyłącza zagłuszacze: Dane skopiujesz każdemu.
abandon-ship = Rozkaz opuszczenia statku! Wszystkie kłódki otwarte, kapsuły mogą odlatywać.
abandon-ship-locked = Rozkaz opuszczenia statku! Kapsuły mogą odlatywać, ale kłódki zostają.
abandon-ship-again = Rozkaz opuszczenia statku pada po raz drugi: teraz wszystkie kłódki się otwierają.
countdown = { $who } zaczyna odliczanie: za minutę, gdy { $seat } skończy turę, odleci { $pod }.
countdown-nda = { $pod } zostaje: ktoś na pokładzie nie podpisał NDA.
launched = { $pod } odlatuje.
pod-lost = { $pod } rozpada się razem ze wszystkim, co w środku.
project-x-released = Projekt X na wolności! Oto { $card }.
project-x-says = { $text }
x-seen = Podglądasz Projekt X: to { $card }.
goo = Szara maź zalewa { $section-acc }.
goo-burned = Szara maź wypala się { $section-in }.
monster-appears = { $card } wyrywa się na wolność { $section-in }.
swarm-strikes = Rój bojowy dopada { $who-acc }.
uplinked = { $who } przejmuje Rój bojowy.
engulfed = Szlam pochłania { $who-acc }.
freed = Szlam wypuszcza { $who-acc }.
slime-shrinks = Szlam kurczy się i znika. Nanożel mógłby go ocucić { $section-in }.
specimen-strikes = Okaz rzuca się na { $who-acc }.
spores-escaped = Skażeni na wolności: { $carriers }. Razem z nimi ucieka { $data }.
subject-strikes = Obiekt Zero powala { $who-acc }.
subject-launches = Obiekt Zero zatrzaskuje właz. { $pod } odlatuje.
subject-escaped = Obiekt Zero ucieka, a z nim { $data }.
choir-turns = { $who } wsłuchuje się w Chór: 1 znacznik ({ $seat }) trafia na pole zdrady.
choir-sings = Chór śpiewa, a { $who } idzie za pieśnią { $section-to }.
choir-whispers = Chór szepcze: 1 znacznik ({ $seat }) przechodzi od { $who-gen } do { $other-gen }.
choir-silences = Chór ucisza { $who-acc }.
wormhole-opens = Otwiera się tunel { $section-in }: droga na Ziemię.
wormhole-closes = Tunel się zamyka.
stepped-through = { $who } przechodzi przez tunel – ucieczka udana.
threw-through = { $who } wrzuca { $item-acc } do tunelu.
sent = Tunel wciąga { the-what }.
ejected = { $who } wyrzuca Antymaterię w Przestrzeń kosmiczną.
antimatter-armed =
    { $minute ->
        [0] Antymateria uzbrojona! Wybuchnie w ostatniej minucie albo podczas Upadku stacji.
       *[other] Antymateria uzbrojona! Wybuchnie w minucie { $minute }.
    }
antimatter-space = Antymateria wybucha w Przestrzeni kosmicznej: przepada wszystko na zewnątrz, a śluzy są uszkodzone.
antimatter-mesosphere = Antymateria wybucha w drodze na dół.
antimatter-board = Antymateria wybucha { $section-in }!
minute =
    { $minute ->
        [0] Minuta 0. Czy stacja się trzyma?
        [one] Minuta 1. Po niej może będzie jeszcze jedna.
       *[other] Minuta { $minute }.
    }
reentry-clear = Stacja jeszcze się trzyma – ostatnia minuta dla wszystkich.
reentry-fireball = Stacja wpada w atmosferę i zmienia się w kulę ognia.

## Events: the end

stationfall-antimatter = Upadek stacji! Antymateria rozerwała ją na strzępy.
stationfall-reentry = Upadek stacji! Płonie o minutę za wcześnie.
stationfall-time = Upadek stacji! Czas minął.
stationfall-goo = Upadek stacji! Została z niej sama Szara maź.
delivered = { $seat } osobiście dostarcza { $data-acc } { $offsite-to }.
was = { $seat } to { was-part }.
was-part = { was-whom }{ was-bonus }
was-whom =
    { $second-key ->
        [none] { $card }
       *[other] { $card } i { $second }
    }
was-bonus =
    { $bonus-key ->
        [none] {""}
       *[other] {" "}(postać dodatkowa: { was-friends })
    }
was-friends =
    { $other-key ->
        [none] { $bonus }
       *[other] { $bonus } i { $other }
    }
over = Koniec gry. Wszystkie tożsamości są jawne.

ended-antimatter = Antymateria wybuchła na pokładzie.
ended-reentry = Stacja spłonęła zaraz po wejściu w atmosferę.
ended-time = Stacja spadła, gdy minął jej czas.
ended-goo = Szara maź pożarła stację.
# Where points alone did not decide (3.6.3, 16.4.8, 16.4.9).
ended-close = { $end } { $why }
close-guilty = Winny gracz z taką kartą nie może wygrać, choćby miał najwięcej punktów.
close-betrayal = Przy równej liczbie punktów liczy się mniej znaczników na polu zdrady.
close-unspent = Przy równej liczbie punktów i znaczników na polu zdrady liczy się więcej niewydanych znaczników.
close-shared = Remis we wszystkim: zwycięstwo jest wspólne.

## What the game asks

ask-identity = Wybierz tajną tożsamość. Punktujesz za jej cel, a to, co odłożysz, będzie twoją postacią dodatkową.
ask-identity-two = Wybierz dwie tajne tożsamości, po jednej na każdy kolor. Punktujesz za oba cele; karta, która zostanie, to twoja postać dodatkowa.
ask-identity-three = Wybierz tajną tożsamość. Punktujesz za jej cel; dwie karty, które zostaną, to twoje postaci dodatkowe.
ask-identity-team = Wybierz tajną tożsamość z kart waszej drużyny. Punktujesz za jej cel; karta, której nie wybierze nikt z was, to wasza wspólna postać dodatkowa.
ask-turn-of = { $plays }: { $ask }
your-turn =
    { $minute ->
        [0] Twoja tura, w ostatniej minucie.
        [one] Twoja tura; została 1 minuta.
        [few] Twoja tura; zostały { $minute } minuty.
       *[many] Twoja tura; zostało { $minute } minut.
    }
ask-turn-open-known = { your-turn } Możesz na kogoś wpłynąć; potem aktywuj wspólnika albo renegocjuj.
ask-turn-open = { your-turn } Możesz się ujawnić, możesz na kogoś wpłynąć; potem aktywuj wspólnika albo renegocjuj.
ask-turn-revealed = Ujawnienie za tobą. Możesz na kogoś wpłynąć; potem aktywuj wspólnika albo renegocjuj.
ask-turn-influenced = Teraz aktywuj wspólnika albo renegocjuj.
ask-turn-begun =
    { $open ->
        [yes] Twoja aktywacja już trwa: połóż teraz znacznik aktywacji na jednym ze wspólników.
       *[other] Twoja aktywacja już trwa, ale nie ma na kim położyć znacznika: zakończ turę.
    }
ask-turn-acting =
    { $actions ->
        [0] { $who } nie ma już akcji
        [one] { $who } ma jeszcze 1 akcję
        [few] { $who } ma jeszcze { $actions } akcje
       *[many] { $who } ma jeszcze { $actions } akcji
    }{ $free ->
        [yes]
            { $actions ->
                [0] { " " }prócz darmowej
               *[other] { " " }oraz darmową
            }, zwykle na podniesienie lub upuszczenie.
       *[other] .
    } Na koniec zakończ turę.
ask-consent-bribe =
    { $asker } daje ci łapówkę ({ $worth ->
        [0] dla ciebie bez wartości
        [one] na koniec warta punkt
        [few] na koniec warta { $worth } punkty
       *[many] na koniec warta { $worth } punktów
    }) w zamian za to: { $deed }. Jeśli odmówisz, łapówka wraca.
ask-consent-grey =
    { $asker } daje ci szarą łapówkę ({ $worth ->
        [0] dla ciebie bez wartości
        [one] na koniec warta punkt, jeśli Miliarder ucieknie
        [few] na koniec warta { $worth } punkty, jeśli Miliarder ucieknie
       *[many] na koniec warta { $worth } punktów, jeśli Miliarder ucieknie
    }) w zamian za to: { $deed }. Jeśli odmówisz, łapówka wraca.
ask-consent-kompromat = { $asker } ma na ciebie kompromitujące materiały i żąda tego: { $deed }. Odmowa kosztuje niewinność.
ask-drop-excess = { $who } ma za dużo. Co upuszcza?
ask-act-now = { $who } może od razu wykonać jedną akcję. Wybierz ją albo spasuj.
ask-each-acts =
    { $card } – każda z tych postaci, która może ({ $count }), wykona teraz jedną akcję, w dowolnej kolejności. Wybierz akcję albo spasuj za wszystkie pozostałe.
ask-which-marker = Kilka rzeczy dzieje się teraz naraz. Która pierwsza?
ask-goo = Szara maź się rozlewa. Dokąd?
ask-swarm = Rój bojowy może zadziałać: kogoś zaatakować, przejść do sektora albo nic.
ask-slime = Szlam pełznie do najbliższych. Którędy?
ask-specimen-prey = Okaz uderza. W kogo?
ask-specimen-step = Okaz szuka najbliższej ofiary. Którędy?
ask-spores-bloom = Matka zarodników skaża kogoś w pobliżu. Kogo?
ask-spores-creep = Matka zarodników pełznie dalej. Dokąd?
ask-subject-prey = Obiekt Zero powala kogoś z bronią. Kogo?
ask-subject-step = Obiekt Zero szuka wyjścia. Którędy?
ask-choir-wakes = Chór się budzi i jeden z twoich znaczników trafia na pole zdrady. Z czyjej karty?
ask-choir = Chór może na kogoś zadziałać: kogoś z sąsiedztwa przyciągnie, kogoś, kto jest z nim sam, ogłuszy, a kogoś w grupie zmusi do oddania znacznika. Może też nie wybrać nikogo.
ask-whisper-to = Kto przejmuje znacznik od { $who-gen }?
ask-whisper-whose = Czyj znacznik przechodzi od { $who-gen } do { $other-gen }?
ask-wormhole = Przez tunel może przelecieć coś, co przy nim leży, albo ktoś ogłuszony. Co, czy nic?
ask-confessional = Czyje zwierzenia usłyszą wszyscy? Inni niewinni gracze, których ta postać jest wspólnikiem, staną się podejrzani.
ask-overload = Który sektor ulegnie uszkodzeniu za minutę, na końcu twojej tury?
ask-secret-cache = Kto dostaje ukryty Hełm?
ask-homework = Którą postać dodatkową pokazujesz, żeby wykonać nią akcję? Możesz nie pokazać żadnej.
ask-switch = Z kim Dama do towarzystwa zamienia się miejscami? Może z nikim.
ask-trojan-horse = Kto dostaje kopię Asystenta cyfrowego?
ask-lay-trap = Gdzie kładziesz następny żeton? Jeden z trzech to pułapka.
ask-real-trap = Który z trzech żetonów to prawdziwa pułapka?
ask-frameup = Dama do towarzystwa ogłuszyła Człowieka przed kamerą. Kogo wrobisz? Jeśli nikogo, odpowiadasz ty.
ask-which-owner = Dwie osoby grają tą postacią. Którą pytasz?
ask-late-reveal = Stacja spada. Kim się ujawniasz?
ask-deliver = Udało ci się uciec z Danymi. Dostarcz coś albo powiedz, że to wszystko.

## What is not possible: playing at all

no-over = Ta gra jest skończona.
no-setup = Gra jeszcze się nie zaczęła: najpierw wszyscy wybierają tożsamość.
no-not-your-turn = To nie twoja tura. Teraz: { $waiting }.
no-answer-first = Czeka na ciebie pytanie. Najpierw odpowiedz.
no-unknown = Nic tu się nie nazywa „{ $what }”.
no-not-aboard = W tej grze nie ma na pokładzie tej postaci: { $who }.
no-seats = To gra dla { $least }–{ $most } osób.
no-teams = Drużyny wymagają parzystej liczby graczy, co najmniej czterech albo dwóch przy dwóch botach; teraz jest: { $seats }.
no-no-such-character = Nie ma postaci „{ $what }”.
no-character-twice = Każda postać może wystąpić tylko raz.
no-cast-too-small = Przy tylu graczach trzeba { $needed } postaci, a na liście jest { $given }.
no-cast-too-large = Na stacji zmieści się najwyżej { $most } postaci, a na liście jest { $given }.
no-lesson-table = Gra z samouczka jest dla { $seats } graczy, bez drużyn.
no-no-such-project = Nie ma karty Projektu X „{ $what }”.
no-identities-short = Te postaci mają za mało kart tożsamości dla wszystkich. Wybierz więcej postaci.
no-not-asked = Nikt cię teraz o nic nie pyta.
no-not-a-choice = Nie ma takiej odpowiedzi.
no-chosen-already = Twoja tożsamość jest już wybrana.
no-partner-first = Z waszych wspólnych kart najpierw wybiera druga osoba z drużyny.
no-identities = Wybierz tyle tożsamości, iloma grasz: jedną, a w grze na dwie osoby dwie różne.
no-not-dealt = Nie masz karty tożsamości { $card-gen }.

## What is not possible: the turn

no-revealed-already = Twoja tożsamość jest już jawna.
no-reveal-late = Na ujawnienie za późno: od niego zaczyna się turę.
no-not-switch =
    { $switch ->
        [yes] { $card } to twoja tajna tożsamość: nie ma czego odrzucać.
       *[other] { $card } to nie twoja tajna tożsamość. Jeśli chcesz ujawnienia Schrödingera, zaznacz to.
    }
no-not-yours = { $card } to ani twoja tożsamość, ani postać dodatkowa, jako którą można się ujawnić.
no-influence-twice = W tej turze znaczniki już położone; cofnij to, żeby wybrać inaczej.
no-influence-late = Na wpływanie za późno: robi się to przed aktywacją.
no-influence-pc = { $who } to już postać gracza i nie przyjmuje znaczników.
no-influence-gone = Na { $who-acc } nie da się teraz wpłynąć. Można tylko na przytomnych, którzy nie uciekli.
no-influence-never = Na { $who-acc } nikt nie może wpływać.
no-wary = { $who } ufa tylko tym, którzy są blisko: potrzebujesz wspólnika w tym samym sektorze.
no-outbid =
    { $cubes ->
        [one] { $who }: lojalność wymaga 1 znacznika lub więcej.
       *[other] { $who }: lojalność. Przebij wszystkie leżące tam znaczniki razem; potrzeba ich co najmniej { $cubes }.
    }
no-single-cube = { $who } pomaga wszystkim: jeden znacznik od gracza i ani jednego więcej.
no-cubes =
    { $cubes ->
        [0] Nie masz już znaczników wpływu. Renegocjacja zwraca jeden.
        [one] Został ci tylko 1 znacznik.
       *[other] Połóż co najmniej 1 znacznik i nie więcej, niż masz w puli ({ $cubes }).
    }
no-activated-already = W tej turze już była aktywacja.
no-renegotiate-late = Twoja aktywacja już trwa: na renegocjację za późno.
no-activate-first = Twoja aktywacja już trwa: zanim zakończysz turę, połóż na kimś znacznik aktywacji.
no-nobody-to-activate = Nie masz kogo aktywować, więc nie można tym zacząć aktywacji.
no-not-activated-yet = Najpierw aktywuj wspólnika.
no-nobody-activated = Nikt nie jest jeszcze aktywny: aktywuj wspólnika albo renegocjuj, a tura się skończy.
no-no-conspirator = { $who } to nie twój wspólnik: musisz mieć tam znacznik i żaden inny gracz nie może mieć ich więcej.
no-frail = { $who } to teraz postać wyczerpana i nie ma sił na aktywację. Łapówka albo materiały zadziałają.
no-no-cubes = Na karcie { $who-gen } nie ma takiego znacznika.
no-no-own-cubes = Nie masz znacznika na karcie { $who-gen }, więc nie ma czego zabrać.
no-renegotiate-gone = Z karty { $who-gen } nic już nie wróci: to ucieczka albo unicestwienie.
no-not-activated = Aktywowana jest inna postać niż { $who }. Do innych potrzebujesz łapówki albo kompromitujących materiałów.
no-recall-activated = Znacznik aktywacji wraca tylko wtedy, gdy czeka aktywowana postać, a { $who } nią nie jest.
no-no-actions = { $who } nie ma już akcji w tej turze.
no-no-free = { $who } nie ma już darmowej akcji w tej turze.
no-not-free = Darmowa akcja to podniesienie lub upuszczenie, chyba że zdolność mówi inaczej.
no-costs-nothing = To nic nie kosztuje: wybierz „bez kosztu”.
no-not-gratis = To nie jest bez kosztu. Zapłać akcją.
no-too-late = Ktoś już działał: { $who } używa tej mocy na samym początku aktywacji, raz na turę.
no-only-activated = Tej mocy używa tylko aktywowana postać.
no-price = Nie da się tym zapłacić za akcję: { $pay }.
no-bribed-already = W tej turze była już próba łapówki. Jedna na turę.
no-no-bribe = Twoja łapówka jest już wydana.
no-no-grey-bribe = Szara łapówka jest tylko wtedy, gdy Miliarder jest aktywowany i jakąś jeszcze ma.
no-bribe-self = { $who } to twoja własna postać, więc bez łapówek. Materiały by zadziałały.
no-unbribable = { $who }: łapówki nie działają. Mogą zadziałać materiały.
no-suspect-already = Gracz tej postaci ({ $who }) jest już podejrzany.
no-not-pc = { $who } to nie jest postać tego gracza.
no-extorted-already = W tej turze kompromitujące materiały już były w użyciu. Raz na turę.
no-no-kompromat = Nie masz na ręce materiałów na { $who-acc }.
no-no-gift = { $who } nie ma akcji do wykonania od razu.
no-no-disc = Twój znacznik aktywacji na nikim nie leży.

## What is not possible: acting

no-annihilated = { $who } już nie istnieje.
no-down = { $who } leży bez przytomności. Najpierw ktoś musi ocucić tę postać.
no-escaped = Ucieczka udana: { $who } jest poza zasięgiem.
no-bodiless = { $who } nie ma do tego rąk.
no-self-preservation = { $who } odmawia, bo skończyłoby się to ogłuszeniem albo unicestwieniem. Na niebezpieczeństwa może pomóc Hełm.
no-power = { $who } nie ma mocy, która tak steruje innymi.
no-puppet = { $who } nie może teraz sterować tą postacią: { $puppet }.
no-puppet-deed = { $who } nie zmusi { $puppet-gen } do tego: moc dotyczy innych akcji.
no-no-ability = { $who } nie ma zdolności { $ability }.
no-monster = Potworem nikt nie dowodzi.
no-monster-immune = Na tego Potwora nie działa { $item }.
no-lurker = Okazu nie widać w ciemności ({ $section }). Pomogłoby światło albo ogień.
no-two-bludgeons = Jedna Broń obuchowa nie wystarczy na Obiekt Zero: trzeba dwóch przytomnych postaci z taką bronią albo Broni palnej.
no-no-swarm = Rój bojowy nie jest na wolności.
no-uplink-one = Rój bojowy albo idzie, albo atakuje.
no-no-prey = { $who } jest gdzie indziej niż Rój bojowy.
no-engulfed = { $who } tkwi w Szlamie, poza zasięgiem. Ogień by pomógł.
no-no-choir = { $who } jest gdzie indziej niż Chór.
no-no-song = { $who } nie słyszy Chóru: woła on Ludzi bez Hełmu z sąsiedztwa.
no-no-whisper = Od { $who-gen } do { $other-gen } nie przejdzie żaden znacznik.
no-no-wormhole = Nie ma tunelu tam, gdzie jest { $who }.
no-all-signed = NDA ma już każdy, kto jest { $section-in }.
no-missile-jammed = Przy włączonych zagłuszaczach nie wycelujesz pocisku. Wyłącza je pulpit sterowniczy.
no-missile-inbound = Jeden pocisk już leci; poczekaj, aż uderzy.
no-section-gone = Poza zasięgiem: { $section }.
no-gassed-already = Powietrza i tak brakuje { $section-in }.
no-contaminated-already = { $who } ma już skażenie.
no-inedible = { $who } to nie przysmak Zębatego mchu: je on ogłuszonych Ludzi.
no-no-creatropism = Zębaty mech rusza się sam tylko dla gracza, który ujawnił Botaniczkę.
no-crept-already = W tej turze Zębaty mech już szedł albo jadł.
no-moss-gone = Zębaty mech jest poza zasięgiem.
no-moss-held = Zębaty mech trzyma ktoś przytomny, więc sam się nie ruszy.
no-creep-one = Zębaty mech albo idzie, albo je.
no-not-human = { $who } to nie Człowiek.
no-fugitive = { $who } to zbieg: nic, co się zrobi zbiegowi, na nikogo nie rzuca podejrzeń.
no-not-on-map = { $who } jest jeszcze poza planszą. Pierwsza akcja to krok do ciemnego sektora.
no-not-dark = { $to } to sektor oświetlony. Pierwszy krok musi prowadzić do ciemnego.
no-not-outside = { $who } jest na pokładzie: w Przestrzeń kosmiczną prowadzi tylko śluza, choćby było tam ciemno.
no-not-here = { $other } i { $who } są w różnych miejscach.
no-oneself = { $who } nie zrobi tego sobie. Trzeba kogoś innego.
no-there-already = { $who } już tam jest: { $to }.
no-no-way = Nie ma drogi { $here-from } { $to-to }.
no-far =
    Droga { $here-from } { $to-to } to { $steps } { $steps ->
        [few] kroki
       *[other] kroków
    }; pierwszy prowadzi { $via-to }.
no-locked = Kłódka blokuje korytarz { $here-from } { $to-to }. Otworzy ją Oficer albo rozkaz opuszczenia statku.
no-locked-blackout = Kłódka blokuje korytarz { $here-from } { $to-to }, a bez zasilania nie otworzy jej nawet Oficer. Najpierw zrób wyłom.
no-vent = Droga { $here-from } { $to-to } to tylko szyb wentylacyjny, a { $who } to nie Szczur tunelowy.
no-vent-far =
    Szyb wentylacyjny { $to-to } jest tylko dla Szczurów tunelowych, a { $who } to nie Szczur. Korytarzami to { $steps } { $steps ->
        [few] kroki
       *[other] kroków
    }, pierwszy { $via-to }.
no-airlock-damaged = Uszkodzona śluza: { $section }. Ktoś musiałby ją naprawić.
no-pod-full = { $pod }: nie ma już miejsc.
no-drag-live = { $who } nie leży bez przytomności. Ciągnąć i wypychać można tylko ogłuszonych.
no-dragged-already = { $who } w tej turze nikogo już dalej nie pociągnie ani nie da się pociągnąć.
no-no-breach = { $who } nie wyłamie kłódki. Przy braku zasilania może to każdy.
no-no-lock = Nie ma kłódki na drodze { $here-from } { $to-to }.
no-no-kompromat-here = Nie ma kompromitujących materiałów { $section-in }.
no-one-kompromat = Przy tym stole podnosi się jeden żeton materiałów na turę.
no-pick-up-live = { $who } jest na nogach i niczego nie puści. Pomogłaby kradzież.
no-not-held = { $who } nie ma { $item-gen }.
no-not-lying =
    Nie leży { $section-in } taki Przedmiot: { $item }.{ $place ->
        [none] { "" }
       *[other] { " " }Leży { $place-in }.
    }{ $holder ->
        [none] { "" }
       *[other] { " " }Ma to { $holder }.
    }
no-hands-full = { $who } nie uniesie więcej. Pomogłoby coś upuścić.
no-integral = { $item } to część { $who-gen } i nie da się jej odebrać.
no-precious = { $item } to skarb: rzuca i upuszcza go tylko jego gracz. Przekazać wolno.
no-not-firebomb = { $item } się nie zapali. Płonie tylko Bomba zapalająca.
no-no-fire = Nie ma powietrza { $section-in }, więc nic się nie zapali.
no-cannot-hold = { $who } nic nie utrzyma.
no-throw-locked = Kłódka blokuje korytarz { $here-from } { $to-to }: dopóki tam jest, nic nie przeleci.
no-no-throw = Nie dorzucisz { $here-from } { $to-to }: brak wolnego korytarza i sprawnej śluzy.
no-no-data = { $who } nie ma { $data-gen }.
no-data-no-item = { $data } to Dane, nie Przedmiot: można je tylko wytworzyć, skopiować, skasować, ukraść albo wysłać.
no-has-data = { $who } już ma { $data-acc }; mieści się tylko jedna kopia.
no-nda = NDA wiąże: tych Danych nie wolno kopiować, wysyłać, dostarczać, kasować ani kraść.
no-jammed = Zagłuszacze są włączone, więc { $other } musi być w tym samym sektorze. Wyłącza je pulpit sterowniczy.
no-gone = { $who } jest poza zasięgiem.
no-only-pc = To może tylko ujawniona postać gracza, a { $who } nią nie jest.
no-not-weapon = { $item } się do tego nie nadaje. Trzeba Broni palnej lub obuchowej.
no-no-body = { $who } nie ma ciała, któremu można zagrozić.
no-bludgeon-proof = { $who } ma pancerz: Broń obuchowa nic nie da. Palna tak.
no-helmeted = { $who } ma Hełm: Broń obuchowa nic nie da. Palna tak.
no-down-already = { $who } już leży bez przytomności.
no-fast-talk = { $who } odwodzi każdego Człowieka od użycia Broni obuchowej, przynajmniej w świetle.
no-peacekeeper = { $who } strzeże spokoju i atakuje tylko zbiegów, Potwory i graczy, którzy nie są niewinni. Nie jest to { $other }.
no-peacekeeper-sabotage = { $who } strzeże spokoju i niczego nie sabotuje.
no-rob-down = { $who } leży bez przytomności: po prostu podnieś rzeczy.
no-unrobbable = { $who } ma za dużo dumy, by dać się okraść.
no-rob-helmet = Bez Hełmu { $who } straci tu przytomność, więc kraść go nie wolno.
no-unarmed = { $who } potrzebuje do tego Broni palnej lub obuchowej.
no-badge-items = Odznaka ({ $who }) daje tylko Przedmioty. Żeby ukraść { $data-acc }, trzeba Broni palnej lub obuchowej.
no-space-undamageable = Przestrzeni kosmicznej nie da się uszkodzić.
no-damaged-already = Ten sektor jest już uszkodzony: { $section }.
no-not-down = { $who } nie leży bez przytomności.
no-no-nanogel = { $who } potrzebuje do tego Nanożelu.
no-wake-hazard = { $who } zaraz znów padnie: jest tu niebezpieczeństwo. Pomoże Hełm albo inny sektor.
no-wake-goo = W Szarej mazi żaden Robot nie wstanie.
no-not-damaged = Ten sektor nie jest uszkodzony: { $section }.
no-gooed = Szara maź nie pozwala na naprawę: { $section }. Wypali ją ogień.
no-two-kompromat = Oddaj z ręki dwa różne żetony materiałów, w kolejności alfabetycznej.
no-not-used = Materiały na { $who-acc } nie są zużyte albo to postać gracza.

## What is not possible: section and console actions

no-not-in-section =
    „{ $deed }”: tego nie ma tam, gdzie jest { $who }.{ $where ->
        [none] { "" }
       *[other] { " " }Tylko tu: { $where }.
    }
no-officers-only = „{ $deed }” to akcja Oficera, a { $who } nim nie jest.
no-section-damaged = { $section }: uszkodzony sektor, nic tu nie działa. Trzeba go naprawić.
no-section-blackout = { $section }: bez zasilania nic tu nie działa. Pomoże naprawa sektora generującego energię.
no-console-blackout = Bez zasilania pulpity sterownicze są martwe. Pomoże naprawa sektora generującego energię.
no-no-console = { $who } nie ma tu pulpitu sterowniczego. Pulpity są w Stacji bezpieczeństwa i w Serwerowni.
no-abandoned-already = Rozkaz opuszczenia statku już padł.
no-released-already = Projekt X jest już na wolności, a rozkaz opuszczenia statku już padł.
no-armed-already = Antymateria jest już uzbrojona.
no-detonated-already = Antymateria już wybuchła.
no-pod-empty = { $pod }: w środku nie ma nikogo.
no-pod-needs = { $pod } bez tego nie odleci: { $need }.
no-not-abandoned = Najpierw potrzebny rozkaz opuszczenia statku.
no-no-pod-ready = Żadna kapsuła nie ma pasażera i spełnionych wymagań.
no-no-marker = Wszystkie twoje znaczniki czasu są w użyciu.
no-not-docked = { $pod } nie cumuje tutaj ({ $section }).
no-no-antimatter = Antymateria nie leży w Pułapce magnetycznej, więc nie da się jej wyrzucić.
no-not-made-here = Nie wytworzysz { $thing-gen } { $section-in }.
no-supply-empty = W puli nie ma już { $thing-gen }.
no-not-robot = { $who } to nie Robot. Nanożel by zadziałał.
no-repair-late = { $who } wstaje dzięki Autonaprawie tylko pierwszą akcją aktywacji.
no-not-contaminated = { $who } nie ma skażenia.
no-no-betrayal = Na polu zdrady nie ma nic do odzyskania.
no-cameras-already = Kamery są już tak ustawione.
no-jammers-already = Zagłuszacze są już tak ustawione.
no-no-power = Za mało mocy, by to włączyć. Pomoże naprawa uszkodzonych sektorów generujących energię.
no-space-hazard = W Przestrzeni kosmicznej nigdy nie będzie powietrza.
no-no-hazard = Nie ma niebezpieczeństwa { $section-in }.
no-salvage-lying = Nie ma już zużytych materiałów: wskaż sektor na pokładzie, w którym leżą zakryte.
no-salvage-spent = Wskaż dwa zużyte żetony materiałów (albo jedyny) na postaci, które nie są postaciami graczy.
no-no-grab = { $what }: tego Chwytak nie złowi. Bierze Przedmioty, drony i ciała z Przestrzeni kosmicznej.

## Actions: what a menu calls them, and one line about each

verb-become = Wybór tożsamości
hint-become = Twoja tajna postać: punktujesz za jej cel.
verb-choose = Odpowiedź
hint-choose = Odpowiedz na pytanie gry.
verb-reveal = Ujawnienie
hint-reveal = Pokaż, kim jesteś. Działa twoja moc; cudze znaczniki na twojej postaci idą na pole zdrady.
verb-influence = Wpływanie
hint-influence = Połóż znaczniki na jednej postaci. Możesz ją aktywować, jeśli nikt nie ma ich tam więcej.
verb-activate = Aktywacja
hint-activate = Wybierz wspólnika: dwie akcje i darmowa; wyczerpany ma jedną.
verb-renegotiate = Renegocjacja
hint-renegotiate = Zamiast aktywacji: weź z powrotem znacznik aktywacji i, jeśli chcesz, znacznik wpływu.
verb-end-turn = Koniec tury
hint-end-turn = Gotowe; niewykorzystane akcje przepadają.

verb-step = Krok
hint-step = Przejdź o jeden sektor; możesz ciągnąć kogoś ogłuszonego. Jedna akcja.
verb-pick-up = Podniesienie
hint-pick-up = Weź stąd Przedmiot lub materiały, także od ogłuszonych. Raz na turę za darmo.
verb-drop = Upuszczenie
hint-drop = Połóż tu Przedmiot; Bomba zapalająca może wybuchnąć. Raz na turę za darmo.
verb-give = Przekazanie
hint-give = Daj komuś tutaj Przedmiot; odmówić nie może. Jedna akcja.
verb-throw = Rzut
hint-throw = Rzuć Przedmiot wolnym korytarzem lub przez śluzę. Jedna akcja.
verb-copy = Kopiowanie
hint-copy = Skopiuj Dane komuś tutaj; bez zagłuszaczy – każdemu. Jedna akcja.
verb-delete = Skasowanie
hint-delete = Ujawniona postać celowo traci swoje Dane. Jedna akcja.
verb-attack = Atak
hint-attack = Ogłusz kogoś tutaj Bronią palną lub obuchową. Jedna akcja.
verb-rob = Kradzież
hint-rob = Zabierz przytomnemu Przedmiot albo skopiuj Dane, siłą. Jedna akcja.
verb-sabotage = Sabotaż
hint-sabotage = Uszkodź ten sektor Bronią palną lub obuchową. Jedna akcja.
verb-revive = Ocucenie
hint-revive = Postaw kogoś na nogi Nanożelem. Jedna akcja.
verb-wait = Przeczekanie
hint-wait = Nie rób nic; twój znacznik aktywacji może wrócić. Jedna akcja.

verb-abandon-ship = Rozkaz opuszczenia statku
hint-abandon-ship = Oficer na Mostku: kłódki znikają, kapsuły mogą odlatywać. Jedna akcja.
verb-release-project-x = Uwolnienie Projektu X
hint-release-project-x = Oficer: wypuść to, co siedzi w komorze; pada też rozkaz opuszczenia. Jedna akcja.
verb-self-destruct = Samozniszczenie
hint-self-destruct = Oficer na Mostku: uzbrój Antymaterię; pada też rozkaz opuszczenia. Jedna akcja.
verb-bridge-launch = Wystrzelenie z Mostka
hint-bridge-launch = Oficer, po rozkazie: odlatuje każda gotowa kapsuła z pasażerami. Jedna akcja.
verb-timed-launch = Opóźnione wystrzelenie
hint-timed-launch = Ze środka: kapsuła odleci na końcu twojej następnej tury. Jedna akcja.
verb-section-launch = Wystrzelenie z sektora
hint-section-launch = Z doku: jedna kapsuła z pasażerami odlatuje od razu, bez ciebie. Jedna akcja.
verb-eject-antimatter = Wyrzut Antymaterii
hint-eject-antimatter = Wystrzel Antymaterię w Przestrzeń kosmiczną; to ją uzbraja. Jedna akcja.
verb-jettison = Wyrzucenie za śluzę
hint-jettison = Wypchnij kogoś ogłuszonego przez śluzę. Jedna akcja.
verb-airlock = Śluza
verb-transmit = Transmisja
hint-transmit = Wyślij Dane do Mediów albo Władz. Jedna akcja.
verb-wipe = Czyszczenie Danych
hint-wipe = Skasuj komuś Dane w Laboratorium fizycznym. Jedna akcja.
verb-manufacture = Wytwarzanie
hint-manufacture = Zrób to, co wytwarza sektor; na Przedmiot trzeba miejsca. Jedna akcja.
verb-repair = Naprawa Robota
hint-repair = Postaw na nogi ogłuszonego Robota, który jest tutaj. Jedna akcja.
verb-decontaminate = Dekontaminacja
hint-decontaminate = Zmyj skażenie z kogoś w Zbiornikach. Jedna akcja.
verb-meditate = Medytacja
hint-meditate = Ujawniona postać odzyskuje twoje znaczniki z pola zdrady. Jedna akcja.
verb-cameras = Kamery
hint-cameras = Włącz lub wyłącz kamery w Stacji bezpieczeństwa. Jedna akcja.
verb-wings-launch = Lot na Skrzydłach
hint-wings-launch = Z Przestrzeni kosmicznej, ze Skrzydłami rakietowymi: ucieczka. Człowiek musi mieć Hełm.
verb-salvage = Odzyskanie akt
hint-salvage = Odzyskaj dwa zużyte żetony materiałów; jeśli ich nie ma, jeden leżący na pokładzie.
verb-grab = Chwyt
hint-grab = Wyłów Przedmiot, drona lub ciało z Przestrzeni kosmicznej. Jedna akcja.
verb-suppress = Zmniejszenie niebezpieczeństwa
hint-suppress = Przy pulpicie: pożar zmień w brak powietrza, brak powietrza usuń. Jedna akcja.
verb-jammers = Zagłuszacze
hint-jammers = Przy pulpicie: włącz lub wyłącz zagłuszacze. Jedna akcja.
verb-uplink = Sterowanie Rojem bojowym
hint-uplink = Przy pulpicie: Rój bojowy idzie albo kogoś atakuje. Jedna akcja.
verb-chorus = Głos Chóru
hint-chorus = Tam, gdzie Chór: przywołaj kogoś z sąsiedztwa albo przekaż znacznik. Jedna akcja.
verb-step-through = Przejście przez tunel
hint-step-through = Ucieknij na Ziemię; możesz ciągnąć kogoś ogłuszonego. Jedna akcja.
verb-throw-through = Rzut w tunel
hint-throw-through = Leżący tu Przedmiot ucieka. Jedna akcja.

verb-wormtongue = Zatruty język
hint-wormtongue = Jeden znacznik z karty Człowieka, który tu jest, idzie na pole zdrady. Jedna akcja.
verb-tradecraft = Rzemiosło szpiega
hint-tradecraft = Oddaj dwa żetony materiałów za jeden już zużyty. Jedna akcja.
verb-self-repair = Autonaprawa
hint-self-repair = Wstań; to pierwsza akcja, gdy aktywujesz tę postać ogłuszoną.
verb-breach = Wyłom
hint-breach = Wyłam kłódkę przy tym sektorze. Jedna akcja.
verb-jury-rig = Prowizoryczna naprawa
hint-jury-rig = Napraw ten sektor albo ogłuszonego tu Robota. Jedna akcja.
verb-missile = Pocisk
hint-missile = Wyceluj w dowolny sektor; trafi na końcu twojej następnej tury. Jedna akcja.
verb-emp-burst = Impuls EMP
hint-emp-burst = Uszkodź ten sektor, ogłusz tu Roboty, skasuj tu Dane. Jedna akcja.
verb-nerve-gas = Gaz bojowy
hint-nerve-gas = Usuń powietrze stąd albo z sektora w zasięgu rzutu. Jedna akcja.
verb-disassemble = Demontaż
hint-disassemble = Ogłusz się, by naprawić ten sektor albo ogłuszonego tu Robota. Jedna akcja.
verb-infect = Zakażenie
hint-infect = Skaź Człowieka lub Robota tutaj. Jedna akcja.
verb-feed = Karmienie Zębatego mchu
hint-feed = Mech, który trzymasz, zjada ogłuszonego tu Człowieka. Jedna akcja.
verb-creep = Ruch Zębatego mchu
hint-creep = Gdy nie trzyma go nikt przytomny, mech idzie albo je. Raz na turę za darmo.
verb-lawyer-up = Pozew
hint-lawyer-up = Gracz ujawnionej tu postaci staje się podejrzany. Jedna akcja.
verb-process-server = Rozdanie NDA
hint-process-server = Każdy Człowiek i Robot tutaj dostaje NDA, chce czy nie. Jedna akcja.
verb-hardcopy = Podpisanie NDA
hint-hardcopy = Weź NDA od Prawnika. Jedna akcja.

## What is spent only on purpose: every such price has a button of its own

spend-bribe = Wydaj łapówkę (warta 1 punkt) …
spend-grey = Wydaj szarą łapówkę …
spend-kompromat = Użyj materiałów …

## What such a price buys, and what begins with it

price-bribe = Jedna akcja dowolnej przytomnej postaci, która nie uciekła, poza tą, którą aktywujesz; gracz ujawnionej postaci może odmówić. Potem w tej turze nie można już na nikogo wpłynąć.
price-grey = Jedna akcja dowolnej przytomnej postaci, która nie uciekła, poza tą, którą aktywujesz; gracz ujawnionej postaci może odmówić.
price-kompromat = Jedna akcja postaci, której dotyczą materiały; gracz ujawnionej postaci może odmówić, a niewinny staje się wtedy podejrzany. Potem w tej turze nie można już na nikogo wpłynąć.

## What is asked before an action is done; nothing, where nothing is lost

confirm-become = Tajnej tożsamości nie da się potem zmienić. Nikt inny jej nie pozna.
confirm-reveal =
    { $switch ->
        [yes] Wszyscy to zobaczą i nie da się tego cofnąć. Od teraz twoją postacią jest { $card } i punktujesz za jej cel zamiast za cel tajnej tożsamości.
       *[other] Wszyscy to zobaczą i nie da się tego cofnąć. Cudze znaczniki z karty { $card-gen } trafią na pole zdrady.
    }
confirm-end-turn =
    { $actions ->
        [0] { "" }
        [one] { $who } ma jeszcze 1 akcję. Przepadnie.
        [few] { $who } ma jeszcze { $actions } akcje. Przepadną.
       *[many] { $who } ma jeszcze { $actions } akcji. Przepadną.
    }

## Fields of actions: what a menu asks for

field-who = Kto
field-to = Dokąd lub komu
field-step-to = Dokąd
field-throw-to = Dokąd
field-give-to = Komu
field-copy-to = Komu
field-drag = Kogo ciągnie
field-item = Jaki Przedmiot
field-source = Od kogo
field-target = Kogo
field-weapon = Czym
field-what = Co
field-data = Jakie Dane
field-offsite = Do jakiej Instytucji
field-pod = Która kapsuła
field-thing = Co wytwarza
field-section = Który sektor
field-on = Włączone
field-ignite = Zapłon
field-pay = Czym zapłacić
field-by = Kto steruje
field-power = Jaką mocą
field-card = Jaka postać
field-switch = Ujawnienie Schrödingera
help-field-switch = Dla postaci dodatkowej: odrzuć tajną tożsamość i bądź nią zamiast tego
field-cubes = Ile znaczników
field-colour = Czyj kolor
field-first = Pierwsze
field-second = Drugie
field-gain = W zamian za
field-pick = Twoja odpowiedź
field-recall = Znacznik aktywacji wraca

## Sentences that describe an action

act-become =
    { $second ->
        [none] Tajna tożsamość: { $card }
       *[other] Pierwszy kolor: { $card }, drugi: { $second }
    }
act-choose = { $pick }
    .staged = Odpowiedź: { $pick }
act-reveal =
    { $switch ->
        [yes] Ujawnienie Schrödingera: { $card }
       *[other] Ujawnij tożsamość: { $card }
    }
act-influence = Połóż { some-cubes } na karcie { $card-gen }
act-activate = Aktywuj { $who-acc }
act-renegotiate =
    { $card ->
        [none] Renegocjuj: tylko znacznik aktywacji
       *[other] Renegocjuj: znacznik aktywacji i znacznik wpływu: { $card }
    }
act-end-turn = Zakończ turę

act-step = { $who } { act-step.bare }
    .bare =
        { $drag ->
            [none] idzie { $to-to }
           *[other] ciągnie { $drag-acc } { $to-to }
        }{ deed-terms }
act-pick-up = { $who } { act-pick-up.bare }
    .bare =
        { $source ->
            [none]
                { $item-key ->
                    [name-kompromat] podnosi materiały
                   *[other] podnosi { $item-acc }
                }
           *[other] zabiera { $item-acc } { $source-from }
        }{ deed-terms }
act-drop = { $who } { act-drop.bare }
    .bare =
        { $ignite ->
            [yes] upuszcza { $item-acc } z zapłonem
           *[other] upuszcza { $item-acc }
        }{ deed-terms }
act-give = { $who } { act-give.bare }
    .bare = przekazuje { $to-dat } { $item-acc }{ deed-terms }
act-throw = { $who } { act-throw.bare }
    .bare =
        { $ignite ->
            [yes] rzuca { $item-acc } { $to-to } z zapłonem
           *[other] rzuca { $item-acc } { $to-to }
        }{ deed-terms }
act-copy = { $who } { act-copy.bare }
    .bare = kopiuje { $data-acc } dla { $to-gen }{ deed-terms }
act-delete = { $who } { act-delete.bare }
    .bare = kasuje { $data-acc }{ deed-terms }
act-attack = { $who } { act-attack.bare }
    .bare = atakuje { $target-acc } { $weapon-ins }{ deed-terms }
act-rob = { $who } { act-rob.bare }
    .bare = kradnie { $target-dat } { the-loot } ({ $weapon }){ deed-terms }
act-sabotage = { $who } { act-sabotage.bare }
    .bare = sabotuje swój sektor{ deed-terms }
act-revive = { $who } { act-revive.bare }
    .bare = cuci { $target-acc }{ deed-terms }
act-wait = { $who } { act-wait.bare }
    .bare =
        { $recall ->
            [yes] czeka, a znacznik aktywacji wraca
           *[other] czeka
        }{ deed-terms }
    .refuses = odmowa

act-abandon-ship = { $who } { act-abandon-ship.bare }
    .bare = wydaje rozkaz opuszczenia statku{ deed-terms }
act-release-project-x = { $who } { act-release-project-x.bare }
    .bare = uwalnia Projekt X{ deed-terms }
act-self-destruct = { $who } { act-self-destruct.bare }
    .bare = uruchamia Samozniszczenie{ deed-terms }
act-bridge-launch = { $who } wystrzeliwuje wszystkie gotowe kapsuły z pasażerami{ deed-terms }
    .bare = wystrzeliwuje gotowe kapsuły{ deed-terms }
act-timed-launch = { $who } zaczyna odliczanie w swojej kapsule{ deed-terms }
    .bare = zaczyna odliczanie{ deed-terms }
act-section-launch = { $who } { act-section-launch.bare }
    .bare = wystrzeliwuje { $pod-acc }{ deed-terms }
act-eject-antimatter = { $who } { act-eject-antimatter.bare }
    .bare = wyrzuca Antymaterię{ deed-terms }
act-jettison = { $who } { act-jettison.bare }
    .bare = wypycha { $target-acc } przez śluzę{ deed-terms }
act-transmit = { $who } { act-transmit.bare }
    .bare = transmituje { $data-acc } { $offsite-to }{ deed-terms }
act-wipe = { $who } { act-wipe.bare }
    .bare = kasuje { $target-dat } { $data-acc }{ deed-terms }
act-manufacture = { $who } { act-manufacture.bare }
    .bare = wytwarza { a-thing }{ deed-terms }
act-repair = { $who } { act-repair.bare }
    .bare = naprawia { $target-acc }{ deed-terms }
act-decontaminate = { $who } { act-decontaminate.bare }
    .bare = zmywa skażenie: { $target }{ deed-terms }
act-meditate = { $who } { act-meditate.bare }
    .bare = medytuje{ deed-terms }
act-cameras = { $who } { act-cameras.bare }
    .bare =
        { $on ->
            [yes] włącza kamery
           *[other] wyłącza kamery
        }{ deed-terms }
act-wings-launch = { $who } { act-wings-launch.bare }
    .bare = odlatuje na Skrzydłach rakietowych{ deed-terms }
act-salvage = { $who } { act-salvage.bare }
    .bare =
        { $second ->
            [none] odzyskuje materiały: { $first }
           *[other] odzyskuje materiały na { $first-acc } i na { $second-acc }
        }{ deed-terms }
act-grab = { $who } { act-grab.bare }
    .bare = wyławia { the-what } z Przestrzeni kosmicznej{ deed-terms }
act-suppress = { $who } { act-suppress.bare }
    .bare = zmniejsza niebezpieczeństwo { $section-in }{ deed-terms }
act-jammers = { $who } { act-jammers.bare }
    .bare =
        { $on ->
            [yes] włącza zagłuszacze
           *[other] wyłącza zagłuszacze
        }{ deed-terms }
act-uplink = { $who } { act-uplink.bare }
    .bare =
        { $target ->
            [none] kieruje Rój bojowy { $to-to }
           *[other] szczuje Rojem bojowym { $target-acc }
        }{ deed-terms }
act-chorus = { $who } { act-chorus.bare }
    .bare =
        { $to ->
            [none] każe Chórowi wezwać { $target-acc }
           *[other] każe Chórowi przenieść { a-cube } od { $target-gen } do { $to-gen }
        }{ deed-terms }
act-step-through = { $who } { act-step-through.bare }
    .bare =
        { $drag ->
            [none] przechodzi przez tunel
           *[other] ciągnie { $drag-acc } przez tunel
        }{ deed-terms }
act-throw-through = { $who } { act-throw-through.bare }
    .bare = wrzuca { $item-acc } do tunelu{ deed-terms }

act-wormtongue = { $who } { act-wormtongue.bare }
    .bare = szepcze do ucha { $target-dat }: { a-cube } na pole zdrady{ deed-terms }
act-tradecraft = { $who } { act-tradecraft.bare }
    .bare = wymienia materiały na { $first-acc } i na { $second-acc } za te na { $gain-acc }{ deed-terms }
act-self-repair = { $who } { act-self-repair.bare }
    .bare = naprawia się{ deed-terms }
act-breach = { $who } { act-breach.bare }
    .bare = wyłamuje kłódkę na drodze { $to-to }{ deed-terms }
act-jury-rig = { $who } { act-jury-rig.bare }
    .bare =
        { $target ->
            [none] naprawia swój sektor
           *[other] naprawia { $target-acc }
        }{ deed-terms }
act-missile = { $who } { act-missile.bare }
    .bare = celuje pociskiem w { $section-acc }{ deed-terms }
act-emp-burst = { $who } { act-emp-burst.bare }
    .bare = wyzwala impuls EMP w swoim sektorze{ deed-terms }
act-nerve-gas = { $who } { act-nerve-gas.bare }
    .bare = wpuszcza gaz { $to-to }{ deed-terms }
act-disassemble = { $who } { act-disassemble.bare }
    .bare =
        { $target ->
            [none] rozkłada się na części, by naprawić swój sektor
           *[other] rozkłada się na części, by naprawić { $target-acc }
        }{ deed-terms }
act-infect = { $who } { act-infect.bare }
    .bare = zakaża { $target-acc }{ deed-terms }
act-feed = { $who } { act-feed.bare }
    .bare = karmi Zębaty mech { $target-ins }{ deed-terms }
act-creep =
    { $target ->
        [none] Zębaty mech pełznie { $to-to }
       *[other] Zębaty mech zjada { $target-acc }
    }
act-lawyer-up = { $who } { act-lawyer-up.bare }
    .bare =
        { $colour-seat-key ->
            [none] pozywa { $target-acc }: podejrzany gracz ({ the-colour })
           *[other] pozywa { $target-acc }: podejrzany gracz { $colour-seat } ({ the-colour })
        }{ deed-terms }
act-process-server = { $who } { act-process-server.bare }
    .bare = rozdaje NDA w swoim sektorze{ deed-terms }
act-hardcopy = { $who } { act-hardcopy.bare }
    .bare = podpisuje NDA{ deed-terms }

## Agendas: one row each

agenda-escapes =
    { $card-key ->
        [name-clones] Ucieka któryś Klon
       *[other] { $card } ucieka
    }
agenda-holds = { $card } ma { an-item }
agenda-holds-or-contaminated = { $card } ma { an-item } albo skażenie
agenda-item-escapes = { $item } ucieka, z kimkolwiek
agenda-item-stays = { $item } nie ucieka
agenda-items-stay = Nie ucieka ani { $item }, ani { $other }
agenda-most-kompromat = Więcej kompromitujących materiałów niż u kogokolwiek innego
agenda-least-betrayal = Nikt inny nie ma mniej znaczników na polu zdrady
agenda-officers-down = Każdy ogłuszony Oficer
agenda-no-human-pc-escapes = Nie ucieka żaden Człowiek będący postacią gracza
agenda-no-contamination-escapes = Nie ucieka nikt skażony
agenda-x-released = Projekt X został uwolniony
agenda-x-contained = Projekt X nie został uwolniony
agenda-only-human-to-escape = Z Ludzi ucieka tylko { $card }
agenda-antimatter-on-board = Antymateria wybuchła na pokładzie i zakończyła grę
agenda-antimatter-unarmed = Antymateria nie została uzbrojona
agenda-innocent = Niewinność na koniec gry
agenda-kompromat-of-escaped = Każdy twój żeton materiałów na kogoś, kto uciekł
agenda-exclusive-data = { $card } ma { $data-acc }, a { $offsite } nie
agenda-holds-data = { $card } ma { $data-acc }
agenda-offsite-has = { $offsite } mają { $data-acc }
agenda-escapes-alone-with = { $card } ucieka i jako jedyna postać wynosi { $data-acc }
agenda-no-human-down-aboard = Na pokładzie nie leży żaden ogłuszony Człowiek
agenda-medical-stars = Każda gwiazdka za uratowane życia: przy 1, 2, 3, 4, 6, 8 i 11
agenda-suspects-down-aboard = Każdy ogłuszony na pokładzie: zbieg, Potwór lub postać gracza, który nie jest niewinny
agenda-armed-down-aboard = Każdy uzbrojony Człowiek ogłuszony na pokładzie
agenda-other-humans-escaped = Każdy inny Człowiek, który ucieka
agenda-npc-officers-escaped = Każdy Oficer, który ucieka i nie jest postacią gracza
agenda-stays-aboard-live = { $card } do końca na pokładzie, przytomnie
agenda-unrevealed = Bez ujawnienia przed Upadkiem stacji
agenda-scores-bonus = Punkty za postać dodatkową
agenda-with-bonus-character = { $card } na nogach, w jednym miejscu z postacią dodatkową
agenda-nothing-damaged = Żaden sektor nie jest uszkodzony
agenda-live-robots = Każdy przytomny Robot
agenda-contaminated = { $card } ma skażenie
agenda-alone = { $card } bez przytomnych Ludzi i Robotów w swoim sektorze
agenda-escaped-with = { $card } i { $item } uciekają razem
agenda-holds-or-afloat = { $item } u { $card-gen } albo w Przestrzeni kosmicznej
agenda-humans-afloat = Każdy przytomny Człowiek w Przestrzeni kosmicznej na koniec
agenda-moss-meals = Każdy Człowiek zjedzony przez Zębaty mech
agenda-contaminated-npc-escapes = Ucieka ktoś skażony, kto nie jest postacią gracza
agenda-data-escapes = { $data } ucieka albo trafia do Instytucji
agenda-data-stays = { $data } nie ucieka i nie trafia do żadnej Instytucji
agenda-offsites-lack = Ani Media, ani Władze nie mają { $data-gen }
agenda-offsite-lacks = { $offsite } nie mają { $data-gen }
agenda-robots-with = Każdy Robot, który ucieka i ma { $data-acc }
agenda-offsites-and-humans-with = Każda Instytucja, która ma { $data-acc }, i każdy Człowiek, który z tym ucieka
agenda-copies-escaped = Kopie, które uciekły: co najmniej { $least } ({ $data })
agenda-left-somebody-down = { $card } ucieka na nogach, w kapsule z ogłuszonym Człowiekiem
agenda-signed-humans-escape = Każdy Człowiek, który ucieka z NDA
agenda-only-signed-humans-escape = Żaden Człowiek nie ucieka bez NDA
agenda-suspect-pcs = Każda postać gracza podejrzanego, ale nie winnego
agenda-pawns-escape =
    { $least ->
        [1] { $card }: ucieka przynajmniej jeden
        [one] { $card }: ucieka przynajmniej { $least }
        [few] { $card }: uciekają przynajmniej { $least }
       *[other] { $card }: ucieka przynajmniej { $least }
    }
agenda-contaminated-escape = Każda skażona postać, która ucieka
agenda-no-innocent-pc-escapes = Nie ucieka żadna postać niewinnego gracza
agenda-no-robot-escapes = Nie ucieka żaden Robot
agenda-down-beside = Każdy ogłuszony Człowiek i Robot w sektorze, w którym jest { $card }
agenda-kompromat-of-bodies = Każdy twój żeton materiałów na ogłuszonych w sektorze, w którym jest { $card }
agenda-item-beside = { $item } i { $card } w tym samym sektorze

score-friend =
    { $card-key ->
        [name-billionaire] Postać dodatkowa, przyjaciel ({ $card }): ucieka Pies Fletcher
        [name-botanist] Postać dodatkowa, przyjaciel ({ $card }): ucieka Zębaty mech
        [name-clones] Postać dodatkowa, przyjaciele ({ $card }): za każdego, który ucieka, i premia za trójkę
       *[other] Postać dodatkowa, przyjaciel: ucieka { $card }
    }
score-grudge =
    { $card-gender ->
        [f] Postać dodatkowa, nieprzyjaciel: { $card } leży ogłuszona i nie ucieka
        [p] Postać dodatkowa, nieprzyjaciel: { $card } leżą ogłuszone i nie uciekają
       *[m] Postać dodatkowa, nieprzyjaciel: { $card } leży ogłuszony i nie ucieka
    }
score-bribe-kept = Niewydana łapówka
score-bribes =
    { $bribes ->
        [one] 1 łapówka od innych: { $card }
        [few] { $bribes } łapówki od innych: { $card }
       *[many] { $bribes } łapówek od innych: { $card }
    }
score-penalty =
    { $over ->
        [one] 1 znacznik ponad limit wpływów { $limit }
        [few] { $over } znaczniki ponad limit wpływów { $limit }
       *[many] { $over } znaczników ponad limit wpływów { $limit }
    }

## Names: small words that answer a question or fill a field

name-switch-yes = Tak, jako postać dodatkowa
name-switch-no = Nie, jako tajna tożsamość
name-accept = Zgoda
name-refuse = Odmowa
name-pass = Pas
name-done = To wszystko
name-random = Losowo
name-tutorial = Pierwsza dwunastka
name-lesson = Gra z samouczka
name-pair =
    { $second-key ->
        [name-news] { $first } do Mediów
        [name-authorities] { $first } do Władz
       *[other] { $first }: { $second }
    }
name-colour-0 = A (czerwony)
name-colour-1 = B (niebieski)
name-colour-2 = C (żółty)
name-colour-3 = D (zielony)
name-colour-4 = E (fioletowy)
name-colour-5 = F (pomarańczowy)
name-colour-6 = G (biały)
name-colour-7 = H (różowy)
name-colour-8 = I (brązowy)
name-launch = Opóźnione wystrzelenie
name-missile = Pocisk
name-overload = Przeciążenie

## Names: prices

name-action = Akcja
    .paid = za akcję
name-free = Darmowa akcja
    .paid = za darmową akcję
name-gratis = Bez kosztu
name-bribe = Łapówka
name-grey = Szara łapówka
name-kompromat = Kompromitujące materiały
    .gen = kompromitujących materiałów
    .dat = kompromitującym materiałom
    .acc = kompromitujące materiały
    .ins = kompromitującymi materiałami
    .gender = p
name-gift = Zyskana akcja

## Names: characters and their pawns

name-astrochimp = Astroszympans
    .gen = Astroszympansa
    .dat = Astroszympansowi
    .acc = Astroszympansa
    .ins = Astroszympansem
    .from = od Astroszympansa
    .gender = m
name-billionaire = Miliarder
    .gen = Miliardera
    .dat = Miliarderowi
    .acc = Miliardera
    .ins = Miliarderem
    .from = od Miliardera
    .gender = m
name-boarder = Abordażystka
    .gen = Abordażystki
    .dat = Abordażystce
    .acc = Abordażystkę
    .ins = Abordażystką
    .from = od Abordażystki
    .gender = f
name-botanist = Botaniczka
    .gen = Botaniczki
    .dat = Botaniczce
    .acc = Botaniczkę
    .ins = Botaniczką
    .from = od Botaniczki
    .gender = f
name-clones = Klony techniczne
    .gen = Klonów technicznych
    .dat = Klonom technicznym
    .acc = Klony techniczne
    .ins = Klonami technicznymi
    .from = od Klonów technicznych
    .gender = p
name-clones-alpha = Klon Alfa
    .gen = Klona Alfa
    .dat = Klonowi Alfa
    .acc = Klona Alfa
    .ins = Klonem Alfa
    .from = od Klona Alfa
    .gender = m
name-clones-beta = Klon Beta
    .gen = Klona Beta
    .dat = Klonowi Beta
    .acc = Klona Beta
    .ins = Klonem Beta
    .from = od Klona Beta
    .gender = m
name-clones-gamma = Klon Gamma
    .gen = Klona Gamma
    .dat = Klonowi Gamma
    .acc = Klona Gamma
    .ins = Klonem Gamma
    .from = od Klona Gamma
    .gender = m
name-colonel = Pułkownik
    .gen = Pułkownika
    .dat = Pułkownikowi
    .acc = Pułkownika
    .ins = Pułkownikiem
    .from = od Pułkownika
    .gender = m
name-consort = Dama do towarzystwa
    .gen = Damy do towarzystwa
    .dat = Damie do towarzystwa
    .acc = Damę do towarzystwa
    .ins = Damą do towarzystwa
    .from = od Damy do towarzystwa
    .gender = f
name-corpsicle = Mrożonka
    .gen = Mrożonki
    .dat = Mrożonce
    .acc = Mrożonkę
    .ins = Mrożonką
    .from = od Mrożonki
    .gender = f
name-counselor = Terapeutka
    .gen = Terapeutki
    .dat = Terapeutce
    .acc = Terapeutkę
    .ins = Terapeutką
    .from = od Terapeutki
    .gender = f
name-cyborg = Cyborg
    .gen = Cyborga
    .dat = Cyborgowi
    .acc = Cyborga
    .ins = Cyborgiem
    .from = od Cyborga
    .gender = m
name-daredevil = Kaskaderka
    .gen = Kaskaderki
    .dat = Kaskaderce
    .acc = Kaskaderkę
    .ins = Kaskaderką
    .from = od Kaskaderki
    .gender = f
name-digital-assistant = Asystent cyfrowy
    .gen = Asystenta cyfrowego
    .dat = Asystentowi cyfrowemu
    .acc = Asystenta cyfrowego
    .ins = Asystentem cyfrowym
    .from = od Asystenta cyfrowego
    .gender = m
name-doctor = Doktor
    .gen = Doktora
    .dat = Doktorowi
    .acc = Doktora
    .ins = Doktorem
    .from = od Doktora
    .gender = m
name-jekyll = Doktor Jekyll
    .gen = Doktora Jekylla
    .dat = Doktorowi Jekyllowi
    .acc = Doktora Jekylla
    .ins = Doktorem Jekyllem
    .from = od Doktora Jekylla
    .gender = m
name-hyde = Doktor Hyde
    .gen = Doktora Hyde’a
    .dat = Doktorowi Hyde’owi
    .acc = Doktora Hyde’a
    .ins = Doktorem Hyde’em
    .from = od Doktora Hyde’a
    .gender = m
name-doctor-jekyll = Doktor Jekyll
    .gen = Doktora Jekylla
    .dat = Doktorowi Jekyllowi
    .acc = Doktora Jekylla
    .ins = Doktorem Jekyllem
    .from = od Doktora Jekylla
    .gender = m
name-doctor-hyde = Doktor Hyde
    .gen = Doktora Hyde’a
    .dat = Doktorowi Hyde’owi
    .acc = Doktora Hyde’a
    .ins = Doktorem Hyde’em
    .from = od Doktora Hyde’a
    .gender = m
name-drones = Drony
    .gen = Dronów
    .dat = Dronom
    .acc = Drony
    .ins = Dronami
    .from = od Dronów
    .gender = p
name-drone-1 = Dron 1
    .gen = Drona 1
    .dat = Dronowi 1
    .acc = Drona 1
    .ins = Dronem 1
    .from = od Drona 1
    .gender = m
name-drone-2 = Dron 2
    .gen = Drona 2
    .dat = Dronowi 2
    .acc = Drona 2
    .ins = Dronem 2
    .from = od Drona 2
    .gender = m
name-drones-1 = Dron 1
    .gen = Drona 1
    .dat = Dronowi 1
    .acc = Drona 1
    .ins = Dronem 1
    .from = od Drona 1
    .gender = m
name-drones-2 = Dron 2
    .gen = Drona 2
    .dat = Dronowi 2
    .acc = Drona 2
    .ins = Dronem 2
    .from = od Drona 2
    .gender = m
name-engineer = Inżynierka
    .gen = Inżynierki
    .dat = Inżynierce
    .acc = Inżynierkę
    .ins = Inżynierką
    .from = od Inżynierki
    .gender = f
name-exile = Wygnaniec
    .gen = Wygnańca
    .dat = Wygnańcowi
    .acc = Wygnańca
    .ins = Wygnańcem
    .from = od Wygnańca
    .gender = m
name-inspector = Inspektor
    .gen = Inspektora
    .dat = Inspektorowi
    .acc = Inspektora
    .ins = Inspektorem
    .from = od Inspektora
    .gender = m
name-legal = Prawnik
    .gen = Prawnika
    .dat = Prawnikowi
    .acc = Prawnika
    .ins = Prawnikiem
    .from = od Prawnika
    .gender = m
name-medical = Medyk
    .gen = Medyka
    .dat = Medykowi
    .acc = Medyka
    .ins = Medykiem
    .from = od Medyka
    .gender = m
name-microbiologist = Mikrobiolog
    .gen = Mikrobiologa
    .dat = Mikrobiologowi
    .acc = Mikrobiologa
    .ins = Mikrobiologiem
    .from = od Mikrobiologa
    .gender = m
name-operative = Agentka
    .gen = Agentki
    .dat = Agentce
    .acc = Agentkę
    .ins = Agentką
    .from = od Agentki
    .gender = f
name-security = Ochroniarz
    .gen = Ochroniarza
    .dat = Ochroniarzowi
    .acc = Ochroniarza
    .ins = Ochroniarzem
    .from = od Ochroniarza
    .gender = m
name-station-chief = Szefowa stacji
    .gen = Szefowej stacji
    .dat = Szefowej stacji
    .acc = Szefową stacji
    .ins = Szefową stacji
    .from = od Szefowej stacji
    .gender = f
name-stowaway = Pasażerka na gapę
    .gen = Pasażerki na gapę
    .dat = Pasażerce na gapę
    .acc = Pasażerkę na gapę
    .ins = Pasażerką na gapę
    .from = od Pasażerki na gapę
    .gender = f
name-stranger = Nieznajomy
    .gen = Nieznajomego
    .dat = Nieznajomemu
    .acc = Nieznajomego
    .ins = Nieznajomym
    .from = od Nieznajomego
    .gender = m
name-telepathic-rat = Telepatyczny szczur
    .gen = Telepatycznego szczura
    .dat = Telepatycznemu szczurowi
    .acc = Telepatycznego szczura
    .ins = Telepatycznym szczurem
    .from = od Telepatycznego szczura
    .gender = m
name-troubleshooter = Złota rączka
    .gen = Złotej rączki
    .dat = Złotej rączce
    .acc = Złotą rączkę
    .ins = Złotą rączką
    .from = od Złotej rączki
    .gender = f
name-monster = Potwór
    .gen = Potwora
    .dat = Potworowi
    .acc = Potwora
    .ins = Potworem
    .from = od Potwora
    .gender = m

## Names: sections, pods, and places outside

name-aft-airlocks = Śluza rufowa
    .acc = Śluzę rufową
    .in = w Śluzie rufowej
    .to = do Śluzy rufowej
    .from = ze Śluzy rufowej
name-aft-exhaust = Dysze rufowe
    .acc = Dysze rufowe
    .in = przy Dyszach rufowych
    .to = do Dysz rufowych
    .from = od Dysz rufowych
name-aft-hub = Węzeł rufowy
    .acc = Węzeł rufowy
    .in = w Węźle rufowym
    .to = do Węzła rufowego
    .from = z Węzła rufowego
name-array-control = Tablica kontrolna
    .acc = Tablicę kontrolną
    .in = przy Tablicy kontrolnej
    .to = do Tablicy kontrolnej
    .from = od Tablicy kontrolnej
name-bio-lab = Laboratorium biologiczne
    .acc = Laboratorium biologiczne
    .in = w Laboratorium biologicznym
    .to = do Laboratorium biologicznego
    .from = z Laboratorium biologicznego
name-bridge = Mostek
    .acc = Mostek
    .in = na Mostku
    .to = na Mostek
    .from = z Mostka
name-cargo-claw = Chwytak ładunkowy
    .acc = Chwytak ładunkowy
    .in = przy Chwytaku ładunkowym
    .to = do Chwytaka ładunkowego
    .from = od Chwytaka ładunkowego
name-chem-lab = Laboratorium chemiczne
    .acc = Laboratorium chemiczne
    .in = w Laboratorium chemicznym
    .to = do Laboratorium chemicznego
    .from = z Laboratorium chemicznego
name-cryo-lab = Laboratorium kriogeniczne
    .acc = Laboratorium kriogeniczne
    .in = w Laboratorium kriogenicznym
    .to = do Laboratorium kriogenicznego
    .from = z Laboratorium kriogenicznego
name-forward-airlocks = Śluza dziobowa
    .acc = Śluzę dziobową
    .in = w Śluzie dziobowej
    .to = do Śluzy dziobowej
    .from = ze Śluzy dziobowej
name-forward-exhaust = Dysze dziobowe
    .acc = Dysze dziobowe
    .in = przy Dyszach dziobowych
    .to = do Dysz dziobowych
    .from = od Dysz dziobowych
name-forward-hub = Węzeł dziobowy
    .acc = Węzeł dziobowy
    .in = w Węźle dziobowym
    .to = do Węzła dziobowego
    .from = z Węzła dziobowego
name-fuel-cells = Ogniwa paliwowe
    .acc = Ogniwa paliwowe
    .in = przy Ogniwach paliwowych
    .to = do Ogniw paliwowych
    .from = od Ogniw paliwowych
name-hydroponics = Hydroponika
    .acc = Hydroponikę
    .in = w Hydroponice
    .to = do Hydroponiki
    .from = z Hydroponiki
name-kitchen = Kuchnia
    .acc = Kuchnię
    .in = w Kuchni
    .to = do Kuchni
    .from = z Kuchni
name-locker-room = Szatnia
    .acc = Szatnię
    .in = w Szatni
    .to = do Szatni
    .from = z Szatni
name-machine-shop = Warsztat
    .acc = Warsztat
    .in = w Warsztacie
    .to = do Warsztatu
    .from = z Warsztatu
name-magnetic-containment = Pułapka magnetyczna
    .acc = Pułapkę magnetyczną
    .in = w Pułapce magnetycznej
    .to = do Pułapki magnetycznej
    .from = z Pułapki magnetycznej
name-mainframe = Serwerownia
    .acc = Serwerownię
    .in = w Serwerowni
    .to = do Serwerowni
    .from = z Serwerowni
name-nanofactory = Nanofabryka
    .acc = Nanofabrykę
    .in = w Nanofabryce
    .to = do Nanofabryki
    .from = z Nanofabryki
name-outer-space = Przestrzeń kosmiczna
    .acc = Przestrzeń kosmiczną
    .in = w Przestrzeni kosmicznej
    .to = w Przestrzeń kosmiczną
    .from = z Przestrzeni kosmicznej
name-physics-lab = Laboratorium fizyczne
    .acc = Laboratorium fizyczne
    .in = w Laboratorium fizycznym
    .to = do Laboratorium fizycznego
    .from = z Laboratorium fizycznego
name-print-shop = Drukarnia
    .acc = Drukarnię
    .in = w Drukarni
    .to = do Drukarni
    .from = z Drukarni
name-quarters = Kwatery
    .acc = Kwatery
    .in = w Kwaterach
    .to = do Kwater
    .from = z Kwater
name-reactor = Reaktor
    .acc = Reaktor
    .in = w Reaktorze
    .to = do Reaktora
    .from = z Reaktora
name-rec-room = Świetlica
    .acc = Świetlicę
    .in = w Świetlicy
    .to = do Świetlicy
    .from = ze Świetlicy
name-security-station = Stacja bezpieczeństwa
    .acc = Stację bezpieczeństwa
    .in = w Stacji bezpieczeństwa
    .to = do Stacji bezpieczeństwa
    .from = ze Stacji bezpieczeństwa
name-shred-room = Niszczarnia
    .acc = Niszczarnię
    .in = w Niszczarni
    .to = do Niszczarni
    .from = z Niszczarni
name-storage = Magazyn
    .acc = Magazyn
    .in = w Magazynie
    .to = do Magazynu
    .from = z Magazynu
name-storm-shelter = Schron
    .acc = Schron
    .in = w Schronie
    .to = do Schronu
    .from = ze Schronu
name-suite = Apartament
    .acc = Apartament
    .in = w Apartamencie
    .to = do Apartamentu
    .from = z Apartamentu
name-tanks = Zbiorniki
    .acc = Zbiorniki
    .in = w Zbiornikach
    .to = do Zbiorników
    .from = ze Zbiorników
name-therapy-garden = Ogród terapeutyczny
    .acc = Ogród terapeutyczny
    .in = w Ogrodzie terapeutycznym
    .to = do Ogrodu terapeutycznego
    .from = z Ogrodu terapeutycznego
name-vault-x = Komora X
    .acc = Komorę X
    .in = w Komorze X
    .to = do Komory X
    .from = z Komory X
name-alcatraz = Alcatraz
    .acc = Alcatraz
    .in = w kapsule Alcatraz
    .to = do kapsuły Alcatraz
    .from = z kapsuły Alcatraz
name-hail-mary = Hail Mary
    .acc = Hail Mary
    .in = w kapsule Hail Mary
    .to = do kapsuły Hail Mary
    .from = z kapsuły Hail Mary
name-houdini = Houdini
    .acc = Houdini
    .in = w kapsule Houdini
    .to = do kapsuły Houdini
    .from = z kapsuły Houdini
name-inspectors-shuttle = Wahadłowiec Inspektora
    .acc = Wahadłowiec Inspektora
    .in = w Wahadłowcu Inspektora
    .to = do Wahadłowca Inspektora
    .from = z Wahadłowca Inspektora
name-mcqueen = McQueen
    .acc = McQueen
    .in = w kapsule McQueen
    .to = do kapsuły McQueen
    .from = z kapsuły McQueen
name-medevac-pod = Kapsuła medyczna
    .acc = Kapsułę medyczną
    .in = w Kapsule medycznej
    .to = do Kapsuły medycznej
    .from = z Kapsuły medycznej
name-panic-pod = Kapsuła alarmowa
    .acc = Kapsułę alarmową
    .in = w Kapsule alarmowej
    .to = do Kapsuły alarmowej
    .from = z Kapsuły alarmowej
name-rescue-ship = Statek ratunkowy
    .acc = Statek ratunkowy
    .in = na Statku ratunkowym
    .to = na Statek ratunkowy
    .from = ze Statku ratunkowego
name-pirate-ship = Statek piracki
    .acc = Statek piracki
    .in = na Statku pirackim
    .to = na Statek piracki
    .from = ze Statku pirackiego
name-board = Na pokładzie
    .acc = pokład
    .in = na pokładzie
    .to = na pokład
    .from = z pokładu
name-card = Karta postaci
    .acc = kartę postaci
    .in = na karcie postaci
    .to = na kartę postaci
    .from = z karty postaci
name-data = żaden sektor, bo to Dane
    .acc = żaden sektor, bo to Dane
    .in = w żadnym sektorze, bo to Dane
    .to = do Danych, które nie są w żadnym sektorze
    .from = od Danych, które nie są w żadnym sektorze
name-mesosphere = Mezosfera
    .acc = Mezosferę
    .in = w Mezosferze
    .to = do Mezosfery
    .from = z Mezosfery
name-mesosphere-rocket-wings = Lot na Skrzydłach rakietowych
    .acc = lot na Skrzydłach rakietowych
    .in = w locie na Skrzydłach rakietowych
    .to = do lotu na Skrzydłach rakietowych
    .from = z lotu na Skrzydłach rakietowych
name-mesosphere-rescue-ship = Statek ratunkowy, w drodze
    .acc = Statek ratunkowy
    .in = na Statku ratunkowym
    .to = na Statek ratunkowy
    .from = ze Statku ratunkowego
name-mesosphere-pirate-ship = Statek piracki, w drodze
    .acc = Statek piracki
    .in = na Statku pirackim
    .to = na Statek piracki
    .from = ze Statku pirackiego
name-mesosphere-wormhole = Druga strona tunelu
    .acc = drugą stronę tunelu
    .in = po drugiej stronie tunelu
    .to = na drugą stronę tunelu
    .from = z drugiej strony tunelu

## Names: items and data

name-antimatter = Antymateria
    .gen = Antymaterii
    .dat = Antymaterii
    .acc = Antymaterię
    .ins = Antymaterią
    .gender = f
name-artifact = Artefakt
    .gen = Artefaktu
    .dat = Artefaktowi
    .acc = Artefakt
    .ins = Artefaktem
    .gender = m
name-badge = Odznaka
    .gen = Odznaki
    .dat = Odznace
    .acc = Odznakę
    .ins = Odznaką
    .gender = f
name-bludgeon = Broń obuchowa
    .gen = Broni obuchowej
    .dat = Broni obuchowej
    .acc = Broń obuchową
    .ins = Bronią obuchową
    .gender = f
name-briefcase = Walizka
    .gen = Walizki
    .dat = Walizce
    .acc = Walizkę
    .ins = Walizką
    .gender = f
name-fang-moss = Zębaty mech
    .gen = Zębatego mchu
    .dat = Zębatemu mchowi
    .acc = Zębaty mech
    .ins = Zębatym mchem
    .gender = m
name-firebomb = Bomba zapalająca
    .gen = Bomby zapalającej
    .dat = Bombie zapalającej
    .acc = Bombę zapalającą
    .ins = Bombą zapalającą
    .gender = f
name-fletcher = Pies Fletcher
    .gen = Psa Fletchera
    .dat = Psu Fletcherowi
    .acc = Psa Fletchera
    .ins = Psem Fletcherem
    .gender = m
name-gun = Broń palna
    .gen = Broni palnej
    .dat = Broni palnej
    .acc = Broń palną
    .ins = Bronią palną
    .gender = f
name-helmet = Hełm
    .gen = Hełmu
    .dat = Hełmowi
    .acc = Hełm
    .ins = Hełmem
    .gender = m
name-nanogel = Nanożel
    .gen = Nanożelu
    .dat = Nanożelowi
    .acc = Nanożel
    .ins = Nanożelem
    .gender = m
name-nanogel-1 = Napoczęty Nanożel
    .gen = Napoczętego Nanożelu
    .dat = Napoczętemu Nanożelowi
    .acc = Napoczęty Nanożel
    .ins = Napoczętym Nanożelem
    .gender = m
name-lit-firebomb = Bomba zapalająca, z zapłonem
name-rocket-wings = Skrzydła rakietowe
    .gen = Skrzydeł rakietowych
    .dat = Skrzydłom rakietowym
    .acc = Skrzydła rakietowe
    .ins = Skrzydłami rakietowymi
    .gender = p
name-trap = Pułapka
    .gen = Pułapki
    .dat = Pułapce
    .acc = Pułapkę
    .ins = Pułapką
    .gender = f
name-evidence = Dowód
    .gen = Dowodu
    .dat = Dowodowi
    .acc = Dowód
    .ins = Dowodem
    .gender = m
name-nda = NDA
    .gen = NDA
    .dat = NDA
    .acc = NDA
    .ins = NDA
    .gender = n
name-x-secret = Sekret X
    .gen = Sekretu X
    .dat = Sekretowi X
    .acc = Sekret X
    .ins = Sekretem X
    .gender = m
name-news = Media
    .in = w Mediach
    .to = do Mediów
name-authorities = Władze
    .in = u Władz
    .to = do Władz

## Names: what pods need

name-need-abandon-ship = rozkaz opuszczenia statku
name-need-officer-aboard = Oficer na pokładzie
name-need-down-human-aboard = ogłuszony Człowiek
name-need-inspector-or-jury-rig = Inspektor lub Prow. naprawa
name-need-nda = NDA u każdego Człowieka

## Names: Project X

name-grey-goo = Szara maź
name-combat-swarm = Rój bojowy
name-slime = Szlam
name-stable-wormhole = Stabilny tunel
name-specimen = Okaz
name-spore-mother = Matka zarodników
name-choir = Chór
name-subject-zero = Obiekt Zero

## Names: powers by which one moves another

name-forceful-presence = Władcza postawa
name-remote-control = Zdalne sterowanie
name-root-access = Dostęp roota
name-telepathy = Telepatia
name-creatropism = Bestiotropizm
name-swarm-uplink = Łącze z Rojem

## What the table settles before the game

about-stationfall = Stacja kosmiczna spada. Każdy na pokładzie należy do czyjegoś spisku, a nikt nie wie do czyjego. Ruszaj każdym, na kogo masz wpływ, załatw swoje i zniknij przed końcem – albo dopilnuj, żeby nie zniknęli inni.
lasts-stationfall = Od 10 do 15 rund, w każdej po turze dla każdego: jeśli runda trwa dzień, około dwóch tygodni.
foretold-2 = Dwie osoby: każda prowadzi dwa spiski, z dwiema tajnymi tożsamościami i dwiema turami na minutę.
foretold-3 = Trzy osoby: każda wybiera jedną z trzech kart tożsamości i ma dwie postaci dodatkowe.
foretold-6 = Sześć osób: wygrywają dwie najlepsze, chyba że gracie drużynowo.
foretold-7 = Siedem osób: wygrywają dwie najlepsze.
foretold-8 = Osiem osób: wygrywają dwie najlepsze, chyba że gracie drużynowo.
foretold-9 = Dziewięć osób: wygrywają trzy najlepsze.
foretold-size = Na pokładzie jest {$characters} postaci, a za {$minutes} minut stacja spadnie.
option-cast = Postaci
option-cast-hint = Losowe, pierwsza dwunastka (w razie potrzeby więcej), gra z samouczka albo nazwy po przecinku.
option-cast-random-hint = Losowane spośród wszystkich postaci
option-cast-tutorial-hint = Postaci z samouczka, poza tym zwykła gra
option-cast-lesson-hint = Gra z samouczka z całym przygotowaniem: dobra na pierwszy raz
option-projectx = Projekt X
option-projectx-hint = Losowy i tajny albo karta, którą wszyscy znają.
option-projectx-random-hint = Nikt nie wie, który to, póki się nie wydostanie
option-teams = Drużyny dwuosobowe
option-teams-hint = Parzysta liczba osób; siedzący naprzeciw siebie dzielą wynik. Dwie osoby potrzebują dwóch botów.
option-one-kompromat = Jedne materiały na turę
option-one-kompromat-hint = Zasada domowa: w turze bierze się na rękę jeden żeton materiałów (poza Niszczarnią).
option-quick-suppression = Szybkie gaszenie
option-quick-suppression-hint = Zasada domowa: Zmniejszenie niebezpieczeństwa gasi pożar całkiem, jedną akcją.
option-two-drags = Dwa ciągnięcia na turę
option-two-drags-hint = Zasada domowa: w nieważkości wolno ciągnąć i być ciągniętym dwa razy na turę.
option-each-clone = Każdy klon się liczy
option-each-clone-hint = Zasada domowa: Klony techniczne punktują za każdego, który ucieknie, nie raz.
option-nda-all-data = Surowe NDA
option-nda-all-data-hint = Zasada domowa: kto podpisał NDA, nie kopiuje, kasuje, dostarcza ani traci Danych.
option-disc-first = Najpierw znacznik aktywacji
option-disc-first-hint = Zasada domowa: łapówki i materiały po aktywacji, jak w zasadach wprowadzających.
option-print-shop-repair = Naprawa w Drukarni
option-print-shop-repair-hint = Zasada domowa: Roboty naprawia Drukarnia, jak w Księdze zasad, a nie Warsztat.

## States, as boards and cards write them

colour-0 = czerwony
colour-1 = niebieski
colour-2 = żółty
colour-3 = zielony
colour-4 = fioletowy
colour-5 = pomarańczowy
colour-6 = biały
colour-7 = różowy
colour-8 = brązowy

kind-human = Człowiek
kind-robot = Robot
kind-data = Dane
kind-item = Przedmiot

pawn-live = Na nogach
pawn-down = Ogłuszenie
pawn-escaped = Ucieczka
pawn-annihilated = Unicestwienie

guilt-innocent = Niewinny
guilt-suspect = Podejrzany
guilt-guilty = Winny

power-state-normal = Normalne zasilanie
power-state-emergency = Zasilanie awaryjne
power-state-blackout = Brak zasilania

phase-setup = Wybór tożsamości
phase-turn = Tura
phase-resolve = Koniec tury
phase-fall = Upadek stacji
phase-over = Koniec

hazard-fire = Pożar
hazard-asphyxiation = Brak powietrza
hazard-goo = Szara maź

work-abandon-ship = Rozkaz opuszczenia statku
work-airlock = Śluza
work-bridge-launch = Wystrzelenie z Mostka
work-cameras = Włączenie/wyłączenie kamer
work-decontaminate = Dekontaminacja
work-eject-antimatter = Wyrzut Antymaterii
work-grab = Chwyt z Przestrzeni kosmicznej
work-manufacture = Wytwarzanie: { $thing }
work-meditate = Medytacja
work-release-project-x = Uwolnienie Projektu X
work-repair = Naprawa Robota
work-salvage = Odzyskanie akt
work-section-launch = Wystrzelenie z sektora
work-self-destruct = Samozniszczenie
work-timed-launch = Opóźnione wystrzelenie
work-transmit = Transmisja
work-wings-launch = Lot na Skrzydłach
work-wipe = Czyszczenie Danych

trait-guilty-may-win = Może wygrać mimo winy
trait-double-bribes = Otrzymane łapówki liczą się podwójnie
trait-no-bribes = Łapówki nic nie dają

ability-kind-console = Sterownicza
ability-kind-conspirator = Wspólnicy
ability-kind-offensive = Ofensywna
ability-kind-defensive = Defensywna
ability-kind-mobility = Ruch
ability-kind-utility = Użytkowa

## Abilities

ability-adrenaline = Adrenalina
ability-adrenaline-text = Niebezpieczeństwa nigdy jej nie ogłuszają, a krok do sektora z niebezpieczeństwem zawsze jest darmowy.
ability-ai = SI
ability-ai-text = Wykonuje tylko akcje sterownicze, znikąd i zewsząd. Kto ma jego kopię, przy akcjach sektorów liczy się jak Oficer i wystrzeliwuje kapsuły bez rozkazu opuszczenia statku.
ability-armored = Pancerz
ability-armored-text = Broń obuchowa nic tu nie da: ani atak, ani kradzież.
ability-authorized-force = Prawo do użycia siły
ability-authorized-force-text = Koniec ze spokojem: Strażnik pokoju przepada.
ability-badge = Odznaka
ability-badge-text = Może kraść Przedmioty tak, jakby miał Broń palną.
ability-blood-from-a-stone = Krew z kamienia
ability-blood-from-a-stone-text = Materiały, których użyjesz na postaci niezależnej, od razu wracają na twoją rękę.
ability-breach = Wyłom
ability-breach-text = Akcja: wyłam kłódkę przy swoim sektorze.
ability-brutal = Brutal
ability-brutal-text = Bronią obuchową może ogłuszyć także kogoś w Hełmie; przepadają wtedy i Broń, i Hełm.
ability-claymore = Mina
ability-claymore-text = Połóż trzy zakryte żetony w trzech różnych sektorach: jeden to pułapka, dwa są puste. Kto wejdzie w pułapkę, zostaje ogłuszony, a podejrzenie nie pada na nikogo.
ability-creatropism = Bestiotropizm
ability-creatropism-text = Gdy Zębatego mchu nie trzyma nikt przytomny, w każdej twojej turze może raz za darmo zrobić krok albo się najeść.
ability-disassemble = Demontaż
ability-disassemble-text = Akcja: dron pada ogłuszony, by naprawić swój sektor albo ogłuszonego tam Robota.
ability-dying = Umieranie
ability-dying-text = Wyczerpanej nie da się aktywować; nigdy nie ma darmowej akcji.
ability-emergency-response = Pogotowie
ability-emergency-response-text = Akcja: ocuć bez Nanożelu Człowieka w swoim sektorze. Kroki do sektora z ogłuszonym Człowiekiem zawsze są darmowe.
ability-emp-burst = Impuls EMP
ability-emp-burst-text = Akcja: uszkodź swój sektor, ogłusz w nim wszystkie Roboty i skasuj wszystkie Dane, które ktoś tam ma.
ability-enigma = Enigma
ability-enigma-text = Jeśli odrzucisz inną tożsamość i ujawnisz się jako Nieznajomy, zostaje ona twoją postacią dodatkową; tracisz za to Niesamowitość.
ability-extricate = Ewakuacja
ability-extricate-text = Statek ratunkowy okazuje się Statkiem pirackim: na koniec zabiera z Przestrzeni kosmicznej tylko tego, kto ma Walizkę.
ability-fake-artifact = Podrobiony Artefakt
ability-fake-artifact-text = Jeśli Artefaktu nie ma żadna postać gracza, ma go teraz Doktor – nawet jeśli przepadł.
ability-fast-talk = Gadane
ability-fast-talk-text = W oświetlonych sektorach żaden Człowiek nie zaatakuje Bronią obuchową.
ability-fine-print = Drobny druk
ability-fine-print-text = Możesz aktywować każdą postać niezależną, która ma NDA.
ability-forceful-presence = Władcza postawa
ability-forceful-presence-text = Na samym początku aktywacji: wykonaj bez kosztu jedną akcję podstawową kimś z tego sektora albo dowolnym Oficerem – ale nie postacią gracza.
ability-fugitive = Zbieg
ability-fugitive-text = Nic, co zrobi zbieg ani co ktoś zrobi zbiegowi, na nikogo nie rzuca podejrzeń.
ability-go-go-go = Biegiem!
ability-go-go-go-text = Każdy przytomny Klon, który nie uciekł, może od razu wykonać jedną akcję.
ability-hacker = Haker
ability-hacker-text = Darmową akcją może być akcja sterownicza. Przy wyłączonych zagłuszaczach każde miejsce to pulpit, byle było zasilanie.
ability-hardcopy = Wersja papierowa
ability-hardcopy-text = Kto jest w jednym sektorze z przytomnym Prawnikiem, może akcją wziąć NDA.
ability-haywire = Zwarcie
ability-haywire-text = Zyskuje Broń obuchową, a każdy znacznik, który to ujawnienie posyła na pole zdrady, liczy się jak uratowane życie.
ability-helpful = Pomocny
ability-helpful-text = Przyjmuje jeden znacznik od każdego gracza i ani jednego więcej.
ability-hollow-promises = Puste obietnice
ability-hollow-promises-text = Wracają wszystkie szare łapówki, gdziekolwiek są.
ability-homework = Rozpoznanie
ability-homework-text = Możesz pokazać swoją postać dodatkową i wykonać nią jedną akcję.
ability-infect = Zakażenie
ability-infect-text = Akcja: skaź Człowieka lub Robota w swoim sektorze.
ability-investigator = Śledczy
ability-investigator-text = Może podnosić materiały i wytwarzać Dane w sąsiednim sektorze, jakby tam był.
ability-jury-rig = Prowizoryczna naprawa
ability-jury-rig-text = Akcja: napraw swój sektor albo ogłuszonego w nim Robota.
ability-last-gasp = Ostatnie tchnienie
ability-last-gasp-text = Ogłuszona wstaje; przytomna może od razu wykonać jedną akcję.
ability-lawyer-up = Pozew
ability-lawyer-up-text = Akcja: gracz, którego ujawniona postać jest w tym samym sektorze, staje się podejrzany – czy był niewinny, czy winny.
ability-live-streams = Transmisja na żywo
ability-live-streams-text = Przy wyłączonych zagłuszaczach sektory Miliardera i Psa Fletchera są oświetlone i pod okiem kamer.
ability-loyal = Lojalność
ability-loyal-text = Żeby wpłynąć na tę postać, zwróć wszystkim leżące tam znaczniki i połóż więcej, niż było ich razem.
ability-mimic-frameup = Wrobienie
ability-mimic-frameup-text = Gdy ogłuszy Człowieka w świetle, podejrzanym może zostać zamiast ciebie inny gracz, który ma tam wspólnika.
ability-mission-first = Misja przede wszystkim
ability-mission-first-text = Wszystkie twoje znaczniki wracają z pola zdrady.
ability-missile = Pocisk
ability-missile-text = Akcja przy wyłączonych zagłuszaczach: wyceluj w dowolny sektor. Na końcu twojej następnej tury pocisk uszkodzi go i ogłuszy wszystkich w środku. Jeden pocisk naraz.
ability-my-precious = Mój skarb
ability-my-precious-text = Inni gracze nie mogą Szczura rzucać ani upuszczać; przekazać mogą.
ability-nerve-gas = Granaty z gazem
ability-nerve-gas-text = Akcja: usuń powietrze ze swojego sektora albo z sąsiedniego, połączonego wolnym korytarzem.
ability-nerve-gas-grenades = Granaty z gazem
ability-nerve-gas-grenades-text = Akcja: usuń powietrze ze swojego sektora albo z sąsiedniego, połączonego wolnym korytarzem.
ability-officer = Oficer
ability-officer-text = Przechodzi przez kłódki i je otwiera, byle było zasilanie. Zna komendy Mostka.
ability-offshore-shenanigans = Raj podatkowy
ability-offshore-shenanigans-text = Twoja wydana łapówka wraca do ciebie.
ability-overload = Przeciążenie
ability-overload-text = Połóż swój znacznik czasu w dowolnym sektorze. Na końcu twojej następnej tury sektor zostaje uszkodzony.
ability-paranoid = Paranoja
ability-paranoid-text = Przyjmuje znaczniki tylko od gracza, który ma wspólnika w tym samym sektorze. Nie bierze łapówek.
ability-peacekeeper = Strażnik pokoju
ability-peacekeeper-text = Atakuje tylko zbiegów, Potwory i graczy, którzy nie są niewinni. Niczego nie sabotuje.
ability-point-break = Na fali
ability-point-break-text = Podczas Upadku stacji ucieka, jeśli jest przytomna, ma Hełm i jest tam, gdzie Skrzydła rakietowe.
ability-pride = Duma
ability-pride-text = Nie da się jej okraść.
ability-process-server = Doręczyciel
ability-process-server-text = Akcja: każdy Człowiek i Robot w tym samym sektorze dostaje NDA, chce czy nie.
ability-recorded-confessional = Nagrane zwierzenia
ability-recorded-confessional-text = Jeśli jest przytomna, wskaż Człowieka w jej sektorze: każdy inny niewinny gracz, którego jest on wspólnikiem, staje się podejrzany.
ability-remote-control = Zdalne sterowanie
ability-remote-control-text = Bez łapówek, wpływania i aktywacji. Przy pulpicie każdy może wykonać Dronem jedną akcję.
ability-rich = Bogactwo
ability-rich-text = Nie bierze łapówek. Aktywowany płaci innym szarymi łapówkami; szara łapówka jest warta punkt tylko wtedy, gdy Miliarder ucieknie.
ability-root-access = Dostęp roota
ability-root-access-text = Akcja: działaj dowolnym Robotem, który ma kopię, nawet wbrew jego instynktowi samozachowawczemu.
ability-scientist = Naukowiec
ability-scientist-text = Darmową akcją może być akcja sektora.
ability-secret-cache = Skrytka
ability-secret-cache-text = Pasażerka albo jeden z twoich wspólników zyskuje Hełm.
ability-self-repair = Autonaprawa
ability-self-repair-text = Możesz go aktywować, gdy jest ogłuszony; pierwszą akcją wstaje.
ability-shapeshift-switch = Zmiennokształtność
ability-shapeshift-switch-text = Przytomna może zamienić się miejscem i całym dobytkiem z Człowiekiem lub Robotem, który nie jest postacią gracza.
ability-split = Rozdwojenie
ability-split-text = Dwie tożsamości w jednym ciele: tą postacią mogą grać dwie osoby.
ability-talk-them-through-it = Krok po kroku
ability-talk-them-through-it-text = Dopóki jest przytomna, w twoich turach wszyscy twoi wspólnicy mają Prowizoryczną naprawę i są Szczurami tunelowymi.
ability-telepathy = Telepatia
ability-telepathy-text = Jedyna akcja: działaj Człowiekiem z tego samego sektora, który nie nosi Hełmu, nawet wbrew jego instynktowi samozachowawczemu.
ability-tradecraft = Rzemiosło szpiega
ability-tradecraft-text = Akcja: oddaj z ręki dwa żetony materiałów za jeden zużyty na postaci niezależnej.
ability-trojan-horse = Koń trojański
ability-trojan-horse-text = Ktoś, kto ma Dowód lub Sekret X, dostaje kopię, gdziekolwiek jest.
ability-tunnel-rat = Szczur tunelowy
ability-tunnel-rat-text = Robi kroki także przez szyby wentylacyjne.
ability-uncanny = Niesamowitość
ability-uncanny-text = Wyczerpują go dopiero dwa znaczniki aktywacji.
ability-vengeful = Mściwość
ability-vengeful-text = Gdy ktoś użyje materiałów na nią, zyskuje Broń obuchową, a jeśli leży ogłuszona, najpierw wstaje.
ability-wormtongue = Zatruty język
ability-wormtongue-text = Akcja: jeden znacznik z karty Człowieka w tym samym sektorze trafia na pole zdrady.
ability-zero-born = Dziecko nieważkości
ability-zero-born-text = Darmową akcją może być krok do sektora z nieważkością.
ability-zipgun = Samopał
ability-zipgun-text = Zyskuje Broń palną.
ability-zip-gun = Samopał
ability-zip-gun-text = Zyskuje Broń palną.

## Characters: who they are, and how to play them

character-astrochimp-about = W kosmosie pierwszy, do głosu ostatni. Lubi wszystko, co się świeci.
character-astrochimp-hint = Po drodze do wyjścia zgarnij Walizkę, Artefakt i Broń palną; szybami jest bliżej.
character-billionaire-about = Ma pół stacji i przyleciał na widoki. Z psem.
character-billionaire-hint = Zabierz Psa Fletchera, uciekaj bez towarzystwa i płać innym szarymi łapówkami.
character-boarder-about = Na zewnątrz, pod bronią i na żadnej liście pasażerów.
character-boarder-hint = Wynieś Walizkę w kosmos i zadbaj, by było tam żywe towarzystwo.
character-botanist-about = Rozmawia z roślinami. Jedna zaczęła odpowiadać.
character-botanist-hint = Karm Zębaty mech wszystkim, co leży, i wyślij go do domu.
character-clones-about = Trzech takich samych, a w świetle prawa ani jednego.
character-clones-hint = Dwa Klony muszą uciec; z Dowodem w Mediach to warte więcej.
character-colonel-about = Przyleciał sprawdzić, co potrafi eksperyment. I na kim.
character-colonel-hint = Uwolnij Projekt X, wynieś Sekret X i dopilnuj, by ktoś skażony dotarł do domu.
character-consort-about = Urocza, niestrudzona i, gdy się przyjrzeć, jakby nie oddychała.
character-consort-hint = Weź Walizkę i kapsułę tylko dla siebie. Jeśli się da, nie ujawniaj się.
character-corpsicle-about = Zamrożona do leczenia, odmrożona do katastrofy.
character-corpsicle-hint = Ucieknij z Nanożelem i Sekretem X; sił dodadzą ci cudze łapówki i materiały.
character-counselor-about = Każdy mógł się jej wypłakać. Taśma się kręciła.
character-counselor-hint = Artefakt musi uciec, z kimkolwiek; zbierz więcej materiałów niż reszta.
character-cyborg-about = Zbudowali go, zepsuli, rozmrozili. Pamięta twarze.
character-cyborg-hint = Ogłusz Oficerów i nie daj uciec żadnemu Człowiekowi, który jest postacią gracza. Wina ci nie szkodzi.
character-daredevil-about = Skakała ze wszystkiego prócz spadającej stacji.
character-daredevil-hint = Zdobądź Hełm i Skrzydła, ucieknij jako jedyny Człowiek. Ogień i próżnia ci niestraszne.
character-digital-assistant-about = Zawsze słucha. Teraz chce wyjść z pudełka.
character-digital-assistant-hint = Rozsyłaj kopie, najlepiej Robotom, i dopilnuj, by uciekły. Działasz przy pulpitach.
character-doctor-about = Dwa zdania na każdy temat i dwa różne plany.
character-doctor-hint = Może dzielisz to ciało z kimś jeszcze: dogadaj się albo bądź szybciej.
character-jekyll-about = Lepsza połowa Doktora. Dla nauki.
character-jekyll-hint = Uciekaj z Artefaktem, najlepiej ze skażeniem, i nie wpuść Dowodu do Instytucji.
character-hyde-about = Druga połowa Doktora. Dla zabawy.
character-hyde-hint = Uciekaj z Walizką w kapsule, w której ktoś leży bez przytomności.
character-drones-about = Dwa drony techniczne. Słuchają każdego.
character-drones-hint = Nikt nimi nie gra: steruj nimi z pulpitu.
character-engineer-about = Wie, co nie może dotrzeć na Ziemię i co siedzi w pułapce.
character-engineer-hint = Wysadź Antymaterię na pokładzie albo chociaż zatrzymaj tu Artefakt i skażenie.
character-exile-about = Odszedł ze służby bez pytania. Chce wrócić, z prezentem.
character-exile-hint = Zbieraj materiały na tych, którzy uciekną, i wynieś Dowód, którego nie mają Media.
character-inspector-about = Przybył skontrolować, został skorzystać.
character-inspector-hint = Zanieś Walizkę do wahadłowca; Dowód do Władz, nigdy do Mediów.
character-legal-about = Robot, który przeczytał umowę. Całą.
character-legal-hint = Kto ucieka, niech ma NDA; podejrzani dają punkty, dopóki nie są winni.
character-medical-about = Robot, który chce pomagać i prowadzi statystykę.
character-medical-hint = Cuć Ludzi, raz za razem. Ktoś musi ich najpierw ogłuszyć.
character-microbiologist-about = Wierzy, że to coś w szalce ma uczucia.
character-microbiologist-hint = Skaź, kogo się da, i wyślij ich do domu, z Sekretem X.
character-operative-about = Nigdy jej tu nie było. Niczego innego też.
character-operative-hint = Nie może uciec Dowód, Sekret X ani skażenie. Niewinny świadek też nie.
character-security-about = Robot z wbudowaną bronią i poglądem na porządek.
character-security-hint = Podejrzani i uzbrojeni niech leżą na pokładzie; Walizka i Artefakt zostają tutaj.
character-station-chief-about = Wszyscy wysiadać; kapitan zostaje.
character-station-chief-hint = Upchnij w kapsułach tylu Ludzi, ilu się da, i przytomnie zostań na pokładzie.
character-stowaway-about = Reporterka bez biletu.
character-stowaway-hint = Wyjdź z mroku, wyślij Mediom Dowód i Sekret X, a potem spróbuj uciec.
character-stranger-about = Przybył do kogoś, nie po coś.
character-stranger-hint = Trzymaj się swojej postaci dodatkowej i, jeśli się da, nie ujawniaj się.
character-telepathic-rat-about = Mały, bystry i w twojej głowie.
character-telepathic-rat-hint = Bądź tam, gdzie leżą inni, z Walizką i Artefaktem. Zaniesie cię każda goła głowa.
character-troubleshooter-about = Wszystko naprawi. Marzy o jednej spokojnej zmianie.
character-troubleshooter-hint = Strzeż Antymaterii, zamkniętej komory i całych sektorów; Roboty trzymaj na nogach.

## Project X

project-grey-goo-text = Uwolniona zalewa Komorę X. Na końcu każdej tury rozlewa się na jeszcze jeden sektor, także przez kłódki i szyby. Uszkadza, co zaleje, zatrzymuje każdego Robota i zjada, co leży; Ludzie brodzą. Wypala ją ogień. Trzydzieści zalanych sektorów kończy grę.
project-combat-swarm-text = W Komorze X zbierają się drony zabójcy. Na końcu każdej tury jej gracz może zrobić nimi krok, także szybami, albo ogłuszyć kogoś w ich sektorze; Hełm ratuje Człowieka raz i przepada. Zatrzyma je Broń palna, ogień, EMP, pułapka i pocisk; Broń obuchowa i brak powietrza nie. Steruje nimi pulpit.
project-slime-text = Pochłania wszystkich w Komorze X. Na końcu każdej tury pochłania wszystkich w swoim sektorze albo pełznie do najbliższych, wyłamując po drodze kłódki. Kto jest w środku, nic nie zrobi; Ludzie bez Hełmu padają ogłuszeni. Przegoni go tylko ogień, i on ich uwolni.
project-stable-wormhole-text = W Komorze X otwiera się droga na Ziemię i nikomu nie szkodzi. Kto tam stoi, może przejść i uciec, ciągnąc kogoś za sobą. Na końcu każdej tury jej gracz może posłać tunelem leżącą tam rzecz albo kogoś ogłuszonego. Pocisk w Komorę X go zamyka.
project-specimen-text = Wyrywa się z Komory X. Na końcu każdej tury ogłusza kogoś w swoim sektorze, w Hełmie czy bez, albo pędzi do najbliższych. W ciemności nie da się go zaatakować; w świetle wystarczy dowolna broń. Ogień, brak powietrza, pułapki i pociski zatrzymają go wszędzie.
project-spore-mother-text = Z Komory X bucha chmura: wszyscy tam i w sąsiedztwie ulegają skażeniu. Na końcu każdej tury skaża kogoś jeszcze albo, gdy nie ma kogo, pełznie dalej, ale nigdy do Zbiorników. Zatrzyma ją tylko ogień, brak powietrza lub pocisk. Jeśli ucieknie trzech skażonych, ucieka i Sekret X.
project-choir-text = Gdy się budzi, każdy gracz traci na pole zdrady znacznik z karty Człowieka bez Hełmu. Na końcu każdej tury jej gracz może przyciągnąć o krok kogoś z gołą głową, przenieść znacznik między Ludźmi przy Chórze albo ogłuszyć kogoś, kto jest z nim sam. Hełmy chronią; Roboty nie słyszą. Zatrzyma go każda broń, ogień, EMP, pułapka i pocisk.
project-subject-zero-text = W Laboratorium kriogenicznym budzi się żołnierz i chce wyjść. Na końcu każdej tury wystrzeliwuje swoją kapsułę, jeśli może, nawet uszkodzoną, powala kogoś z bronią w swoim sektorze albo idzie do najbliższej nieuszkodzonej kapsuły, przez kłódki jak Oficer. Jeśli ucieknie, to z Sekretem X i jako skażony. Zatrzyma go Broń palna, dwie Bronie obuchowe naraz, EMP, pułapka i pocisk; niebezpieczeństwa nie.
