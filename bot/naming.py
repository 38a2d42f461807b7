"""What things are called, and whether a word says it: as a hurried hand types, in any form of the word."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, get_args

import msgspec

from bot.choices import TERMS, dear, fields
from bot.table import Table
from bot.words import Words, plain
from game import text
from game.api import Action, Message

NO_WORD = re.compile(r"[^\w ]+")
JOINED = re.compile("(?<=[ァ-ヺー])[・･](?=[ァ-ヺー])")
"""What stands between two words that are one name, and is often left out."""
IDEOGRAPH = "\u2e80"
"""From here on, words are written without spaces."""
INFLECTED = re.compile("[一-鿿][ァ-ヺ]+$")
"""The end of a verb, behind which what looks like a particle is more of it."""
GAP = re.compile(f"(?<=[{IDEOGRAPH}-\uffff]) +(?=[{IDEOGRAPH}-\uffff])")
SYLLABLES = re.compile("(?<=[ァ-ヺ])(?=[一-鿿])")
"""Where an ending or a particle stands before the next word; all kana are compared as one kind."""
ENDED = re.compile("[ァ-ヺ]+$")
"""The ending of a word, or a particle behind it."""
KANA = re.compile("[ァ-ヺー]+")
EXCLAMATION, QUESTION = ("!", "！"), ("?", "？")
STEM = 4
"""So many letters at least must be alike where a word has another ending."""
ENDING, OTHER = 2, 3
"""So many letters may come behind these in what is said, one more behind a long beginning, and so many in the
word that is meant."""
TIMES = (2, 3)
"""So often something may be said to be done at once."""
COUNTED = range(1, 7)
"""Numbers that may be said in words."""
WHOLE, BEGUN = 2, 1
"""How a word stands in a name."""


@dataclass(frozen=True)
class Offer:
    """One thing that a part may mean: an action, or several that the game says belong together."""

    actions: tuple[Action, ...]
    label: Message | None = None
    group: str = ""
    """The question it answers, as the game sees it."""
    where: tuple[str, ...] = ()
    """The things by which it can be told, as the place where somebody is."""

    @property
    def last(self) -> Action:
        return self.actions[-1]


class Names:
    """What actions are called, and what their parts are, in one or two languages."""

    def __init__(self, voices: Sequence[Words]) -> None:
        self.voices = voices
        self.game = voices[0].game
        self.little = frozenset(map(compared, self._listed("bot-line-little")))
        """Words that say nothing by themselves."""
        self.somebody = frozenset(map(compared, self._listed("bot-line-somebody")))
        """Words for whoever is somewhere."""
        self.traits = frozenset(map(compared, self._listed("bot-line-traits")))
        """Words for how something is: no name has them, and they are not done without."""
        self.negating = tuple(map(compared, self._listed("bot-line-negating")))
        """Words, and in some languages endings, by which something is not to be done."""
        self.paying = frozenset(map(compared, self._listed("bot-line-paying")))
        """Words that say nothing beside what somebody is paid with."""
        self.undoing = frozenset(map(compared, self._listed("bot-line-undoing")))
        """Words by which somebody means to take back what is staged."""
        self.asking = tuple(map(compared, self._listed("bot-line-asking")))
        """Words with which a question begins."""
        self._who = frozenset(map(compared, self._listed("bot-why-asking-who")))
        """What makes of it the question who may do it."""
        self._questions = self._who.union(map(compared, self._listed("bot-why-asking")))
        """What makes a question of something that may be done, before it or behind it."""
        then = (re.escape(word) for word in self._listed("bot-line-then"))
        spaced = (rf"\s*{word}\s*" if word[0] >= IDEOGRAPH else rf"\s+{word}\s+" for word in then)
        self.then = re.compile("|".join(spaced), re.IGNORECASE)
        """Words that stand between two things, unless they belong to one."""
        self.often = {
            compared(phrase): times for times in TIMES for phrase in self._listed(f"bot-line-times-{times}")
        }
        """What is said where something is to be done so many times."""
        self.counts = frozenset(compared(word) for n in COUNTED for word in self._listed(f"bot-number-{n}"))
        """Numbers in words."""
        keys = text.keys("verb-", self.game)
        self.verbs = frozenset(compared(words(key)) for words in voices for key in keys) - {""}
        """What every verb is called."""
        self._verbs: dict[str, tuple[str, ...]] = {}
        self._values: dict[tuple[str, Any], tuple[str, ...]] = {}
        self._sentences: dict[Action, str] = {}
        self._called: frozenset[str] = frozenset()
        self._switches: dict[str, dict[bool, tuple[str, ...]]] = {}

    def _listed(self, key: str) -> list[str]:
        """What stands in a sentence that is a list, in all languages."""
        said = [words.optional(key) for words in self.voices]
        return [word.strip() for one in said for word in one.split(",") if word.strip()]

    def also(self, key: str) -> list[str]:
        """What people call a verb or a thing beside its name."""
        return self._listed("also-" + key.replace("_", "-"))

    def priced(self, price: str) -> list[str]:
        """What a price is called, by panels and by people."""
        return [*(words.value(price) for words in self.voices), *self.also(price)]

    @cached_property
    def prices(self) -> frozenset[str]:
        """Every word by which something is said to be spent."""
        keys = [key.removeprefix("spend-").replace("-", "_") for key in text.keys("spend-", self.game)]
        return frozenset(word for key in keys for one in self.priced(key) for word in compared(one).split())

    def inflected(self, key: str) -> list[str]:
        """What a thing is called within a sentence."""
        return [form for words in self.voices for form in words.inflected("name-" + key.replace("_", "-"))]

    def verb(self, action: Action | type[Action]) -> tuple[str, ...]:
        """What a verb is called: by panels, and by people."""
        key = text.verb(action)
        if key not in self._verbs:
            said = [words.verb(action) for words in self.voices]
            said += self.also(key)
            self._verbs[key] = tuple(dict.fromkeys(filter(None, map(compared, (*said, key)))))
        return self._verbs[key]

    def called(self, table: Table) -> frozenset[str]:
        """What every verb, every thing and every switch is called, possible now or not."""
        if not self._called:
            said = [label for kind in kinds(table) for label in self.verb(kind)]
            every = {name for kind in kinds(table) for name in kind.__struct_fields__}
            said += [label for name in every for one in self.switched(name).values() for label in one]
            for key in text.keys("name-", self.game):
                own = key.removeprefix("name-")
                labels = (*(words(key) for words in self.voices), *self.also(own), *self.inflected(own))
                said += map(compared, labels)
            self._called = frozenset(filter(None, said))
        return self._called

    def parts(self, action: Action) -> dict[str, tuple[str, ...]]:
        """The verb (by no name) and every field that says something, each by all its names."""
        usual = dict(zip(action.__struct_fields__[::-1], action.__struct_defaults__[::-1], strict=False))
        found = {"": self.verb(action)}
        for name in fields(action):
            value = getattr(action, name)
            if value in ("", None) or value is msgspec.NODEFAULT:
                continue
            if value == usual.get(name) and name not in TERMS:
                continue
            if isinstance(value, bool):
                if switched := self.switched(name)[value]:
                    found[name] = switched
                elif value:
                    found[name] = self._said("is", name, lambda words, name=name: words.field(name))  # type: ignore[misc]
            else:
                found[name] = self._said(name, value, lambda words, it=(value, name): words.value(*it))  # type: ignore[misc]
        return found

    def _said(self, kind: str, value: Any, say: Callable[[Words], str]) -> tuple[str, ...]:
        key = (kind, value)
        if key not in self._values:
            said = [say(words) for words in self.voices]
            if isinstance(value, str):
                said += [value, *self.also(value), *self.inflected(value)]
            elif str(value) in said:
                said += self._listed(f"bot-number-{value}") + self._listed(f"number-{value}")
            self._values[key] = tuple(dict.fromkeys(filter(None, map(compared, said))))
        return self._values[key]

    def switched(self, field: str) -> dict[bool, tuple[str, ...]]:
        """What is said where something is to be on, and where it is to be off; of most fields nothing is."""
        if field not in self._switches:
            said = {on: self._listed(f"switch-{field}-{word}") for on, word in ((True, "yes"), (False, "no"))}
            self._switches[field] = {on: tuple(map(compared, words)) for on, words in said.items()}
        return self._switches[field]

    def spoken(self, token: str, name: str, action: Action, labels: Iterable[str]) -> int:
        """Whether a word says a field of an action. Who says a whole word that is made of parts means that
        one, and none that begins so."""
        split = self.voices[0].split
        parts = split(name, getattr(action, name)) if name else ()
        if parts and (said := split(name, token)):
            return WHOLE if tuple(said) == tuple(parts) else 0
        return max(spoken(token, label) for label in labels)

    def idle(self, token: str) -> bool:
        """Whether a word says nothing by itself, or is made of such particles."""
        if token in self.little or token == "":
            return True
        ends = (size for size in range(len(token) - 1, 0, -1) if KANA.fullmatch(token))
        return any(token[size:] in self.little and self.idle(token[:size]) for size in ends)

    def means_somebody(self, token: str) -> bool:
        """Whether a word is, or has in it, one for whoever is somewhere."""
        return token in self.somebody or any(it in token for it in self.somebody if it[0] >= IDEOGRAPH)

    def negates(self, token: str) -> bool:
        """Whether a word says that something is not to be done."""
        return any(token.endswith(no) if no[0] >= IDEOGRAPH else token == no for no in self.negating)

    def asks(self, part: str) -> bool:
        """Whether somebody asks a question."""
        said = f"{compared(part)} "
        begun = (word if word[0] >= IDEOGRAPH else f"{word} " for word in self.asking)
        return part.rstrip().endswith(QUESTION) or any(map(said.startswith, begun))

    def unasked(self, sentence: str) -> str:
        """A question about something that may be done, without what makes it one."""
        begins = (size for size in range(len(sentence) - 1, 0, -1) if parted(sentence, size))
        begun = next((size for size in begins if compared(sentence[:size]) in self._questions), 0)
        rest = sentence[begun:].strip()
        ends = (size for size in range(1, len(rest)) if parted(rest, size))
        end = next((size for size in ends if compared(rest[size:]) in self._questions), len(rest))
        return rest[:end].strip()

    def asks_who(self, sentence: str) -> bool:
        """Whether it is a question who may do something."""
        halves = (
            (sentence[:size], sentence[size:]) for size in range(1, len(sentence)) if parted(sentence, size)
        )
        return any(compared(half) in self._who for both in halves for half in both)

    def places(self, offer: Offer) -> list[str]:
        """What those things are called by which an offer can be told."""
        return [label for key in offer.where for label in self._thing(key)]

    def _thing(self, key: str) -> tuple[str, ...]:
        return self._said("", key, lambda words: words.value(key))

    def costs(self, offer: Offer) -> bool:
        """Whether anything of it costs what nobody spends by accident."""
        return any(dear(action, self.game) for action in offer.actions)

    def sentence(self, offer: Offer) -> str:
        """The whole of it, in all its wordings."""
        if offer.last not in self._sentences:
            self._sentences[offer.last] = " ".join(
                compared(words.action(offer.last)) for words in self.voices
            )
        label = offer.label
        said = (compared(words.message(label)) for words in self.voices) if label is not None else ()
        return " ".join((self._sentences[offer.last], *said))


def names(table: Table, language: str) -> Names:
    """What things are called for this reader, and as the rules call them first."""
    return Names([Words.plain(table, one) for one in dict.fromkeys((text.choose(language), text.DEFAULT))])


def kinds(table: Table) -> Sequence[type[Action]]:
    """Every verb of a table's game."""
    return get_args(table.game.Actions) or (table.game.Actions,)


