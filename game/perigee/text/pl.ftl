### Wszystkie zdania gry Perigee. Załogi noszą nazwy krajów i stoją przed dwukropkiem, żeby niczego nie odmieniać.

about-perigee = Stacja kosmiczna, od dwóch do czterech załóg, po dwanaście kości. Wszyscy działają naraz i razem wygrywają albo przegrywają: wykonajcie misje, zanim zabraknie powietrza, żywności, ciepła albo energii – a tymczasem meteory albo trucizna rozbierają stację na części.
lasts-perigee = Najwyżej osiem rund, w każdej każdy działa dwa razy, kiedy chce: jeśli runda trwa dzień, około tygodnia.

## Części zdań

and-comma = { $first }, { $rest }
and-or = { $first } lub { $rest }
and-also = { $first } i { $rest }
and-then = { $first } { $rest }

asks-any = dowolna kość
asks-even = kość parzysta
asks-odd = kość nieparzysta
asks-pair = dwie równe kości
asks-apart = dwie równe kości różnych załóg
asks-run = po kolei 1, 2, 3 …, po 6 znowu od 1
asks-exactly = { $value }
asks-span = od { $low } do { $high }
asks-double = dwie kości { $value }
gives-by-value = { $figures } (według kości, od 1 do 6)

tile-about =
    { $asks }: { $gives } { $makes }{ $ability-key ->
        [none] { "" }
       *[other] { "; " }{ $ability }
    } · poziom { $tier }, koszt { $cost }
mission-about = { $asks }. Nagroda: { $reward }
disaster-about =
    { $does-key ->
        [none] { "" }
       *[other] { $does }
    }{ $toxic-key ->
        [none] { "" }
       *[other] { " " }Trujące: { $toxic }.
    }{ $removed-key ->
        [none] { "" }
       *[other] { " " }Leży, dopóki pola nie są zajęte: { $removed }.
    }

ability-reroll = można przerzucić jedną kość z puli o wartości najwyżej { $most }
ability-roll-more = rzut dodatkowymi kośćmi ({ $dice }), potem odrzucenie z puli ({ $discards })
ability-turn = można obrócić jedną kość z puli: { $ways }
ability-twin = nowa kość ułożona jak zagrana, obrócona: { $way }
ability-take = można wziąć ze schowka kości: { $dice }
ability-converter = załoga zyskuje konwerter
ability-roll-stored = rzut do schowka, kości: { $dice }
ability-shift-stored = można zmienić kość w schowku o { $by } w górę lub w dół
ability-adjust = można zmienić o jeden kość z puli, która pokazuje { $values }
ability-neighbour = nowa kość o jeden wyższa lub niższa od zagranej

reward-track = pola toru kości ({ $amount }), dzieli je załoga prowadząca
reward-enable = znikają wszystkie znaczniki wyłączenia
reward-mend = załoga prowadząca zdejmuje znaczniki ({ $amount }): { $tokens }
reward-stock = { $resource } +{ $amount }
reward-capacity = każda załoga: pojemność +{ $amount }
reward-device = urządzenia awaryjne +{ $amount }

effect-strike = Rzut kością katastrofy: trafione są wszystkie kafle w { $rows }.
row-rolled = wyrzuconym rzędzie
row-further = rzędzie o { $rows } dalej
effect-strike-making = Trafione są wszystkie kafle wytwarzające zasób: { $resource }.
effect-strike-again = Wszystkie kafle już trafione są trafione znowu.
effect-disable-dearest = Każda załoga wyłącza swój najdroższy kafel.
effect-disable-struck = Kafle poziomów { $tiers } trafione tą kartą zostają wyłączone.
effect-lose-slot =
    { $least ->
        [0] { $light-key ->
            [none] Każda załoga
           *[other] Każda załoga, której światła są { $light },
        } traci pole toru kości.
       *[other] Jeśli na karcie pomocy leży { $least } lub więcej kości, każda załoga traci pole toru kości.
    }
