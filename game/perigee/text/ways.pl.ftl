### Co panel proponuje od razu, co by to dało i co słyszy ktoś nowy.

ways-where = Gdzie położyć kości?
ways-where-more = Więcej miejsc …
ways-here = Co jeszcze?
ways-here-more = Więcej …
way-place =
    { $die }{ $second-key ->
        [none] { "" }
       *[other] { " i " }{ $second }
    } na „{ $tile }”: { $resource } +{ $made }, zostanie { $left }{ $cost ->
        [0] { "" }
        [one] { " · " }trująca, kosztuje kość
       *[other] { " · " }trujące, kosztują { $cost } kości
    }
way-fill =
    { $die } na „{ $card }”: { $open ->
        [0] ostatnie pole
       *[other] zostanie wolnych pól: { $open }
    }{ $cost ->
        [0] { "" }
       *[other] { " · " }trująca, kosztuje kość
    }
way-of = { $crew }, { $way }
way-change = { $die }, { $how }: będzie { $new }
way-tile = { $tile }
why-disabled = wyłączony w tej rundzie

mind-short = { $resource }: zabraknie { $by }
mind-toxic = trujące: { $values }
mind-open = wolnych pól misji: { $open }, urządzeń awaryjnych: { $devices }

guide-crew =
    Twoja załoga: { $crew }{ $second-key ->
        [none] { "" }
       *[other] { " i " }{ $second }
    }. Kładź kości na kafle, żeby nie zabrakło żadnego zasobu, i na misje, żeby razem wygrać.
guide-scarce = Najmniej jest zasobu: { $resource }. Tak jak teraz leżą kości, po zużyciu tej rundy zostanie { $left }.
guide-worst = Najgorsza karta, jaka może przyjść: { $card }. { $about }
guide-wait = Teraz nic nie trzeba robić: pozostali jeszcze działają.

term-tile = Kafle
term-mission = Misje
term-docking = Moduł dokujący
term-habitation = Moduł mieszkalny
term-device = Urządzenia awaryjne
term-capacity = Pojemność
term-badge = Odznaki
term-country = Kości krajów
term-toxic = Trujące kości
term-hit = Trafienia

mode-deck = { $deck }
mode-level = Poziom: { $level }
