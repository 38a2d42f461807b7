"""A state as somebody sees it who reckons with others: whom they lead, who may be whom, who leaves anyhow."""

from __future__ import annotations

from game.stationfall import people
from game.stationfall.automata import clock, odds
from game.stationfall.automata.errands import Errands
from game.stationfall.automata.means import NEVER
from game.stationfall.cards import MONSTER
from game.stationfall.state import Pawn, State

LAST = 2
"""In minute 1 it is too late for a countdown: it would end a turn later (13.6)."""
LUCK = 1 / 3
"""How often there is a minute after that: the station does not burn up as soon as it hits the air."""
AWAY = 0.2
"""Actions that are left for who sits in a pod that counts down."""
GRIP = {-1: 0.9, 0: 0.85, 1: 0.97}
"""How likely one's own character goes where one wants it, by how many cubes one leads there."""
FIRM = 0.99
"""By more than that …"""
UNHELD = 0.9
"""… or where nobody has any."""
WOUNDED = 6.0
"""What it takes more to get somebody aboard who is Down: nobody carries others for nothing."""
LAMED = 0.9
"""What is left of the likelihood to get away for who is struck down on the way, others seeing to them."""
FAITHLESS = 8.0
"""What it takes at most that somebody does what is needed."""


class Others(Errands):
    """One state, seen by a colour that reckons with those who are not its own to command."""

    __slots__ = ("_fuse", "_suspects")

    def __init__(self, state: State, colour: int, before: Others | None = None) -> None:
        super().__init__(state, colour, before)
        self._fuse: tuple[float, float] | None = None
        self._suspects: dict[str, dict[str, float]] = {}

    def fuse(self) -> tuple[float, float]:
        """How likely the Antimatter ends the game on board (7.3.2), and by how many actions sooner."""
        if self._fuse is None:
            often, due = clock.fuse(self.state)
            self._fuse = often, max(due + 1.0 - LAST, 0.0)
        return self._fuse

    def hold(self, card: str) -> float:
        """What it takes until it acts for us; cubes take no action (15.4), and one's own is worth them."""
        effort = self.effort(card)
        return min(effort, FAITHLESS) if card != self.card else min(0.4 * effort, FAITHLESS)

    def grip(self, card: str) -> float:
        """How likely nobody else leads it astray."""
        state = self.state
        it = state.cards.get(card)
        if it is None or card != self.card:
            return 1.0
        if it.owners:
            return 1.0 if self.colour in it.owners else GRIP[-1]
        own = it.cubes[self.colour]
        top = people.rival(it, self.colour, state.conspiracies)
        if not own and not top:
            return UNHELD
        return GRIP.get(max(own - top, -1), FIRM)

    def flees(self, pawn: Pawn) -> float:
        return self._goes(pawn, self.away(pawn))

    def _goes(self, pawn: Pawn, cost: float) -> float:
        if cost == 0.0:
            return 1.0
        if cost >= NEVER:
            return 0.0
        if cost <= AWAY:
            return odds.AWAY
        return self._unasked(pawn, cost, self._favour(pawn))

    def _favour(self, pawn: Pawn) -> float:
        """How much likelier it is that others see to it than to anybody's escape."""
        it = self.state.cards[pawn.card]
        led = min(people.rival(it, self.colour, self.state.conspiracies), len(odds.LED) - 1)
        return odds.KNOWN if it.owners and self.colour not in it.owners else odds.LED[led]

    def flees_owned(self, pawn: Pawn) -> float:
        """The same, if it is some other player's own, who does not say so."""
        cost = self.away(pawn)
        return self.flees(pawn) if cost <= AWAY else self._unasked(pawn, cost, odds.HIDDEN)

    def _unasked(self, pawn: Pawn, cost: float, favour: float) -> float:
        if cost >= NEVER:
            return 0.0
        room = max(self.state.minute - LAST, 0) + 1.5
        likely = self._within(pawn, cost, favour, room) * (LUCK if self.state.minute < LAST else 1.0)
        often, sooner = self.fuse()
        if often:
            likely += often * (self._within(pawn, cost, favour, room - sooner) - likely)
        return likely

    def _within(self, pawn: Pawn, cost: float, favour: float, room: float) -> float:
        """The same, so many turns being left for it."""
        if not pawn.down:
            return odds.unasked(cost, room, favour)
        # No likelier than who walks the same way.
        walked = max(cost - WOUNDED - self._haul(pawn), AWAY)
        return min(odds.unasked(cost, room, favour * odds.BORNE), LAMED * odds.unasked(walked, room, favour))

    def _haul(self, pawn: Pawn) -> float:
        """Steps for which others would carry this pawn into a pod."""
        return 0.0

    def suspected(self) -> dict[str, float]:
        """How likely each character is another player's own that nobody has revealed yet."""
        found = self._suspects.get(self.card)
        if found is None:
            found = self._suspects[self.card] = self._suspecting()
        return found

    def _suspecting(self) -> dict[str, float]:
        state = self.state
        others = (it for colour, it in enumerate(state.conspiracies) if colour != self.colour)
        hidden = sum(not it.revealed for it in others)
        signs: dict[str, float] = {}
        for card, it in state.cards.items():
            if it.owners or card in (self.card, MONSTER):
                continue
            cubes = min(people.rival(it, self.colour, state.conspiracies), len(odds.SUSPECTED) - 1)
            sits = any(
                pawn.at in state.places and self.station.sections[pawn.at].pod
                for pawn in people.pawns_of(state, card)
            )
            signs[card] = odds.SUSPECTED[cubes] * (odds.ABOARD if sits else 1.0)
        whole = sum(signs.values())
        return {card: min(hidden * sign / whole, 0.9) for card, sign in signs.items()}
