"""Nonsense is refused by a rule, and the state keeps its bytes (`Scene.refused` looks)."""

from __future__ import annotations

import pytest

from game.perigee.actions.common import Choose, Done, Reopen
from game.perigee.actions.placing import Convert, Dock, Fill, Keep, Lay, Place, Store
from game.perigee.actions.spending import Buy, Medical, Mend, Trade, Widen
from game.perigee.rows import RESOURCES
from tests.perigee.scene import Scene

US, RU, JP, CA = "united_states", "russia", "japan", "canada"


@pytest.fixture
def it() -> Scene:
    scene = Scene(RU, US, JP, CA, disaster="toxic")
    scene.state.toxic = (5,)
    for crew in scene.state.crews:
        scene.pool(crew.country, *([14, 31] if crew.country == JP else [2, 3, 3]))
    return scene


def test_half_a_converter(it: Scene) -> None:
    it.change(CA, pool=(), rolled=(1, 5))
    assert it.refused(Convert(**it.who(CA), plus="d1", minus="")) == "11.3"
    assert it.refused(Convert(**it.who(CA), plus="", minus="d5")) == "11.3"


def test_the_same_die_twice(it: Scene) -> None:
    key = it.tile(US, "couple_power")
    assert it.refused(Place(**it.who(US), tile=key, die="d2", second="d2")) == "3.2"
    assert it.refused(Place(**it.who(US), tile=key, die="d2")) == "3.2"
    assert it.refused(Place(**it.who(US), tile=key, die="d2", second="d3")) == "3.2"


def test_a_toxic_die_alone(it: Scene) -> None:
    key = it.tile(RU, "loop_power")
    it.pool(RU, 5)
    assert it.refused(Place(**it.who(RU), tile=key, die="d5")) == "10.2"
    assert it.refused(Keep(**it.who(RU), die="d5")) == "10.2"
    assert it.refused(Fill(**it.who(RU), card="spacewalk", die="d5")) == "10.2"


def test_a_disabled_dock(it: Scene) -> None:
    it.change(RU, dock_disabled=1)
    assert it.refused(Dock(**it.who(RU), die="d2", to=US)) == "3.5"


def test_a_badge_in_phase_1(it: Scene) -> None:
    it.change(RU, badge="medical_officer", capacity=9)
    assert it.refused(Medical(**it.who(RU), to=US)) == "2.1"


def test_turning_a_locked_die_unaided(it: Scene) -> None:
    assert it.refused(Choose(**it.who(JP), pick="d14", how="up")) == "11.2"


def test_an_empty_supply(it: Scene) -> None:
    it.supply(US, 0)
    assert it.refused(Dock(**it.who(RU), die="d2", to=US)) == "3.5"


def test_a_die_that_is_not_there(it: Scene) -> None:
    key = it.tile(RU, "loop_power")
    assert it.refused(Place(**it.who(RU), tile=key, die="d6")) == "3.2"
    assert it.refused(Place(**it.who(RU), tile=key, die="six")) == "3.2"
    assert it.refused(Place(**it.who(RU), tile=key, die="d31")) == "3.2"


def test_somebody_elses_tile_crew_and_phase(it: Scene) -> None:
    key = it.tile(US, "trimmer_power")
    assert it.refused(Place(**it.who(RU), tile=key, die="d2")) == "3.2"
    assert it.refused(Done(seat=0, crew=US)) == "1.1"
    assert it.refused(Done(seat=0, crew="brazil")) == "1.1"
    assert it.refused(Widen(**it.who(RU))) == "2.1"
    assert it.refused(Store(**it.who(RU))) == "11.3"
    assert it.refused(Reopen(**it.who(RU))) == "2.2"
    assert it.refused(Choose(**it.who(RU), pick="d2")) == "2.2"
    assert it.refused(Lay(**it.who(RU), tile=key)) == "3.7"


def test_what_is_full_taken_or_out_of_reach(it: Scene) -> None:
    key = it.tile(RU, "loop_power", dice=(1,), gives=1)
    assert it.refused(Place(**it.who(RU), tile=key, die="d2")) == "3.2"
    assert it.refused(Fill(**it.who(RU), card="crop_trial", die="d3")) == "3.4"
    assert it.refused(Fill(**it.who(RU), card="nothing", die="d3")) == "3.4"
    it.keep(RU, 2)
    assert it.refused(Keep(**it.who(RU), die="d3")) == "3.6"
    assert it.refused(Dock(**it.who(RU), die="d3", to=RU)) == "3.5"


def test_spending_what_is_not_there(it: Scene) -> None:
    it.spend()
    offer = it.crew(RU).offer[0]
    it.change(RU, capacity=0)
    assert it.refused(Buy(**it.who(RU), tile=offer, row=1)) == "7.3"
    assert it.refused(Buy(**it.who(RU), tile="loop_power", row=1)) == "7.3"
    assert it.refused(Widen(**it.who(RU))) == "7.4"
    held = it.crew(RU).holds[0]
    other = next(number for number in range(4) if number != held)
    assert it.refused(Trade(**it.who(RU), resource=RESOURCES[other], amount=1)) == "7.2"
    assert it.refused(Trade(**it.who(RU), resource=RESOURCES[held], amount=11)) == "7.2"
    assert it.refused(Trade(**it.who(RU), resource=RESOURCES[held], amount=0)) == "7.2"
    key = it.tile(RU, "loop_power", strain=1)
    assert it.refused(Mend(**it.who(RU), tile=key, token="strain")) == "7.5"
    it.change(RU, capacity=5)
    assert it.refused(Mend(**it.who(RU), tile=key, token="scenario")) == "7.5"
    assert it.refused(Buy(**it.who(RU), tile=offer, row=9)) == "7.3"


def test_fields_of_the_wrong_kind(it: Scene) -> None:
    assert it.refused(Place(**it.who(RU), tile=3, die="d2")) == "2.1"  # type: ignore[arg-type]
    assert it.refused(Done(seat=7, crew=RU)) == "1.1"
