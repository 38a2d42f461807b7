"""The launch manual's chapter "Station Automation": its sentences for which `test_bots` has no example."""

from __future__ import annotations

from random import Random

import pytest

from game.api import Name, Pair
from game.stationfall import people, pods
from game.stationfall.automation import answers, turns
from game.stationfall.automation.choice import needed
from game.stationfall.automation.priorities import choosing, dropping, taking
from game.stationfall.automation.scripts import book, targeted
from game.stationfall.automation.walking import walks
from game.stationfall.fall import Deliver
from game.stationfall.play import Play
from game.stationfall.projectx.combat_swarm import Swarm
from game.stationfall.state import Options, Turn, copy
from game.trial import Table, walk
from tests.rules.scene import GAME, tutorial_with
from tests.rules.test_bots import Bots


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "strict", True)


# ---------------------------------------------------------------------- Setup, Differences


def test_setup_first_cubes_skip_who_is_down() -> None:
    """The Corpsicle starts Down, and the Drones cannot be influenced."""
    skipped = 0
    for seed in range(12):
        options = Options(bots=3, cast=tutorial_with("corpsicle", "drones", "legal"))
        state = GAME.deal(1, options, Random(seed)).state
        default = GAME.prompts(state)[0].default
        assert default is not None
        events = GAME.apply(state, default, Random(seed)).events
        keys = [event.message.key for event in events]
        placed = [
            event.message.args["card"]
            for event in events[: keys.index("turn")]
            if event.message.key == "influenced"
        ]
        skipped += len(placed)
        assert not {Name("corpsicle"), Name("drones")} & set(placed)
    assert skipped == 12 * 9


def test_differences_bots_use_neither_bribes_nor_kompromat() -> None:
    paid = ("paid-bribe", "paid-kompromat", "declined", "consented")
    people_there = 2
    for number in range(3):
        for moment in walk(Table(f"bots pay nothing {number}", people_there, Options(bots=4), "eager")):
            acting = moment.action.seat
            for event in moment.outcome.events:
                payer = getattr(event.message.args.get("seat"), "seat", acting)
                if event.message.key in paid[:2]:
                    assert payer < people_there
                assert not (event.message.key == "consented" and payer >= people_there)


def test_differences_the_bot_side_has_other_abilities() -> None:
    """The Astrochimp's bot is Zero Born from the start, and cubes come to its NPC's card as to any."""
    bots = Bots("astrochimp")
    able = {it.key for it in people.abilities(bots.state, "astrochimp")}
    assert "zero_born" in able
    assert "loyal" not in able


def test_differences_only_what_a_script_says_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even what would be better: the Briefcase lies there, and the line is about a Gun."""
    bots = Bots("exile").at("exile", "physics_lab").lying("physics_lab", "gun", "briefcase")
    bots.follow(monkeypatch, "[Exile] Pick Up: Gun").act()
    assert bots.pawn("exile").items == ("gun",)


# ---------------------------------------------------------------------- A Bot's Turn


def test_bot_activate_the_disc_lies_on_whom_it_activates(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = Bots("exile").mine("engineer").at("engineer", "physics_lab").lying("physics_lab", "gun")
    bots.follow(monkeypatch, "[Engineer] Pick Up: Gun").act()
    assert bots.colour(bots.me).disc == "engineer"


def test_bot_activate_helpful_and_loyal_still_apply() -> None:
    """One cube on the Helpful; on the Loyal more than everybody together, whose cubes go home."""
    bots = Bots("exile", "security", cast=tutorial_with("microbiologist"))
    other = next(c for c in range(len(bots.state.conspiracies)) if c != bots.me)
    bots.state.turn = Turn(bots.me)
    bots.cubes(other, "microbiologist", 2).cubes(other, "engineer", 2).cubes(other, "medical", 1)
    assert [needed(bots.state, bots.me, card) for card in ("microbiologist", "engineer", "medical")] == [
        3,
        2,
        1,
    ]


def test_bot_activate_of_equally_near_ones_who_takes_more_free_actions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One Action away both of them, the Zero Born by a free step besides."""
    bots = Bots("astrochimp").mine("engineer").at("engineer", "physics_lab").at("astrochimp", "print_shop")
    bots.tired("astrochimp").follow(monkeypatch, "[CON] Step to Forward Hub")
    assert bots.who() == "astrochimp"


def test_bot_activate_to_breach_costs_an_action() -> None:
    """Through the Lock it is one step, and two Actions."""
    bots = Bots("exile").at("exile", "physics_lab").lock("physics_lab", "print_shop")
    found = dict(walks(bots.state, bots.pawn("exile"), bots.colour(bots.me).seat, free=True))
    assert found["print_shop"].cost == 2
    assert found["cryo_lab"].cost == 1


