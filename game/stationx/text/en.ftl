### Every sentence of Station X.
###
### Figures stand by their names ("Red T2"), cells by column and row ("K13"). Whoever reads may use a screen
### reader: no picture signs, no abbreviations but the letters of the pictures. A refusal says what is not
### possible, why, and what would help.

about-stationx = A station that is only half built, and up to four factions that want all of it. Build it together, tile by tile; then move your troops, fight by numbers and not by dice, upgrade, leap through space, and take every base.
lasts-stationx = Building takes 9 to 17 short turns each, the fight 30 to 80 rounds: some weeks, if a round takes a day.

## Parts of sentences


## Events

dealt = { $first } begins. Everybody has { $tiles } halls and rooms to place, and a base that comes last.
placed = { $seat } places a { $tile } at { $cell }.
discarded = { $seat } has no room for anything and puts a { $tile } aside.
lifted = { $seat } takes the { $tile } at { $cell } away to make room for the base.
built = The station stands. Now everybody deploys a teleporter and a commander in their own base.
deployed = { $seat } puts the teleporter on { $teleporter } and the commander on { $commander }.
deployed-all = Everybody is in place: the fight begins.
turn =
    Round { $round }: { $seat } ({ $colour }) has the turn { $energy ->
        [0] and gains no energy.
       *[other] and gains { $energy } energy.
    }
    .quiet = in posts
    .heads = its turn
turn-over = { $seat } ends the turn.
    .quiet = in posts
conceded = { $seat } gives up.
moved = { $unit } goes from { $start } to { $to }.
jumped = { $unit } leaps through space from { $start } to { $to }.
attacked =
    { $unit } attacks { $target } on { $cell }: { $attack } against { $defence }, { $outcome ->
        [won] and wins.
        [lost] and loses.
       *[even] a stalemate.
    }
fallen =
    { $number ->
        [one] Fallen: { $units }.
       *[other] Fallen: { $units } ({ $number }).
    }
kept = { $unit } is spared.
captured = { $unit } takes the teleporter on { $cell }: { $seat } now controls the base of { $whose }.
retaken = { $unit } takes the teleporter on { $cell } back: { $seat } controls the own base again.
bought = { $seat } buys a { $kind } for { $energy } energy.
came = { $unit } appears on { $cell }.
upgraded = { $seat } learns { $node }.
respawned = { $unit } is back, on { $cell }, for { $energy } energy.
supply-empty = { $unit } finds nothing in the { $room }: it was the last one visited.
drawn = { $seat } draws a supply card in the { $room }: { $card }.
shuffled = The supply deck is used up and shuffled anew.
gained = { $seat } gains { $energy } energy.
blueprint = { $seat } pays { $energy } energy less for the next upgrade.
refunded = { $seat } has no place for a { $kind } and gets { $energy } energy instead.
eliminated = { $seat } has neither base nor commander and is out; what they held goes to { $by }.
over = The game is over. { $why }
ending-bases = All bases are in one hand, and no commander is left to contest them.
ending-last = Only one faction is left.
ending-length = The last round is over: bases count, then commanders, strength and energy.

## What is asked

ask-place =
    { $left ->
        [one] Place your last hall or room, so that it shares an edge with the station.
       *[other] Place a hall or room, so that it shares an edge with the station. You have { $left } left{ $more ->
            [0] .
           *[other] , and { $more } more in this turn.
        }
    }
ask-base = Place your base, so that it shares an edge with the centre, a hall or a room.
ask-deploy = Put your teleporter and your commander on cells of your base; both may share one.
ask-turn = Your turn, round { $round }. You have { $energy } energy.
ask-survivor-beaten = { $foe } has beaten you. Which of your units is spared?
ask-survivor-even = A stalemate with { $foe }. Which of your units do you keep?
ask-arrival = A { $kind } joins you for nothing. On which cell of your base?
ask-plan = A Blueprint: which upgrade do you want for nothing?

## How it ended, row by row

score-base = Base of { $whose }
score-out = Eliminated
score-commander = Commander alive
score-no-commander = Commander dead
score-strength = Attack value on the board: { $strength }
score-energy = Energy: { $energy }

