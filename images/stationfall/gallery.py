"""All pictures of Stationfall, as `images.api` asks for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from PIL import Image

from game.api import Arguments, Message, Moment, Name
from game.stationfall.view import View
from images.api import Offer, Picture, Scene
from images.kit.alt import shortened
from images.kit.callings import callings
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
from images.stationfall.panels.legend import draw_key, meanings
from images.stationfall.portraits import PORTRAITS
from images.stationfall.roster import draw_roster
from images.stationfall.scene import place_of
from images.stationfall.station import draw_station
from images.stationfall.style import STYLE
from images.stationfall.themes import theme as themed
from images.stationfall.themes import themes
from images.stationfall.wings import draw_wing
from images.stationfall.words import letter, say, words


def station(
    view: View,
    *,
    theme: str = "",
    since: View | None = None,
    focus: str | None = None,
    language: str = "en",
    names: Mapping[int, str] | None = None,
) -> Picture:
    """The board. `since`: with arrows for what moved. `focus`: a section and what is around it, enlarged."""
    if focus is not None:
        sheet = draw_focus(view, focus, themed(theme), language, since)
        goals = view.destinations if focus == acting_at(view) else ()
        return Picture(sheet.png(), describe.alt_section(view, focus, language, goals))
    sheet = draw_station(view, themed(theme), language, since, names)
    return Picture(sheet.png(), describe.alt_station(view, language))


def reach(view: View, *, theme: str = "", since: View | None = None, language: str = "en") -> Picture:
    """Where whoever acts can go from outside the station."""
    sheet = draw_reach(view, themed(theme), language, since)
    return Picture(sheet.png(), describe.alt_reach(view, language))


def wing(
    view: View, key: str, *, theme: str = "", since: View | None = None, language: str = "en"
) -> Picture:
    """A wing of the station, large."""
    sheet = draw_wing(view, key, themed(theme), language, since)
    return Picture(sheet.png(), describe.alt_wing(view, sections_of(view.sections, key).sections, language))


def roster(view: View, *, theme: str = "", language: str = "en") -> Picture:
    """Every character and every player."""
    return Picture(draw_roster(view, themed(theme), language).png(), describe.alt_roster(view, language))


def card(view: View, character: str, *, theme: str = "", language: str = "en") -> Picture:
    """What is printed on a character, and how things stand with it."""
    sheet = draw_card(view, character, themed(theme), language)
    return Picture(sheet.png(), describe.alt_card(view, character, language))


def identity(view: View, seat: int, *, theme: str = "", language: str = "en") -> Picture:
    """For this seat alone: who it is, what it is after, and what it holds."""
    if view.seat != seat:
        raise ValueError(f"the view of seat {view.seat} knows nothing of seat {seat}")
    return Picture(draw_identity(view, themed(theme), language).png(), describe.alt_identity(view, language))


def scores(
    view: View, *, theme: str = "", language: str = "en", names: Mapping[int, str] | None = None
) -> Picture:
    """Everybody's points."""
    sheet = tale.draw_scores(view, callings(view.seats, names, language), themed(theme), language)
    return Picture(sheet.png(), describe.alt_scores(view, language))


def film(
    scenes: Sequence[Scene],
    *,
    names: Mapping[int, str] | None = None,
    theme: str = "",
    language: str = "en",
) -> Picture:
    """The whole game as an animation."""
    view = scenes[-1].view
    called = callings(view.seats, names, language)
    said = words("sentence", language, words=describe.listed(cast(view, called, language), language))
    alt = shortened([said, describe.alt_station(view, language)])
    return Picture(shoot(scenes, called, themed(theme), language), alt, format="webp")


def _leaves(frames: Sequence[Frame], title: str, theme: str, language: str) -> list[Picture]:
    found = leaves(frames, title, themed(theme), language, STYLE)
    return [Picture(leaf.sheet.png(), leaf.alt) for leaf in found]


@lru_cache(maxsize=64)
def _each(cast: tuple[str, ...], sections: tuple[str, ...]) -> tuple[Offer, ...]:
    """What is offered of each character and each section."""
    parts = (*(("card", key) for key in cast), *(("section", key) for key in sections))
    return tuple(
        Offer(f"{kind}/{key}", Message(f"picture-offer-{kind}", {kind: Name(key)})) for kind, key in parts
    )


class StationfallGallery:
    """Implements `images.api.Gallery`."""

    themes: Sequence[str] = tuple(themes())

    def offers(self, view: Any) -> Sequence[Offer]:
        found = [
            Offer("station", Message("picture-offer-station")),
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

    def draw(
        self,
        name: str,
        view: Any,
        *,
        theme: str = "",
        language: str = "en",
        since: Any | None = None,
        names: Mapping[int, str] | None = None,
    ) -> Picture:
        kind, _, key = name.partition("/")
        match kind:
            case "roster":
                return roster(view, theme=theme, language=language)
            case "identity":
                return identity(view, view.seat, theme=theme, language=language)
            case "scores":
                return scores(view, theme=theme, language=language, names=names)
            case "legend":
                sheet = draw_key(view, themed(theme), language)
                return Picture(sheet.png(), describe.alt_key(meanings(view, language), language))
            case "card":
                return card(view, key, theme=theme, language=language)
            case "wing":
                return wing(view, key, theme=theme, language=language, since=since)
            case "section":
                return station(view, theme=theme, focus=key, language=language, since=since)
            case "turn":
                focus = acting_at(view)
                if reaching(view):
                    return reach(view, theme=theme, language=language, since=since)
                return station(view, theme=theme, focus=focus, language=language, since=since, names=names)
            case "station":
                return station(view, theme=theme, since=since, language=language, names=names)
        raise KeyError(name)

    def after_round(self, view: Any) -> Sequence[str]:
        # At the end the sheets come last, when everybody has been shown.
        return ["station"] if view.result is not None else ["station", "roster"]

    def panel(self, view: Any) -> Sequence[str]:
        if view.dealt and view.seat is not None:
            return ["identity", "station"]
        # Whom to act with is chosen on the map; what to do with them, from close by.
        near = acting_at(view) or reaching(view)
        return ["turn"] if near and view.seat in view.waiting else ["station"]

    def near(self, view: Any, who: str) -> str:
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

    def film(
        self,
        scenes: Sequence[Scene],
        *,
        names: Mapping[int, str] | None = None,
        theme: str = "",
        language: str = "en",
    ) -> Picture:
        return film(scenes, names=names, theme=theme, language=language)

    def moment(
        self, view: Any, moment: Moment, *, names: Mapping[int, str], theme: str = "", language: str = "en"
    ) -> Picture | None:
        called = callings(view.seats, names, language)
        shown = poster(view, moment, called, language)
        if shown is None:
            return None
        sheet, named = draw_poster(shown, view, called, themed(theme), language)
        return Picture(sheet.png(), shortened([alt_poster(shown, named, language)]))

    def strip(
        self,
        view: Any,
        story: Sequence[Message],
        *,
        names: Mapping[int, str],
        theme: str = "",
        language: str = "en",
    ) -> Sequence[Picture]:
        told = tale.frames(view, story, callings(view.seats, names, language), language)
        return _leaves(told, tale.title(story, language), theme, language)

    def sheets(
        self, view: Any, *, names: Mapping[int, str], theme: str = "", language: str = "en"
    ) -> Sequence[Picture]:
        told = tale.sheets(view, callings(view.seats, names, language), language)
        return _leaves(told, words("sheets-title", language), theme, language)

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
