"""The board: what the reference manual says of it, what has been seen on it, and what a wrong one is told.

No test insists on an invented corridor, vent, item or seat: whoever corrects one corrects no test.
"""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from game.api import Message
from game.stationfall.board import Board, Corridor, Section, Work, board, put_together, steps
from game.stationfall.paths import reach
from game.stationfall.plan import FILE, OUTSIDE, BrokenBoard, load
from game.stationfall.setup import MINUTES
from tests import speech

TEXT = FILE.read_text("utf-8")
NOBODY: frozenset[str] = frozenset()
EVERYBODY = load(TEXT).characters
FULL = board(EVERYBODY)
BARE = board(NOBODY)


def works(section: str, on: Board = FULL) -> set[tuple[str, str]]:
    return {(work.verb, work.thing) for work in on.sections[section].works}


def where(verb: str, thing: str = "", on: Board = FULL) -> set[str]:
    return {key for key in on.sections if (verb, thing) in works(key, on)}


def officers(verb: str, thing: str = "", on: Board = FULL) -> set[bool]:
    return {
        work.officer
        for section in on.sections.values()
        for work in section.works
        if (work.verb, work.thing) == (verb, thing)
    }


def adjacent(a: str, b: str, on: Board = FULL) -> bool:
    return b in [there for there, _ in on.doors[a]] and a in [there for there, _ in on.doors[b]]


def distance(a: str, b: str, *, vents: bool = False, space: bool = False) -> int:
    return steps(FULL, a, vents=vents, space=space)[b]


# --- 2. Set-up -----------------------------------------------------------------------------------------


def test_2_2_1_four_pods_wait_at_the_aft_airlocks() -> None:
    pods = {key for key, section in BARE.sections.items() if section.moored == "aft_airlocks"}
    assert pods == {"alcatraz", "hail_mary", "houdini", "mcqueen"}


def test_2_2_1_hail_mary_starts_damaged() -> None:
    assert [key for key, section in FULL.sections.items() if section.damaged] == ["hail_mary"]


def test_2_2_3_kompromat_goes_to_purple_spots_first() -> None:
    colours = [FULL.sections[spot].kompromat for spot in FULL.spots]
    assert colours == ["purple"] * 12 + ["green"] * 8
    # Twelve characters fill the purple spots, but for the topmost, and leave the green ones empty.
    assert set(FULL.spots[:11]) >= {"kitchen", "chem_lab", "rec_room", "mcqueen"}
    assert FULL.spots[11] == "houdini"
    assert FULL.sections["therapy_garden"].kompromat == "green"


def test_2_2_3_a_section_has_a_colour_exactly_if_it_has_a_spot() -> None:
    assert {key for key, section in FULL.sections.items() if section.kompromat} == set(FULL.spots)
    assert len(set(FULL.spots)) == len(FULL.spots)


@pytest.mark.parametrize(
    ("character", "section"),
    [
        ("counselor", "shred_room"),
        ("station_chief", "medevac_pod"),
        ("troubleshooter", "cargo_claw"),
        ("inspector", "inspectors_shuttle"),
    ],
)
def test_2_2_5_a_character_brings_a_section(character: str, section: str) -> None:
    assert section not in BARE.sections
    assert board(frozenset({character})).sections.keys() - BARE.sections.keys() == {section}


@pytest.mark.parametrize(
    ("character", "section", "item"),
    [("botanist", "hydroponics", "fang_moss"), ("daredevil", "print_shop", "rocket_wings")],
)
def test_2_2_5_a_character_brings_an_item(character: str, section: str, item: str) -> None:
    assert item not in BARE.sections[section].items
    assert item in board(frozenset({character})).sections[section].items


def test_2_2_5_what_is_not_there_leaves_no_trace() -> None:
    for on in (BARE, FULL):
        assert on.doors.keys() == on.vents.keys() == on.sections.keys()
        for corridor in on.corridors.values():
            assert {corridor.a, corridor.b} <= on.sections.keys()
        assert {*on.outward} | {*on.inward} | {*on.spots} | {*on.power} <= on.sections.keys()
    assert "shred_room" not in {there for there, _ in BARE.doors["therapy_garden"]}
    assert "cargo_claw" not in BARE.inward


