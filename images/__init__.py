"""Pictures of a game, drawn from a view of it. A package with a module `entry` draws the game of its name."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

from images.api import GALLERIES

for _it in iter_modules(__path__):
    if _it.ispkg and find_spec(f"images.{_it.name}.entry"):
        GALLERIES[_it.name] = import_module(f"images.{_it.name}.entry").GALLERY
