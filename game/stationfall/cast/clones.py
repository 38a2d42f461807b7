"""The Maintenance Clones: three figures on one card, who want the world to know of them."""

from __future__ import annotations

from game.stationfall import people
from game.stationfall.abilities.mobility import ZERO_BORN
from game.stationfall.abilities.utility import GO_GO_GO, JURY_RIG
from game.stationfall.actions.gifts import EachActs
from game.stationfall.agenda.bodies import clones_escape, pawns_escape
from game.stationfall.agenda.things import offsite_has
from game.stationfall.cards import HUMAN, Bonus, Character, Row, enter
from game.stationfall.play import Play
from game.stationfall.state import State


def _go(play: Play, colour: int, betrayed: int) -> None:
    """Go Go Go!: one action for each Clone that is Live and in play, in the order their player likes."""
    clones = people.pawns_of(play.state, "clones")
    play.push(EachActs(play.state.conspiracies[colour].seat, tuple(pawn.key for pawn in clones)))


def _friends(state: State) -> int:
    """One for each that escaped, and one more for all three."""
    escaped = sum(people.escaped(state, pawn) for pawn in people.pawns_of(state, "clones"))
    return escaped + (escaped == 3)


CLONES = enter(
    Character(
        key="clones",
        kinds=HUMAN,
        start="fuel_cells",
        pawns={"clones_alpha": "fuel_cells", "clones_beta": "kitchen", "clones_gamma": "quarters"},
        limit=5,
        slots=2,
        abilities=(ZERO_BORN, JURY_RIG),
        powers=(GO_GO_GO,),
        agenda=(
            Row(1, clones_escape("clones")),
            Row(4, pawns_escape("clones", 2), plus=True),
            Row(2, offsite_has("news", "evidence"), plus=True),
        ),
        bonus=Bonus(friend=True, points=1, count=_friends),
        on_reveal=_go,
    )
)
