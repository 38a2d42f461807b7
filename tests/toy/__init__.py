"""A game of nothing but difficulties, for the bot to be tested against."""

from __future__ import annotations

from pathlib import Path

from game import text
from images.api import Gallery
from tests.toy.gallery import ToyGallery
from tests.toy.rules import Toy

text.enter(Path(__file__).with_name("text"), "toy")
TOY = Toy()
GALLERY: Gallery = ToyGallery()

__all__ = ["GALLERY", "TOY", "Toy", "ToyGallery"]
