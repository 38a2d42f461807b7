"""Themes are data: every colour of every picture stands in a `themes.toml`, beside this module those that any
game needs, beside a gallery its own.

A picture uses one fixed palette per theme, so frames of a film do not flicker and a picture can be put
together from pieces that are already in their final colours.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from heapq import heapify, heappop, heapreplace
from importlib.resources import files

import msgspec
from PIL import Image

Colour = tuple[int, int, int]

SIZE = 256
"""Entries of a palette."""


class Theme(msgspec.Struct, frozen=True):
    """Colours by their use, and one for every side."""

    name: str
    colours: dict[str, Colour]
    seats: tuple[Colour, ...]
    grounds: tuple[str, ...] = ()
    """The uses on which most is drawn: smooth edges are smoothest there."""
    of: str = ""
    """Whose it is: two galleries may each have a theme of this name."""

    def __hash__(self) -> int:
        return hash((self.of, self.name))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Theme) and (other.of, other.name) == (self.of, self.name)

    def __getitem__(self, use: str) -> Colour:
        return self.colours[use]

    def seat(self, colour: int) -> Colour:
        """The colour of a side."""
        return self.seats[colour % len(self.seats)]


def rgb(text: str) -> Colour:
    """`#1ea5f0` as numbers."""
    red, green, blue = bytes.fromhex(text.removeprefix("#"))
    return red, green, blue


def read(package: str, grounds: tuple[str, ...]) -> dict[str, Theme]:
    """All themes of a gallery, the default first: the colours of the kit, and over them its own."""
    common = _tables(__package__)
    found = {}
    for name, own in _tables(package).items():
        colours = common[name].colours | own.colours
        found[name] = Theme(name, colours, own.seats, grounds, package)
    return found


def _tables(package: str) -> dict[str, Theme]:
    """What one file says; a theme lists what differs from the one it is `like`."""
    tables = tomllib.loads(files(package).joinpath("themes.toml").read_text("utf-8"))
    found: dict[str, Theme] = {}
    for name, table in tables.items():
        base = found.get(table.pop("like", ""))
        seats = tuple(rgb(text) for text in table.pop("seats", ()))
        colours = (base.colours if base else {}) | {use: rgb(text) for use, text in table.items()}
        found[name] = Theme(name, colours, seats or (base.seats if base else ()))
    return found


def chosen(known: Mapping[str, Theme], name: str) -> Theme:
    """A theme by its name; an unknown one is the default."""
    return known.get(name) or next(iter(known.values()))


def blend(one: Colour, other: Colour, share: float) -> Colour:
    """`share` of the other colour in the one."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def bright(colour: Colour) -> float:
    """How light a colour looks, from 0 to 1."""
    return (0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2]) / 255


def on(colour: Colour) -> Colour:
    """Black or white, whichever stands out more from this colour."""
    red, green, blue = ((part / 255) ** 2.2 for part in colour)
    return (12, 14, 20) if 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.185 else (255, 255, 255)


@cache
def palette(it: Theme) -> Image.Image:
    """The fixed palette: every colour of the theme, and the steps between them that smooth edges need.

    The steps are picked one by one, always the one that is farthest from all that are there.
    """
    base = dict.fromkeys((*it.colours.values(), *it.seats, (12, 14, 20), (255, 255, 255)))
    grounds = [it[use] for use in it.grounds]
    steps: dict[Colour, int] = {}
    for ground in grounds:
        for ink in base:
            for share in (0.25, 0.5, 0.75):
                if ground != ink:
                    step = blend(ground, ink, share)
                    steps[step] = _apart(step, ground if share < 0.6 else ink)
    chosen = list(base)[:SIZE]
    # How far a step is from its nearest colour only shrinks: it is measured anew when its turn seems to come.
    waiting = [(-bound, step, 0) for step, bound in steps.items()]
    heapify(waiting)
    while len(chosen) < SIZE and waiting:
        bound, step, seen = waiting[0]
        next_best = -min(waiting[1:3])[0] if len(waiting) > 1 else 0
        if seen == len(chosen):
            heappop(waiting)
            chosen.append(step)
        else:
            apart = -bound
            while seen < len(chosen) and apart >= next_best:
                apart = min(apart, _apart(step, chosen[seen]))
                seen += 1
            heapreplace(waiting, (-apart, step, seen))
    image = Image.new("P", (1, 1))
    image.putpalette([part for colour in chosen for part in colour])
    return image


def _apart(one: Colour, other: Colour) -> int:
    return (one[0] - other[0]) ** 2 * 2 + (one[1] - other[1]) ** 2 * 4 + (one[2] - other[2]) ** 2 * 3
