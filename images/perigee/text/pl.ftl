# Słowa na obrazach gry Perigee i w ich opisach.

## Na obrazach

picture-head = Runda { $round } · { $phase }
picture-phase-1 = rozkładanie kości
picture-phase-2 = wyniki
picture-phase-3 = zużycie
picture-phase-4 = katastrofa
picture-phase-5 = wydawanie pojemności
picture-phase-6 = porządki
picture-phase-7 = koniec
picture-over-won = Stacja ocalona!
picture-over-resource = Stacja stracona: skończył się zasób
picture-over-rounds = Stacja stracona: skończył się czas
picture-gauge-next = potem { $use } = { $after }
picture-pool = Kości: { $count }
picture-pool-rolled = Kości, zanim nieparzyste pójdą do schowka: { $count }
picture-tiles = Kafle
picture-offers = Oferta
picture-offers-none = nic
picture-coming = Może jeszcze przyjść; kart w talii: { $count }
picture-worst = Najgorsza byłaby teraz karta „{ $card }”:
picture-takes = Pola: { $about }
picture-page = { $title } · { $page }/{ $pages }

## Co można obejrzeć

picture-offer-board = Stacja
picture-offer-turn = Moja załoga
picture-offer-cards = Misje i katastrofy
picture-offer-crew = Załoga: { $crew }
picture-offer-legend = Co oznaczają znaki

## Jak nazywa się kafel obok znaku swojego zasobu

picture-short-loop = Pętla
picture-short-governor = Regulator
picture-short-column = Kolumna
picture-short-plant = Instalacja
picture-short-rack = Stelaż
picture-short-gimbal = Przegub
picture-short-bay = Wnęka
picture-short-tandem = Tandem
picture-short-bench = Stanowisko
picture-short-exchange = Wymiennik
picture-short-cellar = Piwniczka
picture-short-works = Zakład
picture-short-couple = Para
picture-short-trimmer = Trymer
picture-short-array = Panel
picture-short-grid = Sieć
picture-short-electrolysis-chamber = Elektroliza
picture-short-advanced-planet-habitat = Habitat
picture-short-mirror-garden = Ogród
picture-short-food-lockers = Szafki
picture-short-oxygen-storage-tank = Zbiornik
picture-short-solid-fuel-oxygen-generator = Generator
picture-short-aluminum-shielding = Osłona
picture-short-truss-splice = Złącze
picture-short-photobioreactor-chamber = Reaktor
picture-short-thermoelectric-generator = Termo
picture-short-multipurpose-research-lab = Lab

## Załoga

picture-has-track = tor kości { $count }
picture-has-capacity = pojemność { $count }
picture-has-badge = { $badge }: w tej rundzie do użycia
picture-has-badge-used = { $badge }: w tej rundzie już po użyciu
picture-has-supply = kości w zapasie: { $count }
picture-has-light = światło: { $light }
picture-has-converters = konwertery: { $count }, obok planszy { $beside }
picture-has-amplify = wzmocnienia w ręku: { $count }
picture-has-away = kości na misjach i katastrofach: { $count }
picture-has-aid = kości na karcie pomocy: { $count }
picture-has-dock-disabled = moduł dokujący wyłączony
picture-dice-pool = kości { $dice }
picture-dice-storage = schowek
picture-dice-cabin = moduł mieszkalny
picture-dice-dock = moduł dokujący
picture-dice-medical-officer = na następną rundę

## Słowami

picture-comma = { ", " }
picture-told = { $what }: { $how }
picture-noted = { $what } ({ $note })
picture-sentence = { $words }.
picture-leads = prowadzi: { $crew }
picture-done = gotowe
picture-devices = urządzenia awaryjne { $count }
picture-deck = karty katastrof w talii { $count }
picture-aid = kości na karcie pomocy { $count }
picture-toxic = trujące: { $values }
picture-wants = wolne: { $dice }
picture-apart = nie { $crew }
picture-asks-any = dowolna
picture-asks-even = parzysta
picture-asks-odd = nieparzysta
picture-asks-pair = para
picture-tile-dice = kości
picture-tile-makes = daje { $count }
picture-token-scenario = trafienia { $count }
picture-token-strain = przeciążenia { $count }
picture-token-amplify = wzmocnienie { $count }
picture-token-disable = wyłączony

## Legenda

picture-legend-title = Co oznaczają znaki
picture-legend-gauges = Zasoby
picture-legend-climate = Klimat
picture-legend-nutrition = Żywność
picture-legend-oxygen = Tlen
picture-legend-power = Energia
picture-legend-sum = Ile jest, powstanie, zużyje się i zostanie; potem ile zużyje następna runda
picture-legend-bar = Pełne: zostanie po tej rundzie. Z wycięciem: zużyje następna runda. W paski: zużyje się teraz
picture-legend-station = Na stacji
picture-legend-yields = Jakie kości bierze i ile z nich daje
picture-legend-ability = Robi coś jeszcze
picture-legend-scenario = Trafienie: o jeden mniej za każde, gdy są kości
picture-legend-strain = Przeciążenie: o jeden mniej za każde, zawsze
picture-legend-amplify = Wzmocnienie: o jeden więcej, raz
picture-legend-disable = Wyłączony: w tej rundzie nie bierze kości
picture-legend-changed = Szeroka ramka: niedawno się zmieniło
picture-legend-all = Dla wszystkich
picture-legend-device = Urządzenia awaryjne
picture-legend-deck = Karty katastrof w talii
picture-legend-mission = Misje
picture-legend-disaster = Katastrofa, która zostaje, albo zasób, którego zabraknie
picture-legend-toxic = Trujące wartości: taka kość kosztuje drugą
picture-legend-aid = Kości na karcie pomocy
picture-legend-crews = Załogi
picture-legend-lead = Prowadzi w tej rundzie
picture-legend-check = Gotowe; przy odznace: użyta w tej rundzie
picture-legend-track = Tor kości: iloma kośćmi rzuca
picture-legend-capacity = Pojemność i cena kafla
picture-legend-storage = Schowek
picture-legend-converter = Konwertery
picture-legend-cabin = Moduł mieszkalny: zachowana na następną rundę
picture-legend-dock = Moduł dokujący: przekazana
picture-legend-supply = Kości w zapasie
picture-legend-lamp = Światło: czerwone lub niebieskie
picture-legend-cube = Zablokowana kość: góra, przód i prawy bok

## Co się działo

picture-told-round = Runda { $round }
picture-strip-before = Przed pierwszą rundą
picture-stage-placing = kości
picture-stage-results = Wyniki
picture-stage-disaster = Katastrofa
picture-stage-spending = pojemność
picture-stage-over = Co dalej
picture-sheets-title = Jak się skończyło
picture-sheet-missions = wykonane misje
picture-sheet-rounds = rundy w zapasie
picture-sheet-devices = pozostałe urządzenia awaryjne
picture-moment-deal = Na orbicie
picture-moment-disaster = Katastrofa · kart w talii: { $left }
picture-moment-mission = Misja wykonana · { $done } z { $all }
picture-moment-reward = Nagroda: { $reward }
picture-moment-device = Użyto urządzenia awaryjnego · zostało: { $left }
picture-moment-missions = Wykonane misje: { $done } z { $all }
picture-moment-failed = Zabrakło: { $what }
