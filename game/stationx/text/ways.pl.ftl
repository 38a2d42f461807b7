### Co panel proponuje od razu i dlaczego czegoś w nim brakuje.

ways-whom = Kogo atakujesz
ways-whom-more = Podejdź i zaatakuj …
ways-where = Dokąd
ways-where-more = Inne drogi …
ways-here = Kup, skocz, połóż
ways-here-more = Więcej tego …

way-attack = { $unit } atakuje: { $target } na { $cell }
way-go-and-attack = { $unit } przez { $to } atakuje: { $target } na { $cell }
way-capture = { $unit } zajmuje teleporter na { $cell }
way-go-and-capture = { $unit } przez { $to } zajmuje teleporter na { $cell }
way-move =
    { $unit } na { $to }, { $aim ->
        [base] ku bazie { $whose-gen }
        [supply] po zapasy
       *[home] do siebie
    }
way-paid = { $what } · ⚡{ $price }
way-idle = { $what } · ⚡{ $price } · na nic bez własnej bazy
forecast =
    { $attack } do { $defence }: { $outcome ->
        [won] zwycięstwo
        [lost] porażka
       *[even] pat
    }{ $losses-key ->
        [none] , nikt nie ginie
       *[other] . Giną: { $losses }
    }{ $spared-key ->
        [none] { "" }
       *[other] . Ocaleje: { $spared }
    }
way-free = Nikt go nie pilnuje: baza { $whose-gen } będzie twoja
way-towards-base =
    { $steps ->
        [0] na miejscu: baza { $whose-gen }
       *[other] w stronę bazy { $whose-gen }, potem jeszcze { $steps }
    }
way-towards-supply =
    { $steps ->
        [0] karta zaopatrzenia
       *[other] w stronę { $room-gen }, potem jeszcze { $steps }
    }
way-towards-home =
    { $steps ->
        [0] pilnuje twojego teleportera
       *[other] z powrotem do teleportera, potem jeszcze { $steps }
    }
way-place =
    { $kind } na { $cell }, { $side ->
        [north] na północ
        [east] na wschód
        [south] na południe
       *[other] na zachód
    }
way-towards-void =
    { $steps ->
        [0] sięga do { $room-gen }
       *[other] w stronę { $room-gen }, zostaje próżni: { $steps }
    }

why-energy = brakuje energii: { $short }
why-all-out = wszystkie na planszy
why-base-lost = baza stracona
why-bought = zakup już był

mind-side = { $colour }, energia { $energy }, za turę +{ $income }
mind-blueprint = następne ulepszenie o { $energy } tańsze
mind-base-lost = twoja baza jest stracona
mind-commander = twój dowódca nie żyje
