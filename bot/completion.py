"""How a line of words may go on: its last part, completed by all that may be done then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.choices import TERMS, dear, fields, price_of, untermed
from bot.fitting import GOING, fit_of, fits, in_common, offers, tells_apart
from bot.limits import OPTION
from bot.line import BETWEEN, read
from bot.naming import Names, Offer, compared
from bot.table import Table
from bot.tried import Played, supposed
from game.api import Seat


def completed(table: Table, seat: Seat, line: str, names: Names, play: Played) -> list[str]:
    """The line with its last part completed, as far as Discord has room for it."""
    before, end, last = _open_part(line, names)
    reading = read(supposed(table, seat) if before else table, seat, before, names, play)
    if reading.part or reading.shown is not None:
        return []
    every = offers(reading.table, seat)
    tokens = compared(last).split()
    # What is dear is completed for who says its price, as it is understood of nobody else.
    meant = [
        offer
        for offer in every
        if (fit_of(tokens, offer, names) is not None if tokens else not names.costs(offer))
    ]
    ways = {untermed(offer.last) for offer in every if offer.label is not None}
    meant = [offer for offer in meant if offer.label is not None or untermed(offer.last) not in ways]
    cheap = [offer for offer in every if not names.costs(offer)]
    common = in_common(cheap)
    called = (_short(offer, cheap, common, names) for offer in meant[:MOST])
    return [said for one in dict.fromkeys(called) if len(said := before + end + one) <= OPTION]


MOST = 60
"""So many ways to go on are put into words."""


def _open_part(line: str, names: Names) -> tuple[str, str, str]:
    """What stands before the last separator, that separator, and what is still being typed."""
    marks = [mark.span() for between in (BETWEEN, names.then) for mark in between.finditer(line)]
    if not marks:
        return "", "", line
    start, stop = max(marks)
    mark = line[start:stop].strip()
    return line[:start], (mark if BETWEEN.fullmatch(mark) else ",") + " ", line[stop:]


def _short(offer: Offer, every: Sequence[Offer], common: Mapping[str, Any], names: Names) -> str:
    """An offer in as few words as tell it from all others; with its price, if that is dear."""
    action, words = offer.last, names.voices[0]
    values = {name: getattr(action, name) for name in fields(action) if name not in TERMS}
    own = [
        words.value(value, name)
        for name, value in values.items()
        if value not in ("", None) and not isinstance(value, bool) and tells_apart(action, name, common)
    ]
    if dear(action, names.game):
        return " ".join((words.verb(action), *own, words.value(price_of(action))))
    bare = " ".join(own)
    # Somebody, or a place, is enough for what can be taken back; whatever else is done is done by its name.
    if bare and offer.group in GOING and [one for one, _ in fits(bare, every, names)] == [offer]:
        return bare
    return " ".join((words.verb(action), *own))
