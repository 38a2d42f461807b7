"""Where sentences are found: files by language, a game's or everybody's, and what a reader hears of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

T = TypeVar("T")

DEFAULT = "en"


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
_renewed: list[Any] = []
"""What has been found in them, by whoever looks there."""


def renewed(find: T) -> T:
    """What this has kept is found anew when another folder is entered."""
    _renewed.append(find)
    return find


def enter(folder: Path, game: str = "", *, instead: Iterable[str] = ()) -> None:
    """Add the catalogues of a folder: every `<language>.ftl` and `<part>.<language>.ftl`.

    `instead` names what the game means to say otherwise than everybody: any other key of everybody's would be
    taken by mistake, and a test refuses it.
    """
    _entered[folder] = game
    _instead[game] = instead_of(game) | frozenset(instead)
    for found in _renewed:
        found.cache_clear()


def instead_of(game: str) -> frozenset[str]:
    """Which of everybody's sentences a game has said that it says in words of its own."""
    return _instead.get(game, frozenset())


@renewed
@cache
def catalogues() -> tuple[Catalogue, ...]:
    """All of them, in the order in which their folders were entered."""
    return tuple(
        Catalogue(path, path.name.removesuffix(".ftl").rpartition(".")[2], game)
        for folder, game in _entered.items()
        for path in sorted(folder.glob("*.ftl"))
    )


@renewed
@cache
def languages() -> tuple[str, ...]:
    """The languages in which everybody's sentences are, the default first."""
    found = sorted({catalogue.language for catalogue in catalogues() if not catalogue.game} - {DEFAULT})
    return (DEFAULT, *found)


@renewed
@lru_cache(maxsize=128)
def choose(locale: str | None) -> str:
    """The catalogue for a reader's locale (`pl`, `ja`, `en-GB` …)."""
    tag = (locale or DEFAULT).split("-")[0].lower()
    return tag if tag in languages() else DEFAULT


@cache
def _resource(path: Path) -> ast.Resource:
    return FluentResource(path.read_text("utf-8"))


@renewed
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


@renewed
@cache
def bundle_in(language: str, game: str) -> FluentBundle:
    """What is read from in a language: what is said in it, and what other sentences take from the rest."""
    # Isolation marks would show as boxes in pictures and break copy-and-paste of names.
    bundle = FluentBundle([language], use_isolating=False)
    for catalogue in _ordered(language, game):
        bundle.add_resource(_resource(catalogue.path))
    return bundle


class Entry(NamedTuple):
    """A sentence as somebody hears it, and the language it turns out to be in."""

    language: str
    message: ast.Message


@renewed
@cache
def entries_in(language: str, game: str) -> dict[str, Entry]:
    """All sentences that they hear there, by key."""
    found: dict[str, Entry] = {}
    for catalogue in _ordered(language, game):
        for entry in _resource(catalogue.path).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                found.setdefault(entry.id.name, Entry(catalogue.language, entry))
    return found


@renewed
@cache
def patterns_in(language: str, game: str) -> dict[str, ast.Pattern]:
    """Every sentence as it is written; `<key>.<form>` is another form of it."""
    found: dict[str, ast.Pattern] = {}
    for key, (_, message) in entries_in(language, game).items():
        if message.value is not None:
            found[key] = message.value
        found |= {f"{key}.{form.id.name}": form.value for form in message.attributes}
    return found


@renewed
@cache
def needs(key: str, language: str = DEFAULT, game: str = "") -> frozenset[str]:
    """The arguments a sentence speaks of, in whatever wording it takes."""
    patterns = patterns_in(language, game)
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


@renewed
@cache
def asked_by(key: str, language: str, game: str) -> tuple[tuple[str, str, str], ...]:
    """The same, each with the argument and the form it may be made of: `to-gen` of `to` and `gen`."""
    return tuple((need, *need.rpartition("-")[::2]) for need in needs(key, language, game))


def _nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else (value,):
            if isinstance(child, ast.BaseNode):
                yield from _nodes(child)


@renewed
@cache
def keys(prefix: str, game: str = "") -> tuple[str, ...]:
    """The names of all sentences that begin so, in the order of the catalogue: to list or search them."""
    return tuple(key for key in patterns_in(DEFAULT, game) if key.startswith(prefix) and "." not in key)


@renewed
@cache
def forms(key: str, language: str = DEFAULT, game: str = "") -> tuple[str, ...]:
    """In which other forms a language has this sentence."""
    begin = f"{key}."
    return tuple(one.removeprefix(begin) for one in patterns_in(language, game) if one.startswith(begin))


def has(key: str, language: str = DEFAULT, game: str = "") -> bool:
    """Whether a catalogue knows this sentence."""
    return key in entries_in(choose(language), game)