@pytest.mark.parametrize(
    ("section", "item"),
    [
        ("aft_airlocks", "helmet"),
        ("storage", "helmet"),
        ("storage", "bludgeon"),
        ("storm_shelter", "helmet"),
        ("physics_lab", "artifact"),
        ("suite", "briefcase"),
        ("magnetic_containment", "antimatter"),
    ],
)
def test_2_2_6_items_lie_where_they_were_seen(section: str, item: str) -> None:
    assert item in BARE.sections[section].items


@pytest.mark.parametrize("item", ["antimatter", "artifact", "briefcase", "fang_moss", "rocket_wings"])
def test_2_2_6_unique_items_lie_in_one_place(item: str) -> None:
    assert sum(section.items.count(item) for section in FULL.sections.values()) == 1


def test_2_2_6_antimatter_lies_in_asphyxiation() -> None:
    hazards = {key: section.hazard for key, section in FULL.sections.items() if section.hazard}
    assert hazards == {"magnetic_containment": "asphyxiation", OUTSIDE: "asphyxiation"}


def test_2_2_6_three_locks() -> None:
    locked = [corridor for corridor in FULL.corridors.values() if corridor.locked]
    assert {end for corridor in locked for end in (corridor.a, corridor.b)} >= {
        "magnetic_containment", "reactor", "vault_x", "shred_room", "therapy_garden",
    }  # fmt: skip
    assert len(locked) == 3
    assert sum(corridor.locked for corridor in BARE.corridors.values()) == 2


# --- 5. The board --------------------------------------------------------------------------------------


def test_5_1_1_sections_are_places_pods_and_outer_space_but_not_the_mesosphere() -> None:
    assert len(FULL.sections) == 41
    assert OUTSIDE in FULL.sections
    assert {"alcatraz", "medevac_pod"} <= FULL.sections.keys()
    assert not {"mesosphere", "rescue_ship"} & FULL.sections.keys()
    assert all(key == section.key for key, section in FULL.sections.items())


@pytest.mark.parametrize("section", ["aft_airlocks", "reactor", "magnetic_containment", "forward_hub"])
def test_5_1_2_pink_sections_have_no_gravity(section: str) -> None:
    assert not FULL.sections[section].gravity


def test_5_1_2_blue_sections_have_gravity() -> None:
    assert FULL.sections["print_shop"].gravity


def test_5_1_2_pods_have_no_gravity() -> None:
    assert not any(section.gravity for section in FULL.sections.values() if section.pod)


def test_5_1_3_1_dark_sections() -> None:
    assert FULL.sections["forward_exhaust"].dark
    assert FULL.sections["locker_room"].dark


def test_5_1_3_2_everything_else_is_lit() -> None:
    assert not FULL.sections["aft_airlocks"].dark
    assert not any(section.dark for section in FULL.sections.values() if section.pod)


def test_5_1_5_three_sections_generate_power() -> None:
    assert len(FULL.power) == 3
    assert {"reactor", "fuel_cells"} < set(FULL.power)
    assert {key for key, section in FULL.sections.items() if section.power} == set(FULL.power)


def test_5_1_7_1_outer_space_is_reached_through_airlocks_only() -> None:
    assert FULL.doors[OUTSIDE] == ()
    assert FULL.vents[OUTSIDE] == ()
    assert OUTSIDE not in steps(FULL, "aft_airlocks", vents=True)
    assert steps(FULL, "aft_airlocks", space=True)[OUTSIDE] == 1


def test_5_1_7_1_arrows_lead_one_way_or_both() -> None:
    assert FULL.sections["aft_airlocks"].arrow == "both"
    assert FULL.sections["forward_airlocks"].arrow == "both"
    assert {section.arrow for section in FULL.sections.values()} <= {"", "in", "out", "both"}
    for key, section in FULL.sections.items():
        assert (key in FULL.outward) is (section.arrow in {"out", "both"})
        assert (key in FULL.inward) is (section.arrow in {"in", "both"})


def test_5_3_corridors_lead_both_ways() -> None:
    for key, corridor in FULL.corridors.items():
        assert key == corridor.key == f"{corridor.a}|{corridor.b}"
        assert corridor.a < corridor.b
        assert (corridor.b, key) in FULL.doors[corridor.a]
        assert (corridor.a, key) in FULL.doors[corridor.b]
    assert sum(map(len, FULL.doors.values())) == 2 * len(FULL.corridors)


def test_5_4_vents_lead_both_ways() -> None:
    assert all(here in FULL.vents[there] for here, ends in FULL.vents.items() for there in ends)


def test_5_4_2_vents_are_for_those_who_may_use_them() -> None:
    assert distance("kitchen", "reactor", vents=True) == 1
    assert distance("kitchen", "reactor") > 1


