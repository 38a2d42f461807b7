"""Games of the same people, one after the other, in one server: what goes on when a game is over."""

from __future__ import annotations
