"""The buttons under a campaign, and the menus in which it is agreed how it goes on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from bot.buttons.button import Button, whole
from bot.campaign.whole import Whole
from bot.refusal import Refused
from bot.store.rows import HOUR

if TYPE_CHECKING:
    from bot.client import Bot
    from bot.talk import Manner, Talk


TRACES = ("off", "on")
"""Whether a game leaves something to the next, as a menu says it."""


@dataclass(frozen=True)
class OfCampaign(Button):
    """Of a campaign, whose number stands in place of a table's; it works in every channel of its server."""

    family = "campaign"

    async def press(self, bot: Bot, talk: Talk, value: str) -> None:
        it = await bot.campaigns.look(self.game)
        if it.campaign.guild != talk.interaction.guild_id:
            raise Refused("bot-campaign-unknown")
        await self.done(bot, talk, it, value)

    async def done(self, bot: Bot, talk: Talk, it: Whole, value: str) -> None:
        """What a press does."""
        raise NotImplementedError


@dataclass(frozen=True)
class Part(OfCampaign):
    """Coming and going, the next game, and the end; seen in the message itself."""

    cues: ClassVar[tuple[str, ...]] = (
        *("join", "rest", "leave", "left", "next", "instead", "show", "hide", "end", "over"),
    )
    manner: ClassVar[Manner] = "beside"

    async def done(self, bot: Bot, talk: Talk, it: Whole, value: str) -> None:
        await bot.evenings.take_part(talk, it, self.cue)


@dataclass(frozen=True)
class Look(OfCampaign):
    """A closer look, for whoever presses alone."""

    cues: ClassVar[tuple[str, ...]] = ("standings", "career", "story", "tale", "schedule")
    manner: ClassVar[Manner] = "fresh"

    async def done(self, bot: Bot, talk: Talk, it: Whole, value: str) -> None:
        if self.cue == "tale":
            try:
                await bot.evenings.tale(talk, it, whole(value))
            except ValueError as error:
                raise Refused("bot-unknown-button") from error
        else:
            await bot.evenings.show(talk, it, self.cue)


@dataclass(frozen=True)
class Read(OfCampaign):
    """The story of a game that is over."""

    cues: ClassVar[tuple[str, ...]] = ("read",)
    slots: ClassVar[tuple[str, str]] = ("", "number")
    manner: ClassVar[Manner] = "fresh"

    number: int

    async def done(self, bot: Bot, talk: Talk, it: Whole, value: str) -> None:
        await bot.evenings.tale(talk, it, self.number)


@dataclass(frozen=True)
class Agree(OfCampaign):
    """Something that is agreed on, by a menu."""

    cues: ClassVar[tuple[str, ...]] = (
        *("pause", "patience", "games", "rule", "total", "leavers", "handicap", "kinds", "chronicle", "host"),
    )

    async def done(self, bot: Bot, talk: Talk, it: Whole, value: str) -> None:
        try:
            change = self._change(it, value)
        except ValueError as error:
            raise Refused("bot-unknown-button") from error
        await bot.evenings.agree(talk, it, change)

    def _change(self, it: Whole, value: str) -> dict[str, Any]:
        match self.cue:
            case "pause" | "patience":
                return {self.cue: whole(value) * HOUR}
            case "games" | "handicap" | "host":
                return {self.cue: int(value) if self.cue == "host" and value.isdecimal() else whole(value)}
            case "chronicle":
                if value not in TRACES:
                    raise ValueError(value)
                return {"chronicle": value == "on"}
            case "kinds":
                kinds = it.campaign.plan.kinds
                if value in kinds:
                    return {"kinds": tuple(kind for kind in kinds if kind != value)}
                return {"kinds": (*kinds, value)}
        return {self.cue: value}
