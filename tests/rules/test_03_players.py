"""3. Players."""

from __future__ import annotations

from random import Random

import pytest

from game.stationfall.actions.answers import Become
from game.stationfall.actions.turn import Activate, Influence, Renegotiate, Reveal
from game.stationfall.state import Options
from tests.rules.scene import GAME, Scene


def rows(scene: Scene, seat: int) -> dict[str, int]:
    """A seat's score sheet after the fall: row -> points."""
    result = scene.fall()
    score = next(score for score in result.scores if score.seat == seat)
    assert score.total == sum(points for _, points in score.rows)
    return {message.key: points for message, points in score.rows}


def test_3_1_influence_makes_conspirators() -> None:
    """Who has no cube on a card cannot activate it; one cube is enough when nobody else has any."""
    scene = Scene().turn(0)
    assert scene.refused(Activate, who="stranger") == "4.3.1"
    scene.do(Influence, card="stranger", cubes=1)
    assert scene.can(Activate, who="stranger")


def test_3_2_everybody_begins_innocent() -> None:
    assert {it.guilt for it in Scene().state.conspiracies} == {"innocent"}


def test_3_3_hands_and_identities_are_secret() -> None:
    """A seat sees its own identity, Bonus Character and Kompromat; the others see how many, not which."""
    scene = Scene().kompromat(1, "exile", "medical")
    mine = GAME.view(scene.state, 1)
    assert mine.colours[1].identity == scene.colour(1).identity
    assert mine.players[1].bonus == scene.player(1).bonus
    assert set(mine.players[1].known) == {"exile", "medical"}
    for seat in (None, 0, 2, 3):
        view = GAME.view(scene.state, seat)
        assert view.colours[1].identity == ""
        assert view.players[1].bonus == ()
        assert (view.players[1].bonuses, view.players[1].hand, view.players[1].known) == (1, 2, ())


def test_3_4_one_card_is_the_identity_the_other_the_bonus() -> None:
    """A player chooses one of the dealt cards as Secret Identity; the other becomes the Bonus Character."""
    state = GAME.deal(4, Options(cast="tutorial"), Random(4)).state
    first, second = state.players[2].dealt
    state = GAME.apply(state, Become(seat=2, card=second), Random(0)).state
    assert state.conspiracies[2].identity == second
    assert state.players[2].bonus == (first,)


def test_3_4_only_dealt_cards_and_only_once() -> None:
    scene = Scene()
    scene.state = GAME.deal(4, Options(cast="tutorial"), Random(4)).state
    foreign = scene.player(1).dealt[0]
    own = scene.player(2).dealt[0]
    assert scene.refused(Become(seat=2, card=foreign)) == "3.4"
    scene.do(Become(seat=2, card=own))
    assert scene.refused(Become(seat=2, card=own)) == "3.4"


def test_3_5_revealing_turns_the_identity_into_the_pc() -> None:
    """The card lies open for everybody, and the character is that player's PC."""
    scene = Scene().identity(0, "stranger").turn(0)
    scene.do(Reveal, card="stranger")
    assert scene.card("stranger").owners == (0,)
    assert GAME.view(scene.state, 3).colours[0].identity == "stranger"


def test_3_5_nobody_reveals_as_somebody_elses_character() -> None:
    scene = Scene().turn(0)
    other = scene.colour(1).identity
    assert scene.refused(Reveal, card=other) == "3.5"


def test_3_5_a_pc_is_for_good() -> None:
    """Who has revealed does not reveal again, not as the Bonus Character either."""
    scene = Scene().pc(0, "station_chief").turn(0)
    assert scene.refused(Reveal, card=scene.player(0).bonus[0]) == "15.3.1"


def test_3_5_1_schrodinger_reveal_discards_the_identity_unseen() -> None:
    """The Bonus Character becomes the PC; nobody else ever learns what the Secret Identity was."""
    scene = Scene().identity(0, "engineer").bonus(0, "daredevil").turn(0)
    scene.do(Reveal, card="daredevil")
    assert scene.card("daredevil").owners == (0,)
    assert scene.card("engineer").owners == ()
    view = GAME.view(scene.state, 1)
    assert view.colours[0].identity == "daredevil"
    assert all("engineer" not in str(event.message) for event in scene.events if event.to is None)


def test_3_5_1_schrodinger_reveal_scores_no_bonus() -> None:
    """Without it a friend's escape pays; after it no Bonus row is left on the sheet."""
    plain = Scene().identity(0, "engineer").bonus(0, "daredevil").escaped("daredevil")
    assert rows(plain, 0)["score-friend"] > 0
    scene = Scene().identity(0, "engineer").bonus(0, "daredevil").turn(0)
    scene.do(Reveal, card="daredevil").do(Renegotiate)
    scene.escaped("daredevil")
    sheet = rows(scene, 0)
    assert not {"score-friend", "score-grudge"} & set(sheet)
    assert sheet["agenda-escapes"] > 0


def test_3_6_1_agenda_bonus_and_bribes_are_added_up() -> None:
    """PC's agenda, Bonus Character, the Bribe that was kept and one that was received."""
    scene = Scene().pc(0, "daredevil").bonus(0, "stranger").bribed(1, "daredevil")
    sheet = rows(scene.escaped("daredevil", "stranger"), 0)
    assert sheet["agenda-escapes"] == 3
    assert sheet["score-friend"] == 2
    assert sheet["score-bribe-kept"] == 1
    assert sheet["score-bribes"] == 1


def test_3_6_1_a_grudge_pays_for_who_stays_down() -> None:
    """Down and left behind counts; Down but escaped, or left behind on their feet, does not."""
    assert rows(Scene().bonus(0, "engineer").down("engineer"), 0)["score-grudge"] > 0
    assert rows(Scene().bonus(0, "engineer").down("engineer").escaped("engineer"), 0)["score-grudge"] == 0
    assert rows(Scene().bonus(0, "engineer"), 0)["score-grudge"] == 0


@pytest.mark.parametrize(("out", "points"), [(3, None), (5, None), (6, -1), (8, -3)])
def test_3_6_2_every_cube_over_the_limit_costs_a_point(out: int, points: int | None) -> None:
    """The Chief's limit is five; cubes on cards and in the Betrayal Box both count."""
    scene = Scene().pc(0, "station_chief").cubes(0, "stranger", out - 2).betrayal(0, 2)
    assert rows(scene, 0).get("score-penalty") == points


def race() -> Scene:
    """The Daredevil and the Astrochimp have escaped; the former's player has one Bribe more."""
    scene = Scene().identity(1, "astrochimp").identity(2, "exile").identity(3, "stowaway")
    for seat in range(4):
        scene.bonus(seat)
    return scene.pc(0, "daredevil").bribed(1, "daredevil").escaped("daredevil", "astrochimp")


def test_3_6_3_most_points_win() -> None:
    assert race().fall().winners == {0}


def test_3_6_3_the_guilty_do_not_win() -> None:
    """The leader is passed over for the next best."""
    result = race().accused(0, "guilty").fall()
    assert max(result.scores, key=lambda score: score.total).seat == 0
    assert result.winners == {1}


def test_3_6_3_a_suspect_may_win() -> None:
    """Suspicion alone costs nothing."""
    assert race().accused(0, "suspect").fall().winners == {0}
