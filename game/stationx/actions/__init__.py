"""What players do: one class per verb, which lists itself, refuses with a rule and carries itself out."""

from __future__ import annotations

from game.stationx.actions.answers import FreeUpgrade, Keep, Put
from game.stationx.actions.building import Base, Deploy, Discard, Lift, Place
from game.stationx.actions.buying import Buy, Respawn, Upgrade
from game.stationx.actions.ending import Concede, End
from game.stationx.actions.fighting import Attack
from game.stationx.actions.moving import Jump, Move
from game.stationx.actions.verb import Verb

BUILDING: tuple[type[Verb], ...] = (Place, Base, Discard, Lift)
PLAYING: tuple[type[Verb], ...] = (Attack, Move, Jump, Buy, Upgrade, Respawn, End, Concede)
ANSWERS: tuple[type[Verb], ...] = (Keep, Put, FreeUpgrade)
ACTIONS: tuple[type[Verb], ...] = (*BUILDING, Deploy, *PLAYING, *ANSWERS)
"""In the order in which they are listed."""

__all__ = [
    "ACTIONS", "ANSWERS", "BUILDING", "PLAYING", "Attack", "Base", "Buy", "Concede", "Deploy", "Discard",
    "End", "FreeUpgrade", "Jump", "Keep", "Lift", "Move", "Place", "Put", "Respawn", "Upgrade", "Verb",
]  # fmt: skip
