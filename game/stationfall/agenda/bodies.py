"""What agendas ask for of characters: who gets away, lies Down, is Contaminated, is near."""

from __future__ import annotations

from game.api import Name
from game.stationfall import people
from game.stationfall.agenda.station import pcs
from game.stationfall.cards import CAST, Condition, card_of
from game.stationfall.state import Pawn, State


def escapes(card: str) -> Condition:
    return Condition(
        "escapes", lambda state, colour: int(people.card_escaped(state, card)), {"card": Name(card)}
    )


def officers_down() -> Condition:
    def count(state: State, colour: int) -> int:
        return sum(
            any(pawn.down or pawn.annihilated for pawn in people.pawns_of(state, card))
            for card in state.cast
            if people.able(state, card).officer
        )

    return Condition("officers-down", count)


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


def only_human_to_escape(card: str) -> Condition:
    def count(state: State, colour: int) -> int:
        others = (pawn for pawn in state.pawns.values() if people.human(pawn) and pawn.card != card)
        return int(not any(people.escaped(state, pawn) for pawn in others))

    return Condition("only-human-to-escape", count, {"card": Name(card)})


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


def humans_afloat() -> Condition:
    """Per Live Human in Outer Space when Stationfall comes, those that the ship then saves included."""

    def count(state: State, colour: int) -> int:
        counted = state.tally.get("humans_afloat")
        return live_humans_afloat(state) if counted is None else counted

    return Condition("humans-afloat", count)


def live_humans_afloat(state: State) -> int:
    return sum(people.human(pawn) and people.live(pawn) for pawn in people.pawns_in(state, "outer_space"))


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
