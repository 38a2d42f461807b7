"""How many taps a turn takes: by the shortest way a person could see, through the real panels and buttons.

`python -m tests.bot.taps [turns] [games]`. Computer players' games give the turns, `typical.py` gives twenty
as people play them. A press counts one tap, a choice from a menu two: one opens it. Nothing is counted for
opening the panel, nor for what others answer meanwhile. A turn that cannot be played by tapping is an error,
and so is a figure above its limit.
"""

from __future__ import annotations

import heapq
import sys
from collections.abc import Coroutine, Iterable, Iterator, Mapping, Sequence
from itertools import count
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple

from bot.buttons import read
from bot.buttons.turn import Turn as TurnButton
from bot.choices import Path, dear_price, narrow
from bot.panels.turn import panel
from bot.refusal import Refused, Stale
from bot.replies.turn import Turn
from bot.simulate import percentile
from bot.store import GameRow, Place
from bot.table import Table, digest
from bot.words import Words
from game import text
from game.api import Action, Way
from game.stationfall.actions.turn import EndTurn, Renegotiate
from game.stationfall.game import STATIONFALL
from game.stationfall.state import Options, State
from images.api import Picture
from tests.bot.typical import TYPICAL
from tests.bot.world import parts

GAMES = 30
TURNS = 300
PRESS, CHOICE = 1, 2
DEAR = ("with a Bribe", "with a Kompromat")
LIMITS = {"a launch": 3, "an offer": 1, "an identity": 2}
"""What each of these takes at most, from the panel."""
TYPICAL_TURN, MEDIAN, HIGH, DEAR_HIGH = 7, 7, 9, 11
"""What a typical turn takes on average; half of all turns; nine of ten; nine of ten of each dear kind."""
ENOUGH = 30
"""Of fewer turns nine of ten say nothing."""
LAUNCHES = frozenset({"timed_launch", "section_launch", "bridge_launch", "wings_launch"})

AROUND: dict[str, Any] = {
    "pictures": [("turn", Picture(b"", "a picture"))],
    "looks": {"map": "station", "card": "identity"},
    "legend": "who is who",
}
"""What takes room on every page."""

Step = tuple[State, Action]
"""A state, and what is done there."""


class Played(NamedTuple):
    """A turn, an answer, a choice of identity: everything one seat does in a row."""

    kind: str
    steps: tuple[Step, ...]


class Unreachable(AssertionError):
    """It cannot be done by tapping."""


# ---------------------------------------------------------------------- the panels, as somebody presses them


class Shown(NamedTuple):
    """A page of the panel, by what it is asked for."""

    asked: tuple[tuple[str, Any], ...] = ()


class Did(NamedTuple):
    """What a press has staged or published."""

    actions: tuple[Action, ...]


