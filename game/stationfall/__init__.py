"""Stationfall: a hidden-identity game for 1–9 on a space station that burns up in a quarter of an hour."""

from __future__ import annotations

from pathlib import Path

from game import text

HERE = Path(__file__).parent
# The sentences of a card may lie beside it.
for folder in (HERE / "text", HERE / "cast", HERE / "projectx"):
    text.enter(folder, "stationfall")
