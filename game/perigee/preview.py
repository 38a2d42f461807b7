"""What whoever looks at a view is told beside it: what is printed on tiles and cards, and what is coming."""

from __future__ import annotations

from game.perigee.content import COLUMNS, ROWS, content
from game.perigee.describe import ability, disaster, mission, reward
from game.perigee.dice import TOP, right
from game.perigee.forecast import Outlook, outlook, worst
from game.perigee.setup import BADGES
from game.perigee.station import (
    DISASTERS,
    MISSIONS,
    TILES,
    aid,
    made,
    number_of,
    own,
    printed,
    rounds,
)

__all__ = [
    "BADGES", "COLUMNS", "COUNTRIES", "DISASTERS", "LEAST", "MISSIONS", "MOST", "ROWS", "STOCK", "TILES",
    "TOP", "Outlook", "ability", "aid", "disaster", "made", "mission", "number_of", "outlook", "own",
    "printed", "reward", "right", "rounds", "worst",
]  # fmt: skip

COUNTRIES: tuple[str, ...] = tuple(content().countries)
"""In the order of the file, whoever flies."""
STOCK = content().figure("stock_most")
"""So much of a resource can be stored."""
LEAST, MOST = content().figure("dice_track_least"), content().figure("dice_track_most")
"""The ends of a dice track."""
