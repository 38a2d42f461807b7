"""A state as somebody sees it who knows what others do before their own next turn, and why."""

from __future__ import annotations

from game.stationfall import people, pods
from game.stationfall.automata import odds
from game.stationfall.automata.blasts import Blasts
from game.stationfall.automata.means import NEVER
from game.stationfall.automata.moorings import SIGNED, WINGS
from game.stationfall.automata.orders import AT_ONCE
from game.stationfall.automata.others import AWAY, LAST, LUCK
from game.stationfall.automata.outlook import Berth
from game.stationfall.automata.prospects.rows import wants
from game.stationfall.cards import card_of
from game.stationfall.state import Pawn

CARRIED = "contaminated-npc-escapes"
UNWILLING = 0.3
"""How much less likely it is for a known player's own that no row of theirs wants away."""
CAUGHT = 0.85
"""How likely one reaches a pod that counts down, while there is time …"""
BESIDE = (0.8, 0.55)
"""… and one leaves with somebody known who has but to begin a countdown, or to come aboard for that."""
WHISKED = (0.9, 0.6, 0.35)
"""How likely others, who lead them as far as we do, bring in somebody so near to a pod that counts down."""


class Meanwhile(Blasts):
    """One state, seen by a colour whose countdowns run on, and whose helpers others use, in others' turns."""

    __slots__ = ()

    def late_start(self, pawn: Pawn) -> float:
        """What is left of it when a countdown would end in minute 0, which may never come (15.8.3)."""
        if self.state.minute >= LAST:
            return 1.0
        mooring = next((it for it in self._moorings() if it.berth.pod == self.bound(pawn)), None)
        if mooring is None or mooring.berth.counting or self._switch(pawn, mooring) < AT_ONCE:
            return 1.0
        return LUCK

    def taken(self, pawn: Pawn, cost: float) -> float:
        """How likely it leaves by a countdown that runs, or that somebody begins who is known to want to."""
        pod = self.bound(pawn)
        if cost > self.away(pawn):
            return 0.0
        if pod and pod != WINGS and self.counts_down(pod):
            caught = cost <= self.chased(pawn, pod) + 3 * AWAY and self.hold(pawn.card) < 1
            return CAUGHT * self.lucky(pod) if caught else 0.0
        here = next((it.berth for it in self._moorings() if it.berth.pod == pawn.at), None)
        return self._begins(here) if here is not None and not here.counting else 0.0

    def _begins(self, here: Berth) -> float:
        """How likely a known player who wants away begins a countdown there, or comes aboard and does so."""
        state = self.state
        known = {
            card_of(one.identity): colour
            for colour, one in enumerate(state.conspiracies)
            if one.revealed and colour != self.colour and wants(one.identity, "escapes")
        }
        order, turn = people.order(state), state.turn
        found = 0.0
        for one in self.folk if known else ():
            if one.card not in known or not people.live(one):
                continue
            far = int(min(self.steps(one, here.pod), len(BESIDE)))
            time = state.minute - (order.index(known[one.card]) <= order.index(turn.colour)) - far
            if far < len(BESIDE) and time >= LAST and here.seats >= bool(far) and self._serves(one, here.pod):
                found = max(found, BESIDE[far])
        return found

    def _serves(self, one: Pawn, pod: str) -> bool:
        """Whether a pod has all it asks for when this pawn is aboard."""
        needs = pods.needs(self.state, pod)
        signed = SIGNED not in needs or one.at == pod or not people.human(one) or SIGNED in one.data
        return signed and all(
            pods.meets(self.state, pod, need) or (need != SIGNED and self._meets(one, pod, need))
            for need in needs
        )

    def _goes(self, pawn: Pawn, cost: float) -> float:
        likely = super()._goes(pawn, cost) * (self.lucky(pawn.at) if 0 < cost <= AWAY else 1.0)
        return max(likely, self._whisked(pawn)) if cost > AWAY and self.ours(pawn) else likely

    def _whisked(self, pawn: Pawn) -> float:
        """How likely others bring it aboard a pod that leaves before our next turn: theirs come first."""
        running = [it.berth for it in self._moorings() if it.berth.counting and it.berth.seats > 0]
        if not running or pawn.down or not self.others_use(pawn.card):
            return 0.0
        far = min(self.steps(pawn, it.pod) if not self._late(it.pod) else NEVER for it in running)
        once = 1 + (not people.exhausted(self.state, pawn.card))
        return WHISKED[int(far)] if far <= once else 0.0

    def _favour(self, pawn: Pawn) -> float:
        """Who is known is known to want away or not, and to want somebody else away, too."""
        state = self.state
        it = state.cards[pawn.card]
        known = [one for n, one in enumerate(state.conspiracies) if one.revealed and n != self.colour]
        if it.owners and self.colour not in it.owners:
            wish = any(wants(one.identity, "escapes") for one in known if card_of(one.identity) == pawn.card)
            return super()._favour(pawn) if wish else UNWILLING
        if pawn.contaminated and not it.owners:
            top = people.rival(it, self.colour, state.conspiracies)
            leaders = [
                one for n, one in enumerate(state.conspiracies) if one in known and top and it.cubes[n] == top
            ]
            if any(wants(one.identity, CARRIED) for one in leaders):
                return odds.KNOWN
            if any(wants(one.identity, CARRIED) for one in known):
                return odds.HIDDEN
        return super()._favour(pawn)

    def leaves(self, card: str) -> float:
        """Whoever is another player's own may leave by themselves."""
        likely = super().leaves(card)
        owners = self.state.cards[card].owners
        if not owners or self.colour in owners:
            return likely
        return max([likely, *(self.flees(pawn) for pawn in people.pawns_of(self.state, card))])
