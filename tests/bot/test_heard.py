"""What people type who do not know how it is called: understood, asked about, or answered with what helps."""

from __future__ import annotations

from pathlib import Path

import pytest
from simcord.actors import MemberActor

from bot.commands.why import explained
from bot.line import read
from bot.naming import names
from bot.refusal import Refused
from bot.rulebook import search
from bot.table import Table
from bot.words import Words
from game import GAMES, text
from game.api import Outcome
from game.stationfall.actions.answers import Choose
from game.stationfall.actions.basic.moving import Step
from tests.bot.panels import at
from tests.bot.test_line import PLAY, heard
from tests.bot.test_said import told
from tests.bot.world import World, shown, words
from tests.rules.scene import Scene, tutorial_with


@pytest.fixture
def opening() -> Table:
    scene = Scene(cast=tutorial_with("clones")).at("exile", "bridge").at("station_chief", "aft_hub")
    return at(scene.lying("machine_shop", "bludgeon"))


def kinds(table: Table, line: str, language: str = "en") -> list[str]:
    """The verbs of what a line does, and what stopped it."""
    reading = heard(table, 0, line, language)
    shown = [] if reading.shown is None else [reading.shown]
    done = [text.verb(action) for action in (*reading.staged, *shown)]
    return done + ([f"stopped: {reading.part}"] if reading.part else [])


def explains(table: Table, sentence: str, language: str = "en") -> str:
    called = names(table, language)
    try:
        layout = explained(table, 0, sentence, called, called.voices[0], PLAY).layout
    except Refused as refusal:
        return called.voices[0].message(refusal.message)
    return "\n".join(getattr(part, "content", "") for part in layout.box.children)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "whoever is on the bridge: forward hub"),
        ("en", "somebody on the bridge goes to the fwd hub"),
        ("pl", "ktokolwiek jest na mostku: do huba dziobowego"),
        ("pl", "ten kto jest na mostku idzie do wezla dziobowego"),
        ("ja", "ブリッジにいる人、前部ハブ"),
        ("ja", "ブリッジにいる人を前方ハブへ"),
    ],
)
def test_whoever_is_somewhere_is_who_is_there(opening: Table, language: str, line: str) -> None:
    reading = heard(opening, 0, line, language)
    assert kinds(opening, line, language) == ["influence", "activate", "step"]
    assert (reading.staged[1].who, reading.staged[2].to) == ("exile", "forward_hub")  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("language", "somebody", "nobody"),
    [
        ("en", "whoever is in {}", "nobody is there"),
        ("pl", "ktokolwiek jest w {}", "nie ma tam nikogo"),
        ("ja", "{}にいる人", "人がいません"),
    ],
)
def test_of_several_there_it_is_asked_who_and_where_nobody_is_it_is_said(
    language: str, somebody: str, nobody: str
) -> None:
    table = at(Scene(cast=tutorial_with("clones")).at("exile", "kitchen").at("medical", "kitchen"))
    called = names(table, language).voices[0]
    there, empty = (somebody.format(called.value(key)) for key in ("kitchen", "vault_x"))
    reading = heard(table, 0, there, language)
    assert not reading.staged
    assert {"exile", "medical"} <= {offer.last.who for offer in reading.fits}  # type: ignore[attr-defined]
    assert nobody in told(table, empty, language)
    assert nobody in explains(table, empty, language)


def test_whoever_is_somewhere_is_no_place_to_go_to() -> None:
    table = at(Scene().acting(0, "medical").at("medical", "aft_hub").at("exile", "reactor"))
    assert kinds(table, "reactor") == ["step"]
    assert kinds(table, "whoever is in the reactor") == ["stopped: whoever is in the reactor"]


