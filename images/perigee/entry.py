"""What is entered among the galleries."""

from __future__ import annotations

from images.perigee.gallery import PerigeeGallery

GALLERY = PerigeeGallery()
