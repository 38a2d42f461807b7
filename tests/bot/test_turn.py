"""What a turn offers at once, in which place, for which price, and what is said before it is done."""

from __future__ import annotations

import re
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest

from bot.buttons import read
from bot.buttons.turn import Narrow, Take, TakeOne
from bot.choices import Path, dear, payee_of, token
from bot.limits import PARTS
from bot.panels.guide import guide
from bot.panels.ids import Ids
from bot.panels.layout import Style
from bot.panels.sure import sure, sure_of_most
from bot.panels.turn import payee
from bot.pictures import Studio
from bot.store import GameRow, Person, Place
from bot.table import Staged, Table, digest
from bot.words import Words
from game import GAMES, text
from game.stationfall.actions.basic.force import Sabotage
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.things import PickUp
from game.stationfall.actions.section import ReleaseProjectX, TimedLaunch
from game.stationfall.actions.turn import Activate, Influence, Renegotiate, Reveal
from images.api import GALLERIES
from images.kit.fonts import width
from tests.bot.panels import PLAYERS, alone, at, behind, labelled, pressed, shown, styles, tables, told, ways
from tests.bot.taps import Did, Hand, Shown
from tests.bot.world import parts
from tests.rules.scene import Scene, tutorial_with
from tests.stationx.scene import building, station_f


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_page_has_room_for_all_that_it_offers(seats: int) -> None:
    for table, seat in tables("stationfall", seats, seed=seats + 60):
        for way in (None, *ways(table, seat)):
            page = shown(table, seat, path=way)
            assert len(page) <= PARTS
            ids = [part["custom_id"] for part in page if "custom_id" in part]
            assert len(set(ids)) == len(ids)


FIXED = [
    ["Undo", "End turn", "Card", "Board", "My secrets"],
    ["Back", "Start over", "Refresh", "Help"],
]


OUT_OF_TURN = [["Card", "Board", "My secrets"], ["Refresh", "Help"]]
"""There is nothing to be taken back or handed over."""


def fixed(page: list[dict[str, Any]]) -> list[list[str]]:
    """The last rows of a page, without what stands last of all: that moves nothing, and comes and goes."""
    rows = [part for part in page if part.get("type") == 1]
    found = [[it["label"] for it in row["components"]] for row in rows[-2:]]
    return [found[0], found[1][: -1 if found[1][-1] == "Settle ahead" else None]]


def without_back(rows: list[list[str]]) -> list[list[str]]:
    return [[label for label in row if label != "Back"] for row in rows]


def test_fixed_things_have_fixed_places() -> None:
    scenes = [Scene().turn(0), Scene().acting(0, "medical"), Scene().acting(0, "medical", actions=0)]
    scenes += [Scene().acting(0, "medical").released(), Scene().acting(0, "medical").monster("aft_hub")]
    for table, seat in ((at(scene), 0) for scene in scenes):
        for way in (None, *ways(table, seat)):
            assert fixed(shown(table, seat, path=way)) == FIXED


def test_fixed_things_have_fixed_places_all_through_a_game() -> None:
    """In one's turn and out of it, before anybody has revealed and after, on whatever page."""
    met: set[str] = set()
    for seats, seed in ((2, 72), (5, 4)):
        for table, seat in islice(tables("stationfall", seats, seed, steps=600), 0, None, 7):
            for each in (seat, (seat + 1) % seats):
                found = table.ways(each)
                pages = [shown(table, each), shown(table, each, over=True)]
                pages += [shown(table, each, path=path) for path in list(ways(table, each))[:4]]
                pages += [shown(table, each, way=way) for way in (*found[:1], *found[-1:])]
                kinds = {prompt.kind for prompt in table.prompts(each)}
                if kinds & {"turn", "choice"}:
                    assert all(fixed(page) == FIXED for page in pages)
                else:
                    assert all(without_back(fixed(page)) == OUT_OF_TURN for page in pages)
                    assert fixed(pages[0]) == OUT_OF_TURN
                met |= kinds or {"nothing"}
            met |= {"Project X"} if table.state.released else set()
    assert {"setup", "turn", "nothing", "Project X"} <= met


def test_whom_to_act_with_is_one_choice() -> None:
    table = at(Scene().turn(0).cubes(1, "security", 1))
    (menu, *_) = [part for part in shown(table) if part.get("type") == 3]
    assert menu["placeholder"] == "Who acts for you?"
    (security,) = [option for option in menu["options"] if option["label"].startswith("Security")]
    assert security["label"] == "Security · 1 cube"
    assert "then 1 against 1" in security["description"]
    way = table.way(0, security["value"])
    assert [text.verb(action) for action in way.actions] == ["influence", "activate"]
    # What else begins a turn has a button of its own.
    assert {"Influence", "Reveal", "Renegotiate"} <= set(labelled(shown(table)))


