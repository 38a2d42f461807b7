"""A state as somebody sees it who plans: what still has to happen, in which order, before anybody gets away.

An `Outlook` takes each row of an agenda by itself, and each thing a pod may ask for as a detour. A plan is
one way through all of it: fetch this, have that signed, get aboard, launch; it knows how many turns are left.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

from game.stationfall import people, pods
from game.stationfall.automata.errands import Errands
from game.stationfall.automata.means import DOUBT, HURRY, NEVER
from game.stationfall.automata.outlook import Berth
from game.stationfall.automata.roads import servers
from game.stationfall.cards import CAST, RESCUE
from game.stationfall.state import Pawn, State
from game.stationfall.station import OUTER_SPACE

LAST = 2
"""In minute 1 it is too late for a countdown: it would end a turn later (13.6)."""
LATE = 0.35
"""What is left of a likelihood with every action that there is no turn for."""
AWAY = 0.2
"""Actions that are left for who sits in a pod that counts down."""
ELSEWHERE = 0.6
"""What an action of another character weighs: who takes turns with two does more with both (15.5.1)."""
AT_ONCE = 0.5
"""What a launch by others comes to at least, and how much better than a countdown it is: it saves a turn."""
EXPECTED = 4.0
"""How far off the order to Abandon Ship is, for others want it as well, as long as there is time …"""
URGENT = 9
TARDY = 1.5
"""… and by how much farther with every minute below this one: it may never come."""
SOON = 0.2
"""Whoever is as far from a pod as that does not mind."""
PATIENT = 0.3
"""What is lost of a likelihood (as its logarithm) by waiting for minute 1, which gives the order (15.8.2)."""
STRANGER = 20.0
"""Actions until somebody of whom nothing is known sees to what a pod asks for: hardly anybody does."""
WOUNDED = 6.0
"""What it takes more to get somebody aboard who is Down: nobody carries others for nothing."""
WOKEN = 3.0
"""What it takes to wake who has to do something."""
SIGNED = "nda"
"""What a countdown still asks for when it is over."""
FAITHLESS = 8.0
"""What it takes at most that somebody does what is needed."""
UNSURE = 1.0
"""What it is worth less, in actions, to wait for a ship that may turn out to be another one."""
ADRIFT = 0.05
"""What every minute out there takes off the likelihood (as its logarithm) of being there in the end."""
SENT = 1.1
"""Nobody sees to a Helmet for whom it is harder to win over than that."""
GRIP = {-1: 0.75, 0: 0.85, 1: 0.94}
"""How likely one's own character goes where one wants it, by how many cubes one leads there."""
FIRM = 0.97
"""By more than that …"""
UNHELD = 0.9
"""… or where nobody has any."""


class Mooring(NamedTuple):
    """A pod that can still be left with, and what it asks for."""

    berth: Berth
    dock: str
    """Where it can be launched at once (13.7), if anywhere."""
    order: bool
    """It wants Abandon Ship."""
    needs: tuple[str, ...]
    """What else it asks for."""


