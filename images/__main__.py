"""`python -m images gallery out/` draws one of everything; `python -m images bench` measures the drawing."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from game import GAMES
from images.api import GALLERIES, Closer, Gallery, Picture, Scene
from images.bench import play, run

TRIES = 6
"""Games that are played to find one in which enough happens."""
AGO = 45
"""Decisions between the two views of the picture with arrows."""


def busy(view: Any) -> int:
    """How much there is to see."""
    sections = view.sections.values()
    pawns = view.pawns.values()
    return int(
        sum(it.damaged + 3 * bool(it.hazard) + 2 * it.goo + 3 * it.away for it in sections)
        + sum(2 * pawn.down + pawn.contaminated + len(pawn.items) for pawn in pawns)
        + 3 * sum(it.revealed for it in view.colours)
        + 4 * (view.abandon + view.released + view.armed)
    )


def gallery(folder: Path, seats: int) -> None:
    """One of everything, in every theme, from the busiest moment of some games."""
    folder.mkdir(parents=True, exist_ok=True)
    for key, pictures in GALLERIES.items():
        game = GAMES[key]
        games = [list(play(key, seats, seed)) for seed in range(TRIES)]
        best = max(games, key=lambda states: max(busy(game.view(state, None)) for state in states))
        views = [game.view(state, None) for state in best]
        top = max(range(len(best) - 1), key=lambda n: busy(views[n]))
        earlier = views[max(top - AGO, 0)]
        for theme in pictures.themes:
            for name, picture in _drawn(pictures, theme, game, best, top, earlier):
                path = folder / f"{key}-{theme}-{name}.{picture.format}"
                path.write_bytes(picture.data)
                path.with_suffix(".txt").write_text(picture.alt + "\n", "utf-8")
        film = pictures.film([Scene(view) for view in views])
        (folder / f"{key}-film.{film.format}").write_bytes(film.data)
        (folder / f"{key}-board.txt").write_text(pictures.describe(views[top]) + "\n", "utf-8")
        print(f"{key}: {len(list(folder.iterdir()))} files in {folder}")


def _drawn(
    pictures: Gallery, theme: str, game: Any, states: Sequence[Any], top: int, earlier: Any
) -> Iterator[tuple[str, Picture]]:
    view, over, mine = game.view(states[top], None), game.view(states[-1], None), game.view(states[top], 0)
    yield "station", pictures.draw("station", view, theme=theme)
    yield "station-since", pictures.draw("station", view, theme=theme, since=earlier)
    fullest = max(view.sections, key=lambda key: sum(pawn.at == key for pawn in view.pawns.values()))
    yield "section", pictures.draw(f"section/{fullest}", view, theme=theme)
    acting = next((n for n in range(top, len(states)) if states[n].turn.step == "acting"), top)
    seat = game.prompts(states[acting])[0].seat if game.prompts(states[acting]) else 0
    yield (
        "turn",
        pictures.draw(
            "turn",
            game.view(states[acting], seat),
            theme=theme,
            since=game.view(states[max(top - AGO, 0)], seat),
        ),
    )
    if isinstance(pictures, Closer):
        for offer in pictures.closer("station", view):
            yield offer.name.replace("/", "-"), pictures.draw(offer.name, view, theme=theme, since=earlier)
    yield "roster", pictures.draw("roster", view, theme=theme)
    yield "card", pictures.draw(f"card/{view.cast[0]}", view, theme=theme)
    yield "identity", pictures.draw("identity", mine, theme=theme)
    yield "choice", pictures.draw("identity", game.view(states[0], 0), theme=theme)
    yield "scores", pictures.draw("scores", over, theme=theme)


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
