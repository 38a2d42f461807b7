"""One game of each of the other games, written out as Stationfall is: by players as blind and as steady."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from game import GAMES
from game.api import Action, Seat
from game.text import verb
from tests.golden.playthrough import (
    FOLDER,
    SPECTATOR,
    Facts,
    changes,
    checksum,
    counted,
    everything,
    facts,
    named,
    text,
    told,
)


class Other(msgspec.Struct, frozen=True):
    """A game that is kept."""

    name: str
    game: str
    seats: int
    seed: str
    options: dict[str, Any]
    dull: frozenset[str]
    """Verbs that are taken up only now and then while there is something better to do."""
    never: frozenset[str] = frozenset()
    liked: frozenset[str] = frozenset()
    """Verbs without which nothing comes of a game."""

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"


OTHERS = (
    Other(
        "perigee", "perigee", 2, "perigee 14", {"disaster": "toxic", "difficulty": "easy", "crews": 3},
        frozenset({"done", "trade", "keep", "dock"}), frozenset({"reopen"}), frozenset({"place", "buy"}),
    ),
    Other(
        "stationx", "stationx", 2, "stationx 3", {"rounds": 5},
        frozenset({"end"}), frozenset({"concede"}), frozenset({"attack", "buy"}),
    ),
)  # fmt: skip


def written(it: Other) -> str:
    """The whole playthrough."""
    return "\n".join(lines(it)) + "\n"


def lines(it: Other) -> Iterator[str]:
    game = GAMES[it.game]
    outcome = game.deal(it.seats, game.Options(**it.options), Random(f"{it.seed}:0"))
    state = outcome.state
    yield f"{it.seats} players; {it.game}; {it.options}"
    yield ""
    yield "# Set-up"
    yield from told(outcome.events)
    seen = sights(it, state)
    yield ""
    yield from everything(seen)
    step = 0
    while game.result(state) is None:
        step += 1
        asked = [prompt for prompt in game.prompts(state) if not prompt.optional]
        prompt = asked[checksum(f"{it.seed}:{step} who")[0] % len(asked)]
        yield ""
        yield f"{step}. #{prompt.seat} {prompt.kind}: {text(prompt.message)}"
        ways = list(game.legal(state, prompt.seat))
        yield f"   may {counted(ways)}"
        action = choose(it, ways, step)
        yield f"   > {named(action)}"
        outcome = game.apply(state, action, Random(f"{it.seed}:{step}"))
        state = outcome.state
        if not outcome.undoable:
            yield "   (final)"
        yield from told(outcome.events)
        before, seen = seen, sights(it, state)
        yield from changes(before, seen)
    result = game.result(state)
    assert result is not None
    yield ""
    yield f"# Over: {text(result.reason)}"
    yield from everything(seen)
    yield "winners " + (" ".join(f"#{seat}" for seat in sorted(result.winners)) or "nobody")


def choose(it: Other, ways: list[Action], step: int) -> Action:
    lot = f"{it.seed}:{step}"
    mood = checksum(lot)
    verbs = {verb(action) for action in ways} - it.never
    if mood[0] % 8:
        verbs = verbs - it.dull or verbs
    if mood[1] % 4:
        verbs = verbs & it.liked or verbs
    chosen = min(verbs, key=lambda one: checksum(f"{lot} {one}"))
    return min(
        (action for action in ways if verb(action) == chosen),
        key=lambda action: checksum(f"{lot} {named(action)}"),
    )


def sights(it: Other, state: Any) -> dict[Seat, Facts]:
    """What everybody sees, fact by fact; the spectator first."""
    viewers = [None, *range(it.seats)]
    return {SPECTATOR if seat is None else seat: facts(GAMES[it.game].view(state, seat)) for seat in viewers}
