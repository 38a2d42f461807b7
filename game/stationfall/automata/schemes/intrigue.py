"""Standing among the players."""

from __future__ import annotations

from math import exp, prod

from game.stationfall import people
from game.stationfall.actions.section.rooms import Salvage
from game.stationfall.automata.means import NEVER
from game.stationfall.automata.plans import Plans
from game.stationfall.automata.prospects import expectation
from game.stationfall.automata.prospects.intrigue import lead
from game.stationfall.automata.prospects.rows import Args
from game.stationfall.automata.schemes.rows import scheme
from game.stationfall.cards import Row
from game.stationfall.setup import MINUTES
from game.stationfall.state import Pawn

KEPT = 0.9
"""How often who is Suspect is so in the end …"""
AFAR = 0.1
"""… who is not, where nobody can lay hands on them …"""
STAINED = 0.25
"""… how often, at the start of the game, who is Innocent becomes Suspect with none of our doing …"""
ACCUSED = (0.5, 0.3)
"""… how often somebody known is charged beside one who does so for another player, or a step away …"""
CHARGED = 0.5
"""… and how often somebody does for us what nobody else gains by."""

LIGHTLY = 0.3
"""What it takes off to lose so many cubes that nobody has fewer yet."""
TWICE = 2
"""So many that have been used the Shred Room gives back."""
UNSEEN = 0.2
"""How likely somebody gets away of whom nobody has seen the Kompromat."""
FOUND = 0.8
"""How often one gets what one goes for."""
EARLY = 0.9
"""The odds (as their logarithm) of having most in the end who has as much as any, all time being left …"""
TIED = 2.4
"""… and what is lost of them by the last minute, for a tie fails."""
AHEAD = 3.0
"""What one more is good for then; it is worth so much less as there are minutes to get others …"""
ANYTIME = 0.5
"""… but never less than that."""


@scheme("most-kompromat")
def _most_kompromat(look: Plans, row: Row, args: Args) -> float:
    """Early on it hardly matters who is ahead: nearly everybody who means to be gets there."""
    minutes = max(look.state.minute, 1)
    ahead = lead(look) + FOUND * look.chance(look.secret())
    return 1 / (1 + exp(TIED / minutes - EARLY - max(ANYTIME, AHEAD / minutes) * ahead))


@scheme("least-betrayal")
def _least_betrayal(look: Plans, row: Row, args: Args) -> float:
    """15.3.1: cubes are betrayed on whoever turns out to be somebody else's own, as all do in the end."""
    state = look.state
    mine = state.conspiracies[look.colour].betrayal
    spare = min(it.betrayal for colour, it in enumerate(state.conspiracies) if colour != look.colour) - mine
    laid = ((risk, state.cards[card].cubes[look.colour]) for card, risk in look.suspected().items())
    return expectation(look, row) * prod(
        1 - risk * (1.0 if cubes > spare else LIGHTLY) for risk, cubes in laid if cubes
    )


@scheme("kompromat-of-escaped")
def _kompromat_away(look: Plans, row: Row, args: Args) -> float:
    """What is not in hand yet counts less than what is, whoever it may be about."""
    held = (card for card, token in look.state.kompromat.items() if token.hand == look.seat)
    used = sorted((look.leaves(card) for card in Salvage.spent(look.state)), reverse=True)[:TWICE]
    more = look.chance(look.salvage()) * sum(used) if used else 0.0
    return sum(look.leaves(card) for card in held) + max(UNSEEN * look.chance(look.secret()), more)


@scheme("innocent")
def _innocent(look: Plans, row: Row, args: Args) -> float:
    """Whoever is known may be charged by who comes up to them."""
    clear = float(row.condition.count(look.state, look.colour))
    known = people.pawns_of(look.state, look.card) if look.state.cards[look.card].owners else []
    return clear * (1 - max([_accused(look, pawn) for pawn in known], default=0.0))


def _accused(look: Plans, pawn: Pawn) -> float:
    """How likely somebody charges this pawn's player before it can be elsewhere."""
    foes = (
        (look.apart(one, pawn) + people.exhausted(look.state, one.card), one)
        for one in look.folk
        if people.able(look.state, one.card).accuses and people.live(one) and look.others_use(one.card)
    )
    near = min((far for far, _ in foes), default=NEVER)
    return ACCUSED[int(near)] if near < len(ACCUSED) else 0.0


@scheme("suspect-pcs")
def _suspects(look: Plans, row: Row, args: Args) -> float:
    """In the end all are known (16.2); who is known before can be gone up to, and charged."""
    state = look.state
    accusers = [one for one in look.mine if people.able(state, one.card).accuses]
    total = 0.0
    for card, it in state.cards.items():
        guilts = [state.conspiracies[colour].guilt for colour in it.owners]
        if "suspect" in guilts:
            total += KEPT
        elif guilts and look.colour not in it.owners:
            total += max(
                [_charged(look, accusers, pawn) for pawn in people.pawns_of(state, card)], default=0.0
            )
    hidden = (
        one for colour, one in enumerate(state.conspiracies) if not one.revealed and colour != look.colour
    )
    return total + sum(KEPT if one.guilt == "suspect" else _stained(look) for one in hidden)


def _stained(look: Plans) -> float:
    return STAINED * look.state.minute / MINUTES[look.state.seats]


def _charged(look: Plans, accusers: list[Pawn], pawn: Pawn) -> float:
    """How likely the player of this pawn, who is no Suspect, becomes one."""
    if pawn.at not in look.state.places or people.able(look.state, pawn.card).outlaw:
        return AFAR
    cost = min((look.apart(one, pawn) + 1 + look.effort(one.card) for one in accusers), default=NEVER)
    return max(CHARGED * look.chance(cost), _stained(look))
