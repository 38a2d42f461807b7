"""The Stowaway: a reporter without a ticket, off the map until her first action, a step out of the dark."""

from __future__ import annotations

from game.stationfall import harm, people
from game.stationfall.abilities.console import HACKER
from game.stationfall.abilities.defensive import SECRET_CACHE
from game.stationfall.abilities.mobility import TUNNEL_RAT
from game.stationfall.agenda import escapes, escapes_alone_with, offsite_has
from game.stationfall.cards import HUMAN, Bonus, Character, Row, enter
from game.stationfall.play import Play
from game.stationfall.questions import Question, asking, question
from game.stationfall.state import State, Task


def _cache(play: Play, colour: int, betrayed: int) -> None:
    """Secret Cache: she, or one of her player's conspirators, gains a Helmet."""
    if harm.in_supply(play.state, "helmet"):
        play.push(Task("secret_cache", play.state.conspiracies[colour].seat, (colour,)))


def _heirs(state: State, task: Task) -> list[str]:
    colour = int(task.args[0])
    return [
        pawn.key
        for pawn in state.pawns.values()
        if people.bodily(pawn)
        and people.in_play(state, pawn)
        and (pawn.card == "stowaway" or people.accomplice(state, colour, pawn))
        and (pawn.at in state.places or pawn.card == "stowaway")
        and (people.room(pawn) > 0 or pawn.items)
    ]


def _equip(play: Play, task: Task, pick: str) -> None:
    harm.grant(play, pick, "helmet")


question(
    Question(
        name="secret_cache",
        options=_heirs,
        answer=_equip,
        ask=lambda state, task: asking("secret-cache"),
        rule="15.3.2",
    )
)

STOWAWAY = enter(
    Character(
        key="stowaway",
        kinds=HUMAN,
        start="card",
        limit=4,
        slots=3,
        abilities=(TUNNEL_RAT, HACKER),
        powers=(SECRET_CACHE,),
        agenda=(
            Row(2, offsite_has("news", "x_secret")),
            Row(2, offsite_has("news", "evidence")),
            Row(2, escapes("stowaway")),
            Row(3, escapes_alone_with("stowaway", "evidence"), plus=True),
        ),
        bonus=Bonus(friend=True, points=2),
        on_reveal=_cache,
    )
)
