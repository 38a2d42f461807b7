"""Whoever asks for it is forgotten: nothing names them any more, and no game that goes on is harmed."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.forgetting import forget
from bot.lobby import Lobby
from bot.referee import Referee
from bot.refusal import Refused
from bot.store import Ledger, Motion, Outgoing, Person, Place, Vote
from bot.store.address import Where
from bot.store.campaigns import Campaign, Evening, Member, Plan, Record, Sat
from bot.store.carry import TABLES
from bot.store.opening import open_store
from bot.tables import Tables
from tests.bot import databases
from tests.bot.victim import CHANNEL, deal
from tests.bot.world import World, words
from tests.toy import TOY

ADA, BO = 76543210987654321, 87654321098765432
NAME = "Ada of Nowhere"


def everywhere(ledger: Ledger, game: int) -> None:
    """Ada has left traces in everything there is."""
    row = ledger.game(game)
    assert row is not None
    over = msgspec.structs.replace(row, phase="finished", host=ADA, version=row.version + 1)
    ledger.save_game(over, row.version)
    ledger.put_places(
        game, [Place(0, NAME, ADA), Place(1, "Bo", BO, past=(ADA, 5)), Place(2, "1", displaced=ADA)]
    )
    ledger.put_person(ADA, Person(language="pl"))
    ledger.put_person(BO, Person(language="ja"))
    ledger.put_note(f"jotted{game}/{ADA}", "gold")
    ledger.put_note(f"jotted{game}/{BO}", "silver")
    for person in (ADA, BO):
        ledger.send(Outgoing(f"u{person}", "secret", msgspec.Raw(b"{}"), 1.0, game, nonce="n"))
    for number, said in ((game, NAME), (None, f"<@{ADA}>")):
        body = msgspec.Raw(msgspec.json.encode({"lines": [said]}))
        ledger.sent(ledger.send(Outgoing("c2", "notice", body, 1.0, number, nonce="n")), 5)
    ledger.add_vote(Vote(game, Motion("pause", ADA), 1.0, ballots={str(ADA): True}, status="lost"))
    campaign = ledger.add_campaign(Campaign(1, 2, ADA, "Winter", Plan(("toy",)), 1.0, phase="over")).id
    ledger.put_member(campaign, Member(ADA, NAME))
    ledger.put_member(campaign, Member(BO, "Bo", backs=ADA))
    seats = (Sat(0, ADA, NAME, True), Sat(1, BO, "Bo", False, before=(ADA,)))
    ledger.add_evening(Evening(game, campaign))
    ledger.put_evening(Evening(game, campaign, Record("toy", 1.0, seats)))


def traces(where: Where, person: int, name: str) -> list[str]:
    """In which tables somebody can be found."""
    marks = [str(person), name]

    def said(value: Any) -> str:
        return value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)

    return [
        table
        for table in TABLES
        for row in databases.rows(where, f"SELECT * FROM {table}")
        if any(mark in said(value) for value in row for mark in marks)
    ]


async def test_nothing_names_somebody_who_is_forgotten(database: Where) -> None:
    store = await open_store(database)
    tables = Tables(store, {"toy": TOY}, lambda: 1.0)
    await deal(Lobby(tables, Referee(tables)), CHANNEL)
    game = (await tables.look_in(CHANNEL)).row.id
    await store.write(lambda ledger: everywhere(ledger, game))
    tables.forget(game)
    before = traces(database, BO, "Bo")
    assert {"games", "seats", "people", "notes", "outbox", "votes", "members", "evenings"} <= set(
        traces(database, ADA, NAME)
    )
    await tables.look(game)
    await forget(tables, ADA)
    assert traces(database, ADA, NAME) == []
    assert traces(database, BO, "Bo") == before
    table = await tables.look(game)
    assert [place.user for place in table.places] == [None, BO, None]
    assert table.places[1].past == (5,)
    # Asked twice, it is as it was.
    await forget(tables, ADA)
    await store.close()


async def test_who_plays_is_not_forgotten(database: Where) -> None:
    store = await open_store(database)
    tables = Tables(store, {"toy": TOY}, lambda: 1.0)
    await deal(Lobby(tables, Referee(tables)), CHANNEL)
    user = next(place.user for place in (await tables.look_in(CHANNEL)).places if place.user)
    with pytest.raises(Refused):
        await forget(tables, user)
    campaign = Campaign(1, 2, BO, "Winter", Plan(("toy",)), 1.0)
    added = await store.write(lambda ledger: ledger.add_campaign(campaign))
    await store.write(lambda ledger: ledger.put_member(added.id, Member(ADA, NAME)))
    for person in (ADA, BO):
        with pytest.raises(Refused):
            await forget(tables, person)
    await store.write(lambda ledger: ledger.put_member(added.id, Member(ADA, NAME, "left")))
    await forget(tables, ADA)
    assert traces(database, ADA, NAME) == []
    await store.close()


async def test_who_asks_is_told(world: World) -> None:
    person = world.people[0]
    await world.bot.store.write(lambda ledger: ledger.put_person(person.id, Person(language="pl")))
    result = await person.slash(world.channel, "me", forget=True)
    assert "niczego" in words(result.response)
    assert await world.bot.store.read(lambda ledger: ledger.person(person.id)) == Person()
    await world.started(2)
    result = await person.slash(world.channel, "me", forget=True)
    assert "still have a part" in words(result.response)
