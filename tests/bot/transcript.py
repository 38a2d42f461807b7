"""Everything each person could see, in order: posts, answers, messages, alt texts, pictures."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Any

import bot.panels.layout
from tests.bot.judge import plain
from tests.bot.world import World

EVERYBODY = "everybody"


class Transcript:
    """Listens to every request the bot makes, and notes who could see it."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._start = len(world.env.http_requests)
        self._talks: dict[str, int] = {}
        world.env._register_dispatch_observer(self._note)

    def _note(self, interaction: Any) -> None:
        self._talks[interaction.token] = interaction.user_id

    def seen_by(self, user: int) -> list[str]:
        """What this person saw, one line per request, in order."""
        doors = {channel: owner for owner, channel in self._world.env.backend.dm_channels.items()}
        found = []
        for request in self._world.env.http_requests[self._start :]:
            if request.json is None and request.method != "DELETE":
                continue
            parts = request.path.split("/")
            if parts[1] == "channels":
                audience: Any = doors.get(int(parts[2]), EVERYBODY)
                if len(parts) < 4 or parts[3] == "typing":
                    continue
                where = "channel" if audience == EVERYBODY else "message"
            else:
                token = next((part for part in parts if part in self._talks), "")
                audience, where = self._talks.get(token), "answer"
            if audience in (user, EVERYBODY):
                found.append(f"{where} {request.method} {plain(request.json)}")
        return found


class SeenPictures:
    """Puts a picture's bytes into its file name, so that a transcript tells pictures apart."""

    def __init__(self, monkeypatch: Any) -> None:
        original = bot.panels.layout.filename

        def telling(picture: Any, name: str) -> str:
            return f"{sha256(picture.data).hexdigest()[:12]}-{original(picture, name)}"

        monkeypatch.setattr("bot.panels.layout.filename", telling)


def without_ids(line: str) -> str:
    """Ids of messages depend on how many messages others were sent before, and those of menus on both."""
    return re.sub(r"\b\d{17,20}\b|(?<=#)[0-9a-z]{1,4}(?=\")", "#", line)
