"""`python -m game scripts check`: whether a file of bots' scripts can be played, and where not."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections import Counter
from pathlib import Path

import game.stationfall.game  # noqa: F401  (enters every character)
from game.stationfall.automation.scripts import FILE, BrokenScripts, load


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("do", choices=["check"])
    parser.add_argument("file", nargs="?", type=Path, default=FILE, help="default: the one that is played")


def run(args: Namespace) -> int:
    try:
        found = load(args.file.read_text("utf-8"))
    except OSError as error:
        print(f"{args.file}: {error.strerror}", file=sys.stderr)
        return 2
    except BrokenScripts as broken:
        for fault in broken.faults:
            print(f"{args.file}:{fault}", file=sys.stderr)
        return 1
    lines = [line for script in found.scripts.values() for line in script.lines]
    sources = Counter(line.source for line in lines)
    told = ", ".join(f"{sources[source]} {source}" for source in sorted(sources))
    print(f"{len(found.scripts)} scripts, {len(found.sides)} of them bots': {len(lines)} lines ({told})")
    return 0
