"""Twenty turns as people play them: how the table stands, and what is done, one action after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from game.api import Action
from game.stationfall.abilities.conspirator import Wormtongue
from game.stationfall.actions.basic.care import Revive
from game.stationfall.actions.basic.force import Attack, Rob
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.things import Drop, Give, PickUp
from game.stationfall.actions.console import Jammers
from game.stationfall.actions.section import (
    AbandonShip,
    Manufacture,
    SectionLaunch,
    TimedLaunch,
    Transmit,
)
from game.stationfall.actions.turn import Activate, EndTurn, Influence, Renegotiate, Reveal
from game.stationfall.state import State
from tests.rules.scene import Scene

Did = tuple[type[Action], dict[str, Any]]


def by(who: str, cls: type[Action], **fields: Any) -> Did:
    return cls, {"who": who, **fields}


def on(card: str, cubes: int) -> Did:
    return Influence, {"card": card, "cubes": cubes}


def with_(who: str) -> Did:
    return Activate, {"who": who}


END: Did = (EndTurn, {})


class Typical(NamedTuple):
    """One of them."""

    name: str
    scene: Callable[[], Scene]
    done: tuple[Did, ...]

    def steps(self) -> Iterator[tuple[State, Action]]:
        """The state before every action, and the action."""
        scene = self.scene()
        for cls, fields in self.done:
            state = scene.state
            yield state, cls(seat=scene.seat, **fields)
            scene.do(cls, **fields)


def led(*who: str) -> Scene:
    """Our turn, with a cube on each of these."""
    scene = Scene().turn(0)
    for card in who:
        scene.cubes(0, card, 1)
    return scene


TYPICAL = (
    Typical(
        "influence, step, pick up, step",
        lambda: Scene().turn(0),
        (
            on("medical", 1),
            with_("medical"),
            by("medical", Step, to="storage"),
            by("medical", PickUp, item="helmet", pay="free"),
            by("medical", Step, to="fuel_cells"),
            END,
        ),
    ),
    Typical(
        "two steps",
        lambda: led("security"),
        (
            with_("security"),
            by("security", Step, to="physics_lab"),
            by("security", Step, to="forward_hub"),
            END,
        ),
    ),
    Typical(
        "against others' cubes, step, attack",
        lambda: led().cubes(1, "counselor", 1).give("counselor", "bludgeon"),
        (
            on("counselor", 1),
            with_("counselor"),
            by("counselor", Step, to="aft_hub"),
            by("counselor", Attack, target="medical", weapon="bludgeon"),
            END,
        ),
    ),
    Typical(
        "Exhausted, one step",
        lambda: led("medical").disc(1, "medical"),
        (with_("medical"), by("medical", Step, to="reactor"), END),
    ),
    Typical(
        "step, take a Kompromat, step",
        lambda: led("counselor").kompromat_at("quarters", "exile"),
        (
            with_("counselor"),
            by("counselor", Step, to="quarters"),
            by("counselor", PickUp, item="kompromat", pay="free"),
            by("counselor", Step, to="suite"),
            END,
        ),
    ),
    Typical(
        "two steps and a Bribe",
        lambda: led("medical"),
        (
            with_("medical"),
            by("medical", Step, to="reactor"),
            by("medical", Step, to="aft_airlocks"),
            by("troubleshooter", Step, to="physics_lab", pay="bribe"),
            END,
        ),
    ),
    Typical(
        "a console for nothing, two steps",
        lambda: led("exile").jammers(False),
        (
            with_("exile"),
            by("exile", Jammers, on=True, pay="free"),
            by("exile", Step, to="forward_airlocks"),
            by("exile", Step, to="forward_hub"),
            END,
        ),
    ),
    Typical(
        "influence, step, console, Bribe",
        lambda: Scene().turn(0),
        (
            on("daredevil", 1),
            with_("daredevil"),
            by("daredevil", Step, to="mainframe"),
            by("daredevil", Jammers, on=False),
            by("troubleshooter", PickUp, item="rocket_wings", pay="bribe"),
            END,
        ),
    ),
    Typical(
        "into a pod, Timed Launch",
        lambda: led("medical").abandon().at("medical", "aft_airlocks"),
        (
            with_("medical"),
            by("medical", Step, to="houdini"),
            by("medical", TimedLaunch),
            END,
        ),
    ),
    Typical(
        "launch somebody from the dock",
        lambda: led("counselor").abandon().at("counselor", "machine_shop").at("medical", "houdini"),
        (
            with_("counselor"),
            by("counselor", Step, to="aft_airlocks"),
            by("counselor", SectionLaunch, pod="houdini"),
            END,
        ),
    ),
    Typical(
        "to the Bridge, Abandon Ship",
        lambda: led("station_chief").at("station_chief", "forward_hub"),
        (
            with_("station_chief"),
            by("station_chief", Step, to="bridge"),
            by("station_chief", AbandonShip),
            END,
        ),
    ),
    Typical(
        "influence, step, transmit",
        lambda: Scene().turn(0).at("medical", "forward_airlocks").data("medical", "evidence"),
        (
            on("medical", 1),
            with_("medical"),
            by("medical", Step, to="array_control"),
            by("medical", Transmit, data="evidence", offsite="news"),
            END,
        ),
    ),
    Typical(
        "step, rob",
        lambda: led("security").at("medical", "physics_lab").give("medical", "helmet"),
        (
            with_("security"),
            by("security", Step, to="physics_lab"),
            by("security", Rob, target="medical", what="helmet", weapon="gun"),
            END,
        ),
    ),
    Typical(
        "step, revive",
        lambda: led("medical").down("counselor").at("counselor", "reactor").give("medical", "nanogel"),
        (
            with_("medical"),
            by("medical", Step, to="reactor", pay="gratis"),
            by("medical", Revive, target="counselor"),
            END,
        ),
    ),
    Typical(
        "make something, step",
        lambda: led("troubleshooter").empty("troubleshooter"),
        (
            with_("troubleshooter"),
            by("troubleshooter", Manufacture, thing="helmet"),
            by("troubleshooter", Step, to="physics_lab"),
            END,
        ),
    ),
    Typical(
        "influence, give, drop, step",
        lambda: Scene().turn(0).give("counselor", "nanogel", "bludgeon"),
        (
            on("counselor", 1),
            with_("counselor"),
            by("counselor", Give, item="bludgeon", to="station_chief"),
            by("counselor", Drop, item="nanogel", pay="free"),
            by("counselor", Step, to="aft_hub"),
            END,
        ),
    ),
    Typical(
        "renegotiate, one cube back",
        lambda: led("medical").disc(0, "medical"),
        ((Renegotiate, {"card": "medical"}),),
    ),
    Typical(
        "reveal, step, an ability",
        lambda: Scene().turn(0).identity(0, "counselor").cubes(1, "station_chief", 1),
        (
            (Reveal, {"card": "counselor"}),
            with_("counselor"),
            by("counselor", Wormtongue, target="station_chief", colour=1),
            by("counselor", Step, to="aft_hub"),
            END,
        ),
    ),
    Typical(
        "step, drag somebody, Kompromat",
        lambda: led("medical").down("counselor").at("counselor", "reactor").kompromat(0, "exile"),
        (
            with_("medical"),
            by("medical", Step, to="reactor", pay="gratis"),
            by("medical", Step, to="aft_airlocks", drag="counselor"),
            by("exile", Step, to="forward_airlocks", pay="kompromat"),
            END,
        ),
    ),
    Typical(
        "pick up, one step, the other action lost",
        lambda: led("medical").lying("aft_hub", "helmet"),
        (
            with_("medical"),
            by("medical", PickUp, item="helmet", pay="free"),
            by("medical", Step, to="storm_shelter"),
            END,
        ),
    ),
)
