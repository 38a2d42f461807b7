"""What happens, drawn: a minute as a strip, moments, the sheets at the end."""

from __future__ import annotations

import re
from functools import cache
from io import BytesIO
from random import Random

import pytest
from msgspec.structs import replace
from PIL import Image

from game import text
from game.api import Message, Moment, Name, Numbered, Seated
from game.stationfall.view import View
from game.text import languages
from game.text.figures import figure
from images.api import Look, Scene
from images.kit.alt import ALT
from images.kit.callings import Callings, callings, legible
from images.kit.canvas import Canvas, Sheet
from images.kit.film import BAND, FRAMES, MAP, SIZES, Shot
from images.kit.fonts import runs, width
from images.kit.strip import HIGHEST, LEAST, WIDE, Frame, Row, leaves
from images.stationfall import tale
from images.stationfall.film import HIGH, Act, drawn, shots, takes
from images.stationfall.gallery import StationfallGallery
from images.stationfall.moments import POSTERS, draw, poster
from images.stationfall.plates import Look as PlateLook
from images.stationfall.style import STYLE
from images.stationfall.tale import told
from images.stationfall.themes import theme
from images.stationfall.venue import concerned, draw_venue
from tests.images.scenes import GAME, LOOKS, NAMES, THEMES, busy, over
from tests.images.test_phone import LETTER, sound
from tests.speech import say

LANGUAGES = languages()
WORD = re.compile(r"\w+")
GALLERY = StationfallGallery()
Told = tuple[View, tuple[Message, ...], tuple[Moment, ...]]


@cache
def minutes(seats: int, seed: int) -> tuple[Told, ...]:
    """A game, minute by minute: how it looks to everybody, what they could read, and its moments."""
    rng = Random(f"{seed}:told")
    outcome = GAME.deal(seats, GAME.Options(), Random(f"{seed}:0"))
    found: list[Told] = []
    story: list[Message] = []
    moments: list[Moment] = []
    number = 0
    while True:
        for event in outcome.events:
            if event.to is not None:
                continue
            story.append(event.message)
            moments += [event.moment] if event.moment is not None else []
            if event.picture:
                found.append((GAME.view(outcome.state, None), tuple(story), tuple(moments)))
                story, moments = [], []
        if GAME.result(outcome.state) is not None:
            return tuple(found)
        prompt = rng.choice(list(GAME.prompts(outcome.state)))
        legal = list(GAME.legal(outcome.state, prompt.seat))
        kind = rng.choice(list(dict.fromkeys(map(type, legal))))
        action = rng.choice([action for action in legal if type(action) is kind])
        number += 1
        outcome = GAME.apply(outcome.state, action, Random(f"{seed}:{number}"))


def called(view: View, language: str = "en") -> Callings:
    return callings(view.seats, NAMES, language)


@pytest.mark.parametrize(("name", "language"), LOOKS)
@pytest.mark.parametrize("seats", [2, 9])
def test_a_strip_can_be_read_on_a_phone(seats: int, name: str, language: str) -> None:
    for view, story, _ in minutes(seats, seats)[::4]:
        frames = tale.frames(view, story, called(view, language), language)
        for leaf in leaves(frames, tale.title(story, language), theme(name), language, STYLE):
            sound(leaf.sheet)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_strip_has_a_caption_for_each_turn_and_says_all_that_everybody_could_read(language: str) -> None:
    for view, story, _ in minutes(5, 1):
        begun = [line.args["seat"] for line in story if line.key in tale.BEGINS]
        names = called(view, language)
        frames = [it for it in tale.frames(view, story, names, language) if it.title]
        assert [it.title for it in frames] == [names.names[it.seat] for it in begun if isinstance(it, Seated)]
        alts = "\n".join(
            picture.alt for picture in GALLERY.strip(view, story, Look(names=NAMES, language=language))
        )
        turns = tale.turns(story)
        for line in story:
            if line.key not in (*tale.BEFORE, *tale.BEGINS, "minute", "over", "was"):
                assert any(line in it.lines for it in turns)
        for it in turns:
            assert all(told(line, names, language) in alts for line in text.runs(it.lines, GAME.key))


def test_a_story_of_several_minutes_says_from_which_to_which() -> None:
    told_ = minutes(5, 1)
    both = [line for _, story, _ in told_[1:3] for line in story]
    begun = [line.args["minute"] for line in both if line.key in tale.BEGINS]
    assert begun[0] != begun[-1]
    assert tale.title(both, "en") == f"Minutes {begun[0]} to {begun[-1]}"


