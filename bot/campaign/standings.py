"""Where everybody in a campaign stands: a function of how its games ended, and of nothing else.

All is counted in fractions, so that the same games come to the same on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from bot.store.campaigns import Member, Plan, Record, Rule

WIN: Mapping[Rule, Fraction] = {
    "wins": Fraction(1),
    "share": Fraction(1),
    "placement": Fraction(1),
    "mean": Fraction(10),
}
"""What a game brings that is won alone; by `mean`, where points are counted, what that is thought worth."""
FIRST_GAMES = 3
"""In so many games a newcomer has their handicap."""
ENOUGH = Fraction(1, 3)
"""Of the games of who has played most: who has played fewer has an average that says too little."""

Kind = Literal["member", "guest", "computer"]


@dataclass(frozen=True)
class Standing:
    """How somebody has fared in a campaign."""

    person: int | None
    """None: all computer players together."""
    name: str
    kind: Kind
    games: int
    won: int
    points: Fraction
    """By which they are placed."""
    place: int | None
    """The same for who has the same points. None: they are not placed, or not yet."""
    brought: tuple[tuple[int, Fraction], ...] = ()
    """What each game brought, by its number in the campaign; the handicap is in it."""

    def after(self, games: int, plan: Plan) -> Fraction | None:
        """What they had when so many games had been played. None: they had played none."""
        return counted([points for number, points in self.brought if number <= games], plan)


def counted(brought: Sequence[Fraction], plan: Plan) -> Fraction | None:
    """What of all games counts. None: there are none."""
    if not brought:
        return None
    return sum(brought, Fraction(0)) / (len(brought) if plan.total == "average" else 1)


def worth(record: Record, rule: Rule) -> dict[int, Fraction]:
    """What a game brings to each seat."""
    return RULES[rule](record)


def _wins(record: Record) -> dict[int, Fraction]:
    return {sat.seat: Fraction(sat.won) for sat in record.seats}


def _share(record: Record) -> dict[int, Fraction]:
    """Who has won shares one win with all others who have."""
    winners = sum(sat.won for sat in record.seats)
    return {sat.seat: Fraction(1, winners) if sat.won else Fraction(0) for sat in record.seats}


def _placement(record: Record) -> dict[int, Fraction]:
    """From 1 for the first to 0 for the last; who is equal has the mean of their places.

    Where all have won, or all have lost, nobody is behind anybody: that is a 1 or a 0 for everybody.
    """
    won = {sat.won for sat in record.seats}
    if len(won) == 1 or len(record.seats) == 1:
        return _wins(record)
    points = {sat.seat: sat.points or 0 for sat in record.seats}
    sides = {seat: side for side in record.sides for seat in side}
    rank = {
        sat.seat: (sat.won, sum(points[it] for it in sides.get(sat.seat, (sat.seat,))))
        for sat in record.seats
    }
    last = len(rank) - 1
    found = {}
    for seat, mine in rank.items():
        worse = sum(other < mine for other in rank.values())
        equal = sum(other == mine for other in rank.values()) - 1
        found[seat] = Fraction(2 * worse + equal, 2 * last)
    return found


def _mean(record: Record) -> dict[int, Fraction]:
    """Points more or less than whoever was this usually has.

    Where the game cannot tell, than everybody had here on average; where it counts no points, what one's
    share of the win is more than one's part of the table.
    """
    known = [sat.points for sat in record.seats if sat.points is not None]
    here = Fraction(sum(known), len(known)) if known else Fraction(0)
    share = _share(record)
    found = {}
    for sat in record.seats:
        if sat.points is None:
            found[sat.seat] = (share[sat.seat] - Fraction(1, len(record.seats))) * WIN["mean"]
        else:
            found[sat.seat] = sat.points - (here if sat.usual is None else Fraction(sat.usual, 100))
    return found


RULES: Mapping[Rule, Callable[[Record], dict[int, Fraction]]] = {
    "wins": _wins,
    "share": _share,
    "placement": _placement,
    "mean": _mean,
}


@dataclass
class _Tally:
    """What somebody's games have come to so far."""

    name: str
    brought: list[tuple[int, Fraction]]
    won: int = 0


def standings(records: Sequence[Record | None], members: Sequence[Member], plan: Plan) -> list[Standing]:
    """Everybody, the best first: who is placed, who is not yet, guests, and computer players at the end.

    `records`: of all games in the order in which they were opened; None: one that is not over.
    """
    known = {member.person: member for member in members}
    tallies: dict[int | None, _Tally] = {
        member.person: _Tally(member.name, []) for member in members if member.status != "left"
    }
    for number, record in enumerate(records, start=1):
        if record is not None:
            _enter(tallies, known, number, record, plan)
    return _placed(tallies, known, plan)


def _enter(
    tallies: dict[int | None, _Tally], known: Mapping[int, Member], number: int, record: Record, plan: Plan
) -> None:
    """Count a game for all who were there."""
    brought = worth(record, plan.rule)
    there = {sat.person for sat in record.seats}
    shares: list[tuple[int | None, str, Fraction, bool]] = [
        (sat.person, sat.name, brought[sat.seat], sat.won)
        for sat in record.seats
        if sat.person is not None or sat.name  # a computer player has a number; who was forgotten has nothing
    ]
    if plan.leavers != "nothing":
        left = {person: sat for sat in record.seats for person in sat.before if person not in there}
        for gone, sat in left.items():
            lost = plan.leavers == "lost"
            points = min(brought[sat.seat], Fraction(0)) if lost else brought[sat.seat]
            shares.append((gone, "", points, sat.won and not lost))
    for whose, name, points, won in shares:
        tally = tallies.setdefault(whose, _Tally(name, []))
        tally.name = name or tally.name
        newcomer = whose is not None and whose in known and known[whose].since > 0
        if newcomer and len(tally.brought) < FIRST_GAMES:
            points += Fraction(plan.handicap, 100) * WIN[plan.rule]
        tally.brought.append((number, points))
        tally.won += won


def _placed(tallies: Mapping[int | None, _Tally], known: Mapping[int, Member], plan: Plan) -> list[Standing]:
    most = max((len(tally.brought) for person, tally in tallies.items() if person in known), default=0)
    found = []
    for person, tally in tallies.items():
        kind: Kind = "computer" if person is None else "member" if person in known else "guest"
        name = known[person].name if person is not None and person in known else tally.name
        points = counted([points for _, points in tally.brought], plan) or Fraction(0)
        games, brought = len(tally.brought), tuple(tally.brought)
        found.append(Standing(person, name, kind, games, tally.won, points, None, brought))
    enough = [it for it in found if it.kind == "member" and it.games and _enough(it.games, most, plan)]
    placed = []
    for it in sorted(enough, key=lambda it: (-it.points, it.person or 0)):
        place = 1 + sum(other.points > it.points for other in enough)
        placed.append(_at(it, place))
    kinds: list[Kind] = ["member", "guest", "computer"]
    rest = [it for it in found if it not in enough]
    return placed + sorted(rest, key=lambda it: (kinds.index(it.kind), -it.points, it.person or 0))


def _enough(games: int, most: int, plan: Plan) -> bool:
    return plan.total == "sum" or games >= most * ENOUGH


def _at(it: Standing, place: int) -> Standing:
    return Standing(it.person, it.name, it.kind, it.games, it.won, it.points, place, it.brought)


def shared(it: Standing, all_: Sequence[Standing]) -> bool:
    """Whether somebody else has the same place."""
    return it.place is not None and sum(other.place == it.place for other in all_) > 1
