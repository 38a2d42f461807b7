"""What is entered among the games."""

from __future__ import annotations

from game.stationx.game import STATIONX as GAME

__all__ = ["GAME"]
