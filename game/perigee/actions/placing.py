"""Phase 1: dice on tiles, missions, disaster cards, in the two modules that take any; Amplify; Converters."""

from __future__ import annotations

from collections.abc import Iterator

from game.api import Illegal, Name
from game.perigee.content import content
from game.perigee.deeds import Deed, affordable, charge, die_of, enter, price, toxic_refusal
from game.perigee.dice import DIE, KEYS, LOCKED, TOP, faces, wrap
from game.perigee.play import Play, illegal, shown
from game.perigee.state import Ask, Card, State
from game.perigee.station import TILES, fitting, locked, number_of, open_cards, toxic


@enter
class Place(Deed, tag="place", frozen=True, kw_only=True):
    """3.2: all the dice that an own tile asks for, at once."""

    tile: str
    die: str
    second: str = ""

    @classmethod
    def options(cls, state: State, it: int) -> Iterator[Deed]:
        crew = state.crews[it]
        pool = crew.pool
        if not pool:
            return
        seat, country = crew.seat, crew.country
        single = affordable(state, crew)
        pairs: list[tuple[int, int]] | None = None
        for key, tile in state.tiles.items():
            if tile.owner != it or tile.dice or tile.disabled:
                continue
            wanted = TILES[key].need
            values = wanted.values
            if wanted.dice == 1:
                for die in single:
                    if values[TOP[die]]:
                        yield cls(seat=seat, crew=country, tile=key, die=KEYS[die])
                continue
            if pairs is None:
                pairs = _pairs(state, pool)
            for one, other in pairs:
                if values[TOP[one]]:
                    yield cls(seat=seat, crew=country, tile=key, die=KEYS[one], second=KEYS[other])

    def refusal(self, state: State, it: int) -> Illegal | None:
        crew = state.crews[it]
        tile = state.tiles.get(self.tile)
        if tile is None or tile.owner != it:
            return illegal("not-own-tile", "3.2", crew=Name(self.crew))
        if tile.disabled:
            return illegal("tile-disabled", "3.2", tile=Name(self.tile))
        if tile.dice:
            return illegal("tile-taken", "3.2", tile=Name(self.tile))
        die = die_of(crew, self.die)
        if isinstance(die, Illegal):
            return die
        wanted = TILES[self.tile].need
        dice: tuple[int, ...] = (die,)
        if (wanted.dice == 2) is not bool(self.second):
            return illegal("how-many-dice", "3.2", tile=Name(self.tile), dice=wanted.dice)
        if self.second:
            second = die_of(crew, self.second)
            if isinstance(second, Illegal):
                return second
            if second == die and crew.pool.count(die) < 2:
                return illegal("same-die", "3.2", die=Name(self.die))
            if TOP[second] != TOP[die]:
                return illegal("no-pair", "3.2", tile=Name(self.tile))
            if second < die:
                return illegal("order", "3.2")
            dice = (die, second)
        if not wanted.values[TOP[die]]:
            return illegal("wrong-die", "3.2", tile=Name(self.tile), die=Name(self.die))
        return toxic_refusal(state, crew, dice)

    def perform(self, play: Play, it: int) -> None:
        kind = TILES[self.tile]
        dice = tuple(DIE[key] for key in (self.die, self.second) if key)
        cost = price(play.state, dice)
        for die in dice:
            play.from_pool(it, die)
        makes = kind.makes[0] if len(kind.makes) == 1 else -1
        play.set_tile(self.tile, dice=dice, gives=kind.gives[TOP[dice[0]]], makes=makes)
        play.tell("placed", crew=play.name(it), tile=Name(self.tile), dice=shown(dice))
        charge(play, it, cost)
        if makes < 0:
            play.ask(Ask(it, "make", self.tile))
        if kind.ability is not None:
            play.ask(Ask(it, "use", self.tile, dice[0]))


def _pairs(state: State, pool: tuple[int, ...]) -> list[tuple[int, int]]:
    """Two dice of one value, each sort of pair once, that can pay for themselves."""
    bad = toxic(state)
    sorts = sorted(set(pool))
    found = []
    for at, one in enumerate(sorts):
        for other in sorts[at:]:
            if TOP[one] != TOP[other] or (one == other and pool.count(one) < 2):
                continue
            if TOP[one] not in bad or len(pool) >= 4:
                found.append((one, other))
    return found


