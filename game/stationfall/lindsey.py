"""The tutorial's scripted player, and the other seats that nobody holds there (launch manual).

All they do goes through the game's own door, as everybody's actions do. Lindsey follows her script; where it
says nothing, or somebody is in her way, she plays as computer players do, and so do hands that are left over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, NamedTuple

from msgspec.structs import replace

from game.api import Action, Illegal, Message, Name
from game.stationfall import people, station, systems
from game.stationfall.actions.answers import Become, Choose
from game.stationfall.actions.basic.force import Attack
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.things import PickUp
from game.stationfall.actions.deeds import DEEDS, judged
from game.stationfall.actions.turn import OPENING, Activate, EndTurn, Influence, Renegotiate, Reveal, fallback
from game.stationfall.automata.advise import first
from game.stationfall.board import steps
from game.stationfall.lesson import Minute, Move, script
from game.stationfall.looking import view, waiting
from game.stationfall.play import Play, illegal
from game.stationfall.questions import Question, pending, task
from game.stationfall.state import Pawn, State, copy

FAR = 99
PATIENCE = 60
"""Actions of one seat in one turn, before its turn is ended for it."""


class Door(NamedTuple):
    """How the game lets anybody act."""

    legal: Callable[[State, int], Iterable[Action]]
    refusal: Callable[[State, Action], Illegal | None]
    perform: Callable[[Play, Action], None]


def hers(state: State) -> int | None:
    """Her seat, at a table where the tutorial is taught."""
    return state.seats - 1 if state.lesson is not None else None


def chapter(state: State) -> Minute | None:
    """What of the tutorial is taught this minute."""
    course = state.lesson
    if course is None or course.alone or state.minute < course.until or state.phase == "over":
        return None
    return script().minutes.get(state.minute)


# ---------------------------------------------------------------------- what others leave alone for her


def objection(state: State, action: Action) -> Illegal | None:
    """ "Because of Lindsey": what would be in the way of her next moves."""
    now = chapter(state)
    if now is None or action.seat == hers(state):
        return None
    if isinstance(action, Influence) and action.card in now.closed:
        return illegal("lesson-influence", "15.4.1", who=Name(action.card))
    if isinstance(action, Reveal) and action.card in now.masks:
        return illegal("lesson-reveal", "15.3.1", who=Name(action.card))
    if isinstance(action, PickUp) and action.who in state.pawns:
        place = action.source or state.pawns[action.who].at
        if (action.item, place) in now.kept:
            return illegal("lesson-item", "12.2.1", item=Name(action.item), section=Name(place))
    return None


# ---------------------------------------------------------------------- how the lesson goes on


@task
class StayOn(Question[str], frozen=True, tag="stay_on"):
    """When a part of the tutorial is over: play its next part, go on without it, or stop here."""

    rule = "16.1"

    def options(self, state: State) -> list[str]:
        further = _further(state) is not None
        return ["lesson_on", "lesson_alone", "lesson_stop"] if further else ["lesson_alone", "lesson_stop"]

    def answer(self, play: Play, pick: str) -> None:
        course = play.state.lesson
        assert course is not None
        play.bar_undo()
        if pick == "lesson_stop":
            play.tell("lesson-stopped")
            systems.fall(play, "lesson")
        elif pick == "lesson_on":
            play.state.lesson = replace(course, until=_further(play.state) or course.until)
        else:
            play.tell("lesson-alone", rules="no" if _further(play.state) is not None else "yes")
            play.state.lesson = replace(course, alone=True)


def _further(state: State) -> int | None:
    """The last minute of the next part."""
    course = state.lesson
    return next((part for part in script().parts if course is not None and part < course.until), None)


def carry_on(play: Play, door: Door) -> None:
    """Whatever is to be done by seats that nobody holds, until somebody else is asked."""
    turn, done = None, 0
    while play.state.lesson is not None:
        state = play.state
        seat = next((one for one in waiting(state) if people.spare(state, one)), None)
        if seat is None:
            return
        play.bar_undo()
        done = done + 1 if turn == state.turn.colour else 0
        turn = state.turn.colour
        if _asks(state):
            play.push(StayOn(0))
        elif done > PATIENCE and pending(state) is None and state.phase == "turn":
            door.perform(play, fallback(state))
        else:
            door.perform(play, _choice(play, seat, door))


def _asks(state: State) -> bool:
    """Whether a part of the lesson is over, and nobody has said how to go on."""
    course = state.lesson
    at_turn = state.phase == "turn" and state.turn.step == "open" and not state.todo
    return course is not None and at_turn and not course.alone and state.minute < course.until


def _choice(play: Play, seat: int, door: Door) -> Action:
    scripted = _scripted(play, seat, door) if seat == hers(play.state) else None
    if scripted is not None:
        return scripted
    legal = list(door.legal(play.state, seat))
    # By choices that do not change, as the script leans on what those hands leave alone.
    return first(view(play.state, seat), legal, play.rng)


# ---------------------------------------------------------------------- her script


def _scripted(play: Play, seat: int, door: Door) -> Action | None:
    """Her next action; None: it is left to her."""
    state = play.state
    course = state.lesson
    assert course is not None
    if state.phase == "setup":
        return Become(seat=seat, card=script().her.identity)
    asked = pending(state)
    if asked is not None and asked.name == "consent":
        return Choose(seat=seat, pick="refuse")  # "never accept Bribes or Kompromats"
    if state.phase != "turn" or state.conspiracies[state.turn.colour].seat != seat:
        return None
    now = chapter(state) or _lasting(state)
    if now is None:
        return None
    if course.minute != state.minute:
        state.lesson = course = replace(course, minute=state.minute, move=0, crossed=False)
        play.tell(f"lesson-plan-{now.at}")
    if course.crossed:
        return None
    return _by_rules(play, seat, door) if now.rules else _next(play, seat, door, now)


def _lasting(state: State) -> Minute | None:
    """Once they know everything, they go on alone, and she by her rules ("Players' Actions – Turn 7")."""
    last = script().parts[-1]
    course = state.lesson
    return script().minutes[last] if course is not None and course.alone and course.until == last else None


def _next(play: Play, seat: int, door: Door, now: Minute) -> Action | None:
    """The next of her moves that can be made."""
    state = play.state
    course = state.lesson
    assert course is not None
    for number in range(course.move, len(now.moves)):
        move = now.moves[number]
        act = action(move, seat)
        asked = pending(state)
        if asked is not None and not isinstance(act, Choose):
            return None  # nothing that the script foresees
        state.lesson = replace(course, move=number + 1)
        if door.refusal(state, act) is None:
            if move.why:
                play.tell(f"lesson-why-{move.why}")
            return act
        if not move.optional:
            state.lesson = replace(course, crossed=True)
            play.tell("lesson-crossed")
            return None
    return EndTurn(seat=seat)


@cache
def _verbs() -> dict[str, type[Action]]:
    """Every kind of action by its name; asked only when all of them are entered."""
    kinds: tuple[type[Action], ...] = (Become, Choose, *OPENING, *DEEDS)
    return {str(cls.__struct_config__.tag): cls for cls in kinds}


def action(move: Move, seat: int) -> Action:
    """A move of the script as an action of hers."""
    fields: dict[str, Any] = {name: value for name, value in move.action.items() if name != "verb"}
    return _verbs()[str(move.action["verb"])](seat=seat, **fields)


# ---------------------------------------------------------------------- her three rules (8 and 7 Minutes)


def _by_rules(play: Play, seat: int, door: Door) -> Action | None:
    """The first of them that can be followed."""
    state = play.state
    if pending(state) is not None:
        return None
    if state.turn.step != "acting":
        return _hunt(state, seat, door) or _guard(state, seat, door) or _let_go(state, seat, door)
    acting = state.pawns[state.turn.pawn]
    legal = [act for act in door.legal(state, seat) if getattr(act, "by", "") == ""]
    moves = [act for act in legal if isinstance(act, Step) and act.pay == "action" and not act.drag]
    if acting.key == script().her.hunter:
        return _chase(state, acting, legal, moves) or EndTurn(seat=seat)
    return _flee(state, acting, moves, state.turn.actions) or EndTurn(seat=seat)


def _hunt(state: State, seat: int, door: Door) -> Action | None:
    """1: whoever is Contaminated and can be put Down, by the hunter, if armed."""
    hunter = state.pawns[script().her.hunter]
    if people.live(hunter) and people.armed(hunter) and _prey(state, hunter, seat):
        return _call(state, seat, hunter, 0, door)
    return None


def _guard(state: State, seat: int, door: Door) -> Action | None:
    """2: the ward runs, held by one cube more than it takes; who is cornered already cannot."""
    ward = state.pawns[script().her.ward]
    ways = [step for step in Step.options(state, ward, seat) if not step.drag and judged(state, step) is None]
    actions = 1 if people.exhausted(state, ward.card) else 2
    return _call(state, seat, ward, 1, door) if _flee(state, ward, ways, actions) else None


def _let_go(state: State, seat: int, door: Door) -> Action | None:
    """3: a cube and the disc come back."""
    act = Renegotiate(seat=seat, card=script().her.ward)
    return act if door.refusal(state, act) is None else Renegotiate(seat=seat)


def _call(state: State, seat: int, pawn: Pawn, more: int, door: Door) -> Action | None:
    """Activate somebody, with cubes first where they are wanted; None: it cannot be."""
    it, colour = state.cards[pawn.card], state.turn.colour
    lacking = max(people.rival(it, colour, state.conspiracies), 1) - it.cubes[colour]
    influence = Influence(seat=seat, card=pawn.card, cubes=max(lacking + more, 0))
    if influence.cubes and door.refusal(state, influence) is None:
        return influence
    activate = Activate(seat=seat, who=pawn.key)
    return activate if door.refusal(state, activate) is None else None


def _prey(state: State, hunter: Pawn, seat: int) -> list[Pawn]:
    """Whom the hunter could put Down, standing beside them."""
    found = []
    for pawn in state.pawns.values():
        if pawn.key == hunter.key or not pawn.contaminated or not people.live(pawn):
            continue
        seen = copy(state)
        near = seen.pawns[hunter.key] = replace(hunter, at=pawn.at)
        for weapon in script().her.weapons:
            attack = Attack(seat=seat, who=hunter.key, target=pawn.key, weapon=weapon)
            if people.in_play(state, pawn) and attack.refusal(seen, near) is None:
                found.append(pawn)
                break
    return found


def _chase(state: State, hunter: Pawn, legal: list[Action], moves: list[Step]) -> Action | None:
    """Strike, take a weapon that lies on the way, or come nearer."""
    her, prey = script().her, {pawn.key: pawn for pawn in _prey(state, hunter, state.turn.colour)}
    for act in legal:
        if isinstance(act, Attack) and act.pay == "action" and act.target in prey:
            return act
        if isinstance(act, PickUp) and act.pay == "free" and act.item in her.weapons:
            return act
    far = _distances(state, [pawn.at for pawn in prey.values()])
    nearer = [act for act in moves if far.get(act.to, FAR) < far.get(hunter.at, FAR)]
    return min(nearer, key=lambda act: far[act.to], default=None)


def _flee(state: State, runner: Pawn, moves: list[Step], actions: int) -> Action | None:
    """Away from all others, as far as so many actions lead; not back to where one comes from."""
    others = [pawn.at for pawn in state.pawns.values() if pawn.key != runner.key and people.live(pawn)]
    near = _distances(state, [at for at in others if at in state.places])

    def clearance(act: Step) -> tuple[int, int]:
        beyond = [to for to, _ in station.board(state).doors[act.to] if to != runner.at]
        onward = beyond if actions > 1 else []
        return max(near.get(to, FAR) for to in (act.to, *onward)), near.get(act.to, FAR)

    best = max(moves, key=clearance, default=None)
    return best if best is not None and clearance(best)[0] > near.get(runner.at, FAR) else None


def _distances(state: State, goals: list[str]) -> dict[str, int]:
    """Steps from every section to the nearest of these."""
    found: dict[str, int] = {}
    for goal in goals:
        for section, far in steps(station.board(state), goal).items():
            found[section] = min(far, found.get(section, far))
    return found


def called(state: State, seat: int) -> Message:
    """What a seat is called that nobody holds."""
    if seat == hers(state):
        return Message("lesson-her-name")
    return Message("lesson-spare-name", {"number": seat + 1})
