"""What is true of every state a game can reach: the components in the box, one place per thing, sane flow.

Random play and the tests call `check` after every action.
"""

from __future__ import annotations

from collections import Counter
from typing import NoReturn

from game.stationfall import people, pods, station, things
from game.stationfall.actions.dropping import DropExcess
from game.stationfall.actions.section import OFFSITES
from game.stationfall.cards import CAST, MONSTER, card_of
from game.stationfall.questions import TASKS, pending
from game.stationfall.setup import identity_cards
from game.stationfall.state import CUBES, TIME_MARKERS, State
from game.stationfall.things import SUPPLY, annihilated, stock


class Broken(AssertionError):
    """A state that no game may reach."""


def check(state: State) -> None:
    """Raise `Broken` with a sentence if anything is out of place."""
    for part in (
        _things,
        _data,
        _kompromat,
        _colours,
        _cards,
        _identities,
        _pawns,
        _bodies,
        _surroundings,
        _sections,
        _project_x,
        _phase,
        _todo,
        _turn,
        _antimatter,
    ):
        part(state)


def _broken(*what: object) -> NoReturn:
    raise Broken(" ".join(str(word) for word in what))


def _twice(things: tuple[object, ...]) -> list[object]:
    return [thing for thing, count in Counter(things).items() if count > 1]


# ---------------------------------------------------------------------- things


def _things(state: State) -> None:
    """No more of anything than is in the box; nothing lost without a reason."""
    found: Counter[str] = Counter()
    for pawn in state.pawns.values():
        found.update(stock(item) for item in (*pawn.items, *pawn.integral))
    for place in state.places.values():
        found.update(stock(item) for item in place.floor)
    found.update(stock(item) for item in state.sent)
    for item, count in (found + Counter({item: annihilated(state, item) for item in SUPPLY})).items():
        if count > SUPPLY.get(item, 1):
            _broken("there are", count, item, "and only", SUPPLY.get(item, 1), "in the box")
    plan = station.board(state)
    unique = {item for fixed in plan.sections.values() for item in fixed.items if item not in SUPPLY}
    excused = (
        bool(state.detonated)
        or any(place.goo or place.annihilated for place in state.places.values())
        or any(pawn.annihilated for pawn in state.pawns.values())
        or state.released
    )
    for item in sorted(unique - found.keys()):
        if not excused and not (item == "antimatter" and state.detonated):
            _broken(item, "is nowhere, and nothing was Annihilated")
    if state.detonated and found["antimatter"]:
        _broken("the Antimatter went off and is still there")


def _data(state: State) -> None:
    """9.2: one copy of each kind for everybody."""
    for pawn in state.pawns.values():
        if len(set(pawn.data)) != len(pawn.data):
            _broken(pawn.key, "holds twice", _twice(pawn.data))
        if not all(map(things.is_data, pawn.data)):
            _broken(pawn.key, "holds unknown data", pawn.data)
        if pawn.data and not people.bodily(pawn):
            _broken(pawn.key, "cannot hold data", pawn.data)
    if set(state.offsites) != set(OFFSITES):
        _broken("the offsites are", sorted(state.offsites))
    for offsite, data in state.offsites.items():
        if len(set(data)) != len(data) or not all(map(things.is_data, data)):
            _broken(offsite, "has received", data)


def _kompromat(state: State) -> None:
    """Every token is in one place: a section, a hand, its card, or out of the game."""
    wanted = {card for card in state.cast if CAST[card].has_kompromat}
    if set(state.kompromat) != wanted:
        _broken("Kompromat of", sorted(wanted ^ set(state.kompromat)), "is missing or too many")
    for card, token in state.kompromat.items():
        if bool(token.at) + (token.hand >= 0) + token.spent > 1:
            _broken("the Kompromat of", card, "is in two places:", token)
        if token.at and token.at not in state.places:
            _broken("the Kompromat of", card, "lies at", token.at)
        if token.hand >= state.seats:
            _broken("the Kompromat of", card, "is held by seat", token.hand)
        if token.at and not station.board(state).sections[token.at].kompromat:
            _broken("the Kompromat of", card, "lies at", token.at, "where there is no spot for it")
    lying = [token.at for token in state.kompromat.values() if token.at]
    if len(set(lying)) != len(lying):
        _broken("two Kompromat lie at", _twice(tuple(lying)))
    nowhere = [
        token for token in state.kompromat.values() if not (token.at or token.hand >= 0 or token.spent)
    ]
    # Only a pod that is no more and the Grey Goo take one along, each the one of its spot; whoever has
    # Tradecraft hands some in for all to see.
    lost = sum(place.annihilated for place in state.places.values()) + state.tally.get("goo", 0)
    if sum(not token.shown for token in nowhere) > lost or (len(nowhere) > lost and not _trades(state)):
        _broken(len(nowhere), "Kompromat lie nowhere, and", lost, "sections could have taken one along")


def _trades(state: State) -> bool:
    """Whether somebody in play has Tradecraft, if revealed."""
    return any(ability.trades for card in state.cast for ability in CAST[card].printed())


