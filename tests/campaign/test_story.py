"""The story of a campaign: of games that are over only, as files that open without a net."""

from __future__ import annotations

import io
import re
import zipfile
from html.parser import HTMLParser

from bot.campaign.document import (
    Block,
    Heading,
    Paragraph,
    Points,
    Shown,
    bundle,
    html,
    lighter,
    markdown,
)
from bot.campaign.story import Told, course, page
from bot.store import Ledger
from bot.words import Words
from images.api import Picture
from tests.bot.world import menus, shown, words
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
