"""What an agenda is worth to who plans: what is seen to on the way, by whom, in which pod."""

from __future__ import annotations

from game.stationfall.automata.planner import Planner
from game.stationfall.automata.plans import Plans
from game.stationfall.automata.prospects.rows import about
from game.stationfall.automata.ventures import ERRANDS, Errand, agenda
from game.stationfall.automata.worth import worth
from game.stationfall.cards import IDENTITIES, card_of
from tests.rules.scene import Scene, tutorial_with


def look(scene: Scene, identity: str) -> Plans:
    seen = Plans(scene.state, 0)
    seen.card = card_of(identity)
    return seen


def hope(scene: Scene, identity: str) -> float:
    """What the first player's agenda is worth."""
    return agenda(look(scene, identity), identity)


def errand(scene: Scene, identity: str, key: str) -> Errand:
    seen = look(scene, identity)
    row = next(row for row in IDENTITIES[identity].agenda if row.condition.key == key)
    return ERRANDS[key](seen, scene.pawn(seen.card), row, about(row.condition.args))


def owner(identity: str, section: str, *with_: str) -> Scene:
    """The first player's own stands there, known to all, long before the end."""
    card = card_of(identity)
    scene = Scene(cast=tutorial_with(card)).alone(card, *with_).bonus(0).abandon().pc(0, identity)
    return scene.at(card, section).no_kompromat(section).minute(10).turn(0)


def test_16_4_7_cubes_that_come_home_are_not_feared_for() -> None:
    """Those on one's own are back when it is revealed, others one a turn: the limit counts in the end."""
    style = Planner.style

    def lost(minute: int, *, own: int, others: int) -> float:
        scene = Scene(cast=tutorial_with("inspector")).bonus(0).identity(0, "inspector").minute(minute)
        scene.cubes(0, "inspector", own).turn(0)
        before = worth(scene.state, 0, {}, {}, style)
        scene.cubes(0, "troubleshooter", others)
        return before - worth(scene.state, 0, {}, {}, style)

    assert lost(8, own=3, others=3) < 0.3
    assert lost(8, own=0, others=6) - lost(8, own=0, others=5) < 0.5
    assert lost(1, own=0, others=6) - lost(1, own=0, others=5) > 0.9


def test_to_fetch_two_things_and_to_leave_with_both_is_one_way() -> None:
    """Whoever wants two things that lie on the way hopes for both, at the price of one way."""
    scene = owner("astrochimp", "aft_hub").lying("machine_shop", "gun").lying("aft_airlocks", "artifact")
    seen, pawn = look(scene, "astrochimp"), scene.pawn("astrochimp")
    way = seen.tour(pawn, seen.sources(pawn, "gun"), then=[seen.sources(pawn, "artifact")])
    assert way <= seen.away(pawn) + 2
    assert hope(scene, "astrochimp") > seen.in_time(pawn, way) * (3 + 2 + 2 - 0.2)


def test_who_wants_to_leave_alone_goes_to_a_pod_that_is_empty() -> None:
    """A pod that waits with somebody in it is no worse than none as long as there is another one."""
    scene = owner("consort", "aft_airlocks", "medical").at("medical", "storage")
    free = errand(scene, "consort", "alone")
    assert free.lone
    for pod in ("alcatraz", "hail_mary", "houdini", "panic_pod", "medevac_pod"):
        scene.away(pod)
    seen = look(scene, "consort")
    assert seen.away_alone(scene.pawn("consort")) == seen.away(scene.pawn("consort"))
    scene.at("medical", "mcqueen")
    seen = look(scene, "consort")
    assert seen.away(scene.pawn("consort")) < 5 < seen.away_alone(scene.pawn("consort"))


def test_who_wants_to_be_alone_is_not_so_where_an_officer_has_to_come() -> None:
    scene = owner("consort", "panic_pod")
    seen = look(scene, "consort")
    assert not seen.lonely(scene.pawn("consort"), "panic_pod")
    assert seen.lonely(scene.pawn("consort"), "houdini")


def test_5_5_4_an_officer_who_comes_to_help_has_to_sign_as_well() -> None:
    """Who waits for one who has not signed is farther from leaving than with one who has."""
    scene = Scene(cast=tutorial_with("legal", "consort")).alone("consort", "legal", "station_chief")
    scene.bonus(0).abandon().pc(0, "consort").at("consort", "panic_pod").minute(10).turn(0)
    scene.at("legal", "bridge").at("station_chief", "suite").cubes(0, "station_chief", 1)
    unsigned = look(scene, "consort").away(scene.pawn("consort"))
    scene.data("station_chief", "nda")
    assert look(scene, "consort").away(scene.pawn("consort")) < unsigned - 1


def test_what_is_wanted_afloat_is_carried_to_an_airlock_and_thrown_out() -> None:
    """It need not come into one's own hands, and is had once it floats."""
    scene = owner("boarder", "houdini", "medical").at("medical", "kitchen").cubes(0, "medical", 2)
    for key in ("suite", "kitchen"):
        scene.lying(key)
    scene.give("medical", "briefcase")
    far = errand(scene, "boarder", "holds-or-afloat")
    near = errand(scene.at("medical", "aft_airlocks"), "boarder", "holds-or-afloat")
    scene.empty("medical").lying("outer_space", "briefcase")
    assert far.others < near.others
    assert errand(scene, "boarder", "holds-or-afloat").done


def test_what_another_brings_is_likelier_with_every_step_of_theirs() -> None:
    """There are turns for both while there is time: a helper is worth going for at once."""
    scene = owner("inspector", "houdini", "medical").cubes(0, "medical", 2).lying("suite", "briefcase")
    likely = [
        errand(scene.at("medical", section), "inspector", "holds").others
        for section in ("kitchen", "rec_room", "suite")
    ]
    assert likely == sorted(likely)
    assert likely[-1] > likely[0] + 0.05
