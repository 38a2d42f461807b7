"""The colours of Stationfall: `themes.toml`, over those that every game has."""

from __future__ import annotations

from functools import cache

from images.kit.themes import Theme, chosen, read

GROUNDS = (
    "space", "panel", "field", "grav", "zero", "pod", "fire_ground", "gas_ground", "tag", "down", "item",
    "kompromat", "tag_edge", "portrait",
)  # fmt: skip


@cache
def themes() -> dict[str, Theme]:
    """All themes by name; the first is the default."""
    return read(__package__, GROUNDS)


def theme(name: str) -> Theme:
    """A theme by its name; an unknown one is the default."""
    return chosen(themes(), name)
