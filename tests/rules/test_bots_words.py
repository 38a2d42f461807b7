"""The bots' scripts in words: whoever reads a line need not know the manual's notation."""

from __future__ import annotations

import re

import msgspec
import pytest

from bot import limits
from bot.panels.layout import TEXT
from game import text
from game.api import Event, Message, Name, Noted
from game.stationfall.automation.notation import (
    COMMANDS,
    COUNTED,
    FLAGS,
    NOUNS,
    OWN_VERBS,
    TRAITS,
    VERBS,
    Line,
    Verb,
)
from game.stationfall.automation.reader import BadLine, key
from game.stationfall.automation.scripts import END, START, book, vocabulary
from game.stationfall.automation.wording import worded
from tests import speech
from tests.speech import spoken

LANGUAGES = text.languages()
FAMILY = "notation-"
SIGNS = re.compile(r"\b(?:REPEAT|THEN|IF|AND|GOTO|NOT|NO|ANY|CON|ON|OFF)\b|[\[\]<>+]")
"""What stands in the notation and in no sentence."""
LONGEST = 300
"""Letters of a line: a dozen of them make a page."""
LINES = [line for script in book().scripts.values() for line in script.lines]


def sentences() -> dict[str, str]:
    """Every sentence that a sign of the notation becomes, with the example above it."""
    return {
        entry.id.name: entry.comment.content or ""
        for entry in speech.messages(speech.GAME, text.DEFAULT)
        if entry.id.name.startswith(FAMILY) and entry.comment is not None
    }


