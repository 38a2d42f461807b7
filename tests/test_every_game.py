"""What is promised of every game that is entered: what is put in by mistake or malice is refused and changes
nothing, what lies hidden shows in no refusal, and what can be undone has taught nobody anything.

What a game names by words of its own is held beside its rules: `test_bad_input.py`, `test_secrets.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NoReturn

import msgspec
import pytest

from game import GAMES
from game.api import Action, Illegal, Overt, Together, speaks
from game.own import classes
from game.trial import Moment, forged, heard, same_for, spread, table, walk

KEYS = sorted(GAMES)
TABLES = 6
"""Games of each kind in which every step that can be undone is looked at."""


@cache
def moments(key: str, number: int = 0, seats: int | None = None) -> tuple[Moment, ...]:
    """A whole game, at any table."""
    return tuple(walk(table(f"every {number}", seats, key)))


def some(key: str) -> Iterator[Moment]:
    """A few moments of a game: the first, and others until it ends."""
    found = moments(key)
    yield from (found[0], found[len(found) // 3], found[-1])


def refused(key: str, state: Any, action: Any) -> None:
    """With a rule, and nothing else has happened."""
    game = GAMES[key]
    before = game.dump(state)
    with pytest.raises(Illegal) as caught:
        game.apply(state, action, Random(0))
    assert caught.value.rule
    assert game.dump(state) == before


class Fly(Action, frozen=True, kw_only=True, tag="fly"):
    who: str = ""


@pytest.mark.parametrize("key", KEYS)
def test_what_is_no_action_of_the_game(key: str) -> None:
    for moment in some(key):
        foreign = [next(iter(classes(GAMES[other]))) for other in KEYS if other != key]
        for thing in (Fly(seat=0), None, 5, "step", {"verb": "step"}, Action(seat=0), *foreign):
            refused(key, moment.state, thing)


@pytest.mark.parametrize("key", KEYS)
def test_a_seat_that_is_not_there_and_one_that_nobody_asks(key: str) -> None:
    game = GAMES[key]
    for moment in some(key):
        asked = {prompt.seat for prompt in game.prompts(moment.state)}
        for seat in {-1, moment.state.seats, 99}:
            refused(key, moment.state, msgspec.structs.replace(moment.action, seat=seat))
            assert list(game.legal(moment.state, seat)) == []
        for seat in set(range(moment.state.seats)) - asked:
            assert list(game.legal(moment.state, seat)) == []
            refused(key, moment.state, msgspec.structs.replace(moment.action, seat=seat))


@pytest.mark.parametrize("key", KEYS)
def test_a_field_of_the_wrong_type(key: str) -> None:
    kinds = {type(moment.action): moment for moment in moments(key)}
    assert len(kinds) > 2
    for moment in kinds.values():
        for field in moment.action.__struct_fields__:
            for value in (None, 1.5, ["x"], b"x", object()):
                wrong = msgspec.structs.replace(moment.action, **{field: value})
                refused(key, moment.state, wrong)


@pytest.mark.parametrize("key", KEYS)
def test_no_word_breaks_anything(key: str) -> None:
    """Every text of every kind of action, with a word that means nothing there."""
    game = GAMES[key]
    for moment in some(key):
        for cls in classes(game):
            for word in ("mars", "*", "KITCHEN", "\x00", "🚀" * 500):
                values: dict[str, Any] = {"seat": moment.action.seat}
                for field in msgspec.structs.fields(cls):
                    if field.name != "seat":
                        values[field.name] = {int: 1, bool: True}.get(field.type, word)
                action = cls(**values)
                listed = action in set(game.legal(moment.state, action.seat))
                try:
                    game.apply(moment.state, action, Random(0))
                except Illegal:
                    assert not listed
                else:
                    assert listed


@pytest.mark.parametrize("key", KEYS)
def test_nothing_is_done_before_the_deal_or_after_the_end(key: str) -> None:
    game = GAMES[key]
    for seats in (-1, 0, game.seats[-1] + 1, 100):
        with pytest.raises(Illegal):
            game.deal(seats, game.Options(), Random(0))
    last = moments(key)[-1]
    over = last.outcome.state
    assert game.result(over) is not None
    for moment in some(key):
        refused(key, over, moment.action)
    for seat in range(over.seats):
        assert all(prompt.optional for prompt in game.prompts(over))
        assert not list(game.legal(over, seat))


@pytest.mark.parametrize("key", KEYS)
def test_a_damaged_dump_is_a_value_error_and_nothing_else(key: str) -> None:
    game, rng = GAMES[key], Random(key)
    data = game.dump(moments(key)[len(moments(key)) // 2].state)
    for share in (0.0, 0.001, 0.1, 0.5, 0.9, 0.999):
        with pytest.raises(ValueError):  # noqa: PT011  of whatever kind
            game.load(data[: int(len(data) * share)])
    for never in (b"", b"\x00", b"{}", b"not a game at all", b"\xc1" * 40, b"\x80"):
        with pytest.raises(ValueError):  # noqa: PT011
            game.load(never)
    fields = msgspec.msgpack.decode(data)
    for version in (99, 0, -3):
        with pytest.raises(ValueError, match="version"):
            game.load(msgspec.msgpack.encode({**fields, "version": version}))
    for _ in range(200):
        hurt = bytearray(data)
        hurt[rng.randrange(len(hurt))] ^= 1 << rng.randrange(8)
        try:
            assert type(game.load(bytes(hurt))) is type(moments(key)[0].state)
        except ValueError:
            continue


def reason(key: str, state: Any, action: Any) -> object:
    try:
        GAMES[key].apply(state, action, Random(1))
    except Illegal as refusal:
        return refusal.message, refusal.rule
    return None


@pytest.mark.parametrize("key", KEYS)
def test_a_refusal_says_nothing_of_what_is_hidden(key: str) -> None:
    """Whatever a seat tries is refused with the same reason in every world it may be in."""
    game, tried = GAMES[key], 0
    for moment in Random(key).sample(moments(key, 1), 8):
        rng = Random(f"{key} {moment.step}")
        for seat in {moment.action.seat, rng.randrange(moment.state.seats)}:
            other = game.imagine(moment.state, seat, rng)
            near = [msgspec.structs.replace(action, seat=seat) for action in moment.listed[:40]]
            for action in (*forged(moment.state, near, rng, 30), *spread(moment.state, near, rng)):
                mine = msgspec.structs.replace(action, seat=seat)
                assert reason(key, moment.state, mine) == reason(key, other, mine), mine
                tried += 1
    assert tried > 400


class NoChance(Random):
    """Drawing from this is an error."""

    def random(self) -> NoReturn:
        raise AssertionError("an undoable action drew chance")

    def getrandbits(self, bits: int, /) -> NoReturn:
        raise AssertionError("an undoable action drew chance")


@pytest.mark.parametrize("key", KEYS)
def test_an_undoable_action_teaches_nobody_anything(key: str) -> None:
    """It draws nothing and tells nobody alone; who did it hears and sees the same in every world."""
    game, tried = GAMES[key], 0
    for number in range(TABLES):
        for moment in moments(key, number):
            if not moment.outcome.undoable or moment.step % 3:
                continue
            tried += 1
            seat = moment.action.seat
            other = game.imagine(moment.state, seat, Random(f"undo {moment.step}"))
            outcome = game.apply(other, moment.action, NoChance(1))
            assert outcome.undoable
            assert all(event.to is None for event in outcome.events)
            same_for(moment.outcome.state, outcome.state, seat)
            assert heard(outcome.events, seat) == heard(moment.outcome.events, seat)
    assert tried > 50


@pytest.mark.parametrize("key", KEYS)
def test_an_undoable_action_asks_nobody_for_an_answer(key: str) -> None:
    """At most somebody else has the turn then; where people act side by side, whoever may act as before."""
    game, tried = GAMES[key], 0
    for moment in (moment for number in range(TABLES) for moment in moments(key, number)):
        if not moment.outcome.undoable:
            continue
        tried += 1
        before = {prompt.seat for prompt in game.prompts(moment.state)}
        beside = before if speaks(game, Together) else set()
        for prompt in game.prompts(moment.outcome.state):
            assert prompt.seat in {moment.action.seat, *beside} or prompt.kind == "turn"
    assert tried > 100


def test_all_of_this_is_tried_on_games_with_secrets_and_without() -> None:
    assert {speaks(GAMES[key], Overt) for key in KEYS} == {False, True}
