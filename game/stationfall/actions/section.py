"""The section actions (13), those that the map adds, and what each needs."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import ClassVar, Self

from game.api import Illegal, Message, Name, Seated
from game.stationfall import harm, people, pods, station, systems, things
from game.stationfall.actions.basic import (
    OUTER_SPACE,
    airlock,
    apart,
    cannot_wake,
    investigated,
    missing,
    no_storage,
    not_stored,
    signed,
    take_kompromat,
)
from game.stationfall.actions.deeds import Deed, deed
from game.stationfall.board import Work
from game.stationfall.cards import Able
from game.stationfall.play import Play, illegal
from game.stationfall.state import Kompromat, Pawn, State

OFFSITES = ("news", "authorities")
LASTING = frozenset({"timed_launch", "airlock"})
"""What still works in a blackout (7.2.2.1)."""


def works(state: State, section: str, verb: str) -> list[Work]:
    fixed = station.board(state).sections.get(section)
    return [work for work in fixed.works if work.verb == verb] if fixed is not None else []


def rank_needed(state: State, work: Work) -> bool:
    """Whether only Officers may, here and in this game."""
    return work.officer or work.officer_with in state.cast


def out_of_order(state: State, section: str, verb: str) -> Illegal | None:
    """5.1.4, 7.2.2.1: damage and blackout switch section actions off."""
    if state.places[section].damaged:
        return illegal("section-damaged", "5.1.4", section=Name(section))
    if verb not in LASTING and station.blackout(state) and people.aboard(state, section):
        return illegal("section-blackout", "7.2.2.1", section=Name(section))
    return None


class SectionDeed(Deed, frozen=True, kw_only=True):
    """Only where the board says so, in an undamaged section (11.5)."""

    kind = "section"
    place: ClassVar[str] = ""
    """The verb in the board's file, where it is not the deed's own."""
    rank: ClassVar[str] = "11.5"
    """The paragraph that keeps it to Officers, where the board does."""

    @classmethod
    def verb(cls) -> str:
        return cls.place or str(cls.__struct_config__.tag)

    @classmethod
    def offered(cls, verbs: frozenset[str], able: Able) -> bool:
        return cls.verb() in verbs

    @classmethod
    def works_here(cls, state: State, pawn: Pawn) -> bool:
        return pawn.at in state.places and bool(works(state, pawn.at, cls.verb()))

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        if cls.works_here(state, pawn):
            yield cls(seat=seat, who=pawn.key)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        verb = self.verb()
        deed = Message("verb-" + verb.replace("_", "-"))
        found = works(state, pawn.at, verb)
        if not found:
            return illegal("not-in-section", "11.5", who=Name(pawn.key), deed=deed)
        if all(rank_needed(state, work) for work in found) and not people.officer(state, pawn):
            return illegal("officers-only", self.rank, who=Name(pawn.key), deed=deed)
        return out_of_order(state, pawn.at, verb)


# ---------------------------------------------------------------------- the Bridge


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


# ---------------------------------------------------------------------- pods


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


# ---------------------------------------------------------------------- Antimatter, airlocks


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

    def perform(self, play: Play) -> None:
        play.tell("jettisoned", who=Name(self.who), body=Name(self.target))
        harm.move(play, self.target, OUTER_SPACE, blame=harm.blamed(play), by=self.doer)


# ---------------------------------------------------------------------- data


@deed
class Transmit(SectionDeed, frozen=True, kw_only=True, tag="transmit"):
    """13.2: jammers do not matter."""

    data: str
    offsite: str

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        if cls.works_here(state, pawn):
            for data in pawn.data:
                for offsite in OFFSITES:
                    yield cls(seat=seat, who=pawn.key, data=data, offsite=offsite)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        if self.offsite not in OFFSITES:
            return illegal("unknown", "9.6.1", what=self.offsite)
        return super().refusal(state, pawn) or not_stored(pawn, self.data) or signed(state, pawn, self.data)

    def perform(self, play: Play) -> None:
        systems.transmit(play, self.data, self.offsite)


@deed
class Wipe(SectionDeed, frozen=True, kw_only=True, tag="wipe"):
    """Physics Lab: delete some data of somebody else here."""

    target: str
    data: str

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        if cls.works_here(state, pawn):
            for other in people.company(state, pawn):
                for data in other.data:
                    yield cls(seat=seat, who=pawn.key, target=other.key, data=data)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        found = super().refusal(state, pawn) or apart(state, pawn, self.target)
        if found is not None:
            return found
        other = state.pawns[self.target]
        return not_stored(other, self.data) or signed(state, other, self.data)

    def perform(self, play: Play) -> None:
        other = play.state.pawns[self.target]
        play.set_pawn(other.key, data=tuple(data for data in other.data if data != self.data))
        play.tell("wiped", who=Name(self.who), other=Name(other.key), data=Name(self.data))


# ---------------------------------------------------------------------- making and mending


@deed
class Manufacture(SectionDeed, frozen=True, kw_only=True, tag="manufacture"):
    """13.9: the item or data this section makes."""

    thing: str

    @classmethod
    def offered(cls, verbs: frozenset[str], able: Able) -> bool:
        return "manufacture" in verbs or able.investigates

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        for section in (pawn.at, *investigated(state, pawn)):
            for work in works(state, section, "manufacture"):
                if section == pawn.at or things.is_data(work.thing):
                    yield cls(seat=seat, who=pawn.key, thing=work.thing)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        sections = [pawn.at, *(investigated(state, pawn) if things.is_data(self.thing) else ())]
        found = [
            (section, work)
            for section in sections
            for work in works(state, section, "manufacture")
            if work.thing == self.thing
        ]
        if not found:
            return illegal("not-made-here", "13.9.1", thing=Name(self.thing), section=Name(pawn.at))
        section, work = found[0]
        if rank_needed(state, work) and not people.officer(state, pawn):
            return illegal("officers-only", "13.9", who=Name(pawn.key), deed=Name(self.thing))
        return out_of_order(state, section, "manufacture") or unmakeable(state, pawn, self.thing)

    def perform(self, play: Play) -> None:
        make(play, self.who, self.thing)


def unmakeable(state: State, pawn: Pawn, thing: str) -> Illegal | None:
    """13.9.2, 9.2, and the box's supply."""
    if things.is_data(thing):
        return no_storage(pawn, thing)
    if people.room(pawn) < 1:
        return illegal("hands-full", "13.9.2", who=Name(pawn.key))
    if not things.in_supply(state, thing):
        return illegal("supply-empty", "13.9", thing=Name(thing))
    return None


