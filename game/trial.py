"""A game on trial: random play in which every promise of `game.api` is put to the test.

`walk` plays one game and yields every moment of it; the other functions each judge one promise about a
moment. The tests judge some of it on every run, `python -m game soak` all of it (`judge.py`) for thousands of
games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from random import Random
from typing import Any, NoReturn

import msgspec

from game import DEFAULT, GAMES, text
from game.api import Action, Event, Illegal, Numbered, Outcome, Overt, Pair, Seated, Together, speaks
from game.own import Lists, about, classes, lists, own, rules, texts

GAME = GAMES[DEFAULT]
"""Who is on trial where no other game is named."""
MANNERS = ("any", "by verb", "eager", "curious", "errands")
"""How to pick: evenly; evenly among the verbs; so, but acting on rather than ending the turn; what was done
least; and that, walking to where something else can be done."""
STEPS = 6000


class Fault(AssertionError):
    """A broken promise."""


class Table(msgspec.Struct, frozen=True):
    """What a game on trial is made of: enough to play it again."""

    seed: str
    seats: int
    options: Any
    manner: str = "any"
    game: str = GAME.key


class Moment(msgspec.Struct, frozen=True):
    """One step of a game: what could be done, what was, and what came of it."""

    table: Table
    step: int
    state: Any
    listed: tuple[Action, ...]
    action: Action
    outcome: Outcome[Any]


def fault(*what: object) -> NoReturn:
    raise Fault(" ".join(str(word) for word in what))


def table(seed: str, seats: int | None = None, game: str = GAME.key) -> Table:
    """Any table for this seed."""
    rng = Random(f"table {seed}")
    number = seats if seats is not None else rng.choice(GAMES[game].seats)
    return Table(seed, number, own(GAMES[game]).tables(number, rng), rng.choice(MANNERS), game)


def chance(seed: str, step: int) -> Random:
    """The chance of one step, as the bot draws it."""
    return Random(f"{seed}:{step}")


def deal(it: Table) -> Outcome[Any]:
    return GAMES[it.game].deal(it.seats, it.options, chance(it.seed, 0))


def walk(it: Table, look: Callable[[Any], Lists] = lists) -> Iterator[Moment]:
    """Play a game from the deal to the end, by what is listed; `look` sees every state on the way."""
    rng = Random(f"walk {it.seed}")
    state = deal(it).state
    done: Counter[str] = Counter()
    for step in range(1, STEPS):
        found = look(state)
        if rules(state).result(state) is not None:
            return
        seat = rng.choice(list(found))
        listed = found[seat]
        if not listed:
            fault("a dead end: the table waits for seat", seat, "who can do nothing")
        erring = it.manner == "errands" and rng.random() < 0.5
        ways = about(state).approaches(state, listed, it.seed) if erring else []
        action = rng.choice(ways) if ways else pick(listed, it.manner, done, rng)
        done[verb(action)] += 1
        outcome = rules(state).apply(state, action, chance(it.seed, step))
        yield Moment(it, step, state, listed, action, outcome)
        state = outcome.state
    fault("no end after", STEPS, "steps")


def verb(action: Action) -> str:
    return str(type(action).__struct_config__.tag)


def pick(listed: Sequence[Action], manner: str, done: Counter[str], rng: Random) -> Action:
    seldom = about(listed[0]).SELDOM
    if seldom and rng.random() < 0.995:
        listed = [action for action in listed if verb(action) not in seldom] or listed
    if manner == "any":
        return rng.choice(listed)
    verbs = sorted({verb(action) for action in listed})
    busy = [one for one in verbs if one not in about(listed[0]).IDLE]
    if manner != "by verb" and busy and rng.random() < 0.97:
        verbs = busy
    if manner in ("curious", "errands") and rng.random() < 0.6:
        least = min(done[one] for one in verbs)
        verbs = [one for one in verbs if done[one] == least]
    chosen = rng.choice(verbs)
    return rng.choice([action for action in listed if verb(action) == chosen])


# ---------------------------------------------------------------------- promises about one state


def sound(state: Any) -> Lists:
    """Components in their places; prompts, results and lists as promised. Gives the lists."""
    about(state).check(state)
    prompts = rules(state).prompts(state)
    over = rules(state).result(state)
    if all(prompt.optional for prompt in prompts) != (over is not None):
        fault("prompts", prompts, "with the result", over)
    found = lists(state)
    if len(found) != len(prompts):
        fault("seats asked twice:", [prompt.seat for prompt in prompts])
    for prompt in prompts:
        listed = found[prompt.seat]
        if len(set(listed)) != len(listed):
            fault("listed twice:", [action for action in set(listed) if listed.count(action) > 1])
        if any(action.seat != prompt.seat for action in listed):
            fault("listed for another seat:", listed)
        if prompt.default not in (*listed, *([None] if prompt.optional else [])):
            fault("the default of seat", prompt.seat, "is not legal:", prompt.default)
    for seat in range(state.seats):
        if seat not in found and next(iter(rules(state).legal(state, seat)), None) is not None:
            fault("seat", seat, "may act and is not asked")
    if over is not None:
        sheets_add_up(state)
    return found


def sheets_add_up(state: Any) -> None:
    """Every sheet sums to its total, and somebody's name stands on each; or nothing is counted."""
    over = rules(state).result(state)
    assert over is not None
    if over.scores and [score.seat for score in over.scores] != list(range(state.seats)):
        fault("sheets for", [score.seat for score in over.scores])
    for score in over.scores:
        if sum(points for _, points in score.rows) != score.total:
            fault("the rows of seat", score.seat, "do not sum to", score.total)
    if not over.winners <= set(range(state.seats)):
        fault("won by", over.winners)


