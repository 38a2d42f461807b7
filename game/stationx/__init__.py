"""Station X: a skirmish for two to four on a station that its players build together."""

from __future__ import annotations

from pathlib import Path

from game import text

text.enter(Path(__file__).parent / "text", "stationx")