class Plans(Errands):
    """One state, seen by a colour that thinks of all that a plan needs."""

    __slots__ = (
        "_asked",
        "_helped",
        "_keeping",
        "_launching",
        "_moored",
        "_officers",
        "_onward",
        "_ranks",
        "_rooms",
        "_serving",
        "_ship",
        "_switched",
    )

    tied = 1.0
    """What one of them steps into the other one steps out of."""

    def __init__(self, state: State, colour: int, before: Plans | None = None) -> None:
        super().__init__(state, colour, before)
        self._asked: dict[tuple[str, str], float] = {}
        self._moored: list[Mooring] | None = None
        self._officers: list[tuple[float, str]] | None = None
        self._ranks: dict[str, bool] = {}
        self._rooms: dict[str, float] = {}
        self._serving: dict[str, list[tuple[Pawn, float]]] = {}
        self._switched: dict[str, list[tuple[float, str]]] = {}
        self._helped: dict[tuple[str, str], float] = {}
        self._keeping: dict[str, frozenset[str]] = {}
        ships = (CAST[card].ship for card in self.cast)
        self._ship = next((ship(state) for ship in ships if ship is not None), "")
        self._onward: dict[tuple[str, str], dict[str, int]] = {}
        self._launching: dict[tuple[str, str], float] = {}

    # ------------------------------------------------------------------ time

    def room(self, pawn: Pawn) -> float:
        """How many actions this pawn has before it is too late to launch: one a turn, two when rested."""
        found = self._rooms.get(pawn.key)
        if found is None:
            found = self._rooms[pawn.key] = self._turns(pawn)
        return found

    def _turns(self, pawn: Pawn) -> float:
        state = self.state
        turn = state.turn
        rested = not people.exhausted(state, pawn.card)
        later = float(max(state.minute - LAST, 0))
        if turn.colour != self.colour or turn.step not in ("acting", "done") or self._waits(pawn):
            return later + 1 + rested
        if turn.step == "acting" and turn.pawn == pawn.key:
            return later + turn.actions
        return later + (rested and later > 0)

    def _waits(self, pawn: Pawn) -> bool:
        """In a pod that others have yet to make ready: meanwhile its own actions help nobody."""
        mooring = next((one for one in self._moorings() if one.berth.pod == pawn.at), None)
        if mooring is None:
            return False
        if mooring.berth.counting:
            return self._kept(pawn, mooring) > 0
        wants = mooring.order and not self.state.abandon and not people.assisted(pawn)
        return wants or self._asks(pawn, mooring) > 0

    def in_time(self, pawn: Pawn, cost: float) -> float:
        """How likely this pawn gets away by a plan that takes so many of its actions."""
        if cost >= NEVER:
            return 0.0
        if cost <= AWAY:
            return math.exp(-DOUBT * cost) * self.grip(pawn.card)
        cost += self.hold(pawn.card)
        room = self.room(pawn)
        likely = math.exp(-(DOUBT + HURRY / max(room, 1.0)) * cost)
        return likely * math.pow(LATE, max(cost - room, 0.0)) * self.grip(pawn.card)

    # ------------------------------------------------------------------ whose it is

    def hold(self, card: str) -> float:
        """What it takes until it acts for us; cubes take no action (15.4), and one's own is worth them."""
        effort = self.effort(card)
        return min(effort, FAITHLESS) if card != self.card else min(0.4 * effort, FAITHLESS)

    def grip(self, card: str) -> float:
        """How likely nobody else leads it astray."""
        state = self.state
        it = state.cards.get(card)
        if it is None or card != self.card:
            return 1.0
        if it.owners:
            return 1.0 if self.colour in it.owners else GRIP[-1]
        own = it.cubes[self.colour]
        top = people.rival(it, self.colour, state.conspiracies)
        if not own and not top:
            return UNHELD
        return GRIP.get(max(own - top, -1), FIRM)

    # ------------------------------------------------------------------ getting away

    def _order(self, pawn: Pawn, far: float) -> float:
        """How far off Abandon Ship is: by others, or by an Officer of ours who is somebody else.

        Others want it as well by the time one can use it; who could give it need not rely on them.
        """
        others = EXPECTED + TARDY * max(URGENT - self.state.minute, 0)
        if not self._commands(pawn):
            others = max(others - far, SOON)
        bridge = self._at_bridge(pawn.card) + 1
        return ELSEWHERE * others * bridge / (others + bridge)

    def _lost(self, pawn: Pawn, share: float) -> float:
        """How many actions of this pawn cost as much of its likelihood (as its logarithm)."""
        return share / (DOUBT + HURRY / max(self.room(pawn), 1.0))

    def _at_bridge(self, card: str) -> float:
        """Actions until an Officer of ours stands on the Bridge, other than this character."""
        if self._officers is None:
            ranks = [one for one in self.mine if self._commands(one)]
            self._officers = sorted(
                (self.steps(one, "bridge") + self.effort(one.card), one.card) for one in ranks
            )
        return next((cost for cost, other in self._officers if other != card), NEVER)

    def _commands(self, pawn: Pawn) -> bool:
        """Whether this pawn could give orders on the Bridge."""
        found = self._ranks.get(pawn.key)
        if found is None:
            works = self._lit and not self.state.places["bridge"].damaged
            found = self._ranks[pawn.key] = works and people.officer(self.state, pawn)
        return found

    def _leave(self, pawn: Pawn) -> float:
        state = self.state
        if pawn.annihilated:
            return NEVER
        if people.left(state, people.where(state, pawn)):
            return 0.0
        if not people.bodily(pawn):
            return NEVER
        best = self._soonest(pawn, pawn.at, 0.0, NEVER)
        best = min(best, self._fly(pawn, best))
        if state.abandon or pawn not in self.mine or not self._commands(pawn):
            return best
        # 13.1: an Officer may see to the order on the way.
        return self._soonest(pawn, "bridge", self.steps(pawn, "bridge") + 1, best, ordered=True)

    def _fly(self, pawn: Pawn, best: float = NEVER) -> float:
        """By Rocket Wings (8.3): one way past all that it takes, and not so many detours from here.

        What cannot come to less than `best` is not looked into.
        """
        if pawn.down or (pawn not in self.mine and not people.owns(pawn, "rocket_wings")):
            return NEVER
        roads = self._way(pawn)
        if min([roads.get(lock, NEVER) for lock in self.station.outward], default=NEVER) + 2 >= best:
            return NEVER
        wings = self._by_way_of(pawn, {pawn.at: 0.0}, "rocket_wings")
        if wings and not (people.helmeted(pawn) or people.robot(pawn)):
            wings = self._by_way_of(pawn, wings, "helmet")
        outward = (
            spent + self._roads_from(pawn, here).get(lock, NEVER)
            for here, spent in wings.items()
            for lock in self.station.outward
        )
        return min(min(outward, default=NEVER) + 2, NEVER)

    def _by_way_of(self, pawn: Pawn, spent: dict[str, float], item: str) -> dict[str, float]:
        """Where this pawn may be with an item, and after how many actions, who may be here after so many."""
        if people.owns(pawn, item):
            return spent
        found: dict[str, float] = {}
        for section, doing in self.sources(pawn, item):
            ways = (
                so_far + self._roads_from(pawn, here).get(section, NEVER) for here, so_far in spent.items()
            )
            found[section] = min(min(ways) + doing, found.get(section, NEVER))
        return found

    def _roads_from(self, pawn: Pawn, start: str) -> dict[str, int]:
        return self._way(pawn) if start == pawn.at else self._further(pawn, start)

    def _soonest(self, pawn: Pawn, start: str, spent: float, best: float, *, ordered: bool = False) -> float:
        """The best of all pods, or the ship that comes, unless there is something better already.

        `ordered`: by then Abandon Ship is given.
        """
        roads = self._roads_from(pawn, start)
        # The nearest first: most of the others need not be looked into then.
        near = [(roads.get(it.berth.pod, NEVER), at) for at, it in enumerate(self._moorings())]
        near.sort()
        for far, at in near:
            if far + spent >= best:
                break
            mooring = self._moorings()[at]
            if mooring.berth.counting or far + spent + AT_ONCE < best:
                best = min(best, self._board(pawn, mooring, far, spent, best, ordered=ordered))
        return min(best, spent + self._adrift(pawn, start, best - spent)) if self._ship else best

    def _further(self, pawn: Pawn, start: str) -> dict[str, int]:
        """Looked up once: tours by way of the same place differ in what comes after it."""
        found = self._onward.get((pawn.key, start))
        if found is None:
            found = self._onward[pawn.key, start] = self.onward(pawn, start)
        return found

    def _adrift(self, pawn: Pawn, start: str, best: float) -> float:
        """Actions until this pawn floats in Outer Space, where a ship saves who is Live (16.1)."""
        if pawn.down or people.item_at(self.state, "antimatter") == OUTER_SPACE:
            return NEVER
        if self._ship != RESCUE or CAST[pawn.card].ship is not None:
            # Its own people take those only who have what they came for.
            lies = "briefcase" in self.state.places[start].floor if start in self.state.places else False
            if not (people.owns(pawn, "briefcase") or (lies and start != pawn.at)):
                return NEVER
        drift = self._lost(pawn, ADRIFT * self.state.minute)
        if pawn.at == OUTER_SPACE and start == pawn.at:
            return AWAY + drift if people.endures(self.state, pawn, "asphyxiation") else NEVER
        roads = self._roads_from(pawn, start)
        locks = [key for key in self.station.outward if not self.state.places[key].damaged]
        if min((roads.get(lock, NEVER) for lock in locks), default=NEVER) + 1 + UNSURE + drift >= best:
            return NEVER
        ready = {start: 0.0}
        if not people.endures(self.state, pawn, "asphyxiation"):
            if self.effort(pawn.card) > SENT:
                return NEVER
            ready = self._by_way_of(pawn, ready, "helmet")
        ways = (
            spent + self._roads_from(pawn, here).get(lock, NEVER)
            for here, spent in ready.items()
            for lock in locks
        )
        return min(min(ways, default=NEVER) + 1 + UNSURE + drift, NEVER)

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

    def _board(
        self, pawn: Pawn, mooring: Mooring, far: float, spent: float, best: float, *, ordered: bool
    ) -> float:
        """Actions until this pod leaves with this pawn, who is so far from it after so many actions.

        What cannot come to less than `best` is not looked into.
        """
        berth = mooring.berth
        inside = pawn.at == berth.pod
        if berth.seats < 1 and not inside:
            return NEVER
        if pawn.down and far:
            far = 2 * far + WOUNDED
        far += spent
        if berth.counting:
            keeping = self._kept(pawn, mooring)
            soon = self.room(pawn) - max(self.state.minute - LAST, 0)
            if inside and not spent:
                return min(AWAY + keeping, NEVER)
            return min(far + 2 * AWAY + keeping, NEVER) if far <= soon else NEVER
        if far + AT_ONCE >= best:
            return NEVER
        asks = self._asks(pawn, mooring) if mooring.needs else 0.0
        if far + asks + AT_ONCE >= best:
            return NEVER
        # Whoever has to bring something yet does not stand at the dock meanwhile.
        launch = self._launch(pawn, mooring) if not asks else 1.0
        if mooring.order and not (ordered or self.state.abandon or people.assisted(pawn)):
            launch = self._released(pawn, mooring, far, launch)
        return min(far + asks + launch, NEVER)

    def _released(self, pawn: Pawn, mooring: Mooring, far: float, launch: float) -> float:
        """Actions from aboard until a pod leaves that wants Abandon Ship.

        Somebody gives the order; or one waits for minute 1 and has it launched then (15.8.2, 13.7).
        """
        last = self._lost(pawn, PATIENT) + ELSEWHERE * self._switch(pawn, mooring)
        return min(self._order(pawn, far) + launch, last)

    def _launch(self, pawn: Pawn, mooring: Mooring) -> float:
        """To begin a countdown inside (13.6), or have others launch it, with no turn lost (13.7, 13.8)."""
        return min(1.0, max(ELSEWHERE * (self._switch(pawn, mooring) + 1) - AT_ONCE, AT_ONCE))

    def _switch(self, pawn: Pawn, mooring: Mooring) -> float:
        """Actions until another of ours stands where this pod can be launched at once."""
        key = pawn.card, mooring.berth.pod
        found = self._launching.get(key)
        if found is None:
            found = self._at_bridge(pawn.card)
            if mooring.dock:
                found = min(found, self._at_dock(pawn.card, mooring.dock))
            self._launching[key] = found
        return found

    def _at_dock(self, card: str, dock: str) -> float:
        """Actions until one of ours stands there, other than this character."""
        helpers = self._switched.get(dock)
        if helpers is None:
            reach = ((self.steps(one, dock) + self.effort(one.card), one.card) for one in self.mine)
            helpers = self._switched[dock] = sorted(reach)
        return next((cost for cost, other in helpers if other != card), NEVER)

    def tour(self, pawn: Pawn, stops: Iterable[tuple[str, float]], best: float = NEVER) -> float:
        """Actions until this pawn is away, having been to one of these sections and done something there.

        `best`: what it may as well take otherwise.
        """
        for section, doing in stops:
            spent = self.steps(pawn, section) + doing
            best = self._soonest(pawn, section, spent, best)
        return best

    def gets_away(self, pawn: Pawn) -> float:
        cost = self.away(pawn)
        return self.in_time(pawn, cost) if cost else 1.0

    def carried(self, pawn: Pawn, item: str) -> float:
        if people.owns(pawn, item):
            return self.away(pawn)
        return self.tour(pawn, self.sources(pawn, item))

    # ------------------------------------------------------------------ what a pod asks for

    def _asks(self, pawn: Pawn, mooring: Mooring) -> float:
        """What has to be done for a pod beside the order, so that it leaves with this pawn."""
        key = pawn.key, mooring.berth.pod
        found = self._asked.get(key)
        if found is None:
            wants = (self._need(pawn, mooring.berth, need) for need in mooring.needs)
            found = self._asked[key] = min(sum(wants), NEVER)
        return found

    def _need(self, pawn: Pawn, berth: Berth, need: str) -> float:
        if need == "down_human_aboard":
            return self._body(pawn, berth)
        if need in servers(self.cast):
            return self._signed(pawn, berth.pod, need)
        return 0.0 if self._meets(pawn, berth.pod, need) else self._help(berth.pod, need)

    def _meets(self, pawn: Pawn, pod: str, need: str) -> bool:
        """Whether a pod has what it asks for as soon as this pawn is aboard."""
        if need == "officer_aboard":
            return people.able(self.state, pawn.card).officer
        return pods.meets(self.state, pod, need, pawn.key)

    def _help(self, pod: str, need: str) -> float:
        """Actions until somebody else has brought what a pod asks for."""
        found = self._helped.get((pod, need))
        if found is None:
            reach = (
                self.steps(one, pod) + self.effort(one.card)
                for one in self.mine
                if self._meets(one, pod, need)
            )
            found = 0.0 if pods.meets(self.state, pod, need) else ELSEWHERE * min(reach, default=STRANGER)
            self._helped[pod, need] = found
        return found

    def _signed(self, pawn: Pawn, pod: str, need: str) -> float:
        """Actions until whoever has pods ask for it has given it to all who leave with this pawn."""
        others = self._unsigned(pod, need) - {pawn.key}
        if not others and (need in pawn.data or not people.human(pawn)):
            return 0.0
        best = self._helped.get((pod, need), -1.0)
        if best < 0:
            best = self._helped[pod, need] = self._serve(pod, need)
        if not others and best:
            best = min(best, self._serve(pawn.at, need, here=True))
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

    def _serve(self, place: str, need: str, *, here: bool = False) -> float:
        """Actions until one who has pods ask for something has come, or is `here`, and given it out."""
        best = NEVER
        for one, trouble in self._servants(need):
            way = self.steps(one, place) if not here else 0.0 if one.at == place else NEVER
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

    def _body(self, pawn: Pawn, berth: Berth) -> float:
        """Actions until somebody Down lies in this pod beside, or instead of, this pawn."""
        down = [one for one in self.folk if one.down and people.human(one) and one.at in self.state.places]
        if pawn in down or any(one.at == berth.pod for one in down):
            return 0.0
        if berth.seats < 1 + (pawn.at != berth.pod):
            return NEVER
        best = STRANGER
        for one in down:
            back = self.steps(pawn, one.at) + self.between(pawn, one.at, berth.pod)
            best = min(best, back - self.steps(pawn, berth.pod) + 0.3)
        return best
