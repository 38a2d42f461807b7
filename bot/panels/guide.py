"""What helps who has never played: a guide of a few sentences, and the words that can be looked up."""

from __future__ import annotations

from collections.abc import Sequence

from bot.buttons.guide import Help, LookUp
from bot.choices import chunks, token
from bot.limits import MENU
from bot.panels.ids import Ids
from bot.panels.layout import GREEN, Layout, Page, Style, button
from bot.panels.lobby import openers
from bot.store import Person
from bot.table import Table
from bot.words import Words
from game.api import Action, Guide, Message, Seat, Term


def guide(
    table: Table,
    words: Words,
    told: Guide | None,
    terms: Sequence[Term],
    person: Person,
    seat: Seat | None,
    *,
    beside: bool = False,
    over: bool = False,
) -> Page:
    """How to find one's way; for who plays a game that teaches itself, what it has to tell them.

    `beside` a panel it leaves out what that has, or it would push it off a phone.
    """
    layout = Layout(GREEN).text("## ❔ " + words("bot-guide-title", title=table.game.title))
    layout.text(words("bot-guide-over") if over else "")
    if told is not None:
        layout.text(
            "\n".join(f"{number}. {words.message(line)}" for number, line in enumerate(told.lines, 1))
        )
        # Nobody is to agree to what stands on another page.
        asked = [] if seat is None else [it for it in table.prompts(seat) if it.kind == "answer"]
        layout.text("\n".join("> " + words.message(prompt.message) for prompt in asked))
        if isinstance(told.suggestion, Message):
            layout.text("💡 " + words.message(told.suggestion))
        elif seat is not None:
            suggest(layout, told.suggestion, words, Ids(table.row.id, table.stamp(seat)), "guided")
    if beside:
        layout.text("-# " + words("bot-guide-beside"))
    else:
        unseen = [] if table.stretch is not None else [words("bot-guide-staged")]
        layout.text("\n".join("-# " + line for line in (words("bot-guide-commands"), *unseen)))
    for number, part in enumerate(chunks([term for term in terms if term.now], MENU)[:2]):
        layout.menu(
            LookUp(f"now{number}", table.row.id), words("bot-choose-verb-explained"), _lines(part, words)
        )
    for number, part in enumerate(chunks([term for term in terms if not term.now], MENU)[:2]):
        layout.menu(LookUp(f"word{number}", table.row.id), words("bot-choose-word"), _lines(part, words))
    mine = () if seat is None else [seat]
    buttons = openers(table, words, mine)[:-1] if table.state is not None and not beside else []
    switch = "off" if person.guided else "on"
    buttons.append(button(words(f"bot-button-guide-{switch}"), Help(switch, table.row.id), Style.secondary))
    return layout.buttons(buttons).page()


def suggest(layout: Layout, action: Action, words: Words, ids: Ids, cue: str = "try") -> None:
    """One thing to try, and a button that does it."""
    layout.text("💡 " + words("bot-guide-suggestion", what=words.action(action)))
    layout.buttons([button(words("bot-button-try"), ids.attempt(action, cue), Style.success)])


def _lines(terms: Sequence[Term], words: Words) -> list[tuple[str, str, str]]:
    return [(words.message(term.name), token(term), term.rule) for term in terms]


def kind_of(table: Table, seat: Seat, deep: bool) -> str:
    """Which kind of panel a seat has before it: what is asked, or a choice on the way to an action."""
    prompts = table.prompts(seat)
    if not prompts:
        return "waiting"
    return "choosing" if deep else prompts[0].kind
