# Campaigns: games of the same people, one after the other.

## Refusals

bot-campaign-unknown = That campaign is not kept here.
bot-campaign-unknown-name = No campaign of this server is called “{$name}”. The list that opens while you type shows all of them.
bot-campaign-which = There are several campaigns here. Say which one you mean: the option `campaign` lists them.
bot-campaign-none = There is no campaign in this server yet. /campaign create begins one.
bot-campaign-no-name = A campaign needs a name.
bot-campaign-name-taken = A campaign of this server is called “{$name}” already.
bot-campaign-in-already = That person plays in this campaign already.
bot-campaign-crowded = {$count} people play in this campaign; it cannot have more.
bot-campaign-rests-already = You are sitting out already. { bot-button-join } brings you back.
bot-campaign-not-in = That is for those who play in this campaign: press { bot-button-join } first.
bot-campaign-host-only = Only {$host}, the host of this campaign, can do that. If they have vanished, choose another host under { bot-button-schedule }: more than half of the others are enough.
bot-campaign-is-over = This campaign is over.
bot-campaign-full = All {$games} games of this campaign have been begun. Its host can settle on more under { bot-button-schedule }.
bot-campaign-channel-taken = In this channel a game is open already. Finish it, or close it with /table close; or type /campaign next in another channel or thread.
bot-campaign-nobody = Everybody in this campaign is away or sitting out. { bot-button-join } brings somebody back.
bot-campaign-no-kind = A campaign plays at least one of the games that I know.
bot-campaign-played-more = {$games ->
    [one] One game has been begun already.
   *[other] {$games} games have been begun already.
}

## What is said in the channel

bot-campaign-called = 🎲 {$campaign}, game {$number}: {$title}. {$names}: press { bot-button-ready } in the lobby above.
bot-campaign-called-again = ⏰ {$campaign}: {$title} still waits for you, {$names}. Press { bot-button-ready } in the lobby, or { bot-button-start } if you are its host.
bot-campaign-begins = It begins when the host presses { bot-button-start }; at the latest {$until}, with all who are ready. A substitute may Join where a seat is free.
bot-campaign-away = Away, so no seat was kept: {$names}. Who is back earlier presses { bot-button-join }.
bot-campaign-left-out = There are more people than seats. Next time it is the turn of {$names}.
bot-campaign-without = ⌛ The game begins without {$names}, who did not press { bot-button-ready }.
bot-campaign-too-few = ⌛ Too few are ready to begin without {$names}. The table stays open: anybody may Join, and the host may add computer players.
bot-campaign-told = 📖 {$campaign}, game {$number} is over: its story can be read.
bot-campaign-next-later = 🗓️ The next table opens {$until}. Whoever plays along can open it sooner with /campaign next.
bot-campaign-stuck = 🗓️ The next table cannot be opened: {$why}
bot-campaign-new-host = 👑 {$host} is host of this campaign from now on.
bot-campaign-heir = {$name} has left this campaign and would like {$heir} to take the place. {$heir}: press { bot-button-join } if you like.
bot-campaign-backs = {$by} wants {$name} as host of this campaign: {$favour} of {$need} that are needed. The menu is under { bot-button-schedule }.
bot-campaign-ended = 🏁 {$campaign} is over. /campaign standings tells how it ended, /campaign story tells all of it.

## What somebody is answered

bot-campaign-created = Your campaign has begun. Others press { bot-button-join }; { bot-button-next-game } opens the first table when you are together.
bot-campaign-did-join = You play in {$campaign} from now on. A seat is kept for you at every next table.
bot-campaign-did-rest = You sit out. No seat is kept for you in {$campaign} until you press { bot-button-join }. A game that goes on is not touched by it.
bot-campaign-did-left = You have left {$campaign}. What you have played stays in the standings; a seat in a game that goes on is given away with /table leave.
bot-campaign-did-next = The next table is open.
bot-campaign-waits-here = Game {$number} of {$campaign} is open in this channel already: press { bot-button-ready } in its lobby, or { bot-button-join } if you have no seat there.
bot-campaign-plays-here = Game {$number} of {$campaign} is being played in this channel: My turn shows you what to do.
bot-campaign-instead = In this channel a lobby of {$title} is open in which nobody has sat down but its host. Close it, and open the next game of {$campaign} here?
bot-campaign-leave-really = Leave {$campaign} for good? To be away for a while, Sit out is enough.
bot-campaign-did-over = {$campaign} is over. Standings and Story stay under its message.
bot-campaign-end-really = End {$campaign} for good? No table opens any more. What has been played stays and can be read; a game that goes on is played to its end and counts.

