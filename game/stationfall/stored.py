"""What stored games and journals hold of questions, as it is written now and as it was written before.

Before, a task was a name, a seat and arguments in order, a deed among them as JSON in a word.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Union

import msgspec
from msgspec.structs import replace

from game.api import Numbered, Pair, Seated
from game.stationfall.actions.deeds import DEEDS, Deed
from game.stationfall.questions import TASKS, Pick
from game.stationfall.state import State, Task


def pick(word: str) -> Pick:
    """An answer of before: a number stood after a mark, and between two words a stroke."""
    first, stroke, second = word.partition("/")
    if stroke:
        return Pair(first, second)
    if word[:1] == "#" and word[1:].isdecimal():
        return Seated(int(word[1:]))
    if word.startswith(COLOUR) and word[len(COLOUR) :].isdecimal():
        return Numbered("colour", int(word[len(COLOUR) :]))
    return word


COLOUR = "colour_"


SEVERAL = {"which_owner", "act_now", "each_acts"}
"""Tasks whose last field was all the arguments that were left."""


def waiting(todo: msgspec.Raw) -> tuple[Task, ...]:
    """What is still to be done, whoever asks for it."""
    try:
        found = _reader().decode(todo)
    except msgspec.ValidationError:  # damaged, or written before
        written = _LIST.decode(todo)
        found = _reader().decode(msgspec.msgpack.encode([_renewed(fields) for fields in written]))
    return tuple(TASKS[one.__struct_config__.tag](*msgspec.structs.astuple(one)) for one in found)


_LIST = msgspec.msgpack.Decoder(list[dict[str, Any]])


@cache
def _reader() -> msgspec.msgpack.Decoder[Any]:
    """Reads every task there is; which deeds there are is known only when every card is entered."""
    deeds: Any = Union[tuple(DEEDS)]  # noqa: UP007
    forms = [
        msgspec.defstruct(
            cls.__name__,
            [(it.name, deeds if it.type is Deed else it.type) for it in msgspec.structs.fields(cls)],
            tag_field="name",
            tag=name,
        )
        for name, cls in TASKS.items()
    ]
    return msgspec.msgpack.Decoder(tuple[Union[tuple(forms)], ...])  # type: ignore[misc]  # noqa: UP007


class TurnHeader(msgspec.Struct, frozen=True):
    """What a turn of before may not say."""

    hired: bool | None = None


def unpack(state: State, turn: TurnHeader) -> None:
    """Items in the Mesosphere stood with commas between in what Project X remembers; and nothing said whether
    somebody had acted for a Bribe or Kompromat, which then came after the disc."""
    state.sent += tuple(filter(None, state.x.pop("sent", "").split(",")))
    paid = state.turn.bribed or state.turn.extorted
    if turn.hired is None and paid and not any(it.name == "consent" for it in state.todo):
        state.turn = replace(state.turn, hired=True)


class _Former(msgspec.Struct):
    """A task of before."""

    name: str
    seat: int
    args: tuple[str | int, ...]


def _renewed(written: dict[str, Any]) -> dict[str, Any]:
    if "args" not in written or written.get("name") not in list(TASKS):
        return written
    former = msgspec.convert(written, _Former)
    names = [field for field in TASKS[former.name].__struct_fields__ if field != "seat"]
    last = len(names) - 1
    args = (*former.args[:last], former.args[last:]) if former.name in SEVERAL else former.args
    found: dict[str, Any] = dict(zip(names, args, strict=False))
    if "deed" in found:
        found["deed"] = msgspec.json.decode(str(found["deed"]))
    return {"name": former.name, "seat": former.seat, **found}
