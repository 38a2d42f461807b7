### Wszystkie zdania gry Perigee. Załogi noszą nazwy krajów i stoją przed dwukropkiem albo w nawiasie: nic się z nimi nie zgadza i nic ich nie odmienia.

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
       *[other] { " " }Zostaje, dopóki pola nie są zajęte: { $removed }.
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

reward-track = pola toru kości ({ $amount }), do podziału przez załogę prowadzącą
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
round = Zaczyna się runda { $round }; załoga prowadząca: { $lead }.
    .heads = runda
rolled = { $crew }: rzut { $dice }; zachowane: { $kept }.
stored = { $crew }: do schowka { $storage }, w puli { $pool }.
converted = { $crew }: konwerter, { $plus } w górę, { $minus } w dół.
placed = { $crew }: { $dice } na kafel „{ $tile }”.
paid = { $crew }: { $die } na kartę pomocy przy wycieku.
makes = Kafel „{ $tile }” wytwarza: { $resource }.
filled =
    { $left ->
        [0] { $crew }: { $die } na „{ $card }”; wszystkie pola są zajęte.
       *[other] { $crew }: { $die } na „{ $card }”; wolnych pól: { $left }.
    }
kept = { $crew }: { $die } zostaje w module mieszkalnym.
docked = { $crew }: kość przekazana; { $to }: własna kość o wartości { $die }.
amplified = { $crew }: wzmocnienie na kafel „{ $tile }”.
rolled-more = { $crew }: rzut { $dice } za „{ $tile }”.
rerolled = { $crew }: przerzut { $die }, teraz { $new }.
discarded = { $crew }: { $die } wraca do zapasu.
turned = { $crew }: kość { $die } obrócona ({ $way }), teraz { $new }.
taken = { $crew }: { $die } ze schowka.
shifted = { $crew }: w schowku { $die } zmienia się w { $new }.
adjusted = { $crew }: { $die } zmienia się w { $new }.
new-die = { $crew }: nowa kość, { $die }.
converter-gained = { $crew }: nowy konwerter, razem { $converters }.
rolled-stored = { $crew }: rzut do schowka, { $dice }.
declined = { $crew }: na tym koniec.
done = { $crew }: gotowe.
    .quiet = i tak widać
reopened = { $crew }: jednak nie gotowe.
    .quiet = i tak widać
tile-made =
    { $tile } – { $resource }: { $amount }
    .quiet = sumy poniżej
made = Stacja wytworzyła: klimat { $climate }, żywność { $nutrition }, tlen { $oxygen }, energia { $power }.
consumed = Każdy zasób traci { $by }. Zostało: klimat { $climate }, żywność { $nutrition }, tlen { $oxygen }, energia { $power }.
mission-done = Misja wykonana: { $card }! Nagroda: { $reward }.
card-removed = Katastrofa „{ $card }” zażegnana: karta znika.
card-acts = Katastrofa „{ $card }” trwa.
revealed = Katastrofa: { $card }. { $about }
disaster-die = Kość katastrofy: { $die }; trafione rzędy: { $rows }.
hit = Trafiony kafel „{ $tile }”; znaczniki trafień: { $tokens }.
destroyed = Zniszczony kafel „{ $tile }” ({ $crew }).
disabled = Wyłączony kafel „{ $tile }” ({ $crew }).
dock-disabled = Wyłączony moduł dokujący ({ $crew }).
strained = Przeciążony kafel „{ $tile }” ({ $crew }).
slot-lost = { $crew }: tor kości o jeden krótszy, { $track }.
slot-gained = { $crew }: tor kości o jeden dłuższy, { $track }.
mended = Z kafla „{ $tile }” znika { $token }.
drained = { $resource }: strata { $by }.
device-used = { $resource }: byłoby poniżej zera, ale urządzenie awaryjne utrzymuje 0. Zostało urządzeń: { $left }.
capacity-lost = { $crew }: pojemność o 1 mniej, { $left }.
spending = Faza 5 rundy { $round }: wydajecie pojemność.
    .heads = wydatki
traded = { $crew }: { $resource } −{ $amount } za pojemność.
bought = { $crew }: kafel „{ $tile }” w rzędzie { $row }.
offered = { $crew }: w ofercie „{ $tile }”.
    .quiet = i tak widać
