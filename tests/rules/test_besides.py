"""What becomes besides of who is moved: told beforehand, by what one may know, and only what then happens."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from game import GAMES, text
from game.api import Action, Name
from game.stationfall.actions.answers import Choose
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.things import Drop, Throw
from game.stationfall.actions.section import Grab, Jettison, SectionLaunch, TimedLaunch
from game.stationfall.actions.turn import Reveal
from game.stationfall.besides import besides
from game.stationfall.cards import CAST
from tests.offered import offered
from tests.rules.outbreak import end, loose
from tests.rules.scene import Scene, staged, tutorial_with

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
    ways = [way for way in offered(GAME, scene.state, 0) if way.number]
    labels = {way.actions[-1].to: text.say(way.label, language, game="stationfall") for way in ways}
    assert labels.pop("bio_lab").endswith(said)
    assert labels
    assert not any(said in label for label in labels.values())


def foretold(scene: Scene, act: Action) -> list[str]:
    return [message.key.removeprefix("besides-") for message in besides(scene.state, act)]


def test_13_13_2_who_is_put_out_of_the_airlock_meets_what_lies_there() -> None:
    scene = Scene().acting(0, "medical").gather("forward_airlocks", "medical", "exile").down("exile")
    act = Jettison(seat=0, who="medical", target="exile")
    assert foretold(scene, act) == []
    scene.state.traps = {"outer_space": "blank"}
    assert foretold(scene, act) == ["trap"]


def test_who_is_brought_in_from_space_meets_what_lies_there() -> None:
    scene = Scene(cast=tutorial_with("troubleshooter")).acting(0, "medical").at("medical", "cargo_claw")
    scene.at("exile", "outer_space").down("exile").lying("outer_space", "gun")
    scene.state.traps = {"cargo_claw": "real"}
    told = {act.what: foretold(scene, act) for act in scene.legal(Grab) if act.pay == "action"}
    assert told == {"gun": [], "exile": ["trap"]}


def test_8_5_1_who_is_thrown_into_the_bio_lab_is_contaminated() -> None:
    """Some characters are Items; what is no character is nobody's business."""
    scene = Scene(cast=tutorial_with("telepathic_rat")).acting(0, "medical").at("medical", "chem_lab")
    scene.no_locks().empty("medical").give("medical", "telepathic_rat", "gun").lying("bio_lab")
    scene.state.pawns["telepathic_rat"] = replace(scene.pawn("telepathic_rat"), contaminated=False)
    assert foretold(scene, Throw(seat=0, who="medical", item="telepathic_rat", to="bio_lab")) == [
        "contaminated"
    ]
    assert foretold(scene, Throw(seat=0, who="medical", item="gun", to="bio_lab")) == []
    scene.do(Throw, item="telepathic_rat", to="bio_lab")
    assert scene.pawn("telepathic_rat").contaminated


def test_what_is_thrown_into_the_goo_or_dropped_there_dissolves() -> None:
    scene = medical().empty("medical").give("medical", "gun").goo("bio_lab")
    assert foretold(scene, Throw(seat=0, who="medical", item="gun", to="bio_lab")) == ["dissolved"]
    assert foretold(scene, Drop(seat=0, who="medical", item="gun")) == []
    assert foretold(scene.goo("chem_lab"), Drop(seat=0, who="medical", item="gun")) == ["dissolved"]
    scene.do(Throw, item="gun", to="bio_lab")
    assert not scene.place("bio_lab").floor


def test_7_3_the_antimatter_is_armed_by_who_throws_it_out() -> None:
    scene = Scene().acting(0, "medical").at("medical", "magnetic_containment").no_locks()
    scene.antimatter(holder="medical")
    act = next(act for act in scene.legal(Throw, item="antimatter") if act.to != "magnetic_containment")
    assert foretold(scene, act) == ["armed"]
    assert scene.do(act).state.armed


def test_5_5_4_a_damaged_pod_is_said_to_be_lost_before_it_is_launched() -> None:
    scene = Scene().acting(0, "medical").at("medical", "aft_airlocks").at("exile", "houdini").abandon()
    act = SectionLaunch(seat=0, who="medical", pod="houdini")
    assert foretold(scene, act) == ["aboard"]
    scene.damaged("houdini")
    assert foretold(scene, act) == ["aboard", "lost"]
    assert scene.do(act).pawn("exile").annihilated