def compared(words: str) -> str:
    return " ".join(NO_WORD.sub(" ", plain(JOINED.sub("", words))).split())


def spoken(token: str, label: str) -> int:
    """Whether a word stands in a name: whole, or its beginning."""
    if max(token) >= IDEOGRAPH:
        return WHOLE if token == label else BEGUN if token in label or label in token else 0
    words = label.split()
    if token in words:
        return WHOLE
    return BEGUN if any(word.startswith(token) for word in words) and not token.isdecimal() else 0


def pieces(token: str, called: Iterable[str]) -> list[str]:
    """A word; of words written without spaces, each name that is in them, and what stands between."""
    if max(token) < IDEOGRAPH:
        return [token]
    found = []
    for label in called:
        if label in token:
            found.append(label)
            token = token.replace(label, " ")
    return found + [piece for rest in token.split() for piece in SYLLABLES.split(rest)]


def spaced(part: str, called: Iterable[str], little: Container[str]) -> str:
    """With gaps around each name, and before particles, where words are written without any."""
    said = compared(part)
    if max(said, default="") < IDEOGRAPH:
        return part
    known = sorted((label for label in called if label and label[0] >= IDEOGRAPH), key=len, reverse=True)
    said = re.sub("|".join(map(re.escape, known)), r" \g<0> ", said) if known else said
    words = [one for word in said.split() for one in ([word] if word in called else SYLLABLES.split(word))]
    gaps = " ".join(piece for word in words for piece in _unglued(word, known, little))
    return f"{gaps}!" if part.endswith(EXCLAMATION) else gaps


