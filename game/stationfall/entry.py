"""What is entered among the games."""

from __future__ import annotations

from game.stationfall.game import STATIONFALL as GAME

__all__ = ["GAME"]
