"""What is printed on a character: the shapes that the files in `cast/` fill in.

`CAST` is filled by importing `cast`; everything else looks characters up here, so that a new character
is one new file.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from game.api import Arguments, Name

if TYPE_CHECKING:
    from game.api import Illegal
    from game.stationfall.actions.deeds import Deed
    from game.stationfall.play import Play
    from game.stationfall.state import Pawn, State

Kind = Literal["human", "robot", "data", "item"]
Colour = Literal["console", "conspirator", "offensive", "defensive", "mobility", "utility"]

HUMAN: frozenset[Kind] = frozenset({"human"})
ROBOT: frozenset[Kind] = frozenset({"robot"})
CYBORG: frozenset[Kind] = frozenset({"human", "robot"})
DATA: frozenset[Kind] = frozenset({"data"})
ITEM: frozenset[Kind] = frozenset({"item"})


def nothing(*_: object) -> None:
    """What is done, said and allowed by a card that does not bend a rule."""


class Effects(msgspec.Struct, frozen=True, eq=False, kw_only=True):
    """How abilities bend the rules for everybody: those ask here, and name no ability."""

    officer: bool = False
    """Opens Locks and takes Officers' section actions."""
    vents: bool = False
    """Moves through vents."""
    mends: bool = False
    """Repairs wherever it is."""
    outlaw: bool = False
    """Whoever Downs it, and whom it Downs, is no crime; fair game to whoever keeps the peace."""
    hardy: bool = False
    """No hazard Downs it."""
    bludgeon_proof: bool = False
    """No Bludgeon threatens it."""
    unrobbable: bool = False
    """Cannot be robbed."""
    precious: bool = False
    """An Item that other players can neither throw nor drop."""
    steered: bool = False
    """A machine that others move: it is neither influenced nor activated, and can be grabbed."""
    unbribable: bool = False
    """No Bribe buys its action."""
    outbid: bool = False
    """Cubes come only in a number above all that lie there, which then go home."""
    single_cube: bool = False
    """Everybody may have one cube there."""
    wary: bool = False
    """Only who has another conspirator in the same place may influence it."""
    frail: bool = False
    """Is not activated while Exhausted, and has no free action."""
    rises: bool = False
    """Its player may activate it while it is Down."""
    discs: int = 1
    """How many make it Exhausted."""
    roused: bool = False
    """Its Kompromat first wakes and arms it."""
    breaks_helmets: bool = False
    """Bludgeons through a Helmet, which costs both."""
    robs_with: str = ""
    """What it can rob items with beside weapons."""
    heals: bool = False
    """Revives Humans without Nanogel."""
    investigates: bool = False
    """Takes Kompromat and makes data next door as if it stood there."""
    bodiless: bool = False
    """Takes Console Actions, though it be Data or an Item."""
    trades: bool = False
    """May put Kompromat out of the game."""
    brings: str = ""
    """The item that is in its hands once it reveals, unless some player's own character has it."""
    accuses: bool = False
    """Can make the player of a PC in its section Suspect."""
    leaps: bool = False
    """With a Helmet, in one place with the Rocket Wings, it is away when the station falls."""
    console: Callable[[State, Pawn], bool | None] = nothing
    """Whether it needs no console just now."""
    gratis: Callable[[State, Deed], bool | None] = nothing
    """The steps, and the orders to others, that cost it nothing."""
    free: Callable[[State, Deed, tuple[str, ...]], bool | None] = nothing
    """What it may do, being of these kinds, instead of the free Pick Up or Drop (15.5.3)."""
    forbids: Callable[[State, Deed, Pawn], Illegal | None] = nothing
    """Why it does not do this."""
    spares: Callable[[State, Deed, Pawn], Illegal | None] = nothing
    """Why it is spared this Attack of somebody's."""
    diverts: Callable[[Play, int, str, str], bool | None] = nothing
    """Sees to who answers for a Human it Downed: who would, where, and which pawn did it."""
    revived: Callable[[Play, Pawn], None] = nothing
    """It is about to Revive somebody."""
    switched: Callable[[Play, int, str], bool | None] = nothing
    """A colour revealed as this Bonus Character: sees to the identity cards itself (3.5.1)."""
    lends: Callable[[State, str, Pawn], tuple[Ability, ...] | None] = nothing
    """The abilities that this card gives a pawn."""
    films: Callable[[State, str, str], bool | None] = nothing
    """Whether this card makes a section lit and seen by all."""
    signs: Callable[[State, str, int, Pawn], bool | None] = nothing
    """Whether this card lets a colour activate an NPC that is no conspirator."""
    reclaims: Callable[[State, str, int], bool | None] = nothing
    """Whether the Kompromat that this seat used on an NPC comes back to its hand."""


