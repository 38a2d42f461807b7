"""The bot's requests held against Discord's own schemas, where these have been fetched.

`npm install` in tests/bot/discord fetches them; without them everything else is still tested.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema

FILE = Path(__file__).parent / "discord" / "node_modules" / "schemas.json"
UNLISTED = {"nsfw", "tts", "enforce_nonce", "spoiler"}
"""Keys Discord takes, although its schemas do not name them everywhere."""

ROUTES = [
    ("PUT", r"^/applications/\d+/commands$", "ApplicationCommandUpdateRequest"),
    ("POST", r"^/channels/\d+/messages$", "MessageCreateRequest"),
    ("PATCH", r"^/channels/\d+/messages/\d+$", "MessageEditRequestPartial"),
    ("POST", r"^/users/@me/channels$", "CreatePrivateChannelRequest"),
    (
        "PATCH",
        r"^/webhooks/\d+/[^/]+/messages/@original$",
        "IncomingWebhookUpdateForInteractionCallbackRequestPartial",
    ),
    ("POST", r"^/webhooks/\d+/[^/]+$", "IncomingWebhookRequestPartial"),
]
CALLBACKS = {
    4: "CreateMessageInteractionCallbackRequest",
    5: "CreateMessageInteractionCallbackRequest",
    6: "UpdateMessageInteractionCallbackRequest",
    7: "UpdateMessageInteractionCallbackRequest",
    8: "ApplicationCommandAutocompleteCallbackRequest",
    9: "ModalInteractionCallbackRequest",
}


def available() -> bool:
    return FILE.is_file()


def closed(schema: Any) -> Any:
    """The schema, refusing keys it does not name."""
    if isinstance(schema, list):
        return [closed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    new = {key: closed(value) for key, value in schema.items()}
    if "properties" in new and new.get("type") == "object":
        new["properties"] = {**dict.fromkeys(UNLISTED, True), **new["properties"]}
        new["additionalProperties"] = False
    return new


@cache
def validator(name: str) -> Any:
    schema = closed(json.loads(FILE.read_text("utf-8"))[name])
    return jsonschema.Draft202012Validator(schema)


def on_the_wire(body: Any) -> Any:
    """Snowflakes as strings, as the schemas have them; Discord takes both."""
    if isinstance(body, dict):
        if "filename" in body and "id" in body:
            body = {**body, "id": str(body["id"])}
        return {key: on_the_wire(value) for key, value in body.items()}
    if isinstance(body, list):
        return [on_the_wire(part) for part in body]
    if isinstance(body, int) and not isinstance(body, bool) and body > 1 << 53:
        return str(body)
    return body


def checks(request: Any) -> Iterable[tuple[str, Any]]:
    """The schema and the body of every part of a request that has one."""
    if request.json is None or request.path.endswith("/threads"):
        return  # the bot makes no threads; a test does
    if request.path.endswith("/callback"):
        yield CALLBACKS[request.json["type"]], request.json
        return
    for method, path, name in ROUTES:
        if request.method == method and re.match(path, request.path):
            for body in request.json if isinstance(request.json, list) else [request.json]:
                yield name, body
            return
    raise AssertionError(f"no schema is known for {request.method} {request.path}")


def validate(requests: Iterable[Any]) -> list[str]:
    """Everything the schemas refuse."""
    found: list[str] = []
    seen: set[str] = set()
    for request in requests:
        for name, body in checks(request):
            wire = on_the_wire(body)
            written = name + json.dumps(wire, sort_keys=True)
            if written in seen:
                continue
            seen.add(written)
            error = jsonschema.exceptions.best_match(validator(name).iter_errors(wire))
            if error is not None:
                where = "/".join(map(str, error.absolute_path))
                found.append(f"{request.method} {request.path} {where}: {error.message[:300]}")
    return found
