"""The pictures of Perigee."""

from __future__ import annotations

from pathlib import Path

from game import text
from images.perigee.gallery import PerigeeGallery

text.enter(Path(__file__).with_name("text"), "perigee")

__all__ = ["PerigeeGallery"]
