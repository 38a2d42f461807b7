"""The length of what a picture says in words."""

from __future__ import annotations

from collections.abc import Iterable

from game.text import ELLIPSIS, clip

ALT = 1024
"""The longest alt text a file may have."""


def shortened(parts: Iterable[str], limit: int = ALT) -> str:
    """As many whole sentences as there is room for, the most important first."""
    text = ""
    for part in parts:
        longer = f"{text} {part}".strip()
        if len(longer) <= limit:
            text = longer
            continue
        if not text:
            text = clip(part, limit)
        elif len(text) + 2 <= limit:
            text += f" {ELLIPSIS}"
        break
    return text
