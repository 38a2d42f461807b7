"""Positions for the tests of the rules: a dealt game, changed by hand, then played through the real engine.

    scene = Scene().at("station_chief", "reactor").give("station_chief", "helmet").acting(0, "station_chief")
    scene.do(Step, to="aft_hub")
    assert scene.refused(Throw, item="gun", to="kitchen") == "12.5.1"

What sets a position up returns the scene; what is tested goes through `legal` and `apply` only. `do` and
`refused` also hold the engine to its word: what is done was listed, what is refused was not. Sections and
corridors that tests rely on are those printed in the rulebooks, so that correcting an invented one on the
board breaks nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any, Self, TypeVar

import msgspec
import pytest
from msgspec.structs import replace

from game.api import GAMES, Action, Event, Game, Illegal, Prompt, Result
from game.stationfall import people, scoring, station, systems
from game.stationfall.actions.answers import Choose
from game.stationfall.actions.deeds import Deed
from game.stationfall.actions.turn import EndTurn, Renegotiate, Reveal
from game.stationfall.bonus import bonus_points
from game.stationfall.cards import CAST, MONSTER, card_of
from game.stationfall.lesson import TUTORIAL
from game.stationfall.play import Play
from game.stationfall.questions import Pick, pending
from game.stationfall.state import (
    Card,
    Conspiracy,
    Guilt,
    Hazard,
    Kompromat,
    Marker,
    Options,
    Pawn,
    Player,
    SectionState,
    State,
    Turn,
    copy,
)
from tests import speech

GAME: Game[State] = GAMES["stationfall"]

A = TypeVar("A", bound=Action)

ITEMS = (
    "antimatter",
    "artifact",
    "bludgeon",
    "briefcase",
    "firebomb",
    "gun",
    "helmet",
    "kompromat",
    "nanogel",
    "nanogel_1",
    "rocket_wings",
)
DATA = ("evidence", "x_secret")


def tutorial_with(*cards: str) -> str:
    """The tutorial's cast and others besides, as the options of a table name them."""
    return ",".join(dict.fromkeys((*TUTORIAL, *cards)))


