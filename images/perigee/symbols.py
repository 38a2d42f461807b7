"""Symbols of Perigee: resources, tokens, what a crew has, and what becomes of it."""

from __future__ import annotations

from images.kit.icons import Icons
from images.kit.pen import Pen, Shape, gear, skull, star


def _climate(pen: Pen) -> None:
    """A thermometer."""
    pen.line((42, 14), (42, 70), width=26)
    pen.disc(42, 78, 21)
    pen.line((42, 30), (42, 72), width=9, fill=pen.ground)
    pen.disc(42, 78, 10, fill=pen.ground)
    for y in (22, 40, 58):
        pen.line((66, y), (84, y), width=9)


def _nutrition(pen: Pen) -> None:
    """An apple."""
    pen.disc(33, 58, 31)
    pen.disc(67, 58, 31)
    pen.oval(24, 44, 76, 98)
    pen.poly((46, 34), (60, 4), (70, 8), (56, 36))
    pen.oval(60, 8, 94, 30)


def _oxygen(pen: Pen) -> None:
    """Bubbles."""
    pen.ring(38, 60, 36, 14)
    pen.ring(78, 26, 20, 11)
    pen.disc(84, 80, 11)


def _power(pen: Pen) -> None:
    pen.poly((60, 2), (14, 56), (44, 56), (36, 98), (86, 40), (54, 40))


def _scenario(pen: Pen) -> None:
    """A hole in the hull."""
    pen.poly(*star(8, 49, 34))
    pen.disc(50, 50, 22, fill=pen.ground)


def _strain(pen: Pen) -> None:
    """A weight."""
    pen.ring(50, 22, 19, 11)
    pen.poly((26, 36), (74, 36), (94, 96), (6, 96))


def _amplify(pen: Pen) -> None:
    """Twice up."""
    pen.line((14, 50), (50, 16), (86, 50), width=17)
    pen.line((14, 86), (50, 52), (86, 86), width=17)


def _disable(pen: Pen) -> None:
    """Not here."""
    pen.ring(50, 50, 47, 16)
    pen.line((20, 20), (80, 80), width=15)


def _device(pen: Pen) -> None:
    """A life-belt."""
    pen.ring(50, 50, 48, 28)
    for x, y in ((50, 16), (50, 84), (16, 50), (84, 50)):
        pen.disc(x, y, 9, fill=pen.ground)


def _deck(pen: Pen) -> None:
    """Cards, face down."""
    pen.rect(26, 2, 92, 82, round_=9)
    pen.rect(4, 14, 80, 100, round_=13, fill=pen.ground)
    pen.rect(10, 20, 74, 98, round_=9)
    pen.poly((42, 34), (62, 82), (22, 82), fill=pen.ground)


def _toxic(pen: Pen) -> None:
    skull(pen)


def _aid(pen: Pen) -> None:
    """A flask."""
    pen.rect(32, 2, 68, 14, round_=5)
    pen.poly((38, 10), (62, 10), (62, 40), (92, 88), (84, 98), (16, 98), (8, 88), (38, 40))
    pen.poly((34, 62), (66, 62), (78, 84), (22, 84), fill=pen.ground)


def _dock(pen: Pen) -> None:
    """Two rings that meet."""
    pen.rect(4, 30, 40, 70, round_=6)
    pen.rect(60, 30, 96, 70, round_=6)
    pen.rect(36, 42, 64, 58)
    pen.line((50, 12), (50, 88), width=9)


def _cabin(pen: Pen) -> None:
    """A bunk."""
    pen.line((10, 14), (10, 90), width=12, ends=False)
    pen.rect(8, 56, 94, 78, round_=6)
    pen.line((90, 60), (90, 90), width=12, ends=False)
    pen.disc(30, 42, 13)


def _storage(pen: Pen) -> None:
    """A box, its lid up."""
    pen.rect(10, 42, 90, 96, round_=6)
    pen.line((8, 36), (60, 8), width=15)
    pen.rect(38, 54, 62, 68, fill=pen.ground)


def _converter(pen: Pen) -> None:
    """One up, one down."""
    pen.line((28, 92), (28, 36), width=15)
    pen.poly((2, 42), (28, 6), (54, 42))
    pen.line((72, 8), (72, 64), width=15)
    pen.poly((46, 58), (72, 94), (98, 58))


def _track(pen: Pen) -> None:
    """A die."""
    pen.rect(6, 6, 94, 94, round_=18)
    for x, y in ((28, 28), (72, 28), (50, 50), (28, 72), (72, 72)):
        pen.disc(x, y, 10, fill=pen.ground)


