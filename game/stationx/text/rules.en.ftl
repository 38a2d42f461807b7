### The rules, paragraph by paragraph, in our own words. What is ours and not the rulebook's says so.

rule-1 = What it is about
rule-1-1 = Two to four factions fight for a station that was never finished. Whoever controls all bases while no other commander is on the board has won; so has whoever alone is left.
rule-1-2 = Each player has a commander, 5 troopers, 2 droids, a base of 4 by 4 cells, a teleporter, and an equal share of the halls and rooms. Factions differ in colour only.
rule-1-3 = Nothing is hidden and no dice are thrown. Chance only decides who begins and which supply card is drawn.

rule-2 = The board
rule-2-1 = Cells: 25 columns A to Y and 25 rows 1 to 25, called K13 and so on. (The size of the board and of its printed rooms is ours.)
rule-2-2 = Printed on it are the centre, K11 to O15, and four supply rooms at the edges: L1 to N2, X12 to Y14, L24 to N25, A12 to B14. All else is void until a tile covers it.
rule-2-3 = A room is any tile, hall or base, and any printed room. Each has its own oxygen.
rule-2-4 = Rooms are open to each other along every edge they share. There are no doors.
rule-2-5 = Between two bases is a wall: there one neither walks nor attacks, straight or diagonally.
rule-2-6 = Corners: a diagonal step is open if the two other cells of the square of four are floor, and both ways round are open. So no corner is cut between rooms. Whoever stands there does not matter.

rule-3 = Setting up
rule-3-1 = Chance decides in which order the players follow each other.
rule-3-2 = Shares: with four players 2 halls of 2×1, 2 of 3×1, 3 rooms of 3×3 and 1 of 2×2; with three 2, 2, 4 and 1; with two 4, 4, 6 and 2. Everybody has a base, too.
rule-3-3 = In turn each player places one tile. Halls may be turned. The base comes last, when nothing else is left to place.
rule-3-4 = A tile lies on the board, and on void only.
rule-3-5 = It shares an edge with the centre or with a hall or room that lies already, whoever placed it. A corner is not enough.
rule-3-6 = Supply rooms and bases do not count for that. A tile may touch them, and then there is a way; between two bases is a wall.
rule-3-7 = If nothing fits: a player of whose tiles none has room puts one aside. If the base has no room, its owner takes away a hall or room without which all is still joined, and tries again.
rule-3-8 = When all bases lie, everybody in turn puts their teleporter and their commander on cells of their own base; both may share one.
rule-3-9 = Everybody starts without energy, upgrades or other units, unless the table has settled otherwise.

rule-4 = A turn
rule-4-1 = It begins with energy (8.1). All units are fresh.
rule-4-2 = Then, in any order: move each of your units once, leap with each that can, attack with each once, make one purchase, bring your commander back.
rule-4-3 = It ends when its player says so. The next one has the turn; when everybody has had one, a round is over.
rule-4-4 = Whoever is asked something answers first. That may be somebody whose turn it is not.

rule-5 = Moving
rule-5-1 = Each unit moves once in a turn, up to 2 cells, and farther with upgrades. Steps that are left over are lost; it may attack before or after.
rule-5-2 = A move is one path of open steps, straight or diagonal, which cost the same.
rule-5-3 = It may lead through own units, never through others, and ends on a free cell. Teleporters are in nobody's way.
rule-5-4 = Only commanders enter supply rooms.
rule-5-5 = Oxygen matters only where the move ends: a full room may be crossed.

rule-6 = Oxygen
rule-6-1 = A room has oxygen for 2 living units, and for one more for every three cells: halls of 2×1 for 2, of 3×1 for 3, rooms of 2×2 for 3, of 3×3 for 5, supply rooms for 4, bases for 7, the centre for 10.
rule-6-2 = One player may use half of it, rounded up: 1, 2, 2, 3, 2, 4 and 5.
rule-6-3 = Commanders and troopers live; droids need no oxygen and are not counted.
rule-6-4 = Whatever would bring a living unit into a room without oxygen for it cannot be done. Nobody ever suffocates, and within a room moving is free.