@enter
class Fill(Deed, tag="fill", frozen=True, kw_only=True):
    """3.4: a slot of a mission, or of a disaster card that stays."""

    card: str
    die: str

    @classmethod
    def options(cls, state: State, it: int) -> Iterator[Deed]:
        crew = state.crews[it]
        if not crew.pool:
            return
        dice = affordable(state, crew)
        for card in open_cards(state):
            fits = fitting(card.key, card.filled, card.by, it)
            for die in dice:
                if fits[TOP[die]] >= 0:
                    yield cls(seat=crew.seat, crew=crew.country, card=card.key, die=KEYS[die])

    def refusal(self, state: State, it: int) -> Illegal | None:
        crew = state.crews[it]
        card = next((card for card in (*state.missions, *state.cards) if card.key == self.card), None)
        if card is None:
            return illegal("no-card", "3.4")
        if card.full:
            return illegal("card-full", "3.4", card=Name(self.card))
        die = die_of(crew, self.die)
        if isinstance(die, Illegal):
            return die
        if fitting(card.key, card.filled, card.by, it)[TOP[die]] < 0:
            return illegal("no-slot", "3.4", card=Name(self.card), die=Name(self.die))
        return toxic_refusal(state, crew, (die,))

    def perform(self, play: Play, it: int) -> None:
        state = play.state
        die = DIE[self.die]
        cost = price(state, (die,))
        crew = play.from_pool(it, die)
        play.set_crew(it, away=crew.away + 1)
        state.missions = tuple(self._filled(card, it, die) for card in state.missions)
        state.cards = tuple(self._filled(card, it, die) for card in state.cards)
        now = next(card for card in (*state.missions, *state.cards) if card.key == self.card)
        left = now.filled.count(0)
        play.tell("filled", crew=play.name(it), card=Name(self.card), die=shown((die,)), left=left)
        charge(play, it, cost)

    def _filled(self, card: Card, it: int, die: int) -> Card:
        if card.key != self.card:
            return card
        at = fitting(card.key, card.filled, card.by, it)[TOP[die]]
        filled = (*card.filled[:at], TOP[die], *card.filled[at + 1 :])
        return Card(card.key, filled, (*card.by[:at], it, *card.by[at + 1 :]), card.done, card.turns)


@enter
class Keep(Deed, tag="keep", frozen=True, kw_only=True):
    """3.6: into the Habitation Module, for the next round."""

    die: str

    @classmethod
    def options(cls, state: State, it: int) -> Iterator[Deed]:
        crew = state.crews[it]
        if not crew.cabin and crew.pool:
            for die in affordable(state, crew):
                yield cls(seat=crew.seat, crew=crew.country, die=KEYS[die])

    def refusal(self, state: State, it: int) -> Illegal | None:
        crew = state.crews[it]
        if crew.cabin:
            return illegal("cabin-taken", "3.6", crew=Name(self.crew))
        die = die_of(crew, self.die)
        return die if isinstance(die, Illegal) else toxic_refusal(state, crew, (die,))

    def perform(self, play: Play, it: int) -> None:
        die = DIE[self.die]
        cost = price(play.state, (die,))
        play.from_pool(it, die)
        play.set_crew(it, cabin=die)
        play.tell("kept", crew=play.name(it), die=shown((die,)))
        charge(play, it, cost)


@enter
class Dock(Deed, tag="dock", frozen=True, kw_only=True):
    """3.5: through the Docking Module: another crew takes a die of its own at that value."""

    die: str
    to: str
    front: int = 0
    """For whom the orientation of dice matters: which face is in front, if the giver's dice have none."""

    @classmethod
    def options(cls, state: State, it: int) -> Iterator[Deed]:
        crew = state.crews[it]
        if crew.dock or crew.dock_disabled or not crew.pool:
            return
        sorts = sorted(set(crew.pool))
        for to, other in enumerate(state.crews):
            if to == it or not other.supply:
                continue
            turned = locked(other) and not locked(crew)
            for die in sorts:
                fronts = [lies % 10 for lies in faces(True, die)] if turned else [0]
                for front in fronts:
                    yield cls(seat=crew.seat, crew=crew.country, die=KEYS[die], to=other.country, front=front)

    def refusal(self, state: State, it: int) -> Illegal | None:
        crew = state.crews[it]
        if crew.dock_disabled:
            return illegal("dock-disabled", "3.5", crew=Name(self.crew))
        if crew.dock:
            return illegal("dock-taken", "3.5", crew=Name(self.crew))
        to = number_of(state.crews, self.to)
        if to < 0 or to == it:
            return illegal("not-another-crew", "3.5")
        other = state.crews[to]
        if not other.supply:
            return illegal("no-supply", "3.5", crew=Name(self.to))
        die = die_of(crew, self.die)
        if isinstance(die, Illegal):
            return die
        if locked(other) and not locked(crew):
            if 10 * die + self.front not in LOCKED:
                return illegal("no-front", "11.2", die=Name(self.die), front=self.front)
        elif self.front:
            return illegal("front-settled", "11.2", crew=Name(self.to))
        return None

    def perform(self, play: Play, it: int) -> None:
        die = DIE[self.die]
        to = number_of(play.state.crews, self.to)
        play.from_pool(it, die)
        play.set_crew(it, dock=die)
        other = play.state.crews[to]
        new = die if locked(other) and self.front == 0 else TOP[die]
        if self.front:
            new = 10 * die + self.front
        play.set_crew(to, supply=other.supply - 1)
        play.to_pool(to, new)
        play.tell("docked", crew=play.name(it), to=play.name(to), die=shown((new,)))


