"""The station's systems (7) and its hazards (6): power, Abandon Ship, cameras, jammers, Antimatter, fire.

Also what a damaged section means for all of them, and how a pod leaves.
"""

from __future__ import annotations

from game.api import Message
from game.stationfall import guilt, people
from game.stationfall.board import REPAIR, Board, board
from game.stationfall.play import Play, name, seat_name
from game.stationfall.state import TIME_MARKERS, Marker, State

OUTER_SPACE = "outer_space"
TRAP = "magnetic_containment"
FUSE = 4
"""Minutes from arming to detonation (7.3.1)."""


_STATIONS: dict[tuple[tuple[str, ...], bool], Board] = {}


def station(state: State) -> Board:
    """The board with everything this game's characters add to it, as this table plays it."""
    which = (state.cast, state.options.print_shop_repair)
    found = _STATIONS.get(which)
    if found is None:
        repair = "print_shop" if state.options.print_shop_repair else REPAIR
        found = _STATIONS[which] = board(frozenset(state.cast), repair)
    return found


def verbs(state: State, section: str) -> frozenset[str]:
    """The section actions that the board offers somewhere, and `console` where there is one."""
    which = (state.cast, state.options.print_shop_repair, section)
    found = _VERBS.get(which)
    if found is None:
        fixed = station(state).sections.get(section)
        works = {work.verb for work in fixed.works} if fixed is not None else set()
        found = frozenset(works | {"console"} if fixed is not None and fixed.console else works)
        _VERBS[which] = found
    return found


_VERBS: dict[tuple[tuple[str, ...], bool, str], frozenset[str]] = {}


# ---------------------------------------------------------------------- power (7.2)


def broken(state: State) -> int:
    """Damaged Power Sections still in place."""
    return sum(state.places[key].damaged for key in station(state).power)


def emergency(state: State) -> bool:
    """7.2.1: cameras and jammers cannot be on."""
    return broken(state) >= 1


def blackout(state: State) -> bool:
    """7.2.2: everything is dark, section and console actions are off, locks stay shut."""
    return broken(state) >= 2


def dark(state: State, section: str) -> bool:
    """5.1.3."""
    return station(state).sections[section].dark or blackout(state)


def damage(play: Play, section: str, by: str = "") -> None:
    """5.1.4; nothing happens to what is damaged already or cannot be (5.1.7.2). `by`: whose deed it is."""
    place = play.state.places[section]
    if place.damaged or section == OUTER_SPACE or place.annihilated:
        return
    before = broken(play.state)
    play.place(section, damaged=True)
    play.tell("damaged", section=name(section))
    _power_fell(play, before, by)
    if section == "vault_x":
        release(play, by)  # 7.6.1


def _power_fell(play: Play, before: int, by: str) -> None:
    after = broken(play.state)
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
    before = broken(play.state)
    play.place(section, damaged=False)
    play.tell("repaired", section=name(section))
    after = broken(play.state)
    if before >= 2 > after:
        # 7.2.2.4: the lights return, and all locks go.
        play.state.locks = ()
        play.tell("power-restored")
    elif before >= 1 > after:
        play.tell("power-normal")


# ---------------------------------------------------------------------- Abandon Ship (7.1)


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


# ---------------------------------------------------------------------- Project X (7.6)


def told(card: str) -> Message:
    """What a Project X card says."""
    return Message("project-" + card.replace("_", "-") + "-text")


def release(play: Play, by: str = "") -> None:
    """7.6.1: the card is turned up and followed at once, as part of the deed that let it out (10.1.2)."""
    from game.stationfall.cards import PROJECTS

    if play.state.released:
        return
    play.state.released = True
    play.settled()
    play.tell("project-x-released", card=name(play.state.projectx))
    play.tell("project-x-says", text=told(play.state.projectx))
    PROJECTS[play.state.projectx].release(play, by)


# ---------------------------------------------------------------------- hazards (6)


def ignite(play: Play, section: str, blame: int | None, by: str = "") -> None:
    """6.5: a fire breaks out. It damages the section and Downs those it can."""
    from game.stationfall.harm import expose

    if play.state.places[section].hazard == "asphyxiation":
        return  # 6.5.1: nothing burns without air
    play.place(section, hazard="fire")
    if play.state.places[section].goo:
        play.place(section, goo=False)
        play.tell("goo-burned", section=name(section))
    play.tell("fire", section=name(section))
    damage(play, section, by)
    expose(play, section, blame, by)


def gas(play: Play, section: str, blame: int | None, by: str = "") -> None:
    """The air goes; a fire goes with it (6.5.2)."""
    from game.stationfall.harm import expose

    play.place(section, hazard="asphyxiation")
    play.tell("asphyxiation", section=name(section))
    expose(play, section, blame, by)


# ---------------------------------------------------------------------- Antimatter (7.3)


def watch_antimatter(play: Play) -> None:
    """7.3: leaving Magnetic Containment arms it, however it left."""
    state = play.state
    if state.armed or state.detonated or "antimatter" in state.places[TRAP].floor:
        return
    for pawn in state.pawns.values():
        if pawn.at == TRAP and "antimatter" in pawn.items:
            return
    arm(play)


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


