"""Moments with a picture of their own, large: the deal, a reveal, a launch, what breaks out or blows up."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.api import Message, Moment, Name
from game.stationfall.view import View
from images.kit.callings import Callings
from images.kit.canvas import Sheet
from images.kit.poster import Poster, draw_poster
from images.kit.themes import Theme
from images.stationfall.style import STYLE
from images.stationfall.tale import portrayed
from images.stationfall.words import name, say, words


def poster(view: View, moment: Moment, called: Callings, language: str) -> Poster | None:
    """What there is to be shown of a moment. None: nothing."""
    make = POSTERS.get(moment.kind)
    return None if make is None else make(view, moment, called, language)


def _reveal(view: View, moment: Moment, called: Callings, language: str) -> Poster:
    mine = [it for it in view.colours if it.seat == moment.seat]
    whose = next((it for it in mine if it.identity == moment.key), mine[0])
    guilt = () if whose.guilt == "innocent" else (say(Message(f"guilt-{whose.guilt}"), language),)
    return Poster(
        kicker=words("moment-reveal", language, name=called.names[moment.seat]),
        title=name(moment.key, language),
        lines=guilt,
        face=moment.key,
        colour=whose.colour,
    )


def _deal(view: View, moment: Moment, called: Callings, language: str) -> Poster:
    return Poster(
        kicker=words("moment-deal", language, seats=view.seats),
        title=words("moment-deal-title", language),
        lines=(words("moment-deal-minutes", language, minute=view.minute),),
        symbol="descent",
        crowd=view.cast,
        players=view.order,
    )


def _launch(view: View, moment: Moment, called: Callings, language: str) -> Poster:
    aboard = [pawn.key for pawn in view.pawns.values() if pawn.at == moment.key and not pawn.annihilated]
    return Poster(
        kicker=words("moment-launch", language),
        title=name(moment.key, language),
        lines=(
            words("moment-aboard", language, names=_names(aboard, language))
            if aboard
            else words("moment-empty", language),
        ),
        symbol="rocket",
        light="good",
        crowd=tuple(portrayed(view, key) for key in aboard),
    )


def _project(view: View, moment: Moment, called: Callings, language: str) -> Poster:
    # What it does is said right above, in words.
    return Poster(
        kicker=words("moment-project", language),
        title=name(moment.key, language),
        face=moment.key,
        light="monster",
    )


def _explosion(view: View, moment: Moment, called: Callings, language: str) -> Poster:
    lost = [pawn.key for pawn in view.pawns.values() if pawn.annihilated and pawn.at == moment.key]
    return Poster(
        kicker=words("moment-explosion", language),
        title=name(moment.key, language),
        lines=(words("moment-lost", language, names=_names(lost, language)),) if lost else (),
        symbol="damage",
        light="fire",
        crowd=tuple(portrayed(view, key) for key in lost),
    )


def _fall(view: View, moment: Moment, called: Callings, language: str) -> Poster:
    return Poster(
        kicker="",
        title=words("moment-fall", language),
        lines=(say(Message(f"ended-{moment.key}"), language),),
        symbol="fireball",
        light="fire",
    )


def _names(pawns: Sequence[str], language: str) -> str:
    return words("comma", language).join(say(Name(key), language) for key in pawns)


POSTERS: dict[str, Callable[[View, Moment, Callings, str], Poster]] = {
    "deal": _deal,
    "reveal": _reveal,
    "launch": _launch,
    "project": _project,
    "explosion": _explosion,
    "fall": _fall,
}
"""By the kind of moment, as the rules call it."""


def draw(shown: Poster, view: View, called: Callings, theme: Theme, language: str) -> tuple[Sheet, list[str]]:
    """The picture, and the names in it."""
    named = [called.names[view.colours[colour].seat] for colour in shown.players]
    return draw_poster(shown, named, [name(key, language) for key in shown.crowd], theme, STYLE), named


def alt(shown: Poster, named: Sequence[str], language: str) -> str:
    """The same in words."""
    crowd = words("comma", language).join(name(key, language) for key in shown.crowd)
    return "\n".join(filter(None, [*shown.said(named), crowd]))
