"""Red: ways to hurt."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from game.api import Illegal, Moment, Name, Seated
from game.stationfall import harm, hazards, people, station, systems
from game.stationfall.actions.basic.force import Attack, Sabotage
from game.stationfall.actions.basic.reach import airlock, apart, corridor
from game.stationfall.actions.deeds import Deed, Power, deed, power
from game.stationfall.cards import Ability
from game.stationfall.guilt import suspect
from game.stationfall.play import Play, illegal
from game.stationfall.questions import Question, task
from game.stationfall.state import Marker, Pawn, State
from game.stationfall.turn import MARKERS


def _keep_peace(state: State, act: Deed, pawn: Pawn) -> Illegal | None:
    """It Attacks only who is wanted, and sabotages nothing."""
    if isinstance(act, Sabotage):
        return illegal("peacekeeper-sabotage", "4.4", who=Name(pawn.key))
    if isinstance(act, Attack) and not people.wanted(state, state.pawns[act.target]):
        return illegal("peacekeeper", "4.4", who=Name(pawn.key), other=Name(act.target))
    return None


def _frame(play: Play, blame: int, section: str, doer: str) -> bool:
    """Its player chooses who answers for it."""
    play.push(Frameup(play.seat, blame, section, doer))
    return True


PEACEKEEPER = Ability("peacekeeper", "offensive", forbids=_keep_peace)
AUTHORIZED_FORCE = Ability("authorized_force", "offensive")
BRUTAL = Ability("brutal", "offensive", breaks_helmets=True)
HAYWIRE = Ability("haywire", "offensive", "instant")
OVERLOAD = Ability("overload", "offensive", "instant")
BADGE = Ability("badge", "offensive", robs_with="badge")
VENGEFUL = Ability("vengeful", "offensive", roused=True)
MIMIC_FRAMEUP = Ability("mimic_frameup", "offensive", diverts=_frame)
ZIPGUN = Ability("zipgun", "offensive", "instant")
MISSILE = Ability("missile", "offensive", "action")
EMP_BURST = Ability("emp_burst", "offensive", "action")
CLAYMORE = Ability("claymore", "offensive", "instant")
NERVE_GAS = Ability("nerve_gas", "offensive", "action")
TELEPATHY = Ability("telepathy", "offensive", "action")
INFECT = Ability("infect", "offensive", "action")
CREATROPISM = Ability("creatropism", "offensive")


# ---------------------------------------------------------------------- Telepathy


def _minds(state: State, pawn: Pawn) -> Iterator[Pawn]:
    """Unhelmeted Humans where the Rat is."""
    if TELEPATHY not in people.abilities(state, pawn.card):
        return
    for other in people.company(state, pawn):
        if people.human(other) and people.live(other) and not people.helmeted(other):
            yield other


power(Power(key=TELEPATHY.key, puppets=_minds, reckless=True))


# ---------------------------------------------------------------------- Mimic Frameup


@task
class Frameup(Question[str | Seated], frozen=True, tag="frameup"):
    """Other players with a conspirator where it happened; or nobody, and the deed is one's own."""

    blame: int
    """The colour that answers for it otherwise."""
    section: str
    doer: str

    rule = "10.1.2"

    def _bystanders(self, state: State) -> list[int]:
        """The colours that have a conspirator there beside the doer, who is not in its own company (5.2)."""
        return [
            colour
            for colour in range(len(state.conspiracies))
            if any(
                pawn.key != self.doer
                and people.where(state, pawn) == self.section
                and people.accomplice(state, colour, pawn)
                for pawn in state.pawns.values()
            )
        ]

    def options(self, state: State) -> list[str | Seated]:
        seats = {state.conspiracies[colour].seat for colour in self._bystanders(state)} - {self.seat}
        return ["none", *map(Seated, sorted(seats))]

    def answer(self, play: Play, pick: str | Seated) -> None:
        if isinstance(pick, str):
            suspect(play, self.blame)
            return
        play.tell("framed", seat=pick)
        near = self._bystanders(play.state)
        suspect(play, next(colour for colour in near if play.state.conspiracies[colour].seat == pick.seat))


# ---------------------------------------------------------------------- Missile


