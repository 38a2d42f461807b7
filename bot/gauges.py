"""How the bot is, counted as it goes along."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from bot.store import Ledger, Store

T = TypeVar("T")

REGISTRY = CollectorRegistry()
SPANS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
"""Seconds."""

ACTIONS = Counter("tables_changes", "Changes of tables that were written down", registry=REGISTRY)
ANSWERS = Histogram(
    "tables_answer_seconds", "From hearing somebody to their answer", registry=REGISTRY, buckets=SPANS
)
STORE = Histogram("tables_store_seconds", "Time in the database", ["kind"], registry=REGISTRY, buckets=SPANS)
LAG = Histogram("tables_loop_lag_seconds", "How late the loop is", registry=REGISTRY, buckets=SPANS)
PICTURES = Histogram(
    "tables_picture_seconds", "From asking for a picture until it is there", registry=REGISTRY, buckets=SPANS
)
LEFT_OUT = Counter(
    "tables_pictures_left_out", "Pictures that were too late, or overtaken by a later one", registry=REGISTRY
)
REPLACED = Counter(
    "tables_drawers_replaced", "Drawing processes that died or hung, and were replaced", registry=REGISTRY
)
FAILURES = Counter("tables_failures", "Answers that were an apology", registry=REGISTRY)
CLOSED = Counter("tables_direct_messages_refused", "Direct messages that were refused", registry=REGISTRY)
SLOWED = Counter("tables_rate_limits", "How often Discord asked for patience", registry=REGISTRY)
HELD = Gauge("tables_in_memory", "Tables in memory", registry=REGISTRY)
OPEN = Gauge("tables_open", "Games that are open", registry=REGISTRY)
DEPTH = Gauge("tables_outbox_lanes", "Lanes in which something waits", registry=REGISTRY)
AGE = Gauge("tables_outbox_age_seconds", "For how long the longest has waited", registry=REGISTRY)


class Timed:
    """A store that tells how long it takes."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.close = store.close
        self.faults = store.faults
        self.ahead = store.ahead

    @property
    def shared(self) -> bool:
        """As the store is."""
        return self._store.shared

    async def read(self, work: Callable[[Ledger], T]) -> T:
        """Look something up."""
        with STORE.labels("read").time():
            return await self._store.read(work)

    async def write(self, work: Callable[[Ledger], T]) -> T:
        """Carry something out."""
        with STORE.labels("write").time():
            return await self._store.write(work)
