"""What agendas ask for: named conditions from which the cards declare their rows (16.4.4).

Each counts how often it is met (0: not at all) when the state is looked at as if it were the end. `colour`
is the conspiracy that is scored. The catalogue has one sentence `agenda-<key>` for each.
"""

from __future__ import annotations

from game.stationfall import people
from game.stationfall.cards import CAST, Condition, card_of
from game.stationfall.play import name
from game.stationfall.state import Pawn, State


def card_escaped(state: State, card: str) -> bool:
    """Whether anybody of this card escaped."""
    escapes = CAST[card].escapes
    if escapes is not None:
        return escapes(state)
    return any(people.escaped(state, pawn) for pawn in people.pawns_of(state, card))


def item_escaped(state: State, item: str) -> bool:
    """4.6.6.1: in the Mesosphere, carried or lying in a pod."""
    if any(item in place.floor and place.away for place in state.places.values()):
        return True
    return any(item in pawn.items and people.escaped(state, pawn) for pawn in state.pawns.values())


def data_escaped(state: State, data: str) -> bool:
    """4.6.6.1, 9.6.1: with somebody who escaped, or at an Offsite."""
    if any(data in held for held in state.offsites.values()):
        return True
    return any(data in pawn.data and people.escaped(state, pawn) for pawn in state.pawns.values())


def escapes(card: str) -> Condition:
    return Condition("escapes", lambda state, colour: int(card_escaped(state, card)), {"card": name(card)})


def holds(card: str, item: str) -> Condition:
    def count(state: State, colour: int) -> int:
        return int(any(people.owns(pawn, item) for pawn in people.pawns_of(state, card)))

    return Condition("holds", count, {"card": name(card), "item": name(item)})


def holds_or_contaminated(card: str, item: str) -> Condition:
    def count(state: State, colour: int) -> int:
        return int(any(people.owns(pawn, item) or pawn.contaminated for pawn in people.pawns_of(state, card)))

    return Condition("holds-or-contaminated", count, {"card": name(card), "item": name(item)})


def item_escapes(item: str) -> Condition:
    return Condition(
        "item-escapes", lambda state, colour: int(item_escaped(state, item)), {"item": name(item)}
    )


def item_stays(item: str) -> Condition:
    return Condition(
        "item-stays", lambda state, colour: int(not item_escaped(state, item)), {"item": name(item)}
    )


def items_stay(first: str, second: str) -> Condition:
    def count(state: State, colour: int) -> int:
        return int(not item_escaped(state, first) and not item_escaped(state, second))

    return Condition("items-stay", count, {"item": name(first), "other": name(second)})


def most_kompromat() -> Condition:
    """More than any other player; a tie fails."""

    def count(state: State, colour: int) -> int:
        seat = state.conspiracies[colour].seat
        held = [
            sum(token.hand == other for token in state.kompromat.values()) for other in range(state.seats)
        ]
        return int(all(held[seat] > held[other] for other in range(state.seats) if other != seat))

    return Condition("most-kompromat", count)


def least_betrayal() -> Condition:
    """Fewest cubes in Betrayal; a tie counts."""

    def count(state: State, colour: int) -> int:
        least = min(conspiracy.betrayal for conspiracy in state.conspiracies)
        return int(state.conspiracies[colour].betrayal == least)

    return Condition("least-betrayal", count)


def officers_down() -> Condition:
    def count(state: State, colour: int) -> int:
        return sum(
            any(pawn.down or pawn.annihilated for pawn in people.pawns_of(state, card))
            for card in state.cast
            if "officer" in people.abilities(state, card)
        )

    return Condition("officers-down", count)


def pcs(state: State) -> list[str]:
    return [card for card, it in state.cards.items() if it.owners]


def no_human_pc_escapes() -> Condition:
    def count(state: State, colour: int) -> int:
        return int(not any("human" in CAST[card].kinds and card_escaped(state, card) for card in pcs(state)))

    return Condition("no-human-pc-escapes", count)


def no_contamination_escapes() -> Condition:
    def count(state: State, colour: int) -> int:
        return int(
            not any(pawn.contaminated and people.escaped(state, pawn) for pawn in state.pawns.values())
        )

    return Condition("no-contamination-escapes", count)


def x_released() -> Condition:
    return Condition("x-released", lambda state, colour: int(state.released))


def x_contained() -> Condition:
    return Condition("x-contained", lambda state, colour: int(not state.released))


def only_human_to_escape(card: str) -> Condition:
    def count(state: State, colour: int) -> int:
        others = (pawn for pawn in state.pawns.values() if people.human(pawn) and pawn.card != card)
        return int(not any(people.escaped(state, pawn) for pawn in others))

    return Condition("only-human-to-escape", count, {"card": name(card)})


def antimatter_on_board() -> Condition:
    """The detonation that itself ended the game (7.3.2)."""
    return Condition("antimatter-on-board", lambda state, colour: int(state.ending == "antimatter"))


def antimatter_unarmed() -> Condition:
    return Condition("antimatter-unarmed", lambda state, colour: int(not state.armed))


def innocent() -> Condition:
    return Condition("innocent", lambda state, colour: int(state.conspiracies[colour].guilt == "innocent"))


def kompromat_of_escaped() -> Condition:
    """Per Kompromat in hand of a character that escaped."""

    def count(state: State, colour: int) -> int:
        seat = state.conspiracies[colour].seat
        return sum(
            token.hand == seat and card_escaped(state, card) for card, token in state.kompromat.items()
        )

    return Condition("kompromat-of-escaped", count)


