"""The twelve basic actions (12), grouped by what they are about."""

from __future__ import annotations

from game.stationfall.actions.basic import (  # noqa: F401  (each module enters its deeds)
    care,
    data,
    force,
    moving,
    things,
)
