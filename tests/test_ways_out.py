"""Who plans knows every way off the station: what it still asks for, who opens it, and when it is gone.

In each of these positions a good player's choice is clear.
"""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from game.stationfall.actions import prices
from game.stationfall.actions.basic.force import Attack
from game.stationfall.actions.section.command import SelfDestruct
from game.stationfall.automata.planner import Planner
from game.stationfall.automata.plans import Plans
from game.stationfall.automata.schemes import hoped
from game.stationfall.automata.schemes.bonus import friend
from game.stationfall.automata.thinker import Thinker
from game.stationfall.automata.ventures import agenda
from game.stationfall.cards import CAST, IDENTITIES
from game.stationfall.looking import view
from tests.rules.scene import Scene, tutorial_with


def exile(section: str, *cards: str, minute: int = 6) -> Scene:
    """The first player is the Exile, known to all, who wants to get away; nobody else is near."""
    scene = Scene(cast=tutorial_with(*cards)).alone("exile", safe="storage").at("exile", section)
    return scene.pc(0, "exile").bonus(0).no_kompromat(section).minute(minute).turn(0)


def far(scene: Scene, who: str = "exile") -> float:
    return Plans(scene.state, 0).away(scene.pawn(who))


def wormhole(who: str, section: str, *cards: str) -> Scene:
    scene = Scene(4, tutorial_with(*cards), projectx="stable_wormhole").alone(who).released()
    return scene.monster("vault_x").pc(0, who).bonus(0).minute(5).turn(0).no_locks().at(who, section)


def test_7_6_2_who_gets_to_the_wormhole_needs_no_pod() -> None:
    assert far(wormhole("exile", "vault_x")) < far(wormhole("exile", "bio_lab")) < 2
    assert far(wormhole("exile", "bio_lab").annihilated("monster")) > 2


def test_7_6_2_in_the_last_minute_there_is_still_time_to_step_through() -> None:
    """While the turn lasts: a countdown would come too late (13.6)."""
    scene = wormhole("exile", "vault_x").minute(1)
    assert Plans(scene.state, 0).gets_away(scene.pawn("exile")) > 0.5
    scene.state.turn = replace(scene.state.turn, step="done", actions=0)
    assert Plans(scene.state, 0).gets_away(scene.pawn("exile")) < 0.01


def test_4_2_2_a_contaminated_character_that_is_an_item_is_taken_along() -> None:
    def likely(section: str) -> float:
        scene = wormhole("colonel", section, "colonel", "telepathic_rat").contaminated("telepathic_rat")
        scene.at("telepathic_rat", "item").lying("vault_x", "telepathic_rat")
        look = Plans(scene.state, 0)
        rows = IDENTITIES["colonel"].agenda
        return hoped(look, next(row for row in rows if row.condition.key == "contaminated-npc-escapes"))

    assert likely("vault_x") > 0.5 > 2 * likely("bridge")


def test_13_7_who_is_asked_for_may_launch_from_the_dock() -> None:
    """It takes no seat, nor anything that would have to be signed to come aboard."""

    def asked(*others: str) -> float:
        scene = exile("inspectors_shuttle", "inspector").at("inspector", "forward_airlocks")
        return far(scene.gather("inspectors_shuttle", *others).cubes(0, "inspector", 2))

    assert asked("medical") == asked() < 2


def test_7_1_an_officer_beside_the_bridge_is_about_to_give_the_order() -> None:
    """Whoever leads one there has a reason for it."""

    def waits(section: str, cubes: int) -> float:
        scene = exile("houdini").at("station_chief", section).cubes(1, "station_chief", cubes)
        return far(scene)

    assert waits("bridge", 2) < waits("forward_hub", 2) < waits("aft_hub", 2)


def test_15_7_1_nothing_is_sent_to_who_has_left_by_then() -> None:
    """Who is asked to copy it after the turn is over comes too late for a countdown that ends with it."""

    def likely(*, begun: bool) -> float:
        scene = (
            exile("houdini", "digital_assistant")
            .abandon()
            .jammers(False)
            .data("security", "digital_assistant")
        )
        scene.cubes(0, "security", 2).marker(0, "launch", "houdini")
        state = scene.state
        state.markers = tuple(replace(it, placed=state.minute + (not begun)) for it in state.markers)
        state.turn = replace(state.turn, step="done", actions=0)
        bonus = IDENTITIES["digital_assistant"].bonus
        assert bonus is not None
        for pawn in state.pawns.values():
            if pawn.key != "exile":
                scene.at(pawn.key, "storage" if pawn.at in state.places else pawn.at)
        return friend(Plans(state, 0), "digital_assistant", bonus)

    assert likely(begun=True) > likely(begun=False) + 0.2


