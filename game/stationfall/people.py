"""Questions about characters and colours: who is where, in what shape, and whose conspirator."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Protocol, TypeVar

from game.api import Numbered
from game.stationfall.cards import (
    CAST,
    IDENTITIES,
    MONSTER,
    PROJECTS,
    Ability,
    Able,
    Effects,
    nothing,
    together,
)
from game.stationfall.state import Card, Pawn, State

LOST = ""
"""The place of what is not in the game any more."""
WORMHOLE = "mesosphere/wormhole"
"""The far side of the Stable Wormhole."""
ENGULFED = "engulfed"
"""How the memory of Project X marks whom the Slime holds."""
REMAINS = "remains"
"""Where that memory keeps the place at which the Slime burnt."""


def monster(pawn: Pawn) -> bool:
    """7.6.2: not a character, though it shares some things with them."""
    return pawn.card == MONSTER


def human(pawn: Pawn) -> bool:
    return not monster(pawn) and "human" in CAST[pawn.card].kinds


def robot(pawn: Pawn) -> bool:
    return not monster(pawn) and "robot" in CAST[pawn.card].kinds


def bodily(pawn: Pawn) -> bool:
    """A Human or Robot: it can hold things and act for itself (4.2)."""
    return human(pawn) or robot(pawn)


def seated(pawn: Pawn) -> bool:
    """5.5.3: Humans, Robots and Monsters take up a seat."""
    return monster(pawn) or bodily(pawn)


def live(pawn: Pawn) -> bool:
    """4.6.1: in the game and neither Down nor Annihilated."""
    return not pawn.down and not pawn.annihilated


def where(state: State, pawn: Pawn) -> str:
    """The section a pawn is in; a character that is an Item is where it lies or who carries it is."""
    return pawn.at if pawn.at != "item" else item_at(state, pawn.card)


def item_at(state: State, item: str) -> str:
    """The place of a unique item, lying or carried; empty once it is gone."""
    for key, place in state.places.items():
        if item in place.floor:
            return key
    for pawn in state.pawns.values():
        if item in pawn.items:
            return pawn.at
    return WORMHOLE if item in state.sent else LOST


def engulfed(state: State, pawn: Pawn) -> bool:
    """Inside the Slime: where it is, but beyond everybody's reach, and able to do nothing."""
    return state.x.get(pawn.key) == ENGULFED and not pawn.annihilated


def remains(state: State, pawn: Pawn) -> str:
    """The section in which a pawn that is Down can be woken: where it is, or where the Slime burnt."""
    return state.x.get(REMAINS, "") if monster(pawn) and pawn.at == "card" else pawn.at


def left(state: State, section: str) -> bool:
    """Whether this place is in the Mesosphere (5.6)."""
    place = state.places.get(section)
    return place.away if place is not None else section.startswith("mesosphere")


def escaped(state: State, pawn: Pawn) -> bool:
    """4.6.6.1: in the Mesosphere, Live or Down; the Annihilated never escape (4.6.5.2)."""
    return not pawn.annihilated and left(state, where(state, pawn))


def in_play(state: State, pawn: Pawn) -> bool:
    """Neither Escaped nor Annihilated."""
    return not pawn.annihilated and not left(state, where(state, pawn))


def aboard(state: State, section: str) -> bool:
    """5.1.6: everything but Outer Space and the pods that have left."""
    place = state.places.get(section)
    return place is not None and section != "outer_space" and not place.away and not place.annihilated


def pawns_in(state: State, section: str) -> list[Pawn]:
    """Everybody in a section, Live or Down."""
    return [pawn for pawn in state.pawns.values() if pawn.at == section and not pawn.annihilated]


def company(state: State, pawn: Pawn) -> list[Pawn]:
    """5.2: those who share a location with this pawn; nobody with itself, the Annihilated with nobody."""
    at = where(state, pawn)
    if pawn.annihilated or (at not in state.places and not at.startswith("mesosphere")):
        return []
    return [
        other
        for other in state.pawns.values()
        if (other.at == at or (other.at == "item" and where(state, other) == at))
        and other.key != pawn.key
        and not other.annihilated
    ]


def pawns_of(state: State, card: str) -> list[Pawn]:
    keys = CAST[card].pawns or (card,)
    return [state.pawns[key] for key in keys]


