"""Phase 5: Capacity from stock, tiles, slots of the dice track, tokens off, and the badges."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from game.api import Illegal, Name
from game.perigee import harm
from game.perigee.content import ROWS, content, resource
from game.perigee.deeds import Deed, enter
from game.perigee.play import Play, illegal
from game.perigee.rows import RESOURCES
from game.perigee.state import SPENDING, Ask, State, Tile
from game.perigee.station import TILES, amplify_left, free_column, number_of, own, strain_left


class Spending(Deed, frozen=True, kw_only=True):
    phase: ClassVar[int] = SPENDING


def refill(play: Play, it: int) -> None:
    """7.3: the Offer row, from the crew's own deck."""
    crew = play.state.crews[it]
    offer, deck = list(crew.offer), list(play.state.decks[it])
    while len(offer) < content().figure("offers") and deck:
        offer.append(deck.pop())
        play.bar_undo()
        play.tell("offered", crew=play.name(it), tile=Name(offer[-1]))
    play.state.decks[it] = tuple(deck)
    play.set_crew(it, offer=tuple(offer))


@enter
class Buy(Spending, tag="buy", frozen=True, kw_only=True):
    """7.3: a tile of the Offer row, into a free place of one's own."""

    tile: str
    row: int

    @classmethod
    def options(cls, state: State, it: int) -> Iterator[Deed]:
        crew = state.crews[it]
        offers = [key for key in crew.offer if TILES[key].cost <= crew.capacity]
        if offers:
            rows = [row for row in range(1, ROWS + 1) if free_column(state, it, row) >= 0]
            for key in offers:
                for row in rows:
                    yield cls(seat=crew.seat, crew=crew.country, tile=key, row=row)

    def refusal(self, state: State, it: int) -> Illegal | None:
        crew = state.crews[it]
        if self.tile not in crew.offer:
            return illegal("not-offered", "7.3", crew=Name(self.crew))
        cost = TILES[self.tile].cost
        if cost > crew.capacity:
            return illegal("too-dear", "7.3", cost=cost, capacity=crew.capacity)
        if free_column(state, it, self.row) < 0:
            return illegal("no-room", "7.3", row=self.row)
        return None

    def perform(self, play: Play, it: int) -> None:
        crew = play.state.crews[it]
        offer = tuple(key for key in crew.offer if key != self.tile)
        play.set_crew(it, capacity=crew.capacity - TILES[self.tile].cost, offer=offer)
        column = free_column(play.state, it, self.row)
        play.state.tiles[self.tile] = Tile(self.tile, it, self.row, column)
        play.tell("bought", crew=play.name(it), tile=Name(self.tile), row=self.row)
        refill(play, it)


@enter
class Widen(Spending, tag="widen", frozen=True, kw_only=True):
    """7.4: one slot of the dice track to the right, at most once in a round."""

    @classmethod
    def options(cls, state: State, it: int) -> Iterator[Deed]:
        act = cls(seat=state.crews[it].seat, crew=state.crews[it].country)
        if act.refusal(state, it) is None:
            yield act

    def refusal(self, state: State, it: int) -> Illegal | None:
        crew = state.crews[it]
        if crew.track_grown:
            return illegal("widened", "7.4", crew=Name(self.crew))
        if crew.track >= content().figure("dice_track_most"):
            return illegal("track-full", "7.4", crew=Name(self.crew))
        cost = content().figure("slot_price")
        if crew.capacity < cost:
            return illegal("too-dear", "7.4", cost=cost, capacity=crew.capacity)
        return None

    def perform(self, play: Play, it: int) -> None:
        crew = play.state.crews[it]
        play.set_crew(it, capacity=crew.capacity - content().figure("slot_price"), track_grown=True)
        harm.gain_slot(play, it)


