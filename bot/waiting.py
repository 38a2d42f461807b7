"""Who is waited for, how long, and when it is polite to say so."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from bot.store import Ledger, Person, Settings, Timer
from bot.table import Table
from game.api import Seat

DAY = 24 * 3600.0
FARTHEST = {"computer": DAY, "grace": 2 * DAY}
FARTHEST_OTHERWISE = 30 * DAY
"""Nobody is ever made to wait so long, not even who goes away for as long as can be said."""


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


def recall(ledger: Ledger, now: float) -> None:
    """What is due later than anything ever is was written while the clock went ahead: it is due now.

    Nobody is played for because of it: whose grace it was is warned anew.
    """
    for timer in ledger.timers_after(now + min(FARTHEST.values())):
        if timer.due > now + FARTHEST.get(timer.kind, FARTHEST_OTHERWISE):
            ledger.finish_timer(timer)
            kind = "deadline" if timer.kind == "grace" else timer.kind
            ledger.set_timer(Timer(timer.game, kind, timer.seat, now))
