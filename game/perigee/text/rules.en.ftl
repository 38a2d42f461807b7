### The rules, paragraph by paragraph, so that a refusal, a test and a player can speak of the same one.

rule-1 = The station and its crews
rule-1-1 = One to four people run two to four crews: one each, two for who plays alone. If more crews fly than people play, people share them, in turn.
rule-1-2 = Every crew is of another country. Russia and Canada have red lights, Japan and the United States blue ones; of two crews one is red and one blue.
rule-1-3 = The four resources are Climate, Nutrition, Oxygen and Power. They are shared out at random: four crews look after one each, of three crews the first after two, two crews after two each. The columns A to D of the station belong to the crews in the same way: of three crews the first has A and D.
rule-1-4 = Every crew has twelve dice, a dice track that starts on 4 and one more for each resource it looks after, a badge drawn at random, and two starter tiles for each of its resources, each in a row of its own, drawn at random. Three tiles of tier 1 from its shuffled deck are its first offers. The first crew leads in round 1.
rule-1-5 = All win together if at the end of a round all missions are done.
rule-1-6 = All lose together if a resource falls below zero without an emergency device, if a disaster is due and none is left, or if round 8 ends and the missions are not done.
rule-1-7 = If a resource would fall below zero, at whatever moment, an emergency device is used up and it stands at zero. The store of a resource holds 15; it starts at 5.
rule-1-8 = A game has one of two disaster decks, of which eight cards take part, and one of three difficulties: easy, normal or hard.

rule-2 = The round
rule-2-1 = A round has six phases: 1 roll and place dice, 2 results, 3 consumption, 4 disaster, 5 spend Capacity, 6 clean up. In phases 1 and 5 all crews act, in any order; the others happen of themselves.
rule-2-2 = A crew that has nothing more to do says that it is done. As long as another crew is not done it may think better of it. When all are done, the phase is over.
rule-2-3 = One crew leads; it chooses wherever the crews choose together or several tiles of the station are tied. After each round the next crew leads.

rule-3 = Phase 1: roll and place dice
rule-3-1 = Dice that were kept or given for this round lie in the pool as they are. Then every crew rolls as many dice of its supply as its dice track shows, or as many as it has.
rule-3-2 = On an own tile that is not disabled and has no dice, a crew places all the dice that the tile asks for at once. A pair is two equal dice.
rule-3-3 = Then the ability of the tile is used, with as many dice as there are. What it “may” do can be left.
rule-3-4 = A die that fits may go to an open slot of a mission, or of a disaster card that stays. The slot stays filled, the die comes home at the end of the round. A die fills the narrowest slot it fits; one that completes a pair does so before it begins another. Missions of pairs have whole pairs only.
rule-3-5 = Docking Module: once a round, unless it is disabled, a crew passes a die of its pool on: another crew takes a new die of its own supply at that value into its pool. The die passed on stays in the module until the end of the round.
rule-3-6 = Habitation Module: one die of the pool may be kept there; at the start of the next round it is back in the pool as it is.
rule-3-7 = An Amplify token in hand may be laid on an own tile that has none. It makes one more of what the tile makes in a round in which the tile has dice, then it goes back to the supply.

rule-4 = Phase 2: results
rule-4-1 = Every tile with dice adds what it makes to the resource it makes it of. Of several resources the crew chooses when it places the dice; an idle tile with Strain takes from the lowest of them.
rule-4-2 = A tile with dice makes one more for an Amplify and one less for each Scenario token, but not less than nothing. Then each Strain takes one, also where there are no dice.
rule-4-3 = Amplify tokens that have counted go back.
rule-4-4 = Missions that are full are done and bring their reward (13); disaster cards that are full leave.

rule-5 = Phase 3: consumption
rule-5-1 = Every resource loses the use of the round: 3 in rounds 1 to 3, 4 in rounds 4 to 6, 5 in rounds 7 and 8; on hard 3 in rounds 1 and 2, 4 in rounds 3 to 5, 5 from round 6.

rule-6 = Phase 4: disaster
rule-6-1 = What lies on the table acts first, then a card is revealed.
rule-6-2 = Cards that stay act in every phase 4, the oldest first, in the phase in which they come as well.
rule-6-3 = Then the next card of the disaster deck is revealed and acts. Its toxic values hold in the next round; those of a card that stays, as long as it stays.
rule-6-4 = What concerns one crew that crew chooses; what concerns all, the crew that leads.

