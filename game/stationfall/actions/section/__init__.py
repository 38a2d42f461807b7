"""The section actions (13), those that the map adds, and what each needs."""

from __future__ import annotations

from game.stationfall.actions.section.command import (
    AbandonShip,
    BridgeLaunch,
    EjectAntimatter,
    Jettison,
    ReleaseProjectX,
    SectionLaunch,
    SelfDestruct,
    TimedLaunch,
)
from game.stationfall.actions.section.labs import (
    OFFSITES,
    Decontaminate,
    Manufacture,
    Repair,
    Transmit,
    Wipe,
    unrepairable,
)
from game.stationfall.actions.section.rooms import Cameras, Grab, Meditate, Salvage, WingsLaunch
from game.stationfall.actions.section.site import SectionDeed

__all__ = [
    "OFFSITES",
    "AbandonShip",
    "BridgeLaunch",
    "Cameras",
    "Decontaminate",
    "EjectAntimatter",
    "Grab",
    "Jettison",
    "Manufacture",
    "Meditate",
    "ReleaseProjectX",
    "Repair",
    "Salvage",
    "SectionDeed",
    "SectionLaunch",
    "SelfDestruct",
    "TimedLaunch",
    "Transmit",
    "WingsLaunch",
    "Wipe",
    "unrepairable",
]
