"""What a computer player hides behind while nobody knows who it is.

Whoever has this code can ask it what each identity would do. So in the first minutes a player hopes mostly
for what a few faces hope for, which follow from what everybody sees: whoever it is, it wears the same ones.
What it hopes for itself weighs little meanwhile, and what it does is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.stationfall.automata.worth import Mask
from game.stationfall.setup import MINUTES, identity_cards
from game.stationfall.view import View

OWN = (0.04, 0.04)
"""What one's own prospects weigh, by the minutes gone; after these minutes nothing else counts."""
HEAT = (0.03, 0.03)
"""How many points a choice strays by, in the same minutes."""
FACES = 2
"""How many others' prospects are worn at a time; each costs time to think."""


def _gone(view: View) -> int:
    return max(MINUTES[view.seats] - view.minute, 0)


def mask(view: View, weights: Sequence[float] = OWN, most: int = FACES) -> Mask:
    """The faces of this minute for each colour of ours that is still secret."""
    if _gone(view) >= len(weights):
        return {}
    shown = {it.identity for it in view.colours if it.revealed}
    rest = sorted(set(identity_cards(view.cast)) - shown)
    lot = Random(f"{view.minute}/{view.seat}/{','.join(rest)}")
    faces = tuple(lot.sample(rest, min(most, len(rest))))
    own = weights[_gone(view)]
    return {
        it.colour: (own, faces)
        for it in view.colours
        if it.seat == view.seat and it.identity and not it.revealed
    }


def heat(view: View, strays: Sequence[float] = HEAT) -> float:
    """How far a choice may stray from the best one; who is known has nothing to hide."""
    hidden = any(it.seat == view.seat and not it.revealed for it in view.colours)
    return strays[_gone(view)] if hidden and _gone(view) < len(strays) else 0.0