rule-7 = Battles
rule-7-1 = A unit that has not attacked in this turn may attack an enemy one open step away, not round a corner and not through the wall between bases.
rule-7-2 = All units of both sides count that stand on one of the two cells or one open step from either. Commanders are worth 2, troopers and droids 1, and more with upgrades. The higher sum wins.
rule-7-3 = Third players’ units neither count nor suffer.
rule-7-4 = All counted units of the side that loses fall.
rule-7-5 = Stalemate: with equal sums all counted units of both sides fall, but the attacker keeps one of theirs.
rule-7-6 = Only the unit that began it has attacked; supporters may still attack, and support others.
rule-7-7 = With the second tier of the base, who loses a battle keeps one counted unit, if at least two were counted. Not in a stalemate.
rule-7-8 = Its owner says which one stays. Who says nothing keeps the commander, else the strongest, else the one that attacked.
rule-7-9 = Fallen troopers and droids can be bought again; a commander waits to be brought back.

rule-8 = Energy and purchases
rule-8-1 = Income: a turn begins with 2 energy for whoever controls their own base; 3 with its first tier, 4 with the third. Captured bases pay nothing, and without the own base there is none.
rule-8-2 = One purchase in a turn: a trooper, a droid or an upgrade.
rule-8-3 = Prices: a trooper costs 3 energy, a droid 4, an upgrade 7.
rule-8-4 = Nobody has more than 5 troopers and 2 droids on the board.
rule-8-5 = New units appear on a free cell of the home base, which has to be their owner's, with oxygen for them. They may act at once.
rule-8-6 = There are 200 energy. When none is left, nobody gains any; what is paid comes back.
rule-8-7 = Upgrades act at once, and stay when the commander dies or the base is lost. They can be bought without the base.
rule-8-8 = The tree: more cells for troops, then yet more or +1 attack, then Space Jump; more cells for the commander, then Space Jump or +1 attack; base: 3 energy, then a unit spared, then 4 energy. Each needs one of those before it.
rule-8-9 = Where the tree says “or”, either opens what comes next, and the other can still be had.

rule-9 = Supply rooms
rule-9-1 = A commander whose move or leap ends in a supply room draws a card, which is no action.
rule-9-2 = Not in the room the player drew in last: another one has to come between.
rule-9-3 = Cards lie open, work at once and are discarded. When the deck of 18 is used up, the discards are shuffled.
rule-9-4 = The cards (ours): 6 Power Cells with 2 energy, 3 Power Crates and a Reactor Rod with 4, 4 Recruits with a free trooper, 2 Salvaged Droids with a free droid, a Squad with two free troopers, a Blueprint.
rule-9-5 = Free units obey the rules for bought ones (8.4, 8.5). One that has no place is paid in energy instead.
rule-9-6 = A Blueprint takes 4 energy off the next upgrade. Who has all of them gets 4 energy.

rule-10 = Space Jump
rule-10-1 = Units that have learned it may leap once in a turn, north, east, south or west.
rule-10-2 = The next cell that way is void, and behind it a room is in sight.
rule-10-3 = They land on the first cell of it, which has to be free, and need oxygen there.
rule-10-4 = After the leap they neither move nor attack in this turn; before it they may.
rule-10-5 = Any room can be left and reached like this, bases too; supply rooms only by commanders.

rule-11 = Bases and the end
rule-11-1 = Capture: an attack on a teleporter that somebody else controls, one open step away or under one's feet, always succeeds if no enemy stands on it. Whoever controls the teleporter controls the base, and it can be taken back.
rule-11-2 = Return: whoever controls their own teleporter brings a dead commander back for 2 energy, on the teleporter, or if that is taken on any free cell of the base. It may act at once.
rule-11-3 = Elimination: out is whoever has neither their own base nor a commander. Their units leave, their energy goes back, and teleporters they held go to whoever did it.
rule-11-4 = Victory: all bases, and no other commander on the board; or nobody else left.
rule-11-5 = Length (ours): after the last round the most bases win; then who has a commander, the most attack value on the board, the most energy. Equal in everything, they share it.
rule-11-6 = Giving up: one's units leave; teleporters one held go back to their first owners, or to nobody. Nobody's can be captured by all.

rule-12 = What a table may settle otherwise
rule-12-1 = One unit and one upgrade in each turn, instead of one purchase.
rule-12-2 = Branches with an “or” exclude each other.
rule-12-3 = Support counts as an attack: supporters have attacked, and who has attacked supports none.
rule-12-4 = Lone units that lose are spared by the second tier, too.
rule-12-5 = Only one unit moves, leaps and attacks in a turn.
rule-12-6 = All bases are enough to win, whatever commanders are left.
rule-12-7 = Everybody starts with some energy.
rule-12-8 = Captured bases pay what they are worth.
rule-12-9 = A Blueprint is an upgrade for nothing, at once.
