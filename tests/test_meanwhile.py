"""Who plans reckons with what others do meanwhile, and with what comes before one's next turn.

In each of these positions a good player's choice is clear.
"""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.things import Throw
from game.stationfall.actions.paying import Consent
from game.stationfall.automata.advisor import OUT
from game.stationfall.automata.planner import TRAPPED, Planner, over
from game.stationfall.automata.plans import Plans
from game.stationfall.automata.schemes import hoped
from game.stationfall.automata.schemes.station import goes_off
from game.stationfall.automata.thinker import Thinker
from game.stationfall.automata.ventures import agenda
from game.stationfall.automata.worth import standing
from game.stationfall.cards import IDENTITIES
from game.stationfall.looking import view
from game.stationfall.state import Kompromat, copy
from tests.rules.scene import Scene, tutorial_with


def look(scene: Scene, identity: str = "") -> Plans:
    """The position as the first player sees it, who may be somebody."""
    found = Plans(scene.state, 0)
    found.card = IDENTITIES[identity].card if identity else found.card
    return found


def rows(scene: Scene, identity: str, key: str) -> float:
    """What the first player expects of a row."""
    return next(
        hoped(look(scene, identity), row) for row in IDENTITIES[identity].agenda if row.condition.key == key
    )


def bomb(minute: int, due: int, owner: int = 0) -> Scene:
    """The Exile has the Antimatter in Forward Airlocks, and it is the first player's turn."""
    scene = Scene().alone("exile", safe="storage").at("exile", "forward_airlocks").bonus(0).minute(minute)
    return scene.antimatter(holder="exile").armed(owner, due).turn(0)


def test_15_7_2_at_the_end_of_its_owners_turn_it_goes_off() -> None:
    """Until then whoever has it may still throw it out (13.13)."""
    assert look(bomb(6, 6)).fuse()[0] < 0.8
    for owner, sure in ((0, True), (1, False)):
        scene = bomb(6, 6, owner)
        ended = Plans(over(copy(scene.state)), 0)
        assert (ended.fuse()[0] == 1.0) == sure
        assert (goes_off(ended) > 0.85) == sure


def test_4_3_1_who_is_led_by_two_carries_it_to_and_fro() -> None:
    """What one of them does the other one undoes."""
    one = goes_off(look(bomb(8, 6).cubes(0, "exile", 1)))
    assert goes_off(look(bomb(8, 6).cubes(0, "exile", 1).cubes(1, "exile", 1))) > 1.3 * one


def test_7_3_2_nobody_gets_away_after_the_blast() -> None:
    """Neither by themselves, nor because we send them."""

    def away(due: int) -> tuple[float, float]:
        scene = Scene().alone("exile", "medical", safe="storage").at("exile", "aft_hub").minute(8).abandon()
        scene.antimatter("reactor").armed(1, due).cubes(0, "exile", 2).pc(1, "medical").at("medical", "tanks")
        seen = look(scene.turn(0))
        return seen.flees(scene.pawn("medical")), seen.sends(scene.pawn("exile"))

    assert all(soon < 0.6 * late for soon, late in zip(away(7), away(4), strict=True))


def test_16_4_who_is_known_and_wants_to_stay_does_not_leave() -> None:
    def leaves(identity: str) -> float:
        scene = Scene(cast=tutorial_with("legal")).alone(identity, safe="kitchen").pc(1, identity).abandon()
        return look(scene.at(identity, "aft_hub").minute(5).turn(0)).flees(scene.pawn(identity))

    assert leaves("engineer") < 0.3 * leaves("exile")
    assert leaves("legal") < 0.3 * leaves("exile")


def test_15_7_1_who_is_led_by_two_is_brought_back_before_the_pod_leaves() -> None:
    """Whose countdown it is has a turn before ours."""

    def leaves(theirs: int, section: str = "aft_airlocks") -> float:
        scene = Scene().alone("stranger", safe="kitchen").at("stranger", section).cubes(0, "stranger", 2)
        scene.cubes(1, "stranger", theirs).marker(1, "launch", "houdini").minute(3).abandon().turn(0)
        scene.state.turn = replace(scene.state.turn, step="done")
        return look(scene).flees(scene.pawn("stranger"))

    assert leaves(2) > 0.4
    assert leaves(1) < 0.4 * leaves(2) > leaves(2, "storage")


