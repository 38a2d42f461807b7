"""A seat's own panel: what the game asks, what is staged, and everything that may be done now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from bot.choices import MENU, Path, chunks, narrow, open_fields, token, unique, verbs
from bot.panels.address import Address
from bot.panels.layout import AMBER, BLUE, GREEN, Layout, Page, Style, button
from bot.table import Table, digest
from bot.words import Words, clip_lines
from game.api import Action, Message, Seat
from images.api import Picture

MENUS = 6
"""Menus on one page: with all else, within the 40 parts Discord allows in a message."""
VERB_BUTTONS = 10
"""Up to so many verbs are buttons; more are a menu."""

FEW = 4
"""Up to so many actions are buttons with their whole sentence."""

SHORT = 16
"""Characters of a label that leave room for others in its line."""

Addresses = Callable[..., Address]


def panel(
    table: Table,
    seat: Seat,
    words: Words,
    plain: Words,
    *,
    path: Path | None = None,
    picture: Picture | None = None,
    notes: Sequence[str] = (),
    mark: str = "",
) -> Page:
    """The panel of a seat, narrowed as far as `path` says. `plain` names seats inside menus."""
    legal = table.legal(seat)
    closing = table.closing(seat) if table.row.phase == "running" else None
    path = path or _only_way([action for action in legal if action != closing])
    candidates = narrow(legal, path) if path.verb else list(legal)
    if path.verb and not candidates:
        path, candidates = Path(), list(legal)
    prompts = table.prompts(seat)
    layout = Layout(BLUE if prompts else GREEN if table.row.phase == "finished" else AMBER)
    layout.text("\n".join(notes))
    layout.text("## " + words("bot-panel-title", title=table.game.title, name=words.person(seat, mark)))
    layout.text("\n".join(words.message(prompt.message) for prompt in prompts) or waiting(table, seat, words))
    staged = table.staged(seat)
    if staged.actions:
        steps = [f"{number}. {words.action(action)}" for number, action in enumerate(staged.actions, 1)]
        layout.text(words("bot-staged") + "\n" + clip_lines(steps, 900))
    if picture is not None:
        layout.pictures([("board", picture)])
    stamp = table.stamp(seat)

    def address(deed: str, rest: str = "") -> Address:
        return Address("turn", deed, table.row.id, stamp, rest)

    if legal and table.row.phase == "running":
        if not path.verb:
            # What hands the turn over has a button of its own below.
            _verbs(layout, [action for action in legal if action != closing], words, address)
        else:
            _choices(layout, candidates, path, words, plain, address)
    buttons = []
    if path.verb and (path.chosen or len(verbs(legal)) > 1):
        buttons.append(button(words("bot-button-back"), address("back", path.write()), emoji="↩️"))
    if staged.actions:
        buttons.append(button(words("bot-button-undo"), address("undo"), emoji="⏪"))
        buttons.append(button(words("bot-button-start-over"), address("over"), emoji="⏮️"))
    if closing is not None:
        label = words.verb(closing)
        buttons.append(button(label, address("do", digest(closing)), Style.success, emoji="✅"))
    buttons.append(button(words("bot-button-secrets"), address("secret"), emoji="🔒"))
    buttons.append(button(words("bot-button-refresh"), address("look"), emoji="🔄"))
    return layout.buttons(buttons).page()


def _only_way(legal: Sequence[Action]) -> Path:
    """The only verb there is need not be chosen."""
    found = verbs(legal)
    return Path(token(found[0][0])) if len(found) == 1 and len(legal) > 1 else Path()


def waiting(table: Table, seat: Seat | None, words: Words) -> str:
    """Whom the game waits for, in one line."""
    if table.row.phase == "finished":
        return words("bot-is-finished")
    if table.row.phase == "paused":
        return words("bot-is-paused")
    names = [words.message(Message("bot-seat", {"seat": f"#{s}"})) for s in table.awaited() if s != seat]
    return words("bot-waiting-for", names=", ".join(names), count=len(names))


def _verbs(layout: Layout, legal: Sequence[Action], words: Words, address: Addresses) -> None:
    found = verbs(legal)
    if not found:
        return
    layout.text(words("bot-you-may"))
    if len(found) <= VERB_BUTTONS:
        layout.buttons(
            [
                button(
                    _counted(words.verb(actions[0]), len(actions), words),
                    address("verb", Path(token(verb)).write()),
                    Style.primary,
                )
                for verb, actions in found
            ]
        )
        return
    for number, part in enumerate(chunks(found)):
        options = [
            (words.verb(actions[0]), token(verb), words("bot-choices", count=len(actions)))
            for verb, actions in part
        ]
        layout.menu(address("verbs", str(number)), words("bot-choose-verb"), options)


def _counted(label: str, count: int, words: Words) -> str:
    return label if count == 1 else words("bot-verb-count", verb=label, count=count)


def _choices(
    layout: Layout,
    candidates: Sequence[Action],
    path: Path,
    words: Words,
    plain: Words,
    address: Addresses,
) -> None:
    chosen = _settled(candidates, words)
    layout.text("**" + words.verb(candidates[0]) + "**" + (" · " + " · ".join(chosen) if chosen else ""))
    if len(candidates) == 1:
        (action,) = candidates
        layout.text(words.action(action))
        layout.buttons([button(words("bot-button-do"), address("do", digest(action)), Style.success)])
        return
    if len(candidates) <= FEW:
        labels = unique([plain.action(action) for action in candidates], 80)
        choices = [
            button(label, address("do", digest(action)), Style.primary)
            for label, action in zip(labels, candidates, strict=True)
        ]
        # Whole sentences get a line each; a yes and a no stand side by side.
        short = max(map(len, labels)) <= SHORT
        for row in [choices] if short else [[choice] for choice in choices]:
            layout.buttons(row)
        return
    if len(candidates) <= MENU:
        sentences = [(plain.action(action), digest(action)) for action in candidates]
        options = [(sentence, value, _rest(sentence)) for sentence, value in sentences]
        layout.menu(address("pick"), words("bot-choose-action"), options)
    menus = [
        (number, name, part) for number, name, values in open_fields(candidates) for part in chunks(values)
    ]
    parts = Counter(number for number, _, _ in menus)
    pages = chunks(menus, MENUS) or [[]]
    shown = path.page % len(pages)
    for index, (number, name, values) in enumerate(pages[shown]):
        labels = [plain.value(value) for value in values]
        span = f" ({labels[0]} – {labels[-1]})" if parts[number] > 1 else ""
        options = [(label, token(value), "") for label, value in zip(labels, values, strict=True)]
        where = address(f"f{number:x}{index:x}", path.write())
        layout.menu(where, words("bot-choose-field", field=words.field(name)) + span, options)
    if len(pages) > 1:
        turn = path.turn((shown + 1) % len(pages))
        label = words("bot-button-more", page=shown + 1, pages=len(pages))
        layout.buttons([button(label, address("page", turn.write()))])


def _rest(label: str) -> str:
    """What no longer fits into a label."""
    return label[99:] if len(label) > 100 else ""


def _settled(candidates: Sequence[Action], words: Words) -> list[str]:
    """What is settled: chosen by hand, or because nothing else is left."""
    first = candidates[0]
    settled = []
    for name in first.__struct_fields__:
        values = {repr(getattr(action, name)) for action in candidates}
        value = getattr(first, name)
        if name != "seat" and len(values) == 1 and value not in ("", None):
            settled.append(f"{words.field(name)}: {words.value(value)}")
    return settled


def chosen_action(table: Table, seat: Seat, name: str) -> Action | None:
    """The legal action with this digest."""
    return next((action for action in table.legal(seat) if digest(action) == name), None)


def verb_of(table: Table, seat: Seat, name: str) -> str:
    """The verb with this token."""
    return next((verb for verb, _ in verbs(table.legal(seat)) if token(verb) == name), "")
