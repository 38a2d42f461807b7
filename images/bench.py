"""How long a picture takes, against Pillow writing the very same finished pixels as a palette PNG."""

from __future__ import annotations

import resource
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from io import BytesIO
from random import Random
from statistics import median
from time import process_time
from typing import Any

from PIL import Image

from game import GAMES
from game.trial import pick
from images.api import GALLERIES, Gallery

VIEWS = 60
"""Pictures drawn of each kind."""
ROUNDS = 3
"""How often each is drawn, and each written: the fastest counts."""
LIMIT = 3
TURN = 1.5
"""The same for the picture in a panel, which somebody waits for."""


def play(key: str, seats: int, seed: int) -> Iterator[Any]:
    """A game of random legal actions: its states, the first and the last included."""
    game = GAMES[key]
    rng = Random(seed)
    state = game.deal(seats, game.Options(), Random(f"{seed}:0")).state
    yield state
    number = 0
    while game.result(state) is None:
        prompt = rng.choice(list(game.prompts(state)))
        action = pick(list(game.legal(state, prompt.seat)), "any", Counter(), rng)
        number += 1
        state = game.apply(state, action, Random(f"{seed}:{number}")).state
        yield state


def galleries() -> Iterator[tuple[str, Gallery]]:
    """Of every game that has entered."""
    return ((key, GALLERIES[key]) for key in GAMES if key in GALLERIES)


def crowd(key: str, seats: int) -> int:
    """So many seats, or as many as the game has."""
    allowed = GAMES[key].seats
    return seats if seats in allowed else max(allowed)


def run(seats: int = 9) -> None:
    """The pictures of one game of each kind, in the order in which a table would see them."""
    for key, gallery in galleries():
        states = list(play(key, crowd(key, seats), 1))
        views = [GAMES[key].view(state, None) for state in states]
        everybody = list(dict.fromkeys((gallery.offers(views[0])[0].name, *gallery.after_round(views[0]))))
        for name in everybody:
            _measure(key, name, gallery, spread(views), LIMIT)
        own = [
            GAMES[key].view(state, prompt.seat)
            for state in states
            for prompt in GAMES[key].prompts(state)[:1]
        ]
        shown = Counter(gallery.panel(view)[0] for view in own)
        name = next((it for it, _ in shown.most_common() if it not in everybody), everybody[0])
        _measure(key, name, gallery, spread([view for view in own if gallery.panel(view)[0] == name]), TURN)


def spread(views: Sequence[Any]) -> Sequence[Any]:
    """So many of them, from the first to the last."""
    return views[:: max(len(views) // VIEWS, 1)]


def _least(work: Callable[[], object]) -> float:
    """How long it takes when nothing else has the caches of the processor: what else runs is not measured."""
    found = []
    for _ in range(ROUNDS):
        start = process_time()
        work()
        found.append(process_time() - start)
    return min(found)


def _saved(image: Image.Image) -> None:
    image.save(BytesIO(), "PNG", compress_level=1)


def _measure(key: str, name: str, pictures: Gallery, views: Sequence[Any], limit: float) -> None:
    start = process_time()
    pictures.draw(name, views[0])
    first = process_time() - start
    for view in views:
        # The pieces of a game are drawn once, and then kept: that is how it is but for its first minute.
        pictures.draw(name, view)
    ours, pillow, sizes = [], [], []
    for view in views[1:]:
        data = pictures.draw(name, view).data
        image = Image.open(BytesIO(data))
        image.load()
        ours.append(_least(partial(pictures.draw, name, view)))
        pillow.append(_least(partial(_saved, image)))
        sizes.append(len(data) / 1024)
    ratio = sum(ours) / sum(pillow)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(
        f"{key} {name}: {median(ours) * 1000:.1f} ms (first {first * 1000:.0f} ms, "
        f"worst {max(ours) * 1000:.1f} ms), Pillow {median(pillow) * 1000:.1f} ms, ratio {ratio:.2f} "
        f"(at most {limit:g}), {max(sizes):.0f} KiB, peak memory of the process {peak:.0f} MB"
    )