def test_5_4_3_vents_are_never_locked() -> None:
    fine = '{ a = "kitchen", b = "reactor", source = "seed" }'
    refused(fine, fine.replace(" }", ", locked = true }"), "unknown field `locked`")


def test_5_5_1_pods_hang_on_one_section() -> None:
    for key, section in FULL.sections.items():
        assert section.pod is bool(section.moored) is bool(section.seats)
        if section.pod:
            assert [there for there, _ in FULL.doors[key]] == [section.moored]


def test_5_5_3_every_pod_seats_somebody() -> None:
    assert all(section.seats >= 1 for section in FULL.sections.values() if section.pod)


def test_5_5_4_what_a_launch_requires() -> None:
    needs = {key: set(section.needs) for key, section in FULL.sections.items() if section.pod}
    assert needs["medevac_pod"] == {"down_human_aboard"}
    assert needs["inspectors_shuttle"] == {"inspector_or_jury_rig"}
    assert all("abandon_ship" in needs[pod] for pod in ("alcatraz", "hail_mary", "houdini", "mcqueen"))


# --- 8., 11., 13. What can be done where ---------------------------------------------------------------


def test_8_5_1_entering_the_bio_lab_contaminates() -> None:
    assert [key for key, section in FULL.sections.items() if section.contaminates] == ["bio_lab"]


def test_11_6_consoles() -> None:
    consoles = {key for key, section in FULL.sections.items() if section.console}
    assert consoles == {"security_station", "mainframe"}


def test_13_1_abandon_ship_is_for_officers_on_the_bridge() -> None:
    assert where("abandon_ship") == {"bridge"}
    assert officers("abandon_ship") == {True}


def test_13_2_2_transmit_in_array_control() -> None:
    assert where("transmit") == {"array_control"}
    assert officers("transmit") == {False}


def test_13_3_2_release_project_x_is_for_officers_on_the_bridge_or_in_the_cryo_lab() -> None:
    assert where("release_project_x") == {"bridge", "cryo_lab"}
    assert officers("release_project_x") == {True}


def test_13_4_2_decontaminate_in_the_tanks() -> None:
    assert where("decontaminate") == {"tanks"}


def test_13_5_the_engineer_keeps_the_antimatter_to_officers() -> None:
    (place,) = where("eject_antimatter")
    assert officers("eject_antimatter", on=BARE) == {False}
    assert officers("eject_antimatter", on=board(frozenset({"engineer"}))) == {True}
    (work,) = (work for work in BARE.sections[place].works if work.verb == "eject_antimatter")
    assert work == Work("eject_antimatter", officer_with="engineer")


def test_13_6_timed_launch_in_every_pod() -> None:
    assert where("timed_launch") == {key for key, section in FULL.sections.items() if section.pod}


def test_13_7_section_launch_where_pods_are_moored() -> None:
    assert where("section_launch") >= {"aft_airlocks", "forward_airlocks"}
    assert where("section_launch") == {section.moored for section in FULL.sections.values() if section.pod}


def test_13_8_3_bridge_launch_is_for_officers_on_the_bridge() -> None:
    assert where("bridge_launch") == {"bridge"}
    assert officers("bridge_launch") == {True}


@pytest.mark.parametrize(
    ("thing", "section", "officer"),
    [
        ("bludgeon", "print_shop", False),
        ("gun", "print_shop", True),
        ("helmet", "print_shop", False),
        ("firebomb", "chem_lab", False),
        ("nanogel", "nanofactory", False),
        ("x_secret", "bio_lab", False),
        ("evidence", "security_station", False),
        ("digital_assistant", "mainframe", False),
    ],
)
def test_13_9_1_what_is_manufactured_where(thing: str, section: str, officer: bool) -> None:
    assert where("manufacture", thing) == {section}
    assert officers("manufacture", thing) == {officer}


def test_13_9_1_digital_assistant_only_if_in_play() -> None:
    assert not where("manufacture", "digital_assistant", BARE)
    (work,) = board(frozenset({"digital_assistant"})).sections["mainframe"].works
    assert work == Work("manufacture", "digital_assistant", needs="digital_assistant")


def test_13_10_2_meditate_in_the_therapy_garden() -> None:
    assert where("meditate") == {"therapy_garden"}


