"""What a player is offered at once: whom to act with, where to go, what to do there; and what is missing.

All of it is made of what is listed as legal, each action on the state the one before it leaves.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from random import Random

from msgspec.structs import replace

from game.api import Argument, Illegal, Message, Missing, Name, Seat, Way
from game.stationfall import people, station
from game.stationfall.actions import prices
from game.stationfall.actions.basic.care import Revive, Wait
from game.stationfall.actions.basic.moving import Step
from game.stationfall.actions.basic.things import PickUp
from game.stationfall.actions.console import ConsoleDeed, Jammers
from game.stationfall.actions.deeds import DEEDS, Deed
from game.stationfall.actions.section import SectionDeed, TimedLaunch
from game.stationfall.actions.section.site import offers
from game.stationfall.actions.turn import PLACING, Activate, Influence
from game.stationfall.besides import besides, said
from game.stationfall.destinations import CHEAP, Walk, saves, walks
from game.stationfall.lindsey import objection
from game.stationfall.play import Play
from game.stationfall.state import Pawn, State, copy
from game.text import describe, verb

FIRST = (
    *("pick_up", "timed_launch", "section_launch", "bridge_launch", "wings_launch", "step_through"),
    *("abandon_ship", "release_project_x", "self_destruct", "transmit", "revive", "attack", "rob"),
    *("manufacture", "repair", "jury_rig", "salvage", "meditate", "decontaminate", "grab"),
)
"""What people do most where it can be done, the likeliest first; all else comes after it."""
LAST = ("copy", "give", "step", "sabotage", "delete", "drop", "throw", "wait")
"""What can nearly always be done and is seldom wanted."""
ASIDE = frozenset({"give", "sabotage", "delete", "drop", "throw"})
"""What a full hand could do everywhere."""
GREY = 4
"""So many reasons at most: more is a lecture."""
SHORT = frozenset(
    {
        "no-abandoned-already", "no-armed-already", "no-console-blackout", "no-detonated-already",
        "no-hands-full", "no-locked", "no-locked-blackout", "no-no-antimatter", "no-no-betrayal",
        "no-no-marker", "no-no-nanogel", "no-no-pod-ready", "no-no-power", "no-not-abandoned",
        "no-not-held", "no-officers-only", "no-only-pc", "no-pod-empty", "no-pod-full", "no-pod-needs",
        "no-released-already", "no-section-blackout", "no-section-damaged", "no-supply-empty",
    }
)  # fmt: skip
"""The refusals that are also said in a few words (`why-…`)."""
ABSENT = (
    *("no-wary", "no-single-cube", "no-frail", "no-cubes", "no-lesson-influence", "no-engulfed", "no-down"),
    *("no-influence-never", "no-influence-pc", "no-escaped", "no-annihilated"),
)
"""Why somebody is not among whom to act with, in the order in which one wonders."""
ORDERED = 20
"""So many things that others do at somebody's word are offered one by one; more are found by their verb."""
PLACES = 9
"""So many places are shown at once of all who may go somewhere, as many of each."""
NAMES = 2
"""So many of them by name, where there is one reason for all."""


def ways(state: State, seat: Seat, legal: Sequence[Deed]) -> Sequence[Way]:
    """Everything this seat may choose at once in its own turn; what is dear comes last."""
    if any(act.pay == "gift" for act in legal):
        return _given(state, legal)
    if not _has_turn(state, seat):
        return ()
    if state.turn.step == "acting":
        return (*_where(state, seat), *_here(state, legal), *_bought(state, legal))
    return (*_whom(state, seat), *_bought(state, legal))


def _has_turn(state: State, seat: Seat) -> bool:
    active = state.conspiracies[state.turn.colour].seat
    return state.phase == "turn" and not state.todo and active == seat


# ---------------------------------------------------------------------- whom to act with


def _whom(state: State, seat: Seat) -> list[Way]:
    """Whoever can be activated this turn: at once, or by just enough cubes; the cheapest first."""
    found = []
    for key, pawn in state.pawns.items():
        if people.monster(pawn):
            continue
        influence, refused = _won(state, seat, pawn)
        if refused is None:
            activate = Activate(seat=seat, who=key)
            found.append((influence.cubes if influence else 0, pawn, influence, activate))
    found.sort(key=lambda it: it[0])
    return [
        Way(
            group="whom",
            actions=(influence, activate) if influence else (activate,),
            label=_called(pawn.key, cubes),
            at=Name(people.where(state, pawn)),
            detail=_standing(_after(state, influence) if influence else state, pawn, cubes),
        )
        for cubes, pawn, influence, activate in found
    ]


