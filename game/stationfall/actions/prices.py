"""What a deed costs the player, and the list of all that can be had.

Prices (`pay`):

* `action`: one of the activation's one or two actions (15.5.2);
* `free`: the free Pick Up or Drop (15.5.3), or what an ability puts in its place;
* `gratis`: costs nothing at all, by an ability;
* `bribe`, `grey`: a Bribe of one's own colour, or a grey one (15.5.4);
* `kompromat`: the character's token from hand (15.5.5);
* `gift`: an action that a reveal power gives on the spot.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from game.api import Illegal, Name
from game.stationfall import people
from game.stationfall.actions.deeds import POWERS, Deed, backfires, helpless, no_command, payer, possible
from game.stationfall.actions.gifts import gifted
from game.stationfall.actions.turn import PLACING, can_activate
from game.stationfall.actions.vengeful import objection, roused, rouses
from game.stationfall.cards import CAST, nothing
from game.stationfall.play import illegal
from game.stationfall.state import GREY, Pawn, State


def overcharge(state: State, act: Deed) -> Illegal | None:
    """Why a deed cannot be paid for like this."""
    pawn = payer(state, act)
    if people.monster(pawn):
        return illegal("monster", "7.6.2")
    if act.by:
        seen = roused(state, act)
        found = no_command(seen, act, payer(seen, act))
        if found is not None:
            return found
    price = PRICES.get(act.pay)
    if price is None:
        return illegal("price", "11.3", pay=act.pay)
    return price.closed(state, act.seat, pawn) or price.misfit(state, act, pawn) or act.misfit(state)


class Price(msgspec.Struct, frozen=True):
    """One way to pay."""

    closed: Callable[[State, int, Pawn], Illegal | None]
    """Why this seat cannot pay like this for anything that this pawn does."""
    misfit: Callable[[State, Deed, Pawn], Illegal | None]
    """Why this deed cannot be had for it."""


def _no_action(state: State, seat: int, pawn: Pawn) -> Illegal | None:
    if state.turn.pawn != pawn.key:
        return illegal("not-activated", "15.5.2", who=Name(pawn.key))
    if state.turn.actions <= 0:
        return illegal("no-actions", "15.5.2", who=Name(pawn.key))
    return None


def _for_action(state: State, act: Deed, pawn: Pawn) -> Illegal | None:
    return illegal("costs-nothing", "11.3") if _is_gratis(state, act, pawn) else None


def _no_free(state: State, seat: int, pawn: Pawn) -> Illegal | None:
    if state.turn.pawn != pawn.key:
        return illegal("not-activated", "15.5.2", who=Name(pawn.key))
    if not state.turn.free:
        return illegal("no-free", "15.5.3", who=Name(pawn.key))
    return None


def _for_free(state: State, act: Deed, pawn: Pawn) -> Illegal | None:
    if act.by and not POWERS[act.power].console:
        return illegal("not-free", "15.5.3")
    if not _fits_free(state, act, pawn):
        return illegal("not-free", "15.5.3")
    return _for_action(state, act, pawn)


def _fits_free(state: State, act: Deed, pawn: Pawn) -> bool:
    """15.5.3, and what some put in its place; to steer a machine is a Console Action."""
    if not act.by and type(act).__struct_config__.tag in ("pick_up", "drop"):
        return True
    free = people.able(state, pawn.card).free
    return free is not nothing and bool(free(state, act, ("console",) if act.by else act.kinds(state)))


def _is_gratis(state: State, act: Deed, pawn: Pawn) -> bool:
    if not act.by and type(act).__struct_config__.tag != "step":
        return False
    return bool(people.able(state, pawn.card).gratis(state, act))


def _no_gratis(state: State, seat: int, pawn: Pawn) -> Illegal | None:
    if state.turn.pawn != pawn.key:
        return illegal("not-activated", "15.5.2", who=Name(pawn.key))
    return illegal("not-gratis", "11.3") if people.able(state, pawn.card).gratis is nothing else None


def _for_nothing(state: State, act: Deed, pawn: Pawn) -> Illegal | None:
    if not _is_gratis(state, act, pawn):
        return illegal("not-gratis", "11.3")
    turn = state.turn
    if act.by and (turn.started or turn.hired or act.power in turn.once):
        return illegal("too-late", "11.3", who=Name(pawn.key))
    return None


def _unbribable(state: State, pawn: Pawn) -> Illegal | None:
    turn = state.turn
    if turn.bribed:
        return illegal("bribed-already", "15.5.4.1")
    if turn.colour in state.cards[pawn.card].owners:
        return illegal("bribe-self", "15.5.4.4", who=Name(pawn.key))
    if people.able(state, pawn.card).unbribable:
        return illegal("unbribable", "15.5.4", who=Name(pawn.key))
    return None


def _no_bribe(state: State, seat: int, pawn: Pawn) -> Illegal | None:
    if not state.conspiracies[state.turn.colour].bribe:
        return illegal("no-bribe", "15.5.4.1")
    return _unbribable(state, pawn)


def _no_grey(state: State, seat: int, pawn: Pawn) -> Illegal | None:
    if grey_bribes(state) == 0:
        return illegal("no-grey-bribe", "15.5.4.1")
    return _unbribable(state, pawn)


def grey_bribes(state: State) -> int:
    """Grey Bribes that can be given away: those still on who brought them, in that one's activation."""
    rich = state.pawns.get(state.turn.pawn)
    if rich is None or people.monster(rich) or not CAST[rich.card].grey_bribes or rich.annihilated:
        return 0
    return state.cards[rich.card].bribes.count(GREY)


