"""Two games that differ only in what is hidden from somebody look the same to that somebody.

Everything they can see is compared: the channel, the answers to their own commands and presses, their
direct messages, the pictures byte by byte, and when each of these came.
"""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from simcord.backend.errors import SetupError

from bot.choices import fields
from bot.commands.typed import classes, command_name, grouped, option_name
from bot.store import Ledger, Snapshot
from bot.store.rows import TABLE
from game import GAMES, text
from game.api import Action, Overt
from game.stationfall.trial import hidden
from game.trial import Table as TrialTable
from game.trial import walk
from images.api import GALLERIES
from tests.bot.transcript import SeenPictures, Transcript, without_ids
from tests.bot.world import World, buttons, menus, shown, words
from tests.toy import TOY
from tests.toy.rules import Done, Peek, Vow, Walk

SEATS = 3


async def begun(path: Path, monkeypatch: pytest.MonkeyPatch) -> World:
    monkeypatch.setattr("bot.lobby.token_hex", lambda size: "0" * size)
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
    world.bot.tables.forget(number)


async def look_around(world: World, person: Any, *, seated: bool = True) -> None:
    """Somebody opens, presses and completes everything there is."""
    for command in ("turn", "secret", "board", "log", "catchup", "help", "ahead", "table status"):
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
    if not seated:
        return
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


async def press_everything(world: World, person: Any, messages: list[Any]) -> None:
    """Every button and every line of every menu of these messages, as they were when they were kept."""
    for message in messages:
        customs = list(buttons(message).values())
        picks = [(custom, option["value"]) for custom, menu in menus(message).items() for option in menu[:3]]
        for custom in customs:
            with suppress(SetupError):  # an earlier press has changed what this message shows
                await person.click(message, custom_id=custom)
        for custom, value in picks:
            with suppress(SetupError):
                await person.select(message, [value], custom_id=custom)


