"""How fast the bot answers while hundreds of games are played at once, beside a command that does nothing.

`python -m tests.bot.bench [games] [seconds] [game]`: every game, where none is named. `python -m
tests.bot.bench processes [seconds] [game]`: several processes on one PostgreSQL (`throughput.py`). `python -m
tests.bot.bench stored NUMBER`: how soon a bot is ready that has so many games. `python -m tests.bot.bench
finished [seats] [game]`: how large a game is that is over, for as long as it is kept.

The client, the store and the rules are the real ones; Discord is simulated in the same process, so every line
carries its cost. A panel with its menus costs the simulation more than a word; so one of the commands that do
nothing answers with a finished panel. A press to the new panel is measured beside such a one, at fifty
tables; so is what an action of the game is answered with. DRAWERS says how many processes draw, as in `.env`.
"""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import dataclass, field
from functools import cache
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import discord
import msgspec
from simcord import interactions
from simcord._runtime import _restore_loop
from simcord.backend import serializers
from simcord.backend.cdn import CdnStore

from bot.buttons.button import Button
from bot.buttons.turn import Do, Turn
from bot.choices import fields
from bot.client import Bot
from bot.commands import typed as commands
from bot.config import read
from bot.lobby import Lobby
from bot.panels.layout import Page
from bot.panels.sure import sure
from bot.panels.turn import panel
from bot.pictures import PATIENCE
from bot.process import share
from bot.referee import Referee
from bot.simulate import percentile
from bot.store import Entry, GameRow, Ledger, Person, Phase, Place, Snapshot, Timer
from bot.store.file import look
from bot.store.sqlite import SqliteStore
from bot.table import Table, digest
from bot.tables import Tables
from bot.upkeep import lay_aside
from bot.words import Words
from game import DEFAULT, GAMES, text
from game.api import Action, Game
from images.api import GALLERIES, Gallery
from tests.bot.former import advance
from tests.bot.throughput import processes
from tests.bot.wire import ANSWER, UPDATE
from tests.bot.world import World
from tests.stones import STONES
from tests.toy import GALLERY, TOY

FINISHED = "finished"
"""Bears a button for which nothing is done: it shows a finished panel, as ours do."""
FINISHED_LATER = "finished-later"
"""The command that shows one, too, after an acknowledgement: as an action of the game is answered."""
PANEL = "turn"
"""The command that is answered with one."""
FEW = 50
"""Tables at which somebody's press is measured."""
NO_NEWCOMER = Person(guided=False)
"""Newcomers would get a guide beside their first panels."""
STRETCHES = 8
"""Into so many what is compared is divided."""
RATE = 44.0
"""Actions a second that arrive when people do not wait for each other."""


One = Callable[[int], Awaitable[tuple[float, float] | None]]
"""What somebody does at one table: seconds until its acknowledgement and its answer. None: nothing more."""


class Times(list[Any]):
    """The list of requests, noting for every interaction when it was acknowledged and when answered."""

    def __init__(self) -> None:
        super().__init__()
        self.acknowledged: dict[str, float] = {}
        self.answered: dict[str, asyncio.Future[float]] = {}

    def append(self, request: Any) -> None:
        parts = request.path.split("/")
        now = time.perf_counter()
        if parts[-1] == "callback":
            self.acknowledged[parts[3]] = now
            done = request.json["type"] in (ANSWER, UPDATE)
        else:
            done = parts[-1] == "@original"
        token = parts[3] if len(parts) > 3 else ""
        if done and token in self.answered and not self.answered[token].done():
            self.answered[token].set_result(now)