@pytest.mark.parametrize(
    ("language", "on", "off"),
    [
        ("en", "turn on the cameras", "switch the cameras off"),
        ("en", "cameras on", "turn off cameras"),
        ("pl", "włączam kamery", "wylacz kamery"),
        ("ja", "カメラをオンにする", "カメラを切る"),
    ],
)
def test_13_14_what_is_to_be_on_is_not_switched_off(language: str, on: str, off: str) -> None:
    """However near the sentence of the one thing that is possible comes to it."""
    scene = Scene().acting(0, "security").at("security", "security_station")
    for cameras, possible, refused in ((True, off, on), (False, on, off)):
        table = at(scene.cameras(cameras))
        assert kinds(table, possible, language) == ["cameras"]
        assert kinds(table, refused, language) == [f"stopped: {refused}"]
        assert "13.14" in told(table, refused, language)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "chief waits and waits"),
        ("pl", "szefowa czeka i czeka"),
        ("pl", "szefowa czeka, czeka"),
        ("ja", "チーフは待って待つ"),
    ],
)
def test_what_is_said_twice_is_done_twice(opening: Table, language: str, line: str) -> None:
    assert kinds(opening, line, language) == ["influence", "activate", "wait", "wait"]


@pytest.mark.parametrize(
    ("language", "line", "cubes"),
    [
        ("en", "put a cube on the chief", 1),
        ("pl", "daj kostkę na szefową", 1),
        ("pl", "poloz znacznik na szefowej", 1),
        ("pl", "dołóż dwa znaczniki szefowej", 2),
        ("ja", "チーフに２個おく", 2),
        ("ja", "チーフにキューブを一個のせる", 1),
    ],
)
def test_cubes_are_counted_as_people_count_them(opening: Table, language: str, line: str, cubes: int) -> None:
    reading = heard(opening, 0, line, language)
    assert kinds(opening, line, language) == ["influence"]
    assert reading.staged[0].cubes == cubes  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("line", "verbs"),
    [
        ("チーフを使って原子炉へ行って待つ", ["influence", "activate", "step", "wait"]),
        ("チーフにキューブを1個置いてから原子炉に行って待つ", ["influence", "activate", "step", "wait"]),
        ("チーフに１個置いて、活性化", ["influence", "activate"]),
        ("チーフが工作室へいって棍棒をひろって待つ", ["influence", "activate", "step", "pick_up", "wait"]),
        ("ｃｈｉｅｆ、原子炉へ。待機。ターン終了！", ["influence", "activate", "step", "wait", "end_turn"]),
        ("クローンアルファは待つ", ["influence", "activate", "wait"]),
    ],
)
def test_japanese_is_read_in_one_breath(opening: Table, line: str, verbs: list[str]) -> None:
    assert kinds(opening, line, "ja") == verbs


def test_12_8_who_has_nothing_to_attack_with_is_told_so() -> None:
    table = at(Scene().acting(0, "medical").gather("aft_hub", "medical", "exile"))
    assert "12.8" in told(table, "attack the exile")
    assert "12.8" in explains(table, "can I hit the exile?")


@pytest.mark.parametrize(
    ("language", "line"), [("en", "take back my disc"), ("pl", "odbierz znacznik"), ("ja", "ディスクを回収")]
)
def test_15_6_the_disc_is_taken_back_as_people_say_it(opening: Table, language: str, line: str) -> None:
    assert kinds(opening, line, language) == ["renegotiate"]


def test_what_only_stands_in_the_sentence_of_another_deed_is_not_done(opening: Table) -> None:
    """15.5.2: to wait takes the activation disc back, and "activate" does not say so."""
    acting = heard(opening, 0, "チーフ", "ja").table
    assert kinds(acting, "活性化", "ja") == ["stopped: 活性化"]


def test_a_question_about_a_deed_is_answered_as_the_deed_would_be(opening: Table) -> None:
    for language, sentence, asked in (
        ("en", "blow up the station", "how do I {}?"),
        ("en", "attack exile with the chief", "why can't I {}"),
        ("pl", "wysadzić stację", "jak mogę {}?"),
        ("pl", "szefowa do kuchni", "dlaczego nie może {}"),
        ("ja", "チーフがキッチンへ行く", "{}ことはできますか？"),
    ):
        plain = explains(opening, sentence, language)
        assert explains(opening, asked.format(sentence), language) == plain
        assert len(plain.splitlines()) > 1, sentence


@pytest.mark.parametrize(
    ("language", "sentence", "able"),
    [
        ("en", "who can go to the reactor?", "Astrochimp"),
        ("pl", "kto może iść do reaktora?", "Astroszympans"),
        ("ja", "原子炉へ行けるのは誰ですか", "アストロチンプ"),
    ],
)
def test_who_can_is_answered_of_everybody(opening: Table, language: str, sentence: str, able: str) -> None:
    """12.1.1: who could, and why the others could not, each of them."""
    can, _, *others = explains(opening, sentence, language).splitlines()
    assert able in can
    assert len(others) > 1
    assert all(able not in one for one in others)


