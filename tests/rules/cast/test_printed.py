"""What is printed on the character cards, and what is said there of guilt and bribes."""

from __future__ import annotations

import pytest

from game.stationfall import people, scoring
from game.stationfall.cards import CAST, card_of
from game.stationfall.lesson import TUTORIAL
from tests.rules.scene import Scene, bribes, dealt, tutorial_with

PRINTED: dict[str, tuple[str, int, tuple[str, ...], tuple[str, ...]]] = {
    "astrochimp": ("kitchen", 5, ("tunnel_rat", "loyal"), ("zero_born",)),
    "billionaire": ("suite", 3, ("live_streams", "rich"), ("hollow_promises",)),
    "boarder": ("outer_space", 4, ("breach", "fugitive"), ("missile", "extricate")),
    "botanist": ("hydroponics", 5, ("scientist", "zero_born"), ("creatropism",)),
    "clones": ("fuel_cells", 5, ("zero_born", "jury_rig"), ("go_go_go",)),
    "colonel": ("security_station", 4, ("officer", "paranoid"), ("mission_first",)),
    "consort": ("rec_room", 6, ("fast_talk", "mimic_frameup"), ("shapeshift_switch",)),
    "corpsicle": ("cryo_lab", 5, ("vengeful", "dying"), ("last_gasp",)),
    "counselor": ("therapy_garden", 6, ("officer", "wormtongue"), ("recorded_confessional",)),
    "cyborg": ("cryo_lab", 4, ("uncanny", "fugitive"), ("brutal", "self_repair")),
    "daredevil": ("locker_room", 5, ("pride", "adrenaline"), ("point_break",)),
    "digital_assistant": ("data", 5, ("ai", "helpful"), ("root_access", "trojan_horse")),
    "doctor": ("forward_hub", 5, ("scientist", "split"), ()),
    "drones": ("physics_lab", 0, ("disassemble", "remote_control"), ()),
    "engineer": ("array_control", 5, ("officer", "jury_rig"), ("overload",)),
    "exile": ("array_control", 6, ("fast_talk", "hacker"), ("blood_from_a_stone", "tradecraft")),
    "inspector": ("chem_lab", 4, ("investigator", "badge"), ("offshore_shenanigans",)),
    "legal": ("aft_hub", 4, ("process_server", "lawyer_up"), ("fine_print", "hardcopy")),
    "medical": ("aft_hub", 4, ("emergency_response", "helpful"), ("haywire",)),
    "microbiologist": ("physics_lab", 5, ("scientist", "loyal"), ("infect",)),
    "operative": ("suite", 5, ("emp_burst", "officer"), ("claymore", "nerve_gas")),
    "security": ("print_shop", 4, ("peacekeeper", "armored"), ("authorized_force",)),
    "station_chief": ("therapy_garden", 5, ("officer", "pride"), ("forceful_presence",)),
    "stowaway": ("card", 4, ("tunnel_rat", "hacker"), ("secret_cache",)),
    "stranger": ("nanofactory", 6, ("uncanny",), ("homework", "enigma")),
    "telepathic_rat": ("item", 8, ("telepathy", "paranoid"), ("my_precious",)),
    "troubleshooter": ("print_shop", 6, ("tunnel_rat", "jury_rig"), ("talk_them_through_it",)),
}
"""Start, limit, abilities and reveal powers of each card. The Doctor's two have one power each."""

ITEMS = {
    "billionaire": ("fletcher",),
    "boarder": ("helmet", "gun", "bludgeon"),
    "colonel": ("gun",),
    "troubleshooter": ("bludgeon",),
}
INTEGRAL = {"corpsicle": ("helmet",), "drones": ("bludgeon",), "security": ("gun",)}
ROBOTS = {"consort", "cyborg", "drones", "legal", "medical", "security"}
NO_HUMANS = (ROBOTS - {"cyborg"}) | {"digital_assistant", "telepathic_rat"}


