"""Things: items, data, and what players hold."""

from __future__ import annotations

from math import cos, pi, sin

from images.stationfall.pen import Pen, Shape, star


def _bludgeon(pen: Pen) -> None:
    pen.line((14, 88), (58, 44), width=16)
    pen.disc(70, 32, 28)
    pen.poly((70, 2), (98, 4), (100, 32), (72, 32), fill=pen.ground)
    pen.disc(70, 32, 12)


def _gun(pen: Pen) -> None:
    pen.rect(4, 22, 96, 50, round_=5)
    pen.poly((10, 46), (38, 46), (30, 92), (4, 92))
    pen.arc(46, 54, 16, 0, 180, 7)
    pen.rect(78, 12, 88, 24)


def _helmet(pen: Pen) -> None:
    pen.disc(50, 48, 46)
    pen.rect(16, 78, 84, 97, round_=8)
    pen.oval(20, 24, 80, 72, fill=pen.ground)
    pen.oval(28, 32, 50, 48, fill=pen.accent)


def _firebomb(pen: Pen) -> None:
    pen.disc(44, 62, 36)
    pen.rect(36, 16, 54, 34, round_=3)
    pen.line((54, 18), (74, 12), width=8)
    pen.poly(*star(6, 21, 9, 80, 20), fill=pen.accent)
    pen.poly((44, 40), (58, 62), (52, 82), (36, 82), (30, 64), (38, 60), fill=pen.ground)


def _nanogel(pen: Pen) -> None:
    pen.rect(20, 24, 80, 98, round_=14)
    pen.rect(32, 6, 68, 20, round_=5)
    pen.rect(44, 40, 56, 84, fill=pen.ground)
    pen.rect(28, 56, 72, 68, fill=pen.ground)


def _nanogel_1(pen: Pen) -> None:
    _nanogel(pen)
    pen.rect(26, 30, 74, 56, round_=6, fill=pen.ground)
    pen.rect(44, 60, 56, 90, fill=pen.ground)


def _briefcase(pen: Pen) -> None:
    pen.ring(50, 24, 19, 9)
    pen.rect(3, 26, 97, 92, round_=9)
    pen.line((3, 56), (97, 56), width=7, fill=pen.ground, ends=False)
    pen.rect(40, 48, 60, 68, round_=3, fill=pen.accent)


def _artifact(pen: Pen) -> None:
    pen.poly((50, 0), (88, 34), (50, 100), (12, 34))
    pen.poly((50, 0), (64, 34), (50, 100), (36, 34), fill=pen.accent)
    pen.line((12, 34), (88, 34), width=6, fill=pen.ground, ends=False)


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


def _fang_moss(pen: Pen) -> None:
    pen.poly((24, 66), (76, 66), (68, 98), (32, 98))
    pen.disc(50, 36, 34)
    pen.poly(
        (16, 34), (28, 46), (38, 32), (50, 46), (62, 32), (72, 46), (84, 34), (72, 58), (28, 58),
        fill=pen.ground,
    )  # fmt: skip
    pen.disc(38, 18, 6, fill=pen.ground)
    pen.disc(62, 18, 6, fill=pen.ground)


def _rocket_wings(pen: Pen) -> None:
    pen.poly((40, 12), (2, 66), (8, 82), (40, 60))
    pen.poly((60, 12), (98, 66), (92, 82), (60, 60))
    pen.rect(41, 8, 59, 74, round_=8)
    pen.poly((41, 76), (59, 76), (50, 99), fill=pen.accent)


def _rat(pen: Pen) -> None:
    pen.oval(26, 36, 90, 80)
    pen.disc(28, 56, 21)
    pen.disc(32, 32, 13)
    pen.poly((2, 64), (20, 50), (20, 70))
    pen.disc(22, 52, 4.5, fill=pen.ground)
    pen.arc(78, 60, 22, 20, 130, 7)


def _fletcher(pen: Pen) -> None:
    pen.poly((14, 8), (34, 20), (62, 20), (82, 8), (84, 44), (70, 74), (58, 94), (38, 94), (26, 74), (12, 44))
    pen.poly((14, 8), (30, 22), (22, 48), (4, 52))
    pen.poly((82, 8), (66, 22), (74, 48), (92, 52))
    pen.disc(36, 44, 6, fill=pen.ground)
    pen.disc(60, 44, 6, fill=pen.ground)
    pen.disc(48, 70, 9, fill=pen.ground)


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


def _x_secret(pen: Pen) -> None:
    pen.rect(10, 4, 90, 96, round_=9)
    pen.line((30, 26), (70, 74), width=15, fill=pen.ground)
    pen.line((70, 26), (30, 74), width=15, fill=pen.ground)


def _evidence(pen: Pen) -> None:
    pen.poly((4, 22), (40, 22), (50, 32), (96, 32), (96, 90), (4, 90))
    pen.ring(46, 58, 15, 7, fill=pen.ground)
    pen.line((58, 70), (72, 82), width=9, fill=pen.ground)


def _assistant(pen: Pen) -> None:
    pen.rect(20, 20, 80, 80, round_=6)
    for place in (32, 50, 68):
        for x, y, across in ((place, 6, False), (place, 80, False), (6, place, True), (80, place, True)):
            if across:
                pen.rect(x, y - 4, x + 14, y + 4)
            else:
                pen.rect(x - 4, y, x + 4, y + 14)
    pen.disc(40, 46, 7, fill=pen.ground)
    pen.disc(60, 46, 7, fill=pen.ground)
    pen.line((38, 64), (62, 64), width=6, fill=pen.ground)


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
    "bludgeon": _bludgeon, "gun": _gun, "helmet": _helmet, "firebomb": _firebomb, "nanogel": _nanogel,
    "nanogel_1": _nanogel_1, "briefcase": _briefcase, "artifact": _artifact, "antimatter": _antimatter,
    "fang_moss": _fang_moss, "rocket_wings": _rocket_wings, "telepathic_rat": _rat, "fletcher": _fletcher,
    "kompromat": _kompromat, "trap": _trap, "snare": _trap, "x_secret": _x_secret, "evidence": _evidence,
    "digital_assistant": _assistant, "nda": _nda, "bribe": _bribe, "cube": _cube, "disc": _disc,
    "box": _box,
}  # fmt: skip
