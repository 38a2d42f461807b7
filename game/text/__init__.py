"""Every sentence a player reads, by key and language.

The catalogues are Fluent files (`en.ftl`, `rules.en.ftl` …) in the folders of whoever speaks by them: a game,
the bot, the pictures. Each package enters its own (`enter`) when it is imported; beside this module is what
all games say alike. A sentence belongs to a game or to everybody. Who names a game gets its own words first,
and then everybody's; who names none gets everybody's only. So two games may have a key in common, and neither
is heard at a table of the other. What a game does not say in a language it says in English, or else in
whatever language it has.

A `Message` names a sentence and its arguments; `say` gives its words. These conventions keep arguments
language-free:

* a name, a seat or another message is rendered first, in the same language; the caller may say how a seat is
  called (a Discord mention, a colour, a name);
* a sentence that chooses its words by an argument asks for `$<argument>-key`: the key of the name
  (`name-hub`) or message, the word as it came, or `none` if there is none;
* a sentence that needs a name in another form asks for `$<argument>-<form>`: the attribute `.<form>` of that
  name (`.gen` or `.acc` where a language inflects, `.gender` where other words agree with it). What has no
  such form stands as it is, and so does a seat that the caller has named;
* words in a notation that a game is printed in (`Noted`) are what that game reads them as (`notation`);
* a sentence with an attribute `.quiet` only tells what is seen anyway: it is left out of posts;
* a sentence with an attribute `.heads` begins something: in logs it stands above what follows it;
* a sentence with an attribute `.run` is said once of all that follow each other and differ in one thing,
  which is then a list: in posts, in panels, in the log and in pictures of what happened (`runs`);
* a sentence with an attribute `.bare` says there the same without whoever does it: for where they are
  named already;
* a name with an attribute `.refuses` is the answer that says no, or does nothing: its button is less loud.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple
from unicodedata import normalize

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from game.api import (
    Action,
    Argument,
    Arguments,
    Message,
    Name,
    Noted,
    Numbered,
    Pair,
    Part,
    Seat,
    Seated,
    Value,
)
from game.text.figures import figure

DEFAULT = "en"
ELLIPSIS = "…"
NAMING = ("name", "field", "verb", "option")
"""How keys begin that hold names rather than sentences."""


class Catalogue(NamedTuple):
    """One file of sentences in one language."""

    path: Path
    language: str
    game: str
    """The key of the game whose they are; empty: they are everybody's."""


_entered: dict[Path, str] = {}
"""The folders in which catalogues are found, and the game each belongs to."""
_instead: dict[str, frozenset[str]] = {}
"""Which of everybody's sentences a game says in words of its own."""
_notations: dict[str, Callable[[str], Message]] = {}
"""How a game reads the notation it is printed in."""


def enter(folder: Path, game: str = "", *, instead: Iterable[str] = ()) -> None:
    """Add the catalogues of a folder: every `<language>.ftl` and `<part>.<language>.ftl`.

    `instead` names what the game means to say otherwise than everybody: any other key of everybody's would be
    taken by mistake, and a test refuses it.
    """
    _entered[folder] = game
    _instead[game] = instead_of(game) | frozenset(instead)
    for known in (catalogues, languages, choose, _ordered, _bundle, _entries, _patterns, needs, _asked, keys):
        known.cache_clear()
    _formatted.cache_clear()


def notation(game: str, read: Callable[[str], Message]) -> None:
    """Have what stands in a game's notation said as it reads there; `read` may raise ValueError."""
    _notations[game] = read


def instead_of(game: str) -> frozenset[str]:
    """Which of everybody's sentences a game has said that it says in words of its own."""
    return _instead.get(game, frozenset())


@cache
def catalogues() -> tuple[Catalogue, ...]:
    """All of them, in the order in which their folders were entered."""
    return tuple(
        Catalogue(path, path.name.removesuffix(".ftl").rpartition(".")[2], game)
        for folder, game in _entered.items()
        for path in sorted(folder.glob("*.ftl"))
    )


@cache
def languages() -> tuple[str, ...]:
    """The languages in which everybody's sentences are, the default first."""
    found = sorted({catalogue.language for catalogue in catalogues() if not catalogue.game} - {DEFAULT})
    return (DEFAULT, *found)