def test_13_11_repair_in_the_machine_shop_or_the_print_shop() -> None:
    """The launch manuals and the reference manual disagree: never in both."""
    assert where("repair") == {"machine_shop"}
    assert where("repair", on=board(EVERYBODY, "print_shop")) == {"print_shop"}


def test_13_12_2_self_destruct_is_for_officers_on_the_bridge() -> None:
    assert where("self_destruct") == {"bridge"}
    assert officers("self_destruct") == {True}


def test_13_13_1_airlock_follows_the_arrows() -> None:
    assert where("airlock") == {*FULL.outward, OUTSIDE}


def test_13_14_cameras_in_the_security_station() -> None:
    assert where("cameras") == {"security_station"}


def test_actions_beyond_the_manual() -> None:
    assert where("wipe") == {"physics_lab"}
    assert where("salvage") == {"shred_room"}
    assert where("grab") == {"cargo_claw"}
    assert where("wings_launch") == {OUTSIDE}
    assert not where("wings_launch", on=BARE)


# --- Moves that were seen ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "walk",
    [
        ["therapy_garden", "aft_hub", "reactor"],
        ["reactor", "aft_airlocks"],
        ["reactor", "magnetic_containment"],
        ["forward_exhaust", "chem_lab"],
        ["chem_lab", "bio_lab"],
        ["physics_lab", "forward_hub"],
        ["physics_lab", "print_shop"],
        ["therapy_garden", "shred_room"],
        ["forward_airlocks", "medevac_pod"],
        ["forward_airlocks", "cargo_claw"],
        ["aft_hub", "rec_room", "suite"],
        ["storm_shelter", "tanks", "forward_hub"],
        ["aft_hub", "machine_shop"],
        ["aft_airlocks", "mcqueen"],
    ],
    ids=" > ".join,
)
def test_12_1_1_steps_that_were_seen(walk: list[str]) -> None:
    assert all(adjacent(a, b) for a, b in pairwise(walk))
    assert distance(walk[0], walk[-1]) == len(walk) - 1


def test_12_1_1_through_a_vent_as_in_the_tutorial() -> None:
    assert "reactor" in FULL.vents["kitchen"]
    assert not adjacent("kitchen", "reactor")
    assert distance("kitchen", "aft_airlocks", vents=True) == 2


def test_12_1_1_a_dashed_line_to_the_airlocks_is_not_for_everyone() -> None:
    assert distance("aft_hub", "aft_airlocks") == 2
    assert distance("aft_hub", "aft_airlocks", vents=True) == 1


def test_12_1_1_airlock_to_airlock_takes_two_actions_through_space() -> None:
    assert distance("forward_airlocks", "aft_airlocks", space=True) == 2
    assert distance("aft_airlocks", "forward_airlocks", space=True) == 2
    assert distance("aft_airlocks", "forward_airlocks") > 2


def test_12_1_3_a_lock_blocks_steps() -> None:
    lock = FULL.corridors["magnetic_containment|reactor"]
    assert lock == Corridor("magnetic_containment|reactor", "magnetic_containment", "reactor", True)
    assert "magnetic_containment" not in steps(FULL, "reactor", locks=frozenset({lock.key}))
    assert steps(FULL, "reactor")["magnetic_containment"] == 1
    assert not FULL.corridors["aft_airlocks|reactor"].locked
    assert not FULL.corridors["bio_lab|chem_lab"].locked


# --- Distances -----------------------------------------------------------------------------------------


def test_steps_count_from_the_start_itself() -> None:
    assert steps(FULL, "bridge")["bridge"] == 0
    assert steps(FULL, OUTSIDE) == {OUTSIDE: 0}


def test_steps_come_back_only_where_an_arrow_leads_in() -> None:
    assert steps(FULL, OUTSIDE, space=True)["cargo_claw"] == 1
    assert steps(FULL, "forward_exhaust", space=True)[OUTSIDE] == 1
    assert steps(FULL, OUTSIDE, space=True)["forward_exhaust"] > 1


def test_steps_are_the_same_both_ways_inside() -> None:
    there = {key: steps(FULL, key) for key in FULL.sections}
    assert all(there[b][a] == n for a, reach in there.items() for b, n in reach.items())


def test_the_search_takes_the_cheaper_of_two_ways_and_tells_the_nearest_first() -> None:
    ways = {"a": [("b", 2), ("c", 1)], "b": [("d", 1)], "c": [("b", 3), ("e", 1)], "e": [("d", 4)]}
    found = list(reach("a", lambda here: ways.get(here, [])))
    assert found == [("a", 0), ("c", 1), ("b", 2), ("e", 2), ("d", 3)]


