"""11. Actions: who may, self-preservation, free actions, and where they are possible."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pytest

from game.api import Illegal
from game.stationfall.abilities.offensive import NerveGas
from game.stationfall.actions import paying, vengeful
from game.stationfall.actions.basic.care import Revive, Wait
from game.stationfall.actions.basic.data import Copy
from game.stationfall.actions.basic.force import Attack, Sabotage
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.things import Drop, Give, PickUp, Throw
from game.stationfall.actions.console import Jammers, Suppress
from game.stationfall.actions.deeds import Deed
from game.stationfall.actions.section import (
    AbandonShip,
    Cameras,
    Manufacture,
    Meditate,
    Salvage,
    SectionLaunch,
    TimedLaunch,
    Transmit,
    WingsLaunch,
)
from game.stationfall.play import Play
from game.stationfall.projectx.combat_swarm import Uplink
from game.stationfall.state import copy
from tests.rules.scene import GAME, Scene, tutorial_with

HAZARDS = ("fire", "asphyxiation")


def inside(hazard: str, who: str = "engineer", *items: str) -> Scene:
    """Helmeted in a burning or airless Reactor, with a Robot beside."""
    scene = Scene().alone().gather("reactor", who, "medical").give(who, "helmet", *items)
    scene.hazard("reactor", "fire" if hazard == "fire" else "asphyxiation")
    return scene.acting(0, who)


# --- 11.1 ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pay", ["bribe", "kompromat"])
def test_11_1_the_down_take_no_action(pay: str) -> None:
    """For no price: nothing of theirs is listed."""
    scene = Scene().alone().gather("aft_hub", "exile", "stranger").down("stranger").give("stranger", "gun")
    scene.kompromat(0, "stranger").acting(0, "exile")
    assert scene.refused(Step, who="stranger", to="reactor", pay=pay) == "11.1"
    assert scene.refused(Drop, who="stranger", item="gun", pay=pay) == "11.1"
    assert not [act for act in scene.listed(0) if getattr(act, "who", "") == "stranger"]


# --- 11.2 Self-preservation ----------------------------------------------------------------------------


@pytest.mark.parametrize("hazard", HAZARDS)
def test_11_2_nobody_walks_into_a_hazard(hazard: str) -> None:
    """Unprotected Humans: on foot, through a vent, dragging somebody, or asked for by others."""
    scene = Scene().alone().gather("aft_hub", "exile", "stranger").down("stranger")
    scene.hazard("reactor", "fire" if hazard == "fire" else "asphyxiation").kompromat(0, "exile")
    scene.acting(0, "exile")
    assert scene.refused(Step, to="reactor") == "11.2"
    assert scene.refused(Step, to="reactor", drag="stranger") == "11.2"
    scene.at("astrochimp", "kitchen").acting(0, "astrochimp")
    assert scene.refused(Step, to="reactor") == "11.2"
    assert scene.refused(Step, who="exile", to="reactor", pay="kompromat") == "11.2"
    assert scene.refused(Step, who="exile", to="reactor", pay="bribe") == "11.2"
    scene.complete(Step)


def test_11_2_nobody_goes_out_without_a_helmet() -> None:
    scene = Scene().alone().at("exile", "aft_airlocks").acting(0, "exile")
    assert scene.refused(Step, to="outer_space") == "11.2"
    scene.give("exile", "helmet").do(Step, to="outer_space")
    assert not scene.pawn("exile").down


def test_11_2_the_stowaway_does_not_come_out_into_a_hazard() -> None:
    """Her first step leads into any dark section, unless it would be her last."""
    scene = Scene().at("stowaway", "card").hazard("forward_exhaust", "fire").acting(0, "stowaway")
    assert scene.refused(Step, to="forward_exhaust") == "11.2"
    scene.hazard("forward_exhaust", "").do(Step, to="forward_exhaust")
    assert scene.pawn("stowaway").at == "forward_exhaust"


@pytest.mark.parametrize("hazard", HAZARDS)
def test_11_2_nobody_parts_with_the_helmet_that_protects_them(hazard: str) -> None:
    """Dropping, giving and throwing it are refused, free or paid."""
    scene = inside(hazard)
    assert scene.refused(Drop, item="helmet") == "11.2"
    assert scene.refused(Drop, item="helmet", pay="free") == "11.2"
    assert scene.refused(Give, item="helmet", to="medical") == "11.2"
    assert scene.refused(Throw, item="helmet", to="aft_hub") == "11.2"
    scene.complete(Drop).complete(Give).complete(Throw)


def test_11_2_a_spare_helmet_may_go() -> None:
    """One of two, or one besides a built-in one."""
    assert not inside("fire", "engineer", "helmet").do(Drop, item="helmet").pawn("engineer").down
    scene = inside("fire").integral("engineer", "helmet").do(Give, item="helmet", to="medical")
    assert not scene.pawn("engineer").down


def test_11_2_out_of_the_hazard_it_may_go() -> None:
    scene = inside("fire").at("engineer", "aft_hub").do(Drop, item="helmet")
    assert scene.pawn("engineer").items == ()


def test_11_2_nobody_sets_themselves_on_fire() -> None:
    """A Human without Helmet does not light a Firebomb at their own feet; with one, or a Robot, does."""
    scene = Scene().alone().at("exile", "aft_hub").give("exile", "firebomb").acting(0, "exile")
    assert scene.refused(Drop, item="firebomb", ignite=True) == "11.2"
    assert scene.refused(Drop, item="firebomb", ignite=True, pay="free") == "11.2"
    scene.complete(Drop).give("exile", "helmet").do(Drop, item="firebomb", ignite=True)
    assert scene.place("aft_hub").hazard == "fire"
    assert not scene.pawn("exile").down
    robot = Scene().alone().at("medical", "aft_hub").give("medical", "firebomb").acting(0, "medical")
    robot.do(Drop, item="firebomb", ignite=True)
    assert not robot.pawn("medical").down


def test_11_2_robots_keep_out_of_grey_goo() -> None:
    """A Human walks through it."""
    scene = (
        Scene().alone().gather("aft_hub", "medical", "cyborg", "exile").goo("reactor").acting(0, "medical")
    )
    assert scene.refused(Step, to="reactor") == "11.2"
    scene.complete(Step).acting(0, "cyborg")
    assert scene.refused(Step, to="reactor") == "11.2"
    scene.acting(0, "exile").do(Step, to="reactor")
    assert not scene.pawn("exile").down


def test_11_2_nobody_gasses_themselves() -> None:
    """The Operative's Nerve Gas: next door yes, here only with a Helmet."""
    scene = Scene(cast=tutorial_with("operative")).alone().at("operative", "aft_hub").pc(0, "operative")
    scene.acting(0, "operative")
    assert scene.refused(NerveGas, to="aft_hub") == "11.2"
    scene.complete(NerveGas).do(NerveGas, to="reactor").give("operative", "helmet")
    scene.complete(NerveGas).do(NerveGas, to="aft_hub")
    assert not scene.pawn("operative").down


