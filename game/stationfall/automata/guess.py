"""A game that agrees with all a seat sees: what is hidden from it is filled in by chance.

Nothing of the real game goes in but the `View`, so a computer player cannot know more than its seat.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from game.stationfall.cards import CAST, MONSTER, PROJECTS, card_of
from game.stationfall.state import VERSION, Conspiracy, Kompromat, Pawn, Player, SectionState, State
from game.stationfall.station import board as station
from game.stationfall.view import ColourView, SeatView, SectionView, View

_SEEN = frozenset(field.name for field in msgspec.structs.fields(View))
_ALIKE = tuple(field.name for field in msgspec.structs.fields(State) if field.name in _SEEN)
"""What a View shows just as the game keeps it."""


def guess(view: View, rng: Random) -> State:
    """One game that this view could be of, with nothing left to be answered."""
    known: dict[str, Any] = {field: getattr(view, field) for field in _ALIKE}
    known |= {
        "version": VERSION,
        "options": view.rules,
        "players": [_player(view, it) for it in view.players],
        "conspiracies": [_conspiracy(view, it) for it in view.colours],
        "cards": view.cards.copy(),
        "pawns": {key: _pawn(pawn) for key, pawn in view.pawns.items()},
        "places": {key: _place(it) for key, it in view.sections.items()},
        "locks": (),
        "kompromat": _kompromat(view, rng),
        "reentry": rng.randrange(3) < 2 if view.reentry is None else view.reentry,
        "projectx": view.projectx or rng.choice(sorted(PROJECTS)),
        "traps": _traps(view, rng),
    }
    state = State(**known)
    state.locks = tuple(
        key for key, (_, _, locked) in zip(station(state).corridors, view.corridors, strict=True) if locked
    )
    return state


def _conspiracy(view: View, it: ColourView) -> Conspiracy:
    # 16.2: only who revealed before Stationfall has the powers of the card.
    early = it.revealed and it.identity in view.cards[card_of(it.identity)].powers
    return Conspiracy(
        seat=it.seat,
        identity=it.identity,
        revealed=it.revealed,
        early=early,
        pool=it.pool,
        betrayal=it.betrayal,
        disc=it.disc,
        bribe=it.bribe,
        guilt=it.guilt,  # type: ignore[arg-type]
    )


def _player(view: View, it: SeatView) -> Player:
    """How many Bonus Characters others have is all one: nobody scores them but they."""
    mine = it.seat == view.seat
    # 9.4.1: who has a disc on a holder of it has looked.
    holders = {pawn.card for pawn in view.pawns.values() if "x_secret" in pawn.data}
    looked = any(colour.seat == it.seat and colour.disc in holders for colour in view.colours)
    # 18.2: what both of a team are shown lies with the first of its seats, and counts once.
    second = view.rules.teams and it.seat >= (view.seats - view.bots) // 2
    return Player(
        dealt=view.dealt if mine else (),
        ready=it.ready,
        bonus=() if second else it.bonus,
        knows_x=view.projectx != "" if mine else looked,
    )


def _pawn(pawn: Pawn) -> Pawn:
    """A character that is an Item is shown where it lies; the game says only that it is one."""
    if pawn.card == MONSTER or "item" not in CAST[pawn.card].kinds:
        return pawn
    return msgspec.structs.replace(pawn, at="item")


def _place(it: SectionView) -> SectionState:
    return SectionState(
        floor=it.floor,
        damaged=it.damaged,
        hazard=it.hazard,
        goo=it.goo,
        away=it.away,
        annihilated=it.annihilated,
    )


def _traps(view: View, rng: Random) -> dict[str, str]:
    """Three tokens, one of them real; who laid them knows which."""
    laid = [key for key, it in view.sections.items() if it.trap]
    real = view.trap or (rng.choice(laid) if laid else "")
    return {key: "real" if key == real else "blank" for key in laid}


def _kompromat(view: View, rng: Random) -> dict[str, Kompromat]:
    """Known tokens where they are; the others shuffled among the face-down ones and unknown hands."""
    found: dict[str, Kompromat] = {}
    for card in view.spent:
        found[card] = Kompromat(spent=True, shown=True)
    for card in view.gone:
        found[card] = Kompromat(shown=True)
    for player in view.players:
        for card in player.known:
            found[card] = Kompromat(hand=player.seat, shown=player.seat != view.seat)
    hidden = [card for card in view.cast if CAST[card].has_kompromat and card not in found]
    rng.shuffle(hidden)
    slots = [Kompromat(at=key) for key, it in view.sections.items() if it.kompromat]
    for player in view.players:
        slots += [Kompromat(hand=player.seat)] * (player.hand - len(player.known))
    for card in hidden:
        found[card] = slots.pop() if slots else Kompromat()
    return found
