"""One game, written out.

The players are blind but steady: among the actions they have they take the one whose name gives the
smallest checksum, first the verb and then the rest. So an action that is new to the rules changes few of
their choices.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2s
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from game.api import Action, Event, Message, Name, Noted, Numbered, Pair, Seat, Seated
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.deeds import Deed
from game.stationfall.board import steps
from game.stationfall.game import STATIONFALL
from game.stationfall.questions import Question
from game.stationfall.state import Options, State
from game.stationfall.station import board as station
from game.stationfall.view import SectionView, View
from game.text import verb

FOLDER = Path(__file__).parent


class Table(msgspec.Struct, frozen=True):
    """A game that is kept."""

    name: str
    seats: int
    cast: str
    seed: str
    projectx: str
    teams: bool = False
    bots: int = 0

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"


TABLES = (
    Table(
        "two_players",
        2,
        "billionaire, boarder, botanist, clones, colonel, consort, corpsicle, digital_assistant, doctor, "
        "drones, inspector, legal",
        "two_players 1/0",
        "specimen",
    ),
    Table(
        "three_players",
        3,
        "botanist, doctor, exile, inspector, legal, medical, microbiologist, operative, station_chief, "
        "stranger, telepathic_rat, troubleshooter",
        "three_players 8/8",
        "stable_wormhole",
    ),
    Table("one_player", 1, "tutorial", "one_player 1", "slime", bots=3),
    Table("four_players", 4, "tutorial", "four_players 5/15", "grey_goo"),
    Table(
        "six_players",
        6,
        "astrochimp, clones, colonel, consort, corpsicle, counselor, cyborg, daredevil, engineer, "
        "microbiologist, operative, security, stowaway, telepathic_rat, troubleshooter",
        "six_players 10/5",
        "combat_swarm",
    ),
)


def written(table: Table) -> str:
    """The whole playthrough."""
    return "\n".join(lines(table)) + "\n"


def lines(table: Table) -> Iterator[str]:
    options = Options(cast=table.cast, projectx=table.projectx, teams=table.teams, bots=table.bots)
    outcome = STATIONFALL.deal(table.seats, options, Random(f"{table.seed}:0"))
    state = outcome.state
    yield f"{table.seats} players; {table.cast}; {table.projectx}"
    yield ""
    yield "# Set-up"
    yield from told(outcome.events)
    seen = sights(state)
    yield ""
    yield from everything(seen)
    step = 0
    while (prompts := STATIONFALL.prompts(state)) and step < 4000:
        step += 1
        prompt = prompts[0]
        yield ""
        yield f"{step}. #{prompt.seat} {prompt.kind}: {text(prompt.message)}"
        ways = list(STATIONFALL.legal(state, prompt.seat))
        yield f"   may {counted(ways)}"
        action = choose(state, ways, table.seed, step)
        yield f"   > {named(action)}"
        minute = state.minute
        outcome = STATIONFALL.apply(state, action, Random(f"{table.seed}:{step}"))
        state = outcome.state
        if not outcome.undoable:
            yield "   (final)"
        yield from told(outcome.events)
        before, seen = seen, sights(state)
        yield from changes(before, seen)
        if state.minute != minute:
            yield ""
            yield f"# Minute {state.minute}"
            yield from everything(seen)
    result = STATIONFALL.result(state)
    assert result is not None, "the game never ended"
    yield ""
    yield f"# Over: {text(result.reason)}"
    yield from everything(seen)
    yield "winners " + " ".join(f"#{seat}" for seat in sorted(result.winners))
    for score in result.scores:
        yield f"#{score.seat} {score.total}"
        for message, points in score.rows:
            yield f"   {points:+} {text(message)}"


# ---------------------------------------------------------------------- choosing


DULL = frozenset({"renegotiate", "end_turn", "wait"})
"""Taken up only now and then while there is something better to do."""
TELLING = ("section", "console", "ability")
"""Kinds of deeds that are rarely possible, and so are preferred."""


GOALS = ("bridge", "alcatraz", "array_control", "bio_lab", "houdini", "fuel_cells", "reactor", "vault_x")
"""Everybody has some place where they would rather be, so that games get somewhere."""


def choose(state: State, ways: list[Action], seed: str, step: int) -> Action:
    lot = f"{seed}:{step}"
    mood = checksum(lot)
    verbs = {verb(action) for action in ways}
    if mood[0] % 4:
        verbs = verbs - DULL or verbs
    if mood[1] % 4:
        verbs = {verb(way) for way in ways if isinstance(way, Deed) and way.kind in TELLING} or verbs
    chosen = min(verbs, key=lambda one: checksum(f"{lot} {one}"))
    found = [action for action in ways if verb(action) == chosen]
    if mood[2] % 4:
        nearest = min(distance(state, action, seed) for action in found)
        found = [action for action in found if distance(state, action, seed) == nearest]
    return min(found, key=lambda action: checksum(f"{lot} {named(action)}"))


def distance(state: State, action: Action, seed: str) -> int:
    """How far a step ends from where its pawn would rather be."""
    if not isinstance(action, Step):
        return 0
    goal = GOALS[checksum(f"{seed} {action.who}")[0] % len(GOALS)]
    return steps(station(state), action.to, vents=True, space=True)[goal]


def checksum(word: str) -> bytes:
    return blake2s(word.encode()).digest()


# ---------------------------------------------------------------------- words


def named(action: Action) -> str:
    """An action by its verb and whatever in it is not as usual."""
    fields = [f"{key}={plain(getattr(action, key))}" for key in action.__struct_fields__ if key != "seat"]
    defaults = dict(
        zip(reversed(action.__struct_fields__), reversed(action.__struct_defaults__), strict=False)
    )
    usual = [f"{key}={plain(value)}" for key, value in defaults.items()]
    return " ".join([verb(action), *(field for field in fields if field not in usual)])


def counted(ways: list[Action]) -> str:
    """How many ways there are to use each verb."""
    count: dict[str, int] = {}
    for action in ways:
        count[verb(action)] = count.get(verb(action), 0) + 1
    return ", ".join(f"{one} {count[one]}" for one in sorted(count))


def text(message: Message) -> str:
    args = " ".join(f"{key}={plain(value)}" for key, value in sorted(message.args.items()))
    return f"{message.key} {args}".rstrip()


def told(events: tuple[Event, ...]) -> Iterator[str]:
    for event in events:
        only = "" if event.to is None else f" [only {' '.join(f'#{seat}' for seat in sorted(event.to))}]"
        yield f"   * {text(event.message)}{' [picture]' if event.picture else ''}{only}"
        if event.account is not None:
            yield f"     for {' '.join(message.key for message in event.account.lines)}"


def plain(value: Any) -> str:
    """A value as a word or two."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "-"
    if isinstance(value, Message):
        return "@" + value.key
    if isinstance(value, Name):
        return "@name-" + value.key.replace("_", "-")
    if isinstance(value, Noted):
        return value.words
    if isinstance(value, Seated):
        return f"#{value.seat}"
    if isinstance(value, Numbered):
        return f"{value.kind}_{value.number}"
    if isinstance(value, Pair):
        return f"{value.first}/{value.second}"
    if isinstance(value, msgspec.Struct):
        return " ".join(f"{key}={plain(getattr(value, key))}" for key in value.__struct_fields__)
    if isinstance(value, frozenset):
        return plain(tuple(sorted(value)))
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {plain(one)}" for key, one in sorted(value.items())) + "}"
    if isinstance(value, tuple | list):
        return "(" + ", ".join(plain(one) for one in value) + ")"
    return str(value)


