"""What a crew has to choose: for each kind of question what can be answered, and what an answer does."""

from __future__ import annotations

from collections.abc import Callable

from game.api import Message, Name
from game.perigee import abilities, harm
from game.perigee.content import content
from game.perigee.dice import DIE, KEYS, LOCKED, PLAIN, TOP, TURNED, WAY, wrap
from game.perigee.play import Play, shown
from game.perigee.rows import RESOURCES, Adjust, Reroll, ShiftStored, Turn
from game.perigee.state import Ask, State
from game.perigee.station import TILES, dearest, locked, own

Pick = tuple[str, str]
"""What is chosen, and how it is to be changed."""
NONE: Pick = ("none", "")


class Question:
    """One kind of question."""

    rule = ""
    waits = True
    """False: it is no question, but what comes next of itself."""

    def options(self, state: State, ask: Ask) -> list[Pick]:
        raise NotImplementedError

    def answer(self, play: Play, ask: Ask, pick: Pick) -> None:
        raise NotImplementedError

    def default(self, state: State, ask: Ask) -> Pick:
        found = self.options(state, ask)
        return NONE if NONE in found else found[0]

    def message(self, state: State, ask: Ask) -> Message:
        crew = Name(state.crews[ask.crew].country)
        return Message("ask-" + ask.kind, {"crew": crew, "tile": Name(ask.tile) if ask.tile else "none"})


QUESTIONS: dict[str, Question] = {}


def enter(kind: str) -> Callable[[type[Question]], type[Question]]:
    def entered(cls: type[Question]) -> type[Question]:
        QUESTIONS[kind] = cls()
        return cls

    return entered


def _dice(dice: tuple[int, ...]) -> list[int]:
    """Each sort of die once."""
    return sorted(set(dice))


# ---------------------------------------------------------------------- phase 1


@enter("use")
class Use(Question):
    """3.3: what the tile does beside, once everything before it is settled."""

    rule = "3.3"
    waits = False

    def answer(self, play: Play, ask: Ask, pick: Pick) -> None:
        abilities.use(play, ask.crew, ask.tile, ask.die)


@enter("pay")
class Pay(Question):
    """10.2: one die of the pool goes to the aid."""

    rule = "10.2"

    def options(self, state: State, ask: Ask) -> list[Pick]:
        return [(KEYS[die], "") for die in _dice(state.crews[ask.crew].pool)]

    def answer(self, play: Play, ask: Ask, pick: Pick) -> None:
        die = DIE[pick[0]]
        crew = play.from_pool(ask.crew, die)
        play.set_crew(ask.crew, aid=crew.aid + 1)
        play.tell("paid", crew=play.name(ask.crew), die=shown((die,)))


@enter("make")
class Make(Question):
    """4.1: which of its resources a tile makes for these dice."""

    rule = "4.1"

    def options(self, state: State, ask: Ask) -> list[Pick]:
        return [(RESOURCES[it], "") for it in TILES[ask.tile].makes]

    def answer(self, play: Play, ask: Ask, pick: Pick) -> None:
        play.set_tile(ask.tile, makes=RESOURCES.index(pick[0]))
        play.tell("makes", tile=Name(ask.tile), resource=Name(pick[0]))


@enter("reroll")
class RerollOne(Question):
    rule = "11.1"

    def options(self, state: State, ask: Ask) -> list[Pick]:
        ability = TILES[ask.tile].ability
        assert isinstance(ability, Reroll)
        dice = _dice(state.crews[ask.crew].pool)
        low = [(KEYS[die], "") for die in dice if TOP[die] <= ability.most]
        return [*low, NONE] if low else []

    def answer(self, play: Play, ask: Ask, pick: Pick) -> None:
        die = DIE[pick[0]]
        crew = play.from_pool(ask.crew, die)
        play.set_crew(ask.crew, supply=crew.supply + 1)
        new = play.rolled(ask.crew, 1)
        play.to_pool(ask.crew, *new)
        play.tell("rerolled", crew=play.name(ask.crew), die=shown((die,)), new=shown(new))


@enter("discard")
class Discard(Question):
    """11.1: not to the aid, for it is no toxic cost."""

    rule = "11.1"

    def options(self, state: State, ask: Ask) -> list[Pick]:
        return [(KEYS[die], "") for die in _dice(state.crews[ask.crew].pool)]

    def answer(self, play: Play, ask: Ask, pick: Pick) -> None:
        die = DIE[pick[0]]
        crew = play.from_pool(ask.crew, die)
        play.set_crew(ask.crew, supply=crew.supply + 1)
        play.tell("discarded", crew=play.name(ask.crew), die=shown((die,)))


