"""Who plans sees what has to be made ready for a row of an agenda, and what others can do against it.

In each of these positions a good player's choice is clear.
"""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from game.api import Action
from game.stationfall import people
from game.stationfall.actions.answers import Choose
from game.stationfall.actions.basic.care import Revive
from game.stationfall.actions.basic.data import Copy
from game.stationfall.actions.basic.force import Sabotage
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.things import Give
from game.stationfall.actions.console import Jammers
from game.stationfall.actions.section.command import TimedLaunch
from game.stationfall.actions.turn import Influence, Renegotiate, Reveal
from game.stationfall.automata.advise import MINDS
from game.stationfall.automata.advisor import OUT
from game.stationfall.automata.planner import Planner
from game.stationfall.automata.plans import Plans
from game.stationfall.automata.schemes import hoped
from game.stationfall.automata.schemes.bodies import _carriers
from game.stationfall.automata.schemes.bonus import friend
from game.stationfall.automata.ventures import agenda
from game.stationfall.automata.worth import overdue
from game.stationfall.cards import CAST, IDENTITIES, Bonus
from game.stationfall.cast.botanist import Creep
from game.stationfall.looking import view
from tests.rules.scene import Scene, tutorial_with
from tests.test_plans import turn


def exile() -> Scene:
    """The first player is the Exile, in a pod that waits, and has somebody with the Evidence."""
    scene = Scene().alone("exile", "stranger", safe="kitchen").pc(0, "exile").bonus(0).minute(8)
    scene.no_kompromat("security_station").at("exile", "houdini")
    scene.at("stranger", "security_station").data("stranger", "evidence")
    return scene.cubes(0, "stranger", 2).no_kompromat("houdini").no_kompromat("kitchen").turn(0)


def test_12_6_data_is_copied_to_whoever_wants_it_while_the_jammers_are_off() -> None:
    scene = exile().jammers(False)
    assert Copy(seat=0, who="stranger", data="evidence", to="exile") in turn(scene)


def test_14_2_the_jammers_are_switched_off_for_it() -> None:
    assert Jammers(seat=0, who="stranger", on=False) in turn(exile())


def botanist() -> Scene:
    scene = Scene(cast=tutorial_with("botanist")).alone("botanist", "medical").bonus(0).minute(8)
    scene.at("botanist", "hydroponics").pc(0, "botanist").no_kompromat("hydroponics")
    return scene.at("medical", "storage").at("exile", "hydroponics").down("exile").turn(0)


def test_4_6_5_2_the_moss_eats_who_lies_where_it_lies() -> None:
    """It takes no action, and brings points for every meal."""
    assert Creep(seat=0, target="exile") in turn(botanist())


def rows(scene: Scene, identity: str, key: str) -> float:
    """What the first player expects of a row."""
    look = Plans(scene.state, 0)
    look.card = IDENTITIES[identity].card
    return next(hoped(look, row) for row in IDENTITIES[identity].agenda if row.condition.key == key)


def engineer(*broken: str) -> Scene:
    scene = Scene().alone("engineer").pc(0, "engineer").bonus(0).abandon().minute(6)
    scene.at("engineer", "bridge").no_kompromat("bridge").antimatter("magnetic_containment").armed(0, 2)
    return scene.damage(*broken)


def test_13_5_antimatter_that_can_be_ejected_is_not_safe_on_board() -> None:
    exposed, safe = (
        rows(engineer(*broken), "engineer", "antimatter-on-board") for broken in ((), ("reactor",))
    )
    assert exposed + 0.1 < safe


def test_13_5_who_wants_it_to_go_off_wrecks_what_would_eject_it() -> None:
    scene = engineer().at("troubleshooter", "reactor").give("troubleshooter", "bludgeon")
    scene.cubes(0, "troubleshooter", 2).no_kompromat("reactor").turn(0)
    assert Sabotage(seat=0, who="troubleshooter") in turn(scene)


def test_16_1_who_can_float_outside_waits_there_for_the_ship_that_comes() -> None:
    """Without an order to leave, and with no pod near."""
    scene = Scene(cast=tutorial_with("boarder")).alone("exile", safe="kitchen").pc(0, "exile").bonus(0)
    scene.at("exile", "forward_airlocks").give("exile", "helmet").no_kompromat("forward_airlocks")
    assert Step(seat=0, who="exile", to="outer_space") in turn(scene.minute(2).turn(0))


def test_16_1_pirates_wait_for_nobody() -> None:
    scene = Scene(cast=tutorial_with("boarder")).alone("exile", safe="kitchen").pc(0, "exile").bonus(0)
    scene.at("exile", "forward_airlocks").give("exile", "helmet").no_kompromat("forward_airlocks")
    scene.pc(1, "boarder").minute(2).turn(0)
    scene.state.tally["pirate_ship"] = 1
    turn(scene)
    assert scene.pawn("exile").at != "outer_space"


