"""The launch manual's "Station Automation", "How to Win" and who plays: each test is named by its heading."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from game.api import Illegal, Message, Result
from game.judge import judge
from game.stationfall import people, scoring
from game.stationfall.modes import modes
from game.stationfall.setup import MINUTES, foretell, needed
from game.stationfall.state import Options, State, copy
from game.stationfall.tools import report
from game.trial import MANNERS, Table
from tests import speech
from tests.rules.scene import GAME


def dealt(seats: int, **options: object) -> State:
    """A game with its identities chosen."""
    state = GAME.deal(seats, Options(**options), Random(3)).state  # type: ignore[arg-type]
    while state.phase == "setup":
        default = GAME.prompts(state)[0].default
        assert default is not None
        state = GAME.apply(state, default, Random(4)).state
    return copy(state)


def guilty(state: State, seat: int) -> State:
    """Nobody of these cards may win so."""
    identity = "exile" if seat % 2 else "medical"
    it = state.conspiracies[seat]
    state.conspiracies[seat] = type(it)(seat, identity, revealed=it.revealed, guilt="guilty")
    return state


def won(state: State, *totals: int) -> set[int]:
    return set(scoring.winners(state, dict(enumerate(totals))))


def why(state: State, *totals: int) -> str:
    points = dict(enumerate(totals))
    return scoring.decider(state, points, scoring.winners(state, points))


# ---------------------------------------------------------------------- How to Win


def test_how_to_win_the_highest_score_be_it_a_bots() -> None:
    state = dealt(1, bots=2)
    assert won(state, 5, 4, 3) == {0}
    assert won(state, 5, 4, 6) == {2}


def test_how_to_win_a_guilty_bot_does_not() -> None:
    state = guilty(dealt(2, bots=2), 3)
    assert won(state, 5, 4, 3, 9) == {0}
    assert why(state, 5, 4, 3, 9) == "guilty"


# ---------------------------------------------------------------------- Cooperative Mode


def test_cooperative_mode_all_people_win_if_each_beats_every_bot() -> None:
    assert won(dealt(3, bots=2, together=True), 5, 9, 6, 4, 4) == {0, 1, 2}


def test_cooperative_mode_one_who_has_no_more_than_a_bot_loses_for_all() -> None:
    state = dealt(3, bots=2, together=True)
    assert won(state, 4, 9, 6, 4, 3) == {3}
    assert won(state, 2, 9, 6, 3, 4) == {4}
    assert won(dealt(6, bots=2, together=True), 2, 9, 9, 9, 9, 9, 3, 4) == {7}


def test_cooperative_mode_ties_are_not_broken_by_cubes() -> None:
    state = dealt(2, bots=1, together=True)
    state.conspiracies[2] = type(state.conspiracies[2])(2, "exile", pool=0, betrayal=8)
    assert won(state, 5, 6, 5) == {2}
    guilty(state, 2)
    assert won(state, 5, 6, 5) == set()


def test_cooperative_mode_a_guilty_person_loses_for_all_and_no_bot_wins_by_it() -> None:
    state = guilty(dealt(2, bots=1, together=True), 0)
    assert won(state, 5, 6, 4) == set()


def test_cooperative_mode_alone_is_to_beat_every_bot() -> None:
    state = dealt(1, bots=3, together=True)
    assert won(state, 5, 4, 4, 4) == {0}
    assert won(state, 5, 4, 5, 4) == {2}


def test_cooperative_mode_says_by_what_it_was_decided() -> None:
    found = ended(dealt(2, bots=1, together=True))
    assert found.reason.key == "ended-close"
    decided = found.reason.args["why"]
    assert isinstance(decided, Message)
    people_, bot = [score.total for score in found.scores[:2]], found.scores[2].total
    assert decided.args == {"least": min(people_), "most": bot}
    assert decided.key == f"close-together-{'won' if found.winners == {0, 1} else 'lost'}"
    for language in ("en", "pl", "ja"):
        assert str(bot) in speech.say(found.reason, language)


def ended(state: State) -> Result:
    """Played to its end by whoever does nothing."""
    rng = Random(2)
    while prompts := GAME.prompts(state):
        default = prompts[0].default
        assert default is not None
        state = GAME.apply(state, default, rng).state
    found = GAME.result(state)
    assert found is not None
    return found


# ---------------------------------------------------------------------- Team Game


def test_team_game_the_two_best_bots_are_a_team() -> None:
    state = dealt(4, bots=3, teams=True)
    points = dict(enumerate((5, 5, 4, 4, 3, 6, 5)))
    assert scoring.sides(state, points) == [(0, 2), (1, 3), (5, 6)]
    assert won(state, 5, 5, 4, 4, 3, 6, 5) == {5, 6}
    assert won(state, 9, 5, 4, 4, 3, 6, 5) == {0, 2}


def test_team_game_one_bot_stands_for_itself() -> None:
    assert won(dealt(4, bots=1, teams=True), 3, 1, 3, 1, 5) == {0, 2}
    assert won(dealt(4, bots=1, teams=True), 3, 1, 3, 1, 7) == {4}


def test_team_game_the_bots_win_ties() -> None:
    state = dealt(4, bots=2, teams=True)
    assert won(state, 5, 1, 4, 1, 4, 5) == {4, 5}
    assert why(state, 5, 1, 4, 1, 4, 5) == "bots"
    assert why(state, 5, 1, 4, 1, 4, 6) == ""


def test_team_game_of_the_teams_the_best_wins_and_cubes_break_their_ties() -> None:
    state = dealt(4, bots=2, teams=True)
    assert won(state, 5, 7, 4, 1, 1, 1) == {0, 2}
    state.conspiracies[0] = type(state.conspiracies[0])(0, "exile", betrayal=3)
    assert won(state, 5, 7, 4, 2, 1, 1) == {1, 3}


def test_team_game_guilty_bots_are_in_the_way_and_do_not_win() -> None:
    state = guilty(dealt(4, bots=2, teams=True), 5)
    assert won(state, 5, 1, 4, 1, 4, 6) == set()


def test_team_game_a_single_team_has_bots_between_its_two() -> None:
    """18.4: no team has two turns in a row."""
    for bots in range(2, 8):
        state = dealt(2, bots=bots, teams=True)
        assert people.partner(state, 0) == 1
        for first in range(state.seats):
            state.first = first
            order = people.order(state)
            assert order[0] == first
            assert sorted(order) == list(range(state.seats))
            assert abs(order.index(0) - order.index(1)) not in (1, state.seats - 1)


@pytest.mark.parametrize(("seats", "bots"), [(2, 1), (3, 2), (5, 2)])
def test_team_game_needs_pairs_that_can_be_kept_apart(seats: int, bots: int) -> None:
    with pytest.raises(Illegal) as refused:
        GAME.deal(seats, Options(teams=True, bots=bots), Random(1))
    assert refused.value.rule == "18.1"


def test_team_game_bots_have_no_mate_and_teams_share_three_cards() -> None:
    state = GAME.deal(4, Options(teams=True, bots=3), Random(1)).state
    assert [len(player.dealt) for player in state.players] == [3, 3, 0, 0, 0, 0, 0]
    assert [people.partner(state, seat) for seat in range(7)] == [2, 3, 0, 1, None, None, None]


def test_team_game_the_sheets_of_a_team_stand_together() -> None:
    found = ended(dealt(4, bots=3, teams=True))
    ranked = [score.seat for score in found.ranked()]
    for side in found.sides:
        places = [ranked.index(seat) for seat in side]
        assert max(places) - min(places) == len(side) - 1
    assert set(ranked[: len(found.winners)]) == found.winners


# ---------------------------------------------------------------------- 6+ Players, Setup


@pytest.mark.parametrize(("seats", "bots", "many"), [(5, 4, 1), (6, 1, 2), (6, 3, 2), (8, 1, 2), (9, 0, 3)])
def test_6_players_and_more_by_people_alone(seats: int, bots: int, many: int) -> None:
    """Of six people two win, whatever bots there are, and one of the two may be a bot."""
    totals = range(seats + bots, 0, -1)
    state = dealt(seats, bots=bots)
    assert won(state, *totals) == set(range(many))
    assert len(won(state, *reversed(totals))) == many


@pytest.mark.parametrize(
    ("seats", "options", "bots"),
    [
        (1, Options(), 2),
        (1, Options(together=True), 2),
        (1, Options(bots=8), 8),
        (2, Options(together=True), 1),
        (4, Options(together=True), 1),
        (4, Options(), 0),
    ],
)
def test_setup_three_players_at_least_bots_counted(seats: int, options: Options, bots: int) -> None:
    state = GAME.deal(seats, options, Random(1)).state
    assert state.bots == bots
    assert len(state.cast) == needed(seats + bots)
    assert state.minute == MINUTES[seats + bots]


@pytest.mark.parametrize(
    ("seats", "options", "offered", "now"),
    [
        (1, Options(), ["alone", "together", "tutorial"], []),
        (1, Options(together=True), ["alone", "together", "tutorial"], ["together"]),
        (3, Options(lindsey=True), ["rivals", "together", "teams", "tutorial"], ["tutorial"]),
        (3, Options(bots=2), ["rivals", "together", "teams", "tutorial"], ["rivals"]),
        (4, Options(teams=True), ["rivals", "together", "teams"], ["teams"]),
        (1, Options(lindsey=True), ["alone", "together", "tutorial"], ["tutorial"]),
        (4, Options(cast="lesson"), [], []),
    ],
)
def test_how_to_win_is_chosen_before_the_deal(
    seats: int, options: Options, offered: list[str], now: list[str]
) -> None:
    aims = [mode for mode in modes(seats, options) if mode.group == "aim"]
    assert [mode.key for mode in aims] == offered
    assert [mode.key for mode in aims if mode.now] == now
    begin = {"alone", "tutorial"} if seats == 1 and offered else set()
    assert {mode.key for mode in aims if mode.begins} == begin
    for mode in aims:
        settled = replace(options, **mode.options)
        if seats % 2 == 0 or not settled.teams:
            assert GAME.deal(seats, settled, Random(1)).state.options == settled


def test_where_no_bot_plays_none_is_said_to_win() -> None:
    said = [
        speech.say(mode.about)
        for number in (0, 2)
        for mode in modes(3, Options(bots=number))
        if mode.key == "rivals" and mode.about
    ]
    assert ["bot" in line for line in said] == [False, True]


@pytest.mark.parametrize("seats", range(1, 4))
def test_setup_the_tutorial_has_no_bots(seats: int) -> None:
    assert not [mode for mode in modes(seats, Options(lindsey=True)) if mode.group == "level"]
    assert GAME.deal(seats, Options(lindsey=True), Random(1)).state.bots == 0


@pytest.mark.parametrize("seats", range(1, 10))
@pytest.mark.parametrize("together", [False, True])
def test_setup_more_bots_are_harder_and_every_number_that_is_offered_can_be_dealt(
    seats: int, together: bool
) -> None:
    options = Options(together=together)
    levels = [mode for mode in modes(seats, options) if mode.group == "level"]
    least = {1: 2, 2: 1}.get(seats, 1) if together or seats == 1 else 0
    assert [mode.options["bots"] for mode in levels] == list(range(least, 10 - seats))
    assert [mode.options["bots"] for mode in levels if mode.now] == ([least] if levels else [])
    for mode in levels:
        dealt = GAME.deal(seats, replace(options, **mode.options), Random(1)).state
        assert dealt.bots == mode.options["bots"]


def test_6_players_what_holds_for_two_and_three_holds_without_bots_only() -> None:
    assert foretell(2, Options())[0].key == "foretold-2"
    assert foretell(3, Options(bots=1))[0].key == "foretold-size"
    assert foretell(6, Options(bots=1))[0].key == "foretold-6"


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, Options(teams=True, bots=3)),
        (4, Options(teams=True, bots=2)),
        (1, Options(together=True, bots=2)),
        (3, Options(together=True, bots=4)),
    ],
)
def test_how_to_win_whole_games(seats: int, options: Options) -> None:
    """Every promise of a game holds, secrets of mates included."""
    it = Table(f"winning {seats} {options.bots}", seats, options, MANNERS[0])
    verdict = judge(it, samples=1)
    assert not verdict.fault, f"{it} at step {verdict.steps} ({verdict.where}): {verdict.fault}"
    assert verdict.ending


@pytest.mark.parametrize("bots", [1, 2, 4])
def test_how_to_win_is_measured_by_what_the_game_says(bots: int) -> None:
    """One bot is played against by two, for three play at least."""
    for number in range(3):
        seed = f"measured {number}"
        found = report._duel(("random", seed, bots))
        state = report._played("random", seed, 2 if bots == 1 else 1, Options(bots=bots))
        ended = GAME.result(state)
        assert ended is not None
        totals = [score.total for score in ended.scores]
        assert found.won == any(seat < state.seats - bots for seat in ended.winners)
        assert found.best == max(totals[-bots:])
        assert found.ahead == (min(totals[:-bots]) > found.best)