def test_the_scores_have_what_counted_and_the_sheets_have_all() -> None:
    view = over()
    names = called(view)
    short, whole = tale.standings(view, names, "en")[1:], tale.sheets(view, names, "en")
    assert [frame.total for frame in short] == [frame.total for frame in whole]
    for one, other in zip(short, whole, strict=True):
        assert one.rows == tuple(row for row in other.rows if row.points)
    assert short != whole


def test_who_plays_two_colours_is_shown_with_the_one_that_has_the_turn() -> None:
    for view, story, _ in minutes(2, 2):
        begun = [line for line in story if line.key == "turn-of"]
        frames = [it for it in tale.frames(view, story, called(view), "en") if it.title]
        assert len(frames) == len(begun)
        for line, frame in zip(begun, frames, strict=True):
            (colour,) = frame.colours
            assert line.args["plays"] == Numbered("colour", colour)
            assert say(Numbered("colour", colour)) in frame.title


def test_the_alt_text_of_a_page_is_what_stands_on_it() -> None:
    view, story, _ = minutes(9, 2)[3]
    names = callings(view.seats, {seat: f"player{seat}" for seat in range(9)}, "en")
    for leaf in leaves(tale.frames(view, story, names, "en"), "Minute", theme("dark"), "en", STYLE):
        drawn = {word for label in leaf.sheet.labels for word in WORD.findall(label.text)}
        markers = {chr(ord("A") + colour) for colour in range(9)}
        assert drawn - markers <= set(WORD.findall(leaf.alt))


def test_what_is_too_long_goes_on_on_another_page() -> None:
    """Within what Discord takes of a picture and of its words, and nothing is left out."""
    rows = tuple(Row(f"{number} " + "steps on and on " * 5) for number in range(200))
    frames = [Frame(rows, "Ana", "Engineer", "engineer", (0,)), Frame(rows[:3], "Ben", colours=(1,))]
    pages = leaves(frames, "Minute 3", theme("dark"), "en", STYLE)
    assert len(pages) > 5
    assert all(len(page.alt) <= ALT for page in pages)
    assert all(page.sheet.image.height <= HIGHEST for page in pages)
    said = "\n".join(page.alt for page in pages)
    assert all(row.text.strip() in said for row in rows)
    # Each page says who it is about.
    assert all("Ana (Engineer)" in page.alt for page in pages[:-1])
    for page in pages[:3]:
        sound(page.sheet)


def test_a_page_is_small_enough_to_be_sent() -> None:
    for view, story, _ in minutes(9, 2):
        for picture in GALLERY.strip(view, story, Look(names=NAMES)):
            assert len(picture.data) < 1_000_000
            with Image.open(BytesIO(picture.data)) as image:
                assert image.height <= 8_000


@pytest.mark.parametrize(("name", "language"), LOOKS)
def test_the_sheets_can_be_read_on_a_phone_and_name_people(name: str, language: str) -> None:
    for view in (over(), minutes(2, 2)[-1][0]):
        names = called(view, language)
        pages = leaves(tale.sheets(view, names, language), "Scores", theme(name), language, STYLE)
        for page in pages:
            sound(page.sheet)
        said = "\n".join(page.alt for page in pages)
        assert view.result is not None
        for score in view.result.scores:
            assert f"{names.names[score.seat]} (" in said
            assert all(told(message, names, language) in said for message, _ in score.rows)


def some(kind: str) -> tuple[View, Moment]:
    """A moment of each kind."""
    view = busy()
    keys = {
        "deal": "",
        "reveal": view.cast[0],
        "launch": "alcatraz",
        "project": "slime",
        "explosion": "reactor",
        "fall": "reentry",
    }
    lost = {key: replace(pawn, annihilated=pawn.at == "reactor") for key, pawn in view.pawns.items()}
    return replace(view, pawns=lost), Moment(kind, keys[kind], 0)


@pytest.mark.parametrize(("name", "language"), LOOKS)
@pytest.mark.parametrize("kind", sorted(POSTERS))
def test_a_moment_can_be_read_on_a_phone(kind: str, name: str, language: str) -> None:
    view, moment = some(kind)
    shown = poster(view, moment, called(view, language), language)
    assert shown is not None
    sheet, _ = draw(shown, view, called(view, language), theme(name), language)
    sound(sheet)
    picture = GALLERY.moment(view, moment, Look(names=NAMES, theme=name, language=language))
    assert picture is not None
    assert shown.title in picture.alt
    assert len(picture.alt) <= ALT


