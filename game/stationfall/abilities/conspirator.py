"""Purple: influence, discs, loyalty."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from game.api import Illegal, Message, Name, Seated
from game.stationfall import people, things
from game.stationfall.actions.basic.data import no_storage
from game.stationfall.actions.basic.reach import apart
from game.stationfall.actions.deeds import Deed, Power, deed, power
from game.stationfall.cards import Ability, card_of
from game.stationfall.play import Play, illegal
from game.stationfall.state import Kompromat, Pawn, State

LOYAL = Ability("loyal", "conspirator", outbid=True)
HELPFUL = Ability("helpful", "conspirator", single_cube=True)
UNCANNY = Ability("uncanny", "conspirator", discs=2)
WORMTONGUE = Ability("wormtongue", "conspirator", "action")
FORCEFUL_PRESENCE = Ability(
    "forceful_presence", "conspirator", gratis=lambda state, act: act.power == "forceful_presence"
)
TRADECRAFT = Ability("tradecraft", "conspirator", "action", trades=True)
BLOOD_FROM_A_STONE = Ability(
    "blood_from_a_stone",
    "conspirator",
    reclaims=lambda state, card, seat: seat in people.owner_seats(state, card),
)
RECORDED_CONFESSIONAL = Ability("recorded_confessional", "conspirator", "instant")


def _swap(play: Play, colour: int, face: str) -> bool:
    """Nothing is discarded, and what is Uncanny ends (17.3.2)."""
    it = play.state.conspiracies[colour]
    others = (bonus for bonus in play.state.players[it.seat].bonus if bonus != face)
    play.set_player(it.seat, bonus=(*others, it.identity))
    play.set_card(card_of(face), lost=(UNCANNY.key,))
    return True


ENIGMA = Ability("enigma", "conspirator", switched=_swap)
PARANOID = Ability("paranoid", "conspirator", wary=True, unbribable=True)
RICH = Ability("rich", "conspirator", unbribable=True)
DYING = Ability("dying", "conspirator", frail=True)
SPLIT = Ability("split", "conspirator")
HOLLOW_PROMISES = Ability("hollow_promises", "conspirator", "instant")
MISSION_FIRST = Ability("mission_first", "conspirator", "instant")
OFFSHORE_SHENANIGANS = Ability("offshore_shenanigans", "conspirator", "instant")


def _signed(state: State, card: str, colour: int, pawn: Pawn) -> bool:
    """Any NPC that has signed an NDA."""
    return colour in state.cards[card].owners and "nda" in pawn.data and not state.cards[pawn.card].owners


FINE_PRINT = Ability("fine_print", "conspirator", signs=_signed)
LAWYER_UP = Ability("lawyer_up", "conspirator", "action", accuses=True)
HARDCOPY = Ability("hardcopy", "conspirator", "action")


@deed
class Wormtongue(Deed, frozen=True, kw_only=True, tag="wormtongue"):
    """One cube goes from a Human here to the Betrayal Box."""

    target: str
    colour: int

    kind = "ability"
    ability = WORMTONGUE

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        for other in filter(people.human, people.company(state, pawn)):
            for colour, cubes in enumerate(state.cards[other.card].cubes):
                if cubes:
                    yield cls(seat=seat, who=pawn.key, target=other.key, colour=colour)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        found = apart(state, pawn, self.target)
        if found is not None:
            return found
        other = state.pawns[self.target]
        if not people.human(other):
            return illegal("not-human", "4.2.1", who=Name(other.key))
        cubes = state.cards[other.card].cubes
        if not 0 <= self.colour < len(cubes) or not cubes[self.colour]:
            return illegal("no-cubes", "15.4", who=Name(other.key))
        return None

    def perform(self, play: Play) -> None:
        card = play.state.pawns[self.target].card
        cubes = list(play.state.cards[card].cubes)
        cubes[self.colour] -= 1
        play.set_card(card, cubes=tuple(cubes))
        theirs = play.state.conspiracies[self.colour]
        play.set_conspiracy(self.colour, betrayal=theirs.betrayal + 1)
        play.tell("wormtongue", who=Name(self.who), target=Name(card), seat=Seated(theirs.seat))


@deed
class Tradecraft(Deed, frozen=True, kw_only=True, tag="tradecraft"):
    """Two Kompromat from hand against one that was used on an NPC."""

    first: str
    second: str
    gain: str

    kind = "ability"
    ability = TRADECRAFT

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        hand = sorted(key for key, token in state.kompromat.items() if token.hand == seat)
        for first in hand:
            for second in hand:
                if first < second:
                    for gain in cls.used(state):
                        yield cls(seat=seat, who=pawn.key, first=first, second=second, gain=gain)

    @staticmethod
    def used(state: State) -> list[str]:
        return [key for key, token in state.kompromat.items() if token.spent and not state.cards[key].owners]

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        for card in (self.first, self.second):
            token = state.kompromat.get(card)
            if token is None or token.hand != self.seat:
                return illegal("no-kompromat", "8.5.2", who=Name(card))
        if not self.first < self.second:
            return illegal("two-kompromat", "8.5.2")
        if self.gain not in self.used(state):
            return illegal("not-used", "15.5.5", who=Name(self.gain))
        return None

    def misfit(self, state: State) -> Illegal | None:
        """The token that pays for this is not in hand any more."""
        if self.pay == "kompromat" and state.pawns[self.by or self.who].card in (self.first, self.second):
            return illegal("no-kompromat", "8.5.2", who=Name(state.pawns[self.by or self.who].card))
        return None

    def perform(self, play: Play) -> None:
        for card in (self.first, self.second):
            play.state.kompromat[card] = Kompromat(shown=True)
        play.state.kompromat[self.gain] = Kompromat(hand=self.seat, shown=True)
        play.tell(
            "tradecraft",
            seat=Seated(self.seat),
            first=Name(self.first),
            second=Name(self.second),
            card=Name(self.gain),
        )


def _subordinates(state: State, pawn: Pawn) -> Iterator[Pawn]:
    """NPCs in the Chief's section, and NPC Officers wherever they are."""
    if FORCEFUL_PRESENCE not in people.abilities(state, pawn.card):
        return
    for other in state.pawns.values():
        if people.monster(other) or other.key == pawn.key or not people.live(other):
            continue
        if state.cards[other.card].owners:
            continue
        if people.able(state, other.card).steered:
            continue
        here = other.at == pawn.at and pawn.at in state.places
        if here or people.able(state, other.card).officer:
            yield other