@enter
class Trade(Spending, tag="trade", frozen=True, kw_only=True):
    """7.2: stock of a resource that the crew holds, for as much Capacity."""

    resource: str
    amount: int

    @classmethod
    def options(cls, state: State, it: int) -> Iterator[Deed]:
        crew = state.crews[it]
        room = content().figure("capacity_most") - crew.capacity
        for held in crew.holds:
            for amount in range(1, min(state.stock[held], room) + 1):
                yield cls(seat=crew.seat, crew=crew.country, resource=RESOURCES[held], amount=amount)

    def refusal(self, state: State, it: int) -> Illegal | None:
        crew = state.crews[it]
        if self.resource not in RESOURCES or resource(self.resource) not in crew.holds:
            return illegal("not-held", "7.2", crew=Name(self.crew))
        stock = state.stock[resource(self.resource)]
        if not 1 <= self.amount <= stock:
            return illegal("no-stock", "7.2", resource=Name(self.resource), stock=stock)
        room = content().figure("capacity_most") - crew.capacity
        if self.amount > room:
            return illegal("capacity-full", "7.2", room=room)
        return None

    def perform(self, play: Play, it: int) -> None:
        play.add(resource(self.resource), -self.amount)
        harm.gain_capacity(play, it, self.amount)
        play.tell("traded", crew=play.name(it), resource=Name(self.resource), amount=self.amount)


@enter
class Mend(Spending, tag="mend", frozen=True, kw_only=True):
    """7.5: one negative token off an own tile."""

    tile: str
    token: str

    @classmethod
    def options(cls, state: State, it: int) -> Iterator[Deed]:
        crew = state.crews[it]
        if crew.capacity >= content().figure("mend_price"):
            for tile in own(state, it):
                for token in negative(tile):
                    yield cls(seat=crew.seat, crew=crew.country, tile=tile.key, token=token)

    def refusal(self, state: State, it: int) -> Illegal | None:
        crew = state.crews[it]
        tile = state.tiles.get(self.tile)
        if tile is None or tile.owner != it:
            return illegal("not-own-tile", "7.5", crew=Name(self.crew))
        if self.token not in negative(tile):
            return illegal("no-token", "7.5", tile=Name(self.tile))
        cost = content().figure("mend_price")
        if crew.capacity < cost:
            return illegal("too-dear", "7.5", cost=cost, capacity=crew.capacity)
        return None

    def perform(self, play: Play, it: int) -> None:
        crew = play.state.crews[it]
        play.set_crew(it, capacity=crew.capacity - content().figure("mend_price"))
        harm.mend(play, self.tile, self.token)


def negative(tile: Tile) -> list[str]:
    has = {"scenario": tile.scenario, "strain": tile.strain, "disable": tile.disabled}
    return [token for token, number in has.items() if number]


# ---------------------------------------------------------------------- badges


class Badge(Spending, frozen=True, kw_only=True):
    """12: once in a round, for the crew that has it."""

    badge: ClassVar[str] = ""

    @classmethod
    def ready(cls, state: State, it: int) -> bool:
        return state.crews[it].badge == cls.badge and not state.crews[it].badge_used

    def unready(self, state: State, it: int) -> Illegal | None:
        crew = state.crews[it]
        if crew.badge != self.badge:
            return illegal("not-badge", "12.5", crew=Name(self.crew), badge=Name(crew.badge))
        if crew.badge_used:
            return illegal("badge-used", "12.5", badge=Name(self.badge))
        return None


@enter
class Payload(Badge, tag="payload", frozen=True, kw_only=True):
    """12.1: all negative tokens of a tile to an own one that has none."""

    source: str
    tile: str

    badge: ClassVar[str] = "payload_specialist"

    @classmethod
    def options(cls, state: State, it: int) -> Iterator[Deed]:
        if not cls.ready(state, it):
            return
        crew = state.crews[it]
        clean = [tile.key for tile in own(state, it) if not tile.negative]
        for key, tile in state.tiles.items():
            if tile.negative:
                for target in clean:
                    yield cls(seat=crew.seat, crew=crew.country, source=key, tile=target)

    def refusal(self, state: State, it: int) -> Illegal | None:
        found = self.unready(state, it)
        if found is not None:
            return found
        source, tile = state.tiles.get(self.source), state.tiles.get(self.tile)
        if tile is None or tile.owner != it:
            return illegal("not-own-tile", "12.1", crew=Name(self.crew))
        if source is None or not source.negative:
            return illegal("no-token", "12.1", tile=Name(self.source) if source else "–")
        if tile.negative:
            return illegal("not-clean", "12.1", tile=Name(self.tile))
        return None

    def perform(self, play: Play, it: int) -> None:
        source = play.state.tiles[self.source]
        disabled = play.state.round if source.disabled else 0  # it lies there anew, and blocks the next round
        play.set_tile(self.tile, scenario=source.scenario, strain=source.strain, disabled=disabled)
        play.set_tile(self.source, scenario=0, strain=0, disabled=0)
        play.set_crew(it, badge_used=True)
        play.tell("moved", crew=play.name(it), source=Name(self.source), tile=Name(self.tile))


