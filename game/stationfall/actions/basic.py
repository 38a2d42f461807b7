"""The twelve basic actions (12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from game.api import Illegal
from game.stationfall import harm, people, systems
from game.stationfall.actions.deeds import Deed, deed
from game.stationfall.cards import CAST, PROJECTS
from game.stationfall.play import Play, name, no, seat_name
from game.stationfall.state import Pawn, State

OUTER_SPACE = systems.OUTER_SPACE


def missing(state: State, *keys: str) -> Illegal | None:
    """Names that are nobody and nothing in this game."""
    for key in keys:
        if key not in state.pawns:
            return no("unknown", "4.1", what=key)
    return None


def apart(state: State, pawn: Pawn, other: str) -> Illegal | None:
    """5.2: the other must be somebody else at the same place, and within reach."""
    found = missing(state, other)
    if found is None and (other == pawn.key or not together(state, pawn, state.pawns[other])):
        found = no("not-here", "5.2", who=name(pawn.key), other=name(other))
    if found is None and people.engulfed(state, state.pawns[other]):
        found = no("engulfed", "7.6.2", who=name(other))
    return found


def together(state: State, pawn: Pawn, other: Pawn) -> bool:
    return pawn.at == other.at and pawn.at in state.places and not other.annihilated


def airlock(state: State, here: str, to: str) -> bool:
    """12.1.1, 13.13: an arrow leads this way and the section at its inner end is undamaged."""
    board = systems.station(state)
    if to == OUTER_SPACE:
        return here in board.outward and not state.places[here].damaged
    return here == OUTER_SPACE and to in board.inward and not state.places[to].damaged


def arrow(state: State, here: str, to: str) -> bool:
    board = systems.station(state)
    return (to == OUTER_SPACE and here in board.outward) or (here == OUTER_SPACE and to in board.inward)


def jammed_airlock(here: str, to: str) -> Illegal:
    """5.1.4 on the way out, 13.13.3 on the way in: the station's side is damaged."""
    if to == OUTER_SPACE:
        return no("airlock-damaged", "5.1.4", section=name(here))
    return no("airlock-damaged", "13.13.3", section=name(to))


def corridor(state: State, here: str, to: str) -> str:
    """The corridor that joins two sections, or nothing; a pod that has left is joined to none."""
    if state.places[to].away or state.places[here].away:
        return ""
    if state.places[to].annihilated:
        return ""
    for other, key in systems.station(state).doors.get(here, ()):
        if other == to:
            return key
    return ""


def passes_locks(state: State, *pawns: Pawn) -> bool:
    """Officers open locks, walking or dragged, but not in a blackout (7.2.2.3)."""
    return any("officer" in people.abilities(state, pawn.card) for pawn in pawns) and not systems.blackout(
        state
    )


def limp(state: State, pawn: Pawn) -> bool:
    """12.1.2: Down; some Monsters can be dragged Live."""
    if pawn.down or not people.monster(pawn):
        return pawn.down
    drags = PROJECTS[state.projectx].drags
    return drags is not None and people.live(pawn) and drags(state)


def undraggable(state: State, pawn: Pawn, body: str, to: str) -> Illegal | None:
    """12.1.2."""
    found = apart(state, pawn, body)
    if found is not None:
        return found
    if not limp(state, state.pawns[body]):
        return no("drag-live", "12.1.2", who=name(body))
    board = systems.station(state)
    weightless = not any(board.sections[key].gravity for key in (pawn.at, to))
    often = 2 if state.options.two_drags and weightless else 1
    for key in (pawn.key, body):
        if state.turn.hauled.count(key) >= often:
            return no("dragged-already", "12.1.2", who=name(key))
    return None


