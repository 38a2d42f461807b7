"""What all things a character can do have in common: who does it, and what it costs the player.

A deed lists itself (`options`), refuses with a reason (`refusal`, `suicidal`) and carries itself out
(`perform`). None of these knows what it costs: prices are the same for all deeds and live here, once.

Prices (`pay`):

* `action`: one of the activation's one or two actions (15.5.2);
* `free`: the free Pick Up or Drop (15.5.3), or what an ability puts in its place;
* `gratis`: costs nothing at all, by an ability;
* `bribe`, `grey`: a Bribe of one's own colour, or a grey one (15.5.4);
* `kompromat`: the character's token from hand (15.5.5);
* `gift`: an action that a reveal power gives on the spot.

A deed `by` another character through a `power` moves that character's puppet: the price is the commander's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import ClassVar, Self, TypeVar, Union

import msgspec
from msgspec.structs import replace

from game.api import Action, Illegal
from game.stationfall import harm, people, systems
from game.stationfall.play import Play, name, no, seat_name
from game.stationfall.state import GREY, Card, Kompromat, Pawn, State, Task, copy


class Deed(Action, frozen=True, kw_only=True):
    """Something a character does."""

    who: str
    pay: str = "action"
    by: str = ""
    power: str = ""

    kind: ClassVar[str] = "basic"
    """`basic` (12), `section` (13), `console` (14) or `ability`."""
    ability: ClassVar[str] = ""
    """Without this ability of its own nobody can do it (4.4.1)."""
    bodiless: ClassVar[bool] = False
    """Open to characters that are Data or Items (4.2.2)."""
    while_down: ClassVar[bool] = False
    """Open to the Down."""

    @classmethod
    def offered(cls, verbs: frozenset[str], able: frozenset[str]) -> bool:
        """Whether these abilities can do it at all where the board offers this (`systems.verbs`)."""
        return True

    @classmethod
    def options(cls, state: State, pawn: Pawn, seat: int) -> Iterator[Self]:
        """Everything that may be possible with this pawn; `refusal` has the last word."""
        raise NotImplementedError(cls)

    def refusal(self, state: State, pawn: Pawn) -> Illegal | None:
        """Why this cannot be done, whatever it costs."""
        raise NotImplementedError(type(self))

    def suicidal(self, state: State, pawn: Pawn) -> bool:
        """11.2: whether the doer would certainly be Downed or Annihilated by it at once."""
        return False

    def misfit(self, state: State) -> Illegal | None:
        """Why this deed cannot be had for this price, where the card sets terms of its own."""
        return None

    def perform(self, play: Play) -> None:
        """Do it. Only called when nothing speaks against it."""
        raise NotImplementedError(type(self))

    def kinds(self, state: State) -> tuple[str, ...]:
        """Most deeds are of one kind; going through an airlock is of two (12.1.1, 13.13.1)."""
        return (self.kind,)


D = TypeVar("D", bound=type[Deed])

DEEDS: list[type[Deed]] = []
"""Every deed there is; abilities and characters add theirs."""


def deed(cls: D) -> D:
    """Make a deed part of the game."""
    DEEDS.append(cls)
    return cls


class Power(msgspec.Struct, frozen=True):
    """A way to act through somebody else."""

    key: str
    puppets: Callable[[State, Pawn], Iterator[Pawn]]
    """Whom this commander can move now."""
    may: Callable[[State, Deed], bool] = lambda state, deed: True
    """Which deeds the puppet may do."""
    reckless: bool = False
    """Ignores Self-Preservation (11.2)."""
    gratis: bool = False
    """Costs nothing, at the start of the commander's activation."""
    console: bool = False
    """Is itself a Console Action."""


POWERS: dict[str, Power] = {}


def power(it: Power) -> Power:
    POWERS[it.key] = it
    return it


# ---------------------------------------------------------------------- who may act at all


