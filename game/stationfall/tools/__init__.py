"""What `python -m game` can do with this game alone: tell it, print its cards, watch its computer players."""

from __future__ import annotations

COMMANDS: dict[str, tuple[str, str]] = {
    "play": (f"{__name__}.tell", "play one game by advice and tell its story"),
    "card": (f"{__name__}.card", "print a character card, or all of them"),
    "observe": (
        f"{__name__}.observe",
        "watch computer players, the code in hand, and guess who they are",
    ),
    "report": (f"{__name__}.report", "play many games by advice and count what happened"),
    "scripts": (f"{__name__}.scripts", "check the scripts of the rulebook's bots"),
    "foresight": (f"{__name__}.foresight", "see how far off computer players are when they choose who to be"),
    "train": (f"{__name__}.train", "learn from games between computer players what to expect of a row"),
    "calibration": (f"{__name__}.calibration", "hold what computer players expect against what comes of it"),
}
"""As in `game.__main__`."""
