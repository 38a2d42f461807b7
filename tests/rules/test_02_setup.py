"""2. Set-up."""

from __future__ import annotations

from random import Random

import pytest

from game.api import Foretold, Illegal
from game.stationfall import pods, station
from game.stationfall.actions.answers import Become
from game.stationfall.actions.basic.things import PickUp
from game.stationfall.actions.turn import Activate, Influence
from game.stationfall.cards import CAST, IDENTITIES, PROJECTS
from game.stationfall.check import Broken, check
from game.stationfall.lesson import TUTORIAL
from game.stationfall.setup import MOST
from game.stationfall.state import Kompromat, Options, State
from tests.rules.scene import GAME, Scene, tutorial_with

CHARACTERS = {2: 12, 3: 12, 4: 12, 5: 14, 6: 15, 7: 17, 8: 19, 9: 20}
CARDS_EACH = {2: 3, 3: 3, 4: 2, 5: 2, 6: 2, 7: 2, 8: 2, 9: 2}
TABLES = [seats for seats in CHARACTERS if seats in GAME.seats]

PRINTED_STARTS = {
    "astrochimp": "kitchen",
    "counselor": "therapy_garden",
    "cyborg": "cryo_lab",
    "daredevil": "locker_room",
    "engineer": "array_control",
    "exile": "array_control",
    "medical": "aft_hub",
    "security": "print_shop",
    "station_chief": "therapy_garden",
    "stowaway": "card",
    "stranger": "nanofactory",
    "troubleshooter": "print_shop",
}


def dealt(seats: int = 4, cast: str = "tutorial", seed: int = 1, projectx: str = "random") -> State:
    """A table just after the deal, before anybody has chosen an identity."""
    return GAME.deal(seats, Options(cast=cast, projectx=projectx), Random(seed)).state


@pytest.mark.parametrize("seats", TABLES)
def test_2_1_1_characters_by_number_of_players(seats: int) -> None:
    """As many different characters take part as the table of the manual says, while there are so many."""
    state = dealt(seats, cast="random")
    assert len(set(state.cast)) == len(state.cast) == min(CHARACTERS[seats], len(CAST))
    assert set(state.cast) <= set(CAST)


def test_2_1_1_characters_are_drawn_at_random() -> None:
    """With more characters than are needed, another shuffle brings another cast."""
    casts = {dealt(2, cast="random", seed=seed).cast for seed in range(20)}
    assert len(casts) > 1 or len(CAST) == CHARACTERS[2]


@pytest.mark.parametrize(
    "cast",
    ["exile", tutorial_with("nobody"), tutorial_with() + ",exile", tutorial_with().replace("exile,", "")],
)
def test_2_1_1_a_wrong_cast_is_not_dealt(cast: str) -> None:
    """Too few, an unknown name, the same one twice."""
    with pytest.raises(Illegal) as refusal:
        dealt(cast=cast)
    assert refusal.value.rule == "2.1.1"


@pytest.mark.parametrize("seats", TABLES)
def test_2_1_1_the_first_twelve_are_joined_by_others_at_larger_tables(seats: int) -> None:
    """The table of the manual holds for them, too; up to four players nobody joins them."""
    cast = dealt(seats).cast
    assert len(set(cast)) == len(cast) == CHARACTERS[seats]
    assert set(TUTORIAL) <= set(cast)
    assert seats > 4 or cast == TUTORIAL


def test_2_1_1_a_named_cast_takes_part() -> None:
    assert set(dealt(cast=tutorial_with("colonel").replace("exile,", "")).cast) >= {"colonel", "stowaway"}
    assert "exile" not in dealt(cast=tutorial_with("colonel").replace("exile,", "")).cast


@pytest.mark.parametrize("seats", [0, 10])
def test_2_1_1_no_table_of_another_size(seats: int) -> None:
    """The table of the manual goes from two to nine; who sits alone has bots beside."""
    with pytest.raises(Illegal) as refusal:
        dealt(seats)
    assert refusal.value.rule == "2.1.1"


