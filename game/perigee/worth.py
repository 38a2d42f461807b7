"""What things are worth to a computer crew: a unit of a resource, a slot, a die, a tile."""

from __future__ import annotations

from game.perigee import forecast
from game.perigee.dice import TOP
from game.perigee.rows import (
    Adjust,
    Gain,
    Neighbour,
    Reroll,
    RollMore,
    RollStored,
    ShiftStored,
    Take,
    Turn,
    Twin,
)
from game.perigee.state import PLACING
from game.perigee.station import DISASTERS, TILES, fitting, made, open_cards, resource_of, rounds
from game.perigee.view import View

MARGINS = ((0, 9.0), (2, 3.2), (4, 2.2), (7, 1.1), (10, 0.5), (99, 0.1))
"""What one more of a resource is worth, below so many that will be left after the round's use."""
PLENTY = 11
"""What is more than this may be turned into Capacity."""
ABILITIES = {
    Reroll: 0.3,
    RollMore: 1.6,
    Turn: 0.5,
    Twin: 1.4,
    Take: 0.9,
    Gain: 0.5,
    RollStored: 0.2,
    ShiftStored: 0.1,
    Adjust: 0.4,
    Neighbour: 1.5,
}
"""What an ability is worth beside what its tile makes."""


def margin(level: int) -> float:
    return next(value for below, value in MARGINS if level < below)