@deed
class Step(Deed, frozen=True, kw_only=True, tag="step"):
    """12.1: to a joined section, by corridor, airlock or (for some) vent; perhaps dragging somebody Down."""

    to: str
    drag: str = ""

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        if pawn.at == "card":
            for key, fixed in systems.station(state).sections.items():
                if fixed.dark or systems.blackout(state):
                    yield cls(seat=seat, who=pawn.key, to=key)
            return
        if pawn.at not in state.places:
            return
        board = systems.station(state)
        targets = [to for to, _ in board.doors.get(pawn.at, ())]
        if people.has(state, pawn, "tunnel_rat"):
            targets += board.vents.get(pawn.at, ())
        if pawn.at == OUTER_SPACE:
            targets += board.inward
        elif pawn.at in board.outward:
            targets.append(OUTER_SPACE)
        if not targets:
            return
        bodies = [other.key for other in people.company(state, pawn) if limp(state, other)]
        for to in dict.fromkeys(targets):
            yield cls(seat=seat, who=pawn.key, to=to)
            for body in bodies:
                yield cls(seat=seat, who=pawn.key, to=to, drag=body)

    def kinds(self, state: State) -> tuple[str, ...]:
        here = state.pawns[self.who].at
        return ("basic", "section") if arrow(state, here, self.to) else ("basic",)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        if self.to not in state.places:
            return no("unknown", "5.1", what=self.to)
        if pawn.at == "card":
            return self._appears(state)
        if self.drag:
            found = undraggable(state, pawn, self.drag, self.to)
            if found is not None:
                return found
        here = pawn.at
        if state.places[here].away:
            return no("no-way", "12.1.1", here=name(here), to=name(self.to))
        key = corridor(state, here, self.to)
        if key and key in state.locks and not self._by_vent(state, pawn):
            dragged = (state.pawns[self.drag],) if self.drag else ()
            if not passes_locks(state, pawn, *dragged):
                return no(
                    "locked-blackout" if systems.blackout(state) else "locked",
                    "7.2.2.3" if systems.blackout(state) else "12.1.3",
                    here=name(here),
                    to=name(self.to),
                )
        elif not key and not self._by_vent(state, pawn):
            if not arrow(state, here, self.to):
                vent = self.to in systems.station(state).vents.get(here, ())
                if vent:
                    return no("vent", "5.4.2", here=name(here), to=name(self.to), who=name(pawn.key))
                return no("no-way", "12.1.1", here=name(here), to=name(self.to))
            if not airlock(state, here, self.to):
                return jammed_airlock(here, self.to)
        return self._no_seat(state, pawn)

    def _appears(self, state: State) -> Illegal | None:
        """Who starts on the card comes out in any Dark section."""
        if self.drag:
            return no("not-on-map", "4.1", who=name(self.who))
        if harm.lit(state, self.to) or self.to == OUTER_SPACE:
            return no("not-dark", "5.1.3.1", to=name(self.to))
        place = state.places[self.to]
        if place.away or place.annihilated:
            return no("no-way", "12.1.1", here=name("card"), to=name(self.to))
        return self._no_seat(state, state.pawns[self.who])

    def _by_vent(self, state: State, pawn: Pawn) -> bool:
        return self.to in systems.station(state).vents.get(pawn.at, ()) and people.has(
            state, pawn, "tunnel_rat"
        )

    def _no_seat(self, state: State, pawn: Pawn) -> Illegal | None:
        """5.5.3."""
        if not systems.station(state).sections[self.to].pod:
            return None
        movers = [pawn, *((state.pawns[self.drag],) if self.drag else ())]
        if sum(people.seated(mover) for mover in movers) > systems.seats_left(state, self.to):
            return no("pod-full", "5.5.3", pod=name(self.to))
        return None

    def suicidal(self, state: State, pawn: Pawn) -> bool:
        place = state.places[self.to]
        return bool(place.hazard and not people.endures(state, pawn, place.hazard)) or (
            place.goo and people.robot(pawn)
        )

    def perform(self, play: Play) -> None:
        state = play.state
        pawn = state.pawns[self.who]
        here = pawn.at
        key = corridor(state, here, self.to) if here in state.places else ""
        if key in state.locks and not self._by_vent(state, pawn):
            state.locks -= {key}
            play.tell("unlocked", who=name(self.who), here=name(here), to=name(self.to))
        blame = harm.blamed(play)
        if self.drag:
            play.turn(hauled=(*state.turn.hauled, self.who, self.drag))
            play.tell("dragged", who=name(self.who), body=name(self.drag), to=name(self.to))
        else:
            play.tell("stepped", who=name(self.who), to=name(self.to))
        harm.move(play, self.who, self.to, blame=blame, by=self.who)
        if self.drag:
            harm.move(play, self.drag, self.to, blame=blame, by=self.who)


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
            return no("not-on-map", "4.1", who=name(pawn.key))
        if self.item == "kompromat":
            at = self.source or pawn.at
            if self.source and self.source not in investigated(state, pawn):
                return no("no-kompromat-here", "12.2.3", section=name(self.source))
            if not kompromat_at(state, at):
                return no("no-kompromat-here", "12.2.3", section=name(at))
            if state.options.one_kompromat and state.turn.found:
                return no("one-kompromat", "12.2.3")
            return None
        if self.source:
            found = apart(state, pawn, self.source)
            if found is not None:
                return found
            body = state.pawns[self.source]
            if not body.down:
                return no("pick-up-live", "12.2.4", who=name(body.key))
            found = not_movable(body, self.item)
            if found is not None:
                return found
        elif self.item not in state.places[pawn.at].floor:
            return no("not-lying", "12.2.1", item=name(self.item), section=name(pawn.at))
        if people.room(pawn) < 1:
            return no("hands-full", "12.2.2", who=name(pawn.key))
        return None

    def perform(self, play: Play) -> None:
        at = play.state.pawns[self.who].at
        if self.item == "kompromat":
            take_kompromat(play, self.who, self.source or at)
            return
        if self.source:
            harm.lose(play, self.source, self.item)
            play.tell("picked-up-from", who=name(self.who), item=name(self.item), body=name(self.source))
        else:
            harm.take(play, at, self.item)
            play.tell("picked-up", who=name(self.who), item=name(self.item), section=name(at))
        harm.gain(play, self.who, self.item)


