"""What is offered at once in a turn, and what is said to be missing."""

from __future__ import annotations

from collections import Counter
from random import Random

from bot.limits import LABEL
from game import text
from game.api import Message, Name
from game.stationfall import station
from game.stationfall.actions.deeds import Deed
from game.stationfall.actions.section.command import TimedLaunch
from game.stationfall.actions.turn import Influence, Reveal
from game.stationfall.at_hand import ABSENT, GREY, NAMES, SHORT, _all, _whom
from game.stationfall.cards import CAST
from game.stationfall.game import STATIONFALL as GAME
from game.stationfall.state import Options
from game.trial import Moment, Table, walk
from tests import speech
from tests.offered import offered
from tests.rules.scene import Scene, tutorial_with


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
        for way in offered(GAME, moment.state, seat):
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
        found = {
            getattr(way.actions[-1], "who", "")
            for way in offered(GAME, moment.state, moment.action.seat)
            if way.group == "whom" and len(way.actions) == 1
        }
        assert listed == found


def test_two_steps_of_which_one_is_free_come_first_and_are_said_to_be() -> None:
    """Zero Born: nobody is to wonder how many actions are left, nor to pay for a way that takes less."""
    scene = (
        Scene(cast=tutorial_with("clones"))
        .acting(0, "clones_alpha")
        .at("clones_alpha", "rec_room")
        .no_locks()
    )
    found = [way for way in offered(GAME, scene.state, 0) if way.group == "where" and len(way.actions) == 2]
    paid = [sum(getattr(act, "pay", "") == "action" for act in way.actions) for way in found]
    assert set(paid) == {1, 2}
    assert paid == sorted(paid)
    headings = [way.heading.key for way in found if way.heading is not None]
    assert headings == ["way-far-saves" if many == 1 else "way-far" for many in paid]
    assert [way.number for way in found] == sorted(way.number for way in found)


def test_15_3_2_all_that_a_power_gives_is_offered_as_a_way() -> None:
    scene = Scene(cast=tutorial_with("clones")).identity(0, "clones").turn(0).do(Reveal, card="clones")
    while scene.asked() == "each_acts":
        deeds = [act for act in GAME.legal(scene.state, 0) if isinstance(act, Deed)]
        found = offered(GAME, scene.state, 0)
        assert {way.actions for way in found} == {(act,) for act in deeds}
        going = [way for way in found if way.group == "where"]
        assert {act.who for way in going for act in way.actions} == {act.who for act in deeds}
        scene.do(going[0].actions[0])
    assert not scene.asked()


def test_nobody_else_has_ways() -> None:
    moment = next(m for m in moments("else", 1) if m.state.seats > 1 and m.state.phase == "turn")
    others = set(range(moment.state.seats)) - {moment.action.seat}
    assert all(
        not offered(GAME, moment.state, seat) and not GAME.missing(moment.state, seat) for seat in others
    )


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
    assert said == "Print Shop · then 1 against 1 · 1 action (Exhausted) · Gun"


def test_what_lies_there_already_counts_with_what_is_put_there() -> None:
    """Else one cube would seem to outdo three."""
    scene = Scene().turn(0).cubes(0, "exile", 2).cubes(1, "exile", 3)
    (way,) = [way for way in _whom(scene.state, 0) if getattr(way.actions[-1], "who", "") == "exile"]
    assert speech.say(way.label) == "Exile · 1 cube"
    assert "then 3 against 3" in speech.say(way.detail or Message(""))


def test_15_4_1_of_a_loyal_one_all_others_cubes_are_gone_when_enough_lie_there() -> None:
    """And one's own with them, before so many are laid."""
    scene = Scene().turn(0).cubes(0, "astrochimp", 1).cubes(1, "astrochimp", 2)
    (way,) = [way for way in _whom(scene.state, 0) if getattr(way.actions[-1], "who", "") == "astrochimp"]
    assert speech.say(way.label) == "Astrochimp · 4 cubes"
    assert "then 4 against 0" in speech.say(way.detail or Message(""))
    for action in way.actions:
        scene.do(action)
    assert scene.card("astrochimp").cubes[:2] == (4, 0)


def test_what_is_free_is_not_paid_for() -> None:
    scene = Scene().acting(0, "medical").lying("aft_hub", "gun")
    first = next(way for way in offered(GAME, scene.state, 0) if way.group == "here")
    assert speech.say(first.label) == "Medical picks up the Gun – as the free action"
    scene.fresh(free=False)
    first = next(way for way in offered(GAME, scene.state, 0) if way.group == "here")
    assert speech.say(first.label) == "Medical picks up the Gun"


def test_a_reason_is_a_few_words_and_a_paragraph() -> None:
    refusals = {*SHORT, *ABSENT} - {"no-lesson-influence"}
    assert set(speech.keys("why-")) == {key.replace("no-", "why-", 1) for key in refusals}
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
    acts = [way.actions[0] for way in offered(GAME, scene.state, 0) if way.group == "here"]
    return [text.verb(act) for act in acts if getattr(act, "pay", "") in ("action", "free")]


def test_what_is_seldom_wanted_comes_last_though_it_is_free() -> None:
    scene = Scene().acting(0, "medical").at("medical", "security_station").give("medical", "gun")
    scene.lying("security_station", "bludgeon")
    order = _done_here(scene)
    assert order[0] == "pick_up"
    assert order.index("suppress") < order.index("drop") < order.index("wait")


