"""How hard it is, and that all there is in the box comes to the table."""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from random import Random

import pytest

from game.perigee.content import content
from game.perigee.game import PERIGEE
from game.perigee.setup import BADGES
from game.perigee.state import Options
from game.perigee.tools import balance, tell


def test_an_interval_holds_the_share() -> None:
    low, high = balance.wilson(30, 50)
    assert low < 0.6 < high
    assert (round(low, 2), round(high, 2)) == (0.46, 0.72)


def test_the_command_counts_games(capsys: pytest.CaptureFixture[str]) -> None:
    parser = ArgumentParser()
    balance.arguments(parser)
    balance.run(parser.parse_args(["--games", "2", "--disaster", "toxic", "--difficulty", "easy"]))
    assert capsys.readouterr().out.count("| toxic | easy |") == 3


@pytest.mark.parametrize("language", ["en", "pl", "ja"])
def test_a_game_is_told_to_its_end(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    parser = ArgumentParser()
    tell.arguments(parser)
    assert tell.run(parser.parse_args(["--seats", "1", "--crews", "4", "--language", language])) == 0
    said = capsys.readouterr().out
    assert said.count("\n") > 100
    assert "{" not in said


@pytest.mark.soak
@pytest.mark.parametrize("crews", [2, 3, 4])
@pytest.mark.parametrize("difficulty", list(balance.BOUNDS))
@pytest.mark.parametrize("disaster", ["meteor", "toxic"])
def test_it_is_as_hard_as_it_says(disaster: str, difficulty: str, crews: int) -> None:
    low, high = balance.BOUNDS[difficulty]
    row = next(it for it in balance.rows(300, "soak", disaster, difficulty) if it.crews == crews)
    assert row.interval[1] >= low
    assert row.interval[0] <= high
    assert row.median is not None
    assert row.median >= balance.EARLIEST


@pytest.mark.soak
def test_every_card_tile_badge_and_mission_is_used() -> None:
    """In games that are advised but for one step in ten: who plays at random alone sees no seventh round."""
    used: Counter[str] = Counter()
    for number in range(5000):
        rng = Random(f"used {number}")
        options = Options(rng.choice(("meteor", "toxic")), "easy", rng.choice((2, 3, 4)))
        _play(number, rng, options, used)
        if number % 100 == 0 and not _unused(used):
            return
    assert not _unused(used)


def _unused(used: Counter[str]) -> set[str]:
    read = content()
    return {*read.tiles, *read.missions, *read.disasters, *BADGES} - set(used)


def _play(number: int, rng: Random, options: Options, used: Counter[str]) -> None:
    """Count every tile with dice, mission done, card revealed and badge used."""
    state = PERIGEE.deal(2, options, Random(f"{number}:0")).state
    step = 0
    while not state.ending:
        seat = rng.choice([prompt.seat for prompt in PERIGEE.prompts(state) if not prompt.optional])
        listed = list(PERIGEE.legal(state, seat))
        chosen = PERIGEE.advise(PERIGEE.view(state, seat), listed, rng)
        step += 1
        act = rng.choice(listed) if rng.random() < 0.1 else chosen
        state = PERIGEE.apply(state, act, Random(f"{number}:{step}")).state
        used.update(key for key, tile in state.tiles.items() if tile.dice)
        used.update(crew.badge for crew in state.crews if crew.badge_used)
        used.update(card.key for card in state.missions if card.done)
    used.update(state.past)