class Ability(Effects, frozen=True, eq=False):
    """A printed ability (4.4), asked for as this very object; the catalogue holds `ability-<key>`."""

    key: str
    colour: Colour
    works: Literal["persistent", "instant", "action"] = "persistent"


class Able(Effects, frozen=True, eq=False, kw_only=True):
    """Several abilities taken together."""

    abilities: frozenset[Ability]


def together(abilities: tuple[Ability, ...]) -> Able:
    """What any of them allows, whatever one of them refuses, and all that they do."""
    found: dict[str, Any] = {}
    for field in Effects.__struct_fields__:
        given = [getattr(it, field) for it in abilities]
        if callable(getattr(BARE, field)):
            found[field] = _chained([one for one in given if one is not nothing])
        else:
            found[field] = max(given, default=getattr(BARE, field))
    return Able(abilities=frozenset(abilities), **found)


BARE = Effects()


def _chained(calls: list[Callable[..., Any]]) -> Callable[..., Any]:
    if len(calls) < 2:
        return calls[0] if calls else nothing
    return lambda *args: next(filter(None, [call(*args) for call in calls]), None)


class Condition(msgspec.Struct, frozen=True):
    """What an agenda row asks for, and how often it is met (0: not at all).

    `key` names the sentence `agenda-<key>` with `args`; `count` looks at the state as if it were the end,
    for the conspiracy whose sheet is filled in.
    """

    key: str
    count: Callable[[State, int], int]
    args: Arguments = {}

    @property
    def about(self) -> tuple[str, ...]:
        """Whom and what it speaks of, by their keys."""
        return tuple(it.key for it in self.args.values() if isinstance(it, Name))


class Row(msgspec.Struct, frozen=True):
    """16.4.4: points for every time the condition is met; a `plus` row needs the plain row above it."""

    points: int
    condition: Condition
    plus: bool = False


class Bonus(msgspec.Struct, frozen=True):
    """16.4.5: what this character is worth as somebody's Bonus Character."""

    friend: bool
    points: int
    count: Callable[[State], int] | None = None
    """How often the points are earned, where the card says something else than 16.4.5."""


