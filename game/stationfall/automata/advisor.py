"""One decision: what each legal action would do to a seat's prospects, by the rules themselves.

The game behind the view is filled in by chance (`guess`), every action is carried out there, and `worth` says
what that is good for. Nothing is remembered between two decisions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from msgspec.structs import replace

from game.api import Action
from game.stationfall import harm, people
from game.stationfall.actions import deeds, vengeful
from game.stationfall.actions.answers import Become, Choose
from game.stationfall.actions.basic.care import Wait
from game.stationfall.actions.deeds import POWERS, Deed
from game.stationfall.actions.turn import (
    Activate,
    EndTurn,
    Influence,
    Renegotiate,
    Reveal,
    TurnAction,
    reveal,
)
from game.stationfall.automata.guess import guess
from game.stationfall.automata.mask import HEAT, OWN
from game.stationfall.automata.worth import PLAIN, Mask, Style, outlooks, worth
from game.stationfall.play import Play
from game.stationfall.scoring import sheet
from game.stationfall.state import Kompromat, Pawn, State, copy
from game.stationfall.view import View
from game.text import verb

ENOUGH = 0.015
"""Less than this is not worth an action."""
EFFORT = 0.01
FICKLE = 0.05
"""Taking a cube back wants a reason, too."""
TROUBLE = 0.02
"""Dragging and waiting want a reason."""
BRIBE = 1.0
KOMPROMAT = 0.1
OPENNESS = 1.2
"""What it costs to be known, at the start of the game; it falls to nothing with the minutes."""
SMALL = frozenset({"step", "drop", "throw", "copy", "wait", "jammers", "cameras", "suppress", "rob"})
"""What is never worth a Bribe or a Kompromat by itself."""
IDLE = frozenset({"wait", "throw", "drop", "jammers", "cameras", "suppress"})
"""What nobody is called upon for."""
OWNED = frozenset({"action", "free", "gratis", "gift"})
"""What nobody spends anything for that they could keep."""
OUT = -9.0
"""What is out of the question."""
REFUSED = 0.5
"""How often the owner of a PC goes along with an offer."""


def bother(act: Deed) -> float:
    """What any deed has to be worth before it is done."""
    return EFFORT + TROUBLE * (isinstance(act, Wait) or getattr(act, "drag", "") != "")


class Advisor:
    """One decision, each row of an agenda hoped for by itself."""

    style: Style = PLAIN
    idle = IDLE
    whim: float = 2.5
    """How many points the choice of identity strays by: it must not follow from the cast."""
    luck: float = 0.0
    """How often the identity is drawn, whatever each one promises."""
    own: Sequence[float] = (*OWN, 0.4, 0.7)
    """What one's own prospects weigh while nobody knows who one is …"""
    faces = 4
    """… beside those of so many others …"""
    strays: Sequence[float] = (*HEAT, 0.02, 0.01)
    """… and by how many points a choice strays then, by the minutes gone."""
    stray: float = 0.0
    """… and by how many it always does."""
    openness: float = OPENNESS
    thorough = False

    def __init__(self, view: View, rng: Random, mask: Mask) -> None:
        assert view.seat is not None
        self.view = view
        self.mask = mask
        self.seat = view.seat
        self.state = guess(view, rng)
        self.before = outlooks(self.state, self.seat, self.style)
        self.base = self._worth(self.state)

    def values(self, legal: Sequence[Action]) -> list[float]:
        if isinstance(legal[0], Become):
            return [self._identity(act) if isinstance(act, Become) else 0.0 for act in legal]
        asked = self.view.asked
        if asked is not None:
            return [
                asked.weigh(self, act.pick) if isinstance(act, Choose) else self._deed(self.state, act)
                for act in legal
            ]
        if self.view.turn.step == "acting":
            return self._acting(legal)
        return self._opening(legal)

    # ------------------------------------------------------------------ what an action does

    def gain(self, state: State, base: float | None = None) -> float:
        return self._worth(state) - (self.base if base is None else base)

    def score(self, state: State) -> float:
        return sheet(state, self.seat).total

    def _worth(self, state: State) -> float:
        return worth(state, self.seat, self.before, self.mask, self.style)

    def play(self, state: State | None = None) -> Play:
        return Play(copy(self.state if state is None else state), Random(0))

    def done(self, state: State, act: Deed) -> State:
        return self._performed(vengeful.roused(state, act), act)

    def _performed(self, state: State, act: Deed) -> State:
        play = self.play(state)
        act.perform(play)
        harm.watch_antimatter(play)
        return play.state

    def _deed(self, state: State, act: Action, base: float | None = None) -> float:
        """What a deed is worth, its price included."""
        if not isinstance(act, Deed):
            return 0.0
        after = self.done(state, act)
        payer = state.pawns[act.by or act.who].card
        price = bother(act)
        if act.pay in ("action", "free"):
            price *= 1.0 if act.pay == "action" else 0.5
        elif act.pay == "bribe":
            price = BRIBE
        elif act.pay == "kompromat":
            price = self.token(act)
            self.spend(after, payer)
        gain = self.gain(after, self.base if base is None else base)
        owners = state.cards[payer].owners
        if act.pay in ("bribe", "grey", "kompromat") and owners and state.turn.colour not in owners:
            return self.offered(act, gain, price)
        return gain - price

    def offered(self, act: Deed, gain: float, price: float) -> float:
        """What it is worth if another player's own character does it, who has to agree."""
        return gain * REFUSED - price

    def spend(self, after: State, card: str) -> None:
        """A Kompromat is gone (15.5.5.1)."""
        after.kompromat[card] = Kompromat(spent=True, shown=True)

    def token(self, act: Deed) -> float:
        """What using a Kompromat costs beyond having it no more."""
        return KOMPROMAT

    def trifle(self, act: Deed) -> bool:
        """Whether something small is paid for with something else than an action."""
        return False

    def favoured(self, act: Deed) -> float:
        """What it costs that whoever asks for a deed gains by it."""
        return 0.0

    def snared(self, section: str) -> float:
        """What a trap is worth there: one place is as good as the next."""
        return 0.0

    # ------------------------------------------------------------------ acting

    def _acting(self, legal: Sequence[Action]) -> list[float]:
        values = []
        done: dict[Deed, float] = {}
        for act in legal:
            if isinstance(act, Deed):
                # The same deed for an action or for nothing changes the same things.
                plain = replace(act, pay="action")
                if act.pay in OWNED:
                    if plain not in done:
                        done[plain] = self._deed(self.state, plain)
                    values.append(done[plain] + (EFFORT if act.pay != "action" else 0.0))
                else:
                    worthy = verb(act) not in SMALL or self.trifle(act)
                    values.append(self._deed(self.state, act) if worthy else OUT)
            else:
                values.append(ENOUGH if isinstance(act, EndTurn) else self.besides(act))
        return values

    def besides(self, act: Action) -> float:
        """What is done while somebody acts, by nobody in particular."""
        return 0.0

    # ------------------------------------------------------------------ the start of a turn

    def _opening(self, legal: Sequence[Action]) -> list[float]:
        prospects = {act.who: self._activation(self.state, act) for act in legal if isinstance(act, Activate)}
        best = max(prospects.values(), default=0.0)
        values: dict[Action, float] = {}
        influences: dict[str, tuple[float, Influence]] = {}
        for act in legal:
            if isinstance(act, Reveal):
                values[act] = max(best, self.roused(act)) + self._revealed(act)
            elif isinstance(act, Influence):
                if act.cubes <= self._useful(act.card):
                    gain = self.gain(self._turn(self.state, act), self.base)
                    # None is out of the question that another identity may like.
                    values[act] = gain - ENOUGH + best
                    if gain > influences.get(act.card, (OUT, act))[0]:
                        influences[act.card] = (gain, act)
            elif isinstance(act, Activate):
                values[act] = prospects[act.who]
            elif isinstance(act, EndTurn):
                values[act] = ENOUGH
            elif isinstance(act, Deed) and (act.wakes or vengeful.rouses(self.state, act)):
                # Anything else that is bought can wait until somebody is activated.
                values[act] = self._deed(self.state, act)
            elif isinstance(act, Renegotiate):
                values[act] = self.gain(self._turn(self.state, act), self.base) - (
                    FICKLE if act.card else 0.0
                )
        for gain, act in self._foremost(list(influences.values())):
            values[act] = gain - ENOUGH + max(best, self._with_new(act))
        return [values.get(act, OUT) for act in legal]

    def _foremost(self, laid: list[tuple[float, Influence]]) -> list[tuple[float, Influence]]:
        """Whose activation is thought of, of all that can be won over."""
        return sorted(laid, key=lambda one: -one[0])[:2]

    def _turn(self, state: State, act: TurnAction) -> State:
        play = self.play(state)
        if isinstance(act, Renegotiate):
            # Only what it changes at once: the end of the turn comes anyhow.
            return self._renegotiated(play, act)
        act.perform(play)
        return play.state

    def _renegotiated(self, play: Play, act: Renegotiate) -> State:
        act.perform(play)
        play.state.phase, play.state.turn, play.state.todo = "turn", self.state.turn, ()
        return play.state

    def _useful(self, card: str) -> int:
        """Enough cubes to lead by one."""
        it = self.state.cards[card]
        colour = self.state.turn.colour
        if people.able(self.state, card).outbid:
            return sum(it.cubes) + 1
        return max(people.rival(it, colour, self.state.conspiracies) - it.cubes[colour] + 1, 1)

    def _with_new(self, act: Influence) -> float:
        """The best activation of whom we have just won over."""
        after = self._turn(self.state, act)
        return self._best_of(after, act.card)

    def _best_of(self, after: State, card: str) -> float:
        """The best activation of a character that could not be activated before."""
        base = self._worth(after)
        best = 0.0
        for pawn in people.pawns_of(after, card):
            activate = Activate(seat=self.seat, who=pawn.key)
            if activate.refusal(after) is None:
                best = max(best, self._activation(after, activate, base))
        return best

    def _activation(self, state: State, act: Activate, base: float | None = None) -> float:
        """What this character can do for us now: its best action, and the best one after that."""
        start = self.base if base is None else base
        after = self._turn(state, act)
        ready = self._worth(after)
        best = 0.0
        pawn = after.pawns[act.who]
        for deed in self._open_to(after, pawn):
            if verb(deed) in self.idle:
                continue
            best = max(best, self._deed(after, deed, ready))
        if best <= ENOUGH:
            return self.let_go(after, ready, start)
        # Where one action helps, the second mostly helps nearly as much.
        return self.turned(ready - start) + best * (1.7 if after.turn.actions > 1 else 1.0)

    def let_go(self, after: State, ready: float, start: float) -> float:
        """What it comes to that the disc has been placed, and nothing is done."""
        return min(ready - start, 0.0) - ENOUGH

    def turned(self, gain: float) -> float:
        """What it counts that the disc has been placed, before anything is done."""
        return gain * 0.5

    def _open_to(self, state: State, pawn: Pawn) -> Iterator[Deed]:
        """All that this pawn can do, itself or through others, whatever of it is free."""
        yield from deeds.possible(state, pawn, self.seat)
        for power in POWERS.values():
            for puppet in power.puppets(state, pawn):
                for act in deeds.possible(state, puppet, self.seat, power.reckless):
                    if power.may(state, act):
                        yield replace(act, by=pawn.key, power=power.key)

    def opened(self, act: Reveal) -> State:
        """The same state, one being known to all."""
        play = self.play(self.state)
        reveal(play, self.state.turn.colour, act.card, powers=True)
        return play.state

    def roused(self, act: Reveal) -> float:
        """What the character can do at once that one reveals as."""
        return OUT

    def _revealed(self, act: Reveal) -> float:
        """What is won by playing openly: a character nobody else can use any more."""
        early = self.state.minute / 12
        return self.gain(self.opened(act), self.base) - self.openness * early - ENOUGH

    # ------------------------------------------------------------------ the choice of identity

    def _identity(self, act: Become) -> float:
        """How much there is to hope for as this character, with the others as Bonus Characters."""
        play = self.play(self.state)
        chosen = [card for card in (act.card, act.second) if card]
        mine = people.colours_of(play.state, self.seat)
        for colour, card in zip(mine, chosen, strict=False):
            play.set_conspiracy(colour, identity=card)
        rest = list(self.view.dealt)
        for card in chosen:
            rest.remove(card)
        play.set_player(self.seat, bonus=tuple(rest))
        return self._worth(play.state)
