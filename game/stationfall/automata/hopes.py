"""How often each agenda row may be expected to be met in the end, by the key of its condition.

A row whose key nobody wrote a hope for counts as it stands: whatever meets it now is welcome, and no plan is
made for it. So a new character is played at once, and better once its own keys stand here.
"""

from __future__ import annotations

from collections.abc import Callable

from game.stationfall import people, systems
from game.stationfall.actions.answers import keeper
from game.stationfall.agenda import MEDICAL_STARS, data_escaped, item_escaped, wanted
from game.stationfall.automata.outlook import NEVER, UNFREE, Outlook
from game.stationfall.automata.roads import transmitters
from game.stationfall.cards import IDENTITIES, Bonus, Row, card_of
from game.stationfall.state import Pawn

Args = dict[str, str]
Hope = Callable[[Outlook, Args], float]
HOPES: dict[str, Hope] = {}

SAFE = 0.96
"""What is so now and may still be spoiled."""


def hope(key: str) -> Callable[[Hope], Hope]:
    """The expectation for rows with this condition."""

    def register(it: Hope) -> Hope:
        HOPES[key] = it
        return it

    return register


def expectation(look: Outlook, row: Row) -> float:
    """How often this row will be met, as far as can be told."""
    condition = row.condition
    known = HOPES.get(condition.key)
    if known is None:
        return float(condition.count(look.state, look.colour))
    return known(look, _names(condition.args))


def _names(args: dict[str, str | int]) -> Args:
    """The keys behind the names that a sentence is given."""
    return {field: str(value).removeprefix("@name-").replace("-", "_") for field, value in args.items()}


def _who(look: Outlook, args: Args) -> str:
    """The character a row speaks of: often one's own."""
    return args.get("card", look.card)


def bonus_hope(look: Outlook, identity: str, bonus: Bonus) -> float:
    """16.4.5: a friend should get away, an enemy should lie Down."""
    if bonus.count is not None:
        return float(bonus.count(look.state))
    if bonus.friend:
        return look.leaves(card_of(identity))
    return _all_down(look, card_of(identity))


def _all_down(look: Outlook, card: str) -> float:
    likely = 1.0
    for pawn in people.pawns_of(look.state, card):
        likely *= _felled(look, pawn)
    return likely


def _felled(look: Outlook, pawn: Pawn) -> float:
    """Down, and still here in the end."""
    if people.escaped(look.state, pawn):
        return 0.0
    if pawn.annihilated:
        return 1.0
    if pawn.down:
        return 0.9 - 0.5 * look.flees(pawn)
    return 0.85 * look.chance(look.strike(pawn))


# ---------------------------------------------------------------------- getting away


@hope("escapes")
def _escapes(look: Outlook, args: Args) -> float:
    return look.leaves(_who(look, args))


@hope("other-humans-escaped")
def _others_away(look: Outlook, args: Args) -> float:
    return sum(
        _helped(look, pawn) for pawn in look.folk if pawn.card != _who(look, args) and people.human(pawn)
    )


@hope("npc-officers-escaped")
def _officers_away(look: Outlook, args: Args) -> float:
    return sum(
        _helped(look, pawn)
        for pawn in look.folk
        if "officer" in people.abilities(look.state, pawn.card) and not look.state.cards[pawn.card].owners
    )


def _helped(look: Outlook, pawn: Pawn) -> float:
    """Somebody may go alone, or be sent."""
    cost = look.away(pawn)
    effort = look.effort(pawn.card)
    if effort >= UNFREE:
        return look.flees(pawn)
    return max(look.flees(pawn), look.chance(cost + effort, slack=1.0))


@hope("only-human-to-escape")
def _only_human(look: Outlook, args: Args) -> float:
    likely = 1.0
    for pawn in look.folk:
        if pawn.card != _who(look, args) and people.human(pawn):
            likely *= 1 - look.flees(pawn)
    return likely


@hope("no-human-pc-escapes")
def _no_pc_away(look: Outlook, args: Args) -> float:
    """Who is not revealed yet may be anybody."""
    state = look.state
    hidden = sum(not it.revealed and colour != look.colour for colour, it in enumerate(state.conspiracies))
    free = sum(not it.owners for it in state.cards.values())
    likely = 1.0
    for pawn in look.folk:
        if not people.human(pawn):
            continue
        owners = state.cards[pawn.card].owners
        if look.colour in owners or pawn.card == look.card:
            pc = 1.0 if people.escaped(state, pawn) else 0.0
        else:
            pc = 1.0 if owners else hidden / max(free, 1)
        if pc:
            likely *= 1 - pc * look.flees(pawn)
    return likely


