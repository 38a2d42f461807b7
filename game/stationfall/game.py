"""Stationfall as `game.api` sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Any, Union

import msgspec

from game.api import (
    Action,
    Arguments,
    Feat,
    Foreseen,
    Guide,
    Illegal,
    Lesson,
    Level,
    Message,
    Missing,
    Mode,
    Name,
    Outcome,
    Prompt,
    PromptKind,
    Result,
    Seated,
    Taken,
    Term,
    Way,
)
from game.play import Dumps, Shapes
from game.stationfall import (  # noqa: F401  (enter every card)
    at_hand,
    cast,
    chronicle,
    coach,
    foresight,
    guide,
    lindsey,
    memoir,
    people,
    projectx,
    scoring,
    setup,
    stored,
)
from game.stationfall.actions import basic, console, dropping, paying, prices, section, vengeful  # noqa: F401  (enter every deed)
from game.stationfall.actions.answers import Become, Choose
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.deeds import DEEDS, Deed
from game.stationfall.actions.gifts import Gift
from game.stationfall.actions.turn import ACTING, OPENING, EndTurn, TurnAction, can_activate, fallback
from game.stationfall.automata.advise import blunder, casually, think
from game.stationfall.automata.aim import aim
from game.stationfall.automata.reflect import meant
from game.stationfall.automation import wording  # noqa: F401  (enter how its notation is read)
from game.stationfall.automation.scripts import book
from game.stationfall.besides import besides
from game.stationfall.cards import BOTS, CAST
from game.stationfall.fall import worth
from game.stationfall.imagine import imagine
from game.stationfall.looking import view, waiting
from game.stationfall.modes import modes
from game.stationfall.play import Play, illegal
from game.stationfall.questions import pending
from game.stationfall.setup import CARDS_EACH, identity_cards
from game.stationfall.state import VERSION, Aftermath, Options, State, copy
from game.stationfall.station import board
from game.stationfall.things import DATA, SUPPLY
from game.stationfall.turn import settle
from game.stationfall.view import View

BOTS.update(dict.fromkeys(book().sides))


def _seats() -> range:
    """As many as there are identity cards for."""
    cards = len(identity_cards(tuple(CAST)))
    most = max(seats for seats, each in CARDS_EACH.items() if seats * each <= cards)
    return range(1, most + 1)  # who sits alone plays with bots


ACTIONS: tuple[type[Action], ...] = tuple(dict.fromkeys((Become, Choose, *OPENING, *ACTING, *DEEDS)))
_SHAPES = Shapes(ACTIONS, "15.2", "2.1")
ADVISERS: dict[Level, Callable[[View, Sequence[Action], Random], Action]] = {
    "easy": blunder,
    "normal": casually,
    "hard": think,
}


class Stationfall:
    """`game.api.Game` for this game."""

    key = "stationfall"
    title = "Stationfall"
    seats = _seats()
    Options: type = Options
    Actions: Any = Union[ACTIONS]  # noqa: UP007  (known only at run time)
    hand_over: type[Action] = EndTurn
    goes: type[Action] = Step
    tutorial = "tutorial"
    levels: tuple[Level, ...] = ("easy", "normal", "hard")
    carries = "aftermath"

    def deal(self, seats: int, options: Any, rng: Random) -> Outcome[State]:
        if seats not in self.seats:
            raise illegal("seats", "2.1.1", least=self.seats[0], most=self.seats[-1])
        play = setup.deal(seats, options, rng)
        lindsey.carry_on(play, DOOR)
        return Outcome(play.state, tuple(play.events), undoable=False)

    def prompts(self, state: State) -> Sequence[Prompt]:
        return [self._prompt(state, seat) for seat in waiting(state)]

    def _prompt(self, state: State, seat: int) -> Prompt:
        if state.phase == "setup":
            default = next(iter(Become.options(state, seat)))
            return Prompt(seat, self._ask_identity(state), "setup", default)
        asked = pending(state)
        if asked is not None:
            active = state.conspiracies[state.turn.colour].seat
            kind: PromptKind = "choice" if seat == active and state.phase != "fall" else "answer"
            return Prompt(seat, asked.ask(state), kind, Choose(seat=seat, pick=asked.default(state)))
        turn = state.turn
        args: Arguments = {
            "minute": state.minute,
            "actions": turn.actions,
            "free": "yes" if turn.free else "no",
            **({"who": Name(turn.pawn)} if turn.pawn else {}),
            **({"open": "yes" if can_activate(state) else "no"} if turn.step == "begun" else {}),
        }
        # 15.3.1: who is revealed is not offered it again.
        known = turn.step == "open" and state.conspiracies[turn.colour].revealed
        message = Message("ask-turn-open-known" if known else f"ask-turn-{turn.step}", args)
        plays = people.playing(state)
        if plays is not None:
            message = Message("ask-turn-of", {**args, "plays": plays, "ask": message})
        return Prompt(seat, message, "turn", fallback(state))

    @staticmethod
    def _ask_identity(state: State) -> Message:
        """3.4; at some tables the hand is divided otherwise (17.2.1, 17.3.1, 18.2)."""
        if state.options.teams:
            return Message("ask-identity-team")
        if state.seats == 2:
            return Message("ask-identity-two")
        three = state.seats == 3 and not state.bots
        return Message("ask-identity-three" if three else "ask-identity")

    def legal(self, state: State, seat: int) -> Iterator[Action]:
        found = self._legal(state, seat)
        return (act for act in found if lindsey.objection(state, act) is None) if state.lesson else found

    @staticmethod
    def _legal(state: State, seat: int) -> Iterator[Action]:
        if seat not in waiting(state):
            return
        if state.phase == "setup":
            yield from Become.options(state, seat)
        elif state.todo:
            yield from Choose.options(state, seat)
            if isinstance(pending(state), Gift):
                yield from prices.gifts(state, seat)
        elif state.turn.step == "acting":
            yield from prices.legal(state, seat)
            for extra in ACTING:
                yield from extra.options(state, seat)
        else:
            for cls in OPENING:
                yield from cls.options(state, seat)
            yield from prices.early(state, seat)

    def apply(self, state: State, action: Action, rng: Random) -> Outcome[State]:
        found = refusal(state, action)
        if found is not None:
            raise found
        play = Play(copy(state), rng)
        _perform(play, action)
        lindsey.carry_on(play, DOOR)
        if state.lesson and play.state.phase == "over":
            play.tell("lesson-next")
        if waiting(play.state) != (action.seat,) and not (at_leisure(state) and at_leisure(play.state)):
            # Somebody else was asked, or has answered. Who only hands the turn over has told nobody anything.
            play.bar_undo()
        return Outcome(play.state, tuple(play.events), play.undoable)

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def result(self, state: State) -> Result | None:
        return scoring.result(state)

    def imagine(self, state: State, seat: int | None, rng: Random) -> State:
        return imagine(state, seat, rng)

    def advise(self, view: Any, legal: Sequence[Action], rng: Random, *, level: Level = "normal") -> Action:
        return ADVISERS[level](view, legal, rng)

    def foretell(self, seats: int, options: Any) -> Sequence[Message]:
        return setup.foretell(seats, options)

    def modes(self, seats: int, options: Any) -> Sequence[Mode]:
        return list(modes(seats, options))

    def options_dealt(self, state: State) -> Any:
        return msgspec.structs.replace(state.options, cast=state.cast)

    def holds(self, state: State, field: str, key: str) -> bool:
        """Characters act and are acted upon, sections are gone to; all else is carried or learned."""
        somebody, somewhere = key in state.pawns or key in CAST, key in state.places
        match field:
            case "who" | "card" | "second" | "first" | "drag":
                return somebody
            case "to" | "target":
                return somebody or somewhere
            case "pod":
                return somewhere and board(state).sections[key].pod
            case "section" | "source":
                return somewhere
            case "data":
                return key in DATA
            case "item" | "weapon" | "what" | "thing":
                lying = any(key in place.floor for place in state.places.values())
                held = any(key in (*pawn.items, *pawn.integral) for pawn in state.pawns.values())
                return lying or held or key in SUPPLY or key == "kompromat"
            case "offsite":
                return key in section.OFFSITES
            case _:
                return False

    def ways(self, state: State, seat: int, legal: Sequence[Action]) -> Sequence[Way]:
        return at_hand.ways(state, seat, [act for act in legal if isinstance(act, Deed)])

    def missing(self, state: State, seat: int) -> Sequence[Missing]:
        return at_hand.missing(state, seat)

    def besides(self, state: State, action: Action) -> Sequence[Message]:
        return besides(state, action)

    def worth(self, state: State, action: Action) -> Message | None:
        return worth(state, action)

    def guide(self, view: Any, legal: Sequence[Action]) -> Guide:
        return guide.guide(view, legal)

    def in_mind(self, view: Any) -> Sequence[Message]:
        return guide.in_mind(view)

    def comes_to(self, view: Any, action: Action) -> Message | None:
        return guide.comes_to(view, action)

    def advice(self, view: Any) -> Sequence[Message]:
        return guide.advice(view)

    def about(self, view: Any, picture: str) -> Sequence[Message]:
        return guide.about(view, picture)

    def terms(self, view: Any, legal: Sequence[Action]) -> Sequence[Term]:
        return guide.terms(view, legal)

    def teaches(self, view: Any) -> bool:
        return coach.teaches(view)

    def lesson(self, view: Any, legal: Sequence[Action]) -> Lesson | None:
        return coach.lesson(view, legal)

    def foreseeable(self, view: Any) -> Sequence[Foreseen]:
        return list(foresight.foreseeable(view))

    def foreseen(self, view: Any, legal: Sequence[Action], keys: Sequence[str]) -> Action | None:
        return foresight.foreseen(view, legal, keys)

    def usual(self, state: State, seat: int) -> float | None:
        return memoir.usual(state, seat)

    def feats(self, course: Iterable[Taken]) -> Sequence[Feat]:
        return memoir.feats(course)

    def hopes(self, state: State) -> Sequence[float]:
        return memoir.hopes(state)

    def meant(self, course: Iterable[Taken], seat: int) -> Sequence[Message]:
        return meant(course, seat)

    def aim(self, before: Any, after: Any) -> Message:
        return aim(before, after)

    def leaves(self, state: State) -> Aftermath | None:
        return chronicle.leaves(state)

    def left(self, options: Any) -> Sequence[Message]:
        return chronicle.told(options)

    def called(self, state: State, seat: int) -> Message | None:
        if 0 <= seat < state.seats and people.spare(state, seat):
            return lindsey.called(state, seat)
        if not (0 <= seat < state.seats and people.automatic(state, seat)):
            return None
        for conspiracy in state.conspiracies:
            if conspiracy.seat == seat and conspiracy.identity:
                return Message("automation-name", {"card": Name(conspiracy.identity)})
        return Message("automation-nobody", {"number": seat + 1})

    def whose(self, state: State, field: str, value: int | str) -> int | None:
        if isinstance(value, int):
            return people.whose(state, field, value)
        return people.known_owner(state, value) if field == "payee" else None

    def dump(self, state: State) -> bytes:
        return _DUMPS.dump(state)

    def load(self, data: bytes) -> State:
        return _DUMPS.load(data)


class _Header(msgspec.Struct):
    turn: stored.TurnHeader = stored.TurnHeader()
    todo: msgspec.Raw = msgspec.Raw(msgspec.msgpack.encode(()))
    """Of which classes it is, only `stored` can tell."""


def _mend(state: State, data: bytes) -> None:
    header = _PEEK.decode(data)
    state.todo = stored.waiting(header.todo)
    stored.unpack(state, header.turn)


_PEEK = msgspec.msgpack.Decoder(_Header)
_DUMPS = Dumps(State, VERSION, _mend)


def at_leisure(state: State) -> bool:
    """Somebody has the turn, and nothing else is asked."""
    return state.phase == "turn" and not state.todo


def refusal(state: State, action: Action) -> Illegal | None:
    """Why an action cannot be taken now; None: it is legal."""
    found = _SHAPES.refusal(action, state.seats)
    if found is not None:
        return found
    if state.phase == "over":
        return illegal("over", "16.1")
    if isinstance(action, (Become, Choose)):
        return action.refusal(state)
    if state.phase == "setup":
        return illegal("setup", "2.5")
    seats = waiting(state)
    if action.seat not in seats:
        return illegal("not-your-turn", "15.1", waiting=Seated(seats[0]))
    asked = pending(state)
    if asked is not None and not (isinstance(asked, Gift) and isinstance(action, Deed)):
        return illegal("answer-first", asked.rule)
    if (stranger := _stranger(state, action)) is not None:
        return stranger
    if isinstance(action, TurnAction):
        return action.refusal(state) or lindsey.objection(state, action)
    assert isinstance(action, Deed)
    return _deed_refusal(state, action) or lindsey.objection(state, action)


def _perform(play: Play, action: Action) -> None:
    """Carry out what nothing speaks against, and all that follows of itself."""
    if isinstance(action, Deed):
        paying.carry_out(play, action)
    elif isinstance(action, (Become, Choose, TurnAction)):
        action.perform(play)
    settle(play)


def _stranger(state: State, action: Action) -> Illegal | None:
    """2.1.1: whoever takes no part in this game does nothing, and nothing is done with them, now or later."""
    named = (getattr(action, name) for name in action.__struct_fields__)
    absent = (it for it in named if isinstance(it, str) and it in CAST and it not in state.cast)
    return next((illegal("not-aboard", "2.1.1", who=Name(it)) for it in absent), None)


def _deed_refusal(state: State, act: Deed) -> Illegal | None:
    found = prices.premature(state, act)
    if found is not None:
        return found
    for pawn in (act.who, act.by):
        if pawn and pawn not in state.pawns:
            return illegal("unknown", "4.1", what=pawn)
    if bool(act.by) != bool(act.power) or act.by == act.who:
        return illegal("power", "4.4.1", who=Name(act.by or act.who))
    if not act.who:
        return illegal("unknown", "4.1", what=act.who)
    asked = pending(state)
    if asked is not None and act.pay != "gift":
        return illegal("answer-first", asked.rule)
    return prices.overcharge(state, act) or vengeful.objection(state, act) or prices.aimless(state, act)


STATIONFALL = Stationfall()
DOOR = lindsey.Door(STATIONFALL.legal, refusal, _perform)
