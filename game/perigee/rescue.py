"""What must not run out: whether the dice at hand could keep a resource from falling below zero, and how.

A computer crew does whatever it finds best (`advise`), but never what would cost a resource that could be
saved. Whatever can be done with dice is tried upon a game that looks like the view, by the rules themselves.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from game.perigee import questions
from game.perigee.actions.common import Choose
from game.perigee.actions.placing import Convert, Dock, Fill, Lay, Place, Store
from game.perigee.deeds import Deed
from game.perigee.dice import DIE, TOP
from game.perigee.forecast import ahead, standing
from game.perigee.play import Play
from game.perigee.rows import RESOURCES, Adjust, Neighbour, ShiftStored, Take, Turn, Twin
from game.perigee.state import Ask, State, Tile, copy
from game.perigee.station import DISASTERS, MISSIONS, TILES, number_of, own, resource_of, toxic
from game.perigee.view import View

Gain = tuple[int, ...]
"""How much more there will be of each resource: of what is short no more than it needs, of others none."""
WORKING = (Turn, Take, Adjust, Twin, Neighbour, ShiftStored)
"""Abilities that make something of dice without rolling any."""
WIDE = 400
"""So many positions of one crew are looked at for each question, the likeliest first …"""
ALL = 3000
"""… and so many for a whole decision."""
BEFORE = 2
"""So many things are done with dice before one is given: something is set off, and decided."""

UNUSED = Random(0)


def supposed(view: View) -> State:
    """A game that looks like this; what lies face down is left out, for nothing comes up in phase 1."""
    last = DISASTERS[view.past[-1]] if view.past else None
    return State(
        version=0,
        options=view.options,
        disaster=view.disaster,
        difficulty=view.difficulty,
        seats=len({crew.seat for crew in view.crews}),
        crews=list(view.crews),
        tiles=dict(view.tiles),
        stock=view.stock,
        devices=view.devices,
        missions=view.missions,
        cards=view.cards,
        deck=(),
        decks=[()] * len(view.crews),
        locked=[()] * len(view.crews),
        round=view.round,
        phase=view.phase,
        lead=view.lead,
        toxic=() if last is None or last.stays else last.values,
        asks=view.asks,
    )


class Sure(Play):
    """Nothing is counted on that has yet to be rolled, and nothing is told."""

    def __init__(self, state: State) -> None:
        super().__init__(copy(state), UNUSED)
        self.unrolled = 0

    def tell(self, key: str, **args: Any) -> None:
        pass

    def rolled(self, crew: int, number: int) -> list[int]:
        self.unrolled += min(number, self.state.crews[crew].supply)
        return []

    def ask_first(self, asks: Iterable[Ask]) -> None:
        """11.1: what has to be discarded may be what was rolled."""
        super().ask_first(list(asks)[self.unrolled :])


def done(state: State, act: Deed, it: int) -> State:
    play = Sure(state)
    act.perform(play, it)
    questions.tidy(play)
    return play.state


def _undecided(state: State) -> State:
    """The same with nothing on tiles of which it has yet to be said what they make."""
    if state.asks:
        state = copy(state)
        for key, tile in state.tiles.items():
            state.tiles[key] = replace(tile, dice=()) if tile.dice and tile.makes < 0 else tile
    return state


class Rescue:
    """What can be saved from a position on."""

    def __init__(self, view: View, deep: bool) -> None:
        self.state = supposed(view)
        self.now = ahead(_undecided(self.state))
        self.need = tuple(max(0, -level) for level in self.now)
        self.deep = deep
        """Whether what abilities make of dice is tried as well."""
        self._found: dict[object, frozenset[Gain]] = {}
        self._most = WIDE

    @property
    def tired(self) -> bool:
        return len(self._found) >= ALL

    def lost(self, state: State, it: int) -> tuple[int, int]:
        """How many resources will be short whatever is done: by all crews; by this one alone."""
        self._most = min(len(self._found) + WIDE, ALL)
        undone = [other for other, crew in enumerate(state.crews) if not crew.done]
        together = min(self._together(state, undone, filler) for filler in undone or [it])
        return together, min(map(self._short, self.reach(state, it, True)))

    def _together(self, state: State, crews: Sequence[int], filler: int) -> int:
        """By these crews, one of which fills cards: what two bring to the same card is no sum."""
        here = self._gain(state)
        found = frozenset((here,))
        for it in crews:
            theirs = {self._less(gain, here) for gain in self.reach(state, it, it == filler)}
            found = _best(self._sum(one, another) for one in found for another in theirs)
        return min(map(self._short, found))

    def reach(self, state: State, it: int, cards: bool) -> frozenset[Gain]:
        """What a crew can still bring, by cards too or not; none of it less than another in everything."""
        crew = state.crews[it]
        asks = tuple(ask for ask in state.asks if ask.crew == it)
        if crew.done or not (crew.pool or crew.rolled or asks):
            return frozenset((self._gain(state),))
        if not (self.deep or asks or crew.converting):
            return self._placed(state, it)
        key = (cards, crew, asks, state.cards, state.missions, tuple(state.tiles.values()))
        if key not in self._found:
            best = frozenset((self._gain(state),)) if asks else self._placed(state, it)
            if len(self._found) >= self._most:
                return best
            self._found[key] = best
            acts = (act for act in self.acts(state, it) if cards or not isinstance(act, Fill))
            after = [self.reach(done(state, act, it), it, cards) for act in acts]
            self._found[key] = _best((*best, *(gain for found in after for gain in found)))
        return self._found[key]

    def _placed(self, state: State, it: int) -> frozenset[Gain]:
        """The same by nothing but dice on tiles: tile by tile what is left of a pool, what it brought."""
        crew, bad = state.crews[it], toxic(state)
        tops = tuple(sorted(TOP[die] for die in crew.pool))
        found: dict[tuple[tuple[int, ...], int], set[Gain]] = {(tops, 0): {self._gain(state)}}
        for tile in own(state, it):
            need = TILES[tile.key].need
            if tile.dice or tile.disabled or not self._of_use(tile.key):
                continue
            for (left, owed), gains in [(key, tuple(gains)) for key, gains in found.items()]:
                for value in sorted(set(left)):
                    cost = owed + need.dice * (value in bad)
                    if not need.values[value] or left.count(value) < need.dice:
                        continue
                    at = left.index(value)
                    rest = (*left[:at], *left[at + need.dice :])
                    if len(rest) >= cost:
                        brings = self._brings(state, tile, value)
                        more = {self._sum(gain, one) for gain in gains for one in brings}
                        found.setdefault((rest, cost), set()).update(more)
        return _best(gain for gains in found.values() for gain in gains)

    def _brings(self, state: State, tile: Tile, value: int) -> list[Gain]:
        """What a die of this value would bring on a tile, by what it is to make."""
        kind, idle = TILES[tile.key], resource_of(tile, state.stock)
        amount = max(0, kind.gives[value] + tile.amplify - tile.scenario)
        found = []
        for made in kind.makes:
            gain = [0] * len(RESOURCES)
            gain[idle] += tile.strain
            gain[made] += amount - tile.strain
            found.append(tuple(gain))
        return found

    def hopeless(self) -> int:
        """How many would be short if every tile had the die it likes best, and all cards were full."""
        state = self.state
        if state.asks:
            return 0
        most = [0] * len(RESOURCES)
        for tile in state.tiles.values():
            crew, kind = state.crews[tile.owner], TILES[tile.key]
            for made in kind.makes if not crew.done else ():
                most[made] += crew.amplify > 0
                if not (tile.dice or tile.disabled):
                    most[made] += max(kind.gives) + tile.amplify + tile.strain
        for card in state.missions:
            reward = MISSIONS[card.key].reward
            if reward.resource is not None and not card.full:
                most[RESOURCES.index(reward.resource)] += reward.amount
        drained = standing(state)
        return sum(now + more + by < 0 for now, more, by in zip(self.now, most, drained, strict=True))

    # ------------------------------------------------------------------ what can be tried

    def acts(self, state: State, it: int) -> Iterator[Deed]:
        """What may help one crew."""
        ask = questions.first(state, it)
        if ask is not None:
            yield from Choose.options(state, it)
        elif state.crews[it].converting:
            yield from Store.options(state, it)
            yield from Convert.options(state, it) if self.deep else ()
        else:
            yield from self._placings(state, it)
            yield from filter(self.of_help, Lay.options(state, it))

    def _placings(self, state: State, it: int) -> Iterator[Deed]:
        """Dice where they set something off; those that only lie on a tile are counted without trying it."""
        for act in Place.options(state, it):
            if isinstance(act, Place) and isinstance(TILES[act.tile].ability, WORKING):
                yield act
        seen = set()
        for act in Fill.options(state, it):
            if isinstance(act, Fill) and self._eases(act.card) and (act.card, TOP[DIE[act.die]]) not in seen:
                seen.add((act.card, TOP[DIE[act.die]]))
                yield act

    def of_help(self, act: Deed) -> bool:
        match act:
            case Place() | Lay():
                return self._of_use(act.tile) or isinstance(TILES[act.tile].ability, WORKING)
            case Fill():
                return self._eases(act.card)
            case _:
                return isinstance(act, (Choose, Convert, Store))

    def _of_use(self, tile: str) -> bool:
        return any(self.need[it] for it in TILES[tile].makes)

    def _eases(self, card: str) -> bool:
        """10.5, 13.3: whether it helps to fill a card: it is toxic or drains, or brings what is short."""
        if card in DISASTERS:
            return True
        reward = MISSIONS[card].reward
        return reward.resource is not None and self.need[RESOURCES.index(reward.resource)] > 0

    # ------------------------------------------------------------------ gains

    def _gain(self, state: State) -> Gain:
        return self._clipped(level - now for level, now in zip(ahead(state), self.now, strict=True))

    def _clipped(self, gain: Iterable[int]) -> Gain:
        return tuple(map(min, gain, self.need))

    def _less(self, gain: Gain, by: Gain) -> Gain:
        return tuple(one - other for one, other in zip(gain, by, strict=True))

    def _sum(self, one: Gain, other: Gain) -> Gain:
        return self._clipped(map(sum, zip(one, other, strict=True)))

    def _short(self, gain: Gain) -> int:
        return sum(now + more < 0 for now, more in zip(self.now, gain, strict=True))


def _best(gains: Iterable[Gain]) -> frozenset[Gain]:
    """Those that no other one outdoes."""
    found: list[Gain] = []
    for gain in sorted(set(gains), reverse=True):
        if not any(all(map(int.__ge__, other, gain)) for other in found):
            found.append(gain)
    return frozenset(found)


# ---------------------------------------------------------------------- what is done about it


def heeded(view: View, acts: Sequence[Deed], chosen: Deed) -> Deed:
    """What was chosen, unless something would then be short that need not be."""
    if min(ahead(view)) >= 0 and not view.asks:
        return chosen
    it = number_of(view.crews, chosen.crew)
    rescue = Rescue(view, deep=False)
    least = rescue.lost(rescue.state, it)
    if least[0] > rescue.hopeless():
        rescue = Rescue(view, deep=True)
        least = rescue.lost(rescue.state, it)
    own = [act for act in acts if act.crew == chosen.crew]
    if least[0] > rescue.hopeless():
        given = _given(rescue, rescue.state, it, own, least[0], BEFORE)
        if given is not None:
            return given
    others = (act for act in own if rescue.of_help(act))
    tried: list[tuple[tuple[int, int], int, Deed]] = []
    for act in (chosen, *others):
        lost = rescue.lost(done(rescue.state, act, it), it)
        if lost <= least:
            return act
        tried.append((lost, len(tried), act))
    return min(tried)[-1]


def _given(
    rescue: Rescue, state: State, it: int, acts: Sequence[Deed], least: int, before: int
) -> Deed | None:
    """3.5: what leads to giving a die with which another crew saves what nobody can save otherwise."""
    for act in acts:
        if isinstance(act, Dock):
            lost, _ = rescue.lost(done(state, act, it), it)
            if lost < least:
                return act
    for act in acts if before else ():
        if isinstance(act, (Place, Choose)) and rescue.of_help(act) and not rescue.tired:
            after = done(state, act, it)
            then = [*rescue.acts(after, it), *(() if after.asks else Dock.options(after, it))]
            if _given(rescue, after, it, then, least, before - 1) is not None:
                return act
    return None