def test_11_2_an_ability_may_allow_it() -> None:
    """Adrenaline carries the Daredevil through hazards."""
    scene = Scene().alone().at("daredevil", "aft_hub").hazard("reactor", "fire").acting(0, "daredevil")
    assert scene.legal(Step, who="daredevil", to="reactor")
    scene.do(scene.legal(Step, who="daredevil", to="reactor")[0])
    assert not scene.pawn("daredevil").down


def test_11_2_telepathy_overrules_it() -> None:
    """The Rat walks the unhelmeted into a fire."""
    scene = (
        Scene(cast=tutorial_with("telepathic_rat")).alone().at("exile", "aft_hub").hazard("reactor", "fire")
    )
    scene.lying("bio_lab").lying("aft_hub", "telepathic_rat").acting(0, "telepathic_rat")
    assert scene.refused(Step, who="exile", to="reactor", pay="bribe") == "11.2"
    scene.do(Step, who="exile", to="reactor", by="telepathic_rat", power="telepathy")
    assert scene.pawn("exile").down


def test_11_2_harm_that_comes_later_or_perhaps_is_no_reason() -> None:
    """A countdown in a Damaged pod, breaking the vault as a Robot, walking up to an armed rival."""
    pod = Scene().alone().abandon().at("exile", "hail_mary").mended("hail_mary").acting(0, "exile")
    pod.do(TimedLaunch).give("exile", "gun").do(Sabotage)
    assert pod.place("hail_mary").damaged
    vault = Scene().alone().at("cyborg", "vault_x").give("cyborg", "gun").acting(0, "cyborg").do(Sabotage)
    assert vault.pawn("cyborg").down
    rival = Scene().alone().at("exile", "aft_hub").at("security", "reactor").acting(0, "exile")
    rival.do(Step, to="reactor")


