### Every sentence of Perigee. Crews are called by their country and act as one: "Russia places 5 on Oxygen Loop".

about-perigee = A space station, two to four crews, twelve dice each. Everybody acts at once, everybody wins or loses together: finish the missions before the air, the food, the heat or the power runs out – while meteors or poison take the station apart.
lasts-perigee = At most eight rounds, in each of which everybody acts twice at their own time: about a week, if a round takes a day.

## Parts of sentences

and-comma = { $first }, { $rest }
and-or = { $first } or { $rest }
and-also = { $first } and { $rest }
and-then = { $first } { $rest }

asks-any = any die
asks-even = an even die
asks-odd = an odd die
asks-pair = two equal dice
asks-apart = two equal dice of different crews
asks-run = 1, 2, 3 … in a row, after 6 again from 1
asks-exactly = a { $value }
asks-span = { $low } to { $high }
asks-double = two dice of { $value }
gives-by-value = { $figures } (by the die, from 1 to 6)

tile-about =
    { $asks }: { $gives } { $makes }{ $ability-key ->
        [none] { "" }
       *[other] { "; " }{ $ability }
    } · tier { $tier }, { $cost } Capacity
mission-about = { $asks }. Reward: { $reward }
disaster-about =
    { $does-key ->
        [none] { "" }
       *[other] { $does }
    }{ $toxic-key ->
        [none] { "" }
       *[other] { " " }Toxic: { $toxic }.
    }{ $removed-key ->
        [none] { "" }
       *[other] { " " }Stays until its slots are filled: { $removed }.
    }

ability-reroll = may roll one die of the pool again that shows { $most } or less
ability-roll-more = roll { $dice } more dice, then discard { $discards } of the pool
ability-turn = may turn one die of the pool: { $ways }
ability-twin = a new die lying as the one placed, turned { $way }
ability-take = may take { $dice } from storage
ability-converter = gain a Converter
ability-roll-stored = roll { $dice } into storage
ability-shift-stored = may change a stored die by { $by }, up or down
ability-adjust = may change one die of the pool that shows { $values } by one
ability-neighbour = a new die one higher or lower than the one placed

reward-track = { $amount } dice-track slots, as the lead crew divides them
reward-enable = all Disable tokens are removed
reward-mend = the lead crew removes { $amount } tokens ({ $tokens })
reward-stock = { $amount } { $resource }
reward-capacity = { $amount } Capacity for each crew
reward-device = { $amount } emergency device

effect-strike = Roll the disaster die: all tiles in { $rows } are hit.
row-rolled = that row
row-further = the row { $rows } further on
effect-strike-making = All tiles that make { $resource } are hit.
effect-strike-again = All tiles that have been hit already are hit again.
effect-disable-dearest = Each crew disables its most expensive tile.
effect-disable-struck = Tiles of tiers { $tiers } that this card has hit are disabled.
effect-lose-slot =
    { $least ->
        [0] { $light-key ->
            [none] Every crew
           *[other] Every crew with a { $light } light
        } loses a slot of its dice track.
       *[other] With { $least } dice or more on the aid, every crew loses a slot of its dice track.
    }
effect-lose-slot-in-turn = Crews of one light lose a slot of their dice track, the next time those of the other ({ $lights }).
effect-drain = { $resource } loses { $by }.
effect-drain-all = Every resource loses one for every { $share } dice on the aid.
effect-remove-tiles = One tile leaves the game for every { $share } dice on the aid, rounded up.
effect-disable-docks = Every Docking Module is disabled.
effect-destroy-dearest = The most expensive tile of the station is destroyed.
effect-strain-each = A Strain on one tile of each crew.
effect-disable-own = Each crew disables { $tiles } of its tiles.
effect-lose-capacity = The crews lose one Capacity together for every die on the aid.
effect-always = In every phase 4: { $effect }

## Events

dealt = { $crews } crews are in orbit. What threatens them: { $disaster }, { $difficulty }.
flies =
    { $crew } flies with { $badge } and a dice track of { $track }; it looks after { $resource }{ $second-key ->
        [none] .
       *[other] { " " }and { $second }.
    }
round = Round { $round } begins; { $lead } leads.
    .heads = a round
