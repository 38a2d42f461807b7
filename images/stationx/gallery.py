"""All pictures of Station X, as `images.api` asks for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PIL import Image

from game.api import Message, Moment
from game.stationx.view import CELLS, NAMES, View
from images.api import PLAIN, Look, Offer, Picture, Scene
from images.kit.alt import shortened
from images.kit.callings import Callings, callings
from images.kit.canvas import encoded
from images.kit.strip import Frame, leaves
from images.stationx import describe, moments, tale
from images.stationx.board import draw_board
from images.stationx.deeds import lately
from images.stationx.film import shoot, standing
from images.stationx.floor import SIGNS
from images.stationx.sheets import draw_legend, draw_tree, meanings
from images.stationx.style import STYLE, emblem
from images.stationx.themes import theme as themed
from images.stationx.themes import themes
from images.stationx.window import PARTS, WHOLE, Window, built, mine, near, part
from images.stationx.words import name, words

MARKS = ("🟥", "🟦", "🟩", "🟨")
FACE = 256
"""A sign beside words, drawn for the finest screens."""


class StationXGallery:
    """Implements `images.api.Gallery`."""

    themes: Sequence[str] = tuple(themes())

    def offers(self, view: Any) -> Sequence[Offer]:
        found = [Offer("board", Message("picture-offer-board"))]
        if mine(view) is not None:
            found.append(Offer("turn", Message("picture-offer-turn")))
        found += [Offer(name, Message(f"picture-offer-{name}")) for name in ("tree", "whole", "legend")]
        found += self.closer("board", view)
        places = {it.cell for it in (*view.figures, *view.teleporters)}
        return [
            *found,
            *(
                Offer(f"near/{NAMES[cell]}", Message("picture-offer-near", {"cell": NAMES[cell]}))
                for cell in sorted(places)
            ),
        ]

    def closer(self, name: str, view: Any) -> Sequence[Offer]:
        if name not in ("board", "whole", "turn"):
            return ()
        return [Offer(f"part/{key}", Message(f"picture-offer-part-{key}")) for key in PARTS]

    def draw(self, name: str, view: Any, look: Look = PLAIN, *, since: Any | None = None) -> Picture:
        called, it, language = _called(view, look), themed(look.theme), look.language
        kind, _, key = name.partition("/")
        if kind == "tree":
            sheet = draw_tree(view, called, it, language)
            return Picture(sheet.png(), describe.alt_tree(view, called, language))
        if kind == "legend":
            said = [words.sentence(text, language) for text in meanings(view, language)]
            return Picture(draw_legend(view, called, it, language).png(), shortened(said))
        if kind in ("near", "part"):
            window, label = _enlarged(view, kind, key, language)
            sheet = draw_board(view, window, it, language, called, since, title=label)
            return Picture(sheet.png(), describe.alt_part(view, window.cells(), label, called, language))
        whose = {view.seat} if kind == "turn" else set(range(view.seats))
        sheet = draw_board(view, _window(view, kind), it, language, called, since, boxes=whose)
        return Picture(sheet.png(), describe.alt_board(view, called, language, lately(view, since)))

    def after_round(self, view: Any) -> Sequence[str]:
        return ["board"]

    def panel(self, view: Any) -> Sequence[str]:
        return ["turn" if view.seat == view.waiting and mine(view) is not None else "board"]

    def private(self, view: Any) -> Sequence[str]:
        return []

    def mark(self, view: Any, seat: int) -> str:
        return MARKS[seat]

    def coloured(self, view: Any, seat: int, *, language: str = "en") -> str:
        # Joined so that a line does not end between the two.
        return f"{MARKS[seat]}\u00a0{describe.colour(seat, language)}"

    def part(self, view: Any, seat: int, *, language: str = "en") -> str:
        return ""

    def film(self, scenes: Sequence[Scene], look: Look = PLAIN) -> Picture:
        view, language = scenes[-1].view, look.language
        called = _called(view, look)
        said = [words.sentence(line, language) for line in standing(view, called, language)]
        alt = shortened([*said, describe.alt_board(view, called, language)])
        return Picture(shoot(scenes, called, themed(look.theme), language), alt, format="webp")

    def moment(self, view: Any, moment: Moment, look: Look = PLAIN) -> Picture | None:
        called = _called(view, look)
        shown = moments.poster(view, moment, called, look.language)
        if shown is None:
            return None
        sheet, alt = moments.draw(shown, called, themed(look.theme), look.language)
        return Picture(sheet.png(), shortened([alt]))

    def strip(self, view: Any, story: Sequence[Message], look: Look = PLAIN) -> Sequence[Picture]:
        frames = tale.frames(story, _called(view, look), look.language)
        return _leaves(frames, tale.title(story, look.language), look)

    def sheets(self, view: Any, look: Look = PLAIN) -> Sequence[Picture]:
        frames = tale.sheets(view, _called(view, look), look.language)
        return _leaves(frames, words("sheets-title", look.language), look)

    def face(self, view: Any, seat: int, look: Look = PLAIN) -> Picture | None:
        faction = next(side.faction for side in view.sides if side.seat == seat)
        return Picture(encoded(emblem(themed(look.theme), seat, FACE)), name(faction, look.language))

    def busy(self, view: Any) -> int:
        taken = sum(it.home != it.holder for it in view.teleporters)
        spent = sum(it.spent for it in view.figures)
        return int(len(view.figures) + len(view.deeds) + 4 * taken + spent)

    def describe(self, view: Any, *, language: str = "en") -> str:
        return describe.board(view, callings(view.seats, None, language), language)

    def portrait(self, key: str, side: int, *, theme: str = "") -> Image.Image | None:
        """The sign of a faction."""
        seats = [seat for seat, sign in SIGNS.items() if sign == key]
        return emblem(themed(theme), seats[0], side) if seats else None


def _window(view: View, kind: str) -> Window:
    match kind:
        case "board":
            return built(view)
        case "whole":
            return WHOLE
        case "turn":
            return mine(view) or built(view)
    raise KeyError(kind)


def _enlarged(view: View, kind: str, key: str, language: str) -> tuple[Window, str]:
    """A part of the board, and what it is called."""
    if kind == "near" and key in CELLS:
        return near(CELLS[key]), words("around", language, cell=key)
    if kind == "part" and key in PARTS:
        return part(built(view), key), words(f"offer-part-{key}", language)
    raise KeyError(f"{kind}/{key}")


def _called(view: View, look: Look) -> Callings:
    return callings(view.seats, look.names, look.language)


def _leaves(frames: Sequence[Frame], title: str, look: Look) -> list[Picture]:
    found = leaves(frames, title, themed(look.theme), look.language, STYLE)
    return [Picture(leaf.sheet.png(), leaf.alt) for leaf in found]
