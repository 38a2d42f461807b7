"""The story of a game that is over, and of a whole campaign: who was who, where it turned, what happened.

Nothing is told of a game that goes on, and of none that is over what only some were told.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.campaign.chronicle import left_in
from bot.campaign.document import Block, Heading, Paragraph, Points, Shown, Space
from bot.campaign.memory import Memory, awards, read_memory, turning_points
from bot.campaign.standings import shared
from bot.campaign.whole import Whole
from bot.panels.campaign import number
from bot.store import Entry
from bot.store.campaigns import Evening, Record
from bot.table import Table
from bot.words import Words
from game import text
from game.api import Event, Message, Name, Seat
from images.api import Picture

LINES = 6
"""Sentences told of a turning point, at most."""


@dataclass(frozen=True)
class Told:
    """A game that is over, as it is needed to be told."""

    number: int
    evening: Evening
    record: Record
    table: Table
    entries: Sequence[Entry]
    parts: Mapping[Seat, str]
    """Who everybody was, as the pictures call it."""
    picture: Picture | None = None
    """How it looked in the end."""

    @property
    def memory(self) -> Memory:
        """What is remembered of it."""
        return read_memory(self.evening)


def page(it: Whole, told: Told, words: Words, before: Told | None = None) -> list[Block]:
    """A game in short: who was who, who has won, where it turned, and who was remarkable in it."""
    title = words("bot-story-game", number=told.number, title=told.table.game.title)
    blocks: list[Block] = [Heading(2, title)]
    blocks.append(Points(tuple(_who(told, seat, words) for seat in _order(told))))
    result = told.table.result()
    if result is not None:
        blocks.append(Paragraph(words.message(result.reason)))
    remembered = _remembered(told, before, words)
    if remembered:
        blocks.append(Paragraph(remembered))
    blocks += _turning(told, words)
    if it.campaign.plan.chronicle:
        blocks += _left(told, words)
    named = _honours(it, told, words)
    if named:
        blocks += [Heading(3, words("bot-story-awards")), Points(named)]
    if told.picture is not None:
        blocks.append(Shown(f"game-{told.number}", told.picture))
    return blocks


def _order(told: Told) -> list[Seat]:
    """The winners first, then by points."""
    seats = sorted(told.record.seats, key=lambda sat: (not sat.won, -(sat.points or 0), sat.seat))
    return [sat.seat for sat in seats]


def _who(told: Told, seat: Seat, words: Words) -> str:
    """Who somebody was, and what they had."""
    sat = told.record.seats[seat]
    crown = words("bot-mark-winner" if sat.won else "bot-mark-loser")
    name, part = words.seat(seat), told.parts.get(seat, "")
    who = words("bot-end-as", who=name, part=part) if part else name
    return f"{crown} {who}" if sat.points is None else f"{crown} {who}: {sat.points}"


def _been(told: Told) -> dict[str, Seat]:
    """Who everybody was, by the key of it."""
    return {feat.of: feat.seat for feat in told.memory.feats if feat.of}


def _remembered(told: Told, before: Told | None, words: Words) -> str:
    """Who won last time is somebody again: the table remembers."""
    if before is None:
        return ""
    won = [of for of, seat in _been(before).items() if before.record.seats[seat].won]
    now = _been(told)
    for of in won:
        if of in now:
            key = "bot-story-again-won" if told.record.seats[now[of]].won else "bot-story-again"
            return words(key, part=Name(of), name=words.seat(now[of]))
    return ""


def _turning(told: Told, words: Words) -> list[Block]:
    """The moments in which the chance of those changed most who won in the end."""
    winners = [sat.seat for sat in told.record.seats if sat.won]
    blocks: list[Block] = []
    for turning in turning_points(told.memory, winners):
        before, after = round(turning.before * 100), round(turning.after * 100)
        lines = _public(told.entries[turning.start : turning.end + 1], words)[-LINES:]
        if lines:
            blocks.append(Paragraph(words("bot-story-turned", before=before, after=after)))
            blocks.append(Points(tuple(lines)))
    return [Heading(3, words("bot-story-turning")), *blocks] if blocks else []


def _left(told: Told, words: Words) -> list[Block]:
    """What it leaves to the next game."""
    lines = tuple(words.message(line) for line in left_in(told.table.game, told.record))
    return [Heading(3, words("bot-story-left")), Points(lines)] if lines else []


def _public(entries: Sequence[Entry], words: Words) -> list[str]:
    """What everybody could read of it."""
    return _said((event for entry in entries for event in entry.events if event.to is None), words)


def _said(events: Iterable[Event], words: Words) -> list[str]:
    told = [event.message for event in events if not text.quiet(event.message.key, words.game)]
    return [words.message(message) for message in text.runs(told, words.game)]


def _honours(it: Whole, told: Told, words: Words) -> tuple[str, ...]:
    """The awards of one game, among those who show what they have done."""
    people = [member.person for member in it.members if member.shown]
    seats = {sat.person: sat.seat for sat in told.record.seats}
    return tuple(
        words("bot-story-award", award=Message(f"award-{key}"), name=words.seat(seats[person]))
        for (_, key), person in awards([told.evening], people).items()
        if words.knows(f"award-{key}")
    )


def course(told: Told, language: str) -> list[Block]:
    """All that everybody could read of a game, round by round."""
    words = Words.plain(told.table, language)
    blocks: list[Block] = [Heading(3, words("bot-story-course"))]
    for place, (_, events) in enumerate(rounds(told.entries)):
        lines = tuple(_said(events, words))
        blocks += [Points(lines)] if lines else []
        blocks.append(Space(told.number, place))
    return blocks


def rounds(entries: Sequence[Entry]) -> list[tuple[Entry, list[Event]]]:
    """What everybody could read, round by round, and by which entry each came to its end."""
    found: list[tuple[Entry, list[Event]]] = []
    told: list[Event] = []
    for entry in entries:
        for event in entry.events:
            if event.to is None:
                told.append(event)
                if event.picture:
                    found.append((entry, told))
                    told = []
    return [*found, (entries[-1], told)] if told else found


def won_as(games: Sequence[Told]) -> list[tuple[str, str]]:
    """Whom the winners were, game by game: the game's key, and the key of who they were."""
    return [
        (told.record.key, feat.of)
        for told in games
        for feat in told.memory.feats
        if feat.of and feat.seat < len(told.record.seats) and told.record.seats[feat.seat].won
    ]


def stood(it: Whole, words: Words) -> list[str]:
    """Where everybody stands, by name."""
    rows = [row for row in it.standings() if row.games and row.kind == "member"]
    lines = []
    for row in rows:
        place = "–" if row.place is None else words("bot-campaign-place", place=row.place)
        place = words("bot-campaign-shared", place=row.place or 0) if shared(row, rows) else place
        fared = words("bot-campaign-fared", games=row.games, won=row.won)
        lines.append(f"{place} {row.name} · {number(row.points, words)} · {fared}")
    return lines


def whole_story(it: Whole, games: Sequence[Told], language: str, titles: Sequence[str]) -> list[Block]:
    """A campaign from its first game on, and where everybody stood after the last."""
    words = Words(language)
    blocks: list[Block] = [
        Heading(1, it.campaign.name),
        Paragraph(words("bot-story-of", games=words.listed(titles), count=len(games))),
    ]
    latest: dict[str, Told] = {}
    for told in games:
        blocks += page(it, told, Words.plain(told.table, language), latest.get(told.record.key))
        blocks += course(told, language)
        latest[told.record.key] = told
    return [*blocks, Heading(2, words("bot-campaign-standings")), Points(tuple(stood(it, words)))]
