"""How the modules of Stationfall lie upon each other: checked by `test_layers.py`.

`python -m tests.layers` draws it to `docs/architecture.svg`. A module may import what lies in its own layer
or below.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
GAME = ROOT / "game" / "stationfall"
PICTURE = ROOT / "docs" / "architecture.svg"


class Layer(NamedTuple):
    """Modules and packages that may know each other and everything below."""

    name: str
    about: str
    modules: tuple[str, ...]


LAYERS = (
    Layer(
        "state",
        "what is so; the shapes of cards and of the board's file",
        ("cards", "lesson", "paths", "plan", "state"),
    ),
    Layer("board", "the map; one action being carried out", ("board", "play")),
    Layer("queries", "who is where in what shape, and what is on", ("bonus", "people", "station")),
    Layer(
        "effects",
        "what happens to bodies, things and systems",
        ("guilt", "harm", "hazards", "pods", "systems", "things"),
    ),
    Layer(
        "actions and questions",
        "what can be done and asked",
        ("actions", "chronicle", "modes", "questions", "setup", "stored"),
    ),
    Layer("flow", "turns, minutes, Stationfall", ("automation", "fall", "scoring", "turn")),
    Layer("cards", "what is printed, and what it changes", ("abilities", "agenda", "cast", "projectx")),
    Layer(
        "game",
        "what others see of it",
        (
            "at_hand",
            "automata",
            "besides",
            "check",
            "coach",
            "destinations",
            "entry",
            "foresight",
            "game",
            "guide",
            "imagine",
            "lindsey",
            "looking",
            "memoir",
            "tools",
            "trial",
            "view",
        ),
    ),
)
"""The lowest first."""


def layer(module: str) -> int:
    """The number of the layer in which a module lies."""
    return next(number for number, it in enumerate(LAYERS) if module in it.modules)


def modules() -> list[str]:
    """Every module and package of the game."""
    found = {path.stem for path in GAME.glob("*.py")} | {
        path.parent.name for path in GAME.glob("*/__init__.py")
    }
    return sorted(found - {"__init__"})


def imports() -> Iterator[tuple[str, str]]:
    """Which module imports which, types aside."""
    for path in sorted(GAME.rglob("*.py")):
        module = path.relative_to(GAME).with_suffix("").parts[0]
        tree = ast.parse(path.read_text("utf-8"))
        typing = {
            id(node)
            for block in ast.walk(tree)
            if isinstance(block, ast.If) and ast.unparse(block.test) == "TYPE_CHECKING"
            for node in ast.walk(block)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module and id(node) not in typing:
                inside = node.module.removeprefix("game.stationfall").lstrip(".")
                if node.module.startswith("game.stationfall"):
                    names = [inside.split(".")[0]] if inside else [alias.name for alias in node.names]
                    yield from ((module, name) for name in names if module not in (name, "__init__"))


WIDTH, HEIGHT, LEFT, GAP = 900, 74, 210, 10
INK, PAPER, FILL, LINE = "#e6edf3", "#0d1117", "#1f2937", "#4b5563"


def drawn() -> str:
    """The layers as a picture, the highest on top."""
    total = 22 + (len(LAYERS) + 2) * (HEIGHT + GAP)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {total}" font-family="sans-serif">',
        f'<rect width="{WIDTH}" height="{total}" fill="{PAPER}"/>',
        *_row(
            16,
            "bot",
            "Discord: what people type, press and read",
            ("knows game.api, images.api and no game",),
        ),
        *_row(16 + HEIGHT + GAP, "images", "a view becomes a picture", ("knows views, never states",)),
    ]
    for number, it in enumerate(reversed(LAYERS)):
        y = 16 + (number + 2) * (HEIGHT + GAP)
        parts += _row(y, it.name, it.about, it.modules)
    return "\n".join([*parts, "</svg>", ""])


def _row(y: int, name: str, about: str, modules: tuple[str, ...]) -> Iterator[str]:
    size = f'width="{WIDTH - 20}" height="{HEIGHT}"'
    yield f'<rect x="10" y="{y}" {size} rx="8" fill="{FILL}" stroke="{LINE}"/>'
    yield f'<text x="26" y="{y + 32}" font-size="19" font-weight="bold" fill="{INK}">{escape(name)}</text>'
    yield f'<text x="26" y="{y + 56}" font-size="14" fill="{INK}">{escape(about)}</text>'
    words = escape(" · ".join(modules))
    yield (
        f'<text x="{WIDTH - 26}" y="{y + 32}" font-size="15" fill="{INK}" text-anchor="end">{words}</text>'
    )


if __name__ == "__main__":
    PICTURE.write_text(drawn(), "utf-8")
    print(PICTURE.relative_to(ROOT))
