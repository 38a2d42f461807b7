"""The tutorial as it is taught: Lindsey plays by herself, and says why (launch manual).

What the rules say of her moves is in `test_tutorial.py`; here she makes them. Tests are named by the manual's
headings.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from msgspec.structs import replace

from game import text
from game.api import Action, Event, Illegal, Lesson, Message, Outcome, Seated
from game.stationfall import people
from game.stationfall.actions.answers import Become, Choose
from game.stationfall.actions.basic.care import Wait
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.things import PickUp
from game.stationfall.actions.deeds import Deed
from game.stationfall.actions.paying import Consent
from game.stationfall.actions.section.command import ReleaseProjectX
from game.stationfall.actions.section.site import LASTING
from game.stationfall.actions.turn import Activate, EndTurn, Influence, Renegotiate, Reveal
from game.stationfall.check import check
from game.stationfall.game import STATIONFALL
from game.stationfall.lesson import LINDSEY, TUTORIAL, script
from game.stationfall.lindsey import action, hers
from game.stationfall.state import Options, State, copy
from tests import speech
from tests.offered import offered

HER = 3
"""Her seat: the last."""
PUPILS = (1, 2, 3)
TAUGHT = (13, 12, 11, 10, 9, 8, 7)


def deal(pupils: int = 1, seed: int = 13) -> Outcome[State]:
    return STATIONFALL.deal(pupils, Options(projectx="grey_goo", lindsey=True), Random(seed))


def lesson(state: State, seat: int = 0) -> Lesson | None:
    return STATIONFALL.lesson(STATIONFALL.view(state, seat), list(STATIONFALL.legal(state, seat)))


def do(state: State, *actions: Action) -> tuple[State, list[Event]]:
    events: list[Event] = []
    for each in actions:
        outcome = STATIONFALL.apply(state, each, Random(7))
        state, events = outcome.state, [*events, *outcome.events]
    return state, events


def keys(events: list[Event] | tuple[Event, ...]) -> list[str]:
    return [event.message.key for event in events]


def quiet(state: State) -> Action:
    """As little as may be; at a crossroads the next part of the lesson."""
    prompt = STATIONFALL.prompts(state)[0]
    asked = STATIONFALL.view(state, prompt.seat).asked
    if asked is not None and asked.name == "stay_on":
        return Choose(seat=prompt.seat, pick=asked.options(state)[0])
    assert prompt.default is not None
    return prompt.default


@cache
def at(minute: int, pupils: int = 1) -> tuple[State, tuple[Event, ...]]:
    """Lindsey has had her turn of this minute, nobody has crossed her; and what was heard of it."""
    state = deal(pupils).state
    events: list[Event] = []
    while not (state.phase == "turn" and state.minute == minute and state.turn.colour == 0):
        events = [] if f"lesson-plan-{minute}" not in keys(events) else events
        state, more = do(state, quiet(state))
        events += more
    # What follows is the pupils' turn.
    first = keys(events).index(f"lesson-plan-{minute}")
    return copy(state), tuple(events[first:])


def refused(state: State, act: Action) -> Illegal:
    with pytest.raises(Illegal) as caught:
        STATIONFALL.apply(state, act, Random(0))
    return caught.value


def followed(pupils: int, seed: int, pick: str = "lesson_on") -> Iterator[tuple[State, int, Lesson]]:
    """A game by nothing but the lesson's suggestions, as long as there is a lesson."""
    state = deal(pupils, seed).state
    rng = Random(seed)
    while prompts := STATIONFALL.prompts(state):
        seat = prompts[0].seat
        told = lesson(state, seat)
        if told is None:
            return
        yield state, seat, told
        assert told.suggestion is not None
        state = STATIONFALL.apply(state, told.suggestion, rng).state


# ---------------------------------------------------------------------- Tutorial Game Setup


@pytest.mark.parametrize("pupils", PUPILS)
def test_player_components_one_to_three_people_make_four_players(pupils: int) -> None:
    state = deal(pupils).state
    assert (state.seats, state.minute, state.cast) == (4, 13, TUTORIAL)
    assert {prompt.seat for prompt in STATIONFALL.prompts(state)} == set(range(pupils))
    assert all(len(state.players[seat].dealt) == 2 for seat in range(4))
    assert state.kompromat["astrochimp"].at == "therapy_garden"
    assert all(conspiracy.bribe for conspiracy in state.conspiracies), "nobody here is a bot"
    check(state)


