"""A bot's turn ("A Bot's Turn"), carried out as chance is: by nobody's decision."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from msgspec.structs import replace

from game.api import Account, Message, Name, Noted, Seated
from game.stationfall import people
from game.stationfall.actions import paying
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.things import PickUp
from game.stationfall.actions.deeds import Deed, judged
from game.stationfall.actions.gifts import Gift
from game.stationfall.actions.prices import PRICES
from game.stationfall.actions.turn import Activate, Influence, finish_turn, take_disc
from game.stationfall.automation import own
from game.stationfall.automation.aims import Aim, Seeker, next_move
from game.stationfall.automation.answers import pick
from game.stationfall.automation.choice import Chosen, choose, needed, told
from game.stationfall.automation.meaning import owns
from game.stationfall.automation.notation import Operation
from game.stationfall.automation.priorities import after, ordered, taking
from game.stationfall.automation.scripts import book, targeted
from game.stationfall.play import Play
from game.stationfall.questions import Question
from game.stationfall.state import Errand, Part, Pawn, State, copy

log = logging.getLogger(__name__)

strict = False
"""Whoever puts the game to the test wants to know of every failure."""
ENOUGH = 20
"""Moves in a turn: more than any activation has."""
PRICES_OF_OWN = ("gratis", "free", "action")


T = TypeVar("T")


def _safely(play: Play, what: Callable[[], T]) -> T | None:
    """A script that fails stops no game: it comes to nothing, and nothing of it stays."""
    state, told, kept = play.state, len(play.events), copy(play.state)
    try:
        return what()
    except Exception:
        if strict:
            raise
        log.exception("the script of %s failed", state.conspiracies[state.turn.colour].identity)
        for field in state.__struct_fields__:
            setattr(state, field, getattr(kept, field))  # whoever holds this state goes on with it
        del play.events[told:]
        return None


def answer(play: Play, question: Question[Any]) -> None:
    """A question that was put to a bot."""
    if isinstance(question, Gift):
        if not _safely(play, lambda: own.gift(play, question)):
            question.answer(play, "pass")
        return
    found = _safely(play, lambda: pick(play.state, question))
    question.answer(play, question.default(play.state) if found is None else found)


def carry_on(play: Play) -> bool:
    """The next thing a bot does in its turn; False: it is not a bot's turn."""
    state = play.state
    if not state.bots or state.phase != "turn" or not people.automatic(state, play.seat):
        return False
    if state.turn.step != "acting":
        _begin(play)
    elif state.errand is None or state.errand.moves >= ENOUGH or not _safely(play, lambda: _move(play)):
        _end(play)
    return True


# ---------------------------------------------------------------------- influence, activation, renegotiation


def _begin(play: Play) -> None:
    play.bar_undo()
    if _safely(play, lambda: own.begin(play)):
        return
    play.state.errand = None
    own.roll(play)
    _influence(play)
    colour = play.colour
    chosen, passed = _safely(play, lambda: choose(play.state, colour)) or (None, [])
    title = Message("automation-turn", {"seat": Seated(play.seat), "minute": play.state.minute})
    account = Account(play.seat, play.state.minute, title, told(chosen, passed))
    if chosen is None:
        _renegotiate(play, account)
        return
    line = book().scripts[chosen.script].lines[chosen.number]
    play.tell(
        "automation-line",
        seat=Seated(play.seat),
        who=Name(chosen.who),
        text=Noted(line.plain),
        account=replace(account, note=Message("automation-printed", {"text": line.text})),
        script=chosen.script,
        line=chosen.number + 1,
    )
    _activate(play, chosen)


def _activate(play: Play, chosen: Chosen) -> None:
    seat = play.seat
    if chosen.cubes:
        card = play.state.pawns[chosen.who].card
        Influence(seat=seat, card=card, cubes=chosen.cubes).perform(play)
    Activate(seat=seat, who=chosen.who).perform(play)
    play.state.errand = Errand(chosen.script, chosen.number)


def _influence(play: Play) -> None:
    """On fewer than two Live NPCs: the next one in Character Order, as many as anybody has there."""
    state, colour = play.state, play.colour
    cards = [card for card, it in state.cards.items() if it.cubes[colour] and not it.owners]
    if sum(people.awake(state, card) for card in cards) >= 2:
        return
    last = max((after(state, colour, card) for card in cards), default=0)
    order = ordered(state, colour)
    for card in (*order[last:], *order[:last]):
        cubes = needed(state, colour, card)
        if cubes and not state.cards[card].owners:
            Influence(seat=play.seat, card=card, cubes=cubes).perform(play)
            return


