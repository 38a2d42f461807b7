"""Which line a bot carries out, and with whom ("Bot Activate?", "Running the Bots")."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from game.api import Message, Name, Noted
from game.stationfall import people
from game.stationfall.actions.turn import Activate, Influence
from game.stationfall.automation.aims import Aim, Seeker
from game.stationfall.automation.meaning import considered, so
from game.stationfall.automation.notation import Line, Operation
from game.stationfall.automation.priorities import activating
from game.stationfall.automation.scripts import FOCUS, Script, book
from game.stationfall.state import Pawn, State, copy

Why = Literal["skipped", "fact", "nobody", "aim", "minute", "tired", "late"]
"""Why a line is passed over: its script is not for now; its IF is not so; nobody fits its brackets; nobody
who does could do it anywhere; not this Minute; only with somebody who is Exhausted; not this Minute, and
only with somebody who is Exhausted."""


class Passed(Struct, frozen=True):
    """A line that nobody was eligible for."""

    script: str
    number: int
    why: Why


class Chosen(Struct, frozen=True):
    """The line, and who does it."""

    script: str
    number: int
    """From 0."""
    who: str
    cubes: int
    """To be placed first, so that it is a Conspirator; 0: it is one."""
    aim: Aim


class Candidate(Struct, frozen=True):
    """A character that can be activated."""

    pawn: Pawn
    cubes: int
    tired: bool

    @property
    def actions(self) -> int:
        return 1 if self.tired else 2


def choose(state: State, colour: int) -> tuple[Chosen | None, list[Passed]]:
    """The first line with somebody eligible; and what was passed over."""
    return _Table(state, colour).choose()


def scripts_of(state: State, colour: int) -> list[Script]:
    """The bot's Focus script where it is for now, and its own one."""
    identity, scripts = state.conspiracies[colour].identity, book().scripts
    focus = scripts.get(identity + FOCUS)
    now = focus is not None and all(so(state, colour, fact) for fact in focus.when)
    return [*([focus] if focus is not None and now else []), scripts[identity]]


def followed(state: State, colour: int) -> Iterator[tuple[Script, int, Line, bool]]:
    """Every line in the order in which they are looked at; and whether its script is for now."""
    called: set[str] = set()
    for script in scripts_of(state, colour):
        for number, line in enumerate(script.lines):
            if not line.goto or not all(so(state, colour, fact) for fact in line.facts):
                yield script, number, line, True
            elif line.goto not in called:
                called.add(line.goto)
                other = book().scripts[line.goto]
                if all(so(state, colour, fact) for fact in other.when):
                    yield from ((other, place, one, True) for place, one in enumerate(other.lines))
                else:
                    yield script, number, line, False


