"""Legal: charges, contracts and NDAs."""

from __future__ import annotations

import pytest

from game.stationfall.abilities.conspirator import Hardcopy, LawyerUp
from game.stationfall.abilities.utility import ProcessServer
from game.stationfall.actions.basic.data import Copy, Delete
from game.stationfall.actions.basic.force import Rob
from game.stationfall.actions.section import SectionLaunch, Transmit
from game.stationfall.actions.turn import Activate
from game.stationfall.looking import view
from tests.rules.scene import Scene, agenda, revealed, staged


def test_legal_process_server_serves_everybody_here() -> None:
    scene = staged("legal", "kitchen", "exile", "security", "stranger").down("stranger").do(ProcessServer)
    assert all("nda" in scene.pawn(who).data for who in ("exile", "security", "stranger"))
    assert scene.pawn("legal").data == ()
    assert "nda" not in scene.pawn("astrochimp").data
    assert scene.refused(ProcessServer) == "9.2"


def test_legal_process_server_is_legals_own() -> None:
    scene = staged("exile", "kitchen", "legal")
    assert scene.refused(ProcessServer) == "4.4.1"


@pytest.mark.parametrize("before", ["innocent", "guilty"])
def test_legal_lawyer_up_makes_a_pcs_player_suspect(before: str) -> None:
    scene = staged("legal", "kitchen", "exile", "stranger").pc(1, "exile")
    scene.accused(1, "guilty" if before == "guilty" else "innocent")
    assert scene.refused(LawyerUp, target="stranger", colour=1) == "3.5"
    scene.do(LawyerUp, target="exile", colour=1)
    assert scene.guilt(1) == "suspect"
    assert scene.refused(LawyerUp, target="exile", colour=1) == "10.1.1"
    scene.complete(LawyerUp)


def test_legal_lawyer_up_makes_no_suspect_of_a_fugitive() -> None:
    scene = staged("legal", "kitchen", "cyborg").pc(1, "cyborg")
    assert scene.refused(LawyerUp, target="cyborg", colour=1) == "4.4"


def signed(*others: str) -> Scene:
    """Colour 0 is Legal, and the Exile has signed."""
    return revealed("legal", "kitchen", "exile", *others).data("exile", "nda").turn(0)


def test_legal_asks_for_ndas_in_the_view_of_every_pod_but_the_medevac_pod() -> None:
    scene = signed("station_chief", "stranger")

    def nda(pod: str) -> list[bool]:
        needs = view(scene.state, None).sections[pod].needs
        return [need.met for need in needs if need.key == "nda"]

    assert nda("medevac_pod") == []
    assert nda("houdini") == [False]
    scene.at("exile", "houdini")
    assert nda("houdini") == [True]
    scene.at("stranger", "houdini")
    assert nda("houdini") == [False]


def test_legal_lawyer_up_reaches_a_pc_that_is_carried() -> None:
    """5.2: an Item is where it lies or who holds it is."""
    scene = staged("legal", "kitchen", "exile", "telepathic_rat").lying("bio_lab", "telepathic_rat")
    scene.pc(1, "telepathic_rat")
    assert scene.refused(LawyerUp, target="telepathic_rat", colour=1) == "5.2"
    scene.lying("bio_lab").give("exile", "telepathic_rat").complete(LawyerUp)
    assert scene.do(LawyerUp, target="telepathic_rat", colour=1).guilt(1) == "suspect"


def test_legal_fine_print_activates_npcs_who_signed() -> None:
    scene = signed("stranger")
    assert scene.refused(Activate, who="stranger") == "4.3.1"
    scene.do(Activate, who="exile")
    assert scene.state.turn.actions == 2


def test_legal_fine_print_not_pcs_nor_the_down_nor_for_others() -> None:
    assert signed().pc(1, "exile").turn(0).refused(Activate, who="exile") == "4.3.1"
    assert signed().down("exile").refused(Activate, who="exile") == "15.5.2"
    assert signed().turn(1).refused(Activate, who="exile") == "4.3.1"
    scene = staged("legal", "kitchen", "exile").data("exile", "nda").turn(0)
    assert scene.refused(Activate, who="exile") == "4.3.1"


def test_legal_hardcopy_is_signed_by_anybody_with_live_legal() -> None:
    scene = revealed("legal", "kitchen", "exile").acting(1, "exile").do(Hardcopy)
    assert scene.pawn("exile").data == ("nda",)
    assert scene.refused(Hardcopy) == "9.2"
    scene = revealed("legal", "kitchen", "exile").acting(1, "exile")
    assert scene.down("legal").refused(Hardcopy) == "11.1"
    scene = revealed("legal", "kitchen", "exile").acting(1, "exile").at("legal", "aft_hub")
    assert scene.refused(Hardcopy) == "5.2"
    assert staged("exile", "kitchen", "legal").refused(Hardcopy) == "4.4.1"


def test_legal_an_nda_binds() -> None:
    scene = staged("exile", "array_control", "stranger", brings=("legal",)).pc(0, "exile").acting(0, "exile")
    scene.data("exile", "nda", "evidence").data("stranger", "nda").give("exile", "gun")
    assert scene.refused(Copy, data="nda", to="stranger") == "9.1"
    assert scene.refused(Delete, data="nda") == "9.1"
    assert scene.refused(Transmit, data="nda", offsite="news") == "9.1"
    assert scene.refused(Rob, target="stranger", what="nda", weapon="gun") == "9.1"
    assert scene.can(Copy, data="evidence", to="stranger")


def pod(*humans: str) -> Scene:
    """The Engineer at the airlocks; these others in the Houdini, Abandon Ship given."""
    scene = staged("engineer", "aft_airlocks", brings=("legal",)).abandon()
    return scene.gather("houdini", *humans)


def test_legal_asks_humans_in_pods_for_an_nda() -> None:
    scene = pod("exile", "stranger").data("exile", "nda")
    assert scene.refused(SectionLaunch, pod="houdini") == "5.5.4"
    assert scene.data("stranger", "nda").can(SectionLaunch, pod="houdini")
    assert pod("security", "medical").can(SectionLaunch, pod="houdini")
    scene = Scene().alone("engineer").at("engineer", "aft_airlocks").acting(0, "engineer").abandon()
    assert scene.at("exile", "houdini").can(SectionLaunch, pod="houdini")


def test_legal_asks_nothing_in_the_medevac_pod() -> None:
    scene = staged("engineer", "forward_airlocks", brings=("legal",)).at("exile", "medevac_pod").down("exile")
    assert scene.can(SectionLaunch, pod="medevac_pod")


def test_legal_scores_a_suspect_pc_once_whoever_shares_it() -> None:
    """A Doctor of two Suspects is one PC; of a Suspect and a Guilty one it is a Suspect's still."""
    scene = staged("exile", "kitchen", "doctor", brings=("legal",)).pc(1, "jekyll").pc(2, "hyde")
    scene.accused(1, "suspect").accused(2, "suspect")
    assert agenda(scene, "legal")[3] == 1
    assert agenda(scene.accused(2, "guilty"), "legal")[3] == 1
    assert agenda(scene.accused(1, "guilty"), "legal")[3] == 0
    scene.pc(3, "stranger").accused(1, "suspect").accused(3, "suspect")
    assert agenda(scene, "legal")[3] == 2