## Refusals

no-seats = This is a game for { $least } to { $most }.
no-over = The game is over.
no-not-your-turn = It is not your turn: { $waiting } is to act.
no-answer-first = First answer what you are asked; the turn goes on then.
no-not-asked = You have not been asked that.
no-build-first = The station is still being built: nobody moves, fights or ends a turn before all bases lie and everybody has deployed.
no-built-already = The station is finished: no more tiles are placed.
no-deploy-once = Teleporters and commanders are deployed once, when all bases lie.
no-cell-unknown = { $cell } is no cell of the board. Cells are A1 to Y25.
no-unit-unknown = There is no unit called { $unit } in this game.
no-unit-foreign = { $unit } belongs to { $whose }; you can only act with units of your own.
no-unit-gone = { $unit } is not on the board.
no-tile-unknown = “{ $tile }” is no hall or room that players place.
no-tile-none-left = You have no { $tile } left.
no-tile-square = A { $tile } is square: there is nothing to turn.
no-tile-off = A { $tile } at { $cell } would leave the board.
no-tile-over = A { $tile } at { $cell } would cover { $taken }, which is no void.
no-tile-apart = A { $tile } at { $cell } touches nothing but a base or a supply room. It has to share an edge with the centre, a hall or a room.
no-tile-alone = A { $tile } at { $cell } shares no edge with the centre, a hall or a room; a corner is not enough.
no-base-last =
    { $left ->
        [one] Your base comes last: you still have a hall or room to place.
       *[other] Your base comes last: you still have { $left } halls and rooms to place.
    }
no-something-fits = What you have to place still fits somewhere.
no-not-loose = What lies at { $cell } cannot be taken away: something would hang loose.
no-not-own-base = { $cell } is not in your base.
no-there-already = { $unit } stands on { $cell } already.
no-void = { $cell } is void: there is nothing to stand on.
no-commanders-only = { $unit } cannot go there: only commanders enter supply rooms.
no-taken = Somebody stands on { $cell } already.
no-enemy-between = An enemy is between { $unit } and { $cell }: only your own units let you through.
no-too-far =
    { $steps ->
        [one] { $cell } is too far for { $unit }, who goes 1 cell.
       *[other] { $cell } is too far for { $unit }, who goes { $steps } cells. No corner is cut, and no wall between bases crossed.
    }
no-no-oxygen = The room of { $cell } has oxygen for { $capacity }, and is full. Droids need none.
no-no-share = Of the oxygen for { $capacity } in the room of { $cell } one player may use { $share }, and you do. Droids need none.
no-moved-already = { $unit } has moved in this turn.
no-jumped-already = { $unit } has leapt in this turn, and does nothing more until the next.
no-attacked-already = { $unit } has attacked in this turn.
no-one-unit = Only one unit acts in a turn at this table, and { $acting } has: { $unit } has to wait.
no-direction-unknown = One leaps north, east, south or west, not “{ $towards }”.
no-cannot-jump = { $unit } has not learned the Space Jump.
no-no-line = { $unit } cannot leap { $towards }: that takes void right beside it, and a room in sight behind that.
no-own-unit = Whoever stands on { $cell } is on the side of { $unit }.
no-nothing-there = There is nothing on { $cell } that { $unit } could attack.
no-not-beside = { $cell } is not next to { $unit }.
no-walled = { $unit } cannot reach { $cell } from there: a wall or a corner is in the way.
no-not-counted = { $unit } was not in that battle.
no-bought-already = One purchase in a turn: a trooper, a droid or an upgrade. You have made yours.
no-unit-already = You have bought a unit in this turn.
no-upgraded-already = You have bought an upgrade in this turn.
no-energy = That costs { $price } energy; you have { $energy }.
no-all-out = You have all { $limit } on the board: { $kind }.
no-base-lost = Your base is not yours now: nobody new can appear there.
no-kind-unknown = One buys a trooper or a droid, not “{ $kind }”.
no-not-home = New units appear in your own base; { $cell } is not in it.
no-node-unknown = “{ $node }” is no upgrade.
no-node-owned = You have this upgrade already: { $node }.
no-node-needs = { $node } comes after { $first } or { $second }.
no-node-barred = { $node } and { $other } exclude each other at this table.
no-commander-alive = Your commander is alive.
no-no-teleporter = Your own teleporter is not yours now: nobody comes back through it.
no-teleporter-free = Your commander comes back on the teleporter, since nobody stands on it.