def _won(state: State, seat: Seat, pawn: Pawn) -> tuple[Influence | None, Illegal | None]:
    """The fewest cubes it takes to act with this character, if it takes any; or why that is impossible."""
    activate = Activate(seat=seat, who=pawn.key)
    refused = activate.refusal(state)
    if refused is None or refused.message.key != "no-no-conspirator":
        return None, refused
    influence = _least(state, seat, pawn)
    refused = influence.refusal(state) or objection(state, influence)
    return influence, refused or activate.refusal(_after(state, influence))


def _least(state: State, seat: Seat, pawn: Pawn) -> Influence:
    """The fewest cubes that give the say on a card."""
    it, colour = state.cards[pawn.card], state.turn.colour
    if people.able(state, pawn.card).outbid:
        cubes = sum(it.cubes) + 1
    else:
        cubes = max(people.rival(it, colour, state.conspiracies), 1) - it.cubes[colour]
    return Influence(seat=seat, card=pawn.card, cubes=cubes)


def _after(state: State, influence: Influence) -> State:
    play = Play(copy(state), Random(0))
    influence.perform(play)
    return play.state


def _called(who: str, cubes: int) -> Message:
    return Message("way-whom-cubes" if cubes else "way-whom", {"who": Name(who), "cubes": cubes})


def _standing(state: State, pawn: Pawn, cubes: int) -> Message:
    """All that decides it, once so many cubes have been laid: cubes against the most of another's, actions,
    place, and what it carries."""
    it, colour = state.cards[pawn.card], state.turn.colour
    return Message(
        "way-standing",
        {
            "mine": it.cubes[colour],
            "place": Name(people.where(state, pawn)),
            "actions": 1 if people.exhausted(state, pawn.card) else 2,
            "cubes": cubes,
            "theirs": people.rival(it, colour, state.conspiracies),
            "things": _listed([*pawn.items, *pawn.integral, *pawn.data]),
            "down": "yes" if pawn.down else "no",
        },
    )


def _listed(things: Sequence[str]) -> Argument:
    """Names with commas between them."""
    if not things:
        return "none"
    said: Name | Message = Name(things[-1])
    for thing in reversed(things[:-1]):
        said = Message("listed", {"first": Name(thing), "rest": said})
    return Message("way-carrying", {"things": said})


# ---------------------------------------------------------------------- where to go


def _where(state: State, seat: Seat) -> Iterator[Way]:
    """The destinations, by the numbers that the picture shows."""
    for number, walk in enumerate(walks(state, seat), 1):
        via = Message("way-via", {"via": Name(walk[0].to)}) if len(walk) > 1 else "none"
        paid = walk[0].pay if len(walk) == 1 else "action"
        does = said([one for at, step in _along(state, walk) for one in besides(at, step)])
        args: dict[str, Argument] = {"to": Name(walk[-1].to), "via": via, "pay": Name(paid), "does": does}
        far = Message("way-far-saves" if saves(walk) else "way-far") if len(walk) > 1 else None
        yield Way(group="where", actions=walk, label=Message("way-where", args), heading=far, number=number)


def _along(state: State, walk: Walk) -> Iterator[tuple[State, Step]]:
    """Each step of a walk, and who is where before it."""
    for step in walk:
        yield state, step
        state = copy(state)
        state.pawns[step.who] = replace(state.pawns[step.who], at=step.to)


# ---------------------------------------------------------------------- what to do here


def _here(state: State, legal: Iterable[Deed]) -> list[Way]:
    """All that the acting character can do itself where it stands; what can be had for less, or with more
    besides, stands aside, and so do a few things that others do at its word."""
    cheapest: dict[Deed, Deed] = {}
    mine = [act for act in legal if act.pay not in prices.OUTSIDE]
    if sum(bool(act.by) for act in mine) > ORDERED:
        mine = [act for act in mine if not act.by]
    for act in mine:
        plain = replace(act, pay="action")
        if plain not in cheapest or CHEAP.index(act.pay) < CHEAP.index(cheapest[plain].pay):
            cheapest[plain] = act
    best = set(cheapest.values())
    lesser = {act for act in mine if act not in best or _less(act, best)}
    found = [act for act in mine if act in lesser or not isinstance(act, Step) or act.drag or act.by]
    found.sort(key=lambda act: (bool(act.by), act in lesser, *_likely(act)))
    return [
        Way(
            group="here",
            actions=(act,),
            label=_done(state, act) if act in best else _paid(state, act),
            at=_at(state, act),
            aside=bool(act.by) or act in lesser or verb(act) in ASIDE or _counts(state, act),
        )
        for act in found
    ]


