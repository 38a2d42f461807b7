# What the bot itself says, whichever game is played, in Polish.

## Refusals, and other reasons why something is not done

bot-rule = (zasada {$rule})
bot-error = Coś poszło nie tak po mojej stronie; gra jest taka, jak była. Podaj ten kod osobie, która mnie prowadzi: **{$code}**.
bot-unreachable = W tej chwili nie mam dostępu do swoich zapisów. Zajrzyj za chwilę do swojego panelu i spróbuj ponownie: zobaczysz, czy to się już stało.
bot-panel-below = Twój panel jest teraz niżej.
bot-goes-below = Gotowe, grasz dalej: twój panel pojawi się pod tym, co się teraz dzieje.
bot-stale = Gra poszła dalej, odkąd pojawił się ten przycisk. Teraz jest tak.
bot-stale-since = Ostatnio stało się to:
bot-unknown-button = Nie znam już tego przycisku. /turn otworzy świeży panel.
bot-other-channel = Ten przycisk należy do stołu na innym kanale.
bot-bad-clock = „{$typed}” to nie godzina. Napisz, co teraz pokazuje twój zegar, na przykład 14:35.
bot-command-changed = To polecenie zmieniło się, odkąd poznał je twój Discord. Odśwież Discorda i spróbuj ponownie; przyciski działają tak czy inaczej.
bot-guild-only = Gra się na kanałach serwera.
bot-no-game = Na tym kanale nie ma gry. Otwórz ją: /table open.
bot-game-over = Gra na tym kanale jest skończona. /table open zaczyna następną; /log i /board wciąż pokazują ostatnią.
bot-no-such-game = Tej gry już tu nie przechowuję.
bot-unknown-game = Nie znam gry „{$name}”.
bot-other-game = Na tym kanale gra się w {$title}; użyj polecenia tej gry.
bot-channel-taken = Ten kanał ma już otwartą grę. Najpierw ją skończcie albo zamknijcie, albo wybierz inny kanał lub wątek.
bot-not-seated = Nie masz miejsca w tej grze. Rozejrzyj się: /board. Chcesz grać? Poproś kogoś przy stole: gospodarz może dać ci miejsce przez /table replace, a każdy gracz może poddać to pod głosowanie.
bot-join-first = Nie masz jeszcze miejsca przy tym stole: naciśnij „{ bot-button-join }” albo użyj /table join.
bot-not-your-seat = O tym decyduje ktoś inny.
bot-already-seated = Ta osoba już tu siedzi.
bot-knows-another-seat = {$name}: ta osoba zajmowała w tej grze inne miejsce i zna jego sekrety. Można oddać jej tylko tamto miejsce.
bot-table-full = Wszystkie miejsca są zajęte ({$seats}).
bot-no-computer = Żadnego miejsca nie zajmuje gracz komputerowy.
bot-no-such-seat = Przy tym stole nie ma miejsca o takim numerze.
bot-not-a-person = Inny bot nie może zająć miejsca. Nie podawaj osoby, a zagra gracz komputerowy.
bot-already-computer = To miejsce ma już gracz komputerowy.
bot-host-only = To może tylko gospodarz: {$host}. Można za to zapytać stół: /table pause, resume, extend, close, replace i rollback otwierają głosowanie.
bot-host-settings = Tylko gospodarz ({$host}) zmienia ustawienia stołu. Każdy zobaczy je przez /table status.
bot-wrong-number = Ta gra wymaga {$low}–{$high} graczy; teraz jest: {$seats}. Gracze komputerowi też się liczą.
bot-not-all-ready = Jeszcze bez naciśniętego „{ bot-button-ready }”: {$names}.
bot-bad-option = To ustawienie nie pasuje: {$reason}
bot-bad-setting = {$name}: można ustawić tylko to, co oferuje menu, albo coś pomiędzy.
bot-settled-before = {$name}: to ustala się przed początkiem gry.
bot-unknown-option = Ta gra nie ma ustawienia {$name}.
bot-no-step = Nie masz tu jeszcze nic, co dałoby się cofnąć.
bot-step-final = Twojego ostatniego kroku nie można cofnąć: zadecydował los albo ktoś się przez niego czegoś dowiedział.
bot-step-since = Twojego ostatniego kroku nie można już cofnąć: przez to, co stało się potem ({$seat}), ktoś się czegoś dowiedział.
bot-step-needed = Twojego ostatniego kroku nie można już cofnąć: zależy od niego to, co stało się potem ({$seat}).
bot-step-single = Tutaj cofa się po jednym kroku: wystarczy samo /undo.
bot-nothing-staged = Nie masz przygotowanych kroków, które można cofnąć.
bot-cannot-end-turn = Nie masz teraz tury do zakończenia. /turn pokaże, co możesz zrobić.
bot-nothing-to-roll-back = Nie ma tu czego cofnąć. Można cofnąć tylko własną ostatnią turę, jeśli nikt od tej pory nie zagrał i niczego się z niej nie dowiedział.
bot-cannot-roll-back = Zasady zostały od tego czasu poprawione, więc nie odtworzę tamtej chwili.
bot-unknown-motion = Nad tym nie można głosować.
bot-no-such-picture = Nie ma teraz dla ciebie takiego obrazka. /show wymienia te, które są.
bot-typed-impossible = {$verb}: teraz tak, ale nie w ten sposób. Możliwości:
bot-typed-verb-impossible = {$verb}: teraz nie. Możesz zrobić to:
bot-typed-unknown = Nic tu się nie nazywa „{$typed}”.
bot-typed-near = Nic tu się nie nazywa po prostu „{$typed}”. Może chodzi o: {$near}.
bot-near = Możliwe w pobliżu {$word}: {$near}.
bot-typed-more = Pasujące sposoby: {$count}. Wybierz:
bot-typed-dear = To jest możliwe tylko za cenę, której nikt nie płaci przez przypadek:
bot-line-stopped = Zatrzymano na „{$part}”: {$why}
bot-line-nothing = nic, co można teraz zrobić, tak się nie nazywa.
bot-line-unclear = „{$part}” może znaczyć: {$list}. Powiedz, co dokładnie.
bot-line-command = To osobne polecenie: /{$command}
bot-line-before = Było to możliwe przed tym, co masz w przygotowaniu: cofa to /undo.
bot-line-undo = To, co w przygotowaniu, cofa /undo: ostatni krok, a z opcją „everything” wszystko.
bot-line-undoing = cofnij, cofam, wróć, wstecz, od nowa, od początku, anuluj, jednak nie
bot-line-without = może chodzi o: {$what}. Wtedy bez: {$list}
bot-line-who = kto ma to zrobić? {$list}
bot-why-who = Można, jeśli działa ktoś, kto potrafi: {$list}
bot-line-asking = co, kto, kogo, komu, gdzie, czyj, który, jak, czy, kiedy, ile, pomoc, pomocy
bot-line-asks = Wiersz /turn coś robi, a nie odpowiada. /help mówi, czego teraz spróbować, /board z opcją „words”, kto gdzie jest i co ma, /why, czy coś można zrobić, /rules, co znaczy słowo.
bot-line-then = potem, a potem, następnie, nastepnie, i, oraz
bot-line-little = potem, proponuję, zaproponuj, dziękuję, dzięki, a, i, do, na, w, we, z, ze, za, od, po, u, o, przez, dla, oraz, proszę, się, teraz, mój, moja, jej, jego, mu, nią, nim, go, ją, chcę, jeszcze, też, także, znowu, znów, jest, który, która, jestem, tam, tu, to, razem, niech, no, już, więc, ok, okej, on, ona, nim, niego, niej, wszystkie, wszystko, każdy, każdą, każde, żeby, aby, nich, im, tego, tę, ten, ta, mi, sobie, następnie, bo, swoją, swoim, swoja, moim, moją, stamtąd, stąd, najpierw, sobą, żebym, tylko, właśnie, wtedy, później, może, mogłaby, mógłby, musi, ma, jako, niech, przy, pod, nad, zwykła, zwykłą, normalną, ku, obok, wprost, prosto, szybko
bot-why-told = Nic, co można zrobić, tak się nie nazywa. Zasady mówią o tym:
bot-why-asking = jak mogę, jak można, jak mam, jak ja mogę, jak, czy mogę, czy można, czy da się, czy wolno mi, czy wolno, czy może, czy, dlaczego nie mogę, dlaczego nie można, dlaczego nie może, dlaczego nie wolno, dlaczego nie, dlaczego, czemu nie mogę, czemu nie można, czemu nie może, czemu nie, czemu, kiedy mogę, kiedy można, kiedy, gdzie mogę, gdzie można, gdzie, co jeśli, co będzie jeśli, mogę, można, da się, co zrobić żeby
bot-why-asking-who = kto może, kto potrafi, kto mógłby, kim mogę
bot-why-nobody = Nikt, kim możesz działać, tego nie zrobi:
bot-why-others = Pozostali nie mogą:
bot-why-each = {$who}: {$why}
bot-why-likewise = {$who}: {$why} Tak samo: {$others}.
bot-line-nobody = nie ma tam nikogo, kim możesz działać.
bot-line-traits = pusty, pusta, puste, pustą, zajęta, zajęte, pełna, najbliższy, najbliższa, najbliższą, inny, inna, inną
bot-line-negating = nie, nigdy, ani, nikt, nic
bot-line-paying = daj, dam, daję, wręcz, wręczam, zapłać, płacę, wydaj, wydaję, użyj, każ, zmuś
bot-line-somebody = ktokolwiek, kogokolwiek, kto, kogoś, ktoś, kimś, ten kto, osoba, osobę, osobą, postać, postacią
bot-line-times-2 = dwa razy, dwukrotnie, 2 razy, 2x, x2
bot-line-times-3 = trzy razy, trzykrotnie, 3 razy, 3x, x3
bot-number-1 = jeden, jedna, jedną, jedno
bot-number-2 = dwa, dwie
bot-number-3 = trzy
bot-number-4 = cztery
bot-number-5 = pięć
bot-number-6 = sześć
bot-line-near = „{$part}” nie jest tu znane. Może chodzi o: {$near}.
bot-why-not-now = {$verb}: teraz nie można.
bot-line-sure = „{$part}” oznacza: {$what}. Nie da się tego cofnąć, więc naciśnij to albo napisz „{$part}!”.
bot-line-meant = „{$part}!” robi to bez pytania.
bot-line-left = Nie zrobiono, bo gra już na ciebie nie czeka: {$list}
bot-line-rest = Nie zrobiono też tego, co było dalej: {$list}
bot-line-waits = Poczeka, aż to się rozstrzygnie, i nie zostanie zapamiętane. Potem wpisz: /turn {$list}
bot-accounts-title = Dlaczego boty tak zagrały
bot-accounts-none = O tym nic nie wiadomo.
bot-why-may = Można. „{$typed}” to:
bot-why-how = Wpisz to w wierszu /turn albo naciśnij w swoim panelu.
bot-why-after = Wcześniej możesz:
bot-why-watched = 👁️ Co usłyszy teraz {$seat}, w granicach tego, co wszystkim wolno wiedzieć:
bot-why-hidden = To zależy od czyichś sekretów. Kto tylko patrzy, może pytać jedynie o to, co wszystkim wolno wiedzieć.
bot-why-nothing-lost = Nic przez to nie przepada.
bot-permissions-missing = Nie mogę grać na tym kanale: brakuje mi {$count ->
    [one] uprawnienia
   *[other] uprawnień
} {$list}. Może to naprawić ktoś, kto zarządza serwerem.
bot-permission-view = „Wyświetlanie kanału”
bot-permission-send = „Wysyłanie wiadomości”
bot-permission-threads = „Wysyłanie wiadomości w wątkach”
bot-permission-embed = „Osadzanie linków”
bot-permission-attach = „Załączanie plików”
bot-private-thread = Nie ma mnie w tym prywatnym wątku, więc nic, co napiszę, tu nie dotrze. Wspomnij mnie tutaj i spróbuj ponownie.
bot-halted-permissions = Nie mogę pisać na tym kanale, więc gra jest wstrzymana. Przywróć mi uprawnienie, a potem użyj /table resume.
bot-halted-channel = Kanału tej gry już nie ma, więc gra jest wstrzymana.
bot-halted-kicked = Nie ma mnie już na tamtym serwerze, więc gra jest wstrzymana.
bot-post-refused = Discord na dobre odrzucił coś, co miało trafić na kanał. /table unsent, użyte na nim, pokaże, czego brakuje, i wyśle to jeszcze raz.

