"""A seat's own panel: what the game asks, what is staged, and everything that may be done now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import replace
from typing import Any

from discord import ui

from bot.ahead import foreseeable
from bot.buttons.button import Button
from bot.buttons.foresight import OpenAhead
from bot.buttons.guide import OpenHelp
from bot.choices import (
    Path,
    blocks,
    chunks,
    dear,
    distinct,
    fields,
    narrow,
    natural,
    needless,
    payee_of,
    token,
    verbs,
)
from bot.initiative import has_turn
from bot.limits import LABEL, OPTION, PARTS, ROW
from bot.panels.besides import draft, sentence
from bot.panels.choice import doing, show_choices
from bot.panels.guide import suggest
from bot.panels.ids import Ids
from bot.panels.layout import AMBER, BLUE, GREEN, Layout, Page, Style, button
from bot.panels.price import crowded, first, paid_for, show_price, spend, unpriced
from bot.panels.sure import sure, sure_of_most
from bot.panels.ways import (
    absent,
    as_buttons,
    deeds,
    offered,
    others_as_buttons,
    priced,
    show_others,
    show_ways,
)
from bot.table import Table
from bot.words import Words, clip_lines
from game import text
from game.api import Action, Lesson, Seat, Way
from game.text import clip
from images.api import Picture

VERB_BUTTONS = 2 * ROW
"""Up to so many verbs are buttons; more are a menu."""

BESIDE = ROW + 3
"""The parts that what others would do may take, where somebody is chosen: a row, and a menu."""

HINTED = 4
"""The same for verbs with a line about each."""

Pressed = ui.Button[Any]


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
    lesson: Lesson | None = None,
) -> Page:
    """The panel of a seat, narrowed as far as `path` says; or what confirms a `way`, or that all is `over`.

    `plain` names seats inside menus; `looks` has the pictures behind its own buttons; a `lesson` comes first.
    """
    legal = table.legal(seat)
    running = table.row.phase == "running"
    closing = table.closing(seat) if running else None
    # What hands the turn over has a button of its own, at the bottom.
    found = blocks((action for action in legal if action != closing), words.game)
    path = path or Path()
    if way is not None and dear(way.actions[-1], words.game):
        path = paid_for(way, words.game)
    if not path.verb:
        path = _begun(table, seat, found, path)
    candidates = narrow([*found.get(path.price, ()), *([closing] if closing else [])], path, table.split)
    if not candidates:
        path = _only_way(found, "")
        candidates = narrow(found[""], path, table.split)
    prompts = table.prompts(seat)
    layout = Layout(BLUE if prompts else GREEN if table.row.phase == "finished" else AMBER)
    layout.text("\n".join([*notes, *_head(table, seat, words, mark)]))
    ids = Ids(table.row.id, table.stamp(seat))
    _lesson(layout, lesson, candidates if path.verb else (), words, ids)
    layout.text(legend if pictures else "").pictures(pictures)
    home = not (over or way) and path == _begun(table, seat, found, Path())
    foot = Layout()
    if running:
        foot.text(_held_up(table, seat, words))
        here = closing is not None and path.verb == token(text.verb(closing))
        foot.buttons(_fixed(table, seat, None if here else closing, words, ids, looks))
    back = ids.narrow("page", path) if way is not None else _back(found, path, ids)
    foot.buttons(_around(table, seat, None if home else back, words, ids, over=over))
    if over or way is not None:
        _confirm(layout, table, seat, way, words, plain, ids)
    elif legal and running and path.verb:
        room, led = _room(layout, foot), not (home or path.price)
        show_choices(layout, table, candidates, path, prompts, words, plain, ids, room=room, led=led)
    elif legal and running:
        _menus(layout, foot, table, seat, found, path, words, plain, ids)
    return layout.join(foot).page()


def payee(table: Table, seat: Seat, path: Path | None, way: Way | None) -> str | None:
    """Who acts for the price that a page is about; empty: several may. None: it is about no price."""
    if way is not None:
        last = way.actions[-1]
        return payee_of(last) if dear(last, table.game.key) else None
    if path is None or not path.price:
        return None
    found = blocks(table.legal(seat), table.game.key)
    path = path if path.verb else _begun(table, seat, found, path)
    who = set(map(payee_of, narrow(found.get(path.price, ()), path, table.split)))
    return (who.pop() if len(who) == 1 else "") if who else None


def _head(table: Table, seat: Seat, words: Words, mark: str) -> list[str]:
    """Whose panel it is, what is asked, and what can be taken back."""
    prompts = [words.message(prompt.message) for prompt in table.prompts(seat)]
    title = "## " + words.person(seat, mark)
    steps = [f"{number}. {step}" for number, step in enumerate(draft(table, seat, words), 1)]
    told = [words("bot-staged"), clip_lines(steps, 900)] if steps else []
    last = table.last_step(seat)
    if last is not None:
        told = ["-# " + words("bot-last-step", what=words.action(last))]
    own = in_mind(list(map(words.message, table.in_mind(seat))))
    if seat not in table.awaited():
        prompts.append(waiting(table, seat, words))
    # Small type right below a list would be taken for its last line.
    return [title, *prompts, *own, *told]


def in_mind(said: Sequence[str]) -> list[str]:
    """What nobody should forget, in small type: whole sentences one below the other, few words beside each
    other below them."""
    whole = [line for line in said if line.endswith((".", "。"))]
    few = " · ".join(line for line in said if line not in whole)
    return ["-# " + line for line in (*whole, few) if line]


def _lesson(layout: Layout, lesson: Lesson | None, asked: Sequence[Action], words: Words, ids: Ids) -> None:
    """What the tutorial says now, and what it would have somebody try, unless that is asked already."""
    if lesson is None:
        return
    layout.text("\n".join("🎓 " + words.message(line) for line in lesson.lines))
    if lesson.suggestion is not None and list(asked) != [lesson.suggestion]:
        suggest(layout, lesson.suggestion, words, ids)


def _fixed(
    table: Table, seat: Seat, closing: Action | None, words: Words, ids: Ids, looks: Mapping[str, str]
) -> list[Pressed]:
    """What stands where it always stood, whatever else there is on a page, and whether it can be pressed."""
    nothing = not table.staged(seat).actions and table.last_step(seat) is None
    plays = _plays(table, seat)
    row = []
    if plays or not nothing:
        row.append(button(words("bot-button-undo"), ids.turn("undo"), emoji="⏪", off=nothing))
    ends = table.hand_over() if plays else None
    if closing is not None:
        where = doing(table, closing, words, ids)
        row.append(button(words.verb(closing), where, Style.success, emoji="✅"))
    elif ends is not None and (
        table.closing(seat) or not any(isinstance(it, ends) for it in table.legal(seat))
    ):
        row.append(button(words.verb(ends), ids.grey(9), Style.success, emoji="✅", off=True))
    # Without signs these have one line on a phone.
    for cue in ("card", "map"):
        if cue in looks:
            label = words("bot-button-card" if cue == "card" else "bot-button-board")
            row.append(button(label, ids.look(cue, looks[cue])))
    if not table.overt:
        row.append(button(words("bot-button-secrets"), ids.secret()))
    return row


def _plays(table: Table, seat: Seat) -> bool:
    """Whether there is a turn of this seat's to be taken back or handed over. Who waits, answers somebody
    or chooses before the first turn has none."""
    return any(prompt.kind in ("turn", "choice") for prompt in table.prompts(seat))


def _held_up(table: Table, seat: Seat, words: Words) -> str:
    """Why the turn cannot be handed over: beside its button, which would move others if it were as long."""
    ends, rule = table.hand_over(), table.held_up(seat)
    if ends is None or not rule or not _plays(table, seat):
        return ""
    waits = any(not prompt.optional for prompt in table.prompts(seat))
    why = words("bot-asked-first" if waits else "bot-is-done")
    return "-# " + words("bot-missing", what=words.verb(ends), why=why, rule=rule)


def _back(found: Mapping[str, Sequence[Action]], path: Path, ids: Ids) -> Button:
    # Where a price leads to one verb only, there is nothing to go back to on the way.
    short = path.price and path == _only_way(found, path.price)
    return ids.narrow("back", Path(price=path.price) if short else path)


def _around(
    table: Table, seat: Seat, back: Button | None, words: Words, ids: Ids, *, over: bool
) -> list[Pressed]:
    """The way back, and what is wanted now and then: it has its places, too."""
    row = []
    if table.row.phase == "running":
        few = over or len(table.staged(seat).actions) < 2
        plays = _plays(table, seat)
        if plays or back is not None:
            row.append(button(words("bot-button-back"), back or ids.grey(8), off=back is None))
        if plays and table.stretch is None:
            row.append(button(words("bot-button-start-over"), ids.turn("over"), off=few))
    elif not table.overt:
        row.append(button(words("bot-button-secrets"), ids.secret()))
    row.append(button(words("bot-button-refresh"), ids.turn("look")))
    row.append(button(words("bot-button-help"), OpenHelp("open", table.row.id)))
    # The last one holds no other's place, so it is there only where it can be pressed.
    if any(one.refusal is None for one in foreseeable(table, seat)):
        row.append(button(words("bot-button-ahead"), OpenAhead("open", table.row.id)))
    return row


def _confirm(
    layout: Layout, table: Table, seat: Seat, way: Way | None, words: Words, plain: Words, ids: Ids
) -> None:
    """What is to be lost or seen, and the button that does it all the same."""
    if way is None:
        layout.text("⚠️ " + words("bot-start-over-really"))
        layout.buttons([button(words("bot-button-afresh"), ids.turn("afresh"), Style.danger)])
        return
    first, *others = way.actions
    # The button says it all, if there is room.
    label = "" if others else sentence(table, first, plain)
    whole = 0 < len(label) <= LABEL
    said = [sentence(table, first, words), *map(words.action, others)]
    # They follow what is staged, and are counted on from there.
    begin = len(table.staged(seat).actions) + 1
    steps = [f"{number}. {step}" for number, step in enumerate(said, begin)]
    # Right below a list it would be taken for its last line.
    layout.text(f"**{words.verb(first)}**" if whole else "\n".join(steps))
    layout.text("⚠️ " + sure(table, seat, way.actions, words))
    does = ids.once_told(way).way(way)
    layout.buttons([button(label if whole else words("bot-button-do"), does, Style.danger)])


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
    actions = narrow(found[path.price], path, table.split)
    ways = priced(table.ways(seat), actions)
    known = offered(ways)
    beside: list[Way] = []
    if path.price:
        payees = show_price(layout, found[path.price], path, words, plain, ids)
        if crowded(found[path.price]):
            # Until it is chosen who acts, nothing stands there of anybody.
            actions = actions if path.payee else []
            there = {*actions, *needless(found, path.price)}
            beside = priced(table.ways(seat), [it for it in found[path.price] if it not in there])
            beside = [unpriced(way) for way in deeds(beside, plain)]
        ways = [unpriced(way) for way in priced(ways, actions)]
    else:
        payees = Layout()
    below = Layout()
    called, bare = not has_turn(table.prompts(seat), seat), not (ways or path.price)
    _menu(below, _beyond(actions, known), path, words, plain, ids, bare=bare, called=called)
    if not path.price:
        below.buttons(spend(found, words, plain, ids)).text(absent(table.missing(seat), words))
    if ways:
        # A menu of what others would do is kept room for.
        room = _room(layout, payees, below, foot) - 3 * bool(beside) - bool(path.price)
        told = _once_told(layout, table, seat, path, as_buttons(ways), words, ids)
        show_ways(layout, ways, room, words, plain, told)
    if beside:
        room = min(_room(layout, payees, below, foot) - 1, BESIDE if path.payee else PARTS)
        near = others_as_buttons(beside, room)
        told = _once_told(payees, table, seat, path, beside[:near], words, ids)
        show_others(payees, beside, near, words, plain, told)
    layout.join(payees).join(below)


def _once_told(
    layout: Layout, table: Table, seat: Seat, path: Path, ways: Sequence[Way], words: Words, ids: Ids
) -> Ids:
    """Where a price has been pressed, what most of its ways are confirmed by in the same words stands above
    them; of others each asks for itself."""
    warning, alike = sure_of_most(table, seat, ways if path.price else (), words)
    layout.text(f"⚠️ {warning}" if warning else "")
    return ids.once_told(*alike)


def _room(*layouts: Layout) -> int:
    """How many parts a page of all these has left."""
    return PARTS - 1 - sum(it.parts - 1 for it in layouts)


def _beyond(actions: Sequence[Action], known: Set[Action]) -> list[Action]:
    """Those of verbs that offer more than is known already."""
    if not known:
        return list(actions)
    return [action for _, each in verbs(actions) if not known >= set(each) for action in each]


def _begun(table: Table, seat: Seat, found: Mapping[str, Sequence[Action]], path: Path) -> Path:
    """Where a choice begins: for a price with who acts now, or with one of few, and else with the only verb
    there is."""
    there = priced(table.ways(seat), found.get(path.price, ()))
    if not there:
        return _only_way(found, path.price)
    if not path.price:
        return path  # what is offered at once is nearer than all that its verb can do
    best = None if path.payee else first(there, found[path.price], needless(found, path.price))
    return path if best is None else replace(paid_for(best, table.game.key), page=path.page)


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
    found: Sequence[Action],
    path: Path,
    words: Words,
    plain: Words,
    ids: Ids,
    *,
    bare: bool = True,
    called: bool = False,
) -> None:
    """The verbs, `bare` if nothing stands above them.

    Outside one's turn, what can only be one thing is `called` by what it is: to pass, for one.
    """
    verbs_ = verbs(found)
    names_ = [
        plain.action(actions[0]) if (bare or called) and len(actions) == 1 else words.verb(actions[0])
        for _, actions in verbs_
    ]
    if verbs_ and bare:
        layout.text(words("bot-you-may"))
    hints = [
        _hint(actions, name, path, words, plain) for (_, actions), name in zip(verbs_, names_, strict=True)
    ]
    if len(verbs_) <= (HINTED if any(hints) else VERB_BUTTONS):
        said = [
            f"-# **{words.verb(actions[0])}** · {hint}"
            for (_, actions), hint in zip(verbs_, hints, strict=True)
            if hint
        ]
        layout.text("\n".join(said))
        layout.buttons(
            [
                button(name, ids.narrow("verb", path.take(token(verb))), _loud(actions, words))
                for (verb, actions), name in zip(verbs_, names_, strict=True)
            ]
        )
    else:
        options = [
            (name, token(verb), hint) for (verb, _), name, hint in zip(verbs_, names_, hints, strict=True)
        ]
        for number, part in enumerate(chunks(options)):
            where = ids.narrow("verbs", path.turn(number))
            layout.menu(where, words("bot-choose-verb"), part)


def _loud(actions: Sequence[Action], words: Words) -> Style:
    """To give up is nothing to be led to, least of all where nothing else is left."""
    return Style.secondary if text.declines(actions[0], words.game) else Style.primary


def _hint(actions: Sequence[Action], name: str, path: Path, words: Words, plain: Words) -> str:
    """A line about a verb; for a dear price who could do it. What is called by its price has none."""
    if path.price:
        return _whose(actions, plain)
    return words.hint(actions[0]) if name == words.verb(actions[0]) else ""


def _whose(actions: Sequence[Action], plain: Words) -> str:
    """The values of the first field: for an action with a dear price, who could do it."""
    name = next(iter(fields(actions[0])), "")
    values = distinct(actions, name) if name else []
    return clip(plain.listed(sorted((plain.value(value, name) for value in values), key=natural)), OPTION)
