"""A process that draws, for `drawers.py`: what it is told comes in, a picture goes out, one after the other.

It has no token, no database and no state of a game: what it is told holds views and words. It ends with
whoever asks it, however that ends.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import traceback
from queue import SimpleQueue
from threading import Thread
from typing import IO

# The galleries are there before the first picture is asked for.
import images  # noqa: F401
from bot.process import share


def listen(told: IO[bytes], orders: SimpleQueue[bytes]) -> None:
    """Hear what is to be drawn; when nobody can ask any more, nobody waits for what is being drawn either."""
    while True:
        try:
            orders.put(pickle.load(told))
        except EOFError:
            os._exit(0)


def drawn(order: bytes) -> bytes:
    """What comes of an order: that it went well, and the picture; or that it did not, and why."""
    try:
        return pickle.dumps((True, pickle.loads(order)()))
    except Exception:
        return pickle.dumps((False, traceback.format_exc()))


def main() -> None:
    """Draw until nobody asks."""
    # Whoever ends the bot by a signal to all of its processes still gets the pictures that are under way.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    share()
    pictures = os.fdopen(os.dup(1), "wb")
    # Whatever else is printed here is none.
    os.dup2(2, 1)
    orders = SimpleQueue[bytes]()
    Thread(target=listen, args=(sys.stdin.buffer, orders), daemon=True).start()
    while True:
        picture = drawn(orders.get())
        try:
            pickle.dump(picture, pictures)
            pictures.flush()
        except BrokenPipeError:
            # Who asked is gone. The thread still hears: an orderly end would wait for it and fail.
            os._exit(0)


if __name__ == "__main__":
    main()
