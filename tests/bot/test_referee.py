"""The path of an action: staging, publishing, chance, duplicates, restarts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from bot import referee
from bot.computers import advice
from bot.lobby import Lobby
from bot.post import read
from bot.referee import Referee
from bot.refusal import Refused, Stale
from bot.replay import audit
from bot.store import Conflict, Motion, Person
from bot.table import Table
from bot.tables import Change, stepped
from game.api import Action, Illegal, Level
from tests.bot.house import CHANNEL, House
from tests.toy import TOY
from tests.toy.rules import Ask, Bid, Done, Peek, Reply, Search, Vow, Walk


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = House(tmp_path / "games.sqlite3")
    await house.open()
    yield house
    await house.store.close()


def first(table: Table) -> int:
    return table.awaited()[0]


WALK = {"who": "ant", "to": "ford"}


async def test_a_setup_choice_is_published_at_once_and_secrets_go_to_their_seat(house: House) -> None:
    table = await house.deal(3)
    assert table.awaited() == [0, 1, 2]
    owner = table.place(1).user
    await house.act(table, Vow(seat=1, vow="silence"))
    table = await house.tables.look(table.row.id)
    assert table.awaited() == [0, 2]
    assert (f"u{owner}", "toy-you-are") in await house.said("secret")
    assert (f"c{CHANNEL}", "toy-vowed") in await house.said("story")


async def test_a_step_is_staged_for_its_seat_alone(house: House) -> None:
    table = await house.vowed()
    entries, stories = table.row.entries, len(await house.said("story"))
    answer = await house.act(table, Walk(seat=0, **WALK))
    table = await house.tables.look(table.row.id)
    assert not answer.published  # type: ignore[attr-defined]
    assert table.row.entries == entries
    assert len(await house.said("story")) == stories
    assert table.view(0).pawns["ant"] == "ford"
    assert table.view(1).pawns["ant"] == table.view(None).pawns["ant"] == "arch"


async def test_the_turn_is_told_in_one_post_when_it_is_handed_over(house: House) -> None:
    table = await house.vowed()
    stories = len(await house.said("story"))
    await house.act(table, Walk(seat=0, **WALK))
    await house.act(table, Walk(seat=0, who="bat", to="kiln", pay="coin"))
    await house.act(table, Done(seat=0))
    table = await house.tables.look(table.row.id)
    assert (await house.said("story"))[stories:] == [(f"c{CHANNEL}", "toy-walked", "toy-walked", "toy-done")]
    assert table.awaited() == [1]
    assert table.view(None).pawns["ant"] == "ford"


async def test_chance_publishes_all_that_was_staged_before_it(house: House) -> None:
    table = await house.vowed()
    await house.act(table, Walk(seat=0, **WALK))
    answer = await house.act(table, Search(seat=0))
    table = await house.tables.look(table.row.id)
    assert answer.published  # type: ignore[attr-defined]
    assert table.view(None).pawns["ant"] == "ford"
    assert not table.staged(0).actions
    with pytest.raises(Refused):
        await house.referee.undo(table.row.id, table.place(0).user or 0)


async def test_undo_takes_back_step_by_step_or_everything(house: House) -> None:
    table = await house.vowed()
    user = table.place(0).user or 0
    await house.act(table, Walk(seat=0, **WALK))
    await house.act(table, Walk(seat=0, who="bat", to="kiln"))
    table = await house.referee.undo(table.row.id, user)
    assert table.view(0).pawns["bat"] == "arch"
    assert table.view(0).pawns["ant"] == "ford"
    await house.act(table, Walk(seat=0, who="bat", to="kiln"))
    table = await house.referee.undo(table.row.id, user, everything=True)
    assert table.view(0) == TOY.view(table.state, 0)
    with pytest.raises(Refused):
        await house.referee.undo(table.row.id, user)


async def test_undo_gains_nothing_by_other_chance(house: House) -> None:
    table = await house.vowed()
    n = table.next_entry(0)
    expected = TOY.apply(table.state, Search(seat=0), Random(f"{table.row.seed}:{n}")).state
    await house.act(table, Search(seat=0))
    assert (await house.tables.look(table.row.id)).state == expected


async def test_a_question_is_put_to_another_seat_in_the_middle_of_a_turn(house: House) -> None:
    table = await house.vowed()
    await house.act(table, Walk(seat=0, **WALK))
    await house.act(table, Ask(seat=0, whom=2))
    table = await house.tables.look(table.row.id)
    assert table.awaited() == [2]
    await house.act(table, Reply(seat=2, grant=True))
    table = await house.tables.look(table.row.id)
    assert table.awaited() == [0]
    assert table.state.coins == [2, 1, 0]


async def test_illegal_changes_nothing(house: House) -> None:
    table = await house.vowed()
    with pytest.raises(Illegal):
        await house.act(table, Search(seat=1))
    assert await house.tables.look(table.row.id) == table


async def test_somebody_without_a_seat_and_anothers_seat_are_refused(house: House) -> None:
    table = await house.vowed()
    with pytest.raises(Refused) as refusal:
        await house.referee.act(table.row.id, 999, Search(seat=0))
    assert refusal.value.message.key == "bot-not-seated"
    with pytest.raises(Refused) as refusal:
        await house.referee.act(table.row.id, table.place(1).user or 0, Search(seat=0))
    assert refusal.value.message.key == "bot-not-your-seat"


async def test_a_repeated_interaction_counts_once(house: House) -> None:
    table = await house.vowed()
    await house.act(table, Search(seat=0), interaction=77)
    again = await house.act(table, Search(seat=0), interaction=77)
    assert again.repeated  # type: ignore[attr-defined]
    table = await house.tables.look(table.row.id)
    assert table.state.steps == 1
    stamp = table.stamp(0)
    results = await asyncio.gather(
        *(house.act(table, Search(seat=0), interaction=78, stamp=stamp) for _ in range(5))
    )
    assert sum(not result.repeated for result in results) == 1  # type: ignore[attr-defined]
    assert (await house.tables.look(table.row.id)).state.steps == 0


async def test_of_two_presses_of_one_button_one_counts(house: House) -> None:
    table = await house.vowed()
    stamp = table.stamp(0)
    one, two = await asyncio.gather(
        house.act(table, Search(seat=0), stamp=stamp, interaction=1),
        house.act(table, Search(seat=0), stamp=stamp, interaction=2),
        return_exceptions=True,
    )
    assert isinstance(two, Stale) != isinstance(one, Stale)
    assert (await house.tables.look(table.row.id)).state.steps == 1


async def test_a_stamp_outlives_what_others_do_if_it_changes_nothing_for_me(house: House) -> None:
    table = await house.deal(3)
    stamp = table.stamp(2)
    await house.act(table, Vow(seat=0, vow="gold"))
    await house.act(table, Vow(seat=2, vow="gold"), stamp=stamp)
    assert (await house.tables.look(table.row.id)).awaited() == [1]


async def test_everything_survives_a_restart_at_every_step(house: House) -> None:
    table = await house.vowed(4)
    rng = Random(5)
    while table.row.phase == "running":
        seat = rng.choice(table.awaited())
        action = rng.choice(table.legal(seat))
        await house.act(table, action)
        held = await house.tables.look(table.row.id)
        await house.restart()
        table = await house.tables.look(table.row.id)
        assert table == held
        assert [table.stamp(s) for s in range(4)] == [held.stamp(s) for s in range(4)]
    assert table.result() is not None
    audit(table, await house.store.read(lambda ledger: ledger.entries(table.row.id)))


async def test_somebody_elses_choice_moves_under_a_draft(house: House) -> None:
    table = await house.vowed(2)
    await house.act(table, Done(seat=0))
    await house.act(table, Done(seat=1))
    table = await house.tables.look(table.row.id)
    assert table.awaited() == [0, 1]
    await house.act(table, Bid(seat=1, amount=1))
    await house.act(table, Bid(seat=0, amount=0))
    table = await house.tables.look(table.row.id)
    assert table.awaited() == [0]


async def test_computer_players_play_until_a_person_is_asked(house: House) -> None:
    table = await house.deal(1, computers=3)
    number = table.row.id
    for _ in range(2000):
        while await house.referee.computer(number):
            pass
        table = await house.tables.look(number)
        if table.row.phase != "running":
            break
        (seat,) = [s for s in table.awaited() if not table.place(s).played_by_computer]
        legal = [a for a in table.legal(seat) if not isinstance(a, Walk)]
        await house.act(table, legal[-1])
    assert table.row.phase == "finished"
    audit(table, await house.store.read(lambda ledger: ledger.entries(number)))


@pytest.mark.parametrize("thinks", [0.0, 0.013, 0.499])
async def test_how_long_a_computer_player_thinks_is_seen_by_nobody(
    house: House, monkeypatch: pytest.MonkeyPatch, thinks: float
) -> None:
    """What it weighs follows from who it is: what it does is told, and gone on with, on a beat."""
    house.referee = Referee(house.tables, pace=1.0)
    house.lobby = Lobby(house.tables, house.referee)
    table = await house.deal(1, computers=3)
    number = table.row.id

    def slow(view: object, legal: Sequence[Action], rng: Random, *, level: Level) -> Action:
        house.time += thinks
        return legal[0]

    monkeypatch.setattr(table.game, "advise", slow)
    began, known = house.time, await house.dues()
    beats = list[float]()
    while (due := await house.next_step(number)) is not None:
        beats.append(due - began)
        house.time = due
        await house.referee.computer(number, due)
    assert beats == pytest.approx([0.5, 1.5, 2.5])
    told = [due - began for row, due in (await house.dues()).items() if row not in known]
    assert sorted(set(told)) == pytest.approx([beat + 0.5 for beat in beats])


async def test_who_comes_next_hears_of_it_no_earlier_than_all_hear_of_the_turn(house: House) -> None:
    """A private word that goes out at once would tell when a computer player had done thinking."""
    table = await house.vowed(2)
    seat = first(table)
    user = table.place(table.after(seat)).user
    assert user is not None
    await house.store.write(lambda ledger: ledger.put_person(user, Person(told_next=True)))
    known = await house.dues()
    change = Change(table.but(row=stepped(table.row, house.time)), table.row.version)
    change.next = (seat, table.after(seat))
    change.put_off(0.25)
    await house.tables.commit(change)
    assert [due for row, due in (await house.dues()).items() if row not in known] == [house.time + 0.25]


async def test_two_missed_deadlines_hand_the_seat_to_a_computer_until_the_owner_is_back(house: House) -> None:
    table = await house.vowed(2)
    number = table.row.id
    await house.act(table, Walk(seat=0, **WALK))
    await house.referee.time_out(number, 0)
    table = await house.tables.look(number)
    assert table.awaited() == [1]
    await house.act(table, Done(seat=1))
    await house.referee.time_out(number, 0)
    table = await house.tables.look(number)
    assert table.place(0).autopilot
    await house.referee.back(number, table.place(0).user or 0)
    assert not (await house.tables.look(number)).place(0).autopilot


async def test_a_deadline_publishes_no_step_that_was_not_confirmed(house: House) -> None:
    table = await house.vowed(2)
    number, user = table.row.id, table.place(0).user or 0
    await house.act(table, Walk(seat=0, **WALK))
    await house.referee.time_out(number, 0)
    table = await house.tables.look(number)
    assert table.awaited() == [1]
    assert table.view(None).pawns["ant"] == "arch"
    entries = await house.store.read(lambda ledger: ledger.entries(number))
    assert [entry.origin for entry in entries if entry.seat == 0] == ["person", "timeout"]
    assert (await house.said("secret"))[-1] == (f"u{user}", "bot-draft-timed-out")
    await house.restart()
    assert not (await house.tables.look(number)).staged(0).actions


@pytest.mark.parametrize("plays", [False, True])
async def test_a_stand_in_does_as_little_as_may_be_unless_the_table_wants_it_to_play(
    house: House, monkeypatch: pytest.MonkeyPatch, plays: bool
) -> None:
    """What it would choose follows from what its owner knows, and would tell of it."""
    table = await house.vowed(2)
    number = table.row.id
    asked: list[int] = []

    def listened(view: object, legal: Sequence[Action], rng: Random, *, level: Level) -> Action:
        asked.append(legal[0].seat)
        return legal[0]

    monkeypatch.setattr(table.game, "advise", listened)
    monkeypatch.setattr(referee, "MISSES", 1)
    await house.lobby.setting(number, table.row.host, stand_ins=plays)
    await house.referee.time_out(number, 0)
    for turn in range(20):
        table = await house.tables.look(number)
        if table.awaited() != [1]:
            break
        await house.act(table, table.legal(1)[turn % 2 - 1])
    assert await house.referee.computer(number)
    assert asked == ([0] if plays else [])


async def test_computer_players_play_as_well_as_the_table_wants(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a level that the game knows; no other can be set, nor by who is not the host."""
    table = await house.vowed(2)
    number = table.row.id
    wanted: list[Level] = []

    def listened(view: object, legal: Sequence[Action], rng: Random, *, level: Level) -> Action:
        wanted.append(level)
        return legal[0]

    monkeypatch.setattr(table.game, "advise", listened)
    for level in table.levels:
        await house.lobby.setting(number, table.row.host, level=level)
        await advice(await house.tables.look(number), 1)
    assert wanted == ["easy", "normal"]
    with pytest.raises(Refused):
        await house.lobby.setting(number, table.row.host, level="hard")
    with pytest.raises(Refused):
        await house.lobby.setting(number, 4711, level="easy")