@pytest.mark.parametrize("seats", TABLES)
def test_2_1_2_identity_cards_belong_to_the_cast(seats: int) -> None:
    """Everybody is dealt as many identity cards as the table says; each exists once and its owner plays."""
    state = dealt(seats, cast="random")
    hands = [player.dealt for player in state.players]
    assert [len(hand) for hand in hands] == [CARDS_EACH[seats]] * seats
    cards = [card for hand in hands for card in hand]
    assert len(set(cards)) == len(cards)
    assert {IDENTITIES[card].card for card in cards} <= set(state.cast)


def test_2_2_1_pods_hang_on_the_aft_airlocks() -> None:
    """The four green berths start moored there; the Hail Mary is Damaged from the start."""
    scene = Scene()
    berths = {"alcatraz", "hail_mary", "houdini", "mcqueen"}
    assert set(pods.docked(scene.state, "aft_airlocks")) == berths
    assert {pod for pod in berths if scene.place(pod).damaged} == {"hail_mary"}


def test_2_2_2_items_on_the_character_cards() -> None:
    """The Troubleshooter brings a Bludgeon, Security a Gun that cannot be taken; the Chief brings nothing."""
    scene = Scene()
    assert scene.pawn("troubleshooter").items == ("bludgeon",)
    assert (scene.pawn("security").items, scene.pawn("security").integral) == ((), ("gun",))
    assert (scene.pawn("station_chief").items, scene.pawn("station_chief").data) == ((), ())


@pytest.mark.parametrize("seats", TABLES)
def test_2_2_3_kompromat_fills_the_spots_in_order(seats: int) -> None:
    """One token for each character, face down, one to a section: the purple spots first, then the green."""
    state = dealt(seats, cast="random", seed=3)
    lying = [token.at for token in state.kompromat.values()]
    spots = station.board(state).spots
    assert len(lying) == sum(CAST[card].has_kompromat for card in state.cast)
    assert sorted(lying) == sorted(spots[: len(lying)])


@pytest.mark.parametrize("seats", TABLES)
@pytest.mark.parametrize("more", [0, 1, 8])
def test_2_2_3_a_larger_cast_is_laid_out_whole(seats: int, more: int) -> None:
    """Whoever a table adds to those its size asks for: each Kompromat has a spot of its own."""
    size = min(CHARACTERS[seats] + more, MOST)
    state = dealt(seats, cast=",".join(Random(f"{seats} {more}").sample(sorted(CAST), size)))
    lying = [token.at for token in state.kompromat.values()]
    assert len(state.cast) == size
    assert len(set(lying)) == len(lying) == sum(CAST[card].has_kompromat for card in state.cast)
    assert set(lying) <= set(station.board(state).spots)


@pytest.mark.parametrize("seats", TABLES)
def test_2_2_3_a_cast_that_finds_no_room_is_not_dealt(seats: int) -> None:
    """The manual's largest has twenty, and twenty spots are on the board."""
    assert len(station.board(dealt()).spots) == MOST == 20
    with pytest.raises(Illegal) as refusal:
        dealt(seats, cast=",".join(sorted(CAST)[: MOST + 1]))
    assert refusal.value.rule == "2.2.3"


def test_2_2_3_no_kompromat_is_lost() -> None:
    """A token that is nowhere though nothing took it out of the game is a fault of the state."""
    state = Scene().state
    check(state)
    state.kompromat["exile"] = Kompromat()
    with pytest.raises(Broken, match="lie nowhere"):
        check(state)
    state.kompromat["exile"] = Kompromat(at="outer_space")
    with pytest.raises(Broken, match="no spot"):
        check(state)


def lesson(seed: int = 1) -> State:
    return dealt(cast="lesson", seed=seed)


