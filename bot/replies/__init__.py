"""What a person is answered, whether they typed it or pressed it: by what it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.replies.mine import Mine
from bot.replies.past import Past
from bot.replies.present import Present
from bot.replies.settling import Settling
from bot.replies.turn import Turn

if TYPE_CHECKING:
    from bot.client import Bot


class Replies:
    """All that is answered, in the words and pictures of whoever asks."""

    def __init__(self, bot: Bot) -> None:
        self.turn = Turn(bot)
        self.present = Present(bot)
        self.past = Past(bot)
        self.mine = Mine(bot)
        self.settling = Settling(bot)
