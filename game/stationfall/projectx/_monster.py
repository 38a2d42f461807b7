"""What the cards with a Monster have in common: it comes out, looks for the nearest, and takes its steps.

A Monster walks as characters do (7.6.2): by corridors and airlocks, through vents with Tunnel Rat, past Locks
as an Officer or, for one step more, by Breach. It never enters a full pod (5.5.3), nor of its own accord a
hazard that would Down it, as nobody does (11.2).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache

from game.api import Name
from game.stationfall import harm, people, pods, station, systems
from game.stationfall.abilities.mobility import BREACH
from game.stationfall.actions.basic.reach import airlock, corridor
from game.stationfall.actions.deeds import Move
from game.stationfall.cards import MONSTER
from game.stationfall.paths import reach
from game.stationfall.play import Play
from game.stationfall.state import Pawn, State

NONE = "none"
"""What who may choose can always answer."""


def appear(play: Play, section: str) -> None:
    """The red pawn comes onto the map; what waits in the section happens to it, too."""
    play.state.pawns[MONSTER] = Pawn(MONSTER, MONSTER, section)
    play.tell("monster-appears", card=Name(play.state.projectx), section=Name(section))
    harm.arrive(play, MONSTER, None)


def at_large(state: State, card: str) -> bool:
    """Whether this card's Monster is out, Live and still in play; otherwise it does nothing."""
    pawn = state.pawns.get(MONSTER)
    return pawn is not None and state.projectx == card and people.live(pawn) and people.in_play(state, pawn)


def lair(state: State) -> str:
    """Where the Monster is."""
    return state.pawns[MONSTER].at


def beside(state: State) -> list[Pawn]:
    """The Live Humans and Robots in its section."""
    return [pawn for pawn in people.pawns_in(state, lair(state)) if people.bodily(pawn) and people.live(pawn)]


def haunts(state: State) -> set[str]:
    """The sections in which there is a Live Human or Robot."""
    return {pawn.at for pawn in state.pawns.values() if people.bodily(pawn) and people.live(pawn)}


# ---------------------------------------------------------------------- steps


def steps(state: State, seats: int = 1) -> list[str]:
    """Every section it could step to now; `seats` is what it takes up in a pod."""
    return [to for to, _ in _exits(state, lair(state)) if _bearable(state, to, seats)]


def towards(state: State, goals: Collection[str], seats: int = 1) -> list[str]:
    """The first step of every shortest way to the nearest of these sections that can be reached."""
    here = lair(state)

    @cache
    def exits(at: str) -> list[tuple[str, int]]:
        return [(to, price) for to, price in _exits(state, at) if _bearable(state, to, seats)]

    def leads(at: str) -> bool:
        """Whether a shortest way to one of the nearest goes on from here."""
        return at in ends or any(far.get(to) == far[at] + price and leads(to) for to, price in exits(at))

    far: dict[str, int] = {}
    ends: set[str] = set()
    near = 0
    for at, cost in reach(here, exits):
        if ends and cost > near:
            break
        far[at] = near = cost
        if at in goals and at != here:
            ends.add(at)
    return sorted(to for to, price in exits(here) if far.get(to) == price and leads(to))


def _exits(state: State, here: str) -> Iterator[tuple[str, int]]:
    """The ways out of a section, and how many steps each takes."""
    board = station.board(state)
    able = people.able(state, MONSTER)
    for to, key in board.doors[here]:
        if not corridor(state, here, to):
            continue
        if key not in state.locks or (able.officer and not station.blackout(state)):
            yield to, 1
        elif BREACH in able.abilities:
            yield to, 2
    if able.vents:
        for to in board.vents[here]:
            yield to, 1
    out = board.inward if here == station.OUTER_SPACE else (station.OUTER_SPACE,)
    for to in sorted(out):
        if airlock(state, here, to):
            yield to, 1


def _bearable(state: State, to: str, seats: int) -> bool:
    place = state.places[to]
    if place.away or place.annihilated:
        return False
    if place.hazard and not people.endures(state, state.pawns[MONSTER], place.hazard):
        return False
    return not station.board(state).sections[to].pod or pods.seats_left(state, to) >= seats


def moves(state: State, to: str) -> list[Move]:
    """Whom one step brings there; who breaks a Lock stays where it is."""
    held = corridor(state, lair(state), to) in state.locks and not people.able(state, MONSTER).officer
    return [] if held else [(state.pawns[MONSTER], to)]


def step(play: Play, to: str) -> bool:
    """One step; it may go into breaking a Lock. Tells whether the Monster has moved."""
    state = play.state
    here = lair(state)
    key = corridor(state, here, to)
    if key in state.locks:
        systems.unlock(play, key)
        if not people.able(state, MONSTER).officer:
            play.tell("breached", who=Name(state.projectx), here=Name(here), to=Name(to))
            return False
        play.tell("unlocked", who=Name(state.projectx), here=Name(here), to=Name(to))
    play.tell("stepped", who=Name(state.projectx), to=Name(to))
    harm.move(play, MONSTER, to, blame=None)
    return True


# ---------------------------------------------------------------------- for who does not answer


def mildest(state: State, seat: int, prey: list[str]) -> str:
    """Never one's own PC, rather another player's; then whoever one has least influence on."""
    ours = people.colours_of(state, seat)

    def harmed(key: str) -> tuple[bool, bool, int]:
        card = state.cards[state.pawns[key].card]
        mine = any(colour in card.owners for colour in ours)
        return (mine, not card.owners, sum(card.cubes[colour] for colour in ours))

    return min(prey, key=harmed)
