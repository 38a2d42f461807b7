"""Section 17 of the reference manual: two players, three players, and six or more."""

from __future__ import annotations

from random import Random

import pytest

from game import text
from game.api import Illegal, Name
from game.stationfall import bonus, people, scoring, setup
from game.stationfall.actions.answers import Become
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.things import PickUp
from game.stationfall.actions.section import Transmit
from game.stationfall.actions.turn import Activate, Influence, Renegotiate, Reveal
from game.stationfall.game import STATIONFALL
from game.stationfall.state import CUBES, Options, State
from tests import speech
from tests.rules.scene import GAME, Scene


def dealt(seats: int) -> State:
    return STATIONFALL.deal(seats, Options(cast="tutorial"), Random(3)).state


def refused(state: State, action: Become) -> str:
    with pytest.raises(Illegal) as caught:
        STATIONFALL.apply(state, action, Random(0))
    return caught.value.rule


def earned(scene: Scene, key: str) -> list[int]:
    """What seat 0 would get for rows of this kind."""
    return [points for message, points in scoring.sheet(scene.state, 0).rows if message.key == key]


def bystander(seats: int = 2) -> Scene:
    """Medical alone in the Aft Hub, the Exile alone in the Kitchen."""
    return Scene(seats).alone("exile", "medical").at("medical", "aft_hub").at("exile", "kitchen")


# --- 17.2.1 Two players: identities ---------------------------------------------------------------------


def test_17_2_1_three_cards_each_two_identities_one_bonus_character() -> None:
    state = dealt(2)
    assert [len(player.dealt) for player in state.players] == [3, 3]
    for seat in (0, 1):
        first, second, third = state.players[seat].dealt
        state = STATIONFALL.apply(state, Become(seat=seat, card=second, second=third), Random(0)).state
        assert state.players[seat].bonus == (first,)
    assert len(state.conspiracies) == 4
    assert len({conspiracy.identity for conspiracy in state.conspiracies}) == 4


def test_17_2_1_both_identities_are_chosen_and_they_differ() -> None:
    state = dealt(2)
    first, second, _ = state.players[0].dealt
    assert refused(state, Become(seat=0, card=first)) == "17.2.1"
    assert refused(state, Become(seat=0, card=first, second=first)) == "17.2.1"
    theirs = state.players[1].dealt[0]
    assert refused(state, Become(seat=0, card=first, second=theirs)) == "3.4"
    chosen = STATIONFALL.apply(state, Become(seat=0, card=second, second=first), Random(0)).state
    assert [player.ready for player in chosen.players] == [True, False]


def test_17_2_2_1_the_player_says_which_colour_has_which_identity() -> None:
    state = dealt(2)
    first, second, _ = state.players[0].dealt
    for one, other in ((first, second), (second, first)):
        chosen = STATIONFALL.apply(state, Become(seat=0, card=one, second=other), Random(0)).state
        mine = [it.identity for it in chosen.conspiracies if it.seat == 0]
        assert mine == [one, other]


def test_17_2_1_each_colour_has_all_its_own_pieces() -> None:
    scene = Scene(2)
    assert [it.pool for it in scene.state.conspiracies] == [CUBES] * 4
    assert all(it.bribe and it.guilt == "innocent" for it in scene.state.conspiracies)


def test_17_2_1_set_up_is_that_of_four_players() -> None:
    assert len(dealt(2).cast) == len(dealt(4).cast) == 12
    assert dealt(2).minute == dealt(4).minute


@pytest.mark.parametrize(
    ("seats", "key"), [(2, "ask-identity-two"), (3, "ask-identity-three"), (4, "ask-identity")]
)
def test_17_2_1_17_3_1_everybody_is_told_what_becomes_of_the_cards(seats: int, key: str) -> None:
    assert {prompt.message.key for prompt in STATIONFALL.prompts(dealt(seats))} == {key}


# --- 17.2.2 Two players: turns --------------------------------------------------------------------------


def test_17_2_2_2_colours_take_turns_alternately() -> None:
    scene = Scene(2)
    played = []
    while scene.state.minute == 13:
        played.append((scene.state.turn.colour, scene.seat))
        scene.do(Renegotiate)
    assert played == [(0, 0), (1, 1), (2, 0), (3, 1)]
    assert scene.state.turn.colour == 0


def test_17_2_2_2_so_it_is_when_the_second_player_begins() -> None:
    scene = Scene(2)
    scene.state.first = 1
    assert people.order(scene.state) == [1, 0, 3, 2]


def test_17_2_2_3_the_minute_is_over_when_all_four_colours_have_played() -> None:
    scene = Scene(2)
    for _ in range(3):
        assert scene.do(Renegotiate).state.minute == 13
    assert scene.do(Renegotiate).state.minute == 12


