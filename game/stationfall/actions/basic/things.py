"""Items that change hands or places: pick up, drop, give, throw (12.2–12.5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Self

from game.api import Illegal, Name
from game.stationfall import harm, hazards, people, station, things
from game.stationfall.actions.basic.reach import (
    OUTER_SPACE,
    adjacent,
    airlock,
    apart,
    arrow,
    corridor,
    jammed_airlock,
)
from game.stationfall.actions.deeds import Deed, Move, deed
from game.stationfall.play import Play, illegal
from game.stationfall.state import Pawn, State


@deed
class PickUp(Deed, frozen=True, kw_only=True, tag="pick_up"):
    """12.2: an item lying here or on somebody Down here, or the Kompromat lying here (`kompromat`)."""

    item: str
    source: str = ""

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        place = state.places.get(pawn.at)
        if place is None:
            return
        for item in dict.fromkeys(place.floor):
            yield cls(seat=seat, who=pawn.key, item=item)
        if kompromat_at(state, pawn.at):
            yield cls(seat=seat, who=pawn.key, item="kompromat")
        for near in investigated(state, pawn):
            if kompromat_at(state, near):
                yield cls(seat=seat, who=pawn.key, item="kompromat", source=near)
        for body in people.company(state, pawn):
            if body.down:
                for item in dict.fromkeys(body.items):
                    yield cls(seat=seat, who=pawn.key, item=item, source=body.key)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        if pawn.at not in state.places:
            return illegal("not-on-map", "4.1", who=Name(pawn.key))
        if self.item == "kompromat":
            at = self.source or pawn.at
            if self.source and self.source not in investigated(state, pawn):
                return illegal("no-kompromat-here", "12.2.3", section=Name(self.source))
            if not kompromat_at(state, at):
                return illegal("no-kompromat-here", "12.2.3", section=Name(at))
            if state.options.one_kompromat and state.turn.found:
                return illegal("one-kompromat", "12.2.3")
            return None
        if self.source:
            found = apart(state, pawn, self.source)
            if found is not None:
                return found
            body = state.pawns[self.source]
            if not body.down:
                return illegal("pick-up-live", "12.2.4", who=Name(body.key))
            found = not_movable(body, self.item)
            if found is not None:
                return found
        elif self.item not in state.places[pawn.at].floor:
            return things.not_lying(state, self.item, pawn.at)
        if people.room(pawn) < 1:
            return illegal("hands-full", "12.2.2", who=Name(pawn.key))
        return None

    def perform(self, play: Play) -> None:
        at = play.state.pawns[self.who].at
        if self.item == "kompromat":
            take_kompromat(play, self.who, self.source or at)
            play.set_turn(found=True)  # what the Shred Room gives is not counted
            return
        if self.source:
            things.lose(play, self.source, self.item)
            play.tell("picked-up-from", who=Name(self.who), item=Name(self.item), body=Name(self.source))
        else:
            things.take(play, at, self.item)
            play.tell("picked-up", who=Name(self.who), item=Name(self.item), section=Name(at))
        things.gain(play, self.who, self.item)


def investigated(state: State, pawn: Pawn) -> list[str]:
    """The sections next door, for who is there as if standing in them."""
    return adjacent(state, pawn.at) if people.able(state, pawn.card).investigates else []


def kompromat_at(state: State, section: str) -> str:
    """The character of the token lying face down here: for the engine's eyes only."""
    for key, token in state.kompromat.items():
        if token.at == section:
            return key
    return ""


def take_kompromat(play: Play, who: str, section: str) -> None:
    """12.2.3: it goes to the player's hand, who alone sees whose it is, unless it lay open."""
    card = kompromat_at(play.state, section)
    token = play.state.kompromat[card]
    laid_open = people.spare(play.state, play.seat)
    play.state.kompromat[card] = type(token)(hand=play.seat, shown=token.shown or laid_open)
    play.bar_undo()
    play.tell("kompromat-taken", who=Name(who), section=Name(section))
    if laid_open:
        play.tell("kompromat-open", card=Name(card), section=Name(section))
    else:
        play.tell("kompromat-seen", only=(play.seat,), card=Name(card), section=Name(section))


@deed
class Drop(Deed, frozen=True, kw_only=True, tag="drop"):
    """12.3; a Firebomb may go off (8.1.3)."""

    item: str
    ignite: bool = False

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        for item in dict.fromkeys(pawn.items):
            yield cls(seat=seat, who=pawn.key, item=item)
            if item == "firebomb":
                yield cls(seat=seat, who=pawn.key, item=item, ignite=True)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        if pawn.at not in state.places:
            return illegal("not-on-map", "4.1", who=Name(pawn.key))
        found = not_movable(pawn, self.item) or precious(state, self.item)
        if found is None and self.ignite:
            found = no_fire(state, self.item, pawn.at)
        return found

    def suicidal(self, state: State, pawn: Pawn) -> bool:
        return loses_shelter(state, pawn, self.item) or (
            self.ignite and not people.endures(state, pawn, "fire")
        )

    def fells(self, state: State, pawn: Pawn, other: Pawn) -> bool:
        return self.ignite and other.at == pawn.at and not people.endures(state, other, "fire")

    def perform(self, play: Play) -> None:
        at = play.state.pawns[self.who].at
        things.lose(play, self.who, self.item)
        play.tell("dropped", who=Name(self.who), item=Name(self.item), section=Name(at))
        land(play, self.doer, self.item, at, self.ignite)


