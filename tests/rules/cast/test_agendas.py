"""Every row of every agenda, met and not met."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.stationfall.cards import IDENTITIES
from tests.rules.scene import Scene, agenda, dealt

Set = Callable[[Scene], Scene]
"""What is done to the position after the deal."""


class Case:
    """The points of a row in a position, and positions in which it is worth nothing."""

    def __init__(self, points: int, met: Set, *unmet: Set) -> None:
        self.points = points
        self.met = met
        self.unmet = unmet or (start,)


def start(scene: Scene) -> Scene:
    return scene


def away(*who: str) -> Set:
    """These escaped, all to one place."""
    return lambda scene: scene.escaped(*who)


def tally(scene: Scene, key: str, count: int) -> Scene:
    scene.state.tally[key] = count
    return scene


def ended(scene: Scene, reason: str) -> Scene:
    scene.state.ending = reason
    return scene


def in_houdini(scene: Scene, *who: str) -> Scene:
    """These left in the Houdini."""
    return scene.gather("houdini", *who).away("houdini")


def beside_rat(scene: Scene, *who: str) -> Scene:
    """These are in the Bio Lab, where the Rat lies."""
    return scene.alone().gather("bio_lab", *who)


def treasure(card: str, item: str, points: int = 2) -> Case:
    """What somebody who escapes is glad to have."""
    return Case(
        points,
        lambda s: s.escaped(card).give(card, item),
        away(card),
        lambda s: s.give(card, item),
    )


AGENDAS: dict[str, tuple[Case, ...]] = {
    "astrochimp": (
        Case(3, away("astrochimp")),
        treasure("astrochimp", "briefcase"),
        treasure("astrochimp", "artifact"),
        treasure("astrochimp", "gun"),
    ),
    "billionaire": (
        Case(4, away("billionaire")),
        Case(
            1,
            lambda s: s.escaped("billionaire", "exile").down("exile"),
            away("billionaire", "exile"),
            lambda s: s.alone("billionaire"),
        ),
        Case(2, away("billionaire"), lambda s: s.empty("billionaire").escaped("billionaire")),
        Case(
            1,
            away("billionaire"),
            lambda s: in_houdini(s.escaped("billionaire").empty("billionaire"), "exile").give(
                "exile", "fletcher"
            ),
        ),
    ),
    "boarder": (
        Case(2, away("boarder")),
        Case(
            4,
            lambda s: s.escaped("boarder").lying("suite").lying("outer_space", "briefcase"),
            away("boarder"),
            lambda s: s.lying("suite").lying("outer_space", "briefcase"),
        ),
        Case(
            2,
            lambda s: s.escaped("boarder").gather("outer_space", "exile", "stranger", "medical"),
            away("boarder"),
            lambda s: s.escaped("boarder").at("exile", "outer_space").down("exile"),
        ),
    ),
    "botanist": (
        Case(4, lambda s: tally(s, "moss", 2)),
        Case(2, lambda s: in_houdini(s.lying("houdini", "fang_moss"), "exile")),
        Case(2, away("botanist")),
        Case(
            1,
            lambda s: s.escaped("botanist").contaminated("botanist"),
            away("botanist"),
            lambda s: s.contaminated("botanist"),
        ),
    ),
    "clones": (
        Case(1, away("clones_beta")),
        Case(4, away("clones_alpha", "clones_gamma"), away("clones_alpha")),
        Case(
            2,
            lambda s: s.escaped("clones_alpha").sent("news", "evidence"),
            lambda s: s.sent("news", "evidence"),
            lambda s: s.escaped("clones_alpha").sent("authorities", "evidence"),
        ),
    ),
    "colonel": (
        Case(3, away("colonel")),
        Case(
            2,
            lambda s: s.escaped("exile").contaminated("exile"),
            away("exile"),
            lambda s: s.escaped("exile").contaminated("exile").pc(1, "exile"),
        ),
        Case(2, lambda s: s.released()),
        Case(2, lambda s: s.sent("news", "x_secret"), lambda s: s.data("exile", "x_secret")),
    ),
    "consort": (
        Case(0, away("consort")),
        Case(3, away("consort"), away("consort", "exile"), lambda s: s.alone("consort")),
        treasure("consort", "briefcase", 3),
        Case(1, away("consort"), start, lambda s: s.pc(0, "consort").escaped("consort")),
    ),
    "corpsicle": (
        Case(3, away("corpsicle")),
        Case(
            2,
            lambda s: s.escaped("corpsicle").give("corpsicle", "nanogel_1"),
            away("corpsicle"),
            lambda s: s.give("corpsicle", "nanogel"),
        ),
        Case(2, lambda s: s.data("exile", "x_secret").escaped("exile")),
        Case(2, start, lambda s: s.released()),
    ),
    "counselor": (
        Case(2, away("counselor")),
        Case(4, lambda s: s.give("exile", "artifact").escaped("exile")),
        Case(2, lambda s: s.kompromat(0, "exile"), lambda s: s.kompromat(0, "exile").kompromat(1, "medical")),
        Case(
            1,
            lambda s: s.betrayal(0, 1).betrayal(1, 1).betrayal(2, 2).betrayal(3, 1),
            lambda s: s.betrayal(0, 1),
        ),
    ),
    "cyborg": (
        Case(2, lambda s: s.down("engineer", "counselor", "exile")),
        Case(2, away("exile"), lambda s: s.pc(1, "exile").escaped("exile")),
        Case(2, start, lambda s: s.contaminated("medical").escaped("medical")),
        Case(2, lambda s: s.released()),
    ),
    "daredevil": (
        Case(3, away("daredevil")),
        Case(2, away("daredevil", "medical"), away("daredevil", "exile")),
        Case(
            2,
            lambda s: s.escaped("daredevil").contaminated("daredevil").give("daredevil", "artifact"),
            away("daredevil"),
            lambda s: s.contaminated("daredevil"),
        ),
        Case(1, lambda s: s.released()),
    ),
    "digital_assistant": (
        Case(
            2,
            lambda s: s.data("security", "digital_assistant").escaped("security"),
            lambda s: s.data("security", "digital_assistant"),
            lambda s: s.data("exile", "digital_assistant").escaped("exile"),
        ),
        Case(
            2,
            lambda s: s.data("exile", "digital_assistant").escaped("exile").sent("news", "digital_assistant"),
            lambda s: s.data("cyborg", "digital_assistant").escaped("cyborg"),
        ),
        Case(
            2,
            lambda s: s.sent("news", "digital_assistant").sent("authorities", "digital_assistant"),
            lambda s: s.sent("news", "digital_assistant"),
        ),
    ),
    "engineer": (
        Case(3, lambda s: ended(s, "antimatter"), lambda s: ended(s, "time")),
        Case(3, start, lambda s: s.contaminated("exile").escaped("exile")),
        Case(2, start, lambda s: s.give("exile", "artifact").escaped("exile")),
        Case(1, start, lambda s: s.accused(0, "suspect")),
    ),
    "exile": (
        Case(2, away("exile")),
        Case(
            4,
            lambda s: s.escaped("exile", "medical", "stranger").kompromat(0, "medical", "stranger", "cyborg"),
            lambda s: s.escaped("medical").kompromat(0, "medical"),
            lambda s: s.escaped("exile").kompromat(0, "medical"),
        ),
        Case(
            3,
            lambda s: s.escaped("exile").data("exile", "evidence").sent("authorities", "evidence"),
            lambda s: s.escaped("exile").data("exile", "evidence").sent("news", "evidence"),
            lambda s: s.data("exile", "evidence"),
        ),
    ),
    "hyde": (
        Case(2, away("doctor")),
        treasure("doctor", "briefcase", 3),
        Case(
            4,
            lambda s: in_houdini(s, "doctor", "exile").down("exile"),
            lambda s: in_houdini(s, "doctor", "exile"),
            lambda s: in_houdini(s, "doctor", "exile").down("doctor", "exile"),
            lambda s: s.escaped("doctor", "exile").down("exile"),
            lambda s: in_houdini(s, "doctor", "medical").down("medical"),
        ),
    ),
    "inspector": (
        Case(2, away("inspector")),
        treasure("inspector", "briefcase", 4),
        Case(1, lambda s: s.sent("authorities", "evidence"), lambda s: s.sent("news", "evidence")),
        Case(
            2,
            lambda s: s.sent("authorities", "evidence"),
            start,
            lambda s: s.sent("authorities", "evidence").sent("news", "evidence"),
        ),
    ),
    "jekyll": (
        Case(1, away("doctor")),
        Case(
            3,
            lambda s: s.escaped("doctor").contaminated("doctor"),
            away("doctor"),
            lambda s: s.contaminated("doctor"),
        ),
        treasure("doctor", "artifact", 3),
        Case(
            3,
            lambda s: s.data("exile", "evidence").escaped("exile"),
            lambda s: s.sent("news", "evidence"),
            lambda s: s.sent("authorities", "evidence"),
        ),
    ),
    "legal": (
        Case(
            2,
            lambda s: (
                s.escaped("exile", "cyborg", "stranger", "medical")
                .data("exile", "nda")
                .data("cyborg", "nda")
                .data("medical", "nda")
            ),
            away("exile"),
        ),
        Case(4, lambda s: s.escaped("exile", "medical").data("exile", "nda"), away("exile")),
        Case(2, start, lambda s: s.data("medical", "evidence").escaped("medical")),
        Case(
            1,
            lambda s: s.pc(1, "exile").accused(1, "suspect").pc(2, "stranger").accused(2, "guilty"),
            lambda s: s.accused(1, "suspect"),
        ),
    ),
    "medical": (
        Case(
            2,
            lambda s: s.down("security").at("exile", "outer_space").down("exile"),
            lambda s: s.down("exile"),
        ),
        Case(4, lambda s: tally(s, "medical_track", 5)),
    ),
    "microbiologist": (
        Case(2, away("microbiologist")),
        Case(
            2,
            lambda s: s.contaminated("microbiologist", "security", "exile").escaped(
                "microbiologist", "security"
            ),
            lambda s: s.contaminated("exile"),
        ),
        Case(2, lambda s: s.sent("authorities", "x_secret")),
    ),
    "operative": (
        Case(2, start, lambda s: s.sent("news", "evidence")),
        Case(2, start, lambda s: s.data("exile", "x_secret").escaped("exile")),
        Case(
            2,
            lambda s: s.pc(1, "exile").accused(1, "suspect").escaped("exile", "stranger"),
            lambda s: s.pc(1, "exile").escaped("exile"),
        ),
        Case(2, lambda s: s.contaminated("exile"), lambda s: s.contaminated("exile").escaped("exile")),
        Case(1, away("exile"), away("medical"), away("cyborg")),
    ),
    "security": (
        Case(
            2,
            lambda s: s.down("cyborg", "stranger").pc(1, "stranger").accused(1, "guilty"),
            lambda s: s.escaped("cyborg").down("cyborg", "exile"),
        ),
        Case(
            1,
            lambda s: s.give("exile", "gun").down("exile", "troubleshooter").empty("troubleshooter"),
            lambda s: s.give("exile", "gun").escaped("exile").down("exile"),
        ),
        Case(1, start, lambda s: s.give("exile", "briefcase").escaped("exile")),
        Case(1, start, lambda s: s.give("exile", "artifact").escaped("exile")),
        Case(1, start, lambda s: s.give("exile", "briefcase").escaped("exile")),
    ),
    "station_chief": (
        Case(2, away("exile", "stranger", "medical", "station_chief")),
        Case(1, away("exile", "engineer"), away("exile"), lambda s: s.pc(1, "engineer").escaped("engineer")),
        Case(2, start, lambda s: s.down("station_chief"), away("station_chief")),
    ),
    "stowaway": (
        Case(2, lambda s: s.sent("news", "x_secret"), lambda s: s.sent("authorities", "x_secret")),
        Case(2, lambda s: s.sent("news", "evidence"), lambda s: s.sent("authorities", "evidence")),
        Case(2, away("stowaway")),
        Case(
            3,
            lambda s: s.escaped("stowaway", "exile").data("stowaway", "evidence"),
            lambda s: s.escaped("stowaway", "exile").data("stowaway", "evidence").data("exile", "evidence"),
            lambda s: s.data("stowaway", "evidence"),
        ),
    ),
    "stranger": (
        Case(1, start, lambda s: s.pc(0, "stranger")),
        Case(1, lambda s: s.data("stranger", "x_secret")),
        Case(2, lambda s: s.identity(0, "stranger").bonus(0, "exile").escaped("exile")),
        Case(
            2,
            lambda s: (
                s.identity(0, "stranger").bonus(0, "exile").alone().gather("kitchen", "stranger", "exile")
            ),
            lambda s: s.identity(0, "stranger").bonus(0, "exile").alone().at("stranger", "kitchen"),
            lambda s: (
                s.identity(0, "stranger")
                .bonus(0, "exile")
                .alone()
                .gather("kitchen", "stranger", "exile")
                .down("stranger")
            ),
        ),
    ),
    "telepathic_rat": (
        Case(
            2,
            lambda s: beside_rat(s, "exile", "security", "stranger").down("exile", "security"),
            lambda s: beside_rat(s, "exile"),
        ),
        Case(
            2,
            lambda s: beside_rat(s, "exile").down("exile").kompromat(0, "exile", "medical"),
            lambda s: beside_rat(s, "exile").kompromat(0, "exile"),
            lambda s: beside_rat(s, "exile").down("exile").kompromat(1, "exile"),
        ),
        Case(2, lambda s: s.lying("physics_lab").lying("bio_lab", "telepathic_rat", "artifact")),
        Case(2, lambda s: beside_rat(s.lying("suite"), "exile").give("exile", "briefcase")),
    ),
    "troubleshooter": (
        Case(2, start, lambda s: s.armed()),
        Case(2, start, lambda s: s.released()),
        Case(2, lambda s: s.mended("hail_mary"), start, lambda s: s.mended("hail_mary").damaged("kitchen")),
        Case(
            2,
            lambda s: s.escaped("medical").down("security"),
            lambda s: s.down("medical", "security", "cyborg"),
        ),
    ),
}

ROWS = [(identity, row) for identity, cases in AGENDAS.items() for row in range(len(cases))]


def counts(scene: Scene, identity: str, row: int) -> bool:
    """Whether the row's condition is met, whatever it is worth."""
    return IDENTITIES[identity].agenda[row].condition.count(scene.state, 0) > 0


@pytest.mark.parametrize(("identity", "row"), ROWS, ids=[f"{identity}_{row}" for identity, row in ROWS])
def test_row(identity: str, row: int) -> None:
    """16.4.4: points where the condition is met, with the plain row above it for a `+` row; else nothing."""
    case = AGENDAS[identity][row]
    for unmet in case.unmet:
        assert agenda(unmet(dealt(identity)), identity)[row] == 0
    scene = case.met(dealt(identity))
    assert agenda(scene, identity)[row] == case.points
    assert counts(scene, identity, row)
    if not IDENTITIES[identity].agenda[row].plus:
        assert not any(counts(unmet(dealt(identity)), identity, row) for unmet in case.unmet)


def test_every_agenda_is_here_in_full() -> None:
    assert {key: len(it.agenda) for key, it in IDENTITIES.items()} == {
        key: len(cases) for key, cases in AGENDAS.items()
    }