effect-lose-slot-in-turn = Załogi jednych świateł tracą pole toru kości, następnym razem załogi drugich ({ $lights }).
effect-drain = { $resource }: strata { $by }.
effect-drain-all = Każdy zasób traci jeden za każde { $share } kości na karcie pomocy.
effect-remove-tiles = Jeden kafel opuszcza grę za każde { $share } kości na karcie pomocy, zaokrąglając w górę.
effect-disable-docks = Wszystkie moduły dokujące zostają wyłączone.
effect-destroy-dearest = Najdroższy kafel stacji zostaje zniszczony.
effect-strain-each = Przeciążenie na jednym kaflu każdej załogi.
effect-disable-own = Każda załoga wyłącza swoje kafle: { $tiles }.
effect-lose-capacity = Załogi tracą razem po jednej pojemności za każdą kość na karcie pomocy.
effect-always = W każdej fazie 4: { $effect }

## Zdarzenia

dealt = Liczba załóg na orbicie: { $crews }. Zagrożenie: { $disaster }, poziom { $difficulty }.
flies =
    { $crew }: odznaka { $badge }, tor kości { $track }, zasoby: { $resource }{ $second-key ->
        [none] .
       *[other] { " i " }{ $second }.
    }
round = Zaczyna się runda { $round }; prowadzi { $lead }.
    .heads = runda
rolled = { $crew }: rzut { $dice }; zachowane: { $kept }.
stored = { $crew }: do schowka { $storage }, w puli { $pool }.
converted = { $crew }: konwerter, { $plus } w górę, { $minus } w dół.
placed = { $crew }: { $dice } na kafel „{ $tile }”.
paid = { $crew }: { $die } na kartę pomocy przy wycieku.
makes = { $tile } wytwarza: { $resource }.
filled =
    { $left ->
        [0] { $crew }: { $die } na „{ $card }”; wszystkie pola są zajęte.
       *[other] { $crew }: { $die } na „{ $card }”; wolnych pól: { $left }.
    }
kept = { $crew }: { $die } do modułu mieszkalnego.
docked = { $crew } przekazuje kość; { $to } bierze własną o wartości { $die }.
amplified = { $crew }: wzmocnienie na kafel „{ $tile }”.
rolled-more = { $crew }: rzut { $dice } za „{ $tile }”.
rerolled = { $crew }: przerzut { $die }, teraz { $new }.
discarded = { $crew }: { $die } wraca do zapasu.
turned = { $crew }: { $die } obrócona ({ $way }), teraz { $new }.
taken = { $crew }: { $die } ze schowka.
shifted = { $crew }: w schowku { $die } zmienia się w { $new }.
adjusted = { $crew }: { $die } zmienia się w { $new }.
new-die = { $crew }: nowa kość, { $die }.
converter-gained = { $crew }: nowy konwerter, razem { $converters }.
rolled-stored = { $crew }: rzut do schowka, { $dice }.
declined = { $crew } na tym poprzestaje.
done = { $crew }: gotowe.
    .quiet = i tak widać
reopened = { $crew }: jednak nie gotowe.
    .quiet = i tak widać
tile-made =
    { $tile } – { $resource }: { $amount }
    .quiet = sumy poniżej
made = Stacja wytworzyła: klimat { $climate }, żywność { $nutrition }, tlen { $oxygen }, energia { $power }.
consumed = Każdy zasób traci { $by }. Zostało: klimat { $climate }, żywność { $nutrition }, tlen { $oxygen }, energia { $power }.
mission-done = Misja wykonana: { $card }! { $reward }
card-removed = „{ $card }” jest zażegnana i znika.
card-acts = „{ $card }” trwa.
revealed = Katastrofa: { $card }. { $about }
disaster-die = Kość katastrofy: { $die }; rzędy { $rows }.
hit = Trafiony kafel „{ $tile }”; znaczniki trafień: { $tokens }.
destroyed = Zniszczony kafel „{ $tile }” ({ $crew }).
disabled = Wyłączony kafel „{ $tile }” ({ $crew }).
dock-disabled = Wyłączony moduł dokujący ({ $crew }).
strained = Przeciążony kafel „{ $tile }” ({ $crew }).
slot-lost = { $crew }: tor kości o jeden krótszy, { $track }.
slot-gained = { $crew }: tor kości o jeden dłuższy, { $track }.
mended = Z kafla „{ $tile }” znika { $token }.
drained = { $resource }: strata { $by }.
device-used = { $resource }: byłoby poniżej zera; urządzenie awaryjne utrzymuje 0. Zostało urządzeń: { $left }.
capacity-lost = { $crew }: pojemność o 1 mniej, { $left }.
spending = Faza 5 rundy { $round }: wydajecie pojemność.
    .heads = wydatki
