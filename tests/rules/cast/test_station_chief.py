"""The Station Chief: Forceful Presence, and going down with the ship."""

from __future__ import annotations

from game.stationfall import station
from game.stationfall.actions.basic.force import Attack
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.section import AbandonShip, Manufacture
from tests.rules.scene import Scene, agenda, revealed, staged


def presence(*others: str) -> Scene:
    return revealed("station_chief", "kitchen", *others)


def by_chief(who: str) -> dict[str, str]:
    return {"who": who, "by": "station_chief", "power": "forceful_presence", "pay": "gratis"}


def test_station_chief_forceful_presence_moves_an_npc_here_first() -> None:
    scene = presence("exile").do(Step, to="rec_room", **by_chief("exile"))
    assert scene.pawn("exile").at == "rec_room"
    assert scene.state.turn.actions == 2
    assert scene.state.turn.free


def test_station_chief_forceful_presence_reaches_officers_everywhere() -> None:
    scene = presence("exile").at("engineer", "aft_hub").at("stranger", "aft_hub")
    assert scene.can(Step, to="reactor", **by_chief("engineer"))
    assert scene.refused(Step, to="reactor", **by_chief("stranger")) == "4.4.1"


def test_station_chief_forceful_presence_once_and_at_the_start() -> None:
    scene = presence("exile", "stranger").do(Step, to="rec_room", **by_chief("exile"))
    assert scene.refused(Step, to="rec_room", **by_chief("stranger")) == "11.3"
    scene = presence("exile").do(Step, to="rec_room").do(Step, to="kitchen")
    assert scene.refused(Step, to="rec_room", **by_chief("exile")) == "11.3"


def test_station_chief_forceful_presence_comes_before_a_bribe_or_kompromat_too() -> None:
    paid = {"who": "stranger", "to": "rec_room"}
    scene = presence("exile", "stranger").kompromat(0, "stranger")
    for pay in ("bribe", "kompromat"):
        assert scene.can(Step, to="rec_room", **by_chief("exile"))
        later = presence("exile", "stranger").kompromat(0, "stranger").do(Step, **paid, pay=pay)
        assert later.refused(Step, to="rec_room", **by_chief("exile")) == "11.3"


def test_station_chief_forceful_presence_is_still_there_after_a_refusal() -> None:
    scene = presence("exile", "stranger").pc(1, "stranger")
    scene.do(Step, who="stranger", to="rec_room", pay="bribe").answer("refuse")
    assert scene.can(Step, to="rec_room", **by_chief("exile"))


def test_station_chief_forceful_presence_is_for_basic_actions() -> None:
    scene = presence("exile").at("engineer", "bridge")
    assert scene.refused(AbandonShip, **by_chief("engineer")) == "4.4.1"
    assert (
        scene.at("engineer", "chem_lab").refused(Manufacture, thing="firebomb", **by_chief("engineer"))
        == "4.4.1"
    )


def test_station_chief_forceful_presence_not_on_pcs_or_the_down() -> None:
    scene = presence("exile", "stranger").pc(1, "exile").down("stranger")
    assert scene.refused(Step, to="rec_room", **by_chief("exile")) == "4.4.1"
    assert scene.refused(Step, to="rec_room", **by_chief("stranger")) == "4.4.1"


def test_station_chief_forceful_presence_respects_self_preservation() -> None:
    scene = revealed("station_chief", "aft_airlocks", "exile")
    assert scene.refused(Step, to="outer_space", **by_chief("exile")) == "11.2"


def test_station_chief_forceful_presence_blames_the_chiefs_player() -> None:
    scene = presence("exile", "stranger").give("exile", "bludgeon")
    scene.do(Attack, target="stranger", weapon="bludgeon", **by_chief("exile"))
    assert scene.guilt(0) == "suspect"


def test_station_chief_forceful_presence_is_a_reveal_power() -> None:
    scene = staged("station_chief", "kitchen", "exile")
    assert scene.refused(Step, to="rec_room", **by_chief("exile")) == "4.4.1"


def test_station_chief_agenda_go_down_with_the_ship() -> None:
    assert agenda(Scene(), "station_chief") == [0, 0, 2]
    scene = Scene().escaped("exile", "engineer", "counselor", "medical").pc(1, "counselor")
    assert agenda(scene, "station_chief") == [3, 1, 2]


def test_station_chief_agenda_she_must_be_live_and_on_board() -> None:
    assert agenda(Scene().down("station_chief"), "station_chief")[2] == 0
    assert agenda(Scene().at("station_chief", "outer_space"), "station_chief")[2] == 0
    assert agenda(Scene().escaped("station_chief"), "station_chief") == [0, 0, 0]
    assert agenda(Scene().at("station_chief", "houdini"), "station_chief")[2] == 2


def test_station_chief_brings_the_medevac_pod() -> None:
    assert station.board(Scene().state).sections["medevac_pod"].moored == "forward_airlocks"
