"""The Choir: minds in a tank that draw people near, turn them against each other, and silence the lonely.

It reaches only Humans without a Helmet, the Cyborg among them, as with Telepathy. Cubes leave the Down, too;
to follow its song, to be silenced or to be won over (4.6.2) one must be Live. An answer to its question is
always somebody it reaches, and who that is says what it does: somebody next door is drawn to it, the only one
with it is silenced, and of several with it one hands on a cube.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Self

from game.api import Illegal, Message, Name, Numbered, Seated
from game.stationfall import harm, people, pods, station
from game.stationfall.abilities.conspirator import HELPFUL, LOYAL, PARANOID
from game.stationfall.abilities.offensive import TELEPATHY
from game.stationfall.actions.basic.reach import adjacent
from game.stationfall.actions.deeds import Deed, Move, deed
from game.stationfall.cards import ProjectX, enter_project
from game.stationfall.play import Play, illegal
from game.stationfall.projectx import _monster
from game.stationfall.projectx._monster import NONE
from game.stationfall.questions import Question, asking, task
from game.stationfall.state import Pawn, State

KEY = "choir"
START = "vault_x"
DEAF = frozenset({LOYAL, HELPFUL, PARANOID})
"""Whose cubes it cannot move."""


def _open(pawn: Pawn) -> bool:
    """Whose mind it can reach, Live or Down."""
    return people.human(pawn) and not people.helmeted(pawn)


def _hears(pawn: Pawn) -> bool:
    return _open(pawn) and people.live(pawn)


def _release(play: Play, by: str) -> None:
    _monster.appear(play, START)
    seats = play.state.conspiracies
    play.push(*(Betray(seats[colour].seat, colour) for colour in people.order(play.state)))


def _resolve(play: Play) -> None:
    if _monster.at_large(play.state, KEY):
        play.push(Sing(play.seat))


def _carried(state: State) -> bool:
    """Live, it lets itself be dragged only where a Live Officer stands by."""
    return any(people.able(state, pawn.card).officer for pawn in _monster.beside(state))


# ---------------------------------------------------------------------- when it wakes


@task
class Betray(Question[str], frozen=True, tag="choir_wakes"):
    """NPCs it reaches that hold a cube of this colour."""

    colour: int

    rule = "7.6.2"
    outright = True

    def options(self, state: State) -> list[str]:
        reached = (pawn.card for pawn in state.pawns.values() if _open(pawn) and people.in_play(state, pawn))
        return [
            card
            for card in dict.fromkeys(reached)
            if not state.cards[card].owners and state.cards[card].cubes[self.colour]
        ]

    def answer(self, play: Play, pick: str) -> None:
        _shift(play, pick, self.colour, -1)
        betrayal = play.state.conspiracies[self.colour].betrayal + 1
        theirs = play.set_conspiracy(self.colour, betrayal=betrayal)
        play.tell("choir-turns", who=Name(pick), seat=Seated(theirs.seat))


def _shift(play: Play, card: str, colour: int, by: int) -> None:
    cubes = list(play.state.cards[card].cubes)
    cubes[colour] += by
    play.set_card(card, cubes=tuple(cubes))


# ---------------------------------------------------------------------- what it does


def _drawn(state: State) -> list[str]:
    """Who would take a step to it: next door, with no Lock between; not into a full pod (5.5.3)."""
    at = _monster.lair(state)
    if station.board(state).sections[at].pod and pods.seats_left(state, at) < 1:
        return []
    near = adjacent(state, at)
    return [pawn.key for pawn in state.pawns.values() if pawn.at in near and _hears(pawn)]


def _steps(state: State, target: str) -> Sequence[Move]:
    """The step that whoever is drawn takes."""
    return [(state.pawns[target], _monster.lair(state))] if target in _drawn(state) else []


def _sing(play: Play, target: str, blame: int | None, by: str = "") -> None:
    """Self-Preservation is forgotten (11.2)."""
    at = _monster.lair(play.state)
    play.tell("choir-sings", who=Name(target), section=Name(at))
    harm.move(play, target, at, blame=blame, by=by)


def _movable(state: State) -> list[Pawn]:
    """Those with it whose cubes can go."""
    return [
        pawn
        for pawn in people.pawns_in(state, _monster.lair(state))
        if _open(pawn) and not state.cards[pawn.card].owners and not DEAF & people.abilities(state, pawn.card)
    ]


def _whisperers(state: State) -> list[str]:
    """Who can hand on a cube: there is one, and somebody else to take it."""
    return [
        pawn.key for pawn in _movable(state) if any(state.cards[pawn.card].cubes) and _others(state, pawn.key)
    ]


def _others(state: State, source: str) -> list[str]:
    card = state.pawns[source].card
    return [pawn.key for pawn in _movable(state) if pawn.card != card and people.live(pawn)]


def _whisper(play: Play, source: str, to: str, colour: int) -> None:
    state = play.state
    _shift(play, state.pawns[source].card, colour, -1)
    _shift(play, state.pawns[to].card, colour, 1)
    seat = Seated(state.conspiracies[colour].seat)
    play.tell("choir-whispers", who=Name(source), other=Name(to), seat=seat)


def _lonely(state: State) -> list[str]:
    """The only Live Human or Robot with it."""
    there = _monster.beside(state)
    return [there[0].key] if len(there) == 1 and _hears(there[0]) else []


@task
class Sing(Question[str], frozen=True, tag="choir"):
    """Who is reached, if the player likes."""

    rule = "7.6.2"
    outright = True

    def options(self, state: State) -> list[str]:
        if not _monster.at_large(state, KEY):
            return []
        return [NONE, *_drawn(state), *_whisperers(state), *_lonely(state)]

    def moves(self, state: State, pick: str) -> Sequence[Move]:
        return _steps(state, pick)

    def answer(self, play: Play, pick: str) -> None:
        state = play.state
        if pick == NONE:
            return
        if pick in _drawn(state):
            _sing(play, pick, None)
        elif pick in _lonely(state):
            play.tell("choir-silences", who=Name(pick))
            harm.down(play, pick, None)
        else:
            play.push(WhisperTo(self.seat, pick))


@task
class WhisperTo(Question[str], frozen=True, tag="whisper_to"):
    """Who is handed a cube."""

    who: str

    rule = "7.6.2"

    def options(self, state: State) -> list[str]:
        return _others(state, self.who)

    def answer(self, play: Play, pick: str) -> None:
        play.push(WhisperWhose(self.seat, self.who, pick))

    def ask(self, state: State) -> Message:
        return asking("whisper-to", who=Name(self.who))


@task
class WhisperWhose(Question[Numbered], frozen=True, tag="whisper_whose"):
    """Whose cube it is."""

    who: str
    other: str

    rule = "7.6.2"

    def options(self, state: State) -> list[Numbered]:
        cubes = state.cards[state.pawns[self.who].card].cubes
        return [Numbered("colour", colour) for colour, count in enumerate(cubes) if count]

    def answer(self, play: Play, pick: Numbered) -> None:
        _whisper(play, self.who, self.other, pick.number)

    def ask(self, state: State) -> Message:
        return asking("whisper-whose", who=Name(self.who), other=Name(self.other))


# ---------------------------------------------------------------------- with the Rat's help


@deed
class Chorus(Deed, frozen=True, kw_only=True, tag="chorus"):
    """A Telepathy Action: where the Choir is, the Rat may let it sing (`target` alone) or whisper."""

    target: str
    to: str = ""
    colour: int = -1

    kind = "ability"
    ability = TELEPATHY
    bodiless = True

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        if cls._no_choir(state, pawn) is not None:
            return
        for target in _drawn(state):
            yield cls(seat=seat, who=pawn.key, target=target)
        for target in _whisperers(state):
            cubes = state.cards[state.pawns[target].card].cubes
            for to in _others(state, target):
                for colour, count in enumerate(cubes):
                    if count:
                        yield cls(seat=seat, who=pawn.key, target=target, to=to, colour=colour)

    @staticmethod
    def _no_choir(state: State, pawn: Pawn) -> Illegal | None:
        if not _monster.at_large(state, KEY) or people.where(state, pawn) != _monster.lair(state):
            return illegal("no-choir", "7.6.2", who=Name(pawn.key))
        return None

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        found = self._no_choir(state, pawn)
        if found is not None:
            return found
        if self.target not in state.pawns:
            return illegal("unknown", "4.1", what=self.target)
        if not self.to:
            heard = self.colour == -1 and self.target in _drawn(state)
            return None if heard else illegal("no-song", "7.6.2", who=Name(self.target))
        if self.to not in state.pawns:
            return illegal("unknown", "4.1", what=self.to)
        if self.target not in _whisperers(state) or self.to not in _others(state, self.target):
            return illegal("no-whisper", "7.6.2", who=Name(self.target), other=Name(self.to))
        cubes = state.cards[state.pawns[self.target].card].cubes
        if not 0 <= self.colour < len(cubes) or not cubes[self.colour]:
            return illegal("no-cubes", "15.4", who=Name(self.target))
        return None

    def moves(self, state: State, pawn: Pawn) -> Sequence[Move]:
        return () if self.to else _steps(state, self.target)

    def perform(self, play: Play) -> None:
        if self.to:
            _whisper(play, self.target, self.to, self.colour)
        else:
            _sing(play, self.target, harm.blamed(play), self.doer)


def _threat(state: State, pawn: Pawn) -> tuple[float, ...]:
    """Nobody but who is with it alone, or will be."""
    company = any(people.bodily(one) and people.live(one) for one in people.company(state, pawn))
    return (0.8, 0.7) if _hears(pawn) and not company else ()


CHOIR = enter_project(
    ProjectX(
        key=KEY,
        start=START,
        release=_release,
        resolve=_resolve,
        harm=frozenset({"gun", "bludgeon", "fire", "trap", "missile", "emp"}),
        drags=_carried,
        threat=_threat,
    )
)
