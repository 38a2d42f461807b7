"""The worked examples: each numbered scenario, played through the interface."""

from __future__ import annotations

import pytest

from game.perigee.actions.common import Choose, Done, Reopen
from game.perigee.actions.placing import Convert, Dock, Fill, Place, Store
from game.perigee.actions.spending import Medical, Mend, Payload, Pilot, Specialist
from game.perigee.dice import KEYS, TURNED
from game.perigee.game import PERIGEE
from game.perigee.state import PLACING, SPENDING
from game.perigee.station import TILES, results, toxic
from tests.perigee.scene import Scene

US, RU, JP, CA = "united_states", "russia", "japan", "canada"


@pytest.mark.parametrize(("die", "rows"), [(7, (7, 8, 1)), (8, (8, 1, 2)), (5, (5, 6, 7))])
def test_scenario_01_coolant_leak_hits_three_rows_and_drains_climate(die: int, rows: tuple[int, ...]) -> None:
    it = Scene(RU, US)
    keys = [key for key, kind in TILES.items() if kind.country == RU and kind.tier < 3][:8]
    for row, key in enumerate(keys, 1):
        it.tile(RU, key, row)
    it.next_card("coolant_leak")
    it.done(die)
    assert {tile.row for tile in it.state.tiles.values() if tile.scenario} == set(rows)
    assert all(tile.scenario <= 1 for tile in it.state.tiles.values())
    assert it.stock("climate") == 10 - 3 - 3


def test_scenario_02_three_scenario_tokens_make_two_power_nothing() -> None:
    it = Scene(RU, US)
    it.tile(RU, "governor_power", dice=(5,), gives=2, scenario=3)
    assert results(it.state.tiles.values(), it.state.stock) == [0, 0, 0, 0]


def test_scenario_03_scenario_without_dice_is_nothing_and_strain_counts() -> None:
    it = Scene(RU, US)
    it.tile(RU, "governor_power", scenario=3)
    it.tile(RU, "loop_power", dice=(1,), gives=1)
    assert results(it.state.tiles.values(), it.state.stock) == [0, 0, 0, 1]
    it.tile(RU, "governor_power", scenario=3, strain=1)
    assert results(it.state.tiles.values(), it.state.stock) == [0, 0, 0, 0]


def test_scenario_04_tokens_add_up() -> None:
    it = Scene(RU, US)
    it.tile(RU, "column_power", dice=(5,), gives=3, scenario=1, strain=1)
    assert results(it.state.tiles.values(), it.state.stock)[3] == 1
    it.tile(RU, "column_power", dice=(5,), gives=3, scenario=1, strain=1, amplify=1)
    assert results(it.state.tiles.values(), it.state.stock)[3] == 2


def test_scenario_05_the_fourth_token_destroys() -> None:
    it = Scene(RU, US)
    key = it.tile(RU, "column_power", 4, scenario=3)
    it.next_card("crew_hurt_red")
    it.done(4)
    assert key not in it.state.tiles
    assert key in it.state.gone
    it.round_over()
    assert all(
        key not in (*crew.offer, *deck) for crew, deck in zip(it.state.crews, it.state.decks, strict=True)
    )
    it.tile(RU, "column_oxygen", 4)


def test_scenario_06_the_third_token_stays() -> None:
    it = Scene(RU, US)
    key = it.tile(RU, "column_power", 4, scenario=2)
    it.next_card("crew_hurt_red")
    it.done(4)
    assert it.state.tiles[key].scenario == 3


def test_scenario_07_all_hit_tiles_are_hit_again() -> None:
    it = Scene(RU, US)
    keys = [
        it.tile(RU, f"column_{name}", scenario=n) for name, n in (("power", 0), ("oxygen", 1), ("climate", 3))
    ]
    it.next_card("second_wave")
    it.done()
    assert it.state.tiles[keys[0]].scenario == 0
    assert it.state.tiles[keys[1]].scenario == 2
    assert keys[2] not in it.state.tiles


