"""The shape of a Project X card."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from game.stationfall.play import Play


class ProjectX(msgspec.Struct, frozen=True):
    key: str
    start: str
    release: Callable[[Play], None]
    """At once, in the middle of whatever caused it (7.6.1)."""
    resolve: Callable[[Play], None]
    """At the end of every player's turn, last of all (7.6.2, 15.7.3)."""


PROJECTS: dict[str, ProjectX] = {}


def enter(card: ProjectX) -> ProjectX:
    PROJECTS[card.key] = card
    return card