moved = { $crew }: wszystkie znaczniki z „{ $source }” na „{ $tile }”.
amplify-given = { $crew }: wzmocnienie dla innej załogi ({ $to }).
medical = { $crew }: kość na następną rundę ({ $to }).
medical-die = { $crew }: nowa kość to { $die }.
given-up = { $crew }: oferta „{ $tile }” oddana; { $to }: pojemność +2.
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

ask-place = Runda { $round }, { $crew }: rozłóż kości (w puli { $dice }).
ask-spend = Runda { $round }, { $crew }: wydaj pojemność ({ $capacity }).
ask-convert = Runda { $round }, { $crew }: możesz użyć konwerterów, zanim nieparzyste kości trafią do schowka.
ask-reopen = Runda { $round }: gotowe. Dopóki inni nie skończyli, możesz się rozmyślić.
ask-pay = Kość jest trująca. { $crew }: którą kością zapłacić?
ask-make = Co ma wytworzyć kafel „{ $tile }”?
ask-reroll = { $tile } ({ $crew }): którą kość przerzucić?
ask-discard = { $tile } ({ $crew }): którą kość odrzucić?
ask-turn = { $tile } ({ $crew }): którą kość i jak obrócić?
ask-take = { $tile } ({ $crew }): którą kość wziąć ze schowka?
ask-shift = { $tile } ({ $crew }): którą kość w schowku zmienić?
ask-adjust = { $tile } ({ $crew }): którą kość zmienić o jeden?
ask-neighbour = { $tile } ({ $crew }): którą nową kość wziąć?
ask-track = { $crew }: która załoga dostaje pole toru kości?
ask-mend = { $crew }: który znacznik zdjąć?
ask-dearest = { $crew }: kilka kafli jest najdroższych; który zostaje wyłączony?
ask-own = { $crew }: który kafel wyłączyć?
ask-strain = { $crew }: który kafel zostaje przeciążony?
ask-remove = { $crew }, za wszystkich: który kafel opuszcza grę?
ask-destroy = { $crew }: kilka kafli jest najdroższych; który zostaje zniszczony?
ask-capacity = { $crew }: kto traci następną pojemność?
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
act-convert = { $crew }: { $plus } o jeden w górę, { $minus } o jeden w dół (konwerter)
act-store = { $crew }: nieparzyste kości do schowka bez zmian
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
act-trade = { $crew }: { $resource } −{ $amount } za pojemność
act-buy = { $crew }: „{ $tile }” w rzędzie { $row }
act-widen = { $crew }: jeszcze jedno pole toru kości
act-mend = { $crew }: z kafla „{ $tile }” zdjąć { $token }
act-payload = { $crew }: wszystkie znaczniki z „{ $source }” na „{ $tile }”
act-pilot = { $crew }: przeciążyć „{ $tile }”, dać wzmocnienie ({ $to })
act-medical = { $crew }: dać kość na następną rundę ({ $to })
act-specialist = { $crew }: oddać ofertę „{ $tile }”, dać pojemność ({ $to })

verb-place = Na kafel
verb-fill = Misja lub katastrofa
also-fill = połóż, wstaw
verb-keep = Zachowaj kość
verb-dock = Przekaż kość
verb-lay = Połóż wzmocnienie
verb-convert = Użyj konwertera
verb-store = Do schowka bez zmian
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
option-crews-hint = Ile leci; 0: po jednej na osobę, a dla kogoś, kto gra sam, dwie. Pozostałymi się dzielicie.
option-countries = Kraje
option-countries-hint = Losowo albo nazwy po przecinku, po jednej na załogę, oba kolory świateł.
option-countries-random-hint = Losowane przy rozdaniu

foretold-crews = Liczba załóg: { $crews }, liczba osób: { $seats }. Załogami się dzielicie.

## Odmowy