## The campaign

bot-campaign-people = **{$count ->
    [one] 1 person
   *[other] {$count} people
}**
bot-campaign-played = {$games ->
    [0] {$played ->
        [0] no game played yet
        [one] one game played
       *[other] {$played} games played
    }
   *[other] {$played} of {$games} games played
}
bot-campaign-waits = ⏳ {$title} waits for players in {$channel}.
bot-campaign-plays = ▶️ {$title} is being played in {$channel}.
bot-campaign-due = 🗓️ The next table opens {$until}.
bot-campaign-idle = 🗓️ { bot-button-next-game } opens a table in the channel where it is pressed.
bot-campaign-kinds = Games: {$games}
bot-campaign-kind-in = Add it
bot-campaign-kind-out = Take it out
bot-campaign-by-rule = Points by: {$now}
bot-campaign-by-total = Total: {$now}
bot-campaign-by-leavers = Leavers: {$now}
bot-campaign-by-chronicle = Traces left: {$now}
bot-campaign-chronicle-off = none
bot-campaign-chronicle-off-hint = Every game begins afresh
bot-campaign-chronicle-on = carried over
bot-campaign-chronicle-on-hint = A house rule: small consequences in the next game of the same kind
bot-campaign-left = 👣 What the last {$title} leaves to the next:
bot-campaign-host = Who should be host
bot-campaign-pause = Next table: {$span}
bot-campaign-pause-0 = at once
bot-campaign-patience = A new table waits: {$span}
bot-campaign-patience-0 = until all are ready
bot-campaign-games = Length: {$number}
bot-campaign-number = {$games ->
    [0] until somebody ends it
    [one] one game
   *[other] {$games} games
}
bot-mark-resting = 💤
bot-button-sit-out = Sit out
bot-button-next-game = Next game
bot-button-instead = Close it, open the next game
bot-button-standings = Standings
bot-button-schedule = Schedule
bot-button-end-campaign = End the campaign

## Standings

bot-decimal = {$whole}.{$part}
bot-campaign-standings = Standings
bot-campaign-standings-of = {$name}: standings
bot-campaign-chart-line = {$name}: {$points}.
bot-campaign-chart-course = {$name}, game by game: {$course}.
bot-campaign-no-standings = No game of this campaign is over yet.
bot-campaign-place = {$place}.
bot-campaign-shared = ={$place}.
bot-campaign-fared = {$games ->
    [0] no game yet
    [one] one game
   *[other] {$games} games
}{$won ->
    [0] {""}
    [one] , one win
   *[other] , {$won} wins
}
bot-campaign-gone = {$name} (has left)
bot-campaign-guests = Guests
bot-campaign-computers = Computer players
bot-campaign-after = {$count ->
    [one] After one game.
   *[other] After {$count} games.
}{$over ->
    [yes] {""}
   *[other] {" "}Games that go on do not count yet.
}
bot-campaign-too-few-games = Who has played less than a third of the games of the most active is not placed yet.
bot-campaign-handicap-note = Who joined later is given {$percent}% of a win for each of their first {$count} games.
bot-campaign-handicap = Newcomers: {$percent ->
    [0] no handicap
   *[other] {$percent}% of a win a game, three times
}
bot-campaign-rule-wins = Wins
bot-campaign-rule-wins-hint = 1 for a win, shared or not
bot-campaign-rule-share = Shares of a win
bot-campaign-rule-share-hint = All who win a game share 1
bot-campaign-rule-placement = Placement
bot-campaign-rule-placement-hint = From 1 for the first to 0 for the last; ties in between
bot-campaign-rule-mean = Better than usual
bot-campaign-rule-mean-hint = Points above what whoever you were usually has
bot-campaign-total-average = average of all games
bot-campaign-total-average-hint = Fair to who has played fewer games
bot-campaign-total-sum = sum of all games
bot-campaign-total-sum-hint = Who plays more can have more
bot-campaign-leavers-lost = leaving is losing
bot-campaign-leavers-lost-hint = Who left their seat has lost that game
bot-campaign-leavers-nothing = who left is not counted
bot-campaign-leavers-nothing-hint = It is as if they had not been there
bot-campaign-leavers-seat = who left has what the seat had
bot-campaign-leavers-seat-hint = As if they had played it to the end