def test_16_4_a_known_colonel_sees_to_it_that_somebody_contaminated_leaves() -> None:
    def kept(identity: str) -> float:
        scene = Scene(cast=tutorial_with("colonel", "operative")).alone("stranger", safe="kitchen").abandon()
        scene.pc(1, identity).at("stranger", "storage").contaminated("stranger").cubes(1, "stranger", 2)
        return rows(scene.minute(5).turn(0), "operative", "no-contamination-escapes")

    assert 1 - kept("colonel") > 1.7 * (1 - kept("exile"))


def test_7_3_2_what_leaves_before_the_blast_has_left() -> None:
    """Who is sure of it that nobody Contaminated leaves does not mind when it goes off."""

    def worth(section: str) -> float:
        scene = Scene(cast=tutorial_with("operative")).alone("stranger", safe="kitchen").abandon().minute(5)
        scene.at("stranger", section).contaminated("stranger").marker(1, "launch", "houdini")
        scene.antimatter("reactor").armed(2, 3).damaged("reactor").identity(0, "operative").bonus(0).turn(0)
        return agenda(look(scene, "operative"), "operative")

    assert worth("houdini") < worth("kitchen") - 1


def test_5_5_3_subject_zero_waits_in_vain_where_nobody_can_bring_a_body() -> None:
    """That takes two seats beside its own, and the Medevac Pod has but one."""

    def away(section: str) -> float:
        scene = Scene(cast=tutorial_with("colonel"), projectx="subject_zero").alone().abandon().minute(6)
        scene.monster(section).identity(0, "colonel").bonus(0)
        return rows(scene.turn(0), "colonel", "contaminated-npc-escapes")

    assert away("medevac_pod") < 0.3 * away("bio_lab") < away("houdini")


def test_8_5_1_one_carrier_more_is_one_chance_more() -> None:
    """Subject Zero may leave, or may not."""

    def likely(section: str) -> float:
        scene = Scene(cast=tutorial_with("colonel"), projectx="subject_zero").alone("medical").abandon()
        scene.monster("bio_lab").at("medical", section).contaminated("medical").minute(5).bonus(0)
        scene.cubes(0, "medical", 2).identity(0, "colonel").turn(0)
        return rows(scene, "colonel", "contaminated-npc-escapes")

    assert likely("storage") > likely("suite") + 0.02


def test_13_4_who_is_contaminated_does_not_wait_where_it_is_cured() -> None:
    def likely(section: str) -> float:
        scene = Scene(cast=tutorial_with("colonel")).alone("medical").at("medical", section).bonus(0)
        scene.contaminated("medical").cubes(0, "medical", 2).identity(0, "colonel").abandon().minute(5)
        return rows(scene.turn(0), "colonel", "contaminated-npc-escapes")

    assert likely("tanks") < likely("fuel_cells")


def test_12_11_who_is_down_is_woken_by_whoever_is_brought_there() -> None:
    def stands(section: str, *items: str) -> float:
        scene = Scene().alone("station_chief", "exile", safe="kitchen").at("station_chief", "therapy_garden")
        scene.down("station_chief").at("exile", section).give("exile", *items).cubes(0, "exile", 2).minute(6)
        return rows(scene.identity(0, "station_chief").turn(0), "station_chief", "stays-aboard-live")

    assert stands("therapy_garden", "nanogel") > stands("storage", "nanogel") > stands("storage")


def test_10_1_nobody_innocent_stays_beside_who_charges_them() -> None:
    def clear(section: str, cubes: int = 2) -> float:
        scene = Scene(cast=tutorial_with("legal")).alone("engineer", "legal").pc(0, "engineer").bonus(0)
        scene.at("engineer", "tanks").at("legal", section).cubes(1, "legal", cubes).minute(5).turn(0)
        return rows(scene, "engineer", "innocent")

    assert clear("tanks") < clear("forward_hub") < clear("kitchen") == clear("tanks", 0) == 1