traded = { $crew }: { $resource } –{ $amount } za pojemność.
bought = { $crew }: kafel „{ $tile }” w rzędzie { $row }.
offered = { $crew }: w ofercie „{ $tile }”.
    .quiet = i tak widać
moved = { $crew }: wszystkie znaczniki z „{ $source }” na „{ $tile }”.
amplify-given = { $crew } daje wzmocnienie; dostaje je { $to }.
medical = { $crew } daje kość na następną rundę; dostaje ją { $to }.
medical-die = { $crew }: nowa kość to { $die }.
given-up = { $crew } rezygnuje z oferty „{ $tile }”; { $to }: pojemność +2.
tier = Od teraz w ofercie mogą być kafle poziomu { $tier }.
round-over = Koniec rundy { $round }.
won = Wszystkie misje wykonane w rundzie { $round }: stacja uratowana!
lost-resource = { $resource }: nic nie zostało i nie ma urządzenia awaryjnego. Stacja stracona.
lost-rounds = Czas minął, a misje nie są wykonane. Stacja stracona.

ended-won = Wszystkie misje wykonano w rundzie { $round }.
ended-resource = { $resource }: zabrakło w rundzie { $round }.
ended-rounds = Runda { $round } była ostatnia, a misje nie były wykonane.
score-missions = wykonane misje
score-rounds = rundy w zapasie
score-devices = pozostałe urządzenia awaryjne

## Pytania

ask-place = Runda { $round }: { $crew } rozkłada kości (w puli { $dice }).
ask-spend = Runda { $round }: { $crew } wydaje pojemność ({ $capacity }).
ask-convert = Runda { $round }: { $crew } może użyć konwerterów, zanim nieparzyste kości trafią do schowka.
ask-reopen = Runda { $round }: gotowe. Dopóki inni nie skończyli, można się rozmyślić.
ask-pay = Kość jest trująca. Którą kością płaci { $crew }?
ask-make = Co ma wytworzyć „{ $tile }”?
ask-reroll = { $tile }: którą kość przerzuca { $crew }?
ask-discard = { $tile }: którą kość odrzuca { $crew }?
ask-turn = { $tile }: którą kość i jak obraca { $crew }?
ask-take = { $tile }: którą kość bierze ze schowka { $crew }?
ask-shift = { $tile }: którą kość w schowku zmienia { $crew }?
ask-adjust = { $tile }: którą kość zmienia o jeden { $crew }?
ask-neighbour = { $tile }: którą nową kość bierze { $crew }?
ask-track = Która załoga dostaje pole toru kości? Decyduje { $crew }.
ask-mend = Który znacznik zdjąć? Decyduje { $crew }.
ask-dearest = { $crew } ma kilka najdroższych kafli: który zostaje wyłączony?
ask-own = Który kafel wyłącza { $crew }?
ask-strain = { $crew }: który kafel zostaje przeciążony?
ask-remove = Który kafel opuszcza grę? Za wszystkich decyduje { $crew }.
ask-destroy = Kilka kafli jest najdroższych: który zostaje zniszczony? Decyduje { $crew }.
ask-capacity = Kto traci następną pojemność? Decyduje { $crew }.
ask-medical = { $crew }: jak leży nowa kość?

## Czynności

act-place =
    { $crew }: { $die }{ $second-key ->
        [none] { "" }
       *[other] { " i " }{ $second }
    } na „{ $tile }”
act-fill = { $crew }: { $die } na „{ $card }”
act-keep = { $crew }: zachować { $die } na następną rundę
act-dock =
    { $crew }: przekazać { $die } dalej ({ $to }){ $front ->
        [0] { "" }
       *[other] , z przodu { $front }
    }
