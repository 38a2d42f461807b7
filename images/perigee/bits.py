"""Small finished pieces, side by side in lines: signs, numbers, dice, what a place asks for, whose it is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from game.perigee.preview import COUNTRIES, TILES, TOP
from game.perigee.view import RESOURCES, Card, Tile, View
from images.kit.canvas import Canvas, Piece, Sheet
from images.kit.fonts import Weight, broken, font, width
from images.kit.themes import Colour, Theme, on
from images.kit.tiles import LINE, TYPE, Lines, written
from images.perigee.dice import NOBODY, die
from images.perigee.symbols import icon

WIDE = 1080
"""Three pixels for each point of a phone."""
EDGE, PAD = 12, 16
INSIDE = WIDE - 2 * EDGE - 2 * PAD
LEAST = 33
"""The smallest type of Latin letters; Japanese ones, which are set smaller, have `TYPE`."""
CODES = {"russia": "RU", "canada": "CA", "japan": "JP", "united_states": "US"}
"""In every language: the names of tiles have the same."""
TOKENS = ("scenario", "strain", "amplify")
SPANS = {"any": "1–6", "even": "2·4·6", "odd": "1·3·5"}


def colour_of(country: str) -> int:
    """Which side's colour is a country's."""
    return COUNTRIES.index(country)


@lru_cache(maxsize=800)
def sign(theme: Theme, key: str, ground: Colour, ink: Colour, side: int = 38, high: int = LINE) -> Piece:
    canvas = Canvas(theme, (side + 2, high), ground)
    canvas.centre(icon(key, side, ink, ground), (side / 2 + 1, high / 2))
    return canvas.piece()


@lru_cache(maxsize=4_000)
def word(
    theme: Theme, text: str, ground: Colour, ink: Colour, size: int = TYPE, high: int = LINE,
    weight: Weight = "bold",
) -> Piece:  # fmt: skip
    """Words in a line of any height, at a size at which they can be read on a phone."""
    size = max(size, least(text))
    canvas = Canvas(theme, (round(width(text, size, weight)) + 4, high), ground)
    canvas.text((1, 0, canvas.size[0], high), text, size, ink, least=size, weight=weight)
    return canvas.piece()


def least(text: str) -> int:
    return LEAST if font(text, LEAST) is font("A", LEAST) else TYPE


@lru_cache(maxsize=100)
def badge(theme: Theme, country: str, ground: Colour, high: int = LINE) -> Piece:
    """Whose something is: two letters on its colour."""
    canvas = Canvas(theme, (70, high), ground)
    fill = theme.seat(colour_of(country))
    top = (high - 46) // 2
    canvas.panel((0, top, 70, top + 46), fill, theme["token_edge"], 2, 12)
    canvas.text(
        (0, top, 70, top + 46), CODES[country], 36, on(fill), align="centre", weight="black", least=LEAST
    )
    return canvas.piece()


@lru_cache(maxsize=200)
def framed(theme: Theme, value: int, side: int, crew: int, ground: Colour, high: int) -> Piece:
    """A die in the middle of a line."""
    canvas = Canvas(theme, (side + 4, high), ground)
    canvas.image.paste(die(theme, value, side, crew, ground).image.convert("RGB"), (2, (high - side) // 2))
    return Piece(canvas.piece().image, ())


def dice(
    theme: Theme, some: Iterable[int], crew: int, ground: Colour, side: int, high: int = LINE
) -> list[Piece]:
    return [framed(theme, TOP[it], side, crew, ground, high) for it in some]


def asks(theme: Theme, what: str, ground: Colour, high: int = LINE) -> list[Piece]:
    """Which dice a place takes, in signs that need no language."""
    side = 36
    if what == "pair":
        blank = framed(theme, 0, side, NOBODY, ground, high)
        return [blank, word(theme, "=", ground, theme["ink"], LEAST, high), blank]
    if what[1:2] == "+":
        return [framed(theme, int(what[0]), side, NOBODY, ground, high)] * 2
    if what[0] == "=":
        return [framed(theme, int(what[1:]), side, NOBODY, ground, high)]
    return [word(theme, SPANS.get(what, what.replace("-", "–")), ground, theme["ink"], LEAST, high)]


def yields(theme: Theme, key: str, ground: Colour, high: int = LINE) -> list[Piece]:
    """What a tile asks for, and how much it makes of it."""
    kind = TILES[key]
    low, most = min(kind.gives[1:]), max(kind.gives[1:])
    number = str(low) if low == most else f"{low}–{most}"
    return [
        *asks(theme, kind.asks, ground, high),
        sign(theme, "makes", ground, theme["soft"], 20, high),
        word(theme, number, ground, theme["ink"], 36, high, "black"),
    ]


def sources(theme: Theme, key: str, ground: Colour, side: int = 40, high: int = LINE) -> list[Piece]:
    """The resources that a tile can make."""
    made = TILES[key].makes
    side = side if len(made) < 3 else 26
    return [sign(theme, RESOURCES[it], ground, theme[RESOURCES[it]], side, high) for it in made]


def tokens(theme: Theme, it: Tile, ground: Colour, high: int = LINE) -> list[Piece]:
    """What lies on a tile, each with its number."""
    found = []
    for key in TOKENS:
        count = getattr(it, key)
        if count:
            found.append(sign(theme, key, ground, theme["good" if key == "amplify" else "bad"], 32, high))
        if count > 1:
            found.append(word(theme, str(count), ground, theme["ink"], LEAST, high, "black"))
    return found


def counted(
    theme: Theme, key: str, number: object, ground: Colour, use: str = "soft", side: int = 36
) -> list[Piece]:
    """A sign and its figure."""
    return [
        sign(theme, key, ground, theme[use], side),
        written(theme, str(number), ground, 42, "black", theme["ink"]),
    ]


def paragraph(
    theme: Theme,
    said: str,
    ground: Colour,
    room: int,
    size: int = TYPE,
    weight: Weight = "bold",
    use: str = "ink",
) -> list[Piece]:
    """Words in as many lines as they need."""
    return [
        written(theme, line, ground, size, weight, theme[use])
        for line in broken(said, room - 4, size, weight)
    ]


def put(lines: Lines, pieces: Sequence[Piece]) -> None:
    """Each in a line of its own."""
    for piece in pieces:
        lines.fresh(lines.indent)
        lines.add([piece])


def lay(sheet: Sheet, lines: Lines, at: tuple[int, int]) -> None:
    for piece, x, y in lines.laid:
        sheet.lay(piece, (at[0] + x, at[1] + y))


def seats(view: View) -> int:
    """How many people play."""
    return max(crew.seat for crew in view.crews) + 1


def missing(card: Card) -> int:
    """Open slots."""
    return card.filled.count(0)
