"""A 28th character or a ninth Project X card is a file with its sentences beside it; nothing else is touched.

The files are put into a copy of the project. There this module is run again and plays with the newcomers, and
with it what must hold for every card.
"""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from game import GAMES, text
from game.api import Name
from game.stationfall.cards import CAST, PROJECTS
from game.stationfall.state import Options
from game.stationfall.tools.card import card
from game.trial import Table, sheets_add_up, sound, walk
from game.voice import Voice
from images.api import GALLERIES
from tests import speech
from tests.bot.world import World, shown, words
from tests.rules.projectx.test_random_games import opened
from tests.test_recipes import PYTEST, copied, run

GAME = GAMES["stationfall"]
ROOT = Path(__file__).parents[1]
TEXT = ROOT / "game" / "stationfall" / "text"

NEWCOMERS = {
    "cast": ("troubleshooter", "janitor", {'start="print_shop"': 'start="storage"', "limit=6": "limit=3"}),
    "projectx": ("specimen", "relic", {}),
}
"""By folder: who is copied, what the copy is called, and what else is changed in it."""
NAMES = {
    "janitor": {
        "en": "Janitor",
        "ja": "用務員",
        "pl": """Woźny
    .gen = Woźnego
    .dat = Woźnemu
    .acc = Woźnego
    .ins = Woźnym
    .from = od Woźnego
    .gender = m""",
    },
    "relic": {
        "en": "Relic",
        "ja": "遺物",
        "pl": "Relikt",
    },
}

PROMISES = [
    "tests/test_text.py", "tests/test_tell.py::test_a_card_is_complete",
    "tests/test_tell.py::test_a_project_x_card_is_told_too",
    "tests/rules/cast/test_abilities.py",
    "tests/rules/projectx/test_every_card.py", "tests/bot/test_options.py", "tests/images/test_languages.py",
]  # fmt: skip
"""Where tests say what must hold for all cards, whoever they are."""
SLOW = "told_in_words or english_pictures"
"""What holds of them no more than of any other, and takes long."""

arrived = "janitor" in CAST
there = pytest.mark.skipif(not arrived, reason="run again where they have come")
before = pytest.mark.skipif(arrived, reason="they have come")


def renamed(source: str, old: str, new: str) -> str:
    for word in (str.lower, str.upper, str.capitalize):
        source = source.replace(word(old), word(new))
    return source


def sentences(language: str, old: str, new: str) -> str:
    """What the catalogue says of a card, with another name."""
    catalogue = (TEXT / f"{language}.ftl").read_text("utf-8")
    found = re.findall(rf"^([\w-]*\b{old}\b[\w-]*) =(.*\n(?: .*\n|\n)*)", catalogue, re.MULTILINE)
    said = {key.replace(old, new): words for key, words in found}
    said[f"name-{new}"] = " " + NAMES[new][language] + "\n"
    return "".join(f"{key} ={words.rstrip()}\n" for key, words in said.items())


@before
def test_a_copied_file_with_its_sentences_is_all_that_a_card_needs(tmp_path: Path) -> None:
    copied(tmp_path)
    for kind, (old, new, changes) in NEWCOMERS.items():
        folder = tmp_path / "game" / "stationfall" / kind
        source = renamed((folder / f"{old}.py").read_text("utf-8"), old, new)
        for one, other in changes.items():
            assert one in source
            source = source.replace(one, other)
        (folder / f"{new}.py").write_text(source, "utf-8")
        for language in text.languages():
            (folder / f"{new}.{language}.ftl").write_text(sentences(language, old, new), "utf-8")
    well, said = run(tmp_path, *PYTEST, "tests/test_newcomer.py", *PROMISES, "-k", f"not ({SLOW})")
    assert well, said
    assert "passed" in said


@there
async def test_they_can_be_chosen_in_the_lobby(tmp_path: Path) -> None:
    world = World(tmp_path / "games.sqlite3", {GAME.key: GAME}, GALLERIES)
    await world.open(people=3)
    host = world.people[0]
    for option, name in (("cast", "Janitor"), ("projectx", "Relic")):
        offered = await host.autocomplete(world.channel, "table open", option, name[:4])
        assert name in {choice["name"] for choice in offered}
    others = [speech.VOICE.name(key) for key in CAST if key != "janitor"][:11]
    chosen = ", ".join(["Janitor", *others])
    answer = shown(await host.slash(world.channel, "table open", cast=chosen, projectx="Relic"))
    table = await world.table()
    assert table.row.options["projectx"] == "relic", words(answer)
    assert table.row.options["cast"][0] == "janitor"
    for person in world.people[1:]:
        await person.slash(world.channel, "table join")
        await person.slash(world.channel, "table ready")
    await host.slash(world.channel, "table start")
    state = (await world.table()).state
    assert "janitor" in state.cast
    assert state.projectx == "relic"
    await world.close()


@there
def test_a_character_plays_in_random_games_and_is_scored() -> None:
    names = ",".join(["janitor", *sorted(set(CAST) - {"janitor"})[:12]])
    done: set[str] = set()
    for number in range(12):
        table = Table(f"newcomer {number}", 3 + number % 2, Options(cast=names), "curious")
        for moment in walk(table):
            sound(moment.outcome.state)
            if getattr(moment.action, "who", "") == "janitor":
                done.add("acts")
        sheets_add_up(moment.outcome.state)
        if any(it.identity == "janitor" for it in moment.outcome.state.conspiracies):
            done.add("scored")
        if number >= 3 and done == {"acts", "scored"}:
            break
    assert done == {"acts", "scored"}


@there
def test_a_project_does_in_random_games_what_its_card_says() -> None:
    told: set[str] = set()
    for number in range(6):
        state, rng = opened("relic", number), Random(number)
        while GAME.result(state) is None:
            seat = GAME.prompts(state)[0].seat
            outcome = GAME.apply(state, rng.choice(list(GAME.legal(state, seat))), rng)
            told |= {event.message.key for event in outcome.events}
            state = outcome.state
            sound(state)
    assert "relic-strikes" in told


@there
def test_they_are_drawn_by_chance_and_shown() -> None:
    dealt = [GAME.deal(4, Options(), Random(number)).state for number in range(80)]
    assert "relic" in {state.projectx for state in dealt}
    state = next(it for it in dealt if any("janitor" in player.dealt for player in it.players))
    assert GAME.load(GAME.dump(state)) == state
    seen = GAME.view(state, None)
    assert seen.faces["janitor"].limit == 3
    gallery = GALLERIES[GAME.key]
    assert "Janitor" in gallery.draw("card/janitor", seen).alt
    assert gallery.draw("station", seen).data
    assert "Janitor" in gallery.describe(seen)


@there
@pytest.mark.parametrize("language", text.languages())
def test_they_are_described(language: str) -> None:
    for key, name in (("janitor", "troubleshooter"), ("relic", "specimen")):
        said = card(Voice(speech.GAME, language), key)
        assert said.startswith(NAMES[key][language].splitlines()[0].upper())
        assert speech.say(Name(name), language) not in said.splitlines()[0]


@there
def test_they_are_the_only_ones() -> None:
    assert len(CAST) == 28
    assert len(PROJECTS) == 9
