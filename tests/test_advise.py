"""The computer player: it sees a view and the legal list, answers with one of them, and plays to win."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from game.stationfall.actions.basic.care import Revive
from game.stationfall.actions.turn import Activate
from game.stationfall.automata.advise import advise, policy
from game.stationfall.automata.guess import guess
from game.stationfall.game import STATIONFALL
from game.stationfall.looking import view
from game.stationfall.setup import identity_cards
from game.stationfall.state import Options, State, copy
from game.stationfall.tools.observe import Watch, share, watch
from game.text import verb
from tests.advised import LONGEST, states
from tests.rules.scene import Scene

UNGUESSED = {"asked", "heard", "waiting", "destinations", "players"}
"""What a guess leaves out: the question that waits, what is heard of it, that nobody walks then, how many
Bonus Characters others have."""
TUTORIAL = Options(cast="tutorial")


def alone(seats: int, seed: int, advised: int) -> State:
    """The end of a game in which one seat is advised and the others choose at random."""
    state = STATIONFALL.deal(seats, Options(), Random(f"{seed}:0")).state
    for step in range(1, LONGEST):
        prompts = STATIONFALL.prompts(state)
        if not prompts:
            return state
        seat = prompts[0].seat
        legal = list(STATIONFALL.legal(state, seat))
        rng = Random(f"{seed}/advice:{step}")
        action = advise(view(state, seat), legal, rng) if seat == advised else rng.choice(legal)
        assert action in legal
        state = STATIONFALL.apply(state, action, Random(f"{seed}:{step}")).state
    pytest.fail(f"game {seed} with {seats} players does not end")


def test_advice_beats_chance() -> None:
    games, seats = 8, 4
    wins = 0
    advised: list[int] = []
    others: list[int] = []
    for number in range(games):
        me = number % seats
        result = STATIONFALL.result(alone(seats, number, me))
        assert result is not None
        wins += me in result.winners
        for score in result.scores:
            (advised if score.seat == me else others).append(score.total)
    assert wins > games * 0.6
    assert sum(advised) / len(advised) > sum(others) / len(others) + 3


@pytest.mark.parametrize(
    ("seed", "seats", "options"),
    [
        ("tongues", 2, Options()),
        ("1", 4, Options()),
        ("11", 4, Options(teams=True)),
        pytest.param("tongues", 5, Options(), marks=pytest.mark.soak),
        ("11", 6, Options()),
    ],
)
def test_advised_games_end(seed: str, seats: int, options: Options) -> None:
    state = states(seed, seats, options)[-1]
    result = STATIONFALL.result(state)
    assert result is not None
    assert max(score.total for score in result.scores) > 2


def test_advised_players_play_the_game() -> None:
    """In two games somebody escapes on purpose, reveals, and wins with more than a kept Bribe."""
    ends = [states(seed, 4, TUTORIAL)[-1] for seed in ("1", "3")]
    assert all(any(place.away for place in state.places.values()) for state in ends)
    assert any(it.early for state in ends for it in state.conspiracies)
    assert all(sum(it.pool for it in state.conspiracies) < 32 for state in ends)


def test_who_has_the_code_cannot_name_the_players() -> None:
    """Two minutes of a game: who hides nothing is named four times in five then."""
    seen = watch("seen/1", 4, 2)
    assert len(seen.named[2]) >= 3
    assert sum(seen.named[2]) <= 0.5 * len(seen.named[2])
    assert sum(seen.sure[2]) <= 0.45 * len(seen.sure[2])


def test_who_hides_nothing_is_named() -> None:
    """The observer is no fool: of the same people, dealt the same, and of others it names many.

    By chance it would name one in twelve.
    """
    seen = Watch()
    for seed in ("seen/1", "seen/3", "seen/5"):
        seen.add(watch(seed, 4, 2, frank=True))
    assert sum(seen.named[2]) >= 0.4 * len(seen.named[2])
    assert sum(seen.sure[2]) >= 0.7 * len(seen.sure[2])


@pytest.mark.soak
@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_observer_is_wrong_three_times_in_four(level: str) -> None:
    seen = Watch()
    for number in range(30):
        seen.add(watch(f"observe/{number}", 4, 2, level=level))
    assert sum(seen.named[2]) <= 0.25 * len(seen.named[2])


@pytest.mark.soak
@pytest.mark.parametrize(("other", "games"), [("frank", 120), ("random", 80)])
def test_hiding_costs_no_more_than_a_tenth(other: str, games: int) -> None:
    """What half the seats win from those who hide nothing, and from those who think nothing."""
    without = (
        sum(share(f"half/{n}", 4, n, ("frank", other)) for n in range(games))
        if other != "frank"
        else games / 2
    )
    hidden = sum(share(f"half/{n}", 4, n, ("hidden", other)) for n in range(games))
    assert hidden >= 0.9 * without


def test_a_secret_identity_shuts_out_no_action_that_another_would_take() -> None:
    """In the first minute everybody may do what anybody else would do, whoever they are."""
    state = next(it for it in states("1", 4) if it.phase == "turn")
    seat = STATIONFALL.prompts(state)[0].seat
    legal = [act for act in STATIONFALL.legal(state, seat) if verb(act) != "reveal"]
    odds = []
    for face in identity_cards(state.cast):
        other = copy(state)
        other.conspiracies[seat] = replace(other.conspiracies[seat], identity=face)
        odds.append(policy(view(other, seat), legal, Random("odds")))
    for each in odds:
        assert sum(each) == pytest.approx(1)
        assert all(mine > 0 for mine, *others in zip(each, *odds, strict=True) if max(others) > 0.1)


def test_the_same_view_gets_the_same_advice() -> None:
    for step, state in enumerate(states("tongues", 2)):
        prompts = STATIONFALL.prompts(state)
        if step % 7 or not prompts:
            continue
        seat = prompts[0].seat
        legal = list(STATIONFALL.legal(state, seat))
        first, second = (advise(view(state, seat), legal, Random("one")) for _ in range(2))
        assert first == second


def test_advice_rests_on_nothing_hidden() -> None:
    """In another game that looks the same to this seat, the advice is the same."""
    compared = 0
    for step, state in enumerate(states("1", 4)):
        prompts = STATIONFALL.prompts(state)
        if step % 11 or not prompts:
            continue
        seat = prompts[0].seat
        other = STATIONFALL.imagine(state, seat, Random(step))
        told = [
            advise(view(it, seat), list(STATIONFALL.legal(it, seat)), Random("two")) for it in (state, other)
        ]
        assert told[0] == told[1]
        compared += other != state
    assert compared > 5


def test_a_guess_looks_like_what_is_seen() -> None:
    """What is filled in changes nothing about what the seat sees, its prospects included."""
    for step, state in enumerate(states("1", 4, TUTORIAL)):
        if step % 5 or state.phase in ("setup", "over"):
            continue
        for seat in range(4):
            seen = view(state, seat)
            again = view(guess(seen, Random(step)), seat)
            for field in seen.__struct_fields__:
                if field not in UNGUESSED:
                    assert getattr(again, field) == getattr(seen, field), field
            mine = [next(it for it in one.players if it.seat == seat) for one in (seen, again)]
            assert mine[0] == mine[1]
            assert [it.hand for it in again.players] == [it.hand for it in seen.players]


def told(scene: Scene) -> object:
    return advise(view(scene.state, 0), scene.listed(0), Random(7))


def test_15_5_5_1_a_computer_player_wakes_its_own_pc_and_then_activates_it() -> None:
    scene = Scene().alone("exile", "medical").at("exile", "aft_hub").at("medical", "aft_hub")
    scene.pc(0, "exile").down("exile").kompromat(0, "medical").turn(0)
    act = told(scene)
    assert isinstance(act, Revive)
    assert (act.who, act.target) == ("medical", "exile")
    assert told(scene.do(act)) == Activate(seat=0, who="exile")