def test_scenario_08_power_tiles_are_those_that_could_make_it() -> None:
    it = Scene(RU, US)
    boost = it.tile(RU, "thermoelectric_generator_russia")
    lab = it.tile(RU, "multipurpose_research_lab_russia", dice=(3,), gives=3, makes=3)
    plain, other = it.tile(RU, "loop_power"), it.tile(RU, "loop_oxygen")
    it.next_card("array_strike")
    it.done()
    hit = {key for key, tile in it.state.tiles.items() if tile.scenario}
    assert hit == {boost, plain}
    assert not hit & {lab, other}


def test_scenario_09_only_low_tiles_just_hit_are_disabled() -> None:
    it = Scene(RU, US)
    high = it.tile(RU, "plant_power", 2)
    before = it.tile(RU, "loop_power", 5, scenario=1)
    low = it.tile(RU, "loop_oxygen", 6)
    it.next_card("shear")
    it.done(2, 6)
    assert it.state.tiles[high].scenario == 1
    assert not it.state.tiles[high].disabled
    assert not it.state.tiles[before].disabled
    assert it.state.tiles[low].disabled


def test_scenario_10_of_the_dearest_tiles_the_owner_chooses() -> None:
    it = Scene(RU, US)
    it.tile(RU, "loop_power", 1)
    one, two = it.tile(RU, "column_power", 2), it.tile(RU, "column_oxygen", 3)
    alone = it.tile(US, "array_power", 4)
    it.next_card("breaker_trip")
    it.done(8)
    assert it.state.tiles[alone].disabled
    assert it.picks(RU) == {(one, ""), (two, "")}
    assert not it.picks(US)
    it.choose(RU, two)
    assert it.state.tiles[two].disabled
    assert not it.state.tiles[one].disabled


def test_scenario_11_lights_of_a_solo_game() -> None:
    it = Scene(RU, US, seats=1)
    red, blue = it.crew(RU).track, it.crew(US).track
    it.next_card("crew_hurt_blue", "crew_hurt_red")
    it.done(1)
    assert (it.crew(RU).track, it.crew(US).track) == (red, blue - 1)
    it.round_over()
    it.done(1)
    assert (it.crew(RU).track, it.crew(US).track) == (red - 1, blue - 1)
    assert it.crew(RU).seat == it.crew(US).seat


def test_scenario_12_the_lowest_slot_stays() -> None:
    it = Scene(RU, US)
    it.change(US, track=3)
    it.next_card("crew_hurt_blue")
    it.done(1)
    assert it.crew(US).track == 3


def test_scenario_13_a_toxic_die_costs_another_one() -> None:
    it = Scene(RU, US, disaster="toxic")
    it.state.toxic = (5,)
    key = it.tile(RU, "loop_power")
    it.pool(RU, 5, 2)
    it.place(RU, key, 5)
    assert it.crew(RU).pool == ()
    assert it.crew(RU).aid == 1


def test_scenario_14_a_toxic_die_alone_goes_to_docking_only() -> None:
    it = Scene(RU, US, disaster="toxic")
    it.state.toxic = (5,)
    key = it.tile(RU, "loop_power")
    it.pool(RU, 5)
    assert it.refused(Place(**it.who(RU), tile=key, die="d5")) == "10.2"
    it.act(Dock(**it.who(RU), die="d5", to=US))
    assert it.crew(US).pool == (5,)
    assert it.crew(RU).aid == 0


def test_scenario_15_a_received_die_is_still_toxic() -> None:
    it = Scene(RU, US, disaster="toxic")
    it.state.toxic = (5,)
    key = it.tile(US, "trimmer_power")
    it.pool(RU, 5)
    it.pool(US, 1)
    it.act(Dock(**it.who(RU), die="d5", to=US))
    it.place(US, key, 5)
    assert it.crew(US).aid == 1


def test_scenario_16_the_value_counts_at_the_moment_of_placing() -> None:
    it = Scene(RU, US, disaster="toxic")
    it.state.toxic = (5,)
    trim, grid, third = it.tile(US, "trimmer_power"), it.tile(US, "grid_power"), it.tile(US, "trimmer_oxygen")
    it.pool(US, 2, 2, 4, 5, 6)
    it.place(US, grid, 2, 2)
    it.choose(US, 5, "minus")
    assert it.crew(US).pool == (4, 4, 6)
    it.place(US, trim, 4)
    assert it.crew(US).aid == 0
    it.choose(US, 4, "plus")
    it.place(US, third, 5)
    assert it.crew(US).aid == 1


