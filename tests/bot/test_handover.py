"""No seat goes to somebody new over the head of whoever is there; nobody looks ahead by going back."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.refusal import Refused
from bot.store import Motion, Person
from game.api import Action
from tests.bot.world import World, buttons, menus, shown, words
from tests.toy.rules import Done, Vow, Walk

DAY = 24 * 3600.0


async def asked(world: World, people: int, computers: int = 0) -> int:
    """A game whose host has asked the table to give somebody's seat to their own second account."""
    table = await world.started(people, computers)
    for seat in range(people + computers):
        if table.place(seat).user is not None:
            await world.play(await world.table(), Vow(seat=seat, vow="gold"))
    host, second = world.people[0], world.add_person("second")
    seat = next(place.seat for place in table.places if place.user not in (None, host.id))
    await host.slash(world.channel, "table replace", seat=seat + 1, person=second.user)
    return seat


def ballot(world: World) -> Any:
    return next(post for post in reversed(world.public()) if "asks the table" in words(post))


async def holder(world: World, seat: int) -> str:
    user = (await world.table()).place(seat).user
    return next((person.user.name for person in world.people if person.id == user), "computer")


@pytest.mark.parametrize(("people", "computers"), [(2, 0), (2, 2), (4, 0)])
async def test_a_host_gives_nobodys_seat_away_before_the_day_is_over(
    world: World, people: int, computers: int
) -> None:
    seat = await asked(world, people, computers)
    before = await holder(world, seat)
    for person in world.people[1:people]:
        if person.user.name != before:
            await person.click(ballot(world), label="Yes")
    await world.env.advance_time(DAY - 60)
    assert await holder(world, seat) == before
    secret = shown(await world.people[-1].slash(world.channel, "secret"))
    assert "no seat" in words(secret)
    await world.restart()
    await world.env.advance_time(120)
    assert await holder(world, seat) == "second"
    assert "It is decided: yes" in words(ballot(world))
    assert (await world.table()).row.host == world.people[0].id


async def test_who_is_to_lose_their_seat_is_told_in_private_and_called(world: World) -> None:
    seat = await asked(world, 3)
    owner = world.person_of(await world.table(), seat)
    told = words(owner.user.dm_channel.history()[-1])
    assert "give your seat, with all its secrets, to second" in told
    bodies: list[Any] = [request.json for request in world.env.http_requests if mentions(request.json)]
    calls = [body["allowed_mentions"].get("users") for body in bodies]
    assert [str(owner.id)] in calls or [owner.id] in calls
    assert f"<@{owner.id}>, this seat is yours" in words(ballot(world))


def mentions(body: object) -> bool:
    return isinstance(body, dict) and "asks the table" in str(body) and bool(body.get("allowed_mentions"))


@pytest.mark.parametrize("label", ["I am here", "No"])
async def test_who_is_here_keeps_the_seat_at_once(world: World, label: str) -> None:
    seat = await asked(world, 2)
    owner = world.person_of(await world.table(), seat)
    await world.restart()
    await owner.click(ballot(world), label=label)
    assert "is here and keeps the seat" in words(ballot(world))
    assert not buttons(ballot(world))
    await world.env.advance_time(3 * DAY)
    assert await holder(world, seat) == owner.user.name


async def test_only_whose_seat_it_is_says_that_they_are_here(world: World) -> None:
    seat = await asked(world, 3)
    owner = world.person_of(await world.table(), seat)
    for person in (world.people[0], world.people[-1]):
        answer = await person.click(ballot(world), label="I am here")
        assert "somebody else's to decide" in words(answer.followups[0])
    assert "I am here" in buttons(ballot(world))
    await owner.click(ballot(world), label="Yes")
    assert await holder(world, seat) == "second"


