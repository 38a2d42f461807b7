"""The Consort: Fast Talk, Mimic Frame-up and Shapeshift Switch."""

from __future__ import annotations

from game.api import Seated
from game.stationfall import people
from game.stationfall.actions.basic.force import Attack, Rob
from game.stationfall.actions.turn import Reveal
from game.stationfall.state import GREY
from tests.rules.scene import Scene, staged


def test_consort_fast_talk_stops_bludgeons_of_humans_in_the_light() -> None:
    scene = staged("exile", "kitchen", "consort").give("exile", "bludgeon")
    assert scene.refused(Attack, target="consort", weapon="bludgeon") == "4.4"
    assert scene.give("exile", "gun").can(Attack, target="consort", weapon="gun")
    assert scene.give("consort", "artifact").can(Rob, target="consort", what="artifact", weapon="bludgeon")
    scene = staged("medical", "kitchen", "consort").give("medical", "bludgeon")
    assert scene.can(Attack, target="consort", weapon="bludgeon")
    scene = staged("exile", "locker_room", "consort").give("exile", "bludgeon")
    assert scene.can(Attack, target="consort", weapon="bludgeon")


def framing(section: str = "kitchen", *others: str) -> Scene:
    """The Consort of colour 0 has just shot the Exile; colour 1 has the Stranger there."""
    scene = staged("consort", section, "exile", "stranger", *others).give("consort", "gun")
    return scene.cubes(1, "stranger", 1)


def shot(scene: Scene) -> Scene:
    return scene.do(Attack, target="exile", weapon="gun")


def test_consort_mimic_frameup_makes_somebody_else_suspect() -> None:
    scene = shot(framing())
    assert (scene.asked(), scene.prompt().seat) == ("frameup", 0)
    assert scene.picks() == ["none", Seated(1)]
    scene.answer(Seated(1))
    assert (scene.guilt(0), scene.guilt(1)) == ("innocent", "suspect")


def test_consort_mimic_frameup_may_be_left_undone() -> None:
    scene = shot(framing()).answer("none")
    assert (scene.guilt(0), scene.guilt(1)) == ("suspect", "innocent")


def test_consort_mimic_frameup_needs_somebody_with_a_conspirator_there() -> None:
    scene = shot(framing().at("stranger", "aft_hub"))
    assert scene.asked() == ""
    assert scene.guilt(0) == "suspect"
    # The victim is Down and conspires with nobody.
    assert shot(framing().cubes(1, "stranger", 0).cubes(1, "exile", 2)).guilt(0) == "suspect"


def test_consort_mimic_frameup_finds_pcs_and_the_rat() -> None:
    assert shot(framing().pc(2, "stranger")).picks() == ["none", Seated(2)]
    scene = framing("kitchen", "telepathic_rat").cubes(1, "stranger", 0).lying("bio_lab")
    scene.lying("kitchen", "telepathic_rat").cubes(3, "telepathic_rat", 1)
    assert shot(scene).picks() == ["none", Seated(3)]


def test_consort_mimic_frameup_is_not_for_a_clone_who_lies_there() -> None:
    """4.3.1: the one in the kitchen is Down, and only the others conspire."""
    scene = framing("kitchen", "clones_alpha").cubes(1, "stranger", 0).cubes(1, "clones", 1)
    assert shot(scene).picks() == ["none", Seated(1)]
    scene = framing("kitchen", "clones_alpha").cubes(1, "stranger", 0).cubes(1, "clones", 1)
    assert shot(scene.down("clones_alpha")).asked() == ""


def test_5_2_consort_mimic_frameup_frames_nobody_for_the_consort_itself() -> None:
    scene = framing().cubes(1, "stranger", 0).cubes(1, "consort", 1)
    assert people.conspires(scene.state, 1, "consort")
    assert shot(scene).guilt(0) == "suspect"


def test_consort_mimic_frameup_is_not_needed_unseen() -> None:
    scene = shot(framing("locker_room"))
    assert (scene.asked(), scene.guilt(0)) == ("", "innocent")
    scene = framing().cameras(False)
    assert shot(scene).asked() == ""
    scene = framing().do(Attack, target="stranger", weapon="gun")
    assert scene.guilt(0) == "suspect"  # nobody else had anybody there any more


def switching(*others: str) -> Scene:
    """Colour 0 is about to reveal as the Consort, who is in the kitchen."""
    return (
        staged("exile", "aft_hub", "consort", *others).at("consort", "kitchen").identity(0, "consort").turn(0)
    )


def test_consort_shapeshift_switch_trades_places_and_belongings() -> None:
    scene = switching("stranger").give("consort", "gun").data("consort", "evidence")
    scene.give("stranger", "artifact", "helmet").data("stranger", "x_secret").bribed(1, "stranger")
    scene.contaminated("stranger").down("stranger")
    scene.do(Reveal, card="consort").answer("stranger")
    consort, stranger = scene.pawn("consort"), scene.pawn("stranger")
    assert (consort.at, stranger.at) == ("aft_hub", "kitchen")
    assert (consort.items, stranger.items) == (("artifact", "helmet"), ("gun",))
    assert (consort.data, stranger.data) == (("x_secret",), ("evidence",))
    assert (scene.card("consort").bribes, scene.card("stranger").bribes) == ((1,), ())
    # Bodies stay what they are.
    assert (consort.down, stranger.down) == (False, True)
    assert (consort.contaminated, stranger.contaminated) == (False, True)


def test_consort_shapeshift_switch_leaves_what_is_built_in() -> None:
    scene = switching("security").give("consort", "artifact").do(Reveal, card="consort").answer("security")
    assert (scene.pawn("security").integral, scene.pawn("security").items) == (("gun",), ("artifact",))
    assert (scene.pawn("consort").integral, scene.pawn("consort").items) == ((), ())


def test_consort_shapeshift_switch_is_with_npcs_in_play() -> None:
    scene = switching("stranger", "engineer", "drone_1").pc(1, "stranger").escaped("engineer")
    scene.at("stowaway", "card").annihilated("medical").do(Reveal, card="consort")
    assert {"exile", "drone_1", "drone_2", "security"} <= set(scene.picks())
    assert not {"stranger", "engineer", "medical", "stowaway", "consort"} & set(scene.picks())


def test_consort_shapeshift_switch_may_be_declined_and_needs_it_live() -> None:
    scene = switching("stranger").do(Reveal, card="consort").answer("none")
    assert scene.pawn("consort").at == "kitchen"
    assert switching("stranger").down("consort").do(Reveal, card="consort").asked() == ""


def test_consort_shapeshift_switch_drops_what_is_too_much() -> None:
    scene = switching("medical").give("consort", "gun", "helmet", "artifact")
    scene.do(Reveal, card="consort").answer("medical")
    assert scene.asked() == "drop_excess"
    scene.answer("helmet")
    assert scene.pawn("medical").items == ("gun", "artifact")
    assert "helmet" in scene.place("kitchen").floor


def test_grey_bribes_change_hands_with_the_consort() -> None:
    scene = switching("billionaire").empty("billionaire").do(Reveal, card="consort").answer("billionaire")
    assert scene.card("consort").bribes == (GREY,) * 3
    assert scene.card("billionaire").bribes == ()
