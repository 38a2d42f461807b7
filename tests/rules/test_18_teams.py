"""Section 18 of the reference manual: teams of two."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from game.api import Illegal
from game.stationfall import people, scoring
from game.stationfall.actions.answers import Become
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.turn import Renegotiate, Reveal
from game.stationfall.automata.guess import guess
from game.stationfall.game import STATIONFALL
from game.stationfall.state import Options, State
from tests.rules.scene import Scene

TEAMS = Options(cast="tutorial", teams=True)


def dealt(seats: int = 4) -> State:
    return STATIONFALL.deal(seats, TEAMS, Random(5)).state


def become(state: State, seat: int, card: str) -> State:
    return STATIONFALL.apply(state, Become(seat=seat, card=card), Random(0)).state


def refused(state: State, action: Become) -> str:
    with pytest.raises(Illegal) as caught:
        STATIONFALL.apply(state, action, Random(0))
    return caught.value.rule


# --- 18.1, 18.2 The deal --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_18_1_teams_need_pairs(seats: int) -> None:
    with pytest.raises(Illegal) as caught:
        STATIONFALL.deal(seats, TEAMS, Random(5))
    assert caught.value.rule == "18.1"


def test_18_1_three_cards_for_each_team() -> None:
    state = dealt()
    assert sorted(len(player.dealt) for player in state.players) == [0, 0, 3, 3]
    for seat in range(4):
        mate = people.partner(state, seat)
        assert mate is not None
        hand = set(STATIONFALL.view(state, seat).dealt)
        assert hand <= set(state.players[min(seat, mate)].dealt)


def test_18_2_mates_see_the_cards_they_share_and_nobody_elses() -> None:
    outcome = STATIONFALL.deal(4, TEAMS, Random(5))
    seen = {event.to for event in outcome.events if event.message.key == "identity-dealt"}
    assert seen == {frozenset({0, 2}), frozenset({1, 3})}


def test_18_2_one_identity_each_and_the_third_is_the_teams_bonus_character() -> None:
    state = dealt()
    first, second, third = state.players[0].dealt
    state = become(become(state, 0, second), 2, third)
    assert [state.conspiracies[seat].identity for seat in (0, 2)] == [second, third]
    assert [state.players[seat].bonus for seat in (0, 2)] == [(first,), ()]


def test_18_2_nobody_takes_what_his_mate_took() -> None:
    state = dealt()
    mine = state.players[0].dealt[0]
    state = become(state, 0, mine)
    assert refused(state, Become(seat=2, card=mine)) == "3.4"


def test_18_2_mates_know_each_others_identities_and_the_others_do_not() -> None:
    scene = Scene(teams=True)
    seen = STATIONFALL.view(scene.state, 0)
    assert [bool(colour.identity) for colour in seen.colours] == [True, False, True, False]
    assert seen.players[0].bonus == scene.player(0).bonus
    assert STATIONFALL.view(scene.state, 2).players[0].bonus == scene.player(0).bonus
    assert STATIONFALL.view(scene.state, 1).players[0].bonus == ()


def test_18_2_both_mates_have_the_teams_bonus_character_before_them() -> None:
    scene = Scene(teams=True)
    for seat in (0, 2):
        assert STATIONFALL.view(scene.state, seat).players[2].bonus == scene.player(0).bonus
    assert STATIONFALL.view(scene.state, 1).players[2].bonus == ()
    assert STATIONFALL.view(scene.state, None).players[2].bonuses == len(scene.player(0).bonus)
    guessed = guess(STATIONFALL.view(scene.state, 2), Random(1))
    assert [player.bonus for player in guessed.players] == [scene.player(0).bonus, (), (), ()]


def test_18_2_kompromat_is_each_players_own() -> None:
    scene = Scene(teams=True).kompromat(0, "medical")
    assert STATIONFALL.view(scene.state, 2).players[0].known == ()
    assert STATIONFALL.view(scene.state, 2).players[0].hand == 1


def test_18_2_mates_are_told_that_they_choose_from_the_same_cards() -> None:
    assert {prompt.message.key for prompt in STATIONFALL.prompts(dealt())} == {"ask-identity-team"}


# --- 18.3, 18.4 Play ------------------------------------------------------------------------------------


def test_18_3_no_schrodinger_reveal() -> None:
    scene = Scene(teams=True)
    mine = scene.colour(0).identity
    assert [act.card for act in scene.legal(Reveal)] == [mine]
    assert scene.refused(Reveal, card=scene.player(0).bonus[0]) == "3.5"


def test_18_3_not_even_at_stationfall() -> None:
    scene = Scene(teams=True)
    before = [it.identity for it in scene.state.conspiracies]
    scene.minute(0).reentry(False).turn(3).do(Renegotiate)
    assert scene.state.phase == "over"
    assert [it.identity for it in scene.state.conspiracies] == before


@pytest.mark.parametrize("seats", [4, 6])
def test_18_4_no_team_has_two_turns_in_a_row(seats: int) -> None:
    state = STATIONFALL.deal(seats, Options(teams=True), Random(5)).state
    for first in range(seats):
        state.first = first
        order = people.order(state)
        for here, there in zip(order, [*order[1:], order[0]], strict=True):
            assert people.partner(state, here) != there
            assert people.partner(state, people.partner(state, here) or 0) == here


# --- 18.5 Scores ----------------------------------------------------------------------------------------


def test_18_5_the_scores_of_both_and_one_bonus_character() -> None:
    scene = Scene(teams=True).identity(0, "astrochimp").identity(2, "exile").bonus(0, "daredevil").bonus(2)
    scene.identity(1, "security").identity(3, "counselor").bonus(1, "stranger").bonus(3)
    scene.escaped("astrochimp", "exile", "daredevil")
    scene.minute(0).reentry(False).turn(3).do(Renegotiate)
    result = STATIONFALL.result(scene.state)
    assert result is not None
    assert [score.total for score in result.scores][::2] == [3 + 1 + 2, 2 + 1]
    assert result.winners == {0, 2}


def test_18_2_the_teams_bonus_character_is_the_strangers_whoever_of_them_he_is() -> None:
    scene = Scene(teams=True).identity(2, "stranger").bonus(0, "medical").bonus(2)
    scene.alone("medical", "stranger").gather("aft_hub", "medical", "stranger").down("medical")
    rows = [points for _, points in scoring.agenda_points(scene.state, 2)]
    assert rows == [1, 0, 2, 2]
    scene.state.pawns["medical"] = replace(scene.pawn("medical"), down=False)
    scene.turn(2).do(Reveal, card="stranger").answer("medical").do(
        Step, who="medical", to="reactor", pay="gift"
    )
    assert scene.player(0).shown == ("medical",)
    assert STATIONFALL.view(scene.state, 1).players[0].bonus == ("medical",)


def test_18_5_the_team_with_the_larger_sum_wins_together() -> None:
    scene = Scene(teams=True)
    assert scoring.winners(scene.state, {0: 10, 1: 6, 2: 0, 3: 5}) == {1, 3}


def test_18_5_a_guilty_mate_loses_for_both() -> None:
    scene = Scene(teams=True).identity(0, "exile").identity(1, "medical").identity(2, "counselor")
    scene.identity(3, "security").accused(2, "guilty")
    assert scoring.winners(scene.state, {0: 10, 1: 6, 2: 5, 3: 5}) == {1, 3}


def test_18_5_ties_count_both_mates_cubes() -> None:
    scene = Scene(teams=True).betrayal(2, 1)
    assert scoring.winners(scene.state, {0: 5, 1: 4, 2: 5, 3: 6}) == {1, 3}
    assert scoring.winners(Scene(teams=True).state, {0: 5, 1: 4, 2: 5, 3: 6}) == {0, 1, 2, 3}


def test_18_5_one_team_wins_however_large_the_table() -> None:
    assert scoring.places(6, True) == 1
    assert scoring.places(8, True) == 1
