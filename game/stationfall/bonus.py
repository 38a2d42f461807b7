"""What Bonus Characters are worth at the end (16.4.5)."""

from __future__ import annotations

from game.api import Message, Name
from game.stationfall import people
from game.stationfall.cards import IDENTITIES, card_of
from game.stationfall.state import Pawn, State

Line = tuple[Message, int]


def bonus_points(state: State, seat: int) -> list[Line]:
    """16.4.5: friends that escaped, and enemies that lie Down."""
    lines: list[Line] = []
    for card in state.players[seat].bonus:
        bonus = IDENTITIES[card].bonus
        if bonus is None:
            continue
        if bonus.count is not None:
            times = bonus.count(state)
        elif bonus.friend:
            times = int(people.card_escaped(state, card_of(card)))
        else:
            times = int(all(_beaten(state, pawn) for pawn in people.pawns_of(state, card_of(card))))
        message = Message("score-friend" if bonus.friend else "score-grudge", {"card": Name(card)})
        lines.append((message, bonus.points * times))
    return lines


def _beaten(state: State, pawn: Pawn) -> bool:
    """16.4.5.2, 16.4.2: Down or Annihilated, and not Escaped."""
    return (pawn.down or pawn.annihilated) and not people.escaped(state, pawn)