async def test_a_replaced_seat_takes_its_secrets_along(house: House) -> None:
    table = await house.vowed(3)
    old = table.place(1).user or 0
    await house.council.decide(table.row.id, 100, Motion("replace", old, 1, 777, "New"))
    table = await house.tables.look(table.row.id)
    assert table.seat_of(777) == 1
    with pytest.raises(Refused):
        table.require_seat(old)


async def test_the_table_votes(house: House) -> None:
    table = await house.vowed(3)
    number = table.row.id
    others = [user for user in table.people() if user != 100]
    vote = await house.council.move(number, others[0], Motion("pause", others[0]))
    assert (await house.tables.look(number)).row.phase == "running"
    await house.council.vote(vote.id, others[1], True)
    assert (await house.tables.look(number)).row.phase == "paused"
    with pytest.raises(Refused):
        await house.act(table, Search(seat=0))
    with pytest.raises(Refused):
        await house.council.vote(vote.id, 100, False)


async def test_everybody_together_may_take_back_a_turn_nobody_learned_from(house: House) -> None:
    table = await house.vowed(2)
    number = table.row.id
    await house.act(table, Walk(seat=0, **WALK))
    await house.act(table, Done(seat=0))
    one, two = (table.place(seat).user or 0 for seat in (0, 1))
    n = await house.council.last_step(number, one)
    vote = await house.council.move(number, one, Motion("rollback", one, n=n))
    await house.council.vote(vote.id, two, True)
    table = await house.tables.look(number)
    assert table.awaited() == [0]
    assert table.view(None).pawns["ant"] == "arch"
    await house.act(table, Peek(seat=0, at=1))
    with pytest.raises(Refused):
        await house.council.last_step(number, one)


