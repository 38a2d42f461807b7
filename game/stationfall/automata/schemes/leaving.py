"""Others who leave, or are not to."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from heapq import nlargest

from game.stationfall import people
from game.stationfall.automata.means import NEVER, UNFREE
from game.stationfall.automata.moorings import SIGNED
from game.stationfall.automata.others import AWAY
from game.stationfall.automata.plans import Plans
from game.stationfall.automata.prospects import expectation
from game.stationfall.automata.prospects.bodies import rescue
from game.stationfall.automata.prospects.leaving import helped
from game.stationfall.automata.prospects.rows import Args, who
from game.stationfall.automata.schemes.rows import THROUGH, scheme
from game.stationfall.cards import Row, card_of
from game.stationfall.state import Pawn

TURNS = 0.35
"""What an action for one of those who are sent off takes of the time for the next: a turn serves two."""

SIGNS = 0.4
"""How often whoever leaves, and has not signed yet, has signed by then."""

HAULED = 1.5
"""What it takes to drag somebody to where they can be woken (6.2)."""

BARE = 0.9
"""How often nobody strikes down who has no Helmet to stop a Bludgeon (12.8.1)."""

NOBODY = 0.4
"""How often an Officer who gets away is nobody's own."""

TAKEN = 0.4
"""How often, of what is feared, a Robot gets away that is nobody's own and in no pod that is leaving."""


def _sent(look: Plans, pawns: Iterable[Pawn]) -> float:
    """How many of these get away: by themselves, or one after the other, who share a pod and its launch."""
    alone, sent = 0.0, []
    for pawn in pawns:
        cost, hold = look.away(pawn), look.hold(pawn.card)
        alone += look.flees(pawn)
        if AWAY < cost < NEVER and look.effort(pawn.card) < UNFREE:
            far, pod = look.boarding(pawn)
            sent.append((min(far, cost) + hold, cost + hold, pod, pawn))
    sent.sort(key=lambda it: it[:3])
    spent, launched = 0.0, set[str]()
    more = 0.0
    for own, _, pod, pawn in sent:
        likely = look.shared(pawn, _after(look, pawn, TURNS * spent))
        gain = likely - look.flees(pawn)
        if gain > 0:
            more += gain
            spent += own + (pod not in launched)
            launched.add(pod)
            look.claim(pawn, likely)
    return alone + more


def _after(look: Plans, pawn: Pawn, spent: float) -> Callable[[float], float]:
    """How likely this pawn is sent off in so many actions, when so many have gone into others before."""
    hold = look.hold(pawn.card)
    return lambda cost: look.meant(pawn, min(cost + hold + spent, NEVER))


@scheme("other-humans-escaped")
def _others_away(look: Plans, row: Row, args: Args) -> float:
    return _sent(look, (pawn for pawn in look.folk if pawn.card != who(look, args) and people.human(pawn)))


@scheme("pawns-escape")
def _several_away(look: Plans, row: Row, args: Args) -> float:
    """The least likely of as many as are needed, each with a seat of its own."""
    chances = []
    for pawn in sorted(people.pawns_of(look.state, who(look, args)), key=look.away):
        chances.append(helped(look, pawn))
        look.claim(pawn, chances[-1])
    return nlargest(args.least, chances)[-1] if len(chances) >= args.least else 0.0


@scheme("npc-officers-escaped")
def _officers_away(look: Plans, row: Row, args: Args) -> float:
    """Whoever may yet turn out to be a player's own does not count then: and who leaves mostly is."""
    suspected = look.suspected()
    total = 0.0
    for pawn in look.folk:
        nobody = not look.state.cards[pawn.card].owners and pawn.card != look.card
        if nobody and people.able(look.state, pawn.card).officer:
            likely = helped(look, pawn) * (1.0 if look.away(pawn) == 0 else NOBODY)
            total += likely * (1 - suspected.get(pawn.card, 0.0))
    return total


@scheme("stays-aboard-live")
def _stays(look: Plans, row: Row, args: Args) -> float:
    """A pod is on board until it leaves: nobody sits in one that may. Who is Down is woken by one of ours."""
    own = people.pawns_of(look.state, who(look, args))
    bare = any(people.human(pawn) and not people.helmeted(pawn) for pawn in own)
    stays = 1 - max([look.flees(pawn) for pawn in own], default=0.0)
    peril = max([look.peril(pawn) for pawn in own], default=0.0)
    stands = expectation(look, row)
    woken = max([look.chance(_woken(look, pawn)) for pawn in own if pawn.down], default=0.0)
    stands += max(THROUGH - stands, 0.0) * woken
    return stands * stays * (1 - peril) * (BARE if bare else 1.0)


def _woken(look: Plans, body: Pawn) -> float:
    """Actions until one of ours has woken this body: out of what brought it Down, if that is still there."""
    place = look.state.places.get(body.at)
    if place is None:
        return NEVER
    choked = place.hazard and not people.endures(look.state, body, place.hazard)
    return min(rescue(look, body) + HAULED * bool(choked), NEVER)


@scheme("no-human-pc-escapes")
def _no_pc_away(look: Plans, row: Row, args: Args) -> float:
    """Who is not revealed yet may be anybody: rather whom somebody leads, or who sits in a pod."""
    return _none_away(look, (pawn for pawn in look.folk if people.human(pawn)))


@scheme("no-innocent-pc-escapes")
def _no_innocent_away(look: Plans, row: Row, args: Args) -> float:
    known = (it for n, it in enumerate(look.state.conspiracies) if it.revealed or n == look.colour)
    stained = {card_of(it.identity) for it in known if it.identity and it.guilt != "innocent"}
    return 0.9 * _none_away(look, (pawn for pawn in look.folk if pawn.card not in stained))


def _none_away(look: Plans, pawns: Iterable[Pawn]) -> float:
    """No player's own among these gets away."""
    suspected = look.suspected()
    likely = 1.0
    for pawn in pawns:
        owners = look.state.cards[pawn.card].owners
        if look.colour in owners or pawn.card == look.card:
            # Who has no wish to leave does so only from where a countdown ends.
            likely *= 1 - (look.flees(pawn) if look.away(pawn) <= AWAY else 0.0)
        elif owners:
            likely *= 1 - look.flees(pawn)
        else:
            likely *= 1 - suspected[pawn.card] * look.flees_owned(pawn)
    return likely


@scheme("no-robot-escapes")
def _no_robot_away(look: Plans, row: Row, args: Args) -> float:
    likely = 1.0
    for pawn in look.folk:
        if people.robot(pawn):
            sure = look.away(pawn) <= AWAY or bool(look.state.cards[pawn.card].owners)
            likely *= 1 - look.flees(pawn) * (1.0 if sure else TAKEN)
    return likely


@scheme("signed-humans-escape")
def _signed_away(look: Plans, row: Row, args: Args) -> float:
    """Pods keep who has not signed (5.5.4): so whoever means to leave sees to that."""
    humans = (pawn for pawn in look.folk if people.human(pawn))
    return sum(helped(look, pawn) * (1.0 if SIGNED in pawn.data else SIGNS) for pawn in humans)


@scheme("only-signed-humans-escape")
def _signed_only(look: Plans, row: Row, args: Args) -> float:
    """Most pods keep who has not signed: but not every one, nor space."""
    if not row.condition.count(look.state, look.colour):
        return 0.0
    likely = 1.0
    for pawn in look.folk:
        if people.human(pawn) and SIGNED not in pawn.data:
            likely *= 1 - look.flees_without(pawn, SIGNED)
    return likely
