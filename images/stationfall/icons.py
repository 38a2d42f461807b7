"""Our own symbols: vector shapes on a square of 100 by 100, drawn large and reduced.

Each says one thing without words; a symbol that fills its square is still clear at 18 pixels.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from PIL import Image

from images.stationfall.canvas import Point, reduced
from images.stationfall.pen import Pen, Shape, gear, star
from images.stationfall.themes import Colour


@lru_cache(maxsize=600)
def icon(
    name: str, side: int, ink: Colour, ground: Colour = (0, 0, 0), accent: Colour = (255, 255, 255)
) -> Image.Image:
    """A symbol as a sprite. `ground` shows through its holes; `accent` is its second colour."""
    pen = Pen(side, ink, ground, accent)
    SHAPES.get(name, _box)(pen)
    return reduced(pen.image)


# ---------------------------------------------------------------------- the station


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


def _officer(pen: Pen) -> None:
    pen.poly((14, 34), (50, 6), (86, 34), (86, 54), (50, 28), (14, 54))
    pen.poly((14, 66), (50, 38), (86, 66), (86, 88), (50, 62), (14, 88))


def _person(pen: Pen) -> None:
    pen.disc(50, 24, 20)
    pen.rect(24, 46, 76, 98, round_=20)
    pen.rect(24, 72, 76, 98)


def _lying(pen: Pen) -> None:
    pen.disc(16, 60, 15)
    pen.rect(34, 46, 96, 76, round_=14)
    pen.line((4, 88), (96, 88), width=9)


def _lens(pen: Pen) -> None:
    pen.ring(40, 40, 34, 13)
    pen.line((66, 66), (90, 90), width=17)


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


def _news(pen: Pen) -> None:
    pen.rect(6, 16, 94, 86, round_=6)
    pen.rect(16, 26, 50, 48, fill=pen.ground)
    for top in (30, 44):
        pen.line((60, top), (84, top), width=8, fill=pen.ground)
    for top in (60, 74):
        pen.line((20, top), (84, top), width=8, fill=pen.ground)


def _authorities(pen: Pen) -> None:
    pen.poly((50, 2), (90, 16), (88, 56), (70, 84), (50, 98), (30, 84), (12, 56), (10, 16))
    pen.poly(*star(5, 27, 11, 50, 48), fill=pen.ground)


def _skull(pen: Pen) -> None:
    pen.disc(50, 42, 40)
    pen.rect(28, 60, 72, 94, round_=8)
    pen.disc(34, 44, 11, fill=pen.ground)
    pen.disc(66, 44, 11, fill=pen.ground)
    pen.poly((50, 56), (43, 70), (57, 70), fill=pen.ground)
    for x in (42, 58):
        pen.line((x, 80), (x, 94), width=5, fill=pen.ground, ends=False)


def _monster(pen: Pen) -> None:
    pen.poly((10, 4), (34, 26), (66, 26), (90, 4), (94, 52), (76, 96), (24, 96), (6, 52))
    pen.poly((22, 42), (44, 56), (24, 60), fill=pen.ground)
    pen.poly((78, 42), (56, 56), (76, 60), fill=pen.ground)
    pen.poly(
        (24, 74), (32, 84), (40, 74), (50, 84), (60, 74), (68, 84), (76, 74), (70, 92), (30, 92),
        fill=pen.ground,
    )  # fmt: skip


def _check(pen: Pen) -> None:
    pen.line((12, 54), (40, 82), (90, 20), width=18)


def _cross(pen: Pen) -> None:
    pen.line((16, 16), (84, 84), width=18)
    pen.line((84, 16), (16, 84), width=18)


def _heart(pen: Pen) -> None:
    pen.disc(29, 34, 26)
    pen.disc(71, 34, 26)
    pen.poly((6, 46), (94, 46), (50, 97))


def _grudge(pen: Pen) -> None:
    pen.poly((50, 97), (6, 46), (8, 24), (30, 8), (46, 16), (40, 40), (58, 52), (46, 78))
    pen.poly((56, 92), (94, 46), (92, 24), (70, 8), (58, 14), (54, 34), (72, 50), (60, 72))


def _eye(pen: Pen) -> None:
    pen.poly((2, 50), (26, 22), (50, 14), (74, 22), (98, 50), (74, 78), (50, 86), (26, 78))
    pen.disc(50, 50, 24, fill=pen.ground)
    pen.disc(50, 50, 13)


def _wave(pen: Pen) -> None:
    for top in (26, 52, 78):
        points = [(x, top + 9 * sin(x / 100 * 4 * pi)) for x in range(4, 98, 4)]
        pen.line(*points, width=10)


# ---------------------------------------------------------------------- things


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


def _human(pen: Pen) -> None:
    pen.poly((26, 8), (74, 8), (98, 50), (74, 92), (26, 92), (2, 50))


def _robot(pen: Pen) -> None:
    pen.poly(*gear(8, 49, 37))
    pen.disc(50, 50, 14, fill=pen.ground)


def _cyborg(pen: Pen) -> None:
    pen.poly(*gear(8, 49, 37))
    pen.poly((0, 0), (50, 0), (50, 100), (0, 100), fill=pen.ground)
    pen.poly((26, 8), (50, 8), (50, 92), (26, 92), (2, 50))


def _data(pen: Pen) -> None:
    pen.poly((50, 0), (100, 50), (50, 100), (0, 50))


def _item(pen: Pen) -> None:
    pen.rect(8, 8, 92, 92)


def _crown(pen: Pen) -> None:
    pen.poly((4, 24), (28, 50), (50, 10), (72, 50), (96, 24), (88, 84), (12, 84))


def _overload(pen: Pen) -> None:
    pen.poly(*star(8, 50, 22))
    pen.poly((56, 22), (32, 54), (48, 54), (42, 80), (68, 44), (52, 44), fill=pen.ground)


def _missile(pen: Pen) -> None:
    pen.poly((96, 4), (84, 44), (40, 88), (12, 60), (56, 16))
    pen.poly((14, 64), (36, 86), (2, 98), fill=pen.accent)
    pen.disc(68, 32, 9, fill=pen.ground)


SHAPES: dict[str, Shape] = {
    "bolt": _bolt, "console": _console, "biohazard": _biohazard, "fire": _flame, "asphyxiation": _noair,
    "damage": _damage, "goo": _goo, "lock": _lock, "unlocked": _unlocked,
    "camera": _camera, "jammer": _jammer, "siren": _siren,
    "clock": _clock, "hourglass": _hourglass, "officer": _officer, "person": _person, "lying": _lying,
    "lens": _lens, "rocket": _rocket, "pod": _pod, "out": _out, "in": _in, "both": _both,
    "fireball": _fireball, "descent": _descent, "question": _question, "news": _news,
    "authorities": _authorities, "skull": _skull, "monster": _monster, "check": _check, "cross": _cross,
    "heart": _heart, "grudge": _grudge, "eye": _eye, "wave": _wave, "crown": _crown, "overload": _overload,
    "launch": _rocket, "missile": _missile,
    "bludgeon": _bludgeon, "gun": _gun, "helmet": _helmet, "firebomb": _firebomb, "nanogel": _nanogel,
    "nanogel_1": _nanogel_1, "briefcase": _briefcase, "artifact": _artifact, "antimatter": _antimatter,
    "fang_moss": _fang_moss, "rocket_wings": _rocket_wings, "telepathic_rat": _rat, "fletcher": _fletcher,
    "kompromat": _kompromat, "trap": _trap, "snare": _trap, "x_secret": _x_secret, "evidence": _evidence,
    "digital_assistant": _assistant, "nda": _nda, "bribe": _bribe, "cube": _cube, "disc": _disc,
    "box": _box, "human": _human, "robot": _robot, "cyborg": _cyborg, "data": _data, "item": _item,
    # What a launch requires.
    "abandon_ship": _siren, "officer_aboard": _officer, "down_human_aboard": _lying,
    "inspector_or_jury_rig": _lens,
}  # fmt: skip