def test_who_is_ready_is_one_press_with_all_that_decides_it() -> None:
    table = at(Scene().turn(0).cubes(0, "medical", 1).cubes(0, "exile", 1).disc(2, "exile"))
    page = shown(table)
    assert {"Medical", "Exile"} <= set(labelled(page))
    said = next(part["content"] for part in page if "Who acts for you" in part.get("content", ""))
    assert "- **Exile** · Array Control · no cubes needed · 1 action (Exhausted)" in said
    (menu, *_) = [part for part in page if part.get("type") == 3]
    assert menu["placeholder"] == "Somebody else …"
    assert "Exile" not in {option["label"] for option in menu["options"]}


def test_places_bear_the_numbers_of_the_picture() -> None:
    table = at(Scene().acting(0, "medical"))
    numbers = {it.number: it for it in table.view(0).destinations}
    said = [label for label in labelled(shown(table)) if " · " in label]
    assert said[0] == "1 · Machine Shop"
    assert "7 · Aft Airlocks" in said
    assert all(int(label.split(" · ")[0]) in numbers for label in said)


def test_what_is_free_is_paid_for_only_by_who_asks_for_it() -> None:
    table = at(Scene().acting(0, "medical").lying("aft_hub", "gun"))
    page = shown(table)
    assert "Picks up the Gun – as the free action" in labelled(page)
    assert not [label for label in labelled(page) if "for an action" in label]
    assert menus(page)["More to do here …"] == ["Picks up the Gun – for an action", "Waits"]


def test_12_12_who_waits_waits_in_one_way_unless_they_look_for_another() -> None:
    scene = Scene().acting(0, "medical")
    page = shown(at(scene))
    assert [label for label in labelled(page) if "Waits" in label] == [
        "Waits, and the activation disc comes back"
    ]
    assert menus(page)["More to do here …"] == ["Waits"]
    paid = behind(at(scene.fresh(actions=0)), "bribe")
    assert [label for label in labelled(paid) if "Waits" in label] == [
        "Waits, and the activation disc comes back"
    ]


def test_what_a_full_hand_could_do_everywhere_is_one_menu() -> None:
    """To drop and to throw; and what can be had for less."""
    scene = Scene().acting(0, "medical").give("medical", "gun").lying("aft_hub", "bludgeon")
    page = shown(at(scene))
    said = labelled(page)
    assert "Picks up the Bludgeon – as the free action" in said
    assert not [label for label in said if label.startswith(("Drops", "Throws", "Drop", "Pick up"))]
    aside = menus(page)["More to do here …"]
    assert {"Drops the Gun – as the free action", "Throws the Gun to Reactor"} <= set(aside)
    # 15.5.3: what is paid for though it is free comes last of all.
    assert aside[-3:] == ["Picks up the Bludgeon – for an action", "Drops the Gun – for an action", "Waits"]


def menus(page: list[dict[str, Any]]) -> dict[str, list[str]]:
    return {
        part["placeholder"]: [it["label"] for it in part["options"]] for part in page if "options" in part
    }


def test_15_3_2_an_answer_that_is_staged_is_said_to_be_one() -> None:
    scene = Scene().turn(0).identity(0, "engineer")
    reveal = next(act for act in scene.listed(0) if text.verb(act) == "reveal")
    scene.do(reveal)
    table = at(scene)
    choice = next(act for act in table.legal(0) if getattr(act, "pick", "") == "storage")
    words = Words.at(table, "en")
    assert words.action(choice) == "Storage"
    assert words.action(choice, "staged") == "Answer: Storage"


def test_what_is_bought_stands_where_it_is_looked_for() -> None:
    """15.5.4: of who was activated first, at once with all others to choose; what is spent is said once."""
    scene = Scene().acting(0, "medical", actions=0).lying("aft_hub", "gun").kompromat(0, "exile")
    table = at(scene.fresh(free=False, actions=0))
    page = behind(table, "bribe")
    assert {"Reactor", "Picks up the Gun"} <= set(labelled(page))
    assert "**Spend your Bribe (worth 1 point)**: Medical acts for it." in [it.get("content") for it in page]
    (others,) = [part for part in page if part.get("placeholder") == "Somebody else …"]
    assert "Medical" not in {option["label"] for option in others["options"]}
    exile = next(option["value"] for option in others["options"] if option["label"] == "Exile")
    theirs = shown(table, path=Path(price=token("bribe"), payee=exile))
    assert "Forward Airlocks" in labelled(theirs)
    # Whoever's Kompromat one holds alone need not be chosen.
    blackmail = behind(table, "kompromat")
    assert "Forward Airlocks" in labelled(blackmail)
    assert "**Use Kompromat**: Exile acts for it." in [it.get("content") for it in blackmail]
    # What it buys, and what it ends, is said before anything is spent.
    for each in (page, blackmail):
        assert any("Nobody can be influenced after it" in it.get("content", "") for it in each)