act-lay = { $crew }: wzmocnienie na „{ $tile }”
act-convert = { $crew }: { $plus } w górę, { $minus } w dół
act-store = { $crew }: bez (dalszych) konwerterów
act-choose =
    { $crew }: { $pick-key ->
        [name-none] poprzestać na tym
       *[other] { $pick }{ $how-key ->
            [none] { "" }
           *[other] { " " }({ $how })
        }
    }
act-done = { $crew }: gotowe
act-reopen = { $crew }: jednak nie gotowe
act-trade = { $crew }: { $resource } –{ $amount } za pojemność
act-buy = { $crew }: „{ $tile }” w rzędzie { $row }
act-widen = { $crew }: jeszcze jedno pole toru kości
act-mend = { $crew }: z „{ $tile }” zdjąć { $token }
act-payload = { $crew }: znaczniki z „{ $source }” na „{ $tile }”
act-pilot = { $crew }: przeciążyć „{ $tile }”, wzmocnienie dostaje { $to }
act-medical = { $crew }: kość na następną rundę dostaje { $to }
act-specialist = { $crew }: oddać ofertę „{ $tile }”, pojemność dostaje { $to }

verb-place = Na kafel
verb-fill = Misja lub katastrofa
verb-keep = Zachowaj kość
verb-dock = Przekaż kość
verb-lay = Połóż wzmocnienie
verb-convert = Użyj konwertera
verb-store = Bez konwerterów
verb-choose = Odpowiedz
verb-done = Gotowe
verb-reopen = Jednak nie gotowe
verb-trade = Zasób za pojemność
verb-buy = Dodaj kafel
verb-widen = Wydłuż tor kości
verb-mend = Zdejmij znacznik
verb-payload = Specjalista ładunku
verb-pilot = Pilot statku
verb-medical = Oficer medyczny
verb-specialist = Specjalista misji

hint-place = Czym zapłacić za trującą kość, gra pyta potem.
hint-keep = W następnej rundzie wraca do puli taka, jaka jest.
hint-dock = Druga załoga bierze własną kość o tej wartości.
hint-reopen = Dopóki ktoś inny nie skończył.

field-crew = Załoga
field-tile = Kafel
field-die = Kość
field-second = Druga kość
field-card = Karta
field-to = Dla kogo
field-front = Ścianka z przodu
field-plus = O jeden w górę
field-minus = O jeden w dół
field-pick = Wybór
field-how = Jak
field-resource = Zasób
field-amount = Ile
field-row = Rząd
field-token = Znacznik
field-source = Z którego kafla

option-disaster = Katastrofa
option-disaster-hint = Co kryje talia katastrof: meteory albo trujący gaz.
option-disaster-random-hint = Jedno z dwojga, losowane przy rozdaniu
option-disaster-meteor-hint = Dziury w kaflach, rząd po rzędzie
option-disaster-toxic-hint = Kości o pewnych wartościach kosztują drugą kość
option-difficulty = Trudność
option-difficulty-hint = Ile jest misji i urządzeń awaryjnych, jak szybko zużywają się zasoby.
option-difficulty-easy-hint = Mniej misji, więcej urządzeń
option-difficulty-normal-hint = Tak, jak ma być
option-difficulty-hard-hint = Jedno urządzenie, zasoby topnieją szybciej
option-crews = Załogi
option-crews-hint = Ile leci; 0: po jednej na osobę, a dwie dla kogoś, kto gra sam. Resztą się dzielicie.
option-countries = Kraje
option-countries-hint = Losowo albo nazwy po przecinku, po jednej na załogę, oba kolory świateł.
option-countries-random-hint = Losowane przy rozdaniu

foretold-crews = Leci załóg: { $crews }, a was jest { $seats }: dzielicie się nimi.

## Odmowy

