"""How play flows: tasks come due, turns pass, minutes run out (15)."""

from __future__ import annotations

from collections.abc import Callable

from game.api import Name, Pair
from game.stationfall import fall, harm, people, pods, systems
from game.stationfall.actions.turn import begin_turn
from game.stationfall.automation import company, turns
from game.stationfall.cards import PROJECTS
from game.stationfall.play import Play
from game.stationfall.questions import Duty, Question, task
from game.stationfall.state import Marker, State, without


def settle(play: Play) -> None:
    """Do what needs no decision, until somebody must decide or nothing is left."""
    state = play.state
    while True:
        if state.bots and state.phase in ("turn", "resolve", "fall"):
            company.succeed(play)
        if state.phase in ("turn", "resolve"):
            harm.watch_antimatter(play)
            if state.ending:
                fall.begin(play)
            elif state.phase == "resolve" and NextTurn() not in state.todo:
                play.push(*RESOLVE)
        if not state.todo:
            if not turns.carry_on(play):
                break
            continue
        waits = state.todo[-1]
        if isinstance(waits, Question):
            options = waits.options(state)
            if options and people.automatic(state, waits.seat):
                state.todo = state.todo[:-1]
                turns.answer(play, waits)
                continue
            if len(options) > 1 or (options and not waits.forced):
                break
            state.todo = state.todo[:-1]
            if options:
                waits.answer(play, options[0])
        else:
            assert isinstance(waits, Duty)
            state.todo = state.todo[:-1]
            waits.do(play)
    peek(play)


def peek(play: Play) -> None:
    """9.4.1: whose disc lies on a holder of the X-Secret may look at Project X; so they do."""
    state = play.state
    holders = [pawn.card for pawn in state.pawns.values() if "x_secret" in pawn.data]
    if state.released or not holders:
        return
    for conspiracy in state.conspiracies:
        if conspiracy.disc in holders and not state.players[conspiracy.seat].knows_x:
            play.set_player(conspiracy.seat, knows_x=True)
            play.bar_undo()
            play.tell("x-seen", only=(conspiracy.seat,), card=Name(state.projectx))
            play.tell("project-x-says", only=(conspiracy.seat,), text=systems.told(state.projectx))


# ---------------------------------------------------------------------- time markers (15.7.1, 15.7.2)


def due(state: State) -> list[Marker]:
    """This colour's markers that resolve at the end of this turn."""
    return [
        marker
        for marker in state.markers
        if marker.colour == state.turn.colour
        and (marker.minute == state.minute if marker.minute >= 0 else marker.placed > state.minute)
    ]


@task
class Markers(Duty, frozen=True, tag="markers"):
    """15.7.1: what comes due at the end of this turn."""

    def do(self, play: Play) -> None:
        play.push(WhichMarker(play.seat))


@task
class WhichMarker(Question[str | Pair], frozen=True, tag="which_marker"):
    """Which of several comes first."""

    rule = "15.7.1"

    def options(self, state: State) -> list[str | Pair]:
        # Two countdowns of one pod are all one: whichever comes first (13.6).
        return list(dict.fromkeys(_marker_key(marker) for marker in due(state)))

    def answer(self, play: Play, pick: str | Pair) -> None:
        marker = next(marker for marker in due(play.state) if _marker_key(marker) == pick)
        play.state.markers = without(play.state.markers, marker)
        play.push(self)
        MARKERS[marker.what](play, marker)


def _marker_key(marker: Marker) -> str | Pair:
    return Pair(marker.what, marker.section) if marker.section else marker.what


def _launch_now(play: Play, marker: Marker) -> None:
    """13.6: the countdown of a pod is over; only a missing NDA can still stop it."""
    pod = marker.section
    place = play.state.places[pod]
    if place.away or place.annihilated:
        return
    if "nda" in pods.needs(play.state, pod) and not pods.meets(play.state, pod, "nda"):
        play.tell("countdown-nda", pod=Name(pod))
    else:
        pods.launch(play, pod)


MARKERS: dict[str, Callable[[Play, Marker], None]] = {
    "launch": _launch_now,
    "antimatter": lambda play, marker: harm.detonate(play),
}
"""What each kind of time marker does; characters add theirs."""


# ---------------------------------------------------------------------- Project X, next turn, next minute


@task
class ResolveProject(Duty, frozen=True, tag="project_x"):
    """15.7.3: last of all, at the end of every turn once it is out (7.6.2)."""

    def do(self, play: Play) -> None:
        if play.state.released:
            PROJECTS[play.state.projectx].resolve(play)


@task
class NextTurn(Duty, frozen=True, tag="next_turn"):
    """Clockwise; after the last player of a minute comes the next minute."""

    def do(self, play: Play) -> None:
        turn_order = people.order(play.state)
        at = turn_order.index(play.colour)
        if at + 1 < len(turn_order):
            begin_turn(play, turn_order[at + 1])
        else:
            _next_minute(play, turn_order[0])


RESOLVE = (Markers(), ResolveProject(), NextTurn())
"""15.7, in this order."""


def _next_minute(play: Play, colour: int) -> None:
    """15.8."""
    state = play.state
    if state.minute == 0:
        systems.fall(play, "time")  # 15.8.3
        return
    state.minute -= 1
    play.tell("minute", picture=True, minute=state.minute)
    if state.minute == 1:
        systems.abandon_ship(play)  # 15.8.2
    if state.minute == 0:
        play.bar_undo()
        play.tell("reentry-fireball" if state.reentry else "reentry-clear")
        if state.reentry:
            systems.fall(play, "reentry")
            return
    begin_turn(play, colour)
