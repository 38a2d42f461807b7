"""One action being carried out: the working copy, the chance, and the story as it is told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from game.api import Argument, Event, Message, Moment, Name, Seated
from game.perigee.content import content
from game.perigee.dice import TOP, roll
from game.perigee.rows import RESOURCES
from game.perigee.state import OVER, Ask, Crew, Ending, State, Tile
from game.play import Playing
from game.play import illegal as illegal


def shown(dice: Iterable[int]) -> str:
    """Dice as they are told: a locked one as its top and its front."""
    return " ".join(str(die) if die < 10 else f"{die // 10}/{die % 10}" for die in dice) or "–"


class Play(Playing[State]):
    """Every change to a game goes through one of these; `state` is ours to change."""

    # ------------------------------------------------------------------ the story

    def tell(
        self, key: str, *, picture: bool = False, moment: Moment | None = None, **args: Argument
    ) -> None:
        """Something happened; all of it is open."""
        self.events.append(Event(Message(key, args), picture=picture, moment=moment))

    def name(self, crew: int) -> Name:
        return Name(self.state.crews[crew].country)

    # ------------------------------------------------------------------ changes

    def set_crew(self, crew: int, **changes: Any) -> Crew:
        new = replace(self.state.crews[crew], **changes)
        self.state.crews[crew] = new
        return new

    def set_tile(self, key: str, **changes: Any) -> Tile:
        new = replace(self.state.tiles[key], **changes)
        self.state.tiles[key] = new
        return new

    def ask_first(self, asks: Iterable[Ask]) -> None:
        """These come before whatever else a crew has to choose."""
        self.state.asks = (*asks, *self.state.asks)

    def ask(self, *asks: Ask) -> None:
        self.state.asks += asks

    # ------------------------------------------------------------------ dice

    def rolled(self, crew: int, number: int) -> list[int]:
        """So many dice of a crew's supply, or as many as there are, thrown; the caller keeps them."""
        it = self.state.crews[crew]
        number = min(number, it.supply)
        if number:
            self.bar_undo()
            self.set_crew(crew, supply=it.supply - number)
        locked = content().countries[it.country].faces == "locked"
        return [roll(locked, self.rng) for _ in range(number)]

    def from_pool(self, crew: int, die: int) -> Crew:
        pool = list(self.state.crews[crew].pool)
        pool.remove(die)
        return self.set_crew(crew, pool=tuple(pool))

    def to_pool(self, crew: int, *dice: int) -> Crew:
        return self.set_crew(crew, pool=tuple(sorted((*self.state.crews[crew].pool, *dice))))

    # ------------------------------------------------------------------ resources

    def add(self, resource: int, amount: int) -> None:
        """4.1, 1.7: no more than the store holds; below zero an emergency device saves it, or all is lost."""
        state = self.state
        if state.ending:
            return
        level = min(state.stock[resource] + amount, content().figure("stock_most"))
        if level < 0:
            what = Name(RESOURCES[resource])
            if not state.devices:
                state.failed = resource
                self.tell("lost-resource", picture=True, moment=Moment("lost"), resource=what)
                self.end("resource")
            else:
                state.devices -= 1
                state.saved += 1
                moment = Moment("device", what.key)
                self.tell("device-used", moment=moment, resource=what, left=state.devices)
            level = 0
        state.stock = tuple(level if it == resource else held for it, held in enumerate(state.stock))

    def end(self, ending: Ending) -> None:
        self.state.ending = ending
        self.state.phase = OVER
        self.state.asks = ()
        self.state.todo = ()


def seated(state: State, crew: int) -> Seated:
    return Seated(state.crews[crew].seat)


def top(die: int) -> int:
    return TOP[die]
