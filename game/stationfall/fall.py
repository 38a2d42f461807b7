"""Stationfall, up to the scores (16.1–16.3)."""

from __future__ import annotations

from random import Random

from game.api import Action, Argument, Message, Moment, Name, Pair, Seated
from game.stationfall import guilt, harm, people
from game.stationfall.actions.answers import Choose
from game.stationfall.actions.basic.data import signed
from game.stationfall.actions.section import OFFSITES
from game.stationfall.actions.turn import Reveal, faces, reveal
from game.stationfall.cards import CAST, IDENTITIES, PROJECTS, card_of
from game.stationfall.play import Play
from game.stationfall.questions import Duty, Mind, Question, pending, task
from game.stationfall.scoring import sheet
from game.stationfall.state import State, copy


def begin(play: Play) -> None:
    """16.1: whatever was still to be done is done no more."""
    state = play.state
    state.phase = "fall"
    state.todo = ()
    play.tell(f"stationfall-{state.ending}", moment=Moment("fall", state.ending))
    colours = people.order(state)
    seats = [state.conspiracies[colour].seat for colour in colours]
    play.push(
        LastDetonation(),
        *(LateReveal(seat, colour) for seat, colour in zip(seats, colours, strict=True)),
        LastPowers(),
        *(Deliver(seat, colour) for seat, colour in zip(seats, colours, strict=True)),
        Over(),
    )


@task
class LastDetonation(Duty, frozen=True, tag="last_detonation"):
    """7.3.1: armed Antimatter that has not gone off does so now; On Board that is all one (7.3.2)."""

    def do(self, play: Play) -> None:
        if play.state.armed:
            harm.detonate(play)


# ---------------------------------------------------------------------- late reveals (16.2)


@task
class LateReveal(Question[str], frozen=True, tag="late_reveal"):
    """Who has not revealed yet does so now."""

    colour: int

    rule = "16.2"

    def options(self, state: State) -> list[str]:
        return [] if state.conspiracies[self.colour].revealed else faces(state, self.colour)

    def answer(self, play: Play, pick: str) -> None:
        reveal(play, self.colour, pick, powers=False)

    def weigh(self, mind: Mind, pick: str) -> float:
        play = mind.play()
        self.answer(play, pick)
        guilty = play.state.conspiracies[self.colour].guilt == "guilty"
        barred = guilty and not IDENTITIES[pick].guilty_may_win
        return mind.score(play.state) - 20.0 * barred


@task
class LastPowers(Duty, frozen=True, tag="last_powers"):
    """The powers that say they work at Stationfall, in card order; then what Project X has done."""

    def do(self, play: Play) -> None:
        state = play.state
        acts = [CAST[card].at_stationfall for card in state.cast]
        if state.released:
            acts.append(PROJECTS[state.projectx].at_stationfall)
        for act in acts:
            if act is not None:
                act(play)


# ---------------------------------------------------------------------- what a reveal is worth


def worth(state: State, action: Action) -> Message | None:
    """What who reveals would score as each whom they may reveal as: now, or at the last."""
    asked = pending(state)
    if isinstance(action, Reveal) and len(faces(state, state.turn.colour)) > 1:
        after = _shown(state, state.turn.colour, action.card, powers=True)
        asks = pending(after.state)
        # What the power brings hangs on a choice, where it asks for one.
        chosen = after.state.todo != state.todo and asks is not None and asks.options(after.state)
        points = sheet(after.state, action.seat).total
        return Message("worth-then" if chosen else "worth-now", {"points": points})
    if isinstance(action, Choose) and isinstance(asked, LateReveal) and isinstance(action.pick, str):
        after = _shown(state, asked.colour, action.pick, powers=False)
        return Message("worth-points", {"points": sheet(after.state, action.seat).total})
    return None


def _shown(state: State, colour: int, face: str, *, powers: bool) -> Play:
    """The game with somebody revealed so: with one's own cubes back, and without the Bonus Character that one
    turns out to be (3.5.1)."""
    play = Play(copy(state), Random(0))
    reveal(play, colour, face, powers=powers)
    return play


# ---------------------------------------------------------------------- delivery (16.3)

CLEARING = Pair("evidence", "authorities")
"""16.3.2: what clears a name."""


@task
class Deliver(Question[str | Pair], frozen=True, tag="deliver"):
    """16.3.1: what an escaped PC still has that an Offsite has not; Evidence also clears a name."""

    colour: int

    rule = "16.3.1"

    def options(self, state: State) -> list[str | Pair]:
        conspiracy = state.conspiracies[self.colour]
        found: list[str | Pair] = []
        for pawn in people.pawns_of(state, card_of(conspiracy.identity)):
            if not people.escaped(state, pawn):
                continue
            for data in pawn.data:
                if signed(state, pawn, data) is not None:
                    continue
                for offsite in OFFSITES:
                    pick = Pair(data, offsite)
                    clears = pick == CLEARING and conspiracy.guilt == "guilty"
                    if data not in state.offsites[offsite] or clears:
                        found.append(pick)
        return ["done", *dict.fromkeys(found)] if found else []

    def answer(self, play: Play, pick: str | Pair) -> None:
        if isinstance(pick, str):
            return
        data, offsite = pick.first, pick.second
        if data not in play.state.offsites[offsite]:
            play.state.offsites[offsite] = (*play.state.offsites[offsite], data)
        play.tell("delivered", seat=Seated(self.seat), data=Name(data), offsite=Name(offsite))
        if pick == CLEARING:
            guilt.relent(play, self.colour)  # 16.3.2; it convicts nobody (10.2.2)
        play.push(self)

    def default(self, state: State) -> str | Pair:
        """Who is away still saves their own neck, and keeps other secrets."""
        guilty = state.conspiracies[self.colour].guilt == "guilty"
        options = self.options(state)
        return CLEARING if guilty and CLEARING in options else options[0]

    def weigh(self, mind: Mind, pick: str | Pair) -> float:
        if isinstance(pick, str):
            return mind.score(mind.state) + 0.5
        play = mind.play()
        play.state.offsites[pick.second] = (*play.state.offsites[pick.second], pick.first)
        mine = mind.state.conspiracies[self.colour]
        clears = mine.guilt == "guilty" and not IDENTITIES[mine.identity].guilty_may_win
        clears = clears and pick == CLEARING
        return mind.score(play.state) + (20.0 if clears else 0.0)


@task
class Over(Duty, frozen=True, tag="over"):
    """Everybody shows who they were."""

    def do(self, play: Play) -> None:
        play.state.phase = "over"
        play.bar_undo()
        for seat in range(play.state.seats):
            _unmask(play, seat)
        play.tell("over", picture=True)


def _unmask(play: Play, seat: int) -> None:
    """Who this seat was, for everybody to read: two identities at most, and as many Bonus Characters."""
    state = play.state
    mine: list[Argument] = [Name(it.identity) for it in state.conspiracies if it.seat == seat and it.identity]
    bonus: list[Argument] = [Name(card) for card in state.players[seat].bonus]
    first, second = (*mine, "none", "none")[:2]
    friend, other = (*bonus, "none", "none")[:2]
    play.tell("was", seat=Seated(seat), card=first, second=second, bonus=friend, other=other)
