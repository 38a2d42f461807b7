"""Where people act side by side: nothing is staged, nobody outdates anybody's panel, a step is taken back."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from bot.archive import BadArchive, bring, export
from bot.computers import LONGEST_ASIDE
from bot.referee import Answer
from bot.refusal import Refused, Stale
from bot.store import Entry, Motion
from bot.stretch import said_in
from bot.table import Table
from game.api import Action, Illegal
from tests.bot.house import CHANNEL, Boat
from tests.toy.crew import CREW
from tests.toy.crew.rules import ROOM, Done, Join, Place, Pledge, Reopen, Roll, State, Wave


@pytest.fixture
async def boat(tmp_path: Path) -> AsyncIterator[Boat]:
    boat = Boat(tmp_path / "games.sqlite3")
    await boat.open()
    yield boat
    await boat.store.close()


def a_die(table: Table, seat: int, job: str) -> Place:
    state: State = table.state
    return Place(seat=seat, die=state.dice[seat][0], job=job)


async def test_what_is_done_is_seen_by_all_at_once_and_nothing_is_staged(boat: Boat) -> None:
    table = await boat.working()
    entries = table.row.entries
    for seat, job in ((0, "pump"), (2, "sail"), (0, "hull")):
        table = await boat.do(table, a_die(table, seat, job))
    assert table.row.entries == entries + 3
    assert all(not table.staged(seat).actions for seat in range(3))
    assert [len(placed) for placed in table.view(None).jobs.values()] == [1, 1, 1]
    await boat.proven(table)


async def test_what_others_do_outdates_nobodys_panel_but_ones_own_step_does(boat: Boat) -> None:
    table = await boat.working()
    stamp = table.stamp(1)
    mine = a_die(table, 1, "hull")
    table = await boat.do(table, a_die(table, 0, "pump"), Roll(seat=2), Done(seat=2))
    assert table.stamp(1) == stamp
    await boat.act(table, mine, stamp=stamp)
    with pytest.raises(Stale):
        await boat.act(table, Done(seat=1), stamp=stamp)
    assert (await boat.look(table)).state.jobs["hull"] == [mine.die]


async def test_what_is_possible_no_more_is_refused_by_the_rules_and_nothing_changes(boat: Boat) -> None:
    table = await boat.working()
    stamp, late = table.stamp(1), a_die(table, 1, "pump")
    for seat in (0, 0, 2, 2):
        table = await boat.do(table, a_die(table, seat, "pump"))
    before = CREW.dump(table.state)
    with pytest.raises(Illegal):
        await boat.act(table, late, stamp=stamp)
    assert CREW.dump((await boat.look(table)).state) == before
    assert (await boat.look(table)).stamp(1) == stamp


async def test_the_acts_of_a_stretch_are_one_row_of_the_outbox(boat: Boat) -> None:
    table = await boat.working()
    first = await boat.waiting("stretch")
    table = await boat.do(
        table, a_die(table, 0, "pump"), a_die(table, 1, "sail"), Done(seat=2), Reopen(seat=2)
    )
    assert await boat.waiting("stretch") == first, "one for the pledges, one for the work"
    assert len(first) == 2
    assert not [row for row in await boat.said("story") if "crew-placed" in row]


async def test_ones_last_step_is_taken_back_and_what_others_did_since_stays(boat: Boat) -> None:
    table = await boat.working()
    mine, other, third = a_die(table, 0, "pump"), a_die(table, 1, "sail"), a_die(table, 2, "pump")
    start = table.row.entries
    table = await boat.do(table, mine, other, third)
    stamps = [table.stamp(seat) for seat in range(3)]
    table = await boat.back(table, 0)
    assert table.state.jobs == {"pump": [third.die], "sail": [other.die], "hull": []}
    assert table.row.entries == start + 2
    assert [table.stamp(seat) == stamps[seat] for seat in range(3)] == [False, True, True]
    table = await boat.proven(table)
    # What is left can be taken back in its turn, and then there is nothing.
    table = await boat.back(table, 2)
    table = await boat.back(table, 1)
    assert table.row.entries == start
    await boat.proven(table)
    for seat in range(3):
        with pytest.raises(Refused, match="bot-no-step"):
            await boat.back(table, seat)


async def test_step_by_step_but_not_all_at_once(boat: Boat) -> None:
    table = await boat.working()
    table = await boat.do(table, a_die(table, 0, "pump"))
    table = await boat.do(table, a_die(table, 0, "sail"))
    with pytest.raises(Refused, match="bot-step-single"):
        await boat.back(table, 0, everything=True)
    table = await boat.back(table, 0)
    table = await boat.back(table, 0)
    assert not any(table.state.jobs.values())


async def test_where_chance_was_drawn_nothing_is_taken_back_across_it(boat: Boat) -> None:
    table = await boat.working()
    table = await boat.do(table, a_die(table, 0, "pump"), Roll(seat=1))
    assert table.last_step(0) is None
    with pytest.raises(Refused, match="bot-step-since"):
        await boat.back(table, 0)
    with pytest.raises(Refused, match="bot-step-final"):
        await boat.back(table, 1)
    # What was done after it can be.
    table = await boat.do(table, a_die(table, 1, "sail"))
    assert table.last_step(1) is not None
    table = await boat.back(table, 1)
    assert table.state.jobs["sail"] == []


async def test_what_a_later_step_needs_stays(boat: Boat) -> None:
    table = await boat.working()
    table = await boat.do(table, a_die(table, 0, "pump"), a_die(table, 2, "pump"), Join(seat=1, job="pump"))
    before = CREW.dump(table.state)
    # Without it the rules would still allow what seat 1 has done, but tell of another sum.
    with pytest.raises(Refused, match="bot-step-needed"):
        await boat.back(table, 0)
    assert CREW.dump((await boat.look(table)).state) == before
    table = await boat.back(table, 1)
    table = await boat.back(table, 0)
    table = await boat.do(table, Join(seat=1, job="pump"))
    # Without it there would be nothing to join.
    with pytest.raises(Refused, match="bot-step-needed"):
        await boat.back(table, 2)


async def test_taken_back_twice_by_one_press_is_once(boat: Boat) -> None:
    table = await boat.working()
    table = await boat.do(table, a_die(table, 0, "pump"))
    table = await boat.do(table, a_die(table, 0, "sail"))
    stamp = table.stamp(0)
    await boat.back(table, 0, stamp=stamp, interaction=77)
    table = await boat.back(table, 0, stamp=stamp, interaction=77)
    assert [len(placed) for placed in table.state.jobs.values()] == [1, 0, 0]
    with pytest.raises(Stale):
        await boat.back(table, 0, stamp=stamp, interaction=78)


async def test_a_new_stretch_begins_and_what_was_before_is_settled(boat: Boat) -> None:
    table = await boat.deal()
    table = await boat.do(table, Pledge(seat=0, amount=2), Pledge(seat=1, amount=1))
    assert table.awaited() == [2]
    assert table.beside() == [0, 1]
    table = await boat.do(table, Pledge(seat=0, amount=1))
    table = await boat.back(table, 0)
    assert table.state.pledges == [2, 1, -1]
    table = await boat.do(table, Pledge(seat=2, amount=0))
    assert table.stretch is not None
    assert (table.stretch.key, table.stretch.entries) == ("1-work", ())
    with pytest.raises(Refused, match="bot-no-step"):
        await boat.back(table, 0)
    await boat.proven(table)


async def test_a_secret_choice_can_be_changed_and_tells_nothing(boat: Boat) -> None:
    table = await boat.deal()
    table = await boat.do(table, Pledge(seat=0, amount=2))
    shown = [table.view(1), table.prompts(1), table.legal(1)]
    table = await boat.do(table, Pledge(seat=0, amount=1))
    assert [table.view(1), table.prompts(1), table.legal(1)] == shown
    assert {row[1:] for row in await boat.said("secret") if "crew-pledged" in row} == set()


async def test_who_is_done_can_think_better_of_it_by_both_ways(boat: Boat) -> None:
    table = await boat.working()
    table = await boat.do(table, Done(seat=0))
    assert (table.awaited(), table.closing(0), table.closing(1)) == ([1, 2], None, Done(seat=1))
    table = await boat.back(table, 0)
    assert table.awaited() == [0, 1, 2]
    # Where chance was drawn since, the game has an action for it.
    table = await boat.do(table, Done(seat=0), Roll(seat=1))
    with pytest.raises(Refused, match="bot-step-since"):
        await boat.back(table, 0)
    table = await boat.do(table, Reopen(seat=0))
    assert table.awaited() == [0, 1, 2]


async def test_who_ends_the_stretch_last_has_the_same_button_as_all(boat: Boat) -> None:
    table = await boat.working()
    table = await boat.do(table, Done(seat=0), Done(seat=1))
    assert table.closing(2) == Done(seat=2)
    table = await boat.do(table, Done(seat=2))
    assert table.stretch is not None
    assert table.stretch.key == "2-plan"
    assert table.awaited() == [0, 1, 2]


async def test_only_who_is_waited_for_is_called_and_nobody_for_what_they_did_themselves(boat: Boat) -> None:
    table = await boat.working()
    calls = len(await boat.said("ping"))
    table = await boat.do(table, Done(seat=0), Wave(seat=0), Done(seat=1), Reopen(seat=0))
    table = await boat.do(table, Done(seat=0))
    table = await boat.back(table, 0)
    assert table.awaited() == [0, 2]
    assert len(await boat.said("ping")) == calls
    assert await boat.said("unping")
    table = await boat.do(table, Done(seat=0), Done(seat=2))
    assert len(await boat.said("ping")) == calls + 1, "a new stretch calls everybody"


async def timers(boat: Boat, table: Table) -> dict[tuple[str, int], float]:
    found = await boat.store.read(lambda ledger: ledger.timers(table.row.id))
    return {(timer.kind, timer.seat): timer.due for timer in found}


async def test_a_deadline_is_of_those_waited_for_and_others_do_not_put_it_off(boat: Boat) -> None:
    table = await boat.deal()
    await boat.lobby.setting(table.row.id, 100, deadline=24 * 3600.0)
    table = await boat.do(table, *(Pledge(seat=seat, amount=0) for seat in range(3)))
    due = await timers(boat, table)
    assert {seat for kind, seat in due if kind == "deadline"} == {0, 1, 2}
    boat.time += 3600
    table = await boat.do(table, a_die(table, 0, "pump"), Done(seat=2))
    later = await timers(boat, table)
    assert later["deadline", 1] == due["deadline", 1]
    assert later["deadline", 0] == due["deadline", 0] + 3600
    assert ("deadline", 2) not in later
    assert ("remind", 2) not in later
    boat.time += 3600
    table = await boat.do(table, Reopen(seat=2))
    assert (await timers(boat, table))["deadline", 2] == boat.time + 24 * 3600


async def test_a_deadline_plays_what_the_prompts_say_until_nobody_waits(boat: Boat) -> None:
    table = await boat.working()
    table = await boat.do(table, a_die(table, 0, "pump"))
    await boat.referee.time_out(table.row.id, 0)
    table = await boat.look(table)
    assert table.state.done == [True, False, False]
    assert table.place(0).misses == 1
    # Nobody waits for them now: there is nothing to time out.
    await boat.referee.time_out(table.row.id, 0)
    assert (await boat.look(table)).row.version == table.row.version
    # Back again, they take it back.
    table = await boat.back(table, 0)
    assert table.state.done == [False, False, False]
    await boat.proven(table)


async def test_what_is_asked_of_who_is_absent_may_take_several_steps(
    boat: Boat, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their dice are placed one after the other, by a default that is not yet the end."""
    table = await boat.working()
    prompts = type(CREW).prompts

    def busy(state: State) -> object:
        found = []
        for prompt in prompts(CREW, state):
            dice = state.dice[prompt.seat] if state.part == "work" else []
            place = Place(seat=prompt.seat, die=dice[0], job="pump") if dice else prompt.default
            found.append(
                prompt if prompt.optional else type(prompt)(prompt.seat, prompt.message, "turn", place)
            )
        return found

    monkeypatch.setattr(CREW, "prompts", busy)
    entries = table.row.entries
    await boat.referee.time_out(table.row.id, 1)
    table = await boat.look(table)
    assert (len(table.state.jobs["pump"]), table.state.done[1]) == (3, True)
    assert table.row.entries == entries + 4
    assert table.place(1).misses == 1


