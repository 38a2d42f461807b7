"""Red: ways to hurt."""

from __future__ import annotations

from game.stationfall.cards import Ability

PEACEKEEPER = Ability("peacekeeper", "offensive")
AUTHORIZED_FORCE = Ability("authorized_force", "offensive")
BRUTAL = Ability("brutal", "offensive")
HAYWIRE = Ability("haywire", "offensive", "instant")
OVERLOAD = Ability("overload", "offensive", "instant")
