"""The Stowaway: a reporter without a ticket, off the map until her first action, a step out of the dark."""

from __future__ import annotations

from game.stationfall import people, things
from game.stationfall.abilities.console import HACKER
from game.stationfall.abilities.defensive import SECRET_CACHE
from game.stationfall.abilities.mobility import TUNNEL_RAT
from game.stationfall.agenda.bodies import escapes
from game.stationfall.agenda.things import escapes_alone_with, offsite_has
from game.stationfall.cards import HUMAN, Bonus, Character, Row, enter
from game.stationfall.play import Play
from game.stationfall.questions import Question, task
from game.stationfall.state import State


def _cache(play: Play, colour: int, betrayed: int) -> None:
    """Secret Cache: she, or one of her player's conspirators, gains a Helmet."""
    if things.in_supply(play.state, "helmet"):
        play.push(SecretCache(play.state.conspiracies[colour].seat, colour))


@task
class SecretCache(Question[str], frozen=True, tag="secret_cache"):
    """Who gains it."""

    colour: int

    rule = "15.3.2"
    outright = True

    def options(self, state: State) -> list[str]:
        return [
            pawn.key
            for pawn in state.pawns.values()
            if people.bodily(pawn)
            and people.in_play(state, pawn)
            and (pawn.card == "stowaway" or people.accomplice(state, self.colour, pawn))
            and (pawn.at in state.places or pawn.card == "stowaway")
            and (people.room(pawn) > 0 or pawn.items)
        ]

    def answer(self, play: Play, pick: str) -> None:
        things.grant(play, pick, "helmet")


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
