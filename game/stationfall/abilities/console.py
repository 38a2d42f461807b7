"""Orange: consoles, cameras, and moving machines from afar."""

from __future__ import annotations

from collections.abc import Iterator

from game.stationfall import people
from game.stationfall.actions.console import no_console
from game.stationfall.actions.deeds import Power, power
from game.stationfall.cards import Ability
from game.stationfall.state import Pawn, State


def _wireless(state: State, pawn: Pawn) -> bool:
    """From anywhere, while the jammers are off."""
    return not state.jammers and pawn.at in state.places


def _streamed(state: State, card: str, section: str) -> bool:
    """With the jammers off, wherever he or his dog is."""
    if state.jammers:
        return False
    stars = people.pawns_of(state, card)
    here = any(star.at == section and not star.annihilated for star in stars)
    return here or people.item_at(state, DOG) == section


DOG = "fletcher"

HACKER = Ability("hacker", "console", console=_wireless, free=lambda state, act, kinds: "console" in kinds)
"""Instead of the free Pick Up or Drop a free Console Action; while the jammers are off, from anywhere."""
AI = Ability("ai", "console", console=lambda state, pawn: True, bodiless=True)
"""Console Actions only, from nowhere in particular."""
LIVE_STREAMS = Ability("live_streams", "console", films=_streamed)
REMOTE_CONTROL = Ability("remote_control", "console", steered=True, unbribable=True)
ROOT_ACCESS = Ability("root_access", "console", "action")


def _drones(state: State, pawn: Pawn) -> Iterator[Pawn]:
    """Whoever could take a Console Action can move a Live Drone instead."""
    if "drones" not in state.cards or no_console(state, pawn) is not None:
        return
    if not people.bodily(pawn) and not people.able(state, pawn.card).bodiless:
        return
    for drone in people.pawns_of(state, "drones"):
        if people.live(drone) and drone.key != pawn.key and people.in_play(state, drone):
            yield drone


power(Power(key=REMOTE_CONTROL.key, puppets=_drones, console=True))


def _rooted(state: State, pawn: Pawn) -> Iterator[Pawn]:
    """Root Access: any Robot that stores a copy, wherever it is."""
    if ROOT_ACCESS in people.abilities(state, pawn.card):
        for robot in state.pawns.values():
            if people.robot(robot) and pawn.card in robot.data and people.live(robot):
                yield robot


power(Power(key=ROOT_ACCESS.key, puppets=_rooted, reckless=True))