@enter
class Lay(Deed, tag="lay", frozen=True, kw_only=True):
    """3.7: an Amplify token on an own tile."""

    tile: str

    @classmethod
    def options(cls, state: State, it: int) -> Iterator[Deed]:
        crew = state.crews[it]
        if crew.amplify:
            for key, tile in state.tiles.items():
                if tile.owner == it and not tile.amplify:
                    yield cls(seat=crew.seat, crew=crew.country, tile=key)

    def refusal(self, state: State, it: int) -> Illegal | None:
        if not state.crews[it].amplify:
            return illegal("no-amplify", "3.7", crew=Name(self.crew))
        tile = state.tiles.get(self.tile)
        if tile is None or tile.owner != it:
            return illegal("not-own-tile", "3.7", crew=Name(self.crew))
        if tile.amplify:
            return illegal("amplified", "3.7", tile=Name(self.tile))
        return None

    def perform(self, play: Play, it: int) -> None:
        play.set_crew(it, amplify=play.state.crews[it].amplify - 1)
        play.set_tile(self.tile, amplify=1)
        play.tell("amplified", crew=play.name(it), tile=Name(self.tile))


class Converting(Deed, frozen=True, kw_only=True):
    """11.3: between the roll and storage."""


class Convert(Converting, tag="convert", frozen=True, kw_only=True):
    """One die up, another one down."""

    plus: str
    minus: str

    @classmethod
    def options(cls, state: State, it: int) -> Iterator[Deed]:
        crew = state.crews[it]
        if not crew.converters:
            return
        keys = _here(crew.rolled, crew.pool)
        for plus in sorted(keys):
            for minus in sorted(keys):
                if plus != minus or keys[plus] > 1:
                    yield cls(seat=crew.seat, crew=crew.country, plus=plus, minus=minus)

    def refusal(self, state: State, it: int) -> Illegal | None:
        crew = state.crews[it]
        if not crew.converters:
            return illegal("no-converter", "11.3", crew=Name(self.crew))
        keys = _here(crew.rolled, crew.pool)
        if self.plus not in keys or self.minus not in keys:
            return illegal("half-converter", "11.3")
        if self.plus == self.minus and keys[self.plus] < 2:
            return illegal("same-die", "11.3", die=Name(self.plus))
        return None

    def perform(self, play: Play, it: int) -> None:
        crew = play.state.crews[it]
        rolled, pool = list(crew.rolled), list(crew.pool)
        for key in (self.plus, self.minus):
            dice = rolled if key[0] == "d" else pool
            dice.remove(int(key[1]))
        for key, by in ((self.plus, 1), (self.minus, -1)):
            dice = rolled if key[0] == "d" else pool
            dice.append(wrap(int(key[1]) + by))
        play.set_crew(
            it,
            rolled=tuple(sorted(rolled)),
            pool=tuple(sorted(pool)),
            converters=crew.converters - 1,
            beside=crew.beside + 1,
        )
        plus, minus = Name("d" + self.plus[1]), Name("d" + self.minus[1])
        play.tell("converted", crew=play.name(it), plus=plus, minus=minus)


def _here(rolled: tuple[int, ...], pool: tuple[int, ...]) -> dict[str, int]:
    """The dice that a Converter can change: those rolled, and by other keys those kept, which stay."""
    found: dict[str, int] = {}
    for mark, dice in (("d", rolled), ("k", pool)):
        for die in dice:
            found[f"{mark}{die}"] = found.get(f"{mark}{die}", 0) + 1
    return found


class Store(Converting, tag="store", frozen=True, kw_only=True):
    """No more Converters: the odd dice go to storage."""

    @classmethod
    def options(cls, state: State, it: int) -> Iterator[Deed]:
        yield cls(seat=state.crews[it].seat, crew=state.crews[it].country)

    def refusal(self, state: State, it: int) -> Illegal | None:
        return None

    def perform(self, play: Play, it: int) -> None:
        store(play, it)


def store(play: Play, it: int) -> None:
    """11.3: odd dice of the roll to storage, even ones to the pool, where all others are already."""
    crew = play.state.crews[it]
    odd = tuple(die for die in crew.rolled if die % 2)
    even = tuple(die for die in crew.rolled if not die % 2)
    play.set_crew(it, rolled=(), storage=odd, pool=tuple(sorted((*crew.pool, *even))))
    play.tell("stored", crew=play.name(it), storage=shown(odd), pool=shown(play.state.crews[it].pool))


def may_convert(crew_rolled: int, crew_pool: int, converters: int) -> bool:
    """11.3: a Converter needs two dice."""
    return converters > 0 and crew_rolled > 0 and crew_rolled + crew_pool > 1


def stores(country: str) -> bool:
    return content().countries[country].storage
