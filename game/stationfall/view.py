"""All that one seat may know of a game; what is hidden from it is not in here at all.

Pictures, texts and computer players see nothing else. `Pawn`, `Card`, `Marker` and `Turn` lie open on the
table and are shown as they are.
"""

from __future__ import annotations

from functools import cache

import msgspec

from game.api import Message, Result
from game.stationfall import people, systems
from game.stationfall.cards import CAST, IDENTITIES, MONSTER, card_of
from game.stationfall.questions import QUESTIONS
from game.stationfall.scoring import agenda_points, bonus_points, bribe_points, penalty, result
from game.stationfall.state import Card, Conspiracy, Hazard, Marker, Options, Pawn, Phase, State, Turn

__all__ = [
    "Card",
    "ColourView",
    "Face",
    "Line",
    "Marker",
    "Pawn",
    "SeatView",
    "SectionView",
    "Turn",
    "View",
    "view",
]


class Line(msgspec.Struct, frozen=True):
    """One row of an agenda or a score sheet."""

    message: Message
    points: int
    """What it is worth now, or on a card for each time it is met."""
    plus: bool = False


class Face(msgspec.Struct, frozen=True):
    """What is printed on a character card."""

    key: str
    kinds: tuple[str, ...]
    limit: int
    slots: int
    abilities: tuple[str, ...]
    powers: tuple[str, ...]
    colours: tuple[tuple[str, str], ...]
    """Ability -> the rulebook's colour for its kind (4.4.3)."""
    agenda: tuple[Line, ...]
    friend: bool
    bonus: int
    """Points as a Bonus Character; 0: never one."""
    guilty_may_win: bool
    double_bribes: bool


class SectionView(msgspec.Struct, frozen=True):
    """A section: what is printed and what lies on it."""

    key: str
    gravity: bool
    pod: bool
    dark: bool
    """Now: printed dark, or by a blackout."""
    power: bool
    console: bool
    arrow: str
    seats: int
    needs: tuple[str, ...]
    moored: str
    contaminates: bool
    works: tuple[tuple[str, str, bool], ...]
    """Section actions: verb, thing made, Officers only."""
    floor: tuple[str, ...]
    kompromat: bool
    """A Kompromat lies here face down."""
    trap: bool
    damaged: bool
    hazard: Hazard
    goo: bool
    away: bool
    annihilated: bool


class ColourView(msgspec.Struct, frozen=True):
    """One conspiracy, as far as this seat knows it."""

    colour: int
    seat: int
    identity: str
    """Empty where it is secret."""
    revealed: bool
    pool: int
    betrayal: int
    disc: str
    bribe: bool
    guilt: str
    markers: int
    """Time markers not in use."""


class SeatView(msgspec.Struct, frozen=True):
    """One player, as far as this seat knows them."""

    seat: int
    ready: bool
    bonus: tuple[str, ...]
    """Bonus Characters that are known, for team mates the team's (18.2); for everybody at the end."""
    bonuses: int
    """How many there are, known or not."""
    hand: int
    """Kompromat in hand."""
    known: tuple[str, ...]
    """Those of them whose character is known."""


class View(msgspec.Struct, frozen=True):
    """A game as one seat (None: a spectator) sees it."""

    seat: int | None
    seats: int
    rules: Options
    """What the table settled before the deal: teams, house rules."""
    phase: Phase
    minute: int
    first: int
    order: tuple[int, ...]
    """Colours in turn order."""
    turn: Turn
    cast: tuple[str, ...]
    faces: dict[str, Face]
    cards: dict[str, Card]
    pawns: dict[str, Pawn]
    """`at` is the section, also for a character that is an Item."""
    escaped: frozenset[str]
    """Pawns in the Mesosphere."""
    sections: dict[str, SectionView]
    corridors: tuple[tuple[str, str, bool], ...]
    """From, to, locked."""
    vents: tuple[tuple[str, str], ...]
    colours: tuple[ColourView, ...]
    players: tuple[SeatView, ...]
    spent: tuple[str, ...]
    """Characters whose Kompromat was used."""
    gone: tuple[str, ...]
    """Characters whose Kompromat is known to be out of the game."""
    markers: tuple[Marker, ...]
    offsites: dict[str, tuple[str, ...]]
    abandon: bool
    cameras: bool
    jammers: bool
    power: int
    """Damaged Power Sections."""
    armed: bool
    detonated: str
    released: bool
    projectx: str
    """Empty while unknown."""
    x: dict[str, str]
    reentry: bool | None
    """None while it lies face down; True is the fireball."""
    tally: dict[str, int]
    ending: str
    dealt: tuple[str, ...]
    """My identity cards, while I still choose."""
    mine: tuple[str, ...]
    """My identities, one for each of my colours."""
    prospects: tuple[Line, ...]
    """What I would score if it ended now."""
    asked: Message | None
    """The question that waits for me."""
    waiting: tuple[int, ...]
    """Seats the table waits for."""
    trap: str
    """The section of the real trap, for who laid it."""
    result: Result | None

    def leads(self, card: str, colour: int) -> bool:
        """4.3.1: whether a colour has the say on a card."""
        return people.leads(self.cards[card], colour, self.colours)


