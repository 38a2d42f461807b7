"""Battles: who counts, who wins, who falls (7). Nothing is left to chance, so all of it can be foretold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from game.api import Name
from game.stationx import units
from game.stationx.grid import NAMES
from game.stationx.pieces import PIECES, PRESERVATION
from game.stationx.play import Play
from game.stationx.state import Position, Survivor, Unit
from game.stationx.station import station

Outcome = Literal["won", "lost", "even"]
"""As the attacker sees it."""


class Forecast(msgspec.Struct, frozen=True):
    """What an attack comes to."""

    unit: str
    target: str
    ours: tuple[str, ...]
    """The attacker's figures that count, itself among them."""
    theirs: tuple[str, ...]
    attack: int
    defence: int
    outcome: Outcome
    fallen: tuple[str, ...]
    """Who certainly falls."""
    spared: tuple[str, ...] = ()
    """Of these all fall but one …"""
    best: str = ""
    """… which is this one unless its owner says otherwise."""

    @property
    def losses(self) -> tuple[str, ...]:
        """Who falls if nobody says otherwise."""
        return self.fallen + tuple(key for key in self.spared if key != self.best)


def forecast(position: Position, unit: Unit, target: Unit) -> Forecast:
    """7.2–7.7: both sides' totals, and who would fall."""
    ours, theirs = counted(position, unit, target)
    attack = sum(units.strength(position, one) for one in ours)
    defence = sum(units.strength(position, one) for one in theirs)
    mine, yours = tuple(one.key for one in ours), tuple(one.key for one in theirs)
    if attack == defence:
        # 7.5: the attacker keeps one; nobody has lost, so nobody is preserved (ruling 18).
        fallen, spared = yours, ours
    else:
        beaten = theirs if attack > defence else ours
        if preserved(position, beaten):
            fallen, spared = (), beaten
        else:
            fallen, spared = tuple(one.key for one in beaten), []
    return Forecast(
        unit.key,
        target.key,
        mine,
        yours,
        attack,
        defence,
        "even" if attack == defence else "won" if attack > defence else "lost",
        fallen,
        tuple(one.key for one in spared),
        dearest(position, spared, unit.key) if spared else "",
    )


def foretell(position: Position, key: str, cell: int) -> Forecast | None:
    """What it would come to if this figure attacked whoever stands there; None: there is nobody to fight."""
    unit, target = position.units.get(key), units.at(position, cell)
    if unit is None or target is None or target.seat == unit.seat:
        return None
    return forecast(position, unit, target)


def gain(position: Position, seat: int, seen: Forecast) -> int:
    """What a battle is worth to a seat: what others lose in it, less what it loses itself."""
    falls = {key: units.strength(position, position.units[key]) for key in seen.losses}
    return sum(value if PIECES[key].seat != seat else -value for key, value in falls.items())


CAPTURE = 20
"""What a teleporter is worth beside battles."""


def counted(position: Position, unit: Unit, target: Unit) -> tuple[list[Unit], list[Unit]]:
    """7.2: the figures of both sides that stand on either cell or one open step from one; third players' do
    not count (7.3)."""
    plan = station(position)
    area = plan.near(unit.cell) | plan.near(target.cell) | 1 << unit.cell | 1 << target.cell
    ours: list[Unit] = []
    theirs: list[Unit] = []
    for one in position.units.values():
        if area >> one.cell & 1:
            if one.seat == unit.seat:
                ours.append(one)
            elif one.seat == target.seat:
                theirs.append(one)
    if position.options.supporters_spent:
        # Ruling 16: to support is to attack, and nobody attacks twice.
        ours = [one for one in ours if one.key == unit.key or not (one.attacked or one.jumped)]
    return ours, theirs


def preserved(position: Position, beaten: Sequence[Unit]) -> bool:
    """7.7: whether a beaten side keeps one of its figures (ruling 17)."""
    owner = position.players[beaten[0].seat]
    return PRESERVATION in owner.nodes and (len(beaten) > 1 or position.options.preserve_lone)


def dearest(position: Position, those: Sequence[Unit], attacker: str) -> str:
    """7.8: whom an owner keeps who says nothing: the commander, then the strongest, then who attacked."""
    best = max(
        enumerate(those),
        key=lambda it: (
            it[1].commands,
            units.strength(position, it[1]),
            it[1].key == attacker,
            -it[0],
        ),
    )
    return best[1].key


def fight(play: Play, unit: Unit, target: Unit) -> Forecast:
    """Carry a battle out, as far as nobody has to choose who stays. Gives what it came to."""
    state = play.state
    found = forecast(state, unit, target)
    if state.options.supporters_spent:
        for key in found.ours:
            play.set_unit(key, attacked=True)
    play.tell(
        "attacked",
        unit=Name(unit.key),
        target=Name(target.key),
        cell=NAMES[target.cell],
        attack=found.attack,
        defence=found.defence,
        outcome=found.outcome,
    )
    alone = len(found.spared) == 1
    play.blame = {unit.seat: target.seat, target.seat: unit.seat}
    cells = play.remove(found.fallen)
    play.note("attack", unit.key, unit.cell, target.cell, fallen=cells)
    if found.fallen:
        play.fell(found.fallen, unit.seat)
    if alone:
        play.tell("kept", unit=Name(found.best))
    elif found.spared:
        owner = state.units[found.best].seat
        foe = target.seat if owner == unit.seat else unit.seat
        play.ask(Survivor(owner, found.spared, found.best, foe, found.outcome != "even"))
        if owner != unit.seat:
            play.bar_undo()
    return found
