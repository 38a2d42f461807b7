"""What a step does besides: where it is chosen, by number or by its verb, and in what is staged."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from bot.choices import Path, payee_of, price_of, token
from bot.panels.besides import came_of, draft
from bot.table import Table
from bot.words import Words
from game.api import Message, Name
from game.stationfall.actions.basic.moving import Step
from game.stationfall.cards import IDENTITIES
from game.stationfall.game import STATIONFALL
from game.text import languages
from tests.bot.panels import at, labelled, shown
from tests.bot.test_line import PLAY
from tests.rules.scene import Scene
from tests.rules.test_16_stationfall import fall
from tests.rules.test_16_stationfall import table as conspiracy

SAID = {"en": "contaminates Medical", "pl": "skaża Medyka", "ja": "が汚染される"}


@pytest.fixture
def table() -> Table:
    """Next door to the Bio Lab, with somebody to be dragged there."""
    return at(
        Scene()
        .acting(0, "medical")
        .at("medical", "chem_lab")
        .at("exile", "chem_lab")
        .down("exile")
        .no_locks()
    )


def test_the_button_that_leads_there_says_it(table: Table) -> None:
    (label,) = [label for label in labelled(shown(table)) if "· Bio Lab" in label]
    assert label.endswith("Bio Lab – contaminates Medical")


def test_so_does_whoever_looks_for_it_by_its_verb(table: Table) -> None:
    page = shown(table, path=Path(token("step")))
    said = "\n".join(part["content"] for part in page if "content" in part)
    assert "Bio Lab – contaminates Medical" in said
    assert "contaminates Medical, Exile" in said


@pytest.mark.parametrize("language", languages())
def test_what_is_staged_says_it_and_goes_on_saying_it(table: Table, language: str) -> None:
    """Of the moment before it: who is there now is contaminated, and was not."""
    for to in ("bio_lab", "chem_lab"):
        mine = (it for it in table.legal(0) if isinstance(it, Step) and (it.who, it.to) == ("medical", to))
        table = PLAY(table, 0, [next(mine)])[1].table
    first, second = draft(table, 0, Words.plain(table, language))
    assert SAID[language] in first
    assert SAID[language] not in second


@pytest.mark.parametrize("language", languages())
def test_above_what_is_staged_stands_only_what_came_of_it(table: Table, language: str) -> None:
    """The step itself is in the list below; that it contaminates whoever takes it is not."""
    words = Words.at(table, language)
    who, to = Name("medical"), Name("bio_lab")
    step, harm = Message("stepped", {"who": who, "to": to}), Message("contaminated", {"who": who})
    assert came_of([step, harm], words, staged=True) == ["> " + words.message(harm)]
    assert came_of([step, harm], words, staged=False) == ["> " + words.message(it) for it in (step, harm)]


POINTS = {"en": "6 points", "pl": "6 punktów", "ja": "6点"}
NOW = {"en": "now 4 points", "pl": "teraz 4 punkty", "ja": "今なら4点"}


@pytest.mark.parametrize("language", languages())
def test_who_chooses_whom_they_turn_out_to_be_reads_on_each_button_what_it_brings(language: str) -> None:
    last = at(fall(conspiracy().escaped("daredevil").cubes(0, "security", 7)))
    assert any(label.startswith(POINTS[language]) for label in labelled(shown(last, language=language)))
    page = shown(at(conspiracy().turn(0)), language=language, path=Path(token("reveal")))
    assert any(label.startswith(NOW[language]) for label in labelled(page))


def test_what_many_can_be_chosen_for_stands_in_the_menu() -> None:
    scene = fall(conspiracy())
    hand = tuple(key for key, it in IDENTITIES.items() if it.card in scene.state.cast and key != "security")
    scene.state.players[0] = replace(scene.state.players[0], bonus=hand)
    (menu,) = [part for part in shown(at(scene)) if part.get("type") == 3]
    assert all(option["description"].endswith(("point", "points")) for option in menu["options"])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("price", ["bribe", "kompromat"])
def test_15_5_4_3_who_offers_and_who_answers_both_read_what_is_offered(price: str, language: str) -> None:
    """And so does whoever waits for them; it was said aloud."""
    scene = Scene().acting(0, "medical").pc(1, "exile").kompromat(0, "exile")
    legal = (it for it in STATIONFALL.legal(scene.state, 0) if price_of(it) == price)
    act = next(it for it in legal if payee_of(it) == "exile")
    scene.state = STATIONFALL.apply(scene.state, act, Random(0)).state
    table = at(scene)
    what = Words.at(table, language).action(replace(act, pay="none"))
    for seat in (0, 1, 2):
        head = next(part["content"] for part in shown(table, seat, language) if "content" in part)
        assert what in head
