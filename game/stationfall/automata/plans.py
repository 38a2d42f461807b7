"""A state as somebody sees it who plans: what still has to happen, in which order, before anybody gets away.

An `Outlook` takes each row of an agenda by itself, and each thing a pod may ask for as a detour. A plan is
one way through all of it: fetch this, have that signed, get aboard, launch; it knows how many turns are left.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from functools import cache

from game.stationfall import people
from game.stationfall.automata import odds
from game.stationfall.automata.errands import Stop, Stops
from game.stationfall.automata.means import DOUBT, HURRY, NEVER
from game.stationfall.automata.meanwhile import Meanwhile
from game.stationfall.automata.moorings import ELSEWHERE, WINGS, Mooring
from game.stationfall.automata.orders import AT_ONCE
from game.stationfall.automata.others import AWAY, LAST, WOUNDED
from game.stationfall.automata.perils import LAME
from game.stationfall.cards import CAST, PROJECTS, RESCUE
from game.stationfall.state import Pawn, State
from game.stationfall.station import OUTER_SPACE

PATIENT = 0.3
"""What is lost of a likelihood (as its logarithm) by waiting for minute 1, which gives the order (15.8.2)."""
FLEETING = 0.2
"""What is lost of it by counting on who lies somewhere: others wake them, or take them along themselves."""
UNSURE = 1.0
"""What it is worth less, in actions, to wait for a ship that may turn out to be another one."""
RESTED = 0.6
"""What it is, as a part of an action, to be rested: so is whoever waits while another one acts (15.5.1)."""
ADRIFT = 0.03
"""What every minute out there takes off the likelihood (as its logarithm) of being there in the end."""
POISED = 0.02
"""… and of being beside the Rocket Wings in the end, for who leaps with them."""
SENT = 1.1
"""Nobody sees to a Helmet for whom it is harder to win over than that."""
RISK = 0.9
"""What is lost of a likelihood (as its logarithm) by waiting out there while the Antimatter ticks."""


@cache
def leaps(card: str) -> bool:
    """Whether this character, once it is known, is away with the Rocket Wings when the station falls."""
    return any(it.leaps for it in CAST[card].printed()) if card in CAST else False


class Plans(Meanwhile):
    """One state, seen by a colour that thinks of all that a plan needs."""

    __slots__ = (
        "_mouth",
        "_nearest",
        "_patience",
        "_rooms",
        "_ship",
    )

    tied = 1.0
    """What one of them steps into the other one steps out of."""

    def __init__(self, state: State, colour: int, before: Plans | None = None) -> None:
        super().__init__(state, colour, before)
        self._tell_time()
        self._patience: dict[str, float] = {}
        self._rooms: dict[str, float] = {}
        ships = (CAST[card].ship for card in self.cast)
        gone = people.item_at(state, "antimatter") == OUTER_SPACE
        self._ship = next((ship(state) for ship in ships if ship is not None and not gone), "")
        self._mouth = (PROJECTS[state.projectx].way_out(state) or "") if state.released else ""
        self._nearest = ""

    def _leads(self, pawn: Pawn) -> bool:
        """Who has left does nothing more on board (4.6.6)."""
        return super()._leads(pawn) and not self.state.places[pawn.at].away

    # ------------------------------------------------------------------ time

    def _tell_time(self) -> None:
        """No action is left of a turn that is over, nor of one after the Antimatter ends the game (7.3.2)."""
        state = self.state
        lost = 2.0 if state.turn.colour == self.colour and state.turn.step == "done" else 0.0
        owner = next((it.colour for it in state.markers if it.what == "antimatter"), None)
        if owner is not None and people.aboard(state, people.item_at(state, "antimatter")):
            order = people.order(state)
            lost += 2.0 * (order.index(self.colour) > order.index(owner))
        if lost:
            self.spare = max(self.spare - lost, 0.0)
            self._rate = DOUBT + HURRY / max(self.spare, 1.0)

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
        return later + RESTED * (rested and later > 0)

    def _waits(self, pawn: Pawn) -> bool:
        """In a pod that others have yet to make ready: meanwhile its own actions help nobody."""
        mooring = next((one for one in self._moorings() if one.berth.pod == pawn.at), None)
        if mooring is None:
            return False
        if mooring.berth.counting:
            return self._kept(pawn, mooring) > 0
        if self._bound.get(pawn.key, pawn.at) != pawn.at:
            return False  # it goes by another one
        wants = mooring.order and not self.state.abandon and not people.assisted(pawn)
        return wants or self._asks(pawn, mooring) > 0

    def in_time(self, pawn: Pawn, cost: float) -> float:
        """How likely this pawn gets away by a plan that takes so many of its actions."""
        if cost >= NEVER:
            return 0.0
        sure = self.grip(pawn.card) * self.unharmed(pawn)
        if cost <= self.away(pawn) and self._floats(pawn):
            return odds.AWAY * math.exp(-self._drift()) * sure
        if cost <= AWAY:
            return math.exp(-DOUBT * cost) * sure * self.lucky(pawn.at)
        sure *= (1 - LAME * self.peril(pawn)) * self.late_start(pawn)
        return max(self.meant(pawn, cost + self.hold(pawn.card)), self.taken(pawn, cost)) * sure

    def meant(self, pawn: Pawn, cost: float) -> float:
        """How likely something comes about that takes so many of its actions, nobody being in the way."""
        if cost >= NEVER:
            return 0.0
        room = self.room(pawn)
        likely = odds.meant(cost, room)
        often, sooner = self.fuse()
        if often:
            likely += often * (odds.meant(cost, room - sooner) - likely)
        return likely

    def flees_without(self, pawn: Pawn, need: str) -> float:
        """How likely somebody gets away where nobody asks for that: by another pod, or through space."""
        best = self._fly(pawn)
        if self._ship:
            best = min(best, self._adrift(pawn, pawn.at, best))
        if self._mouth:
            best = min(best, self._through(pawn, pawn.at))
        roads = self._way(pawn)
        for mooring in self._moorings():
            if need not in mooring.needs:
                far = roads.get(mooring.berth.pod, NEVER)
                best = min(best, self._board(pawn, mooring, (pawn.at, far, 0.0), best, ordered=False))
        return self._goes(pawn, best)

    def sends(self, pawn: Pawn) -> float:
        return self.shared(pawn, lambda cost: self.in_time(pawn, cost))

    # ------------------------------------------------------------------ getting away

    def lost(self, pawn: Pawn, share: float, cost: float = 0.0) -> float:
        """How many actions more of this pawn cost as much of its likelihood (as its logarithm)."""
        return odds.as_actions(share, self.room(pawn), cost)

    def _leave(self, pawn: Pawn) -> float:
        state = self.state
        if pawn.annihilated:
            return NEVER
        if people.left(state, people.where(state, pawn)):
            return 0.0
        if not people.bodily(pawn):
            return NEVER
        self._nearest = ""
        best = self._soonest(pawn, pawn.at, 0.0, NEVER)
        flown = self._fly(pawn, best)
        if flown < best:
            best, self._nearest = flown, WINGS
        if not state.abandon and self.ours(pawn) and self._commands(pawn):
            # 13.1: an Officer may see to the order on the way.
            best = self._soonest(pawn, "bridge", self.steps(pawn, "bridge") + 1, best, ordered=True)
        self._bound[pawn.key] = self._nearest
        self._rooms.pop(pawn.key, None)  # known anew, now that it is known by what it goes
        return best

    def outside(self, pawn: Pawn, here: str) -> float:
        """Steps this pawn would have from there into Outer Space."""
        if here == OUTER_SPACE:
            return 0.0
        roads, jammed = self.roads_from(pawn, here), self.jammed()
        ways = (roads.get(lock, NEVER) for lock in self.station.outward if lock not in jammed)
        return min(ways, default=NEVER) + 1

    def _fly(self, pawn: Pawn, best: float = NEVER, start: str = "", spent: float = 0.0) -> float:
        """By Rocket Wings (8.3): one way past all that it takes, and not so many detours from there.

        What cannot come to less than `best` is not looked into.
        """
        if pawn.down or (not self.ours(pawn) and not people.owns(pawn, WINGS)):
            return NEVER
        start = start or pawn.at
        leaping = leaps(pawn.card) and (pawn.card == self.card or bool(self.state.cards[pawn.card].owners))
        if not leaping and spent + self.outside(pawn, start) + 1 >= best:
            return NEVER
        wings = self.by_way_of(pawn, {start: spent}, WINGS)
        if not leaping and min(wings.values(), default=NEVER) + 1 >= best:
            return NEVER
        if wings and not (people.helmeted(pawn) or people.robot(pawn)):
            wings = self.by_way_of(pawn, wings, "helmet")
        ways = (so_far + self.outside(pawn, here) for here, so_far in wings.items())
        least = min(ways, default=NEVER) + 1
        if leaping:
            # There is nothing more to do until the station falls but to stay Live.
            wait = AWAY + self.lost(pawn, POISED * self.state.minute)
            least = min(least, min(wings.values(), default=NEVER) + wait)
        return min(least, NEVER)

    def _soonest(
        self,
        pawn: Pawn,
        start: str,
        spent: float,
        best: float,
        *,
        ordered: bool = False,
        lone: bool = False,
        full: str = "",
    ) -> float:
        """The best of all pods, or the ship that comes, unless there is something better already.

        `ordered`: by then Abandon Ship is given. `lone`: with nobody else aboard. `full`: by then it is.
        """
        roads = self.roads_from(pawn, start)
        # The nearest first: most of the others need not be looked into then.
        near = [(roads.get(it.berth.pod, NEVER), at) for at, it in enumerate(self._moorings())]
        near.sort()
        for far, at in near:
            if far + spent >= best:
                break
            mooring = self._moorings()[at]
            pod = mooring.berth.pod
            if pod == full or (lone and not self.lonely(pawn, pod)):
                continue
            if mooring.berth.counting or far + spent + AT_ONCE < best:
                cost = self._board(pawn, mooring, (start, far, spent), best, ordered=ordered)
                if cost < best:
                    best, self._nearest = cost, pod
        floating = spent + self._adrift(pawn, start, best - spent) if self._ship else NEVER
        if floating < best:
            best, self._nearest = floating, ""
        if self._mouth and not (lone and any(one.at == people.WORMHOLE for one in self.folk)):
            through = spent + self._through(pawn, start)
            if through < best:
                best, self._nearest = through, ""
        return best

    def _through(self, pawn: Pawn, start: str) -> float:
        """Actions until this pawn is away by what Project X has opened (7.6.2).

        Nothing is launched, and there is a minute more for it than for a countdown.
        """
        if not self.spare:
            return NEVER
        far = self.roads_from(pawn, start).get(self._mouth, NEVER)
        if pawn.down and far:
            far = 2 * far + WOUNDED
        return min(max(far, AT_ONCE), NEVER)

    def _adrift(self, pawn: Pawn, start: str, best: float) -> float:
        """Actions until this pawn floats in Outer Space, where a ship saves who is Live (16.1)."""
        if not self._welcome(pawn, start):
            return NEVER
        drift = self.lost(pawn, self._drift())
        if pawn.at == OUTER_SPACE and start == pawn.at:
            return AWAY + drift if people.endures(self.state, pawn, "asphyxiation") else NEVER
        if self.outside(pawn, start) + UNSURE + drift >= best:
            return NEVER
        ready = {start: 0.0}
        if not people.endures(self.state, pawn, "asphyxiation"):
            if self.effort(pawn.card) > SENT:
                return NEVER
            ready = self.by_way_of(pawn, ready, "helmet")
        ways = (spent + self.outside(pawn, here) for here, spent in ready.items())
        return min(min(ways, default=NEVER) + UNSURE + drift, NEVER)

    def _welcome(self, pawn: Pawn, start: str) -> bool:
        """Whether the ship that comes would take this pawn, who comes from there."""
        if pawn.down or not self._ship:
            return False
        if self._ship == RESCUE and CAST[pawn.card].ship is None:
            return True
        # Its own people take those only who have what they came for.
        lies = start in self.state.places and "briefcase" in self.state.places[start].floor
        return people.owns(pawn, "briefcase") or (lies and start != pawn.at)

    def _drift(self) -> float:
        """What is lost of a likelihood (as its logarithm) by waiting out there.

        What goes off on board before it is thrown out only brings the ship (7.3.2).
        """
        thrown = 1 - self.fuse()[0] if self.due() is not None else 0.0
        return ADRIFT * self.state.minute + RISK * thrown

    def _goes(self, pawn: Pawn, cost: float) -> float:
        if cost > AWAY and self._floats(pawn):
            return odds.AWAY * math.exp(-self._drift())
        return super()._goes(pawn, cost)

    def _floats(self, pawn: Pawn) -> bool:
        """Who floats where a ship is to come need do nothing more."""
        if pawn.at != OUTER_SPACE or not people.endures(self.state, pawn, "asphyxiation"):
            return False
        return self._welcome(pawn, OUTER_SPACE)

    def _board(
        self, pawn: Pawn, mooring: Mooring, way: tuple[str, float, float], best: float, *, ordered: bool
    ) -> float:
        """Actions until this pod leaves with this pawn: where it is by then, how far from it, after how many.

        What cannot come to less than `best` is not looked into.
        """
        berth = mooring.berth
        start, far, spent = way
        inside = pawn.at == berth.pod
        if berth.seats < 1 and not inside:
            return NEVER
        if pawn.down and far:
            far = 2 * far + WOUNDED
        far += spent
        if berth.counting:
            keeping = self._kept(pawn, mooring)
            if self._late(berth.pod):
                return NEVER
            if inside and not spent:
                return min(AWAY + keeping, NEVER)
            soon = far <= self.chased(pawn, berth.pod)
            return min(far + 2 * AWAY + keeping, NEVER) if soon else NEVER
        if far + AT_ONCE >= best:
            return NEVER
        asks = self._asks(pawn, mooring, start) if mooring.needs else 0.0
        if berth.body and asks:
            asks += self.lost(pawn, FLEETING, far + asks)
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
        found = self._patience.get(pawn.key)
        if found is None:
            found = self._patience[pawn.key] = self.lost(pawn, PATIENT)
        last = found + ELSEWHERE * self._switch(pawn, mooring)
        return min(self._order(pawn, far) + launch, last)

    def tour(
        self,
        pawn: Pawn,
        stops: Iterable[Stop],
        best: float = NEVER,
        *,
        then: Iterable[Stops] = (),
        lone: bool = False,
        load: int = 0,
    ) -> float:
        """Actions until this pawn is away, having been to one of these sections and done something there.

        `best`: what it may as well take otherwise; `then`: where it goes after that, to one of each; `lone`:
        in a pod in which nobody else leaves; `load`: how many hands are full then.
        """
        reached = self.passing(pawn, {pawn.at: 0.0}, stops)
        for more in then:
            reached = self.passing(pawn, reached, more)
        for section, spent in reached.items():
            best = self._soonest(pawn, section, spent, best, lone=lone)
            if pawn.card == self.card and self.lying(WINGS) and load <= self.hands(pawn):
                best = min(best, self._fly(pawn, best, section, spent))
        return best

    def hands(self, pawn: Pawn) -> int:
        """How many things this pawn could have with it beside what it flies with (4.5.3)."""
        suit = not people.robot(pawn) and "helmet" not in pawn.integral
        return people.room(pawn) + len(pawn.items) - 1 - suit

    def away_alone(self, pawn: Pawn) -> float:
        """Actions until this pawn leaves with nobody else."""
        return min(self._soonest(pawn, pawn.at, 0.0, NEVER, lone=True), self._fly(pawn))

    def least(self, pawn: Pawn) -> float:
        """No fewer actions than that take this pawn away."""
        known = self._away.get(pawn.key)
        if known is not None:
            return known
        if pawn.at not in self.state.places:
            return 0.0
        through = self.steps(pawn, self._mouth) if self._mouth else NEVER
        return min(self.boarding(pawn)[0], self.outside(pawn, pawn.at), through)

    def elsewhere(self, pawn: Pawn) -> float:
        """Actions until this pawn is away by anything but the pod by which it leaves soonest."""
        bound = self.bound(pawn)
        best = self._soonest(pawn, pawn.at, 0.0, NEVER, full=bound)
        return best if bound == WINGS else min(best, self._fly(pawn))

    def shared(self, pawn: Pawn, chance: Callable[[float], float]) -> float:
        """The chance by how far off it is, where others that are hoped for may take the last seat."""
        likely, lost = chance(self.away(pawn)), self.crowded(pawn)
        return likely + lost * (chance(self.elsewhere(pawn)) - likely) if lost else likely

    def gets_away(self, pawn: Pawn) -> float:
        return self.shared(pawn, lambda cost: self.in_time(pawn, cost) if cost else 1.0)

    def carried(self, pawn: Pawn, item: str) -> float:
        if people.owns(pawn, item):
            return self.away(pawn)
        return self.tour(pawn, self.sources(pawn, item))
