"""What has happened, turn by turn, in pages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby, zip_longest
from typing import NamedTuple

from bot.buttons.show import ShowCatchup, ShowLog
from bot.panels.layout import BLUE, Layout, button
from bot.store import Entry
from bot.table import Table
from bot.words import PAGE, Words
from game import text
from game.api import Event, Message, Seat
from images.api import Picture

LINES = 15
"""Sentences of one page."""


LOCK = "🔒 "
"""What stands before what only its reader was told."""


class Line(NamedTuple):
    """One sentence, and the heading of what was done together with it."""

    heading: str
    said: str
    messages: tuple[Message, ...] = ()
    """What it says: several, where it is said once of them all."""
    called: Message | None = None
    """What called somebody to the turn in which it was done."""
    private: bool = False
    """Whether only its reader, and perhaps some others, were told."""


def known(event: Event, seat: Seat | None) -> bool:
    return event.to is None or (seat is not None and seat in event.to)


def told(
    entries: Sequence[Entry], seat: Seat | None, words: Words, marks: Mapping[Seat, str], start: int = 0
) -> list[Line]:
    """What happened, as far as this seat may know, each sentence under whoever brought it about.

    Of what went before `start` there is only what calls somebody to the turn that begins there.
    """
    found: list[Line] = []
    before: list[Line] = []
    who: Seat | None = None
    turn: Seat | None = None
    heading, called = "", None
    for entry in entries:
        if entry.seat != who:
            who, heading, called = entry.seat, _heading(entry, words, marks), None
        for event in entry.events:
            if not known(event, seat):
                continue
            if found and _calls(found[-1], words):
                # What calls somebody to their turn stands above it, and not below the turn before.
                last, turn = found.pop(), who
                heading, called = last.said, last.messages[0]
            elif found and who == turn and called is None and found[-1].called is not None:
                # Somebody has answered, and there was nothing to be told of it: it is the same turn.
                heading, called = found[-1].heading, found[-1].called
            found.append(_line(heading, [event.message], called, words, private=event.to is not None))
        if entry.n < start:
            before = [line for line in found[-1:] if _calls(line, words)]
            found = before.copy()
    return list(_once(folded(found, words), words)) if found != before else []


def folded(lines: Sequence[Line], words: Words) -> list[Line]:
    """The same with what is said in a row of one thing after the other said once of all: in one turn, and to
    the same readers."""
    found: list[Line] = []
    for (heading, called, private), each in groupby(lines, lambda it: (it.heading, it.called, it.private)):
        messages = [message for line in each for message in line.messages]
        runs = text.in_runs(messages, words.game)
        found += [_line(heading, run, called, words, private=private) for run in runs]
    return found


def _line(
    heading: str, run: Sequence[Message], called: Message | None, words: Words, *, private: bool
) -> Line:
    said = words.message(text.as_one(run, words.game))
    return Line(heading, LOCK + said if private else said, tuple(run), called, private)


def _once(lines: Sequence[Line], words: Words) -> Iterator[Line]:
    """A line that says no more than the call behind it is not read as well, though it is drawn."""
    for line, after in zip_longest(lines, lines[1:]):
        begins = after is not None and (_calls(after, words) or after.called not in (None, line.called))
        led = begins and all(text.leads(message.key, words.game) for message in line.messages)
        yield line._replace(said="") if led else line


def _calls(line: Line, words: Words) -> bool:
    return any(text.heads(message.key, words.game) for message in line.messages)


def story(lines: Sequence[Line], words: Words) -> list[Message]:
    """What these lines say, each turn after what called somebody to it."""
    found: list[Message] = []
    called = None
    for line in lines:
        if line.called is not None and line.called is not called:
            found.append(line.called)
        called = line.called
        found += line.messages
    # Of a turn that has just begun there is nothing to be told.
    return found[:-1] if lines and _calls(lines[-1], words) else found


def _heading(entry: Entry, words: Words, marks: Mapping[Seat, str]) -> str:
    return "" if entry.origin == "deal" else words.person(entry.seat, marks.get(entry.seat, ""))


def pages(lines: Iterable[Line], room: int = PAGE) -> list[list[Line]]:
    """The lines on as few pages as hold them, in their order."""
    found: list[list[Line]] = []
    left = count = 0
    for line in lines:
        size = len(line.said) + len(line.heading) + len("****\n\n")
        if not count or size > left:
            found.append([])
            left, count = room, LINES
        found[-1].append(line)
        left, count = left - size, count - 1
    return found


def page_of(lines: Sequence[Line]) -> str:
    """A page, with a heading wherever somebody else begins."""
    said: list[str] = []
    lines = [line for line in lines if line.said]
    for number, line in enumerate(lines):
        if line.heading and (number == 0 or line.heading != lines[number - 1].heading):
            said.append(f"**{line.heading}**")
        said.append(text.clip(line.said, PAGE // 2))
    return "\n".join(said)


def log(table: Table, lines: Sequence[Line], page: int, words: Words) -> Layout:
    """The story so far, the newest page first."""
    every = [found[::-1] for found in pages(lines[::-1])] or [[]]
    page = max(0, min(page, len(every) - 1))
    layout = Layout(BLUE).text("## " + words("bot-log-title", page=len(every) - page, pages=len(every)))
    layout.text(page_of(every[page]) or words("bot-log-empty"))
    if len(every) == 1:
        return layout
    older = ShowLog("log", table.row.id, page + 1)
    newer = ShowLog("log", table.row.id, max(0, page - 1))
    return layout.buttons(
        [
            button(words("bot-button-older"), older, off=page >= len(every) - 1),
            button(words("bot-button-newer"), newer, off=page == 0),
        ]
    )


def catchup(
    table: Table,
    title: str,
    every: Sequence[Sequence[Line]],
    page: int,
    words: Words,
    strip: Sequence[tuple[str, Picture]] = (),
) -> Layout:
    """A page of all since somebody's last turn, from the beginning of it; `strip`: the same, drawn."""
    numbered = words("bot-catchup-page", title=title, page=page + 1, pages=len(every))
    layout = Layout(BLUE).text("## " + (title if len(every) == 1 else numbered))
    layout.text(page_of(every[page]) or words("bot-catchup-nothing")).pictures(strip)
    if len(every) == 1:
        return layout
    older = ShowCatchup("since", table.row.id, max(0, page - 1))
    newer = ShowCatchup("since", table.row.id, page + 1)
    return layout.buttons(
        [
            button(words("bot-button-older"), older, off=page == 0),
            button(words("bot-button-newer"), newer, off=page >= len(every) - 1),
        ]
    )
