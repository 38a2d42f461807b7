"""Supply rooms and their cards (9)."""

from __future__ import annotations

from game.api import Name, Seated
from game.stationx import tree, units
from game.stationx.grid import NAMES, distance, members
from game.stationx.pieces import DECK, DISCOUNT, ENERGY, PRICES, SUPPLIES, UNITS, Bought, Card
from game.stationx.play import Play
from game.stationx.state import Arrival, Plan, Position, Question, Unit
from game.stationx.station import station


def room(position: Position, cell: int) -> str:
    """Which supply room a cell belongs to; empty: none."""
    number = station(position).room_of(cell)
    return list(SUPPLIES)[number - 1] if 1 <= number <= len(SUPPLIES) else ""


def arrive(play: Play, unit: Unit) -> None:
    """9.1: a commander whose move or jump ends in a supply room draws, unless it collected there last."""
    where = room(play.state, unit.cell) if unit.commands else ""
    if not where:
        return
    if play.state.players[unit.seat].supply == where:
        play.tell("supply-empty", unit=Name(unit.key), room=Name("supply-" + where))
        return
    play.set_player(unit.seat, supply=where)
    card = draw(play)
    play.note("draw", unit.key, to=unit.cell, card=card)
    play.tell("drawn", seat=Seated(unit.seat), room=Name("supply-" + where), card=Name(card))
    bring(play, unit.seat, card)


def draw(play: Play) -> Card:
    """9.3: one card by chance; when none is left, the discards are the pile again."""
    state = play.state
    play.bar_undo()
    if not state.deck:
        state.deck, state.discards = state.discards, ()
        play.tell("shuffled")
    at = play.rng.randrange(len(state.deck))
    card = state.deck[at]
    state.deck = state.deck[:at] + state.deck[at + 1 :]
    state.discards = ordered((*state.discards, card))
    return card


def ordered(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """As they lie in the box: nothing depends on the order in which they came."""
    kinds = list(DECK)
    return tuple(sorted(cards, key=kinds.index))


def bring(play: Play, seat: int, card: Card) -> None:
    """9.4: the bonus is taken at once."""
    if card in ENERGY:
        _energy(play, seat, ENERGY[card])
    elif card in UNITS:
        _next(play, *(Arrival(seat, kind) for kind in UNITS[card]))
    elif not tree.open_nodes(play.state, seat):
        _energy(play, seat, DISCOUNT)
    elif play.state.options.free_blueprint:
        play.ask(Plan(seat))
    else:
        play.set_player(seat, blueprints=play.state.players[seat].blueprints + 1)
        play.tell("blueprint", seat=Seated(seat), energy=DISCOUNT)


def _energy(play: Play, seat: int, energy: int) -> None:
    play.tell("gained", seat=Seated(seat), energy=play.gain(seat, energy))


def _next(play: Play, *those: Question) -> None:
    play.ask(*those)
    deliver(play)


def deliver(play: Play) -> None:
    """9.5: whatever free units wait next: those that have no choice come, or are paid back."""
    while play.state.todo:
        asked = play.state.todo[-1]
        if not isinstance(asked, Arrival):
            return
        cells = members(room_for(play.state, asked))
        if len(cells) > 1:
            return
        play.state.todo = play.state.todo[:-1]
        if cells:
            come(play, asked.seat, asked.kind, cells[0])
        else:
            back = play.gain(asked.seat, PRICES[asked.kind])
            play.tell("refunded", seat=Seated(asked.seat), kind=Name(asked.kind), energy=back)


def room_for(position: Position, it: Arrival) -> int:
    """8.4, 8.5: the cells on which a free unit can appear."""
    if units.full(position, it.kind, it.seat) or not units.at_home(position, it.seat):
        return 0
    return units.landing(position, it.seat, it.kind)


def nearest(position: Position, seat: int, region: int) -> int:
    """9.5: of these cells the one nearest to the seat's own teleporter, then in reading order."""
    home = units.teleporter(position, seat)
    start = home.cell if home is not None else 0
    return min(members(region), key=lambda cell: (distance(start, cell), cell))


def come(play: Play, seat: int, kind: Bought, cell: int) -> None:
    """A new unit appears."""
    key = units.spare(play.state, kind, seat)
    play.appear(key, cell)
    play.note("buy", key, to=cell, seat=seat)
    play.tell("came", unit=Name(key), cell=NAMES[cell])
