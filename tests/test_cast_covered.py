"""Nothing printed on a card is without a test of its own.

How a test says what it is about, in its name or the id of its parameter:

* an ability or reveal power: its key, and that of the character or identity (`test_colonel_paranoid_…`,
  `test_officer_…[colonel]`);
* an agenda row: `row`, the identity and the number of the row, from 0 (`test_row[colonel_2]`);
* a Bonus Character: `bonus` and the identity (`test_bonus_…[colonel-2]`);
* what a Monster is hurt by: `harm`, the card and the cause (`test_harm[choir-gun]`).

The other instructions of a Project X card are sentences, not keys: `INSTRUCTIONS` names the test of each.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path
from types import FunctionType

import pytest

from game.stationfall.actions.deeds import DEEDS
from game.stationfall.cards import CAST, IDENTITIES, PROJECTS
from game.stationfall.questions import TASKS

TESTS = Path(__file__).parent
RULES = TESTS / "rules"

INSTRUCTIONS: dict[str, dict[str, str]] = {
    "choir": {
        "release": "test_choir_turns_one_cube_of_everybody_as_it_wakes",
        "choir_wakes": "test_choir_turns_one_cube_of_everybody_as_it_wakes",
        "choir": "test_choir_silences_who_is_alone_with_it",
        "whisper_to": "test_choir_whispers_a_cube_from_one_to_another",
        "whisper_whose": "test_choir_whispers_a_cube_from_one_to_another",
        "chorus": "test_choir_sings_and_whispers_for_the_rat",
        "drags": "test_choir_never_moves_by_itself_and_is_carried_under_an_officers_eye",
    },
    "combat_swarm": {
        "release": "test_combat_swarm_hurts_nobody_by_coming_out",
        "swarm": "test_combat_swarm_may_attack_step_or_do_nothing",
        "uplink": "test_combat_swarm_uplink_needs_a_console_and_a_live_swarm",
        "tunnel_rat": "test_combat_swarm_may_attack_step_or_do_nothing",
    },
    "grey_goo": {
        "release": "test_grey_goo_covers_the_vault",
        "goo": "test_grey_goo_spreads_by_corridor_vent_and_mooring_whatever_is_locked",
    },
    "slime": {
        "release": "test_slime_engulfs_the_vault_as_it_comes_out",
        "slime": "test_slime_asks_which_way_where_two_are_as_near",
        "breach": "test_slime_breaks_a_lock_for_a_step",
        "on_harm": "test_slime_lets_go_in_a_fire",
    },
    "specimen": {
        "release": "test_specimen_waits_for_the_end_of_the_turn",
        "specimen_prey": "test_specimen_downs_one_of_the_choosers_choice",
        "specimen_step": "test_specimen_prefers_the_dark_among_equal_ways",
        "tunnel_rat": "test_specimen_hurries_to_the_nearest_by_vents_too",
        "breach": "test_specimen_breaks_locks",
        "spares": "test_specimen_cannot_be_attacked_in_the_dark",
    },
    "spore_mother": {
        "release": "test_spore_mother_contaminates_the_vault_and_next_door",
        "spores_bloom": "test_spore_mother_blooms_in_reach",
        "spores_creep": "test_spore_mother_creeps_once_nobody_is_left",
        "tunnel_rat": "test_spore_mother_blooms_in_reach",
        "at_stationfall": "test_spore_mother_three_carriers_take_the_secret_along",
    },
    "stable_wormhole": {
        "release": "test_stable_wormhole_harms_nobody_and_nothing_harms_it",
        "wormhole": "test_stable_wormhole_takes_one_thing_or_body_at_the_end_of_a_turn",
        "step_through": "test_stable_wormhole_is_stepped_through",
        "throw_through": "test_stable_wormhole_takes_items_that_nobody_holds",
        "on_harm": "test_stable_wormhole_is_closed_by_a_missile",
    },
    "subject_zero": {
        "release": "test_subject_zero_wakes_in_the_cryo_lab_and_harms_nobody",
        "subject_prey": "test_subject_zero_disarms_first_and_deletes_the_secret",
        "subject_step": "test_subject_zero_walks_to_the_nearest_sound_pod_with_a_seat",
        "officer": "test_subject_zero_opens_locks_as_an_officer_not_in_a_blackout",
        "spares": "test_subject_zero_yields_to_guns_and_to_two_bludgeons",
        "at_stationfall": "test_subject_zero_away_is_the_secret_and_a_carrier",
    },
}


def plain(name: str) -> str:
    """A name as words between underscores, so that one can be found as a whole in another."""
    return "_" + re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_") + "_"


def named(function: FunctionType) -> Iterator[str]:
    """The test's name, once for each set of its parameters, which are part of it."""
    marks = [mark for mark in getattr(function, "pytestmark", []) if mark.name == "parametrize"]
    for values in product(*(_ids(mark) for mark in marks)):
        yield plain(" ".join((function.__name__, *values)))