def test_13_6_who_starts_a_countdown_is_told_who_else_is_aboard() -> None:
    """Who sits there alone knows it; a damaged pod is lost by this, too."""
    scene = Scene().alone().gather("houdini", "medical").abandon().acting(0, "medical")
    act = TimedLaunch(seat=0, who="medical")
    assert foretold(scene, act) == ["countdown"]
    assert foretold(scene.gather("houdini", "medical", "exile"), act) == ["countdown", "aboard"]
    assert set(besides(scene.state, act)[-1].args["who"].args.values()) == {Name("exile"), Name("medical")}  # type: ignore[union-attr]
    assert foretold(scene.damaged("houdini"), act) == ["countdown", "aboard", "lost"]


def test_8_5_1_who_is_sung_into_the_bio_lab_is_contaminated() -> None:
    scene = end(loose("choir", "bio_lab", "medical").at("exile", "chem_lab").no_locks())
    assert foretold(scene, Choose(seat=0, pick="exile")) == ["contaminated"]
    assert foretold(scene, Choose(seat=0, pick="none")) == []
    assert scene.answer("exile").pawn("exile").contaminated


def test_6_1_who_is_sung_into_a_hazard_goes_down() -> None:
    scene = loose("choir", "aft_hub", "medical").at("exile", "reactor").hazard("aft_hub")
    scene = end(scene.monster("aft_hub"))
    assert foretold(scene, Choose(seat=0, pick="exile")) == ["down"]
    assert scene.answer("exile").pawn("exile").down


def test_8_5_1_who_is_carried_stays_where_carriers_change_places() -> None:
    """As only who comes in is contaminated, nobody else is said to be."""
    scene = staged("consort", "kitchen", "medical", "telepathic_rat").identity(0, "consort").turn(0)
    scene.at("medical", "bio_lab").contaminated("medical").lying("bio_lab")
    scene.empty("medical").give("medical", "telepathic_rat")
    scene.state.pawns["telepathic_rat"] = replace(scene.pawn("telepathic_rat"), contaminated=False)
    scene.do(Reveal, card="consort")
    (found,) = besides(scene.state, Choose(seat=0, pick="medical"))
    assert text.say(found, "en", game="stationfall") == "contaminates Consort"
    scene.answer("medical")
    assert scene.pawn("consort").contaminated
    assert not scene.pawn("telepathic_rat").contaminated


def test_7_3_the_antimatter_is_armed_by_who_is_sung_away_with_it() -> None:
    scene = loose("choir", "reactor", "medical").at("exile", "magnetic_containment").no_locks()
    scene = end(scene.antimatter(holder="exile"))
    assert foretold(scene, Choose(seat=0, pick="exile")) == ["armed"]
    assert scene.answer("exile").state.armed


def test_15_5_4_3_who_is_asked_for_their_character_reads_what_else_becomes_of_it() -> None:
    """What a token is, only by what they know themselves."""
    scene = Scene().acting(0, "medical").at("exile", "chem_lab").no_locks().pc(1, "exile")
    scene.do(Step, who="exile", to="bio_lab", pay="bribe")
    assert scene.asked() == "consent"
    assert foretold(scene, Choose(seat=1, pick="accept")) == ["contaminated"]
    assert foretold(scene, Choose(seat=1, pick="refuse")) == []


ARRIVALS = {"contaminated": "contaminated", "trap-real": "trap", "trap-blank": "trap"}


@pytest.mark.parametrize("seed", range(6))
def test_nobody_is_moved_into_what_was_not_foretold(seed: int) -> None:
    """Whatever deed or answer it is, and whoever it moves."""
    rng = Random(f"moved {seed}")
    options = GAME.Options(cast=tutorial_with("consort", "telepathic_rat", "operative"))
    state = GAME.deal(5, options, rng).state
    while prompt := next(iter(GAME.prompts(state)), None):
        act = rng.choice(list(GAME.legal(state, prompt.seat)))
        told = {message.key.removeprefix("besides-") for message in besides(state, act)}
        outcome = GAME.apply(state, act, rng)
        moved = {key for key, pawn in state.pawns.items() if outcome.state.pawns[key].at != pawn.at}
        if outcome.state.phase == state.phase == "turn" and outcome.state.turn.colour == state.turn.colour:
            for event in outcome.events:
                who = event.message.args.get("who")
                if event.message.key in ARRIVALS and isinstance(who, Name) and who.key in moved:
                    assert any(it.startswith(ARRIVALS[event.message.key]) for it in told), (act, event)
        state = outcome.state
