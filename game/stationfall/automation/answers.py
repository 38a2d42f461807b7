"""What a bot answers when the game asks it something: by its priorities, never by anybody's decision."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from game.api import Pair, Seated
from game.stationfall import people
from game.stationfall.automation.meaning import own_card, place_rank, rank_of
from game.stationfall.automation.notation import OWN_VERBS, Operation, Where, Whom
from game.stationfall.automation.priorities import choosing, dropping, targeting
from game.stationfall.automation.scripts import book, targeted
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
        wanted = targeted(state, colour)
        return min(options, key=lambda item: dropping(str(item), wanted))
    if type(question).imagined is not Question.imagined:
        lot: Pick = question.default(state)  # only who is asked may know it
        return lot
    hidden = [one for one in state.players[question.seat].bonus if one in options]
    if hidden:
        return hidden[0]
    meant = _meant(state)
    words = [one for one in options if isinstance(one, str)]
    pawns = [one for one in words if one in state.pawns]
    places = [one for one in words if one in state.places]
    # Its own character last, even after nobody: a bot never turns what is bad against it ("Resolve!").
    others = [one for one in pawns if not _own(state, colour, one)]
    if others:
        return min(others, key=lambda key: _target(state, colour, key, meant.whom))
    if places:
        return min(places, key=lambda key: _place(state, colour, key, meant.where))
    if pawns and NOBODY not in words:
        return pawns[0]
    seats = [one for one in options if isinstance(one, Seated) and one.seat != question.seat]
    if seats:
        return seats[0]
    default: Pick = question.default(state)
    return default


def _meant(state: State) -> Operation:
    """What a line for a reveal power says of its questions; other lines are not about questions."""
    errand = state.errand
    found = book().lines(errand.script)[errand.line].operation if errand is not None else None
    return found if found is not None and found.verbs[0] in OWN_VERBS else Operation(("",))


LAST = 99
NOBODY = "none"


def _own(state: State, colour: int, key: str) -> bool:
    return state.pawns[key].card == own_card(state, colour)


def _target(state: State, colour: int, key: str, meant: tuple[Whom, ...]) -> tuple[Any, ...]:
    """Whom the line means first."""
    pawn = state.pawns[key]
    rank = rank_of(state, colour, pawn, meant)
    return (LAST if rank is None else rank, targeting(state, colour, pawn))


def _place(state: State, colour: int, key: str, meant: tuple[Where, ...]) -> tuple[Any, ...]:
    """Where its own character is comes last."""
    here = any(_own(state, colour, pawn.key) for pawn in people.pawns_in(state, key))
    return (here, place_rank(state, colour, key, meant) or (LAST, 0), choosing(state, key))


def _delivery(state: State, colour: int, options: list[Pick]) -> Pick:
    """Evidence if it is Guilty; then only what brings it points or costs people some ("Deliver Data")."""
    if state.conspiracies[colour].guilt == "guilty" and CLEARING in options:
        return CLEARING
    best: tuple[int, int] = (0, 0)
    found: Pick = "done"
    for option in options:
        if not isinstance(option, Pair):
            continue
        after = copy(state)
        after.offsites[option.second] = (*after.offsites[option.second], option.first)
        gain = (_mine(after, colour) - _mine(state, colour), _people(state) - _people(after))
        if gain > best and gain[0] >= 0:
            best, found = gain, option
    return found


def _mine(state: State, colour: int) -> int:
    return sum(points for _, points in agenda_points(state, colour))


def _people(state: State) -> int:
    """What people have for all to see: their Bonus Characters are not known yet."""
    seen = copy(state)
    seen.players = [replace(player, bonus=player.shown) for player in state.players]
    return sum(sheet(seen, seat).total for seat in people.persons(state))
