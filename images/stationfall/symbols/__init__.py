"""The shapes of all symbols, by what they stand for."""

from __future__ import annotations

from images.stationfall.symbols import signs, station, things

SHAPES = {**station.SHAPES, **signs.SHAPES, **things.SHAPES}