@lru_cache(maxsize=128)
def choose(locale: str | None) -> str:
    """The catalogue for a reader's locale (`pl`, `ja`, `en-GB` …)."""
    tag = (locale or DEFAULT).split("-")[0].lower()
    return tag if tag in languages() else DEFAULT


@cache
def _resource(path: Path) -> ast.Resource:
    return FluentResource(path.read_text("utf-8"))


@cache
def _ordered(language: str, game: str) -> tuple[Catalogue, ...]:
    """What a reader of one language hears at a table of a game: of two with one key the first is heard."""

    def rank(catalogue: Catalogue) -> tuple[bool, bool, bool]:
        return not catalogue.game, catalogue.language != language, catalogue.language != DEFAULT

    there = [it for it in catalogues() if it.game in ("", game)]
    # Who speaks the default language says nothing in a third one: what has no short name, say, has none.
    plain = {it.game for it in there if it.language == DEFAULT}
    heard = (it for it in there if it.language in (language, DEFAULT) or it.game not in plain)
    return tuple(sorted(heard, key=rank))


@cache
def _bundle(language: str, game: str) -> FluentBundle:
    """What is read from in a language: what is said in it, and what other sentences take from the rest."""
    # Isolation marks would show as boxes in pictures and break copy-and-paste of names.
    bundle = FluentBundle([language], use_isolating=False)
    for catalogue in _ordered(language, game):
        bundle.add_resource(_resource(catalogue.path))
    return bundle


class _Entry(NamedTuple):
    """A sentence as somebody hears it, and the language it turns out to be in."""

    language: str
    message: ast.Message


@cache
def _entries(language: str, game: str) -> dict[str, _Entry]:
    found: dict[str, _Entry] = {}
    for catalogue in _ordered(language, game):
        for entry in _resource(catalogue.path).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                found.setdefault(entry.id.name, _Entry(catalogue.language, entry))
    return found


@cache
def _patterns(language: str, game: str) -> dict[str, ast.Pattern]:
    """Every sentence as it is written; `<key>.<form>` is another form of it."""
    found: dict[str, ast.Pattern] = {}
    for key, (_, message) in _entries(language, game).items():
        if message.value is not None:
            found[key] = message.value
        found |= {f"{key}.{form.id.name}": form.value for form in message.attributes}
    return found


@cache
def needs(key: str, language: str = DEFAULT, game: str = "") -> frozenset[str]:
    """The arguments a sentence speaks of, in whatever wording it takes."""
    patterns = _patterns(language, game)
    found: set[str] = set()
    seen: set[str] = set()
    left = [key]
    while left:
        name = left.pop()
        if name in seen or name not in patterns:
            continue
        seen.add(name)
        for node in _nodes(patterns[name]):
            if isinstance(node, ast.VariableReference):
                found.add(node.id.name)
            elif isinstance(node, ast.MessageReference):
                form = f".{node.attribute.name}" if node.attribute else ""
                left.append(node.id.name + form)
    return frozenset(found)


@cache
def _asked(key: str, language: str, game: str) -> tuple[tuple[str, str, str], ...]:
    """The same, each with the argument and the form it may be made of: `to-gen` of `to` and `gen`."""
    return tuple((need, *need.rpartition("-")[::2]) for need in needs(key, language, game))


def _nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else (value,):
            if isinstance(child, ast.BaseNode):
                yield from _nodes(child)


@cache
def keys(prefix: str, game: str = "") -> tuple[str, ...]:
    """The names of all sentences that begin so, in the order of the catalogue: to list or search them."""
    return tuple(key for key in _patterns(DEFAULT, game) if key.startswith(prefix) and "." not in key)


def has(key: str, language: str = DEFAULT, game: str = "") -> bool:
    """Whether a catalogue knows this sentence."""
    return key in _entries(choose(language), game)


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
    asked = {name for need, argument, _ in _asked(one.key, DEFAULT, game) for name in (need, argument)}
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
    return f"{key}.{mark}" in _patterns(DEFAULT, game)


def say(
    what: Message | Name | Seated | Numbered,
    language: str = DEFAULT,
    seat_name: Callable[[Seat], str] | None = None,
    game: str = "",
    form: str = "",
) -> str:
    """The words of a message, as a game says it; in another form of it, where it has that one.

    An unknown key is shown as itself: ugly, but never an error at the table.
    """
    return str(_Reader(choose(language), seat_name, game).argument(what, form))


