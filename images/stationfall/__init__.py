"""The pictures of Stationfall."""

from __future__ import annotations

from pathlib import Path

from game import text
from images.stationfall.words import GAME

text.enter(Path(__file__).with_name("text"), GAME)
