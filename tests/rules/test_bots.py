"""The launch manual's chapter "Station Automation": how bots are set up, and what they do in their turns.

Every example of the chapter is a test here, named by its heading. Sections and corridors are those that the
manuals print: the Physics Lab lies between the Forward Hub (without gravity) and the Print Shop.
"""

from __future__ import annotations

import logging
from random import Random

import pytest

from game.api import Account, Illegal, Message, Name, Noted, Seated
from game.judge import judge
from game.stationfall import people, pods
from game.stationfall.actions import paying
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.deeds import Deed
from game.stationfall.actions.paying import Consent
from game.stationfall.actions.turn import Renegotiate
from game.stationfall.automation import answers, choice, own, turns
from game.stationfall.automation.choice import Chosen, choose, told
from game.stationfall.automation.priorities import after, choosing, dropping, ordered, taking, targeting
from game.stationfall.automation.reader import read
from game.stationfall.automation.scripts import Book, Script, book, vocabulary
from game.stationfall.cards import Able
from game.stationfall.fall import Deliver
from game.stationfall.play import Play
from game.stationfall.scoring import places, result, sheet
from game.stationfall.state import MOST_BOTS, Options, State, Turn, copy
from game.stationfall.turn import settle
from game.trial import MANNERS, Table
from tests import speech
from tests.rules.scene import GAME, Scene, tutorial_with

HOME = "machine_shop"
"""Where nobody is in the way of anything."""


class Bots(Scene):
    """One person and bots, on an empty board: nobody's cubes or discs lie anywhere."""

    def __init__(self, *bots: str, cast: str = "tutorial", people: int = 1) -> None:
        self.rng = Random(7)
        company = bots if people + len(bots) >= 3 else (*bots, "security" if "medical" in bots else "medical")
        options = Options(cast=cast, projectx="grey_goo", which_bots=company)
        state = GAME.deal(people, options, self.rng).state
        while state.phase == "setup":
            default = GAME.prompts(state)[0].default
            assert default is not None
            state = GAME.apply(state, default, self.rng).state
        self.state = copy(state)
        self.events = ()
        self.undoable = True
        self.me = next(
            colour for colour, it in enumerate(state.conspiracies) if it.revealed and it.identity == bots[0]
        )
        self.state.turn = Turn(self.me, step="influenced")
        self.state.todo, self.state.errand, self.state.markers = (), None, ()
        self.state.traps = {}
        for colour in range(len(state.conspiracies)):
            self._colour(colour, used=())
            self.disc(colour, "").betrayal(colour, 0)
            for card in state.cards:
                self.cubes(colour, card, 0)
        for key, place in self.state.places.items():
            self._place(key, floor=(), hazard="" if key != "outer_space" else place.hazard, damaged=False)
            self.no_kompromat(key)
        self.state.locks = ()
        self.state.abandon = False
        self.state.released = False
        self.minute(12)
        for key, pawn in list(self.state.pawns.items()):
            if pawn.at not in ("item", "data"):
                self._pawn(key, at=HOME, items=(), data=(), down=False, contaminated=False)

    def mine(self, *cards: str) -> Bots:
        """Conspirators of the bot's."""
        for card in cards:
            self.cubes(self.me, card, 1)
        return self

    def tired(self, card: str) -> Bots:
        """Somebody else's disc lies there."""
        self.disc(next(colour for colour in range(len(self.state.conspiracies)) if colour != self.me), card)
        return self

    def follow(self, monkeypatch: pytest.MonkeyPatch, *lines: str) -> Bots:
        """This script instead of all of the bot's own."""
        identity = self.colour(self.me).identity
        script = Script(identity, tuple(read(line, "ours", vocabulary()) for line in lines))
        others = {key: it for key, it in book().scripts.items() if key.partition(".")[0] != identity}
        mine = Book({**others, identity: script}, book().sides)
        for module in (choice, turns, own):
            monkeypatch.setattr(module, "book", lambda: mine)
        return self

    def chosen(self) -> Chosen | None:
        return choose(self.state, self.me)[0]

    def who(self) -> str:
        found = self.chosen()
        return found.who if found is not None else ""

    def number(self) -> tuple[str, int]:
        """The line that is chosen: its script and number."""
        found = self.chosen()
        assert found is not None
        return found.script, found.number + 1

    def why(self, number: int) -> str:
        """Why a line of the own script was passed over."""
        _, passed = choose(self.state, self.me)
        identity = self.colour(self.me).identity
        return next((it.why for it in passed if (it.script, it.number) == (identity, number - 1)), "")

    def whole_turn(self) -> Bots:
        """The whole turn, up to the next decision of a person."""
        play = Play(copy(self.state), self.rng)
        play.state.turn = Turn(self.me, step="open")
        settle(play)
        self.state, self.events = play.state, tuple(play.events)
        return self

    def act(self) -> Bots:
        """The manoeuvre of this turn alone."""
        play = Play(copy(self.state), self.rng)
        play.state.turn = Turn(self.me, step="open")
        while play.state.phase == "turn" and play.state.turn.colour == self.me and not play.state.todo:
            turns.carry_on(play)
        self.state, self.events = play.state, tuple(play.events)
        return self

    def said(self) -> list[str]:
        return [event.message.key for event in self.events]


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "strict", True)