def _less(act: Deed, others: Container[Deed]) -> bool:
    """12.12: who waits can have the disc back as well."""
    return isinstance(act, Wait) and not act.recall and replace(act, recall=True) in others


def _counts(state: State, act: Deed) -> bool:
    """13.6: one countdown is enough for nearly everybody."""
    at = state.pawns[act.who].at
    return isinstance(act, TimedLaunch) and any(
        it.what == "launch" and it.section == at for it in state.markers
    )


def _paid(state: State, act: Deed) -> Message:
    """What could be had for less, with what it costs like this."""
    done = _done(state, act)
    return Message("way-dearer", {"what": done, "pay": Name(act.pay)}) if act.pay == "action" else done


def _at(state: State, act: Deed) -> Name:
    return Name(people.where(state, state.pawns[act.who]))


def _done(state: State, act: Deed) -> Message:
    """A deed as a sentence, with what it does besides."""
    found = besides(state, act)
    return Message("way-besides", {"what": describe(act), "does": said(found)}) if found else describe(act)


def _bought(state: State, legal: Iterable[Deed]) -> Iterator[Way]:
    """All that anybody can be paid for beside the activation; of who is activated first."""
    acts = [act for act in legal if act.pay in prices.OUTSIDE]
    there = frozenset(acts)
    for act in _varied(state, acts):
        other = (act.by or act.who) != state.turn.pawn
        if isinstance(act, Step) and not (act.drag or act.by):
            does = said(besides(state, act))
            args: dict[str, Argument] = {
                "to": Name(act.to),
                "via": "none",
                "pay": Name(act.pay),
                "does": does,
            }
            yield Way(group="where", actions=(act,), label=Message("way-where", args), other=other)
        else:
            aside = _less(act, there)
            yield Way(
                group="here",
                actions=(act,),
                label=_done(state, act),
                at=_at(state, act),
                aside=aside,
                other=other,
            )


def _varied(state: State, acts: Sequence[Deed]) -> list[Deed]:
    """Of who is activated first; of others all Kompromat in reach, and the likeliest of each verb before the
    second of any."""
    met: dict[str, int] = {}
    places: dict[Deed, tuple[bool, bool, bool, int, int]] = {}
    for act in acts:
        rank, other = _rank(act), (act.by or act.who) != state.turn.pawn
        late, nth = rank >= len(FIRST), 0
        if other and not late and getattr(act, "item", "") != "kompromat":
            nth = met[verb(act)] = met.get(verb(act), 0) + 1
        places[act] = (other, bool(act.by), late, nth, rank)
    return sorted(acts, key=places.__getitem__)


def _likely(act: Deed) -> tuple[int, bool]:
    """Where it stands among what can be done: what is free comes first, unless it is seldom wanted."""
    rank = _rank(act)
    return (rank if rank > len(FIRST) or act.pay == "action" else rank - len(FIRST) - 1, act.pay == "action")


def _rank(act: Deed) -> int:
    name = verb(act)
    if name in FIRST:
        return FIRST.index(name)
    return len(FIRST) + (LAST.index(name) + 1 if name in LAST else 0)


def _given(state: State, legal: Sequence[Deed]) -> list[Way]:
    """All that can be done with the action that a power has given (15.3.2): where each of those who may take
    it can go, and then what else they can do."""
    goes = [act for act in legal if isinstance(act, Step) and not (act.drag or act.by)]
    rest = sorted((act for act in legal if act not in goes), key=_rank)
    takers = list(dict.fromkeys(act.who for act in legal))
    board, each = station.board(state), PLACES // max(len(takers), 1)
    goes.sort(key=lambda act: not board.sections[act.to].pod)
    near = [act for who in takers for act in [act for act in goes if act.who == who][:each]]
    more = [act for act in goes if act not in near]
    several = len(takers) > 1
    return [
        *(_given_way(state, act, several, several and act in near) for act in (*near, *more)),
        *(_given_deed(state, act, several) for act in rest),
    ]


