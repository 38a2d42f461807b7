"""`python -m game hopes`: chances looked back at, held against who won; by hand, and for every game."""

from __future__ import annotations

import pytest

from game import GAMES
from game.__main__ import main
from game.hopes import Moment, belief, course, played, turns

ONE = frozenset({0})


def moments(*chances: float) -> list[Moment]:
    last = max(1, len(chances) - 1)
    return [Moment(n / last, (it, 1 - it), ONE) for n, it in enumerate(chances)]


def test_the_course_of_a_chance_by_tenths() -> None:
    lines = list(course(moments(0.2, 0.4, 1.0)))
    assert [line.split()[:3:2] for line in lines[1:]] == [["0", "20%"], ["50", "40%"], ["90", "100%"]]
    assert [line.count("#") for line in lines[1:]] == [10, 20, 50]


def test_how_often_those_won_who_were_given_so_much() -> None:
    rows = list(belief(moments(0.1, 0.9, 0.9)))[2:]
    assert rows == ["| 0–20 % | 3 | 10% | 33% |", "| 80–100 % | 3 | 90% | 67% |"]


def test_great_changes_are_counted_and_no_step_leads_from_game_to_game() -> None:
    two = [*moments(0.2, 0.5, 0.45), *moments(0.9, 0.7)]
    assert list(turns(two)) == ["2 of 3 steps changed it by 8% or more; 1 of them for the better."]


@pytest.mark.parametrize("key", sorted(GAMES))
def test_every_game_can_be_looked_back_at(key: str) -> None:
    for seed in range(4):
        for moment in played(GAMES[key], 3, str(seed), advised=False):
            assert 0 <= moment.along <= 1
            assert all(0 <= chance <= 1 for chance in moment.chances)


def test_the_command_prints_both_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hopes", "--games", "3", "--random", "--seats", "3"]) == 0
    said = capsys.readouterr().out
    assert "by tenths of the game" in said
    assert "| given | moments |" in said
    assert "steps changed it" in said
