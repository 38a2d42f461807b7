"""The Corpsicle: thawed out to die, unless somebody finds the cure. Starts Down."""

from __future__ import annotations

from game.stationfall import harm, people
from game.stationfall.abilities.conspirator import DYING
from game.stationfall.abilities.offensive import VENGEFUL
from game.stationfall.abilities.utility import LAST_GASP
from game.stationfall.actions.basic.care import cannot_wake
from game.stationfall.actions.gifts import ActNow
from game.stationfall.agenda.bodies import escapes
from game.stationfall.agenda.station import x_contained
from game.stationfall.agenda.things import holds_nanogel, x_secret_escapes
from game.stationfall.cards import HUMAN, Bonus, Character, Row, enter
from game.stationfall.play import Play

SELF = "corpsicle"


def _gasp(play: Play, colour: int, betrayed: int) -> None:
    """Last Gasp: up if Down, otherwise one action."""
    pawn = play.state.pawns[SELF]
    if not people.in_play(play.state, pawn) or people.engulfed(play.state, pawn):
        return
    if not pawn.down:
        play.push(ActNow(play.state.conspiracies[colour].seat, (SELF,)))
    elif cannot_wake(play.state, pawn) is None:
        harm.revive(play, SELF)


CORPSICLE = enter(
    Character(
        key=SELF,
        kinds=HUMAN,
        start="cryo_lab",
        limit=5,
        slots=3,
        abilities=(VENGEFUL, DYING),
        powers=(LAST_GASP,),
        agenda=(
            Row(3, escapes(SELF)),
            Row(2, holds_nanogel(SELF), plus=True),
            Row(2, x_secret_escapes()),
            Row(2, x_contained()),
        ),
        bonus=Bonus(friend=True, points=3),
        integral=("helmet",),
        down=True,
        on_reveal=_gasp,
    )
)
