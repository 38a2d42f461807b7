"""The yardstick for computer players: what it measures, and that its fixed opponents stay what they are."""

from __future__ import annotations

import math
from hashlib import sha256
from random import Random
from statistics import fmean, stdev

import pytest

from game import GAMES
from game.__main__ import main
from game.api import Action, Graded
from game.own import Share, own
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.section.command import AbandonShip, TimedLaunch
from game.stationfall.game import STATIONFALL
from game.stationfall.state import Options, State
from game.stationfall.tools.fates import fates, wants_away
from game.strength import RANDOM, SURE, Work, pair, player, ratio
from tests.rules.scene import Scene


def test_both_halves_of_a_deal_together_give_nobody_an_advantage() -> None:
    """The same player against itself has exactly half of the wins, whoever was dealt what."""
    for number in range(2):
        assert pair(Work("stationfall", f"even/{number}", 4, number, (RANDOM, RANDOM))).share == 0.5


def test_who_thinks_beats_who_does_not() -> None:
    pairs = [pair(Work("stationfall", f"chance/{n}", 4, n, ("first", RANDOM))) for n in range(2)]
    assert sum(it.share for it in pairs) > 1.2
    assert all(half.points and half.times for it in pairs for half in it.halves)


@pytest.mark.soak
@pytest.mark.parametrize(("better", "worse", "doubt"), [("normal", "easy", 0.0), ("hard", "normal", SURE)])
def test_every_level_is_better_than_the_one_before(better: str, worse: str, doubt: float) -> None:
    """What `hard` is ahead by is less than thirty deals can tell: there it must not be shown to be behind."""
    pairs = [pair(Work("stationfall", f"levels/{n}", 4 + n % 2, n // 2, (better, worse))) for n in range(30)]
    ahead = [fmean(it.halves[0].points) - fmean(it.halves[1].points) for it in pairs]
    for found in (ahead, [it.share - 0.5 for it in pairs]):
        assert fmean(found) > -doubt * stdev(found) / math.sqrt(len(found))


@pytest.mark.parametrize("key", sorted(GAMES))
def test_every_game_has_its_levels_and_named_players(key: str) -> None:
    game = GAMES[key]
    state = game.deal(3 if 3 in game.seats else game.seats[-1], game.Options(), Random("levels")).state
    seat = game.prompts(state)[0].seat
    legal = list(game.legal(state, seat))
    assert not isinstance(game, Graded) or "normal" in game.levels
    for name in ("easy", "normal", "hard", RANDOM, *own(game).PLAYERS):
        assert player(game, name)(game.view(state, seat), legal, Random(1)) in legal


def test_a_share_says_how_far_it_may_be_off() -> None:
    assert ratio([(1, 1), (0, 1), (1, 1), (0, 1)]).startswith("0.500 ± 0.490 of 4")
    assert ratio([]) == "–"


def test_who_is_unknown_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["strength", "--levels", "normal", "nobody"]) == 2
    assert "nobody is called nobody" in capsys.readouterr().out


def test_what_is_counted_of_a_seat() -> None:
    """In a pod that could leave, out again without having begun its countdown, and back to begin it."""
    scene = Scene().alone("astrochimp").at("astrochimp", "aft_airlocks").pc(0, "astrochimp").abandon()
    scene.acting(0, "astrochimp")
    journey: list[tuple[State, Action]] = []
    for action in (
        Step(seat=0, who="astrochimp", to="alcatraz"),
        Step(seat=0, who="astrochimp", to="aft_airlocks"),
    ):
        journey.append((scene.state, action))
        scene.do(action)
    counted = fates(journey, scene.state, 0)
    expected: dict[str, Share] = {
        "walked out again, of who boarded": (1, 1),
        "began a countdown, of turns that could": (0, 1),
        "escaped, of who wants to": (0, 1),
        "agenda rows met, by their points": (0, 9),
    }
    assert counted | expected == counted
    scene.acting(0, "astrochimp").at("astrochimp", "alcatraz")
    launch = TimedLaunch(seat=0, who="astrochimp")
    later = fates([(scene.state, launch)], scene.do(launch).escaped("astrochimp").state, 0)
    expected = {"began a countdown, of turns that could": (1, 1), "escaped, of who wants to": (1, 1)}
    assert later | expected == later
    assert not wants_away("medical")


def test_who_sits_in_a_pod_that_nobody_launches_and_who_orders_too_early_are_counted() -> None:
    scene = Scene().alone("astrochimp").at("astrochimp", "alcatraz").pc(0, "astrochimp")
    stranded, early = (
        "sat in a pod nobody launched, of who wants to escape",
        "ordered Abandon Ship before it is any use, of who did",
    )
    assert fates([], scene.state, 0)[stranded] == (1, 1)
    order = AbandonShip(seat=0, who="station_chief")
    journey = [(Scene().minute(minute).state, order) for minute in (12, 4)]
    assert fates(journey, scene.state, 0)[early] == (1, 2)
    assert fates([], scene.escaped("astrochimp").state, 0)[stranded] == (0, 1)


def test_the_first_player_stays_what_it_was() -> None:
    """The opponent that strength is measured by: other choices here would be another yardstick."""
    state = STATIONFALL.deal(4, Options(cast="tutorial"), Random("kept")).state
    first, done = player(STATIONFALL, "first"), sha256()
    for step in range(60):
        seat = STATIONFALL.prompts(state)[0].seat
        legal = list(STATIONFALL.legal(state, seat))
        action = first(STATIONFALL.view(state, seat), legal, Random(f"kept/{step}"))
        assert action is not None
        done.update(repr(action).encode())
        state = STATIONFALL.apply(state, action, Random(step)).state
    assert done.hexdigest()[:16] == "e6b8adabb2c765b0"
