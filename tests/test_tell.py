"""The story of a game, and the cards: complete, in words, and with nobody else's secrets."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest

from game.api import Message
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.turn import Activate
from game.stationfall.automata.aim import aim
from game.stationfall.cards import CAST, IDENTITIES, PROJECTS
from game.stationfall.looking import view
from game.stationfall.state import Options
from game.stationfall.tools import card, tell
from game.text import languages
from game.voice import Voice
from tests import advised
from tests.rules.scene import Scene
from tests.speech import GAME, VOICE, say

RAW = re.compile(
    r"\b(?:act|agenda|aim|ability|ask|card|character|ended|hazard|kind|name|power|score|story|trait|verb)-[a-z]"
    r"|\{ ?\$|@[a-z]|#\d"
)
"""The key of a sentence that no catalogue has, or an argument that nobody gave."""


@pytest.fixture(scope="module", autouse=True)
def _nothing_is_thought_over_twice() -> Iterator[None]:
    """The same game is told to one seat and to another, and in several languages."""
    with advised.once():
        yield


def story(seed: str, seat: int | None, seats: int = 3, cast: str = "tutorial") -> str:
    return "\n".join(tell.Teller(seed, seat).story(seats, Options(cast=cast)))


@pytest.mark.parametrize("language", languages()[1:])
@pytest.mark.parametrize("seats", [2, 5])
def test_a_game_is_told_in_every_language(language: str, seats: int) -> None:
    lines = "\n".join(tell.Teller("tongues", 0, language, why=True).story(seats, Options()))
    assert not RAW.search(lines)
    assert not re.search(r"\b(?:the|and|has|steps|picks up|points?)\b", lines)


@pytest.mark.parametrize("language", languages()[1:])
def test_cards_are_told_in_every_language(language: str) -> None:
    for key in (*CAST, *PROJECTS):
        lines = card.card(Voice(GAME, language), key)
        assert not RAW.search(lines)
        assert not re.search(r"\b(?:the|and|has|points?)\b", lines)


def flat(text: str) -> str:
    return re.sub(r"\s+", " ", text)


@pytest.fixture(scope="module")
def told() -> str:
    return story("tell", 1)


def private_sentences(seed: str, seat: int, seats: int) -> Counter[str]:
    """The same game played beside the story: what this seat alone is told."""
    events = [event for it in advised.course(seed, seats, Options(cast="tutorial")) for event in it.events]
    own = [event.message for event in events if event.to is not None and seat in event.to]
    return Counter(say(message) for message in own if message.key not in tell.CHOSEN)


def test_every_sheet_sums_to_its_total(told: str) -> None:
    scores = told.split("Scores\n")[1].replace("−", "-")
    sheets = [part for part in scores.split("\n\n") if "in all" in part]
    assert len(sheets) == 3
    for sheet in sheets:
        *rows, total = [int(number) for number in re.findall(r"^ +(-?\d+) ", sheet, re.MULTILINE)]
        named = re.search(r": (-?\d+) points?$", sheet.strip().splitlines()[0])
        assert named is not None
        assert sum(rows) == total == int(named[1])


def test_a_story_tells_its_seat_exactly_its_own_secrets(told: str) -> None:
    secrets = Counter(re.findall(r"\(Secret: (.*?)\)(?= |$)", flat(told)))
    expected = private_sentences("tell", 1, 3)
    assert secrets == expected
    assert sum(expected.values()) >= 3


def test_others_identities_come_out_with_their_reveal_only(told: str) -> None:
    assert told.count("Your secret identity is ") == 1
    assert not re.search(r"secret identity of Player [13]", told)


def test_a_spectator_is_told_no_secret() -> None:
    text = story("tell", None)
    assert "(Secret:" not in text
    assert "Your secret identity" not in text
    assert "Who" in text


def test_a_story_has_every_minute_and_no_bare_key(told: str) -> None:
    minutes = [int(number) for number in re.findall(r"^MINUTE (\d+)", told, re.MULTILINE)]
    assert minutes == list(range(minutes[0], minutes[-1] - 1, -1))
    assert minutes[0] >= 10
    assert not RAW.search(told)


def test_a_story_says_who_wins_and_why(told: str) -> None:
    assert re.search(r"wins?\. ", flat(told.split("Scores\n")[1]))
    assert "Most points: " in told


# ---------------------------------------------------------------------- who is played by the rules


@pytest.fixture(scope="module")
def alone() -> str:
    """Against three bots, with their reasons."""
    return "\n".join(tell.Teller("1", None, why=True).story(1, Options(bots=3)))


@pytest.fixture(scope="module")
def taught() -> str:
    return "\n".join(tell.Teller("1", None).story(1, Options(lindsey=True)))


def test_bots_are_called_by_their_identity(alone: str) -> None:
    assert "Player 1" in alone
    assert not re.search(r"Player [2-4]", alone)
    assert re.search(r"^\w.* \(bot\): [-−]?\d+ points?$", alone, re.MULTILINE)


def test_every_turn_of_a_bot_is_told_with_its_reasons(alone: str) -> None:
    minutes = alone.split("MINUTE ")[1:]
    for minute in minutes:
        reasons = re.findall(r"and .* does it\.$|the bot renegotiates", minute, re.MULTILINE)
        assert flat(minute).count("’s script ") == len(reasons)


@pytest.mark.parametrize("story_of", ["alone", "taught"])
def test_how_things_stand_is_told_before_a_person_acts(story_of: str, request: pytest.FixtureRequest) -> None:
    """Not before turns of which it shows the outcome already."""
    for minute in request.getfixturevalue(story_of).split("MINUTE ")[1:]:
        before, stands, _ = minute.partition("Who is where: ")
        assert stands
        assert not re.search(r"^Player 1 (?:puts|activates|reveals|renegotiates)", before, re.MULTILINE)


def test_lindsey_is_called_by_her_name_to_the_end_and_no_lesson_is_told_twice_on_end(taught: str) -> None:
    assert re.search(r"^Lindsey, .*: [-−]?\d+ points?$", taught, re.MULTILINE)
    assert not re.search(r"Player [2-4]", taught)
    lessons = re.findall(r"(?:^    .*\n)+", taught, re.MULTILINE)
    assert len(lessons) > 20
    assert not [one for one, other in pairwise(lessons) if one == other]


def test_the_command_refuses_an_impossible_game(capsys: pytest.CaptureFixture[str]) -> None:
    from game.__main__ import main

    assert main(["play", "--seats", "4", "--seat", "4"]) == 2
    assert "--seat goes from 0 to 3" in capsys.readouterr().err
    assert main(["play", "--cast", "nobody"]) == 2
    assert capsys.readouterr().err.strip()


@pytest.mark.parametrize("key", sorted(CAST))
def test_a_card_is_complete(key: str) -> None:
    text = flat(card.card(VOICE, key))
    it = CAST[key]
    for ability in (*it.abilities, *(power for one in it.identities() for power in one.powers)):
        assert flat(say(Message(f"ability-{ability.key.replace('_', '-')}-text"))) in text
    for identity in it.identities():
        for row in identity.agenda:
            sentence = say(Message("agenda-" + row.condition.key, row.condition.args))
            assert f"{'+' if row.plus else ' '}{row.points} {sentence}" in text
    assert not RAW.search(text)


def test_an_identity_finds_the_card_it_is_on() -> None:
    assert all(card.find(identity.key) == identity.card for identity in IDENTITIES.values())


@pytest.mark.parametrize("key", sorted(PROJECTS))
def test_a_project_x_card_is_told_too(key: str) -> None:
    text = flat(card.card(VOICE, key))
    assert say(Message("name-" + key.replace("_", "-"))).upper() in text
    assert flat(say(Message(f"project-{key.replace('_', '-')}-text"))) in text


def test_an_unknown_character_gets_suggestions(capsys: pytest.CaptureFixture[str]) -> None:
    from game.__main__ import main

    assert main(["card", "telepatic", "rat"]) == 2
    said = capsys.readouterr().err
    assert "telepatic_rat" in said
    assert "Did you mean telepathic_rat" in said
    assert main(["card", "telepathic", "rat"]) == 0
    assert "TELEPATHIC RAT" in capsys.readouterr().out


def test_reasons_are_told_of_who_may_know_them_only() -> None:
    """What a turn was about tells who somebody is: for their own eyes, or for who reads every secret."""
    mine = "\n".join(tell.Teller("2", 0, why=True).story(4, Options()))
    every = "\n".join(tell.Teller("2", None, why=True).story(4, Options()))
    silent = "\n".join(tell.Teller("2", 0).story(4, Options()))
    for player in range(1, 5):
        sign = f"What Player {player} is after:"
        assert sign in every
        assert (sign in mine) == (player == 1)
        assert sign not in silent


def test_a_reason_names_the_row_that_a_turn_has_brought_nearer() -> None:
    scene = Scene().alone("astrochimp").at("astrochimp", "aft_airlocks").pc(0, "astrochimp").abandon()
    scene.minute(5).turn(0)
    before = view(scene.state, 0)
    scene.do(Activate(seat=0, who="astrochimp")).do(Step(seat=0, who="astrochimp", to="alcatraz"))
    after = view(scene.state, 0)
    row = aim(before, after).args["row"]
    assert isinstance(row, Message)
    assert row.key == "agenda-escapes"
    assert aim(before, before).key == "aim-none"
    scene.cubes(0, "exile", 7)
    many = view(scene.state, 0)
    scene.cubes(0, "exile", 6)
    assert aim(many, view(scene.state, 0)).key == "aim-cubes"
    hidden = Scene()
    assert aim(view(hidden.state, 0), view(hidden.state, 0)).key == "aim-hides"
