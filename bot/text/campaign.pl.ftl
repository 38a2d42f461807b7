# Kampanie: kolejne gry tych samych osób.

## Odmowy

bot-campaign-unknown = Nie przechowuję takiej kampanii.
bot-campaign-unknown-name = Żadna kampania tego serwera nie nazywa się „{$name}”. Lista otwierana przy pisaniu pokazuje wszystkie.
bot-campaign-which = Jest tu kilka kampanii. Powiedz, o którą chodzi: wymienia je opcja `campaign`.
bot-campaign-none = Na tym serwerze nie ma jeszcze żadnej kampanii. Zaczyna ją /campaign create.
bot-campaign-no-name = Kampania musi mieć nazwę.
bot-campaign-name-taken = Na tym serwerze jest już kampania „{$name}”.
bot-campaign-in-already = Ta osoba już gra w tej kampanii.
bot-campaign-crowded = {$count ->
    [one] W tej kampanii gra {$count} osoba
    [few] W tej kampanii grają {$count} osoby
   *[other] W tej kampanii gra {$count} osób
}; więcej się nie zmieści.
bot-campaign-rests-already = Już pauzujesz. Wrócisz przyciskiem „{ bot-button-join }”.
bot-campaign-not-in = To jest dla osób grających w tej kampanii: najpierw naciśnij „{ bot-button-join }”.
bot-campaign-host-only = Może to zrobić tylko {$host}, gospodarz kampanii. Jeśli gospodarz przepadł bez wieści, wybierzcie innego pod „{ bot-button-schedule }”: wystarczy ponad połowa pozostałych.
bot-campaign-is-over = Ta kampania jest zakończona.
bot-campaign-full = Zaczęto już wszystkie gry tej kampanii ({$games}). Gospodarz może ustalić więcej pod „{ bot-button-schedule }”.
bot-campaign-channel-taken = Na tym kanale jest już otwarta gra. Dokończcie ją albo zamknijcie przez /table close; albo wpisz /campaign next na innym kanale lub w wątku.
bot-campaign-nobody = Wszyscy w tej kampanii są nieobecni lub pauzują. Wraca się przyciskiem „{ bot-button-join }”.
bot-campaign-no-kind = W kampanii gra się w co najmniej jedną z gier, które znam.
bot-campaign-played-more = {$games ->
    [one] Zaczęto już jedną grę.
    [few] Zaczęto już {$games} gry.
   *[other] Zaczęto już {$games} gier.
}

## Co mówi się na kanale

bot-campaign-called = 🎲 {$campaign}, gra {$number}: {$title}. {$names}: naciśnijcie „{ bot-button-ready }” w poczekalni powyżej.
bot-campaign-called-again = ⏰ {$campaign}: {$title} wciąż na was czeka, {$names}. Naciśnijcie „{ bot-button-ready }” w poczekalni, a gospodarz „{ bot-button-start }”.
bot-campaign-begins = Gra zacznie się, gdy gospodarz naciśnie „{ bot-button-start }”; najpóźniej {$until}, z tymi, którzy są gotowi. Gdzie miejsce jest wolne, może w zastępstwie usiąść ktoś inny.
bot-campaign-away = Nieobecni, więc bez zajętego miejsca: {$names}. Kto wróci wcześniej, naciska „{ bot-button-join }”.
bot-campaign-left-out = Osób jest więcej niż miejsc. Następnym razem kolej na: {$names}.
bot-campaign-without = ⌛ Gra zaczyna się bez osób, które nie nacisnęły „{ bot-button-ready }”: {$names}.
bot-campaign-too-few = ⌛ Za mało osób jest gotowych, by zacząć bez: {$names}. Stół pozostaje otwarty: każdy może dołączyć, a gospodarz dodać graczy komputerowych.
bot-campaign-told = 📖 {$campaign}, gra {$number} skończona: można przeczytać jej opowieść.
bot-campaign-next-later = 🗓️ Następny stół otworzy się {$until}. Kto gra w kampanii, może go otworzyć wcześniej przez /campaign next.
bot-campaign-stuck = 🗓️ Nie da się otworzyć następnego stołu: {$why}
bot-campaign-new-host = 👑 Gospodarzem tej kampanii jest odtąd {$host}.
bot-campaign-heir = {$name} odchodzi z kampanii i proponuje na swoje miejsce: {$heir}. {$heir}: jeśli chcesz, naciśnij „{ bot-button-join }”.
bot-campaign-backs = {$by} proponuje nowego gospodarza kampanii: {$name}. Głosy: {$favour} z {$need} potrzebnych. Menu jest pod „{ bot-button-schedule }”.
bot-campaign-ended = 🏁 Kampania {$campaign} jest zakończona. Jej wynik pokazuje /campaign standings, a całość opowiada /campaign story.

