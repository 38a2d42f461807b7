"""Pieces of work on their way to a database: gathered while it is busy, and carried out together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from bot.store.protocol import Ledger

T = TypeVar("T")

Work = Callable[[Ledger], Any]


@dataclass
class Errand:
    """Something to be done with the ledger, and whoever waits for what comes of it."""

    work: Work
    answer: asyncio.Future[Any]


@dataclass
class Outcome:
    """What came of it: a value, or what went wrong."""

    value: Any = None
    error: Exception | None = None


class Desk:
    """Takes errands. What comes in while some are being carried out waits, and then goes together."""

    def __init__(self, carry_out: Callable[[Sequence[Work]], Awaitable[list[Outcome]]]) -> None:
        self._carry_out = carry_out
        self._errands: list[Errand] = []
        self._runner: asyncio.Task[None] | None = None

    async def ask(self, work: Callable[[Ledger], T]) -> T:
        """Have something done, and wait for it."""
        loop = asyncio.get_running_loop()
        errand = Errand(work, loop.create_future())
        self._errands.append(errand)
        if self._runner is None:
            self._runner = loop.create_task(self._go(), name="store")
        answer: T = await errand.answer
        return answer

    async def _go(self) -> None:
        """All that was asked for, until nothing is left."""
        try:
            while self._errands:
                asked, self._errands = self._errands, []
                await self._together(asked)
        finally:
            self._runner = None

    async def _together(self, asked: list[Errand]) -> None:
        try:
            outcomes = await self._carry_out([errand.work for errand in asked])
        except Exception as error:
            # Not even begun, or not brought to the disk: nothing of it has happened.
            outcomes = [Outcome(error=error)] * len(asked)
        for errand, outcome in zip(asked, outcomes, strict=True):
            if errand.answer.done():
                continue
            if outcome.error is not None:
                errand.answer.set_exception(outcome.error)
            else:
                errand.answer.set_result(outcome.value)


CarryOut = Callable[["Transactions", Sequence[Work]], list[Outcome]]


class Desks:
    """What is read and what is written, each on its way to a database; `go` takes them there."""

    def __init__(self, go: Callable[[CarryOut, Sequence[Work]], Awaitable[list[Outcome]]]) -> None:
        self._reads = Desk(lambda works: go(look, works))
        self._writes = Desk(lambda works: go(write, works))

    async def read(self, work: Callable[[Ledger], T]) -> T:
        """Look something up."""
        return await self._reads.ask(work)

    async def write(self, work: Callable[[Ledger], T]) -> T:
        """Carry something out, as one transaction."""
        return await self._writes.ask(work)


class Transactions(Protocol):
    """How a connection begins and ends what belongs together."""

    def begin(self, *, write: bool) -> None:
        """From here on. Who writes is alone in that."""

    def say(self, *statements: str) -> None:
        """Statements about the transaction itself, one after the other."""

    def lost(self) -> bool:
        """Whether the transaction has ended by itself, and everybody's work with it."""

    def ledger(self) -> Ledger:
        """The rows, inside it."""


def look(connection: Transactions, works: Sequence[Work]) -> list[Outcome]:
    """Read what was asked for, all at the same moment; where something fails, the others at a later one."""
    connection.begin(write=False)
    try:
        outcomes = []
        for work in works:
            outcome = _tried(connection, work)
            outcomes.append(outcome)
            if outcome.error is not None and not connection.lost():
                # Some databases go on with nothing after an error.
                connection.say("ROLLBACK")
                connection.begin(write=False)
        return outcomes
    finally:
        if not connection.lost():
            connection.say("ROLLBACK")


def write(connection: Transactions, works: Sequence[Work]) -> list[Outcome]:
    """Write them all in one transaction; what fails leaves no trace, and does not touch the others."""
    connection.begin(write=True)
    try:
        outcomes: list[Outcome] = []
        for work in works:
            connection.say(*(["RELEASE one"] if outcomes else []), "SAVEPOINT one")
            outcome = _tried(connection, work)
            if outcome.error is not None:
                if connection.lost():
                    # The disk or the line failed, and took everybody's work with it.
                    raise outcome.error
                connection.say("ROLLBACK TO one")
            outcomes.append(outcome)
        connection.say("COMMIT")
    except BaseException:
        if not connection.lost():
            connection.say("ROLLBACK")
        raise
    return outcomes


def _tried(connection: Transactions, work: Work) -> Outcome:
    try:
        return Outcome(work(connection.ledger()))
    except Exception as error:
        return Outcome(error=error)
