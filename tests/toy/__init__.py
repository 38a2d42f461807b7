"""A game of nothing but difficulties, for the bot to be tested against."""

from __future__ import annotations

from tests.toy.gallery import ToyGallery
from tests.toy.rules import Toy
from tests.toy.words import speak

speak()
TOY = Toy()
GALLERY = ToyGallery()

__all__ = ["GALLERY", "TOY", "Toy", "ToyGallery"]
