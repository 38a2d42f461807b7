"""A decision by who thinks a turn through to its end: an action is worth what the turn comes to with it.

The steps of a turn that look best are carried out one after the other, each as it is paid for, and it counts
how things stand when the turn is over. Of the turns that come out best it is that after which one's next turn
comes to most, if others leave it so: nobody is tired for little, and what can be had now is had now.
Who plays by a mask looks no farther than others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from heapq import nlargest
from operator import itemgetter
from typing import NamedTuple

from msgspec.structs import replace

from game.api import Action
from game.stationfall import people
from game.stationfall.actions import prices, vengeful
from game.stationfall.actions.basic.care import Wait
from game.stationfall.actions.basic.data import Copy
from game.stationfall.actions.deeds import Deed, payer
from game.stationfall.actions.turn import (
    ACTING,
    Activate,
    EndTurn,
    Influence,
    Renegotiate,
    Reveal,
    TurnAction,
)
from game.stationfall.automata.advisor import ENOUGH, OUT, bother
from game.stationfall.automata.bargains import HURRY
from game.stationfall.automata.planner import Planner, over
from game.stationfall.state import State, Turn, copy
from game.text import verb

WIDE = 3
"""So many first steps of a turn are followed …"""
DEEP = 2
"""… and so many after each of them."""
ALIKE = 2
"""… but no more of a kind that leads nowhere by itself and come to the same: one may stand for all."""
LONG = 3
"""A turn is thought through for so many steps: two actions and a free one, and what a power gives besides."""
NEXT = 3
"""So many turns are followed by one's next, for it matters who is rested then …"""
THEN = 0.6
"""… and what that brings counts so much beside what is there already: others have their turns before it."""
PATIENCE = 64
"""Of a turn so many steps are tried, and a few more: who has much to choose from does not look as far."""
LEFT_OVER = 8
"""… but of what follows the best first steps a part of that at least."""
ALL_OF_THEM = 128
"""… and no more than that of those one could activate together."""
NEXT_OF_ALL = 24
"""… and so many in one's next turn."""
ENOUGH_SEEN = 205
"""Who has weighed so many states for one decision …"""
TOKENS = 2
"""So many uses of a Kompromat are tried among the steps of a turn."""
CURSORY = 16
"""… looks no farther than so many steps into whatever else there is."""
GLANCE = 10
"""So many steps are tried, and as many more, with each who could be won over …"""
ENDURANCE = 110
"""… until so many states have been weighed for that."""
WEIGHTY = frozenset({"antimatter", "firebomb"})
"""What it matters most to throw."""
WON = 3
"""So many of those that look best then are thought through."""
LAID = 4
"""So many cubes that look best, and any that look better, are looked at together with what the best turn
leads to."""
OWN = frozenset({"action", "free", "gratis"})
"""What an activation itself pays."""


Option = tuple[tuple[float, bool, float, int], Action, State]
"""What it looks like, by which it is ranked; what is done; what it leads to."""


def _unlike(found: Sequence[Option], wide: int) -> list[Option]:
    """The best of all, but few of a kind that leads nowhere by itself and come to the same."""
    seen: Counter[tuple[float, str]] = Counter()
    chosen: list[Option] = []
    for option in sorted(found, key=itemgetter(0), reverse=True):
        (worth, busy, *_), act, _ = option
        seen[worth, verb(act)] += 1
        if busy or seen[worth, verb(act)] <= ALIKE:
            chosen.append(option)
    return chosen[:wide]


def _besides(state: State, seat: int) -> Iterator[TurnAction]:
    """What may be done while somebody acts, by nobody in particular, that does not end the turn."""
    for cls in ACTING:
        if cls is not EndTurn:
            yield from cls.options(state, seat)


class Course(NamedTuple):
    """How a turn goes on."""

    worth: float
    """What it comes to, the price of each step being taken off."""
    end: State
    first: Action | None
    """Its next step; none, if it ends here."""


