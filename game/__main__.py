"""`python -m game …`: one game to read, thousands to test, some to measure."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from importlib import import_module

COMMANDS: dict[str, tuple[str, str]] = {
    "play": ("game.tell", "play one game by advice and tell its story"),
    "card": ("game.card", "print a character card, or all of them"),
    "soak": ("game.soak", "play thousands of random games and check everything"),
    "bench": ("game.bench", "measure the speed beside python-chess's"),
    "observe": ("game.observe", "watch computer players with the code in hand, and guess who they are"),
    "report": ("game.report", "play many games by advice and count what happened"),
}
"""Where each command lives: a module with `arguments(parser)`, its options, and `run(args)`, its exit code.

Only the module of the command that was typed is loaded."""


def main(argv: list[str]) -> int:
    parser = ArgumentParser(prog="python -m game", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    for command, (where, told) in COMMANDS.items():
        one = commands.add_parser(command, help=told, description=told)
        if argv[:1] == [command]:
            import_module(where).arguments(one)
    args: Namespace = parser.parse_args(argv)
    return int(import_module(COMMANDS[args.command][0]).run(args) or 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