class _Table:
    """A state before a bot's activation; what its characters could do is found out once for all lines."""

    def __init__(self, state: State, colour: int) -> None:
        self.state = state
        self.colour = colour
        self.seat = state.conspiracies[colour].seat
        self.seekers: dict[str, Seeker] = {}
        self.aims: dict[tuple[str, Operation], Aim | None] = {}
        # As at the start of the turn: cubes and disc are still to be placed.
        self.open = copy(state)
        self.open.turn = replace(state.turn, step="open")
        self.candidates = list(self._candidates())

    def choose(self) -> tuple[Chosen | None, list[Passed]]:
        passed: list[Passed] = []
        for script, number, line, now in followed(self.state, self.colour):
            found = self._eligible(line) if now else "skipped"
            if not isinstance(found, str):
                candidate, aim = found
                return Chosen(script.key, number, candidate.pawn.key, candidate.cubes, aim), passed
            passed.append(Passed(script.key, number, found))
        return None, passed

    def _candidates(self) -> Iterator[Candidate]:
        for key, pawn in self.state.pawns.items():
            if people.monster(pawn) or (pawn.down and not people.able(self.state, pawn.card).rises):
                continue
            tired = people.exhausted(self.state, pawn.card)
            if Activate(seat=self.seat, who=key).refusal(self.open) is None:
                yield Candidate(pawn, 0, tired)
            elif people.live(pawn) and people.in_play(self.state, pawn):
                cubes = needed(self.open, self.colour, pawn.card)
                if cubes:
                    yield Candidate(pawn, cubes, tired)

    def _eligible(self, line: Line) -> tuple[Candidate, Aim] | Why:
        operation = line.operation
        if operation is None or not all(so(self.state, self.colour, fact) for fact in line.facts):
            return "fact"
        fitting = [
            one
            for one in self.candidates
            if (line.brackets.influence or not one.cubes)
            and considered(self.state, self.colour, one.pawn, line.brackets)
        ]
        if not fitting:
            return "nobody"
        when = line.brackets.when
        if when == "rested":
            fitting = [one for one in fitting if not one.tired]
            if not fitting:
                return "tired"
        able = [(one, aim) for one in fitting if (aim := self._best(one.pawn, operation)) is not None]
        if not able:
            return "aim"
        in_time = [(one, aim) for one, aim in able if aim.total <= one.actions]
        if when == "now":
            able = in_time
        elif when == "now_or_rested":
            able = in_time or [(one, aim) for one, aim in able if not one.tired]
        if not able:
            return "minute" if when == "now" else "late"
        return min(able, key=self._order)

    def _order(self, pair: tuple[Candidate, Aim]) -> tuple[Any, ...]:
        """Nearest to the goal > most free actions > the General Priorities."""
        one, aim = pair
        late = aim.total > one.actions
        return (*aim.order[:2], late, activating(self.state, self.colour, one.pawn), one.pawn.key)

    def _best(self, pawn: Pawn, operation: Operation) -> Aim | None:
        """Many lines ask for the same of others, or later."""
        asked = pawn.key, operation
        if asked not in self.aims:
            self.aims[asked] = self._seeker(pawn).best(operation)
        return self.aims[asked]

    def _seeker(self, pawn: Pawn) -> Seeker:
        if pawn.key not in self.seekers:
            free = people.bodily(pawn) and not people.able(self.state, pawn.card).frail
            self.seekers[pawn.key] = Seeker(self.state, self.colour, pawn, free=free)
        return self.seekers[pawn.key]


def needed(state: State, colour: int, card: str) -> int:
    """The fewest cubes that make a character this bot's Conspirator, if it may place them; 0: it may not."""
    it = state.cards[card]
    rival = max((cubes for other, cubes in enumerate(it.cubes) if other != colour), default=0)
    cubes = max(rival, 1) - it.cubes[colour]
    if people.able(state, card).outbid:
        cubes = sum(it.cubes) + 1
    seat = state.conspiracies[colour].seat
    if cubes < 1 or Influence(seat=seat, card=card, cubes=cubes).refusal(state) is not None:
        return 0
    return cubes


def told(chosen: Chosen | None, passed: Sequence[Passed]) -> tuple[Message, ...]:
    """The line and why no earlier one, for who asks."""
    found = [
        Message(
            f"automation-passed-{one.why}",
            {"script": _titled(one.script), "line": one.number + 1, "text": _text(one)},
        )
        for one in passed
    ]
    if chosen is None:
        return (*found, Message("automation-chose-none"))
    args = {"script": _titled(chosen.script), "line": chosen.number + 1, "who": Name(chosen.who)}
    return (*found, Message("automation-chose", {**args, "text": _text(chosen)}))


def _titled(script: str) -> Message | Name:
    """A bot's script is called as its identity."""
    identity, part = script.partition(".")[::2]
    if identity not in book().sides:
        return Message("script-" + script.replace("_", "-"))
    return Message("script-focus", {"who": Name(identity)}) if part else Name(identity)


def _text(one: Passed | Chosen) -> Noted:
    return Noted(book().scripts[one.script].lines[one.number].text)