def stored(state: Any) -> bytes:
    """What is dumped comes back, and comes back to the same bytes."""
    data = rules(state).dump(state)
    back = rules(state).load(data)
    if back != state:
        fault("a state is not the same after dump and load")
    if rules(state).dump(back) != data:
        fault("the dump of a loaded state differs")
    return data


def untouched(moment: Moment, before: bytes) -> None:
    """`apply` never changes the state it starts from."""
    if rules(moment.state).dump(moment.state) != before:
        fault("apply changed its state:", moment.action)


def replayed(it: Table, journal: Sequence[Action], dumps: Sequence[bytes]) -> None:
    """The same journal gives the same bytes, step by step, from stored states too."""
    game, state = GAMES[it.game], deal(it).state
    if game.dump(state) != dumps[0]:
        fault("a second deal differs")
    for step, action in enumerate(journal, 1):
        state = game.apply(game.load(game.dump(state)), action, chance(it.seed, step)).state
        if game.dump(state) != dumps[step]:
            fault("a replay differs after step", step, action)


# ---------------------------------------------------------------------- apply accepts what legal lists


@cache
def _kinds(cls: type[Action]) -> dict[str, Any]:
    """What each field of an action may hold."""
    return {field.name: field.type for field in msgspec.structs.fields(cls)}


def forged(state: Any, listed: Sequence[Action], rng: Random, number: int) -> Iterator[Action]:
    """Well-formed actions, listed or not: listed ones with a field changed, and ones made up from nothing."""
    words = about(state).vocabulary(state)
    near = sorted({value for action in listed for value in texts(action)} | {""})
    seats = sorted({action.seat for action in listed})
    for _ in range(number):
        if rng.random() < 0.4:
            action = rng.choice(listed)
            field = rng.choice(action.__struct_fields__)
            yield msgspec.structs.replace(action, **{field: _value(action, field, words, near, rng)})
        else:
            cls = rng.choice(classes(rules(state)))
            values = {field: _value(cls, field, words, near, rng) for field in cls.__struct_fields__}
            values |= {"seat": rng.choice(seats)} if rng.random() < 0.95 else {}
            values |= about(state).likely(state, cls, rng) if rng.random() < 0.9 else {}
            yield cls(**values)


def _value(
    action: Action | type[Action], field: str, words: Sequence[str], near: Sequence[str], rng: Random
) -> Any:
    kind = _kinds(action if isinstance(action, type) else type(action))[field]
    if kind is bool:
        return rng.random() < 0.5
    if kind is int:
        return rng.randint(-1, 9)
    if kind is not str and rng.random() < 0.3:  # a field that holds a word or something else
        number, word = rng.randint(-1, 9), rng.choice(words)
        return rng.choice((Seated(number), Numbered(word, number), Pair(word, rng.choice(words))))
    return rng.choice(near if rng.random() < 0.6 else words)


