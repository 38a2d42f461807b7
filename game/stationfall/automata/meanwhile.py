"""A state as somebody sees it who knows what others do before their own next turn, and why."""

from __future__ import annotations

from game.stationfall import people, pods
from game.stationfall.automata import odds
from game.stationfall.automata.blasts import Blasts
from game.stationfall.automata.means import NEVER
from game.stationfall.automata.moorings import WINGS
from game.stationfall.automata.orders import AT_ONCE
from game.stationfall.automata.others import AWAY, LAST, LUCK
from game.stationfall.automata.prospects.rows import wants
from game.stationfall.cards import card_of
from game.stationfall.state import Pawn

CARRIED = "contaminated-npc-escapes"
UNWILLING = 0.3
"""How much less likely it is for a known player's own that no row of theirs wants away."""
CAUGHT = 0.85
"""How likely one reaches a pod that counts down, while there is time …"""
BESIDE = 0.8
"""… and one leaves with somebody known who has but to begin a countdown."""
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
        if not pod or pod == WINGS or cost > self.away(pawn):
            return 0.0
        if self.counts_down(pod):
            caught = cost <= self.chased(pawn, pod) + 3 * AWAY and self.hold(pawn.card) < 1
            return CAUGHT * self.lucky(pod) if caught else 0.0
        return BESIDE if pawn.at == pod and self._begins(pod) else 0.0

    def _begins(self, pod: str) -> bool:
        """Whether a known player sits there who wants away, and has but to begin a countdown."""
        state = self.state
        needs = pods.needs(state, pod)
        known = {
            card_of(one.identity): colour
            for colour, one in enumerate(state.conspiracies)
            if one.revealed and colour != self.colour and wants(one.identity, "escapes")
        }
        if not known or not all(pods.meets(state, pod, need) for need in needs):
            return False
        order, turn = people.order(state), state.turn
        return any(
            state.minute - (order.index(known[one.card]) <= order.index(turn.colour)) >= LAST
            for one in self.folk
            if one.at == pod and one.card in known and people.live(one)
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