# --- One board per cast --------------------------------------------------------------------------------


def test_a_board_is_put_together_once() -> None:
    assert board(frozenset({"counselor"})) is board(frozenset({"counselor"}))


def test_characters_who_add_nothing_make_no_difference() -> None:
    assert board(frozenset({"counselor", "exile", "stranger"})) is board(frozenset({"counselor"}))


def test_characters_who_make_a_difference() -> None:
    assert {
        "botanist", "counselor", "daredevil", "digital_assistant", "engineer", "inspector", "station_chief",
        "troubleshooter",
    } == EVERYBODY  # fmt: skip


# --- Provenance ----------------------------------------------------------------------------------------


def test_every_fact_has_a_source() -> None:
    plan = load(TEXT)
    sources = {"seed", "public", "inferred", "invented"}
    for place in plan.places.values():
        assert place.source in sources
        assert {*place.sources.values()} <= sources
        assert {line.source for line in (*place.items, *place.works)} <= sources
    lines = (*plan.corridors, *plan.vents, *plan.arrows, *plan.spots)
    assert {line.source for line in lines} <= sources


def test_what_the_rulebooks_print_is_marked_so() -> None:
    plan = load(TEXT)
    assert plan.sections["print_shop"].sources["gravity"] == "seed"
    assert plan.sections["kitchen"].sources["gravity"] == "inferred"
    (vault,) = (line for line in plan.corridors if "vault_x" in line.ends)
    assert (vault.source, vault.lock_source) == ("inferred", "seed")


# --- What a wrong board is told ------------------------------------------------------------------------


def entry(text: str, at: int) -> str:
    """The entry of a board file that this place in its text belongs to."""
    header = r"^(?:\[(\w+\.\w+)\]|(corridors|vents|arrows|spots) = \[$)"
    *_, last = re.finditer(header, text[: text.index("\n", at)], re.MULTILINE)
    before = re.sub("#.*", "", text[last.end() : at + 1])
    return last[1] or f"{last[2]}[{before.count('{') - 1}]"


def refused(old: str, new: str, message: str, at: str | None = None, **known: set[str]) -> None:
    """With `old` replaced by `new`, the board is refused, naming the entry of that, or the one with `at`."""
    assert TEXT.count(old) == 1, f"{old!r} stands in the board {TEXT.count(old)} times"
    text = TEXT.replace(old, new)
    where = entry(text, TEXT.index(old) if at is None else text.index(at))
    with pytest.raises(BrokenBoard, match=re.escape(message)) as broken:
        load(text, **known)
    assert broken.value.place.partition(" ")[0] == where
    assert str(broken.value).startswith(f"board.toml: {where}")


