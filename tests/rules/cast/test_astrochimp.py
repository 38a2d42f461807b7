"""The Astrochimp: Loyal to the higher bidder, and Zero Born."""

from __future__ import annotations

from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.turn import Influence
from tests.rules.scene import Scene, agenda, revealed, staged


def test_astrochimp_loyal_goes_to_the_higher_bidder() -> None:
    scene = Scene().cubes(1, "astrochimp", 2).cubes(2, "astrochimp", 1)
    assert scene.refused(Influence, card="astrochimp", cubes=3) == "15.4.1"
    scene.do(Influence, card="astrochimp", cubes=4)
    assert scene.card("astrochimp").cubes == (4, 0, 0, 0)
    assert [it.pool for it in scene.state.conspiracies] == [4, 8, 8, 8]
    assert [it.betrayal for it in scene.state.conspiracies] == [0, 0, 0, 0]


def test_astrochimp_loyal_counts_ones_own_cubes_as_returned() -> None:
    scene = Scene().cubes(0, "astrochimp", 6)
    assert {act.cubes for act in scene.legal(Influence, card="astrochimp")} == {7, 8}
    scene.do(Influence, card="astrochimp", cubes=7)
    assert (scene.card("astrochimp").cubes[0], scene.colour(0).pool) == (7, 1)


def test_astrochimp_zero_born_floats_for_the_free_pick_up() -> None:
    scene = revealed("astrochimp", "aft_hub").do(Step, to="reactor", pay="free")
    assert scene.state.turn.actions == 2
    assert not scene.state.turn.free
    assert scene.refused(Step, to="aft_hub", pay="free") == "15.5.3"


def test_astrochimp_zero_born_needs_weightlessness_at_the_far_end() -> None:
    scene = revealed("astrochimp", "aft_hub")
    assert scene.refused(Step, to="therapy_garden", pay="free") == "15.5.3"
    assert revealed("astrochimp", "therapy_garden").can(Step, to="aft_hub", pay="free")


def test_astrochimp_zero_born_works_through_vents_and_airlocks() -> None:
    assert revealed("astrochimp", "kitchen").can(Step, to="reactor", pay="free")
    scene = revealed("astrochimp", "aft_airlocks").give("astrochimp", "helmet")
    assert scene.do(Step, to="outer_space", pay="free").pawn("astrochimp").at == "outer_space"


def test_astrochimp_zero_born_is_a_reveal_power() -> None:
    assert staged("astrochimp", "aft_hub").refused(Step, to="reactor", pay="free") == "15.5.3"


def test_astrochimp_agenda_shiny_things() -> None:
    scene = Scene().give("astrochimp", "briefcase", "artifact", "gun")
    assert agenda(scene, "astrochimp") == [0, 0, 0, 0]
    assert agenda(scene.escaped("astrochimp"), "astrochimp") == [3, 2, 2, 2]
    assert agenda(Scene().escaped("astrochimp").give("astrochimp", "gun", "gun"), "astrochimp") == [
        3,
        0,
        0,
        2,
    ]
