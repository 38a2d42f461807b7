"""The end of a game, post by post: one sheet after the other, and who has won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.buttons.lobby import Again
from bot.panels.layout import GREEN, GREY, Layout, Page, Style, button
from bot.table import Table
from bot.words import PAGE, Words, split
from game.api import Result, Score, Seat
from images.api import Picture

Named = Mapping[Seat, str]


def sheet(score: Score, result: Result, words: Words, marks: Named, parts: Named) -> list[str]:
    """One seat's: a line for who it was and the total, and a line for each row that brought something."""
    lines = ["### " + _total(score, result, words, marks, parts)]
    lines += [f"{points:+d} · {words.message(message)}" for message, points in score.rows if points]
    empty = [words.message(message) for message, points in score.rows if not points]
    if empty:
        lines.append("-# " + words("bot-end-nothing-for", rows=" · ".join(empty)))
    return lines


def pages(
    score: Score,
    result: Result,
    words: Words,
    marks: Named,
    parts: Named,
    pictures: Sequence[tuple[str, Picture]],
) -> list[Page]:
    """The post about one seat."""
    colour = GREEN if score.seat in result.winners else GREY
    texts = split(sheet(score, result, words, marks, parts), PAGE)
    layouts = [Layout(colour).text(part) for part in texts]
    return [layout.pictures(pictures if layout is layouts[-1] else ()).page() for layout in layouts]


def outcome(
    table: Table,
    result: Result,
    words: Words,
    marks: Named,
    parts: Named,
    pictures: Sequence[tuple[str, Picture]],
) -> Page:
    """Who has won and by what, everybody's total, and a press for another game."""
    layout = Layout(GREEN).text("# " + words("bot-end-title", title=table.game.title))
    layout.text("## " + won(result, words)).text(words.message(result.reason))
    layout.text("\n".join(_total(score, result, words, marks, parts) for score in result.ranked()))
    layout.pictures(pictures)
    layout.buttons(
        [button(words("bot-button-again"), Again("again", table.row.id), Style.success, emoji="🔁")]
    )
    return layout.page()


def won(result: Result, words: Words) -> str:
    """Who has won, with how many points, and how far ahead of whoever comes next."""
    best = [score for score in result.ranked() if score.seat in result.winners]
    if not best:
        return words("bot-end-nobody")
    names = words.listed(words.seat(score.seat) for score in best)
    ahead = min(score.total for score in best) - max(
        (score.total for score in result.scores if score.seat not in result.winners), default=0
    )
    points = " · ".join(dict.fromkeys(str(score.total) for score in best))
    said = words("bot-end-won", names=names, count=len(best), points=points)
    alone = len(best) == len(result.scores)
    return said if alone or ahead <= 0 else said + " " + words("bot-end-ahead", points=ahead)


def _total(score: Score, result: Result, words: Words, marks: Named, parts: Named) -> str:
    crown = words("bot-mark-winner" if score.seat in result.winners else "bot-mark-loser")
    who, part = words.person(score.seat, marks.get(score.seat, "")), parts.get(score.seat, "")
    return f"{crown} {words('bot-end-as', who=who, part=part) if part else who} · **{score.total}**"
