"""What a bot answers when the game asks it something: by its priorities, never by anybody's decision."""

from __future__ import annotations

from typing import Any

from game.api import Pair, Seated
from game.stationfall import people
from game.stationfall.automation.meaning import own_card
from game.stationfall.automation.priorities import choosing, dropping, targeting
from game.stationfall.fall import CLEARING, Deliver
from game.stationfall.questions import Pick, Question
from game.stationfall.scoring import agenda_points, sheet
from game.stationfall.state import State, copy


def pick(state: State, question: Question[Any]) -> Pick:
    """By class where the manual speaks of it, otherwise by what is chosen among."""
    options: list[Pick] = list(question.options(state))
    colour = people.colours_of(state, question.seat)[0]
    if question.name == "consent":
        return "refuse"  # "Bribes and Kompromat"
    if isinstance(question, Deliver):
        return _delivery(state, colour, options)
    if question.name == "drop_excess":
        return min(options, key=lambda item: dropping(str(item)))
    pawns = [one for one in options if isinstance(one, str) and one in state.pawns]
    if pawns:
        return min(pawns, key=lambda key: _target(state, colour, key))
    places = [one for one in options if isinstance(one, str) and one in state.places]
    if places:
        return min(places, key=lambda key: choosing(state, key))
    seats = [one for one in options if isinstance(one, Seated) and one.seat != question.seat]
    if seats:
        return seats[0]
    default: Pick = question.default(state)
    return default


def _target(state: State, colour: int, key: str) -> tuple[Any, ...]:
    """Its own character last: a bot never turns what is bad against it."""
    pawn = state.pawns[key]
    return (pawn.card == own_card(state, colour), targeting(state, colour, pawn))


def _delivery(state: State, colour: int, options: list[Pick]) -> Pick:
    """Evidence if it is Guilty; else only what brings it points or costs people some ("Deliver Data")."""
    if state.conspiracies[colour].guilt == "guilty":
        return CLEARING if CLEARING in options else "done"
    best: tuple[int, int] = (0, 0)
    found: Pick = "done"
    for option in options:
        if not isinstance(option, Pair):
            continue
        after = copy(state)
        after.offsites[option.second] = (*after.offsites[option.second], option.first)
        gain = (_own(after, colour) - _own(state, colour), _people(state) - _people(after))
        if gain > best and gain[0] >= 0:
            best, found = gain, option
    return found


def _own(state: State, colour: int) -> int:
    return sum(points for _, points in agenda_points(state, colour))


def _people(state: State) -> int:
    return sum(sheet(state, seat).total for seat in people.persons(state))
