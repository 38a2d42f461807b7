"""What is remembered of a game that is over: which crews one ran, what was mended, docked and given."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from game.api import Action, Feat, Taken
from game.perigee.actions.placing import Dock, Place
from game.perigee.actions.spending import Medical, Mend, Payload, Pilot, Specialist
from game.perigee.state import State
from game.perigee.station import rounds

SCARCE = 3
"""Of a resource so much is left that it is even whether it lasts."""

COUNTED: dict[type[Action], str] = {
    Place: "placed",
    Mend: "mended",
    Dock: "docked",
    Pilot: "aided",
    Medical: "aided",
    Payload: "aided",
    Specialist: "aided",
}


def feats(course: Iterable[Taken]) -> list[Feat]:
    """Everything that is counted, seat by seat."""
    done: Counter[tuple[int, str]] = Counter()
    state: State | None = None
    for step in course:
        state = step.state
        action = step.action
        if action is not None and type(action) in COUNTED:
            done[action.seat, COUNTED[type(action)]] += 1
    assert state is not None
    been = [Feat(crew.seat, "been", of=crew.country) for crew in state.crews]
    return been + [Feat(seat, key, count) for (seat, key), count in sorted(done.items())]


def hopes(state: State) -> Sequence[float]:
    """The chance of all to win together: as the scarcest resource stands, over the rounds that are left."""
    if state.ending:
        return [float(state.ending == "won")] * state.seats
    least = max(0, min(state.stock))
    left = max(0, rounds() - state.round) / rounds()
    return [(least / (least + SCARCE)) ** left] * state.seats
