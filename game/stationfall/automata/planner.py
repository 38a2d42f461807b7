"""A decision by who plans: what it sees is a `Plans`, what it hopes for are `ventures`."""

from __future__ import annotations

from collections.abc import Sequence, Set
from random import Random

from msgspec import msgpack
from msgspec.structs import replace

from game.api import Action
from game.stationfall import people
from game.stationfall.actions import vengeful
from game.stationfall.actions.answers import Become
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.deeds import Deed
from game.stationfall.actions.turn import (
    Activate,
    Influence,
    Renegotiate,
    Reveal,
    TurnAction,
)
from game.stationfall.automata.advisor import EFFORT, ENOUGH, IDLE, OUT, OWNED
from game.stationfall.automata.bargains import Bargainer
from game.stationfall.automata.clock import left
from game.stationfall.automata.foresight import missed
from game.stationfall.automata.mask import FACES, HEAT, OWN
from game.stationfall.automata.plans import Plans
from game.stationfall.automata.prospects.rows import about
from game.stationfall.automata.schemes.bonus import friend
from game.stationfall.automata.snares import snared
from game.stationfall.automata.ventures import agenda
from game.stationfall.automata.worth import Mask, Style, worth
from game.stationfall.cards import IDENTITIES, card_of
from game.stationfall.play import Play
from game.stationfall.questions import pending
from game.stationfall.scoring import unbound
from game.stationfall.setup import MINUTES
from game.stationfall.state import State, copy
from game.stationfall.view import View

ENCODER = msgpack.Encoder()

PURSE = 0.3
"""What it is good for at the start of the game that cubes can still be laid within the limit (16.4.7) …"""
EACH = 0.4
"""… and what is left of that with each of them: whoever has none can win nobody over any more."""
PLEDGED = 0.15
"""What it takes that a cube is laid beyond the limit: it costs a turn to take it back, or a point."""
HEAP = 2
"""Nobody lays more cubes than that on one card while it is secret who wants what: all can see them, so it
tells nothing; and they would be wanted later where there is something to do."""
OPENLY = 0.6
"""What it costs who plans to be known, at the start of the game: nobody leads it astray any more, either."""
WHIM = 0.4
"""How many points the choice of identity strays by …"""
LUCK = 0.16
"""… and how often it is drawn from the hand, whatever the cards promise: nobody can be ruled out."""
BIAS = 0.5
"""How much of what was hoped too little for an identity at first is so later."""
UNASKED = 0.03
"""What it costs to arm the Antimatter beside what plans say of it: nobody does so for nothing."""
TRAPPED = (0.2, 0.5)
"""What it costs others, and one's own, to step where one of three traps lies, one of them real (15.3.2)."""
NEAR = 4
"""Of so many that look best behind a mask one is chosen whose activation is thought of."""
ENDURANCE = 22
"""Who wears faces weighs each state for all of them; after so many, nobody else is won over …"""
OPEN = 30
"""… nor by who does not, after so many, nor what somebody could do who reveals."""


