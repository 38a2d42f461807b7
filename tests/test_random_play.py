"""Random games from the deal to the last point, at every table, with everything checked after every step."""

from __future__ import annotations

import os
import subprocess
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from game import GAMES, soak, trial
from game.api import Action
from game.judge import judge
from game.own import about
from game.stationfall.check import Broken, check
from game.stationfall.lesson import TUTORIAL
from game.stationfall.questions import Question
from game.stationfall.state import Kompromat, Marker, Options, State, copy
from game.stationfall.trial import tables
from game.trial import GAME, MANNERS, Fault, Table, chance, deal, pick, table, walk
from tests.toy import TOY
from tests.toy.crew import CREW


@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("seats", GAME.seats)
def test_games_at_every_table(seats: int, manner: str) -> None:
    """No exception, no dead end, invariants, stored and replayed byte by byte."""
    it = replace(table(f"random play {seats} {manner}", seats), manner=manner)
    verdict = judge(it, samples=0)
    assert not verdict.fault, f"{it} at step {verdict.steps} ({verdict.where}): {verdict.fault}"
    assert verdict.ending


@pytest.mark.parametrize("seats", [seats for seats in GAME.seats if seats >= 4 and seats % 2 == 0])
def test_teams(seats: int) -> None:
    verdict = judge(Table("teams", seats, Options(teams=True), "curious"), samples=4)
    assert not verdict.fault, f"{verdict.table} at step {verdict.steps}: {verdict.fault}"


