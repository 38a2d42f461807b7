"""What agendas ask for: named conditions from which the cards declare their rows (16.4.4).

Each counts how often it is met (0: not at all) when the state is looked at as if it were the end. `colour`
is the conspiracy that is scored. The catalogue has one sentence `agenda-<key>` for each.
"""

from __future__ import annotations

from game.api import Name
from game.stationfall import people
from game.stationfall.bonus import bonus_points
from game.stationfall.cards import CAST, Condition, card_of
from game.stationfall.state import Pawn, State


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


def escapes(card: str) -> Condition:
    return Condition(
        "escapes", lambda state, colour: int(people.card_escaped(state, card)), {"card": Name(card)}
    )


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
            if people.able(state, card).officer
        )

    return Condition("officers-down", count)


def pcs(state: State) -> list[str]:
    return [card for card, it in state.cards.items() if it.owners]


def no_human_pc_escapes() -> Condition:
    def count(state: State, colour: int) -> int:
        return int(
            not any("human" in CAST[card].kinds and people.card_escaped(state, card) for card in pcs(state))
        )

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

    return Condition("only-human-to-escape", count, {"card": Name(card)})


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


def medical_stars(card: str) -> Condition:
    """Stars passed on the track of its card; a late reveal will still betray cubes (16.2)."""

    def count(state: State, colour: int) -> int:
        reached = state.tally.get("medical_track", 0)
        if not state.conspiracies[colour].revealed:
            others = enumerate(state.cards[card].cubes)
            reached += sum(cubes for other, cubes in others if other != colour)
        return sum(step <= reached for step in MEDICAL_STARS)

    return Condition("medical-stars", count)