@pytest.mark.parametrize("card", PRINTED)
def test_cards_say_what_is_printed(card: str) -> None:
    start, limit, abilities, powers = PRINTED[card]
    it = CAST[card]
    assert (it.start, it.limit) == (start, limit)
    assert (it.items, it.integral) == (ITEMS.get(card, ()), INTEGRAL.get(card, ()))
    assert tuple(ability.key for ability in it.abilities) == abilities
    assert tuple(power.key for power in it.powers) == powers
    for pawn in people.pawns_of(Scene(cast=tutorial_with(card)).state, card):
        assert people.robot(pawn) == (card in ROBOTS)
        assert people.human(pawn) == (card not in NO_HUMANS)
        assert pawn.items == it.items
        assert pawn.down == (card == "corpsicle")
        assert pawn.contaminated == (card == "telepathic_rat")


@pytest.mark.parametrize("card", TUTORIAL)
def test_kinds_and_starting_places(card: str) -> None:
    pawn = Scene().pawn(card)
    assert pawn.at == PRINTED[card][0]
    assert people.robot(pawn) == (card in ROBOTS)
    assert people.human(pawn) == (card not in NO_HUMANS)
    assert people.live(pawn)


@pytest.mark.parametrize("card", TUTORIAL)
def test_only_the_troubleshooter_and_security_start_with_anything(card: str) -> None:
    pawn = Scene().pawn(card)
    assert pawn.items == (("bludgeon",) if card == "troubleshooter" else ())
    assert pawn.integral == (("gun",) if card == "security" else ())
    assert pawn.data == ()


# --- Guilt and bribes -----------------------------------------------------------------------------------


def wins_guilty(identity: str) -> bool:
    return scoring.may_win(dealt(identity).identity(0, identity).accused(0, "guilty").state, 0)


def bribed(identity: str) -> int:
    """What the PC scores for its own player's Bribe and another's."""
    return bribes(dealt(identity).pc(0, identity).bribed(1, card_of(identity)))


@pytest.mark.parametrize("card", TUTORIAL)
def test_guilty_winners_are_the_cyborg_and_the_engineer(card: str) -> None:
    assert wins_guilty(card) == (card in {"cyborg", "engineer"})


@pytest.mark.parametrize("card", ["billionaire", "boarder", "corpsicle", "inspector"])
def test_only_the_boarder_wins_guilty(card: str) -> None:
    assert wins_guilty(card) == (card == "boarder")


@pytest.mark.parametrize("card", ["consort", "digital_assistant", "legal"])
def test_only_the_assistant_wins_guilty(card: str) -> None:
    assert wins_guilty(card) == (card == "digital_assistant")


@pytest.mark.parametrize("identity", ["botanist", "jekyll", "hyde", "microbiologist", "telepathic_rat"])
def test_only_the_rat_wins_guilty(identity: str) -> None:
    assert wins_guilty(identity) == (identity == "telepathic_rat")


@pytest.mark.parametrize("card", ["clones", "colonel", "operative"])
def test_none_of_them_wins_guilty_or_for_bribes(card: str) -> None:
    assert not wins_guilty(card)
    assert bribed(card) == 2


@pytest.mark.parametrize(
    ("card", "points"), [("billionaire", 0), ("boarder", 3), ("corpsicle", 2), ("inspector", 3)]
)
def test_what_a_bribe_is_worth_to_them(card: str, points: int) -> None:
    assert bribed(card) == points


@pytest.mark.parametrize(("card", "points"), [("consort", 3), ("digital_assistant", 2), ("legal", 2)])
def test_bribes_are_worth_double_to_the_consort(card: str, points: int) -> None:
    assert bribed(card) == points


@pytest.mark.parametrize(("identity", "points"), [("jekyll", 2), ("hyde", 3), ("microbiologist", 2)])
def test_bribes_are_worth_double_to_hyde(identity: str, points: int) -> None:
    assert bribed(identity) == points
