"""The rules room: games as pure functions. A package with a module `entry` enters the `GAME` in it."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

from game.api import GAMES

DEFAULT = "stationfall"
"""The one that is meant where none is named."""

_found = {it.name for it in iter_modules(__path__) if it.ispkg and find_spec(f"game.{it.name}.entry")}
for _name in sorted(_found, key=lambda name: (name != DEFAULT, name)):
    _game = import_module(f"game.{_name}.entry").GAME
    GAMES[_game.key] = _game

__all__ = ["DEFAULT", "GAMES"]
