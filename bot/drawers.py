"""Processes that draw beside the bot: beside its loop, and beside the lock that Python's threads share.

What is to be drawn goes over as a call of a gallery's method with a view, and a picture comes back. A process
that dies, perhaps because the machine is full, or that hangs, is replaced, and its picture drawn by the next.
"""

from __future__ import annotations

import logging
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Event, Thread

# By its own name: a rehearsal has a time of its own in place of the module's, and not in every thread.
from time import monotonic
from typing import IO, TypeVar

from bot.gauges import REPLACED

log = logging.getLogger(__name__)

T = TypeVar("T")

TRIES = 2
"""So many processes may die of one picture, or hang, before it goes undrawn."""
LONGEST = 120.0
"""Seconds that one picture may take. The film of a long game takes five: what is not done by then hangs."""
ROUND = 1.0
"""Seconds after which it is looked again whether somebody hangs: a watch for each would be a thread more."""
NEEDED = ("LD_LIBRARY_PATH", "SYSTEMROOT")
"""What a process must know of its surroundings to run at all. The token is none of its business."""


class Undrawn(Exception):
    """It could not be drawn, and why."""


class Ended(Exception):
    """Nothing is drawn any more."""


def fitting() -> int:
    """How many suit this machine: one where it has a processor to spare. More would only be idle, and each
    keeps fonts and pieces of its own in memory."""
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(1, usable - 1)


class Drawer:
    """One process. It may be told to draw one thing at a time."""

    def __init__(self) -> None:
        known = {name: os.environ[name] for name in NEEDED if name in os.environ}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bot.drawer"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**known, "PYTHONPATH": os.pathsep.join(path or os.getcwd() for path in sys.path)},
        )
        self._since = 0.0
        """When it was told to draw what it draws; 0: it draws nothing."""
        self.hung = False

    @property
    def pid(self) -> int:
        return self._process.pid

    def draw(self, work: Callable[[], T]) -> T:
        """Have it drawn, and wait for that. Raises Undrawn; EOFError or OSError if the process is dead, also
        because it has taken too long."""
        order, (told, pictures) = pickle.dumps(work), self._pipes()
        self._since = monotonic()
        try:
            pickle.dump(order, told)
            told.flush()
            well, outcome = pickle.loads(pickle.load(pictures))
        except (pickle.UnpicklingError, ValueError) as error:
            # Cut off in the middle of a word; or its pipes were closed while somebody listened.
            raise EOFError from error
        finally:
            self._since = 0.0
        if not well:
            raise Undrawn(outcome)
        found: T = outcome
        return found

    def _pipes(self) -> tuple[IO[bytes], IO[bytes]]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        return self._process.stdin, self._process.stdout

    def watch(self, longest: float) -> None:
        """End it if it has drawn for so many seconds."""
        since = self._since
        if since and monotonic() - since > longest:
            self.hung = True
            self._process.kill()

    def end(self) -> None:
        """Wherever it is."""
        self._process.kill()
        self._process.wait()
        for pipe in self._pipes():
            with suppress(OSError):
                pipe.close()


class Drawers:
    """So many processes, of which any draws what comes next."""

    def __init__(self, count: int) -> None:
        self.longest = LONGEST
        self._closed = Event()
        self.all = [Drawer() for _ in range(count)]
        self._idle = SimpleQueue[Drawer]()
        for drawer in self.all:
            self._idle.put(drawer)
        Thread(target=self._watch, daemon=True).start()

    def draw(self, work: Callable[[], T]) -> T:
        """Wait, in a thread, until it is drawn. May raise Undrawn or Ended."""
        for _ in range(TRIES):
            drawer = self._idle.get()
            try:
                if self._closed.is_set():
                    raise Ended
                return drawer.draw(work)
            except (EOFError, OSError) as error:
                if self._closed.is_set():
                    raise Ended from error
                drawer = self._another(drawer)
            finally:
                self._idle.put(drawer)
        # Drawn here it might take the bot with it.
        raise Undrawn(f"{TRIES} processes died of it, or hung")

    def _watch(self) -> None:
        """As long as anybody draws."""
        while not self._closed.wait(min(self.longest, ROUND)):
            for drawer in self.all:
                drawer.watch(self.longest)

    def _another(self, dead: Drawer) -> Drawer:
        """In the place of one that has died."""
        dead.end()
        how = f"hung for {self.longest:g} s and was ended" if dead.hung else "died"
        log.warning("drawer=%d %s; another takes its place", dead.pid, how)
        REPLACED.inc()
        drawer = Drawer()
        self.all[self.all.index(dead)] = drawer
        if self._closed.is_set():
            drawer.end()
        return drawer

    def close(self) -> None:
        """Nothing more is drawn, and nobody is left behind."""
        self._closed.set()
        for drawer in self.all:
            drawer.end()