def spread(state: Any, listed: Sequence[Action], rng: Random) -> Iterator[Action]:
    """One listed or made-up action with every word there is in one of its fields."""
    action = rng.choice([*listed, *forged(state, listed, rng, len(listed) // 2)])
    for field in action.__struct_fields__:
        if isinstance(getattr(action, field), str):
            for word in about(state).vocabulary(state):
                yield msgspec.structs.replace(action, **{field: word})


def complete(state: Any, listed: Sequence[Action], actions: Iterator[Action]) -> int:
    """Each of these actions is accepted if it is listed and refused with a reason if it is not."""
    known: dict[int, set[Action]] = {}
    before = rules(state).dump(state)
    tried = 0
    for action in actions:
        tried += 1
        seat = action.seat
        if seat not in known:
            known[seat] = set(rules(state).legal(state, seat)) if 0 <= seat < state.seats else set()
        try:
            rules(state).apply(state, action, Random(0))
        except Illegal as refusal:
            if action in known[seat]:
                fault("listed and refused:", action, refusal.message, refusal.rule)
            if not refusal.rule or not text.has(refusal.message.key, game=rules(state).key):
                fault("refused without a reason:", action, refusal.message, refusal.rule)
        else:
            if action not in known[seat]:
                fault("accepted and not listed:", action)
    if rules(state).dump(state) != before:
        fault("a refused action changed the state")
    return tried


# ---------------------------------------------------------------------- secrets


_BYTES = msgspec.msgpack.Encoder()


def stretch(state: Any) -> str:
    """In which stretch the game is."""
    game: Any = rules(state)
    return str(game.stretch(state)) if speaks(game, Together) else ""


def same_for(state: Any, other: Any, seat: int | None) -> None:
    """A seat cannot tell these two states apart, down to the order in which it is told things."""
    game = rules(state)
    one, two = game.view(state, seat), game.view(other, seat)
    ours, theirs = game.prompts(state), game.prompts(other)
    if one != two or _BYTES.encode(one) != _BYTES.encode(two):
        parts = [field for field in one.__struct_fields__ if getattr(one, field) != getattr(two, field)]
        fault("the view of seat", seat, "differs in", parts or "the order of something")
    if [prompt.seat for prompt in ours] != [prompt.seat for prompt in theirs]:
        fault("whom the table waits for tells seat", seat, "something")
    if stretch(state) != stretch(other):
        fault("in which stretch the game is tells seat", seat, "something")
    kinds = [(prompt.kind, prompt.message, prompt.optional) for prompt in ours]
    if kinds != [(prompt.kind, prompt.message, prompt.optional) for prompt in theirs]:
        fault("what others are asked tells seat", seat, "something:", kinds)
    if seat is None:
        return
    if [it for it in ours if it.seat == seat] != [it for it in theirs if it.seat == seat]:
        fault("the prompts of seat", seat, "differ")
    if list(game.legal(state, seat)) != list(game.legal(other, seat)):
        fault("the legal actions of seat", seat, "differ")


def changed(state: Any, other: Any, seat: int | None) -> Iterator[tuple[str, bool]]:
    """Each kind of secret there is to keep from this seat, and whether it is another one now."""
    theirs = dict(about(other).hidden(other, seat))
    for kind, value in about(state).hidden(state, seat):
        yield kind, theirs.get(kind) != value


def overt(state: Any, other: Any) -> None:
    """A game that says so has no secrets: what who looks on cannot tell apart nobody can."""
    if speaks(rules(state), Overt):
        for seat in range(state.seats):
            same_for(state, other, seat)


def aloud(state: Any, events: Sequence[Event]) -> None:
    """And all hear all."""
    secret = [event for event in events if event.to is not None] if speaks(rules(state), Overt) else []
    if secret:
        fault("a game without secrets tells one:", secret[0])


def heard(events: Sequence[Event], seat: int | None) -> list[Event]:
    return [event for event in events if event.to is None or seat in event.to]


def secret(state: Any, seat: int | None, rng: Random) -> Any:
    """Another world that this seat cannot tell from ours, in which all rules hold. Gives that world."""
    before = rules(state).dump(state)
    other = rules(state).imagine(state, seat, rng)
    if rules(state).dump(state) != before:
        fault("imagine changed its state")
    about(other).check(other)
    same_for(state, other, seat)
    return other


def _outline(event: Event) -> tuple[object, ...]:
    """All of what the table hears; of a private word only that it comes, and about what."""
    return (event.to, event.picture, event.message if event.to is None else event.message.key)


def parallel(state: Any, other: Any, seat: int | None, action: Action, rng: Random) -> bool:
    """Somebody else does the same in both worlds: this seat hears and sees the same. False: not possible."""
    if action.seat == seat or action not in set(rules(other).legal(other, action.seat)):
        return False
    luck = rng.random()
    one = rules(state).apply(state, action, Random(str(luck)))
    two = rules(other).apply(other, action, Random(str(luck)))
    about(two.state).check(two.state)
    if rules(state).result(one.state) is not None:
        return False
    if about(state).disclosed(state, one.state) != about(other).disclosed(other, two.state):
        return False
    ours, theirs = heard(one.events, seat), heard(two.events, seat)
    if [_outline(event) for event in ours] != [_outline(event) for event in theirs]:
        fault("seat", seat, "hears different things of", action)
    if one.undoable != two.undoable:
        fault("whether it can be taken back tells seat", seat, "something:", action)
    if ours != theirs:
        return True  # this very seat was told a secret: from here it can tell the worlds apart
    same_for(one.state, two.state, seat)
    return True


def onward(state: Any, rng: Random, steps: int) -> None:
    """Play on in an imagined world."""
    for _ in range(steps):
        seats = [prompt.seat for prompt in rules(state).prompts(state)]
        if not seats:
            return
        listed = list(rules(state).legal(state, rng.choice(seats)))
        if not listed:
            fault("a dead end in an imagined world")
        state = rules(state).apply(state, rng.choice(listed), rng).state
        about(state).check(state)