def test_13_13_a_bribe_throws_the_antimatter_out() -> None:
    """Whoever else has it, and though nobody pays one to throw anything else."""
    scene = bomb(6, 6, 1).pc(0, "medical").at("medical", "houdini").abandon().cubes(0, "stranger", 2)
    scene.at("stranger", "kitchen").acting(0, "stranger", actions=0).give("exile", "bludgeon")
    mind = Thinker(view(scene.state, 0), Random(0), {})
    listed = scene.listed(0)
    values = dict(zip(listed, mind.values(listed), strict=True))

    def thrown(item: str) -> float:
        return values[Throw(seat=0, who="exile", item=item, to="outer_space", pay="bribe")]

    assert thrown("antimatter") > thrown("bludgeon") == OUT


def test_15_3_2_nobody_turns_up_a_trap_for_little() -> None:
    """Any of the three may be the real one, whatever one of them looks like in a guess."""
    traps = {"fuel_cells": "real", "tanks": "blank", "kitchen": "blank"}
    scene = Scene(cast=tutorial_with("operative")).alone("exile").at("exile", "storage").pc(0, "exile")
    scene.pc(1, "operative").bonus(0).minute(6).turn(0)
    scene.state.traps = dict(traps)
    mind = Planner(view(scene.state, 0), Random(0), {})
    assert mind.trapped(Step(seat=0, who="exile", to="fuel_cells")) == TRAPPED[True]
    assert mind.trapped(Step(seat=0, who="exile", to="aft_hub")) == 0
    assert set(mind.state.traps.values()) == {"blank"}
    known = Planner(view(scene.state, 1), Random(0), {})
    assert known.state.traps == traps
    assert known.trapped(Step(seat=1, who="exile", to="fuel_cells")) == 0


def test_15_3_1_cubes_on_who_may_be_somebody_elses_own_are_worth_less() -> None:
    """Whoever sits in a pod is likelier to be."""

    def lost(section: str) -> float:
        scene = Scene().alone("exile", safe="storage").at("exile", section).bonus(0).minute(9).turn(0)
        without = standing(look(scene, "medical"), "medical", Planner.style)
        return without - standing(look(scene.cubes(0, "exile", 2), "medical"), "medical", Planner.style)

    assert lost("houdini") > lost("kitchen") > 0.1


def test_15_5_5_nobody_does_a_known_rival_a_favour_for_nothing() -> None:
    """Who is Suspect already has nothing to fear from refusing."""

    def mind(*, known: bool) -> Planner:
        scene = Scene().alone("exile").pc(0, "exile").at("exile", "aft_airlocks").bonus(0)
        scene.identity(1, "station_chief").kompromat(1, "exile").abandon().minute(6)
        if known:
            scene.pc(1, "station_chief")
        return Planner(view(scene.accused(0, "suspect").turn(1).state, 0), Random(0), {})

    deed = Step(seat=1, who="exile", to="houdini", pay="kompromat")
    for asked, known in ((mind(known=True), True), (mind(known=False), False)):
        assert (asked.favoured(deed) > 0) == known
        gained = asked.gain(asked.done(asked.state, deed))
        assert Consent(0, deed).weigh(asked, "accept") <= gained - asked.favoured(deed) + 0.01


def test_7_3_2_what_floats_beside_somebody_may_come_back() -> None:
    def back(*out: str) -> float:
        scene = Scene().alone("exile", safe="kitchen").antimatter("outer_space").armed(1, 3).minute(6)
        scene.cubes(1, "exile", 1).give("exile", "helmet").gather("outer_space", *out)
        return goes_off(look(scene.turn(0)))

    assert back("exile") > 2 * back()


def afloat(section: str, minute: int, rival: int = 0, *, who: str = "exile", helmet: bool = True) -> float:
    """How many Humans the Boarder expects in Outer Space in the end, one of them being there."""
    scene = (
        Scene(cast=tutorial_with("boarder", "daredevil")).alone(who, safe="kitchen").identity(0, "boarder")
    )
    scene.at(who, section).give(who, *["helmet"] * helmet).cubes(0, who, 1).cubes(1, who, rival)
    for key in scene.state.places:
        scene.lying(key)
    return rows(scene.bonus(0).minute(minute).turn(0), "boarder", "humans-afloat")


