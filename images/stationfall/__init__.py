"""The pictures of Stationfall."""

from __future__ import annotations

from pathlib import Path

from game import text
from images.stationfall.gallery import (
    StationfallGallery,
    card,
    film,
    identity,
    roster,
    scores,
    station,
)

text.enter(Path(__file__).with_name("text"), "stationfall")

__all__ = ["StationfallGallery", "card", "film", "identity", "roster", "scores", "station"]
