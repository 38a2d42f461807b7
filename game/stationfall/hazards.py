"""Fire and gas break out (6)."""

from __future__ import annotations

from game.api import Name
from game.stationfall import harm, systems
from game.stationfall.play import Play


def ignite(play: Play, section: str, blame: int | None, by: str = "") -> None:
    """6.5: a fire breaks out. It damages the section and Downs those it can."""
    if play.state.places[section].hazard == "asphyxiation":
        return  # 6.5.1: nothing burns without air
    play.set_section(section, hazard="fire")
    if play.state.places[section].goo:
        play.set_section(section, goo=False)
        play.tell("goo-burned", section=Name(section))
    play.tell("fire", section=Name(section))
    systems.damage(play, section, by)
    harm.expose(play, section, blame, by)


def gas(play: Play, section: str, blame: int | None, by: str = "") -> None:
    """The air goes; a fire goes with it (6.5.2)."""
    play.set_section(section, hazard="asphyxiation")
    play.tell("asphyxiation", section=Name(section))
    harm.expose(play, section, blame, by)
