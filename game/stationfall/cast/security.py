"""Security: a robot with a built-in gun and firm ideas about order."""

from __future__ import annotations

from game.stationfall.abilities.defensive import ARMORED
from game.stationfall.abilities.offensive import AUTHORIZED_FORCE, PEACEKEEPER
from game.stationfall.agenda.bodies import armed_down_aboard, suspects_down_aboard
from game.stationfall.agenda.things import item_stays, items_stay
from game.stationfall.cards import ROBOT, Bonus, Character, Row, enter
from game.stationfall.play import Play


def _unleash(play: Play, colour: int, betrayed: int) -> None:
    """Authorized Force: Peacekeeper is over."""
    play.set_card("security", lost=(PEACEKEEPER.key,))


SECURITY = enter(
    Character(
        key="security",
        kinds=ROBOT,
        start="print_shop",
        limit=4,
        slots=3,
        abilities=(PEACEKEEPER, ARMORED),
        powers=(AUTHORIZED_FORCE,),
        agenda=(
            Row(1, suspects_down_aboard()),
            Row(1, armed_down_aboard()),
            Row(1, item_stays("briefcase")),
            Row(1, item_stays("artifact")),
            Row(1, items_stay("briefcase", "artifact"), plus=True),
        ),
        bonus=Bonus(friend=False, points=3),
        integral=("gun",),
        on_reveal=_unleash,
    )
)
