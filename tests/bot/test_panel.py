"""What stands on the buttons and in the menus of a seat's own panel, all through whole games."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest

from bot.buttons import read
from bot.buttons.turn import Narrow, Take, TakeOne
from bot.choices import Path, blocks, dear, narrow, natural, payee_of, to, token, verbs
from bot.limits import MENU, PARTS
from bot.panels.choice import _styles, names
from bot.panels.ids import Ids
from bot.panels.layout import Style
from bot.panels.sure import sure
from bot.panels.turn import panel, payee
from bot.pictures import Studio
from bot.store import GameRow, Place
from bot.table import Table, digest
from bot.words import Words, everybody
from game import GAMES, text
from game.api import Action, Illegal, Message, Prompt, Seat
from game.own import classes
from game.stationfall.abilities.conspirator import Wormtongue
from game.stationfall.actions.answers import Choose
from game.stationfall.actions.basic.force import Sabotage
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.things import PickUp
from game.stationfall.actions.section import ReleaseProjectX
from game.stationfall.actions.turn import Renegotiate
from images.api import GALLERIES, Picture
from tests import speech
from tests.bot.taps import Did, Hand, Shown
from tests.bot.taps import tables as positions
from tests.bot.world import parts
from tests.rules.scene import Scene
from tests.stationx.scene import building, station_f
from tests.toy import TOY

PLAYERS = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")


def tables(key: str, seats: int, seed: int, steps: int = 150) -> Iterator[tuple[Table, Seat]]:
    """A table as it is before every step of a game, and who is to choose."""
    game, rng = GAMES[key], Random(seed)
    row = GameRow(key=key, guild=1, channel=2, host=3, seed="x", created=0.0, id=7, phase="running")
    places = tuple(Place(seat, PLAYERS[seat], user=100 + seat) for seat in range(seats))
    state = game.deal(seats, game.Options(), rng).state
    for _ in range(steps):
        prompts = game.prompts(state)
        if not prompts:
            return
        table = Table(row, game, places, state)
        seat = rng.choice(prompts).seat
        yield table, seat
        # Any verb as likely as any other: what is rare has to be looked at, too.
        chosen = rng.choice([actions for _, actions in verbs(table.legal(seat))])
        state = game.apply(state, rng.choice(chosen), rng).state


def pressed(table: Table, seat: Seat, path: Path | None = None) -> list[tuple[Any, str, list[Any]]]:
    """Every button and menu of the panel: what it means, its label, its options."""
    page = panel(table, seat, Words.at(table, "en"), Words.plain(table, "en"), path=path)
    found = []
    for part in parts(page.view.to_components()):
        if "custom_id" in part:
            button = read(part["custom_id"])
            assert button is not None
            found.append((button, part.get("label", ""), part.get("options", [])))
    return found


def ways(table: Table, seat: Seat) -> Iterator[Path]:
    """The panels behind a verb."""
    for price, actions in blocks(table.legal(seat), table.game.key).items():
        yield Path(price=price)
        for verb, _ in verbs(actions):
            yield Path(token(verb), price=price)


def alone(page: list[tuple[Any, str, list[Any]]]) -> bool:
    """One thing can be chosen; below it begins what is fixed."""
    return [label for _, label, _ in page].index("Undo") == 1


GAME_TABLES = [(key, seats) for key in sorted(GAMES) for seats in (2, 4, 6) if seats in GAMES[key].seats]


@pytest.mark.parametrize(("key", "seats"), GAME_TABLES)
def test_every_action_has_a_name_of_its_own_and_all_of_it(key: str, seats: int) -> None:
    for table, seat in tables(key, seats, seed=seats):
        for way in ways(table, seat):
            deeds: list[str] = []
            menus: list[str] = []
            for button, label, options in pressed(table, seat, way):
                if options:
                    labels = [option["label"] for option in options]
                    assert len({said.casefold() for said in labels}) == len(labels)
                    assert not any("(2)" in said for said in labels)
                    if button.cue == "pick":
                        assert labels == sorted(labels, key=natural)
                        deeds += labels
                    menus.append(button.cue)
                elif button.cue == "do" or (button.cue == "verb" and button.path.verb):
                    deeds.append(label)
            assert not any(label.endswith("…") for label in deeds)
            assert len({label.casefold() for label in deeds}) == len(deeds)
            # One question, one menu.
            assert "pick" not in menus or len(menus) == 1


@pytest.mark.parametrize(("key", "seats"), GAME_TABLES)
def test_what_is_dear_is_only_done_behind_its_price(key: str, seats: int) -> None:
    seen = 0
    for table, seat in tables(key, seats, seed=seats + 10):
        legal = {digest(action): action for action in table.legal(seat)}
        for way in ways(table, seat):
            if way.price:
                seen += 1
                continue
            for button, _, options in pressed(table, seat, way):
                done = [button.digest] if button.cue == "do" else []
                done += [option["value"] for option in options] if button.cue == "pick" else []
                assert not any(dear(legal[name], table.game.key) for name in done)
    assert bool(seen) is any("pay" in action.__struct_fields__ for action in classes(GAMES[key]))


@pytest.mark.parametrize(("key", "seats"), GAME_TABLES)
def test_what_is_final_is_asked_first(key: str, seats: int) -> None:
    asked = 0
    for table, seat in tables(key, seats, seed=seats + 20):
        words = Words.plain(table, "en")
        messages = [prompt.message for prompt in table.prompts(seat)]
        for action in table.legal(seat):
            if not words.confirm(action, messages):
                continue
            asked += 1
            # Not done from where there is a choice; only from a page of its own, with a way back.
            verb = Path(token(text.verb(action)))
            if len(narrow(table.legal(seat), verb)) > 1:
                page = pressed(table, seat, verb)
                done = [button.digest for button, _, _ in page if button.cue == "do"]
                # What can be had more cheaply by itself is not offered again: one thing may be left.
                assert digest(action) not in done or alone(page)
            page = pressed(table, seat, to(action, table.legal(seat), table.game.key))
            assert digest(action) in [button.digest for button, _, _ in page if button.cue == "do"]
            assert "back" in [button.cue for button, _, _ in page]
    assert bool(asked) is bool(text.keys("confirm-", key))


@pytest.mark.parametrize(("key", "seats"), GAME_TABLES)
def test_whatever_is_offered_can_be_reached(key: str, seats: int) -> None:
    rng = Random(seats)
    for table, seat in tables(key, seats, seed=seats + 30, steps=60):
        closing = table.closing(seat)
        for price, actions in blocks(table.legal(seat), table.game.key).items():
            wanted = rng.choice(actions) if actions else None
            if wanted is not None and wanted != closing:
                assert reached(table, seat, wanted, Path(price=price))


def reached(table: Table, seat: Seat, wanted: Action, way: Path) -> bool:
    """Whether pressing leads to this action."""
    verb = token(text.verb(wanted))
    for _ in range(20):
        found = pressed(table, seat, way)
        if any(
            digest(wanted) in (getattr(a, "digest", ""), *(o["value"] for o in options))
            for a, _, options in found
        ):
            return True
        for button, _, options in found:
            values = [option["value"] for option in options]
            step = button.path if button.cue == "verb" else Path()
            chosen = [
                button.path.choose(int(button.cue[1], 16), value) for value in values if button.cue[0] == "f"
            ]
            leading = next((path for path in chosen if narrow([wanted], path, table.split)), None)
            if (step.verb or step.price) and narrow([wanted], step, table.split):
                way = step
            elif button.cue == "payee" and token(payee_of(wanted)) in values:
                way = button.path.pay(token(payee_of(wanted)))
            elif button.cue == "verbs" and verb in values:
                way = button.path.take(verb)
            elif leading is not None:
                way = leading
            else:
                continue
            break
        else:
            more = [button.path for button, _, _ in found if button.cue == "page"]
            if not more:
                return False
            (way,) = more
    return False


@pytest.mark.parametrize(("key", "seats"), GAME_TABLES)
def test_back_leads_out_of_everything(key: str, seats: int) -> None:
    for table, seat in tables(key, seats, seed=seats + 40, steps=40):
        for way in ways(table, seat):
            for _ in range(4):
                back = [a for a, _, _ in pressed(table, seat, way) if a.cue == "back"]
                if not back:
                    break
                way = back[0].path.back()
            assert not [a for a, _, _ in pressed(table, seat, way) if a.cue == "back"]


def test_a_way_survives_being_written_with_its_price() -> None:
    way = Path("abcdef", ((0, "123456"), (11, "abcdef")), 2, "fedcba")
    assert Path.read(way.write()) == way
    assert way.back().price == way.back().back().back().price == "fedcba"
    assert Path("", price="fedcba").back() == Path()
    paid = Path("abcdef", price="fedcba", payee="012345")
    assert Path.read(paid.write()) == paid
    assert paid.back() == Path(price="fedcba", payee="012345")


def test_numbers_are_sorted_by_their_size() -> None:
    assert sorted(["10 cubes", "9 cubes", "b", "A 2", "a 1"], key=natural) == [
        "9 cubes",
        "10 cubes",
        "a 1",
        "A 2",
        "b",
    ]


def test_names_say_first_on_which_terms() -> None:
    for table, seat in tables("stationfall", 4, seed=4):
        for _, actions in verbs(table.legal(seat)):
            prices = {getattr(action, "pay", "") for action in actions}
            labels = names(actions, Words.plain(table, "en")) if len(actions) <= MENU else None
            if labels and len(prices) > 1:
                assert all(" · " in label for label in labels)


def test_a_line_about_a_verb_fits_into_a_menu() -> None:
    assert all(len(speech.say(Message(key))) <= 100 for key in speech.keys("hint-"))


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_picture_suits_what_is_asked(seats: int) -> None:
    gallery, met = GALLERIES["stationfall"], set()
    for table, seat in tables("stationfall", seats, seed=seats + 50):
        view = table.view(seat)
        shown = gallery.panel(view)
        assert set(shown) <= {offer.name for offer in gallery.offers(view)}
        kinds = {text.verb(action) for action in table.legal(seat)}
        suits = {"become": ["identity", "station"], "influence": ["station"], "end_turn": ["turn"]}
        for verb, wanted in suits.items():
            if verb in kinds:
                met.add(verb)
                # Who has left the station while acting has nothing around them.
                off = verb == "end_turn" and "turn" not in {offer.name for offer in gallery.offers(view)}
                assert list(shown) == (["station"] if off else wanted)
    assert met == {"become", "influence", "end_turn"}


def test_a_number_that_stands_for_something_is_called_by_its_name() -> None:
    words = Words(game="stationfall")
    assert words.value(2, "colour") == words("name-colour-2") != "2"
    assert words.value(-1, "colour") == words("name-none")
    assert words.value(2, "cubes") == "2"


def test_the_end_of_a_turn_is_asked_for_only_while_something_is_left() -> None:
    asked = set()
    for table, seat in tables("stationfall", 4, seed=70):
        closing = table.closing(seat)
        if closing is not None:
            left = table.state.turn.actions > 0
            cues = [a.cue for a, label, _ in pressed(table, seat) if label == "End turn"]
            assert cues == ["verb" if left else "do"]
            asked.add(left)
    assert asked == {True, False}


def test_what_is_chosen_is_a_sentence_with_a_gap() -> None:
    scene = Scene().acting(0, "medical").lying("aft_hub", "gun", "helmet").fresh(free=False)
    table = at(scene)
    page = shown(table, path=Path(token("pick_up")))
    assert "**Medical picks up the …**" in [part.get("content") for part in page]
    assert {"Gun", "Helmet"} <= set(labelled(page))
    # A number is one press, and what need not be chosen is no gap.
    opening = at(Scene().turn(0))
    influence = shown(opening, path=Path(token("influence")).choose(0, token("security")))
    assert "**Put … cubes on Security**" in [part.get("content") for part in influence]
    assert {"1", "2", "8"} <= set(labelled(influence))
    waiting = shown(table, path=Path(token("wait")))
    assert "**Wait**" in [part.get("content") for part in waiting]


@pytest.mark.parametrize("language", text.languages())
def test_no_heading_lists_fields(language: str) -> None:
    """“Pick up · Who: Counselor” is no sentence; nor are two gaps in a row."""
    gaps = 0
    for table, seat in tables("stationfall", 3, seed=66, steps=60):
        words, plain = Words.at(table, language), Words.plain(table, language)
        called = {words.field(name) for action in table.legal(seat) for name in action.__struct_fields__}
        for way in ways(table, seat):
            page = parts(panel(table, seat, words, plain, path=way).view.to_components())
            said = [part["content"] for part in page if part.get("content", "").startswith("**")]
            assert not any(f"{name}: " in one for name in called for one in said)
            assert not any("… …" in one for one in said)
            gaps += sum("…" in one for one in said)
    assert gaps > 5


def test_a_yes_is_green_and_a_no_is_grey() -> None:
    table, _ = next(tables("stationfall", 4, seed=1))
    yes, no = Choose(seat=0, pick="accept"), Choose(seat=0, pick="refuse")
    asked = [Prompt(0, Message("ask-consent-bribe"), "answer")]
    assert _styles([yes, no], asked, table.row.key) == [Style.success, Style.secondary]
    turn = [Prompt(0, Message("turn"), "turn")]
    assert _styles([yes, no], turn, table.row.key) == [Style.primary, Style.primary]
    assert text.refuses(no, table.row.key)
    assert not text.refuses(yes, table.row.key)
    assert not text.refuses(table.legal(0)[0], table.row.key)


def test_a_colour_is_told_with_the_one_who_plays_it() -> None:
    for seats in (2, 4):
        table, seat = next(tables("stationfall", seats, seed=1))
        deed = Wormtongue(seat=seat, who="counselor", target="doctor", colour=3)
        plain = Words.plain(table, "en")
        assert f"a green cube of {PLAYERS[3 % seats]}" in plain.action(deed)
        assert plain.value(3, "colour").endswith(PLAYERS[3 % seats])
        assert "a green cube on" in Words(game="stationfall").action(deed)


def test_the_pictures_and_the_posts_call_everybody_alike() -> None:
    studio = Studio(GALLERIES)
    for seats, mark in ((2, "B\u00a0blue + D\u00a0green"), (4, "B\u00a0blue")):
        table, _ = next(tables("stationfall", seats, seed=1))
        assert studio.marks(table)[1] == mark
        assert f"{mark}:\u00a0{PLAYERS[1]}" in studio.legend(table, Words.plain(table, "en"))


# ---------------------------------------------------------------------- what a turn offers at once


def at(scene: Scene) -> Table:
    """A table in this position."""
    (table,) = positions([(scene.state, Choose(seat=0, pick=""))])
    return table


def shown(table: Table, seat: Seat = 0, **asked: Any) -> list[dict[str, Any]]:
    """Every part of a page, with a picture and all that stands around it."""
    page = panel(
        table,
        seat,
        Words.at(table, "en"),
        Words.plain(table, "en"),
        pictures=[("station", Picture(b"", "alt"))],
        looks={"map": "station", "card": "card/medical"},
        legend="legend",
        **asked,
    )
    return parts(page.view.to_components())


def labelled(page: list[dict[str, Any]]) -> list[str]:
    return [part["label"] for part in page if part.get("type") == 2]


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
    ["Back", "Start over", "Refresh", "Help", "Settle ahead"],
]


def fixed(page: list[dict[str, Any]]) -> list[list[str]]:
    """The last rows of a page."""
    rows = [part for part in page if part.get("type") == 1]
    return [[it["label"] for it in row["components"]] for row in rows[-2:]]


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
                assert all(fixed(page) == FIXED for page in pages)
                met |= {prompt.kind for prompt in table.prompts(each)} or {"nothing"}
            met |= {"Project X"} if table.state.released else set()
    assert {"setup", "turn", "nothing", "Project X"} <= met


def test_whom_to_act_with_is_one_choice() -> None:
    table = at(Scene().turn(0).cubes(1, "security", 1))
    (menu, *_) = [part for part in shown(table) if part.get("type") == 3]
    assert menu["placeholder"] == "Whom do you want to act with?"
    (security,) = [option for option in menu["options"] if option["label"].startswith("Security")]
    assert security["label"] == "Security · 1 cube"
    assert "1 cube against 1" in security["description"]
    way = table.way(0, security["value"])
    assert [text.verb(action) for action in way.actions] == ["influence", "activate"]
    # What else begins a turn has a button of its own.
    assert {"Influence", "Reveal", "Renegotiate"} <= set(labelled(shown(table)))


def test_who_is_ready_is_one_press_with_all_that_decides_it() -> None:
    table = at(Scene().turn(0).cubes(0, "medical", 1).cubes(0, "exile", 1).disc(2, "exile"))
    page = shown(table)
    assert {"Medical", "Exile"} <= set(labelled(page))
    said = next(part["content"] for part in page if "Whom do you" in part.get("content", ""))
    assert "- **Exile** · Array Control · no cubes needed · 1 action (Exhausted)" in said
    (menu, *_) = [part for part in page if part.get("type") == 3]
    assert menu["placeholder"] == "Somebody else …"
    assert "Exile" not in {option["label"] for option in menu["options"]}


def test_places_bear_the_numbers_of_the_picture() -> None:
    table = at(Scene().acting(0, "medical"))
    numbers = {it.number: it for it in table.view(0).destinations}
    said = [label for label in labelled(shown(table)) if " · " in label]
    assert said[0] == "1 · Machine Shop"
    assert "7 · Aft Airlocks (by Reactor)" in said
    assert all(int(label.split(" · ")[0]) in numbers for label in said)


def test_what_is_free_is_paid_for_only_by_who_asks_for_it() -> None:
    table = at(Scene().acting(0, "medical").lying("aft_hub", "gun"))
    page = labelled(shown(table))
    assert "Medical picks up the Gun – as the free action" in page
    assert "Pick up · An action" in page
    # Behind it stands what it says, and not again what is free.
    (verb,) = {text.verb(action) for action in table.legal(0) if isinstance(action, PickUp)}
    behind = labelled(shown(table, path=Path(token(verb))))
    assert "Do it" in behind
    assert not any("free" in label for label in behind)


def behind(table: Table, price: str) -> list[dict[str, Any]]:
    """The page of a dear price."""
    (path,) = [
        button.path
        for button, _, _ in pressed(table, 0)
        if button.cue == "verb" and button.path.price == token(price)
    ]
    return shown(table, path=path)


def test_what_is_bought_stands_where_it_is_looked_for() -> None:
    """15.5.4: of who was activated first, at once with all others to choose; each says what is spent."""
    scene = Scene().acting(0, "medical", actions=0).lying("aft_hub", "gun").kompromat(0, "exile")
    table = at(scene.fresh(free=False, actions=0))
    page = behind(table, "bribe")
    assert "Reactor – for a Bribe" in labelled(page)
    assert "Medical picks up the Gun – for a Bribe" in labelled(page)
    (others,) = [part for part in page if part.get("placeholder") == "Somebody else for it …"]
    assert "Medical" not in {option["label"] for option in others["options"]}
    exile = next(option["value"] for option in others["options"] if option["label"] == "Exile")
    theirs = shown(table, path=Path(price=token("bribe"), payee=exile))
    assert "Forward Airlocks – for a Bribe" in labelled(theirs)
    # Whoever's Kompromat one holds alone need not be chosen.
    assert "Forward Airlocks – by Kompromat" in labelled(behind(table, "kompromat"))


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
    (rest,) = [part["placeholder"] for part in page if part.get("type") == 3]
    assert len(places) == 10
    assert rest == "More places …"


def test_why_not_stands_there_in_grey() -> None:
    table = at(Scene().acting(0, "medical").at("medical", "aft_airlocks").at("exile", "houdini"))
    grey = {part["label"] for part in shown(table) if part.get("disabled")}
    assert "Launch a pod: no order to Abandon Ship · 5.5.4" in grey


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
                    assert alone(page)
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


def test_a_choice_of_one_is_made() -> None:
    scene = Scene().acting(0, "daredevil").at("daredevil", "mainframe").give("daredevil", "gun")
    table = at(scene)
    hand = Hand(table, 0)
    verb = Path(token("sabotage"))
    came = hand.press(Ids(7, table.stamp(0)).narrow("verb", verb), "")
    assert came == Did((Sabotage(seat=0, who="daredevil"),))


def test_a_way_that_nobody_offered_is_no_way() -> None:
    table = at(Scene().acting(0, "medical"))
    forged = Take("way", 7, table.stamp(0), digest(Sabotage(seat=0, who="medical")))
    assert Hand(table, 0).press(forged, "") is None
    assert Hand(table, 0).press(TakeOne("w0", 7, table.stamp(0)), "0" * 12) is None
    real = table.ways(0)[0]
    assert Hand(table, 0).press(Take("way", 7, "", digest(*real.actions)), "") == Did(real.actions)


def test_a_game_that_says_nothing_of_it_has_the_plain_panel() -> None:
    row = GameRow(key="toy", guild=1, channel=2, host=3, seed="x", created=0.0, id=7, phase="running")
    state = TOY.deal(2, TOY.Options(), Random(1)).state
    for seat in range(2):
        state = TOY.apply(state, next(iter(TOY.legal(state, seat))), Random(1)).state
    places = tuple(Place(seat, PLAYERS[seat], user=100 + seat) for seat in range(2))
    table = Table(row, TOY, places, state)
    (seat,) = {prompt.seat for prompt in TOY.prompts(state)}
    assert not table.ways(seat)
    assert not table.missing(seat)
    assert not any(button.cue in ("way", "w0") for button, _, _ in pressed(table, seat))


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


def test_a_seat_that_the_rules_play_is_called_as_they_call_it() -> None:
    """Bots sit behind the people's seats; in the deal they are nobody in particular yet."""
    row = GameRow(key="stationfall", guild=1, channel=2, host=3, seed="x", created=0.0, id=7, phase="running")
    game = GAMES["stationfall"]
    state = game.deal(1, game.Options(which_bots=("cyborg", "exile")), Random(1)).state
    table = Table(row, game, (Place(0, "Ada", user=100),), state)
    assert Words.at(table, "en").seat(1) == "Bot 2"
    state = game.apply(state, next(iter(game.legal(state, 0))), Random(2)).state
    table = table.but(state=state)
    for words in (Words.at(table, "en"), Words.plain(table, "en")):
        assert {words.seat(1), words.seat(2)} == {"Cyborg (bot)", "Exile (bot)"}
        assert words.seat(3) == "Player 4"
    called = everybody(table, "en")
    assert set(called) == {0, 1, 2}
    assert called[1].endswith("(bot)"), "in pictures as in words"
    assert Words.plain(table, "pl").seat(0) == "Ada"


