# Słowa na obrazach gry Station X i w ich opisach.

## Na planszy

picture-round = Runda { $round }
picture-phase-build = Budowa stacji
picture-phase-deploy = Teleportery i dowódcy
picture-phase-over = Koniec gry
picture-around = Wokół { $cell }
picture-deck = talia { $count }
picture-discards = odrzucone { $count }
picture-bag = worek { $count }
picture-page = { $title } · { $page }/{ $pages }

## Co można obejrzeć

picture-offer-board = Stacja
picture-offer-turn = Moje jednostki
picture-offer-tree = Ulepszenia
picture-offer-whole = Cała plansza
picture-offer-legend = Co oznaczają znaki
picture-offer-part-north-west = Północny zachód
picture-offer-part-north-east = Północny wschód
picture-offer-part-south-west = Południowy zachód
picture-offer-part-south-east = Południowy wschód
picture-offer-near = Wokół { $cell }

## Drzewo

picture-tree-title = Ulepszenia
picture-tree-price = Jedno ulepszenie kosztuje 7 energii.
picture-branch-trooper = Oddziały
picture-branch-commander = Dowódca
picture-branch-house = Baza
picture-after-troop-move2 = po pierwszym polu
picture-after-troop-attack = po pierwszym polu
picture-after-troop-jump = po drugim polu albo po sile ataku
picture-after-cmd-jump = po dalszym ruchu
picture-after-cmd-attack = po dalszym ruchu
picture-after-base-2 = po dochodzie 3
picture-after-base-3 = po ocaleniu jednostki
picture-tree-none = na razie żadne

## Objaśnienia

picture-legend-title = Co oznaczają znaki
picture-legend-units = Jednostki
picture-legend-trooper = Szeregowy
picture-legend-droid = Droid
picture-legend-commander = Dowódca
picture-legend-spent = Pusta w środku: w tej turze nie może już nic zrobić
picture-legend-signs = Siła ataku, z mieczem, dopóki może atakować; strzałka, dopóki może się ruszyć
picture-legend-changed = Jasny brzeg: niedawno tu przybyła
picture-legend-board = Na planszy
picture-legend-gate = Teleporter w ramce koloru tego, kto go zajmuje
picture-legend-captured = Zdobyta baza: na zewnątrz jej kolor, w środku kolor zdobywcy
picture-legend-breath = Tlen: dla ilu żywych jednostek jeszcze wystarczy; dla jednego gracza najwyżej połowa wszystkiego
picture-legend-air = Tlen: jedna lampka na każdą żywą jednostkę, którą pomieści pomieszczenie; zapalone są zajęte
picture-legend-supply = Magazyn
picture-legend-wall = Biała ściana: między dwiema bazami nie ma przejścia
picture-legend-since = Co się niedawno stało
picture-legend-move = Ruch
picture-legend-jump = Kosmiczny skok
picture-legend-attack = Atak
picture-legend-skull = Ktoś tu poległ
picture-legend-plus = Pojawia się na planszy
picture-legend-flag = Zajęcie teleportera
picture-legend-card = Dobranie karty zaopatrzenia
picture-legend-sides = Czyje to jest

## Słowami

picture-comma = { ", " }
picture-told = { $what }: { $how }
picture-noted = { $what } ({ $note })
picture-sentence = { $words }.
picture-acts = ruch: { $name }
picture-has = energia { $energy }, dochód { $income }
picture-holds = bazy: { $names }
picture-bases-none = bez bazy
picture-undeployed = teleporter jeszcze nie stoi
picture-no-commander = bez dowódcy
picture-nobody = nikt
picture-spent = wyczerpana
picture-out = poza grą
picture-owns = ulepszenia: { $names }
picture-left = do położenia: { $names }
picture-oxygen = tlen { $living } z { $capacity }, jeden gracz { $share }
picture-gate = teleporter { $cell }, baza: { $whose }, zajmuje: { $holder }
picture-blueprints = { $count ->
    [one] 1 karta Plany
    [few] { $count } karty Plany
   *[other] { $count } kart Plany
}
picture-room-from = { $kind } { $first }–{ $last }
picture-lately = Niedawno
picture-did-place = położono { $cell }
picture-did-lift = zdjęto { $cell }
picture-did-deploy = { $unit } na { $to }
picture-did-move = { $unit } { $start }–{ $to }
picture-did-jump = { $unit } skok { $start }–{ $to }
picture-did-attack = { $unit } atak na { $to }
picture-did-capture = { $unit } zajmuje { $to }
picture-did-buy = { $unit }: zakup na { $to }
picture-did-respawn = { $unit } wraca na { $to }
picture-did-draw = { $unit } dobiera kartę: { $card }
picture-did-leave = { $colour } odpada z gry
picture-did-fall = polegli: { $units }

## Co się stało

picture-moment-deal = { $seats ->
    [one] 1 gracz
    [few] { $seats } graczy
   *[other] { $seats } graczy
}
picture-moment-deal-title = Station X
picture-moment-battle = Bitwa
picture-moment-battle-title = Bitwa na { $cell }
picture-moment-fallen = Polegli: { $names }
picture-moment-nobody-fell = Nikt nie poległ.
picture-moment-capture = { $name } zajmuje bazę
picture-moment-capture-title = Zdobyta baza: { $colour }
picture-moment-retake-title = Odbita baza: { $colour }
picture-moment-elimination = Poza grą
picture-moment-victory = Zwycięstwo
picture-moment-over = Koniec gry
picture-strip-before = Przed pierwszą turą
picture-strip-nothing = Nic.
picture-sheets-title = Jak się skończyło
picture-sheet-units = Zostały: { $names }
picture-sheet-energy = Energia: { $energy }
