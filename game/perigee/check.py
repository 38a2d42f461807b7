"""What must be so in every state."""

from __future__ import annotations

from collections import Counter

from game.perigee.content import ROWS, content
from game.perigee.dice import LOCKED, PLAIN
from game.perigee.state import Crew, State
from game.perigee.station import DISASTERS, TILES, amplify_left, disable_left, locked, own, strain_left


def dice_of(state: State, it: int) -> int:
    """All dice of a crew, wherever they are."""
    crew = state.crews[it]
    placed = sum(len(tile.dice) for tile in own(state, it)) + (crew.cabin > 0) + (crew.dock > 0) + crew.away
    held = len(crew.pool) + len(crew.rolled) + len(crew.storage) + len(crew.given)
    return crew.supply + held + placed + crew.aid


def check(state: State) -> None:
    """Raises AssertionError."""
    figure = content().figure
    for it, crew in enumerate(state.crews):
        assert dice_of(state, it) == figure("dice"), (crew.country, dice_of(state, it))
        assert crew.supply >= 0
        assert figure("dice_track_least") <= crew.track <= figure("dice_track_most")
        assert 0 <= crew.capacity <= figure("capacity_most")
        _faces(state, crew, it)
        row = content().countries[crew.country]
        assert crew.converters >= 0
        assert crew.converters + crew.beside == row.converters + row.converters_beside
    assert all(0 <= level <= figure("stock_most") for level in state.stock)
    assert min(strain_left(state), amplify_left(state), disable_left(state)) >= 0
    places = [(tile.row, tile.column) for tile in state.tiles.values()]
    assert len(set(places)) == len(places)
    for key, tile in state.tiles.items():
        assert tile.key == key
        assert 1 <= tile.row <= ROWS
        assert tile.column in state.crews[tile.owner].columns
        assert 0 <= tile.scenario <= figure("scenario_most")
        assert tile.strain >= 0
        assert len(tile.dice) in (0, TILES[key].need.dice)
    _tiles(state)
    cards = {key for key, card in DISASTERS.items() if card.deck == state.disaster}
    assert set(state.deck) | set(state.past) <= cards
    assert len(state.deck) + len(state.past) == figure("disaster_cards")
    assert {card.key for card in state.cards} <= set(state.past)
    assert state.devices >= 0


def _faces(state: State, crew: Crew, it: int) -> None:
    known = LOCKED if locked(crew) else PLAIN
    dice = [
        *crew.pool,
        *crew.rolled,
        *crew.storage,
        *crew.given,
        *(die for die in (crew.cabin, crew.dock) if die),
    ]
    dice += [die for tile in own(state, it) for die in tile.dice]
    assert set(dice) <= set(known), dice
    assert crew.pool == tuple(sorted(crew.pool))


def _tiles(state: State) -> None:
    """Every tile of the countries in play is in one place only."""
    for it, crew in enumerate(state.crews):
        mine = [key for key in state.tiles if TILES[key].country == crew.country]
        gone = [key for key in state.gone if TILES[key].country == crew.country]
        found = Counter([*mine, *gone, *crew.offer, *state.decks[it], *state.locked[it]])
        wanted = {
            key
            for key, kind in TILES.items()
            if kind.country == crew.country and (kind.tier or kind.makes[0] in crew.holds)
        }
        assert set(found) == wanted
        assert max(found.values()) == 1
