"""What `python -m game` can do with this game alone: tell one."""

from __future__ import annotations

COMMANDS: dict[str, tuple[str, str]] = {
    "play": (f"{__name__}.tell", "play one game by advice and tell its story"),
}
"""As in `game.__main__`."""