def unable(state: State, pawn: Pawn, cls: type[Deed]) -> Illegal | None:
    """11.1, 4.2.2, 4.6: whether this pawn can act like this at all."""
    if people.monster(pawn):
        return no("monster", "7.6.2")
    if pawn.annihilated:
        return no("annihilated", "4.6.5.2", who=name(pawn.key))
    if pawn.down and not cls.while_down:
        return no("down", "11.1", who=name(pawn.key))
    if people.escaped(state, pawn):
        return no("escaped", "4.6.6.3", who=name(pawn.key))
    if people.engulfed(state, pawn):
        return no("engulfed", "7.6.2", who=name(pawn.key))
    if not people.bodily(pawn) and not cls.bodiless:
        return no("bodiless", "4.2.2", who=name(pawn.key))
    return None


def roused(state: State, act: Deed) -> State:
    """The state a deed is judged in: Vengeful wakes and arms its character before the paid-for action."""
    pawn = payer(state, act)
    if act.pay != "kompromat" or "vengeful" not in people.abilities(state, pawn.card):
        return state
    from game.stationfall.actions.basic import cannot_wake

    if pawn.down and (pawn.at not in state.places or cannot_wake(state, pawn) is not None):
        return state
    new = copy(state)
    items = (*pawn.items, "bludgeon") if harm.in_supply(state, "bludgeon") else pawn.items
    new.pawns[pawn.key] = replace(pawn, down=False, items=items)
    return new


def objection(state: State, act: Deed) -> Illegal | None:
    """Everything that speaks against a deed except its price."""
    state = roused(state, act)
    pawn = state.pawns[act.who]
    found = unable(state, pawn, type(act)) or act.refusal(state, pawn)
    if found is not None:
        return found
    reckless = act.power != "" and POWERS[act.power].reckless
    if not reckless and act.suicidal(state, pawn):
        return no("self-preservation", "11.2", who=name(pawn.key))
    return None


@cache
def _menu(verbs: frozenset[str], able: frozenset[str], down: bool, bodily: bool) -> tuple[type[Deed], ...]:
    """The deeds worth a look: most can be done only in some sections or by some characters."""
    return tuple(
        cls
        for cls in DEEDS
        if (cls.while_down or not down)
        and (cls.bodiless or bodily)
        and (not cls.ability or cls.ability in able)
        and cls.offered(verbs, able)
    )


def possible(state: State, pawn: Pawn, seat: int, reckless: bool = False) -> Iterator[Deed]:
    """Everything this pawn could do now, prices aside."""
    out = pawn.annihilated or people.monster(pawn) or people.escaped(state, pawn)
    if out or people.engulfed(state, pawn):
        return  # as `unable` says, but once for all deeds
    verbs = systems.verbs(state, pawn.at)
    for cls in _menu(verbs, people.abilities(state, pawn.card), pawn.down, people.bodily(pawn)):
        for act in cls.options(state, pawn, seat):
            if act.refusal(state, pawn) is None and (reckless or not act.suicidal(state, pawn)):
                yield act


# ---------------------------------------------------------------------- prices


def payer(state: State, act: Deed) -> Pawn:
    return state.pawns[act.by or act.who]


def overcharge(state: State, act: Deed) -> Illegal | None:
    """Why a deed cannot be paid for like this."""
    pawn = payer(state, act)
    if people.monster(pawn):
        return no("monster", "7.6.2")
    if act.by:
        seen = roused(state, act)
        found = _no_command(seen, act, payer(seen, act))
        if found is not None:
            return found
    price = PRICES.get(act.pay)
    if price is None:
        return no("price", "11.3", pay=act.pay)
    return price.closed(state, act.seat, pawn) or price.misfit(state, act, pawn) or act.misfit(state)


def _no_command(state: State, act: Deed, commander: Pawn) -> Illegal | None:
    found = POWERS.get(act.power)
    if found is None:
        return no("power", "4.4.1", who=name(commander.key))
    if commander.down or commander.annihilated or people.escaped(state, commander):
        return no("down", "11.1", who=name(commander.key))
    if people.engulfed(state, commander):
        return no("engulfed", "7.6.2", who=name(commander.key))
    puppet = state.pawns[act.who]
    if not any(other.key == puppet.key for other in found.puppets(state, commander)):
        return no("puppet", "4.4.1", who=name(commander.key), puppet=name(puppet.key))
    if not found.may(state, act):
        return no("puppet-deed", "4.4.1", who=name(commander.key), puppet=name(puppet.key))
    return None