class Mistakes(logging.Handler):
    """What went wrong meanwhile: an apology is quicker than an answer, and no measure of one."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(self.format(record))

    def __enter__(self) -> None:
        logging.getLogger().addHandler(self)

    def __exit__(self, *error: object) -> None:
        logging.getLogger().removeHandler(self)
        if self.said and error[0] is None:
            raise RuntimeError(f"{len(self.said)} times something went wrong, first:\n{self.said[0]}")


class Forgetful(CdnStore):
    """Keeps no pictures: hundreds of megabytes that the bot has sent, and does not have."""

    def store_attachment(self, *args: Any) -> dict[str, Any]:
        stored = super().store_attachment(*args)
        self._blobs.clear()
        return stored


async def press(
    world: World, times: Times, channel: int, user: int, data: dict[str, Any], messages: dict[int, int]
) -> tuple[float, float]:
    """One command, or one press of a button: seconds until its acknowledgement, and until its answer."""
    backend, typed = world.env.backend, "name" in data
    record, payload = interactions.base_payload(
        backend, type=2 if typed else 3, channel_id=channel, guild_id=world.guild.id, user_id=user, data=data
    )
    if not typed:
        message = backend.messages[channel][messages[channel]]
        payload["message"] = dict(serializers.message_payload(backend, message))
        record.source_message_id = message.id
    times.answered[record.token] = asyncio.get_running_loop().create_future()
    start = time.perf_counter()
    backend.emit("INTERACTION_CREATE", payload)
    answered = await times.answered[record.token]
    del times.answered[record.token]
    if data.get("name") == PANEL and record.message_id is not None:
        # What a command has answered that does nothing cannot become a panel.
        messages[channel] = record.message_id
    return times.acknowledged.pop(record.token) - start, answered - start


async def shown(bot: Bot, table: Table) -> Page:
    """The panel of somebody who is waited for."""
    seat = table.awaited()[0]
    words, plain = Words.at(table, "en"), Words.plain(table, "en")
    return panel(table, seat, words, plain, pictures=await bot.studio.panel(table, seat))


@cache
def group_of(key: str) -> dict[type[Action], str]:
    """In which group of commands each kind of action is found."""
    groups = commands.grouped(commands.classes({**GAMES, "toy": TOY}[key]))
    return {kind: name for name, kinds in groups.items() for kind in kinds}


def typed(game: Game[Any], action: Action) -> dict[str, Any]:
    """The command that says this."""
    options = [
        {"type": 3, "name": commands.option_name(field), "value": commands.written(getattr(action, field))}
        for field in fields(type(action))
    ]
    group = group_of(game.key)[type(action)]
    said = {"type": 1, "name": commands.command_name(text.verb(action)), "options": options}
    said = {"type": 2, "name": group, "options": [said]} if group else said
    return {"id": "1", "name": commands.command_name(game.key), "type": 1, "options": [said]}


@dataclass
class Row:
    """What was measured of one thing, in milliseconds."""

    name: str
    acks: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    took: float = 0.0
    spent: float = 0.0

    async def go_on(self, seconds: float, count: int, one: One) -> None:
        """So many do it again and again, for so long."""
        began, spent = time.perf_counter(), time.process_time()

        async def loop(number: int) -> None:
            while time.perf_counter() < began + seconds:
                took = await one(number)
                if took is None:
                    return
                self.acks.append(took[0] * 1000)
                self.answers.append(took[1] * 1000)

        await asyncio.gather(*(loop(number) for number in range(count)))
        self.took += time.perf_counter() - began
        self.spent += (time.process_time() - spent) * 1000

    def print(self) -> None:
        each = (self.acks, self.answers)
        columns = [f"{percentile(values, part):7.1f}" for values in each for part in (0.5, 0.99)]
        rate, cost = len(self.acks) / self.took, self.spent / len(self.acks)
        print(f"{self.name:28} {rate:7.0f} {cost:7.2f} {' '.join(columns)}")


async def measure(name: str, seconds: float, count: int, one: One, *, share: float = 0.99) -> float:
    """Prints a line, and gives the answer than which such a share were quicker."""
    row = Row(name)
    await row.go_on(seconds, count, one)
    row.print()
    return percentile(row.answers, share)


async def in_turn(
    seconds: float, count: int, first: tuple[str, One], second: tuple[str, One], *, besides: float = 0.0
) -> float:
    """Prints a line of each, and gives how many times the first, and so much besides, the second takes.

    It goes by the medians, measured by turns, in short stretches: no machine is as quick all the time.
    """
    rows = Row(first[0]), Row(second[0])
    for _ in range(STRETCHES):
        for row, (_, one) in zip(rows, (first, second), strict=True):
            await row.go_on(seconds / STRETCHES, count, one)
    for row in rows:
        row.print()
    least, took = (percentile(row.answers, 0.5) for row in rows)
    return took / (least + besides)


async def arrive(
    name: str,
    seconds: float,
    count: int,
    rate: float,
    one: One,
) -> None:
    """As `measure`, but people do not wait for each other: so many begin every second, whoever is free."""
    answers: list[float] = []
    acks: list[float] = []
    rng, busy = Random(1), set[int]()
    began, spent = time.perf_counter(), time.process_time()

    async def begin(number: int) -> None:
        took = await one(number)
        busy.discard(number)
        if took is not None:
            acks.append(took[0] * 1000)
            answers.append(took[1] * 1000)

    at = began
    async with asyncio.TaskGroup() as group:
        while (at := at + rng.expovariate(rate)) < began + seconds:
            await asyncio.sleep(max(0.0, at - time.perf_counter()))
            free = [number for number in range(count) if number not in busy]
            if free:
                busy.add(number := rng.choice(free))
                group.create_task(begin(number))
    spent = (time.process_time() - spent) * 1000 / len(acks)
    columns = [f"{percentile(values, share):7.1f}" for values in (acks, answers) for share in (0.5, 0.99)]
    print(f"{name:28} {len(acks) / (time.perf_counter() - began):7.0f} {spent:7.2f} {' '.join(columns)}")


def resident() -> str:
    """The memory this process holds, in megabytes; with the simulated Discord and all it remembers."""
    status = Path("/proc/self/status")
    if not status.exists():
        return "unknown"
    lines = dict(line.split(":", 1) for line in status.read_text().splitlines())
    return f"{int(lines['VmRSS'].split()[0]) // 1024} MB, {lines['Threads'].strip()} threads"


def own(game: Game[Any], gallery: Gallery | None, count: int = 200) -> float:
    """Milliseconds an action takes the game itself: to carry it out, list what comes next, and draw that."""
    seats = min(3, game.seats[-1])
    state, rng = game.deal(seats, game.Options(), Random(1)).state, Random(2)
    spent = time.process_time()
    for _ in range(count):
        seat = rng.choice(game.prompts(state)).seat
        state = game.apply(state, rng.choice(list(game.legal(state, seat))), rng).state
        view = game.view(state, seat)
        for name in gallery.panel(view) if gallery is not None else ():
            gallery.draw(name, view)  # type: ignore[union-attr]
        if game.result(state) is not None:
            state = game.deal(seats, game.Options(), rng).state
    return (time.process_time() - spent) * 1000 / count


class Crowd:
    """So many tables of one game, and what somebody does there."""

    def __init__(self, folder: str, key: str) -> None:
        self.game, self.gallery = {**GAMES, "toy": TOY}[key], {**GALLERIES, "toy": GALLERY}.get(key)
        galleries = {key: self.gallery} if self.gallery is not None else {}
        drawers = read().drawers
        self.world = World(Path(folder) / "games.sqlite3", {key: self.game}, galleries, drawers=drawers)
        self.bot = self.world.bot
        self.rows: list[GameRow] = []
        self.finished: dict[int, Page] = {}
        self.messages: dict[int, int] = {}
        """By channel: the message with somebody's panel."""
        self.rngs: list[Random] = []
        self.times = Times()

    async def open(self, count: int) -> None:
        """Deal them all, and let that be posted: what is measured is what somebody presses."""
        tree = self.bot.tree

        @tree.command(name="nothing", description="Nothing")
        async def nothing(interaction: discord.Interaction[Any]) -> None:
            await interaction.response.send_message("-", ephemeral=True)

        @tree.command(name="nothing-later", description="Nothing, after an acknowledgement")
        async def later(interaction: discord.Interaction[Any]) -> None:
            await interaction.response.defer(ephemeral=True)
            await interaction.edit_original_response(content="-")

        @tree.command(name=FINISHED_LATER, description="Nothing, with a panel")
        async def finished(interaction: discord.Interaction[Any]) -> None:
            await interaction.response.defer(ephemeral=True)
            page = self.finished[interaction.channel_id or 0]
            await interaction.edit_original_response(view=page.view, attachments=page.files())

        heard = self.bot.on_interaction

        async def hear(interaction: discord.Interaction[Any]) -> None:
            data: Any = interaction.data
            if data.get("custom_id") != FINISHED:
                await heard(interaction)
                return
            page = self.finished[interaction.channel_id or 0]
            await interaction.response.edit_message(view=page.view, attachments=page.files())

        self.bot.on_interaction = hear  # type: ignore[method-assign]
        await self.world.open(people=3)
        self.people = [person.id for person in self.world.people]
        self.bot.studio.patience = PATIENCE
        for number in range(count):
            channel = self.world.guild.create_text_channel(f"game-{number}").id
            lobby, users = self.bot.lobby, self.people[: self.game.seats[-1]]
            table = await lobby.open(self.game.key, self.world.guild.id, channel, users[0], "A", {}, "en")
            for user in users[1:]:
                await lobby.join(table.row.id, user, "B")
                await lobby.ready(table.row.id, user)
            table = await lobby.start(table.row.id, users[0])
            self.rows.append(table.row)
            self.rngs.append(Random(number))
            self.finished[channel] = await shown(self.bot, table)
        await self.world.env.settle(timeout=300.0)
        # To watch every callback and timer costs the simulation more than what is measured.
        _restore_loop(self.world.env)
        self.times = self.world.env.backend.http_requests = Times()
        self.world.env.backend.cdn = Forgetful()

        def known(ledger: Ledger) -> None:
            for person in self.people:
                ledger.put_person(person, NO_NEWCOMER)

        await self.bot.store.write(known)
        for number in range(count):
            await self.command(PANEL)(number)
        # What the simulation remembers is not looked through again and again.
        gc.collect()
        gc.freeze()

    async def rest(self) -> None:
        """Until everything is posted."""
        for _ in range(3000):
            if not await self.bot.store.read(lambda ledger: ledger.waiting()):
                return
            await asyncio.sleep(0.1)

    async def close(self) -> None:
        await self.bot.courier.close()
        await self.bot.clock.close()
        await self.world.env.shutdown()
        await self.bot.store.close()

    async def press(self, number: int, user: int, data: dict[str, Any]) -> tuple[float, float]:
        return await press(self.world, self.times, self.rows[number].channel, user, data, self.messages)

    def command(self, name: str) -> Callable[[int], Awaitable[tuple[float, float]]]:
        """Somebody types a command."""
        data = {"id": "1", "name": name, "type": 1, "options": []}
        return lambda number: self.press(number, self.people[0], data)

    async def look(self, number: int) -> tuple[float, float]:
        """Somebody presses a button of their panel, and has it anew."""
        table = await self.bot.tables.look(self.rows[number].id)
        return await self.button(number, self.people[0], Turn("look", table.row.id, table.stamp(0)))

    async def ready(self, number: int) -> tuple[float, float]:
        """Somebody presses what shows a finished panel."""
        return await self.press(number, self.people[0], {"component_type": 2, "custom_id": FINISHED})

    async def button(self, number: int, user: int, pressed: Button) -> tuple[float, float]:
        return await self.press(number, user, {"component_type": 2, "custom_id": pressed.write()})

    async def step(self, number: int) -> tuple[float, float] | None:
        """Somebody stages something, or takes it back, and has a panel that shows something else."""
        table = await self.bot.tables.look(self.rows[number].id)
        seat = next(iter(table.awaited()), 0)
        user, stamp = table.place(seat).user or 0, table.stamp(seat)
        if table.staged(seat).actions or table.last_step(seat) is not None:
            return await self.button(number, user, Turn("undo", table.row.id, stamp))
        legal = table.legal(seat)
        mixed = self.rngs[number].sample(legal, len(legal))
        found = next((action for action in mixed if table.course(seat, [action]) == "staged"), None)
        if found is None:
            return None
        return await self.button(number, user, Do("do", table.row.id, stamp, digest(found)))

    async def play(self, number: int) -> tuple[float, float] | None:
        """Somebody types an action of the game: one that needs no second look, if there is any."""
        table = await self.bot.tables.look(self.rows[number].id)
        if table.row.phase != "running":
            return None
        seat = self.rngs[number].choice(table.awaited())
        user, legal, words = table.place(seat).user or 0, table.legal(seat), Words.at(table, "en")
        mixed = self.rngs[number].sample(legal, len(legal))
        action = next((it for it in mixed if not sure(table, seat, [it], words, typed=True)), None)
        if action is None:
            # Typed, it would only be asked about.
            await self.bot.referee.act(table.row.id, user, mixed[0])
            return await self.play(number)
        return await self.press(number, user, typed(self.game, action))

    async def warm(self, number: int, most: int = 60) -> None:
        """Play on until something can be staged."""
        for _ in range(most):
            table = await self.bot.tables.look(self.rows[number].id)
            seat = self.rngs[number].choice(table.awaited())
            if any(table.course(seat, [action]) == "staged" for action in table.legal(seat)):
                return
            action = self.rngs[number].choice(table.legal(seat))
            await self.bot.referee.act(table.row.id, table.place(seat).user or 0, action)


