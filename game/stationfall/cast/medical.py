"""Medical: a robot that wants to be really useful, and keeps count."""

from __future__ import annotations

from game.stationfall import things
from game.stationfall.abilities.conspirator import HELPFUL
from game.stationfall.abilities.offensive import HAYWIRE
from game.stationfall.abilities.utility import EMERGENCY_RESPONSE, TRACK
from game.stationfall.agenda.bodies import medical_stars, no_human_down_aboard
from game.stationfall.cards import ROBOT, Bonus, Character, Row, enter
from game.stationfall.play import Play


def _reveal(play: Play, colour: int, betrayed: int) -> None:
    """The agenda's track moves for every cube that the reveal betrayed, a late one's too.

    A Bludgeon is the reveal power, Haywire, which Stationfall takes away (16.2).
    """
    play.count(TRACK, betrayed)
    if play.state.phase == "fall":
        return
    if not play.state.pawns["medical"].annihilated and things.in_supply(play.state, "bludgeon"):
        things.grant(play, "medical", "bludgeon")


MEDICAL = enter(
    Character(
        key="medical",
        kinds=ROBOT,
        start="aft_hub",
        limit=4,
        slots=2,
        abilities=(EMERGENCY_RESPONSE, HELPFUL),
        powers=(HAYWIRE,),
        agenda=(
            Row(2, no_human_down_aboard()),
            Row(1, medical_stars("medical")),
        ),
        bonus=Bonus(friend=False, points=1),
        on_reveal=_reveal,
        tally=TRACK,
        reveals_late=True,
    )
)