def test_player_components_no_bots_and_no_teams() -> None:
    with pytest.raises(Illegal):
        STATIONFALL.deal(2, Options(lindsey=True, teams=True), Random(1))
    assert not STATIONFALL.deal(2, Options(lindsey=True, bots=3), Random(1)).state.bots


def test_player_components_four_people_need_no_lindsey() -> None:
    with pytest.raises(Illegal) as caught:
        STATIONFALL.deal(4, Options(lindsey=True), Random(1))
    assert caught.value.message.key == "no-lesson-pupils"


def test_player_components_surplus_hands_lie_open() -> None:
    state = deal(1).state
    for seat in (None, 0):
        view = STATIONFALL.view(state, seat)
        for other in (1, 2):
            assert {view.colours[other].identity, *view.players[other].bonus} == set(
                state.players[other].dealt
            )
    assert STATIONFALL.view(deal(3).state, 0).colours[1].identity == "", "people's hands are their own"


def test_secret_identities_lindsey_is_the_engineer_and_plays_with_open_cards() -> None:
    outcome = deal(2)
    state = outcome.state
    assert hers(state) == HER == state.first
    view = STATIONFALL.view(state, None)
    assert (view.colours[HER].identity, *view.players[HER].bonus) == LINDSEY
    assert not view.colours[HER].revealed, "her card is known, but not revealed"
    told = [event for event in outcome.events if event.message.key == "hand-open"]
    assert [event.message.args["seat"] for event in told] == [Seated(2), Seated(HER)]
    assert all(event.to is None for event in told)


def test_secret_identities_what_lies_open_is_not_dealt_anew() -> None:
    state, _ = at(10)
    for number in range(20):
        other = STATIONFALL.imagine(state, 0, Random(number))
        assert other.conspiracies[1:] == state.conspiracies[1:]
        assert other.players[1:] == state.players[1:]
        assert STATIONFALL.view(other, 0) == STATIONFALL.view(state, 0)


def test_every_seat_is_called() -> None:
    state = deal(2).state
    assert [STATIONFALL.called(state, seat) is None for seat in range(4)] == [True, True, False, False]


# ---------------------------------------------------------------------- 13 to 7 Minutes: Lindsey


def test_every_move_of_the_script_is_an_action() -> None:
    for minute in script().minutes.values():
        for move in minute.moves:
            assert isinstance(action(move, HER), Action)
        assert minute.moves or minute.rules
    assert tuple(script().minutes) == TAUGHT


def test_13_minutes_lindseys_actions() -> None:
    state, events = at(13)
    assert state.cards["station_chief"].cubes[HER] == 1
    assert state.conspiracies[HER].disc == "station_chief"
    assert state.kompromat["astrochimp"].hand == HER
    assert state.pawns["station_chief"].at == "reactor"
    said = keys(events)
    assert said.index("lesson-plan-13") < said.index("influenced") < said.index("lesson-why-find")
    assert said.index("lesson-why-find") < said.index("kompromat-taken"), "the reason comes before the deed"
    assert "kompromat-open" in said


def test_12_minutes_lindseys_actions() -> None:
    state, events = at(12)
    assert state.conspiracies[HER].disc == "astrochimp"
    assert state.pawns["astrochimp"].at == "aft_airlocks"
    assert "helmet" in state.pawns["astrochimp"].items
    assert {"lesson-plan-12", "lesson-why-vent"} <= set(keys(events))


def test_11_minutes_lindseys_actions() -> None:
    state, events = at(11)
    assert state.conspiracies[HER].disc == "stowaway"
    assert state.pawns["stowaway"].at == "chem_lab"
    assert sum(token.hand == HER for token in state.kompromat.values()) == 2
    assert all(token.shown for token in state.kompromat.values() if token.hand == HER), "her hand is open"
    assert {"lesson-plan-11", "lesson-why-dark"} <= set(keys(events))


def test_11_minutes_if_no_one_else_has_taken_it_already() -> None:
    state = copy(at(12)[0])
    card = next(card for card, token in state.kompromat.items() if token.at == "chem_lab")
    state.kompromat[card] = replace(state.kompromat[card], at="", hand=1, shown=True)
    events: list[Event] = []
    while state.minute > 11 or state.turn.colour != 0:
        state, events = do(state, quiet(state))
    assert state.pawns["stowaway"].at == "chem_lab"
    assert "lesson-crossed" not in keys(events)