def head(games: int, title: str, seconds: float) -> None:
    print(f"{games} games of {title} at once, {seconds:g} s each; milliseconds")
    print(f"{'':28} {'per s':>7} {'CPU each':>7} {'ack 50':>7} {'ack 99':>7} {'ans 50':>7} {'ans 99':>7}")


def verdict(what: str, times: float, most: float = 2.0) -> None:
    print(f"{what}: {times:.1f} times it ({'met' if times <= most else 'missed'}: {most:g})")


async def panels(seconds: float, key: str, games: int = FEW) -> None:
    """How long it takes from a press to the new panel, and to a committed answer, beside nothing."""
    with tempfile.TemporaryDirectory() as folder, Mistakes():
        crowd = Crowd(folder, key)
        await crowd.open(games)
        head(games, crowd.game.title, seconds)
        idle = crowd.command
        await measure("a command that does nothing", seconds, games, idle("nothing"))
        await measure("the same, acknowledged first", seconds, games, idle("nothing-later"))
        ready = "a finished panel", crowd.ready
        times = await in_turn(seconds, games, ready, ("one's panel, made anew", crowd.look))
        verdict("from a press to the new panel, beside a finished one", times)
        for number in range(games):
            await crowd.warm(number)
        await crowd.rest()
        times = await in_turn(seconds, games, ready, ("staged, or taken back", crowd.step))
        verdict("where it shows something else, with its picture drawn", times)
        later = "finished, acknowledged first", idle(FINISHED_LATER)
        rules = games * own(crowd.game, crowd.gallery)
        times = await in_turn(seconds, games, later, ("an action of the game", crowd.play), besides=rules)
        verdict(f"answered, beside a finished panel and {rules:.0f} ms of rules and pictures", times)
        await crowd.close()


