"""Nothing printed on a card is there for nothing: random games use every ability, power, row and bonus."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from game.stationfall.actions.turn import Reveal
from game.stationfall.cards import CAST, IDENTITIES, PROJECTS, Ability, Character
from game.stationfall.game import STATIONFALL
from game.stationfall.scoring import bonus_points
from game.stationfall.state import State, copy
from game.trial import Moment, chance, table, verb, walk

EVERY = 7
"""One moment in so many is looked at closely."""


def printed() -> set[str]:
    """Everything that a card can do, ask for or be worth."""
    things = {f"ability {card.key} {ability.key}" for card in CAST.values() for ability in card.abilities}
    things |= {f"power {it.key} {ability.key}" for it in IDENTITIES.values() for ability in it.powers}
    things |= {f"row {it.key} {row}" for it in IDENTITIES.values() for row in range(len(it.agenda))}
    things |= {f"bonus {it.key}" for it in IDENTITIES.values() if it.bonus is not None}
    things |= {f"project {card}" for card in PROJECTS}
    return things


def used(moment: Moment, unseen: set[str]) -> Iterator[str]:
    """What of all that this moment of a game shows at work."""
    state: State = moment.state
    action = moment.action
    if isinstance(action, Reveal):
        yield from (
            f"power {action.card} {it.key}" for it in IDENTITIES[action.card].powers if it.works == "instant"
        )
    who = getattr(action, "by", "") or getattr(action, "who", "")
    if who in state.pawns and state.pawns[who].card in CAST:
        yield from _acted(CAST[state.pawns[who].card], verb(action), getattr(action, "power", ""))
    if state.released:
        yield f"project {state.projectx}"
    if moment.step % EVERY == 0 and state.phase == "turn":
        yield from _missed(moment, unseen)
    if STATIONFALL.result(moment.outcome.state) is not None:
        yield from _scored(moment.outcome.state)


def _acted(character: Character, tag: str, power: str) -> Iterator[str]:
    keys = {tag, power}
    yield from (f"ability {character.key} {it.key}" for it in character.abilities if it.key in keys)
    for identity in character.identities():
        yield from (f"power {identity.key} {it.key}" for it in identity.powers if it.key in keys)


def _missed(moment: Moment, unseen: set[str]) -> Iterator[str]:
    """An ability is at work when the game would go on otherwise without it."""
    state: State = moment.state
    for card, ability, thing in _at_hand(state):
        if thing not in unseen:
            continue
        without = copy(state)
        it = without.cards[card]
        without.cards[card] = replace(it, lost=(*it.lost, ability.key))
        listed = set(STATIONFALL.legal(without, moment.action.seat))
        if listed != set(moment.listed) or _differs(moment, without, card):
            yield thing


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


def _scored(state: State) -> Iterator[str]:
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


def never_used(games: int) -> set[str]:
    """What is still unused after so many games over random casts."""
    unseen = printed()
    for number in range(games):
        for moment in walk(table(f"cast {number}")):
            unseen.difference_update(list(used(moment, unseen)))
        if not unseen:
            break
    return unseen


def test_most_of_it_is_used_in_a_few_games() -> None:
    assert len(never_used(25)) < len(printed()) / 3


@pytest.mark.soak
def test_all_of_it_is_used_in_three_thousand_games() -> None:
    assert never_used(3000) == set()
