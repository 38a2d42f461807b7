# What the bot itself says, whichever game is played.

## Refusals, and other reasons why something is not done

bot-rule = (rule {$rule})
bot-error = Something went wrong on my side; the game is as it was. Please tell the person who runs me this code: **{$code}**.
bot-unreachable = I cannot reach my records at the moment. Please look at your panel in a little while and try again: it shows whether this was done.
bot-panel-below = Your panel is further down now.
bot-goes-below = Done, and you go on: your panel comes below what is posted now.
bot-stale = The game has moved on since that button was made. This is how things stand now.
bot-stale-since = The last that happened:
bot-unknown-button = I no longer know that button. Use /turn to get a fresh panel.
bot-other-channel = That button belongs to the table of another channel.
bot-bad-clock = “{$typed}” is no time of day. Write what your clock shows now, such as 14:35.
bot-command-changed = That command has changed since your Discord learned it. Reload Discord and try again; the buttons work in any case.
bot-guild-only = Games are played in the channels of a server.
bot-no-game = There is no game in this channel. Open one with /table open.
bot-game-over = The game in this channel is over. /table open starts another; /log and /board still show the last one.
bot-no-such-game = That game is not kept here any more.
bot-unknown-game = I do not know a game called “{$name}”.
bot-other-game = The game in this channel is {$title}; use its own command.
bot-channel-taken = This channel already has an open game. Finish or close it first, or use another channel or a thread.
bot-not-seated = You have no seat in this game. Look around with /board. To play, ask somebody at the table: with /table replace the host can give you a seat, and every player can have the table vote on it.
bot-join-first = You have no seat at this table yet: press { bot-button-join }, or use /table join.
bot-not-your-seat = That is somebody else's to decide.
bot-already-seated = That person already has a seat here.
bot-knows-another-seat = {$name} has held another seat in this game and knows its secrets. Only that seat can be given back to them.
bot-table-full = All {$seats} seats are taken.
bot-no-computer = No seat is held by a computer player.
bot-no-such-seat = There is no seat of that number at this table.
bot-not-a-person = Another bot cannot hold a seat. Leave the person out to let a computer player have it.
bot-already-computer = A computer player holds that seat already.
bot-host-only = Only the host, {$host}, can do that. The table can be asked instead: /table pause, resume, extend, close, replace or rollback opens a vote.
bot-host-settings = Only the host, {$host}, changes how this table plays. /table status shows everybody how it is set.
bot-wrong-number = This game needs {$low} to {$high} players; {$seats ->
    [one] one sits
   *[other] {$seats} sit
} here. Computer players count too.
bot-not-all-ready = {$names} {$seats ->
    [one] has
   *[other] have
} not pressed { bot-button-ready } yet.
bot-bad-option = That setting does not fit: {$reason}
bot-bad-setting = {$name}: only what the menu offers can be set, or something in between.
bot-settled-before = {$name}: that is settled before the game begins.
bot-unknown-option = This game has no setting called {$name}.
bot-no-step = You have done nothing here yet that could be taken back.
bot-step-final = Your last step cannot be taken back: chance was drawn, or somebody has learned something by it.
bot-step-since = Your last step cannot be taken back any more: by what {$seat} has done since, somebody has learned something.
bot-step-needed = Your last step cannot be taken back any more: what {$seat} has done since depends on it.
bot-step-single = Here one step is taken back at a time: /undo alone does that.
bot-nothing-staged = You have staged nothing that could be taken back.
bot-cannot-end-turn = There is no turn of yours to end now. /turn shows what you can do.
bot-nothing-to-roll-back = There is nothing you could ask to take back. It must be your own last turn; nobody may have played since, or learned anything from it.
bot-cannot-roll-back = The rules have been corrected since, so I cannot rebuild that moment.
bot-unknown-motion = That cannot be voted on.
bot-no-such-picture = There is no such picture for you now. /show lists those there are.
bot-typed-impossible = {$verb} is possible now, but not like that. These are the ways:
bot-typed-verb-impossible = {$verb} is not possible now. This is what you can do:
bot-typed-unknown = Nothing here is called “{$typed}”.
bot-typed-near = Nothing here is called just “{$typed}”. Perhaps you mean: {$near}.
bot-near = Possible near {$word}: {$near}.
bot-typed-more = {$count} ways fit what you typed. Choose:
bot-typed-dear = That is possible only at a price that nobody pays by accident:
bot-line-stopped = Stopped at “{$part}”: {$why}
bot-line-nothing = nothing that can be done now is called so.
bot-line-unclear = “{$part}” may be: {$list}. Say which.
bot-line-command = That is a command of its own: /{$command}
bot-line-before = It was possible before what you have staged: /undo takes that back.
bot-line-undo = What is staged is taken back by /undo: the last step, or with “everything” all of it.
bot-line-undoing = undo, back, go back, take it back, step back, start over, start again, from the start, reset, cancel, never mind, oops
bot-line-without = perhaps it means: {$what}. Then leave out: {$list}
bot-line-who = say who is to do it: {$list}
bot-why-who = You may, if you act with one who can: {$list}
bot-line-asking = what, who, where, whose, which, how, should, shall, can, could, may, when, help me, hint
bot-line-asks = A line of /turn is done, not answered. /help says what to try now, /board with “words” who is where with what, /why whether something can be done, /rules what a word means.
bot-line-then = then, and then, after that, and
bot-line-little = then, offer, offers, thanks, the, a, an, to, at, in, into, on, of, for, by, with, from, and, please, it, my, his, her, him, them, me, myself, we, us, next, now, i, am, im, ill, want, let, lets, more, also, again, just, is, who, there, here, this, that, too, gets, gonna, will, ll, m, s, ve, he, she, they, back, thru, through, via, inside, out, away, onto, toward, towards, over, off, pls, plz, ok, okay, well, so, as, show, all, every, each, any, everything, both, leave it, whichever, my turn
bot-why-told = Nothing that can be done is called so. The rules say of it:
bot-why-asking = how do i, how do we, how can i, how can we, how could i, how to, how does, how do, how can, how, can i, can we, could i, may i, may we, am i able to, is it possible to, is it possible for, is it allowed to, why can't i, why can't we, why can't, why can i not, why may i not, why not, why, what if i, what if, what happens if i, what happens if, when can i, when can, where can i, where can, where do i, do i, can, could, may, does, will, would, should i, should, do, am i allowed to
bot-why-asking-who = who can, who may, who could, who is able to, with whom can i, whom can i use to, who of mine can
bot-why-nobody = Of those you could act with, nobody can:
bot-why-others = The others cannot:
bot-why-each = {$who}: {$why}
bot-why-likewise = {$who}: {$why} Likewise: {$others}.
bot-line-nobody = nobody is there whom you could act with.
bot-line-traits = empty, occupied, full, nearest, closest, another, different
bot-line-negating = not, no, never, dont, don, cannot, cant, wont, neither, nobody, nothing
bot-line-paying = give, hand, pay, offer, spend, use, using, take, make
bot-line-somebody = whoever, anyone, anybody, somebody, someone, person, guy
bot-line-times-2 = twice, two times, 2 times, 2x, x2, both times
bot-line-times-3 = three times, thrice, 3 times, 3x, x3
bot-number-1 = one, a, an, single
bot-number-2 = two, a pair, couple
bot-number-3 = three
bot-number-4 = four
bot-number-5 = five
bot-number-6 = six
bot-line-near = “{$part}” is not known here. Perhaps you mean: {$near}.
bot-why-not-now = {$verb} is not possible now.
bot-line-sure = “{$part}” would be: {$what}. It cannot be taken back, so press it or write “{$part}!”.
bot-line-meant = “{$part}!” would do it without being asked.
bot-line-left = Not done, for the game does not wait for you any more: {$list}
bot-line-rest = Not done either, what stands behind it: {$list}
bot-line-waits = Not done before this is settled, and not kept. Then type: /turn {$list}
bot-accounts-title = Why the bots did that
bot-accounts-none = Nothing is known of that.
bot-why-may = You may. “{$typed}” is:
bot-why-how = Type it as a line of /turn, or press it in your panel.
bot-why-after = You may do this before it:
bot-why-watched = 👁️ What {$seat} would be told now, as far as everybody may know:
bot-why-hidden = That depends on what somebody keeps secret. Who watches can ask only about what everybody may know.
bot-why-nothing-lost = Nothing is lost by it.
bot-permissions-missing = I cannot play in this channel: I lack the {$count ->
    [one] permission
   *[other] permissions
} {$list}. Someone who manages the server can put that right.
bot-permission-view = “View Channel”
bot-permission-send = “Send Messages”
bot-permission-threads = “Send Messages in Threads”
bot-permission-embed = “Embed Links”
bot-permission-attach = “Attach Files”
bot-private-thread = I am not in this private thread, so nothing I post would arrive. Mention me here, and try again.
bot-halted-permissions = I could not write to this channel, so the game is paused. Give me back the permission, then use /table resume.
bot-halted-channel = The channel of this game is gone, so the game is paused.
bot-halted-kicked = I am no longer in that server, so the game is paused.
bot-post-refused = Discord has refused for good something that belongs in the channel. /table unsent, used there, lists what is missing and sends it again.

