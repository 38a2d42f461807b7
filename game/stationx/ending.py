"""Elimination, victory, and what the table is told at the end (11)."""

from __future__ import annotations

from game.api import Message, Moment, Name, Result, Score, Seated
from game.stationx import units
from game.stationx.pieces import COLOURS
from game.stationx.play import Play
from game.stationx.state import NOBODY, Ending, Position, State


def playing(position: Position) -> list[int]:
    """Who is still in the game."""
    return [seat for seat, player in enumerate(position.players) if not player.out]


def lost(position: Position, seat: int) -> bool:
    """11.3: neither the own base nor a commander, in whichever order they went (ruling 20)."""
    return not units.at_home(position, seat) and units.commander(position, seat) is None


def leave(play: Play, seat: int, heir: int) -> None:
    """11.3: what becomes of what somebody has who is out; their teleporters go to whoever did it."""
    state = play.state
    mine = tuple(unit.key for unit in units.of(state, seat))
    play.note("leave", seat=seat, fallen=play.remove(mine))
    play.pay(seat, state.players[seat].energy)
    play.set_player(seat, out=True)
    for home in units.held(state, seat):
        play.hold(home, _falls_to(state, home, heir))
    state.todo = tuple(task for task in state.todo if task.seat != seat)


def _falls_to(state: State, home: int, heir: int) -> int:
    """11.3, 11.6: to the heir; without one back to its first owner, or to nobody."""
    if heir != NOBODY:
        return heir
    return NOBODY if state.players[home].out else home


def eliminate(play: Play) -> None:
    """11.3: after every action."""
    state = play.state
    for seat in playing(state):
        if lost(state, seat):
            heir = play.blame.get(seat, state.turn.seat)
            play.tell(
                "eliminated", moment=Moment("elimination", seat=seat), seat=Seated(seat), by=Seated(heir)
            )
            leave(play, seat, heir)


def decide(play: Play) -> bool:
    """11.4: whether somebody has won, and with that the end."""
    state = play.state
    left = playing(state)
    if len(left) == 1:
        _over(play, "last", left[0])
        return True
    for seat in left:
        if len(units.held(state, seat)) == state.seats and (
            state.options.all_bases
            or not any(unit.commands and unit.seat != seat for unit in state.units.values())
        ):
            _over(play, "bases", seat)
            return True
    return False


def out_of_time(play: Play) -> None:
    """11.5: the length guard."""
    standing = {seat: ranking(play.state, seat) for seat in playing(play.state)}
    best = max(standing.values())
    _over(play, "length", *(seat for seat, rank in standing.items() if rank == best))


def ranking(position: Position, seat: int) -> tuple[int, bool, int, int]:
    """11.5: bases, commander, attack value on the board, energy."""
    mine = units.of(position, seat)
    return (
        len(units.held(position, seat)),
        units.commander(position, seat) is not None,
        sum(units.strength(position, unit) for unit in mine),
        position.players[seat].energy,
    )


def _over(play: Play, why: Ending, *winners: int) -> None:
    state = play.state
    state.phase = "over"
    state.ending = why
    state.winners = winners
    state.todo = ()
    play.tell("over", picture=True, moment=Moment("victory", seat=winners[0]), why=Message(f"ending-{why}"))


def result(state: State) -> Result | None:
    """Who has won. There are no points: a sheet tells what somebody held."""
    if state.phase != "over":
        return None
    scores = tuple(_sheet(state, seat) for seat in range(state.seats))
    return Result(frozenset(state.winners), scores, Message(f"ending-{state.ending}"))


def _sheet(state: State, seat: int) -> Score:
    held = units.held(state, seat)
    rows = [(Message("score-base", {"whose": Name(COLOURS[home])}), 1) for home in held]
    if state.players[seat].out:
        rows.append((Message("score-out"), 0))
    else:
        _, alive, strength, energy = ranking(state, seat)
        rows.append((Message("score-commander" if alive else "score-no-commander"), 0))
        rows.append((Message("score-strength", {"strength": strength}), 0))
        rows.append((Message("score-energy", {"energy": energy}), 0))
    return Score(seat, len(held), tuple(rows))
