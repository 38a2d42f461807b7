"""What a vote comes to: who decides, how many it takes, and whom it takes besides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from bot.replay import revealing
from bot.store import Entry, Motion, Vote
from bot.table import Table
from game.api import Seat

Ballots = Mapping[str, bool]


def electorate(table: Table, motion: Motion) -> list[int]:
    """Who decides: every person at the table but the one it is about."""
    about = table.places[motion.seat].user if motion.verb == "replace" else None
    return [user for user in table.people() if user != about]


def needed(motion: Motion, voters: int) -> int:
    """How many must be for it: everybody, if the past is to be changed; otherwise more than half."""
    return voters if motion.verb == "rollback" else voters // 2 + 1


def same(one: Motion, other: Motion) -> bool:
    """Whether two motions ask for the same."""
    return msgspec.structs.replace(one, by=0) == msgspec.structs.replace(other, by=0)


def owner(table: Table, motion: Motion) -> int | None:
    """Whose seat somebody new would get by it, though a computer player may have it now.

    Where nobody has secrets a seat is as good as any other, and nobody is asked before all others.
    """
    if (
        table.overt
        or motion.verb != "replace"
        or motion.user is None
        or not 0 <= motion.seat < len(table.places)
    ):
        return None
    whose = table.place(motion.seat).owner
    return None if whose == motion.user else whose


def agreed(table: Table, motion: Motion, ballots: Ballots) -> bool:
    """Whether whoever sits there has asked for it themselves, or said yes to it."""
    whose = table.place(motion.seat).owner
    return whose is not None and (motion.by == whose or ballots.get(str(whose), False))


def unheard(table: Table, motion: Motion, ballots: Ballots) -> int | None:
    """Who must have had time to speak before it can be carried. None: nobody.

    With a seat go its secrets. So nobody new gets it over the head of whoever is there: they are asked, and
    until they have agreed, or have let the time pass, the most that can be done is to have a computer player
    play. Who has missed two deadlines is not there.
    """
    whose = owner(table, motion)
    if whose is None or table.place(motion.seat).autopilot or agreed(table, motion, ballots):
        return None
    return whose


def must_vote(table: Table, motion: Motion) -> bool:
    """Whether not even the host can decide it alone."""
    return motion.verb == "rollback" or unheard(table, motion, {}) is not None


def spoken_up(table: Table, vote: Vote) -> int | None:
    """Who keeps the seat that was to be given away, because they are there. None: nobody has said so."""
    whose = owner(table, vote.motion)
    if whose is None:
        return None
    back = not vote.until and unheard(table, vote.motion, vote.ballots) is not None
    return whose if back or not vote.ballots.get(str(whose), True) else None


def count(table: Table, vote: Vote) -> tuple[int, int, int]:
    """How many are for it, how many against, how many decide."""
    voters = electorate(table, vote.motion)
    favour = sum(vote.ballots.get(str(user), False) for user in voters)
    against = sum(not vote.ballots.get(str(user), True) for user in voters)
    return favour, against, len(voters)


def verdict(table: Table, vote: Vote, now: float) -> Literal["open", "carried", "lost"]:
    """How a vote stands."""
    favour, against, voters = count(table, vote)
    need = needed(vote.motion, voters)
    if spoken_up(table, vote) is not None or against > voters - need:
        return "lost"
    # What the one who sits there wishes, the host decides alone.
    consent = owner(table, vote.motion) is not None and agreed(table, vote.motion, vote.ballots)
    enough = favour >= need or (consent and vote.ballots.get(str(table.row.host), False))
    waits = now < vote.until and unheard(table, vote.motion, vote.ballots) is not None
    return "carried" if enough and not waits else "open"


def last_turn(table: Table, entries: Sequence[Entry], seat: Seat | None) -> int:
    """The first entry of the last publication, if this seat may wish it undone: nobody has learned by it.

    What another seat has published is learned, whoever plays there: else one could try out a turn, look at
    the answer, and try another. Where nobody has secrets only what nobody could know is learned. Otherwise 0,
    which is the deal and can never be undone. Raises Diverged where that cannot be told any more.
    """
    last = [entry for entry in entries if entry.batch == entries[-1].batch]
    if not last or last[0].n == 0:
        return 0
    if table.overt:
        return 0 if revealing(table, entries[: last[0].n], last) else last[0].n
    learned = any(
        entry.seat != seat or not entry.undoable or any(event.to is not None for event in entry.events)
        for entry in last
    )
    return 0 if learned else last[0].n