class Planner(Bargainer):
    """One decision, as part of a plan."""

    style = Style(Plans, agenda, planned=True, alarm=UNASKED, bonus=friend)
    idle = IDLE - {"jammers"}
    whim = WHIM
    luck = LUCK
    openness = OPENLY
    thorough = True
    own = OWN
    faces = FACES
    strays = HEAT
    weighed = 0
    endurance = OPEN
    eager: bool | None = None
    """Whether winning over others is thought of."""

    def __init__(self, view: View, rng: Random, mask: Mask) -> None:
        super().__init__(view, rng, mask)
        if not view.trap:
            # None is drawn: what each of them may do is reckoned with.
            self.state.traps = dict.fromkeys(self.state.traps, "blank")

    def trapped(self, act: Action) -> float:
        """What it costs to turn up a trap that may be the real one."""
        if not isinstance(act, Step) or act.to not in self.state.traps or self.view.trap:
            return 0.0
        pawn = self.state.pawns[act.who]
        owners = self.state.cards[pawn.card].owners
        return TRAPPED[self.state.turn.colour in owners] * people.seated(pawn)

    def _deed(self, state: State, act: Action, base: float | None = None) -> float:
        return super()._deed(state, act, base) - self.trapped(act)

    def _worth(self, state: State) -> float:
        """What several ways lead to is weighed once, and counts as often as it is met: that tells nothing."""
        self.weighed += 1
        whole = ENCODER.encode(state)
        found = self.known.get(whole)
        if found is None:
            found = super()._worth(state) + (0.0 if self.mask else self._purse(state))
            self.known[whole] = found
        return found

    def _purse(self, state: State) -> float:
        """A cube that waits where nobody moves for it is better in the pool; those on one's own come home."""
        if state.ending:
            return 0.0
        early = left(state)
        total = 0.0
        for colour in people.colours_of(state, self.seat):
            it = state.conspiracies[colour]
            if not it.identity or people.automatic(state, self.seat):
                continue
            free = unbound(state, colour, card_of(it.identity), revealed=it.revealed)
            total += PURSE * early * (1 - EACH ** max(free, 0))
        return total

    def _with_new(self, act: Influence) -> float:
        if self.eager is None:
            # Asked once: which of two comes first may follow from who one is.
            self.eager = self.weighed <= (ENDURANCE if self.mask else self.endurance)
        return super()._with_new(act) if self.eager else 0.0

    def _foremost(self, laid: list[tuple[float, Influence]]) -> list[tuple[float, Influence]]:
        """Behind a mask as the faces have it: who is thought of must not follow from who one is."""
        if not self.mask:
            return [*super()._foremost(laid), *self._regained()]
        faces = {colour: (0.0, faces) for colour, (_, faces) in self.mask.items()}
        near = sorted(laid, key=lambda one: -one[0])[:NEAR]
        seen = {
            act: worth(self._turn(self.state, act), self.seat, self.before, faces, self.style)
            for _, act in near
        }
        return sorted(near, key=lambda one: -seen[one[1]])[:1]

    def _regained(self) -> list[tuple[float, Influence]]:
        """To lead who has in hands what one wants, though others do: it pays only by what is done at once."""
        state, colour = self.state, self.state.turn.colour
        wanted = {
            about(row.condition.args).item for row in IDENTITIES[state.conspiracies[colour].identity].agenda
        }
        best: list[Influence] = []
        for pawn in state.pawns.values():
            it = state.cards.get(pawn.card)
            if it is None or it.owners or wanted.isdisjoint(pawn.items):
                continue
            more = people.rival(it, colour, state.conspiracies) - it.cubes[colour]
            act = Influence(seat=self.seat, card=pawn.card, cubes=max(more, 1))
            if more > 0 and act.refusal(state) is None:
                best.append(act)
        best.sort(key=lambda act: act.cubes)
        return [(self.gain(self._turn(state, act), self.base), act) for act in best[:1]]

    def roused(self, act: Reveal) -> float:
        """Whom others led, or nobody could lead, is one's own from now on."""
        if self.mask or self.weighed > self.endurance:
            return OUT
        return self._best_of(self.opened(act), card_of(act.card))

    def values(self, legal: Sequence[Action]) -> list[float]:
        # What can be had for an action is not bought: that can buy something else when no action is left.
        had = [act for act in legal if isinstance(act, Deed) and act.pay in OWNED]
        owned = {replace(act, pay="") for act in had}
        # What a power gives for nothing it gives first (4.4), and there is time to buy something else then.
        owned |= {replace(act, pay="", by="", power="") for act in had if act.pay == "gratis"}
        meant = [act for act in legal if not self._pointless(act, owned)]
        values = dict(zip(meant, super().values(meant), strict=True))
        given = self.view.asked is not None  # and takes no effort
        return [values.get(act, OUT) + EFFORT * (given and isinstance(act, Deed)) for act in legal]

    def _pointless(self, act: Action, owned: Set[Deed]) -> bool:
        """What is out of the question for everybody alike, and not weighed."""
        if isinstance(act, Influence):
            return self._vain(act) or (bool(self.mask) and self._heaped(act))
        return isinstance(act, Deed) and act.pay not in OWNED and replace(act, pay="") in owned

    def _vain(self, act: Influence) -> bool:
        """Others lead there afterwards as before (15.4.2): all of them can be laid when they are enough."""
        it, colour = self.state.cards[act.card], self.state.turn.colour
        return it.cubes[colour] + act.cubes < people.rival(it, colour, self.state.conspiracies)

    def _heaped(self, act: Influence) -> bool:
        """What everybody sees of it, so that it is the same for all."""
        outbid = people.able(self.state, act.card).outbid
        there = 0 if outbid else self.state.cards[act.card].cubes[self.state.turn.colour]
        return there + act.cubes > HEAP

    def foreseen(self, act: Become) -> float:
        """What there is to hope for here, as it looks when nothing has happened yet."""
        return super()._identity(act)

    def _identity(self, act: Become) -> float:
        return self.foreseen(act) + sum(missed().get(card, 0.0) for card in (act.card, act.second) if card)

    def _opening(self, legal: Sequence[Action]) -> list[float]:
        """15.2: who reveals can still lay cubes, and not the other way round."""
        values = super()._opening(legal)
        for at, act in enumerate(legal) if not self.mask else ():
            if isinstance(act, Influence):
                values[at] -= PLEDGED * self._overdrawn(act)
        reveals = {at: act for at, act in enumerate(legal) if isinstance(act, Reveal)}
        laid = [(values[at], act.card) for at, act in enumerate(legal) if isinstance(act, Influence)]
        called = max([values[at] for at, act in enumerate(legal) if isinstance(act, Activate)], default=0.0)
        for at, reveal in reveals.items() if not self.mask else ():
            if reveal.switch:
                continue  # what helps who one was need not help who one turns out to be
            more = max([value for value, other in laid if other != reveal.card], default=0.0)
            values[at] += max(more - max(called, 0.0), 0.0)
        return values

    def _overdrawn(self, act: Influence) -> int:
        """How many of these cubes go beyond the limit (16.4.7), and will not come home by themselves."""
        it = self.state.conspiracies[self.state.turn.colour]
        card = card_of(it.identity)
        if act.card == card:
            return 0
        left = unbound(self.state, self.state.turn.colour, card, revealed=it.revealed)
        return max(act.cubes - max(left, 0), 0)

    def _revealed(self, act: Reveal) -> float:
        """What its power asks first is answered as well as can be; who wears faces asks nothing but them."""
        gained = super()._revealed(act)
        if self.mask:
            return gained
        state = self.opened(act)
        asked = pending(state)
        if asked is not None and asked.seat == self.seat:
            gained += max([asked.weigh(self, pick) for pick in asked.options(state)], default=0.0)
        return gained + (self._mistaken(act) if act.switch else 0.0)

    def _mistaken(self, act: Reveal) -> float:
        """By how much less one has hoped for as whom one reveals instead (3.5.1), than as who one was."""
        own = self.state.conspiracies[self.state.turn.colour].identity
        early = self.state.minute / MINUTES[self.state.seats]
        return BIAS * early * (missed()[act.card] - missed()[own])

    def _renegotiated(self, play: Play, act: Renegotiate) -> State:
        """The turn is gone with it."""
        return over(super()._renegotiated(play, act))

    def let_go(self, after: State, ready: float, start: float) -> float:
        """The turn is gone with it, as it is with a renegotiation, but the disc is not back."""
        return self._worth(over(copy(after))) - start - ENOUGH

    def done(self, state: State, act: Deed) -> State:
        """4.5.3.1: what is too much is dropped first, and whose turn it is says what."""
        if not vengeful.rouses(state, act):
            return super().done(state, act)
        ends = [self._performed(ready, act) for ready in vengeful.relieved(state, act)]
        ours = state.conspiracies[state.turn.colour].seat == self.seat
        return (max if ours else min)(ends, key=self._worth)

    def besides(self, act: Action) -> float:
        """It takes no action."""
        return self.gain(self._turn(self.state, act)) if isinstance(act, TurnAction) else 0.0

    def snared(self, section: str) -> float:
        look = next(iter(self.before.values()))
        return snared(look, section) if isinstance(look, Plans) and not self.mask else 0.0

    def turned(self, gain: float) -> float:
        """A turn in which one's own character does not move is lost to it altogether."""
        return min(gain, 0.0) + max(gain, 0.0) * 0.5


def over(state: State) -> State:
    """The same state, its turn having ended."""
    state.turn = replace(state.turn, step="done", actions=0)
    return state
