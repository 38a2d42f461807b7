### Gra z samouczka: co mówi Lindsey, czego się uczymy i kiedy.

## Names

lesson-her-name = Lindsey
lesson-spare-name = Odkryta ręka { $number }
name-lesson-on = Jeszcze trzy minuty samouczka
name-lesson-alone = Gramy dalej bez niego
name-lesson-stop = Stop i liczymy punkty

## Setting up

dealt-lindsey = To gra z samouczka. { $first } gra według skryptu i niczego nie ukrywa: jej karty to { $card } i { $other }, a przy każdym ruchu mówi, po co go robi.
hand-open = { $seat } gra odkrytymi kartami: tożsamość to { $card }, postać dodatkowa to { $other }.
# In two sentences, as journals of before tell it.
identity-open = { $seat } gra odkrytymi kartami: tajna tożsamość to { $card }.
bonus-open = { $seat } – postać dodatkowa to { $card }.
kompromat-open = Kompromitujące materiały { $section-in } są na { $card-acc }: widzą to wszyscy.

## Lindsey, Minute by Minute

lesson-plan-13 = „Jestem Inżynierką. Najwięcej da mi Antymateria wysadzona na pokładzie, więc potrzebuję kogoś, kto otworzy kłódkę Pułapki magnetycznej. Mogłabym sama, ale wtedy wszyscy wiedzieliby, kim jestem. Wysyłam Szefową stacji: ona też jest Oficerem”.
lesson-plan-12 = „Na Szefowej stacji leży jeszcze mój znacznik aktywacji, więc byłaby wyczerpana: tylko jedna akcja. Nowy wspólnik daje dwie. W Pułapce magnetycznej nie da się oddychać, więc niech Astroszympans zdobędzie Hełm”.
lesson-plan-11 = „Kto wejdzie do Laboratorium biologicznego, jest skażony, a nikt skażony nie może dotrzeć na Ziemię: to kolejny rząd mojego celu. Przygotuje się do tego Pasażerka na gapę. Planuję tak tylko dlatego, że nie ruszacie moich ludzi: zwykle nikt się tak nie powstrzymuje”.
lesson-plan-10 = „Wejść, zabrać Antymaterię, wyjść: trzeba trzech akcji i Hełmu, a aktywacja daje dwie akcje. Wszystko, co mam w zapasie, wydaję teraz naraz: kompromitujące materiały i łapówkę. Tego, co dzieje się w jednej turze, nikt nie przerwie w połowie”.
lesson-plan-9 = „Koniec ukrywania się: ujawniam się. Wszystkie znaczniki wpływu znikają z mojej karty i odtąd Inżynierka nie słucha nikogo innego”.
lesson-plan-8 = „Odtąd trzymam się trzech zasad. Jeśli można ogłuszyć kogoś skażonego, rusza za nim moja uzbrojona Złota rączka. Jeśli nie, Szefowa stacji ucieka z Antymaterią. A jeśli i to niemożliwe, renegocjuję”.
lesson-plan-7 = „Znów moje trzy zasady. Nie szkodzi, że obwinią mnie za to, co robi Złota rączka: Inżynierka wygrywa nawet jako winna”.
lesson-why-find = „Leżą tu kompromitujące materiały, a jedno podniesienie przy aktywacji jest za darmo. Te znam: są na Astroszympansa. Kiedyś przyniesie mi za nie Hełm”.
lesson-why-vent = „Astroszympans przechodzi szybami. To jego zdolność i nie kosztuje nic ponad akcję”.
lesson-why-dark = „Pasażerki na gapę nie ma jeszcze na mapie: pierwszym krokiem zjawia się w dowolnym ciemnym sektorze”.
lesson-why-throw = „Kompromitujące materiały kupują jedną akcję postaci, na którą są, czyjekolwiek znaczniki tam leżą: Astroszympans rzuca Hełm”.
lesson-why-lock = „W Hełmie brak powietrza jej nie szkodzi, a krok Oficera zdejmuje kłódkę”.
lesson-why-bribe = „Dwie akcje wydane. Łapówka kupuje jeszcze jedną, kogokolwiek; na koniec byłaby dla mnie punktem”.
lesson-why-overload = „Moc ujawnienia Inżynierki: na końcu mojej następnej tury pęknie Komora X i Projekt X wyjdzie na wolność”.
lesson-why-fire = „Laboratorium chemiczne wytwarza Bomby zapalające. Rzucona do Laboratorium biologicznego wznieci tam pożar: bez Hełmu nikt nie wejdzie”.
lesson-crossed = „Ktoś stanął mi na drodze. Trudno, coś wymyślę”.
lesson-alone =
    { $rules ->
        [yes] Samouczek się skończył, gra nie. Lindsey trzyma się swoich trzech zasad.
       *[other] Samouczek się skończył, gra nie. Za Lindsey gra teraz komputer.
    }