@pytest.mark.parametrize("seats", [2, 3])
def test_17_2_2_a_turn_says_which_colour_plays(seats: int) -> None:
    """To the whole table as it begins, and to the player in every question of it; with two, that is."""
    outcome = STATIONFALL.deal(seats, Options(cast="tutorial"), Random(3))
    while outcome.state.phase == "setup":
        default = STATIONFALL.prompts(outcome.state)[0].default
        assert default is not None
        outcome = STATIONFALL.apply(outcome.state, default, Random(1))
    state = outcome.state
    (prompt,) = STATIONFALL.prompts(state)
    colour = speech.say(Name(f"colour_{state.turn.colour}"))
    call = outcome.events[-1].message
    assert (f"as {colour}" in speech.say(call)) == (seats == 2)
    assert speech.say(prompt.message).startswith(f"{colour}: ") == (seats == 2)
    assert text.quiet(call.key, "stationfall") == (seats > 2), "it stands in the channel, too"


def test_17_2_2_what_one_should_have_in_mind_says_which_colour_is_whom() -> None:
    """The colour that plays comes first. Who has one colour only need not be told."""
    scene = bystander().turn(0)
    view = GAME.view(scene.state, 0)
    said = [speech.say(message) for message in STATIONFALL.in_mind(view)]
    mine = {it.colour: text.say(Name(it.identity), game="stationfall") for it in view.colours if it.seat == 0}
    first = [line for line in said if " (" in line]
    assert [line.split(":")[0] for line in first] == ["A (red)", "C (yellow)"]
    assert all(mine[colour] in line for colour, line in zip((0, 2), first, strict=True))
    alone = GAME.view(bystander(4).turn(0).state, 0)
    assert not any("(red)" in speech.say(message) for message in STATIONFALL.in_mind(alone))


def test_17_2_2_each_colour_acts_with_its_own_cubes_and_disc() -> None:
    scene = Scene(2).cubes(2, "exile", 1)
    assert not scene.can(Activate, who="exile")
    scene.do(Influence, card="medical", cubes=1).do(Activate, who="medical").end_turn()
    scene.do(Renegotiate)
    assert scene.state.turn.colour == 2
    assert not scene.can(Activate, who="medical")
    scene.do(Activate, who="exile")
    assert scene.colour(0).disc == "medical"
    assert scene.colour(2).disc == "exile"


def test_17_2_2_ones_other_colours_disc_tires_as_well() -> None:
    scene = Scene(2).cubes(0, "exile", 1).disc(2, "exile").do(Activate, who="exile")
    assert scene.state.turn.actions == 1


def test_17_2_2_4_abandon_ship_when_the_last_colour_reaches_minute_1() -> None:
    scene = Scene(2).minute(2)
    for _ in range(3):
        scene.do(Renegotiate)
        assert not scene.state.abandon
    assert scene.do(Renegotiate).state.abandon


def test_17_2_2_4_reentry_is_shown_when_the_last_colour_reaches_minute_0() -> None:
    scene = Scene(2).minute(1).reentry(True)
    for _ in range(3):
        assert scene.do(Renegotiate).state.ending == ""
    assert scene.do(Renegotiate).state.ending == "reentry"


# --- 17.2.3, 17.2.4 Two players: reveals ----------------------------------------------------------------


def test_17_2_3_no_schrodinger_reveal() -> None:
    scene = Scene(2).identity(0, "exile").bonus(0, "medical")
    assert [act.card for act in scene.legal(Reveal)] == ["exile"]
    assert scene.refused(Reveal, card="medical") == "3.5"


def test_17_2_3_not_as_the_identity_of_ones_other_colour_either() -> None:
    scene = Scene(2).identity(0, "exile").identity(2, "cyborg")
    assert scene.refused(Reveal, card="cyborg") == "3.5"


def test_17_2_3_not_even_at_stationfall() -> None:
    scene = Scene(2).identity(0, "exile").minute(0).reentry(False).turn(3).do(Renegotiate)
    assert scene.state.phase == "over"
    assert scene.colour(0).identity == "exile"


def test_17_2_4_only_the_revealing_colour_gets_its_cubes_back() -> None:
    scene = Scene(2).identity(0, "exile").cubes(0, "exile", 2).cubes(1, "exile", 1).cubes(2, "exile", 3)
    scene.do(Reveal, card="exile")
    assert [it.pool for it in scene.state.conspiracies] == [8, 7, 5, 8]
    assert [it.betrayal for it in scene.state.conspiracies] == [0, 1, 3, 0]
    assert not scene.colour(2).revealed


