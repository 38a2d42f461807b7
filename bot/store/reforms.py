"""How what older versions wrote is written today: functions that migration scripts and old archives call."""

from __future__ import annotations

import sqlite3
from typing import Any

import msgspec


def register(connection: sqlite3.Connection) -> None:
    """Let migration scripts call them."""
    connection.create_function("typed_arguments", 1, typed_arguments, deterministic=True)


def typed_arguments(written: bytes) -> bytes:
    """Messages whose arguments were told apart by a mark (`@name-hub`, `#2`), now by their type."""
    return msgspec.json.encode(_reformed(msgspec.json.decode(written)))


def _reformed(value: Any) -> Any:
    if isinstance(value, list):
        return [_reformed(one) for one in value]
    if not isinstance(value, dict):
        return value
    if "key" in value and value.keys() <= {"key", "args"}:
        return _message(value["key"], value.get("args", {}))
    return {key: _reformed(one) for key, one in value.items()}


def _message(key: str, args: dict[str, Any]) -> dict[str, Any]:
    typed = {}
    for name, value in args.items():
        # A message within another was rendered with the arguments of the whole.
        others = {other: one for other, one in args.items() if other != name}
        typed[name] = _argument(value, others)
    return {"is": "message", "key": key, "args": typed}


def _argument(value: Any, others: dict[str, Any]) -> Any:
    if not isinstance(value, str):
        return value
    if value.startswith("@name-"):
        return {"is": "name", "key": value.removeprefix("@name-").replace("-", "_")}
    if value.startswith("@"):
        return _message(value[1:], others)
    if value[:1] == "#" and value[1:].isdecimal():
        return {"is": "seated", "seat": int(value[1:])}
    return value