@cache
def face(key: str) -> Face:
    """The printed side of a character card, of one identity of a shared card, or of the Monster."""
    if key == MONSTER:
        return Face(key, ("monster",), 0, 0, (), (), (), (), False, 0, False, False)
    it = CAST[key] if key in CAST else CAST[card_of(key)]
    identities = it.identities() if key in CAST else (IDENTITIES[key],)
    powers = tuple(power for identity in identities for power in identity.powers)
    bonus = next((identity.bonus for identity in identities if identity.bonus is not None), None)
    return Face(
        key=key,
        kinds=tuple(sorted(it.kinds)),
        limit=it.limit,
        slots=it.slots,
        abilities=tuple(ability.key for ability in it.abilities),
        powers=tuple(ability.key for ability in powers),
        colours=tuple((ability.key, ability.colour) for ability in it.abilities + powers),
        agenda=tuple(
            Line(Message("agenda-" + row.condition.key, row.condition.args), row.points, row.plus)
            for identity in identities
            for row in identity.agenda
        ),
        friend=bonus is not None and bonus.friend,
        bonus=bonus.points if bonus is not None else 0,
        guilty_may_win=any(identity.guilty_may_win for identity in identities),
        double_bribes=any(identity.double_bribes for identity in identities),
    )


@cache
def _faces(cast: tuple[str, ...], monster: bool) -> dict[str, Face]:
    """Every card in the game; a card with several identities has a face for each as well."""
    keys = [*cast, *(identity.key for card in cast for identity in CAST[card].identities())]
    return {key: face(key) for key in dict.fromkeys([*keys, *([MONSTER] if monster else [])])}


def view(state: State, seat: int | None) -> View:
    """The one door through which a game is looked at."""
    from game.stationfall.actions.answers import hand, partner
    from game.stationfall.turn import order

    over = state.phase == "over"
    mate = partner(state, seat) if seat is not None else None
    ours = () if seat is None else (seat,) if mate is None else (seat, mate)
    station = systems.station(state)
    lying = {token.at for token in state.kompromat.values() if token.at}
    knows_x = state.released or over or any(state.players[one].knows_x for one in ours if one == seat)
    choosing = seat is not None and state.phase == "setup" and not state.players[seat].ready
    me = [colour for colour, it in enumerate(state.conspiracies) if it.seat == seat]
    return View(
        seat=seat,
        seats=state.seats,
        rules=state.options,
        phase=state.phase,
        minute=state.minute,
        first=state.first,
        order=tuple(order(state)),
        turn=state.turn,
        cast=state.cast,
        faces=_faces(state.cast, MONSTER in state.pawns),
        cards=state.cards.copy(),
        pawns={key: _placed(state, pawn) for key, pawn in state.pawns.items()},
        escaped=frozenset(key for key, pawn in state.pawns.items() if people.escaped(state, pawn)),
        sections=_sections(state, lying),
        corridors=tuple((it.a, it.b, key in state.locks) for key, it in station.corridors.items()),
        vents=tuple((a, b) for a, others in station.vents.items() for b in others if a < b),
        colours=tuple(
            _colour(state, colour, it, over or it.seat in ours)
            for colour, it in enumerate(state.conspiracies)
        ),
        players=tuple(
            _player(state, other, over or other in ours, other == seat) for other in range(state.seats)
        ),
        spent=tuple(card for card, token in state.kompromat.items() if token.spent),
        gone=tuple(
            card
            for card, token in state.kompromat.items()
            if token.shown and not token.spent and token.hand < 0 and not token.at
        ),
        markers=state.markers,
        offsites=state.offsites.copy(),
        abandon=state.abandon,
        cameras=state.cameras,
        jammers=state.jammers,
        power=systems.broken(state),
        armed=state.armed,
        detonated=state.detonated,
        released=state.released,
        projectx=state.projectx if knows_x else "",
        x=state.x.copy(),
        reentry=state.reentry if state.minute == 0 or over else None,
        tally=state.tally.copy(),
        ending=state.ending,
        dealt=hand(state, seat) if choosing and seat is not None else (),
        mine=tuple(state.conspiracies[colour].identity for colour in me),
        prospects=tuple(_prospects(state, me, seat)) if seat is not None and state.phase != "setup" else (),
        asked=_asked(state, seat),
        waiting=waiting(state),
        trap=_real_trap(state, seat),
        result=result(state),
    )


