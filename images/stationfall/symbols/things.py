"""Signs for things: what pods need and players hold. How items and data look is in `portraits/`."""

from __future__ import annotations

from math import cos, pi, sin

from images.kit.pen import Pen, Shape


def _gun(pen: Pen) -> None:
    pen.rect(4, 22, 96, 50, round_=5)
    pen.poly((10, 46), (38, 46), (30, 92), (4, 92))
    pen.arc(46, 54, 16, 0, 180, 7)
    pen.rect(78, 12, 88, 24)


def _briefcase(pen: Pen) -> None:
    pen.ring(50, 24, 19, 9)
    pen.rect(3, 26, 97, 92, round_=9)
    pen.line((3, 56), (97, 56), width=7, fill=pen.ground, ends=False)
    pen.rect(40, 48, 60, 68, round_=3, fill=pen.accent)


def _antimatter(pen: Pen) -> None:
    pen.disc(50, 50, 50)
    pen.disc(50, 50, 39, fill=pen.ground)
    pen.disc(50, 50, 13)
    for turn in range(3):
        angle = turn * 2 * pi / 3 - pi / 2
        spread = 0.5
        pen.poly(
            (50 + 20 * cos(angle - spread), 50 + 20 * sin(angle - spread)),
            (50 + 38 * cos(angle - spread), 50 + 38 * sin(angle - spread)),
            (50 + 40 * cos(angle), 50 + 40 * sin(angle)),
            (50 + 38 * cos(angle + spread), 50 + 38 * sin(angle + spread)),
            (50 + 20 * cos(angle + spread), 50 + 20 * sin(angle + spread)),
        )


def _kompromat(pen: Pen) -> None:
    pen.poly((14, 2), (70, 2), (90, 22), (90, 98), (14, 98))
    pen.poly((70, 2), (90, 22), (70, 22), fill=pen.ground)
    pen.poly((30, 30), (42, 30), (42, 54), (62, 30), (78, 30), (54, 58), (80, 88), (64, 88), (42, 62),
             (42, 88), (30, 88), fill=pen.ground)  # fmt: skip


def _trap(pen: Pen) -> None:
    pen.disc(50, 56, 42)
    pen.disc(50, 56, 30, fill=pen.ground)
    for turn in range(8):
        angle = turn * pi / 4
        x, y = 50 + 30 * cos(angle), 56 + 30 * sin(angle)
        pen.poly(
            (x - 9 * sin(angle), y + 9 * cos(angle)),
            (x + 9 * sin(angle), y - 9 * cos(angle)),
            (50 + 12 * cos(angle), 56 + 12 * sin(angle)),
        )


def _nda(pen: Pen) -> None:
    pen.rect(12, 2, 88, 98, round_=6)
    for top in (20, 36, 52):
        pen.line((26, top), (74, top), width=7, fill=pen.ground)
    pen.line((26, 80), (36, 70), (44, 84), (54, 68), (74, 80), width=6, fill=pen.ground)


def _bribe(pen: Pen) -> None:
    pen.rect(2, 20, 98, 80, round_=8)
    pen.disc(50, 50, 20, fill=pen.ground)
    pen.disc(50, 50, 12)
    pen.disc(16, 34, 5, fill=pen.ground)
    pen.disc(84, 66, 5, fill=pen.ground)


def _cube(pen: Pen) -> None:
    pen.poly((50, 2), (92, 24), (92, 74), (50, 98), (8, 74), (8, 24))
    pen.line((50, 50), (50, 92), width=6, fill=pen.ground, ends=False)
    pen.line((12, 28), (50, 50), (88, 28), width=6, fill=pen.ground, ends=False)


def _disc(pen: Pen) -> None:
    pen.disc(50, 50, 46)
    pen.disc(50, 50, 26, fill=pen.ground)
    pen.disc(50, 50, 14)


def _box(pen: Pen) -> None:
    pen.poly((50, 4), (94, 26), (94, 76), (50, 98), (6, 76), (6, 26))
    pen.line((8, 28), (50, 50), (92, 28), width=7, fill=pen.ground, ends=False)
    pen.line((50, 50), (50, 94), width=7, fill=pen.ground, ends=False)


SHAPES: dict[str, Shape] = {
    "gun": _gun, "briefcase": _briefcase, "antimatter": _antimatter, "kompromat": _kompromat, "trap": _trap,
    "snare": _trap, "nda": _nda, "bribe": _bribe, "cube": _cube, "disc": _disc, "box": _box,
}  # fmt: skip
