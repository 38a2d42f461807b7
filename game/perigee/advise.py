"""A computer crew's choice, from nothing but a view: what is worth most, weighed against what it takes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from game.api import Action, Level
from game.perigee.actions.common import Choose, Done, Reopen
from game.perigee.actions.placing import Convert, Dock, Fill, Keep, Lay, Place, Store
from game.perigee.actions.spending import Buy, Medical, Mend, Payload, Pilot, Specialist, Trade, Widen
from game.perigee.dice import DIE, TOP, TURNED, wrap
from game.perigee.rows import RESOURCES, Reroll, ShiftStored
from game.perigee.state import PLACING
from game.perigee.station import TILES, number_of
from game.perigee.view import Ask, View
from game.perigee.worth import Worth

ERRING = 0.3
"""How often a crew that plays easily does whatever comes to mind."""
ENOUGH = 0.3
"""What is worth less is left."""


def advise(view: View, legal: Sequence[Action], rng: Random, level: Level) -> Action | None:
    """None: who is done stays so."""
    acts = [act for act in legal if not isinstance(act, Reopen)]
    if not acts:
        return None
    if level == "easy" and rng.random() < ERRING:
        return rng.choice([act for act in acts if not isinstance(act, (Trade, Done))] or acts)
    answers = [act for act in acts if isinstance(act, Choose)]
    if answers:
        return _answer(view, [act for act in answers if act.crew == answers[0].crew])
    if view.phase == PLACING:
        return _place(view, acts)
    return _spend(view, acts)


def _best(acts: Sequence[Any], value: Callable[[Any], float]) -> tuple[float, Any]:
    found = [(value(act), number) for number, act in enumerate(acts)]
    if not found:
        return -1.0, None
    most, number = max(found, key=lambda it: (it[0], -it[1]))
    return most, acts[number]


# ---------------------------------------------------------------------- phase 1


def _place(view: View, acts: Sequence[Action]) -> Action:
    by_crew: dict[str, list[Any]] = {}
    for act in acts:
        by_crew.setdefault(act.crew, []).append(act)  # type: ignore[attr-defined]
    found: list[tuple[float, Any]] = []
    for crew, own in by_crew.items():
        worth = Worth(view, number_of(view.crews, crew))
        if isinstance(own[0], (Convert, Store)):
            return _convert(worth, own)
        found.append(_dearest_use(worth, own))
    value, best = max(found, key=lambda it: it[0])
    if value > ENOUGH:
        return best  # type: ignore[no-any-return]
    for crew, own in by_crew.items():
        left = _leftover(view, Worth(view, number_of(view.crews, crew)), own)
        if left is not None:
            return left  # type: ignore[no-any-return]
    return next(act for act in acts if isinstance(act, Done))


def _dearest_use(worth: Worth, acts: Sequence[Any]) -> tuple[float, Any]:
    """The use of dice that brings most, less what else they could have been used for."""
    uses: list[tuple[float, tuple[int, ...], str, Any]] = []
    for act in acts:
        if isinstance(act, Place):
            dice = (DIE[act.die], DIE[act.second]) if act.second else (DIE[act.die],)
            uses.append((worth.tile(act.tile, dice) - worth.toll(dice), dice, act.tile, act))
        elif isinstance(act, Fill):
            die = DIE[act.die]
            uses.append((worth.slot(act.card) - worth.toll((die,)), (die,), act.card, act))
        elif isinstance(act, Lay):
            uses.append((worth.lay(act.tile), (), act.tile, act))

    def score(use: tuple[float, tuple[int, ...], str, Any]) -> float:
        gain, dice, target, _ = use
        if gain <= ENOUGH or not dice:
            return gain
        lost = 0.0
        if worth.crew.pool.count(dice[0]) <= len(dice):
            rivals = [
                other[0] / len(other[1]) for other in uses if dice[0] in other[1] and other[2] != target
            ]
            lost = max(rivals, default=0.0)
        return gain / len(dice) - 0.5 * max(lost, 0.0) + 0.01 * gain

    if not uses:
        return -1.0, None
    best = max(uses, key=score)
    return (best[0] / max(len(best[1]), 1), best[3]) if score(best) > -9 else (-1.0, None)


def _leftover(view: View, worth: Worth, acts: Sequence[Any]) -> Any:
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

    value, dock = _best(docks, passed)
    if dock is not None and value > ENOUGH:
        return dock
    keeps = [act for act in acts if isinstance(act, Keep) and TOP[DIE[act.die]] not in view.toxic]
    if keeps:
        return _best(keeps, lambda act: worth.kept(DIE[act.die]))[1]
    return None


def _convert(worth: Worth, acts: Sequence[Any]) -> Action:
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

    value, act = _best([act for act in acts if isinstance(act, Convert)], after)
    if act is not None and value > 2 * ENOUGH:
        return act  # type: ignore[no-any-return]
    return next(act for act in acts if isinstance(act, Store))


# ---------------------------------------------------------------------- answers


def _answer(view: View, acts: Sequence[Choose]) -> Choose:
    it = number_of(view.crews, acts[0].crew)
    ask = next(ask for ask in view.asks if ask.crew == it)
    worth = Worth(view, it)
    value: Callable[[Choose], float]
    if ask.kind in ("pay", "discard", "reroll", "turn", "take", "shift", "adjust", "neighbour", "medical"):
        value = _of_dice(worth, ask)
    elif ask.kind == "make":
        value = lambda act: -float(worth.left[RESOURCES.index(act.pick)])  # noqa: E731
    elif ask.kind == "track":
        value = lambda act: -float(view.crews[number_of(view.crews, act.pick)].track)  # noqa: E731
    elif ask.kind == "capacity":
        value = lambda act: float(view.crews[number_of(view.crews, act.pick)].capacity)  # noqa: E731
    elif ask.kind == "mend":
        value = lambda act: worth.token(act.pick, act.how) if act.pick != "none" else -1.0  # noqa: E731
    elif ask.kind in ("dearest", "own"):
        value = lambda act: 9.0 if view.tiles[act.pick].disabled else -worth.standing(act.pick)  # noqa: E731
    elif ask.kind == "strain":
        value = lambda act: float(worth.left[TILES[act.pick].makes[0]])  # noqa: E731
    else:
        value = lambda act: -worth.standing(act.pick)  # noqa: E731
    return _best(acts, value)[1]  # type: ignore[no-any-return]


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
                return worth.pool((*without(die), TURNED[act.how][die]))  # type: ignore[index]
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


def _spend(view: View, acts: Sequence[Action]) -> Action:
    worths = {act.crew: Worth(view, number_of(view.crews, act.crew)) for act in acts}  # type: ignore[attr-defined]

    def value(act: Any) -> float:
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

    return _best(acts, value)[1]  # type: ignore[no-any-return]
