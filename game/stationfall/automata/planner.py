"""A decision by who plans: what it sees is a `Plans`, what it hopes for are `ventures`."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from msgspec.structs import replace

from game.api import Action
from game.stationfall.actions.answers import Become
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.deeds import Deed
from game.stationfall.actions.section.site import SectionDeed
from game.stationfall.actions.turn import Influence, Renegotiate, TurnAction
from game.stationfall.automata.advisor import ENOUGH, IDLE, OUT, OWNED, Advisor
from game.stationfall.automata.mask import HEAT, OWN
from game.stationfall.automata.plans import Plans
from game.stationfall.automata.ventures import agenda
from game.stationfall.automata.worth import ANYTHING, Style
from game.stationfall.memoir import means
from game.stationfall.play import Play
from game.stationfall.setup import MINUTES
from game.stationfall.state import State, copy

TOKEN = 0.08
"""What a Kompromat is good for when the game begins: about what an action is."""

HURRY = (Step, SectionDeed)
"""What is worth a Kompromat, once there is nothing to hide."""
ENDURANCE = 30
"""Who wears faces weighs each state for all of them; after so many, winning over others is not thought of."""


class Planner(Advisor):
    """One decision, as part of a plan."""

    style = Style(Plans, agenda)
    idle = IDLE - {"jammers"}
    whim = 0.9
    own = OWN
    strays = HEAT
    weighed = 0

    def _worth(self, state: State) -> float:
        self.weighed += 1
        return super()._worth(state)

    def _with_new(self, act: Influence) -> float:
        return 0.0 if self.mask and self.weighed > ENDURANCE else super()._with_new(act)

    def values(self, legal: Sequence[Action]) -> list[float]:
        values = super().values(legal)
        # What can be had for an action is not bought: that can buy something else when no action is left.
        owned = {replace(act, pay="") for act in legal if isinstance(act, Deed) and act.pay in OWNED}
        return [
            OUT if isinstance(act, Deed) and act.pay not in OWNED and replace(act, pay="") in owned else value
            for act, value in zip(legal, values, strict=True)
        ]

    def _identity(self, act: Become) -> float:
        """Half by what there is to hope for here, half by what usually comes of it."""
        chosen = [card for card in (act.card, act.second) if card]
        known = means()
        usual = sum(known.get(card, fmean(known.values())) for card in chosen)
        return (super()._identity(act) + usual) / 2

    def _renegotiated(self, play: Play, act: Renegotiate) -> State:
        """The turn is gone with it."""
        return over(super()._renegotiated(play, act))

    def let_go(self, after: State, ready: float, start: float) -> float:
        """The turn is gone with it, as it is with a renegotiation, but the disc is not back."""
        return self._worth(over(copy(after))) - start - ENOUGH

    def token(self, act: Deed) -> float:
        """It buys one action, and nothing once the game is over; never another one of its kind."""
        if self.mask or not self.trifle(act):
            return super().token(act)
        return TOKEN * self.state.minute / MINUTES[self.state.seats] - ANYTHING

    def trifle(self, act: Deed) -> bool:
        return act.pay == "kompromat" and not self.mask and isinstance(act, HURRY)

    def besides(self, act: Action) -> float:
        """It takes no action."""
        return self.gain(self._turn(self.state, act)) if isinstance(act, TurnAction) else 0.0

    def turned(self, gain: float) -> float:
        """A turn in which one's own character does not move is lost to it altogether."""
        return min(gain, 0.0) + max(gain, 0.0) * 0.5


def over(state: State) -> State:
    """The same state, its turn having ended."""
    state.turn = replace(state.turn, step="done", actions=0)
    return state