## Phases

bot-is-lobby = Gra się jeszcze nie zaczęła.
bot-is-running = Gra trwa.
bot-is-paused = Gra jest wstrzymana. /table resume ją wznowi.
bot-is-finished = Gra jest skończona.
bot-is-closed = Ta gra została zamknięta.

## Seats

bot-marked = {$mark} · {$name}
bot-comma = { ", " }
bot-computer = gracz komputerowy
bot-computer-name = Komputer {$number}
bot-mark-host = 👑
bot-mark-ready = ✅
bot-mark-not-ready = ▫️
bot-mark-autopilot = 🤖
bot-mark-winner = 🏆
bot-mark-loser = ▫️
bot-legend = {$mark}: {$name}

## Lobby

bot-opened = Twój stół jest otwarty. Inni dołączają przyciskiem na kanale.
bot-lobby-title = {$title}
bot-lobby-seats = **{$seats ->
    [one] 1 osoba
    [few] {$seats} osoby
   *[many] {$seats} osób
}** przy stole na {$low}–{$high}
bot-lobby-level = Trudność: {$level}
bot-mode-gone = Tego nie można już wybrać. Poczekalnia pokazuje, co można.
bot-lobby-join = Witaj przy stole. Naciśnij „{ bot-button-ready }”, gdy możesz zaczynać.
bot-lobby-leave = Nie siedzisz już przy stole.
bot-lobby-ready = Zapisane.
bot-lobby-start = Gra się zaczyna. /turn to twój panel, /secret to twoje sekrety.
bot-lobby-start-overt = Gra się zaczyna. /turn to twój panel, /board to plansza.
bot-lobby-computer =
    { $count ->
        [one] Siada gracz komputerowy.
        [few] Siadają { $count } gracze komputerowi.
       *[other] Siada { $count } graczy komputerowych.
    }
