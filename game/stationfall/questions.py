"""Decisions that interrupt play: who is asked, what may be answered, and what the answer does.

A question waits in `State.todo` as a `Task` of its name. Duties are the tasks that need no answer.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec

from game.api import Argument, Message, Seated
from game.stationfall import harm, people
from game.stationfall.actions.basic import droppable, land, no_fire
from game.stationfall.actions.deeds import Deed, payer
from game.stationfall.actions.paying import RESUME, answer, decode, offer, resume
from game.stationfall.actions.prices import EACH, GIFT, gifted
from game.stationfall.actions.vengeful import spared
from game.stationfall.cards import IDENTITIES
from game.stationfall.play import Play, name
from game.stationfall.state import State, Task
from game.text import describe


class Question(msgspec.Struct, frozen=True):
    """One kind of decision."""

    name: str
    options: Callable[[State, Task], list[str]]
    answer: Callable[[Play, Task, str], None]
    ask: Callable[[State, Task], Message]
    default: Callable[[State, Task], str] | None = None
    """What a timeout answers; otherwise the first option."""
    rule: str = "15"
    forced: bool = True
    """Whether a single option is taken without asking."""


QUESTIONS: dict[str, Question] = {}
DUTIES: dict[str, Callable[[Play, Task], None]] = {}


def question(it: Question) -> Question:
    QUESTIONS[it.name] = it
    return it


def duty(name: str) -> Callable[[Callable[[Play, Task], None]], Callable[[Play, Task], None]]:
    """Register what is done when a task of this name comes up."""

    def register(do: Callable[[Play, Task], None]) -> Callable[[Play, Task], None]:
        DUTIES[name] = do
        return do

    return register


def fallback(state: State, task: Task) -> str:
    """What happens if nobody answers."""
    it = QUESTIONS[task.name]
    return it.default(state, task) if it.default is not None else it.options(state, task)[0]


def asking(key: str, **args: Argument) -> Message:
    return Message("ask-" + key, args)


# ---------------------------------------------------------------------- too much to carry (4.5.3.1, 8.5.1)


LIT = "lit_firebomb"
"""8.1.3: a Firebomb that is dropped may go off, whatever made its holder drop it."""


def _excess(state: State, task: Task) -> list[str]:
    pawn = state.pawns[str(task.args[0])]
    if people.room(pawn) >= 0:
        return []  # it was given or dropped in the meantime
    act = _announced(state)
    found = (act is not None and spared(state, act)) or droppable(state, pawn)
    burns = "firebomb" in found and people.in_play(state, pawn) and not no_fire(state, "firebomb", pawn.at)
    return [*found, LIT] if burns else found


def _announced(state: State) -> Deed | None:
    """The deed that waits for something to be dropped."""
    after = state.todo[-2] if len(state.todo) > 1 else None
    return decode(str(after.args[0])) if after is not None and after.name == RESUME else None


@duty(RESUME)
def _resume(play: Play, task: Task) -> None:
    resume(play, decode(str(task.args[0])))


def _drop_excess(play: Play, task: Task, pick: str) -> None:
    who = str(task.args[0])
    item = "firebomb" if pick == LIT else pick
    at = play.state.pawns[who].at
    harm.lose(play, who, item)
    if at in play.state.places:
        play.tell("dropped", who=name(who), item=name(item), section=name(at))
        land(play, who, item, at, ignite=pick == LIT)
        harm.expose(play, at, harm.blamed(play), who)
    else:
        harm.send(play, item)
        play.tell("dropped-outside", who=name(who), item=name(item))
    harm.unburden(play, who)


question(
    Question(
        name="drop_excess",
        options=_excess,
        answer=_drop_excess,
        ask=lambda state, task: asking("drop-excess", who=name(str(task.args[0]))),
        rule="4.5.3.1",
    )
)


def _which_owner(play: Play, task: Task, pick: str) -> None:
    offer(play, str(task.args[0]), int(pick.removeprefix("#")))


question(
    Question(
        name="which_owner",
        options=lambda state, task: [f"#{seat}" for seat in task.args[1:]],
        answer=_which_owner,
        ask=lambda state, task: asking("which-owner"),
        rule="15.5.4.3",
    )
)


def _consent(play: Play, task: Task, pick: str) -> None:
    answer(play, decode(str(task.args[0])), task.seat, pick == "accept")


def _ask_consent(state: State, task: Task) -> Message:
    deed = decode(str(task.args[0]))
    described = describe(deed, partial(people.whose, state))
    # The question itself names the price; the deed need not say it again.
    unpriced = described.args | {"pay": "none"}
    args = unpriced | {"deed": Message(described.key, unpriced), "asker": Seated(deed.seat)}
    if deed.pay == "kompromat":
        return Message("ask-consent-kompromat", args)
    card = payer(state, deed).card
    mine = (state.conspiracies[colour] for colour in state.cards[card].owners)
    worth = sum(IDENTITIES[it.identity].bribe_worth() for it in mine if it.seat == task.seat)
    return Message(f"ask-consent-{deed.pay}", args | {"worth": worth})


def _consent_default(state: State, task: Task) -> str:
    """Nobody is made Suspect by being away; nobody is bribed by it either."""
    deed = decode(str(task.args[0]))
    card = state.pawns[deed.by or deed.who].card
    innocent = any(state.conspiracies[colour].guilt == "innocent" for colour in state.cards[card].owners)
    return "accept" if deed.pay == "kompromat" and innocent else "refuse"


question(
    Question(
        name="consent",
        options=lambda state, task: ["accept", "refuse"],
        answer=_consent,
        ask=_ask_consent,
        default=_consent_default,
        rule="15.5.4.3",
    )
)


# ---------------------------------------------------------------------- an action on the spot (15.3.2)

question(
    Question(
        name=GIFT,
        options=lambda state, task: ["pass"],
        answer=lambda play, task, pick: None,
        ask=lambda state, task: asking("act-now", who=name(str(task.args[0]))),
        rule="15.3.2",
        forced=False,
    )
)


def _ask_each(state: State, task: Task) -> Message:
    left = [state.pawns[str(key)] for key in task.args]
    if len(left) == 1:
        return asking("act-now", who=name(left[0].key))
    return asking("each-acts", card=name(left[0].card), count=len(left))


question(
    Question(
        name=EACH,
        options=lambda state, task: ["pass"] if gifted(state) else [],
        answer=lambda play, task, pick: None,
        ask=_ask_each,
        rule="15.3.2",
        forced=False,
    )
)