# ---------------------------------------------------------------------- what is seen

PRINTED = frozenset({"faces", "cast", "vents", "order", "seats", "teams", "first", "seat", "result"})
"""What never changes, and the seat itself; the result is written out at the end."""
TWICE = frozenset({"destinations", "engulfed", "ship"})
"""What another field tells, too."""
MOVING = {"dark", "floor", "kompromat", "trap", "damaged", "hazard", "goo", "away", "annihilated"}
"""What is not printed of a section."""
NOTHING = frozenset({"", "()", "no", "0", "-", "{}"})
SPECTATOR = -1

Facts = dict[str, str]


def sights(state: State) -> dict[Seat, Facts]:
    """What everybody sees, fact by fact; the spectator first."""
    viewers = [None, *range(state.seats)]
    return {SPECTATOR if seat is None else seat: facts(STATIONFALL.view(state, seat)) for seat in viewers}


def facts(view: View) -> Facts:
    found: Facts = {}
    for field in view.__struct_fields__:
        value = getattr(view, field)
        if field in PRINTED | TWICE:
            continue
        if field == "rules" and not view.bots:
            value = msgspec.structs.replace(value, which_bots="")
        if field == "corridors":
            found["locks"] = plain(tuple(sorted(f"{a}-{b}" for a, b, locked in value if locked)))
        elif field == "prospects":
            # Only the rows that are worth something: which there are is printed on the cards.
            worth = [f"{line.points:+} {text(line.message)}" for line in value if line.points]
            found["prospects"] = plain(tuple(worth))
        elif isinstance(value, Question):
            found[field] = f"{value.name} {plain(value)}"
        elif isinstance(value, msgspec.Struct):
            found |= spread(field, value)
        elif isinstance(value, dict):
            for key, one in value.items():
                found |= spread(f"{field}.{key}", one)
        elif isinstance(value, tuple) and value and all(isinstance(one, msgspec.Struct) for one in value):
            for number, one in enumerate(value):
                found |= spread(f"{field}.{number}", one)
        else:
            found[field] = plain(value)
    return found


