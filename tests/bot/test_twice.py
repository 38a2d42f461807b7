"""What is delivered twice, pressed twice, or pressed by two at the same moment, happens once."""

from __future__ import annotations

from typing import Any

from tests.bot.gateway import Gateway
from tests.bot.world import World, doing, shown, words


async def test_an_interaction_delivered_twice_counts_once(world: World, gateway: Gateway) -> None:
    table = await world.vowed()
    person = world.person_of(table, 0)
    await person.slash(world.channel, "toy search")
    await gateway.again()
    table = await world.table()
    assert table.state.steps == 1
    panel = await world.panel(person)
    await person.click(panel, label="Search the cellar")
    await person.click(panel, custom_id=doing(panel))
    await gateway.again()
    assert (await world.table()).state.steps == 0
    assert sum(words(post).count("finds") for post in world.public()) == 2


async def test_undo_delivered_twice_takes_back_one_step(world: World, gateway: Gateway) -> None:
    await world.vowed()
    person = world.person_of(await world.table(), 0)
    for pawn in ("ant", "bat"):
        await person.slash(
            world.channel, "toy walk", who=pawn, to="ford", pay="step" if pawn == "ant" else "coin"
        )
    await person.slash(world.channel, "undo")
    await gateway.again()
    assert len((await world.table()).staged(0).actions) == 1


async def test_a_lobby_button_delivered_twice_counts_once(world: World, gateway: Gateway) -> None:
    message = await world.lobby(2)
    await world.people[0].click(message, label="Add computer")
    await gateway.again()
    assert len((await world.table()).places) == 3
    await world.people[0].click(message, label="Start")
    await gateway.again()
    assert sum("Lanterns are lit" in words(post) for post in world.public()) == 1


async def test_whatever_runs_a_table_counts_once(world: World, gateway: Gateway) -> None:
    host = world.people[0]

    async def twice(command: str, **options: Any) -> str:
        result = await host.slash(world.channel, command, **options)
        await gateway.again()
        return words(result.response)

    assert "Your table is open" in await twice("table open")
    assert len(world.public()) == 1
    await twice("table computer", count=2)
    assert len((await world.table()).places) == 3
    await twice("table ready")
    await world.people[1].slash(world.channel, "table join")
    await gateway.again()
    await world.people[1].slash(world.channel, "table ready")
    await gateway.again()
    await twice("table start")
    said: list[str] = []
    for command in ("pause", "resume", "extend"):
        before = len(world.public())
        said.append(await twice(f"table {command}"))
        notices = [words(post) for post in world.public()[before:] if "waits for you" not in words(post)]
        assert len(notices) <= 1, command
    assert said == [
        "The game is paused. /table resume goes on.",
        "The game goes on.",
        "Everybody has more time: the waits begin afresh.",
    ]
    seat = (await world.table()).require_seat(host.id)
    other = (await world.table()).require_seat(world.people[1].id)
    assert "The table is asked" in await twice("table replace", seat=other + 1, person=world.people[2].user)
    (ballot,) = [post for post in world.public() if "Shall" in words(post)]
    await world.people[1].click(ballot, label="Yes")
    await gateway.again()
    assert (await world.table()).place(other).user == world.people[2].id
    assert "changed hands" in await twice("table replace", seat=seat + 1)
    assert (await world.table()).place(seat).user is None
    assert (await world.table()).row.host == world.people[2].id
    await world.people[2].slash(world.channel, "table close")
    await gateway.again()
    assert sum("is closed" in words(post) for post in world.public()) == 1


async def test_a_vote_asked_for_twice_is_one_vote(world: World, gateway: Gateway) -> None:
    await world.vowed(4)
    table = await world.table()
    others = [person for person in world.people if person.id != table.row.host]
    await others[0].slash(world.channel, "table pause")
    await gateway.again()
    (ballot,) = [post for post in world.public() if "Shall" in words(post)]
    await others[1].click(ballot, label="Yes")
    await gateway.again()
    assert (await world.table()).row.phase == "running"
    await others[2].click(ballot, label="Yes")
    await gateway.again()
    assert (await world.table()).row.phase == "paused"
    assert sum("game is paused." in words(post) for post in world.public()) == 1


async def test_a_preference_pressed_once_is_changed_once(world: World, gateway: Gateway) -> None:
    person = world.people[0]
    panel = shown(await person.slash(world.channel, "me"))
    await person.click(panel, label="No direct messages")
    await gateway.again()
    assert not (await world.bot.store.read(lambda ledger: ledger.person(person.id))).dm


async def test_two_presses_at_the_same_moment(world: World, gateway: Gateway) -> None:
    table = await world.vowed()
    person = world.person_of(table, 0)
    panels = [await world.panel(person) for _ in range(2)]
    for panel in panels:
        await person.click(panel, label="Search the cellar")
    custom = doing(panels[0])
    assert custom == doing(panels[1])
    gateway.hold()
    for panel in panels:
        await person.click(panel, custom_id=custom)
    assert (await world.table()).state.steps == 2
    await gateway.release()
    assert (await world.table()).state.steps == 1
    assert sum("moved on" in words(panel) for panel in panels) == 1


async def test_two_people_press_at_the_same_moment(world: World, gateway: Gateway) -> None:
    message = await world.lobby(2)
    host, other, *rest = world.people
    gateway.hold()
    for person in rest:
        await person.click(message, label="Join")
    await other.click(message, label="Ready")  # no longer ready
    await host.click(message, label="Start")
    await gateway.release()
    table = await world.table()
    assert table.row.phase == "lobby"
    assert len(table.places) == 4
    gateway.hold()
    for person in (other, *rest):
        await person.click(message, label="Ready")
    await gateway.release()
    gateway.hold()
    for _ in range(2):
        await host.click(message, label="Start")
    await gateway.release()
    table = await world.table()
    assert table.row.phase == "running"
    assert sum("Lanterns are lit" in words(post) for post in world.public()) == 1
    # Everybody chooses in the same moment.
    gateway.hold()
    for person in world.people:
        await person.slash(world.channel, "toy vow", vow="gold")
    await gateway.release()
    table = await world.table()
    assert table.state.vows == ["gold"] * 4
    assert table.row.entries == 5


async def test_one_button_pressed_twice(world: World) -> None:
    table = await world.vowed()
    person = world.person_of(table, 0)
    panel = await world.panel(person)
    await person.click(panel, label="Search the cellar")
    custom = doing(panel)
    second = await world.panel(person)
    await person.click(second, label="Search the cellar")
    await person.click(panel, custom_id=custom)
    await person.click(second, custom_id=custom)
    assert (await world.table()).state.steps == 1
    assert "moved on" in words(second)