def test_13_6_where_a_countdown_runs_another_one_stands_in_a_menu() -> None:
    scene = Scene().acting(0, "medical").at("medical", "houdini").abandon()
    order = _done_here(scene)
    assert order.index("timed_launch") < order.index("wait")
    scene.marker(0, "launch", "houdini")
    (again,) = [
        way for way in offered(GAME, scene.state, 0) if way.actions == (TimedLaunch(seat=0, who="medical"),)
    ]
    assert again.aside


def _absent(scene: Scene) -> dict[str, str]:
    return {
        speech.say(it.label): f"{speech.say(it.reason)} · {it.rule}" for it in GAME.missing(scene.state, 0)
    }


def test_13_7_nothing_speaks_of_a_pod_that_has_left() -> None:
    """Neither the section's own offers, which pictures show, nor what stands in small type."""
    scene = Scene().acting(0, "medical").at("medical", "suite")
    offered = {work[0] for work in GAME.view(scene.state, 0).sections["suite"].works}
    assert "section_launch" in offered
    assert "Launch a pod" in {speech.say(it.label) for it in GAME.missing(scene.state, 0)}
    scene.away("panic_pod")
    assert {work[0] for work in GAME.view(scene.state, 0).sections["suite"].works} == offered - {
        "section_launch"
    }
    assert not GAME.missing(scene.state, 0)


def test_13_7_a_dock_offers_to_launch_as_long_as_one_pod_is_there() -> None:
    scene = Scene()
    pods = [key for key, it in station.board(scene.state).sections.items() if it.moored == "aft_airlocks"]
    for number, pod in enumerate(pods, 1):
        scene.away(pod)
        works = {work[0] for work in GAME.view(scene.state, None).sections["aft_airlocks"].works}
        assert ("section_launch" in works) == (number < len(pods))


def test_13_8_where_every_pod_has_gone_the_bridge_offers_no_launch() -> None:
    scene = Scene()
    pods = [key for key, fixed in station.board(scene.state).sections.items() if fixed.pod]
    for left in (pods[:-1], pods):
        for pod in left:
            scene.away(pod)
        works = {work[0] for work in GAME.view(scene.state, None).sections["bridge"].works}
        assert ("bridge_launch" in works) == (left != pods)
        assert "abandon_ship" in works


def test_8_3_nobody_flies_with_wings_that_are_gone() -> None:
    scene = Scene(cast=tutorial_with("daredevil"))
    assert "wings_launch" in {work[0] for work in GAME.view(scene.state, 0).sections["outer_space"].works}
    for place in scene.state.places:
        scene.lying(place)
    scene.give("daredevil", "rocket_wings").at("daredevil", "mesosphere/rocket_wings")
    assert "wings_launch" not in {work[0] for work in GAME.view(scene.state, 0).sections["outer_space"].works}


def test_15_4_1_who_only_trusts_who_is_near_is_said_to() -> None:
    """And is offered as soon as somebody is."""
    scene = Scene(cast=tutorial_with("colonel")).turn(0).alone("colonel")
    assert _absent(scene)["Colonel"] == "trusts only who is near · 15.4.1"
    scene.at("medical", scene.pawn("colonel").at).cubes(0, "medical", 1)
    assert "Colonel" not in _absent(scene)
    assert "colonel" in {getattr(way.actions[-1], "who", "") for way in _whom(scene.state, 0)}


def test_15_5_2_nobody_vanishes_from_whom_to_act_with_without_a_word() -> None:
    """Everybody is offered, or stands in small type: by name, or among so many more."""
    for moment in moments("vanished"):
        state, seat = moment.state, moment.action.seat
        if state.turn.step not in ("open", "revealed") or not offered(GAME, state, seat):
            continue
        shown = {getattr(way.actions[-1], "who", "") for way in _whom(state, seat)}
        absent = {key for key, pawn in state.pawns.items() if pawn.card in state.cards} - shown
        found = GAME.missing(state, seat)
        said = [speech.say(it.label) for it in found]
        if len(found) < GREY:
            more = sum(int(label.rpartition(" and ")[2].split()[0]) for label in said if " and " in label)
            named = {key for key in absent if any(speech.say(Name(key)) in label for label in said)}
            assert len(named) + more >= len(absent)


def test_those_who_have_one_reason_stand_there_together() -> None:
    scene = Scene().turn(0).down("medical", "exile")
    assert _absent(scene)["Exile, Medical"] == "Down · 15.5.2"
    scene.down("security", "engineer")
    assert _absent(scene)["Engineer and 3 more"] == "Down · 15.5.2"


def test_15_5_2_of_one_whose_cubes_are_there_it_is_said_after_cubes_were_laid_too() -> None:
    scene = Scene().turn(0).cubes(0, "exile", 1).down("exile")
    scene.do(Influence, card="medical", cubes=1)
    assert _absent(scene)["Exile"] == "Down · 15.5.2"


def test_a_reason_for_those_who_are_absent_is_not_cut_off_in_any_language() -> None:
    """Names first, then the reason, with its paragraph: all in one grey button."""
    for language in text.languages():
        names = [text.say(Name(key), language, game="stationfall") for key in CAST]
        longest = [list(CAST)[names.index(name)] for name in sorted(names, key=len)[::-1]]
        for key in ABSENT[1:]:
            lesson = key == "no-lesson-influence"
            refused = Message("lesson-because" if lesson else key.replace("no-", "why-", 1))
            for keys in (longest[:NAMES], longest[: NAMES + 9]):
                what, why = (text.say(it, language, game="stationfall") for it in (_all(keys), refused))
                assert len(f"{what}: {why} · 15.4.1") <= LABEL
