"""`python -m game card NAME`: one character or Project X card, complete and in plain words."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from difflib import get_close_matches
from textwrap import fill

from game.api import Message
from game.stationfall.cards import CAST, IDENTITIES, PROJECTS, Ability, Character, Identity, card_of
from game.stationfall.play import name
from game.stationfall.systems import told
from game.text import has, say

WIDTH = 100


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("name", nargs="*", help="a character or a Project X card; none: all characters")


def run(args: Namespace) -> int:
    wanted = "_".join(args.name).lower().replace("-", "_").replace(" ", "_")
    if not wanted:
        print("\n\n".join(card(key) for key in CAST))
        return 0
    found = find(wanted)
    if found is None:
        print(unknown(wanted), file=sys.stderr)
        return 2
    print(card(found))
    return 0


def find(wanted: str) -> str | None:
    """The card of this name, or the one that serves this identity."""
    if wanted in CAST or wanted in PROJECTS:
        return wanted
    return card_of(wanted) if wanted in IDENTITIES else None


def unknown(wanted: str) -> str:
    """What to say to a name nobody bears."""
    lines = [words("card-unknown", wanted=wanted)]
    near = get_close_matches(wanted, dict.fromkeys([*CAST, *IDENTITIES, *PROJECTS]), n=3, cutoff=0.5)
    if near:
        lines.append(words("card-perhaps", names=", ".join(near)))
    lines.append(fill(words("card-all", names=", ".join(CAST)), WIDTH))
    lines.append(fill(words("card-all-projects", names=", ".join(PROJECTS)), WIDTH))
    return "\n".join(lines)


def words(key: str, **args: str | int) -> str:
    return say(Message(key, args))


def card(key: str) -> str:
    """Everything that is printed on a character's cards, or what a Project X card says."""
    if key in PROJECTS:
        return words(name(key)[1:]).upper() + "\n" + fill(words(told(key)), WIDTH)
    return "\n".join(_lines(CAST[key]))


def _lines(it: Character) -> Iterator[str]:
    title = words(name(it.key)[1:])
    yield title.upper()
    yield from _paragraph(f"character-{_dashed(it.key)}-about")
    yield fill(_start(it), WIDTH)
    identities = it.identities()
    if identities:
        yield words("card-limit", limit=it.limit)
    else:
        yield words("card-nobody")
    yield words("card-slots", slots=it.slots)
    for label, items in (("card-items", it.items), ("card-integral", it.integral)):
        if items:
            yield words(label, items=", ".join(words(name(item)[1:]) for item in items))
    if it.grey_bribes:
        yield words("card-grey-bribes", bribes=it.grey_bribes)
    yield from _abilities("card-abilities", it.abilities)
    for identity in identities:
        yield from _identity(identity, alone=len(identities) == 1)


def _start(it: Character) -> str:
    kinds = ", ".join(words(f"kind-{kind}") for kind in sorted(it.kinds))
    state = "card-state-down" if it.down else "card-state-contaminated" if it.contaminated else ""
    if it.pawns:
        pawns = "; ".join(
            words("card-pawn", who=name(pawn), section=name(at)) for pawn, at in it.pawns.items()
        )
        return words("card-start-pawns", kinds=kinds, pawns=pawns)
    if it.start == "card":
        return words("card-start-dark", kinds=kinds)
    section = it.lies if it.start == "item" else it.start
    if section == "data":
        return words("card-start-none", kinds=kinds)
    return words("card-start", kinds=kinds, section=name(section), state=words(state) if state else "")


def _abilities(label: str, abilities: tuple[Ability, ...]) -> Iterator[str]:
    if not abilities:
        return
    yield ""
    yield words(label)
    for ability in abilities:
        key = f"ability-{_dashed(ability.key)}"
        line = words(
            "card-line",
            name=words(key),
            kind=words(f"ability-kind-{ability.colour}"),
            text=words(f"{key}-text"),
        )
        yield fill(line, WIDTH, initial_indent="  ", subsequent_indent="    ")


def _identity(it: Identity, *, alone: bool) -> Iterator[str]:
    if not alone:
        yield ""
        yield words("card-identity", card=name(it.key)).upper()
        yield from _paragraph(f"character-{_dashed(it.key)}-about")
    yield from _abilities("card-powers", it.powers)
    yield ""
    yield words("card-agenda")
    for row in it.agenda:
        text = words("agenda-" + row.condition.key, **row.condition.args)
        points = f"+{row.points}" if row.plus else str(row.points)
        yield fill(f"{points:>4}  {text}", WIDTH, subsequent_indent="      ")
    if any(row.plus for row in it.agenda):
        yield words("card-plus")
    yield ""
    if it.bonus is not None and it.bonus.count is not None:
        yield fill(words(f"card-bonus-{_dashed(it.key)}", points=it.bonus.points), WIDTH)
    elif it.bonus is not None:
        yield words("card-friend" if it.bonus.friend else "card-enemy", points=it.bonus.points)
    traits = (
        (it.guilty_may_win, "trait-guilty-may-win"),
        (it.double_bribes, "trait-double-bribes"),
        (not it.scores_bribes, "trait-no-bribes"),
    )
    for holds, trait in traits:
        if holds:
            yield words(trait) + "."
    key = f"character-{_dashed(it.key)}-hint"
    if has(key):
        yield fill(words("card-hint", words=words(key)), WIDTH)


def _paragraph(key: str) -> Iterator[str]:
    if has(key):
        yield fill(words(key), WIDTH)


def _dashed(key: str) -> str:
    return key.replace("_", "-")