@pytest.mark.parametrize("seed", range(5))
def test_the_tutorial_game_is_set_up_as_the_launch_manual_has_it(seed: int) -> None:
    """Minute 13; the Astrochimp's Kompromat in the garden, the rest on purple spots, none in Houdini."""
    state = lesson(seed)
    spots = station.board(state).spots
    purple = {key for key in spots if station.board(state).sections[key].kompromat == "purple"}
    assert (state.cast, state.minute) == (TUTORIAL, 13)
    assert state.kompromat["astrochimp"] == Kompromat(at="therapy_garden", shown=True)
    others = {token.at for card, token in state.kompromat.items() if card != "astrochimp"}
    assert others == purple - {"houdini"}
    assert not any(token.shown for card, token in state.kompromat.items() if card != "astrochimp")
    check(state)


def test_the_tutorial_game_mixes_the_other_kompromat() -> None:
    assert len({lesson(seed).kompromat["exile"].at for seed in range(20)}) > 3


@pytest.mark.parametrize("seed", range(5))
def test_the_tutorial_game_begins_with_lindsey(seed: int) -> None:
    """She has the first turn and two known identity cards; the Engineer is hers unless she objects."""
    outcome = GAME.deal(4, Options(cast="lesson"), Random(seed))
    state = outcome.state
    hands = [player.dealt for player in state.players]
    assert hands[state.first] == ("engineer", "station_chief")
    assert len({card for hand in hands for card in hand}) == 8
    told = next(event for event in outcome.events if event.message.key == "dealt-lesson")
    assert told.to is None
    default = next(prompt.default for prompt in GAME.prompts(state) if prompt.seat == state.first)
    assert default == Become(seat=state.first, card="engineer")
    for seat in (None, *range(4)):
        other = GAME.imagine(state, seat, Random(seed))
        assert set(other.players[state.first].dealt) == {"engineer", "station_chief"}
        assert other.kompromat["astrochimp"] == state.kompromat["astrochimp"]
        assert GAME.view(other, seat) == GAME.view(state, seat)


def test_the_tutorial_game_shows_whose_hand_the_known_kompromat_went_to() -> None:
    state = lesson()
    while state.phase == "setup":
        default = GAME.prompts(state)[0].default
        assert default is not None
        state = GAME.apply(state, default, Random(0)).state
    who = "station_chief"
    for action in (
        Influence(seat=state.first, card=who, cubes=1),
        Activate(seat=state.first, who=who),
        PickUp(seat=state.first, who=who, item="kompromat", pay="free"),
    ):
        state = GAME.apply(state, action, Random(0)).state
    assert GAME.view(state, None).players[state.first].known == ("astrochimp",)


@pytest.mark.parametrize(("seats", "teams"), [(3, False), (5, False), (4, True)])
def test_the_tutorial_game_is_for_four(seats: int, teams: bool) -> None:
    with pytest.raises(Illegal) as refusal:
        GAME.deal(seats, Options(cast="lesson", teams=teams), Random(1))
    assert refusal.value.message.key == "no-lesson-table"


def test_2_2_3_kompromat_is_mixed_face_down() -> None:
    """Which token lies where is chance, and nobody is shown it."""
    assert len({dealt(seed=seed).kompromat["exile"].at for seed in range(20)}) > 3
    state = dealt()
    for seat in (None, 0, 1, 2, 3):
        view = GAME.view(state, seat)
        lying = {key for key, section in view.sections.items() if section.kompromat}
        assert lying == {token.at for token in state.kompromat.values()}
        assert all(player.known == () for player in view.players)


def test_2_2_4_pawns_start_where_their_cards_say() -> None:
    """Every pawn of the tutorial's cast stands on its printed section; the Stowaway is not on the map."""
    scene = Scene()
    assert {key: pawn.at for key, pawn in scene.state.pawns.items()} == PRINTED_STARTS
    assert not any(pawn.down for pawn in scene.state.pawns.values())


def test_2_2_5_characters_bring_their_pieces() -> None:
    """The Daredevil's Rocket Wings, the Chief's Medevac Pod, the Counselor's Shred Room."""
    scene = Scene()
    assert "rocket_wings" in scene.place("print_shop").floor
    assert {"medevac_pod", "shred_room", "cargo_claw"} <= set(scene.state.places)
    assert "inspectors_shuttle" not in scene.state.places
    others = Scene(cast=tutorial_with("inspector", "colonel").replace("daredevil,", "")).state.places
    assert "inspectors_shuttle" in others
    assert not any("rocket_wings" in place.floor for place in others.values())