## Phases

bot-is-lobby = The game has not begun yet.
bot-is-running = The game has begun.
bot-is-paused = The game is paused. /table resume goes on.
bot-is-finished = The game is over.
bot-is-closed = This game was closed.

## Seats

bot-marked = {$mark} · {$name}
bot-computer = a computer player
bot-computer-name = Computer {$number}
bot-mark-host = 👑
bot-mark-ready = ✅
bot-mark-not-ready = ▫️
bot-mark-autopilot = 🤖
bot-mark-winner = 🏆
bot-mark-loser = ▫️

## Lobby

bot-opened = Your table is open. Others join with the button in the channel.
bot-lobby-title = {$title}
bot-lobby-seats = **{$seats ->
    [one] 1 player
   *[other] {$seats} players
}** of {$low}–{$high}
bot-lobby-level = How hard: {$level}
bot-mode-gone = That cannot be chosen any more. The lobby shows what can.
bot-legend = {$mark}: {$name}
bot-lobby-join = Welcome to the table. Press { bot-button-ready } when you are.
bot-lobby-leave = You have left the table.
bot-lobby-ready = Noted.
bot-lobby-start = The game begins. /turn is your panel, /secret your secrets.
bot-lobby-start-overt = The game begins. /turn is your panel, /board the board.
bot-lobby-computer =
    { $count ->
        [one] A computer player sits down.
       *[other] { $count } computer players sit down.
    }
