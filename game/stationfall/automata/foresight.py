"""By how much what came of an identity differed from what was hoped for when it was chosen.

`python -m game foresight` makes `foresight.toml`, which also says how it was made.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

FILE = "foresight.toml"


@cache
def missed() -> Mapping[str, float]:
    """The points each identity brings beyond what there is to hope for when the game begins."""
    return tomllib.loads(files(__package__).joinpath(FILE).read_text("utf-8"))
