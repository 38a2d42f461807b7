"""What is offered at once in a turn, and what is said to be missing."""

from __future__ import annotations

from collections import Counter
from random import Random

from game import text
from game.api import Message
from game.stationfall.at_hand import GREY, SHORT, _whom
from game.stationfall.game import STATIONFALL as GAME
from game.stationfall.state import Options
from game.trial import Moment, Table, walk
from tests import speech
from tests.rules.scene import Scene


def moments(seed: str, games: int = 4) -> list[Moment]:
    """Of the turns in so many games, every third moment."""
    found = [
        moment
        for number in range(games)
        for moment in walk(Table(f"{seed} {number}", (2, 4, 6)[number % 3], Options(), "eager"))
    ]
    return found[::3]


def test_every_way_is_made_of_what_is_listed() -> None:
    met: Counter[tuple[str, int]] = Counter()
    for moment in moments("ways"):
        seat = moment.action.seat
        for way in GAME.ways(moment.state, seat):
            state = moment.state
            for number, action in enumerate(way.actions):
                assert action in list(GAME.legal(state, seat))
                if number + 1 < len(way.actions):
                    outcome = GAME.apply(state, action, Random(1))
                    assert outcome.undoable
                    assert [prompt.kind for prompt in GAME.prompts(outcome.state)] == ["turn"]
                    state = outcome.state
            met[way.group, len(way.actions)] += 1
    assert set(met) == {("whom", 1), ("whom", 2), ("where", 1), ("where", 2), ("here", 1)}


def test_whoever_can_be_activated_at_once_is_among_whom_to_act_with() -> None:
    for moment in moments("whom"):
        listed = {getattr(act, "who", "") for act in moment.listed if text.verb(act) == "activate"}
        offered = {
            getattr(way.actions[-1], "who", "")
            for way in GAME.ways(moment.state, moment.action.seat)
            if way.group == "whom" and len(way.actions) == 1
        }
        assert listed == offered


def test_nobody_else_has_ways() -> None:
    moment = next(m for m in moments("else", 1) if m.state.seats > 1 and m.state.phase == "turn")
    others = set(range(moment.state.seats)) - {moment.action.seat}
    assert all(not GAME.ways(moment.state, seat) and not GAME.missing(moment.state, seat) for seat in others)


def test_as_few_cubes_as_it_takes_are_put_on_a_card() -> None:
    """4.3.1; a Loyal one wants more than all together (15.4.1)."""
    scene = Scene().turn(0).cubes(1, "security", 2).cubes(1, "exile", 3).cubes(0, "exile", 3)
    scene.cubes(2, "astrochimp", 1).cubes(1, "astrochimp", 1)
    cubes = {
        getattr(way.actions[-1], "who", ""): sum(getattr(action, "cubes", 0) for action in way.actions)
        for way in _whom(scene.state, 0)
    }
    assert cubes["security"] == 2
    assert cubes["exile"] == 0
    assert cubes["astrochimp"] == 3
    assert cubes["counselor"] == 1
    assert next(iter(cubes)) == "exile"


def test_whom_to_act_with_says_all_that_decides_it() -> None:
    scene = Scene().turn(0).cubes(1, "medical", 0).disc(2, "security").cubes(1, "security", 1)
    ways = {getattr(way.actions[-1], "who", ""): way for way in _whom(scene.state, 0)}
    said = speech.say(ways["security"].detail or Message(""))
    assert said == "Print Shop · 1 cube against 1 · 1 action (Exhausted) · Gun"


def test_what_is_free_is_not_paid_for() -> None:
    scene = Scene().acting(0, "medical").lying("aft_hub", "gun")
    first = next(way for way in GAME.ways(scene.state, 0) if way.group == "here")
    assert speech.say(first.label) == "Medical picks up the Gun – as the free action"
    scene.fresh(free=False)
    first = next(way for way in GAME.ways(scene.state, 0) if way.group == "here")
    assert speech.say(first.label) == "Medical picks up the Gun"


def test_a_reason_is_a_few_words_and_a_paragraph() -> None:
    assert set(speech.keys("why-")) == {key.replace("no-", "why-", 1) for key in SHORT}
    for moment in moments("missing"):
        found = GAME.missing(moment.state, moment.action.seat)
        assert len(found) <= GREY
        for it in found:
            assert speech.has(it.label.key)
            assert speech.has("rule-" + it.rule.replace(".", "-"))
            assert len(speech.say(it.reason).split()) <= 7


def test_13_7_no_pod_is_launched_from_the_dock_without_the_order() -> None:
    scene = Scene().acting(0, "medical").at("medical", "aft_airlocks").at("exile", "houdini")
    (launch,) = [it for it in GAME.missing(scene.state, 0) if it.label.key == "verb-section-launch"]
    assert speech.say(launch.reason) == "no order to Abandon Ship"
    scene.abandon()
    assert not [it for it in GAME.missing(scene.state, 0) if it.label.key == "verb-section-launch"]


def _done_here(scene: Scene) -> list[str]:
    acts = [way.actions[0] for way in GAME.ways(scene.state, 0) if way.group == "here"]
    return [text.verb(act) for act in acts if getattr(act, "pay", "") in ("action", "free")]


def test_what_is_seldom_wanted_comes_last_though_it_is_free() -> None:
    scene = Scene().acting(0, "medical").at("medical", "security_station").give("medical", "gun")
    scene.lying("security_station", "bludgeon")
    order = _done_here(scene)
    assert order[0] == "pick_up"
    assert order.index("suppress") < order.index("drop") < order.index("wait")


def test_13_6_where_a_countdown_runs_another_one_is_not_what_stands_first() -> None:
    scene = Scene().acting(0, "medical").at("medical", "houdini").abandon()
    order = _done_here(scene)
    assert order.index("timed_launch") < order.index("wait")
    scene.marker(0, "launch", "houdini")
    assert _done_here(scene)[-1] == "timed_launch"
