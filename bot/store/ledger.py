"""The rows of all tables as SQL, inside one transaction: statements that every database takes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, TypeVar

import msgspec

from bot.store import rows
from bot.store.campaigns import CampaignRows
from bot.store.dialect import Cursor, Session
from bot.store.forgetting import Forgetting
from bot.store.protocol import Conflict
from game.api import Event, Seat

T = TypeVar("T")

encode = msgspec.json.Encoder().encode
_options = msgspec.json.Decoder(dict[str, Any])
_events = msgspec.json.Decoder(tuple[Event, ...])
_actions = msgspec.json.Decoder(tuple[msgspec.Raw, ...])
_motion = msgspec.json.Decoder(rows.Motion)
_ballots = msgspec.json.Decoder(dict[str, bool])

SEAT = 'seat, name, "user", ready, autopilot, misses, past, displaced, foreseen'
ENTRY = "n, seat, origin, action, events, undoable, batch, at, stretch"
VOTE = "game, motion, at, id, ballots, status, until"
SEATED = 'SELECT game FROM seats WHERE "user" = ?'
UNSENT = "game = ? AND status = 'failed' AND lane LIKE 'c%'"
LEASED_AT_ONCE = 200
SHIFTED = (
    ("timers", "game", "due", ""),
    ("outbox", "id", "due", " AND status = 'waiting'"),
    ("votes", "id", "until", " AND status = 'open' AND until > 0"),
)
"""What waits for its time: a table, by which numbers it is gone through, where the time is, which rows."""
SHIFTED_AT_ONCE = 20_000
GAME = "id, key, guild, channel, host, phase, version, entries, seed, options, settings, created, changed"


@cache
def put(table: str, keys: str, values: str) -> str:
    """The statement that keeps a row in place of the one that has the same keys."""
    columns = [*keys.split(", "), *values.split(", ")]
    renewed = ", ".join(f"{name} = excluded.{name}" for name in values.split(", "))
    return (
        f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
        f" ON CONFLICT ({keys}) DO UPDATE SET {renewed}"
    )


class SqlLedger(CampaignRows, Forgetting):
    """A `Ledger` on a session that is inside a transaction."""

    def __init__(self, session: Session) -> None:
        self._run = session.run
        self._many = session.many
        self._clash = session.clash
        self._clock = session.clock

    # games

    def add_game(self, row: rows.GameRow) -> rows.GameRow:
        columns = GAME.removeprefix("id, ")
        query = f"INSERT INTO games ({columns}) VALUES (?{', ?' * columns.count(',')}) RETURNING id"
        try:
            return msgspec.structs.replace(row, id=self._number(query, _game_values(row)))
        except self._clash as error:
            raise Conflict("the channel has an open game") from error

    def save_game(self, row: rows.GameRow, was: int) -> None:
        try:
            cursor = self._run(
                "UPDATE games SET key = ?, guild = ?, channel = ?, host = ?, phase = ?, version = ?,"
                " entries = ?, seed = ?, options = ?, settings = ?, created = ?, changed = ?"
                " WHERE id = ? AND version = ?",
                (*_game_values(row), row.id, was),
            )
        except self._clash as error:
            raise Conflict("the channel has an open game") from error
        if cursor.rowcount != 1:
            raise Conflict(f"game {row.id} is no longer at version {was}")

    def game(self, game: int) -> rows.GameRow | None:
        return _one(_game, self._run(f"SELECT {GAME} FROM games WHERE id = ?", (game,)))

    def game_in(self, channel: int) -> rows.GameRow | None:
        query = f"SELECT {GAME} FROM games WHERE channel = ? AND phase IN ('lobby', 'running', 'paused')"
        return _one(_game, self._run(query, (channel,)))

    def last_in(self, channel: int) -> rows.GameRow | None:
        query = f"SELECT {GAME} FROM games WHERE channel = ? ORDER BY id DESC LIMIT 1"
        return _one(_game, self._run(query, (channel,)))

    def has_finished(self, user: int, key: str) -> bool:
        query = f"SELECT 1 FROM games WHERE phase = 'finished' AND key = ? AND id IN ({SEATED})"
        return self._run(query, (key, user)).fetchone() is not None

    def old_games(self, before: float, limit: int) -> Sequence[rows.GameRow]:
        query = (
            f"SELECT {GAME} FROM games WHERE phase NOT IN ('lobby', 'running', 'paused') AND changed < ?"
            " AND NOT EXISTS (SELECT 1 FROM evenings WHERE game = games.id) ORDER BY changed, id LIMIT ?"
        )
        return [_game(row) for row in self._run(query, (before, limit))]

    def drop_game(self, game: int) -> None:
        for table in ("timers", "posts", "outbox"):
            self._run(f"DELETE FROM {table} WHERE game = ?", (game,))
        self._run("DELETE FROM notes WHERE key = ? OR key LIKE ?", (f"again{game}", f"jotted{game}/%"))
        self._run("DELETE FROM games WHERE id = ?", (game,))

    def games(self, phases: Iterable[str]) -> Sequence[rows.GameRow]:
        wanted = tuple(phases)
        query = f"SELECT {GAME} FROM games WHERE phase IN ({', '.join('?' * len(wanted))}) ORDER BY id"
        return [_game(row) for row in self._run(query, wanted)]

    def count(self, phases: Iterable[str]) -> int:
        wanted = tuple(phases)
        query = f"SELECT count(*) FROM games WHERE phase IN ({', '.join('?' * len(wanted))})"
        return self._number(query, wanted)

    def _number(self, query: str, values: Sequence[Any]) -> int:
        """The number of the row that a statement writes."""
        return int(self._run(query, values).fetchone()[0])

    # seats

    def places(self, game: int) -> Sequence[rows.Place]:
        query = f"SELECT {SEAT} FROM seats WHERE game = ? ORDER BY seat"
        return [rows.read_place(*row) for row in self._run(query, (game,))]

    def put_places(self, game: int, places: Iterable[rows.Place]) -> None:
        self._run("DELETE FROM seats WHERE game = ?", (game,))
        self._many(
            f"INSERT INTO seats (game, {SEAT}) VALUES (?{', ?' * SEAT.count(',')}, ?)",
            [(game, *rows.place_row(place)) for place in places],
        )

    # journal, drafts, snapshots

    def add_entries(self, game: int, entries: Iterable[rows.Entry]) -> None:
        self._many(
            f"INSERT INTO journal (game, {ENTRY}) VALUES (?{', ?' * ENTRY.count(',')}, ?)",
            [(game, *_entry_values(entry)) for entry in entries],
        )

    def entries(self, game: int, start: int = 0) -> Sequence[rows.Entry]:
        query = f"SELECT {ENTRY} FROM journal WHERE game = ? AND n >= ? ORDER BY n"
        return [_entry(row) for row in self._run(query, (game, start))]

    def cut_entries(self, game: int, start: int) -> None:
        self._run("DELETE FROM journal WHERE game = ? AND n >= ?", (game, start))

    def drafts(self, game: int) -> Sequence[rows.Draft]:
        query = "SELECT seat, revision, actions FROM drafts WHERE game = ? ORDER BY seat"
        return [
            rows.Draft(seat, rev, _actions.decode(actions))
            for seat, rev, actions in self._run(query, (game,))
        ]

    def put_draft(self, game: int, draft: rows.Draft) -> None:
        self._run(
            put("drafts", "game, seat", "revision, actions"),
            (game, draft.seat, draft.revision, encode(draft.actions)),
        )

    def snapshot(self, game: int, seat: Seat = rows.TABLE) -> rows.Snapshot | None:
        query = "SELECT seat, n, data FROM snapshots WHERE game = ? AND seat = ?"
        return _one(lambda row: rows.Snapshot(*row), self._run(query, (game, seat)))

    def put_snapshot(self, game: int, snapshot: rows.Snapshot) -> None:
        self._run(
            put("snapshots", "game, seat", "n, data"),
            (game, snapshot.seat, snapshot.n, snapshot.data),
        )

    # interactions

    def claim(self, interaction: int, at: float) -> bool:
        query = "INSERT INTO seen (interaction, at) VALUES (?, ?) ON CONFLICT DO NOTHING"
        return self._run(query, (interaction, at)).rowcount == 1

    def claimed(self, interaction: int) -> bool:
        cursor = self._run("SELECT 1 FROM seen WHERE interaction = ?", (interaction,))
        return cursor.fetchone() is not None

    def sweep(self, before: float) -> None:
        self._run("DELETE FROM seen WHERE at < ?", (before,))
        self._run("DELETE FROM outbox WHERE status <> 'waiting' AND due < ?", (before,))

    # outbox

    def send(self, out: rows.Outgoing) -> int:
        if out.about and (number := self._put_into(out)):
            return number
        query = (
            "INSERT INTO outbox (game, lane, kind, body, state, nonce, due, about)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id"
        )
        told = out.game, out.lane, out.kind, bytes(out.body), out.state, out.nonce, out.due, out.about
        return self._number(query, told)

    def _put_into(self, out: rows.Outgoing) -> int:
        """The row about the same that has not been delivered, with this put into it. 0: there is none."""
        query = (
            "UPDATE outbox SET body = ?, due = CASE status WHEN 'failed' THEN ? ELSE due END,"
            " status = 'waiting' WHERE id = (SELECT max(id) FROM outbox WHERE status <> 'sent'"
            " AND lane = ? AND coalesce(game, 0) = ? AND about = ?) RETURNING id"
        )
        values = (bytes(out.body), out.due, out.lane, out.game or 0, out.about)
        return _one(lambda row: int(row[0]), self._run(query, values)) or 0

    def waiting(self, holder: str = "", limit: int = 500) -> Sequence[rows.Outgoing]:
        theirs = f"SELECT name FROM leases WHERE holder <> ? AND until >= {self._clock}"
        query = (
            "SELECT lane, kind, body, due, game, state, id, nonce, attempts FROM outbox WHERE id IN"
            " (SELECT min(id) FROM outbox WHERE status = 'waiting' GROUP BY lane)"
            + (f" AND lane NOT IN ({theirs})" if holder else "")
            + " ORDER BY due, id LIMIT ?"
        )
        return [_outgoing(row) for row in self._run(query, (holder, limit) if holder else (limit,))]

    def queued(self) -> Sequence[tuple[int, float]]:
        query = (
            "SELECT id, due FROM outbox WHERE id IN"
            " (SELECT min(id) FROM outbox WHERE status = 'waiting' GROUP BY lane)"
        )
        return [(int(number), float(due)) for number, due in self._run(query)]

    def is_due(self, lane: str, now: float) -> bool:
        query = "SELECT 1 FROM outbox WHERE lane = ? AND status = 'waiting' AND due <= ? LIMIT 1"
        return self._run(query, (lane, now)).fetchone() is not None

    def overtaken(self, out: rows.Outgoing) -> bool:
        query = (
            "SELECT 1 FROM outbox WHERE status = 'waiting' AND lane = ? AND id > ? AND coalesce(game, 0) = ?"
            " AND kind = ? LIMIT 1"
        )
        return self._run(query, (out.lane, out.id, out.game or 0, out.kind)).fetchone() is not None

    def waits(self, out: int) -> bool:
        query = "SELECT 1 FROM outbox WHERE id = ? AND status = 'waiting'"
        return self._run(query, (out,)).fetchone() is not None

    def sent(self, out: int, message: int | None) -> None:
        self._run("UPDATE outbox SET status = 'sent', message = ?, state = NULL WHERE id = ?", (message, out))

    def caught_up(self, out: rows.Outgoing, message: int | None, nonce: str, due: float) -> bool:
        query = "UPDATE outbox SET status = 'sent', message = ? WHERE id = ? AND body = ?"
        if self._run(query, (message, out.id, bytes(out.body))).rowcount:
            return True
        self._run("UPDATE outbox SET nonce = ?, attempts = 0, due = ? WHERE id = ?", (nonce, due, out.id))
        return False

    def postpone(self, out: int, due: float, error: str) -> None:
        self._run(
            "UPDATE outbox SET attempts = attempts + 1, due = ?, error = ? WHERE id = ?", (due, error, out)
        )

    def hurry(self, lane: str, now: float) -> None:
        self._run("UPDATE outbox SET due = ? WHERE lane = ? AND status = 'waiting'", (now, lane))

    def failed(self, out: int, error: str) -> None:
        self._run("UPDATE outbox SET status = 'failed', error = ? WHERE id = ?", (error, out))

    def unsent(self, game: int) -> Sequence[rows.Outgoing]:
        query = (
            "SELECT lane, kind, body, due, game, state, id, nonce, attempts, error FROM outbox"
            f" WHERE {UNSENT} ORDER BY id"
        )
        return [_outgoing(row) for row in self._run(query, (game,))]

    def send_again(self, game: int, now: float) -> None:
        query = f"UPDATE outbox SET status = 'waiting', attempts = 0, due = ? WHERE {UNSENT}"
        self._run(query, (now, game))

    # timers

    def set_timer(self, timer: rows.Timer) -> None:
        self._run(
            put("timers", "game, kind, seat", "due"),
            (timer.game, timer.kind, timer.seat, timer.due),
        )

    def finish_timer(self, timer: rows.Timer) -> None:
        self._run(
            "DELETE FROM timers WHERE game = ? AND kind = ? AND seat = ? AND due = ?",
            (timer.game, timer.kind, timer.seat, timer.due),
        )

    def drop_timers(self, game: int, kinds: Iterable[str], seat: Seat | None = None) -> None:
        named = tuple(kinds)
        query = f"DELETE FROM timers WHERE game = ? AND kind IN ({', '.join('?' * len(named))})"
        if seat is None:
            self._run(query, (game, *named))
        else:
            self._run(f"{query} AND seat = ?", (game, *named, seat))

    def timers(self, game: int) -> Sequence[rows.Timer]:
        query = "SELECT game, kind, seat, due FROM timers WHERE game = ? ORDER BY due, kind, seat"
        return [rows.Timer(*row) for row in self._run(query, (game,))]

    def due_timers(self, now: float) -> Sequence[rows.Timer]:
        query = "SELECT game, kind, seat, due FROM timers WHERE due <= ? ORDER BY due LIMIT 50"
        return [rows.Timer(*row) for row in self._run(query, (now,))]

    def timers_after(self, due: float) -> Sequence[rows.Timer]:
        query = "SELECT game, kind, seat, due FROM timers WHERE due > ? ORDER BY due"
        return [rows.Timer(*row) for row in self._run(query, (due,))]

    def shift(self, by: float) -> None:
        # A server ends a statement that takes for long: some rows at a time, all in one transaction.
        for table, key, due, which in SHIFTED:
            after = -1
            while True:
                some = (
                    f"SELECT {key} AS number FROM {table} WHERE {key} > ?{which}"
                    f" ORDER BY {key} LIMIT {SHIFTED_AT_ONCE}"
                )
                (last,) = self._run(f"SELECT max(number) FROM ({some}) AS part", (after,)).fetchone()
                if last is None:
                    break
                query = f"UPDATE {table} SET {due} = {due} + ? WHERE {key} > ? AND {key} <= ?{which}"
                self._run(query, (by, after, last))
                after = last

    def next_timer(self) -> float | None:
        (due,) = self._run("SELECT min(due) FROM timers").fetchone()
        return None if due is None else float(due)

    # people, posts, votes, notes

    def person(self, user: int) -> rows.Person:
        row = self._run('SELECT prefs FROM people WHERE "user" = ?', (user,)).fetchone()
        return rows.Person() if row is None else rows.read_person(row[0])

    def put_person(self, user: int, person: rows.Person) -> None:
        self._run(put("people", '"user"', "prefs"), (user, encode(person)))

    def post(self, game: int, kind: str) -> rows.Posted | None:
        query = "SELECT kind, channel, message FROM posts WHERE game = ? AND kind = ?"
        return _one(lambda row: rows.Posted(*row), self._run(query, (game, kind)))

    def put_post(self, game: int, post: rows.Posted) -> None:
        self._run(
            put("posts", "game, kind", "channel, message"),
            (game, post.kind, post.channel, post.message),
        )

    def drop_post(self, game: int, kind: str) -> None:
        self._run("DELETE FROM posts WHERE game = ? AND kind = ?", (game, kind))

    def add_vote(self, vote: rows.Vote) -> rows.Vote:
        query = (
            "INSERT INTO votes (game, motion, ballots, status, at, until) VALUES (?, ?, ?, ?, ?, ?)"
            " RETURNING id"
        )
        cast = vote.game, encode(vote.motion), encode(vote.ballots), vote.status, vote.at, vote.until
        return msgspec.structs.replace(vote, id=self._number(query, cast))

    def save_vote(self, vote: rows.Vote) -> None:
        self._run(
            "UPDATE votes SET ballots = ?, status = ?, until = ? WHERE id = ?",
            (encode(vote.ballots), vote.status, vote.until, vote.id),
        )

    def vote(self, vote: int) -> rows.Vote | None:
        query = f"SELECT {VOTE} FROM votes WHERE id = ?"
        return _one(_vote, self._run(query, (vote,)))

    def open_votes(self, game: int) -> Sequence[rows.Vote]:
        query = f"SELECT {VOTE} FROM votes WHERE game = ? AND status = 'open' ORDER BY id"
        return [_vote(row) for row in self._run(query, (game,))]

    def lease(self, names: Sequence[str], holder: str, seconds: float) -> Sequence[str]:
        self._run(f"DELETE FROM leases WHERE until < {self._clock}")
        taken: list[str] = []
        wanted = sorted(set(names))
        # Many at a time: while somebody writes, everybody else waits.
        for start in range(0, len(wanted), LEASED_AT_ONCE):
            some = wanted[start : start + LEASED_AT_ONCE]
            each = ", ".join([f"(?, ?, {self._clock} + ?)"] * len(some))
            query = (
                f"INSERT INTO leases (name, holder, until) VALUES {each} ON CONFLICT (name)"
                " DO UPDATE SET until = excluded.until WHERE leases.holder = excluded.holder RETURNING name"
            )
            values = [value for name in some for value in (name, holder, seconds)]
            taken += [str(name) for (name,) in self._run(query, values)]
        return taken

    def leased(self, holder: str) -> Sequence[str]:
        query = f"SELECT name FROM leases WHERE holder <> ? AND until >= {self._clock}"
        return [str(name) for (name,) in self._run(query, (holder,))]

    def release(self, holder: str) -> None:
        self._run("DELETE FROM leases WHERE holder = ?", (holder,))

    def apart(self, work: Callable[[], None]) -> Exception | None:
        self._run("SAVEPOINT apart")
        failed: Exception | None = None
        try:
            work()
        except Exception as error:
            failed = error
            # Where all of the transaction is lost, this fails, too, and is not kept from anybody.
            self._run("ROLLBACK TO apart")
        self._run("RELEASE apart")
        return failed

    def note(self, key: str) -> str | None:
        return _one(lambda row: str(row[0]), self._run("SELECT value FROM notes WHERE key = ?", (key,)))

    def put_note(self, key: str, value: str) -> None:
        self._run(put("notes", "key", "value"), (key, value))


def _one(make: Callable[[Any], T], cursor: Cursor) -> T | None:
    row = cursor.fetchone()
    return None if row is None else make(row)


def _game_values(row: rows.GameRow) -> list[Any]:
    """All but its number."""
    values = {name: getattr(row, name) for name in GAME.split(", ")[1:]}
    return [encode(value) if name in ("options", "settings") else value for name, value in values.items()]


def _game(row: Any) -> rows.GameRow:
    known = dict(zip(GAME.split(", "), row, strict=True))
    known.update(options=_options.decode(known["options"]), settings=rows.read_settings(known["settings"]))
    return rows.GameRow(**known)


def _entry(row: Any) -> rows.Entry:
    n, seat, origin, action, events, undoable, *rest = row
    return rows.Entry(n, seat, origin, msgspec.Raw(action), _events.decode(events), bool(undoable), *rest)


def _entry_values(it: rows.Entry) -> tuple[Any, ...]:
    done = bytes(it.action), encode(it.events), int(it.undoable)
    return (it.n, it.seat, it.origin, *done, it.batch, it.at, it.stretch)


def _outgoing(row: Any) -> rows.Outgoing:
    return rows.Outgoing(row[0], row[1], msgspec.Raw(row[2]), *row[3:])


def _vote(row: Any) -> rows.Vote:
    game, motion, at, number, ballots, status, until = row
    return rows.Vote(game, _motion.decode(motion), at, number, _ballots.decode(ballots), status, until)
