"""Section 16 of the reference manual: the end, the last reveals, the deliveries and the scores."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.api import Message, Name, Pair, Result, Score
from game.stationfall import people, scoring
from game.stationfall.abilities.offensive import PEACEKEEPER
from game.stationfall.actions.answers import Choose
from game.stationfall.actions.turn import Renegotiate, Reveal
from game.stationfall.game import STATIONFALL
from game.stationfall.state import Conspiracy, Guilt
from tests.rules.scene import Scene, tutorial_with

IDENTITIES = ("security", "counselor", "exile", "astrochimp")


def table(*identities: str, bonus: tuple[str, ...] = ()) -> Scene:
    """Four players with these identities, and Bonus Characters worth nothing at the start."""
    scene = Scene()
    for colour, card in enumerate(identities or IDENTITIES):
        scene.identity(colour, card)
    for seat, card in enumerate(bonus or ("daredevil", "stranger", "troubleshooter", "stowaway")):
        scene.bonus(seat, card)
    return scene


def fall(scene: Scene) -> Scene:
    """The last turn of minute 0 is over."""
    return scene.minute(0).reentry(False).turn(3).do(Renegotiate)


def finish(scene: Scene) -> Result:
    """Stationfall, and everybody answers as those do who are away."""
    if scene.state.phase == "turn":
        fall(scene)
    while scene.state.phase != "over":
        default = scene.prompt().default
        assert default is not None
        scene.do(default)
    result = STATIONFALL.result(scene.state)
    assert result is not None
    return result


def sheet(scene: Scene, seat: int = 0) -> Score:
    return finish(scene).scores[seat]


def rows(scene: Scene, seat: int = 0) -> Counter[str]:
    """What each kind of row on the sheet is worth together."""
    found: Counter[str] = Counter()
    for message, points in sheet(scene, seat).rows:
        found[message.key] += points
    return found


# --- 16.1 Stationfall -----------------------------------------------------------------------------------


def test_16_1_at_the_end_of_minute_0() -> None:
    scene = fall(table())
    assert scene.state.phase == "fall"
    assert scene.told("stationfall-time")


def test_16_1_whatever_caused_it_the_same_things_follow() -> None:
    for scene in (
        fall(table()),
        table().minute(1).reentry(True).turn(3).do(Renegotiate),
        table().armed(2, minute=5).antimatter("kitchen").minute(5).turn(2).do(Renegotiate),
    ):
        assert scene.state.phase == "fall"
        assert scene.asked() == "late_reveal"
        assert scene.prompt().seat == 0


def test_16_1_nobody_acts_any_more_and_no_marker_is_resolved() -> None:
    scene = table().abandon().at("exile", "houdini").marker(0, "launch", "houdini")
    result = finish(scene.minute(1).reentry(True).turn(3).do(Renegotiate))
    assert not people.escaped(scene.state, scene.pawn("exile"))
    assert STATIONFALL.prompts(scene.state) == []
    assert result.reason.key == "ended-reentry"
    assert scene.refused(Renegotiate, seat=0) == "16.1"


def test_16_1_nobody_goes_down_or_wakes() -> None:
    scene = table().down("medical").hazard("kitchen", "fire")
    before = {key: pawn.down for key, pawn in scene.state.pawns.items()}
    finish(scene)
    assert {key: pawn.down for key, pawn in scene.state.pawns.items()} == before


def test_7_3_1_armed_antimatter_goes_off_with_the_station() -> None:
    """In a pod that has left it still takes everybody along (5.6.1)."""
    scene = table().armed().antimatter(holder="exile").at("exile", "houdini").away("houdini")
    finish(scene)
    assert scene.pawn("exile").annihilated
    aboard = table().armed().antimatter("kitchen")
    assert finish(aboard).reason.key == "ended-time"
    assert not aboard.pawn("astrochimp").annihilated


def test_16_1_the_end_lays_everything_open() -> None:
    scene = table()
    finish(scene)
    seen = STATIONFALL.view(scene.state, None)
    assert tuple(colour.identity for colour in seen.colours) == IDENTITIES
    assert seen.players[0].bonus == ("daredevil",)
    assert seen.projectx == "grey_goo"
    assert seen.reentry is False
    assert seen.result is not None


# --- 16.2 The last reveals ------------------------------------------------------------------------------


def test_16_2_in_player_order_and_only_those_not_revealed_yet() -> None:
    scene = table().pc(1, "counselor")
    scene.state.first = 2
    scene.minute(0).reentry(False).turn(1).do(Renegotiate)
    seats = []
    while scene.asked() == "late_reveal":
        seats.append(scene.prompt().seat)
        default = scene.prompt().default
        assert default is not None
        scene.do(default)
    assert seats == [2, 3, 0]
    assert all(conspiracy.revealed for conspiracy in scene.state.conspiracies)


def test_16_2_cubes_scatter_as_in_any_reveal() -> None:
    scene = fall(table().cubes(0, "security", 3).cubes(1, "security", 2)).answer("security")
    assert scene.colour(0).pool == 8
    assert scene.colour(1).betrayal == 2
    assert scene.card("security").owners == (0,)


def test_16_2_without_the_powers() -> None:
    scene = table(
        "medical", "engineer", "security", "stowaway", bonus=("daredevil", "stranger", "exile", "cyborg")
    )
    fall(scene)
    for card in ("medical", "engineer", "security", "stowaway"):
        assert scene.asked() == "late_reveal"
        scene.answer(card)
    assert scene.state.phase == "over"
    assert scene.pawn("medical").items == ()
    assert scene.state.markers == ()
    assert "helmet" not in scene.pawn("stowaway").items
    assert PEACEKEEPER in people.abilities(scene.state, "security")


def test_16_2_a_schrodinger_reveal_is_possible_to_the_last() -> None:
    scene = fall(table())
    assert set(scene.picks()) == {"security", "daredevil"}
    scene.answer("daredevil")
    assert scene.colour(0).identity == "daredevil"
    assert scene.card("security").owners == ()
    assert scene.player(0).bonus == ()
    assert not any(Name("security") in event.message.args.values() for event in scene.events)


def test_16_2_a_late_schrodinger_reveal_costs_the_bonus_points() -> None:
    scene = fall(table().escaped("daredevil")).answer("daredevil")
    result = finish(scene)
    assert all(message.key not in ("score-friend", "score-grudge") for message, _ in result.scores[0].rows)


def test_16_2_whoever_is_asked_is_told_what_each_face_would_bring() -> None:
    scene = fall(table().escaped("daredevil").cubes(0, "security", 7))
    found = {}
    for act in STATIONFALL.legal(scene.state, 0):
        assert isinstance(act, Choose)
        after = STATIONFALL.apply(scene.state, act, Random(1)).state
        had = sum(line.points for line in STATIONFALL.view(after, 0).prospects)
        assert STATIONFALL.worth(scene.state, act) == Message("worth-points", {"points": had})
        found[act.pick] = had
    assert set(found) == {"security", "daredevil"}
    assert len(set(found.values())) == 2


@pytest.mark.parametrize(
    "bonus", ["daredevil", "stranger", "jekyll", "hyde", "corpsicle", "inspector", "clones"]
)
def test_15_3_1_who_may_reveal_as_several_is_told_what_each_would_have_if_it_ended_then(bonus: str) -> None:
    """With the Bonus Characters that are kept by it, and those that are not; with the power, or before it
    where it asks for a choice (15.3.2).
    """
    scene = Scene(cast=tutorial_with("doctor", "corpsicle", "inspector", "clones")).identity(0, "security")
    scene.bonus(0, bonus).turn(0)
    for act in STATIONFALL.legal(scene.state, 0):
        if isinstance(act, Reveal):
            after = STATIONFALL.apply(scene.state, act, Random(1)).state
            had = sum(line.points for line in STATIONFALL.view(after, 0).prospects)
            key = "worth-then" if after.todo else "worth-now"
            assert STATIONFALL.worth(scene.state, act) == Message(key, {"points": had})
        else:
            assert STATIONFALL.worth(scene.state, act) is None


@pytest.mark.parametrize("seed", range(3))
def test_15_3_1_what_a_reveal_is_worth_tells_nothing_that_is_hidden(seed: int) -> None:
    rng, asked = Random(seed), 0
    state = STATIONFALL.deal(5, STATIONFALL.Options(), rng).state
    while STATIONFALL.prompts(state):
        prompt = STATIONFALL.prompts(state)[0]
        legal = list(STATIONFALL.legal(state, prompt.seat))
        other = STATIONFALL.imagine(state, prompt.seat, rng)
        for act in legal:
            said = STATIONFALL.worth(state, act)
            assert said == STATIONFALL.worth(other, act)
            asked += said is not None
        quiet = [act for act in legal if not isinstance(act, Reveal)]
        state = STATIONFALL.apply(state, rng.choice(quiet), rng).state
    assert asked > 50


def test_16_2_enigma_is_a_power_and_does_not_work_late() -> None:
    scene = fall(table(bonus=("stranger", "daredevil", "troubleshooter", "stowaway"))).answer("stranger")
    assert scene.player(0).bonus == ()


# --- 16.3 Delivery --------------------------------------------------------------------------------------


def revealed(scene: Scene) -> Scene:
    """Everybody has revealed; the deliveries come next."""
    while scene.asked() == "late_reveal":
        default = scene.prompt().default
        assert default is not None
        scene.do(default)
    return scene


def test_16_3_1_an_escaped_pc_delivers_its_data_to_any_offsites() -> None:
    scene = revealed(fall(table().escaped("exile").data("exile", "evidence", "x_secret")))
    assert scene.prompt().seat == 2
    assert set(scene.picks()) == {
        "done",
        Pair("evidence", "news"),
        Pair("evidence", "authorities"),
        Pair("x_secret", "news"),
        Pair("x_secret", "authorities"),
    }
    scene.answer(Pair("evidence", "news")).answer(Pair("x_secret", "news")).answer(
        Pair("x_secret", "authorities")
    ).answer("done")
    assert scene.state.offsites == {"news": ("evidence", "x_secret"), "authorities": ("x_secret",)}
    assert scene.pawn("exile").data == ("evidence", "x_secret")
    assert scene.state.phase == "over"


def test_16_3_1_the_down_deliver_too() -> None:
    scene = revealed(fall(table().escaped("exile").down("exile").data("exile", "evidence")))
    assert Pair("evidence", "news") in scene.picks()


def test_16_3_1_who_stayed_or_is_no_more_delivers_nothing() -> None:
    assert revealed(fall(table().data("exile", "evidence"))).state.phase == "over"
    lost = table().at("exile", "houdini").away("houdini").annihilated("exile")
    assert revealed(fall(lost)).state.phase == "over"


def test_16_3_1_npcs_deliver_nothing() -> None:
    assert revealed(fall(table().escaped("medical").data("medical", "evidence"))).state.phase == "over"


def test_16_3_1_in_player_order() -> None:
    scene = table().escaped("exile", "counselor").data("exile", "evidence").data("counselor", "evidence")
    scene.pc(3, "astrochimp")
    scene = revealed(fall(scene))
    assert scene.prompt().seat == 1
    scene.answer("done")
    assert scene.prompt().seat == 2


def test_16_3_1_a_delivered_x_secret_counts_for_the_news() -> None:
    scene = table("stowaway", bonus=("daredevil", "stranger", "troubleshooter", "medical"))
    scene.escaped("stowaway").data("stowaway", "x_secret", "evidence")
    scene = (
        revealed(fall(scene)).answer(Pair("x_secret", "news")).answer(Pair("evidence", "news")).answer("done")
    )
    agenda = [points for message, points in finish(scene).scores[0].rows if message.key.startswith("agenda")]
    assert agenda == [2, 2, 2, 3]


def test_16_3_2_the_guilty_clear_themselves_with_evidence_for_the_authorities() -> None:
    scene = table().escaped("exile").data("exile", "evidence").accused(2, "guilty")
    scene = revealed(fall(scene)).answer(Pair("evidence", "authorities"))
    assert scene.guilt(2) == "suspect"


def test_16_3_2_evidence_that_was_sent_before_clears_as_well() -> None:
    scene = (
        table()
        .escaped("exile")
        .data("exile", "evidence")
        .accused(2, "guilty")
        .sent("authorities", "evidence")
    )
    scene = revealed(fall(scene)).answer(Pair("evidence", "authorities"))
    assert scene.guilt(2) == "suspect"


def test_16_3_2_not_with_the_news_and_not_with_an_x_secret() -> None:
    scene = table().escaped("exile").data("exile", "evidence", "x_secret").accused(2, "guilty")
    scene = revealed(fall(scene)).answer(Pair("evidence", "news")).answer(Pair("x_secret", "authorities"))
    assert scene.guilt(2) == "guilty"


@pytest.mark.parametrize("before", ["innocent", "suspect"])
def test_16_3_2_the_innocent_and_the_suspect_stay_what_they_are(before: Guilt) -> None:
    scene = table().escaped("exile").data("exile", "evidence").accused(2, before)
    scene = revealed(fall(scene)).answer(Pair("evidence", "authorities"))
    assert scene.guilt(2) == before


def test_10_2_2_a_delivery_convicts_nobody() -> None:
    scene = table().escaped("exile").data("exile", "evidence").accused(0, "suspect").accused(1, "guilty")
    scene = revealed(fall(scene)).answer(Pair("evidence", "authorities"))
    assert (scene.guilt(0), scene.guilt(1)) == ("suspect", "guilty")


def test_10_2_3_who_cleared_himself_can_win() -> None:
    scene = table().escaped("exile").data("exile", "evidence").accused(2, "guilty")
    scene = revealed(fall(scene)).answer(Pair("evidence", "authorities")).answer("done")
    assert scoring.may_win(scene.state, 2)


def test_16_3_who_is_away_saves_his_own_neck() -> None:
    scene = revealed(fall(table().escaped("exile").data("exile", "evidence").accused(2, "guilty")))
    default = scene.prompt().default
    assert isinstance(default, Choose)
    assert default.pick == Pair("evidence", "authorities")


# --- 16.4.1 – 16.4.3 States and places -------------------------------------------------------------------


def test_16_4_1_the_down_escape_as_well() -> None:
    assert rows(table("astrochimp").escaped("astrochimp").down("astrochimp"))["agenda-escapes"] == 3


def test_4_6_5_2_the_annihilated_never_escape() -> None:
    scene = table("astrochimp").at("astrochimp", "houdini").away("houdini").annihilated("astrochimp")
    assert rows(scene)["agenda-escapes"] == 0


def test_16_4_2_the_annihilated_count_as_down() -> None:
    scene = table("cyborg").annihilated("engineer").down("counselor")
    assert rows(scene)["agenda-officers-down"] == 2


def test_16_4_3_one_pod_is_one_place_in_the_mesosphere() -> None:
    def together(*where: str) -> int:
        scene = table("stranger", bonus=("exile", "daredevil", "troubleshooter", "stowaway"))
        scene.at("stranger", where[0]).at("exile", where[1]).away("houdini").away("mcqueen")
        return rows(scene)["agenda-with-bonus-character"]

    assert together("houdini", "houdini") == 2
    assert together("houdini", "mcqueen") == 0
    assert together("houdini", "mesosphere/rocket_wings") == 0


# --- 16.4.4 The agenda ----------------------------------------------------------------------------------


def test_16_4_4_1_the_agenda_of_the_pc_counts_and_of_nobody_else() -> None:
    scene = table("astrochimp").escaped("astrochimp", "daredevil")
    keys = [message.key for message, _ in sheet(scene).rows if message.key.startswith("agenda-")]
    assert keys == ["agenda-escapes", "agenda-holds", "agenda-holds", "agenda-holds"]


def test_16_4_4_2_plus_rows_hang_on_the_plain_row_above() -> None:
    scene = table("astrochimp").give("astrochimp", "briefcase", "artifact")
    assert rows(scene)["agenda-holds"] == 0
    scene = table("astrochimp").give("astrochimp", "briefcase", "artifact").escaped("astrochimp")
    assert rows(scene)["agenda-holds"] == 4


def test_16_4_4_2_a_plus_row_missed_does_not_stop_the_next() -> None:
    scene = table("astrochimp").give("astrochimp", "gun").escaped("astrochimp")
    assert rows(scene)["agenda-holds"] == 2


def test_16_4_4_2_a_plain_row_after_plus_rows_stands_alone() -> None:
    scene = table("daredevil", bonus=("security", "stranger", "troubleshooter", "stowaway")).released()
    assert rows(scene)["agenda-x-released"] == 1


def test_3_5_1_after_a_schrodinger_reveal_the_new_pcs_agenda_counts() -> None:
    scene = fall(table("astrochimp", bonus=("daredevil", "stranger", "troubleshooter", "stowaway")))
    scene.escaped("daredevil", "astrochimp").answer("daredevil")
    assert finish(scene).scores[0].rows[0][1] == 3
    assert finish(scene).scores[0].rows[0][0].args["card"] == Name("daredevil")


# --- 16.4.5 Bonus Characters ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fate", "points"), [("", 0), ("escaped", 2), ("escaped down", 2), ("down", 0), ("annihilated", 0)]
)
def test_16_4_5_1_a_friend_scores_if_it_escaped(fate: str, points: int) -> None:
    scene = table()
    for change in fate.split():
        getattr(scene, change)("daredevil")
    assert rows(scene)["score-friend"] == points


@pytest.mark.parametrize(
    ("fate", "points"), [("", 0), ("escaped", 0), ("escaped down", 0), ("down", 2), ("annihilated", 2)]
)
def test_16_4_5_2_an_enemy_scores_if_it_is_down_and_has_not_escaped(fate: str, points: int) -> None:
    scene = table(bonus=("engineer", "stranger", "troubleshooter", "stowaway"))
    for change in fate.split():
        getattr(scene, change)("engineer")
    assert rows(scene)["score-grudge"] == points


def test_16_4_5_a_bonus_character_may_be_somebodys_pc() -> None:
    scene = table(bonus=("counselor", "stranger", "troubleshooter", "stowaway")).escaped("counselor")
    assert rows(scene)["score-friend"] == 2


# --- 16.4.6 Bribes --------------------------------------------------------------------------------------


def test_16_4_6_1_an_unused_bribe_is_a_point() -> None:
    assert rows(table())["score-bribe-kept"] == 1
    assert rows(table().bribed(0, "medical"))["score-bribe-kept"] == 0


def test_16_4_6_2_others_bribes_on_ones_pc_are_points() -> None:
    scene = table().bribed(1, "security").bribed(2, "security")
    assert rows(scene)["score-bribes"] == 2


def test_16_4_6_2_bribes_on_npcs_are_nobodys() -> None:
    scene = table().bribed(1, "medical")
    assert all(message.key != "score-bribes" for score in finish(scene).scores for message, _ in score.rows)


def test_16_4_6_2_ones_own_bribe_on_the_pc_to_be_is_worth_nothing() -> None:
    scene = table().bribed(0, "security")
    assert rows(scene)["score-bribes"] == 0


# --- 16.4.7 Penalty -------------------------------------------------------------------------------------


def test_16_4_7_every_cube_over_the_limit_of_the_pc_costs_a_point() -> None:
    """Security's limit is 4."""
    assert rows(table().cubes(0, "medical", 4))["score-penalty"] == 0
    assert rows(table().cubes(0, "medical", 5))["score-penalty"] == -1
    assert rows(table().cubes(0, "medical", 4).cubes(0, "cyborg", 4))["score-penalty"] == -4


