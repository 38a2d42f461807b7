"""What Discord did not take, for whoever runs the table."""

from __future__ import annotations

from collections.abc import Sequence

from bot import post
from bot.buttons.settings import SendAgain
from bot.panels.layout import AMBER, Layout, Page, Style, button
from bot.store import Outgoing
from bot.table import Table
from bot.words import Words
from game.text import clip

LISTED = 10
QUOTED = 250
"""Characters of what a post says."""


def unsent(table: Table, rows: Sequence[Outgoing], words: Words, note: str = "") -> Page:
    """What was to be posted, why it was not, and the button to send it again."""
    layout = Layout(AMBER).text("## " + words("bot-unsent-title")).text(note)
    if not rows:
        return layout.text(words("bot-unsent-none")).page()
    for out in rows[:LISTED]:
        what = words("bot-unsent-what", kind=out.kind)
        layout.text(words("bot-unsent-row", at=f"<t:{round(out.due)}:f>", what=what, reason=out.error))
        said = " ".join(words.message(line) for line in post.read(out).lines)
        layout.text("> " + clip(said, QUOTED) if said else "")
    if len(rows) > LISTED:
        layout.text(words("bot-unsent-more", count=len(rows) - LISTED))
    again = SendAgain("again", table.row.id)
    return layout.buttons([button(words("bot-button-send-again"), again, Style.primary)]).page()
