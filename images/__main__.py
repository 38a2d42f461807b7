"""`python -m images gallery out/` draws one of everything; `python -m images bench` measures the drawing."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from game import GAMES
from images.api import Closer, Gallery, Look, Picture, Scene, Weighing
from images.bench import crowd, galleries, play, run

TRIES = 6
"""Games that are played to find one in which enough happens."""
AGO = 45
"""Decisions between the two views of the picture with arrows."""


def busy(pictures: Gallery, view: Any) -> int:
    """How much there is to see."""
    return pictures.busy(view) if isinstance(pictures, Weighing) else 0


def gallery(folder: Path, seats: int) -> None:
    """One of everything, of every game and in every theme, from the busiest moment of some games."""
    folder.mkdir(parents=True, exist_ok=True)
    for key, pictures in galleries():
        game = GAMES[key]
        games = [list(play(key, crowd(key, seats), seed)) for seed in range(TRIES)]
        best = max(games, key=lambda states: max(busy(pictures, game.view(state, None)) for state in states))
        views = [game.view(state, None) for state in best]
        top = max(range(len(best) - 1), key=lambda n: busy(pictures, views[n]))
        for theme in pictures.themes:
            for name, picture in _drawn(pictures, theme, game, best, top):
                path = folder / f"{key}-{theme}-{name}.{picture.format}"
                path.write_bytes(picture.data)
                path.with_suffix(".txt").write_text(picture.alt + "\n", "utf-8")
        film = pictures.film([Scene(view) for view in views])
        (folder / f"{key}-film.{film.format}").write_bytes(film.data)
        (folder / f"{key}-board.txt").write_text(pictures.describe(views[top]) + "\n", "utf-8")
        print(f"{key}: {len(list(folder.glob(f'{key}-*')))} files in {folder}")


def _drawn(
    pictures: Gallery, theme: str, game: Any, states: Sequence[Any], top: int
) -> Iterator[tuple[str, Picture]]:
    """Of each kind of picture the first that is offered: to everybody, to whoever is asked, at the beginning
    and at the end."""
    asked = game.prompts(states[top])[0].seat
    acting = _acting(pictures, game, states, top)
    moments = (
        ("", game.view(states[top], None), None),
        ("-since", game.view(states[top], None), game.view(states[max(top - AGO, 0)], None)),
        ("-acting", *acting),
        ("-own", game.view(states[top], asked), None),
        ("-first", game.view(states[0], 0), None),
        ("-last", game.view(states[-1], None), None),
    )
    drawn: set[str] = set()
    for suffix, view, earlier in moments:
        main, parts = pictures.offers(view)[0].name, []
        if isinstance(pictures, Closer):
            parts = [offer.name for offer in pictures.closer(main, view)]
        kinds = {offer.name.partition("/")[0]: offer.name for offer in reversed(pictures.offers(view))}
        kinds |= {name.replace("/", "-"): name for name in parts}
        for kind, name in kinds.items():
            again = (suffix == "-since" and name == main) or (
                suffix == "-first" and name in pictures.private(view)
            )
            if again or kind not in drawn:
                drawn.add(kind)
                picture = pictures.draw(name, view, Look(theme=theme), since=earlier)
                yield kind + (suffix if again else ""), picture


def _acting(pictures: Gallery, game: Any, states: Sequence[Any], top: int) -> tuple[Any, Any]:
    """The first moment from there on at which somebody has another picture before them than everybody."""
    for number in range(top, len(states) - 1):
        seat = game.prompts(states[number])[0].seat
        view = game.view(states[number], seat)
        everybodys = pictures.panel(game.view(states[number], None))
        if not set(pictures.panel(view)) & {*everybodys, *pictures.private(view)}:
            return view, game.view(states[max(number - AGO, 0)], seat)
    return game.view(states[top], None), None


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m images", description=__doc__)
    commands = parser.add_subparsers(required=True, dest="command")
    drawing = commands.add_parser("gallery", help="draw one of everything in every theme")
    drawing.add_argument("folder", type=Path)
    drawing.add_argument("--seats", type=int, default=9)
    measuring = commands.add_parser("bench", help="measure how long the pictures take")
    measuring.add_argument("--seats", type=int, default=9)
    given = parser.parse_args(arguments)
    if given.command == "gallery":
        gallery(given.folder, given.seats)
    else:
        run(given.seats)


if __name__ == "__main__":
    main()
