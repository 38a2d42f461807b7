"""What something would lead to: tried on a state that whoever asks cannot tell from the real one.

For what is hidden must not show in what a panel offers or says beforehand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Literal

from bot.initiative import has_initiative, has_turn, stays
from bot.stretch import stretch_of
from game.api import Action, Illegal, Message, Seat, Weighing

if TYPE_CHECKING:
    from bot.table import Table

Course = Literal["staged", "published", "asked"]
"""What a press leads to: what can be taken back, what everybody sees, or what somebody must answer."""
Played = Callable[["Table", Seat, Sequence[Action]], tuple[Any, Any]]
"""What actions in a row come to, and what they change."""


def _imagined(table: Table, seat: Seat, why: str) -> tuple[Any, Random]:
    """Such a state, and the chance of what is tried on it."""
    rng = Random(f"{table.row.seed}:{table.next_entry(seat)}:{why}")
    return table.game.imagine(table.state_of(seat), seat, rng), rng


def course(table: Table, seat: Seat, actions: Sequence[Action]) -> Course:
    """What doing these one after the other leads to."""
    state, rng = _imagined(table, seat, "course")
    for action in actions:
        before = table.game.prompts(state)
        try:
            outcome = table.game.apply(state, action, rng)
        except Illegal:
            break
        after = table.game.prompts(outcome.state)
        kept = stays(before, after, seat, outcome.undoable, outcome.events)
        if not (kept if table.stretch is None else outcome.undoable):
            asked = any(prompt.seat != seat and prompt.kind == "answer" for prompt in after)
            return "asked" if asked else "published"
        state = outcome.state
    return "staged"


def comes_to(table: Table, game: Weighing, seat: Seat, actions: Sequence[Action]) -> Message | None:
    """What the last of these comes to after the others."""
    *first, last = actions
    view = table.view(seat)
    if first:
        state, rng = _imagined(table, seat, "comes to")
        try:
            for action in first:
                state = table.game.apply(state, action, rng).state
        except Illegal:
            return None
        view = table.game.view(state, seat)
    return game.comes_to(view, last)


def held_up(table: Table, seat: Seat, ends: type[Action], other: Action) -> str:
    """By which rule a turn cannot be handed over while something else can be done; empty: by none."""
    # Of whomever the answer would be: a person may play for several.
    shared = set(ends.__struct_fields__) & set(other.__struct_fields__)
    try:
        action = ends(**{name: getattr(other, name) for name in shared})
    except TypeError:
        return ""  # it is said of something that no answer speaks of
    state, rng = _imagined(table, seat, "held up")
    try:
        table.game.apply(state, action, rng)
    except Illegal as refused:
        return refused.rule
    return ""


def closing(table: Table, seat: Seat) -> Action | None:
    """The action that hands the turn over and needs no choice, if there is one."""
    if not has_turn([prompt for prompt in table.prompts(seat) if not prompt.optional], seat):
        return None
    ends = table.hand_over()
    defaults = [prompt.default for prompt in table.prompts(seat)]
    legal = table.legal(seat)
    # What says for whom it is done needs no choice either, where it can be done for one only.
    only = [action for action in legal if ends is not None and isinstance(action, ends)]
    plain = [action for action in legal if action.__struct_fields__ == ("seat",)]
    plain += [action for action in only if len(only) == 1 and action not in plain]
    plain.sort(key=lambda action: action not in defaults)
    if not plain:
        return None
    if ends is not None and isinstance(plain[0], ends):
        return plain[0]  # also where the rules play everybody else, and one's next turn follows at once
    state, rng = _imagined(table, seat, "closing")
    for action in plain:
        try:
            outcome = table.game.apply(state, action, rng)
        except Illegal:
            continue
        over = table.stretch is not None and stretch_of(table.game, outcome.state) != table.stretch.key
        if over or not has_initiative(table.game.prompts(outcome.state), seat):
            return action
    return None


def settles(table: Table, seat: Seat, actions: Sequence[Action], play: Played) -> bool:
    """Whether these cannot be taken back, as far as this seat can know: that decides what it is asked."""
    try:
        answer, _ = play(supposed(table, seat), seat, actions)
    except Illegal:
        return False
    return bool(answer.settled)


def supposed(table: Table, seat: Seat) -> Table:
    """What this seat cannot tell from the game: what is hidden must not show in what is not done yet."""
    return table.but(state=_imagined(table, seat, "supposed")[0], drafts={})
