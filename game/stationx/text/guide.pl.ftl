### Co słyszy ktoś, kto gra po raz pierwszy, i słowa, które można sprawdzić.

guide-am = Twoja strona: { $colour } ({ $faction }). Dowódca liczy się w walce za 2, a szeregowi i droidy, których kupujesz, za 1; ulepszenia to podnoszą.
guide-over = Dla ciebie gra się skończyła; ostatnia plansza i cały przebieg są na kanale.
guide-can-build =
    { $left ->
        [one] Ostatnia płytka, a potem baza: obie muszą mieć wspólną krawędź z pokojem centralnym albo z leżącym już korytarzem lub pokojem, wszystko jedno czyim.
       *[other] { $row ->
            [one] Jedna płytka
           *[other] Do { $row } płytek
        } na turę, zostało { $left }: każda musi mieć wspólną krawędź z pokojem centralnym albo z leżącym już korytarzem lub pokojem, wszystko jedno czyim. Baza jest na końcu.
    }
guide-can-base = Została tylko baza: 4 na 4 pola, ze wspólną krawędzią z pokojem centralnym albo z dowolnym korytarzem lub pokojem.
guide-can-deploy = Wybierz w swojej bazie pole teleportera i pole dowódcy; może to być jedno pole. Teleporter tam zostanie, dowódca stamtąd wyruszy.
guide-can-act =
    W swojej turze możesz każdą jednostką raz się ruszyć i raz zaatakować, w dowolnej kolejności, i { $buys ->
        [two] kupić jednostkę i ulepszenie
       *[one] zrobić jeden zakup
    }. { $fresh ->
        [0] Wszystkie mają już ruch za sobą.
       *[other] Jeszcze bez ruchu: { $fresh }.
    }
guide-can-act-one =
    W swojej turze możesz tylko jedną jednostką się ruszyć i zaatakować, po jednym razie, w dowolnej kolejności, i { $buys ->
        [two] kupić jednostkę i ulepszenie
       *[one] zrobić jeden zakup
    }.
guide-can-answer = Gra czeka na twoją odpowiedź: panel mówi, o co chodzi, a każdy przycisk, co zrobi.
guide-can-wait = Turę ma ktoś inny: rozejrzyj się i planuj; gra cię zawoła, gdy przyjdzie pora.
guide-want-build = Buduj to, co pomoże tobie bardziej niż innym: drogi do magazynów, gdzie dowódcy dobierają karty, i miejsce na bazę z dala od pozostałych.
guide-want-deploy = Postaw teleporter w głębi bazy: kto go zaatakuje, gdy nikt go nie pilnuje, zajmie twoją bazę.
guide-want-home = Twoja baza jest stracona. Jedna jednostka obok teleportera na { $cell } odbije ją atakiem, jeśli nie stoi na nim wróg; do tego czasu baza nie daje ci energii, a jeśli zginie dowódca, odpadasz.
guide-want-commander = Twój dowódca nie żyje: przywróć go za { $price } energii, zanim ktoś zajmie bazę, bo wtedy odpadasz.
guide-want-base =
    Wygrywa, kto ma wszystkie bazy{ $commanders ->
        [no] { "" }
       *[yes] , gdy na planszy nie ma obcego dowódcy
    }. Najbliższa jest teraz baza { $whose-gen }: jej teleporter to { $cell }, a { $unit } ma tam { $steps ->
        [one] 1 pole
        [few] { $steps } pola
       *[other] { $steps } pól
    }. W walce liczą się wszyscy, którzy stoją tuż obok.
guide-want-all =
    Wygrywa, kto ma wszystkie bazy{ $commanders ->
        [no] { "" }
       *[yes] , gdy na planszy nie ma obcego dowódcy
    }. W walce liczą się wszyscy, którzy stoją tuż obok.
guide-look = Popatrz na planszę: kto w następnej turze mógłby stanąć obok twojego teleportera, a kto stoi sam?
guide-look-build = Popatrz na planszę: gdzie twoja następna płytka najbardziej ci pomoże?
guide-look-over = Popatrz jeszcze raz na planszę: gdzie to się rozstrzygnęło?

term-cell = Pola
term-room = Pomieszczenia
term-corner = Rogi
term-wall = Ściana między bazami
term-oxygen = Tlen
term-share = Ile tlenu może zużyć jedna osoba
term-battle = Walka: kto się liczy
term-stalemate = Pat
term-spared = Kto ocaleje
term-income = Dochód
term-purchase = Jeden zakup
term-tree = Drzewko ulepszeń
term-supply = Magazyny
term-cards = Karty zaopatrzenia
term-leap = Dokąd prowadzi skok
term-capture = Zajęcie bazy
term-return = Powrót dowódcy
term-out = Kto odpada
term-victory = Zwycięstwo
term-length = Ostatnia runda
