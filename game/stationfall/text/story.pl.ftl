### The story of a game told on paper (`python -m game play`), and the cards (`python -m game card`), in Polish.

## Story: before the first turn

story-title = UPADEK STACJI – liczba graczy: { $seats }, gra { $seed }
story-about =
    Stacja kosmiczna spada i za kilka minut spłonie. Każdy gracz jest potajemnie jedną z postaci na pokładzie
    i punktuje za to, czego ona chce. Na początku postaci są niczyje: gracze kładą na nich znaczniki wpływu, a kto
    ma ich na którejś najwięcej (choćby na równi z innymi), może ją aktywować jako wspólnika. Minuta to jedna
    tura każdego gracza. W turze można ujawnić tożsamość, położyć znaczniki na jednej postaci, a potem aktywować
    jednego wspólnika na dwie akcje (na jedną, jeśli jest wyczerpany: leży na nim czyjś znacznik aktywacji).
    Raz można przy tym coś za darmo podnieść lub upuścić. Kto woli nikogo nie aktywować, renegocjuje: odzyskuje
    znacznik aktywacji i, jeśli chce, jeden znacznik wpływu.
story-prices =
    Łapówka albo kompromitujące materiały kupują jedną akcję kogoś, kto nie jest aktywowany. Kto się ujawni, ma
    odtąd swoją postać wyłącznie dla siebie; cudze znaczniki z jej karty trafiają na pole zdrady.
story-escape =
    Ucieka ten, kto jest w kapsule, gdy ona odlatuje. Większość kapsuł odlatuje dopiero po rozkazie opuszczenia
    statku, i to turę po tym, jak ktoś w środku zaczął odliczanie. Ogłuszonych można ciągnąć, obrabować do cna,
    a mimo to odesłać do domu.
story-mine = Opowiada { $seat }: to, czego nie wie nikt inny, jest oznaczone jako tajne.
story-spectator = Tak widział to stół: tożsamości są tajne, dopóki ktoś się nie ujawni.
story-cast = Postaci w tej grze: { $cast }.
story-chosen = Wszyscy już wybrali. Tożsamości wyjdą na jaw przy ujawnieniu albo na koniec.
story-secret = (Tajne: { $words })
story-hand = Twoja tajna tożsamość to { $card }. Jej cel:

## Story: the state of the station

story-minute =
    { $minute ->
        [0] MINUTA 0 – ostatnia
       *[other] MINUTA { $minute }
    }
story-systems = { $power }; kamery { $cameras }, zagłuszacze { $jammers }; { $abandon }.
story-on = włączone
story-off = wyłączone
story-abandoned = padł rozkaz opuszczenia statku
story-not-abandoned = bez rozkazu opuszczenia statku
story-antimatter = Antymateria jest uzbrojona i wybuchnie na końcu tury w minucie { $minute }.
story-antimatter-late = Antymateria jest uzbrojona i wybuchnie podczas Upadku stacji.
story-released = Projekt X na wolności: { $card }.
story-damaged = Uszkodzone: { $sections }.
story-hazard = { $hazard }: { $sections }.
story-counting = Odliczanie: { $pods }.
story-offsite = { $offsite } mają: { $data }.
story-where = Kto gdzie: { $places }.
story-place = { $section } – { $people }
story-not-there = jeszcze poza planszą
story-away = ucieczka: { $people }
story-annihilated = unicestwienie
story-holding = { $who } ({ $things })
story-cubes = Znaczniki: { $cards }.
story-cubes-on = { $card } – { $players }
story-cubes-of = { $seat }: { $cubes }
story-players = { $players }.
story-guilt = { $seat } ({ $guilt })
story-revealed = { $seat } to { $card }
story-revealed-guilt = { $seat } to { $card } ({ $guilt })
story-unrevealed = { $seat } – jeszcze w ukryciu
story-unrevealed-guilt = { $seat } – jeszcze w ukryciu ({ $guilt })

## Story: turns

story-passed =
    { $actions ->
        [one] { $who } na tym kończy; jedna akcja przepada.
        [few] { $who } nie robi nic; przepadają { $actions } akcje.
       *[many] { $who } nie robi nic; przepada { $actions } akcji.
    }
story-deed = { $words } { $price }.
story-semicolon = ;{" "}
story-space = {" "}
story-costs-action = (jedna akcja)
story-costs-free = (darmowa akcja)
story-costs-gratis = (bez kosztu)
story-costs-gift = (akcja od ręki)

## Story: the end

story-end = UPADEK STACJI
story-scores = Punkty
story-score =
    { $points ->
        [one] { $seat }, { $card }: { $points } punkt
        [few] { $seat }, { $card }: { $points } punkty
       *[many] { $seat }, { $card }: { $points } punktów
    }
story-score-bot =
    { $points ->
        [one] { $seat }: { $points } punkt
        [few] { $seat }: { $points } punkty
       *[many] { $seat }: { $points } punktów
    }
story-score-guilty = { $line } – status „winny”, więc bez zwycięstwa
story-row = { $points }  { $words }
story-total = { $points }  razem
story-nobody = Nikt nie wygrywa.
story-who = { $seat }
story-winner = { $reason } Wygrywa { $seats }.
story-winners = { $reason } Wygrywają { $seats }.
story-why-most =
    { $points ->
        [one] Najwięcej punktów: { $points }.
       *[other] Najwięcej punktów: { $points }.
    }