async def test_computer_players_act_beside_people_and_rest_when_there_is_no_advice(boat: Boat) -> None:
    table = await boat.deal(people=1, computers=2)
    while await boat.referee.computer(table.row.id):
        pass
    table = await boat.look(table)
    (person,) = [seat for seat in range(3) if table.place(seat).user]
    assert table.awaited() == [person]
    assert ("computer", -1) not in await timers(boat, table), "nothing is left for them to do"
    table = await boat.do(table, Pledge(seat=person, amount=1))
    while await boat.referee.computer(table.row.id):
        pass
    table = await boat.look(table)
    assert (table.stretch is not None and table.stretch.key, table.awaited()) == ("1-work", [person])
    assert sum(map(len, table.state.jobs.values())) == 6


async def test_computer_players_that_may_act_forever_do_not(boat: Boat) -> None:
    table = await boat.deal(people=1, computers=2, restless=True)
    while await boat.referee.computer(table.row.id):
        pass
    (person,) = [seat for seat in range(3) if (await boat.look(table)).place(seat).user]
    table = await boat.do(table, Pledge(seat=person, amount=1))
    steps = 0
    while await boat.referee.computer(table.row.id):
        steps += 1
    table = await boat.look(table)
    assert 0 < sum(table.state.waves) <= 2 * LONGEST_ASIDE
    assert ("computer", -1) not in await timers(boat, table)
    waved = sum(table.state.waves)
    # Whatever a person does, they may answer.
    room = next(job for job, placed in table.state.jobs.items() if len(placed) < ROOM)
    table = await boat.do(table, a_die(table, person, room))
    assert ("computer", -1) in await timers(boat, table)
    while await boat.referee.computer(table.row.id):
        pass
    table = await boat.look(table)
    assert sum(table.state.waves) > waved
    assert table.awaited() == [person]


