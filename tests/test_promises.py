"""Every promise of the interface, tried on every game that is entered, with what the game tells of itself."""

from __future__ import annotations

import msgspec
import pytest

from game import GAMES
from game.judge import judge
from game.trial import MANNERS, table

TRIED = [(key, number) for key in GAMES for number in range(len(MANNERS))]


@pytest.mark.parametrize(("key", "number"), TRIED)
def test_every_promise_is_kept(key: str, number: int) -> None:
    """Nothing is listed that is refused, nothing accepted that is not listed; what is hidden stays so; the
    same journal leads to the same bytes; somewhere it ends."""
    seats = GAMES[key].seats
    it = table(f"promises {number}", seats=min(seats.start + number, seats.stop - 1), game=key)
    verdict = judge(msgspec.structs.replace(it, manner=MANNERS[number]), samples=1)
    assert not verdict.fault, (verdict.where, verdict.fault)
    assert verdict.ending
    assert verdict.forged > 50