async def test_a_computer_player_in_between_does_not_open_the_seat(world: World) -> None:
    """Put out, whoever was there is asked as if they still sat there, and can have the seat back at once."""
    table = await world.started(3)
    host, second = world.people[0], world.add_person("second")
    seat = next(place.seat for place in table.places if place.user != host.id)
    owner = world.person_of(table, seat)
    await host.slash(world.channel, "table replace", seat=seat + 1)
    assert await holder(world, seat) == "computer"
    await world.restart()
    await host.slash(world.channel, "table replace", seat=seat + 1, person=second.user)
    assert await holder(world, seat) == "computer"
    assert "give your seat" in words(owner.user.dm_channel.history()[-1])
    await owner.click(ballot(world), label="I am here")
    assert "keeps the seat" in words(ballot(world))
    await host.slash(world.channel, "table replace", seat=seat + 1, person=owner.user)
    assert await holder(world, seat) == owner.user.name


async def test_who_has_stepped_down_or_missed_two_deadlines_is_not_waited_for(world: World) -> None:
    table = await world.started(3)
    host, second, third = world.people[0], world.add_person("second"), world.add_person("third")
    one, other = [place.seat for place in table.places if place.user != host.id]
    await world.person_of(table, one).slash(world.channel, "table replace", seat=one + 1)
    await host.slash(world.channel, "table replace", seat=one + 1, person=second.user)
    assert await holder(world, one) == "second"
    number = table.row.id
    table = await world.table()
    gone = [msgspec.structs.replace(place, autopilot=place.seat == other) for place in table.places]
    await world.bot.store.write(lambda ledger: ledger.put_places(number, gone))
    world.bot.tables.forget(number)
    await host.slash(world.channel, "table replace", seat=other + 1, person=third.user)
    assert await holder(world, other) == "third"


async def test_who_is_back_while_the_table_votes_on_a_seat_left_alone_keeps_it(world: World) -> None:
    table = await world.started(4)
    second = world.add_person("second")
    seat = next(place.seat for place in table.places if place.user != table.row.host)
    owner, number = world.person_of(table, seat), table.row.id
    others = [person for person in world.people[1:4] if person.id != owner.id]
    gone = [msgspec.structs.replace(place, autopilot=place.seat == seat) for place in table.places]
    await world.bot.store.write(lambda ledger: ledger.put_places(number, gone))
    world.bot.tables.forget(number)
    await others[0].slash(world.channel, "table replace", seat=seat + 1, person=second.user)
    await world.panel(owner)
    await others[1].click(ballot(world), label="Yes")
    assert await holder(world, seat) == owner.user.name
    assert "is here and keeps the seat" in words(ballot(world))


async def test_who_is_away_is_heard_when_they_are_back(world: World) -> None:
    table = await world.started(2)
    host, second = world.people[0], world.add_person("second")
    seat = next(place.seat for place in table.places if place.user != host.id)
    owner = world.person_of(table, seat)
    away = Person(away_until=world.env.now().timestamp() + 3 * DAY)
    await world.bot.store.write(lambda ledger: ledger.put_person(owner.id, away))
    await host.slash(world.channel, "table replace", seat=seat + 1, person=second.user)
    await world.env.advance_time(3.9 * DAY)
    assert await holder(world, seat) == owner.user.name
    await world.env.advance_time(0.2 * DAY)
    assert await holder(world, seat) == "second"


async def test_a_vote_that_nobody_could_see_gives_no_seat_away(world: World) -> None:
    seat = await asked(world, 2)
    before, number = await holder(world, seat), (await world.table()).row.id
    posted = await world.bot.store.read(lambda ledger: ledger.post(number, "vote1"))
    assert posted is not None
    await world.bot.store.write(lambda ledger: ledger.drop_post(number, "vote1"))
    await world.env.advance_time(1.5 * DAY)
    assert await holder(world, seat) == before
    await world.bot.store.write(lambda ledger: ledger.put_post(number, posted))
    await world.env.advance_time(DAY)
    assert await holder(world, seat) == "second"