def test_15_5_5_a_kompromat_buys_a_step_when_it_is_wanted() -> None:
    """It is worth nothing any more when the station has fallen."""
    scene = Scene().alone("exile", "stranger", safe="kitchen").abandon().pc(0, "exile").bonus(0).minute(3)
    scene.at("exile", "aft_hub").disc(0, "exile").kompromat(0, "exile").no_kompromat("aft_airlocks").turn(0)
    steps = [act for act in turn(scene) if isinstance(act, Step) and act.who == "exile"]
    assert {act.pay for act in steps} >= {"kompromat"}


def test_12_4_what_is_to_be_brought_is_taken_at_once() -> None:
    """It is free (15.5.3), and nobody else has it then."""
    scene = (
        Scene(cast=tutorial_with("inspector")).alone("inspector", "station_chief", safe="kitchen").bonus(0)
    )
    scene.at("inspector", "inspectors_shuttle").pc(0, "inspector").minute(9).cubes(0, "station_chief", 2)
    scene.at("station_chief", "rec_room").disc(0, "station_chief").no_kompromat("inspectors_shuttle")
    for section in ("kitchen", "rec_room", "suite", "forward_airlocks"):
        scene.no_kompromat(section)
    scene.acting(0, "station_chief", actions=1)
    turn(scene)
    assert "briefcase" in scene.pawn("station_chief").items


def test_12_3_what_has_come_where_it_is_wanted_is_put_down_by_whom_others_lead_as_well() -> None:
    """Whoever holds it would take it along again."""
    scene = Scene(cast=tutorial_with("telepathic_rat")).alone("security", safe="kitchen").bonus(0)
    scene.identity(0, "telepathic_rat").lying("physics_lab").give("security", "artifact").minute(6)
    scene.at("security", "bio_lab").cubes(0, "security", 1).cubes(1, "security", 1).no_kompromat("bio_lab")
    scene.contaminated("security")  # with no slot left to carry both
    turn(scene.acting(0, "security", actions=1))
    assert "artifact" in scene.place("bio_lab").floor


def test_15_3_what_a_reveal_may_wreck_is_seen_before_it() -> None:
    """And cubes may still be laid after it, not before it (15.2)."""
    scene = Scene().alone("engineer").identity(0, "engineer").bonus(0).abandon().minute(6)
    scene.at("engineer", "bridge").no_kompromat("bridge").antimatter("magnetic_containment").armed(0, 2)
    done = turn(scene.cubes(0, "engineer", 1).turn(0))
    assert Reveal(seat=0, card="engineer") in done
    assert Choose(seat=0, pick="reactor") in done


def test_13_5_antimatter_is_not_left_where_it_can_be_thrown_out() -> None:
    inside, outside = (
        rows(engineer("reactor").antimatter(section), "engineer", "antimatter-on-board")
        for section in ("aft_hub", "aft_airlocks")
    )
    assert outside + 0.2 < inside < rows(engineer("reactor"), "engineer", "antimatter-on-board")


def chief(*aboard: str) -> Scene:
    """The first player is the Station Chief and leads three that sit in these pods."""
    scene = Scene().alone("station_chief", safe="kitchen").pc(0, "station_chief").bonus(0).abandon().minute(6)
    for who, pod in zip(("exile", "stranger", "stowaway"), aboard, strict=True):
        scene.at(who, pod).cubes(0, who, 1)
    return scene


def test_13_6_who_sits_in_one_pod_leaves_with_one_launch() -> None:
    one, three = (
        rows(chief(*pods), "station_chief", "other-humans-escaped")
        for pods in (("alcatraz",) * 3, ("alcatraz", "mcqueen", "houdini"))
    )
    assert one > three + 0.01


def test_16_4_4_who_leaves_may_be_somebodys_own() -> None:
    """So the Officers that get away seldom count for who counts on nobody's own."""
    scene = Scene().alone("station_chief").pc(0, "station_chief").bonus(0).abandon().minute(6)
    scene.at("counselor", "houdini").cubes(0, "counselor", 1)
    assert rows(scene, "station_chief", "npc-officers-escaped") < 0.5


def test_13_2_who_knows_what_must_not_get_out_is_dangerous_near_where_it_is_sent() -> None:
    scene = Scene().alone("exile").bonus(0).minute(6).data("exile", "evidence")
    far, near = (
        rows(scene.at("exile", section), "operative", "data-stays")
        for section in ("kitchen", "array_control")
    )
    assert near < far
    assert near + 0.2 < rows(scene.down("exile"), "operative", "data-stays")


