"""Items: held, brought along, or kept on board."""

from __future__ import annotations

from game.stationfall import people, station
from game.stationfall.agenda.things import item_escaped
from game.stationfall.automata.means import NEVER
from game.stationfall.automata.outlook import Outlook
from game.stationfall.automata.prospects.contamination import catches
from game.stationfall.automata.prospects.rows import SAFE, Args, prospect, who


@prospect("holds")
def _holds(look: Outlook, args: Args) -> float:
    best = 0.0
    for pawn in people.pawns_of(look.state, who(look, args)):
        if people.owns(pawn, args.item):
            return 1.0 if people.escaped(look.state, pawn) else SAFE if people.live(pawn) else 0.6
        if people.in_play(look.state, pawn):
            best = max(best, look.before_leaving(pawn, look.bring(args.item, pawn)))
    return best


@prospect("holds-or-contaminated")
def _holds_or_contaminated(look: Outlook, args: Args) -> float:
    best = _holds(look, args)
    for pawn in people.pawns_of(look.state, who(look, args)):
        if pawn.contaminated:
            return SAFE
        best = max(best, catches(look, pawn))
    return best


@prospect("holds-or-afloat")
def _holds_or_afloat(look: Outlook, args: Args) -> float:
    if people.item_at(look.state, args.item) == station.OUTER_SPACE:
        return SAFE
    best = _holds(look, args)
    for pawn in look.mine:
        if args.item in pawn.items:
            lock = min((look.steps(pawn, key) for key in look.station.outward), default=NEVER)
            best = max(best, look.chance(min(lock + 1 + look.effort(pawn.card), NEVER)))
    return best


@prospect("humans-afloat")
def _afloat(look: Outlook, args: Args) -> float:
    """In Outer Space and Live: with a Helmet, near the very end."""
    total = 0.0
    for pawn in look.folk:
        if not people.human(pawn) or not people.live(pawn):
            continue
        if pawn.at == station.OUTER_SPACE:
            total += 0.85
        elif people.helmeted(pawn):
            total += 0.5 * look.chance(
                look.steps(pawn, station.OUTER_SPACE) + min(look.effort(pawn.card), 8.0)
            )
    return total


@prospect("escaped-with")
def _escaped_with(look: Outlook, args: Args) -> float:
    at = people.item_at(look.state, args.item)
    return float(
        any(pawn.at == at or args.item in pawn.items for pawn in people.pawns_of(look.state, who(look, args)))
    )


@prospect("item-beside")
def _item_beside(look: Outlook, args: Args) -> float:
    """Somebody carries one to the other."""
    item = args.item
    at = people.item_at(look.state, item)
    best = 0.0
    for pawn in people.pawns_of(look.state, who(look, args)):
        here = people.where(look.state, pawn)
        if here == at and at:
            return 0.9
        for carrier in look.mine:
            if here in look.state.places and at in look.state.places:
                cost = look.fetch(carrier, item) + look.between(carrier, at, here) + look.effort(carrier.card)
                best = max(best, look.chance(min(cost, NEVER)))
    return best


@prospect("item-escapes")
def _item_away(look: Outlook, args: Args) -> float:
    item = args.item
    if item_escaped(look.state, item):
        return 1.0
    best = 0.0
    for pawn in look.mine:
        best = max(best, look.chance(look.carried(pawn, item) + look.effort(pawn.card), slack=1.0))
    return max(best, carried_off(look, item))


def carried_off(look: Outlook, item: str) -> float:
    """An item leaves with who holds it, or with the pod it lies in."""
    likely = 0.0
    for section, holder in look.lying(item):
        if holder:
            likely = max(likely, look.flees(look.state.pawns[holder]))
        elif look.station.sections[section].pod:
            likely = max(likely, 0.5)
    return likely


@prospect("item-stays")
def _item_kept(look: Outlook, args: Args) -> float:
    item = args.item
    if item_escaped(look.state, item):
        return 0.0
    held = any(holder and look.effort(look.state.pawns[holder].card) < 0.6 for _, holder in look.lying(item))
    return (SAFE if held else 0.85) * (1 - carried_off(look, item))


@prospect("items-stay")
def _items_kept(look: Outlook, args: Args) -> float:
    return min(_item_kept(look, Args(item=args.item)), _item_kept(look, Args(item=args.other)))
