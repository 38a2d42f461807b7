"""No seat can tell a game from one it imagines: same view, same actions, same prompts, same news."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from game.api import Event, Illegal, Message, Name, Outcome
from game.stationfall.actions.turn import Reveal
from game.stationfall.cards import PROJECTS
from game.stationfall.check import check
from game.stationfall.game import STATIONFALL
from game.stationfall.state import Options, State, copy
from game.stationfall.trial import hidden
from game.trial import (
    GAME,
    Fault,
    Moment,
    Table,
    changed,
    deal,
    forged,
    onward,
    parallel,
    same_for,
    secret,
    spread,
    table,
    verb,
    walk,
)
from tests.offered import offered as at_once
from tests.rules.scene import Scene, tutorial_with

GAMES_EACH = 5
"""At every number of players, and twice as many of who sits alone; from every seat and from outside."""
SHARE = {1: 0.07, 2: 0.02}
"""Of the moments of a game; where fewer look on, more of them, for the same number of worlds."""


def moments(seats: int, share: float) -> Iterator[tuple[Moment, Random]]:
    for number in range(GAMES_EACH if seats > 1 else 2 * GAMES_EACH):
        it = table(f"secrets {seats} {number}", seats)
        rng = Random(it.seed)
        begins = True
        for moment in walk(it):
            # Who sits alone hides most in their first turn, before they reveal.
            if rng.random() < share or moment.state.phase == "setup" or (begins and seats == 1):
                yield moment, rng
            begins = moment.state.phase == "setup"


def eyes(seats: int) -> tuple[int | None, ...]:
    return (None, *range(seats))


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_seat_can_tell_the_worlds_apart(seats: int) -> None:
    turned: Counter[str] = Counter()
    kept: Counter[str] = Counter()
    both = 0
    for moment, rng in moments(seats, SHARE.get(seats, 0.01)):
        other = moment.state
        for seat in eyes(seats):
            other = secret(moment.state, seat, rng)
            for kind, new in changed(moment.state, other, seat):
                kept[kind] += 1
                turned[kind] += new
            both += parallel(moment.state, other, seat, moment.action, rng)
        # After whoever sits alone bots have their turns.
        onward(other, rng, 8 if seats > 1 else 2)
    # From who sits alone hardly anything is hidden but from those who watch.
    many = 20 if seats > 1 else 5
    assert both > many
    # What is hidden is really dealt anew: of two cards a shuffle keeps the order every second time.
    for kind in ("identities", "bonus characters", "face-down kompromat", "re-entry"):
        assert kept[kind] > many, kind
        assert turned[kind] > kept[kind] / 4, kind


@pytest.mark.skipif(len(PROJECTS) < 2, reason="with a single card there is nothing to guess")
def test_project_x_is_dealt_anew() -> None:
    state = GAME.deal(4, Options(), Random(1)).state
    seen = {GAME.imagine(state, 0, Random(number)).projectx for number in range(200)}
    assert seen == set(PROJECTS)
    state.players[0] = replace(state.players[0], knows_x=True)
    assert {GAME.imagine(state, 0, Random(number)).projectx for number in range(50)} == {state.projectx}


def held(seed: str) -> State:
    """Another than seat 0 holds Kompromat that nobody has seen, and nobody has revealed."""
    for number in range(50):
        for moment in walk(Table(f"{seed} {number}", 4, Options(), "eager")):
            state: State = moment.state
            tokens = state.kompromat.values()
            unseen = any(it.hand > 0 and not it.shown for it in tokens)
            if state.phase == "turn" and unseen and not any(it.revealed for it in state.conspiracies):
                return state
    raise LookupError(seed)


def test_everything_hidden_takes_every_shape_in_the_end() -> None:
    """From outside, each face-down identity may be any card that is not shown, and likewise each token."""
    state = held("every shape")
    worlds = [GAME.imagine(state, None, Random(number)) for number in range(1500)]
    spots = {token.at for token in state.kompromat.values() if token.at}
    unseen = {card for card, token in state.kompromat.items() if not token.shown and not token.spent}
    for spot in spots:
        assert {card for it in worlds for card, token in it.kompromat.items() if token.at == spot} == unseen
    hands = [{card for card, token in it.kompromat.items() if token.hand >= 0} for it in worlds]
    assert set().union(*hands) >= unseen
    for colour, conspiracy in enumerate(state.conspiracies):
        faces = {it.conspiracies[colour].identity for it in worlds}
        assert len(faces) == 1 if conspiracy.revealed else len(faces) > 8
    assert {it.reentry for it in worlds} == {True, False}


def test_the_fireball_keeps_its_odds() -> None:
    """2.2.11: two of three tokens show it, and a seat knows no better."""
    state = GAME.deal(3, Options(), Random(1)).state
    burning = sum(GAME.imagine(state, 1, Random(number)).reentry for number in range(3000))
    assert 1900 < burning < 2100


def test_the_order_of_play_says_nothing_before_a_reveal() -> None:
    """Whoever chooses an identity, in whatever order and however fast, the table hears the same."""
    state = deal(Table("order", 5, Options())).state
    for seat in range(5):
        told = set()
        for action in GAME.legal(state, seat):
            events = GAME.apply(state, action, Random(1)).events
            told.add(
                tuple((event.message.key, str(event.message.args)) for event in events if event.to is None)
            )
        assert len(told) == 1


def test_what_only_some_may_know_is_told_to_nobody_else() -> None:
    """The dealt cards, the chosen ones and a picked-up token reach only the seats named."""
    outcome = deal(Table("only", 4, Options()))
    for event in outcome.events:
        if event.message.key == "identity-dealt":
            assert event.to is not None
            assert len(event.to) == 1
    dealt = {event.message.args["card"] for event in outcome.events if event.to == frozenset({2})}
    assert dealt == {Name(card) for card in outcome.state.players[2].dealt}


# ---------------------------------------------------------------------- what nobody chose tells nothing


def test_an_identity_that_time_chose_may_be_either_card() -> None:
    """3.4: everybody hears that somebody was late; the order of the names must not say who they are now."""
    firsts = 0
    for number in range(400):
        state = GAME.deal(4, Options(cast="tutorial"), Random(number)).state
        default = GAME.prompts(state)[1].default
        assert default == next(iter(GAME.legal(state, 1)))
        firsts += getattr(default, "card", "") == min(state.players[1].dealt)
        other = GAME.imagine(state, 0, Random(number))
        firsts += getattr(GAME.prompts(other)[1].default, "card", "") == min(other.players[1].dealt)
    assert 340 < firsts < 460


def test_a_trap_that_time_chose_may_be_any_of_the_three() -> None:
    """15.3.2: the tokens lie open to all, the one that is real by default does not."""
    found: Counter[int] = Counter()
    for number in range(60):
        state = trapping(number)
        laid = list(state.traps)
        (prompt,) = GAME.prompts(state)
        assert prompt.default is not None
        found[laid.index(getattr(prompt.default, "pick", ""))] += 1
        other = next(seat for seat in range(state.seats) if seat != prompt.seat)
        for seat in (None, other):
            worlds = [GAME.imagine(state, seat, Random(lot)) for lot in range(40)]
            assert len({GAME.prompts(it)[0].default for it in worlds}) == 3
        mine = [GAME.imagine(state, prompt.seat, Random(lot)) for lot in range(10)]
        assert {GAME.prompts(it)[0].default for it in mine} == {prompt.default}
        # 15.3.2: the lot stands in the question, and the question is seen by nobody but who is asked.
        asked = [GAME.view(state, seat).asked for seat in (None, *range(state.seats))]
        assert [it for it in asked if it is not None] == [GAME.view(state, prompt.seat).asked]
        assert {GAME.view(it, prompt.seat).asked for it in mine} == {GAME.view(state, prompt.seat).asked}
    assert min(found[place] for place in range(3)) > 8


def trapping(number: int) -> State:
    """The Operative's player has laid three tokens, and has still to say which is the real one."""
    scene = Scene(cast=tutorial_with("operative"))
    scene.rng = Random(number)
    scene.identity(0, "operative").turn(0).do(Reveal, card="operative")
    for section in ("aft_hub", "physics_lab", "reactor"):
        scene.answer(section)
    return scene.state


