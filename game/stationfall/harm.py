"""What happens to bodies and things: moving, Down, Revived, Annihilated, Contaminated, items changing hands.

`blame` is the colour that answers for a Downed Human (10.1.2): the active one for anything done in its
activation phase, nobody for what happens at the end of a turn.
"""

from __future__ import annotations

from game.stationfall import guilt, people, systems
from game.stationfall.cards import CAST, PROJECTS
from game.stationfall.play import Play, name
from game.stationfall.state import ACTIVATION, Kompromat, State

# ---------------------------------------------------------------------- bodies


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
    play.pawn(key, down=True)
    play.tell("downed", who=name(key), section=name(pawn.at))
    on_harm = PROJECTS[state.projectx].on_harm if people.monster(pawn) else None
    if on_harm is not None:
        on_harm(play)
    if blame is None or not people.human(pawn) or not witnessed(state, pawn.at):
        return
    doer = state.pawns.get(by)
    fugitives = (pawn, doer) if doer is not None else (pawn,)
    if any("fugitive" in people.abilities(state, one.card) for one in fugitives):
        return
    if doer is not None and "mimic_frameup" in people.abilities(state, doer.card):
        # The question knows the abilities, and they know what is done here.
        from game.stationfall.abilities.offensive import Frameup

        play.push(Frameup(play.seat, blame, pawn.at, by))
        return
    guilt.suspect(play, blame)


def witnessed(state: State, section: str) -> bool:
    """Cameras on and light enough to see by; or somebody's live stream."""
    if section not in state.places:
        return False
    return streamed(state, section) or (state.cameras and not systems.dark(state, section))


def lit(state: State, section: str) -> bool:
    """5.1.3: light enough to see by, if only that of a live stream."""
    return not systems.dark(state, section) or streamed(state, section)


def streamed(state: State, section: str) -> bool:
    """Live Streams: with the jammers off, wherever the Billionaire or his dog is counts as lit and filmed."""
    star = state.pawns.get("billionaire")
    if star is None or state.jammers or "live_streams" not in people.abilities(state, "billionaire"):
        return False
    return (star.at == section and not star.annihilated) or people.item_at(state, "fletcher") == section


def revive(play: Play, key: str) -> None:
    pawn = play.state.pawns[key]
    play.pawn(key, down=False, at=people.remains(play.state, pawn))
    if people.monster(pawn):
        play.state.x.pop(people.REMAINS, None)
    play.tell("revived", who=name(key))


def expose(play: Play, section: str, blame: int | None, by: str = "") -> None:
    """6.1: a hazard Downs every unprotected Human it shares a section with."""
    hazard = play.state.places[section].hazard
    if not hazard:
        return
    for pawn in people.pawns_in(play.state, section):
        if people.live(pawn) and not people.endures(play.state, pawn, hazard):
            down(play, pawn.key, blame, by)


def annihilate(play: Play, key: str) -> None:
    """4.6.5: the pawn and all it possesses leave the game."""
    if "antimatter" in play.state.pawns[key].items:
        systems.detonate(play)  # 7.3.3
    pawn = play.state.pawns[key]
    if pawn.annihilated:
        return
    play.pawn(key, annihilated=True, down=False, items=(), integral=(), data=(), contaminated=False)
    play.tell("annihilated", who=name(key))
    _lose(play, (*pawn.items, *pawn.integral))


def annihilate_things(play: Play, section: str) -> None:
    """Everything lying in a section leaves the game, Kompromat too."""
    if "antimatter" in play.state.places[section].floor:
        systems.detonate(play)  # 7.3.3
    lost = play.state.places[section].floor
    play.place(section, floor=())
    _lose(play, lost)
    for key, token in list(play.state.kompromat.items()):
        if token.at == section:
            play.state.kompromat[key] = Kompromat(shown=token.shown)


def dissolve(play: Play, section: str) -> None:
    """Grey Goo eats whatever lies around."""
    if play.state.places[section].floor or any(
        token.at == section for token in play.state.kompromat.values()
    ):
        play.tell("dissolved", section=name(section))
        annihilate_things(play, section)


def _lose(play: Play, items: tuple[str, ...]) -> None:
    """4.6.5.1: annihilated items leave the game, and none returns to the supply. A character can be one."""
    for item in items:
        if item in play.state.pawns:
            annihilate(play, item)
        elif stock(item) in SUPPLY:
            play.count(_gone(item))


def annihilate_pod(play: Play, pod: str) -> None:
    """5.5.4: the pod and everything in it."""
    if play.state.places[pod].annihilated:
        return
    play.place(pod, annihilated=True)
    play.tell("pod-lost", pod=name(pod))
    annihilate_all(play, pod)


def annihilate_all(play: Play, section: str) -> None:
    """5.5.4, 7.3.2: everybody and everything in a section; a trap goes as it lies, face down."""
    for pawn in people.pawns_in(play.state, section):
        annihilate(play, pawn.key)
    annihilate_things(play, section)
    play.state.traps.pop(section, None)


