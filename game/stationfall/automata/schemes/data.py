"""Data that gets away."""

from __future__ import annotations

from game.stationfall import people, station
from game.stationfall.automata import odds
from game.stationfall.automata.means import NEVER
from game.stationfall.automata.plans import Plans
from game.stationfall.automata.prospects.data import send, sent
from game.stationfall.automata.prospects.leaving import helped
from game.stationfall.automata.prospects.rows import Args
from game.stationfall.automata.roads import sites, workshops
from game.stationfall.automata.schemes.contamination import smuggled
from game.stationfall.automata.schemes.rows import scheme
from game.stationfall.cards import Row
from game.stationfall.state import Pawn

SECRET = "x_secret"
"""What a Monster may be itself."""
WON_OVER = 1.5
"""Whom it takes more than that to have act is not won over yet …"""
MAYBE = 0.7
"""… and often never is."""
UNMADE = 0.012
"""What every minute that is left takes off the likelihood that nobody gets some data and is out with it."""
DELIVERED = 0.95
"""How often what one is away with arrives."""
TOLD = 0.9
"""How likely an Offsite is not told what nobody has …"""
OFFSITE = 0.6
"""… and how often who gets something out tells one."""
LEAKY = 0.9
"""How often whoever has got hold of it means to get it out …"""
DARK = 4.0
"""What it takes others more to send anything in a Blackout."""
GIVEN = 0.6
"""How often who could be given some data gets it."""
OURS = 0.4
"""… and what is left of that where we lead them."""


@scheme("data-escapes")
def _data_away(look: Plans, row: Row, args: Args) -> float:
    """It is taken along from where it is made, or by who has it, or sent to who leaves, or to an Offsite."""
    if row.condition.count(look.state, look.colour):
        return 1.0
    data = args.data
    borne = max([look.flees(pawn) for pawn in look.folk if data in pawn.data], default=0.0)
    likely = borne
    for pawn in look.mine:
        learn, effort = look.learn(pawn, data), look.effort(pawn.card)
        often = 1.0 if effort < WON_OVER else MAYBE
        if often * look.chance(min(learn + effort, NEVER)) <= likely or not look.before_leaving(pawn, learn):
            continue
        cost = send(look, pawn, data)
        if learn <= 2:
            cost = min(cost, learn + max(look.away(pawn), 1.0))
        else:
            stops = [(key, 1.0) for key in look.makers(data, pawn)]
            cost = look.tour(pawn, stops, min(cost, look.heard(pawn, data) + look.away(pawn)))
        likely = max(likely, often * look.chance(min(cost + effort, NEVER)))
    return 1 - (1 - likely) * (1 - smuggled(look)) if data == SECRET else likely


@scheme("offsite-has")
def _delivered(look: Plans, row: Row, args: Args) -> float:
    """16.3.1: whose own character is away with it need do nothing more for it."""
    own = [pawn for pawn in people.pawns_of(look.state, look.card) if args.data in pawn.data]
    likely = max((look.gets_away(pawn) for pawn in own), default=0.0)
    return max(sent(look, args), DELIVERED * likely)


@scheme("robots-with")
def _robots_with(look: Plans, row: Row, args: Args) -> float:
    """Robots who have it leave; others are given it first."""
    total = 0.0
    for pawn in look.folk:
        if people.robot(pawn):
            known = args.data in pawn.data
            total += helped(look, pawn) * (1.0 if known else _given(look, pawn, args.data))
    return total


def _given(look: Plans, pawn: Pawn, data: str) -> float:
    """How likely this pawn has it before it leaves."""
    return GIVEN * look.before_leaving(pawn, look.learn(pawn, data))


@scheme("data-stays")
def _data_kept(look: Plans, row: Row, args: Args) -> float:
    """Whoever has it wants it out: by radio, or away with it."""
    state = look.state
    if not row.condition.count(state, look.colour):
        return 0.0
    made = any(not state.places[key].damaged for key, _ in workshops(look.cast).get(args.data, ()))
    likely = 1 - UNMADE * state.minute if made else 1.0
    likely *= 1 - smuggled(look) if args.data == SECRET else 1.0
    for pawn in look.folk:
        if args.data in pawn.data:
            likely *= 1 - _leaks(look, pawn)
    return likely


@scheme("offsites-lack")
def _nowhere(look: Plans, row: Row, args: Args) -> float:
    """The same, of what is told nobody: whoever does not make it yet has that before them."""
    if not row.condition.count(look.state, look.colour):
        return 0.0
    likely = TOLD
    for pawn in look.folk:
        if args.data in pawn.data:
            likely *= 1 - OFFSITE * _leaks(look, pawn)
    return likely


def _leaks(look: Plans, pawn: Pawn) -> float:
    """How likely what this pawn knows gets out."""
    cost = look.away(pawn)
    if not pawn.down:
        for goal in sites(look.cast, "transmit"):
            if not look.state.places[goal].damaged:
                cost = min(cost, look.steps(pawn, goal) + 1 + DARK * station.blackout(look.state))
    if cost >= NEVER or not people.in_play(look.state, pawn):
        return 0.0
    ours = OURS if look.hold(pawn.card) < 1 and people.live(pawn) else 1.0
    return LEAKY * ours * odds.meant(cost, look.state.minute)
