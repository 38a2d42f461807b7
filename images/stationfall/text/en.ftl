# Words in pictures and their alt texts.

## What tells apart the pawns of one card, where there is no room for names

mark-clones-alpha = α
mark-clones-beta = β
mark-clones-gamma = γ
mark-drone-1 = 1
mark-drone-2 = 2

## Shorter names of places, in whole words

short-magnetic-containment = Containment
short-inspectors-shuttle = Shuttle
short-medevac-pod = Medevac
short-mesosphere-rocket-wings = Rocket Wings
short-mesosphere-rescue-ship = Rescue Ship
short-mesosphere-pirate-ship = Pirate Ship
short-mesosphere-wormhole = Wormhole

## On the station

picture-minute-left = { $minute ->
    [one] minute
   *[other] minutes
}
picture-minute-left-2 = left
picture-chip-power = Power
picture-chip-cameras = Cameras
picture-chip-jammers = Jammers
picture-chip-abandon = Abandon Ship
picture-chip-antimatter = Antimatter
picture-chip-project = Project X
picture-state-power-full = Full
picture-state-power-emergency = Low
picture-state-power-blackout = Blackout
picture-state-on = On
picture-state-off = Off
picture-state-abandon = Yes
picture-state-stay = No
picture-state-safe = Safe
picture-state-armed = Armed
picture-state-bang = Bang at { $minute }
picture-state-detonated = Gone
picture-state-sealed = Sealed
picture-escaped = Escaped
picture-nobody = nobody
picture-nothing-yet = nothing
picture-players = Turn order
picture-hidden = unknown
picture-also-in = Also in { $section }

picture-legend-gravity = Gravity
picture-legend-weightless = Weightless
picture-legend-pod = Escape pod
picture-legend-dark = Dark
picture-legend-fire = Fire
picture-legend-air = No air
picture-legend-damaged = Damaged
picture-legend-lock = Locked
picture-legend-vent = Vent
picture-legend-arrow = Way outside
picture-legend-human = Human
picture-legend-robot = Robot
picture-legend-down = Down
picture-legend-pc = Player’s own
picture-legend-kompromat = Kompromat
picture-legend-changed = Changed
picture-legend-unlocked = Unlocked
picture-legend-goo = Grey Goo
picture-legend-timed = Timed Launch
picture-legend-contaminated = Contaminated
picture-legend-leads = leads: most cubes
picture-new = new
picture-came = from { $place }

## In words

picture-minutes = { $minute ->
    [0] The last minute is over.
    [one] 1 minute left.
   *[other] { $minute } minutes left.
}
picture-pc-of = { $player }’s own
picture-contaminated = Contaminated
picture-with = { $who } with { $things }
picture-lost = lost
picture-launched = launched
picture-damaged = Damaged
picture-power-section = power
picture-console = console
picture-contaminates = contaminates
picture-arrow-out = airlock, out only
picture-arrow-in = airlock, in only
picture-arrow-both = airlock
picture-seats = { $taken } of { $seats } seats taken
picture-needs = needs: { $need }
picture-exhausted = active disc { $list }
picture-bribes = Bribes { $list }
picture-nobodys = grey
picture-kompromat-used = Kompromat used
picture-kompromat-gone = Kompromat out of the game
picture-won = wins

picture-text-player = **{ $player }** { $who }: cubes { $pool }, in Betrayal { $betrayal }, time markers { $markers }, Kompromat { $kompromat }, Bonus Characters { $bonuses }, Bribe: { $bribe }, { $guilt }
picture-text-floor = lying here: { $list }
picture-text-works = Section actions: { $list }
picture-text-marker = { $what } of { $player }

picture-goal = { $number } { $what }
picture-goal-via = { $number } by way of { $via }: { $what }
picture-alt-trouble = Trouble: { $list }.
picture-alt-timed = Running: { $list }.
picture-alt-escaped = Escaped: { $list }.
picture-alt-revealed = Revealed players: { $list }.
picture-alt-guilt = Not Innocent: { $list }.
picture-alt-pods = Pods, seats taken: { $list }.
picture-alt-roster =
    { $minute ->
        [one] All characters with { $minute } minute left.
       *[other] All characters with { $minute } minutes left.
    }
