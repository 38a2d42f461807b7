"""Who sits at which table until its game begins: opening, joining, settling, dealing."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from random import Random
from secrets import token_hex
from typing import Any

import msgspec

from bot.campaign.seating import Sat, sat_before, seated
from bot.options import check_options, settled
from bot.post import Post, notice, to_person, to_table
from bot.referee import ALL_TIMERS, Referee
from bot.refusal import Refused
from bot.store import Entry, GameRow, Place, Settings, Snapshot
from bot.store.rows import ROUND, SPANS, STRETCH, TABLE, computer
from bot.stretch import went_on
from bot.table import Table
from bot.tables import Change, Tables, stepped
from bot.telling import told
from bot.words import series
from game import text
from game.api import Arguments, Illegal, Message, Outcome

log = logging.getLogger(__name__)


class Lobby:
    """Everything about a table before its game begins."""

    def __init__(self, tables: Tables, referee: Referee) -> None:
        self.tables = tables
        self.referee = referee

    # the lobby

    async def open(
        self,
        key: str,
        guild: int,
        channel: int,
        host: int,
        name: str,
        options: dict[str, Any],
        language: str,
        *,
        interaction: int | None = None,
    ) -> Table:
        """A new lobby; whoever opens it is host and sits down."""
        game = self.tables.games.get(key)
        if game is None:
            raise Refused("bot-unknown-game", name=key)
        check_options(game, options, game.seats.start)
        now = self.tables.now()
        row = GameRow(
            key=key,
            guild=guild,
            channel=channel,
            host=host,
            seed=token_hex(16),
            created=now,
            changed=now,
            options=options,
            settings=Settings(language=language),
        )
        place = Place(0, name, host, ready=True)

        return await self.tables.add(Table(row, game, (place,)), interaction)

    async def again(self, game: int, user: int, *, interaction: int | None = None) -> Table:
        """Another game of the same people by the same settings, once; each sits down for themselves. For who
        played alone it begins: there is nobody to wait for."""
        before = await self.tables.look(game)
        seat = before.require_seat(user)
        before.require_phase("finished")
        now, old = self.tables.now(), before.row
        row = GameRow(
            key=old.key,
            guild=old.guild,
            channel=old.channel,
            host=user,
            seed=token_hex(16),
            created=now,
            changed=now,
            options=settled(before.game, old.options),
            settings=msgspec.structs.replace(old.settings, paused_because=None),
        )
        places = [Place(0, before.place(seat).name, user, ready=True)]
        for _ in (place for place in before.places if place.user is None):
            places.append(computer(len(places), places))
        table = await self.tables.add(Table(row, before.game, tuple(places)), interaction, after=game)
        alone = before.people() == [user] and table.row.phase == "lobby"
        return await self.start(table.row.id, user) if alone else table

    async def join(self, game: int, user: int, name: str, *, interaction: int | None = None) -> Table:
        """Sit down in a lobby."""

        def sit(table: Table) -> tuple[Place, ...]:
            if table.seat_of(user) is not None:
                raise Refused("bot-already-seated")
            if len(table.places) >= table.game.seats.stop - 1:
                raise Refused("bot-table-full", seats=table.game.seats.stop - 1)
            return (*table.places, Place(len(table.places), name, user))

        return await self._seat(game, sit, interaction)

    async def leave(self, game: int, user: int, *, interaction: int | None = None) -> Table:
        """Get up from a lobby. The host's leaving makes the next person host."""

        def rise(table: Table) -> tuple[Place, ...]:
            seat = table.require_seat(user)
            return tuple(place for place in table.places if place.seat != seat)

        return await self._seat(game, rise, interaction)

    async def ready(self, game: int, user: int, *, interaction: int | None = None) -> Table:
        """Say that one is ready, or no longer."""

        def turn(table: Table) -> tuple[Place, ...]:
            seat = table.require_seat(user)
            return tuple(
                msgspec.structs.replace(place, ready=not place.ready) if place.seat == seat else place
                for place in table.places
            )

        return await self._seat(game, turn, interaction)

    async def add_computer(
        self, game: int, user: int, count: int = 1, *, interaction: int | None = None
    ) -> Table:
        """Give free seats to computer players: as many as are wished, or as there are."""

        def sit(table: Table) -> tuple[Place, ...]:
            table.require_host(user)
            seats = table.game.seats.stop - 1
            if len(table.places) >= seats:
                raise Refused("bot-table-full", seats=seats)
            places = list(table.places)
            while len(places) < min(len(table.places) + count, seats):
                places.append(computer(len(places), places))
            return tuple(places)

        return await self._seat(game, sit, interaction)

    async def remove_computer(self, game: int, user: int, *, interaction: int | None = None) -> Table:
        """Take the last computer player away again."""

        def rise(table: Table) -> tuple[Place, ...]:
            table.require_host(user)
            computers = [place for place in table.places if place.user is None]
            if not computers:
                raise Refused("bot-no-computer")
            return tuple(place for place in table.places if place.seat != computers[-1].seat)

        return await self._seat(game, rise, interaction)

    async def _seat(
        self, game: int, seats: Callable[[Table], tuple[Place, ...]], interaction: int | None
    ) -> Table:
        async with self.tables.hold(game) as table:
            table.require_phase("lobby")
            places = tuple(
                msgspec.structs.replace(place, seat=number) for number, place in enumerate(seats(table))
            )
            people = [place.user for place in places if place.user is not None]
            host = table.row.host if table.row.host in people or not people else people[0]
            # A lobby that everybody has left would keep its channel for ever.
            phase = "lobby" if people else "closed"
            row = stepped(table.row, self.tables.now(), host=host, phase=phase)
            change = Change(table.but(row=row, places=places), table.row.version)
            change.outgoing.append(to_table(row, "lobby", Post(), self.tables.now()))
            return await self.tables.commit_once(change, interaction)

    async def option(self, game: int, user: int, name: str, value: Any) -> Table:
        """Change one option of the rules, while nothing has been dealt."""
        async with self.tables.hold(game) as table:
            table.require_phase("lobby")
            table.require_host(user)
            options: dict[str, Any] = {**table.row.options, name: value}
            check_options(table.game, options, max(len(table.places), table.game.seats.start))
            row = stepped(table.row, self.tables.now(), options=options)
            change = Change(table.but(row=row), table.row.version)
            change.outgoing.append(to_table(row, "lobby", Post(), self.tables.now()))
            await self.tables.commit(change)
            return change.table

    async def settle(
        self, game: int, user: int, key: str, *, begin: bool = True, interaction: int | None = None
    ) -> Table:
        """Play in a way that the game offers; if nobody else is needed for it, begin."""
        async with self.tables.hold(game) as table:
            table.require_phase("lobby")
            table.require_host(user)
            mode = next((mode for mode in table.modes() if mode.key == key), None)
            if mode is None:
                raise Refused("bot-mode-gone")
            options = {**table.row.options, **mode.options}
            check_options(table.game, options, len(table.places))
            if mode.begins and begin:
                row = msgspec.structs.replace(table.row, options=options)
                before = await self._sat_before(game)
                return await self.tables.commit_once(self._deal(table.but(row=row), before), interaction)
            row = stepped(table.row, self.tables.now(), options=options)
            change = Change(table.but(row=row), table.row.version)
            change.outgoing.append(to_table(row, "lobby", Post(), self.tables.now()))
            return await self.tables.commit_once(change, interaction)

    async def setting(self, game: int, user: int, **changes: Any) -> Table:
        """Change how the table plays: its language, its pace."""
        async with self.tables.hold(game) as table:
            table.require_open()
            table.require_host(user)
            check_settings(table, changes)
            settings = msgspec.structs.replace(table.row.settings, **changes)
            row = stepped(table.row, self.tables.now(), settings=settings)
            change = Change(table.but(row=row), table.row.version)
            if row.phase == "lobby":
                change.outgoing.append(to_table(row, "lobby", Post(), self.tables.now()))
            await self.tables.commit(change)
            return change.table

    async def start(self, game: int, user: int, *, interaction: int | None = None) -> Table:
        """Draw the seats, deal, and begin."""
        async with self.tables.hold(game) as table:
            if interaction is not None and table.row.phase == "running":
                raise Refused("bot-is-running")
            table.require_phase("lobby")
            table.require_host(user)
            low, high = table.game.seats.start, table.game.seats.stop - 1
            if not low <= len(table.places) <= high:
                raise Refused("bot-wrong-number", low=low, high=high, seats=len(table.places))
            waiting = [p for p in table.places if p.user not in (None, table.row.host) and not p.ready]
            if waiting:
                names = series([f"<@{place.user}>" for place in waiting])
                raise Refused("bot-not-all-ready", seats=len(waiting), names=names)
            change = self._deal(table, await self._sat_before(game))
            return await self.tables.commit_once(change, interaction)

    async def _sat_before(self, game: int) -> Mapping[int, Sequence[Sat]]:
        return await self.tables.store.read(lambda ledger: sat_before(ledger, game))

    async def gather(self, game: int) -> None:
        """The time is up for which a table has waited for people: it begins with those who are ready, if they
        are enough. Others can still sit down where they are not."""
        async with self.tables.hold(game) as table:
            if table.row.phase != "lobby":
                return
            now = self.tables.now()
            ready = [place for place in table.places if place.user is None or place.ready]
            people = [place.user for place in ready if place.user is not None]
            missing = [f"<@{place.user}>" for place in table.places if place not in ready]
            change = None
            if people and len(ready) >= table.game.seats.start:
                host = table.row.host if table.row.host in people else people[0]
                row = msgspec.structs.replace(table.row, host=host)
                try:
                    change = self._deal(table.but(row=row, places=tuple(ready)), await self._sat_before(game))
                except Illegal as error:
                    log.info("game %s cannot begin without those who are not ready: %s", game, error)
            said = "bot-campaign-too-few" if change is None else "bot-campaign-without"
            if change is None:
                change = Change(table.but(row=stepped(table.row, now)), table.row.version)
            if missing:
                # Named, not called: they have been, twice.
                args: Arguments = {"names": series(missing), "count": len(missing)}
                change.outgoing.insert(0, notice(change.table.row, [Message(said, args)], now))
            await self.tables.commit(change)

    def _deal(self, table: Table, before: Mapping[int, Sequence[Sat]]) -> Change:
        now, old = self.tables.now(), table.row
        order = seated(table.places, before, Random(f"{old.seed}:seats"))
        places = tuple(
            msgspec.structs.replace(place, seat=seat, ready=False) for seat, place in enumerate(order)
        )
        options: Any = msgspec.convert(old.options, table.game.Options)
        outcome: Outcome[Any] = table.game.deal(len(places), options, table.chance(0))
        row = stepped(old, now, phase="running", entries=1)
        deal = Entry(
            0, TABLE, "deal", msgspec.Raw(b"null"), outcome.events, undoable=False, batch=row.version, at=now
        )
        stretch = went_on(table.game, None, (), outcome.state, 1)
        new = table.but(row=row, places=places, state=outcome.state, stretch=stretch)
        change = Change(new, old.version, entries=[deal])
        data = table.game.dump(outcome.state)
        change.snapshots = [Snapshot(seat, 1, data) for seat in (TABLE, ROUND, *range(len(places)))]
        if stretch is not None:
            change.snapshots.append(Snapshot(STRETCH, 1, data))
        change.outgoing.append(to_table(row, "lobby", Post(), now))
        change.outgoing.append(notice(row, [Message("bot-started", {"seats": len(places)})], now))
        change.outgoing += told(new, outcome.events, TABLE, now)
        self.referee.follow(table, change)
        return change

    async def halt(self, game: int, key: str) -> None:
        """Pause a game because it cannot go on: its channel is gone, or may not be written to."""
        async with self.tables.hold(game) as table:
            if table.row.phase != "running":
                return
            settings = msgspec.structs.replace(table.row.settings, paused_because=Message(key))
            row = stepped(table.row, self.tables.now(), phase="paused", settings=settings)
            change = Change(table.but(row=row), table.row.version)
            change.drop_timers = [(kind, None) for kind in ALL_TIMERS]
            # The channel cannot hear it: the host is told.
            news = to_person(row, row.host, Post((Message(key),)), self.tables.now())
            change.outgoing.append(news)
            await self.tables.commit(change)


def check_settings(table: Table, changes: Mapping[str, Any]) -> None:
    """Raises Refused for what no menu offers: a button's id can be forged."""
    for name, value in changes.items():
        if name in SPANS and not SPANS[name].admits(value):
            raise Refused("bot-bad-setting", name=Message(f"bot-setting-{name}"))
    if "handover" in changes and table.row.phase != "lobby":
        # Whoever sits down knows how safe their seat is.
        raise Refused("bot-settled-before", name=Message("bot-setting-handover"))
    if "level" in changes and changes["level"] not in table.levels:
        raise Refused("bot-unknown-button")
    if changes.get("language", text.DEFAULT) not in text.languages():
        raise Refused("bot-unknown-button")
