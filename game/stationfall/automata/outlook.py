"""What becomes of people for one conspiracy: who is struck, who gets away; on top of all its `means`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.stationfall import people, pods, station
from game.stationfall.actions.basic.force import Attack
from game.stationfall.automata.means import NEVER, Means
from game.stationfall.automata.roads import ejectors
from game.stationfall.automata.roads import pods as moorings
from game.stationfall.cards import CAST
from game.stationfall.state import Pawn, State


class Berth(NamedTuple):
    """A pod that can still be left with."""

    pod: str
    seats: int
    counting: bool
    """Its launch is under way."""
    cost: float
    """Actions until it may leave, whoever is in it."""
    rank: bool
    """It wants an Officer aboard."""
    body: bool
    """It wants somebody Down aboard."""


class Outlook(Means):
    """One state, seen by one colour. Made anew for every state; remembers what it has measured."""

    __slots__ = ("_abandon", "_armory", "_away", "_blows", "_pods")

    def __init__(self, state: State, colour: int, before: Outlook | None = None) -> None:
        super().__init__(state, colour, before)
        self._away: dict[str, float] = {}
        self._pods: list[Berth] | None = None
        self._armory: list[tuple[str, str]] | None = None
        self._abandon = -1.0
        self._blows: dict[tuple[str, bool], float] = {}

    def before_leaving(self, pawn: Pawn, cost: float) -> float:
        """The chance of what this pawn has to do itself: in a pod that counts down no time is left for it."""
        if cost > 2 and any(berth.counting and berth.pod == pawn.at for berth in self._berths()):
            return 0.0
        return self.chance(cost)

    # ------------------------------------------------------------------ getting rid

    def rid(self) -> float:
        """Actions until the Antimatter flies out of its trap."""
        best = NEVER
        if station.TRAP not in self.state.places or not self._lit:
            return best
        if "antimatter" not in self.state.places[station.TRAP].floor:
            return best
        for key, rank in ejectors(self.cast):
            if self.state.places[key].damaged:
                continue
            for pawn in self.mine:
                if not rank or people.officer(self.state, pawn):
                    best = min(best, self.steps(pawn, key) + 1 + self.effort(pawn.card))
        return best

    # ------------------------------------------------------------------ hurting

    def strike(self, target: Pawn) -> float:
        """Actions until this pawn lies Down by our doing; 0 once it does."""
        state = self.state
        if target.down or target.annihilated:
            return 0.0
        if target.at not in state.places or not people.bodily(target):
            return NEVER
        proof = people.able(state, target.card).bludgeon_proof or people.helmeted(target)
        best = NEVER
        for pawn in self.mine:
            if pawn.key == target.key or pawn.card == target.card or not people.bodily(pawn):
                continue
            if self.apart(pawn, target) + 1 + self.effort(pawn.card) >= best:
                continue
            blow = Attack(seat=self.seat, who=pawn.key, target=target.key, weapon="gun")
            if people.able(state, pawn.card).forbids(state, blow, pawn) is not None:
                continue
            cost = self.approach(pawn, target, proof) + 1 + self.effort(pawn.card)
            best = min(best, cost)
        return best

    def approach(self, pawn: Pawn, target: Pawn, gun: bool) -> float:
        """Steps to somebody, and the detour for something to strike with."""
        return self.apart(pawn, target) + self._weapon(pawn, gun)

    def _weapon(self, pawn: Pawn, gun: bool) -> float:
        """Detour until this pawn has something to strike with."""
        found = self._blows.get((pawn.key, gun))
        if found is None:
            found = self._blows[pawn.key, gun] = self._arming(pawn, gun)
        return found

    def _arming(self, pawn: Pawn, gun: bool) -> float:
        if people.owns(pawn, "gun") or (not gun and people.owns(pawn, "bludgeon")):
            return 0.0
        if self._armory is None:
            self._armory = [
                (kind, section) for kind in ("gun", "bludgeon") for section, _ in self.lying(kind)
            ]
        best = min(
            (
                self.steps(pawn, section) + 0.6
                for kind, section in self._armory
                if section in self.state.places and (kind == "gun" or not gun)
            ),
            default=NEVER,
        )
        if best < 3:
            return best
        made = min((self.steps(pawn, key) + 1 for key in self.makers("gun", pawn)), default=NEVER)
        return min(best, made)

    # ------------------------------------------------------------------ getting away

    def abandon(self) -> float:
        """Actions until Abandon Ship: by an officer of ours, or because others want it as well."""
        if self._abandon < 0:
            self._abandon = self._alarm()
        return self._abandon

    def _alarm(self) -> float:
        state = self.state
        if state.abandon:
            return 0.0
        # 15.8.2 gives it in minute 1, which is too late for a countdown.
        best = 5.0 + 1.5 * max(7 - state.minute, 0)
        return min(best, 0.8 * self.reach_as_officer("bridge") + 1)

    def reach_as_officer(self, section: str) -> float:
        """Actions until an officer of ours can act in a section."""
        if self.state.places[section].damaged or not self._lit:
            return NEVER
        return min(
            (
                self.steps(pawn, section) + self.effort(pawn.card)
                for pawn in self.mine
                if people.officer(self.state, pawn)
            ),
            default=NEVER,
        )

    def away(self, pawn: Pawn) -> float:
        """Actions for this pawn to be in the Mesosphere, whoever moves it; 0 once it is."""
        found = self._away.get(pawn.key)
        if found is None:
            found = self._away[pawn.key] = self._leave(pawn)
        return found

    def _leave(self, pawn: Pawn) -> float:
        state = self.state
        if pawn.annihilated:
            return NEVER
        at = people.where(state, pawn)
        if people.left(state, at):
            return 0.0
        if not people.bodily(pawn):
            return NEVER
        best = self._fly(pawn)
        for berth in self._berths():
            inside = pawn.at == berth.pod
            if not inside and berth.seats < 1:
                continue
            far = self.steps(pawn, berth.pod)
            if far >= NEVER:
                continue
            if berth.counting:
                cost = 0.2 if inside else far + 0.4 if far <= 2 else NEVER
            else:
                cost = far + 2 + berth.cost
                if berth.rank and not people.able(state, pawn.card).officer:
                    cost += 4
                if berth.body and not pawn.down:
                    cost += 4
            if pawn.down and far:
                cost += 3 + far
            best = min(best, cost)
        return best

    def _berths(self) -> list[Berth]:
        """Every pod that may still leave whole."""
        if self._pods is None:
            state = self.state
            counting = {marker.section for marker in state.markers if marker.what == "launch"}
            self._pods = []
            for pod in moorings(self.cast):
                place = state.places[pod]
                if place.away or place.annihilated or place.damaged or place.hazard or place.goo:
                    continue
                needs = self.station.sections[pod].needs
                cost = self.abandon() if "abandon_ship" in needs else 0.0
                # What else a pod may ask for is somebody's business: a detour.
                cost += 4.0 * len(set(needs) - {"abandon_ship", "officer_aboard", "down_human_aboard"})
                self._pods.append(
                    Berth(
                        pod,
                        pods.seats_left(state, pod),
                        pod in counting,
                        cost,
                        "officer_aboard" in needs,
                        "down_human_aboard" in needs,
                    )
                )
        return self._pods

    def _fly(self, pawn: Pawn) -> float:
        """By Rocket Wings out of Outer Space, where somebody brought them."""
        # Nobody goes and gets them for somebody else.
        idle = not self.lying("rocket_wings") or pawn.down or self.effort(pawn.card) >= 2.5
        if idle and not people.owns(pawn, "rocket_wings"):
            return NEVER
        wings = self.fetch(pawn, "rocket_wings")
        helmet = 0.0 if people.helmeted(pawn) or people.robot(pawn) else self.fetch(pawn, "helmet")
        lock = min((self.steps(pawn, key) for key in self.station.outward), default=NEVER)
        return min(wings + helmet + lock + 2, NEVER)

    def tour(self, pawn: Pawn, stops: Iterable[tuple[str, float]]) -> float:
        """Actions until this pawn is away, having been to one of these sections and done something there."""
        there = min((self.steps(pawn, section) + doing for section, doing in stops), default=NEVER)
        return there + self.away(pawn)

    def carried(self, pawn: Pawn, item: str) -> float:
        """Actions for this pawn to be in the Mesosphere with an item."""
        return self.fetch(pawn, item) + self.away(pawn)

    def leaves(self, card: str) -> float:
        """How likely somebody of this card escapes, with what we can do for it."""
        own = CAST[card].escapes
        if own is not None:
            return float(own(self.state))
        return max((self.gets_away(pawn) for pawn in people.pawns_of(self.state, card)), default=0.0)

    def suspected(self) -> dict[str, float]:
        """How likely each character is another player's own in secret; only who plans thinks of that."""
        return {}

    def gets_away(self, pawn: Pawn) -> float:
        """How likely this pawn escapes, with what we can do for it."""
        cost = self.away(pawn)
        if cost == 0.0:
            return 1.0
        if cost >= NEVER:
            return 0.0
        # Whose pod is counting down need not be won over any more.
        push = 0.0 if cost < 0.3 else min(self.effort(pawn.card), 8.0)
        return self.chance(cost + push, slack=0.0 if cost < 0.3 else 1.0)

    def sends(self, pawn: Pawn) -> float:
        """How likely somebody escapes whom we see to, whoever they are."""
        return self.chance(self.away(pawn) + self.effort(pawn.card), slack=1.0)

    def flees(self, pawn: Pawn) -> float:
        """How likely a pawn escapes that is not ours to command."""
        cost = self.away(pawn)
        if cost == 0.0:
            return 1.0
        return 0.8 * self.chance(cost + (2.0 if pawn.down else 0.5))