def test_scenario_17_two_toxic_dice_cost_two() -> None:
    it = Scene(JP, RU, disaster="toxic")
    it.state.toxic = (3,)
    key = it.tile(JP, "tandem_power")
    it.pool(JP, 31, 31, 12)
    assert it.refused(Place(**it.who(JP), tile=key, die="d31", second="d31")) == "10.2"
    it.pool(JP, 31, 31, 12, 12)
    it.place(JP, key, 31, 31)
    assert it.crew(JP).aid == 2
    assert it.crew(JP).pool == ()


def test_scenario_18_values_add_up_and_pass() -> None:
    it = Scene(RU, US, disaster="toxic")
    it.on_table("ammonia_haze")
    it.next_card("fading_vision", "slow_reflexes")
    it.round_over()
    assert toxic(it.state) == {2, 5, 6}
    it.next_card("static")
    it.round_over()
    assert toxic(it.state) == {6, 1}
    it.pool(RU, 4, 5, 2)
    it.pool(US, 6, 1, 2, 3)
    it.fill(RU, "ammonia_haze", 4)
    it.fill(RU, "ammonia_haze", 5)
    assert toxic(it.state) == {1}
    it.fill(US, "static", 6)
    it.fill(US, "static", 1)
    it.choose(US, 2)
    assert toxic(it.state) == set()


def test_scenario_19_fading_vision_takes_three_tiles_for_five_dice() -> None:
    it = Scene(RU, US, disaster="toxic")
    keys = [it.tile(RU, f"loop_{name}") for name in ("power", "oxygen", "climate", "nutrition")]
    it.change(RU, aid=2)
    it.change(US, aid=3)
    it.next_card("fading_vision")
    it.done()
    lead = it.state.crews[it.state.lead].country
    for key in keys[:3]:
        it.choose(lead, key)
    assert list(it.state.tiles) == keys[3:]
    assert it.state.phase == SPENDING


def test_scenario_20_inflamed_lungs() -> None:
    it = Scene(RU, US, disaster="toxic")
    it.tile(RU, "loop_power")
    dear = it.tile(US, "grid_power")
    it.next_card("inflamed_lungs", "slow_reflexes", "slow_reflexes")
    it.done()
    assert dear not in it.state.tiles
    it.round_over()
    it.pool(RU, 4)
    assert it.refused(Dock(**it.who(RU), die="d4", to=US)) == "3.5"
    it.round_over()
    it.pool(RU, 4)
    it.act(Dock(**it.who(RU), die="d4", to=US))


def test_scenario_21_aid_dice_come_home() -> None:
    it = Scene(RU, US, disaster="toxic")
    it.change(RU, aid=4)
    it.next_card("slow_reflexes")
    it.round_over()
    assert it.crew(RU).aid == 0
    assert len(it.crew(RU).pool) + it.crew(RU).supply == 12


def test_scenario_22_electrolysis_rolls_two_and_discards_one() -> None:
    it = Scene(RU, US)
    key = it.tile(RU, "electrolysis_chamber")
    it.pool(RU, 2, 4)
    it.supply(RU, 5)
    it.place(RU, key, 2, falls=(6, 1))
    assert it.crew(RU).pool == (1, 4, 6)
    assert it.crew(RU).supply == 3
    assert it.picks(RU) == {("d1", ""), ("d4", ""), ("d6", "")}
    it.choose(RU, 1)
    assert it.crew(RU).pool == (4, 6)
    assert it.crew(RU).supply == 4


def test_scenario_23_low_dice_may_be_rolled_again() -> None:
    it = Scene(RU, US)
    key = it.tile(RU, "governor_power")
    it.pool(RU, 5, 1, 2, 3, 4)
    it.place(RU, key, 5)
    assert it.picks(RU) == {("d1", ""), ("d2", ""), ("d3", ""), ("none", "")}
    it.choose(RU, "none")
    assert it.crew(RU).pool == (1, 2, 3, 4)
    other = it.tile(RU, "governor_oxygen")
    it.place(RU, other, 4)
    it.choose(RU, 1, falls=(6,))
    assert it.crew(RU).pool == (2, 3, 6)


