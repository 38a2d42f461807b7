"""Yellow: ways to get about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from game.api import Illegal, Name
from game.stationfall import people, station, systems
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.deeds import Deed, deed
from game.stationfall.cards import Ability
from game.stationfall.play import Play, illegal
from game.stationfall.state import Pawn, State


def _weightless(state: State, act: Deed, kinds: tuple[str, ...]) -> bool:
    """A step to where there is no gravity."""
    if not isinstance(act, Step) or "basic" not in kinds or act.to not in state.places:
        return False
    return not station.board(state).sections[act.to].gravity


OFFICER = Ability("officer", "mobility", officer=True)
TUNNEL_RAT = Ability("tunnel_rat", "mobility", vents=True)
ZERO_BORN = Ability("zero_born", "mobility", free=_weightless)
POINT_BREAK = Ability("point_break", "mobility", leaps=True)
BREACH = Ability("breach", "mobility", "action")
SHAPESHIFT_SWITCH = Ability("shapeshift_switch", "mobility", "instant")
EXTRICATE = Ability("extricate", "mobility", "instant")


@deed
class Breach(Deed, frozen=True, kw_only=True, tag="breach"):
    """Remove a lock next to one's section: everybody's last resort in a blackout (7.2.2.2).

    Whomever a bot activates can do it (launch manual, "Differences between Bots and Human Players").
    """

    to: str

    kind = "ability"

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        if not state.locks or pawn.at not in state.places:
            return
        for to, key in station.board(state).doors.get(pawn.at, ()):
            if key in state.locks:
                yield cls(seat=seat, who=pawn.key, to=to)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        able = BREACH in people.abilities(state, pawn.card) or people.automatic(
            state, state.conspiracies[state.turn.colour].seat
        )
        if not able and not station.blackout(state):
            return illegal("no-breach", "7.2.2.2", who=Name(pawn.key))
        if _lock(state, pawn.at, self.to) not in state.locks:
            return illegal("no-lock", "7.2.2.2", here=Name(pawn.at), to=Name(self.to))
        return None

    def perform(self, play: Play) -> None:
        here = play.state.pawns[self.who].at
        systems.unlock(play, _lock(play.state, here, self.to))
        play.tell("breached", who=Name(self.who), here=Name(here), to=Name(self.to))


def _lock(state: State, here: str, to: str) -> str:
    return next((key for other, key in station.board(state).doors.get(here, ()) if other == to), "")
