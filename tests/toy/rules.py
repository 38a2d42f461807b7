"""Lanterns in a cellar: short, pointless, and with every trait that makes a game hard to run.

A secret vow chosen by all at once; hidden roles; undoable steps and steps that draw chance or show
something hidden; a question to another seat in the middle of a turn; a secret bid of all at once between
the rounds; more than a hundred legal actions; and an end with scores.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from game.api import (
    Action,
    Arguments,
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

ROOMS = (
    "arch", "barrel-room", "coal-hole", "drain", "east-vault", "ford", "grotto", "hatch", "ice-pit",
    "junction", "kiln", "larder",
)  # fmt: skip
PAWNS = ("ant", "bat", "cat", "dog", "eel")
VOWS = ("gold", "silence", "mischief")
BIDS = (0, 1, 2, 3)
ROLES = ("owl", "fox", "hen")


class Vow(Action, tag="vow", frozen=True, kw_only=True):
    vow: str


class Walk(Action, tag="walk", frozen=True, kw_only=True):
    who: str
    to: str
    pay: str = "step"


class Search(Action, tag="search", frozen=True, kw_only=True):
    pass


class Peek(Action, tag="peek", frozen=True, kw_only=True):
    at: int


class Ask(Action, tag="ask", frozen=True, kw_only=True):
    whom: int


class Reply(Action, tag="reply", frozen=True, kw_only=True):
    grant: bool


class Bid(Action, tag="bid", frozen=True, kw_only=True):
    amount: int


class Done(Action, tag="done", frozen=True, kw_only=True):
    pass


class Rules(msgspec.Struct, frozen=True):
    rounds: int = 2
    bidding: bool = True
    motto: str = "dark"


class State(msgspec.Struct):
    roles: list[str]
    coins: list[int]
    vows: list[str]
    bids: list[int]
    peeked: list[list[int]]
    pawns: dict[str, str]
    rounds: int
    bidding: bool
    round: int = 1
    stage: str = "vow"
    turn: Seat = 0
    steps: int = 2
    asked: Seat = -1

    @property
    def seats(self) -> int:
        return len(self.roles)


class View(msgspec.Struct, frozen=True):
    seat: Seat | None
    coins: tuple[int, ...]
    pawns: dict[str, str]
    round: int
    stage: str
    turn: Seat
    steps: int
    asked: Seat
    chosen: tuple[bool, ...]
    role: str
    vow: str
    bid: int
    known: dict[str, str]
    """Roles of others that this seat may know (all of them once the game is over)."""


class Toy(Small[State]):
    """Implements `game.api.Game`."""

    stored = State
    key = "toy"
    title = "Lanterns"
    seats = range(2, 10)
    Options: type = Rules
    Actions: Any = Vow | Walk | Search | Peek | Ask | Reply | Bid | Done
    levels: tuple[Level, ...] = ("easy", "normal")

    def deal(self, seats: int, options: Any, rng: Random) -> Outcome[State]:
        if not 1 <= options.rounds <= 9:
            raise Illegal(Message("toy-bad-rounds", {"rounds": options.rounds}), "0.1")
        if options.motto == "light":
            raise Illegal(Message("toy-bad-motto"), "0.2")
        state = State(
            roles=[rng.choice(ROLES) for _ in range(seats)],
            coins=[1] * seats,
            vows=[""] * seats,
            bids=[-1] * seats,
            peeked=[[] for _ in range(seats)],
            pawns=dict.fromkeys(PAWNS, ROOMS[0]),
            rounds=options.rounds,
            bidding=options.bidding,
        )
        secrets = [
            Event(Message("toy-you-are", {"role": Name(role)}), to=frozenset({seat}))
            for seat, role in enumerate(state.roles)
        ]
        return Outcome(state, (Event(Message("toy-dealt", {"seats": seats})), *secrets), undoable=False)

    def prompts(self, state: State) -> Sequence[Prompt]:
        if state.stage == "vow":
            return [
                Prompt(seat, Message("toy-choose-vow"), "setup", Vow(seat=seat, vow=VOWS[0]))
                for seat, vow in enumerate(state.vows)
                if not vow
            ]
        if state.stage == "bid":
            return [
                Prompt(seat, Message("toy-choose-bid"), "choice", Bid(seat=seat, amount=0))
                for seat, bid in enumerate(state.bids)
                if bid < 0
            ]
        if state.stage == "over":
            return []
        if state.asked >= 0:
            reply = Reply(seat=state.asked, grant=False)
            return [Prompt(state.asked, Message("toy-asked", {"by": Seated(state.turn)}), "answer", reply)]
        return [
            Prompt(
                state.turn, Message("toy-your-turn", {"steps": state.steps}), "turn", Done(seat=state.turn)
            )
        ]

    def legal(self, state: State, seat: Seat) -> Iterator[Action]:
        kinds = {prompt.kind for prompt in self.prompts(state) if prompt.seat == seat}
        if "setup" in kinds:
            yield from (Vow(seat=seat, vow=vow) for vow in VOWS)
        if "choice" in kinds:
            yield from (Bid(seat=seat, amount=bid) for bid in BIDS if bid <= state.coins[seat])
        if "answer" in kinds:
            yield from (Reply(seat=seat, grant=grant) for grant in (True, False))
        if "turn" in kinds:
            pays = (["step"] if state.steps else []) + (["coin"] if state.coins[seat] else [])
            for who in PAWNS:
                for to in ROOMS:
                    if to != state.pawns[who]:
                        yield from (Walk(seat=seat, who=who, to=to, pay=pay) for pay in pays)
            others = [other for other in range(len(state.roles)) if other != seat]
            if state.steps:
                yield Search(seat=seat)
                yield from (Peek(seat=seat, at=other) for other in others if other not in state.peeked[seat])
                yield from (Ask(seat=seat, whom=other) for other in others if state.coins[other])
            yield Done(seat=seat)

    def apply(self, state: State, action: Action, rng: Random) -> Outcome[State]:
        if action not in self.legal(state, action.seat):
            raise Illegal(Message("toy-not-now", {"seat": Seated(action.seat)}), "1.2")
        new = self.load(self.dump(state))
        seat, me = action.seat, Seated(action.seat)
        events: list[Event] = []
        undoable = True
        match action:
            case Vow(vow=vow):
                new.vows[seat] = vow
                events.append(Event(Message("toy-vowed", {"seat": me})))
                undoable = False
                if all(new.vows):
                    new.stage = "turn"
                    events.append(Event(Message("toy-round", {"round": 1})))
            case Bid(amount=amount):
                new.bids[seat] = amount
                events.append(Event(Message("toy-bid", {"seat": me})))
                undoable = False
                if min(new.bids) >= 0:
                    for bidder, bid in enumerate(new.bids):
                        new.coins[bidder] -= bid
                    best = max(new.bids)
                    new.coins[new.bids.index(best)] += 5
                    events.append(
                        Event(Message("toy-bids", {"best": best, "by": Seated(new.bids.index(best))}))
                    )
                    new.bids = [-1] * len(new.bids)
                    new.stage = "turn"
            case Walk(who=who, to=to, pay=pay):
                new.pawns[who] = to
                if pay == "coin":
                    new.coins[seat] -= 1
                else:
                    new.steps -= 1
                args: Arguments = {"seat": me, "who": Name(who), "to": Name(to)}
                events.append(Event(Message("toy-walked", args)))
            case Search():
                found = rng.randint(1, 6)
                new.coins[seat] += found
                new.steps -= 1
                events.append(Event(Message("toy-found", {"seat": me, "coins": found})))
                undoable = False
            case Peek(at=at):
                new.peeked[seat].append(at)
                new.steps -= 1
                events.append(Event(Message("toy-peeked", {"seat": me, "at": Seated(at)})))
                secret = Message("toy-saw", {"at": Seated(at), "role": Name(new.roles[at])})
                events.append(Event(secret, to=frozenset({seat})))
                undoable = False
            case Ask(whom=whom):
                new.asked = whom
                new.steps -= 1
                events.append(Event(Message("toy-asks", {"seat": me, "whom": Seated(whom)})))
                undoable = False
            case Reply(grant=grant):
                new.asked = -1
                if grant:
                    new.coins[seat] -= 1
                    new.coins[new.turn] += 1
                events.append(Event(Message("toy-granted" if grant else "toy-refused", {"seat": me})))
                undoable = False
            case Done():
                events += self._end_turn(new)
        return Outcome(new, tuple(events), undoable)

    def _end_turn(self, state: State) -> list[Event]:
        events = [Event(Message("toy-done", {"seat": Seated(state.turn)}))]
        state.turn = (state.turn + 1) % len(state.roles)
        state.steps = 2
        if state.turn == 0:
            events.append(Event(Message("toy-round-over", {"round": state.round}), picture=True))
            state.round += 1
            if state.round > state.rounds:
                state.stage = "over"
                for seat, role in enumerate(state.roles):
                    events.append(Event(Message("toy-was", {"seat": Seated(seat), "role": Name(role)})))
            elif state.bidding:
                state.stage = "bid"
        return events

    def view(self, state: State, seat: Seat | None) -> View:
        over = state.stage == "over"
        known = range(len(state.roles)) if over else state.peeked[seat] if seat is not None else ()
        return View(
            seat=seat,
            coins=tuple(state.coins),
            pawns=dict(state.pawns),
            round=state.round,
            stage=state.stage,
            turn=state.turn,
            steps=state.steps,
            asked=state.asked,
            chosen=tuple(bool(vow) for vow in state.vows)
            if state.stage == "vow"
            else tuple(b >= 0 for b in state.bids),
            role=state.roles[seat] if seat is not None else "",
            vow=state.vows[seat] if seat is not None else "",
            bid=state.bids[seat] if seat is not None else -1,
            known={str(other): state.roles[other] for other in known},
        )

    def result(self, state: State) -> Result | None:
        if state.stage != "over":
            return None
        scores = []
        for seat, coins in enumerate(state.coins):
            bonus = 3 if state.vows[seat] == "gold" and state.roles[seat] == "fox" else 0
            rows = ((Message("toy-score-coins"), coins), (Message("toy-score-vow"), bonus))
            scores.append(Score(seat, coins + bonus, rows))
        best = max(score.total for score in scores)
        winners = frozenset(score.seat for score in scores if score.total == best)
        return Result(winners, tuple(scores), Message("toy-rounds-played", {"rounds": state.rounds}))

    def imagine(self, state: State, seat: Seat | None, rng: Random) -> State:
        if state.stage == "over":
            return state
        other = self.load(self.dump(state))
        known = set() if seat is None else {seat, *state.peeked[seat]}
        for hidden in range(len(state.roles)):
            if hidden not in known:
                other.roles[hidden] = ROLES[(ROLES.index(other.roles[hidden]) + rng.randint(1, 2)) % 3]
            if hidden != seat:
                if state.vows[hidden]:
                    other.vows[hidden] = VOWS[(VOWS.index(other.vows[hidden]) + rng.randint(1, 2)) % 3]
                if state.bids[hidden] >= 0:
                    other.bids[hidden] = rng.choice([bid for bid in BIDS if bid <= state.coins[hidden]])
        return other

    def advise(self, view: View, legal: Sequence[Action], rng: Random, *, level: Level = "normal") -> Action:
        if level == "easy":
            return rng.choice(legal)
        # Not Done at once, or a turn of a computer would never show anything.
        busy = [action for action in legal if not isinstance(action, Done | Walk)]
        return rng.choice(busy or list(legal))
