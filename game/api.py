"""What a game is to the bot: actions in, events out, and one view per seat.

Nothing here knows any one game. A game lives in a package of its own and is entered in `GAMES`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random
from typing import Any, Generic, Literal, Protocol, TypeVar, runtime_checkable

import msgspec

from game.afterwards import Chronicled as Chronicled
from game.afterwards import Feat as Feat
from game.afterwards import Reflecting as Reflecting
from game.afterwards import Remembered as Remembered
from game.afterwards import Taken as Taken
from game.beforehand import Foreseeing as Foreseeing
from game.beforehand import Foreseen as Foreseen
from game.beforehand import Forewarning as Forewarning
from game.guiding import Advising as Advising
from game.guiding import Guide as Guide
from game.guiding import Guided as Guided
from game.guiding import Lesson as Lesson
from game.guiding import Mindful as Mindful
from game.guiding import Missing as Missing
from game.guiding import Taught as Taught
from game.guiding import Term as Term
from game.guiding import Tutored as Tutored
from game.guiding import Valuing as Valuing
from game.guiding import Way as Way
from game.guiding import Weighing as Weighing
from game.inviting import Foretold as Foretold
from game.inviting import Inviting as Inviting
from game.inviting import Mode as Mode
from game.levels import Graded as Graded
from game.levels import Level as Level

Seat = int
"""0 … n-1, in turn order. A seat is not a person: people come and go, the seat keeps its secrets."""

S = TypeVar("S")
PromptKind = Literal["setup", "turn", "answer", "choice"]


class Action(msgspec.Struct, frozen=True, kw_only=True, tag_field="verb"):
    """Something a seat does. Each game derives one subclass per verb; the tag is the verb's name."""

    seat: Seat


class Name(msgspec.Struct, frozen=True, tag_field="is", tag="name"):
    """What something is called: a section, a character, an item. The catalogues hold it as `name-<key>`."""

    key: str


class Seated(msgspec.Struct, frozen=True, tag_field="is", tag="seated"):
    """Whoever sits there, called as the reader knows them: by a mention, a colour, a name."""

    seat: Seat


class Numbered(msgspec.Struct, frozen=True, tag_field="is", tag="numbered"):
    """One of a kind that are told apart by number: the catalogues hold it as `name-<kind>-<number>`."""

    kind: str
    number: int


class Pair(msgspec.Struct, frozen=True, tag_field="is", tag="pair"):
    """Two things that are chosen together, each by its key: what is brought, and where to."""

    first: str
    second: str


class Noted(msgspec.Struct, frozen=True, tag_field="is", tag="noted"):
    """Words in a notation that a game is printed in: whoever reads them has them as a sentence."""

    words: str


class Message(msgspec.Struct, frozen=True, tag_field="is", tag="message"):
    """A sentence by key; the reader's language chooses the words.

    An argument is what its type says: a number, a word shown as it stands (or by which the sentence chooses
    its own, as `yes` and `none`), a name, a seat, words in a notation, another message.
    """

    key: str
    args: dict[str, Argument] = {}


Argument = int | str | Name | Seated | Numbered | Noted | Message
Value = bool | int | str | Seated | Numbered | Pair
"""What a field of an action may hold; a word is the key of a thing."""
Arguments = dict[str, Argument]


class Illegal(Exception):
    """What is asked for is not possible: `.message` says what and why, `.rule` names the paragraph."""

    def __init__(self, message: Message, rule: str) -> None:
        super().__init__(message.key, rule)
        self.message = message
        self.rule = rule


class Prompt(msgspec.Struct, frozen=True):
    """Who may act, and on what; the game waits for them unless it is `optional`."""

    seat: Seat
    message: Message
    kind: PromptKind
    default: Action | None = None
    """What a timeout plays; always legal. Nobody is timed out at a prompt that is optional."""
    optional: bool = False
    """They may act, but nobody waits for them: they are not called, and the game goes on without."""


