"""Every sentence the bot says is in the catalogue, and every sentence there is said."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from bot.commands import campaign, lobby, mine
from bot.panels.end import pages, sheet, won
from bot.rulebook import search
from bot.words import Words, clip_lines, quoted, sentences, series, split
from game import text
from game.api import Message, Result, Score
from game.text import clip
from images.api import GALLERIES, Telling
from tests.images.scenes import over
from tests.toy.rules import Walk

BOT = Path(__file__).parents[2] / "bot"
# Keys that are put together: their beginnings.
BUILT = (
    "bot-about-", "bot-button-guide-", "bot-button-career-", "bot-campaign-", "bot-done-", "bot-hint-",
    "bot-is-", "bot-language-", "bot-level-", "bot-line-times-", "bot-lobby-", "bot-motion-", "bot-number-",
    "bot-setting-", "bot-vote-",
)  # fmt: skip


def used() -> set[str]:
    found: set[str] = set()
    for path in BOT.rglob("*.py"):
        found |= set(re.findall(r"""["']@?((?:bot|cmd)-[a-z-]*[a-z])["']""", path.read_text("utf-8")))
    for group, commands in (
        ("cmd-", mine.COMMANDS),
        ("cmd-table-", lobby.COMMANDS),
        ("cmd-campaign-", campaign.COMMANDS),
    ):
        for name, work in commands.items():
            options = list(inspect.signature(work).parameters)[2:]
            found |= {f"{group}{name}", *(f"{group}{name}-{option}" for option in options)}
    return found


def test_no_sentence_is_missing() -> None:
    known = {*text.keys("bot-"), *text.keys("cmd-")}
    assert not used() - known


def test_no_sentence_is_left_over() -> None:
    said = used()
    known = {*text.keys("bot-"), *text.keys("cmd-")}
    # What speaks of secrets is said otherwise where there are none.
    left = {key for key in known if key.removesuffix("-overt") not in said}
    assert not {key for key in left if not key.startswith(BUILT) and key != "bot-rule"}


@pytest.mark.parametrize("language", text.languages())
def test_what_a_button_is_called_stands_in_one_place(language: str) -> None:
    """A sentence that speaks of a button takes its name from there: it would go on saying a former one."""
    said = "\n".join(path.read_text("utf-8") for path in BOT.glob(f"text/*{language}.ftl"))
    lines = [line for line in said.split("\n") if not line.startswith(("bot-button-", "cmd-"))]
    names = re.findall(r"^bot-button-[a-z-]+ = ([^{\n]+)$", said, re.MULTILINE)
    assert "Join" in names or language != "en"
    for name in map(re.escape, names):
        spoken = re.compile(rf"[“„「]{name}[”」]|\b([Pp]ress(es|ed)?|under) {name}\b")
        assert not [line for line in lines if spoken.search(line)], name


def test_no_sentence_stands_in_the_code() -> None:
    """Sentences for players come from the catalogue; only the command line speaks for itself."""
    own_voice = {
        "__main__.py",
        "config.py",
        "doctor.py",
        "archive.py",
        "recount.py",
        "simulate.py",
        "rehearsal.py",
    }
    shown = re.compile(r"""(?:whisper|text|said|send|placeholder=|label=)\(?\s*f?["'][A-Z][a-z]+ """)
    found = [
        f"{path.name}: {hit.group()}"
        for path in BOT.rglob("*.py")
        if path.name not in own_voice
        for hit in shown.finditer(path.read_text("utf-8"))
    ]
    assert not found


@pytest.mark.parametrize("language", text.languages())
def test_sentences_fit_where_discord_shows_them(language: str) -> None:
    """Descriptions, buttons on a phone, menus: in every language, with the longest that may fill them."""
    limits = {"cmd-": 100, "bot-button-": 34, "bot-me-choose-": 100, "bot-setting-": 45, "bot-choose-": 100}
    long = {
        key: said
        for family, limit in limits.items()
        for key in text.keys(family)
        if len(said := text.say(Message(key, dict.fromkeys(text.needs(key), 99)), language)) > limit
    }
    assert not long


@pytest.mark.parametrize(
    ("language", "query", "number"),
    [
        ("en", "timed launches", "13.6"),
        ("pl", "zolty", "5.4"),
        ("pl", "Żółte", "5.4"),
        ("pl", "kapsuł", "5.5.1"),
        ("pl", "sluza rufowa", "2.2.1"),
        ("pl", "15.5.4.4", "15.5.4.4"),
        ("ja", "蘇生", "12.11"),
        ("ja", "ﾍﾙﾒｯﾄ", "8.1.1"),
        ("ja", "こんそーる", "11.6"),
        ("ja", "買収　拒否", "15.5.4.3"),
        ("ja", "１２．１", "12.1"),
    ],
)
def test_rules_are_found_however_a_word_is_typed(language: str, query: str, number: str) -> None:
    """Without its marks, and with another ending."""
    if language in text.languages():
        assert number in [found for found, _ in search(query, Words(language, game="stationfall"))]


@pytest.mark.parametrize(
    ("language", "query", "first"),
    [
        ("en", "bribe", ["15.5.4", "15.5.4.1"]),
        ("en", "13.3", ["13.3", "13.3.1", "13.3.2"]),
        ("en", "timed launch", ["13.6"]),
        ("en", "launch timed", ["13.6"]),
        ("en", "suspect attack", ["10.1"]),
        ("en", "attack suspect", ["10.1"]),
        ("en", "what is a bonus character?", ["16.4.5"]),
        ("pl", "co to jest łapówka?", ["15.5.4"]),
        ("ja", "買収とは？", ["15.5.4"]),
        ("pl", "lapowki", ["15.5.4"]),
        ("ja", "容疑者 攻撃", ["10.1"]),
    ],
)
def test_the_chapter_that_is_called_so_comes_first(language: str, query: str, first: list[str]) -> None:
    """Words in any order; where none has them all, what has most of them."""
    found = [number for number, _ in search(query, Words(language, game="stationfall"))]
    assert found[: len(first)] == first


def test_what_no_catalogue_names_is_made_readable() -> None:
    words = Words(game="toy")
    assert words.value("barrel-room") == "Barrel room"
    assert words.action(Walk(seat=0, who="ant", to="ford")) == "Ant walks to Ford (a step)"
    assert words.field("no_such_field") == "No such field"


def test_a_name_cannot_smuggle_anything_in() -> None:
    for name in ("@bot-error", "#1", "**bold**", "[a](b)", "- x"):
        said = Words().message(Message("bot-other-game", {"title": quoted(name)}))
        assert "Something went wrong" not in said
        assert "**bold**" not in said


def test_clipping_keeps_whole_lines_from_the_end() -> None:
    lines = [f"line {number}" for number in range(100)]
    clipped = clip_lines(lines, 50)
    assert len(clipped) <= 50
    assert clipped.startswith("…\n")
    assert clipped.endswith("line 99")
    assert len(clip("x" * 50, 10)) == 10


def test_what_does_not_fit_goes_on_in_the_next_message() -> None:
    lines = [f"{number} " + "x" * 300 for number in range(30)] + ["y" * 5000]
    parts = split(lines)
    assert all(0 < len(part) <= 1990 for part in parts)
    assert "".join(parts).replace("\n", "") == "".join(lines)


ROWS = ((Message("verb-walk"), 2), (Message("verb-search"), 0), (Message("verb-peek"), 0))
SCORES = (Score(0, 9, ((Message("verb-done"), 9),)), Score(1, 2, ROWS))


def test_a_sheet_names_who_it_was_each_row_and_once_what_brought_nothing() -> None:
    result = Result(frozenset({1}), SCORES, Message("toy-dealt"))
    words = Words("en", lambda seat: f"<@{seat}>")
    assert sheet(SCORES[1], result, words, {0: "A", 1: "B"}, {1: "the Keeper"}) == [
        "### 🏆 B · <@1> as the Keeper · **2**",
        "+2 · Walk",
        "-# No points for: Search · Peek",
    ]


def test_the_end_tells_each_row_once_and_shows_whose_it_is() -> None:
    """A post for each sheet, with a face; the last one says no more than who has how many."""
    gallery, view = GALLERIES["stationfall"], over()
    assert isinstance(gallery, Telling)
    assert view.result is not None
    drawn, score = gallery.face(view, 0), view.result.scores[0]
    assert drawn is not None
    words = Words("en", lambda seat: f"<@{seat}>", game="stationfall")
    (page,) = pages(score, view.result, words, {}, {}, (), [("face", drawn)])
    head, rest = page.view.to_components()[0]["components"]
    assert head["accessory"]["description"] == drawn.alt
    assert [picture for _, picture in page.pictures] == [drawn]
    row = words.message(score.rows[0][0])
    assert row in rest["content"]
    assert row not in head["components"][0]["content"]
    assert not gallery.sheets(view)


def test_a_sheet_writes_what_was_lost_with_a_minus() -> None:
    score = Score(1, -3, ((Message("verb-walk"), -3),))
    said = sheet(score, Result(frozenset(), (score,), Message("toy-dealt")), Words("en"), {}, {})
    assert said[0].endswith("**−3**")
    assert said[1:] == ["−3 · Walk"]


def test_the_end_says_who_has_won_and_by_what() -> None:
    words = Words("en", lambda seat: f"<@{seat}>")
    assert (
        won(Result(frozenset({0}), SCORES, Message("toy-dealt")), words) == "🏆 <@0> wins: 9 (7 points ahead)"
    )
    # Who has fewer points may win where more of them do not count.
    assert won(Result(frozenset({1}), SCORES, Message("toy-dealt")), words) == "🏆 <@1> wins: 2"
    assert won(Result(frozenset({0, 1}), SCORES, Message("toy-dealt")), words) == "🏆 <@0>, <@1> win: 9 · 2"
    assert won(Result(frozenset(), SCORES, Message("toy-dealt")), words) == "Nobody wins."


def test_a_name_is_shown_as_it_is_beside_its_letter() -> None:
    assert Words("en", lambda seat: "#1 fan").person(0, "A") == "A · #1 fan"


def test_a_text_is_read_sentence_by_sentence() -> None:
    said = "You are Legal. Bonus: an enemy, worth 3. Bribe unspent: 1. Away!"
    assert sentences(said) == ["You are Legal.", "Bonus: an enemy, worth 3.", "Bribe unspent: 1.", "Away!"]


@pytest.mark.parametrize(("language", "said"), [("en", "a, b, c"), ("pl", "a, b, c"), ("ja", "a、b、c")])
def test_what_stands_side_by_side_in_a_sentence_has_the_commas_of_its_reader(
    language: str, said: str
) -> None:
    assert said in Words(language)("bot-typed-near", typed="x", near=series(["a", "b", "c"]))
    assert "quokka" in Words(language)("bot-unknown-option", name=series(["quokka"]))


def test_a_call_to_several_speaks_to_several() -> None:
    said = {count: Words("pl")("bot-ping", names="A", count=count) for count in (1, 3)}
    assert said[1].endswith("czeka na ciebie.")
    assert said[3].endswith("czeka na was.")


def test_what_something_is_now_stands_after_its_name_as_the_language_writes_it() -> None:
    assert Words("en").valued("Deadline", "never") == "Deadline: never"
    assert Words("ja").valued("持ち時間", "なし") == "持ち時間：なし"