async def test_one_ping_per_handover(house: House) -> None:
    table = await house.vowed(2)
    before = len(await house.said("ping"))
    await house.act(table, Walk(seat=0, **WALK))
    await house.act(table, Search(seat=0))
    assert len(await house.said("ping")) == before
    await house.act(table, Done(seat=0))
    assert len(await house.said("ping")) == before + 1


async def test_posts_of_a_game_stand_in_the_order_of_its_events(house: House) -> None:
    table = await house.vowed(2)
    rows = await house.store.read(lambda ledger: ledger.waiting())
    assert {row.lane for row in rows} == {f"c{CHANNEL}", *(f"u{user}" for user in table.people())}
    assert all(read(row) is not None for row in rows)


async def test_two_desks_on_one_store_lose_nothing(house: House) -> None:
    table = await house.vowed(2)
    other = House(house.path)
    other.store = house.store
    other.furnish()
    number = table.row.id
    user = table.place(0).user or 0
    # Both hold the same table; each acts in turn without having heard of the other. Whoever comes too late
    # has written nothing and acts once more, as every interaction does.
    await other.tables.look(number)
    await house.referee.act(number, user, Walk(seat=0, **WALK), interaction=1)
    with pytest.raises(Conflict):
        await other.referee.act(number, user, Search(seat=0), interaction=2)
    await other.referee.act(number, user, Search(seat=0), interaction=2)
    with pytest.raises(Conflict):
        await house.referee.act(number, user, Done(seat=0), interaction=3)
    await house.referee.act(number, user, Done(seat=0), interaction=3)
    repeated = await other.referee.act(number, user, Search(seat=0), interaction=2)
    assert repeated.repeated
    await house.restart()
    table = await house.tables.look(number)
    entries = await house.store.read(lambda ledger: ledger.entries(number))
    assert len(entries) == table.row.entries == 6
    assert table.awaited() == [1]
    audit(table, entries)