def _supply(pen: Pen) -> None:
    """A bag."""
    pen.poly((36, 20), (64, 20), (92, 64), (82, 96), (18, 96), (8, 64))
    pen.rect(30, 4, 70, 24, round_=8)


def _capacity(pen: Pen) -> None:
    """A spanner."""
    pen.line((30, 70), (68, 32), width=20)
    pen.disc(74, 26, 24)
    pen.disc(26, 74, 20)
    pen.poly((72, 24), (82, -6), (106, 18), fill=pen.ground)
    pen.disc(26, 74, 7, fill=pen.ground)


def _mission(pen: Pen) -> None:
    """A flag."""
    pen.rect(12, 2, 25, 98)
    pen.poly((25, 6), (94, 30), (25, 56))


def _disaster(pen: Pen) -> None:
    """A warning."""
    pen.poly((50, 2), (99, 94), (1, 94))
    pen.rect(44, 32, 56, 66, fill=pen.ground)
    pen.disc(50, 79, 8, fill=pen.ground)


def _meteor(pen: Pen) -> None:
    """A rock, falling."""
    pen.disc(36, 64, 32)
    for start, end in (((50, 26), (82, 2)), ((64, 42), (98, 14)), ((74, 62), (98, 42))):
        pen.line(start, end, width=10)
    pen.disc(28, 58, 8, fill=pen.ground)
    pen.disc(44, 76, 6, fill=pen.ground)


def _ability(pen: Pen) -> None:
    """A cogwheel: it does something beside."""
    pen.poly(*gear(8, 49, 36))
    pen.disc(50, 50, 16, fill=pen.ground)


def _makes(pen: Pen) -> None:
    pen.poly((10, 8), (92, 50), (10, 92))


def _lead(pen: Pen) -> None:
    pen.poly(*star(5, 50, 21, y=54))


def _check(pen: Pen) -> None:
    pen.line((12, 54), (40, 82), (90, 20), width=18)


def _lamp(pen: Pen) -> None:
    """A light of the station."""
    pen.disc(50, 42, 32)
    pen.rect(34, 72, 66, 82)
    pen.rect(38, 86, 62, 96, round_=4)


def _crown(pen: Pen) -> None:
    pen.poly((4, 24), (28, 50), (50, 10), (72, 50), (96, 24), (88, 88), (12, 88))


def _station(pen: Pen) -> None:
    """Wings left and right of a body."""
    pen.rect(38, 20, 62, 80, round_=9)
    for left in (2, 68):
        pen.rect(left, 26, left + 30, 44)
        pen.rect(left, 56, left + 30, 74)
    pen.rect(30, 46, 70, 54)


def _payload_specialist(pen: Pen) -> None:
    """A crate and a way."""
    pen.rect(4, 40, 52, 92, round_=6)
    pen.line((22, 20), (76, 20), width=12)
    pen.poly((70, 2), (98, 20), (70, 38))


def _spaceflight_pilot(pen: Pen) -> None:
    """Wings."""
    pen.poly(
        (50, 4),
        (62, 30),
        (62, 60),
        (98, 84),
        (62, 78),
        (58, 96),
        (42, 96),
        (38, 78),
        (2, 84),
        (38, 60),
        (38, 30),
    )


def _medical_officer(pen: Pen) -> None:
    pen.rect(37, 6, 63, 94, round_=5)
    pen.rect(6, 37, 94, 63, round_=5)


def _mission_specialist(pen: Pen) -> None:
    """A clipboard."""
    pen.rect(14, 12, 86, 98, round_=8)
    pen.rect(34, 2, 66, 22, round_=6)
    for y in (40, 58, 76):
        pen.rect(30, y, 70, y + 8, fill=pen.ground)


SHAPES: dict[str, Shape] = {
    "climate": _climate,
    "nutrition": _nutrition,
    "oxygen": _oxygen,
    "power": _power,
    "scenario": _scenario,
    "strain": _strain,
    "amplify": _amplify,
    "disable": _disable,
    "device": _device,
    "deck": _deck,
    "toxic": _toxic,
    "aid": _aid,
    "dock": _dock,
    "cabin": _cabin,
    "storage": _storage,
    "converter": _converter,
    "track": _track,
    "supply": _supply,
    "capacity": _capacity,
    "mission": _mission,
    "disaster": _disaster,
    "meteor": _meteor,
    "ability": _ability,
    "makes": _makes,
    "lead": _lead,
    "check": _check,
    "lamp": _lamp,
    "crown": _crown,
    "station": _station,
    "payload_specialist": _payload_specialist,
    "spaceflight_pilot": _spaceflight_pilot,
    "medical_officer": _medical_officer,
    "mission_specialist": _mission_specialist,
}

icon = Icons(SHAPES, "station")
