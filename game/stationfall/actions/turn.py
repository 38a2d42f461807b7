"""What a player does before and after anybody acts: reveal, influence, activate, renegotiate, end (15)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Self

from msgspec.structs import replace

from game.api import Action, Illegal, Moment, Name, Seated
from game.stationfall import chronicle, people
from game.stationfall.cards import IDENTITIES, Effects, card_of
from game.stationfall.play import Play, illegal
from game.stationfall.state import Conspiracy, Pawn, State, Step, Turn, copy

BEFORE: tuple[Step, ...] = ("open", "revealed", "influenced")
"""Before the activation phase: nobody has acted yet."""
PLACING: tuple[Step, ...] = (*BEFORE, "begun")
"""While the disc can still be placed."""


class TurnAction(Action, frozen=True, kw_only=True):
    """Something the player whose turn it is does, rather than a character."""

    @classmethod
    def options(cls, state: State, seat: int) -> Iterator[Self]:
        raise NotImplementedError(cls)

    def refusal(self, state: State) -> Illegal | None:
        raise NotImplementedError(type(self))

    def perform(self, play: Play) -> None:
        raise NotImplementedError(type(self))


def mine(state: State) -> Conspiracy:
    return state.conspiracies[state.turn.colour]


def take_disc(play: Play, colour: int) -> None:
    """The activation disc goes back to its player."""
    at = play.state.conspiracies[colour].disc
    if at:
        discs = tuple(disc for disc in play.state.cards[at].discs if disc != colour)
        play.set_card(at, discs=discs)
        play.set_conspiracy(colour, disc="")


def schrodinger_allowed(state: State) -> bool:
    """Neither in the two-player game (17.2.3) nor in teams (18.3)."""
    return state.seats > 2 and not state.options.teams


def faces(state: State, colour: int) -> list[str]:
    """Whom a colour may reveal as: its identity, or one of its Bonus Characters (3.5.1)."""
    conspiracy = state.conspiracies[colour]
    found = [conspiracy.identity]
    if schrodinger_allowed(state):
        found += state.players[conspiracy.seat].bonus
    return found


def reveal(play: Play, colour: int, face: str, *, powers: bool) -> None:
    """15.3: the card lies open, its cubes scatter, its power works at once (not at Stationfall, 16.2)."""
    betrayed = turn_up(play, colour, face, powers=powers)
    identity = IDENTITIES[face]
    if identity.on_reveal is not None and (powers or identity.reveals_late):
        identity.on_reveal(play, colour, betrayed)


def turn_up(play: Play, colour: int, face: str, *, powers: bool) -> int:
    """The same without what the card brings; gives how many cubes it betrayed."""
    state = play.state
    conspiracy = state.conspiracies[colour]
    switched = face != conspiracy.identity
    card = card_of(face)
    play.bar_undo()
    if switched:
        _change_identity(play, colour, face, powers)
    play.set_conspiracy(colour, identity=face, revealed=True, schrodinger=switched, early=powers)
    play.tell(
        "schrodinger-reveal" if switched else "revealed",
        moment=Moment("reveal", face, conspiracy.seat),
        seat=Seated(conspiracy.seat),
        card=Name(face),
    )
    betrayed = scatter(play, colour, card)
    now = state.cards[card]
    play.set_card(
        card,
        cubes=(0,) * len(state.conspiracies),
        owners=(*now.owners, colour),
        powers=(*now.powers, face) if powers else now.powers,
    )
    chronicle.remembered(play, colour, card)
    return betrayed


def scatter(play: Play, colour: int, card: str) -> int:
    """15.3.1: one's own cubes come home, everybody else's (17.2.4: one's other colour's too) are betrayed."""
    betrayed = 0
    for other, cubes in enumerate(play.state.cards[card].cubes):
        if not cubes:
            continue
        theirs = play.state.conspiracies[other]
        if other == colour:
            play.set_conspiracy(other, pool=theirs.pool + cubes)
        else:
            betrayed += cubes
            play.set_conspiracy(other, betrayal=theirs.betrayal + cubes)
            play.tell("betrayed", seat=Seated(theirs.seat), cubes=cubes)
    return betrayed


def _change_identity(play: Play, colour: int, face: str, powers: bool) -> None:
    """3.5.1, 17.3.2: what was not shown is discarded unseen."""
    conspiracy = play.state.conspiracies[colour]
    player = play.state.players[conspiracy.seat]
    others = tuple(bonus for bonus in player.bonus if bonus != face)
    if not powers or not any(power.switched(play, colour, face) for power in IDENTITIES[face].powers):
        play.set_player(
            conspiracy.seat, bonus=(), discarded=(*player.discarded, conspiracy.identity, *others)
        )


class Reveal(TurnAction, frozen=True, kw_only=True, tag="reveal"):
    """15.3: at the start of a turn."""

    card: str
    switch: bool = False
    """3.5.1: as a Bonus Character instead of the identity; said, so that nobody does it by mistake."""

    @classmethod
    def options(cls, state: State, seat: int) -> Iterator[Self]:
        if state.turn.step == "open" and not mine(state).revealed:
            for card in faces(state, state.turn.colour):
                yield cls(seat=seat, card=card, switch=card != mine(state).identity)

    def refusal(self, state: State) -> Illegal | None:
        if mine(state).revealed:
            return illegal("revealed-already", "15.3.1")
        if state.turn.step != "open":
            return illegal("reveal-late", "15.2")
        if self.card not in faces(state, state.turn.colour):
            return illegal("not-yours", "3.5", card=Name(self.card))
        if self.switch != (self.card != mine(state).identity):
            return illegal("not-switch", "3.5.1", card=Name(self.card), switch="yes" if self.switch else "no")
        return None

    def perform(self, play: Play) -> None:
        play.set_turn(step="revealed")
        reveal(play, play.colour, self.card, powers=True)


def closed(state: State, card: str) -> Illegal | None:
    """15.4.1: why nobody's cubes may be laid on a card, whoever asks."""
    if state.cards[card].owners:
        return illegal("influence-pc", "15.4.1", who=Name(card))
    if not people.awake(state, card):
        return illegal("influence-gone", "15.4.1", who=Name(card))
    if people.able(state, card).steered:
        return illegal("influence-never", "15.4.1", who=Name(card))
    return None


