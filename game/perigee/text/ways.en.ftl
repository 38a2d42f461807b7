### What a panel offers at once, what it would bring, and what a newcomer is told.

ways-where = Where do dice go?
ways-where-more = More places …
ways-here = What else?
ways-here-more = More …
way-place =
    { $die }{ $second-key ->
        [none] { "" }
       *[other] { " " }and { $second }
    } on { $tile }: { $resource } +{ $made }, { $left } left{ $cost ->
        [0] { "" }
        [one] { " · " }toxic, costs a die
       *[other] { " · " }toxic, costs { $cost } dice
    }
way-fill =
    { $die } on { $card }: { $open ->
        [0] the last slot
        [one] 1 slot is left
       *[other] { $open } slots are left
    }{ $cost ->
        [0] { "" }
       *[other] { " · " }toxic, costs a die
    }
way-of = { $crew }, { $way }
way-change = { $die }, { $how }: becomes { $new }
way-tile = { $tile }
why-disabled = disabled this round

mind-short = { $resource } will be { $by } short
mind-toxic = toxic: { $values }
mind-open = { $open } mission slots open, emergency devices: { $devices }

guide-crew =
    You fly with { $crew }{ $second-key ->
        [none] { "" }
       *[other] { " " }and { $second }
    }: place your dice on tiles, so that no resource runs out, and on missions, to win together.
guide-scarce = The scarcest resource is { $resource }: as dice lie now, { $left } will be left after this round’s use.
guide-worst = The worst card that may come is { $card }. { $about }
guide-wait = Nothing to do right now: the others are still busy.

term-tile = Tiles
term-mission = Missions
term-docking = Docking Module
term-habitation = Habitation Module
term-device = Emergency devices
term-capacity = Capacity
term-badge = Badges
term-country = Countries’ dice
term-toxic = Toxic dice
term-hit = Hits

mode-deck = { $deck }
mode-level = Difficulty: { $level }
