"""Where a database is: a path of a file, or the address of a server."""

from __future__ import annotations

import re
from pathlib import Path

Where = Path | str
"""A file, or `postgresql://…`."""

SCHEMES = ("postgresql://", "postgres://")
PASSWORD = re.compile(r"(postgres(?:ql)?://[^:@/\s]*:)[^@/\s]+(?=@)|(\bpassword=)[^&\s]+")


def where(written: str) -> Where:
    """What a setting names."""
    return written if written.startswith(SCHEMES) else Path(written)


def hidden(place: Where) -> str:
    """As it may be shown: without the password."""
    return PASSWORD.sub(lambda hit: f"{hit[1] or hit[2]}…", str(place))