class Worth:
    """The eyes of one crew."""

    def __init__(self, view: View, it: int) -> None:
        self.view = view
        self.it = it
        self.crew = view.crews[it]
        self.locked = self.crew.country == "japan"
        self.left = [outlook.left for outlook in forecast.outlook(view)]
        self.rounds = rounds() - view.round
        """Rounds after this one."""
        self.plenty = PLENTY
        self._targets: list[tuple[tuple[bool, ...], int, list[float]]] | None = None
        open_slots = sum(card.filled.count(0) for card in view.missions)
        dice = sum(crew.track for crew in view.crews) * (self.rounds + 0.6)
        self.slots = 1.0 + 4.0 * min(1.0, open_slots / max(dice, 1)) + (2.0 if open_slots <= 6 else 0.0)

    # ------------------------------------------------------------------ gains

    def units(self, resource: int, amount: int) -> float:
        """So much more of a resource."""
        level = self.left[resource]
        if amount < 0:
            return -sum(margin(level - step) for step in range(1, 1 - amount))
        return sum(margin(level + step) for step in range(amount))

    def tile(self, key: str, dice: tuple[int, ...]) -> float:
        """What these dice bring on a tile."""
        kind, tile = TILES[key], self.view.tiles[key]
        amount = max(0, kind.gives[TOP[dice[0]]] + tile.amplify - tile.scenario)
        makes = min(kind.makes, key=lambda it: self.left[it])
        return self.units(makes, amount) + self._ability(key)

    def _ability(self, key: str) -> float:
        ability = TILES[key].ability
        if ability is None:
            return 0.0
        if isinstance(ability, Take):
            return ABILITIES[Take] * min(ability.dice, len(self.crew.storage))
        if isinstance(ability, (Twin, Neighbour, RollMore)) and not self.crew.supply:
            return 0.0
        return ABILITIES[type(ability)]

    def slot(self, card: str) -> float:
        """One slot of a mission, or of a disaster card that stays."""
        return 1.0 + 0.25 * self.rounds if card in DISASTERS else self.slots

    def lay(self, key: str) -> float:
        tile = self.view.tiles[key]
        return self.units(resource_of(tile, self.left), 1) if tile.dice and made(tile) >= 0 else 0.0

    # ------------------------------------------------------------------ dice

    def toll(self, dice: tuple[int, ...]) -> float:
        """10.2: what it costs to place these, in dice."""
        number = forecast.cost(self.view, dice)
        if not number:
            return 0.0
        rest = list(self.crew.pool)
        for die in dice:
            rest.remove(die)
        return sum(sorted(min(self.kept(die), 1.6) for die in rest)[:number])

    def targets(self) -> list[tuple[tuple[bool, ...], int, list[float]]]:
        """Where a die of a pool could go: which values, how many dice at once, and what each time brings."""
        if self._targets is None:
            placing = self.view.phase == PLACING
            found: list[tuple[tuple[bool, ...], int, list[float]]] = []
            for tile in self.view.tiles.values():
                if tile.owner == self.it and not (placing and (tile.dice or tile.disabled)):
                    kind = TILES[tile.key]
                    mean = self.tile(tile.key, (max(die for die in range(7) if kind.need.values[die]),))
                    found.append((kind.need.values, kind.need.dice, [mean]))
            for card in open_cards(self.view):
                fits = fitting(card.key, card.filled, card.by, self.it)
                times = min(card.filled.count(0), 3)
                values = tuple(it >= 0 for it in fits)
                found.append((values, 1, [self.slot(card.key)] * times))
            self._targets = sorted(found, key=lambda it: -it[2][0] / it[1])
        return self._targets

    def pool(self, dice: tuple[int, ...]) -> float:
        """What these dice could bring together, each used once, the best places first."""
        toxic = self.view.toxic
        left = [0] * 7
        for die in dice:
            left[TOP[die]] += 1
        total = 0.0
        for values, number, gains in self.targets():
            for gain in gains:
                fits = [it for it in range(1, 7) if values[it] and left[it] >= number]
                if not fits:
                    break
                value = min(fits, key=lambda it: (it in toxic, left[it] > number, it))
                left[value] -= number
                total += gain - (0.8 * number if value in toxic else 0.0)
        return total + 0.1 * sum(left)

    def kept(self, die: int) -> float:
        """One die by itself."""
        return max(
            (gains[0] / number for values, number, gains in self.targets() if values[TOP[die]]), default=0.1
        )

    # ------------------------------------------------------------------ tiles and tokens

    def standing(self, key: str) -> float:
        """What a tile is worth in the rounds that are left."""
        tile, kind = self.view.tiles[key], TILES[key]
        mean = sum(kind.gives) / max(kind.need.width, 1) if kind.need.width < 6 else sum(kind.gives) / 6
        scarce = max(margin(self.left[it]) for it in kind.makes)
        return (mean - tile.scenario - tile.strain) / kind.need.dice * min(scarce, 3.0) + 0.1 * kind.cost

    def token(self, key: str, token: str) -> float:
        """What it brings to be rid of a token."""
        if token == "strain":
            return 0.9 * self.rounds
        if token == "scenario":
            return 0.5 * self.rounds
        tile = self.view.tiles[key]
        return 1.4 if tile.disabled == self.view.round and self.rounds else 0.0

    def relief(self, source: str, onto: str = "") -> float:
        """What a tile's tokens cost in the rounds that are left; or would cost on another one."""
        tile = self.view.tiles[source]
        weight = min(self.standing(onto or source), 4.0) / 3
        blocked = 1.5 if tile.disabled and self.rounds else 0.0
        return (0.3 * tile.scenario * self.rounds + blocked) * max(weight, 0.1)

    def offer(self, key: str) -> float:
        """What a tile would bring for each Capacity."""
        kind = TILES[key]
        if not self.rounds:
            return 0.0
        width = kind.need.width / (2.0 if kind.need.dice > 1 else 1.0)
        mean = sum(kind.gives) / max(kind.need.width, 1) if kind.need.width < 6 else sum(kind.gives) / 6
        scarce = min(max(margin(self.left[it]) for it in kind.makes), 2.5)
        gain = mean / kind.need.dice * scarce * min(1.0, 0.3 + width / 6)
        return (gain + self._ability_of(key) - 1.0) * 0.7 * self.rounds / max(kind.cost, 1)

    def _ability_of(self, key: str) -> float:
        ability = TILES[key].ability
        return 0.0 if ability is None else ABILITIES[type(ability)]
