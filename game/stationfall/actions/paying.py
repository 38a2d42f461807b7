"""Paying for a deed, asking whoever must be asked (15.5.4.3, 15.5.5.2), and doing it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from game.api import Arguments, Event, Message, Name, Seated
from game.stationfall import harm, people, things
from game.stationfall.actions.deeds import Deed, judged, payer
from game.stationfall.actions.gifts import take_gift
from game.stationfall.actions.prices import OUTSIDE
from game.stationfall.actions.turn import BEFORE
from game.stationfall.actions.vengeful import rouses
from game.stationfall.cards import IDENTITIES, Effects
from game.stationfall.guilt import suspect
from game.stationfall.play import Play
from game.stationfall.questions import Duty, Mind, Question, task
from game.stationfall.state import GREY, Kompromat, Pawn, State, without
from game.text import describe


def carry_out(play: Play, act: Deed) -> None:
    """Pay, ask whoever must be asked, and do it."""
    pawn = payer(play.state, act)
    if act.pay in OUTSIDE:
        _pay_outside(play, act)
        answering = _must_ask(play.state, pawn)
        if answering:
            # Two players may share a PC; whoever makes the offer chooses which of them answers.
            play.push(WhichOwner(act.seat, act, tuple(answering)))
            return
        _leave_token(play, act)
    elif act.pay == "action":
        play.set_turn(actions=play.state.turn.actions - 1, started=True)
    elif act.pay == "free":
        play.set_turn(free=False, started=True)
    elif act.pay == "gift":
        take_gift(play, pawn)
    elif act.by:
        play.set_turn(once=(*play.state.turn.once, act.power))
    finish(play, act)


def finish(play: Play, act: Deed) -> None:
    """The deed itself, paid and agreed to."""
    if rouses(play.state, act):
        # 4.5.3.1: what is then too much is dropped at once, before the action.
        play.push(Resume(act))
        _rouse(play, payer(play.state, act))
    else:
        _do(play, act)


@task
class Resume(Duty, frozen=True, tag="resume"):
    """A deed that waits until something was dropped."""

    deed: Deed

    def do(self, play: Play) -> None:
        """A Firebomb may have gone off in the meantime."""
        if judged(play.state, self.deed) is None:
            _do(play, self.deed)
        else:
            play.tell("came-to-nothing", who=Name(self.deed.who))


def _do(play: Play, act: Deed) -> None:
    if act.pay in OUTSIDE and play.state.turn.step == "acting":
        play.set_turn(hired=True)
    act.perform(play)
    at = play.state.pawns[act.who].at
    if at in play.state.places:
        harm.expose(play, at, harm.blamed(play), act.doer)  # 6.1: a Helmet may be gone, by no will of its own
    harm.watch_antimatter(play)


def _must_ask(state: State, pawn: Pawn) -> list[int]:
    """8.5.2.1, 15.5.4.3: the owners of a PC, unless it is one's own."""
    seats = people.owner_seats(state, pawn.card)
    active = state.conspiracies[state.turn.colour].seat
    return [] if active in seats else list(dict.fromkeys(seats))


def _planned(state: State, act: Deed) -> Message:
    """What is to be done; whoever speaks of it names the price."""
    described = describe(act, partial(people.whose, state))
    return replace(described, args=described.args | {"pay": "none"})


@task
class WhichOwner(Question[Seated], frozen=True, tag="which_owner"):
    """Which of those who share a PC is asked."""

    deed: Deed
    owners: tuple[int, ...]

    rule = "15.5.4.3"

    def options(self, state: State) -> list[Seated]:
        return [Seated(seat) for seat in self.owners]

    def answer(self, play: Play, pick: Seated) -> None:
        """Put the offer to one of them, and say aloud what is planned (15.5.4.3, 15.5.5.2)."""
        asked = Consent(pick.seat, self.deed)
        play.bar_undo()
        play.events.append(Event(asked.heard(play.state)))
        play.push(asked)


