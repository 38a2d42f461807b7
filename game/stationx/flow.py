"""How play goes on by itself: from one placement to the next, from one turn to the next (3, 4)."""

from __future__ import annotations

from msgspec.structs import replace

from game.api import Seated
from game.stationx import ending, units
from game.stationx.play import Play, colour
from game.stationx.state import NOBODY, State, Turn
from game.stationx.station import station
from game.stationx.supply import deliver


def waiting(state: State) -> int:
    """Whom the table waits for; NOBODY: it is over."""
    if state.phase == "over":
        return NOBODY
    return state.todo[-1].seat if state.todo else state.turn.seat


def following(state: State, seat: int) -> int:
    """Whose turn comes after that of a seat."""
    at = state.order.index(seat)
    others = (*state.order[at + 1 :], *state.order[: at + 1])
    return next((one for one in others if not state.players[one].out), seat)


def next_builder(play: Play) -> None:
    """3.3, 3.8: who places next; when all bases lie, teleporters and commanders come, then the first turn."""
    state = play.state
    laid = state.turn.laid + 1
    if state.phase == "build" and laid < state.options.tiles_a_turn and state.players[state.turn.seat].stock:
        state.turn = replace(state.turn, laid=laid)
        return
    seat = following(state, state.turn.seat)
    if state.phase == "build" and len(station(state).bases) == state.seats:
        state.phase = "deploy"
        play.tell("built", picture=True)
    elif state.phase == "deploy" and len(state.teleporters) == state.seats:
        state.phase = "play"
        state.round = 1
        play.tell("deployed-all", picture=True)
        begin_turn(play, seat)
        return
    state.turn = Turn(seat, state.turn.number + 1)


def begin_turn(play: Play, seat: int) -> None:
    """4.1: what was done in the turn before is forgotten, and energy comes in."""
    state = play.state
    number = state.turn.number + 1
    state.turn = Turn(seat, number)
    for key, unit in state.units.items():
        if unit.moved or unit.jumped or unit.attacked:
            state.units[key] = replace(unit, moved=False, jumped=False, attacked=False)
    last = number - len(ending.playing(state))
    state.deeds = tuple(deed for deed in state.deeds if deed.turn >= last)
    gained = play.gain(seat, units.income(state, seat))
    play.tell("turn", seat=Seated(seat), colour=colour(seat), round=state.round, energy=gained)


def end_turn(play: Play) -> None:
    """4.3: the next seat that is still in the game; after the last of them a new round begins."""
    state = play.state
    seat = following(state, state.turn.seat)
    if state.order.index(seat) <= state.order.index(state.turn.seat):
        if state.options.rounds and state.round >= state.options.rounds:
            ending.out_of_time(play)
            return
        state.round += 1
    begin_turn(play, seat)


def settle(play: Play) -> None:
    """What follows of itself after every action: who is out, who has won, what is still to come."""
    state = play.state
    if state.phase != "play":
        return
    ending.eliminate(play)
    if not ending.decide(play) and state.players[state.turn.seat].out:
        state.todo = ()
        end_turn(play)
    deliver(play)
