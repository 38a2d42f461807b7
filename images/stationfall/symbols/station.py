"""The station: its sections, systems and dangers, and how one leaves it."""

from __future__ import annotations

from math import cos, pi, sin

from images.kit.canvas import Point
from images.kit.pen import Pen, Shape, star


def _bolt(pen: Pen) -> None:
    pen.poly((60, 2), (18, 56), (45, 56), (36, 98), (82, 40), (53, 40))


def _console(pen: Pen) -> None:
    pen.rect(6, 14, 94, 72, round_=9)
    pen.rect(16, 24, 84, 62, round_=3, fill=pen.ground)
    pen.line((26, 34), (40, 43), (26, 52), width=8)
    pen.line((48, 54), (70, 54), width=8)
    pen.rect(28, 80, 72, 90, round_=4)


def _biohazard(pen: Pen) -> None:
    for turn in range(3):
        angle = turn * 2 * pi / 3 - pi / 2
        pen.ring(50 + 24 * cos(angle), 52 + 24 * sin(angle), 26, 11)
    pen.disc(50, 52, 15, fill=pen.ground)
    pen.disc(50, 52, 9)


def _flame(pen: Pen) -> None:
    pen.poly(
        (50, 2), (58, 22), (76, 38), (86, 60), (80, 82), (62, 97), (38, 97), (20, 82), (14, 60), (24, 40),
        (30, 52), (40, 36),
    )  # fmt: skip
    pen.poly(
        (52, 44), (62, 58), (68, 72), (62, 88), (50, 94), (38, 88), (33, 74), (40, 62), (44, 68),
        fill=pen.accent,
    )  # fmt: skip


def _noair(pen: Pen) -> None:
    pen.ring(40, 46, 34, 13)
    pen.line((72, 62), (84, 55), (92, 64), (70, 92), (94, 92), width=9)
    pen.line((8, 96), (92, 6), width=17, fill=pen.ground, ends=False)
    pen.line((8, 94), (92, 8), width=10)


def _damage(pen: Pen) -> None:
    pen.poly(*star(9, 50, 30))
    pen.poly(*star(9, 40, 24), fill=pen.accent)
    pen.line((50, 26), (50, 54), width=13, fill=pen.ground)
    pen.disc(50, 72, 7.5, fill=pen.ground)


def _goo(pen: Pen) -> None:
    pen.disc(36, 42, 30)
    pen.disc(66, 38, 26)
    pen.disc(58, 62, 30)
    pen.rect(22, 42, 38, 92, round_=8)
    pen.rect(54, 60, 68, 98, round_=7)
    pen.rect(74, 40, 86, 76, round_=6)
    pen.disc(34, 36, 8, fill=pen.ground)
    pen.disc(62, 42, 6, fill=pen.ground)


def _lock(pen: Pen) -> None:
    pen.arc(50, 36, 28, 180, 360, 13)
    pen.rect(22, 34, 35, 56)
    pen.rect(65, 34, 78, 56)
    pen.rect(10, 48, 90, 98, round_=9)
    pen.disc(50, 67, 9, fill=pen.ground)
    pen.poly((46, 68), (54, 68), (58, 87), (42, 87), fill=pen.ground)


def _unlocked(pen: Pen) -> None:
    pen.arc(72, 36, 22, 180, 360, 12)
    pen.rect(50, 34, 62, 56)
    pen.rect(4, 48, 74, 98, round_=9)
    pen.disc(39, 67, 9, fill=pen.ground)
    pen.poly((35, 68), (43, 68), (47, 87), (31, 87), fill=pen.ground)


def _dark(pen: Pen) -> None:
    """A crescent."""
    outer = [(50 + 44 * cos(turn), 50 + 44 * sin(turn)) for turn in _turns(0.19, 1.45)]
    inner = [(66 + 36 * cos(turn), 40 + 36 * sin(turn)) for turn in _turns(1.42, 0.27)]
    pen.poly(*outer, *inner)


def _turns(start: float, end: float) -> list[float]:
    """Steps from one angle to another, in turns of half a circle."""
    return [pi * (start + (end - start) * step / 24) for step in range(25)]


def _camera(pen: Pen) -> None:
    pen.poly((8, 26), (66, 12), (74, 46), (16, 60))
    pen.poly((72, 20), (94, 10), (98, 34), (78, 38))
    pen.line((34, 56), (40, 84), width=10)
    pen.line((16, 88), (66, 88), width=11)


def _jammer(pen: Pen) -> None:
    pen.line((50, 44), (50, 94), width=11)
    pen.line((28, 94), (72, 94), width=10)
    pen.disc(50, 38, 12)
    for reach in (28, 46):
        pen.arc(50, 38, reach, 145, 215, 9)
        pen.arc(50, 38, reach, -35, 35, 9)


