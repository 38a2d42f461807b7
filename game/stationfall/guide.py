"""What a newcomer is told: what they are, what they can do, what to want, and one thing to do about it.

All of it follows from what the reader's own seat sees.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.api import Action, Guide, Message, Name, Numbered, Term
from game.stationfall.actions.turn import Reveal
from game.stationfall.automata.advise import policy
from game.stationfall.cards import CAST, IDENTITIES, card_of
from game.stationfall.state import CUBES
from game.stationfall.view import Line, View
from game.text import verb

TERMS = (
    ("conspirator", "4.3.1"), ("influence", "15.4.1"), ("limit", "15.4.2"), ("activation", "15.5.2"),
    ("exhausted", "15.5.1"), ("renegotiate", "15.6.2"), ("reveal", "15.3.1"), ("schrodinger", "3.5.1"),
    ("betrayal", "15.3.1"), ("bribe", "15.5.4.1"), ("kompromat", "8.5.2.1"), ("agenda", "16.4.4.2"),
    ("bonus", "16.4.5.1"), ("suspect", "10.1.1"), ("guilty", "10.2.1"), ("down", "4.6.1"),
    ("escape", "4.6.6.1"), ("pod", "5.5.4"), ("lock", "12.1.3"), ("hazard", "6.1"), ("dark", "5.1.3"),
    ("abandon", "7.1.1"), ("projectx", "7.6.1"), ("antimatter", "7.3.1"), ("minute", "15.1"),
)  # fmt: skip
"""What a panel says and newcomers do not know, and the paragraph that tells it."""
VERBS = {
    "become": "3.4", "reveal": "15.3.1", "influence": "15.4.1", "activate": "15.5.2", "renegotiate": "15.6.2",
    "end_turn": "15.7.1", "step": "12.1.1", "pick_up": "12.2.1", "drop": "12.3", "give": "12.4.1",
    "throw": "12.5.1", "copy": "12.6.1", "delete": "12.7", "attack": "12.8.1", "rob": "12.9.1",
    "sabotage": "12.10", "revive": "12.11.1", "wait": "12.12", "abandon_ship": "13.1", "transmit": "13.2.1",
    "release_project_x": "13.3.1", "decontaminate": "13.4.1", "eject_antimatter": "13.5",
    "timed_launch": "13.6", "section_launch": "13.7", "bridge_launch": "13.8.2", "manufacture": "13.9.1",
    "meditate": "13.10.1", "repair": "13.11", "self_destruct": "13.12.1",
    "jettison": "13.13.2", "cameras": "13.14", "suppress": "14.1", "jammers": "14.2", "breach": "7.2.2.2",
}  # fmt: skip
"""By verb, the paragraph that explains it; the cards' own verbs are explained by their cards."""


def guide(view: View, legal: Sequence[Action]) -> Guide:
    """For the seat whose view this is, and which may do this now."""
    return Guide((_am(view), _can(view), _want(view)), _try(view, legal))


def terms(view: View, legal: Sequence[Action]) -> Sequence[Term]:
    """What can be looked up: first the verbs that can be chosen now, then what all the others speak of."""
    named = [verb(act) for act in legal]
    verbs = [
        Term(Message("verb-" + name.replace("_", "-")), VERBS[name], now=True)
        for name in dict.fromkeys(named)
        if name in VERBS
    ]
    return [*verbs, *(Term(Message("term-" + key), rule) for key, rule in TERMS)]


def in_mind(view: View) -> Sequence[Message]:
    """Who I am, what my cubes cost me (15.4.2, 16.4.7), what it is all worth now; what ends it early, and
    what is offered to somebody else."""
    said: list[Message] = []
    mine = [it for it in view.colours if it.seat == view.seat and it.identity and view.phase == "turn"]
    # 17.2.2: who has two colours is somebody else in each; the one that plays comes first.
    for it in sorted(mine, key=lambda it: it.colour != view.turn.colour):
        home = view.cards[card_of(it.identity)].cubes[it.colour]
        spent, limit = CUBES - it.pool - home, view.faces[it.identity].limit
        am = Message("mind-am", {"who": Name(it.identity), "known": "yes" if it.revealed else "no"})
        if len(mine) > 1:
            am = Message("mind-of", {"plays": Numbered("colour", it.colour), "am": am})
        said += [
            am,
            Message("mind-cubes", {"spent": spent, "limit": limit, "over": max(0, spent - limit)}),
        ]
    if said:
        said.append(Message("mind-points", {"points": sum(line.points for line in view.prospects)}))
        # 7.3.1: it was said when it was armed, and the minutes that are left promise more.
        said += [
            Message("mind-antimatter", {"minute": it.minute})
            for it in view.markers
            if it.what == "antimatter" and it.minute >= 0
        ]
    may_be = view.dealt if view.phase == "setup" else ()
    said += [Message("mind-may-be", {"who": Name(card), "hint": _hint(card)}) for card in may_be]
    return [*said, *([view.heard] if view.heard is not None else [])]