def test_12_6_2_a_machine_brings_data_to_who_steers_it_from_afar() -> None:
    """The Exile needs no console with the jammers off, and may sit in a pod meanwhile."""

    def worth(section: str, *, jammers: bool = False) -> float:
        scene = (
            exile("houdini", "drones")
            .abandon()
            .jammers(jammers)
            .at("drone_1", section)
            .at("drone_2", "storage")
        )
        return agenda(Plans(scene.state, 0), "exile")

    assert worth("security_station") > worth("aft_hub") > worth("chem_lab", jammers=True)


def test_15_5_5_what_a_power_gives_for_nothing_comes_before_what_is_bought() -> None:
    """So nobody counts on the power afterwards."""
    scene = Scene().alone("security", "medical", safe="storage").pc(0, "station_chief").bonus(0)
    scene.gather("rec_room", "security", "medical").kompromat(0, "security").minute(6)
    mind = Thinker(view(scene.acting(0, "station_chief").state, 0), Random(0), {})

    def ordered(after: bool) -> bool:
        state = mind.state
        if after:
            blow = Attack(seat=0, who="security", pay="kompromat", target="medical", weapon="gun")
            state = mind._paid(state, blow)
        return any(act.power == "forceful_presence" for act in prices.own(state, 0))

    assert ordered(after=False)
    assert not ordered(after=True)


def test_15_5_5_nobody_does_a_rivals_errand_for_next_to_nothing() -> None:
    """The Engineer wants the station blown up, and would do so."""
    scene = exile("houdini").pc(1, "engineer").at("engineer", "bridge").antimatter("magnetic_containment")
    mind = Planner(view(scene.acting(0, "exile").state, 0), Random(0), {})
    act = SelfDestruct(seat=0, who="engineer", pay="kompromat")
    assert mind.offered(act, 0.05, 0.0) < 0 < mind.offered(act, 1.0, 0.0)


def robber(section: str) -> Scene:
    scene = exile("rec_room", "inspector").give("exile", "artifact").at("inspector", section)
    return scene.cubes(1, "inspector", 1)


def test_12_9_a_badge_robs_as_a_weapon_does() -> None:
    """And hurts nobody."""
    beside, away = (Plans(robber(section).state, 0) for section in ("rec_room", "bridge"))
    pawn = beside.state.pawns["exile"]
    assert beside.robbed(pawn) > away.robbed(pawn)
    assert beside.peril(pawn) == 0


def test_12_8_2_a_helmet_stops_no_gun() -> None:
    scene = exile("rec_room").give("exile", "helmet").empty("troubleshooter").at("troubleshooter", "rec_room")
    scene.cubes(1, "troubleshooter", 1).give("troubleshooter", "bludgeon")
    assert Plans(scene.state, 0).peril(scene.pawn("exile")) == 0
    scene.give("troubleshooter", "gun")
    assert Plans(scene.state, 0).peril(scene.pawn("exile")) > 0


def test_4_4_whom_the_known_chief_orders_about_is_feared_wherever_she_is() -> None:
    def peril(*, known: bool) -> float:
        scene = exile("rec_room", "colonel").empty("exile").at("colonel", "rec_room").give("colonel", "gun")
        if known:
            scene.pc(1, "station_chief")
        return Plans(scene.turn(0).state, 0).peril(scene.pawn("exile"))

    assert peril(known=True) > peril(known=False) == 0


def test_7_6_2_no_robot_goes_through_the_goo() -> None:
    """Nor is it counted on to bring anything there."""

    def steps(who: str) -> float:
        scene = exile("tanks", "consort").at("consort", "tanks").goo("forward_hub").cubes(0, "consort", 2)
        return Plans(scene.state, 0).steps(scene.pawn(who), "bridge")

    assert steps("exile") == 2
    assert steps("consort") > 2


