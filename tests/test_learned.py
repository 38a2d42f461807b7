"""What was learned from play: how it is made, what goes in, and that it can be believed."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.__main__ import main
from game.stationfall.automata.learned import Learned, besides_figures, chances, learned
from game.stationfall.automata.outlook import Outlook
from game.stationfall.automata.situation import FEATURES, SITUATION, hopes, row_figures, situation
from game.stationfall.cards import IDENTITIES
from game.stationfall.game import STATIONFALL
from game.stationfall.state import Options, State
from game.stationfall.tools import calibration, train
from game.stationfall.tools.played import Seen
from tests.rules.scene import Scene


@pytest.fixture(scope="module")
def seen() -> list[Seen]:
    """Two games, of which one is held back."""
    return list(train.play(2, "learned", 1))


def states(seed: str, seats: int = 4) -> list[State]:
    """Moments of a random game."""
    state = STATIONFALL.deal(seats, Options(), Random(f"{seed}:0")).state
    found = []
    for step in range(400):
        prompts = STATIONFALL.prompts(state)
        if not prompts:
            break
        legal = list(STATIONFALL.legal(state, prompts[0].seat))
        state = STATIONFALL.apply(
            state, Random(f"{seed}/{step}").choice(legal), Random(f"{seed}:{step}")
        ).state
        if state.phase == "turn" and step % 40 == 0:
            found.append(state)
    return found


def test_what_is_looked_at_is_what_a_seat_may_know() -> None:
    """In worlds that a seat cannot tell apart everything it reckons with is the same."""
    for number, state in enumerate(states("worlds")):
        for colour, it in enumerate(state.conspiracies):
            other = STATIONFALL.imagine(state, it.seat, Random(number))
            here, there = Outlook(state, colour), Outlook(other, colour)
            assert situation(here) == situation(there)
            assert hopes(here, it.identity) == hopes(there, it.identity)


def test_figures_stand_in_their_places_and_are_small() -> None:
    for state in states("figures"):
        for colour, it in enumerate(state.conspiracies):
            figures = situation(Outlook(state, colour))
            assert len(figures) == len(SITUATION)
            assert all(0 <= one <= 1.5 for one in figures), dict(zip(SITUATION, figures, strict=True))
            assert len(row_figures(0.5, 1.0, figures)) == len(FEATURES)
            assert all(0 <= chance <= 1 for chance in chances(Outlook(state, colour), it.identity))


def test_the_weights_are_of_these_figures_and_say_how_they_were_made() -> None:
    """Games held back surprise who has learned less than who hopes, and less than hopes set right."""
    known = learned()
    assert known.features == FEATURES
    assert len(known.shared) == len(FEATURES)
    assert len(known.besides) == len(besides_figures((0.0,) * len(SITUATION), (0.0, 0.0, 0.0)))
    making = known.making
    assert making.games >= 100
    assert making.learned < making.by_row < making.by_hopes
    assert making.points_off[1] < making.points_off[0]
    for named in known.rows:
        identity, _, number = named.rpartition(":")
        assert int(number) < len(IDENTITIES[identity].agenda)


def test_a_card_that_nobody_has_played_with_counts_by_what_all_have_in_common() -> None:
    known = learned()
    bare = Learned(known.making, known.features, known.shared, {}, {}, {}, known.besides)
    for identity in ("engineer", "astrochimp"):
        found = chances(Outlook(Scene().pc(0, identity).state, 0), identity, bare)
        assert len(found) == len(IDENTITIES[identity].agenda)
        assert all(0 < chance < 1 for chance in found)


def test_who_is_nearer_has_more_to_expect() -> None:
    """Aboard a pod that counts down: an escape is likelier than in the middle of the station."""
    far = Scene().alone("astrochimp").pc(0, "astrochimp").abandon().minute(5).turn(0)
    near = Scene().alone("astrochimp").at("astrochimp", "alcatraz").pc(0, "astrochimp").abandon()
    near.minute(5).marker(0, "launch", "alcatraz").turn(0)
    escapes = next(
        number for number, row in enumerate(IDENTITIES["astrochimp"].agenda) if row.condition.key == "escapes"
    )
    before, after = (chances(Outlook(it.state, 0), "astrochimp")[escapes] for it in (far, near))
    assert before < after
    assert after > 0.6


def test_the_same_games_teach_the_same(seen: list[Seen]) -> None:
    assert train.learn(seen, "once") == train.learn(seen, "once")
    assert list(train.play(1, "learned", 1)) == [it for it in seen if it.game == 0]


def test_what_was_kept_can_be_learned_from_and_is_believed_as_it_came(
    seen: list[Seen], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept, into = tmp_path / "kept", tmp_path / "weights.json"
    kept.write_bytes(b"\n".join(map(train.written, seen)))
    assert main(["train", "--played", str(kept), "--into", str(into)]) == 0
    assert f"{len(seen)} moments of 2 games" in capsys.readouterr().out
    assert into.stat().st_size > 1000
    assert main(["calibration", "--played", str(kept)]) == 0
    told = capsys.readouterr().out
    assert "moments of 1 games" in told
    assert told.count("\n| 13 |") == 1


def test_what_came_of_a_row_is_counted_by_times_and_of_who_it_was_in_the_end(seen: list[Seen]) -> None:
    for it in seen:
        assert len(it.rows) == len(it.hopes) == len(IDENTITIES[it.identity].agenda)
        assert all(times >= 0 for times in it.rows)
    said = list(calibration.rows(seen))
    assert all(0 <= one.came <= 1 and 0 <= one.hoped <= 1 and 0 <= one.likely <= 1 for one in said)
    assert {it.won for it in seen} >= {0.0, 1.0}
