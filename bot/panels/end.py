"""The end of a game, post by post: one sheet after the other, and who has won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.buttons.lobby import Again
from bot.panels.layout import GREEN, GREY, Layout, Page, Style, button
from bot.table import Table
from bot.words import PAGE, Words, split
from game.api import Message, Result, Score, Seat
from game.text.figures import figure
from images.api import Picture

Named = Mapping[Seat, str]


def sheet(
    score: Score, result: Result, words: Words, marks: Named, parts: Named, said: Sequence[Message] = ()
) -> list[str]:
    """One seat's: a line for who it was and the total, a line for each row that brought something, and what a
    computer player says to it."""
    shared = result.ranked() if result.shared else [score]
    lines = ["### " + "\n### ".join(_total(it, result, words, marks, parts) for it in shared)]
    lines += [f"{figure(points, '+')} · {words.message(message)}" for message, points in score.rows if points]
    empty = [words.message(message) for message, points in score.rows if not points]
    if empty:
        lines.append("-# " + words("bot-end-nothing-for", rows=" · ".join(empty)))
    return lines + ["> " + words.message(message) for message in said]


def pages(
    score: Score,
    result: Result,
    words: Words,
    marks: Named,
    parts: Named,
    said: Sequence[Message],
    face: Sequence[tuple[str, Picture]] = (),
) -> list[Page]:
    """The post about one seat, with the face of whoever that was."""
    colour = GREEN if score.seat in result.winners else GREY
    head, *lines = sheet(score, result, words, marks, parts, said)
    texts = split(lines, PAGE - len(head)) or [""]
    first = Layout(colour).beside(head, face).text(texts[0])
    return [first.page(), *(Layout(colour).text(part).page() for part in texts[1:])]


def outcome(
    table: Table,
    result: Result,
    words: Words,
    marks: Named,
    parts: Named,
    pictures: Sequence[tuple[str, Picture]],
    face: Sequence[tuple[str, Picture]] = (),
) -> Page:
    """Who has won and by what, everybody's total, and a press for another game."""
    title = words("bot-end-title", title=table.game.title)
    layout = Layout(GREEN).beside(f"# {title}\n## {won(result, words)}", face)
    layout.text(words.message(result.reason))
    lines: list[str] = []
    if not result.scores:
        lines += [_crowned(seat, result, words, marks, parts) for seat in table.seats()]
    for side in _sides(result):
        lines += [_total(it, result, words, marks, parts) for it in result.ranked() if it.seat in side]
        lines += ["-# " + words("bot-end-sum", points=result.points(side))] if len(side) > 1 else []
    layout.text("\n".join(lines))
    layout.pictures(pictures)
    layout.buttons(
        [button(words("bot-button-again"), Again("again", table.row.id), Style.success, emoji="🔁")]
    )
    return layout.page()


def won(result: Result, words: Words) -> str:
    """Who has won; with how many points, and how far ahead of whoever comes next, where they are counted."""
    if not result.winners:
        return words("bot-end-nobody")
    names = words.listed(map(words.seat, result.won()))
    if not result.scores:
        return words("bot-end-won-plainly", names=names, count=len(result.winners))
    totals = {side: result.points(side) for side in _sides(result)}
    best = [points for side, points in totals.items() if result.winners.issuperset(side)]
    others = [points for side, points in totals.items() if not result.winners.issuperset(side)]
    each = " · ".join(dict.fromkeys(map(str, best)))
    said = words("bot-end-won", names=names, count=len(result.winners), points=each)
    ahead = min(best) - max(others, default=min(best))
    return said if ahead <= 0 else said + " " + words("bot-end-ahead", points=ahead)


def _sides(result: Result) -> list[tuple[Seat, ...]]:
    """Whose points count together, the winners first."""
    return list(dict.fromkeys(result.side(score.seat) for score in result.ranked()))


def _total(score: Score, result: Result, words: Words, marks: Named, parts: Named) -> str:
    return f"{_crowned(score.seat, result, words, marks, parts)} · **{figure(score.total)}**"


def _crowned(seat: Seat, result: Result, words: Words, marks: Named, parts: Named) -> str:
    """Who it was, and whether they have won."""
    crown = words("bot-mark-winner" if seat in result.winners else "bot-mark-loser")
    who, part = words.person(seat, marks.get(seat, "")), parts.get(seat, "")
    return f"{crown} {words('bot-end-as', who=who, part=part) if part else who}"
