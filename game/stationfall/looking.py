"""The one door through which a game is looked at: a view of it for a seat, or for who only watches."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from msgspec.structs import replace

from game.api import Message
from game.stationfall import people, pods, station
from game.stationfall.actions.answers import chooses_now, hand
from game.stationfall.actions.section.site import offers, passing
from game.stationfall.actions.turn import closed
from game.stationfall.board import Work, board
from game.stationfall.bonus import bonus_points
from game.stationfall.cards import CAST, IDENTITIES, MONSTER, card_of
from game.stationfall.destinations import destinations
from game.stationfall.questions import Question, pending
from game.stationfall.scoring import agenda_points, bribe_points, penalty, result, rows
from game.stationfall.state import Pawn, SectionState, State
from game.stationfall.view import ColourView, Face, Line, Need, SeatView, SectionView, View

BARE = SectionState()
"""What becomes of a section of itself: nothing."""


@cache
def face(key: str) -> Face:
    """The printed side of a character card, of one identity of a shared card, or of the Monster."""
    if key == MONSTER:
        return Face(key=key, card=key, kinds=("monster",))
    card = key if key in CAST else card_of(key)
    it = CAST[card]
    identities = it.identities() if key in CAST else (IDENTITIES[key],)
    powers = tuple(power for identity in identities for power in identity.powers)
    bonus = next((identity.bonus for identity in identities if identity.bonus is not None), None)
    return Face(
        key=key,
        card=card,
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
        tally=it.tally,
    )


@cache
def _faces(cast: tuple[str, ...], monster: bool) -> dict[str, Face]:
    """Every card in the game; a card with several identities has a face for each as well."""
    keys = [*cast, *(identity.key for card in cast for identity in CAST[card].identities())]
    return {key: face(key) for key in dict.fromkeys([*keys, *([MONSTER] if monster else [])])}


def view(state: State, seat: int | None) -> View:
    """What a seat sees; None: who only watches."""
    over = state.phase == "over"
    ours = _ours(state, seat)
    me = [] if seat is None else people.colours_of(state, seat)
    shop, asked = station.workshop(state), _asked(state, seat)
    pawns = {key: _placed(state, pawn) if pawn.at == "item" else pawn for key, pawn in state.pawns.items()}
    return View(
        seat=seat,
        seats=state.seats,
        rules=state.options,
        phase=state.phase,
        minute=state.minute,
        first=state.first,
        order=tuple(people.order(state)),
        turn=state.turn,
        cast=state.cast,
        faces=_faces(state.cast, MONSTER in state.pawns),
        cards=state.cards.copy(),
        pawns=pawns,
        escaped=_escaped(state, pawns),
        engulfed=frozenset([key for key in state.x if key in pawns and people.engulfed(state, pawns[key])]),
        sections=_sections(state),
        corridors=_corridors(state.cast, shop, state.locks),
        vents=_vents(state.cast, shop),
        colours=_colours(state, ours),
        players=_players(state, seat, ours),
        spent=tuple(card for card, token in state.kompromat.items() if token.spent),
        gone=_gone(state),
        markers=state.markers,
        offsites=state.offsites.copy(),
        abandon=state.abandon,
        cameras=state.cameras,
        jammers=state.jammers,
        power=station.broken(state),
        armed=state.armed,
        detonated=state.detonated,
        released=state.released,
        projectx=_projectx(state, seat),
        x=state.x.copy(),
        sent=state.sent,
        ship=_ship(state),
        reentry=state.reentry if state.minute == 0 or over else None,
        tally=state.tally.copy(),
        ending=state.ending,
        dealt=_dealt(state, seat),
        mine=tuple(state.conspiracies[colour].identity for colour in me),
        prospects=_prospects(state, me, seat),
        asked=asked,
        heard=_heard(state, seat),
        waiting=waiting(state),
        trap=_real_trap(state, seat),
        result=result(state),
        bots=state.bots,
        rows=state.rows,
        skipped=frozenset(card for card in state.rows if closed(state, card)),
        lesson=state.lesson,
        destinations=() if seat is None else destinations(state, seat),
    )


def _ours(state: State, seat: int | None) -> list[int]:
    """Whose hands somebody sees: their own, their team mate's, and those that lie open."""
    mate = people.partner(state, seat) if seat is not None else None
    return [*(one for one in (seat, mate) if one is not None), *people.open_hands(state)]


