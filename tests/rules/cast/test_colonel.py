"""The Colonel: Paranoid, and Mission First."""

from __future__ import annotations

from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.turn import Influence, Reveal
from tests.rules.scene import Scene, staged, tutorial_with


def test_colonel_paranoid_trusts_who_has_a_conspirator_with_him() -> None:
    scene = staged("exile", "kitchen", "colonel").turn(1)
    assert scene.refused(Influence, card="colonel", cubes=1) == "15.4.1"
    scene.cubes(1, "exile", 2)
    assert scene.can(Influence, card="colonel", cubes=3)
    scene.at("exile", "rec_room")
    assert scene.refused(Influence, card="colonel", cubes=1) == "15.4.1"


def test_colonel_paranoid_trusts_a_pc_and_the_rat_but_not_himself() -> None:
    scene = staged("exile", "kitchen", "colonel").pc(0, "exile").turn(0)
    assert scene.can(Influence, card="colonel", cubes=1)
    scene = staged("exile", "kitchen", "colonel", "telepathic_rat").cubes(0, "exile", 0).turn(0)
    scene.lying("bio_lab").lying("kitchen", "telepathic_rat").cubes(0, "colonel", 1)
    assert scene.refused(Influence, card="colonel", cubes=1) == "15.4.1"
    assert scene.cubes(0, "telepathic_rat", 1).can(Influence, card="colonel", cubes=1)


def test_colonel_paranoid_trusts_no_clone_who_lies_there() -> None:
    """4.3.1: a conspirator is Live; the other Clones are elsewhere."""
    scene = staged("colonel", "kitchen", "clones_alpha").turn(1).cubes(0, "colonel", 0).cubes(1, "clones", 1)
    assert scene.can(Influence, card="colonel", cubes=1)
    assert scene.down("clones_alpha").refused(Influence, card="colonel", cubes=1) == "15.4.1"


def test_colonel_paranoid_is_not_bribed_but_knows_fear() -> None:
    scene = staged("exile", "kitchen", "colonel").kompromat(0, "colonel")
    assert scene.refused(Step, who="colonel", to="rec_room", pay="bribe") == "15.5.4"
    assert scene.can(Step, who="colonel", to="rec_room", pay="kompromat")


def test_colonel_mission_first_brings_ones_cubes_home() -> None:
    scene = Scene(cast=tutorial_with("colonel")).identity(0, "colonel").betrayal(0, 3).betrayal(1, 2)
    scene.cubes(0, "colonel", 1).do(Reveal, card="colonel")
    assert (scene.colour(0).pool, scene.colour(0).betrayal) == (8, 0)
    assert scene.colour(1).betrayal == 2
