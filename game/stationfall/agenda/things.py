"""What agendas ask for of things: items, data and Kompromat held, away, or left behind."""

from __future__ import annotations

from game.api import Name
from game.stationfall import people
from game.stationfall.agenda.bodies import bodies_beside
from game.stationfall.cards import Condition
from game.stationfall.state import State


def item_escaped(state: State, item: str) -> bool:
    """4.6.6.1: in the Mesosphere, carried or lying in a pod."""
    if any(item in place.floor and place.away for place in state.places.values()):
        return True
    if item in state.sent:
        return True
    return any(item in pawn.items and people.escaped(state, pawn) for pawn in state.pawns.values())


def data_escaped(state: State, data: str) -> bool:
    """4.6.6.1, 9.6.1: with somebody who escaped, or at an Offsite."""
    if any(data in held for held in state.offsites.values()):
        return True
    return any(data in pawn.data and people.escaped(state, pawn) for pawn in state.pawns.values())


def holds(card: str, item: str) -> Condition:
    def count(state: State, colour: int) -> int:
        return int(any(people.owns(pawn, item) for pawn in people.pawns_of(state, card)))

    return Condition("holds", count, {"card": Name(card), "item": Name(item)})


def holds_nanogel(card: str) -> Condition:
    """On either side of the token."""

    def count(state: State, colour: int) -> int:
        doses = {"nanogel", "nanogel_1"}
        return int(any(doses & set(pawn.items) for pawn in people.pawns_of(state, card)))

    return Condition("holds", count, {"card": Name(card), "item": Name("nanogel")})


def holds_or_contaminated(card: str, item: str) -> Condition:
    def count(state: State, colour: int) -> int:
        return int(any(people.owns(pawn, item) or pawn.contaminated for pawn in people.pawns_of(state, card)))

    return Condition("holds-or-contaminated", count, {"card": Name(card), "item": Name(item)})


def item_escapes(item: str) -> Condition:
    return Condition(
        "item-escapes", lambda state, colour: int(item_escaped(state, item)), {"item": Name(item)}
    )


def item_stays(item: str) -> Condition:
    return Condition(
        "item-stays", lambda state, colour: int(not item_escaped(state, item)), {"item": Name(item)}
    )


def items_stay(first: str, second: str) -> Condition:
    def count(state: State, colour: int) -> int:
        return int(not item_escaped(state, first) and not item_escaped(state, second))

    return Condition("items-stay", count, {"item": Name(first), "other": Name(second)})


def most_kompromat() -> Condition:
    """More than any other player; a tie fails."""

    def count(state: State, colour: int) -> int:
        seat = state.conspiracies[colour].seat
        held = [
            sum(token.hand == other for token in state.kompromat.values()) for other in range(state.seats)
        ]
        return int(all(held[seat] > held[other] for other in range(state.seats) if other != seat))

    return Condition("most-kompromat", count)


def kompromat_of_escaped() -> Condition:
    """Per Kompromat in hand of a character that escaped."""

    def count(state: State, colour: int) -> int:
        seat = state.conspiracies[colour].seat
        return sum(
            token.hand == seat and people.card_escaped(state, card) for card, token in state.kompromat.items()
        )

    return Condition("kompromat-of-escaped", count)


def exclusive_data(card: str, data: str, offsite: str) -> Condition:
    """Holds some data that an Offsite does not have."""

    def count(state: State, colour: int) -> int:
        held = any(data in pawn.data for pawn in people.pawns_of(state, card))
        return int(held and data not in state.offsites[offsite])

    return Condition(
        "exclusive-data", count, {"card": Name(card), "data": Name(data), "offsite": Name(offsite)}
    )


def holds_data(card: str, data: str) -> Condition:
    def count(state: State, colour: int) -> int:
        return int(any(data in pawn.data for pawn in people.pawns_of(state, card)))

    return Condition("holds-data", count, {"card": Name(card), "data": Name(data)})


def offsite_has(offsite: str, data: str) -> Condition:
    return Condition(
        "offsite-has",
        lambda state, colour: int(data in state.offsites[offsite]),
        {"offsite": Name(offsite), "data": Name(data)},
    )


def escapes_alone_with(card: str, data: str) -> Condition:
    """This character escapes with the data, and no other character does."""

    def count(state: State, colour: int) -> int:
        carriers = {
            pawn.card for pawn in state.pawns.values() if data in pawn.data and people.escaped(state, pawn)
        }
        return int(carriers == {card})

    return Condition("escapes-alone-with", count, {"card": Name(card), "data": Name(data)})


