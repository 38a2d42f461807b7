"""A leaking boat: everybody acts at once, some may act though nobody waits for them, and all win or lose.

In each round there are two stretches: a secret pledge, which can be changed until all have made theirs; and
the work, where dice are placed, which draws no chance, or rolled again, which does. Who lends a hand there
needs somebody who has placed a die before.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from game.api import (
    Action,
    Event,
    Illegal,
    Level,
    Message,
    Name,
    Outcome,
    Prompt,
    Result,
    Score,
    Seat,
    Seated,
)
from tests.toy.small import Small

JOBS = ("pump", "sail", "hull")
FEARS = ("shark", "squid", "storm")
AMOUNTS = (0, 1, 2)
ROOM = 4
"""How many dice a job has room for."""
DICE, ROLLS, JOINS, WAVES = 3, 2, 9, 30
SUNK = 20


class Pledge(Action, tag="pledge", frozen=True, kw_only=True):
    amount: int


class Place(Action, tag="place", frozen=True, kw_only=True):
    die: int
    job: str


class Join(Action, tag="join", frozen=True, kw_only=True):
    job: str


class Roll(Action, tag="roll", frozen=True, kw_only=True):
    pass


class Done(Action, tag="done", frozen=True, kw_only=True):
    pass


class Reopen(Action, tag="reopen", frozen=True, kw_only=True):
    pass


class Wave(Action, tag="wave", frozen=True, kw_only=True):
    pass


class Rules(msgspec.Struct, frozen=True):
    rounds: int = 2
    restless: bool = False
    """Computer players wave whenever they may."""


class State(msgspec.Struct):
    fears: list[str]
    pledges: list[int]
    dice: list[list[int]]
    rolls: list[int]
    joins: list[int]
    waves: list[int]
    done: list[bool]
    jobs: dict[str, list[int]]
    rounds: int
    restless: bool
    round: int = 1
    part: str = "plan"
    water: int = 4

    @property
    def seats(self) -> int:
        return len(self.fears)


class View(msgspec.Struct, frozen=True):
    seat: Seat | None
    pledged: tuple[bool, ...]
    pledge: int
    fear: str
    dice: tuple[tuple[int, ...], ...]
    rolls: tuple[int, ...]
    done: tuple[bool, ...]
    jobs: dict[str, tuple[int, ...]]
    round: int
    part: str
    water: int
    restless: bool


class Crew(Small[State]):
    """Implements `game.api.Game`, and `game.api.Together`."""

    stored = State
    key = "crew"
    title = "A leaking boat"
    seats = range(1, 5)
    Options: type = Rules
    Actions: Any = Pledge | Place | Join | Roll | Done | Reopen | Wave

    def stretch(self, state: State) -> str:
        return "" if state.part == "over" else f"{state.round}-{state.part}"

    def deal(self, seats: int, options: Any, rng: Random) -> Outcome[State]:
        if options.rounds not in range(1, 10):
            raise Illegal(Message("crew-bad-rounds", {"rounds": options.rounds}), "2.1")
        state = State(
            fears=[rng.choice(FEARS) for _ in range(seats)],
            pledges=[-1] * seats,
            dice=[[] for _ in range(seats)],
            rolls=[0] * seats,
            joins=[0] * seats,
            waves=[0] * seats,
            done=[False] * seats,
            jobs={job: [] for job in JOBS},
            rounds=options.rounds,
            restless=options.restless,
        )
        told = [Event(Message("crew-dealt", {"seats": seats}))]
        for seat, fear in enumerate(state.fears):
            told.append(Event(Message("crew-fear", {"fear": Name(fear)}), to=frozenset({seat})))
        return Outcome(state, tuple(told), undoable=False)

    def prompts(self, state: State) -> Sequence[Prompt]:
        if state.part == "over":
            return []
        return [self._prompt(state, seat) for seat in range(state.seats)]

    def _prompt(self, state: State, seat: Seat) -> Prompt:
        if state.part == "plan":
            if state.pledges[seat] >= 0:
                return Prompt(seat, Message("crew-pledged-ask"), "choice", optional=True)
            return Prompt(seat, Message("crew-pledge"), "choice", Pledge(seat=seat, amount=0))
        if state.done[seat]:
            return Prompt(seat, Message("crew-rest"), "turn", optional=True)
        asked = Message("crew-work", {"water": state.water, "dice": len(state.dice[seat])})
        return Prompt(seat, asked, "turn", Done(seat=seat))

    def legal(self, state: State, seat: Seat) -> Iterator[Action]:
        if seat not in range(state.seats):
            return
        if state.part == "plan":
            own = state.pledges[seat]
            yield from (Pledge(seat=seat, amount=amount) for amount in AMOUNTS if amount != own)
        elif state.part == "work" and state.done[seat]:
            yield Reopen(seat=seat)
            if state.waves[seat] < WAVES:
                yield Wave(seat=seat)
        elif state.part == "work":
            for job, placed in state.jobs.items():
                if len(placed) < ROOM:
                    yield from (Place(seat=seat, die=die, job=job) for die in sorted(set(state.dice[seat])))
                if placed and state.joins[seat] < JOINS:
                    yield Join(seat=seat, job=job)
            if state.rolls[seat] < ROLLS and state.dice[seat]:
                yield Roll(seat=seat)
            yield Done(seat=seat)

    def apply(self, state: State, action: Action, rng: Random) -> Outcome[State]:
        if action not in self.legal(state, action.seat):
            raise Illegal(Message("crew-not-now", {"seat": Seated(action.seat)}), "2.1")
        new = self.load(self.dump(state))
        seat, me = action.seat, Seated(action.seat)
        undoable = True
        match action:
            case Pledge(amount=amount):
                new.pledges[seat] = amount
                events = [Event(Message("crew-pledged", {"seat": me}))]
                if min(new.pledges) >= 0:
                    events += self._work(new, rng)
                    undoable = False
            case Place(die=die, job=job):
                new.dice[seat].remove(die)
                new.jobs[job].append(die)
                events = [Event(Message("crew-placed", {"seat": me, "pips": die, "job": Name(job)}))]
            case Join(job=job):
                new.joins[seat] += 1
                new.jobs[job][-1] += 1
                told = {"seat": me, "job": Name(job), "sum": sum(new.jobs[job])}
                events = [Event(Message("crew-joined", told))]  # type: ignore[arg-type]
            case Roll():
                new.rolls[seat] += 1
                new.dice[seat] = sorted(rng.randint(1, 6) for _ in new.dice[seat])
                pips = " ".join(map(str, new.dice[seat]))
                events = [Event(Message("crew-rolled", {"seat": me, "pips": pips}))]
                undoable = False
            case Reopen():
                new.done[seat] = False
                events = [Event(Message("crew-reopened", {"seat": me}))]
            case Wave():
                new.waves[seat] += 1
                events = [Event(Message("crew-waved", {"seat": me}))]
            case _:
                new.done[seat] = True
                events = [Event(Message("crew-done", {"seat": me}))]
                if all(new.done):
                    events += self._end_round(new, rng)
                    undoable = False
        return Outcome(new, tuple(events), undoable)

    def _work(self, state: State, rng: Random) -> list[Event]:
        state.part = "work"
        state.dice = [sorted(rng.randint(1, 6) for _ in range(DICE)) for _ in state.dice]
        return [
            Event(Message("crew-pledges", {"sum": sum(state.pledges)})),
            Event(Message("crew-round", {"round": state.round})),
        ]

    def _end_round(self, state: State, rng: Random) -> list[Event]:
        held = sum(sum(placed) for placed in state.jobs.values()) + sum(state.pledges)
        state.water = max(
            0, state.water + rng.randint(1, 6) + 2 * state.seats + 9 * (state.round - 1) - held // 8
        )
        events = [Event(Message("crew-over", {"water": state.water}), picture=True)]
        count = state.seats
        state.jobs = {job: [] for job in JOBS}
        state.pledges, state.rolls, state.joins = [-1] * count, [0] * count, [0] * count
        state.dice, state.done, state.waves = [[] for _ in range(count)], [False] * count, [0] * count
        if state.water >= SUNK or state.round == state.rounds:
            state.part = "over"
            for seat, fear in enumerate(state.fears):
                events.append(Event(Message("crew-feared", {"seat": Seated(seat), "fear": Name(fear)})))
        else:
            state.round, state.part = state.round + 1, "plan"
        return events

    def view(self, state: State, seat: Seat | None) -> View:
        mine = seat is not None
        return View(
            seat=seat,
            pledged=tuple(pledge >= 0 for pledge in state.pledges),
            pledge=state.pledges[seat] if seat is not None else -1,
            fear=state.fears[seat] if seat is not None and mine else "",
            dice=tuple(map(tuple, state.dice)),
            rolls=tuple(state.rolls),
            done=tuple(state.done),
            jobs={job: tuple(placed) for job, placed in state.jobs.items()},
            round=state.round,
            part=state.part,
            water=state.water,
            restless=state.restless,
        )

    def result(self, state: State) -> Result | None:
        if state.part != "over":
            return None
        afloat = state.water < SUNK
        rows = ((Message("crew-score"), SUNK - state.water),)
        scores = tuple(Score(seat, SUNK - state.water, rows) for seat in range(state.seats))
        winners = frozenset(range(state.seats)) if afloat else frozenset()
        return Result(winners, scores, Message("crew-afloat" if afloat else "crew-sunk"))

    def imagine(self, state: State, seat: Seat | None, rng: Random) -> State:
        other = self.load(self.dump(state))
        if state.part == "over":
            return other
        for hidden in range(state.seats):
            if hidden != seat:
                other.fears[hidden] = rng.choice([fear for fear in FEARS if fear != state.fears[hidden]])
                if state.part == "plan" and state.pledges[hidden] >= 0:
                    other.pledges[hidden] = rng.choice(
                        [amount for amount in AMOUNTS if amount != state.pledges[hidden]]
                    )
        return other

    def advise(
        self, view: View, legal: Sequence[Action], rng: Random, *, level: Level = "normal"
    ) -> Action | None:
        waves = [action for action in legal if isinstance(action, Wave)]
        if view.seat is not None and (view.done[view.seat] or (view.pledge >= 0 and view.part == "plan")):
            return waves[0] if waves and view.restless else None
        places = [action for action in legal if isinstance(action, Place)]
        return rng.choice(places) if places else legal[-1]
