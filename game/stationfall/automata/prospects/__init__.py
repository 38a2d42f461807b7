"""How often each agenda row may be expected to be met in the end, by the key of its condition.

One file for each thing that rows speak of. Importing this package enters all their prospects.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from game.stationfall.automata.prospects.bonus import bonus_prospect
from game.stationfall.automata.prospects.rows import expectation

__all__ = ["bonus_prospect", "expectation"]

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
