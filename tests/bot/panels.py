"""Panels as tests look at them: all through a game, or in a position that was set up."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.buttons import read
from bot.choices import Path, blocks, token, verbs
from bot.panels.sure import sure
from bot.panels.turn import panel
from bot.store import GameRow, Place
from bot.table import Table
from bot.words import Words
from game import GAMES
from game.api import Action, Seat
from game.stationfall.actions.answers import Choose
from images.api import Picture
from tests.bot.taps import tables as positions
from tests.bot.world import parts
from tests.rules.scene import Scene

PLAYERS = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")


def tables(key: str, seats: int, seed: int, steps: int = 150) -> Iterator[tuple[Table, Seat]]:
    """A table as it is before every step of a game, and who is to choose."""
    game, rng = GAMES[key], Random(seed)
    row = GameRow(key=key, guild=1, channel=2, host=3, seed="x", created=0.0, id=7, phase="running")
    places = tuple(Place(seat, PLAYERS[seat], user=100 + seat) for seat in range(seats))
    state = game.deal(seats, game.Options(), rng).state
    for _ in range(steps):
        prompts = game.prompts(state)
        if not prompts:
            return
        table = Table(row, game, places, state)
        seat = rng.choice(prompts).seat
        yield table, seat
        # Any verb as likely as any other: what is rare has to be looked at, too.
        chosen = rng.choice([actions for _, actions in verbs(table.legal(seat))])
        state = game.apply(state, rng.choice(chosen), rng).state


def pressed(table: Table, seat: Seat, path: Path | None = None) -> list[tuple[Any, str, list[Any]]]:
    """Every button and menu of the panel: what it means, its label, its options."""
    page = panel(table, seat, Words.at(table, "en"), Words.plain(table, "en"), path=path)
    found = []
    for part in parts(page.view.to_components()):
        if "custom_id" in part:
            button = read(part["custom_id"])
            assert button is not None
            found.append((button, part.get("label", ""), part.get("options", [])))
    return found


def ways(table: Table, seat: Seat) -> Iterator[Path]:
    """The panels behind a verb."""
    for price, actions in blocks(table.legal(seat), table.game.key).items():
        yield Path(price=price)
        for verb, _ in verbs(actions):
            yield Path(token(verb), price=price)


def at(scene: Scene) -> Table:
    """A table in this position."""
    (table,) = positions([(scene.state, Choose(seat=0, pick=""))])
    return table


def shown(table: Table, seat: Seat = 0, language: str = "en", **asked: Any) -> list[dict[str, Any]]:
    """Every part of a page, with a picture and all that stands around it."""
    page = panel(
        table,
        seat,
        Words.at(table, language),
        Words.plain(table, language),
        pictures=[("station", Picture(b"", "alt"))],
        looks={"map": "station", "card": "card/medical"},
        legend="legend",
        **asked,
    )
    return parts(page.view.to_components())


def labelled(page: list[dict[str, Any]]) -> list[str]:
    return [part["label"] for part in page if part.get("type") == 2]


def behind(table: Table, price: str) -> list[dict[str, Any]]:
    """The page of a dear price."""
    (path,) = [
        button.path
        for button, _, _ in pressed(table, 0)
        if button.cue == "verb" and button.path.price == token(price)
    ]
    return shown(table, path=path)


def styles(page: list[dict[str, Any]]) -> dict[str, int]:
    return {part["label"]: part["style"] for part in page if part.get("type") == 2}


def told(table: Table, action: Action, path: Path) -> bool:
    """Whether a page says what is to be confirmed of this action."""
    warning = sure(table, action.seat, [action], Words.at(table, "en"))
    page = shown(table, action.seat, path=path)
    return bool(warning) and any(warning in part.get("content", "") for part in page)


def alone(page: list[tuple[Any, str, list[Any]]]) -> bool:
    """One thing can be chosen; below it begins what is fixed."""
    return next(place for place, (_, label, _) in enumerate(page) if label in ("Undo", "Card")) == 1


GAME_TABLES = [(key, seats) for key in sorted(GAMES) for seats in (2, min(GAMES[key].seats[-1], 6))]
"""Each game at a small table and at a large one."""