## What players do

verb-place = Place
hint-place = A hall or room, sharing an edge with the station. A hall may be turned.
act-place =
    Place a { $kind } at { $cell }{ $turned ->
        [yes] , turned
       *[other] { "" }
    }
verb-base = Place the base
hint-base = Your base, 4 by 4, when you have nothing else left to place.
act-base = Place the base at { $cell }
verb-discard = Put aside
hint-discard = A tile that fits nowhere, as none of yours does.
act-discard = Put a { $kind } aside
verb-lift = Take away
hint-lift = A hall or room that joins nothing, to make room for your base.
act-lift = Take away what lies at { $cell }
verb-deploy = Deploy
hint-deploy = Your teleporter and your commander, on cells of your base.
act-deploy = Teleporter on { $teleporter }, commander on { $commander }
verb-move = Move
hint-move = Once a turn each: 2 cells in any direction, more with upgrades.
act-move = { $unit } goes to { $to }
verb-jump = Space Jump
hint-jump = Straight through the void to the first room in sight; nothing more after it.
act-jump = { $unit } leaps { $towards }
verb-attack = Attack
hint-attack = Once a turn each: somebody beside it, or a teleporter that nobody guards.
act-attack = { $unit } attacks { $target }
verb-buy = Buy
hint-buy = A trooper for 3 or a droid for 4 energy; it appears in your base and may act at once.
act-buy = Buy a { $kind }, on { $cell }
verb-upgrade = Upgrade
hint-upgrade = Something of the skill tree, for 7 energy. One purchase in a turn.
act-upgrade = Learn { $node }
verb-respawn = Bring back
hint-respawn = Your dead commander, on your own teleporter, for 2 energy.
act-respawn = Bring the commander back, on { $cell }
verb-keep = Keep
hint-keep = One unit of those that fought; the others fall.
act-keep = Keep { $unit }
verb-put = Put
hint-put = The free unit, on a cell of your base.
act-put = Put it on { $cell }
verb-free-upgrade = Free upgrade
hint-free-upgrade = What the Blueprint brings.
act-free-upgrade = Learn { $node } for nothing
verb-end = End turn
hint-end = You are done; what was not used is lost.
act-end = End the turn
verb-concede = Give up
hint-concede = You leave the game, with all your units.
act-concede = Give up
    .refuses = a no
confirm-place =
    { $more ->
        [0] It stays where it lies: everybody sees it at once, and it cannot be taken back.
       *[other] { "" }
    }
confirm-base = It stays where it lies: everybody sees it at once, and it cannot be taken back.
confirm-deploy = They stay where they are put: everybody sees it at once, and it cannot be taken back.
confirm-concede = You leave the game: your units go, your base belongs to nobody, and it cannot be undone once your turn is over.

also-place = lay, build
also-base = lay the base
also-move = go, walk, step
also-jump = leap, space
also-attack = fight, hit, capture, take
also-buy = recruit, hire
also-upgrade = learn, research
also-respawn = revive, resurrect
also-end = done, pass
also-concede = resign, surrender

field-kind = What
field-cell = Which cell
field-turned = Turned
help-field-turned = For halls: standing upright, north to south
field-teleporter = Teleporter on
field-commander = Commander on
field-column = Column
field-row = Row
field-unit = Which unit
field-to = Where to
field-towards = Which way
field-target = Which cell
field-node = Which upgrade

## What there is

