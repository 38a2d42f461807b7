"""What a lobby offers in one press: who is to beat whom, and how many bots ("Station Automation")."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from game.api import Message, Mode
from game.stationfall.lesson import LESSON
from game.stationfall.lesson import SEATS as LESSON_SEATS
from game.stationfall.setup import CHARACTERS, MINUTES, bots
from game.stationfall.state import Options

AIMS = {
    "rivals": {"together": False, "teams": False, "lindsey": False},
    "together": {"together": True, "teams": False, "lindsey": False},
    "teams": {"together": False, "teams": True, "lindsey": False},
    "tutorial": {"together": False, "teams": False, "lindsey": True},
}
WINS = {2: 47, 3: 43, 4: 30, 5: 24, 6: 30, 7: 17, 8: 33}
"""Of 100 games against so many bots, how many a computer player wins (`python -m game report --automata`)."""
BEST = {2: 6, 3: 7, 4: 8, 5: 8, 6: 8, 7: 8, 8: 8}
"""The points that the best of them has on average."""


def modes(seats: int, options: Options) -> Iterator[Mode]:
    """Whoever sits alone can begin at once. The tutorial has no bots; four people are only dealt it."""
    if options.cast == LESSON:
        return
    alone = seats == 1
    plain = replace(options, together=False, lindsey=False)
    for key, choices in AIMS.items():
        if alone and key == "rivals":
            label = Message("mode-alone", {"bots": bots(seats, plain)})
            about = Message("mode-alone-hint")
            yield Mode(key="alone", group="aim", label=label, about=about, options=choices, begins=True)
        elif seats < LESSON_SEATS if key == "tutorial" else not alone or key == "together":
            label, about = Message(f"mode-{key}"), Message(f"mode-{key}-hint")
            if key == "rivals":
                # Where no bot plays none can win.
                about = Message("mode-rivals-hint", {"bots": bots(seats, replace(options, **choices))})
            now = all(getattr(options, name) == value for name, value in choices.items())
            begins = alone and key == "tutorial"
            yield Mode(
                key=key, group="aim", label=label, about=about, options=choices, now=now, begins=begins
            )
    if not options.lindsey:
        yield from _levels(seats, options)


def _levels(seats: int, options: Options) -> Iterator[Mode]:
    """How many bots there are to beat."""
    alone = seats == 1
    for number in range(bots(seats, replace(options, bots=0)), max(CHARACTERS) - seats + 1):
        players = seats + number
        about = Message("mode-bots-minutes", {"minutes": MINUTES[players]})
        if alone:
            about = Message("mode-bots-wins", {"wins": WINS[number], "best": BEST[number]})
        yield Mode(
            key=f"bots-{number}",
            group="level",
            label=Message("mode-bots", {"bots": number}),
            about=about,
            options={"bots": number},
            now=number == bots(seats, options),
        )