def test_7_3_2_what_goes_off_outside_damages_the_station() -> None:
    aboard, outside = (
        rows(engineer().antimatter(section), "troubleshooter", "nothing-damaged")
        for section in ("magnetic_containment", "outer_space")
    )
    assert outside < aboard


def test_7_1_once_the_order_is_given_nobody_arms_the_antimatter_for_it() -> None:
    before, after = (
        rows(Scene().minute(9).abandon(given), "troubleshooter", "antimatter-unarmed")
        for given in (False, True)
    )
    assert before < after


def test_7_3_2_who_has_all_that_is_wanted_lets_the_antimatter_go_off() -> None:
    """Whoever still wants to get away gets rid of it."""
    look = Plans(engineer().state, 0)
    look.card = "troubleshooter"
    assert agenda(look, "troubleshooter") > sum(
        row.points * hoped(look, row) for row in IDENTITIES["troubleshooter"].agenda
    )
    look.card = "exile"
    calm = Plans(engineer().antimatter("outer_space").state, 0)
    calm.card = "exile"
    assert agenda(look, "exile") < agenda(calm, "exile")


def test_16_4_7_who_may_lay_no_more_cubes_takes_back_one_that_is_of_no_use() -> None:
    scene = Scene().alone("exile", safe="kitchen").identity(0, "exile").bonus(0).minute(7)
    scene.cubes(0, "station_chief", CAST["exile"].limit).cubes(1, "station_chief", 7).turn(0)
    mind = Planner(view(scene.state, 0), Random(0), {})
    values = dict(zip(scene.listed(0), mind.values(scene.listed(0)), strict=True))
    assert values[Renegotiate(seat=0, card="station_chief")] > values[Renegotiate(seat=0)] + 0.05


def test_5_5_4_who_has_not_signed_leaves_by_a_pod_that_does_not_ask() -> None:
    """Where all the others ask for it, who sits in them has signed when they leave."""

    def signed(pod: str) -> float:
        scene = Scene(cast=tutorial_with("legal")).alone("exile", "medical", safe="kitchen").pc(0, "legal")
        scene.bonus(0).abandon().minute(6).gather(pod, "exile", "stowaway").down("stowaway")
        return rows(scene, "legal", "only-signed-humans-escape")

    assert signed("medevac_pod") < 0.3 * signed("houdini")


def test_15_3_2_what_a_reveal_brings_is_not_fetched() -> None:
    """Unless it is in the hands of another player's own character, who keeps it."""
    scene = Scene(cast=tutorial_with("doctor")).alone("doctor", "exile").identity(0, "jekyll").bonus(0)
    scene.at("doctor", "forward_airlocks").give("exile", "artifact").minute(5)
    assert rows(scene, "jekyll", "holds") >= 0.8
    scene.pc(1, "exile")
    assert rows(scene, "jekyll", "holds") < 0.8


def test_8_5_1_a_stranger_who_would_have_to_be_sent_a_long_way_hardly_goes() -> None:
    """Who is contaminated and sits in a pod that counts down is as good as away."""
    scene = Scene(cast=tutorial_with("colonel")).alone("colonel", "medical").identity(0, "colonel").bonus(0)
    scene.at("medical", "storage").cubes(0, "medical", 1).minute(9).abandon()
    sent = rows(scene, "colonel", "contaminated-npc-escapes")
    assert 0 < sent < 0.2
    scene.contaminated("medical").at("medical", "houdini").marker(1, "launch", "houdini")
    assert rows(scene, "colonel", "contaminated-npc-escapes") > 3 * sent


def test_15_3_1_who_is_not_to_be_betrayed_lays_no_cubes_on_whom_others_lead() -> None:
    """Whoever turns out to be somebody else's own betrays them."""
    scene = Scene().identity(0, "counselor")
    none = rows(scene, "counselor", "least-betrayal")
    few = rows(scene.cubes(0, "medical", 1), "counselor", "least-betrayal")
    contested = rows(scene.cubes(1, "medical", 3), "counselor", "least-betrayal")
    assert none > few > contested


def test_15_3_1_what_can_be_lost_before_anybody_has_fewer_in_betrayal_is_lost_lightly() -> None:
    def kept(*, mine: int, theirs: int) -> float:
        scene = Scene().identity(0, "counselor").cubes(0, "medical", mine)
        for colour in range(1, 4):
            scene.betrayal(colour, theirs)
        return rows(scene, "counselor", "least-betrayal")

    assert kept(mine=1, theirs=1) > kept(mine=2, theirs=1) == kept(mine=1, theirs=0)


KEY = "with-bonus-character"


