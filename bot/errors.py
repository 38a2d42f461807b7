"""The one place where anything that goes wrong becomes a sentence for the player and a line in the log."""

from __future__ import annotations

import logging
from secrets import token_hex

from bot.gauges import FAILURES
from bot.refusal import Refused
from bot.store import Unreachable
from bot.table import Table
from bot.talk import Talk
from bot.words import Words
from game.api import Illegal

log = logging.getLogger(__name__)


def sentence(error: Exception, words: Words) -> str | None:
    """What to tell a person who asked for something impossible. None: it is our fault, not theirs."""
    match error:
        case Illegal(message=message, rule=rule) | Refused(message=message, rule=rule):
            said = words.message(message)
            return f"{said} {words('bot-rule', rule=rule)}" if rule else said
        case Unreachable():
            log.error("the database cannot be reached: %s", error)
            return words("bot-unreachable")
        case _:
            return None


def reference() -> str:
    """A code by which a player's report is found in the log."""
    return token_hex(3).upper()


async def explain(talk: Talk, error: Exception, table: Table | None = None) -> None:
    """Tell the person, and write down what is worth it. Never raises."""
    words = talk.words(table)
    told = sentence(error, words)
    if told is None:
        code = reference()
        FAILURES.inc()
        where = "" if table is None else f" game={table.row.id} version={table.row.version}"
        log.error("reference=%s interaction=%s%s failed", code, talk.number, where, exc_info=error)
        told = words("bot-error", code=code)
    try:
        await talk.whisper(told)
    except Exception:
        log.exception("interaction=%s: not even the error could be told", talk.number)
