"""What to count of a seat in a game that was played: what shows how well it was played (`game.strength`)."""

from __future__ import annotations

from collections.abc import Sequence

from game.api import Action
from game.own import Share
from game.stationfall import people, station
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.section.command import AbandonShip, TimedLaunch
from game.stationfall.actions.turn import EndTurn, Renegotiate
from game.stationfall.cards import IDENTITIES
from game.stationfall.scoring import agenda_points
from game.stationfall.state import State

Journey = Sequence[tuple[State, Action]]
EARLY = 10
"""From this minute up it is too early to let everybody go."""


def fates(journey: Journey, end: State, seat: int) -> dict[str, Share]:
    """Agenda and escape, pods entered, left and never launched, countdowns, orders, turns given away."""
    colours = people.colours_of(end, seat)
    got = [_agenda(end, colour) for colour in colours]
    wanted = [colour for colour in colours if wants_away(end.conspiracies[colour].identity)]
    away = [people.card_escaped(end, IDENTITIES[end.conspiracies[it].identity].card) for it in wanted]
    mine = [(state, action) for state, action in journey if action.seat == seat]
    return {
        "agenda rows met, by their points": (sum(it for it, _ in got), sum(it for _, it in got)),
        "escaped, of who wants to": (sum(away), len(away)),
        "sat in a pod nobody launched, of who wants to escape": (
            sum(_stranded(end, end.conspiracies[it].identity) for it in wanted),
            len(wanted),
        ),
        "walked out again, of who boarded": _boarded(mine),
        "began a countdown, of turns that could": _countdowns(mine),
        "ordered Abandon Ship before it is any use, of who did": _orders(mine),
        "renegotiations, of turns": (
            sum(isinstance(action, Renegotiate) for _, action in mine),
            sum(isinstance(action, Renegotiate | EndTurn) for _, action in mine),
        ),
        "revealed before Stationfall": (sum(end.conspiracies[it].early for it in colours), len(colours)),
    }


def wants_away(identity: str) -> bool:
    """Whether an agenda asks for one's own escape."""
    it = IDENTITIES[identity]
    return any(
        row.condition.key in ("escapes", "pawns-escape") and it.card in row.condition.about
        for row in it.agenda
    )


def _agenda(end: State, colour: int) -> Share:
    """A row that counts several times is met by once."""
    rows = IDENTITIES[end.conspiracies[colour].identity].agenda
    lines = agenda_points(end, colour)
    met = sum(row.points for row, (_, points) in zip(rows, lines, strict=True) if points)
    return met, sum(row.points for row in rows)


def _stranded(end: State, identity: str) -> bool:
    """In a pod to the last, and not away."""
    sections = station.board(end).sections
    return any(
        pawn.at in sections and sections[pawn.at].pod and not people.escaped(end, pawn)
        for pawn in people.pawns_of(end, IDENTITIES[identity].card)
    )


def _orders(mine: Journey) -> Share:
    """Orders to Abandon Ship in minutes in which hardly anybody can be aboard a pod yet."""
    minutes = [state.minute for state, action in mine if isinstance(action, AbandonShip)]
    return sum(minute >= EARLY for minute in minutes), len(minutes)


def _boarded(mine: Journey) -> Share:
    """Steps out of a pod by somebody whom one has moved into one."""
    inside: set[str] = set()
    boarded = left = 0
    for state, action in mine:
        if isinstance(action, Step):
            sections = station.board(state).sections
            if action.who in inside and action.to in sections and not sections[action.to].pod:
                inside.discard(action.who)
                left += 1
            elif action.to in sections and sections[action.to].pod and action.who not in inside:
                inside.add(action.who)
                boarded += 1
    return left, boarded


def _countdowns(mine: Journey) -> Share:
    """Turns in which one's own character could begin its pod's countdown, and did so."""
    could: set[tuple[int, int]] = set()
    did: set[tuple[int, int]] = set()
    for state, action in mine:
        colour = state.turn.colour
        pawn = state.pawns.get(state.turn.pawn)
        if pawn is None or not state.turn.actions or pawn.at not in state.places:
            continue
        identity = state.conspiracies[colour].identity
        if pawn.card != IDENTITIES[identity].card or not wants_away(identity):
            continue
        counting = any(it.what == "launch" and it.section == pawn.at for it in state.markers)
        launch = TimedLaunch(seat=action.seat, who=pawn.key)
        if not counting and launch.refusal(state, pawn) is None:
            could.add((colour, state.minute))
            if isinstance(action, TimedLaunch):
                did.add((colour, state.minute))
    return len(did), len(could)