def test_16_4_7_betrayed_cubes_are_out_of_the_pool_too() -> None:
    assert rows(table().cubes(0, "medical", 3).betrayal(0, 3))["score-penalty"] == -2


def test_16_4_7_cubes_on_the_pc_come_home_before_they_are_counted() -> None:
    assert rows(table().cubes(0, "security", 4).cubes(0, "medical", 4))["score-penalty"] == 0


def test_16_4_7_the_limit_is_that_of_the_pc_shown_in_the_end() -> None:
    scene = fall(table().cubes(0, "medical", 5)).answer("daredevil")
    assert all(message.key != "score-penalty" for message, _ in finish(scene).scores[0].rows)


def test_16_4_a_score_may_be_negative() -> None:
    scene = table("daredevil", bonus=("medical", "stranger", "troubleshooter", "stowaway"))
    scene.cubes(0, "medical", 1).cubes(0, "cyborg", 7).bribed(0, "cyborg")
    assert sheet(scene).total == -3


# --- 16.4.8, 16.4.9 Winners -----------------------------------------------------------------------------


def won(scene: Scene, *totals: int) -> frozenset[int]:
    return scoring.winners(scene.state, dict(enumerate(totals)))


def test_16_4_8_most_points_win() -> None:
    assert won(table(), 3, 7, 5, 6) == {1}