# ---------------------------------------------------------------------- Setup


@pytest.mark.parametrize(("seats", "bots"), [(1, 0), (1, 2), (1, 8), (2, 1), (4, 5), (8, 1)])
def test_setup_each_bot_has_one_identity_and_is_revealed(seats: int, bots: int) -> None:
    state = GAME.deal(seats, Options(bots=bots), Random(3)).state
    assert state.bots == max(bots, 2 if seats == 1 else 0)
    assert state.seats == seats + state.bots
    assert [len(player.dealt) for player in state.players] == [2] * seats + [0] * state.bots
    while state.phase == "setup":
        default = GAME.prompts(state)[0].default
        assert default is not None
        state = GAME.apply(state, default, Random(4)).state
    for it in state.conspiracies:
        assert it.revealed == people.automatic(state, it.seat)
        if it.revealed:
            assert not it.bribe
            assert not state.players[it.seat].bonus
            assert it.identity in book().sides


def test_setup_minutes_and_characters_count_bots_and_players() -> None:
    """ "All players + the selected number of bots": four with three bots are a table of seven."""
    mixed = GAME.deal(4, Options(bots=3), Random(1)).state
    plain = GAME.deal(7, Options(), Random(1)).state
    assert (len(mixed.cast), mixed.minute) == (len(plain.cast), plain.minute)


def test_setup_the_first_player_is_anybody() -> None:
    first = {GAME.deal(2, Options(bots=2), Random(seed)).state.first for seed in range(40)}
    assert first == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("seats", "options", "key"),
    [
        (2, Options(bots=8), "no-bots-many"),
        (4, Options(bots=2, teams=True, together=True), "no-teams-together"),
        (4, Options(cast="lesson", bots=1), "no-lesson-table"),
        (2, Options(which_bots=("drones",)), "no-no-such-bot"),
        (2, Options(which_bots=("jekyll", "hyde")), "no-character-twice"),
        (2, Options(which_bots=("colonel",), cast="tutorial"), "no-bot-not-aboard"),
    ],
)
def test_setup_what_cannot_be_had_is_refused(seats: int, options: Options, key: str) -> None:
    with pytest.raises(Illegal) as refused:
        GAME.deal(seats, options, Random(1))
    assert refused.value.message.key == key


def test_custom_setup_the_bots_that_were_chosen_play() -> None:
    state = Bots("colonel", "legal", cast="random").state
    assert {it.identity for it in state.conspiracies if it.revealed} == {"colonel", "legal"}
    assert Options(which_bots="Station Chief, exile").which_bots == ("station_chief", "exile")


@pytest.mark.parametrize("seed", range(12))
def test_setup_two_cubes_on_each_of_the_next_three_npcs(seed: int) -> None:
    """One on the Helpful; PCs, the Paranoid, Drones and whoever is Down are skipped; in turn order."""
    state = GAME.deal(1, Options(bots=3), Random(seed)).state
    default = GAME.prompts(state)[0].default
    assert default is not None
    play = Play(copy(state), Random(seed))
    events = GAME.apply(state, default, play.rng).events
    keys = [event.message.key for event in events]
    placed = [
        (event.message.args["seat"], event.message.args["card"], event.message.args["cubes"])
        for event in events[: keys.index("turn")]
        if event.message.key == "influenced"
    ]
    assert len(placed) == 9
    after_all = GAME.apply(state, default, Random(seed)).state
    pcs = {card for card, it in after_all.cards.items() if it.owners}
    for _, card, cubes in placed:
        assert isinstance(card, Name)
        able = people.able(after_all, card.key)
        assert not able.wary
        assert not able.steered
        assert cubes == (1 if able.single_cube else 2)
        assert card.key not in pcs
    for seat in dict.fromkeys(seat for seat, _, _ in placed):
        assert isinstance(seat, Seated)
        order = ordered(after_all, seat.seat)
        rows = [order.index(card.key) for who, card, _ in placed if who == seat and isinstance(card, Name)]
        assert rows == sorted(rows)


# ---------------------------------------------------------------------- Differences


def test_differences_a_bot_scores_no_bribe_and_no_cubes_too_many() -> None:
    bots = Bots("security")
    for card in ("exile", "engineer", "counselor"):
        bots.cubes(bots.me, card, 2)
    rows = [row.key for row, _ in sheet(bots.state, bots.colour(bots.me).seat).rows]
    assert rows
    assert not [key for key in rows if key.startswith(("score-bribe", "score-penalty"))]