class Influence(TurnAction, frozen=True, kw_only=True, tag="influence"):
    """15.4: any number of cubes on one card; some cards set terms of their own."""

    card: str
    cubes: int

    @classmethod
    def options(cls, state: State, seat: int) -> Iterator[Self]:
        if state.turn.step not in ("open", "revealed"):
            return
        colour = state.turn.colour
        for card, it in state.cards.items():
            able = people.able(state, card)
            most = state.conspiracies[colour].pool
            least = 1
            if able.outbid:
                least = sum(it.cubes) + 1
                most += it.cubes[colour]
            elif able.single_cube:
                most = min(most, 1)
            if most < least or cls(seat=seat, card=card, cubes=least).refusal(state) is not None:
                continue
            for cubes in range(least, most + 1):
                yield cls(seat=seat, card=card, cubes=cubes)

    def refusal(self, state: State) -> Illegal | None:
        if state.turn.step not in ("open", "revealed"):
            return illegal("influence-twice" if state.turn.step == "influenced" else "influence-late", "15.2")
        if self.card not in state.cards:
            return illegal("unknown", "4.1", what=self.card)
        return closed(state, self.card) or self._terms(state)

    def _terms(self, state: State) -> Illegal | None:
        colour = state.turn.colour
        it = state.cards[self.card]
        able = people.able(state, self.card)
        pool = mine(state).pool
        if able.wary and not self._trusted(state):
            return illegal("wary", "15.4.1", who=Name(self.card))
        if able.outbid:
            if self.cubes <= sum(it.cubes):
                return illegal("outbid", "15.4.1", who=Name(self.card), cubes=sum(it.cubes) + 1)
            pool += it.cubes[colour]
        if able.single_cube and (it.cubes[colour] or self.cubes > 1):
            return illegal("single-cube", "15.4.1", who=Name(self.card))
        if not 1 <= self.cubes <= pool:
            return illegal("cubes", "15.4.1", cubes=pool)
        return None

    def _trusted(self, state: State) -> bool:
        """Only who has a conspirator in the same section may ask."""
        places = {people.where(state, pawn) for pawn in people.pawns_of(state, self.card)}
        return any(
            pawn.card != self.card
            and people.where(state, pawn) in places
            and people.accomplice(state, state.turn.colour, pawn)
            for pawn in state.pawns.values()
        )

    def perform(self, play: Play) -> None:
        colour = play.colour
        if people.able(play.state, self.card).outbid:
            for other, there in enumerate(play.state.cards[self.card].cubes):
                if there:
                    play.set_conspiracy(other, pool=play.state.conspiracies[other].pool + there)
            play.set_card(self.card, cubes=(0,) * len(play.state.conspiracies))
        cubes = list(play.state.cards[self.card].cubes)
        cubes[colour] += self.cubes
        play.set_card(self.card, cubes=tuple(cubes))
        play.set_conspiracy(colour, pool=play.state.conspiracies[colour].pool - self.cubes)
        play.set_turn(step="influenced")
        play.tell("influenced", seat=Seated(self.seat), card=Name(self.card), cubes=self.cubes)


