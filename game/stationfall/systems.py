"""The station's systems (7): power, Abandon Ship, Project X, Antimatter being armed, and the end.

Also what a damaged section means for all of them.
"""

from __future__ import annotations

from game.api import Message, Moment, Name, Seated
from game.stationfall import guilt, station
from game.stationfall.cards import PROJECTS
from game.stationfall.play import Play
from game.stationfall.state import Marker

FUSE = 4
"""Minutes from arming to detonation (7.3.1)."""


def damage(play: Play, section: str, by: str = "") -> None:
    """5.1.4; nothing happens to what is damaged already or cannot be (5.1.7.2). `by`: whose deed it is."""
    place = play.state.places[section]
    if place.damaged or section == station.OUTER_SPACE or place.annihilated:
        return
    before = station.broken(play.state)
    play.set_section(section, damaged=True)
    play.tell("damaged", section=Name(section))
    _power_fell(play, before, by)
    if section == "vault_x":
        release(play, by)  # 7.6.1


def _power_fell(play: Play, before: int, by: str) -> None:
    after = station.broken(play.state)
    if after == before:
        return
    if before == 0:
        # 7.2.1.1: both go out; only a repair lets them be switched on again.
        play.state.cameras = play.state.jammers = False
        play.tell("power-emergency")
    if before < 2 <= after:
        play.tell("power-blackout")
        abandon_ship(play, keep_locks=True)  # 7.2.2.1
        release(play, by)


def repair(play: Play, section: str) -> None:
    before = station.broken(play.state)
    play.set_section(section, damaged=False)
    play.tell("repaired", section=Name(section))
    after = station.broken(play.state)
    if before >= 2 > after:
        # 7.2.2.4: the lights return, and all locks go.
        play.state.locks = ()
        play.tell("power-restored")
    elif before >= 1 > after:
        play.tell("power-normal")


def unlock(play: Play, corridor: str) -> None:
    """12.1.3: a lock is gone for good."""
    play.state.locks = tuple(key for key in play.state.locks if key != corridor)


def abandon_ship(play: Play, *, keep_locks: bool = False) -> None:
    """7.1.1: every reason removes the Locks, also in a blackout, which alone leaves them (7.2.2.1)."""
    state = play.state
    again = state.abandon
    if again and (keep_locks or not state.locks):
        return
    state.abandon = True
    if keep_locks:
        play.tell("abandon-ship-locked")
        return
    state.locks = ()
    play.tell("abandon-ship-again" if again else "abandon-ship")


def told(card: str) -> Message:
    """What a Project X card says."""
    return Message("project-" + card.replace("_", "-") + "-text")


def release(play: Play, by: str = "") -> None:
    """7.6.1: the card is turned up and followed at once, as part of the deed that let it out (10.1.2)."""
    if play.state.released:
        return
    play.state.released = True
    play.bar_undo()
    card = play.state.projectx
    play.tell("project-x-released", moment=Moment("project", card), card=Name(card))
    play.tell("project-x-says", text=told(play.state.projectx))
    PROJECTS[play.state.projectx].release(play, by)


def arm(play: Play) -> None:
    """7.3.1."""
    if play.state.armed or play.state.detonated:
        return
    play.state.armed = True
    at = play.state.minute - FUSE
    play.tell("antimatter-armed", minute=max(at, 0))
    if at >= 0:
        play.state.markers += (Marker(play.colour, "antimatter", minute=at, placed=play.state.minute),)
    abandon_ship(play)


def mark(play: Play, what: str, section: str) -> None:
    """Put one of the active colour's time markers on a section."""
    play.state.markers += (Marker(play.colour, what, section=section, placed=play.state.minute),)


def fall(play: Play, reason: str) -> None:
    """16.1: Stationfall comes; whatever else was to be done is done no more."""
    if not play.state.ending:
        play.state.ending = reason
        play.bar_undo()


def transmit(play: Play, data: str, offsite: str) -> None:
    """13.2: a copy to an Offsite; Evidence at the Authorities convicts (10.2.1)."""
    if data not in play.state.offsites[offsite]:
        play.state.offsites[offsite] = (*play.state.offsites[offsite], data)
    play.tell("transmitted", seat=Seated(play.seat), data=Name(data), offsite=Name(offsite))
    if data == "evidence" and offsite == "authorities":
        guilt.convict(play)