def test_a_computer_player_may_be_any_card_it_was_dealt() -> None:
    """Who knows how it chooses can neither rule a character out for it nor be sure of one."""
    dealt: Counter[str] = Counter()
    chosen: Counter[str] = Counter()
    for number in range(150):
        state = GAME.deal(4, Options(cast="tutorial"), Random(number)).state
        for seat in range(4):
            listed = list(GAME.legal(state, seat))
            dealt.update(state.players[seat].dealt)
            chosen[getattr(GAME.advise(GAME.view(state, seat), listed, Random(number)), "card", "")] += 1
    assert len(dealt) == 12
    for card, times in dealt.items():
        assert 0.05 < chosen[card] / times < 0.95, card


# ---------------------------------------------------------------------- why not tells nothing


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_a_refusal_says_nothing_of_what_is_hidden(seats: int) -> None:
    """Whatever a seat tries, listed or not: refused with the same reason in every world it may be in."""
    tried = 0
    for number in range(2):
        options = Options(teams=seats == 4 and number == 0)
        for moment in walk(Table(f"refusals {seats} {number}", seats, options, "curious")):
            rng = Random(f"{seats} {number} {moment.step}")
            if rng.random() > 0.05:
                continue
            for seat in {moment.action.seat, rng.randrange(seats)}:
                other = GAME.imagine(moment.state, seat, rng)
                near = [replace(action, seat=seat) for action in moment.listed]
                forgeries = [*forged(moment.state, near, rng, 30), *spread(moment.state, near, rng)]
                for action in (replace(one, seat=seat) for one in forgeries):
                    assert reason(moment.state, action) == reason(other, action), action
                    tried += 1
    assert tried > 1000


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_what_a_panel_offers_and_misses_says_nothing_of_what_is_hidden(seats: int) -> None:
    """Ways, destinations and reasons are the same in every world a seat may be in."""
    offered = missed = 0
    for number in range(4):
        for moment in walk(Table(f"panels {seats} {number}", seats, Options(), "curious")):
            rng = Random(f"{seats} {number} {moment.step}")
            if rng.random() > 0.2:
                continue
            seat = moment.action.seat
            other = GAME.imagine(moment.state, seat, rng)
            assert at_once(GAME, moment.state, seat) == at_once(GAME, other, seat)
            assert STATIONFALL.missing(moment.state, seat) == STATIONFALL.missing(other, seat)
            offered += len(at_once(GAME, other, seat))
            missed += len(STATIONFALL.missing(other, seat))
    assert offered > 300
    assert missed > 20