@enter
class Pilot(Badge, tag="pilot", frozen=True, kw_only=True):
    """12.2: a Strain for oneself, an Amplify for another crew."""

    tile: str
    to: str

    badge: ClassVar[str] = "spaceflight_pilot"

    @classmethod
    def options(cls, state: State, it: int) -> Iterator[Deed]:
        if not cls.ready(state, it) or strain_left(state) < 1 or amplify_left(state) < 1:
            return
        crew = state.crews[it]
        for tile in own(state, it):
            for to, other in enumerate(state.crews):
                if to != it:
                    yield cls(seat=crew.seat, crew=crew.country, tile=tile.key, to=other.country)

    def refusal(self, state: State, it: int) -> Illegal | None:
        found = self.unready(state, it)
        if found is not None:
            return found
        tile = state.tiles.get(self.tile)
        if tile is None or tile.owner != it:
            return illegal("not-own-tile", "12.2", crew=Name(self.crew))
        if number_of(state.crews, self.to) in (-1, it):
            return illegal("not-another-crew", "12.2")
        if strain_left(state) < 1 or amplify_left(state) < 1:
            return illegal("no-tokens", "12.2")
        return None

    def perform(self, play: Play, it: int) -> None:
        harm.strain(play, self.tile)
        to = number_of(play.state.crews, self.to)
        play.set_crew(to, amplify=play.state.crews[to].amplify + 1)
        play.set_crew(it, badge_used=True)
        play.tell("amplify-given", crew=play.name(it), to=play.name(to))


@enter
class Medical(Badge, tag="medical", frozen=True, kw_only=True):
    """12.3: two Capacity for a die in anybody's next pool."""

    to: str

    badge: ClassVar[str] = "medical_officer"

    @classmethod
    def options(cls, state: State, it: int) -> Iterator[Deed]:
        crew = state.crews[it]
        if cls.ready(state, it) and crew.capacity >= content().figure("medical_price"):
            for other in state.crews:
                if other.supply:
                    yield cls(seat=crew.seat, crew=crew.country, to=other.country)

    def refusal(self, state: State, it: int) -> Illegal | None:
        found = self.unready(state, it)
        if found is not None:
            return found
        crew, cost = state.crews[it], content().figure("medical_price")
        if crew.capacity < cost:
            return illegal("too-dear", "12.3", cost=cost, capacity=crew.capacity)
        to = number_of(state.crews, self.to)
        if to < 0:
            return illegal("no-crew", "12.3")
        if not state.crews[to].supply:
            return illegal("no-supply", "12.3", crew=Name(self.to))
        return None

    def perform(self, play: Play, it: int) -> None:
        crew = play.state.crews[it]
        play.set_crew(it, capacity=crew.capacity - content().figure("medical_price"), badge_used=True)
        to = number_of(play.state.crews, self.to)
        if play.state.crews[to].seat != self.seat:
            play.bar_undo()
        play.ask(Ask(to, "medical"))
        play.tell("medical", crew=play.name(it), to=play.name(to))


@enter
class Specialist(Badge, tag="specialist", frozen=True, kw_only=True):
    """12.4: an own offer for another crew's Capacity."""

    tile: str
    to: str

    badge: ClassVar[str] = "mission_specialist"

    @classmethod
    def options(cls, state: State, it: int) -> Iterator[Deed]:
        if not cls.ready(state, it):
            return
        crew = state.crews[it]
        for key in crew.offer:
            for to, other in enumerate(state.crews):
                if to != it:
                    yield cls(seat=crew.seat, crew=crew.country, tile=key, to=other.country)

    def refusal(self, state: State, it: int) -> Illegal | None:
        found = self.unready(state, it)
        if found is not None:
            return found
        if self.tile not in state.crews[it].offer:
            return illegal("not-offered", "12.4", crew=Name(self.crew))
        if number_of(state.crews, self.to) in (-1, it):
            return illegal("not-another-crew", "12.4")
        return None

    def perform(self, play: Play, it: int) -> None:
        crew = play.state.crews[it]
        to = number_of(play.state.crews, self.to)
        play.set_crew(it, offer=tuple(key for key in crew.offer if key != self.tile), badge_used=True)
        play.state.gone += (self.tile,)
        harm.gain_capacity(play, to, content().figure("specialist_gain"))
        play.tell("given-up", crew=play.name(it), to=play.name(to), tile=Name(self.tile))
        refill(play, it)
