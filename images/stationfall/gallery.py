"""All pictures of Stationfall, as `images.api` asks for them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from PIL import Image

from game.api import Arguments, Message, Moment, Name
from game.stationfall.view import View
from images.api import PLAIN, Look, Offer, Picture, Scene
from images.kit.alt import shortened
from images.kit.callings import Callings, callings
from images.kit.canvas import Sheet, encoded
from images.kit.strip import Frame, leaves
from images.stationfall import describe, tale
from images.stationfall.cards import draw_card, draw_identity
from images.stationfall.closeup import acting_at, reaching
from images.stationfall.film import cast, shoot
from images.stationfall.focus import draw_focus, draw_reach
from images.stationfall.layout import layout
from images.stationfall.layout import wing as sections_of
from images.stationfall.moments import alt as alt_poster
from images.stationfall.moments import draw as draw_poster
from images.stationfall.moments import poster
from images.stationfall.muster import draw_muster, mustered
from images.stationfall.panels.legend import draw_key, meanings
from images.stationfall.portraits import PORTRAITS
from images.stationfall.roster import draw_roster
from images.stationfall.scene import place_of
from images.stationfall.station import draw_station
from images.stationfall.style import STYLE
from images.stationfall.themes import theme as themed
from images.stationfall.themes import themes
from images.stationfall.wings import draw_wing
from images.stationfall.words import letter, name, say, words


def _drawn(name: str, view: View, look: Look, since: View | None) -> tuple[Sheet, str]:
    """A picture, and the same in words."""
    theme, language = themed(look.theme), look.language
    kind, _, key = name.partition("/")
    match kind:
        case "station":
            sheet = draw_station(view, theme, language, since, look.names)
            return sheet, describe.alt_station(view, language)
        case "turn" if reaching(view):
            return draw_reach(view, theme, language, since), describe.alt_reach(view, language)
        case "turn":
            return _drawn(f"section/{acting_at(view)}" if acting_at(view) else "station", view, look, since)
        case "section":
            goals = view.destinations if key == acting_at(view) else ()
            sheet = draw_focus(view, key, theme, language, since)
            return sheet, describe.alt_section(view, key, language, goals)
        case "wing":
            shown = sections_of(view.sections, key).sections
            return draw_wing(view, key, theme, language, since), describe.alt_wing(view, shown, language)
        case "muster":
            sheet = draw_muster(view, theme, language, since)
            return sheet, describe.alt_muster(view, mustered(view, since), language, since)
        case "roster":
            return draw_roster(view, theme, language), describe.alt_roster(view, language)
        case "card":
            return draw_card(view, key, theme, language), describe.alt_card(view, key, language)
        case "identity":
            return draw_identity(view, theme, language), describe.alt_identity(view, language)
        case "scores":
            sheet = tale.draw_scores(view, _called(view, look), theme, language)
            return sheet, describe.alt_scores(view, language)
        case "legend":
            return draw_key(view, theme, language), describe.alt_key(meanings(view, language), language)
    raise KeyError(name)


def _called(view: View, look: Look) -> Callings:
    return callings(view.seats, look.names, look.language)


def _leaves(frames: Sequence[Frame], title: str, look: Look) -> list[Picture]:
    found = leaves(frames, title, themed(look.theme), look.language, STYLE)
    return [Picture(leaf.sheet.png(), leaf.alt) for leaf in found]


@lru_cache(maxsize=64)
def _each(cast: tuple[str, ...], sections: tuple[str, ...]) -> tuple[Offer, ...]:
    """What is offered of each character and each section."""
    parts = (*(("card", key) for key in cast), *(("section", key) for key in sections))
    return tuple(
        Offer(f"{kind}/{key}", Message(f"picture-offer-{kind}", {kind: Name(key)})) for kind, key in parts
    )


FACE = 256
"""A portrait beside words, drawn for the finest screens."""


class StationfallGallery:
    """Implements `images.api.Gallery`."""

    themes: Sequence[str] = tuple(themes())

    def offers(self, view: Any) -> Sequence[Offer]:
        found = [
            Offer("station", Message("picture-offer-station")),
            Offer("muster", Message("picture-offer-muster")),
            Offer("roster", Message("picture-offer-roster")),
        ]
        if acting_at(view) or reaching(view):
            found.append(Offer("turn", Message("picture-offer-turn")))
        if view.seat is not None:
            found.append(Offer("identity", Message("picture-offer-identity")))
        if view.result is not None:
            found.append(Offer("scores", Message("picture-offer-scores")))
        found.append(Offer("legend", Message("picture-offer-legend")))
        return [*found, *self.closer("station", view), *_each(tuple(view.cast), tuple(view.sections))]

    def closer(self, name: str, view: Any) -> Sequence[Offer]:
        if name != "station":
            return ()
        return [Offer(f"wing/{key}", Message(f"picture-offer-wing-{key}")) for key in layout().wings]

    def draw(self, name: str, view: Any, look: Look = PLAIN, *, since: Any | None = None) -> Picture:
        sheet, alt = _drawn(name, view, look, since)
        return Picture(sheet.png(), alt)

    def after_round(self, view: Any) -> Sequence[str]:
        # First what can be read on a phone. At the end the sheets come last, when everybody has been shown.
        return ["station"] if view.result is not None else ["muster", "station"]

    def panel(self, view: Any) -> Sequence[str]:
        if view.result is not None:
            return ["station"]
        if view.dealt and view.seat is not None:
            return ["identity", "muster"]
        # Whom to act with is chosen by who is where; what to do with them, from close by.
        near = acting_at(view) or reaching(view)
        return ["turn"] if near and view.seat in view.waiting else ["muster"]

    def near(self, view: Any, who: str) -> str:
        if not who:
            return "muster"
        pawn = view.pawns.get(who)
        place = place_of(view, pawn) if pawn is not None else ""
        return f"section/{place}" if place in view.sections else ""

    def card(self, view: Any) -> str:
        acting = view.pawns.get(view.turn.pawn) if view.seat in view.waiting else None
        if acting is not None and acting.card in view.cast:
            return f"card/{acting.card}"
        return "identity" if view.seat is not None else ""

    def private(self, view: Any) -> Sequence[str]:
        return ["identity"] if view.seat is not None else []

    def mark(self, view: Any, seat: int) -> str:
        return " + ".join(letter(it.colour) for it in view.colours if it.seat == seat)

    def coloured(self, view: Any, seat: int, *, language: str = "en") -> str:
        mine = [it.colour for it in view.colours if it.seat == seat]
        # Joined so that a line does not end between the two.
        return " + ".join(
            f"{letter(colour)}\u00a0{say(Message(f'colour-{colour}'), language)}" for colour in mine
        )

    def part(self, view: Any, seat: int, *, language: str = "en") -> str:
        mine = [it.identity for it in view.colours if it.seat == seat and it.identity]
        if view.result is None or not mine:
            return ""
        if seat >= view.seats - view.bots and not view.players[seat].bonus:
            return ""  # called so all the game
        keys = ("card", "second", "bonus", "other")
        cards = (*mine, "", "")[:2] + (*view.players[seat].bonus, "", "")[:2]
        args: Arguments = {key: Name(card) if card else "none" for key, card in zip(keys, cards, strict=True)}
        return say(Message("was-part", args), language)

    def film(self, scenes: Sequence[Scene], look: Look = PLAIN) -> Picture:
        view, language = scenes[-1].view, look.language
        called = _called(view, look)
        said = words.sentence(words.listed(cast(view, called, language), language), language)
        alt = shortened([said, describe.alt_station(view, language)])
        return Picture(shoot(scenes, called, themed(look.theme), language), alt, format="webp")

    def moment(self, view: Any, moment: Moment, look: Look = PLAIN) -> Picture | None:
        called = _called(view, look)
        shown = poster(view, moment, called, look.language)
        if shown is None:
            return None
        sheet, named = draw_poster(shown, view, called, themed(look.theme), look.language)
        return Picture(sheet.png(), shortened([alt_poster(shown, named, look.language)]))

    def strip(self, view: Any, story: Sequence[Message], look: Look = PLAIN) -> Sequence[Picture]:
        told = tale.frames(view, story, _called(view, look), look.language)
        return _leaves(told, tale.title(story, look.language), look)

    def sheets(self, view: Any, look: Look = PLAIN) -> Sequence[Picture]:
        return ()  # the scores say it all

    def face(self, view: Any, seat: int, look: Look = PLAIN) -> Picture | None:
        mine = [it.identity for it in view.colours if it.seat == seat and it.identity]
        if not mine:
            return None
        return Picture(
            encoded(PORTRAITS.portrait(themed(look.theme), mine[0], FACE)), name(mine[0], look.language)
        )

    def busy(self, view: Any) -> int:
        sections = view.sections.values()
        pawns = view.pawns.values()
        return int(
            sum(it.damaged + 3 * bool(it.hazard) + 2 * it.goo + 3 * it.away for it in sections)
            + sum(2 * pawn.down + pawn.contaminated + len(pawn.items) for pawn in pawns)
            + 3 * sum(it.revealed for it in view.colours)
            + 4 * (view.abandon + view.released + view.armed)
        )

    def describe(self, view: Any, *, language: str = "en") -> str:
        return describe.board(view, language)

    def portrait(self, key: str, side: int, *, theme: str = "") -> Image.Image | None:
        return PORTRAITS.portrait(themed(theme), key, side) if PORTRAITS.known(key) else None