name-short-hall = 2×1 hall
name-long-hall = 3×1 hall
name-large-room = 3×3 room
name-small-room = 2×2 room
name-base = base
name-centre = centre room
name-supply = supply room
name-turned-yes = turned
name-turned-no = as it is
also-short-hall = short hall
also-long-hall = long hall
also-large-room = large room
also-small-room = small room
name-commander = commander
name-trooper = trooper
name-droid = droid
name-north = north
name-east = east
name-south = south
name-west = west
name-supply-north = northern supply room
name-supply-east = eastern supply room
name-supply-south = southern supply room
name-supply-west = western supply room
name-troop-move1 = Troops: 1 cell more
name-troop-move2 = Troops: 2 cells more
name-troop-attack = Troops: +1 attack
name-troop-jump = Troops: Space Jump
name-cmd-move = Commander: 1 cell more
name-cmd-jump = Commander: Space Jump
name-cmd-attack = Commander: +1 attack
name-base-1 = Base: 3 energy a turn
name-base-2 = Base: one unit is spared
name-base-3 = Base: 4 energy a turn
name-power-cell = Power Cell
name-power-crate = Power Crate
name-reactor-rod = Reactor Rod
name-recruit = Recruit
name-salvaged-droid = Salvaged Droid
name-squad = Squad
name-blueprint = Blueprint
name-cyborgs = Cyborgs
name-pirates = Pirates
name-spacemen = Spacemen
name-aliens = Aliens
name-red = Red
name-blue = Blue
name-green = Green
name-yellow = Yellow
name-red-c = Red commander
also-red-c = C
name-red-t1 = Red T1
name-red-t2 = Red T2
name-red-t3 = Red T3
name-red-t4 = Red T4
name-red-t5 = Red T5
name-red-d1 = Red D1
name-red-d2 = Red D2
name-blue-c = Blue commander
also-blue-c = C
name-blue-t1 = Blue T1
name-blue-t2 = Blue T2
name-blue-t3 = Blue T3
name-blue-t4 = Blue T4
name-blue-t5 = Blue T5
name-blue-d1 = Blue D1
name-blue-d2 = Blue D2
name-green-c = Green commander
also-green-c = C
name-green-t1 = Green T1
name-green-t2 = Green T2
name-green-t3 = Green T3
name-green-t4 = Green T4
name-green-t5 = Green T5
name-green-d1 = Green D1
name-green-d2 = Green D2
name-yellow-c = Yellow commander
also-yellow-c = C
name-yellow-t1 = Yellow T1
name-yellow-t2 = Yellow T2
name-yellow-t3 = Yellow T3
name-yellow-t4 = Yellow T4
name-yellow-t5 = Yellow T5
name-yellow-d1 = Yellow D1
name-yellow-d2 = Yellow D2

## What a table may settle

option-start-energy = Energy at the start
option-start-energy-hint = The rulebook has none; 6 make the game shorter.
option-all-bases = All bases are enough
option-all-bases-hint = Whoever holds every base has won, whatever commanders are left.
option-rounds = Rounds at most
option-rounds-hint = Then bases count, commanders, strength and energy. 0: no limit, as in the rulebook.
option-one-purchase = One purchase a turn
option-one-purchase-hint = No: one unit and one upgrade in each turn.
option-exclusive-branches = Branches exclude each other
option-exclusive-branches-hint = Of two upgrades with an “or” between them only one can be had.
option-supporters-spent = Support is an attack
option-supporters-spent-hint = Who supports an attack has attacked; who has attacked supports none.
option-preserve-lone = Lone units are spared, too
option-preserve-lone-hint = With the second tier of the base also a unit that loses alone.
option-captured-income = Captured bases pay
option-captured-income-hint = What they are worth, by their own tier.
option-one-unit-moves = One unit a turn
option-one-unit-moves-hint = Only one of your units moves, leaps and attacks in a turn.
option-free-blueprint = Blueprint is a free upgrade
option-free-blueprint-hint = At once and of your choice; otherwise the next one costs 4 less.
option-tiles-a-turn = Tiles in a row
option-tiles-a-turn-hint = Halls and rooms that each lays before the next player does; 4 make building four times as short.

### How the end is told: there are no points, only bases held.

bot-end-nothing-for = { $rows }
bot-end-won =
    { $count ->
        [one] 🏆 { $names } wins, bases held: { $points }
       *[other] 🏆 { $names } win, bases held: { $points }
    }
bot-end-ahead = ({ $points } more than anybody else)
