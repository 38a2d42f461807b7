"""What is entered among the galleries."""

from __future__ import annotations

from images.stationx.gallery import StationXGallery

GALLERY = StationXGallery()
