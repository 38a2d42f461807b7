"""How the threads of this process share its time and its memory."""

from __future__ import annotations

import ctypes
import gc
import sys

TURN = 0.0005
"""Seconds that one thread goes on while another waits for its turn."""
ARENAS, MAPPED = -8, -3
"""How glibc calls these two settings."""
LARGE = 8 << 20
"""Bytes from which on memory is a piece of its own, given back as soon as it is free."""
FRESH = 50_000
"""So many objects come before it is looked which of them only hold each other. A panel is some hundreds of
these, and with Python's own seven hundred a busy process would look a fifth of its time."""


def share() -> None:
    """Draw without holding up those who are answered, and keep no memory for every thread that has drawn.

    The loop gives up its turn with everything it sends and reads, many times for every answer, and would each
    time wait for as long as Python lets a thread go on that draws: five milliseconds.
    """
    sys.setswitchinterval(TURN)
    gc.set_threshold(FRESH)
    try:
        mallopt = ctypes.CDLL(None).mallopt
    except (AttributeError, OSError, TypeError):
        # Only glibc has one heap for every thread, and large pieces in each of them.
        return
    mallopt(ARENAS, 1)
    mallopt(MAPPED, LARGE)