lesson-stopped = Samouczek kończy się tutaj. Wszyscy pokazują, kim byli, a punkty liczymy tak, jak stacja wygląda teraz.
lesson-next =
    To był samouczek. Twoje następne gry:
    druga: wybierz tożsamość ze względu na cel i miej na niego plan;
    trzecia: zgaduj, czego chcą inni, przeszkadzaj im i ukrywaj, czego chcesz;
    potem: szukaj szalonych kombinacji.
stationfall-lesson = Upadek stacji, na potrzeby nauki!
ended-lesson = Samouczek przerwano, a punkty policzono według stanu gry.

## The question at the end of a part

ask-stay-on = To koniec tej części samouczka. Co dalej?

## Because of Lindsey

no-lesson-influence = Przez wzgląd na Lindsey: ta postać ({ $who }) jest jej potrzebna do następnych ruchów, więc połóż znaczniki na kimś innym. W innych grach wolno.
no-lesson-reveal = Przez wzgląd na Lindsey: ta postać ({ $who }) jest jej potrzebna do następnych ruchów, więc jeszcze się tak nie ujawniaj. W innych grach wolno.
no-lesson-item = Przez wzgląd na Lindsey: w następnej minucie przyda się jej { $item } { $section-in }, więc niech to tam leży. W innych grach wolno to wziąć.
no-lesson-pupils = Samouczek z Lindsey jest dla najwyżej { $seats } osób, bez drużyn i botów.
lesson-because = przez wzgląd na Lindsey

## What is taught, and when