bot-lobby-no-computer = Gracz komputerowy wstaje.
bot-settings-title = Jak gra ten stół
bot-setting-reminder = Przypomnienie po
bot-setting-deadline = Termin
bot-setting-grace = Zapas po terminie
bot-setting-handover = Głosowanie o oddanie zajętego miejsca
bot-setting-language = Język stołu
bot-setting-stand-ins = Zastępcy
bot-setting-theme = Kolory obrazków
bot-valued = {$name}: {$value}
bot-setting-level = Gracze komputerowi
bot-level-easy = grają jak początkujący
bot-level-normal = grają dobrze
bot-level-hard = grają najlepiej, jak umieją
bot-stand-ins-wait = Zastępca tylko czeka
bot-stand-ins-play = Zastępca gra o zwycięstwo
bot-now = tak jak teraz
bot-hours = {$hours ->
    [0] nigdy
    [one] 1 godzina
    [few] {$hours} godziny
   *[many] {$hours} godzin
}
bot-full-days = {$days ->
    [one] 1 dzień
   *[other] {$days} dni
}
bot-days = {$days ->
    [0] jestem na miejscu
    [one] 1 dzień
   *[other] {$days} dni
}
bot-language-auto = Jak mój Discord
bot-language-en = English
bot-language-pl = Polski
bot-language-ja = 日本語
bot-started =
    { $seats ->
        [1] Karty rozdane.
       *[other] Karty rozdane, graczy przy stole: {$seats}.
    } Sekrety czekają za przyciskiem albo pod /secret.
