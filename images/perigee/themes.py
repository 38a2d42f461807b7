"""The colours of Perigee: `themes.toml`, over those that every game has."""

from __future__ import annotations

from functools import cache

from images.kit.themes import Colour, Theme, blend, chosen, on, read

GROUNDS = ("space", "panel", "field", "free", "cream")


@cache
def themes() -> dict[str, Theme]:
    """All themes by name; the first is the default. What is made of a crew's colour has its own places in the
    palette: its tiles, and the sides of its dice."""
    return {name: _with_sides(it) for name, it in read(__package__, GROUNDS).items()}


def theme(name: str) -> Theme:
    """A theme by its name; an unknown one is the default."""
    return chosen(themes(), name)


def _with_sides(it: Theme) -> Theme:
    made: dict[str, Colour] = {}
    for crew, colour in enumerate(it.seats):
        made[f"deck_{crew}"] = blend(it["panel"], colour, 0.1)
        # Away from the colour of the pips, so that they stand out on every side.
        light = on(colour) == (255, 255, 255)
        made[f"top_{crew}"] = blend(colour, (0, 0, 0) if light else (255, 255, 255), 0.35)
        made[f"side_{crew}"] = blend(colour, (0, 0, 0) if light else (128, 128, 128), 0.2)
    grounds = (*it.grounds, *(f"deck_{crew}" for crew in range(len(it.seats))))
    return Theme(it.name, it.colours | made, it.seats, grounds, it.of)


def deck(it: Theme, crew: int) -> Colour:
    """What the tiles of a country lie on."""
    return it[f"deck_{crew}"]