CORRIDOR = '{ a = "aft_hub", b = "reactor", source = "seed" }'
VENT = '{ a = "cryo_lab", b = "bridge", source = "invented" }'
ARROW = '{ section = "cargo_claw", way = "in", source = "invented" }'
SPOT = '{ section = "houdini", colour = "purple", source = "seed" }'
BIO_LAB_SOURCES = 'sources = { level = "inferred", gravity = "inferred", contaminates = "seed" }'


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        # Unknown names
        (CORRIDOR, CORRIDOR.replace("reactor", "recator"), "there is no section `recator`"),
        (VENT, VENT.replace("bridge", "brigde"), "there is no section `brigde`"),
        (ARROW, ARROW.replace("cargo_claw", "claw"), "there is no section `claw`"),
        (SPOT, SPOT.replace("houdini", "hudini"), "there is no section `hudini`"),
        ('moored = "suite"', 'moored = "sweet"', "moored at `sweet`, which is no section"),
        (
            '"antimatter", source',
            '"antimater", source',
            "Invalid enum value 'antimater' - at `$.items[0].item`: expected antimatter, artifact",
        ),
        (
            'thing = "firebomb"',
            'thing = "firebob"',
            "Invalid enum value 'firebob' - at `$.works[0].thing`: expected antimatter, artifact",
        ),
        (
            '"officer_aboard"]',
            '"officer"]',
            "Invalid enum value 'officer' - at `$.needs[1]`: expected abandon_ship, officer_aboard",
        ),
        # Lines that lead nowhere, or where another leads
        (CORRIDOR, CORRIDOR.replace("reactor", "aft_hub"), "leads nowhere else"),
        (VENT, VENT.replace("bridge", "cryo_lab"), "leads nowhere else"),
        (VENT, VENT.replace("bridge", "bio_lab"), "stands in corridors["),
        (VENT, VENT.replace("cryo_lab", OUTSIDE).replace("bridge", OUTSIDE), "leads nowhere else"),
        (ARROW, ARROW.replace("cargo_claw", OUTSIDE), "from `outer_space` it leads nowhere else"),
        # Unknown sources and fields
        (
            CORRIDOR,
            CORRIDOR.replace("seed", "guessed"),
            "value 'guessed' - at `$.source`: expected seed, public, inferred, invented",
        ),
        (CORRIDOR, CORRIDOR.replace("source", "sauce"), "unknown field `sauce`"),
        (
            CORRIDOR,
            CORRIDOR.replace(', source = "seed"', ""),
            "corridors[0] (aft_hub, reactor): Object missing required field `source`",
        ),
        (CORRIDOR, CORRIDOR.replace(" }", ', lock_source = "seed" }'), "`locked` and `lock_source`"),
        (CORRIDOR, CORRIDOR.replace(" }", ", locked = true }"), "`locked` and `lock_source`"),
        (CORRIDOR, CORRIDOR.replace('"reactor"', "7"), "Expected `str`, got `int` - at `$.b`"),
        (ARROW, ARROW.replace('"in"', '"up"'), "Invalid enum value 'up' - at `$.way`: expected in, out"),
        (
            SPOT,
            SPOT.replace("purple", "pink"),
            "Invalid enum value 'pink' - at `$.colour`: expected purple, green",
        ),
        (
            "contaminates = true",
            "contaminated = true",
            "sections.bio_lab: Object contains unknown field `contaminated`",
        ),
        ("contaminates = true", 'contaminates = "yes"', "Expected `bool`, got `str` - at `$.contaminates`"),
        ("seats = 3", "seats = 0", "Expected `int` >= 1 - at `$.seats`"),
        ('thing = "gun", officer', 'thing = "gun", offizier', "unknown field `offizier` - at `$.works[1]`"),
    ],
)
def test_a_wrong_entry_is_named(old: str, new: str, message: str) -> None:
    refused(old, new, message)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (CORRIDOR, "stands in corridors["),
        (VENT, "`bridge`, `cryo_lab` stands in vents[8] already"),
        (ARROW, "`cargo_claw`, `in` stands in arrows[6] already"),
        (SPOT, "`houdini` stands in spots[11] already"),
    ],
)
def test_a_line_stands_once(line: str, message: str) -> None:
    again = line.replace("{ ", "{  ")
    refused(f"{line},", f"{line},\n    # Once more: {{ }}\n    {again},", message, at=again)


def test_a_corridor_stands_once_whichever_way_it_is_written() -> None:
    back = '{ a = "reactor", b = "aft_hub", source = "public" }'
    refused(f"{CORRIDOR},", f"{CORRIDOR}, {back},", "stands in corridors[0] already", at=back)


def test_a_vent_runs_beside_no_corridor() -> None:
    vent = '{ a = "suite", b = "quarters", source = "invented" }'
    refused(f"{VENT},", f"{VENT},\n{vent},", "stands in corridors[", at=vent)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("[sections.bridge]", "[sections.aft_hub]", "Cannot declare ('sections', 'aft_hub') twice (at line "),
        ("seats = 3", "seats = three", "Invalid value (at line "),
        ("corridors = [", "hallways = [", "Object contains unknown field `hallways`"),
        (CORRIDOR, '"aft_hub-reactor"', "corridors[0] (aft_hub-reactor): Expected `object`, got `str`"),
    ],
)
def test_a_file_that_is_no_list_of_entries(old: str, new: str, message: str) -> None:
    assert TEXT.count(old) == 1
    with pytest.raises(BrokenBoard, match=f"^board\\.toml: {re.escape(message)}"):
        load(TEXT.replace(old, new))


def test_a_pod_is_no_section_too() -> None:
    refused("[pods.alcatraz]", "[pods.aft_hub]", "this is already a section")


def test_a_section_is_written_in_small_letters() -> None:
    refused("[sections.bridge]", "[sections.Bridge]", "written in small letters")


@pytest.mark.parametrize("field", ['moored = "suite"\n', "seats = 3\n"])
def test_5_5_1_a_pod_has_a_mooring_and_seats(field: str) -> None:
    pod = "[pods.panic_pod]" if "moored" in field else "[pods.mcqueen]"
    refused(field, "", f"missing required field `{field.split()[0]}`", at=pod)