def _no_kompromat(state: State, seat: int, pawn: Pawn) -> Illegal | None:
    if state.turn.extorted:
        return illegal("extorted-already", "15.5.5.1")
    token = state.kompromat.get(pawn.card)
    if token is None or token.hand != seat:
        return illegal("no-kompromat", "15.5.5.1", who=Name(pawn.card))
    return None


def _not_extra(state: State, act: Deed, pawn: Pawn) -> Illegal | None:
    """Somebody bribed or extorted takes one Action: not one of the extra ones an activation gives."""
    if act.by and POWERS[act.power].gratis:
        return illegal("only-activated", "15.5.2")
    return None


def _no_gift(state: State, seat: int, pawn: Pawn) -> Illegal | None:
    return None if pawn.key in gifted(state) else illegal("no-gift", "15.3.2", who=Name(pawn.key))


PRICES: dict[str, Price] = {
    "action": Price(_no_action, _for_action),
    "free": Price(_no_free, _for_free),
    "gratis": Price(_no_gratis, _for_nothing),
    "bribe": Price(_no_bribe, _not_extra),
    "grey": Price(_no_grey, _not_extra),
    "kompromat": Price(_no_kompromat, _not_extra),
    "gift": Price(_no_gift, lambda state, act, pawn: None),
}


OUTSIDE = frozenset({"bribe", "grey", "kompromat"})
"""What is paid beside the activation, for anybody."""


A = TypeVar("A", bound=Deed)


def affordable(state: State, act: A, prices: tuple[str, ...], pawn: Pawn) -> Iterator[A]:
    """The same deed at every one of these prices, open to the payer, that it can be had for."""
    if act.by and no_command(state, act, pawn) is not None:
        return
    for pay in prices:
        priced = act if act.pay == pay else replace(act, pay=pay)
        if PRICES[pay].misfit(state, priced, pawn) is None and priced.misfit(state) is None:
            yield priced


def legal(state: State, seat: int) -> Iterator[Deed]:
    """Every deed of the acting seat, at every price."""
    outside = _outside(state, seat)
    for pawn in state.pawns.values() if outside else (state.pawns[state.turn.pawn],):
        if pawn.annihilated or people.monster(pawn):
            continue
        tried = ("action", "free", "gratis", *outside) if pawn.key == state.turn.pawn else outside
        yield from _priced(state, pawn, seat, tried)


