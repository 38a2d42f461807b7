"""What somebody has settled before they are asked is answered for them, and nobody else can tell."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.foresight import SOON
from game.api import Action, Foreseen, Message
from tests.bot.world import World, buttons, shown, words
from tests.toy.rules import Ask, Reply, Toy, Vow


def called(name: str) -> Message:
    return Message("cmd-plain", {"name": name})


class Asked(Toy):
    """The toy, in which whoever is asked for a coin may have said no beforehand."""

    def foreseeable(self, view: Any) -> Sequence[Foreseen]:
        return [
            Foreseen("give", called("Give"), "coin"),
            Foreseen("keep", called("Keep"), "coin"),
            Foreseen("never", called("Never"), refusal=Message("toy-bad-motto"), rule="0.2"),
        ]

    def foreseen(self, view: Any, legal: Sequence[Action], keys: Sequence[str]) -> Action | None:
        replies = [act for act in legal if isinstance(act, Reply)]
        return next((act for act in replies if ("give" if act.grant else "keep") in keys), None)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    world = World(tmp_path / "games.sqlite3", {"toy": Asked()})
    await world.open(people=3)
    table = await world.started(2)
    for seat in (0, 1):
        await world.play(table, Vow(seat=seat, vow="gold"))
    yield world
    await world.close()


async def settle(world: World, seat: int, label: str) -> Any:
    """By its button on the page that the panel opens."""
    person = world.person_of(await world.table(), seat)
    panel = await world.panel(person)
    page = shown(await person.click(panel, label="Settle ahead"))
    return await person.click(page, label=label)


async def test_an_answer_that_is_settled_is_given_also_after_a_restart(world: World) -> None:
    await settle(world, 1, "Keep")
    await world.restart()
    table = await world.table()
    await world.play(table, Ask(seat=0, whom=1))
    assert (await world.table()).state.asked == 1, "not at once: others must not see that it was settled"
    await world.env.advance_time(SOON[1] + 1)
    after = await world.table()
    assert after.state.asked == -1
    assert after.state.coins == table.state.coins
    entries = await world.bot.store.read(lambda ledger: ledger.entries(after.row.id))
    assert entries[-1].origin == "person"
    assert entries[-1].seat == 1


async def test_it_is_asked_as_anybody_is_and_told_in_private(world: World) -> None:
    """In the channel nothing is different from somebody who happens to be there."""
    await settle(world, 1, "Give")
    await world.play(await world.table(), Ask(seat=0, whom=1))
    assert any("your answer is wanted" in words(message) for message in world.public())
    await world.env.advance_time(SOON[1] + 1)
    said = "\n".join(words(message) for message in world.public())
    assert "settled" not in said
    person = world.person_of(await world.table(), 1)
    assert "as you had settled" in words(person.user.dm_channel.history()[-1])


async def test_of_a_group_only_one_is_settled_and_it_is_shown_in_the_panel(world: World) -> None:
    await settle(world, 1, "Keep")
    await settle(world, 1, "Give")
    assert (await world.table()).place(1).foreseen == ("give",)
    person = world.person_of(await world.table(), 1)
    assert "📌 Settled ahead: Give" in words(await world.panel(person))
    await settle(world, 1, "Give")
    assert (await world.table()).place(1).foreseen == ()
    assert "📌 Settled" not in words(await world.panel(person))


async def test_what_cannot_be_settled_is_refused_with_its_reason(world: World) -> None:
    table = await world.table()
    person = world.person_of(table, 1)
    page = shown(await person.slash(world.channel, "ahead"))
    assert "Never" not in buttons(page)
    answer = shown(await person.slash(world.channel, "ahead", answer="never"))
    assert "(rule 0.2)" in words(answer)
    answer = shown(await person.slash(world.channel, "ahead", answer="whatever"))
    assert "Nothing of the kind" in words(answer)
    assert (await world.table()).place(1).foreseen == ()


async def test_it_can_be_typed_and_forgotten(world: World) -> None:
    person = world.person_of(await world.table(), 1)
    await person.slash(world.channel, "ahead", answer="Keep")
    assert (await world.table()).place(1).foreseen == ("keep",)
    await person.slash(world.channel, "ahead", answer="Keep", forget=True)
    assert (await world.table()).place(1).foreseen == ()


async def test_who_is_asked_already_is_answered_for_when_they_settle_it_now(world: World) -> None:
    await world.play(await world.table(), Ask(seat=0, whom=1))
    await settle(world, 1, "Keep")
    await world.env.advance_time(SOON[1] + 1)
    assert (await world.table()).state.asked == -1


async def test_who_changes_their_mind_in_time_is_asked(world: World) -> None:
    await settle(world, 1, "Keep")
    await world.play(await world.table(), Ask(seat=0, whom=1))
    await settle(world, 1, "Keep")
    await world.env.advance_time(SOON[1] + 1)
    assert (await world.table()).state.asked == 1


async def test_what_was_settled_goes_with_its_person(world: World) -> None:
    await settle(world, 1, "Keep")
    await world.hand_over(1, world.people[2])
    assert (await world.table()).place(1).foreseen == ()


async def test_a_stand_in_answers_as_its_person_has_settled(world: World) -> None:
    """Who is away has said so themselves: their word counts before what a stand-in would do."""
    await settle(world, 1, "Give")
    table = await world.table()
    absent = msgspec.structs.replace(table.place(1), autopilot=True)
    places = [absent if place.seat == 1 else place for place in table.places]
    await world.bot.store.write(lambda ledger: ledger.put_places(table.row.id, places))
    world.bot.tables.forget(table.row.id)
    await world.play(await world.table(), Ask(seat=0, whom=1))
    await world.env.advance_time(SOON[1] + 1)
    after = await world.table()
    assert after.state.asked == -1
    assert after.state.coins == [2, 0]
