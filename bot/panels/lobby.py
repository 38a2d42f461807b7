"""The lobby of a table, and what remains of it when the game has begun."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from typing import Any

import msgspec
from discord import TextStyle, ui

from bot import limits
from bot.buttons.guide import OpenHelp
from bot.buttons.lobby import Lobby, LobbyMode, LobbySettings, Open
from bot.buttons.settings import AskOption, SetOption, SetPace, WriteOption
from bot.options import Option, option, options
from bot.panels.layout import AMBER, BLUE, GREEN, GREY, Layout, Page, Style, button
from bot.store.rows import SPANS, Settings
from bot.table import Table
from bot.words import Words
from game import text
from game.api import Foretold, Game, Message, Seat, speaks
from game.text import clip


def lobby(table: Table, words: Words, marks: Mapping[Seat, str] | None = None) -> Page:
    """Who sits where, by what rules, and the buttons to change it."""
    row, game = table.row, table.game
    colour = {"lobby": AMBER, "running": BLUE, "finished": GREEN}.get(row.phase, GREY)
    layout = Layout(colour).text("# " + words("bot-lobby-title", title=game.title))
    low, high = game.seats.start, game.seats.stop - 1
    if row.phase == "lobby":
        layout.text("\n".join(about(game, words)))
        layout.text("\n".join(words.message(message) for message in foretold(table)))
        layout.text(words("bot-lobby-seats", seats=len(table.places), low=low, high=high))
    layout.text("\n".join(_line(table, seat, words, marks or {}) for seat in range(len(table.places))))
    rules = option_lines(table, words)
    if rules:
        layout.text("**" + words("bot-settings-title") + "**\n" + "\n".join(rules))
    layout.text(pace_line(table, words))
    if row.phase != "lobby":
        # Edited only when the seats change: whom the game waits for would soon be out of date.
        layout.text(words(f"bot-is-{row.phase}"))
        return layout.buttons(openers(table, words)).page() if table.state is not None else layout.page()

    def address(cue: str) -> Lobby:
        return Lobby(cue, row.id, row.version)

    layout.buttons(
        [
            button(words("bot-button-join"), address("join"), Style.success),
            button(words("bot-button-leave"), address("leave")),
            button(words("bot-button-ready"), address("ready"), Style.primary),
            button(words("bot-button-settings"), LobbySettings("settings", row.id, row.version)),
            button(words("bot-button-start"), address("start"), Style.success, off=len(table.places) < low),
        ]
    )
    _modes(layout, table, words)
    computers = any(place.user is None for place in table.places)
    layout.buttons(
        [
            button(words("bot-button-computer"), address("computer"), off=len(table.places) >= high),
            button(words("bot-button-no-computer"), address("no-computer"), off=not computers),
        ]
    )
    return layout.page()


def about(game: Game[Any], words: Words) -> list[str]:
    """What a game is, and how long it takes, as far as it says so."""
    lasts = words.optional(f"lasts-{game.key}")
    return [*filter(None, [words.optional(f"about-{game.key}"), lasts and f"-# {lasts}"])]


def _modes(layout: Layout, table: Table, words: Words) -> None:
    """In which ways it can be played, for the host: on buttons who is to beat whom, in a menu how hard."""

    def address(cue: str, key: str = "") -> LobbyMode:
        return LobbyMode(cue, table.row.id, table.row.version, key)

    modes = table.modes()
    aims = [mode for mode in modes if mode.group == "aim"]
    layout.text(_told((words.message(it.label), words.message(it.about) if it.about else "") for it in aims))
    layout.buttons(
        [
            button(
                words.message(mode.label),
                address("aim", mode.key),
                Style.success if mode.begins else Style.primary if mode.now else Style.secondary,
            )
            for mode in aims
        ]
    )
    levels = [mode for mode in modes if mode.group == "level"]
    if len(levels) > 1:
        now = next((words.message(mode.label) for mode in levels if mode.now), "")
        lines = [
            (words.message(mode.label), mode.key, words.message(mode.about) if mode.about else "")
            for mode in levels
        ]
        layout.menu(address("level"), words("bot-lobby-level", level=now), lines[: limits.MENU])


def _line(table: Table, seat: Seat, words: Words, marks: Mapping[Seat, str]) -> str:
    place = table.places[seat]
    host = " " + words("bot-mark-host") if place.user == table.row.host else ""
    if table.row.phase == "lobby":
        mark = words("bot-mark-ready" if place.ready else "bot-mark-not-ready")
    else:
        mark = f"{seat + 1}."
    away = " " + words("bot-mark-autopilot") if place.autopilot else ""
    return f"{mark} {words.person(seat, marks.get(seat, ''))}{host}{away}"


def answers(table: Table, seats: Container[Seat]) -> bool:
    """Whether no more is wanted of these seats than an answer, in a turn that is another's."""
    asked = [prompt for prompt in table.asked(None) if prompt.seat in seats and not prompt.optional]
    return bool(asked) and all(prompt.kind == "answer" for prompt in asked)


