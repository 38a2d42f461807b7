"""Two games that differ only in what is hidden from somebody look the same to that somebody.

Everything they can see is compared: the channel, the answers to their own commands and presses, their
direct messages, the pictures byte by byte, and when each of these came.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bot.store import Snapshot
from bot.store.rows import TABLE
from game.api import Action
from tests.bot.transcript import SeenPictures, Transcript, without_ids
from tests.bot.world import World, buttons
from tests.toy import TOY
from tests.toy.rules import Peek, Walk

SEATS = 3


async def begun(path: Path, monkeypatch: pytest.MonkeyPatch) -> World:
    monkeypatch.setattr("bot.steward.token_hex", lambda size: "0" * size)
    world = World(path)
    await world.open(people=SEATS)
    await world.started(SEATS)
    return world


async def swap(world: World, seat: int | None, seed: int) -> None:
    """Put another game in the place of this one, which `seat` cannot tell from it."""
    table = await world.table()
    state = TOY.imagine(table.state, seat, Random(seed))
    assert state != table.state
    number, row = table.row.id, table.row
    snapshot = Snapshot(TABLE, row.entries, TOY.dump(state))
    await world.bot.store.write(lambda ledger: ledger.put_snapshot(number, snapshot))
    world.bot.desk.forget(number)


async def look_around(world: World, person: Any) -> None:
    """Somebody opens, presses and completes everything there is."""
    for command in ("turn", "secret", "board", "log", "catchup", "table status"):
        await person.slash(world.channel, command)
    for command, option in (
        ("toy walk", "who"),
        ("toy peek", "at"),
        ("toy ask", "whom"),
        ("toy bid", "amount"),
    ):
        await person.autocomplete(world.channel, command, option, "")
    for command in ("toy search", "toy done", "toy peek", "toy walk"):
        # Only what is refused, or narrows: looking must not be a move.
        table = await world.table()
        if table.seat_of(person.id) not in table.awaited():
            await person.slash(world.channel, command)
    panel = await world.panel(person)
    for custom in list(buttons(panel).values()):
        if custom.split(":")[1] in ("verb", "look", "secret"):
            await person.click(await world.panel(person), custom_id=custom)


def script(table: Any, rng: Random, watcher: int | None) -> Action:
    """The next move of a game that shows `watcher` nothing hidden."""
    seat = rng.choice(table.awaited())
    legal = [a for a in table.legal(seat) if not (isinstance(a, Peek) and seat == watcher)]
    kind = rng.choice(distinct_kinds(legal))
    return rng.choice([action for action in legal if type(action) is kind])


def distinct_kinds(legal: list[Action]) -> list[type[Action]]:
    return list(dict.fromkeys(type(action) for action in legal))


@pytest.mark.parametrize("watcher", [0, 1, None])
@pytest.mark.parametrize("seed", [1, 2])
async def test_what_is_hidden_changes_nothing_that_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, watcher: int | None, seed: int
) -> None:
    SeenPictures(monkeypatch)
    transcripts = []
    script_: list[Action] = []
    for game in ("real", "imagined"):
        world = await begun(tmp_path / f"{game}.sqlite3", monkeypatch)
        table = await world.table()
        people = [world.person_of(table, number) for number in range(SEATS)]
        eyes = world.spectator if watcher is None else people[watcher]
        if game == "imagined":
            await swap(world, watcher, seed)
        transcript = Transcript(world)
        rng = Random(seed)
        step = 0
        while step < 14:
            table = await world.table()
            if table.row.phase != "running" or (table.state.round == 2 and table.state.turn == 2):
                break
            if game == "real":
                script_.append(script(table, rng, watcher))
            elif step >= len(script_):
                break
            action = script_[step]
            step += 1
            if watcher is None:
                for command in ("turn", "secret", "board", "log", "table status", "toy search"):
                    await eyes.slash(world.channel, command)
            elif step % 4 == 1:
                await look_around(world, eyes)
            await world.play(await world.table(), action)
        transcripts.append([without_ids(line) for line in transcript.seen_by(eyes.id)])
        await world.close()
    real, imagined = transcripts
    assert len(real) > 20
    for one, other in zip(real, imagined, strict=False):
        assert one == other
    assert len(real) == len(imagined)


async def test_the_comparison_does_notice_a_leak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that names a role in public is caught by the same comparison."""
    lines = []
    for game in ("real", "imagined"):
        world = await begun(tmp_path / f"{game}.sqlite3", monkeypatch)
        if game == "imagined":
            await swap(world, 0, 1)
        original = type(TOY).apply

        def leaky(self: Any, state: Any, action: Any, rng: Random, original: Any = original) -> Any:
            outcome = original(self, state, action, rng)
            args = {**outcome.events[0].message.args, "seat": outcome.state.roles[1]}
            message = msgspec.structs.replace(outcome.events[0].message, args=args)
            event = msgspec.structs.replace(outcome.events[0], message=message)
            return msgspec.structs.replace(outcome, events=(event, *outcome.events[1:]))

        with monkeypatch.context() as patch:
            patch.setattr(type(TOY), "apply", leaky)
            transcript = Transcript(world)
            table = await world.table()
            await world.play(table, table.legal(0)[0])
        lines.append(transcript.seen_by(world.person_of(table, 0).id))
        await world.close()
    assert lines[0] != lines[1]


async def test_others_never_see_a_draft(world: World) -> None:
    table = await world.started(2)
    for seat in range(2):
        await world.person_of(table, seat).slash(world.channel, "toy vow", vow="gold")
    one, other = world.person_of(table, 0), world.person_of(table, 1)
    transcript = Transcript(world)
    await other.slash(world.channel, "board")
    await other.slash(world.channel, "catchup")
    before = [without_ids(line) for line in transcript.seen_by(other.id)]
    await one.slash(world.channel, "toy walk", who="ant", to="ford", pay="step")
    transcript = Transcript(world)
    await other.slash(world.channel, "board")
    await other.slash(world.channel, "catchup")
    after = [without_ids(line) for line in transcript.seen_by(other.id)]
    assert before == after
    table = await world.table()
    assert [type(a) for a in table.staged(0).actions] == [Walk]