def test_who_can_is_answered_where_nobody_can(opening: Table) -> None:
    """13.7, 11.5: and not of one of them, as if that one were all; who is named may be asked about alone."""
    head, *others = explains(opening, "who can launch Houdini?").splitlines()
    assert "nobody can" in head
    told = "\n".join(others)
    assert all(who in told for who in ("Medical", "Engineer", "Exile", "Station Chief"))
    assert "rule 11.5" in told


@pytest.mark.parametrize(
    ("language", "sentence", "number"),
    [
        ("en", "how can somebody escape", "4.6.6"),
        ("pl", "jak uciec", "4.6.6"),
        ("ja", "消耗とは", "15.5.1"),
    ],
)
def test_what_is_no_deed_is_answered_from_the_rules(
    opening: Table, language: str, sentence: str, number: str
) -> None:
    assert number in explains(opening, sentence, language)


@pytest.mark.parametrize(
    ("language", "query", "number"),
    [
        ("en", "how do i blow up the station", "13.12"),
        ("pl", "jak wysadzić stację", "13.12"),
        ("ja", "爆破", "13.12"),
        ("en", "evacuate", "7.1"),
    ],
)
def test_the_rules_are_found_by_what_people_call_things(language: str, query: str, number: str) -> None:
    assert search(query, Words(language, game="stationfall"))[0][0].startswith(number)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "pay the exile to go to the aft hub"),
        ("pl", "przekup wygnańca żeby poszedł do węzła rufowego"),
        ("pl", "daj łapówkę wygnańcowi, niech idzie do węzła rufowego"),
        ("pl", "łapówka: wygnaniec do węzła rufowego"),
        ("ja", "エクザイルを買収して後部ハブへ行かせる"),
        ("ja", "賄賂で、エクザイルが後部ハブへ"),
    ],
)
def test_15_5_4_who_is_paid_and_for_what_is_said_as_people_say_it(language: str, line: str) -> None:
    table = at(Scene().acting(0, "medical").at("medical", "bridge").at("exile", "reactor"))
    reading = heard(table, 0, line, language)
    assert kinds(table, line, language) == ["step"]
    (step,) = reading.staged
    assert (step.who, step.to, step.pay) == ("exile", "aft_hub", "bribe")  # type: ignore[attr-defined]


@pytest.mark.parametrize("line", ["bribe the exile", "pay the exile"])
def test_15_5_4_nobody_is_paid_for_the_only_thing_that_was_not_named(
    line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = at(Scene().acting(0, "medical").at("medical", "bridge").at("exile", "reactor"))
    every = [one for one in table.legal(0) if getattr(one, "pay", "") != "bribe" or text.verb(one) == "wait"]
    monkeypatch.setattr(Table, "legal", lambda *_: every)
    monkeypatch.setattr(Table, "ways", lambda *_: [])
    assert kinds(table, line) == [f"stopped: {line}"]
    assert "waits" in told(table, line)
    assert kinds(table, "bribe the exile to wait") == ["wait"]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "I do not agree"),
        ("en", "no deal"),
        ("en", "don't accept"),
        ("pl", "nie zgadzam się"),
        ("pl", "nie zgadzam sie na to"),
        ("pl", "nie, dziękuję"),
        ("ja", "同意しません"),
        ("ja", "承諾しない"),
        ("ja", "許可しないでください"),
    ],
)
def test_who_does_not_agree_is_not_understood_to_agree(language: str, line: str) -> None:
    """15.5.4.3, 8.5.2.1: of two answers that share a word the one that is denied is never meant."""
    scene = (
        Scene()
        .pc(1, "exile")
        .acting(0, "medical")
        .at("exile", "reactor")
        .do(Step, who="exile", to="aft_hub", pay="bribe")
    )
    table = at(scene)
    reading = read(table, 1, line, names(table, language), PLAY)
    assert reading.shown in (None, Choose(seat=1, pick="refuse"))
    assert not reading.staged


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "chief does not wait"),
        ("pl", "szefowa nie czeka"),
        ("ja", "チーフは待たない"),
        ("ja", "チーフは待ちません"),
    ],
)
def test_what_is_denied_is_not_done(opening: Table, language: str, line: str) -> None:
    assert "wait" not in kinds(opening, line, language)