def test_10_minutes_lindseys_actions() -> None:
    state, events = at(10)
    assert state.armed
    assert state.abandon
    assert not state.locks
    assert any(marker.minute == 6 and marker.colour == HER for marker in state.markers)
    assert "antimatter" in state.pawns["station_chief"].items
    assert not state.conspiracies[HER].bribe
    assert state.kompromat["astrochimp"].spent
    said = keys(events)
    assert [key for key in said if key.startswith("lesson-")] == [
        *("lesson-plan-10", "lesson-why-throw", "lesson-why-lock", "lesson-why-bribe")
    ]


def test_9_minutes_lindseys_actions() -> None:
    state, events = at(9)
    assert state.cards["engineer"].owners == (HER,)
    assert any(marker.section == "vault_x" for marker in state.markers)
    assert state.places["bio_lab"].hazard == "fire"
    assert {"lesson-plan-9", "lesson-why-overload", "lesson-why-fire"} <= set(keys(events))


def test_8_minutes_the_station_chief_runs_and_project_x_is_released() -> None:
    state, events = at(8)
    assert state.conspiracies[HER].disc == "station_chief"
    assert state.cards["station_chief"].cubes[HER] == 2, "one more than needed"
    assert state.pawns["station_chief"].at != "reactor"
    assert state.released
    assert "lesson-plan-8" in keys(events)


def before(minute: int) -> State:
    """The last pupil's turn of the minute before."""
    state, _ = at(minute + 1, 3)
    state = copy(state)
    while state.turn.colour != 2:
        state, _ = do(state, quiet(state))
    return state


def test_8_minutes_the_troubleshooter_hunts_the_contaminated() -> None:
    state = before(8)
    state.pawns["troubleshooter"] = replace(
        state.pawns["troubleshooter"], items=("bludgeon",), at="physics_lab"
    )
    state.pawns["medical"] = replace(state.pawns["medical"], contaminated=True, at="physics_lab", items=())
    state, _ = do(state, quiet(state))
    assert state.conspiracies[HER].disc == "troubleshooter"
    assert state.pawns["medical"].down


def test_8_minutes_the_troubleshooter_steps_towards_them() -> None:
    state = before(8)
    state.pawns["troubleshooter"] = replace(state.pawns["troubleshooter"], items=("bludgeon",), at="storage")
    state.pawns["medical"] = replace(state.pawns["medical"], contaminated=True, at="bridge", items=())
    far = len(people.pawns_in(state, "storage"))
    state, _ = do(state, quiet(state))
    assert state.pawns["troubleshooter"].at != "storage"
    assert len(people.pawns_in(state, "storage")) < far


def test_8_minutes_whoever_cannot_be_put_down_is_not_hunted() -> None:
    """A bludgeon does nothing to who talks fast."""
    state = before(8)
    state.pawns["troubleshooter"] = replace(state.pawns["troubleshooter"], items=("bludgeon",))
    state.pawns["exile"] = replace(state.pawns["exile"], contaminated=True)
    state, _ = do(state, quiet(state))
    assert state.conspiracies[HER].disc == "station_chief"


def test_8_minutes_with_the_station_chief_down_she_renegotiates() -> None:
    state = before(8)
    state.pawns["station_chief"] = replace(state.pawns["station_chief"], down=True)
    pool = state.conspiracies[HER].pool
    state, _ = do(state, quiet(state))
    assert state.conspiracies[HER].disc == ""
    assert state.conspiracies[HER].pool == pool + 1


def test_7_minutes_the_same_rules_again() -> None:
    state, events = at(7)
    assert "lesson-plan-7" in keys(events)
    assert state.pawns["station_chief"].at == "magnetic_containment", "cornered: no step leads away"
    assert state.conspiracies[HER].disc == ""
    assert "renegotiated-cube" in keys(events)


def test_layout_lindsey_never_accepts() -> None:
    state = copy(at(9, 3)[0])
    state.kompromat["engineer"] = replace(state.kompromat["engineer"], at="", hand=0)
    state, _ = do(state, Influence(seat=0, card="medical", cubes=1), Activate(seat=0, who="medical"))
    offers = [
        act
        for act in STATIONFALL.legal(state, 0)
        if isinstance(act, Step) and act.who == "engineer" and act.pay == "kompromat"
    ]
    state, events = do(state, offers[0])
    assert "declined" in keys(events)
    assert not any(isinstance(one, Consent) for one in state.todo)


