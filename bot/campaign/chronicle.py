"""What a game of a campaign leaves to the next one of its kind, where its people have agreed on that.

All of it stands in the record of the game, and in the options of the next one: nothing else knows of it.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from bot.options import check_options, settled
from bot.refusal import Refused
from bot.store.campaigns import Plan, Record
from bot.table import Table
from game.api import Chronicled, Game, Illegal, Message, speaks

log = logging.getLogger(__name__)


def left_by(table: Table) -> dict[str, Any] | None:
    """What a game that is over leaves, as it is kept; empty: nothing. None: its kind leaves none ever."""
    game: Any = table.game
    if not speaks(game, Chronicled):
        return None
    left = game.leaves(table.state)
    return {} if left is None else dict(msgspec.json.decode(msgspec.json.encode(left)))


def next_options(game: Game[Any], plan: Plan, records: Iterable[Record | None]) -> dict[str, Any]:
    """The options of the next game of a kind: as of the last one, and what that has left."""
    options = settled(game, plan.options.get(game.key, {}))
    chronicled: Any = game
    if not (plan.chronicle and speaks(game, Chronicled)):
        return options
    over = sorted((it for it in records if it is not None and it.key == game.key), key=lambda it: it.at)
    if not over or not over[-1].left:
        return options
    more = {**options, chronicled.carries: over[-1].left}
    try:
        check_options(game, more, game.seats.start)
    except (Refused, Illegal):
        # Rules may have changed since; better no trace than no game.
        log.exception("what a game of %s has left cannot be dealt with", game.key)
        return options
    return more


def traces(game: Game[Any], options: Mapping[str, Any]) -> Sequence[Message]:
    """What these options carry of an earlier game, in sentences of that game."""
    chronicled: Any = game
    if not speaks(game, Chronicled) or not options.get(chronicled.carries):
        return ()
    found: Sequence[Message] = chronicled.left(msgspec.convert(options, game.Options))
    return found


def left_in(game: Game[Any], record: Record) -> Sequence[Message]:
    """What a game has left, in its own sentences."""
    chronicled: Any = game
    return traces(game, {chronicled.carries: record.left}) if speaks(game, Chronicled) else ()
