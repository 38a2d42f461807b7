"""The game stands among those that can be played, whether or not a lobby offers it."""

from __future__ import annotations

import pytest

from game.api import GAMES
from game.perigee.game import PERIGEE


@pytest.fixture(autouse=True)
def _entered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, PERIGEE.key, PERIGEE)
