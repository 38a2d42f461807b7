"""A line of the notation in words, for who has never seen the manual's page about it.

Each sign of the notation is a sentence around what it joins (`text/notation.<language>.ftl`, with an example
of each), so that every language puts its words where they belong. What has a name keeps it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from game import text
from game.api import Argument, Message, Name
from game.stationfall.automation.notation import (
    COUNTED,
    NOUNS,
    OWN,
    OWN_VERBS,
    VERBS,
    Brackets,
    Fact,
    Line,
    Operation,
    Where,
    Whom,
)
from game.stationfall.automation.reader import read_again
from game.stationfall.automation.scripts import vocabulary

KEPT = 1024
"""More than there are lines in all scripts, and parts of them that are told."""


@lru_cache(maxsize=KEPT)
def worded(said: str) -> Message:
    """A whole line, or what is to be done of it. Raises BadLine."""
    return _line(read_again(said, vocabulary()))


def _joined(parts: Sequence[Argument], how: str) -> Argument:
    """What stands between `>`, `or` or `AND`."""
    *others, found = parts
    for one in reversed(others):
        found = Message(f"notation-{how}", {"first": one, "rest": found})
    return found


def _line(line: Line) -> Message:
    if line.goto:
        found = Message("notation-goto", {"script": Message("script-" + line.goto.replace("_", "-"))})
    else:
        found = _deeds(line)
        if line.text.startswith("["):
            found = Message("notation-line", {"who": _considered(line.brackets), "do": found})
    if line.facts:
        facts = _joined([_fact(fact) for fact in line.facts], "and")
        found = Message("notation-if", {"line": found, "fact": facts})
    return found


def _deeds(line: Line) -> Message:
    assert line.operation is not None
    found = _operation(line.operation)
    if line.repeat:
        found = Message("notation-repeat", {"do": found})
    if line.then is not None:
        found = Message("notation-then", {"first": found, "rest": _operation(line.then)})
    return found


# ---------------------------------------------------------------------- what is done


def _operation(it: Operation) -> Message:
    found = _deed(it)
    if it.puppet is not None:
        found = Message(
            "notation-through", {"power": Name(it.power), "puppet": _whom(it.puppet), "do": found}
        )
    return found


def _deed(it: Operation) -> Message:
    verb = _joined([_verb(name) for name in it.verbs], "else")
    shape = (VERBS | OWN_VERBS)[it.verbs[0]]
    # An Offsite is kept with the characters: it has a name like them.
    aims: list[Argument] = [*map(_whom, it.whom), *map(_where, it.where)]
    things: list[Argument] = [Name(thing) for thing in it.things]
    if it.verbs == ("jammers",):
        return Message("notation-switched", {"verb": verb, "on": "yes" if it.on else "no"})
    if shape.to and things:
        return Message(
            "notation-do-to", {"verb": verb, "what": _joined(things, "else"), "to": _joined(aims, "else")}
        )
    if shape.to:
        return Message("notation-go", {"verb": verb, "to": _joined(aims, "else")})
    if things or aims:
        return Message("notation-do", {"verb": verb, "what": _joined(things or aims, "else")})
    return Message("notation-bare", {"verb": verb})


def _verb(name: str) -> Message:
    """As the game's own verb that does it is called, if there is one; a way to somewhere is made of steps."""
    match name:
        case "step":
            return Message("verb-step")
        case "pod":
            return Message("notation-do-pod")
        case "reveal_power":
            return Message("notation-do-reveal-power")
    return Message("verb-" + (VERBS | OWN_VERBS)[name].deeds[0].replace("_", "-"))


# ---------------------------------------------------------------------- who, whom and where


def _considered(it: Brackets) -> Argument:
    nouns = [able for able in it.able if able in NOUNS]
    found = _described(it.cards, (*nouns, *it.traits), "anybody")
    for able in it.able:
        if able not in NOUNS:
            ability = Message("ability-" + able.replace("_", "-"))
            found = Message("notation-able", {"who": found, "ability": ability})
    for number, things in enumerate(it.has):
        found = _possessing(found, "also" if number else "with", things)
    for things in it.lacks:
        found = _possessing(found, "without", things)
    if it.influence:
        found = Message("notation-influence", {"who": found})
    if it.when:
        found = Message("notation-" + it.when.replace("_", "-"), {"who": found})
    return found


def _whom(it: Whom) -> Argument:
    found = _described((it.card,) if it.card else (), it.traits, "character")
    if it.has:
        found = _possessing(found, "with", it.has)
    if it.lacks:
        found = _possessing(found, "without", it.lacks)
    if it.beside:
        found = Message("notation-beside", {"who": found, "card": _card(it.beside)})
    if it.pod:
        found = Message("notation-inside", {"who": found})
    return found


def _described(cards: Sequence[str], traits: Sequence[str], otherwise: str) -> Argument:
    """The last word that stands for somebody, and around it those before; there may be none."""
    nouns = [trait for trait in traits if trait in NOUNS]
    if cards:
        found = _joined([_card(card) for card in cards], "or")
    else:
        found = Message(f"notation-{nouns.pop() if nouns else otherwise}")
    for trait in reversed(traits):
        if trait not in NOUNS:
            found = Message(f"notation-{trait}", {"who": found})
        elif trait in nouns:
            found = Message("notation-being", {"who": found, "what": Message(f"notation-{trait}")})
    return found


def _card(card: str) -> Argument:
    return Message("notation-own") if card == OWN else Name(card)


def _possessing(who: Argument, how: str, things: Sequence[str]) -> Message:
    return Message(f"notation-{how}", {"who": who, "things": _joined([Name(one) for one in things], "or")})


def _where(it: Where) -> Argument:
    if it.kind == "section":
        return Name(it.key)
    found = Message(f"notation-{it.kind}")
    if it.whom is None:
        return Message("notation-occupied", {"where": found, "least": it.least}) if it.least else found
    args: dict[str, Argument] = {"where": found, "whom": _whom(it.whom)}
    if it.least:
        return Message("notation-crowded", {**args, "least": it.least})
    return Message("notation-most" if it.most else "notation-holding", args)


# ---------------------------------------------------------------------- what must be so


def _fact(it: Fact) -> Message:
    if it.whom is not None:
        return Message("notation-any" if it.holds else "notation-none", {"whom": _whom(it.whom)})
    name = it.name.replace("_", "-")
    if it.name not in COUNTED:
        return Message("notation-" + ("" if it.holds else "not-") + name)
    if it.holds:
        return Message(f"notation-{name}-most", {"limit": it.limit})
    return Message(f"notation-{name}-least", {"limit": it.limit + 1})


text.notation("stationfall", worded)
