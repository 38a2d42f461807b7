"""The order of seats evens out over the games of a campaign."""

from __future__ import annotations

from random import Random

from bot.campaign.seating import Sat, seated
from bot.store import Place

PEOPLE = [Place(seat, f"p{seat}", seat + 1) for seat in range(4)]


def played(games: int, sizes: tuple[int, ...] = (4,)) -> dict[int, list[Sat]]:
    before: dict[int, list[Sat]] = {}
    for number in range(games):
        size = sizes[number % len(sizes)]
        for seat, place in enumerate(seated(PEOPLE[:size], before, Random(number))):
            before.setdefault(place.user or 0, []).append((seat, size))
    return before


def test_in_as_many_games_as_people_everybody_sits_everywhere_once() -> None:
    for sat in played(4).values():
        assert sorted(seat for seat, _ in sat) == [0, 1, 2, 3]


def test_in_twenty_games_nobody_is_first_more_often_than_others() -> None:
    firsts = [[seat for seat, _ in sat].count(0) for sat in played(20).values()]
    assert max(firsts) - min(firsts) <= 1


def test_who_was_first_of_three_is_not_first_of_four_next() -> None:
    before = played(1, (3,))
    (first,) = [person for person, sat in before.items() if sat[0][0] == 0]
    for seed in range(20):
        assert seated(PEOPLE, before, Random(seed))[0].user != first


def test_nobody_is_lost_and_without_a_past_it_is_drawn() -> None:
    orders = {tuple(place.seat for place in seated(PEOPLE, {}, Random(seed))) for seed in range(40)}
    assert len(orders) > 10
    computers = [*PEOPLE[:2], Place(2, "1", None), Place(3, "2", None)]
    order = seated(computers, {1: [(0, 4)], 2: [(1, 4)]}, Random(1))
    assert {place.name for place in order} == {place.name for place in computers}
    assert order[0].user != 1
