"""The game's files: what stands in them, and how a row that cannot be played with is refused."""

from __future__ import annotations

import pytest

from game import text
from game.api import Name
from game.perigee import describe
from game.perigee.content import HERE, BrokenContent, content, load, need
from game.perigee.rows import KINDS, RESOURCES

TEXTS = {file: (HERE / f"{file}.toml").read_text("utf-8") for file in KINDS}


def test_what_the_box_holds() -> None:
    read = content()
    assert len(read.missions) == 8
    assert sorted(card.deck for card in read.disasters.values()) == ["meteor"] * 10 + ["toxic"] * 10
    for country in read.countries:
        mine = [kind for kind in read.tiles.values() if kind.country == country]
        assert len([kind for kind in mine if kind.tier == 0]) == 8
        assert len([kind for kind in mine if kind.tier == 2]) == 4
        assert {kind.key.removesuffix(f"_{country}") for kind in mine if kind.tier == 3} == {
            "photobioreactor_chamber", "thermoelectric_generator", "multipurpose_research_lab",
        }  # fmt: skip
        assert {kind.makes[0] for kind in mine if kind.tier == 1} == set(range(len(RESOURCES)))


def test_every_row_says_where_it_comes_from() -> None:
    read = content()
    assert {kind.source for kind in read.tiles.values()} == {"seed", "ours"}
    assert all(row.source == "seed" for row in read.countries.values())


@pytest.mark.parametrize(
    ("words", "values", "dice"),
    [
        ("any", "123456", 1), ("even", "246", 1), ("odd", "135", 1), ("=3", "3", 1), ("4-6", "456", 1),
        ("pair", "123456", 2), ("3+3", "3", 2),
    ],
)  # fmt: skip
def test_what_dice_a_place_takes(words: str, values: str, dice: int) -> None:
    found = need(words)
    assert "".join(str(value) for value in range(7) if found.values[value]) == values
    assert found.dice == dice


@pytest.mark.parametrize("words", ["", "7", "=7", "6-4", "3+4", "all"])
def test_other_dice_are_refused(words: str) -> None:
    with pytest.raises(ValueError, match="expected any"):
        need(words)


@pytest.mark.parametrize(
    ("file", "old", "new", "place", "says"),
    [
        ("tiles", 'asks = "4-6"', 'asks = "6-4"', "tiles[1] (governor)", "expected any, even"),
        ("tiles", 'country = "russia"', 'country = "brazil"', "tiles[0] (loop)", "expected russia, canada"),
        ("tiles", "cost = 0", "price = 0", "tiles[0] (loop)", "price"),
        ("tiles", 'source = "ours"', 'source = "mine"', "tiles[0] (loop)", "expected seed, public, ours"),
        ("tiles", 'each = "resource"', 'makes = ["power"]', "russia", "no tile of tier 0 that makes climate"),
        ("tiles", 'ours = ["tier"', 'ours = ["colour"', "tiles[1] (governor)", "`ours` names `colour`"),
        ("tiles", 'does = "reroll", most = 3', 'does = "take", dice = 1', "governor_climate", "no storage"),
        ("tiles", 'does = "reroll", most = 3', 'does = "turn", ways = ["up"]', "governor_climate", "no dice"),
        ("disasters", '"strike", rows = [0, 1, 2] }', '"boom" }', "cards[0] (coolant_leak)", "boom"),
        ("disasters", 'slots = ["5-6", "5-6"]', "slots = []", "cards[7] (debris_cloud)", "`stays` and"),
        ("disasters", "values = [2, 5]\n", "", "cards[10] (fading_vision)", "toxic deck"),
        ("missions", 'slots = ["run"]', 'slots = ["run", "odd"]', "telemetry_relay", "expected any"),
        ("missions", "apart = true", "apart = 3", "docking_rehearsal", "bool"),
        ("missions", ', resource = "power"', "", "array_rewiring", "does not say of what"),
        ("balance", "easy = [3, 3, 3, 4", "easy = [3, 3, 4", "use.easy", "expected 8 figures"),
        ("balance", "dice = { value = 12", "dice = { value = -1", "dice", ">= 0"),
        ("countries", "[japan]", "[germany]", "germany", "germany"),
        ("countries", 'light = "blue"', 'light = "red"', "blue", "no country has this light"),
    ],
)  # fmt: skip
def test_a_bad_row_is_refused_with_its_place(file: str, old: str, new: str, place: str, says: str) -> None:
    assert old in TEXTS[file]
    times = -1 if says.startswith("no country") else 2 if "tier 0" in says else 1
    with pytest.raises(BrokenContent) as caught:
        load({**TEXTS, file: TEXTS[file].replace(old, new, times)})
    assert says in str(caught.value)
    assert caught.value.file == file
    assert place in (caught.value.place, "germany")


def test_no_toml_at_all() -> None:
    with pytest.raises(BrokenContent, match=r"missions\.toml"):
        load({**TEXTS, "missions": "[[["})


@pytest.mark.parametrize("language", text.languages())
def test_what_a_card_lists_is_named_with_commas_between(language: str) -> None:
    said = text.say(describe.disaster("static"), language, game="perigee")
    lights = [text.say(Name(light), language, game="perigee") for light in ("red", "blue")]
    comma = "、" if language == "ja" else ", "
    assert comma.join(lights) in said
    assert f"1{comma}6" in text.say(describe.disaster("slow_reflexes"), language, game="perigee")