@pytest.mark.parametrize("pay", ["bribe", "kompromat"])
def test_differences_a_bot_accepts_nothing_and_is_no_suspect_for_it(pay: str) -> None:
    bots = Bots("engineer")
    act = Step(seat=0, who="engineer", to="aft_hub", pay=pay)
    bots.state.turn = Turn(
        next(c for c, it in enumerate(bots.state.conspiracies) if it.seat == 0), step="acting"
    )
    bots.state.todo = (Consent(bots.colour(bots.me).seat, act),)
    play = Play(copy(bots.state), bots.rng)
    question = play.state.todo[-1]
    play.state.todo = ()
    assert isinstance(question, Consent)
    turns.answer(play, question)
    assert [event.message.key for event in play.events] == ["declined"]
    assert play.state.conspiracies[bots.me].guilt == "innocent"


def test_differences_everybody_a_bot_activates_has_breach(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = (
        Bots("exile").at("exile", "physics_lab").lying("print_shop", "gun").lock("physics_lab", "print_shop")
    )
    bots.follow(monkeypatch, "[Exile] Pick Up: Gun").act()
    assert bots.said().count("breached") == 1
    assert not bots.locked("physics_lab", "print_shop")
    assert bots.pawn("exile").at == "print_shop"


def test_differences_an_officer_walks_through_the_lock_instead(monkeypatch: pytest.MonkeyPatch) -> None:
    """ "If other Abilities are more Action efficient, such as Officer, that Ability is used instead.\""""
    bots = Bots("engineer").at("engineer", "physics_lab").lying("print_shop", "gun")
    bots.lock("physics_lab", "print_shop").follow(monkeypatch, "[Engineer] Pick Up: Gun").act()
    assert "breached" not in bots.said()
    assert bots.pawn("engineer").items == ("gun",)


def test_differences_nobody_is_dragged(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = Bots("exile").gather("physics_lab", "exile", "engineer").down("engineer")
    bots.follow(monkeypatch, "[Exile] Step to Print Shop").act()
    assert bots.pawn("exile").at == "print_shop"
    assert bots.pawn("engineer").at == "physics_lab"


def test_differences_no_second_item_of_a_type(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = Bots("exile").at("exile", "physics_lab").give("exile", "gun").lying("physics_lab", "gun")
    bots.follow(monkeypatch, "[Exile] Pick Up: Gun")
    assert bots.chosen() is None
    assert bots.why(1) == "aim"


# ---------------------------------------------------------------------- A Bot's Turn


def odd(able: Able) -> bool:
    """Whether cubes come there otherwise than usual."""
    return able.wary or able.outbid or able.single_cube or able.steered


def influenced(bots: Bots) -> list[tuple[object, object]]:
    play = Play(copy(bots.state), bots.rng)
    play.state.turn = Turn(bots.me)
    turns._influence(play)
    return [(event.message.args["card"], event.message.args["cubes"]) for event in play.events]


def test_bot_influence_on_fewer_than_two_live_npcs() -> None:
    """As many cubes as the best other player, on the next Live NPC after the last one it has influenced."""
    bots = Bots("exile")

    plain = [
        card
        for card, it in bots.state.cards.items()
        if not it.owners and not odd(people.able(bots.state, card))
    ]
    rest = [card for card in bots.state.rows if card not in (*plain, "exile")]
    bots.state.rows = ("exile", *plain, *rest)
    other = next(c for c in range(len(bots.state.conspiracies)) if c != bots.me)
    assert influenced(bots) == [(Name(plain[0]), 1)]
    bots.mine(plain[1]).cubes(other, plain[2], 3)
    assert influenced(bots) == [(Name(plain[2]), 3)]
    bots.down(people.pawns_of(bots.state, plain[2])[0].key)
    assert influenced(bots) == [(Name(plain[3]), 1)]
    bots.mine(plain[0])
    assert influenced(bots) == []


def test_who_sees_character_order_sees_whom_every_bot_passes_over() -> None:
    """PCs, whoever is not Live, and the Drones; it asks the rule that refuses anybody's cubes."""
    bots = Bots("exile", cast=tutorial_with("drones", "exile"))
    state = bots.state
    free = next(
        card for card in state.rows if card not in ("exile", "drones") and not state.cards[card].owners
    )
    before = GAME.view(state, None)
    owned = {card for card in state.rows if state.cards[card].owners}
    assert owned | {"drones"} <= before.skipped
    assert free not in before.skipped
    for pawn in people.pawns_of(state, free):
        bots.down(pawn.key)
    after_ = GAME.view(bots.state, None)
    assert after_.skipped == before.skipped | {free}
    assert after_.rows == before.rows == state.rows
    assert GAME.view(GAME.deal(3, Options(), Random(1)).state, None).skipped == frozenset()


def test_bot_renegotiate() -> None:
    """The disc, Betrayal, the cubes on the Down and the Annihilated, and those on the last NPC."""
    bots = Bots("exile")
    cards = [card for card in ordered(bots.state, bots.me) if not bots.card(card).owners]
    for card in cards[:4]:
        bots.cubes(bots.me, card, 1)
    bots.betrayal(bots.me, 3).disc(bots.me, "exile")
    pawn = people.pawns_of(bots.state, cards[0])[0].key
    bots.down(pawn)
    play = Play(copy(bots.state), bots.rng)
    play.state.turn = Turn(bots.me, step="influenced")
    turns._renegotiate(play, Account(0, 12, Message("automation-turn"), ()))
    it = play.state.conspiracies[bots.me]
    assert (it.disc, it.betrayal, it.pool) == ("", 0, 8 - 2)
    left = [card for card in cards if play.state.cards[card].cubes[bots.me]]
    assert left == cards[1:3]


def test_bot_renegotiate_only_when_no_manoeuvre_can_be_done(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = Bots("exile").follow(monkeypatch, "[Exile + Has Gun] Sabotage: Pod").act()
    assert "automation-renegotiated" in bots.said()
    assert bots.state.phase == "resolve"


def test_bot_activate_nearest_then_most_free_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = Bots("exile").mine("engineer", "counselor").lying("forward_hub", "gun")
    bots.at("engineer", "physics_lab").at("counselor", "print_shop")
    bots.follow(monkeypatch, "[CON] Pick Up: Gun")
    assert bots.who() == "engineer"


def test_bot_activate_general_priorities_break_ties(monkeypatch: pytest.MonkeyPatch) -> None:
    """Unexhausted > PC > most cubes of anybody > next in Character Order."""
    bots = Bots("exile").mine("engineer", "counselor").lying("forward_hub", "gun")
    bots.gather("physics_lab", "engineer", "counselor", "exile").follow(monkeypatch, "[CON] Pick Up: Gun")
    assert bots.who() == "exile"
    bots.tired("exile").cubes(bots.me, "counselor", 2)
    assert bots.who() == "counselor"
    bots.cubes(bots.me, "counselor", 1)
    first = min(("engineer", "counselor"), key=lambda card: after(bots.state, bots.me, card))
    assert bots.who() == first


def test_a_bot_may_need_one_action_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """It does not try to use every Action."""
    bots = Bots("exile").at("exile", "physics_lab").lying("forward_hub", "gun")
    bots.follow(monkeypatch, "[Exile] Pick Up: Gun").act()
    assert bots.said().count("stepped") == 1
    assert bots.pawn("exile").at == "forward_hub"


# ---------------------------------------------------------------------- Character Order


def test_character_order_example() -> None:
    """Of 12 the bot is the 9th: before the 6th comes the 2nd, and before that the 11th."""
    bots = Bots("cyborg")
    others = [card for card in bots.state.rows if card != "cyborg"]
    bots.state.rows = (*others[:8], "cyborg", *others[8:])
    nth = dict(enumerate(bots.state.rows, 1))
    assert [after(bots.state, bots.me, nth[number]) for number in (10, 11, 12, 1, 2, 6)] == [1, 2, 3, 4, 5, 9]
    assert min((nth[2], nth[6]), key=lambda card: after(bots.state, bots.me, card)) == nth[2]
    assert min((nth[6], nth[11]), key=lambda card: after(bots.state, bots.me, card)) == nth[11]
    assert ordered(bots.state, bots.me)[0] == nth[10]


# ---------------------------------------------------------------------- General Priorities


def test_general_priorities_example_pick_up_or_manufacture(monkeypatch: pytest.MonkeyPatch) -> None:
    """Microbiologist in Physics Lab: the nearest; to pick up before to make; Guns for Officers only."""
    bots = Bots("exile", cast=tutorial_with("microbiologist").replace("astrochimp,", ""))
    bots.mine("microbiologist").at("microbiologist", "physics_lab").lying("forward_hub", "bludgeon")
    bots.follow(monkeypatch, "[Microbiologist] Pick Up > Manufacture: Gun > Bludgeon")
    bots.lying("cryo_lab", "gun").damaged("cryo_lab")._place("cryo_lab", floor=())
    aim = bots.chosen()
    assert aim is not None
    assert (aim.aim.section, aim.aim.act.__class__.__name__) == ("forward_hub", "PickUp")
    # A second Bludgeon, in the Print Shop: a section without gravity comes first.
    bots.lying("print_shop", "bludgeon")
    aim = bots.chosen()
    assert aim is not None
    assert (aim.aim.section, aim.aim.act.__class__.__name__) == ("forward_hub", "PickUp")
    # With nothing lying about it is made, and a Bludgeon.
    bots.lying("print_shop").lying("forward_hub")
    aim = bots.chosen()
    assert aim is not None
    assert (aim.aim.section, getattr(aim.aim.act, "thing", "")) == ("print_shop", "bludgeon")


def test_general_priorities_targeting() -> None:
    """Fewest own cubes > most cubes of people > last in Character Order."""
    bots = Bots("exile").mine("engineer")
    targets = ("engineer", "counselor", "cyborg")

    def first() -> str:
        return min(targets, key=lambda key: targeting(bots.state, bots.me, bots.pawn(key)))

    person = next(c for c, it in enumerate(bots.state.conspiracies) if it.seat == 0)
    last = max(("counselor", "cyborg"), key=lambda card: after(bots.state, bots.me, card))
    assert first() == last
    other = "cyborg" if last == "counselor" else "counselor"
    bots.cubes(person, other, 2)
    assert first() == other


def test_general_priorities_sections() -> None:
    bots = Bots("exile").gather("alcatraz", "engineer", "counselor")
    found = sorted(
        ("print_shop", "forward_hub", "alcatraz", "hail_mary"), key=lambda key: choosing(bots.state, key)
    )
    assert found[-1] == "print_shop"  # gravity
    assert found.index("alcatraz") < found.index("hail_mary")  # the pod with most Occupants


def test_general_priorities_items() -> None:
    items = ["nanogel", "helmet", "gun", "bludgeon", "briefcase", "kompromat"]
    assert sorted(items, key=taking) == ["kompromat", "briefcase", "bludgeon", "gun", "helmet", "nanogel"]
    items.remove("kompromat")
    assert sorted(items, key=dropping) == ["nanogel", "helmet", "gun", "bludgeon", "briefcase"]


# ---------------------------------------------------------------------- Eligibility


def test_eligibility_example_only_the_armed_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    """And with a Bludgeon only whom it can hit."""
    bots = (
        Bots("exile").gather("physics_lab", "exile", "engineer").follow(monkeypatch, "[CON] Attack: Engineer")
    )
    assert bots.chosen() is None
    bots.give("exile", "bludgeon")
    assert bots.who() == "exile"
    bots.give("engineer", "helmet")
    assert bots.chosen() is None


def test_eligibility_example_no_section_action_in_a_blackout(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = Bots("exile").at("exile", "array_control").data("exile", "evidence")
    bots.follow(monkeypatch, "[CON] Transmit: Evidence to News")
    assert bots.who() == "exile"
    bots.blackout()
    assert bots.chosen() is None


def test_eligibility_example_no_launch_without_a_pod_that_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = Bots("exile").follow(monkeypatch, "[CON] Launch [Pod: Engineer]").at("engineer", "alcatraz")
    assert bots.chosen() is None
    bots.abandon()
    assert bots.who() == "exile"


def test_eligibility_example_too_few_cubes(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = Bots("exile").follow(monkeypatch, "[Influence + Engineer] Step to Print Shop")
    chosen = bots.chosen()
    assert chosen is not None
    assert (chosen.who, chosen.cubes) == ("engineer", 1)
    other = next(c for c in range(len(bots.state.conspiracies)) if c != bots.me)
    bots.cubes(other, "engineer", 3)
    chosen = bots.chosen()
    assert chosen is not None
    assert chosen.cubes == 3
    bots.betrayal(bots.me, 6)
    assert bots.chosen() is None
    assert bots.why(1) == "nobody"


def test_eligibility_damaged_and_full_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = Bots("exile").at("exile", "physics_lab").follow(monkeypatch, "[CON] Manufacture: Bludgeon")
    assert bots.who() == "exile"
    bots.damaged("print_shop")
    assert bots.chosen() is None


# ---------------------------------------------------------------------- Running the Bots


def test_activation_example_what_lies_on_the_way_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """A target in a fire: no Human without a Helmet, though one lies on the way."""
    bots = Bots("exile").at("exile", "physics_lab").give("exile", "gun").at("security", "print_shop")
    bots.hazard("print_shop", "fire").lying("physics_lab", "helmet")
    bots.follow(monkeypatch, "[Exile] Attack: Security")
    assert bots.chosen() is None
    bots.give("exile", "helmet")
    assert bots.who() == "exile"


def test_brackets_example_only_with_a_helmet(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = Bots("astrochimp").at("astrochimp", "physics_lab")
    bots.follow(monkeypatch, "[Astrochimp : Has Helmet] Step to Print Shop")
    assert bots.why(1) == "nobody"
    bots.give("astrochimp", "helmet")
    assert bots.who() == "astrochimp"


def test_brackets_example_officers_with_a_helmet_this_minute_or_unexhausted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bots = Bots("exile").mine("engineer", "station_chief").lying("forward_hub", "gun")
    bots.give("engineer", "helmet").give("station_chief", "helmet").at("engineer", "physics_lab")
    bots.follow(monkeypatch, "[This Minute / Unexhausted : Officer : Has Helmet] Pick Up: Gun")
    bots.tired("engineer")
    assert bots.who() == "engineer"  # in time, though Exhausted
    bots.at("engineer", "array_control").lying("forward_hub").lying("alcatraz", "gun")
    assert bots.who() == "station_chief"  # nobody is in time, and she is not Exhausted


def test_brackets_not_possessing(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = Bots("exile").follow(monkeypatch, "[Exile + Not Evidence] Manufacture: Evidence")
    assert bots.who() == "exile"
    bots.data("exile", "evidence")
    assert bots.why(1) == "nobody"


# ---------------------------------------------------------------------- Troubleshooter, line by line


def troubleshooter() -> Bots:
    """Nothing for her to do: all pods have left, nothing burns, no Drones, Abandon Ship has been given."""
    bots = Bots("troubleshooter").abandon()
    for pod in ("alcatraz", "hail_mary", "houdini", "mcqueen", "panic_pod", "medevac_pod"):
        if pod in bots.state.places:
            bots.away(pod)
    return bots


def moored(bots: Bots, pod: str) -> Bots:
    bots._place(pod, away=False)
    return bots


def test_troubleshooter_nothing_to_do_is_renegotiation() -> None:
    assert troubleshooter().chosen() is None


def test_troubleshooter_1_jury_rig_a_damaged_pod_by_talking_through_it() -> None:
    bots = (
        moored(troubleshooter(), "alcatraz").damaged("alcatraz").mine("engineer").at("engineer", "alcatraz")
    )
    assert bots.number() == ("troubleshooter", 1)
    assert bots.who() == "engineer"  # in time, with her help
    assert not bots.act().place("alcatraz").damaged
    bots = moored(troubleshooter(), "alcatraz").damaged("alcatraz").tired("troubleshooter")
    assert bots.why(1) == "late"


def test_troubleshooter_2_suppress_hazards_and_again_but_not_in_magnetic_containment() -> None:
    bots = troubleshooter().hazard("magnetic_containment", "asphyxiation")
    assert bots.why(2) == "aim"
    bots.hazard("kitchen", "fire").mine("cyborg").at("cyborg", "mainframe")
    assert bots.number() == ("troubleshooter", 2)
    bots.act()
    assert bots.place("kitchen").hazard == ""  # fire, bad air, nothing: REPEAT
    assert bots.place("magnetic_containment").hazard == "asphyxiation"


def test_troubleshooter_3_drones_to_a_pod_and_then_the_other() -> None:
    cast = tutorial_with("drones").replace("astrochimp,", "")
    bots = Bots("troubleshooter", cast=cast).abandon().mine("cyborg").at("cyborg", "mainframe")
    dock = "aft_airlocks"
    inside = next(pod for pod in pods.docked(bots.state, dock))
    bots.at("drone_1", dock).at("drone_2", dock)
    assert bots.number() == ("troubleshooter", 3)
    bots.act()
    at = [bots.pawn(key).at for key in ("drone_1", "drone_2")]
    assert inside in at
    assert all(section in pods_of(bots.state) for section in at)


def pods_of(state: State) -> set[str]:
    return {"alcatraz", "hail_mary", "houdini", "mcqueen", "panic_pod", "medevac_pod"} & set(state.places)


def test_troubleshooter_4_into_a_pod_and_start_the_countdown() -> None:
    """It need not be possible to launch it: that stands behind THEN."""
    bots = moored(troubleshooter(), "alcatraz").abandon(False).at("troubleshooter", "aft_airlocks")
    assert bots.number() == ("troubleshooter", 4)
    bots = moored(troubleshooter(), "alcatraz").at("troubleshooter", "aft_airlocks")
    bots.at("troubleshooter", "alcatraz")
    bots.act()
    assert "countdown" in bots.said()
    bots = moored(troubleshooter(), "alcatraz").tired("troubleshooter")
    assert bots.why(4) == "tired"


def test_troubleshooter_5_goto_abandon_ship() -> None:
    bots = troubleshooter().abandon(False).mine("engineer")
    assert bots.number() == ("abandon_ship", 1)
    bots.abandon()
    assert bots.why(5) == "skipped"


def test_troubleshooter_6_launch_a_pod_with_two_occupants() -> None:
    bots = (
        moored(troubleshooter(), "alcatraz")
        .tired("troubleshooter")
        .mine("cyborg")
        .at("cyborg", "aft_airlocks")
    )
    bots.at("engineer", "alcatraz")
    assert bots.why(6) == "aim"
    bots.at("counselor", "alcatraz")
    assert bots.number() == ("troubleshooter", 6)
    assert bots.who() == "cyborg"


def test_troubleshooter_7_others_into_a_pod() -> None:
    bots = moored(troubleshooter(), "alcatraz").tired("troubleshooter").mine("cyborg")
    assert bots.number() == ("troubleshooter", 7)
    assert bots.who() == "cyborg"


def test_troubleshooter_8_influence_somebody_into_a_pod() -> None:
    """Anybody but other players' PCs; cubes are added so that it becomes a Conspirator."""
    bots = moored(troubleshooter(), "alcatraz").tired("troubleshooter")
    assert bots.number() == ("troubleshooter", 8)
    chosen = bots.chosen()
    assert chosen is not None
    assert chosen.cubes > 0
    assert not bots.card(bots.pawn(chosen.who).card).owners


def test_troubleshooter_9_goto_revive_only_while_she_is_down() -> None:
    bots = troubleshooter().mine("cyborg").give("cyborg", "nanogel")
    assert bots.why(9) == "skipped"
    bots.down("troubleshooter")
    assert bots.number() == ("revive", 1)
    bots.act()
    assert not bots.pawn("troubleshooter").down


# ---------------------------------------------------------------------- THEN


def test_then_is_done_only_if_possible(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = "[Exile] Pick Up: Gun THEN Attack: Engineer"
    bots = Bots("exile").at("exile", "physics_lab").lying("physics_lab", "gun").at("engineer", "physics_lab")
    assert bots.follow(monkeypatch, lines).act().pawn("engineer").down
    bots = Bots("exile").at("exile", "physics_lab").lying("physics_lab", "gun").at("engineer", "alcatraz")
    bots.follow(monkeypatch, lines).act()
    assert bots.pawn("exile").at == "physics_lab"


# ---------------------------------------------------------------------- Special Cases


def test_special_cases_firebombs_attack_and_sabotage(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = Bots("exile").at("exile", "physics_lab").give("exile", "firebomb").at("engineer", "print_shop")
    bots.follow(monkeypatch, "[Exile] Attack: Engineer").act()
    assert bots.pawn("engineer").down
    bots = Bots("exile").at("exile", "physics_lab").give("exile", "firebomb")
    bots.follow(monkeypatch, "[Exile] Sabotage: Print Shop").act()
    assert bots.place("print_shop").damaged
    assert bots.pawn("exile").at == "physics_lab"


def test_special_cases_free_pick_up_on_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """The best item of the sections it steps through; none for somebody with full hands."""
    bots = (
        Bots("cyborg")
        .at("cyborg", "forward_hub")
        .lying("physics_lab", "helmet")
        .lying("print_shop", "briefcase")
    )
    bots.follow(monkeypatch, "[Cyborg] Step to Print Shop").act()
    assert bots.pawn("cyborg").items == ("briefcase",)
    bots = Bots("cyborg").at("cyborg", "forward_hub").lying("physics_lab", "briefcase", "helmet")
    bots.follow(monkeypatch, "[Cyborg] Step to Print Shop").act()
    assert bots.pawn("cyborg").items == ("briefcase",)
    bots = Bots("cyborg").at("cyborg", "forward_hub").lying("physics_lab", "briefcase")
    bots.give("cyborg", *["gun"] * people.room(bots.pawn("cyborg")))
    before = bots.pawn("cyborg").items
    bots.follow(monkeypatch, "[Cyborg] Step to Print Shop").act()
    assert bots.pawn("cyborg").items == before


def test_special_cases_bots_pick_up_kompromat(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = Bots("exile").at("exile", "physics_lab").kompromat_at("nanofactory", "cyborg")
    bots.lying("forward_hub", "briefcase").follow(monkeypatch, "[Exile] Step to Nanofactory").act()
    assert bots.hand(bots.colour(bots.me).seat) == {"cyborg"}
    seen = [event for event in bots.events if event.message.key == "kompromat-seen"]
    assert [event.to for event in seen] == [frozenset({bots.colour(bots.me).seat})]


def test_special_cases_bots_need_no_nda() -> None:
    bots = Bots("exile", cast=tutorial_with("legal").replace("astrochimp,", "")).abandon()
    bots.at("engineer", "alcatraz")
    assert "nda" not in pods.needs(bots.state, "alcatraz")
    person = next(c for c, it in enumerate(bots.state.conspiracies) if it.seat == 0)
    bots.state.turn = Turn(person)
    assert "nda" in pods.needs(bots.state, "alcatraz")


def test_special_cases_self_preservation_spares_the_bots_pc(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = Bots("exile").mine("engineer").give("engineer", "gun").gather("physics_lab", "engineer", "exile")
    bots.follow(monkeypatch, "[Engineer] Attack: Exile > Counselor")
    bots.at("counselor", "print_shop")  # farther away than he
    chosen = bots.chosen()
    assert chosen is not None
    assert getattr(chosen.aim.act, "target", "") == "counselor"


def test_special_cases_a_pod_is_considered_only_if_it_could_be_launched(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The Medivac Pod, without anybody Down aboard, is not."""
    bots = Bots("troubleshooter").abandon()
    for pod in pods_of(bots.state) - {"medevac_pod"}:
        bots.away(pod)
    bots.follow(monkeypatch, "[Troubleshooter] Pod THEN Timed Launch")
    assert bots.chosen() is None
    bots.at("engineer", "medevac_pod").down("engineer")
    assert bots.who() == "troubleshooter"


# ---------------------------------------------------------------------- Stationfall


def test_stationfall_bots_deliver_only_what_scores() -> None:
    bots = Bots("exile").escaped("exile").data("exile", "evidence", "x_secret")
    bots.state.phase = "fall"
    seat = bots.colour(bots.me).seat
    # Of what the Exile has only the Evidence counts for anybody, and only where it is.
    assert answers.pick(bots.state, Deliver(seat, bots.me)) == "done"
    bots.accused(bots.me, "guilty")
    found = answers.pick(bots.state, Deliver(seat, bots.me))
    assert (getattr(found, "first", ""), getattr(found, "second", "")) == ("evidence", "authorities")


def test_6_players_counts_people_only() -> None:
    assert places(6, False) == 2
    state = GAME.deal(4, Options(bots=4), Random(1)).state
    rng = Random(2)
    while prompts := GAME.prompts(state):
        default = prompts[0].default
        assert default is not None
        state = GAME.apply(state, default, rng).state
    found = result(state)
    assert found is not None
    assert len(found.scores) == 8
    totals = sorted((score.total for score in found.scores), reverse=True)
    if totals[0] > totals[1]:
        assert len(found.winners) <= 1


# ---------------------------------------------------------------------- it explains itself


def test_a_bot_says_its_line_and_why_no_earlier_one() -> None:
    bots = moored(troubleshooter(), "alcatraz").tired("troubleshooter").mine("cyborg")
    said = told(*choose(bots.state, bots.me))
    keys = [message.key for message in said]
    assert keys[:4] == [
        "automation-passed-aim",
        "automation-passed-aim",
        "automation-passed-aim",
        "automation-passed-tired",
    ]
    assert keys[-1] == "automation-chose"
    for language in ("en", "pl", "ja"):
        for message in said:
            assert "{" not in speech.say(message, language)


def test_the_table_is_told_what_a_bot_does_and_who_asks_the_whole_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bots = Bots("exile").at("exile", "physics_lab").lying("forward_hub", "gun")
    line = "[Exile + Not Gun + Unexhausted] Pick Up: Gun THEN Pod IF Minute >= 2"
    bots.follow(monkeypatch, line).act()
    said = next(event for event in bots.events if event.message.key == "automation-line")
    assert said.message.args["text"] == Noted("Pick Up: Gun THEN Pod")
    assert said.account is not None
    assert said.account.lines[-1].args["text"] == Noted(line)
    assert said.account.note is not None
    assert speech.say(said.account.note).endswith(line)


def test_every_reason_has_its_words() -> None:
    for why in choice.Why.__args__:  # type: ignore[attr-defined]
        assert speech.has(f"automation-passed-{why}")
    for script in book().scripts:
        identity, part = script.partition(".")[::2]
        title = identity if identity not in book().sides else part
        assert title in ("", "start", "end") or speech.has("script-" + title.replace("_", "-"))


def test_a_turn_keeps_its_reasons_for_who_asks() -> None:
    bots = Bots("troubleshooter").whole_turn()
    found = [event.account for event in bots.events if event.account is not None]
    assert found[0].seat == bots.colour(bots.me).seat
    assert found[0].round == 12
    assert all(account.lines[-1].key.startswith("automation-chose") for account in found)
    assert all(isinstance(one, Message) for account in found for one in account.lines)


def test_a_script_that_fails_stops_no_game(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(state: State, colour: int) -> None:
        raise ZeroDivisionError

    bots = Bots("exile")
    monkeypatch.setattr(turns, "choose", broken)
    with pytest.raises(ZeroDivisionError):
        bots.act()
    monkeypatch.setattr(turns, "strict", False)
    with caplog.at_level(logging.ERROR):
        bots.act()
    assert "automation-renegotiated" in bots.said()
    assert "exile" in caplog.text


def test_a_script_that_fails_on_the_way_ends_the_activation(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    bots = Bots("exile").at("exile", "physics_lab").follow(monkeypatch, "[Exile] Step to Print Shop")

    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(turns, "Seeker", broken)
    monkeypatch.setattr(turns, "strict", False)
    with caplog.at_level(logging.ERROR):
        bots.act()
    assert bots.said()[-1] == "activated"
    assert bots.state.phase == "resolve"
    assert "exile" in caplog.text


def test_a_script_that_fails_half_way_leaves_nothing_half_done(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The step is taken back, and with it what was told of it; the turn ends, and the next one begins."""
    bots = Bots("exile").at("exile", "physics_lab").follow(monkeypatch, "[Exile] Step to Print Shop")
    carried_out = paying.carry_out

    def broken(play: Play, act: Deed) -> None:
        carried_out(play, act)
        raise ZeroDivisionError

    monkeypatch.setattr(paying, "carry_out", broken)
    monkeypatch.setattr(turns, "strict", False)
    with caplog.at_level(logging.ERROR):
        bots.whole_turn()
    assert "stepped" not in bots.said()
    assert bots.pawn("exile").at == "physics_lab"
    assert GAME.prompts(bots.state)[0].seat == 0
    assert "exile" in caplog.text


# ---------------------------------------------------------------------- whole games


@pytest.mark.parametrize("bots", range(2, MOST_BOTS + 1))
def test_random_games_with_bots(bots: int) -> None:
    for number, people_there in enumerate({1, 9 - bots}):
        it = Table(f"bots {bots} {number}", people_there, Options(bots=bots), MANNERS[number])
        verdict = judge(it, samples=2)
        assert not verdict.fault, f"{it} at step {verdict.steps} ({verdict.where}): {verdict.fault}"
        assert verdict.ending


def test_who_hands_over_cannot_take_back_what_bots_did() -> None:
    state = GAME.deal(1, Options(bots=2), Random(5)).state
    while state.phase == "setup":
        default = GAME.prompts(state)[0].default
        assert default is not None
        state = GAME.apply(state, default, Random(6)).state
    outcome = GAME.apply(state, Renegotiate(seat=0), Random(7))
    assert not outcome.undoable
    assert GAME.prompts(outcome.state)[0].seat == 0
    assert sum(event.message.key == "turn" for event in outcome.events) >= 2