story-why-two =
    { $places ->
        [one] Przy sześciu i więcej graczach wygrywa { $places } osoba: ta, która ma najwięcej punktów.
        [few] Przy sześciu i więcej graczach wygrywają { $places } osoby: te, które mają najwięcej punktów.
       *[many] Przy sześciu i więcej graczach wygrywa { $places } osób: te, które mają najwięcej punktów.
    }

## Cards

card-start = { $kinds }. Zaczyna { $section-in }{ $state }.
card-start-none = { $kinds }. Nie ma miejsca na planszy.
card-start-dark = { $kinds }. Na początku poza planszą: pierwsza akcja to krok do dowolnego ciemnego sektora.
card-start-pawns = { $kinds }. { $pawns }.
card-pawn = { $who } zaczyna { $section-in }
card-state-down = , w stanie ogłuszenia
card-state-contaminated = , ze skażeniem
card-limit = Limit wpływów { $limit }: każdy znacznik ponad limit kosztuje gracza punkt.
card-nobody = Niczyja tożsamość: nie ma takiej karty tożsamości.
card-slots =
    { $slots ->
        [0] Nie może trzymać Przedmiotów.
        [one] Miejsce na 1 Przedmiot.
        [few] Miejsce na { $slots } Przedmioty.
       *[many] Miejsce na { $slots } Przedmiotów.
    }
card-items = Ma od początku: { $items }.
card-integral = Integralne, nie do utraty: { $items }.
card-abilities = Zdolności
card-powers = Po ujawnieniu
card-identity = Jako { $card }
card-line = { $name } ({ $kind }): { $text }
card-agenda = Cel
card-trait = { $trait }.
card-plus = Rząd z plusem liczy się tylko wtedy, gdy zapunktował najbliższy rząd bez plusa nad nim.
card-friend =
    { $points ->
        [one] Jako postać dodatkowa: przyjaciel, 1 punkt dla gracza, jeśli ta postać ucieknie.
        [few] Jako postać dodatkowa: przyjaciel, { $points } punkty dla gracza, jeśli ta postać ucieknie.
       *[many] Jako postać dodatkowa: przyjaciel, { $points } punktów dla gracza, jeśli ta postać ucieknie.
    }
card-enemy =
    { $points ->
        [one] Jako postać dodatkowa: nieprzyjaciel, 1 punkt dla gracza, jeśli na koniec ta postać jest ogłuszona i nie uciekła.
        [few] Jako postać dodatkowa: nieprzyjaciel, { $points } punkty dla gracza, jeśli na koniec ta postać jest ogłuszona i nie uciekła.
       *[many] Jako postać dodatkowa: nieprzyjaciel, { $points } punktów dla gracza, jeśli na koniec ta postać jest ogłuszona i nie uciekła.
    }
card-bonus-billionaire = Jako postać dodatkowa: przyjaciel; punkty dla gracza ({ $points }), jeśli ucieknie Pies Fletcher.
card-bonus-botanist = Jako postać dodatkowa: przyjaciel; punkty dla gracza ({ $points }), jeśli ucieknie Zębaty mech.
card-bonus-clones = Jako postać dodatkowa: przyjaciele; punkt dla gracza za każdego Klona, który ucieknie, i jeszcze jeden za wszystkich trzech.
card-grey-bribes =
    { $bribes ->
        [one] Zaczyna z 1 szarą łapówką.
       *[other] Zaczyna z { $bribes } szarymi łapówkami.
    }
card-hint = Rada: { $words }
card-unknown = Nie ma karty „{ $wanted }”.
card-perhaps = Może { $names }?
card-all = Postaci: { $names }.
card-all-projects = Projekt X: { $names }.
aim-hides = {$seat} gra tak, by nikt nie poznał, kim jest.
aim-none = {$seat} nie widzi teraz nic do zyskania.
aim-cubes = {$seat} odbiera znaczniki ponad limit wpływów, bo kosztowałyby punkty.
aim-row = Do czego zmierza {$seat}: „{$row}”

## Co gracz komputerowy mówi o skończonej grze

# $whose: we własnej turze („mine”), na samym końcu („fall”) albo w cudzej.

meant-came = { $card } to ja; najbardziej zależało mi na jednym: „{ $row }”. Udało się.
meant-failed = { $card } to ja; najbardziej zależało mi na jednym: „{ $row }”. Nie udało się.
meant-guilty = Ze statusem „winny” i tak nie dało się wygrać.
meant-never = Szansa na to nigdy nie była większa niż { $best }%.
meant-safe = Ani przez chwilę nie było to zagrożone.
meant-fell =
    { $whose ->
        [mine] W mojej własnej turze w minucie { $minute } szansa spadła z { $before }% do { $after }%.
        [fall] Gdy stacja spadła, przepadła szansa, która wynosiła { $before }%.
       *[other] W minucie { $minute } (tura: { $seat }) szansa spadła z { $before }% do { $after }%.
    }
meant-rose =
    { $whose ->
        [mine] Przesądziła o tym moja własna tura w minucie { $minute }: z { $before }% do { $after }%.
        [fall] Aż do Upadku stacji szansa nie była większa niż { $before }%.
       *[other] Przesądziła o tym minuta { $minute } (tura: { $seat }): z { $before }% do { $after }%.
    }
meant-missed =
    { $whose ->
        [mine] Za to w mojej własnej turze w minucie { $minute } szansa na coś innego spadła z { $before }% do { $after }%: „{ $row }”.
        [fall] Gdy stacja spadła, przepadła inna szansa, która wynosiła { $before }%: „{ $row }”.
       *[other] Za to w minucie { $minute } (tura: { $seat }) szansa na coś innego spadła z { $before }% do { $after }%: „{ $row }”.
    }
