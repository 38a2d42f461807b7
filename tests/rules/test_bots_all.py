"""The launch manual's chapter "Station Automation": what some bots have and others have not.

Focus scripts and the Bot Die, what a bot does at the start and end of its turn, those without a figure, and
the Stranger, who may go on as somebody else. `test_bots` holds the rules for all of them.
"""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from game.api import Noted
from game.stationfall import harm, people
from game.stationfall.automation import answers, choice, own, turns
from game.stationfall.automation.choice import choose, told
from game.stationfall.automation.scripts import FOCUS, book
from game.stationfall.cards import CAST, IDENTITIES
from game.stationfall.check import check
from game.stationfall.fall import Deliver
from game.stationfall.play import Play
from game.stationfall.state import Options, State, Turn, copy
from game.stationfall.turn import settle
from game.trial import Table, secret, walk
from tests.rules.scene import GAME, tutorial_with
from tests.rules.test_bots import Bots


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "strict", True)


def bot(identity: str, *others: str) -> Bots:
    """This bot, with whoever else is to be aboard."""
    card = IDENTITIES[identity].card
    return Bots(identity, cast=tutorial_with(card, *others))


def line(bots: Bots) -> str:
    """What the chosen line says."""
    found = bots.chosen()
    return book().scripts[found.script].lines[found.number].text if found is not None else ""


def begun(bots: Bots) -> Bots:
    """What the bot does by itself at the start of its turn, with all that is asked about it."""
    play = Play(copy(bots.state), bots.rng)
    play.state.turn = Turn(bots.me)
    own.begin(play)
    while play.state.todo:
        waits = play.state.todo[-1]
        play.state.todo = play.state.todo[:-1]
        turns.answer(play, waits)  # type: ignore[arg-type]
    bots.state, bots.events = play.state, tuple(play.events)
    return bots


def test_every_identity_can_be_a_bot() -> None:
    """And nobody plays the Drones: they have none."""
    assert set(book().sides) == set(IDENTITIES)
    assert not CAST["drones"].identities()


# ---------------------------------------------------------------------- Running the Bots: several scripts


def test_running_the_bots_a_focus_script_comes_first_while_its_condition_is_so() -> None:
    bots = bot("colonel")
    assert bots.number()[0] == "colonel" + FOCUS
    assert "script-focus" in str(told(*choose(bots.state, bots.me))[-1].args["script"])
    bots.state.released = True
    assert bots.number()[0] == "colonel"


def test_running_the_bots_what_a_focus_script_leaves_goes_on_in_the_own_one() -> None:
    bots = bot("counselor").minute(10).tired("counselor")
    bots.state.die = 1
    passed = choose(bots.state, bots.me)[1]
    seen = [(it.script, it.number) for it in passed]
    assert seen.index(("counselor" + FOCUS, 2)) < seen.index(("counselor", 1))
    # Revive is looked at once, though both begin with it.
    assert [it.script for it in passed if it.why == "skipped"] == ["counselor" + FOCUS]


def test_components_the_bot_die_is_rolled_by_those_whose_scripts_speak_of_it() -> None:
    bots = bot("counselor").minute(10)
    for face in range(1, 7):
        bots.state.die = face
        assert (choice.scripts_of(bots.state, bots.me)[0].key == "counselor" + FOCUS) is (face <= 2)
    play = Play(copy(bots.state), Random(1))
    play.state.turn = Turn(bots.me)
    own.roll(play)
    assert [event.message.key for event in play.events] == ["automation-rolled"]
    assert 1 <= play.state.die <= 6
    asking = [identity for identity in book().sides if any(True for _ in book().diced(identity))]
    assert asking == ["counselor"]


def test_components_the_bot_die_lies_still_where_nothing_hangs_on_it() -> None:
    """The Counselor asks for it down to Minute 9; and a die that nobody has rolled shows nothing."""
    bots = bot("counselor").minute(8)
    play = Play(copy(bots.state), Random(1))
    play.state.turn = Turn(bots.me)
    own.roll(play)
    assert not play.events
    bots.minute(10).state.die = 0
    assert choice.scripts_of(bots.state, bots.me)[0].key == "counselor"


# ---------------------------------------------------------------------- Start of Turn, End of Turn


