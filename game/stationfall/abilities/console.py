"""Orange: consoles and cameras."""

from __future__ import annotations

from game.stationfall.cards import Ability

HACKER = Ability("hacker", "console")
"""Instead of the free Pick Up or Drop a free Console Action; while the jammers are off, from anywhere."""