def adjacent(state: State, section: str) -> list[str]:
    """5.2: joined by a corridor without a lock."""
    return [
        to
        for to, key in systems.station(state).doors.get(section, ())
        if key not in state.locks and corridor(state, section, to)
    ]


def investigated(state: State, pawn: Pawn) -> list[str]:
    """Investigator: the sections next door, as if one stood there."""
    return adjacent(state, pawn.at) if "investigator" in people.abilities(state, pawn.card) else []


def kompromat_at(state: State, section: str) -> str:
    """The character of the token lying face down here: for the engine's eyes only."""
    for key, token in state.kompromat.items():
        if token.at == section:
            return key
    return ""


def take_kompromat(play: Play, who: str, section: str) -> None:
    """12.2.3: it goes to the player's hand, who alone sees whose it is."""
    card = kompromat_at(play.state, section)
    token = play.state.kompromat[card]
    play.state.kompromat[card] = type(token)(hand=play.seat)
    play.turn(found=True)
    play.settled()
    play.tell("kompromat-taken", who=name(who), section=name(section))
    play.tell("kompromat-seen", only=(play.seat,), card=name(card))


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
            return no("not-on-map", "4.1", who=name(pawn.key))
        found = not_movable(pawn, self.item) or precious(state, self.item)
        if found is None and self.ignite:
            found = no_fire(state, self.item, pawn.at)
        return found

    def suicidal(self, state: State, pawn: Pawn) -> bool:
        return loses_shelter(state, pawn, self.item) or (
            self.ignite and not people.endures(state, pawn, "fire")
        )

    def perform(self, play: Play) -> None:
        at = play.state.pawns[self.who].at
        harm.lose(play, self.who, self.item)
        play.tell("dropped", who=name(self.who), item=name(self.item), section=name(at))
        land(play, self.who, self.item, at, self.ignite)


def not_movable(pawn: Pawn, item: str) -> Illegal | None:
    """8.3, 8.4."""
    if item in pawn.items:
        return None
    if item in pawn.integral:
        return no("integral", "8.4", who=name(pawn.key), item=name(item))
    return no("not-held", "8.3", who=name(pawn.key), item=name(item))


def precious(state: State, item: str) -> Illegal | None:
    """My Precious: other players can neither throw nor drop the revealed Rat."""
    if item not in state.cards or "my_precious" not in people.abilities(state, item):
        return None
    if state.turn.colour in state.cards[item].owners:
        return None
    return no("precious", "4.4", item=name(item))


def no_fire(state: State, item: str, section: str) -> Illegal | None:
    """8.1.3, 6.5.1."""
    if item != "firebomb":
        return no("not-firebomb", "8.1.3", item=name(item))
    hazard = state.places[section].hazard
    if hazard:
        return no("no-fire", "6.5.1" if hazard == "asphyxiation" else "8.1.3", section=name(section))
    return None


def loses_shelter(state: State, pawn: Pawn, item: str) -> bool:
    """Whether giving this item up leaves a Human unprotected in a hazard."""
    if item != "helmet" or not people.helmeted(pawn) or not state.places[pawn.at].hazard:
        return False
    if pawn.items.count("helmet") + pawn.integral.count("helmet") > 1:
        return False
    return "adrenaline" not in people.abilities(state, pawn.card)