class Scene:
    """One position and what came of it."""

    def __init__(
        self, seats: int = 4, cast: str = "tutorial", projectx: str = "grey_goo", *, teams: bool = False
    ) -> None:
        self.rng = Random(7)
        state = GAME.deal(seats, Options(cast=cast, projectx=projectx, teams=teams), self.rng).state
        while state.phase == "setup":
            default = GAME.prompts(state)[0].default
            assert default is not None
            state = GAME.apply(state, default, self.rng).state
        self.state = copy(state)
        self.state.first = 0
        self.state.turn = Turn(0)
        self.events: tuple[Event, ...] = ()
        """What the last action told."""
        self.undoable = True
        """Whether the last action could be taken back."""

    # ------------------------------------------------------------------ looking

    def pawn(self, key: str) -> Pawn:
        return self.state.pawns[key]

    def card(self, key: str) -> Card:
        return self.state.cards[key]

    def place(self, key: str) -> SectionState:
        return self.state.places[key]

    def colour(self, colour: int) -> Conspiracy:
        return self.state.conspiracies[colour]

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def guilt(self, colour: int) -> Guilt:
        return self.state.conspiracies[colour].guilt

    def hand(self, seat: int) -> set[str]:
        """The Kompromat a seat holds."""
        return {card for card, token in self.state.kompromat.items() if token.hand == seat}

    def locked(self, a: str, b: str) -> bool:
        return self._corridor(a, b) in self.state.locks

    def dark(self, section: str) -> bool:
        return station.dark(self.state, section)

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.state.conspiracies[self.state.turn.colour].seat

    def told(self, key: str) -> bool:
        """Whether the last action told this."""
        return any(event.message.key == key for event in self.events)

    def prompt(self) -> Prompt:
        """The one thing the game waits for."""
        prompts = GAME.prompts(self.state)
        assert len(prompts) == 1, prompts
        return prompts[0]

    def asked(self) -> str:
        """The question that waits, by its name in the engine; empty if none does."""
        question = pending(self.state)
        return question.name if question is not None else ""

    # ------------------------------------------------------------------ people and things

    def _pawn(self, key: str, **changes: Any) -> Self:
        self.state.pawns[key] = replace(self.state.pawns[key], **changes)
        return self

    def _card(self, key: str, **changes: Any) -> Self:
        self.state.cards[key] = replace(self.state.cards[key], **changes)
        return self

    def _place(self, key: str, **changes: Any) -> Self:
        self.state.places[key] = replace(self.state.places[key], **changes)
        return self

    def _colour(self, colour: int, **changes: Any) -> Self:
        self.state.conspiracies[colour] = replace(self.state.conspiracies[colour], **changes)
        return self

    def at(self, who: str, section: str) -> Self:
        """Stand somebody somewhere."""
        return self._pawn(who, at=section)

    def gather(self, section: str, *who: str) -> Self:
        """Stand several together."""
        for key in who:
            self.at(key, section)
        return self

    def alone(self, *who: str, safe: str = "forward_hub") -> Self:
        """Everybody else waits in `safe`, out of the story."""
        for key, pawn in list(self.state.pawns.items()):
            if key not in who and pawn.at not in ("item", "data"):
                self.at(key, safe)
        return self

    def give(self, who: str, *items: str) -> Self:
        """Put items into somebody's possession, over the limit too."""
        return self._pawn(who, items=(*self.pawn(who).items, *items))

    def empty(self, who: str) -> Self:
        """Take everything that can be taken from somebody."""
        return self._pawn(who, items=())

    def integral(self, who: str, *items: str) -> Self:
        return self._pawn(who, integral=(*self.pawn(who).integral, *items))

    def data(self, who: str, *data: str) -> Self:
        return self._pawn(who, data=(*self.pawn(who).data, *data))

    def down(self, *who: str) -> Self:
        for key in who:
            self._pawn(key, down=True)
        return self

    def contaminated(self, *who: str) -> Self:
        for key in who:
            self._pawn(key, contaminated=True)
        return self

    def annihilated(self, *who: str) -> Self:
        for key in who:
            self._pawn(key, annihilated=True, items=(), integral=(), data=())
        return self

    def escaped(self, *who: str) -> Self:
        """In the Mesosphere, in no pod."""
        for key in who:
            self.at(key, "mesosphere/rocket_wings")
        return self

    def monster(self, section: str, *, down: bool = False) -> Self:
        """The red pawn stands in a section, whatever card has let it out (7.6.2)."""
        self.state.pawns[MONSTER] = Pawn(MONSTER, MONSTER, section, down=down)
        self.state.released = True
        return self

    # ------------------------------------------------------------------ the station

    def _corridor(self, a: str, b: str) -> str:
        return next(key for other, key in station.board(self.state).doors[a] if other == b)

    def lying(self, section: str, *items: str) -> Self:
        """Exactly these items lie in a section."""
        return self._place(section, floor=items)

    def antimatter(self, section: str = "", holder: str = "") -> Self:
        """Move the Antimatter, without arming it."""
        for key, place in self.state.places.items():
            self._place(key, floor=tuple(item for item in place.floor if item != "antimatter"))
        if holder:
            return self.give(holder, "antimatter")
        return self._place(section, floor=(*self.place(section).floor, "antimatter"))

    def armed(self, colour: int = 0, minute: int = -1) -> Self:
        """The Antimatter is armed; with a minute, this colour's marker lies there."""
        self.state.armed = True
        self.state.abandon = True
        if minute >= 0:
            self.state.markers += (Marker(colour, "antimatter", minute=minute, placed=minute + 4),)
        return self

    def damage(self, *sections: str) -> Self:
        """Damaged, with all that follows from it (power, Project X)."""
        for section in sections:
            systems.damage(Play(self.state, self.rng), section)
        return self

    def damaged(self, *sections: str) -> Self:
        """Damaged, and nothing else changes."""
        for section in sections:
            self._place(section, damaged=True)
        return self

    def mended(self, *sections: str) -> Self:
        for section in sections:
            self._place(section, damaged=False)
        return self

    def power_sections(self) -> list[str]:
        """Every section that generates power (5.1.5)."""
        return list(station.board(self.state).power)

    def emergency(self) -> Self:
        """One Power Section is damaged: cameras and jammers are off (7.2.1)."""
        return self.damage(self.power_sections()[0])

    def blackout(self, *, released: bool = False) -> Self:
        """Two Power Sections are damaged; Project X stays in its vault unless wanted (7.2.2)."""
        self.state.released = not released
        self.damage(*self.power_sections()[:2])
        self.state.released = released
        return self

    def hazard(self, section: str, kind: Hazard = "asphyxiation") -> Self:
        """A hazard, and nobody has felt it yet."""
        return self._place(section, hazard=kind)

    def goo(self, section: str) -> Self:
        return self._place(section, goo=True, damaged=True)

    def away(self, pod: str) -> Self:
        """The pod has left for the Mesosphere."""
        return self._place(pod, away=True)

    def lock(self, a: str, b: str) -> Self:
        self.state.locks = tuple(dict.fromkeys((*self.state.locks, self._corridor(a, b))))
        return self

    def unlock(self, a: str, b: str) -> Self:
        self.state.locks = tuple(key for key in self.state.locks if key != self._corridor(a, b))
        return self

    def no_locks(self) -> Self:
        self.state.locks = ()
        return self

    def abandon(self, yes: bool = True) -> Self:
        """Abandon Ship has been given, the usual way: all locks are gone (7.1.1)."""
        self.state.abandon = yes
        return self.no_locks() if yes else self

    def released(self, yes: bool = True) -> Self:
        self.state.released = yes
        return self

    def cameras(self, on: bool) -> Self:
        self.state.cameras = on
        return self

    def jammers(self, on: bool) -> Self:
        self.state.jammers = on
        return self

    def minute(self, minute: int) -> Self:
        self.state.minute = minute
        return self

    def reentry(self, fireball: bool) -> Self:
        self.state.reentry = fireball
        return self

    def marker(self, colour: int, what: str, section: str = "", *, minute: int = -1) -> Self:
        """A time marker of the minute before (15.7.1), or on a minute of the track (15.7.2)."""
        placed = self.state.minute + 1 if minute < 0 else minute + 4
        self.state.markers += (Marker(colour, what, section=section, minute=minute, placed=placed),)
        return self

    def sent(self, offsite: str, *data: str) -> Self:
        """Data an Offsite already has."""
        self.state.offsites[offsite] = (*self.state.offsites[offsite], *data)
        return self

    # ------------------------------------------------------------------ players

    def identity(self, colour: int, card: str) -> Self:
        """A colour's secret identity; whoever was dealt the card takes the other one instead."""
        mine = self.colour(colour).identity
        if mine == card:
            return self
        swap = {mine: card, card: mine}
        for seat, player in enumerate(self.state.players):
            self.state.players[seat] = replace(
                player,
                dealt=tuple(sorted(swap.get(one, one) for one in player.dealt)),
                bonus=tuple(swap.get(one, one) for one in player.bonus),
            )
        for other, conspiracy in enumerate(self.state.conspiracies):
            self._colour(other, identity=swap.get(conspiracy.identity, conspiracy.identity))
        return self

    def bonus(self, seat: int, *cards: str) -> Self:
        """Exactly these Bonus Characters."""
        self.state.players[seat] = replace(self.player(seat), bonus=cards)
        return self

    def pc(self, colour: int, identity: str, *, powers: bool = True) -> Self:
        """Revealed as this character: nobody's cubes are on it any more."""
        self.identity(colour, identity)
        card = card_of(identity)
        for other, cubes in enumerate(self.card(card).cubes):
            self._colour(other, pool=self.colour(other).pool + cubes)
        self._colour(colour, revealed=True, early=powers)
        now = self.card(card)
        return self._card(
            card,
            cubes=(0,) * len(self.state.conspiracies),
            owners=(*now.owners, colour),
            powers=(*now.powers, identity) if powers else now.powers,
        )

    def cubes(self, colour: int, card: str, cubes: int) -> Self:
        """Exactly so many cubes of a colour on a card; the rest goes to its pool or comes from it."""
        lying = list(self.card(card).cubes)
        pool = self.colour(colour).pool + lying[colour] - cubes
        lying[colour] = cubes
        return self._colour(colour, pool=pool)._card(card, cubes=tuple(lying))

    def betrayal(self, colour: int, cubes: int) -> Self:
        """Exactly so many of a colour's cubes in the Betrayal Box."""
        it = self.colour(colour)
        return self._colour(colour, betrayal=cubes, pool=it.pool + it.betrayal - cubes)

    def disc(self, colour: int, card: str) -> Self:
        """The activation disc lies on a card (empty: in the pool)."""
        old = self.colour(colour).disc
        if old:
            self._card(old, discs=tuple(disc for disc in self.card(old).discs if disc != colour))
        if card:
            self._card(card, discs=(*self.card(card).discs, colour))
        return self._colour(colour, disc=card)

    def bribed(self, colour: int, card: str) -> Self:
        """A colour's Bribe lies on a card."""
        return self._colour(colour, bribe=False)._card(card, bribes=(*self.card(card).bribes, colour))

    def accused(self, colour: int, guilt: Guilt) -> Self:
        return self._colour(colour, guilt=guilt)

    def kompromat(self, seat: int, *cards: str) -> Self:
        """Tokens in a seat's hand."""
        for card in cards:
            self.state.kompromat[card] = Kompromat(hand=seat)
        return self

    def kompromat_at(self, section: str, card: str) -> Self:
        """This token, and no other, lies face down here."""
        for key, token in self.state.kompromat.items():
            if token.at == section:
                self.state.kompromat[key] = Kompromat()
        self.state.kompromat[card] = Kompromat(at=section)
        return self

    def no_kompromat(self, section: str) -> Self:
        for key, token in self.state.kompromat.items():
            if token.at == section:
                self.state.kompromat[key] = Kompromat()
        return self

    def spent(self, *cards: str) -> Self:
        """Tokens that were used on their characters."""
        for card in cards:
            self.state.kompromat[card] = Kompromat(spent=True, shown=True)
        return self

    # ------------------------------------------------------------------ whose turn

    def turn(self, colour: int) -> Self:
        """At the start of this colour's turn."""
        self.state.turn = Turn(colour)
        return self

    def acting(self, colour: int, who: str, *, actions: int = 2, free: bool = True) -> Self:
        """In the middle of this colour's turn, with somebody activated who conspires with it."""
        card = self.pawn(who).card
        if not self.card(card).owners:
            self.cubes(colour, card, max(*self.card(card).cubes, 1))
        self.disc(colour, card)
        free = free and people.bodily(self.pawn(who))
        self.state.turn = Turn(colour, step="acting", pawn=who, actions=actions, free=free)
        return self

    def fresh(self, *, actions: int = 2, free: bool = True) -> Self:
        """As many actions again, without ending the turn."""
        self.state.turn = replace(self.state.turn, actions=actions, free=free)
        return self

    # ------------------------------------------------------------------ through the engine

    def action(self, act: Action | type[Action], **fields: Any) -> Action:
        """An action, or its class and the fields that matter; acting seat and character are filled in."""
        if isinstance(act, Action):
            return act
        fields.setdefault("seat", self.seat)
        if issubclass(act, Deed):
            fields.setdefault("who", self.state.turn.pawn)
        if act is Reveal:
            own = self.state.conspiracies[self.state.turn.colour].identity
            fields.setdefault("switch", fields["card"] in self.state.players[fields["seat"]].bonus)
            fields["switch"] = fields["switch"] and fields["card"] != own
        return act(**fields)

    def listed(self, seat: int) -> list[Action]:
        """Everything this seat may do; the engine lists nothing twice."""
        found = list(GAME.legal(self.state, seat))
        assert len(found) == len(set(found))
        return found

    def legal(self, cls: type[A], seat: int | None = None, **fields: Any) -> list[A]:
        """The listed actions of one class that have these fields."""
        return [
            act
            for act in self.listed(self.seat if seat is None else seat)
            if isinstance(act, cls) and all(getattr(act, field) == value for field, value in fields.items())
        ]

    def can(self, act: Action | type[Action], **fields: Any) -> bool:
        """Whether this very action is listed."""
        act = self.action(act, **fields)
        return act in self.listed(act.seat)

    def do(self, act: Action | type[Action], **fields: Any) -> Self:
        """Carry an action out, which must have been listed and must leave the old position as it was."""
        act = self.action(act, **fields)
        assert act in self.listed(act.seat), f"not listed: {act}"
        before = GAME.dump(self.state)
        outcome = GAME.apply(self.state, act, self.rng)
        assert GAME.dump(self.state) == before
        assert GAME.load(GAME.dump(outcome.state)) == outcome.state
        self.state = copy(outcome.state)
        self.events = outcome.events
        self.undoable = outcome.undoable
        return self

    def refused(self, act: Action | type[Action], **fields: Any) -> str:
        """The rule an action is refused by; it must not have been listed."""
        act = self.action(act, **fields)
        with pytest.raises(Illegal) as refusal:
            GAME.apply(self.state, act, self.rng)
        assert act not in self.listed(act.seat), f"listed, yet refused: {act}"
        assert speech.has(refusal.value.message.key), f"no words for {refusal.value.message.key}"
        return refusal.value.rule

    def answer(self, pick: Pick) -> Self:
        """Answer the question that waits."""
        return self.do(Choose(seat=self.prompt().seat, pick=pick))

    def picks(self) -> list[Any]:
        """What the question that waits may be answered with."""
        return [act.pick for act in self.legal(Choose, self.prompt().seat)]

    def end_turn(self) -> Self:
        return self.do(EndTurn)

    def fall(self) -> Result:
        """Play the last turn of minute 0, take every default that is asked for, and count."""
        self.minute(0).reentry(False).turn(len(self.state.conspiracies) - 1)
        self.do(Renegotiate)
        while (result := GAME.result(self.state)) is None:
            default = self.prompt().default
            assert default is not None
            self.do(default)
        return result

    def complete(self, cls: type[Deed], *pays: str, who: str = "") -> Self:
        """Every wording of this deed, for these prices (or an action and the free one), is either listed
        and accepted, or neither."""
        pays = pays or ("action", "free")
        who = who or self.state.turn.pawn
        listed = {act for act in self.legal(cls) if act.who == who and act.pay in pays and not act.by}
        accepted = set()
        for act in self.wordings(cls, who, pays):
            try:
                GAME.apply(self.state, act, self.rng)
            except Illegal:
                continue
            accepted.add(act)
        assert accepted == listed, (accepted - listed, listed - accepted)
        return self

    def wordings(self, cls: type[Deed], who: str, pays: tuple[str, ...]) -> Iterator[Deed]:
        """Everything that could be asked for with this deed, sense or nonsense."""
        fields = [
            field
            for field in msgspec.structs.fields(cls)
            if field.name not in ("seat", "who", "pay", "by", "power")
        ]
        for pay in pays:
            for values in product(*(self._values(field.name, field.type) for field in fields)):
                named = {field.name: value for field, value in zip(fields, values, strict=True)}
                yield cls(seat=self.seat, who=who, pay=pay, **named)

    def _values(self, field: str, kind: type) -> tuple[Any, ...]:
        """Everything that might stand in a field, and something that never may."""
        if kind is bool:
            return (False, True)
        if kind is int:
            return tuple(range(-1, len(self.state.conspiracies) + 1))
        pools: dict[str, tuple[str, ...]] = {
            "item": ITEMS + tuple(self.state.pawns),
            "what": ITEMS + DATA + tuple(self.state.pawns),
            "thing": ITEMS + DATA,
            "data": DATA,
            "weapon": ("gun", "bludgeon", "badge", "helmet"),
            "offsite": ("news", "authorities"),
            "to": tuple(self.state.places) + tuple(self.state.pawns),
            "section": tuple(self.state.places),
            "pod": tuple(self.state.places),
        }
        return ("", *pools.get(field, tuple(self.state.pawns)), "nobody")


