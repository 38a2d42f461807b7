"""Nothing printed on a card is idle: games use every ability, power, row, bonus and instruction.

Most of the games are played at random, with an aim, some by computer players. Either way the deal and the
choices lean towards what has not been seen yet.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from random import Random

import pytest
from msgspec.structs import replace

from game.api import Action, Name
from game.stationfall import people, pods, station
from game.stationfall.actions.answers import Become, Choose
from game.stationfall.actions.basic.force import Rob
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.things import Drop, PickUp
from game.stationfall.actions.deeds import DEEDS, Deed
from game.stationfall.actions.section import Manufacture
from game.stationfall.actions.turn import Activate, Influence, Reveal
from game.stationfall.board import board, steps
from game.stationfall.bonus import bonus_points
from game.stationfall.cards import CAST, IDENTITIES, MONSTER, PROJECTS, Ability, Character, card_of
from game.stationfall.game import STATIONFALL
from game.stationfall.questions import TASKS, pending
from game.stationfall.setup import needed
from game.stationfall.state import Options, Pawn, State, copy
from game.stationfall.things import is_data
from game.trial import GAME, MANNERS, Moment, Table, chance, deal, pick, verb

EVERY = 5
"""One moment in so many is looked at closely, until few things are left to be seen."""
FEW = 30
LEANING = 0.4
"""How often an action that would show something new is taken, if there is one."""
CHOOSING = 0.9
"""The same for the choice of an identity."""
WILL = 0.9
"""How often somebody does what the aim of the game is, if it can be done."""
FLIGHT = frozenset({"abandon_ship", "bridge_launch", "section_launch", "timed_launch", "wings_launch"})
AIMS = {
    "flight": FLIGHT,
    "smuggle": FLIGHT,
    "secrets": frozenset({"transmit", "copy"}),
    "hunt": frozenset({"release_project_x"}),
    "chance": frozenset(),
    "advice": frozenset(),
}
"""What games are about, and the verbs that serve it: to get away, at once or with what one is after; to tell
secrets; Project X; nothing; and whatever a computer player wants."""
WASTE = frozenset({"delete", "drop", "give", "throw", "wait"})
"""What undoes most aims."""
MAKERS = {"digital_assistant": "mainframe", "evidence": "security_station"}
QUICK = ("flight", "hunt", "chance", "secrets")
TURNS = ("smuggle", "hunt", "flight", "smuggle", "hunt", "secrets", "smuggle", "chance", "smuggle", "advice")
"""The aims of one game after the other."""


def module_of(thing: Callable[..., object] | type) -> str:
    return thing.__module__.rpartition(".")[2]


def printed() -> set[str]:
    """Everything that a card can do, ask for or be worth."""
    things = {f"ability {card.key} {ability.key}" for card in CAST.values() for ability in card.abilities}
    things |= {f"power {it.key} {ability.key}" for it in IDENTITIES.values() for ability in it.powers}
    things |= {f"row {it.key} {row}" for it in IDENTITIES.values() for row in range(len(it.agenda))}
    things |= {f"bonus {it.key}" for it in IDENTITIES.values() if it.bonus is not None}
    for card, project in PROJECTS.items():
        things |= {f"project {card} release", f"project {card} resolve"}
        things |= {f"project {card} down"} if project.harm else set()
        things |= {f"project {card} {key}" for key, cls in TASKS.items() if module_of(cls) == card}
        things |= {f"project {card} {tag(cls)}" for cls in DEEDS if module_of(cls) == card}
    return things


def tag(cls: type[Action]) -> str:
    return str(cls.__struct_config__.tag)


# ---------------------------------------------------------------------- what a moment shows


def used(moment: Moment, unseen: set[str]) -> Iterator[str]:
    """What of all that this moment of a game shows at work."""
    state: State = moment.state
    after: State = moment.outcome.state
    yield from _done(state, moment.action)
    if after.released:
        yield from _let_loose(state, after, moment.action)
    if state.phase == "turn" and (moment.step % EVERY == 0 or len(unseen) < FEW):
        yield from _missed(moment, unseen)
    if state.phase == "fall" and "daredevil" in after.pawns and _flew(state, after):
        yield "power daredevil point_break"
    if STATIONFALL.result(after) is not None:
        yield from _scored(after)


def _done(state: State, action: Action) -> Iterator[str]:
    """What an action shows by itself, whatever comes of it."""
    if isinstance(action, Reveal):
        powers = IDENTITIES[action.card].powers
        yield from (f"power {action.card} {it.key}" for it in powers if it.works == "instant")
        if action.card != state.conspiracies[state.turn.colour].identity:
            yield from (f"power {action.card} {it.key}" for it in powers if it.key == "enigma")
    if isinstance(action, Deed):
        who = action.by or action.who
        if who in state.pawns and state.pawns[who].card in CAST:
            yield from _acted(CAST[state.pawns[who].card], verb(action), action.power)


def _acted(character: Character, verb: str, power: str) -> Iterator[str]:
    keys = {verb, power}
    yield from (f"ability {character.key} {it.key}" for it in character.abilities if it.key in keys)
    for identity in character.identities():
        yield from (f"power {identity.key} {it.key}" for it in identity.powers if it.key in keys)


def _let_loose(state: State, after: State, action: Action) -> Iterator[str]:
    """What Project X does, and what can be done with it."""
    if not state.released:
        yield f"project {after.projectx} release"
        return
    asked = pending(state)
    if isinstance(action, Choose) and module_of(type(asked)) == state.projectx:
        assert asked is not None
        yield f"project {state.projectx} {asked.name}"
        yield f"project {state.projectx} resolve"
    if module_of(type(action)) == state.projectx:
        yield f"project {state.projectx} {verb(action)}"
    if verb(action) in ("end_turn", "renegotiate"):
        resolved = copy(state)
        resolved.released = False
        if _loose(resolved) != _loose(after):
            yield f"project {state.projectx} resolve"
    monster = after.pawns.get(MONSTER)
    if monster is not None and not people.live(monster) and people.live(state.pawns.get(MONSTER, monster)):
        yield f"project {state.projectx} down"


def _loose(state: State) -> object:
    """What only Project X changes at the end of a turn."""
    return state.pawns.get(MONSTER), [place.goo for place in state.places.values()], state.x


def _missed(moment: Moment, unseen: set[str]) -> Iterator[str]:
    """An ability is at work when the game would go on otherwise without it."""
    state: State = moment.state
    for card, ability, thing in _at_hand(state):
        if thing not in unseen:
            continue
        without = copy(state)
        it = without.cards[card]
        without.cards[card] = replace(it, lost=_without(it.lost, ability))
        listed = set(STATIONFALL.legal(without, moment.action.seat))
        if listed != set(moment.listed) or _differs(moment, without, card):
            yield thing


def _without(lost: tuple[str, ...], ability: Ability) -> tuple[str, ...]:
    """What else a card would have lost; Authorized Force is itself the loss of something."""
    if ability.key == "authorized_force":
        return tuple(key for key in lost if key != "peacekeeper")
    return (*lost, ability.key)


def _at_hand(state: State) -> Iterator[tuple[str, Ability, str]]:
    for card, it in state.cards.items():
        yield from ((card, one, f"ability {card} {one.key}") for one in CAST[card].abilities)
        for identity in it.powers:
            yield from ((card, one, f"power {identity} {one.key}") for one in IDENTITIES[identity].powers)


def _differs(moment: Moment, without: State, card: str) -> bool:
    outcome = STATIONFALL.apply(without, moment.action, chance(moment.table.seed, moment.step)).state
    outcome = copy(outcome)
    outcome.cards[card] = replace(outcome.cards[card], lost=moment.outcome.state.cards[card].lost)
    return bool(STATIONFALL.dump(outcome) != STATIONFALL.dump(moment.outcome.state))


def _flew(state: State, after: State) -> bool:
    """Point Break works after the last reveals, when nobody acts any more."""
    then, now = state.pawns["daredevil"], after.pawns["daredevil"]
    return not people.escaped(state, then) and people.escaped(after, now) and people.live(now)


def _scored(state: State) -> Iterator[str]:
    """What the end shows. A row is used when what it asks for came about; whether a `+` row then counts is
    a rule of its own (16.4.4.2)."""
    if "doctor" in state.cards and len(state.cards["doctor"].owners) == 2:
        yield "ability doctor split"
    for colour, it in enumerate(state.conspiracies):
        for row, line in enumerate(IDENTITIES[it.identity].agenda):
            if line.condition.count(state, colour):
                yield f"row {it.identity} {row}"
    for seat, player in enumerate(state.players):
        for identity, (_, points) in zip(player.bonus, bonus_points(state, seat), strict=True):
            if points:
                yield f"bonus {identity}"


# ---------------------------------------------------------------------- games that show much


def leaning(number: int, unseen: set[str]) -> Table:
    """A table for characters and a Project X card that still have something to show."""
    rng = Random(f"cast {number}")
    # Small tables have more minutes, more cards to choose from, and fewer people after the same thing.
    seats = rng.choice(GAME.seats[1:] if len(unseen) > FEW else (2, 3, 4))
    wanted = sorted({card for card in map(_card, sorted(unseen)) if card})
    rng.shuffle(wanted)
    others = sorted(set(CAST) - set(wanted))
    rng.shuffle(others)
    others.sort(key=lambda card: card == "legal")  # few get away where everybody has to sign
    cast = ",".join([*wanted, *others][: needed(seats)])
    projects = sorted({thing.split()[1] for thing in unseen if thing.startswith("project ")})
    options = Options(cast=cast, projectx=rng.choice(projects) if projects else "random")
    return Table(f"cast {number}", seats, options, rng.choice(MANNERS))


def _card(thing: str) -> str:
    kind, key, *_ = thing.split()
    return "" if kind == "project" else key if kind == "ability" else card_of(key)


def walk(it: Table, unseen: set[str], aim: str) -> Iterator[Moment]:
    """One game, by chance or by advice, leaning towards what is unseen."""
    rng = Random(f"walk {it.seed}")
    state: State = deal(it).state
    done: Counter[str] = Counter()
    step = 0
    while prompts := GAME.prompts(state):
        step += 1
        seat = rng.choice(prompts).seat
        listed = tuple(GAME.legal(state, seat))
        new = [action for action in listed if _shows(state, action, unseen)]
        if new and rng.random() < (LEANING if state.phase != "setup" else CHOOSING):
            action = rng.choice(new)
        elif aim == "advice":
            action = STATIONFALL.advise(GAME.view(state, seat), listed, rng)
        else:
            wished = _wished(state, listed, aim) if rng.random() < WILL else []
            others = listed if aim == "chance" else _harmless(state, listed)
            manner = it.manner if aim == "chance" else "eager"
            action = rng.choice(wished or [pick(others, manner, done, rng)])
        done[verb(action)] += 1
        outcome = GAME.apply(state, action, chance(it.seed, step))
        yield Moment(it, step, state, listed, action, outcome)
        state = outcome.state


def _wished(state: State, listed: Sequence[Action], aim: str) -> list[Action]:
    """What brings people into pods and away, secrets to the world, or Project X out and down."""
    wished = [action for action in listed if verb(action) in AIMS[aim] or _own(state, action, aim)]
    if aim == "hunt" and state.released and MONSTER in state.pawns:
        wished += [action for action in listed if _at_monster(state, action)]
    if aim == "smuggle":
        wanted = _wanted(state)
        wished += [act for act in listed if isinstance(act, PickUp) and act.item in wanted]
        wished += [act for act in listed if isinstance(act, Rob) and act.what in wanted]
    if aim in ("secrets", "smuggle"):
        wished += [action for action in listed if isinstance(action, Manufacture) and is_data(action.thing)]
    if wished:
        return wished
    ways: list[Action] = [
        action for action in listed if isinstance(action, Step) and _nearer(state, action, aim)
    ]
    if aim == "smuggle":
        return ways  # what others are after is left for them
    return ways + [action for action in listed if isinstance(action, PickUp) and action.pay == "free"]


def _harmless(state: State, listed: Sequence[Action]) -> Sequence[Action]:
    """What does not undo most aims: throwing things away, getting off a pod."""
    return [act for act in listed if verb(act) not in WASTE and not _gets_off(state, act)] or listed


def _gets_off(state: State, action: Action) -> bool:
    if not isinstance(action, Step) or state.pawns[action.who].at not in state.places:
        return False
    return station.board(state).sections[state.pawns[action.who].at].pod


def _own(state: State, action: Action, aim: str) -> bool:
    """Moving whom one's points depend on."""
    cards = _dear(state, aim)
    if isinstance(action, Influence):
        led = people.conspires(state, state.turn.colour, action.card)
        return action.card in cards and action.cubes <= 3 and not led
    if isinstance(action, Reveal):
        return action.card == "corpsicle"  # nobody else can wake her
    return isinstance(action, Activate) and state.pawns[action.who].card in cards


