"""What random play has to know about this game beyond its rules (`game.own.Own`).

The tables to try, the names to forge actions from, what is hidden and what has come out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

from game.api import Action
from game.stationfall import chronicle, people, station
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.deeds import POWERS, Deed
from game.stationfall.actions.prices import PRICES
from game.stationfall.actions.section import OFFSITES
from game.stationfall.automata.advise import first
from game.stationfall.automation import turns
from game.stationfall.board import board, steps
from game.stationfall.cards import CAST, PROJECTS
from game.stationfall.check import check
from game.stationfall.lesson import LESSON
from game.stationfall.lesson import SEATS as LESSON_SEATS
from game.stationfall.setup import ALONE, CHARACTERS, MOST, needed
from game.stationfall.state import Aftermath, Options, State
from game.stationfall.things import DATA, SUPPLY
from game.stationfall.tools.fates import fates

__all__ = [
    "DECISIONS", "IDLE", "PLAYERS", "SELDOM", "State", "approaches", "check", "disclosed", "ending", "fates",
    "hidden", "likely", "tables", "vocabulary",
]  # fmt: skip

turns.strict = True

IDLE = frozenset({"renegotiate", "end_turn", "wait"})
"""What ends a turn, or wastes it."""
PLAYERS = {"first": first}
"""The computer player that looks one step ahead by hopes that were written by hand, kept as it was."""
SELDOM: frozenset[str] = frozenset()
DECISIONS = 0.05


def tables(seats: int, rng: Random) -> Options:
    """A table somebody might set: any cast that can be dealt, teams where they can be, and what is left."""
    names = sorted(CAST)
    least = needed(max(seats, 1 + ALONE))
    cast = rng.choice(("random", "random", "tutorial", "named"))
    if cast == "named":
        cast = ",".join(rng.sample(names, rng.randint(least, min(MOST, least + 3))))
    teams = seats >= 4 and seats % 2 == 0 and rng.random() < 0.3
    projectx = rng.choice(("random", "random", *sorted(PROJECTS)))
    if cast == "tutorial" and seats == LESSON_SEATS and not teams:
        cast = rng.choice((cast, LESSON))
    if seats < LESSON_SEATS and Random(f"{seats} {cast} {projectx} lindsey").random() < 0.2:
        return Options(cast, projectx, lindsey=True)
    lot = Random(f"{seats} {cast} {projectx}")
    company = 0 if cast == LESSON else _company(seats, cast, lot)
    together = company > 0 and not teams and lot.random() < 0.3
    moved = rng.random() < 0.1
    left = _left(Random(f"{seats} {cast} {projectx} left"))
    return Options(cast, projectx, teams, together, print_shop_repair=moved, bots=company, aftermath=left)


def _left(lot: Random) -> Aftermath | None:
    """What some other game has left to every third table."""
    if lot.random() < 0.7:
        return None
    figures = lot.sample(sorted(chronicle.figures()), 5)
    return Aftermath(
        tuple(lot.sample(sorted(CAST), 2)),
        figures[0],
        tuple(figures[1:3]),
        tuple(figures[3:]),
        tuple(lot.sample(chronicle.scars(), 2)),
    )


def _company(seats: int, cast: str, lot: Random) -> int:
    """How many bots join, at every third table; a cast that is named must have room for them."""
    most = max(CHARACTERS) - seats
    if most < 1 or (seats > 1 and lot.random() < 0.7):
        return 0
    number = lot.randint(1, most)
    names = cast.split(",")
    if len(names) > 1:
        while number and needed(seats + number) > len(names):
            number -= 1
    return max(number, ALONE if seats == 1 else 0)


def approaches(state: State, listed: Sequence[Action], seed: str) -> list[Action]:
    """The steps that bring somebody nearer to an errand; each has one, and another one every few minutes."""
    sections = station.board(state).sections
    busy = [key for key, fixed in sections.items() if fixed.works or fixed.console or fixed.pod]
    found: list[Action] = []
    for action in listed:
        if isinstance(action, Step) and state.pawns[action.who].at in state.places:
            goal = Random(f"{seed} {action.who} {state.minute // 4}").choice(busy)
            far = _ways(state.cast, goal)
            if far.get(action.to, 99) < far.get(state.pawns[action.who].at, 99):
                found.append(action)
    return found


@cache
def _ways(cast: tuple[str, ...], goal: str) -> dict[str, int]:
    return steps(board(frozenset(cast)), goal, vents=True, space=True)


def vocabulary(state: State) -> tuple[str, ...]:
    """Every name that means something in this game, and a few that do not."""
    words = {"", "nobody", "kompromat", "done", "pass", "none", "accept", "refuse", "nanogel_1"}
    words |= {*state.places, *state.pawns, *state.cards, *SUPPLY, *DATA, *OFFSITES, *POWERS, *PRICES}
    words |= {item for fixed in station.board(state).sections.values() for item in fixed.items}
    words |= {item for pawn in state.pawns.values() for item in (*pawn.items, *pawn.integral)}
    return tuple(sorted(words))


def likely(state: State, action: type[Action], rng: Random) -> dict[str, str]:
    """Values for the fields that decide whether a forged action gets as far as its own rule."""
    if not issubclass(action, Deed):
        return {}
    who = rng.choice([state.turn.pawn or next(iter(state.pawns)), *rng.choices(list(state.pawns), k=2)])
    pay = rng.choice(("action", "action", "free", "gratis", "bribe", "kompromat", "gift"))
    if rng.random() < 0.8 or not POWERS:
        return {"who": who, "pay": pay, "by": "", "power": ""}
    power = rng.choice(sorted(POWERS))
    return {"who": rng.choice(list(state.pawns)), "pay": pay, "by": who, "power": power}


def hidden(state: State, seat: int | None) -> Iterator[tuple[str, object]]:
    """What this seat (None: a spectator) may not know, by kind; for a team mate see the rules of teams."""

    mate = people.partner(state, seat) if seat is not None else None
    known = (seat, mate, *people.open_hands(state))
    others = [one for one in range(state.seats) if one not in known]
    unknown = [it.identity for it in state.conspiracies if it.seat in others and not it.revealed]
    if any(unknown):
        yield "identities", unknown
    bonus = [card for one in others for card in state.players[one].bonus]
    if len(bonus) > sum(len(state.players[one].shown) for one in others):
        yield "bonus characters", bonus
    held = {
        one: sorted(card for card, token in state.kompromat.items() if token.hand == one and not token.shown)
        for one in range(state.seats)
        if one != seat
    }
    lying = {token.at: card for card, token in state.kompromat.items() if token.at}
    if any(held.values()) and (len(lying) > 0 or sum(map(bool, held.values())) > 1):
        yield "kompromat hands", held
    if len(lying) > 1:
        yield "face-down kompromat", lying
    if state.minute > 0 and state.phase != "over":
        yield "re-entry", state.reentry
    peeked = seat is not None and state.players[seat].knows_x
    if not state.released and not peeked and state.options.projectx == "random" and len(PROJECTS) > 1:
        yield "project x", state.projectx
    if len(set(state.traps.values())) > 1:
        yield "traps", state.traps


def disclosed(state: State, after: State) -> tuple[object, ...]:
    """The hidden things that have come out by this step; where they differ, two worlds may well part."""
    return (
        after.projectx if after.released else "",
        after.reentry if after.minute == 0 else None,
        [(it.revealed and it.identity, it.schrodinger) for it in after.conspiracies],
        [player.shown for player in after.players],
        # Two that come out in one step are told apart by where they lay.
        [
            (card, state.kompromat[card].at)
            for card, token in after.kompromat.items()
            if after.lesson and token.shown
        ],
        [player.discarded for seat, player in enumerate(after.players) if people.automatic(after, seat)],
        state.traps if len(after.traps) < len(state.traps) else {},
    )


def ending(state: State) -> str:
    """Why the game ended, in a word."""
    return state.ending
