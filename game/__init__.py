"""The rules room: games as pure functions. Each game enters itself in `GAMES`."""

from __future__ import annotations

from game.api import GAMES
from game.stationfall.game import STATIONFALL

GAMES[STATIONFALL.key] = STATIONFALL

__all__ = ["GAMES"]