def _dear(state: State, aim: str) -> set[str]:
    """The acting player's identity and Bonus Characters; for the Assistant, robots too."""
    mine = state.conspiracies[state.turn.colour]
    if not mine.identity:
        return set()  # it is being chosen
    cards = {card_of(mine.identity)}
    if aim != "smuggle":  # that takes all one's time
        cards |= {card_of(key) for key in state.players[mine.seat].bonus}
    if "digital_assistant" in cards:
        cards |= {card for card in state.cast if "robot" in CAST[card].kinds}
    return cards


def _at_monster(state: State, action: Action) -> bool:
    """A blow against the Monster or its section."""
    lair = state.pawns[MONSTER].at
    if getattr(action, "target", "") == MONSTER or verb(action) == "emp_burst":
        return True
    if isinstance(action, Drop) and state.projectx == "stable_wormhole":
        return state.pawns[action.who].at == lair  # to be thrown through
    burns = getattr(action, "ignite", False) and getattr(action, "to", lair) == lair
    return burns or (
        verb(action) in ("missile", "nerve_gas")
        and lair in (getattr(action, "section", ""), getattr(action, "to", ""))
    )


def _nearer(state: State, step: Step, aim: str) -> bool:
    """Whether a step leads towards the nearest goal."""
    here = people.where(state, state.pawns[step.who])
    if here not in state.places:
        return False
    far = [_far(state.cast, goal, here == station.OUTER_SPACE) for goal in _goals(state, step.who, aim)]
    return min((ways.get(step.to, 99) for ways in far), default=99) < min(
        (ways.get(here, 99) for ways in far), default=0
    )