class Aims(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody wants, and gains by revealing."""

    agenda: tuple[Row, ...] = ()
    bonus: Bonus | None = None
    powers: tuple[Ability, ...] = ()
    """Reveal powers (4.4.4)."""
    guilty_may_win: bool = False
    double_bribes: bool = False
    scores_bribes: bool = True
    on_reveal: Callable[[Play, int, int], None] | None = None
    """The instant reveal power (15.3.2): for the colour that revealed, and how many cubes were betrayed."""
    reveals_late: bool = False
    """`on_reveal` has something to do in a reveal at Stationfall, too (16.2)."""


class Identity(Aims, frozen=True, kw_only=True):
    """One identity card. Nearly always one to a character."""

    key: str
    card: str
    """The character it is an identity of."""

    def bribe_worth(self) -> int:
        """16.4.6.2: points for each Bribe that another player left on this PC; some cards say otherwise."""
        return 0 if not self.scores_bribes else 2 if self.double_bribes else 1


RESCUE = "rescue_ship"
"""A ship that takes everybody along who is Live in Outer Space when the station falls."""


class Character(Aims, frozen=True, kw_only=True):
    """One character card, and with it the aims on its identity card.

    `split` replaces these where one card serves several identities, or (empty) none.
    """

    key: str
    kinds: frozenset[Kind]
    start: str
    """A section, or `card`: not on the map until the first action; `data`: never on the map;
    `item`: an Item that lies in the section `lies` at first."""
    limit: int
    slots: int
    abilities: tuple[Ability, ...]
    split: tuple[Identity, ...] | None = None
    pawns: dict[str, str] = {}
    """Pawn key -> start section, for a card with several pawns; empty: one pawn, named as the card."""
    lies: str = ""
    items: tuple[str, ...] = ()
    integral: tuple[str, ...] = ()
    grey_bribes: int = 0
    """Bribes of nobody's colour that start on the card."""
    down: bool = False
    contaminated: bool = False
    refuses: tuple[str, ...] = ()
    """Data this character never stores."""
    assists: bool = False
    """Data with which anybody takes Officers' section actions, and launches without Abandon Ship."""
    pods_need: tuple[str, ...] = ()
    """What pods ask for besides (5.5.4) while it is in the game."""
    lays_traps: bool = False
    """Its players know which of the tokens on the map is the trap."""
    tally: str = ""
    """What is kept count of on its card."""
    ship: Callable[[State], str] | None = None
    """The ship that comes with it, as it shows itself."""
    has_kompromat: bool = True
    escapes: Callable[[State], bool] | None = None
    """When it counts as escaped, where it is not by its pawn (4.6.6.1)."""
    at_stationfall: Callable[[Play], None] | None = None
    """What the character does once the late reveals are over and before data is delivered (16.1)."""

    def printed(self) -> tuple[Ability, ...]:
        """All abilities it has or can come to have."""
        return (*self.abilities, *(power for it in self.identities() for power in it.powers))

    def identities(self) -> tuple[Identity, ...]:
        if self.split is not None:
            return self.split
        aims = {name: getattr(self, name) for name in Aims.__struct_fields__}
        return (Identity(key=self.key, card=self.key, **aims),)


class ProjectX(msgspec.Struct, frozen=True, kw_only=True):
    """One Project X card (7.6)."""

    key: str
    start: str
    release: Callable[[Play, str], None]
    """At once, in the middle of whatever caused it (7.6.1); whoever did that (or nobody) answers for it."""
    resolve: Callable[[Play], None]
    """At the end of every player's turn, last of all (7.6.2, 15.7.3)."""
    abilities: tuple[Ability, ...] = ()
    """What its Monster can do that Characters can, too (7.6.2)."""
    harm: frozenset[str] = frozenset()
    """What Downs its Monster: gun, bludgeon, fire, asphyxiation, emp, trap, missile."""
    spares: Callable[[State, str, str], Illegal | None] | None = None
    """Why this attacker cannot Attack the Monster with this weapon, beyond the harm line."""
    on_harm: Callable[[Play], None] | None = None
    """What else happens when the Monster goes Down."""
    drags: Callable[[State], bool] | None = None
    """When the Monster can be dragged though it is Live."""
    at_stationfall: Callable[[Play], None] | None = None
    threat: Callable[[State, Pawn], tuple[float, ...]] | None = None
    """How often it brings this one Down within a minute, by how many steps its Monster is away."""
    way_out: Callable[[State], str | None] = nothing
    """From where one gets away by what has come out, while one does."""
    leaves: Callable[[State], bool] | None = None
    """Whether its Monster is about to leave, which is contaminated, and is the X-Secret, once it is away."""


MONSTER = "monster"
"""The pawn (and card) of whatever Project X let loose."""

CAST: dict[str, Character] = {}
IDENTITIES: dict[str, Identity] = {}
PROJECTS: dict[str, ProjectX] = {}
BOTS: dict[str, object] = {}
"""The identities that the rulebook's bots can have: those with a script."""


def enter(character: Character) -> Character:
    """Add a character to everything that can be played."""
    CAST[character.key] = character
    for identity in character.identities():
        IDENTITIES[identity.key] = identity
    return character


def enter_project(card: ProjectX) -> ProjectX:
    """Add a Project X card to those that may lie in the vault."""
    PROJECTS[card.key] = card
    return card


def card_of(identity: str) -> str:
    """The character card an identity card belongs to."""
    return IDENTITIES[identity].card
