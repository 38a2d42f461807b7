"""Where the tests keep their files: in memory, where there is room for them; and what is not looked through.

The bot has every write brought to the disk, and a test waits for that hundreds of times. That the disk is
asked `test_store.py` promises; what is written here outlives a killed process, not a machine without power.
"""

from __future__ import annotations

import gc
import os
import shutil
from pathlib import Path

FRESH = 10_000
"""So many objects come before it is looked which of them only hold each other: games make hundreds of
states, and with Python's own seven hundred a tenth of the time would go into looking."""
MEMORY = Path("/dev/shm")
ROOM = 2 << 30
"""Bytes that must be free there."""

if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free >= ROOM:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))

# Nothing that is read in before the first test is ever garbage: a million objects, in which a test that
# makes many states would have it searched for again and again.
gc.disable()


def pytest_collection_finish() -> None:
    gc.collect()
    gc.freeze()
    gc.set_threshold(FRESH)
    gc.enable()