@task
class Consent(Question[str], frozen=True, tag="consent"):
    """Whether the owner of a PC goes along with a deed for a Bribe or a Kompromat."""

    deed: Deed

    rule = "15.5.4.3"

    def options(self, state: State) -> list[str]:
        return ["accept", "refuse"]

    def ask(self, state: State) -> Message:
        act = self.deed
        planned = _planned(state, act)
        args = planned.args | {"deed": planned, "asker": Seated(act.seat)}
        if act.pay == "kompromat":
            return Message("ask-consent-kompromat", args)
        card = payer(state, act).card
        mine = (state.conspiracies[colour] for colour in state.cards[card].owners)
        worth = sum(IDENTITIES[it.identity].bribe_worth() for it in mine if it.seat == self.seat)
        return Message(f"ask-consent-{act.pay}", args | {"worth": worth})

    def heard(self, state: State) -> Message:
        act = self.deed
        who, deed = Name(payer(state, act).key), _planned(state, act)
        args: Arguments = {"seat": Seated(act.seat), "owner": Seated(self.seat), "who": who, "deed": deed}
        return Message(f"offers-{act.pay}", args)

    def default(self, state: State) -> str:
        """Nobody is made Suspect by being away; nobody is bribed by it either."""
        owners = state.cards[payer(state, self.deed).card].owners
        innocent = any(state.conspiracies[colour].guilt == "innocent" for colour in owners)
        return "accept" if self.deed.pay == "kompromat" and innocent else "refuse"

    def agreed(self, pick: str) -> Deed | None:
        return self.deed if pick == "accept" else None

    def answer(self, play: Play, pick: str) -> None:
        act = self.deed
        pawn = payer(play.state, act)
        if pick == "accept":
            play.tell("consented", seat=Seated(self.seat), who=Name(pawn.key))
            _leave_token(play, act)
            finish(play, act)
            return
        play.tell("declined", seat=Seated(self.seat), who=Name(pawn.key))
        if act.pay == "kompromat":
            for colour in play.state.cards[pawn.card].owners:
                if not people.automatic(play.state, self.seat):  # a bot accepts none, and nobody minds
                    suspect(play, colour)  # 10.1.3

    def weigh(self, mind: Mind, pick: str) -> float:
        """What somebody wants of our character, against what it brings or spares us."""
        if pick == "refuse":
            return 0.0
        state, act = mind.state, self.deed
        fits = act.refusal(state, state.pawns[act.who]) is None
        return (mind.gain(mind.done(state, act)) - mind.favoured(act) if fits else 0.0) + self._spared(mind)

    def _spared(self, mind: Mind) -> float:
        """8.5.2.1: who refuses an extortion is Suspect; who does not mind had better not show that."""
        if self.deed.pay != "kompromat":
            return 0.8
        if mind.thorough:
            play = mind.play()
            for colour in mind.state.cards[payer(mind.state, self.deed).card].owners:
                suspect(play, colour)
            return -mind.gain(play.state)
        innocent = any(
            it.guilt == "innocent" and (colour in mind.mask or not IDENTITIES[it.identity].guilty_may_win)
            for colour, it in enumerate(mind.state.conspiracies)
            if it.seat == self.seat
        )
        return 0.6 if innocent else -0.05


def _pay_outside(play: Play, act: Deed) -> None:
    """The token leaves hand or pool; the attempt counts whatever the answer (15.5.4.3).

    With it the activation phase begins, if it has not.
    """
    if play.state.turn.step in BEFORE:
        play.set_turn(step="begun")
    if act.pay == "kompromat":
        play.set_turn(extorted=True)
        card = payer(play.state, act).card  # named to the table: from here everyone knows who has it
        play.state.kompromat[card] = replace(play.state.kompromat[card], shown=True)
    else:
        play.set_turn(bribed=True)


def _leave_token(play: Play, act: Deed) -> None:
    """15.5.4.2, 15.5.5.1: the token comes to lie on the card."""
    card = payer(play.state, act).card
    colour = play.colour
    if act.pay == "bribe":
        play.set_conspiracy(colour, bribe=False)
        play.set_card(card, bribes=(*play.state.cards[card].bribes, colour))
    elif act.pay == "grey":
        giver = play.state.pawns[play.state.turn.pawn].card
        play.set_card(giver, bribes=without(play.state.cards[giver].bribes, GREY))
        play.set_card(card, bribes=(*play.state.cards[card].bribes, GREY))
    else:
        spend_kompromat(play, act.seat, card)
    play.tell(f"paid-{act.pay}", seat=Seated(act.seat), who=Name(card))


def spend_kompromat(play: Play, seat: int, card: str) -> None:
    """15.5.5.1; some bring an NPC's token back to hand at once."""
    returns = reclaimed(play.state, card, seat)
    play.state.kompromat[card] = (
        Kompromat(hand=seat, shown=True) if returns else Kompromat(spent=True, shown=True)
    )


def reclaimed(state: State, card: str, seat: int) -> bool:
    """Whether this NPC's token comes back to who uses it."""
    npc = not state.cards[card].owners
    return npc and any(back(state, one, seat) for one, back in people.in_force(state, _reclaims))


def _reclaims(it: Effects) -> Callable[[State, str, int], bool | None]:
    return it.reclaims


def _rouse(play: Play, pawn: Pawn) -> None:
    """She wakes, and finds a Bludgeon in her hand, if there is one left in the box."""
    if pawn.down:
        harm.revive(play, pawn.key)
    if things.in_supply(play.state, "bludgeon"):
        things.grant(play, pawn.key, "bludgeon")
