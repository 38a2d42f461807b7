"""Symbols of Station X: what units can do, what is on the board, and the signs of the four factions."""

from __future__ import annotations

from math import cos, pi, sin

from images.kit.icons import Icons
from images.kit.pen import Pen, Shape, gear, skull, star


def _step(pen: Pen) -> None:
    pen.line((34, 14), (70, 50), (34, 86), width=20)


def _steps(pen: Pen) -> None:
    pen.line((16, 18), (46, 50), (16, 82), width=18)
    pen.line((54, 18), (84, 50), (54, 82), width=18)


def _sword(pen: Pen) -> None:
    pen.poly((96, 4), (92, 26), (46, 72), (28, 54), (74, 8))
    pen.line((20, 46), (54, 80), width=12)
    pen.line((32, 68), (10, 90), width=16)


def _jump(pen: Pen) -> None:
    pen.arc(46, 66, 38, 180, 340, width=13)
    pen.poly((66, 52), (98, 48), (84, 84))
    pen.rect(2, 78, 26, 92)


def _bolt(pen: Pen) -> None:
    pen.poly((58, 2), (16, 56), (46, 56), (36, 98), (84, 40), (54, 40))


def _bolts(pen: Pen) -> None:
    for x in (-24, 24):
        pen.poly((56 + x, 4), (28 + x, 54), (46 + x, 54), (38 + x, 96), (72 + x, 42), (53 + x, 42))


def _shield(pen: Pen) -> None:
    pen.poly((50, 2), (90, 16), (86, 58), (68, 84), (50, 98), (32, 84), (14, 58), (10, 16))
    pen.rect(45, 24, 55, 70, fill=pen.ground)
    pen.rect(29, 40, 71, 51, fill=pen.ground)


def _house(pen: Pen) -> None:
    pen.poly((50, 6), (98, 46), (86, 46), (86, 94), (14, 94), (14, 46), (2, 46))
    pen.rect(40, 58, 60, 94, fill=pen.ground)


def _portal(pen: Pen) -> None:
    pen.ring(50, 50, 47, 13)
    pen.ring(50, 50, 26, 10)
    pen.disc(50, 50, 7)


def _card(pen: Pen) -> None:
    pen.rect(16, 4, 84, 96, round_=10)
    pen.poly(*star(5, 25, 10), fill=pen.ground)


def _crate(pen: Pen) -> None:
    pen.rect(6, 10, 94, 92, round_=8)
    pen.rect(16, 20, 84, 82, fill=pen.ground)
    pen.line((20, 24), (80, 78), width=10)
    pen.line((80, 24), (20, 78), width=10)


def _away(pen: Pen) -> None:
    pen.poly((20, 8), (94, 50), (20, 92))


def _bag(pen: Pen) -> None:
    pen.poly((36, 20), (64, 20), (92, 64), (82, 96), (18, 96), (8, 64))
    pen.rect(30, 4, 70, 24, round_=8)
    pen.poly((54, 38), (34, 66), (48, 66), (42, 88), (68, 58), (53, 58), fill=pen.ground)


def _cross(pen: Pen) -> None:
    pen.line((16, 16), (84, 84), width=20)
    pen.line((84, 16), (16, 84), width=20)


def _check(pen: Pen) -> None:
    pen.line((12, 54), (40, 82), (90, 20), width=18)


def _flag(pen: Pen) -> None:
    pen.rect(14, 4, 26, 98)
    pen.poly((26, 8), (92, 30), (26, 56))


def _plus(pen: Pen) -> None:
    pen.line((50, 12), (50, 88), width=24)
    pen.line((12, 50), (88, 50), width=24)


def _burst(pen: Pen) -> None:
    pen.poly(*star(9, 49, 26))
    pen.poly(*star(9, 26, 13), fill=pen.ground)


def _crown(pen: Pen) -> None:
    pen.poly((4, 24), (28, 50), (50, 10), (72, 50), (96, 24), (88, 88), (12, 88))


def _here(pen: Pen) -> None:
    pen.poly((10, 6), (92, 50), (10, 94))


def _air(pen: Pen) -> None:
    pen.disc(34, 62, 32)
    pen.disc(34, 62, 17, fill=pen.ground)
    pen.disc(78, 28, 20)
    pen.disc(78, 28, 9, fill=pen.ground)


def _tile(pen: Pen) -> None:
    for x, y in ((6, 6), (53, 6), (6, 53), (53, 53)):
        pen.rect(x, y, x + 41, y + 41, round_=6)


# ---------------------------------------------------------------------- the factions


def _cyborgs(pen: Pen) -> None:
    """Half a face, half a cogwheel."""
    pen.poly(*gear(8, 49, 37))
    pen.disc(50, 50, 30, fill=pen.ground)
    pen.poly((50, 18), (50, 84), (34, 80), (22, 62), (22, 40), (34, 24))
    pen.disc(38, 46, 7, fill=pen.ground)
    pen.ring(66, 46, 11, 7)


def _pirates(pen: Pen) -> None:
    """A skull over crossed bones."""
    pen.line((10, 64), (90, 94), width=12)
    pen.line((90, 64), (10, 94), width=12)
    pen.disc(50, 38, 34)
    pen.rect(34, 52, 66, 78, round_=6)
    pen.disc(37, 38, 10, fill=pen.ground)
    pen.disc(63, 38, 10, fill=pen.ground)
    pen.poly((50, 48), (44, 60), (56, 60), fill=pen.ground)


def _spacemen(pen: Pen) -> None:
    """A helmet with its visor."""
    pen.disc(50, 46, 42)
    pen.rect(20, 74, 80, 96, round_=10)
    pen.rect(20, 30, 80, 64, round_=17, fill=pen.ground)
    pen.line((32, 42), (46, 42), width=7)


def _aliens(pen: Pen) -> None:
    """A head with large eyes and feelers."""
    pen.line((30, 30), (16, 6), width=8)
    pen.line((70, 30), (84, 6), width=8)
    points = []
    for part in range(40):
        angle = 2 * pi * part / 40
        reach = 36 if sin(angle) < 0 else 36 + 12 * sin(angle)
        narrow = 1 if sin(angle) < 0 else 1 - 0.35 * sin(angle)
        points.append((50 + 38 * cos(angle) * narrow, 50 + reach * sin(angle)))
    pen.poly(*points)
    pen.poly((20, 44), (44, 56), (42, 68), (28, 62), fill=pen.ground)
    pen.poly((80, 44), (56, 56), (58, 68), (72, 62), fill=pen.ground)


SHAPES: dict[str, Shape] = {
    "step": _step,
    "steps": _steps,
    "sword": _sword,
    "jump": _jump,
    "bolt": _bolt,
    "bolts": _bolts,
    "shield": _shield,
    "house": _house,
    "portal": _portal,
    "card": _card,
    "crate": _crate,
    "away": _away,
    "bag": _bag,
    "cross": _cross,
    "check": _check,
    "flag": _flag,
    "plus": _plus,
    "burst": _burst,
    "crown": _crown,
    "here": _here,
    "air": _air,
    "tile": _tile,
    "skull": skull,
    "cyborgs": _cyborgs,
    "pirates": _pirates,
    "spacemen": _spacemen,
    "aliens": _aliens,
}

icon = Icons(SHAPES, "tile")
