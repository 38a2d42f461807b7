"""Views of Station X to draw: one set up by hand, and those of games played by the rules, late ones too."""

from __future__ import annotations

from functools import cache
from random import Random

from msgspec.structs import replace

from game.api import Action, Outcome
from game.stationx.actions import Move
from game.stationx.game import STATIONX
from game.stationx.grid import distance
from game.stationx.pieces import TileKind
from game.stationx.state import Deed, State, Teleporter, Tile
from game.stationx.view import CELLS, NOBODY, View
from tests.stationx.scene import BLUE, GREEN, RED, YELLOW, building, station_f

EXTRA: tuple[tuple[TileKind, int, str, bool], ...] = (("base", YELLOW, "I5", False),)
"""Yellow's base, beside the northern rooms."""
LIKELY = {"attack": 30, "move": 8, "jump": 8, "buy": 6, "upgrade": 3, "end": 1, "respawn": 10, "concede": 0}
"""How random players are: they fight, walk towards each other, and grow."""


@cache
def played(seats: int, seed: int, steps: int = 700) -> tuple[State, ...]:
    """A game by the rules, as far as it goes in so many steps."""
    return tuple(outcome.state for outcome in outcomes(seats, seed, steps))


@cache
def outcomes(seats: int, seed: int, steps: int = 700) -> tuple[Outcome[State], ...]:
    """The same with all that was told."""
    rng = Random(f"played {seats} {seed}")
    found = [STATIONX.deal(seats, STATIONX.Options(rounds=20), Random(seed))]
    state = found[0].state
    for step in range(steps):
        if STATIONX.result(state) is not None:
            break
        listed = list(STATIONX.legal(state, STATIONX.prompts(state)[0].seat))
        verbs = sorted({verb_of(action) for action in listed})
        verb = rng.choices(verbs, [LIKELY.get(verb, 5) for verb in verbs])[0]
        chosen = [it for it in listed if verb_of(it) == verb]
        if verb == "move" and rng.random() < 0.7:
            chosen = [min(chosen, key=lambda it: far(state, it))]
        action = rng.choice(chosen)
        found.append(STATIONX.apply(state, action, Random(f"{seed}:{step}")))
        state = found[-1].state
    return tuple(found)


def far(state: State, move: Action) -> int:
    """How far from an enemy or from a base in other hands a move ends."""
    assert isinstance(move, Move)
    goals = [unit.cell for unit in state.units.values() if unit.seat != move.seat]
    goals += [it.cell for it in state.teleporters if it.holder != move.seat]
    return min((distance(CELLS[move.to], goal) for goal in goals), default=0)


def verb_of(action: Action) -> str:
    return str(type(action).__struct_config__.tag)


def views(seats: int, seed: int, step: int, owner: int | None = None) -> list[View]:
    """Every so many steps of such a game, and its last moment."""
    states = played(seats, seed)
    return [STATIONX.view(state, owner) for state in (*states[::step], states[-1])]


def crowded() -> State:
    """All that there is at once: everybody's figures, a captured base, the spent, and no end of deeds."""
    state = station_f(
        *("red-c T13", "red-t1 M13", "red-t2 M12", "red-t3 L12", "red-t4 S15", "red-t5 U12", "red-d1 Q13"),
        *("blue-c V19", "blue-t1 N13", "blue-t2 O15", "blue-t3 P16", "blue-d1 O13", "blue-d2 Q17"),
        *("green-c M1", "green-t1 D13", "green-t2 I13", "green-d1 G15"),
        *("yellow-t1 I5", "yellow-t2 L8", "yellow-t3 M6", "yellow-t4 M4", "yellow-t5 N10"),
        "yellow-d2 K11",
        seats=4,
        energy={RED: 3, BLUE: 12, GREEN: 0, YELLOW: 25},
        nodes={
            RED: ("troop_move1", "troop_attack", "cmd_move", "base_1"),
            BLUE: tuple(NODES),
            YELLOW: ("base_1", "base_2"),
        },
        teleporters={RED: "T13", BLUE: "T18", GREEN: "E13", YELLOW: "K7"},
        holders={BLUE: RED, GREEN: NOBODY},
        deck=("power_cell", "recruit", "recruit", "squad"),
        extra=EXTRA,
    )
    state.units = {
        key: replace(unit, moved=place % 2 == 0, attacked=place % 4 == 0, jumped=place % 7 == 5)
        for place, (key, unit) in enumerate(state.units.items())
    }
    state.players[BLUE] = replace(state.players[BLUE], blueprints=2)
    state.deeds = DEEDS
    state.round = 88
    return state


NODES = (
    "base_1", "base_2", "base_3", "troop_move1", "troop_move2", "troop_attack", "troop_jump", "cmd_move",
    "cmd_jump", "cmd_attack",
)  # fmt: skip


def _deed(what: str, unit: str, start: str, to: str, fallen: str = "", card: str = "") -> Deed:
    seat = ("red", "blue", "green", "yellow").index(unit.split("-")[0])
    fell = tuple((part.split("@")[0], CELLS[part.split("@")[1]]) for part in fallen.split())
    cells = [CELLS[cell] if cell else NOBODY for cell in (start, to)]
    return Deed(9, seat, what, unit, cells[0], cells[1], fell, card)  # type: ignore[arg-type]


DEEDS = (
    _deed("move", "green-c", "M4", "M1"),
    _deed("draw", "green-c", "", "M1", card="power_cell"),
    _deed("jump", "blue-d1", "R13", "O13"),
    _deed("move", "blue-t2", "O12", "O15"),
    _deed("attack", "red-t1", "M13", "N12", "blue-t4@N12 blue-t5@N11 red-d2@L13"),
    _deed("capture", "red-t4", "S15", "T18"),
    _deed("buy", "red-t5", "", "U12"),
    _deed("respawn", "red-c", "", "T13"),
    _deed("move", "yellow-t3", "M8", "M6"),
)


def busy(owner: int | None = None) -> View:
    return STATIONX.view(crowded(), owner)


def before() -> View:
    """The same, before all that was done."""
    state = crowded()
    state.deeds = ()
    state.turn = replace(state.turn, number=8)
    return STATIONX.view(state, None)


def built(owner: int | None = None) -> View:
    """While tiles are still in hand."""
    stock = {RED: ("short_hall", "long_hall"), YELLOW: ("large_room", "large_room", "small_room")}
    return STATIONX.view(building(stock), owner)  # type: ignore[arg-type]


def over() -> View:
    """Two have won together, one is out."""
    state = crowded()
    state.phase = "over"
    state.ending = "length"
    state.winners = (RED, YELLOW)
    state.players[GREEN] = replace(state.players[GREEN], out=True, energy=0)
    state.units = {key: unit for key, unit in state.units.items() if unit.seat != GREEN}
    return STATIONX.view(state, None)


def corner() -> View:
    """A station in a corner of the board, so that a window meets its edges."""
    state = crowded()
    tiles = tuple(
        Tile(tile.kind, tile.owner, CELLS["A1"] if tile.owner == GREEN and tile.kind == "base" else tile.cell)
        for tile in state.tiles
    )
    state.tiles = tiles
    state.teleporters = tuple(
        Teleporter(it.home, CELLS["A1"] if it.home == GREEN else it.cell, it.holder)
        for it in state.teleporters
    )
    state.units = {key: unit for key, unit in state.units.items() if unit.seat != GREEN}
    return STATIONX.view(state, None)
