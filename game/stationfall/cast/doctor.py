"""The Doctor: one body, two minds. Jekyll and Hyde are two identity cards for the same character."""

from __future__ import annotations

from game.stationfall import things
from game.stationfall.abilities.conspirator import SPLIT
from game.stationfall.abilities.offensive import ZIPGUN
from game.stationfall.abilities.utility import FAKE_ARTIFACT, SCIENTIST
from game.stationfall.agenda.bodies import contaminated, escapes, left_somebody_down
from game.stationfall.agenda.things import holds, offsites_lack
from game.stationfall.cards import HUMAN, Bonus, Character, Identity, Row, enter
from game.stationfall.play import Play

SELF = "doctor"
FRIEND = Bonus(friend=True, points=2)


def _forge(play: Play, colour: int, betrayed: int) -> None:
    """Fake Artifact: it is in the Doctor's hands now, unless a PC holds it; even one that was Annihilated."""
    state = play.state
    if state.pawns[SELF].annihilated:
        return
    for key, place in list(state.places.items()):
        if "artifact" in place.floor:
            things.take(play, key, "artifact")
    for pawn in list(state.pawns.values()):
        if "artifact" not in pawn.items:
            continue
        if pawn.key == SELF or state.cards[pawn.card].owners:
            return
        things.lose(play, pawn.key, "artifact")
    things.recall(play, "artifact")
    things.grant(play, SELF, "artifact")


def _draw(play: Play, colour: int, betrayed: int) -> None:
    """ZipGun: a Gun out of nowhere."""
    if not play.state.pawns[SELF].annihilated and things.in_supply(play.state, "gun"):
        things.grant(play, SELF, "gun")


JEKYLL = Identity(
    key="jekyll",
    card=SELF,
    powers=(FAKE_ARTIFACT,),
    agenda=(
        Row(1, escapes(SELF)),
        Row(3, contaminated(SELF), plus=True),
        Row(3, holds(SELF, "artifact"), plus=True),
        Row(3, offsites_lack("evidence")),
    ),
    bonus=FRIEND,
    on_reveal=_forge,
)

HYDE = Identity(
    key="hyde",
    card=SELF,
    powers=(ZIPGUN,),
    agenda=(
        Row(2, escapes(SELF)),
        Row(3, holds(SELF, "briefcase"), plus=True),
        Row(4, left_somebody_down(SELF), plus=True),
    ),
    bonus=FRIEND,
    double_bribes=True,
    on_reveal=_draw,
)

DOCTOR = enter(
    Character(
        key=SELF,
        kinds=HUMAN,
        start="forward_hub",
        limit=5,
        slots=3,
        abilities=(SCIENTIST, SPLIT),
        split=(JEKYLL, HYDE),
    )
)
