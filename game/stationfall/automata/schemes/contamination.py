"""Contamination that gets away."""

from __future__ import annotations

from game.stationfall import people, pods, station
from game.stationfall.automata.errands import Stops
from game.stationfall.automata.plans import Plans
from game.stationfall.automata.prospects import expectation
from game.stationfall.automata.prospects.contamination import catching
from game.stationfall.automata.prospects.leaving import helped
from game.stationfall.automata.prospects.rows import Args
from game.stationfall.automata.roads import sites
from game.stationfall.automata.schemes.rows import scheme
from game.stationfall.automata.schemes.things import taken
from game.stationfall.cards import MONSTER, PROJECTS, Row
from game.stationfall.state import Pawn, State

LEAVING = 0.97
"""How often what is about to leave does so …"""
WAITING = 0.5
"""… and what is at large, and looks for a pod, or waits in one for what it asks for …"""
STUCK = 0.1
"""… or waits in vain …"""
BODY, SEATS = "down_human_aboard", 2
SLOW = 4
"""… so many minutes being left."""
CURED = 0.8
"""How often nobody cures whom others may lead, where that is done."""
LENT = 0.5
"""How often whom others may lead as well goes all of a way by which it helps nobody but us."""


def infecting(look: Plans) -> Stops:
    """Where one catches it: what is damaged contaminates nobody (8.5.1)."""
    return [(key, doing) for key, doing in catching(look) if not look.state.places[key].damaged]


@scheme("contaminated-npc-escapes")
def _carrier_away(look: Plans, row: Row, args: Args) -> float:
    """Somebody sent by way of where one catches it, who is not to turn out to be a player's own."""
    if row.condition.count(look.state, look.colour):
        return 1.0
    suspected = look.suspected()
    best, sent = 0.0, None
    for pawn in look.folk:
        if look.state.cards[pawn.card].owners or pawn.card == look.card:
            continue
        own = 1 - suspected.get(pawn.card, 0.0)
        likely = 0.0
        if pawn.contaminated:
            likely = own * (helped(look, pawn) if people.bodily(pawn) else taken(look, pawn.card))
            likely *= CURED if pawn.at in sites(look.cast, "decontaminate") else 1.0
        elif look.ours(pawn):
            likely = own * LENT * look.in_time(pawn, look.tour(pawn, infecting(look)))
        if likely > best:
            best, sent = likely, pawn
    if sent is not None:
        look.claim(sent, best)
    return 1 - (1 - best) * (1 - smuggled(look))


@scheme("no-contamination-escapes")
def _none_away(look: Plans, row: Row, args: Args) -> float:
    return expectation(look, row) * (1 - smuggled(look))


@scheme("contaminated-escape")
def _each_away(look: Plans, row: Row, args: Args) -> float:
    return expectation(look, row) + smuggled(look)


def smuggled(look: Plans) -> float:
    """How likely a Monster gets away that carries contamination and the X-Secret with it (7.6.2)."""
    state = look.state
    leaves = PROJECTS[state.projectx].leaves if state.released else None
    monster = state.pawns.get(MONSTER)
    if leaves is None or monster is None or monster.annihilated:
        return 0.0
    if people.escaped(state, monster):
        return 1.0
    if monster.down:
        return 0.0
    if leaves(state):
        return LEAVING
    return (STUCK if _stuck(state, monster) else WAITING) * min(state.minute / SLOW, 1.0)


def _stuck(state: State, monster: Pawn) -> bool:
    """Whether it waits where nobody brings whom that pod asks for: that takes two seats more."""
    pod = monster.at
    if pod not in state.places or not station.board(state).sections[pod].pod:
        return False
    asks = BODY in pods.needs(state, pod) and not pods.meets(state, pod, BODY, MONSTER)
    return asks and pods.seats_left(state, pod) < SEATS
