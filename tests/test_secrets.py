"""No seat can tell a game from one it imagines: same view, same actions, same prompts, same news."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from game.api import Event, Message, Outcome
from game.stationfall.cards import PROJECTS
from game.stationfall.check import check, hidden
from game.stationfall.play import name
from game.stationfall.state import Options, State, copy
from game.trial import (
    GAME,
    Fault,
    Moment,
    Table,
    changed,
    deal,
    onward,
    parallel,
    same_for,
    secret,
    table,
    verb,
    walk,
)

GAMES_EACH = 20
"""At every number of players; each is looked at from every seat and from outside."""


def moments(seats: int, share: float) -> Iterator[tuple[Moment, Random]]:
    for number in range(GAMES_EACH):
        it = table(f"secrets {seats} {number}", seats)
        rng = Random(it.seed)
        for moment in walk(it):
            if rng.random() < share or moment.state.phase == "setup":
                yield moment, rng


def eyes(seats: int) -> tuple[int | None, ...]:
    return (None, *range(seats))


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_seat_can_tell_the_worlds_apart(seats: int) -> None:
    turned: Counter[str] = Counter()
    kept: Counter[str] = Counter()
    both = 0
    for moment, rng in moments(seats, 0.01):
        other = moment.state
        for seat in eyes(seats):
            other = secret(moment.state, seat, rng)
            for kind, new in changed(moment.state, other, seat):
                kept[kind] += 1
                turned[kind] += new
            both += parallel(moment.state, other, seat, moment.action, rng)
        onward(other, rng, 8)
    assert both > 20
    # What is hidden is really dealt anew: of two cards a shuffle keeps the order every second time.
    for kind in ("identities", "bonus characters", "face-down kompromat", "re-entry"):
        assert kept[kind] > 20, kind
        assert turned[kind] > kept[kind] / 4, kind


@pytest.mark.skipif(len(PROJECTS) < 2, reason="with a single card there is nothing to guess")
def test_project_x_is_dealt_anew() -> None:
    state = GAME.deal(4, Options(), Random(1)).state
    seen = {GAME.imagine(state, 0, Random(number)).projectx for number in range(200)}
    assert seen == set(PROJECTS)
    state.players[0] = replace(state.players[0], knows_x=True)
    assert {GAME.imagine(state, 0, Random(number)).projectx for number in range(50)} == {state.projectx}


def held(seed: str) -> State:
    """A state in which somebody holds Kompromat that nobody has seen, and more lies on the station."""
    for number in range(50):
        for moment in walk(Table(f"{seed} {number}", 4, Options(), "eager")):
            tokens = moment.state.kompromat.values()
            if moment.state.phase == "turn" and any(it.hand >= 0 and not it.shown for it in tokens):
                state: State = moment.state
                return state
    raise LookupError(seed)


def test_everything_hidden_takes_every_shape_in_the_end() -> None:
    """From outside, each face-down identity may be any card that is not shown, and likewise each token."""
    state = held("every shape")
    worlds = [GAME.imagine(state, None, Random(number)) for number in range(1500)]
    spots = {token.at for token in state.kompromat.values() if token.at}
    unseen = {card for card, token in state.kompromat.items() if not token.shown and not token.spent}
    for spot in spots:
        assert {card for it in worlds for card, token in it.kompromat.items() if token.at == spot} == unseen
    hands = [{card for card, token in it.kompromat.items() if token.hand >= 0} for it in worlds]
    assert set().union(*hands) >= unseen
    for colour, conspiracy in enumerate(state.conspiracies):
        faces = {it.conspiracies[colour].identity for it in worlds}
        assert len(faces) == 1 if conspiracy.revealed else len(faces) > 8
    assert {it.reentry for it in worlds} == {True, False}


def test_the_fireball_keeps_its_odds() -> None:
    """2.2.11: two of three tokens show it, and a seat knows no better."""
    state = GAME.deal(3, Options(), Random(1)).state
    burning = sum(GAME.imagine(state, 1, Random(number)).reentry for number in range(3000))
    assert 1900 < burning < 2100


def test_the_order_of_play_says_nothing_before_a_reveal() -> None:
    """Whoever chooses an identity, in whatever order and however fast, the table hears the same."""
    state = deal(Table("order", 5, Options())).state
    for seat in range(5):
        told = set()
        for action in GAME.legal(state, seat):
            events = GAME.apply(state, action, Random(1)).events
            told.add(
                tuple((event.message.key, str(event.message.args)) for event in events if event.to is None)
            )
        assert len(told) == 1


def test_what_only_some_may_know_is_told_to_nobody_else() -> None:
    """The dealt cards, the chosen ones and a picked-up token reach only the seats named."""
    outcome = deal(Table("only", 4, Options()))
    for event in outcome.events:
        if event.message.key == "identity-dealt":
            assert event.to is not None
            assert len(event.to) == 1
    dealt = {event.message.args["card"] for event in outcome.events if event.to == frozenset({2})}
    assert dealt == {name(card) for card in outcome.state.players[2].dealt}


# ---------------------------------------------------------------------- the trial itself finds a leak


def leaky(monkeypatch: pytest.MonkeyPatch, field: str, leak: Any) -> None:
    honest = GAME.view

    def view(state: State, seat: int | None) -> Any:
        return replace(honest(state, seat), **{field: leak(state)})

    monkeypatch.setattr(GAME, "view", view)


def _looks(state: State) -> None:
    for number in range(30):
        secret(state, 0, Random(number))


@pytest.mark.parametrize(
    ("field", "leak"),
    [
        ("ending", lambda state: " ".join(it.identity for it in state.conspiracies)),
        ("reentry", lambda state: state.reentry),
        ("gone", lambda state: tuple(card for card, it in state.kompromat.items() if it.at)[:1]),
        ("tally", lambda state: {str(it.bonus): 1 for it in state.players[2:]}),
    ],
)
def test_a_leak_in_the_view_is_found(monkeypatch: pytest.MonkeyPatch, field: str, leak: Any) -> None:
    state = held("leak")
    leaky(monkeypatch, field, leak)
    with pytest.raises(Fault, match=rf"the view of seat .* differs in \['{field}'\]"):
        _looks(state)


def test_a_leak_in_the_order_of_the_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    state = held("order of things")
    leaky(
        monkeypatch,
        "tally",
        lambda state: dict.fromkeys(sorted(["a", "b"], reverse=bool(state.reentry)), 1),
    )
    with pytest.raises(Fault, match="the order of something"):
        _looks(state)


def test_a_talkative_event_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = GAME.apply

    def talkative(state: State, action: Any, rng: Random) -> Outcome[State]:
        outcome = honest(state, action, rng)
        hint = Event(Message("hint", {"card": state.conspiracies[1].identity}))
        return replace(outcome, events=(*outcome.events, hint))

    monkeypatch.setattr(GAME, "apply", talkative)
    moment = next(m for m in walk(Table("talk", 5, Options(), "any")) if verb(m.action) == "influence")
    with pytest.raises(Fault, match="hears different things"):
        _hears(moment)


def _hears(moment: Moment) -> None:
    for number in range(30):
        for seat in eyes(5):
            other = GAME.imagine(moment.state, seat, Random(number))
            parallel(moment.state, other, seat, moment.action, Random(number))


def test_an_imagination_that_changes_nothing_is_found() -> None:
    state = held("no imagination")
    assert dict(hidden(state, 0))
    assert not any(new for _, new in changed(state, copy(state), 0))
    check(state)
    same_for(state, copy(state), 0)
