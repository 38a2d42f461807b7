"""Station X: a skirmish for two to four on a station that its players build together."""

from __future__ import annotations

from pathlib import Path

from game import text

COUNTED = ("bot-end-nothing-for", "bot-end-won", "bot-end-ahead")
"""There are no points: what a sheet counts is bases."""

text.enter(Path(__file__).parent / "text", "stationx", instead=COUNTED)
