"""What is kept of a person, all of it, and how nothing is kept any more."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec

from bot.store.campaigns import Campaign, Evening, Member, Sat
from bot.store.dialect import Cursor
from bot.store.rows import OPEN, GameRow, Place

NOBODY = 1
"""Stands where somebody must: no account of Discord has this number."""


class Forgetting:
    """The part of a ledger that forgets somebody."""

    _run: Callable[..., Cursor]
    game: Callable[[int], GameRow | None]
    save_game: Callable[[GameRow, int], None]
    places: Callable[[int], Sequence[Place]]
    put_places: Callable[[int, Iterable[Place]], None]
    campaign: Callable[[int], Campaign | None]
    save_campaign: Callable[[Campaign], bool]
    members: Callable[[int], Sequence[Member]]
    drop_member: Callable[[int, int], None]
    evening: Callable[[int], Evening | None]
    put_evening: Callable[[Evening], None]

    def needed(self, person: int) -> bool:
        """Whether somebody has a part in a game or a campaign that is not over."""
        rows = [self.game(number) for number in self._games_with(person)]
        if any(row is not None and row.phase in OPEN for row in rows):
            return True
        known = [self.campaign(number) for number in self._campaigns_with(person)]
        going = [it for it in known if it is not None and it.phase == "open"]
        members = [one for it in going for one in self.members(it.id) if one.person == person]
        return any(it.host == person for it in going) or any(one.status != "left" for one in members)

    def forget(self, person: int) -> Sequence[int]:
        """Keep nothing of somebody who is needed nowhere. The games of whose seats that is true now."""
        games = self._games_with(person)
        for number in games:
            self._forget_game(number, person)
        campaigns = self._campaigns_with(person)
        self._forget_posts(games, [it for it in map(self.campaign, campaigns) if it is not None])
        for number in campaigns:
            self._forget_campaign(number, person)
        self._run("UPDATE members SET backs = NULL WHERE backs = ?", (person,))
        self._run('DELETE FROM people WHERE "user" = ?', (person,))
        self._run("DELETE FROM notes WHERE key LIKE ?", (f"jotted%/{person}",))
        self._run("DELETE FROM outbox WHERE lane = ?", (f"u{person}",))
        return games

    def _games_with(self, person: int) -> list[int]:
        query = (
            'SELECT game FROM seats WHERE "user" = ? UNION SELECT game FROM seats WHERE displaced = ?'
            " UNION SELECT id FROM games WHERE host = ?"
        )
        found = {int(number) for (number,) in self._run(query, (person, person, person))}
        held = self._run("SELECT game, past FROM seats WHERE past <> ?", (b"[]",))
        found |= {int(game) for game, past in held if person in msgspec.json.decode(past)}
        return sorted(found)

    def _campaigns_with(self, person: int) -> list[int]:
        query = "SELECT campaign FROM members WHERE person = ? UNION SELECT id FROM campaigns WHERE host = ?"
        return sorted(int(number) for (number,) in self._run(query, (person, person)))

    def _forget_posts(self, games: Sequence[int], campaigns: Sequence[Campaign]) -> None:
        """What has been posted about them may name them, too."""
        lanes = [f"c{it.channel}" for it in campaigns]
        for which, of in (("game", games), ("game IS NULL AND lane", lanes)):
            if of:
                marks = ", ".join("?" * len(of))
                self._run(f"DELETE FROM outbox WHERE status <> 'waiting' AND {which} IN ({marks})", of)

    def _forget_game(self, number: int, person: int) -> None:
        row = self.game(number)
        if row is None:
            return
        self.put_places(number, [_without(place, person) for place in self.places(number)])
        self._run("DELETE FROM votes WHERE game = ?", (number,))
        host = NOBODY if row.host == person else row.host
        self.save_game(msgspec.structs.replace(row, host=host, version=row.version + 1), row.version)
        evening = self.evening(number)
        if evening is not None and evening.record is not None:
            # Also of who only stood in for somebody, and was never a member of the campaign.
            seats = tuple(_unseated(sat, person) for sat in evening.record.seats)
            record = msgspec.structs.replace(evening.record, seats=seats)
            self.put_evening(msgspec.structs.replace(evening, record=record))

    def _forget_campaign(self, number: int, person: int) -> None:
        campaign = self.campaign(number)
        if campaign is not None and campaign.host == person:
            self.save_campaign(msgspec.structs.replace(campaign, host=NOBODY, version=campaign.version + 1))
        self.drop_member(number, person)


def _without(place: Place, person: int) -> Place:
    """A seat that nobody can tell they had."""
    past = tuple(one for one in place.past if one != person)
    displaced = None if place.displaced == person else place.displaced
    if place.user == person:
        return Place(place.seat, "", None, place.ready, past=past, displaced=displaced)
    return msgspec.structs.replace(place, past=past, displaced=displaced)


def _unseated(sat: Sat, person: int) -> Sat:
    before = tuple(one for one in sat.before if one != person)
    if sat.person == person:
        return msgspec.structs.replace(sat, person=None, name="", before=before)
    return msgspec.structs.replace(sat, before=before)