class Moment(msgspec.Struct, frozen=True):
    """What a picture of its own is drawn of: what kind of moment it is, and of what or of whom."""

    kind: str
    """A word of the game's, by which its gallery knows how to draw it."""
    key: str = ""
    """Of what, by its key."""
    seat: Seat = -1
    """Of whom; negative: of no player."""


class Account(msgspec.Struct, frozen=True):
    """Why somebody whom the rules play has acted so, in a round as players count: for whoever asks."""

    seat: Seat
    round: int
    title: Message
    lines: tuple[Message, ...]
    """Last what was decided; before it, why nothing else was. The note: what that stands on."""
    note: Message | None = None


class Event(msgspec.Struct, frozen=True):
    """What happened."""

    message: Message
    to: frozenset[Seat] | None = None
    """None: the whole table. Otherwise only these seats may ever know."""
    picture: bool = False
    """Post the board after this (a round ended, the game ended)."""
    moment: Moment | None = None
    """Of those that everybody may know: what deserves a picture of its own, large."""
    account: Account | None = None
    """Of those that everybody may know."""


class Outcome(msgspec.Struct, Generic[S], frozen=True):
    """A new state and the story of how it came about."""

    state: S
    events: tuple[Event, ...] = ()
    undoable: bool = True
    """False when something hidden was shown, chance was drawn, or another seat must answer."""


class Score(msgspec.Struct, frozen=True):
    """One seat's sheet: the rows sum to the total."""

    seat: Seat
    total: int
    rows: tuple[tuple[Message, int], ...]


class Result(msgspec.Struct, frozen=True):
    """How a game ended: who won, every sheet, and what decided it."""

    winners: frozenset[Seat]
    """Empty: everybody has lost."""
    scores: tuple[Score, ...]
    """A sheet for each seat; empty: nothing is counted."""
    reason: Message
    sides: tuple[tuple[Seat, ...], ...] = ()
    """Whose points count as a sum; empty: everybody's alone."""
    shared: bool = False
    """Whether all have played together, and have one sheet."""

    def side(self, seat: Seat) -> tuple[Seat, ...]:
        """Whose points count together with a seat's."""
        return next((side for side in self.sides if seat in side), (seat,))

    def points(self, side: tuple[Seat, ...]) -> int:
        """What they have together."""
        return sum(score.total for score in self.scores if score.seat in side)

    def won(self) -> list[Seat]:
        """Who has won, the best first."""
        return [score.seat for score in self.ranked() if score.seat in self.winners] or sorted(self.winners)

    def ranked(self) -> list[Score]:
        """The sheets, winners first, and those of a side together."""

        def rank(it: Score) -> tuple[Any, ...]:
            side = self.side(it.seat)
            return it.seat not in self.winners, -self.points(side), side, -it.total

        return sorted(self.scores, key=rank)


class Game(Protocol[S]):
    """The rules of one game, as pure functions of its state."""

    key: str
    """By which tables and custom ids know it; never changed once games are stored."""
    title: str
    seats: range
    """For how many it can be dealt."""
    Options: type
    """Lobby settings: a Struct with defaults; `deal` raises Illegal on a bad one.

    A word may say what to offer for it: `msgspec.Meta(examples=[...])` holds its values,
    `extra={"more": ...}` others, which may still become more as cards enter, and `extra={"parts": ...}` words
    that may be listed instead, in a `str | tuple[str, ...]`.
    """
    Actions: Any
    """The union of its Action classes."""

    def deal(self, seats: int, options: Any, rng: Random) -> Outcome[S]:
        """The first state. Raises Illegal if so many cannot play with these options."""

    def prompts(self, state: S) -> Sequence[Prompt]:
        """Everyone who may act, each once. `result` is None exactly while one of them is not optional."""

    def legal(self, state: S, seat: Seat) -> Iterator[Action]:
        """Every legal action of this seat, none twice."""

    def apply(self, state: S, action: Action, rng: Random) -> Outcome[S]:
        """Carry the action out on a copy. Raises Illegal; never changes `state`."""

    def view(self, state: S, seat: Seat | None) -> Any:
        """All that this seat may know; None: a spectator."""

    def result(self, state: S) -> Result | None:
        """The end, once it has come. None: the game goes on."""

    def imagine(self, state: S, seat: Seat | None, rng: Random) -> S:
        """Another state that this seat cannot tell from this one."""

    def advise(
        self, view: Any, legal: Sequence[Action], rng: Random, *, level: Level = "normal"
    ) -> Action | None:
        """A computer player's choice among `legal`, from nothing but the view of its seat. None, at a prompt
        that is optional only: rather nothing. A game that plays no better or worse ignores the level."""

    def dump(self, state: S) -> bytes:
        """The state as bytes: the same bytes for the same state, in every process."""

    def load(self, data: bytes) -> S:
        """A state from its bytes, also those of earlier versions. Raises ValueError if they are damaged."""


