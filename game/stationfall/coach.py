"""What the tutorial tells somebody now, and what it would have them try (launch manual).

All of it follows from what their own seat sees, and what is suggested is always one of their legal actions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from game.api import Action, Lesson, Message
from game.stationfall.actions.answers import Choose
from game.stationfall.actions.basic.care import Wait
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.things import PickUp
from game.stationfall.actions.deeds import Deed
from game.stationfall.actions.turn import BEFORE, Activate, EndTurn, Influence
from game.stationfall.automata.advise import policy
from game.stationfall.lesson import Exercise, script
from game.stationfall.paths import reach
from game.stationfall.view import View

FAR = 99
KOMPROMAT = "kompromat"
ON = "lesson_on"
"""The answer that leads to the next part."""


def teaches(view: View) -> bool:
    """Whether somebody teaches here, and does so still."""
    return view.lesson is not None and view.seat is not None and not view.lesson.alone


def lesson(view: View, legal: Sequence[Action]) -> Lesson | None:
    """For the owner of this view, who may do this now; None: nobody teaches here, or not any more."""
    if not teaches(view):
        return None
    if view.phase == "over":
        return _told("over", None)
    if view.phase == "setup":
        return _told("identity" if legal else "wait", _best(view, legal))
    if not legal:
        return _told("wait", None)
    if view.asked is not None:
        return _asked(view, legal)
    minute = script().minutes.get(view.minute)
    for task in minute.tasks if minute is not None else ():
        found = _suggested(view, legal, task)
        if found is not None:
            return _ends(view, found) if isinstance(found, EndTurn) else _told(task.key, found)
    return _ends(view, _best(view, legal))


def _ends(view: View, suggestion: Action | None) -> Lesson:
    """There is nothing more to do; or nothing that is worth an action."""
    return _told("leave" if view.turn.step == "acting" and view.turn.actions else "hand-over", suggestion)


def _told(key: str, suggestion: Action | None) -> Lesson:
    return Lesson((Message("lesson-task-" + key),), suggestion)


def _asked(view: View, legal: Sequence[Action]) -> Lesson:
    """A question that interrupts play; of the ways to go on the next part comes first."""
    if view.asked is not None and view.asked.name == "stay_on":
        ways = [act for act in legal if isinstance(act, Choose)]
        further = any(act.pick == ON for act in ways)
        return _told("stay-on" if further else "stay-on-last", next(iter(ways), None))
    return _told("answer", _best(view, legal))


def _best(view: View, legal: Sequence[Action]) -> Action | None:
    """What a computer player would do that hides nothing; always the same, however often it is asked.

    Who waits has nothing to do: then the turn is over.
    """
    minute = script().minutes.get(view.minute)
    later = minute.untaught if minute is not None else ()
    legal = [
        act
        for act in legal
        if not isinstance(act, Wait) and str(type(act).__struct_config__.tag) not in later
    ]
    if not legal:
        return None
    odds = policy(view, legal, Random("lesson"), frank=True) if len(legal) > 1 else [1.0]
    return legal[odds.index(max(odds))]


# ---------------------------------------------------------------------- tasks


def _suggested(view: View, legal: Sequence[Action], task: Exercise) -> Action | None:
    """A legal action by which this task is done, or come nearer to; None: it is not for now."""
    opening = view.turn.step != "acting"
    match task.kind:
        case "conspirator":
            return _nearest(view, task.goal, _recruits(view, legal))
        case "disc":
            calls = [act for act in legal if isinstance(act, Activate)]
            return _nearest(view, task.goal, [(act.who, act) for act in calls])
        case "pick_up":
            return next((act for act in _takings(legal) if _is_goal(act.item, task.goal)), None)
        case "step":
            return _closer(view, legal, task.goal) if view.turn.free else None
        case "spend":
            spent = [act for act in legal if isinstance(act, Deed) and act.pay == "kompromat"]
            return _best(view, spent) if view.turn.step == "acting" and spent else None
        case "call":
            return _best(view, legal) if view.turn.step == "influenced" else None
        case "opening":
            return _best(view, legal) if opening else None
        case _:
            return _best(view, legal) if not opening else None


def _recruits(view: View, legal: Sequence[Action]) -> list[tuple[str, Action]]:
    """Whom one cube would make a new conspirator of mine, with nobody's disc on them."""
    mine = view.turn.colour
    return [
        (act.card, act)
        for act in legal
        if isinstance(act, Influence)
        and act.cubes == 1
        and view.turn.step in BEFORE
        and not view.cards[act.card].discs
        and not view.cards[act.card].cubes[mine]
        and max(view.cards[act.card].cubes) <= 1
        and act.card in view.pawns
        and not view.pawns[act.card].down
    ]


def _takings(legal: Sequence[Action]) -> Iterator[PickUp]:
    """What can be picked up for nothing."""
    for act in legal:
        if isinstance(act, PickUp) and act.pay == "free" and not act.by:
            yield act


def _is_goal(thing: str, goal: str) -> bool:
    return (thing == KOMPROMAT) == (goal == KOMPROMAT)


def _nearest(view: View, goal: str, found: Sequence[tuple[str, Action]]) -> Action | None:
    """What is done with whoever has the shortest way to the goal; who is tired comes last.

    Towards a Kompromat there should be a way, for a step is to be learned, too.
    """
    far = _distances(view, goal)

    def effort(each: tuple[str, Action]) -> tuple[bool, bool, int]:
        pawn = view.pawns[each[0]]
        way = far.get(pawn.at, FAR)
        return bool(view.cards[pawn.card].discs), goal == KOMPROMAT and not way, way

    return min(found, key=effort)[1] if found else None


def _closer(view: View, legal: Sequence[Action], goal: str) -> Action | None:
    """A step that leads nearer to it, by no section that contaminates."""
    far = _distances(view, goal)
    here = far.get(view.pawns[view.turn.pawn].at, FAR) if view.turn.pawn else FAR
    steps = [
        act
        for act in legal
        if isinstance(act, Step) and act.pay == "action" and not act.by and not act.drag
        if far.get(act.to, FAR) < here and not view.sections[act.to].contaminates
    ]
    return min(steps, key=lambda act: far[act.to], default=None)


def _distances(view: View, goal: str) -> dict[str, int]:
    """Steps through open corridors, and no section that contaminates, from every section to the nearest one
    with a Kompromat, or an item."""
    exits: dict[str, list[tuple[str, int]]] = {}
    for a, b, locked in view.corridors:
        if not locked and not view.sections[a].contaminates and not view.sections[b].contaminates:
            exits.setdefault(a, []).append((b, 1))
            exits.setdefault(b, []).append((a, 1))
    found: dict[str, int] = {}
    for key, it in view.sections.items():
        if it.kompromat if goal == KOMPROMAT else it.floor and not it.hazard:
            for section, far in reach(key, lambda here: exits.get(here, [])):
                found[section] = min(far, found.get(section, FAR))
    return found
