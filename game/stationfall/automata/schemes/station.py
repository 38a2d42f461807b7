"""What becomes of the Antimatter."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from game.stationfall import people, station, systems
from game.stationfall.actions.basic.force import Sabotage
from game.stationfall.automata import clock, odds
from game.stationfall.automata.errands import Stop
from game.stationfall.automata.means import NEVER
from game.stationfall.automata.plans import Plans
from game.stationfall.automata.prospects import expectation
from game.stationfall.automata.prospects.rows import Args, wants
from game.stationfall.automata.prospects.station import ARMED, arms
from game.stationfall.automata.roads import sites
from game.stationfall.automata.schemes.bodies import several
from game.stationfall.automata.schemes.rows import THROUGH, scheme
from game.stationfall.cards import IDENTITIES, Row, card_of
from game.stationfall.state import Pawn

EJECTABLE = (0.7, 0.4, 0.35, 0.3, 0.28)
"""How likely the Antimatter stays where it can be ejected, by the minutes that are left: it is done late."""
AFLOAT = 0.95
"""How likely who floats outside still does when the station falls …"""
ADRIFT, FETCHED = 0.98, 0.8
"""… and what is left of that with every minute, where others lead them, too …"""
SENT_OUT = 0.7
"""… and how often somebody is sent out there who could be."""
GONE, RETRIEVED = 0.05, 0.3
"""How likely it comes back aboard, and how likely where somebody floats beside it …"""
BACK = 0.35
"""… and how often it stays there that one of ours has brought in."""
UNORDERED = 0.033
"""How likely, in each minute that is left for it, somebody throws it out for the order to leave it gives …"""
ORDERED = 0.01
"""… once that is given …"""
WANTED = 0.07
"""… and how likely somebody arms it who may want it to go off …"""
FULL = 5
"""… in so many minutes."""
ORDERLY, AT_MOST = 1.35, 0.9
"""How much likelier while an Officer others lead is on the Bridge; and no likelier than that."""
CONTAINED = 0.97
"""How likely Project X stays in where nobody wants it out: of 620 times it never came out …"""
LOOSE = ((10, 0.6, 0.28), (7, 0.42, 0.18), (4, 0.28, 0.08), (0, 0.13, 0.05))
"""… and how likely it comes out otherwise, from this minute on: such an Officer being there, or not."""
FAILING = 1.5
"""How much likelier where one Power Section more would let it out."""
ALONE = 0.2
"""How likely others let Project X out by themselves, while there is time."""
SOONEST = 1
"""What is due later than that goes off when the station falls anyhow."""
HASTE = 4
"""In so many minutes they may still."""
WHOLE, UNMENDED = 0.9, 0.15
"""How likely nothing more is damaged, and how likely others mend what is."""
RISEN = 3.0
"""How many actions it takes until somebody Down is up again, who means to do something."""
PACE = 1.3
"""How many actions a minute brings."""


@scheme("antimatter-on-board")
def _detonates(look: Plans, row: Row, args: Args) -> float:
    if look.state.ending or look.state.detonated:
        return expectation(look, row)
    return goes_off(look)


@scheme("humans-afloat")
def _afloat(look: Plans, row: Row, args: Args) -> float:
    """Nobody floats out there any more once it has gone off, nor comes out (7.3.2, 5.1.4).

    It counts at the very end: whom others lead as well they fetch in again, while there is time.
    """
    state = look.state
    outside = people.item_at(state, "antimatter") == station.OUTER_SPACE
    if outside and (look.due() or 0) >= SOONEST:
        return 0.0
    floating, sent = 0.0, []
    for pawn in look.folk:
        if not people.human(pawn) or not people.live(pawn):
            continue
        stays = AFLOAT * (FETCHED if look.others_use(pawn.card) else ADRIFT) ** state.minute
        hardy = people.endures(state, pawn, "asphyxiation")
        if pawn.at == station.OUTER_SPACE:
            floating += stays
        elif look.ours(pawn) and (hardy or people.room(pawn) > 0):
            here = {pawn.at: 0.0}
            ready = here if hardy else look.by_way_of(pawn, here, "helmet")
            out = min((spent + look.outside(pawn, here) for here, spent in ready.items()), default=NEVER)
            sent.append(SENT_OUT * look.chance(min(out + look.effort(pawn.card), NEVER)) * stays)
    return floating + several(sent)


@scheme("x-contained")
def _contained(look: Plans, row: Row, args: Args) -> float:
    """Nobody lets it out by whom it is not wanted; who is on the Bridge does so soonest (13.3)."""
    state = look.state
    if state.released:
        return 0.0
    if not _wanted(look.cast, "x-released"):
        return CONTAINED
    near, far = next((near, far) for minute, near, far in LOOSE if state.minute >= minute)
    risk = near if _at_helm(look, "bridge", "cryo_lab") else far
    return 1 - min(risk * (FAILING if station.broken(state) else 1.0), AT_MOST)


def _at_helm(look: Plans, *sections: str) -> bool:
    """Whether an Officer whom others could activate stands where such an order is given."""
    return any(
        one.at in sections
        and people.live(one)
        and people.officer(look.state, one)
        and look.others_use(one.card)
        for one in look.folk
    )


@scheme("x-released")
def _released(look: Plans, row: Row, args: Args) -> float:
    """By others, or by one's own character: who wants to leave does so on the way, or gives that up."""
    if look.state.released:
        return 1.0
    best = 0.0
    for pawn in look.mine:
        stops = list(_releasing(look, pawn))
        cost = min([look.steps(pawn, section) + doing for section, doing in stops], default=NEVER)
        likely = look.chance(min(cost + look.effort(pawn.card), NEVER))
        if pawn.card == look.card and likely > best:
            lost = look.gets_away(pawn) - look.in_time(pawn, look.tour(pawn, stops))
            likely -= max(lost, 0.0) * _leaving(look) / row.points
        best = max(best, likely)
    return best + (1 - best) * ALONE * min(look.state.minute / HASTE, 1.0)