def test_16_4_8_the_guilty_do_not_win() -> None:
    assert won(table().accused(1, "guilty"), 3, 7, 5, 6) == {3}
    assert won(table().accused(1, "suspect"), 3, 7, 5, 6) == {1}


def test_16_4_8_unless_their_card_lets_them() -> None:
    scene = table("security", "engineer").accused(1, "guilty")
    assert won(scene, 3, 7, 5, 6) == {1}


def test_16_4_8_when_all_are_guilty_nobody_wins() -> None:
    scene = table()
    for colour in range(4):
        scene.accused(colour, "guilty")
    assert won(scene, 3, 7, 5, 6) == frozenset()


def test_16_4_9_first_fewest_cubes_betrayed() -> None:
    assert won(table().betrayal(1, 1), 7, 7, 5, 6) == {0}
    assert won(table().betrayal(0, 2).betrayal(1, 1), 7, 7, 5, 6) == {1}


def test_16_4_9_then_most_cubes_unused() -> None:
    assert won(table().cubes(0, "medical", 2).cubes(1, "medical", 1), 7, 7, 5, 6) == {1}


def test_16_4_9_betrayal_goes_before_the_pool() -> None:
    scene = table().betrayal(0, 1).cubes(1, "medical", 3)
    assert won(scene, 7, 7, 5, 6) == {1}


