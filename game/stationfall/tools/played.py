"""Games that computer players play to be learned from: what was seen of everybody, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec

from game.stationfall.automata.advise import policy
from game.stationfall.automata.outlook import Outlook
from game.stationfall.automata.prospects import bonus_prospect
from game.stationfall.automata.situation import hopes, situation
from game.stationfall.automata.worth import agenda
from game.stationfall.cards import IDENTITIES
from game.stationfall.game import STATIONFALL, at_leisure
from game.stationfall.scoring import agenda_points, bribe_points, penalty
from game.stationfall.state import Options, State

STRAYS = (0.0, 0.05, 0.15)
"""By how many points choices stray, game by game: of what seems best alone nothing else is learned."""
EACH = 2
"""Of how many colours the beginning of a turn is remembered …"""
BETWEEN = 0.15
"""… and how often a moment within it, of who acts."""


class Seen(msgspec.Struct, frozen=True, array_like=True):
    """A moment of a game for one colour, and what came of it."""

    game: int
    identity: str
    minute: int
    situation: tuple[float, ...]
    hopes: tuple[tuple[float, float], ...]
    """As `situation.hopes` has them."""
    besides: tuple[float, float, float]
    """Bribes, cubes above the limit, and what is hoped for of Bonus Characters, as they stand."""
    rivals: tuple[float, ...]
    """What is hoped for by the agendas of the others that are revealed."""
    rows: tuple[int, ...] = ()
    """How often each row counted in the end."""
    total: int = 0
    won: float = 0.0
    """The part of the win."""
    guilty: bool = False
    """Convicted in the end, and so none of the winners."""


def game(number: int, seats: int, seed: str) -> list[Seen]:
    """One game between computer players that stray from what they think best."""
    chance = Random(f"{seed}:players")
    stray = STRAYS[number % len(STRAYS)]
    state = STATIONFALL.deal(seats, Options(), Random(f"{seed}:0")).state
    seen: list[tuple[int, Seen]] = []
    step = 0
    while STATIONFALL.result(state) is None:
        seat = STATIONFALL.prompts(state)[0].seat
        if at_leisure(state):
            seen += ((colour, _seen(state, colour, number)) for colour in _watched(state, chance))
        legal = list(STATIONFALL.legal(state, seat))
        action = legal[0]
        if len(legal) > 1:
            odds = policy(STATIONFALL.view(state, seat), legal, chance, stray=stray)
            action = chance.choices(legal, odds)[0]
        step += 1
        state = STATIONFALL.apply(state, action, Random(f"{seed}:{step}")).state
    return list(_came(seen, state))


def _watched(state: State, chance: Random) -> list[int]:
    """Whose moment is remembered."""
    if state.turn.step == "open":
        return chance.sample(range(len(state.conspiracies)), EACH)
    return [state.turn.colour] if chance.random() < BETWEEN else []


def _seen(state: State, colour: int, number: int) -> Seen:
    look = Outlook(state, colour)
    it = state.conspiracies[colour]
    bonus = [(card, IDENTITIES[card].bonus) for card in state.players[it.seat].bonus]
    return Seen(
        number,
        it.identity,
        state.minute,
        tuple(round(one, 4) for one in situation(look)),
        tuple((round(likely, 4), round(above, 4)) for likely, above in hopes(look, it.identity)),
        (
            float(sum(points for _, points in bribe_points(state, colour))),
            float(sum(points for _, points in penalty(state, colour, revealed=it.revealed))),
            round(sum(one.points * bonus_prospect(look, card, one) for card, one in bonus if one), 3),
        ),
        tuple(
            round(agenda(Outlook(state, rival), other.identity), 3)
            for rival, other in enumerate(state.conspiracies)
            if other.revealed and rival != colour
        ),
    )


def _came(seen: list[tuple[int, Seen]], end: State) -> Iterator[Seen]:
    result = STATIONFALL.result(end)
    assert result is not None
    totals = {score.seat: score.total for score in result.scores}
    for colour, it in seen:
        own = end.conspiracies[colour]
        if own.identity != it.identity:
            continue  # 3.5.1: somebody else in the end
        yield msgspec.structs.replace(
            it,
            rows=_times(end, colour),
            total=totals[own.seat],
            won=(own.seat in result.winners) / max(len(result.winners), 1),
            guilty=own.guilt == "guilty" and not IDENTITIES[own.identity].guilty_may_win,
        )


def _times(end: State, colour: int) -> tuple[int, ...]:
    """How often each row counts, also one that brings no points but is needed by others."""
    rows = IDENTITIES[end.conspiracies[colour].identity].agenda
    return tuple(
        points // row.points if row.points else row.condition.count(end, colour)
        for row, (_, points) in zip(rows, agenda_points(end, colour), strict=True)
    )
