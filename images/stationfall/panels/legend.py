"""What signs and colours mean, and who had no room in a section."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from images.stationfall.arrange import Level, arrange, draw_fit
from images.stationfall.canvas import Box, Canvas, Piece
from images.stationfall.cell import ground, head_colour
from images.stationfall.icons import icon
from images.stationfall.layout import layout
from images.stationfall.panels.panel import panel
from images.stationfall.pieces import Thing, coin, draw_thing
from images.stationfall.scene import Content
from images.stationfall.tags import Tag, draw_tag
from images.stationfall.themes import Theme, on
from images.stationfall.words import name, words

SWATCHES: tuple[tuple[str, str], ...] = (
    ("grav", "gravity"), ("zero", "weightless"), ("pod", "pod"), ("dark", "dark"), ("fire", "fire"),
    ("asphyxiation", "air"), ("damaged", "damaged"), ("lock", "lock"), ("vent", "vent"), ("arrow", "arrow"),
    ("human", "human"), ("robot", "robot"), ("down", "down"), ("pc", "pc"), ("kompromat", "kompromat"),
)  # fmt: skip
SINCE = (("changed", "changed"), ("unlocked", "unlocked"))
"""Explained where a picture shows what is new."""


@lru_cache(maxsize=20)
def draw_legend(theme: Theme, language: str, since: bool = False) -> Piece:
    box = layout().legend
    canvas = panel(theme, box)
    wide, high = canvas.size
    swatches = SWATCHES + SINCE if since else SWATCHES
    each = (high - 10) / len(swatches)
    for place, (key, label) in enumerate(swatches):
        top = round(5 + place * each)
        bottom = round(5 + (place + 1) * each)
        _swatch(canvas, key, (9, top + 3, 55, bottom - 3))
        canvas.text(
            (62, top, wide - 6, bottom), words(f"legend-{label}", language), 18, theme["ink"], least=11,
            weight="semibold",
        )  # fmt: skip
    return canvas.piece()


def _swatch(canvas: Canvas, key: str, box: Box) -> None:
    theme = canvas.theme
    left, top, right, bottom = box
    middle = ((left + right) // 2, (top + bottom) // 2)
    looks = {
        "grav": ("grav", False, False, "", False), "zero": ("zero", False, False, "", False),
        "pod": ("pod", False, False, "", False), "dark": ("zero", True, False, "", False),
        "fire": ("grav", False, False, "fire", False), "damaged": ("grav", False, True, "", False),
        "asphyxiation": ("grav", False, False, "asphyxiation", False),
    }  # fmt: skip
    if key in looks:
        sprite = ground(theme, looks[key], (right - left, bottom - top), 0.42, False)
        canvas.stamp(sprite, (left - 6, top - 6))
        if key in ("fire", "asphyxiation"):
            fill = head_colour(theme, looks[key])
            canvas.centre(icon(key, 16, on(fill), fill, on(fill)), middle)
        if key == "damaged":
            canvas.centre(icon("damage", 19, theme["damage"], theme["tag_edge"], theme["fire_core"]), middle)
    elif key == "lock":
        canvas.box((left, middle[1] - 4, right, middle[1] + 4), theme["corridor"])
        draw_lock(canvas, middle, 24)
    elif key == "unlocked":
        draw_lock(canvas, middle, 24, opened=True)
    elif key == "vent":
        for x in range(left, right - 8, 17):
            canvas.box((x, middle[1] - 2, x + 11, middle[1] + 3), theme["vent"])
    elif key == "arrow":
        canvas.centre(icon("both", 21, theme["ink"], theme["panel"]), middle)
    elif key == "kompromat":
        draw_thing(canvas, Thing("kompromat"), (left + 9, top - 1, right - 9, bottom + 1))
    else:
        tag = Tag(
            key,
            "",
            "robot" if key == "robot" else "human",
            down=key == "down",
            owners=(1,) if key == "pc" else (),
            changed=key == "changed",
        )
        draw_tag(canvas, tag, (left, top + 1, right, bottom - 1))


def draw_lock(canvas: Canvas, middle: tuple[float, float], side: int = 30, *, opened: bool = False) -> None:
    """A Lock on a corridor; `opened`: it was there before, and is no more."""
    theme = canvas.theme
    inner = round(side * 0.62)
    fill, ink = ("change", "change_ink") if opened else ("lock", "lock_ink")
    canvas.centre(coin(theme, side, theme[fill], theme[ink]), middle)
    canvas.centre(icon("unlocked" if opened else "lock", inner, theme[ink], theme[fill]), middle)


SIGNS: tuple[tuple[str, str], ...] = (
    ("person", "seats"), ("siren", "abandon-ship"), ("officer", "officer"), ("lying", "down-human"),
    ("lens", "inspector"), ("nda", "nda"), ("bolt", "power"), ("console", "console"),
    ("biohazard", "biohazard"),
)  # fmt: skip
COMMON = ("antimatter", "artifact", "briefcase", "firebomb", "nanogel", "helmet", "gun", "bludgeon")
"""Things that every game has, from the most telling to the plainest."""


def seen(found: Iterable[Content]) -> tuple[str, ...]:
    """The things in sections and on pawns whose signs are to be explained, the best known last."""
    things = {thing.key for it in found for thing in it.things if thing.colour < 0}
    things |= {tag.cargo for it in found for tag in it.tags if tag.cargo}
    return explained(things - {"kompromat", "trap", "snare"})[:9]


def explained(things: Iterable[str]) -> tuple[str, ...]:
    """In the order in which they need it: what is seldom seen first."""
    return tuple(sorted(things, key=lambda key: (COMMON.index(key) if key in COMMON else -1, key)))


@lru_cache(maxsize=100)
def draw_signs(theme: Theme, language: str, things: tuple[str, ...]) -> Piece:
    """What the signs on sections and pods mean, and the things that are there."""
    box = layout().crowd
    canvas = panel(theme, box)
    wide, high = canvas.size
    each = (high - 8) // len(SIGNS)
    for place, (key, label) in enumerate([*SIGNS, *((key, "") for key in things)]):
        left, right = (10, wide // 2 + 12) if place < len(SIGNS) else (wide // 2 + 18, wide - 8)
        top = 4 + place % len(SIGNS) * each
        if label:
            colour = theme["power"] if key == "bolt" else theme["ink"]
            canvas.stamp(icon(key, 20, colour, theme["panel"]), (left + 2, top + (each - 20) // 2))
        else:
            draw_thing(canvas, Thing(key), (left, top + 1, left + each - 2, top + each - 1))
        text = words(f"sign-{label}", language) if label else name(key, language)
        canvas.text((left + 30, top, right, top + each), text, 17, theme["ink"], least=10, weight="semibold")
    return canvas.piece()


CROWDED = tuple(Level(80, high, 3) for high in (31, 28, 24, 20, 17))


@lru_cache(maxsize=100)
def draw_crowd(theme: Theme, crowds: tuple[tuple[str, tuple[Tag, ...]], ...]) -> Piece:
    """Those whose section is full."""
    box = layout().crowd
    canvas = panel(theme, box, "change")
    wide, high = canvas.size
    top = 4
    share = (high - 8) // len(crowds)
    for title, tags in crowds:
        canvas.stamp(icon("person", 18, theme["change"]), (9, top + 3))
        canvas.text((32, top, wide - 8, top + 24), title, 18, theme["change"], least=11)
        draw_fit(canvas, arrange(tags, (), (8, top + 26, wide - 8, top + share - 2), 1, CROWDED))
        top += share
    return canvas.piece()
