"""Computer players have intentions: they see a plan through, and know what is still missing from it.

In each of these positions a good player's choice is clear.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from game.api import Action
from game.stationfall import people
from game.stationfall.actions.basic.care import Revive, Wait
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.section.command import (
    AbandonShip,
    BridgeLaunch,
    ReleaseProjectX,
    SectionLaunch,
    TimedLaunch,
)
from game.stationfall.actions.turn import Activate, Influence, Renegotiate, Reveal
from game.stationfall.automata.advise import advise
from game.stationfall.automata.advisor import ENOUGH, OUT
from game.stationfall.automata.planner import ENCODER, Planner
from game.stationfall.automata.plans import Plans
from game.stationfall.automata.thinker import Course, Thinker
from game.stationfall.automata.worth import Mask, worth
from game.stationfall.cards import CAST
from game.stationfall.looking import view
from game.stationfall.state import GREY, Guilt, State
from tests.rules.scene import Scene, tutorial_with


def turn(scene: Scene) -> list[Action]:
    """What the first player does until somebody else is asked."""
    done: list[Action] = []
    while scene.state.turn.colour == 0 and scene.state.phase == "turn":
        act = advise(view(scene.state, 0), scene.listed(0), Random(len(done)))
        done.append(act)
        scene.do(act)
    return done


def exile(minute: int, section: str, *, cast: str = "tutorial") -> Scene:
    """The first player is the Exile, known to all, who wants to get away; nobody else is near."""
    scene = Scene(cast=cast).alone("exile").at("exile", section).pc(0, "exile").bonus(0)
    return scene.no_kompromat(section).minute(minute).turn(0)


def test_13_6_who_sits_in_a_pod_that_may_leave_begins_its_countdown() -> None:
    assert TimedLaunch(seat=0, who="exile") in turn(exile(6, "houdini").abandon())


@pytest.mark.parametrize("mind", [Planner, Thinker])
def test_15_5_5_what_can_be_had_for_an_action_is_not_bought(mind: type[Planner]) -> None:
    """A Kompromat buys something when no action is left; nobody offers it for less before."""
    scene = exile(6, "storage").abandon().kompromat(0, "exile").do(Activate, who="exile")
    seen, listed = view(scene.state, 0), scene.listed(0)
    values = mind(seen, Random(0), {}).values(listed)
    bought = [
        value for act, value in zip(listed, values, strict=True) if getattr(act, "pay", "") == "kompromat"
    ]
    assert bought
    assert set(bought) == {OUT}
    scene.fresh(actions=0)
    left = mind(view(scene.state, 0), Random(0), {}).values(scene.listed(0))
    assert max(left) > OUT
    assert any(
        value > OUT and getattr(act, "pay", "") == "kompromat"
        for act, value in zip(scene.listed(0), left, strict=True)
    )


def test_5_5_4_whose_pod_asks_for_a_signature_fetches_who_brings_it() -> None:
    """Nobody waits in a pod for others to see to what it asks for."""
    scene = exile(7, "houdini", cast=tutorial_with("legal")).abandon()
    scene.at("legal", "aft_airlocks").cubes(0, "legal", 1)
    turn(scene)
    assert "nda" in scene.pawn("exile").data


def test_5_5_4_who_gives_out_what_is_to_be_signed_is_met_on_the_way() -> None:
    """Not only at the pod: whoever passes by has it from then on."""

    def sees(at: str) -> float:
        scene = exile(8, "forward_hub", cast=tutorial_with("legal")).abandon()
        for other in OTHER_PODS:
            scene.away(other)
        return likely(scene.at("legal", at).cubes(0, "legal", 2))

    assert sees("forward_airlocks") > sees("aft_hub") + 0.05


def test_5_5_4_who_lies_down_is_taken_aboard_where_they_are_wanted() -> None:
    """Whoever has to be aboard need not get there by themselves."""

    def far(*down: str) -> float:
        scene = exile(8, "suite").abandon().at("station_chief", "suite").down(*down)
        for other in (*OTHER_PODS, "houdini"):
            if other != "panic_pod":
                scene.away(other)
        return Plans(scene.state, 0).away(scene.pawn("exile"))

    assert far("station_chief") < far() - 1


def test_7_1_nobody_gives_the_order_for_others_sake() -> None:
    """How soon a stranger is away does not follow from which Officers one could win over."""

    def far(cubes: int) -> float:
        scene = exile(9, "storage").at("station_chief", "bridge").at("medical", "houdini")
        scene.cubes(0, "station_chief", cubes).cubes(1, "medical", 8)
        return Plans(scene.state, 0)._order(scene.pawn("medical"), 0.0)

    assert far(2) == far(0)


def test_7_1_the_order_to_leave_is_given_when_nobody_else_has_given_it() -> None:
    scene = exile(4, "houdini").at("station_chief", "bridge").cubes(0, "station_chief", 1)
    assert AbandonShip(seat=0, who="station_chief") in turn(scene)


def test_7_1_who_sits_in_a_pod_sends_an_officer_while_there_is_time() -> None:
    scene = exile(7, "houdini").at("station_chief", "forward_hub").cubes(0, "station_chief", 1)
    assert AbandonShip(seat=0, who="station_chief") in turn(scene)


def test_the_order_to_leave_is_not_given_when_nobody_could_leave_yet() -> None:
    """Others want it as well, and will come by."""
    scene = exile(13, "array_control").at("station_chief", "bridge").cubes(0, "station_chief", 1)
    scene.damaged("forward_airlocks", "forward_exhaust")
    assert AbandonShip(seat=0, who="station_chief") not in turn(scene)


def inspector(minute: int) -> Scene:
    """The first player wants to get away, and rather with the Briefcase, which lies the other way."""
    scene = Scene(cast=tutorial_with("inspector")).alone("inspector").bonus(0).abandon()
    scene.at("inspector", "aft_hub").pc(0, "inspector")
    for section in ("aft_hub", "rec_room", "suite", "machine_shop", "reactor", "aft_airlocks"):
        scene.no_kompromat(section)
    return scene.minute(minute).turn(0)


def test_to_fetch_something_and_to_leave_with_it_is_one_way() -> None:
    """While there is time a step away from the pods is right, towards what shall come along."""
    scene = inspector(12)
    turn(scene)
    assert scene.pawn("inspector").at == "suite"


def test_what_cannot_come_any_more_is_nothing_to_wait_for() -> None:
    """Somebody is away with the Evidence: who wanted to be the only one still has it for the News."""
    scene = Scene().alone("stowaway").bonus(0).abandon().minute(7).escaped("exile").data("exile", "evidence")
    scene.damaged("forward_airlocks", "forward_exhaust")
    scene.at("stowaway", "security_station").pc(0, "stowaway").no_kompromat("security_station").turn(0)
    turn(scene)
    assert "evidence" in scene.pawn("stowaway").data


def test_who_is_short_of_time_goes_straight_to_a_pod() -> None:
    scene = inspector(4)
    turn(scene)
    assert scene.pawn("inspector").at == "aft_airlocks"


def test_15_6_nobody_renegotiates_who_has_a_way_to_go() -> None:
    """An exhausted character comes one step nearer: that is worth more than its disc."""
    scene = exile(6, "machine_shop").abandon().disc(0, "exile")
    assert not any(isinstance(act, Renegotiate) for act in turn(scene))
    assert scene.pawn("exile").at == "aft_airlocks"


def test_who_wants_to_be_alone_in_the_end_may_meet_people_on_the_way() -> None:
    scene = Scene(cast=tutorial_with("consort")).alone("consort", safe="aft_airlocks").bonus(0).abandon()
    scene.at("consort", "machine_shop").pc(0, "consort").no_kompromat("machine_shop").minute(6).turn(0)
    turn(scene)
    assert scene.pawn("consort").at != "machine_shop"


def test_4_6_2_whose_character_lies_down_has_it_woken_before_anything_else() -> None:
    """Who is Down fetches nothing, and nobody carries them for nothing."""
    scene = exile(9, "aft_hub").at("medical", "aft_hub").cubes(0, "medical", 1).down("exile")
    assert Revive(seat=0, who="medical", target="exile") in turn(scene)


def test_13_6_nobody_is_sent_into_a_pod_that_counts_down_who_would_keep_it() -> None:
    """Whoever has not signed stops it: a Bonus Character is not worth that."""
    scene = exile(5, "mcqueen", cast=tutorial_with("legal")).abandon().data("exile", "nda")
    scene.marker(0, "launch", "mcqueen").at("daredevil", "aft_airlocks").cubes(0, "daredevil", 1).bonus(
        0, "daredevil"
    )
    turn(scene)
    assert scene.pawn("daredevil").at != "mcqueen"


def test_13_8_who_has_an_officer_on_the_bridge_is_launched_from_there() -> None:
    """The order and the launch are one turn of one character: nobody can come between."""
    scene = exile(7, "houdini").at("station_chief", "bridge").cubes(0, "station_chief", 1)
    done = turn(scene)
    assert AbandonShip(seat=0, who="station_chief") in done
    assert BridgeLaunch(seat=0, who="station_chief") in done


def test_15_8_2_who_waits_for_the_last_order_has_somebody_at_the_dock_by_then() -> None:
    """Minute 1 gives the order by itself: too late for a countdown, not for a launch from the dock."""
    scene = exile(3, "houdini").at("medical", "machine_shop").cubes(0, "medical", 1).damaged("bridge")
    scene.no_kompromat("machine_shop").no_kompromat("aft_airlocks")
    turn(scene)
    assert scene.pawn("medical").at == "aft_airlocks"
    scene.minute(1).abandon().turn(0)
    assert SectionLaunch(seat=0, who="medical", pod="houdini") in turn(scene)


def test_13_1_an_officer_who_wants_to_leave_gives_the_order_on_the_way() -> None:
    """It is nobody else's business: the way to a pod leads over the Bridge."""
    scene = Scene(cast=tutorial_with("colonel")).alone("colonel", safe="kitchen").bonus(0).pc(0, "colonel")
    scene.down(*(card for card in scene.state.cast if card != "colonel")).away("medevac_pod").minute(9)
    scene.at("colonel", "forward_hub").no_kompromat("forward_hub").lying("print_shop").turn(0)
    # Who wants Project X out as well gives it by letting that out (13.3.1).
    assert any(isinstance(act, AbandonShip | ReleaseProjectX) for act in turn(scene))


