### Co słyszy nowy gracz, i słowa, które można sprawdzić.

guide-am-choosing = Zaraz kimś się staniesz: karty tożsamości mówią, kim możesz być, i nikt inny ich nie widzi.
guide-am-secret = Twoja tajna tożsamość to { $who }: nikt inny o tym nie wie, a grasz o to, czego chce cel tej karty.
guide-am-known = Twoja postać to { $who }: wiedzą o tym wszyscy i nikt inny nie użyje jej bez pytania.
guide-am-two = Twoje tajne tożsamości to { $who } oraz { $other }, po jednej na kolor; punktują oba cele.
guide-am-over = Gra skończona, wszystko leży odkryte.
guide-can-choose = Wybierz jedną z kart jako tożsamość; karta, którą zatrzymasz obok, to postać dodatkowa: daje punkty, gdy ucieknie albo leży ogłuszona, zależnie od karty.
guide-can-answer = Ktoś czeka na twoją odpowiedź: panel mówi, o co chodzi, a każdy przycisk, co zrobi.
guide-can-wait = Trwa cudza tura: możesz się rozglądać, czytać karty i myśleć, a gra zawoła cię, gdy przyjdzie twoja kolej.
guide-can-open = W swojej turze możesz położyć znaczniki wpływu na karcie postaci, a potem działać wspólnikiem: kimś, na kim leżą twoje znaczniki i nikt nie ma ich tam więcej.
guide-can-go-on = Teraz działaj wspólnikiem albo zakończ turę.
guide-can-act = Działa { $who }: { $actions ->
        [0] nie została żadna akcja,
        [one] została jedna akcja,
        [few] zostały { $actions } akcje,
       *[other] zostało { $actions } akcji,
    } a dopóki nikt inny nie jest pytany i nic ukrytego nie wyszło na jaw, każdy krok można cofnąć.
guide-can-over = Wyniki i film z gry są na kanale.
guide-want-choose = Przeczytaj rzędy każdego celu: dobre jest to, co osiągniesz cudzymi rękami, nie zdradzając, że ci na tym zależy.
guide-want-row = Najwięcej zyskasz na tym rzędzie celu: „{ $row }” – { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
guide-want-keep = Każdy rząd twojego celu jest taki, jak chcesz: teraz utrzymaj to do Upadku stacji.
guide-want-over = Zagraj znowu: następne karty będą inne.
guide-look = Miej to na oku: { $what } – { $place }.
guide-look-board = Spójrz na planszę: kto stoi blisko tego, co wymienia twój cel.

term-conspirator = Wspólnik
term-influence = Znaczniki wpływu
term-limit = Limit wpływów
term-activation = Aktywacja: dwie akcje
term-exhausted = Wyczerpany: jedna akcja
term-renegotiate = Renegocjacje
term-reveal = Ujawnienie
term-schrodinger = Ujawnienie Schrödingera
term-betrayal = Zdrada
term-bribe = Łapówka
term-kompromat = Kompromitujące materiały
term-agenda = Cel i rzędy z „+”
term-bonus = Postać dodatkowa
term-suspect = Podejrzany
term-guilty = Winny
term-down = Przytomny i ogłuszony
term-escape = Ucieczka
term-pod = Kapsuły
term-lock = Kłódki
term-hazard = Niebezpieczeństwa
term-dark = Oświetlenie i ciemność
term-abandon = Rozkaz opuszczenia statku
term-projectx = Projekt X
term-antimatter = Antymateria
term-minute = Minuty i tury

## Co rozstrzyga się przed pytaniem

foresee-nobody = Nie masz jeszcze ujawnionej postaci: nikt nie może cię o nią prosić.
foresee-refuse-bribe = Odrzucaj każdą łapówkę
foresee-accept-bribe = Przyjmuj każdą łapówkę
foresee-accept-bribe-from = Łapówki przyjmuj od: { $seat }
foresee-accept-kompromat = Ulegaj każdemu szantażowi

## What nobody should forget, in every panel

mind-am =
    { $known ->
        [yes] Twoja postać: { $who }
       *[other] Twoja tajna tożsamość: { $who }
    }
mind-of = { $plays }: { $am }
mind-cubes =
    { $over ->
        [0] znaczniki wydane na innych: { $spent }; do { $limit } nic nie kosztują
       *[other] znaczniki wydane na innych: { $spent }, o { $over } ponad twój limit { $limit }: każdy z nich to punkt mniej
    }
mind-points = twój wynik, gdyby gra skończyła się teraz: { $points }
mind-antimatter = Antymateria wybuchnie w minucie { $minute }

## What a choice is worth, on its button

worth-points =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
worth-now = teraz { worth-points }
worth-then = { worth-now } + moc

## The primer: what those who have played before would say

advice-who = { $who }: { $about } { $hint }
advice-begin = Początek: zbieraj kompromitujące materiały, póki są, przeczytaj zdolności wszystkich i sprawdź, kto ci pomoże, a pierwszymi ruchami nie zdradź, kim jesteś. Miej plan i licz się z tym, że się rozsypie.
advice-middle = Środek: co możesz zrobić teraz, tego nie odkładaj. Hełm chroni przed większością niebezpieczeństw. W ciemności albo przy wyłączonych kamerach nikt nie widzi, kto uderza; na kogoś w Hełmie trzeba Broni palnej albo łapówki czy kompromitujących materiałów, za które Hełm spada z głowy.
advice-end = Koniec: kto chce uciec, potrzebuje na czas rozkazu opuszczenia statku, z Mostka, przez dwa uszkodzone sektory generujące energię albo przez Projekt X; albo drogi, która go nie wymaga: Skrzydeł rakietowych, Kapsuły medycznej, wahadłowca czy statku Abordażystki. Ponad limitem wpływów renegocjuj albo medytuj w Ogrodzie terapeutycznym.
advice-reveal = Ujawnij się, gdy inni i tak już zgadli: twoje znaczniki wracają, cudze przepadają, działa moc ujawnienia i nikt nie użyje twojej postaci bez pytania. Cena: wszyscy wiedzą, kogo zatrzymać, nikt już nie pomoże przez pomyłkę, a siebie nie przekupisz.
advice-down = Ogłuszenie to nie koniec: Nanożel cuci, Roboty naprawia Warsztat albo Prowizoryczna naprawa, rzędy celu mogą spełnić za ciebie inni, a postać dodatkowa wciąż się liczy. Przed ujawnieniem możesz jeszcze się nią stać.
mind-may-be = { $who }: { $hint }
