# Words in pictures and their alt texts, in Polish.

## What tells apart the pawns of one card, where there is no room for names

mark-clones-alpha = α
mark-clones-beta = β
mark-clones-gamma = γ
mark-drone-1 = 1
mark-drone-2 = 2

## Shorter names of places, in whole words

short-bio-lab = Lab. biologiczne
short-chem-lab = Lab. chemiczne
short-cryo-lab = Lab. kriogeniczne
short-physics-lab = Lab. fizyczne
short-cargo-claw = Chwytak
short-panic-pod = Alarmowa
short-magnetic-containment = Pułapka magnetyczna
short-therapy-garden = Ogród
short-security-station = Stacja bezp.
short-inspectors-shuttle = Wahadłowiec
short-medevac-pod = Medyczna
short-mesosphere-rocket-wings = Skrzydła
short-mesosphere-rescue-ship = Statek ratunkowy
short-mesosphere-pirate-ship = Statek piracki
short-mesosphere-wormhole = Tunel

## On the station

picture-minute-left = { $minute ->
    [one] minuta
    [few] minuty
   *[many] minut
}
picture-minute-left-2 = do końca
picture-chip-power = Zasilanie
picture-chip-cameras = Kamery
picture-chip-jammers = Zagłuszacze
picture-chip-abandon = Rozkaz
picture-chip-antimatter = Antymateria
picture-chip-project = Projekt X
picture-state-power-full = Normalne
picture-state-power-emergency = Awaryjne
picture-state-power-blackout = Brak
picture-state-on = Wł.
picture-state-off = Wył.
picture-state-abandon = Tak
picture-state-stay = Nie
picture-state-safe = Bezpieczna
picture-state-armed = Uzbrojona
picture-state-bang = Wybuch: { $minute }
picture-state-detonated = Po wybuchu
picture-state-sealed = Zamknięty
picture-escaped = Ucieczka
picture-nobody = nikt
picture-nothing-yet = nic
picture-players = Kolejność
picture-hidden = nie wiadomo
picture-also-in = Także { $section-in }

picture-legend-gravity = Grawitacja
picture-legend-weightless = Nieważkość
picture-legend-pod = Kapsuła
picture-legend-dark = Ciemny
picture-legend-fire = Pożar
picture-legend-air = Brak powietrza
picture-legend-damaged = Uszkodzony
picture-legend-lock = Kłódka
picture-legend-vent = Szyb
picture-legend-arrow = Wyjście
picture-legend-human = Człowiek
picture-legend-robot = Robot
picture-legend-down = Ogłuszenie
picture-legend-pc = Postać gracza
picture-legend-kompromat = Materiały
picture-legend-changed = Zmiana
picture-legend-unlocked = Otwarte
picture-legend-goo = Szara maź
picture-legend-timed = Opóźnione wystrzelenie
picture-legend-contaminated = Skażenie
picture-legend-leads = najwięcej znaczników
picture-new = nowe
picture-came = z: { $place }

## In words

picture-minutes = { $minute ->
    [0] Ostatnia minuta minęła.
    [one] Została 1 minuta.
    [few] Zostały { $minute } minuty.
   *[many] Zostało { $minute } minut.
}
picture-pc-of = { $player }: postać gracza
picture-contaminated = Skażenie
picture-with = { $who } – ma: { $things }
picture-lost = przepadło
picture-launched = odlot
picture-damaged = Uszkodzony
picture-power-section = energia
picture-console = pulpit
picture-contaminates = skaża
picture-arrow-out = śluza, tylko na zewnątrz
picture-arrow-in = śluza, tylko do środka
picture-arrow-both = śluza
picture-seats = miejsca zajęte: { $taken } z { $seats }
picture-needs = wymaga: { $need }
picture-exhausted = znacznik aktywacji { $list }
picture-bribes = Łapówki { $list }
picture-nobodys = szara
picture-kompromat-used = Materiały zużyte
picture-kompromat-gone = Materiały poza grą
picture-won = wygrywa

picture-text-player = **{ $player }** { $who }: znaczniki { $pool }, na polu zdrady { $betrayal }, znaczniki czasu { $markers }, materiały { $kompromat }, postaci dodatkowe { $bonuses }, łapówka: { $bribe }, { $guilt }
picture-text-floor = leżą tu: { $list }
picture-text-works = Akcje sektora: { $list }
picture-text-marker = { $what }: { $player }

picture-goal = { $number } { $what }
picture-goal-via = { $number } przez: { $via }: { $what }
picture-alt-trouble = Kłopoty: { $list }.
picture-alt-timed = Odliczanie: { $list }.
picture-alt-escaped = Ucieczka: { $list }.
picture-alt-revealed = Ujawnieni gracze: { $list }.
picture-alt-guilt = Podejrzani i winni: { $list }.
picture-alt-pods = Kapsuły, zajęte miejsca: { $list }.
picture-alt-roster =
    { $minute ->
        [one] Wszystkie postaci, została { $minute } minuta.
        [few] Wszystkie postaci, zostały { $minute } minuty.
       *[many] Wszystkie postaci, zostało { $minute } minut.
    }
