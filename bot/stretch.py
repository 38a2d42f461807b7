"""Stretches of a game in which people act side by side: what is done there, and how a step is taken back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from random import Random
from typing import Any

import msgspec

from bot.refusal import Refused
from bot.store import Entry
from game import text
from game.api import Event, Game, Illegal, Message, Seat, Seated, Together, speaks


@dataclass(frozen=True)
class Stretch:
    """The stretch that a game is in."""

    key: str
    begin: int
    """How many entries there were when it began."""
    start: Any
    """The state with which it began."""
    entries: tuple[Entry, ...] = ()
    """What has been done in it."""

    def last(self, seat: Seat) -> Entry | None:
        """What this seat has done in it last."""
        return next((entry for entry in reversed(self.entries) if entry.seat == seat), None)

    def since(self, entry: Entry) -> Sequence[Entry]:
        """What has been done after that."""
        return self.entries[entry.n - self.begin + 1 :]

    def open(self, seat: Seat) -> bool:
        """Whether nobody has learned anything by this seat's last step, nor since."""
        last = self.last(seat)
        return last is not None and not any(learned(entry, seat) for entry in (last, *self.since(last)))

    def without(
        self, game: Game[Any], seat: Seat, chance: Callable[[int], Random]
    ) -> tuple[Entry, tuple[Entry, ...], Any]:
        """This seat's last step, what followed it, as it would be without it, and the state then.

        Raises Refused where something was learned, or where what somebody has done since needs that step.
        """
        last = self.last(seat)
        if last is None:
            raise Refused("bot-no-step")
        if learned(last, seat):
            raise Refused("bot-step-final")
        since = self.since(last)
        for entry in since:
            if learned(entry, seat):
                raise Refused("bot-step-since", seat=Seated(entry.seat))
        read = msgspec.json.Decoder(game.Actions).decode
        state = self.start
        for entry in self.entries[: last.n - self.begin]:
            state = game.apply(state, read(entry.action), chance(entry.n)).state
        followed: list[Entry] = []
        for entry in since:
            try:
                outcome = game.apply(state, read(entry.action), chance(entry.n - 1))
            except Illegal:
                outcome = None
            if (
                outcome is None
                or outcome.events != entry.events
                or not outcome.undoable
                or stretch_of(game, outcome.state) != self.key
            ):
                raise Refused("bot-step-needed", seat=Seated(entry.seat))
            state = outcome.state
            followed.append(msgspec.structs.replace(entry, n=entry.n - 1))
        return last, tuple(followed), state


def stretch_of(game: Any, state: Any) -> str:
    """In which stretch a state of a game is. Empty: in none."""
    return game.stretch(state) if speaks(game, Together) and state is not None else ""


def went_on(
    game: Any, before: Stretch | None, entries: Sequence[Entry], state: Any, count: int
) -> Stretch | None:
    """The stretch after these entries, of so many in all, which have led to this state. None: it is none."""
    key = stretch_of(game, state)
    if not key:
        return None
    if before is not None and before.key == key:
        return replace(before, entries=(*before.entries, *entries))
    return Stretch(key, count, state)


def found(game: Any, entries: Sequence[Entry], states: Sequence[Any]) -> Stretch | None:
    """The stretch at the end of a journal, with the state after each of its entries. None: it is none."""
    key = stretch_of(game, states[-1])
    if not key:
        return None
    inside = tuple(takewhile(lambda entry: entry.stretch == key, reversed(entries)))[::-1]
    begin = len(entries) - len(inside)
    return Stretch(key, begin, states[begin - 1], inside)


def large(event: Event) -> bool:
    """Whether an event is posted with a picture."""
    return event.picture or event.moment is not None


def learned(entry: Entry, seat: Seat) -> bool:
    """Whether anybody has learned something by a step, or has been shown how it looks, so that this seat can
    take nothing back across it: but what one did oneself is nothing new."""
    mine = entry.seat == seat
    private = any(event.to is not None and not (mine and event.to == {seat}) for event in entry.events)
    return not entry.undoable or private or any(map(large, entry.events))


def shares(entry: Entry, game: str) -> tuple[list[Message], list[Message]]:
    """What a step adds to the message of its stretch, and what stands above the next one, should that begin.

    What has a picture is told in a post of its own, with all that follows it.
    """
    public = [event for event in entry.events if event.to is None]
    lines = [event.message for event in takewhile(lambda event: not large(event), public)]
    if len(lines) < len(public):
        return lines, []
    cut = len(lines)
    while cut and text.heads(lines[cut - 1].key, game):
        cut -= 1
    return lines[:cut], lines[cut:]


def said_in(
    entries: Sequence[Entry], key: str, begin: int, game: str, now_in: Stretch | None
) -> list[Message]:
    """What the message of a stretch says; `entries` are those from the one before its first, in a game that
    is now in this stretch or another."""
    before = [entry for entry in entries if entry.n < begin][-1:]
    rest = [entry for entry in entries if entry.n >= begin]
    inside = list(takewhile(lambda entry: entry.stretch == key, rest))
    said = [line for entry in before if entry.stretch for line in shares(entry, game)[1]]
    for entry in inside:
        lines, heads = shares(entry, game)
        said += [*lines, *heads]
    end = begin + len(inside)
    following = rest[len(inside)].stretch if len(inside) < len(rest) else ""
    if inside and (following or (now_in is not None and now_in.begin == end)):
        # The next stretch begins there: what heads it stands above its own message.
        said = said[: len(said) - len(shares(inside[-1], game)[1])]
    return said
