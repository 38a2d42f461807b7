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