def land(play: Play, who: str, item: str, section: str, ignite: bool) -> None:
    """An item comes to rest, or bursts into flames and goes back to the supply (8.1.3)."""
    if ignite:
        systems.ignite(play, section, harm.blamed(play), who)
        return
    harm.put(play, section, item)
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
            return no("cannot-hold", "4.2.2", who=name(other.key))
        if people.room(other) < 1:
            return no("hands-full", "12.4.2", who=name(other.key))
        return None

    def suicidal(self, state: State, pawn: Pawn) -> bool:
        return loses_shelter(state, pawn, self.item)

    def perform(self, play: Play) -> None:
        harm.lose(play, self.who, self.item)
        harm.gain(play, self.to, self.item)
        play.tell("gave", who=name(self.who), item=name(self.item), to=name(self.to))


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
        board = systems.station(state)
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
            return no("unknown", "5.1", what=self.to)
        if pawn.at not in state.places:
            return no("not-on-map", "4.1", who=name(pawn.key))
        found = not_movable(pawn, self.item) or precious(state, self.item)
        if found is not None:
            return found
        key = corridor(state, pawn.at, self.to)
        if key in state.locks:
            return no("throw-locked", "12.5.1", here=name(pawn.at), to=name(self.to))
        if not key and not airlock(state, pawn.at, self.to):
            if arrow(state, pawn.at, self.to):
                return jammed_airlock(pawn.at, self.to)
            vent = self.to in systems.station(state).vents.get(pawn.at, ())
            return no("no-throw", "12.5.2" if vent else "12.5.1", here=name(pawn.at), to=name(self.to))
        return no_fire(state, self.item, self.to) if self.ignite else None

    def suicidal(self, state: State, pawn: Pawn) -> bool:
        return loses_shelter(state, pawn, self.item)

    def perform(self, play: Play) -> None:
        harm.lose(play, self.who, self.item)
        play.tell("threw", who=name(self.who), item=name(self.item), to=name(self.to))
        land(play, self.who, self.item, self.to, self.ignite)


@deed
class Copy(Deed, frozen=True, kw_only=True, tag="copy"):
    """12.6: to anybody here; while the jammers are off to anybody in play."""

    data: str
    to: str

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        if not pawn.data:
            return
        others = people.company(state, pawn) if state.jammers else list(state.pawns.values())
        for other in others:
            for data in pawn.data:
                if other.key != pawn.key:
                    yield cls(seat=seat, who=pawn.key, data=data, to=other.key)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        found = missing(state, self.to) or not_stored(pawn, self.data) or signed(state, pawn, self.data)
        if found is not None:
            return found
        other = state.pawns[self.to]
        if state.jammers:
            found = apart(state, pawn, self.to)
            if found is not None:
                return no("jammed", "12.6.1", other=name(other.key))
        elif other.key == pawn.key:
            return no("not-here", "5.2", who=name(pawn.key), other=name(other.key))
        if other.at == "card":
            return no("not-on-map", "4.1", who=name(other.key))
        if not people.in_play(state, other):
            return no("gone", "12.6.2", who=name(other.key))
        return no_storage(other, self.data)

    def perform(self, play: Play) -> None:
        harm.give_data(play, self.to, self.data)
        play.tell("copied", who=name(self.who), data=name(self.data), to=name(self.to))


def not_stored(pawn: Pawn, data: str) -> Illegal | None:
    return None if data in pawn.data else no("no-data", "9.3", who=name(pawn.key), data=name(data))


def signed(state: State, pawn: Pawn, data: str) -> Illegal | None:
    """An NDA binds: who has it cannot pass it on, get rid of it or be robbed of it."""
    bound = data == "nda" or (state.options.nda_all_data and "nda" in pawn.data)
    return no("nda", "9.1") if bound else None


def no_storage(pawn: Pawn, data: str) -> Illegal | None:
    """9.2, 4.2.2."""
    if not people.bodily(pawn) or data in CAST[pawn.card].refuses:
        return no("cannot-hold", "4.2.2", who=name(pawn.key))
    if data in pawn.data:
        return no("has-data", "9.2", who=name(pawn.key), data=name(data))
    return None


@deed
class Delete(Deed, frozen=True, kw_only=True, tag="delete"):
    """12.7: only PCs delete."""

    data: str

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        for data in pawn.data:
            yield cls(seat=seat, who=pawn.key, data=data)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        if not state.cards[pawn.card].owners:
            return no("only-pc", "12.7", who=name(pawn.key))
        return not_stored(pawn, self.data) or signed(state, pawn, self.data)

    def perform(self, play: Play) -> None:
        pawn = play.state.pawns[self.who]
        play.pawn(self.who, data=tuple(data for data in pawn.data if data != self.data))
        play.tell("deleted", who=name(self.who), data=name(self.data))