bot-started-overt = Gra się zaczyna, graczy przy stole: {$seats}.

## My panel

bot-waiting-for = {$count ->
    [0] Na nikogo nie czekamy.
   *[other] ⏳ Czekamy na: {$names}.
}
bot-besides = {$what} – {$list}
bot-worth = {$worth} · {$what}
bot-staged = **Przygotowane, nikt inny tego jeszcze nie widzi:**
bot-you-may = Możesz:
bot-by = {$name}
bot-choose-verb = Co chcesz zrobić?
bot-choose-action = Wybierz jedno z tych działań
bot-choose-field = {$field} …
bot-spend-on = {$price}: {$who} …
bot-paid-whom = **{$price}**: działa {$who}.
bot-paid-ask = **{$price}**: kto za to działa?
bot-paid-who = Kto …
bot-paid-else = Kto inny …
bot-paid-deed = Co zrobiliby inni …
bot-numbered = {$number} · {$name}
bot-missing = {$what}: {$why} · {$rule}
bot-asked-first = najpierw to, o co pyta gra
bot-is-done = to już zrobione
bot-publishes = Wszyscy zobaczą to od razu, razem ze wszystkim, co masz w przygotowaniu; niczego nie da się cofnąć.
bot-final = Wszyscy zobaczą to od razu i nie da się tego cofnąć.
bot-last-step = Twój ostatni krok, który możesz cofnąć: {$what}
bot-start-over-really = Cofnąć wszystko, co masz w przygotowaniu w tej turze?
bot-draft-lost = Inni zmienili grę pod twoimi przygotowanymi krokami; te, które już nie pasują, zostały cofnięte. /turn pokaże twój panel.
bot-draft-timed-out = Twój czas minął: przygotowane, ale niezatwierdzone kroki zostały cofnięte, a gra zagrała za ciebie. /turn pokaże twój panel.
bot-dm-refused = -# Discord nie pozwala mi pisać do ciebie prywatnie. Nic nie przepada: sekrety są zawsze pod /secret.
bot-dm-refused-overt = -# Discord nie pozwala mi pisać do ciebie prywatnie. Nic nie przepada: wszystko, co trzeba wiedzieć, jest na kanale.
bot-button-turn = Moja tura
bot-button-answer = Moja odpowiedź
bot-button-secrets = Moje sekrety
bot-button-board = Plansza
bot-button-card = Karta
bot-button-back = Wstecz
bot-button-undo = Cofnij
bot-button-start-over = Od nowa
bot-button-afresh = Tak, od nowa
bot-button-refresh = Odśwież
bot-button-do = Zrób to
bot-button-write = Wpisz: {$name} …
bot-button-more = Dalej ({$page}/{$pages})
bot-button-join = Dołącz
bot-button-again = Zagrajmy jeszcze raz
bot-button-leave = Odejdź
bot-button-ready = Mogę zaczynać
bot-button-settings = Ustawienia
bot-button-start = Start
bot-button-send-again = Wyślij jeszcze raz
bot-button-computer = Dodaj komputer
bot-button-no-computer = Usuń komputer
bot-button-accounts = Dlaczego boty tak zagrały?
bot-button-all = Wszystkie
bot-button-other-lines = Pozostałe wiersze ({$page}/{$pages})
bot-button-older = Starsze
bot-button-newer = Nowsze
bot-button-yes = Tak
bot-button-no = Nie
bot-button-here = Jestem tutaj
bot-button-dm-on = Pisz do mnie prywatnie
bot-button-dm-off = Nie pisz prywatnie
bot-button-next-on = Daj znać tuż przed moją turą
bot-button-next-off = Nie dawaj znać przed turą
bot-button-forget = Zapomnij moje notatki

## Secrets

