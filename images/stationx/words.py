"""Names in pictures. The words are in the catalogues; here is only whose they are."""

from __future__ import annotations

from images.kit.words import Words, dashed

__all__ = ["GAME", "dashed", "listed", "name", "noted", "sentence", "told", "words"]

GAME = "stationx"
words = Words(GAME)
listed, told, noted, sentence = words.listed, words.told, words.noted, words.sentence
name = words.name
