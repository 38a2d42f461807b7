"""A state as somebody sees it who looks at what each pod still asks for, and who could see to that."""

from __future__ import annotations

from heapq import nlargest
from math import prod
from typing import NamedTuple

from game.stationfall import people, pods
from game.stationfall.automata import clock
from game.stationfall.automata.means import NEVER
from game.stationfall.automata.others import FAITHLESS, LAST, LUCK, Others
from game.stationfall.automata.outlook import Berth
from game.stationfall.automata.roads import servers
from game.stationfall.state import Marker, Pawn, State

ELSEWHERE = 0.6
"""What an action of another character weighs: who takes turns with two does more with both (15.5.1)."""
STRANGER = 20.0
"""Actions until somebody of whom nothing is known sees to what a pod asks for: hardly anybody does."""
WOKEN = 3.0
"""What it takes to wake who has to do something."""
WINGS = "rocket_wings"
"""What carries one (8.3)."""
WON = 2.5
"""Whom it takes no more than that to win over may be reckoned with."""
LIKELY = 0.5
"""What is no likelier than that is not reckoned with."""
RANK = "officer_aboard"
"""What wants somebody of rank aboard."""
SIGNED = "nda"
"""What a countdown still asks for when it is over."""


class Mooring(NamedTuple):
    """A pod that can still be left with, and what it asks for."""

    berth: Berth
    dock: str
    """Where it can be launched at once (13.7), if anywhere."""
    order: bool
    """It wants Abandon Ship."""
    needs: tuple[str, ...]
    """What else it asks for."""


