# Co ludzie wpisują zamiast nazwy czynności lub odpowiedzi z panelu; po przecinkach.

also-abandon-ship = ewakuacja, ewakuuj, alarm, opuść statek
also-accept = tak, dobrze, zgadzam się, pozwól, zgoda, jasne, pewnie, niech będzie
also-activate = aktywuj, użyj, steruj
also-attack = atakuj, zaatakuj, strzel, strzelaj, uderz, zabij, pobij, kopnij, ogłusz
also-become = wybierz, bądź, zostań
also-decontaminate = odkaź, oczyść, umyj
also-delete = skasuj, usuń
also-done = wystarczy, koniec
also-drop = upuść, odłóż, zostaw, połóż
also-end-turn = zakończ, koniec, zakończ turę, gotowe, kończę, pas
also-give = daj, podaj, przekaż, oddaj
also-influence = wpłyń, połóż, dołóż, daj, kostki, kostka, kostkę, znacznik, znaczniki
also-jettison = wyrzuć, wypchnij
also-manufacture = wydrukuj, zbuduj, wytwórz, zrób
also-pick-up = podnieś, weź, weźmie, wziąć, biorę, zabierz, bierz, łap, łapie
also-refuse = nie, odmów, odmawiam, odrzuć, nie ma mowy, nigdy
also-release-project-x = uwolnij, wypuść
also-renegotiate = renegocjuj, weź z powrotem
also-repair = napraw
also-reveal = ujawnij, pokaż się, ujawniam
also-revive = ocuć, ulecz, obudź, pomóż, ratuj
also-rob = okradnij, ukradnij, obrabuj, zabierz
also-sabotage = sabotuj, zniszcz, rozwal, zepsuj
also-section-launch = wystrzel, odpal, startuj
also-step = idź, idzie, idą, iść, idę, pójdzie, wejdź, wchodzi, przejdź, biegnij, biegnie, ciągnij, rusz
also-suppress = ugaś, zgaś, stłum
also-throw = rzuć, ciśnij
also-timed-launch = wystrzel, odpal
also-transmit = wyślij, nadaj, prześlij, opublikuj
also-wait = czekaj, odpocznij, nic nie rób

# To samo dla osób, miejsc i rzeczy.

also-astrochimp = małpa
also-bludgeon = pałka, maczuga, łom
also-briefcase = aktówka, neseser
also-firebomb = granat, koktajl
also-gun = pistolet, rewolwer, spluwa
also-helmet = kask
also-kompromat = kompromat, haki
also-nanogel = apteczka
also-outer-space = kosmos, próżnia
also-station-chief = komendantka, kapitan