@hope("no-contamination-escapes")
def _none_contaminated_away(look: Outlook, args: Args) -> float:
    likely = 1.0
    for pawn in look.folk:
        if pawn.contaminated:
            likely *= 1 - look.flees(pawn)
    return likely


@hope("no-innocent-pc-escapes")
def _no_innocent_away(look: Outlook, args: Args) -> float:
    """Whoever is revealed and has nothing to answer for."""
    likely = 0.9
    for it in look.state.conspiracies:
        if it.revealed and it.guilt == "innocent":
            likely *= 1 - max(look.flees(pawn) for pawn in people.pawns_of(look.state, card_of(it.identity)))
    return likely


@hope("no-robot-escapes")
def _no_robot_away(look: Outlook, args: Args) -> float:
    likely = 1.0
    for pawn in look.folk:
        if people.robot(pawn):
            likely *= 1 - look.flees(pawn)
    return likely


@hope("pawns-escape")
def _several_away(look: Outlook, args: Args) -> float:
    """The least likely of as many as are needed."""
    chances = sorted(
        (_helped(look, pawn) for pawn in people.pawns_of(look.state, _who(look, args))), reverse=True
    )
    least = int(args["least"])
    return chances[least - 1] if least <= len(chances) else 0.0


@hope("contaminated-escape")
def _contaminated_away(look: Outlook, args: Args) -> float:
    return sum(_helped(look, pawn) for pawn in look.folk if pawn.contaminated)


@hope("contaminated-npc-escapes")
def _contaminated_npc_away(look: Outlook, args: Args) -> float:
    if look.state.tally.get("contaminated_npc"):
        return 1.0
    best = 0.0
    for pawn in look.folk:
        if look.state.cards[pawn.card].owners or pawn.card == look.card:
            continue
        if pawn.contaminated:
            best = max(best, _helped(look, pawn))
        elif pawn in look.mine:
            cost = _infection(look, pawn) + look.away(pawn) + look.effort(pawn.card)
            best = max(best, look.chance(min(cost, NEVER), slack=1.0))
    return best


def _infection(look: Outlook, pawn: Pawn) -> float:
    """Steps to where one catches it."""
    return min(
        (look.steps(pawn, key) for key, it in look.station.sections.items() if it.contaminates),
        default=NEVER,
    )


@hope("contaminated")
def _contaminated(look: Outlook, args: Args) -> float:
    best = 0.0
    for pawn in people.pawns_of(look.state, _who(look, args)):
        if pawn.contaminated:
            return SAFE
        if people.in_play(look.state, pawn):
            cost = _infection(look, pawn) + look.effort(pawn.card)
            best = max(best, look.before_leaving(pawn, cost))
    return best


@hope("only-signed-humans-escape")
def _signed_only(look: Outlook, args: Args) -> float:
    likely = 1.0
    for pawn in look.folk:
        if people.human(pawn) and "nda" not in pawn.data:
            likely *= 1 - 0.5 * look.flees(pawn)
    return likely


@hope("signed-humans-escape")
def _signed_away(look: Outlook, args: Args) -> float:
    return sum(
        _helped(look, pawn) * (1.0 if "nda" in pawn.data else 0.15)
        for pawn in look.folk
        if people.human(pawn)
    )


@hope("left-somebody-down")
def _left_down(look: Outlook, args: Args) -> float:
    """A body in the pod one leaves in: somebody Down near by is half of it."""
    best = 0.0
    for pawn in people.pawns_of(look.state, _who(look, args)):
        leaving = look.leaves(pawn.card)
        for other in people.company(look.state, pawn):
            if people.human(other):
                best = max(best, leaving * (0.9 if other.down else 0.25))
    return best


@hope("alone")
def _alone(look: Outlook, args: Args) -> float:
    """Counted at the very end, wherever one is then."""
    likely = 0.85
    for pawn in people.pawns_of(look.state, _who(look, args)):
        for other in people.company(look.state, pawn):
            if people.live(other) and people.bodily(other):
                likely *= 0.5
    return likely


