"""The Doctor: Jekyll and Hyde on one card."""

from __future__ import annotations

import pytest

from game.api import Seated
from game.stationfall import people
from game.stationfall.abilities.offensive import ZIPGUN
from game.stationfall.abilities.utility import FAKE_ARTIFACT
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.turn import Activate, Reveal
from game.stationfall.agenda.things import item_escaped
from game.stationfall.cards import IDENTITIES
from game.stationfall.check import check
from tests.rules.scene import Scene, staged, tutorial_with


def test_the_doctor_is_two_identities() -> None:
    assert {key for key, it in IDENTITIES.items() if it.card == "doctor"} == {"jekyll", "hyde"}
    assert [IDENTITIES[key].powers[0].key for key in ("jekyll", "hyde")] == ["fake_artifact", "zipgun"]


def two_doctors() -> Scene:
    """Colour 2 is Jekyll and colour 1 is Hyde; colour 0 has the Exile in the kitchen with the Doctor."""
    return staged("exile", "kitchen", "doctor").pc(2, "jekyll").pc(1, "hyde")


def test_doctor_split_both_owners_activate_and_tire_him() -> None:
    scene = two_doctors()
    assert scene.card("doctor").owners == (2, 1)
    scene.turn(1).do(Activate, who="doctor")
    assert scene.state.turn.actions == 2
    assert scene.disc(1, "doctor").turn(2).do(Activate, who="doctor").state.turn.actions == 1
    assert scene.turn(3).refused(Activate, who="doctor") == "4.3.1"


def test_doctor_split_the_asker_chooses_who_answers() -> None:
    scene = two_doctors().do(Step, who="doctor", to="rec_room", pay="bribe")
    assert (scene.asked(), scene.prompt().seat) == ("which_owner", 0)
    assert set(scene.picks()) == {Seated(1), Seated(2)}
    scene.answer(Seated(1))
    assert (scene.asked(), scene.prompt().seat) == ("consent", 1)
    scene.answer("accept")
    assert scene.pawn("doctor").at == "rec_room"
    assert scene.card("doctor").bribes == (0,)


@pytest.mark.parametrize("owner", [1, 2])
def test_doctor_split_a_refused_kompromat_makes_both_suspect(owner: int) -> None:
    scene = two_doctors().kompromat(0, "doctor").do(Step, who="doctor", to="rec_room", pay="kompromat")
    scene.answer(Seated(owner)).answer("refuse")
    assert [scene.guilt(colour) for colour in range(4)] == ["innocent", "suspect", "suspect", "innocent"]
    assert scene.pawn("doctor").at == "kitchen"
    assert "doctor" in scene.hand(0)


def test_doctor_split_a_second_reveal_adds_an_owner_and_a_power() -> None:
    scene = Scene(cast=tutorial_with("doctor")).pc(2, "jekyll").turn(1).identity(1, "hyde")
    scene.do(Reveal, card="hyde")
    assert scene.card("doctor").owners == (2, 1)
    assert people.abilities(scene.state, "doctor") >= {FAKE_ARTIFACT, ZIPGUN}


def unmasked(identity: str) -> Scene:
    """Colour 0 is about to reveal."""
    return staged("exile", "kitchen", "doctor").identity(0, identity).turn(0)


def test_jekyll_fake_artifact_is_taken_from_the_floor_and_from_npcs() -> None:
    scene = unmasked("jekyll").do(Reveal, card="jekyll")
    assert scene.pawn("doctor").items == ("artifact",)
    assert "artifact" not in scene.place("physics_lab").floor
    scene = unmasked("jekyll").lying("physics_lab").give("stranger", "artifact").do(Reveal, card="jekyll")
    assert (scene.pawn("doctor").items, scene.pawn("stranger").items) == (("artifact",), ())


def test_jekyll_fake_artifact_not_from_a_pc() -> None:
    scene = unmasked("jekyll").lying("physics_lab").give("stranger", "artifact").pc(1, "stranger")
    scene.do(Reveal, card="jekyll")
    assert scene.pawn("stranger").items == ("artifact",)
    assert scene.pawn("doctor").items == ()


def test_jekyll_fake_artifact_even_after_annihilation_and_from_the_mesosphere() -> None:
    scene = unmasked("jekyll").lying("physics_lab").do(Reveal, card="jekyll")
    assert scene.pawn("doctor").items == ("artifact",)
    scene = unmasked("jekyll").escaped("doctor").do(Reveal, card="jekyll")
    assert scene.pawn("doctor").items == ("artifact",)


def test_jekyll_fake_artifact_with_full_hands_something_is_dropped() -> None:
    scene = unmasked("jekyll").give("doctor", "helmet", "gun", "nanogel").do(Reveal, card="jekyll")
    assert scene.asked() == "drop_excess"
    scene.answer("gun")
    assert set(scene.pawn("doctor").items) == {"helmet", "nanogel", "artifact"}


def test_jekyll_fake_artifact_what_is_dropped_in_the_mesosphere_has_escaped() -> None:
    """Outside a pod there is no section to drop it in: it is out there, and in nobody's possession."""
    scene = unmasked("jekyll").escaped("doctor").give("doctor", "helmet", "gun", "briefcase")
    for section in scene.state.places:
        scene.lying(section, *(item for item in scene.place(section).floor if item != "briefcase"))
    scene.do(Reveal, card="jekyll").answer("briefcase")
    assert set(scene.pawn("doctor").items) == {"helmet", "gun", "artifact"}
    assert item_escaped(scene.state, "briefcase")
    check(scene.state)


def test_hyde_zipgun_is_a_gun_out_of_nowhere() -> None:
    scene = unmasked("hyde").do(Reveal, card="hyde")
    assert scene.pawn("doctor").items == ("gun",)
    scene = unmasked("hyde").lying("kitchen", *("gun",) * 6).do(Reveal, card="hyde")
    assert scene.pawn("doctor").items == ()
