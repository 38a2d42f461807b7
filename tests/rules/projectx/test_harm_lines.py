"""What Downs which Monster: every cause against every Project X card (7.6.2)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.stationfall import harm, people
from game.stationfall.abilities.offensive import EmpBurst, NerveGas
from game.stationfall.actions.basic.force import Attack
from game.stationfall.actions.basic.things import Throw
from game.stationfall.cards import MONSTER, PROJECTS
from game.stationfall.play import Play
from tests.rules.scene import Scene, tutorial_with

HARM = {
    "choir": {"gun", "bludgeon", "fire", "emp", "trap", "missile"},
    "combat_swarm": {"gun", "emp", "fire", "missile", "trap"},
    "slime": {"fire"},
    "specimen": {"gun", "bludgeon", "fire", "asphyxiation", "trap", "missile"},
    "spore_mother": {"fire", "asphyxiation", "missile"},
    "stable_wormhole": {"missile"},
    "subject_zero": {"gun", "bludgeon", "trap", "missile", "emp"},
}


def out(card: str, *who: str) -> Scene:
    """The Monster and these in the Forward Hub, the Operative next door; nobody else is near."""
    scene = Scene(cast=tutorial_with("operative"), projectx=card).alone(*who, safe="suite")
    scene.gather("forward_hub", *who).monster("forward_hub").pc(0, "operative")
    return scene.at("operative", "physics_lab").give("operative", "helmet")


def attacked(card: str, weapon: str) -> Scene:
    # Subject Zero falls to two Bludgeons together only.
    scene = (
        out(card, "exile", "stranger").give("exile", weapon).give("stranger", "bludgeon").acting(0, "exile")
    )
    if scene.can(Attack, target=MONSTER, weapon=weapon):
        return scene.do(Attack, target=MONSTER, weapon=weapon)
    assert scene.refused(Attack, target=MONSTER, weapon=weapon) == "7.6.2"
    return scene


def burnt(card: str) -> Scene:
    scene = out(card).give("operative", "firebomb").acting(0, "operative")
    return scene.do(Throw, item="firebomb", to="forward_hub", ignite=True)


def gassed(card: str) -> Scene:
    return out(card).acting(0, "operative").do(NerveGas, to="forward_hub")


def pulsed(card: str) -> Scene:
    return out(card).at("operative", "forward_hub").acting(0, "operative").do(EmpBurst)


def struck(card: str) -> Scene:
    return out(card).marker(0, "missile", "forward_hub").acting(0, "operative").end_turn()


def trapped(card: str) -> Scene:
    scene = out(card)
    scene.state.traps["tanks"] = "real"
    harm.move(Play(scene.state, scene.rng), MONSTER, "tanks", blame=None)
    return scene


CAUSES: dict[str, Callable[[str], Scene]] = {
    "asphyxiation": gassed,
    "bludgeon": lambda card: attacked(card, "bludgeon"),
    "emp": pulsed,
    "fire": burnt,
    "gun": lambda card: attacked(card, "gun"),
    "missile": struck,
    "trap": trapped,
}


@pytest.mark.parametrize("cause", CAUSES)
@pytest.mark.parametrize("card", HARM)
def test_harm(card: str, cause: str) -> None:
    pawn = CAUSES[cause](card).state.pawns.get(MONSTER)
    assert (pawn is None or not people.live(pawn)) == (cause in HARM[card])


def test_every_monster_is_here() -> None:
    assert {card for card, it in PROJECTS.items() if it.harm} == HARM.keys()
