"""What is looked for is found by an index, among however many games: said by the databases themselves."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from typing import Any

import msgspec
import pytest

from bot.store import GameRow, Ledger, Outgoing, Person, postgres
from bot.store.dialect import Cursor
from bot.store.ledger import SqlLedger
from bot.store.postgres import PostgresSession
from bot.store.schema import migrate
from bot.store.sqlite import SqliteSession
from tests.bot import databases


def often(ledger: Ledger) -> None:
    """What is asked while people wait, and while nothing is due."""
    out = Outgoing("c1", "stretch", msgspec.Raw(b"{}"), 1.0, 1, nonce="n", about="s")
    ledger.game(1)
    ledger.game_in(1)
    ledger.last_in(1)
    ledger.has_finished(1, "toy")
    ledger.games(("running", "paused"))
    ledger.places(1)
    ledger.entries(1, 3)
    ledger.drafts(1)
    ledger.snapshot(1, -1)
    ledger.claimed(1)
    ledger.send(out)
    ledger.overtaken(out)
    ledger.unsent(1)
    ledger.hurry("c1", 1.0)
    ledger.sent(1, 2)
    ledger.timers(1)
    ledger.due_timers(1.0)
    ledger.next_timer()
    ledger.person(1)
    ledger.put_person(1, Person())
    ledger.post(1, "lobby")
    ledger.open_votes(1)
    ledger.note("k")
    ledger.sweep(1.0)
    ledger.queued()
    ledger.shift(1.0)


class Listening:
    """Notes every statement on its way to a session."""

    def __init__(self, session: SqliteSession | PostgresSession) -> None:
        self._session = session
        self.clash, self.clock = session.clash, session.clock
        self.heard: list[tuple[str, Sequence[Any]]] = []

    def run(self, query: str, values: Sequence[Any] = ()) -> Cursor:
        self.heard.append((query, values))
        return self._session.run(query, values)

    def many(self, query: str, rows: Iterable[Sequence[Any]]) -> None:
        self._session.many(query, rows)


def test_nothing_is_looked_for_in_a_whole_table_of_a_file() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection)
        listening = Listening(SqliteSession(connection))
        often(SqlLedger(listening))
        plans = {
            query: [str(row[3]) for row in connection.execute(f"EXPLAIN QUERY PLAN {query}", values)]
            for query, values in listening.heard
        }
    slow = {query: plan for query, plan in plans.items() if any(map(whole, plan))}
    assert not slow


def whole(step: str) -> bool:
    """Whether a step of SQLite's goes through a whole table."""
    return step.startswith("SCAN") and "INDEX" not in step


def test_nothing_needs_to_be_looked_for_in_a_whole_table_of_a_server() -> None:
    """Of few rows a server reads all, whatever there is; it must have a way that it could go."""
    with postgres.connect(databases.server().new()) as connection:
        listening = Listening(PostgresSession(connection))
        often(SqlLedger(listening))
        connection.execute(b"SET enable_seqscan = off; SET enable_sort = on")
        slow = {}
        for query, values in listening.heard:
            if query.startswith("INSERT"):
                continue
            rows = PostgresSession(connection).run(f"EXPLAIN {query}", values)
            plan = [str(line) for (line,) in rows]
            if any("Seq Scan" in line for line in plan):
                slow[query] = plan
    assert not slow


OVER = 1000
"""Games that have ended lately, but for one that ended long ago."""


def laid_aside(session: SqliteSession | PostgresSession, explain: str) -> str:
    """How a database with many games looks for what is laid aside."""
    listening = Listening(session)
    ledger = SqlLedger(listening)
    for number in range(OVER):
        changed = 1000.0 if number else 1.0
        ledger.add_game(GameRow("toy", 1, number, 1, "s", 0.0, phase="finished", changed=changed))
    if isinstance(session, PostgresSession):
        # A server counts by itself what it holds, and a file never.
        session.say("ANALYZE")
    assert [row.changed for row in ledger.old_games(2.0, 10)] == [1.0]
    query, values = listening.heard[-1]
    return "\n".join(str(row) for row in session.run(f"{explain} {query}", values))


def test_what_has_been_over_for_long_is_found_however_many_games_have_ended_since() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as file:
        migrate(file)
        assert "games_over" in laid_aside(SqliteSession(file), "EXPLAIN QUERY PLAN")
    with postgres.connect(databases.server().new()) as server:
        assert "games_over" in laid_aside(PostgresSession(server), "EXPLAIN")


@pytest.mark.parametrize(
    ("step", "slow"), [("SCAN games", True), ("SCAN timers USING COVERING INDEX a", False)]
)
def test_the_judge_of_plans(step: str, slow: bool) -> None:
    assert whole(step) is slow