picture-alt-order = The characters in the order in which bots go through them:
picture-in-order = { $number }. { $card }
picture-alt-pool = { $player }: { $pool } cubes left, { $betrayal } in Betrayal.
picture-alt-choice = Choose one of these to be your secret identity.
picture-alt-identity = Your secret identity: { $list }.
picture-alt-known = You are { $list }.
picture-no-scores = There are no scores yet.

## What can be shown

picture-offer-station = The station
picture-offer-wing-left = Map: left
picture-offer-wing-aft = Map: aft
picture-offer-wing-forward = Map: forward
picture-offer-wing-right = Map: right
picture-offer-turn = Close-up: who acts
picture-offer-muster = Who is where
picture-offer-roster = Everybody
picture-offer-identity = My identity
picture-offer-scores = The scores
picture-offer-legend = What the signs mean
picture-offer-card = Card: { $card }
picture-offer-section = Close-up: { $section }

## Close-up, roster

picture-no-works = Nothing special can be done here.
picture-officers-only = { $work } (Officers only)
picture-player-character = A player’s own
picture-limit = limit { $limit }
picture-not-here = not on the map
picture-key-order = Character Order
picture-key-skipped = bots pass over
picture-key-cubes = cubes left
picture-key-betrayal = in Betrayal
picture-key-markers = time markers
picture-key-bribe = Bribe
picture-key-kompromat = Kompromat
picture-key-bonus = Bonus
picture-key-leader = cubes; framed: nobody has more
picture-key-disc = this player’s activation disc
picture-key-used = Kompromat used
picture-key-grey = grey Bribe

## Cards, identity, scores

picture-slots = carries { $slots }
picture-abilities = Abilities
picture-powers = When revealed
picture-agenda = Agenda
picture-now = On the station
picture-bonus-friend = As a Bonus Character: a friend, { $points } { $points ->
    [one] point
   *[other] points
}
picture-bonus-grudge = As a Bonus Character: an enemy, { $points } { $points ->
    [one] point
   *[other] points
}
picture-you-are-secretly = You are secretly …
picture-you-are = You are …
picture-secret = not revealed yet
picture-revealed = revealed
picture-so-far = What you would score if it ended now
picture-total = All together
picture-your-powers = When you reveal
picture-your-bonus = Your Bonus Characters
picture-friend-row = { $card }: a friend, worth { $points }
picture-grudge-row = { $card }: an enemy, worth { $points }
picture-your-kompromat = Your Kompromat
picture-unknown-kompromat = { $count ->
    [one] one more
   *[other] { $count } more
}
picture-choose = Choose who you are
picture-worth = worth { $points }

## Signs explained on the station

picture-sign-seats = seats taken / all
picture-sign-abandon-ship = needs Abandon Ship
picture-sign-officer = needs an Officer
picture-sign-down-human = needs somebody Down
picture-sign-inspector = needs the Inspector
picture-sign-power = makes power
picture-sign-console = console
picture-sign-biohazard = contaminates
picture-engulfed = engulfed
picture-your-partner = Your partner
picture-seen-project = You have seen Project X: { $card }
picture-real-trap = The real trap lies in { $section }
picture-sign-nda = needs NDAs
picture-tally-medical-track = lives saved, as Medical counts them
picture-tally-moss = fed to the Fang Moss

## How words are put beside each other

picture-comma = { ", " }
picture-semicolon = { "; " }
picture-told = { $what }: { $how }
picture-noted = { $what } ({ $note })
picture-sentence = { $words }.

## What happens, told turn by turn, and moments with a picture of their own

picture-page = { $title } · { $page }/{ $pages }
picture-strip-title = { $minute ->
    [0] Minute 0, the last one
   *[other] Minute { $minute }
}
picture-strip-span = Minutes { $first } to { $last }
picture-strip-before = Before the next minute
picture-strip-nothing = Nothing that anybody else saw.
picture-sheets-title = The scores
picture-sheets-side = team: { $points }
picture-moment-deal = A game for { $seats }
picture-moment-deal-title = The station is falling
picture-moment-deal-minutes = { $minute ->
    [one] 1 minute is left. Who turns first:
   *[other] { $minute } minutes are left. In the order of turns:
}
picture-moment-reveal = { $name } is
picture-moment-launch = A pod is away
picture-moment-aboard = Aboard: { $names }
picture-moment-empty = Nobody is aboard.
picture-moment-project = Project X is out
picture-moment-explosion = An explosion
picture-moment-lost = Gone for good: { $names }
picture-moment-fall = Stationfall!
