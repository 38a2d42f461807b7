"""No name is cut off, leaves its room, lies over another or is hidden, whatever happens on the station."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from game.api import Message
from game.text import DEFAULT, keys, languages
from images.kit.callings import callings
from images.kit.canvas import Canvas, Label, Sheet
from images.stationfall.cards import draw_card, draw_identity
from images.stationfall.focus import draw_focus
from images.stationfall.roster import draw_roster
from images.stationfall.station import draw_station
from images.stationfall.tale import draw_scores
from images.stationfall.themes import theme
from tests.images.labels import faults
from tests.images.scenes import GAME, LOOKS, NAMES, THEMES, busy, finished, random_view

STATES = 300
SHARE = 5


LANGUAGES = languages()


def sheets(name: str, seed: int, language: str = DEFAULT) -> Iterator[Sheet]:
    """The pictures of a random state."""
    view, it, rng = random_view(seed), theme(name), Random(seed)
    yield draw_station(view, it, language)
    yield draw_focus(view, rng.choice(list(view.sections)), it, language)
    yield draw_roster(view, it, language)


@pytest.mark.parametrize("name", THEMES)
def test_labels_of_random_states(name: str) -> None:
    """A share of the states for each theme; the whole of them for every theme below."""
    first = THEMES.index(name) * SHARE
    for seed in range(first, first + SHARE):
        assert [fault for sheet in sheets(name, seed) for fault in faults(sheet)] == [], seed


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_labels_of_random_states_in_every_language(language: str) -> None:
    for seed in range(SHARE):
        assert [fault for sheet in sheets("dark", seed, language) for fault in faults(sheet)] == [], seed


@pytest.mark.soak
@pytest.mark.parametrize("name", THEMES)
def test_labels_of_all_random_states(name: str) -> None:
    for seed in range(STATES):
        assert [fault for sheet in sheets(name, seed) for fault in faults(sheet)] == [], seed


@pytest.mark.parametrize(("name", "language"), LOOKS)
def test_labels_when_everything_happens(name: str, language: str) -> None:
    view, it = busy(), theme(name)
    assert faults(draw_station(view, it, language)) == []
    assert faults(draw_roster(view, it, language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_of_every_card(language: str) -> None:
    for state in (finished(2, 2)[0], finished(9, 9)[-1]):
        view = GAME.view(state, None)
        for card in view.cast:
            assert faults(draw_card(view, card, theme("dark"), language)) == [], card


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 6, 9])
def test_labels_of_identities_and_scores(seats: int, language: str) -> None:
    """In the beginning and in the end of everybody, and between of one after the other."""
    states = finished(seats, seats)
    between = [(state, [number % seats]) for number, state in enumerate(states[1::90])]
    for state, shown in ((states[0], range(seats)), *between, (states[-1], range(seats))):
        for seat in shown:
            assert faults(draw_identity(GAME.view(state, seat), theme("dark"), language)) == []
    view = GAME.view(states[-1], None)
    assert faults(draw_scores(view, callings(view.seats, NAMES, language), theme("dark"), language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_of_every_reason_to_end(language: str) -> None:
    """The longest headline: how it ended, and what decided between equals."""
    view = GAME.view(finished(3, 3)[-1], None)
    for why in keys("close-"):
        for end in (key for key in keys("ended-") if key != "ended-close"):
            reason = Message("ended-close", {"end": Message(end), "why": Message(why)})
            told = replace(view, result=replace(view.result, reason=reason))
            assert (
                faults(draw_scores(told, callings(told, NAMES, language), theme("dark"), language)) == []
            ), (end, why)


def test_faults_are_found() -> None:
    """The recorder itself: a text that cannot fit, one over another, one under a shape, one laid over."""
    canvas = Canvas(theme("dark"), (300, 100), (0, 0, 0))
    canvas.text((10, 10, 30, 30), "Microbiologist", 20, (255, 255, 255))
    canvas.text((100, 10, 200, 30), "Kitchen", 20, (255, 255, 255))
    canvas.text((105, 14, 205, 34), "Kitchen", 20, (255, 255, 255))
    canvas.text((10, 60, 100, 90), "Suite", 20, (255, 255, 255))
    canvas.panel((20, 60, 60, 90), (9, 9, 9))
    sheet = Sheet(theme("dark"), canvas.piece())
    kinds = [fault.split(":")[0] for fault in faults(sheet)]
    assert sorted(kinds) == ["covered", "one over another", "shortened"]
    sheet.lay(Canvas(theme("dark"), (50, 50), (0, 0, 0)).piece(), (100, 0))
    assert sum(fault.startswith("hidden") for fault in faults(sheet)) == 2


def test_label_outside_its_room_is_a_fault() -> None:
    canvas = Canvas(theme("dark"), (100, 50), (0, 0, 0))
    canvas.labels.append(Label("Reactor", (10, 10, 60, 20), (10, 10, 40, 20)))
    sheet = Sheet(theme("dark"), canvas.piece())
    assert [fault.split(":")[0] for fault in faults(sheet)] == ["overflows"]