async def bench(games: int, seconds: float, key: str) -> None:
    """Many tables: all at once, and as many actions as arrive when people do not wait for each other."""
    with tempfile.TemporaryDirectory() as folder, Mistakes():
        crowd = Crowd(folder, key)
        await crowd.open(games)
        share = own(crowd.game, crowd.gallery)
        head(games, crowd.game.title, seconds)
        # In what comes before, most is asked about twice: that would be done beside what is measured.
        for number in range(games):
            await crowd.warm(number)
        await crowd.rest()
        least = await measure("a command that does nothing", seconds, games, crowd.command("nothing-later"))
        print(f"memory {resident()}")
        await arrive(f"actions, {RATE:g} a second arrive", 4 * seconds, games, RATE, crowd.play)
        print(f"memory {resident()}")
        answer = await measure("an action of the game", seconds, games, crowd.play)
        print(f"memory {resident()}")
        aim = 2 * least + games * share
        print(
            f"answer {answer:.0f}, aim {aim:.0f} ({'met' if answer <= aim else 'missed'}):"
            f" twice the first line's, and {games} times the {share:.2f} that rules and pictures take"
        )
        await crowd.close()


LISTED, RATIO = 2500, 5.0
"""So many actions of one verb; a panel may take so many times what Python's json takes to write them once."""


