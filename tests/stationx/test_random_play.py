"""Random games, in which every promise of the interface is put to the test."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from game.api import Action
from game.judge import judge
from game.stationx.actions import Attack, End, Keep, Move
from game.stationx.check import Broken, check
from game.stationx.game import STATIONX
from game.stationx.grid import CELLS
from game.stationx.state import Options, State, Teleporter, Tile, copy
from game.trial import Table, chance, deal, table, walk
from tests.offered import offered
from tests.stationx.scene import BLUE, GREEN, RED, after, outcome, station_f


@pytest.mark.parametrize("number", range(6))
def test_every_promise_holds_in_a_random_game(number: int) -> None:
    verdict = judge(table(f"stationx {number}", game=STATIONX.key), samples=1)
    assert not verdict.fault, (verdict.where, verdict.fault)
    assert verdict.ending
    assert verdict.forged > 200


@pytest.mark.parametrize("seats", STATIONX.seats)
def test_what_belongs_together_is_legal_step_by_step(seats: int) -> None:
    it = Table(f"ways {seats}", seats, Options(start_energy=20, rounds=8), "errands", STATIONX.key)
    groups = set()
    for moment in walk(it):
        if moment.step % 5:
            continue
        ways = offered(STATIONX, moment.state, moment.action.seat)
        assert len({way.actions for way in ways}) == len(ways)
        for way in ways:
            groups.add((way.group, len(way.actions)))
            state = moment.state
            for number, action in enumerate(way.actions, 1):
                assert action in list(STATIONX.legal(state, action.seat))
                found = STATIONX.apply(state, action, Random(0))
                assert found.undoable or number == len(way.actions)
                state = found.state
    assert groups >= {("here", 1), ("where", 1)}


def test_attacks_are_offered_with_both_sums_at_once_or_after_a_move() -> None:
    state = station_f("red-c M13", "red-t1 K11", "blue-t1 N13", "blue-c T18", "green-c E13")
    found = {
        way.actions: way.detail.args["attack"]
        for way in offered(STATIONX, state, RED)
        if way.group == "whom" and way.detail is not None
    }
    hit = Attack(seat=RED, unit="red-c", target="N13")
    nearer = Move(seat=RED, unit="red-t1", to="M12")
    assert found == {(hit,): 2, (nearer, Attack(seat=RED, unit="red-t1", target="N13")): 3}


@pytest.mark.parametrize("seats", STATIONX.seats)
def test_computer_players_come_to_an_end(seats: int) -> None:
    state = STATIONX.deal(seats, Options(rounds=15), Random(seats)).state
    step = 0
    while prompts := STATIONX.prompts(state):
        (prompt,) = prompts
        legal = list(STATIONX.legal(state, prompt.seat))
        action = STATIONX.advise(STATIONX.view(state, prompt.seat), legal, Random(step))
        assert action in legal
        state = STATIONX.apply(state, action, chance("advised", step)).state
        step += 1
    check(state)
    assert STATIONX.result(state) is not None


def test_the_defaults_end_every_game() -> None:
    for seats in STATIONX.seats:
        state = STATIONX.deal(seats, Options(rounds=5), Random(seats)).state
        while prompts := STATIONX.prompts(state):
            default = prompts[0].default
            assert default is not None
            state = STATIONX.apply(state, default, Random(0)).state
        assert state.ending == "length"


def test_chance_decides_who_begins() -> None:
    orders = {STATIONX.deal(4, Options(), Random(seed)).state.order for seed in range(60)}
    assert len(orders) > 15
    assert all(sorted(order) == [0, 1, 2, 3] for order in orders)


# ---------------------------------------------------------------------- what can be taken back


def test_all_can_be_taken_back_but_a_draw_and_somebody_elses_choice() -> None:
    """Undone and done again, everything is as it was: nothing but a draw depends on chance."""
    for number in range(3):
        it = table(f"undo {number}", game=STATIONX.key)
        for moment in walk(it):
            again = STATIONX.apply(moment.state, moment.action, Random(f"other chance {moment.step}"))
            if moment.outcome.undoable:
                assert again.state == moment.outcome.state, moment.action
            else:
                keys = {event.message.key for event in moment.outcome.events}
                asked = {task.seat for task in moment.outcome.state.todo} - {moment.action.seat}
                assert "drawn" in keys or asked, moment.action


def test_a_move_into_a_supply_room_is_final() -> None:
    state = station_f("red-c M3", "blue-c T18", "green-c E13")
    assert not outcome(state, Move(seat=RED, unit="red-c", to="M2")).undoable
    assert outcome(state, Move(seat=RED, unit="red-c", to="M4")).undoable
    assert outcome(state, End(seat=RED)).undoable


# ---------------------------------------------------------------------- the check itself finds what is wrong

MIDDLE = ("red-c T13", "red-t1 M13", "blue-c T18", "blue-d1 M14", "green-c E13")


def _unit(state: State, key: str, **changes: Any) -> None:
    state.units[key] = replace(state.units[key], **changes)


def _two_bodies(state: State) -> None:
    _unit(state, "red-t1", cell=state.units["blue-d1"].cell)


def _in_the_void(state: State) -> None:
    _unit(state, "red-t1", cell=CELLS["A1"])


def _supplied(state: State) -> None:
    _unit(state, "red-t1", cell=CELLS["M1"])


def _foreign(state: State) -> None:
    _unit(state, "red-t1", seat=BLUE)


def _unordered(state: State) -> None:
    state.units = dict(reversed(state.units.items()))


def _choking(state: State) -> None:
    state.tiles = (*state.tiles, Tile("short_hall", GREEN, CELLS["M16"]))
    _unit(state, "red-t1", cell=CELLS["M16"])
    _unit(state, "red-c", cell=CELLS["N16"])


def _richer(state: State) -> None:
    state.players[RED] = replace(state.players[RED], energy=5)


def _card_lost(state: State) -> None:
    state.deck = state.deck[1:]


def _two_holders(state: State) -> None:
    state.teleporters = (*state.teleporters, Teleporter(GREEN, CELLS["E14"], RED))


def _elsewhere(state: State) -> None:
    state.teleporters = (Teleporter(RED, CELLS["M13"], RED), *state.teleporters[1:])


def _too_clever(state: State) -> None:
    state.players[RED] = replace(state.players[RED], nodes=("troop_jump",))


def _dead_and_homeless(state: State) -> None:
    del state.units["blue-c"]
    state.teleporters = tuple(replace(it, holder=RED) if it.home == BLUE else it for it in state.teleporters)


def _apart(state: State) -> None:
    state.tiles = (*state.tiles, Tile("small_room", GREEN, CELLS["A1"]))


def _over_another(state: State) -> None:
    state.tiles = (*state.tiles, Tile("small_room", GREEN, CELLS["K15"]))


def _ended(state: State) -> None:
    state.ending = "last"


SPOILERS: tuple[Callable[[State], None], ...] = (
    _two_bodies, _in_the_void, _supplied, _foreign, _unordered, _choking, _richer, _card_lost, _two_holders,
    _elsewhere, _too_clever, _dead_and_homeless, _apart, _over_another, _ended,
)  # fmt: skip


@pytest.mark.parametrize("spoil", SPOILERS)
def test_the_check_misses_nothing(spoil: Callable[[State], None]) -> None:
    state = copy(station_f(*MIDDLE))
    check(state)
    spoil(state)
    with pytest.raises(Broken):
        check(state)


# ---------------------------------------------------------------------- stored and replayed


def test_a_journal_gives_the_same_bytes_again() -> None:
    it = table("journal", game=STATIONX.key)
    journal: list[Action] = []
    state = deal(it).state
    for moment in walk(it):
        journal.append(moment.action)
        state = moment.outcome.state
    again = deal(it).state
    for step, action in enumerate(journal, 1):
        again = STATIONX.apply(STATIONX.load(STATIONX.dump(again)), action, chance(it.seed, step)).state
    assert STATIONX.dump(again) == STATIONX.dump(state)


def test_what_is_pending_survives_a_restart() -> None:
    state = station_f("red-t1 M13", "red-t2 M12", "blue-t1 N13", "blue-t2 N12", "red-c T13", "blue-c T18")
    state = after(state, Attack(seat=RED, unit="red-t1", target="N13"))
    back = STATIONX.load(STATIONX.dump(state))
    assert back == state
    assert list(STATIONX.legal(back, RED)) == [Keep(seat=RED, unit="red-t1"), Keep(seat=RED, unit="red-t2")]
