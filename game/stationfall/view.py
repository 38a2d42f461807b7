"""All that one seat may know of a game; what is hidden from it is not in here at all.

Pictures, texts and computer players see nothing else. `Pawn`, `Card`, `Marker` and `Turn` lie open on the
table and are shown as they are.
"""

from __future__ import annotations

from typing import Any

import msgspec

from game.api import Message, Result
from game.stationfall import people
from game.stationfall.destinations import Destination
from game.stationfall.questions import Question
from game.stationfall.state import Card, Course, Hazard, Marker, Options, Pawn, Phase, Turn

__all__ = [
    "Card",
    "ColourView",
    "Destination",
    "Face",
    "Line",
    "Marker",
    "Need",
    "Pawn",
    "SeatView",
    "SectionView",
    "Turn",
    "View",
]


class Line(msgspec.Struct, frozen=True):
    """One row of an agenda or a score sheet."""

    message: Message
    points: int
    """What it is worth now, or on a card for each time it is met."""
    plus: bool = False
    each: int | None = None
    """Of a row of an agenda as it stands now: what is printed for each time."""
    about: tuple[str, ...] = ()
    """Whom and what it speaks of, by their keys."""


class Face(msgspec.Struct, frozen=True, kw_only=True):
    """What is printed on a character card."""

    key: str
    card: str
    """The card this is, or is an identity of."""
    kinds: tuple[str, ...]
    limit: int = 0
    slots: int = 0
    abilities: tuple[str, ...] = ()
    powers: tuple[str, ...] = ()
    colours: tuple[tuple[str, str], ...] = ()
    """Ability -> the rulebook's colour for its kind (4.4.3)."""
    agenda: tuple[Line, ...] = ()
    friend: bool = False
    bonus: int = 0
    """Points as a Bonus Character; 0: never one."""
    guilty_may_win: bool = False
    double_bribes: bool = False
    tally: str = ""
    """What is kept count of on it (`View.tally`)."""


class Need(msgspec.Struct, frozen=True):
    """What a pod requires for its launch, and whether that is given now (5.5.4)."""

    key: str
    met: bool


class SectionView(msgspec.Struct, frozen=True, kw_only=True):
    """A section: what is printed and what lies on it."""

    key: str
    gravity: bool
    pod: bool
    power: bool
    console: bool
    arrow: str
    seats: int
    moored: str
    contaminates: bool
    works: tuple[tuple[str, str, bool], ...]
    """Section actions: verb, thing made, Officers only."""
    dark: bool
    """Now: printed dark, or by a blackout."""
    taken: int = 0
    """Seats of a pod in use (5.5.3)."""
    needs: tuple[Need, ...] = ()
    floor: tuple[str, ...] = ()
    kompromat: bool = False
    """A Kompromat lies here face down."""
    trap: bool = False
    damaged: bool = False
    hazard: Hazard = ""
    goo: bool = False
    away: bool = False
    annihilated: bool = False


class ColourView(msgspec.Struct, frozen=True, kw_only=True):
    """One conspiracy, as far as this seat knows it."""

    colour: int
    seat: int
    identity: str
    """Empty where it is secret."""
    revealed: bool
    pool: int
    betrayal: int
    disc: str
    bribe: bool
    guilt: str
    markers: int
    """Time markers not in use."""


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """One player, as far as this seat knows them."""

    seat: int
    ready: bool
    bonus: tuple[str, ...]
    """Bonus Characters that are known, for team mates the team's (18.2); for everybody at the end."""
    bonuses: int
    """How many there are, known or not."""
    hand: int
    """Kompromat in hand."""
    known: tuple[str, ...]
    """Those of them whose character is known."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A game as one seat (None: a spectator) sees it."""

    seat: int | None
    seats: int
    rules: Options
    """What the table settled before the deal: teams, house rules."""
    phase: Phase
    minute: int
    first: int
    order: tuple[int, ...]
    """Colours in turn order."""
    turn: Turn
    cast: tuple[str, ...]
    faces: dict[str, Face]
    cards: dict[str, Card]
    pawns: dict[str, Pawn]
    """`at` is the section, also for a character that is an Item."""
    escaped: frozenset[str]
    """Pawns in the Mesosphere."""
    engulfed: frozenset[str]
    """Pawns inside the Slime."""
    sections: dict[str, SectionView]
    corridors: tuple[tuple[str, str, bool], ...]
    """From, to, locked."""
    vents: tuple[tuple[str, str], ...]
    colours: tuple[ColourView, ...]
    players: tuple[SeatView, ...]
    spent: tuple[str, ...]
    """Characters whose Kompromat was used."""
    gone: tuple[str, ...]
    """Characters whose Kompromat is known to be out of the game."""
    markers: tuple[Marker, ...]
    offsites: dict[str, tuple[str, ...]]
    abandon: bool
    cameras: bool
    jammers: bool
    power: int
    """Damaged Power Sections."""
    armed: bool
    detonated: str
    released: bool
    projectx: str
    """Empty while unknown."""
    x: dict[str, str]
    sent: tuple[str, ...]
    ship: str
    """The one that waits in Outer Space for whoever is there at the end; empty: none."""
    reentry: bool | None
    """None while it lies face down; True is the fireball."""
    tally: dict[str, int]
    ending: str
    dealt: tuple[str, ...]
    """My identity cards, while I still choose."""
    mine: tuple[str, ...]
    """My identities, one for each of my colours."""
    prospects: tuple[Line, ...]
    """What I would score if it ended now."""
    asked: Question[Any] | None
    """The question that waits for me."""
    heard: Message | None
    """What everybody has heard of the question that waits for somebody else."""
    waiting: tuple[int, ...]
    """Seats the table waits for."""
    trap: str
    """The section of the real trap, for who laid it."""
    result: Result | None
    bots: int = 0
    """The last so many seats are nobody's: the rulebook plays them."""
    rows: tuple[str, ...] = ()
    """Character Order, in a game with bots."""
    skipped: frozenset[str] = frozenset()
    """The cards that every bot passes over there when it seeks somebody to influence."""
    lesson: Course | None = None
    """How far the tutorial has come, at a table where it is taught."""
    destinations: tuple[Destination, ...] = ()
    """Where my acting character can walk to: the numbers of the picture and of the buttons."""

    def leads(self, card: str, colour: int) -> bool:
        """4.3.1: whether a colour has the say on a card."""
        return people.leads(self.cards[card], colour, self.colours)
