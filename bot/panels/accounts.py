"""Why those acted as they did whom the rules play: a round at a glance, or one of them in full."""

from __future__ import annotations

from collections.abc import Sequence

from bot.buttons.show import PAGES, ShowAccount
from bot.panels.layout import BLUE, TEXT, Layout, Page, Style, button
from bot.table import Table
from bot.words import Words, clip_lines, split
from game.api import Account


def page(
    table: Table, found: Sequence[Account], whose: int, at: int, words: Words, plain: Words, back: int = 0
) -> Page:
    """What was decided in a round; of one of them, by the number of the seat, also why nothing else was.

    What is too long for a page is told in several; shown is the last, with what was decided, or one so far
    `back`.
    """

    def address(cue: str, number: int = whose) -> ShowAccount:
        return ShowAccount(cue, table.row.id, number, at)

    pages = 1

    there = [one for one in found if one.round == at]
    told = [one for one in there if not whose or one.seat + 1 == whose]
    title = "## " + words("bot-accounts-title")
    layout = Layout(BLUE).text(title)
    for one in told:
        *passed, decided = map(words.message, one.lines)
        heading = "### " + words.message(one.title)
        room = (TEXT - len(title)) // len(told) - len(heading) - 1
        if not whose:
            layout.text(f"{heading}\n{clip_lines([decided], room)}")
            continue
        note = "-# " + words.message(one.note) if one.note is not None else ""
        parts = _parts([*(f"- {line}" for line in passed), f"**{decided}**"], room - len(note))
        layout.text(f"{heading}\n{parts[-1 - min(back, len(parts) - 1)]}").text(note)
        pages = max(pages, len(parts))
    if not told:
        layout.text(words("bot-accounts-none"))
    layout.buttons(
        [
            button(plain.seat(seat), address("account", seat + 1), off=seat + 1 == whose)
            for seat in dict.fromkeys(one.seat for one in there)
        ]
    )
    if pages > 1:
        turn = PAGES[(back + 1) % min(pages, len(PAGES))]
        label = words("bot-button-other-lines", page=pages - back, pages=pages)
        layout.buttons([button(label, address(turn))])
    every = rounds(found, whose)
    return layout.buttons(
        [
            button(words("bot-button-all"), address("account", 0), Style.primary, off=not whose),
            button(words("bot-button-older"), address("older"), off=at in every[:1]),
            button(words("bot-button-newer"), address("newer"), off=at in every[-1:]),
        ]
    ).page()


def _parts(lines: Sequence[str], room: int) -> list[str]:
    """The lines in as few pages as hold them all, none of which is nearly empty."""
    least = len(split(lines, room))
    longest = max(map(len, lines))
    return split(lines, min(room, sum(len(line) + 1 for line in lines) // least + longest))


def rounds(found: Sequence[Account], whose: int) -> list[int]:
    """Of which rounds there are accounts, of one of them or of all, as they came."""
    return list(dict.fromkeys(one.round for one in found if not whose or one.seat + 1 == whose))