# ---------------------------------------------------------------------- colours and cards


def _colours(state: State) -> None:
    """Cubes, discs, bribes, time markers."""
    for colour, it in enumerate(state.conspiracies):
        cubes = [card.cubes[colour] for card in state.cards.values()]
        if min(it.pool, it.betrayal, *cubes) < 0 or it.pool + it.betrayal + sum(cubes) != CUBES:
            _broken("colour", colour, "has", it.pool, "+", it.betrayal, "+", sum(cubes), "cubes")
        discs = [card.key for card in state.cards.values() for disc in card.discs if disc == colour]
        if discs != ([it.disc] if it.disc else []):
            _broken("the disc of colour", colour, "is on", discs, "and thought to be on", it.disc)
        bribed = [card.key for card in state.cards.values() for owner in card.bribes if owner == colour]
        owed = 0 if people.automatic(state, it.seat) else 1  # bots have none
        if it.bribe + len(bribed) != owed:
            _broken("the bribe of colour", colour, "lies on", bribed, "and is in hand:", it.bribe)
        markers = [mark for mark in state.markers if mark.colour == colour and mark.what != "antimatter"]
        if len(markers) > TIME_MARKERS:
            _broken("colour", colour, "has", len(markers), "time markers out")
    for mark in state.markers:
        if bool(mark.section) == (mark.minute >= 0) or (mark.section and mark.section not in state.places):
            _broken("a time marker is nowhere or twice:", mark)
        if mark.what == "launch" and state.places[mark.section].away:
            _broken("the countdown of", mark.section, "goes on after it left")
    if sum(mark.what == "antimatter" for mark in state.markers) > int(state.armed):
        _broken("a marker waits for Antimatter that is not armed, or two do:", state.markers)


def _cards(state: State) -> None:
    if set(state.cards) != set(state.cast):
        _broken("cards on the table:", sorted(state.cards))
    for key, card in state.cards.items():
        if card.key != key or len(card.cubes) != len(state.conspiracies):
            _broken("the card of", key, "is", card)
        owners = tuple(
            colour
            for colour, it in enumerate(state.conspiracies)
            if it.revealed and card_of(it.identity) == key
        )
        if tuple(sorted(card.owners)) != owners:
            _broken(key, "is owned by", card.owners, "and was revealed by", owners)
        if card.owners and any(card.cubes):
            _broken("cubes lie on a PC:", key, card.cubes)
        if card.powers and not card.owners:
            _broken(key, "has its powers and nobody revealed it")


def _identities(state: State) -> None:
    """Identity cards: each in one hand, none more often than printed."""
    printed = Counter(identity_cards(state.cast))
    dealt: Counter[str] = Counter()
    for seat, player in enumerate(state.players):
        dealt.update(player.dealt)
        if not set(player.shown) <= set(player.bonus):
            _broken("seat", seat, "shows", player.shown, "of the bonus characters", player.bonus)
        if state.phase != "setup" and not player.ready:
            _broken("seat", seat, "has no identity yet")
    if any(dealt[card] > printed[card] for card in dealt):
        _broken("identity cards dealt too often:", dealt - printed)
    if state.phase == "setup":
        return
    played = Counter(it.identity for it in state.conspiracies)
    for player in state.players:
        played.update(player.bonus + player.discarded)
    if played != dealt:
        _broken("identity cards are lost or doubled:", played, "of", dealt)


# ---------------------------------------------------------------------- bodies and sections


def _pawns(state: State) -> None:
    """Every figure that belongs to the game, and no other."""
    keys = {key for card in state.cast for key in (CAST[card].pawns or (card,))}
    if state.released:
        keys |= state.pawns.keys() & {MONSTER}
    if set(state.pawns) != keys:
        _broken("pawns in the game:", sorted(set(state.pawns) ^ keys))
    for key, pawn in state.pawns.items():
        if pawn.key != key:
            _broken(key, "calls itself", pawn.key)
        if pawn.annihilated and (pawn.down or pawn.items or pawn.integral or pawn.data or pawn.contaminated):
            _broken(key, "is Annihilated and still has something:", pawn)


def _bodies(state: State) -> None:
    """Where everybody is, in what shape, and carrying how much."""
    dropping = {task.who for task in state.todo if isinstance(task, DropExcess)}
    for key, pawn in state.pawns.items():
        if pawn.annihilated:
            continue
        if pawn.at not in state.places and not _beyond(pawn.at):
            _broken(key, "is at", pawn.at)
        if people.bodily(pawn) and people.room(pawn) < 0 and key not in dropping:
            _broken(key, "carries more than it can:", pawn.items, pawn.integral)
        if pawn.down and not people.seated(pawn):
            _broken(key, "has no body and is Down")
        if people.escaped(state, pawn) == people.in_play(state, pawn):
            _broken(key, "is both Escaped and in play, or neither")


