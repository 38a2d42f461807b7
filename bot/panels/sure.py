"""What is said before something that cannot be taken back."""

from __future__ import annotations

from collections.abc import Sequence

from bot.choices import dear, payee_of, price_of
from bot.initiative import has_turn
from bot.table import Table
from bot.words import Words
from game import text
from game.api import Action, Arguments, Message, Name, Seat, Seated, Way


def sure(table: Table, seat: Seat, actions: Sequence[Action], words: Words, *, typed: bool = False) -> str:
    """What is to be confirmed before these are done one after the other; empty: nothing.

    In one's turn that is also whatever would be seen at once; who answers somebody knows that they are heard,
    and who hands the turn over wants it. Who has typed it all has asked for it, unless it is dear: then only
    what is lost by it is said.
    """
    payees, own = _losing(table, seat, actions, words, typed=typed)
    return "\n".join(filter(None, (_offered(table, actions[-1], payees, words), own)))


def sure_of_most(table: Table, seat: Seat, ways: Sequence[Way], words: Words) -> tuple[str, list[Way]]:
    """What most of these are to be confirmed by, to stand once above them, and which these are. Offers that
    differ only in who answers are one."""
    found: dict[tuple[bool, str], list[Way]] = {}
    asked: dict[tuple[bool, str], list[str]] = {}
    for way in ways:
        payees, own = _losing(table, seat, way.actions, words)
        if payees or own:
            found.setdefault((bool(payees), own), []).append(way)
            asked.setdefault((bool(payees), own), []).extend(payees)
    if not found:
        return "", []
    most = max(found, key=lambda it: len(found[it]))
    payees = list(dict.fromkeys(asked[most]))
    said = (_offered(table, found[most][0].actions[-1], payees, words), most[1])
    return "\n".join(filter(None, said)), found[most]


def _losing(
    table: Table, seat: Seat, actions: Sequence[Action], words: Words, *, typed: bool = False
) -> tuple[list[str], str]:
    """Who is asked openly, where the game has words for it, and what else is to be confirmed."""
    last = actions[-1]
    prompts = table.prompts(seat)
    told = table.comes_to(seat, actions)
    lost = words.confirm(last, [prompt.message for prompt in prompts])
    own = "\n".join(filter(None, (words.message(told) if told is not None else "", lost)))
    if typed and not dear(last, words.game):
        return [], own
    if last == table.closing(seat) or not has_turn(prompts, seat):
        return [], own
    came = table.course(seat, actions)
    if came == "staged":
        return [], own
    if came == "asked" and words.knows(f"before-{price_of(last)}"):
        return [payee_of(last)], own
    return [], own or words("bot-publishes" if table.stretch is None else "bot-final")


def _offered(table: Table, action: Action, payees: Sequence[str], words: Words) -> str:
    """What an offer speaks of beside the action: who is paid, and whose that one is, where all know it."""
    if not payees:
        return ""
    *others, who = [_payee(table, payee) for payee in payees]
    for one in reversed(others):
        who = Message("before-or", {"first": one, "rest": who})
    args = text.describe(action, table.whose).args
    return words.message(Message(f"before-{price_of(action)}", {**args, "asked": who}))


def _payee(table: Table, payee: str) -> Message:
    owner = table.whose("payee", payee)
    args: Arguments = {"payee": Name(payee)}
    return Message("before-whom", args if owner is None else {**args, "owner": Seated(owner)})
