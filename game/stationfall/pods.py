"""Pods (5.5): their seats, what a launch requires, and leaving."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from game.api import Moment, Name
from game.stationfall import harm, people, station
from game.stationfall.board import board as printed
from game.stationfall.cards import CAST
from game.stationfall.play import Play
from game.stationfall.state import Pawn, State

UNSIGNED = "medevac_pod"
"""The one pod that asks for no more than is printed on it."""


def occupants(state: State, pod: str) -> int:
    """5.5.2: Humans, Robots and Monsters, Live or Down."""
    return seated(people.pawns_in(state, pod))


def seated(inside: Sequence[Pawn]) -> int:
    """How many of these take up a seat."""
    return sum([people.seated(pawn) for pawn in inside])


def seats_left(state: State, pod: str) -> int:
    return station.board(state).sections[pod].seats - occupants(state, pod)


def docked(state: State, section: str) -> list[str]:
    """The pods still moored at a section."""
    return [key for key in moored(state) if station.board(state).sections[key].moored == section]


def moored(state: State) -> list[str]:
    """The pods that have not left, nor come to an end."""
    return [
        key
        for key, fixed in station.board(state).sections.items()
        if fixed.pod and not state.places[key].away and not state.places[key].annihilated
    ]


def unmet(state: State, pod: str, launcher: str) -> str:
    """The first launch requirement a pod does not meet (5.5.4), or nothing."""
    return next((need for need in needs(state, pod) if not meets(state, pod, need, launcher)), "")


def needs(state: State, pod: str) -> tuple[str, ...]:
    """What a launch requires in this game."""
    return required(state).get(pod, ())


def required(state: State) -> dict[str, tuple[str, ...]]:
    """What the launch of each pod requires, and what characters have every pod require besides."""
    # Launch manual, "Legal, NDA": bots launch as if there were none.
    free = people.automatic(state, state.conspiracies[state.turn.colour].seat)
    return _required(state.cast, not free)


@lru_cache(maxsize=256)
def _required(cast: tuple[str, ...], besides: bool) -> dict[str, tuple[str, ...]]:
    brought = tuple(need for card in cast for need in CAST[card].pods_need) if besides else ()
    return {
        key: it.needs if key == UNSIGNED else it.needs + brought
        for key, it in printed(frozenset(cast)).sections.items()
        if it.pod
    }


def meets(
    state: State, pod: str, need: str, launcher: str = "", inside: Sequence[Pawn] | None = None
) -> bool:
    """Whether a pod may leave as far as this is concerned, for this launcher or for just anybody.

    Who is in it can be told, where that has been looked up.
    """
    if need == "abandon_ship":
        holder = state.pawns.get(launcher)
        return state.abandon or (holder is not None and people.assisted(holder))
    if inside is None:
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
