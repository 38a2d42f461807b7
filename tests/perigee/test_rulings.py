"""Where the facts leave room: one test for each ruling, by its number."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from game.api import Illegal
from game.perigee import flow
from game.perigee.actions.common import Choose, Done
from game.perigee.actions.placing import Convert, Dock, Fill, Lay, Place, Store
from game.perigee.actions.spending import Buy, Medical, Payload, Specialist
from game.perigee.dice import LOCKED
from game.perigee.game import PERIGEE
from game.perigee.harm import disable
from game.perigee.play import Play
from game.perigee.state import SPENDING, Step
from game.perigee.station import disable_left, results
from tests.perigee.scene import Luck, Scene

US, RU, JP, CA = "united_states", "russia", "japan", "canada"


def test_ruling_01_a_column_belongs_to_a_crew() -> None:
    assert [crew.columns for crew in Scene(RU, US, JP).state.crews] == [(0, 3), (1,), (2,)]
    assert [crew.columns for crew in Scene(RU, US).state.crews] == [(0, 2), (1, 3)]
    it = Scene(RU, US, JP, CA)
    it.spend()
    it.change(US, capacity=9)
    key = it.crew(US).offer[0]
    it.tile(US, "couple_power", 4)
    assert it.refused(Buy(**it.who(US), tile=key, row=4)) == "7.3"
    it.act(Buy(**it.who(US), tile=key, row=5))
    assert (it.state.tiles[key].row, it.state.tiles[key].column) == (5, 1)


def test_ruling_02_a_second_disable_token_does_nothing() -> None:
    it = Scene(RU, US)
    key = it.tile(RU, "loop_power", disabled=1)
    left = disable_left(it.state)
    disable(Play(it.state, Luck()), key)
    assert it.state.tiles[key].disabled == 1
    assert disable_left(it.state) == left


def test_ruling_03_a_pair_of_toxic_dice_costs_two() -> None:
    it = Scene(US, RU, disaster="toxic")
    it.state.toxic = (3,)
    key = it.tile(US, "couple_power")
    it.pool(US, 3, 3, 1, 5)
    it.place(US, key, 3, 3)
    assert it.picks(US) == {("d1", ""), ("d5", "")}
    it.choose(US, 5)
    assert (it.crew(US).pool, it.crew(US).aid) == ((), 2)


def test_ruling_04_the_other_die_of_the_pair_cannot_pay() -> None:
    it = Scene(US, RU, disaster="toxic")
    it.state.toxic = (3,)
    key = it.tile(US, "couple_power")
    it.pool(US, 3, 3)
    assert it.refused(Place(**it.who(US), tile=key, die="d3", second="d3")) == "10.2"


def test_ruling_05_the_cost_is_paid_before_the_ability() -> None:
    it = Scene(RU, US, disaster="toxic")
    it.state.toxic = (3,)
    key = it.tile(RU, "electrolysis_chamber")
    it.pool(RU, 3)
    assert it.refused(Place(**it.who(RU), tile=key, die="d3")) == "10.2"
    it.pool(RU, 3, 1, 2)
    it.place(RU, key, 3)
    assert it.picks(RU) == {("d1", ""), ("d2", "")}
    it.choose(RU, 1, falls=(6, 6))
    assert it.crew(RU).pool == (2, 6, 6)


def test_ruling_06_stored_dice_cannot_pay() -> None:
    it = Scene(CA, US, disaster="toxic")
    it.state.toxic = (2,)
    key = it.tile(CA, "bench_power")
    it.change(CA, pool=(2,), storage=(1, 3, 5))
    assert it.refused(Place(**it.who(CA), tile=key, die="d2")) == "10.2"


def test_ruling_07_the_discard_of_electrolysis_is_no_toxic_cost() -> None:
    it = Scene(RU, US, disaster="toxic")
    key = it.tile(RU, "electrolysis_chamber")
    it.pool(RU, 3)
    it.place(RU, key, 3, falls=(5, 6))
    it.choose(RU, 5)
    assert it.crew(RU).aid == 0


def test_ruling_08_a_value_is_judged_when_it_is_placed() -> None:
    it = Scene(JP, RU, disaster="toxic")
    it.state.toxic = (1,)
    gimbal, plain = it.tile(JP, "gimbal_power"), it.tile(JP, "gimbal_oxygen")
    it.pool(JP, 41, 15, 62)
    it.place(JP, gimbal, 41)
    it.choose(JP, 15, "down")  # a 1 is turned into a 2
    assert it.crew(JP).pool == (21, 62)
    it.place(JP, plain, 21)
    assert it.crew(JP).aid == 0


def _rolled(rolled: tuple[int, ...], pool: tuple[int, ...], converters: int = 1) -> Scene:
    it = Scene(CA, US)
    it.change(CA, pool=pool, rolled=rolled, converters=converters, beside=4 - converters)
    return it


def test_ruling_09_converters_change_kept_dice_that_are_never_stored() -> None:
    it = _rolled((1, 5), (4,))
    it.act(Convert(**it.who(CA), plus="d1", minus="k4"))
    it.act(Store(**it.who(CA)))
    assert (it.crew(CA).pool, it.crew(CA).storage) == ((2, 3), (5,))


def test_ruling_10_a_converter_takes_two_different_dice() -> None:
    it = _rolled((3, 3), ())
    it.act(Convert(**it.who(CA), plus="d3", minus="d3"))
    assert it.crew(CA).rolled == (2, 4)
    it = _rolled((3,), (3,))
    assert it.refused(Convert(**it.who(CA), plus="d3", minus="d3")) == "11.3"


def test_ruling_11_with_one_die_there_is_no_converting() -> None:
    it = Scene(CA, US)
    it.change(CA, track=3)
    it.supply(CA, 12)
    it.state.round = 1
    it.spend()
    it.change(CA, away=11, converters=1, beside=3)
    state = it.state
    assert state.crews[0].supply == 1
    play = Play(state, Luck(5))
    flow.roll(play, Step("roll"))
    assert not state.crews[0].converting
    assert state.crews[0].storage == (5,)


def test_ruling_12_a_kept_odd_die_stays_in_the_pool() -> None:
    it = _rolled((2,), (5,), converters=0)
    it.act(Store(**it.who(CA)))
    assert it.crew(CA).pool == (2, 5)


def test_ruling_13_the_generator_goes_up_or_down_two() -> None:
    for how, new in (("plus", (1,)), ("minus", (3,))):
        it = Scene(CA, US)
        key = it.tile(CA, "solid_fuel_oxygen_generator")
        it.change(CA, pool=(4,), storage=(5,))
        it.place(CA, key, 4)
        it.choose(CA, 5, how)
        assert it.crew(CA).storage == new


def test_ruling_14_japan_chooses_how_its_new_die_lies() -> None:
    it = Scene(RU, JP)
    it.spend()
    it.change(RU, badge="medical_officer", capacity=2)
    it.act(Medical(**it.who(RU), to=JP))
    assert len(it.picks(JP)) == len(LOCKED)


def test_ruling_15_alone_another_player_is_the_other_crew() -> None:
    it = Scene(RU, US, seats=1)
    it.spend()
    it.change(RU, badge="mission_specialist")
    it.change(US, badge="")
    it.act(Specialist(**it.who(RU), tile=it.crew(RU).offer[0], to=US))
    assert it.crew(US).capacity == 2


def test_ruling_16_tokens_are_not_moved_onto_themselves() -> None:
    it = Scene(RU, US)
    it.spend()
    it.change(RU, badge="payload_specialist")
    key = it.tile(RU, "loop_power", strain=1)
    assert it.refused(Payload(**it.who(RU), source=key, tile=key)) == "12.1"


def test_ruling_17_a_moved_disable_token_blocks_the_next_round() -> None:
    it = Scene(RU, US)
    it.spend()
    it.change(RU, badge="payload_specialist")
    source = it.tile(US, "array_power", disabled=1)
    key = it.tile(RU, "loop_power", dice=(3,), gives=1)
    it.act(Payload(**it.who(RU), source=source, tile=key))
    it.round_over()
    assert it.state.tiles[key].disabled
    it.pool(RU, 3)
    assert it.refused(Place(**it.who(RU), tile=key, die="d3")) == "3.2"


def test_ruling_18_the_list_of_hit_tiles_is_taken_first() -> None:
    it = Scene(RU, US)
    one = it.tile(RU, "loop_power", scenario=1)
    full = it.tile(RU, "loop_oxygen", scenario=3)
    it.next_card("second_wave")
    it.done()
    assert it.state.tiles[one].scenario == 2
    assert full not in it.state.tiles


def test_ruling_19_rows_without_tiles_are_passed_over() -> None:
    it = Scene(RU, US)
    key = it.tile(RU, "loop_power", 1)
    it.next_card("coolant_leak")
    it.done(4)
    assert not it.state.tiles[key].scenario


def test_ruling_20_dice_of_a_destroyed_tile_go_home_and_its_yield_stays() -> None:
    it = Scene(RU, US)
    key = it.tile(RU, "column_power", 4, scenario=3)
    other = it.tile(RU, "column_oxygen", 5)
    it.pool(RU, 5)
    it.place(RU, other, 5)
    it.next_card("crew_hurt_red")
    it.state.tiles[other] = replace(it.state.tiles[other], scenario=3)
    before = it.crew(RU).supply
    it.done(5)
    assert key in it.state.tiles
    assert other not in it.state.tiles
    assert it.crew(RU).supply == before + 1
    assert it.stock("oxygen") == 10 + 0 - 3


def test_ruling_21_on_an_idle_tile_only_strain_counts() -> None:
    it = Scene(RU, US)
    it.tile(RU, "loop_power", scenario=2, strain=1)
    assert results(it.state.tiles.values(), it.state.stock) == [0, 0, 0, -1]


def test_ruling_22_a_drain_below_zero_is_an_emergency_at_once() -> None:
    it = Scene(RU, US)
    it.state.stock = (4, 9, 9, 9)
    it.next_card("coolant_leak")
    it.done(1)
    assert it.stock("climate") == 0
    assert it.state.devices == 1


def test_ruling_23_slot_three_stays() -> None:
    it = Scene(RU, US)
    it.change(RU, track=3)
    it.next_card("crew_hurt_red")
    it.done(1)
    assert it.crew(RU).track == 3


def test_ruling_24_dice_on_the_aid_are_only_counted() -> None:
    it = Scene(RU, US, disaster="toxic")
    it.state.toxic = (5,)
    key = it.tile(RU, "loop_power")
    it.pool(RU, 5, 5)
    it.place(RU, key, 5)  # the die that pays is toxic, too, and costs nothing itself
    assert (it.crew(RU).pool, it.crew(RU).aid) == ((), 1)


def test_ruling_25_docking_uses_a_die_of_each() -> None:
    it = Scene(RU, US)
    it.pool(RU, 5, 6)
    supply = it.crew(US).supply
    it.act(Dock(**it.who(RU), die="d5", to=US))
    assert (it.crew(RU).dock, it.crew(RU).pool) == (5, (6,))
    assert (it.crew(US).supply, it.crew(US).pool) == (supply - 1, (5,))
    assert it.refused(Dock(**it.who(RU), die="d6", to=US)) == "3.5"


def test_ruling_26_who_has_no_orientation_chooses_the_front() -> None:
    it = Scene(RU, JP)
    it.pool(RU, 5)
    fronts = {act.front for act in PERIGEE.legal(it.state, 0) if isinstance(act, Dock)}
    assert fronts == {1, 3, 4, 6}
    assert it.refused(Dock(**it.who(RU), die="d5", to=JP)) == "11.2"
    assert it.refused(Dock(**it.who(RU), die="d5", to=JP, front=2)) == "11.2"
    it.act(Dock(**it.who(RU), die="d5", to=JP, front=3))
    assert it.crew(JP).pool == (53,)
    it = Scene(JP, RU)
    it.pool(JP, 53)
    assert it.refused(Choose(**it.who(JP), pick="d53", how="left")) == "11.2"
    it.act(Dock(**it.who(JP), die="d53", to=RU))
    assert it.crew(RU).pool == (5,)


# ---------------------------------------------------------------------- our own


def test_ruling_amplify_waits_in_hand_is_laid_and_counts_once() -> None:
    it = Scene(RU, US)
    key, idle = it.tile(RU, "column_power"), it.tile(RU, "column_oxygen")
    it.change(RU, amplify=2)
    it.pool(RU, 5)
    it.place(RU, key, 5)
    it.act(Lay(**it.who(RU), tile=key))
    assert it.refused(Lay(**it.who(RU), tile=key)) == "3.7"
    it.act(Lay(**it.who(RU), tile=idle))
    assert it.refused(Lay(**it.who(RU), tile=idle)) == "3.7"
    it.next_card("second_wave")
    it.done()
    assert it.stock("power") == 10 + 4 - 3
    assert (it.state.tiles[key].amplify, it.state.tiles[idle].amplify) == (0, 1)


def test_ruling_cards_that_stay_act_when_they_are_revealed_too() -> None:
    it = Scene(RU, US)
    it.next_card("slow_puncture", "second_wave")
    it.round_over(1)
    assert it.stock("oxygen") == 10 - 3 - 1
    it.round_over(1)
    assert it.stock("oxygen") == 10 - 3 - 1 - 3 - 1


def test_ruling_static_begins_with_red() -> None:
    it = Scene(RU, US, disaster="toxic")
    red, blue = it.crew(RU).track, it.crew(US).track
    it.next_card("static", "slow_reflexes")
    it.round_over()
    assert (it.crew(RU).track, it.crew(US).track) == (red - 1, blue)
    it.round_over()
    assert (it.crew(RU).track, it.crew(US).track) == (red - 1, blue - 1)


def test_ruling_a_mission_of_pairs_has_whole_ones_only() -> None:
    it = Scene(RU, US, missions=("docking_rehearsal",))
    assert len(it.state.missions[0].filled) == 6
    it.pool(RU, 4, 4)
    it.pool(US, 4)
    it.fill(RU, "docking_rehearsal", 4)
    it.fill(RU, "docking_rehearsal", 4)  # of one crew: it begins another pair
    assert it.state.missions[0].filled == (4, 0, 4, 0, 0, 0)
    it.fill(US, "docking_rehearsal", 4)
    assert it.state.missions[0].filled == (4, 4, 4, 0, 0, 0)


def test_ruling_a_run_begins_again_after_six() -> None:
    it = Scene(RU, US, missions=("telemetry_relay",))
    it.pool(RU, 1, 1, 2, 3)
    it.fill(RU, "telemetry_relay", 1)
    it.fill(RU, "telemetry_relay", 2)
    assert it.refused(Fill(**it.who(RU), card="telemetry_relay", die="d1")) == "3.4"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_ruling_who_runs_which_crew(seats: int) -> None:
    for crews in range(max(2, seats), 5):
        state = PERIGEE.deal(seats, PERIGEE.Options(crews=crews), Random(1)).state
        assert [crew.seat for crew in state.crews] == [it % seats for it in range(crews)]
        assert sorted(held for crew in state.crews for held in crew.holds) == [0, 1, 2, 3]
        assert len({crew.light for crew in state.crews}) == 2
    with pytest.raises(Illegal):
        PERIGEE.deal(3, PERIGEE.Options(crews=2), Random(1))


def test_ruling_an_empty_disaster_deck_loses() -> None:
    it = Scene(RU, US)
    it.state.deck = ()
    it.done()
    assert it.state.ending == "rounds"


def test_ruling_the_lead_goes_round() -> None:
    it = Scene(RU, US)
    lead = it.state.lead
    it.next_card("second_wave")
    it.round_over()
    assert it.state.lead == (lead + 1) % 2


def test_ruling_only_the_last_that_is_done_ends_the_phase() -> None:
    it = Scene(RU, US, seats=1)
    it.next_card("second_wave")
    it.act(Done(**it.who(RU)))
    it.act(Done(**it.who(US)))
    assert it.state.phase == SPENDING
