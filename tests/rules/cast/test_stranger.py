"""The Stranger: Homework with a Bonus Character, and Enigma."""

from __future__ import annotations

from game.stationfall import bonus, scoring
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.turn import Activate, Renegotiate, Reveal
from game.stationfall.game import STATIONFALL
from tests.rules.scene import Scene, agenda, tutorial_with


def stranger() -> Scene:
    return Scene().alone("medical").identity(0, "stranger").bonus(0, "medical").at("medical", "aft_hub")


def test_stranger_homework_shows_a_bonus_character_and_acts_with_it() -> None:
    scene = stranger().do(Reveal, card="stranger")
    assert set(scene.picks()) == {"none", "medical"}
    scene.answer("medical").do(Step, who="medical", to="reactor", pay="gift")
    assert scene.pawn("medical").at == "reactor"
    assert scene.asked() == ""
    assert scene.player(0).shown == ("medical",)
    assert STATIONFALL.view(scene.state, 1).players[0].bonus == ("medical",)
    assert scene.do(Renegotiate).seat == 1


def test_stranger_homework_may_be_left_undone() -> None:
    scene = stranger().do(Reveal, card="stranger").answer("none")
    assert scene.asked() == ""
    assert STATIONFALL.view(scene.state, 1).players[0].bonus == ()


def test_stranger_homework_gives_one_action_of_that_character_only() -> None:
    scene = stranger().at("exile", "aft_hub").do(Reveal, card="stranger").answer("medical")
    assert scene.refused(Step, who="exile", to="reactor", pay="gift") == "15.3.2"
    assert scene.refused(Step, who="medical", to="reactor") == "15.3.2"
    scene.answer("pass")
    assert scene.pawn("medical").at == "aft_hub"


def test_stranger_homework_leaves_the_bonus_character_an_npc_that_still_scores() -> None:
    scene = stranger().do(Reveal, card="stranger").answer("medical").answer("pass")
    assert scene.card("medical").owners == ()
    assert scene.player(0).bonus == ("medical",)
    assert bonus.bonus_points(scene.down("medical").state, 0)[0][1] == 1


def test_stranger_homework_with_a_down_character_is_only_shown() -> None:
    scene = stranger().down("medical").do(Reveal, card="stranger").answer("medical")
    assert scene.picks() == ["pass"]
    assert [type(act).__name__ for act in scene.listed(0)] == ["Choose"]


def test_stranger_enigma_discards_nothing_and_costs_uncanny() -> None:
    scene = Scene().identity(0, "medical").bonus(0, "stranger").do(Reveal, card="stranger")
    assert scene.player(0).bonus == ("medical",)
    assert scene.player(0).discarded == ()
    assert STATIONFALL.view(scene.state, 1).players[0].bonus == ()
    scene.answer("none").disc(0, "stranger").do(Activate, who="stranger")
    assert scene.state.turn.actions == 1


def test_stranger_enigma_with_three_players_keeps_all() -> None:
    scene = Scene(3).identity(0, "medical").bonus(0, "stranger", "exile").do(Reveal, card="stranger")
    assert set(scene.player(0).bonus) == {"medical", "exile"}


def test_stranger_agenda_its_personal() -> None:
    scene = Scene().identity(0, "stranger").bonus(0, "daredevil")
    assert agenda(scene, "stranger") == [1, 0, 0, 0]
    scene.data("stranger", "x_secret").at("daredevil", "nanofactory")
    assert agenda(scene, "stranger") == [1, 1, 0, 2]
    scene.at("daredevil", "houdini").at("stranger", "houdini").away("houdini")
    assert agenda(scene, "stranger") == [1, 1, 2, 2]


def test_stranger_agenda_a_reveal_before_the_end_costs_the_point() -> None:
    scene = Scene().pc(0, "stranger").bonus(0, "daredevil")
    assert next(points for _, points in scoring.agenda_points(scene.state, 0)) == 0
    late = Scene().pc(0, "stranger", powers=False).bonus(0, "daredevil")
    assert next(points for _, points in scoring.agenda_points(late.state, 0)) == 1


def test_stranger_agenda_finds_a_bonus_character_that_is_carried_or_stored() -> None:
    """5.2: with whoever holds it, himself included; in the same pod, too."""
    scene = Scene(cast=tutorial_with("telepathic_rat", "digital_assistant")).identity(0, "stranger")
    scene.alone("stranger", "exile").gather("kitchen", "stranger", "exile").lying("bio_lab")
    scene.bonus(0, "telepathic_rat").give("exile", "telepathic_rat")
    assert agenda(scene, "stranger")[3] == 2
    assert agenda(scene.at("exile", "reactor"), "stranger")[3] == 0
    assert agenda(scene.empty("exile").give("stranger", "telepathic_rat"), "stranger")[3] == 2
    scene.bonus(0, "digital_assistant")
    assert agenda(scene, "stranger")[3] == 0
    assert agenda(scene.data("exile", "digital_assistant"), "stranger")[3] == 0
    scene.gather("houdini", "stranger", "exile").away("houdini")
    assert agenda(scene, "stranger")[3] == 2


def test_stranger_agenda_he_must_be_live_beside_the_bonus_character() -> None:
    scene = Scene().identity(0, "stranger").bonus(0, "daredevil").at("daredevil", "nanofactory")
    assert agenda(scene.down("daredevil"), "stranger")[3] == 2
    assert agenda(scene.down("stranger"), "stranger")[3] == 0
