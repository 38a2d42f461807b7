"""What all things a character can do have in common, prices aside.

A deed lists itself (`options`), refuses with a reason (`refusal`, `suicidal`) and carries itself out
(`perform`). None of these knows what it costs: that is the business of `prices`.

A deed `by` another character through a `power` moves that character's puppet: the price is the commander's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import ClassVar, Self, TypeVar

import msgspec

from game.api import Action, Illegal, Message, Name
from game.stationfall import people, station
from game.stationfall.cards import Ability, Able
from game.stationfall.play import Play, illegal
from game.stationfall.state import Pawn, State

Move = tuple[Pawn, str]
"""Somebody as they arrive, and the section where."""


class Deed(Action, frozen=True, kw_only=True):
    """Something a character does."""

    who: str
    pay: str = "action"
    by: str = ""
    power: str = ""

    kind: ClassVar[str] = "basic"
    """`basic` (12), `section` (13), `console` (14) or `ability`."""
    ability: ClassVar[Ability | None] = None
    """Without this ability of its own nobody can do it (4.4.1)."""
    bodiless: ClassVar[bool] = False
    """Open to characters that are Data or Items (4.2.2)."""
    while_down: ClassVar[bool] = False
    """Open to the Down."""

    @property
    def doer(self) -> str:
        """Who answers for it (10.1.2): puppets themselves, but for a machine whoever steers it."""
        return self.by if self.power and POWERS[self.power].console else self.who

    @classmethod
    def offered(cls, verbs: frozenset[str], able: Able) -> bool:
        """Whether these abilities can do it at all where the board offers this (`station.verbs`)."""
        return True

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        """Everything that may be possible with this pawn; `refusal` has the last word."""
        raise NotImplementedError(cls)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        """Why this cannot be done, whatever it costs."""
        raise NotImplementedError(type(self))

    def suicidal(self, state: State, pawn: Pawn) -> bool:
        """11.2: whether the doer would certainly be Downed or Annihilated by it at once."""
        return False

    def fells(self, state: State, pawn: Pawn, other: Pawn) -> bool:
        """Whether somebody else would certainly be Downed by it at once, if nothing speaks against it."""
        return False

    def moves(self, state: State, pawn: Pawn) -> Sequence[Move]:
        """Whom it brings into which section, who arrives first before the others."""
        return ()

    @property
    def wakes(self) -> str:
        """Who is certainly Live when it is done, having been Down before; empty: nobody."""
        return ""

    def misfit(self, state: State) -> Illegal | None:
        """Why this deed cannot be had for this price, where the card sets terms of its own."""
        return None

    def perform(self, play: Play) -> None:
        """Do it. Only called when nothing speaks against it."""
        raise NotImplementedError(type(self))

    def kinds(self, state: State) -> tuple[str, ...]:
        """Most deeds are of one kind; going through an airlock is of two (12.1.1, 13.13.1)."""
        return (self.kind,)


D = TypeVar("D", bound=type[Deed])

DEEDS: list[type[Deed]] = []
"""Every deed there is; abilities and characters add theirs."""


def deed(cls: D) -> D:
    """Make a deed part of the game."""
    DEEDS.append(cls)
    return cls


class Power(msgspec.Struct, frozen=True):
    """A way to act through somebody else."""

    key: str
    puppets: Callable[[State, Pawn], Iterator[Pawn]]
    """Whom this commander can move now."""
    may: Callable[[State, Deed], bool] = lambda state, deed: True
    """Which deeds the puppet may do."""
    reckless: bool = False
    """Ignores Self-Preservation (11.2)."""
    gratis: bool = False
    """Costs nothing, at the start of the commander's activation."""
    console: bool = False
    """Is itself a Console Action."""


POWERS: dict[str, Power] = {}


def power(it: Power) -> Power:
    POWERS[it.key] = it
    return it


# ---------------------------------------------------------------------- who may act at all