def test_what_somebody_else_does_for_a_price_is_one_choice_with_their_name() -> None:
    """15.5.4: where more can be paid than have a button, nobody need be looked for before what they do."""
    table = at(Scene().acting(0, "medical", actions=0).lying("suite", "gun").at("exile", "suite"))
    page = behind(table, "bribe")
    (deeds,) = [part for part in page if part.get("placeholder") == "What others would do …"]
    said = {option["label"]: option["value"] for option in deeds["options"]}
    assert "Exile picks up the Gun" in said
    assert not any(label.startswith("Medical") or "Bribe" in label for label in said)
    button, value = read(deeds["custom_id"]), said["Exile picks up the Gun"]
    assert isinstance(button, TakeOne)
    wanted = PickUp(seat=0, who="exile", item="gun", pay="bribe")
    assert Hand(table, 0).press(button, value) == Did((wanted,))


def test_where_many_can_be_paid_and_none_of_them_acts_now_it_is_asked_who_does() -> None:
    """15.5.4.4: who is oneself cannot be bribed, and nobody else comes before all others."""
    table = at(Scene().acting(0, "medical").pc(0, "medical").lying("suite", "gun").at("exile", "suite"))
    page = behind(table, "bribe")
    assert "**Spend your Bribe (worth 1 point)**: who acts for it?" in [it.get("content") for it in page]
    said, who, rest = labelled(page), menus(page)["Who …"], menus(page)["What others would do …"]
    assert {"Exile", "Security"} <= set(who)
    assert "Medical" not in who
    # What is likeliest is one press more, and a choice all else.
    ready = [part for part in page if part.get("type") == 2 and isinstance(read(part["custom_id"]), Take)]
    assert len(ready) == 10
    assert [label for label in said if "Kompromat" in label]
    assert "Exile picks up the Gun" in [*said, *rest]
    assert not [label for label in (*said, *rest) if "waits" in label]
    assert payee(table, 0, Path(price=token("bribe")), None) == ""


def test_15_5_4_3_what_is_offered_to_one_player_is_said_once_above_all_that_could_be() -> None:
    """Nothing on that page asks again; where nobody is asked, nothing is red."""
    table = at(Scene().acting(0, "medical").pc(1, "exile"))
    page = shown(table, path=Path(price=token("bribe"), payee=token("exile")))
    (step,) = [part for part in page if part.get("label") == "Forward Airlocks"]
    assert step["style"] == Style.danger.value
    assert len([part for part in page if "counts as your Bribe" in part.get("content", "")]) == 1
    wanted = Step(seat=0, who="exile", to="forward_airlocks", pay="bribe")
    button = read(step["custom_id"])
    assert isinstance(button, Take)
    assert Hand(table, 0).press(button, "") == Did((wanted,))
    theirs = shown(table, path=Path(price=token("bribe"), payee=token("security")))
    assert styles(theirs)["Physics Lab"] == Style.secondary.value


def test_15_5_4_3_what_is_offered_to_several_players_is_said_once_of_all_of_them() -> None:
    """Whoever does it is named on each button, so none of them asks again."""
    scene = Scene().acting(0, "medical", actions=0).pc(1, "exile").pc(2, "security")
    table = at(scene.at("exile", "suite").at("security", "suite").lying("suite", "gun"))
    offers = [(PickUp(seat=0, who=who, item="gun", pay="bribe"),) for who in ("exile", "security")]
    ways = [way for way in table.ways(0) if way.actions in offers]
    other = next(way for way in table.ways(0) if getattr(way.actions[-1], "item", "") == "kompromat")
    said, meant = sure_of_most(table, 0, [other, *ways], Words.at(table, "en"))
    assert meant == ways
    assert len(meant) == 2
    both = (r"\(as Exile\) or .* \(as Security\)", r"\(as Security\) or .* \(as Exile\)")
    assert any(re.search(f"see: .* {each} answers, and it counts as your Bribe", said) for each in both)
    assert Words.at(table, "en")("bot-publishes") not in said


def test_what_is_told_above_buttons_is_of_one_of_them() -> None:
    """15.5.4.3: what only a menu offers asks for itself, and no button looks as if it were meant."""
    scene = Scene().acting(0, "medical", actions=0).pc(1, "exile")
    page = behind(at(scene.give("exile", "helmet", "artifact")), "bribe")
    warned = [part for part in page if part.get("content", "").startswith("⚠️")]
    red = [part["label"] for part in page if part.get("style") == Style.danger.value]
    assert warned
    assert red