def test_somebody_in_her_way_and_she_thinks_for_herself() -> None:
    """Tutorial or not, people find ways that no list forbids: then she plays on, and the script with her."""
    state = before(12)
    state.pawns["astrochimp"] = replace(state.pawns["astrochimp"], down=True)
    state, events = do(state, quiet(state))
    assert "lesson-crossed" in keys(events)
    while "lesson-plan-11" not in keys(events):
        state, events = do(state, quiet(state))
    assert state.pawns["stowaway"].at == "chem_lab"


# ---------------------------------------------------------------------- Because of Lindsey

CLOSED = [
    *((minute, card) for minute in (13, 12, 11) for card in ("station_chief", "stowaway", "astrochimp")),
    (10, "stowaway"),
]


@pytest.mark.parametrize(("minute", "card"), CLOSED)
def test_because_of_lindsey_no_cubes_on_whom_she_needs(minute: int, card: str) -> None:
    state, _ = at(minute)
    cubes = sum(state.cards[card].cubes) + 1
    no = refused(state, Influence(seat=0, card=card, cubes=cubes))
    assert no.message.key == "no-lesson-influence"
    listed = STATIONFALL.legal(state, 0)
    assert not [act for act in listed if isinstance(act, Influence) and act.card == card]
    assert not [
        way for way in offered(STATIONFALL, state, 0) if way.actions[-1] == Activate(seat=0, who=card)
    ]
    assert [it for it in STATIONFALL.missing(state, 0) if it.reason.key == "lesson-because"]


@pytest.mark.parametrize(
    ("minute", "card"), [(10, "station_chief"), (10, "astrochimp"), (9, "stowaway"), (9, "station_chief")]
)
def test_because_of_lindsey_later_they_are_free(minute: int, card: str) -> None:
    state, _ = at(minute)
    cubes = sum(state.cards[card].cubes) + 1
    assert do(state, Influence(seat=0, card=card, cubes=cubes))[0].cards[card].cubes[0] == cubes


@pytest.mark.parametrize("minute", [12, 11])
@pytest.mark.parametrize("card", ["stowaway", "astrochimp"])
def test_because_of_lindsey_nobody_reveals_as_whom_she_needs(minute: int, card: str) -> None:
    state = copy(at(minute)[0])
    state.conspiracies[0] = replace(state.conspiracies[0], identity=card)
    assert refused(state, Reveal(seat=0, card=card)).message.key == "no-lesson-reveal"
    assert Reveal(seat=0, card=card) not in STATIONFALL.legal(state, 0)
    state = copy(at(10)[0])
    state.conspiracies[0] = replace(state.conspiracies[0], identity=card)
    assert Reveal(seat=0, card=card) in STATIONFALL.legal(state, 0)


def test_because_of_lindsey_the_helmet_in_the_aft_airlocks_is_left_lying() -> None:
    state = copy(at(13)[0])
    state.pawns["exile"] = replace(state.pawns["exile"], at="aft_airlocks")
    state, _ = do(state, Influence(seat=0, card="exile", cubes=1), Activate(seat=0, who="exile"))
    take = PickUp(seat=0, who="exile", item="helmet", pay="free")
    assert refused(state, take).message.key == "no-lesson-item"
    assert take not in STATIONFALL.legal(state, 0)
    assert not [way for way in offered(STATIONFALL, state, 0) if take in way.actions]
    state.pawns["exile"] = replace(state.pawns["exile"], at="forward_airlocks")
    assert take in STATIONFALL.legal(state, 0), "only that one"


# ---------------------------------------------------------------------- the players' actions


def test_setup_choose_a_secret_identity() -> None:
    told = lesson(deal().state)
    assert told is not None
    assert told.lines[0].key == "lesson-task-identity"
    assert isinstance(told.suggestion, Become)


def tasks(minute: int) -> list[tuple[str, Action]]:
    """What is told and tried in one turn of a pupil who follows it all."""
    state, _ = at(minute)
    found: list[tuple[str, Action]] = []
    while state.minute == minute and state.phase == "turn":
        told = lesson(state)
        assert told is not None
        assert told.suggestion is not None
        found.append((told.lines[0].key.removeprefix("lesson-task-"), told.suggestion))
        state, _ = do(state, told.suggestion)
    return found


