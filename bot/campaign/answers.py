"""What a person who asks about a campaign, or decides about it, is answered."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from bot.buttons.campaign import Part
from bot.campaign.campaigns import require_ending
from bot.campaign.document import Shown, bundle, filled, html, lighter, markdown, weight
from bot.campaign.memory import awards, career
from bot.campaign.story import Told, page, stood, whole_story, won_as
from bot.campaign.strips import Reels, Strips
from bot.campaign.whole import Whole
from bot.council import unused
from bot.limits import FILES
from bot.panels import campaign as panels
from bot.panels.layout import AMBER, Layout, Style, button
from bot.permissions import require_permissions
from bot.refusal import Refused
from bot.store.campaigns import Evening
from bot.table import Table
from bot.words import quoted
from images.api import Picture
from images.career import card
from images.cover import cover
from images.standings import chart

if TYPE_CHECKING:
    from bot.client import Bot
    from bot.talk import Talk


MOST_NAMED = 10
"""People on a cover."""
FOR_GOOD = {"leave": "left", "end": "over"}
"""What is asked about before it is done, and the button that does it."""


class Evenings:
    """The answers about campaigns, whether they were asked for by typing or by pressing."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.reels = Reels(bot.studio)

    async def take_part(self, talk: Talk, it: Whole, cue: str, heir: int | None = None) -> None:
        """Come, sit out, go, begin the next game, or end it all. What is for good is asked about first."""
        number, campaigns = it.campaign.id, self.bot.campaigns
        name = quoted(it.campaign.name)
        if cue in FOR_GOOD:
            if cue == "end":
                require_ending(it, talk.user, moderates=talk.moderates)
            yes = button(talk.words()("bot-button-yes"), Part(FOR_GOOD[cue], number), Style.danger)
            asked = Layout(AMBER).text(talk.words()(f"bot-campaign-{cue}-really", campaign=name))
            await talk.beside(asked.buttons([yes]).page())
            return
        match cue:
            case "join":
                await campaigns.join(number, talk.user, talk.name, interaction=talk.number)
                await self.bot.prepare_messages(talk.user)
            case "rest":
                await campaigns.rest(number, talk.user, interaction=talk.number)
            case "show" | "hide":
                await campaigns.show(number, talk.user, cue == "show", interaction=talk.number)
            case "left":
                await campaigns.leave(number, talk.user, heir, interaction=talk.number)
            case "over":
                await campaigns.end(number, talk.user, moderates=talk.moderates, interaction=talk.number)
            case _:
                await self.play_on(talk, it, instead=cue == "instead")
                return
        await talk.whisper(talk.words()(f"bot-campaign-did-{cue}", campaign=name))

    async def play_on(self, talk: Talk, it: Whole, *, instead: bool = False) -> None:
        """What follows in this channel: the table that is open here, or the next one; in place of a lobby
        that nobody uses, where its host would have it so."""
        words, name, number = talk.words(), quoted(it.campaign.name), it.campaign.id
        here = next((row for row in it.tables if row.channel == talk.channel), None)
        if here is not None:
            said = "bot-campaign-waits-here" if here.phase == "lobby" else "bot-campaign-plays-here"
            await talk.whisper(words(said, campaign=name, number=it.number(here.id)))
            return
        require_permissions(talk.interaction, words)
        lobby = await self._in_the_way(talk, it)
        if lobby is None:
            await self.bot.campaigns.open_next(number, talk.user, talk.channel, interaction=talk.number)
        elif instead:
            opening = self.bot.campaigns.opening_next(number, talk.user, talk.channel)
            await self.bot.council.make_room(lobby, opening, interaction=talk.number)
        else:
            yes = button(words("bot-button-instead"), Part("instead", number), Style.primary)
            asked = words("bot-campaign-instead", campaign=name, title=lobby.game.title)
            await talk.beside(Layout(AMBER).text(asked).buttons([yes]).page())
            return
        await talk.whisper(words("bot-campaign-did-next", campaign=name))

    async def _in_the_way(self, talk: Talk, it: Whole) -> Table | None:
        """A lobby that nobody uses in this channel, which whoever asks may close for the next game."""
        row = await self.bot.store.read(lambda ledger: ledger.game_in(talk.channel))
        if row is None or row.phase != "lobby" or it.member(talk.user) is None or it.over or it.full:
            return None
        table = await self.bot.tables.look(row.id)
        decides = talk.user == table.row.host or talk.moderates
        free = unused(table) and await self.bot.campaigns.of_table(row.id) is None
        return table if decides and free else None

    async def show(self, talk: Talk, it: Whole, cue: str) -> None:
        """A closer look at a campaign."""
        if cue == "story":
            await self.story(talk, it)
        elif cue == "career":
            await self.career(talk, it, talk.user)
        elif cue == "schedule":
            await talk.show(panels.schedule(it, talk.words(), self.bot.games, talk.user))
        else:
            await talk.show(panels.table(it, talk.words(), await self._chart(talk, it)))

    async def career(self, talk: Talk, it: Whole, person: int) -> None:
        """What somebody has been and done: one's own, or that of who shows it."""
        member = next((member for member in it.members if member.person == person), None)
        if member is None or not (member.shown or person == talk.user):
            raise Refused("bot-campaign-career-private" if person != talk.user else "bot-campaign-not-in")
        shown = [other.person for other in it.members if other.shown or other.person == person]
        mine = person == talk.user
        words, theme = talk.words(), talk.person.theme
        rows = panels.feats(career(it.evenings, person), self.bot.galleries, words)
        won = panels.honours(awards(it.evenings, shown), person, words)
        picture = None
        if rows:
            name, below = member.name, it.campaign.name
            picture = await self.bot.studio.work(
                partial(card, name, below, rows, won, theme=theme), post=False
            )
        await talk.show(panels.career(it, member, rows, won, words, picture, mine=mine))

    async def tale(self, talk: Talk, it: Whole, number: int) -> None:
        """The story of one game that is over, in the language of whoever asks."""
        over = {n: evening for n, evening in enumerate(it.evenings, start=1) if evening.record is not None}
        if number not in over:
            raise Refused("bot-story-not-yet")
        told = await self._told(number, over[number], talk)
        key = told.record.key
        kinds = {n: evening.record.key for n, evening in over.items() if evening.record is not None}
        earlier = [n for n, kind in kinds.items() if n < number and kind == key]
        before = await self._told(earlier[-1], over[earlier[-1]], talk, drawn=False) if earlier else None
        blocks = page(it, told, talk.words(told.table), before)
        await talk.show(panels.tale(it, blocks, talk.words()))

    async def story(self, talk: Talk, it: Whole) -> None:
        """The whole campaign as files: a page that opens without a net, and Markdown with its pictures."""
        words = talk.words()
        over = [(n, evening) for n, evening in enumerate(it.evenings, start=1) if evening.record is not None]
        if not over:
            raise Refused("bot-campaign-no-standings")
        # A game has a second's worth of pictures, and others' are drawn meanwhile.
        await talk.show(panels.story(it, (), words))
        games = [await self._told(number, evening, talk) for number, evening in over]
        titles = list(dict.fromkeys(told.table.game.title for told in games))
        blocks = whole_story(it, games, words.language, titles)
        blocks.insert(1, Shown("cover", await self._cover(talk, it, games, titles)))
        drawn = await self._chart(talk, it)
        blocks += [Shown("standings", drawn)] if drawn is not None else []
        # The page holds its pictures in letters, which take a third more; and beside it they are once more.
        room = FILES * 3 // 7 - len(markdown(blocks).encode())
        blocks = lighter(filled(blocks, await self._strips(talk, games, room - weight(blocks))), room)
        files = {
            "story.html": html(blocks, it.campaign.name, words.language).encode(),
            "story.zip": bundle(blocks),
        }
        await talk.show(panels.story(it, list(files.items()), words), instead=True)

    async def _strips(self, talk: Talk, games: Sequence[Told], room: int) -> dict[int, Strips]:
        """What was drawn of each round, by the number of its game: of the latest games, as far as there is
        room for it beside all other pictures."""
        found: dict[int, Strips] = {}
        for told in reversed(games):
            strips = await self.reels.of(told, self.bot.look(talk, told.table))
            # What a page says stands beside it once more.
            room -= sum(len(page.data) + 2 * len(page.alt.encode()) for pages in strips for page in pages)
            if room < 0:
                break
            found[told.number] = strips
        return found

    async def _cover(self, talk: Talk, it: Whole, games: Sequence[Told], titles: Sequence[str]) -> Picture:
        """What the story begins with."""
        words, galleries = talk.words(), self.bot.galleries
        below = [words("bot-story-of", games=words.listed(titles), count=len(games))]
        faces = [(galleries.get(key), of) for key, of in won_as(games)]
        people, name, theme = stood(it, words)[:MOST_NAMED], it.campaign.name, talk.person.theme
        return await self.bot.studio.work(partial(cover, name, below, people, faces, theme=theme), post=False)

    async def _told(self, number: int, evening: Evening, talk: Talk, *, drawn: bool = True) -> Told:
        """A game that is over, with all that is needed to tell it."""
        studio, store = self.bot.studio, self.bot.store
        table = await self.bot.tables.peek(evening.game)
        entries = await store.read(lambda ledger: ledger.entries(evening.game))
        offers, look = studio.offers(table, None), self.bot.look(talk, table)
        picture = None
        if drawn and offers:
            picture = await studio.draw(table, offers[0].name, None, look, post=True)
        if evening.record is None:
            raise Refused("bot-story-not-yet")
        parts = studio.parts(table, look.language)
        return Told(number, evening, evening.record, table, entries, parts, picture)

    async def _chart(self, talk: Talk, it: Whole) -> Picture | None:
        """How everybody came to stand where they stand. None: there is too little to be drawn."""
        words = talk.words()
        lines, plan = panels.lines(it, words), it.campaign.plan
        if it.played < 2 or not lines:
            return None
        title = words("bot-campaign-standings-of", name=it.campaign.name)
        below = f"{words(f'bot-campaign-rule-{plan.rule}')} · {words(f'bot-campaign-total-{plan.total}')}"
        theme = talk.person.theme
        return await self.bot.studio.work(partial(chart, title, below, lines, theme=theme), post=False)

    async def agree(self, talk: Talk, it: Whole, change: dict[str, Any]) -> None:
        """Change what has been agreed on, and show it."""
        number = it.campaign.id
        if "host" in change:
            await self.bot.campaigns.back(number, talk.user, change["host"], interaction=talk.number)
        else:
            await self.bot.campaigns.settle(number, talk.user, interaction=talk.number, **change)
        it = await self.bot.campaigns.look(number)
        await talk.show(panels.schedule(it, talk.words(), self.bot.games, talk.user))