@cache
def _able(card: str, powers: tuple[str, ...], lost: tuple[str, ...], lent: tuple[Ability, ...] = ()) -> Able:
    revealed = [ability for identity in powers for ability in IDENTITIES[identity].powers]
    mine = (ability for ability in (*CAST[card].abilities, *revealed) if ability.key not in lost)
    return together((*mine, *lent))


_monstrous = cache(together)


def able(state: State, card: str) -> Able:
    """What a card has now: the printed abilities, and as a PC its reveal powers (4.4)."""
    if card == MONSTER:
        return _monstrous(PROJECTS[state.projectx].abilities)
    it = state.cards[card]
    return _able(card, it.powers, it.lost)


def abilities(state: State, card: str) -> frozenset[Ability]:
    return able(state, card).abilities


F = TypeVar("F")


@cache
def bearers(cast: tuple[str, ...], hook: Callable[[Effects], object]) -> tuple[tuple[str, Ability], ...]:
    """The cards that can come to bend this rule for others, and by what."""
    return tuple((card, it) for card in cast for it in CAST[card].printed() if hook(it) is not nothing)


def in_force(state: State, hook: Callable[[Effects], F]) -> Sequence[tuple[str, F]]:
    """How cards bend a rule for others now; `hook` is a function of a module, so that it is known again."""
    found = bearers(state.cast, hook)
    return [(card, hook(it)) for card, it in found if it in able(state, card).abilities] if found else ()


def lends(it: Effects) -> Callable[[State, str, Pawn], tuple[Ability, ...] | None]:
    return it.lends


def taught(state: State, pawn: Pawn) -> Able:
    """What a pawn can do by abilities of its own or lent ones."""
    if monster(pawn) or not bearers(state.cast, lends):
        return able(state, pawn.card)
    it = state.cards[pawn.card]
    lent = [ability for card, lend in in_force(state, lends) for ability in lend(state, card, pawn) or ()]
    return _able(pawn.card, it.powers, it.lost, tuple(lent))


def assisted(pawn: Pawn) -> bool:
    """Whether it stores a character that helps whoever does."""
    return any(data in CAST and CAST[data].assists for data in pawn.data)


def officer(state: State, pawn: Pawn) -> bool:
    """Whether a pawn may take Officers' section actions: by rank, or with the Assistant's help."""
    return able(state, pawn.card).officer or assisted(pawn)


def wanted(state: State, pawn: Pawn) -> bool:
    """A Monster, an outlaw, or the PC of a player who is not Innocent."""
    if monster(pawn) or able(state, pawn.card).outlaw:
        return True
    return any(state.conspiracies[owner].guilt != "innocent" for owner in state.cards[pawn.card].owners)


def helmeted(pawn: Pawn) -> bool:
    """8.1.1: only a Human wears a Helmet."""
    return human(pawn) and ("helmet" in pawn.items or "helmet" in pawn.integral)


def burden(pawn: Pawn) -> int:
    """Item slots in use (4.5.3, 8.5.1)."""
    return len(pawn.items) + len(pawn.integral) + pawn.contaminated


def room(pawn: Pawn) -> int:
    """Item slots still free."""
    return CAST[pawn.card].slots - burden(pawn)


def owns(pawn: Pawn, item: str) -> bool:
    return item in pawn.items or item in pawn.integral


def armed(pawn: Pawn) -> bool:
    return owns(pawn, "gun") or owns(pawn, "bludgeon")


def endures(state: State, pawn: Pawn, hazard: str) -> bool:
    """Whether this hazard leaves a pawn standing (6.1)."""
    if monster(pawn):
        return hazard not in PROJECTS[state.projectx].harm
    return not human(pawn) or helmeted(pawn) or able(state, pawn.card).hardy


# ---------------------------------------------------------------------- colours


def whose(state: State, field: str, value: int) -> int | None:
    """The seat that a number in an action's field stands for: that of a colour."""
    known = field == "colour" and 0 <= value < len(state.conspiracies)
    return state.conspiracies[value].seat if known else None


def playing(state: State) -> Numbered | None:
    """17.2.2: the colour that has the turn, where it must be said, for players have two."""
    return Numbered("colour", state.turn.colour) if state.seats == 2 else None


def colours_of(state: State, seat: int) -> list[int]:
    return [colour for colour, conspiracy in enumerate(state.conspiracies) if conspiracy.seat == seat]


def persons(state: State) -> range:
    """The seats of people; the last ones are the bots'."""
    return range(state.seats - state.bots)


def bots(state: State) -> range:
    """The seats that the rulebook's bots play."""
    return range(state.seats - state.bots, state.seats)