def exclusive_data(card: str, data: str, offsite: str) -> Condition:
    """Holds some data that an Offsite does not have."""

    def count(state: State, colour: int) -> int:
        held = any(data in pawn.data for pawn in people.pawns_of(state, card))
        return int(held and data not in state.offsites[offsite])

    return Condition(
        "exclusive-data", count, {"card": name(card), "data": name(data), "offsite": name(offsite)}
    )


def holds_data(card: str, data: str) -> Condition:
    def count(state: State, colour: int) -> int:
        return int(any(data in pawn.data for pawn in people.pawns_of(state, card)))

    return Condition("holds-data", count, {"card": name(card), "data": name(data)})


def offsite_has(offsite: str, data: str) -> Condition:
    return Condition(
        "offsite-has",
        lambda state, colour: int(data in state.offsites[offsite]),
        {"offsite": name(offsite), "data": name(data)},
    )


def escapes_alone_with(card: str, data: str) -> Condition:
    """This character escapes with the data, and no other character does."""

    def count(state: State, colour: int) -> int:
        carriers = {
            pawn.card for pawn in state.pawns.values() if data in pawn.data and people.escaped(state, pawn)
        }
        return int(carriers == {card})

    return Condition("escapes-alone-with", count, {"card": name(card), "data": name(data)})


def no_human_down_aboard() -> Condition:
    def count(state: State, colour: int) -> int:
        return int(
            not any(
                pawn.down and people.human(pawn) and people.aboard(state, pawn.at)
                for pawn in state.pawns.values()
            )
        )

    return Condition("no-human-down-aboard", count)


MEDICAL_STARS = (1, 2, 3, 4, 6, 8, 11)


def medical_stars() -> Condition:
    """Stars passed on Medical's own track."""

    def count(state: State, colour: int) -> int:
        reached = state.tally.get("medical_track", 0)
        return sum(step <= reached for step in MEDICAL_STARS)

    return Condition("medical-stars", count)


def wanted(state: State, pawn: Pawn) -> bool:
    """A Monster, a Fugitive, or the PC of a player who is not Innocent."""
    if people.monster(pawn) or "fugitive" in people.abilities(state, pawn.card):
        return True
    return any(state.conspiracies[owner].guilt != "innocent" for owner in state.cards[pawn.card].owners)


def suspects_down_aboard() -> Condition:
    """Per Fugitive, Monster or non-Innocent player's PC that is Down On Board."""

    def count(state: State, colour: int) -> int:
        return sum(
            pawn.down and people.aboard(state, pawn.at) and wanted(state, pawn)
            for pawn in state.pawns.values()
        )

    return Condition("suspects-down-aboard", count)


def armed_down_aboard() -> Condition:
    """Per Human Down On Board with a weapon."""

    def count(state: State, colour: int) -> int:
        return sum(
            pawn.down and people.human(pawn) and people.armed(pawn) and people.aboard(state, pawn.at)
            for pawn in state.pawns.values()
        )

    return Condition("armed-down-aboard", count)


def other_humans_escaped(card: str) -> Condition:
    def count(state: State, colour: int) -> int:
        return sum(
            pawn.card != card and people.human(pawn) and people.escaped(state, pawn)
            for pawn in state.pawns.values()
        )

    return Condition("other-humans-escaped", count)


def npc_officers_escaped() -> Condition:
    def count(state: State, colour: int) -> int:
        return sum(
            not people.monster(pawn)
            and "officer" in people.abilities(state, pawn.card)
            and not state.cards[pawn.card].owners
            and people.escaped(state, pawn)
            for pawn in state.pawns.values()
        )

    return Condition("npc-officers-escaped", count)


def stays_aboard_live(card: str) -> Condition:
    def count(state: State, colour: int) -> int:
        pawns = people.pawns_of(state, card)
        return int(
            any(people.live(pawn) and (pawn.at == "card" or people.aboard(state, pawn.at)) for pawn in pawns)
        )

    return Condition("stays-aboard-live", count, {"card": name(card)})


def unrevealed() -> Condition:
    return Condition("unrevealed", lambda state, colour: int(not state.conspiracies[colour].early))


def scores_bonus() -> Condition:
    def count(state: State, colour: int) -> int:
        from game.stationfall.scoring import bonus_points

        return int(any(points > 0 for _, points in bonus_points(state, state.conspiracies[colour].seat)))

    return Condition("scores-bonus", count)


def with_bonus_character(card: str) -> Condition:
    """Live, and in one place with a Bonus Character of one's own."""

    def count(state: State, colour: int) -> int:
        wanted = {card_of(bonus) for bonus in state.players[state.conspiracies[colour].seat].bonus}
        pawns = [pawn for pawn in people.pawns_of(state, card) if people.live(pawn)]
        return int(
            any(
                other.card in wanted and other.card != card
                for pawn in pawns
                for other in people.company(state, pawn)
            )
        )

    return Condition("with-bonus-character", count, {"card": name(card)})


def nothing_damaged() -> Condition:
    """Every section still in place; pods that left are not."""

    def count(state: State, colour: int) -> int:
        return int(not any(place.damaged and not place.away for place in state.places.values()))

    return Condition("nothing-damaged", count)


def live_robots() -> Condition:
    def count(state: State, colour: int) -> int:
        return sum(people.robot(pawn) and people.live(pawn) for pawn in state.pawns.values())

    return Condition("live-robots", count)