def test_5_5_1_a_pod_hangs_on_a_section() -> None:
    refused('moored = "suite"', 'moored = "houdini"', "moored at `houdini`, which is no section")


def test_5_5_1_a_pod_hangs_where_its_corridor_leads() -> None:
    refused('moored = "suite"', 'moored = "bridge"', "moored at `bridge`, but no corridor joins the two")


def test_5_5_1_a_pod_has_one_corridor() -> None:
    more = '{ a = "bridge", b = "panic_pod", source = "invented" }'
    refused(f"{CORRIDOR},", f"{CORRIDOR},\n{more},", "`panic_pod` is moored at `suite`", at=more)


def test_5_5_1_a_pod_knows_no_gravity() -> None:
    refused("seats = 3", "seats = 3\ngravity = true", "unknown field `gravity`", at="gravity = true\nneeds")


def test_a_stated_fact_needs_a_source() -> None:
    new = 'sources = { level = "inferred", gravity = "inferred" }'
    refused(BIO_LAB_SOURCES, new, "does not say where `contaminates` comes from", at="contaminates = true")


def test_a_source_needs_a_stated_fact() -> None:
    old = "contaminates = true\n"
    refused(old, "", "names `contaminates`, but nothing states it", at=BIO_LAB_SOURCES)


def test_an_unknown_source_of_a_fact() -> None:
    new = BIO_LAB_SOURCES.replace('"seed"', '"hearsay"')
    refused(BIO_LAB_SOURCES, new, "'hearsay' - at `$.sources[...]`: expected seed, public")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('verb = "meditate"', 'verb = "ponder"', "sections.therapy_garden: there is no action `ponder`"),
        ('verb = "grab"', 'verb = "grasp"', "sections.cargo_claw: there is no action `grasp`"),
        ('{ verb = "self_destruct"', '{ verb = "self_distract"', "there is no action `self_distract`"),
    ],
)
def test_an_unknown_verb(old: str, new: str, message: str) -> None:
    verbs = {work.verb for place in load(TEXT).places.values() for work in place.works}
    load(TEXT, verbs=verbs)
    load(TEXT.replace(old, new))
    refused(old, new, message, verbs=verbs)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('with = "counselor"', 'with = "counsellor"'),
        ('"fang_moss", with = "botanist"', '"fang_moss", with = "botany"'),
        ('officer_with = "engineer"', 'officer_with = "enginer"'),
    ],
)
def test_an_unknown_character(old: str, new: str) -> None:
    load(TEXT, characters=EVERYBODY)
    name = new.split('"')[-2]
    refused(old, new, f"there is no character `{name}`", characters={*EVERYBODY})


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('[{ verb = "repair"', '[{ verb = "manufacture"', "`thing` says what `manufacture` makes"),
        (
            '"manufacture", thing = "nanogel"',
            '"repair", thing = "nanogel"',
            "`thing` says what `manufacture` makes",
        ),
        ('thing = "gun"', 'thing = "bludgeon"', "`bludgeon` is here twice"),
        ('{ verb = "cameras"', '{ officer_source = "seed", verb = "cameras"', "nothing about Officers"),
    ],
)
def test_a_work_makes_sense(old: str, new: str, message: str) -> None:
    refused(old, new, message)


def test_13_7_section_launch_needs_a_pod() -> None:
    refused('{ verb = "cameras"', '{ verb = "section_launch"', "no pod is moored here")


def test_13_13_1_an_airlock_needs_an_arrow_out() -> None:
    refused('{ verb = "cameras"', '{ verb = "airlock"', "no arrow leads out")


def test_13_13_1_an_arrow_out_needs_an_airlock() -> None:
    more = '{ section = "bridge", way = "out", source = "invented" }'
    refused(f"{ARROW},", f"{ARROW},\n{more},", "whose works have no `airlock`", at=more)


def test_13_13_1_outer_space_needs_an_airlock() -> None:
    work = '{ verb = "airlock", source = "seed" },\n    { verb = "wings_launch"'
    refused(work, '{ verb = "wings_launch"', "nobody comes back", at="[sections.outer_space]")


def test_a_section_cut_off() -> None:
    line = '{ a = "bio_lab", b = "vault_x", source = "inferred", locked = true, lock_source = "seed" },'
    refused(line, "", "sections.vault_x: it cannot be reached from", at="[sections.vault_x]")