WEAPONS = ("gun", "bludgeon")


def no_weapon(pawn: Pawn, weapon: str) -> Illegal | None:
    if weapon not in WEAPONS:
        return no("not-weapon", "12.8", item=name(weapon))
    if not people.owns(pawn, weapon):
        return no("not-held", "8.3", who=name(pawn.key), item=name(weapon))
    return None


def shielded(state: State, pawn: Pawn, other: Pawn, weapon: str) -> Illegal | None:
    """8.1.4, 8.1.5: whom a weapon can threaten at all."""
    if people.monster(other):
        return _unhurt(state, pawn, weapon)
    if not people.bodily(other):
        return no("no-body", "12.8", who=name(other.key))
    if weapon == "bludgeon":
        if "armored" in people.abilities(state, other.card):
            return no("armored", "12.8.1", who=name(other.key))
        if people.helmeted(other):
            return no("helmeted", "12.8.1", who=name(other.key))
    return None


def _unhurt(state: State, pawn: Pawn, weapon: str) -> Illegal | None:
    """What a Monster's card says to a weapon."""
    card = PROJECTS[state.projectx]
    if weapon not in card.harm:
        return no("monster-immune", "7.6.2", item=name(weapon))
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
            return no("down-already", "12.8", who=name(other.key))
        if not self._brutal(state, pawn, other):
            found = shielded(state, pawn, other, self.weapon)
            if found is not None:
                return found
        able = people.abilities(state, other.card)
        talks = "fast_talk" in able and people.human(pawn) and self.weapon == "bludgeon"
        if talks and harm.lit(state, pawn.at):
            return no("fast-talk", "4.4", who=name(other.key))
        if people.has(state, pawn, "peacekeeper") and not _fair_game(state, other):
            return no("peacekeeper", "4.4", who=name(pawn.key), other=name(other.key))
        return None

    def _brutal(self, state: State, pawn: Pawn, other: Pawn) -> bool:
        """Brutal: a bludgeon through a Helmet."""
        return (
            self.weapon == "bludgeon"
            and people.helmeted(other)
            and "brutal" in people.abilities(state, pawn.card)
            and "armored" not in people.abilities(state, other.card)
        )

    def perform(self, play: Play) -> None:
        state = play.state
        other = state.pawns[self.target]
        play.tell("attacked", who=name(self.who), other=name(self.target), item=name(self.weapon))
        if self._brutal(state, state.pawns[self.who], other):
            for key, item in ((self.who, self.weapon), (self.target, "helmet")):
                harm.destroy(play, key, item)
        harm.down(play, self.target, harm.blamed(play), by=self.who)


def _fair_game(state: State, other: Pawn) -> bool:
    """Whom a Peacekeeper may Attack."""
    if people.monster(other) or "fugitive" in people.abilities(state, other.card):
        return True
    return any(state.conspiracies[colour].guilt != "innocent" for colour in state.cards[other.card].owners)


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
                    loot = other.items if weapon == "badge" else other.items + other.data
                    for what in dict.fromkeys(loot):
                        yield cls(seat=seat, who=pawn.key, target=other.key, what=what, weapon=weapon)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        found = apart(state, pawn, self.target)
        if found is not None:
            return found
        if self.weapon not in robbing(state, pawn):
            return no_weapon(pawn, self.weapon) or no("not-weapon", "12.9", item=name(self.weapon))
        other = state.pawns[self.target]
        if other.down:
            return no("rob-down", "12.9.1", who=name(other.key))
        if people.monster(other):
            return no("no-body", "12.9.1", who=name(other.key))
        found = shielded(state, pawn, other, self.weapon)
        if found is not None:
            return found
        if "pride" in people.abilities(state, other.card):
            return no("pride", "4.4", who=name(other.key))
        if self.what in other.data and self.weapon != "badge":
            return signed(state, other, self.what) or no_storage(pawn, self.what)
        found = not_movable(other, self.what)
        if found is not None:
            return found
        if people.room(pawn) < 1:
            return no("hands-full", "4.5.3", who=name(pawn.key))
        if loses_shelter(state, other, self.what):
            return no("rob-helmet", "12.9.3", who=name(other.key))
        return None

    def perform(self, play: Play) -> None:
        if self.what in play.state.pawns[self.target].data:
            harm.give_data(play, self.who, self.what)
        else:
            harm.lose(play, self.target, self.what)
            harm.gain(play, self.who, self.what)
        play.tell("robbed", who=name(self.who), other=name(self.target), what=name(self.what))