bot-lobby-no-computer = A computer player gets up.
bot-settings-title = How this table plays
bot-setting-reminder = Reminder after
bot-setting-deadline = Deadline
bot-setting-grace = Grace after the deadline
bot-setting-handover = Vote on giving away a held seat
bot-setting-language = Language of the table
bot-setting-stand-ins = Stand-ins
bot-setting-theme = Colours of the pictures
bot-valued = {$name}: {$value}
bot-setting-level = Computer players
bot-level-easy = as beginners would
bot-level-normal = well
bot-level-hard = as well as they can
bot-stand-ins-wait = Stand-ins only pass the time
bot-stand-ins-play = Stand-ins play to win
bot-now = as it is now
bot-comma = { ", " }
bot-hours = {$hours ->
    [0] never
    [one] 1 hour
   *[other] {$hours} hours
}
bot-full-days = {$days ->
    [one] 1 day
   *[other] {$days} days
}
bot-days = {$days ->
    [0] not away
    [one] 1 day
   *[other] {$days} days
}
bot-language-auto = As my Discord
bot-language-en = English
bot-language-pl = Polski
bot-language-ja = 日本語
bot-started =
    { $seats ->
        [1] The cards are dealt.
       *[other] The cards are dealt: {$seats} at the table.
    } Your secrets are waiting behind the button, or with /secret.
bot-started-overt = The game begins: {$seats} at the table.

## My panel