def stranger(friend: str, section: str = "nanofactory") -> Scene:
    scene = Scene(cast=tutorial_with("digital_assistant")).alone("stranger", "exile").identity(0, "stranger")
    return scene.bonus(0, friend).at("stranger", section).abandon().minute(7).no_locks()


def test_16_4_4_who_wants_to_be_with_somebody_leaves_with_them() -> None:
    """In a pod that counts down there is no time to come later; with somebody who stays there is."""

    def beside(section: str, pod: str) -> float:
        return rows(stranger("exile", section).at("exile", pod).marker(1, "launch", pod), "stranger", KEY)

    assert beside("nanofactory", "houdini") < 0.1 < 0.5 < beside("aft_airlocks", "houdini")
    crowd = stranger("exile", "aft_airlocks").gather("houdini", "exile", "medical")
    assert rows(crowd, "stranger", KEY) < 0.1
    assert rows(stranger("exile").at("exile", "kitchen"), "stranger", KEY) > 0.2


def test_4_6_6_1_a_friend_that_is_data_is_copied_and_taken_along() -> None:
    scene = stranger("digital_assistant", "mainframe").cubes(0, "stranger", 2)
    assert rows(scene, "stranger", KEY) > 0.5
    assert rows(scene, "stranger", "scores-bonus") > 0.05
    assert rows(scene.data("stranger", "digital_assistant"), "stranger", KEY) > 0.85


def test_4_6_6_who_has_left_does_nothing_more_on_board() -> None:
    """What is still to be done there others do; what one has taken along arrives (16.3.1)."""
    scene = (
        Scene(cast=tutorial_with("colonel", "inspector")).alone("colonel").pc(0, "colonel").bonus(0).minute(8)
    )
    for rank in ("counselor", "engineer", "station_chief"):
        scene.annihilated(rank)
    scene.at("colonel", "forward_hub")
    aboard = rows(scene, "colonel", "x-released")
    scene.at("colonel", "houdini").away("houdini")
    assert rows(scene, "colonel", "x-released") < 0.5 * aboard
    scene.at("inspector", "houdini")
    assert rows(scene, "inspector", "offsite-has") < 0.6
    assert rows(scene.data("inspector", "evidence"), "inspector", "offsite-has") > 0.9


def test_13_3_nobody_stays_to_let_out_what_there_is_no_time_for() -> None:
    """Who could do either, but hardly both, leaves for more points; nobody minds that of whom they lead."""
    scene = Scene(cast=tutorial_with("colonel")).alone("colonel", "stranger").pc(0, "colonel").bonus(0)
    for rank in ("counselor", "engineer", "station_chief"):
        scene.annihilated(rank)
    scene.gather("medevac_pod", "colonel", "stranger").down("stranger").minute(6).turn(0)
    assert rows(scene, "colonel", "x-released") < 0.7 * rows(scene, "cyborg", "x-released")
    assert TimedLaunch(seat=0, who="colonel") in turn(scene)


def test_16_4_4_who_has_more_kompromat_early_on_is_hardly_ahead() -> None:
    """In the end a tie fails; before there is time for more."""

    def most(minute: int, *held: str) -> float:
        scene = Scene().identity(0, "counselor").minute(minute).kompromat(1, "medical", "exile")
        return rows(scene.kompromat(0, *held), "counselor", "most-kompromat")

    two, three = ("stowaway", "operative"), ("stowaway", "operative", "security")
    assert most(12, *two) > 0.5 > most(1, *two)
    assert most(1, *three) - most(1, *two) > 2 * (most(12, *three) - most(12, *two)) > 0


def test_13_3_others_may_let_out_what_one_wants_out() -> None:
    scene = Scene().alone("cyborg").minute(9)
    for card in scene.state.cast:
        if card != "cyborg":
            scene.at(card, "suite")
    assert rows(scene, "cyborg", "x-released") > rows(scene.minute(1), "cyborg", "x-released") > 0


def test_16_4_4_one_s_own_officer_is_no_npc_and_does_not_sit_in_a_pod_to_stay() -> None:
    """All are known in the end (16.2)."""
    scene = Scene().identity(0, "station_chief").alone("station_chief").minute(4).abandon()
    for card in scene.state.cast:
        if card != "station_chief" and people.able(scene.state, card).officer:
            scene.annihilated(card)
    calm = rows(scene.at("station_chief", "storage"), "station_chief", "stays-aboard-live")
    scene.at("station_chief", "houdini").marker(0, "launch", "houdini")
    assert rows(scene, "station_chief", "npc-officers-escaped") == 0
    assert rows(scene, "station_chief", "stays-aboard-live") < 0.1 < 0.7 < calm


