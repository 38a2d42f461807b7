"""Orders on the Bridge, and what leaves the station: pods, Antimatter, bodies (13.1, 13.5–13.8, 13.12)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Self

from game.api import Illegal, Name, Seated
from game.stationfall import harm, people, pods, station, systems, things
from game.stationfall.actions.basic.reach import OUTER_SPACE, airlock, apart
from game.stationfall.actions.deeds import Move, deed
from game.stationfall.actions.section.site import SectionDeed
from game.stationfall.play import Play, illegal
from game.stationfall.state import Pawn, State


@deed
class AbandonShip(SectionDeed, frozen=True, kw_only=True, tag="abandon_ship"):
    """13.1."""

    rank = "13.1"

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        if state.abandon:
            return illegal("abandoned-already", "7.1.1")
        return super().refusal(state, pawn)

    def perform(self, play: Play) -> None:
        systems.abandon_ship(play)


@deed
class ReleaseProjectX(SectionDeed, frozen=True, kw_only=True, tag="release_project_x"):
    """13.3: the order and the release; it can be taken for either."""

    rank = "13.3.2"

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        if state.released and state.abandon:
            return illegal("released-already", "7.6.1")
        return super().refusal(state, pawn)

    def perform(self, play: Play) -> None:
        systems.abandon_ship(play)
        systems.release(play, self.doer)


@deed
class SelfDestruct(SectionDeed, frozen=True, kw_only=True, tag="self_destruct"):
    """13.12."""

    rank = "13.12.2"

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        if state.armed:
            return illegal("armed-already", "7.3.1")
        if state.detonated:
            return illegal("detonated-already", "7.3.2")
        return super().refusal(state, pawn)

    def perform(self, play: Play) -> None:
        systems.abandon_ship(play)
        systems.arm(play)


def unlaunchable(state: State, pod: str, launcher: str) -> Illegal | None:
    """5.5.2, 5.5.4: what keeps a moored pod from leaving."""
    if pods.occupants(state, pod) == 0:
        return illegal("pod-empty", "5.5.2", pod=Name(pod))
    need = pods.unmet(state, pod, launcher)
    if need:
        return illegal("pod-needs", "5.5.4", pod=Name(pod), need=Name("need-" + need))
    return None


@deed
class BridgeLaunch(SectionDeed, frozen=True, kw_only=True, tag="bridge_launch"):
    """13.8: every occupied pod whose needs are met."""

    rank = "13.8.3"

    @staticmethod
    def left(state: State, section: str) -> bool:
        return bool(pods.moored(state))

    @staticmethod
    def ready(state: State, launcher: str) -> list[str]:
        berths = [key for key, fixed in station.board(state).sections.items() if fixed.pod]
        return [
            pod for pod in berths if people.aboard(state, pod) and unlaunchable(state, pod, launcher) is None
        ]

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        found = super().refusal(state, pawn)
        if found is not None:
            return found
        if not state.abandon and not people.assisted(pawn):
            return illegal("not-abandoned", "13.8.1")
        if not self.ready(state, pawn.key):
            return illegal("no-pod-ready", "13.8.2")
        return None

    def perform(self, play: Play) -> None:
        for pod in self.ready(play.state, self.who):
            pods.launch(play, pod)


@deed
class TimedLaunch(SectionDeed, frozen=True, kw_only=True, tag="timed_launch"):
    """13.6: from inside; the pod leaves at the end of this player's next turn. Countdowns may be many."""

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        found = super().refusal(state, pawn)
        if found is not None:
            return found
        if station.markers_left(state, state.turn.colour) < 1:
            return illegal("no-marker", "2.4")
        return unlaunchable(state, pawn.at, pawn.key)

    def perform(self, play: Play) -> None:
        pod = play.state.pawns[self.who].at
        systems.mark(play, "launch", pod)
        play.tell("countdown", seat=Seated(self.seat), who=Name(self.who), pod=Name(pod))


@deed
class SectionLaunch(SectionDeed, frozen=True, kw_only=True, tag="section_launch"):
    """13.7: from the dock, at once; the launcher stays behind."""

    pod: str

    @staticmethod
    def left(state: State, section: str) -> bool:
        return bool(pods.docked(state, section))

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        if cls.works_here(state, pawn):
            for pod in pods.docked(state, pawn.at):
                yield cls(seat=seat, who=pawn.key, pod=pod)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        found = super().refusal(state, pawn)
        if found is not None:
            return found
        if self.pod not in pods.docked(state, pawn.at):
            return illegal("not-docked", "13.7", pod=Name(self.pod), section=Name(pawn.at))
        return unlaunchable(state, self.pod, pawn.key)

    def perform(self, play: Play) -> None:
        pods.launch(play, self.pod)


@deed
class EjectAntimatter(SectionDeed, frozen=True, kw_only=True, tag="eject_antimatter"):
    """13.5."""

    rank = "map.eject.antimatter"

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        found = super().refusal(state, pawn)
        if found is None and "antimatter" not in state.places[station.TRAP].floor:
            found = illegal("no-antimatter", "13.5")
        return found

    def perform(self, play: Play) -> None:
        things.take(play, station.TRAP, "antimatter")
        things.put(play, OUTER_SPACE, "antimatter")
        play.tell("ejected", who=Name(self.who))


@deed
class Jettison(SectionDeed, frozen=True, kw_only=True, tag="jettison"):
    """13.13.2: somebody Down goes out of the airlock."""

    target: str
    place = "airlock"

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        if pawn.at in station.board(state).outward:
            for other in people.company(state, pawn):
                if other.down:
                    yield cls(seat=seat, who=pawn.key, target=other.key)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        found = super().refusal(state, pawn) or apart(state, pawn, self.target)
        if found is not None:
            return found
        if not airlock(state, pawn.at, OUTER_SPACE):
            return illegal("no-way", "13.13.1", here=Name(pawn.at), to=Name(OUTER_SPACE))
        if not state.pawns[self.target].down:
            return illegal("drag-live", "13.13.2", who=Name(self.target))
        return None

    def moves(self, state: State, pawn: Pawn) -> Sequence[Move]:
        return [(state.pawns[self.target], OUTER_SPACE)]

    def perform(self, play: Play) -> None:
        play.tell("jettisoned", who=Name(self.who), body=Name(self.target))
        harm.move(play, self.target, OUTER_SPACE, blame=harm.blamed(play), by=self.doer)