bot-waiting-for = {$count ->
    [0] Nobody is waited for.
   *[other] ⏳ Waiting for {$names}.
}
bot-besides = {$what} – {$list}
bot-worth = {$worth} · {$what}
bot-staged = **Staged, seen by nobody else yet:**
bot-you-may = You may:
bot-by = By {$name}
bot-choose-verb = What do you want to do?
bot-choose-action = Do one of these
bot-choose-field = {$field} …
bot-spend-on = {$price}: {$who} …
bot-paid-whom = **{$price}**: {$who} acts for it.
bot-paid-ask = **{$price}**: who acts for it?
bot-paid-who = Who …
bot-paid-else = Somebody else …
bot-paid-deed = What others would do …
bot-numbered = {$number} · {$name}
bot-missing = {$what}: {$why} · {$rule}
bot-asked-first = after what is asked above
bot-is-done = that is done
bot-publishes = Everybody sees this at once, with all that you have staged; none of it can be taken back.
bot-final = Everybody sees this at once, and it cannot be taken back.
bot-last-step = Your last step, which you can take back: {$what}
bot-start-over-really = Take back everything you have staged in this turn?
bot-draft-lost = What others did has changed the game under the steps you had staged; those that no longer fit were taken back. /turn shows your panel.
bot-draft-timed-out = Your time was up: the steps you had staged but not confirmed are taken back, and the game has played for you. /turn shows your panel.
bot-dm-refused = -# Discord does not let me send you direct messages. Nothing is lost: your secrets are always behind /secret.
bot-dm-refused-overt = -# Discord does not let me send you direct messages. Nothing is lost: all there is to know stands in the channel.
bot-button-turn = My turn
bot-button-answer = My answer
bot-button-secrets = My secrets
bot-button-board = Board
bot-button-card = Card
bot-button-back = Back
bot-button-undo = Undo
bot-button-start-over = Start over
bot-button-afresh = Yes, start over
bot-button-refresh = Refresh
bot-button-write = Write: {$name} …
bot-button-do = Do it
bot-button-more = More choices ({$page}/{$pages})
bot-button-join = Join
bot-button-again = Play again
bot-button-leave = Leave
bot-button-ready = Ready
bot-button-settings = Settings
bot-button-start = Start
bot-button-send-again = Send again
bot-button-computer = Add computer
bot-button-no-computer = Remove computer
bot-button-accounts = Why did the bots do that?
bot-button-all = All of them
bot-button-other-lines = The other lines ({$page}/{$pages})
bot-button-older = Older
bot-button-newer = Newer
bot-button-yes = Yes
bot-button-no = No
bot-button-here = I am here
bot-button-dm-on = Send me direct messages
bot-button-dm-off = No direct messages
bot-button-next-on = Tell me when I am next
bot-button-next-off = Do not tell me when I am next
bot-button-forget = Forget my notes

## Secrets

bot-secret-title = Only for you · {$title} · {$name}
bot-secret-advice = **What may help you**
bot-secret-told = **What you were told**
bot-secret-none = You have been told nothing in private yet.
bot-no-secrets = Nobody has secrets in this game. /board shows all there is to know.
bot-secret-of = 🔒 {$title} in {$channel}, for your eyes only:
bot-secret-more = -# The pictures in words, and all you have been told: /secret in {$channel}.
bot-you-take-over = You take over a seat, with all its secrets. /secret in the channel shows them.
bot-you-take-over-overt = You take over a seat. /turn in the channel shows your panel.

## The table

bot-ping =
    ⏳ {$names}: the game waits for { $count ->
        [one] you.
       *[other] you all.
    }
bot-reminder = ⏰ {$names}: the game is still waiting for you.
bot-ping-answer =
    ⏳ {$names}: { $count ->
        [one] your answer is wanted.
       *[other] your answers are wanted.
    }
bot-reminder-answer = ⏰ {$names}: your answer is still wanted.
bot-round-title = What happened
bot-end-title = {$title}: the end
bot-end-as = {$who} as {$part}
bot-end-nothing-for = No points for: {$rows}
bot-end-sum = Together: {$points}
bot-end-nobody = Nobody wins.
bot-end-won = {$count ->
    [one] 🏆 {$names} wins: {$points}
   *[other] 🏆 {$names} win: {$points}
    }
bot-end-won-plainly = {$count ->
    [one] 🏆 {$names} wins
   *[other] 🏆 {$names} win
    }
bot-end-ahead = {$points ->
    [one] (1 point ahead)
   *[other] ({$points} points ahead)
    }
