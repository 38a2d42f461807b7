"""The deal: who flies, who holds what, where the first tiles stand, what is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import get_args

from game.api import Message, Moment, Name
from game.perigee import flow
from game.perigee.actions.spending import refill
from game.perigee.content import COLUMNS, ROWS, content
from game.perigee.play import Play, illegal
from game.perigee.rows import RESOURCES, Difficulty
from game.perigee.state import VERSION, Crew, Options, State, Step, Tile
from game.perigee.station import DISASTERS, MISSIONS, TILES, opened

SEATS = range(1, 5)
LEAST, MOST = 2, 4
BADGES = ("payload_specialist", "spaceflight_pilot", "medical_officer", "mission_specialist")
DECKS = ("meteor", "toxic")


def crews_of(seats: int, options: Options) -> int:
    """1.1: one for each person, two at least; people share what is more."""
    return options.crews or max(LEAST, seats)


def _settled(seats: int, options: Options) -> None:
    """Raises Illegal for options that cannot be dealt."""
    if seats not in SEATS:
        raise illegal("seats", "1.1", least=SEATS[0], most=SEATS[-1])
    crews = crews_of(seats, options)
    if not max(LEAST, seats) <= crews <= MOST:
        raise illegal("crews", "1.1", least=max(LEAST, seats), most=MOST)
    if options.disaster not in ("random", *DECKS):
        raise illegal("disaster", "1.8", given=options.disaster)
    if options.difficulty not in get_args(Difficulty):
        raise illegal("difficulty", "1.8", given=options.difficulty)
    if options.countries == "random":
        return
    named = options.countries
    for country in named:
        if country not in content().countries:
            raise illegal("country", "1.2", given=country)
    if len(named) != crews or len(set(named)) != crews:
        raise illegal("countries", "1.2", crews=crews)
    if len({content().countries[country].light for country in named}) < 2:
        raise illegal("lights", "1.2")


def _countries(crews: int, options: Options, rng: Random) -> tuple[str, ...]:
    if not isinstance(options.countries, str):
        return options.countries
    countries = content().countries
    sets = [
        some
        for some in combinations(sorted(countries), crews)
        if len({countries[country].light for country in some}) > 1
    ]
    return tuple(rng.sample(rng.choice(sets), crews))


def deal(seats: int, options: Options, rng: Random) -> Play:
    """The first state, with the dice of round 1 rolled. Raises Illegal."""
    _settled(seats, options)
    number = crews_of(seats, options)
    disaster = rng.choice(DECKS) if options.disaster == "random" else options.disaster
    difficulty: Difficulty = options.difficulty  # type: ignore[assignment]
    countries = _countries(number, options, rng)
    resources = rng.sample(range(len(RESOURCES)), len(RESOURCES))
    badges = rng.sample(BADGES, number)
    crews = [_crew(it, number, country, seats, resources, badges[it]) for it, country in enumerate(countries)]
    balance = content().balance
    size = getattr(balance.slots[disaster], difficulty)[number - LEAST]  # type: ignore[index]
    drawn = rng.sample(sorted(MISSIONS), getattr(balance.missions, difficulty))
    cards = sorted(key for key, card in DISASTERS.items() if card.deck == disaster)
    state = State(
        version=VERSION,
        options=options,
        disaster=disaster,
        difficulty=difficulty,
        seats=seats,
        crews=crews,
        tiles={},
        stock=(content().figure("stock_start"),) * len(RESOURCES),
        devices=getattr(balance.devices, difficulty),
        missions=tuple(opened(MISSIONS[key], size) for key in sorted(drawn)),
        cards=(),
        deck=tuple(rng.sample(cards, content().figure("disaster_cards"))),
        decks=[()] * number,
        locked=[()] * number,
    )
    play = Play(state, rng)
    deck, level = Name(disaster), Name(difficulty)
    play.tell("dealt", moment=Moment("deal"), disaster=deck, difficulty=level, crews=number)
    for it in range(number):
        _settle_in(play, it)
    state.todo = (Step("roll"),)
    flow.settle(play)
    return play


def _crew(it: int, crews: int, country: str, seats: int, resources: Sequence[int], badge: str) -> Crew:
    row = content().countries[country]
    holds = tuple(sorted(resources[at] for at in range(len(RESOURCES)) if at % crews == it))
    return Crew(
        country,
        it % seats,
        row.light,
        tuple(column for column in range(COLUMNS) if column % crews == it),
        holds,
        badge,
        content().figure("dice_track_start") + len(holds),
        content().figure("dice"),
        converters=row.converters,
        beside=row.converters_beside,
    )


def _settle_in(play: Play, it: int) -> None:
    """1.4: a crew's starters, each in a row of its own, drawn; its deck and its first offers."""
    state, crew = play.state, play.state.crews[it]
    mine = [kind for kind in TILES.values() if kind.country == crew.country]
    starters = [kind for kind in mine if kind.tier == 0 and kind.makes[0] in crew.holds]
    rows = play.rng.sample(range(1, ROWS + 1), len(starters)) if len(starters) <= ROWS else []
    for kind, row in zip(starters, rows, strict=True):
        state.tiles[kind.key] = Tile(kind.key, it, row, crew.columns[0])
    deck = sorted(kind.key for kind in mine if kind.tier == 1)
    play.rng.shuffle(deck)
    state.decks[it] = tuple(deck)
    state.locked[it] = tuple(sorted(kind.key for kind in mine if kind.tier > 1))
    held = [Name(RESOURCES[held]) for held in crew.holds]
    second = held[1] if len(held) > 1 else "none"
    play.tell(
        "flies", crew=play.name(it), resource=held[0], second=second, badge=Name(crew.badge), track=crew.track
    )
    refill(play, it)


def foretell(seats: int, options: Options) -> list[Message]:
    """What a lobby can say before the deal."""
    _settled(seats, options)
    crews = crews_of(seats, options)
    return [Message("foretold-crews", {"crews": crews, "seats": seats})] if crews > seats else []
