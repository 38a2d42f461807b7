# Words in pictures of Station X and their alt texts.

## On the board

picture-round = Round { $round }
picture-phase-build = The station is being built
picture-phase-deploy = Teleporters and commanders
picture-phase-over = The game is over
picture-around = Around { $cell }
picture-deck = deck { $count }
picture-discards = discards { $count }
picture-bag = bag { $count }
picture-page = { $title } · { $page }/{ $pages }

## What can be looked at

picture-offer-board = Station
picture-offer-turn = My units
picture-offer-tree = Upgrades
picture-offer-whole = Whole board
picture-offer-legend = What the signs mean
picture-offer-part-north-west = North-west
picture-offer-part-north-east = North-east
picture-offer-part-south-west = South-west
picture-offer-part-south-east = South-east
picture-offer-near = Around { $cell }

## The tree

picture-tree-title = Upgrades
picture-tree-price = One upgrade costs 7 energy.
picture-branch-trooper = Troopers and droids
picture-branch-commander = Commander
picture-branch-house = Base
picture-after-troop-move2 = after the first cell
picture-after-troop-attack = after the first cell
picture-after-troop-jump = after the second cell or the attack
picture-after-cmd-jump = after the further move
picture-after-cmd-attack = after the further move
picture-after-base-2 = after income 3
picture-after-base-3 = after the one that stays
picture-tree-none = nothing yet

## The legend

picture-legend-title = What the signs mean
picture-legend-units = Units
picture-legend-trooper = Trooper
picture-legend-droid = Droid
picture-legend-commander = Commander
picture-legend-spent = Hollow: can do nothing more in this turn
picture-legend-signs = Attack value, with a sword while it can attack; a chevron while it can move
picture-legend-changed = Light edge: it came here lately
picture-legend-board = On the board
picture-legend-gate = Teleporter, framed by whoever controls it
picture-legend-captured = A captured base: outside its own colour, inside that of its captor
picture-legend-breath = Oxygen: so many more living units may come into the room; of one player never more than half of it
picture-legend-air = Oxygen: one lamp for each living unit the room can bear; lit ones are in use
picture-legend-supply = Supply room
picture-legend-wall = White wall: no way between two bases
picture-legend-since = What happened lately
picture-legend-move = Moved
picture-legend-jump = Space Jump
picture-legend-attack = Attacked
picture-legend-skull = Somebody fell here
picture-legend-plus = Came onto the board
picture-legend-flag = Took a teleporter
picture-legend-card = Drew a supply card
picture-legend-sides = Whose it is

## In words

picture-comma = { ", " }
picture-told = { $what }: { $how }
picture-noted = { $what } ({ $note })
picture-sentence = { $words }.
picture-acts = { $name } to act
picture-has = energy { $energy }, income { $income }
picture-holds = bases { $names }
picture-bases-none = no base
picture-undeployed = teleporter not in place yet
picture-no-commander = no commander
picture-nobody = nobody
picture-spent = spent
picture-out = out of the game
picture-owns = upgrades: { $names }
picture-left = to be placed: { $names }
picture-oxygen = oxygen { $living } of { $capacity }, { $share } of one player
picture-gate = teleporter { $cell } of { $whose }: { $holder }
picture-blueprints = { $count ->
    [one] 1 Blueprint
   *[other] { $count } Blueprints
}
picture-room-from = { $kind } { $first }–{ $last }
picture-lately = Lately
picture-did-place = { $cell } built
picture-did-lift = { $cell } lifted
picture-did-deploy = { $unit } at { $to }
picture-did-move = { $unit } { $start }–{ $to }
picture-did-jump = { $unit } jumped { $start }–{ $to }
picture-did-attack = { $unit } attacked { $to }
picture-did-capture = { $unit } took { $to }
picture-did-buy = { $unit } bought at { $to }
picture-did-respawn = { $unit } is back at { $to }
picture-did-draw = { $unit } drew { $card }
picture-did-leave = { $colour } left the game
picture-did-fall = { $units } fell

## What happened

picture-moment-deal = { $seats ->
    [one] 1 player
   *[other] { $seats } players
}
picture-moment-deal-title = Station X
picture-moment-battle = Battle
picture-moment-battle-title = Battle at { $cell }
picture-moment-fallen = Fallen: { $names }
picture-moment-nobody-fell = Nobody fell.
picture-moment-capture = { $name } takes a base
picture-moment-capture-title = The base of { $colour } is captured
picture-moment-retake-title = The base of { $colour } is taken back
picture-moment-elimination = Out of the game
picture-moment-victory = Victory
picture-moment-over = The game is over
picture-strip-before = Before the first turn
picture-strip-nothing = Nothing.
picture-sheets-title = How it ended
picture-sheet-units = Units left: { $names }
picture-sheet-energy = Energy: { $energy }
