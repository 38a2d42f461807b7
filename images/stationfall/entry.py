"""What is entered among the galleries."""

from __future__ import annotations

from images.stationfall.gallery import StationfallGallery

GALLERY = StationfallGallery()