def escaped_with(card: str, item: str) -> Condition:
    """Both escaped, and to the same place."""

    def count(state: State, colour: int) -> int:
        at = people.item_at(state, item)
        return int(
            any(people.escaped(state, pawn) and pawn.at == at for pawn in people.pawns_of(state, card))
        )

    return Condition("escaped-with", count, {"card": Name(card), "item": Name(item)})


def holds_or_afloat(card: str, item: str) -> Condition:
    """Holds the item, or it is in Outer Space when Stationfall comes, be it picked up by a ship then."""

    def count(state: State, colour: int) -> int:
        held = any(item in pawn.items for pawn in people.pawns_of(state, card))
        afloat = people.item_at(state, item) == "outer_space" or state.tally.get(f"{item}_afloat")
        return int(bool(held or afloat))

    return Condition("holds-or-afloat", count, {"card": Name(card), "item": Name(item)})


def moss_meals(item: str) -> Condition:
    return Condition("moss-meals", lambda state, colour: state.tally.get("moss", 0), {"item": Name(item)})


def x_secret_escapes() -> Condition:
    return Condition(
        "data-escapes", lambda state, colour: int(x_secret_escaped(state)), {"data": Name("x_secret")}
    )


def x_secret_escaped(state: State) -> bool:
    """Carried off, sent, or taken along by what Project X let loose."""
    return bool(state.tally.get("x_secret_escaped")) or data_escaped(state, "x_secret")


def x_secret_stays() -> Condition:
    return Condition(
        "data-stays", lambda state, colour: int(not x_secret_escaped(state)), {"data": Name("x_secret")}
    )


def evidence_stays() -> Condition:
    return Condition(
        "data-stays",
        lambda state, colour: int(not data_escaped(state, "evidence")),
        {"data": Name("evidence")},
    )


def offsites_lack(data: str) -> Condition:
    """Neither the News nor the Authorities have it."""

    def count(state: State, colour: int) -> int:
        return int(not any(data in held for held in state.offsites.values()))

    return Condition("offsites-lack", count, {"data": Name(data)})


def offsite_lacks(offsite: str, data: str) -> Condition:
    return Condition(
        "offsite-lacks",
        lambda state, colour: int(data not in state.offsites[offsite]),
        {"offsite": Name(offsite), "data": Name(data)},
    )


def robots_with(data: str) -> Condition:
    """Per escaped Robot that stores it."""

    def count(state: State, colour: int) -> int:
        return sum(
            people.robot(pawn) and data in pawn.data and people.escaped(state, pawn)
            for pawn in state.pawns.values()
        )

    return Condition("robots-with", count, {"data": Name(data)})


def offsites_and_humans_with(data: str) -> Condition:
    """Per Offsite that has it, and per escaped Human; the Cyborg counts as a Robot."""

    def count(state: State, colour: int) -> int:
        humans = sum(
            people.human(pawn)
            and not people.robot(pawn)
            and data in pawn.data
            and people.escaped(state, pawn)
            for pawn in state.pawns.values()
        )
        return humans + sum(data in held for held in state.offsites.values())

    return Condition("offsites-and-humans-with", count, {"data": Name(data)})


def copies_escaped(data: str, least: int) -> Condition:
    def count(state: State, colour: int) -> int:
        copies = sum(data in pawn.data and people.escaped(state, pawn) for pawn in state.pawns.values())
        copies += sum(data in held for held in state.offsites.values())
        return int(copies >= least)

    return Condition("copies-escaped", count, {"data": Name(data), "least": least})


def kompromat_of_bodies(card: str) -> Condition:
    """Per Kompromat in hand of somebody who lies Down in the same place."""

    def count(state: State, colour: int) -> int:
        seat = state.conspiracies[colour].seat
        cards = {body.card for body in bodies_beside(state, card)}
        return sum(token.hand == seat and owner in cards for owner, token in state.kompromat.items())

    return Condition("kompromat-of-bodies", count, {"card": Name(card)})


def item_beside(card: str, item: str) -> Condition:
    """The item is in the same section, lying or carried."""

    def count(state: State, colour: int) -> int:
        at = people.item_at(state, item)
        return int(at != "" and any(people.where(state, pawn) == at for pawn in people.pawns_of(state, card)))

    return Condition("item-beside", count, {"card": Name(card), "item": Name(item)})
