# Words in pictures of Perigee and their alt texts.

## On the pictures

picture-head = Round { $round } · { $phase }
picture-phase-1 = placing dice
picture-phase-2 = results
picture-phase-3 = consumption
picture-phase-4 = disaster
picture-phase-5 = spending Capacity
picture-phase-6 = clean-up
picture-phase-7 = over
picture-over-won = The station is saved!
picture-over-resource = The station is lost: a resource ran out
picture-over-rounds = The station is lost: time ran out
picture-gauge-next = next { $use } = { $after }
picture-pool = Dice: { $count }
picture-pool-rolled = Dice, before the odd ones go to storage: { $count }
picture-tiles = Tiles
picture-offers = On offer
picture-offers-none = nothing
picture-coming = May still come; cards left: { $count }
picture-worst = The worst now would be { $card }:
picture-takes = Slots: { $about }
picture-page = { $title } · { $page }/{ $pages }

## What can be looked at

picture-offer-board = Station
picture-offer-turn = My crew
picture-offer-cards = Missions and disasters
picture-offer-crew = Crew: { $crew }
picture-offer-legend = What the signs mean

## What a tile is called beside the sign of its resource

picture-short-loop = Loop
picture-short-governor = Governor
picture-short-column = Column
picture-short-plant = Plant
picture-short-rack = Rack
picture-short-gimbal = Gimbal
picture-short-bay = Bay
picture-short-tandem = Tandem
picture-short-bench = Bench
picture-short-exchange = Exchange
picture-short-cellar = Cellar
picture-short-works = Works
picture-short-couple = Couple
picture-short-trimmer = Trimmer
picture-short-array = Array
picture-short-grid = Grid
picture-short-electrolysis-chamber = Electrolysis
picture-short-advanced-planet-habitat = Habitat
picture-short-mirror-garden = Garden
picture-short-food-lockers = Lockers
picture-short-oxygen-storage-tank = Tank
picture-short-solid-fuel-oxygen-generator = Generator
picture-short-aluminum-shielding = Shielding
picture-short-truss-splice = Splice
picture-short-photobioreactor-chamber = Reactor
picture-short-thermoelectric-generator = Thermo
picture-short-multipurpose-research-lab = Lab

## A crew

picture-has-track = dice track { $count }
picture-has-capacity = Capacity { $count }
picture-has-badge = { $badge }: can still be used this round
picture-has-badge-used = { $badge }: used this round
picture-has-supply = dice in the supply: { $count }
picture-has-light = { $light } light
picture-has-converters = Converters: { $count }, beside the board { $beside }
picture-has-amplify = Amplify in hand: { $count }
picture-has-away = dice on missions and disasters: { $count }
picture-has-aid = dice on the Toxic aid: { $count }
picture-has-dock-disabled = Docking Module disabled
picture-dice-pool = dice { $dice }
picture-dice-storage = storage
picture-dice-cabin = Habitation Module
picture-dice-dock = Docking Module
picture-dice-medical-officer = for the next round

## In words

picture-comma = { ", " }
picture-told = { $what }: { $how }
picture-noted = { $what } ({ $note })
picture-sentence = { $words }.
picture-leads = { $crew } leads
picture-done = done
picture-devices = emergency devices { $count }
picture-deck = disaster cards left { $count }
picture-aid = dice on the Toxic aid { $count }
picture-toxic = toxic: { $values }
picture-wants = open: { $dice }
picture-apart = not of { $crew }
picture-asks-any = any die
picture-asks-even = even
picture-asks-odd = odd
picture-asks-pair = pair
picture-tile-dice = dice
picture-tile-makes = makes { $count }
picture-token-scenario = Scenario { $count }
picture-token-strain = Strain { $count }
picture-token-amplify = Amplify { $count }
picture-token-disable = disabled

## The legend

picture-legend-title = What the signs mean
picture-legend-gauges = Resources
picture-legend-climate = Climate
picture-legend-nutrition = Nutrition
picture-legend-oxygen = Oxygen
picture-legend-power = Power
picture-legend-sum = What is there, is made, is used, and is left; then what the next round uses
picture-legend-bar = Full: left after this round. With a notch: the next round will use it. Striped: used up now
picture-legend-station = On the station
picture-legend-yields = Which dice it takes, and how much it makes
picture-legend-ability = Does something beside
picture-legend-scenario = Scenario: one less for each, while there are dice
picture-legend-strain = Strain: one less for each, always
picture-legend-amplify = Amplify: one more, once
picture-legend-disable = Disabled: takes no dice this round
picture-legend-changed = Wide edge: it changed lately
picture-legend-all = For all
picture-legend-device = Emergency devices
picture-legend-deck = Disaster cards left
picture-legend-mission = Missions
picture-legend-disaster = A disaster that stays, or a resource that runs out
picture-legend-toxic = Toxic values: placing such a die costs another one
picture-legend-aid = Dice on the Toxic aid
picture-legend-crews = Crews
picture-legend-lead = Leads this round
picture-legend-check = Done; beside a badge: used this round
picture-legend-track = Dice track: how many dice it rolls
picture-legend-capacity = Capacity, and what a tile costs
picture-legend-storage = Storage
picture-legend-converter = Converters
picture-legend-cabin = Habitation Module: kept for the next round
picture-legend-dock = Docking Module: passed on
picture-legend-supply = Dice in the supply
picture-legend-lamp = Its light, red or blue
picture-legend-cube = A locked die: top, front and right

## What happened

picture-told-round = Round { $round }
picture-strip-before = Before the first round
picture-stage-placing = dice
picture-stage-results = Results
picture-stage-disaster = Disaster
picture-stage-spending = Capacity
picture-stage-over = How it went on
picture-sheets-title = How it ended
picture-sheet-missions = missions done
picture-sheet-rounds = rounds to spare
picture-sheet-devices = emergency devices left
picture-moment-deal = In orbit
picture-moment-disaster = Disaster · cards left: { $left }
picture-moment-mission = Mission done · { $done } of { $all }
picture-moment-reward = Reward: { $reward }
picture-moment-device = An emergency device is used · left: { $left }
picture-moment-missions = Missions done: { $done } of { $all }
picture-moment-failed = What ran out: { $what }
