### Co panel podsuwa od razu i dlaczego czegoś w nim brakuje.

ways-whom = Kim chcesz działać?
ways-whom-more = Ktoś inny …
ways-where = Dokąd?
ways-where-more = Więcej miejsc …
ways-here = Co zrobić na miejscu
ways-here-more = Co jeszcze zrobić na miejscu …

way-whom = { $who }
way-whom-cubes = { $who } · { some-cubes }
way-more = { $who } i jeszcze { $more }
way-standing =
    { $place }{ $down ->
        [yes] , w stanie ogłuszenia
       *[other] { "" }
    } · { $cubes ->
        [0] bez dokładania znaczników
       *[other] potem { $mine } przeciw { $theirs }
    } · { $actions ->
        [one] 1 akcja (wyczerpanie)
        [few] { $actions } akcje
       *[other] { $actions } akcji
    }{ $things-key ->
        [none] { "" }
       *[other] { " · " }{ $things }
    }
way-carrying = { $things }
way-where =
    { $to }{ $via-key ->
        [none] { "" }
       *[other] { " " }({ $via })
    }{ $pay-key ->
        [name-free] { " – " }za darmo
        [name-gratis] { " – " }za darmo
        [name-bribe] { " – " }za łapówkę
        [name-grey] { " – " }za szarą łapówkę
        [name-kompromat] { " – " }dzięki materiałom
       *[other] { "" }
    }{ $does-key ->
        [none] { "" }
       *[other] { " – " }{ $does }
    }
    .bare =
        { $to }{ $does-key ->
            [none] { "" }
           *[other] { " – " }{ $does }
        }
way-far = Dwa kroki stąd:
way-far-saves = Dwa kroki stąd, w tym jeden za darmo:
way-given = { $who }, { $at }:
way-given-to =
    { $who }: { $to }{ $does-key ->
        [none] { "" }
       *[other] { " – " }{ $does }
    }
    .bare = { way-where.bare }
way-given-does = { $who }: { $what-bare }
    .bare = { $who }: { $what-bare }
way-besides = { $what } – { $does }
    .bare = { $what-bare } – { $does }
way-dearer = { $what } – { $pay-paid }
    .bare = { $what-bare } – { $pay-paid }
way-via = przez { $via-acc }
way-to = Idź { $to-to }
way-console = Pulpit

## Co jeszcze robi krok, w kilku słowach

besides-contaminated = skaża { $who-acc }
besides-full = { $who } musi wtedy coś upuścić
besides-trap = { $who } natrafia tam na żeton: pułapka albo nic
besides-trap-real = { $who } wpada w prawdziwą pułapkę
besides-trap-blank = { $who } odkrywa pusty żeton
besides-unlocked = otwiera kłódkę
besides-countdown = odlot za turę
besides-aboard = na pokładzie: { $who }
besides-aboard-pod = { $pod } ({ $who })
besides-armed = uzbraja Antymaterię
besides-down = { $who } pada bez przytomności
besides-lost = { $pod }: uszkodzenie, przepadnie ze wszystkim w środku
besides-dissolved = { $item } rozpuści się w Szarej mazi

## Czemu nie, w kilku słowach

why-abandoned-already = rozkaz już padł
why-annihilated = unicestwienie
why-armed-already = już uzbrojona
why-console-blackout = brak zasilania
why-cubes = za mało znaczników
why-detonated-already = już wybuchła
why-down = bez przytomności
why-engulfed = w Szlamie
why-escaped = już po ucieczce
why-frail = wyczerpanie, brak sił
why-hands-full = zajęte ręce
why-influence-never = wpływ niemożliwy
why-influence-pc = już w rękach gracza
why-locked = kłódka i brak Oficera
why-locked-blackout = kłódka i brak zasilania
why-no-antimatter = nie ma tam Antymaterii
why-no-betrayal = pole zdrady jest puste
why-no-marker = brak znaczników czasu
why-no-nanogel = brak Nanożelu
why-no-pod-ready = żadna kapsuła nie jest gotowa
why-no-power = za mało mocy
why-not-abandoned = brak rozkazu opuszczenia statku
why-not-held = { $item }: brak
why-officers-only = tylko Oficer
why-only-pc = tylko ujawniona postać
why-pod-empty = { $pod }: nikogo w środku
why-pod-full = brak miejsc
why-pod-needs =
    { $need-key ->
        [name-need-abandon-ship] brak rozkazu opuszczenia statku
       *[other] brakuje: { $need }
    }
why-released-already = już na wolności
why-section-blackout = brak zasilania
why-section-damaged = sektor uszkodzony
why-single-cube = jeden znacznik od gracza
why-supply-empty = pula jest pusta
why-wary = ufa tylko tym, którzy są blisko

## Co się mówi przed krokiem, który wszyscy od razu widzą

comes-power = Moc { $power }: { $text }
comes-powers = { $first } { $rest }
confirm-pick-up =
    { $item-key ->
        [name-kompromat] Wszyscy zobaczą, że ktoś je zabiera; na kogo są, zobaczysz tylko ty. Nie da się potem cofnąć ani tego, ani niczego wcześniej.
       *[other] { "" }
    }
confirm-renegotiate = Tym kończysz turę: wszyscy zobaczą, co się w niej stało, i nie da się tego cofnąć.
confirm-release-project-x = Wszyscy od razu zobaczą, co się wydostaje. Nie da się potem cofnąć ani tego, ani niczego wcześniej.
before-or = { $first } albo { $rest }
before-whom =
    { $owner-key ->
        [none] właściciel karty { $payee-gen }
       *[other] { $owner } ({ $payee })
    }
before-bribe =
    Propozycja pada od razu i przy wszystkich, a odpowiada { $asked }. Nawet odrzucona liczy się jako twoja łapówka w tej turze.
before-grey =
    Propozycja pada od razu i przy wszystkich, a odpowiada { $asked }. Nawet odrzucona liczy się jako twoja łapówka w tej turze.
before-kompromat =
    Szantaż jest od razu jawny, a odpowiada { $asked }. Niewinny gracz, który odmówi, staje się podejrzany, a wszyscy wiedzą, że masz te materiały.
