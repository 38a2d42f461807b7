"""What a panel offers at once and what it would bring, what to keep in mind, what a newcomer is told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game import text
from game.api import Action, Arguments, Guide, Message, Missing, Mode, Name, Term, Way
from game.perigee import describe, forecast
from game.perigee.actions.common import Choose
from game.perigee.actions.placing import Dock, Fill, Keep, Place
from game.perigee.actions.spending import Buy, Mend, Widen
from game.perigee.advise import valued
from game.perigee.dice import DIE, KEYS, TURNED, WAY, wrap
from game.perigee.rows import RESOURCES, ShiftStored
from game.perigee.state import PLACING, SPENDING, Options
from game.perigee.station import TILES, number_of, own
from game.perigee.view import Ask, View
from game.perigee.worth import Worth

MOST = 25
"""More than a menu holds is found by its verb."""


def ways(view: View, legal: Sequence[Action]) -> list[Way]:
    """What can be chosen at once, each with what it would bring, the likeliest first."""
    found: list[tuple[float, Way]] = []
    worths = {view.crews[it].country: Worth(view, it) for it in view.mine}
    for act in legal:
        if isinstance(act, Place):
            found.append((_gain(worths[act.crew], act), _place(view, act)))
        elif isinstance(act, Fill):
            found.append((_gain(worths[act.crew], act), _fill(view, act)))
        elif isinstance(act, (Keep, Dock)) and not found:
            label = text.describe(act)
            found.append((0.0, Way(group="here", actions=(act,), label=label)))
        elif isinstance(act, Choose) and changing(view, act) is not None:
            label = changed(view, act)
            found.append((valued(view, act), Way(group="here", actions=(act,), label=label)))
        elif isinstance(act, Buy):
            about = describe.tile(act.tile)
            found.append((1.0, Way(group="here", actions=(act,), label=text.describe(act), detail=about)))
        elif isinstance(act, (Widen, Mend)):
            found.append((2.0, Way(group="here", actions=(act,), label=text.describe(act))))
    ranked = sorted(found, key=lambda it: -it[0])
    return [
        way for group in ("where", "here") for way in [it for _, it in ranked if it.group == group][:MOST]
    ]


CHANGES = ("turn", "adjust", "shift")
"""Questions whose answers make another die of one."""


def changing(view: View, act: Choose) -> Ask | None:
    """The question that is answered, if it is about what becomes of a die."""
    it = number_of(view.crews, act.crew)
    return next((ask for ask in view.asks if ask.crew == it and ask.kind in CHANGES), None)


def changed(view: View, act: Choose) -> Message:
    """Which die, how it is changed, and what it is then."""
    ask = changing(view, act)
    if ask is None or act.pick not in DIE:
        return text.describe(act)
    die = DIE[act.pick]
    ability = TILES[ask.tile].ability
    if ask.kind == "turn":
        new = TURNED[WAY[act.how]][die]
    else:
        by = ability.by if isinstance(ability, ShiftStored) else 1
        new = wrap(die + by if act.how == "plus" else die - by)
    return Message("way-change", {"die": Name(act.pick), "how": Name(act.how), "new": Name(KEYS[new])})


def _gain(worth: Worth, act: Place | Fill) -> float:
    if isinstance(act, Fill):
        return worth.slot(act.card) - worth.toll((DIE[act.die],))
    dice = tuple(DIE[key] for key in (act.die, act.second) if key)
    return (worth.tile(act.tile, dice) - worth.toll(dice)) / len(dice)


def _place(view: View, act: Place) -> Way:
    """What there would be of the resource after the round's use, and what a toxic die costs."""
    dice = tuple(DIE[key] for key in (act.die, act.second) if key)
    kind = TILES[act.tile]
    makes = min(kind.makes, key=lambda it: view.stock[it])
    then = forecast.placed(view, act.tile, dice, makes)[makes]
    args: Arguments = {
        "die": Name(act.die),
        "second": Name(act.second) if act.second else "none",
        "tile": Name(act.tile),
        "resource": Name(RESOURCES[makes]),
        "made": then.made - forecast.outlook(view)[makes].made,
        "left": then.left,
        "cost": forecast.cost(view, dice),
    }
    return _whose(view, act, Message("way-place", args))


