"""What is said before something that cannot be taken back."""

from __future__ import annotations

from collections.abc import Sequence

from bot.choices import dear, payee_of, price_of
from bot.initiative import has_turn
from bot.table import Table
from bot.words import Words
from game import text
from game.api import Action, Arguments, Name, Seat, Seated


def sure(table: Table, seat: Seat, actions: Sequence[Action], words: Words, *, typed: bool = False) -> str:
    """What is to be confirmed before these are done one after the other; empty: nothing.

    In one's turn that is also whatever would be seen at once; who answers somebody knows that they are heard,
    and who hands the turn over wants it. Who has typed it all has asked for it, unless it is dear: then only
    what is lost by it is said.
    """
    last = actions[-1]
    prompts = table.prompts(seat)
    told = table.comes_to(seat, actions)
    lost = words.confirm(last, [prompt.message for prompt in prompts])
    own = "\n".join(filter(None, (words.message(told) if told is not None else "", lost)))
    if typed and not dear(last, words.game):
        return own
    if last == table.closing(seat) or not has_turn(prompts, seat):
        return own
    came = table.course(seat, actions)
    if came == "staged":
        return own
    offer = ""
    if came == "asked":
        offer = words.optional(f"before-{price_of(last)}", _asking(table, last))
    public = "bot-publishes" if table.stretch is None else "bot-final"
    return "\n".join(filter(None, (offer, own))) or words(public)


def _asking(table: Table, action: Action) -> Arguments:
    """What an offer may speak of: beside the action who is paid, and whose that one is, where all know it."""
    payee = payee_of(action)
    args = text.describe(action, table.whose).args | {"payee": Name(payee)}
    owner = table.whose("payee", payee)
    return args if owner is None else args | {"owner": Seated(owner)}
