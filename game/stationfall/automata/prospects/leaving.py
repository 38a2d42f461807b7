"""Who gets away, with whom, and who stays behind."""

from __future__ import annotations

from collections.abc import Iterable
from math import prod

from game.stationfall import people
from game.stationfall.automata.means import UNFREE
from game.stationfall.automata.outlook import Outlook
from game.stationfall.automata.prospects.rows import SAFE, Args, prospect, who
from game.stationfall.cards import card_of
from game.stationfall.state import Pawn


@prospect("escapes")
def _escapes(look: Outlook, args: Args) -> float:
    return look.leaves(who(look, args))


@prospect("other-humans-escaped")
def _others_away(look: Outlook, args: Args) -> float:
    return sum(
        helped(look, pawn) for pawn in look.folk if pawn.card != who(look, args) and people.human(pawn)
    )


@prospect("npc-officers-escaped")
def _officers_away(look: Outlook, args: Args) -> float:
    return sum(
        helped(look, pawn)
        for pawn in look.folk
        if people.able(look.state, pawn.card).officer and not look.state.cards[pawn.card].owners
    )


def helped(look: Outlook, pawn: Pawn) -> float:
    """Somebody may go alone, or be sent."""
    if look.effort(pawn.card) >= UNFREE:
        return look.flees(pawn)
    return max(look.flees(pawn), look.sends(pawn))


def none_flees(look: Outlook, pawns: Iterable[Pawn]) -> float:
    """Not one of these gets away."""
    return prod((1 - look.flees(pawn) for pawn in pawns), start=1.0)


@prospect("only-human-to-escape")
def _only_human(look: Outlook, args: Args) -> float:
    mine = who(look, args)
    return none_flees(look, (pawn for pawn in look.folk if pawn.card != mine and people.human(pawn)))


@prospect("no-human-pc-escapes")
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


@prospect("no-innocent-pc-escapes")
def _no_innocent_away(look: Outlook, args: Args) -> float:
    """Whoever is revealed and has nothing to answer for."""
    likely = 0.9
    for it in look.state.conspiracies:
        if it.revealed and it.guilt == "innocent":
            likely *= 1 - max(look.flees(pawn) for pawn in people.pawns_of(look.state, card_of(it.identity)))
    return likely


@prospect("no-robot-escapes")
def _no_robot_away(look: Outlook, args: Args) -> float:
    return none_flees(look, (pawn for pawn in look.folk if people.robot(pawn)))


@prospect("pawns-escape")
def _several_away(look: Outlook, args: Args) -> float:
    """The least likely of as many as are needed."""
    chances = sorted(
        (helped(look, pawn) for pawn in people.pawns_of(look.state, who(look, args))), reverse=True
    )
    least = args.least
    return chances[least - 1] if least <= len(chances) else 0.0


@prospect("only-signed-humans-escape")
def _signed_only(look: Outlook, args: Args) -> float:
    likely = 1.0
    for pawn in look.folk:
        if people.human(pawn) and "nda" not in pawn.data:
            likely *= 1 - 0.5 * look.flees(pawn)
    return likely


@prospect("signed-humans-escape")
def _signed_away(look: Outlook, args: Args) -> float:
    return sum(
        helped(look, pawn) * (1.0 if "nda" in pawn.data else 0.15) for pawn in look.folk if people.human(pawn)
    )


@prospect("left-somebody-down")
def _left_down(look: Outlook, args: Args) -> float:
    """A body in the pod one leaves in: somebody Down near by is half of it."""
    best = 0.0
    for pawn in people.pawns_of(look.state, who(look, args)):
        leaving = look.leaves(pawn.card)
        for other in people.company(look.state, pawn):
            if people.human(other):
                best = max(best, leaving * (0.9 if other.down else 0.25))
    return best


@prospect("alone")
def _alone(look: Outlook, args: Args) -> float:
    """Counted at the very end, wherever one is then."""
    likely = 0.85
    for pawn in people.pawns_of(look.state, who(look, args)):
        for other in people.company(look.state, pawn):
            if people.live(other) and people.bodily(other):
                likely *= 0.5
    return likely


@prospect("stays-aboard-live")
def _stays(look: Outlook, args: Args) -> float:
    best = 0.0
    for pawn in people.pawns_of(look.state, who(look, args)):
        if pawn.at == "card" or people.aboard(look.state, pawn.at):
            best = max(best, SAFE if people.live(pawn) else 0.3)
    return best