def _fill(view: View, act: Fill) -> Way:
    card = next(card for card in (*view.missions, *view.cards) if card.key == act.card)
    args: Arguments = {
        "die": Name(act.die),
        "card": Name(act.card),
        "open": card.filled.count(0) - 1,
        "cost": forecast.cost(view, (DIE[act.die],)),
    }
    return _whose(view, act, Message("way-fill", args))


def _whose(view: View, act: Place | Fill, said: Message) -> Way:
    """The panel says whose it is: crews are named where there are several."""
    several = len(view.mine) > 1
    label = Message("way-of", {"crew": Name(act.crew), "way": said}) if several else said
    return Way(group="where", actions=(act,), label=label)


def missing(view: View) -> Iterator[Missing]:
    """What is closed, and why."""
    for it in view.mine:
        crew = view.crews[it]
        if view.phase != PLACING or crew.done:
            continue
        if crew.dock_disabled:
            yield Missing(label=Message("verb-dock"), reason=Message("why-disabled"), rule="9.6")
        for tile in own(view, it):
            if tile.disabled:
                label = Message("way-tile", {"tile": Name(tile.key)})
                yield Missing(label=label, reason=Message("why-disabled"), rule="9.6")


def in_mind(view: View) -> list[Message]:
    """What is short, what is toxic, and how much is left to do."""
    found = [
        Message("mind-short", {"resource": Name(RESOURCES[it.resource]), "by": -it.left})
        for it in forecast.outlook(view)
        if view.phase == PLACING and it.left < 0
    ]
    if view.toxic:
        found.append(Message("mind-toxic", {"values": describe.several(view.toxic)}))
    left = sum(card.filled.count(0) for card in view.missions)
    return [*found, Message("mind-open", {"open": left, "devices": view.devices})]


def guide(view: View, advised: Action | None) -> Guide:
    """Who they are, what is scarce, what the worst card would do."""
    countries = [Name(view.crews[it].country) for it in view.mine] or [
        Name(crew.country) for crew in view.crews
    ]
    who: Arguments = {"crew": countries[0], "second": countries[1] if len(countries) > 1 else "none"}
    scarce = min(forecast.outlook(view), key=lambda it: it.left)
    lines = [
        Message("guide-crew", who),
        Message("guide-scarce", {"resource": Name(RESOURCES[scarce.resource]), "left": scarce.left}),
    ]
    threat = forecast.worst(view)
    if threat is not None:
        lines.append(
            Message("guide-worst", {"card": Name(threat.card), "about": describe.disaster(threat.card)})
        )
    return Guide(tuple(lines), advised if advised is not None else Message("guide-wait"))


TERMS = {
    "term-tile": "3.2", "term-mission": "3.4", "term-docking": "3.5", "term-habitation": "3.6",
    "term-device": "1.7", "term-capacity": "7", "term-badge": "12", "term-country": "11",
}  # fmt: skip
"""Words of the panels, and where they are explained."""


def terms(view: View) -> list[Term]:
    spending = {"term-capacity", "term-badge"}
    found = [
        Term(Message(key), rule, now=(view.phase == SPENDING) == (key in spending))
        for key, rule in TERMS.items()
    ]
    if view.disaster == "toxic":
        return [*found, Term(Message("term-toxic"), "10", now=bool(view.toxic))]
    return [*found, Term(Message("term-hit"), "9")]


def modes(options: Options) -> Iterator[Mode]:
    """What threatens the station, and how hard it is."""
    for key in ("meteor", "toxic"):
        label, about = Message("mode-deck", {"deck": Name(key)}), Message(f"option-disaster-{key}-hint")
        chosen, now = {"disaster": key}, options.disaster == key
        yield Mode(key=key, group="aim", label=label, about=about, options=chosen, now=now)
    for key in ("easy", "normal", "hard"):
        label, about = Message("mode-level", {"level": Name(key)}), Message(f"option-difficulty-{key}-hint")
        chosen, now = {"difficulty": key}, options.difficulty == key
        yield Mode(key=key, group="level", label=label, about=about, options=chosen, now=now)
