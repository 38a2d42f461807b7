"""What every identity is worth as a Bonus Character (16.4.5)."""

from __future__ import annotations

import pytest

from game.stationfall.cards import card_of
from game.stationfall.lesson import TUTORIAL
from tests.rules.scene import Scene, bonus, dealt

FRIENDS = {
    "astrochimp": 2,
    "boarder": 1,
    "colonel": 2,
    "consort": 2,
    "corpsicle": 3,
    "counselor": 2,
    "daredevil": 2,
    "exile": 2,
    "hyde": 2,
    "inspector": 2,
    "jekyll": 2,
    "microbiologist": 2,
    "stowaway": 2,
    "stranger": 2,
    "telepathic_rat": 2,
    "troubleshooter": 2,
}
GRUDGES = {
    "cyborg": 2,
    "engineer": 2,
    "legal": 1,
    "medical": 1,
    "operative": 2,
    "security": 3,
    "station_chief": 2,
}


def flown(identity: str) -> Scene:
    """Its character escaped, an Item in somebody's hands."""
    scene = dealt(identity)
    card = card_of(identity)
    if scene.pawn(card).at == "item":
        return scene.lying("bio_lab").give("exile", card).escaped("exile")
    return scene.escaped(card)


@pytest.mark.parametrize(("identity", "points"), FRIENDS.items())
def test_bonus_of_a_friend_is_the_escape(identity: str, points: int) -> None:
    """16.4.5.1."""
    assert bonus(dealt(identity), identity) == 0
    assert bonus(flown(identity), identity) == points


@pytest.mark.parametrize(("identity", "points"), GRUDGES.items())
def test_bonus_of_a_grudge_is_the_fall(identity: str, points: int) -> None:
    """16.4.5.2: Down or Annihilated, and not Escaped."""
    card = card_of(identity)
    assert bonus(dealt(identity), identity) == 0
    assert bonus(dealt(identity).down(card), identity) == points
    assert bonus(dealt(identity).annihilated(card), identity) == points
    assert bonus(dealt(identity).escaped(card).down(card), identity) == 0


@pytest.mark.parametrize(("card", "points"), [(card, FRIENDS[card]) for card in TUTORIAL if card in FRIENDS])
def test_bonus_friends(card: str, points: int) -> None:
    """Down or not, as long as they get away."""
    assert bonus(dealt(card).down(card), card) == 0
    assert bonus(dealt(card).escaped(card).down(card), card) == points


@pytest.mark.parametrize(("card", "points"), [(card, GRUDGES[card]) for card in TUTORIAL if card in GRUDGES])
def test_bonus_enemies(card: str, points: int) -> None:
    """Live or not, as long as they stay."""
    assert bonus(dealt(card).escaped(card), card) == 0
    assert bonus(dealt(card).down(card), card) == points


def test_bonus_of_the_billionaire_is_his_dog() -> None:
    assert bonus(dealt("billionaire").empty("billionaire").escaped("billionaire"), "billionaire") == 0
    assert bonus(dealt("billionaire").give("exile", "fletcher").escaped("exile"), "billionaire") == 2


def test_bonus_of_the_botanist_is_the_moss_whatever_becomes_of_her() -> None:
    assert bonus(dealt("botanist").escaped("botanist"), "botanist") == 0
    scene = dealt("botanist").give("exile", "fang_moss").escaped("exile")
    assert bonus(scene, "botanist") == 2
    assert bonus(scene.escaped("botanist"), "botanist") == 2


@pytest.mark.parametrize(("escaped", "points"), [(0, 0), (1, 1), (2, 2), (3, 4)])
def test_bonus_of_the_clones_is_one_for_each_and_one_for_all(escaped: int, points: int) -> None:
    keys = ("clones_alpha", "clones_beta", "clones_gamma")[:escaped]
    assert bonus(dealt("clones").escaped(*keys), "clones") == points


def test_bonus_of_the_digital_assistant_is_one_copy_away() -> None:
    scene = dealt("digital_assistant").data("exile", "digital_assistant")
    assert bonus(scene, "digital_assistant") == 0
    assert bonus(scene.escaped("exile"), "digital_assistant") == 2
    assert bonus(dealt("digital_assistant").sent("news", "digital_assistant"), "digital_assistant") == 2
