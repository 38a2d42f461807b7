"""What the small games have in common: a state is stored as it stands."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

S = TypeVar("S")


class Small(Generic[S]):
    """A part of `game.api.Game`."""

    stored: type[S]

    def dump(self, state: S) -> bytes:
        return msgspec.json.encode(state)

    def load(self, data: bytes) -> S:
        return msgspec.json.decode(data, type=self.stored)
