"""`python -m game …`: one game to read, thousands to test, some to measure."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from importlib import import_module
from importlib.util import find_spec

from game import GAMES

COMMANDS: dict[str, tuple[str, str]] = {
    "soak": ("game.soak", "play thousands of random games and check everything"),
    "bench": ("game.bench", "measure the speed beside python-chess's"),
    "hopes": ("game.hopes", "hold the chances that a game gives everybody, looking back, against who won"),
    "strength": ("game.strength", "let two computer players play many games against each other"),
}
"""Where each command lives: a module with `arguments(parser)`, its options, and `run(args)`, its exit code.

Only the module of the command that was typed is loaded. A game brings its own along in `tools`.
"""


def commands(meant: str = "") -> dict[str, tuple[str, str]]:
    """All there are. Where two games call theirs alike, the later one's begins with its key; the first is the
    game that is meant."""
    found = dict(COMMANDS)
    for key in sorted(GAMES, key=lambda key: key != meant):
        tools = f"game.{key}.tools"
        if find_spec(tools) is not None:
            for name, command in import_module(tools).COMMANDS.items():
                found[name if name not in found else f"{key}-{name}"] = command
    return found


def named(argv: list[str]) -> tuple[list[str], str]:
    """What was typed, and the game whose own command is meant by `--game`."""
    for at, word in enumerate(argv[1:-1], 1):
        if word == "--game" and argv[0] not in COMMANDS and argv[at + 1] in GAMES:
            return argv[:at] + argv[at + 2 :], argv[at + 1]
    return argv, ""


def main(argv: list[str]) -> int:
    parser = ArgumentParser(prog="python -m game", description=__doc__)
    argv, meant = named(argv)
    known = commands(meant)
    choices = parser.add_subparsers(dest="command", required=True)
    for command, (where, told) in known.items():
        one = choices.add_parser(command, help=told, description=told)
        if argv[:1] == [command]:
            import_module(where).arguments(one)
    args: Namespace = parser.parse_args(argv)
    return int(import_module(known[args.command][0]).run(args) or 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
