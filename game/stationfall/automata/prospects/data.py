"""Data: held, transmitted, taken along, or kept from everybody."""

from __future__ import annotations

from game.stationfall import people
from game.stationfall.agenda.things import data_escaped
from game.stationfall.automata.means import NEVER
from game.stationfall.automata.outlook import Outlook
from game.stationfall.automata.prospects.leaving import helped
from game.stationfall.automata.prospects.rows import SAFE, Args, prospect, who
from game.stationfall.automata.roads import sites
from game.stationfall.state import Pawn


@prospect("holds-data")
def _holds_data(look: Outlook, args: Args) -> float:
    best = 0.0
    for pawn in people.pawns_of(look.state, who(look, args)):
        if args.data in pawn.data:
            return SAFE
        if people.in_play(look.state, pawn) and not pawn.down:
            cost = look.learn(pawn, args.data) + look.effort(pawn.card)
            best = max(best, look.before_leaving(pawn, cost))
    return best


@prospect("exclusive-data")
def _exclusive(look: Outlook, args: Args) -> float:
    if args.data in look.state.offsites[args.offsite]:
        return 0.0
    return 0.9 * _holds_data(look, args)


@prospect("offsite-has")
def _offsite(look: Outlook, args: Args) -> float:
    best = sent(look, args)
    if any(args.data in pawn.data and pawn.card == look.card for pawn in look.mine):
        # 16.3.1: an escaped PC delivers.
        best = max(best, 0.95 * look.leaves(look.card))
    return best


def sent(look: Outlook, args: Args) -> float:
    """How likely it is there, or is transmitted by somebody of ours."""
    if args.data in look.state.offsites[args.offsite]:
        return 1.0
    best = 0.0
    for pawn in look.mine:
        effort = look.effort(pawn.card)
        if look.chance(1 + effort) > best:
            best = max(best, look.chance(send(look, pawn, args.data) + effort))
    return best


def send(look: Outlook, pawn: Pawn, data: str) -> float:
    """Actions until this pawn has got hold of some data and transmitted it."""
    best = NEVER
    learn = look.learn(pawn, data)
    if learn > 2:
        learn = look.heard(pawn, data)
    for goal in sites(look.cast, "transmit"):
        if look.state.places[goal].damaged:
            continue
        if data in pawn.data:
            best = min(best, look.steps(pawn, goal) + 1)
            continue
        for maker in look.makers(data, pawn):
            way = look.steps(pawn, maker) + look.between(pawn, maker, goal)
            best = min(best, way + 2)
        best = min(best, learn + look.steps(pawn, goal) + 1)
    return min(best + look.relit(), NEVER)


@prospect("offsite-lacks")
def _not_there(look: Outlook, args: Args) -> float:
    return 0.0 if args.data in look.state.offsites[args.offsite] else 0.85


@prospect("offsites-lack")
def _nowhere(look: Outlook, args: Args) -> float:
    if any(args.data in held for held in look.state.offsites.values()):
        return 0.0
    likely = 0.9
    for pawn in look.folk:
        if args.data in pawn.data and look.effort(pawn.card) > 1:
            likely *= 0.7
    return likely


@prospect("data-stays")
def _data_kept(look: Outlook, args: Args) -> float:
    if data_escaped(look.state, args.data):
        return 0.0
    likely = 0.9
    for pawn in look.folk:
        if args.data in pawn.data:
            likely *= 1 - max(look.flees(pawn), 0.2)
    return likely


@prospect("copies-escaped")
def _copies_away(look: Outlook, args: Args) -> float:
    chances = sorted(_copies(look, args.data), reverse=True)
    least = args.least
    return chances[least - 1] if least <= len(chances) else 0.0


def _copies(look: Outlook, data: str) -> list[float]:
    """The chance of each Offsite and of everybody to end up away with some data."""
    found = [_offsite(look, Args(data=data, offsite=offsite)) for offsite in look.state.offsites]
    for pawn in look.folk:
        if data in pawn.data:
            found.append(helped(look, pawn))
        elif pawn in look.mine:
            learn = look.learn(pawn, data)
            cost = min(learn + max(look.away(pawn), 0.2) + look.effort(pawn.card), NEVER)
            found.append(look.chance(cost, slack=1.0))
    return found


@prospect("robots-with")
def _robots_with(look: Outlook, args: Args) -> float:
    return sum(
        helped(look, pawn)
        * (1.0 if args.data in pawn.data else 0.3 * look.chance(look.learn(pawn, args.data)))
        for pawn in look.folk
        if people.robot(pawn)
    )


@prospect("offsites-and-humans-with")
def _offsites_and_humans(look: Outlook, args: Args) -> float:
    data = args.data
    total = sum(_offsite(look, Args(data=data, offsite=offsite)) for offsite in look.state.offsites)
    return total + sum(helped(look, pawn) for pawn in look.folk if people.human(pawn) and data in pawn.data)


@prospect("escapes-alone-with")
def _alone_with(look: Outlook, args: Args) -> float:
    data = args.data
    likely = _holds_data(look, args)
    for pawn in look.folk:
        if data in pawn.data and pawn.card != who(look, args):
            likely *= 1 - look.flees(pawn)
    return likely


@prospect("data-escapes")
def _data_away(look: Outlook, args: Args) -> float:
    data = args.data
    if data_escaped(look.state, data):
        return 1.0
    best = 0.0
    for pawn in look.mine:
        cost = look.learn(pawn, data)
        if cost < NEVER:
            gone = min(look.away(pawn) + 1, send(look, pawn, data) - cost)
            best = max(best, look.chance(cost + max(gone, 1.0) + look.effort(pawn.card)))
    return best