@hope("stays-aboard-live")
def _stays(look: Outlook, args: Args) -> float:
    best = 0.0
    for pawn in people.pawns_of(look.state, _who(look, args)):
        if pawn.at == "card" or people.aboard(look.state, pawn.at):
            best = max(best, SAFE if people.live(pawn) else 0.3)
    return best


# ---------------------------------------------------------------------- things


@hope("holds")
def _holds(look: Outlook, args: Args) -> float:
    best = 0.0
    for pawn in people.pawns_of(look.state, _who(look, args)):
        if people.owns(pawn, args["item"]):
            return 1.0 if people.escaped(look.state, pawn) else SAFE if people.live(pawn) else 0.6
        if people.in_play(look.state, pawn):
            best = max(best, look.before_leaving(pawn, look.bring(args["item"], pawn)))
    return best


@hope("holds-or-contaminated")
def _holds_or_contaminated(look: Outlook, args: Args) -> float:
    best = _holds(look, args)
    for pawn in people.pawns_of(look.state, _who(look, args)):
        if pawn.contaminated:
            return SAFE
        for key, fixed in look.station.sections.items():
            if fixed.contaminates and people.in_play(look.state, pawn):
                cost = look.steps(pawn, key) + look.effort(pawn.card)
                best = max(best, look.before_leaving(pawn, cost))
    return best


@hope("holds-or-afloat")
def _holds_or_afloat(look: Outlook, args: Args) -> float:
    if people.item_at(look.state, args["item"]) == systems.OUTER_SPACE:
        return SAFE
    best = _holds(look, args)
    for pawn in look.mine:
        if args["item"] in pawn.items:
            lock = min((look.steps(pawn, key) for key in look.station.outward), default=NEVER)
            best = max(best, look.chance(min(lock + 1 + look.effort(pawn.card), NEVER)))
    return best


@hope("humans-afloat")
def _afloat(look: Outlook, args: Args) -> float:
    """In Outer Space and Live: with a Helmet, near the very end."""
    total = 0.0
    for pawn in look.folk:
        if not people.human(pawn) or not people.live(pawn):
            continue
        if pawn.at == systems.OUTER_SPACE:
            total += 0.85
        elif people.helmeted(pawn):
            total += 0.5 * look.chance(
                look.steps(pawn, systems.OUTER_SPACE) + min(look.effort(pawn.card), 8.0)
            )
    return total


@hope("escaped-with")
def _escaped_with(look: Outlook, args: Args) -> float:
    at = people.item_at(look.state, args["item"])
    return float(
        any(
            pawn.at == at or args["item"] in pawn.items
            for pawn in people.pawns_of(look.state, _who(look, args))
        )
    )


@hope("item-beside")
def _item_beside(look: Outlook, args: Args) -> float:
    """Somebody carries one to the other."""
    item = args["item"]
    at = people.item_at(look.state, item)
    best = 0.0
    for pawn in people.pawns_of(look.state, _who(look, args)):
        here = people.where(look.state, pawn)
        if here == at and at:
            return 0.9
        for carrier in look.mine:
            if here in look.state.places and at in look.state.places:
                cost = look.fetch(carrier, item) + look.between(carrier, at, here) + look.effort(carrier.card)
                best = max(best, look.chance(min(cost, NEVER)))
    return best


@hope("item-escapes")
def _item_away(look: Outlook, args: Args) -> float:
    item = args["item"]
    if item_escaped(look.state, item):
        return 1.0
    best = 0.0
    for pawn in look.mine:
        cost = look.fetch(pawn, item)
        if cost < NEVER:
            best = max(best, look.chance(cost + look.away(pawn) + look.effort(pawn.card), slack=1.0))
    return max(best, _carried_off(look, item))


def _carried_off(look: Outlook, item: str) -> float:
    """An item leaves with who holds it, or with the pod it lies in."""
    likely = 0.0
    for section, holder in look.lying(item):
        if holder:
            likely = max(likely, look.flees(look.state.pawns[holder]))
        elif look.station.sections[section].pod:
            likely = max(likely, 0.5)
    return likely


@hope("item-stays")
def _item_kept(look: Outlook, args: Args) -> float:
    item = args["item"]
    if item_escaped(look.state, item):
        return 0.0
    held = any(holder and look.effort(look.state.pawns[holder].card) < 0.6 for _, holder in look.lying(item))
    return (SAFE if held else 0.85) * (1 - _carried_off(look, item))


