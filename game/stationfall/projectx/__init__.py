"""The secret in the vault: one file per Project X card (7.6), its sentences beside it if it is new.

Importing this package enters every one.

A card says what happens when it is released, and at the end of every turn from then on. What those with a
Monster have in common is in `_monster`.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
