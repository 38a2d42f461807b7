"""What a ledger asks of the connection it writes through, whatever database that leads to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Protocol


class Cursor(Protocol):
    """What came of a statement."""

    @property
    def rowcount(self) -> int:
        """How many rows it has changed."""

    def fetchone(self) -> Any:
        """The next row; None: there is none."""

    def __iter__(self) -> Iterator[Any]: ...


class Session(Protocol):
    """A connection that takes SQL in which `?` stands for a value."""

    @property
    def clash(self) -> type[Exception]:
        """What is raised where a row may not stand beside another."""

    @property
    def clock(self) -> str:
        """The time of day as the database tells it, in seconds, in its own words."""

    def run(self, query: str, values: Sequence[Any] = ()) -> Cursor:
        """Carry out one statement."""

    def many(self, query: str, rows: Iterable[Sequence[Any]]) -> None:
        """Carry it out once for each of these rows."""