bot-secret-title = Tylko dla ciebie · {$title} · {$name}
bot-secret-advice = **Co może ci pomóc**
bot-secret-told = **Co wiesz tylko ty**
bot-secret-none = Nie ma jeszcze nic tylko dla ciebie.
bot-no-secrets = W tej grze nikt nie ma sekretów. Wszystko pokazuje /board.
bot-secret-of = 🔒 {$title}, {$channel}, tylko dla twoich oczu:
bot-secret-more = -# Obrazki w słowach i wszystko, co wiesz: /secret na kanale {$channel}.
bot-you-take-over = Przejmujesz miejsce ze wszystkimi sekretami. Pokaże je /secret na kanale.
bot-you-take-over-overt = Przejmujesz miejsce. Panel pokaże /turn na kanale.

## The table

bot-ping =
    ⏳ {$names}: gra czeka na { $count ->
        [one] ciebie.
       *[other] was.
    }
bot-reminder = ⏰ {$names}: gra wciąż na ciebie czeka.
bot-ping-answer =
    ⏳ {$names}: gra czeka na { $count ->
        [one] twoją odpowiedź.
       *[other] wasze odpowiedzi.
    }
bot-reminder-answer = ⏰ {$names}: gra wciąż czeka na twoją odpowiedź.
bot-round-title = Co się stało
bot-end-title = {$title}: koniec
bot-end-as = {$who} to {$part}
bot-end-nothing-for = Bez punktów: {$rows}
bot-end-sum = Razem: {$points}
bot-end-nobody = Nikt nie wygrywa.
bot-end-won = {$count ->
    [one] 🏆 Wygrywa {$names}: {$points}
   *[other] 🏆 Wygrywają {$names}: {$points}
    }
bot-end-won-plainly = {$count ->
    [one] 🏆 Wygrywa {$names}
   *[other] 🏆 Wygrywają {$names}
    }
bot-end-ahead = {$points ->
    [one] (o 1 punkt więcej)
    [few] (o {$points} punkty więcej)
   *[other] (o {$points} punktów więcej)
    }
bot-again = 🔁 {$host} chce zagrać jeszcze raz na tych samych zasadach. {$names}: kto gra dalej, naciska „{ bot-button-join }” w poczekalni powyżej.
bot-again-before = Ten przycisk działa raz i ktoś go już nacisnął. Nową grę zaczyna /table open.
bot-film-title = Cała gra
bot-paused = ⏸️ Gra wstrzymana.
bot-resumed = ▶️ Gra toczy się dalej.
bot-extended = ⌛ Wszyscy mają więcej czasu: zegary ruszają od nowa.
bot-closed = Ta gra jest zamknięta. Kanał jest wolny dla następnej.
bot-replaced = {$seat} gra teraz za: {$before}.
bot-replaced-by-computer = Gracz komputerowy gra teraz za: {$before}.
bot-rolled-back = ⏪ Na życzenie wszystkich ostatnia tura została cofnięta.
bot-timed-out = ⌛ Czas minął ({$seat}); zagrała sama gra.
bot-autopilot = 🤖 {$seat}: drugi termin bez odpowiedzi. Do powrotu gra robi za tę osobę tylko to, co konieczne; wystarczy otworzyć /turn.
bot-autopilot-plays = 🤖 {$seat}: drugi termin bez odpowiedzi. Do powrotu tę osobę zastępuje gracz komputerowy; wystarczy otworzyć /turn.
bot-is-back = 👋 {$seat} wraca do gry.
bot-grace = ⌛ {$seat}: czas minął. Gra zagra za ciebie {$until}.
bot-done-replace = Miejsce zmieniło gracza.
bot-done-pause = Gra wstrzymana. /table resume ją wznowi.
bot-done-resume = Gra toczy się dalej.
bot-done-extend = Wszyscy mają więcej czasu: zegary ruszają od nowa.
bot-done-close = Gra jest zamknięta.
bot-stepped-down = Twoje miejsce ma teraz gracz komputerowy. Gospodarz może ci je oddać przez /table replace.
bot-leave-really = Gra już trwa. Oddać twoje miejsce graczowi komputerowemu?

## Status, log, looking back

