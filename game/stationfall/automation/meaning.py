"""What the words of a line stand for in a state: whom, where, and what must be so."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.stationfall import people, pods, station
from game.stationfall.automation.notation import OWN, Brackets, Fact, Where, Whom
from game.stationfall.cards import IDENTITIES, card_of
from game.stationfall.state import Pawn, State


def own_card(state: State, colour: int) -> str:
    """The card of the bot's own character."""
    return card_of(state.conspiracies[colour].identity)


def owns(pawn: Pawn, thing: str) -> bool:
    """Whether a pawn possesses an item or data; an opened Nanogel is one, too."""
    return (
        people.owns(pawn, thing) or thing in pawn.data or (thing == "nanogel" and "nanogel_1" in pawn.items)
    )


def _named(state: State, colour: int, card: str) -> str:
    return own_card(state, colour) if card == OWN else card


# ---------------------------------------------------------------------- characters

Judge = Callable[[State, int, Pawn], bool]


def _owners(state: State, pawn: Pawn) -> tuple[int, ...]:
    return () if people.monster(pawn) else state.cards[pawn.card].owners


def _free_of_guilt(state: State, colour: int, pawn: Pawn) -> bool:
    owners = _owners(state, pawn)
    return bool(owners) and all(state.conspiracies[one].guilt == "innocent" for one in owners)


def _shown(state: State, colour: int, pawn: Pawn, friend: bool) -> bool:
    """A Bonus Character of the bot's own that lies open."""
    for face in state.players[state.conspiracies[colour].seat].shown:
        bonus = IDENTITIES[face].bonus
        if card_of(face) == pawn.card and bonus is not None and bonus.friend == friend:
            return True
    return False


TRAITS: dict[str, Judge] = {
    "monster": lambda state, colour, pawn: people.monster(pawn),
    "friend": lambda state, colour, pawn: _shown(state, colour, pawn, True),
    "grudge": lambda state, colour, pawn: _shown(state, colour, pawn, False),
    "down": lambda state, colour, pawn: pawn.down,
    "live": lambda state, colour, pawn: not pawn.down,
    "contaminated": lambda state, colour, pawn: pawn.contaminated,
    "uncontaminated": lambda state, colour, pawn: not pawn.contaminated,
    "unhelmeted": lambda state, colour, pawn: not people.helmeted(pawn),
    "human": lambda state, colour, pawn: people.human(pawn),
    "robot": lambda state, colour, pawn: people.robot(pawn),
    "officer": lambda state, colour, pawn: people.able(state, pawn.card).officer,
    "fugitive": lambda state, colour, pawn: people.able(state, pawn.card).outlaw,
    "pc": lambda state, colour, pawn: bool(_owners(state, pawn)),
    "npc": lambda state, colour, pawn: not people.monster(pawn) and not _owners(state, pawn),
    "rival": lambda state, colour, pawn: (
        colour not in _owners(state, pawn)
        and (bool(_owners(state, pawn)) or not people.accomplice(state, colour, pawn))
    ),
    "innocent": _free_of_guilt,
    "guilty": lambda state, colour, pawn: any(
        state.conspiracies[one].guilt != "innocent" for one in _owners(state, pawn)
    ),
}


def fits(state: State, colour: int, pawn: Pawn, whom: Whom) -> bool:
    """Whether this is one of the characters meant; nobody who is gone is."""
    if not people.in_play(state, pawn) or people.engulfed(state, pawn):
        return False
    if people.monster(pawn) and "monster" not in whom.traits:
        return False  # no character
    if whom.card and pawn.card != _named(state, colour, whom.card):
        return False
    if any(not TRAITS[trait](state, colour, pawn) for trait in whom.traits):
        return False
    if whom.has and not any(owns(pawn, thing) for thing in whom.has):
        return False
    if any(owns(pawn, thing) for thing in whom.lacks):
        return False
    at = people.where(state, pawn)
    if whom.pod and (at not in state.places or not station.board(state).sections[at].pod):
        return False
    if whom.beside:
        card = _named(state, colour, whom.beside)
        return any(other.card == card for other in people.company(state, pawn))
    return True


def rank_of(state: State, colour: int, pawn: Pawn, list_: Iterable[Whom]) -> int | None:
    """The place of a character in a list by priority; None: it is not meant at all."""
    return next((at for at, whom in enumerate(list_) if fits(state, colour, pawn, whom)), None)


def _skilled(state: State, pawn: Pawn, ability: str) -> bool:
    """Whether it has an ability, its own or lent; an Officer is also whom the Assistant helps."""
    if ability == "officer" and people.officer(state, pawn):
        return True
    return any(it.key == ability for it in people.taught(state, pawn).abilities)


def considered(state: State, colour: int, pawn: Pawn, brackets: Brackets) -> bool:
    """Whether the brackets speak of this character, time aside."""
    cards = [_named(state, colour, card) for card in brackets.cards]
    return (
        (not cards or pawn.card in cards)
        and all(_skilled(state, pawn, able) for able in brackets.able)
        and all(TRAITS[trait](state, colour, pawn) for trait in brackets.traits)
        and all(any(owns(pawn, thing) for thing in things) for things in brackets.has)
        and not any(any(owns(pawn, thing) for thing in things) for things in brackets.lacks)
    )


# ---------------------------------------------------------------------- sections


def crowd(state: State, colour: int, section: str, whom: Whom) -> int:
    """How many of these are there."""
    return sum(
        people.where(state, pawn) == section and fits(state, colour, pawn, whom)
        for pawn in state.pawns.values()
    )


def meant(state: State, colour: int, section: str, where: Where) -> bool:
    """Whether this is one of the sections meant."""
    place, fixed = state.places.get(section), station.board(state).sections.get(section)
    if place is None or fixed is None or place.away or place.annihilated:
        return False
    if where.kind == "power":
        return fixed.power
    if where.kind == "section":
        return section == where.key
    if not (fixed.pod if where.kind == "pod" else people.aboard(state, section)):
        return False
    if where.whom is not None:
        return crowd(state, colour, section, where.whom) >= max(where.least, 1)
    return pods.occupants(state, section) >= where.least


def place_rank(state: State, colour: int, section: str, list_: Iterable[Where]) -> tuple[int, int] | None:
    """The place of a section in a list by priority, and how few of those are there where most are wanted;
    None: it is not meant at all."""
    for at, where in enumerate(list_):
        if meant(state, colour, section, where):
            many = crowd(state, colour, section, where.whom) if where.most and where.whom else 0
            return at, -many
    return None


# ---------------------------------------------------------------------- facts

FLAGS: dict[str, Callable[[State], bool]] = {
    "abandon_ship": lambda state: state.abandon,
    "released": lambda state: state.released,
    "armed": lambda state: state.armed,
    "jammers": lambda state: state.jammers,
    "emergency": station.emergency,
    "blackout": station.blackout,
}


NO_FACE = 99
"""What the Bot Die shows that nobody has rolled: nothing that a script asks for."""

NUMBERS: dict[str, Callable[[State], int]] = {
    "minute": lambda state: state.minute,
    "power": station.broken,
    "die": lambda state: state.die or NO_FACE,
}


def so(state: State, colour: int, fact: Fact) -> bool:
    if fact.whom is not None:
        whom = fact.whom
        return any(fits(state, colour, pawn, whom) for pawn in state.pawns.values()) == fact.holds
    if fact.name in FLAGS:
        return FLAGS[fact.name](state) == fact.holds
    return (NUMBERS[fact.name](state) <= fact.limit) == fact.holds