no-seats = Ta gra jest dla { $least } do { $most } graczy.
no-crews = Przy tylu graczach może lecieć od { $least } do { $most } załóg.
no-disaster = Nie ma takiej katastrofy: „{ $given }”.
no-difficulty = Nie ma takiego poziomu: „{ $given }”.
no-country = Nie ma takiego kraju: „{ $given }”.
no-countries = Potrzeba różnych krajów, po jednym na załogę: { $crews }.
no-lights = Muszą być załogi o obu światłach, czerwonym i niebieskim.
no-over = Gra się skończyła.
no-not-your-crew = Gracz { $seat } nie prowadzi tej załogi.
no-answer-first = { $crew } musi najpierw coś wybrać.
no-nothing-asked = { $crew } nie ma teraz o czym decydować.
no-no-such-pick = Nie ma tego do wyboru.
no-only-placing = To robi się w fazie 1, gdy rozkłada się kości.
no-only-spending = To robi się w fazie 5, gdy wydaje się pojemność.
no-done-already = { $crew } ma już gotowe; najpierw trzeba to cofnąć.
no-not-done = { $crew } nie ma jeszcze gotowego.
no-convert-first = { $crew } musi najpierw rozstrzygnąć, co z konwerterami.
no-not-converting = { $crew } nie ma teraz kości w drodze do schowka.
no-unaided = Kość Japonii leży, jak leży: obraca ją tylko zdolność kafla.
no-no-die = { $crew } nie ma w puli takiej kości: { $die }.
no-same-die = Do tego trzeba dwóch kości, a jest tylko jedna { $die }.
no-order = Podaj te dwie kości w odwrotnej kolejności.
no-not-own-tile = { $crew } nie ma takiego kafla.
no-tile-disabled = „{ $tile }” jest wyłączony i w tej rundzie nie przyjmuje kości.
no-tile-taken = „{ $tile }” ma już swoje kości.
no-how-many-dice = „{ $tile }” przyjmuje naraz kości: { $dice }.
no-no-pair = „{ $tile }” przyjmuje dwie równe kości.
no-wrong-die = „{ $tile }” nie przyjmuje kości { $die }.
no-toxic-alone = Trująca kość kosztuje inną z puli: trzeba { $cost }, zostało { $left }.
no-no-card = Takiej karty nie ma na stole.
no-card-full = „{ $card }” nie ma wolnego pola.
no-no-slot = Żadne wolne pole „{ $card }” nie przyjmuje kości { $die }.
no-cabin-taken = { $crew } ma zajęty moduł mieszkalny.
no-dock-disabled = { $crew } ma wyłączony moduł dokujący.
no-dock-taken = { $crew } już w tej rundzie użyła modułu dokującego.
no-not-another-crew = To musi być inna załoga.
no-no-supply = { $crew } nie ma już kości w zapasie.
no-no-front = Gdy na górze jest { $die }, { $front } nie może być z przodu.
no-front-settled = { $crew }: tu nie wybiera się, jak leży kość.
no-no-amplify = { $crew } nie ma znacznika wzmocnienia.
no-amplified = „{ $tile }” ma już wzmocnienie.
no-no-converter = { $crew } nie ma konwertera.
no-half-converter = Konwerter zmienia jedną kość w górę i drugą w dół, obie naraz.
no-not-offered = { $crew } nie ma tego kafla w ofercie.
no-too-dear = To kosztuje { $cost } pojemności, a jest { $capacity }.
no-no-room = W rzędzie { $row } nie ma na to wolnego miejsca.
no-widened = { $crew } wydłużyła już tor kości w tej rundzie.
no-track-full = { $crew }: tor kości jest już najdłuższy.
no-not-held = { $crew } nie opiekuje się tym zasobem.
no-no-stock = { $resource }: jest { $stock }.
no-capacity-full = Zmieści się jeszcze tylko { $room } pojemności.
no-no-token = „{ $tile }” nie ma takiego znacznika.
no-not-badge = { $crew } ma inną odznakę: { $badge }.
no-badge-used = Odznaka „{ $badge }” była już użyta w tej rundzie.
no-not-clean = „{ $tile }” sam ma ujemne znaczniki.
no-no-tokens = Nie ma dość znaczników przeciążenia i wzmocnienia.
no-no-crew = Nie ma takiej załogi.