def _goals(state: State, who: str, aim: str) -> list[str]:
    """Where to, in this aim."""
    pawn = state.pawns[who]
    officer = people.officer(state, pawn)
    if aim == "hunt":
        if not state.released:
            return ["bridge", "cryo_lab"] if officer else ["chem_lab", "print_shop"]
        return [state.pawns[MONSTER].at] if MONSTER in state.pawns else []
    there = _errands(state, pawn, aim)
    if there:
        return there
    if aim == "secrets" and not pawn.data:
        return ["security_station", "bio_lab"]
    if aim == "secrets":
        return ["array_control"]
    return ["bridge"] if officer and not state.abandon else _seats(state, pawn)


def _errands(state: State, pawn: Pawn, aim: str) -> list[str]:
    """Where to find what the acting player is after, and people who only trust those beside them."""
    shy = {"colonel", "telepathic_rat"} & _dear(state, aim)
    led = people.conspires
    found = [
        people.where(state, state.pawns[card]) for card in shy if not led(state, state.turn.colour, card)
    ]
    if aim == "smuggle" and people.room(pawn) > 0:
        lying = {item for place in state.places.values() for item in place.floor}
        reach = _wanted(state) & lying if not people.armed(pawn) else _wanted(state)
        found += [people.item_at(state, item) for item in reach if item not in pawn.items]
    if aim == "smuggle":
        found += [MAKERS[data] for data in _spoken(state, "data") if data in MAKERS and data not in pawn.data]
    return [section for section in sorted(found) if people.aboard(state, section)]