def test_scenario_24_the_habitat_gives_a_die_tilted_up() -> None:
    it = Scene(JP, RU)
    key = it.tile(JP, "advanced_planet_habitat")
    it.pool(JP, 14)
    it.place(JP, key, 14)
    assert it.state.tiles[key].dice == (14,)
    assert it.crew(JP).pool == (46,)


def test_scenario_25_turning_a_die() -> None:
    start = 12
    turned = {way: TURNED[way][start] for way in TURNED}
    assert turned["up"] == 26
    assert turned["down"] == 51
    assert turned["left"] == 32
    assert turned["right"] == 42
    assert turned["clockwise"] == 13
    assert TURNED["right"][turned["left"]] == start


def test_scenario_26_no_turning_without_an_ability() -> None:
    it = Scene(JP, RU)
    it.pool(JP, 14)
    assert it.refused(Choose(**it.who(JP), pick="d14", how="up")) == "11.2"


def _canada(*rolled: int, converters: int = 1, pool: tuple[int, ...] = ()) -> Scene:
    it = Scene(CA, US)
    it.change(
        CA, pool=pool, rolled=tuple(sorted(rolled)), storage=(), converters=converters, beside=4 - converters
    )
    return it


def test_scenario_27_odd_dice_go_to_storage_unless_converted() -> None:
    it = _canada(1, 3, 3, 5, 6)
    it.act(Store(**it.who(CA)))
    assert (it.crew(CA).pool, it.crew(CA).storage) == ((6,), (1, 3, 3, 5))
    it = _canada(1, 3, 3, 5, 6)
    it.act(Convert(**it.who(CA), plus="d1", minus="d5"))
    assert (it.crew(CA).converters, it.crew(CA).beside) == (0, 4)
    it.act(Store(**it.who(CA)))
    assert (it.crew(CA).pool, it.crew(CA).storage) == ((2, 4, 6), (3, 3))


def test_scenario_28_converters_wrap_and_take_two_dice() -> None:
    it = _canada(1, 6)
    assert it.refused(Convert(**it.who(CA), plus="d6", minus="")) == "11.3"
    assert it.refused(Convert(**it.who(CA), plus="d6", minus="d6")) == "11.3"
    it.act(Convert(**it.who(CA), plus="d6", minus="d1"))
    assert it.crew(CA).rolled == (1, 6)


def test_scenario_29_two_converters_on_one_die() -> None:
    it = _canada(1, 3, 5, 6, converters=2)
    it.act(Convert(**it.who(CA), plus="d1", minus="d3"))
    it.act(Convert(**it.who(CA), plus="d2", minus="d5"))
    assert it.crew(CA).rolled == (2, 3, 4, 6)


def test_scenario_30_food_lockers_take_two() -> None:
    it = Scene(CA, US)
    key = it.tile(CA, "food_lockers")
    it.change(CA, pool=(2,), storage=(3, 3, 5))
    it.place(CA, key, 2)
    it.choose(CA, 3)
    it.choose(CA, 5)
    assert (it.crew(CA).pool, it.crew(CA).storage) == ((3, 5), (3,))
    it = Scene(CA, US)
    key = it.tile(CA, "food_lockers")
    it.change(CA, pool=(2,), storage=(3,))
    it.place(CA, key, 2)
    it.choose(CA, 3)
    assert (it.crew(CA).pool, it.crew(CA).storage) == ((3,), ())
    assert not it.picks(CA)


def test_scenario_31_what_is_rolled_or_changed_in_storage_stays() -> None:
    it = Scene(CA, US)
    tank, generator = it.tile(CA, "oxygen_storage_tank"), it.tile(CA, "solid_fuel_oxygen_generator")
    it.change(CA, pool=(2, 4), storage=(3,))
    it.place(CA, tank, 2, falls=(4,))
    assert it.crew(CA).storage == (3, 4)
    it.place(CA, generator, 4)
    it.choose(CA, 3, "plus")
    assert it.crew(CA).storage == (4, 5)
    assert it.crew(CA).pool == ()


