"""A computer crew's choice, from nothing but a view: what is worth most, weighed against what it takes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from msgspec import Struct

from game.api import Action, Level
from game.perigee.actions.common import Choose, Done, Reopen
from game.perigee.actions.placing import Convert, Dock, Fill, Keep, Lay, Place, Store
from game.perigee.actions.spending import Buy, Medical, Mend, Payload, Pilot, Specialist, Trade, Widen
from game.perigee.deeds import Deed
from game.perigee.dice import DIE, TOP, TURNED, WAY, wrap
from game.perigee.rescue import heeded
from game.perigee.rows import RESOURCES, Reroll, ShiftStored
from game.perigee.state import PLACING
from game.perigee.station import TILES, number_of
from game.perigee.view import Ask, View
from game.perigee.worth import Worth

ERRING = 0.3
"""How often a crew that plays easily does whatever comes to mind."""
ENOUGH = 0.3
"""What is worth less is left."""
D = TypeVar("D", bound=Deed)


def advise(view: View, legal: Sequence[Action], rng: Random, level: Level) -> Action | None:
    """None: who is done stays so."""
    acts = [act for act in legal if isinstance(act, Deed) and not isinstance(act, Reopen)]
    if not acts:
        return None
    if level == "easy" and rng.random() < ERRING:
        return rng.choice([act for act in acts if not isinstance(act, (Trade, Done))] or acts)
    chosen = _chosen(view, acts)
    return heeded(view, acts, chosen) if view.phase == PLACING else chosen


def _chosen(view: View, acts: Sequence[Deed]) -> Deed:
    """What seems best by itself."""
    answers = [act for act in acts if isinstance(act, Choose)]
    if answers:
        return _answer(view, [act for act in answers if act.crew == answers[0].crew])
    return _place(view, acts) if view.phase == PLACING else _spend(view, acts)


def _best(acts: Sequence[D], value: Callable[[D], float]) -> tuple[float, D]:
    """Of some acts the one that is worth most, the first of several."""
    found = [(value(act), -number) for number, act in enumerate(acts)]
    most, place = max(found)
    return most, acts[-place]


# ---------------------------------------------------------------------- phase 1


def _place(view: View, acts: Sequence[Deed]) -> Deed:
    by_crew: dict[str, list[Deed]] = {}
    for act in acts:
        by_crew.setdefault(act.crew, []).append(act)
    found: list[tuple[float, Deed]] = []
    for crew, own in by_crew.items():
        worth = Worth(view, number_of(view.crews, crew))
        if isinstance(own[0], (Convert, Store)):
            return _convert(worth, own)
        use = _dearest_use(worth, own)
        found += [use] if use is not None else []
    if found:
        value, best = max(found, key=_first)
        if value > ENOUGH:
            return best
    for crew, own in by_crew.items():
        left = _leftover(view, Worth(view, number_of(view.crews, crew)), own)
        if left is not None:
            return left
    return next(act for act in acts if isinstance(act, Done))


def _first(found: tuple[float, Deed]) -> float:
    return found[0]


class Use(Struct, frozen=True):
    """A way to use some dice."""

    gain: float
    dice: tuple[int, ...]
    target: str
    act: Deed


def _uses(worth: Worth, acts: Sequence[Deed]) -> list[Use]:
    found = []
    for act in acts:
        match act:
            case Place():
                dice = (DIE[act.die], DIE[act.second]) if act.second else (DIE[act.die],)
                found.append(Use(worth.tile(act.tile, dice) - worth.toll(dice), dice, act.tile, act))
            case Fill():
                die = DIE[act.die]
                found.append(Use(worth.slot(act.card) - worth.toll((die,)), (die,), act.card, act))
            case Lay():
                found.append(Use(worth.lay(act.tile), (), act.tile, act))
    return found


def _dearest_use(worth: Worth, acts: Sequence[Deed]) -> tuple[float, Deed] | None:
    """The use of dice that brings most, less what else they could have been used for."""
    uses = _uses(worth, acts)

    def score(use: Use) -> float:
        if use.gain <= ENOUGH or not use.dice:
            return use.gain
        lost = 0.0
        if worth.crew.pool.count(use.dice[0]) <= len(use.dice):
            rivals = [
                other.gain / len(other.dice)
                for other in uses
                if use.dice[0] in other.dice and other.target != use.target
            ]
            lost = max(rivals, default=0.0)
        return use.gain / len(use.dice) - 0.5 * max(lost, 0.0) + 0.01 * use.gain

    if not uses:
        return None
    best = max(uses, key=score)
    return (best.gain / max(len(best.dice), 1), best.act) if score(best) > -9 else None


def _leftover(view: View, worth: Worth, acts: Sequence[Deed]) -> Deed | None:
    """Dice that are of no use here may be of use elsewhere, or next round."""
    docks = [act for act in acts if isinstance(act, Dock)]

    def passed(act: Dock) -> float:
        to = number_of(view.crews, act.to)
        other = view.crews[to]
        if other.done or other.converting:
            return 0.0
        die = 10 * DIE[act.die] + act.front if act.front else DIE[act.die]
        theirs = Worth(view, to)
        lies = die if theirs.locked == (die > 9) else TOP[die]
        return theirs.pool((*other.pool, lies)) - theirs.pool(other.pool)

    def kept(act: Keep) -> float:
        return worth.kept(DIE[act.die])

    if docks:
        value, dock = _best(docks, passed)
        if value > ENOUGH:
            return dock
    keeps = [act for act in acts if isinstance(act, Keep) and TOP[DIE[act.die]] not in view.toxic]
    return _best(keeps, kept)[1] if keeps else None


def _convert(worth: Worth, acts: Sequence[Deed]) -> Deed:
    """A Converter is used if it saves more than it may be worth later."""
    crew = worth.crew
    now = worth.pool((*crew.pool, *(die for die in crew.rolled if die % 2 == 0)))

    def after(act: Convert) -> float:
        rolled, pool = list(crew.rolled), list(crew.pool)
        for key in (act.plus, act.minus):
            (rolled if key[0] == "d" else pool).remove(int(key[1]))
        for key, by in ((act.plus, 1), (act.minus, -1)):
            (rolled if key[0] == "d" else pool).append(wrap(int(key[1]) + by))
        return worth.pool((*pool, *(die for die in rolled if die % 2 == 0))) - now

    converts = [act for act in acts if isinstance(act, Convert)]
    if converts:
        value, convert = _best(converts, after)
        if value > 2 * ENOUGH:
            return convert
    return next(act for act in acts if isinstance(act, Store))


# ---------------------------------------------------------------------- answers


def _answer(view: View, acts: Sequence[Choose]) -> Choose:
    it = number_of(view.crews, acts[0].crew)
    ask = next(ask for ask in view.asks if ask.crew == it)
    return _best(acts, _valued(view, Worth(view, it), ask))[1]


def valued(view: View, act: Choose) -> float:
    """What an answer is worth to who gives it."""
    it = number_of(view.crews, act.crew)
    return _valued(view, Worth(view, it), next(ask for ask in view.asks if ask.crew == it))(act)


def _valued(view: View, worth: Worth, ask: Ask) -> Callable[[Choose], float]:
    """What an answer is worth."""
    if ask.kind in OF_DICE:
        return _of_dice(worth, ask)

    def value(act: Choose) -> float:
        match ask.kind:
            case "make":
                return -float(worth.left[RESOURCES.index(act.pick)])
            case "track":
                return -float(view.crews[number_of(view.crews, act.pick)].track)
            case "capacity":
                return float(view.crews[number_of(view.crews, act.pick)].capacity)
            case "mend":
                return worth.token(act.pick, act.how) if act.pick != "none" else -1.0
            case "dearest" | "own" if view.tiles[act.pick].disabled:
                return 9.0
            case "strain":
                return float(worth.left[TILES[act.pick].makes[0]])
            case _:
                return -worth.standing(act.pick)

    return value


OF_DICE = ("pay", "discard", "reroll", "turn", "take", "shift", "adjust", "neighbour", "medical")
"""Questions about dice."""


def _of_dice(worth: Worth, ask: Ask) -> Callable[[Choose], float]:
    """What the pool is worth after an answer."""
    pool, ability = worth.crew.pool, TILES[ask.tile].ability if ask.tile else None
    now = worth.pool(pool)

    def without(die: int) -> tuple[int, ...]:
        at = pool.index(die)
        return (*pool[:at], *pool[at + 1 :])

    def value(act: Choose) -> float:
        if act.pick == "none":
            return now + 0.05
        die = DIE[act.pick]
        match ask.kind:
            case "pay" | "discard":
                return worth.pool(without(die))
            case "reroll":
                assert isinstance(ability, Reroll)
                return sum(worth.pool((*without(die), new)) for new in range(1, 7)) / 6
            case "turn":
                return worth.pool((*without(die), TURNED[WAY[act.how]][die]))
            case "shift":
                assert isinstance(ability, ShiftStored)
                new = wrap(die + ability.by if act.how == "plus" else die - ability.by)
                return now + 0.2 * (worth.kept(new) - worth.kept(die))
            case "adjust":
                return worth.pool((*without(die), wrap(die + 1 if act.how == "plus" else die - 1)))
            case "medical":
                return worth.kept(die)
            case _:
                return worth.pool((*pool, die))

    return value


# ---------------------------------------------------------------------- phase 5


def _spend(view: View, acts: Sequence[Deed]) -> Deed:
    worths = {act.crew: Worth(view, number_of(view.crews, act.crew)) for act in acts}

    def value(act: Deed) -> float:
        worth = worths[act.crew]
        match act:
            case Widen():
                return worth.rounds * 1.25 / 3
            case Buy():
                row = 0.01 * sum(tile.row == act.row for tile in view.tiles.values())
                return worth.offer(act.tile) - row
            case Mend():
                return worth.token(act.tile, act.token) / 2
            case Medical():
                other = view.crews[number_of(view.crews, act.to)]
                return 0.8 + 0.01 * (other.seat == act.seat) if worth.rounds else 0.0
            case Payload():
                return worth.relief(act.source) - worth.relief(act.source, act.tile)
            case Specialist():
                spare = (
                    -0.01 * worth.offer(act.tile) - 0.001 * view.crews[number_of(view.crews, act.to)].capacity
                )
                return 0.9 + spare if worth.rounds > 1 else 0.0
            case Trade():
                kept = worth.left[RESOURCES.index(act.resource)]
                return 0.5 if act.amount == kept - worth.plenty and worth.rounds > 2 else 0.0
            case Pilot():
                return 0.0
            case _:
                return 0.2 if isinstance(act, Done) else 0.0

    return _best(acts, value)[1]
