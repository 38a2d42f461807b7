"""A vote of the table."""

from __future__ import annotations

from bot.buttons.vote import Vote as Button
from bot.panels.layout import AMBER, GREEN, GREY, Layout, Page, Style, button
from bot.store import OPEN, Vote
from bot.table import Table
from bot.votes import count, needed, spoken_up, unheard
from bot.words import Words, quoted
from game.api import Message, Seated


def ballot(table: Table, vote: Vote, words: Words) -> Page:
    """What is asked, how it stands, and the buttons to vote while it is open."""
    colour = {"open": AMBER, "carried": GREEN, "lost": GREY}[vote.status]
    motion = vote.motion
    seat = Seated(motion.seat) if motion.seat >= 0 else ""
    other = quoted(motion.name) if motion.user is not None else Message("bot-computer")
    question = Message(f"bot-motion-{motion.verb}", {"seat": seat, "name": other})
    favour, against, voters = count(table, vote)
    layout = Layout(colour).text("### " + words("bot-vote-title", by=f"<@{motion.by}>"))
    layout.text(words.message(question))
    need = needed(motion, voters)
    layout.text(words("bot-vote-count", favour=favour, against=against, need=need, voters=voters))
    if vote.status != "open":
        # Closed though it was not decided: something else has settled it.
        moot = vote.status == "lost" and against <= voters - need
        here = spoken_up(table, vote) if vote.status == "lost" else None
        if here is not None:
            return layout.text(words("bot-handover-here", owner=f"<@{here}>")).page()
        over = table.row.phase not in OPEN
        why = "bot-vote-game-over" if over else "bot-vote-moot"
        return layout.text(words(why if moot else f"bot-vote-{vote.status}")).page()

    def address(cue: str) -> Button:
        return Button(cue, table.row.id, vote.id)

    whose = unheard(table, motion, vote.ballots)
    buttons = [
        button(words("bot-button-yes"), address("yes"), Style.success),
        button(words("bot-button-no"), address("no")),
    ]
    if whose is not None:
        until = f"<t:{round(vote.until)}:R>"
        layout.text(words("bot-handover-asked", owner=f"<@{whose}>", until=until))
        buttons.append(button(words("bot-button-here"), address("here"), Style.danger))
    return layout.buttons(buttons).page()