@enter("turn")
class TurnOne(Question):
    rule = "11.2"

    def options(self, state: State, ask: Ask) -> list[Pick]:
        ability = TILES[ask.tile].ability
        assert isinstance(ability, Turn)
        found: list[Pick] = [
            (KEYS[die], way) for die in _dice(state.crews[ask.crew].pool) for way in ability.ways
        ]
        return [*found, NONE] if found else []

    def answer(self, play: Play, ask: Ask, pick: Pick) -> None:
        die = DIE[pick[0]]
        new = TURNED[WAY[pick[1]]][die]
        play.from_pool(ask.crew, die)
        play.to_pool(ask.crew, new)
        crew = play.name(ask.crew)
        play.tell("turned", crew=crew, die=shown((die,)), way=Name(pick[1]), new=shown((new,)))


@enter("take")
class TakeOne(Question):
    """11.3: it keeps its value."""

    rule = "11.3"

    def options(self, state: State, ask: Ask) -> list[Pick]:
        found: list[Pick] = [(KEYS[die], "") for die in _dice(state.crews[ask.crew].storage)]
        return [*found, NONE] if found else []

    def answer(self, play: Play, ask: Ask, pick: Pick) -> None:
        die = DIE[pick[0]]
        storage = list(state_storage(play, ask.crew))
        storage.remove(die)
        play.set_crew(ask.crew, storage=tuple(storage))
        play.to_pool(ask.crew, die)
        play.tell("taken", crew=play.name(ask.crew), die=shown((die,)))


def state_storage(play: Play, crew: int) -> tuple[int, ...]:
    return play.state.crews[crew].storage


@enter("shift")
class Shift(Question):
    """11.3: the die stays in storage."""

    rule = "11.3"

    def options(self, state: State, ask: Ask) -> list[Pick]:
        dice = _dice(state.crews[ask.crew].storage)
        found: list[Pick] = [(KEYS[die], how) for die in dice for how in ("plus", "minus")]
        return [*found, NONE] if found else []

    def answer(self, play: Play, ask: Ask, pick: Pick) -> None:
        ability = TILES[ask.tile].ability
        assert isinstance(ability, ShiftStored)
        die = DIE[pick[0]]
        new = wrap(die + ability.by if pick[1] == "plus" else die - ability.by)
        storage = list(state_storage(play, ask.crew))
        storage.remove(die)
        play.set_crew(ask.crew, storage=tuple(sorted((*storage, new))))
        play.tell("shifted", crew=play.name(ask.crew), die=shown((die,)), new=shown((new,)))


@enter("adjust")
class AdjustOne(Question):
    rule = "11.4"

    def options(self, state: State, ask: Ask) -> list[Pick]:
        ability = TILES[ask.tile].ability
        assert isinstance(ability, Adjust)
        dice = [die for die in _dice(state.crews[ask.crew].pool) if die in ability.values]
        found: list[Pick] = [(KEYS[die], how) for die in dice for how in ("plus", "minus")]
        return [*found, NONE] if found else []

    def answer(self, play: Play, ask: Ask, pick: Pick) -> None:
        die = DIE[pick[0]]
        new = wrap(die + 1 if pick[1] == "plus" else die - 1)
        play.from_pool(ask.crew, die)
        play.to_pool(ask.crew, new)
        play.tell("adjusted", crew=play.name(ask.crew), die=shown((die,)), new=shown((new,)))


@enter("neighbour")
class NeighbourOf(Question):
    rule = "11.4"

    def options(self, state: State, ask: Ask) -> list[Pick]:
        if not state.crews[ask.crew].supply:
            return []
        return [(KEYS[wrap(ask.die + by)], "") for by in (-1, 1)]

    def answer(self, play: Play, ask: Ask, pick: Pick) -> None:
        _new_die(play, ask.crew, DIE[pick[0]])


def _new_die(play: Play, crew: int, die: int) -> None:
    play.set_crew(crew, supply=play.state.crews[crew].supply - 1)
    play.to_pool(crew, die)
    play.tell("new-die", crew=play.name(crew), die=shown((die,)))


# ---------------------------------------------------------------------- phase 2: rewards


@enter("track")
class Track(Question):
    """13.3: the lead crew says who gets a slot."""

    rule = "13.3"

    def options(self, state: State, ask: Ask) -> list[Pick]:
        most = content().figure("dice_track_most")
        return [(crew.country, "") for crew in state.crews if crew.track < most]

    def answer(self, play: Play, ask: Ask, pick: Pick) -> None:
        countries = [crew.country for crew in play.state.crews]
        harm.gain_slot(play, countries.index(pick[0]))


