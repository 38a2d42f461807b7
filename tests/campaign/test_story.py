"""The story of a campaign: of games that are over only, as files that open without a net."""

from __future__ import annotations

import io
import re
import zipfile
from functools import partial
from html.parser import HTMLParser
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from PIL import Image

from bot.campaign.answers import Evenings
from bot.campaign.document import (
    Block,
    Heading,
    Paragraph,
    Points,
    Shown,
    Space,
    bundle,
    filled,
    html,
    lighter,
    markdown,
    weight,
)
from bot.campaign.story import Told, course, page, rounds
from bot.store import Entry, Ledger
from bot.talk import Talk
from bot.words import Words
from game.api import Event, Message
from images.api import Look, Picture
from images.packed import packed
from tests.bot.world import menus, shown, words
from tests.campaign.brought import Voyage
from tests.campaign.season import DAY, Season

BLOCKS: list[Block] = [
    Heading(1, "A <b> & *c*"),
    Paragraph("One\ntwo # three"),
    Points(("- first", "[second](x)")),
    Shown("end", Picture(b"\x89PNG", 'seen "so"')),
]


class Tags(HTMLParser):
    """All tags, and what of the page lies elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elsewhere: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "img"):
            self.open.append(tag)
        found = [value or "" for name, value in attrs if name in ("src", "href")]
        self.elsewhere += [value for value in found if not value.startswith("data:")]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def whole(said: str) -> str:
    """Raises unless it is a whole page that needs nothing from elsewhere."""
    tags = Tags()
    tags.feed(said)
    assert not tags.open
    assert not tags.elsewhere
    assert "http" not in said
    return said


def test_words_mean_nothing_but_themselves() -> None:
    said = whole(html(BLOCKS, "T <i>", "pl"))
    assert "<title>T &lt;i&gt;</title>" in said
    assert "<h1>A &lt;b&gt; &amp; *c*</h1>" in said
    assert 'alt="seen &quot;so&quot;"' in said
    marked = markdown(BLOCKS)
    assert "# A \\<b\\> & \\*c\\*" in marked
    assert "One two \\# three" in marked
    assert "- \\- first\n- \\[second\\](x)" in marked
    assert '![seen "so"](pictures/end.png)' in marked


def test_a_bundle_holds_every_picture_that_it_names() -> None:
    packed = bundle(BLOCKS)
    assert packed == bundle(BLOCKS), "the same bytes for the same story"
    with zipfile.ZipFile(io.BytesIO(packed)) as folder:
        named = set(re.findall(r"\]\((pictures/[^)]+)\)", folder.read("story.md").decode()))
        assert named == set(folder.namelist()) - {"story.md"}
        assert folder.read("pictures/end.png") == b"\x89PNG"


def test_of_too_many_pictures_the_earliest_go() -> None:
    many: list[Block] = [Shown(str(number), Picture(b"x" * 10, "")) for number in range(5)]
    kept = lighter([*many, Paragraph("end")], 25)
    assert kept == [*many[3:], Paragraph("end")]


def test_a_round_is_what_everybody_could_read_until_its_picture() -> None:
    """Also where a step says more after it; what is left at the end is a round of its own."""

    def event(key: str, picture: bool = False, to: frozenset[int] | None = None) -> Event:
        return Event(Message(key), to, picture)

    steps = [
        (event("a"), event("secret", to=frozenset({1}))),
        (event("b"), event("c", picture=True), event("d")),
        (event("e", picture=True),),
        (event("f"),),
    ]
    raw = msgspec.Raw(b"null")
    entries = [Entry(n, 0, "person", raw, events, True, n, 0.0) for n, events in enumerate(steps)]
    found = [(entry.n, "".join(it.message.key for it in events)) for entry, events in rounds(entries)]
    assert found == [(1, "abc"), (2, "de"), (3, "f")]


def test_strips_stand_in_their_places_and_only_where_there_are_some() -> None:
    blocks: list[Block] = [Points(("a",)), Space(1, 0), Points(("b",)), Space(1, 1), Space(2, 0)]
    one, two = Picture(b"xx", "1"), Picture(b"yyy", "2")
    found = filled(blocks, {1: [[one, two], []]})
    shown = [Shown("game-1-round-1-1", one), Shown("game-1-round-1-2", two)]
    assert found == [Points(("a",)), *shown, Points(("b",))]
    assert weight(found) == 5
    assert markdown(blocks) == "- a\n\n- b\n"
    assert "figure>" not in html(blocks, "T", "en")


def test_a_picture_is_packed_without_losing_a_pixel_or_a_word() -> None:
    data = io.BytesIO()
    image = Image.effect_noise((40, 20), 60).convert("RGB").resize((400, 200), Image.Resampling.NEAREST)
    image.save(data, "PNG", compress_level=1)
    (found,) = packed([Picture(data.getvalue(), "words")])
    assert found.alt == "words"
    assert found.format == "webp"
    assert len(found.data) < len(data.getvalue())
    assert Image.open(io.BytesIO(found.data)).convert("RGB").tobytes() == image.tobytes()
    assert packed([found]) == [found]


def _entries(ledger: Ledger, game: int) -> list[Entry]:
    return list(ledger.entries(game))


async def test_the_files_hold_the_strip_of_each_round_and_the_end_of_each_game(tmp_path: Path) -> None:
    """As everybody saw them, with their words."""
    voyage = Voyage(tmp_path / "games.sqlite3")
    await voyage.open()
    await voyage.settled(running=False)
    answer = shown(await voyage.people[0].slash(voyage.channel, "campaign story"))
    files = {file.filename: await file.read() for file in answer.attachments}
    with zipfile.ZipFile(io.BytesIO(files["story.zip"])) as folder:
        names = set(folder.namelist())
    for number, evening in enumerate((await voyage.whole()).evenings, start=1):
        entries = await voyage.bot.store.read(partial(_entries, game=evening.game))
        count = sum(event.picture for entry in entries for event in entry.events)
        drawn = {name for name in names if name.startswith(f"pictures/game-{number}-round-")}
        assert len(drawn) == len(rounds(entries)) >= count > 5
        assert f"pictures/game-{number}.png" in names
    said = whole(files["story.html"].decode())
    assert said.count("<img") == len(names) - 1
    assert 'alt=""' not in said
    await voyage.close()


async def test_a_story_is_there_to_be_read_before_its_files_are_made(
    season: Season, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is drawn until then; and the files come into the same message."""
    await season.begin(2)
    first = season.people[0]
    await first.click(season.home(), label="Next game")
    await season.game()
    done: list[str] = []

    def noted(name: str, work: Any) -> Any:
        async def note(*args: Any, **how: Any) -> Any:
            done.append(name)
            return await work(*args, **how)

        return note

    studio = season.bot.studio
    monkeypatch.setattr(Talk, "show", noted("show", Talk.show))
    monkeypatch.setattr(studio, "draw", noted("draw", studio.draw))
    monkeypatch.setattr(studio, "work", noted("draw", studio.work))
    answer = await first.slash(season.channel, "campaign story")
    assert done[0] == done[-1] == "show"
    assert done[1:-1] == ["draw"] * len(done[1:-1]) != []
    assert len(shown(answer).attachments) == 2
    assert not answer.followups
    assert "are being made" not in words(shown(answer))


