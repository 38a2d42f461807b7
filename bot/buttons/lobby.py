"""The buttons under a lobby, and those by which anybody finds their own things in a game that goes on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from bot.buttons.button import Button
from bot.table import Table

if TYPE_CHECKING:
    from bot.client import Bot
    from bot.talk import Manner, Talk


@dataclass(frozen=True)
class Lobby(Button):
    """A message that is everybody's: it changes by itself, and at most a word is said beside it."""

    family = "lobby"
    cues: ClassVar[tuple[str, ...]] = ("join", "leave", "ready", "computer", "no-computer", "start")
    slots: ClassVar[tuple[str, str]] = ("version", "")
    manner: ClassVar[Manner] = "beside"

    version: int

    async def act(self, bot: Bot, talk: Talk, table: Table, value: str) -> None:
        lobby = bot.lobby
        if self.cue == "join":
            table = await lobby.join(self.game, talk.user, talk.name, interaction=talk.number)
        else:
            change = {
                "leave": lobby.leave,
                "ready": lobby.ready,
                "computer": lobby.add_computer,
                "no-computer": lobby.remove_computer,
                "start": lobby.start,
            }[self.cue]
            table = await change(self.game, talk.user, interaction=talk.number)
        if self.cue in ("join", "leave"):
            # The rest is seen in the lobby itself.
            await talk.whisper(talk.words(table)(f"bot-lobby-{self.cue}"))
        if self.cue == "start":
            await bot.replies.turn.show_begun(talk, table)
        if self.cue == "join":
            await bot.prepare_messages(talk.user)


@dataclass(frozen=True)
class LobbySettings(Lobby):
    """How the table plays, for its host."""

    cues: ClassVar[tuple[str, ...]] = ("settings",)
    manner: ClassVar[Manner] = "fresh"

    async def act(self, bot: Bot, talk: Talk, table: Table, value: str) -> None:
        await bot.replies.settling.show_settings(talk, table)


@dataclass(frozen=True)
class LobbyMode(Lobby):
    """A way to play, for its host: on a button of its own, or out of a menu."""

    cues: ClassVar[tuple[str, ...]] = ("aim", "level")
    slots: ClassVar[tuple[str, str]] = ("version", "key")

    key: str = ""

    async def act(self, bot: Bot, talk: Talk, table: Table, value: str) -> None:
        table = await bot.lobby.settle(self.game, talk.user, value or self.key, interaction=talk.number)
        if table.row.phase == "running":
            await bot.replies.turn.show_begun(talk, table)


@dataclass(frozen=True)
class Again(Button):
    """Another game with the same people, under the last post of one; whoever presses it is host."""

    family = "lobby"
    cues: ClassVar[tuple[str, ...]] = ("again",)
    manner: ClassVar[Manner] = "beside"

    async def act(self, bot: Bot, talk: Talk, table: Table, value: str) -> None:
        campaign = await bot.campaigns.of_table(self.game)
        if campaign is not None and not campaign.over:
            # The same people play on together in any case: where they do, or now rather than after the pause.
            await bot.evenings.play_on(talk, campaign)
            return
        table = await bot.lobby.again(self.game, talk.user, interaction=talk.number)
        if table.row.phase == "running":
            await bot.replies.turn.show_begun(talk, table)
        else:
            await talk.whisper(talk.words(table)("bot-opened"))
        await bot.prepare_messages(talk.user)


@dataclass(frozen=True)
class Open(Button):
    """My turn, my secrets, the board: for whoever presses, alone."""

    family = "open"
    cues: ClassVar[tuple[str, ...]] = ("turn", "secret", "board")
    manner: ClassVar[Manner] = "fresh"

    async def act(self, bot: Bot, talk: Talk, table: Table, value: str) -> None:
        table = await bot.referee.back(self.game, talk.user)
        present = bot.replies.present
        if self.cue == "turn":
            await bot.replies.turn.show(talk, table)
        else:
            await (present.show_secret if self.cue == "secret" else present.show_picture)(talk, table)
