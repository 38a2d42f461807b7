"""A 28th character is one file: copied, changed, and nothing else touched."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random

import pytest

from game.stationfall import cast
from game.stationfall.cards import CAST, IDENTITIES
from game.stationfall.game import STATIONFALL
from game.stationfall.state import Options
from game.stationfall.view import view
from game.trial import Table, settled, sound, walk

CHANGES = {
    "troubleshooter": "janitor",
    "TROUBLESHOOTER": "JANITOR",
    '"print_shop"': '"storage"',
    "limit=6": "limit=3",
    "powers=(TALK_THEM_THROUGH_IT,)": "powers=(TUNNEL_RAT,)",
}


@pytest.fixture
def janitor(tmp_path: Path) -> Iterator[str]:
    """A copy of a character's file with another name, start and power."""
    source = Path(cast.__file__).with_name("troubleshooter.py").read_text("utf-8")
    for old, new in CHANGES.items():
        assert old in source
        source = source.replace(old, new)
    path = tmp_path / "janitor.py"
    path.write_text(source, "utf-8")
    spec = spec_from_file_location("game.stationfall.cast.janitor", path)
    assert spec is not None
    assert spec.loader is not None
    spec.loader.exec_module(module_from_spec(spec))
    yield "janitor"
    del CAST["janitor"], IDENTITIES["janitor"]


def test_a_copied_file_is_a_character_that_plays(janitor: str) -> None:
    names = ",".join([janitor, *sorted(set(CAST) - {janitor})[:12]])
    seen = False
    for number in range(12):
        table = Table(f"newcomer {number}", 3 + number % 2, Options(cast=names), "curious")
        for moment in walk(table):
            sound(moment.outcome.state)
            seen |= getattr(moment.action, "who", "") == janitor
        settled(moment.outcome.state)
    assert seen


def test_it_can_be_dealt_and_shown(janitor: str) -> None:
    dealt = (STATIONFALL.deal(4, Options(), Random(number)).state for number in range(50))
    state = next(state for state in dealt if any(janitor in player.dealt for player in state.players))
    face = view(state, None).faces[janitor]
    assert (face.limit, face.powers) == (3, ("tunnel_rat",))
    assert STATIONFALL.load(STATIONFALL.dump(state)) == state
