"""What a host can set by typing: the rules of a game before it begins, and how the table plays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.options import Option, options
from bot.refusal import Refused
from bot.store.rows import HOUR, SPANS
from bot.table import Table
from bot.words import Words, meant, nearest, plain, quoted, series
from game import text

if TYPE_CHECKING:
    from bot.client import Bot
    from bot.talk import Talk

NEAR = 5
"""So many names are offered in place of one that nothing has."""


@dataclass(frozen=True)
class Settable:
    """One of these."""

    name: str
    label: str
    values: Mapping[str, Any]
    """What it can be, by what that is called."""
    option: Option | None = None
    """What it is of the rules."""

    def meant(self, typed: str, words: Words) -> Any:
        """The value that was typed. Raises Refused."""
        if self.option is not None and self.option.kind is not bool:
            return self.option.meant(int(typed) if typed.strip().isdecimal() else typed, words)
        return self.values[_one(typed, {label: label for label in self.values})]

    def completed(self, typed: str, words: Words) -> Sequence[str]:
        if self.option is not None and self.option.kind is not bool:
            return self.option.completed(typed, words)
        return list(self.values)


def settables(table: Table, words: Words, themes: Sequence[str]) -> list[Settable]:
    """Everything that can be set now, in the words of a reader."""
    lobby = table.row.phase == "lobby"
    found = [_rule(one, words) for one in options(table.game) if lobby]
    for name, span in SPANS.items():
        if lobby or name != "handover":
            values = {words.hours(hours): hours * HOUR for hours in span.hours}
            found.append(Settable(name, words(f"bot-setting-{name}"), values))
    languages = {words(f"bot-language-{one}"): one for one in text.languages()}
    found.append(Settable("language", words("bot-setting-language"), languages))
    if len(table.levels) > 1:
        levels = {words(f"bot-level-{one}"): one for one in table.levels}
        found.append(Settable("level", words("bot-setting-level"), levels))
    if themes:
        found.append(Settable("theme", words("bot-setting-theme"), {one: one for one in themes}))
    said = {words("bot-stand-ins-play"): True, words("bot-stand-ins-wait"): False}
    return [*found, Settable("stand_ins", words("bot-setting-stand-ins"), said)]


def _rule(one: Option, words: Words) -> Settable:
    values = {words.value(value): value for value in (True, False)} if one.kind is bool else {}
    return Settable(one.name, words.message(one.title), values, one)


def named(table: Table, typed: str, words: Words, themes: Sequence[str]) -> Settable:
    """What is called so. Raises Refused."""
    every = {one.name: one for one in settables(table, words, themes)}
    return every[_one(typed, {name: one.label for name, one in every.items()})]


def _one(typed: str, labels: Mapping[str, str]) -> str:
    found = meant(typed, labels) or [key for key, label in labels.items() if plain(typed) in plain(label)]
    if len(found) == 1:
        return found[0]
    near = [labels[key] for key in found] or nearest(typed, labels.values(), NEAR) or [*labels.values()]
    raise Refused("bot-typed-near", typed=quoted(typed), near=series([quoted(one) for one in near[:NEAR]]))


async def change(bot: Bot, talk: Talk, table: Table, what: str, to: str) -> Table:
    """Set something, as it was typed."""
    if talk.user != table.row.host:
        raise Refused("bot-host-settings", host=f"<@{table.row.host}>")
    words = talk.plain(table)
    wanted = named(table, what, words, bot.studio.themes(table))
    value = wanted.meant(to, words)
    if wanted.option is not None:
        return await bot.lobby.option(table.row.id, talk.user, wanted.name, value)
    return await bot.lobby.setting(table.row.id, talk.user, **{wanted.name: value})
