"""What somebody does in a stretch, beside others who do the same: seen by all as it is done."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from dataclasses import replace

import msgspec

from bot.post import of_stretch
from bot.store import Snapshot
from bot.store.rows import TABLE
from bot.stretch import Stretch, large, stretch_of
from bot.table import Staged, Table
from bot.tables import Change, Tables
from game.api import Action, Prompt, Seat

LONGEST = 60
"""How many steps are played at once for somebody whose time is up."""


def carried_out(
    table: Table, seat: Seat, actions: Iterable[Action], *, through: bool = False
) -> tuple[Staged, tuple[bool, ...]]:
    """These actions one after the other, and of each whether it can be taken back.

    What comes of one that cannot be, nobody could foresee: what follows is no longer meant, unless it is to
    go `through`.
    Raises Illegal if one of them is not possible.
    """
    game, state = table.game, table.state
    done = Staged(table.staged(seat).revision)
    undoable: tuple[bool, ...] = ()
    for action in actions:
        outcome = game.apply(state, action, table.chance(table.row.entries + len(done.actions)))
        state = outcome.state
        done = Staged(
            done.revision + 1,
            (*done.actions, action),
            (*done.states, state),
            (*done.events, outcome.events),
        )
        undoable = (*undoable, outcome.undoable)
        over = table.stretch is None or stretch_of(game, state) != table.stretch.key
        if over or any(map(large, outcome.events)) or not (outcome.undoable or through):
            break
    return done, undoable


def defaults(table: Table, seat: Seat) -> Iterator[Action]:
    """What is played for a seat whose time is up, until nobody waits for it any more."""
    game, state = table.game, table.state
    for number in range(LONGEST):
        prompt = _waited(game.prompts(state), seat)
        if prompt is None:
            return
        action = prompt.default or next(iter(game.legal(state, seat)))
        yield action
        state = game.apply(state, action, table.chance(table.row.entries + number)).state


def _waited(prompts: Iterable[Prompt], seat: Seat) -> Prompt | None:
    return next((prompt for prompt in prompts if prompt.seat == seat and not prompt.optional), None)


async def take_back(tables: Tables, table: Table, stretch: Stretch, seat: Seat) -> Change:
    """The table without this seat's last step in a stretch; what others have done since stays."""
    now, old = tables.now(), table.row
    step, since, state = await asyncio.to_thread(stretch.without, table.game, seat, table.chance)
    row = msgspec.structs.replace(old, version=old.version + 1, entries=old.entries - 1, changed=now)
    kept = replace(stretch, entries=(*stretch.entries[: step.n - stretch.begin], *since))
    staged = Staged(table.staged(seat).revision + 1)
    new = table.but(row=row, state=state, stretch=kept, drafts={**table.drafts, seat: staged})
    change = Change(new, old.version, entries=list(since), cut=step.n, drafts={seat: staged})
    change.snapshots.append(Snapshot(TABLE, row.entries, table.game.dump(state)))
    marks = await tables.store.read(
        lambda ledger: [ledger.snapshot(old.id, each) for each in range(len(table.places))]
    )
    # Who has handed over since has seen one entry less.
    change.snapshots += [
        msgspec.structs.replace(mark, n=mark.n - 1) for mark in marks if mark is not None and mark.n > step.n
    ]
    change.outgoing.append(of_stretch(row, stretch.key, stretch.begin, now))
    return change
