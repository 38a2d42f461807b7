"""The other rooms, and what characters bring onto the map (13.10, 13.14)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Self

from game.api import Illegal, Name, Seated
from game.stationfall import harm, people, station, things
from game.stationfall.actions.basic.reach import OUTER_SPACE
from game.stationfall.actions.basic.things import take_kompromat
from game.stationfall.actions.deeds import Move, deed
from game.stationfall.actions.section.site import SectionDeed
from game.stationfall.play import Play, illegal
from game.stationfall.state import Kompromat, Pawn, State


@deed
class Meditate(SectionDeed, frozen=True, kw_only=True, tag="meditate"):
    """13.10: a PC brings all of the active player's cubes back from Betrayal, whoever's PC it is."""

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        found = super().refusal(state, pawn)
        if found is not None:
            return found
        if not state.cards[pawn.card].owners:
            return illegal("only-pc", "13.10.2", who=Name(pawn.key))
        if not state.conspiracies[state.turn.colour].betrayal:
            return illegal("no-betrayal", "13.10.1")
        return None

    def perform(self, play: Play) -> None:
        conspiracy = play.state.conspiracies[play.colour]
        play.set_conspiracy(play.colour, pool=conspiracy.pool + conspiracy.betrayal, betrayal=0)
        play.tell("meditated", seat=Seated(conspiracy.seat), cubes=conspiracy.betrayal)


@deed
class Cameras(SectionDeed, frozen=True, kw_only=True, tag="cameras"):
    """13.14."""

    on: bool

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        if cls.works_here(state, pawn):
            yield cls(seat=seat, who=pawn.key, on=not state.cameras)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        if self.on == state.cameras:
            return illegal("cameras-already", "13.14")
        if self.on and station.emergency(state):
            return illegal("no-power", "7.2.1.1")
        return super().refusal(state, pawn)

    def perform(self, play: Play) -> None:
        play.state.cameras = self.on
        play.tell("cameras-on" if self.on else "cameras-off", who=Name(self.who))


@deed
class WingsLaunch(SectionDeed, frozen=True, kw_only=True, tag="wings_launch"):
    """Out in space, with the Rocket Wings, and for a Human a Helmet, the Daredevil too."""

    @staticmethod
    def left(state: State, section: str) -> bool:
        at = people.item_at(state, "rocket_wings")
        return at != people.LOST and not people.left(state, at)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        found = super().refusal(state, pawn)
        if found is not None:
            return found
        if not people.owns(pawn, "rocket_wings"):
            return illegal("not-held", "8.3", who=Name(pawn.key), item=Name("rocket_wings"))
        if people.human(pawn) and not people.helmeted(pawn):
            return illegal("not-held", "8.3", who=Name(pawn.key), item=Name("helmet"))
        return None

    def perform(self, play: Play) -> None:
        play.set_pawn(self.who, at="mesosphere/rocket_wings")
        play.tell("flew", who=Name(self.who))


@deed
class Salvage(SectionDeed, frozen=True, kw_only=True, tag="salvage"):
    """Shred Room: two spent Kompromat of NPCs; while none is spent, one that lies face down On Board."""

    first: str
    second: str = ""

    @staticmethod
    def spent(state: State) -> list[str]:
        return [key for key, token in state.kompromat.items() if token.spent and not state.cards[key].owners]

    @staticmethod
    def lying(state: State) -> list[str]:
        spots = {token.at for token in state.kompromat.values() if token.at}
        return [section for section in state.places if section in spots and people.aboard(state, section)]

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        if not cls.works_here(state, pawn):
            return
        spent = cls.spent(state)
        if len(spent) >= 2:
            for first, second in combinations(sorted(spent), 2):
                yield cls(seat=seat, who=pawn.key, first=first, second=second)
        for first in spent if len(spent) == 1 else () if spent else cls.lying(state):
            yield cls(seat=seat, who=pawn.key, first=first)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        found = super().refusal(state, pawn)
        if found is not None:
            return found
        spent = self.spent(state)
        if not spent:
            if self.second or self.first not in self.lying(state):
                return illegal("salvage-lying", "map.salvage")
            return None
        chosen = (self.first, self.second) if self.second else (self.first,)
        if (
            len(chosen) != min(2, len(spent))
            or sorted(set(chosen)) != list(chosen)
            or not set(chosen) <= set(spent)
        ):
            return illegal("salvage-spent", "map.salvage")
        return None

    def perform(self, play: Play) -> None:
        if self.first in play.state.places:
            take_kompromat(play, self.who, self.first)
            return
        for card in filter(None, (self.first, self.second)):
            play.state.kompromat[card] = Kompromat(hand=play.seat, shown=True)
            play.tell("salvaged", seat=Seated(play.seat), card=Name(card))


@deed
class Grab(SectionDeed, frozen=True, kw_only=True, tag="grab"):
    """Cargo Claw: an item or somebody Down out of Outer Space."""

    what: str

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        if cls.works_here(state, pawn):
            for what in cls.reach(state):
                yield cls(seat=seat, who=pawn.key, what=what)

    @staticmethod
    def reach(state: State) -> list[str]:
        bodies = [
            pawn.key
            for pawn in people.pawns_in(state, OUTER_SPACE)
            if (pawn.down or people.able(state, pawn.card).steered) and not people.engulfed(state, pawn)
        ]
        return [*dict.fromkeys(state.places[OUTER_SPACE].floor), *bodies]

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        found = super().refusal(state, pawn)
        if found is None and self.what not in self.reach(state):
            found = illegal("no-grab", "map.grab", what=Name(self.what))
        return found

    def moves(self, state: State, pawn: Pawn) -> Sequence[Move]:
        afloat = self.what in state.pawns and self.what not in state.places[OUTER_SPACE].floor
        return [(state.pawns[self.what], pawn.at)] if afloat else []

    def perform(self, play: Play) -> None:
        here = play.state.pawns[self.who].at
        play.tell("grabbed", who=Name(self.who), what=Name(self.what))
        if self.what in play.state.pawns and self.what not in play.state.places[OUTER_SPACE].floor:
            harm.move(play, self.what, here, blame=harm.blamed(play), by=self.doer)
        else:
            things.take(play, OUTER_SPACE, self.what)
            things.put(play, here, self.what)