class Thinker(Planner):
    """One decision, as part of a turn."""

    patience = 0
    scope = PATIENCE
    endurance = ENOUGH_SEEN

    def _patient(self, times: int = 1) -> int:
        """How far a turn is looked into, so that no decision takes too long."""
        return times * self.scope if self.weighed < ENOUGH_SEEN else min(self.scope, CURSORY)

    def _foremost(self, laid: list[tuple[float, Influence]]) -> list[tuple[float, Influence]]:
        """What cubes bring at once says little of what can be done with them."""
        if self.mask:
            return super()._foremost(laid)
        # Who can be activated as it is does no more for another cube.
        new = [it for it in laid if not self._called(it[1].card)]
        glanced: dict[Influence, float] = {}
        self.scope, wide, enough = GLANCE, self.scope, self.weighed + ENDURANCE
        for _, act in sorted(new, key=lambda it: (it[1].cubes, -it[0])):
            if self.weighed < enough:
                glanced[act] = super()._with_new(act)
        self.scope = wide
        return nlargest(WON, new, key=lambda it: it[0] + glanced.get(it[1], 0.0))

    def roused(self, act: Reveal) -> float:
        wide, self.scope = self.scope, min(self.scope, PATIENCE // 2)
        found = super().roused(act)
        self.scope = wide
        return found

    def _called(self, card: str) -> bool:
        """Whether this character could be activated now."""
        calls = (Activate(seat=self.seat, who=pawn.key) for pawn in people.pawns_of(self.state, card))
        return any(act.refusal(self.state) is None for act in calls)

    def _acting(self, legal: Sequence[Action]) -> list[float]:
        if self.mask:
            return super()._acting(legal)
        outer = [act for act in legal if not isinstance(act, Deed) or act.pay not in OWN]
        values = dict(zip(outer, super()._acting(outer), strict=True))
        rest = self._worth(over(copy(self.state)))
        # What somebody was activated for is carried out, though only its last step may pay; and there is time
        # to look for more.
        self.patience = self._patient(3)
        steps = LONG + self._held(self.state.turn.pawn)
        course = self._course(self.state, steps, 2 * WIDE, self._extorted(values))
        if course.first is not None:
            # Who has been activated has paid for it: whatever is worth its price is worth doing.
            values[course.first] = course.worth - rest + ENOUGH
        return [values.get(act, -ENOUGH) for act in legal]

    def _extorted(self, values: dict[Action, float]) -> list[Deed]:
        """What a Kompromat is best used for: it may be the first step of a turn, or its last."""
        state = self.state
        tokens = [
            act
            for act, value in values.items()
            if isinstance(act, Deed) and act.pay == "kompromat" and value > OUT
            if not set(state.cards[payer(state, act).card].owners) - {state.turn.colour}
        ]
        return nlargest(TOKENS, tokens, key=lambda act: values[act])

    def _opening(self, legal: Sequence[Action]) -> list[float]:
        self.ends: dict[Action, State] = {}
        self.won: dict[Influence, float] = {}
        if self.mask:
            return super()._opening(legal)
        # Who can call on many thinks less of each.
        calls = sum(isinstance(act, Activate) for act in legal)
        self.scope = min(PATIENCE, ALL_OF_THEM // max(calls, 1))
        values = super()._opening(legal)
        self._follow(legal, values)
        passing = self._passing()
        given_up = {at: act for at, act in enumerate(legal) if isinstance(act, Renegotiate)}
        for at in given_up:
            values[at] += passing
        turns = [at for at, act in enumerate(legal) if act in self.ends]
        rest = max(given_up, key=lambda at: values[at], default=None)
        if rest is not None:
            self.ends[legal[rest]] = self._turn(self.state, given_up[rest])
            turns.append(rest)
        followed = nlargest(NEXT, turns, key=lambda at: values[at])
        if len(followed) < 2 or self.state.minute < 2:
            return values
        top = values[followed[0]]
        # Who would do nothing worth while takes the disc back.
        later = {
            at: (1 - THEN) * values[at]
            + THEN * self._next(self.ends[legal[at]])
            - ENOUGH * isinstance(legal[at], Activate)
            for at in followed
        }
        best = max(later.values())
        for at, worth in later.items():
            values[at] = top + worth - best
        if rest is not None:
            for at in given_up:
                values[at] = min(values[at], values[rest])
        return values

    def _with_new(self, act: Influence) -> float:
        found = self.won[act] = super()._with_new(act)
        return found

    def _follow(self, legal: Sequence[Action], values: list[float]) -> None:
        """What is gained by a cube and by whoever is activated then may be one thing, and counts once."""
        calls = {act: values[at] for at, act in enumerate(legal) if act in self.ends}
        if not calls:
            return
        call = max(calls, key=calls.__getitem__)
        end, best = self.ends[call], calls[call]
        laid = {at: act for at, act in enumerate(legal) if isinstance(act, Influence)}
        seen, top = 0, OUT
        while laid and best > 0:
            at = max(laid, key=values.__getitem__)
            if seen >= LAID and values[at] <= top:
                break  # what has not been looked at is no better even so
            act = laid.pop(at)
            won = self.won.get(act, OUT)
            if won < best:
                both = best + self._worth(over(self._turn(end, act))) - self._worth(end) - ENOUGH
                values[at] = max(min(values[at], both), values[at] - best + won)
            seen, top = seen + 1, max(top, values[at])

    def _next(self, ended: State) -> float:
        """What one's next turn comes to, nobody having done anything meanwhile."""
        state = copy(ended)
        state.minute -= 1
        if state.minute == 1:
            state.abandon, state.locks = True, ()  # 15.8.2
        state.phase, state.turn, state.todo = "turn", Turn(self.state.turn.colour), ()
        for card, it in ended.cards.items():
            if it.discs and not it.owners:
                # Others have activated somebody else meanwhile (15.5.1).
                kept = tuple(disc for disc in it.discs if disc == state.turn.colour)
                state.cards[card] = replace(it, discs=kept)
        best = self._worth(over(copy(state)))
        calls = [Activate(seat=self.seat, who=pawn.key) for pawn in state.pawns.values()]
        calls = [act for act in calls if act.refusal(state) is None]
        self.scope = min(GLANCE, NEXT_OF_ALL // max(len(calls), 1))
        for act in calls:
            self.patience = self._patient()
            best = max(best, self._course(self._turn(state, act), LONG - 1, 1).worth)
        return best

    def _activation(self, state: State, act: Activate, base: float | None = None) -> float:
        if self.mask:
            return super()._activation(state, act, base)
        start = self.base if base is None else base
        self.patience = self._patient()
        course = self._course(self._turn(state, act), LONG + self._held(act.who), WIDE)
        if state is self.state:
            self.ends[act] = course.end
        return course.worth - start + self._passing() - ENOUGH

    def _held(self, who: str) -> bool:
        """Whether one holds the Kompromat on this pawn."""
        token = self.state.kompromat.get(self.state.pawns[who].card)
        return token is not None and token.hand == self.seat

    def _passing(self) -> float:
        """What is lost by any turn's being over: everything is weighed against that."""
        return self.base - self._worth(over(copy(self.state)))

    def _course(self, state: State, steps: int, wide: int = DEEP, tokens: Sequence[Deed] = ()) -> Course:
        """What this turn can still come to, at its end. `tokens`: what a Kompromat may buy meanwhile."""
        end = over(copy(state))
        best = Course(self._worth(end), end, None)
        if not steps or self.patience <= 0:
            return best
        found: list[Option] = []
        acts = sorted(self._open_now(state), key=self._idly)
        acts += [
            act for act in tokens if not (prices.overcharge(state, act) or vengeful.objection(state, act))
        ]
        extras = list(_besides(state, self.seat))
        gratis = {replace(act, pay="action") for act in acts if act.pay != "action"}
        for act in acts:
            if act in gratis:
                continue  # nobody pays for what is free
            if self.patience <= (-self.scope if self.weighed < ENOUGH_SEEN else 0):
                break  # who moves others as well has more to choose from than anybody can think through
            after = self._paid(state, act)
            self.patience -= 1
            if isinstance(act, Wait):
                # What comes after it could as well come before.
                waited = self._course(after, 0)
                worth = waited.worth - self._price(act)
                best = max(best, Course(worth, waited.end, act), key=itemgetter(0))
                continue
            # Of all that changes nothing yet, what may lead to something comes before what leads nowhere.
            seen = self._promise(after, steps, extras)
            rank = round(seen, 6), verb(act) not in self.idle, -self._price(act), len(found)
            found.append((rank, act, after))
        for extra in extras:
            self.patience -= 1
            moved = self._turn(state, extra)
            found.append(((round(self._worth(moved), 6), True, 0.0, len(found)), extra, moved))
        # What costs nothing is looked behind, too: it may be worth less than to stay, and lead somewhere; and
        # what a Kompromat may begin a turn with is looked at besides what an action may.
        asides = ("gratis", "kompromat") if steps >= LONG else ("gratis",)
        costless = [it for it in found if not isinstance(it[1], Deed) or it[1].pay in asides]
        # What passes the time, and is worth no more than to stay, takes no place of what leads somewhere.
        useful = [it for it in found if it[0][1] or it[0][0] > best.worth] or found
        tokened = [it for it in costless if isinstance(it[1], Deed) and it[1].pay == "kompromat"]
        chosen = _unlike([it for it in useful if it not in tokened], wide)
        near = [it for it in chosen if it not in costless]
        given = [it for it in costless if it not in tokened]
        for option in (*given, *near, *tokened):
            _, first, then = option
            self.patience = max(self.patience, self.scope // LEFT_OVER if steps >= LONG else 0)
            # What a power gives for nothing, and gives once, comes besides all that an activation pays for.
            taken = not (isinstance(first, Deed) and first.pay == "gratis" and first.by)
            further = self._course(then, steps - taken, min(wide, DEEP), tokens)
            worth = further.worth - self._price(first)
            if worth > best.worth:
                best = Course(worth, further.end, first)
        return best

    def _open_now(self, state: State) -> list[Deed]:
        """What whoever acts can do; when no action is left, for the Kompromat on them, too (15.5.5)."""
        besides = () if state.turn.actions else ("kompromat",)
        return [act for act in prices.own(state, self.seat, besides) if self._matters(act)]

    def _promise(self, after: State, steps: int, extras: Sequence[TurnAction]) -> float:
        """What a step looks like: the last one leads nowhere, others where what they make possible leads."""
        if steps == 1:
            return self._worth(over(copy(after)))
        more = [self._turn(after, it) for it in _besides(after, self.seat) if it not in extras]
        self.patience -= len(more)
        return max(map(self._worth, [after, *more]))

    def _price(self, act: Action) -> float:
        if not isinstance(act, Deed):
            return 0.0
        if act.pay == "kompromat":
            return self.token(act) + self.trapped(act)
        return bother(act) * (1.0 if act.pay == "action" else 0.5) + self.trapped(act)

    def _matters(self, act: Deed) -> bool:
        """There may be more to be copied, to more people, than there is time to think of."""
        if act.pay == "kompromat":
            return isinstance(act, HURRY)
        return not isinstance(act, Copy) or self.wants(act.data)

    def _idly(self, act: Deed) -> bool:
        """What hardly leads anywhere is thought of last: there may not be time for all."""
        return verb(act) in self.idle and getattr(act, "item", "") not in WEIGHTY

    def _paid(self, state: State, act: Deed) -> State:
        """What a deed leads to, its price being gone."""
        after = self.done(state, act)
        turn = after.turn
        if act.pay == "action":
            after.turn = replace(turn, actions=turn.actions - 1, started=True)
        elif act.pay == "free":
            after.turn = replace(turn, free=False, started=True)
        elif act.pay == "kompromat":
            after.turn = replace(turn, extorted=True, hired=True)
            self.spend(after, payer(state, act).card)
        elif act.by:
            after.turn = replace(turn, once=(*turn.once, act.power))
        return after
