"""What the pictures of a game are to the bot. Knows no game.

Each game's gallery draws from a View (never a State) and says the same in words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Protocol, runtime_checkable

import msgspec
from PIL import Image

from game.api import Message, Moment

Format = Literal["png", "webp"]


class Picture(msgspec.Struct, frozen=True):
    """A finished file and its alt text (at most 1,024 characters)."""

    data: bytes
    alt: str
    format: Format = "png"


class Offer(msgspec.Struct, frozen=True):
    """A picture that can be asked for: `name` asks, `label` is what a menu shows."""

    name: str
    label: Message


class Look(msgspec.Struct, frozen=True):
    """How pictures are to look to whoever asks for them."""

    theme: str = ""
    """Empty, or one that the gallery does not have: its default."""
    language: str = "en"
    names: Mapping[int, str] = {}
    """How people call whoever has a seat; who is not among them is called by their number."""


PLAIN = Look()


class Scene(msgspec.Struct, frozen=True):
    """How it looked, and what everybody could read of how it came about since the scene before."""

    view: Any
    story: tuple[Message, ...] = ()


class Gallery(Protocol):
    """All pictures of one game. Every method is a pure function of its arguments.

    Others may draw with it, in processes of their own: it, its arguments and what it gives can be pickled.
    """

    themes: Sequence[str]
    """The first is the default."""

    def offers(self, view: Any) -> Sequence[Offer]:
        """What can be drawn for the owner of this view; the main picture first."""

    def draw(self, name: str, view: Any, look: Look = PLAIN, *, since: Any | None = None) -> Picture:
        """Draw an offered picture; `since` is an earlier view, for what changed."""

    def after_round(self, view: Any) -> Sequence[str]:
        """Names of the pictures to post when an event asks for a picture."""

    def panel(self, view: Any) -> Sequence[str]:
        """Names of the pictures that help the owner of this view with what is to be decided now."""
        return [offer.name for offer in self.offers(view)[:1]]

    def private(self, view: Any) -> Sequence[str]:
        """Names of the pictures that belong with a seat's secrets."""

    def mark(self, view: Any, seat: int) -> str:
        """How the pictures call this seat, in a letter or two; empty: by nothing of its own."""
        return ""

    def part(self, view: Any, seat: int, *, language: str = "en") -> str:
        """Who this seat turns out to have been, when the game is over; empty: there is nothing to say."""
        return ""

    def film(self, scenes: Sequence[Scene], look: Look = PLAIN) -> Picture:
        """The whole game, which is over, as an animation."""

    def describe(self, view: Any, *, language: str = "en") -> str:
        """The whole board as text, without limit, for those who use no pictures."""


@runtime_checkable
class Carded(Protocol):
    """A gallery that knows whose card matters now; others need not say so."""

    def card(self, view: Any) -> str:
        """The name of an offered picture: of whoever acts for the owner of this view, or of themself."""


@runtime_checkable
class Closer(Protocol):
    """A gallery with pictures too full to be read on a phone; others need not have any."""

    def closer(self, name: str, view: Any) -> Sequence[Offer]:
        """The offers that show the same as this one, part by part; none: it can be read as it is."""


@runtime_checkable
class Near(Protocol):
    """A gallery that can show from close by where somebody is; others need not."""

    def near(self, view: Any, who: str) -> str:
        """The name of an offered picture, by the key of whoever it is; empty: they are nowhere. Where no key
        is given it is the one that shows where everybody is."""


@runtime_checkable
class Weighing(Protocol):
    """A gallery that can tell how much there is to be seen; others need not. It chooses what is shown of a
    game where one moment has to stand for all."""

    def busy(self, view: Any) -> int:
        """The more, the better it shows what the pictures can."""


@runtime_checkable
class Coloured(Protocol):
    """A gallery that gives each seat colours of its own; others need not say so."""

    def coloured(self, view: Any, seat: int, *, language: str = "en") -> str:
        """The mark of this seat, with its colour in a word."""


@runtime_checkable
class Portrayed(Protocol):
    """A gallery that can show whom somebody was in its game, on a square; others need not."""

    def portrait(self, key: str, side: int, *, theme: str = "") -> Image.Image | None:
        """Whoever it is, by the key of a feat (`Feat.of`). None: nobody whom it can draw."""


@runtime_checkable
class Telling(Protocol):
    """A gallery that draws what happens, and not only how it is; others need not."""

    def moment(self, view: Any, moment: Moment, look: Look = PLAIN) -> Picture | None:
        """One moment, large. None: there is nothing to be drawn of it."""

    def strip(self, view: Any, story: Sequence[Message], look: Look = PLAIN) -> Sequence[Picture]:
        """A round told turn by turn, on as many pages as it takes; each alt text says what its page says."""

    def sheets(self, view: Any, look: Look = PLAIN) -> Sequence[Picture]:
        """What is to be seen when the game is over beside everybody's scores, which are told in words."""

    def face(self, view: Any, seat: int, look: Look = PLAIN) -> Picture | None:
        """Who a seat turned out to be, on a small square, when the game is over. None: nobody."""


GALLERIES: dict[str, Gallery] = {}
"""By game key. A game without a gallery is played by text alone."""
