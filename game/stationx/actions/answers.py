"""What somebody decides who is asked: who stays, where a free unit comes, which upgrade is free."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from game.api import Illegal, Message, Name, Seated
from game.stationx import tree
from game.stationx.actions.buying import unlanded
from game.stationx.actions.verb import Verb, cell_of
from game.stationx.grid import NAMES, members
from game.stationx.pieces import NEEDS
from game.stationx.play import Play, illegal
from game.stationx.state import Arrival, Plan, State, Survivor
from game.stationx.supply import come, nearest, room_for


class Keep(Verb, frozen=True, kw_only=True, tag="keep"):
    """7.8: who stays; all others of those that counted fall."""

    unit: str

    @classmethod
    def options(cls, state: State, seat: int) -> Iterator[Self]:
        asked = state.todo[-1] if state.todo else None
        if isinstance(asked, Survivor) and asked.seat == seat:
            for key in asked.units:
                yield cls(seat=seat, unit=key)

    def refusal(self, state: State) -> Illegal | None:
        asked = state.todo[-1] if state.todo else None
        if not isinstance(asked, Survivor):
            return illegal("not-asked", "4.4")
        return None if self.unit in asked.units else illegal("not-counted", "7.8", unit=Name(self.unit))

    def perform(self, play: Play) -> None:
        state = play.state
        asked = state.todo[-1]
        assert isinstance(asked, Survivor)
        state.todo = state.todo[:-1]
        fallen = tuple(key for key in asked.units if key != self.unit)
        play.blame = {asked.seat: asked.foe}
        play.note("attack", seat=asked.foe, fallen=play.remove(fallen))
        play.tell("kept", unit=Name(self.unit))
        play.fell(fallen, asked.foe)


class Put(Verb, frozen=True, kw_only=True, tag="put"):
    """9.5: where a free unit appears."""

    cell: str

    @classmethod
    def options(cls, state: State, seat: int) -> Iterator[Self]:
        asked = state.todo[-1] if state.todo else None
        if isinstance(asked, Arrival) and asked.seat == seat:
            for cell in members(room_for(state, asked)):
                yield cls(seat=seat, cell=NAMES[cell])

    def refusal(self, state: State) -> Illegal | None:
        asked = state.todo[-1] if state.todo else None
        if not isinstance(asked, Arrival):
            return illegal("not-asked", "4.4")
        cell = cell_of(self.cell)
        return cell if isinstance(cell, Illegal) else unlanded(state, self.seat, asked.kind, cell)

    def perform(self, play: Play) -> None:
        asked, cell = play.state.todo[-1], cell_of(self.cell)
        assert isinstance(asked, Arrival)
        assert not isinstance(cell, Illegal)
        play.state.todo = play.state.todo[:-1]
        come(play, self.seat, asked.kind, cell)


class FreeUpgrade(Verb, frozen=True, kw_only=True, tag="free_upgrade"):
    """9.6: which upgrade a Blueprint brings, where the table wants it so."""

    node: str

    @classmethod
    def options(cls, state: State, seat: int) -> Iterator[Self]:
        asked = state.todo[-1] if state.todo else None
        if isinstance(asked, Plan) and asked.seat == seat:
            for node in tree.open_nodes(state, seat):
                yield cls(seat=seat, node=node)

    def refusal(self, state: State) -> Illegal | None:
        asked = state.todo[-1] if state.todo else None
        if not isinstance(asked, Plan):
            return illegal("not-asked", "4.4")
        return tree.closed(state, self.seat, self.node)

    def perform(self, play: Play) -> None:
        play.state.todo = play.state.todo[:-1]
        tree.learn(play, self.seat, next(one for one in NEEDS if one == self.node))


def default(state: State) -> Verb:
    """What a question comes to that nobody answers."""
    asked = state.todo[-1]
    match asked:
        case Survivor():
            return Keep(seat=asked.seat, unit=asked.best)
        case Arrival():
            return Put(seat=asked.seat, cell=NAMES[nearest(state, asked.seat, room_for(state, asked))])
        case Plan():
            return FreeUpgrade(seat=asked.seat, node=tree.open_nodes(state, asked.seat)[0])


def ask(state: State) -> Message:
    """The question that waits, as a sentence."""
    asked = state.todo[-1]
    match asked:
        case Survivor(foe=foe, beaten=True):
            return Message("ask-survivor-beaten", {"foe": Seated(foe)})
        case Survivor(foe=foe):
            return Message("ask-survivor-even", {"foe": Seated(foe)})
        case Arrival(kind=kind):
            return Message("ask-arrival", {"kind": Name(kind)})
        case Plan():
            return Message("ask-plan")
