"""The pictures of Station X."""

from __future__ import annotations

from pathlib import Path

from game import text
from images.stationx.gallery import StationXGallery

text.enter(Path(__file__).with_name("text"), "stationx")

__all__ = ["StationXGallery"]
