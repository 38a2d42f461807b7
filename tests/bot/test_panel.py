"""Panels all through whole games: everything can be reached, and nothing is done unasked."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.buttons.turn import Take, TakeOne
from bot.choices import Path, blocks, dear, narrow, payee_of, to, token
from bot.panels.choice import _styles
from bot.panels.layout import Style
from bot.referee import Answer
from bot.replies.turn import said_to
from bot.store import GameRow, Place
from bot.table import Table, digest
from bot.words import Words
from game import GAMES, text
from game.api import Action, Event, Illegal, Message, Name, Prompt, Seat
from game.own import classes
from game.stationfall.actions.answers import Choose
from game.stationfall.actions.basic.force import Sabotage
from tests.bot.panels import GAME_TABLES, PLAYERS, alone, at, pressed, shown, tables, told, ways
from tests.bot.taps import Did, Hand
from tests.rules.scene import Scene
from tests.toy import TOY


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
            # Only from a page of its own, or one that says so of all there is to choose; with a way back.
            verb = Path(token(text.verb(action)))
            if len(narrow(table.legal(seat), verb)) > 1:
                page = pressed(table, seat, verb)
                done = [button.digest for button, _, _ in page if button.cue == "do"]
                # What can be had more cheaply by itself is not offered again: one thing may be left.
                assert digest(action) not in done or alone(page) or told(table, action, verb)
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
        ends_ = [part for part in page if part.get("label") == label and part.get("style") == 3]
        why = [part for part in page if part.get("content", "").startswith(f"-# {label}: ")]
        # Who answers somebody else has no turn to hand over.
        assert len(ends_) == any(prompt.kind in ("turn", "choice") for prompt in table.prompts(seat))
        assert bool(why) is any(end.get("disabled") for end in ends_)
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


@pytest.mark.parametrize("published", [False, True])
def test_what_a_post_tells_everybody_is_not_told_again_above_the_panel(published: bool) -> None:
    """What only who acted may know is told nowhere else; what is staged is in no post yet."""
    table = at(Scene())
    events = (
        Event(Message("contaminated", {"who": Name("medical")})),
        Event(Message("downed", {"who": Name("exile"), "section": Name("suite")}), frozenset({0})),
        Event(Message("contaminated", {"who": Name("security")}), frozenset({1})),
    )
    said = said_to(Answer(table, 0, events, published=published), Words.at(table, "en"))
    everybody = [] if published else ["> Medical is Contaminated."]
    assert said == [*everybody, "> Exile is Down in Suite."]
