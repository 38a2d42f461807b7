"""The Drones: two machines that nobody is. They move when somebody at a console moves them."""

from __future__ import annotations

from game.stationfall.abilities.console import REMOTE_CONTROL
from game.stationfall.abilities.utility import DISASSEMBLE
from game.stationfall.cards import ROBOT, Character, enter

DRONES = enter(
    Character(
        key="drones",
        kinds=ROBOT,
        start="physics_lab",
        pawns={"drone_1": "physics_lab", "drone_2": "outer_space"},
        limit=0,
        slots=2,
        abilities=(DISASSEMBLE, REMOTE_CONTROL),
        split=(),
        integral=("bludgeon",),
        has_kompromat=False,
    )
)
