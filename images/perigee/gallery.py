"""All pictures of Perigee, as `images.api` asks for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PIL import Image

from game.api import Message, Moment, Name
from game.perigee.preview import COUNTRIES, number_of
from game.perigee.view import View
from images.api import PLAIN, Look, Offer, Picture, Scene
from images.kit.alt import shortened
from images.kit.callings import Callings, callings
from images.kit.canvas import Sheet
from images.kit.strip import Frame, leaves
from images.perigee import describe, moments, tale
from images.perigee.bits import CODES, seats
from images.perigee.board import draw_board, draw_cards, draw_crew, draw_turn
from images.perigee.film import shoot, standing
from images.perigee.legend import draw_legend, meanings
from images.perigee.style import STYLE, emblem
from images.perigee.themes import theme as themed
from images.perigee.themes import themes
from images.perigee.words import words


class PerigeeGallery:
    """Implements `images.api.Gallery`."""

    themes: Sequence[str] = tuple(themes())

    def offers(self, view: Any) -> Sequence[Offer]:
        found = [Offer("board", Message("picture-offer-board"))]
        if view.mine:
            found.append(Offer("turn", Message("picture-offer-turn")))
        found.append(Offer("cards", Message("picture-offer-cards")))
        found += [
            Offer(f"crew/{crew.country}", Message("picture-offer-crew", {"crew": Name(crew.country)}))
            for crew in view.crews
        ]
        return [*found, Offer("legend", Message("picture-offer-legend"))]

    def draw(self, name: str, view: Any, look: Look = PLAIN, *, since: Any | None = None) -> Picture:
        sheet, alt = _drawn(name, view, look, since)
        return Picture(sheet.png(), alt)

    def after_round(self, view: Any) -> Sequence[str]:
        return ["board"]

    def panel(self, view: Any) -> Sequence[str]:
        return ["turn" if view.mine and not view.ending else "board"]

    def private(self, view: Any) -> Sequence[str]:
        return []

    def mark(self, view: Any, seat: int) -> str:
        """The letters of their crews."""
        return " ".join(CODES[crew.country] for crew in view.crews if crew.seat == seat)

    def part(self, view: Any, seat: int, *, language: str = "en") -> str:
        return ""

    def film(self, scenes: Sequence[Scene], look: Look = PLAIN) -> Picture:
        view, language = scenes[-1].view, look.language
        called = _called(view, look)
        said = standing(view, called, language) if view.ending else []
        ended = [words.sentence(line, language) for line in said]
        alt = shortened([*ended, describe.alt_board(view, called, language)])
        return Picture(shoot(scenes, called, themed(look.theme), language), alt, format="webp")

    def moment(self, view: Any, moment: Moment, look: Look = PLAIN) -> Picture | None:
        drawn = moments.draw(view, moment, _called(view, look), themed(look.theme), look.language)
        return None if drawn is None else Picture(drawn[0].png(), shortened([drawn[1]]))

    def strip(self, view: Any, story: Sequence[Message], look: Look = PLAIN) -> Sequence[Picture]:
        frames = tale.frames(view, story, _called(view, look), look.language)
        return _leaves(frames, tale.title(story, look.language), look)

    def sheets(self, view: Any, look: Look = PLAIN) -> Sequence[Picture]:
        frames = tale.sheets(view, _called(view, look), look.language)
        return _leaves(frames, words("sheets-title", look.language), look)

    def face(self, view: Any, seat: int, look: Look = PLAIN) -> Picture | None:
        return None  # all have the same points

    def busy(self, view: Any) -> int:
        lying = sum(len(it.dice) + it.negative + it.amplify for it in view.tiles.values())
        return int(len(view.tiles) + lying + 3 * len(view.cards) + sum(len(crew.pool) for crew in view.crews))

    def describe(self, view: Any, *, language: str = "en") -> str:
        return describe.board(view, callings(seats(view), None, language), language)

    def portrait(self, key: str, side: int, *, theme: str = "") -> Image.Image | None:
        """The badge of a crew."""
        return emblem(themed(theme), COUNTRIES.index(key), side) if key in COUNTRIES else None


def _drawn(name: str, view: View, look: Look, since: View | None) -> tuple[Sheet, str]:
    """A picture, and the same in words."""
    theme, language, called = themed(look.theme), look.language, _called(view, look)
    kind, _, key = name.partition("/")
    match kind:
        case "board":
            return draw_board(view, theme, language, called, since), describe.alt_board(
                view, called, language
            )
        case "turn":
            return draw_turn(view, theme, language, called, since), describe.alt_turn(view, called, language)
        case "cards":
            return draw_cards(view, theme, language, called), describe.alt_cards(view, language)
        case "legend":
            said = [words.sentence(text, language) for text in meanings(view, called, language)]
            return draw_legend(view, called, theme, language), shortened(said)
        case "crew" if number_of(view.crews, key) >= 0:
            it = number_of(view.crews, key)
            alt = describe.alt_crew(view, it, called, language)
            return draw_crew(view, key, theme, language, called), alt
    raise KeyError(name)


def _called(view: View, look: Look) -> Callings:
    return callings(seats(view), look.names, look.language)


def _leaves(frames: Sequence[Frame], title: str, look: Look) -> list[Picture]:
    found = leaves(frames, title, themed(look.theme), look.language, STYLE)
    return [Picture(leaf.sheet.png(), leaf.alt) for leaf in found]