def _priced(state: State, pawn: Pawn, seat: int, tried: tuple[str, ...]) -> Iterator[Deed]:
    """What this character can do at these of all prices."""
    prices = tuple(pay for pay in tried if PRICES[pay].closed(state, seat, pawn) is None)
    if "kompromat" in prices and people.able(state, pawn.card).roused:
        prices = tuple(pay for pay in prices if pay != "kompromat")
        seen = roused(state, Deed(seat=seat, who=pawn.key, pay="kompromat"))
        found = _at(seen, seen.pawns[pawn.key], seat, ("kompromat",))
        yield from (act for act in found if objection(state, act) is None)
    if prices:
        yield from _at(state, pawn, seat, prices)


def own(state: State, seat: int, besides: tuple[str, ...] = ()) -> Iterator[Deed]:
    """What the activated character can do for what its activation gives, or for something besides."""
    pawn = state.pawns[state.turn.pawn]
    if not pawn.annihilated:
        yield from _priced(state, pawn, seat, ("action", "free", "gratis", *besides))


def early(state: State, seat: int) -> Iterator[Deed]:
    """15.5.4.1, 15.5.5.1: an activation phase begins before the disc is placed.

    Who pays for something then must be able to place it afterwards.
    """
    if state.turn.step not in PLACING or state.options.disc_first or not _outside(state, seat):
        return
    ready = can_activate(state)
    if ready or any(pawn.down and can_activate(state, pawn.key) for pawn in state.pawns.values()):
        yield from (act for act in legal(state, seat) if ready or _opens(state, act))


def premature(state: State, act: Deed) -> Illegal | None:
    """Why this price cannot be paid before the disc is placed."""
    if state.turn.step == "acting" or state.todo:
        return None
    if act.pay in OUTSIDE and not state.options.disc_first:
        return None
    pawn = state.pawns.get(act.who)
    # Who could not do it with the disc either hears that, and is not sent to place it.
    unfit = helpless(state, pawn, while_down=act.while_down) if pawn is not None else None
    return unfit or illegal("not-activated-yet", "15.5.2")


def aimless(state: State, act: Deed) -> Illegal | None:
    """15.5.2: an activation begins with nothing that does not lead to somebody being activated."""
    if state.turn.step not in PLACING or state.todo or can_activate(state) or _opens(state, act):
        return None
    return illegal("nobody-to-activate", "15.5.2")


def _opens(state: State, act: Deed) -> bool:
    """Whether this certainly wakes somebody who can then be activated, if it is not refused.

    Deeds are not tried out: what is hidden, a trap for one, must not show in what is listed.
    """
    woken = [act.wakes] if act.wakes else []
    if rouses(state, act):
        woken.append(payer(state, act).key)
    return any(can_activate(state, key) for key in woken)


def gifts(state: State, seat: int) -> Iterator[Deed]:
    """What can be done with the action a power has given."""
    for key in gifted(state):
        yield from _at(state, state.pawns[key], seat, ("gift",))


def _at(state: State, pawn: Pawn, seat: int, prices: tuple[str, ...]) -> Iterator[Deed]:
    """All that one pawn can do, or make others do, for these prices."""
    for act in possible(state, pawn, seat):
        yield from affordable(state, act, prices, pawn)
    if pawn.down or pawn.annihilated:
        return
    for each in POWERS.values():
        for puppet in each.puppets(state, pawn):
            for act in possible(state, puppet, seat, each.reckless):
                order = replace(act, by=pawn.key, power=each.key)
                if each.may(state, act) and not backfires(state, order):
                    yield from affordable(state, order, prices, pawn)


def _outside(state: State, seat: int) -> tuple[str, ...]:
    """The prices beside the activation that this seat can pay for anybody at all."""
    turn = state.turn
    prices: tuple[str, ...] = ()
    if not turn.bribed:
        prices += ("bribe",) if state.conspiracies[turn.colour].bribe else ()
        prices += ("grey",) if grey_bribes(state) else ()
    if not turn.extorted and any(token.hand == seat for token in state.kompromat.values()):
        prices += ("kompromat",)
    return prices
