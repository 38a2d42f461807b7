"""Ids that no panel of ours has, and archives that no export wrote: each is refused, none leaves a trace."""

from __future__ import annotations

import string
from contextlib import suppress
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from bot.archive import BadArchive, bring, export
from bot.buttons import read
from bot.buttons.lobby import Lobby, Open
from bot.buttons.person import changed
from bot.buttons.settings import SetPace
from bot.buttons.show import ShowLog
from bot.buttons.turn import Turn
from bot.choices import Path
from bot.errors import sentence
from bot.panels.layout import Page
from bot.refusal import Refused
from bot.store import GameRow, Ledger, Person, Settings
from bot.store.rows import read_person, read_settings
from bot.talk import Talk
from bot.words import Words, quoted
from tests.bot.world import World, buttons, menus, shown, words
from tests.toy.rules import Done, Peek, Vow, Walk

HOUR = 3600.0
ODD = (
    "",
    "0",
    "-1",
    "nan",
    "inf",
    "1e999",
    "9" * 40,
    "\u0661",
    "null",
    "{}",
    "[[",
    "~",
    ".",
    ":",
    "f",
    "ff",
    "\u202e",
)


class Alone(Talk):
    """A conversation that nobody hears."""

    def __init__(self, world: World, person: Any, channel: int) -> None:
        user = SimpleNamespace(id=person.id, display_name=person.user.name)
        stub: Any = SimpleNamespace(
            user=user,
            id=0,
            channel_id=channel,
            locale="en-GB",
            permissions=SimpleNamespace(manage_channels=False),
        )
        super().__init__(stub, world.bot.store)

    async def show(self, page: Page, *, instead: bool = False) -> None:
        page.view.to_components()

    async def whisper(self, words: str) -> None:
        pass


async def ids(world: World) -> list[tuple[str, str]]:
    """Every button of every panel there is now, and a line of each menu."""
    host = world.people[0]
    answers = [
        shown(await host.slash(world.channel, command)) for command in ("turn", "table settings", "me", "log")
    ]
    found: list[tuple[str, str]] = []
    for message in (*world.public(), *answers):
        found += [(custom, "") for custom in buttons(message).values()]
        found += [(custom, menu[0]["value"]) for custom, menu in menus(message).items()]
    return found


def mutated(custom: str, value: str, rng: Random) -> tuple[str, str]:
    """Something like it that may never have been written."""
    parts = custom.split(":", 4)
    for _ in range(rng.randrange(1, 3)):
        at = rng.randrange(-1, len(parts))
        odd = rng.choice((*ODD, "".join(rng.choices(string.printable, k=rng.randrange(12)))))
        if at < 0:
            value = odd
        elif rng.random() < 0.5 or not parts[at]:
            parts[at] = odd
        else:
            where = rng.randrange(len(parts[at]))
            parts[at] = parts[at][:where] + odd[:2] + parts[at][where + rng.randrange(3) :]
    return ":".join(parts)[:100], value


async def press(world: World, talk: Talk, custom: str, value: str = "") -> None:
    """As the bot does it."""
    button = read(custom)
    if button is None:
        raise Refused("bot-unknown-button")
    with suppress(Refused):
        await button.form(world.bot, talk.user, "en")
    await button.press(world.bot, talk, value)


async def test_no_forged_id_leaves_a_trace(world: World) -> None:
    await world.lobby(3, computers=1)
    known = await ids(world)
    await world.people[0].click(world.public()[0], label="Start")
    for seat in range(4):
        table = await world.table()
        if table.place(seat).user is not None:
            await world.play(table, Vow(seat=seat, vow="gold"))
    other = next(person for person in world.people[1:3])
    await other.slash(world.channel, "table pause")
    known += await ids(world)
    rng, refused = Random(1), 0
    for _ in range(1500):
        custom, value = mutated(*rng.choice(known), rng)
        button = read(custom)
        if button is not None and button.cue in ("start", "leave", "no-computer"):
            continue
        talk = Alone(world, rng.choice(world.people), world.channel.id)
        error: Exception | None = None
        with world.env._bot_scope():
            try:
                await press(world, talk, custom, value)
            except Exception as raised:
                error = raised
        refused += error is not None
        assert error is None or sentence(error, Words()), (custom, value, error)
    assert refused > 500
    assert (await world.table()).row.phase in ("running", "paused")
    await world.restart()
    await world.panel(world.people[0])