def _surroundings(state: State) -> None:
    """Who is Live stands where one can."""
    for key, pawn in state.pawns.items():
        place = state.places.get(pawn.at)
        if place is None or not people.live(pawn):
            continue
        if place.annihilated:
            _broken(key, "is in", pawn.at, "which is no more")
        if place.hazard and not people.endures(state, pawn, place.hazard):
            _broken(key, "stands in", place.hazard, "at", pawn.at, "unprotected")
        if place.goo and people.robot(pawn):
            _broken(key, "is a Live Robot in the goo at", pawn.at)


def _beyond(at: str) -> bool:
    return at in ("card", "data", "item") or at.startswith("mesosphere/")


def _project_x(state: State) -> None:
    """The Monster holds nothing; whom the Slime holds is where it is, and stands as it left them."""
    monster = state.pawns.get(MONSTER)
    if monster is not None and (monster.items or monster.integral or monster.data):
        _broken("the Monster possesses something:", monster)
    for key, what in state.x.items():
        if what != people.ENGULFED or state.pawns[key].annihilated:
            continue
        pawn = state.pawns[key]
        if monster is None or not people.live(monster) or pawn.at != monster.at:
            _broken(key, "is engulfed at", pawn.at, "by", monster)
        if people.human(pawn) and not people.helmeted(pawn) and not pawn.down:
            _broken(key, "is engulfed, Live and without a Helmet")


def _sections(state: State) -> None:
    plan = station.board(state)
    if set(state.places) != set(plan.sections):
        _broken("sections in the game:", sorted(set(state.places) ^ set(plan.sections)))
    for key, place in state.places.items():
        fixed = plan.sections[key]
        if (place.away or place.annihilated) and not fixed.pod:
            _broken(key, "has left the station")
        if place.annihilated and place.floor:
            _broken(key, "is no more, and there lies", place.floor)
        if fixed.pod and pods.occupants(state, key) > fixed.seats:
            _broken(key, "holds", pods.occupants(state, key), "and seats", fixed.seats)
        if place.goo and (place.hazard == "fire" or not place.damaged):
            _broken("goo at", key, "does not go with", place)
        if key == station.OUTER_SPACE and (place.damaged or place.hazard != fixed.hazard or place.goo):
            _broken("Outer Space has changed:", place)
    if not set(state.locks) <= {key for key, way in plan.corridors.items() if way.locked}:
        _broken("a lock where there was none:", sorted(state.locks))
    if station.emergency(state) and (state.cameras or state.jammers):
        _broken("cameras or jammers run without power")
    if station.blackout(state) and not (state.abandon and state.released):
        _broken("a Blackout without Abandon Ship or Project X")


# ---------------------------------------------------------------------- flow


def _phase(state: State) -> None:
    """Minute and phase, and that something is to be done exactly where it may be."""
    phase = state.phase
    if state.minute < 0:
        _broken("it is minute", state.minute)
    if (phase in ("fall", "over")) != bool(state.ending):
        _broken("phase", phase, "and the game ended by", repr(state.ending))
    if phase in ("setup", "over") and state.todo:
        _broken("in phase", phase, "something is still to be done:", state.todo)
    if phase in ("resolve", "fall") and not state.todo:
        _broken("phase", phase, "with nothing left to do")


def _todo(state: State) -> None:
    """What waits is known, and play stopped before a question to somebody."""
    for task in state.todo:
        if TASKS.get(task.name) is not type(task):
            _broken("nobody knows how to", task.name)
    asked = pending(state)
    if state.todo and asked is None:
        _broken("play stopped before", state.todo[-1].name)
    if asked is not None and not 0 <= asked.seat < state.seats:
        _broken("a question to seat", asked.seat)


def _turn(state: State) -> None:
    """Whose turn it is, with whom, and how many actions are left."""
    turn, phase = state.turn, state.phase
    if not 0 <= turn.colour < len(state.conspiracies):
        _broken("it is the turn of colour", turn.colour)
    acting = turn.step == "acting"
    if (acting and turn.pawn not in state.pawns) or (not acting and phase == "turn" and turn.pawn):
        _broken("in step", turn.step, "the active character is", repr(turn.pawn))
    if turn.step == "begun" and (state.options.disc_first or not (turn.bribed or turn.extorted)):
        _broken("the activation has begun, and nothing was paid to begin it")
    if not 0 <= turn.actions <= 2 or ((turn.actions or turn.free) and not acting and phase == "turn"):
        _broken(turn.actions, "actions left in step", turn.step)


def _antimatter(state: State) -> None:
    """7.3: armed once it has left its section, and gone off when its time has come."""
    fuses = [mark.minute for mark in state.markers if mark.what == "antimatter"]
    if state.armed and not state.abandon:
        _broken("the Antimatter is armed without Abandon Ship")
    if state.armed and not state.detonated and any(minute > state.minute for minute in fuses):
        _broken("the Antimatter should have gone off by now")
    accounted = state.armed or state.detonated or state.phase == "setup" or state.places[station.TRAP].away
    if not accounted and people.item_at(state, "antimatter") != station.TRAP:
        _broken("the Antimatter left its trap and is not armed")
