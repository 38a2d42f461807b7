"""How hard it is, and that all there is in the box comes to the table."""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from random import Random

import pytest

from game.api import Action
from game.perigee.actions.common import Done
from game.perigee.actions.placing import Place
from game.perigee.actions.spending import Buy
from game.perigee.content import content
from game.perigee.game import PERIGEE
from game.perigee.setup import BADGES
from game.perigee.state import SPENDING, Options, State
from game.perigee.station import TILES
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
    row = next(it for it in balance.rows(150, "soak", disaster, difficulty) if it.crews == crews)
    assert row.interval[1] >= low
    assert row.interval[0] <= high
    assert row.median is not None
    assert row.median >= balance.EARLIEST


@pytest.mark.soak
def test_every_card_tile_badge_and_mission_is_used() -> None:
    """In games that are advised but for one step in ten: who plays at random alone sees no seventh round.

    Every table is after one of the tiles that none has used yet: its crew saves for it, and puts dice on it.
    Every other table saves its Capacity for what comes late, too.
    """
    used: Counter[str] = Counter()
    for number in range(5000):
        unused = _unused(used)
        if not unused:
            return
        rng = Random(f"used {number}")
        wanted = rng.choice(sorted(unused & set(TILES)) or sorted(TILES))
        options = Options(
            rng.choice(("meteor", "toxic")), rng.choice(("easy", "normal")), rng.choice((2, 3, 4))
        )
        _play(number, rng, options, wanted, used)
    assert not _unused(used)


def _picked(state: State, seat: int, listed: list[Action], rng: Random, wanted: str, thrifty: bool) -> Action:
    after = [act for act in listed if isinstance(act, (Buy, Place)) and act.tile == wanted]
    late = [act for act in listed if isinstance(act, Buy) and TILES[act.tile].tier == 3]
    if after or late:
        return rng.choice(after or late)
    if state.phase == SPENDING:
        savers = {crew.country for crew in state.crews if wanted in crew.offer}
        early = thrifty and 2 <= state.round <= 5
        saving = [act for act in listed if isinstance(act, Done) and (early or act.crew in savers)]
        if saving:
            return saving[0]
    if rng.random() < 0.1:
        return rng.choice(listed)
    return PERIGEE.advise(PERIGEE.view(state, seat), listed, rng) or rng.choice(listed)


def _unused(used: Counter[str]) -> set[str]:
    read = content()
    return {*read.tiles, *read.missions, *read.disasters, *BADGES} - set(used)


def _play(number: int, rng: Random, options: Options, wanted: str, used: Counter[str]) -> None:
    """Count every tile with dice, mission done, card revealed and badge used."""
    state = PERIGEE.deal(2, options, Random(f"{number}:0")).state
    step = 0
    while not state.ending:
        seat = rng.choice([prompt.seat for prompt in PERIGEE.prompts(state) if not prompt.optional])
        listed = list(PERIGEE.legal(state, seat))
        step += 1
        act = _picked(state, seat, listed, rng, wanted, number % 2 == 0)
        state = PERIGEE.apply(state, act, Random(f"{number}:{step}")).state
        used.update(key for key, tile in state.tiles.items() if tile.dice)
        used.update(crew.badge for crew in state.crews if crew.badge_used)
        used.update(card.key for card in state.missions if card.done)
    used.update(state.past)
