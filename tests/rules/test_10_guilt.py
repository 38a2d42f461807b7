"""10. Suspect and Guilty."""

from __future__ import annotations

import pytest

from game.api import Pair
from game.stationfall.actions.basic.force import Attack, Rob, Sabotage
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.things import Drop, Throw
from game.stationfall.actions.section import Jettison, SectionLaunch, Transmit
from game.stationfall.actions.turn import Renegotiate, Reveal
from game.stationfall.state import Guilt
from tests.rules.scene import GAME, Scene, tutorial_with


def mugging(section: str = "aft_hub", who: str = "troubleshooter", victim: str = "engineer") -> Scene:
    """Somebody with a Bludgeon and a victim in the same section."""
    scene = Scene().alone().gather(section, who, victim).empty(who).give(who, "bludgeon")
    return scene.acting(0, who)


def club(scene: Scene, victim: str = "engineer") -> Scene:
    scene.do(Attack, target=victim, weapon="bludgeon")
    assert scene.pawn(victim).down
    return scene


# --- 10.1 Suspect --------------------------------------------------------------------------------------


@pytest.mark.parametrize("guilt", ["suspect", "guilty"])
def test_10_1_1_who_is_worse_than_innocent_already_stays_so(guilt: Guilt) -> None:
    assert club(mugging().accused(0, guilt)).guilt(0) == guilt


def test_10_1_2_downing_a_human_in_the_light_before_the_cameras() -> None:
    """The active player is Suspect, and nobody else."""
    scene = club(mugging())
    assert [scene.guilt(colour) for colour in range(4)] == ["suspect", "innocent", "innocent", "innocent"]


def test_10_1_2_a_robot_is_nobody() -> None:
    assert club(mugging(victim="medical"), "medical").guilt(0) == "innocent"


def test_10_1_2_cameras_that_are_off_see_nothing() -> None:
    assert club(mugging().cameras(False)).guilt(0) == "innocent"


def test_10_1_2_nothing_is_seen_in_the_dark() -> None:
    """Neither in a dark section with cameras on, nor anywhere in a blackout."""
    assert club(mugging("forward_exhaust")).guilt(0) == "innocent"
    assert club(mugging().blackout().cameras(True)).guilt(0) == "innocent"


def test_10_1_2_outer_space_is_in_sight() -> None:
    """The Cyborg aside, who falls out there falls before the cameras: shot in the Helmet."""
    scene = mugging("outer_space").give("troubleshooter", "gun", "helmet").give("engineer", "helmet")
    scene.do(Attack, target="engineer", weapon="gun")
    assert scene.guilt(0) == "suspect"


def test_10_1_2_a_firebomb_counts() -> None:
    """Thrown next door onto a Human it makes Suspect; onto a Robot or a Helmet it does not."""
    for victim, guilt in (("stranger", "suspect"), ("medical", "innocent")):
        scene = Scene().alone().at("exile", "aft_hub").at(victim, "therapy_garden").give("exile", "firebomb")
        scene.acting(0, "exile").do(Throw, item="firebomb", to="therapy_garden", ignite=True)
        assert scene.guilt(0) == guilt
    scene = Scene().alone().at("exile", "aft_hub").at("stranger", "therapy_garden").give("exile", "firebomb")
    scene.give("stranger", "helmet").acting(0, "exile")
    scene.do(Throw, item="firebomb", to="therapy_garden", ignite=True)
    assert scene.guilt(0) == "innocent"


def test_10_1_2_a_firebomb_in_the_dark_does_not() -> None:
    scene = (
        Scene().alone().at("exile", "chem_lab").at("stranger", "forward_exhaust").give("exile", "firebomb")
    )
    scene.acting(0, "exile").do(Throw, item="firebomb", to="forward_exhaust", ignite=True)
    assert scene.pawn("stranger").down
    assert scene.guilt(0) == "innocent"


def test_10_1_2_a_dropped_firebomb_counts() -> None:
    """A Robot may stand in its own fire; the Human beside it does not."""
    scene = Scene().alone().gather("therapy_garden", "medical", "stranger").give("medical", "firebomb")
    scene.acting(0, "medical").do(Drop, item="firebomb", ignite=True)
    assert scene.guilt(0) == "suspect"


@pytest.mark.parametrize("pay", ["bribe", "kompromat"])
def test_10_1_2_the_active_player_answers_for_hired_hands(pay: str) -> None:
    """Whoever swings the Bludgeon: bribed and extorted characters act for the active player."""
    scene = mugging().cubes(1, "troubleshooter", 3).kompromat(0, "troubleshooter").at("exile", "physics_lab")
    scene.acting(0, "exile").do(Attack, who="troubleshooter", target="engineer", weapon="bludgeon", pay=pay)
    assert [scene.guilt(colour) for colour in range(4)] == ["suspect", "innocent", "innocent", "innocent"]