def _wanted(state: State) -> set[str]:
    """The items that the acting player's agenda and Bonus Characters speak of."""
    found = _spoken(state, "item")
    friends = {"billionaire": "fletcher", "botanist": "fang_moss", "telepathic_rat": "telepathic_rat"}
    bonus = state.players[state.conspiracies[state.turn.colour].seat].bonus
    found |= {friends[card] for card in bonus if card in friends}
    return found


def _spoken(state: State, kind: str) -> set[str]:
    """The items or data in the agenda of the acting player."""
    identity = state.conspiracies[state.turn.colour].identity
    rows = IDENTITIES[identity].agenda if identity else ()
    return {named.key for row in rows if isinstance(named := row.condition.args.get(kind), Name)}


def _seats(state: State, pawn: Pawn) -> list[str]:
    """Sound berths with a seat that anybody may launch; the pod one sits in is as good as any."""
    berths = [key for key, fixed in station.board(state).sections.items() if fixed.needs == ("abandon_ship",)]
    sound = [pod for pod in berths if people.aboard(state, pod) and not state.places[pod].damaged]
    return [pawn.at] if pawn.at in sound else [pod for pod in sound if pods.seats_left(state, pod)]


@cache
def _far(cast: tuple[str, ...], goal: str, space: bool) -> dict[str, int]:
    return steps(board(frozenset(cast)), goal, vents=True, space=space)