def comes_to(view: View, action: Action) -> Message | None:
    """15.3.2: the powers that a reveal brings, each in its own words."""
    if not isinstance(action, Reveal):
        return None
    found: Message | None = None
    for power in reversed(IDENTITIES[action.card].powers):
        name = power.key.replace("_", "-")
        what, does = Message(f"ability-{name}"), Message(f"ability-{name}-text")
        told = Message("comes-power", {"power": what, "text": does})
        found = told if found is None else Message("comes-powers", {"first": told, "rest": found})
    return found


# ---------------------------------------------------------------------- the primer ("Stationfall Primer")

EARLY, LATE = 10, 5
"""Minutes down to which it is the beginning, and from which it is the end."""


def advice(view: View) -> Sequence[Message]:
    """How each of one's cards usually gets what it wants, and what is wise at this hour."""
    mine = [identity for identity in view.dealt or view.mine if identity]
    said = [_tip(identity) for identity in mine]
    if view.phase != "turn":
        return said
    said.append(_hour(view.minute))
    ours = [it for it in view.colours if it.seat == view.seat and it.identity]
    if any(not it.revealed for it in ours):
        said.append(Message("advice-reveal"))
    cards = {card_of(it.identity) for it in ours}
    if any(pawn.down and pawn.card in cards for pawn in view.pawns.values()):
        said.append(Message("advice-down"))
    return said


def _hour(minute: int) -> Message:
    if minute >= EARLY:
        return Message("advice-begin")
    return Message("advice-end" if minute <= LATE else "advice-middle")


def _tip(identity: str) -> Message:
    """What somebody is like, and the hint of their card."""
    about = Message(f"character-{identity.replace('_', '-')}-about")
    return Message("advice-who", {"who": Name(identity), "about": about, "hint": _hint(identity)})


def _hint(identity: str) -> Message:
    return Message(f"character-{identity.replace('_', '-')}-hint")


def about(view: View, picture: str) -> Sequence[Message]:
    """Beside a card, whom one may be with it and how; beside one's own identity, all advice."""
    kind, _, key = picture.partition("/")
    if kind == "card" and key in CAST:
        return [_tip(one) for one in [it.key for it in CAST[key].identities()] or [key]]
    return advice(view) if kind == "identity" and view.seat is not None else ()


def _am(view: View) -> Message:
    mine = [identity for identity in view.mine if identity]
    if view.phase == "over":
        return Message("guide-am-over")
    if view.dealt or not mine:
        return Message("guide-am-choosing")
    if len(mine) > 1:
        return Message("guide-am-two", {"who": Name(mine[0]), "other": Name(mine[1])})
    known = any(it.revealed and it.seat == view.seat for it in view.colours)
    return Message("guide-am-known" if known else "guide-am-secret", {"who": Name(mine[0])})


def _can(view: View) -> Message:
    if view.phase == "over":
        return Message("guide-can-over")
    if view.dealt:
        return Message("guide-can-choose")
    if view.asked is not None:
        return Message("guide-can-answer")
    if view.seat not in view.waiting or view.phase != "turn":
        return Message("guide-can-wait")
    if view.turn.step == "acting" and view.turn.pawn:
        return Message("guide-can-act", {"who": Name(view.turn.pawn), "actions": view.turn.actions})
    return Message("guide-can-open" if view.turn.step in ("open", "revealed") else "guide-can-go-on")


def _wanted(view: View) -> Line | None:
    """The row of my agenda that would bring most and is not met yet; a row that needs another comes later."""
    rows = [line for line in view.prospects if line.each is not None and line.each > 0 and line.points <= 0]
    return max(rows, key=lambda line: (not line.plus, line.each), default=None)


def _want(view: View) -> Message:
    if view.phase == "over":
        return Message("guide-want-over")
    if not view.prospects:
        return Message("guide-want-choose")
    row = _wanted(view)
    if row is None:
        return Message("guide-want-keep")
    return Message("guide-want-row", {"row": row.message, "points": row.each or 0})


def _try(view: View, legal: Sequence[Action]) -> Action | Message:
    if legal:
        # Nobody's first game should begin with a reveal, which cannot be undone (15.3.1).
        hidden = [act for act in legal if verb(act) != "reveal"] or legal
        # Always the same chance: who asks twice hears the same, and it tells nothing that is not in the view.
        odds = policy(view, hidden, Random("guide"), frank=True) if len(hidden) > 1 else [1.0]
        return hidden[odds.index(max(odds))]
    row = _wanted(view)
    for key in row.about if row is not None else ():
        pawn = next((it for it in view.pawns.values() if key in (it.card, it.key)), None)
        lies = next((place for place, it in view.sections.items() if key in it.floor), None)
        place = pawn.at if pawn is not None else lies
        if place in view.sections:
            return Message("guide-look", {"what": Name(key), "place": Name(str(place))})
    return Message("guide-look-board")