@hope("items-stay")
def _items_kept(look: Outlook, args: Args) -> float:
    return min(_item_kept(look, {"item": args["item"]}), _item_kept(look, {"item": args["other"]}))


# ---------------------------------------------------------------------- Kompromat and cubes


def _hands(look: Outlook) -> list[int]:
    held = [0] * look.state.seats
    for token in look.state.kompromat.values():
        if token.hand >= 0:
            held[token.hand] += 1
    return held


_LEAD = {-1: 0.15, 0: 0.35, 1: 0.6, 2: 0.8, 3: 0.9}


@hope("most-kompromat")
def _most_kompromat(look: Outlook, args: Args) -> float:
    held = _hands(look)
    lead = held[look.seat] - max(other for seat, other in enumerate(held) if seat != look.seat)
    now = _LEAD.get(lead, 0.95 if lead > 0 else 0.05)
    then = _LEAD.get(lead + 1, 0.95 if lead >= 0 else 0.05)
    return now + (then - now) * 0.8 * look.chance(look.secret())


@hope("kompromat-of-escaped")
def _kompromat_away(look: Outlook, args: Args) -> float:
    held = sum(look.leaves(card) for card, token in look.state.kompromat.items() if token.hand == look.seat)
    return held + 0.3 * look.chance(look.secret())


@hope("least-betrayal")
def _least_betrayal(look: Outlook, args: Args) -> float:
    betrayed = [it.betrayal for it in look.state.conspiracies]
    behind = betrayed[look.colour] - min(betrayed)
    return (0.85, 0.35, 0.2)[behind] if behind < 3 else 0.1


# ---------------------------------------------------------------------- data


@hope("holds-data")
def _holds_data(look: Outlook, args: Args) -> float:
    best = 0.0
    for pawn in people.pawns_of(look.state, _who(look, args)):
        if args["data"] in pawn.data:
            return SAFE
        if people.in_play(look.state, pawn) and not pawn.down:
            cost = look.learn(pawn, args["data"]) + look.effort(pawn.card)
            best = max(best, look.before_leaving(pawn, cost))
    return best


@hope("exclusive-data")
def _exclusive(look: Outlook, args: Args) -> float:
    if args["data"] in look.state.offsites[args["offsite"]]:
        return 0.0
    return 0.9 * _holds_data(look, args)


@hope("offsite-has")
def _offsite(look: Outlook, args: Args) -> float:
    data = args["data"]
    if data in look.state.offsites[args["offsite"]]:
        return 1.0
    best = 0.0
    for pawn in look.mine:
        best = max(best, look.chance(_send(look, pawn, data) + look.effort(pawn.card)))
        if data in pawn.data and pawn.card == look.card:
            # 16.3.1: an escaped PC delivers.
            best = max(best, 0.95 * look.leaves(pawn.card))
    return best


def _send(look: Outlook, pawn: Pawn, data: str) -> float:
    """Actions until this pawn has got hold of some data and transmitted it."""
    best = NEVER
    for goal in transmitters(look.cast):
        if look.state.places[goal].damaged:
            continue
        if data in pawn.data:
            best = min(best, look.steps(pawn, goal) + 1)
            continue
        for maker in look.makers(data, pawn):
            way = look.steps(pawn, maker) + look.between(pawn, maker, goal)
            best = min(best, way + 2)
        if look.learn(pawn, data) <= 2:
            best = min(best, look.learn(pawn, data) + look.steps(pawn, goal) + 1)
    return best


@hope("offsite-lacks")
def _not_there(look: Outlook, args: Args) -> float:
    return 0.0 if args["data"] in look.state.offsites[args["offsite"]] else 0.85


@hope("offsites-lack")
def _nowhere(look: Outlook, args: Args) -> float:
    if any(args["data"] in held for held in look.state.offsites.values()):
        return 0.0
    likely = 0.9
    for pawn in look.folk:
        if args["data"] in pawn.data and look.effort(pawn.card) > 1:
            likely *= 0.7
    return likely


@hope("data-stays")
def _data_kept(look: Outlook, args: Args) -> float:
    if data_escaped(look.state, args["data"]):
        return 0.0
    likely = 0.9
    for pawn in look.folk:
        if args["data"] in pawn.data:
            likely *= 1 - max(look.flees(pawn), 0.2)
    return likely