def _projectx(state: State, seat: int | None) -> str:
    """Its card, for who may know it (7.6)."""
    told = seat is not None and state.players[seat].knows_x
    return state.projectx if state.released or state.phase == "over" or told else ""


def _escaped(state: State, pawns: dict[str, Pawn]) -> frozenset[str]:
    """4.6.6.1, of pawns that are where they are."""
    return frozenset([key for key, it in pawns.items() if not it.annihilated and people.left(state, it.at)])


def _placed(state: State, pawn: Pawn) -> Pawn:
    """A character that is an Item, in the section where it is."""
    return replace(pawn, at=people.where(state, pawn))


@lru_cache(maxsize=256)
def _corridors(
    cast: tuple[str, ...], workshop: str, locks: tuple[str, ...]
) -> tuple[tuple[str, str, bool], ...]:
    ways = board(frozenset(cast), workshop).corridors
    return tuple((it.a, it.b, key in locks) for key, it in ways.items())


@lru_cache(maxsize=256)
def _vents(cast: tuple[str, ...], workshop: str) -> tuple[tuple[str, str], ...]:
    """Each once."""
    vents = board(frozenset(cast), workshop).vents
    return tuple((a, b) for a, others in vents.items() for b in others if a < b)


@lru_cache(maxsize=256)
def _printed(cast: tuple[str, ...], workshop: str) -> dict[str, SectionView]:
    """The sections with nothing on them."""
    return {
        key: SectionView(
            key=key,
            gravity=fixed.gravity,
            pod=fixed.pod,
            power=fixed.power,
            console=fixed.console,
            arrow=fixed.arrow,
            seats=fixed.seats,
            moored=fixed.moored,
            contaminates=fixed.contaminates,
            works=_works(fixed.works),
            dark=fixed.dark,
        )
        for key, fixed in board(frozenset(cast), workshop).sections.items()
    }


@lru_cache(maxsize=256)
def _works(works: tuple[Work, ...]) -> tuple[tuple[str, str, bool], ...]:
    return tuple((work.verb, work.thing, work.officer) for work in works)


@lru_cache(maxsize=256)
def _spendable(cast: tuple[str, ...], workshop: str) -> tuple[str, ...]:
    """Where what can be done may come to an end."""
    return tuple(key for key, verbs in board(frozenset(cast), workshop).verbs.items() if passing(verbs))


def _sections(state: State) -> dict[str, SectionView]:
    out = station.blackout(state)
    lying = {token.at for token in state.kompromat.values() if token.at}
    found = {}
    for key, printed in _printed(state.cast, station.workshop(state)).items():
        place = state.places[key]
        bare = place == BARE and key not in lying and key not in state.traps
        if bare and (printed.dark or not out):
            found[key] = printed
            continue
        found[key] = replace(
            printed,
            dark=printed.dark or out,
            floor=place.floor,
            kompromat=key in lying,
            trap=key in state.traps,
            damaged=place.damaged,
            hazard=place.hazard,
            goo=place.goo,
            away=place.away,
            annihilated=place.annihilated,
        )
    for key in _spendable(state.cast, station.workshop(state)):
        works = _works(offers(state, key))
        if works != found[key].works:
            found[key] = replace(found[key], works=works)
    peopled = {pawn.at for pawn in state.pawns.values()}
    for key, needs in pods.required(state).items():
        inside = people.pawns_in(state, key) if key in peopled else []
        given = tuple([_need(need, _given(state, key, need, inside)) for need in needs])
        found[key] = replace(found[key], taken=pods.seated(inside) if inside else 0, needs=given)
    return found