bot-status-seat = {$number}. {$name}
bot-status-awaited = ⏳
bot-status-until = (do {$until})
bot-status-entries = Rozegrane kroki: {$count}.
bot-status-unsent = Wpisy odrzucone przez Discorda: {$count}. Zobacz /table unsent.
bot-unsent-title = Nie wysłano
bot-unsent-none = Na tym kanale niczego nie brakuje.
bot-unsent-what = {$kind ->
    [story] przebieg gry
    [stretch] przebieg gry
    [end] koniec gry
    [lobby] poczekalnia
    [vote] głosowanie
    [ping] wezwanie
    [remind] przypomnienie
   *[other] komunikat
}
bot-unsent-row = {$at} · **{$what}** · odpowiedź Discorda: {$reason}
bot-unsent-more = … i jeszcze {$count}.
bot-unsent-again = To, czego brakowało, jest znów w drodze. Co Discord odrzuci ponownie, znów pojawi się tutaj.
bot-status-votes = Otwarte głosowania: {$count}.
bot-log-title = Co się stało · strona {$page} z {$pages}
bot-log-empty = Jeszcze nic.
bot-catchup-title = Od twojej ostatniej tury
bot-catchup-watched = Ostatnia runda i ta
bot-catchup-page = {$title} · strona {$page} z {$pages}
bot-catchup-before = Nic od twojej tury: ostatnia runda i obecna
bot-catchup-nothing = Od tamtej pory nic się nie stało.
bot-catchup-aims = Do czego w twoim imieniu dążył gracz komputerowy
bot-you-are-next = Turę ma teraz {$seat}; następna jest twoja.
bot-next-now = Gra czeka na ciebie.
bot-notes-title = {$title}: moje notatki
bot-notes-none = Nic tu nie zapisano. Służy do tego `/note` z tekstem; nikt inny go nie zobaczy.
bot-notes-sure = To wszystko zostanie zapomniane i nie da się tego przywrócić.
bot-notes-full = Nie ma już miejsca na notatki przy tym stole. Najpierw zapomnij to, co jest.
bot-next-later = Turę ma teraz {$seat}; przed tobą {$count ->
    [one] jest jeszcze jedna osoba
    [few] są jeszcze {$count} osoby
   *[many] jest jeszcze {$count} osób
}.
bot-rules-title = Z zasad gry {$title}, naszymi słowami
bot-rules-little = co, to, jest, są, jak, czy, kiedy, kto, gdzie, dlaczego, który, która, które, ile, mogę, można, się, z, w, na, do, o, i, a, gdy, jeśli, mi, mój, znaczy, działa, zasada, zasady
bot-rules-none = Nie znaleziono nic dla „{$query}”. Spróbuj jednego słowa albo numeru akapitu.
bot-rules-pictures = Pokaż obrazek
bot-rules-more = -# … i jeszcze {$count}. Kolejne słowo zawęzi wyniki.

## Votes

bot-vote-title = Pytanie do stołu: {$by}
bot-vote-count = Za: {$favour}, przeciw: {$against}. Potrzeba {$need} z {$voters}.
bot-vote-open = To głosowanie już trwa.
bot-needs-a-vote = Nikt nie decyduje o tym sam: trzeba zapytać stół.
bot-vote-opened = Stół jest pytany o zdanie. Twój głos: za.
bot-vote-over = To głosowanie jest zamknięte.
bot-vote-carried = Postanowione: tak.
bot-vote-moot = Głosowanie zamknięte: nie ma już o czym decydować.
bot-vote-game-over = Gra skończona: nie ma już o czym decydować.
bot-vote-lost = Postanowione: nie.
bot-voted = Twój głos się liczy.
bot-motion-pause = Wstrzymać grę?
bot-motion-resume = Grać dalej?
bot-motion-extend = Dać wszystkim więcej czasu?
bot-motion-close = Zamknąć tę grę na dobre?
bot-motion-replace = Czy {$name} ma przejąć miejsce? Teraz siedzi tam {$seat}.
bot-handover-asked = {$owner}: to twoje miejsce. Naciśnij „{ bot-button-here }”, a zostanie twoje; „{ bot-button-yes }” oddaje je od razu. Jeśli się nie odezwiesz, będzie można o nim zdecydować {$until}.
bot-handover-told = Ktoś prosi stół, by oddać twoje miejsce ze wszystkimi sekretami innej osobie: {$name}. Powiedz, że jesteś, a zostanie twoje: przyciski są pod głosowaniem na kanale. Jeśli się nie odezwiesz, będzie można o nim zdecydować {$until}.
bot-handover-opened = Zdecydować można będzie najwcześniej {$until}. Kto ma to miejsce, dostaje wiadomość i może je zatrzymać. Tymczasem może je zająć gracz komputerowy: /table replace bez wskazania osoby.
bot-handover-here = {$owner}: ta osoba jest tutaj i zatrzymuje miejsce.
bot-motion-rollback = Cofnąć ostatnią turę? Muszą zgodzić się wszyscy.

## Preferences

bot-me-title = Po twojemu
bot-me-language = Język: **{$language}**
bot-me-theme = Obrazki: **{$theme}**
bot-me-as-the-table = jak przy stole
bot-me-dm-on = Wiadomości prywatne: **wł.**
bot-me-dm-off = Wiadomości prywatne: **wył.**
bot-me-next-on = Wiadomość, gdy następna tura jest moja: **tak**
bot-me-reminder = Przypomnienie: **{$interval}**
bot-me-quiet-from-to = Cisza od {$start}:00 do {$end}:00
bot-me-quiet-none = Bez godzin ciszy
bot-me-away-until = Nie ma cię do {$until}
bot-me-choose-language = Język
bot-me-choose-theme = Kolory obrazków
bot-me-choose-reminder = Przypomnij mi po
bot-me-choose-quiet = Godziny ciszy
bot-me-choose-zone = Mój zegar: UTC{$zone}
bot-me-choose-half = … co pół godziny, lub /me clock
bot-me-choose-away = Nie ma mnie przez
bot-forgotten = Nie przechowuję już o tobie niczego: ani ustawień, ani notatek, ani imienia i numeru przy żadnym miejscu skończonej gry, ani pozycji w tabelach. To, co pojawiło się na kanałach, tam zostaje. Kopie zapasowe trzymają dane, dopóki nie zostaną usunięte; kiedy to będzie, powie osoba, która prowadzi tego bota.
bot-forget-needed = Masz jeszcze udział w jakiejś grze albo kampanii. Opuść ją lub zakończ i poproś ponownie.

