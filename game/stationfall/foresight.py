"""What an owner may answer before they are asked for their character (15.5.4.3, 15.5.5.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.api import Action, Foreseen, Message, Seated
from game.stationfall.actions.answers import Choose
from game.stationfall.actions.paying import Consent
from game.stationfall.view import View

RULE = "15.5.4.3"


def foreseeable(view: View) -> Iterator[Foreseen]:
    """Everything this seat may settle; before it has revealed nobody can ask it."""
    if view.seat is None or view.phase == "over":
        return
    known = any(it.revealed and it.seat == view.seat for it in view.colours)
    why = None if known else Message("foresee-nobody")
    yield Foreseen("bribe-refuse", Message("foresee-refuse-bribe"), "bribe", why, RULE)
    yield Foreseen("bribe-accept", Message("foresee-accept-bribe"), "bribe", why, RULE)
    for seat in range(view.seats):
        if seat != view.seat:
            label = Message("foresee-accept-bribe-from", {"seat": Seated(seat)})
            yield Foreseen(f"bribe-accept-{seat}", label, "", why, RULE)
    yield Foreseen("kompromat-accept", Message("foresee-accept-kompromat"), "", why, "15.5.5.2")


def foreseen(view: View, legal: Sequence[Action], keys: Sequence[str]) -> Action | None:
    """What these settle of the question that waits; from whom counts before what is said of all."""
    asked = view.asked
    if not isinstance(asked, Consent):
        return None
    kind = "kompromat" if asked.deed.pay == "kompromat" else "bribe"
    if f"{kind}-accept-{asked.deed.seat}" in keys or f"{kind}-accept" in keys:
        pick = "accept"
    elif f"{kind}-refuse" in keys:
        pick = "refuse"
    else:
        return None
    return next((act for act in legal if isinstance(act, Choose) and act.pick == pick), None)