def openers(table: Table, words: Words, seats: Container[Seat] = ()) -> list[Any]:
    """The buttons by which anybody finds their own things, or these seats do."""

    own = "bot-button-answer" if answers(table, seats) else "bot-button-turn"
    return [
        button(words(own), Open("turn", table.row.id), Style.primary, emoji="▶️"),
        *(
            []
            if table.overt
            else [button(words("bot-button-secrets"), Open("secret", table.row.id), emoji="🔒")]
        ),
        whole(table, words),
        button(words("bot-button-help"), OpenHelp("open", table.row.id), emoji="❔"),
    ]


def whole(table: Table, words: Words) -> Any:
    """The button by which anybody sees the whole board, and parts of it from close by."""
    return button(words("bot-button-board"), Open("board", table.row.id), emoji="🗺️")


def foretold(table: Table) -> Sequence[Message]:
    """What this many players should know before they begin, of games that can say so."""
    game: Any = table.game
    if not speaks(game, Foretold) or table.row.phase != "lobby":
        return []
    options: Any = msgspec.convert(table.row.options, table.game.Options)
    found: Sequence[Message] = game.foretell(len(table.places), options)
    return found


def option_lines(table: Table, words: Words) -> list[str]:
    """The rules in which this table differs from the usual, one line each."""
    known: Any = msgspec.convert(table.row.options, table.game.Options)
    game: Any = table.game
    if speaks(game, Foretold) and table.state is not None:
        # What was left to chance before the deal.
        known = game.options_dealt(table.state)
    return [
        words.valued(words.message(one.title), f"**{one.said(getattr(known, one.name), words)}**")
        for one in options(table.game)
        if getattr(known, one.name) != one.usual
    ]


def pace_line(table: Table, words: Words) -> str:
    """How long the table waits for people, and in which language it is spoken to, in one small line."""
    pace = table.row.settings
    said = [
        words.valued(words(f"bot-setting-{name}"), words.hours(round(getattr(pace, name) / 3600)))
        for name in SPANS
        if name != "grace" or pace.deadline > 0
    ]
    if pace.deadline > 0:
        said.append(words(stand_ins(pace)))
    if pace.level != "normal" and pace.level in table.levels:
        said.append(words.valued(words("bot-setting-level"), words(f"bot-level-{pace.level}")))
    said.append(words.valued(words("bot-setting-language"), words(f"bot-language-{pace.language}")))
    return "-# " + " · ".join(said)


def stand_ins(pace: Settings) -> str:
    """The key of what stand-ins do at this table."""
    return "bot-stand-ins-play" if pace.stand_ins else "bot-stand-ins-wait"