def test_11_2_it_protects_oneself_not_others() -> None:
    """A Firebomb on everybody else is fine, one's own PC included."""
    scene = Scene().pc(0, "daredevil").alone().at("exile", "aft_hub").gather("reactor", "stranger")
    scene.give("exile", "firebomb").acting(0, "exile")
    scene.do(Throw, item="firebomb", to="reactor", ignite=True)
    assert scene.pawn("stranger").down


def test_11_2_nobody_turns_a_machine_on_oneself() -> None:
    """At the console it is one's own action: a drone does not strike or burn whoever steers it."""
    scene = Scene(cast=tutorial_with("drones")).alone("drone_2").gather("mainframe", "engineer", "drone_1")
    scene.at("exile", "mainframe").give("drone_1", "firebomb").kompromat(0, "engineer").acting(0, "exile")
    order = {"who": "drone_1", "by": "engineer", "power": "remote_control", "pay": "kompromat"}
    assert scene.refused(Attack, target="engineer", weapon="bludgeon", **order) == "11.2"
    assert scene.refused(Drop, item="firebomb", ignite=True, **order) == "11.2"
    assert scene.can(Attack, target="exile", weapon="bludgeon", **order)
    scene.at("drone_1", "tanks")
    assert scene.refused(Throw, item="firebomb", to="mainframe", ignite=True, **order) == "11.2"
    scene.give("engineer", "helmet")
    assert scene.can(Throw, item="firebomb", to="mainframe", ignite=True, **order)
    scene.at("drone_1", "mainframe")
    assert scene.refused(Attack, target="engineer", weapon="bludgeon", **order) == "12.8.1"
    scene.do(Drop, item="firebomb", ignite=True, **order)
    assert not scene.pawn("engineer").down


def test_11_2_nobody_sets_the_swarm_on_oneself_through_a_drone() -> None:
    """A drone at a console could reach the Swarm's, too: who steers the drone is spared all the same."""
    scene = Scene(cast=tutorial_with("drones"), projectx="combat_swarm").alone("drone_2").monster("mainframe")
    scene.at("engineer", "mainframe").at("drone_1", "security_station").acting(0, "engineer")
    order = {"who": "drone_1", "by": "engineer", "power": "remote_control"}
    assert scene.refused(Uplink, target="engineer") == "11.2"
    assert scene.refused(Uplink, target="engineer", **order) == "11.2"
    assert scene.give("engineer", "helmet").can(Uplink, target="engineer", **order)


def fireside(who: str, *items: str) -> Scene:
    """In the airlocks: one way leads into a fire, one into goo, one into space, and a body lies here."""
    scene = Scene(cast=tutorial_with("operative")).alone().gather("aft_airlocks", who, "stranger", "exile")
    scene.hazard("reactor", "fire").goo("mcqueen").down("stranger").empty(who).give(who, *items)
    return scene.acting(0, who)


def in_the_fire(who: str, *items: str) -> Scene:
    """In a burning section, helmeted."""
    return fireside(who, "helmet", *items).hazard("aft_airlocks", "fire")


