"""What has been found out about what a seat has before it, in order not to be found out again."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field, replace
from functools import cached_property
from hashlib import blake2b
from typing import Any, TypeVar

import msgspec

from game.api import Action, Prompt, Way

T = TypeVar("T")


class Sight:
    """What a seat sees, and a short name for it, which is found when it is asked for."""

    def __init__(self, view: Any) -> None:
        self.view = view

    @cached_property
    def name(self) -> bytes:
        return blake2b(msgspec.msgpack.encode(self.view), digest_size=16).digest()


@dataclass
class Found:
    """All that is known of one state as one seat has it."""

    sight: Sight | None = None
    prompts: tuple[Prompt, ...] | None = None
    legal: tuple[Action, ...] | None = None
    ways: tuple[Way, ...] | None = None
    since: tuple[Sight, ...] | None = None
    """What it saw when it had last acted; empty, if it has not yet. It stays until that is written anew."""
    rest: dict[Hashable, Any] = field(default_factory=dict)
    """Whatever else has been asked, by the question."""
    before: tuple[Any, Found] | None = None
    """The state that it had before it one step earlier, and what had been found out about that."""

    def next(self, was: Any, now: Any) -> Found:
        """About the state that a seat has before it now: nothing, unless it has taken a step back."""
        if self.before is not None and self.before[0] is now:
            return replace(self.before[1], since=self.since)
        return Found(since=self.since, before=(was, replace(self, before=None)))

    def once(self, question: Hashable, find: Callable[[], T]) -> T:
        """The answer, found the first time."""
        if question not in self.rest:
            self.rest[question] = find()
        answer: T = self.rest[question]
        return answer
