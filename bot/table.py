"""One game as it is held in memory while somebody plays it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial
from hashlib import blake2b
from itertools import count, takewhile
from random import Random
from typing import Any

import msgspec

from bot import tried
from bot.found import Found, Sight
from bot.initiative import has_turn
from bot.refusal import Refused, Stale
from bot.store import OPEN, GameRow, Phase, Place
from bot.stretch import Stretch
from game.api import (
    Action,
    Advising,
    Event,
    Game,
    Graded,
    Guided,
    Inviting,
    Joined,
    Level,
    Message,
    Mindful,
    Missing,
    Mode,
    Overt,
    Owned,
    Part,
    Prompt,
    Result,
    Seat,
    Split,
    Valuing,
    Way,
    Weighing,
    speaks,
)


def digest(*actions: Action) -> str:
    """A short name of an action, or several in a row: the same across restarts and orderings."""
    return blake2b(b"".join(map(msgspec.json.encode, actions)), digest_size=6).hexdigest()


@dataclass(frozen=True)
class Staged:
    """What a seat has staged: its actions, and what came of each."""

    revision: int = 0
    """Counts everything this seat does, so that a second press of one button is noticed."""
    actions: tuple[Action, ...] = ()
    states: tuple[Any, ...] = ()
    events: tuple[tuple[Event, ...], ...] = ()


NOTHING = Staged()


@dataclass(frozen=True)
class Table:
    """A game, its seats, the state the table sees, and what each seat has staged upon it."""

    row: GameRow
    game: Game[Any]
    places: tuple[Place, ...]
    state: Any = None
    drafts: dict[Seat, Staged] = field(default_factory=dict)
    stretch: Stretch | None = None
    """The stretch it is in, where people act side by side and nothing is staged."""
    _found: dict[Seat | None, Found] = field(default_factory=dict, compare=False, repr=False)

    @property
    def overt(self) -> bool:
        """Whether nobody has secrets here."""
        return speaks(self.game, Overt)

    @property
    def levels(self) -> tuple[Level, ...]:
        """How well computer players can be made to play here, the weakest first; empty: one way only."""
        game: Any = self.game
        levels: tuple[Level, ...] = game.levels if speaks(game, Graded) else ()
        return levels

    def but(self, **changes: Any) -> Table:
        """The same table with some parts replaced."""
        new = replace(self, _found={}, **changes)
        for seat, found in self._found.items():
            new._found[seat] = found
            if new.state is not self.state:
                new._found[seat] = Found(since=found.since)
            elif new.state_of(seat) is not self.state_of(seat):
                new._found[seat] = found.next(self.state_of(seat), new.state_of(seat))
        return new

    def found(self, seat: Seat | None) -> Found:
        """What has been found out about what this seat has before it."""
        return self._found.setdefault(seat, Found())

    def seat_of(self, user: int) -> Seat | None:
        """The seat this person holds."""
        return next((place.seat for place in self.places if place.user == user), None)

    def place(self, seat: Seat) -> Place:
        return self.places[seat]

    def require_seat(self, user: int) -> Seat:
        seat = self.seat_of(user)
        if seat is None:
            raise Refused("bot-not-seated")
        return seat

    def require_host(self, user: int) -> None:
        if user != self.row.host:
            raise Refused("bot-host-only", host=f"<@{self.row.host}>")

    def require_phase(self, phase: Phase) -> None:
        if self.row.phase != phase:
            raise Refused(f"bot-is-{self.row.phase}")

    def require_open(self) -> None:
        if self.row.phase not in OPEN:
            raise Refused(f"bot-is-{self.row.phase}")

    def people(self) -> list[int]:
        """Everyone who holds a seat."""
        return [place.user for place in self.places if place.user is not None]

    def staged(self, seat: Seat | None) -> Staged:
        return NOTHING if seat is None else self.drafts.get(seat, NOTHING)

    def state_of(self, seat: Seat | None) -> Any:
        """The game as this seat has it before them, with what they staged. None: as the table sees it."""
        staged = self.staged(seat)
        return staged.states[-1] if staged.states else self.state

    def sight(self, seat: Seat | None) -> Sight:
        """What this seat sees, with its name."""
        found = self.found(seat)
        if found.sight is None:
            found.sight = Sight(self.game.view(self.state_of(seat), seat))
        return found.sight

    def view(self, seat: Seat | None) -> Any:
        return self.sight(seat).view

    def asked(self, seat: Seat | None) -> tuple[Prompt, ...]:
        """Whoever is asked something, as this seat has the game before it."""
        found = self.found(seat if self.staged(seat).states else None)
        if found.prompts is None:
            found.prompts = () if self.state is None else tuple(self.game.prompts(self.state_of(seat)))
        return found.prompts

    def prompts(self, seat: Seat) -> list[Prompt]:
        """What the game asks of this seat, with what they staged taken into account."""
        return [prompt for prompt in self.asked(seat) if prompt.seat == seat]

    def awaited(self) -> list[Seat]:
        """Whom the table waits for, in turn order."""
        if self.row.phase not in ("running", "paused"):
            return []
        return sorted({prompt.seat for prompt in self.asked(None) if not prompt.optional})

    def beside(self) -> list[Seat]:
        """Who may act though nobody waits for them, in turn order."""
        if self.row.phase != "running":
            return []
        return sorted({prompt.seat for prompt in self.asked(None) if prompt.optional})

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """Everything this seat may do now."""
        found = self.found(seat)
        if found.legal is None:
            waits = bool(self.prompts(seat))
            found.legal = tuple(self.game.legal(self.state_of(seat), seat)) if waits else ()
        return found.legal

    def action(self, seat: Seat, name: str) -> Action:
        """The legal action with this digest. Raises Stale if there is none any more."""
        for action in self.legal(seat):
            if digest(action) == name:
                return action
        raise Stale

    def last_step(self, seat: Seat) -> Action | None:
        """What this seat has done last in a stretch, while nobody has learned anything by it."""
        return self.found(seat).once("last step", lambda: self._last_step(seat))

    def _last_step(self, seat: Seat) -> Action | None:
        last = self.stretch.last(seat) if self.stretch is not None else None
        if last is None or self.stretch is None or not self.stretch.open(seat):
            return None
        action: Action = msgspec.json.decode(last.action, type=self.game.Actions)
        return action

    def ways(self, seat: Seat) -> tuple[Way, ...]:
        """What belongs together in this seat's turn, or answers a question in it, in games that say so."""
        found = self.found(seat)
        if found.ways is None:
            game: Any = self.game
            asked = any(it.seat == seat and it.kind in ("turn", "choice") for it in self.prompts(seat))
            guided = speaks(game, Guided) and asked
            found.ways = tuple(game.ways(self.state_of(seat), seat, self.legal(seat))) if guided else ()
        return found.ways

    def way(self, seat: Seat, name: str) -> Way:
        """The way with this digest. Raises Stale if there is none any more."""
        for way in self.ways(seat):
            if digest(*way.actions) == name:
                return way
        raise Stale

    def missing(self, seat: Seat) -> tuple[Missing, ...]:
        """What this seat would look for in its turn and cannot do."""
        game: Any = self.game
        if not (speaks(game, Guided) and has_turn(self.prompts(seat), seat)):
            return ()
        return self.found(seat).once("missing", lambda: tuple(game.missing(self.state_of(seat), seat)))

    def in_mind(self, seat: Seat) -> tuple[Message, ...]:
        """What this seat should not forget, in games that say so."""
        game: Any = self.game
        known = speaks(game, Mindful) and self.state is not None
        return tuple(game.in_mind(self.view(seat))) if known else ()

    def worth(self, action: Action) -> Message | None:
        """What this would be worth to who does it, in games that can say so."""
        game: Any = self.game
        return game.worth(self.state_of(action.seat), action) if speaks(game, Valuing) else None

    def advice(self, seat: Seat) -> tuple[Message, ...]:
        """What may help this seat, in games that have advice."""
        game: Any = self.game
        known = speaks(game, Advising) and self.state is not None
        return tuple(game.advice(self.view(seat))) if known else ()

    def about(self, seat: Seat | None, picture: str) -> tuple[Message, ...]:
        """What belongs beside a picture, in games that have advice."""
        game: Any = self.game
        known = speaks(game, Advising) and self.state is not None
        return tuple(game.about(self.view(seat), picture)) if known else ()

    def modes(self, options: Any = None) -> tuple[Mode, ...]:
        """The ways to play that the lobby offers by these options or its own, of games that have several."""
        game: Any = self.game
        if self.row.phase != "lobby" or not speaks(game, Inviting):
            return ()
        wanted = msgspec.convert(self.row.options, self.game.Options) if options is None else options
        return tuple(game.modes(len(self.places), wanted))

    def hand_over(self) -> type[Action] | None:
        """What ends a turn, in games that say so."""
        game: Any = self.game
        return game.hand_over if speaks(game, Guided) else None

    def held_up(self, seat: Seat) -> str:
        """By which rule a seat cannot hand its turn over before it has answered; empty: nothing is asked."""
        ends, legal = self.hand_over(), self.legal(seat)
        if ends is None or not legal or any(isinstance(action, ends) for action in legal):
            return ""
        return self.found(seat).once("held up", lambda: tried.held_up(self, seat, ends, legal[0]))

    def goes(self) -> type[Action] | None:
        """What leads somewhere, in games that say so."""
        game: Any = self.game
        return game.goes if speaks(game, Guided) else None

    def course(self, seat: Seat, actions: Sequence[Action]) -> tried.Course:
        """What doing these one after the other leads to, as far as this seat can know."""
        return self.found(seat).once(("course", *actions), lambda: tried.course(self, seat, actions))

    def comes_to(self, seat: Seat, actions: Sequence[Action]) -> Message | None:
        """What the last of these comes to after the others, in games that can say so beforehand."""
        game: Any = self.game
        if not speaks(game, Weighing):
            return None
        question = ("comes to", *actions)
        return self.found(seat).once(question, lambda: tried.comes_to(self, game, seat, actions))

    def stamp(self, seat: Seat) -> str:
        """Changes exactly when this seat has acted, or may do something else than before.

        In a stretch only when it has acted, or the stretch is another: what others do there outdates nothing,
        and what can no longer be done is found by what is pressed.
        """
        encode = msgspec.json.encode
        if self.stretch is not None:
            what = blake2b(encode((self.stretch.begin, self.stretch.key)), digest_size=4).hexdigest()
            return f"{self.staged(seat).revision}{what}"
        may = self.found(seat).once("stamp", lambda: self._stamp(seat))
        return f"{self.staged(seat).revision}{may}"

    def _stamp(self, seat: Seat) -> str:
        encode = msgspec.json.encode
        return blake2b(encode(self.prompts(seat)) + encode(self.legal(seat)), digest_size=4).hexdigest()

    def result(self) -> Result | None:
        return None if self.state is None else self.game.result(self.state)

    def chance(self, n: int) -> Random:
        """The chance of journal entry n: the same on every machine, whoever asks and how often."""
        return Random(f"{self.row.seed}:{n}")

    def next_entry(self, seat: Seat) -> int:
        return self.row.entries + len(self.staged(seat).actions)

    @property
    def split(self) -> Callable[[str, Any], Sequence[Part]]:
        """What a value is made of that stands in a field, in games that have such values."""
        game: Any = self.game
        return partial(_split, game) if speaks(game, Split) else _whole

    def called(self, seat: Seat) -> Message | None:
        """What the rules call whoever they play on a seat behind those of people."""
        game: Any = self.game
        known = speaks(game, Joined) and self.state is not None
        return game.called(self.state, seat) if known else None

    def seats(self) -> list[Seat]:
        """All seats: those of people, and behind them those that the rules play."""
        behind = takewhile(lambda seat: self.called(seat) is not None, count(len(self.places)))
        return [*range(len(self.places)), *behind]

    def whose(self, field: str, value: int | str) -> Seat | None:
        """The seat that a number in an action stands for, or whose a thing is, in games that have such."""
        game: Any = self.game
        known = speaks(game, Owned) and self.state is not None
        return game.whose(self.state, field, value) if known else None

    def at_turn(self) -> Seat | None:
        """Whose turn it is. None: nobody's, or everybody's at once."""
        prompts = () if self.stretch is not None else self.asked(None)
        turns = (prompt.seat for prompt in prompts if prompt.kind == "turn" and not prompt.optional)
        return next(turns, None)

    def after(self, seat: Seat) -> Seat:
        """Who comes after a seat."""
        return (seat + 1) % len(self.places)

    def closing(self, seat: Seat) -> Action | None:
        """The action that hands the turn over and needs no choice, if there is one."""
        return self.found(seat).once("closing", lambda: tried.closing(self, seat))


def _whole(field: str, value: Any) -> Sequence[Part]:
    return ()


def _split(game: Any, field: str, value: Any) -> Sequence[Part]:
    return _parts(game, field, value) if type(value) is str else ()


@lru_cache(maxsize=1 << 14)
def _parts(game: Any, field: str, word: str) -> Sequence[Part]:
    return tuple(game.split(field, word))
