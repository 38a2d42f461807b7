"""What a turn offers at once: whom to attack, where to go, what to buy; what is missing, and what to mind.

All of it is made of what is legal, in one action or in two of which the first is a move.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Literal

from msgspec.structs import replace

from game.api import Action, Arguments, Illegal, Message, Missing, Name, Way
from game.stationx import tree, units
from game.stationx.actions import Attack, Buy, Jump, Move, Put, Respawn, Upgrade, Verb
from game.stationx.actions.buying import bought, unsold
from game.stationx.actions.fighting import capturable, targets, unspent
from game.stationx.actions.moving import Where, unmoved
from game.stationx.battle import CAPTURE, Forecast, forecast, foretell, gain
from game.stationx.building import foundations
from game.stationx.grid import CELLS, NAMES, bits, distance, members
from game.stationx.pieces import COLOURS, DISCOUNT, PRICES, RESPAWN, SUPPLIES, TIERS
from game.stationx.play import colour, listed
from game.stationx.state import NOBODY, Arrival, State, Unit, copy
from game.stationx.station import station
from game.stationx.supply import nearest, room_for
from game.stationx.view import View
from game.text import describe

INCOMES = frozenset(node for node, _ in TIERS)
"""8.1: upgrades that do nothing but raise what one's own base brings."""
NEAR = 8
"""So many enemies at most are looked at for each figure: more than that is no choice but a list."""


def ways(state: State, seat: int) -> Sequence[Way]:
    """Everything this seat may choose at once in its own turn, in each group the likeliest first."""
    if state.todo:
        return list(_arrivals(state, seat))
    if state.turn.seat != seat:
        return ()
    if state.phase != "play":
        return list(foundations(state, seat))
    where = Where(state, seat)
    fights = sorted(_fights(state, where, seat), key=lambda it: (len(it[1].actions), -it[0]))
    return (*(way for _, way in fights), *_walks(state, where, seat), *_here(state, seat))


# ---------------------------------------------------------------------- whom to attack


def _fights(state: State, where: Where, seat: int) -> Iterator[tuple[int, Way]]:
    """Every attack, and for each figure that can move first the best cell to attack each enemy from."""
    for unit in units.of(state, seat):
        if unspent(state, unit) is not None:
            continue
        now = targets(state, unit)
        for cell in members(now):
            yield _attack(state, unit, cell, ())
        if unmoved(state, unit) is None:
            for cell in _within(state, unit, now):
                best = _approach(state, where, unit, cell)
                if best is not None:
                    yield best


def _within(state: State, unit: Unit, now: int) -> list[int]:
    """The cells that a figure may find something to attack at if it moves first, the nearest first."""
    reach = units.allowance(state, unit) + 1
    cells = {other.cell for other in units.enemies(state, unit.seat)}
    cells |= {it.cell for it in state.teleporters if it.holder != unit.seat}
    found = [cell for cell in cells if distance(unit.cell, cell) <= reach and not now >> cell & 1]
    return sorted(found, key=lambda cell: (distance(unit.cell, cell), cell))[:NEAR]


def _approach(state: State, where: Where, unit: Unit, cell: int) -> tuple[int, Way] | None:
    """The best move from which a figure can attack what is at a cell."""
    plan = where.plan
    found: tuple[int, Way] | None = None
    for step in members(where.moves(unit) & plan.near(cell) & ~plan.supply):
        moved = copy(state)
        moved.units[unit.key] = there = replace(unit, cell=step, moved=True)
        first = Move(seat=unit.seat, unit=unit.key, to=NAMES[step])
        it = _attack(moved, there, cell, (first,))
        if found is None or it[0] > found[0]:
            found = it
    return found


def _attack(state: State, unit: Unit, cell: int, before: tuple[Move, ...]) -> tuple[int, Way]:
    """An attack with what decides it, and what it is worth."""
    actions = (*before, Attack(seat=unit.seat, unit=unit.key, target=NAMES[cell]))
    args: Arguments = {"unit": Name(unit.key), "cell": NAMES[cell]}
    if before:
        args["to"] = before[0].to
    target = units.at(state, cell)
    if target is None or target.seat == unit.seat:
        taken = capturable(state, unit.seat, cell)
        assert taken is not None
        label = Message("way-go-and-capture" if before else "way-capture", args)
        detail = Message("way-free", {"whose": colour(taken.home)})
        return CAPTURE, Way(group="whom", actions=actions, label=label, detail=detail)
    seen = forecast(state, unit, target)
    label = Message("way-go-and-attack" if before else "way-attack", {**args, "target": Name(target.key)})
    worth = gain(state, unit.seat, seen)
    return worth, Way(group="whom", actions=actions, label=label, detail=told(seen))


def told(seen: Forecast) -> Message:
    """Both sides' totals, and who would fall."""
    return Message(
        "forecast",
        {
            "attack": seen.attack,
            "defence": seen.defence,
            "outcome": seen.outcome,
            "losses": listed(seen.losses) if seen.losses else "none",
            "spared": Name(seen.best) if seen.best else "none",
        },
    )


def comes_to(view: View, action: Action) -> Message | None:
    """Of an attack, both sides' totals and who would fall; None: there is nobody to fight."""
    if not isinstance(action, Attack) or action.target not in CELLS:
        return None
    seen = foretell(view, action.unit, CELLS[action.target])
    return told(seen) if seen is not None else None


# ---------------------------------------------------------------------- where to go

Aim = Literal["base", "supply", "home"]