@deed
class Missile(Deed, frozen=True, kw_only=True, tag="missile"):
    """A time marker on any section: when it comes due, the section is damaged and everybody in it Down."""

    section: str

    kind = "ability"
    ability = MISSILE

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        for section, place in state.places.items():
            if not place.away and not place.annihilated:
                yield cls(seat=seat, who=pawn.key, section=section)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        if state.jammers:
            return illegal("missile-jammed", "7.4")
        if any(marker.what == "missile" for marker in state.markers):
            return illegal("missile-inbound", "15.7.1")
        place = state.places.get(self.section)
        if place is None:
            return illegal("unknown", "5.1", what=self.section)
        if place.away or place.annihilated:
            return illegal("section-gone", "5.6", section=Name(self.section))
        if station.markers_left(state, state.turn.colour) < 1:
            return illegal("no-marker", "2.4")
        return None

    def perform(self, play: Play) -> None:
        systems.mark(play, "missile", self.section)
        play.tell("missile", section=Name(self.section))


def _impact(play: Play, marker: Marker) -> None:
    """A pod that has left is lost with all aboard; Outer Space cannot be damaged."""
    play.tell("impact", moment=Moment("explosion", marker.section), section=Name(marker.section))
    if play.state.places[marker.section].away:
        harm.annihilate_pod(play, marker.section)
        return
    systems.damage(play, marker.section)
    for pawn in people.pawns_in(play.state, marker.section):
        if people.bodily(pawn) or (people.monster(pawn) and harm.hurts(play.state, "missile")):
            harm.down(play, pawn.key, None)


MARKERS["missile"] = _impact


# ---------------------------------------------------------------------- Infect


@deed
class Infect(Deed, frozen=True, kw_only=True, tag="infect"):
    """Contaminate a Human or Robot here."""

    target: str

    kind = "ability"
    ability = INFECT

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        for other in people.company(state, pawn):
            if people.bodily(other) and not other.contaminated:
                yield cls(seat=seat, who=pawn.key, target=other.key)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        found = apart(state, pawn, self.target)
        if found is not None:
            return found
        other = state.pawns[self.target]
        if not people.bodily(other):
            return illegal("no-body", "8.5.1", who=Name(other.key))
        if other.contaminated:
            return illegal("contaminated-already", "8.5.1", who=Name(other.key))
        return None

    def perform(self, play: Play) -> None:
        harm.contaminate(play, self.target)


# ---------------------------------------------------------------------- the Operative's arsenal


@deed
class EmpBurst(Deed, frozen=True, kw_only=True, tag="emp_burst"):
    """Damage this section, Down every Robot in it, delete all data in it."""

    kind = "ability"
    ability = EMP_BURST

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        yield cls(seat=seat, who=pawn.key)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        if pawn.at not in state.places:
            return illegal("not-on-map", "4.1", who=Name(pawn.key))
        return None

    def suicidal(self, state: State, pawn: Pawn) -> bool:
        return people.robot(pawn)

    def perform(self, play: Play) -> None:
        at = play.state.pawns[self.who].at
        play.tell("emp", who=Name(self.who), section=Name(at))
        systems.damage(play, at, self.doer)
        for pawn in people.pawns_in(play.state, at):
            if pawn.data:
                play.set_pawn(pawn.key, data=())
            if people.robot(pawn) or (people.monster(pawn) and harm.hurts(play.state, "emp")):
                harm.down(play, pawn.key, harm.blamed(play), by=self.doer)


@deed
class NerveGas(Deed, frozen=True, kw_only=True, tag="nerve_gas"):
    """An asphyxiation hazard here, or wherever one could throw something."""

    to: str

    kind = "ability"
    ability = NERVE_GAS

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        yield cls(seat=seat, who=pawn.key, to=pawn.at)
        for to, _ in station.board(state).doors.get(pawn.at, ()):
            yield cls(seat=seat, who=pawn.key, to=to)
        if pawn.at == station.OUTER_SPACE:
            for to in station.board(state).inward:
                yield cls(seat=seat, who=pawn.key, to=to)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        if self.to not in state.places or pawn.at not in state.places:
            return illegal("unknown", "5.1", what=self.to)
        if self.to != pawn.at:
            key = corridor(state, pawn.at, self.to)
            if key in state.locks:
                return illegal("throw-locked", "12.5.1", here=Name(pawn.at), to=Name(self.to))
            if not key and not airlock(state, pawn.at, self.to):
                return illegal("no-throw", "12.5.1", here=Name(pawn.at), to=Name(self.to))
        if state.places[self.to].hazard == "asphyxiation":
            return illegal("gassed-already", "6.3", section=Name(self.to))
        return None

    def suicidal(self, state: State, pawn: Pawn) -> bool:
        return self.to == pawn.at and not people.endures(state, pawn, "asphyxiation")

    def perform(self, play: Play) -> None:
        play.tell("gassed", who=Name(self.who), section=Name(self.to))
        hazards.gas(play, self.to, harm.blamed(play), self.doer)