def lists() -> None:
    """How long a panel takes over thousands of actions of one verb."""
    row = GameRow("stones", 1, 2, 3, "x", 0.0, id=7, phase="running")
    state = STONES.deal(2, STONES.Options(), Random(1)).state
    table = Table(row, STONES, (Place(0, "P", 1), Place(1, "P", 2)), state)
    words, plain = Words.at(table, "en"), Words.plain(table, "en")
    listed = [msgspec.to_builtins(action) for action in table.legal(0)]
    assert len(listed) >= LISTED
    ours, theirs = [], []
    for _ in range(50):
        began = time.process_time()
        panel(table, 0, words, plain)
        between = time.process_time()
        json.dumps(listed)
        ours.append(between - began)
        theirs.append(time.process_time() - between)
    took, beside = (percentile(times, 0.5) * 1000 for times in (ours, theirs))
    share = took / beside
    print(
        f"a panel over {len(listed)} actions: {took:.1f} ms, {share:.1f} times what json takes to write them"
        f" ({'met' if share <= RATIO else 'missed'}: {RATIO:g})"
    )


LIVE = 100
"""Of so many stored games one goes on, and has a deadline."""
DUE = 0.005
"""Seconds within which it is known what is due."""


async def start(count: int) -> None:
    """How long a bot with so many stored games takes to be ready, what each costs while idle, and how soon it
    is known what is due."""
    with tempfile.TemporaryDirectory() as folder:
        world = World(Path(folder) / "games.sqlite3")
        await world.open(people=1)
        outcome = TOY.deal(4, TOY.Options(), Random(1))
        data = TOY.dump(outcome.state)
        entry = Entry(0, -1, "deal", msgspec.Raw(b"null"), outcome.events, undoable=False, batch=1, at=0.0)

        def fill(ledger: Ledger) -> None:
            for number in range(count):
                phase: Phase = "finished" if number % LIVE else "running"
                row = GameRow("toy", 1, number + 1, 1, "s", 0.0, phase=phase, version=1, entries=1)
                game = ledger.add_game(row).id
                if phase == "running":
                    ledger.set_timer(Timer(game, "deadline", 0, world.bot.now() + 3600.0 + number))
                ledger.put_places(game, [Place(seat, "P", seat + 1) for seat in range(4)])
                ledger.put_snapshot(game, Snapshot(-1, 1, data))
                ledger.add_entries(game, [entry])

        await world.bot.store.write(fill)
        await world.bot.close()
        world.bot = world.new_bot()
        # Looking over all journals goes on for long in the background; the simulation would wait for it.
        nothing: list[int] = []
        world.bot._audit = asyncio.get_running_loop().create_task(asyncio.sleep(0, nothing))
        gc.collect()
        tracemalloc.start()
        began = time.perf_counter()
        await world.env.restart_bot(world.bot)
        took = time.perf_counter() - began
        gc.collect()
        held, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        print(f"{count} stored games: ready after {took:.2f} s, {held / count / 1024:.1f} kB held per game")
        looks, now = [], world.bot.now()
        for _ in range(200):
            began = time.perf_counter()
            await world.bot.store.read(lambda ledger: (ledger.due_timers(now), ledger.next_timer()))
            looks.append(time.perf_counter() - began)
        look = percentile(looks, 0.99)
        print(
            f"what is due, of {count // LIVE} deadlines: {look * 1000:.2f} ms, memory {resident()}"
            f" ({'met' if look <= DUE else 'missed'}: {DUE * 1000:g} ms)"
        )
        await world.bot.courier.close()
        await world.bot.clock.close()
        await world.env.shutdown()
        await world.bot.store.close()


