### What a panel offers at once, and why something is missing from it.

ways-whom = Who acts for you?
ways-whom-more = Somebody else …
ways-where = Where to?
ways-where-more = More places …
ways-here = Do something here
ways-here-more = More to do here …

way-whom = { $who }
way-whom-cubes = { $who } · { some-cubes }
way-more = { $who } and { $more } more
way-standing =
    { $place }{ $down ->
        [yes] , Down
       *[other] { "" }
    } · { $cubes ->
        [0] no cubes needed
       *[other] then { $mine } against { $theirs }
    } · { $actions ->
        [one] 1 action (Exhausted)
       *[other] { $actions } actions
    }{ $things-key ->
        [none] { "" }
       *[other] { " · " }{ $things }
    }
way-carrying = { $things }
way-where =
    { $to }{ $via-key ->
        [none] { "" }
       *[other] { " " }({ $via })
    }{ $pay-key ->
        [name-free] { " – " }free
        [name-gratis] { " – " }free
        [name-bribe] { " – " }for a Bribe
        [name-grey] { " – " }for a grey Bribe
        [name-kompromat] { " – " }by Kompromat
       *[other] { "" }
    }{ $does-key ->
        [none] { "" }
       *[other] { " – " }{ $does }
    }
    .bare =
        { $to }{ $does-key ->
            [none] { "" }
           *[other] { " – " }{ $does }
        }
way-far = Two steps away:
way-far-saves = Two steps away, one of them free:
way-given = { $who }, { $at }:
way-given-to =
    { $who }: { $to }{ $does-key ->
        [none] { "" }
       *[other] { " – " }{ $does }
    }
    .bare = { way-where.bare }
way-given-does = { $who }: { $what-bare }
    .bare = { $who }: { $what-bare }
way-besides = { $what } – { $does }
    .bare = { $what-bare } – { $does }
way-dearer = { $what } – { $pay-paid }
    .bare = { $what-bare } – { $pay-paid }
way-via = by { $via }
way-to = Step to { $to }
way-console = Console

## What a step does besides, in a few words

besides-contaminated = contaminates { $who }
besides-full = { $who } must then drop something
besides-trap = { $who } meets the token there: a trap, or nothing
besides-trap-real = { $who } springs the real trap
besides-trap-blank = { $who } turns up the blank token
besides-unlocked = opens the Lock
besides-countdown = away next turn
besides-aboard = aboard: { $who }
besides-aboard-pod = { $pod } ({ $who })
besides-armed = arms the Antimatter
besides-down = { $who } goes Down
besides-lost = { $pod } is damaged, and will be lost with all in it
besides-dissolved = { $item } dissolves in the Grey Goo

## Why not, in a few words

why-abandoned-already = given already
why-annihilated = Annihilated
why-armed-already = armed already
why-console-blackout = blackout
why-cubes = not enough cubes
why-detonated-already = gone off already
why-down = Down
why-engulfed = inside the Slime
why-escaped = escaped
why-frail = Exhausted and too weak
why-hands-full = hands are full
why-influence-never = cannot be influenced
why-influence-pc = revealed by a player
why-locked = locked, and no Officer
why-locked-blackout = locked, in a blackout
why-no-antimatter = no Antimatter there
why-no-betrayal = no cubes in Betrayal
why-no-marker = no time marker left
why-no-nanogel = no Nanogel
why-no-pod-ready = no pod is ready
why-no-power = not enough power
why-not-abandoned = no order to Abandon Ship
why-not-held = no { $item }
why-officers-only = Officers only
why-only-pc = revealed characters only
why-pod-empty = nobody in { $pod }
why-pod-full = no seat left
why-pod-needs =
    { $need-key ->
        [name-need-abandon-ship] no order to Abandon Ship
       *[other] lacks { $need }
    }
why-released-already = out already
why-section-blackout = blackout
why-section-damaged = the section is damaged
why-single-cube = one cube of each player
why-supply-empty = none left to make
why-wary = trusts only who is near

## What is said before a step that everybody sees at once

comes-power = Power { $power }: { $text }
comes-powers = { $first } { $rest }
confirm-pick-up =
    { $item-key ->
        [name-kompromat] Everybody sees that it is taken, you alone see whose it is. It cannot be undone, nor what you staged before.
       *[other] { "" }
    }
confirm-renegotiate = Your turn ends with it: everybody sees what you did, and it cannot be undone.
confirm-release-project-x = Everybody sees at once what gets out, and it cannot be undone, nor what you staged before.
before-or = { $first } or { $rest }
before-whom =
    { $owner-key ->
        [none] the owner of { $payee }
       *[other] { $owner } (as { $payee })
    }
before-bribe =
    It is offered at once, for everybody to see: { $asked } answers, and it counts as your Bribe of this turn even if refused.
before-grey =
    It is offered at once, for everybody to see: { $asked } answers, and it counts as your Bribe of this turn even if refused.
before-kompromat =
    It is used at once, for everybody to see: { $asked } answers, whoever refuses while Innocent is Suspect, and everybody knows that you hold it.