def _siren(pen: Pen) -> None:
    pen.disc(50, 60, 27)
    pen.rect(23, 58, 77, 80)
    pen.rect(10, 80, 90, 96, round_=5)
    pen.rect(42, 52, 58, 74, round_=7, fill=pen.ground)
    pen.line((50, 6), (50, 20), width=9)
    pen.line((10, 24), (22, 34), width=9)
    pen.line((90, 24), (78, 34), width=9)


def _clock(pen: Pen) -> None:
    pen.ring(50, 52, 44, 11)
    pen.line((50, 24), (50, 54), (70, 66), width=10)


def _hourglass(pen: Pen) -> None:
    pen.rect(14, 2, 86, 14, round_=4)
    pen.rect(14, 86, 86, 98, round_=4)
    pen.poly((22, 14), (78, 14), (54, 50), (78, 86), (22, 86), (46, 50))
    pen.poly((34, 24), (66, 24), (50, 46), fill=pen.ground)


def _rocket(pen: Pen) -> None:
    pen.poly((50, 0), (70, 24), (74, 66), (26, 66), (30, 24))
    pen.poly((26, 48), (8, 78), (28, 70))
    pen.poly((74, 48), (92, 78), (72, 70))
    pen.disc(50, 34, 9, fill=pen.ground)
    pen.poly((34, 70), (66, 70), (50, 99), fill=pen.accent)


def _pod(pen: Pen) -> None:
    pen.poly((50, 2), (84, 40), (84, 76), (16, 76), (16, 40))
    pen.disc(50, 44, 13, fill=pen.ground)
    pen.rect(26, 82, 42, 97, round_=3)
    pen.rect(58, 82, 74, 97, round_=3)


def _out(pen: Pen) -> None:
    _arrow(pen, (50, 92), (50, 8))


def _in(pen: Pen) -> None:
    _arrow(pen, (50, 8), (50, 92))


def _both(pen: Pen) -> None:
    pen.poly((28, 2), (54, 36), (36, 36), (36, 96), (20, 96), (20, 36), (2, 36))
    pen.poly((72, 98), (98, 64), (80, 64), (80, 4), (64, 4), (64, 64), (46, 64))


def _arrow(pen: Pen, tail: Point, head: Point) -> None:
    (_, y), (_, tip) = tail, head
    way = 1 if tip > y else -1
    pen.poly(
        (50, tip), (90, tip - way * 44), (63, tip - way * 44), (63, y), (37, y), (37, tip - way * 44),
        (10, tip - way * 44),
    )  # fmt: skip


def _fireball(pen: Pen) -> None:
    pen.poly((98, 2), (52, 18), (70, 22), (34, 40), (62, 66), (80, 34), (80, 52), fill=pen.accent)
    pen.disc(36, 64, 33)
    pen.disc(28, 58, 7, fill=pen.ground)
    pen.disc(46, 72, 9, fill=pen.ground)


def _descent(pen: Pen) -> None:
    pen.disc(50, 40, 40)
    pen.rect(8, 40, 92, 82, fill=None)
    pen.poly((8, 40), (92, 40), (92, 100), (8, 100), fill=pen.ground)
    pen.line((12, 44), (50, 92), (88, 44), width=6)
    pen.line((50, 44), (50, 92), width=6)
    pen.rect(38, 82, 62, 99, round_=4)


def _question(pen: Pen) -> None:
    pen.arc(50, 32, 27, 180, 380, 16)
    pen.line((70, 46), (50, 62), (50, 70), width=16)
    pen.disc(50, 90, 10)


def _overload(pen: Pen) -> None:
    pen.poly(*star(8, 50, 22))
    pen.poly((56, 22), (32, 54), (48, 54), (42, 80), (68, 44), (52, 44), fill=pen.ground)


def _missile(pen: Pen) -> None:
    pen.poly((96, 4), (84, 44), (40, 88), (12, 60), (56, 16))
    pen.poly((14, 64), (36, 86), (2, 98), fill=pen.accent)
    pen.disc(68, 32, 9, fill=pen.ground)


SHAPES: dict[str, Shape] = {
    "bolt": _bolt, "console": _console, "biohazard": _biohazard, "fire": _flame, "asphyxiation": _noair,
    "damage": _damage, "goo": _goo, "lock": _lock, "unlocked": _unlocked, "camera": _camera,
    "jammer": _jammer, "siren": _siren, "clock": _clock, "hourglass": _hourglass, "rocket": _rocket,
    "pod": _pod, "out": _out, "in": _in, "both": _both, "fireball": _fireball, "descent": _descent,
    "question": _question, "overload": _overload, "launch": _rocket, "missile": _missile,
    "abandon_ship": _siren, "dark": _dark,
}  # fmt: skip
