"""What a decision by who plans knows of Bribes and Kompromat: what they buy, and of whom."""

from __future__ import annotations

from copy import copy as shallow
from random import Random
from typing import Self

from game.stationfall import people
from game.stationfall.actions.basic.data import Copy
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.things import Throw
from game.stationfall.actions.deeds import Deed, payer
from game.stationfall.actions.paying import Consent, reclaimed, spend_kompromat
from game.stationfall.actions.section.site import SectionDeed
from game.stationfall.automata.advisor import EFFORT, ENOUGH, Advisor
from game.stationfall.automata.clock import left
from game.stationfall.automata.prospects.rows import about
from game.stationfall.automata.roads import servers
from game.stationfall.automata.worth import ANYTHING, Mask, outlooks
from game.stationfall.cards import IDENTITIES, card_of
from game.stationfall.guilt import suspect
from game.stationfall.play import Play
from game.stationfall.state import State
from game.stationfall.view import View

TOKEN = 0.08
"""What a Kompromat is good for when the game begins: about what an action is …"""
IDLY = 0.5
"""… and what is left of that at the end: nobody uses one for a step that leads nowhere."""
PRESENT = 0.3
"""What it costs that a rival has a Bribe more in the end (16.4.6.2)."""
RIVALRY = 0.1
"""What part of a loss it is what they gain by it themselves: nobody does others' errands for nothing."""
AGREED = 0.85
"""How often who would gain by it agrees to what somebody offers, or threatens."""
HURRY = (Step, SectionDeed)
"""What is worth a Kompromat, once there is nothing to hide."""


class Bargainer(Advisor):
    """One decision by who asks others for what they would agree to."""

    wanted: frozenset[str] | None = None

    def __init__(self, view: View, rng: Random, mask: Mask) -> None:
        self.others: dict[int, Self] = {}
        self.spurned: dict[str, float] = {}
        self.known: dict[bytes, float] = {}
        super().__init__(view, rng, mask)

    def offered(self, act: Deed, gain: float, price: float) -> float:
        """Whoever is known is asked for what they would agree to; a refusal costs nothing (15.5.4.3)."""
        if self.mask:
            return super().offered(act, gain, price)
        more, spurned = gain - price - PRESENT * (act.pay == "bribe"), self._spurned(act)
        if max(more, spurned) <= ENOUGH:
            return more
        owners = people.owner_seats(self.state, payer(self.state, act).card)
        theirs = max(Consent(seat, act).weigh(self._eyes(seat), "accept") for seat in owners)
        return (AGREED * (more - RIVALRY * theirs) if theirs > 0 else spurned) - ENOUGH

    def _spurned(self, act: Deed) -> float:
        """What it is good for that whoever refuses an extortion is Suspect (10.1.3)."""
        if act.pay != "kompromat":
            return 0.0
        card = payer(self.state, act).card
        if card not in self.spurned:
            play = self.play()
            for colour in self.state.cards[card].owners:
                suspect(play, colour)
            self.spurned[card] = self.gain(play.state)
        return self.spurned[card]

    def _eyes(self, seat: int) -> Self:
        """The same decision, seen by somebody else."""
        found = self.others.get(seat)
        if found is None:
            found = self.others[seat] = shallow(self)
            found.seat, found.mask, found.known = seat, {}, {}
            found.before = outlooks(self.state, seat, self.style)
            found.base = found._worth(self.state)
        return found

    def favoured(self, act: Deed) -> float:
        """What it costs to do a known rival a favour."""
        asker = self.state.conspiracies[self.state.turn.colour]
        if self.mask or not asker.revealed or act.seat == self.seat:
            return 0.0
        eyes = self._eyes(act.seat)
        return RIVALRY * max(eyes.gain(eyes.done(self.state, act)), 0.0)

    def spend(self, after: State, card: str) -> None:
        spend_kompromat(Play(after, Random(0)), self.seat, card)

    def token(self, act: Deed) -> float:
        """It buys one action, and nothing once the game is over; never another one of its kind."""
        if self.mask or not self.trifle(act):
            return super().token(act)
        if reclaimed(self.state, payer(self.state, act).card, self.seat):
            return EFFORT
        soon = left(self.state)
        return TOKEN * max(soon, IDLY) - ANYTHING * soon

    def trifle(self, act: Deed) -> bool:
        if self.mask:
            return False
        if isinstance(act, Copy):
            return self.wants(act.data)
        if isinstance(act, Throw) and act.item == "antimatter":
            return True
        return act.pay in ("kompromat", "grey") and isinstance(act, HURRY)

    def wants(self, data: str) -> bool:
        """Whether it matters to us who has these: our agenda speaks of them, or a pod asks for them."""
        if self.wanted is None:
            colours = people.colours_of(self.state, self.seat)
            identities = [self.state.conspiracies[colour].identity for colour in colours]
            rows = (row for identity in identities for row in IDENTITIES[identity].agenda)
            friends = (card_of(identity) for identity in self.state.players[self.seat].bonus)
            named = (about(row.condition.args).data for row in rows)
            self.wanted = frozenset((*named, *friends, *servers(frozenset(self.state.cast))))
        return data in self.wanted
