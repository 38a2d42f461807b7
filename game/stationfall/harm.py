"""What happens to bodies: moving, Down, Revived, Contaminated, Annihilated, if need be all at once.

`blame` is the colour that answers for a Downed Human (10.1.2): the active one for anything done in its
activation phase, nobody for what happens at the end of a turn.
"""

from __future__ import annotations

from game.api import Moment, Name
from game.stationfall import guilt, people, station, systems, things
from game.stationfall.cards import PROJECTS
from game.stationfall.play import Play
from game.stationfall.state import ACTIVATION, Kompromat, State


def blamed(play: Play) -> int | None:
    """The colour that answers for what is happening now."""
    turn = play.state.turn
    return turn.colour if play.state.phase == "turn" and turn.step in ACTIVATION else None


def down(play: Play, key: str, blame: int | None, by: str = "") -> None:
    """4.6.1, and what the cameras make of it (10.1.2)."""
    state = play.state
    pawn = state.pawns[key]
    if not people.live(pawn):
        return
    play.set_pawn(key, down=True)
    play.tell("downed", who=Name(key), section=Name(pawn.at))
    on_harm = PROJECTS[state.projectx].on_harm if people.monster(pawn) else None
    if on_harm is not None:
        on_harm(play)
    if blame is None or not people.human(pawn) or not station.witnessed(state, pawn.at):
        return
    doer = state.pawns.get(by)
    fugitives = (pawn, doer) if doer is not None else (pawn,)
    if any(people.able(state, one.card).outlaw for one in fugitives):
        return
    if doer is None or not people.able(state, doer.card).diverts(play, blame, pawn.at, by):
        guilt.suspect(play, blame)


def revive(play: Play, key: str) -> None:
    pawn = play.state.pawns[key]
    play.set_pawn(key, down=False, at=people.remains(play.state, pawn))
    if people.monster(pawn):
        play.state.x.pop(people.REMAINS, None)
    play.tell("revived", who=Name(key))


def expose(play: Play, section: str, blame: int | None, by: str = "") -> None:
    """6.1: a hazard Downs every unprotected Human it shares a section with."""
    hazard = play.state.places[section].hazard
    if not hazard:
        return
    for pawn in people.pawns_in(play.state, section):
        if people.live(pawn) and not people.endures(play.state, pawn, hazard):
            down(play, pawn.key, blame, by)


def move(play: Play, key: str, to: str, *, blame: int | None, by: str = "") -> None:
    """A pawn arrives somewhere, by whatever means, and whoever it carries with it."""
    play.set_pawn(key, at=to)
    arrive(play, key, blame, by)
    taint(play, *borne(play.state, key))


def arrive(play: Play, key: str, blame: int | None, by: str = "") -> None:
    """What a section does to those who enter it."""
    state = play.state
    pawn = state.pawns[key]
    place = state.places.get(pawn.at)
    if place is None:
        return
    if pawn.at in state.traps and people.seated(pawn):
        _spring(play, key)
    if place.goo and people.robot(pawn):
        down(play, key, blame, by)
    if place.hazard and people.live(pawn) and not people.endures(state, pawn, place.hazard):
        down(play, key, blame, by)
    taint(play, key)


def borne(state: State, key: str) -> list[str]:
    """The characters that this one holds: some are Items (4.2.1)."""
    return [item for item in state.pawns[key].items if item in state.pawns]


def taint(play: Play, *keys: str) -> None:
    """8.5.1: the Bio Lab contaminates every character that comes in, on its own feet or not."""
    for key in keys:
        pawn = play.state.pawns[key]
        if not people.monster(pawn) and taints(play.state, people.where(play.state, pawn)):
            contaminate(play, key)


def taints(state: State, section: str) -> bool:
    """8.5.1: whether a section contaminates who comes in now."""
    place = state.places.get(section)
    return place is not None and not place.damaged and station.board(state).sections[section].contaminates


def _spring(play: Play, key: str) -> None:
    """A trap token is turned up; nobody answers for what it does."""
    at = play.state.pawns[key].at
    kind = play.state.traps.pop(at)
    play.bar_undo()
    play.tell("trap-real" if kind == "real" else "trap-blank", who=Name(key), section=Name(at))
    pawn = play.state.pawns[key]
    if kind == "real" and (not people.monster(pawn) or hurts(play.state, "trap")):
        down(play, key, None)


def hurts(state: State, what: str) -> bool:
    """Whether this is on the Monster's harm line."""
    return what in PROJECTS[state.projectx].harm