def automatic(state: State, seat: int) -> bool:
    """Whether the rulebook's bots play this seat."""
    return seat in bots(state)


def spare(state: State, seat: int) -> bool:
    """Whether it is one that nobody holds in a lesson: its hand lies open."""
    return state.lesson is not None and seat >= state.lesson.pupils


def open_hands(state: State) -> tuple[int, ...]:
    """The seats of which everybody sees everything (launch manual, "Player Components")."""
    return () if state.lesson is None else tuple(seat for seat in range(state.seats) if spare(state, seat))


def owner_seats(state: State, card: str) -> list[int]:
    """The seats whose PC this card is, in turn order."""
    return [state.conspiracies[colour].seat for colour in state.cards[card].owners]


def known_owner(state: State, key: str) -> int | None:
    """Whose PC everybody knows this pawn to be; None: nobody's yet, or of two players."""
    pawn = state.pawns.get(key)
    seats = set(owner_seats(state, pawn.card)) if pawn is not None and not monster(pawn) else set()
    return seats.pop() if len(seats) == 1 else None


def knows_traps(state: State, seat: int | None) -> bool:
    """Whether this seat laid the tokens on the map, and so knows the real one."""
    return any(CAST[card].lays_traps and seat in owner_seats(state, card) for card in state.cast)


def awake(state: State, card: str) -> bool:
    """Whether a card can be influenced or activated at all: somebody on it is Live and in play."""
    return any(live(pawn) and in_play(state, pawn) for pawn in pawns_of(state, card))


class Seated(Protocol):
    """A colour as the game keeps it or as a view shows it."""

    @property
    def seat(self) -> int: ...


def rival(card: Card, colour: int, colours: Sequence[Seated]) -> int:
    """The most cubes another player has there: one's own second colour is no other player (17.2.1)."""
    mine = colours[colour].seat
    return max(0, *[cubes for other, cubes in zip(colours, card.cubes, strict=True) if other.seat != mine])


def leads(card: Card, colour: int, colours: Sequence[Seated]) -> bool:
    """4.3.1: at least one cube, and no other player has more."""
    mine = card.cubes[colour]
    return mine >= 1 and mine >= rival(card, colour, colours)


def conspires(state: State, colour: int, card: str) -> bool:
    """4.3: a Live character with enough of this colour's cubes, or this colour's Live PC."""
    it = state.cards[card]
    if it.owners:
        return colour in it.owners and any(live(pawn) for pawn in pawns_of(state, card))
    return leads(it, colour, state.conspiracies) and any(live(pawn) for pawn in pawns_of(state, card))


def accomplice(state: State, colour: int, pawn: Pawn) -> bool:
    """4.3.1: this very figure, and it is Live; of several on one card others may lie Down."""
    return not monster(pawn) and live(pawn) and conspires(state, colour, pawn.card)


def exhausted(state: State, card: str) -> bool:
    """15.5.1: a disc lies here before this turn's disc is moved; the Uncanny need two."""
    return len(state.cards[card].discs) >= able(state, card).discs


def order(state: State) -> list[int]:
    """Colours in the order of their turns: clockwise from the first player; for two players twice around."""
    seats = _circle(state)
    first = seats.index(state.first)
    seats = seats[first:] + seats[:first]
    return [
        colour
        for lap in range(0, len(state.conspiracies), state.seats)
        for colour in (lap + s for s in seats)
    ]


def _circle(state: State) -> list[int]:
    """The seats clockwise. 18.4: a single team has bots between its two."""
    seats = list(range(state.seats))
    if state.options.teams and len(persons(state)) == 2:
        half = state.seats // 2
        seats.insert(half, seats.pop(1))
    return seats


def partner(state: State, seat: int) -> int | None:
    """18.1, 18.4: team mates sit opposite, so that no team has two turns in a row; bots have none."""
    if not state.options.teams or automatic(state, seat):
        return None
    there = len(persons(state))
    return (seat + there // 2) % there


def keeper(state: State, seat: int) -> int:
    """Who holds this seat's Bonus Characters: a team's lie with the first of its two seats (18.2)."""
    mate = partner(state, seat)
    return seat if mate is None else min(seat, mate)


def card_escaped(state: State, card: str) -> bool:
    """Whether anybody of this card escaped."""
    escapes = CAST[card].escapes
    if escapes is not None:
        return escapes(state)
    return any(escaped(state, pawn) for pawn in pawns_of(state, card))