def test_no_two_moments_look_alike() -> None:
    seen = []
    for kind in POSTERS:
        view, moment = some(kind)
        shown = poster(view, moment, called(view), "en")
        assert shown is not None
        seen.append(shown.face or shown.symbol)
    assert len(set(seen)) == len(seen), seen


def test_every_moment_of_a_game_has_a_picture() -> None:
    seen = set()
    for seats, seed in ((5, 1), (9, 2), (2, 2)):
        for view, _, moments in minutes(seats, seed):
            for moment in moments:
                seen.add(moment.kind)
                assert GALLERY.moment(view, moment, Look(names=NAMES)) is not None
    assert {"deal", "reveal", "fall"} <= seen <= set(POSTERS)


@pytest.mark.parametrize("card", ["choir", "subject_zero", "slime"])
def test_project_x_has_its_name_and_face_and_is_told_once(card: str) -> None:
    """What it does is said in the post above, and not again."""
    view = busy()
    shown = poster(view, Moment("project", card), called(view), "en")
    assert shown is not None
    assert (shown.title, shown.face, shown.lines) == (say(Name(card)), card, ())


def test_a_reveal_shows_who_and_as_whom() -> None:
    view, moment = some("reveal")
    shown = poster(view, moment, called(view), "en")
    assert shown is not None
    assert (shown.kicker, shown.title) == ("Ana is", say(Name(moment.key)))
    assert shown.face == moment.key


def test_a_name_that_cannot_be_drawn_is_told_by_a_number() -> None:
    view = busy()
    english, japanese = called(view), called(view, "ja")
    assert english.names[3] == "Ben"
    assert english.names[5] == "Player 6"
    assert english.names[2] == japanese.names[2] == "さくら"
    assert english.names[1] == japanese.names[1] == "Łukasz Żółć"
    assert legible("a\u202eb") == "ab"


@pytest.mark.parametrize("said", ["さくら (Inżynierka)", "Łukasz Żółć：さくら", "名 Ж ő 前"])
def test_letters_of_two_fonts_stand_in_one_line(said: str) -> None:
    """Each is drawn by a font that has it: none by the sign of what is missing."""
    canvas = Canvas(theme("dark"), (600, 60), (0, 0, 0))
    canvas.text((0, 0, 600, 60), said, 40, (255, 255, 255))
    (label,) = canvas.labels
    assert not label.shortened
    assert label.ink[2] - label.ink[0] <= width(said, 40) + 8
    assert "".join(part for part, _ in runs(said, 40)) == said
    for part, face in runs(said, 40):
        missing = bytes(face.getmask("\U0010ffff"))
        assert all(bytes(face.getmask(letter)) != missing for letter in part)


def test_what_comes_after_a_minute_is_nobodys_turn() -> None:
    """Who is found out at the very end has not acted in the turn before."""
    story = (
        Message("turn", {"seat": Seated(0), "minute": 1}),
        Message("activated", {"seat": Seated(0), "who": Name("medical")}),
        Message("minute", {"minute": 0}),
        Message("schrodinger-reveal", {"seat": Seated(3), "card": Name("medical")}),
    )
    assert [(it.seat, [line.key for line in it.lines]) for it in tale.turns(story)] == [
        (0, ["activated"]),
        (-1, ["schrodinger-reveal"]),
    ]
    frames = tale.frames(busy(), story, called(busy()), "en")
    assert [bool(frame.title) for frame in frames] == [True, False]


def test_no_letter_of_a_strip_is_smaller_than_a_phone_shows_well() -> None:
    assert LEAST * 360 / WIDE >= LETTER


@cache
def scenes(seats: int, seed: int) -> tuple[Scene, ...]:
    """A game, as the film is made of it: a minute is told at once."""
    return tuple(Scene(view, story) for view, story, _ in minutes(seats, seed))


def test_a_film_tells_every_turn_in_chapters_and_who_acts() -> None:
    told_ = scenes(5, 1)
    names = called(told_[-1].view)
    shown = list(shots(told_, names, "en"))
    begun = [line for scene in told_ for line in scene.story if line.key in tale.BEGINS]
    chapters = [shot.lines[0] for shot in shown[1:-1] if shot.turn is None and shot.lines]
    assert chapters == list(
        dict.fromkeys(say(Message("picture-strip-title", {"minute": line.args["minute"]})) for line in begun)
    )
    captions = " ".join(line for shot in shown for line in shot.lines)
    for scene in told_:
        for line in scene.story:
            if line.key not in (*tale.BEFORE, *tale.BEGINS, "minute", "over", "was"):
                assert told(line, names, "en") in captions
    result = told_[-1].view.result
    assert [line.rpartition(" ")[2] for line in shown[-1].lines] == [
        figure(it.total) for it in result.ranked()
    ]
    acting = [shot.turn.told.seat for shot in shown if shot.turn is not None and shot.turn.told.seat >= 0]
    order = [line.args["seat"] for line in begun]
    assert [seat for n, seat in enumerate(acting) if n == 0 or acting[n - 1] != seat] == [
        it.seat for n, it in enumerate(order) if isinstance(it, Seated) and (n == 0 or order[n - 1] != it)
    ]


