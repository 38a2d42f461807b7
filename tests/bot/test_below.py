"""What waits for posts to be delivered, and what becomes of it when something has happened meanwhile."""

from __future__ import annotations

import logging

import pytest

from bot.refusal import Refused
from tests.bot.world import World, buttons, words

LOG = "bot.below"


async def test_who_has_lost_their_seat_meanwhile_gets_no_panel_and_nobody_is_alarmed(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, LOG)
    table = await world.vowed()
    monkeypatch.setattr("bot.replies.turn.large", lambda event: event.to is None)
    person = world.person_of(table, 0)
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=503, times=None)
    result = await person.slash(world.channel, "toy peek", at="1")
    assert result.response is not None
    assert list(buttons(result.response)) == ["My turn"], "the panel waits for the posts"
    with world.env._bot_scope():
        await world.bot.council.step_down(table.row.id, person.id)
    world.env.backend.faults.clear()
    await world.env.advance_time(120)
    assert not result.followups
    told = [record for record in caplog.records if record.name == LOG]
    assert [record.levelno for record in told] == [logging.DEBUG]
    panel = (await person.slash(world.channel, "turn")).response
    assert "seat" in words(panel), "who asks is told why"


@pytest.mark.parametrize(
    ("error", "level"), [(Refused("bot-not-seated"), logging.DEBUG), (ValueError("lost"), logging.ERROR)]
)
async def test_only_what_nobody_expects_is_written_down_as_a_fault(
    world: World, caplog: pytest.LogCaptureFixture, error: Exception, level: int
) -> None:
    caplog.set_level(logging.DEBUG, LOG)

    async def work() -> None:
        raise error

    with world.env._bot_scope():
        world.bot.courier.below.then("c1", 8.0, work)
    await world.env.settle()
    assert [record.levelno for record in caplog.records if record.name == LOG] == [level]
