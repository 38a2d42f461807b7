"""Positions with Project X in them, for the tests of its cards (7.6)."""

from __future__ import annotations

from game.stationfall import hazards, station, systems
from game.stationfall.actions.turn import EndTurn, Renegotiate
from game.stationfall.cards import CAST, MONSTER, PROJECTS
from game.stationfall.lesson import TUTORIAL
from game.stationfall.play import Play
from game.stationfall.turn import settle
from tests.rules.scene import Scene

AWAY = "mesosphere/rocket_wings"

MONSTERS = sorted(set(PROJECTS) - {"grey_goo", "stable_wormhole"})


def vault(card: str, *who: str, also: str = "", seats: int = 4) -> Scene:
    """The card lies in the vault; all but these have left the game. `also` is in it instead of the Exile."""
    cast = ",".join((*(one for one in TUTORIAL if one != "exile"), also)) if also else "tutorial"
    scene = Scene(seats, cast, projectx=card).alone(*who, safe=AWAY).no_locks()
    if also and CAST[also].lies:
        scene.at(also, "item").lying(CAST[also].lies)
    return scene


def loose(card: str, section: str, *who: str, also: str = "") -> Scene:
    """The Monster is out and stands in a section, these beside it; the first of them is active."""
    scene = vault(card, *who, also=also).gather(section, *who).released().monster(section)
    return scene.acting(0, who[0]) if who else scene


def release(scene: Scene) -> Scene:
    """Whatever sets it free, in the middle of a turn."""
    play = Play(scene.state, scene.rng)
    systems.release(play)
    settle(play)
    scene.events = tuple(play.events)
    return scene


def burn(scene: Scene, section: str) -> Scene:
    """A fire breaks out, by nobody's doing."""
    play = Play(scene.state, scene.rng)
    hazards.ignite(play, section, None)
    scene.events = tuple(play.events)
    return scene


def hit(scene: Scene, section: str) -> Scene:
    """A missile comes down on a section at the end of this turn, which is colour 0's."""
    return scene.marker(0, "missile", section)


def door(scene: Scene, section: str = "vault_x") -> str:
    """A section next door."""
    return station.board(scene.state).doors[section][0][0]


def end(scene: Scene) -> Scene:
    """The turn ends, whoever has it."""
    return scene.do(EndTurn if scene.state.turn.step == "acting" else Renegotiate)


def monster(scene: Scene) -> str:
    return scene.pawn(MONSTER).at
