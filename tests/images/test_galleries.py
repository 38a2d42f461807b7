"""What holds for the pictures of every game that has some: drawn from games played by chance."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from io import BytesIO
from pathlib import Path
from pkgutil import walk_packages
from random import Random
from typing import Any

import pytest
from PIL import Image

import images.kit
from game import GAMES
from game.api import Outcome
from game.text import keys, languages
from game.trial import pick
from images.api import GALLERIES, Closer, Gallery, Look, Offer, Picture, Scene, Telling
from images.kit.alt import ALT
from images.kit.canvas import Sheet
from tests.images.labels import faults
from tests.images.scenes import NAMES, THEMES
from tests.images.test_phone import LETTER, TALLEST, pale, points

LANGUAGES = languages()
GAMES_DRAWN = sorted(GALLERIES)
SAMPLES = ("legend",)
"""Pictures in which single letters are samples of signs."""


@cache
def outcomes(key: str, seats: int, seed: int) -> tuple[Outcome[Any], ...]:
    """A game of random legal actions, with all that was told."""
    game, rng = GAMES[key], Random(seed)
    found = [game.deal(seats, game.Options(), Random(f"{seed}:0"))]
    while game.result(found[-1].state) is None:
        prompt = rng.choice(list(game.prompts(found[-1].state)))
        action = pick(list(game.legal(found[-1].state, prompt.seat)), "any", Counter(), rng)
        found.append(game.apply(found[-1].state, action, Random(f"{seed}:{len(found)}")))
    return tuple(found)


@cache
def moments_of(key: str) -> tuple[Any, ...]:
    """Views of a large game and of a small one: its beginning, its end, and between, of whoever acts."""
    found = []
    seats = GAMES[key].seats
    for count, seed in ((max(seats), 5), (max(min(seats), 2), 6)):
        game = outcomes(key, count, seed)
        for outcome in (game[0], game[len(game) // 3], game[2 * len(game) // 3], game[-1]):
            prompts = GAMES[key].prompts(outcome.state)
            seat = prompts[0].seat if prompts else None
            found.append(GAMES[key].view(outcome.state, seat))
    return tuple(found)


@contextmanager
def sheets_drawn() -> Iterator[list[Sheet]]:
    """Whatever would be made a file of meanwhile, with what is written on it: packing it takes longest."""
    seen: list[Sheet] = []

    def png(self: Sheet) -> bytes:
        seen.append(self)
        return b""

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Sheet, "png", png)
        yield seen


def looks(gallery: Gallery, name: str, view: Any) -> tuple[Picture, list[bytes]]:
    """How a picture looks and what it says, without a file being made of it."""
    with sheets_drawn() as seen:
        picture = gallery.draw(name, view)
    return picture, [sheet.image.tobytes() for sheet in seen]


def kinds(gallery: Gallery, view: Any) -> list[str]:
    """Of each kind of picture one, and the last of those of which there are many."""
    offered: list[Offer] = list(gallery.offers(view))
    first = {offer.name.partition("/")[0]: offer.name for offer in reversed(offered)}
    return sorted({*first.values(), offered[-1].name})


def crowded(gallery: Gallery, name: str, view: Any) -> bool:
    """Whether a picture is an overview, to be read part by part."""
    return isinstance(gallery, Closer) and bool(gallery.closer(name, view))


def wrong(sheet: Sheet, *, small: bool = False, samples: bool = False) -> list[str]:
    """What cannot be read on a phone."""
    said = [label for label in sheet.labels if len(label.text) > samples]
    tiny = [] if small else [f"small: {label}" for label in said if points(sheet, label) < LETTER]
    high = [f"{sheet.image.height} high"] if sheet.image.height > TALLEST else []
    return [*faults(sheet), *tiny, *pale(sheet), *high]


SEEN = {(0, 0), (1, 1), (2, 0), (2, 1), (3, 1), (4, 0)}
"""By number, the themes that see every other moment, from which on: so each language sees all of them."""


@pytest.mark.parametrize(
    ("theme", "start"),
    [
        pytest.param(theme, start, marks=() if (number, start) in SEEN else pytest.mark.soak)
        for number, theme in enumerate(THEMES)
        for start in (0, 1)
    ],
)
@pytest.mark.parametrize("key", GAMES_DRAWN)
def test_whatever_is_offered_can_be_read_on_a_phone(key: str, theme: str, start: int) -> None:
    """Nothing is cut off, covered, too pale or too small, whoever plays and however they are called; what is
    an overview is offered in parts that can be read. In the soak each theme sees all the moments, too."""
    gallery = GALLERIES[key]
    views = moments_of(key)
    language = LANGUAGES[(THEMES.index(theme) + start) % len(LANGUAGES)]
    for number, view in list(enumerate(views))[start::2]:
        for name in kinds(gallery, view):
            with sheets_drawn() as seen:
                # Arrows for what changed may lie over an overview, whose parts can be read.
                whole = crowded(gallery, name, view)
                earlier = views[number - 1] if number % 4 and not whole else None
                look = Look(theme, language, NAMES)
                picture = gallery.draw(name, view, look, since=earlier)
            (sheet,) = seen
            assert wrong(sheet, small=whole, samples=name in SAMPLES) == [], name
            assert 0 < len(picture.alt) <= ALT
            assert "picture-" not in picture.alt


@pytest.mark.parametrize("key", GAMES_DRAWN)
def test_words_lie_where_they_lie_in_whatever_colours(key: str) -> None:
    """So that it is enough to look at each theme and at each language, and not at every pair of them."""
    gallery, view = GALLERIES[key], moments_of(key)[1]
    for name in kinds(gallery, view):
        with sheets_drawn() as seen:
            for theme in (THEMES[0], THEMES[-1]):
                gallery.draw(name, view, Look(theme, LANGUAGES[-1], NAMES))
        one, other = ([(it.text, it.size, it.ink, it.room) for it in sheet.labels] for sheet in seen)
        assert one == other != [], name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES_DRAWN)
def test_what_happens_can_be_read_on_a_phone(key: str, language: str) -> None:
    """Every kind of moment that came up, a round as a strip, the sheets of the end, each in another theme."""
    gallery = GALLERIES[key]
    assert isinstance(gallery, Telling)
    game = outcomes(key, max(GAMES[key].seats), 5)
    met: set[str] = set()
    with sheets_drawn() as seen:
        for outcome in game:
            view = GAMES[key].view(outcome.state, None)
            for event in outcome.events:
                if event.moment is not None and event.moment.kind not in met:
                    met.add(event.moment.kind)
                    theme = THEMES[len(met) % len(THEMES)]
                    picture = gallery.moment(view, event.moment, Look(theme, language, NAMES))
                    assert picture is not None, event.moment
                    assert "picture-" not in picture.alt
        view = GAMES[key].view(game[-1].state, None)
        story = [event.message for it in game for event in it.events if event.to is None]
        pages = [*gallery.strip(view, story[-60:], Look("light", language, NAMES))]
        pages += gallery.sheets(view, Look("", language, NAMES))
    assert met
    assert pages
    assert all(0 < len(page.alt) <= ALT and "picture-" not in page.alt for page in pages)
    assert [fault for sheet in seen for fault in wrong(sheet)] == []


@pytest.mark.parametrize("key", GAMES_DRAWN)
def test_a_film_is_an_animation_small_enough_to_be_sent(key: str) -> None:
    game = outcomes(key, max(min(GAMES[key].seats), 2), 6)
    step = max(len(game) // 12, 1)
    scenes = [
        Scene(GAMES[key].view(it.state, None), tuple(e.message for e in it.events if e.to is None))
        for it in (*game[:-1:step], game[-1])
    ]
    film = GALLERIES[key].film(scenes, Look(names=NAMES))
    assert film.format == "webp"
    assert len(film.data) < 8_000_000
    assert 0 < len(film.alt) <= ALT
    with Image.open(BytesIO(film.data)) as image:
        assert getattr(image, "n_frames", 1) > 3


@pytest.mark.parametrize("key", GAMES_DRAWN)
def test_everybody_may_choose_among_the_five_themes(key: str) -> None:
    assert tuple(GALLERIES[key].themes) == THEMES
    view = moments_of(key)[1]
    main = GALLERIES[key].offers(view)[0].name
    drawn = {GALLERIES[key].draw(main, view, Look(theme=theme)).data for theme in THEMES}
    assert len(drawn) == len(THEMES)
    assert GALLERIES[key].draw(main, view, Look(theme="no such theme")) == GALLERIES[key].draw(main, view)


@pytest.mark.parametrize("key", GAMES_DRAWN)
def test_an_unknown_picture_is_refused(key: str) -> None:
    for name in ("nothing", "", "nothing/nowhere"):
        with pytest.raises((KeyError, ValueError)):
            GALLERIES[key].draw(name, moments_of(key)[0])


@pytest.mark.parametrize("key", GAMES_DRAWN)
def test_what_a_panel_and_a_round_show_is_offered(key: str) -> None:
    gallery = GALLERIES[key]
    for view in moments_of(key):
        offered = {offer.name for offer in gallery.offers(view)}
        assert {*gallery.panel(view), *gallery.private(view), *gallery.after_round(view)} <= offered


@pytest.mark.parametrize("key", GAMES_DRAWN)
def test_states_that_a_seat_cannot_tell_apart_look_the_same(key: str) -> None:
    game, gallery, rng = GAMES[key], GALLERIES[key], Random(3)
    played = outcomes(key, max(game.seats), 5)
    for state in (played[0].state, played[len(played) // 2].state):
        for seat in (None, 0):
            view, other = game.view(state, seat), game.view(game.imagine(state, seat, rng), seat)
            for name in kinds(gallery, view):
                assert looks(gallery, name, view) == looks(gallery, name, other), name
            assert gallery.describe(view) == gallery.describe(other)


@pytest.mark.parametrize("key", GAMES_DRAWN)
def test_the_same_view_is_the_same_bytes_whatever_is_kept(key: str) -> None:
    gallery, view = GALLERIES[key], moments_of(key)[2]
    wanted = kinds(gallery, view)
    first = [gallery.draw(name, view) for name in wanted]
    forget(key)
    assert [gallery.draw(name, view) for name in reversed(wanted)] == first[::-1]


def forget(key: str) -> None:
    """Nothing that was drawn before is remembered."""
    for room in (images.kit, import_module(f"images.{key}")):
        for it in walk_packages(room.__path__, f"{room.__name__}."):
            for thing in vars(import_module(it.name)).values():
                if hasattr(thing, "cache_clear"):
                    thing.cache_clear()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES_DRAWN)
def test_the_board_is_told_in_words_without_a_limit(key: str, language: str) -> None:
    for view in moments_of(key):
        said = GALLERIES[key].describe(view, language=language)
        assert "picture-" not in said
        assert said.strip()


@pytest.mark.parametrize("key", [key for key in GAMES_DRAWN if key != "stationfall"])
def test_no_word_of_the_pictures_is_left_over(key: str) -> None:
    """Stationfall's are held by `tests/test_text.py`. What all galleries draw says it in each one's words."""
    whole, begun = set(), set()
    for room in (import_module(f"images.{key}"), images.kit):
        for path in Path(*room.__path__).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    whole.add(node.value.removeprefix("picture-"))
                if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                    begun.add(str(node.values[0].value).removeprefix("picture-"))
    spoken = [word.removeprefix("picture-") for word in keys("picture-", key)]
    starts = tuple(start for start in begun if start.endswith("-"))
    assert len(spoken) > 50
    assert [word for word in spoken if word not in whole and not word.startswith(starts)] == []


def test_faults_of_a_picture_are_found() -> None:
    """Otherwise the tests above would hold of anything."""
    gallery, view = GALLERIES["perigee"], moments_of("perigee")[1]
    with sheets_drawn() as seen:
        gallery.draw("board", view)
    (sheet,) = seen
    assert wrong(sheet) == []
    spoiled = sheet.labels[0]
    sheet._written.append(((spoiled,), (0, 0)))
    assert wrong(sheet) != []
