### Zapis skryptów botów własnymi słowami (instrukcja, „Reading the Bot’s Scripts”).
###
### Po jednym zdaniu na każdy znak, wokół tego, co on łączy; przykład każdego stoi w pliku angielskim. Wszystko stoi
### w mianowniku, a określenia za rzeczownikiem i w formie, która nie musi się z nim zgadzać.

## Who does it, and when

notation-line = { $who }: { $do }
notation-anybody = ktokolwiek
notation-influence = { $who } (w razie potrzeby najpierw znaczniki)
notation-now = { $who }, jeśli zdąży w tej minucie
notation-rested = { $who } bez wyczerpania
notation-now-or-rested = { $who }, jeśli zdąży w tej minucie, a inaczej bez wyczerpania

## What is done

notation-do = { $verb }: { $what }
notation-do-to = { $verb }: { $what } – cel: { $to }
notation-go = { $verb } – cel: { $to }
notation-bare = { $verb }
notation-switched =
    { $on ->
        [yes] { $verb }: włączyć
       *[other] { $verb }: wyłączyć
    }
notation-through = { $power } ({ $puppet }): { $do }
notation-do-pod = Droga do kapsuły
notation-do-reveal-power = Moc ujawnienia
notation-else = { $first }, inaczej { $rest }
notation-repeat = { $do }, ile razy się da
notation-then = { $first }; potem { $rest }
notation-goto = dalej { $script-inner }

## Who is meant

notation-own = własna postać bota
    .gen = własnej postaci bota
notation-character = postać
notation-human = { kind-human }
notation-robot = { kind-robot }
notation-officer = { ability-officer }
notation-fugitive = { ability-fugitive }
notation-pc = postać gracza
notation-npc = postać niezależna
notation-monster = { name-monster }
notation-friend = przyjaciel bota
notation-grudge = nieprzyjaciel bota
notation-being = { $who } ({ $what })
notation-able = { $who } ze zdolnością «{ $ability }»
notation-with =
    { $things-key ->
        [name-rocket-wings] { $who } ze { $things-ins }
       *[other] { $who } z { $things-ins }
    }
notation-also = { $who } i { $things-ins }
notation-without = { $who } bez { $things-gen }
notation-or = { $first } lub { $rest }
    .ins = { $first-ins } lub { $rest-ins }
    .gen = { $first-gen } i bez { $rest-gen }
notation-beside = { $who } w sektorze { $card-gen }
notation-inside = { $who } w kapsule
notation-down = { $who } w stanie ogłuszenia
notation-live = { $who } na nogach
notation-contaminated = { $who } ze skażeniem
notation-uncontaminated = { $who } bez skażenia
notation-innocent = { $who } ze statusem «{ guilt-innocent }»
notation-guilty = { $who } ze statusem «{ guilt-suspect }» lub «{ guilt-guilty }»
notation-unhelmeted = { $who } bez { name-helmet.gen }
notation-rival =
    { $who-key ->
        [notation-pc] postać innego gracza
       *[other] { $who } nie po stronie bota
    }

## Where

notation-pod = kapsuła
notation-power = sektor generujący energię
notation-aboard = sektor
notation-holding = { $where }, gdzie jest { $whom }
notation-most = { $where }, gdzie jest najwięcej takich postaci: { $whom }
notation-crowded =
    { $least ->
        [one] { $where }, gdzie jest co najmniej { $least } taka postać: { $whom }
        [few] { $where }, gdzie są co najmniej { $least } takie postaci: { $whom }
       *[many] { $where }, gdzie jest co najmniej { $least } takich postaci: { $whom }
    }
notation-occupied =
    { $least ->
        [one] { $where }, gdzie jest co najmniej { $least } pasażer
        [few] { $where }, gdzie jest co najmniej { $least } pasażerów
       *[many] { $where }, gdzie jest co najmniej { $least } pasażerów
    }

## What must be so

notation-if = { $line } – tylko jeśli { $fact }
notation-and = { $first } i { $rest }
notation-any = jest { $whom }
notation-none = nie ma nikogo takiego: { $whom }
notation-minute-most =
    { $limit ->
        [one] została najwyżej 1 minuta
        [few] zostały najwyżej { $limit } minuty
       *[many] zostało najwyżej { $limit } minut
    }
notation-minute-least =
    { $limit ->
        [one] została co najmniej 1 minuta
        [few] zostały co najmniej { $limit } minuty
       *[many] zostało co najmniej { $limit } minut
    }
notation-power-most =
    { $limit ->
        [one] uszkodzony jest najwyżej 1 sektor generujący energię
        [few] uszkodzone są najwyżej { $limit } sektory generujące energię
       *[many] uszkodzonych jest najwyżej { $limit } sektorów generujących energię
    }
notation-power-least =
    { $limit ->
        [one] uszkodzony jest co najmniej 1 sektor generujący energię
        [few] uszkodzone są co najmniej { $limit } sektory generujące energię
       *[many] uszkodzonych jest co najmniej { $limit } sektorów generujących energię
    }
notation-die-most = kość botów pokazuje { $limit } lub mniej
notation-die-least = kość botów pokazuje { $limit } lub więcej
notation-abandon-ship = padł rozkaz opuszczenia statku
notation-not-abandon-ship = nie padł jeszcze rozkaz opuszczenia statku
notation-released = Projekt X jest na wolności
notation-not-released = Projekt X nie jest na wolności
notation-armed = Antymateria jest uzbrojona
notation-not-armed = Antymateria nie jest uzbrojona
notation-jammers = zagłuszacze są włączone
notation-not-jammers = zagłuszacze są wyłączone
notation-emergency = zasilanie nie jest normalne
notation-not-emergency = zasilanie jest normalne
notation-blackout = brakuje zasilania
notation-not-blackout = zasilania nie brakuje
