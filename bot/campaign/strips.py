"""What was posted after each round of a game that is over, drawn once more for whoever reads its story."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.campaign.story import Told, rounds
from bot.pictures import Studio, TooLate
from bot.replay import Diverged, replay
from game.api import Message
from images.api import Look, Picture
from images.packed import packed

log = logging.getLogger(__name__)

GAMES = 24
"""Of so many games the strips are kept: a story is asked for by one reader after the other."""

Strips = Sequence[Sequence[Picture]]
"""By round, its pages."""


class Reels:
    """The strips of games that are over."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio
        self._kept: OrderedDict[tuple[int, str, str], Strips] = OrderedDict()

    async def of(self, told: Told, look: Look) -> Strips:
        """All strips of a game, as everybody saw them. Empty: it has none, or cannot be played again."""
        key = (told.evening.game, look.theme, look.language)
        if key not in self._kept:
            self._kept[key] = await self._drawn(told, look)
        self._kept.move_to_end(key)
        found = self._kept[key]
        while len(self._kept) > GAMES:
            self._kept.popitem(last=False)
        return found

    async def _drawn(self, told: Told, look: Look) -> Strips:
        studio, table = self._studio, told.table
        if studio.gallery(table) is None:
            return ()
        try:
            shown = await studio.work(partial(_shown, told), post=True, here=True)
            found = []
            for view, story in shown:
                pages = await studio.told(table, "strip", "strip", view, story, look=look, post=True)
                found.append(await studio.work(partial(packed, [page for _, page in pages]), post=True))
        except TooLate:
            return ()
        except Diverged as error:
            log.warning("game %s has no strips: %s", table.row.id, error)
            return ()
        return found if any(found) else ()


def _shown(told: Told) -> list[tuple[Any, tuple[Message, ...]]]:
    """How it looked to everybody at the end of each round, and what they could read of it."""
    table, found = told.table, []
    states = list(replay(table, told.entries))
    for entry, events in rounds(told.entries):
        view = table.game.view(states[entry.n], None)
        found.append((view, tuple(event.message for event in events)))
    return found