def make(play: Play, who: str, thing: str) -> None:
    if things.is_data(thing):
        things.give_data(play, who, thing)
    else:
        things.gain(play, who, thing)
    play.tell("manufactured", who=Name(who), thing=Name(thing))


@deed
class Repair(SectionDeed, frozen=True, kw_only=True, tag="repair"):
    """13.11: a Down Robot in the workshop."""

    target: str

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        if cls.works_here(state, pawn):
            for other in people.company(state, pawn):
                if other.down:
                    yield cls(seat=seat, who=pawn.key, target=other.key)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        return super().refusal(state, pawn) or unrepairable(state, pawn, self.target)

    @property
    def wakes(self) -> str:
        return self.target

    def perform(self, play: Play) -> None:
        harm.revive(play, self.target)


def unrepairable(state: State, pawn: Pawn, target: str) -> Illegal | None:
    """A Down Robot here that would stay up."""
    found = apart(state, pawn, target)
    if found is not None:
        return found
    other = state.pawns[target]
    if not other.down:
        return illegal("not-down", "13.11", who=Name(target))
    if not people.robot(other):
        return illegal("not-robot", "13.11", who=Name(target))
    return cannot_wake(state, other)


@deed
class Decontaminate(SectionDeed, frozen=True, kw_only=True, tag="decontaminate"):
    """13.4: anybody in the Tanks, oneself included."""

    target: str

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        if cls.works_here(state, pawn):
            for other in state.pawns.values():
                if other.contaminated and people.where(state, other) == pawn.at:
                    yield cls(seat=seat, who=pawn.key, target=other.key)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        found = super().refusal(state, pawn)
        if found is None:
            found = missing(state, self.target)
        if found is None and people.where(state, state.pawns[self.target]) != pawn.at:
            found = illegal("not-here", "5.2", who=Name(pawn.key), other=Name(self.target))
        if found is None and people.engulfed(state, state.pawns[self.target]):
            found = illegal("engulfed", "7.6.2", who=Name(self.target))
        if found is None and not state.pawns[self.target].contaminated:
            found = illegal("not-contaminated", "13.4.1", who=Name(self.target))
        return found

    def perform(self, play: Play) -> None:
        play.set_pawn(self.target, contaminated=False)
        play.tell("decontaminated", who=Name(self.target))


# ---------------------------------------------------------------------- the rest


@deed
class Meditate(SectionDeed, frozen=True, kw_only=True, tag="meditate"):
    """13.10: a PC brings all of the active player's cubes back from Betrayal, whoever's PC it is."""

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        found = super().refusal(state, pawn)
        if found is not None:
            return found
        if not state.cards[pawn.card].owners:
            return illegal("only-pc", "13.10.2", who=Name(pawn.key))
        if not state.conspiracies[state.turn.colour].betrayal:
            return illegal("no-betrayal", "13.10.1")
        return None

    def perform(self, play: Play) -> None:
        conspiracy = play.state.conspiracies[play.colour]
        play.set_conspiracy(play.colour, pool=conspiracy.pool + conspiracy.betrayal, betrayal=0)
        play.tell("meditated", seat=Seated(conspiracy.seat), cubes=conspiracy.betrayal)


