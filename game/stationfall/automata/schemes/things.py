"""Items: in one place with somebody, or away."""

from __future__ import annotations

from operator import itemgetter

from game.stationfall import people
from game.stationfall.agenda.things import item_escaped
from game.stationfall.automata import odds
from game.stationfall.automata.means import NEVER
from game.stationfall.automata.others import AWAY
from game.stationfall.automata.plans import Plans
from game.stationfall.automata.prospects import expectation
from game.stationfall.automata.prospects.rows import SAFE, Args, who
from game.stationfall.automata.schemes.rows import scheme
from game.stationfall.cards import IDENTITIES, Row
from game.stationfall.state import Pawn

_first = itemgetter(0)

LAID = 0.85
"""How likely what lies somewhere still lies there in the end …"""
BORNE = 0.4
"""… and what others have in their hands is still there."""
PUT = 0.5
"""What it takes to put something down (15.5.3)."""
LYING = 0.93
"""How likely what lies about is still there, nobody leaving …"""
TAKEN = 0.3
"""… and how often who leaves takes it along …"""
AT_HAND = 1
"""… from where they stand, or as far away."""
REVEALED = 0.8
"""How likely one has what one's reveal brings, before it: no other player's own character is to take it."""


def brought(look: Plans, card: str, item: str) -> float:
    """How likely this character has an item in its hands when it is revealed, having a power for that."""
    state = look.state
    powers = (power for it in IDENTITIES.values() if it.card == card for power in it.powers)
    if state.cards[card].owners or all(power.brings != item for power in powers):
        return 0.0
    if all(pawn.annihilated for pawn in people.pawns_of(state, card)):
        return 0.0
    held = (state.pawns[holder].card for _, holder in look.lying(item) if holder)
    return 0.0 if any(state.cards[other].owners for other in held) else REVEALED


@scheme("holds")
def _holds(look: Plans, row: Row, args: Args) -> float:
    """What a reveal brings need not be fetched."""
    return max(expectation(look, row), brought(look, who(look, args), args.item))


@scheme("item-beside")
def _item_beside(look: Plans, row: Row, args: Args) -> float:
    """Whoever is led elsewhere takes along what they hold: it is put down, or carried with the other."""
    if not row.condition.count(look.state, look.colour):
        return LAID * expectation(look, row)
    holder = next((look.state.pawns[key] for _, key in look.lying(args.item) if key), None)
    if holder is None or holder.down or who(look, args) in (holder.card, *holder.items):
        return LAID
    if not look.ours(holder):
        return BORNE
    return max(LAID * look.chance(PUT + look.effort(holder.card)), BORNE)


@scheme("item-stays")
def _item_kept(look: Plans, row: Row, args: Args) -> float:
    return _stays(look, args.item)


@scheme("items-stay")
def _items_kept(look: Plans, row: Row, args: Args) -> float:
    return min(_stays(look, args.item), _stays(look, args.other))


def _stays(look: Plans, item: str) -> float:
    """What lies about is taken along by who is near and leaves; oneself one keeps it."""
    if item_escaped(look.state, item):
        return 0.0
    section, holder = next(iter(look.lying(item)), ("", ""))
    if not holder:
        near = (look.flees(pawn) for pawn in look.folk if _comes_by(look, pawn, section))
        return LYING * (1 - _borne_off(look, item)) * (1 - TAKEN * max(near, default=0.0))
    pawn = look.state.pawns[holder]
    own = pawn.card == look.card or look.colour in look.state.cards[pawn.card].owners
    stays = own and look.away(pawn) > AWAY
    return SAFE * (1 - look.flees(pawn) * (not stays))


def _comes_by(look: Plans, pawn: Pawn, section: str) -> bool:
    stands = pawn.at in look.state.places and people.live(pawn) and not look.ours(pawn)
    return stands and look.steps(pawn, section) <= AT_HAND


@scheme("item-escapes")
def _item_away(look: Plans, row: Row, args: Args) -> float:
    return taken(look, args.item)


def taken(look: Plans, item: str) -> float:
    """How likely an item leaves: with one of ours, or with whoever has it."""
    if item_escaped(look.state, item):
        return 1.0
    likely, carrier = 0.0, None
    for most, pawn in sorted(((_could(look, it, item), it) for it in look.mine), key=_first, reverse=True):
        if most <= likely:
            break
        takes = _takes(look, pawn, item)
        if takes > likely:
            likely, carrier = takes, pawn
    if carrier is not None and carrier.card != look.card:
        look.claim(carrier, likely)
    return max(likely, _borne_off(look, item))


def _borne_off(look: Plans, item: str) -> float:
    """How likely it leaves with whoever has it, or in the pod it lies in: surely, if that counts down."""
    likely = 0.0
    for section, holder in look.lying(item):
        if holder:
            likely = max(likely, look.flees(look.state.pawns[holder]))
        elif look.station.sections[section].pod:
            likely = max(likely, odds.AWAY if look.counts_down(section) else _left_with(look, section))
    return likely


def _left_with(look: Plans, pod: str) -> float:
    """How likely somebody leaves in this pod."""
    bound = ((pawn, look.flees(pawn)) for pawn in look.folk)
    return max(
        (
            max(likely, look.gets_away(pawn) if look.ours(pawn) else 0.0)
            for pawn, likely in bound
            if look.bound(pawn) == pod
        ),
        default=0.0,
    )


def _could(look: Plans, pawn: Pawn, item: str) -> float:
    """How likely that is at the very most: what it takes is at least the way there, and the way off."""
    there = 0.0
    if not people.owns(pawn, item):
        there = min((look.steps(pawn, section) for section, _ in look.lying(item)), default=0.0)
    return look.in_time(pawn, max(there, look.least(pawn)))


def _takes(look: Plans, pawn: Pawn, item: str) -> float:
    """How likely this pawn gets away with it."""
    detour = look.carried(pawn, item) - look.away(pawn)
    return look.shared(pawn, lambda cost: look.in_time(pawn, min(cost + detour, NEVER)))
