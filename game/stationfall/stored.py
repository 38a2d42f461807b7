"""What stored games and journals hold of questions, as it is written now and as it was written before.

Before, a task was a name, a seat and arguments in order, a deed among them as JSON in a word.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Union

import msgspec

from game.api import Pair, Seated
from game.stationfall.actions.deeds import DEEDS, Deed
from game.stationfall.questions import TASKS, Pick
from game.stationfall.state import Task


def pick(word: str) -> Pick:
    """An answer of before: a seat was a number after a mark, a pair two words with a stroke between."""
    first, stroke, second = word.partition("/")
    if stroke:
        return Pair(first, second)
    if word[:1] == "#" and word[1:].isdecimal():
        return Seated(int(word[1:]))
    return word


SEVERAL = {"which_owner", "act_now", "each_acts"}
"""Tasks whose last field was all the arguments that were left."""


def waiting(todo: msgspec.Raw) -> tuple[Task, ...]:
    """What is still to be done, whoever asks for it."""
    return tuple(_task(written) for written in _LIST.decode(todo))


_LIST = msgspec.msgpack.Decoder(list[dict[str, Any]])


class _Former(msgspec.Struct):
    """A task of before."""

    name: str
    seat: int
    args: tuple[str | int, ...]


def _task(written: dict[str, Any]) -> Task:
    name = str(written.get("name"))
    if name not in TASKS:
        raise msgspec.ValidationError(f"nothing to be done is called {name!r}")
    fields = _fields(msgspec.convert(written, _Former)) if "args" in written else written
    types = _types(name)
    return TASKS[name](**{field: msgspec.convert(fields.get(field), kind) for field, kind in types.items()})


@cache
def _types(name: str) -> dict[str, Any]:
    """The fields of a task. Which deeds there are is known only when every card is entered."""
    deeds: Any = Union[tuple(DEEDS)]  # noqa: UP007
    return {
        field.name: deeds if field.type is Deed else field.type
        for field in msgspec.structs.fields(TASKS[name])
    }


def _fields(former: _Former) -> dict[str, Any]:
    names = [field for field in _types(former.name) if field != "seat"]
    last = len(names) - 1
    args = (*former.args[:last], former.args[last:]) if former.name in SEVERAL else former.args
    found: dict[str, Any] = dict(zip(names, args, strict=False))
    if "deed" in found:
        found["deed"] = msgspec.json.decode(str(found["deed"]))
    return found | {"seat": former.seat}
