"""The pictures of Station X: what they show, what can be read of it on a phone, and what they say."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from itertools import combinations
from math import dist

import pytest
from msgspec.structs import replace
from PIL import Image

from game.api import Message, Moment, Name, Seated
from game.stationx.game import STATIONX
from game.stationx.view import CELLS, NAMES, View
from game.text import languages
from images.api import Look, Picture, Scene
from images.kit.alt import ALT
from images.kit.callings import Callings, callings
from images.kit.canvas import Sheet
from images.kit.strip import leaves
from images.kit.themes import Theme, on
from images.kit.tiles import blank
from images.stationx import StationXGallery
from images.stationx.board import draw_board, draw_map
from images.stationx.deeds import lately
from images.stationx.describe import called_unit, letters
from images.stationx.film import shots
from images.stationx.moments import POSTERS, draw, poster
from images.stationx.sheets import draw_legend, draw_tree
from images.stationx.style import STYLE
from images.stationx.tale import sheets as ending
from images.stationx.tale import turns
from images.stationx.themes import theme, themes
from images.stationx.window import PARTS, WHOLE, WIDE, built, cells, mine, near, part
from tests.images.labels import faults
from tests.images.positions import before, busy, corner, outcomes, over, played, views
from tests.images.positions import built as being_built
from tests.images.scenes import LOOKS, THEMES
from tests.images.scenes import NAMES as CALLED
from tests.images.test_colours import KEPT_APART, SIMULATED, contrast, seen
from tests.images.test_phone import pale, sound

GALLERY = StationXGallery()
LANGUAGES = languages()
LONG = {0: "W" * 32, 1: "Łukasz Żółć", 2: "名" * 32, 3: "Eva-Maria von der Hohenburg-Lang"}


def called(view: View, language: str = "en") -> Callings:
    return callings(view.seats, LONG, language)


def boards(view: View, it: Theme, language: str, since: View | None = None) -> Iterator[Sheet]:
    """Every way in which a board is shown."""
    names = called(view, language)
    everybody = range(view.seats)
    windows = [built(view), WHOLE, *(part(built(view), key) for key in PARTS)]
    windows += [near(unit.cell) for unit in view.figures[:2]]
    own = mine(replace(view, seat=0))
    for window in [*windows, *([own] if own else [])]:
        yield draw_board(view, window, it, language, names, since, boxes=everybody)


@pytest.mark.parametrize(("name", "language"), LOOKS)
def test_every_board_can_be_read_on_a_phone(name: str, language: str) -> None:
    """No letter is below 11 points, none is cut off or covered, and each stands out from its ground."""
    for view, since in ((busy(), before()), (over(), None), (being_built(), None), (corner(), None)):
        for sheet in boards(view, theme(name), language, since):
            sound(sheet)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", THEMES)
def test_late_games_can_be_read_too(name: str, seats: int) -> None:
    shown = views(seats, seats, 160)
    for number, view in enumerate(shown):
        language = LANGUAGES[number % len(LANGUAGES)]
        since = shown[number - 1] if number else None
        names = called(view, language)
        for window in (built(view), part(built(view), "north-west")):
            sheet = draw_board(view, window, theme(name), language, names, since, boxes=range(seats))
            assert faults(sheet) == []
            assert pale(sheet) == []


@pytest.mark.parametrize(("name", "language"), LOOKS)
def test_the_sheets_can_be_read_on_a_phone(name: str, language: str) -> None:
    for view in (busy(), views(2, 2, 400)[1]):
        names = called(view, language)
        sound(draw_tree(view, names, theme(name), language))
        sound(draw_legend(view, names, theme(name), language))
    pages = leaves(ending(over(), called(over(), language), language), "End", theme(name), language, STYLE)
    for page in pages:
        sound(page.sheet)


@pytest.mark.parametrize(("name", "language"), LOOKS)
@pytest.mark.parametrize("kind", sorted(POSTERS))
def test_moments_can_be_read_on_a_phone(kind: str, name: str, language: str) -> None:
    view = over() if kind == "victory" else busy()
    moment = Moment(kind, "blue" if kind == "capture" else "", 0)
    shown = poster(view, moment, called(view, language), language)
    assert shown is not None
    sheet, _ = draw(shown, called(view, language), theme(name), language)
    sound(sheet)


# ---------------------------------------------------------------------- what is shown


def test_the_window_holds_all_that_is_built_and_everybody() -> None:
    for view in (busy(), over(), corner(), *views(4, 4, 90), *views(2, 5, 90)):
        window = built(view)
        for unit in view.figures:
            assert window.holds(unit.cell), unit.key
        for room in view.rooms:
            if room.kind != "supply":
                last = room.cell + (room.height - 1) * 25 + room.width - 1
                assert window.holds(room.cell), room
                assert window.holds(last), room
        assert min(window.left, window.top) >= 0
        assert max(window.left + window.columns, window.top + window.rows) <= 25


def test_a_cell_of_the_whole_board_is_large_enough_for_its_figure() -> None:
    assert WHOLE.side >= 40
    sheet = draw_board(busy(), WHOLE, theme("dark"), "en", called(busy()))
    said = [label.text for label in sheet.labels]
    for unit in busy().figures:
        assert letters(unit.key) in said


def test_every_quarter_together_shows_the_whole() -> None:
    for view in (busy(), *views(3, 3, 250)):
        whole = built(view)
        assert set().union(*(part(whole, key).cells() for key in PARTS)) == whole.cells()
        assert all(part(whole, key).side >= min(whole.side * 3 // 2, 70) for key in PARTS)


def test_around_a_cell_the_cell_is_there() -> None:
    for cell in CELLS.values():
        window = near(cell)
        assert window.holds(cell)
        assert (window.columns, window.rows) == (9, 9)


def test_the_letters_at_the_rim_are_those_of_the_cells() -> None:
    window = near(CELLS["K13"])
    sheet = draw_board(busy(), window, theme("dark"), "en", called(busy()))
    said = [label.text for label in sheet.labels]
    assert [text for text in said if text in {"G", "H", "I", "J", "K", "L", "M", "N", "O"}] == list(
        "GHIJKLMNO"
    )
    assert [text for text in said if text.isdigit() and len(text) == 2] == [str(n) for n in range(10, 18)]


def different(one: View, other: View, cell: str, since: View | None = None) -> bool:
    """Whether a cell looks different in two views."""
    boxes = []
    for view in (one, other):
        sheet = draw_board(view, WHOLE, theme("dark"), "en", called(view), since)
        x, y = WHOLE.at(CELLS[cell])
        top = sheet.image.height - WHOLE.high
        side = WHOLE.side
        boxes.append(sheet.image.crop((x, top - 12 + y, x + side, top - 12 + y + side)).tobytes())
    return boxes[0] != boxes[1]


def test_what_a_unit_has_done_what_room_is_left_and_who_holds_a_base_is_seen() -> None:
    view = busy()
    figures = [replace(it, moved=False, attacked=False, jumped=False) for it in view.figures]
    fresh = replace(view, figures=tuple(figures))
    spent = replace(view, figures=tuple(replace(it, jumped=True) for it in fresh.figures))
    assert different(fresh, spent, "T13")
    other = replace(view, teleporters=tuple(replace(it, holder=it.home) for it in view.teleporters))
    assert different(view, other, "T18")
    rooms = tuple(replace(it, living=(0, 0, 0, 0)) for it in view.rooms)
    assert different(view, replace(view, rooms=rooms), "K11")


def test_what_was_done_since_then_is_told_and_drawn() -> None:
    view, earlier = busy(), before()
    assert lately(view, earlier) == view.deeds
    assert lately(view, view) == ()
    assert lately(view, None) == ()
    assert different(view, replace(view, deeds=()), "N12", earlier)
    alt = GALLERY.draw("board", view, since=earlier).alt
    plain = GALLERY.draw("board", view).alt
    assert plain != alt


def test_deeds_of_the_turn_under_way_are_counted_from_the_earlier_view() -> None:
    states = played(3, 3)
    game = [view for view in views(3, 3, 1) if view.phase == "play"]
    assert len(states) > 100
    for one, other in zip(game[40:140], game[42:142], strict=True):
        fresh = lately(other, one)
        assert len(fresh) <= len(other.deeds)
        assert all(deed in other.deeds for deed in fresh)
        if one.turn.number == other.turn.number:
            assert other.deeds[: len(one.deeds)] == one.deeds
            assert fresh == other.deeds[len(one.deeds) :]


# ---------------------------------------------------------------------- words


@pytest.mark.parametrize("language", LANGUAGES)
def test_alt_text_names_every_unit_and_is_short_enough(language: str) -> None:
    for view in (busy(), *views(4, 4, 70), *views(2, 2, 140)):
        names = CALLED | {0: "W" * 32, 2: "V" * 32}
        alt = GALLERY.draw("board", view, Look(language=language, names=names)).alt
        assert len(alt) <= ALT
        for unit in view.figures:
            assert f"{letters(unit.key)} {NAMES[unit.cell]}" in alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_offer_has_words_and_can_be_drawn(language: str) -> None:
    for view in (busy(0), being_built(1), over()):
        for offer in GALLERY.offers(view):
            picture = GALLERY.draw(offer.name, view, Look(language=language, names=CALLED), since=before())
            assert picture.alt
            assert len(picture.alt) <= ALT
            assert "picture-" not in picture.alt


def test_an_unknown_picture_is_refused() -> None:
    for name in ("station", "near/Z99", "part/up", "near/"):
        with pytest.raises(KeyError):
            GALLERY.draw(name, busy())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_description_leaves_nothing_out(language: str) -> None:
    for view in (busy(), *views(4, 4, 200)):
        said = GALLERY.describe(view, language=language)
        assert "picture-" not in said
        for unit in view.figures:
            assert f"{letters(unit.key)} {NAMES[unit.cell]}" in said
        for room in view.rooms:
            assert NAMES[room.cell] in said
        for it in view.teleporters:
            assert NAMES[it.cell] in said


def test_each_seat_has_a_mark_and_a_colour() -> None:
    view = busy()
    assert len({GALLERY.mark(view, seat) for seat in range(4)}) == 4
    for language in LANGUAGES:
        said = {GALLERY.coloured(view, seat, language=language) for seat in range(4)}
        assert len(said) == 4
        assert all("picture-" not in it for it in said)


def test_whoever_is_to_act_has_their_own_units_before_them() -> None:
    assert GALLERY.panel(busy(0)) == ["turn"]
    assert GALLERY.panel(busy(1)) == ["board"]
    assert GALLERY.panel(being_built(3)) == ["board"]
    assert GALLERY.private(busy(0)) == []


# ---------------------------------------------------------------------- what happened


def test_a_battle_shows_who_fell_in_it() -> None:
    shown = poster(busy(), Moment("battle", "", 0), called(busy()), "en")
    assert shown is not None
    assert shown.face == "red-t1"
    assert shown.crowd == ("blue-t4", "blue-t5", "red-d2")
    picture = GALLERY.moment(busy(), Moment("battle", "", 0), Look(names=LONG))
    assert picture is not None
    assert called_unit("blue-t5", "en") in picture.alt
    assert GALLERY.moment(before(), Moment("battle", "", 0), Look(names=LONG)) is None
    assert GALLERY.moment(busy(), Moment("unheard-of"), Look(names=LONG)) is None


def test_every_moment_that_the_rules_tell_of_is_drawn() -> None:
    kinds = set()
    for seats, seed in ((2, 1), (3, 1), (4, 1), (4, 2)):
        for outcome in outcomes(seats, seed):
            for event in outcome.events:
                if event.moment is not None:
                    kinds.add(event.moment.kind)
                    view = STATIONX.view(outcome.state, None)
                    picture = GALLERY.moment(view, event.moment, Look(names=LONG))
                    assert picture is not None, event.moment
                    assert "picture-" not in picture.alt
    assert {"deal", "battle", "capture", "victory"} <= kinds <= set(POSTERS)


STORY = (
    Message("placed", {"seat": Seated(0), "tile": Name("base"), "cell": "S12"}),
    Message("turn", {"seat": Seated(0), "round": 3, "energy": 2}),
    Message("moved", {"unit": Name("red-t1"), "start": "M13", "to": "M12"}),
    Message("turn", {"seat": Seated(1), "round": 3, "energy": 2}),
)


def test_a_story_is_told_turn_by_turn() -> None:
    told = turns(STORY)
    assert [(it.seat, it.round, len(it.lines)) for it in told] == [(-1, 0, 1), (0, 3, 1), (1, 3, 0)]
    pages = GALLERY.strip(busy(), STORY, Look(names=LONG))
    assert len(pages) == 1
    assert "Łukasz Żółć" in pages[0].alt


def test_the_end_tells_who_held_what_and_who_is_out() -> None:
    pages = GALLERY.sheets(over(), Look(names={0: "Ana", 1: "Ben", 2: "Cid", 3: "Dora"}))
    alt = " ".join(page.alt for page in pages)
    assert [alt.index(name) for name in ("Ana", "Dora", "Ben", "Cid")] == sorted(
        alt.index(name) for name in ("Ana", "Dora", "Ben", "Cid")
    )
    assert "Red, Blue" in alt
    assert GALLERY.sheets(busy(), Look(names=LONG)) == []


def test_a_film_goes_through_the_game_turn_by_turn() -> None:
    last = over()
    scenes = [Scene(before()), Scene(busy(), STORY), Scene(last, (Message("over", {"why": "x"}),))]
    shown = list(shots(scenes, called(last), "en"))
    assert [shot.turn.seat for shot in shown if shot.turn is not None] == [-1, 0, 1]
    picture = GALLERY.film(scenes, Look(names=LONG))
    assert picture.format == "webp"
    with Image.open(BytesIO(picture.data)) as image:
        assert image.format == "WEBP"
        assert getattr(image, "n_frames", 1) >= 4


# ---------------------------------------------------------------------- secrets, sameness


def test_everybody_sees_the_same_and_nothing_of_what_will_be_drawn() -> None:
    """There is nothing to be kept but the order of the deck, which not even the state knows."""
    for name in ("board", "tree", "whole", "near/T13"):
        pictures = {GALLERY.draw(name, busy(seat)).data for seat in (None, 0, 1, 2, 3)}
        assert len(pictures) == 1
    view = busy()
    turned = replace(view, deck=dict(reversed(view.deck.items())))
    assert view.deck
    assert GALLERY.draw("board", view) == GALLERY.draw("board", turned)


def test_same_view_same_bytes() -> None:
    wanted = [(name, view) for view in (busy(0), over()) for name in ("board", "turn", "tree", "near/M13")]
    first = [_drawn(name, view) for name, view in wanted]
    assert [_drawn(name, view) for name, view in reversed(wanted)] == first[::-1]


def _drawn(name: str, view: View) -> Picture | None:
    return GALLERY.draw(name, view, since=before()) if name != "turn" or view.seat is not None else None


# ---------------------------------------------------------------------- colours


@pytest.mark.parametrize(("name", "vision", "least"), KEPT_APART)
def test_any_two_sides_and_what_changed_are_told_apart(name: str, vision: str, least: float) -> None:
    it = themes()[name]
    assert len(it.seats) == 4
    for one, other in combinations((*it.seats, it["change"]), 2):
        assert dist(seen(one, vision), seen(other, vision)) >= least


@pytest.mark.parametrize("name", THEMES)
def test_letters_stand_out_from_every_figure(name: str) -> None:
    for colour in theme(name).seats:
        assert contrast(on(colour), colour) >= 4.5
    assert set(SIMULATED) == {"", *THEMES[2:]}


def test_sides_are_told_apart_without_any_colour() -> None:
    """By the pattern of floors and figures, and by blocks."""
    view = busy()
    grey = replace_seats(theme("dark"))
    pictures = set()
    for seat in range(4):
        figures = tuple(replace(it, seat=seat) for it in view.figures[:1])
        rooms = tuple(replace(it, owner=seat if it.owner >= 0 else -1) for it in view.rooms)
        shown = replace(view, figures=figures, rooms=rooms, teleporters=(), deeds=())
        sheet = draw_board(shown, near(figures[0].cell), grey, "en", called(view))
        pictures.add(sheet.image.convert("L").tobytes())
    assert len(pictures) == 4


def replace_seats(it: Theme) -> Theme:
    """A theme in which everybody has the same grey."""
    grey = (150, 150, 150)
    colours = {key: grey if key.startswith(("floor_", "spent_")) and key[-1].isdigit() else colour
               for key, colour in it.colours.items()}  # fmt: skip
    marks = {key: (190, 190, 190) for key in colours if key.startswith("floor_mark_")}
    return Theme("grey", colours | marks, (grey,) * 4, it.grounds, "grey")


def test_6_1_each_room_says_in_figures_how_many_more_it_can_bear() -> None:
    """Not over anything else that is to be seen; a room of which every cell is taken has no place for it."""
    view, it = busy(), theme("dark")
    window = built(view)
    sheet = blank(it, WIDE, window.high)
    draw_map(sheet, view, window, (0, 0), before())
    numbers = [label for label in sheet.labels if label.text.isdecimal() and label.ink[0] > window.origin[0]]
    taken = {unit.cell for unit in view.figures} | {one.cell for one in view.teleporters}
    fell = {cell for deed in view.deeds for _, cell in deed.fallen}
    said = 0
    for room in view.rooms:
        inside = [cell for cell in cells(room) if window.holds(cell)]
        spots = {window.at(cell): cell for cell in inside}
        found = [
            (label.text, cell)
            for label in numbers
            for (x, y), cell in spots.items()
            if x <= label.ink[0] and label.ink[2] <= x + window.side and y <= label.ink[1] < y + window.side
        ]
        assert len(found) == bool(set(inside) - taken - fell), room
        for number, cell in found:
            said += 1
            assert number == str(room.capacity - sum(room.living))
            assert cell not in taken | fell
    assert said == len(numbers) > 8
