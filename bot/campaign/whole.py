"""A campaign as it is now, read at one moment: whoever shows it or decides about it looks at this."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.campaign.standings import Standing, standings
from bot.store import OPEN, GameRow, Ledger
from bot.store.campaigns import Campaign, Evening, Member
from bot.store.rows import TABLE

NEXT = "next"
"""The timer that opens the next table; it hangs at the game that was played before."""


@dataclass(frozen=True)
class Whole:
    """A campaign, its people, its games."""

    campaign: Campaign
    members: Sequence[Member]
    evenings: Sequence[Evening]
    tables: Sequence[GameRow]
    """Those of its games that are not over."""
    seated: frozenset[int]
    """Who sits at one of them."""
    due: float | None
    """When the next table opens. None: when somebody opens it, or never."""
    away: frozenset[int]
    """Who has said that they are away."""

    @property
    def played(self) -> int:
        """How many games are over."""
        return sum(evening.record is not None for evening in self.evenings)

    @property
    def over(self) -> bool:
        return self.campaign.phase == "over"

    @property
    def full(self) -> bool:
        """Whether as many games have been begun as were agreed on."""
        games = self.campaign.plan.games
        return 0 < games <= len(self.evenings)

    @property
    def following(self) -> str:
        """The kind of game that comes next, by its key."""
        kinds = self.campaign.plan.kinds
        return kinds[len(self.evenings) % len(kinds)]

    def number(self, game: int) -> int:
        """Which game of the campaign it is, from 1."""
        return next(n for n, evening in enumerate(self.evenings, start=1) if evening.game == game)

    def member(self, person: int) -> Member | None:
        """Somebody who plays in it, and has not left."""
        found = next((it for it in self.members if it.person == person), None)
        return None if found is None or found.status == "left" else found

    def present(self) -> list[Member]:
        """Who has not left it."""
        return [it for it in self.members if it.status != "left"]

    def standings(self) -> list[Standing]:
        """Where everybody stands, by the games that are over."""
        records = [evening.record for evening in self.evenings]
        return standings(records, self.members, self.campaign.plan)


def whole(ledger: Ledger, number: int, now: float) -> Whole | None:
    """A campaign by its number."""
    campaign = ledger.campaign(number)
    if campaign is None:
        return None
    members, evenings = ledger.members(number), ledger.evenings(number)
    rows = [ledger.game(evening.game) for evening in evenings if evening.record is None]
    tables = [row for row in rows if row is not None and row.phase in OPEN]
    places = [place for row in tables for place in ledger.places(row.id)]
    seated = frozenset(place.user for place in places if place.user is not None)
    due = [
        timer.due
        for evening in evenings
        for timer in ledger.timers(evening.game)
        if timer.kind == NEXT and timer.seat == TABLE
    ]
    away = frozenset(it.person for it in members if ledger.person(it.person).away_until > now)
    return Whole(campaign, members, evenings, tables, seated, min(due, default=None), away)