class _Reader:
    """Puts messages into the words of one language, calling seats as one reader knows them."""

    def __init__(self, language: str, seat_name: Callable[[Seat], str] | None, game: str) -> None:
        self.language = language
        self.seat_name = seat_name
        self.game = game

    def message(self, message: Message, form: str = "") -> str:
        key = self._form(message.key, form)
        asked = _asked(key, self.language, self.game)
        if not asked:
            return _formatted(key, self.language, self.game, ())
        args: dict[str, str | int] = {}
        # Only what the sentence speaks of is put into words.
        for need, argument, wanted in asked:
            if need in message.args:
                args[need] = self.argument(message.args[need])
            elif wanted == "key":
                args[need] = key_of(message.args.get(argument, "none"))
            elif argument in message.args:
                args[need] = self.argument(message.args[argument], wanted)
        return _formatted(key, self.language, self.game, tuple(args.items()))

    def argument(self, argument: Argument, form: str = "") -> str | int:
        """One argument, in a form that the sentence around it asks for."""
        match argument:
            case Name(key):
                return self.message(_named(key), form)
            case Numbered(kind, number):
                return self.message(_named(f"{kind}-{number}"), form)
            case Message():
                return self.message(argument, form)
            case Noted(words):
                return self.noted(words)
            case Seated(seat) if self.seat_name is not None:
                return self.seat_name(seat)
            case Seated(seat):
                key = self._form("seat", form)
                return _format(key, self.language, self.game, {"number": seat + 1})
            case _:
                return argument

    def noted(self, words: str) -> str:
        """What cannot be read, as an earlier version may have stored it, stands as it is."""
        read = _notations.get(self.game)
        if read is None:
            return words
        try:
            sentence = read(words)
        except ValueError:
            return words
        return self.message(sentence)

    def _form(self, key: str, form: str) -> str:
        """A form of a name, or the name itself where it has no such form."""
        other = f"{key}.{form}"
        return other if form and other in _patterns(self.language, self.game) else key


def _format(key: str, language: str, game: str, args: dict[str, Any]) -> str:
    name, _, form = key.partition(".")
    known = _entries(language, game).get(name)
    if known is None:
        # What nobody has named is called by its key, made readable.
        kind, _, rest = name.partition("-")
        return rest.replace("-", " ").strip().capitalize() if kind in NAMING else name
    # How many a "few" are is for the language to say that the sentence is in.
    bundle = _bundle(known.language, game)
    entry = bundle.get_message(name)
    pattern = entry.attributes.get(form) if form else entry.value
    if pattern is None:
        return name
    words, _errors = bundle.format_pattern(pattern, args)
    said = str(words)
    for number in args.values():
        if isinstance(number, int) and number < 0:
            said = said.replace(str(number), figure(number))  # whose locales have a hyphen
    return said


@lru_cache(maxsize=1 << 14)
def _formatted(key: str, language: str, game: str, args: tuple[tuple[str, str | int], ...]) -> str:
    """A sentence that speaks of the same is the same every time, and a panel says most of them again."""
    return _format(key, language, game, dict(args))


@lru_cache(maxsize=1 << 14)
def _named(key: str) -> Message:
    return Message("name-" + key.replace("_", "-").replace("/", "-"))


def key_of(argument: Argument) -> str:
    """By what a sentence chooses its words: the key that an argument is found by, or a plain word itself."""
    match argument:
        case Name(key):
            return _named(key).key
        case Numbered(kind, number):
            return _named(f"{kind}-{number}").key
        case Message(key):
            return key
        case Seated():
            return "seat"
        case Noted(words):
            return words
        case _:
            return str(argument)


def clip(words: str, limit: int) -> str:
    """At most so many characters, the last of them an ellipsis if something is missing."""
    return words if len(words) <= limit else words[: limit - 1].rstrip() + ELLIPSIS


def fold(words: str) -> str:
    """Words as a hurried hand types them, to be compared: no capitals or marks on letters, one kana."""
    letters = normalize("NFKD", words).casefold().translate(_STROKES)
    return normalize("NFC", "".join(letter for letter in letters if not "\u0300" <= letter <= "\u036f"))


_STROKES = str.maketrans("łøđ’×", "lod'x") | {kana: kana + 0x60 for kana in range(ord("ぁ"), ord("ゖ") + 1)}
"""Letters that are no letter with a mark for Unicode, but are for whoever types; hiragana as katakana."""


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


enter(Path(__file__).parent)