## Commands

cmd-table = Otwórz grę, usiądź i prowadź stół
cmd-table-open = Otwórz grę na tym kanale
cmd-table-open-game = Która gra
cmd-option-of = {$title}: {$about}
cmd-table-join = Usiądź przy stole
cmd-table-leave = Odejdź od stołu
cmd-table-ready = Powiedz, że możesz zaczynać, albo że już nie
cmd-table-computer = Daj wolne miejsce graczowi komputerowemu
cmd-table-computer-count = Ilu
cmd-table-start = Rozdaj karty i zacznij
cmd-table-settings = Zasady domowe, przypomnienia, terminy
cmd-table-settings-what = Które ustawienie
cmd-table-settings-to = Jakie ma być
cmd-table-again = Jeszcze jedna gra w tym samym gronie, z tymi samymi ustawieniami
cmd-table-status = Kto tu siedzi i na kogo czekamy
cmd-table-replace = Daj miejsce komuś innemu albo graczowi komputerowemu
cmd-table-replace-seat = Numer miejsca
cmd-table-replace-person = Kto je przejmuje; nikt: gracz komputerowy
cmd-table-pause = Wstrzymaj grę
cmd-table-resume = Wznów wstrzymaną grę
cmd-table-extend = Daj wszystkim więcej czasu
cmd-table-close = Zamknij grę na dobre
cmd-table-rollback = Zapytaj wszystkich o cofnięcie twojej ostatniej tury
cmd-table-unsent = Czego Discord nie chciał tu wysłać, i ponowna próba
cmd-tutorial = Naucz się gry, grając: od razu w pojedynkę albo z jedną lub dwiema osobami
cmd-tutorial-friends = Poczekaj, aż usiądą też znajomi
cmd-turn = Mój panel: co mogę teraz zrobić
cmd-turn-line = Wszystko w jednym wierszu: każda rzecz w paru słowach, między nimi przecinki
cmd-why = Dlaczego czegoś nie można teraz zrobić albo czemu bot tak zagrał
cmd-why-sentence = Co chcesz zrobić, w paru słowach; albo bot i, jeśli chcesz, minuta
cmd-secret = Co mogę wiedzieć tylko ja
cmd-board = Plansza
cmd-board-words = Słowami zamiast obrazka
cmd-show = Każdy inny obrazek z gry
cmd-show-picture = Który obrazek
cmd-log = Co się stało
cmd-catchup = Co się stało od mojej ostatniej tury
cmd-next = Kiedy moja tura i czy dać mi znać, gdy będzie następna
cmd-note = Moje notatki przy tym stole, tylko dla mnie
cmd-note-text = Co zapisać
cmd-rules = Znajdź coś w zasadach
cmd-rules-about = Słowo albo numer akapitu
cmd-rules-game = Której gry, jeśli nie tej z kanału
cmd-me = Mój język, przypomnienia, godziny ciszy
cmd-me-clock = Co teraz pokazuje mój zegar, na przykład 14:35 (dla godzin ciszy)
cmd-me-forget = Zapomnij wszystko, co o mnie przechowano
cmd-undo = Cofnij mój ostatni przygotowany krok
cmd-undo-everything = Zacznij moją turę od nowa
cmd-endturn = Zakończ turę
cmd-game = Graj w {$title}, pisząc
cmd-game-group = {$name}
cmd-plain = {$name}

bot-demo-title = Oglądasz: {$title}
bot-demo-welcome = Przy tym stole siedzą gracze komputerowi i grają bez ciebie. Po każdej rundzie pojawia się obraz planszy; przycisk „{ bot-button-board }” pokazuje ją w każdej chwili, tak jak widzą ją wszyscy przy stole. Niczyich sekretów nie widać przed końcem. Chcesz zagrać? Otwórz własny stół (`make run`) albo przejmij miejsce: wpisz /table replace, numer miejsca i swoje imię.

## Dla nowych graczy

