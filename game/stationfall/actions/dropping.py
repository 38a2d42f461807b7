"""Too much to carry (4.5.3.1, 8.5.1): what is dropped is for whoever's turn it is to say."""

from __future__ import annotations

from game.api import Message, Name
from game.stationfall import harm, people, things
from game.stationfall.actions.basic.things import droppable, land, no_fire
from game.stationfall.actions.deeds import Deed
from game.stationfall.actions.paying import Resume
from game.stationfall.actions.vengeful import spared
from game.stationfall.play import Play
from game.stationfall.questions import Mind, Question, asking, task
from game.stationfall.state import State

LIT = "lit_firebomb"
"""8.1.3: a Firebomb that is dropped may go off, whatever made its holder drop it."""


@task
class DropExcess(Question[str], frozen=True, tag="drop_excess"):
    """What somebody with full hands lets go."""

    who: str

    rule = "4.5.3.1"
    outright = True

    def options(self, state: State) -> list[str]:
        pawn = state.pawns[self.who]
        if people.room(pawn) >= 0:
            return []  # it was given or dropped in the meantime
        act = _announced(state)
        found = (act is not None and spared(state, act)) or droppable(state, pawn)
        burns = (
            "firebomb" in found and people.in_play(state, pawn) and not no_fire(state, "firebomb", pawn.at)
        )
        return [*found, LIT] if burns else found

    def answer(self, play: Play, pick: str) -> None:
        item = "firebomb" if pick == LIT else pick
        at = play.state.pawns[self.who].at
        things.lose(play, self.who, item)
        if at in play.state.places:
            play.tell("dropped", who=Name(self.who), item=Name(item), section=Name(at))
            land(play, self.who, item, at, ignite=pick == LIT)
            harm.expose(play, at, harm.blamed(play), self.who)
            self._gasp(play)
        else:
            things.send(play, item)
            play.tell("dropped-outside", who=Name(self.who), item=Name(item))
        things.unburden(play, self.who)

    def _gasp(self, play: Play) -> None:
        """7.6.2: inside the Slime only a Helmet keeps a Human up."""
        pawn = play.state.pawns[self.who]
        if people.engulfed(play.state, pawn) and people.human(pawn) and not people.helmeted(pawn):
            harm.down(play, self.who, harm.blamed(play))

    def ask(self, state: State) -> Message:
        return asking("drop-excess", who=Name(self.who))

    def weigh(self, mind: Mind, pick: str) -> float:
        if pick not in (*mind.state.pawns[self.who].items, LIT):
            return 0.0
        return super().weigh(mind, pick)


things.EXCESS.append(DropExcess)


def _announced(state: State) -> Deed | None:
    """The deed that waits for something to be dropped."""
    after = state.todo[-2] if len(state.todo) > 1 else None
    return after.deed if isinstance(after, Resume) else None