class Listening:
    """A game that counts how often its rules are asked for what takes them long."""

    def __init__(self, game: Any) -> None:
        self.game, self.asked = game, Counter[str]()

    def __getattr__(self, name: str) -> Any:
        if name in ("apply", "imagine", "legal", "view", "ways", "missing", "prompts"):
            self.asked[name] += 1
        return getattr(self.game, name)


@pytest.mark.parametrize("key", sorted(GAMES))
def test_a_panel_that_is_shown_again_asks_the_rules_nothing_again(key: str) -> None:
    looked = 0
    for table, seat in tables(key, max(2, GAMES[key].seats[0]), seed=3, steps=60):
        game: Any = Listening(table.game)
        table = replace(table, game=game)
        first = pressed(table, seat)
        asked = Counter(game.asked)
        looked += asked["apply"]
        assert table.but(row=table.row).stamp(seat) == table.stamp(seat)
        assert pressed(table, seat) == first
        assert game.asked == asked
    assert looked, "nothing was ever tried out beforehand"


@pytest.mark.parametrize("key", sorted(GAMES))
def test_the_end_of_a_turn_that_is_grey_says_why(key: str) -> None:
    """In a few words and by the rule; and beside the button, whose place depends on how long it is."""
    said = 0
    for table, seat in tables(key, max(2, GAMES[key].seats[0]), seed=5, steps=80):
        ends: Any = table.hand_over()
        page = shown(table, seat)
        label = Words.plain(table, "en").verb(ends)
        (end,) = [part for part in page if part.get("label") == label and part.get("style") == 3]
        why = [part for part in page if part.get("content", "").startswith(f"-# {label}: ")]
        # Who answers somebody else has no turn to hand over.
        has = any(prompt.kind in ("turn", "choice") for prompt in table.prompts(seat))
        assert bool(why) is (bool(end.get("disabled")) and has)
        for part in why:
            said += 1
            assert re.fullmatch(r".+ · [0-9.]+", part["content"])
            other = table.legal(seat)[0]
            shared = set(ends.__struct_fields__) & set(other.__struct_fields__)
            done = ends(**{name: getattr(other, name) for name in shared})
            with pytest.raises(Illegal) as refused:
                table.game.apply(table.state, done, Random(1))
            assert part["content"].endswith(f" · {refused.value.rule}")
    assert said


def styles(page: list[dict[str, Any]]) -> dict[str, int]:
    return {part["label"]: part["style"] for part in page if part.get("type") == 2}


def test_to_wait_or_to_pay_more_does_not_stand_out() -> None:
    scene = Scene().acting(0, "medical").lying("aft_hub", "gun").at("medical", "aft_hub")
    found = styles(shown(at(scene)))
    assert found["Medical waits"] == Style.secondary.value
    assert found["Medical picks up the Gun – as the free action"] == Style.primary.value
    # 12.4: nor what is to be had for less.
    assert found["Pick up · An action"] == Style.secondary.value


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
    assert not await studio.panel(table, 0, near="")