picture-alt-order = Postaci w kolejności, w jakiej przechodzą przez nie boty:
picture-in-order = { $number }. { $card }
picture-alt-pool = { $player }: znaczniki w puli { $pool }, na polu zdrady { $betrayal }.
picture-alt-choice = Wybierz z tego swoją tajną tożsamość.
picture-alt-identity = Twoja tajna tożsamość: { $list }.
picture-alt-known = Twoja postać: { $list }.
picture-no-scores = Nie ma jeszcze punktów.

## What can be shown

picture-offer-station = Stacja
picture-offer-wing-left = Plansza: lewa strona
picture-offer-wing-aft = Plansza: rufa
picture-offer-wing-forward = Plansza: dziób
picture-offer-wing-right = Plansza: prawa strona
picture-offer-turn = Zbliżenie: kto działa
picture-offer-muster = Kto gdzie jest
picture-offer-roster = Wszyscy
picture-offer-identity = Moja tożsamość
picture-offer-scores = Punkty
picture-offer-legend = Co znaczą znaki
picture-offer-card = Karta: { $card }
picture-offer-section = Zbliżenie: { $section }

## Close-up, roster

picture-no-works = Nie ma tu nic szczególnego do zrobienia.
picture-officers-only = { $work } (tylko Oficer)
picture-player-character = Postać gracza
picture-limit = limit { $limit }
picture-not-here = poza planszą
picture-key-order = kolejność postaci
picture-key-skipped = boty pomijają
picture-key-cubes = znaczniki w puli
picture-key-betrayal = na polu zdrady
picture-key-markers = znaczniki czasu
picture-key-bribe = łapówka
picture-key-kompromat = materiały
picture-key-bonus = dodatkowe
picture-key-leader = znaczniki; w ramce: nikt nie ma więcej
picture-key-disc = znacznik aktywacji tego gracza
picture-key-used = materiały zużyte
picture-key-grey = szara łapówka

## Cards, identity, scores

picture-slots = uniesie { $slots }
picture-abilities = Zdolności
picture-powers = Po ujawnieniu
picture-agenda = Cel
picture-now = Na stacji
picture-bonus-friend = Jako postać dodatkowa: przyjaciel, { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
picture-bonus-grudge = Jako postać dodatkowa: nieprzyjaciel, { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
picture-you-are-secretly = Potajemnie jesteś …
picture-you-are = Jesteś …
picture-secret = jeszcze w ukryciu
picture-revealed = jawna tożsamość
picture-so-far = Twoje punkty, gdyby to był koniec
picture-total = Razem
picture-your-powers = Gdy się ujawnisz
picture-your-bonus = Twoje postaci dodatkowe
picture-friend-row = { $card }: przyjaciel, wart { $points }
picture-grudge-row = { $card }: nieprzyjaciel, wart { $points }
picture-your-kompromat = Twoje materiały
picture-unknown-kompromat = { $count ->
    [one] jeszcze jeden
   *[other] jeszcze { $count }
}
picture-choose = Wybierz, kim jesteś
picture-worth = warte { $points }

## Signs explained on the station

picture-sign-seats = miejsca zajęte / wszystkie
picture-sign-abandon-ship = wymaga rozkazu
picture-sign-officer = wymaga Oficera
picture-sign-down-human = wymaga ogłuszonego
picture-sign-inspector = wymaga Inspektora
picture-sign-power = daje energię
picture-sign-console = pulpit
picture-sign-biohazard = skaża
picture-engulfed = w Szlamie
picture-your-partner = Druga osoba w drużynie
picture-seen-project = Znasz Projekt X: { $card }
picture-real-trap = Prawdziwa pułapka leży { $section-in }
picture-sign-nda = wymaga NDA
picture-tally-medical-track = uratowani, jak liczy Medyk
picture-tally-moss = zjedzeni przez Zębaty mech

## How words are put beside each other

picture-comma = { ", " }
picture-semicolon = { "; " }
picture-told = { $what }: { $how }
picture-noted = { $what } ({ $note })
picture-sentence = { $words }.

## Co się stało, tura po turze, i chwile z własnym obrazem

picture-page = { $title } · { $page }/{ $pages }
picture-strip-title = { $minute ->
    [0] Minuta 0, ostatnia
   *[other] Minuta { $minute }
}
picture-strip-span = Minuty od { $first } do { $last }
picture-strip-before = Przed następną minutą
picture-strip-nothing = Nic, co widziałby ktoś jeszcze.
picture-sheets-title = Punkty
picture-sheets-side = drużyna: { $points }
picture-moment-deal = Liczba graczy: { $seats }
picture-moment-deal-title = Stacja spada
picture-moment-deal-minutes = Minuty do końca: { $minute }. Kolejność tur:
picture-moment-reveal = { $name } to
picture-moment-launch = Kapsuła odleciała
picture-moment-aboard = Na pokładzie: { $names }
picture-moment-empty = Na pokładzie nie ma nikogo.
picture-moment-project = Projekt X na wolności
picture-moment-explosion = Wybuch
picture-moment-lost = Przepadli na zawsze: { $names }
picture-moment-fall = Upadek stacji!
