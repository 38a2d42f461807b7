"""Looking something up in the rules: by number, or by words in any order, the best first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.naming import IDEOGRAPH, NO_WORD
from bot.words import Words
from game import text

ENDINGS, STEM = 3, 4
"""A search leaves off fewer last letters than this, and of no word more than leaves so many."""
TEXT = "-text"
"""What the key of a text adds to that of its name."""
TITLE = 60
"""So many letters at most are a title: a paragraph without a full stop, or what stands before a colon."""


def search(query: str, words: Words, *, whole: bool = False) -> list[tuple[str, str]]:
    """Paragraphs of the rules: (number, text). A number brings what stands below it, too.

    Of words, a paragraph may have some in its own text and some in the titles above it. If none has all of
    them, those come that have most, or with `whole` none; first what is about a verb that people call so.
    """
    keys = text.keys("rule-", words.game)
    paragraphs = {key.removeprefix("rule-").replace("-", "."): words(key) for key in keys}
    number = text.fold(query).strip().rstrip(".")
    within = [key for key in paragraphs if key == number or key.startswith(number + ".")]
    if within:
        return [(key, paragraphs[key]) for key in within]
    folded = {key: text.fold(said) for key, said in paragraphs.items()}
    wanted = _wanted(query, words)
    ranked = [(*rank, key) for key in paragraphs if (rank := _rank(key, folded, wanted)) is not None]
    most = min((found[0] for found in ranked), default=0)
    order = {key: place for place, key in enumerate(paragraphs)}
    best = sorted((found for found in ranked if found[0] == most), key=lambda one: (one[:-1], order[one[-1]]))
    found = [(key, paragraphs[key]) for *_, key in best] if not (whole and most) else []
    about = _about_verbs(wanted, words) if most or not best else []
    return list(dict.fromkeys([one for verb in about for one in search(verb, words, whole=True)] + found))


def _about_verbs(wanted: Sequence[str], words: Words) -> list[str]:
    """The verbs that people call by these words, by their names."""
    said, found = f" {' '.join(wanted)} ", list[str]()
    for key in text.keys("verb-", words.game):
        calls = (
            text.fold(one).strip() for one in words.optional(key.replace("verb-", "also-", 1)).split(",")
        )
        if any(call in said if max(call) >= IDEOGRAPH else f" {call} " in said for call in calls if call):
            found.append(words(key))
    return found


def terms(query: str, words: Words) -> list[tuple[str, str]]:
    """What has a name and a text of its own, as an ability on a card, and is called so: (name, text)."""
    wanted, every = _wanted(query, words), text.keys("", words.game)
    named = [(_title_of(key, every), words(key)) for key in every if key.endswith(TEXT)]
    found = [(words(title), said) for title, said in named if title]
    return [
        (title, said)
        for title, said in found
        if all(_exactness(word, text.fold(title)) is not None for word in wanted)
    ]


def _title_of(key: str, every: Sequence[str]) -> str:
    """Where the name of a text stands: beside it, or among all names; empty: nowhere."""
    own = key.removesuffix(TEXT)
    return next((title for title in (own, "name-" + own.partition("-")[2]) if title in every), "")


def _wanted(query: str, words: Words) -> list[str]:
    """The words of a question that say what it is about; if none does, all of them."""
    little = {text.fold(word).strip() for word in words("bot-rules-little").split(",")}
    said = list(dict.fromkeys(NO_WORD.sub(" ", text.fold(query)).split()))
    for end in sorted((word for word in little if word and word[0] >= IDEOGRAPH), key=len, reverse=True):
        # Where nothing stands between words, what makes it a question stands at the end of the last.
        said = [word.removesuffix(end) or word for word in said]
    return [word for word in said if word not in little] or said


def _rank(key: str, folded: Mapping[str, str], wanted: Sequence[str]) -> tuple[int, float, int] | None:
    """How well a paragraph has what is wanted, the better the smaller; None: not at all.

    How many words it has with the titles above it; how much of the nearest title they are; how exactly.
    """
    titles = [title for above in _above(key) if (title := _title(folded.get(above, "")))]
    own = folded[key]
    exactness = [_exactness(word, own) for word in wanted]
    said = any(how is not None for how in exactness)
    if not said and any(_exactness(word, title) is None for word in wanted for title in titles[:1] or [""]):
        return None
    missing = sum(
        how is None and all(_exactness(word, title) is None for title in titles)
        for word, how in zip(wanted, exactness, strict=True)
    )
    title = _title(own)
    nearest = title or next(iter(titles), "")
    letters = sum(len(word) for word in wanted if _exactness(word, nearest) is not None)
    share = letters / max(1, len(nearest)) * (2 if title else 1)
    return missing, -share, sum(how if how is not None else ENDINGS for how in exactness)


def _exactness(word: str, said: str) -> int | None:
    """How many letters had to be left off at the end; None: it is not there at all."""
    for ending in range(ENDINGS):
        if word[: max(STEM, len(word) - ending)] in said:
            return ending
    return None


def _above(key: str) -> Iterator[str]:
    """The numbers of what a paragraph belongs to, the nearest first."""
    while "." in key:
        key = key.rpartition(".")[0]
        yield key


def _title(said: str) -> str:
    """What a paragraph begins with, if that is what it is called; empty: nothing."""
    before, colon, _ = said.partition(COLON if COLON in said[:TITLE] else "：")
    if colon and len(before) <= TITLE and not before.count("."):
        return before
    return said if len(said) <= TITLE and not said.rstrip().endswith((".", "。")) else ""


COLON = ":"
