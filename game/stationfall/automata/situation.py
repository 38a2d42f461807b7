"""What a state looks like to one colour, in figures: what the learned value is worked out from.

Only what its seat may know goes in: cubes, figures, pods, the law, its own Kompromat.
"""

from __future__ import annotations

import math

from game.stationfall import people, pods, station
from game.stationfall.automata.outlook import Outlook
from game.stationfall.automata.prospects import expectation
from game.stationfall.automata.roads import pods as moorings
from game.stationfall.cards import IDENTITIES
from game.stationfall.state import CUBES, Pawn

SITUATION = (
    "time", "near-end", "away", "revealed", "lead", "down", "boarded", "escaped", "lost", "tired", "abandon",
    "pods", "suspect", "guilty", "pool", "mine", "rival", "x-loose", "armed", "contaminated", "kompromat",
    "seats", "rank", "carried", "weapon", "counting", "betrayal", "shown", "company",
)  # fmt: skip
"""The figures of `situation`, by name: each from about 0 to about 1."""
FEATURES = ("always", "log-odds", "hope", "hope-time", "log-odds-time", "above", *SITUATION)
"""What is known of a row: its own figures, and the situation."""
SURE = 0.01
"""Nothing is hoped for with less doubt than this, nor with more."""


def logit(share: float) -> float:
    """Log odds, of what is neither certain nor out of the question."""
    held = min(max(share, SURE), 1 - SURE)
    return math.log(held / (1 - held))


def situation(look: Outlook) -> tuple[float, ...]:
    """The figures of `SITUATION`, for whoever `look.card` is."""
    state, colour, card = look.state, look.colour, look.card
    it = state.conspiracies[colour]
    own = people.pawns_of(state, card)
    one = max(own, key=lambda pawn: (people.live(pawn), not pawn.annihilated))
    lies = state.cards[card]
    effort = look.effort(card)
    held = sum(token.hand == look.seat for token in state.kompromat.values())
    here = one.at if one.at in state.places else ""
    moored = moorings(look.cast)
    left = sum(not (state.places[pod].away or state.places[pod].damaged) for pod in moored)
    others = [other for other in state.conspiracies if other is not it]
    return (
        min(look.spare / 24, 1.2),
        1 / (1 + look.spare / 2),
        look.leaves(card),
        float(colour in lies.owners),
        max(1 - effort / 4, 0.0),
        float(one.down),
        _boarded(look, one),
        float(people.escaped(state, one)),
        float(one.annihilated),
        float(len(lies.discs) >= people.able(state, card).discs),
        float(state.abandon),
        left / max(len(moored), 1),
        float(it.guilt == "suspect"),
        float(it.guilt == "guilty"),
        it.pool / CUBES,
        len(look.mine) / 8,
        min(people.rival(lies, colour, state.conspiracies) / 4, 1.5),
        float(state.released),
        float(state.armed),
        float(one.contaminated),
        held / 4,
        state.seats / 9,
        float(any(people.officer(state, pawn) for pawn in look.mine)),
        min(len(one.items) / 2, 1.0),
        float(people.armed(one)),
        float(any(mark.what == "launch" and mark.section == here for mark in state.markers)),
        it.betrayal / 4,
        sum(other.revealed for other in others) / max(len(others), 1),
        min(len(people.company(state, one)) / 4, 1.0) if here else 0.0,
    )


def _boarded(look: Outlook, one: Pawn) -> float:
    """In a pod: more, if that can leave as things are."""
    if one.at not in look.state.places or not look.station.sections[one.at].pod:
        return 0.0
    met = all(pods.meets(look.state, one.at, need) for need in pods.needs(look.state, one.at))
    return 1.0 if met and not station.blackout(look.state) else 0.5


def row_figures(hope: float, above: float, seen: tuple[float, ...]) -> tuple[float, ...]:
    """The figures of `FEATURES` for a row that is hoped for so, as a share of the most it can bring."""
    odds, time = logit(hope), seen[0]
    return (1.0, odds, hope, hope * time, odds * time, above, *seen)


def hopes(look: Outlook, identity: str) -> list[tuple[float, float]]:
    """Each row as it was always expected, with how likely the row above is that a `+` row needs."""
    found = []
    above = 1.0
    for row in IDENTITIES[identity].agenda:
        likely = expectation(look, row)
        found.append((likely, above if row.plus else 1.0))
        if not row.plus:
            above = min(likely, 1.0)
    return found
