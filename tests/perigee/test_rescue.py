"""Computer crews leave no resource below zero that some placement of their dice could have saved.

Small positions are tried out to the end, by the rules alone: every order of every placing, paying, turning,
taking, docking, person after person. What has yet to be rolled is nobody's to count on: new dice are taken
away again, and rolling anew is left.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random

import pytest
from msgspec.structs import replace

from game.api import Action, Event
from game.perigee.actions.common import Choose, Done
from game.perigee.actions.placing import Convert, Dock, Fill, Lay, Place, Store
from game.perigee.dice import LOCKED, PLAIN
from game.perigee.game import PERIGEE
from game.perigee.rows import RESOURCES
from game.perigee.state import Ask, State
from game.perigee.station import DISASTERS, MISSIONS, TILES
from tests.perigee.scene import Luck, Scene

US, RU, JP, CA = "united_states", "russia", "japan", "canada"
TABLES = ((RU, US), (RU, JP), (CA, JP), (CA, US), (RU, US, CA), (JP, US, CA), (RU, JP, CA, US))


def position(number: int) -> State:
    """A few crews with a die or two each, a few tiles, little of everything, whatever disaster."""
    rng = Random(f"rescue {number}")
    countries = TABLES[number % len(TABLES)]
    toxic = rng.random() < 0.6
    names = rng.sample(sorted(MISSIONS), 3)
    it = Scene(*countries, disaster="toxic" if toxic else "meteor", missions=names)
    it.state.round = rng.randint(2, 8)
    it.state.devices = 20
    for at, country in enumerate(countries):
        kinds = sorted(key for key, kind in TILES.items() if kind.country == country)
        for key in rng.sample(kinds, 3 if len(countries) == 2 else 2):
            it.tile(country, key, scenario=rng.choice((0, 0, 0, 1, 2)), strain=rng.choice((0, 0, 0, 1)))
        sorts = LOCKED if country == JP else PLAIN
        it.pool(country, *rng.choices(sorts, k=2 if at == 0 or len(countries) == 2 else 1))
        if country == CA:
            it.change(CA, storage=tuple(sorted(rng.choices((1, 3, 5), k=rng.randint(0, 2)))))
        if country == CA and rng.random() < 0.3:
            crew = it.crew(CA)
            it.change(CA, pool=(), storage=(), rolled=crew.pool, converters=1)
        it.change(country, amplify=rng.choice((0, 0, 0, 1)), done=rng.random() < 0.1 and country != CA)
    if all(crew.done for crew in it.state.crews):
        it.change(countries[0], done=False)
    _cards(it, rng, "toxic" if toxic else "meteor")
    it.state.stock = tuple(rng.choice((1, 2, 3, 4, 5, 6)) for _ in RESOURCES)
    return it.state


def _cards(it: Scene, rng: Random, deck: str) -> None:
    """The one that came last, perhaps one that stays, and missions of which little is wanting."""
    key = rng.choice([key for key, card in DISASTERS.items() if card.deck == deck])
    it.state.past = (key,)
    it.state.toxic = () if DISASTERS[key].stays else DISASTERS[key].values
    if DISASTERS[key].stays:
        it.on_table(key, *rng.choice(((), (6,))) if key != "static" else ())
    it.next_card(*[other for other in it.state.deck if other != key])
    it.state.deck = tuple(other for other in it.state.deck if other != key)
    for at, card in enumerate(it.state.missions):
        if card.key == "crop_trial" and rng.random() < 0.5:
            filled = (2,) * (len(card.filled) - 1) + (0,)
            cards = list(it.state.missions)
            cards[at] = replace(card, filled=filled, by=(0,) * (len(filled) - 1) + (-1,))
            it.state.missions = tuple(cards)


# ---------------------------------------------------------------------- how it ends


def lost(state: State) -> int:
    """How many resources fall below zero before another disaster card is revealed, if all are done now."""
    told: list[Event] = []
    for crew in state.crews:
        if not crew.done:
            outcome = PERIGEE.apply(state, Done(seat=crew.seat, crew=crew.country), Luck())
            told, state = list(outcome.events), outcome.state
    keys = [event.message.key for event in told]
    before = told[: keys.index("revealed")]
    return len({event.message.args["resource"] for event in before if event.message.key == "device-used"})


def played(state: State) -> State:
    """As computer crews place their dice, up to the last "done"."""
    rng = Random(1)
    while True:
        seat = next(prompt.seat for prompt in PERIGEE.prompts(state) if not prompt.optional)
        act = PERIGEE.advise(PERIGEE.view(state, seat), list(PERIGEE.legal(state, seat)), rng)
        assert act is not None
        if isinstance(act, Done) and sum(not crew.done for crew in state.crews) == 1:
            return state
        state = PERIGEE.apply(state, act, rng).state


# ---------------------------------------------------------------------- all there is to be tried


class TooMany(Exception):
    """There is more to be tried than this test has time for."""


class Bounded(set[bytes]):
    """Positions that were seen, up to so many."""

    MOST = 10_000

    def add(self, key: bytes) -> None:
        super().add(key)
        if len(self) > self.MOST:
            raise TooMany


def least(state: State, seen: set[bytes]) -> int:
    """The fewest that can be lost from here on, whatever is done, in whatever order."""
    key = PERIGEE.dump(state)
    if key in seen:
        return len(RESOURCES)
    seen.add(key)
    last = sum(not crew.done for crew in state.crews) == 1 and not state.asks
    found = lost(state) if last and not any(crew.converting for crew in state.crews) else len(RESOURCES)
    for act in tried(state):
        if not found:
            break
        found = min(found, least(after(state, act), seen))
    return found


def tried(state: State) -> Iterator[Action]:
    """Whatever the first person can do who is not done; then that they are."""
    undone = sorted({crew.seat for crew in state.crews if not crew.done})
    for act in PERIGEE.legal(state, undone[0]):
        if isinstance(act, Choose):
            ask = next(ask for ask in state.asks if state.crews[ask.crew].country == act.crew)
            if ask.kind != "reroll" or act.pick == "none":
                yield act
        elif isinstance(act, Fill):
            if act.card in DISASTERS or MISSIONS[act.card].reward.gives == "stock":
                yield act
        elif isinstance(act, Done):
            if sum(not crew.done for crew in state.crews) > 1:
                yield act
        elif isinstance(act, (Place, Dock, Lay, Convert, Store)):
            yield act


def after(state: State, act: Action) -> State:
    """As it is then, without what was rolled; what has to be discarded may be that."""
    outcome = PERIGEE.apply(state, act, Luck(1, 1, 1, 1))
    new = outcome.state
    if outcome.undoable or isinstance(act, Store):
        return new
    for it, (old, crew) in enumerate(zip(state.crews, new.crews, strict=True)):
        rolled = old.supply - crew.supply
        if rolled <= 0:
            continue
        pool, storage, asks = list(crew.pool), list(crew.storage), list(new.asks)
        for _ in range(rolled):
            dice = storage if len(storage) > len(old.storage) else pool
            dice.remove(1)
            asks = _without(asks, it)
        new.crews[it] = replace(crew, pool=tuple(pool), storage=tuple(storage), supply=old.supply)
        new.asks = tuple(asks)
    return new


def _without(asks: list[Ask], it: int) -> list[Ask]:
    at = next((at for at, ask in enumerate(asks) if ask.crew == it and ask.kind == "discard"), -1)
    return asks if at < 0 else [*asks[:at], *asks[at + 1 :]]


@pytest.mark.parametrize("number", [*range(len(TABLES)), 99, 131])
def test_no_resource_is_left_below_zero_that_some_placement_could_have_saved(number: int) -> None:
    state = position(number)
    assert lost(played(state)) <= least(state, set())


@pytest.mark.soak
def test_no_resource_is_left_below_zero_in_many_small_positions() -> None:
    tried_out = 0
    for number in range(len(TABLES), 150):
        state = position(number)
        with suppress(TooMany):
            least_lost = least(state, Bounded())
            assert lost(played(state)) <= least_lost, number
            tried_out += 1
    assert tried_out > 100


def test_crews_save_together_what_none_saves_alone() -> None:
    """Four are wanting: each of two crews has dice for less, and other uses for them."""
    it = Scene(RU, US, missions=("medical_trial", "spacewalk", "hull_survey"))
    it.state.stock = (9, 9, 0, 9)
    it.state.devices = 9
    it.state.round = 6
    it.tile(RU, "loop_oxygen")
    it.tile(US, "couple_oxygen")
    it.pool(RU, 3)
    it.pool(US, 1, 1)
    assert lost(it.state) == 1
    assert lost(played(it.state)) == 0


def test_who_has_the_choice_saves_what_others_cannot() -> None:
    it = Scene(RU, US)
    it.state.stock = (9, 3, 3, 9)
    it.state.devices = 9
    it.state.round = 4
    it.tile(RU, "loop_oxygen")
    it.tile(RU, "loop_nutrition")
    it.tile(US, "trimmer_oxygen")
    it.pool(RU, 2)
    it.pool(US, 2)
    assert lost(played(it.state)) == 0


def test_a_mission_that_brings_what_is_short_is_filled_first() -> None:
    """4.4: its reward comes before the round's use."""
    it = Scene(RU, US)
    it.state.stock = (9, 1, 9, 9)
    it.state.devices = 9
    card = next(card for card in it.state.missions if card.key == "crop_trial")
    size = len(card.filled)
    nearly = replace(card, filled=(2,) * (size - 1) + (0,), by=(1,) * (size - 1) + (-1,))
    it.state.missions = tuple(nearly if it.key == card.key else it for it in it.state.missions)
    it.pool(RU, 2)
    it.pool(US)
    assert lost(played(it.state)) == 0


def test_a_die_goes_through_a_dock_to_who_can_save_with_it() -> None:
    it = Scene(RU, US)
    it.state.stock = (9, 9, 2, 9)
    it.state.devices = 9
    it.tile(US, "couple_oxygen")
    it.pool(RU, 1)
    it.pool(US, 1)
    assert lost(played(it.state)) == 0