def contaminate(play: Play, key: str) -> None:
    """8.5.1: never twice; a full character must drop something."""
    if play.state.pawns[key].contaminated:
        return
    play.set_pawn(key, contaminated=True)
    play.tell("contaminated", who=Name(key))
    things.unburden(play, key)


def annihilate(play: Play, key: str) -> None:
    """4.6.5: the pawn and all it possesses leave the game."""
    if "antimatter" in play.state.pawns[key].items:
        detonate(play)  # 7.3.3
    pawn = play.state.pawns[key]
    if pawn.annihilated:
        return
    play.set_pawn(key, annihilated=True, down=False, items=(), integral=(), data=(), contaminated=False)
    play.tell("annihilated", who=Name(key))
    _lose(play, (*pawn.items, *pawn.integral))


def annihilate_things(play: Play, section: str) -> None:
    """Everything lying in a section leaves the game, Kompromat too."""
    if "antimatter" in play.state.places[section].floor:
        detonate(play)  # 7.3.3
    lost = play.state.places[section].floor
    play.set_section(section, floor=())
    _lose(play, lost)
    for key, token in list(play.state.kompromat.items()):
        if token.at == section:
            play.state.kompromat[key] = Kompromat(shown=token.shown)


def dissolve(play: Play, section: str) -> None:
    """Grey Goo eats whatever lies around."""
    if play.state.places[section].floor or any(
        token.at == section for token in play.state.kompromat.values()
    ):
        play.tell("dissolved", section=Name(section))
        annihilate_things(play, section)


def _lose(play: Play, items: tuple[str, ...]) -> None:
    """4.6.5.1: annihilated items leave the game, and none returns to the supply. A character can be one."""
    for item in items:
        if item in play.state.pawns:
            annihilate(play, item)
        elif things.stock(item) in things.SUPPLY:
            play.count(things.gone(item))


def destroy(play: Play, key: str, item: str) -> None:
    """Annihilate one possessed item, integral ones too (8.4)."""
    things.wear_out(play, key, item)
    _lose(play, (item,))


def annihilate_pod(play: Play, pod: str) -> None:
    """5.5.4: the pod and everything in it."""
    if play.state.places[pod].annihilated:
        return
    play.set_section(pod, annihilated=True)
    play.tell("pod-lost", pod=Name(pod))
    annihilate_all(play, pod)


def annihilate_all(play: Play, section: str) -> None:
    """5.5.4, 7.3.2: everybody and everything in a section; a trap goes as it lies, face down."""
    for pawn in people.pawns_in(play.state, section):
        annihilate(play, pawn.key)
    annihilate_things(play, section)
    play.state.traps.pop(section, None)


def watch_antimatter(play: Play) -> None:
    """7.3: leaving Magnetic Containment arms it, however it left."""
    state = play.state
    if state.armed or state.detonated or "antimatter" in state.places[station.TRAP].floor:
        return
    for pawn in state.pawns.values():
        if pawn.at == station.TRAP and "antimatter" in pawn.items:
            return
    systems.arm(play)


def detonate(play: Play) -> None:
    """7.3.2."""
    state = play.state
    at = people.item_at(state, "antimatter")
    if state.detonated or not at:
        return
    state.markers = tuple(marker for marker in state.markers if marker.what != "antimatter")
    if at == station.OUTER_SPACE:
        state.detonated = "outer_space"
        play.tell("antimatter-space", moment=Moment("explosion", station.OUTER_SPACE))
        _remove_antimatter(play)
        annihilate_all(play, station.OUTER_SPACE)
        for section, fixed in station.board(state).sections.items():
            if fixed.arrow and section != station.OUTER_SPACE and not state.places[section].away:
                systems.damage(play, section)
    elif people.left(state, at):
        state.detonated = "mesosphere"
        play.tell("antimatter-mesosphere", moment=Moment("explosion", "mesosphere"))
        holder = next((pawn for pawn in state.pawns.values() if "antimatter" in pawn.items), None)
        _remove_antimatter(play)
        if at in state.places:
            annihilate_pod(play, at)
        elif holder is not None:
            annihilate(play, holder.key)
    else:
        state.detonated = "board"
        play.tell("antimatter-board", moment=Moment("explosion", at), section=Name(at))
        _remove_antimatter(play)
        systems.fall(play, "antimatter")


def _remove_antimatter(play: Play) -> None:
    things.recall(play, "antimatter")
    for key, place in list(play.state.places.items()):
        if "antimatter" in place.floor:
            play.set_section(key, floor=tuple(item for item in place.floor if item != "antimatter"))
    for key, pawn in list(play.state.pawns.items()):
        if "antimatter" in pawn.items:
            play.set_pawn(key, items=tuple(item for item in pawn.items if item != "antimatter"))