# ---------------------------------------------------------------------- moving


def move(play: Play, key: str, to: str, *, blame: int | None, by: str = "") -> None:
    """A pawn arrives somewhere, by whatever means, and whoever it carries with it."""
    play.pawn(key, at=to)
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
        at = people.where(play.state, pawn)
        place = play.state.places.get(at)
        if place is None or place.damaged or people.monster(pawn):
            continue
        if systems.station(play.state).sections[at].contaminates:
            contaminate(play, key)


def _spring(play: Play, key: str) -> None:
    """A trap token is turned up; nobody answers for what it does."""
    at = play.state.pawns[key].at
    kind = play.state.traps.pop(at)
    play.settled()
    play.tell("trap-real" if kind == "real" else "trap-blank", who=name(key), section=name(at))
    pawn = play.state.pawns[key]
    if kind == "real" and (not people.monster(pawn) or hurts(play.state, "trap")):
        down(play, key, None)


def hurts(state: State, what: str) -> bool:
    """Whether this is on the Monster's harm line."""
    return what in PROJECTS[state.projectx].harm


# ---------------------------------------------------------------------- things


def gain(play: Play, key: str, item: str) -> None:
    """An item comes into a pawn's possession; the limit is the caller's business."""
    play.pawn(key, items=(*play.state.pawns[key].items, item))


def lose(play: Play, key: str, item: str) -> None:
    items = list(play.state.pawns[key].items)
    items.remove(item)
    play.pawn(key, items=tuple(items))


def put(play: Play, section: str, item: str) -> None:
    play.place(section, floor=(*play.state.places[section].floor, item))


def take(play: Play, section: str, item: str) -> None:
    floor = list(play.state.places[section].floor)
    floor.remove(item)
    play.place(section, floor=tuple(floor))


def grant(play: Play, key: str, item: str) -> None:
    """A power hands over an item: over the limit, something must be dropped at once (4.5.3.1)."""
    gain(play, key, item)
    play.tell("gained", who=name(key), item=name(item))
    unburden(play, key)


def contaminate(play: Play, key: str) -> None:
    """8.5.1: never twice; a full character must drop something."""
    if play.state.pawns[key].contaminated:
        return
    play.pawn(key, contaminated=True)
    play.tell("contaminated", who=name(key))
    unburden(play, key)


def unburden(play: Play, key: str) -> None:
    if people.room(play.state.pawns[key]) < 0:
        # The question knows the actions, and they know what is done here.
        from game.stationfall.actions.dropping import DropExcess

        play.push(DropExcess(play.seat, key))


def give_data(play: Play, key: str, data: str) -> None:
    pawn = play.state.pawns[key]
    if data not in pawn.data and data not in CAST[pawn.card].refuses:
        play.pawn(key, data=(*pawn.data, data))


def destroy(play: Play, key: str, item: str) -> None:
    """Annihilate one possessed item, integral ones too (8.4)."""
    wear_out(play, key, item)
    _lose(play, (item,))


def wear_out(play: Play, key: str, item: str) -> None:
    """One possessed item breaks and goes back to the supply."""
    pawn = play.state.pawns[key]
    field = "items" if item in pawn.items else "integral"
    left = list(getattr(pawn, field))
    left.remove(item)
    play.pawn(key, **{field: tuple(left)})
    play.tell("broken", who=name(key), item=name(item))


def send(play: Play, item: str) -> None:
    """It is in the Mesosphere by itself: escaped, and in nobody's possession."""
    play.state.x["sent"] = ",".join((*people.sent(play.state), item))


def recall(play: Play, item: str) -> None:
    """It is not in the Mesosphere by itself any more."""
    left = list(people.sent(play.state))
    if item in left:
        left.remove(item)
        play.state.x["sent"] = ",".join(left)


SUPPLY = {
    "bludgeon": 16,
    "gun": 6,
    "helmet": 12,
    "firebomb": 8,
    "nanogel": 8,
}
"""How many there are in the box; Nanogel counts on either side."""


def stock(item: str) -> str:
    """The kind an item is of in the supply."""
    return "nanogel" if item == "nanogel_1" else item


def _gone(item: str) -> str:
    """The name of that tally."""
    return "annihilated_" + stock(item)


def annihilated(state: State, item: str) -> int:
    """How many of this kind are out of the game."""
    return state.tally.get(_gone(item), 0)


def in_supply(state: State, item: str) -> bool:
    """Whether one more can be made: neither in play nor Annihilated (4.6.5.1)."""
    if item not in SUPPLY:
        return True
    held = [one for pawn in state.pawns.values() for one in (*pawn.items, *pawn.integral)]
    lying = [one for place in state.places.values() for one in place.floor]
    used = sum(stock(one) == item for one in (*held, *lying, *people.sent(state)))
    return used + annihilated(state, item) < SUPPLY[item]
