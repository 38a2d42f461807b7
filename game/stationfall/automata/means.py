"""How far off things are for one conspiracy: measured in actions, from a game as it stands.

A cost is the number of actions something should take; what cannot be done costs `NEVER`. `chance` turns a
cost into the likelihood that it still happens, which sinks with every action and at the end of time.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import ClassVar

from game.stationfall import people, station
from game.stationfall.automata.roads import shadows, ways, workshops
from game.stationfall.cards import MONSTER, card_of
from game.stationfall.state import Pawn, SectionState, State

NEVER = 60.0
DOUBT = 0.05
"""What every single action takes off the likelihood of a plan …"""
HURRY = 0.9
"""… and what a plan loses that takes all the time there is: with time to spare, far goals stay in sight."""
UNFREE = 12.0
"""Somebody else's character may still move our way, but not for us."""


def _minutes(state: State) -> int:
    """How many turns each player may count on, this one included."""
    # Two fireballs in three: minute 0 mostly has no turns.
    last = 1
    for marker in state.markers:
        if marker.what == "antimatter" and people.aboard(state, people.item_at(state, "antimatter")):
            last = max(last, marker.minute)
    return state.minute - last + 1


def _alike(places: dict[str, SectionState], before: dict[str, SectionState]) -> bool:
    """Whether nothing changed about any section."""
    return all(now is then for now, then in zip(places.values(), before.values(), strict=True))


