### Boty z instrukcji („Station Automation”).

automation-name = { $card } (bot)
automation-enters = { $seat } to bot: { $card }, od początku znany wszystkim.
automation-line = { $seat } – skrypt wysyła { $who-acc }: „{ $text }”.
automation-renegotiated =
    { $cubes ->
        [0] { $seat } – skrypt do niczego nie prowadzi: wraca znacznik aktywacji.
        [one] { $seat } – skrypt do niczego nie prowadzi: wraca znacznik aktywacji i { $cubes } znacznik wpływu.
        [few] { $seat } – skrypt do niczego nie prowadzi: wraca znacznik aktywacji i { $cubes } znaczniki wpływu.
       *[many] { $seat } – skrypt do niczego nie prowadzi: wraca znacznik aktywacji i { $cubes } znaczników wpływu.
    }

## Why a bot did what it did

automation-chose = { $script }, wiersz { $line } – { $text } – wykonuje { $who }.
automation-chose-none = Nie został żaden wiersz: bot renegocjuje.
automation-passed-skipped = { $script }, wiersz { $line } – { $text }: ten skrypt nie jest na teraz.
automation-passed-fact = { $script }, wiersz { $line } – { $text }: jego warunek nie jest spełniony.
automation-passed-nobody = { $script }, wiersz { $line } – { $text }: nikt, kogo bot może aktywować, nie pasuje do nawiasów.
automation-passed-aim = { $script }, wiersz { $line } – { $text }: kto pasuje, nigdzie nie może tego zrobić.
automation-passed-minute = { $script }, wiersz { $line } – { $text }: nikt nie zdąży w tej minucie.
automation-passed-tired = { $script }, wiersz { $line } – { $text }: kto pasuje, ten jest wyczerpany.
script-abandon-ship = Skrypt „Opuścić statek”
script-revive = Skrypt „Ożyw”

## Options

foretold-bots =
    { $bots ->
        [one] Jednym kolorem gra bot z instrukcji.
        [few] { $bots } kolorami grają boty z instrukcji.
       *[many] { $bots } kolorami grają boty z instrukcji.
    }
option-bots = Boty z instrukcji
option-bots-hint = Iloma kolorami gra instrukcja, razem do dziewięciu graczy; kto gra sam, ma co najmniej dwa boty.
option-which-bots = Które boty
option-which-bots-hint = Losowe albo tożsamości, które mają boty.

## Refusals

no-bots-many = Na stacji zmieści się najwyżej { $most } graczy, a botów miałoby być { $bots }.
no-bots-teams = Z botami nie ma drużyn.
no-bots-short = Te postaci mają tożsamości dla tylu botów: { $given }, a miało ich być { $bots }.
no-no-such-bot = Żaden bot nie ma skryptu „{ $what }”.
no-bot-not-aboard = Botem ma być { $card }, więc musi być wśród postaci.
