"""The Stable Wormhole: no Monster but a way to Earth, open to whoever gets into the vault.

The red pawn is its mouth; damage to the vault does not disturb it, a Missile closes it. To go through is an
action of its own, not a Step: no ability takes it for free, and no command for Basic Actions covers it.
Characters that went through are together in the Mesosphere; what was sent alone is in the card's memory
(`people.sent`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from game.api import Illegal, Name
from game.stationfall import people, things
from game.stationfall.actions.basic.moving import undraggable
from game.stationfall.actions.basic.things import precious
from game.stationfall.actions.deeds import Deed, deed
from game.stationfall.cards import MONSTER, ProjectX, enter_project
from game.stationfall.play import Play, illegal
from game.stationfall.projectx import _monster
from game.stationfall.projectx._monster import NONE
from game.stationfall.questions import Question, task
from game.stationfall.state import Pawn, State

KEY = "stable_wormhole"
START = "vault_x"


def _release(play: Play, by: str) -> None:
    play.state.pawns[MONSTER] = Pawn(MONSTER, MONSTER, START)
    play.tell("wormhole-opens", section=Name(START))


def _mouth(state: State) -> str | None:
    return _monster.lair(state) if _monster.at_large(state, KEY) else None


def _resolve(play: Play) -> None:
    if _mouth(play.state):
        play.push(Swallow(play.seat))


def _no_mouth(state: State, pawn: Pawn) -> Illegal | None:
    if pawn.at != _mouth(state):
        return illegal("no-wormhole", "7.6.2", who=Name(pawn.key))
    return None


def _loose(state: State) -> list[str]:
    """Items that lie at the mouth, if the player whose turn it is may throw them."""
    floor = state.places[_monster.lair(state)].floor
    return [item for item in dict.fromkeys(floor) if precious(state, item) is None]


def _send(play: Play, item: str) -> None:
    things.take(play, _monster.lair(play.state), item)
    things.send(play, item)
    play.tell("sent", what=Name(item))


def _close(play: Play) -> None:
    play.set_pawn(MONSTER, annihilated=True, down=False)
    play.tell("wormhole-closes")


# ---------------------------------------------------------------------- at the end of a turn


@task
class Swallow(Question[str], frozen=True, tag="wormhole"):
    """One Item that lies there, or somebody Down, if the player likes."""

    rule = "7.6.2"
    outright = True

    def options(self, state: State) -> list[str]:
        if not _mouth(state):
            return []
        bodies = [pawn.key for pawn in people.pawns_in(state, _monster.lair(state)) if pawn.down]
        return [NONE, *_loose(state), *bodies]

    def answer(self, play: Play, pick: str) -> None:
        if pick in play.state.places[_monster.lair(play.state)].floor:
            _send(play, pick)
        elif pick != NONE:
            play.set_pawn(pick, at=people.WORMHOLE)
            play.tell("sent", what=Name(pick))


# ---------------------------------------------------------------------- by those who are there


@deed
class StepThrough(Deed, frozen=True, kw_only=True, tag="step_through"):
    """Escape with all one possesses, perhaps dragging somebody Down along."""

    drag: str = ""

    kind = "ability"

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        if _no_mouth(state, pawn) is None:
            yield cls(seat=seat, who=pawn.key)
            for other in people.company(state, pawn):
                if other.down:
                    yield cls(seat=seat, who=pawn.key, drag=other.key)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        found = _no_mouth(state, pawn)
        if found is None and self.drag:
            found = undraggable(state, pawn, self.drag, pawn.at)
        return found

    def perform(self, play: Play) -> None:
        play.tell("stepped-through", who=Name(self.who))
        play.set_pawn(self.who, at=people.WORMHOLE)
        if self.drag:
            play.set_turn(hauled=(*play.state.turn.hauled, self.who, self.drag))
            play.set_pawn(self.drag, at=people.WORMHOLE)
            play.tell("sent", what=Name(self.drag))


@deed
class ThrowThrough(Deed, frozen=True, kw_only=True, tag="throw_through"):
    """An Item that nobody possesses escapes."""

    item: str

    kind = "ability"

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        if _no_mouth(state, pawn) is None:
            for item in _loose(state):
                yield cls(seat=seat, who=pawn.key, item=item)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        found = _no_mouth(state, pawn)
        if found is None and self.item not in state.places[pawn.at].floor:
            found = things.not_lying(state, self.item, pawn.at)
        return found or precious(state, self.item)

    def perform(self, play: Play) -> None:
        play.tell("threw-through", who=Name(self.who), item=Name(self.item))
        _send(play, self.item)


STABLE_WORMHOLE = enter_project(
    ProjectX(
        key=KEY,
        start=START,
        release=_release,
        resolve=_resolve,
        way_out=_mouth,
        harm=frozenset({"missile"}),
        on_harm=_close,
    )
)
