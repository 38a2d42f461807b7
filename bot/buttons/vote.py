"""The buttons under a vote."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from bot.buttons.button import Button
from bot.refusal import Refused
from bot.table import Table

if TYPE_CHECKING:
    from bot.client import Bot
    from bot.talk import Manner, Talk


@dataclass(frozen=True)
class Vote(Button):
    """For, against, and «I am here», for whose seat it is about."""

    family = "vote"
    cues: ClassVar[tuple[str, ...]] = ("yes", "no", "here")
    slots: ClassVar[tuple[str, str]] = ("vote", "")
    manner: ClassVar[Manner] = "beside"

    vote: int

    async def act(self, bot: Bot, talk: Talk, table: Table, value: str) -> None:
        kept = await bot.store.read(lambda ledger: ledger.vote(self.vote))
        if kept is None or kept.game != self.game:
            raise Refused("bot-vote-over")
        if self.cue == "here":
            vote = await bot.council.stay(self.vote, talk.user, interaction=talk.number)
        else:
            vote = await bot.council.vote(self.vote, talk.user, self.cue == "yes", interaction=talk.number)
        table = await bot.tables.look(vote.game)
        said = "bot-voted" if vote.status == "open" else f"bot-vote-{vote.status}"
        await talk.whisper(talk.words(table)(said))