def test_each_of_few_who_could_be_paid_is_a_button_where_the_price_is_spent() -> None:
    """15.5.5.1: whose Kompromat one holds; who would do it all for less is not led to."""
    scene = Scene().acting(0, "medical").kompromat(0, "exile").kompromat(0, "security")
    page = shown(at(scene))
    assert {"Use Kompromat: Exile …", "Use Kompromat: Security …"} <= set(labelled(page))
    (theirs,) = [part for part in page if part.get("label") == "Use Kompromat: Exile …"]
    path = Path(price=token("kompromat"), payee=token("exile"))
    button = read(theirs["custom_id"])
    assert isinstance(button, Narrow)
    assert Hand(at(scene), 0).press(button, "") == Shown((("path", path),))
    one = shown(at(Scene().acting(0, "medical").kompromat(0, "exile").kompromat(0, "medical")))
    assert "Use Kompromat …" in labelled(one)


def test_what_is_bought_and_cannot_be_taken_back_is_red_below_what_it_does() -> None:
    table = at(Scene().acting(0, "medical", actions=0).at("exile", "suite").kompromat_at("suite", "medical"))
    page = behind(table, "bribe")
    (taken,) = [part for part in page if part.get("label") == "Exile picks up the Kompromat"]
    assert taken["style"] == Style.danger.value
    says = next(
        n for n, part in enumerate(page) if "Everybody sees that it is taken" in part.get("content", "")
    )
    assert says < page.index(taken)
    wanted = PickUp(seat=0, who="exile", item="kompromat", pay="bribe")
    button = read(taken["custom_id"])
    assert isinstance(button, Take)
    assert Hand(table, 0).press(button, "") == Did((wanted,))


def test_who_is_made_to_act_by_somebody_else_is_named() -> None:
    """The page names who is paid, and not whom they move."""
    scene = Scene(cast=tutorial_with("drones")).at("engineer", "mainframe").acting(0, "engineer", actions=0)
    page = shown(at(scene), path=Path(price=token("bribe"), payee=token("engineer")))
    said = [*labelled(page), *(it["label"] for part in page for it in part.get("options", []))]
    assert "Switches the jammers off" in said
    for drone in ("Drone One", "Drone Two"):
        assert f"{drone} waits (moved by Engineer, Remote Control)" in said


def test_what_is_offered_for_a_price_is_confirmed_and_leads_back_to_it() -> None:
    table = at(Scene().acting(0, "medical").pc(1, "exile"))
    step = Step(seat=0, who="exile", to="forward_airlocks", pay="bribe")
    (way,) = [way for way in table.ways(0) if way.actions == (step,)]
    page = shown(table, way=way)
    assert any("counts as your Bribe" in part.get("content", "") for part in page)
    (back,) = [part for part in page if part.get("label") == "Back"]
    button = read(back["custom_id"])
    assert isinstance(button, Narrow)
    came = Hand(table, 0).press(button, "")
    assert came == Shown((("path", Path(price=token("bribe"), payee=token("exile"))),))


def test_a_menu_of_what_buttons_have_no_room_for_says_that_it_goes_on() -> None:
    table = at(Scene().acting(0, "medical"))
    page = shown(table)
    places = [label for label in labelled(page) if label.split(" · ")[0].isdecimal()]
    assert len(places) == 10
    assert "More places …" in menus(page)


def test_why_not_stands_there_in_small_type() -> None:
    table = at(Scene().acting(0, "medical").at("medical", "aft_airlocks").at("exile", "houdini"))
    assert "-# Launch a pod: no order to Abandon Ship · 5.5.4" in small(shown(table))


def test_one_reason_for_several_is_said_once() -> None:
    table = at(Scene().acting(0, "medical").at("medical", "bridge"))
    (why,) = [line for line in small(shown(table)) if "Officers only" in line]
    assert why.startswith("-# Abandon Ship, Release Project X, ")


def small(page: list[dict[str, Any]]) -> list[str]:
    """The lines in small type."""
    said = (line for part in page for line in part.get("content", "").splitlines())
    return [line for line in said if line.startswith("-# ")]


def test_whatever_is_seen_at_once_is_said_before() -> None:
    said = 0
    for table, seat in tables("stationfall", 4, seed=62):
        if not any(prompt.kind == "turn" for prompt in table.prompts(seat)):
            continue
        words, done = Words.plain(table, "en"), {digest(action): action for action in table.legal(seat)}
        for way in ways(table, seat):
            page = pressed(table, seat, way)
            for button, _, _ in page:
                action = done.get(getattr(button, "digest", "")) if button.cue == "do" else None
                if action is None or action == table.closing(seat):
                    continue
                # Either it can be taken back, or this is the page that says so.
                if table.course(seat, [action]) != "staged":
                    assert alone(page) or told(table, action, way)
                    assert sure(table, seat, [action], words)
                    said += 1
    assert said