def test_16_4_who_floats_early_is_fetched_in_again_by_whoever_leads_them_too() -> None:
    assert afloat("outer_space", 8, 1) < 0.5 * afloat("outer_space", 8)
    assert afloat("outer_space", 8, 1) < 0.75 * afloat("outer_space", 1, 1)


def test_6_who_endures_it_goes_out_without_a_helmet() -> None:
    assert afloat("aft_airlocks", 3, who="daredevil", helmet=False) > 1.3 * afloat(
        "aft_airlocks", 3, helmet=False
    )


def test_16_4_what_others_float_outside_with_is_not_there_to_stay() -> None:
    def worth(rival: int) -> float:
        scene = (
            Scene(cast=tutorial_with("boarder")).alone("boarder", "exile", safe="kitchen").pc(0, "boarder")
        )
        scene.at("boarder", "kitchen").at("exile", "outer_space").give("exile", "helmet", "briefcase")
        scene.lying("suite").cubes(0, "exile", 1).cubes(1, "exile", rival).bonus(0).minute(4).abandon()
        return agenda(look(scene.turn(0), "boarder"), "boarder")

    assert worth(1) < worth(0) - 0.15


def test_13_12_every_section_that_is_mended_brings_the_rest_nearer() -> None:
    """Whoever is nearest goes on to the next, while there is time."""

    def whole(minute: int, *damaged: str) -> float:
        scene = Scene().alone("troubleshooter", safe="kitchen").pc(0, "troubleshooter").bonus(0)
        scene.at("troubleshooter", "storage").minute(minute).damaged(*damaged).turn(0)
        return rows(scene, "troubleshooter", "nothing-damaged")

    near = "fuel_cells", "storage", "tanks"
    assert whole(8, *near) > whole(4, *near) > whole(2, *near)
    assert whole(4, *near) + 0.05 < whole(4, *near[:2]) < whole(4)


def test_cargo_claw_what_floats_outside_is_fetched_in_by_who_gets_to_the_cargo_claw() -> None:
    """Nobody steers a Drone so as to fetch it."""

    def back(section: str, *drones: str) -> float:
        scene = Scene(cast=tutorial_with("drones")).alone("exile", safe="kitchen").at("exile", section)
        scene.antimatter("outer_space").armed(1, 3).cubes(0, "exile", 2).minute(5)
        scene.gather("storage", "drone_1", "drone_2").gather("outer_space", *drones)
        return goes_off(look(scene.turn(0)))

    assert back("cargo_claw") > back("kitchen") + 0.1
    assert back("kitchen", "drone_2") == back("kitchen")


def test_15_5_5_a_token_that_comes_back_is_not_lost() -> None:
    """Blood from a Stone: an NPC's comes back to the Exile's hand."""
    scene = Scene().alone("exile", "stranger").pc(0, "exile").bonus(0).kompromat(0, "stranger").minute(6)
    scene.at("stranger", "storage").acting(0, "exile")
    mind = Thinker(view(scene.state, 0), Random(0), {})
    act = Step(seat=0, who="stranger", to="fuel_cells", pay="kompromat")
    assert mind._paid(mind.state, act).kompromat["stranger"].hand == 0
    assert mind.token(act) < 0.05 < mind.token(replace(act, who="exile")) + 0.2


def test_shred_room_what_has_been_used_may_be_had_again() -> None:
    """Of those who have escaped they count at once."""

    def worth(section: str, *used: str) -> float:
        scene = Scene().alone("exile", "stranger", safe="kitchen").pc(0, "exile").bonus(0).minute(5)
        scene.at("stranger", section).cubes(0, "stranger", 2).escaped("medical", "counselor").abandon()
        for card in used:
            scene.state.kompromat[card] = Kompromat(spent=True, shown=True)
        for section in scene.state.places:
            scene.no_kompromat(section)
        return rows(scene.turn(0), "exile", "kompromat-of-escaped")

    used = "medical", "counselor"
    assert worth("shred_room", *used) > worth("kitchen", *used) > worth("kitchen")
    assert worth("shred_room", *used) > 1.2