async def test_where_there_is_no_room_for_all_strips_the_latest_games_have_theirs() -> None:
    page = Picture(b"x" * 100, "y" * 10)

    async def drawn(told: Any, look: Look) -> list[list[Picture]]:
        asked.append(told.number)
        return [[page], [page, page]]

    bot: Any = SimpleNamespace(studio=None, look=lambda *_: Look())
    talk: Any = SimpleNamespace(words=lambda: Words("en"))
    answers = Evenings(bot)
    reels: Any = SimpleNamespace(of=drawn)
    answers.reels = reels
    games: Any = [SimpleNamespace(number=number, table=None) for number in (1, 2, 3, 4)]
    for room, kept, tried in ((10_000, [4, 3, 2, 1], 4), (720, [4, 3], 3), (719, [4], 2), (0, [], 1)):
        asked: list[int] = []
        assert list(await answers._strips(talk, games, room)) == kept
        assert len(asked) == tried, "no game is drawn for nothing"


async def test_the_story_of_a_game_and_of_the_campaign(season: Season) -> None:
    await season.begin(3, rule="wins")
    first = season.people[0]
    refused = await first.slash(season.channel, "campaign story")
    assert "No game of this campaign is over" in words(shown(refused))
    await first.click(season.home(), label="Next game")
    for _ in range(2):
        await season.game()
    with season.env._bot_scope():
        await season.bot.campaigns.show(1, first.id, True)
    told = words(shown(await first.slash(season.channel, "campaign story", game=1)))
    assert "Game 1: Lanterns" in told
    assert all(f"<@{person.id}>" in told for person in season.people[:3])
    answer = shown(await first.slash(season.channel, "campaign story"))
    names = {attachment.filename for attachment in answer.attachments}
    assert {"story.html", "story.zip"} <= names
    (menu,) = menus(answer)
    assert [option["value"] for option in menus(answer)[menu]] == ["2", "1"]
    after = await first.select(answer, ["2"], custom_id=menu)
    assert "Game 2: Lanterns" in words(after.response)
    standings = shown(await first.slash(season.channel, "campaign standings"))
    assert "game by game" in words(standings), "the chart has all its figures in words"