@pytest.mark.parametrize("who", ["engineer", "medical", "cyborg", "operative", "daredevil"])
@pytest.mark.parametrize("items", [(), ("firebomb", "helmet"), ("helmet", "helmet"), ("firebomb", "gun")])
@pytest.mark.parametrize("position", [fireside, in_the_fire])
def test_11_2_nothing_that_is_listed_downs_its_doer(
    position: Callable[..., Scene], who: str, items: tuple[str, ...]
) -> None:
    """Every action that somebody may choose here leaves them standing."""
    scene = position(who, *items)
    if who == "operative":
        scene.pc(0, who).acting(0, who)
    acts = [act for act in scene.listed(0) if isinstance(act, Deed) and act.who == who and not act.by]
    assert acts
    for act in acts:
        after = GAME.apply(scene.state, act, scene.rng).state.pawns[who]
        assert not after.down, act
        assert not after.annihilated, act


@pytest.mark.parametrize("who", ["engineer", "medical", "cyborg", "operative", "daredevil"])
@pytest.mark.parametrize("position", [fireside, in_the_fire])
@pytest.mark.parametrize("cls", [Step, Drop, Give, Throw, NerveGas])
def test_11_2_what_it_forbids_would_down_the_doer(
    cls: type[Deed], position: Callable[..., Scene], who: str
) -> None:
    """Nothing is refused for self-preservation that would not have hurt."""
    scene = position(who, "firebomb")
    if who == "operative":
        scene.pc(0, who).acting(0, who)
    for act in scene.wordings(cls, who, ("action",)):
        with suppress(Illegal):
            GAME.apply(scene.state, act, scene.rng)
            continue
        refusal = vengeful.objection(scene.state, act)
        if refusal is not None and refusal.rule == "11.2":
            play = Play(copy(scene.state), scene.rng)
            paying.finish(play, act)
            assert play.state.pawns[who].down, act


# --- 11.3 Free actions ---------------------------------------------------------------------------------


def test_11_3_a_free_action_does_not_count() -> None:
    """Two actions are still there after it, and after them nothing is."""
    scene = Scene().alone().at("exile", "aft_hub").lying("aft_hub", "helmet").acting(0, "exile")
    scene.do(PickUp, item="helmet", pay="free")
    assert (scene.state.turn.actions, scene.state.turn.free) == (2, False)
    assert scene.refused(Drop, item="helmet", pay="free") == "15.5.3"
    scene.do(Step, to="reactor").do(Drop, item="helmet")
    assert scene.refused(Step, to="aft_hub") == "15.5.2"
    assert scene.refused(PickUp, item="helmet") == "15.5.2"


def test_11_3_at_any_time_of_the_activation() -> None:
    """After the last paid action too."""
    scene = Scene().alone().at("exile", "aft_hub").lying("reactor", "helmet").acting(0, "exile", actions=1)
    scene.do(Step, to="reactor").do(PickUp, item="helmet", pay="free")
    assert scene.pawn("exile").items == ("helmet",)


def test_11_3_other_actions_are_not_free() -> None:
    scene = Scene().alone().gather("aft_hub", "engineer", "medical").give("engineer", "gun")
    scene.data("engineer", "evidence").acting(0, "engineer")
    assert scene.refused(Step, to="reactor", pay="free") == "15.5.3"
    assert scene.refused(Throw, item="gun", to="reactor", pay="free") == "15.5.3"
    assert scene.refused(Give, item="gun", to="medical", pay="free") == "15.5.3"
    assert scene.refused(Copy, data="evidence", to="medical", pay="free") == "15.5.3"
    assert scene.refused(Attack, target="medical", weapon="gun", pay="free") == "15.5.3"
    assert scene.refused(Wait, pay="free") == "15.5.3"


# --- 11.4 to 11.7 Where --------------------------------------------------------------------------------


