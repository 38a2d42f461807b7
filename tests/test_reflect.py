"""What computer players say of a game that is over: what they wanted, and why it went as it did."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.api import Message, Reflecting, Taken
from game.stationfall import people
from game.stationfall.automata.reflect import meant
from game.stationfall.game import STATIONFALL
from game.stationfall.scoring import agenda_points
from game.stationfall.state import State
from tests import advised
from tests.rules.scene import Scene


@pytest.fixture(scope="module")
def course() -> Sequence[Taken]:
    """A game between computer players."""
    return advised.course("1", 4)


def test_nobody_says_anything_before_the_end(course: Sequence[Taken]) -> None:
    """What somebody was after tells who they are."""
    assert isinstance(STATIONFALL, Reflecting)
    for cut in (1, len(course) // 2, len(course) - 1):
        assert not any(meant(course[:cut], seat) for seat in range(4))
    assert not meant([], 0)


def test_everybody_says_what_they_wanted_and_whether_they_got_it(course: Sequence[Taken]) -> None:
    end: State = course[-1].state
    for colour, it in enumerate(end.conspiracies):
        said = meant(course, it.seat)
        assert 1 <= len(said) <= 2
        row = said[0].args["row"]
        points = [got for line, got in agenda_points(end, colour) if line == row]
        assert said[0].key == ("meant-came" if max(points) > 0 else "meant-failed")


def test_with_two_colours_both_are_spoken_of() -> None:
    course = advised.course("tongues", 2)
    end: State = course[-1].state
    said = [message.args["card"] for message in meant(course, 0) if "card" in message.args]
    assert len(said) == len(people.colours_of(end, 0)) == 2


def scene() -> Scene:
    """The Astrochimp, known to everybody, in a pod that may leave."""
    return Scene().alone("astrochimp").at("astrochimp", "alcatraz").pc(0, "astrochimp").abandon()


def taken(*scenes: Scene) -> list[Taken]:
    return [Taken(None, (), it.state) for it in scenes]


def over(scene: Scene) -> Scene:
    scene.state.phase = "over"
    return scene


def test_the_turn_is_named_in_which_a_chance_was_lost() -> None:
    """All is well until a turn in which the Astrochimp is annihilated for good: another's, or one's own."""
    end = over(scene().annihilated("astrochimp").minute(0))
    for whose, colour in (("other", 1), ("mine", 0)):
        gone = scene().annihilated("astrochimp").minute(5).turn(0)
        wanted, why = meant(taken(scene().minute(6).turn(colour), gone, end), 0)
        assert (wanted.key, why.key) == ("meant-failed", "meant-fell")
        assert (why.args["minute"], why.args["whose"]) == (6, whose)
        before, after = why.args["before"], why.args["after"]
        assert isinstance(before, int)
        assert isinstance(after, int)
        assert after < 5 < before


def test_what_is_lost_at_the_very_end_was_lost_in_nobodys_turn() -> None:
    course = taken(scene().minute(2).turn(1), over(scene().minute(0)))
    why = meant(course, 0)[1]
    assert (why.key, why.args["whose"]) == ("meant-fell", "fall")


def test_who_is_guilty_says_that_nothing_could_be_won() -> None:
    course = taken(scene().minute(6).turn(0), over(scene().accused(0, "guilty")))
    assert meant(course, 0)[1] == Message("meant-guilty")
