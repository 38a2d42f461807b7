"""Pods (5.5): their seats, what a launch requires, and leaving."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from game.api import Moment, Name
from game.stationfall import harm, people, station
from game.stationfall.cards import CAST
from game.stationfall.play import Play
from game.stationfall.state import State

UNSIGNED = "medevac_pod"
"""The one pod that asks for no more than is printed on it."""


def occupants(state: State, pod: str) -> int:
    """5.5.2: Humans, Robots and Monsters, Live or Down."""
    return sum(people.seated(pawn) for pawn in people.pawns_in(state, pod))


def seats_left(state: State, pod: str) -> int:
    return station.board(state).sections[pod].seats - occupants(state, pod)


def docked(state: State, section: str) -> list[str]:
    """The pods still moored at a section."""
    return [
        key
        for key, fixed in station.board(state).sections.items()
        if fixed.moored == section and not state.places[key].away and not state.places[key].annihilated
    ]


def unmet(state: State, pod: str, launcher: str) -> str:
    """The first launch requirement a pod does not meet (5.5.4), or nothing."""
    return next((need for need in needs(state, pod) if not meets(state, pod, need, launcher)), "")


def needs(state: State, pod: str) -> tuple[str, ...]:
    """What a launch requires in this game."""
    fixed = station.board(state).sections[pod]
    if not fixed.pod or pod == UNSIGNED:
        return fixed.needs
    if people.automatic(state, state.conspiracies[state.turn.colour].seat):
        return fixed.needs  # launch manual, "Legal, NDA": bots launch as if there were none
    return fixed.needs + _brought(state.cast)


@cache
def _brought(cast: tuple[str, ...]) -> tuple[str, ...]:
    """What characters have every pod require."""
    return tuple(need for card in cast for need in CAST[card].pods_need)


def meets(state: State, pod: str, need: str, launcher: str = "") -> bool:
    """Whether a pod may leave as far as this is concerned, for this launcher or for just anybody."""
    if need == "abandon_ship":
        holder = state.pawns.get(launcher)
        return state.abandon or (holder is not None and people.assisted(holder))
    inside = people.pawns_in(state, pod)
    if need == "nda":
        return all("nda" in pawn.data for pawn in inside if people.human(pawn))
    if need == "officer_aboard":
        return any(people.able(state, pawn.card).officer for pawn in inside)
    if need == "down_human_aboard":
        return any(pawn.down and people.human(pawn) for pawn in inside)
    return NEEDS[need](state, pod, launcher)


NEEDS: dict[str, Callable[[State, str, str], bool]] = {}
"""Whether this pod may leave, for this launcher, as far as a need is concerned that a character brings."""


def launch(play: Play, pod: str) -> None:
    """A pod moves to the Mesosphere; a damaged one does not survive it (5.5.4)."""
    play.set_section(pod, away=True)
    play.state.markers = tuple(
        marker for marker in play.state.markers if not (marker.section == pod and marker.what == "launch")
    )
    play.tell("launched", moment=Moment("launch", pod), pod=Name(pod))
    if play.state.places[pod].damaged:
        harm.annihilate_pod(play, pod)