def closed(part: str) -> str:
    """Without the gaps that `spaced` makes."""
    return GAP.sub("", part)


def _unglued(word: str, known: Iterable[str], little: Container[str]) -> list[str]:
    """A part of a name and the particle behind it, each by itself."""
    for size in (2, 1):
        stem, end = word[:-size], word[-size:]
        if word in known or INFLECTED.search(stem):
            continue
        if end in little and (stem in known or (len(stem) > 1 and any(stem in label for label in known))):
            return [stem, end]
    return [word]


def parted(sentence: str, size: int) -> bool:
    """Whether a word may begin there."""
    return not (sentence[size - 1].isalnum() and sentence[size].isalnum() and sentence[size] < IDEOGRAPH)


def missing(label: str, tokens: Sequence[str]) -> int:
    """How many words of a name are not said."""
    return sum(not any(spoken(token, word) for token in tokens) for word in label.split())


def roughly(token: str, sentence: str, labels: Iterable[str]) -> int | None:
    """How far a word is from those of a sentence; None: it is none of them."""
    words = sentence.split()
    if token in words or (max(token) >= IDEOGRAPH and token in sentence):
        return 0
    known = {word for label in (*labels, sentence) for word in label.split()}
    return 1 if any(_inflected(token, word) for word in known) else None


def akin(token: str, label: str) -> bool:
    """Whether a word stands in a name, in whatever form."""
    return bool(spoken(token, label)) or any(_inflected(token, word) for word in label.split())


def heard(tokens: Iterable[str], labels: Iterable[str]) -> bool:
    """Whether one of these words stands in one of these names, in whatever form."""
    said = list(labels)
    return any(akin(token, label) for token in tokens for label in said)


def _inflected(token: str, word: str) -> bool:
    """Whether two words differ in their ending only."""
    if max(token) >= IDEOGRAPH:
        return ENDED.sub("", token) == ENDED.sub("", word) != ""
    same = _alike(token, word)
    if same == len(word) == len(token) - 1 == STEM - 1:
        return True  # as “ends” of “end”
    return same >= max(STEM, len(token) - ENDING - (same > STEM + 1), len(word) - OTHER)


def _alike(one: str, other: str) -> int:
    """How many letters they have in common from the beginning."""
    for number, (a, b) in enumerate(zip(one, other, strict=False)):
        if a != b:
            return number
    return min(len(one), len(other))