## Odpowiedzi

bot-campaign-created = Twoja kampania się zaczęła. Inni naciskają „{ bot-button-join }”; gdy będziecie w komplecie, „{ bot-button-next-game }” otworzy pierwszy stół.
bot-campaign-did-join = Odtąd grasz w kampanii {$campaign}. Przy każdym następnym stole czeka na ciebie miejsce.
bot-campaign-did-rest = Pauzujesz. W kampanii {$campaign} nie zajmuję ci miejsca, dopóki nie naciśniesz „{ bot-button-join }”. Trwającej gry to nie dotyczy.
bot-campaign-did-left = Kampania {$campaign} toczy się dalej bez ciebie. Twoje gry pozostają w tabeli; miejsce w trwającej grze oddaje się przez /table leave.
bot-campaign-did-next = Następny stół jest otwarty.
bot-campaign-waits-here = Gra {$number} kampanii {$campaign} czeka już na tym kanale: naciśnij „{ bot-button-ready }” w jej poczekalni albo, jeśli nie masz przy niej miejsca, „{ bot-button-join }”.
bot-campaign-plays-here = Gra {$number} kampanii {$campaign} toczy się na tym kanale: „{ bot-button-turn }” pokaże, co robić.
bot-campaign-instead = Na tym kanale jest otwarta poczekalnia gry {$title}, w której poza gospodarzem nikt nie usiadł. Zamknąć ją i otworzyć tu następną grę kampanii {$campaign}?
bot-campaign-leave-really = Na pewno odejść z kampanii {$campaign}? Na dłuższą nieobecność wystarczy „{ bot-button-sit-out }”.
bot-campaign-did-over = Kampania {$campaign} jest zakończona. Tabela i Opowieść zostają pod jej wiadomością.
bot-campaign-end-really = Na pewno zakończyć kampanię {$campaign}? Żaden stół już się nie otworzy. Rozegrane gry zostają i można o nich czytać; trwająca gra toczy się do końca i liczy się.

## Kampania

bot-campaign-people = **{$count ->
    [one] Gra {$count} osoba
    [few] Grają {$count} osoby
   *[other] Gra {$count} osób
}**
bot-campaign-played = {$games ->
    [0] rozegrane gry: {$played}
   *[other] rozegrane gry: {$played} z {$games}
}
bot-campaign-waits = ⏳ {$title} czeka na graczy: {$channel}.
bot-campaign-plays = ▶️ {$title} toczy się na {$channel}.
bot-campaign-due = 🗓️ Następny stół otworzy się {$until}.
bot-campaign-idle = 🗓️ „{ bot-button-next-game }” otwiera stół na kanale, na którym się ten przycisk naciśnie.
bot-campaign-kinds = Gry: {$games}
bot-campaign-kind-in = Dodaj
bot-campaign-kind-out = Usuń
bot-campaign-by-rule = Punkty za: {$now}
bot-campaign-by-total = Kolejność: {$now}
bot-campaign-by-leavers = Kto odejdzie: {$now}
bot-campaign-by-chronicle = Ślady gier: {$now}
bot-campaign-chronicle-off = brak
bot-campaign-chronicle-off-hint = Każda gra zaczyna się od nowa
bot-campaign-chronicle-on = przechodzą dalej
bot-campaign-chronicle-on-hint = Zasada domowa: drobne skutki w następnej grze tego samego rodzaju
bot-campaign-left = 👣 Co ostatnia gra {$title} zostawia następnej:
bot-campaign-host = Kto ma być gospodarzem
bot-campaign-pause = Następny stół: {$span}
bot-campaign-pause-0 = od razu
bot-campaign-patience = Nowy stół czeka: {$span}
bot-campaign-patience-0 = aż wszyscy będą gotowi
bot-campaign-games = Długość: {$number}
bot-campaign-number = {$games ->
    [0] aż ktoś ją zakończy
    [one] {$games} gra
    [few] {$games} gry
   *[other] {$games} gier
}
bot-mark-resting = 💤
bot-button-sit-out = Pauza
bot-button-next-game = Następna gra
bot-button-instead = Zamknij ją, otwórz następną grę
bot-button-standings = Tabela
bot-button-schedule = Plan
bot-button-end-campaign = Zakończ kampanię

