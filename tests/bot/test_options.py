"""The options of a game: what is offered, and what is meant by what somebody typed."""

from __future__ import annotations

from pathlib import Path

import pytest
from discord import ui

from bot import limits
from bot.buttons.settings import AskOption
from bot.options import option, options
from bot.panels.lobby import settings
from bot.refusal import Refused
from bot.store import GameRow, Place
from bot.store.rows import SPANS
from bot.table import Table
from bot.words import Words
from game import GAMES, text
from game.stationfall.cards import CAST, PROJECTS
from game.stationfall.modes import modes
from game.stationfall.state import Options
from tests.bot.world import World

GAME = GAMES["stationfall"]
WORDS = Words(game=GAME.key)


def test_what_is_offered_is_all_there_is() -> None:
    assert set(option(GAME, "cast").parts) == set(CAST)
    assert set(option(GAME, "projectx").values) == {"random", *PROJECTS}
    assert [one.name for one in options(GAME)][:3] == ["cast", "projectx", "teams"]


@pytest.mark.parametrize(
    ("name", "typed", "meant"),
    [
        ("cast", "random", "random"),
        ("cast", "the first", "tutorial"),
        ("cast", "Telepathic Rat, legal,Doc", ("telepathic_rat", "legal", "doctor")),
        ("projectx", "Grey Goo", "grey_goo"),
        ("projectx", "spec", "specimen"),
        ("teams", True, True),
    ],
)
def test_names_are_understood(name: str, typed: object, meant: object) -> None:
    assert option(GAME, name).meant(typed, WORDS) == meant


@pytest.mark.parametrize(
    ("name", "typed", "near"),
    [
        ("projectx", "s", "Slime"),
        ("projectx", "grey go0", "Grey Goo"),
        ("cast", "Legal, Enginer", "Engineer"),
    ],
)
def test_what_is_not_understood_is_refused_with_what_is_near(name: str, typed: str, near: str) -> None:
    with pytest.raises(Refused) as refusal:
        option(GAME, name).meant(typed, WORDS)
    assert near in WORDS.message(refusal.value.message)


def test_a_list_is_completed_word_by_word() -> None:
    cast = option(GAME, "cast")
    assert {"At random", "The first twelve", "Astrochimp"} <= set(cast.completed("", WORDS))
    assert cast.completed("Legal, astro", WORDS) == ["Legal, Astrochimp"]
    assert "Legal, Legal" not in cast.completed("Legal, ", WORDS)


def test_a_list_has_the_commas_of_whoever_types_it() -> None:
    cast, words = option(GAME, "cast"), Words("ja", game=GAME.key)
    assert cast.meant("リーガル、カーネル，ドクター", words) == ("legal", "colonel", "doctor")
    assert cast.completed("リーガル、アストロ", words) == ["リーガル、アストロチンプ"]
    assert cast.meant(cast.said(("legal", "doctor"), words), words) == ("legal", "doctor")


@pytest.mark.parametrize("language", text.languages())
def test_the_settings_explain_themselves_within_one_page(language: str) -> None:
    """Every rule, every value that is drawn, every length of time: a sentence each, and nothing cut off."""
    row = GameRow("stationfall", 1, 2, 3, "seed", 0.0)
    words = Words(language, game=GAME.key)
    for theme in ([], ["plain", "dark"]):
        page = settings(Table(row, GAME, (Place(0, "one", 3),)), words, theme)
        parts = list(page.view.walk_children())
        assert len(parts) <= limits.PARTS
        said = "\n".join(part.content for part in parts if isinstance(part, ui.TextDisplay))
        assert text.ELLIPSIS not in said[-200:]
        offered = {name for mode in modes(1, Options()) for name in mode.options}
        for one in (it for it in options(GAME) if it.name not in offered):
            assert words(one.hint) in said
        assert all(
            words.knows(f"bot-level-{level}") for it in GAMES.values() for level in getattr(it, "levels", ())
        )
        for name in (*SPANS, "stand-ins"):
            assert words(f"bot-about-{name}") in said
        # The label of a menu is cut off on a phone.
        assert said.count(words.hours(24)) == 2
        told = [it.description for part in parts if isinstance(part, ui.Select) for it in part.options]
        for drawn in ("tutorial", "lesson"):
            assert words(f"option-cast-{drawn}-hint") in told


async def test_a_form_asks_in_the_words_of_its_own_game(tmp_path: Path) -> None:
    """Also where it opens before anything else is known of whoever pressed."""
    world = World(tmp_path / "games.sqlite3")
    await world.open(people=1)
    await world.lobby(1)
    pressed = AskOption("ask", (await world.table()).row.id, "motto")
    form = await pressed.form(world.bot, world.people[0].id, "en")
    assert form is not None
    assert form.title == "Motto"
    assert "Anything but light." in str(form.to_dict())
    await world.close()