def test_15_5_3_who_is_frail_gives_up_an_action_to_pick_something_up() -> None:
    """So what flies is handed to such a one rather than laid down."""

    def flies(*, held: bool) -> float:
        scene = Scene(cast=tutorial_with("corpsicle")).alone("corpsicle", safe="storage").pc(0, "corpsicle")
        scene.bonus(0).at("corpsicle", "aft_airlocks").give("corpsicle", "helmet").minute(8).turn(0)
        scene.state.pawns["corpsicle"] = replace(scene.pawn("corpsicle"), down=False)
        if held:
            scene.give("corpsicle", "helmet", "rocket_wings")
        else:
            scene.lying("aft_airlocks", "rocket_wings")
        return Plans(scene.state, 0)._fly(scene.pawn("corpsicle"))

    assert flies(held=False) == flies(held=True) + 1


def test_8_3_one_pair_of_wings_is_hoped_for_by_one() -> None:
    scene = exile("aft_airlocks").give("exile", "helmet").at("medical", "aft_airlocks").cubes(0, "medical", 2)
    scene.give("medical", "helmet").lying("aft_airlocks", "rocket_wings").lying("print_shop")
    look = Plans(scene.state, 0)
    alone = look.gets_away(scene.pawn("medical"))
    assert look.bound(scene.pawn("exile")) == look.bound(scene.pawn("medical")) == "rocket_wings"
    look.claim(scene.pawn("exile"), 0.9)
    assert look.gets_away(scene.pawn("medical")) < 0.9 * alone


def floating(*, armed: int | None = None) -> float:
    """How likely somebody with a Helmet gets away from Outer Space, where a ship is to come."""
    scene = exile("storage", "boarder", minute=3).at("medical", "outer_space").give("medical", "helmet")
    scene.at("boarder", "bridge").cubes(1, "medical", 1).antimatter("magnetic_containment")
    if armed is not None:
        scene.armed(1, armed)
    return Plans(scene.state, 0).flees(scene.pawn("medical"))


def test_16_1_who_floats_where_a_ship_is_to_come_need_do_nothing_more() -> None:
    assert floating() > 0.7


def test_7_3_2_what_goes_off_on_board_before_it_is_thrown_out_only_brings_the_ship() -> None:
    assert floating(armed=3) > 1.2 * floating(armed=1)


def test_4_6_2_who_lies_down_gets_away_no_likelier_than_who_walks() -> None:
    def flees(*down: str) -> float:
        scene = exile("houdini", minute=9).at("medical", "storage").down(*down)
        return Plans(scene.state, 0).flees(scene.pawn("medical"))

    assert flees("medical") < flees()


def test_15_8_3_a_countdown_that_begins_in_the_last_minute_may_never_end() -> None:
    """Two times of three the station burns up as soon as it hits the air."""

    def likely(minute: int) -> float:
        scene = exile("houdini", minute=minute).abandon().marker(0, "launch", "houdini")
        state = scene.state
        state.markers = tuple(replace(it, placed=minute) for it in state.markers)
        return Plans(state, 0).gets_away(scene.pawn("exile"))

    assert likely(2) > 0.9
    assert 0.3 < likely(1) < 0.4
    assert likely(0) < 0.2


def test_15_7_1_who_has_not_begun_a_countdown_in_the_last_minute_stays() -> None:
    """Whoever has begun one may yet be lucky, be it oneself or another."""

    def likely(who: int, *, over: bool) -> float:
        scene = exile("houdini", minute=1).abandon()
        scene.state.turn = replace(scene.state.turn, step="done" if over else "acting", actions=not over)
        scene.state.turn = replace(scene.state.turn, pawn="exile")
        look = Plans(scene.state, who)
        return look.gets_away(scene.pawn("exile")) if not who else look.flees(scene.pawn("exile"))

    assert likely(0, over=True) < 0.1 < likely(0, over=False) < 0.4
    assert likely(1, over=False) < 0.35


