"""A turn in one line: each part of it is one thing that may be done, in whatever words tell it from others.

Only what is legal is ever meant. Words are compared as a hurried hand types them, in the reader's language
and in the language of the rules.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from bot.choices import PRICE, TERMS, dear, fields
from bot.table import Table
from bot.tried import Played, settles, supposed
from bot.words import Words, plain
from game import text
from game.api import Action, Message, Seat, Sorted, speaks

BETWEEN = re.compile(r"\s*(?:[,;:、，；：。\n→⇒]|[-=]?>)\s*")
"""What stands between two things that are to be done."""
STOP = re.compile(r"\.(?:\s+|$)")
"""The same, unless it belongs to one of them."""
NO_WORD = re.compile(r"[^\w ]+")
EXCLAMATION = ("!", "！")
IDEOGRAPH = "\u2e80"
"""From here on, words are written without spaces."""
GOING = ("whom", "where")
"""What is said by somebody's name, or a place's."""
STEM = 4
"""So many letters at least must be alike where a word has another ending."""
ENDING, OTHER = 2, 3
"""So many letters may come behind these in what is said, one more behind a long beginning, and so many in the
word that is meant."""


@dataclass(frozen=True)
class Offer:
    """One thing that a part may mean: an action, or several that the game says belong together."""

    actions: tuple[Action, ...]
    label: Message | None = None
    group: str = ""
    """The question it answers, as the game sees it."""

    @property
    def last(self) -> Action:
        return self.actions[-1]


@dataclass(frozen=True)
class Reading:
    """A line as far as it is understood."""

    table: Table
    """With all that is staged by it, and what it was before that which everybody sees."""
    staged: tuple[Action, ...] = ()
    shown: Action | None = None
    """The last: what cannot be taken back."""
    said: str = ""
    """In these words."""
    meant: bool = False
    """Whether it was said with an exclamation mark, and so need not be asked about."""
    part: str = ""
    """What is not understood, or not possible."""
    fits: tuple[Offer, ...] = ()
    """What else it may mean."""
    left: tuple[str, ...] = ()
    """What is not looked at, for the game goes on in a way that nobody can foresee."""


class Names:
    """What actions are called, and what their parts are, in one or two languages."""

    def __init__(self, voices: Sequence[Words]) -> None:
        self.voices = voices
        self.game = voices[0].game
        self.little = frozenset(map(compared, self._listed("bot-line-little")))
        """Words that say nothing by themselves."""
        self.undoing = frozenset(map(compared, self._listed("bot-line-undoing")))
        """Words by which somebody means to take back what is staged."""
        then = (re.escape(word) for word in self._listed("bot-line-then"))
        spaced = (rf"\s*{word}\s*" if word[0] >= IDEOGRAPH else rf"\s+{word}\s+" for word in then)
        self.then = re.compile("|".join(spaced), re.IGNORECASE)
        """Words that stand between two things, unless they belong to one."""
        self._verbs: dict[str, tuple[str, ...]] = {}
        self._values: dict[tuple[str, Any], tuple[str, ...]] = {}
        self._sentences: dict[Action, str] = {}

    def _listed(self, key: str) -> list[str]:
        """What stands in a sentence that is a list, in all languages."""
        said = [words.optional(key) for words in self.voices]
        return [word.strip() for one in said for word in one.split(",") if word.strip()]

    def also(self, key: str) -> list[str]:
        """What people call a verb or a thing beside its name."""
        return self._listed("also-" + key.replace("_", "-"))

    def verb(self, action: Action | type[Action]) -> tuple[str, ...]:
        """What a verb is called: by panels, and by people."""
        key = text.verb(action)
        if key not in self._verbs:
            said = [words.verb(action) for words in self.voices]
            said += self.also(key)
            self._verbs[key] = tuple(dict.fromkeys(filter(None, map(compared, (*said, key)))))
        return self._verbs[key]

    def parts(self, action: Action) -> dict[str, tuple[str, ...]]:
        """The verb (by no name) and every field that says something, each by all its names."""
        usual = dict(zip(action.__struct_fields__[::-1], action.__struct_defaults__[::-1], strict=False))
        found = {"": self.verb(action)}
        for name in fields(action):
            value = getattr(action, name)
            if value in ("", None) or value is False or value is msgspec.NODEFAULT:
                continue
            if value == usual.get(name) and name not in TERMS:
                continue
            if value is True:
                found[name] = self._said("is", name, lambda words, name=name: words.field(name))  # type: ignore[misc]
            else:
                found[name] = self._said(name, value, lambda words, it=(value, name): words.value(*it))  # type: ignore[misc]
        return found

    def _said(self, kind: str, value: Any, say: Callable[[Words], str]) -> tuple[str, ...]:
        key = (kind, value)
        if key not in self._values:
            said = [say(words) for words in self.voices]
            if isinstance(value, str):
                said += [value, *self.also(value)]
            self._values[key] = tuple(dict.fromkeys(filter(None, map(compared, said))))
        return self._values[key]

    def spoken(self, token: str, name: str, action: Action, labels: Iterable[str]) -> int:
        """Whether a word says a field of an action. Who says a whole word that is made of parts means that
        one, and none that begins so."""
        split = self.voices[0].split
        parts = split(name, getattr(action, name)) if name else ()
        if parts and (said := split(name, token)):
            return WHOLE if tuple(said) == tuple(parts) else 0
        return max(spoken(token, label) for label in labels)

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


@dataclass
class Fit:
    """How well a part says an offer: the less of each, the better, in this order."""

    dear: bool
    rough: int = 0
    """Words that have another ending."""
    begun: int = 0
    """Words of which only the beginning is there."""
    unsaid: int = 0
    """Of what it is made of."""
    half: int = 0
    """Words that are missing from what is said of it."""
    alone: bool = False
    """The game does not say that it belongs together, or comes first."""
    named: bool = field(default=False, compare=False)
    """Whether its verb is said."""

    @property
    def rank(self) -> tuple[bool, int, int, int, int, bool]:
        return (self.dear, self.rough, self.unsaid, self.half, self.begun, self.alone)


def compared(words: str) -> str:
    return " ".join(NO_WORD.sub(" ", plain(words)).split())


def cut(line: str, between: re.Pattern[str] = BETWEEN) -> list[str]:
    """The parts of a line."""
    return [part for part in between.split(line.strip()) if part]


def offers(table: Table, seat: Seat) -> list[Offer]:
    """Everything this seat may do at once: first what belongs together."""
    ways = [Offer(way.actions, way.label, way.group) for way in table.ways(seat)]
    known = {way.last for way in ways if len(way.actions) == 1}
    return ways + [Offer((action,)) for action in table.legal(seat) if action not in known]


def fits(part: str, every: Iterable[Offer], names: Names) -> list[tuple[Offer, Fit]]:
    """What a part means: one offer, or several that it says equally well."""
    tokens = compared(part).split()
    found = []
    for offer in every:
        fit = fit_of(tokens, offer, names) if tokens else None
        if fit is not None:
            found.append((offer, fit))
    best = min((fit for _, fit in found), key=lambda fit: fit.rank, default=None)
    if best is not None and best.dear and not best.named:
        # What costs so much is not chosen for anybody who left open what is to be done for it.
        return found
    return [(offer, fit) for offer, fit in found if best is not None and fit.rank == best.rank]


def fit_of(tokens: Sequence[str], offer: Offer, names: Names) -> Fit | None:
    """How well these words say it; None: they do not."""
    parts = names.parts(offer.last)
    before = [
        label
        for one in offer.actions[:-1]
        for name, said in names.parts(one).items()
        if name
        for label in said
    ]
    fit = Fit(names.costs(offer), alone=offer.label is None)
    said: set[str] = set()
    called = sorted({label for labels in parts.values() for label in labels}.union(before), key=len)
    tokens = [piece for token in tokens for piece in pieces(token, called[::-1])]
    for token in tokens:
        hits = {
            name: how
            for name, labels in parts.items()
            if (how := names.spoken(token, name, offer.last, labels))
        }
        best = max((*hits.values(), *(spoken(token, label) for label in before)), default=0)
        if best:
            # A little word alone says nothing, as “the” does not say “the free action”.
            telling = {name for name in hits if token not in names.little or token in parts[name]}
            said |= {name for name in telling if hits[name] == best}
            fit.begun += best < WHOLE
        else:
            rough = _roughly(token, names.sentence(offer), called)
            if rough is None and token not in names.little:
                return None
            fit.rough += rough or 0
    if fit.dear and PRICE not in said:
        # What nobody spends by accident is spent only by its name.
        return None
    fit.named = "" in said
    fit.half = sum(min(_missing(label, tokens) for label in parts[name]) for name in said if name)
    fit.unsaid = sum(name not in said and name not in TERMS for name in parts if name)
    return fit


WHOLE, BEGUN = 2, 1


def spoken(token: str, label: str) -> int:
    """Whether a word stands in a name: whole, or its beginning."""
    if token[0] >= IDEOGRAPH:
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
    return found + token.split()


def _missing(label: str, tokens: Sequence[str]) -> int:
    """How many words of a name are not said."""
    return sum(not any(spoken(token, word) for token in tokens) for word in label.split())


def _roughly(token: str, sentence: str, labels: Iterable[str]) -> int | None:
    """How far a word is from those of a sentence; None: it is none of them."""
    words = sentence.split()
    if token in words or (token[0] >= IDEOGRAPH and token in sentence):
        return 0
    known = {word for label in (*labels, sentence) for word in label.split()}
    return 1 if any(_inflected(token, word) for word in known) else None


def akin(token: str, label: str) -> bool:
    """Whether a word stands in a name, in whatever form."""
    return bool(spoken(token, label)) or any(_inflected(token, word) for word in label.split())


def _inflected(token: str, word: str) -> bool:
    """Whether two words differ in their ending only."""
    same = _alike(token, word)
    return same >= max(STEM, len(token) - ENDING - (same > STEM + 1), len(word) - OTHER)


def _alike(one: str, other: str) -> int:
    """How many letters they have in common from the beginning."""
    for number, (a, b) in enumerate(zip(one, other, strict=False)):
        if a != b:
            return number
    return min(len(one), len(other))


def read(table: Table, seat: Seat, line: str, names: Names, play: Played) -> Reading:
    """Everything a line says, one part after the other, each upon what the one before it leaves."""
    staged: tuple[Action, ...] = ()
    parts = cut(line)
    while parts:
        part, *parts = parts
        every = offers(table, seat)
        if len(every) > 1 and _implied(part, every, names):
            continue
        found = fits(part, every, names)
        if not found and (smaller := _smaller(supposed(table, seat), seat, part, names, play)):
            parts = smaller + parts
            continue
        if len(found) != 1:
            return Reading(table, staged, part=part, fits=tuple(offer for offer, _ in found))
        ((offer, fit),) = found
        meant = part.endswith(EXCLAMATION)
        foreseen = settles(table, seat, offer.actions, play)
        if not foreseen:
            answer, change = play(table, seat, offer.actions)
            if not answer.settled:
                staged += offer.actions
                table = change.table
                continue
            # Nobody could know that it settles something: it is done like any step, and ends the line.
            meant = True
        if not (fit.named or meant or _only_verb(table, seat)):
            # What everybody will see is done only by its name, or by who says that it is meant.
            return Reading(table, staged, part=part, fits=(offer,))
        for action in offer.actions[:-1]:
            _, change = play(table, seat, (action,))
            table = change.table
        return Reading(
            table,
            staged + offer.actions[:-1],
            offer.last,
            said=part,
            meant=meant,
            left=tuple(parts),
        )
    return Reading(table, staged)


def _implied(part: str, every: Sequence[Offer], names: Names) -> bool:
    """Whether a part says only what goes without saying, as who acts already: it asks for nothing."""
    cheap = [offer for offer in every if not names.costs(offer)]
    tokens = [token for token in compared(part).split() if token not in names.little]
    common = in_common(cheap)
    shared = {
        label
        for offer in cheap
        for name, labels in names.parts(offer.last).items()
        if name and name not in TERMS and not tells_apart(offer.last, name, common)
        for label in labels
    }
    return bool(tokens) and all(any(spoken(token, label) for label in shared) for token in tokens)


def _smaller(table: Table, seat: Seat, part: str, names: Names, play: Played) -> list[str]:
    """A part that means nothing, as parts that do: cut at a word, or behind somebody or a place."""
    for between in (STOP, names.then):
        if len(found := cut(part, between)) > 1:
            return found
    said = part.split()
    going = [offer for offer in offers(table, seat) if offer.group in GOING] if len(said) > 1 else []
    too_far: list[str] = []
    for end in range(len(said) - 1, 0, -1):
        first, rest = " ".join(said[:end]), " ".join(said[end:])
        meant = fits(first, going, names)
        if len(meant) != 1:
            continue
        answer, change = play(table, seat, meant[0][0].actions)
        if answer.settled:
            continue
        if fits(rest, offers(change.table, seat), names):
            return [first, rest]
        if further := _smaller(change.table, seat, rest, names, play):
            return [first, *further]
        if not too_far and _goal(table, seat, rest, names) and not _goal(table, seat, part, names):
            # It stops there and not before, and why it does is said of who is to go.
            too_far = [first, rest]
    return (
        too_far or _verb_first(table, seat, said, names, play) or _elsewhere(table, seat, part, names, play)
    )


@dataclass(frozen=True)
class Actor:
    """Who is named somewhere in a part, and could act first."""

    actions: tuple[Action, ...]
    named: str
    rest: str
    """What else is said."""
    after: Table
    """The game, as it would be then."""


def actors(table: Table, seat: Seat, part: str, names: Names, play: Played) -> list[Actor]:
    """Whoever is named in a part where nobody acts yet, in the order in which they are named."""
    said = part.split()
    going = [offer for offer in offers(table, seat) if offer.group == GOING[0] and not names.costs(offer)]
    found: dict[Action, tuple[int, Offer, str, str]] = {}
    spans = [(size, start) for size in (3, 2, 1) for start in range(len(said) - size + 1)]
    for many, start in spans:
        span = [compared(word) for word in said[start : start + many]]
        if len(said) == many or not going or {span[0], span[-1]} & (names.little | {""}):
            continue
        meant = fits(" ".join(span), going, names)
        if len(meant) == 1 and meant[0][0].last not in found:
            rest = " ".join(said[:start] + said[start + many :])
            found[meant[0][0].last] = (start, meant[0][0], " ".join(span), rest)
    every = []
    for _, offer, named, rest in sorted(found.values(), key=lambda one: one[0]):
        answer, change = play(table, seat, offer.actions)
        if not answer.settled:
            every.append(Actor(offer.actions, named, rest, change.table))
    return every


def _elsewhere(table: Table, seat: Seat, part: str, names: Names, play: Played) -> list[str]:
    """Who is to do it, said behind what is to be done, or in the middle of it."""
    every = []
    for actor in actors(table, seat, part, names, play):
        meant = fits(actor.rest, offers(actor.after, seat), names)
        if len(meant) == 1 and not meant[0][1].dear:
            every.append([actor.named, actor.rest])
    return every[0] if len(every) == 1 else []


def _verb_first(table: Table, seat: Seat, said: Sequence[str], names: Names, play: Played) -> list[str]:
    """Who is to go, and where, said behind the verb that means going."""
    goes = table.goes()
    if goes is None or len(said) <= 2 or not any(akin(compared(said[0]), verb) for verb in names.verb(goes)):
        return []
    return _smaller(table, seat, " ".join(said[1:]), names, play)


def _goal(table: Table, seat: Seat, said: str, names: Names) -> bool:
    """Whether these words name something where one may go, be it now or not, and nothing else."""
    game: Any = table.game
    goes, state = table.goes(), table.state_of(seat)
    if goes is None:
        return False
    tokens = [
        token
        for token in compared(said).split()
        if token not in names.little and not any(akin(token, verb) for verb in names.verb(goes))
    ]
    for key in text.keys("name-", names.game):
        labels = [compared(words(key)) for words in names.voices]
        if any(tokens and label and all(akin(token, label) for token in tokens) for label in labels):
            thing = key.removeprefix("name-").replace("-", "_")
            if not speaks(game, Sorted) or any(game.holds(state, name, thing) for name in fields(goes)):
                return True
    return False


def _only_verb(table: Table, seat: Seat) -> bool:
    return len({text.verb(action) for action in table.legal(seat)}) == 1


def in_common(every: Sequence[Offer]) -> dict[str, Any]:
    """What most of these share, as who acts: it tells none of them from others."""
    found: dict[str, list[Any]] = {}
    for offer in every:
        for name in fields(offer.last):
            found.setdefault(name, []).append(getattr(offer.last, name))
    return {
        name: values[0]
        for name, values in found.items()
        if len(values) * 2 > len(every) and all(value == values[0] for value in values)
    }


def tells_apart(action: Action, name: str, common: Mapping[str, Any]) -> bool:
    """Whether this field tells an action from others."""
    return name not in common or common[name] != getattr(action, name)