bot-again = 🔁 {$host} wants another game by the same rules. {$names}: whoever plays again presses { bot-button-join } in the lobby above.
bot-again-before = This button works once, and somebody has pressed it already. /table open starts another game.
bot-film-title = The whole game
bot-paused = ⏸️ The game is paused.
bot-resumed = ▶️ The game goes on.
bot-extended = ⌛ Everybody has more time: the waits begin afresh.
bot-closed = This game is closed. The channel is free for another.
bot-replaced = {$seat} takes over from {$before}.
bot-replaced-by-computer = A computer player takes over from {$before}.
bot-rolled-back = ⏪ By everybody's wish the last turn is taken back.
bot-timed-out = ⌛ {$seat} did not answer in time; the game played for them.
bot-autopilot = 🤖 {$seat} has missed two deadlines. Until they are back, the game does only the least for them; opening /turn is enough.
bot-autopilot-plays = 🤖 {$seat} has missed two deadlines. A computer player stands in until they are back; opening /turn is enough.
bot-is-back = 👋 {$seat} is back.
bot-grace = ⌛ {$seat}: your time is up. The game plays for you {$until}.
bot-done-replace = The seat has changed hands.
bot-done-pause = The game is paused. /table resume goes on.
bot-done-resume = The game goes on.
bot-done-extend = Everybody has more time: the waits begin afresh.
bot-done-close = The game is closed.
bot-stepped-down = A computer player has your seat now. The host can give it back to you with /table replace.
bot-leave-really = The game has begun. Give your seat to a computer player?

## Status, log, looking back

bot-status-seat = {$number}. {$name}
bot-status-awaited = ⏳
bot-status-until = (until {$until})
bot-status-entries = {$count ->
    [one] One step has
   *[other] {$count} steps have
} been played.
bot-status-unsent = {$count ->
    [one] One post was
   *[other] {$count} posts were
} refused by Discord: /table unsent.
bot-unsent-title = Not posted
bot-unsent-none = Nothing is missing from this channel.
bot-unsent-what = {$kind ->
    [story] what happened
    [stretch] what happened
    [end] the end of the game
    [lobby] the lobby
    [vote] a vote
    [ping] a call
    [remind] a reminder
   *[other] a notice
}
bot-unsent-row = {$at} · **{$what}** · Discord's answer: {$reason}
bot-unsent-more = … and {$count} more.
bot-unsent-again = What was missing is on its way again. What Discord refuses once more, you find here once more.
bot-status-votes = {$count ->
    [one] One vote is
   *[other] {$count} votes are
} open.
bot-log-title = What happened · page {$page} of {$pages}
bot-log-empty = Nothing yet.
bot-catchup-title = Since your last turn
bot-catchup-watched = The last round and this one
bot-catchup-page = {$title} · page {$page} of {$pages}
bot-catchup-nothing = Nothing has happened since.
bot-catchup-before = Nothing since your turn: the last round and this one
bot-catchup-aims = What the computer player was after in your place
bot-you-are-next = {$seat} has the turn; after them it is yours.
bot-next-now = It is you the game waits for.
bot-notes-title = {$title}: my notes
bot-notes-none = Nothing is written down. `/note` with a text does that; nobody else is shown it.
bot-notes-sure = All of this is forgotten, and cannot be brought back.
bot-notes-full = There is no more room for notes at this table. Forget what is there first.
bot-next-later = {$seat} has the turn; between them and you {$count ->
    [one] comes one other
   *[other] come {$count} others
}.
bot-rules-title = From the rules of {$title}, in our own words
bot-rules-little = what, is, are, a, an, the, how, do, does, did, can, could, i, my, me, of, to, in, on, for, when, why, who, where, which, and, or, if, it, much, many, about, mean, means, happens, rule, rules, explain, there
bot-rules-none = Nothing is found for “{$query}”. Try a single word, or the number of a paragraph.
bot-rules-pictures = Show its picture
bot-rules-more = -# … and {$count} more. A further word narrows it.

## Votes

