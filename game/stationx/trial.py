"""What random play has to know of this game (`game.own.Own`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from game.api import Action
from game.stationx import units
from game.stationx.actions import Attack, Jump, Move
from game.stationx.check import check
from game.stationx.grid import CELLS, NAMES, STEPS, members
from game.stationx.pieces import NEEDS, PIECES, PRICES, SHAPES
from game.stationx.state import Options, State
from game.stationx.station import station

__all__ = [
    "IDLE", "SELDOM", "State", "approaches", "check", "disclosed", "ending", "hidden", "likely", "tables",
    "vocabulary",
]  # fmt: skip

IDLE = frozenset({"end", "concede"})
SELDOM = frozenset({"concede"})


def tables(seats: int, rng: Random) -> Options:
    """Any table: each switch in either position, and no longer than random play needs."""
    return Options(
        start_energy=rng.choice((0, 6, 20)),
        all_bases=rng.random() < 0.3,
        rounds=rng.choice((1, 5, 15, 30)),
        one_purchase=rng.random() < 0.7,
        exclusive_branches=rng.random() < 0.3,
        supporters_spent=rng.random() < 0.3,
        preserve_lone=rng.random() < 0.3,
        captured_income=rng.random() < 0.3,
        one_unit_moves=rng.random() < 0.15,
        free_blueprint=rng.random() < 0.5,
    )


def approaches(state: State, listed: Sequence[Action], seed: str) -> list[Action]:
    """The attacks, and the moves that bring a figure nearer to an errand; each has one for a few rounds."""
    found: list[Action] = [action for action in listed if isinstance(action, Attack)]
    for action in listed:
        if isinstance(action, Move):
            unit = state.units[action.unit]
            goals = [it.cell for it in state.teleporters if it.holder != unit.seat]
            goals += [other.cell for other in units.enemies(state, unit.seat)]
            if unit.commands:
                goals += members(station(state).supply)
            if goals:
                goal = Random(f"{seed} {unit.key} {state.round // 3}").choice(goals)
                far = station(state).far(goal, unit.commands)
                if far.get(CELLS[action.to], 999) < far.get(unit.cell, 999):
                    found.append(action)
    return found


def vocabulary(state: State) -> tuple[str, ...]:
    """Every word that may stand in an action, and a few that may not."""
    cells = ("", "Z99", "A0", "k13", "A26", *NAMES)
    return (*cells, *PIECES, "red-t6", *SHAPES, "centre", *PRICES, "commander", *NEEDS, *STEPS)


def likely(state: State, action: type[Action], rng: Random) -> dict[str, str]:
    """A figure of whoever acts, and a cell within its reach."""
    mine = units.of(state, state.turn.seat)
    if issubclass(action, (Move, Attack, Jump)) and mine:
        unit = rng.choice(mine)
        near = members(station(state).within(unit.cell, 4, True))
        cell = NAMES[rng.choice(near)]
        return {"unit": unit.key, **({"to": cell} if issubclass(action, Move) else {})} | (
            {"target": cell} if issubclass(action, Attack) else {}
        )
    if "cell" in action.__struct_fields__ and state.phase == "play":
        return {"cell": NAMES[rng.choice(members(station(state).base(state.turn.seat)))]}
    return {}


def hidden(state: State, seat: int | None) -> Iterator[tuple[str, object]]:
    """Nothing."""
    return iter(())


def disclosed(state: State, after: State) -> tuple[object, ...]:
    return ()


def ending(state: State) -> str:
    return state.ending
