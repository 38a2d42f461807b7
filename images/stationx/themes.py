"""The colours of Station X: `themes.toml`, over those that every game has."""

from __future__ import annotations

from functools import cache

from images.kit.themes import Colour, Theme, blend, chosen, read

GROUNDS = ("space", "panel", "field", "void", "floor", "lamp_ground", "token_edge")


@cache
def themes() -> dict[str, Theme]:
    """All themes by name; the first is the default. What is made of a side's colour has its own places in the
    palette: floors and their patterns, and figures that have done all they can."""
    return {name: _with_floors(it) for name, it in read(__package__, GROUNDS).items()}


def theme(name: str) -> Theme:
    """A theme by its name; an unknown one is the default."""
    return chosen(themes(), name)


def _with_floors(it: Theme) -> Theme:
    made: dict[str, Colour] = {}
    for seat, colour in enumerate(it.seats):
        made[f"floor_{seat}"] = blend(it["floor"], colour, 0.24)
        made[f"floor_mark_{seat}"] = blend(it["floor"], colour, 0.42)
        made[f"spent_{seat}"] = blend(it["space"], colour, 0.14)
    grounds = (*it.grounds, *(f"floor_{seat}" for seat in range(len(it.seats))))
    return Theme(it.name, it.colours | made, it.seats, grounds, it.of)


def floor(it: Theme, owner: int, mark: bool = False) -> Colour:
    """What the rooms of a seat are floored with, or their pattern; of nobody's if it is negative."""
    key = "floor_mark" if mark else "floor"
    return it[key if owner < 0 else f"{key}_{owner}"]