rolled = { $crew } rolls { $dice }; kept: { $kept }.
stored = { $crew } puts { $storage } into storage; its pool is { $pool }.
converted = { $crew } uses a Converter: { $plus } up, { $minus } down.
placed = { $crew } places { $dice } on { $tile }.
paid = { $crew } discards { $die } to the Toxic aid.
makes = { $tile } makes { $resource }.
filled =
    { $left ->
        [0] { $crew } puts { $die } on { $card }, which is full now.
        [one] { $crew } puts { $die } on { $card }; 1 slot is open.
       *[other] { $crew } puts { $die } on { $card }; { $left } slots are open.
    }
kept = { $crew } keeps { $die } in the Habitation Module.
docked = { $crew } passes a die on: { $to } takes one of its own as { $die }.
amplified = { $crew } lays an Amplify on { $tile }.
rolled-more = { $crew } rolls { $dice } for { $tile }.
rerolled = { $crew } rolls { $die } again: { $new }.
discarded = { $crew } returns { $die } to its supply.
turned = { $crew } turns { $die } { $way }: { $new }.
taken = { $crew } takes { $die } from storage.
shifted = { $crew } changes { $die } in storage to { $new }.
adjusted = { $crew } changes { $die } to { $new }.
new-die = { $crew } has a new die: { $die }.
converter-gained = { $crew } gains a Converter and has { $converters }.
rolled-stored = { $crew } rolls { $dice } into storage.
declined = { $crew } leaves it at that.
done = { $crew } is done.
    .quiet = seen anyway
reopened = { $crew } is not done after all.
    .quiet = seen anyway
tile-made =
    { $tile }: { $resource } { $amount }
    .quiet = the sums follow
made = The station made: Climate { $climate }, Nutrition { $nutrition }, Oxygen { $oxygen }, Power { $power }.
consumed = Each resource loses { $by }. Left: Climate { $climate }, Nutrition { $nutrition }, Oxygen { $oxygen }, Power { $power }.
mission-done = Mission done: { $card }! { $reward }
card-removed = { $card } is dealt with and leaves.
card-acts = { $card } goes on.
revealed = Disaster: { $card }. { $about }
disaster-die = The disaster die shows { $die }: rows { $rows }.
hit = { $tile } is hit; Scenario tokens: { $tokens }.
destroyed = { $tile } of { $crew } is destroyed.
disabled = { $tile } of { $crew } is disabled.
dock-disabled = The Docking Module of { $crew } is disabled.
strained = { $tile } of { $crew } takes a Strain.
slot-lost = { $crew } loses a slot of its dice track: { $track }.
slot-gained = { $crew } gains a slot of its dice track: { $track }.
mended = { $tile } is rid of a token: { $token }.
drained = { $resource } loses { $by }.
device-used = { $resource } would have run out: an emergency device holds it at 0. Devices left: { $left }.
capacity-lost = { $crew } loses 1 Capacity and has { $left }.
spending = Phase 5 of round { $round }: Capacity is spent.
    .heads = spending
traded = { $crew } turns { $amount } { $resource } into Capacity.
bought = { $crew } adds { $tile } in row { $row }.
offered = { $crew } is offered { $tile }.
    .quiet = seen anyway
moved = { $crew } moves all tokens of { $source } to { $tile }.
amplify-given = { $crew } gives { $to } an Amplify.
medical = { $crew } provides { $to } with a die for the next round.
medical-die = { $crew } sets the new die to { $die }.
given-up = { $crew } gives up the offer { $tile }; { $to } has 2 Capacity more.
tier = Tiles of tier { $tier } can be offered from now on.
round-over = Round { $round } is over.
won = All missions are done in round { $round }: the station is saved!
lost-resource = { $resource } has run out, and no emergency device is left. The station is lost.
lost-rounds = Time is up, and the missions are not done. The station is lost.

ended-won = All missions were done in round { $round }.
ended-resource = { $resource } ran out in round { $round }.
ended-rounds = Round { $round } was the last, and the missions were not done.
score-missions = missions done
score-rounds = rounds to spare
score-devices = emergency devices left

## Questions