async def test_a_motion_that_is_delivered_twice_is_put_once(house: House) -> None:
    table = await house.vowed(3)
    number = table.row.id
    asking = table.place(1).user or 0
    vote = await house.council.move(number, asking, Motion("pause", asking), interaction=5)
    assert vote.id
    version = (await house.tables.look(number)).row.version
    for motion in (Motion("pause", asking), Motion("extend", asking)):
        with suppress(Refused):
            await house.council.move(number, asking, motion, interaction=5)
    assert await house.store.read(lambda ledger: ledger.open_votes(number)) == [vote]
    assert (await house.tables.look(number)).row.version == version
    assert len(await house.said("vote")) == 1


async def test_a_motion_that_is_carried_at_once_is_written_in_one_step(house: House) -> None:
    table = await house.vowed(2)
    number = table.row.id
    gone, left = (table.place(seat).user or 0 for seat in (0, 1))
    await house.council.step_down(number, gone)
    before = (await house.tables.look(number)).row.version
    vote = await house.council.move(number, left, Motion("pause", left))
    after = (await house.tables.look(number)).row
    assert (vote.status, after.phase, after.version) == ("carried", "paused", before + 1)
    assert await house.store.read(lambda ledger: ledger.vote(vote.id)) == vote


async def test_steps_in_a_row_are_staged_together_and_taken_back_one_by_one(house: House) -> None:
    table = await house.vowed(2)
    seat = table.awaited()[0]
    first = next(action for action in table.legal(seat) if isinstance(action, Walk))
    after = TOY.apply(table.state, first, Random(1)).state
    second = next(action for action in TOY.legal(after, seat) if isinstance(action, Walk))
    await house.act(table, first, then=[second], interaction=1)
    table = await house.tables.look(table.row.id)
    assert table.staged(seat).actions == (first, second)
    # Delivered twice, it is done once.
    again = await house.act(table, first, then=[second], interaction=1)
    assert getattr(again, "repeated", False)
    await house.restart()
    table = await house.tables.look(table.row.id)
    assert table.staged(seat).actions == (first, second)
    await house.referee.undo(table.row.id, table.place(seat).user or 0)
    table = await house.tables.look(table.row.id)
    assert table.staged(seat).actions == (first,)


async def test_of_steps_in_a_row_none_is_staged_if_one_does_not_fit(house: House) -> None:
    table = await house.vowed(2)
    seat = table.awaited()[0]
    first = next(action for action in table.legal(seat) if isinstance(action, Walk))
    nowhere = Walk(seat=seat, who=first.who, to=first.to)
    with pytest.raises(Illegal):
        await house.act(table, first, then=[nowhere])
    with pytest.raises(Refused):
        await house.act(table, first, then=[Done(seat=1 - seat)])
    table = await house.tables.look(table.row.id)
    assert table.staged(seat).actions == ()
    assert table.row.entries == (await house.tables.look(table.row.id)).row.entries


async def test_what_was_to_follow_a_published_step_is_no_longer_meant(house: House) -> None:
    """What is shown may change everybody's mind; nor does the second step show what the first came upon."""
    table = await house.vowed(2)
    seat = table.awaited()[0]
    entries = table.row.entries
    first = next(action for action in table.legal(seat) if isinstance(action, Search))
    await house.act(table, first, then=[Done(seat=seat)])
    table = await house.tables.look(table.row.id)
    assert table.row.entries == entries + 1
    assert table.awaited() == [seat]
