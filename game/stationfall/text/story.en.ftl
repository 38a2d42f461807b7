### The story of a game told on paper (`python -m game play`), and the cards (`python -m game card`).

## Story: before the first turn

story-title = STATIONFALL – { $seats } players, game { $seed }
story-about =
    A space station is falling, and in a few minutes it will burn up. Every player is secretly one of the
    characters on board and scores what that character wants. Nobody owns a character at first: players put
    influence cubes on characters, and whoever has most cubes on one (or as many as anybody else) may activate
    it as a conspirator. A minute is one turn for each player. In a turn a player may reveal a secret identity,
    put cubes on one character, and then activate one conspirator for two actions (one, if it is Exhausted:
    somebody’s activation disc still lies on it). Picking something up or putting it down is free once. Whoever
    would rather not activate anybody renegotiates: the disc comes back, and perhaps a cube.
story-prices =
    A Bribe, or the Kompromat on somebody, buys one action of a character that is not activated. Whoever
    reveals has that character alone from then on; the others’ cubes on it are lost to Betrayal.
story-escape =
    To escape is to be in a pod that has left. Most pods only leave after the order to Abandon Ship, and one
    turn after somebody inside has started the countdown. Characters who are Down can be dragged, robbed of
    everything and sent home all the same.
story-mine = Told as { $seat } saw it: what nobody else knows is marked as secret.
story-spectator = Told as the table saw it: identities stay secret until they are revealed.
story-cast = The characters in this game: { $cast }.
story-chosen = Everybody has chosen. Identities come to light when their players reveal, or at the end.
story-secret = (Secret: { $words })
story-hand = Your secret identity is { $card }. This is what it is after:

## Story: the state of the station

story-minute =
    { $minute ->
        [0] MINUTE 0 – the last one
       *[other] MINUTE { $minute }
    }
story-systems = { $power }; cameras { $cameras }, jammers { $jammers }; { $abandon }.
story-on = on
story-off = off
story-abandoned = the order to Abandon Ship has been given
story-not-abandoned = no order to Abandon Ship yet
story-antimatter = The Antimatter is armed and goes off at the end of a turn in minute { $minute }.
story-antimatter-late = The Antimatter is armed, and goes off when the station falls.
story-released = Project X is loose: { $card }.
story-damaged = Damaged: { $sections }.
story-hazard = { $hazard }: { $sections }.
story-counting = Counting down: { $pods }.
story-offsite = Has reached the { $offsite }: { $data }.
story-where = Who is where: { $places }.
story-place = { $section } – { $people }
story-not-there = not on the map yet
story-away = escaped: { $people }
story-annihilated = gone for good
story-holding = { $who } ({ $things })
story-cubes = Cubes: { $cards }.
story-cubes-on = { $card } – { $players }
story-cubes-of = { $cubes } of { $seat }
story-players = { $players }.
story-guilt = { $seat } ({ $guilt })
story-revealed = { $seat } is { $card }
story-revealed-guilt = { $seat } is { $card } ({ $guilt })
story-unrevealed = { $seat } is still unknown
story-unrevealed-guilt = { $seat } is still unknown ({ $guilt })

## Story: turns

story-passed =
    { $actions ->
        [one] { $who } leaves it at that and lets one action go.
       *[other] { $who } does nothing and lets { $actions } actions go.
    }
story-deed = { $words } { $price }.
story-semicolon = ;{" "}
story-space = {" "}
story-costs-action = (one action)
story-costs-free = (the free action)
story-costs-gratis = (at no cost)
story-costs-gift = (an action on the spot)

## Story: the end

story-end = STATIONFALL
story-scores = Scores
story-score =
    { $points ->
        [one] { $seat }, { $card }: { $points } point
       *[other] { $seat }, { $card }: { $points } points
    }
story-score-bot =
    { $points ->
        [one] { $seat }: { $points } point
       *[other] { $seat }: { $points } points
    }
