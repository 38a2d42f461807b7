"""Moments with a picture of their own: the deal, a battle, a captured base, who is out, who has won."""

from __future__ import annotations

from collections.abc import Callable

from game.api import Moment
from game.stationx.view import NAMES, PIECES, View
from images.kit.callings import Callings
from images.kit.canvas import Sheet
from images.kit.poster import Poster, draw_poster
from images.kit.themes import Theme
from images.stationx.describe import COLOURS, called_unit, colour
from images.stationx.style import STYLE
from images.stationx.tale import told
from images.stationx.words import listed, words


def poster(view: View, moment: Moment, called: Callings, language: str) -> Poster | None:
    """What there is to be shown of a moment. None: nothing."""
    make = POSTERS.get(moment.kind)
    return None if make is None else make(view, moment, called, language)


def _deal(view: View, moment: Moment, called: Callings, language: str) -> Poster:
    return Poster(
        kicker=words("moment-deal", language, seats=view.seats),
        title=words("moment-deal-title", language),
        symbol="tile",
        players=view.order,
    )


def _battle(view: View, moment: Moment, called: Callings, language: str) -> Poster | None:
    """The last battle: who attacked, where, and everybody who fell in it."""
    fights = [place for place, deed in enumerate(view.deeds) if deed.what == "attack" and deed.unit]
    if not fights:
        return None
    found = view.deeds[fights[-1]]
    # Whose owner had to choose who stays fell a little later.
    later = [deed for deed in view.deeds[fights[-1] + 1 :] if deed.what == "attack"]
    fallen = [key for deed in (found, *later) for key, _ in deed.fallen]
    names = listed((called_unit(key, language) for key in fallen), language)
    return Poster(
        kicker=words("moment-battle", language),
        title=words("moment-battle-title", language, cell=NAMES[found.to]),
        lines=(
            words("moment-fallen", language, names=names)
            if fallen
            else words("moment-nobody-fell", language),
        ),
        face=found.unit,
        colour=PIECES[found.unit].seat,
        crowd=tuple(fallen),
    )


def _capture(view: View, moment: Moment, called: Callings, language: str) -> Poster:
    home = COLOURS.index(moment.key)
    key = "retake" if home == moment.seat else "capture"
    return Poster(
        kicker=words("moment-capture", language, name=called.names[moment.seat]),
        title=words(f"moment-{key}-title", language, colour=colour(home, language)),
        symbol="flag",
        colour=moment.seat,
    )


def _elimination(view: View, moment: Moment, called: Callings, language: str) -> Poster:
    return Poster(
        kicker=words("moment-elimination", language),
        title=called.names[moment.seat],
        symbol="skull",
        colour=moment.seat,
    )


def _victory(view: View, moment: Moment, called: Callings, language: str) -> Poster:
    result = view.result
    winners = sorted(result.winners) if result is not None else [moment.seat]
    reason = (told(result.reason, called, language),) if result is not None else ()
    alone = len(winners) == 1
    return Poster(
        kicker=words("moment-over" if not alone else "moment-victory", language),
        title=called.names[winners[0]] if alone else words("moment-victory", language),
        lines=reason,
        symbol="crown",
        colour=winners[0] if alone else -1,
        players=() if alone else tuple(winners),
    )


POSTERS: dict[str, Callable[[View, Moment, Callings, str], Poster | None]] = {
    "deal": _deal,
    "battle": _battle,
    "capture": _capture,
    "elimination": _elimination,
    "victory": _victory,
}
"""By the kind of moment, as the rules call it."""


def draw(shown: Poster, called: Callings, theme: Theme, language: str) -> tuple[Sheet, str]:
    """The picture, and the same in words."""
    named = [called.names[seat] for seat in shown.players]
    crowd = [called_unit(key, language) for key in shown.crowd]
    sheet = draw_poster(shown, named, crowd, theme, STYLE)
    return sheet, "\n".join(shown.said(named))