def test_13_6_who_can_still_board_a_pod_that_counts_down_is_nearly_away() -> None:
    """Though there is no time for a countdown of one's own."""
    scene = exile("aft_airlocks", minute=2).abandon().cubes(0, "medical", 2).at("medical", "houdini")
    scene.state.turn = replace(scene.state.turn, step="done")
    before = Plans(scene.state, 0).gets_away(scene.pawn("exile"))
    scene.marker(0, "launch", "houdini")
    scene.state.markers = tuple(replace(it, placed=2) for it in scene.state.markers)
    assert Plans(scene.state, 0).gets_away(scene.pawn("exile")) > 0.6 > 3 * before


def test_13_6_whoever_sits_beside_somebody_known_who_wants_away_need_do_nothing() -> None:
    def likely(identity: str, minute: int) -> float:
        scene = exile("houdini", minute=minute).abandon().disc(0, "exile").pc(1, identity)
        scene.at(identity, "houdini").state.turn = replace(scene.state.turn, step="done")
        return Plans(scene.state, 0).gets_away(scene.pawn("exile"))

    assert likely("daredevil", 2) > 0.6
    assert likely("daredevil", 1) < 0.1
    assert likely("medical", 2) < 0.1


def test_16_4_5_a_friend_who_is_another_players_own_leaves_without_our_doing() -> None:
    scene = exile("storage").abandon().pc(1, "daredevil").at("daredevil", "houdini")
    look = Plans(scene.state, 0)
    assert look.leaves("daredevil") == look.flees(scene.pawn("daredevil")) > 0.3


def test_5_1_4_nobody_goes_round_by_space_who_is_not_in_again_before_the_blast() -> None:
    """It takes two actions more than to the airlock, and who is Dying rests in between."""

    def goes(who: str, section: str, due: int) -> bool:
        scene = exile("storage", "corpsicle", minute=6).at(who, section).give(who, "helmet")
        scene.antimatter("outer_space").armed(1, due).cubes(0, who, 2).disc(0, who)
        return Plans(scene.state, 0).passes(scene.pawn(who))

    assert goes("stranger", "forward_airlocks", 5) > goes("stranger", "storage", 5)
    assert goes("stranger", "forward_hub", 4) > goes("corpsicle", "forward_hub", 4)
    assert goes("stranger", "storage", 0)


def test_4_3_1_whom_others_lead_as_far_as_oneself_is_feared_too() -> None:
    def peril(cubes: int) -> float:
        scene = exile("rec_room").empty("exile").empty("troubleshooter").at("troubleshooter", "rec_room")
        scene.give("troubleshooter", "bludgeon").cubes(0, "troubleshooter", 1).cubes(
            1, "troubleshooter", cubes
        )
        return Plans(scene.state, 0).peril(scene.pawn("exile"))

    assert peril(1) > peril(0) == 0


def test_7_3_2_what_nothing_can_eject_goes_off_in_time() -> None:
    """So whoever is far off has less time."""

    def ends(*damaged: str) -> float:
        scene = exile("storage", minute=8).antimatter("magnetic_containment").armed(1, 4).damaged(*damaged)
        return Plans(scene.state, 0).fuse()[0]

    assert ends("reactor") > ends() + 0.3


def test_4_6_4_a_friend_who_has_not_come_aboard_yet_is_reckoned_with() -> None:
    """Whoever can be won over sees to what its pod asks for."""

    def asked(cubes: int) -> float:
        scene = exile("storage", "inspector").at("medical", "card").cubes(0, "medical", cubes)
        scene.at("inspector", "forward_airlocks").cubes(0, "inspector", 2)
        look = Plans(scene.state, 0)
        mooring = next(it for it in look._moorings() if it.berth.pod == "inspectors_shuttle")
        return look._asks(scene.pawn("medical"), mooring)

    assert asked(1) < 2


def test_4_5_3_who_flies_has_two_hands_full() -> None:
    """What one came for is left behind then, or one leaves by a pod."""
    look = Plans(exile("aft_airlocks").give("exile", "helmet").state, 0)
    pawn = look.state.pawns["exile"]
    assert look.hands(pawn) == CAST["exile"].slots - 2