@enter("mend")
class Mend(Question):
    rule = "13.3"

    def options(self, state: State, ask: Ask) -> list[Pick]:
        found: list[Pick] = []
        for key, tile in state.tiles.items():
            has = {"scenario": tile.scenario, "strain": tile.strain, "disable": tile.disabled}
            found += [(key, token) for token in ask.among if has[token]]
        return [*found, NONE] if found else []

    def answer(self, play: Play, ask: Ask, pick: Pick) -> None:
        harm.mend(play, pick[0], pick[1])


# ---------------------------------------------------------------------- phase 4: disasters


class _Tiles(Question):
    """One of some tiles."""

    def among(self, state: State, ask: Ask) -> list[str]:
        raise NotImplementedError

    def options(self, state: State, ask: Ask) -> list[Pick]:
        return [(key, "") for key in self.among(state, ask)]


@enter("dearest")
class Dearest(_Tiles):
    """9.4: its most expensive tile; of several the crew itself chooses."""

    rule = "9.4"

    def among(self, state: State, ask: Ask) -> list[str]:
        return [tile.key for tile in dearest(own(state, ask.crew))]

    def answer(self, play: Play, ask: Ask, pick: Pick) -> None:
        harm.disable(play, pick[0])


@enter("own")
class Own(_Tiles):
    """9.6: any own tiles that are not disabled."""

    rule = "9.6"

    def among(self, state: State, ask: Ask) -> list[str]:
        return [tile.key for tile in own(state, ask.crew) if not tile.disabled]

    def answer(self, play: Play, ask: Ask, pick: Pick) -> None:
        harm.disable(play, pick[0])


@enter("strain")
class Strained(_Tiles):
    rule = "6.4"

    def among(self, state: State, ask: Ask) -> list[str]:
        return [tile.key for tile in own(state, ask.crew)]

    def answer(self, play: Play, ask: Ask, pick: Pick) -> None:
        harm.strain(play, pick[0])


@enter("remove")
class Remove(_Tiles):
    """6.4: the lead crew chooses for all."""

    rule = "6.4"

    def among(self, state: State, ask: Ask) -> list[str]:
        return list(state.tiles)

    def answer(self, play: Play, ask: Ask, pick: Pick) -> None:
        harm.destroy(play, pick[0])


@enter("destroy")
class Destroy(_Tiles):
    """9.4: the most expensive tile of the station; of several the lead crew chooses."""

    rule = "9.4"

    def among(self, state: State, ask: Ask) -> list[str]:
        return [tile.key for tile in dearest(state.tiles.values())]

    def answer(self, play: Play, ask: Ask, pick: Pick) -> None:
        harm.destroy(play, pick[0])


@enter("capacity")
class Capacity(Question):
    """6.4: the lead crew says who loses the next one."""

    rule = "6.4"

    def options(self, state: State, ask: Ask) -> list[Pick]:
        return [(crew.country, "") for crew in state.crews if crew.capacity]

    def answer(self, play: Play, ask: Ask, pick: Pick) -> None:
        number = [crew.country for crew in play.state.crews].index(pick[0])
        left = play.state.crews[number].capacity - 1
        play.set_crew(number, capacity=left)
        play.tell("capacity-lost", crew=play.name(number), left=left)


# ---------------------------------------------------------------------- phase 5


@enter("medical")
class Medical(Question):
    """12.3: the receiver chooses how the die lies."""

    rule = "12.3"

    def options(self, state: State, ask: Ask) -> list[Pick]:
        crew = state.crews[ask.crew]
        if not crew.supply:
            return []
        return [(KEYS[die], "") for die in (LOCKED if locked(crew) else PLAIN)]

    def answer(self, play: Play, ask: Ask, pick: Pick) -> None:
        crew = play.state.crews[ask.crew]
        die = DIE[pick[0]]
        play.set_crew(ask.crew, supply=crew.supply - 1, given=tuple(sorted((*crew.given, die))))
        play.tell("medical-die", crew=play.name(ask.crew), die=shown((die,)))


def first(state: State, crew: int) -> Ask | None:
    """What this crew has to choose now."""
    for ask in state.asks:
        if ask.crew == crew:
            return ask
    return None


def tidy(play: Play) -> bool:
    """Carry out what leaves no choice, drop what cannot be answered. Whether something is still asked."""
    state = play.state
    while state.asks and not state.ending:
        seen: set[int] = set()
        for at, ask in enumerate(state.asks):
            if ask.crew in seen:
                continue
            seen.add(ask.crew)
            question = QUESTIONS[ask.kind]
            picks = question.options(state, ask) if question.waits else [NONE]
            if len(picks) > 1:
                continue
            state.asks = (*state.asks[:at], *state.asks[at + 1 :])
            if picks:  # the only one there is
                question.answer(play, ask, picks[0])
            break
        else:
            return True
    return False
