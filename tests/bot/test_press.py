"""What a press costs before its answer is there: requests first, then what is made for them."""

from __future__ import annotations

from typing import Any

import pytest

from bot import talk
from tests.bot.world import World, buttons, words

CALLBACKS = {"answer": 4, "later": 5, "update later": 6, "update": 7}


def asked(world: World) -> list[tuple[str, int]]:
    """What was asked of Discord for interactions, in order: the end of the path, and the kind of callback."""
    return [
        (request.path.split("/")[-1], (request.json or {}).get("type", 0))
        for request in world.env.http_requests
        if request.path.startswith(("/interactions/", "/webhooks/"))
    ]


async def panel(world: World) -> tuple[Any, Any]:
    """Somebody whose turn it is, and their panel, with everything said that is said once."""
    table = await world.started(2)
    person = world.person_of(table, table.awaited()[0])
    for _ in range(3):
        await world.panel(person)
    shown = await world.panel(person)
    world.env.http_requests.clear()
    return person, shown


async def test_a_press_is_answered_by_one_request(world: World) -> None:
    person, shown = await panel(world)
    await person.click(shown, label="Refresh")
    assert asked(world) == [("callback", CALLBACKS["update"])]


async def test_a_command_is_answered_by_one_request(world: World) -> None:
    person, _ = await panel(world)
    await world.panel(person)
    assert asked(world) == [("callback", CALLBACKS["answer"])]


async def test_who_waits_longer_hears_that_an_answer_comes(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, shown = await panel(world)
    monkeypatch.setattr(talk, "PROMISE", 0.0)
    look = world.bot.tables.look

    async def slow(game: int) -> Any:
        await world.bot.store.read(lambda ledger: [ledger.person(0) for _ in range(200)])
        return await look(game)

    monkeypatch.setattr(world.bot.tables, "look", slow)
    result = await person.click(shown, label="Refresh")
    assert asked(world) == [("callback", CALLBACKS["update later"]), ("@original", 0)]
    assert buttons(result.response or shown)


async def test_a_page_that_discord_refuses_is_said_to_have_failed(world: World) -> None:
    person, shown = await panel(world)
    world.env.inject_error("POST", "/interactions/*/callback", status=400, code=50035, message="Invalid form")
    result = await person.click(shown, label="Refresh")
    assert any("went wrong" in words(message) for message in result.followups)
    world.env.check_errors = False
