"""The page of a dear price: what is bought, and of whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import Any

from discord import ui
from msgspec.structs import replace

from bot.choices import PRICE, Path, chunks, dear_price, natural, needless, payee_of, price_of, token
from bot.limits import ROW
from bot.panels.ids import Ids
from bot.panels.layout import Layout, button
from bot.words import Words
from game.api import Action, Message, Way

SEVERAL = 2 * ROW
"""So many who could be paid are buttons, where nobody is chosen yet; more would leave no room for deeds."""

APART = 3
"""So many who could be paid have a button each where the price is spent."""


def spend(
    found: Mapping[str, Sequence[Action]], words: Words, plain: Words, ids: Ids
) -> list[ui.Button[Any]]:
    """Where each dear price is spent: a button, or one for each of very few who would not do it all for
    less."""
    row = []
    for price, actions in found.items():
        if not (price and actions):
            continue
        less, said = needless(found, price), named(actions[0], words)
        payees = _payees([action for action in actions if action not in less])
        whom = sorted((plain.value(payee), name) for name, payee in payees.items())
        row += [
            button(
                words("bot-spend-on", price=said, who=who), ids.narrow("verb", Path(price=price).pay(name))
            )
            for who, name in whom
            if 1 < len(whom) <= APART
        ] or [button(_spend(actions[0], words), ids.narrow("verb", Path(price=price)))]
    return row


def _spend(action: Action, words: Words) -> str:
    return words("spend-" + price_of(action))


def named(action: Action, words: Words) -> str:
    """The price alone."""
    return _spend(action, words).rstrip(" …")


def paid_for(way: Way, game: str) -> Path:
    """The page on which a dear way stands."""
    last = way.actions[-1]
    return Path(price=dear_price(last, game), payee=token(payee_of(last)))


def unpriced(way: Way) -> Way:
    """A way as it is called on the page of its price, where that is said once of all."""
    return replace(way, label=_without_price(way.label))


def _without_price(said: Message) -> Message:
    """Also where it stands in a sentence of its own beside others."""
    args = {name: _without_price(one) if isinstance(one, Message) else one for name, one in said.args.items()}
    return Message(said.key, {**args, PRICE: "none"} if PRICE in args else args)


def crowded(actions: Sequence[Action]) -> bool:
    """Whether so many can be paid that not each of them has a button."""
    return len(_payees(actions)) > 1 + ROW


def first(ways: Sequence[Way], actions: Sequence[Action], less: Set[Action]) -> Way | None:
    """With whose ways the page of a price begins; nobody's, where many could be paid, and none acts now who
    would not do it for less."""
    best = next((way for way in ways if way.actions[-1] not in less), next(iter(ways), None))
    return None if best is not None and best.other and crowded(actions) else best


def _payees(actions: Sequence[Action]) -> dict[str, str]:
    """Whoever can be paid, by what stands for them in a path."""
    return {token(payee): payee for payee in map(payee_of, actions)}


def show_price(
    layout: Layout, actions: Sequence[Action], path: Path, words: Words, plain: Words, ids: Ids
) -> Layout:
    """What is spent, and on whom; and, to stand further down, on whom (else) it could be."""
    payees = _payees(actions)
    others, price, chosen = Layout(), named(actions[0], words), path.payee in payees
    buys = words.optional("price-" + price_of(actions[0]))
    small = f"-# {buys}" if buys else ""
    if chosen:
        who = plain.value(payees.pop(path.payee))
        layout.text(words("bot-paid-whom", price=price, who=who)).text(small)
    elif crowded(actions):
        layout.text(words("bot-paid-ask", price=price)).text(small)
    else:
        layout.text(f"**{price}**").text(small)
        return others
    called = [(plain.value(payee), name, "") for name, payee in payees.items()]
    called.sort(key=lambda option: natural(option[0]))
    asked = words("bot-paid-else" if chosen else "bot-paid-who")
    # Where nobody is chosen yet there is room for more.
    if len(called) <= (ROW if chosen else SEVERAL):
        return others.buttons(
            [button(label, ids.narrow("verb", path.pay(name))) for label, name, _ in called]
        )
    for number, part in enumerate(chunks(called)):
        others.menu(ids.narrow("payee", path.turn(number)), asked, part)
    return others