def _shows(state: State, action: Action, unseen: set[str]) -> bool:
    """Whether an action shows something new, or opens the way to it."""
    if isinstance(action, Become):
        return bool(_promise(state, action) & unseen)
    if isinstance(action, (Activate, Influence)):
        card = action.card if isinstance(action, Influence) else state.pawns[action.who].card
        return any(_card(thing) == card for thing in unseen)
    if isinstance(action, Reveal):
        return any(f"power {action.card} {it.key}" in unseen for it in IDENTITIES[action.card].powers)
    if verb(action) == "release_project_x":
        return any(thing.startswith(f"project {state.projectx} ") for thing in unseen)
    if state.released and f"project {state.projectx} {verb(action)}" in unseen:
        return True
    return not unseen.isdisjoint(_done(state, action))


def _promise(state: State, action: Become) -> set[str]:
    """What this choice could show: the agenda and powers it takes, the Bonus Character it leaves."""
    chosen = {action.card, action.second} - {""}
    things = {f"bonus {card}" for card in state.players[action.seat].dealt if card not in chosen}
    things |= {f"row {key} {row}" for key in chosen for row in range(len(IDENTITIES[key].agenda))}
    return things | {f"power {key} {it.key}" for key in chosen for it in IDENTITIES[key].powers}


def never_used(games: Iterable[int], aims: Sequence[str] = TURNS) -> set[str]:
    """What is still unused after these games."""
    unseen = printed()
    for number in games:
        for moment in walk(leaning(number, unseen), unseen, aims[number % len(aims)]):
            unseen.difference_update(list(used(moment, unseen)))
        if not unseen:
            break
    return unseen


def test_most_of_it_is_used_in_a_few_games() -> None:
    """Of abilities nearly all; agendas take longer."""
    unseen = never_used(range(16), aims=QUICK)
    abilities = {thing for thing in printed() if thing.startswith(("ability", "power"))}
    assert len(unseen & abilities) < len(abilities) / 3, sorted(unseen)
    assert len(unseen) < len(printed()) * 2 / 3, sorted(unseen)


@pytest.mark.soak
def test_all_of_it_is_used_in_three_thousand_games() -> None:
    assert never_used(range(3000)) == set()
