"""What a state is worth to a seat: the points it may expect, and what it has left to earn them with."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.stationfall import people
from game.stationfall.automata.clock import left
from game.stationfall.automata.others import AWAY
from game.stationfall.automata.outlook import Outlook
from game.stationfall.automata.prospects import bonus_prospect, expectation
from game.stationfall.automata.prospects.rows import wants
from game.stationfall.cards import CAST, IDENTITIES, Bonus, card_of
from game.stationfall.scoring import bribe_points, excess, penalty, sheet
from game.stationfall.state import CUBES, GREY, State

CUBE = 0.05
"""What a cube in the pool is good for later, while the limit allows it."""
LATE = 0.2
"""What is left of that in the end, when little is to be done with cubes."""
LOST = 0.15
"""What a cube is worth that is lost before the end."""
REGAINED = 0.2
"""What it costs to take a cube back in time: a turn, but mostly one in which there was little to do."""
SUSPECT = 0.5
GUILTY = 3.0
WATCHED = 0.2
"""What being a Suspect costs who plans: of 25 who were so one was convicted."""
UPROAR = 0.4
"""What it costs everybody when Project X is loose: plans come to nothing."""
ALARM = 1.2
"""What Antimatter armed on board costs all those who do not want it, unless it is got rid of."""
ANYTHING = 0.2
"""What every Kompromat in hand is good for, whatever it is used for; to who plans, the longer it can be."""


def agenda(look: Outlook, identity: str) -> float:
    """The rows of one identity, each as far as it may be expected; a `+` row needs the one above."""
    total = 0.0
    above = 1.0
    for row in IDENTITIES[identity].agenda:
        likely = expectation(look, row)
        if row.plus:
            total += row.points * likely * above
        else:
            above = min(likely, 1.0)
            total += row.points * likely
    return total


class Style(NamedTuple):
    """How a computer player looks at a state."""

    outlook: type[Outlook]
    agenda: Callable[[Outlook, str], float]
    """What it expects of all rows of an identity together."""
    planned: bool = False
    """It knows that cubes on one's own character come home when that is revealed, as all are in the end, goes
    by the limit of whoever it is played by, and does not mind that Project X is loose if that is wanted."""
    alarm: float = ALARM
    """What Antimatter armed on board costs it beside what that does to its rows."""
    bonus: Callable[[Outlook, str, Bonus], float] = bonus_prospect
    """How often it expects a Bonus Character to count."""


PLAIN = Style(Outlook, agenda)
"""Each row by itself."""


def outlooks(state: State, seat: int, style: Style = PLAIN) -> dict[int, Outlook]:
    """A state as each colour of a seat sees it, to compare others with."""
    return {colour: style.outlook(state, colour) for colour in people.colours_of(state, seat)}


Mask = dict[int, tuple[float, tuple[str, ...]]]
"""For a colour, what its own prospects weigh, and who share the rest; without: its own alone."""


def worth(state: State, seat: int, before: dict[int, Outlook], mask: Mask, style: Style = PLAIN) -> float:
    """All this seat can hope for, in points. `before`: outlooks on the state that this one was made from."""
    if state.ending:
        return float(sheet(state, seat).total)
    total = 0.0
    look: Outlook | None = None
    for colour in people.colours_of(state, seat):
        identity = state.conspiracies[colour].identity
        if not identity:
            continue
        look = style.outlook(state, colour, before.get(colour))
        own, faces = mask.get(colour, (1.0, ()))
        for face in faces:
            total += (1 - own) / len(faces) * _hopes(look, face, style)
        # Last, as what follows looks with its eyes.
        total += own * _hopes(look, identity, style)
    if look is None:
        return 0.0
    clear = min((own for own, _ in mask.values()), default=1.0)
    for card in state.players[seat].bonus:
        bonus = IDENTITIES[card].bonus
        if bonus is not None:
            total += clear * bonus.points * style.bonus(look, card, bonus)
    held = sum(token.hand == seat for token in state.kompromat.values())
    total += ANYTHING * (left(state) if style.planned else 1.0) * (held + 0.8 * look.chance(look.secret()))
    return total


def _hopes(look: Outlook, identity: str, style: Style) -> float:
    """What this state is worth to who is of this identity, or plays as if."""
    look.card = card_of(identity)
    return style.agenda(look, identity) + standing(look, identity, style)


def standing(look: Outlook, identity: str, style: Style = PLAIN) -> float:
    """Bribes, cubes and the law."""
    state, colour = look.state, look.colour
    it = state.conspiracies[colour]
    total = float(sum(points for _, points in bribe_points(state, colour)))
    if style.planned:
        total += _promised(look, identity) - overdue(look) - _betrayed(look)
    else:
        total += sum(points for _, points in penalty(state, colour))
    limit = CAST[look.card].limit
    if not (style.planned and wants(identity, "x-released")):
        total -= UPROAR * state.released
    if state.armed and not state.detonated and not wants(identity, "antimatter-on-board"):
        at = people.item_at(state, "antimatter")
        total -= style.alarm * (1 - 0.8 * look.chance(look.rid())) if people.aboard(state, at) else 0.0
    bound = CUBE * min(CUBES - it.pool, limit) + 0.1 * it.betrayal
    total -= bound * max(left(state), LATE) if style.planned else bound
    if not IDENTITIES[identity].guilty_may_win:
        suspect = WATCHED if style.planned else SUSPECT
        total -= {"innocent": 0.0, "suspect": suspect, "guilty": GUILTY}[it.guilt]
    return total


def _promised(look: Outlook, identity: str) -> float:
    """A grey Bribe is worth something once whoever brought it gets away (17.2.8)."""
    state = look.state
    greys = state.cards[look.card].bribes.count(GREY) if IDENTITIES[identity].scores_bribes else 0
    givers = [card for card in state.cast if CAST[card].grey_bribes] if greys else []
    if any(people.card_escaped(state, card) for card in givers):
        return 0.0
    likely = max((look.flees(pawn) for card in givers for pawn in people.pawns_of(state, card)), default=0.0)
    return greys * IDENTITIES[identity].bribe_worth() * likely


def _betrayed(look: Outlook) -> float:
    """What cubes cost that are lost when it comes out whose own somebody is (15.3.1)."""
    state, colour = look.state, look.colour
    laid = ((card, it.cubes[colour]) for card, it in state.cards.items() if it.cubes[colour])
    suspected = look.suspected()
    return LOST * sum(suspected.get(card, 0.0) * cubes for card, cubes in laid)


def overdue(look: Outlook) -> float:
    """What cubes beyond the limit (16.4.7) cost, of whom one plays as: one's own limit shows who one is.

    They come home when that one is revealed; and one a turn can be taken back from who has not left (15.6.2).
    """
    state, colour = look.state, look.colour
    over = excess(state, colour, look.card, revealed=state.conspiracies[colour].revealed)
    if not over:
        return 0.0
    staying = {pawn.card for pawn in look.folk if look.away(pawn) > AWAY}
    out = sum(it.cubes[colour] for card, it in state.cards.items() if card in staying)
    return over - (1 - REGAINED) * min(over, out, max(look.spare / 2 - 1, 0.0))