def activates(state: State, colour: int, pawn: Pawn) -> bool:
    """15.5.2: a conspirator; by some card others, too."""
    if _conspires(state, colour, pawn):
        return True
    signers = people.in_force(state, _signs)
    return bool(signers) and any(signs(state, card, colour, pawn) for card, signs in signers)


def _conspires(state: State, colour: int, pawn: Pawn) -> bool:
    return people.conspires(state, colour, pawn.card)


def _signs(it: Effects) -> Callable[[State, str, int, Pawn], bool | None]:
    return it.signs


class Activate(TurnAction, frozen=True, kw_only=True, tag="activate"):
    """15.5: the disc goes to (or stays on) a conspirator, who then acts."""

    who: str

    @classmethod
    def options(cls, state: State, seat: int) -> Iterator[Self]:
        if state.turn.step in PLACING:
            ours = activates if people.in_force(state, _signs) else _conspires
            for key, pawn in state.pawns.items():
                # Most are nobody's or somebody else's.
                if pawn.down or (not people.monster(pawn) and ours(state, state.turn.colour, pawn)):
                    act = cls(seat=seat, who=key)
                    if act.refusal(state) is None:
                        yield act

    def refusal(self, state: State) -> Illegal | None:
        if state.turn.step not in PLACING:
            return illegal("activated-already", "15.5.2")
        pawn = state.pawns.get(self.who)
        if pawn is None or people.monster(pawn):
            return illegal("unknown", "4.1", what=self.who)
        able = people.able(state, pawn.card)
        if pawn.annihilated:
            return illegal("annihilated", "4.6.5.2", who=Name(self.who))
        if people.escaped(state, pawn):
            return illegal("escaped", "4.6.6.3", who=Name(self.who))
        if people.engulfed(state, pawn):
            return illegal("engulfed", "7.6.2", who=Name(self.who))
        if pawn.down:
            mine_pc = state.turn.colour in state.cards[pawn.card].owners
            if not (able.rises and mine_pc):
                return illegal("down", "15.5.2", who=Name(self.who))
        elif able.steered or not activates(state, state.turn.colour, pawn):
            return illegal("no-conspirator", "4.3.1", who=Name(self.who))
        if able.frail and people.exhausted(state, pawn.card):
            return illegal("frail", "15.5.2", who=Name(self.who))
        return None

    def perform(self, play: Play) -> None:
        state = play.state
        colour = play.colour
        pawn = state.pawns[self.who]
        tired = people.exhausted(state, pawn.card)
        take_disc(play, colour)
        play.set_card(pawn.card, discs=(*state.cards[pawn.card].discs, colour))
        play.set_conspiracy(colour, disc=pawn.card)
        free = people.bodily(pawn) and not people.able(state, pawn.card).frail
        play.set_turn(step="acting", pawn=self.who, actions=1 if tired else 2, free=free)
        play.tell("activated-tired" if tired else "activated", seat=Seated(self.seat), who=Name(self.who))


