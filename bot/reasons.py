"""Why something that was typed cannot be done: the rules are asked until it is clear what was meant.

They are asked of a state that the seat cannot tell from the real one: no reason tells what is hidden.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, islice, permutations, product
from random import Random
from typing import Any, get_args

import msgspec

from bot.choices import PRICE, TERMS, dear, distinct, fields, price_of
from bot.fitting import GOING
from bot.naming import IDEOGRAPH, STEM, Names, akin, compared, heard, kinds, pieces, spoken
from bot.table import Table
from game import text
from game.api import Action, Illegal, Message, Name, Seat, Sorted, speaks

TRIES = 600
"""So many actions are tried before the best reason is given."""
EACH = 30
"""So many of one verb."""
MOST = 2000
"""So many ways to put things together are looked at, to find these."""
CALLED = 3
"""So many things may be meant by one word."""
WALKING = 2
"""What going somewhere counts for, where no verb is said: who names a place wants to go there."""
MOSTLY = 0.75
"""Who says more than so much of a name means that name."""
IN_ORDER = 0.1
"""What it counts for that things are said in the order in which actions name them."""
NEAR = 0.5
"""What half a name counts for, beside a word that is said."""
NOT_NOW = "bot-why-not-now"
"""Why a verb alone cannot be done."""


@dataclass(frozen=True)
class Reason:
    """What cannot be done, and why."""

    what: Message
    message: Message
    rule: str
    action: Action | None = None
    """What was understood, as far as it is one."""


def thing(table: Table, key: str) -> str:
    """What the rules call the thing of which a catalogue says `name-<key>`."""
    game: Any = table.game
    usual = key.replace("-", "_")
    if usual == key or not speaks(game, Sorted) or table.state is None:
        return usual
    every = {name for kind in kinds(table) for name in fields(kind)}
    both = (one for one in (usual, key) if any(game.holds(table.state, name, one) for name in every))
    return next(both, usual)


def word(table: Table, token: str, names: Names) -> str:
    """What is made of parts, as a cell is, in the rules' own writing; empty: it is no such word."""
    split = names.voices[0].split
    every = {name for kind in kinds(table) for name in fields(kind)}
    return next(("".join(part.word for part in said) for name in every if (said := split(name, token))), "")


def refused(table: Table, seat: Seat, action: Action) -> Illegal | None:
    """Why this cannot be done, as far as the seat may know; None: the rules do not say."""
    return _Rules(table, seat).ask(action)


