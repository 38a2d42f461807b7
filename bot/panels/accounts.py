"""Why those acted as they did whom the rules play: a round at a glance, or one of them in full."""

from __future__ import annotations

from collections.abc import Sequence

from bot.buttons.show import ShowAccount
from bot.panels.layout import BLUE, TEXT, Layout, Page, Style, button
from bot.table import Table
from bot.words import Words, clip_lines
from game.api import Account


def page(table: Table, found: Sequence[Account], whose: int, at: int, words: Words, plain: Words) -> Page:
    """What was decided in a round; of one of them, by the number of the seat, also why nothing else was."""

    def address(cue: str, number: int = whose) -> ShowAccount:
        return ShowAccount(cue, table.row.id, number, at)

    there = [one for one in found if one.round == at]
    told = [one for one in there if not whose or one.seat + 1 == whose]
    title = "## " + words("bot-accounts-title")
    layout = Layout(BLUE).text(title)
    for one in told:
        *passed, decided = map(words.message, one.lines)
        others = [f"- {line}" for line in passed] if whose else []
        lines = ["### " + words.message(one.title), *others, f"**{decided}**" if whose else decided]
        note = "-# " + words.message(one.note) if whose and one.note is not None else ""
        layout.text(clip_lines(lines, (TEXT - len(title)) // len(told) - len(note)))
        if note:
            layout.text(note)
    if not told:
        layout.text(words("bot-accounts-none"))
    layout.buttons(
        [
            button(plain.seat(seat), address("account", seat + 1), off=seat + 1 == whose)
            for seat in dict.fromkeys(one.seat for one in there)
        ]
    )
    every = rounds(found, whose)
    return layout.buttons(
        [
            button(words("bot-button-all"), address("account", 0), Style.primary, off=not whose),
            button(words("bot-button-older"), address("older"), off=at in every[:1]),
            button(words("bot-button-newer"), address("newer"), off=at in every[-1:]),
        ]
    ).page()


def rounds(found: Sequence[Account], whose: int) -> list[int]:
    """Of which rounds there are accounts, of one of them or of all, as they came."""
    return list(dict.fromkeys(one.round for one in found if not whose or one.seat + 1 == whose))