@hope("copies-escaped")
def _copies_away(look: Outlook, args: Args) -> float:
    chances = sorted(_copies(look, args["data"]), reverse=True)
    least = int(args["least"])
    return chances[least - 1] if least <= len(chances) else 0.0


def _copies(look: Outlook, data: str) -> list[float]:
    """The chance of each Offsite and of everybody to end up away with some data."""
    found = [_offsite(look, {"data": data, "offsite": offsite}) for offsite in look.state.offsites]
    for pawn in look.folk:
        if data in pawn.data:
            found.append(_helped(look, pawn))
        elif pawn in look.mine:
            learn = look.learn(pawn, data)
            cost = min(learn + max(look.away(pawn), 0.2) + look.effort(pawn.card), NEVER)
            found.append(look.chance(cost, slack=1.0))
    return found


@hope("robots-with")
def _robots_with(look: Outlook, args: Args) -> float:
    return sum(
        _helped(look, pawn)
        * (1.0 if args["data"] in pawn.data else 0.3 * look.chance(look.learn(pawn, args["data"])))
        for pawn in look.folk
        if people.robot(pawn)
    )


@hope("offsites-and-humans-with")
def _offsites_and_humans(look: Outlook, args: Args) -> float:
    data = args["data"]
    total = sum(_offsite(look, {"data": data, "offsite": offsite}) for offsite in look.state.offsites)
    return total + sum(_helped(look, pawn) for pawn in look.folk if people.human(pawn) and data in pawn.data)


@hope("escapes-alone-with")
def _alone_with(look: Outlook, args: Args) -> float:
    data = args["data"]
    likely = _holds_data(look, args)
    for pawn in look.folk:
        if data in pawn.data and pawn.card != _who(look, args):
            likely *= 1 - look.flees(pawn)
    return likely


@hope("data-escapes")
def _data_away(look: Outlook, args: Args) -> float:
    data = args["data"]
    if data_escaped(look.state, data):
        return 1.0
    best = 0.0
    for pawn in look.mine:
        cost = look.learn(pawn, data)
        if cost < NEVER:
            gone = min(look.away(pawn) + 1, _send(look, pawn, data) - cost)
            best = max(best, look.chance(cost + max(gone, 1.0) + look.effort(pawn.card)))
    return best


# ---------------------------------------------------------------------- bodies


@hope("officers-down")
def _officers_down(look: Outlook, args: Args) -> float:
    total = 0.0
    for card in look.state.cast:
        if "officer" in people.abilities(look.state, card):
            total += max(
                (
                    0.95 if pawn.down or pawn.annihilated else 0.85 * look.chance(look.strike(pawn))
                    for pawn in people.pawns_of(look.state, card)
                ),
                default=0.0,
            )
    return total


@hope("suspects-down-aboard")
def _suspects_down(look: Outlook, args: Args) -> float:
    total = 0.0
    for pawn in look.state.pawns.values():
        if not people.monster(pawn) and look.colour in look.state.cards[pawn.card].owners:
            continue
        if wanted(look.state, pawn):
            total += _felled(look, pawn)
    return total


@hope("armed-down-aboard")
def _armed_down(look: Outlook, args: Args) -> float:
    return sum(_felled(look, pawn) for pawn in look.folk if people.human(pawn) and people.armed(pawn))


@hope("down-beside")
def _down_beside(look: Outlook, args: Args) -> float:
    total = 0.0
    for pawn in people.pawns_of(look.state, _who(look, args)):
        for other in people.company(look.state, pawn):
            if people.bodily(other):
                total += 0.9 if other.down else 0.6 * look.chance(look.strike(other))
    return total


@hope("no-human-down-aboard")
def _nobody_down(look: Outlook, args: Args) -> float:
    likely = 0.9
    for pawn in look.folk:
        if pawn.down and people.human(pawn) and people.aboard(look.state, pawn.at):
            likely *= 0.45 + 0.3 * look.chance(_rescue(look, pawn))
    return likely


def _rescue(look: Outlook, body: Pawn) -> float:
    """Actions until somebody of ours has Revived this body."""
    best = NEVER
    for pawn in look.mine:
        if pawn.key == body.key:
            continue
        able = people.has(look.state, pawn, "emergency_response")
        dose = 0.0 if able or "nanogel_1" in pawn.items else look.fetch(pawn, "nanogel")
        best = min(best, look.apart(pawn, body) * (0.5 if able else 1) + dose + 1 + look.effort(pawn.card))
    return best