## Commands

cmd-campaign = Games of the same people, one after the other
cmd-campaign-create = Begin a campaign that is at home in this channel
cmd-campaign-create-name = What it is called
cmd-campaign-create-game = Which game; more can be added under Schedule
cmd-campaign-create-games = How many games; 0: until somebody ends it
cmd-campaign-create-pause = Days between a game and the next
cmd-campaign-join = Play along, or come back
cmd-campaign-join-campaign = Which campaign, if not this channel's
cmd-campaign-rest = Sit out for a while
cmd-campaign-rest-campaign = Which campaign, if not this channel's
cmd-campaign-leave = Play along no more
cmd-campaign-leave-campaign = Which campaign, if not this channel's
cmd-campaign-leave-heir = Who is asked to take the place
cmd-campaign-next = Open the next table here, now
cmd-campaign-next-campaign = Which campaign, if not this channel's
cmd-campaign-schedule = How a campaign goes on: games, pauses, counting, host
cmd-campaign-schedule-campaign = Which campaign, if not this channel's
cmd-campaign-standings = Where everybody stands
cmd-campaign-standings-campaign = Which campaign, if not this channel's
cmd-campaign-end = End a campaign; all of it can still be read
cmd-campaign-end-campaign = Which campaign, if not this channel's

## Careers

bot-button-career = My career
bot-button-career-show = Show it to others
bot-button-career-hide = Keep it to myself
bot-campaign-career = {$name}: career
bot-campaign-no-career = Nothing to remember yet. A game is remembered a moment after its end, if anything in it was worth it.
bot-campaign-career-shown = Others can see this with /campaign career, and awards are given to you.
bot-campaign-career-hidden = Only you see this. Who keeps it to themselves has no awards that others see.
bot-campaign-career-private = That person has not chosen to show their career.
bot-campaign-did-show = Others can see your career in {$campaign} now.
bot-campaign-did-hide = Your career in {$campaign} is yours alone now.

cmd-campaign-career = What I have been and done in a campaign
cmd-campaign-career-campaign = Which campaign, if not this channel's
cmd-campaign-career-person = Whose, if they show it

## Stories

bot-button-story = Story
bot-button-read = Read its story
bot-story-game = Game {$number}: {$title}
bot-story-number = Game {$number}
bot-story-choose = Read the story of a game
bot-story-whole = {$name}: the story
bot-story-files = As a page for any browser, without a net, and as Markdown with pictures. Where it would be too large, the oldest pictures are left out.
bot-story-files-come = The files with all games and their pictures are being made, and come to this message. Each game can be read already.
bot-story-of = {$games}: {$count ->
    [one] one game
   *[other] {$count} games
} told from the first.
bot-story-turning = Where it turned
bot-story-turned = The chance of those who won went from {$before}% to {$after}%:
bot-story-left = What it leaves to the next game
bot-story-awards = Awards
bot-story-award = {$award}: {$name}
bot-story-course = What happened
bot-story-again = Last time {$part} won; this time {$name} was {$part}, and did not.
bot-story-again-won = Last time {$part} won; this time {$name} was {$part}, and it won again.
bot-story-not-yet = No game of this number is over yet.

cmd-campaign-story = The story of a game that is over, or of the whole campaign as files
cmd-campaign-story-game = Which game, by its number; all, if none is named
cmd-campaign-story-campaign = Which campaign, if not this channel's
