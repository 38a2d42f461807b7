"""Numbers as they are written."""

from __future__ import annotations


def figure(number: int, sign: str = "-") -> str:
    """With a true minus, and if that is the `sign` with a plus; a hyphen joins words."""
    return f"{number:{sign}d}".replace("-", "−")
