"""Too much of everything still fits into Discord, and nothing is cut off."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.buttons import CUES, read
from bot.buttons.button import Button, renewed
from bot.buttons.turn import NarrowField
from bot.choices import Path as Way
from bot.choices import chunks, narrow, token, unique
from bot.commands.typed import classes, grouped
from bot.table import digest
from game import text
from game.api import Action
from tests.bot.world import World, buttons, menus, words
from tests.toy.wide import PLACES, VERBS, Wide

WIDE = Wide()


@pytest.fixture
async def wide(tmp_path: Path) -> AsyncIterator[World]:
    world = World(tmp_path / "games.sqlite3", {"wide": WIDE}, {})
    await world.open(people=2)
    yield world
    await world.close()  # judges every request


async def reach(world: World, wanted: Action) -> None:
    """Find an action by pressing, whatever has to be narrowed on the way, and do it."""
    table = await world.table()
    person = world.person_of(table, wanted.seat)
    panel = await world.panel(person)
    verb = text.verb(wanted)
    for _ in range(30):
        pressed = buttons(panel)
        found = menus(panel)
        done = [
            custom
            for custom in pressed.values()
            if custom.split(":")[1:5][0] == "do" and digest(wanted) in custom
        ]
        if done:
            await person.click(panel, custom_id=done[0])
            return
        picks = {custom: [o["value"] for o in menu] for custom, menu in found.items()}
        pick = next((custom for custom, values in picks.items() if digest(wanted) in values), None)
        if pick is not None:
            await person.select(panel, [digest(wanted)], custom_id=pick)
            return
        choice = _narrowing(wanted, picks, verb)
        if choice is not None:
            await person.select(panel, [choice[1]], custom_id=choice[0])
        else:
            (more,) = [custom for label, custom in pressed.items() if label.startswith("More choices")]
            await person.click(panel, custom_id=more)
    raise AssertionError(f"{wanted} cannot be reached")


def _narrowing(wanted: Action, picks: dict[str, list[str]], verb: str) -> tuple[str, str] | None:
    names = [name for name in wanted.__struct_fields__ if name != "seat"]
    for custom, values in picks.items():
        deed = custom.split(":")[1]
        if deed == "verbs" and token(verb) in values:
            return custom, token(verb)
        if deed[0] == "f" and deed != "f":
            value = token(getattr(wanted, names[int(deed[1], 16)]))
            if value in values:
                return custom, value
    return None


async def test_any_of_thousands_of_actions_is_reached_by_pressing(wide: World) -> None:
    table = await wide.started(2)
    assert len(table.legal(0)) > 900
    rng = Random(4)
    while table.row.phase == "running":
        (seat,) = table.awaited()
        wanted = rng.choice(table.legal(seat))
        entries = table.row.entries
        await reach(wide, wanted)
        table = await wide.table()
        assert table.row.entries == entries + 1
    assert "the end" in "\n".join(words(post) for post in wide.public())


async def test_typing_finds_what_a_menu_of_25_cannot_hold(wide: World) -> None:
    table = await wide.started(1)
    person = wide.person_of(table, 0)
    group = next(
        name for name, kinds in grouped(classes(WIDE)).items() if any(text.verb(k) == "verb_2" for k in kinds)
    )
    command = f"wide {group} verb-2"
    first = await person.autocomplete(wide.channel, command, "who", "")
    assert len(first) == 25
    rare = await person.autocomplete(wide.channel, command, "who", "place 99")
    assert rare
    both = await person.autocomplete(wide.channel, command, "to", "", who=rare[0]["value"])
    assert len(both) == 1
    await person.slash(wide.channel, command, who=rare[0]["value"])
    assert (await wide.table()).row.entries == 2


def test_verbs_are_grouped_as_the_game_groups_them() -> None:
    groups = grouped(classes(WIDE))
    assert sum(map(len, groups.values())) == VERBS
    assert all(len(kinds) <= 25 for kinds in groups.values())
    assert len(groups) <= 25
    assert {name.split("-")[0] for name in groups} == {"group0", "group1"}


def test_menus_hold_everything_in_even_parts() -> None:
    for count in (0, 1, 25, 26, 99, 160):
        parts = chunks(list(range(count)))
        assert [value for part in parts for value in part] == list(range(count))
        assert all(len(part) <= 25 for part in parts)


def test_equal_labels_are_told_apart() -> None:
    labels = unique(["a", "A", "x" * 200, "x" * 201, "a"])
    assert len({label.casefold() for label in labels}) == 5
    assert all(len(label) <= 100 for label in labels)


def test_a_choice_survives_being_written_down() -> None:
    way = Way(token("walk"), ((0, token("ant")), (2, token("coin"))), 3)
    assert Way.read(way.write()) == way
    assert Way.read(Way().write()) == Way()
    button = NarrowField("f00", 10**9, "123456789abcdef01", way)
    assert read(button.write()) == button


def test_every_kind_of_button_is_heard() -> None:
    kinds, written = [Button], set()
    while kinds:
        kind = kinds.pop()
        kinds += kind.__subclasses__()
        written |= {(kind.family, cue) for cue in kind.cues} if hasattr(kind, "cues") else set()
    assert written == set(CUES)


@pytest.mark.parametrize(
    "written",
    [
        "turn:look:2s:1abcdef01:",
        "turn:secret:2s:1abcdef01:",
        "turn:do:2s:1abcdef01:0123456789ab",
        "turn:try:2s:1abcdef01:0123456789ab",
        "turn:pick:2s:1abcdef01:",
        "turn:verb:2s:1abcdef01:012345~0~abcdef.1fedcba",
        "turn:verbs:2s:1abcdef01:~2",
        "turn:f3a:2s:1abcdef01:012345~0",
        "turn:over:2s:1abcdef01:",
        "turn:afresh:2s:1abcdef01:",
        "turn:way:2s:1abcdef01:0123456789ab",
        "turn:sure:2s:1abcdef01:0123456789ab",
        "turn:wf:2s:1abcdef01:",
        "turn:no9:2s:1abcdef01:",
        "show:map:2s::station",
        "show:near:2s::wing/left",
        "lobby:join:2s:7:",
        "lobby:settings:2s:7:",
        "open:board:2s::",
        "vote:here:2s:12:",
        "me:zone:0::",
        "me:half:0::",
        "me:next:0::on",
        "note:forget:2s::",
        "me:dm:0::off",
        "table:option:2s::long=true",
        "table:ask:2s::cast",
        "table:written:2s::cast",
        "table:pace:2s::deadline",
        "table:theme:2s::",
        "table:stand-ins:2s::quiet",
        "table:plays:2s::",
        "table:leave:2s::",
        "table:again:2s::",
        "show:log:2s::3",
        "show:since:2s::3",
        "show:picture:2s::",
        "campaign:join:2s::",
        "campaign:instead:2s::",
        "campaign:standings:2s::",
        "campaign:pause:2s::",
        "campaign:chronicle:2s::",
    ],
)
def test_a_button_that_hangs_in_a_channel_since_long_ago_is_still_known(written: str) -> None:
    button = read(written)
    assert button is not None
    assert button.write() == written


def test_a_menu_is_known_by_whatever_id_it_was_sent() -> None:
    written = NarrowField("f00", 10**9, "123456789abcdef01", Way(token("walk"))).write()
    sent = renewed(written, 10**18 + 7)
    assert sent != written
    assert read(sent) == read(written)
    assert renewed(sent, 10**18 + 8) == renewed(written, 10**18 + 8) != sent
    assert len(renewed("x" * 98, 7)) <= 100
    assert read(written + "#no mark of ours") != read(written)


@pytest.mark.parametrize(
    "written",
    ["nonsense", "a:b:!:d:e", "turn:fly:2s::", "vote:yes:2s:x:", "show:log:2s::-1", "turn:page:2s::~"],
)
def test_what_we_never_wrote_is_no_button(written: str) -> None:
    assert read(written) is None


def test_narrowing_by_every_field_leaves_one() -> None:
    state = WIDE.deal(1, None, Random(1)).state
    legal = list(WIDE.legal(state, 0))
    for action in Random(2).sample(legal, 50):
        names = [name for name in action.__struct_fields__ if name != "seat"]
        chosen = tuple((number, token(getattr(action, name))) for number, name in enumerate(names))
        assert action in narrow(legal, Way(token(text.verb(action)), chosen))
    assert len(set(map(digest, legal))) == len(legal)
    assert len(PLACES) == 160
