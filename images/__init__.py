"""Pictures of a game, drawn from a view of it."""

from __future__ import annotations

from images.api import GALLERIES
from images.stationfall import StationfallGallery
from images.stationx import StationXGallery

GALLERIES["stationfall"] = StationfallGallery()
GALLERIES["stationx"] = StationXGallery()