def test_10_1_2_not_the_owner_of_an_obliging_pc() -> None:
    """Seat 1 agrees to let the Daredevil strike for seat 0."""
    scene = mugging(who="daredevil").pc(1, "daredevil").at("exile", "physics_lab").acting(0, "exile")
    scene.do(Attack, who="daredevil", target="engineer", weapon="bludgeon", pay="bribe").answer("accept")
    assert scene.pawn("engineer").down
    assert (scene.guilt(0), scene.guilt(1)) == ("suspect", "innocent")


def test_10_1_2_the_fugitive_raises_no_suspicion() -> None:
    """Neither what the Cyborg does nor what is done to it."""
    assert club(mugging(who="cyborg")).guilt(0) == "innocent"
    assert club(mugging(victim="cyborg"), "cyborg").guilt(0) == "innocent"
    scene = (
        Scene().alone().at("cyborg", "aft_hub").at("stranger", "therapy_garden").give("cyborg", "firebomb")
    )
    scene.acting(0, "cyborg").do(Throw, item="firebomb", to="therapy_garden", ignite=True)
    assert scene.pawn("stranger").down
    assert scene.guilt(0) == "innocent"


def steered(who: str) -> Scene:
    """Somebody at the Mainframe has a drone strike the Exile in the kitchen, before the Stranger's eyes."""
    scene = Scene(cast=tutorial_with("drones", "consort")).alone("drone_2").at(who, "mainframe")
    scene.gather("kitchen", "exile", "stranger", "drone_1").cubes(1, "stranger", 1).acting(0, who)
    return scene.do(Attack, who="drone_1", target="exile", weapon="bludgeon", by=who, power="remote_control")


def test_10_1_2_who_steers_a_machine_has_done_it() -> None:
    """A Console Action is taken with the character at the console: Fugitive and Mimic Frameup hold for it."""
    assert steered("engineer").guilt(0) == "suspect"
    assert steered("cyborg").guilt(0) == "innocent"
    assert steered("consort").asked() == "frameup"


def test_10_1_2_one_innocent_victim_among_fugitives_is_enough() -> None:
    """A fire that catches the Cyborg and a Human is a fire that caught a Human."""
    scene = Scene().alone().at("exile", "aft_hub").gather("therapy_garden", "cyborg", "stranger")
    scene.give("exile", "firebomb").acting(0, "exile")
    scene.do(Throw, item="firebomb", to="therapy_garden", ignite=True)
    assert scene.guilt(0) == "suspect"


def test_10_1_2_one_s_own_pc_is_a_human_too() -> None:
    scene = mugging(victim="daredevil").pc(0, "daredevil").acting(0, "troubleshooter")
    assert club(scene, "daredevil").guilt(0) == "suspect"


def test_10_1_2_who_is_down_already_is_not_downed_again() -> None:
    """Dragged into a fire, pushed out of the airlock, taken into a hazard: no new suspicion."""
    dragged = Scene().alone().gather("aft_hub", "exile", "stranger").down("stranger").give("exile", "helmet")
    dragged.hazard("reactor", "fire").acting(0, "exile").do(Step, to="reactor", drag="stranger")
    assert dragged.pawn("stranger").at == "reactor"
    assert dragged.guilt(0) == "innocent"
    pushed = Scene().alone().gather("aft_airlocks", "exile", "stranger").down("stranger").acting(0, "exile")
    pushed.do(Jettison, target="stranger")
    assert pushed.pawn("stranger").at == "outer_space"
    assert pushed.guilt(0) == "innocent"


def test_10_1_2_other_crimes_are_not_recorded() -> None:
    """Robbing, sabotage, and sending somebody to their death in a Damaged pod."""
    scene = (
        mugging().give("engineer", "nanogel").do(Rob, target="engineer", what="nanogel", weapon="bludgeon")
    )
    assert scene.do(Sabotage).guilt(0) == "innocent"
    pod = Scene().alone().abandon().at("exile", "aft_airlocks").at("stranger", "hail_mary")
    pod.acting(0, "exile").do(SectionLaunch, pod="hail_mary")
    assert pod.pawn("stranger").annihilated
    assert pod.guilt(0) == "innocent"


def test_10_1_2_a_reveal_is_no_action() -> None:
    """Whoever the Consort puts out into space by her reveal goes Down in sight of all; she is Innocent."""
    scene = Scene(cast=tutorial_with("consort")).alone().at("consort", "outer_space").identity(0, "consort")
    scene.at("stranger", "aft_hub").turn(0).do(Reveal, card="consort").answer("stranger")
    assert scene.pawn("stranger").down
    assert (scene.asked(), scene.guilt(0)) == ("", "innocent")


