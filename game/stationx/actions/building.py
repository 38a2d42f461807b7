"""Setting up: tiles, bases, teleporters and commanders (3)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import ClassVar, Self

from game.api import Illegal, Name, Seated
from game.stationx.actions.verb import Verb, cell_of
from game.stationx.flow import next_builder
from game.stationx.grid import NAMES, anchors, members, rectangle, rim
from game.stationx.pieces import COLOURS, SHAPES, TileKind
from game.stationx.play import Play, illegal
from game.stationx.state import Phase, State, Teleporter, Tile
from game.stationx.station import Station, size, station


@lru_cache(maxsize=1 << 8)
def spots(plan: Station, kind: TileKind) -> tuple[tuple[bool, int], ...]:
    """3.4: each way a tile can lie, and where it can begin then."""
    width, height = SHAPES[kind]
    ways = (False,) if width == height else (False, True)
    return tuple((turned, plan.fits(*size(kind, turned))) for turned in ways)


def stuck(state: State, seat: int) -> bool:
    """3.7: whether none of what this seat has to place fits anywhere."""
    kinds: tuple[TileKind, ...] = state.players[seat].stock or ("base",)
    plan = station(state)
    return not any(where for kind in set(kinds) for _, where in spots(plan, kind))


def _misplaced(state: State, kind: TileKind, cell: int, turned: bool) -> Illegal | None:
    """Why a tile cannot lie there."""
    plan = station(state)
    width, height = size(kind, turned)
    if not anchors(width, height) >> cell & 1:
        return illegal("tile-off", "3.4", tile=Name(kind), cell=NAMES[cell])
    region = rectangle(cell, width, height)
    if region & plan.floor:
        taken = NAMES[members(region & plan.floor)[0]]
        return illegal("tile-over", "3.4", tile=Name(kind), cell=NAMES[cell], taken=taken)
    if not region & rim(plan.joined):
        key = "tile-apart" if region & rim(plan.floor) else "tile-alone"
        return illegal(key, "3.6" if key == "tile-apart" else "3.5", tile=Name(kind), cell=NAMES[cell])
    return None


def _lay(play: Play, tile: Tile) -> None:
    state = play.state
    state.tiles = (*state.tiles, tile)
    play.note("place", to=tile.cell, card=tile.kind)
    play.tell("placed", seat=Seated(tile.owner), tile=Name(tile.kind), cell=NAMES[tile.cell])
    next_builder(play)


class Place(Verb, frozen=True, kw_only=True, tag="place"):
    """3.3: one hall or room."""

    phase: ClassVar[Phase] = "build"
    kind: str
    cell: str
    turned: bool = False

    @classmethod
    def options(cls, state: State, seat: int) -> Iterator[Self]:
        plan = station(state)
        for kind in dict.fromkeys(state.players[seat].stock):
            for turned, where in spots(plan, kind):
                for cell in members(where):
                    yield cls(seat=seat, kind=kind, cell=NAMES[cell], turned=turned)

    def refusal(self, state: State) -> Illegal | None:
        stock = state.players[self.seat].stock
        kind = next((one for one in SHAPES if one == self.kind and one != "base"), None)
        if kind is None:
            return illegal("tile-unknown", "1.2", tile=self.kind)
        if kind not in stock:
            return illegal("tile-none-left", "3.2", tile=Name(kind))
        if self.turned and len(set(SHAPES[kind])) == 1:
            return illegal("tile-square", "3.3", tile=Name(kind))
        cell = cell_of(self.cell)
        return cell if isinstance(cell, Illegal) else _misplaced(state, kind, cell, self.turned)

    def perform(self, play: Play) -> None:
        cell = cell_of(self.cell)
        assert not isinstance(cell, Illegal)
        kind = next(one for one in SHAPES if one == self.kind)
        _spend(play, self.seat, kind)
        _lay(play, Tile(kind, self.seat, cell, self.turned))


def _spend(play: Play, seat: int, kind: TileKind) -> None:
    stock = list(play.state.players[seat].stock)
    stock.remove(kind)
    play.set_player(seat, stock=tuple(stock))


class Base(Verb, frozen=True, kw_only=True, tag="base"):
    """3.3: the base, when nothing else is left to place."""

    phase: ClassVar[Phase] = "build"
    cell: str

    @classmethod
    def options(cls, state: State, seat: int) -> Iterator[Self]:
        if not state.players[seat].stock:
            for _, where in spots(station(state), "base"):
                for cell in members(where):
                    yield cls(seat=seat, cell=NAMES[cell])

    def refusal(self, state: State) -> Illegal | None:
        left = len(state.players[self.seat].stock)
        if left:
            return illegal("base-last", "3.3", left=left)
        cell = cell_of(self.cell)
        return cell if isinstance(cell, Illegal) else _misplaced(state, "base", cell, False)

    def perform(self, play: Play) -> None:
        cell = cell_of(self.cell)
        assert not isinstance(cell, Illegal)
        _lay(play, Tile("base", self.seat, cell))


class Discard(Verb, frozen=True, kw_only=True, tag="discard"):
    """3.7: a hall or room that fits nowhere, like all the others."""

    phase: ClassVar[Phase] = "build"
    kind: str

    @classmethod
    def options(cls, state: State, seat: int) -> Iterator[Self]:
        stock = state.players[seat].stock
        if stock and stuck(state, seat):
            for kind in dict.fromkeys(stock):
                yield cls(seat=seat, kind=kind)

    def refusal(self, state: State) -> Illegal | None:
        stock = state.players[self.seat].stock
        if self.kind not in SHAPES:
            return illegal("tile-unknown", "1.2", tile=self.kind)
        if self.kind not in stock:
            return illegal("tile-none-left", "3.2", tile=Name(self.kind))
        return None if stuck(state, self.seat) else illegal("something-fits", "3.7")

    def perform(self, play: Play) -> None:
        kind = next(one for one in SHAPES if one == self.kind)
        _spend(play, self.seat, kind)
        play.tell("discarded", seat=Seated(self.seat), tile=Name(kind))
        next_builder(play)


class Lift(Verb, frozen=True, kw_only=True, tag="lift"):
    """3.7: where the base fits nowhere, some hall or room makes place for it."""

    phase: ClassVar[Phase] = "build"
    cell: str

    @classmethod
    def options(cls, state: State, seat: int) -> Iterator[Self]:
        if not state.players[seat].stock and stuck(state, seat):
            for tile in loose(state):
                yield cls(seat=seat, cell=NAMES[tile.cell])

    def refusal(self, state: State) -> Illegal | None:
        left = len(state.players[self.seat].stock)
        if left:
            return illegal("base-last", "3.3", left=left)
        if not stuck(state, self.seat):
            return illegal("something-fits", "3.7")
        if any(NAMES[tile.cell] == self.cell for tile in loose(state)):
            return None
        cell = cell_of(self.cell)
        return cell if isinstance(cell, Illegal) else illegal("not-loose", "3.7", cell=self.cell)

    def perform(self, play: Play) -> None:
        state = play.state
        tile = next(tile for tile in loose(state) if NAMES[tile.cell] == self.cell)
        state.tiles = tuple(one for one in state.tiles if one != tile)
        play.note("lift", to=tile.cell, card=tile.kind)
        play.tell("lifted", seat=Seated(self.seat), tile=Name(tile.kind), cell=self.cell)


def loose(state: State) -> list[Tile]:
    """3.7: the halls and rooms without which all would still be joined; if there are none, all of them."""
    plan = station(state)
    every = [tile for tile in state.tiles if tile.kind != "base"]
    return [tile for tile in every if plan.whole(tile)] or every


class Deploy(Verb, frozen=True, kw_only=True, tag="deploy"):
    """3.8: teleporter and commander, on one cell or two of the own base."""

    phase: ClassVar[Phase] = "deploy"
    teleporter: str
    commander: str

    @classmethod
    def options(cls, state: State, seat: int) -> Iterator[Self]:
        words = [NAMES[cell] for cell in members(station(state).base(seat))]
        for teleporter in words:
            for commander in words:
                yield cls(seat=seat, teleporter=teleporter, commander=commander)

    def refusal(self, state: State) -> Illegal | None:
        base = station(state).base(self.seat)
        for word in (self.teleporter, self.commander):
            cell = cell_of(word)
            if isinstance(cell, Illegal):
                return cell
            if not base >> cell & 1:
                return illegal("not-own-base", "3.8", cell=word)
        return None

    def perform(self, play: Play) -> None:
        state, seat = play.state, self.seat
        cell, stands = cell_of(self.teleporter), cell_of(self.commander)
        assert not isinstance(cell, Illegal)
        assert not isinstance(stands, Illegal)
        state.teleporters = tuple(
            sorted((*state.teleporters, Teleporter(seat, cell, seat)), key=lambda it: it.home)
        )
        key = f"{COLOURS[seat]}-c"
        play.appear(key, stands)
        play.note("deploy", key, to=stands)
        play.tell("deployed", seat=Seated(seat), teleporter=self.teleporter, commander=self.commander)
        next_builder(play)
