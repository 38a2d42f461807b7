"""Chronicle mode (a house rule of ours): what a game leaves, and how the next one begins with it."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from game.api import Chronicled, Illegal, Message, Name, speaks
from game.stationfall import chronicle
from game.stationfall.actions.turn import Reveal
from game.stationfall.cards import CAST
from game.stationfall.check import check
from game.stationfall.game import STATIONFALL
from game.stationfall.lesson import TUTORIAL
from game.stationfall.setup import MOST
from game.stationfall.state import Aftermath, Options, State
from game.stationfall.tools.heirlooms import Trio, table, trio
from tests.rules.scene import Scene, tutorial_with

LEFT = Aftermath(
    wanted=("legal",),
    bearer="counselor",
    bitter=("drone_1", "medical"),
    contaminated=("clones_beta", "counselor"),
    damaged=("kitchen", "quarters"),
)


def over(scene: Scene) -> State:
    scene.state.phase = "over"
    return scene.state


def dealt(options: Options, seats: int = 4, seed: int = 1) -> State:
    state = STATIONFALL.deal(seats, options, Random(seed)).state
    check(state)
    return state


def test_it_is_off_unless_something_was_left() -> None:
    assert speaks(STATIONFALL, Chronicled)
    assert Options().aftermath is None
    assert not STATIONFALL.left(Options())
    assert STATIONFALL.carries in Options.__struct_fields__


def test_who_was_suspect_or_guilty_is_remembered_by_their_character() -> None:
    scene = Scene().accused(0, "guilty").accused(1, "suspect")
    assert chronicle.leaves(scene.state) is None, "the game goes on"
    cards = sorted(it.identity for it in scene.state.conspiracies[:2])
    left = chronicle.leaves(over(scene))
    assert left is not None
    assert list(left.wanted) == cards
    assert left.bearer == ""


def test_whoever_reveals_as_a_remembered_character_is_suspect_at_once() -> None:
    scene = Scene()
    mine, other = (scene.state.conspiracies[colour].identity for colour in (0, 1))
    for card, guilt in ((other, "innocent"), (mine, "suspect")):
        it = Scene()
        it.state.options = replace(it.state.options, aftermath=Aftermath(wanted=(card,)))
        it.turn(0).do(Reveal, card=mine)
        assert it.guilt(0) == guilt
        assert it.told("suspect") == (guilt == "suspect")


def test_whoever_had_the_artifact_begins_with_it_and_it_lies_nowhere_else() -> None:
    scene = Scene().give("counselor", "artifact")
    left = chronicle.leaves(over(scene))
    assert left == Aftermath(bearer="counselor")
    state = dealt(Options(aftermath=left))
    assert state.pawns["counselor"].items == ("artifact",)
    assert not [key for key, place in state.places.items() if "artifact" in place.floor]


def test_who_was_left_behind_down_begins_with_a_bludgeon() -> None:
    scene = Scene().down("counselor")
    left = chronicle.leaves(over(scene))
    assert left == Aftermath(bitter=("counselor",))
    assert dealt(Options(aftermath=left)).pawns["counselor"].items == ("bludgeon",)


def test_who_escaped_down_was_not_left_behind() -> None:
    scene = Scene().down("counselor").at("counselor", "mesosphere/mcqueen")
    assert chronicle.leaves(over(scene)) is None


def test_who_was_contaminated_begins_so_and_those_first_who_got_away() -> None:
    scene = Scene()
    for key in ("astrochimp", "counselor", "medical"):
        scene.state.pawns[key] = replace(scene.state.pawns[key], contaminated=True)
    scene.at("medical", "mesosphere/mcqueen")
    left = chronicle.leaves(over(scene))
    assert left == Aftermath(contaminated=("medical", "astrochimp")), "and never more than two"
    state = dealt(Options(aftermath=left))
    assert [it.key for it in state.pawns.values() if it.contaminated and not CAST[it.card].contaminated] == [
        "astrochimp", "medical",
    ]  # fmt: skip


def test_what_nobody_repaired_begins_damaged_and_that_switches_nothing_off() -> None:
    scene = Scene().damaged("kitchen", "reactor", "vault_x", "quarters", "aft_airlocks", "storage")
    left = chronicle.leaves(over(scene))
    assert left == Aftermath(damaged=("kitchen", "quarters"))
    state = dealt(Options(aftermath=left))
    usual = dealt(Options())
    damaged = {key for key, place in state.places.items() if place.damaged}
    assert damaged == {"kitchen", "quarters"} | {key for key, place in usual.places.items() if place.damaged}
    assert state.cameras
    assert state.jammers
    assert not state.released
    assert not state.abandon


def test_nobody_begins_with_more_than_they_can_hold() -> None:
    """The Clones have two slots each."""
    scene = Scene(cast=tutorial_with("clones"))
    scene.give("clones_alpha", "artifact").down("clones_alpha")
    pawn = scene.state.pawns["clones_alpha"]
    scene.state.pawns["clones_alpha"] = replace(pawn, contaminated=True)
    left = chronicle.leaves(over(scene))
    assert left == Aftermath(bearer="clones_alpha", bitter=("clones_alpha",))
    dealt(Options(aftermath=left))


def test_a_lesson_leaves_nothing_and_takes_nothing() -> None:
    scene = Scene().down("counselor")
    for lesson in (Options("lesson"), Options(lindsey=True)):
        scene.state.options = lesson
        assert chronicle.leaves(over(scene)) is None
    with_it, without = (dealt(Options("lesson", aftermath=it)) for it in (LEFT, None))
    assert replace_options(with_it) == replace_options(without)


def replace_options(state: State) -> State:
    return msgspec.structs.replace(state, options=Options())


def test_those_who_are_remembered_are_aboard_again_where_chance_decides() -> None:
    for seats in (2, 5, 9):
        cast = dealt(Options(aftermath=LEFT), seats).cast
        assert {"legal", "counselor", "drones", "medical", "clones"} <= set(cast)
        assert len(cast) == len(dealt(Options(), seats).cast)


def test_a_cast_that_is_named_stays_and_only_what_is_about_it_is_carried_and_told() -> None:
    options = Options("tutorial", aftermath=LEFT)
    state = dealt(options)
    assert state.cast == TUTORIAL
    told = STATIONFALL.left(options)
    assert told == chronicle.told(state.options, state.cast)
    names = {it.key for message in told for it in message.args.values() if isinstance(it, Name)}
    aboard = {"legal", "counselor", "drone_1", "medical", "clones_beta"} & set(state.pawns)
    assert names - {"artifact", "bludgeon", "kitchen", "quarters"} == aboard
    assert "drone_1" not in aboard


def test_the_deal_tells_each_thing_once_and_so_does_who_asks_before() -> None:
    options = Options(aftermath=LEFT)
    outcome = STATIONFALL.deal(4, options, Random(3))
    said = [event.message for event in outcome.events if event.message.key.startswith("chronicle-")]
    assert said == STATIONFALL.left(options)
    assert len(said) == 8
    assert all(event.to is None for event in outcome.events if event.message in said)
    assert [it for it in STATIONFALL.foretell(4, options) if it.key.startswith("chronicle-")] == said
    assert said[0] == Message("chronicle-wanted", {"card": Name("legal")})


@pytest.mark.parametrize(
    "damage",
    [
        {"wanted": ("nobody",)},
        {"bearer": "corpsicle"},
        {"bitter": ("telepathic_rat",)},
        {"contaminated": ("nobody",)},
        {"bearer": "clones_beta", "bitter": ("clones_beta",), "contaminated": ("clones_beta",)},
        {"damaged": ("reactor",)},
        {"damaged": ("nowhere",)},
    ],
)
def test_what_no_game_can_have_left_is_not_dealt(damage: dict[str, Any]) -> None:
    with pytest.raises(Illegal):
        STATIONFALL.deal(4, Options(aftermath=Aftermath(**damage)), Random(1))


def test_without_it_every_deal_is_what_it_was() -> None:
    """Journals of before are played again: chance is drawn for nothing more."""
    for cast in ("random", "tutorial"):
        one, other = Random(5), Random(5)
        STATIONFALL.deal(6, Options(cast), one)
        STATIONFALL.deal(6, Options(cast, aftermath=Aftermath(damaged=("kitchen",))), other)
        assert one.random() == other.random()


def test_of_any_game_it_leaves_what_the_next_can_be_dealt_with() -> None:
    """Whoever is marked can be marked, by any number of people."""
    for pawn in chronicle.figures():
        options = Options(aftermath=Aftermath((chronicle.card_of_figure(pawn),), pawn))
        assert dealt(options, 3).pawns[pawn].items[-1] == "artifact"
    assert len(chronicle.returning(Options(aftermath=LEFT))) <= MOST


def test_who_was_whom_tells_nothing_of_who_is_whom() -> None:
    """The same cards are dealt to the same seats whichever of those aboard are remembered."""
    cast = ",".join(dealt(Options()).cast)
    hands = set()
    for card in dealt(Options()).cast:
        state = dealt(Options(cast, aftermath=Aftermath(wanted=(card,))), seed=7)
        hands.add(tuple(player.dealt for player in state.players))
    assert len(hands) == 1


def test_the_report_tells_how_those_fare_who_bear_a_trace_with_it_and_without() -> None:
    """Three games: a bearer of the Artifact in the first, then the same characters with and without it."""
    asked: list[Options] = []

    def play(level: str, seed: str, seats: int, options: Options) -> State:
        asked.append(options)
        scene = Scene(cast="tutorial" if options.cast == "random" else ",".join(options.cast))
        if len(asked) == 1:
            scene.give("counselor", "artifact")
        for colour, card in enumerate(("counselor", "exile", "medical", "engineer")):
            scene.state.conspiracies[colour] = replace(scene.state.conspiracies[colour], identity=card)
        return over(scene)

    found = trio(play, "normal", "seed", 4)
    assert asked == [Options(), Options(aftermath=Aftermath(bearer="counselor")), Options(TUTORIAL)]
    assert found.left == ("bearer",)
    assert found.played == {
        ("bearer", True): 1, ("nothing", True): 3, ("bearer", False): 1, ("nothing", False): 3,
    }  # fmt: skip
    said = list(table([found, Trio()], lambda count, of: f"{count}/{of}"))
    assert "bearer 1/2" in said[0]
    assert "nothing 1/2" in said[0]
    assert [line for line in said if line.startswith("| wanted | 0 | – | 0 | – |")]
