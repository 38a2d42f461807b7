"""What a person is told when something they ask for is not done."""

from __future__ import annotations

from game.api import Argument, Message


class Refused(Exception):
    """Not possible, and why. `rule` names the paragraph of the rules, where one speaks of it."""

    def __init__(self, key: str, rule: str = "", **args: Argument) -> None:
        super().__init__(key)
        self.message = Message(key, dict(args))
        self.rule = rule


class Stale(Refused):
    """The button is older than the game: the present panel answers it."""

    def __init__(self) -> None:
        super().__init__("bot-stale")


class Duplicate(Exception):
    """This interaction has been carried out already."""
