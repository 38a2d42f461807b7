"""`python -m game card NAME`: one character or Project X card, complete and in plain words."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from difflib import get_close_matches
from textwrap import fill

from game.api import Name
from game.stationfall.cards import CAST, IDENTITIES, PROJECTS, Ability, Character, Identity, card_of
from game.stationfall.game import STATIONFALL
from game.stationfall.systems import told
from game.voice import Voice, language

WIDTH = 100


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("name", nargs="*", help="a character or a Project X card; none: all characters")
    language(parser)


def run(args: Namespace) -> int:
    voice = Voice(STATIONFALL.key, args.language)
    wanted = "_".join(args.name).lower().replace("-", "_").replace(" ", "_")
    if not wanted:
        print("\n\n".join(card(voice, key) for key in CAST))
        return 0
    found = find(wanted)
    if found is None:
        print(unknown(voice, wanted), file=sys.stderr)
        return 2
    print(card(voice, found))
    return 0


def find(wanted: str) -> str | None:
    """The card of this name, or the one that serves this identity."""
    if wanted in CAST or wanted in PROJECTS:
        return wanted
    return card_of(wanted) if wanted in IDENTITIES else None


def unknown(voice: Voice, wanted: str) -> str:
    """What to say to a name nobody bears."""
    lines = [voice("card-unknown", wanted=wanted)]
    near = get_close_matches(wanted, dict.fromkeys([*CAST, *IDENTITIES, *PROJECTS]), n=3, cutoff=0.5)
    if near:
        lines.append(voice("card-perhaps", names=voice.joined(near)))
    lines.append(fill(voice("card-all", names=voice.joined(CAST)), WIDTH))
    lines.append(fill(voice("card-all-projects", names=voice.joined(PROJECTS)), WIDTH))
    return "\n".join(lines)


def card(voice: Voice, key: str) -> str:
    """Everything that is printed on a character's cards, or what a Project X card says."""
    if key in PROJECTS:
        return voice.name(key).upper() + "\n" + fill(voice.say(told(key)), WIDTH)
    return "\n".join(_lines(voice, CAST[key]))


def _lines(voice: Voice, it: Character) -> Iterator[str]:
    title = voice.name(it.key)
    yield title.upper()
    yield from _paragraph(voice, f"character-{_dashed(it.key)}-about")
    yield fill(_start(voice, it), WIDTH)
    identities = it.identities()
    if identities:
        yield voice("card-limit", limit=it.limit)
    else:
        yield voice("card-nobody")
    yield voice("card-slots", slots=it.slots)
    for label, items in (("card-items", it.items), ("card-integral", it.integral)):
        if items:
            yield voice(label, items=voice.listed(items))
    if it.grey_bribes:
        yield voice("card-grey-bribes", bribes=it.grey_bribes)
    yield from _abilities(voice, "card-abilities", it.abilities)
    for identity in identities:
        yield from _identity(voice, identity, alone=len(identities) == 1)


def _start(voice: Voice, it: Character) -> str:
    kinds = voice.joined(voice(f"kind-{kind}") for kind in sorted(it.kinds))
    state = "card-state-down" if it.down else "card-state-contaminated" if it.contaminated else ""
    if it.pawns:
        pawns = voice("story-semicolon").join(
            voice("card-pawn", who=Name(pawn), section=Name(at)) for pawn, at in it.pawns.items()
        )
        return voice("card-start-pawns", kinds=kinds, pawns=pawns)
    if it.start == "card":
        return voice("card-start-dark", kinds=kinds)
    section = it.lies if it.start == "item" else it.start
    if section == "data":
        return voice("card-start-none", kinds=kinds)
    return voice("card-start", kinds=kinds, section=Name(section), state=voice(state) if state else "")


def _abilities(voice: Voice, label: str, abilities: tuple[Ability, ...]) -> Iterator[str]:
    if not abilities:
        return
    yield ""
    yield voice(label)
    for ability in abilities:
        key = f"ability-{_dashed(ability.key)}"
        line = voice(
            "card-line",
            name=voice(key),
            kind=voice(f"ability-kind-{ability.colour}"),
            text=voice(f"{key}-text"),
        )
        yield fill(line, WIDTH, initial_indent="  ", subsequent_indent="    ")


def _identity(voice: Voice, it: Identity, *, alone: bool) -> Iterator[str]:
    if not alone:
        yield ""
        yield voice("card-identity", card=Name(it.key)).upper()
        yield from _paragraph(voice, f"character-{_dashed(it.key)}-about")
    yield from _abilities(voice, "card-powers", it.powers)
    yield ""
    yield voice("card-agenda")
    for row in it.agenda:
        text = voice("agenda-" + row.condition.key, **row.condition.args)
        points = f"+{row.points}" if row.plus else str(row.points)
        yield fill(f"{points:>4}  {text}", WIDTH, subsequent_indent="      ")
    if any(row.plus for row in it.agenda):
        yield voice("card-plus")
    yield ""
    if it.bonus is not None and it.bonus.count is not None:
        yield fill(voice(f"card-bonus-{_dashed(it.key)}", points=it.bonus.points), WIDTH)
    elif it.bonus is not None:
        yield voice("card-friend" if it.bonus.friend else "card-enemy", points=it.bonus.points)
    traits = (
        (it.guilty_may_win, "trait-guilty-may-win"),
        (it.double_bribes, "trait-double-bribes"),
        (not it.scores_bribes, "trait-no-bribes"),
    )
    for holds, trait in traits:
        if holds:
            yield voice("card-trait", trait=voice(trait))
    key = f"character-{_dashed(it.key)}-hint"
    if voice.knows(key):
        yield fill(voice("card-hint", words=voice(key)), WIDTH)


def _paragraph(voice: Voice, key: str) -> Iterator[str]:
    if voice.knows(key):
        yield fill(voice(key), WIDTH)


def _dashed(key: str) -> str:
    return key.replace("_", "-")