def test_start_of_turn_a_reveal_power_is_used_once_and_where_the_line_says() -> None:
    bots = bot("engineer")
    assert not begun(bots).events
    bots.at("counselor", "alcatraz").contaminated("counselor").at("cyborg", "hail_mary")
    begun(bots)
    assert bots.said()[-1] == "overload"
    assert [mark.section for mark in bots.state.markers] == ["alcatraz"]
    assert not begun(bots).events


def test_start_of_turn_an_action_gained_is_for_what_stands_behind_then() -> None:
    bots = bot("clones").minute(5)
    for key in ("clones_alpha", "clones_beta"):
        bots.at(key, "aft_airlocks")
    bots.down("clones_gamma")
    begun(bots)
    inside = [bots.pawn(key).at for key in ("clones_alpha", "clones_beta")]
    assert all(bots.place(section) and section != "aft_airlocks" for section in inside)
    assert bots.pawn("clones_gamma").at != "aft_airlocks"


def test_start_of_turn_the_table_is_told_what_is_done_and_not_when() -> None:
    bots = bot("clones").minute(5).at("clones_alpha", "aft_airlocks")
    said = next(event.message for event in begun(bots).events if event.message.key == "automation-own")
    whole = book().lines("clones.start")[0].text
    assert " IF " in whole
    assert said.args["text"] == Noted(whole.partition(" IF ")[0])


def test_start_of_turn_traps_are_laid_unseen() -> None:
    """Where they lie is known; which of them is real is drawn."""
    real = set()
    for seed in range(20):
        bots = bot("operative")
        bots.rng = Random(seed)
        begun(bots)
        assert set(bots.state.traps) == {"aft_airlocks", "forward_airlocks", "bridge"}
        real.add(next(key for key, kind in bots.state.traps.items() if kind == "real"))
        assert not [event for event in bots.events if event.message.key == "trap-chosen" and event.to is None]
    assert len(real) == 3


def test_start_of_turn_the_corpsicle_wakes() -> None:
    bots = bot("corpsicle").down("corpsicle")
    assert not begun(bots).pawn("corpsicle").down


def test_end_of_turn_the_moss_eats_or_creeps_nearer() -> None:
    bots = bot("botanist").lying("physics_lab", "fang_moss").at("engineer", "print_shop").down("engineer")
    bots.acting(bots.me, "botanist", actions=0)
    play = Play(copy(bots.state), bots.rng)
    assert own.end(play)
    assert people.item_at(play.state, "fang_moss") == "print_shop"
    assert not own.end(play), "once a turn"
    play.set_turn(once=())
    assert own.end(play)
    assert play.state.pawns["engineer"].annihilated


def test_self_repair_comes_first_for_a_bot_that_is_down() -> None:
    bots = bot("cyborg").down("cyborg")
    assert "Self Repair" in line(bots)
    assert not bots.act().pawn("cyborg").down


# ---------------------------------------------------------------------- verbs of their own


def test_a_missile_goes_where_most_of_those_meant_are() -> None:
    bots = bot("boarder").at("boarder", "outer_space").give("boarder", "helmet", "briefcase")
    bots.state.jammers = False
    bots.gather("print_shop", "engineer", "counselor").at("cyborg", "bridge")
    chosen = bots.chosen()
    assert chosen is not None
    assert bots.number()[0] == "boarder" + FOCUS
    assert "Missile" in line(bots)
    most = max(bots.state.places, key=lambda key: len(people.pawns_in(bots.state, key)))
    assert getattr(chosen.aim.act, "section", "") == most != "outer_space"


