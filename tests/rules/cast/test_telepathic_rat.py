"""The Telepathic Rat: an item that thinks for others."""

from __future__ import annotations

from game.stationfall import people
from game.stationfall.actions.basic.care import Wait
from game.stationfall.actions.basic.force import Attack
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.things import Drop, Give, PickUp, Throw
from game.stationfall.actions.section import Decontaminate
from game.stationfall.actions.turn import EndTurn, Influence
from tests.rules.scene import Scene, staged, tutorial_with


def rat(section: str, *others: str, holder: str = "", pc: bool = False) -> Scene:
    """Colour 0 has the Rat activated; it lies in a section, or somebody there holds it."""
    scene = staged("telepathic_rat", section, *others).lying("bio_lab")
    if holder:
        scene.give(holder, "telepathic_rat")
    else:
        scene.lying(section, "telepathic_rat")
    return scene.pc(0, "telepathic_rat").acting(0, "telepathic_rat") if pc else scene


def thought(who: str) -> dict[str, str]:
    return {"who": who, "by": "telepathic_rat", "power": "telepathy"}


def test_telepathic_rat_telepathy_moves_a_human_here() -> None:
    scene = rat("kitchen", "exile").do(Step, to="rec_room", **thought("exile"))
    assert scene.pawn("exile").at == "rec_room"
    assert (scene.state.turn.actions, scene.state.turn.free) == (1, False)
    assert scene.card("exile").discs == ()


def test_telepathic_rat_telepathy_works_from_somebodys_hands() -> None:
    scene = rat("kitchen", "exile", "security", holder="security")
    assert people.where(scene.state, scene.pawn("telepathic_rat")) == "kitchen"
    assert scene.can(Step, to="rec_room", **thought("exile"))


def test_telepathic_rat_telepathy_knows_no_self_preservation() -> None:
    scene = rat("forward_hub", "exile").hazard("physics_lab", "fire")
    scene.do(Step, to="physics_lab", **thought("exile"))
    assert scene.pawn("exile").down
    # 10.1.2: the Rat's player did that.
    assert scene.guilt(0) == "suspect"


def test_telepathic_rat_telepathy_stops_at_helmets_machines_and_the_down() -> None:
    scene = rat("kitchen", "exile", "security", "stranger").give("exile", "helmet").down("stranger")
    for who in ("exile", "security", "stranger", "astrochimp"):
        assert scene.refused(Step, to="rec_room", **thought(who)) == "4.4.1", who


def test_telepathic_rat_telepathy_asks_no_owner() -> None:
    scene = rat("kitchen", "exile").pc(1, "exile").do(Step, to="rec_room", **thought("exile"))
    assert (scene.asked(), scene.pawn("exile").at) == ("", "rec_room")


def test_telepathic_rat_telepathy_is_all_it_can_do() -> None:
    scene = rat("kitchen", "exile")
    assert not [act for act in scene.listed(0) if getattr(act, "who", "") == "telepathic_rat"]
    assert scene.can(Step, to="rec_room", **thought("exile"))
    assert scene.refused(Wait) == "4.2.2"
    assert scene.refused(Wait, recall=True) == "4.2.2"
    assert scene.refused(Step, to="rec_room") == "4.2.2"
    assert scene.can(EndTurn)


def test_telepathic_rat_paranoid_trusts_who_has_a_conspirator_there() -> None:
    scene = rat("kitchen", "exile", "medical", holder="medical").turn(1).cubes(0, "telepathic_rat", 0)
    assert scene.refused(Influence, card="telepathic_rat", cubes=1) == "15.4.1"
    scene.cubes(1, "exile", 1)
    assert scene.can(Influence, card="telepathic_rat", cubes=2)
    scene.down("exile")
    assert scene.refused(Influence, card="telepathic_rat", cubes=1) == "15.4.1"


def test_telepathic_rat_paranoid_is_not_bribed() -> None:
    scene = rat("kitchen", "exile", "stranger").acting(0, "stranger")
    assert scene.refused(Step, to="rec_room", pay="bribe", **thought("exile")) == "15.5.4"
    scene.kompromat(0, "telepathic_rat")
    assert scene.can(Step, to="rec_room", pay="kompromat", **thought("exile"))


def test_telepathic_rat_my_precious_is_not_thrown_nor_dropped_by_others() -> None:
    scene = rat("kitchen", "exile", "security", holder="exile", pc=True).acting(1, "exile")
    assert scene.refused(Drop, item="telepathic_rat") == "4.4"
    assert scene.refused(Throw, item="telepathic_rat", to="rec_room") == "4.4"
    assert scene.can(Give, item="telepathic_rat", to="security")
    scene.at("exile", "aft_airlocks")
    assert scene.refused(Throw, item="telepathic_rat", to="outer_space") == "4.4"


def test_telepathic_rat_my_precious_lets_its_own_player() -> None:
    scene = rat("kitchen", "exile", holder="exile", pc=True)
    assert scene.can(Drop, item="telepathic_rat", **thought("exile"))
    assert scene.acting(0, "exile").can(Throw, item="telepathic_rat", to="rec_room")


def test_telepathic_rat_my_precious_lets_the_other_colour_of_its_player() -> None:
    """17.2.2: two colours, and one player."""
    scene = Scene(2, cast=tutorial_with("telepathic_rat")).pc(0, "telepathic_rat").lying("bio_lab")
    scene.alone("exile").at("exile", "kitchen").give("exile", "telepathic_rat")
    assert scene.acting(2, "exile").can(Drop, item="telepathic_rat")
    assert scene.acting(1, "exile").refused(Drop, item="telepathic_rat") == "4.4"


def test_telepathic_rat_my_precious_is_a_reveal_power() -> None:
    scene = rat("kitchen", "exile", holder="exile").acting(1, "exile")
    assert scene.can(Drop, item="telepathic_rat")


def test_telepathic_rat_my_precious_is_not_what_full_hands_let_go() -> None:
    scene = rat("chem_lab", "exile", holder="exile", pc=True).acting(1, "exile")
    scene.give("exile", "gun", "helmet").do(Step, to="bio_lab")
    assert scene.asked() == "drop_excess"
    assert set(scene.picks()) == {"gun", "helmet"}


def test_telepathic_rat_is_carried_like_an_item_and_fought_by_nobody() -> None:
    scene = rat("kitchen", "exile").acting(1, "exile").give("exile", "gun")
    assert scene.refused(Attack, target="telepathic_rat", weapon="gun")
    scene.do(PickUp, item="telepathic_rat").do(Step, to="rec_room")
    assert people.where(scene.state, scene.pawn("telepathic_rat")) == "rec_room"
    assert people.room(scene.pawn("exile")) == 1
    # Its contamination is its own.
    assert not scene.pawn("exile").contaminated


def test_telepathic_rat_is_cleaned_in_the_tanks() -> None:
    scene = rat("tanks", "exile", holder="exile").acting(1, "exile")
    scene.do(Decontaminate, target="telepathic_rat")
    assert not scene.pawn("telepathic_rat").contaminated
