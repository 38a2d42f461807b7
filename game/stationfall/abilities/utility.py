"""Pink: making, mending, healing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from game.api import Illegal, Message, Name
from game.stationfall import harm, people, systems, things
from game.stationfall.abilities.mobility import TUNNEL_RAT
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.reach import apart
from game.stationfall.actions.deeds import Deed, deed
from game.stationfall.actions.section import unrepairable
from game.stationfall.cards import Ability
from game.stationfall.play import Play, illegal
from game.stationfall.state import Pawn, State

TRACK = "medical_track"
"""What counts the Humans that were Revived."""


def _rush(state: State, act: Deed) -> bool:
    """Towards any Human who is Down."""
    if not isinstance(act, Step) or act.by:
        return False
    return any(body.down and people.human(body) for body in people.pawns_in(state, act.to))


def _tally(play: Play, other: Pawn) -> None:
    """Humans Revived move the track on the card, whatever woke them."""
    if people.human(other):
        play.count(TRACK)


def _talk_through(state: State, guide: str, pawn: Pawn) -> tuple[Ability, ...]:
    """On her player's turn, while she is Live, that player's conspirators can do what she can."""
    colour = state.turn.colour
    present = colour in state.cards[guide].owners and any(map(people.live, people.pawns_of(state, guide)))
    return (JURY_RIG, TUNNEL_RAT) if present and people.conspires(state, colour, pawn.card) else ()


JURY_RIG = Ability("jury_rig", "utility", "action", mends=True)
SCIENTIST = Ability("scientist", "utility", free=lambda state, act, kinds: "section" in kinds)
INVESTIGATOR = Ability("investigator", "utility", investigates=True)
DISASSEMBLE = Ability("disassemble", "utility", "action")
FAKE_ARTIFACT = Ability("fake_artifact", "utility", "instant", brings="artifact")
EMERGENCY_RESPONSE = Ability("emergency_response", "utility", heals=True, gratis=_rush, revived=_tally)
LAST_GASP = Ability("last_gasp", "utility", "instant")
TROJAN_HORSE = Ability("trojan_horse", "utility", "instant")
GO_GO_GO = Ability("go_go_go", "utility", "instant")
TALK_THEM_THROUGH_IT = Ability("talk_them_through_it", "utility", lends=_talk_through)
HOMEWORK = Ability("homework", "utility", "instant")
PROCESS_SERVER = Ability("process_server", "utility", "action")


class Mending(Deed, frozen=True, kw_only=True):
    """Repair the section one stands in, or (`target`) a Down Robot here."""

    target: str = ""

    kind = "ability"

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        yield cls(seat=seat, who=pawn.key)
        for other in people.company(state, pawn):
            if other.down and people.robot(other):
                yield cls(seat=seat, who=pawn.key, target=other.key)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        if self.target:
            return unrepairable(state, pawn, self.target)
        place = state.places.get(pawn.at)
        if place is None or not place.damaged:
            return illegal("not-damaged", "5.1.4", section=Name(pawn.at))
        return illegal("gooed", "7.6.1", section=Name(pawn.at)) if place.goo else None

    @property
    def wakes(self) -> str:
        return self.target

    def perform(self, play: Play) -> None:
        if self.target:
            harm.revive(play, self.target)
        else:
            systems.repair(play, play.state.pawns[self.who].at)


@deed
class JuryRig(Mending, frozen=True, kw_only=True, tag="jury_rig"):
    """By the ability, or where it is lent."""

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        if people.taught(state, pawn).mends and pawn.at in state.places:
            yield from super().options(state, pawn, seat)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        if not people.taught(state, pawn).mends:
            return illegal("no-ability", "4.4.1", who=Name(pawn.key), ability=Message("ability-jury-rig"))
        return super().refusal(state, pawn)


@deed
class Disassemble(Mending, frozen=True, kw_only=True, tag="disassemble"):
    """Go Down oneself for it."""

    ability = DISASSEMBLE

    def perform(self, play: Play) -> None:
        harm.down(play, self.who, None)
        super().perform(play)


@deed
class ProcessServer(Deed, frozen=True, kw_only=True, tag="process_server"):
    """Every Human and Robot here gets an NDA, the Down ones too."""

    kind = "ability"
    ability = PROCESS_SERVER

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        yield cls(seat=seat, who=pawn.key)

    @staticmethod
    def unsigned(state: State, pawn: Pawn) -> list[str]:
        return [
            other.key
            for other in people.company(state, pawn)
            if people.bodily(other) and "nda" not in other.data
        ]

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        if not self.unsigned(state, pawn):
            return illegal("all-signed", "9.2", section=Name(pawn.at))
        return None

    def perform(self, play: Play) -> None:
        pawn = play.state.pawns[self.who]
        for other in self.unsigned(play.state, pawn):
            things.give_data(play, other, "nda")
        play.tell("served", who=Name(self.who), section=Name(pawn.at))


@deed
class Feed(Deed, frozen=True, kw_only=True, tag="feed"):
    """The Fang Moss in one's hands eats a Human who is Down here; what they carried is left."""

    target: str

    kind = "ability"

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        if "fang_moss" in pawn.items:
            for other in people.company(state, pawn):
                if other.down and people.human(other):
                    yield cls(seat=seat, who=pawn.key, target=other.key)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        if "fang_moss" not in pawn.items:
            return illegal("not-held", "8.3", who=Name(pawn.key), item=Name("fang_moss"))
        found = apart(state, pawn, self.target)
        if found is not None:
            return found
        return inedible(state, self.target)

    def perform(self, play: Play) -> None:
        devour(play, self.target)


def inedible(state: State, target: str) -> Illegal | None:
    """The Moss eats Humans, and only Down ones."""
    pawn = state.pawns[target]
    if people.engulfed(state, pawn):
        return illegal("engulfed", "7.6.2", who=Name(target))
    if not people.human(pawn) or not pawn.down:
        return illegal("inedible", "4.6.5", who=Name(target))
    return None


def devour(play: Play, target: str) -> None:
    pawn = play.state.pawns[target]
    play.set_pawn(target, items=())
    for item in pawn.items:
        things.put(play, pawn.at, item)
    play.count("moss")
    play.tell("devoured", who=Name(target), section=Name(pawn.at))
    harm.annihilate(play, target)
    if play.state.places[pawn.at].goo:
        harm.dissolve(play, pawn.at)
