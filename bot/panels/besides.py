"""What an action does besides what its sentence says, where panels speak of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.choices import untermed
from bot.table import Table
from bot.words import Words
from game import text
from game.api import Action, Forewarning, Seat, speaks

MOST = 3
"""So many actions are warned of below what is to be chosen."""


def sentence(table: Table, action: Action, words: Words, state: Any = None, form: str = "") -> str:
    """What an action does, and what else; in this state, or as its seat has the game before it."""
    what, game = words.action(action, form), table.game
    if not speaks(game, Forewarning):
        return what
    known: Any = game
    found = known.besides(table.state_of(action.seat) if state is None else state, action)
    told = ", ".join(words.message(one) for one in found)
    return words("bot-besides", what=what, list=told) if told else what


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
