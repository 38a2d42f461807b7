"""What an action does besides what its sentence says, in panels: before it is done, and after."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.choices import untermed
from bot.table import Table
from bot.words import Words
from game import text
from game.api import Action, Forewarning, Message, Seat, speaks

MOST = 3
"""So many actions are warned of below what is to be chosen."""
SAID = 15
"""Lines at most of what a press has led to, above the panel: one turn of somebody who says why, whole."""


def sentence(table: Table, action: Action, words: Words, state: Any = None, form: str = "") -> str:
    """What an action does, and what else; in this state, or as its seat has the game before it."""
    what, game = words.action(action, form), table.game
    if not speaks(game, Forewarning):
        return what
    known: Any = game
    found = known.besides(table.state_of(action.seat) if state is None else state, action)
    told = words.listed(words.message(one) for one in found)
    return words("bot-besides", what=what, list=told) if told else what


def valued(table: Table, action: Action, label: str, words: Words) -> str:
    """A label with what that choice is worth, which stands first: a phone cuts off what is long."""
    worth = worth_of(table, action, words)
    return words("bot-worth", what=label, worth=worth) if worth else label


def worth_of(table: Table, action: Action, words: Words) -> str:
    """What a choice is worth to who makes it, if that can be said."""
    worth = table.worth(action)
    return "" if worth is None else words.message(worth)


def draft(table: Table, seat: Seat, words: Words) -> list[str]:
    """What is staged, step by step."""
    staged = table.staged(seat)
    states = (table.state, *staged.states)
    steps = zip(staged.actions, states, strict=False)
    return [sentence(table, action, words, state, "staged") for action, state in steps]


def warned(table: Table, candidates: Sequence[Action], words: Words) -> str:
    """Of several actions those that do more than they say, each once whatever it costs."""
    game: Any = table.game
    if not speaks(game, Forewarning):
        return ""
    found: dict[tuple[str, ...], Action] = {}
    for action in candidates:
        more = game.besides(table.state_of(action.seat), action)
        if more:
            found.setdefault(tuple(map(words.message, more)), action)
    lines = [f"-# ⚠️ {sentence(table, untermed(action), words)}" for action in list(found.values())[:MOST]]
    return "\n".join(lines + [f"-# {text.ELLIPSIS}"][: len(found) > MOST])


def came_of(messages: Sequence[Message], words: Words, *, staged: bool) -> list[str]:
    """What who has acted reads above their panel, without what it says anyway, as in its list of what is
    `staged`."""
    shown = [message for message in messages if not text.quiet(message.key, words.game)]
    if staged:
        shown = [message for message in shown if not text.echoes(message.key, words.game)]
    lines = [words.message(message) for message in text.runs(shown, words.game)]
    return ["> " + line for line in lines[-SAID:]]