def _walks(state: State, where: Where, seat: int) -> Iterator[Way]:
    """For every figure the next step towards each thing that is worth going to, what is near before all."""
    found: dict[tuple[str, int], tuple[bool, int, Way]] = {}
    for unit in units.of(state, seat):
        if unmoved(state, unit) is not None:
            continue
        cells = members(where.moves(unit))
        for aim, goal, args in _aims(state, unit):
            far = where.plan.far(goal, unit.commands)
            now = far.get(unit.cell)
            best = min(cells, key=lambda cell: far.get(cell, len(NAMES)), default=NOBODY)
            if now is None or best == NOBODY or far.get(best, now) >= now:
                continue
            steps = far[best]
            way = Way(
                group="where",
                actions=(Move(seat=seat, unit=unit.key, to=NAMES[best]),),
                label=Message(
                    "way-move",
                    {
                        "unit": Name(unit.key),
                        "to": NAMES[best],
                        "aim": aim,
                        "whose": args.get("whose", "none"),
                    },
                ),
                detail=Message(f"way-towards-{aim}", {**args, "steps": steps}),
            )
            found.setdefault((unit.key, best), (aim == "home", steps, way))
    yield from (way for *_, way in sorted(found.values(), key=lambda it: it[:2]))


def _aims(state: State, unit: Unit) -> Iterator[tuple[Aim, int, Arguments]]:
    """What is worth going to: the nearest base of somebody else, supplies, and one's own teleporter."""
    plan = station(state)
    foreign = [it for it in state.teleporters if it.holder != unit.seat]
    for it in sorted(foreign, key=lambda it: distance(it.cell, unit.cell))[:2]:
        yield "base", it.cell, {"whose": Name(COLOURS[it.home])}
    if unit.commands:
        last = state.players[unit.seat].supply
        for number, name in enumerate(SUPPLIES, 1):
            if name != last:
                near = min(members(plan.rooms[number].region), key=lambda cell: distance(cell, unit.cell))
                yield "supply", near, {"room": Name("supply-" + name)}
    home = units.teleporter(state, unit.seat)
    if home is not None and home.holder == unit.seat:
        yield "home", home.cell, {}


# ---------------------------------------------------------------------- what to buy


def _here(state: State, seat: int) -> Iterator[Way]:
    """A commander that comes back, leaps, each kind of unit on the likeliest cell, every upgrade; last what
    would be of no use."""
    for back in islice(Respawn.options(state, seat), 3):
        yield _paid(back, RESPAWN)
    for kind, price in PRICES.items():
        region = units.landing(state, seat, kind) if unsold(state, seat, kind) is None else 0
        if region:
            yield _paid(Buy(seat=seat, kind=kind, cell=NAMES[nearest(state, seat, region)]), price)
    price, lost = tree.price(state, seat), not units.at_home(state, seat)
    upgrades = list(Upgrade.options(state, seat))
    idle = [it for it in upgrades if lost and it.node in INCOMES]
    yield from (_paid(it, price) for it in upgrades if it not in idle)
    for leap in Jump.options(state, seat):
        yield Way(group="here", actions=(leap,), label=describe(leap))
    # 8.7: they can be had without the base, and 8.1: without it there is no income to be raised.
    yield from (_paid(it, price, "way-idle") for it in idle)


def _arrivals(state: State, seat: int) -> Iterator[Way]:
    """9.5: every cell on which a free unit may appear, as a bought one would be offered the likeliest."""
    asked = state.todo[-1]
    region = room_for(state, asked) if isinstance(asked, Arrival) and asked.seat == seat else 0
    while region:
        cell = nearest(state, seat, region)
        region &= ~bits((cell,))
        act = Put(seat=seat, cell=NAMES[cell])
        yield Way(group="here", actions=(act,), label=describe(act))


def _paid(act: Verb, price: int, said: str = "way-paid") -> Way:
    return Way(group="here", actions=(act,), label=Message(said, {"what": describe(act), "price": price}))


# ---------------------------------------------------------------------- what is missing


def missing(state: State, seat: int) -> Sequence[Missing]:
    """What cannot be bought now, and why."""
    if state.phase != "play" or state.todo or state.turn.seat != seat:
        return ()
    found = []
    for kind, price in PRICES.items():
        refused = unsold(state, seat, kind)
        if refused is not None:
            reason = _why(state, seat, refused, price)
            found.append(Missing(label=Message("name-" + kind), reason=reason, rule=refused.rule))
    price = tree.price(state, seat)
    refused = bought(state, upgrade=True)
    energy = state.players[seat].energy
    if refused is None and energy < price and tree.open_nodes(state, seat):
        reason = Message("why-energy", {"short": price - energy})
        found.append(Missing(label=Message("verb-upgrade"), reason=reason, rule="8.3"))
    return found


def _why(state: State, seat: int, refused: Illegal, price: int) -> Message:
    """A refusal in a few words."""
    match refused.message.key:
        case "no-energy":
            return Message("why-energy", {"short": price - state.players[seat].energy})
        case "no-all-out":
            return Message("why-all-out")
        case "no-base-lost":
            return Message("why-base-lost")
        case _:
            return Message("why-bought")


# ---------------------------------------------------------------------- what to have in mind


def in_mind(view: View) -> Iterator[Message]:
    """Which colour one has, what one can spend, and what is wrong."""
    if view.seat is None or view.sides[view.seat].out:
        return
    side = view.sides[view.seat]
    yield Message("mind-side", {"colour": Name(side.colour), "energy": side.energy, "income": side.income})
    if side.blueprints:
        yield Message("mind-blueprint", {"energy": DISCOUNT})
    if view.phase == "play" and view.seat not in side.bases:
        yield Message("mind-base-lost")
    if view.phase == "play" and units.commander(view, view.seat) is None:
        yield Message("mind-commander")
