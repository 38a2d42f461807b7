"""Stationfall, up to the scores (16.1–16.3)."""

from __future__ import annotations

from game.api import Argument
from game.stationfall import guilt, people, systems
from game.stationfall.actions.basic import signed
from game.stationfall.actions.section import OFFSITES
from game.stationfall.actions.turn import faces, reveal
from game.stationfall.cards import CAST, PROJECTS, card_of
from game.stationfall.play import Play, name, seat_name
from game.stationfall.questions import Question, asking, duty, question
from game.stationfall.state import State, Task


def begin(play: Play) -> None:
    """16.1: whatever was still to be done is done no more."""
    from game.stationfall.turn import order

    state = play.state
    state.phase = "fall"
    state.todo = ()
    play.tell(f"stationfall-{state.ending}")
    colours = order(state)
    seats = [state.conspiracies[colour].seat for colour in colours]
    play.push(
        Task("last_detonation"),
        *(Task("late_reveal", seat, (colour,)) for seat, colour in zip(seats, colours, strict=True)),
        Task("last_powers"),
        *(Task("deliver", seat, (colour,)) for seat, colour in zip(seats, colours, strict=True)),
        Task("over"),
    )


@duty("last_detonation")
def _last_detonation(play: Play, task: Task) -> None:
    """7.3.1: armed Antimatter that has not gone off does so now; On Board that is all one (7.3.2)."""
    if play.state.armed:
        systems.detonate(play)


# ---------------------------------------------------------------------- late reveals (16.2)


def _late_faces(state: State, task: Task) -> list[str]:
    colour = int(task.args[0])
    return [] if state.conspiracies[colour].revealed else faces(state, colour)


def _late_reveal(play: Play, task: Task, pick: str) -> None:
    reveal(play, int(task.args[0]), pick, powers=False)


question(
    Question(
        name="late_reveal",
        options=_late_faces,
        answer=_late_reveal,
        ask=lambda state, task: asking("late-reveal"),
        rule="16.2",
    )
)


@duty("last_powers")
def _last_powers(play: Play, task: Task) -> None:
    """The powers that say they work at Stationfall, in card order; then what Project X has done."""
    state = play.state
    acts = [CAST[card].at_stationfall for card in state.cast]
    if state.released:
        acts.append(PROJECTS[state.projectx].at_stationfall)
    for act in acts:
        if act is not None:
            act(play)


# ---------------------------------------------------------------------- delivery (16.3)


def _deliverable(state: State, task: Task) -> list[str]:
    """16.3.1: what an escaped PC still has that an Offsite has not; Evidence also clears a name."""
    colour = int(task.args[0])
    conspiracy = state.conspiracies[colour]
    found = []
    for pawn in people.pawns_of(state, card_of(conspiracy.identity)):
        if not people.escaped(state, pawn):
            continue
        for data in pawn.data:
            if signed(state, pawn, data) is not None:
                continue
            for offsite in OFFSITES:
                clears = (data, offsite) == ("evidence", "authorities") and conspiracy.guilt == "guilty"
                if data not in state.offsites[offsite] or clears:
                    found.append(f"{data}/{offsite}")
    return ["done", *dict.fromkeys(found)] if found else []


def _deliver(play: Play, task: Task, pick: str) -> None:
    if pick == "done":
        return
    colour = int(task.args[0])
    data, offsite = pick.split("/")
    if data not in play.state.offsites[offsite]:
        play.state.offsites[offsite] = (*play.state.offsites[offsite], data)
    play.tell("delivered", seat=seat_name(task.seat), data=name(data), offsite=name(offsite))
    if (data, offsite) == ("evidence", "authorities"):
        guilt.relent(play, colour)  # 16.3.2; it convicts nobody (10.2.2)
    play.push(task)


def _clear_oneself(state: State, task: Task) -> str:
    """Who is away still saves their own neck, and keeps other secrets."""
    guilty = state.conspiracies[int(task.args[0])].guilt == "guilty"
    options = _deliverable(state, task)
    return "evidence/authorities" if guilty and "evidence/authorities" in options else options[0]


question(
    Question(
        name="deliver",
        options=_deliverable,
        answer=_deliver,
        ask=lambda state, task: asking("deliver"),
        default=_clear_oneself,
        rule="16.3.1",
    )
)


@duty("over")
def _over(play: Play, task: Task) -> None:
    play.state.phase = "over"
    play.settled()
    for seat in range(play.state.seats):
        _unmask(play, seat)
    play.tell("over", picture=True)


def _unmask(play: Play, seat: int) -> None:
    """Who this seat was, for everybody to read: two identities at most, and as many Bonus Characters."""
    state = play.state
    mine: list[Argument] = [name(it.identity) for it in state.conspiracies if it.seat == seat and it.identity]
    bonus: list[Argument] = [name(card) for card in state.players[seat].bonus]
    first, second = (*mine, "none", "none")[:2]
    friend, other = (*bonus, "none", "none")[:2]
    play.tell("was", seat=seat_name(seat), card=first, second=second, bonus=friend, other=other)