rule-7 = Phase 5: spend Capacity
rule-7-1 = Every crew gains 2 Capacity; it can have 20.
rule-7-2 = A crew may turn stock of the resources it looks after into Capacity, one for one.
rule-7-3 = It may buy tiles of its Offer row for their cost and put each in a free place of its columns, in any row. The row is filled up to three at once.
rule-7-4 = Once a round it may move its dice track one slot to the right, for 3; the last slot is 9.
rule-7-5 = It may remove a negative token (Scenario, Strain, Disable) from an own tile, for 2 each.
rule-7-6 = It may use its badge once (12).

rule-8 = Phase 6: clean up
rule-8-1 = If all missions are done, all have won. Otherwise all dice go back to the supply of their crews, but for those kept or given for the next round.
rule-8-2 = Disable tokens that lay there when the round began are removed.
rule-8-3 = After round 2 the tiles of tier 2 are shuffled into what can be offered, after round 5 those of tier 3.
rule-8-4 = The next crew leads, and the next round begins.

rule-9 = Hits and tokens
rule-9-1 = The station has eight rows of four places. Whenever the disaster die is rolled, every tile in its row is hit: it takes a Scenario token. After row 8 comes row 1.
rule-9-2 = A tile holds three Scenario tokens. Instead of a fourth one it is destroyed: it leaves the game, its tokens go back, and so do its dice.
rule-9-3 = A tile makes a resource if it can make it, whatever it made this round. A Multipurpose Lab counts for none.
rule-9-4 = The most expensive tile is the one with the highest cost. Of several of its own a crew chooses, of several of the station the crew that leads.
rule-9-5 = A crew that loses a slot of its dice track moves it one to the left; slot 3 is the last.
rule-9-6 = A Disable token closes a tile or a Docking Module for the next round. A second one changes nothing.
rule-9-7 = “Hit by this card” is only what it has just hit; “already hit” is what has a Scenario token, before anything new is hit.

rule-10 = Toxic dice
rule-10-1 = A die that shows a toxic value at the moment it is placed is toxic. In round 1 none is. The values of several cards add up.
rule-10-2 = Whoever places a toxic die on a tile, mission, disaster card or in the Habitation Module discards another die of the pool to the Toxic aid, for each toxic die one, before anything else happens. Without another die it cannot be placed.
rule-10-3 = The Docking Module costs nothing. A die that comes through it is toxic if its value is.
rule-10-4 = Dice on the aid are counted by some cards and come home at the end of the round.
rule-10-5 = The values of a card that stays are no longer toxic the moment its last slot is filled.

rule-11 = Countries
rule-11-1 = Russia rolls again and rolls more. What it discards for an ability goes to its supply.
rule-11-2 = Japan’s dice are locked: how they lie matters, and only abilities of tiles turn them. Up tilts a die away from its owner, down towards them, left and right to that side. A die that Japan is given by a Docking Module lies as the giver chooses, one of the Medical Officer as Japan chooses.
rule-11-3 = Canada may use Converters after its roll: each turns one die up by one and another one down by one; after 6 comes 1. Then its odd dice go to storage. Dice that were kept, given or passed on do not. Stored dice cannot be placed and go to the supply at the end of the round; those taken out keep their value. Canada starts with one Converter and three beside its board.
rule-11-4 = The United States changes dice by one, up or down; after 6 comes 1.

rule-12 = Badges
rule-12-1 = Payload Specialist: moves all negative tokens of any tile to an own tile that has none. A Disable token moved so closes that tile in the next round.
rule-12-2 = Spaceflight Pilot: puts a Strain on an own tile and gives an Amplify to another crew; both tokens must be left.
rule-12-3 = Medical Officer: pays 2 Capacity; any crew takes a die of its supply for the next round and chooses how it lies.
rule-12-4 = Mission Specialist: destroys a tile of its own Offer row; another crew gains 2 Capacity.
rule-12-5 = Each badge works once a round, in phase 5. Who plays alone gives to the other crew.

rule-13 = Missions
rule-13-1 = Three missions are drawn, on easy two. How many slots each has depends on the disaster, the difficulty and the number of crews.
rule-13-2 = A mission is done in phase 2, once all its slots are filled.
rule-13-3 = Its reward comes at once. What the crews share is divided by the crew that leads.
