"""The rules room: games as pure functions. Each game enters itself in `GAMES`."""

from __future__ import annotations

from game import perigee, stationx
from game.api import GAMES
from game.stationfall.game import STATIONFALL

GAMES[STATIONFALL.key] = STATIONFALL

DEFAULT = STATIONFALL.key
"""The one that is meant where none is named."""

__all__ = ["DEFAULT", "GAMES", "perigee", "stationx"]
