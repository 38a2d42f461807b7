"""Orange: consoles, cameras, and moving machines from afar."""

from __future__ import annotations

from collections.abc import Iterator

from game.stationfall import people
from game.stationfall.actions.console import no_console
from game.stationfall.actions.deeds import Power, power
from game.stationfall.cards import Ability
from game.stationfall.state import Pawn, State

HACKER = Ability("hacker", "console")
"""Instead of the free Pick Up or Drop a free Console Action; while the jammers are off, from anywhere."""
AI = Ability("ai", "console")
"""Console Actions only, from nowhere in particular."""
LIVE_STREAMS = Ability("live_streams", "console")
REMOTE_CONTROL = Ability("remote_control", "console")
ROOT_ACCESS = Ability("root_access", "console", "action")


def _drones(state: State, pawn: Pawn) -> Iterator[Pawn]:
    """Whoever could take a Console Action can move a Live Drone instead."""
    if "drones" not in state.cards or no_console(state, pawn) is not None:
        return
    if not people.bodily(pawn) and "ai" not in people.abilities(state, pawn.card):
        return
    for drone in people.pawns_of(state, "drones"):
        if people.live(drone) and drone.key != pawn.key and people.in_play(state, drone):
            yield drone


power(Power(key="remote_control", puppets=_drones, console=True))


def _rooted(state: State, pawn: Pawn) -> Iterator[Pawn]:
    """Root Access: any Robot that stores a copy, wherever it is."""
    if "root_access" in people.abilities(state, pawn.card):
        for robot in state.pawns.values():
            if people.robot(robot) and pawn.card in robot.data and people.live(robot):
                yield robot


power(Power(key="root_access", puppets=_rooted, reckless=True))
