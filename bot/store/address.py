"""Where a database is: a path of a file, or the address of a server."""

from __future__ import annotations

import re
from pathlib import Path

Where = Path | str
"""A file, or `postgresql://…`."""

SCHEMES = ("postgresql://", "postgres://")
PASSWORD = re.compile(r"(postgres(?:ql)?://[^:@/\s]*:)(.+)(?=@)|(password=)([^&\s]+)")
PLAIN = re.compile(r"(?:[^%/@?#\s]|%[0-9A-Fa-f]{2})+")
"""A password as it stands in an address."""


def where(written: str) -> Where:
    """What a setting names."""
    return written if written.startswith(SCHEMES) else Path(written)


def hidden(place: Where) -> str:
    """As it may be shown: without the password."""
    return PASSWORD.sub(lambda hit: f"{hit[1] or hit[3]}…", str(place))


def well_written(address: str) -> bool:
    """Whether no sign of a password can be taken for another part of the address."""
    return all(PLAIN.fullmatch(hit[2] or hit[4]) for hit in PASSWORD.finditer(address))
