"""Words as rows of letters: cut short, and compared as a hurried hand types them."""

from __future__ import annotations

from unicodedata import normalize

ELLIPSIS = "…"


def clip(words: str, limit: int) -> str:
    """At most so many characters, the last of them an ellipsis if something is missing."""
    return words if len(words) <= limit else words[: limit - 1].rstrip() + ELLIPSIS


def fold(words: str) -> str:
    """Words as a hurried hand types them, to be compared: no capitals or marks on letters, one kana."""
    letters = normalize("NFKD", words).casefold().translate(_STROKES)
    return normalize("NFC", "".join(letter for letter in letters if not "\u0300" <= letter <= "\u036f"))


_STROKES = str.maketrans("łøđ’×", "lod'x") | {kana: kana + 0x60 for kana in range(ord("ぁ"), ord("ゖ") + 1)}
"""Letters that are no letter with a mark for Unicode, but are for whoever types; hiragana as katakana."""