def test_16_4_4_who_is_to_stay_live_stays_away_from_who_may_strike() -> None:
    def stays(section: str) -> float:
        scene = (
            Scene().identity(0, "station_chief").alone("station_chief", "cyborg").minute(3).pc(1, "cyborg")
        )
        scene.at("station_chief", "bridge").give("cyborg", "bludgeon").at("cyborg", section)
        return rows(scene, "station_chief", "stays-aboard-live")

    assert stays("bridge") < 0.8 * stays("tanks")


def test_5_5_4_who_leaves_has_signed_by_then_more_often_than_not_seen_now() -> None:
    """And to have them sign at once is still worth more."""

    def signed(*data: str) -> float:
        scene = Scene(cast=tutorial_with("legal")).alone("exile", "legal").pc(0, "legal").pc(1, "exile")
        scene.gather("houdini", "exile", "legal").abandon().minute(6)
        return rows(scene.data("exile", *data), "legal", "signed-humans-escape")

    assert 0.2 < signed() < 0.8 * signed("nda")


def test_10_1_3_who_gains_by_suspects_goes_up_to_who_is_known() -> None:
    """What can be laid to somebody's charge is worth more, the nearer the lawyer."""

    def hope(section: str) -> float:
        scene = Scene(cast=tutorial_with("legal")).alone("legal", "engineer").pc(0, "legal").pc(1, "engineer")
        scene.at("engineer", section).at("legal", "aft_hub").minute(6).turn(0)
        return rows(scene, "legal", "suspect-pcs")

    assert hope("aft_hub") > hope("machine_shop") > hope("array_control")


def security() -> Scene:
    """The first player is a Robot with a Gun, known to all; somebody unarmed lies Down near by."""
    scene = Scene(cast=tutorial_with("security", "corpsicle")).alone("security", "corpsicle").bonus(0)
    scene.at("security", "print_shop").pc(0, "security").no_kompromat("print_shop")
    return scene.at("corpsicle", "physics_lab").down("corpsicle").minute(8).turn(0)


def test_12_4_who_lies_down_is_given_a_weapon() -> None:
    """Whose agenda wants the armed Down makes one, and brings it."""
    apart, there = security(), security().give("security", "bludgeon").at("security", "physics_lab")
    done = rows(security().give("corpsicle", "bludgeon"), "security", "armed-down-aboard")
    asked = [rows(scene, "security", "armed-down-aboard") for scene in (apart, there)]
    assert asked[0] + 0.1 < asked[1] < done
    assert any(isinstance(act, Give) and act.to == "corpsicle" for act in turn(there))


CROWD = ("counselor", "engineer", "exile", "station_chief", "stranger")


def test_not_all_who_could_be_struck_are_counted_on() -> None:
    """A crowd of them is hardly more than two: there are not turns for all."""

    def crowd(*armed: str) -> float:
        scene = security().gather("print_shop", *CROWD)
        for one in CROWD:
            scene.empty(one)
        for one in armed:
            scene.give(one, "bludgeon")
        return rows(scene, "security", "armed-down-aboard")

    assert crowd(*CROWD) < crowd(*CROWD[:2]) + 0.5


def medical(*, near: bool) -> Scene:
    scene = Scene(cast=tutorial_with("medical")).alone("medical").pc(0, "medical").bonus(0).minute(8)
    scene.at("medical", "rec_room").give("medical", "bludgeon").no_kompromat("rec_room")
    return scene.at("exile", "rec_room" if near else "array_control").turn(0)


def test_12_11_who_is_to_wake_people_puts_them_down() -> None:
    assert rows(medical(near=True), "medical", "medical-stars") > 0.5
    assert rows(medical(near=False), "medical", "medical-stars") + 0.2 < rows(
        medical(near=True), "medical", "medical-stars"
    )
    done = turn_of(medical(near=True))
    assert any(isinstance(act, Revive) for act in done)


def turn_of(scene: Scene) -> list[Action]:
    """What the first player does who thinks the turn through."""
    done: list[Action] = []
    while scene.state.turn.colour == 0 and scene.state.phase == "turn":
        act = MINDS["hard"](view(scene.state, 0), Random(0), {})
        listed = scene.listed(0)
        values = act.values(listed)
        done.append(listed[values.index(max(values))])
        scene.do(done[-1])
    return done


def test_7_3_1_antimatter_that_would_go_off_when_the_station_falls_ends_nothing_sooner() -> None:
    """Whose rows are met gains by an end before that, and by none after it."""

    def gained(minute: int) -> float:
        def worth(scene: Scene) -> float:
            return agenda(Plans(scene.state, 0), "operative")

        def scene() -> Scene:
            return Scene(cast=tutorial_with("operative")).pc(0, "operative").bonus(0).minute(minute).abandon()

        return worth(scene().antimatter("magnetic_containment").armed(0, minute - 4)) - worth(scene())

    assert gained(8) > 0.05
    assert gained(4) <= 0