def _releasing(look: Plans, pawn: Pawn) -> Iterator[Stop]:
    """Where this pawn could let Project X out (13.3), and what it takes there."""
    places = look.state.places
    if people.officer(look.state, pawn) and not station.blackout(look.state):
        yield from ((key, 1.0) for key in ("bridge", "cryo_lab") if not places[key].damaged)
    act = Sabotage(seat=look.seat, who=pawn.key)
    if people.armed(pawn) and people.able(look.state, pawn.card).forbids(look.state, act, pawn) is None:
        yield "vault_x", 1.0
        # The second Power Section brings a Blackout (7.2.2.1).
        if station.broken(look.state) == 1:
            yield from ((key, 1.0) for key in look.station.power if not places[key].damaged)


def _leaving(look: Plans) -> int:
    """What it brings one that one's own character escapes."""
    identity = look.state.conspiracies[look.colour].identity
    rows = IDENTITIES[identity].agenda if identity and card_of(identity) == look.card else ()
    return sum(
        row.points for row in rows if row.condition.key == "escapes" and look.card in row.condition.about
    )


@scheme("antimatter-unarmed")
def _unarmed(look: Plans, row: Row, args: Args) -> float:
    return 0.0 if look.state.armed else 1 - _may_arm(look)


@scheme("nothing-damaged")
def _pristine(look: Plans, row: Row, args: Args) -> float:
    """What goes off outside damages half of the station, what goes off on board ends the game (7.3.2).

    What is damaged can be mended, one section after the other.
    """
    state = look.state
    broken = {key for key, place in state.places.items() if place.damaged and not place.away}
    likely = WHOLE * _mended(look, broken)
    if not state.armed:
        return likely * (1 - THROUGH * _may_arm(look))
    if state.detonated or people.left(state, people.item_at(state, "antimatter")):
        return likely
    sections = look.station.sections.items()
    struck = {key for key, it in sections if it.arrow and key in state.places and not state.places[key].away}
    aboard = goes_off(look, helped=False)
    return aboard * likely + (1 - aboard) * WHOLE * _mended(look, broken | struck)


def _mended(look: Plans, broken: set[str]) -> float:
    """How likely all of these are whole again in the end: whoever of ours is nearest goes on to the next."""
    menders = [pawn for pawn in look.mine if people.taught(look.state, pawn).mends]
    if not menders or not broken:
        return UNMENDED ** len(broken)
    left, stands = set(broken), {pawn.key: pawn.at for pawn in menders}
    cost = min(look.effort(pawn.card) for pawn in menders)
    while left and cost < NEVER:
        ways = ((look.between(one, stands[one.key], key), one.key, key) for one in menders for key in left)
        far, who, section = min(ways)
        stands[who] = section
        left.remove(section)
        cost += far + 1
    return max(odds.meant(min(cost, NEVER), look.spare), UNMENDED ** len(broken))