def dealt(identity: str) -> Scene:
    """A game of the tutorial's cast in which somebody may be this."""
    return Scene(cast=tutorial_with(card_of(identity)))


def staged(who: str, section: str, *others: str, brings: tuple[str, ...] = ()) -> Scene:
    """Somebody activated by colour 0 in a section of the tutorial's station, with these others there.

    All of them and whoever they bring take part; everybody else waits in the Forward Hub.
    """
    extra = {who, *others, *brings} - set(TUTORIAL)
    cards = sorted({card for card in CAST if extra & {card, *CAST[card].pawns}})
    scene = Scene(cast=tutorial_with(*cards)).alone(who, *others)
    for key in (who, *others):
        if scene.pawn(key).at not in ("item", "data"):
            scene.at(key, section)
    return scene.acting(0, who)


def revealed(who: str, section: str, *others: str, brings: tuple[str, ...] = ()) -> Scene:
    """The same with the character as colour 0's PC, powers and all."""
    return staged(who, section, *others, brings=brings).pc(0, who).acting(0, who)


def agenda(scene: Scene, identity: str) -> list[int]:
    """What each row of an identity is worth now, to colour 0."""
    scene.identity(0, identity)
    return [points for _, points in scoring.agenda_points(scene.state, 0)]


def bonus(scene: Scene, identity: str) -> int:
    """What the identity is worth now, as seat 0's Bonus Character."""
    scene.identity(0, "astrochimp" if identity != "astrochimp" else "exile").bonus(0, identity)
    return sum(points for _, points in bonus_points(scene.state, 0))


def bribes(scene: Scene) -> int:
    """What colour 0 scores for bribes, its own included."""
    return sum(points for _, points in scoring.bribe_points(scene.state, 0))