def test_11_4_basic_actions_need_no_section() -> None:
    """In a Damaged section, in a blackout, in a pod or in space: they are the same everywhere."""
    for section in ("aft_hub", "houdini", "outer_space", "forward_exhaust"):
        scene = Scene().alone().gather(section, "engineer", "medical", "stranger").down("stranger")
        scene.blackout().damaged(section if section != "outer_space" else "houdini").lying(section, "gun")
        scene.give("engineer", "helmet", "nanogel").data("engineer", "evidence").acting(0, "engineer")
        scene.do(PickUp, item="gun", pay="free").do(Copy, data="evidence", to="medical")
        scene.do(Attack, target="medical", weapon="gun").fresh().do(Revive, target="medical")
        scene.do(Wait)


SECTION_ACTIONS: list[tuple[type[Deed], dict[str, object], str]] = [
    (AbandonShip, {}, "bridge"),
    (Cameras, {"on": False}, "security_station"),
    (Transmit, {"data": "evidence", "offsite": "news"}, "array_control"),
    (Meditate, {}, "therapy_garden"),
    (SectionLaunch, {"pod": "mcqueen"}, "aft_airlocks"),
    (TimedLaunch, {}, "houdini"),
]


@pytest.mark.parametrize(("cls", "fields", "section"), SECTION_ACTIONS)
def test_11_5_section_actions_only_where_they_are_printed(
    cls: type[Deed], fields: dict[str, object], section: str
) -> None:
    """There they work, in the next best section they do not, and Damaged they do not either."""
    scene = Scene().pc(0, "engineer").betrayal(0, 1).alone().data("engineer", "evidence")
    scene.at("stranger", "mcqueen").at("engineer", section)
    if cls in (SectionLaunch, TimedLaunch):
        scene.abandon()
    scene.acting(0, "engineer")
    assert scene.can(cls, **fields)
    scene.damaged(section)
    assert scene.refused(cls, **fields) == "5.1.4"
    scene.at("engineer", "fuel_cells")
    assert scene.refused(cls, **fields) == "11.5"
    assert not scene.legal(cls, who="engineer")


def test_11_5_what_is_made_where() -> None:
    scene = Scene().alone().at("exile", "fuel_cells").acting(0, "exile")
    assert scene.refused(Manufacture, thing="evidence") == "13.9.1"
    assert scene.at("exile", "security_station").can(Manufacture, thing="evidence")


def test_11_6_console_actions_only_at_a_console() -> None:
    """The Security Station and the Mainframe have one; undamaged."""
    scene = Scene().alone().hazard("reactor").acting(0, "engineer")
    for section in ("security_station", "mainframe"):
        scene.at("engineer", section)
        assert scene.can(Jammers, on=False)
        assert scene.can(Suppress, section="reactor")
        scene.damaged(section)
        assert scene.refused(Jammers, on=False) == "5.1.4"
        scene.mended(section)
    scene.at("engineer", "bridge")
    assert scene.refused(Jammers, on=False) == "11.6"
    assert scene.refused(Suppress, section="reactor") == "11.6"


def test_11_6_some_need_no_console() -> None:
    """The Hacker, while the jammers are off, works from anywhere."""
    scene = Scene().alone().at("exile", "bridge").acting(0, "exile")
    assert scene.refused(Jammers, on=False) == "11.6"
    scene.jammers(False)
    assert scene.can(Jammers, on=True)
    scene.at("engineer", "bridge").acting(0, "engineer")
    assert scene.refused(Jammers, on=True) == "11.6"


def test_11_7_characters_bring_section_actions_of_their_own() -> None:
    """The Counselor's Shred Room gives Kompromat; the Daredevil's launch is there only if she is."""
    scene = Scene().alone().at("exile", "shred_room").spent("stranger", "medical").acting(0, "exile")
    scene.do(Salvage, first="medical", second="stranger")
    assert scene.hand(0) == {"medical", "stranger"}
    cast = tutorial_with("colonel").replace("daredevil,", "")
    without = Scene(cast=cast).alone().at("exile", "outer_space")
    without.give("exile", "helmet", "rocket_wings").acting(0, "exile")
    assert without.refused(WingsLaunch) == "11.5"
