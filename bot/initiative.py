"""With whom a game goes on, by what it asks and of whom; and so whether a step is only staged."""

from __future__ import annotations

from collections.abc import Sequence

from game.api import Event, Prompt, Seat


def has_turn(prompts: Sequence[Prompt], seat: Seat) -> bool:
    """Whether it is this seat's turn."""
    return any(prompt.seat == seat and prompt.kind == "turn" for prompt in prompts)


def has_initiative(prompts: Sequence[Prompt], seat: Seat) -> bool:
    """Whether the game goes on with this seat: its turn, or a choice in the middle of it."""
    own = [prompt for prompt in prompts if prompt.seat == seat and not prompt.optional]
    return any(prompt.kind in ("turn", "choice") for prompt in own)


def stays(
    before: Sequence[Prompt], after: Sequence[Prompt], seat: Seat, undoable: bool, events: Sequence[Event]
) -> bool:
    """Whether a step is only staged: it can be taken back, and nobody else has to know of it yet."""
    waited = [{prompt.seat for prompt in prompts if not prompt.optional} for prompts in (before, after)]
    called = waited[1] - waited[0]
    return (
        undoable
        and has_initiative(before, seat)
        and has_initiative(after, seat)
        and not called
        and not any(event.picture for event in events)
    )