def test_4_5_3_nobody_counts_on_flying_away_with_more_than_there_are_hands_for() -> None:
    def worth(*items: str) -> float:
        cast = tutorial_with("astrochimp")
        scene = Scene(cast=cast).alone("astrochimp", safe="storage").pc(0, "astrochimp").bonus(0).minute(5)
        scene.at("astrochimp", "aft_airlocks").give("astrochimp", *items).turn(0)
        for pod in ("houdini", "mcqueen", "alcatraz", "panic_pod", "medevac_pod", "hail_mary"):
            scene.away(pod)
        return agenda(Plans(scene.state, 0), "astrochimp")

    slots = CAST["astrochimp"].slots
    wanted = ("briefcase", "artifact", "gun")
    light = worth("rocket_wings", "helmet", *wanted[: slots - 2])
    assert light > worth("rocket_wings", "helmet")
    assert worth("rocket_wings", *wanted[: slots - 1]) < light


def test_15_7_2_the_way_through_space_is_open_until_it_goes_off() -> None:
    """At the end of its owner's turn: who comes before has another turn for it."""

    def jammed(owner: int, due: int) -> bool:
        scene = exile("aft_airlocks", minute=7).antimatter("outer_space").armed(owner, due)
        scene.state.turn = replace(scene.state.turn, step="done")
        return bool(Plans(scene.state, 0).jammed())

    assert not jammed(1, 6)
    assert not jammed(0, 6)
    assert jammed(1, 7)


def test_7_3_2_a_countdown_that_ends_after_the_antimatter_leads_nowhere() -> None:
    """At the end of whose turn each of them ends decides (15.7)."""

    def likely(owner: int, due: int) -> float:
        scene = exile("houdini").abandon().antimatter("magnetic_containment").armed(owner, due)
        scene.marker(1, "launch", "houdini").damaged("reactor")
        scene.state.markers = tuple(
            replace(it, placed=6) if it.what == "launch" else it for it in scene.state.markers
        )
        return Plans(scene.state, 0).gets_away(scene.pawn("exile"))

    assert likely(2, 5) > 0.9
    assert likely(0, 5) < 0.2
    assert likely(2, 6) < 0.2


def test_13_6_who_is_about_to_come_aboard_may_launch_for_both() -> None:
    """The Inspector, who is known, stands beside the shuttle that asks for nobody else."""

    def likely(section: str, *data: str) -> float:
        scene = exile("inspectors_shuttle", "inspector", minute=6).pc(1, "inspector").at("inspector", section)
        scene.data("inspector", *data).state.turn = replace(scene.state.turn, step="done")
        return Plans(scene.state, 0).gets_away(scene.pawn("exile"))

    assert likely("forward_airlocks") > 0.05 + likely("storage")


def test_8_4_nobody_counts_on_a_gun_that_is_part_of_somebody() -> None:
    scene = exile("storage").at("security", "storage").cubes(0, "security", 2).integral("security", "gun")
    look = Plans(scene.state, 0)
    assert look.delivery(scene.pawn("security"), "gun", scene.pawn("exile")) > 10


def test_5_5_who_sits_in_a_pod_that_will_not_leave_has_no_more_time_for_another() -> None:
    """It waits for nobody there."""

    def room(section: str) -> float:
        scene = exile(section, minute=5).abandon()
        scene.state.turn = replace(scene.state.turn, step="done")
        look = Plans(scene.state, 0)
        look.away(scene.pawn("exile"))
        return look.room(scene.pawn("exile"))

    assert room("medevac_pod") == room("forward_airlocks")


def test_16_1_who_floats_where_a_ship_comes_is_as_sure_for_oneself_as_for_others() -> None:
    """Nothing more is to be done for it."""
    scene = exile("outer_space", "boarder", minute=5).give("exile", "helmet")
    look = Plans(scene.state, 0)
    assert look.gets_away(scene.pawn("exile")) > 0.6


def test_13_7_who_has_no_wish_to_leave_launches_from_the_dock_though_it_sits_in_a_pod() -> None:
    def reach(identity: str) -> float:
        scene = exile("houdini", "legal", minute=4).abandon().pc(1, "exile").identity(0, identity)
        card = "legal" if identity == "legal" else "daredevil"
        scene.at(card, "houdini").cubes(0, card, 2).cubes(0, "medical", 2).at("medical", "mcqueen")
        scene.data("exile", "nda").data("medical", "nda").data(card, "nda").at("exile", "storage")
        return Plans(scene.state, 0)._at_dock("medical", "aft_airlocks")

    assert reach("legal") < 2 < reach("daredevil")