class _Rules:
    """What the rules say of a state that the seat cannot tell from the real one."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self._game: Any = table.game
        self._rng = Random(f"{table.row.seed}:{table.next_entry(seat)}:reason")
        self._state = table.game.imagine(table.state_of(seat), seat, self._rng)

    def ask(self, action: Action) -> Illegal | None:
        try:
            self._game.apply(self._state, action, self._rng)
        except Illegal as found:
            return found
        except Exception:
            # What no menu would offer may be more than the rules can answer to.
            return None
        return None

    def hold(self, values: Mapping[str, str]) -> bool:
        """Whether each of these may ever stand in its field."""
        game = self._game
        return not speaks(game, Sorted) or all(
            game.holds(self._state, field, key) for field, key in values.items()
        )


@dataclass(frozen=True)
class Sense:
    """What some words of a sentence may mean: a verb or a thing, and how much of its name they are."""

    key: str
    words: frozenset[str]
    share: float

    @property
    def weight(self) -> float:
        return len(self.words) + NEAR * (self.share + bool(self.words))


def reason(table: Table, seat: Seat, sentence: str, names: Names) -> Reason | None:
    """Why that cannot be done which a sentence comes nearest to. None: it comes near to nothing."""
    tokens = _words(table, sentence, names)
    if not tokens or table.state is None:
        return None
    whom = _whom(table, seat, tokens, names)
    if gone := _missing(table, seat, tokens, names) or _missing(table, seat, whom, names):
        return gone
    rules = _Rules(table, seat)
    if unfit := _unfit(table, seat, whom or tokens, names, rules):
        return unfit
    best: tuple[float, Action, Illegal] | None = None
    switched = _switched(table, compared(sentence).split(), names)
    for likely, action in islice(_tries(table, seat, tokens, names, rules, switched), TRIES):
        found = rules.ask(action)
        if found is not None and (_gap(found) or _nameless(table, action, found)):
            continue
        score = likely + _fitting(action, found) if found is not None else 0.0
        if found is not None and (best is None or score > best[0]):
            best = (score, action, found)
    other = _not_now(table, seat, tokens, names, best[1] if best is not None else None)
    if other is not None:
        known = [label for kind in kinds(table) for label in names.verb(kind)]
        things = [token for token in tokens if not any(spoken(token, label) for label in known)]
        other = _missing(table, seat, things, names) or other
    if best is None or other is not None:
        return other
    _, action, found = best
    return Reason(_meant(action, table), found.message, found.rule, action)


def _choosing(table: Table, seat: Seat) -> set[type[Action]]:
    """The verbs by which it is chosen who acts, where nobody does yet."""
    kinds = {type(way.actions[-1]) for way in table.ways(seat) if way.group == GOING[0]}
    return {kind for kind in kinds if len(fields(kind)) == 1}


def _unfit(table: Table, seat: Seat, tokens: Sequence[str], names: Names, rules: _Rules) -> Reason | None:
    """Why somebody cannot act whom these words name and say nothing else of."""
    for kind in _choosing(table, seat):
        field = fields(kind)[-1]
        for sense in _things(table, tokens[0], tokens, names):
            if sense.words != set(tokens) or sense.share <= MOSTLY or not rules.hold({field: sense.key}):
                continue
            action = msgspec.convert({"seat": seat, field: sense.key}, kind)
            found = rules.ask(action)
            if found is not None and not _nameless(table, action, found):
                return Reason(_meant(action, table), found.message, found.rule, action)
    return None


def _whom(table: Table, seat: Seat, tokens: Sequence[str], names: Names) -> list[str]:
    """What is left without the verb by which somebody is chosen to act, where that is said."""
    verbs = [label for kind in _choosing(table, seat) for label in names.verb(kind)]
    rest = [token for token in tokens if not any(spoken(token, label) for label in verbs)]
    return rest if len(rest) < len(tokens) else []


def _missing(table: Table, seat: Seat, tokens: Sequence[str], names: Names) -> Reason | None:
    """What these words are about, of what the panel shows in grey with its reason."""
    for missing in table.missing(seat) if tokens else ():
        said = " ".join(compared(words.message(missing.label)) for words in names.voices)
        if all(spoken(token, said) for token in tokens):
            return Reason(missing.label, missing.reason, missing.rule)
    return None


def _not_now(
    table: Table, seat: Seat, tokens: Sequence[str], names: Names, nearest: Action | None
) -> Reason | None:
    """Of a verb alone the rules say no more than that it is not possible; another one is no answer."""
    verbs = _verbs(table, tokens, names)
    kind, verb = max(verbs.items(), key=lambda one: one[1].weight)
    if not verb.words or any(
        type(action) is kind and not dear(action, names.game) for action in table.legal(seat)
    ):
        return None
    if nearest is not None and (verb.share <= MOSTLY or verbs[type(nearest)].words >= verb.words):
        return None
    named = [sense for token in tokens for sense in _things(table, token, tokens, names)]
    if nearest is not None and any(verb.words < one.words and one.share > MOSTLY for one in named):
        # As the first word of a mission may be that of somebody who can do something.
        return None
    if nearest is not None and any(_asked(name, list(verb.words), names) for name in fields(nearest)):
        return None
    what = Message("verb-" + verb.key.replace("_", "-"))
    return Reason(what, Message(NOT_NOW, {"verb": what}), "")


def _meant(action: Action, table: Table) -> Message:
    """What was understood: a whole sentence, or the verb where something of it was not said."""
    needed = [one.name for one in declared(type(action)) if one.required]
    if any(getattr(action, name) == "" for name in needed):
        return Message("verb-" + text.verb(action).replace("_", "-"))
    return text.describe(action, table.whose)


def _words(table: Table, sentence: str, names: Names) -> list[str]:
    """The words of a sentence, also where there is nothing between them."""
    tokens = compared(sentence).split()
    tokens = [token for token in tokens if not names.idle(token) and token not in names.traits] or tokens
    if max(sentence, default="") < IDEOGRAPH:
        return tokens
    known = sorted(names.called(table), key=len, reverse=True)
    # What is left between names is a particle.
    said = [(piece, token) for token in tokens for piece in pieces(token, known)]
    return [piece for piece, token in said if len(piece) > 1 or piece == token or piece in known]


def _gap(found: Illegal) -> bool:
    """A sentence about something that nobody named is no reason."""
    return any((one.key if isinstance(one, Name) else one) == "" for one in found.message.args.values())


def _nameless(table: Table, action: Action, found: Illegal) -> bool:
    """A sentence that has no name for what an action is about is no reason either: that thing stood where
    none of its kind does. What is made of parts needs no name: it is called as it stands."""
    bare = [value for name in fields(action) if not table.split(name, value := getattr(action, name))]
    return any(isinstance(one, str) and one in bare for one in found.message.args.values())


def _fitting(action: Action, found: Illegal) -> float:
    """A reason that speaks of what was named is the better one."""
    values = [getattr(action, name) for name in fields(action)]
    args = found.message.args.values()
    return NEAR * sum(isinstance(one, Name) and one.key in values for one in args)


def _tries(
    table: Table,
    seat: Seat,
    tokens: Sequence[str],
    names: Names,
    rules: _Rules,
    switched: Mapping[str, bool],
) -> Iterator[tuple[float, Action]]:
    """Actions that these words may mean; with each, how likely."""
    legal = set(table.legal(seat))
    cheap = [action for action in table.legal(seat) if not dear(action, names.game)]
    asked = {
        name: argument.key
        for prompt in table.prompts(seat)
        for name, argument in prompt.message.args.items()
        if isinstance(argument, Name)
    }
    things = [_things(table, token, tokens, names) for token in tokens]
    twice = frozenset(token for token in tokens if tokens.count(token) > 1)
    goes = table.goes()
    walking = {goes} if goes is not None else set()
    there = {
        sense.key: sense.words
        for senses in things
        for sense in senses
        if sense.share > MOSTLY
        and any(rules.hold({name: sense.key}) for kind in walking for name in fields(kind))
    }
    verbs = _verbs(table, tokens, names, frozenset().union(*there.values()))
    if any(verb.words for kind, verb in verbs.items() if kind not in walking):
        walking = set()
    price, own = _price(table, legal, tokens, names, rules), _owning(table, seat, cheap)
    for kind, verb in sorted(verbs.items(), key=lambda one: (one[0] not in walking, -one[1].weight)):
        left = [
            senses for token, senses in zip(tokens, things, strict=True) if senses and token not in verb.words
        ]
        if not verb.words and kind not in walking:
            # What is not said to be done is guessed from whole names only.
            left = [[sense for sense in senses if sense.share > MOSTLY] for senses in left]
        usual = _usual(kind, cheap, tokens, asked)
        if price:
            # It is spent on somebody else, whom these words name.
            usual |= {**dict.fromkeys(list(usual)[:1], ""), **price}
        asks = {name for name in fields(kind) if _asked(name, tokens, names)}
        usual |= {one.name: True for one in declared(kind) if one.type is bool and one.name in asks}
        usual |= {name: on for name, on in switched.items() if name in fields(kind)}
        filled = (
            (values, weight + sum(_mine(table, seat, name, values[name]) for name in own & values.keys()))
            for values, weight in islice(
                _filled(kind, left, usual, named=asks, twice=twice, silent=kind in walking), MOST
            )
            if rules.hold(values)
        )
        for values, weight in islice(filled, EACH if verb.words or kind in walking else CALLED):
            try:
                action = msgspec.convert({"seat": seat, **usual, **values}, kind)
            except msgspec.ValidationError:
                continue
            if action not in legal and (verb.words or values):
                yield verb.weight + weight + WALKING * (kind in walking and len(values) > 0), action


def _switched(table: Table, tokens: Sequence[str], names: Names) -> dict[str, bool]:
    """Whether something is to be on or off, of all that may be either; little words tell, too."""
    every = {one.name for kind in kinds(table) for one in declared(kind) if one.type is bool}
    said = {name: {on: heard(tokens, it) for on, it in names.switched(name).items()} for name in every}
    return {name: ons[True] for name, ons in said.items() if ons[True] != ons[False]}


def _verbs(
    table: Table, tokens: Sequence[str], names: Names, place: frozenset[str] = frozenset()
) -> dict[type[Action], Sense]:
    """How these words mean each verb: not by what is only part of a place that they name."""
    doing = [token for token in tokens if token not in names.prices]
    verbs = {kind: _sense(text.verb(kind), doing, names.verb(kind)) for kind in kinds(table)}
    return {
        kind: Sense(verb.key, frozenset(), 0.0)
        if verb.words <= place and (verb.share <= MOSTLY or verb.words < place)
        else verb
        for kind, verb in verbs.items()
    }


def _sense(key: str, tokens: Sequence[str], called: Sequence[str]) -> Sense:
    """How these words mean something that is called so."""
    said = {label: _saying(tokens, label) for label in map(compared, (*called, key)) if label}
    shares = {
        label: min(1.0, sum(map(len, words)) / len(label.replace(" ", ""))) for label, words in said.items()
    }
    return Sense(key, frozenset().union(*said.values()), max(shares.values(), default=0.0))


def _saying(tokens: Sequence[str], label: str) -> frozenset[str]:
    """The words that are part of a name; beside one that tells, little words tell, too."""
    telling = frozenset(token for token in tokens if _says(token, label))
    return telling and telling | {token for token in tokens if token in label.split()}


def _says(token: str, label: str) -> bool:
    """Whether a word is part of a name: little words are by chance, unless it begins with them, or they have
    letters and figures, as “T2” has."""
    mixed = not token.isdecimal() and any(map(str.isdecimal, token))
    telling = len(token) >= STEM or max(token) >= IDEOGRAPH or label.startswith(token) or mixed
    return telling and akin(token, label)


def _owning(table: Table, seat: Seat, cheap: Sequence[Action]) -> set[str]:
    """The fields in which only one's own things ever stand."""
    each: dict[str, set[Seat | None]] = {}
    for action in cheap:
        for name in fields(action):
            if isinstance(value := getattr(action, name), str):
                each.setdefault(name, set()).add(table.whose(name, value))
    return {name for name, whose in each.items() if whose == {seat}}