class Moorings(Others):
    """One state, seen by a colour that knows what keeps a pod from leaving."""

    __slots__ = (
        "_aboard",
        "_asked",
        "_bound",
        "_claims",
        "_fallen",
        "_helped",
        "_keeping",
        "_moored",
        "_serving",
    )

    def __init__(self, state: State, colour: int, before: Moorings | None = None) -> None:
        super().__init__(state, colour, before)
        self._aboard: dict[str, set[str]] = {}
        self._asked: dict[tuple[str, str, str], float] = {}
        self._bound: dict[str, str] = {}
        self._claims: dict[str, dict[str, float]] = {}
        self._fallen: list[Pawn] | None = None
        self._helped: dict[tuple[str, str], float] = {}
        self._keeping: dict[str, frozenset[str]] = {}
        self._moored: list[Mooring] | None = None
        self._serving: dict[str, list[tuple[Pawn, float]]] = {}

    def _moorings(self) -> list[Mooring]:
        if self._moored is None:
            self._moored = []
            for berth in self._berths():
                dock = self.station.sections[berth.pod].moored
                works = self._lit and dock in self.state.places and not self.state.places[dock].damaged
                if works:
                    works = any(work.verb == "section_launch" for work in self.station.sections[dock].works)
                needs = pods.needs(self.state, berth.pod)
                rest = tuple(need for need in needs if need != "abandon_ship")
                self._moored.append(Mooring(berth, dock if works else "", rest != needs, rest))
        return self._moored

    def boarding(self, pawn: Pawn) -> tuple[float, str]:
        """Steps to the nearest pod that can still be left with, and which it is."""
        roads = self._way(pawn)
        pods = ((it.seats, it.pod) for it in self._berths())
        return min(
            ((roads.get(pod, NEVER), pod) for seats, pod in pods if seats > 0 or pod == pawn.at),
            default=(NEVER, ""),
        )

    def _haul(self, pawn: Pawn) -> float:
        return self.boarding(pawn)[0]

    def boards(self, pawn: Pawn, pod: str, beside: int = 0) -> float:
        """Steps into this pod, while it is there and has a seat beside so many others'."""
        if pawn.at == pod:
            return 0.0
        far = self.steps(pawn, pod)
        berth = next((it for it in self._berths() if it.pod == pod), None)
        if berth is None or berth.seats <= beside or (berth.counting and far > self.chased(pawn, pod)):
            return NEVER
        return far

    def chased(self, pawn: Pawn, pod: str) -> float:
        """Actions this pawn has before a pod leaves that counts down.

        One's own goes with the turn after that in which it began (15.7.1), others' before one's next.
        """
        turn = self.state.turn
        once = 1 + (not people.exhausted(self.state, pawn.card))
        if turn.colour != self.colour or not self.ours(pawn) or turn.step not in ("acting", "done"):
            return once
        acts = turn.step == "acting" and turn.pawn == pawn.key
        return turn.actions * acts + once * self._begun(pod)

    def _begun(self, pod: str) -> bool:
        """Whether one's own countdown began in this turn, so that one has another before it ends."""
        began = self._countdown(pod)
        return began is not None and began.colour == self.colour and began.placed == self.state.minute

    def _countdown(self, pod: str) -> Marker | None:
        return next((it for it in self.state.markers if it.what == "launch" and it.section == pod), None)

    def _late(self, pod: str) -> bool:
        """Whether a countdown ends too late (15.7.1): after minute 0, or after the Antimatter went off."""
        state = self.state
        began = self._countdown(pod)
        if began is None:
            return False
        ends = began.placed - 1
        if ends < 0:
            return True
        bomb = clock.ticking(state)
        if bomb is None or clock.fuse(state)[0] < LIKELY:
            return False
        order = people.order(state)
        late = order.index(began.colour) > order.index(bomb.colour)
        return ends < bomb.minute or (ends == bomb.minute and late)

    def lucky(self, pod: str) -> float:
        """How likely there is the minute in which a countdown ends (15.8.3)."""
        began = self._countdown(pod)
        return LUCK if began is not None and began.placed == self.state.minute == LAST - 1 else 1.0

    def before_leaving(self, pawn: Pawn, cost: float) -> float:
        """Nothing comes of what there is no time for until a pod is gone that counts down."""
        turn = self.state.turn
        if cost > 0 and self.counts_down(pawn.at):
            within = turn.colour == self.colour and turn.step in ("acting", "done")
            left = turn.actions + 2 * self._begun(pawn.at) if within else 2
            if cost >= left + min(left, 1):
                return 0.0
        return self.chance(cost)

    def counts_down(self, section: str) -> bool:
        return any(it.counting and it.pod == section for it in self._berths())

    def bound(self, pawn: Pawn) -> str:
        """By which pod this pawn leaves soonest, or by Wings, if by either."""
        return self._bound.get(pawn.key, "") if self.away(pawn) else ""

    def claim(self, pawn: Pawn, likely: float) -> None:
        """This pawn is hoped to leave, and takes a seat with it: what else is hoped for is not to have it."""
        pod = self.bound(pawn)
        if pod and pod != pawn.at and people.seated(pawn):
            self._claims.setdefault(pod, {})[pawn.key] = likely

    def release(self) -> None:
        """What is hoped for from here on is hoped for instead."""
        self._claims.clear()

    def crowded(self, pawn: Pawn) -> float:
        """How likely whoever else is hoped to leave takes the last seat this pawn counts on."""
        if not self._claims:
            return 0.0
        pod = self.bound(pawn)
        if not pod:
            return 0.0
        claims = [likely for key, likely in self._claims.get(pod, {}).items() if key != pawn.key]
        seats = self._places_in(pod)
        if pod == pawn.at or len(claims) < seats or not people.seated(pawn):
            return 0.0
        return prod(nlargest(seats, claims))

    def _places_in(self, pod: str) -> int:
        """How many more can leave by it; whoever flies does so by Wings of their own."""
        if pod == WINGS:
            return len(self.lying(WINGS))
        return next((it.seats for it in self._berths() if it.pod == pod), 0)

    def lonely(self, pawn: Pawn, pod: str) -> bool:
        """Whether nobody Live is aboard, or has to come, other than this pawn."""
        if RANK in pods.needs(self.state, pod) and not self._meets(pawn, pod, RANK):
            return False
        found = self._aboard.get(pod)
        if found is None:
            crowd = people.pawns_in(self.state, pod)
            found = self._aboard[pod] = {one.key for one in crowd if people.live(one) and people.bodily(one)}
        return not found - {pawn.key}

    def _asks(self, pawn: Pawn, mooring: Mooring, start: str = "") -> float:
        """What has to be done for a pod beside the order, so that it leaves with this pawn, there by then."""
        key = pawn.key, mooring.berth.pod, start if mooring.berth.body else ""
        found = self._asked.get(key)
        if found is None:
            wants = [self._need(pawn, mooring, need, start or pawn.at) for need in mooring.needs]
            # Who has two others act takes turns with one of them only.
            more = (1 / ELSEWHERE - 1) * (sum(wants) - max(wants, default=0.0))
            found = self._asked[key] = min(sum(wants) + more, NEVER)
        return found

    def _need(self, pawn: Pawn, mooring: Mooring, need: str, start: str) -> float:
        berth = mooring.berth
        if need == "down_human_aboard":
            return self._body(pawn, berth, start)
        if need in servers(self.cast):
            return self._signed(pawn, berth.pod, need)
        if self._meets(pawn, berth.pod, need) or pods.meets(self.state, berth.pod, need):
            return 0.0
        if need in pods.NEEDS and mooring.dock and self._served(pawn):
            # Whoever is asked for may as well launch it from outside (13.7).
            return self._help(mooring.dock, need, berth.pod)
        # 5.5.3: whoever helps wants a seat beside one's own.
        if berth.seats <= (pawn.at != berth.pod):
            return NEVER
        helped = self._help(berth.pod, need, berth.pod) if self._served(pawn) else ELSEWHERE * STRANGER
        down = [one for one in self._bodies() if self._meets(one, berth.pod, need)]
        return min(helped, self._dragged(pawn, berth, pawn.at, down)) if down else helped

    def _served(self, pawn: Pawn) -> bool:
        """Whether others of ours see to what this pawn needs, though it may not have come aboard yet."""
        return self.ours(pawn) or (pawn.at == "card" and people.live(pawn) and self.effort(pawn.card) < WON)

    def _meets(self, pawn: Pawn, pod: str, need: str) -> bool:
        """Whether a pod has what it asks for as soon as this pawn is aboard."""
        if need == RANK:
            return people.able(self.state, pawn.card).officer
        return pods.meets(self.state, pod, need, pawn.key)

    def _help(self, section: str, need: str, pod: str) -> float:
        """Actions until somebody else has brought what a pod asks for into it, or to its dock."""
        found = self._helped.get((section, need))
        if found is None:
            reach = (
                self.steps(one, section) + self.effort(one.card) + self._papers(one, pod) * (section == pod)
                for one in self.mine
                if self._meets(one, pod, need)
            )
            found = self._helped[section, need] = ELSEWHERE * min(reach, default=STRANGER)
        return found

    def _papers(self, one: Pawn, pod: str) -> float:
        """What else has to be given to who comes aboard to help (5.5.4), beside what others there want."""
        wanted = (need for need in pods.needs(self.state, pod) if need in servers(self.cast))
        return sum(
            self._serve(pod, need)
            for need in wanted
            if people.human(one) and need not in one.data and not self._unsigned(pod, need)
        )

    def _signed(self, pawn: Pawn, pod: str, need: str) -> float:
        """Actions until whoever has pods ask for it has given it to all who leave with this pawn."""
        others = self._unsigned(pod, need) - {pawn.key}
        if not others and (need in pawn.data or not people.human(pawn)):
            return 0.0
        best = self._helped.get((pod, need), -1.0)
        if best < 0:
            best = self._helped[pod, need] = self._serve(pod, need)
        return best if others or pawn.at == pod else min(best, self._met(pawn, pod, need))

    def _met(self, pawn: Pawn, pod: str, need: str) -> float:
        """Actions more until this pawn has it, met where it is, or passing by where it is given out."""
        best, straight = NEVER, self.steps(pawn, pod)
        for one, trouble in self._servants(need):
            if one.key == pawn.key or one.at not in self.state.places:
                continue
            given = ELSEWHERE * (1 + trouble)
            detour = self.steps(pawn, one.at) + self.between(pawn, one.at, pod) - straight
            best = min(best, given + detour, given + ELSEWHERE * self.steps(one, pawn.at))
        return best

    def _kept(self, pawn: Pawn, mooring: Mooring) -> float:
        """13.6: only somebody aboard who has not signed can stop a countdown."""
        wants = SIGNED in mooring.needs
        return self._signed(pawn, mooring.berth.pod, SIGNED) if wants else 0.0

    def _unsigned(self, pod: str, need: str) -> frozenset[str]:
        """The Humans aboard a pod who keep it from leaving."""
        found = self._keeping.get(pod)
        if found is None:
            aboard = people.pawns_in(self.state, pod)
            found = frozenset(one.key for one in aboard if people.human(one) and need not in one.data)
            self._keeping[pod] = found
        return found

    def _serve(self, pod: str, need: str) -> float:
        """Actions until one who has pods ask for something has come there, and given it out."""
        best = NEVER
        full = any(it.pod == pod and it.seats < 1 for it in self._berths())
        for one, trouble in self._servants(need):
            way = self.steps(one, pod) if not full else 0.0 if one.at == pod else NEVER
            best = min(best, ELSEWHERE * (way + 1 + trouble) if way < NEVER else NEVER)
        return best

    def _servants(self, need: str) -> list[tuple[Pawn, float]]:
        """Who could see to what characters have pods ask for, and what it takes to have them do so."""
        found = self._serving.get(need)
        if found is None:
            found = self._serving[need] = [
                (one, min(self.effort(one.card), FAITHLESS) + WOKEN * one.down)
                for one in self.folk
                if one.card in servers(self.cast)[need] and people.in_play(self.state, one)
            ]
        return found

    def _body(self, pawn: Pawn, berth: Berth, start: str) -> float:
        """Actions more, from where this pawn is then, until somebody Down lies in this pod beside it."""
        down = [one for one in self._bodies() if people.human(one)]
        if pawn in down or any(one.at == berth.pod for one in down):
            return 0.0
        if berth.seats < 1 + (pawn.at != berth.pod):
            return NEVER
        return self._dragged(pawn, berth, start, down)

    def _bodies(self) -> list[Pawn]:
        """Whoever lies Down and could be dragged."""
        if self._fallen is None:
            self._fallen = [one for one in self.folk if one.down and one.at in self.state.places]
        return self._fallen

    def _dragged(self, pawn: Pawn, berth: Berth, start: str, bodies: list[Pawn]) -> float:
        """Actions more until one of these lies in this pod beside it."""
        best = STRANGER
        roads = self.roads_from(pawn, start)
        for one in bodies:
            back = roads.get(one.at, NEVER) + self.between(pawn, one.at, berth.pod)
            best = min(best, back - roads.get(berth.pod, NEVER) + 0.3)
        return best