power(
    Power(
        key=FORCEFUL_PRESENCE.key,
        puppets=_subordinates,
        may=lambda state, act: "basic" in act.kinds(state),
        gratis=True,
    )
)


@deed
class LawyerUp(Deed, frozen=True, kw_only=True, tag="lawyer_up"):
    """The player of an Innocent or Guilty PC here becomes Suspect."""

    target: str
    colour: int

    kind = "ability"
    ability = LAWYER_UP

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        for other in people.company(state, pawn):
            if not people.monster(other):
                for colour in state.cards[other.card].owners:
                    yield cls(seat=seat, who=pawn.key, target=other.key, colour=colour)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        return apart(state, pawn, self.target) or self._safe(state, state.pawns[self.target])

    def _safe(self, state: State, other: Pawn) -> Illegal | None:
        """Why this player cannot be made Suspect."""
        if people.monster(other) or self.colour not in state.cards[other.card].owners:
            return illegal("not-pc", "3.5", who=Name(other.key))
        if state.conspiracies[self.colour].guilt == "suspect":
            return illegal("suspect-already", "10.1.1", who=Name(other.key))
        if people.able(state, other.card).outlaw:
            return illegal("fugitive", "4.4", who=Name(other.key))
        return None

    def perform(self, play: Play) -> None:
        play.set_conspiracy(self.colour, guilt="suspect")
        seat = play.state.conspiracies[self.colour].seat
        play.tell("lawyered", who=Name(self.who), seat=Seated(seat))


@deed
class Hardcopy(Deed, frozen=True, kw_only=True, tag="hardcopy"):
    """Anybody together with the revealed, Live Legal may sign an NDA."""

    kind = "ability"

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        if "legal" in state.cards and state.pawns["legal"].at == pawn.at:
            yield cls(seat=seat, who=pawn.key)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        legal = state.pawns.get("legal")
        if legal is None or HARDCOPY not in people.abilities(state, "legal"):
            return illegal("no-ability", "4.4.1", who=Name(pawn.key), ability=Message("ability-hardcopy"))
        if not people.live(legal):
            return illegal("down", "11.1", who=Name("legal"))
        return apart(state, pawn, "legal") or no_storage(pawn, "nda")

    def perform(self, play: Play) -> None:
        things.give_data(play, self.who, "nda")
        play.tell("signed", who=Name(self.who))
