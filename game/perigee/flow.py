"""How a round goes on when nobody has anything left to choose: its six phases, step by step."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from game.api import Moment, Name
from game.perigee import describe, disasters, harm, questions
from game.perigee.actions.placing import may_convert, store, stores
from game.perigee.actions.spending import refill
from game.perigee.content import content
from game.perigee.play import Play, shown
from game.perigee.rows import RESOURCES
from game.perigee.state import (
    CLEANING,
    CONSUMING,
    DISASTER,
    PLACING,
    RESULTS,
    SPENDING,
    Ask,
    Step,
)
from game.perigee.station import (
    DISASTERS,
    MISSIONS,
    TILES,
    made,
    opened,
    resource_of,
    results,
    rounds,
    slots_of,
    use,
)


def settle(play: Play) -> None:
    """Carry on until somebody has to act, or the game is over."""
    state = play.state
    while not state.ending:
        if state.asks:
            if questions.tidy(play):
                return
        elif state.todo:
            step, *rest = state.todo
            state.todo = tuple(rest)
            STEPS[step.kind](play, step)
        elif all(crew.done for crew in state.crews):
            close(play)
        else:
            return


def close(play: Play) -> None:
    """2.2: all are done: the next phases come of themselves."""
    play.bar_undo()
    for crew in range(len(play.state.crews)):
        play.set_crew(crew, done=False)
    kinds: tuple[str, ...]
    if play.state.phase == PLACING:
        kinds = ("results", "rewards", "consume", "disaster", "reveal", "income")
    else:
        kinds = ("clean", "roll")
    play.state.todo = tuple(Step(kind) for kind in kinds)


# ---------------------------------------------------------------------- phase 1


def roll(play: Play, step: Step) -> None:
    """3.1: what was kept, and so many new dice as the dice track shows."""
    state = play.state
    state.phase = PLACING
    play.tell("round", round=state.round, lead=play.name(state.lead))
    for number, crew in enumerate(state.crews):
        kept = tuple(sorted((*crew.given, *([crew.cabin] if crew.cabin else []))))
        play.set_crew(number, pool=kept, given=(), cabin=0)
        new = sorted(play.rolled(number, crew.track))
        if not stores(crew.country):
            play.to_pool(number, *new)
        else:
            play.set_crew(number, rolled=tuple(new))
        play.tell("rolled", crew=play.name(number), dice=shown(new), kept=shown(kept))
        if stores(crew.country) and not may_convert(len(new), len(kept), crew.converters):
            store(play, number)


# ---------------------------------------------------------------------- phases 2 and 3


def _results(play: Play, step: Step) -> None:
    """4.1, 4.2; then Amplify tokens that have counted go back (4.3)."""
    state = play.state
    state.phase = RESULTS
    for key, tile in state.tiles.items():
        if tile.dice or tile.strain:
            what = Name(RESOURCES[resource_of(tile, state.stock)])
            play.tell("tile-made", tile=Name(key), resource=what, amount=made(tile))
    totals = results(state.tiles.values(), state.stock)
    for number, amount in enumerate(totals):
        play.add(number, amount)
    climate, nutrition, oxygen, power = totals
    play.tell("made", climate=climate, nutrition=nutrition, oxygen=oxygen, power=power)
    for key, tile in list(state.tiles.items()):
        if tile.dice and tile.amplify:
            play.set_tile(key, amplify=0)


def _rewards(play: Play, step: Step) -> None:
    """4.4: what is full is done: a mission brings its reward, a disaster card leaves."""
    state = play.state
    for card in state.cards:
        if card.full:
            play.tell("card-removed", card=Name(card.key))
    state.cards = tuple(card for card in state.cards if not card.full)
    won = [card.key for card in state.missions if card.full and not card.done]
    state.missions = tuple(replace(card, done=card.full) for card in state.missions)
    for key in won:
        reward = describe.reward(MISSIONS[key].reward)
        play.tell("mission-done", moment=Moment("mission", key), card=Name(key), reward=reward)
        _reward(play, key)


def _reward(play: Play, key: str) -> None:
    """13.3"""
    state, reward = play.state, MISSIONS[key].reward
    match reward.gives:
        case "track":
            play.ask(*[Ask(state.lead, "track")] * reward.amount)
        case "enable":
            for name, tile in state.tiles.items():
                if tile.disabled:
                    play.set_tile(name, disabled=0)
            for number in range(len(state.crews)):
                play.set_crew(number, dock_disabled=0)
        case "mend":
            play.ask(*[Ask(state.lead, "mend", among=reward.tokens)] * reward.amount)
        case "stock" if reward.resource is not None:
            play.add(RESOURCES.index(reward.resource), reward.amount)
        case "capacity":
            for number in range(len(state.crews)):
                harm.gain_capacity(play, number, reward.amount)
        case "device":
            state.devices += reward.amount


def _consume(play: Play, step: Step) -> None:
    """5.1"""
    state = play.state
    state.phase = CONSUMING
    by = use(state.difficulty, state.round)
    for number in range(len(RESOURCES)):
        play.add(number, -by)
    climate, nutrition, oxygen, power = state.stock
    if not state.ending:
        play.tell("consumed", by=by, climate=climate, nutrition=nutrition, oxygen=oxygen, power=power)


# ---------------------------------------------------------------------- phase 4


def _disaster(play: Play, step: Step) -> None:
    """6.2: what lies there acts first, the oldest first."""
    play.state.phase = DISASTER
    play.state.todo = (*(Step("again", card.key) for card in play.state.cards), *play.state.todo)


def _again(play: Play, step: Step) -> None:
    play.tell("card-acts", card=Name(step.card))
    _lines(play, step.card, "always")


def _lines(play: Play, card: str, *kinds: str) -> None:
    play.state.struck = ()
    lines = [Step(kind, card, at) for kind in kinds for at in range(len(getattr(DISASTERS[card], kind)))]
    play.state.todo = (*lines, *play.state.todo)


def _does(play: Play, step: Step) -> None:
    disasters.act(play, DISASTERS[step.card].does[step.at], 0)


def _always(play: Play, step: Step) -> None:
    state = play.state
    turns = next(card.turns for card in state.cards if card.key == step.card)
    disasters.act(play, DISASTERS[step.card].always[step.at], turns)
    if step.at == len(DISASTERS[step.card].always) - 1:
        state.cards = tuple(
            replace(card, turns=turns + 1) if card.key == step.card else card for card in state.cards
        )


def _reveal(play: Play, step: Step) -> None:
    """6.3: the next card; its toxic values hold from now on. 1.6: without one, all is lost."""
    state = play.state
    if not state.deck:
        play.tell("lost-rounds", picture=True, moment=Moment("lost"))
        play.end("rounds")
        return
    key = state.deck[-1]
    card = DISASTERS[key]
    state.deck = state.deck[:-1]
    state.past += (key,)
    state.toxic = () if card.stays else card.values
    moment, about = Moment("disaster", key), describe.disaster(key)
    play.tell("revealed", moment=moment, card=Name(key), about=about, left=len(state.deck))
    if card.stays:
        state.cards += (opened(card, slots_of(card)),)
    _lines(play, key, "does", "always")


# ---------------------------------------------------------------------- phases 5 and 6


def _income(play: Play, step: Step) -> None:
    """7.1"""
    play.state.phase = SPENDING
    for number in range(len(play.state.crews)):
        harm.gain_capacity(play, number, content().figure("capacity_round"))
        play.set_crew(number, badge_used=False, track_grown=False)
    play.tell("spending", round=play.state.round)


def _clean(play: Play, step: Step) -> None:
    """8: won or lost, else dice go home, old Disable tokens too, new tiers come in."""
    state = play.state
    state.phase = CLEANING
    if all(card.done for card in state.missions):
        play.tell("won", picture=True, moment=Moment("won"), round=state.round)
        play.end("won")
        return
    if state.round >= rounds():
        play.tell("lost-rounds", picture=True, moment=Moment("lost"))
        play.end("rounds")
        return
    _home(play)
    for key, tile in state.tiles.items():
        if tile.dice or 0 < tile.disabled < state.round:
            disabled = 0 if tile.disabled < state.round else tile.disabled
            play.set_tile(key, dice=(), gives=0, makes=-1, disabled=disabled)
    for tier in (2, 3):
        if state.round == content().figure(f"tier_{tier}_after"):
            _unlock(play, tier)
    play.tell("round-over", picture=True, round=state.round)
    state.round += 1
    state.lead = (state.lead + 1) % len(state.crews)


def _home(play: Play) -> None:
    """8.1: all dice go to their owners' supply but those kept for the next round. 8.2: Disable tokens."""
    state = play.state
    for number, crew in enumerate(state.crews):
        kept = len(crew.given) + (crew.cabin > 0)
        play.set_crew(
            number,
            supply=content().figure("dice") - kept,
            pool=(),
            storage=(),
            dock=0,
            away=0,
            aid=0,
            dock_disabled=crew.dock_disabled if crew.dock_disabled == state.round else 0,
        )


def _unlock(play: Play, tier: int) -> None:
    """8.3: its tiles are shuffled into what is left of each crew's own."""
    state = play.state
    for number, keys in enumerate(state.locked):
        come = [key for key in keys if TILES[key].tier == tier]
        state.locked[number] = tuple(key for key in keys if key not in come)
        deck = sorted((*state.decks[number], *come))
        play.rng.shuffle(deck)
        state.decks[number] = tuple(deck)
        refill(play, number)
    play.tell("tier", tier=tier)


STEPS: dict[str, Callable[[Play, Step], None]] = {
    "roll": roll,
    "results": _results,
    "rewards": _rewards,
    "consume": _consume,
    "disaster": _disaster,
    "again": _again,
    "does": _does,
    "always": _always,
    "reveal": _reveal,
    "income": _income,
    "clean": _clean,
}