def test_a_section_cut_off_without_a_character() -> None:
    line = '{ a = "bio_lab", b = "vault_x",'
    refused(
        line,
        '{ a = "cargo_claw", b = "vault_x",',
        "sections.vault_x: it cannot be reached from",
        at="[sections.vault_x]",
    )


def test_a_section_behind_a_vent_is_not_cut_off() -> None:
    corridor = '{ a = "chem_lab", b = "forward_exhaust", source = "seed" },'
    text = TEXT.replace(corridor, "").replace(f"{VENT},", f"{VENT},\n{corridor}")
    assert "forward_exhaust" in put_together(load(text), NOBODY).vents["chem_lab"]


def test_outer_space_lets_people_back() -> None:
    text = re.sub(r'.*way = "in".*\n', "", TEXT)
    with pytest.raises(BrokenBoard, match="no way leads from here") as broken:
        load(text)
    assert broken.value.place == "sections.outer_space"


def test_a_board_without_outer_space() -> None:
    with pytest.raises(BrokenBoard, match=r"^board\.toml: there is no section `outer_space`$") as broken:
        load("corridors = []\nvents = []\narrows = []\nspots = []\n[sections]\n[pods]\n")
    assert broken.value.place == ""


def test_an_empty_board() -> None:
    with pytest.raises(BrokenBoard, match=r"^board\.toml: Object missing required field `sections`$"):
        load("")


def test_lines_may_be_written_as_tables() -> None:
    vents = "\n".join(
        f'[[vents]]\na = "{line.a}"\nb = "{line.b}"\nsource = "{line.source}"' for line in load(TEXT).vents
    )
    text = re.sub(r"vents = \[\n(.*\n)*?\]\n", "", TEXT, count=1) + vents + "\n"
    assert load(text) == load(TEXT)
    broken = text.replace('a = "kitchen"', 'a = "kitschen"')
    with pytest.raises(BrokenBoard, match="there is no section `kitschen`") as caught:
        load(broken)
    assert caught.value.place == "vents[0]"


@pytest.mark.parametrize("start", range(5))
def test_a_lost_line_is_borne_or_named(start: int) -> None:
    lines = TEXT.splitlines(keepends=True)
    named: list[str] = []
    for n in range(start, len(lines), 20):
        try:
            load("".join(lines[:n] + lines[n + 1 :]))
        except BrokenBoard as broken:
            named.append(broken.place or str(broken))
    assert named
    assert all(re.search(r"^\w+[.[]|\(at line \d+", place) for place in named)


# --- A correction --------------------------------------------------------------------------------------


def test_a_corrected_line_is_all_it_takes() -> None:
    text = TEXT.replace(
        'a = "suite", b = "panic_pod", source = "inferred"',
        'a = "bridge", b = "panic_pod", source = "public"',
    )
    text = text.replace('moored = "suite"', 'moored = "bridge"')
    text = text.replace('{ verb = "section_launch", source = "inferred" }', "")
    corrected = put_together(load(text), NOBODY)
    assert adjacent("bridge", "panic_pod", corrected)
    assert corrected.sections["panic_pod"].moored == "bridge"
    assert isinstance(corrected.sections["panic_pod"], Section)


# --- What the reader is told of the board --------------------------------------------------------------


@pytest.mark.parametrize(
    ("paragraph", "sections"),
    [
        ("console", {key for key, section in FULL.sections.items() if section.console}),
        ("dark", {key for key, section in FULL.sections.items() if section.dark}),
        ("power", set(FULL.power)),
        (
            "locks",
            {end for line in FULL.corridors.values() if line.locked for end in (line.a, line.b)},
        ),
    ],
)
def test_the_paragraphs_about_the_board_name_its_sections(paragraph: str, sections: set[str]) -> None:
    """All of them, and no others."""
    told = speech.say(Message("rule-map-" + paragraph))
    names = {key: speech.say(Message("name-" + key.replace("_", "-"))) for key in FULL.sections}
    assert {key for key, called in names.items() if called in told} == sections


def test_2_2_7_the_paragraph_about_minutes_is_true() -> None:
    assert MINUTES == {2: 13, 3: 14, 4: 13, 5: 13, 6: 12, 7: 11, 8: 11, 9: 10}
    told = speech.say(Message("rule-2-2-7"))
    assert [int(figure) for figure in re.findall(r"\d+", told)] == [13, 14, 12, 11, 10]
