"""What every sign means."""

from __future__ import annotations

from collections.abc import Callable

from game.perigee.preview import BADGES, Outlook
from game.perigee.view import RESOURCES, View
from images.kit.callings import Callings
from images.kit.canvas import Canvas, Piece, Sheet
from images.kit.themes import Theme
from images.kit.tiles import LINE
from images.perigee.bits import badge, colour_of, sign, yields
from images.perigee.board import heading, stacked
from images.perigee.crews import BESIDE, Box, put_after
from images.perigee.dice import cube
from images.perigee.gauges import bar
from images.perigee.words import name, words

Shown = Callable[[Theme], list[Piece]]
"""Signs that are explained."""

GROUPS: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = (
    ("gauges", tuple((key, key) for key in RESOURCES)),
    (
        "station",
        (
            ("ability", "soft"),
            ("scenario", "bad"),
            ("strain", "bad"),
            ("amplify", "good"),
            ("disable", "bad"),
        ),
    ),
    (
        "all",
        (
            ("device", "good"),
            ("deck", "soft"),
            ("mission", "warn"),
            ("disaster", "bad"),
            ("toxic", "bad"),
            ("aid", "bad"),
        ),
    ),
    (
        "crews",
        (
            ("lead", "warn"),
            ("check", "good"),
            ("track", "soft"),
            ("capacity", "soft"),
            ("supply", "soft"),
            ("lamp", "oxygen"),
            ("storage", "soft"),
            ("converter", "soft"),
            ("cabin", "soft"),
            ("dock", "soft"),
        ),
    ),
)
"""Under which heading each sign stands, and its colour by its use."""


def draw_legend(view: View, called: Callings, theme: Theme, language: str) -> Sheet:
    parts = []
    for group, signs in GROUPS:
        box = Box(theme, theme["panel_edge"])
        box.say(words(f"legend-{group}", language), "soft", 40)
        for key, use in signs:
            _row(box, sign(theme, key, box.ground, theme[use], 44), words(f"legend-{key}", language))
        _more(box, group, view, called, language)
        parts.append(box)
    head = heading(theme, view, words("legend-title", language), status=False)
    sheet, top = stacked(theme, head, parts)
    for part in parts:
        top = part.lay(sheet, top)
    return sheet


def _row(box: Box, piece: Piece, said: str) -> None:
    box.lines.fresh()
    box.lines.add([piece])
    box.lines.indent = BESIDE
    put_after(box, said)


def _more(box: Box, group: str, view: View, called: Callings, language: str) -> None:
    """What takes more room than a sign, above what it means."""
    theme, ground = box.theme, box.ground
    match group:
        case "gauges":
            box.say(words("legend-sum", language), weight="semibold")
            canvas = Canvas(theme, (520, LINE), ground)
            bar(canvas, Outlook(3, 9, 2, 3, 8, 5), "power", ground, 12)
            box.lines.add([canvas.piece()])
            box.say(words("legend-bar", language), weight="semibold")
        case "station":
            key = next(key for key in view.tiles)
            box.lines.fresh()
            box.lines.add(yields(theme, key, ground))
            box.say(words("legend-yields", language), weight="semibold")
            box.say(words("legend-changed", language), weight="semibold")
        case "crews":
            for key in BADGES:
                _row(box, sign(theme, key, ground, theme["good"], 44), name(key, language))
            box.lines.fresh()
            box.lines.add([_cube(theme, box)])
            box.lines.space(LINE + 8)
            box.say(words("legend-cube", language), weight="semibold")
            for crew in view.crews:
                box.lines.fresh()
                box.lines.add([badge(theme, crew.country, ground)])
                box.lines.indent = 84
                put_after(box, words("noted", language, what=name(crew.country, language),
                                     note=called.names[crew.seat]))  # fmt: skip


def _cube(theme: Theme, box: Box) -> Piece:
    """The die of the example: 1, 4 in front, 2 on the right."""
    die = cube(theme, 14, 108, colour_of("japan"), box.ground)
    canvas = Canvas(theme, (110, LINE * 2 + 6), box.ground)
    canvas.image.paste(die.image.convert("RGB"), (0, 3))
    return canvas.piece()


def meanings(view: View, called: Callings, language: str) -> list[str]:
    """The same in words."""
    found = [words(f"legend-{key}", language) for _, signs in GROUPS for key, _ in signs]
    found += [words(f"legend-{key}", language) for key in ("sum", "bar", "yields", "changed", "cube")]
    return found + [
        words("noted", language, what=name(crew.country, language), note=called.names[crew.seat])
        for crew in view.crews
    ]