def test_16_4_9_then_they_share() -> None:
    assert won(table(), 7, 7, 5, 7) == {0, 1, 3}


def test_16_4_9_a_tie_is_broken_among_the_tied_only() -> None:
    assert won(table().betrayal(0, 3).betrayal(1, 2), 7, 7, 5, 6) == {1}


@pytest.mark.parametrize(
    ("scene", "totals", "why"),
    [
        (table(), (3, 7, 5, 6), ""),
        (table().accused(2, "guilty"), (3, 7, 5, 6), ""),
        (table().accused(1, "guilty"), (3, 7, 5, 6), "guilty"),
        (table().betrayal(1, 1), (7, 7, 5, 6), "betrayal"),
        (table().betrayal(3, 1), (3, 7, 5, 5), ""),
        (table().cubes(0, "medical", 2), (7, 7, 5, 6), "unspent"),
        (table(), (7, 7, 5, 6), "shared"),
    ],
)
def test_16_4_9_what_decided_is_said(scene: Scene, totals: tuple[int, ...], why: str) -> None:
    points = dict(enumerate(totals))
    assert scoring.decider(scene.state, points, scoring.winners(scene.state, points)) == why


def test_16_4_9_the_reason_of_the_end_says_it() -> None:
    scene = table()
    for colour in range(4):
        scene.accused(colour, "guilty")
    reason = finish(scene).reason
    assert reason == Message("ended-close", {"end": Message("ended-time"), "why": Message("close-guilty")})


