"""The games of a campaign, one after the other: pieces of one transaction each, so that no end of a process
can come between the end of a game and what follows from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from secrets import token_hex
from typing import Any

import msgspec

from bot.campaign.chronicle import next_options
from bot.campaign.records import record_of
from bot.campaign.whole import NEXT, Whole, whole
from bot.options import settled
from bot.post import Post, of_campaign, to_table
from bot.refusal import Refused
from bot.store import Conflict, GameRow, Ledger, Place, Timer
from bot.store.campaigns import Campaign, Evening, Member
from bot.store.rows import TABLE
from bot.table import Table
from bot.words import quoted, series
from game.api import Game, Message

ASK, GATHER, REMEMBER, COUNT = "ask", "gather", "remember", "count"
"""The timers of a table that waits: when who is not ready is asked once more, and when it begins;
and of one that is over: when what is told of it is made, and when it is counted that could not be."""
BUSY = 3600.0
"""After how many seconds it is looked again whether a channel is free, or a game can be counted."""

Games = Mapping[str, Game[Any]]


def saved(ledger: Ledger, campaign: Campaign, now: float, **changes: Any) -> Campaign:
    """Write a campaign one change on, and let its message be brought up to date. May raise Conflict."""
    new = msgspec.structs.replace(campaign, version=campaign.version + 1, changed=now, **changes)
    if not ledger.save_campaign(new):
        raise Conflict(f"campaign {campaign.id} is no longer at version {campaign.version}")
    ledger.send(of_campaign(new, (), now))
    return new


def tell(ledger: Ledger, campaign: Campaign, now: float, *lines: Message) -> None:
    """Say something in the channel where a campaign is at home."""
    ledger.send(of_campaign(campaign, lines, now))


def gathered(it: Whole, seats: range) -> tuple[list[Member], list[Member], list[Member]]:
    """Who is given a seat at the next table, who is away, and for whom there is none this time.

    Who plays elsewhere in the campaign is left there, unless too few are left otherwise. Where there are more
    people than seats, those sit down who have played least.
    """
    members = [member for member in it.members if member.status == "in"]
    away = [member for member in members if member.person in it.away]
    here = [member for member in members if member not in away]
    free = [member for member in here if member.person not in it.seated]
    if len(free) >= seats.start:
        here = free
    games = {standing.person: standing.games for standing in it.standings()}
    here.sort(key=lambda member: (games.get(member.person, 0), member.since, member.person))
    most = seats.stop - 1
    return here[:most], away, here[most:]


def opened(
    ledger: Ledger, games: Games, it: Whole, channel: int, now: float, opener: int | None = None
) -> GameRow:
    """Open the next table in a channel, with everybody who is there. Raises Refused if it cannot be.

    Somebody who opens it is ready by that.
    """
    campaign, plan = it.campaign, it.campaign.plan
    if it.over:
        raise Refused("bot-campaign-is-over")
    if it.full:
        raise Refused("bot-campaign-full", games=plan.games)
    if ledger.game_in(channel) is not None:
        raise Refused("bot-campaign-channel-taken")
    game = games.get(it.following)
    if game is None:
        raise Refused("bot-unknown-game", name=it.following)
    here, away, left_out = gathered(it, game.seats)
    if not here:
        raise Refused("bot-campaign-nobody")
    people = [member.person for member in here]
    row = ledger.add_game(
        GameRow(
            key=game.key,
            guild=campaign.guild,
            channel=channel,
            host=campaign.host if campaign.host in people else people[0],
            seed=token_hex(16),
            created=now,
            changed=now,
            options=next_options(game, plan, [evening.record for evening in it.evenings]),
            settings=plan.settings,
        )
    )
    places = [Place(n, who.name, who.person, ready=who.person == opener) for n, who in enumerate(here)]
    ledger.put_places(row.id, places)
    ledger.add_evening(Evening(row.id, campaign.id))
    ledger.send(to_table(row, "lobby", Post(), now))
    lines = [_missing(key, who) for key, who in (("away", away), ("left-out", left_out)) if who]
    ledger.send(to_table(row, "gather", Post(tuple(lines), number=len(it.evenings) + 1), now))
    if plan.patience:
        ledger.set_timer(Timer(row.id, ASK, TABLE, now + plan.patience / 2))
        ledger.set_timer(Timer(row.id, GATHER, TABLE, now + plan.patience))
    for evening in it.evenings:
        # What was to follow in this channel is here.
        before = ledger.game(evening.game)
        if before is not None and before.channel == channel:
            ledger.drop_timers(evening.game, [NEXT])
    saved(ledger, campaign, now)
    return row


def _missing(key: str, who: Sequence[Member]) -> Message:
    names = series([f"<@{member.person}>" for member in who])
    return Message(f"bot-campaign-{key}", {"names": names, "count": len(who)})


def ended(ledger: Ledger, games: Games, table: Table, now: float) -> None:
    """A table has come to its end, or is closed: what that means for the campaign it belongs to, if any."""
    evening = ledger.evening(table.row.id)
    if evening is None or evening.record is not None:
        return
    ledger.drop_timers(table.row.id, [ASK, GATHER])
    result = table.result() if table.row.phase == "finished" else None
    if result is None:
        # What is closed before its end counts for nothing; whether another table is opened people decide.
        ledger.drop_evening(table.row.id)
    else:
        ledger.put_evening(msgspec.structs.replace(evening, record=record_of(table, result, now)))
        ledger.set_timer(Timer(table.row.id, REMEMBER, TABLE, now))
    it = whole(ledger, evening.campaign, now)
    if it is None:
        return
    campaign = it.campaign
    if result is not None:
        plan = campaign.plan
        settings = msgspec.structs.replace(table.row.settings, paused_because=None)
        options = {**plan.options, table.row.key: settled(table.game, table.row.options)}
        campaign = saved(
            ledger, campaign, now, plan=msgspec.structs.replace(plan, settings=settings, options=options)
        )
        _go_on(ledger, games, campaign, table.row, now)
    else:
        saved(ledger, campaign, now)


def _go_on(ledger: Ledger, games: Games, campaign: Campaign, row: GameRow, now: float) -> None:
    """After a game: its story can be read; then the next table, or the end after the last."""
    it = whole(ledger, campaign.id, now)
    if it is None:
        return
    number = it.number(row.id)
    lines = [Message("bot-campaign-told", {"campaign": quoted(campaign.name), "number": number})]
    later = bool(campaign.plan.pause) and not it.full and not it.over
    if later:
        due = now + campaign.plan.pause
        ledger.set_timer(Timer(row.id, NEXT, TABLE, due))
        lines.append(Message("bot-campaign-next-later", {"until": f"<t:{round(due)}:R>"}))
    ledger.send(to_table(row, "told", Post(tuple(lines), number=number), now))
    if it.over or later:
        return
    if not it.full:
        follow(ledger, games, it, row, now)
    elif not it.tables:
        finish(ledger, campaign, now)


def follow(ledger: Ledger, games: Games, it: Whole, row: GameRow, now: float) -> None:
    """Open the table that follows a game, in its channel; or say why not. A busy channel is waited for."""
    if it.over or it.full:
        return
    if ledger.game_in(row.channel) is not None:
        ledger.set_timer(Timer(row.id, NEXT, TABLE, now + BUSY))
        return
    try:
        opened(ledger, games, it, row.channel, now)
    except Refused as refused:
        tell(ledger, it.campaign, now, Message("bot-campaign-stuck", {"why": refused.message}))


def finish(ledger: Ledger, campaign: Campaign, now: float) -> Campaign:
    """A campaign is over. Tables that go on are played to their end, and counted."""
    for evening in ledger.evenings(campaign.id):
        ledger.drop_timers(evening.game, [NEXT])
    campaign = saved(ledger, campaign, now, phase="over")
    tell(ledger, campaign, now, Message("bot-campaign-ended", {"campaign": quoted(campaign.name)}))
    return campaign


def ask_again(ledger: Ledger, row: GameRow, now: float) -> None:
    """Who has not said that they are ready is asked once more, while a table still waits for them."""
    waits = any(place.user is not None and not place.ready for place in ledger.places(row.id))
    if row.phase == "lobby" and waits:
        ledger.send(to_table(row, "gather-again", Post(), now))
