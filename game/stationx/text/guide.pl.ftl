### Co słyszy ktoś, kto gra po raz pierwszy, i słowa, które można sprawdzić.

guide-am = Twoja strona: { $colour }, frakcja: { $faction }. Masz dowódcę, który w walce liczy się za 2, a kupujesz szeregowych i droidy, każdy za 1; ulepszenia to podnoszą.
guide-over = Dla ciebie gra się skończyła; ostatnia plansza i cały przebieg są na kanale.
guide-can-build =
    { $left ->
        [one] Ostatnia płytka, a potem baza: musi mieć wspólną krawędź z centrum albo z dowolnym leżącym korytarzem lub pokojem, czyjkolwiek jest.
       *[other] Jedna płytka na turę, zostało { $left }: każda musi mieć wspólną krawędź z centrum albo z dowolnym leżącym korytarzem lub pokojem, czyjkolwiek jest. Baza idzie na końcu.
    }
guide-can-base = Została tylko baza: 4 na 4 pola, ze wspólną krawędzią z centrum albo z dowolnym korytarzem lub pokojem.
guide-can-deploy = Wybierz dwa pola swojej bazy albo dwa razy to samo: teleporter tam zostanie, dowódca stamtąd wyruszy.
guide-can-act =
    W swojej turze każda twoja jednostka raz idzie i raz atakuje, w dowolnej kolejności, a ty { $buys ->
        [two] kupujesz jednostkę i ulepszenie
       *[one] robisz jeden zakup
    }. { $fresh ->
        [0] Wszystkie już szły.
       *[other] Jeszcze nie szło: { $fresh }.
    }
guide-can-act-one =
    W swojej turze tylko jedna twoja jednostka idzie i atakuje, po jednym razie, w dowolnej kolejności, a ty { $buys ->
        [two] kupujesz jednostkę i ulepszenie
       *[one] robisz jeden zakup
    }.
guide-can-answer = Gra czeka na twoją odpowiedź: panel mówi, o co chodzi, a każdy przycisk, co robi.
guide-can-wait = Turę ma ktoś inny: rozejrzyj się i planuj; gra cię zawoła, gdy przyjdzie pora.
guide-want-build = Buduj to, co pomoże tobie bardziej niż innym: drogi do magazynów, gdzie dowódcy dobierają karty, i miejsce na bazę z dala od pozostałych.
guide-want-deploy = Postaw teleporter w głębi bazy: kto go zaatakuje, gdy nikt go nie pilnuje, ma twoją bazę.
guide-want-home = Twoja baza jest stracona. Jedna jednostka obok teleportera na { $cell } odbije ją, jeśli nikt tam nie stoi; do tego czasu nie daje ci energii, a jeśli zginie dowódca, odpadasz.
guide-want-commander = Twój dowódca nie żyje: sprowadź go za { $price } energii, zanim ktoś zajmie bazę, bo wtedy odpadasz.
guide-want-base =
    Wygrywa się wszystkimi bazami{ $commanders ->
        [no] { "" }
       *[yes] , gdy na planszy nie ma obcego dowódcy
    }. Najbliżej jest teraz baza { $whose-gen } z teleporterem na { $cell }. Stąd idzie { $unit }, pól: { $steps }. W walce liczą się wszyscy, którzy stoją tuż obok.
guide-want-all =
    Wygrywa się wszystkimi bazami{ $commanders ->
        [no] { "" }
       *[yes] , gdy na planszy nie ma obcego dowódcy
    }. W walce liczą się wszyscy, którzy stoją tuż obok.
guide-look = Popatrz na planszę: kto za turę mógłby stanąć obok twojego teleportera, a kto stoi sam?
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
term-tree = Drzewo ulepszeń
term-supply = Magazyny
term-cards = Karty zaopatrzenia
term-leap = Dokąd prowadzi skok
term-capture = Zajęcie bazy
term-return = Powrót dowódcy
term-out = Kto odpada
term-victory = Zwycięstwo
term-length = Ostatnia runda
