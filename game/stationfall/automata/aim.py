"""What a computer player is after, in a sentence: for its owner, or when everything may be known."""

from __future__ import annotations

from random import Random

from game.api import Message, Seated
from game.stationfall.automata.guess import guess
from game.stationfall.automata.mask import mask
from game.stationfall.automata.plans import Plans
from game.stationfall.automata.schemes import hoped
from game.stationfall.cards import IDENTITIES, Row, card_of
from game.stationfall.scoring import excess
from game.stationfall.view import View

NEARER = 0.04
"""Fewer points than this were not what a turn was about."""
HIDDEN = 0.2
"""Whose own hopes weigh less than this plays a part."""


def aim(before: View, after: View) -> Message:
    """Why a turn was played so: which row of its owner's agenda it has brought nearer, as they see it.

    Both views are the owner's. It follows from what the turn has changed: nothing is remembered.
    """
    assert before.seat is not None
    seat = Seated(before.seat)
    own = mask(before).values()
    if own and max(weight for weight, _ in own) < HIDDEN:
        return Message("aim-hides", {"seat": seat})
    then, now = _hopes(before), _hopes(after)
    gained = {at: now[at][1] - expected for at, (_, expected) in then.items() if at in now}
    best = max(gained, key=lambda at: gained[at], default=None)
    if best is None or gained[best] < NEARER:
        fewer = _beyond(after) < _beyond(before)
        return Message("aim-cubes" if fewer else "aim-none", {"seat": seat})
    row = now[best][0]
    wanted = Message("agenda-" + row.condition.key, row.condition.args)
    return Message("aim-row", {"seat": seat, "row": wanted})


def _beyond(view: View) -> int:
    """How many cubes of the view's owner lie beyond the limit (16.4.7)."""
    state = guess(view, Random(0))
    mine = [it for it in view.colours if it.seat == view.seat and it.identity]
    return sum(excess(state, it.colour, card_of(it.identity), revealed=it.revealed) for it in mine)


def _hopes(view: View) -> dict[tuple[str, int], tuple[Row, float]]:
    """The points that each row of each identity of the view's owner may be expected to bring."""
    state = guess(view, Random(0))
    found = {}
    for it in view.colours:
        if it.seat == view.seat and it.identity:
            look = Plans(state, it.colour)
            look.card = card_of(it.identity)
            for number, row in enumerate(IDENTITIES[it.identity].agenda):
                found[it.identity, number] = (row, row.points * hoped(look, row))
    return found
