"""Campaigns as rows: games of the same people, one after the other, and how each of them ended."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal

import msgspec

from bot.store.dialect import Cursor
from bot.store.rows import HOUR, Settings, Span

Rule = Literal["wins", "share", "placement", "mean"]
Total = Literal["average", "sum"]
Leavers = Literal["lost", "nothing", "seat"]
Status = Literal["in", "resting", "left"]

PAUSES = Span((0, 24, 48, 72, 168, 336))
"""How long after a game the next table opens."""
PATIENCE = Span((0, 12, 24, 48, 72, 168))
"""How long a table that has opened waits for those who have not said that they are ready; 0: for ever."""
LONGEST = 100
"""Games that a campaign can be settled to have."""
HANDICAPS = (0, 10, 25, 50)
"""Hundredths of a win that a newcomer is given in each of their first games."""


class Plan(msgspec.Struct, frozen=True):
    """What a campaign has agreed on."""

    kinds: tuple[str, ...]
    """Games, by key: one after the other, and from the beginning again."""
    games: int = 0
    """How many; 0: until somebody ends it."""
    pause: float = 0.0
    patience: float = 48 * HOUR
    rule: Rule = "placement"
    """What a game brings."""
    total: Total = "average"
    """What of all games counts."""
    leavers: Leavers = "lost"
    """What a game brings to whoever was there and left before its end."""
    handicap: int = 0
    """Hundredths of a win."""
    settings: Settings = Settings()
    """How its next table plays: as the last one did."""
    options: dict[str, dict[str, Any]] = {}
    """By game, the rules of the next one: those of the last one of its kind."""
    chronicle: bool = False
    """Whether a game leaves something to the next one of its kind."""


class Campaign(msgspec.Struct, frozen=True):
    """A campaign: where it is at home, whose it is, and what it has agreed on."""

    guild: int
    channel: int
    host: int
    name: str
    plan: Plan
    created: float
    id: int = 0
    phase: Literal["open", "over"] = "open"
    version: int = 0
    changed: float = 0.0
    message: int | None = None
    """The message that shows it as it is now."""


class Member(msgspec.Struct, frozen=True):
    """Somebody who plays in a campaign, or has played."""

    person: int
    name: str
    status: Status = "in"
    since: int = 0
    """How many games it had begun when they joined."""
    backs: int | None = None
    """Whom they want as host."""
    shown: bool = False
    """Whether others may see what they have been and done here."""


class Sat(msgspec.Struct, frozen=True):
    """A seat of a game that is over."""

    seat: int
    person: int | None
    """Who had it in the end; None: a computer player."""
    name: str
    won: bool
    points: int | None = None
    usual: int | None = None
    """Hundredths of a point: what whoever was this usually has, if the game can tell."""
    before: tuple[int, ...] = ()
    """Who had it earlier."""


class Record(msgspec.Struct, frozen=True):
    """How a game of a campaign ended: all that its standings are counted from."""

    key: str
    at: float
    seats: tuple[Sat, ...]
    sides: tuple[tuple[int, ...], ...] = ()
    """Seats whose points count together."""
    left: dict[str, Any] | None = None
    """What it leaves to the next game of its kind, in that game's own terms; empty: nothing. None: that was
    not asked then, or its kind never leaves anything."""


class Evening(msgspec.Struct, frozen=True):
    """A game of a campaign."""

    game: int
    campaign: int
    record: Record | None = None
    """None: it is not over."""
    memory: msgspec.Raw | None = None
    """What is told of it afterwards, once that has been made."""


encode = msgspec.json.Encoder().encode
_plan = msgspec.json.Decoder(dict[str, Any])
_record = msgspec.json.Decoder(Record)

CAMPAIGN = "id, guild, channel, host, name, phase, version, plan, created, changed, message"
MEMBER = "person, name, status, since, backs, shown"
EVENING = "game, campaign, record, memory"


class CampaignRows:
    """The part of a ledger that is about campaigns."""

    _run: Callable[..., Cursor]

    def add_campaign(self, it: Campaign) -> Campaign:
        query = (
            "INSERT INTO campaigns (guild, channel, host, name, phase, version, plan, created, changed,"
            " message) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id"
        )
        values = (it.guild, it.channel, it.host, it.name, it.phase, it.version, encode(it.plan))
        (number,) = self._run(query, (*values, it.created, it.changed, it.message)).fetchone()
        return msgspec.structs.replace(it, id=int(number))

    def save_campaign(self, it: Campaign) -> bool:
        query = (
            "UPDATE campaigns SET channel = ?, host = ?, name = ?, phase = ?, version = ?, plan = ?,"
            " changed = ? WHERE id = ? AND version = ?"
        )
        values = (it.channel, it.host, it.name, it.phase, it.version, encode(it.plan), it.changed)
        return self._run(query, (*values, it.id, it.version - 1)).rowcount == 1

    def show_campaign(self, campaign: int, message: int | None) -> None:
        self._run("UPDATE campaigns SET message = ? WHERE id = ?", (message, campaign))

    def campaign(self, campaign: int) -> Campaign | None:
        row = self._run(f"SELECT {CAMPAIGN} FROM campaigns WHERE id = ?", (campaign,)).fetchone()
        return None if row is None else _campaign(row)

    def campaigns(self, guild: int | None = None) -> Sequence[Campaign]:
        which, values = ("", ()) if guild is None else (" WHERE guild = ?", (guild,))
        query = f"SELECT {CAMPAIGN} FROM campaigns{which} ORDER BY id DESC"
        return [_campaign(row) for row in self._run(query, values)]

    def members(self, campaign: int) -> Sequence[Member]:
        query = f"SELECT {MEMBER} FROM members WHERE campaign = ? ORDER BY since, person"
        return [_member(*row) for row in self._run(query, (campaign,))]

    def put_member(self, campaign: int, it: Member) -> None:
        self._run(
            f"INSERT INTO members (campaign, {MEMBER}) VALUES (?, ?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (campaign, person) DO UPDATE SET name = excluded.name, status = excluded.status,"
            " since = excluded.since, backs = excluded.backs, shown = excluded.shown",
            (campaign, it.person, it.name, it.status, it.since, it.backs, int(it.shown)),
        )

    def drop_member(self, campaign: int, person: int) -> None:
        self._run("DELETE FROM members WHERE campaign = ? AND person = ?", (campaign, person))

    def add_evening(self, it: Evening) -> None:
        query = f"INSERT INTO evenings ({EVENING}) VALUES (?, ?, ?, ?)"
        self._run(query, (it.game, it.campaign, *_kept(it)))

    def put_evening(self, it: Evening) -> None:
        query = "UPDATE evenings SET record = ?, memory = ? WHERE game = ?"
        self._run(query, (*_kept(it), it.game))

    def drop_evening(self, game: int) -> None:
        self._run("DELETE FROM evenings WHERE game = ?", (game,))

    def evening(self, game: int) -> Evening | None:
        row = self._run(f"SELECT {EVENING} FROM evenings WHERE game = ?", (game,)).fetchone()
        return None if row is None else _evening(row)

    def evenings(self, campaign: int) -> Sequence[Evening]:
        query = f"SELECT {EVENING} FROM evenings WHERE campaign = ? ORDER BY game"
        return [_evening(row) for row in self._run(query, (campaign,))]


def _kept(it: Evening) -> Iterable[bytes | None]:
    record = None if it.record is None else encode(it.record)
    return record, None if it.memory is None else bytes(it.memory)


def _evening(row: Any) -> Evening:
    game, campaign, record, memory = row
    known = None if record is None else _record.decode(record)
    return Evening(game, campaign, known, None if memory is None else msgspec.Raw(memory))


def _member(person: int, name: str, status: Status, since: int, backs: int | None, shown: int) -> Member:
    return Member(person, name, status, since, backs, bool(shown))


def _campaign(row: Any) -> Campaign:
    known = dict(zip(CAMPAIGN.split(", "), row, strict=True))
    return Campaign(**{**known, "plan": read_plan(known["plan"])})


def read_plan(kept: bytes) -> Plan:
    """What a campaign has agreed on; a length of time that none can have is read as the nearest one."""
    raw = _plan.decode(kept)
    for name, span in (("pause", PAUSES), ("patience", PATIENCE)):
        value = raw.pop(name, None)
        if isinstance(value, int | float):
            raw[name] = span.nearest(value)
    return msgspec.convert(raw, Plan)
