"""The deal (3.1, 3.2)."""

from __future__ import annotations

from random import Random

from game.api import Moment, Seated
from game.stationx.pieces import BAG, DEALT, DECK, TileKind
from game.stationx.play import Play, illegal
from game.stationx.state import VERSION, Options, Player, State, Turn


def deal(seats: int, options: Options, rng: Random) -> Play:
    """3.1: chance decides who follows whom; 3.2: everybody gets the same tiles."""
    if seats not in DEALT:
        raise illegal("seats", "1.1", least=min(DEALT), most=max(DEALT))
    order = list(range(seats))
    rng.shuffle(order)
    stock: tuple[TileKind, ...] = tuple(kind for kind, number in DEALT[seats].items() for _ in range(number))
    state = State(
        version=VERSION,
        options=options,
        seats=seats,
        order=tuple(order),
        phase="build",
        round=0,
        turn=Turn(order[0]),
        tiles=(),
        units={},
        teleporters=(),
        players=[Player(0, stock) for _ in range(seats)],
        bag=BAG,
        deck=tuple(card for card, number in DECK.items() for _ in range(number)),
    )
    play = Play(state, rng)
    for seat in range(seats):
        play.gain(seat, options.start_energy)
    play.tell("dealt", moment=Moment("deal"), first=Seated(order[0]), tiles=len(stock), seats=seats)
    return play