def test_each_thing_that_cannot_be_taken_back_says_so_in_its_own_way() -> None:
    scene = Scene().kompromat_at("aft_hub", "exile").kompromat(0, "security").acting(0, "medical")
    scene.pc(1, "security").released(False)
    scene.at("station_chief", "bridge")
    table = at(scene)
    words = Words.plain(table, "en")
    steps = [
        PickUp(seat=0, who="medical", item="kompromat", pay="free"),
        Step(seat=0, who="security", to="physics_lab", pay="bribe"),
        Step(seat=0, who="security", to="physics_lab", pay="kompromat"),
    ]
    said = [sure(table, 0, [action], words) for action in steps]
    before = at(Scene().turn(0))
    said.append(sure(before, 0, [Renegotiate(seat=0)], Words.plain(before, "en")))
    chief = at(Scene().acting(0, "station_chief").at("station_chief", "bridge"))
    release = ReleaseProjectX(seat=0, who="station_chief")
    said.append(sure(chief, 0, [release], Words.plain(chief, "en")))
    assert all(said)
    assert len(set(said)) == len(said)
    # Nobody is asked about what can be taken back.
    assert not sure(table, 0, [Step(seat=0, who="medical", to="reactor")], words)


@pytest.mark.parametrize("language", text.languages())
def test_15_5_4_3_who_answers_is_named_where_everybody_knows_who_that_is(language: str) -> None:
    scene = Scene().kompromat(0, "security").acting(0, "medical").pc(1, "security")
    table = at(scene)
    words = Words.plain(table, language)
    owner = words.seat(table.game.view(table.state, 0).colours[1].seat)
    for pay in ("bribe", "kompromat"):
        step = Step(seat=0, who="security", to="physics_lab", pay=pay)
        assert owner in sure(table, 0, [step], words)
    assert at(scene.pc(2, "security")).whose("payee", "security") is None, "it is asked first which of two"


def test_what_all_of_a_choice_brings_alike_is_said_above_it_and_not_asked_once_more() -> None:
    """Two presses renegotiate: one that leads to the choice, and one that has been told what it does."""
    table = at(Scene().turn(0).cubes(0, "security", 1).cubes(0, "medical", 1))
    page = shown(table, path=Path(token("renegotiate")))
    does = [part for part in page if ":do:" in part.get("custom_id", "")]
    assert len(does) == 3
    assert all(part["style"] == Style.danger.value for part in does)
    assert len([part for part in page if "Your turn ends with it" in part.get("content", "")]) == 1
    # Where nobody has asked for it, as at the choice of an identity, each is asked about.
    dealt, seat = next(iter(tables("stationfall", 3, 1)))
    assert dealt.prompts(seat)[0].kind == "setup"
    assert not [part for part in shown(dealt, seat) if ":do:" in part.get("custom_id", "")]


def test_15_3_2_a_reveal_says_which_power_it_brings_above_each_who_it_could_be() -> None:
    """Two presses reveal, and none of them is a surprise."""
    scene = Scene().turn(0).identity(0, "engineer")
    page = shown(at(scene), path=Path(token("reveal")))
    reveals = [part for part in page if ":do:" in part.get("custom_id", "")]
    assert len(reveals) > 1
    assert all(part["style"] == Style.danger.value for part in reveals)
    said = [part["content"] for part in page if "cannot be undone" in part.get("content", "")]
    assert len(said) == len(reveals)
    assert said[0].startswith("⚠️ Power Overload: ")
    assert "cubes on Engineer go to Betrayal" in said[0]


def test_a_guide_that_suggests_an_answer_says_what_is_asked() -> None:
    scene = Scene().pc(1, "exile").acting(0, "medical")
    table = at(scene.do(Step, who="exile", to="forward_airlocks", pay="bribe"))
    words = Words.at(table, "en")
    game: Any = table.game
    guided = game.guide(table.view(1), list(table.legal(1)))
    (asked,) = table.prompts(1)
    page = parts(guide(table, words, guided, (), Person(), 1, beside=True).view.to_components())
    assert "> " + words.message(asked.message) in [part.get("content") for part in page]


def test_13_6_when_a_countdown_ends_is_said_and_a_second_one_is_in_a_menu() -> None:
    scene = Scene().abandon().gather("houdini", "medical").acting(0, "medical").lying("houdini")
    launch = "Starts countdown – away next turn"
    assert launch in labelled(shown(at(scene)))
    page = shown(at(scene.do(TimedLaunch)))
    assert launch not in labelled(page)
    assert launch in menus(page)["More to do here …"]


@pytest.mark.parametrize("language", ["en", "pl", "ja"])
def test_13_6_a_countdown_takes_one_line_on_a_phone(language: str) -> None:
    scene = Scene().abandon().gather("houdini", "medical").acting(0, "medical").lying("houdini")
    page = shown(at(scene), language=language)
    (label,) = [label for label in labelled(page) if LAUNCHES[language] in label]
    assert lines({"components": [{"label": label}]}) == 1
    assert width(label, 14) + MARGIN <= PHONE