def suspects_down_aboard() -> Condition:
    """Per Fugitive, Monster or non-Innocent player's PC that is Down On Board."""

    def count(state: State, colour: int) -> int:
        return sum(
            pawn.down and people.aboard(state, pawn.at) and people.wanted(state, pawn)
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
            and people.able(state, pawn.card).officer
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

    return Condition("stays-aboard-live", count, {"card": Name(card)})


def unrevealed() -> Condition:
    return Condition("unrevealed", lambda state, colour: int(not state.conspiracies[colour].early))


def scores_bonus() -> Condition:
    def count(state: State, colour: int) -> int:
        return int(
            any(
                points > 0
                for _, points in bonus_points(state, people.keeper(state, state.conspiracies[colour].seat))
            )
        )

    return Condition("scores-bonus", count)


def with_bonus_character(card: str) -> Condition:
    """Live, and in one place with a Bonus Character of one's own; one that is data is where it is stored."""

    def count(state: State, colour: int) -> int:
        player = state.players[people.keeper(state, state.conspiracies[colour].seat)]
        wanted = {card_of(bonus) for bonus in player.bonus}
        pawns = [pawn for pawn in people.pawns_of(state, card) if people.live(pawn)]
        return int(
            any(
                (other.card in wanted and other.card != card) or wanted & set(other.data)
                for pawn in pawns
                for other in (pawn, *people.company(state, pawn))
            )
        )

    return Condition("with-bonus-character", count, {"card": Name(card)})


def nothing_damaged() -> Condition:
    """Every section still in place; pods that left are not."""

    def count(state: State, colour: int) -> int:
        return int(not any(place.damaged and not place.away for place in state.places.values()))

    return Condition("nothing-damaged", count)


def live_robots() -> Condition:
    def count(state: State, colour: int) -> int:
        return sum(people.robot(pawn) and people.live(pawn) for pawn in state.pawns.values())

    return Condition("live-robots", count)


def contaminated(card: str) -> Condition:
    def count(state: State, colour: int) -> int:
        return int(any(pawn.contaminated for pawn in people.pawns_of(state, card)))

    return Condition("contaminated", count, {"card": Name(card)})


def alone(card: str) -> Condition:
    """Not in one place with a Live Human or Robot."""

    def count(state: State, colour: int) -> int:
        return int(
            not any(
                people.live(other) and people.bodily(other)
                for pawn in people.pawns_of(state, card)
                if not pawn.annihilated
                for other in people.company(state, pawn)
            )
        )

    return Condition("alone", count, {"card": Name(card)})


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


def humans_afloat() -> Condition:
    """Per Live Human in Outer Space when Stationfall comes, those that the ship then saves included."""

    def count(state: State, colour: int) -> int:
        counted = state.tally.get("humans_afloat")
        return live_humans_afloat(state) if counted is None else counted

    return Condition("humans-afloat", count)


def live_humans_afloat(state: State) -> int:
    return sum(people.human(pawn) and people.live(pawn) for pawn in people.pawns_in(state, "outer_space"))


def moss_meals() -> Condition:
    return Condition("moss-meals", lambda state, colour: state.tally.get("moss", 0))


def contaminated_npc_escapes() -> Condition:
    def count(state: State, colour: int) -> int:
        if state.tally.get("contaminated_npc"):
            return 1
        return int(
            any(
                pawn.contaminated and people.escaped(state, pawn) and not state.cards[pawn.card].owners
                for pawn in state.pawns.values()
                if not people.monster(pawn)
            )
        )

    return Condition("contaminated-npc-escapes", count)


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


def left_somebody_down(card: str) -> Condition:
    """Escaped Live in a pod that holds a Human who is Down."""

    def count(state: State, colour: int) -> int:
        return int(
            any(
                people.live(pawn)
                and pawn.at in state.places
                and people.escaped(state, pawn)
                and any(other.down and people.human(other) for other in people.company(state, pawn))
                for pawn in people.pawns_of(state, card)
            )
        )

    return Condition("left-somebody-down", count, {"card": Name(card)})


def signed_humans_escape() -> Condition:
    def count(state: State, colour: int) -> int:
        return sum("nda" in pawn.data for pawn in escaped_humans(state))

    return Condition("signed-humans-escape", count)


def escaped_humans(state: State) -> list[Pawn]:
    return [pawn for pawn in state.pawns.values() if people.human(pawn) and people.escaped(state, pawn)]


def only_signed_humans_escape() -> Condition:
    """No Human escapes, or only such as signed."""

    def count(state: State, colour: int) -> int:
        return int(all("nda" in pawn.data for pawn in escaped_humans(state)))

    return Condition("only-signed-humans-escape", count)


def suspect_pcs() -> Condition:
    """Per PC of a Suspect (not Guilty) player; one PC is one, though two players should share it."""

    def count(state: State, colour: int) -> int:
        return sum(
            any(state.conspiracies[owner].guilt == "suspect" for owner in state.cards[card].owners)
            for card in pcs(state)
        )

    return Condition("suspect-pcs", count)


def clones_escape(card: str) -> Condition:
    """Any of them escapes; by house rule once for each."""

    def count(state: State, colour: int) -> int:
        escaped = sum(people.escaped(state, pawn) for pawn in people.pawns_of(state, card))
        return escaped if state.options.each_clone else min(escaped, 1)

    return Condition("escapes", count, {"card": Name(card)})


def pawns_escape(card: str, least: int) -> Condition:
    def count(state: State, colour: int) -> int:
        return int(sum(people.escaped(state, pawn) for pawn in people.pawns_of(state, card)) >= least)

    return Condition("pawns-escape", count, {"card": Name(card), "least": least})


def contaminated_escape() -> Condition:
    """Per Contaminated Character that escapes."""

    def count(state: State, colour: int) -> int:
        return sum(pawn.contaminated and people.escaped(state, pawn) for pawn in state.pawns.values())

    return Condition("contaminated-escape", count)


def no_innocent_pc_escapes() -> Condition:
    def count(state: State, colour: int) -> int:
        return int(
            not any(
                it.revealed and it.guilt == "innocent" and people.card_escaped(state, card_of(it.identity))
                for it in state.conspiracies
            )
        )

    return Condition("no-innocent-pc-escapes", count)


def no_robot_escapes() -> Condition:
    def count(state: State, colour: int) -> int:
        return int(
            not any(people.robot(pawn) and people.escaped(state, pawn) for pawn in state.pawns.values())
        )

    return Condition("no-robot-escapes", count)


def down_beside(card: str) -> Condition:
    """Per Down Human or Robot in the same place."""

    def count(state: State, colour: int) -> int:
        return len(bodies_beside(state, card))

    return Condition("down-beside", count, {"card": Name(card)})


def bodies_beside(state: State, card: str) -> list[Pawn]:
    return [
        other
        for pawn in people.pawns_of(state, card)
        if not pawn.annihilated
        for other in people.company(state, pawn)
        if other.down and people.bodily(other)
    ]


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
