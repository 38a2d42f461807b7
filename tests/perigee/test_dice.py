"""Locked dice: 24 ways to lie, eight ways to turn each of them."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.perigee.dice import LOCKED, TURNED, WAYS, right, roll, wrap
from game.perigee.rows import Turning

TABLE = {
    1: "2:3 3:5 5:4 4:2",
    2: "1:4 4:6 6:3 3:1",
    3: "1:2 2:6 6:5 5:1",
    4: "1:5 5:6 6:2 2:1",
    5: "1:3 3:6 6:4 4:1",
    6: "2:4 4:5 5:3 3:2",
}
"""Front and right around each top."""
BACK: dict[Turning, Turning] = {
    "up": "down",
    "down": "up",
    "left": "right",
    "right": "left",
    "clockwise": "counter",
    "counter": "clockwise",
    "flip_up": "flip_up",
    "flip_side": "flip_side",
}


def faces(die: int) -> tuple[int, int, int]:
    return die // 10, die % 10, right(die)


def formula(way: Turning, top: int, front: int, side: int) -> tuple[int, int, int]:
    """What each turn does to top, front and right."""
    return {
        "up": (front, 7 - top, side),
        "down": (7 - front, top, side),
        "left": (side, front, 7 - top),
        "right": (7 - side, front, top),
        "clockwise": (top, side, 7 - front),
        "counter": (top, 7 - side, front),
        "flip_up": (7 - top, 7 - front, side),
        "flip_side": (7 - top, front, 7 - side),
    }[way]


def test_11_2_the_right_face_follows_from_top_and_front() -> None:
    wanted = {(top, int(it[0]), int(it[2])) for top, ring in TABLE.items() for it in ring.split()}
    assert {faces(die) for die in LOCKED} == wanted
    assert len(LOCKED) == 24


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("die", LOCKED)
def test_11_2_every_turn_of_every_die(die: int, way: Turning) -> None:
    new = TURNED[way][die]
    assert faces(new) == formula(way, *faces(die))
    assert TURNED[BACK[way]][new] == die


@pytest.mark.parametrize("die", LOCKED)
def test_11_2_four_tilts_restore_and_a_flip_is_two(die: int) -> None:
    for way, flip in (("up", "flip_up"), ("left", "flip_side")):
        turns = TURNED[way]  # type: ignore[index]
        assert turns[turns[die]] == TURNED[flip][die]  # type: ignore[index]
        assert turns[turns[turns[turns[die]]]] == die


def test_11_2_how_far_a_three_is() -> None:
    def tilts(die: int) -> int:
        found, steps = {die}, 0
        while not any(one // 10 == 3 for one in found):
            found = {TURNED[way][one] for way in WAYS[:4] for one in found}
            steps += 1
        return steps

    assert Counter(map(tilts, LOCKED)) == {0: 4, 1: 16, 2: 4}


def test_11_2_every_orientation_is_rolled_alike() -> None:
    rng = Random(3)
    found = Counter(roll(True, rng) for _ in range(24_000))
    assert set(found) == set(LOCKED)
    assert max(found.values()) - min(found.values()) < 250


def test_values_wrap() -> None:
    assert [wrap(value) for value in (0, 1, 6, 7)] == [6, 1, 6, 1]
    assert [wrap(value, 8) for value in (8, 9)] == [8, 1]