async def test_who_stands_in_for_somebody_absent_does_nothing_that_nobody_waits_for(boat: Boat) -> None:
    table = await boat.deal(restless=True)
    for seat in (0, 2, 1):
        if seat == 1:
            await boat.referee.time_out(table.row.id, 1)
        else:
            await boat.act(table, Pledge(seat=seat, amount=0))
    await boat.referee.time_out(table.row.id, 1)
    table = await boat.look(table)
    assert (table.place(1).autopilot, table.state.done) == (True, [False, True, False])
    while await boat.referee.computer(table.row.id):
        pass
    assert (await boat.look(table)).state.waves == [0, 0, 0]


async def test_the_table_can_still_agree_to_go_back(boat: Boat) -> None:
    table = await boat.working()
    table = await boat.do(table, a_die(table, 0, "pump"), a_die(table, 1, "sail"))
    user = table.place(1).user or 0
    n = await boat.council.last_step(table.row.id, user)
    vote = await boat.council.move(table.row.id, user, Motion("rollback", user, n=n))
    for place in table.places:
        if place.user not in (None, user):
            vote = await boat.council.vote(vote.id, place.user or 0, True)
    table = await boat.look(table)
    assert (vote.status, table.state.jobs["sail"]) == ("carried", [])
    table = await boat.proven(table)
    # And what is left of the stretch can be taken back as before.
    table = await boat.back(table, 0)
    assert not any(table.state.jobs.values())
    await boat.proven(table)