def made_of(message: Message) -> set[str]:
    """The keys of a sentence and of all in it."""
    found = {message.key}
    for argument in message.args.values():
        if isinstance(argument, Message):
            found |= made_of(argument)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_every_script_is_words(language: str) -> None:
    """The whole line, and what of it everybody reads: with no sign left, and no longer than a page bears."""
    assert len(LINES) > 250
    for line in LINES:
        for said in {line.text, line.plain}:
            words = spoken(worded(said), language)
            assert words == speech.say(Message("project-x-says", {"text": Noted(said)}), language)
            assert not SIGNS.search(words), (said, words)
            assert len(words) < LONGEST, (said, words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_lines_of_a_script_are_two_sentences(language: str) -> None:
    """What the notation tells apart, the words tell apart; a remark in parentheses is part of neither."""
    said: dict[str, set[Line]] = {}
    for line in LINES:
        bare = msgspec.structs.replace(line, text="", source="ours", never="")
        said.setdefault(spoken(worded(line.text), language), set()).add(bare)
    assert not {words: lines for words, lines in said.items() if len(lines) > 1}


@pytest.mark.parametrize("example", sentences())
def test_the_example_above_a_sentence_is_told_by_it(example: str) -> None:
    assert example in made_of(worded(sentences()[example]))


def test_every_sentence_has_an_example() -> None:
    assert set(speech.keys(FAMILY)) == set(sentences())


def test_every_word_of_the_notation_has_a_sentence() -> None:
    """Also those that no script uses: whoever owns the cards may type them."""
    wanted = {*TRAITS, *FLAGS, *NOUNS, *(f"not_{flag}" for flag in FLAGS)}
    wanted |= {f"{name}_{most}" for name in COUNTED for most in ("most", "least")}
    assert not [word for word in sorted(wanted) if not speech.has(FAMILY + word.replace("_", "-"))]
    for name in COMMANDS:
        assert speech.has(text.key_of(Name(name)))
    for ability in vocabulary().abilities:
        assert speech.has("ability-" + ability.replace("_", "-"))


def objects(shape: Verb) -> str:
    """Something for a verb to be done with, to and where."""
    of = {"thing": ": Gun", "whom": ": PC", "where": ": Pod", "either": ": Pod", "maybe": "", "": ""}
    to = {"whom": " to PC", "where": " to Pod", "offsite": " to News", "anywhere": " to Pod", "": ""}
    return of[shape.of] + to[shape.to]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_of_the_notation_is_words(language: str) -> None:
    said = set()
    for name, shape in (VERBS | OWN_VERBS).items():
        switch = " ON" if name == "jammers" else ""
        printed = name.replace("_", " ").title().replace("Emp", "EMP") + switch + objects(shape)
        assert key(printed).startswith(name)
        said.add(spoken(worded(printed), language))
    # A launch from the Bridge is one of the launches, and all are called by their own names.
    assert len(said) == len(VERBS) + len(OWN_VERBS)


SCRIPTED = {
    "[Cyborg + Has Bludgeon or Gun + This Minute] Attack: Officer > Human Rival PC > Grudge": (
        (
            "Cyborg with Bludgeon or Gun, if done this minute: "
            "Attack: Officer, or else rival PC (Human), or else enemy of the bot"
        ),
        (
            "Cyborg z Bronią obuchową lub Bronią palną, jeśli zdąży w tej minucie: "
            "Atak: Oficer, inaczej postać innego gracza (Człowiek), inaczej nieprzyjaciel bota"
        ),
        (
            "棍棒か銃を持つサイボーグ（この1分で終えられれば）："
            "攻撃：オフィサー、無理ならヒューマンのライバルのPC、無理ならボットの遺恨の相手"
        ),
    ),
    "[Influence : Unexhausted] Pod THEN Timed Launch": (
        "anybody (placing cubes first if need be), if not Exhausted: Go to a pod; then Timed Launch",
        (
            "ktokolwiek (w razie potrzeby najpierw znaczniki) bez wyczerpania: "
            "Droga do kapsuły; potem Opóźnione wystrzelenie"
        ),
        "誰か（必要なら先にキューブを置く）（消耗していなければ）：ポッドへ行く、続けて時限射出",
    ),
    "[Daredevil + Has Rocket Wings + Has Helmet + This Minute] Rocket Wings Launch IF Minute <= 6": (
        (
            "Daredevil with Rocket Wings and Helmet, if done this minute: "
            "Fly the Rocket Wings – only if at most 6 minutes are left"
        ),
        (
            "Kaskaderka ze Skrzydłami rakietowymi i Hełmem, jeśli zdąży w tej minucie: "
            "Lot na Skrzydłach – tylko jeśli zostało najwyżej 6 minut"
        ),
        (
            "ヘルメットも持つ、ロケットウィングを持つデアデビル（この1分で終えられれば）："
            "ロケットウィング射出（残り6分以下のときだけ）"
        ),
    ),
    "Pick Up > Manufacture: Gun > Bludgeon": (
        "Pick up, or else Make: Gun, or else Bludgeon",
        "Podniesienie, inaczej Wytwarzanie: Broń palna, inaczej Broń obuchowa",
        "ピックアップ、無理なら作成：銃、無理なら棍棒",
    ),
    "GOTO Abandon Ship IF ANY Live Friend": (
        "next comes the Abandon Ship script – only if any Live friend of the bot is there",
        "dalej skrypt «Opuszczenie statku» – tylko jeśli jest przyjaciel bota na nogach",
        "次は退船スクリプト（ライブのボットのフレンドがいるときだけ）",
    ),
}


@pytest.mark.parametrize("line", SCRIPTED)
def test_a_line_reads_as_a_sentence(line: str) -> None:
    assert tuple(spoken(worded(line), language) for language in ("en", "pl", "ja")) == SCRIPTED[line]


def test_what_cannot_be_read_any_more_stands_as_it_is() -> None:
    """Scripts may lose a word that a stored journal still has; and no other game reads this notation."""
    with pytest.raises(BadLine):
        worded("[Nobody] Yodel")
    assert speech.say(Message("project-x-says", {"text": Noted("[Nobody] Yodel")})) == "[Nobody] Yodel"
    assert text.say(Message("listed", {"first": Noted("Pod"), "rest": "x"})) == "Pod, x"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_former_journals_quote_is_told(language: str) -> None:
    """They hold the notation as plain words, and a note on how to read it."""
    said = Message("automation-line", {"seat": "Ada", "who": Name("exile"), "text": "Pod THEN Timed Launch"})
    assert "Pod THEN Timed Launch" in speech.say(said, language)
    assert "THEN" in speech.say(Message("automation-notation"), language)


def test_words_in_a_notation_are_stored() -> None:
    event = Event(Message("automation-line", {"text": Noted("Pod THEN Timed Launch")}))
    assert msgspec.json.decode(msgspec.json.encode(event), type=Event) == event


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_all_bots_chose_in_a_minute_fits_on_a_page(language: str) -> None:
    """The eight whose longest lines are the longest, and the title of each."""
    longest = sorted(
        max(len(spoken(worded(line.text), language)) for line in script.lines)
        for name, script in book().scripts.items()
        if not name.endswith((START, END))
    )
    assert sum(longest[-8:]) + 8 * 100 < TEXT < limits.PAGE