def detonate(play: Play) -> None:
    """7.3.2."""
    from game.stationfall.harm import annihilate, annihilate_all, annihilate_pod

    state = play.state
    at = people.item_at(state, "antimatter")
    if state.detonated or not at:
        return
    state.markers = tuple(marker for marker in state.markers if marker.what != "antimatter")
    if at == OUTER_SPACE:
        state.detonated = "outer_space"
        play.tell("antimatter-space")
        _remove_antimatter(play)
        annihilate_all(play, OUTER_SPACE)
        for section, fixed in station(state).sections.items():
            if fixed.arrow and section != OUTER_SPACE and not state.places[section].away:
                damage(play, section)
    elif people.left(state, at):
        state.detonated = "mesosphere"
        play.tell("antimatter-mesosphere")
        holder = next((pawn for pawn in state.pawns.values() if "antimatter" in pawn.items), None)
        _remove_antimatter(play)
        if at in state.places:
            annihilate_pod(play, at)
        elif holder is not None:
            annihilate(play, holder.key)
    else:
        state.detonated = "board"
        play.tell("antimatter-board", section=name(at))
        _remove_antimatter(play)
        fall(play, "antimatter")


def _remove_antimatter(play: Play) -> None:
    from game.stationfall.harm import recall

    recall(play, "antimatter")
    for key, place in list(play.state.places.items()):
        if "antimatter" in place.floor:
            play.place(key, floor=tuple(item for item in place.floor if item != "antimatter"))
    for key, pawn in list(play.state.pawns.items()):
        if "antimatter" in pawn.items:
            play.pawn(key, items=tuple(item for item in pawn.items if item != "antimatter"))


# ---------------------------------------------------------------------- pods (5.5)


def occupants(state: State, pod: str) -> int:
    """5.5.2: Humans, Robots and Monsters, Live or Down."""
    return sum(people.seated(pawn) for pawn in people.pawns_in(state, pod))


def seats_left(state: State, pod: str) -> int:
    return station(state).sections[pod].seats - occupants(state, pod)


def docked(state: State, section: str) -> list[str]:
    """The pods still moored at a section."""
    return [
        key
        for key, fixed in station(state).sections.items()
        if fixed.moored == section and not state.places[key].away and not state.places[key].annihilated
    ]


def unmet(state: State, pod: str, launcher: str) -> str:
    """The first launch requirement a pod does not meet (5.5.4), or nothing."""
    return next((need for need in needs(state, pod) if not meets(state, pod, need, launcher)), "")


def needs(state: State, pod: str) -> tuple[str, ...]:
    """What a launch requires in this game."""
    fixed = station(state).sections[pod]
    signed = fixed.pod and pod != UNSIGNED and "legal" in state.cast
    return (*fixed.needs, "nda") if signed else fixed.needs


UNSIGNED = "medevac_pod"
"""The one pod that asks for no NDA while Legal is about."""


def meets(state: State, pod: str, need: str, launcher: str = "") -> bool:
    """Whether a pod may leave as far as this is concerned, for this launcher or for just anybody."""
    if need == "abandon_ship":
        holder = state.pawns.get(launcher)
        return state.abandon or (holder is not None and "digital_assistant" in holder.data)
    inside = people.pawns_in(state, pod)
    if need == "nda":
        return all("nda" in pawn.data for pawn in inside if people.human(pawn))
    if need == "officer_aboard":
        return any("officer" in people.abilities(state, pawn.card) for pawn in inside)
    if need == "down_human_aboard":
        return any(pawn.down and people.human(pawn) for pawn in inside)
    if need == "inspector_or_jury_rig":
        return (
            launcher == "inspector"
            or any(pawn.card == "inspector" for pawn in inside)
            or (launcher in state.pawns and people.has(state, state.pawns[launcher], "jury_rig"))
        )
    raise ValueError(f"pod {pod}: unknown requirement {need!r}")


def launch(play: Play, pod: str) -> None:
    """A pod moves to the Mesosphere; a damaged one does not survive it (5.5.4)."""
    from game.stationfall.harm import annihilate_pod

    play.place(pod, away=True)
    play.state.markers = tuple(
        marker for marker in play.state.markers if not (marker.section == pod and marker.what == "launch")
    )
    play.tell("launched", pod=name(pod))
    if play.state.places[pod].damaged:
        annihilate_pod(play, pod)


# ---------------------------------------------------------------------- markers and the end


def markers_left(state: State, colour: int) -> int:
    """2.4: arming takes a fourth rather than fail (7.3.1)."""
    return max(TIME_MARKERS - sum(marker.colour == colour for marker in state.markers), 0)


def mark(play: Play, what: str, section: str) -> None:
    """Put one of the active colour's time markers on a section."""
    play.state.markers += (Marker(play.colour, what, section=section, placed=play.state.minute),)


def fall(play: Play, reason: str) -> None:
    """16.1: Stationfall comes; whatever else was to be done is done no more."""
    if not play.state.ending:
        play.state.ending = reason
        play.settled()


def transmit(play: Play, data: str, offsite: str) -> None:
    """13.2: a copy to an Offsite; Evidence at the Authorities convicts (10.2.1)."""
    if data not in play.state.offsites[offsite]:
        play.state.offsites[offsite] = (*play.state.offsites[offsite], data)
    play.tell("transmitted", seat=seat_name(play.seat), data=name(data), offsite=name(offsite))
    if data == "evidence" and offsite == "authorities":
        guilt.convict(play)
