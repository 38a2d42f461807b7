"""What is remembered of a game that is over: factions, attacks, captures, who came back, who was put out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from game.api import Feat, Taken
from game.stationx.actions import Attack
from game.stationx.actions.buying import Respawn
from game.stationx.ending import playing, ranking
from game.stationx.pieces import FACTIONS
from game.stationx.state import State


def feats(course: Iterable[Taken]) -> list[Feat]:
    """Everything that is counted, seat by seat."""
    done: Counter[tuple[int, str]] = Counter()
    state: State | None = None
    for step in course:
        state, action = step.state, step.action
        if isinstance(action, Attack):
            done[action.seat, "attack"] += 1
        elif isinstance(action, Respawn):
            done[action.seat, "respawn"] += 1
        for event in step.events:
            moment = event.moment
            if moment is not None and moment.kind == "capture":
                done[moment.seat, "capture"] += 1
            elif moment is not None and moment.kind == "elimination":
                done[moment.seat, "put-out"] += 1
    assert state is not None
    been = [Feat(seat, "been", of=FACTIONS[seat]) for seat in range(state.seats)]
    return been + [Feat(seat, key, count) for (seat, key), count in sorted(done.items())]


def hopes(state: State) -> Sequence[float]:
    """Each seat's chance to win: as its bases, commander and figures are of what all have together."""
    if state.phase == "over":
        return [1 / len(state.winners) if seat in state.winners else 0.0 for seat in range(state.seats)]
    if state.phase != "play":
        return []  # where everybody begins is still being built
    left = playing(state)
    weights = []
    for seat in range(state.seats):
        bases, commander, strength, _ = ranking(state, seat)
        weights.append((1 + 4 * bases + 3 * commander + strength) if seat in left else 0)
    return [weight / sum(weights) for weight in weights]
