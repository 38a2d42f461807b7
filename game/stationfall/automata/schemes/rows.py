"""How a scheme is entered, and what all schemes have in common."""

from __future__ import annotations

from collections.abc import Callable

from game.stationfall.automata.plans import Plans
from game.stationfall.automata.prospects.rows import Args, entering
from game.stationfall.cards import Row

Scheme = Callable[[Plans, Row, Args], float]
SCHEMES: dict[str, Scheme] = {}
scheme = entering(SCHEMES)
"""What is expected of rows with this condition by who plans."""

THROUGH = 0.9
"""How likely something is done that has been made ready."""