def _placed(state: State, pawn: Pawn) -> Pawn:
    return pawn if pawn.at != "item" else msgspec.structs.replace(pawn, at=people.where(state, pawn))


def _sections(state: State, lying: set[str]) -> dict[str, SectionView]:
    out = systems.blackout(state)
    found = {}
    for key, fixed in systems.station(state).sections.items():
        place = state.places[key]
        found[key] = SectionView(
            key,
            fixed.gravity,
            fixed.pod,
            fixed.dark or out,
            fixed.power,
            fixed.console,
            fixed.arrow,
            fixed.seats,
            systems.needs(state, key),
            fixed.moored,
            fixed.contaminates,
            tuple((work.verb, work.thing, work.officer) for work in fixed.works),
            place.floor,
            key in lying,
            key in state.traps,
            place.damaged,
            place.hazard,
            place.goo,
            place.away,
            place.annihilated,
        )
    return found


def _colour(state: State, colour: int, it: Conspiracy, known: bool) -> ColourView:
    return ColourView(
        colour,
        it.seat,
        it.identity if known or it.revealed else "",
        it.revealed,
        it.pool,
        it.betrayal,
        it.disc,
        it.bribe,
        it.guilt,
        systems.markers_left(state, colour),
    )


def _player(state: State, seat: int, known: bool, mine: bool) -> SeatView:
    from game.stationfall.actions.answers import keeper

    player, kept = state.players[seat], state.players[keeper(state, seat)]
    held = [card for card, token in state.kompromat.items() if token.hand == seat]
    return SeatView(
        seat,
        player.ready,
        kept.bonus if known else kept.shown,
        len(kept.bonus),
        len(held),
        tuple(card for card in held if mine or state.kompromat[card].shown or state.phase == "over"),
    )


def _prospects(state: State, colours: list[int], seat: int) -> list[Line]:
    """Each agenda row as it stands, then bonus, bribes and penalties."""
    lines = []
    for colour in colours:
        if state.conspiracies[colour].identity:
            lines += agenda_points(state, colour) + bribe_points(state, colour) + penalty(state, colour)
    return [Line(message, points) for message, points in lines + bonus_points(state, seat)]


def _real_trap(state: State, seat: int | None) -> str:
    """Only the Operative's player knows which token is which."""
    if "operative" not in state.cards or seat not in people.owner_seats(state, "operative"):
        return ""
    return next((section for section, kind in state.traps.items() if kind == "real"), "")


def _asked(state: State, seat: int | None) -> Message | None:
    task = state.todo[-1] if state.todo else None
    if task is None or seat is None or task.seat != seat or task.name not in QUESTIONS:
        return None
    return QUESTIONS[task.name].ask(state, task)


def waiting(state: State) -> tuple[int, ...]:
    """Whom the table waits for; everybody may know that, and nobody why."""
    from game.stationfall.actions.answers import chooses_now

    if state.phase == "over":
        return ()
    if state.phase == "setup":
        return tuple(
            seat for seat, player in enumerate(state.players) if not player.ready and chooses_now(state, seat)
        )
    if state.todo:
        return (state.todo[-1].seat,)
    return (state.conspiracies[state.turn.colour].seat,)