def test_every_game_is_put_to_the_test(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is entered in GAMES, with what it says of itself beside its rules."""
    monkeypatch.setitem(GAMES, TOY.key, TOY)
    for number in range(10):
        it = table(f"lanterns {number}", game=TOY.key)
        verdict = judge(it)
        assert not verdict.fault, f"{it} at step {verdict.steps} ({verdict.where}): {verdict.fault}"
        assert verdict.ending == "rounds"
        assert verdict.worlds
        assert verdict.forged
    monkeypatch.setitem(GAMES, CREW.key, CREW)
    endings = set()
    for number in range(10):
        it = table(f"boat {number}", game=CREW.key)
        verdict = judge(it)
        assert not verdict.fault, f"{it} at step {verdict.steps} ({verdict.where}): {verdict.fault}"
        endings.add(verdict.ending)
    assert endings == {"afloat", "sunk"}
    monkeypatch.setattr(CREW, "stretch", lambda state: str(state.fears))
    assert "in which stretch" in judge(table("boat 0", game=CREW.key)).fault
    monkeypatch.setattr(TOY, "legal", lambda state, seat: iter(()))
    assert "not legal" in judge(table("lanterns", game=TOY.key)).fault


def test_the_tutorial_cast() -> None:
    it = Table("tutorial", 4, Options(cast="tutorial"), "errands")
    verdict = judge(it, samples=2)
    assert not verdict.fault, f"{it} at step {verdict.steps}: {verdict.fault}"
    assert deal(it).state.cast == TUTORIAL


@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(data=st.data(), seats=st.sampled_from(GAME.seats), seed=st.integers(0, 2**32))
def test_any_choice_at_any_table(data: st.DataObject, seats: int, seed: int) -> None:
    """Steps chosen one by one, so that a failure shrinks to the few that matter."""
    options = tables(seats, Random(seed))
    state = GAME.deal(seats, options, Random(seed)).state
    for step in range(data.draw(st.integers(0, 60))):
        trial.sound(state)
        asked = GAME.prompts(state)
        if not asked:
            return
        seat = data.draw(st.sampled_from([prompt.seat for prompt in asked]))
        listed = list(GAME.legal(state, seat))
        action = listed[data.draw(st.integers(0, len(listed) - 1))]
        before = GAME.dump(state)
        after = GAME.apply(state, action, Random(f"{seed}:{step}")).state
        assert GAME.dump(state) == before
        state = after
        trial.stored(state)


def test_the_defaults_end_every_game() -> None:
    """A table that has gone to bed still comes to an end, each answer being the prompt's own."""
    for seats in GAME.seats:
        state = GAME.deal(seats, Options(), Random(f"asleep {seats}")).state
        steps = 0
        while prompts := GAME.prompts(state):
            default = prompts[0].default
            assert default is not None
            state = GAME.apply(state, default, Random(steps)).state
            steps += 1
            assert steps < 1000
        assert GAME.result(state) is not None


def test_the_same_chance_gives_the_same_game() -> None:
    it = table("twice")
    first = [(moment.action, GAME.dump(moment.outcome.state)) for moment in walk(it)]
    assert first == [(moment.action, GAME.dump(moment.outcome.state)) for moment in walk(it)]


# ---------------------------------------------------------------------- the trial itself finds what is wrong


def middle(seed: str = "middle", step: int = 40) -> State:
    """A state well into a game."""
    state: State = next(
        m for m in walk(Table(seed, 4, Options(cast="tutorial"), "eager")) if m.step == step
    ).state
    return state


def _cube(state: State) -> None:
    state.conspiracies[0] = replace(state.conspiracies[0], pool=state.conspiracies[0].pool + 1)


def _disc(state: State) -> None:
    state.conspiracies[0] = replace(state.conspiracies[0], disc="medical")
    state.cards = {key: replace(card, discs=()) for key, card in state.cards.items()}


def _markers(state: State) -> None:
    state.markers += tuple(Marker(0, "overload", section=key, placed=9) for key in list(state.places)[:4])


def _antimatter(state: State) -> None:
    state.places["bridge"] = replace(state.places["bridge"], floor=("antimatter", "antimatter"))


def _lost(state: State) -> None:
    state.released = False
    for key, place in state.places.items():
        state.places[key] = replace(place, floor=(), goo=False)
    for key, pawn in state.pawns.items():
        state.pawns[key] = replace(pawn, items=(), annihilated=False)


def _two_places(state: State) -> None:
    state.kompromat["medical"] = Kompromat(at="bridge", hand=1)


def _no_token(state: State) -> None:
    del state.kompromat["medical"]


def _data(state: State) -> None:
    state.pawns["medical"] = replace(state.pawns["medical"], data=("evidence", "evidence"))


def _slots(state: State) -> None:
    state.pawns["medical"] = replace(state.pawns["medical"], items=("helmet",) * 3)


def _nowhere(state: State) -> None:
    state.pawns["medical"] = replace(state.pawns["medical"], at="mars")


def _ghost(state: State) -> None:
    state.pawns["medical"] = replace(
        state.pawns["medical"], annihilated=True, down=False, items=("helmet",), data=(), integral=()
    )


def _burning(state: State) -> None:
    key = "counselor"
    state.pawns[key] = replace(
        state.pawns[key], at="kitchen", down=False, annihilated=False, items=(), contaminated=False
    )
    state.places["kitchen"] = replace(state.places["kitchen"], hazard="fire")


def _crowd(state: State) -> None:
    for key, pawn in state.pawns.items():
        state.pawns[key] = replace(pawn, at="medevac_pod", annihilated=False)


def _gone(state: State) -> None:
    state.places["bridge"] = replace(state.places["bridge"], away=True)


def _lock(state: State) -> None:
    state.locks += ("kitchen--bridge",)


class Dance(Question, frozen=True, tag="dance"):
    """What nobody has entered."""


def _task(state: State) -> None:
    state.todo = (Dance(0),)


def _acting(state: State) -> None:
    state.turn = replace(state.turn, step="acting", pawn="nobody")


def _identity(state: State) -> None:
    state.conspiracies[0] = replace(state.conspiracies[0], identity=state.conspiracies[1].identity)


def _owner(state: State) -> None:
    card = next(key for key, it in state.cards.items() if not it.owners)
    state.cards[card] = replace(state.cards[card], owners=(0,))


def _ended(state: State) -> None:
    state.ending = "time"


def _powerless(state: State) -> None:
    state.cameras = True
    from game.stationfall.station import board as station

    for key in station(state).power[:1]:
        state.places[key] = replace(state.places[key], damaged=True)


def _bribe(state: State) -> None:
    for colour, it in enumerate(state.conspiracies):
        state.conspiracies[colour] = replace(it, bribe=not it.bribe)


SPOILERS: tuple[Callable[[State], None], ...] = (
    _cube, _disc, _markers, _antimatter, _lost, _two_places, _no_token, _data, _slots, _nowhere, _ghost,
    _burning, _crowd, _gone, _lock, _task, _acting, _identity, _owner, _ended, _powerless, _bribe,
)  # fmt: skip


@pytest.mark.parametrize("spoil", SPOILERS)
def test_the_check_misses_nothing(spoil: Callable[[State], None]) -> None:
    state = copy(middle())
    check(state)
    spoil(state)
    with pytest.raises(Broken):
        check(state)


def test_a_double_in_the_list_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = GAME.legal

    def twice(state: Any, seat: int) -> Any:
        for action in honest(state, seat):
            yield action
            yield action

    monkeypatch.setattr(GAME, "legal", twice)
    with pytest.raises(Fault, match="listed twice"):
        trial.sound(middle())


def test_an_action_that_changes_its_state_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(state: Any, action: Action, rng: Random) -> Any:
        state.minute += 1
        return honest(state, action, rng)

    honest = GAME.apply
    monkeypatch.setattr(GAME, "apply", careless)
    assert "changed its state" in judge(Table("careless", 3, Options()), samples=0).fault


def test_hidden_chance_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = GAME.apply
    ours = Random(1)

    def lucky(state: Any, action: Action, rng: Random) -> Any:
        outcome = honest(state, action, rng)
        outcome.state.tally = {"luck": ours.randrange(1000)}
        return outcome

    monkeypatch.setattr(GAME, "apply", lucky)
    assert "replay differs" in judge(Table("lucky", 3, Options()), samples=0).fault


def test_every_manner_picks_from_the_list() -> None:
    listed = tuple(GAME.legal(middle(), GAME.prompts(middle())[0].seat))
    rng = Random(5)
    for manner in MANNERS:
        assert {pick(listed, manner, Counter(), rng) for _ in range(50)} <= set(listed)


def test_a_list_stands_in_the_same_order_in_every_process() -> None:
    """Whoever draws from it by number must draw the same everywhere: no set may decide about the order."""
    walked = (
        "from hashlib import sha256; from game.trial import table, walk;"
        "lists = [m.listed for n in (2, 5, 9) for m in walk(table(f'order {n}', n))];"
        "print(sha256(repr(lists).encode()).hexdigest())"
    )
    found = {
        subprocess.run(
            [sys.executable, "-c", walked],
            env={**os.environ, "PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
        ).stdout
        for seed in ("0", "1", "2")
    }
    assert len(found) == 1


def test_chance_is_drawn_from_the_seed_and_the_step() -> None:
    assert chance("a", 1).random() == chance("a", 1).random() != chance("a", 2).random()


def test_a_loaded_game_goes_on_exactly_as_the_stored_one() -> None:
    """Lists, stories and all in the same order, so that a restart shows nowhere."""
    for number in range(12):
        for moment in walk(table(f"loaded {number}")):
            if moment.step % 10:
                continue
            loaded = GAME.load(GAME.dump(moment.state))
            assert tuple(GAME.legal(loaded, moment.action.seat)) == moment.listed
            assert GAME.prompts(loaded) == GAME.prompts(moment.state)
            again = GAME.apply(loaded, moment.action, chance(moment.table.seed, moment.step))
            assert again.events == moment.outcome.events


def test_open_hands_that_find_two_kompromat_are_told_apart_by_where_those_lay() -> None:
    """Which of two came from where is as public as that they came: two such worlds are not compared."""
    before = GAME.deal(1, Options(lindsey=True), Random("open hands")).state
    one, other = [key for key, token in before.kompromat.items() if token.at and not token.shown][:2]
    swapped = copy(before)
    swapped.kompromat[one], swapped.kompromat[other] = before.kompromat[other], before.kompromat[one]
    after = copy(before)
    after.kompromat |= dict.fromkeys((one, other), Kompromat(hand=1, shown=True))
    assert before.lesson
    assert about(before).disclosed(before, after) != about(before).disclosed(swapped, after)


def test_a_game_that_is_tried_alone_and_holds_is_blamed_for_nothing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert soak.run(Namespace(game="perigee", only="holds", samples=1)) == 0
    assert "FAULT" not in capsys.readouterr().out
