"""As much of Discord as the bot speaks to, over real sockets: a gateway and a REST interface.

Run as a program, this starts the bot itself, told to find Discord at DISCORD_WIRE.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections import Counter
from typing import Any

from aiohttp import WSMsgType, web

GUILD, CHANNEL, BOT, HOST = 50, 51, 1, 100
ANSWER, UPDATE = 4, 7
"""The ways to answer an interaction at once: with a message, or in place of the one that was pressed."""
NOW = "2026-01-01T00:00:00+00:00"


def user(number: int, *, bot: bool = False) -> dict[str, Any]:
    return {"id": str(number), "username": f"u{number}", "discriminator": "0", "avatar": None, "bot": bot}


def reply(data: Any, status: int = 200) -> web.Response:
    # Without a charset: discord.py reads JSON only from exactly this content type.
    return web.Response(
        body=json.dumps(data).encode(), status=status, headers={"Content-Type": "application/json"}
    )


class Wire:
    """A server of one channel. Sends with a known nonce are answered, but not shown again."""

    def __init__(self) -> None:
        self.messages: dict[int, dict[str, Any]] = {}
        self.sends: Counter[str] = Counter()
        self.texts: dict[str, set[str]] = {}
        self.acknowledged: dict[int, asyncio.Event] = {}
        self.answered: dict[int, asyncio.Event] = {}
        self.syncs = 0
        self.resumes = 0
        self.down = False
        self.permissions = (1 << 50) - 1
        self.token = "a.b.c"
        self.servers = True
        self.fail_after_effect = 0
        self.fail_acknowledgement_after_effect = 0
        self.fail_whisper_after_effect = 0
        self.whispers: list[Any] = []
        self.ready = asyncio.Event()
        self._socket: web.WebSocketResponse | None = None
        self._ids = 1000
        self._sequence = 0
        self._runner: web.AppRunner
        self.url = ""

    async def start(self) -> None:
        app = web.Application()
        app.router.add_get("/gateway/", self._gateway)
        app.router.add_route("*", "/api/v10/{path:.*}", self._rest)
        self._runner = web.AppRunner(app)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.url = self._runner.addresses[0][0] + ":" + str(self._runner.addresses[0][1])

    async def stop(self) -> None:
        await self._runner.cleanup()

    async def _send(self, event: str, data: Any) -> None:
        self._sequence += 1
        assert self._socket is not None
        await self._socket.send_json({"op": 0, "t": event, "s": self._sequence, "d": data})

    async def lose_gateway(self) -> None:
        """The line breaks, and for a while nobody answers there."""
        self.down = True
        self.ready.clear()
        assert self._socket is not None
        await self._socket.close(code=4000)

    async def _gateway(self, request: web.Request) -> web.StreamResponse:
        if self.down:
            return web.Response(status=503)
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        self._socket = socket
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 40000}})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            said = json.loads(message.data)
            if said["op"] == 1:
                await socket.send_json({"op": 11})
            elif said["op"] == 6:
                self.resumes += 1
                await self._send("RESUMED", {})
                self.ready.set()
            elif said["op"] == 2:
                ready = {
                    "v": 10,
                    "user": user(BOT, bot=True),
                    "session_id": "s",
                    "application": {"id": str(BOT), "flags": 0},
                }
                shard = said["d"].get("shard", [0, 1])
                here = (GUILD >> 22) % shard[1] == shard[0]
                ready |= {
                    "shard": shard,
                    "guilds": [{"id": str(GUILD), "unavailable": True}] if here else [],
                    "resume_gateway_url": f"ws://{self.url}/gateway/",
                }
                await self._send("READY", ready)
                if here:
                    await self._send("GUILD_CREATE", self._guild())
                self.ready.set()
        return socket

    def _guild(self) -> dict[str, Any]:
        everyone = {
            "id": str(GUILD),
            "name": "@everyone",
            "permissions": str(self.permissions),
            "position": 0,
        }
        everyone |= {
            "color": 0,
            "colors": {"primary_color": 0},
            "hoist": False,
            "managed": False,
            "mentionable": False,
        }
        channel = {"id": str(CHANNEL), "type": 0, "name": "games", "position": 0, "permission_overwrites": []}
        member = {
            "user": user(BOT, bot=True),
            "roles": [],
            "joined_at": NOW,
            "deaf": False,
            "mute": False,
            "flags": 0,
        }
        return {
            "id": str(GUILD), "name": "Guild", "owner_id": "9", "roles": [everyone], "emojis": [],
            "features": [],
            "channels": [channel], "members": [member], "threads": [], "member_count": 2,
            "preferred_locale": "en-US",
            "verification_level": 0, "default_message_notifications": 0, "explicit_content_filter": 0,
            "mfa_level": 0, "system_channel_flags": 0, "premium_tier": 0, "nsfw_level": 0, "afk_timeout": 300,
            "premium_progress_bar_enabled": False, "stickers": [], "voice_states": [], "presences": [],
        }  # fmt: skip

    async def _rest(self, request: web.Request) -> web.Response:
        parts = request.match_info["path"].split("/")
        body: Any = None
        if request.content_type.startswith("multipart"):
            parts_: Any = await request.multipart()
            async for part in parts_:
                data = await part.read(decode=False)
                if part.name == "payload_json":
                    body = json.loads(data)
        elif request.can_read_body:
            body = await request.json()
        match request.method, parts:
            case "GET", ["users", "@me"] if request.headers["Authorization"] != f"Bot {self.token}":
                return reply({"message": "401: Unauthorized", "code": 0}, status=401)
            case "GET", ["users", "@me", "guilds"]:
                few = ("id", "name", "features")
                return reply([{key: self._guild()[key] for key in few}] if self.servers else [])
            case "GET", ["guilds", _]:
                return reply(self._guild())
            case "GET", ["guilds", _, "members", _]:
                return reply(self._guild()["members"][0])
            case "GET", ["users", "@me"]:
                return reply(user(BOT, bot=True))
            case "GET", ["oauth2", "applications", "@me"]:
                about: dict[str, Any] = {
                    "id": str(BOT),
                    "name": "b",
                    "description": "",
                    "icon": None,
                    "bot_public": False,
                }
                about |= {"bot_require_code_grant": False, "owner": user(9), "verify_key": ""}
                return reply(about)
            case "PUT", ["applications", _, "commands"]:
                self.syncs += 1
                ids = ({"id": str(n), "application_id": str(BOT), "version": "1"} for n in range(500, 600))
                return reply([{**command, **known} for command, known in zip(body, ids, strict=False)])
            case "POST", ["interactions", number, _, "callback"]:
                if self.acknowledged[int(number)].is_set():
                    return reply({"message": "already acknowledged", "code": 40060}, status=400)
                self.acknowledged[int(number)].set()
                if body["type"] in (ANSWER, UPDATE):
                    self.answered[int(number)].set()
                if self.fail_acknowledgement_after_effect:
                    self.fail_acknowledgement_after_effect -= 1
                    return reply({"message": "bad gateway", "code": 0}, status=502)
                return reply({"interaction": {"id": number, "type": 2}})
            case "PATCH", ["webhooks", _, token, "messages", "@original"]:
                self.answered[int(token)].set()
                return reply(self._message(CHANNEL, body))
            case "POST", ["webhooks", *_]:
                self.whispers.append(body)
                if self.fail_whisper_after_effect:
                    self.fail_whisper_after_effect -= 1
                    return reply({"message": "bad gateway", "code": 0}, status=502)
                return reply(self._message(CHANNEL, body))
            case "POST", ["users", "@me", "channels"]:
                channel: Any = {
                    "id": f"7{body['recipient_id']}",
                    "type": 1,
                    "recipients": [user(int(body["recipient_id"]))],
                }
                return reply({**channel, "last_message_id": None})
            case "POST", ["channels", channel, "messages"]:
                return self._posted(int(channel), body)
            case "PATCH", ["channels", channel, "messages", number]:
                return reply({**self._message(int(channel), body), "id": number})
            case "DELETE", ["channels", _, "messages", number]:
                self.messages.pop(int(number), None)
                return web.Response(status=204)
        return reply({"message": "?", "code": 0}, status=404)

    def _posted(self, channel: int, body: dict[str, Any]) -> web.Response:
        nonce = str(body["nonce"])
        self.sends[nonce] += 1
        self.texts.setdefault(nonce, set()).add(json.dumps([body.get("content"), body.get("components")]))
        known = next((m for m in self.messages.values() if m["nonce"] == nonce), None)
        message = known or {**self._message(channel, body), "nonce": nonce}
        self.messages[int(message["id"])] = message
        if self.fail_after_effect:
            self.fail_after_effect -= 1
            return reply({"message": "bad gateway", "code": 0}, status=502)
        return reply(message)

    def _message(self, channel: int, body: dict[str, Any]) -> dict[str, Any]:
        self._ids += 1
        return {
            "id": str(self._ids), "channel_id": str(channel), "author": user(BOT, bot=True), "type": 0,
            "content": body.get("content") or "", "timestamp": NOW, "edited_timestamp": None, "tts": False,
            "mention_everyone": False, "mentions": [], "mention_roles": [], "attachments": [], "embeds": [],
            "pinned": False, "components": body.get("components") or [], "flags": body.get("flags") or 0,
        }  # fmt: skip

    async def say(self, number: int, command: str, **options: Any) -> None:
        """The host types a command; the same number again is the same interaction once more."""
        self.acknowledged[number] = asyncio.Event()
        self.answered[number] = asyncio.Event()
        name, _, sub = command.partition(" ")
        inner = [{"name": key, "type": 4, "value": value} for key, value in options.items()]
        leaf = [{"name": sub, "type": 1, "options": inner}] if sub else inner
        member = {"user": user(HOST), "roles": [], "joined_at": NOW, "deaf": False, "mute": False, "flags": 0}
        await self._send(
            "INTERACTION_CREATE",
            {
                "id": str(number), "application_id": str(BOT), "type": 2, "token": str(number), "version": 1,
                "guild_id": str(GUILD), "channel_id": str(CHANNEL), "locale": "en-US", "entitlements": [],
                "channel": {"id": str(CHANNEL), "type": 0, "name": "games", "permissions": "0"},
                "member": {**member, "permissions": "0"}, "app_permissions": str((1 << 50) - 1),
                "authorizing_integration_owners": {}, "context": 0, "attachment_size_limit": 1,
                "data": {"id": "500", "name": name, "type": 1, "options": leaf},
            },
        )  # fmt: skip


def serve() -> None:
    """The bot as it is started for Discord, but for the address."""
    import yarl
    from discord.gateway import DiscordWebSocket

    from bot.__main__ import main

    address = os.environ["DISCORD_WIRE"]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{address}/gateway/")
    main(["serve"])


if __name__ == "__main__":
    serve()