def test_17_2_4_a_pc_conspires_with_its_own_colour_only() -> None:
    scene = Scene(2).pc(0, "exile")
    assert people.conspires(scene.state, 0, "exile")
    assert not people.conspires(scene.state, 2, "exile")
    assert scene.turn(2).refused(Activate, who="exile") == "4.3.1"


def test_4_3_1_ones_own_second_colour_is_no_other_player() -> None:
    """17.2.1: two conspiracies that work together. Neither stands in the way of the other."""
    scene = Scene(2).cubes(0, "exile", 1).cubes(2, "exile", 3)
    assert people.conspires(scene.state, 0, "exile")
    assert people.conspires(scene.state, 2, "exile")
    assert scene.turn(0).can(Activate, who="exile")
    assert GAME.view(scene.state, None).leads("exile", 0)


def test_4_3_1_the_other_player_stands_in_the_way_of_each_colour() -> None:
    """Each counts its own cubes, against each colour of the other player."""
    scene = Scene(2).cubes(0, "exile", 1).cubes(2, "exile", 2).cubes(1, "exile", 1).cubes(3, "exile", 2)
    assert [people.conspires(scene.state, colour, "exile") for colour in range(4)] == [
        False,
        False,
        True,
        True,
    ]
    assert scene.turn(0).refused(Activate, who="exile") == "4.3.1"
    assert not people.conspires(Scene(2).cubes(2, "exile", 3).state, 0, "exile")


def test_10_2_1_ones_own_second_colour_is_not_convicted() -> None:
    """As in 4.3.1, it is no other player."""
    scene = Scene(2).alone("exile").at("exile", "array_control").data("exile", "evidence")
    for colour in range(4):
        scene.accused(colour, "suspect")
    scene.acting(0, "exile").do(Transmit, data="evidence", offsite="authorities")
    assert [scene.guilt(colour) for colour in range(4)] == ["suspect", "guilty", "suspect", "guilty"]


# --- 17.2.5 – 17.2.10 Two players: limits, tokens, scores -----------------------------------------------


def test_17_2_5_each_colour_pays_for_its_own_limit() -> None:
    """The Exile's limit is 6, Security's is 4."""
    scene = Scene(2).identity(0, "exile").identity(2, "security").cubes(0, "medical", 7).cubes(2, "cyborg", 6)
    fines = earned(scene, "score-penalty")
    assert fines == [-1, -2]


def test_17_2_5_cubes_spared_by_one_colour_do_not_help_the_other() -> None:
    scene = Scene(2).identity(0, "exile").identity(2, "security").cubes(2, "cyborg", 8)
    fines = earned(scene, "score-penalty")
    assert fines == [-4]


def test_17_2_6_kompromat_belongs_to_the_player_and_serves_both_colours() -> None:
    scene = Scene(2).alone("exile", "medical").at("exile", "kitchen").kompromat_at("kitchen", "medical")
    scene.at("medical", "aft_hub").acting(0, "exile").do(PickUp, item="kompromat", pay="free").end_turn()
    assert scene.hand(0) == {"medical"}
    scene.do(Renegotiate).acting(2, "exile")
    scene.do(Step, who="medical", to="reactor", pay="kompromat")
    assert scene.pawn("medical").at == "reactor"


def test_17_2_7_one_bribe_for_each_colour_in_its_own_turn() -> None:
    scene = bystander().acting(0, "exile")
    scene.do(Step, who="medical", to="reactor", pay="bribe")
    assert not scene.colour(0).bribe
    assert scene.colour(2).bribe
    scene.turn(0).acting(0, "exile")
    assert scene.refused(Step, who="medical", to="aft_hub", pay="bribe") == "15.5.4.1"
    scene.turn(2).acting(2, "exile").do(Step, who="medical", to="aft_hub", pay="bribe")
    assert scene.card("medical").bribes == (0, 2)


def test_17_2_7_not_on_the_pc_of_the_same_colour_but_on_ones_other_pc() -> None:
    scene = bystander().pc(0, "medical")
    scene.acting(0, "exile")
    assert scene.refused(Step, who="medical", to="reactor", pay="bribe") == "15.5.4.4"
    scene.turn(2).acting(2, "exile").do(Step, who="medical", to="reactor", pay="bribe")
    assert scene.pawn("medical").at == "reactor"
    assert scene.asked() == "", "nobody asks his own leave"


def test_17_2_8_bribes_on_ones_own_identities_score_nothing() -> None:
    scene = Scene(2).pc(0, "medical").identity(2, "exile").bribed(2, "medical").bribed(1, "medical")
    bribes = earned(scene, "score-bribes")
    assert bribes == [1]