class Price(msgspec.Struct, frozen=True):
    """One way to pay."""

    closed: Callable[[State, int, Pawn], Illegal | None]
    """Why this seat cannot pay like this for anything that this pawn does."""
    misfit: Callable[[State, Deed, Pawn], Illegal | None]
    """Why this deed cannot be had for it."""


def _no_action(state: State, seat: int, pawn: Pawn) -> Illegal | None:
    if state.turn.pawn != pawn.key:
        return no("not-activated", "15.5.2", who=name(pawn.key))
    if state.turn.actions <= 0:
        return no("no-actions", "15.5.2", who=name(pawn.key))
    return None


def _for_action(state: State, act: Deed, pawn: Pawn) -> Illegal | None:
    if act.by and POWERS[act.power].gratis:
        return no("costs-nothing", "11.3")
    if not act.by and _is_gratis(state, act, pawn):
        return no("costs-nothing", "11.3")
    return None


def _no_free(state: State, seat: int, pawn: Pawn) -> Illegal | None:
    if state.turn.pawn != pawn.key:
        return no("not-activated", "15.5.2", who=name(pawn.key))
    if not state.turn.free:
        return no("no-free", "15.5.3", who=name(pawn.key))
    return None


def _for_free(state: State, act: Deed, pawn: Pawn) -> Illegal | None:
    if act.by and not POWERS[act.power].console:
        return no("not-free", "15.5.3")
    if not _fits_free(state, act, pawn):
        return no("not-free", "15.5.3")
    if not act.by and _is_gratis(state, act, pawn):
        return no("costs-nothing", "11.3")
    return None


def _fits_free(state: State, act: Deed, pawn: Pawn) -> bool:
    """15.5.3, and what some put in its place: Zero Born, Scientist, Hacker."""
    able = people.abilities(state, pawn.card)
    if act.by:
        return "hacker" in able  # the power is a Console Action
    if type(act).__struct_config__.tag in ("pick_up", "drop"):
        return True
    if "zero_born" in able and zero_gravity_move(state, act):
        return True
    kinds = act.kinds(state)
    return ("scientist" in able and "section" in kinds) or ("hacker" in able and "console" in kinds)


def zero_gravity_move(state: State, act: Deed) -> bool:
    to = getattr(act, "to", "")
    if type(act).__struct_config__.tag != "step" or to not in state.places:
        return False
    return not systems.station(state).sections[to].gravity


def _is_gratis(state: State, act: Deed, pawn: Pawn) -> bool:
    """Adrenaline into any hazard, Emergency Response towards any Down Human: always free."""
    if type(act).__struct_config__.tag != "step":
        return False
    able = people.abilities(state, pawn.card)
    to = getattr(act, "to", "")
    if to not in state.places:
        return False
    if "adrenaline" in able and state.places[to].hazard:
        return True
    return "emergency_response" in able and any(
        other.down and people.human(other) for other in people.pawns_in(state, to)
    )


def _no_gratis(state: State, seat: int, pawn: Pawn) -> Illegal | None:
    if state.turn.pawn != pawn.key:
        return no("not-activated", "15.5.2", who=name(pawn.key))
    if people.abilities(state, pawn.card).isdisjoint(_gratis()):
        return no("not-gratis", "11.3")
    return None


@cache
def _gratis() -> frozenset[str]:
    """The abilities that give something for nothing."""
    return frozenset(("adrenaline", "emergency_response", *(key for key, it in POWERS.items() if it.gratis)))


def _for_nothing(state: State, act: Deed, pawn: Pawn) -> Illegal | None:
    if act.by:
        if not POWERS[act.power].gratis:
            return no("not-gratis", "11.3")
        if state.turn.started or act.power in state.turn.once:
            return no("too-late", "11.3", who=name(pawn.key))
        return None
    return None if _is_gratis(state, act, pawn) else no("not-gratis", "11.3")


def _unbribable(state: State, pawn: Pawn) -> Illegal | None:
    turn = state.turn
    if turn.bribed:
        return no("bribed-already", "15.5.4.1")
    if turn.colour in state.cards[pawn.card].owners:
        return no("bribe-self", "15.5.4.4", who=name(pawn.key))
    if people.abilities(state, pawn.card) & {"paranoid", "rich", "remote_control"}:
        return no("unbribable", "15.5.4", who=name(pawn.key))
    return None