def unable(state: State, pawn: Pawn, cls: type[Deed]) -> Illegal | None:
    """11.1, 4.2.2, 4.4.1, 4.6: whether this pawn can act like this at all."""
    if people.monster(pawn):
        return illegal("monster", "7.6.2")
    found = helpless(state, pawn, while_down=cls.while_down)
    if found is None and not people.bodily(pawn) and not cls.bodiless:
        found = illegal("bodiless", "4.2.2", who=Name(pawn.key))
    if found is None and cls.ability and cls.ability not in people.abilities(state, pawn.card):
        ability = Message("ability-" + cls.ability.key.replace("_", "-"))
        found = illegal("no-ability", "4.4.1", who=Name(pawn.key), ability=ability)
    return found


def helpless(state: State, pawn: Pawn, *, while_down: bool = False) -> Illegal | None:
    """11.1, 4.6: the state of somebody who neither acts nor makes others act."""
    if pawn.annihilated:
        return illegal("annihilated", "4.6.5.2", who=Name(pawn.key))
    if pawn.down and not while_down:
        return illegal("down", "11.1", who=Name(pawn.key))
    if people.escaped(state, pawn):
        return illegal("escaped", "4.6.6.3", who=Name(pawn.key))
    if people.engulfed(state, pawn):
        return illegal("engulfed", "7.6.2", who=Name(pawn.key))
    return None


def judged(state: State, act: Deed) -> Illegal | None:
    """Everything that speaks against a deed in this very state, except its price."""
    pawn = state.pawns[act.who]
    found = unable(state, pawn, type(act)) or act.refusal(state, pawn)
    if found is not None:
        return found
    reckless = act.power != "" and POWERS[act.power].reckless
    if not reckless and act.suicidal(state, pawn):
        return illegal("self-preservation", "11.2", who=Name(pawn.key))
    if backfires(state, act):
        return illegal("self-preservation", "11.2", who=Name(act.by))
    return None


def backfires(state: State, act: Deed) -> bool:
    """11.2: what a machine is made to do from a console is one's own action, and Downs not oneself."""
    if act.doer == act.who:
        return False
    return act.fells(state, state.pawns[act.who], state.pawns[act.doer])


@cache
def _menu(verbs: frozenset[str], able: Able, down: bool, bodily: bool) -> tuple[type[Deed], ...]:
    """The deeds worth a look: most can be done only in some sections or by some characters."""
    return tuple(
        cls
        for cls in DEEDS
        if (cls.while_down or not down)
        and (cls.bodiless or bodily)
        and (cls.ability is None or cls.ability in able.abilities)
        and cls.offered(verbs, able)
    )


def possible(state: State, pawn: Pawn, seat: int, reckless: bool = False) -> Iterator[Deed]:
    """Everything this pawn could do now, prices aside."""
    out = pawn.annihilated or people.monster(pawn) or people.escaped(state, pawn)
    if out or people.engulfed(state, pawn):
        return  # as `unable` says, but once for all deeds
    verbs = station.verbs(state, pawn.at)
    for cls in _menu(verbs, people.able(state, pawn.card), pawn.down, people.bodily(pawn)):
        for act in cls.options(state, pawn, seat):
            if act.refusal(state, pawn) is None and (reckless or not act.suicidal(state, pawn)):
                yield act


def payer(state: State, act: Deed) -> Pawn:
    return state.pawns[act.by or act.who]


def no_command(state: State, act: Deed, commander: Pawn) -> Illegal | None:
    found = POWERS.get(act.power)
    if found is None:
        return illegal("power", "4.4.1", who=Name(commander.key))
    unfit = helpless(state, commander)
    if unfit is not None:
        return unfit
    puppet = state.pawns[act.who]
    if not any(other.key == puppet.key for other in found.puppets(state, commander)):
        return illegal("puppet", "4.4.1", who=Name(commander.key), puppet=Name(puppet.key))
    if not found.may(state, act):
        return illegal("puppet-deed", "4.4.1", who=Name(commander.key), puppet=Name(puppet.key))
    return None