def test_turn_1_first_conspirator_disc_kompromat() -> None:
    told = dict(tasks(13))
    influence = told["13-influence"]
    assert isinstance(influence, Influence)
    assert influence.cubes == 1
    assert isinstance(told["13-activate"], Activate)
    assert isinstance(told["13-step"], Step)
    take = told["13-pick-up"]
    assert isinstance(take, PickUp)
    assert (take.item, take.pay) == ("kompromat", "free")
    assert list(told).index("13-step") < list(told).index("13-pick-up"), "both are learned"
    assert isinstance(told[list(told)[-1]], EndTurn)


def test_turn_2_new_conspirator_item_ability() -> None:
    told = dict(tasks(12))
    influence = told["12-influence"]
    assert isinstance(influence, Influence)
    assert isinstance(told["activate"], Activate)
    take = told["12-pick-up"]
    assert isinstance(take, PickUp)
    assert take.item != "kompromat"


def test_turn_3_towards_your_agenda() -> None:
    told = [key for key, _ in tasks(11)]
    assert told[0] == "11-influence"
    assert set(told) <= {"11-influence", "11-activate", "11-agenda", "leave", "hand-over"}


@pytest.mark.parametrize("minute", TAUGHT)
def test_who_hands_over_is_told_whether_actions_are_left(minute: int) -> None:
    """ "Your actions are spent" only where they are; and nobody is told to wait."""
    state, _ = at(minute)
    while state.minute == minute and state.phase == "turn":
        told = lesson(state)
        assert told is not None
        assert told.suggestion is not None
        assert not isinstance(told.suggestion, Wait)
        if told.lines[0].key == "lesson-task-hand-over":
            assert not state.turn.actions
        if told.lines[0].key == "lesson-task-leave":
            assert state.turn.actions
        state, _ = do(state, told.suggestion)


def test_what_is_told_before_cubes_and_before_the_disc_is_not_the_same() -> None:
    for minute in TAUGHT:
        keys_ = [key for key, act in tasks(minute) if isinstance(act, Influence | Activate)]
        assert len(set(keys_)) == len(keys_), minute


def test_turn_4_spend_a_kompromat() -> None:
    state = copy(at(10)[0])
    state.kompromat["medical"] = replace(state.kompromat["medical"], at="", hand=0)
    state, _ = do(state, Influence(seat=0, card="exile", cubes=1), Activate(seat=0, who="exile"))
    told = lesson(state)
    assert told is not None
    assert told.lines[0].key == "lesson-task-10-spend"
    assert isinstance(told.suggestion, Deed)
    assert (told.suggestion.who, told.suggestion.pay) == ("medical", "kompromat")


@pytest.mark.parametrize(("minute", "led"), [(10, False), (8, True)])
def test_8_minutes_nobody_is_led_to_let_project_x_out_before(minute: int, led: bool) -> None:
    """It is Lindsey who lets it out, once it has been told of; later it may be suggested like all else."""
    state = copy(at(10)[0])
    state.minute = minute
    state.kompromat["engineer"] = replace(state.kompromat["engineer"], at="", hand=0)
    state.pawns["engineer"] = replace(state.pawns["engineer"], at="bridge")
    state, _ = do(state, Influence(seat=0, card="exile", cubes=1), Activate(seat=0, who="exile"))
    listed = [act for act in STATIONFALL.legal(state, 0) if isinstance(act, ReleaseProjectX)]
    assert listed
    told = STATIONFALL.lesson(STATIONFALL.view(state, 0), listed)
    assert told is not None
    assert (told.suggestion in listed) is led


@pytest.mark.parametrize("pupils", PUPILS)
@pytest.mark.parametrize("seed", range(2))
def test_what_is_suggested_can_be_done(pupils: int, seed: int) -> None:
    """At every point of both parts; and it is the same in all worlds that a pupil cannot tell apart."""
    minutes = set()
    for state, seat, told in followed(pupils, seed):
        minutes.add(state.minute)
        assert told.suggestion in list(STATIONFALL.legal(state, seat))
        if state.turn.step == "open":
            assert lesson(STATIONFALL.imagine(state, seat, Random(seed)), seat) == told
    assert minutes >= set(TAUGHT)