def test_2_2_6_items_on_the_board() -> None:
    """The printed set-up: Antimatter, Artifact and Briefcase once each, Helmets where they are drawn."""
    places = Scene().state.places
    for item, section in (
        ("antimatter", "magnetic_containment"),
        ("artifact", "physics_lab"),
        ("briefcase", "suite"),
    ):
        assert [key for key, place in places.items() if item in place.floor] == [section]
    assert "helmet" in places["storage"].floor
    assert "helmet" in places["aft_airlocks"].floor


def test_2_2_7_minutes_by_number_of_players() -> None:
    """Four players start on minute 13; every table has between ten and fifteen minutes (15.1)."""
    assert dealt(4).minute == 13
    assert all(9 <= dealt(seats, cast="random").minute <= 14 for seats in TABLES)


def test_2_2_8_to_10_cameras_jammers_and_power_are_on() -> None:
    scene = Scene()
    assert scene.state.cameras
    assert scene.state.jammers
    assert not station.emergency(scene.state)


def test_2_2_11_one_of_three_reentry_tokens_face_down() -> None:
    """Two of the three show the fireball; nobody knows which one lies there."""
    drawn = [dealt(seed=seed).reentry for seed in range(150)]
    assert 80 <= sum(drawn) <= 120
    assert all(GAME.view(dealt(), seat).reentry is None for seat in (None, 0, 1, 2, 3))


def test_2_2_12_abandon_ship_is_not_given_yet() -> None:
    """Green side up: the Locks printed on the board are in place."""
    scene = Scene()
    assert not scene.state.abandon
    assert scene.locked("reactor", "magnetic_containment")
    assert scene.locked("therapy_garden", "shred_room")
    assert scene.locked("bio_lab", "vault_x")


def test_2_3_one_hidden_project_x() -> None:
    """Some Project X card lies in the vault, and no view says which."""
    found = {dealt(seed=seed).projectx for seed in range(40)}
    assert found <= set(PROJECTS)
    assert len(found) > 1 or len(PROJECTS) == 1
    state = dealt()
    assert not state.released
    assert all(GAME.view(state, seat).projectx == "" for seat in (None, 0, 1, 2, 3))


def test_2_4_what_every_player_starts_with() -> None:
    """Eight cubes in the pool, three time markers, the disc and the Bribe in hand, Innocent, unrevealed."""
    scene = Scene()
    for colour, it in enumerate(scene.state.conspiracies):
        assert (it.pool, it.betrayal, it.disc, it.bribe, it.guilt) == (8, 0, "", True, "innocent")
        assert station.markers_left(scene.state, colour) == 3
        assert not it.revealed


def test_2_5_first_player_at_random_begins() -> None:
    """Everybody may be the first player, and once identities are chosen that player's turn begins."""
    assert {dealt(seed=seed).first for seed in range(40)} == {0, 1, 2, 3}
    state = dealt(seed=5)
    while state.phase == "setup":
        default = GAME.prompts(state)[0].default
        assert default is not None
        state = GAME.apply(state, default, Random(0)).state
    assert [prompt.seat for prompt in GAME.prompts(state)] == [state.first]
    assert state.phase == "turn"


@pytest.mark.parametrize("seats", TABLES)
def test_2_1_what_a_table_is_told_beforehand_is_what_is_dealt(seats: int) -> None:
    """How many characters are aboard and for how long is known before the deal; who they are, after it."""
    assert isinstance(GAME, Foretold)
    (told,) = [it for it in GAME.foretell(seats, Options()) if it.key == "foretold-size"]
    state = dealt(seats)
    assert told.args == {"characters": len(state.cast), "minutes": state.minute}
    settled = GAME.options_dealt(state)
    assert settled.cast == state.cast
    assert settled.projectx == Options().projectx, "what lies in the vault is nobody's to know"