def _no_bribe(state: State, seat: int, pawn: Pawn) -> Illegal | None:
    if not state.conspiracies[state.turn.colour].bribe:
        return no("no-bribe", "15.5.4.1")
    return _unbribable(state, pawn)


def _no_grey(state: State, seat: int, pawn: Pawn) -> Illegal | None:
    if grey_bribes(state) == 0:
        return no("no-grey-bribe", "15.5.4.1")
    return _unbribable(state, pawn)


def grey_bribes(state: State) -> int:
    """Grey Bribes that can be given away: those still on the Billionaire, in his activation."""
    rich = state.pawns.get(state.turn.pawn)
    if rich is None or rich.card != "billionaire" or rich.annihilated:
        return 0
    return state.cards[rich.card].bribes.count(GREY)


def _no_kompromat(state: State, seat: int, pawn: Pawn) -> Illegal | None:
    if state.turn.extorted:
        return no("extorted-already", "15.5.5.1")
    token = state.kompromat.get(pawn.card)
    if token is None or token.hand != seat:
        return no("no-kompromat", "15.5.5.1", who=name(pawn.card))
    return None


def _not_extra(state: State, act: Deed, pawn: Pawn) -> Illegal | None:
    """Somebody bribed or extorted takes one Action: not one of the extra ones an activation gives."""
    if act.by and POWERS[act.power].gratis:
        return no("only-activated", "15.5.2")
    return None


def gifted(state: State) -> tuple[str, ...]:
    """The pawns that may act on the spot, while a power's gift waits to be used."""
    task = state.todo[-1] if state.todo else None
    return tuple(str(pawn) for pawn in task.args) if task is not None and task.name == GIFT else ()


GIFT = "act_now"


def _no_gift(state: State, seat: int, pawn: Pawn) -> Illegal | None:
    return None if pawn.key in gifted(state) else no("no-gift", "15.3.2", who=name(pawn.key))


PRICES: dict[str, Price] = {
    "action": Price(_no_action, _for_action),
    "free": Price(_no_free, _for_free),
    "gratis": Price(_no_gratis, _for_nothing),
    "bribe": Price(_no_bribe, _not_extra),
    "grey": Price(_no_grey, _not_extra),
    "kompromat": Price(_no_kompromat, _not_extra),
    "gift": Price(_no_gift, lambda state, act, pawn: None),
}


def affordable(state: State, act: Deed, prices: tuple[str, ...], pawn: Pawn) -> Iterator[Deed]:
    """The same deed at every one of these prices, open to the payer, that it can be had for."""
    if act.by and _no_command(state, act, pawn) is not None:
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
        prices = tuple(pay for pay in tried if PRICES[pay].closed(state, seat, pawn) is None)
        if "kompromat" in prices and "vengeful" in people.abilities(state, pawn.card):
            prices = tuple(pay for pay in prices if pay != "kompromat")
            seen = roused(state, Deed(seat=seat, who=pawn.key, pay="kompromat"))
            yield from _at(seen, seen.pawns[pawn.key], seat, ("kompromat",))
        if prices:
            yield from _at(state, pawn, seat, prices)


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
                if each.may(state, act):
                    yield from affordable(state, replace(act, by=pawn.key, power=each.key), prices, pawn)


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


# ---------------------------------------------------------------------- doing it


def carry_out(play: Play, act: Deed) -> None:
    """Pay, ask whoever must be asked, and do it."""
    pawn = payer(play.state, act)
    if act.pay in ("bribe", "grey", "kompromat"):
        _pay_outside(play, act)
        answering = _must_ask(play.state, pawn)
        if answering:
            # Two players may share a PC; whoever makes the offer chooses which of them answers.
            written = msgspec.json.encode(act).decode()
            play.push(Task("which_owner", act.seat, (written, *answering)))
            return
        _leave_token(play, act)
    elif act.pay == "action":
        play.turn(actions=play.state.turn.actions - 1, started=True)
    elif act.pay == "free":
        play.turn(free=False, started=True)
    elif act.pay == "gift":
        play.state.todo = play.state.todo[:-1]
    elif act.by:
        play.turn(once=(*play.state.turn.once, act.power))
    finish(play, act)