async def test_a_table_in_the_middle_of_a_stretch_goes_to_a_file_and_back(boat: Boat, tmp_path: Path) -> None:
    table = await boat.working()
    table = await boat.do(table, a_die(table, 0, "pump"), Done(seat=2))
    data = await export(boat.store, table.row.id)
    row = await bring(boat.store, data, channel=CHANNEL + 1, games={"crew": CREW})
    again = await boat.tables.look(row.id)
    assert again.state == table.state
    await boat.council.decide(row.id, 100, Motion("resume", 100))
    again = await boat.do(again, a_die(again, 1, "sail"))
    boat.tables.forget(row.id)  # as a restart does
    again = await boat.tables.look(row.id)
    assert again.stretch is not None
    assert table.stretch is not None
    assert again.stretch.begin == table.stretch.begin
    assert await boat.back(again, 1)
    assert await boat.back(again, 0), "what was done before it was brought is part of the stretch"


async def test_no_file_says_of_a_step_that_it_was_done_elsewhere(boat: Boat) -> None:
    table = await boat.working()
    table = await boat.do(table, a_die(table, 0, "pump"))
    assert table.stretch is not None
    data = (await export(boat.store, table.row.id)).replace(table.stretch.key.encode(), b"nowhere")
    with pytest.raises(BadArchive):
        await bring(boat.store, data, channel=CHANNEL + 1, games={"crew": CREW})


def test_of_a_stretch_that_was_voted_away_nothing_is_said() -> None:
    """Its message may be brought up to date only after others have acted where it began."""
    since = [Entry(n, 0, "person", msgspec.Raw(b"{}"), (), True, n, 0.0, "before") for n in (5, 6)]
    assert said_in(since, "after", 6, "crew", None) == []


async def test_forty_acts_of_four_in_any_order_and_no_one_is_lost(boat: Boat) -> None:
    rng = Random(4)
    table = await boat.working(people=4)
    done: list[Action] = []
    start = table.row.entries
    while len(done) < 40:
        table = await boat.look(table)
        seat = rng.randrange(4)
        busy = [action for action in table.legal(seat) if not isinstance(action, Done)]
        if not busy:
            busy = [Done(seat=seat)] if sum(table.state.done) < 3 else []
        if not busy:
            continue
        action = rng.choice(busy)
        answer = await boat.act(table, action, stamp=table.stamp(seat))
        assert isinstance(answer, Answer)
        done.append(action)
        if len(done) == 20:
            table = await boat.proven(table)
    table = await boat.look(table)
    entries = await boat.store.read(lambda ledger: ledger.entries(table.row.id, start))
    read = msgspec.json.Decoder(CREW.Actions).decode
    assert [read(entry.action) for entry in entries] == done
    await boat.proven(table)
