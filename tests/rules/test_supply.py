"""What the box holds (2.2.6, 2.4): what can run out, and what cannot.

Things that are used, and whatever each player is given, are as many as were printed. What only marks how
something is, or copies it, never runs out: no manual says what should happen then.
"""

from __future__ import annotations

import pytest

from game.stationfall import harm, station, things
from game.stationfall.abilities.offensive import Missile
from game.stationfall.actions.basic.data import Copy
from game.stationfall.actions.basic.force import Sabotage
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.things import Drop
from game.stationfall.actions.section import Manufacture, TimedLaunch
from game.stationfall.actions.turn import Reveal
from game.stationfall.cards import CAST
from game.stationfall.check import check
from game.stationfall.people import bodily
from game.stationfall.play import Play
from game.stationfall.state import CUBES, TIME_MARKERS
from game.stationfall.things import SUPPLY
from tests.rules.scene import Scene, staged, tutorial_with

WORKSHOPS = {
    "bludgeon": "print_shop",
    "gun": "print_shop",
    "helmet": "print_shop",
    "firebomb": "chem_lab",
    "nanogel": "nanofactory",
}
PODS = ("alcatraz", "mcqueen", "hail_mary")


def left(scene: Scene, item: str) -> int:
    """How many more of these there are; now they all lie in the Forward Hub."""
    for count in range(SUPPLY[item] + 1):
        if not things.in_supply(scene.state, item):
            return count
        things.put(Play(scene.state, scene.rng), "forward_hub", item)
    raise AssertionError(item)


def used_up(scene: Scene, item: str) -> Scene:
    left(scene, item)
    return scene


def test_the_box_holds_what_the_list_of_components_says() -> None:
    assert SUPPLY == {"bludgeon": 16, "gun": 6, "helmet": 12, "firebomb": 8, "nanogel": 8}
    assert (CUBES, TIME_MARKERS) == (8, 3)


@pytest.mark.parametrize("item", SUPPLY)
def test_13_9_the_last_one_in_the_box_is_the_last_that_is_made(item: str) -> None:
    scene = staged("station_chief", WORKSHOPS[item])
    taken = left(scene, item)
    assert taken > 0
    assert scene.refused(Manufacture, thing=item) == "13.9"
    things.take(Play(scene.state, scene.rng), "forward_hub", item)
    scene.do(Manufacture, thing=item)
    check(scene.state)
    assert not things.in_supply(scene.state, item)


def test_8_1_2_an_opened_nanogel_is_still_one() -> None:
    scene = used_up(staged("exile", "nanofactory"), "nanogel")
    things.take(Play(scene.state, scene.rng), "forward_hub", "nanogel")
    scene.give("stranger", "nanogel_1")
    assert scene.refused(Manufacture, thing="nanogel") == "13.9"


def test_8_1_3_a_burnt_firebomb_can_be_made_again() -> None:
    scene = used_up(staged("stranger", "kitchen"), "firebomb").give("stranger", "helmet")
    things.take(Play(scene.state, scene.rng), "forward_hub", "firebomb")
    scene.give("stranger", "firebomb")
    assert not things.in_supply(scene.state, "firebomb")
    scene.do(Drop, item="firebomb", ignite=True)
    assert things.in_supply(scene.state, "firebomb")


@pytest.mark.parametrize(
    ("identity", "card", "item"),
    [("hyde", "doctor", "gun"), ("medical", "medical", "bludgeon"), ("stowaway", "stowaway", "helmet")],
)
@pytest.mark.parametrize("empty", [False, True])
def test_15_3_2_a_power_hands_over_what_is_in_the_box(
    identity: str, card: str, item: str, empty: bool
) -> None:
    """From an empty one, nothing; the reveal goes on."""
    scene = Scene(cast=tutorial_with(card)).empty(card).identity(0, identity).turn(0)
    if empty:
        used_up(scene, item)
    scene.do(Reveal, card=identity)
    if scene.asked():
        scene.answer(card)
    assert (item in scene.pawn(card).items) is not empty
    check(scene.state)


def test_2_4_three_time_markers_are_all_a_player_has() -> None:
    for who, deed, fields in (("exile", TimedLaunch, {}), ("boarder", Missile, {"section": "bridge"})):
        scene = staged(who, "houdini").pc(0, who).acting(0, who).abandon().jammers(False)
        for pod in PODS[:-1]:
            scene.marker(0, "launch", pod)
        assert scene.can(deed, **fields)
        scene.marker(0, "launch", PODS[-1])
        assert scene.refused(deed, **fields) == "2.4"


def test_7_3_1_arming_needs_no_marker_to_spare() -> None:
    """It happens to whoever moves the Antimatter; the manual lets nothing prevent it."""
    scene = staged("exile", "magnetic_containment").give("exile", "helmet").no_locks()
    scene.antimatter(holder="exile")
    for pod in PODS:
        scene.marker(0, "launch", pod)
    scene.do(Step, to="reactor")
    assert scene.state.armed
    assert station.markers_left(scene.state, 0) == 0
    check(scene.state)


def test_9_2_data_never_runs_out() -> None:
    """Twenty tokens of a kind, or of two back to back: here more copies of both are about."""
    cast = ",".join(sorted(CAST)[:20])
    scene = Scene(9, cast).acting(0, "astrochimp")
    for key, pawn in scene.state.pawns.items():
        if bodily(pawn):
            scene.data(key, "evidence", "nda", "x_secret", "digital_assistant")
    scene.sent("news", "evidence", "x_secret").sent("authorities", "x_secret")
    someone = next(key for key, pawn in scene.state.pawns.items() if bodily(pawn) and key != "astrochimp")
    scene._pawn(someone, data=()).gather("aft_hub", "astrochimp", someone)
    scene.do(Copy, data="x_secret", to=someone)
    assert "x_secret" in scene.pawn(someone).data


def test_5_1_4_damage_never_runs_out() -> None:
    """Thirty Damage tokens are printed; the next section is damaged none the less."""
    scene = staged("exile", "kitchen").give("exile", "bludgeon")
    sections = [key for key in scene.state.places if key not in ("outer_space", "kitchen", "vault_x")]
    scene.damaged(*sections)
    assert len(sections) >= 30
    assert scene.do(Sabotage).place("kitchen").damaged


def test_6_hazards_never_run_out() -> None:
    """Sixteen tokens, Fire on one side and Asphyxiation on the other."""
    scene = staged("stranger", "kitchen").give("stranger", "helmet", "firebomb")
    for key in [key for key in scene.state.places if key != "kitchen"]:
        scene.hazard(key, "fire")
    scene.do(Drop, item="firebomb", ignite=True)
    assert scene.place("kitchen").hazard == "fire"


def test_8_5_1_contamination_never_runs_out() -> None:
    """Its twenty tokens are the backs of the Locks; yet all of both can be about."""
    scene = Scene(9, ",".join(sorted(CAST)[:20]))
    play = Play(scene.state, scene.rng)
    everybody = [key for key, pawn in scene.state.pawns.items() if bodily(pawn)]
    for key in everybody:
        scene.empty(key)
        harm.contaminate(play, key)
    assert scene.state.locks
    assert all(scene.pawn(key).contaminated for key in everybody)
