"""The twelve basic actions (12), grouped by what they are about."""

from __future__ import annotations

from game.stationfall.actions.basic.care import Revive, Wait, cannot_wake, nanogel
from game.stationfall.actions.basic.data import Copy, Delete, no_storage, not_stored, signed
from game.stationfall.actions.basic.force import WEAPONS, Attack, Rob, Sabotage, no_weapon, robbing, shielded
from game.stationfall.actions.basic.moving import Step, limp, undraggable
from game.stationfall.actions.basic.reach import (
    OUTER_SPACE,
    adjacent,
    airlock,
    apart,
    arrow,
    corridor,
    jammed_airlock,
    missing,
    passes_locks,
    together,
)
from game.stationfall.actions.basic.things import (
    Drop,
    Give,
    PickUp,
    Throw,
    investigated,
    kompromat_at,
    land,
    loses_shelter,
    no_fire,
    not_movable,
    precious,
    take_kompromat,
)

__all__ = [
    "OUTER_SPACE",
    "WEAPONS",
    "Attack",
    "Copy",
    "Delete",
    "Drop",
    "Give",
    "PickUp",
    "Revive",
    "Rob",
    "Sabotage",
    "Step",
    "Throw",
    "Wait",
    "adjacent",
    "airlock",
    "apart",
    "arrow",
    "cannot_wake",
    "corridor",
    "investigated",
    "jammed_airlock",
    "kompromat_at",
    "land",
    "limp",
    "loses_shelter",
    "missing",
    "nanogel",
    "no_fire",
    "no_storage",
    "no_weapon",
    "not_movable",
    "not_stored",
    "passes_locks",
    "precious",
    "robbing",
    "shielded",
    "signed",
    "take_kompromat",
    "together",
    "undraggable",
]
