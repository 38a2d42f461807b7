"""What people type in the words that come first: understood, or answered with what helps."""

from __future__ import annotations

from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from bot.commands.spoken import _notes
from bot.commands.why import explained
from bot.naming import names
from bot.refusal import Refused
from bot.rulebook import search, terms
from bot.table import Table
from bot.words import Words
from game import GAMES
from images.api import GALLERIES
from tests.bot.panels import at
from tests.bot.test_line import PLAY, heard, turns
from tests.bot.world import World, shown, words
from tests.rules.scene import Scene, tutorial_with

NOBODY: Any = SimpleNamespace(tree=SimpleNamespace(get_commands=list), referee=SimpleNamespace(play_all=PLAY))


@pytest.fixture
def opening() -> Table:
    return at(Scene(cast=tutorial_with("clones")))


def done(table: Table, line: str, language: str = "en") -> list[str]:
    """What a line stages, in the words of the panel; what stopped it comes last."""
    reading, said = heard(table, 0, line, language), names(table, language).voices[0]
    shown = [] if reading.shown is None else [reading.shown]
    rest = [f"stopped: {reading.part}"] if reading.part else []
    return [said.action(action) for action in (*reading.staged, *shown)] + rest


def told(table: Table, line: str, language: str = "en") -> str:
    """What is said of what stopped it."""
    reading, said = heard(table, 0, line, language), names(table, language)
    return "\n".join(_notes(NOBODY, reading, table, 0, said, said.voices[0], ask=False))


PUT, USE = "Put {} on Station Chief", "Activate Station Chief"


@pytest.mark.parametrize(
    ("line", "actions"),
    [
        ("put a cube on the chief, go to the aft hub", ["1 cube", "aft hub"]),
        ("two more cubes on the chief and then use her to go to the aft hub", ["2 cubes", "aft hub"]),
        ("3 cubes on the chief. he waits", ["3 cubes", "waits"]),
        ("1 cube on the chief, she waits twice", ["1 cube", "waits", "waits"]),
        ("chief wait wait", ["1 cube", "waits", "waits"]),
        ("wait twice with the chief please", ["1 cube", "waits", "waits"]),
    ],
)
def test_who_is_given_cubes_goes_on_in_the_same_line(opening: Table, line: str, actions: list[str]) -> None:
    """However they are counted, and whatever the person is called by in between."""
    found = done(opening, line)
    cubes, *acts = actions
    assert found[:2] == [PUT.format(cubes), USE]
    assert [one for one in acts if not any(one in done.casefold() for done in found[2:])] == []
    assert len(found) == len(acts) + 2


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("pl", "dwie kostki na szefową, węzeł rufowy"),
        ("pl", "poloz jeszcze dwa na szefowa, wezel rufowy"),
        ("ja", "チーフにキューブ二つ、後部ハブ"),
        ("ja", "チーフにキューブを2つ置いて、後部ハブへ行く"),
    ],
)
def test_the_same_in_other_languages(opening: Table, language: str, line: str) -> None:
    reading = heard(opening, 0, line, language)
    assert not reading.part
    assert [type(action).__name__ for action in reading.staged] == ["Influence", "Activate", "Step"]
    assert reading.staged[0].cubes == 2  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("pl", "szefowa w ogrodzie idzie do węzła rufowego"),
        ("pl", "do węźle rufowym szefową"),
        ("ja", "チーフで後部ハブへ行き"),
        ("ja", "チーフを動かして後部ハブに行く"),
        ("ja", "チーフが後部ハブへ行って"),
    ],
)
def test_words_are_understood_in_their_endings_and_without_gaps(
    opening: Table, language: str, line: str
) -> None:
    reading = heard(opening, 0, line, language)
    assert not reading.part
    assert [type(action).__name__ for action in reading.staged] == ["Influence", "Activate", "Step"]


def test_only_what_is_said_to_be_done_twice_is(opening: Table) -> None:
    assert done(opening, "chief waits twice and then ends the turn")[-3:] == [
        "Station Chief waits",
        "Station Chief waits",
        "End the turn",
    ]


def test_somebody_is_told_from_others_by_where_they_are() -> None:
    scene = Scene(cast=tutorial_with("clones")).at("clones_alpha", "kitchen").at("clones_beta", "aft_hub")
    for where, who in (("kitchen", "clones_alpha"), ("aft hub", "clones_beta")):
        reading = heard(at(scene), 0, f"the clone in the {where}, wait")
        assert [getattr(action, "who", who) for action in reading.staged] == [who] * 3
    # A place alone is no way to say who acts.
    assert not heard(at(scene), 0, "kitchen").staged


@pytest.mark.parametrize(
    "line", ["troubleshooter, sabotage the print shop", "sabotage the print shop with the troubleshooter"]
)
def test_a_deed_may_be_said_with_the_place_where_it_is_done(opening: Table, line: str) -> None:
    assert [type(action).__name__ for action in heard(opening, 0, line).staged][-1] == "Sabotage"
    assert not heard(opening, 0, line).part
    assert heard(opening, 0, line.replace("print shop", "kitchen")).part


@pytest.mark.parametrize("line", ["get in the pod", "the pod, please", "pick up launch"])
def test_13_7_nothing_is_launched_by_half_a_sentence(line: str) -> None:
    scene = Scene().at("station_chief", "aft_airlocks").at("medical", "houdini")
    table = at(scene.abandon().acting(0, "station_chief"))
    assert len(heard(table, 0, line).staged) < 2
    (step,) = heard(table, 0, "houdini").staged
    assert type(step).__name__ == "Step"
    assert type(heard(table, 0, "launch houdini").staged[0]).__name__ == "SectionLaunch"


