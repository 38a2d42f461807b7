"""What a sentence is marked for, and what is said in a row of one thing after the other, said once of all."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.api import Action, Message
from game.text.actions import describe, label
from game.text.catalogues import DEFAULT, asked_by, patterns_in
from game.text.saying import key_of


def quiet(key: str, game: str) -> bool:
    """Whether a sentence only tells what is seen anyway, as whose turn it is: logs hold it, posts do not."""
    return _marked(key, "quiet", game)


def echoes(key: str, game: str) -> bool:
    """Whether a sentence only tells again what was done, where that is listed anyway."""
    return _marked(key, "echo", game)


def heads(key: str, game: str) -> bool:
    """Whether what follows a sentence belongs under it."""
    return _marked(key, "heads", game)


def leads(key: str, game: str) -> bool:
    """Whether a sentence says no more than the call that follows it, as which round it is."""
    return _marked(key, "leads", game)


def runs(messages: Iterable[Message], game: str) -> list[Message]:
    """What is said in a row of one thing after the other, said once of all of them, where that can be."""
    return [as_one(run, game) for run in in_runs(messages, game)]


def in_runs(messages: Iterable[Message], game: str) -> list[list[Message]]:
    """The same, each with all that is said by it: nearly everything stands alone."""
    found: list[list[Message]] = []
    for message in messages:
        if found and _marked(message.key, "run", game) and _goes_on(found[-1], message, game):
            found[-1].append(message)
        else:
            found.append([message])
    return found


def _differ(one: Message, other: Message, game: str) -> set[str]:
    """The arguments in which two sentences of one kind differ, of those they speak of."""
    asked = {name for need, argument, _ in asked_by(one.key, DEFAULT, game) for name in (need, argument)}
    return {name for name, it in one.args.items() if name in asked and other.args.get(name) != it}


def _goes_on(run: Sequence[Message], message: Message, game: str) -> bool:
    """Whether a sentence says of one thing more what these say."""
    alike = message.key == run[-1].key and message.args.keys() == run[-1].args.keys()
    differ = _differ(run[-1], message, game) if alike else set()
    return len(differ) == 1 and (len(run) < 2 or differ == _differ(run[0], run[1], game))


def as_one(run: Sequence[Message], game: str) -> Message:
    """What says all of a run."""
    if len(run) == 1:
        return run[0]
    (name,) = _differ(run[0], run[1], game)
    *others, listed = (message.args[name] for message in run)
    for one in reversed(others):
        listed = Message("listed", {"first": one, "rest": listed})
    return Message(f"{run[0].key}.run", {**run[0].args, name: listed})


def refuses(action: Action, game: str) -> bool:
    """Whether an action says no to something: its verb, or the value of one of its fields, is marked so."""
    if declines(action, game):
        return True
    values = (getattr(action, name) for name in action.__struct_fields__ if name != "seat")
    keys = [key_of(label(value)) for value in values if isinstance(value, str | bool) and value != ""]
    return any(_marked(key, "refuses", game) for key in keys)


def declines(action: Action, game: str) -> bool:
    """Whether a verb as such is a no, as to wait or to give up: nothing to be led to."""
    return _marked(describe(action).key, "refuses", game)


def _marked(key: str, mark: str, game: str) -> bool:
    return f"{key}.{mark}" in patterns_in(DEFAULT, game)
