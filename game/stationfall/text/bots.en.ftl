### The rulebook's bots (launch manual, "Station Automation").

automation-name = { $card } (bot)
automation-nobody = Bot { $number }
automation-enters = The rulebook plays { $card }, and everybody knows it from the start.
    .run = The rulebook plays { $card }, and everybody knows it from the start.
automation-line = { $seat }’s script sends { $who }: { $text }.
automation-renegotiated =
    { $cubes ->
        [0] { $seat }’s script leads nowhere: it takes its activation disc back.
        [one] { $seat }’s script leads nowhere: it takes back its activation disc and { $cubes } cube.
       *[other] { $seat }’s script leads nowhere: it takes back its activation disc and { $cubes } cubes.
    }
automation-rolled = { $seat } rolls the Bot Die: { $die }.
automation-own = { $who }, by its bot card: { $text }.
automation-becomes = { $old } is Annihilated. That bot goes on as { $card }, with the script of { $card }.
automation-discards = { $seat } discards its other Bonus Character: { $card }.

## Why a bot did what it did

automation-turn = { $seat }, minute { $minute }
automation-chose = { $script }, line { $line } – “{ $text }”: chosen, and { $who } does it.
automation-printed = In the rulebook’s notation: { $text }
automation-notation = How to read a line: [brackets] say who may do it, and when – This Minute: only if it can be finished now; Unexhausted: only by somebody who is not Exhausted. “A > B”: rather A than B. THEN: what follows, if actions are left. GOTO: another script is looked at first.
automation-chose-none = No line is left: the bot renegotiates.
automation-passed-skipped = { $script }, line { $line } – “{ $text }”: that script is not for now.
automation-passed-fact = { $script }, line { $line } – “{ $text }”: that is not so.
automation-passed-nobody = { $script }, line { $line } – “{ $text }”: the bot has nobody like that.
automation-passed-aim = { $script }, line { $line } – “{ $text }”: nowhere possible.
automation-passed-minute = { $script }, line { $line } – “{ $text }”: nobody is in time.
automation-passed-late = { $script }, line { $line } – “{ $text }”: whoever could is Exhausted, and not in time.
automation-passed-tired = { $script }, line { $line } – “{ $text }”: whoever could is Exhausted.
script-abandon-ship = Abandon Ship script
script-revive = Revive script
script-focus = Focus script of { $who }

## The end

close-bots = Of equal points those of the two best bots win.
close-together-won = Each of the people has more points than every bot: { $least } or more against { $most } at most.
close-together-lost = Together, each of the people needs more points than every bot: the fewest are { $least }, the most of a bot { $most }.

## Options

foretold-bots =
    { $bots ->
        [one] One bot of the rulebook plays along: everybody knows who it is, and a script says what it does.
       *[other] { $bots } bots of the rulebook play along: everybody knows who they are, and scripts say what they do.
    }
option-together = Together against the bots
option-together-hint = All people win if each of them has more points than every bot; one bot at least plays.
option-bots = Bots of the rulebook
option-bots-hint = How many colours the rulebook plays, nine players at most; whoever sits alone gets at least two.
option-which-bots = Which bots
option-which-bots-hint = Drawn at random, or the identities that the bots have.

## What the lobby offers

mode-alone =
    { $bots ->
        [one] Play alone, against 1 bot
       *[other] Play alone, against { $bots } bots
    }
mode-alone-hint = Whoever has the most points wins, you or a bot. The game begins at once.
mode-rivals-hint =
    { $bots ->
        [0] Whoever has the most points wins.
       *[other] Whoever has the most points wins, and that may be a bot.
    }
mode-together-hint = All people win if each of them has more points than every bot; otherwise all of them lose.
mode-teams-hint = Partners sit opposite; the team with the most points wins, if it has more than the two best bots together.
mode-rivals = Everybody for themselves
mode-together = Play together
mode-teams = In teams of two
mode-bots =
    { $bots ->
        [0] without bots
        [one] against 1 bot
       *[other] against { $bots } bots
    }
mode-bots-wins = The best of them has about { $best } points; a computer player alone wins { $wins }% of these games.
mode-bots-minutes = The station falls in { $minutes } minutes.

## Refusals

no-bots-many = At most { $most } players fit the station, and { $bots } of them would be bots.
no-teams-together = Either teams against each other, or all people together: not both.
no-bots-short = These characters have identities for { $given } bots, not for { $bots }.
no-no-such-bot = No bot has a script for { $what }.
no-bot-not-aboard = { $card } is to be a bot and must be among the characters.
