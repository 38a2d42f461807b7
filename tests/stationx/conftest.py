"""The game stands among those that can be played, whether or not a lobby offers it."""

from __future__ import annotations

import pytest

from game.api import GAMES
from game.stationx.game import STATIONX


@pytest.fixture(autouse=True)
def _entered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, STATIONX.key, STATIONX)
