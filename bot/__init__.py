"""The Discord side: what people type, press and read."""

from __future__ import annotations

import sys
from pathlib import Path

# Said before anything is read that an older Python does not even understand.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(
        "This needs Python 3.11 or newer; this is Python {}.{}. `make run` looks for a newer one.".format(
            *sys.version_info[:2]
        )
    )

from game import text

text.enter(Path(__file__).with_name("text"))
