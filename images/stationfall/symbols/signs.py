"""Signs for people, for players and for what became of them."""

from __future__ import annotations

from math import pi, sin

from images.kit.pen import Pen, Shape, gear, skull, star


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


def _crown(pen: Pen) -> None:
    pen.poly((4, 24), (28, 50), (50, 10), (72, 50), (96, 24), (88, 84), (12, 84))


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


SHAPES: dict[str, Shape] = {
    "officer": _officer, "person": _person, "lying": _lying, "lens": _lens, "news": _news,
    "authorities": _authorities, "skull": skull, "monster": _monster, "check": _check, "cross": _cross,
    "heart": _heart, "grudge": _grudge, "eye": _eye, "wave": _wave, "crown": _crown, "human": _human,
    "robot": _robot, "cyborg": _cyborg, "data": _data, "item": _item, "officer_aboard": _officer,
    "down_human_aboard": _lying, "inspector_or_jury_rig": _lens,
}  # fmt: skip
