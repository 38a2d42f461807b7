"""What is entered among the games."""

from __future__ import annotations

from game.perigee.game import PERIGEE as GAME

__all__ = ["GAME"]