@deed
class Cameras(SectionDeed, frozen=True, kw_only=True, tag="cameras"):
    """13.14."""

    on: bool

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        if cls.works_here(state, pawn):
            yield cls(seat=seat, who=pawn.key, on=not state.cameras)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        if self.on == state.cameras:
            return illegal("cameras-already", "13.14")
        if self.on and station.emergency(state):
            return illegal("no-power", "7.2.1.1")
        return super().refusal(state, pawn)

    def perform(self, play: Play) -> None:
        play.state.cameras = self.on
        play.tell("cameras-on" if self.on else "cameras-off", who=Name(self.who))


@deed
class WingsLaunch(SectionDeed, frozen=True, kw_only=True, tag="wings_launch"):
    """Out in space, with the Rocket Wings, and for a Human a Helmet, the Daredevil too."""

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        found = super().refusal(state, pawn)
        if found is not None:
            return found
        if not people.owns(pawn, "rocket_wings"):
            return illegal("not-held", "8.3", who=Name(pawn.key), item=Name("rocket_wings"))
        if people.human(pawn) and not people.helmeted(pawn):
            return illegal("not-held", "8.3", who=Name(pawn.key), item=Name("helmet"))
        return None

    def perform(self, play: Play) -> None:
        play.set_pawn(self.who, at="mesosphere/rocket_wings")
        play.tell("flew", who=Name(self.who))


@deed
class Salvage(SectionDeed, frozen=True, kw_only=True, tag="salvage"):
    """Shred Room: two spent Kompromat of NPCs; while none is spent, one that lies face down On Board."""

    first: str
    second: str = ""

    @staticmethod
    def spent(state: State) -> list[str]:
        return [key for key, token in state.kompromat.items() if token.spent and not state.cards[key].owners]

    @staticmethod
    def lying(state: State) -> list[str]:
        spots = {token.at for token in state.kompromat.values() if token.at}
        return [section for section in state.places if section in spots and people.aboard(state, section)]

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        if not cls.works_here(state, pawn):
            return
        spent = cls.spent(state)
        if len(spent) >= 2:
            for first, second in combinations(sorted(spent), 2):
                yield cls(seat=seat, who=pawn.key, first=first, second=second)
        for first in spent if len(spent) == 1 else () if spent else cls.lying(state):
            yield cls(seat=seat, who=pawn.key, first=first)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        found = super().refusal(state, pawn)
        if found is not None:
            return found
        spent = self.spent(state)
        if not spent:
            if self.second or self.first not in self.lying(state):
                return illegal("salvage-lying", "map.salvage")
            return None
        chosen = (self.first, self.second) if self.second else (self.first,)
        if (
            len(chosen) != min(2, len(spent))
            or sorted(set(chosen)) != list(chosen)
            or not set(chosen) <= set(spent)
        ):
            return illegal("salvage-spent", "map.salvage")
        return None

    def perform(self, play: Play) -> None:
        if self.first in play.state.places:
            take_kompromat(play, self.who, self.first)
            return
        for card in filter(None, (self.first, self.second)):
            play.state.kompromat[card] = Kompromat(hand=play.seat, shown=True)
            play.tell("salvaged", seat=Seated(play.seat), card=Name(card))


@deed
class Grab(SectionDeed, frozen=True, kw_only=True, tag="grab"):
    """Cargo Claw: an item or somebody Down out of Outer Space."""

    what: str

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        if cls.works_here(state, pawn):
            for what in cls.reach(state):
                yield cls(seat=seat, who=pawn.key, what=what)

    @staticmethod
    def reach(state: State) -> list[str]:
        bodies = [
            pawn.key
            for pawn in people.pawns_in(state, OUTER_SPACE)
            if (pawn.down or people.able(state, pawn.card).steered) and not people.engulfed(state, pawn)
        ]
        return [*dict.fromkeys(state.places[OUTER_SPACE].floor), *bodies]

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        found = super().refusal(state, pawn)
        if found is None and self.what not in self.reach(state):
            found = illegal("no-grab", "map.grab", what=Name(self.what))
        return found

    def perform(self, play: Play) -> None:
        here = play.state.pawns[self.who].at
        play.tell("grabbed", who=Name(self.who), what=Name(self.what))
        if self.what in play.state.pawns and self.what not in play.state.places[OUTER_SPACE].floor:
            harm.move(play, self.what, here, blame=harm.blamed(play), by=self.doer)
        else:
            things.take(play, OUTER_SPACE, self.what)
            things.put(play, here, self.what)
