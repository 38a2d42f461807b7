"""One verb, and what is still to be chosen of it: buttons, menus, and what has to be confirmed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.buttons.button import Button
from bot.choices import (
    BY,
    PRICE,
    TERMS,
    Path,
    chunks,
    distinct,
    fields,
    natural,
    open_fields,
    to,
    token,
    untermed,
)
from bot.limits import LABEL, MENU, OPTION, PARTS, ROW
from bot.panels.besides import sentence, valued, warned, worth_of
from bot.panels.ids import Ids
from bot.panels.layout import Layout, Style, button
from bot.panels.price import named
from bot.panels.sure import sure
from bot.table import Table, digest
from bot.words import Words
from game import text
from game.api import Action, Prompt

Open = tuple[int, str, list[Any]]
"""A field about which there is still a choice: its number, its name, its values."""
MENUS = PARTS // 6
"""Menus on one page: each is a row and what stands in it, and all else needs room for as much again."""
FEW = 6
"""Up to so many actions are buttons with their whole sentence."""
EACH = 3
"""Of so many at most it is said above each button what it brings."""
MOST = 2 * ROW
"""The same with a word for each."""
SHORT = 16
"""Characters of a label that leave room for others in its line."""
SHORT_NAME = 20
"""The same where few labels are as long."""


def show_choices(
    layout: Layout,
    table: Table,
    candidates: Sequence[Action],
    path: Path,
    prompts: Sequence[Prompt],
    words: Words,
    plain: Words,
    ids: Ids,
    *,
    room: int,
    led: bool = False,
) -> None:
    """In at most `room` parts of the page. `led`: a press has led here, and what all of it brings alike need
    not be asked once more of each."""
    if path.price:
        layout.text(f"**{named(candidates[0], words)}**")
    if len(candidates) == 1:
        (action,) = candidates
        warning = sure(table, action.seat, [action], words)
        label = sentence(table, action, plain)
        # The button says it all, if there is room.
        whole = bool(warning) and len(label) <= LABEL
        said = [
            f"**{words.verb(action)}**",
            worth_of(table, action, words),
            "" if whole else sentence(table, action, words),
            warning and f"⚠️ {warning}",
        ]
        layout.text("\n".join(filter(None, said)))
        label = label if whole else words("bot-button-do")
        style = Style.danger if warning else Style.success
        layout.buttons([button(label, ids.do(action), style)])
        return
    open_ = open_fields(candidates, words.split)
    values = _values(candidates, plain) if len(candidates) <= MOST else None
    labels = names(candidates, plain) if len(candidates) <= MENU and not values else None
    few = labels if labels is not None and len(candidates) <= FEW and max(map(len, labels)) <= LABEL else None
    # Two texts may stand above.
    if not (values or few) and _so_many(layout, table, candidates, open_, path, words, plain, ids, room - 2):
        return
    layout.text(_so_far(candidates, open_, path, prompts, words)).text(warned(table, candidates, words))
    if values or few:
        _buttons(
            layout, table, candidates, values or few or (), prompts, words, ids, led=led, whole=not values
        )
        return
    if labels is not None:
        options = [
            (label, digest(action), worth_of(table, action, words))
            for label, action in zip(labels, candidates, strict=True)
        ]
        options.sort(key=lambda option: natural(option[0]))
        layout.menu(ids.pick(), words("bot-choose-action"), options)
        return
    _fields(layout, candidates, open_, path, words, plain, ids, room - 3)


def _buttons(
    layout: Layout,
    table: Table,
    candidates: Sequence[Action],
    labels: Sequence[str],
    prompts: Sequence[Prompt],
    words: Words,
    ids: Ids,
    *,
    led: bool,
    whole: bool,
) -> None:
    """A button for each of few actions; `whole` sentences get a line each. What they are confirmed by stands
    above all of them, or above each of very few, where a press has led here."""
    warnings = [sure(table, action.seat, [action], words) for action in candidates] if led else []
    alike = len(set(warnings)) == 1
    told = bool(warnings) and all(warnings) and (alike or len(warnings) <= EACH)
    styles = [Style.danger] * len(candidates) if told else _styles(candidates, prompts, words.game)
    choices = [
        button(
            valued(table, action, label, words),
            ids.do(action) if told else doing(table, action, words, ids),
            style,
        )
        for label, action, style in zip(labels, candidates, styles, strict=True)
    ]
    if told and not alike:
        for warning, choice in zip(warnings, choices, strict=True):
            layout.text(f"⚠️ {warning}").buttons([choice])
        return
    layout.text(f"⚠️ {warnings[0]}" if told else "")
    for row in [[choice] for choice in choices] if whole else [choices]:
        layout.buttons(row)


def _styles(candidates: Sequence[Action], prompts: Sequence[Prompt], game: str) -> list[Style]:
    """How loud each answer is: a yes that stands against a no is green, and what refuses is grey."""
    if any(prompt.kind == "turn" for prompt in prompts):
        return [Style.primary] * len(candidates)
    refusing = [text.refuses(action, game) for action in candidates]
    yes = Style.success if refusing.count(False) == 1 and len(refusing) > 1 else Style.primary
    return [Style.secondary if no else yes for no in refusing]


def doing(table: Table, action: Action, words: Words, ids: Ids) -> Button:
    """A button that does it at once, or asks first where it has to be confirmed."""
    if sure(table, action.seat, [action], words):
        return ids.narrow("verb", to(action, table.legal(action.seat), words.game))
    return ids.do(action)


def _fields(
    layout: Layout,
    candidates: Sequence[Action],
    open_: Sequence[Open],
    path: Path,
    words: Words,
    plain: Words,
    ids: Ids,
    room: int,
) -> None:
    """What is still to be chosen: a button for each of few words, one field after the other; else menus."""
    number, name, values = open_[0]
    first = _ordered(number, name, values, candidates, plain)
    short = _short(number, name, first, candidates, plain)
    if short is not None and _rows(short) <= room:
        layout.text("-# " + words("bot-choose-field", field=words.field(name, candidates[0])))
        layout.buttons(
            [
                button(label, ids.narrow("verb", path.choose(number, token(value))))
                for label, value in zip(short, first, strict=True)
            ]
        )
        return
    menus = []
    for number, name, values in open_:
        menus += [(number, name, part) for part in chunks(_ordered(number, name, values, candidates, plain))]
    parts = Counter(number for number, _, _ in menus)
    pages = chunks(menus, MENUS) or [[]]
    shown = path.page % len(pages)
    behind = len(fields(candidates[0]))
    for index, (number, name, part) in enumerate(pages[shown]):
        # What is not shown is not put into words; parts of values stand as they are.
        labels = part if number >= behind else [plain.value(value, name) for value in part]
        options = [(label, token(value), "") for label, value in zip(labels, part, strict=True)]
        span = f" ({options[0][0]} – {options[-1][0]})" if parts[number] > 1 else ""
        where = ids.field(number, index, path)
        layout.menu(where, words("bot-choose-field", field=words.field(name, candidates[0])) + span, options)
    if len(pages) > 1:
        turn = path.turn((shown + 1) % len(pages))
        label = words("bot-button-more", page=shown + 1, pages=len(pages))
        layout.buttons([button(label, ids.narrow("page", turn))])


def _counted(candidates: Sequence[Action], open_: Sequence[Open], path: Path) -> str:
    """The field that says how many, where nothing is to be chosen beside it but one thing; empty: none."""
    names_ = fields(candidates[0])
    numbers = [name for name in names_ if type(getattr(candidates[0], name)) is int]
    asked = [name for _, name, _ in open_ if name not in numbers]
    if len(numbers) != 1 or len(asked) != 1 or len(open_) > 2:
        return ""
    chosen = any(number == names_.index(numbers[0]) for number, _ in path.chosen)
    return numbers[0] if chosen or len(open_) == 2 else ""


def _so_many(
    layout: Layout,
    table: Table,
    candidates: Sequence[Action],
    open_: Sequence[Open],
    path: Path,
    words: Words,
    plain: Words,
    ids: Ids,
    room: int,
) -> bool:
    """Of so many of something, each thing is a button that does it with the least, or with as many as are
    chosen; the other numbers stand below. Only where that can be taken back. False: it is none of this."""
    counted = _counted(candidates, open_, path)
    if not counted:
        return False
    ((number, what, things),) = [one for one in open_ if one[1] != counted]
    least = min(getattr(action, counted) for action in candidates)
    ready = {getattr(act, what): act for act in candidates if getattr(act, counted) == least}
    others = [
        (place, sorted(value for value in each if value != least))
        for place, name, each in open_
        if name == counted
    ]
    first = _ordered(number, what, things, candidates, plain)
    labels = _short(number, what, first, candidates, plain)
    left = room - _rows(first) - 2 * len(others)
    if labels is None or left < 0:
        return False
    usual = next(iter(ready.values()))
    if table.course(usual.seat, [usual]) != "staged":
        return False
    layout.text(f"**{words.gapped(usual, {what: text.ELLIPSIS})}**").text(warned(table, candidates, words))
    # What cannot be had with so few asks with how many.
    layout.buttons(
        [
            button(label, doing(table, ready[value], words, ids), Style.primary)
            if value in ready
            else button(f"{label} {text.ELLIPSIS}", ids.narrow("verb", path.choose(number, token(value))))
            for label, value in zip(labels, first, strict=True)
        ]
    )
    for place, each in others:
        some = {getattr(act, counted): act for act in candidates}
        fit = len(each) if _rows(each) <= left + 2 else max(0, min(left - 1, ROW))
        layout.buttons(
            [
                button(
                    plain.gapped(some[value], {what: text.ELLIPSIS}),
                    ids.narrow("verb", path.choose(place, token(value))),
                )
                for value in each[:fit]
            ]
        )
        if more := [(plain.value(value, counted), token(value), "") for value in each[fit:][:MENU]]:
            asked = words("bot-choose-field", field=words.field(counted, candidates[0]))
            layout.menu(ids.field(place, 0, path), asked, more)
    return True


def _rows(buttons: Sequence[Any]) -> int:
    """The parts that so many buttons take."""
    return len(buttons) + -(-len(buttons) // ROW)


def _short(
    number: int, name: str, values: Sequence[Any], candidates: Sequence[Action], plain: Words
) -> list[str] | None:
    """What to call the values of a field on buttons; None: they are many, or long."""
    if len(values) > MENU:
        return None
    parts = number >= len(fields(candidates[0]))
    labels = [value if parts else plain.value(value, name) for value in values]
    return labels if all(labels) and max(map(len, labels)) <= SHORT_NAME and _told_apart(labels) else None


def _ordered(
    number: int, name: str, values: Sequence[Any], candidates: Sequence[Action], plain: Words
) -> list[Any]:
    """The values of a field as they are looked for: by what they are called, if a page holds them all; first
    nothing, where nothing is a choice."""
    if number >= len(fields(candidates[0])) or len(values) > MENU * MENUS:
        return list(values)
    return sorted(values, key=lambda value: (value not in ("", None), natural(plain.value(value, name))))


def _so_far(
    candidates: Sequence[Action],
    open_now: Sequence[Open],
    path: Path,
    prompts: Sequence[Prompt],
    words: Words,
) -> str:
    """What is chosen, with gaps for what is not; nothing, where what is asked says it all."""
    first = candidates[0]
    usual = dict(zip(first.__struct_fields__[::-1], first.__struct_defaults__[::-1], strict=False))
    behind = len(fields(first))
    begun = _begun(candidates, path, words)
    open_: dict[str, Sequence[Any]] = {name: values for number, name, values in open_now if number < behind}
    # What need not be chosen is no gap.
    given = {name: usual[name] for name, values in open_.items() if usual.get(name, ...) in values}
    gaps = dict.fromkeys(open_.keys() - given.keys(), text.ELLIPSIS) | begun
    chosen = any(
        name not in gaps and name not in given and usual.get(name, ...) != getattr(first, name)
        for name in fields(first)
    )
    if gaps and (chosen or any(gap != text.ELLIPSIS for gap in begun.values())):
        return f"**{words.gapped(msgspec.structs.replace(first, **given), gaps)}**"
    return f"**{words.verb(first)}**" if any(prompt.kind == "turn" for prompt in prompts) else ""


def _begun(candidates: Sequence[Action], path: Path, words: Words) -> dict[str, str]:
    """The gaps of values that are chosen part by part, with the parts that are chosen."""
    first, found = candidates[0], {}
    for name in fields(first):
        value = getattr(first, name)
        if words.split(name, value) and any(getattr(action, name) != value for action in candidates):
            found[name] = text.ELLIPSIS
            if any(number >= len(fields(first)) for number, _ in path.chosen):
                each = [words.split(name, value) for value in distinct(candidates, name)]
                alike = [{one.word for one in parts} for parts in zip(*each, strict=False)]
                found[name] = "".join(min(one) for one in alike if len(one) == 1) + text.ELLIPSIS
    return found


def _values(actions: Sequence[Action], words: Words) -> list[str] | None:
    """What tells these actions apart, where that is a short word or a number for each."""
    open_ = open_fields(actions)
    if len(open_) != 1 or len(actions) > MOST or open_[0][1] in TERMS:
        return None
    name = open_[0][1]
    values = [getattr(action, name) for action in actions]
    labels = [words.value(value, name) for value in values]
    plain = all(value not in ("", None) and not isinstance(value, bool) for value in values)
    return labels if plain and max(map(len, labels)) <= SHORT and _told_apart(labels) else None


def names(actions: Sequence[Action], words: Words) -> list[str] | None:
    """What to call these actions so that nobody mixes them up; None: they do not fit into a menu.

    What they have in common is not said again; on which terms, if there is a difference, is said first.
    """
    bare = [words.action(untermed(action)) for action in actions]
    terms: list[list[str]] = [[] for _ in actions]
    labels = bare
    for term in TERMS:
        if term not in (PRICE, BY) and _told_apart(labels):
            break
        if all(hasattr(action, term) for action in actions) and len(distinct(actions, term)) > 1:
            for said, action in zip(terms, actions, strict=True):
                said += filter(None, [_term(getattr(action, term), term, words)])
            labels = [" · ".join((*said, label)) for said, label in zip(terms, bare, strict=True)]
    fits = max(map(len, labels), default=0) <= OPTION
    return labels if fits and _told_apart(labels) else None


def _told_apart(labels: Sequence[str]) -> bool:
    return len({label.casefold() for label in labels}) == len(labels)


def _term(value: str, term: str, words: Words) -> str:
    if not value:
        return ""
    return words("bot-by", name=words.value(value, term)) if term == BY else words.value(value, term)