def _mine(table: Table, seat: Seat, field: str, key: str) -> float:
    """Who says what several have means their own."""
    return NEAR if table.whose(field, key) == seat else -NEAR


def _things(table: Table, token: str, tokens: Sequence[str], names: Names) -> list[Sense]:
    """What may be called by this word, with others or without them; the nearest first."""
    made = word(table, token, names)
    whole = [Sense(made, frozenset({token}), 1.0)] if made else []
    found = []
    for name in text.keys("name-", table.game.key):
        key = name.removeprefix("name-")
        labels = [*(words(name) for words in names.voices), *names.also(key), *names.inflected(key)]
        if any(_says(token, compared(label)) for label in labels):
            found.append(_sense(thing(table, key), tokens, labels))
    return [*whole, *sorted(found, key=lambda sense: -sense.weight)[:CALLED]]


@cache
def declared(kind: type[Action]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """How the fields of a verb are declared, which msgspec would read anew for every guess."""
    return msgspec.structs.fields(kind)


def _usual(
    kind: type[Action], cheap: Sequence[Action], tokens: Sequence[str], asked: Mapping[str, str]
) -> dict[str, Any]:
    """What the fields of a verb are, if nobody says: as in all that can be done now, or in what is asked."""
    found: dict[str, Any] = {}
    numbers = [int(token) for token in tokens if token.isdecimal()]
    for one in declared(kind):
        if one.name == "seat" or not one.required:
            continue
        values = distinct([action for action in cheap if hasattr(action, one.name)], one.name)
        number = numbers[0] if numbers else 1
        known = len(values) == 1 and not numbers
        unsaid = {int: number, bool: False}.get(one.type, asked.get(one.name, ""))
        found[one.name] = values[0] if known else unsaid
    prices = [price_of(action) for action in cheap if isinstance(action, kind)]
    # What can be had for nothing only is not asked for at a price.
    return found | ({PRICE: prices[0]} if any(prices) else {})


def _price(
    table: Table, legal: Iterable[Action], tokens: Sequence[str], names: Names, rules: _Rules
) -> dict[str, str]:
    """What is dear and said to be spent; what cannot be had now, if it is called so and is no thing."""
    open_ = {price_of(action) for action in legal if dear(action, names.game)}
    every = [key.removeprefix("spend-").replace("-", "_") for key in text.keys("spend-", names.game)]
    said = {price: _sense(price, tokens, names.priced(price)) for price in sorted({*every, *open_})}
    ranked = sorted(said.values(), key=lambda one: (len(one.words), one.key in open_, one.share))
    best = ranked[-1] if ranked else Sense("", frozenset(), 0.0)
    things = {field for kind in kinds(table) for field in fields(kind)} - set(TERMS)
    possible = best.key in open_ and bool(best.words)
    if possible or (best.share > MOSTLY and not any(rules.hold({field: best.key}) for field in things)):
        return {PRICE: best.key}
    return {}


def _asked(field: str, tokens: Sequence[str], names: Names) -> bool:
    """Whether these words say what a field asks for, as “drag” says whom somebody drags."""
    return any(_saying(tokens, compared(words.field(field))) for words in names.voices)


def _filled(
    kind: type[Action],
    things: Sequence[Sequence[Sense]],
    usual: Mapping[str, Any],
    *,
    named: Container[str],
    twice: frozenset[str],
    silent: bool,
) -> Iterator[tuple[Mapping[str, str], float]]:
    """These things in the fields of a verb in every order; with each, how much of what was said is in it.

    Where the verb is not said, what need not be said is not meant, unless it is `named`. What is part of
    another name is not meant beside it, unless it is said `twice`.
    """
    free = [
        one.name
        for one in declared(kind)
        if one.name not in ("seat", *TERMS)
        and str in (get_args(one.type) or (one.type,))
        and (one.required or not silent or one.name in named)
    ]
    listed = list(free)
    free.sort(key=lambda name: bool(usual.get(name)) - (name in usual) / 2)
    open_ = [name for name in free if usual.get(name) == ""]
    each = [list(senses) for senses in dict.fromkeys(map(tuple, things))]
    for count in range(min(len(each), len(free)), -1, -1):
        for some, places in product(combinations(each, count), permutations(free, count)):
            for chosen in product(*some):
                alone = [one for one in chosen if not one.words & twice]
                if any(one.words < other.words for one in alone for other in chosen):
                    continue  # as “clone beta” is one of the Clones, and no two
                if len({one.words for one in alone}) < len(alone):
                    continue  # and what is said once is one thing only
                weight = len(frozenset().union(*(sense.words for sense in chosen))) if chosen else 0
                share = sum(sense.share for sense in chosen) / max(1, count)
                values = {place: sense.key for place, sense in zip(places, chosen, strict=True)}
                replaced = sum(usual.get(place) not in ("", None, key) for place, key in values.items())
                left = len(set(open_) - set(places))
                order = IN_ORDER * (sorted(places, key=listed.index) == list(places))
                yield values, weight + NEAR * (share - replaced) - left + order
