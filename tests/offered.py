"""What a seat may choose at once, made of all that is listed for it."""

from __future__ import annotations

from typing import Any


def offered(game: Any, state: Any, seat: int) -> list[Any]:
    return list(game.ways(state, seat, list(game.legal(state, seat))))