@pytest.mark.parametrize(
    "written", ["", "~", "~x", "~0~", "abc~0", "~0.1", "~0.1abcdef.1abcdef", "~٣", "~1e9"]
)
def test_a_path_that_was_never_written_is_none(written: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - whichever says so
        Path.read(written)


async def test_a_button_of_another_channels_table_says_so(world: World) -> None:
    await world.lobby(2)
    other = world.guild.create_text_channel("other")
    stranger = Alone(world, world.people[2], other.id)
    number = (await world.table()).row.id
    for button in (
        Open("board", number),
        Lobby("join", number, 0),
        ShowLog("log", number, 0),
        Turn("look", number, ""),
    ):
        with world.env._bot_scope(), pytest.raises(Refused) as refused:
            await press(world, stranger, button.write())
        assert refused.value.message.key == "bot-other-channel"
    assert len((await world.table()).places) == 2


# lengths of time


@pytest.mark.parametrize("hours", [float("nan"), float("inf"), -1.0, 1e300, 0.01, 1 / 120, 0.5])
@pytest.mark.parametrize("name", ["reminder", "deadline", "grace", "handover"])
async def test_no_table_is_set_to_a_time_that_no_menu_offers(world: World, name: str, hours: float) -> None:
    await world.lobby(2)
    table = await world.table()
    with world.env._bot_scope(), pytest.raises(Refused):
        await world.bot.lobby.setting(table.row.id, world.people[0].id, **{name: hours * HOUR})
    talk = Alone(world, world.people[0], world.channel.id)
    forged = SetPace("pace", table.row.id, name)
    with world.env._bot_scope(), pytest.raises(Refused):
        await press(world, talk, forged.write(), str(hours))
    assert (await world.table()).row.settings == table.row.settings


@pytest.mark.parametrize(
    ("cue", "value"),
    [
        ("reminder", "1"),
        ("reminder", "nan"),
        ("reminder", "9" * 400),
        ("away", "99999999"),
        ("away", "-1"),
        ("zone", "nan"),
        ("zone", "inf"),
        ("quiet", "25-7"),
        ("quiet", "7"),
    ],
)
def test_nobody_prefers_what_no_menu_offers(cue: str, value: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - whichever says so
        changed(Person(), cue, value, 0.0)


@pytest.mark.parametrize(
    ("kept", "meant"),
    [
        ('"deadline":1e300', {"deadline": 168 * HOUR}),
        ('"deadline":1', {"deadline": 12 * HOUR}),
        ('"deadline":-5', {"deadline": 0.0}),
        ('"grace":-5', {"grace": HOUR}),
        ('"reminder":1', {"reminder": 6 * HOUR}),
        # What is no number is written as none.
        ('"reminder":null,"deadline":null,"grace":null,"handover":null', {}),
    ],
)
def test_a_row_with_a_setting_that_cannot_be_still_opens(kept: str, meant: dict[str, float]) -> None:
    assert read_settings(b"{%s}" % kept.encode()) == msgspec.structs.replace(Settings(), **meant)


async def test_a_table_and_people_with_settings_that_cannot_be_go_on(world: World) -> None:
    table = await world.started(2)
    person = Person(reminder=1.0, zone=float("nan"), away_until=1e300, quiet_from=99, quiet_to=7)
    row = table.row

    def write(ledger: Ledger) -> None:
        settings = msgspec.structs.replace(
            row.settings, deadline=1.0, reminder=float("inf"), grace=float("nan")
        )
        ledger.save_game(msgspec.structs.replace(row, settings=settings), row.version)
        for one in world.people:
            ledger.put_person(one.id, person)

    await world.bot.store.write(write)
    await world.restart()
    kept = (await world.table()).row.settings
    assert (kept.deadline, kept.reminder, kept.grace) == (12 * HOUR, 24 * HOUR, 2 * HOUR)
    assert read_person(msgspec.json.encode(person)) == Person(quiet_to=7)
    for seat in range(2):
        await world.play(await world.table(), Vow(seat=seat, vow="gold"))
    await world.env.advance_time(20 * HOUR)
    assert (await world.table()).awaited() == [1]


# archives


def damaged(value: Any, rng: Random) -> Any:
    """The same with one thing in it changed, left out or doubled."""
    if isinstance(value, dict) and value and rng.random() < 0.9:
        key = rng.choice(sorted(value))
        if rng.random() < 0.1:
            return {name: kept for name, kept in value.items() if name != key}
        return {**value, key: damaged(value[key], rng)}
    if isinstance(value, list) and value and rng.random() < 0.9:
        at = rng.randrange(len(value))
        if rng.random() < 0.15:
            return value[:at] + value[at + 1 :]
        if rng.random() < 0.1:
            return [*value, value[at]]
        return [*value[:at], damaged(value[at], rng), *value[at + 1 :]]
    if isinstance(value, str) and value and rng.random() < 0.6:
        at = rng.randrange(len(value))
        return value[:at] + rng.choice("AZ09x") + value[at + 1 :]
    return rng.choice((None, -1, 0, 1, 2, 10**6, 2**70, -(2**70), 1e300, 0.5, "", "x", "lobby", [], {}, True))


async def played(world: World) -> bytes:
    """The file of a game in the middle of a turn."""
    table = await world.started(3, computers=1)
    for seat in range(4):
        if table.place(seat).user is not None:
            await world.play(await world.table(), Vow(seat=seat, vow="gold"))
    while (table := await world.table()).row.entries < 9 or not table.place(table.awaited()[0]).user:
        seat = table.awaited()[0]
        await world.play(
            table, Done(seat=seat) if Done(seat=seat) in table.legal(seat) else table.legal(seat)[0]
        )
    seat = table.awaited()[0]
    if Peek(seat=seat, at=(seat + 1) % 4) in table.legal(seat):
        await world.play(table, Peek(seat=seat, at=(seat + 1) % 4))
        table = await world.table()
        await world.play(table, next(action for action in table.legal(seat) if isinstance(action, Walk)))
    return await export(world.bot.store, table.row.id)


async def test_no_archive_is_brought_that_cannot_be_played(world: World) -> None:
    whole = msgspec.json.decode(await played(world))
    rng, brought = Random(2), 0
    for number in range(400):
        data = msgspec.json.encode(damaged(whole, rng))
        channel = world.guild.create_text_channel(f"c{number}") if number < 3 else None
        try:
            row = await bring(
                world.bot.store, data, channel=channel.id if channel else 10**15 + number, games=world.games
            )
        except BadArchive:
            continue
        brought += 1
        await goes_on(world, row, rng)
    assert 0 < brought < 200


async def goes_on(world: World, row: GameRow, rng: Random) -> None:
    """To its end, as it was brought."""
    bot = world.bot
    for _ in range(200):
        table = await bot.tables.look(row.id)
        if row.phase not in ("paused", "running"):
            return
        if table.row.phase == "paused":
            table = table.but(row=msgspec.structs.replace(table.row, phase="running"))
        awaited = table.awaited()
        if not awaited:
            break
        seat = rng.choice(awaited)
        _, change = bot.referee.play(table, seat, rng.choice(table.legal(seat)), "person")
        bot.tables.keep(change.table)
    assert (await bot.tables.look(row.id)).result() is not None
    bot.tables.forget(row.id)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda whole: whole["journal"].pop(),
        lambda whole: whole["game"].update(seed="0"),
        lambda whole: whole["snapshots"].pop(0),
        lambda whole: whole["game"]["settings"].update(deadline=1.0),
        lambda whole: whole["game"]["options"].update(rounds=99),
        lambda whole: whole["places"][0].update(user=2**70),
        lambda whole: whole["places"][0].update(
            user=whole["places"][1]["user"] or whole["places"][2]["user"]
        ),
        lambda whole: whole["drafts"].append({"seat": 99, "revision": 1, "actions": []}),
        lambda whole: whole["game"].update(key="chess"),
        lambda whole: whole["game"].update(phase="finished"),
    ],
)
async def test_a_damaged_archive_is_refused_and_nothing_is_written(world: World, spoil: Any) -> None:
    whole = msgspec.json.decode(await played(world))
    spoil(whole)
    before = await world.bot.store.read(lambda ledger: len(ledger.games(("paused", "running", "finished"))))
    with pytest.raises(BadArchive):
        await bring(world.bot.store, msgspec.json.encode(whole), channel=10**15, games=world.games)
    after = await world.bot.store.read(lambda ledger: len(ledger.games(("paused", "running", "finished"))))
    assert before == after


# names


async def test_a_name_turns_no_words_round(world: World) -> None:
    turning = "\u202eevil\u2066\u200f"
    person = world.guild.add_member(world.env.create_user("x", global_name=turning))
    world.people.append(person)
    table = await world.started(5)
    assert table.place(table.require_seat(person.id)).name == "evil"
    seats = await world.people[0].autocomplete(world.channel, "table replace", "seat", "")
    assert any("evil" in choice["name"] for choice in seats)
    # As it may be kept from before.
    kept = [msgspec.structs.replace(place, name=turning) for place in table.places]
    assert quoted(turning) == "evil"
    old = table.but(places=tuple(kept))
    assert Words.plain(old, "en").person(0) == "evil"
    for post in world.public():
        assert not set(turning[:1] + turning[5:]) & set(words(post))