def robbing(state: State, pawn: Pawn) -> list[str]:
    """What this pawn can rob with; a badge serves as a gun, for items."""
    found = [weapon for weapon in WEAPONS if people.owns(pawn, weapon)]
    if "badge" in people.abilities(state, pawn.card):
        found.append("badge")
    return found


@deed
class Sabotage(Deed, frozen=True, kw_only=True, tag="sabotage"):
    """12.10: damage the section one stands in."""

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        if people.armed(pawn) and pawn.at in state.places:
            yield cls(seat=seat, who=pawn.key)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        if pawn.at not in state.places:
            return no("not-on-map", "4.1", who=name(pawn.key))
        if not people.armed(pawn):
            return no("unarmed", "12.10", who=name(pawn.key))
        if pawn.at == OUTER_SPACE:
            return no("space-undamageable", "5.1.7.2")
        if state.places[pawn.at].damaged:
            return no("damaged-already", "12.10", section=name(pawn.at))
        if people.has(state, pawn, "peacekeeper"):
            return no("peacekeeper-sabotage", "4.4", who=name(pawn.key))
        return None

    def perform(self, play: Play) -> None:
        play.tell("sabotaged", who=name(self.who), section=name(play.state.pawns[self.who].at))
        systems.damage(play, play.state.pawns[self.who].at)


@deed
class Revive(Deed, frozen=True, kw_only=True, tag="revive"):
    """12.11: with Nanogel; some know how without."""

    target: str

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        if not (nanogel(pawn) or people.has(state, pawn, "emergency_response")):
            return
        for other in people.company(state, pawn):
            if other.down:
                yield cls(seat=seat, who=pawn.key, target=other.key)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        found = apart(state, pawn, self.target)
        if found is not None:
            return found
        other = state.pawns[self.target]
        if not other.down:
            return no("not-down", "12.11.1", who=name(other.key))
        if not nanogel(pawn) and not self._bare_hands(state, pawn, other):
            return no("no-nanogel", "12.11.1", who=name(pawn.key))
        return cannot_wake(state, other)

    def _bare_hands(self, state: State, pawn: Pawn, other: Pawn) -> bool:
        return people.human(other) and people.has(state, pawn, "emergency_response")

    def perform(self, play: Play) -> None:
        state = play.state
        pawn, other = state.pawns[self.who], state.pawns[self.target]
        if not self._bare_hands(state, pawn, other):
            used = nanogel(pawn)
            harm.lose(play, self.who, used)
            if used == "nanogel":
                harm.gain(play, self.who, "nanogel_1")
        if people.human(other) and "emergency_response" in people.abilities(state, pawn.card):
            play.count("medical_track")
        harm.revive(play, self.target)


def nanogel(pawn: Pawn) -> str:
    """The dose to use: an opened one first."""
    return next((item for item in ("nanogel_1", "nanogel") if item in pawn.items), "")


def cannot_wake(state: State, other: Pawn) -> Illegal | None:
    """6.2, 12.11.2: no waking who would be Down again at once."""
    hazard = state.places[other.at].hazard
    if hazard and not people.endures(state, other, hazard):
        return no("wake-hazard", "12.11.2", who=name(other.key))
    if state.places[other.at].goo and people.robot(other):
        return no("wake-goo", "12.11.2", who=name(other.key))
    return None


@deed
class Wait(Deed, frozen=True, kw_only=True, tag="wait"):
    """12.12: do nothing; the disc may come back to the pool."""

    recall: bool = False

    bodiless = True

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        if pawn.key == state.turn.pawn:
            yield cls(seat=seat, who=pawn.key)
            if state.conspiracies[state.turn.colour].disc:
                yield cls(seat=seat, who=pawn.key, recall=True)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        if pawn.key != state.turn.pawn:
            return no("not-activated", "15.5.2", who=name(pawn.key))
        if self.recall and not state.conspiracies[state.turn.colour].disc:
            return no("no-disc", "12.12", who=name(pawn.key))
        return None

    def perform(self, play: Play) -> None:
        play.tell("waited", who=name(self.who), seat=seat_name(play.seat))
        if self.recall:
            from game.stationfall.actions.turn import take_disc

            take_disc(play, play.colour)