def test_scenario_32_odd_dice_given_to_canada_go_to_its_pool() -> None:
    it = _canada()
    it.pool(US, 3)
    it.act(Dock(**it.who(US), die="d3", to=CA))
    assert it.crew(CA).pool == (3,)
    it.change(CA, given=(3,), storage=(1, 5), converters=2, beside=2)
    it.next_card("second_wave")
    it.round_over(2, 4, 6, 2, 4, 6, 2, 4, 6)
    assert 3 in it.crew(CA).pool
    assert it.crew(CA).converters == 2
    assert len(it.crew(CA).pool) + len(it.crew(CA).storage) + len(it.crew(CA).rolled) == 1 + it.crew(CA).track


@pytest.mark.parametrize(("die", "new"), [(3, {"d2", "d4"}), (6, {"d5", "d1"}), (1, {"d6", "d2"})])
def test_scenario_33_aluminum_shielding_gives_a_neighbour(die: int, new: set[str]) -> None:
    it = Scene(US, RU)
    key = it.tile(US, "aluminum_shielding")
    it.pool(US, die)
    it.place(US, key, die)
    assert {pick for pick, _ in it.picks(US)} == new
    it.choose(US, min(new))
    assert [KEYS[one] for one in it.crew(US).pool] == [min(new)]


def test_scenario_34_only_a_four_is_adjusted() -> None:
    it = Scene(US, RU)
    one, two = it.tile(US, "trimmer_power"), it.tile(US, "trimmer_oxygen")
    it.pool(US, 1, 3, 5)
    it.place(US, one, 1)
    assert not it.picks(US)
    it.pool(US, 1, 4)
    it.place(US, two, 1)
    assert it.picks(US) == {("d4", "plus"), ("d4", "minus"), ("none", "")}


def _badge(badge: str, *countries: str) -> Scene:
    it = Scene(*(countries or (RU, US)))
    it.spend()
    for crew in list(it.state.crews):
        it.change(crew.country, badge="")
    it.change(RU, badge=badge, capacity=5)
    return it


def test_scenario_35_payload_specialist_takes_all_tokens() -> None:
    it = _badge("payload_specialist")
    source = it.tile(US, "array_power", scenario=2, disabled=1)
    clean, strained = it.tile(RU, "loop_power"), it.tile(RU, "loop_oxygen", strain=1)
    assert it.refused(Payload(**it.who(RU), source=source, tile=strained)) == "12.1"
    it.act(Payload(**it.who(RU), source=source, tile=clean))
    moved = it.state.tiles[clean]
    assert (moved.scenario, moved.disabled > 0) == (2, True)
    assert not it.state.tiles[source].negative
    assert it.refused(Payload(**it.who(RU), source=clean, tile=clean)) == "12.5"


def test_scenario_36_the_pilot_needs_both_tokens_and_another_crew() -> None:
    it = _badge("spaceflight_pilot")
    key = it.tile(RU, "loop_power")
    assert it.refused(Pilot(**it.who(RU), tile=key, to=RU)) == "12.2"
    it.change(US, amplify=12)
    assert it.refused(Pilot(**it.who(RU), tile=key, to=US)) == "12.2"
    assert it.state.tiles[key].strain == 0
    it.change(US, amplify=11)
    it.act(Pilot(**it.who(RU), tile=key, to=US))
    assert (it.state.tiles[key].strain, it.crew(US).amplify) == (1, 12)


def test_scenario_37_the_medical_officer_gives_a_die_for_the_next_round() -> None:
    it = _badge("medical_officer")
    it.change(RU, capacity=1)
    assert it.refused(Medical(**it.who(RU), to=US)) == "12.3"
    it.change(RU, capacity=2)
    it.supply(US, 0)
    assert it.refused(Medical(**it.who(RU), to=US)) == "12.3"
    it.supply(US, 3)
    it.act(Medical(**it.who(RU), to=US))
    assert it.crew(RU).capacity == 0
    it.choose(US, 4)
    it.round_over()
    assert len(it.crew(US).pool) == 1 + it.crew(US).track
    assert 4 in it.crew(US).pool