def test_5_5_4_nobody_waits_in_a_pod_for_strangers() -> None:
    """The Panic Pod wants an Officer aboard; who has none goes to another pod while there is time."""
    scene = exile(9, "panic_pod").abandon().no_kompromat("suite").no_kompromat("rec_room")
    for rank in ("counselor", "engineer", "station_chief"):
        scene.down(rank)
    turn(scene)
    assert scene.pawn("exile").at == "rec_room"


def test_15_6_who_has_nothing_to_do_takes_the_disc_back() -> None:
    """To activate somebody who then does nothing would only tire them."""
    scene = Scene().alone("medical").bonus(0).pc(0, "exile").escaped("exile").minute(6)
    scene.at("medical", "aft_hub").cubes(0, "medical", 1).turn(0)
    for section in scene.state.places:
        scene.no_kompromat(section)
    done = turn(scene)
    assert [type(act) for act in done if not isinstance(act, Influence)] == [Renegotiate]


def test_8_3_who_can_only_fly_fetches_wings_and_helmet_on_one_way() -> None:
    """What lies apart is not so many detours from here: who adds those up stands between them for ever."""
    scene = exile(8, "physics_lab").no_kompromat("print_shop").no_kompromat("forward_hub")
    scene.damaged("print_shop").lying("print_shop", "rocket_wings").lying("forward_airlocks", "helmet")
    for pod in ("alcatraz", "hail_mary", "houdini", "mcqueen", "panic_pod", "medevac_pod"):
        scene.away(pod)
    turn(scene)
    assert "rocket_wings" in scene.pawn("exile").items


