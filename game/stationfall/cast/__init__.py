"""The characters: one file each. Importing this package enters every one of them.

A new character is a new file here that calls `enter`, with its sentences beside it (`<key>.<language>.ftl`);
nothing else has to know of it.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

import game.stationfall.abilities  # noqa: F401  (their deeds and powers)

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