class Means:
    """What one colour can bring about in a state: whom it moves, what is where, how far."""

    __slots__ = (
        "_effort",
        "_gaits",
        "_gone",
        "_led",
        "_lit",
        "_making",
        "_places",
        "_rate",
        "_roads",
        "_secret",
        "_shut",
        "card",
        "cast",
        "colour",
        "folk",
        "mine",
        "seat",
        "spare",
        "state",
        "station",
    )

    tied: ClassVar[float] = 0.5
    """What it takes off whom another player leads as far as we do."""

    def __init__(self, state: State, colour: int, before: Means | None = None) -> None:
        """`before`: an outlook on the state this one was made from: what is still so is not measured anew."""
        self.state = state
        self.colour = colour
        identity = state.conspiracies[colour].identity
        self.card = card_of(identity) if identity else ""
        self.seat = state.conspiracies[colour].seat
        self.station = station.board(state)
        acting = state.turn.actions if state.turn.colour == colour and state.turn.step == "acting" else 2
        self.spare = max(2.0 * (_minutes(state) - 1), 0.0) + acting
        self._rate = DOUBT + HURRY / max(self.spare, 1.0)
        self._effort: dict[str, float] = {}
        self._roads: dict[str, Mapping[str, float]] = {}
        self._gaits: dict[str, tuple[frozenset[str], frozenset[str], bool]] = {}
        self._places: dict[str, list[tuple[str, str]]] | None = None
        self._making: dict[str, list[tuple[str, bool]]] = {}
        self._secret = -1.0
        self._lit = not station.blackout(state)
        # Where an unprotected Human does not set foot, and where nobody does.
        self._shut: frozenset[str]
        self._gone: frozenset[str]
        if before is not None and _alike(state.places, before.state.places):
            self._shut, self._gone = before._shut, before._gone
        else:
            self._shut = frozenset(key for key, place in state.places.items() if place.hazard)
            self._gone = frozenset(
                key for key, place in state.places.items() if place.away or place.annihilated
            )
        self.cast: frozenset[str] = before.cast if before is not None else frozenset(state.cast)
        self.folk = [pawn for pawn in state.pawns.values() if pawn.card != MONSTER]
        if before is not None:
            self._remember(before)
        self.mine = [pawn for pawn in self.folk if self._leads(pawn)]
        self._led = {pawn.key for pawn in self.mine}

    def _remember(self, before: Means) -> None:
        """Take over what cannot have changed."""
        state, old = self.state, before.state
        if state.conspiracies[self.colour].pool == old.conspiracies[self.colour].pool:
            for card, effort in before._effort.items():
                if card != MONSTER and state.cards[card] is old.cards[card]:
                    self._effort[card] = effort
        same = (self._lit, self._shut, self._gone, state.locks, self.jammed()) == (
            before._lit,
            before._shut,
            before._gone,
            old.locks,
            before.jammed(),
        )
        if same and all(
            state.cards[card] is old.cards[card] for card, _ in people.bearers(state.cast, people.lends)
        ):
            for key, roads in before._roads.items():
                if state.pawns[key] is old.pawns[key]:
                    self._roads[key] = roads

    # ------------------------------------------------------------------ likelihood

    def chance(self, cost: float, slack: float = 0.0) -> float:
        """How likely something that far off still happens; `slack` is time it needs beyond its actions."""
        if cost >= NEVER:
            return 0.0
        late = cost + slack - self.spare
        likely = math.exp(-self._rate * cost)
        return likely if late <= 0 else likely * math.pow(0.35, late)

    # ------------------------------------------------------------------ whom we can move

    def _leads(self, pawn: Pawn) -> bool:
        return people.live(pawn) and pawn.at in self.state.places and self.effort(pawn.card) < 2.5

    def ours(self, pawn: Pawn) -> bool:
        """Whether this pawn can be had to act for us before long."""
        return pawn.key in self._led

    def effort(self, card: str) -> float:
        """What it takes, in actions, until this card acts for us."""
        found = self._effort.get(card)
        if found is None:
            found = self._effort[card] = self._win_over(card)
        return found

    def _win_over(self, card: str) -> float:
        state = self.state
        if card == MONSTER:
            return UNFREE
        it = state.cards[card]
        able = people.able(state, card)
        tired = 0.35 if len(it.discs) >= able.discs else 0.0
        if it.owners:
            return 0.0 if self.colour in it.owners else UNFREE
        if able.steered:
            return UNFREE
        own = it.cubes[self.colour]
        top = people.rival(it, self.colour, state.conspiracies)
        if own and own > top:
            return tired + (0.0 if own > top + 1 else 0.2)
        if own and own == top:
            return tired + self.tied
        needed = max(top - own, 1)
        if able.outbid:
            needed = sum(it.cubes) + 1
        if able.single_cube and needed > 1:
            return UNFREE
        if needed > state.conspiracies[self.colour].pool:
            return UNFREE
        return tired + 1.6 + 0.8 * needed + (2.0 if able.wary else 0.0)

    # ------------------------------------------------------------------ ways

    def steps(self, pawn: Pawn, to: str) -> float:
        """Steps from a pawn to a section."""
        found = self._roads.get(pawn.key)
        return (self._way(pawn) if found is None else found).get(to, NEVER)

    def _way(self, pawn: Pawn) -> Mapping[str, float]:
        found = self._roads.get(pawn.key)
        if found is None:
            found = self._roads[pawn.key] = self._ways(pawn)
        return found

    def _ways(self, pawn: Pawn) -> Mapping[str, float]:
        """Every section this pawn can walk to."""
        state = self.state
        vents = people.taught(state, pawn).vents
        if pawn.at == "card":
            return shadows(self.cast, frozenset(state.locks), self._shut | self._gone)
        if pawn.at not in state.places:
            return {}
        able = people.able(state, pawn.card)
        locks = frozenset() if able.officer and self._lit else frozenset(state.locks)
        if people.endures(state, pawn, "asphyxiation"):
            # To be hardy is no reason to stroll through space all the time.
            space = not (people.human(pawn) and able.hardy)
            return ways(self.cast, pawn.at, locks, self._gone, vents, space, self.jammed())
        return ways(self.cast, pawn.at, locks, self._shut | self._gone, vents, False)

    def jammed(self) -> frozenset[str]:
        """Whose airlocks nobody gets through; only who plans thinks of that."""
        return frozenset()

    def between(self, pawn: Pawn, here: str, to: str) -> float:
        """Steps this pawn would have from one section to another."""
        return self.onward(pawn, here).get(to, NEVER)

    def onward(self, pawn: Pawn, here: str) -> Mapping[str, float]:
        """Every section this pawn could walk to, were it here."""
        return ways(self.cast, here, *self._gait(pawn), False)

    def _gait(self, pawn: Pawn) -> tuple[frozenset[str], frozenset[str], bool]:
        """What is locked to this pawn, and shut; whether it knows the vents."""
        found = self._gaits.get(pawn.key)
        if found is None:
            found = self._gaits[pawn.key] = self._going(pawn)
        return found

    def _going(self, pawn: Pawn) -> tuple[frozenset[str], frozenset[str], bool]:
        able = people.able(self.state, pawn.card)
        locks = frozenset() if able.officer and self._lit else frozenset(self.state.locks)
        tough = people.endures(self.state, pawn, "asphyxiation")
        shut = self._gone if tough else self._shut | self._gone
        return locks, shut, people.taught(self.state, pawn).vents

    def apart(self, pawn: Pawn, other: Pawn) -> float:
        """Steps from one pawn to another."""
        if pawn.key == other.key or pawn.at == other.at:
            return 0
        return self.steps(pawn, other.at) if other.at in self.state.places else NEVER

    # ------------------------------------------------------------------ things

    def lying(self, item: str) -> list[tuple[str, str]]:
        """Where an item is: (section, nobody) or (section, holder)."""
        if self._places is None:
            self._places = {}
            for key, place in self.state.places.items():
                if not place.away:
                    for thing in place.floor:
                        self._places.setdefault(thing, []).append((key, ""))
            for pawn in self.state.pawns.values():
                for thing in pawn.items:
                    self._places.setdefault(thing, []).append((pawn.at, pawn.key))
        return self._places.get(item, [])

    def fetch(self, pawn: Pawn, item: str) -> float:
        """Actions for this pawn to hold an item."""
        if people.owns(pawn, item):
            return 0.0
        best = NEVER
        for section, holder in self.lying(item):
            best = min(best, self._take(pawn, item, section, holder))
        for section in self.makers(item, pawn):
            best = min(best, self.steps(pawn, section) + 1)
        return best + (0.7 if people.room(pawn) < 1 else 0.0) if best < NEVER else NEVER

    def _take(self, pawn: Pawn, item: str, section: str, holder: str) -> float:
        if section not in self.state.places:
            return NEVER
        far = self.steps(pawn, section)
        if not holder:
            return far + 0.5
        other = self.state.pawns[holder]
        if other.down:
            return far + 0.6
        free = self.effort(other.card)
        if free < 2.5:
            return far + 1.2 + free
        if people.able(self.state, other.card).unrobbable:
            return far + 5
        return far + (1.4 if people.armed(pawn) else 4.0)

    def makers(self, thing: str, pawn: Pawn) -> list[str]:
        """Sections that make this thing, and let this pawn make it."""
        return [key for key, rank in self.making(thing) if not rank or people.officer(self.state, pawn)]

    def making(self, thing: str) -> list[tuple[str, bool]]:
        """Sections that make this thing, and whether only for Officers."""
        found = self._making.get(thing)
        if found is None:
            shops = workshops(self.cast).get(thing, ()) if self._lit else ()
            found = self._making[thing] = [it for it in shops if not self.state.places[it[0]].damaged]
        return found

    def bring(self, item: str, to: Pawn) -> float:
        """Actions until a pawn holds an item, whoever of ours fetches it."""
        best = self.fetch(to, item) + self.effort(to.card) + (4.0 if to.down else 0.0)
        if best <= 1:
            return max(best, 0.0)
        for pawn in self.mine:
            if pawn.key != to.key:
                cost = self.fetch(pawn, item)
                if cost < best:
                    way = self.apart(pawn, to) + 1 + self.effort(pawn.card)
                    best = min(best, cost + way)
        return min(best, NEVER)

    def learn(self, pawn: Pawn, data: str) -> float:
        """Actions for this pawn to have some data."""
        if data in pawn.data:
            return 0.0
        if not people.bodily(pawn):
            return NEVER
        best = min((self.steps(pawn, key) + 1 for key in self.makers(data, pawn)), default=NEVER)
        for other in self.folk:
            if data in other.data and people.in_play(self.state, other):
                ours = self.effort(other.card) < 2.5 and not other.down
                if not self.state.jammers and ours:
                    best = min(best, 1.3 + self.effort(other.card))
                elif ours:
                    best = min(best, self.apart(pawn, other) + 1.3)
                elif people.armed(pawn) and not other.down:
                    best = min(best, self.apart(pawn, other) + 1)
        return best

    def heard(self, pawn: Pawn, data: str) -> float:
        """Actions until this pawn has been sent some data, wherever it is; only who plans thinks of that."""
        return NEVER

    def relit(self) -> float:
        """Actions until there is power again; only who plans thinks of that."""
        return 0.0

    def secret(self) -> float:
        """Actions until another Kompromat is in our hand."""
        if self._secret < 0:
            self._secret = self._nearest_secret()
        return self._secret

    def _nearest_secret(self) -> float:
        spots = {token.at for token in self.state.kompromat.values() if token.at}
        best = NEVER
        for pawn in self.mine:
            roads = self._way(pawn)
            near = min([roads.get(spot, NEVER) for spot in spots], default=NEVER)
            if near + 0.5 < best and people.bodily(pawn):
                best = min(best, near + 0.5 + self.effort(pawn.card))
        return best