def test_17_2_9_both_identities_one_bonus_character_and_both_bribes_add_up() -> None:
    scene = Scene(2).identity(0, "astrochimp").identity(2, "exile").bonus(0, "daredevil")
    scene.identity(1, "security").identity(3, "counselor").bonus(1, "stranger")
    scene.escaped("astrochimp", "exile", "daredevil")
    scene.minute(0).reentry(False).turn(3).do(Renegotiate)
    result = STATIONFALL.result(scene.state)
    assert result is not None
    assert len(result.scores) == 2
    assert result.scores[0].total == 3 + 2 + 2 + 1 + 1
    friends = [points for message, points in result.scores[0].rows if message.key == "score-friend"]
    assert friends == [2]


def test_17_2_10_one_guilty_identity_loses_the_game() -> None:
    scene = Scene(2).identity(0, "exile").identity(2, "counselor").accused(2, "guilty")
    scene.identity(1, "security").identity(3, "medical")
    assert not scoring.may_win(scene.state, 0)
    assert scoring.winners(scene.state, {0: 20, 1: 3}) == {1}


def test_17_2_10_ties_look_at_both_colours() -> None:
    scene = Scene(2).betrayal(2, 1)
    assert scoring.winners(scene.state, {0: 5, 1: 5}) == {1}


def test_17_2_ones_other_colour_is_not_another_player() -> None:
    """10.2.1 speaks of all other players: one does not convict oneself."""
    scene = Scene(2).at("exile", "array_control").data("exile", "evidence").acting(0, "exile")
    scene.accused(0, "suspect").accused(1, "suspect").accused(2, "suspect")
    scene.do(Transmit, data="evidence", offsite="authorities")
    assert [it.guilt for it in scene.state.conspiracies] == ["suspect", "guilty", "suspect", "innocent"]


# --- 17.3 Three players ---------------------------------------------------------------------------------


def test_17_3_1_one_identity_and_two_bonus_characters() -> None:
    state = dealt(3)
    assert [len(player.dealt) for player in state.players] == [3, 3, 3]
    first, second, third = state.players[0].dealt
    assert refused(state, Become(seat=0, card=first, second=second)) == "3.4"
    state = STATIONFALL.apply(state, Become(seat=0, card=second), Random(0)).state
    assert state.conspiracies[0].identity == second
    assert set(state.players[0].bonus) == {first, third}


def test_17_3_1_both_bonus_characters_score() -> None:
    scene = Scene(3).identity(0, "security").bonus(0, "daredevil", "engineer")
    scene.escaped("daredevil").down("engineer")
    points = {message.key: points for message, points in bonus.bonus_points(scene.state, 0)}
    assert points == {"score-friend": 2, "score-grudge": 2}


def test_17_3_2_schrodinger_as_either_and_the_others_are_discarded() -> None:
    scene = Scene(3).identity(0, "security").bonus(0, "daredevil", "engineer")
    assert {act.card for act in scene.legal(Reveal)} == {"security", "daredevil", "engineer"}
    scene.do(Reveal, card="daredevil")
    assert scene.player(0).bonus == ()
    assert set(scene.player(0).discarded) == {"security", "engineer"}
    assert scene.card("engineer").owners == ()
    seen = STATIONFALL.view(scene.state, 1)
    assert seen.players[0].bonus == ()
    assert not any(
        {"security", "engineer"} & {arg.key for arg in event.message.args.values() if isinstance(arg, Name)}
        for event in scene.events
    )


def test_17_3_2_late_as_well() -> None:
    scene = Scene(3).identity(0, "security").bonus(0, "daredevil", "engineer")
    scene.minute(0).reentry(False).turn(2).do(Renegotiate)
    assert set(scene.picks()) == {"security", "daredevil", "engineer"}
    scene.answer("engineer")
    assert scene.player(0).bonus == ()


# --- 17.4, 17.5 and 2.1: larger tables ------------------------------------------------------------------


@pytest.mark.parametrize("seats", [5, 6])
def test_17_4_larger_tables_are_dealt_two_cards_each(seats: int) -> None:
    state = STATIONFALL.deal(seats, Options(), Random(1)).state
    assert [len(player.dealt) for player in state.players] == [2] * seats


@pytest.mark.parametrize(
    ("seats", "characters", "cards"),
    [(2, 12, 3), (3, 12, 3), (4, 12, 2), (5, 14, 2), (6, 15, 2), (7, 17, 2), (8, 19, 2), (9, 20, 2)],
)
def test_2_1_characters_and_identities_by_number_of_players(seats: int, characters: int, cards: int) -> None:
    assert setup.CHARACTERS[seats] == characters
    assert setup.CARDS_EACH[seats] == cards


@pytest.mark.parametrize(("seats", "many"), [(2, 1), (5, 1), (6, 2), (7, 2), (8, 2), (9, 3)])
def test_17_4_17_5_two_win_from_six_players_on_and_three_of_nine(seats: int, many: int) -> None:
    assert scoring.places(seats, False) == many