no-seats = To gra dla { $least }–{ $most } osób.
no-crews = Przy tylu graczach może lecieć od { $least } do { $most } załóg.
no-disaster = Nie ma takiej katastrofy: „{ $given }”.
no-difficulty = Nie ma takiego poziomu: „{ $given }”.
no-country = Nie ma takiego kraju: „{ $given }”.
no-countries = Potrzeba różnych krajów, po jednym na załogę: { $crews }.
no-lights = Muszą być załogi o obu światłach, czerwonym i niebieskim.
no-over = Gra się skończyła.
no-not-your-crew = Gracz { $seat } nie prowadzi tej załogi.
no-answer-first = { $crew }: najpierw trzeba coś wybrać.
no-nothing-asked = { $crew }: nie ma teraz o czym decydować.
no-no-such-pick = Nie ma tego do wyboru.
no-only-placing = To robi się w fazie 1, gdy rozkłada się kości.
no-only-spending = To robi się w fazie 5, gdy wydaje się pojemność.
no-done-already = { $crew }: już gotowe; najpierw trzeba to cofnąć.
no-not-done = { $crew }: jeszcze nie gotowe.
no-convert-first = { $crew }: najpierw trzeba rozstrzygnąć, co z konwerterami.
no-not-converting = { $crew }: żadna kość nie jest teraz w drodze do schowka.
no-unaided = Kość Japonii leży, jak leży: obraca ją tylko zdolność kafla.
no-no-die = { $crew }: w puli nie ma takiej kości: { $die }.
no-same-die = Do tego trzeba dwóch kości, a jest tylko jedna { $die }.
no-order = Podaj te dwie kości w odwrotnej kolejności.
no-not-own-tile = { $crew }: nie ma tu takiego kafla.
no-tile-disabled = Kafel „{ $tile }” jest wyłączony i w tej rundzie nie przyjmuje kości.
no-tile-taken = Na kaflu „{ $tile }” leżą już kości.
no-how-many-dice =
    { $dice ->
        [one] Kafel „{ $tile }” przyjmuje jedną kość.
        [few] Kafel „{ $tile }” przyjmuje naraz { $dice } kości.
       *[many] Kafel „{ $tile }” przyjmuje naraz { $dice } kości.
    }
no-no-pair = Kafel „{ $tile }” przyjmuje dwie równe kości.
no-wrong-die = Kafel „{ $tile }” nie przyjmuje kości { $die }.
no-toxic-alone = Trująca kość kosztuje inną z puli: trzeba { $cost }, zostało { $left }.
no-no-card = Takiej karty nie ma na stole.
no-card-full = Na karcie „{ $card }” nie ma wolnego pola.
no-no-slot = Żadne wolne pole karty „{ $card }” nie przyjmuje kości { $die }.
no-cabin-taken = { $crew }: moduł mieszkalny jest zajęty.
no-dock-disabled = { $crew }: moduł dokujący jest wyłączony.
no-dock-taken = { $crew }: moduł dokujący był już w tej rundzie w użyciu.
no-not-another-crew = To musi być inna załoga.
no-no-supply = { $crew }: w zapasie nie ma już kości.
no-no-front = Gdy na górze jest { $die }, { $front } nie może być z przodu.
no-front-settled = { $crew }: tu nie wybiera się, jak leży kość.
no-no-amplify = { $crew }: nie ma znacznika wzmocnienia.
no-amplified = Na kaflu „{ $tile }” leży już wzmocnienie.
no-no-converter = { $crew }: nie ma konwertera.
no-half-converter = Konwerter zmienia jedną kość w górę i drugą w dół, obie naraz.
no-not-offered = { $crew }: tego kafla nie ma w ofercie.
no-too-dear = To kosztuje { $cost } pojemności, a jest { $capacity }.
no-no-room = W rzędzie { $row } nie ma na to wolnego miejsca.
no-widened = { $crew }: tor kości był już w tej rundzie wydłużony.
no-track-full = { $crew }: tor kości jest już najdłuższy.
no-not-held = { $crew }: ten zasób jest pod opieką innej załogi.
no-no-stock = { $resource }: jest { $stock }.
no-capacity-full = Zmieści się jeszcze tylko tyle pojemności: { $room }.
no-no-token = Na kaflu „{ $tile }” nie ma takiego znacznika.
no-not-badge = { $crew }: odznaka jest inna, { $badge }.
no-badge-used = Odznaka „{ $badge }” była już użyta w tej rundzie.
no-not-clean = Na kaflu „{ $tile }” też leżą ujemne znaczniki.
no-no-tokens = Nie ma dość znaczników przeciążenia i wzmocnienia.
no-no-crew = Nie ma takiej załogi.