ask-place = Round { $round }: { $crew } places its dice ({ $dice } in the pool).
ask-spend = Round { $round }: { $crew } spends its Capacity ({ $capacity }).
ask-convert = Round { $round }: { $crew } may use Converters before odd dice go to storage.
ask-reopen = Round { $round }: you are done. Until the others are, you may think better of it.
ask-pay = The die is toxic: which die of { $crew } pays for it?
ask-make = What shall { $tile } make?
ask-reroll = { $tile }: which die does { $crew } roll again?
ask-discard = { $tile }: which die does { $crew } discard?
ask-turn = { $tile }: which die does { $crew } turn, and how?
ask-take = { $tile }: which die does { $crew } take from storage?
ask-shift = { $tile }: which stored die does { $crew } change?
ask-adjust = { $tile }: which die does { $crew } change by one?
ask-neighbour = { $tile }: which new die does { $crew } take?
ask-track = Which crew gets the dice-track slot? { $crew } decides.
ask-mend = Which token shall be removed? { $crew } decides.
ask-dearest = Several tiles of { $crew } are the most expensive: which one is disabled?
ask-own = Which tile does { $crew } disable?
ask-strain = Which tile of { $crew } takes the Strain?
ask-remove = Which tile leaves the game? { $crew } decides for all.
ask-destroy = Several tiles are the most expensive: which one is destroyed? { $crew } decides.
ask-capacity = Who loses the next Capacity? { $crew } decides.
ask-medical = How does the new die of { $crew } lie?

## Actions

act-place =
    { $crew }: place { $die }{ $second-key ->
        [none] { "" }
       *[other] { " " }and { $second }
    } on { $tile }
act-fill = { $crew }: put { $die } on { $card }
act-keep = { $crew }: keep { $die } for the next round
act-dock =
    { $crew }: pass { $die } on to { $to }{ $front ->
        [0] { "" }
       *[other] { " " }({ $front } in front)
    }
act-lay = { $crew }: lay an Amplify on { $tile }
act-convert = { $crew }: { $plus } up by one, { $minus } down by one (Converter)
act-store = { $crew }: store the odd dice as they are
act-choose =
    { $crew }: { $pick-key ->
        [name-none] leave it at that
       *[other] { $pick }{ $how-key ->
            [none] { "" }
           *[other] { " " }({ $how })
        }
    }
act-done = { $crew }: done
act-reopen = { $crew }: not done after all
act-trade = { $crew }: turn { $amount } { $resource } into Capacity
act-buy = { $crew }: add { $tile } in row { $row }
act-widen = { $crew }: one more dice-track slot
act-mend = { $crew }: remove { $token } from { $tile }
act-payload = { $crew }: move the tokens of { $source } to { $tile }
act-pilot = { $crew }: Strain { $tile } to give { $to } an Amplify
act-medical = { $crew }: a die for { $to }
act-specialist = { $crew }: give up { $tile } for the Capacity of { $to }

verb-place = Place on a tile
verb-fill = Mission or disaster
also-fill = place, put
verb-keep = Keep a die
verb-dock = Pass a die on
verb-lay = Lay an Amplify
verb-convert = Use a Converter
verb-store = Store the odd dice
verb-choose = Answer
verb-done = Done
verb-reopen = Not done after all
verb-trade = Stock for Capacity
verb-buy = Add a tile
verb-widen = Widen the dice track
verb-mend = Remove a token
verb-payload = Payload Specialist
verb-pilot = Spaceflight Pilot
verb-medical = Medical Officer
verb-specialist = Mission Specialist

hint-place = What a toxic die costs is asked afterwards.
hint-keep = It is back in the pool next round, as it is.
hint-dock = The other crew takes a die of its own at that value.
hint-reopen = As long as somebody else is not done.

field-crew = Crew
field-tile = Tile
field-die = Die
field-second = Second die
field-card = Card
field-to = For whom
field-front = Face in front
field-plus = Up by one
field-minus = Down by one
field-pick = Choice
field-how = How
field-resource = Resource
field-amount = How much
field-row = Row
field-token = Token
field-source = From which tile