bot-button-help = Pomoc
bot-button-guide-off = Bez przewodnika i rad
bot-button-guide-on = Z przewodnikiem i radami
bot-guide-title = Przewodnik: {$title}
bot-guide-over = To, co tu proponowano, jest już nieaktualne. Teraz jest tak.
bot-guide-suggestion = Spróbuj: {$what}
bot-button-try = Zrób to
bot-no-tutorial = Żadna z gier tutaj nie ma samouczka.
bot-guide-beside = Widzisz to tylko ty; wróci pod przyciskiem „{ bot-button-help }”.
bot-guide-commands = Widzisz to tylko ty; wróci pod przyciskiem „{ bot-button-help }” albo /help. /turn to twój panel, /secret to, co wiesz tylko ty, /board to plansza, /log to przebieg gry, /rules wyjaśni każde słowo.
bot-guide-commands-overt = Widzisz to tylko ty; wróci pod przyciskiem „{ bot-button-help }” albo /help. /turn to twój panel, /board to plansza, /log to przebieg gry, /rules wyjaśni każde słowo.
bot-guide-staged = Tego, co przygotowujesz, nikt nie widzi, dopóki nie zakończysz tury.
bot-help-begin = Na tym kanale nie ma jeszcze stołu. /table open go otwiera; inni naciskają „{ bot-button-join }”, „{ bot-button-computer }” obsadza wolne miejsca graczami komputerowymi, a „{ bot-button-start }” rozpoczyna grę. Co robić dalej, mówi twój panel, który pokazuje /turn; /rules wyjaśni każde słowo.
bot-help-tutorial = /tutorial uczy gry {$title} od pierwszej tury.
bot-help-seats = Liczba graczy: {$low}–{$high}
bot-choose-verb-explained = Wyjaśnij, co mogę teraz …
bot-choose-word = Wyjaśnij słowo …
bot-hint-setup = Twoje karty są na obrazku; przycisk „{ bot-button-board }” pokazuje całą planszę z bliska. Nie spiesz się: wybór jest na całą grę i nikt go nie widzi.
bot-hint-turn = Nic nie jest jeszcze ostateczne: co wybierzesz, widzisz tylko ty i możesz to cofnąć, dopóki nie zakończysz tury ani nikt inny nie musi odpowiedzieć.
bot-hint-together = To, co tu robisz, liczy się od razu i wszyscy to widzą; ostatni krok możesz cofnąć, dopóki nic innego od niego nie zależy i nie zadecydował los.
bot-hint-choosing = Jeszcze krok: wybierz z menu albo przyciskiem, albo wróć. Nic się jeszcze nie stało.
bot-hint-answer = Ktoś czeka na tę odpowiedź. Liczy się od razu i nie da się jej cofnąć.
bot-hint-choice = W środku twojej tury trzeba coś rozstrzygnąć; gra idzie dalej, gdy tylko wybierzesz.
bot-hint-waiting = Teraz gra o nic cię nie pyta. Zawoła cię, gdy przyjdzie pora; na razie „{ bot-button-secrets }” i „{ bot-button-board }” pokazują wszystko, co możesz wiedzieć.
bot-hint-waiting-overt = Teraz gra o nic cię nie pyta. Zawoła cię, gdy przyjdzie pora; na razie „{ bot-button-board }” pokazuje wszystko, co można wiedzieć.

cmd-help = Jak to działa i co mogę teraz zrobić

## Co rozstrzyga się przed pytaniem

bot-button-ahead = Ustal z góry
bot-ahead-title = Ustalone, zanim zapytają
bot-ahead-none = Nic nie jest ustalone: gra pyta cię za każdym razem.
bot-ahead-about = Na to, co tu ustalisz, gra odpowiada za ciebie kilka sekund po pytaniu, tak jakby odpowiedź przyszła od ciebie; dowiesz się o tym prywatnie, a nikt inny nie wie dlaczego. Obowiązuje, dopóki tego nie zmienisz albo ktoś nie przejmie twojego miejsca.
bot-foreseen = 📌 Ustalone z góry: {$what} (/ahead)
bot-foreseen-done = 📌 Padło pytanie, a odpowiedź brzmi tak, jak było ustalone: {$what}
bot-and-also = {$first}; {$rest}
bot-not-foreseeable = Niczego takiego nie da się tu ustalić z góry.

cmd-ahead = Na co odpowiadam, zanim zapytają
cmd-ahead-answer = Co ustalić
cmd-ahead-forget = Przestań to ustalać z góry

## Co znaczy każde ustawienie

bot-about-reminder = Po tym czasie osoba, na którą czeka gra, dostaje przypomnienie, ale nie w swoich godzinach ciszy.
bot-about-deadline = Po tym czasie gra toczy się bez niej dalej; „nigdy” znaczy, że czeka się na każdego.
bot-about-grace = Tyle czasu zostaje po ostrzeżeniu, że termin minął.
bot-about-handover = Tak długo trwa głosowanie o tym, by miejsce obecnej osoby oddać komuś nowemu.
bot-about-stand-ins = Kto przegapi dwa terminy, ma zastępcę, dopóki nie wróci: robi on jak najmniej, by nie zdradzić sekretów, albo gra o zwycięstwo.
bot-about-stand-ins-overt = Kto przegapi dwa terminy, ma zastępcę, dopóki nie wróci: robi on jak najmniej albo gra o zwycięstwo.
