"""What belongs to no phase: answers, "done", and thinking better of it."""

from __future__ import annotations

from collections.abc import Iterator

from game.api import Illegal, Name
from game.perigee import questions
from game.perigee.deeds import Deed
from game.perigee.dice import WAYS
from game.perigee.play import Play, illegal
from game.perigee.questions import NONE, QUESTIONS
from game.perigee.state import PLACING, SPENDING, State


class Choose(Deed, tag="choose", frozen=True, kw_only=True):
    """The answer to what this crew has to choose."""

    pick: str
    how: str = ""

    @classmethod
    def options(cls, state: State, it: int) -> Iterator[Deed]:
        ask = questions.first(state, it)
        if ask is not None:
            crew = state.crews[it]
            for pick, how in QUESTIONS[ask.kind].options(state, ask):
                yield cls(seat=crew.seat, crew=crew.country, pick=pick, how=how)

    def refusal(self, state: State, it: int) -> Illegal | None:
        ask = questions.first(state, it)
        if ask is None:
            if self.how in WAYS:
                return illegal("unaided", "11.2")
            return illegal("nothing-asked", "2.2", crew=Name(self.crew))
        if (self.pick, self.how) not in QUESTIONS[ask.kind].options(state, ask):
            return illegal("no-such-pick", QUESTIONS[ask.kind].rule)
        return None

    def perform(self, play: Play, it: int) -> None:
        ask = questions.first(play.state, it)
        assert ask is not None
        asks = play.state.asks
        if (self.pick, self.how) == NONE:  # nor any more of the same
            play.state.asks = tuple(other for other in asks if other != ask)
            play.tell("declined", crew=play.name(it))
            return
        at = asks.index(ask)
        play.state.asks = (*asks[:at], *asks[at + 1 :])
        QUESTIONS[ask.kind].answer(play, ask, (self.pick, self.how))


class Done(Deed, tag="done", frozen=True, kw_only=True):
    """2.2: this crew has nothing more to do in this phase."""

    @classmethod
    def options(cls, state: State, it: int) -> Iterator[Deed]:
        yield cls(seat=state.crews[it].seat, crew=state.crews[it].country)

    def refusal(self, state: State, it: int) -> Illegal | None:
        if state.phase not in (PLACING, SPENDING):
            return illegal("nothing-asked", "2.2", crew=Name(self.crew))
        return illegal("done-already", "2.2", crew=Name(self.crew)) if state.crews[it].done else None

    def perform(self, play: Play, it: int) -> None:
        play.set_crew(it, done=True)
        play.tell("done", crew=play.name(it))


class Reopen(Deed, tag="reopen", frozen=True, kw_only=True):
    """2.2: as long as another crew is not done."""

    @classmethod
    def options(cls, state: State, it: int) -> Iterator[Deed]:
        yield cls(seat=state.crews[it].seat, crew=state.crews[it].country)

    def refusal(self, state: State, it: int) -> Illegal | None:
        if state.phase not in (PLACING, SPENDING) or not state.crews[it].done:
            return illegal("not-done", "2.2", crew=Name(self.crew))
        return None

    def perform(self, play: Play, it: int) -> None:
        play.set_crew(it, done=False)
        play.tell("reopened", crew=play.name(it))
