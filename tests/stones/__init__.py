"""Stepping stones, as a stranger would bring them along: many actions, no secrets, and everybody may lose."""

from __future__ import annotations

from pathlib import Path

from game import text
from tests.stones.gallery import StonesGallery
from tests.stones.rules import Stones

text.enter(Path(__file__).with_name("text"), "stones")
STONES = Stones()
GALLERY = StonesGallery()

__all__ = ["GALLERY", "STONES", "Stones", "StonesGallery"]