def spread(path: str, value: Any) -> Facts:
    if not isinstance(value, msgspec.Struct):
        return {path: plain(value)}
    fields = (
        MOVING if isinstance(value, SectionView) else set(value.__struct_fields__) - {"key", "card", "seat"}
    )
    return {f"{path}.{field}": plain(getattr(value, field)) for field in sorted(fields)}


def changes(before: dict[Seat, Facts], after: dict[Seat, Facts]) -> Iterator[str]:
    """Each change once for all who see it alike, then what only some seats see."""
    by_viewer: dict[Seat, Facts] = {}
    for viewer, facts in after.items():
        old = before[viewer]
        by_viewer[viewer] = {
            path: f"{old.get(path, '') or '-'} -> {facts.get(path, '') or '-'}"
            for path in [*facts, *(gone for gone in old if gone not in facts)]
            if old.get(path, "") != facts.get(path, "")
            and not {old.get(path, ""), facts.get(path, "")} <= NOTHING
        }
    common = {
        path: change
        for path, change in by_viewer[SPECTATOR].items()
        if all(seen.get(path) == change for seen in by_viewer.values())
    }
    for path, change in common.items():
        yield f"   {path}: {change}"
    for viewer, seen in by_viewer.items():
        for path, change in seen.items():
            if path not in common:
                yield f"   {viewer_name(viewer)} | {path}: {change}"


def viewer_name(viewer: Seat) -> str:
    return "spectator" if viewer == SPECTATOR else f"#{viewer}"


def everything(seen: dict[Seat, Facts]) -> Iterator[str]:
    """The whole table as a spectator sees it, and what each seat sees differently."""
    yield "everybody sees"
    yield from grouped(seen[SPECTATOR], "   ")
    for viewer, facts in seen.items():
        other = {path: fact for path, fact in facts.items() if seen[SPECTATOR].get(path) != fact}
        if other:
            yield f"{viewer_name(viewer)} sees"
            yield from grouped(other, "   ")


def grouped(facts: Facts, indent: str) -> Iterator[str]:
    """One line for each thing, leaving out what is nothing."""
    things: dict[str, list[str]] = {}
    for path, fact in facts.items():
        if fact in NOTHING:
            continue
        thing, dot, field = path.rpartition(".")
        things.setdefault(thing if dot else path, []).append(f"{field}={fact}" if dot else fact)
    for thing, words in things.items():
        yield f"{indent}{thing}: {' '.join(words)}"
