"""Attack, rob, sabotage (12.8–12.10)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from game.api import Illegal, Name
from game.stationfall import harm, people, systems, things
from game.stationfall.actions.basic.data import no_storage, signed
from game.stationfall.actions.basic.reach import OUTER_SPACE, apart
from game.stationfall.actions.basic.things import loses_shelter, not_movable
from game.stationfall.actions.deeds import Deed, deed
from game.stationfall.cards import PROJECTS
from game.stationfall.play import Play, illegal
from game.stationfall.state import Pawn, State

WEAPONS = ("gun", "bludgeon")


def no_weapon(pawn: Pawn, weapon: str) -> Illegal | None:
    if not weapon and not people.armed(pawn):
        return illegal("unarmed", "12.8", who=Name(pawn.key))
    if weapon not in WEAPONS:
        return illegal("not-weapon", "12.8", item=Name(weapon))
    if not people.owns(pawn, weapon):
        return illegal("not-held", "8.3", who=Name(pawn.key), item=Name(weapon))
    return None


def shielded(state: State, pawn: Pawn, other: Pawn, weapon: str) -> Illegal | None:
    """8.1.4, 8.1.5: whom a weapon can threaten at all."""
    if people.monster(other):
        return _unhurt(state, pawn, weapon)
    if not people.bodily(other):
        return illegal("no-body", "12.8", who=Name(other.key))
    if weapon == "bludgeon":
        if people.able(state, other.card).bludgeon_proof:
            return illegal("bludgeon-proof", "12.8.1", who=Name(other.key))
        if people.helmeted(other):
            return illegal("helmeted", "12.8.1", who=Name(other.key))
    return None


def _unhurt(state: State, pawn: Pawn, weapon: str) -> Illegal | None:
    """What a Monster's card says to a weapon."""
    card = PROJECTS[state.projectx]
    if weapon not in card.harm:
        return illegal("monster-immune", "7.6.2", item=Name(weapon))
    return card.spares(state, pawn.key, weapon) if card.spares is not None else None


@deed
class Attack(Deed, frozen=True, kw_only=True, tag="attack"):
    """12.8."""

    target: str
    weapon: str

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        for weapon in WEAPONS:
            if people.owns(pawn, weapon):
                for other in people.company(state, pawn):
                    if not other.down:
                        yield cls(seat=seat, who=pawn.key, target=other.key, weapon=weapon)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        found = apart(state, pawn, self.target) or no_weapon(pawn, self.weapon)
        if found is not None:
            return found
        other = state.pawns[self.target]
        if other.down:
            return illegal("down-already", "12.8", who=Name(other.key))
        if not self._brutal(state, pawn, other):
            found = shielded(state, pawn, other, self.weapon)
            if found is not None:
                return found
        spared = people.able(state, other.card).spares(state, self, pawn)
        return spared or people.able(state, pawn.card).forbids(state, self, pawn)

    def fells(self, state: State, pawn: Pawn, other: Pawn) -> bool:
        return self.target == other.key

    def _brutal(self, state: State, pawn: Pawn, other: Pawn) -> bool:
        """A bludgeon through a Helmet."""
        return (
            self.weapon == "bludgeon"
            and people.helmeted(other)
            and people.able(state, pawn.card).breaks_helmets
            and not people.able(state, other.card).bludgeon_proof
        )

    def perform(self, play: Play) -> None:
        state = play.state
        other = state.pawns[self.target]
        play.tell("attacked", who=Name(self.who), other=Name(self.target), item=Name(self.weapon))
        if self._brutal(state, state.pawns[self.who], other):
            for key, item in ((self.who, self.weapon), (self.target, "helmet")):
                harm.destroy(play, key, item)
        harm.down(play, self.target, harm.blamed(play), by=self.doer)


@deed
class Rob(Deed, frozen=True, kw_only=True, tag="rob"):
    """12.9: an item, or a copy of some data, from somebody Live."""

    target: str
    what: str
    weapon: str

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        for weapon in robbing(state, pawn):
            for other in people.company(state, pawn):
                if not other.down:
                    loot = other.items + other.data if weapon in WEAPONS else other.items
                    for what in dict.fromkeys(loot):
                        yield cls(seat=seat, who=pawn.key, target=other.key, what=what, weapon=weapon)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        found = apart(state, pawn, self.target)
        if found is not None:
            return found
        if self.weapon not in robbing(state, pawn):
            return no_weapon(pawn, self.weapon) or illegal("not-weapon", "12.9", item=Name(self.weapon))
        other = state.pawns[self.target]
        if other.down:
            return illegal("rob-down", "12.9.1", who=Name(other.key))
        if people.monster(other):
            return illegal("no-body", "12.9.1", who=Name(other.key))
        found = shielded(state, pawn, other, self.weapon)
        if found is not None:
            return found
        if people.able(state, other.card).unrobbable:
            return illegal("unrobbable", "4.4", who=Name(other.key))
        if self.what in other.data and self.weapon in WEAPONS:
            return signed(state, other, self.what) or no_storage(pawn, self.what)
        if self.what in other.data:
            return illegal("badge-items", "12.9", who=Name(pawn.key), data=Name(self.what))
        found = not_movable(other, self.what)
        if found is not None:
            return found
        if people.room(pawn) < 1:
            return illegal("hands-full", "4.5.3", who=Name(pawn.key))
        if loses_shelter(state, other, self.what):
            return illegal("rob-helmet", "12.9.3", who=Name(other.key))
        return None

    def perform(self, play: Play) -> None:
        if self.what in play.state.pawns[self.target].data:
            things.give_data(play, self.who, self.what)
        else:
            things.lose(play, self.target, self.what)
            things.gain(play, self.who, self.what)
        play.tell("robbed", who=Name(self.who), other=Name(self.target), what=Name(self.what))


def robbing(state: State, pawn: Pawn) -> list[str]:
    """What this pawn can rob with; what is no weapon robs items only."""
    found = [weapon for weapon in WEAPONS if people.owns(pawn, weapon)]
    other = people.able(state, pawn.card).robs_with
    return [*found, other] if other else found


@deed
class Sabotage(Deed, frozen=True, kw_only=True, tag="sabotage"):
    """12.10: damage the section one stands in."""

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        if people.armed(pawn) and pawn.at in state.places:
            yield cls(seat=seat, who=pawn.key)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        if pawn.at not in state.places:
            return illegal("not-on-map", "4.1", who=Name(pawn.key))
        if not people.armed(pawn):
            return illegal("unarmed", "12.10", who=Name(pawn.key))
        if pawn.at == OUTER_SPACE:
            return illegal("space-undamageable", "5.1.7.2")
        if state.places[pawn.at].damaged:
            return illegal("damaged-already", "12.10", section=Name(pawn.at))
        return people.able(state, pawn.card).forbids(state, self, pawn)

    def perform(self, play: Play) -> None:
        play.tell("sabotaged", who=Name(self.who), section=Name(play.state.pawns[self.who].at))
        systems.damage(play, play.state.pawns[self.who].at, self.doer)
