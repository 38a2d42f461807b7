"""How well words say what may be done: of all that is legal, what they tell from the rest."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.choices import PRICE, TERMS, fields, untermed
from bot.naming import IDEOGRAPH, WHOLE, Names, Offer, akin, compared, heard, missing, pieces, roughly, spoken
from bot.table import Table
from game.api import Action, Seat

GOING = ("whom", "where")
"""What is said by somebody's name, or a place's."""


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
    silent: tuple[str, ...] = field(default=(), compare=False)
    """What it is made of that is not said."""

    @property
    def rank(self) -> tuple[bool, int, int, int, int, bool]:
        return (self.dear, self.rough, self.unsaid, self.half, self.begun, self.alone)


def offers(table: Table, seat: Seat) -> list[Offer]:
    """Everything this seat may do at once: first what belongs together."""
    ways = [
        Offer(way.actions, way.label, way.group, (way.at.key,) if way.at else ()) for way in table.ways(seat)
    ]
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
        return [(offer, fit) for offer, fit in found if fit.rough == best.rough]
    equal = [(offer, fit) for offer, fit in found if best is not None and fit.rank == best.rank]
    if best is None or best.dear:
        return equal
    # What can be had in two ways is had in the one that is listed first: what is free is not paid for.
    first: dict[tuple[Action, ...], tuple[Offer, Fit]] = {}
    for offer, fit in equal:
        first.setdefault((*offer.actions[:-1], untermed(offer.last)), (offer, fit))
    # Who says no more than a place wants to go there.
    going = [one for one in first.values() if one[0].group in GOING]
    return going if len(going) == 1 and not any(fit.named for _, fit in equal) else list(first.values())


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
    placed, places = False, names.places(offer)
    called = sorted({label for labels in parts.values() for label in labels}.union(before), key=len)
    other = [label for said, not_said in switches(offer.last, names) for label in not_said]
    known = sorted((*called, *places, *other, *names.somebody), key=len, reverse=True)
    tokens = [piece for token in tokens for piece in pieces(token, known)]
    anybody = not names.somebody.isdisjoint(tokens)
    if _denied(tokens, offer, names) or (anybody and offer.group == GOING[1]):
        return None
    for token in (token for token in tokens if token not in names.somebody):
        hits = {
            name: how
            for name, labels in parts.items()
            if (how := names.spoken(token, name, offer.last, labels))
        }
        best = max((*hits.values(), *(spoken(token, label) for label in before)), default=0)
        if best:
            # A little word alone says nothing, as “the” does not say “the free action”.
            telling = {name for name in hits if not names.idle(token) or token in parts[name]}
            said |= {name for name in telling if hits[name] == best}
            fit.begun += best < WHOLE
        else:
            idle = names.idle(token) or (fit.dear and token in names.paying)
            rough = roughly(token, names.sentence(offer), called)
            if rough is None and not idle:
                if token not in places and (
                    max(token) >= IDEOGRAPH or not any(akin(token, it) for it in places)
                ):
                    return None
                placed = True
            fit.rough += 0 if idle else rough or 0
            if rough and (not idle or max(token) >= IDEOGRAPH) and heard([token], parts[""]):
                said.add("")  # a verb is named in any of its forms
    if not (said or (placed and anybody and offer.group == GOING[0])) and (
        placed or all(map(names.idle, tokens))
    ):
        return None  # who says a place, and nothing else, means to go there
    if _of_another(tokens, said, offer, names):
        return None
    if fit.dear and PRICE not in said:
        # What nobody spends by accident is spent only by its name.
        return None
    fit.named = "" in said
    fit.half = sum(min(missing(label, tokens) for label in parts[name]) for name in said if name)
    fit.silent = tuple(name for name in parts if name and name not in said and name not in TERMS)
    fit.unsaid = len(fit.silent)
    return fit


def somebody(table: Table, seat: Seat, part: str, names: Names) -> list[Offer] | None:
    """Who is meant by whoever is somewhere, where it is to be said who acts; None: that is not meant."""
    said = compared(part)
    every = [one for one in offers(table, seat) if one.group == GOING[0] and not names.costs(one)]
    if not every or not any(map(names.means_somebody, said.split())):
        return None
    tokens = [piece for word in said.split() for piece in pieces(word, names.called(table))]
    tokens = [token for token in tokens if not names.idle(token)]
    return [one for one in every if heard(tokens, names.places(one))]


def switches(action: Action, names: Names) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
    """What is said of each switch as an action leaves it, and as it does not."""
    values = {name: value for name in fields(action) if isinstance(value := getattr(action, name), bool)}
    return [(names.switched(name)[value], names.switched(name)[not value]) for name, value in values.items()]


def _denied(tokens: Sequence[str], offer: Offer, names: Names) -> bool:
    """Whether these words want something not to be done, or off that would be on, or the other way round."""
    known = {label for labels in names.parts(offer.last).values() for label in labels}
    said = {word for label in known if not missing(label, tokens) for word in label.split()}
    if any(names.negates(token) and token not in said for token in tokens):
        return True
    return any(heard(tokens, off) and not heard(tokens, on) for on, off in switches(offer.last, names))


def _of_another(tokens: Sequence[str], said: Iterable[str], offer: Offer, names: Names) -> bool:
    """Whether these words name another verb, which only stands in the sentence of this one."""
    telling = [name for name in said if name == "" or getattr(offer.last, name) is not True]
    return not telling and not names.verbs.isdisjoint(tokens)


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