def not_movable(pawn: Pawn, item: str) -> Illegal | None:
    """8.3, 8.4, and 9.1: data is no item."""
    if item in pawn.items:
        return None
    if item in pawn.data:
        return illegal("data-no-item", "9.1", who=Name(pawn.key), data=Name(item))
    if item in pawn.integral:
        return illegal("integral", "8.4", who=Name(pawn.key), item=Name(item))
    return illegal("not-held", "8.3", who=Name(pawn.key), item=Name(item))


def droppable(state: State, pawn: Pawn) -> list[str]:
    """What somebody with too much may drop: others not what is precious, unless it is all there is."""
    items = list(dict.fromkeys(pawn.items))
    return [item for item in items if precious(state, item) is None] or items


def precious(state: State, item: str) -> Illegal | None:
    """Some Items other players can neither throw nor drop; both colours of their own may."""
    if item not in state.cards or not people.able(state, item).precious:
        return None
    if state.conspiracies[state.turn.colour].seat in people.owner_seats(state, item):
        return None
    return illegal("precious", "4.4", item=Name(item))


def no_fire(state: State, item: str, section: str) -> Illegal | None:
    """8.1.3; where it burns already fire may break out again, but not where there is no air (6.5.1)."""
    if item != "firebomb":
        return illegal("not-firebomb", "8.1.3", item=Name(item))
    if state.places[section].hazard == "asphyxiation":
        return illegal("no-fire", "6.5.1", section=Name(section))
    return None


def loses_shelter(state: State, pawn: Pawn, item: str) -> bool:
    """Whether giving this item up leaves a Human unprotected in a hazard."""
    if item != "helmet" or not people.helmeted(pawn) or not state.places[pawn.at].hazard:
        return False
    if pawn.items.count("helmet") + pawn.integral.count("helmet") > 1:
        return False
    return not people.able(state, pawn.card).hardy


def land(play: Play, who: str, item: str, section: str, ignite: bool) -> None:
    """An item comes to rest, or bursts into flames and goes back to the supply (8.1.3)."""
    if ignite:
        hazards.ignite(play, section, harm.blamed(play), who)
        return
    things.put(play, section, item)
    if play.state.places[section].goo:
        harm.dissolve(play, section)


@deed
class Give(Deed, frozen=True, kw_only=True, tag="give"):
    """12.4: nobody can refuse a gift."""

    item: str
    to: str

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        if not pawn.items:
            return
        for other in people.company(state, pawn):
            for item in dict.fromkeys(pawn.items):
                yield cls(seat=seat, who=pawn.key, item=item, to=other.key)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        found = apart(state, pawn, self.to) or not_movable(pawn, self.item)
        if found is not None:
            return found
        other = state.pawns[self.to]
        if not people.bodily(other):
            return illegal("cannot-hold", "4.2.2", who=Name(other.key))
        if people.room(other) < 1:
            return illegal("hands-full", "12.4.2", who=Name(other.key))
        return None

    def suicidal(self, state: State, pawn: Pawn) -> bool:
        return loses_shelter(state, pawn, self.item)

    def perform(self, play: Play) -> None:
        things.lose(play, self.who, self.item)
        things.gain(play, self.to, self.item)
        play.tell("gave", who=Name(self.who), item=Name(self.item), to=Name(self.to))


@deed
class Throw(Deed, frozen=True, kw_only=True, tag="throw"):
    """12.5: through an unlocked corridor; through an airlock it is a section action (12.5.3)."""

    item: str
    to: str
    ignite: bool = False

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        if not pawn.items or pawn.at not in state.places:
            return
        board = station.board(state)
        targets = [to for to, _ in board.doors.get(pawn.at, ())]
        if pawn.at == OUTER_SPACE:
            targets += board.inward
        elif pawn.at in board.outward:
            targets.append(OUTER_SPACE)
        for to in targets:
            for item in dict.fromkeys(pawn.items):
                yield cls(seat=seat, who=pawn.key, item=item, to=to)
                if item == "firebomb":
                    yield cls(seat=seat, who=pawn.key, item=item, to=to, ignite=True)

    def kinds(self, state: State) -> tuple[str, ...]:
        return ("section",) if arrow(state, state.pawns[self.who].at, self.to) else ("basic",)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        if self.to not in state.places:
            return illegal("unknown", "5.1", what=self.to)
        if pawn.at not in state.places:
            return illegal("not-on-map", "4.1", who=Name(pawn.key))
        found = not_movable(pawn, self.item) or precious(state, self.item)
        if found is not None:
            return found
        key = corridor(state, pawn.at, self.to)
        if key in state.locks:
            return illegal("throw-locked", "12.5.1", here=Name(pawn.at), to=Name(self.to))
        if not key and not airlock(state, pawn.at, self.to):
            if arrow(state, pawn.at, self.to):
                return jammed_airlock(pawn.at, self.to)
            vent = self.to in station.board(state).vents.get(pawn.at, ())
            return illegal("no-throw", "12.5.2" if vent else "12.5.1", here=Name(pawn.at), to=Name(self.to))
        return no_fire(state, self.item, self.to) if self.ignite else None

    def suicidal(self, state: State, pawn: Pawn) -> bool:
        return loses_shelter(state, pawn, self.item)

    def fells(self, state: State, pawn: Pawn, other: Pawn) -> bool:
        return self.ignite and other.at == self.to and not people.endures(state, other, "fire")

    def moves(self, state: State, pawn: Pawn) -> Sequence[Move]:
        return [(state.pawns[self.item], self.to)] if self.item in state.pawns else []

    def perform(self, play: Play) -> None:
        things.lose(play, self.who, self.item)
        play.tell("threw", who=Name(self.who), item=Name(self.item), to=Name(self.to))
        land(play, self.doer, self.item, self.to, self.ignite)
        if self.item in play.state.pawns:
            harm.taint(play, self.item)
