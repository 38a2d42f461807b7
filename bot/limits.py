"""What Discord takes at most: the one place where its numbers stand; and when it wants to be asked again."""

from __future__ import annotations

import discord

CONTENT = 2000
"""Characters of an ordinary message."""
PAGE = 4000
"""Characters of all texts of a page together; and of what stands in a field of a form."""
PARTS = 40
"""Parts of a page: texts, pictures, rows, and each thing in a row."""
PICTURES = 10
"""Pictures in one message."""
FILES = 9_000_000
"""Bytes of all files of a message together, where nobody has paid for more, and some room."""
ALT = 1024
"""Characters that describe a picture."""
ID = 100
"""Characters of a button's id."""
LABEL = 80
"""Characters on a button."""
ROW = 5
"""Buttons in a row."""
MENU = 25
"""Lines of a menu; completions; choices and options of a command; commands of a group."""
OPTION = 100
"""Characters of a line of a menu, of its description, and of a completion and its value."""
PLACEHOLDER = 150
"""Characters of what a menu asks."""
TITLE = 45
"""Characters of the title of a form, and of a label in it."""
NAME = 32
"""Characters of the name of a command or of its options."""
DESCRIPTION = 100
"""Characters that describe a command, or a field of a form."""


def retry_after(error: discord.HTTPException) -> float:
    """Seconds until Discord wants to be asked again; 0: it does not say."""
    try:
        return float(error.response.headers.get("Retry-After", 0))
    except ValueError:
        return 0.0