option-disaster = Disaster
option-disaster-hint = What the disaster deck holds: meteors or toxic gas.
option-disaster-random-hint = One of the two, drawn at the deal
option-disaster-meteor-hint = Holes in tiles, row by row
option-disaster-toxic-hint = Dice of some values cost another die
option-difficulty = Difficulty
option-difficulty-hint = How many missions and emergency devices, and how fast resources are used up.
option-difficulty-easy-hint = Fewer missions, more devices
option-difficulty-normal-hint = As it is meant
option-difficulty-hard-hint = One device, and resources go faster
option-crews = Crews
option-crews-hint = How many fly; 0: one for each person, and two for who plays alone. People share what is more.
option-countries = Countries
option-countries-hint = At random, or names with commas between, one for each crew, both lights among them.
option-countries-random-hint = Drawn at the deal

foretold-crews = { $crews } crews fly with { $seats } of you: you share them.

## Refusals

no-seats = This game is for { $least } to { $most } players.
no-crews = Between { $least } and { $most } crews can fly with so many players.
no-disaster = There is no such disaster: “{ $given }”.
no-difficulty = There is no such difficulty: “{ $given }”.
no-country = There is no such country: “{ $given }”.
no-countries = { $crews } different countries are needed, one for each crew.
no-lights = There must be crews of both lights, red and blue.
no-over = The game is over.
no-not-your-crew = Player { $seat } does not run that crew.
no-answer-first = { $crew } has something to choose first.
no-nothing-asked = { $crew } is asked nothing now.
no-no-such-pick = That is not among the choices.
no-only-placing = That is done in phase 1, while dice are placed.
no-only-spending = That is done in phase 5, while Capacity is spent.
no-done-already = { $crew } is done; take that back first.
no-not-done = { $crew } has not said that it is done.
no-convert-first = { $crew } has to settle its Converters first.
no-not-converting = { $crew } has no dice on their way to storage now.
no-unaided = A die of Japan lies as it lies: only the ability of a tile turns it.
no-no-die = { $crew } has no such die in its pool: { $die }.
no-same-die = That takes two dice, and there is only one { $die }.
no-order = Name the two dice the other way round.
no-not-own-tile = { $crew } has no such tile.
no-tile-disabled = { $tile } is disabled and takes no dice this round.
no-tile-taken = { $tile } has its dice already.
no-how-many-dice =
    { $dice ->
        [one] { $tile } takes one die.
       *[other] { $tile } takes { $dice } dice at once.
    }
no-no-pair = { $tile } takes two equal dice.
no-wrong-die = { $tile } does not take { $die }.
no-toxic-alone = A toxic die costs another one of the pool: { $cost } would be needed, { $left } are left.
no-no-card = No such card lies on the table.
no-card-full = { $card } has no open slot.
no-no-slot = No open slot of { $card } takes { $die }.
no-cabin-taken = The Habitation Module of { $crew } is taken.
no-dock-disabled = The Docking Module of { $crew } is disabled.
no-dock-taken = The Docking Module of { $crew } has been used this round.
no-not-another-crew = It must be another crew.
no-no-supply = { $crew } has no die left in its supply.
no-no-front = On { $die }, { $front } cannot be in front.
no-front-settled = How the die of { $crew } lies is not to be chosen here.
no-no-amplify = { $crew } has no Amplify token.
no-amplified = { $tile } has an Amplify already.
no-no-converter = { $crew } has no Converter.
no-half-converter = A Converter turns one die up and another one down, both at once.
no-not-offered = { $crew } is not offered that tile.
no-too-dear = That costs { $cost } Capacity, and there are { $capacity }.
no-no-room = There is no free place for it in row { $row }.
no-widened = { $crew } has widened its dice track this round already.
no-track-full = The dice track of { $crew } is at its end.
no-not-held = { $crew } does not look after that resource.
no-no-stock = Of { $resource } there are { $stock }.
no-capacity-full = Only { $room } Capacity more would fit.
no-no-token = { $tile } has no such token.
no-not-badge = { $crew } has another badge: { $badge }.
no-badge-used = { $badge } was used this round already.
no-not-clean = { $tile } has negative tokens itself.
no-no-tokens = Not enough Strain and Amplify tokens are left.
no-no-crew = There is no such crew.
