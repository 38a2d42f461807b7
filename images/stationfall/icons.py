"""Our own symbols, by what they stand for."""

from __future__ import annotations

from images.kit.icons import Icons
from images.stationfall.symbols import SHAPES

icon = Icons(SHAPES, "box")
