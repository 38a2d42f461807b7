"""The Boarder: comes from outside, for the Briefcase. Brings her ship, and a missile."""

from __future__ import annotations

from game.api import Name
from game.stationfall import people, station
from game.stationfall.abilities.defensive import FUGITIVE
from game.stationfall.abilities.mobility import BREACH, EXTRICATE
from game.stationfall.abilities.offensive import MISSILE
from game.stationfall.agenda.bodies import escapes, humans_afloat, live_humans_afloat
from game.stationfall.agenda.things import holds_or_afloat
from game.stationfall.cards import HUMAN, RESCUE, Bonus, Character, Row, enter
from game.stationfall.play import Play
from game.stationfall.state import State

ABOARD = "mesosphere/rescue_ship"


def _hoist(play: Play, colour: int, betrayed: int) -> None:
    """Extricate: the Rescue Ship shows its true flag, even in a reveal at Stationfall."""
    play.state.tally["pirate_ship"] = 1
    play.tell("pirate-ship")


def _collect(play: Play) -> None:
    """The Rescue Ship saves everybody Live in Outer Space; the Pirate Ship only who has the Briefcase."""
    state = play.state
    play.state.tally["humans_afloat"] = live_humans_afloat(state)
    play.state.tally["briefcase_afloat"] = int(people.item_at(state, "briefcase") == station.OUTER_SPACE)
    pirates = bool(state.tally.get("pirate_ship"))
    for pawn in people.pawns_in(state, station.OUTER_SPACE):
        if not people.bodily(pawn) or people.engulfed(state, pawn):
            continue
        if "briefcase" in pawn.items if pirates else people.live(pawn):
            play.set_pawn(pawn.key, at=ABOARD)
            play.tell("picked-up-by-ship", who=Name(pawn.key))


def _flag(state: State) -> str:
    """A Rescue Ship, until it shows its true flag."""
    return "pirate_ship" if state.tally.get("pirate_ship") else RESCUE


BOARDER = enter(
    Character(
        key="boarder",
        kinds=HUMAN,
        start="outer_space",
        limit=4,
        slots=4,
        abilities=(BREACH, FUGITIVE),
        powers=(MISSILE, EXTRICATE),
        agenda=(
            Row(2, escapes("boarder")),
            Row(4, holds_or_afloat("boarder", "briefcase"), plus=True),
            Row(1, humans_afloat(), plus=True),
        ),
        bonus=Bonus(friend=True, points=1),
        items=("helmet", "gun", "bludgeon"),
        guilty_may_win=True,
        double_bribes=True,
        on_reveal=_hoist,
        reveals_late=True,
        at_stationfall=_collect,
        ship=_flag,
    )
)