story-score-guilty = { $line } – Guilty, and so cannot win
story-row = { $points }  { $words }
story-total = { $points }  in all
story-nobody = Nobody wins.
story-who = { $seat }
story-winner = { $reason } { $seats } wins.
story-winners = { $reason } { $seats } win.
story-why-most =
    { $points ->
        [one] Most points: { $points }.
       *[other] Most points: { $points }.
    }
story-why-two = With six players or more, { $places } win: those with the most points.

## Cards

card-start = { $kinds }. Starts in { $section }{ $state }.
card-start-none = { $kinds }. Has no place on the map.
card-start-dark = { $kinds }. Not on the map at first: the first action is a step into any dark section.
card-start-pawns = { $kinds }. { $pawns }.
card-pawn = { $who } starts in { $section }
card-state-down = , Down
card-state-contaminated = , Contaminated
card-limit = Influence limit { $limit }: every cube spent beyond it costs its player a point.
card-nobody = Nobody’s identity: there is no identity card for it.
card-slots =
    { $slots ->
        [0] Cannot hold items.
        [one] Room for 1 item.
       *[other] Room for { $slots } items.
    }
card-items = Has from the start: { $items }.
card-integral = Built in, never to be lost: { $items }.
card-abilities = Abilities
card-powers = When revealed
card-identity = As { $card }
card-line = { $name } ({ $kind }): { $text }
card-agenda = What it is after
card-trait = { $trait }.
card-plus = A row with a + only counts if the row above it without one has scored.
card-friend =
    { $points ->
        [one] As a Bonus Character a friend: 1 point for its player if it escapes.
       *[other] As a Bonus Character a friend: { $points } points for its player if it escapes.
    }
card-enemy =
    { $points ->
        [one] As a Bonus Character an enemy: 1 point for its player if it lies Down in the end and has not escaped.
       *[other] As a Bonus Character an enemy: { $points } points for its player if it lies Down in the end and has not escaped.
    }
card-bonus-billionaire = As a Bonus Character a friend: { $points } points for its player if the dog Fletcher escapes.
card-bonus-botanist = As a Bonus Character a friend: { $points } points for its player if the Fang Moss escapes.
card-bonus-clones = As a Bonus Character a friend: a point for its player for each Clone who escapes, and one more for all three.
card-grey-bribes = Begins with { $bribes } grey Bribes.
card-hint = A hint: { $words }
card-unknown = There is no card “{ $wanted }”.
card-perhaps = Did you mean { $names }?
card-all = The characters: { $names }.
card-all-projects = Project X: { $names }.
aim-hides = {$seat} plays so that nobody can tell who they are.
aim-none = {$seat} sees nothing to gain just now.
aim-cubes = {$seat} takes back what lies beyond the limit of cubes, and would cost points.
aim-row = What {$seat} is after: {$row}

## What a computer player says of a game that is over

# $whose: in the speaker’s own turn (“mine”), at the very end (“fall”), or in another’s.

meant-came = As { $card } I wanted one thing above all: { $row }. I got it.
meant-failed = As { $card } I wanted one thing above all: { $row }. I did not get it.
meant-guilty = Found Guilty, I could not have won with anything.
meant-never = It never had a better chance than { $best }%.
meant-safe = It was never in danger.
meant-fell =
    { $whose ->
        [mine] In my own turn in minute { $minute } its chance fell from { $before }% to { $after }%.
        [fall] When the station fell, a chance of { $before }% was gone.
       *[other] In { $seat }’s turn in minute { $minute } its chance fell from { $before }% to { $after }%.
    }
meant-rose =
    { $whose ->
        [mine] My own turn in minute { $minute } made it: from { $before }% to { $after }%.
        [fall] Until the station fell it had no more than { $before }%.
       *[other] { $seat }’s turn in minute { $minute } made it: from { $before }% to { $after }%.
    }
meant-missed =
    { $whose ->
        [mine] My own turn in minute { $minute } cost me something else, from { $before }% to { $after }%: { $row }.
        [fall] When the station fell, something else with a chance of { $before }% was gone: { $row }.
       *[other] { $seat }’s turn in minute { $minute } cost me something else, from { $before }% to { $after }%: { $row }.
    }