def test_a_film_is_shown_at_a_speed_at_which_it_can_be_read() -> None:
    told_ = scenes(5, 1)
    for shot in shots(told_, called(told_[-1].view), "en"):
        letters = sum(map(len, shot.lines))
        # No more than 25 letters a second, and time to look at what is above them.
        assert shot.millis >= min(1_300 + 40 * letters, 8_000) or shot.turn is None
        assert shot.millis >= 900


def test_however_long_a_film_is_its_letters_have_pixels_enough_to_be_read() -> None:
    """Also the smallest that a phone is shown."""
    wide = next(wide for wide, most, _ in SIZES if most >= FRAMES)
    assert wide * LETTER / 360 >= 19


def test_a_film_has_its_secrets_open_from_the_beginning() -> None:
    told_ = scenes(5, 1)
    last = told_[-1].view
    assert not all(colour.revealed for colour in told_[0].view.colours)
    first = takes(told_)[0].view
    assert [colour.identity for colour in first.colours] == [colour.identity for colour in last.colours]
    cast = next(shots(told_, called(last), "en")).lines
    for colour in last.colours:
        assert f"{called(last).names[colour.seat]} ({say(Name(colour.identity))})" in cast


@pytest.mark.parametrize(("name", "language"), LOOKS)
def test_a_film_can_be_read_on_a_phone(name: str, language: str) -> None:
    """Its captions, and what is above them. In each language many of them are looked at."""
    told_ = scenes(9, 2)
    names = called(told_[-1].view, language)
    shown = list(shots(told_, names, language))
    for shot in (*shown[:: 9 if name in THEMES[: len(LANGUAGES)] else 40], shown[-1]):
        canvas = drawn(shot, names, theme(name), language)
        sound(Sheet(theme(name), canvas.piece()), samples=True)


def test_a_film_shows_from_close_by_who_acts_and_what_a_turn_has_changed() -> None:
    view = busy()
    who = next(key for key, pawn in view.pawns.items() if pawn.at == "kitchen")
    empty = next(key for key in view.sections if all(pawn.at != key for pawn in view.pawns.values()))
    before = replace(
        view,
        pawns={**view.pawns, who: replace(view.pawns[who], at="suite")},
        sections={
            **view.sections,
            empty: replace(view.sections[empty], damaged=not view.sections[empty].damaged),
        },
    )
    assert concerned(view, before, who, (0,)) == ("kitchen", empty)
    act = Act(tale.Told(0, 9, (Message("activated", {"who": Name(who)}),)), before, ("kitchen", empty))
    canvas = drawn(Shot(1, view, before, act), called(view), theme("dark"), "en")
    said = [label.text for label in canvas.labels]
    assert {"Kitchen", say(Name(who)), "from Suite"} <= set(said)
    # Nobody did anything: those are looked at whose turn it was.
    mine = view.pawns[
        next(key for key in view.pawns if view.pawns[key].card == view.faces[view.colours[0].identity].card)
    ]
    assert mine.at in concerned(view, view, "", (0,))


def test_however_full_a_section_is_the_film_shows_who_acts_there() -> None:
    view = busy()
    crowd = {key: replace(pawn, at="kitchen") for key, pawn in view.pawns.items()}
    who = next(key for key in reversed(crowd) if crowd[key].card in view.cast)
    full = replace(view, pawns=crowd)
    sheet = draw_venue(PlateLook(theme("dark"), "en"), full, full, who, ["kitchen"], 500)
    said = [label.text for label in sheet.labels]
    assert say(Name(who)) in said
    left = [int(text[1:]) for text in said if re.fullmatch(r"\+\d+", text)]
    assert 0 < left[0] < len(crowd)
    assert all(label.ink[3] <= 500 for label in sheet.labels)


def test_a_frame_keeps_its_proportions() -> None:
    told_ = scenes(5, 1)
    with Image.open(BytesIO(GALLERY.film(told_[-2:], Look(names=NAMES)).data)) as image:
        assert abs(image.height / image.width - (HIGH + BAND) / MAP[0]) < 0.01
