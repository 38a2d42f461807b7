"""Positions set up by hand, played through `legal` and `apply` only."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from msgspec.structs import replace

from game.api import Action, Event, Illegal
from game.perigee.actions.common import Choose, Done
from game.perigee.actions.placing import Fill, Keep, Place, Store
from game.perigee.check import dice_of
from game.perigee.content import ROWS, content
from game.perigee.dice import KEYS
from game.perigee.game import PERIGEE
from game.perigee.rows import RESOURCES
from game.perigee.state import PLACING, SPENDING, Card, Crew, Options, State, Tile
from game.perigee.station import DISASTERS, MISSIONS, TILES, number_of, opened


class Luck(Random):
    """Dice that fall as they are told; a locked one by its orientation."""

    def __init__(self, *falls: int) -> None:
        super().__init__(1)
        self.falls = list(falls)

    def randint(self, a: int, b: int) -> int:
        return self.falls.pop(0) if self.falls else super().randint(a, b)

    def choice(self, seq: Any) -> Any:
        return self.falls.pop(0) if self.falls and self.falls[0] in seq else super().choice(seq)


class Scene:
    """A game of these countries, one crew for each seat unless it says otherwise; no tiles, empty pools."""

    def __init__(
        self,
        *countries: str,
        disaster: str = "meteor",
        difficulty: str = "normal",
        seats: int = 0,
        missions: Iterable[str] = (),
    ) -> None:
        options = Options(disaster, difficulty, len(countries), tuple(countries))
        self.state: State = PERIGEE.deal(seats or len(countries), options, Random(1)).state
        self.state.tiles.clear()
        self.state.stock = (10, 10, 10, 10)
        self.state.round = 2
        names = tuple(missions) or ("crop_trial", "medical_trial", "spacewalk")
        self.state.missions = tuple(opened(MISSIONS[key], 7) for key in names)
        for country in countries:
            self.pool(country)

    # ------------------------------------------------------------------ setting up

    def it(self, country: str) -> int:
        return number_of(self.state.crews, country)

    def crew(self, country: str) -> Crew:
        return self.state.crews[self.it(country)]

    def change(self, country: str, **changes: Any) -> None:
        """The supply is what is left of twelve dice."""
        it = self.it(country)
        self.state.crews[it] = replace(self.state.crews[it], **changes)
        if "supply" not in changes:
            left = content().figure("dice") - dice_of(self.state, it) + self.state.crews[it].supply
            self.state.crews[it] = replace(self.state.crews[it], supply=left)

    def supply(self, country: str, number: int) -> None:
        """So many are left; the others are on missions."""
        crew = self.crew(country)
        self.change(country, away=crew.away + crew.supply - number, supply=number)

    def pool(self, country: str, *dice: int) -> None:
        self.change(country, pool=tuple(sorted(dice)), rolled=(), storage=())

    def tile(self, country: str, key: str, row: int = 0, **changes: Any) -> str:
        """A tile of a crew's, in the first free place, or in this row."""
        it = self.it(country)
        taken = {(tile.row, tile.column) for tile in self.state.tiles.values()}
        rows = [row] if row else range(1, ROWS + 1)
        places = [(r, c) for r in rows for c in self.crew(country).columns if (r, c) not in taken]
        self.state.tiles[key] = Tile(key, it, *places[0], **changes)
        if "dice" in changes:
            kind = TILES[key]
            if "makes" not in changes and len(kind.makes) == 1:
                self.state.tiles[key] = replace(self.state.tiles[key], makes=kind.makes[0])
            self.change(country)
        crew = self.crew(country)
        self.change(country, offer=tuple(other for other in crew.offer if other != key))
        for keys in (self.state.decks, self.state.locked):
            keys[it] = tuple(other for other in keys[it] if other != key)
        return key

    def next_card(self, *keys: str) -> None:
        """These come next, in this order."""
        rest = [key for key in self.state.deck if key not in keys]
        size = len(self.state.deck)
        self.state.deck = (*rest, *reversed(keys))[-size:]

    def on_table(self, key: str, *filled: int) -> None:
        """A disaster card that stays."""
        card = DISASTERS[key]
        size = sum(slot.dice for slot in card.slots)
        values = (*filled, *[0] * (size - len(filled)))
        self.state.cards += (Card(key, values, tuple(0 if value else -1 for value in values)),)

    def spend(self) -> None:
        """Phase 5, as it begins."""
        self.state.phase = SPENDING

    # ------------------------------------------------------------------ playing

    def act(self, action: Action, *falls: int) -> tuple[Event, ...]:
        assert action in set(PERIGEE.legal(self.state, action.seat)), action
        before = PERIGEE.dump(self.state)
        outcome = PERIGEE.apply(self.state, action, Luck(*falls))
        assert PERIGEE.dump(self.state) == before
        self.state = outcome.state
        for it in range(len(self.state.crews)):
            assert dice_of(self.state, it) == 12
        return outcome.events

    def refused(self, action: Action) -> str:
        """The rule by which it is refused; nothing has changed."""
        assert action not in set(PERIGEE.legal(self.state, action.seat))
        before = PERIGEE.dump(self.state)
        try:
            PERIGEE.apply(self.state, action, Random(0))
        except Illegal as error:
            assert PERIGEE.dump(self.state) == before
            return error.rule
        raise AssertionError(f"accepted: {action}")

    def who(self, country: str) -> dict[str, Any]:
        return {"seat": self.crew(country).seat, "crew": country}

    def place(self, country: str, tile: str, die: int, second: int = 0, falls: Iterable[int] = ()) -> None:
        key = KEYS[second] if second else ""
        self.act(Place(**self.who(country), tile=tile, die=KEYS[die], second=key), *falls)

    def fill(self, country: str, card: str, die: int) -> None:
        self.act(Fill(**self.who(country), card=card, die=KEYS[die]))

    def keep(self, country: str, die: int) -> None:
        self.act(Keep(**self.who(country), die=KEYS[die]))

    def choose(self, country: str, pick: int | str, how: str = "", falls: Iterable[int] = ()) -> None:
        key = KEYS[pick] if isinstance(pick, int) else pick
        self.act(Choose(**self.who(country), pick=key, how=how), *falls)

    def picks(self, country: str) -> set[tuple[str, str]]:
        """What this crew can answer now."""
        acts = PERIGEE.legal(self.state, self.crew(country).seat)
        return {(act.pick, act.how) for act in acts if isinstance(act, Choose) and act.crew == country}

    def done(self, *falls: int) -> list[str]:
        """Everybody is done; the keys of what follows."""
        told: list[str] = []
        phase = self.state.phase
        for crew in list(self.state.crews):
            if self.state.phase == phase and not self.state.crews[self.it(crew.country)].done:
                if self.state.crews[self.it(crew.country)].converting:
                    self.act(Store(**self.who(crew.country)))
                events = self.act(Done(**self.who(crew.country)), *falls)
                told += [event.message.key for event in events]
        return told

    def round_over(self, *falls: int) -> None:
        """On to phase 1 of the next round, answering whatever is asked by default."""
        number = self.state.round
        while not self.state.ending and not (self.state.phase == PLACING and self.state.round > number):
            asked = [prompt for prompt in PERIGEE.prompts(self.state) if not prompt.optional]
            default = asked[0].default
            assert default is not None
            self.act(default, *falls)

    def stock(self, resource: str) -> int:
        return self.state.stock[RESOURCES.index(resource)]