async def test_one_seat_is_voted_on_for_one_newcomer_at_a_time(world: World) -> None:
    seat = await asked(world, 3)
    third = world.add_person("third")
    answer = await world.people[0].slash(world.channel, "table replace", seat=seat + 1, person=third.user)
    assert "being voted on already" in words(shown(answer))
    host, number = world.people[0].id, (await world.table()).row.id
    motion = Motion("replace", host, seat, third.id, "third")
    with world.env._bot_scope(), pytest.raises(Refused):
        await world.bot.council.decide(number, host, motion)


async def test_who_comes_in_never_comes_in_as_host(world: World) -> None:
    await world.started(2)
    host, other, second = world.people[0], world.people[1], world.add_person("second")
    table = await world.table()
    await world.hand_over(table.require_seat(host.id), second)
    assert (await world.table()).row.host == other.id
    third = world.add_person("third")
    await other.slash(world.channel, "table replace", seat=table.require_seat(other.id) + 1)
    assert (await world.table()).row.host == second.id
    await second.slash(
        world.channel, "table replace", seat=table.require_seat(host.id) + 1, person=third.user
    )
    table = await world.table()
    assert (table.people(), table.row.host) == ([third.id], second.id)


async def test_how_long_such_a_vote_lasts_is_settled_in_the_lobby(world: World) -> None:
    await world.lobby(2)
    host = world.people[0]
    panel = shown(await host.slash(world.channel, "table settings"))
    (custom,) = [custom for custom in menus(panel) if "handover" in custom]
    await host.select(panel, ["48"], custom_id=custom)
    assert "Vote on giving away a held seat: 2 days" in words(world.public()[0])
    await host.click(world.public()[0], label="Start")
    table = await world.table()
    assert table.row.settings.handover == 2 * DAY
    with world.env._bot_scope(), pytest.raises(Refused):
        await world.bot.lobby.setting(table.row.id, host.id, handover=DAY)
    second = world.add_person("second")
    seat = next(place.seat for place in table.places if place.user != host.id)
    before = await holder(world, seat)
    await host.slash(world.channel, "table replace", seat=seat + 1, person=second.user)
    await world.env.advance_time(1.9 * DAY)
    assert await holder(world, seat) == before
    await world.env.advance_time(0.2 * DAY)
    assert await holder(world, seat) == "second"


async def turn(world: World, *actions: Action) -> None:
    for action in actions:
        await world.play(await world.table(), action)


async def test_who_plays_alone_cannot_look_at_the_answer_and_try_another_turn(world: World) -> None:
    table = await world.started(1, computers=2)
    me = world.people[0]
    seat = table.require_seat(me.id)
    await turn(world, Vow(seat=seat, vow="gold"))
    tried = 0
    while (table := await world.table()).row.phase == "running":
        table = await world.table()
        assert table.awaited() == [seat]
        entries = table.row.entries
        moves = [action for action in table.legal(seat) if isinstance(action, Done)] or table.legal(seat)[:1]
        await turn(world, *moves)
        answered = await world.table()
        if answered.row.phase != "running" or answered.row.entries <= entries + 1:
            continue
        tried += 1
        answer = shown(await me.slash(world.channel, "table rollback"))
        assert "nothing you could ask" in words(answer)
        assert (await world.table()).row.entries == answered.row.entries
    assert tried


async def test_a_turn_is_taken_back_only_by_whose_it_was(world: World) -> None:
    table = await world.started(2)
    for seat in (0, 1):
        await turn(world, Vow(seat=seat, vow="gold"))
    one, other = world.person_of(table, 0), world.person_of(table, 1)
    await turn(world, Walk(seat=0, who="ant", to="ford"), Done(seat=0))
    assert "nothing you could ask" in words(shown(await other.slash(world.channel, "table rollback")))
    await one.slash(world.channel, "table rollback")
    # What is played before all have agreed is learned.
    await turn(world, Walk(seat=1, who="bat", to="ford"), Done(seat=1))
    answer = await other.click(ballot(world), label="Yes")
    assert "nothing you could ask" in words(answer.followups[0])
    assert (await world.table()).view(None).pawns["ant"] == "ford"