def _ids(mark: pytest.Mark) -> list[str]:
    given = mark.kwargs.get("ids")
    return [str(value) for value in (given if isinstance(given, list) else mark.args[1])]


@cache
def written() -> dict[str, tuple[str, ...]]:
    """Every test of the rules by its name in the code: the names it goes by."""
    found: dict[str, tuple[str, ...]] = {}
    for path in sorted(RULES.rglob("test_*.py")):
        module = import_module(".".join(path.relative_to(TESTS.parent).with_suffix("").parts))
        for key, it in vars(module).items():
            if key.startswith("test_") and isinstance(it, FunctionType):
                found[key] = (*found.get(key, ()), *named(it))
    return found


def about(*words: str) -> bool:
    """Whether some test says it is about all of these."""
    wanted = [plain(word) for word in words]
    return any(all(word in name for word in wanted) for names in written().values() for name in names)


ABILITIES = [(card.key, ability.key) for card in CAST.values() for ability in card.abilities]
POWERS = [(it.key, power.key) for it in IDENTITIES.values() for power in it.powers]
ROWS = [(it.key, row) for it in IDENTITIES.values() for row in range(len(it.agenda))]
BONUSES = [it.key for it in IDENTITIES.values() if it.bonus is not None]
HARMS = [(card, cause) for card, it in PROJECTS.items() for cause in sorted(it.harm)]


@pytest.mark.parametrize(("who", "ability"), ABILITIES + POWERS)
def test_every_ability_and_reveal_power_is_tested(who: str, ability: str) -> None:
    assert about(who, ability)


@pytest.mark.parametrize(("identity", "row"), ROWS)
def test_every_agenda_row_is_tested(identity: str, row: int) -> None:
    assert about(f"row_{identity}_{row}")


@pytest.mark.parametrize("identity", BONUSES)
def test_every_bonus_is_tested(identity: str) -> None:
    assert about("bonus", identity)


@pytest.mark.parametrize(("card", "cause"), HARMS)
def test_every_harm_line_is_tested(card: str, cause: str) -> None:
    assert about("harm", card, cause)


def instructions(card: str) -> set[str]:
    """What a Project X card tells somebody to do, to ask or to allow."""
    it = PROJECTS[card]
    asked = {name for name, cls in TASKS.items() if _module(cls.__module__) == card}
    deeds = {str(cls.__struct_config__.tag) for cls in DEEDS if _module(cls.__module__) == card}
    special = {"spares", "on_harm", "drags", "at_stationfall"}
    able = {ability.key for ability in it.abilities}
    return {"release"} | asked | deeds | able | {key for key in special if getattr(it, key) is not None}


def _module(name: str) -> str:
    return name.rpartition(".")[2]


@pytest.mark.parametrize("card", sorted(PROJECTS))
def test_every_instruction_of_project_x_is_tested(card: str) -> None:
    assert instructions(card) == INSTRUCTIONS[card].keys()
    assert not set(INSTRUCTIONS[card].values()) - written().keys()


def test_what_nobody_tests_is_found() -> None:
    assert not about("colonel", "telepathy")
    assert not about("row_colonel_4")
    assert not about("harm", "slime", "gun_powder")
