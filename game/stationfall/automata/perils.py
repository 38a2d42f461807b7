"""A state as somebody sees it who thinks of what may bring people Down before they are where they want to be.

Fitted to the ends of turns in games between players that plan: who was Down by the next turn of theirs.
"""

from __future__ import annotations

from game.stationfall import people, pods
from game.stationfall.actions.basic.force import robbing
from game.stationfall.actions.deeds import POWERS
from game.stationfall.automata.means import NEVER
from game.stationfall.automata.moorings import Moorings
from game.stationfall.cards import MONSTER, PROJECTS
from game.stationfall.state import Pawn, State

STRUCK = 0.2
"""How often somebody was struck down beside whom others lead, who has a Gun, or no Helmet being on …"""
HUNTED = 0.35
"""… and beside who is known to be theirs: such a one took the weapon for that."""
LAME = 0.85
"""What it takes off the likelihood to get away to be Down."""
ROBBED = (0.12, 0.06)
"""How much oftener than otherwise what others want was gone, where such a one was, or a step away."""


class Perils(Moorings):
    """One state, seen by a colour that minds who is near whom."""

    __slots__ = ("_hostile", "_lair", "_perils")

    def __init__(self, state: State, colour: int, before: Perils | None = None) -> None:
        super().__init__(state, colour, before)
        self._hostile: list[Pawn] | None = None
        self._perils: dict[str, float] = {}
        monster = state.pawns.get(MONSTER) if state.released else None
        out = monster is not None and people.live(monster) and monster.at in state.places
        self._lair = monster.at if monster is not None and out else ""

    def stalked(self, pawn: Pawn) -> float:
        """How likely Project X has brought this pawn Down a minute later (7.6.2)."""
        threat = PROJECTS[self.state.projectx].threat if self._lair else None
        if threat is None or pawn.down or pawn.at not in self.state.places:
            return 0.0
        chances = threat(self.state, pawn)
        far = int(self.steps(pawn, self._lair)) if chances and pawn.at != self._lair else 0
        if far and self.station.sections[pawn.at].pod and pods.seats_left(self.state, pawn.at) < 1:
            return 0.0  # 5.5.3: no Monster enters a full pod
        return chances[far] if far < len(chances) else 0.0

    def peril(self, pawn: Pawn) -> float:
        """How likely this pawn is Down a minute later."""
        found = self._perils.get(pawn.key)
        if found is None:
            found = max((self._strikes(foe, pawn) for foe in self._foes() if foe.at == pawn.at), default=0.0)
            if self._lair:
                found = 1 - (1 - found) * (1 - self.stalked(pawn))
            self._perils[pawn.key] = found
        return found

    def _strikes(self, foe: Pawn, pawn: Pawn) -> float:
        """How likely it does so: a Helmet stops no Gun (12.8.2), nor does a Badge hurt anybody (12.9)."""
        proof = people.helmeted(pawn) and not people.owns(foe, "gun")
        if foe.card == pawn.card or proof or not people.armed(foe):
            return 0.0
        return HUNTED if self.state.cards[foe.card].owners else STRUCK

    def robbed(self, pawn: Pawn) -> float:
        """How likely what this pawn has, and others want, is gone a minute later."""
        foes = (foe for foe in self._foes() if foe.card != pawn.card)
        near = min((self.apart(foe, pawn) for foe in foes), default=NEVER)
        return ROBBED[int(near)] if near < len(ROBBED) else 0.0

    def beset(self, pawn: Pawn) -> bool:
        """Whether somebody is beside this pawn who could strike it for another player, if only by a tie."""
        return any(
            one.at == pawn.at
            and one.key != pawn.key
            and people.armed(one)
            and people.live(one)
            and self.others_use(one.card)
            for one in self.folk
        )

    def others_use(self, card: str) -> bool:
        """Whether another player could activate this character, if only by a tie (4.3.1)."""
        it = self.state.cards[card]
        top = people.rival(it, self.colour, self.state.conspiracies)
        return self._others_lead(card) or (not it.owners and 0 < top == it.cubes[self.colour])

    def _foes(self) -> list[Pawn]:
        """Who could strike or rob, and may act for others, or for nothing at an order of their own."""
        if self._hostile is None:
            ordered = self._ordered()
            self._hostile = [
                one
                for one in self.folk
                if (one.items or one.integral or people.able(self.state, one.card).robs_with)
                and robbing(self.state, one)
                and people.live(one)
                and (one.key in ordered or self.others_use(one.card))
            ]
        return self._hostile

    def _ordered(self) -> set[str]:
        """Whom others' own have act for nothing, as soon as they are known."""
        state = self.state
        return {
            puppet.key
            for one in self.folk
            if state.cards[one.card].owners and self._others_lead(one.card) and people.live(one)
            for able in people.abilities(state, one.card)
            if able.key in POWERS and POWERS[able.key].gratis
            for puppet in POWERS[able.key].puppets(state, one)
        }

    def _others_lead(self, card: str) -> bool:
        it = self.state.cards[card]
        if it.owners:
            return self.colour not in it.owners
        return people.rival(it, self.colour, self.state.conspiracies) > it.cubes[self.colour]

    def _unasked(self, pawn: Pawn, cost: float, favour: float) -> float:
        likely = super()._unasked(pawn, cost, favour)
        return likely * (1 - LAME * self.stalked(pawn)) if self._lair else likely