def test_7_3_2_what_the_antimatter_costs_is_counted_once() -> None:
    """Who wants to leave has less time while it ticks, and loses nothing beside."""
    scene = Scene().alone("exile").pc(0, "exile").bonus(0).at("exile", "storage").minute(8).abandon()
    look = Plans(scene.antimatter("magnetic_containment").armed(0, 5).state, 0)
    assert agenda(look, "exile") >= 2 * look.gets_away(scene.pawn("exile"))


def test_16_4_5_a_friend_of_what_is_carried_sees_it_taken_along() -> None:
    """Whose dog is to leave hopes for whoever has it; whose clones are, for those that may."""

    def hope(friend: str, who: str, *items: str) -> float:
        scene = (
            Scene(cast=tutorial_with("clones", "billionaire")).alone(who).give(who, *items).bonus(0, friend)
        )
        scene.identity(0, "stranger").abandon().minute(9).cubes(0, scene.pawn(who).card, 3)
        scene.annihilated("clones_alpha", "clones_gamma")
        near, far = (
            rows(scene.at(who, section), "stranger", "scores-bonus") for section in ("mcqueen", "kitchen")
        )
        return near - far

    assert hope("billionaire", "exile", "fletcher") > 0.1
    assert hope("clones", "clones_beta") > 0.1


def test_9_5_robots_that_could_be_given_data_count_as_well() -> None:
    """Who has nobody with it yet, but Robots that can leave, expects more of a copy than of none."""

    def hoped_for(*, quiet: bool) -> float:
        scene = (
            Scene(cast=tutorial_with("digital_assistant", "medical", "security")).bonus(0).minute(9).abandon()
        )
        scene.pc(0, "digital_assistant").gather("aft_airlocks", "medical").cubes(0, "medical", 1)
        scene.at("exile", "houdini").data("exile", "digital_assistant").cubes(0, "exile", 2)
        return rows(scene.jammers(not quiet), "digital_assistant", "robots-with")

    assert hoped_for(quiet=True) > hoped_for(quiet=False) + 0.05
    assert hoped_for(quiet=True) > 0.3


def test_who_holds_the_moss_and_a_bludgeon_strikes_whom_it_is_to_eat() -> None:
    """Whoever stands there counts for less than who lies there: so striking is worth something by itself."""
    scene = botanist().at("exile", "kitchen").at("station_chief", "hydroponics")
    standing = rows(scene.give("botanist", "fang_moss", "bludgeon"), "botanist", "moss-meals")
    assert standing + 0.2 < rows(scene.down("station_chief"), "botanist", "moss-meals")


def test_8_5_1_nobody_goes_to_a_damaged_bio_lab_to_be_contaminated() -> None:
    def worth(*broken: str) -> float:
        scene = (
            Scene(cast=tutorial_with("doctor")).alone("doctor").pc(0, "jekyll").bonus(0).abandon().minute(11)
        )
        return agenda(Plans(scene.at("doctor", "cryo_lab").damage(*broken).state, 0), "jekyll")

    assert worth("bio_lab") + 0.05 < worth()


def test_a_star_is_for_who_was_woken_by_who_heals() -> None:
    """The track counts nobody whom others wake, with whatever they have in hands."""
    scene = (
        Scene(cast=tutorial_with("medical")).alone("medical", "stranger", "exile").bonus(0).pc(0, "medical")
    )
    scene.gather("kitchen", "stranger", "exile").down("exile").at("medical", "bridge").minute(7)
    scene.cubes(0, "stranger", 2)
    alone = rows(scene, "medical", "medical-stars")
    scene.give("stranger", "nanogel_1")
    assert rows(scene, "medical", "medical-stars") == pytest.approx(alone)
    assert rows(scene.at("medical", "kitchen"), "medical", "medical-stars") > alone


def test_16_3_who_wants_no_innocent_away_does_not_sit_in_a_pod_that_leaves() -> None:
    """Unless they are Suspect themselves: then it does not count."""
    scene = Scene(cast=tutorial_with("operative")).pc(0, "operative").bonus(0).minute(6)
    scene.alone("operative", "exile").at("operative", "houdini")
    scene.marker(0, "launch", "houdini")
    sits = rows(scene, "operative", "no-innocent-pc-escapes")
    assert sits < 0.1
    assert rows(scene.accused(0, "suspect"), "operative", "no-innocent-pc-escapes") > 0.3