def test_scenario_38_the_mission_specialist_gives_an_offer_away() -> None:
    it = _badge("mission_specialist")
    key = it.crew(RU).offer[0]
    assert it.refused(Specialist(**it.who(RU), tile=key, to=RU)) == "12.4"
    before = it.crew(US).capacity
    it.act(Specialist(**it.who(RU), tile=key, to=US))
    assert key in it.state.gone
    assert key not in it.crew(RU).offer
    assert it.crew(US).capacity == before + 2


def test_scenario_39_no_badges_while_placing() -> None:
    it = Scene(RU, US)
    it.change(RU, badge="medical_officer", capacity=5)
    assert it.refused(Medical(**it.who(RU), to=US)) == "2.1"


def test_scenario_40_an_emergency_device_saves_once() -> None:
    it = Scene(RU, US)
    it.state.stock = (1, 10, 10, 10)
    it.state.devices = 1
    it.next_card("second_wave")
    it.done()
    assert (it.stock("climate"), it.state.devices) == (0, 0)
    it.done()
    it.done()
    assert it.state.ending == "resource"
    result = PERIGEE.result(it.state)
    assert result is not None
    assert not result.winners


def test_scenario_41_a_disaster_can_take_the_victory() -> None:
    it = Scene(RU, US)
    it.state.round = 5
    it.state.stock = (4, 9, 9, 9)
    it.state.devices = 0
    it.state.missions = tuple(
        type(card)(card.key, (1,) * len(card.filled), (0,) * len(card.filled))
        for card in it.state.missions[:1]
    )
    it.next_card("coolant_leak")
    it.done(1)
    assert it.state.missions[0].done
    assert it.state.ending == "resource"


def test_scenario_42_done_may_be_taken_back_while_another_is_not() -> None:
    it = Scene(RU, US)
    it.act(Done(**it.who(RU)))
    assert it.state.phase == PLACING
    prompts = {prompt.seat: prompt.optional for prompt in PERIGEE.prompts(it.state)}
    assert prompts == {0: True, 1: False}
    it.act(Reopen(**it.who(RU)))
    it.act(Done(**it.who(US)))
    assert it.state.phase == PLACING
    it.act(Done(**it.who(RU)))
    assert it.state.phase != PLACING


def test_scenario_43_every_crew_keeps_its_twelve_dice() -> None:
    it = Scene(RU, US, JP, CA)
    for crew in it.state.crews:
        it.pool(crew.country, *([12, 14, 31] if crew.country == JP else [2, 4, 5]))
    electro, habitat = it.tile(RU, "electrolysis_chamber"), it.tile(JP, "advanced_planet_habitat")
    it.place(RU, electro, 5)  # `act` counts after every action
    it.choose(RU, 2)
    it.place(JP, habitat, 14)
    it.act(Dock(**it.who(CA), die="d5", to=JP, front=1))
    it.act(Fill(**it.who(US), card="crop_trial", die="d4"))
    it.keep(US, 2)
    it.round_over()
    assert it.crew(US).supply + len(it.crew(US).pool) == 12


def test_scenario_44_a_disable_token_blocks_one_round() -> None:
    it = Scene(RU, US)
    key = it.tile(RU, "loop_power", 3)
    it.next_card("breaker_trip", "second_wave", "second_wave")
    it.round_over(8)
    assert it.state.tiles[key].disabled
    it.pool(RU, 4)
    assert it.refused(Place(**it.who(RU), tile=key, die="d4")) == "3.2"
    it.round_over()
    it.pool(RU, 4)
    it.place(RU, key, 4)


def test_a_token_can_be_bought_off() -> None:
    it = _badge("")
    key = it.tile(RU, "loop_power", strain=2)
    it.act(Mend(**it.who(RU), tile=key, token="strain"))
    assert it.state.tiles[key].strain == 1
    assert it.crew(RU).capacity == 3