def test_12_1_steps_that_cost_nothing_are_not_taken_for_ever() -> None:
    """In and out again leads nowhere."""
    scene = Scene(cast=tutorial_with("daredevil")).alone("daredevil").pc(0, "daredevil").bonus(0)
    scene.hazard("aft_hub").hazard("machine_shop").at("daredevil", "machine_shop").minute(6).abandon()
    scene.acting(0, "daredevil")
    mind = Thinker(view(scene.state, 0), Random(0), {})
    listed = scene.listed(0)
    assert any(getattr(act, "pay", "") == "gratis" for act in listed)
    assert len(mind.values(listed)) == len(listed)


def test_7_2_2_in_a_blackout_nothing_is_sent_until_there_is_power() -> None:
    def sent(*broken: str, mender: str = "kitchen") -> float:
        scene = Scene(cast=tutorial_with("inspector")).alone("exile", "troubleshooter", safe="kitchen")
        scene.identity(0, "inspector").bonus(0)
        scene.at("exile", "array_control").data("exile", "evidence").cubes(0, "exile", 2).minute(5)
        scene.at("troubleshooter", mender).cubes(0, "troubleshooter", 2).damaged(*broken).turn(0)
        return rows(scene, "inspector", "offsite-has")

    power = Scene(cast=tutorial_with("inspector")).power_sections()[:2]
    assert sent(*power) < sent(*power, mender=power[0]) < sent() == sent(power[0])


def test_7_2_2_the_second_power_section_lets_project_x_out() -> None:
    def out(identity: str, key: str, *broken: str) -> float:
        scene = Scene(cast=tutorial_with("cyborg")).alone("exile", safe="kitchen").identity(0, identity)
        for rank in ("counselor", "engineer", "station_chief"):
            scene.annihilated(rank)
        scene.at("exile", power[0]).give("exile", "bludgeon").cubes(0, "exile", 2).bonus(0).minute(6)
        return rows(scene.damaged(*broken).turn(0), identity, key)

    power = Scene().power_sections()
    assert out("cyborg", "x-released", power[1]) > out("cyborg", "x-released") + 0.1
    assert out("corpsicle", "x-contained", power[1]) < out("corpsicle", "x-contained")


def test_7_3_1_what_has_gone_off_was_armed() -> None:
    """So who wants it never to be armed does not want it to go off."""

    def worth(section: str) -> float:
        scene = Scene().alone("exile", safe="kitchen").at("exile", section).give("exile", "helmet")
        scene.identity(0, "troubleshooter").bonus(0).cubes(0, "exile", 2).minute(9).no_locks().turn(0)
        return agenda(look(scene, "troubleshooter"), "troubleshooter")

    assert worth("magnetic_containment") <= worth("kitchen") + 0.05


def test_5_5_what_lies_in_a_pod_leaves_with_whoever_leaves_in_it() -> None:
    def away(section: str) -> float:
        scene = Scene(cast=tutorial_with("billionaire")).alone("exile", safe="kitchen").abandon().minute(5)
        scene.at("exile", section).pc(1, "exile").lying("houdini", "fletcher").identity(0, "billionaire")
        return rows(scene.bonus(0).turn(0), "billionaire", "item-escapes")

    assert away("houdini") > away("kitchen") + 0.2


def test_7_6_2_a_monster_goes_its_way_whatever_floats_outside() -> None:
    """It has no card, and so nothing that could be exhausted."""
    scene = Scene(4, tutorial_with(), projectx="stable_wormhole").alone("exile").released().monster("vault_x")
    scene.pc(0, "exile").bonus(0).minute(5).antimatter("outer_space").armed(1, 3).turn(0)
    before = Plans(scene.state, 0)
    assert Plans(scene.state, 0, before).passes(scene.pawn("monster"))
    assert agenda(Plans(scene.state, 0, before), "exile") == agenda(before, "exile")