def test_15_6_2_cubes_that_nobody_can_take_back_are_over_the_limit_for_good() -> None:
    """16.4.7: those betrayed, and those on who has left."""
    scene = Scene().alone("exile", "stranger", "medical").pc(0, "exile").bonus(0).minute(9)
    scene.cubes(0, "stranger", 4).cubes(0, "medical", 4)
    before = overdue(Plans(scene.state, 0))
    assert 0 < before < 3
    scene.escaped("stranger", "medical")
    assert overdue(Plans(scene.state, 0)) > 2 * before


def test_15_4_nobody_lays_cubes_that_change_nothing_yet() -> None:
    """Others lead there as before: all that is wanted can be laid in one turn."""
    scene = (
        Scene().alone("exile", "stranger").pc(0, "exile").bonus(0).minute(6).cubes(1, "stranger", 3).turn(0)
    )
    listed = scene.listed(0)
    values = dict(zip(listed, Planner(view(scene.state, 0), Random(0), {}).values(listed), strict=True))
    assert values[Influence(seat=0, card="stranger", cubes=2)] == OUT
    assert values[Influence(seat=0, card="stranger", cubes=3)] > OUT


def test_7_3_2_nobody_floats_where_the_antimatter_goes_off() -> None:
    scene = Scene(cast=tutorial_with("boarder")).alone("medical").at("medical", "outer_space")
    scene.give("medical", "helmet").pc(0, "boarder").bonus(0).minute(8)
    afloat = rows(scene, "boarder", "humans-afloat")
    assert afloat > 0.3
    assert rows(scene.antimatter("outer_space").armed(0, 6), "boarder", "humans-afloat") == 0.0


def test_13_6_the_moss_eats_nobody_elsewhere_once_its_pod_counts_down() -> None:
    scene = botanist().at("botanist", "houdini").abandon()
    scene.state.places["hydroponics"] = replace(scene.place("hydroponics"), floor=())
    hungry = rows(scene.give("botanist", "fang_moss"), "botanist", "moss-meals")
    scene.marker(0, "launch", "houdini", minute=7)
    assert hungry > 0.2
    assert rows(scene, "botanist", "moss-meals") == 0.0


def test_4_6_6_who_has_left_is_given_nothing_more() -> None:
    scene = Scene().alone("exile").at("exile", "security_station").jammers(False)
    scene.at("stranger", "houdini").pc(0, "exile").bonus(0).minute(8).turn(0)
    near = Plans(scene.state, 0).learn(scene.pawn("stranger"), "evidence")
    scene.at("stranger", "houdini").away("houdini")
    assert near < 10 < Plans(scene.state, 0).learn(scene.pawn("stranger"), "evidence")


def test_13_12_what_has_been_used_can_be_had_again() -> None:
    """The Shred Room gives back the Kompromat of those who are nobody's own."""
    scene = Scene().alone("exile").at("exile", "shred_room").pc(0, "exile").bonus(0).minute(5).turn(0)
    for section in list(scene.state.places):
        scene.no_kompromat(section)
    assert Plans(scene.state, 0).secret() > 20
    assert Plans(scene.spent("medical").state, 0).secret() < 2


def test_16_4_5_a_grudge_who_stands_may_leave_before_they_are_struck() -> None:
    """So who can strike them strikes, rather than hope to be able to later."""

    def hoped_for(at: str) -> float:
        scene = Scene().alone("exile", "medical").pc(0, "exile").bonus(0).minute(5).abandon()
        scene.at("exile", at).at("medical", at).give("exile", "bludgeon").turn(0)
        look = Plans(scene.state, 0)
        return friend(look, "medical", Bonus(friend=False, points=2))

    assert hoped_for("houdini") < hoped_for("storage") - 0.1


def test_16_3_1_only_who_has_the_data_delivers_it() -> None:
    """Another Clone who is away delivers nothing of what one on board knows."""
    scene = Scene(cast=tutorial_with("clones")).alone("clones_alpha").pc(0, "clones").bonus(0).minute(2)
    scene.at("clones_alpha", "storage").data("clones_alpha", "evidence").escaped("clones_beta").turn(0)
    assert rows(scene, "clones", "offsite-has") < 0.6


def test_13_3_project_x_stays_in_where_nobody_wants_it_out() -> None:
    """Where somebody does, it is let out soonest by an Officer on the Bridge whom others lead."""

    def stays(cast: str, at: str) -> float:
        scene = Scene(cast=cast).alone("corpsicle").pc(0, "corpsicle").bonus(0).minute(8)
        scene.cubes(1, "station_chief", 1).at("station_chief", at)
        return rows(scene, "corpsicle", "x-contained")

    wanted = tutorial_with("corpsicle")
    plain = tutorial_with("corpsicle", "boarder", "legal").replace("cyborg,", "").replace("daredevil,", "")
    assert stays(plain, "bridge") == stays(plain, "storage") > 0.9
    assert stays(wanted, "bridge") < stays(wanted, "storage") - 0.1 < 0.8