class Renegotiate(TurnAction, frozen=True, kw_only=True, tag="renegotiate"):
    """15.6: instead of activating, take back the disc and perhaps one cube."""

    card: str = ""

    @classmethod
    def options(cls, state: State, seat: int) -> Iterator[Self]:
        if state.turn.step in BEFORE:
            yield cls(seat=seat)
            for card, it in state.cards.items():
                act = cls(seat=seat, card=card)
                if it.cubes[state.turn.colour] and act.refusal(state) is None:
                    yield act

    def refusal(self, state: State) -> Illegal | None:
        if state.turn.step == "begun":
            return illegal("renegotiate-late", "15.6.1")
        if state.turn.step not in BEFORE:
            return illegal("activated-already", "15.6.1")
        if not self.card:
            return None
        it = state.cards.get(self.card)
        if it is None:
            return illegal("unknown", "4.1", what=self.card)
        if not it.cubes[state.turn.colour]:
            return illegal("no-own-cubes", "15.6.2", who=Name(self.card))
        if not any(people.in_play(state, pawn) for pawn in people.pawns_of(state, self.card)):
            return illegal("renegotiate-gone", "15.6.2", who=Name(self.card))
        return None

    def perform(self, play: Play) -> None:
        colour = play.colour
        take_disc(play, colour)
        if self.card:
            cubes = list(play.state.cards[self.card].cubes)
            cubes[colour] -= 1
            play.set_card(self.card, cubes=tuple(cubes))
            play.set_conspiracy(colour, pool=play.state.conspiracies[colour].pool + 1)
            play.tell("renegotiated-cube", seat=Seated(self.seat), card=Name(self.card))
        else:
            play.tell("renegotiated", seat=Seated(self.seat))
        finish_turn(play)


class EndTurn(TurnAction, frozen=True, kw_only=True, tag="end_turn"):
    """The activation is over; actions left are passed up (12.12).

    Once it has begun the disc must be placed (15.5.2), unless there is nobody left to place it on.
    """

    @classmethod
    def options(cls, state: State, seat: int) -> Iterator[Self]:
        act = cls(seat=seat)
        if act.refusal(state) is None:
            yield act

    def refusal(self, state: State) -> Illegal | None:
        if state.turn.step == "begun":
            return illegal("activate-first", "15.5.2") if can_activate(state) else None
        return None if state.turn.step == "acting" else illegal("nobody-activated", "15.2")

    def perform(self, play: Play) -> None:
        finish_turn(play)


def can_activate(state: State, waking: str = "") -> bool:
    """Whether the disc can be placed now; or, if this pawn were Live, on it."""
    seat = mine(state).seat
    if not waking:
        return any(Activate.options(state, seat))
    seen = copy(state)
    seen.pawns[waking] = replace(state.pawns[waking], down=False)
    return Activate(seat=seat, who=waking).refusal(seen) is None


def fallback(state: State) -> TurnAction:
    """What a turn comes to in which nobody decides: as little as may be."""
    seat = mine(state).seat
    if state.turn.step in BEFORE:
        return Renegotiate(seat=seat)
    if EndTurn(seat=seat).refusal(state) is None:
        return EndTurn(seat=seat)
    # The disc stays where it is, if it can.
    placing = list(Activate.options(state, seat))
    return next((act for act in placing if state.pawns[act.who].card == mine(state).disc), placing[0])


def begin_turn(play: Play, colour: int) -> None:
    play.state.phase = "turn"
    play.state.turn = Turn(colour)
    seat = Seated(play.state.conspiracies[colour].seat)
    plays = people.playing(play.state)
    if plays is None:
        play.tell("turn", seat=seat, minute=play.state.minute)
    else:
        play.tell("turn-of", seat=seat, minute=play.state.minute, plays=plays)


def finish_turn(play: Play) -> None:
    """15.7: what was set going comes due."""
    play.set_turn(step="done", actions=0, free=False)
    play.state.phase = "resolve"


OPENING: tuple[type[TurnAction], ...] = (Reveal, Influence, Activate, Renegotiate, EndTurn)
"""What may be done before anybody is activated."""

ACTING: list[type[TurnAction]] = [EndTurn]
"""What the player may do beside the deeds of characters; some cards add to it."""
