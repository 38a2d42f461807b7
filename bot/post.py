"""What the outbox holds: things to be said, before anyone has chosen the words."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import token_hex
from typing import Literal

import msgspec

from bot.store import GameRow, Outgoing
from bot.store.campaigns import Campaign
from game.api import Message, Moment, Seat

Kind = Literal[
    "story", "secret", "ping", "remind", "unping", "unsay",
    "lobby", "notice", "vote", "score", "end", "film", "again", "stretch",
    "gather", "gather-again", "told", "campaign", "tidings",
]  # fmt: skip


class Post(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing to be said. What each kind looks like is the courier's business."""

    lines: tuple[Message, ...] = ()
    pictures: bool = False
    """With the pictures that follow a round."""
    seat: Seat = -1
    """Whom it is for, or about."""
    number: int = 0
    """The vote it announces, or the campaign it is about, or how many entries the story is made of, or the
    message that is taken away, or the version of the table that a stretch is shown in, or which game of its
    campaign this is."""
    skip: int = 0
    """How many lines of what was published at once were told by the posts before this one."""
    moment: Moment | None = None
    """What deserves a picture of its own."""
    stretch: str = ""
    """The stretch that it shows as it is now."""
    start: int = 0
    """How many entries there were when that began."""


_post = msgspec.json.Decoder(Post)


def read(out: Outgoing) -> Post:
    """The post of an outbox row."""
    return _post.decode(out.body)


def _outgoing(lane: str, kind: Kind, post: Post, row: GameRow, state: bytes | None, now: float) -> Outgoing:
    # Kept with the row: a send repeated after a crash carries the same nonce, and appears once.
    nonce = token_hex(10)
    return Outgoing(lane, kind, msgspec.Raw(msgspec.json.encode(post)), now, row.id, state, nonce=nonce)


def to_table(row: GameRow, kind: Kind, post: Post, now: float, state: bytes | None = None) -> Outgoing:
    """Something for the channel of a game."""
    return _outgoing(f"c{row.channel}", kind, post, row, state, now)


def of_stretch(row: GameRow, stretch: str, start: int, now: float) -> Outgoing:
    """What is done in a stretch, for the channel: as it is when it is delivered, in a message that grows."""
    out = to_table(row, "stretch", Post(number=row.version, stretch=stretch, start=start), now)
    return msgspec.structs.replace(out, about=f"stretch {start}")


def to_person(row: GameRow, user: int, post: Post, now: float) -> Outgoing:
    """Something for one person alone."""
    return _outgoing(f"u{user}", "secret", post, row, None, now)


def notice(row: GameRow, lines: Sequence[Message], now: float) -> Outgoing:
    """A plain sentence or two for the channel."""
    return to_table(row, "notice", Post(lines=tuple(lines)), now)


def of_campaign(campaign: Campaign, lines: Sequence[Message], now: float) -> Outgoing:
    """For the channel where a campaign is at home: some sentences, or without any how it is now."""
    post = Post(lines=tuple(lines), number=campaign.id, start=campaign.version)
    kind, about = ("tidings", "") if lines else ("campaign", f"campaign {campaign.id}")
    body = msgspec.Raw(msgspec.json.encode(post))
    return Outgoing(f"c{campaign.channel}", kind, body, now, nonce=token_hex(10), about=about)
