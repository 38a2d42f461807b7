"""What all verbs have in common, and the refusals that many of them share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Self

from game.api import Action, Illegal, Name
from game.stationx.grid import CELLS
from game.stationx.pieces import PIECES
from game.stationx.play import Play, colour, illegal
from game.stationx.state import Phase, State, Unit


class Verb(Action, frozen=True, kw_only=True):
    """Something a seat does whose turn it is, or who is asked."""

    phase: ClassVar[Phase] = "play"
    """When it is done."""

    @classmethod
    def options(cls, state: State, seat: int) -> Iterator[Self]:
        """Everything of this kind that is legal for the seat the table waits for."""
        raise NotImplementedError(cls)

    def refusal(self, state: State) -> Illegal | None:
        """Why it is not, for that seat; None: it is."""
        raise NotImplementedError(type(self))

    def perform(self, play: Play) -> None:
        raise NotImplementedError(type(self))


def own(state: State, seat: int, key: str) -> Unit | Illegal:
    """A figure of this seat that stands on the board, or why there is none of this name."""
    piece = PIECES.get(key)
    if piece is None or piece.seat >= state.seats:
        return illegal("unit-unknown", "1.2", unit=key)
    if piece.seat != seat:
        return illegal("unit-foreign", "4.2", unit=Name(key), whose=colour(piece.seat))
    unit = state.units.get(key)
    return unit if unit is not None else illegal("unit-gone", "7.9", unit=Name(key))


def cell_of(word: str) -> int | Illegal:
    """The cell that a word means."""
    found = CELLS.get(word)
    return found if found is not None else illegal("cell-unknown", "2.1", cell=word)