def test_every_sentence_of_the_lesson_is_there() -> None:
    minutes = script().minutes.values()
    wanted = {f"lesson-plan-{minute.at}" for minute in minutes}
    wanted |= {f"lesson-why-{move.why}" for minute in minutes for move in minute.moves if move.why}
    wanted |= {f"lesson-task-{task.key}" for minute in minutes for task in minute.tasks}
    always = ("identity", "wait", "over", "hand-over", "leave", "stay-on", "stay-on-last", "answer")
    general = {f"lesson-task-{key}" for key in always}
    found = {key for family in ("plan", "why", "task") for key in speech.keys(f"lesson-{family}-")}
    assert found == wanted | general


@pytest.mark.parametrize(
    ("language", "lasting", "rob"),
    [
        ("en", ("Timed Launch", "Airlock"), "rob"),
        ("pl", ("opóźnionego wystrzelenia", "śluzy"), "okra"),
        ("ja", ("時限射出", "エアロック"), "強奪"),
    ],
)
def test_what_the_lesson_says_of_a_blackout_and_of_the_down_is_so(
    language: str, lasting: tuple[str, ...], rob: str
) -> None:
    """7.2.2.1: two section actions go on. 12.9.1, 12.2.4: nobody Down is robbed, things are picked up."""
    told = [
        text.say(Message(f"lesson-task-{key}"), language, game="stationfall")
        for key in ("7-win", "8-influence")
    ]
    assert len(lasting) == len(LASTING)
    assert all(word in told[0] for word in lasting)
    assert rob not in told[1]


# ---------------------------------------------------------------------- 9 Minutes: 1st time, 2nd time


def crossroads(minute: int) -> State:
    state = copy(at(minute + 1)[0])
    while state.minute != minute:
        state, _ = do(state, EndTurn(seat=0) if state.turn.step == "acting" else Renegotiate(seat=0))
    return state


def options(state: State) -> list[object]:
    return [act.pick for act in STATIONFALL.legal(state, 0) if isinstance(act, Choose)]


def test_the_1st_time_ends_before_minute_9_and_the_2nd_before_minute_6() -> None:
    assert options(crossroads(9)) == ["lesson_on", "lesson_alone", "lesson_stop"]
    assert options(crossroads(6)) == ["lesson_alone", "lesson_stop"]


def test_at_each_crossroads_one_is_told_what_is_still_to_come() -> None:
    for minute, key in ((9, "lesson-task-stay-on"), (6, "lesson-task-stay-on-last")):
        told = lesson(crossroads(minute))
        assert told is not None
        assert [line.key for line in told.lines] == [key]


def test_the_1st_time_one_may_go_on_without_it() -> None:
    state, events = do(crossroads(9), Choose(seat=0, pick="lesson_alone"))
    assert "lesson-alone" in keys(events)
    assert lesson(state) is None
    assert not state.conspiracies[HER].revealed or state.minute == 9
    assert "lesson-plan-9" not in keys(events), "a computer player has taken her"
    assert Influence(seat=0, card="stowaway", cubes=1) in STATIONFALL.legal(state, 0)


def test_one_may_stop_and_see_the_points() -> None:
    state, events = do(crossroads(9), Choose(seat=0, pick="lesson_stop"))
    while STATIONFALL.result(state) is None:
        state, more = do(state, quiet(state))
        events += more
    result = STATIONFALL.result(state)
    assert result is not None
    assert result.reason.key in ("ended-lesson", "ended-close")
    assert {"lesson-stopped", "stationfall-lesson", "lesson-next"} <= set(keys(events))
    told = lesson(state)
    assert told is not None
    assert told.lines[0].key == "lesson-task-over"


def test_turn_7_afterwards_she_keeps_to_her_three_rules() -> None:
    state = crossroads(6)
    state.pawns["station_chief"] = replace(state.pawns["station_chief"], down=True)
    state, _ = do(state, Choose(seat=0, pick="lesson_alone"))
    assert state.conspiracies[HER].disc == "", "rule 3"


def test_your_next_games_are_told_when_it_is_over() -> None:
    state, events = do(crossroads(6), Choose(seat=0, pick="lesson_alone"))
    while STATIONFALL.result(state) is None:
        state, more = do(state, quiet(state))
        events += more
    assert keys(events).count("lesson-next") == 1


# ---------------------------------------------------------------------- it can be left and resumed


@pytest.mark.parametrize("minute", TAUGHT)
def test_a_stored_lesson_goes_on_as_if_never_stored(minute: int) -> None:
    state, _ = at(minute)
    again = STATIONFALL.load(STATIONFALL.dump(state))
    assert again == state
    assert do(again, quiet(again)) == do(state, quiet(state))