@pytest.mark.parametrize(
    ("identity", "row", "wanted"),
    [
        ("colonel", "contaminated-npc-escapes", True),
        ("colonel", "data-escapes", True),
        ("engineer", "no-contamination-escapes", False),
    ],
)
def test_7_6_2_subject_zero_takes_contamination_and_the_secret_along(
    identity: str, row: str, wanted: bool
) -> None:
    def likely(section: str) -> float:
        scene = Scene(4, tutorial_with("colonel"), projectx="subject_zero").alone(identity).minute(5)
        scene.identity(0, identity).released().monster(section).abandon().no_locks()
        return rows(scene, identity, row)

    about_to, at_large = likely("houdini"), likely("storage")
    assert about_to > at_large + 0.2 if wanted else about_to < at_large - 0.2


def test_13_12_who_is_known_to_want_it_is_expected_to_arm_the_antimatter() -> None:
    """The sooner the nearer to the Bridge, and later when lying Down."""

    def unarmed(section: str, *down: str) -> float:
        scene = Scene().alone("troubleshooter", "engineer").identity(0, "troubleshooter").pc(1, "engineer")
        scene.at("engineer", section).down(*down).minute(8)
        return rows(scene, "troubleshooter", "antimatter-unarmed")

    assert unarmed("forward_hub") < unarmed("aft_hub")
    assert unarmed("forward_hub") < unarmed("forward_hub", "engineer") - 0.1


def test_16_3_1_what_nobody_is_to_know_is_told_by_who_is_near_where_it_is_sent() -> None:
    """And not by who lies Down."""

    def untold(section: str, *down: str) -> float:
        scene = Scene(cast=tutorial_with("doctor")).alone("doctor", "exile").identity(0, "jekyll")
        scene.pc(1, "exile").at("exile", section).data("exile", "evidence").down(*down).minute(7)
        return rows(scene, "jekyll", "offsites-lack")

    assert untold("forward_airlocks") < untold("forward_airlocks", "exile") - 0.1
    assert untold("forward_airlocks") < untold("vault_x")


def test_8_5_2_a_kompromat_in_hand_is_worth_more_than_one_that_lies_about() -> None:
    """For who escaped, whoever that turns out to be."""
    scene = Scene().alone("exile", safe="houdini").identity(0, "exile").abandon().minute(8)
    for section in scene.state.places:
        scene.no_kompromat(section)
    key = "kompromat-of-escaped"
    lying = rows(scene.at("exile", "storage").kompromat_at("storage", "medical"), "exile", key)
    assert lying < rows(scene.kompromat(0, "medical"), "exile", key)


def test_7_3_2_a_robot_out_there_is_lost_when_the_antimatter_goes_off() -> None:
    def live(section: str) -> float:
        scene = Scene(cast=tutorial_with("drones")).alone("troubleshooter").identity(0, "troubleshooter")
        scene.antimatter("outer_space").armed(1, 6).minute(6).at("drone_2", section)
        return rows(scene, "troubleshooter", "live-robots")

    assert live("outer_space") < live("cargo_claw") - 0.3


def test_8_4_nobody_hands_over_a_weapon_that_is_part_of_them() -> None:
    def gives(*items: str) -> bool:
        scene = Scene().alone("security").identity(0, "security").cubes(0, "security", 2)
        scene.integral("security", "gun").empty("security").give("security", *items)
        return any(one.key == "security" for _, one in _carriers(Plans(scene.state, 0), "gun"))

    assert gives("gun")
    assert not gives()


def test_13_6_what_lies_in_a_pod_that_counts_down_is_as_good_as_away() -> None:
    def away(*, counting: bool) -> float:
        scene = Scene().alone("counselor").identity(0, "counselor").lying("mcqueen", "artifact").minute(5)
        for section, place in scene.state.places.items():
            if section != "mcqueen" and "artifact" in place.floor:
                scene.lying(section)
        if counting:
            scene.marker(1, "launch", "mcqueen")
        return rows(scene, "counselor", "item-escapes")

    assert away(counting=True) > 0.9 > away(counting=False)


def test_16_3_data_leaves_with_who_has_it_and_leaves() -> None:
    scene = Scene().alone("exile").identity(0, "corpsicle").at("exile", "houdini").minute(5)
    scene.data("exile", "x_secret").marker(1, "launch", "houdini").cubes(1, "exile", 3)
    look = Plans(scene.state, 0)
    row = next(row for row in IDENTITIES["corpsicle"].agenda if row.condition.key == "data-escapes")
    assert hoped(look, row) > 0.9