def offer(pay: str, guilt: Guilt = "innocent") -> Scene:
    """Seat 0 wants the PC of seat 1 to step."""
    scene = Scene().pc(1, "daredevil").alone().at("daredevil", "reactor").at("exile", "physics_lab")
    scene.accused(1, guilt).kompromat(0, "daredevil").acting(0, "exile")
    return scene.do(Step, who="daredevil", to="aft_hub", pay=pay)


def test_10_1_3_refusing_kompromat_makes_suspect() -> None:
    """The owner of the PC, not the one who tried; a Bribe is refused without harm."""
    scene = offer("kompromat").answer("refuse")
    assert (scene.guilt(0), scene.guilt(1)) == ("innocent", "suspect")
    bribe = offer("bribe").answer("refuse")
    assert (bribe.guilt(0), bribe.guilt(1)) == ("innocent", "innocent")


def test_10_1_3_refusing_makes_nobody_less_guilty() -> None:
    assert offer("kompromat", "guilty").answer("refuse").guilt(1) == "guilty"


# --- 10.2 Guilty ---------------------------------------------------------------------------------------


def informer(data: str = "evidence") -> Scene:
    """The Exile at the transmitter for seat 0; seats 0 and 1 Suspect, 2 Guilty, 3 Innocent."""
    scene = Scene().alone().at("exile", "array_control").data("exile", data).acting(0, "exile")
    return scene.accused(0, "suspect").accused(1, "suspect").accused(2, "guilty")


def verdicts(scene: Scene) -> list[Guilt]:
    return [scene.guilt(colour) for colour in range(4)]


def test_10_2_1_evidence_for_the_authorities_convicts_the_other_suspects() -> None:
    """Not the player who sends it, and not the Innocent."""
    scene = informer().do(Transmit, data="evidence", offsite="authorities")
    assert verdicts(scene) == ["suspect", "guilty", "guilty", "innocent"]


def test_10_2_1_other_news_convicts_nobody() -> None:
    scene = informer().do(Transmit, data="evidence", offsite="news")
    assert verdicts(scene) == ["suspect", "suspect", "guilty", "innocent"]
    scene = informer("x_secret").do(Transmit, data="x_secret", offsite="authorities")
    assert verdicts(scene) == ["suspect", "suspect", "guilty", "innocent"]


def test_10_2_1_it_convicts_each_time_it_is_sent() -> None:
    """Those who became Suspect since the first time are Guilty after the second."""
    scene = informer().sent("authorities", "evidence").do(Transmit, data="evidence", offsite="authorities")
    assert verdicts(scene) == ["suspect", "guilty", "guilty", "innocent"]


def test_10_2_1_the_active_player_is_the_informer() -> None:
    """Even by the mouth of somebody else's PC."""
    scene = informer().pc(1, "exile").at("stranger", "physics_lab").acting(0, "stranger")
    scene.do(Transmit, who="exile", data="evidence", offsite="authorities", pay="bribe").answer("accept")
    assert verdicts(scene) == ["suspect", "guilty", "guilty", "innocent"]


def delivery(guilt: Guilt) -> Scene:
    """Stationfall: the escaped Exile of seat 0 has Evidence and comes to deliver it."""
    scene = Scene().identity(1, "stowaway").identity(2, "stranger").identity(3, "astrochimp").pc(0, "exile")
    for seat in range(4):
        scene.bonus(seat)
    scene.escaped("exile").data("exile", "evidence").accused(0, guilt).accused(1, "suspect")
    scene.minute(0).reentry(False).turn(3).do(Renegotiate)
    while scene.asked() != "deliver":
        scene.answer(scene.picks()[0])
    return scene


def test_10_2_2_delivery_convicts_nobody() -> None:
    scene = delivery("innocent").answer(Pair("evidence", "authorities"))
    assert scene.guilt(0) == "innocent"
    assert scene.guilt(1) == "suspect"


def test_10_2_3_the_guilty_cannot_win_unless_they_deliver_evidence() -> None:
    """Seat 0 leads; keeping the Evidence it loses, delivering it to the Authorities it wins."""
    silent = delivery("guilty").answer("done")
    assert silent.guilt(0) == "guilty"
    assert 0 not in silent_winners(silent)
    clean = delivery("guilty").answer(Pair("evidence", "authorities"))
    assert clean.guilt(0) == "suspect"
    assert silent_winners(clean) == {0}


def silent_winners(scene: Scene) -> frozenset[int]:
    """Who wins once nothing more is delivered."""
    while (result := GAME.result(scene.state)) is None:
        scene.answer("done")
    return result.winners
