"""Perigee as `game.api` sees it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any, Literal, Union

from game.api import (
    Action,
    Feat,
    Guide,
    Illegal,
    Level,
    Message,
    Missing,
    Mode,
    Name,
    Outcome,
    Prompt,
    Result,
    Score,
    Taken,
    Term,
    Way,
)
from game.perigee import guide, memoir, questions, setup
from game.perigee.actions import placing, spending
from game.perigee.actions.common import Choose, Done, Reopen
from game.perigee.actions.placing import Convert, Converting, Place, Store
from game.perigee.advise import advise
from game.perigee.deeds import DEEDS, Deed, premature
from game.perigee.dice import DIE
from game.perigee.flow import settle
from game.perigee.imagine import imagine
from game.perigee.play import Play, illegal
from game.perigee.questions import QUESTIONS
from game.perigee.rows import RESOURCES
from game.perigee.state import OVER, PLACING, SPENDING, VERSION, Options, State, copy
from game.perigee.station import number_of, rounds
from game.perigee.view import View, view
from game.play import Dumps, Shapes

__all__ = ["PERIGEE", "placing", "spending"]


ACTIONS: tuple[type[Deed], ...] = (Choose, Done, Reopen, Convert, Store, *DEEDS)
_SHAPES = Shapes(ACTIONS, "2.1", "1.1")
_BY_PHASE = {phase: [cls for cls in DEEDS if cls.phase == phase] for phase in (PLACING, SPENDING)}


class Perigee:
    """`game.api.Game` for this game."""

    key = "perigee"
    title = "Perigee"
    seats = setup.SEATS
    Options: type = Options
    Actions: Any = Union[ACTIONS]  # noqa: UP007  (known only at run time)
    overt: Literal[True] = True
    levels: tuple[Level, ...] = ("easy", "normal")
    hand_over: type[Action] = Done
    goes: type[Action] = Place

    def deal(self, seats: int, options: Any, rng: Random) -> Outcome[State]:
        play = setup.deal(seats, options, rng)
        return Outcome(play.state, tuple(play.events), undoable=False)

    def prompts(self, state: State) -> Sequence[Prompt]:
        if state.phase == OVER:
            return []
        found = (_prompt(state, seat) for seat in range(state.seats))
        return [prompt for prompt in found if prompt is not None]

    def legal(self, state: State, seat: int) -> Iterator[Action]:
        for it, crew in enumerate(state.crews):
            if crew.seat == seat:
                yield from _legal(state, it)

    def apply(self, state: State, action: Action, rng: Random) -> Outcome[State]:
        found = refusal(state, action)
        if found is not None:
            raise found
        assert isinstance(action, Deed)
        play = Play(copy(state), rng)
        action.perform(play, number_of(state.crews, action.crew))
        settle(play)
        if play.state.phase != state.phase:
            play.bar_undo()
        return Outcome(play.state, tuple(play.events), play.undoable)

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def result(self, state: State) -> Result | None:
        if not state.ending:
            return None
        won = state.ending == "won"
        args = {"resource": Name(RESOURCES[state.failed])} if state.failed >= 0 else {}
        reason = Message(f"ended-{state.ending}", {"round": state.round, **args})
        rows = (
            (Message("score-missions"), sum(card.done for card in state.missions)),
            (Message("score-rounds"), rounds() - state.round if won else 0),
            (Message("score-devices"), state.devices if won else 0),
        )
        total = sum(points for _, points in rows)
        seats = range(state.seats)
        scores = tuple(Score(seat, total, rows) for seat in seats)
        # Everybody has all that was reached: nothing is added up.
        return Result(frozenset(seats if won else ()), scores, reason, shared=True)

    def hopes(self, state: State) -> Sequence[float]:
        return memoir.hopes(state)

    def usual(self, state: State, seat: int) -> float | None:
        return None  # all have the same points

    def feats(self, course: Iterable[Taken]) -> Sequence[Feat]:
        return memoir.feats(course)

    def imagine(self, state: State, seat: int | None, rng: Random) -> State:
        return imagine(state, rng)

    def advise(
        self, view: Any, legal: Sequence[Action], rng: Random, *, level: Level = "normal"
    ) -> Action | None:
        return advise(view, legal, rng, level)

    def ways(self, state: State, seat: int, legal: Sequence[Action]) -> Sequence[Way]:
        return guide.ways(view(state, seat), legal)

    def missing(self, state: State, seat: int) -> Sequence[Missing]:
        return list(guide.missing(view(state, seat)))

    def in_mind(self, view: Any) -> Sequence[Message]:
        return guide.in_mind(view)

    def guide(self, view: Any, legal: Sequence[Action]) -> Guide:
        return guide.guide(view, advise(view, legal, Random(0), "normal"))

    def terms(self, view: Any, legal: Sequence[Action]) -> Sequence[Term]:
        return guide.terms(view)

    def modes(self, seats: int, options: Any) -> Sequence[Mode]:
        return list(guide.modes(options))

    def stretch(self, state: State) -> str:
        """Everybody acts at once: nothing is staged, and each phase is a stretch of its own."""
        return f"{state.round}.{state.phase}"

    def holds(self, state: State, field: str, key: str) -> bool:
        """Crews act, dice go onto tiles and cards, resources are turned into Capacity."""
        match field:
            case "crew" | "to":
                return number_of(state.crews, key) >= 0
            case "tile" | "source":
                return key in state.tiles or any(key in crew.offer for crew in state.crews)
            case "die" | "second":
                return key in DIE
            case "card":
                return any(key == card.key for card in (*state.missions, *state.cards))
            case "resource":
                return key in RESOURCES
            case _:
                return False

    def foretell(self, seats: int, options: Any) -> Sequence[Message]:
        return setup.foretell(seats, options)

    def options_dealt(self, state: State) -> Any:
        countries = tuple(crew.country for crew in state.crews)
        return Options(state.disaster, state.difficulty, len(state.crews), countries)

    def dump(self, state: State) -> bytes:
        return _DUMPS.dump(state)

    def load(self, data: bytes) -> State:
        return _DUMPS.load(data)


_DUMPS = Dumps(State, VERSION)


def _prompt(state: State, seat: int) -> Prompt | None:
    """Who may act: to answer, for a crew that is not done, or to think better of "done"."""
    mine = [it for it, crew in enumerate(state.crews) if crew.seat == seat]
    for it in mine:
        ask = questions.first(state, it)
        if ask is not None:
            question = QUESTIONS[ask.kind]
            pick, how = question.default(state, ask)
            default = Choose(seat=seat, crew=state.crews[it].country, pick=pick, how=how)
            kind = "turn" if state.phase in (PLACING, SPENDING) else "choice"
            return Prompt(seat, question.message(state, ask), kind, default)  # type: ignore[arg-type]
    if state.phase not in (PLACING, SPENDING):
        return None
    for it in mine:
        crew = state.crews[it]
        if not crew.done:
            last: Deed = Done(seat=seat, crew=crew.country)
            key = "ask-place" if state.phase == PLACING else "ask-spend"
            if crew.converting:
                last, key = Store(seat=seat, crew=crew.country), "ask-convert"
            args = {"round": state.round, "dice": len(crew.pool), "capacity": crew.capacity}
            return Prompt(seat, Message(key, {"crew": Name(crew.country), **args}), "turn", last)
    return Prompt(seat, Message("ask-reopen", {"round": state.round}), "turn", None, optional=True)


def _legal(state: State, it: int) -> Iterator[Action]:
    """What may be done for one crew."""
    if state.asks and questions.first(state, it) is not None:
        yield from Choose.options(state, it)
        return
    if state.phase not in (PLACING, SPENDING):
        return
    crew = state.crews[it]
    if crew.done:
        yield from Reopen.options(state, it)
    elif crew.converting:
        yield from Convert.options(state, it)
        yield from Store.options(state, it)
    else:
        for cls in _BY_PHASE[state.phase]:
            yield from cls.options(state, it)
        yield from Done.options(state, it)


def refusal(state: State, action: Action) -> Illegal | None:
    """Why an action cannot be taken now; None: it is legal."""
    found = _SHAPES.refusal(action, state.seats)
    if found is not None:
        return found
    assert isinstance(action, Deed)
    if state.phase == OVER:
        return illegal("over", "1.5")
    it = number_of(state.crews, action.crew)
    if it < 0 or state.crews[it].seat != action.seat:
        return illegal("not-your-crew", "1.1", seat=action.seat + 1)
    if isinstance(action, Choose):
        return action.refusal(state, it)
    crew = state.crews[it]
    ask = questions.first(state, it)
    if ask is not None:
        return illegal("answer-first", QUESTIONS[ask.kind].rule, crew=Name(action.crew))
    if isinstance(action, Reopen):
        return action.refusal(state, it)
    if crew.converting is not isinstance(action, Converting):
        key = "convert-first" if crew.converting else "not-converting"
        return illegal(key, "11.3", crew=Name(action.crew))
    if not isinstance(action, Done):
        found = premature(state, action)
        if found is not None:
            return found
        if crew.done:
            return illegal("done-already", "2.2", crew=Name(action.crew))
    return action.refusal(state, it)


PERIGEE = Perigee()
