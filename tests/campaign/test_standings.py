"""Standings, computed by hand: each rule, ties, unequal numbers of games, leavers, newcomers, computers."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from typing import Any

import msgspec
import pytest

from bot.campaign.standings import Standing, shared, standings, worth
from bot.store.campaigns import Member, Plan, Record, Sat

ADA, BO, CY, DEE = 1, 2, 3, 4
NAMES = {ADA: "Ada", BO: "Bo", CY: "Cy", DEE: "Dee"}
PEOPLE = [Member(person, name) for person, name in NAMES.items()]


def record(
    *seats: tuple[int | None, int | None],
    won: tuple[int, ...],
    usual: tuple[int | None, ...] = (),
    before: dict[int, tuple[int, ...]] | None = None,
    sides: tuple[tuple[int, ...], ...] = (),
) -> Record:
    """Who sat where with how many points."""
    return Record(
        "toy",
        1.0,
        tuple(
            Sat(
                seat,
                person,
                NAMES.get(person or 0, "1"),
                seat in won,
                points,
                usual[seat] if usual else None,
                (before or {}).get(seat, ()),
            )
            for seat, (person, points) in enumerate(seats)
        ),
        sides,
    )


def found(records: list[Record | None], members: list[Member] = PEOPLE, **plan: Any) -> dict[Any, Standing]:
    listed = standings(records, members, Plan(("toy",), **plan))
    return {it.person: it for it in listed}


FOUR = record((ADA, 7), (BO, 9), (CY, 7), (DEE, 3), won=(1,))
"""Bo first, Ada and Cy equal, Dee last."""


@pytest.mark.parametrize(
    ("rule", "points"),
    [
        ("wins", ("0", "1", "0", "0")),
        ("share", ("0", "1", "0", "0")),
        ("placement", ("1/2", "1", "1/2", "0")),
        ("mean", ("1/2", "5/2", "1/2", "-7/2")),
    ],
)
def test_what_a_game_with_one_winner_brings(rule: Any, points: tuple[str, ...]) -> None:
    assert worth(FOUR, rule) == {seat: Fraction(it) for seat, it in enumerate(points)}


def test_who_win_together_share_a_win_and_are_equally_first() -> None:
    two = record((ADA, 8), (BO, 8), (CY, 2), won=(0, 1))
    assert worth(two, "wins") == {0: 1, 1: 1, 2: 0}
    assert worth(two, "share") == {0: Fraction(1, 2), 1: Fraction(1, 2), 2: 0}
    assert worth(two, "placement") == {0: Fraction(3, 4), 1: Fraction(3, 4), 2: 0}


def test_who_has_won_is_before_who_has_more_points() -> None:
    """A game may have winners otherwise than by points."""
    odd = record((ADA, 3), (BO, 9), won=(0,))
    assert worth(odd, "placement") == {0: 1, 1: 0}


def test_points_of_a_side_count_together() -> None:
    teams = record((ADA, 1), (BO, 6), (CY, 9), (DEE, 2), won=(2, 3), sides=((0, 1), (2, 3)))
    assert worth(teams, "placement") == {
        0: Fraction(1, 6),
        1: Fraction(1, 6),
        2: Fraction(5, 6),
        3: Fraction(5, 6),
    }
    alone = record((ADA, 1), (BO, 6), (CY, 9), (DEE, 2), won=(2,))
    assert worth(alone, "placement") == {0: 0, 1: Fraction(2, 3), 2: 1, 3: Fraction(1, 3)}


@pytest.mark.parametrize("rule", ["wins", "placement"])
def test_a_game_that_all_win_or_all_lose_is_all_or_nothing(rule: Any) -> None:
    assert worth(record((ADA, None), (BO, None), won=(0, 1)), rule) == {0: 1, 1: 1}
    assert worth(record((ADA, None), (BO, None), won=()), rule) == {0: 0, 1: 0}


def test_against_the_mean_of_who_one_was() -> None:
    """Ada's part has 4.1 points on average, Bo's 12: with fewer points Ada has done better."""
    it = record((ADA, 7), (BO, 9), won=(1,), usual=(410, 1200))
    assert worth(it, "mean") == {0: Fraction("2.9"), 1: -3}


def test_against_the_mean_where_nothing_is_counted() -> None:
    it = record((ADA, None), (BO, None), (CY, None), (DEE, None), won=(0,))
    assert worth(it, "mean") == {0: Fraction("7.5"), **dict.fromkeys((1, 2, 3), Fraction("-2.5"))}


def test_averages_of_unequal_numbers_of_games() -> None:
    """Ada wins two of five; Bo two of two; Dee one of two; Cy has played one, which says too little."""
    games: list[Record | None] = [
        record((ADA, 5), (CY, 3), won=(0,)),
        record((ADA, 5), (BO, 6), won=(1,)),
        record((ADA, 1), (BO, 6), won=(1,)),
        record((ADA, 5), (DEE, 3), won=(0,)),
        record((DEE, 5), (ADA, 3), won=(0,)),
    ]
    by = found(games, rule="wins")
    placed: Any = {it.name: (it.points, it.place) for it in by.values() if it.place}
    assert placed == {"Bo": (1, 1), "Dee": (Fraction(1, 2), 2), "Ada": (Fraction(2, 5), 3)}
    assert by[CY].place is None
    by = found(games, rule="wins", total="sum")
    placed = {it.person: (it.points, it.place) for it in by.values()}
    assert placed == {ADA: (2, 1), BO: (2, 1), DEE: (1, 3), CY: (0, 4)}
    assert shared(by[ADA], list(by.values()))
    assert not shared(by[DEE], list(by.values()))


def test_a_game_that_is_not_over_counts_for_nothing_and_keeps_its_number() -> None:
    by = found([FOUR, None, FOUR], rule="wins")
    assert by[BO].games == 2
    assert [number for number, _ in by[BO].brought] == [1, 3]
    assert by[BO].after(2, Plan(("toy",), rule="wins", total="sum")) == 1
    assert by[BO].after(0, Plan(("toy",))) is None


@pytest.mark.parametrize(
    ("leavers", "rule", "games", "points"),
    [
        ("lost", "placement", 1, 0),
        ("nothing", "placement", 0, 0),
        ("seat", "placement", 1, 1),
        ("lost", "mean", 1, 0),
        ("seat", "mean", 1, 3),
    ],
)
def test_who_has_left_a_seat_that_wins(leavers: Any, rule: Any, games: int, points: int) -> None:
    it = record((ADA, 8), (BO, 2), won=(0,), before={0: (CY,)})
    by = found([it], leavers=leavers, rule=rule)
    fared: Any = (by[CY].games, by[CY].points, by[CY].won)
    assert fared == (games, points, int(leavers == "seat"))
    assert by[ADA].won == 1, "who has played it to the end has won it"


def test_who_leaves_a_seat_that_loses_is_not_better_off_by_it() -> None:
    it = record((ADA, 2), (BO, 8), won=(1,), before={0: (CY,)})
    assert found([it], leavers="lost", rule="mean")[CY].points == -3


def test_who_came_back_to_the_seat_has_not_left() -> None:
    it = record((ADA, 8), (BO, 2), won=(0,), before={0: (ADA, CY, ADA)})
    assert found([it], rule="wins")[ADA].games == 1


def test_a_newcomer_has_their_handicap_in_three_games() -> None:
    late = [*PEOPLE[:3], Member(DEE, "Dee", since=2)]
    four: list[Record | None] = [FOUR] * 4
    by = found(four, late, rule="placement", handicap=25)
    assert [points for _, points in by[DEE].brought] == [Fraction(1, 4)] * 3 + [0]
    assert by[ADA].points == Fraction(1, 2)
    by = found(four, late, rule="mean", handicap=25)
    assert [points for _, points in by[DEE].brought] == [Fraction(-1)] * 3 + [Fraction(-7, 2)]


def test_computer_players_and_guests_stand_apart_and_are_not_placed() -> None:
    it = record((ADA, 5), (None, 9), (9, 7), won=(1,))
    listed = standings([it], PEOPLE[:2], Plan(("toy",), rule="placement"))
    assert [(one.person, one.kind, one.place) for one in listed] == [
        (ADA, "member", 1), (BO, "member", None), (9, "guest", None), (None, "computer", None),
    ]  # fmt: skip
    assert listed[0].points == 0, "who is beaten by them is beaten"


def test_who_has_left_the_campaign_stays_where_their_games_have_put_them() -> None:
    gone = [Member(BO, "Bo", "left"), Member(DEE, "Dee", "left"), *PEOPLE[:1]]
    listed = standings([record((ADA, 5), (BO, 6), won=(1,))], gone, Plan(("toy",)))
    assert [one.person for one in listed] == [BO, ADA]


def test_who_wished_to_be_forgotten_is_not_listed() -> None:
    it = record((None, 5), (BO, 6), won=(1,))
    gone = msgspec.structs.replace(it, seats=(msgspec.structs.replace(it.seats[0], name=""), it.seats[1]))
    assert set(found([gone], PEOPLE[1:2])) == {BO}
    assert set(found([it], PEOPLE[1:2])) == {BO, None}, "a computer player has a number"


def test_the_order_of_games_and_seats_changes_nothing() -> None:
    games = [FOUR, record((DEE, 5), (ADA, 3), won=(0,)), record((CY, 4), (BO, 4), (ADA, 1), won=(0, 1))]
    for rule in ("wins", "share", "placement", "mean"):
        points = {
            tuple(
                sorted((it.person or 0, it.points, it.place) for it in found(list(order), rule=rule).values())
            )
            for order in permutations(games)
        }
        assert len(points) == 1