lesson-task-identity = Dwie karty, dwie możliwe tożsamości. Punktujesz za to, czego chce cel wybranej karty; druga zostaje twoją postacią dodatkową. W pierwszej grze wybierz tę, która ci się podoba.
lesson-task-wait = Inni wybierają albo grają. Nikt niczego od ciebie nie chce.
lesson-task-answer = Gra pyta o coś, co rozstrzygasz tylko ty. Przeczytaj, do czego prowadzi każda odpowiedź; żadna nie jest tu błędem.
lesson-task-stay-on = Znasz już sedno gry. Jeszcze trzy minuty nauczą ujawniania, pożaru, stanów postaci i Danych; możesz też grać dalej albo przerwać i zobaczyć, jak liczy się punkty.
lesson-task-stay-on-last = Znasz już wszystko; został Upadek stacji. W minucie 1 rozkaz opuszczenia statku pada sam, a minuta 0 jest tylko w jednej grze na trzy. Potem wszyscy się ujawniają, uciekinierzy mogą dostarczyć Dane i liczą się punkty. Graj dalej albo przerwij i zobacz, jak to wygląda.
lesson-task-over = Samouczek skończony. Twój arkusz pokazuje rząd po rzędzie, co dało punkty.
lesson-task-hand-over = Twoje akcje są zużyte. Oddaj turę: zagrają inni i zacznie się nowa minuta.
lesson-task-leave = Zostały akcje, ale żadna ci teraz nie pomoże, a nikt nie musi zużyć wszystkich. Oddaj turę: zagrają inni i zacznie się nowa minuta.
lesson-task-activate = Połóż teraz znacznik aktywacji na nowym wspólniku. Jeśli nie leży tam inny taki znacznik, masz dwie akcje; jeśli leży, postać jest wyczerpana: jedna akcja.
lesson-task-13-influence = Nigdy nie działasz osobiście: robią to za ciebie inni. Połóż 1 znacznik wpływu na karcie postaci, a będzie twoim wspólnikiem, dopóki jest przytomna i nikt nie ma tam więcej znaczników niż ty; remis wystarczy.
lesson-task-13-activate = Połóż znacznik aktywacji na wspólniku. Daje to dwie akcje albo, jeśli leżał tam już jakiś, jedną, oraz jedno podniesienie lub upuszczenie za darmo.
lesson-task-13-pick-up = Leżą tu kompromitujące materiały. Trafią na twoją rękę, a nie do postaci, i nikt inny nie zobaczy, na kogo są. Podniesienie to twoja darmowa akcja.
lesson-task-13-step = Krok to akcja: korytarzem do sąsiedniego sektora. Idź w stronę kompromitujących materiałów, czyli żetonu z literą K na mapie.
lesson-task-13-wander = Zostały akcje. Idź tam, gdzie wspólnik może się potem przydać, albo zakończ turę.
lesson-task-12-influence = Nowa minuta: do Upadku stacji o jedną mniej. Twój znacznik aktywacji leży na pierwszym wspólniku, więc byłby wyczerpany. Zdobądź kogoś nowego, a znów masz dwie akcje.
lesson-task-12-pick-up = Przedmioty nosi postać, każdy na osobnym polu swojej karty. Niektóre są potrzebne do akcji: Broń obuchowa lub palna do ataku, kradzieży i sabotażu, Hełm przeciw brakowi powietrza. Weź któryś.
lesson-task-12-step = Przedmioty leżą w sektorach, a w niektórych się je wytwarza. Idź w stronę takiego, który może się przydać.
lesson-task-12-ability = Każda postać ma zdolności: kolorowe pola na karcie. Obejrzyj kartę wspólnika i użyj którejś, jeśli ci coś daje; jeśli nie, zrób to, co najbardziej ci służy.
lesson-task-11-influence = Im więcej wspólników, tym większy wybór. W turze możesz położyć znaczniki na jednej postaci albo na żadnej, a potem aktywować dowolnego wspólnika.
lesson-task-11-activate = Sektory się różnią: w ciemnych żadna kamera nic nie zobaczy, niebezpieczeństwa szkodzą Ludziom bez Hełmu, a Laboratorium biologiczne skaża każdego, kto wejdzie. Wskaż teraz, kto ma działać.
lesson-task-11-agenda = Sektory też dają akcje: trzeba w nich stać, a sektor nie może być uszkodzony. Bronią można go uszkodzić, to sabotaż. Teraz zrób coś dla własnego celu.
lesson-task-10-spend = Masz kompromitujące materiały. Kupują dodatkową akcję postaci, na którą są, czyjkolwiek to wspólnik; darmowego podniesienia przy tym nie ma. Użyj ich raz, żeby zobaczyć, jak działają.
lesson-task-10-influence = Wszystko się zmieniło: Antymateria jest uzbrojona i w minucie 6 zakończy grę, jeśli wciąż będzie na pokładzie. Kłódki są otwarte, a rozkaz opuszczenia statku pozwala kapsułom odlecieć. Co to znaczy dla twojego celu?
lesson-task-10-activate = Znacznik czasu mówi, co nastąpi później, zawsze na końcu tury tego, kto go położył. Jeśli potrzebujesz więcej minut, niż zostawia Antymateria, trzeba ją na czas wynieść ze stacji: wtedy gra trwa dalej. Wskaż teraz, kto ma działać.
lesson-task-10-review = Ucieka ten, kto jest w kapsule, gdy ona odlatuje. Odliczanie ze środka trwa do końca twojej następnej tury; start z sektora, przy którym kapsuła stoi, wysyła innych od razu. Sprawdź, czego teraz chce twój cel.
lesson-task-9-influence = Kto się ujawnił, ma własną postać, której nikt inny nie użyje, i jej moc ujawnienia; inni tracą leżące tam znaczniki. Ty też możesz ujawnić się na początku tury. Kilka znaczników na jednej karcie odstrasza rywali, ale każdy ponad limit wpływów kosztuje punkt.
lesson-task-9-activate = Możesz też ujawnić się jako swoja postać dodatkowa i odrzucić zakrytą tożsamość: to ujawnienie Schrödingera. Pożar gasi się ze Stacji bezpieczeństwa lub Serwerowni, najpierw ogień, potem brak powietrza, który po nim zostaje. Wskaż teraz, kto ma działać.
lesson-task-9-win = Pożar uszkadza sektor i ogłusza Ludzi bez Hełmu. Kto ogłuszy Człowieka na oczach kamer, staje się podejrzany. Odtąd po prostu spróbuj wygrać.
lesson-task-8-influence = Postać może być przytomna lub ogłuszona, mogła uciec albo zostać unicestwiona. Ogłuszonym można zabrać Przedmioty; można ich też ciągnąć i ocucić Nanożelem. Jeśli nic się nie opłaca, renegocjuj: wraca znacznik aktywacji i jeden znacznik wpływu.
lesson-task-8-activate = Żadna postać nie zrobi tego, co na pewno by ją ogłuszyło. W ciemności albo przy wyłączonych kamerach nikt nie widzi, kto uderzył, i nikt nie jest podejrzany. Wskaż teraz, kto ma działać.
lesson-task-8-win = Bronią ogłuszysz kogoś w tym samym sektorze albo go okradniesz. Hełm chroni przed Bronią obuchową, przed palną nic. Spróbuj wygrać.
lesson-task-7-influence = Dane to nie Przedmioty: wytwarza się je w niektórych sektorach, kopiuje i transmituje od Tablicy kontrolnej. Dowód wysłany Władzom czyni wszystkich innych podejrzanych winnymi, a winni prawie nigdy nie wygrywają.
lesson-task-7-activate = Przy włączonych zagłuszaczach Dane kopiuje się tylko komuś w tym samym sektorze; przy wyłączonych każdemu, kto nie uciekł. Sekret X, wytwarzany w Laboratorium biologicznym, pozwala podejrzeć Projekt X. Wskaż teraz, kto ma działać.
lesson-task-7-win = Trzy sektory generują energię. Gdy dwa z nich są uszkodzone, gaśnie wszystko: światło, pulpity i akcje sektorów prócz opóźnionego wystrzelenia i śluzy. Spróbuj wygrać.
option-lindsey = Samouczek z Lindsey
option-lindsey-hint = Od jednej do trzech osób uczy się obok gracza ze skryptu, który mówi, po co robi każdy ruch.
mode-tutorial = Samouczek z Lindsey
mode-tutorial-hint = Na pierwszą grę, do trzech osób: uczy minuta po minucie. Kto jest sam, zaczyna od razu.
