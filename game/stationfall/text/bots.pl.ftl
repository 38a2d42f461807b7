### Boty z instrukcji („Station Automation”).

automation-name = Bot { $card }
automation-nobody = Bot { $number }
automation-enters = { $card } to bot z instrukcji i od początku wiedzą o tym wszyscy.
    .run = Boty z instrukcji: { $card }. Od początku wiedzą o tym wszyscy.
automation-line = { $seat } – skrypt wysyła { $who-acc }: { $text }.
automation-renegotiated =
    { $cubes ->
        [0] { $seat } – skrypt do niczego nie prowadzi: wraca znacznik aktywacji.
        [one] { $seat } – skrypt do niczego nie prowadzi: wraca znacznik aktywacji i { $cubes } znacznik wpływu.
        [few] { $seat } – skrypt do niczego nie prowadzi: wraca znacznik aktywacji i { $cubes } znaczniki wpływu.
       *[many] { $seat } – skrypt do niczego nie prowadzi: wraca znacznik aktywacji i { $cubes } znaczników wpływu.
    }
automation-rolled = { $seat } rzuca kością botów: { $die }.
automation-own = { $who } według karty bota – { $text }.
automation-becomes = { $old } – unicestwienie. Ten bot gra dalej jako { $card }, ze skryptem tej postaci.
automation-discards = { $seat } odrzuca drugą postać dodatkową: { $card }.

## Why a bot did what it did

automation-turn = { $seat }, minuta { $minute }
automation-chose = { $script }, wiersz { $line } – „{ $text }”: wybrany, wykonuje { $who }.
automation-printed = W zapisie instrukcji: { $text }
automation-notation = Jak czytać wiersz: [nawiasy] mówią, kto i kiedy może to zrobić – This Minute: tylko jeśli zdąży teraz; Unexhausted: tylko ktoś niewyczerpany. „A > B”: raczej A niż B. THEN: co potem, jeśli zostaną akcje. GOTO: najpierw inny skrypt.
automation-chose-none = Nie został żaden wiersz: bot renegocjuje.
automation-passed-skipped = { $script }, wiersz { $line } – „{ $text }”: ten skrypt nie jest na teraz.
automation-passed-fact = { $script }, wiersz { $line } – „{ $text }”: tak nie jest.
automation-passed-nobody = { $script }, wiersz { $line } – „{ $text }”: bot nie ma nikogo takiego.
automation-passed-aim = { $script }, wiersz { $line } – „{ $text }”: nigdzie się nie da.
automation-passed-minute = { $script }, wiersz { $line } – „{ $text }”: nikt nie zdąży.
automation-passed-late = { $script }, wiersz { $line } – „{ $text }”: kto by mógł, jest wyczerpany i nie zdąży.
automation-passed-tired = { $script }, wiersz { $line } – „{ $text }”: kto by mógł, jest wyczerpany.
script-abandon-ship = Skrypt „Opuszczenie statku”
    .inner = skrypt «Opuszczenie statku»
script-revive = Skrypt „Ocucenie”
    .inner = skrypt «Ocucenie»
script-focus = Skrypt „Skupienie” ({ $who })

## The end

close-bots = Przy równej liczbie punktów wygrywają dwa najlepsze boty.
close-together-won = Każdy z ludzi ma więcej punktów niż każdy bot: ludzie co najmniej po { $least }, najlepszy bot { $most }.
close-together-lost = W grze wspólnej każdy z ludzi potrzebuje więcej punktów niż każdy bot: najsłabszy wynik człowieka to { $least }, najlepszy wynik bota { $most }.

## Options

foretold-bots =
    { $bots ->
        [one] Gra z wami bot z instrukcji: wszyscy wiedzą, kim jest, a o tym, co robi, decyduje skrypt.
        [few] Grają z wami boty z instrukcji ({ $bots }): wszyscy wiedzą, kim są, a o tym, co robią, decydują skrypty.
       *[many] Gra z wami { $bots } botów z instrukcji: wszyscy wiedzą, kim są, a o tym, co robią, decydują skrypty.
    }
option-together = Razem przeciw botom
option-together-hint = Ludzie wygrywają, jeśli każdy z nich ma więcej punktów niż każdy bot; gra co najmniej jeden bot.
option-bots = Boty z instrukcji
option-bots-hint = Iloma kolorami gra instrukcja, razem do dziewięciu graczy; kto gra sam, ma co najmniej dwa boty.
option-which-bots = Które boty
option-which-bots-hint = Losowe albo tożsamości, które mają boty.

## What the lobby offers

mode-alone =
    { $bots ->
        [one] Zagraj w pojedynkę z 1 botem
       *[other] Zagraj w pojedynkę z { $bots } botami
    }
mode-alone-hint = Wygrywa, kto ma najwięcej punktów, ty albo bot. Gra zaczyna się od razu.
mode-rivals-hint =
    { $bots ->
        [0] Wygrywa, kto ma najwięcej punktów.
       *[other] Wygrywa, kto ma najwięcej punktów, a może to być i bot.
    }
mode-together-hint = Ludzie wygrywają razem, jeśli każdy z nich ma więcej punktów niż każdy bot; inaczej wszyscy przegrywają.
mode-teams-hint = Partnerzy siedzą naprzeciw siebie; wygrywa drużyna z największą liczbą punktów, jeśli ma więcej niż dwa najlepsze boty razem.
mode-rivals = Każdy dla siebie
mode-together = Razem przeciw botom
mode-teams = Drużyny po dwie osoby
mode-bots =
    { $bots ->
        [0] bez botów
        [one] z 1 botem
       *[other] z { $bots } botami
    }
mode-bots-wins = Najlepszy z nich ma około { $best } punktów; gracz komputerowy w pojedynkę wygrywa { $wins }% gier.
mode-bots-minutes = Minuty do Upadku stacji: { $minutes }.

## Refusals

no-bots-many = Na stacji zmieści się najwyżej { $most } graczy, a botów miałoby być { $bots }.
no-teams-together = Albo drużyny przeciw sobie, albo wszyscy ludzie razem: nie jedno i drugie.
no-bots-short = Te postaci mają tożsamości dla tylu botów: { $given }, a miało ich być { $bots }.
no-no-such-bot = Żaden bot nie ma skryptu „{ $what }”.
no-bot-not-aboard = Botem ma być { $card }, więc musi być wśród postaci.
