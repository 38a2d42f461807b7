"""What happened, as frames: turn by turn, and at the end sheet by sheet."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from game.api import Argument, Message, Name, Numbered, Seated
from game.stationfall.view import View
from game.text import quiet, runs
from images.kit import callings
from images.kit.callings import Callings
from images.kit.canvas import Sheet
from images.kit.strip import Frame, Row, draw_frames
from images.kit.themes import Theme
from images.stationfall.style import STYLE
from images.stationfall.words import GAME, name, say, words

BEFORE = ("dealt", "dealt-lesson", "dealt-lesson-kompromat", "ready")
"""What is told before the first turn, and shown in the picture of the deal."""
BEGINS = ("turn", "turn-of")
"""A turn begins; of a table where one plays two colours, with the colour."""
ACTS = ("activated", "activated-tired")


class Told(msgspec.Struct, frozen=True):
    """One turn, as everybody could read it; without a seat, what happened before the first."""

    seat: int
    minute: int
    lines: tuple[Message, ...]
    plays: Name | Numbered | None = None
    """Which of their colours, where they play several."""

    @property
    def actor(self) -> str:
        """Whose portrait stands beside it: who was activated, or revealed."""
        for key, argument in ((ACTS, "who"), (("revealed", "schrodinger-reveal"), "card")):
            for line in self.lines:
                if line.key in key:
                    return key_of(line.args.get(argument))
        return ""


def told(message: Message, called: Callings, language: str) -> str:
    """A sentence, with people by their names."""
    return callings.told(message, called, language, GAME)


def key_of(argument: Argument | None) -> str:
    return argument.key if isinstance(argument, Name) else ""


def turns(story: Sequence[Message]) -> list[Told]:
    """A story turn by turn, without what only says how it goes on."""
    found = [Told(-1, -1, ())]
    for line in story:
        if line.key in BEGINS:
            seat, minute = line.args["seat"], line.args["minute"]
            assert isinstance(seat, Seated)
            assert isinstance(minute, int)
            plays = line.args.get("plays")
            assert plays is None or isinstance(plays, Name | Numbered)
            found.append(Told(seat.seat, minute, (), plays))
        elif line.key == "minute":
            # What comes before the next turn, as what is found out at the very end, is nobody's turn.
            found.append(Told(-1, -1, ()))
        elif line.key not in (*BEFORE, "over") and not quiet(line.key, GAME):
            last = found[-1]
            found[-1] = msgspec.structs.replace(last, lines=(*last.lines, line))
    return [it for it in found if it.lines or it.seat >= 0]


def frames(view: View, story: Sequence[Message], called: Callings, language: str) -> list[Frame]:
    """A minute, a frame to a turn."""
    return [_frame(view, it, called, language) for it in turns(story)]


def _frame(view: View, it: Told, called: Callings, language: str) -> Frame:
    rows = [Row(told(line, called, language)) for line in runs(it.lines, GAME)]
    if it.seat < 0:
        return Frame(tuple(rows))
    return Frame(
        tuple(rows or [Row(words("strip-nothing", language))]),
        titled(it, called, language),
        name(it.actor, language) if it.actor else "",
        portrayed(view, it.actor),
        colours(view, it),
    )


def titled(it: Told, called: Callings, language: str) -> str:
    """Whose turn it is, and of which of their colours where that must be said."""
    who = called.names[it.seat]
    return who if it.plays is None else f"{who} · {say(it.plays, language)}"


def colours(view: View, it: Told) -> tuple[int, ...]:
    """The colours that have the turn."""
    mine = [one.colour for one in view.colours if one.seat == it.seat]
    plays = it.plays.number if isinstance(it.plays, Numbered) else None
    return tuple(colour for colour in mine if plays in (None, colour))


def portrayed(view: View, key: str) -> str:
    """Whose portrait stands for a pawn: its card's."""
    return view.pawns[key].card if key in view.pawns else key


def title(story: Sequence[Message], language: str) -> str:
    minutes = [it.minute for it in turns(story) if it.minute >= 0]
    if minutes and minutes[0] != minutes[-1]:
        return words("strip-span", language, first=minutes[0], last=minutes[-1])
    if minutes:
        return words("strip-title", language, minute=minutes[0])
    over = bool(story) and story[-1].key == "over"
    return words("moment-fall" if over else "strip-before", language)


def sheets(view: View, called: Callings, language: str) -> list[Frame]:
    """Everybody's, the best first: who it was, and each row."""
    result = view.result
    if result is None:
        return []
    found = []
    for score in result.ranked():
        mine = [it for it in view.colours if it.seat == score.seat]
        cards = [it.identity for it in mine if it.identity]
        notes = [say(Message("guilt-guilty"), language)] if any(it.guilt == "guilty" for it in mine) else []
        side = result.side(score.seat)
        if len(side) > 1:
            notes.append(words("sheets-side", language, points=result.points(side)))
        found.append(
            Frame(
                tuple(Row(told(message, called, language), points) for message, points in score.rows),
                called.names[score.seat],
                " · ".join([" + ".join(name(card, language) for card in cards), *notes]),
                cards[0] if cards else "",
                tuple(it.colour for it in mine),
                score.total,
                score.seat in result.winners,
            )
        )
    return found


def draw_scores(view: View, called: Callings, theme: Theme, language: str) -> Sheet:
    """Everybody's points on one page."""
    return draw_frames(standings(view, called, language), words("sheets-title", language), theme, STYLE)


def standings(view: View, called: Callings, language: str) -> list[Frame]:
    """Why it is over, and what everybody has points for; that which brought nothing stands on the sheets."""
    if view.result is None:
        return [Frame((Row(words("no-scores", language)),))]
    why = Frame((Row(say(view.result.reason, language)),))
    return [why, *(_counted(frame) for frame in sheets(view, called, language))]


def _counted(frame: Frame) -> Frame:
    return msgspec.structs.replace(frame, rows=tuple(row for row in frame.rows if row.points))