## Tabela

bot-decimal = {$whole},{$part}
bot-campaign-standings = Tabela
bot-campaign-standings-of = {$name}: tabela
bot-campaign-chart-line = {$name}: {$points}.
bot-campaign-chart-course = {$name}, gra po grze: {$course}.
bot-campaign-no-standings = Żadna gra tej kampanii jeszcze się nie skończyła.
bot-campaign-place = {$place}.
bot-campaign-shared = ={$place}.
bot-campaign-fared = gry: {$games}, wygrane: {$won}
bot-campaign-gone = {$name} (odejście z kampanii)
bot-campaign-guests = Goście
bot-campaign-computers = Gracze komputerowi
bot-campaign-after = Rozegrane gry: {$count}.{$over ->
    [yes] {""}
   *[other] {" "}Trwające jeszcze się nie liczą.
}
bot-campaign-too-few-games = Kto rozegrał mniej niż jedną trzecią gier najaktywniejszej osoby, nie ma jeszcze miejsca w tabeli.
bot-campaign-handicap-note = W pierwszych {$count} grach każdy, kto dołączył później, dostaje {$percent}% wygranej.
bot-campaign-handicap = Nowe osoby: {$percent ->
    [0] bez forów
   *[other] {$percent}% wygranej za grę, trzy razy
}
bot-campaign-rule-wins = Wygrane
bot-campaign-rule-wins-hint = 1 za wygraną, choćby wspólną
bot-campaign-rule-share = Udziały w wygranej
bot-campaign-rule-share-hint = Wszyscy zwycięzcy gry dzielą się jednym punktem
bot-campaign-rule-placement = Miejsca
bot-campaign-rule-placement-hint = Od 1 za pierwsze do 0 za ostatnie; remisy pośrodku
bot-campaign-rule-mean = Lepiej niż zwykle
bot-campaign-rule-mean-hint = Punkty ponad to, co twoja postać zwykle zdobywa
bot-campaign-total-average = średnia wszystkich gier
bot-campaign-total-average-hint = Sprawiedliwa dla tych, którzy grają rzadziej
bot-campaign-total-sum = suma wszystkich gier
bot-campaign-total-sum-hint = Kto gra więcej, może mieć więcej
bot-campaign-leavers-lost = odejście to przegrana
bot-campaign-leavers-lost-hint = Kto odszedł od stołu, tę grę przegrał
bot-campaign-leavers-nothing = odejście się nie liczy
bot-campaign-leavers-nothing-hint = Jakby tej osoby nie było przy stole
bot-campaign-leavers-seat = po odejściu liczy się wynik miejsca
bot-campaign-leavers-seat-hint = Jakby ta osoba grała do końca

## Polecenia