def _may_arm(look: Plans) -> float:
    """How likely somebody arms it yet: for its own sake, or for the order to leave, while there is time."""
    minutes = max(look.state.minute - systems.FUSE, 0)
    risk = (ORDERED if look.state.abandon else UNORDERED) * minutes
    if _wanted(look.cast, "antimatter-on-board"):
        risk += WANTED * min(minutes, FULL)
    return max(
        min(risk * (ORDERLY if _at_helm(look, "bridge") else 1.0), AT_MOST), _bent_on_it(look, minutes)
    )


def _bent_on_it(look: Plans, minutes: int) -> float:
    """How likely a known player gives that order who wants it to go off: so soon as their own is there."""
    state = look.state
    best = 0.0
    for colour, it in enumerate(state.conspiracies):
        known = it.revealed and colour != look.colour
        if minutes and known and wants(it.identity, "antimatter-on-board"):
            for pawn in people.pawns_of(state, card_of(it.identity)):
                if people.able(state, pawn.card).officer and people.in_play(state, pawn):
                    cost = look.steps(pawn, "bridge") + 1 + RISEN * pawn.down
                    best = max(best, odds.meant(min(cost, NEVER), 1 + PACE * minutes))
    return best


@cache
def _wanted(cast: frozenset[str], condition: str) -> bool:
    """Whether somebody aboard may want this to come about."""
    return any(wants(it.key, condition) for it in IDENTITIES.values() if it.card in cast)


def goes_off(look: Plans, *, helped: bool = True) -> float:
    """How likely the Antimatter goes off on board; `helped`: with what we can do for that.

    The longer it ticks within reach of who can eject it, the less likely.
    """
    state = look.state
    if not people.aboard(state, people.item_at(state, "antimatter")):
        return max(RETRIEVED if _retrieved(look) else GONE, BACK * _brought_in(look))
    if not state.armed:
        return ARMED * arms(look) * _kept(look, systems.FUSE)
    due = look.due()
    return GONE if due is None else THROUGH * _kept(look, max(state.minute - due, 0), helped=helped)


def _retrieved(look: Plans) -> bool:
    """Whether somebody others may lead floats beside it with a hand free."""
    out = people.item_at(look.state, "antimatter") == station.OUTER_SPACE
    return (
        out
        and look.state.minute > (look.due() or 0)
        and any(
            one.at == station.OUTER_SPACE
            and people.live(one)
            and people.bodily(one)
            and people.room(one) > 0
            and not look.state.detonated
            and not people.able(look.state, one.card).steered
            and (look.others_use(one.card) or not any(look.state.cards[one.card].cubes))
            for one in look.folk
        )
    )


def _brought_in(look: Plans) -> float:
    """How likely one of ours has it back aboard in time: out there, or with the Cargo Claw."""
    state = look.state
    minutes = state.minute - (look.due() or 0)
    if state.detonated or people.item_at(state, "antimatter") != station.OUTER_SPACE or minutes < 0:
        return 0.0
    claws = [key for key in sites(look.cast, "grab") if not state.places[key].damaged]
    best = NEVER
    for one in look.mine:
        effort = look.effort(one.card)
        best = min([best, *(look.steps(one, key) + 1 + effort for key in claws)])
        if people.bodily(one) and people.room(one) > 0 and people.endures(state, one, "asphyxiation"):
            best = min(best, look.outside(one, one.at) + 1.5 + effort)
    return odds.meant(best, 1 + PACE * minutes) if best < NEVER else 0.0


def _kept(look: Plans, minutes: int, *, helped: bool = True) -> float:
    """How likely it stays on board so long, with what can be done against whatever ejects it."""
    state = look.state
    stays = clock.guarded(state, minutes)
    if stays is not None:
        return stays
    sealed, reach = clock.SEALED**minutes, clock.working(state)
    watched = EJECTABLE[min(minutes, len(EJECTABLE) - 1)]
    if len(reach) > 1 or not helped:
        return watched
    if any(marker.section == reach[0] for marker in state.markers):
        return sealed - (sealed - watched) / (1 + minutes)  # it is about to be damaged
    wreck = min((_wreck(look, pawn, reach[0]) for pawn in look.mine), default=NEVER)
    done = odds.meant(wreck, 1 + PACE * minutes) if wreck < NEVER else 0.0
    return watched + (sealed - watched) * done


def _wreck(look: Plans, pawn: Pawn, section: str) -> float:
    """Actions until this pawn has damaged a section."""
    act = Sabotage(seat=look.seat, who=pawn.key)
    if (
        not people.bodily(pawn)
        or people.able(look.state, pawn.card).forbids(look.state, act, pawn) is not None
    ):
        return NEVER
    return min(look.weapon(pawn, section) + 1 + look.effort(pawn.card), NEVER)
