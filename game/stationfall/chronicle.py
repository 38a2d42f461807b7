"""Chronicle mode, a house rule of ours: what a game that is over leaves to the next one of the same people.

Of what everybody knows at the end only, and only to characters and sections: who was whom then tells nothing
of who is whom now. The README says the five rules; each of them is carried out here.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import cache

from msgspec.structs import replace

from game.api import Message, Name
from game.stationfall import guilt, people, station
from game.stationfall.board import board
from game.stationfall.cards import CAST, card_of
from game.stationfall.lesson import LESSON, TUTORIAL
from game.stationfall.play import Play, illegal
from game.stationfall.state import Aftermath, Options, State, without

ARTIFACT = "artifact"
FEW = 2
"""Of each kind no more is left: it is a trace, and makes no other game."""


@cache
def _cards() -> dict[str, str]:
    """Figures, and the cards they stand for."""
    return {pawn: card for card, it in CAST.items() for pawn in it.pawns or (card,)}


def card_of_figure(pawn: str) -> str:
    """The card that a figure stands for."""
    return _cards()[pawn]


@cache
def scars() -> tuple[str, ...]:
    """Sections that may begin Damaged: no pod and not where pods are launched from, nothing the station runs
    on (7.2.1), and not where Project X would be out at once (7.6.1)."""
    barred = (station.OUTER_SPACE, "vault_x")
    return tuple(
        sorted(
            it.key
            for it in board(frozenset()).sections.values()
            if not (it.power or it.pod or it.key in barred)
            and all(work.verb != "section_launch" for work in it.works)
        )
    )


def leaves(state: State) -> Aftermath | None:
    """What a game that is over leaves behind. None: nothing."""
    if state.phase != "over" or taught(state.options):
        return None
    # Those who got away come first, and of all others whoever is first by name.
    known = [it for it in state.pawns.values() if it.card in CAST and not it.annihilated and _carries(it.key)]
    known.sort(key=lambda it: (not people.escaped(state, it), it.key))
    suspects = {card_of(it.identity) for it in state.conspiracies if it.guilt != "innocent" and it.identity}
    room = {it.key: _free(it.key) for it in known}
    found = Aftermath(
        wanted=tuple(sorted(suspects))[:FEW],
        bearer=next(iter(_fitting((it.key for it in known if ARTIFACT in it.items), room)), ""),
        bitter=_fitting((it.key for it in known if it.down and not people.escaped(state, it)), room),
        contaminated=_fitting((it.key for it in known if it.contaminated), room),
        damaged=tuple(key for key in scars() if key in state.places and state.places[key].damaged)[:FEW],
    )
    return found if found != Aftermath() else None


def _fitting(figures: Iterable[str], room: dict[str, int]) -> tuple[str, ...]:
    """Those that still have a slot for it, which it takes."""
    found = tuple(key for key in figures if room[key])[:FEW]
    for key in found:
        room[key] -= 1
    return found


def taught(options: Options) -> bool:
    """Whether it is the tutorial game, in which everything lies where it says."""
    return options.cast == LESSON or options.lindsey


def figures() -> list[str]:
    """All on whom something can be left."""
    return [pawn for pawn in _cards() if _carries(pawn)]


def _carries(pawn: str) -> bool:
    """Whether a figure begins on its feet somewhere on the map, with a slot for one thing more (4.5.3)."""
    if pawn not in _cards():
        return False
    it = CAST[_cards()[pawn]]
    at = (it.pawns or {pawn: it.start})[pawn]
    here = at in board(frozenset({it.key})).sections
    return here and not it.down and not it.contaminated and _free(pawn) > 0


def _free(pawn: str) -> int:
    """Item slots that a figure has free at the start."""
    it = CAST[_cards()[pawn]]
    return it.slots - len(it.items) - len(it.integral)


def returning(options: Options) -> tuple[str, ...]:
    """The cards of those who are aboard again, where chance draws the others."""
    it = options.aftermath
    if it is None or taught(options):
        return ()
    return tuple(dict.fromkeys([*it.wanted, *(_cards()[key] for key in _figures(it))]))


def _figures(it: Aftermath) -> list[str]:
    """All whom something is left on, once for each thing."""
    return [key for key in (it.bearer, *it.bitter, *it.contaminated) if key]


def check(options: Options) -> None:
    """Raises Illegal for what no game can have left."""
    it = options.aftermath or Aftermath()
    for card in it.wanted:
        if card not in CAST:
            raise illegal("no-such-character", "2.1.1", what=card)
    figures = _figures(it)
    for pawn in figures:
        if not _carries(pawn) or figures.count(pawn) > _free(pawn):
            raise illegal("no-such-character", "2.1.1", what=pawn)
    for section in it.damaged:
        if section not in scars():
            raise illegal("unknown", "5.1", what=section)


def carried(options: Options, cast: Collection[str]) -> Aftermath:
    """What of it there is with these characters aboard."""
    it = options.aftermath
    if it is None or taught(options):
        return Aftermath()

    def here(*keys: str) -> tuple[str, ...]:
        return tuple(key for key in keys if key and _cards()[key] in cast)

    return Aftermath(
        wanted=tuple(card for card in it.wanted if card in cast),
        bearer="".join(here(it.bearer)),
        bitter=here(*it.bitter),
        contaminated=here(*it.contaminated),
        damaged=it.damaged,
    )


def lay(state: State) -> None:
    """At the deal: everything that was left is where it was left."""
    it = carried(state.options, state.cast)
    for key in it.damaged:
        state.places[key] = replace(state.places[key], damaged=True)
    for key in it.contaminated:
        state.pawns[key] = replace(state.pawns[key], contaminated=True)
    for key in it.bitter:
        _hand(state, key, "bludgeon")
    lying = next((key for key, place in state.places.items() if ARTIFACT in place.floor), "")
    if it.bearer and lying:
        floor = without(state.places[lying].floor, ARTIFACT)
        state.places[lying] = replace(state.places[lying], floor=floor)
        _hand(state, it.bearer, ARTIFACT)


def _hand(state: State, pawn: str, item: str) -> None:
    it = state.pawns[pawn]
    state.pawns[pawn] = replace(it, items=(*it.items, item))


def remembered(play: Play, colour: int, card: str) -> None:
    """Somebody has revealed as a character that is remembered for what it did."""
    if card in carried(play.state.options, play.state.cast).wanted:
        guilt.suspect(play, colour)


def told(options: Options, cast: Collection[str] | None = None) -> list[Message]:
    """What is carried over, a sentence for each thing; with these characters, or with whomever it may be."""
    if cast is None:
        named = not isinstance(options.cast, str)
        cast = options.cast if named else TUTORIAL if options.cast == "tutorial" else tuple(CAST)
    return list(_told(carried(options, cast)))


def _told(it: Aftermath) -> Iterator[Message]:
    for card in it.wanted:
        yield Message("chronicle-wanted", {"card": Name(card)})
    if it.bearer:
        yield Message("chronicle-bearer", {"who": Name(it.bearer), "item": Name(ARTIFACT)})
    for key in it.bitter:
        yield Message("chronicle-bitter", {"who": Name(key), "item": Name("bludgeon")})
    for key in it.contaminated:
        yield Message("chronicle-contaminated", {"who": Name(key)})
    for key in it.damaged:
        yield Message("chronicle-damaged", {"section": Name(key)})