cmd-campaign = Kolejne gry tych samych osób
cmd-campaign-create = Zacznij kampanię, której domem jest ten kanał
cmd-campaign-create-name = Jak się nazywa
cmd-campaign-create-game = Jaka gra; więcej można dodać w „Planie”
cmd-campaign-create-games = Ile gier; 0: aż ktoś ją zakończy
cmd-campaign-create-pause = Ile dni między grami
cmd-campaign-join = Graj w kampanii albo do niej wróć
cmd-campaign-join-campaign = Która kampania, jeśli nie z tego kanału
cmd-campaign-rest = Pauzuj przez jakiś czas
cmd-campaign-rest-campaign = Która kampania, jeśli nie z tego kanału
cmd-campaign-leave = Odejdź z kampanii
cmd-campaign-leave-campaign = Która kampania, jeśli nie z tego kanału
cmd-campaign-leave-heir = Kogo poprosić na swoje miejsce
cmd-campaign-next = Otwórz tu następny stół, teraz
cmd-campaign-next-campaign = Która kampania, jeśli nie z tego kanału
cmd-campaign-schedule = Jak toczy się kampania: gry, przerwy, liczenie, gospodarz
cmd-campaign-schedule-campaign = Która kampania, jeśli nie z tego kanału
cmd-campaign-standings = Jaka jest tabela
cmd-campaign-standings-campaign = Która kampania, jeśli nie z tego kanału
cmd-campaign-end = Zakończ kampanię; wciąż będzie ją można czytać
cmd-campaign-end-campaign = Która kampania, jeśli nie z tego kanału

## Kariery

bot-button-career = Moja kariera
bot-button-career-show = Pokaż innym
bot-button-career-hide = Zachowaj dla siebie
bot-campaign-career = {$name}: kariera
bot-campaign-no-career = Nie ma jeszcze czego pamiętać. Grę zapamiętuję chwilę po jej końcu, jeśli coś w niej było tego warte.
bot-campaign-career-shown = Inni widzą to przez /campaign career, a ty dostajesz wyróżnienia.
bot-campaign-career-hidden = Widzisz to tylko ty. Bez pokazywania kariery inni nie widzą twoich wyróżnień.
bot-campaign-career-private = Ta osoba nie pokazuje swojej kariery.
bot-campaign-did-show = Inni widzą teraz twoją karierę w kampanii {$campaign}.
bot-campaign-did-hide = Twoją karierę w kampanii {$campaign} widzisz teraz tylko ty.

cmd-campaign-career = Moje role i dokonania w kampanii
cmd-campaign-career-campaign = Która kampania, jeśli nie z tego kanału
cmd-campaign-career-person = Czyja, jeśli ją pokazuje

## Opowieści

bot-button-story = Opowieść
bot-button-read = Czytaj opowieść
bot-story-game = Gra {$number}: {$title}
bot-story-number = Gra {$number}
bot-story-choose = Przeczytaj opowieść o grze
bot-story-whole = {$name}: opowieść
bot-story-files = Jako strona do każdej przeglądarki, także bez sieci, i jako Markdown z obrazkami. Gdyby była za duża, najstarsze obrazki odpadają.
bot-story-files-come = Pliki ze wszystkimi grami i obrazkami właśnie powstają i pojawią się w tej wiadomości. Każdą grę można czytać już teraz.
bot-story-of = {$games}: {$count ->
    [one] jedna gra
    [few] {$count} gry
   *[other] {$count} gier
}, od początku.
bot-story-turning = Punkty zwrotne
bot-story-turned = Szansa zwycięzców zmieniła się z {$before}% na {$after}%:
bot-story-left = Co zostawia następnej grze
bot-story-awards = Wyróżnienia
bot-story-award = {$award}: {$name}
bot-story-course = Co się działo
bot-story-again = Poprzednio wygrała tożsamość {$part}; tym razem gra nią {$name}, bez wygranej.
bot-story-again-won = Poprzednio wygrała tożsamość {$part}; tym razem gra nią {$name} i znów jest wygrana.
bot-story-not-yet = Żadna gra o tym numerze jeszcze się nie skończyła.

cmd-campaign-story = Opowieść o skończonej grze albo cała kampania w plikach
cmd-campaign-story-game = Która gra, po numerze; bez niego wszystkie
cmd-campaign-story-campaign = Która kampania, jeśli nie z tego kanału
