"""One action being carried out: the working copy, the chance, and the story as it is told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from game.api import Account, Argument, Event, Message, Moment
from game.play import Playing
from game.play import illegal as illegal
from game.stationfall.state import Card, Conspiracy, Pawn, Player, SectionState, State, Task, Turn


class Play(Playing[State]):
    """Every change to a game goes through one of these; `state` is ours to change."""

    # ------------------------------------------------------------------ the story

    def tell(
        self,
        key: str,
        *,
        only: Iterable[int] | None = None,
        picture: bool = False,
        moment: Moment | None = None,
        account: Account | None = None,
        **args: Argument,
    ) -> None:
        """Something happened. `only`: nobody but these seats may ever know."""
        seats = None if only is None else frozenset(only)
        self.events.append(Event(Message(key, args), seats, picture, moment, account))

    # ------------------------------------------------------------------ who is acting

    @property
    def colour(self) -> int:
        return self.state.turn.colour

    @property
    def seat(self) -> int:
        return self.state.conspiracies[self.state.turn.colour].seat

    # ------------------------------------------------------------------ changes

    def set_turn(self, **changes: Any) -> Turn:
        self.state.turn = replace(self.state.turn, **changes)
        return self.state.turn

    def set_pawn(self, key: str, **changes: Any) -> Pawn:
        pawn = replace(self.state.pawns[key], **changes)
        self.state.pawns[key] = pawn
        return pawn

    def set_card(self, key: str, **changes: Any) -> Card:
        card = replace(self.state.cards[key], **changes)
        self.state.cards[key] = card
        return card

    def set_section(self, key: str, **changes: Any) -> SectionState:
        place = replace(self.state.places[key], **changes)
        self.state.places[key] = place
        return place

    def set_conspiracy(self, colour: int, **changes: Any) -> Conspiracy:
        conspiracy = replace(self.state.conspiracies[colour], **changes)
        self.state.conspiracies[colour] = conspiracy
        return conspiracy

    def set_player(self, seat: int, **changes: Any) -> Player:
        player = replace(self.state.players[seat], **changes)
        self.state.players[seat] = player
        return player

    def count(self, tally: str, by: int = 1) -> None:
        self.state.tally[tally] = self.state.tally.get(tally, 0) + by

    def push(self, *tasks: Task) -> None:
        """These come next, in this order, before whatever else is still to be done."""
        self.state.todo = (*self.state.todo, *reversed(tasks))
