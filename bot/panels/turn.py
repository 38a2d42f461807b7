"""A seat's own panel: what the game asks, what is staged, and everything that may be done now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence, Set
from dataclasses import replace
from typing import Any

from discord import ui

from bot.buttons.button import Button
from bot.buttons.foresight import OpenAhead
from bot.buttons.guide import OpenHelp
from bot.choices import (
    BY,
    PRICE,
    TERMS,
    Path,
    blocks,
    chunks,
    dear,
    distinct,
    fields,
    narrow,
    natural,
    open_fields,
    to,
    token,
    untermed,
    verbs,
)
from bot.foresight import foreseeable
from bot.limits import LABEL, MENU, OPTION, PARTS, ROW
from bot.panels.ids import Ids
from bot.panels.layout import AMBER, BLUE, GREEN, Layout, Page, Style, button
from bot.panels.price import heading, paid_for, show_price, spend
from bot.panels.sure import sure
from bot.panels.ways import greys, offered, priced, show_ways
from bot.table import Table, digest
from bot.words import Words, clip_lines
from game import text
from game.api import Action, Prompt, Seat, Way
from game.text import clip
from images.api import Picture

MENUS = PARTS // 6
"""Menus on one page: each is a row and what stands in it, and all else needs room for as much again."""
VERB_BUTTONS = 2 * ROW
"""Up to so many verbs are buttons; more are a menu."""

HINTED = 4
"""The same for verbs with a line about each."""

FEW = 6
"""Up to so many actions are buttons with their whole sentence."""


Pressed = ui.Button[Any]

SHORT = 16
"""Characters of a label that leave room for others in its line."""


def panel(
    table: Table,
    seat: Seat,
    words: Words,
    plain: Words,
    *,
    path: Path | None = None,
    way: Way | None = None,
    over: bool = False,
    pictures: Sequence[tuple[str, Picture]] = (),
    looks: Mapping[str, str] = {},
    notes: Sequence[str] = (),
    mark: str = "",
    legend: str = "",
) -> Page:
    """The panel of a seat, narrowed as far as `path` says; or what confirms a `way`, or that all is `over`.

    `plain` names seats inside menus; `looks` has the pictures behind its own buttons.
    """
    legal = table.legal(seat)
    running = table.row.phase == "running"
    closing = table.closing(seat) if running else None
    # What hands the turn over has a button of its own, at the bottom.
    found = blocks(action for action in legal if action != closing)
    path = path or Path()
    if way is not None and dear(way.actions[-1]):
        path = paid_for(way)
    if not path.verb:
        path = _begun(table, seat, found, path)
    candidates = narrow([*found.get(path.price, ()), *([closing] if closing else [])], path)
    if not candidates:
        path = _only_way(found, "")
        candidates = narrow(found[""], path)
    if running and path.verb and not path.price:
        candidates = _dearer(candidates, offered(priced(table.ways(seat), found[""]))) or candidates
    prompts = table.prompts(seat)
    layout = Layout(BLUE if prompts else GREEN if table.row.phase == "finished" else AMBER)
    layout.text("\n".join([*notes, *_head(table, seat, words, mark)]))
    layout.text(legend if pictures else "").pictures(pictures)
    ids = Ids(table.row.id, table.stamp(seat))
    home = not (over or way) and path == _only_way(found, "")
    foot = Layout()
    if running:
        here = closing is not None and path.verb == token(text.verb(closing))
        foot.buttons(_fixed(table, seat, None if here else closing, words, ids, looks))
    back = ids.narrow("page", path) if way is not None else _back(found, path, ids)
    foot.buttons(_around(table, seat, None if home else back, words, ids))
    if over or way is not None:
        _confirm(layout, table, seat, way, words, plain, ids)
    elif legal and running and path.verb:
        _choices(layout, table, candidates, path, prompts, words, plain, ids)
    elif legal and running:
        _menus(layout, foot, table, seat, found, path, words, plain, ids)
    return layout.join(foot).page()


def _head(table: Table, seat: Seat, words: Words, mark: str) -> list[str]:
    """Whose panel it is, what is asked, and what is staged."""
    prompts = [words.message(prompt.message) for prompt in table.prompts(seat)]
    title = "## " + words("bot-panel-title", title=table.game.title, name=words.person(seat, mark))
    staged = table.staged(seat).actions
    steps = [f"{number}. {words.action(action)}" for number, action in enumerate(staged, 1)]
    told = [words("bot-staged"), clip_lines(steps, 900)] if steps else []
    return [title, *(prompts or [waiting(table, seat, words)]), *told]


def _fixed(
    table: Table, seat: Seat, closing: Action | None, words: Words, ids: Ids, looks: Mapping[str, str]
) -> list[Pressed]:
    """What stands where it always stood, whatever else there is on a page, and whether it can be pressed."""
    staged = table.staged(seat).actions
    row = [button(words("bot-button-undo"), ids.turn("undo"), emoji="⏪", off=not staged)]
    ends = table.hand_over()
    if closing is not None:
        where = _deed(table, closing, table.legal(seat), words, ids)
        row.append(button(words.verb(closing), where, Style.success, emoji="✅"))
    elif ends is not None:
        row.append(button(words.verb(ends), ids.grey(9), Style.success, emoji="✅", off=True))
    for deed, emoji in (("card", "🪪"), ("map", "🗺️")):
        if deed in looks:
            label = words("bot-button-card" if deed == "card" else "bot-button-board")
            row.append(button(label, ids.look(deed, looks[deed]), emoji=emoji))
    row.append(button(words("bot-button-secrets"), ids.secret(), emoji="🔒"))
    return row


def _back(found: Mapping[str, Sequence[Action]], path: Path, ids: Ids) -> Button:
    # Where a price leads to one verb only, there is nothing to go back to on the way.
    short = path.price and path == _only_way(found, path.price)
    return ids.narrow("back", Path(price=path.price) if short else path)


def _around(table: Table, seat: Seat, back: Button | None, words: Words, ids: Ids) -> list[Pressed]:
    """The way back, and what is wanted now and then."""
    row = []
    if back is not None:
        row.append(button(words("bot-button-back"), back, emoji="↩️"))
    if len(table.staged(seat).actions) > 1:
        row.append(button(words("bot-button-start-over"), ids.turn("over"), emoji="⏮️"))
    if table.row.phase != "running":
        row.append(button(words("bot-button-secrets"), ids.secret(), emoji="🔒"))
    row.append(button(words("bot-button-refresh"), ids.turn("look"), emoji="🔄"))
    row.append(button(words("bot-button-help"), OpenHelp("open", table.row.id), emoji="❔"))
    if any(one.refusal is None for one in foreseeable(table, seat)):
        row.append(button(words("bot-button-ahead"), OpenAhead("open", table.row.id), emoji="📌"))
    return row


def _confirm(
    layout: Layout, table: Table, seat: Seat, way: Way | None, words: Words, plain: Words, ids: Ids
) -> None:
    """What is to be lost or seen, and the button that does it all the same."""
    if way is None:
        layout.text("⚠️ " + words("bot-start-over-really"))
        layout.buttons([button(words("bot-button-start-over"), ids.turn("afresh"), Style.danger)])
        return
    steps = [f"{number}. {words.action(action)}" for number, action in enumerate(way.actions, 1)]
    layout.text("\n".join([*steps, "⚠️ " + sure(table, seat, way.actions, words)]))
    layout.buttons([button(words("bot-button-do"), ids.way(way, "sure"), Style.danger)])


def _menus(
    layout: Layout,
    foot: Layout,
    table: Table,
    seat: Seat,
    found: Mapping[str, Sequence[Action]],
    path: Path,
    words: Words,
    plain: Words,
    ids: Ids,
) -> None:
    """What belongs together comes first, then everything else by its verb, then what is missing."""
    actions = narrow(found[path.price], path)
    ways = priced(table.ways(seat), actions)
    known = offered(ways)
    if path.price:
        payees = show_price(layout, found[path.price], path, words, plain, ids)
        rest = {path.price: _beyond(actions, known)}
    else:
        payees = Layout()
        rest = {price: _beyond(actions, known) for price, actions in found.items()}
    below = Layout()
    _menu(below, rest, path, words, plain, ids, bare=not (ways or path.price), known=known)
    if ways:
        if not path.price:
            below.buttons(greys(table.missing(seat), words, ids))
        room = PARTS - (layout.parts + payees.parts + below.parts + foot.parts - 3)
        show_ways(layout, ways, room, words, plain, ids)
    layout.join(payees).join(below)


def _beyond(actions: Sequence[Action], known: Set[Action]) -> list[Action]:
    """Those of verbs that offer more than is known already."""
    return [action for _, each in verbs(actions) if not known >= set(each) for action in each]


def _begun(table: Table, seat: Seat, found: Mapping[str, Sequence[Action]], path: Path) -> Path:
    """Where a choice begins: for a price with who is paid first, and else with the only verb there is."""
    there = priced(table.ways(seat), found.get(path.price, ())) if path.price else []
    if not there:
        return _only_way(found, path.price)
    return path if path.payee else replace(paid_for(there[0]), page=path.page)


def _only_way(found: Mapping[str, Sequence[Action]], price: str) -> Path:
    """The only verb there is need not be chosen."""
    there = verbs(found.get(price, ()))
    alone = len(there) == 1 and (bool(price) or (len(found) == 1 and len(found[""]) > 1))
    return Path(token(there[0][0]) if alone else "", price=price)


def waiting(table: Table, seat: Seat | None, words: Words) -> str:
    """Whom the game waits for, in one line."""
    if table.row.phase == "finished":
        return words("bot-is-finished")
    if table.row.phase == "paused":
        return words("bot-is-paused")
    names = [words.seat(s) for s in table.awaited() if s != seat]
    return words("bot-waiting-for", names=words.listed(names), count=len(names))


def _menu(
    layout: Layout,
    found: Mapping[str, Sequence[Action]],
    path: Path,
    words: Words,
    plain: Words,
    ids: Ids,
    *,
    bare: bool = True,
    known: Set[Action] = frozenset(),
) -> None:
    """The verbs, `bare` if nothing stands above them; after those that cost nothing dear, each dear price.

    What is `known` can be had without them.
    """
    verbs_ = verbs(found.get(path.price, ()))
    names_ = [_verb(actions, known, words) for _, actions in verbs_]
    if verbs_ and bare:
        layout.text(words("bot-you-may"))
    if path.price:
        hints = [_whose(actions, plain) for _, actions in verbs_]
    else:
        # What is offered for its price only is told by that.
        bare_ = [words.verb(actions[0]) for _, actions in verbs_]
        hints = [
            words.hint(actions[0]) if name == verb else ""
            for (_, actions), name, verb in zip(verbs_, names_, bare_, strict=True)
        ]
    if len(verbs_) <= (HINTED if any(hints) else VERB_BUTTONS):
        said = [
            f"**{words.verb(actions[0])}** · {hint}"
            for (_, actions), hint in zip(verbs_, hints, strict=True)
            if hint
        ]
        layout.text("\n".join(said))
        layout.buttons(
            [
                button(name, ids.narrow("verb", path.take(token(verb))), Style.primary)
                for (verb, _), name in zip(verbs_, names_, strict=True)
            ]
        )
    else:
        options = [
            (name, token(verb), hint) for (verb, _), name, hint in zip(verbs_, names_, hints, strict=True)
        ]
        for number, part in enumerate(chunks(options)):
            where = ids.narrow("verbs", path.turn(number))
            layout.menu(where, words("bot-choose-verb"), part)
    if not path.price:
        layout.buttons(
            [
                button(spend(actions[0], words), ids.narrow("verb", Path(price=price)))
                for price, actions in found.items()
                if price and actions
            ]
        )


def _verb(actions: Sequence[Action], known: Set[Action], words: Words) -> str:
    """A verb; with its price, if all it leads to can be had for another already."""
    name = words.verb(actions[0])
    left = _dearer(actions, known)
    if not left:
        return name
    prices = words.listed(words.value(price, PRICE) for price in distinct(left, PRICE))
    return words("bot-paid", verb=name, price=prices)


def _dearer(actions: Sequence[Action], known: Set[Action]) -> list[Action]:
    """What is not known; none of it, unless all that it leads to can be had for another price already."""
    left = [action for action in actions if action not in known]
    return left if {untermed(action) for action in left} <= {untermed(action) for action in known} else []


def _whose(actions: Sequence[Action], plain: Words) -> str:
    """The values of the first field: for a deed with a dear price, who could do it."""
    name = next(iter(fields(actions[0])), "")
    values = distinct(actions, name) if name else []
    return clip(plain.listed(sorted((plain.value(value, name) for value in values), key=natural)), OPTION)


def _choices(
    layout: Layout,
    table: Table,
    candidates: Sequence[Action],
    path: Path,
    prompts: Sequence[Prompt],
    words: Words,
    plain: Words,
    ids: Ids,
) -> None:
    if path.price:
        layout.text(heading(candidates[0], words))
    if len(candidates) == 1:
        (action,) = candidates
        warning = sure(table, action.seat, [action], words)
        sentence = plain.action(action)
        # The button says it all, if there is room.
        whole = bool(warning) and len(sentence) <= LABEL
        said = [
            f"**{words.verb(action)}**",
            "" if whole else words.action(action),
            warning and f"⚠️ {warning}",
        ]
        layout.text("\n".join(filter(None, said)))
        label = sentence if whole else words("bot-button-do")
        style = Style.danger if warning else Style.success
        layout.buttons([button(label, ids.do(action), style)])
        return
    chosen = _chosen(candidates, path, words)
    layout.text("**" + words.verb(candidates[0]) + "**" + (" · " + " · ".join(chosen) if chosen else ""))
    labels = names(candidates, plain)
    if labels is not None and len(candidates) <= FEW and max(map(len, labels)) <= LABEL:
        choices = [
            button(label, _deed(table, action, candidates, words, ids), style)
            for label, action, style in zip(
                labels, candidates, _styles(candidates, prompts, words.game), strict=True
            )
        ]
        # Whole sentences get a line each; a yes and a no stand side by side.
        short = max(map(len, labels)) <= SHORT
        for row in [choices] if short else [[choice] for choice in choices]:
            layout.buttons(row)
        return
    if labels is not None and len(candidates) <= MENU:
        options = [(label, digest(action), "") for label, action in zip(labels, candidates, strict=True)]
        options.sort(key=lambda option: natural(option[0]))
        layout.menu(ids.pick(), words("bot-choose-action"), options)
        return
    _fields(layout, candidates, path, words, plain, ids)


def _styles(candidates: Sequence[Action], prompts: Sequence[Prompt], game: str) -> list[Style]:
    """How loud each answer is: a yes that stands against a no is green, and what refuses is grey."""
    if any(prompt.kind == "turn" for prompt in prompts):
        return [Style.primary] * len(candidates)
    refusing = [text.refuses(action, game) for action in candidates]
    yes = Style.success if refusing.count(False) == 1 and len(refusing) > 1 else Style.primary
    return [Style.secondary if no else yes for no in refusing]


def _deed(table: Table, action: Action, legal: Sequence[Action], words: Words, ids: Ids) -> Button:
    """A button that does it at once, or asks first where it has to be confirmed."""
    if sure(table, action.seat, [action], words):
        return ids.narrow("verb", to(action, legal))
    return ids.do(action)


def _fields(
    layout: Layout,
    candidates: Sequence[Action],
    path: Path,
    words: Words,
    plain: Words,
    ids: Ids,
) -> None:
    """A menu for everything that is still to be chosen."""
    menus = []
    for number, name, values in open_fields(candidates):
        options = [(plain.value(value, name), token(value), "") for value in values]
        # Nothing, where nothing is a choice, comes first.
        bare = {token(value) for value in values if value in ("", None)}
        options.sort(key=lambda option: (option[1] not in bare, natural(option[0])))
        menus += [(number, name, part) for part in chunks(options)]
    parts = Counter(number for number, _, _ in menus)
    pages = chunks(menus, MENUS) or [[]]
    shown = path.page % len(pages)
    for index, (number, name, options) in enumerate(pages[shown]):
        span = f" ({options[0][0]} – {options[-1][0]})" if parts[number] > 1 else ""
        where = ids.field(number, index, path)
        layout.menu(where, words("bot-choose-field", field=words.field(name)) + span, options)
    if len(pages) > 1:
        turn = path.turn((shown + 1) % len(pages))
        label = words("bot-button-more", page=shown + 1, pages=len(pages))
        layout.buttons([button(label, ids.narrow("page", turn))])


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


def _chosen(candidates: Sequence[Action], path: Path, words: Words) -> list[str]:
    """What is chosen: by hand, or because nothing else is left."""
    first = candidates[0]
    usual = dict(zip(first.__struct_fields__[::-1], first.__struct_defaults__[::-1], strict=False))
    said = []
    for name in first.__struct_fields__:
        value = getattr(first, name)
        # A dear price stands above all this already.
        told = not path.price if name == PRICE else value not in ("", None, usual.get(name))
        if name != "seat" and told and len(distinct(candidates, name)) == 1:
            said.append(f"{words.field(name)}: {words.value(value, name)}")
    return said
