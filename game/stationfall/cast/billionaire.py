"""The Billionaire: money, a dog, and a seat out. Brings Fletcher and three grey Bribes."""

from __future__ import annotations

from game.stationfall.abilities.console import LIVE_STREAMS
from game.stationfall.abilities.conspirator import HOLLOW_PROMISES, RICH
from game.stationfall.agenda.bodies import alone, escapes
from game.stationfall.agenda.things import escaped_with, item_escaped, item_escapes
from game.stationfall.cards import HUMAN, Bonus, Character, Row, enter
from game.stationfall.play import Play
from game.stationfall.state import GREY

GREY_BRIBES = 3


def _call_in(play: Play, colour: int, betrayed: int) -> None:
    """Hollow Promises: every grey Bribe comes back, wherever it was given."""
    for card, it in list(play.state.cards.items()):
        if GREY in it.bribes:
            play.set_card(card, bribes=tuple(owner for owner in it.bribes if owner != GREY))
    own = play.state.cards["billionaire"]
    play.set_card("billionaire", bribes=(*own.bribes, *(GREY,) * GREY_BRIBES))
    play.tell("hollow-promises")


BILLIONAIRE = enter(
    Character(
        key="billionaire",
        kinds=HUMAN,
        start="suite",
        limit=3,
        slots=3,
        abilities=(LIVE_STREAMS, RICH),
        powers=(HOLLOW_PROMISES,),
        agenda=(
            Row(4, escapes("billionaire")),
            Row(1, alone("billionaire"), plus=True),
            Row(2, item_escapes("fletcher")),
            Row(1, escaped_with("billionaire", "fletcher"), plus=True),
        ),
        # The man himself is worth nothing to his friends; his dog is.
        bonus=Bonus(friend=True, points=2, count=lambda state: int(item_escaped(state, "fletcher"))),
        items=("fletcher",),
        grey_bribes=GREY_BRIBES,
        scores_bribes=False,
        on_reveal=_call_in,
    )
)