class Hand:
    """A person's hand at one table: what each press leads to, by the code that answers it in Discord."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat
        self.words, self.plain = Words.at(table, "en"), Words.plain(table, "en")
        self.user = table.place(seat).user or 0

    def page(self, shown: Shown) -> list[tuple[TurnButton, list[str]]]:
        """Every button and menu that can be pressed, with the values of a menu."""
        asked = dict(shown.asked)
        if "way" in asked:
            asked["way"] = self.table.way(self.seat, asked["way"])
        page = panel(self.table, self.seat, self.words, self.plain, **asked, **AROUND)
        found = []
        for part in parts(page.view.to_components()):
            if "custom_id" in part and not part.get("disabled"):
                button = read(part["custom_id"])
                if isinstance(button, TurnButton):
                    found.append((button, [option["value"] for option in part.get("options", [])]))
        return found

    def press(self, button: TurnButton, value: str) -> Shown | Did | None:
        """None: it only says that it cannot be, or shows something beside the panel."""
        self.came: Shown | Did | None = None
        bot = SimpleNamespace(replies=SimpleNamespace(turn=self, present=self), referee=self)
        talk: Any = SimpleNamespace(user=self.user, number=1, words=self._words, plain=self._words)
        try:
            _run(button.turn(bot, talk, self.table, self.seat, value))  # type: ignore[arg-type]
        except (Refused, Stale):
            return None
        return self.came

    def _words(self, table: Table | None = None) -> Words:
        return self.words

    # What the buttons ask of the bot.

    async def show(self, talk: Any, table: Table, **asked: Any) -> None:
        if isinstance(asked.get("way"), Way):
            asked["way"] = digest(*asked["way"].actions)
        self.came = Shown(tuple(sorted((name, it) for name, it in asked.items() if it is not None)))

    async def act(
        self, talk: Any, table: Table, action: Action, stamp: str | None = None, then: Sequence[Action] = ()
    ) -> None:
        self.came = Did((action, *then))

    async def take(self, talk: Any, table: Table, seat: int, way: Way, stamp: str, **how: bool) -> None:
        turn: Any = self
        await Turn.take(turn, talk, table, seat, way, stamp, **how)

    async def act_or_ask(self, talk: Any, table: Table, action: Action, stamp: str | None = None) -> None:
        turn: Any = self
        await Turn.act_or_ask(turn, talk, table, action, stamp)

    async def undo(self, *_: Any, **__: Any) -> Table:
        raise Refused("bot-nothing-staged")

    async def show_secret(self, *_: Any) -> None:
        """Beside the panel."""


def _run(work: Coroutine[Any, Any, None]) -> None:
    """Nothing here is ever waited for."""
    try:
        work.send(None)
    except StopIteration:
        return
    raise AssertionError("a press waited for something")


# ---------------------------------------------------------------------- the shortest way


def tables(steps: Sequence[Step]) -> list[Table]:
    row = GameRow(key="stationfall", guild=1, channel=2, host=3, seed="x", created=0.0, id=7, phase="running")
    seats = steps[0][0].seats
    places = tuple(Place(seat, f"player {seat}", user=100 + seat) for seat in range(seats))
    return [Table(row, STATIONFALL, places, state) for state, _ in steps]


def taps(steps: Sequence[Step]) -> int:
    """The fewest taps that do all this, in this order."""
    hands = [Hand(table, action.seat) for table, (_, action) in zip(tables(steps), steps, strict=True)]
    wanted = tuple(action for _, action in steps)
    number = count()
    queue: list[tuple[int, int, int, Shown]] = [(0, next(number), 0, Shown())]
    seen: set[tuple[int, Shown]] = set()
    while queue:
        cost, _, done, shown = heapq.heappop(queue)
        if done == len(wanted):
            return cost
        if (done, shown) in seen:
            continue
        seen.add((done, shown))
        for more, came in _presses(hands[done], shown, wanted[done]):
            if isinstance(came, Did):
                if wanted[done : done + len(came.actions)] == came.actions:
                    heapq.heappush(queue, (cost + more, next(number), done + len(came.actions), Shown()))
            else:
                heapq.heappush(queue, (cost + more, next(number), done, came))
    raise Unreachable(f"cannot be done by tapping: {[repr(action) for action in wanted]}")


def _presses(hand: Hand, shown: Shown, wanted: Action) -> Iterator[tuple[int, Shown | Did]]:
    """What somebody who wants this may press, what it costs, and what comes of it."""
    for button, values in hand.page(shown):
        if button.cue in ("look", "undo", "over", "afresh", "back"):
            continue
        for value in values or [""]:
            if button.cue == "pick" and value != digest(wanted):
                continue
            came = hand.press(button, value)
            if came is None or (isinstance(came, Shown) and not _towards(came, wanted)):
                continue
            yield (CHOICE if values else PRESS), came


def _towards(shown: Shown, wanted: Action) -> bool:
    asked = dict(shown.asked)
    path = asked.get("path")
    return not isinstance(path, Path) or bool(narrow([wanted], path))


# ---------------------------------------------------------------------- turns from games


def played(games: int, seed: str = "taps") -> Iterator[Played]:
    """Everything that computer players do in so many games, in groups of what belongs together."""
    for number in range(games):
        yield from _played(Random(f"{seed} {number}"), STATIONFALL.seats[number % len(STATIONFALL.seats)])


def _played(rng: Random, seats: int) -> Iterator[Played]:
    state = STATIONFALL.deal(seats, Options(), rng).state
    turn: list[Step] = []
    while prompts := STATIONFALL.prompts(state):
        prompt = prompts[0]
        legal = list(STATIONFALL.legal(state, prompt.seat))
        action = STATIONFALL.advise(STATIONFALL.view(state, prompt.seat), legal, rng)
        if prompt.kind == "setup":
            yield Played("identity", ((state, action),))
        elif prompt.kind == "answer":
            yield Played("answer", ((state, action),))
        else:
            turn.append((state, action))
            if isinstance(action, (EndTurn, Renegotiate)):
                yield Played(kind(turn), tuple(turn))
                turn = []
        state = STATIONFALL.apply(state, action, rng).state


def kind(turn: Sequence[Step]) -> str:
    """What is most unusual about a turn: nobody reveals more than twice in a game."""
    verbs = [text.verb(action) for _, action in turn]
    prices = {getattr(action, "pay", "") for _, action in turn}
    if "reveal" in verbs:
        return "with a reveal"
    if prices & {"bribe", "grey"}:
        return "with a Bribe and a Kompromat" if "kompromat" in prices else "with a Bribe"
    if "kompromat" in prices:
        return "with a Kompromat"
    if LAUNCHES.intersection(verbs):
        return "with a launch"
    if "renegotiate" in verbs:
        return "renegotiated"
    return "influence and activate" if "influence" in verbs else "activate"


def chosen(turns: Iterable[Played], wanted: int) -> list[Played]:
    """So many turns from all over, and of all else that is done every tenth."""
    found = list(turns)
    whole = [it for it in found if it.kind not in ("identity", "answer")]
    rest = [it for it in found if it.kind in ("identity", "answer")]
    rng = Random(0)
    return rng.sample(whole, min(wanted, len(whole))) + rng.sample(rest, min(wanted // 5, len(rest)))


class Counted(NamedTuple):
    """How many taps by kind."""

    kinds: dict[str, list[int]]
    typical: dict[str, int]

    @property
    def turns(self) -> list[float]:
        return [
            it for kind, found in self.kinds.items() if kind not in ("identity", "answer") for it in found
        ]

    def summary(self) -> str:
        mean = sum(self.typical.values()) / len(self.typical)
        median, high = percentile(self.turns, 0.5), percentile(self.turns, 0.9)
        return f"taps: typical={mean:.1f} median={median:.0f} p90={high:.0f}"


def counted(turns: Iterable[Played]) -> Counted:
    kinds: dict[str, list[int]] = {}
    for it in turns:
        kinds.setdefault(it.kind, []).append(taps(it.steps))
    return Counted(kinds, {it.name: taps(tuple(it.steps())) for it in TYPICAL})


def alone(turns: Iterable[Played], most: int = 40) -> dict[str, list[int]]:
    """The taps of what is promised for a single thing, at most so many of each, from the panel."""
    found: dict[str, list[Step]] = {name: [] for name in LIMITS}
    for it in turns:
        for state, action in it.steps:
            if text.verb(action) in LAUNCHES and not dear_price(action, STATIONFALL.key):
                found["a launch"].append((state, action))
            elif it.kind == "identity":
                found["an identity"].append((state, action))
            elif getattr(action, "pick", "") in ("accept", "refuse"):
                found["an offer"].append((state, action))
    return {name: [taps([step]) for step in steps[:most]] for name, steps in found.items()}


def missed(found: Counted, dear: Counted, single: Mapping[str, Sequence[int]]) -> list[str]:
    """Which of the limits do not hold."""
    typical = list(found.typical.values())
    figures: dict[str, tuple[float, float]] = {
        "typical": (sum(typical) / len(typical), TYPICAL_TURN),
        "median": (percentile(found.turns, 0.5), MEDIAN),
    }
    highs = {"p90": (found.turns, HIGH)} | {name: (taps_, DEAR_HIGH) for name, taps_ in dear.kinds.items()}
    figures |= {
        name: (percentile(taps_, 0.9), limit)
        for name, (taps_, limit) in highs.items()
        if len(taps_) >= ENOUGH
    }
    figures |= {name: (max(taps_), LIMITS[name]) for name, taps_ in single.items() if taps_}
    return [f"{name}: {is_:.1f}, at most {limit}" for name, (is_, limit) in figures.items() if is_ > limit]


def main(wanted: int = TURNS, games: int = GAMES) -> None:
    everything = list(played(games))
    found = counted(chosen(everything, wanted))
    dear = counted(it for it in everything if it.kind in DEAR)
    single = alone([*everything, *(Played("typical", tuple(it.steps())) for it in TYPICAL)])
    for name, each in found.typical.items():
        print(f"{each:3}  {name}")
    print()
    for name, all_ in sorted(found.kinds.items(), key=lambda it: -len(it[1])):
        spread = (
            f"median {percentile(all_, 0.5):4.0f}   p90 {percentile(all_, 0.9):4.0f}   most {max(all_):3}"
        )
        print(f"{name:24} {len(all_):4} times   {spread}")
    for name, taps_ in (*((f"all {name}", taps_) for name, taps_ in dear.kinds.items()), *single.items()):
        if taps_:
            high = percentile(taps_, 0.9)
            print(f"{name:24} {len(taps_):4} times   {'p90':>15} {high:4.0f}   most {max(taps_):3}")
    print(found.summary())
    if said := missed(found, dear, single):
        raise SystemExit("missed: " + "; ".join(said))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
