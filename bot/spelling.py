"""Words that nothing is called: what they were probably meant to be.

They are held against the catalogues only, which anybody may read.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches

from bot.naming import STEM, Names, Offer, akin, compared, spoken
from bot.reasons import word
from bot.table import Table
from game import text

WORD = re.compile(r"[^\W_]+")
ALIKE = 0.82
"""How much of a word must be right; its first letter is."""


def respelt(table: Table, sentence: str, names: Names) -> str:
    """A sentence with every word put right that nothing is called; empty: there is none, or no telling."""
    known = names.called(table)
    tokens = compared(sentence).split()
    strange = [token for token in tokens if not _heard(token, known, names) and not word(table, token, names)]
    right = {token: _nearest(token, known) for token in tokens}
    if not strange or not all(right[token] for token in strange):
        return ""
    return " ".join(right[token] or token for token in tokens)


def unheard(table: Table, sentence: str, names: Names) -> list[str]:
    """The words of a sentence that nothing is called, nor nearly so, and that no action is told with, as they
    were typed."""
    told = (words.optional(key) for words in names.voices for key in text.keys("act-", table.game.key))
    known = names.called(table) | {word for one in told for word in compared(one).split()}
    typed = {token: one for one in WORD.findall(sentence) for token in compared(one).split()}
    strange = (token for token in compared(sentence).split() if not _heard(token, known, names))
    return [typed.get(token, token) for token in strange if not word(table, token, names)]


def without(
    table: Table, every: Iterable[Offer], sentence: str, names: Names
) -> tuple[Offer, list[str]] | None:
    """What can be done and is said whole, and the words beside it that say nothing; None: nothing is."""
    tokens = [token for token in compared(sentence).split() if not names.idle(token)]
    best: tuple[Offer, list[str]] | None = None
    for offer in every:
        labels = list(names.parts(offer.last).values())
        said = {
            token: {n for n, one in enumerate(labels) if any(spoken(token, label) for label in one)}
            for token in tokens
        }
        extra = [token for token in tokens if not said[token]]
        whole = set().union(*said.values()) == set(range(len(labels))) and not names.costs(offer)
        if whole and 0 < len(extra) < len(tokens) / 2 and (best is None or len(extra) < len(best[1])):
            best = offer, extra
    things = [compared(words(key)) for words in names.voices for key in text.keys("name-", table.game.key)]
    named = best is not None and any(akin(word, thing) for word in best[1] for thing in things)
    return None if named else best


def _heard(token: str, known: Iterable[str], names: Names) -> bool:
    return (
        token.isdecimal()
        or names.idle(token)
        or token in names.somebody
        or token in names.traits
        or token in names.counts
        or any(akin(token, label) for label in known)
    )


def _nearest(token: str, known: Iterable[str]) -> str:
    """What a word was meant to be; empty: none of these."""
    if len(token) < STEM:
        return ""
    words = {word for label in known for word in (label, *label.split())}
    begun = sorted(word for word in words if word[0] == token[0])
    near = get_close_matches(token, begun, 1, ALIKE)
    # Letters in another order are as good, and the end of one word only, as of a name that is long to type.
    swapped = _only(word for word in begun if sorted(word) == sorted(token))
    ends = _only(word for word in words if word.endswith(token))
    return next(iter(near or swapped or ends), "")


def _only(words: Iterable[str]) -> list[str]:
    """The one of these; of several none."""
    found = list(words)
    return found if len(found) == 1 else []
