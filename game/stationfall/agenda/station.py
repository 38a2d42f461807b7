"""What agendas ask for of the station, and of the standing of those who play."""

from __future__ import annotations

from game.stationfall import people
from game.stationfall.bonus import bonus_points
from game.stationfall.cards import Condition
from game.stationfall.state import State


def least_betrayal() -> Condition:
    """Fewest cubes in Betrayal; a tie counts."""

    def count(state: State, colour: int) -> int:
        least = min(conspiracy.betrayal for conspiracy in state.conspiracies)
        return int(state.conspiracies[colour].betrayal == least)

    return Condition("least-betrayal", count)


def pcs(state: State) -> list[str]:
    return [card for card, it in state.cards.items() if it.owners]


def x_released() -> Condition:
    return Condition("x-released", lambda state, colour: int(state.released))


def x_contained() -> Condition:
    return Condition("x-contained", lambda state, colour: int(not state.released))


def antimatter_on_board() -> Condition:
    """The detonation that itself ended the game (7.3.2)."""
    return Condition("antimatter-on-board", lambda state, colour: int(state.ending == "antimatter"))


def antimatter_unarmed() -> Condition:
    return Condition("antimatter-unarmed", lambda state, colour: int(not state.armed))


def innocent() -> Condition:
    return Condition("innocent", lambda state, colour: int(state.conspiracies[colour].guilt == "innocent"))


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


def nothing_damaged() -> Condition:
    """Every section still in place; pods that left are not."""

    def count(state: State, colour: int) -> int:
        return int(not any(place.damaged and not place.away for place in state.places.values()))

    return Condition("nothing-damaged", count)


def suspect_pcs() -> Condition:
    """Per PC of a Suspect (not Guilty) player; one PC is one, though two players should share it."""

    def count(state: State, colour: int) -> int:
        return sum(
            any(state.conspiracies[owner].guilt == "suspect" for owner in state.cards[card].owners)
            for card in pcs(state)
        )

    return Condition("suspect-pcs", count)