def test_what_somebody_is_paid_for_may_stand_behind_a_colon() -> None:
    scene = Scene().at("exile", "aft_hub").acting(0, "station_chief")
    (first, *_), joined = (heard(at(scene), 0, line).staged for line in ("bribe exile reactor",) * 2)
    assert heard(at(scene), 0, "bribe the exile: reactor").staged == joined == (first,)
    assert first.pay == "bribe"  # type: ignore[attr-defined]


def test_what_is_said_with_an_exclamation_mark_ends_there(opening: Table) -> None:
    reading = heard(opening, 0, "reveal! chief, aft hub")
    assert reading.shown is not None
    assert reading.meant
    assert reading.left == ("chief", "aft hub")


@pytest.mark.parametrize(
    ("language", "line", "said"),
    [
        ("en", "what should i do", "/help"),
        ("en", "who has the briefcase", "/board"),
        ("pl", "co mam zrobić", "/help"),
        ("ja", "誰が鞄を持っている", "/help"),
        ("en", "sabotage", "Troubleshooter"),
        ("en", "quickly put 1 cube on exile", "Put 1 cube on Exile"),
        ("en", "chief, get the briefcase", "Suite"),
        ("en", "chief, self destruct", "Bridge"),
        ("en", "3 cubes on chief, launch houdini", "Station Chief"),
    ],
)
def test_who_is_not_understood_hears_what_helps(opening: Table, language: str, line: str, said: str) -> None:
    assert said in told(opening, line, language)


def test_words_that_say_nothing_stage_nothing(opening: Table) -> None:
    assert done(opening, "please, now, ok then") == done(opening, "") == []


def test_12_2_1_who_has_it_is_said_only_where_there_is_one() -> None:
    scene = Scene().acting(0, "station_chief").give("exile", "firebomb").at("exile", "kitchen")
    assert "Exile has it" in told(at(scene), "pick up the firebomb")
    assert "It lies" not in told(at(scene), "pick up the bludgeon")


def test_who_could_do_it_is_said_where_nobody_acts(opening: Table) -> None:
    said = names(opening, "en")
    found = explained(opening, 0, "sabotage", said, said.voices[0], PLAY)
    assert found.may
    assert all(type(actions[-1]).__name__ == "Sabotage" for actions in found.may)
    assert "who is to do it" in told(opening, "wait")
    # What a turn ends with is nobody's deed.
    assert "who is to do it" not in told(opening, "thats it")
    with pytest.raises(Refused):
        explained(opening, 0, "utter nonsense", said, said.voices[0], PLAY)


def test_what_stands_on_cards_is_found_among_the_rules() -> None:
    said = Words(game="stationfall")
    assert [title for title, _ in terms("what does the badge do", said)] == ["Badge"]
    assert [title for title, _ in terms("specimen", said)] == ["Specimen"]
    assert not terms("influence", said)
    assert search("influence", said)


async def test_a_table_is_set_and_played_again_by_typing(tmp_path: Path) -> None:
    world = World(tmp_path / "games.sqlite3", {"stationfall": GAMES["stationfall"]}, GALLERIES)
    await world.open(people=2)
    host, guest = world.people
    await host.slash(world.channel, "table open")
    for what, to in (("disc comes first", "yes"), ("deadline", "12 hours"), ("computer", "beginners")):
        answer = words(shown(await host.slash(world.channel, "table settings", what=what, to=to)))
        assert "How this table plays" in answer
    row = (await world.table()).row
    assert row.options["disc_first"] is True
    assert (row.settings.deadline, row.settings.level) == (12 * 3600, "easy")
    offered = await host.autocomplete(world.channel, "table settings", "to", "", what="Deadline")
    assert "12 hours" in {one["value"] for one in offered}
    near = words(shown(await host.slash(world.channel, "table settings", what="deadline", to="soon")))
    assert "24 hours" in near
    await guest.slash(world.channel, "table join")
    refused = words(shown(await guest.slash(world.channel, "table settings", what="deadline", to="never")))
    assert "host" in refused
    await guest.slash(world.channel, "table ready")
    await host.slash(world.channel, "table start")
    assert (await world.table()).row.phase == "running"
    again = words(shown(await host.slash(world.channel, "table again")))
    assert again
    await world.close()


@pytest.mark.parametrize("seed", range(3))
def test_what_helps_tells_nothing_that_is_hidden(seed: int) -> None:
    """The same is said in a game that the seat cannot tell from its own, with other secrets."""
    rng, heard_of = Random(seed), 0
    for table, seat in turns(3 + seed, seed):
        other = table.but(state=table.game.imagine(table.state_of(seat), seat, rng), drafts={})
        called = names(table, "en")
        for line in (
            "sabotage",
            "pick up kompromat",
            "reveal quickly",
            "get the briefcase",
            "launch",
            "attack",
            "whoever is in the kitchen",
            "turn off the cameras",
            "launch an empty pod",
        ):
            said = [
                _notes(NOBODY, heard(one, seat, line), one, seat, called, called.voices[0], ask=False)
                for one in (table, other)
            ]
            assert said[0] == said[1]
            heard_of += bool(said[0])
    assert heard_of
