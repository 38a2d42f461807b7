"""Names in pictures. The words are in the catalogues; here is only whose they are."""

from __future__ import annotations

from images.kit.words import Words, dashed

__all__ = ["GAME", "dashed", "name", "words"]

GAME = "stationx"
words = Words(GAME)
name = words.name