def settings(table: Table, words: Words, themes: Sequence[str]) -> Page:
    """The options of the rules and the pace of the table: one menu each."""
    row = table.row
    layout = Layout(AMBER).text("## " + words("bot-settings-title"))
    if row.phase == "lobby":
        _options(layout, table, words)
    pace = row.settings
    spans = {name: span for name, span in SPANS.items() if name != "handover" or row.phase == "lobby"}
    # A phone cuts off the end of a menu's label: how it is now stands above it as well.
    labels = {
        name: words.valued(words(f"bot-setting-{name}"), words.hours(round(getattr(pace, name) / 3600)))
        for name in spans
    }
    layout.text(_told((labels[name], words(f"bot-about-{name}")) for name in spans))
    for name, span in spans.items():
        chosen = getattr(pace, name)
        options = [
            (words.hours(value), str(value), words("bot-now") if value * 3600 == chosen else "")
            for value in span.hours
        ]
        layout.menu(SetPace("pace", row.id, name), labels[name], options)
    now = words("bot-now")
    languages = [
        (words(f"bot-language-{name}"), name, now if name == pace.language else "")
        for name in text.languages()
    ]
    spoken = words.valued(words("bot-setting-language"), words(f"bot-language-{pace.language}"))
    layout.menu(SetPace("language", row.id), spoken, languages)
    if len(table.levels) > 1:
        told = [(words(f"bot-level-{it}"), it, now if it == pace.level else "") for it in table.levels]
        chosen_level = words.valued(words("bot-setting-level"), words(f"bot-level-{pace.level}"))
        layout.menu(SetPace("plays", row.id), chosen_level, told)
    if themes:
        looks = pace.theme or themes[0]
        offered = [(theme, theme, now if theme == looks else "") for theme in themes]
        layout.menu(SetPace("theme", row.id), words.valued(words("bot-setting-theme"), looks), offered)
    style = Style.success if pace.stand_ins else Style.secondary
    layout.text(_told([(words(stand_ins(pace)), words("bot-about-stand-ins"))]))
    switch = SetPace("stand-ins", row.id, "quiet" if pace.stand_ins else "play")
    layout.buttons([button(words(stand_ins(pace)), switch, style)])
    return layout.page()


def _told(lines: Iterable[tuple[str, str]]) -> str:
    """What each setting means, a small line for each."""
    return "\n".join(f"-# **{name}** · {about}" for name, about in lines if about)


def _about(key: str, words: Words) -> str:
    """A sentence about an option or one of its values, if there is one."""
    return words(key) if words.knows(key) else ""


def _options(layout: Layout, table: Table, words: Words) -> None:
    """The rules of the game, explained: a switch for a yes or no, a menu of values, a form for words.

    What the lobby offers itself is not here again.
    """
    known: Any = msgspec.convert(table.row.options, table.game.Options)
    switches, forms = [], []
    offered = {name for mode in table.modes(table.game.Options()) for name in mode.options}
    wanted = [one for one in options(table.game) if one.name not in offered]
    layout.text(_told((words.message(one.title), _about(one.hint, words)) for one in wanted))
    for one in wanted:
        now = getattr(known, one.name)
        name = words.message(one.title)
        label = words.valued(name, one.said(now, words))
        values = one.offered(now)
        if one.kind is bool:
            style = Style.success if now else Style.secondary
            switches.append(
                button(label, SetOption("option", table.row.id, f"{one.name}={_written(not now)}"), style)
            )
            continue
        if values:
            lines = [
                (one.said(value, words), _written(value), _about_value(one, value, now, words))
                for value in values[: limits.MENU]
            ]
            layout.menu(SetOption("option", table.row.id, one.name), label, lines)
        if one.free:
            write = words("bot-button-write", name=name) if values else words("bot-choose-field", field=label)
            forms.append(button(write, AskOption("ask", table.row.id, one.name), Style.primary))
    layout.buttons((forms + switches)[:20])


def _about_value(one: Option, value: Any, now: Any, words: Words) -> str:
    """What choosing it means, and whether it is so already."""
    about = _about(f"{one.title.key}-{value}-hint", words) if isinstance(value, str) else ""
    return " · ".join(filter(None, [words("bot-now") if value == now else "", about]))


def question(table: Table, name: str, words: Words) -> ui.Modal:
    """A form for an option that is written in words."""
    known: Any = msgspec.convert(table.row.options, table.game.Options)
    asked = option(table.game, name)
    label = words.message(asked.title)
    where = WriteOption("written", table.row.id, name)
    form = ui.Modal(title=clip(label, limits.TITLE), custom_id=where.write(), timeout=None)
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id="value",
        style=TextStyle.paragraph,
        default=asked.said(getattr(known, name), words)[: limits.PAGE],
        required=False,
        max_length=1000,
    )
    about = clip(words(asked.hint), limits.DESCRIPTION) if words.knows(asked.hint) else None
    form.add_item(ui.Label(text=clip(label, limits.TITLE), description=about, component=field))
    form.stop()
    return form


def _written(value: Any) -> str:
    return msgspec.json.encode(value).decode()[: limits.OPTION]