def test_8_3_who_is_out_there_with_wings_and_helmet_flies_at_once() -> None:
    """Nobody goes back in first to step out again."""
    scene = exile(8, "outer_space").give("exile", "helmet", "rocket_wings")
    assert Plans(scene.state, 0).away(scene.pawn("exile")) == 1


def test_4_4_4_who_leaps_when_the_station_falls_waits_beside_the_wings() -> None:
    """It need not go anywhere then, nor do anything."""
    scene = Scene(cast=tutorial_with("daredevil")).alone("daredevil").pc(0, "daredevil").bonus(0).minute(2)
    scene.at("daredevil", "bio_lab").give("daredevil", "helmet").turn(0)
    look = Plans(scene.state, 0)
    assert look.leaves("daredevil") < 0.2
    scene.lying("bio_lab", "rocket_wings")
    look = Plans(scene.state, 0)
    assert look.leaves("daredevil") > 0.6


def asking(guilt: Guilt) -> float:
    """What it is worth to the Exile to have the Colonel, who is known, walk the wrong way."""
    scene = exile(9, "storage", cast=tutorial_with("colonel")).kompromat(0, "colonel").pc(1, "colonel")
    scene.at("colonel", "forward_hub").accused(1, guilt).acting(0, "exile")
    mind = Planner(view(scene.state, 0), Random(0), {})
    act = Step(seat=0, who="colonel", pay="kompromat", to="bridge")
    return mind.offered(act, 1.0, 0.0)


def test_15_5_4_3_who_has_nothing_to_lose_by_it_is_not_asked_for_what_brings_them_nothing() -> None:
    """8.5.2.1: whoever refuses is Suspect; who is that already refuses again and again."""
    assert asking("innocent") > ENOUGH
    assert asking("suspect") <= ENOUGH


