### The rulebook's bots (launch manual, "Station Automation").

automation-name = { $card } (bot)
automation-enters = { $seat } is a bot: { $card }, known to everybody from the start.
automation-line = { $seat }’s script sends { $who }: “{ $text }”.
automation-renegotiated =
    { $cubes ->
        [0] { $seat }’s script leads nowhere: it takes its activation disc back.
        [one] { $seat }’s script leads nowhere: it takes back its activation disc and { $cubes } cube.
       *[other] { $seat }’s script leads nowhere: it takes back its activation disc and { $cubes } cubes.
    }

## Why a bot did what it did

automation-chose = { $script }, line { $line } – { $text } – with { $who }.
automation-chose-none = No line is left: the bot renegotiates.
automation-passed-skipped = { $script }, line { $line } – { $text }: that script is not for now.
automation-passed-fact = { $script }, line { $line } – { $text }: what it asks for is not so.
automation-passed-nobody = { $script }, line { $line } – { $text }: nobody whom the bot can activate fits the brackets.
automation-passed-aim = { $script }, line { $line } – { $text }: whoever fits could not do it anywhere.
automation-passed-minute = { $script }, line { $line } – { $text }: nobody can finish it this minute.
automation-passed-tired = { $script }, line { $line } – { $text }: whoever fits is Exhausted.
script-abandon-ship = Abandon Ship script
script-revive = Revive script

## Options

foretold-bots =
    { $bots ->
        [one] One colour is played by a bot of the rulebook.
       *[other] { $bots } colours are played by bots of the rulebook.
    }
option-bots = Bots of the rulebook
option-bots-hint = How many colours the rulebook plays, nine players at most; whoever sits alone gets at least two.
option-which-bots = Which bots
option-which-bots-hint = Drawn at random, or the identities that the bots have.

## Refusals

no-bots-many = At most { $most } players fit the station, and { $bots } of them would be bots.
no-bots-teams = With bots there are no teams.
no-bots-short = These characters have identities for { $given } bots, not for { $bots }.
no-no-such-bot = No bot has a script for { $what }.
no-bot-not-aboard = { $card } is to be a bot and must be among the characters.
