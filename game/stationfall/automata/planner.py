"""A decision by who plans: what it sees is a `Plans`, what it hopes for are `ventures`."""

from __future__ import annotations

from statistics import fmean

from msgspec.structs import replace

from game.stationfall.actions.answers import Become
from game.stationfall.actions.turn import Renegotiate
from game.stationfall.automata.advisor import Advisor
from game.stationfall.automata.plans import Plans
from game.stationfall.automata.ventures import agenda
from game.stationfall.automata.worth import Style
from game.stationfall.memoir import means
from game.stationfall.play import Play
from game.stationfall.state import State


class Planner(Advisor):
    """One decision, as part of a plan."""

    style = Style(Plans, agenda)
    whim = 1.25

    def _identity(self, act: Become) -> float:
        """Half by what there is to hope for here, half by what usually comes of it."""
        chosen = [card for card in (act.card, act.second) if card]
        known = means()
        usual = sum(known.get(card, fmean(known.values())) for card in chosen)
        return (super()._identity(act) + usual) / 2

    def _renegotiated(self, play: Play, act: Renegotiate) -> State:
        """The turn is gone with it."""
        state = super()._renegotiated(play, act)
        state.turn = replace(state.turn, step="done", actions=0)
        return state

    def turned(self, gain: float) -> float:
        """A turn in which one's own character does not move is lost to it altogether."""
        return min(gain, 0.0) + max(gain, 0.0) * 0.5