def test_10_1_3_who_gains_by_a_suspect_asks_for_what_is_refused() -> None:
    """Nobody gets out of a pod that leaves with them."""
    scene = Scene(cast=tutorial_with("legal")).alone("legal", "exile").pc(0, "legal").pc(1, "exile")
    scene.bonus(0).bonus(1).kompromat(0, "exile").at("exile", "houdini").data("exile", "nda").minute(4)
    scene.abandon().marker(1, "launch", "houdini").acting(0, "legal")
    mind = Planner(view(scene.state, 0), Random(0), {})
    act = Step(seat=0, who="exile", pay="kompromat", to="aft_airlocks")
    assert act.refusal(scene.state, scene.pawn("exile")) is None
    assert mind.offered(act, -1.0, 0.0) > ENOUGH


def test_4_5_3_1_who_is_armed_with_full_hands_reckons_with_what_is_dropped() -> None:
    """Whose turn it is says what that is."""
    scene = Scene(cast=tutorial_with("corpsicle")).alone("corpsicle").pc(0, "corpsicle").bonus(0).minute(6)
    scene.at("corpsicle", "chem_lab").kompromat(1, "corpsicle").acting(1, "exile")
    act = Step(seat=1, who="corpsicle", pay="kompromat", to="nanofactory")
    bare = Planner(view(scene.state, 0), Random(0), {})
    assert len(bare.done(scene.state, act).pawns["corpsicle"].items) == 1
    scene.give("corpsicle", "nanogel", "helmet")
    full = Planner(view(scene.state, 0), Random(0), {})
    assert people.room(scene.pawn("corpsicle")) == 0
    assert "nanogel" not in full.done(scene.state, act).pawns["corpsicle"].items


def test_16_4_7_cubes_beyond_the_limit_want_a_better_reason() -> None:
    """But not those on one's own character, which come home."""
    scene = exile(9, "storage").cubes(0, "stranger", CAST["exile"].limit - 1).turn(0)
    mind = Planner(view(scene.state, 0), Random(0), {})
    assert [mind._overdrawn(Influence(seat=0, card="stranger", cubes=n)) for n in (1, 3)] == [0, 2]
    secret = Scene().identity(0, "exile").cubes(0, "stranger", CAST["exile"].limit).turn(0)
    mind = Planner(view(secret.state, 0), Random(0), {})
    assert mind._overdrawn(Influence(seat=0, card="exile", cubes=2)) == 0


def test_15_4_whom_somebody_else_leads_as_well_is_led_alone_before_a_long_way() -> None:
    """What one of them steps into the other one steps out of; a cube takes no action."""
    scene = exile(7, "houdini").at("station_chief", "storage").cubes(0, "station_chief", 1)
    scene.cubes(1, "station_chief", 1).no_kompromat("storage")
    scene.escaped(*(key for key, pawn in scene.state.pawns.items() if pawn.at == "forward_hub"))
    done = turn(scene)
    assert done[:2] == [
        Influence(seat=0, card="station_chief", cubes=1),
        Activate(seat=0, who="station_chief"),
    ]


def test_16_4_7_cubes_on_ones_own_character_count_as_those_that_come_home() -> None:
    """In the end it is revealed: so they are never too many, and nobody else leads it for their sake."""
    scene = Scene().alone("exile").at("exile", "storage").identity(0, "exile").bonus(0).minute(7).abandon()
    for other in ("station_chief", "medical", "stranger"):
        scene.cubes(0, other, 2).annihilated(other)
    scene.no_kompromat("storage").cubes(1, "exile", 1).turn(0)
    hidden = [act for act in scene.listed(0) if not isinstance(act, Reveal)]
    assert advise(view(scene.state, 0), hidden, Random(0)) == Influence(seat=0, card="exile", cubes=2)


def test_16_4_7_who_can_lay_no_more_takes_back_a_cube_where_nobody_moves_for_it() -> None:
    """Over the limit every cube costs a point: with none left nobody is won over any more."""
    scene = exile(8, "houdini").escaped("exile").cubes(0, "security", 6).cubes(1, "security", 8)
    moves = Renegotiate(seat=0), Renegotiate(seat=0, card="security")
    values = Planner(view(scene.state, 0), Random(0), {}).values(scene.listed(0))
    rest, back = (values[scene.listed(0).index(act)] for act in moves)
    assert back > rest + 0.05


