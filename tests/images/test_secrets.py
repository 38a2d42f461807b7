"""A picture is a function of what its owner may know, and of nothing else."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages
from random import Random

import pytest

import images.kit
import images.stationfall
from images.api import GALLERIES
from tests.images.scenes import GAME, busy, finished, random_view
from tests.images.test_galleries import looks

GALLERY = GALLERIES["stationfall"]
MODULES = [
    import_module(it.name)
    for room in (images.kit, images.stationfall)
    for it in walk_packages(room.__path__, f"{room.__name__}.")
]


@pytest.mark.parametrize("seats", [2, 3, 5, 9])
def test_states_one_cannot_tell_apart_look_the_same(seats: int) -> None:
    states = finished(seats, seats + 20)
    rng = Random(seats)
    for state in (states[0], *rng.sample(states, 2), states[-1]):
        for seat in (None, rng.randrange(seats)):
            other = GAME.imagine(state, seat, rng)
            view, imagined = GAME.view(state, seat), GAME.view(other, seat)
            names = [offer.name for offer in GALLERY.offers(view)]
            assert names == [offer.name for offer in GALLERY.offers(imagined)]
            for name in rng.sample(names[4:], 2) + names[:4]:
                assert looks(GALLERY, name, view) == looks(GALLERY, name, imagined), name
            assert GALLERY.describe(view) == GALLERY.describe(imagined)


def test_imagining_changes_what_is_hidden() -> None:
    """Otherwise the test above would compare a state with itself."""
    state = finished(5, 25)[40]
    other = GAME.imagine(state, None, Random(1))
    assert [it.identity for it in state.conspiracies] != [it.identity for it in other.conspiracies]
    changed = [
        seat
        for seat in range(5)
        if GALLERY.draw("identity", GAME.view(state, seat))
        != GALLERY.draw("identity", GAME.view(other, seat))
    ]
    assert changed


def test_same_view_same_bytes() -> None:
    """Also when nothing is remembered from before."""
    views = [busy(), random_view(5)]
    names = ("station", "muster", "roster", "section/storage", "card/cyborg", "card/counselor")
    wanted = [
        (view, name)
        for view in views
        for name in names
        if not name.startswith("card") or name[5:] in view.cast
    ]
    first = [GALLERY.draw(name, view) for view, name in wanted]
    for module in MODULES:
        for it in vars(module).values():
            if hasattr(it, "cache_clear"):
                it.cache_clear()
    assert [GALLERY.draw(name, view) for view, name in reversed(wanted)] == first[::-1]
