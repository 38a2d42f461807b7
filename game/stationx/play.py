"""One action being carried out: the working copy, the chance, and the story as it is told."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from game.api import Argument, Event, Message, Moment, Name
from game.play import Playing
from game.play import illegal as illegal
from game.stationx.pieces import BAG, COLOURS, PIECES
from game.stationx.state import NOBODY, Deed, Did, Player, Question, State, Teleporter, Turn, Unit

MANY = 3
"""So many fall at once in a battle that is worth a picture."""


def colour(seat: int) -> Name:
    """What a seat's figures are called together."""
    return Name(COLOURS[seat])


def listed(keys: tuple[str, ...]) -> Name | Message:
    """Names with commas between them."""
    said: Name | Message = Name(keys[-1])
    for key in reversed(keys[:-1]):
        said = Message("listed", {"first": Name(key), "rest": said})
    return said


class Play(Playing[State]):
    """Every change to a game goes through one of these; `state` is ours to change."""

    __slots__ = ("blame",)

    def __init__(self, state: State, rng: Random) -> None:
        super().__init__(state, rng)
        self.blame: dict[int, int] = {}
        """To whom somebody's figures fell, where that is not whoever acts."""

    def tell(
        self, key: str, *, picture: bool = False, moment: Moment | None = None, **args: Argument
    ) -> None:
        """Something happened, and everybody may know."""
        self.events.append(Event(Message(key, args), picture=picture, moment=moment))

    def fell(self, fallen: tuple[str, ...], foe: int) -> None:
        """Somebody fell in a battle, to this seat; of a commander or of many a picture is drawn."""
        great = len(fallen) >= MANY or any(PIECES[key].kind == "commander" for key in fallen)
        moment = Moment("battle", seat=foe) if great else None
        self.tell("fallen", moment=moment, units=listed(fallen), number=len(fallen))

    def note(
        self,
        what: Did,
        unit: str = "",
        start: int = NOBODY,
        to: int = NOBODY,
        *,
        seat: int | None = None,
        fallen: tuple[tuple[str, int], ...] = (),
        card: str = "",
    ) -> None:
        """Keep what was done for pictures."""
        turn = self.state.turn
        whose = turn.seat if seat is None else seat
        self.state.deeds += (Deed(turn.number, whose, what, unit, start, to, fallen, card),)

    # ------------------------------------------------------------------ changes

    def set_unit(self, key: str, **changes: Any) -> Unit:
        unit = replace(self.state.units[key], **changes)
        self.state.units[key] = unit
        return unit

    def set_player(self, seat: int, **changes: Any) -> Player:
        player = replace(self.state.players[seat], **changes)
        self.state.players[seat] = player
        return player

    def set_turn(self, **changes: Any) -> Turn:
        self.state.turn = replace(self.state.turn, **changes)
        return self.state.turn

    def appear(self, key: str, cell: int) -> None:
        """A figure comes onto the board, and into its place among the others."""
        piece = PIECES[key]
        units = {**self.state.units, key: Unit(key, piece.seat, piece.kind, cell)}
        self.state.units = {one: units[one] for one in PIECES if one in units}

    def remove(self, keys: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
        """Figures leave the board; gives where they stood."""
        return tuple((key, self.state.units.pop(key).cell) for key in keys)

    def hold(self, home: int, holder: int) -> None:
        """11: a teleporter changes hands."""
        self.state.teleporters = tuple(
            Teleporter(home, it.cell, holder) if it.home == home else it for it in self.state.teleporters
        )

    def gain(self, seat: int, energy: int) -> int:
        """Energy comes out of the bag, as far as there is some (8.6); gives how much it was."""
        found = min(energy, self.state.bag)
        self.state.bag -= found
        self.set_player(seat, energy=self.state.players[seat].energy + found)
        return found

    def pay(self, seat: int, energy: int) -> None:
        self.state.bag += energy
        assert self.state.bag <= BAG
        self.set_player(seat, energy=self.state.players[seat].energy - energy)

    def ask(self, *questions: Question) -> None:
        """These come next, in this order."""
        self.state.todo = (*self.state.todo, *reversed(questions))