async def kept(seats: int, key: str) -> None:
    """How large a whole game is: in a file when it has just ended, a week later, and laid aside."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        store = await SqliteStore.open(folder / "games.sqlite3")
        nothing = taken(folder / "games.sqlite3", folder / "empty")
        tables = Tables(store, GAMES, lambda: 1.0)
        referee = Referee(tables)
        lobby, rng = Lobby(tables, referee), Random(seats)
        number = (await lobby.open(key, 1, 1, 1, "A", {}, "en")).row.id
        for user in range(2, seats + 1):
            await lobby.join(number, user, "B")
            await lobby.ready(number, user)
        table = await lobby.start(number, 1)
        while table.row.phase == "running":
            table = await advance(tables, referee, table, rng)
        for _ in range(table.row.entries * 100):
            # Each is the first of its lane only once all before it are said.
            rows = await store.read(lambda ledger: ledger.waiting())
            if not rows:
                break
            await store.write(lambda ledger, rows=rows: [ledger.sent(row.id, row.id) for row in rows])  # type: ignore[misc]
        ended = taken(folder / "games.sqlite3", folder / "ended") - nothing
        await store.write(lambda ledger: ledger.sweep(inf))
        later = taken(folder / "games.sqlite3", folder / "later") - nothing
        assert await lay_aside(store, folder / "archive", inf)
        await store.close()
        (aside,) = (folder / "archive").iterdir()
        print(
            f"{key}, {seats} seats, {table.row.entries} entries: {ended >> 10} kB when it has just ended,"
            f" {later >> 10} kB once what was posted is forgotten, {aside.stat().st_size >> 10} kB laid aside"
        )


def taken(database: Path, packed: Path) -> int:
    """Bytes of a database in which nothing is free."""
    with closing(look(database)) as file:
        file.execute("VACUUM INTO ?", (str(packed),))
    return packed.stat().st_size


if __name__ == "__main__":
    share()
    if sys.argv[1:2] == ["finished"]:
        asyncio.run(kept(int((*sys.argv[2:], "4")[0]), (*sys.argv[3:], DEFAULT)[0]))
        sys.exit()
    if sys.argv[1:2] == ["stored"]:
        asyncio.run(start(int(sys.argv[2])))
        sys.exit()
    if sys.argv[1:2] == ["processes"]:
        processes(*(kind(value) for kind, value in zip((float, str), sys.argv[2:], strict=False)))
        sys.exit()
    games, seconds, *key = (*sys.argv[1:], *("200", "3")[len(sys.argv) - 1 :])
    for one in key or GAMES:
        asyncio.run(panels(float(seconds), one))
    for one in key or GAMES:
        asyncio.run(bench(int(games), float(seconds), one))
    asyncio.run(start(10_000))
    lists()
