"""Moments with a picture of their own: the deal, a disaster, a mission done, a device used, the end."""

from __future__ import annotations

from collections.abc import Callable

from game.api import Message, Moment
from game.perigee.preview import DISASTERS, MISSIONS, disaster, reward
from game.perigee.view import RESOURCES, Card, View
from images.kit.callings import Callings
from images.kit.canvas import Sheet
from images.kit.poster import Poster, draw_poster
from images.kit.themes import Theme
from images.perigee.bits import colour_of
from images.perigee.style import STYLE
from images.perigee.tale import told
from images.perigee.words import name, words


def _deal(view: View, moment: Moment, called: Callings, language: str) -> Poster:
    return Poster(
        kicker=words("moment-deal", language),
        title=name(view.disaster, language),
        lines=(name(view.difficulty, language),),
        symbol="station",
        players=tuple(colour_of(crew.country) for crew in view.crews),
    )


def _disaster(view: View, moment: Moment, called: Callings, language: str) -> Poster | None:
    if moment.key not in DISASTERS:
        return None
    return Poster(
        kicker=words("moment-disaster", language, left=view.deck),
        title=name(moment.key, language),
        lines=(told(disaster(moment.key), called, language),),
        symbol="toxic" if DISASTERS[moment.key].deck == "toxic" else "meteor",
        light="bad",
    )


def _mission(view: View, moment: Moment, called: Callings, language: str) -> Poster | None:
    found: list[Card] = [card for card in view.missions if card.key == moment.key]
    if not found or moment.key not in MISSIONS:
        return None
    crews = sorted({by for by in found[0].by if by >= 0})
    done = sum(card.done for card in view.missions)
    gain = Message("picture-moment-reward", {"reward": reward(MISSIONS[moment.key].reward)})
    return Poster(
        kicker=words("moment-mission", language, done=done, all=len(view.missions)),
        title=name(moment.key, language),
        lines=(told(gain, called, language),),
        symbol="mission",
        light="good",
        players=tuple(colour_of(view.crews[it].country) for it in crews),
    )


def _device(view: View, moment: Moment, called: Callings, language: str) -> Poster:
    return Poster(
        kicker=words("moment-device", language, left=view.devices),
        title=name(moment.key, language),
        face=moment.key,
        light="warn",
    )


def _end(view: View, moment: Moment, called: Callings, language: str) -> Poster:
    won = view.ending == "won"
    done = sum(card.done for card in view.missions)
    lines = [words("moment-missions", language, done=done, all=len(view.missions))]
    if view.failed >= 0:
        lines.insert(0, words("moment-failed", language, what=name(RESOURCES[view.failed], language)))
    return Poster(
        kicker=words("told-round", language, round=view.round),
        title=words(f"over-{view.ending}", language),
        lines=tuple(lines),
        symbol="crown" if won else "disaster",
        light="good" if won else "bad",
        players=tuple(colour_of(crew.country) for crew in view.crews) if won else (),
    )


POSTERS: dict[str, Callable[[View, Moment, Callings, str], Poster | None]] = {
    "deal": _deal,
    "disaster": _disaster,
    "mission": _mission,
    "device": _device,
    "won": _end,
    "lost": _end,
}
"""By the kind of moment, as the rules call it."""


def draw(
    view: View, moment: Moment, called: Callings, theme: Theme, language: str
) -> tuple[Sheet, str] | None:
    """The picture of a moment, and the same in words. None: there is nothing to be shown of it."""
    shown = POSTERS[moment.kind](view, moment, called, language) if moment.kind in POSTERS else None
    if shown is None:
        return None
    owners = {colour_of(crew.country): crew for crew in view.crews}
    named = [
        words("noted", language, what=name(owners[it].country, language), note=called.names[owners[it].seat])
        for it in shown.players
    ]
    return draw_poster(shown, named, [], theme, STYLE), "\n".join(shown.said(named))
