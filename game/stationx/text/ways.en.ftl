### What a panel offers at once, and why something is missing from it.

ways-whom = Whom to attack
ways-whom-more = Go and attack …
ways-where = Where to go
ways-where-more = More ways to go …
ways-here = Buy, leap, place
ways-here-more = More of these …

way-attack = { $unit } attacks { $target } on { $cell }
way-go-and-attack = { $unit } by { $to } attacks { $target } on { $cell }
way-capture = { $unit } takes the teleporter on { $cell }
way-go-and-capture = { $unit } by { $to } takes the teleporter on { $cell }
way-move =
    { $unit } to { $to }, { $aim ->
        [base] towards { $whose }
        [supply] for supplies
       *[home] homewards
    }
way-paid = { $what } · ⚡{ $price }
way-idle = { $what } · ⚡{ $price } · no use while your base is lost
forecast =
    { $attack } against { $defence }: { $outcome ->
        [won] a victory
        [lost] a defeat
       *[even] a stalemate
    }{ $losses-key ->
        [none] , nobody falls
       *[other] . Fall: { $losses }
    }{ $spared-key ->
        [none] { "" }
       *[other] . Spared: { $spared }
    }
way-free = Nobody guards it: the base of { $whose } is yours
way-towards-base =
    { $steps ->
        [0] there: the base of { $whose }
       *[other] towards the base of { $whose }, then { $steps } more
    }
way-towards-supply =
    { $steps ->
        [0] a supply card
       *[other] towards the { $room }, then { $steps } more
    }
way-towards-home =
    { $steps ->
        [0] guards your teleporter
       *[other] back to your teleporter, then { $steps } more
    }
way-place =
    { $kind } at { $cell }, { $side ->
        [north] to the north
        [east] to the east
        [south] to the south
       *[other] to the west
    }
way-towards-void =
    { $steps ->
        [0] reaches the { $room }
       *[other] towards the { $room }, then { $steps } cells of void
    }

why-energy =
    { $short ->
        [one] 1 energy short
       *[other] { $short } energy short
    }
why-all-out = all on the board
why-base-lost = base lost
why-bought = bought already

mind-side = { $colour }, { $energy } energy, { $income } more next turn
mind-blueprint = next upgrade { $energy } cheaper
mind-base-lost = your base is lost
mind-commander = your commander is dead