@runtime_checkable
class Overt(Protocol):
    """A game without secrets; others keep some, and need not say so.

    Nobody at the table knows more than who looks on: no event is for some only, and what who looks on cannot
    tell apart (`imagine`), nobody can, in their view, their prompts and what is legal for them. What lies in
    a stack that nobody has looked at is no secret of anybody's.
    """

    overt: Literal[True]


@runtime_checkable
class Owned(Protocol):
    """A game in whose actions numbers stand for seats, or things belong to them; others need not say so."""

    def whose(self, state: Any, field: str, value: int | str) -> Seat | None:
        """The seat that a number in an action's field stands for, as a colour may, or whose a thing of this
        name is, wherever it may be, as far as everybody knows. None: no seat's. In the field `payee` it is
        who answers for whoever is paid."""


@runtime_checkable
class Joined(Protocol):
    """A game in which others than people may play, on seats behind theirs; most need not say so."""

    def called(self, state: Any, seat: Seat) -> Message | None:
        """What a seat is called that the rules play themselves. None: it is a person's."""


@runtime_checkable
class Together(Protocol):
    """A game with stretches in which people act side by side, unstaged: all see what is done as it is done.

    One's own last step there can be taken back until an outcome is not `undoable`, tells a seat something in
    private or deserves a picture; or until somebody's later step needs it: the rules would refuse that one
    without it, or tell it otherwise. What bears on a secret choice of others must not be undoable. Who is
    done thinks better of it by an action, at an optional prompt: chance may have been drawn since.
    """

    def stretch(self, state: Any) -> str:
        """In which: a word that no other of this game bears; empty: in none. It follows from no secret."""


@runtime_checkable
class Sorted(Protocol):
    """A game that says what sort of thing a field of its actions is about; others need not."""

    def holds(self, state: Any, field: str, key: str) -> bool:
        """Whether a thing of this name may ever stand there, whatever the moment."""


class Part(msgspec.Struct, frozen=True):
    """A part of a word that is chosen part by part."""

    name: str
    """What it is asked for as: `field-<name>` in the catalogue."""
    word: str
    """As it stands."""


@runtime_checkable
class Split(Protocol):
    """A game with many words that are made of parts, as a cell is of its column and its row; others need not
    say so. In menus such a word is chosen part by part; whole it is typed. It needs no name: it is called as
    it stands."""

    def split(self, field: str, word: str) -> Sequence[Part]:
        """What a word is made of that stands in this field, or that somebody types there: in whatever case,
        and whether there is such a thing or not. Empty: it is no such word."""


def speaks(one: Any, kind: Any) -> bool:
    """Whether a game, or a gallery, is of a kind that others need not be: `isinstance`, known at once."""
    known: bool = _speaks(one, kind)
    return known


@lru_cache(maxsize=1024)
def _speaks(one: Any, kind: Any) -> bool:
    return isinstance(one, kind)


GAMES: dict[str, Game[Any]] = {}
"""Every game the bot can run, by key. Filled by `game/__init__.py`; the interface itself names none."""