def test_15_4_who_could_do_most_is_won_over_and_not_who_is_won_over_most_gladly(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What somebody can be made to do at once counts, beside what the cubes are worth by themselves."""
    scene = exile(7, "forward_hub")
    mind = Thinker(view(scene.state, 0), Random(0), {})
    laid = [
        (0.3 - 0.1 * n, Influence(seat=0, card=card, cubes=1))
        for n, card in enumerate(("engineer", "counselor", "station_chief", "security"))
    ]
    useful = laid[-1]
    monkeypatch.setattr(Planner, "_with_new", lambda _, act: 1.0 if act == useful[1] else 0.0)
    assert useful in mind._foremost(laid)
    assert useful not in Planner._foremost(mind, laid)


def test_12_12_nothing_is_planned_for_after_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """It could as well come before; so waiting never hides a step that leads somewhere."""
    scene = exile(7, "storage").abandon().do(Activate, who="exile")
    mind = Thinker(view(scene.state, 0), Random(0), {})
    waited = [ENCODER.encode(mind._paid(mind.state, act)) for act in scene.legal(Wait, pay="action")]
    seen: list[tuple[bytes, int]] = []
    course = mind._course

    def watched(state: State, steps: int, *more: Any) -> Course:
        seen.append((ENCODER.encode(state), steps))
        return course(state, steps, *more)

    monkeypatch.setattr(mind, "_course", watched)
    mind.values(scene.listed(0))
    assert waited
    assert {steps for state, steps in seen if state in waited} == {0}


def test_15_5_5_somebody_is_brought_by_a_kompromat_to_where_one_is_struck() -> None:
    """What it buys may be the first step of a turn, though by itself it leads nowhere."""
    cast = tutorial_with("telepathic_rat", "boarder")
    scene = Scene(cast=cast).alone("boarder", "medical", safe="storage").pc(0, "telepathic_rat").bonus(0)
    scene.at("boarder", "physics_lab").give("boarder", "gun", "telepathic_rat").cubes(0, "boarder", 2)
    scene.at("medical", "print_shop").kompromat(0, "medical").minute(3).acting(0, "boarder", actions=1)
    listed = scene.listed(0)
    values = Thinker(view(scene.state, 0), Random(0), {}).values(listed)
    brought = Step(seat=0, who="medical", pay="kompromat", to="physics_lab")
    assert listed[max(range(len(listed)), key=values.__getitem__)] == brought


def test_16_4_6_2_a_bribe_for_a_rival_costs_more_than_one_for_nobody() -> None:
    scene = exile(7, "storage").pc(1, "medical").do(Activate, who="exile")
    mind = Planner(view(scene.state, 0), Random(0), {})
    bought = Step(seat=0, who="medical", pay="bribe", to="storage")
    assert mind.offered(bought, 0.0, 0.0) < mind.offered(replace(bought, pay="kompromat"), 0.0, 0.0) - 0.1


def test_15_4_nobody_heaps_cubes_on_one_card_while_all_hide() -> None:
    """All see them, so it tells nothing, and they are wanted later."""
    scene = Scene().cubes(0, "exile", 1).cubes(1, "exile", 4).cubes(1, "medical", 4).turn(0)
    faces: Mask = {0: (0.04, ("engineer", "exile"))}
    listed = scene.listed(0)
    values = Planner(view(scene.state, 0), Random(0), faces).values(listed)
    laid = [
        (act.card, act.cubes)
        for act, value in zip(listed, values, strict=True)
        if isinstance(act, Influence) and value > OUT
    ]
    there = {"exile": 1}
    assert laid
    assert all(there.get(card, 0) + cubes <= 2 for card, cubes in laid)


def test_15_4_1_whom_nobody_can_lead_is_revealed_for_what_it_does_then() -> None:
    """Who trusts only whom he meets sets out as soon as he is known (15.3.1)."""
    scene = Scene(cast=tutorial_with("colonel")).alone("colonel").identity(0, "colonel").bonus(0).minute(9)
    scene.at("colonel", "security_station").no_kompromat("security_station").abandon().turn(0)
    for other in ("station_chief", "medical"):
        scene.cubes(0, other, 2).annihilated(other)
    done = turn(scene)
    assert any(isinstance(act, Reveal) for act in done)
    assert Activate(seat=0, who="colonel") in done


def waiting(*, armed: bool) -> Scene:
    """Whoever waits for a Rescue Ship may as well float outside, if nothing goes off there."""
    scene = exile(6, "aft_airlocks", cast=tutorial_with("boarder")).give("exile", "helmet")
    scene.at("exile", "outer_space").no_kompromat("aft_airlocks")
    scene.antimatter("magnetic_containment")
    return scene.armed(1, 5) if armed else scene


def likely(scene: Scene) -> float:
    """How likely the Exile gets away."""
    look = Plans(scene.state, 0)
    look.card = "exile"
    return look.leaves("exile")


def test_7_3_2_out_there_is_no_place_to_wait_while_the_antimatter_ticks() -> None:
    assert likely(waiting(armed=True)) < 0.9 * likely(waiting(armed=False))


def test_7_3_2_who_may_be_blown_up_has_less_time() -> None:
    calm = exile(8, "storage").abandon().antimatter("magnetic_containment")
    hurried = exile(8, "storage").abandon().antimatter("magnetic_containment").armed(1, 6)
    assert likely(hurried) < 0.8 * likely(calm)


def test_5_5_4_whoever_lies_on_the_way_back_is_taken_along() -> None:
    """What a pod asks for is looked for from where one will be, not from where one is."""
    scene = Scene(cast=tutorial_with("corpsicle", "doctor")).alone("doctor", "corpsicle").pc(0, "jekyll")
    scene.bonus(0).at("doctor", "forward_hub").at("corpsicle", "cryo_lab").down("corpsicle").minute(9)
    for pod in ("alcatraz", "hail_mary", "houdini", "mcqueen", "panic_pod"):
        scene.away(pod)
    scene.lying("print_shop")
    look = Plans(scene.state, 0)
    doctor = scene.pawn("doctor")
    further = look.tour(doctor, [("bio_lab", 0.0)])
    assert further < look.away(doctor) + 3


OTHER_PODS = ("alcatraz", "hail_mary", "mcqueen", "panic_pod", "medevac_pod")


def one_pod() -> Scene:
    """Two of the first player's are at the dock of the only pod, which somebody else sits in."""
    scene = exile(8, "aft_airlocks").abandon().at("medical", "aft_airlocks").cubes(0, "medical", 2)
    for pod in OTHER_PODS:
        scene.away(pod)
    return scene.at("security", "houdini")


def test_5_5_3_the_last_seat_is_hoped_for_by_one_only() -> None:
    """Who wants to leave and to have a friend leave needs two."""
    look = Plans(one_pod().state, 0)
    free = look.gets_away(look.state.pawns["medical"])
    look.claim(look.state.pawns["exile"], 0.8)
    assert look.gets_away(look.state.pawns["medical"]) < 0.5 * free
    assert look.gets_away(look.state.pawns["exile"]) > 0.5
    look.release()
    assert look.gets_away(look.state.pawns["medical"]) == free
    spacious = Plans(one_pod().at("security", "suite").state, 0)
    spacious.claim(spacious.state.pawns["exile"], 0.8)
    assert spacious.gets_away(spacious.state.pawns["medical"]) >= free


def test_5_5_3_ones_own_seat_is_not_a_friends() -> None:
    """An agenda and a Bonus Character share what there is."""

    def both(seated: str) -> float:
        scene = one_pod().at("security", seated).bonus(0, "daredevil")
        scene.at("daredevil", "aft_airlocks").cubes(0, "daredevil", 2)
        return worth(scene.state, 0, {}, {}, Planner.style)

    assert both("suite") > both("houdini") + 0.5


def test_5_5_4_nobody_comes_aboard_a_full_pod_to_help() -> None:
    """Neither an Officer nor who brings what is to be signed."""

    def sits(*aboard: str, pod: str, helper: str, at: str) -> float:
        scene = exile(7, pod, cast=tutorial_with("legal")).abandon().gather(pod, *aboard)
        for other in (*OTHER_PODS, "houdini"):
            if other != pod:
                scene.away(other)
        return likely(scene.data("medical", "nda").at(helper, at).cubes(0, helper, 2))

    for pod, helper, at in (("panic_pod", "station_chief", "suite"), ("houdini", "legal", "aft_airlocks")):
        alone, full = (sits(*aboard, pod=pod, helper=helper, at=at) for aboard in ((), ("medical",)))
        assert full < 0.3 * alone


def test_5_1_4_nobody_flies_who_cannot_go_out() -> None:
    scene = exile(6, "forward_airlocks").give("exile", "rocket_wings", "helmet")
    for pod in (*OTHER_PODS, "houdini"):
        scene.away(pod)
    inside = likely(scene)
    assert likely(scene.at("exile", "outer_space")) > inside + 0.02
    scene.at("exile", "forward_airlocks").damaged(*Plans(scene.state, 0).station.outward)
    assert likely(scene) < 0.2 * inside


def test_5_5_4_who_lies_near_by_may_be_gone_before_they_are_aboard() -> None:
    """So whoever needs a body drags it there at once."""
    scene = Scene(cast=tutorial_with("colonel")).alone("colonel", "stranger").bonus(0).pc(0, "colonel")
    scene.gather("forward_airlocks", "colonel", "stranger").down("stranger").minute(7)
    look = Plans(scene.state, 0)
    near = look.gets_away(scene.pawn("colonel"))
    scene.gather("medevac_pod", "colonel", "stranger")
    assert Plans(scene.state, 0).gets_away(scene.pawn("colonel")) > 1.5 * near


def test_13_13_3_what_goes_off_outside_shuts_the_way_through_space() -> None:
    """Who needs no air walks round the station, while its airlocks work: and goes in time."""
    scene = Scene(cast=tutorial_with("corpsicle")).pc(0, "corpsicle").at("corpsicle", "forward_exhaust")
    scene.antimatter("outer_space").minute(8).turn(0)

    def far(scene: Scene) -> float:
        return Plans(scene.state, 0).steps(scene.pawn("corpsicle"), "aft_airlocks")

    assert far(scene.armed(1, 4)) == 2
    assert far(scene.armed(1, 7)) == 2
    scene.state.turn = replace(scene.state.turn, step="done")
    assert far(scene) == 2
    assert far(scene.armed(1, 8)) > 2
    assert far(scene.antimatter("magnetic_containment").armed(1, 7)) == 2
    assert far(scene.damaged("aft_airlocks")) > 2


def test_13_13_who_fetches_a_helmet_goes_round_by_outer_space() -> None:
    """It joins both ends of the station: from the bow that is half of the way."""
    scene = exile(8, "forward_hub").abandon()
    look = Plans(scene.state, 0)
    assert look.steps(scene.pawn("exile"), "houdini") < 5
    turn(scene)
    assert "helmet" in scene.pawn("exile").items


def test_13_13_who_wears_a_helmet_has_it_on_the_way_back_as_well() -> None:
    scene = exile(8, "forward_hub").give("exile", "helmet")
    look = Plans(scene.state, 0)
    assert look.between(scene.pawn("exile"), "bio_lab", "houdini") == 5
    jammed = scene.damaged("forward_airlocks", "forward_exhaust").state
    assert Plans(jammed, 0).steps(scene.pawn("exile"), "houdini") == 6


def test_15_5_3_what_is_free_once_a_turn_takes_half_of_an_action() -> None:
    """Airlocks and a countdown for who is a scientist, steps for who is at home without gravity."""
    scene = Scene(cast=tutorial_with("doctor", "botanist")).alone("doctor", "botanist", "exile").abandon()
    scene.give("doctor", "helmet").give("exile", "helmet").gather("forward_airlocks", "doctor", "exile")
    for card in ("doctor", "exile", "botanist"):
        scene.cubes(0, card, 2)
    look = Plans(scene.at("botanist", "aft_hub").state, 0)
    ways = {key: look.steps(scene.pawn(key), "houdini") for key in ("doctor", "exile", "botanist")}
    assert ways == {"doctor": 2.0, "exile": 3.0, "botanist": 1.5}
    assert look.away(scene.pawn("doctor")) < look.away(scene.pawn("exile")) - 1


def test_13_13_a_helmet_brought_along_is_there_on_the_way_back() -> None:
    """Past where it lies, to the Bio Lab, and on from there through Outer Space."""
    scene = exile(9, "print_shop").abandon().lying("print_shop", "helmet")
    look = Plans(scene.state, 0)
    assert look.between(scene.pawn("exile"), "bio_lab", "houdini") < 6


def test_15_5_who_needs_two_others_to_act_does_not_take_turns_with_both() -> None:
    """An Officer aboard and signatures: each alone is less than half of both."""

    def asked(*done: str) -> float:
        scene = exile(9, "suite", cast=tutorial_with("legal")).abandon().at("legal", "kitchen")
        scene.at("counselor", "rec_room").data("counselor", "nda").cubes(0, "legal", 2).cubes(
            0, "counselor", 2
        )
        if "rank" in done:
            scene.at("counselor", "panic_pod")
        if "nda" in done:
            scene.data("exile", "nda")
        look = Plans(scene.state, 0)
        mooring = next(it for it in look._moorings() if it.berth.pod == "panic_pod")
        return look._asks(scene.pawn("exile"), mooring)

    assert asked() > asked("rank") + asked("nda") > 0


def test_6_1_whom_no_hazard_harms_goes_round_by_outer_space_with_no_helmet() -> None:
    scene = Scene(cast=tutorial_with("daredevil")).alone("daredevil").cubes(0, "daredevil", 2)
    look = Plans(scene.at("daredevil", "forward_airlocks").abandon().state, 0)
    assert look.steps(scene.pawn("daredevil"), "houdini") < 3


def test_15_7_1_a_pod_is_caught_while_its_countdown_lasts() -> None:
    """Others' ends before one's next turn, one's own with the turn after that in which it began."""

    def catches(whose: int, *, begun: bool = False) -> float:
        """Who stands beside a pod that counts down, the turn being over."""
        scene = exile(6, "aft_airlocks").abandon().marker(whose, "launch", "houdini")
        for other in OTHER_PODS:
            scene.away(other)
        state = scene.state
        state.markers = tuple(replace(it, placed=state.minute + (not begun)) for it in state.markers)
        state.turn = replace(state.turn, step="done", actions=0)
        return likely(scene)

    assert catches(0, begun=True) > 0.3
    assert catches(0) < 0.1
    assert catches(1) < 0.1


def test_5_5_3_who_has_left_needs_no_seat() -> None:
    scene = one_pod().at("security", "suite").escaped("medical")
    look = Plans(scene.state, 0)
    look.claim(look.state.pawns["exile"], 0.8)
    assert look.gets_away(look.state.pawns["medical"]) == 1.0


def test_17_2_8_a_grey_bribe_is_hoped_for_before_its_giver_is_away() -> None:
    """So it brings nothing more that the giver leaves who was sure to."""

    def value(at: str) -> float:
        scene = exile(6, "storage", cast=tutorial_with("billionaire")).abandon().at("billionaire", at)
        scene.state.cards["exile"] = replace(scene.card("exile"), bribes=(GREY,))
        if at == "houdini":
            scene.marker(1, "launch", "houdini", minute=5)
        return worth(scene.state, 0, {}, {}, Planner.style)

    assert value("houdini") > value("reactor") + 0.3


def test_15_5_4_1_what_a_grey_bribe_buys_may_be_a_step() -> None:
    scene = exile(6, "storage")
    mind = Planner(view(scene.state, 0), Random(0), {})
    assert mind.trifle(Step(seat=0, who="medical", pay="grey", to="aft_hub"))
    assert not mind.trifle(Step(seat=0, who="medical", pay="bribe", to="aft_hub"))


def test_12_4_what_leads_nowhere_takes_no_place_of_what_leads_somewhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each of many throws may look better than the first of two steps that lead where one wants to be."""

    def valued(mind: Thinker, state: State) -> float:
        pawn = state.pawns["exile"]
        far = Plans(state, 0).between(pawn, "reactor", pawn.at)
        return 2.0 if far == 2 else 0.8 if far == 1 else 1.0 if pawn.items else 0.9

    scene = exile(6, "reactor").give("exile", "bludgeon", "helmet").acting(0, "exile", actions=2)
    mind = Thinker(view(scene.state, 0), Random(0), {})
    monkeypatch.setattr(Thinker, "_worth", valued)
    mind.patience = mind.scope = 200
    assert mind._course(mind.state, 3, 3).worth > 1.9


def test_13_7_nobody_launches_others_from_the_dock() -> None:
    """How soon a stranger is away does not follow from who of ours could launch that pod."""

    def far(cubes: int) -> float:
        scene = exile(7, "storage").abandon().at("medical", "houdini").cubes(1, "medical", 8)
        scene.at("security", "aft_airlocks").cubes(0, "security", cubes)
        return Plans(scene.state, 0).away(scene.pawn("medical"))

    assert far(2) == far(0)


def test_13_7_who_sits_in_a_pod_does_not_stand_at_its_dock() -> None:
    """Of one's own, who want to leave in it: others could be sent there."""
    scene = Scene(cast=tutorial_with("clones")).alone("clones_alpha", "clones_beta").pc(0, "clones").bonus(0)
    scene.at("clones_alpha", "forward_airlocks").at("clones_beta", "houdini").minute(6).abandon().turn(0)
    look = Plans(scene.state, 0)
    assert look._at_dock("medical", "aft_airlocks") == look.steps(scene.pawn("clones_alpha"), "aft_airlocks")


def test_15_5_2_a_turn_that_is_over_has_no_actions_left() -> None:
    scene = exile(6, "storage")
    ready = Plans(scene.state, 0).spare
    scene.state.turn = replace(scene.state.turn, step="done", actions=0)
    assert Plans(scene.state, 0).spare == ready - 2


def test_7_3_2_who_comes_after_whose_antimatter_ends_the_game_has_a_turn_less() -> None:
    def spare(owner: int) -> float:
        scene = exile(6, "storage").antimatter("magnetic_containment").armed(owner, 3)
        scene.state.first = 1
        return Plans(scene.state, 0).spare

    assert spare(1) == spare(0) - 2