def _given_way(state: State, step: Step, several: bool, below: bool) -> Way:
    """Of several who may go somewhere, who that is stands above it, or beside it."""
    who = Name(step.who)
    args: dict[str, Argument] = {"who": who, "to": Name(step.to), "does": said(besides(state, step))}
    if several:
        heading = Message("way-given", {"who": who, "at": _at(state, step)}) if below else None
        return Way(group="where", actions=(step,), label=Message("way-given-to", args), heading=heading)
    args |= {"via": "none", "pay": Name("action")}
    return Way(group="where", actions=(step,), label=Message("way-where", args))


def _given_deed(state: State, act: Deed, several: bool) -> Way:
    done = _done(state, replace(act, pay="action"))
    label = (
        Message("way-given-does", {"who": Name(act.who), "what": done}) if several and not act.by else done
    )
    return Way(
        group="here", actions=(act,), label=label, at=_at(state, act), aside=verb(act) in (*ASIDE, "wait")
    )


# ---------------------------------------------------------------------- what is missing


def missing(state: State, seat: Seat) -> Sequence[Missing]:
    """What somebody would look for where the acting character stands, and why it cannot be done.

    The reasons are those of the refusals, which say nothing of what is hidden.
    """
    if not _has_turn(state, seat):
        return ()
    if state.turn.step in PLACING:
        return _absent(state, seat)[:GREY]
    if state.turn.step != "acting" or not state.turn.actions:
        return ()
    pawn = state.pawns[state.turn.pawn]
    if not people.live(pawn) or pawn.at not in state.places:
        return ()
    found: list[Missing] = []
    for acts in _sought(state, pawn, seat):
        reason = _reason(state, pawn, acts)
        if reason is not None and reason not in found:
            found.append(reason)
    return found[:GREY]


def _absent(state: State, seat: Seat) -> list[Missing]:
    """Who cannot be activated, those together who have the same reason; it follows from open cards alone."""
    found: dict[str, tuple[Illegal, list[str]]] = {}
    for key, pawn in state.pawns.items():
        refused = None if people.monster(pawn) else _won(state, seat, pawn)[1]
        if refused is not None:
            found.setdefault(refused.message.key, (refused, []))[1].append(key)
    there = [found[key] for key in ABSENT if key in found]
    return [Missing(label=_all(keys), reason=_short(refused), rule=refused.rule) for refused, keys in there]


def _all(keys: Sequence[str]) -> Message:
    """Everybody by name, or the first of them and how many more."""
    shown = keys if len(keys) <= NAMES else keys[: NAMES - 1]
    *first, found = [_called(key, 0) for key in shown]
    if len(shown) < len(keys):
        found = Message("way-more", {"who": found, "more": len(keys) - len(shown)})
    for one in reversed(first):
        found = Message("listed", {"first": one, "rest": found})
    return found


def _sought(state: State, pawn: Pawn, seat: Seat) -> Iterator[list[Deed]]:
    """What the place and the company suggest, kind by kind."""
    verbs = {work.verb for work in offers(state, pawn.at)}
    for cls in DEEDS:
        if issubclass(cls, SectionDeed) and cls.verb() in verbs:
            yield list(cls.options(state, pawn, seat))
    if station.board(state).sections[pawn.at].console:
        yield [Jammers(seat=seat, who=pawn.key, on=not state.jammers)]
    yield list(PickUp.options(state, pawn, seat))
    company = people.company(state, pawn)
    yield [Revive(seat=seat, who=pawn.key, target=other.key) for other in company if other.down]
    for to, key in station.board(state).doors.get(pawn.at, ()):
        if key in state.locks:
            yield [Step(seat=seat, who=pawn.key, to=to)]


def _reason(state: State, pawn: Pawn, acts: Iterable[Deed]) -> Missing | None:
    """Why none of these can be done, in a few words; None: one can, or it takes more words than that."""
    found: Missing | None = None
    for act in acts:
        refused = act.refusal(state, pawn)
        if refused is None:
            return None
        # That a pod is not ready says more than that another is empty.
        if refused.message.key in SHORT and (found is None or refused.message.key == "no-pod-needs"):
            found = Missing(label=_sought_as(act), reason=_short(refused), rule=refused.rule)
    return found


def _sought_as(act: Deed) -> Message:
    if isinstance(act, Step):
        return Message("way-to", {"to": Name(act.to)})
    if isinstance(act, ConsoleDeed):
        return Message("way-console")
    return Message("verb-" + verb(act).replace("_", "-"))


def _short(refused: Illegal) -> Message:
    if refused.message.key == "no-lesson-influence":
        return Message("lesson-because")
    return Message("why-" + refused.message.key.removeprefix("no-"), refused.message.args)