def test_an_empty_pod_is_not_launched_for_another_one_and_it_is_said_why() -> None:
    """5.5.2: nothing is done without a word that says how a thing is to be."""
    scene = Scene().acting(0, "medical").at("medical", "aft_airlocks").at("exile", "houdini")
    table = at(scene.abandon())
    assert kinds(table, "launch houdini") == ["section_launch"]
    for line in ("launch an empty pod", "launch all empty pods"):
        assert kinds(table, line) == [f"stopped: {line}"]
        assert "empty" in told(table, line)


@pytest.mark.parametrize(
    "line", ["inspector to the bridge", "inspector, bridge", "bridge with the inspector"]
)
def test_who_looks_at_what_is_hidden_is_asked_about_and_what_follows_is_kept(line: str) -> None:
    """Nobody acts without having been asked where that shows something, and it is said what waits."""
    scene = Scene(cast=tutorial_with("inspector")).turn(0).at("inspector", "forward_hub")
    table = at(scene.data("inspector", "x_secret"))
    reading = heard(table, 0, line)
    assert not reading.staged
    assert [text.verb(offer.last) for offer in reading.fits] == ["activate"]
    assert len(reading.left) == 1
    assert "bridge" in reading.left[0]
    assert heard(table, 0, "inspector!, bridge").shown == reading.fits[0].last


async def dealt(world: World, scene: Scene, monkeypatch: pytest.MonkeyPatch) -> tuple[MemberActor, int]:
    """A table at which this has been dealt, and who has the turn."""
    game = GAMES["stationfall"]
    monkeypatch.setattr(type(game), "deal", lambda *_: Outcome(scene.state))
    await world.open(people=scene.state.seats)
    table = await world.started(scene.state.seats)
    seat = table.awaited()[0]
    return world.person_of(table, seat), seat


def typed(path: Path) -> World:
    return World(path / "games.sqlite3", {"stationfall": GAMES["stationfall"]}, {})


async def test_a_line_goes_on_after_what_everybody_has_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As far as that is possible then, and it is said where it is not."""
    world = typed(tmp_path)
    scene = Scene().turn(0).at("exile", "kitchen").kompromat_at("kitchen", "medical")
    person, seat = await dealt(world, scene, monkeypatch)
    line = "exile, pick up kompromat!, wait, xyzzy, wait"
    answer = words(shown(await person.slash(world.channel, "turn", line=line)))
    table = await world.table()
    assert table.row.entries > 3, "the Kompromat is taken, which everybody sees"
    assert [text.verb(action) for action in table.staged(seat).actions] == ["wait"]
    assert "Stopped at “xyzzy”" in answer
    assert "behind it: wait" in answer
    await person.slash(world.channel, "turn", line="wait, end, medical waits")
    after = await world.table()
    assert after.awaited() != [seat]
    await world.close()


@pytest.mark.parametrize("stops", ["xyzzy", "cube"])
async def test_what_stands_behind_where_a_line_stops_is_said_not_to_be_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stops: str
) -> None:
    """Whatever stopped it: a word that nothing is called, or one that means several things."""
    world = typed(tmp_path)
    person, seat = await dealt(world, Scene().turn(0), monkeypatch)
    answer = words(shown(await person.slash(world.channel, "turn", line=f"{stops}, wait, end")))
    assert "wait, end" in answer
    assert not (await world.table()).staged(seat).actions
    await world.close()


async def test_what_is_asked_first_ends_a_line_and_it_is_said_what_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = typed(tmp_path)
    scene = Scene().turn(0).at("exile", "kitchen").kompromat_at("kitchen", "medical")
    person, seat = await dealt(world, scene, monkeypatch)
    answer = words(shown(await person.slash(world.channel, "turn", line="exile, pick up kompromat, wait")))
    assert "“pick up kompromat!” would do it" in answer
    assert "before this is settled, and not kept. Then type: /turn wait" in answer
    assert [text.verb(it) for it in (await world.table()).staged(seat).actions] == ["influence", "activate"]
    answer = words(shown(await person.slash(world.channel, "turn", line="wait, wait, end!, exile")))
    assert "does not wait for you any more: exile" in answer
    await world.close()