def test_16_4_whole_sheets_add_up() -> None:
    scene = table().escaped("daredevil", "astrochimp").bribed(1, "security").cubes(2, "medical", 8)
    result = finish(scene)
    for score in result.scores:
        assert score.total == sum(points for _, points in score.rows)
    best = max(score.total for score in result.scores)
    assert all(result.scores[seat].total == best for seat in result.winners)


def crowd(seats: int) -> Scene:
    """As many players as want to be told who of them wins."""
    scene = Scene()
    scene.state.seats = seats
    scene.state.conspiracies = [Conspiracy(seat, identity="medical") for seat in range(seats)]
    return scene


@pytest.mark.parametrize(("seats", "many"), [(3, 1), (4, 1), (5, 1), (6, 2), (7, 2), (8, 2), (9, 3)])
def test_17_4_17_5_as_many_win_as_the_table_is_large(seats: int, many: int) -> None:
    assert won(crowd(seats), *range(seats)) == set(range(seats - many, seats))


def test_17_4_a_tie_for_the_last_place_among_the_winners_is_broken_too() -> None:
    assert won(crowd(6).betrayal(1, 1), 9, 7, 7, 5, 4, 3) == {0, 2}
    assert won(crowd(6), 9, 7, 7, 5, 4, 3) == {0, 1, 2}


def test_17_4_the_guilty_leave_their_place_to_the_next() -> None:
    assert won(crowd(6).accused(0, "guilty"), 9, 8, 7, 5, 4, 3) == {1, 2}


def test_17_4_fewer_may_win_than_there_are_places() -> None:
    scene = crowd(6)
    for colour in range(1, 6):
        scene.accused(colour, "guilty")
    assert won(scene, 1, 8, 7, 5, 4, 3) == {0}