def _renegotiate(play: Play, account: Account) -> None:
    """The disc, all of Betrayal, all on the Down and the Annihilated, and all on the last NPC."""
    state, colour = play.state, play.colour
    take_disc(play, colour)
    mine = [card for card in ordered(state, colour) if state.cards[card].cubes[colour]]
    back = {card for card in mine if not any(people.live(pawn) for pawn in people.pawns_of(state, card))}
    back.update(mine[-1:])
    betrayed = state.conspiracies[colour].betrayal
    taken = betrayed + sum(state.cards[card].cubes[colour] for card in back)
    for card in back:
        cubes = list(state.cards[card].cubes)
        cubes[colour] = 0
        play.set_card(card, cubes=tuple(cubes))
    play.set_conspiracy(colour, pool=state.conspiracies[colour].pool + taken, betrayal=0)
    play.tell("automation-renegotiated", seat=Seated(play.seat), cubes=taken, account=account)
    finish_turn(play)


# ---------------------------------------------------------------------- the manoeuvre


def _move(play: Play) -> bool:
    """One move of the line that was chosen; False: there is no more to be done."""
    state = play.state
    errand = state.errand
    assert errand is not None
    pawn = state.pawns[state.turn.pawn]
    operation = _part(errand)
    if operation is None or pawn.annihilated or not people.in_play(state, pawn):
        return False
    seeker = Seeker(state, play.colour, pawn, free=state.turn.free)
    # What stands behind THEN is done only as far as it is possible.
    aim = seeker.best(operation, within=state.turn.actions if errand.part == "then" else None)
    if aim is None:
        play.state.errand = replace(errand, part=_next(errand), moves=errand.moves + 1)
        return _part(play.state.errand) is not None
    if errand.stepped and _picks_up(play, aim):
        return True
    if not aim.walk.path and aim.act is None:  # it is there already
        play.state.errand = replace(errand, part=_next(errand), moves=errand.moves + 1)
        return True
    act, done = next_move(seeker, aim)
    if act is None or not _pay(play, act):
        return False
    play.state.errand = replace(
        errand,
        part=_next(errand) if done else errand.part,
        moves=errand.moves + 1,
        stepped=errand.stepped or (isinstance(act, Step) and not act.by),
    )
    return True


def _part(errand: Errand) -> Operation | None:
    line = book().scripts[errand.script].lines[errand.line]
    return {"first": line.operation, "again": line.operation, "then": line.then, "over": None}[errand.part]


def _next(errand: Errand) -> Part:
    """REPEAT comes before THEN; once there is nothing to repeat, what follows."""
    line = book().scripts[errand.script].lines[errand.line]
    if errand.part == "first" and line.repeat:
        return "again"
    return "then" if errand.part in ("first", "again") and line.then is not None else "over"


def _pay(play: Play, act: Deed) -> bool:
    """Do it for the least that it can be had for."""
    state = play.state
    payer = state.pawns[act.by or act.who]
    if judged(state, act) is not None:
        return False
    for pay in PRICES_OF_OWN:
        priced = act if act.pay == pay else replace(act, pay=pay)
        price = PRICES[pay]
        if (
            price.closed(state, play.seat, payer) is None
            and price.misfit(state, priced, payer) is None
            and priced.misfit(state) is None
        ):
            paying.carry_out(play, priced)
            return True
    return False


def _end(play: Play) -> None:
    """What is passed through last may still be picked up there."""
    errand = play.state.errand
    if errand is not None and errand.stepped and _safely(play, lambda: _grabs(play, ())):
        return
    play.state.errand = None
    if _safely(play, lambda: own.end(play)):
        return
    finish_turn(play)


# ---------------------------------------------------------------------- free Pick Up


def _picks_up(play: Play, aim: Aim) -> bool:
    """Unless the line needs the free action itself: the best item on this Minute's way, there."""
    if aim.walk.spent or (aim.frees and aim.total <= play.state.turn.actions):
        return False
    ahead: list[str] = []
    spent = 0
    for section, price in aim.walk.path:
        spent += price
        if spent <= play.state.turn.actions:
            ahead.append(section)
    return _grabs(play, tuple(ahead))


def _grabs(play: Play, ahead: tuple[str, ...]) -> bool:
    """Pick up what lies here, if nothing better lies ahead."""
    state = play.state
    pawn = state.pawns[state.turn.pawn]
    if not state.turn.free or people.room(pawn) < 1 or not people.live(pawn):
        return False
    here = min(_lying(state, pawn, play.seat), default=None)
    if here is None:
        return False
    seen = copy(state)
    for section in ahead:
        there = replace(pawn, at=section)
        seen.pawns[pawn.key] = there
        if any(rank < here[0] for rank, _, _ in _lying(seen, there, play.seat)):
            return False
    return _pay(play, here[2])


def _lying(state: State, pawn: Pawn, seat: int) -> Iterator[tuple[tuple[int, str], str, PickUp]]:
    """Items that could be picked up here, never a second of a type."""
    wanted = targeted(state, state.turn.colour)
    for act in PickUp.options(state, pawn, seat):
        plain = "nanogel" if act.item == "nanogel_1" else act.item
        if act.refusal(state, pawn) is None and not owns(pawn, plain):
            yield taking(act.item, wanted), act.source, act