LAUNCHES = {"en": "countdown", "pl": "odliczanie", "ja": "カウントダウン"}


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "aboard: Exile"), ("pl", "na pokładzie: Wygnaniec"), ("ja", "搭乗者：エクザイル")],
)
def test_13_6_a_countdown_says_who_else_is_aboard(language: str, said: str) -> None:
    scene = Scene().abandon().gather("houdini", "exile", "medical").acting(0, "medical")
    page = shown(at(scene.lying("houdini")), language=language)
    (label,) = [label for label in labelled(page) if LAUNCHES[language] in label]
    assert said in label


def test_13_7_who_launches_reads_who_is_aboard() -> None:
    """By name, as far as a button has room; of many how many."""
    scene = Scene().abandon().gather("houdini", "exile", "engineer").at("medical", "aft_airlocks").no_locks()
    assert "Launches Houdini – aboard: Engineer, Exile" in labelled(shown(at(scene.acting(0, "medical"))))
    bridge = scene.gather("mcqueen", "astrochimp").at("station_chief", "bridge").acting(0, "station_chief")
    assert "Launches all ready pods – Houdini (2), McQueen (1)" in labelled(shown(at(bridge)))


def test_15_5_5_1_the_kompromat_of_who_acts_can_be_used_while_they_have_actions_left() -> None:
    """Where there is somebody else who would not do it for less, the page begins with that one."""
    scene = Scene().acting(0, "medical").kompromat(0, "medical").gather("aft_hub", "medical", "exile")
    assert "Use Kompromat …" in labelled(shown(at(scene)))
    alone_there = behind(at(scene), "kompromat")
    assert any("**: Medical acts for it." in part.get("content", "") for part in alone_there)
    assert {"Reactor", "Machine Shop"} <= set(labelled(alone_there))
    both = behind(at(scene.kompromat(0, "exile")), "kompromat")
    assert any("**: Exile acts for it." in part.get("content", "") for part in both)
    assert "Medical" in labelled(both)
    assert not any(label.startswith("Medical ") for label in labelled(behind(at(scene), "bribe")))


def test_a_choice_of_one_is_made() -> None:
    scene = Scene().acting(0, "daredevil").at("daredevil", "mainframe").give("daredevil", "gun")
    table = at(scene)
    hand = Hand(table, 0)
    verb = Path(token("sabotage"))
    came = hand.press(Ids(7, table.stamp(0)).narrow("verb", verb), "")
    assert came == Did((Sabotage(seat=0, who="daredevil"),))


def test_starting_over_asks_first() -> None:
    table = at(Scene().acting(0, "medical"))
    came = Hand(table, 0).press(Ids(7, table.stamp(0)).turn("over"), "")
    assert came == Shown((("over", True),))
    page = shown(table, over=True)
    assert any(":afresh:" in part.get("custom_id", "") for part in page)
    assert any("Take back everything" in part.get("content", "") for part in page)
    # Two buttons that are called the same cannot both be meant.
    assert labelled(page).count("Yes, start over") == 1
    assert [part.get("disabled") for part in page if part.get("label") == "Start over"] == [True]


@pytest.mark.parametrize("seats", [2, 4])
def test_two_worlds_that_a_seat_cannot_tell_apart_have_one_panel(seats: int) -> None:
    """Nor does what is asked before a step tell what would come of it."""
    rng = Random(seats)
    asked = 0
    for table, seat in tables("stationfall", seats, seed=seats + 64, steps=80):
        other = Table(table.row, table.game, table.places, table.game.imagine(table.state, seat, rng))
        words = Words.plain(table, "en")
        assert shown(table, seat) == shown(other, seat)
        for way in table.ways(seat):
            warning = sure(table, seat, way.actions, words)
            assert warning == sure(other, seat, way.actions, words)
            asked += bool(warning)
    assert asked


def test_to_wait_does_not_stand_out() -> None:
    scene = Scene().acting(0, "medical").lying("aft_hub", "gun").at("medical", "aft_hub")
    found = styles(shown(at(scene)))
    assert found["Waits, and the activation disc comes back"] == Style.secondary.value
    assert found["Picks up the Gun – as the free action"] == Style.primary.value


def test_what_is_loud_does_not_hang_on_a_no_in_a_field() -> None:
    """A tile that is laid as it is, is laid all the same."""
    state = building({3: ["long_hall"]})
    row = GameRow(key="stationx", guild=1, channel=2, host=3, seed="x", created=0.0, id=7, phase="running")
    places = tuple(Place(seat, PLAYERS[seat], user=100 + seat) for seat in range(4))
    table = Table(row, GAMES["stationx"], places, state)
    lays = [action for action in table.legal(3) if not getattr(action, "turned", True)]
    assert lays
    assert not any(text.declines(action, "stationx") for action in table.legal(3))
    assert styles(shown(table, 3))["Place"] == Style.primary.value


