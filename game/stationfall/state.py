"""The state of one game, and nothing else.

Everything inside the containers is frozen; a `State` is copied by copying its few containers (`copy`),
so that carrying out an action never touches the state it started from.

A *colour* is one conspiracy: its cubes, disc, markers, bribe and guilt. Each seat plays one colour, in the
two-player game two of them (17.2.2). Colours are numbered in turn order.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec.structs import replace

from game.stationfall.cards import BOTS, CAST, PROJECTS

VERSION = 1

CUBES = 8
TIME_MARKERS = 3
MOST_BOTS = 8

Guilt = Literal["innocent", "suspect", "guilty"]
Phase = Literal["setup", "turn", "resolve", "fall", "over"]
Step = Literal["open", "revealed", "influenced", "begun", "acting", "done"]
"""Where a turn stands (15.2). `begun`: in the activation phase, before the disc is placed (15.5.1)."""
Hazard = Literal["", "fire", "asphyxiation"]

ACTIVATION: tuple[Step, ...] = ("begun", "acting")
"""15.5: the activation phase."""

DRAWN = ("random", "tutorial", "lesson")
"""How a cast may come about that nobody chooses by name."""

GREY = -1
"""The owner of a bribe that belongs to nobody's colour."""


class Aftermath(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What an earlier game has left to this one (`chronicle`): of characters and sections only."""

    wanted: tuple[str, ...] = ()
    """Cards as which somebody was Guilty or Suspect."""
    bearer: str = ""
    """The figure that had the Artifact."""
    bitter: tuple[str, ...] = ()
    """Figures that were left behind Down."""
    contaminated: tuple[str, ...] = ()
    """Figures that were Contaminated."""
    damaged: tuple[str, ...] = ()
    """Sections that nobody has repaired."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may settle before the deal."""

    cast: Annotated[str | tuple[str, ...], msgspec.Meta(examples=[*DRAWN], extra={"parts": CAST})] = "random"
    """`random`, `tutorial` (its characters), `lesson` (its whole set-up), or who is chosen by name."""
    projectx: Annotated[str, msgspec.Meta(examples=["random"], extra={"more": PROJECTS})] = "random"
    """`random` or the name of a card."""
    teams: bool = False
    together: bool = False
    """All people win, if each of them beats every bot ("Cooperative Mode")."""
    bots: Annotated[int, msgspec.Meta(ge=0, le=MOST_BOTS, examples=[*range(MOST_BOTS + 1)])] = 0
    """How many colours the rulebook's bots play; who sits alone gets two of them at least."""
    which_bots: Annotated[str | tuple[str, ...], msgspec.Meta(examples=["random"], extra={"parts": BOTS})] = (
        "random"
    )
    """`random`, or which identities they have."""
    lindsey: bool = False
    """The tutorial game, with its scripted player: for one to three people, whatever cast is named."""
    # House rules: each changes one sentence of the manual, and is off unless the table wants it.
    one_kompromat: bool = False
    """Only one Kompromat comes to hand in a turn, except in the Shred Room."""
    quick_suppression: bool = False
    """Hazard Suppression puts out a fire for good in one action (against 14.1)."""
    two_drags: bool = False
    """Between two sections without gravity a pawn may drag, and be dragged, twice a turn (against 12.1.2)."""
    each_clone: bool = False
    """The Maintenance Clones score for each of them that escapes, not once."""
    nda_all_data: bool = False
    """Who has an NDA can neither copy, delete, deliver nor be robbed of any data."""
    disc_first: bool = False
    """No Bribe or Kompromat before the activation disc is placed (against 15.5.1)."""
    print_shop_repair: bool = False
    """Robots are repaired in the Print Shop (13.11), not in the Machine Shop (both launch manuals)."""
    aftermath: Aftermath | None = None
    """Chronicle mode: nobody settles it, an earlier game has left it."""

    def __post_init__(self) -> None:
        # Who types them, and tables and games of before, list names with commas.
        if isinstance(self.cast, str) and self.cast not in DRAWN:
            names = (name.strip().lower().replace(" ", "_") for name in self.cast.split(","))
            msgspec.structs.force_setattr(self, "cast", tuple(filter(None, names)))
        if isinstance(self.which_bots, str) and self.which_bots != "random":
            names = (name.strip().lower().replace(" ", "_") for name in self.which_bots.split(","))
            msgspec.structs.force_setattr(self, "which_bots", tuple(filter(None, names)))


class Pawn(msgspec.Struct, frozen=True):
    """A figure and what it possesses. Most cards have one; a few have several."""

    key: str
    card: str
    at: str
    """A section; `card` (not yet on the map), `data`, `item`, or `mesosphere/<way>`."""
    down: bool = False
    annihilated: bool = False
    contaminated: bool = False
    items: tuple[str, ...] = ()
    integral: tuple[str, ...] = ()
    data: tuple[str, ...] = ()


class Card(msgspec.Struct, frozen=True):
    """A character card as it lies on the table."""

    key: str
    cubes: tuple[int, ...]
    """Influence by colour."""
    discs: tuple[int, ...] = ()
    """Colours whose activation disc lies here."""
    bribes: tuple[int, ...] = ()
    """Colours that bribed this character; GREY for one of nobody's."""
    owners: tuple[int, ...] = ()
    """Colours that revealed as this character: it is their PC."""
    powers: tuple[str, ...] = ()
    """The identities whose reveal powers are active (not after a reveal at Stationfall, 16.2)."""
    lost: tuple[str, ...] = ()
    """Abilities a reveal power took away."""


class SectionState(msgspec.Struct, frozen=True):
    """What changes about a section."""

    floor: tuple[str, ...] = ()
    damaged: bool = False
    hazard: Hazard = ""
    goo: bool = False
    away: bool = False
    """A pod that has left for the Mesosphere."""
    annihilated: bool = False


class Conspiracy(msgspec.Struct, frozen=True):
    """One colour."""

    seat: int
    identity: str = ""
    revealed: bool = False
    schrodinger: bool = False
    early: bool = False
    """Revealed before Stationfall."""
    pool: int = CUBES
    betrayal: int = 0
    disc: str = ""
    bribe: bool = True
    guilt: Guilt = "innocent"
    used: tuple[int, ...] = ()
    """A bot's: the lines of the script for the start of its turn that it has used up."""


class Player(msgspec.Struct, frozen=True):
    """What a seat holds that belongs to no single colour."""

    dealt: tuple[str, ...] = ()
    ready: bool = False
    bonus: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()
    """Bonus characters that lie open."""
    discarded: tuple[str, ...] = ()
    knows_x: bool = False
    """Has looked at Project X (9.4.1)."""


class Kompromat(msgspec.Struct, frozen=True):
    """One token: face down at a section, in a hand, spent on its character, or out of the game."""

    at: str = ""
    hand: int = -1
    spent: bool = False
    shown: bool = False
    """Everybody knows which one it is (it was offered and refused)."""


class Marker(msgspec.Struct, frozen=True):
    """A time marker (15.7). On a section it resolves at the end of the owner's next turn."""

    colour: int
    what: str
    section: str = ""
    minute: int = -1
    placed: int = 0


class Task(msgspec.Struct, frozen=True):
    """Something still to be done before play goes on: carried out at once, or a question to a seat.

    Each kind is a class of its own, with its name as the tag (`questions`).
    """

    @property
    def name(self) -> str:
        return str(self.__struct_config__.tag)


class Turn(msgspec.Struct, frozen=True):
    """The turn under way."""

    colour: int
    step: Step = "open"
    pawn: str = ""
    actions: int = 0
    free: bool = False
    started: bool = False
    """Something was done in this activation."""
    bribed: bool = False
    extorted: bool = False
    """A Kompromat was used or offered."""
    found: bool = False
    """A Kompromat came to hand."""
    hauled: tuple[str, ...] = ()
    """Pawns that dragged or were dragged in this turn (12.1.2)."""
    once: tuple[str, ...] = ()
    """Powers already used that work once per turn."""
    hired: bool = False
    """Somebody acted for a Bribe or Kompromat since the disc was placed."""


Part = Literal["first", "again", "then", "over"]
"""Of a line: what stands first, the same again (REPEAT), what stands behind THEN, nothing more."""


class Errand(msgspec.Struct, frozen=True):
    """What a bot is about in its turn: the line it has chosen, and how far it is with it."""

    script: str
    line: int
    """Its place in the script, from 0."""
    part: Part = "first"
    moves: int = 0
    stepped: bool = False
    """It has come through a section in this turn."""


class Course(msgspec.Struct, frozen=True):
    """How far the tutorial's lesson has come (launch manual, "Stationfall Tutorial Game")."""

    pupils: int
    """So many seats are people's; the hands of the others lie open, and the last of them is Lindsey."""
    until: int
    """The last minute of the part that they play."""
    alone: bool = False
    """They go on without it."""
    minute: int = -1
    """Where she is in her script: the minute, and how many of its moves lie behind her."""
    move: int = 0
    crossed: bool = False
    """Somebody was in her way: for the rest of this minute she does what seems best."""


class State(msgspec.Struct):
    """One game, complete at every point."""

    version: int
    options: Options
    cast: tuple[str, ...]
    seats: int
    first: int
    minute: int
    phase: Phase
    turn: Turn
    players: list[Player]
    conspiracies: list[Conspiracy]
    cards: dict[str, Card]
    pawns: dict[str, Pawn]
    places: dict[str, SectionState]
    locks: tuple[str, ...]
    """Corridors that are locked."""
    kompromat: dict[str, Kompromat]
    offsites: dict[str, tuple[str, ...]]
    markers: tuple[Marker, ...]
    reentry: bool
    """Hidden until minute 0: True is the fireball."""
    projectx: str
    """Hidden until released."""
    released: bool = False
    x: dict[str, str] = {}
    """What the released Project X remembers."""
    abandon: bool = False
    cameras: bool = True
    jammers: bool = True
    armed: bool = False
    detonated: str = ""
    """Where the Antimatter went off: `board`, `outer_space`, `mesosphere`."""
    ending: str = ""
    """Why Stationfall came, once it has."""
    todo: tuple[Task, ...] = ()
    """Last is next."""
    tally: dict[str, int] = {}
    """Counts that cards keep: revivals, feedings …"""
    traps: dict[str, str] = {}
    """Face-down trap tokens by section: hidden whether real or blank."""
    bots: int = 0
    """The last so many seats are nobody's: the rulebook plays them."""
    rows: tuple[str, ...] = ()
    """Character Order, in a game with bots: the cards as they lie beside the board, row by row."""
    die: int = 0
    """What the Bot Die has shown to the bot whose turn it is."""
    errand: Errand | None = None
    """What the bot whose turn it is is about."""
    lesson: Course | None = None
    """At a table where the tutorial is taught."""
    sent: tuple[str, ...] = ()
    """Items in the Mesosphere by themselves, mostly through the Stable Wormhole: nobody possesses them."""


T = TypeVar("T")


def without(those: tuple[T, ...], one: T) -> tuple[T, ...]:
    """All but one of these."""
    at = those.index(one)
    return those[:at] + those[at + 1 :]


def copy(state: State) -> State:
    """A state that can be changed without touching this one."""
    return replace(
        state,
        players=state.players.copy(),
        conspiracies=state.conspiracies.copy(),
        cards=state.cards.copy(),
        pawns=state.pawns.copy(),
        places=state.places.copy(),
        kompromat=state.kompromat.copy(),
        offsites=state.offsites.copy(),
        x=state.x.copy(),
        tally=state.tally.copy(),
        traps=state.traps.copy(),
    )
