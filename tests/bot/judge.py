"""Discord's limits, held against every request the bot makes."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from typing import Any

NAME = re.compile(r"^[-_a-z0-9]{1,32}$")
V2 = 1 << 15


def judge(requests: Iterable[Any]) -> list[str]:
    """Everything that Discord would refuse, or that is unwise, as sentences."""
    return [
        f"{request.method} {request.path}: {fault}"
        for request in requests
        for fault in faults(request.method, request.path, request.json)
    ]


def faults(method: str, path: str, body: Any) -> Iterable[str]:
    if re.search(r"/applications/\d+/(guilds/\d+/)?commands$", path) and method == "PUT":
        yield from command_faults(body)
    elif path.endswith("/callback") and isinstance(body, dict):
        data = body.get("data") or {}
        if body["type"] == 8:
            yield from choice_faults(data.get("choices", []))
        elif body["type"] in (4, 7):
            yield from message_faults(data, whole=body["type"] == 4)
        elif body["type"] == 5 and set(data) - {"flags"}:
            yield "a deferred answer carries more than its flags"
    elif isinstance(body, dict) and re.search(r"/messages(/(\d+|@original))?$|^/webhooks/", path):
        yield from message_faults(body, whole=method == "POST")
        if method == "POST" and re.match(r"^/channels/\d+/messages$", path):
            if not body.get("nonce") or not body.get("enforce_nonce"):
                yield "a post without a nonce could appear twice"
            if "allowed_mentions" not in body:
                yield "a post that might call everybody"


def message_faults(body: dict[str, Any], *, whole: bool) -> Iterable[str]:
    content = body.get("content") or ""
    components = body.get("components") or []
    attachments = body.get("attachments") or []
    names = [attachment.get("filename", "") for attachment in attachments]
    if len(content) > 2000:
        yield f"content of {len(content)} characters"
    if whole and not content and not components and not attachments and not body.get("embeds"):
        yield "an empty message"
    if len(str(body.get("nonce") or "")) > 25:
        yield "a nonce of more than 25 characters"
    if len(attachments) > 10 or len(set(names)) != len(names):
        yield "too many attachments, or two of one name"
    if any(len(attachment.get("description") or "") > 1024 for attachment in attachments):
        yield "an alt text of more than 1,024 characters"
    if "everyone" in (body.get("allowed_mentions") or {}).get("parse", []):
        yield "everyone may be called"
    layout = bool((body.get("flags") or 0) & V2)
    if layout and (content or body.get("embeds")):
        yield "a layout together with content"
    every = list(walk(components))
    if layout and len(every) > 40:
        yield f"{len(every)} components"
    if not layout and len(components) > 5:
        yield f"{len(components)} rows"
    shown = sum(len(part.get("content", "")) for part in every if part["type"] == 10)
    if shown > 4000:
        yield f"{shown} characters of text"
    ids = [part["custom_id"] for part in every if "custom_id" in part]
    if len(set(ids)) != len(ids):
        yield f"two components of one id: {ids}"
    for part in every:
        yield from part_faults(part, names)


def part_faults(part: dict[str, Any], attachments: Sequence[str]) -> Iterable[str]:
    if not 1 <= len(part.get("custom_id", "-")) <= 100:
        yield f"an id of {len(part['custom_id'])} characters"
    match part["type"]:
        case 1:
            kinds = [child["type"] for child in part["components"]]
            if not kinds or len(kinds) > 5 or (any(kind != 2 for kind in kinds) and len(kinds) > 1):
                yield f"a row of {kinds}"
        case 2:
            label = part.get("label") or ""
            if len(label) > 80 or not (label or part.get("emoji")):
                yield f"a button labelled {label!r}"
        case 3:
            options = part.get("options", [])
            values = [option["value"] for option in options]
            labels = [option["label"] for option in options]
            if not 1 <= len(options) <= 25:
                yield f"a menu of {len(options)} options"
            if len(set(values)) != len(values) or len({label.casefold() for label in labels}) != len(labels):
                yield f"a menu with equal options: {labels}"
            texts = [*values, *labels, *(option.get("description") or "-" for option in options)]
            if not all(1 <= len(text) <= 100 for text in texts):
                yield f"a menu with texts too long or empty: {texts}"
            if len(part.get("placeholder") or "") > 150 or (part.get("min_values") or 0) > len(options):
                yield "a menu that cannot be used"
        case 10:
            if not part.get("content"):
                yield "an empty text"
        case 12:
            if not 1 <= len(part["items"]) <= 10:
                yield f"a gallery of {len(part['items'])}"
            for item in part["items"]:
                url = item["media"]["url"]
                if url.startswith("attachment://") and url.removeprefix("attachment://") not in attachments:
                    yield f"{url} points nowhere"
                if not 1 <= len(item.get("description") or "") <= 1024:
                    yield "a picture without alt text, or with too much"


def walk(components: Iterable[dict[str, Any]]) -> Iterable[dict[str, Any]]:
    for part in components:
        yield part
        yield from walk(part.get("components", []))
        if "accessory" in part:
            yield part["accessory"]


def choice_faults(choices: Sequence[dict[str, Any]]) -> Iterable[str]:
    names = [choice["name"] for choice in choices]
    if len(choices) > 25 or len(set(names)) != len(names):
        yield f"completions too many or equal: {names}"
    for choice in choices:
        if not 1 <= len(choice["name"]) <= 100 or len(str(choice["value"])) > 100:
            yield f"a completion too long: {choice}"


def command_faults(commands: Sequence[dict[str, Any]]) -> Iterable[str]:
    names = [command["name"] for command in commands]
    if len(commands) > 100 or len(set(names)) != len(names):
        yield f"commands too many or equal: {names}"
    for command in commands:
        size = weight(command)
        if size > 8000:
            yield f"/{command['name']} has {size} characters"
        yield from option_faults(command)


def option_faults(command: dict[str, Any]) -> Iterable[str]:
    if not NAME.match(command["name"]):
        yield f"a command named {command['name']!r}"
    if not 1 <= len(command.get("description") or "") <= 100:
        yield f"{command['name']}: a description of {len(command.get('description') or '')} characters"
    options = command.get("options") or []
    required = [bool(option.get("required")) for option in options if option["type"] > 2]
    if required != sorted(required, reverse=True):
        yield f"{command['name']}: what is required comes after what is not"
    names = [option["name"] for option in options]
    if len(options) > 25 or len(set(names)) != len(names):
        yield f"{command['name']}: options too many or equal: {names}"
    if len(options) != len([o for o in options if len(o.get("choices") or []) <= 25]):
        yield f"{command['name']}: too many choices"
    for option in options:
        yield from option_faults(option)


def weight(command: dict[str, Any]) -> int:
    """The characters Discord counts: names, descriptions, values of choices."""
    own = len(command["name"]) + len(command.get("description") or "")
    for choice in command.get("choices") or []:
        own += len(choice["name"]) + len(str(choice["value"]))
    return own + sum(weight(option) for option in command.get("options") or [])


def plain(body: Any) -> str:
    """A body without what differs from run to run by chance alone."""
    written = json.dumps(body, sort_keys=True, ensure_ascii=False)
    return re.sub(r'"nonce": "[^"]*"', '"nonce": "*"', written)