async def test_who_gave_up_a_seat_reads_no_more_than_a_stranger(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By no old panel, no command, no completion, no message that was still on its way."""
    SeenPictures(monkeypatch)
    monkeypatch.setattr("bot.lobby.token_hex", lambda size: "0" * size)
    transcripts = []
    for game in ("real", "imagined"):
        world = World(tmp_path / f"{game}.sqlite3")
        await world.open(people=SEATS + 1)
        table = await world.started(SEATS)
        for number in range(SEATS):
            await world.play(await world.table(), Vow(seat=number, vow="gold"))
        old, new = world.person_of(table, 0), world.people[SEATS]
        panels = [await world.panel(old)]
        for label in ("Peek", "Walk"):
            panel = await world.panel(old)
            await old.click(panel, custom_id=next(c for n, c in buttons(panel).items() if label in n))
            panels.append(panel)
        panels += [
            shown(await old.slash(world.channel, command))
            for command in ("secret", "log", "board", "table status")
        ]
        # What they learn now is still on its way when they lose their seat.
        door = f"/channels/{old.user.dm_channel.id}/messages"
        world.env.inject_error("POST", door, status=503, times=None)
        await world.play(await world.table(), Peek(seat=0, at=1))
        told = len(old.user.dm_channel.history())
        await world.hand_over(0, new)
        world.env.backend.faults.clear()
        if game == "imagined":
            await swap(world, None, 5)
        transcript = Transcript(world)
        await world.env.advance_time(200)
        assert len(old.user.dm_channel.history()) == told
        assert new.user.dm_channel.history()
        await press_everything(world, old, panels)
        await look_around(world, old, seated=False)
        await world.play(await world.table(), Peek(seat=0, at=2))
        await world.play(await world.table(), Done(seat=0))
        await press_everything(world, old, panels)
        await look_around(world, old, seated=False)
        assert len(old.user.dm_channel.history()) == told
        assert (await world.table()).row.phase == "running"
        transcripts.append([without_ids(line) for line in transcript.seen_by(old.id)])
        await world.close()
    real, imagined = transcripts
    assert len(real) > 40
    for one, other in zip(real, imagined, strict=True):
        assert one == other


async def test_a_host_who_plays_sees_no_secrets_whatever_they_decide(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    SeenPictures(monkeypatch)
    transcripts = []
    for game in ("real", "imagined"):
        world = await begun(tmp_path / f"{game}.sqlite3", monkeypatch)
        host, watcher = world.people[0], (await world.table()).require_seat(world.people[0].id)
        if game == "imagined":
            await swap(world, watcher, 3)
        transcript = Transcript(world)
        for number in range(SEATS):
            await world.play(await world.table(), Vow(seat=number, vow="gold"))
        for command in ("pause", "status", "settings", "resume", "extend", "rollback", "start", "ready"):
            await host.slash(world.channel, f"table {command}")
        await host.autocomplete(world.channel, "table replace", "seat", "")
        other = next(number for number in range(SEATS) if number != watcher)
        await host.slash(world.channel, "table replace", seat=other + 1)
        await host.slash(world.channel, "table close")
        for command in ("board", "log", "table status", "secret", "turn"):
            await host.slash(world.channel, command)
        transcripts.append([without_ids(line) for line in transcript.seen_by(host.id)])
        await world.close()
    real, imagined = transcripts
    assert len(real) > 30
    for one, two in zip(real, imagined, strict=True):
        assert one == two


async def test_who_knew_one_seat_never_gets_another(world: World) -> None:
    """Neither by the host's word nor by a vote, nor after the bot was started again."""
    table = await world.started(4)
    host = world.people[0]
    first, second = [seat for seat in range(4) if table.place(seat).user != host.id][:2]
    traveller = world.person_of(table, first)
    await traveller.slash(world.channel, "table replace", seat=first + 1)
    await world.restart()
    for asking in (host, world.person_of(table, second)):
        answer = await asking.slash(world.channel, "table replace", seat=second + 1, person=traveller.user)
        assert "knows its secrets" in words(shown(answer))
    await host.slash(world.channel, "table replace", seat=second + 1)
    answer = await host.slash(world.channel, "table replace", seat=second + 1, person=traveller.user)
    assert "knows its secrets" in words(shown(answer))
    await host.slash(world.channel, "table replace", seat=first + 1, person=traveller.user)
    assert (await world.table()).seat_of(traveller.id) == first


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


async def test_how_fast_a_picture_comes_tells_nothing_of_a_draft(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a stranger sees has not changed, so it is there at once, as if nobody had done anything."""
    await world.started(2)
    for seat in range(2):
        await world.play(await world.table(), Vow(seat=seat, vow="gold"))
    drawn = []
    gallery = type(world.galleries["toy"])
    original = gallery.draw

    def counted(self: Any, name: str, view: Any, *look: Any, **how: Any) -> Any:
        drawn.append(view.seat)
        return original(self, name, view, *look, **how)

    monkeypatch.setattr(gallery, "draw", counted)
    await world.spectator.slash(world.channel, "board")
    await world.play(await world.table(), Walk(seat=0, who="ant", to="ford"))
    await world.spectator.slash(world.channel, "board")
    assert drawn.count(None) == 1
    await world.play(await world.table(), Done(seat=0))
    await world.spectator.slash(world.channel, "board")
    assert drawn.count(None) > 1


@pytest.mark.parametrize("watcher", [0, 2, None])
@pytest.mark.parametrize("key", sorted(key for key, it in GAMES.items() if not isinstance(it, Overt)))
async def test_installed_games_are_kept_secret_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str, watcher: int | None
) -> None:
    """The rules are judged elsewhere: played are steps after which `watcher` may see no difference."""
    SeenPictures(monkeypatch)
    monkeypatch.setattr("bot.lobby.token_hex", lambda size: "0" * size)
    game, rng = GAMES[key], Random(watcher)
    seats = min(4, game.seats.stop - 1)
    script: list[tuple[Action, Action]] = []
    transcripts = []
    for round_ in ("real", "imagined"):
        world = World(tmp_path / f"{round_}.sqlite3", {key: game}, GALLERIES)
        await world.open(people=seats)
        await world.started(seats)
        table = await world.table()
        imagined = game.imagine(table.state, watcher, Random(7))
        assert game.dump(imagined) != game.dump(table.state)
        if round_ == "imagined":
            number, row, data = table.row.id, table.row, game.dump(imagined)
            snapshot = Snapshot(TABLE, row.entries, data)
            await world.bot.store.write(partial(put_snapshot, game=number, snapshot=snapshot))
        # Both from the disk: what is written and read again may be kept in another order.
        world.bot.tables.forget(table.row.id)
        eyes = world.spectator if watcher is None else world.person_of(table, watcher)
        transcript = Transcript(world)
        for step in range(24):
            table = await world.table()
            if round_ == "real":
                chosen = alike(game, table, imagined, watcher, rng)
                if chosen is None:
                    break
                imagined = chosen[2]
                script.append(chosen[:2])
            if step >= len(script):
                break
            if step % 3 == 0:
                for command in ("turn", "secret", "board", "log", "catchup", "help", "ahead", "table status"):
                    await eyes.slash(world.channel, command)
            await world.play(await world.table(), script[step][round_ == "imagined"])
        seen = [without_ids(line) for line in transcript.seen_by(eyes.id)]
        # Each lane goes at its own pace, and the first pictures take longest: each in its own order.
        transcripts.append(sorted(seen, key=lambda line: line.split(" ", 1)[0]))
        await world.close()
    real, other = transcripts
    assert len(script) > 8
    for one, two in zip(real, other, strict=False):
        assert one == two
    assert len(real) == len(other)


def put_snapshot(ledger: Ledger, game: int, snapshot: Snapshot) -> None:
    ledger.put_snapshot(game, snapshot)


def alike(
    game: Any, table: Any, imagined: Any, watcher: int | None, rng: Random
) -> tuple[Action, Action, Any] | None:
    """A step of the real game and one of the imagined that show `watcher` the same; and what follows there.

    It is the same step where there is one. What is chosen in secret may have to be another.
    """
    seat = rng.choice(table.awaited())
    here: list[Action] = list(table.legal(seat))
    there: list[Action] = list(game.legal(imagined, seat))
    for _ in range(60):
        kind = rng.choice(list(dict.fromkeys(map(type, here))))
        mine = [action for action in here if type(action) is kind]
        theirs = [action for action in there if type(action) is kind]
        if not theirs:
            continue
        place = rng.randrange(len(mine))
        one: Action = mine[place]
        two: Action = one if one in theirs else theirs[place % len(theirs)]
        n = table.next_entry(seat)
        real = game.apply(table.state_of(seat), one, table.chance(n))
        other = game.apply(imagined, two, table.chance(n))
        seen = [
            [event for event in outcome.events if event.to is None or watcher in event.to]
            for outcome in (real, other)
        ]
        asked = [[(p.seat, p.kind) for p in game.prompts(outcome.state)] for outcome in (real, other)]
        views = [game.view(outcome.state, watcher) for outcome in (real, other)]
        if (
            seen[0] == seen[1]
            and real.undoable == other.undoable
            and views[0] == views[1]
            and asked[0] == asked[1]
        ):
            return one, two, other.state
    return None


MOMENTS = (
    (2, False, "asked"), (4, True, "waits"), (5, False, "asked"), (5, False, "outside"), (4, False, "acting"),
    (6, False, "revealed"),
)  # fmt: skip
"""How many play, whether in teams, and whose eyes are looked through: who has a turn, too, early and late."""
SENTENCES = (
    "launch houdini", "abandon ship", "attack the engineer", "reveal", "release project x", "bribe operative",
    "pick up kompromat", "kitchen", "end turn",
)  # fmt: skip


@pytest.mark.parametrize(("seats", "teams", "role"), MOMENTS)
async def test_in_the_middle_of_a_game_nothing_that_can_be_asked_tells_what_is_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seats: int, teams: bool, role: str
) -> None:
    """Hands and peeks are there: every kind of command, completion, refusal and picture is tried."""
    SeenPictures(monkeypatch)
    monkeypatch.setattr("bot.lobby.token_hex", lambda size: "0" * size)
    key, game = "stationfall", GAMES["stationfall"]
    state = eventful(game, seats, teams, role)
    asked = {prompt.seat for prompt in game.prompts(state)}
    role = "asked" if role in STEPS else role
    watcher = next((seat for seat in range(seats) if (seat in asked) == (role == "asked")), None)
    if role == "outside":
        watcher = None
    imagined = game.imagine(state, watcher, Random(role))
    assert game.dump(imagined) != game.dump(state)
    transcripts = []
    for name, there in (("real", state), ("imagined", imagined)):
        world = World(tmp_path / f"{name}.sqlite3", {key: game}, GALLERIES)
        await world.open(people=seats)
        await world.started(seats)
        table = await world.table()
        snapshot = Snapshot(TABLE, table.row.entries, game.dump(there))
        await world.bot.store.write(partial(put_snapshot, game=table.row.id, snapshot=snapshot))
        world.bot.tables.forget(table.row.id)
        table = await world.table()
        eyes = world.spectator if watcher is None else world.person_of(table, watcher)
        transcript = Transcript(world)
        offers = [offer.name for offer in world.bot.studio.offers(table, watcher)]
        completed = [await eyes.autocomplete(world.channel, "show", "picture", "")]
        looks = ("turn", "secret", "board", "log", "catchup", "table status", "undo", "table rollback")
        for command in looks:
            await eyes.slash(world.channel, command)
        if watcher is not None:
            completed += await pry(world, eyes)
        for picture in Random(role).sample(offers, 2):
            await eyes.slash(world.channel, "show", picture=picture)
        for group, kinds in grouped(classes(game)).items():
            # Looking must not be a move: what can be done in one way only is done when it is typed.
            legal = Counter(map(type, table.legal(watcher) if watcher is not None else ()))
            for kind in [kind for kind in kinds if legal[kind] != 1][:1]:
                command = " ".join(filter(None, (key, group, command_name(text.verb(kind)))))
                await eyes.slash(world.channel, command)
                for option in map(option_name, fields(kind)[:2]):
                    completed.append(await eyes.autocomplete(world.channel, command, option, ""))
                    await eyes.slash(world.channel, command, **{option: "operative"})
        seen = [without_ids(line) for line in transcript.seen_by(eyes.id)]
        transcripts.append([*map(str, completed), *seen])
        await world.close()
    real, other = transcripts
    assert len(real) > 40
    for one, two in zip(real, other, strict=True):
        assert one == two


async def pry(world: World, eyes: Any) -> list[Any]:
    """Reasons, suggestions, what can be settled, and every page of the panel, also of what is staged."""
    for command in ("help", "ahead", "next"):
        await eyes.slash(world.channel, command)
    completed = []
    for sentence in SENTENCES:
        with suppress(SetupError):
            await eyes.slash(world.channel, "why", sentence=sentence)
        completed.append(await eyes.autocomplete(world.channel, "turn", "line", sentence[:4]))
    completed.append(await eyes.autocomplete(world.channel, "turn", "line", ""))
    leading = {label: custom.split(":")[1] for label, custom in buttons(await world.panel(eyes)).items()}
    staged = [label for label, deed in leading.items() if deed == "way"][:4]
    for label, deed in leading.items():
        if deed not in ("verb", "page", "card", "map", "secret", "open") and label not in staged:
            continue
        # What was staged meanwhile has changed the stamp: the same button has another id.
        panel = await world.panel(eyes)
        await eyes.click(panel, custom_id=buttons(panel)[label])
        if deed == "way":
            await world.panel(eyes)
            while (table := await world.table()).staged(table.seat_of(eyes.id) or 0).actions:
                await eyes.slash(world.channel, "undo")
    return completed


STEPS = ("acting", "revealed")
"""How far the turn has come at those moments."""


def eventful(game: Any, seats: int, teams: bool, seed: str) -> Any:
    """A moment well into a game in which more is hidden than identities."""
    for number in range(60):
        options = game.Options(teams=teams)
        for moment in walk(TrialTable(f"{seed} {number}", seats, options, "eager")):
            kinds = {kind for kind, _ in hidden(moment.state, None)}
            peeked = any(player.knows_x for player in moment.state.players)
            if seed in STEPS and (moment.state.phase != "turn" or moment.state.turn.step != seed):
                continue
            if peeked and {"identities", "kompromat hands", "face-down kompromat"} <= kinds:
                return moment.state
    raise LookupError(seed)
