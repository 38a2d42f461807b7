"""Views of Perigee to draw: of games played by advice, and one with all that there can be at once."""

from __future__ import annotations

from functools import cache
from random import Random

from msgspec.structs import replace

from game.perigee.game import PERIGEE
from game.perigee.state import Card, State
from game.perigee.view import View
from images.perigee import PerigeeGallery


@cache
def played(people: int, seed: int, crews: int = 0, disaster: str = "random") -> tuple[State, ...]:
    """A game by advice: the station grows, tiles are hit, missions fill up."""
    rng = Random(seed)
    options = PERIGEE.Options(crews=crews, disaster=disaster)
    found = [PERIGEE.deal(people, options, Random(seed)).state]
    while PERIGEE.result(found[-1]) is None:
        prompt = next(prompt for prompt in PERIGEE.prompts(found[-1]) if not prompt.optional)
        legal = list(PERIGEE.legal(found[-1], prompt.seat))
        action = PERIGEE.advise(PERIGEE.view(found[-1], prompt.seat), legal, rng)
        assert action is not None
        found.append(PERIGEE.apply(found[-1], action, Random(f"{seed}:{len(found)}")).state)
    return tuple(found)


def rich(people: int, seed: int, seat: int = 0, disaster: str = "random") -> View:
    """The moment of a game at which there is most to be seen."""
    views = [PERIGEE.view(state, seat) for state in played(people, seed, disaster=disaster)]
    return max(views, key=PerigeeGallery().busy)


def crowded(seat: int = 0) -> View:
    """All that there can be: four crews, tokens of every kind on every tile, storage, dice passed on."""
    view = rich(4, 3, seat, disaster="toxic")
    tiles = {
        key: replace(it, scenario=3, strain=number % 4 + 9 * (number % 2), amplify=1, disabled=number % 3)
        for number, (key, it) in enumerate(view.tiles.items())
    }
    crews = tuple(
        replace(
            crew, storage=(1, 3, 5) if crew.country == "canada" else (), cabin=6, dock=5, converters=2, aid=3,
            beside=1, amplify=2, given=(4,), dock_disabled=2, badge_used=number % 2 == 0, done=number == 1,
            capacity=20, track=9, pool=crew.pool or (1, 2, 2, 5, 6, 6, 6, 6, 6),
        )
        for number, crew in enumerate(view.crews)
    )  # fmt: skip
    card = Card("static", (1, 0), (0, -1))
    return replace(
        view, tiles=tiles, crews=crews, cards=(card,), stock=(0, 15, 3, 12), toxic=(1, 2, 5, 6), phase=1
    )