bot-vote-title = {$by} asks the table
bot-vote-count = {$favour} for, {$against} against. It takes {$need} of {$voters}.
bot-vote-open = That is being voted on already.
bot-needs-a-vote = Nobody decides that alone: the table has to be asked.
bot-vote-opened = The table is asked. You have voted for it.
bot-vote-over = That vote is over.
bot-vote-carried = It is decided: yes.
bot-vote-moot = This vote is closed: there is nothing left to decide.
bot-vote-game-over = The game is over: there is nothing left to decide.
bot-vote-lost = It is decided: no.
bot-voted = Your vote counts.
bot-motion-pause = Shall the game be paused?
bot-motion-resume = Shall the game go on?
bot-motion-extend = Shall everybody have more time?
bot-motion-close = Shall this game be closed for good?
bot-motion-replace = Shall {$name} take over the seat of {$seat}?
bot-handover-asked = {$owner}, this seat is yours. Press “{ bot-button-here }” and it stays so; “{ bot-button-yes }” gives it away at once. If you say nothing, it can be decided {$until}.
bot-handover-told = The table is asked to give your seat, with all its secrets, to {$name}. Say that you are here and it stays yours: the buttons are under the vote in the channel. If you say nothing, it can be decided {$until}.
bot-handover-opened = It can be decided {$until} at the earliest. Whoever has the seat is told, and keeps it by saying so. Meanwhile a computer player can have it: /table replace without naming anybody.
bot-handover-here = {$owner} is here and keeps the seat.
bot-motion-rollback = Shall the last turn be taken back? All must agree.

## Preferences

bot-me-title = As you like it
bot-me-language = Language: **{$language}**
bot-me-theme = Pictures: **{$theme}**
bot-me-as-the-table = as the table has it
bot-me-dm-on = Direct messages: **on**
bot-me-dm-off = Direct messages: **off**
bot-me-next-on = Told in private when I am next: **on**
bot-me-reminder = Reminder: **{$interval}**
bot-me-quiet-from-to = Quiet from {$start}:00 to {$end}:00
bot-me-quiet-none = No quiet hours
bot-me-away-until = Away until {$until}
bot-me-choose-language = Language
bot-me-choose-theme = Colours of pictures
bot-me-choose-reminder = Remind me after
bot-me-choose-quiet = Quiet hours
bot-me-choose-zone = My clock: UTC{$zone}
bot-me-choose-half = … on half hours, or /me clock
bot-me-choose-away = Away for
bot-forgotten = Nothing is kept about you any more: no preferences, no notes, no name or number at any seat of a game that is over, nothing in standings. What was posted in channels stays there. Backups hold it until they are thrown away, which whoever runs this bot can tell you.
bot-forget-needed = You still have a part in a game or a campaign. Leave it, or end it, and ask again.

## Commands

cmd-table = Open a game, sit down, and run the table
cmd-table-open = Open a game in this channel
cmd-table-open-game = Which game
cmd-option-of = {$title}: {$about}
cmd-table-join = Take a seat
cmd-table-leave = Get up from the table
cmd-table-ready = Say that you are ready, or no longer
cmd-table-computer = Give a free seat to a computer player
cmd-table-computer-count = How many
cmd-table-start = Deal, and begin
cmd-table-settings = House rules, reminders, deadlines
cmd-table-settings-what = Which setting
cmd-table-settings-to = What it is to be
cmd-table-again = Another game with the same people and settings
cmd-table-status = Who sits here, and who is waited for
cmd-table-replace = Give a seat to someone else, or to a computer player
cmd-table-replace-seat = Number of the seat
cmd-table-replace-person = Who takes it over; nobody: a computer player
cmd-table-pause = Pause the game
cmd-table-resume = Go on with a paused game
cmd-table-extend = Give everybody more time
cmd-table-close = Close the game for good
cmd-table-rollback = Ask everybody to take back your last turn
cmd-table-unsent = What Discord refused to post here, and sending it again
cmd-tutorial = Learn the game by playing it: alone at once, or with one or two friends
cmd-tutorial-friends = Wait until friends have sat down, too
cmd-turn = My panel: what I can do now
cmd-turn-line = All of it in one line: each thing in a few words, with commas between
cmd-why = Why something is not possible now, or why a bot acted so
cmd-why-sentence = What you would like to do, in a few words; or a bot, and a minute if you like
cmd-secret = What only I may know
cmd-board = The board
cmd-board-words = In words instead of a picture
cmd-show = Any other picture of the game
cmd-show-picture = Which picture
cmd-log = What happened
cmd-catchup = What happened since my last turn
cmd-next = How soon it is my turn, and whether I am told when I am next
cmd-note = What I have written down at this table, for me alone
cmd-note-text = What to write down
cmd-rules = Look something up in the rules
cmd-rules-about = A word, or the number of a paragraph
cmd-rules-game = Of which game, if not of this channel's
cmd-me = My language, reminders, quiet hours
cmd-me-clock = What my clock shows now, such as 14:35, for my quiet hours
cmd-me-forget = Forget all that is kept about me
cmd-undo = Take back my last staged step
cmd-undo-everything = Start my turn over
cmd-endturn = Hand the turn over
cmd-game = Play {$title} by typing
cmd-game-group = {$name}
cmd-plain = {$name}