def test_nerve_gas_spares_the_bots_own_pc(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = bot("operative").at("operative", "alcatraz").at("engineer", "alcatraz")
    bots.follow(monkeypatch, "[Operative + This Minute] Nerve Gas: Pod with Engineer")
    aim = bots.chosen()
    assert aim is not None
    assert aim.aim.section != "alcatraz", "from outside"
    bots._colour(bots.me, used=(0,)).act()
    assert bots.pawn("engineer").down
    assert not bots.pawn("operative").down


def test_feed_me_is_for_who_holds_the_moss() -> None:
    bots = bot("botanist").gather("physics_lab", "botanist", "engineer").down("engineer")
    bots.give("botanist", "fang_moss")
    assert "Feed Me!" in line(bots)
    assert bots.act().pawn("engineer").annihilated


# ---------------------------------------------------------------------- those without a figure


def test_the_rat_acts_through_who_shares_its_section() -> None:
    """The Action is the Rat's, the deed theirs."""
    bots = bot("telepathic_rat").lying("physics_lab", "telepathic_rat")
    bots.gather("physics_lab", "engineer", "counselor").give("engineer", "gun")
    assert "Telepathy" in line(bots)
    assert bots.who() == "telepathic_rat"
    bots.act()
    assert bots.pawn("counselor").down
    assert bots.state.conspiracies[bots.me].disc == "telepathic_rat"


def test_the_rat_reads_no_mind_under_a_helmet() -> None:
    bots = bot("telepathic_rat").lying("physics_lab", "telepathic_rat")
    bots.gather("physics_lab", "engineer", "counselor").give("engineer", "gun", "helmet")
    assert bots.why(1) == "aim"


def test_the_assistant_takes_console_actions_from_nowhere() -> None:
    bots = bot("digital_assistant").data("engineer", "digital_assistant")
    bots.state.jammers = True
    assert bots.number()[0] == "digital_assistant" + FOCUS
    assert not bots.act().state.jammers


def test_the_assistant_moves_robots_that_store_it() -> None:
    bots = bot("digital_assistant").data("security", "digital_assistant").abandon()
    bots.state.jammers = False
    bots.state.offsites = {"news": ("digital_assistant",), "authorities": ("digital_assistant",)}
    bots.at("security", "alcatraz").minute(6)
    assert "Root Access [Robot] Timed Launch" in line(bots)
    bots.act()
    assert [mark.section for mark in bots.state.markers if mark.what == "launch"] == ["alcatraz"]


# ---------------------------------------------------------------------- Stranger Bot


def stranger(first: str = "exile", second: str = "engineer", *, shown: tuple[str, ...] = ()) -> Bots:
    bots = bot("stranger")
    seat = bots.colour(bots.me).seat
    taken = {first, second}
    for other, player in enumerate(bots.state.players):
        if other != seat:
            spare = [card for card in ("cyborg", "counselor", "astrochimp") if card not in taken]
            left = tuple(card if card not in taken else spare.pop() for card in player.dealt)
            bots.state.players[other] = replace(player, dealt=left, bonus=left[1:])
    bots.state.players[seat] = replace(
        bots.state.players[seat], dealt=("stranger", first, second), bonus=(first, second), shown=shown
    )
    return bots


def test_setup_the_stranger_bot_has_two_bonus_characters_face_down() -> None:
    for seed in range(10):
        state = GAME.deal(2, Options(which_bots=("stranger", "legal")), Random(seed)).state
        while state.phase == "setup":
            default = GAME.prompts(state)[0].default
            assert default is not None
            state = GAME.apply(state, default, Random(seed)).state
        seat = next(it.seat for it in state.conspiracies if it.identity == "stranger")
        assert len(state.players[seat].bonus) == 2
        assert "legal" not in state.players[seat].bonus
        for eye in (None, 0, 1):
            mine = GAME.view(state, eye).players[seat]
            assert (mine.bonus, mine.bonuses) == (state.players[seat].shown, 2)
        assert [
            player.bonus for number, player in enumerate(state.players) if number >= 2 and number != seat
        ] == [()]
        check(state)


def test_the_strangers_bonus_characters_come_to_light_one_after_the_other() -> None:
    bots = stranger().minute(10)
    seat = bots.colour(bots.me).seat
    assert not begun(bots).player(seat).shown
    assert begun(bots.minute(9)).player(seat).shown == ("exile",)
    assert not begun(bots).events
    assert begun(bots.minute(6)).player(seat).shown == ("exile", "engineer")


def annihilated(bots: Bots, *who: str) -> Bots:
    play = Play(copy(bots.state), bots.rng)
    for key in who:
        harm.annihilate(play, key)
    settle(play)
    bots.state, bots.events = play.state, tuple(play.events)
    return bots


@pytest.mark.parametrize(
    ("shown", "dead", "face"),
    [
        (("engineer",), (), "engineer"),
        (("exile", "engineer"), (), "exile"),
        ((), (), "exile"),
        (("exile",), ("exile",), "engineer"),
    ],
)
def test_stranger_bot_annihilation(shown: tuple[str, ...], dead: tuple[str, ...], face: str) -> None:
    """It goes on as its first flipped Bonus Character, or flips one; if that is gone, as the other one."""
    bots = stranger(shown=shown)
    bots.cubes(bots.me, face, 2)
    annihilated(bots, *dead, "stranger")
    it, seat = bots.colour(bots.me), bots.colour(bots.me).seat
    assert (it.identity, it.revealed) == (face, True)
    assert "automation-becomes" in bots.said()
    assert bots.card(face).owners == (bots.me,)
    assert not any(bots.card(face).cubes)
    assert not bots.card("stranger").owners
    assert bots.player(seat).bonus == ()
    assert choice.scripts_of(bots.state, bots.me)[-1].key == face


def test_stranger_bot_annihilation_leaves_every_card_in_its_place() -> None:
    """And who was dealt what else is as secret as before."""
    for seed in range(6):
        state = GAME.deal(2, Options(which_bots=("stranger", "legal")), Random(seed)).state
        while state.phase == "setup":
            default = GAME.prompts(state)[0].default
            assert default is not None
            state = GAME.apply(state, default, Random(seed)).state
        play = Play(copy(state), Random(seed))
        harm.annihilate(play, "stranger")
        settle(play)
        check(play.state)
        assert not any(it.identity == "stranger" for it in play.state.conspiracies)
        for eye in (None, 0, 1):
            secret(play.state, eye, Random(seed))


def test_stranger_bot_annihilation_with_nobody_left_changes_nothing() -> None:
    bots = annihilated(stranger(), "exile", "engineer", "stranger")
    assert bots.colour(bots.me).identity == "stranger"


def test_a_friend_is_helped_and_a_grudge_is_struck() -> None:
    bots = stranger("exile", "cyborg", shown=("exile", "cyborg"))
    assert IDENTITIES["exile"].bonus is not None
    assert not IDENTITIES["cyborg"].bonus.friend  # type: ignore[union-attr]
    bots.gather("physics_lab", "stranger", "cyborg").give("stranger", "gun")
    assert "Attack: Grudge" in line(bots)
    bots = stranger("exile", "cyborg", shown=("exile",)).abandon().at("exile", "alcatraz")
    assert "[Pod: Friend]" in line(bots)
    bots = stranger("exile", "cyborg").abandon().at("exile", "alcatraz")
    assert bots.why(3) == "aim", "nobody knows yet whose friend he is"


# ---------------------------------------------------------------------- Stationfall


def test_deliver_data_looks_at_nobodys_hidden_bonus_characters() -> None:
    """What would cost somebody points only by a card that lies face down costs them nothing yet."""
    bots = bot("exile", "digital_assistant").escaped("exile").data("exile", "digital_assistant")
    bots.state.phase = "fall"
    question = Deliver(bots.colour(bots.me).seat, bots.me)
    found = set()
    for bonus in ("digital_assistant", "engineer", "billionaire"):
        bots.bonus(0, bonus)
        found.add(answers.pick(bots.state, question))
    assert len(found) == 1


# ---------------------------------------------------------------------- secrets


def lines(state: State) -> list[object]:
    return [
        choose(state, colour)
        for colour, it in enumerate(state.conspiracies)
        if it.revealed and people.automatic(state, it.seat)
    ]


@pytest.mark.parametrize("people_there", [1, 3])
def test_a_bot_does_the_same_in_every_world_that_somebody_may_be_in(people_there: int) -> None:
    """It reads what lies open: no identity, no Kompromat, no trap, no face-down card."""
    compared = 0
    for number in range(6):
        company = (
            ("stranger", "operative", "telepathic_rat") if number % 2 else ("digital_assistant", "exile")
        )
        options = Options(which_bots=company)
        for moment in walk(Table(f"bots keep secrets {number}", people_there, options, "eager")):
            rng = Random(f"{number} {moment.step}")
            if moment.state.phase != "turn" or rng.random() > 0.08:
                continue
            for seat in (None, rng.randrange(people_there)):
                other = secret(moment.state, seat, rng)
                assert lines(moment.state) == lines(other)
                compared += 1
    assert compared > 20
