"""What a seat has settled to answer before it is asked, and the switches for it."""

from __future__ import annotations

from bot.ahead import foreseeable, in_a_line, settled
from bot.buttons.foresight import Ahead
from bot.panels.layout import AMBER, Layout, Page, Style, button
from bot.table import Table
from bot.words import Words
from game.api import Seat

MOST = 20
"""Switches on one page."""


def ahead(table: Table, seat: Seat, words: Words, plain: Words) -> Page:
    """A switch for everything that can be settled; in grey, with the reason above, what cannot be now."""
    layout = Layout(AMBER).text("## 📌 " + words("bot-ahead-title"))
    offered = foreseeable(table, seat)
    reasons = [one for one in offered if one.refusal is not None]
    if not offered:
        return layout.text(words("bot-not-foreseeable")).page()
    note = in_a_line(table, seat)
    layout.text(words.message(note) if note is not None else words("bot-ahead-none"))
    layout.text("-# " + words("bot-ahead-about"))
    if reasons and reasons[0].refusal is not None:
        rule = words("bot-rule", rule=reasons[0].rule)
        layout.text(words.message(reasons[0].refusal) + f" {rule}")
    kept = {one.key for one in settled(table, seat)}
    return layout.buttons(
        [
            button(
                plain.message(one.label),
                Ahead("off" if one.key in kept else "on", table.row.id, one.key),
                Style.success if one.key in kept else Style.secondary,
                emoji="📌" if one.key in kept else None,
                off=one.refusal is not None and one.key not in kept,
            )
            for one in offered[:MOST]
        ]
    ).page()
