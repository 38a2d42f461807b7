"""Who is waited for, how long, and when it is polite to say so."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from bot.store import Ledger, Person, Settings
from bot.table import Table
from game.api import Seat


def interval(settings: Settings, person: Person) -> float | None:
    """How often this person is reminded at this table: the lower of both wishes. None: never."""
    if person.reminder == 0:
        return None
    wishes = [wish for wish in (settings.reminder, person.reminder) if wish > 0]
    return min(wishes, default=None)


def polite(person: Person, due: float) -> float:
    """The first moment from `due` on at which this person may be disturbed."""
    due = max(due, person.away_until)
    if person.quiet_from < 0 or person.quiet_to < 0 or person.quiet_from == person.quiet_to:
        return due
    shift = timedelta(hours=person.zone)
    local = datetime.fromtimestamp(due, UTC) + shift
    start, end = person.quiet_from, person.quiet_to
    quiet = start <= local.hour < end if start < end else local.hour >= start or local.hour < end
    if not quiet:
        return due
    wake = local.replace(hour=end, minute=0, second=0, microsecond=0)
    if wake <= local:
        wake += timedelta(days=1)
    return (wake - shift).timestamp()


def first_reminder(ledger: Ledger, table: Table, seat: Seat, now: float) -> float | None:
    """When the person of this seat is first reminded, should nothing happen. None: never.

    Who is asleep or away was not called when the game came to them: they are when they are back.
    """
    user = table.place(seat).user
    if user is None:
        return None
    person = ledger.person(user)
    moment = polite(person, now)
    if moment > now:
        return moment
    wait = interval(table.row.settings, person)
    return None if wait is None else polite(person, now + wait)