def test_bot_activate_an_exhausted_character_has_one_action(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = Bots("exile").tired("exile").at("exile", "forward_hub").lying("print_shop", "gun")
    bots.follow(monkeypatch, "[Exile] Step to Print Shop").act()
    assert bots.pawn("exile").at == "physics_lab"


def test_resolve_what_project_x_asks_never_turns_against_the_own_pc() -> None:
    bots = Bots("exile")
    question = Swarm(bots.colour(bots.me).seat)
    monkey = pytest.MonkeyPatch()
    with monkey.context() as patch:
        patch.setattr(Swarm, "options", lambda self, state: ["none", "exile", "engineer", "bridge"])
        assert answers.pick(bots.state, question) == "engineer"
        patch.setattr(Swarm, "options", lambda self, state: ["none", "exile"])
        assert answers.pick(bots.state, question) == "none"
        patch.setattr(
            Swarm, "options", lambda self, state: ["none", "exile", bots.pawn("exile").at, "bridge"]
        )
        assert answers.pick(bots.state, question) == "bridge"


def test_resolve_a_bots_countdown_runs_out_at_the_end_of_its_next_turn() -> None:
    bots = Bots("troubleshooter").abandon().at("troubleshooter", "alcatraz").act()
    marks = [mark for mark in bots.state.markers if mark.what == "launch"]
    assert [(mark.colour, mark.section) for mark in marks] == [(bots.me, "alcatraz")]


# ---------------------------------------------------------------------- Reading the Bot's Scripts


@pytest.mark.parametrize("tail", ["", " REPEAT", " THEN Sabotage: Print Shop"])
def test_repeat_and_then_do_not_count_for_who_is_activated(
    tail: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = Bots("exile").mine("engineer", "counselor").at("engineer", "bridge").at("counselor", "tanks")
    bots.give("engineer", "bludgeon").lying("forward_hub", "gun").tired("counselor")
    bots.follow(monkeypatch, "[CON] Pick Up: Gun" + tail)
    assert bots.who() == "engineer"


def test_goto_returns_if_nothing_there_can_be_done(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = Bots("exile").follow(monkeypatch, "GOTO Revive", "[Exile] Step to Print Shop")
    assert bots.why(1) == "skipped"
    assert bots.number() == ("exile", 2)


# ---------------------------------------------------------------------- General Priorities


def test_the_nearest_is_prioritized_before_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = Bots("exile").at("exile", "physics_lab").give("exile", "gun")
    bots.at("engineer", "cryo_lab").at("counselor", "physics_lab")
    bots.follow(monkeypatch, "[Exile] Attack: Engineer > Counselor")
    found = bots.chosen()
    assert found is not None
    assert getattr(found.aim.act, "target", "") == "counselor"


def test_pick_up_and_drop_priorities_know_what_the_script_targets() -> None:
    bots = Bots("exile")
    assert targeted(bots.state, bots.me) >= {"evidence", "kompromat"}
    wanted = frozenset({"helmet"})
    items = ["nanogel", "gun", "kompromat", "helmet", "bludgeon", "briefcase"]
    assert sorted(items, key=lambda item: taking(item, wanted)) == [
        "helmet", "kompromat", "briefcase", "bludgeon", "gun", "nanogel",
    ]  # fmt: skip
    items.remove("kompromat")
    assert sorted(items, key=lambda item: dropping(item, wanted)) == [
        "nanogel", "gun", "bludgeon", "briefcase", "helmet",
    ]  # fmt: skip


# ---------------------------------------------------------------------- Eligibility, Steps


def test_eligibility_a_full_pod_is_no_target_to_move_into(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = Bots("exile").follow(monkeypatch, "[Exile] Pod THEN Timed Launch")
    found = bots.chosen()
    assert found is not None
    full = found.aim.section
    crowd = ("engineer", "counselor", "cyborg", "security", "troubleshooter", "medical")
    bots.gather(full, *crowd[: pods.seats_left(bots.state, full)])
    assert pods.seats_left(bots.state, full) == 0
    again = bots.chosen()
    assert again is not None
    assert again.aim.section != full


def test_steps_outer_space_is_a_section_with_a_hazard(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = Bots("exile").at("exile", "aft_airlocks").follow(monkeypatch, "[Exile] Step to Outer Space")
    assert bots.why(1) == "aim"
    bots.give("exile", "helmet")
    assert bots.act().pawn("exile").at == "outer_space"


def test_activation_other_players_pcs_are_never_influenced(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = Bots("exile").follow(monkeypatch, "[Influence + Engineer] Step to Print Shop")
    assert bots.who() == "engineer"
    other = next(c for c, it in enumerate(bots.state.conspiracies) if it.seat == 0)
    bots.pc(other, "engineer")
    assert bots.why(1) == "nobody"


# ---------------------------------------------------------------------- Special Cases


def test_special_cases_zero_born_comes_before_the_free_pick_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """The step is free, so the Helmet stays; with an ability that is not needed it is taken."""
    bots = Bots("astrochimp").at("astrochimp", "physics_lab").lying("forward_hub", "helmet")
    bots.follow(monkeypatch, "[Astrochimp] Step to Forward Hub").act()
    assert bots.pawn("astrochimp").at == "forward_hub"
    assert not bots.pawn("astrochimp").items
    bots = Bots("astrochimp").at("astrochimp", "forward_hub").lying("physics_lab", "helmet")
    bots.follow(monkeypatch, "[Astrochimp] Step to Physics Lab").act()
    assert bots.pawn("astrochimp").items == ("helmet",)


def test_special_cases_a_scientists_section_action_is_the_free_one(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = Bots("microbiologist", cast=tutorial_with("microbiologist")).at("microbiologist", "chem_lab")
    bots.follow(monkeypatch, "[Microbiologist + This Minute] Manufacture: X-Secret").tired("microbiologist")
    found = bots.chosen()
    assert found is not None
    assert (found.aim.walk.cost, found.aim.costs, found.aim.frees) == (1, 0, 1)
    bots.act()
    assert bots.pawn("microbiologist").data == ("x_secret",)


def test_special_cases_emergency_response_counts_in_distances() -> None:
    bots = Bots("medical").at("medical", "forward_hub").at("engineer", "physics_lab").down("engineer")
    seat = bots.colour(bots.me).seat
    assert dict(walks(bots.state, bots.pawn("medical"), seat, free=True))["physics_lab"].cost == 0


def test_special_cases_adrenaline_counts_in_distances() -> None:
    bots = Bots("daredevil", cast=tutorial_with("daredevil")).at("daredevil", "forward_hub")
    bots.hazard("physics_lab", "fire")
    seat = bots.colour(bots.me).seat
    assert dict(walks(bots.state, bots.pawn("daredevil"), seat, free=True))["physics_lab"].cost == 0


# ---------------------------------------------------------------------- Deliver Data


def test_deliver_data_what_scores_for_its_agenda() -> None:
    bots = Bots("stowaway", cast=tutorial_with("stowaway")).escaped("stowaway")
    bots.data("stowaway", "evidence", "x_secret")
    bots.state.phase = "fall"
    question = Deliver(bots.colour(bots.me).seat, bots.me)
    done = []
    play = Play(copy(bots.state), bots.rng)
    while (pick := answers.pick(play.state, question)) != "done":
        assert isinstance(pick, Pair)
        done.append(pick)
        state = play.state
        state.offsites[pick.second] = (*state.offsites[pick.second], pick.first)
    assert set(done) == {Pair("evidence", "news"), Pair("x_secret", "news")}


def test_deliver_data_what_scores_also_by_who_is_guilty_and_has_no_evidence() -> None:
    bots = Bots("stowaway", cast=tutorial_with("stowaway")).escaped("stowaway")
    bots.data("stowaway", "x_secret").accused(bots.me, "guilty")
    bots.state.phase = "fall"
    question = Deliver(bots.colour(bots.me).seat, bots.me)
    assert answers.pick(bots.state, question) == Pair("x_secret", "news")
    bots.data("stowaway", "evidence", "x_secret")
    assert answers.pick(bots.state, question) == Pair("evidence", "authorities")


def test_deliver_data_what_costs_people_points() -> None:
    """The Exile, a person's, has points for Evidence that News has not."""
    bots = Bots("counselor", cast=tutorial_with("exile")).escaped("counselor", "exile")
    person = next(c for c, it in enumerate(bots.state.conspiracies) if it.seat == 0)
    bots.identity(person, "exile").pc(person, "exile")
    bots.data("counselor", "evidence").data("exile", "evidence")
    bots.state.phase = "fall"
    pick = answers.pick(bots.state, Deliver(bots.colour(bots.me).seat, bots.me))
    assert pick == Pair("evidence", "news")


# ---------------------------------------------------------------------- never stuck


def test_a_turn_of_every_bot_tells_what_it_did() -> None:
    """A line or a renegotiation, and after it whoever is next."""
    for identity in sorted(book().sides):
        card = "doctor" if identity in ("jekyll", "hyde") else identity
        bots = Bots(identity, cast=tutorial_with(card)).whole_turn()
        assert {"automation-line", "automation-renegotiated"} & set(bots.said()), identity


# ---------------------------------------------------------------------- The Bot's General Priorities


@pytest.mark.parametrize("above", ["clones_alpha", "clones_beta"])
def test_general_priorities_of_figures_of_one_card_equally_far_the_topmost_is_gone_to(
    monkeypatch: pytest.MonkeyPatch, above: str
) -> None:
    bots = Bots("exile", cast=tutorial_with("exile", "clones")).mine("exile").at("exile", "forward_hub")
    below = "clones_beta" if above == "clones_alpha" else "clones_alpha"
    for clone, section in ((above, "tanks"), (below, "fuel_cells"), ("clones_gamma", "kitchen")):
        bots.at(clone, section)
    first, second = sorted(("tanks", "fuel_cells"), key=lambda section: choosing(bots.state, section))
    bots.follow(monkeypatch, "[Exile] Step to Clones").act()
    assert bots.pawn("exile").at == first != second
