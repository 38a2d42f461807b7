"""For any reachable state `apply` accepts exactly what `legal` lists."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from game.api import Action, Illegal
from game.own import classes
from game.stationfall.actions.basic.force import Sabotage
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.things import PickUp
from game.stationfall.state import Options
from game.trial import (
    GAME,
    MANNERS,
    Fault,
    Moment,
    Table,
    complete,
    forged,
    spread,
    table,
    walk,
)
from tests import speech


def moments(seats: int, every: int) -> Iterator[tuple[Moment, Random]]:
    """Some moments of some games at a table of this size, whoever plays them."""
    for manner in MANNERS:
        it = replace(table(f"complete {seats} {manner}", seats), manner=manner)
        rng = Random(it.seed)
        for moment in walk(it):
            if moment.step % every == rng.randrange(every) or moment.state.todo:
                yield moment, rng


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_listed_is_accepted_and_nothing_else(seats: int) -> None:
    tried = 0
    # Who plays alone has bots, who play on after much of what is accepted.
    # After much of what somebody alone does, bots have their turns: those moments are dear.
    for moment, rng in moments(seats, 12 if seats > 1 else 18):
        tried += complete(moment.state, moment.listed, iter(moment.listed))
        tried += complete(moment.state, moment.listed, forged(moment.state, moment.listed, rng, 80))
        tried += complete(moment.state, moment.listed, spread(moment.state, moment.listed, rng))
    assert tried > 5000


def test_every_kind_of_action_is_forged() -> None:
    """The forger leaves nothing out, and much of what it makes gets as far as the rules of its verb."""
    moment = next(m for m in walk(Table("forge", 4, Options(), "eager")) if m.state.turn.step == "acting")
    made = list(forged(moment.state, moment.listed, Random(1), 4000))
    assert {type(action) for action in made} == set(classes(GAME))
    rules = set()
    for action in made:
        try:
            GAME.apply(moment.state, action, Random(1))
        except Illegal as refusal:
            rules.add(refusal.rule)
    assert len(rules) > 20


def test_the_end_accepts_nothing() -> None:
    *_, last = walk(table("the end", 3))
    for action in forged(last.outcome.state, last.listed, Random(2), 500):
        with pytest.raises(Illegal):
            GAME.apply(last.outcome.state, action, Random(0))


def acting(cls: type[Action]) -> Moment:
    """A moment in which this verb is listed."""
    for number in range(50):
        for moment in walk(Table(f"acting {number}", 4, Options(cast="tutorial"), "curious")):
            if any(type(action) is cls for action in moment.listed):
                return moment
    raise LookupError(cls)


def test_a_rule_that_lets_too_much_pass_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = acting(Step)
    monkeypatch.setattr(Sabotage, "refusal", lambda self, state, pawn: None)
    monkeypatch.setattr(Sabotage, "options", classmethod(lambda cls, state, pawn, seat: iter(())))
    monkeypatch.setattr(Sabotage, "perform", lambda self, play: None)
    with pytest.raises(Fault, match="accepted and not listed"):
        complete(moment.state, moment.listed, forged(moment.state, moment.listed, Random(3), 5000))


def test_a_list_that_forgets_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = acting(PickUp)
    monkeypatch.setattr(PickUp, "options", classmethod(lambda cls, state, pawn, seat: iter(())))
    with pytest.raises(Fault, match="accepted and not listed"):
        complete(moment.state, moment.listed, iter(moment.listed))


def test_a_list_that_promises_too_much_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = acting(Step)
    honest = GAME.legal

    def generous(state: Any, seat: int) -> Iterator[Action]:
        yield from honest(state, seat)
        yield Step(seat=seat, who="medical", to="mars")

    monkeypatch.setattr(GAME, "legal", generous)
    listed = tuple(GAME.legal(moment.state, moment.action.seat))
    with pytest.raises(Fault, match="listed and refused"):
        complete(moment.state, listed, iter(listed))


def test_refusals_name_a_rule_and_leave_the_state_alone() -> None:
    """Every refusal that forged actions meet carries a sentence and a paragraph."""
    refusals: list[Illegal] = []
    for moment, rng in moments(5, 20):
        before = GAME.dump(moment.state)
        for action in forged(moment.state, moment.listed, rng, 60):
            try:
                GAME.apply(moment.state, action, Random(0))
            except Illegal as refusal:
                refusals.append(refusal)
        assert GAME.dump(moment.state) == before
    assert all(refusal.message.key.startswith("no-") for refusal in refusals)
    assert all(speech.has("rule-" + refusal.rule.replace(".", "-")) for refusal in refusals)
    assert len({refusal.message.key for refusal in refusals}) > 30
