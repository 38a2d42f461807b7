"""Why those acted as they did whom the rules play: whose account is meant, and of which round."""

from __future__ import annotations

from collections.abc import Sequence

from bot.naming import compared, pieces, spoken
from bot.store import Entry
from bot.table import Table
from bot.words import Words
from game import text
from game.api import Account, Event


def accounts(entries: Sequence[Entry]) -> list[Account]:
    """All of a journal, in their order."""
    return given([event for entry in entries for event in entry.events])


def given(events: Sequence[Event]) -> list[Account]:
    """Those that everybody may read."""
    return [event.account for event in events if event.to is None and event.account is not None]


def meant(table: Table, found: Sequence[Account], sentence: str) -> list[Account]:
    """Those of which a sentence speaks: every word of it is part of their title, in any language."""
    tokens = compared(sentence).split()
    voices = [Words.plain(table, language) for language in text.languages()]
    return [one for one in found if tokens and any(_spoken(tokens, one, voice) for voice in voices)]


def _spoken(tokens: Sequence[str], account: Account, words: Words) -> bool:
    title = compared(words.message(account.title))
    known = sorted(title.split(), key=len, reverse=True)
    return all(spoken(piece, title) for token in tokens for piece in pieces(token, known))