def test_to_give_up_is_never_what_stands_out() -> None:
    """Not even where nothing else is left to do."""
    state = station_f("red-c T13", "blue-c T18", energy={0: 0})
    spent = msgspec.structs.replace(state.units["red-c"], moved=True, attacked=True, jumped=True)
    state.units["red-c"] = spent
    row = GameRow(key="stationx", guild=1, channel=2, host=3, seed="x", created=0.0, id=7, phase="running")
    places = tuple(Place(seat, PLAYERS[seat], user=100 + seat) for seat in range(4))
    table = Table(row, GAMES["stationx"], places, state)
    assert {text.verb(action) for action in table.legal(0)} == {"end", "concede"}
    (up,) = [part for part in shown(table) if part.get("label") == "Give up"]
    assert up["style"] == Style.secondary.value


def test_15_5_4_a_price_is_shown_with_what_is_around_who_acts_for_it() -> None:
    """And not with the whole map, which nobody reads on a phone."""
    scene = Scene().acting(0, "medical", actions=0).lying("aft_hub", "gun").kompromat(0, "exile")
    table = at(scene.fresh(free=False, actions=0).at("exile", "forward_hub"))
    assert payee(table, 0, None, None) is None
    assert payee(table, 0, Path(), None) is None
    assert payee(table, 0, Path(price=token("bribe")), None) == "medical"
    theirs = Path(price=token("bribe"), payee=token("exile"))
    assert payee(table, 0, theirs, None) == "exile"
    dearest = next(way for way in table.ways(0) if dear(way.actions[-1], "stationfall"))
    assert payee(table, 0, None, dearest) == payee_of(dearest.actions[-1])
    assert payee(table, 0, Path(price=token("nothing")), None) is None
    other = at(Scene().acting(0, "medical"))
    free = next(way for way in other.ways(0) if not dear(way.actions[-1], "stationfall"))
    assert payee(other, 0, None, free) is None


async def test_who_is_paid_is_shown_from_close_by() -> None:
    scene = Scene().acting(0, "medical").at("exile", "forward_hub").at("medical", "aft_hub")
    table = at(scene)
    studio = Studio({"stationfall": GALLERIES["stationfall"]})
    assert [name for name, _ in await studio.panel(table, 0)] == ["turn"]
    assert [name for name, _ in await studio.panel(table, 0, near="exile")] == ["section/forward_hub"]
    # Where everybody is, as long as it is not chosen who is paid.
    assert [name for name, _ in await studio.panel(table, 0, near="")] == ["muster"]


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_picture_suits_what_is_asked(seats: int) -> None:
    gallery, met = GALLERIES["stationfall"], set()
    for table, seat in tables("stationfall", seats, seed=seats + 50):
        view = table.view(seat)
        shown = gallery.panel(view)
        assert set(shown) <= {offer.name for offer in gallery.offers(view)}
        kinds = {text.verb(action) for action in table.legal(seat)}
        suits = {"become": ["identity", "muster"], "influence": ["muster"], "end_turn": ["turn"]}
        for verb, wanted in suits.items():
            if verb in kinds:
                met.add(verb)
                # Who has left the station while acting has nothing around them.
                off = verb == "end_turn" and "turn" not in {offer.name for offer in gallery.offers(view)}
                assert list(shown) == (["muster"] if off else wanted)
    assert met == {"become", "influence", "end_turn"}


PHONE, MARGIN, SIGN, GAP = 265, 24, 24, 8
"""On a phone: how wide a panel is, and what of it a button takes besides its words."""


def lines(row: dict[str, Any]) -> int:
    """How many lines the buttons of a row take on a phone."""
    found, left = 1, PHONE
    for it in row["components"]:
        wide = width(it["label"], 14) + MARGIN + (SIGN if it.get("emoji") else 0)
        if left < PHONE and wide > left:
            found, left = found + 1, PHONE
        left -= round(wide) + GAP
    return found


@pytest.mark.parametrize("language", ["en", "pl", "ja"])
def test_what_is_fixed_takes_four_lines_on_a_phone(language: str) -> None:
    page = shown(at(Scene().acting(0, "medical")), language=language)
    rows = [part for part in page if part.get("type") == 1]
    assert [lines(row) for row in rows[-2:]] == [2, 2]


def test_places_two_steps_away_stand_below_a_heading() -> None:
    """Which way leads there is in the picture; buttons that say it too have a line each on a phone."""
    page = shown(at(Scene().acting(0, "medical")))
    at_heading = [part.get("content") for part in page].index("-# Two steps away:")
    assert "1 · Machine Shop" in labelled(page[:at_heading])
    assert "7 · Aft Airlocks" in labelled(page[at_heading:])
    assert not any("(by" in label for label in labelled(page))


