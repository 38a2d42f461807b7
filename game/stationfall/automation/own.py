"""What a bot does by itself at the start or end of its turn, and what its reveal powers are used for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from game.api import Name, Noted, Seated
from game.stationfall import people, station
from game.stationfall.actions import paying
from game.stationfall.actions.gifts import Gift
from game.stationfall.actions.turn import ACTING, TurnAction
from game.stationfall.automation.aims import Seeker, next_move
from game.stationfall.automation.meaning import rank_of, so
from game.stationfall.automation.notation import Line, Operation
from game.stationfall.automation.scripts import END, START, book
from game.stationfall.board import steps
from game.stationfall.cards import IDENTITIES
from game.stationfall.play import Play
from game.stationfall.state import Errand, State

SIDES_OF_DIE = 6
FAR = 99


def roll(play: Play) -> None:
    """The Bot Die, for those whose scripts speak of it, in minutes in which something hangs on it."""
    state, colour = play.state, play.colour
    state.die = 0
    asked = book().diced(state.conspiracies[colour].identity)
    if any(all(so(state, colour, fact) for fact in rest) for rest in asked):
        state.die = play.rng.randint(1, SIDES_OF_DIE)
        play.tell("automation-rolled", seat=Seated(play.seat), die=state.die)


def begin(play: Play) -> bool:
    """The first line of the Start of Turn script that can be used now, each once in a game; False: none."""
    state, colour = play.state, play.colour
    it = state.conspiracies[colour]
    key = it.identity + START
    power = IDENTITIES[it.identity].on_reveal
    for number, line in enumerate(book().lines(key)):
        if power is None or number in it.used or not _now(state, colour, line):
            continue
        play.set_conspiracy(colour, used=(*it.used, number))
        _say(play, line, key, number)
        # What it asks is answered by what the line says.
        state.errand = Errand(key, number)
        power(play, colour, 0)
        return True
    return False


def end(play: Play) -> bool:
    """One line of the End of Turn script; False: there is nothing left for it to do."""
    state, colour = play.state, play.colour
    key = state.conspiracies[colour].identity + END
    for number, line in enumerate(book().lines(key)):
        if line.operation is None or not _now(state, colour, line):
            continue
        found = min(_ranked(state, colour, play.seat, line.operation), default=None, key=lambda one: one[0])
        if found is not None:
            _say(play, line, key, number)
            found[1].perform(play)
            return True
    return False


def _now(state: State, colour: int, line: Line) -> bool:
    return all(so(state, colour, fact) for fact in line.facts)


def _say(play: Play, line: Line, script: str, number: int) -> None:
    who = Name(play.state.conspiracies[play.colour].identity)
    seat = Seated(play.seat)
    play.tell("automation-own", seat=seat, who=who, text=Noted(line.plain), script=script, line=number + 1)


def _ranked(
    state: State, colour: int, seat: int, operation: Operation
) -> Iterator[tuple[tuple[Any, ...], TurnAction]]:
    """Things that something of the player's can do: to somebody who is meant, or else towards them."""
    for cls in ACTING:
        if str(cls.__struct_config__.tag) not in operation.verbs:
            continue
        goals = _goals(state, colour, operation)
        for act in cls.options(state, seat):
            target, to = getattr(act, "target", ""), getattr(act, "to", "")
            if target:
                rank = rank_of(state, colour, state.pawns[target], operation.whom)
                if rank is not None:
                    yield (0, rank, target), act
            elif goals:
                yield (1, goals.get(to, FAR), to), act


def _goals(state: State, colour: int, operation: Operation) -> dict[str, int]:
    """How far every section is from the nearest of those who are meant first."""
    for whom in operation.whom:
        spots = {
            people.where(state, pawn)
            for pawn in state.pawns.values()
            if rank_of(state, colour, pawn, (whom,)) is not None
        } & state.places.keys()
        if spots:
            ways = [steps(station.board(state), spot, space=True) for spot in sorted(spots)]
            return {key: min(way.get(key, FAR) for way in ways) for key in state.places}
    return {}


def gift(play: Play, question: Gift) -> bool:
    """An action that a reveal power gives is for what stands behind THEN; False: that comes to nothing."""
    state = play.state
    errand = state.errand
    then = book().lines(errand.script)[errand.line].then if errand is not None else None
    for key in question.takers(state) if then is not None else ():
        pawn = state.pawns[key]
        if then is None or not people.live(pawn) or not people.in_play(state, pawn):
            continue
        seeker = Seeker(state, play.colour, pawn, free=False)
        aim = seeker.best(then)
        act = next_move(seeker, aim)[0] if aim is not None else None
        if act is not None:
            play.push(question)
            paying.carry_out(play, replace(act, pay="gift"))
            return True
    return False
