"""The printed abilities and reveal powers, one module for each of the rulebook's six colours (4.4.3).

An ability that only changes what others may or must do is just a name here; the rule that it bends asks
for it by key. One that is an action of its own brings its deed along.
"""

from __future__ import annotations

from game.stationfall.abilities import (  # noqa: F401  (each module enters its deeds)
    console,
    conspirator,
    defensive,
    mobility,
    offensive,
    utility,
)
