"""What signs and colours mean, and who had no room in a section."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from game.stationfall.view import View
from images.kit.canvas import Box, Canvas, Piece, Sheet, coin
from images.kit.themes import Theme, on
from images.stationfall.arrange import Level, arrange, draw_fit
from images.stationfall.cell import ground, head_colour
from images.stationfall.icons import icon
from images.stationfall.pieces import Thing, draw_thing
from images.stationfall.scene import Content
from images.stationfall.tags import Tag, draw_tag
from images.stationfall.words import name, words

ALWAYS = ("gravity", "weightless", "dark", "pod")
"""The grounds of sections."""
STATES = ("fire", "air", "damaged", "goo", "lock", "unlocked", "changed", "timed", "down", "contaminated")
"""What happens on a station, from the most to the least urgent."""
PRINTED = (
    "vent", "arrow", "pc", "leads", "kompromat", "seats", "abandon-ship", "nda", "officer", "down-human",
    "inspector", "power", "console", "biohazard", "human", "robot",
)  # fmt: skip
SIGNS = {
    "seats": "person", "abandon-ship": "siren", "officer": "officer", "down-human": "lying",
    "inspector": "lens", "nda": "nda", "power": "bolt", "console": "console", "biohazard": "biohazard",
    "goo": "goo", "arrow": "both",
}  # fmt: skip
"""Those that are a symbol and nothing else."""
NEEDS = {
    "abandon_ship": "abandon-ship", "officer_aboard": "officer", "officer": "officer", "nda": "nda",
    "down_human_aboard": "down-human", "inspector_or_jury_rig": "inspector", "inspector": "inspector",
}  # fmt: skip
LOOKS = {
    "gravity": ("grav", False, False, "", False), "weightless": ("zero", False, False, "", False),
    "pod": ("pod", False, False, "", False), "dark": ("grav", True, False, "", False),
    "fire": ("grav", False, False, "fire", False), "damaged": ("grav", False, True, "", False),
    "air": ("grav", False, False, "asphyxiation", False),
}  # fmt: skip
LINE, COLUMN = 25, 158
"""Height and least width of an entry."""
SIZE = 17
COMMON = ("antimatter", "artifact", "briefcase", "firebomb", "nanogel", "helmet", "gun", "bludgeon")
"""Things that every game has, from the most telling to the plainest."""


def explained(things: Iterable[str]) -> tuple[str, ...]:
    """In the order in which they need it: what is seldom seen first."""
    return tuple(sorted(things, key=lambda key: (COMMON.index(key) if key in COMMON else -1, key)))


def present(view: View, found: Iterable[Content], since: View | None) -> tuple[str, ...]:
    """The signs that are there to be explained, the most needed first."""
    sections = [it for it in found if not it.away]
    tags = [tag for it in sections for tag in it.tags]
    things = {thing.key for it in sections for thing in it.things}
    locked = any(locked for _, _, locked in view.corridors)
    barred = {(a, b) for a, b, locked in since.corridors if locked} if since is not None else set()
    there = {
        "fire": any(it.hazard == "fire" for it in sections),
        "air": any(it.hazard == "asphyxiation" for it in sections),
        "damaged": any(it.damaged for it in sections),
        "goo": any(it.goo for it in sections),
        "lock": locked,
        "unlocked": any(not locked and (a, b) in barred for a, b, locked in view.corridors),
        "changed": since not in (None, view),
        "timed": any(thing.colour >= 0 for it in sections for thing in it.things),
        "down": any(tag.down for tag in tags),
        "contaminated": any(tag.contaminated for tag in tags),
        "pc": any(tag.owners for tag in tags),
        "leads": any(tag.leaders for tag in tags),
        "kompromat": "kompromat" in things,
        "human": True, "robot": True, "vent": True, "arrow": True, "seats": True, "power": True,
        "console": True, "biohazard": any(it.contaminates for it in sections),
    }  # fmt: skip
    there |= {NEEDS.get(need.key, need.key): True for it in sections for need in it.needs}
    return (*ALWAYS, *(key for key in (*STATES, *PRINTED) if there.get(key)))


def room(box: Box) -> int:
    """How many entries have room in a box."""
    return max((box[2] - box[0] - 12) // COLUMN, 1) * ((box[3] - box[1] - 6) // LINE)


@lru_cache(maxsize=60)
def draw_legend(theme: Theme, language: str, size: tuple[int, int], signs: tuple[str, ...]) -> Piece:
    canvas = Canvas(theme, size, theme["space"])
    canvas.panel((0, 0, *size), theme["panel"], theme["panel_edge"], 2, 12)
    columns = max((size[0] - 12) // COLUMN, 1)
    rows = (size[1] - 6) // LINE
    wide = (size[0] - 12) // columns
    top = (size[1] - rows * LINE) // 2
    for place, key in enumerate(signs[: columns * rows]):
        x, y = 6 + place // rows * wide, top + place % rows * LINE
        _swatch(canvas, key, (x + 2, y + 2, x + 38, y + LINE - 2))
        canvas.text(
            (x + 44, y, x + wide - 3, y + LINE), _meaning(key, language), SIZE, theme["ink"], least=10,
            weight="semibold",
        )  # fmt: skip
    return canvas.piece()


def _meaning(key: str, language: str) -> str:
    return words(("sign-" if key in SIGNS and key not in ("goo", "arrow") else "legend-") + key, language)


def _swatch(canvas: Canvas, key: str, box: Box) -> None:
    theme = canvas.theme
    left, top, right, bottom = box
    high = bottom - top
    middle = ((left + right) // 2, (top + bottom) // 2)
    square = (middle[0] - high // 2, top, middle[0] - high // 2 + high, bottom)
    match key:
        case _ if key in LOOKS:
            _ground(canvas, key, box)
        case "lock":
            canvas.box((left, middle[1] - 4, right, middle[1] + 4), theme["corridor"])
            draw_lock(canvas, middle, high)
        case "unlocked":
            draw_lock(canvas, middle, high, opened=True)
        case "vent":
            for x in range(left, right - 8, 15):
                canvas.box((x, middle[1] - 2, x + 10, middle[1] + 3), theme["vent"])
        case "kompromat":
            draw_thing(canvas, Thing("kompromat"), square)
        case "timed":
            draw_thing(canvas, Thing("launch", colour=1), square)
        case "leads":
            side = round(high * 0.8)
            at = (middle[0] - side // 2, middle[1] - side // 2, middle[0] + side // 2, middle[1] + side // 2)
            canvas.panel(at, theme.seat(1), theme["tag_edge"], 1, 3)
        case _ if key in SIGNS:
            ink = theme["power"] if key == "power" else theme["ink"]
            canvas.centre(icon(SIGNS[key], round(high * 0.9), ink, theme["panel"]), middle)
        case _:
            _pawn(canvas, key, box)


def _ground(canvas: Canvas, key: str, box: Box) -> None:
    """A section, empty, with what tells it from others in any colours."""
    theme, (left, top, right, bottom) = canvas.theme, box
    high = bottom - top
    middle = ((left + right) / 2, (top + bottom) / 2)
    look = LOOKS[key]
    canvas.stamp(ground(theme, look, (right - left, high), 0.42 * high / 22, False), (left - 6, top - 6))
    if look[3]:
        fill = head_colour(theme, look)
        canvas.centre(icon(look[3], round(high * 0.72), on(fill), fill, on(fill)), middle)
    elif key == "damaged":
        sign = icon("damage", round(high * 0.86), theme["damage"], theme["tag_edge"], theme["fire_core"])
        canvas.centre(sign, middle)
    elif key == "dark":
        canvas.centre(icon("dark", round(high * 0.66), theme["fire_core"]), middle)


def _pawn(canvas: Canvas, key: str, box: Box) -> None:
    tag = Tag(
        key,
        "",
        "robot" if key == "robot" else "human",
        bare=True,
        down=key == "down",
        owners=(1,) if key == "pc" else (),
        contaminated=key == "contaminated",
        changed=key == "changed",
    )
    draw_tag(canvas, tag, (box[0], box[1] + 1, box[2], box[3] - 1))


def draw_lock(canvas: Canvas, middle: tuple[float, float], side: int = 30, *, opened: bool = False) -> None:
    """A Lock on a corridor; `opened`: it was there before, and is no more."""
    theme = canvas.theme
    inner = round(side * 0.62)
    fill, ink = ("change", "change_ink") if opened else ("lock", "lock_ink")
    canvas.centre(coin(theme, side, theme[fill], theme[ink]), middle)
    canvas.centre(icon("unlocked" if opened else "lock", inner, theme[ink], theme[fill]), middle)


KEY = (1080, 64)
"""Width of the picture with all signs, and height of a line of it."""


def _entries(view: View, language: str) -> list[tuple[str, str]]:
    """Every sign, and every thing in this game after a stroke, with what it means."""
    things = {item for it in view.sections.values() for item in it.floor if item not in view.pawns}
    things |= {item for pawn in view.pawns.values() for item in (*pawn.items, *pawn.integral, *pawn.data)}
    signs = [(key, _meaning(key, language)) for key in (*ALWAYS, *STATES, *PRINTED)]
    return signs + [(f"/{item}", name(item, language)) for item in explained(things)]


def meanings(view: View, language: str) -> list[str]:
    return [text for _, text in _entries(view, language)]


def draw_key(view: View, theme: Theme, language: str) -> Sheet:
    """Every sign there is and every thing in this game, large enough for a phone."""
    entries = _entries(view, language)
    wide, line = KEY
    rows = -(-len(entries) // 2)
    canvas = Canvas(theme, (wide, rows * line + 24), theme["panel"])
    for place, (key, text) in enumerate(entries):
        x, y = 16 + place // rows * (wide // 2), 12 + place % rows * line
        if key.startswith("/"):
            draw_thing(canvas, Thing(key[1:]), (x + 16, y + 5, x + 70, y + line - 5))
        else:
            _swatch(canvas, key, (x, y + 8, x + 84, y + line - 8))
        canvas.text(
            (x + 98, y, x + wide // 2 - 20, y + line), text, 40, theme["ink"], least=36, weight="semibold"
        )
    return Sheet(theme, canvas.piece())


CROWDED = tuple(Level(wide, high, 3) for wide, high in ((128, 31), (50, 31), (46, 28), (40, 24), (32, 20)))


@lru_cache(maxsize=100)
def draw_crowd(theme: Theme, size: tuple[int, int], crowds: tuple[tuple[str, tuple[Tag, ...]], ...]) -> Piece:
    """Those whose section is full."""
    canvas = Canvas(theme, size, theme["space"])
    canvas.panel((0, 0, *size), theme["panel"], theme["ink"], 2, 12)
    wide, high = size
    top = 4
    share = (high - 8) // len(crowds)
    for title, tags in crowds:
        canvas.stamp(icon("person", 18, theme["ink"]), (9, top + 3))
        canvas.text((32, top, wide - 8, top + 24), title, 18, theme["ink"], least=11)
        draw_fit(canvas, arrange(tags, (), (8, top + 26, wide - 8, top + share - 2), CROWDED))
        top += share
    return canvas.piece()


def halves(box: Box, count: int) -> Sequence[Box]:
    """A box in so many parts beside each other."""
    wide = (box[2] - box[0] - 8 * (count - 1)) // count
    return [
        (box[0] + place * (wide + 8), box[1], box[0] + place * (wide + 8) + wide, box[3])
        for place in range(count)
    ]
