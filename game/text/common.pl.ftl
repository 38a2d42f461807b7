### What every game says alike, in Polish.

seat = Gracz { $number }
    .gen = Gracza { $number }
    .dat = Graczowi { $number }
    .acc = Gracza { $number }
    .ins = Graczem { $number }

name-yes = Tak
name-no = Nie
name-none = Brak
name-number = { $number }
listed = { $first }, { $rest }
    .gen = { $first-gen }, { $rest-gen }
    .acc = { $first-acc }, { $rest-acc }
    .to = { $first-to }, { $rest-to }
    .in = { $first-in }, { $rest-in }
    .paid = { $first-paid }, { $rest-paid }
    .then =
        { $rest-key ->
            [listed] { $first-to }, potem { $rest-then }
           *[other] { $first-to }, potem { $rest-to }
        }

no-unknown-action = Nie ma akcji „{ $what }”.
no-field = „{ $field }” przyjmuje coś innego ({ $wanted }, nie { $given }).
no-no-seat = Przy tym stole nie ma miejsca { $seat }.
