"""How often a row may be expected to be met by who plans, where that sees farther than a prospect.

A prospect measures each thing by itself. A scheme knows what has to be made ready for it, and what others
will do against it; without one a row is expected as always. One file for each thing that rows speak of, as
in `prospects`; importing this package enters all schemes.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from game.stationfall.automata.plans import Plans
from game.stationfall.automata.prospects import expectation
from game.stationfall.automata.prospects.rows import about
from game.stationfall.automata.schemes.rows import SCHEMES
from game.stationfall.cards import Row

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")


def hoped(look: Plans, row: Row) -> float:
    """How often this row will be met, as far as who plans can tell."""
    known = SCHEMES.get(row.condition.key)
    return expectation(look, row) if known is None else known(look, row, about(row.condition.args))
