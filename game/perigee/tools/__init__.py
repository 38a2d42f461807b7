"""What `python -m game` can do with this game alone: tell one, and measure how hard it is."""

from __future__ import annotations

COMMANDS: dict[str, tuple[str, str]] = {
    "balance": (f"{__name__}.balance", "play many games by advice and count how often they are won"),
    "play": (f"{__name__}.tell", "play one game by advice and tell its story"),
}
"""As in `game.__main__`."""