def _given(state: State, pod: str, need: str, inside: Sequence[Pawn]) -> bool:
    """5.5.4, whoever launches it. In an empty pod nobody has signed anything: that is still to be done."""
    return (need != "nda" or bool(inside)) and pods.meets(state, pod, need, inside=inside)


_need = cache(Need)


def _colours(state: State, ours: Sequence[int]) -> tuple[ColourView, ...]:
    return tuple(
        ColourView(
            colour=colour,
            seat=it.seat,
            identity=it.identity if it.revealed or it.seat in ours or state.phase == "over" else "",
            revealed=it.revealed,
            pool=it.pool,
            betrayal=it.betrayal,
            disc=it.disc,
            bribe=it.bribe,
            guilt=it.guilt,
            markers=station.markers_left(state, colour),
        )
        for colour, it in enumerate(state.conspiracies)
    )


def _players(state: State, me: int | None, ours: Sequence[int]) -> tuple[SeatView, ...]:
    over = state.phase == "over"
    held = [(card, token) for card, token in state.kompromat.items() if token.hand >= 0]
    found = []
    for seat, player in enumerate(state.players):
        kept = state.players[people.keeper(state, seat)]
        hand = [(card, token.shown) for card, token in held if token.hand == seat]
        mine = over or seat == me
        found.append(
            SeatView(
                seat=seat,
                ready=player.ready,
                bonus=kept.bonus if over or seat in ours else kept.shown,
                bonuses=len(kept.bonus),
                hand=len(hand),
                known=tuple([card for card, shown in hand if mine or shown]),
            )
        )
    return tuple(found)


def _gone(state: State) -> tuple[str, ...]:
    return tuple(
        [
            card
            for card, token in state.kompromat.items()
            if token.shown and not token.spent and token.hand < 0 and not token.at
        ]
    )


def _ship(state: State) -> str:
    """The one that a character brings."""
    return next((ship(state) for card in state.cast if (ship := CAST[card].ship) is not None), "")


def _dealt(state: State, seat: int | None) -> tuple[str, ...]:
    choosing = seat is not None and state.phase == "setup" and not state.players[seat].ready
    return hand(state, seat) if choosing and seat is not None else ()


@lru_cache(maxsize=4096)
def _row(identity: str, place: int, points: int) -> Line:
    """A row of an agenda, worth so much now."""
    row, message = rows(identity)[place]
    return Line(message, points, row.plus, row.points, row.condition.about)


def _prospects(state: State, colours: Sequence[int], seat: int | None) -> tuple[Line, ...]:
    """Each agenda row as it stands, then bribes, penalties and bonus."""
    if seat is None or state.phase == "setup":
        return ()
    lines: list[Line] = []
    for colour in colours:
        identity = state.conspiracies[colour].identity
        if identity:
            counted = enumerate(agenda_points(state, colour))
            lines += [_row(identity, place, points) for place, (_, points) in counted]
            late = penalty(state, colour, revealed=False)
            lines += [Line(*line) for line in bribe_points(state, colour) + late]
    return (*lines, *(Line(*line) for line in bonus_points(state, seat)))


def _real_trap(state: State, seat: int | None) -> str:
    """Only who laid them knows which token is which."""
    if not state.traps or not people.knows_traps(state, seat):
        return ""
    return next((section for section, kind in state.traps.items() if kind == "real"), "")


def _asked(state: State, seat: int | None) -> Question[Any] | None:
    """Only who is asked sees what a question is about."""
    asked = pending(state)
    return asked if asked is not None and asked.seat == seat else None


def _heard(state: State, seat: int | None) -> Message | None:
    """Who is asked needs not hear it once more."""
    asked = pending(state)
    return asked.heard(state) if asked is not None and asked.seat != seat else None


def waiting(state: State) -> tuple[int, ...]:
    """Whom the table waits for; everybody may know that, and nobody why."""
    if state.phase == "over":
        return ()
    if state.phase == "setup":
        return tuple(
            seat for seat, player in enumerate(state.players) if not player.ready and chooses_now(state, seat)
        )
    asked = pending(state)
    if asked is not None:
        return (asked.seat,)
    return (state.conspiracies[state.turn.colour].seat,)