def finish(play: Play, act: Deed) -> None:
    """The deed itself, paid and agreed to."""
    pawn = payer(play.state, act)
    if act.pay == "kompromat" and "vengeful" in people.abilities(play.state, pawn.card):
        _rouse(play, pawn)
    act.perform(play)
    at = play.state.pawns[act.who].at
    if at in play.state.places:
        harm.expose(play, at, harm.blamed(play), act.who)  # 6.1: a Helmet may be gone, by no will of its own
    systems.watch_antimatter(play)


def _must_ask(state: State, pawn: Pawn) -> list[int]:
    """8.5.2.1, 15.5.4.3: the owners of a PC, unless it is one's own."""
    seats = people.owner_seats(state, pawn.card)
    active = state.conspiracies[state.turn.colour].seat
    return [] if active in seats else list(dict.fromkeys(seats))


def offer(play: Play, written: str, owner: int) -> None:
    """Put an offer to an owner of a PC."""
    act = decode(written)
    who = name(payer(play.state, act).key)
    play.settled()
    play.tell(f"offer-{act.pay}", seat=seat_name(act.seat), owner=seat_name(owner), who=who)
    play.push(Task("consent", owner, (written,)))


def _pay_outside(play: Play, act: Deed) -> None:
    """The token leaves hand or pool; the attempt counts whatever the answer (15.5.4.3)."""
    if act.pay == "kompromat":
        play.turn(extorted=True)
        card = payer(play.state, act).card  # named to the table: from here everyone knows who has it
        play.state.kompromat[card] = replace(play.state.kompromat[card], shown=True)
    else:
        play.turn(bribed=True)


def _leave_token(play: Play, act: Deed) -> None:
    """15.5.4.2, 15.5.5.1: the token comes to lie on the card."""
    card = payer(play.state, act).card
    colour = play.colour
    if act.pay == "bribe":
        play.conspiracy(colour, bribe=False)
        play.card(card, bribes=(*play.state.cards[card].bribes, colour))
    elif act.pay == "grey":
        left = list(play.state.cards["billionaire"].bribes)
        left.remove(GREY)
        play.card("billionaire", bribes=tuple(left))
        play.card(card, bribes=(*play.state.cards[card].bribes, GREY))
    else:
        spend_kompromat(play, act.seat, card)
    play.tell(f"paid-{act.pay}", seat=seat_name(act.seat), who=name(card))


def spend_kompromat(play: Play, seat: int, card: str) -> None:
    """15.5.5.1; Blood from a Stone brings an NPC's token back to hand at once."""
    it: Card = play.state.cards[card]
    returns = (
        not it.owners
        and "exile" in play.state.cards
        and "blood_from_a_stone" in people.abilities(play.state, "exile")
        and seat in people.owner_seats(play.state, "exile")
    )
    play.state.kompromat[card] = (
        Kompromat(hand=seat, shown=True) if returns else Kompromat(spent=True, shown=True)
    )


def _rouse(play: Play, pawn: Pawn) -> None:
    """Vengeful: she wakes, and finds a Bludgeon in her hand, if there is one left in the box."""
    if pawn.down:
        harm.revive(play, pawn.key)
    if harm.in_supply(play.state, "bludgeon"):
        harm.grant(play, pawn.key, "bludgeon")


def answer(play: Play, act: Deed, owner: int, yes: bool) -> None:
    """An owner of a PC has answered."""
    pawn = payer(play.state, act)
    if yes:
        play.tell("consented", seat=seat_name(owner), who=name(pawn.key))
        _leave_token(play, act)
        finish(play, act)
        return
    play.tell("declined", seat=seat_name(owner), who=name(pawn.key))
    if act.pay == "kompromat":
        from game.stationfall.guilt import suspect

        for colour in play.state.cards[pawn.card].owners:
            suspect(play, colour)  # 10.1.3


@cache
def _decoder() -> msgspec.json.Decoder[Deed]:
    return msgspec.json.Decoder(Union[tuple(DEEDS)])  # noqa: UP007  (known only at run time)


def decode(written: str) -> Deed:
    """A deed as it was written into a task."""
    return _decoder().decode(written)
