"""What a step does besides: told beforehand, by what whoever steps may know, and only what then happens."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game import GAMES, text
from game.stationfall.actions.basic.moving import Step
from game.stationfall.besides import besides
from game.stationfall.cards import CAST
from tests.rules.scene import Scene

GAME: Any = GAMES["stationfall"]


def told(scene: Scene, seat: int = 0, **step: str) -> list[str]:
    """What is said of the step of whoever acts."""
    act = Step(seat=seat, who=scene.state.turn.pawn, **step)
    return [message.key.removeprefix("besides-") for message in besides(scene.state, act)]


def medical(at: str = "chem_lab") -> Scene:
    return Scene().acting(0, "medical").at("medical", at).no_locks()


def test_8_5_1_the_bio_lab_says_that_it_contaminates() -> None:
    scene = medical()
    assert told(scene, to="bio_lab") == ["contaminated"]
    assert scene.do(Step, to="bio_lab").pawn("medical").contaminated


def test_8_5_1_nobody_is_contaminated_twice_nor_by_a_lab_that_is_damaged() -> None:
    assert told(medical().contaminated("medical"), to="bio_lab") == []
    assert told(medical().damaged("bio_lab"), to="bio_lab") == []


def test_8_5_1_whom_one_drags_is_contaminated_too() -> None:
    scene = medical().at("exile", "chem_lab").down("exile")
    assert told(scene, to="bio_lab", drag="exile") == ["contaminated"]
    both = besides(scene.state, Step(seat=0, who="medical", to="bio_lab", drag="exile"))[0]
    assert text.say(both, "en", game="stationfall") == "contaminates Medical, Exile"
    assert text.say(both, "pl", game="stationfall") == "skaża Medyka, Wygnańca"
    scene.do(Step, to="bio_lab", drag="exile")
    assert scene.pawn("medical").contaminated
    assert scene.pawn("exile").contaminated


def test_4_5_3_1_whose_hands_are_full_must_drop_something_then() -> None:
    things = ("gun", "bludgeon", "briefcase", "artifact")[: CAST["medical"].slots]
    scene = medical().empty("medical").give("medical", *things)
    assert told(scene, to="bio_lab") == ["contaminated", "full"]
    assert scene.do(Step, to="bio_lab").state.todo
    scene = medical().empty("medical").give("medical", *things[1:])
    assert told(scene, to="bio_lab") == ["contaminated"]
    assert not scene.do(Step, to="bio_lab").state.todo


def test_12_1_3_an_officer_opens_a_lock() -> None:
    scene = Scene().acting(0, "station_chief").at("station_chief", "chem_lab").no_locks()
    assert told(scene, to="bio_lab") == ["contaminated"]
    scene.lock("chem_lab", "bio_lab")
    assert told(scene, to="bio_lab") == ["unlocked", "contaminated"]


def test_7_3_the_antimatter_is_armed_by_who_walks_away_with_it() -> None:
    scene = Scene().acting(0, "medical").at("medical", "magnetic_containment").no_locks()
    scene.antimatter(holder="medical")
    to = next(act.to for act in scene.legal(Step, 0, who="medical"))
    assert "armed" in told(scene, to=to)
    assert scene.do(Step, to=to).state.armed
    assert "armed" not in told(scene.armed(), to="magnetic_containment")


@pytest.mark.parametrize("kind", ["real", "blank"])
def test_a_token_is_spoken_of_to_everybody_and_its_kind_to_who_laid_it(kind: str) -> None:
    scene = medical()
    scene.state.traps = {"bio_lab": kind}
    assert told(scene, to="bio_lab") == ["trap", "contaminated"]


@pytest.mark.parametrize("seed", range(3))
def test_who_cannot_tell_two_worlds_apart_is_told_the_same(seed: int) -> None:
    rng = Random(seed)
    state = GAME.deal(5, GAME.Options(), rng).state
    for _ in range(120):
        prompt = next(iter(GAME.prompts(state)), None)
        if prompt is None:
            break
        legal = list(GAME.legal(state, prompt.seat))
        other = GAME.imagine(state, prompt.seat, rng)
        for act in legal:
            assert besides(state, act) == besides(other, act)
        state = GAME.apply(state, rng.choice(legal), rng).state


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "contaminates Medical"),
        ("pl", "skaża Medyka"),
        ("ja", "が汚染される"),
    ],
)
def test_it_stands_where_one_chooses_where_to_go(language: str, said: str) -> None:
    scene = medical()
    ways = [way for way in GAME.ways(scene.state, 0) if way.number]
    labels = {way.actions[-1].to: text.say(way.label, language, game="stationfall") for way in ways}
    assert labels.pop("bio_lab").endswith(said)
    assert labels
    assert not any(said in label for label in labels.values())