@pytest.mark.parametrize(
    ("language", "label"),
    [
        ("en", "Medical picks up the Kompromat – as the free action"),
        ("pl", "Medyk podnosi materiały – darmowa akcja"),
        ("ja", "メディカルがコンプロマットをピックアップ（フリー）"),
    ],
)
def test_what_is_asked_first_stands_on_the_button_that_does_it(language: str, label: str) -> None:
    """Nobody has to read back what “Do it” would be; where it takes several steps they are counted on from
    what is staged, or they would be taken for the first of the list above."""
    table = at(Scene().turn(0).cubes(0, "medical", 1).kompromat_at("aft_hub", "exile"))
    first = Activate(seat=0, who="medical")
    after = table.game.apply(table.state, first, Random(0))
    table.drafts[0] = Staged(1, (first,), (after.state,), (after.events,))
    way = next(way for way in table.ways(0) if isinstance(way.actions[0], PickUp))
    assert label in labelled(shown(table, way=way, language=language))
    far = next(way for way in table.ways(0) if len(way.actions) == 2)
    said = [part.get("content", "") for part in shown(table, way=far)]
    assert any(line.startswith("2. Medical steps to") for line in said)


@pytest.mark.parametrize(
    ("language", "heading", "passes"),
    [
        ("en", "Clone Beta, Aft Airlocks:", "Pass"),
        ("pl", "Klon Beta, Śluza rufowa:", "Pas"),
        ("ja", "クローン・ベータ（後部エアロック）：", "パス"),
    ],
)
def test_15_3_2_who_may_act_by_a_power_has_places_to_go_to_as_in_a_turn(
    language: str, heading: str, passes: str
) -> None:
    """Of each who may as many, below who and where they are; pods first, for whoever means to get away."""
    scene = Scene(cast=tutorial_with("clones")).identity(0, "clones").abandon().no_locks()
    table = at(scene.at("clones_beta", "aft_airlocks").turn(0).do(Reveal, card="clones"))
    page = shown(table, language=language)
    texts = [part.get("content", "").removeprefix("-# ") for part in page]
    assert heading in texts
    below = labelled(page[texts.index(heading) :])[:3]
    pods = ("alcatraz", "hail_mary", "houdini")
    assert below == [Words(language, game="stationfall").value(pod) for pod in pods]
    assert passes in labelled(page)


def test_what_others_do_at_ones_word_is_one_menu_and_no_verb_twice() -> None:
    """13.12: who steers a Drone by a console, beside all that they do themselves."""
    scene = (
        Scene(cast=tutorial_with("drones"))
        .acting(0, "exile", free=False)
        .at("exile", "mainframe")
        .at("drone_1", "tanks")
    )
    page = shown(at(scene))
    assert "Step" not in labelled(page)
    (more,) = [part for part in page if part.get("placeholder") == "More to do here …"]
    assert any(option["label"].startswith("Drone One steps to") for option in more["options"])


def test_15_5_4_a_price_is_said_once_on_its_page() -> None:
    scene = Scene().acting(0, "engineer").abandon().gather("houdini", "exile").at("medical", "aft_airlocks")
    options = [option["label"] for part in behind(at(scene), "bribe") for option in part.get("options", [])]
    labels = labelled(behind(at(scene), "bribe")) + options
    assert "Medical launches Houdini – aboard: Exile" in labels
    assert not any("for a Bribe" in label for label in labels)


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "**Put 1 cube on …**", "Put 2 cubes on …"),
        ("pl", "**Połóż 1 znacznik na karcie …**", "Połóż 2 znaczniki na karcie …"),
        ("ja", "**…にキューブ1個を置く**", "…にキューブ2個を置く"),
    ],
)
def test_15_4_who_influences_somebody_with_one_cube_taps_them(language: str, one: str, two: str) -> None:
    """With more of them it is said how many first; who wants more than one says so."""
    table = at(Scene(cast=tutorial_with("clones")).turn(0).cubes(1, "clones", 2))
    page = shown(table, path=Path(token("influence")), language=language)
    assert one in [part.get("content") for part in page]
    assert two in labelled(page)
    names = [Words(language, game="stationfall").value(card) for card in ("exile", "clones")]
    assert all(name in labelled(page) for name in names)
    done = {label: button for button, label, _ in pressed(table, 0, Path(token("influence")))}
    action = Influence(seat=0, card="exile", cubes=1)
    assert done["Exile"].digest == digest(action)
    many = shown(table, path=done["Put 2 cubes on …"].path, language=language)
    assert names[0] in labelled(many)
    found = {label: button for button, label, _ in pressed(table, 0, done["Put 2 cubes on …"].path)}
    assert found["Exile"].digest == digest(Influence(seat=0, card="exile", cubes=2))


def test_to_give_something_away_is_not_what_stands_out() -> None:
    """It would be the only thing in blue for whoever has just picked up what their agenda asks for."""
    table = at(Scene().acting(0, "medical").give("medical", "gun").gather("aft_hub", "medical", "exile"))
    page = shown(table)
    assert not any(label.startswith("Gives") for label in labelled(page))
    offered = [option["label"] for part in page for option in part.get("options", ())]
    assert "Gives the Gun to Exile" in offered
