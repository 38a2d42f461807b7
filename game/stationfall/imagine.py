"""Another game that one seat cannot tell from the one it is in: to plan with, and to prove secrecy."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from game.stationfall import people
from game.stationfall.cards import PROJECTS
from game.stationfall.lesson import LINDSEY
from game.stationfall.questions import Question
from game.stationfall.setup import identity_cards, lindsey, set_aside
from game.stationfall.state import Kompromat, State, copy


def imagine(state: State, seat: int | None, rng: Random) -> State:
    """Deal what is hidden from this seat anew."""
    new = copy(state)
    if state.phase == "over":
        return new
    mate = people.partner(state, seat) if seat is not None else None
    ours = frozenset((*(one for one in (seat, mate) if one is not None), *people.open_hands(state)))
    _identities(new, ours, rng)
    _kompromat(new, seat, rng)
    _project_x(new, seat, rng)
    if new.minute > 0:
        new.reentry = rng.randrange(3) < 2
    if new.traps and not people.knows_traps(new, seat):
        kinds = list(new.traps.values())
        rng.shuffle(kinds)
        new.traps = dict(zip(new.traps, kinds, strict=True))
    new.todo = tuple(
        task.imagined(rng) if isinstance(task, Question) and task.seat != seat else task for task in new.todo
    )
    return new


def _identities(state: State, ours: frozenset[int], rng: Random) -> None:
    """Every face-down identity card of the others, among those nobody has shown us."""
    cards = identity_cards(state.cast)
    for card in _shown(state, ours):
        cards.remove(card)
    rng.shuffle(cards)
    if state.bots and state.phase == "setup":
        set_aside(cards, state.options, state.bots, rng)  # the bots' are never in a hand
    scripted = lindsey(state)
    hers = [card for card in cards if scripted is not None and card in LINDSEY]  # nobody else can have these
    cards = [card for card in cards if card not in hers]
    for seat, player in enumerate(state.players):
        if seat in ours or not player.dealt:
            continue
        pool = hers if seat == scripted else cards
        mate = people.partner(state, seat)  # 18.1: a team has one hand, held by the first of its seats
        identities: list[str] = []
        for colour, it in enumerate(state.conspiracies):
            if it.seat in (seat, mate) and it.identity:
                if not it.revealed:
                    state.conspiracies[colour] = replace(it, identity=pool.pop())
                identities.append(state.conspiracies[colour].identity)
        bonus = [*player.shown, *(pool.pop() for _ in player.bonus[len(player.shown) :])]
        open_ = people.automatic(state, seat)  # a bot discards for all to see
        discarded = [card if open_ else pool.pop() for card in player.discarded]
        dealt = [*identities, *bonus, *discarded]
        dealt += [pool.pop() for _ in player.dealt[len(dealt) :]]  # still to choose from
        rng.shuffle(dealt)
        state.players[seat] = replace(
            player, dealt=tuple(dealt), bonus=tuple(bonus), discarded=tuple(discarded)
        )


def _shown(state: State, ours: frozenset[int]) -> list[str]:
    """The identity cards whose place this seat knows."""
    found: list[str] = []
    for seat, player in enumerate(state.players):
        if seat in ours:
            found += player.dealt or ()
        else:
            found += player.shown + (player.discarded if people.automatic(state, seat) else ())
    found += [it.identity for it in state.conspiracies if it.revealed and it.seat not in ours]
    return found


def _kompromat(state: State, seat: int | None, rng: Random) -> None:
    """Tokens face down on the map, in others' hands unseen, or gone unseen change places."""
    hidden = [
        card
        for card, token in state.kompromat.items()
        if not token.shown and not token.spent and (seat is None or token.hand != seat)
    ]
    lots: list[Kompromat] = [state.kompromat[card] for card in hidden]
    rng.shuffle(lots)
    for card, token in zip(hidden, lots, strict=True):
        state.kompromat[card] = token


def _project_x(state: State, seat: int | None, rng: Random) -> None:
    known = state.released or state.options.projectx != "random"
    if not known and (seat is None or not state.players[seat].knows_x):
        state.projectx = rng.choice(sorted(PROJECTS))