@hope("medical-stars")
def _stars(look: Outlook, args: Args) -> float:
    """Stars reached; half a step to the next one counts a little, a body to wake counts more."""
    reached = look.state.tally.get("medical_track", 0)
    stars = float(sum(step <= reached for step in MEDICAL_STARS))
    ahead = next((step for step in MEDICAL_STARS if step > reached), 0)
    if not ahead:
        return stars
    bodies = [
        look.chance(_rescue(look, pawn))
        for pawn in look.folk
        if pawn.down and people.human(pawn) and people.aboard(look.state, pawn.at)
    ]
    progress = 0.55 * sum(sorted(bodies, reverse=True)[:2])
    return stars + min(progress / (ahead - reached), 0.95)


@hope("live-robots")
def _robots(look: Outlook, args: Args) -> float:
    return sum(
        (0.95 if people.live(pawn) else 0.25 if pawn.down else 0.0)
        for pawn in look.folk
        if people.robot(pawn)
    )


@hope("with-bonus-character")
def _together(look: Outlook, args: Args) -> float:
    """It counts at the very end: near is nearly as good as beside, until then."""
    bonus = look.state.players[keeper(look.state, look.seat)].bonus
    best = 0.0
    for pawn in people.pawns_of(look.state, _who(look, args)):
        if not people.live(pawn):
            continue
        for card in bonus:
            for other in people.pawns_of(look.state, card_of(card)) if card != _who(look, args) else ():
                far = look.apart(pawn, other) if not other.annihilated else NEVER
                best = max(best, 0.9 * look.chance(far + (look.effort(pawn.card) if far else 0.0)))
    return best


@hope("scores-bonus")
def _bonus(look: Outlook, args: Args) -> float:
    best = 0.0
    for card in look.state.players[keeper(look.state, look.seat)].bonus:
        bonus = IDENTITIES[card].bonus
        if bonus is not None:
            best = max(best, min(bonus_hope(look, card, bonus), 1.0))
    return best


# ---------------------------------------------------------------------- the station


@hope("x-contained")
def _contained(look: Outlook, args: Args) -> float:
    return 0.0 if look.state.released else 0.85


@hope("antimatter-unarmed")
def _unarmed(look: Outlook, args: Args) -> float:
    return 0.0 if look.state.armed else 0.9


@hope("x-released")
def _released(look: Outlook, args: Args) -> float:
    state = look.state
    if state.released:
        return 1.0
    cost = min(look.reach_as_officer("bridge"), look.reach_as_officer("cryo_lab")) + 1
    for pawn in look.mine:
        if people.armed(pawn) and not people.has(state, pawn, "peacekeeper"):
            cost = min(cost, look.steps(pawn, "vault_x") + 1 + look.effort(pawn.card))
    return max(look.chance(cost), 0.1)


@hope("antimatter-on-board")
def _detonates(look: Outlook, args: Args) -> float:
    state = look.state
    if state.ending:
        return float(state.ending == "antimatter")
    if state.detonated:
        return 0.0
    at = people.item_at(state, "antimatter")
    if state.armed:
        timed = any(marker.what == "antimatter" for marker in state.markers)
        return (0.85 if people.aboard(state, at) else 0.3) if timed else 0.1
    if state.minute <= systems.FUSE:
        return 0.0
    cost = look.reach_as_officer("bridge") + 1
    for pawn in look.mine:
        if people.bodily(pawn) and people.endures(state, pawn, "asphyxiation"):
            cost = min(cost, look.fetch(pawn, "antimatter") + 1 + look.effort(pawn.card))
    return 0.85 * look.chance(cost, slack=2.0 * systems.FUSE)


@hope("nothing-damaged")
def _pristine(look: Outlook, args: Args) -> float:
    likely = 0.9
    for key, place in look.state.places.items():
        if place.damaged and not place.away:
            likely *= 0.15 + 0.6 * look.chance(_mend(look, key))
    return likely


def _mend(look: Outlook, section: str) -> float:
    return min(
        (
            look.steps(pawn, section) + 1 + look.effort(pawn.card)
            for pawn in look.mine
            if people.has(look.state, pawn, "jury_rig")
        ),
        default=NEVER,
    )