bot-demo-title = You are watching {$title}
bot-demo-welcome = Computer players sit at this table, and play without you. A picture of the board follows every round; the { bot-button-board } button shows it at any time, as everybody at the table may see it. Nobody's secrets are shown before the end. To play yourself, open a table of your own (`make run`), or take over a seat: type /table replace, a seat's number, and your name.

## For newcomers

bot-button-help = Help
bot-button-guide-off = No more guide and hints
bot-button-guide-on = Guide and hints, please
bot-guide-title = Your guide to {$title}
bot-guide-over = What was suggested here no longer applies. This is how things stand now.
bot-guide-suggestion = Try this: {$what}
bot-button-try = Try it
bot-no-tutorial = None of the games here has a tutorial.
bot-guide-beside = Only you see this; { bot-button-help } brings it back.
bot-guide-commands = Only you see this; it comes back with { bot-button-help } or /help. /turn is your panel, /secret what only you know, /board the board, /log what happened, /rules any word.
bot-guide-commands-overt = Only you see this; it comes back with { bot-button-help } or /help. /turn is your panel, /board the board, /log what happened, /rules any word.
bot-guide-staged = What you stage nobody sees until you end your turn.
bot-help-begin = There is no table in this channel yet. /table open opens one; others press { bot-button-join }, { bot-button-computer } fills seats with computer players, and { bot-button-start } begins the game. What to do then stands in your own panel, which /turn shows; /rules looks anything up.
bot-help-tutorial = /tutorial teaches {$title} from the first turn on.
bot-help-seats = For {$low} to {$high} players
bot-choose-verb-explained = Explain what I can do …
bot-choose-word = Explain a word …
bot-hint-setup = Your cards are in the picture; the { bot-button-board } button shows the board large. Take your time: the choice is for the whole game, and nobody sees it.
bot-hint-turn = Nothing is final yet: what you choose is staged for you alone, and can be undone until you end your turn or somebody has to answer.
bot-hint-together = What you do here counts at once, and everybody sees it; your last step can be taken back until somebody builds on it or chance has been drawn.
bot-hint-choosing = One step further: choose from the menus or buttons, or go back. Nothing has happened yet.
bot-hint-answer = Somebody waits for this answer. It counts at once, and cannot be undone.
bot-hint-choice = In the middle of your turn something is to be decided; it goes on as soon as you have chosen.
bot-hint-waiting = Nothing is asked of you just now. You are called when it is; meanwhile { bot-button-secrets } and { bot-button-board } show all you may know.
bot-hint-waiting-overt = Nothing is asked of you just now. You are called when it is; meanwhile { bot-button-board } shows all there is to know.

cmd-help = How this works, and what I could do now

## What is settled before it is asked

bot-button-ahead = Settle ahead
bot-ahead-title = Settled before you are asked
bot-ahead-none = Nothing is settled: you are asked each time.
bot-ahead-about = What you settle here is answered for you a few seconds after it is asked, as if you were there; you are told in private, and nobody else knows why. It holds until you change it, or somebody else takes your seat.
bot-foreseen = 📌 Settled ahead: {$what} (/ahead)
bot-foreseen-done = 📌 You were asked, and have answered as you had settled: {$what}
bot-and-also = {$first}; {$rest}
bot-not-foreseeable = Nothing of the kind can be settled beforehand here.

cmd-ahead = What I answer before I am asked
cmd-ahead-answer = What to settle
cmd-ahead-forget = Settle it no longer

## What each setting means

bot-about-reminder = After so long somebody the game waits for is called again, but not in their quiet hours.
bot-about-deadline = After so long the game plays on without them; never means that everybody is waited for.
bot-about-grace = So much time is left after the warning that the deadline has passed.
bot-about-handover = So long a vote is open that gives the seat of somebody who is there to somebody new.
bot-about-stand-ins = Who has missed two deadlines is stood in for until they are back: by doing as little as may be, which tells nothing of their secrets, or by playing to win.
bot-about-stand-ins-overt = Who has missed two deadlines is stood in for until they are back: by doing as little as may be, or by playing to win.
