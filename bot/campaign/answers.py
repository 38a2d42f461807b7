"""What a person who asks about a campaign, or decides about it, is answered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.buttons.campaign import Part
from bot.campaign.memory import awards, career
from bot.campaign.whole import Whole
from bot.panels import campaign as panels
from bot.panels.layout import AMBER, GREY, Layout, Style, button
from bot.refusal import Refused
from bot.words import quoted

if TYPE_CHECKING:
    from bot.client import Bot
    from bot.talk import Talk


class Evenings:
    """The answers about campaigns, whether they were asked for by typing or by pressing."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    async def take_part(self, talk: Talk, it: Whole, cue: str, heir: int | None = None) -> None:
        """Come, sit out, go, or begin the next game."""
        number, campaigns = it.campaign.id, self.bot.campaigns
        name = quoted(it.campaign.name)
        if cue == "leave":
            yes = button(talk.words()("bot-button-yes"), Part("left", number), Style.danger)
            asked = Layout(AMBER).text(talk.words()("bot-campaign-leave-really", campaign=name))
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
            case _:
                self.bot.require_permissions(talk.interaction, talk.words())
                await campaigns.open_next(number, talk.user, talk.channel, interaction=talk.number)
        await talk.whisper(talk.words()(f"bot-campaign-did-{cue}", campaign=name))

    async def show(self, talk: Talk, it: Whole, cue: str) -> None:
        """A closer look at a campaign."""
        if cue == "career":
            await self.career(talk, it, talk.user)
        elif cue == "schedule":
            await talk.show(panels.schedule(it, talk.words(), self.bot.games, talk.user))
        else:
            await talk.show(panels.table(it, talk.words()))

    async def career(self, talk: Talk, it: Whole, person: int) -> None:
        """What somebody has been and done: one's own, or that of who shows it."""
        member = next((member for member in it.members if member.person == person), None)
        if member is None or not (member.shown or person == talk.user):
            raise Refused("bot-campaign-career-private" if person != talk.user else "bot-campaign-not-in")
        shown = [other.person for other in it.members if other.shown or other.person == person]
        mine = person == talk.user
        found, won = career(it.evenings, person), awards(it.evenings, shown)
        await talk.show(panels.career(it, member, found, won, talk.words(), mine=mine))

    async def agree(self, talk: Talk, it: Whole, change: dict[str, Any]) -> None:
        """Change what has been agreed on, and show it."""
        number = it.campaign.id
        if "host" in change:
            await self.bot.campaigns.back(number, talk.user, change["host"], interaction=talk.number)
        else:
            await self.bot.campaigns.settle(number, talk.user, interaction=talk.number, **change)
        it = await self.bot.campaigns.look(number)
        await talk.show(panels.schedule(it, talk.words(), self.bot.games, talk.user))

    async def finish(self, talk: Talk, it: Whole) -> None:
        """The campaign is over."""
        await self.bot.campaigns.end(
            it.campaign.id, talk.user, moderates=talk.moderates, interaction=talk.number
        )
        said = talk.words()("bot-campaign-ended", campaign=quoted(it.campaign.name))
        await talk.show(Layout(GREY).text(said).page())
