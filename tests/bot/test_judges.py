"""The judges themselves: they let good requests pass and catch bad ones; and Discord's own judge."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from tests.bot import openapi
from tests.bot.judge import judge
from tests.bot.world import World


def post(**body: Any) -> Any:
    body = {"nonce": "1", "enforce_nonce": True, "allowed_mentions": {"parse": []}, **body}
    return SimpleNamespace(method="POST", path="/channels/1/messages", json=body)


def layout(*parts: Any) -> dict[str, Any]:
    return {"flags": 1 << 15, "components": list(parts)}


def button(**more: Any) -> dict[str, Any]:
    return {"type": 1, "components": [{"type": 2, "custom_id": "a", "label": "A", **more}]}


def menu(*labels: str) -> dict[str, Any]:
    options = [{"label": label, "value": str(number)} for number, label in enumerate(labels)]
    return {"type": 1, "components": [{"type": 3, "custom_id": "m", "options": options}]}


def test_a_good_post_passes() -> None:
    assert not judge([post(content="Hello"), post(**layout(button(), menu("A", "B")))])


@pytest.mark.parametrize(
    "body",
    [
        {"content": "x" * 2001},
        {"content": ""},
        {"content": "x", "nonce": None},
        {"content": "x", "allowed_mentions": {"parse": ["everyone"]}},
        {"content": "x", **layout(button())},
        layout(button(), button()),
        layout(button(label="", emoji=None)),
        layout(button(custom_id="x" * 101)),
        layout(menu()),
        layout(menu("A", "a")),
        layout(menu(*map(str, range(26)))),
        layout(menu("x" * 101)),
        layout({"type": 10, "content": "x" * 4001}),
        layout(*({"type": 10, "content": "x"} for _ in range(41))),
        layout({"type": 12, "items": [{"media": {"url": "attachment://a.png"}, "description": "A"}]}),
    ],
)
def test_a_bad_post_is_caught(body: dict[str, Any]) -> None:
    assert judge([post(**body)])


@pytest.mark.skipif(not openapi.available(), reason="Discord's schemas are not fetched (npm install)")
async def test_every_request_fits_discords_own_schemas(world: World) -> None:
    table = await world.started(3, computers=1)
    rng = Random(7)
    people = [world.person_of(table, seat) for seat in range(4) if table.place(seat).user]
    while table.row.phase == "running":
        seat = rng.choice([seat for seat in table.awaited() if table.place(seat).user])
        person = world.person_of(table, seat)
        await world.panel(person)
        command = rng.choice(["secret", "board", "log", "catchup", "me", "table status"])
        await rng.choice(people).slash(world.channel, command)
        await person.autocomplete(world.channel, "toy walk", "who", "")
        await world.play(table, rng.choice(table.legal(seat)))
        table = await world.table()
    await world.people[0].slash(world.channel, "table open")
    await world.people[0].slash(world.channel, "table settings")
    assert len(world.env.http_requests) > 100  # all of them are validated when the world ends


@pytest.mark.skipif(not openapi.available(), reason="Discord's schemas are not fetched (npm install)")
def test_discords_schemas_do_refuse() -> None:
    assert openapi.validate([post(content="x", colour="red")])
    assert openapi.validate([post(content="x", attachments=[{"id": str(n)} for n in range(11)])])
