"""What an action is called: as a sentence, by its verb, and by what stands in its fields."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.api import Action, Arguments, Message, Name, Numbered, Pair, Part, Seat, Seated, Value


def label(value: Value) -> Name | Seated | Message:
    """How a menu calls the value of an action's field: a section, a price, a number, a player."""
    match value:
        case bool():
            return Message("name-yes" if value else "name-no")
        case int():
            return Message("name-number", {"number": value})
        case Seated():
            return value
        case Numbered(kind, number):
            return Name(f"{kind}-{number}")
        case Pair(first, second):
            return Message("name-pair", {"first": Name(first), "second": Name(second)})
        case _:
            return Name(value) if value else Message("name-none")


def describe(
    action: Action,
    whose: Callable[[str, int], Seat | None] | None = None,
    split: Callable[[str, str], Sequence[Part]] | None = None,
) -> Message:
    """What an action does, as a sentence: `act-<verb>` with every field as an argument.

    A field that names something arrives as its name; an empty one as `none`, a flag as `yes` or `no`,
    so that a catalogue can choose its words by them. A number that `whose` knows to stand for a seat
    brings that seat along as `<field>-seat`. A word that `split` knows to be made of parts stands as it is.
    """
    args: Arguments = {}
    for name in action.__struct_fields__:
        value = getattr(action, name)
        if name == "seat":
            args[name] = Seated(value)
        elif isinstance(value, bool):
            args[name] = "yes" if value else "no"
        elif isinstance(value, int):
            args[name] = value
            theirs = whose(name, value) if whose is not None else None
            if theirs is not None:
                args[f"{name}-seat"] = Seated(theirs)
        elif isinstance(value, str) and value and split is not None and split(name, value):
            args[name] = value
        elif isinstance(value, str | Seated | Numbered | Pair):
            args[name] = label(value) if value else "none"
    return Message("act-" + verb(action).replace("_", "-"), args)


def verb(action: Action | type[Action]) -> str:
    """The name an action goes by in commands, journals and catalogues."""
    return str(action.__struct_config__.tag)