def reason(state: State, action: Any) -> object:
    try:
        GAME.apply(state, action, Random(1))
    except Illegal as refusal:
        return refusal.message, refusal.rule
    return None


# ---------------------------------------------------------------------- the trial itself finds a leak


def leaky(monkeypatch: pytest.MonkeyPatch, field: str, leak: Any) -> None:
    honest = GAME.view

    def view(state: State, seat: int | None) -> Any:
        return replace(honest(state, seat), **{field: leak(state)})

    monkeypatch.setattr(GAME, "view", view)


def _looks(state: State) -> None:
    for number in range(30):
        secret(state, 0, Random(number))


@pytest.mark.parametrize(
    ("field", "leak"),
    [
        ("ending", lambda state: " ".join(it.identity for it in state.conspiracies)),
        ("reentry", lambda state: state.reentry),
        ("gone", lambda state: tuple(card for card, it in state.kompromat.items() if it.at)[:1]),
        ("tally", lambda state: {str(it.bonus): 1 for it in state.players[2:]}),
    ],
)
def test_a_leak_in_the_view_is_found(monkeypatch: pytest.MonkeyPatch, field: str, leak: Any) -> None:
    state = held("leak")
    leaky(monkeypatch, field, leak)
    with pytest.raises(Fault, match=rf"the view of seat .* differs in \['{field}'\]"):
        _looks(state)


def test_a_leak_in_the_order_of_the_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    state = held("order of things")
    leaky(
        monkeypatch,
        "tally",
        lambda state: dict.fromkeys(sorted(["a", "b"], reverse=bool(state.reentry)), 1),
    )
    with pytest.raises(Fault, match="the order of something"):
        _looks(state)


def test_a_talkative_event_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = GAME.apply

    def talkative(state: State, action: Any, rng: Random) -> Outcome[State]:
        outcome = honest(state, action, rng)
        hint = Event(Message("hint", {"card": state.conspiracies[1].identity}))
        return replace(outcome, events=(*outcome.events, hint))

    monkeypatch.setattr(GAME, "apply", talkative)
    moment = next(m for m in walk(Table("talk", 5, Options(), "any")) if verb(m.action) == "influence")
    with pytest.raises(Fault, match="hears different things"):
        _hears(moment)


def _hears(moment: Moment) -> None:
    for number in range(30):
        for seat in eyes(5):
            other = GAME.imagine(moment.state, seat, Random(number))
            parallel(moment.state, other, seat, moment.action, Random(number))


def test_an_imagination_that_changes_nothing_is_found() -> None:
    state = held("no imagination")
    assert dict(hidden(state, 0))
    assert not any(new for _, new in changed(state, copy(state), 0))
    check(state)
    same_for(state, copy(state), 0)
