"""A turn in one line: each part of it is one thing that may be done, in whatever words tell it from others.

Only what is legal is ever meant. Words are compared as a hurried hand types them, in the reader's language
and in the language of the rules.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.choices import TERMS, fields
from bot.fitting import GOING, Fit, fits, in_common, offers, tells_apart
from bot.naming import (
    EXCLAMATION,
    IDEOGRAPH,
    Names,
    Offer,
    akin,
    compared,
    pieces,
    spaced,
    spoken,
)
from bot.table import Table
from bot.tried import Played, settles, supposed
from game import text
from game.api import Action, Seat, Sorted, speaks

BETWEEN = re.compile(r"\s*(?:[,;:、，；：。\n→⇒]|[-=]?>)\s*|(?<=[!！])\s+")
"""What stands between two things that are to be done."""
STOP = re.compile(r"\.(?:\s+|$)")
"""The same, unless it belongs to one of them."""


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
    left_open: bool = False
    """Whether what is dear would be spent on what nobody has named, though nothing else is possible."""
    left: tuple[str, ...] = ()
    """What is not looked at: it stands behind where the line stops, or the game goes on in a way that nobody
    can foresee."""


def cut(line: str, between: re.Pattern[str] = BETWEEN) -> list[str]:
    """The parts of a line."""
    return [part for part in between.split(line.strip()) if part]


def read(table: Table, seat: Seat, line: str, names: Names, play: Played) -> Reading:
    """Everything a line says, one part after the other, each upon what the one before it leaves."""
    staged: tuple[Action, ...] = ()
    parts = cut(line)
    while parts:
        part, *parts = parts
        every = offers(table, seat)
        found = _of_the_same(table, seat, fits(part, every, names))
        if (instead := _instead(table, seat, part, every, names, play, found=bool(found))) is not None:
            parts = instead + parts
            continue
        if not found and (going := _going_on(table, seat, part, names, play)) is not None:
            named = not settles(table, seat, going[0].actions, play)
            found, parts = [(going[0], Fit(dear=False, named=named))], [going[1], *parts]
        elif parts and (len(found) > 1 or (not found and _pays(part, names))):
            # What somebody is paid for stands behind a colon, or who it is.
            more = fits(f"{part} {parts[0]}", every, names)
            if len(more) == 1 or not found:
                found, part, parts = more, f"{part} {parts[0]}", parts[1:]
        if len(found) != 1:
            meant_by = tuple(offer for offer, _ in found)
            return Reading(table, staged, part=part, fits=meant_by, left=tuple(parts))
        ((offer, fit),) = found
        meant = part.endswith(EXCLAMATION)
        if _left_open(table, offer, fit) and not meant:
            return Reading(table, staged, part=part, fits=(offer,), left_open=True, left=tuple(parts))
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
            return Reading(table, staged, part=part, fits=(offer,), left=tuple(parts))
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


def _pays(part: str, names: Names) -> bool:
    """Whether a part says what something is paid with, and nothing else."""
    known = sorted(names.prices, key=len, reverse=True)
    said = [piece for token in compared(part).split() for piece in pieces(token, known)]
    telling = [piece for piece in said if not names.idle(piece) and piece not in names.paying]
    return bool(telling) and names.prices.issuperset(telling)


def _left_open(table: Table, offer: Offer, fit: Fit) -> bool:
    """Whether it is not said what somebody is paid for: its verb, or the place to go to."""
    goes = type(offer.last) is table.goes() and not fit.silent
    return fit.dear and not fit.named and not goes


def _instead(
    table: Table,
    seat: Seat,
    part: str,
    every: Sequence[Offer],
    names: Names,
    play: Played,
    *,
    found: bool,
) -> list[str] | None:
    """What is read instead of a part: nothing, where it says nothing; smaller ones, if it means several."""
    if len(every) > 1 and _implied(part, every, names):
        return []
    if _one_word(part, names) and (again := _repeated(part, names)):
        return again
    if found:
        return None
    if _idle(part, names):
        return []
    return _smaller(supposed(table, seat), seat, part, names, play) or None


def _idle(part: str, names: Names) -> bool:
    """Whether a part is made of words that say nothing by themselves."""
    return not telling(part, names) and bool(compared(part))


def _one_word(part: str, names: Names) -> bool:
    """Whether a part says one thing only, however often."""
    tokens = telling(part, names)
    return bool(tokens) and all(akin(token, tokens[0]) for token in tokens)


def telling(part: str, names: Names) -> list[str]:
    """The words of a part that say something, by themselves."""
    return [
        token for token in compared(part).split() if not names.idle(token) and token not in names.somebody
    ]


def _values(action: Action) -> set[Any]:
    return {getattr(action, name) for name in fields(action)} - {"", None}


def _of_the_same(table: Table, seat: Seat, found: list[tuple[Offer, Fit]]) -> list[tuple[Offer, Fit]]:
    """Of several who could act, the one whom the last step was about: “use him”."""
    staged = table.staged(seat).actions
    if len(found) < 2 or not staged or any(offer.group != GOING[0] for offer, _ in found):
        return found
    same = [one for one in found if _values(one[0].last) <= _values(staged[-1])]
    return same if len(same) == 1 else found


def following(table: Table, seat: Seat, names: Names) -> Offer | None:
    """Who acts, if nobody else is named: whom the last step was about, as by cubes."""
    staged = table.staged(seat).actions
    ways = [
        offer
        for offer in offers(table, seat)
        if staged and offer.group == GOING[0] and not names.costs(offer)
    ]
    same = [offer for offer in ways if _values(offer.last) <= _values(staged[-1])]
    return same[0] if len(same) == 1 else None


def deed(part: str, way: Offer, names: Names) -> str:
    """What somebody is to do, without the verb by which they are chosen: “use her to …”."""
    first, _, rest = part.partition(" ")
    chosen = any(akin(compared(first), verb) for verb in names.verb(way.last)) if compared(first) else False
    return rest if chosen and rest else part


def _going_on(table: Table, seat: Seat, part: str, names: Names, play: Played) -> tuple[Offer, str] | None:
    """Who acts, and what is left then, where a part says what whoever was named last is to do."""
    way = following(table, seat, names)
    if way is None:
        return None
    part = deed(part, way, names)
    known = play(supposed(table, seat), seat, way.actions)[1].table
    if not (
        fits(part, offers(known, seat), names)
        or _smaller(known, seat, part, names, play)
        or _goal(known, seat, part, names)
    ):
        return None
    return way, part


def _implied(part: str, every: Sequence[Offer], names: Names) -> bool:
    """Whether a part says only what goes without saying, as who acts already: it asks for nothing."""
    cheap = [offer for offer in every if not names.costs(offer)]
    tokens = telling(part, names)
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
    """A part that means nothing, as parts that do: cut at a word, or behind what can be done."""
    for between in (STOP, names.then):
        if len(found := cut(part, between)) > 1:
            return _led(table, seat, part, found, names, play) or found
    if again := _repeated(part, names):
        return again
    every = offers(table, seat)
    said = _words(table, part, every, names)
    going = [offer for offer in every if offer.group in GOING]
    too_far: list[str] = []
    for end in range(len(said) - 1, 0, -1):
        first, rest = " ".join(said[:end]), " ".join(said[end:])
        meant = fits(first, going, names) or _whole(first, every, names)
        if len(meant) != 1 or meant[0][1].dear:
            continue
        answer, change = play(table, seat, meant[0][0].actions)
        if answer.settled and meant[0][0].group != GOING[0]:
            continue  # but for who acts, of whom it is asked whether that is meant
        if fits(rest, offers(change.table, seat), names) or _going_on(change.table, seat, rest, names, play):
            return [first, rest]
        if further := _smaller(change.table, seat, rest, names, play):
            return [first, *further]
        if not too_far and _goal(table, seat, rest, names) and not _goal(table, seat, part, names):
            # It stops there and not before, and why it does is said of who is to go.
            too_far = [first, rest]
    return (
        too_far or _verb_first(table, seat, said, names, play) or _elsewhere(table, seat, part, names, play)
    )


def _words(table: Table, part: str, every: Iterable[Offer], names: Names) -> list[str]:
    """The words of a part, also where there is nothing between them."""
    if max(part, default="") < IDEOGRAPH:
        return part.split()
    actions = {action for offer in every for action in offer.actions}
    called = {label for action in actions for labels in names.parts(action).values() for label in labels}
    return spaced(part, called | names.called(table) | names.somebody, names.little).split()


def _by_name(part: str, every: Iterable[Offer], names: Names) -> list[tuple[Offer, Fit]]:
    """What a part means that names its verb."""
    return [(offer, fit) for offer, fit in fits(part, every, names) if fit.named and not fit.dear]


def _whole(part: str, every: Iterable[Offer], names: Names) -> list[tuple[Offer, Fit]]:
    """What a part says whole, with its verb and all that tells it from others: nothing is guessed."""
    every = list(every)
    found, common = _by_name(part, every, names), in_common([one for one in every if not names.costs(one)])
    open_ = (tells_apart(offer.last, name, common) for offer, fit in found for name in fit.silent)
    return [] if any(open_) or any(fit.half for _, fit in found) else found


def _repeated(part: str, names: Names) -> list[str]:
    """What is to be done several times, so often."""
    said, tokens = compared(part), telling(part, names)
    if len(tokens) > 1 and all(akin(token, tokens[0]) for token in tokens):
        return tokens
    for phrase, times in names.often.items():
        gap = "" if max(phrase) >= IDEOGRAPH else " "
        rest = " ".join(f" {said} ".replace(f"{gap}{phrase}{gap}", " ").split())
        if rest not in ("", said):
            return [rest] * times
    return []


def _led(table: Table, seat: Seat, part: str, pieces: Sequence[str], names: Names, play: Played) -> list[str]:
    """Who is named anywhere in several things that are to be done, before all of them."""
    if fits(pieces[0], offers(table, seat), names):
        return []
    able = [
        actor
        for actor in actors(table, seat, part, names, play)
        if fits(cut(actor.rest, names.then)[0], offers(actor.after, seat), names)
    ]
    return [able[0].named, able[0].rest] if len(able) == 1 else []


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
    every = offers(table, seat)
    said = _words(table, part, every, names)
    going = [offer for offer in every if offer.group == GOING[0] and not names.costs(offer)]
    found: dict[Action, tuple[int, Offer, str, str]] = {}
    spans = [(size, start) for size in (3, 2, 1) for start in range(len(said) - size + 1)]
    for many, start in spans:
        span = [compared(word) for word in said[start : start + many]]
        if len(said) == many or not going or names.idle(span[0]) or names.idle(span[-1]):
            continue
        meant = fits(" ".join(span), going, names)
        if len(meant) == 1 and meant[0][0].last not in found:
            rest = " ".join(said[:start] + said[start + many :])
            found[meant[0][0].last] = (start, meant[0][0], " ".join(span), rest)
    able: list[Actor] = []
    for _, offer, named, rest in sorted(found.values(), key=lambda one: one[0]):
        after = play(table, seat, offer.actions)[1].table
        able.append(Actor(offer.actions, named, rest, after))
    return able


def able(table: Table, seat: Seat, part: str, names: Names, play: Played) -> list[Offer]:
    """What could be done by somebody who acts first, of whom a part says nothing; with who that is."""
    found = []
    for way in offers(table, seat):
        if way.group == GOING[0] and not names.costs(way):
            answer, change = play(table, seat, way.actions)
            meant = [] if answer.settled else _by_name(part, offers(change.table, seat), names)
            own = [offer for offer, _ in meant if _values(way.last) <= _values(offer.last)]
            found += [Offer((*way.actions, *offer.actions), way.label) for offer in own[:1]]
    return found


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
        if not names.idle(token) and not any(akin(token, verb) for verb in names.verb(goes))
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