async def test_at_its_end_the_channel_hears_that_a_story_can_be_read_whatever_breaks_then(
    season: Season,
) -> None:
    """It belongs to the end itself: a process that says nothing any more has not forgotten it."""
    await season.begin(2, pause=DAY)
    await season.people[0].click(season.home(), label="Next game")
    table = await season.deal()
    door = f"/channels/{season.channel.id}/messages"
    season.env.inject_error("POST", door, status=503, times=None)
    await season.finish(table)
    season.env.backend.faults.clear()
    await season.restart()
    await season.env.advance_time(600)
    (told,) = [post for post in season.public() if "its story can be read" in words(post)]
    assert "Winter, game 1" in words(told)
    assert "The next table opens" in words(told)
    read = await season.spectator.click(told, label="Read its story")
    assert "Game 1: Lanterns" in words(shown(read))


async def test_a_game_that_goes_on_is_in_no_story_and_no_chart(season: Season) -> None:
    await season.begin(2)
    first = season.people[0]
    await first.click(season.home(), label="Next game")
    await season.game()
    await season.game()
    before = words(shown(await first.slash(season.channel, "campaign standings")))
    table = await season.deal()
    await season.finish(table, steps=5)
    refused = words(shown(await first.slash(season.channel, "campaign story", game=3)))
    assert "No game of this number is over" in refused
    story = shown(await first.slash(season.channel, "campaign story"))
    assert [option["value"] for option in next(iter(menus(story).values()))] == ["2", "1"]
    assert words(shown(await first.slash(season.channel, "campaign standings"))) == before


async def test_what_only_some_were_told_is_in_no_story(season: Season) -> None:
    """Every sentence that a seat alone was told, in every game: not one of them is in the file."""
    await season.begin(3)
    first = season.people[0]
    await first.click(season.home(), label="Next game")
    await season.game()
    it = await season.whole()
    (evening, _) = it.evenings
    table = await season.bot.tables.peek(evening.game)

    def journal(ledger: Ledger) -> list[str]:
        plain = Words.plain(table, "en")
        events = [event for entry in ledger.entries(evening.game) for event in entry.events]
        public = {plain.message(event.message) for event in events if event.to is None}
        return [said for event in events if event.to and (said := plain.message(event.message)) not in public]

    private = await season.bot.store.read(journal)
    assert private
    entries = await season.bot.store.read(lambda ledger: ledger.entries(evening.game))
    assert evening.record is not None
    told = Told(1, evening, evening.record, table, entries, {})
    for language in ("en", "pl", "ja"):
        blocks = [*page(it, told, Words.plain(table, language)), *course(told, language)]
        said = whole(html(blocks, "T", language))
        assert not [line for line in private if line in said]
