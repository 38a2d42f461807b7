"""`python -m game play`: one game played by advice, and told as one seat sees it."""

from __future__ import annotations

import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from functools import partial
from random import Random
from textwrap import fill

from msgspec.structs import replace

from game.api import Action, Event, Illegal, Message, Result, Score
from game.stationfall import people
from game.stationfall.actions.deeds import Deed
from game.stationfall.actions.turn import EndTurn
from game.stationfall.cards import IDENTITIES
from game.stationfall.game import STATIONFALL
from game.stationfall.play import name, seat_name
from game.stationfall.state import Options, State
from game.stationfall.view import Pawn, View, face
from game.text import describe, say

WIDTH = 100
PLAIN = ("action", "free", "gratis", "gift")
"""Prices that no event tells of (15.5.2, 15.5.3)."""
CHOSEN = ("ready", "identity", "identity-team", "identity-mate", "bonus")
"""Events that the beginning of the story sums up."""


def arguments(parser: ArgumentParser) -> None:
    seats = STATIONFALL.seats
    parser.add_argument(
        "--seats", type=int, default=4, help=f"{seats[0]} to {seats[-1]} players (default: 4)"
    )
    parser.add_argument("--seed", default="1", help="another seed, another game (default: 1)")
    parser.add_argument("--cast", default="random", help="random, tutorial, or names with commas between")
    parser.add_argument("--seat", type=int, metavar="N", help="tell it as this player sees it; 0 is Player 1")
    parser.add_argument("--pace", type=float, default=0.0, metavar="SECONDS", help="wait after each turn")


def run(args: Namespace) -> int:
    if args.seat is not None and not 0 <= args.seat < args.seats:
        print(f"--seat goes from 0 to {args.seats - 1}", file=sys.stderr)
        return 2
    try:
        for paragraph in Teller(args.seed, args.seat).story(args.seats, Options(cast=args.cast)):
            print(paragraph, flush=True)
            time.sleep(args.pace)
    except Illegal as refused:
        print(say(refused.message), file=sys.stderr)
        return 2
    return 0


def words(key: str, **args: str | int) -> str:
    return say(Message(key, args))


class Teller:
    """Plays a game and says what one seat (None: anybody at the table) can see of it."""

    def __init__(self, seed: str, seat: int | None) -> None:
        self.seed = seed
        self.seat = seat
        self.sentences: list[str] = []
        self.begun = False

    def story(self, seats: int, options: Options) -> Iterator[str]:
        """The whole game, paragraph by paragraph."""
        outcome = STATIONFALL.deal(seats, options, Random(f"{self.seed}:0"))
        state = outcome.state
        yield from self._beginning(state)
        yield from self._happened(outcome.events, state)
        steps = 0
        while prompts := STATIONFALL.prompts(state):
            steps += 1
            action = self._decide(state, prompts[0].seat, steps)
            before = state
            outcome = STATIONFALL.apply(state, action, Random(f"{self.seed}:{steps}"))
            state = outcome.state
            events = list(outcome.events)
            if before.phase == "setup":
                events = [event for event in events if event.message.key not in CHOSEN]
            self._announce(action, before, events)
            yield from self._happened(events, state, self._price(action))
        yield from self._turned()
        result = STATIONFALL.result(state)
        assert result is not None
        yield from self._end(state, result)

    def _decide(self, state: State, seat: int, step: int) -> Action:
        legal = list(STATIONFALL.legal(state, seat))
        return STATIONFALL.advise(STATIONFALL.view(state, seat), legal, Random(f"{self.seed}/advice:{step}"))

    # ------------------------------------------------------------------ what happens

    def _happened(
        self, events: list[Event] | tuple[Event, ...], state: State, price: str = ""
    ) -> Iterator[str]:
        """Events gather into one paragraph for each turn."""
        for event in events:
            key = event.message.key
            if event.to is not None and self.seat not in event.to:
                continue
            if key == "turn":
                yield from self._turned()
                if state.turn.colour == STATIONFALL.view(state, None).order[0]:
                    yield from self._minute(STATIONFALL.view(state, self.seat))
                continue
            if key == "minute":
                yield from self._turned()
                continue
            if key.startswith("stationfall-"):
                yield from self._turned()
                yield "\n" + _ruled(words("story-end"), "=") + "\n"
            sentence = say(event.message)
            if event.to is not None:
                sentence = words("story-secret", words=sentence)
            elif price:
                sentence = f"{sentence.rstrip('.')} {price}."
                price = ""
            self.sentences.append(sentence)

    def _turned(self) -> Iterator[str]:
        """The paragraph that has gathered."""
        if self.sentences:
            yield _paragraph(" ".join(self.sentences))
        self.sentences = []

    def _announce(self, action: Action, before: State, events: list[Event]) -> None:
        """Say what is done where the events only say what comes of it."""
        if isinstance(action, Deed) and action.pay in PLAIN:
            told = events[0].message.args if events else {}
            if told.get("who") != name(action.who) and "seat" not in told:
                events.insert(
                    0, Event(describe(replace(action, pay="action"), partial(people.whose, before)))
                )
        elif isinstance(action, EndTurn) and before.turn.actions:
            left = Message("story-passed", {"actions": before.turn.actions, "who": name(before.turn.pawn)})
            events.insert(0, Event(left))

    def _price(self, action: Action) -> str:
        """What a deed costs, where no sentence of its own says so."""
        if isinstance(action, Deed) and action.pay in PLAIN:
            return words(f"story-costs-{action.pay}")
        return ""

    # ------------------------------------------------------------------ the beginning

    def _beginning(self, state: State) -> Iterator[str]:
        yield _ruled(words("story-title", seats=state.seats, seed=self.seed), "=") + "\n"
        yield _paragraph(words("story-about"))
        yield _paragraph(words("story-prices"))
        yield _paragraph(words("story-escape"))
        key = "story-spectator" if self.seat is None else "story-mine"
        yield _paragraph(words(key, seat=seat_name(self.seat or 0)))
        yield _paragraph(words("story-cast", cast=_listed(name(card) for card in state.cast)))

    def _own(self, view: View) -> Iterator[str]:
        """The cards in one's own hand, once chosen."""
        for identity in view.mine:
            lines = [words("story-hand", card=name(identity))]
            lines += [_row(say(it.message), it.points, plus=it.plus) for it in face(identity).agenda]
            yield "\n".join(lines)
        if view.seat is None:
            return
        for identity in view.players[view.seat].bonus:
            bonus = IDENTITIES[identity].bonus
            if bonus is not None:
                key = "score-friend" if bonus.friend else "score-grudge"
                yield _row(words(key, card=name(identity)), bonus.points)
        yield ""

    # ------------------------------------------------------------------ the state of the station

    def _minute(self, view: View) -> Iterator[str]:
        if not self.begun:
            self.begun = True
            yield _paragraph(words("story-chosen"))
            yield from self._own(view)
        yield "\n" + _ruled(words("story-minute", minute=view.minute), "-") + "\n"
        for line in _systems(view):
            yield fill(line, WIDTH)
        yield fill(words("story-where", places="; ".join(_whereabouts(view))), WIDTH)
        cubes = list(_influence(view))
        if cubes:
            yield fill(words("story-cubes", cards="; ".join(cubes)), WIDTH)
        known = list(_known(view))
        if known:
            yield fill(words("story-players", players="; ".join(known)), WIDTH)
        yield ""

    # ------------------------------------------------------------------ the end

    def _end(self, state: State, result: Result) -> Iterator[str]:
        view = STATIONFALL.view(state, self.seat)
        yield fill(words("story-where", places="; ".join(_whereabouts(view))), WIDTH) + "\n"
        yield _ruled(words("story-scores"), "-") + "\n"
        for score in sorted(result.scores, key=lambda one: -one.total):
            yield sheet(view, score) + "\n"
        yield _paragraph(" ".join(_verdict(view, result)))


def _ruled(title: str, rule: str) -> str:
    return f"{title}\n{rule * len(title)}"


def _row(text: str, points: int, *, plus: bool = False) -> str:
    return words("story-row", points=f"{'+' if plus else ''}{points}".rjust(4), words=text)


def _paragraph(text: str) -> str:
    return fill(text, WIDTH) + "\n"


def _listed(names: Iterator[str]) -> str:
    return ", ".join(words(one[1:]) for one in names)


def _systems(view: View) -> Iterator[str]:
    """Power, orders, dangers."""
    power = ("normal", "emergency", "blackout")[min(view.power, 2)]
    yield words(
        "story-systems",
        power=f"@power-state-{power}",
        cameras="@story-on" if view.cameras else "@story-off",
        jammers="@story-on" if view.jammers else "@story-off",
        abandon="@story-abandoned" if view.abandon else "@story-not-abandoned",
    )
    if view.armed and not view.detonated:
        timed = [marker.minute for marker in view.markers if marker.what == "antimatter"]
        if timed:
            yield words("story-antimatter", minute=timed[0])
        else:
            yield words("story-antimatter-late")
    if view.released:
        yield words("story-released", card=name(view.projectx))
    pods = [name(marker.section) for marker in view.markers if marker.what == "launch"]
    if pods:
        yield words("story-counting", pods=_listed(iter(pods)))
    here = [it for it in view.sections.values() if not it.away and not it.annihilated]
    damaged = [name(it.key) for it in here if it.damaged and not it.goo]
    if damaged:
        yield words("story-damaged", sections=_listed(iter(damaged)))
    for hazard in ("fire", "goo"):
        places = [name(it.key) for it in here if (it.goo if hazard == "goo" else it.hazard == hazard)]
        if places:
            yield words("story-hazard", hazard=f"@hazard-{hazard}", sections=_listed(iter(places)))
    for offsite, data in view.offsites.items():
        if data:
            yield words("story-offsite", offsite=name(offsite), data=_listed(name(one) for one in data))


def _whereabouts(view: View) -> Iterator[str]:
    """Everybody, by section."""
    gone: list[Pawn] = []
    for key in view.sections:
        people = [_person(view, it) for it in view.pawns.values() if it.at == key and not it.annihilated]
        if people and not view.sections[key].away:
            yield words("story-place", section=name(key), people=", ".join(people))
    waiting = [_person(view, it) for it in view.pawns.values() if it.at == "card" and not it.annihilated]
    if waiting:
        yield words("story-place", section="@story-not-there", people=", ".join(waiting))
    away = [_person(view, it) for key, it in view.pawns.items() if key in view.escaped]
    if away:
        yield words("story-away", people=", ".join(away))
    gone = [it for it in view.pawns.values() if it.annihilated]
    if gone:
        yield words("story-place", section="@story-annihilated", people=_listed(name(it.key) for it in gone))


def _person(view: View, it: Pawn) -> str:
    things = [words("pawn-down")] if it.down else []
    things += [words(name(item)[1:]) for item in (*it.items, *it.data)]
    who = name(it.key)
    return words("story-holding", who=who, things=", ".join(things)) if things else words(who[1:])


def _influence(view: View) -> Iterator[str]:
    """Whose cubes lie where."""
    for card in view.cards.values():
        players = [
            words("story-cubes-of", seat=seat_name(view.colours[colour].seat), cubes=cubes)
            for colour, cubes in enumerate(card.cubes)
            if cubes
        ]
        if players:
            yield words("story-cubes-on", card=name(card.key), players=", ".join(players))


def _known(view: View) -> Iterator[str]:
    """Who has come out, and who is in trouble."""
    for it in view.colours:
        trouble = it.guilt != "innocent"
        if it.revealed:
            key = "story-revealed-guilt" if trouble else "story-revealed"
            yield words(key, seat=seat_name(it.seat), card=name(it.identity), guilt=f"@guilt-{it.guilt}")
        elif trouble:
            yield words("story-unrevealed-guilt", seat=seat_name(it.seat), guilt=f"@guilt-{it.guilt}")


def sheet(view: View, score: Score) -> str:
    """One player's score, row by row."""
    ours = [it for it in view.colours if it.seat == score.seat]
    cards = _listed(name(it.identity) for it in ours)
    title = words("story-score", seat=seat_name(score.seat), card=cards, points=score.total)
    if any(it.guilt == "guilty" and not IDENTITIES[it.identity].guilty_may_win for it in ours):
        title = words("story-score-guilty", line=title)
    rows = [_row(say(row), points) for row, points in score.rows]
    return "\n".join([title, *rows, words("story-total", points=f"{score.total:>4}")])


def _verdict(view: View, result: Result) -> Iterator[str]:
    """Who wins, and why."""
    if not result.winners:
        yield f"{say(result.reason)} {words('story-nobody')}"
    else:
        seats = ", ".join(words("seat", number=seat + 1) for seat in sorted(result.winners))
        key = "story-winner" if len(result.winners) == 1 else "story-winners"
        yield words(key, reason=say(result.reason), seats=seats)
        points = [score.total for score in result.scores if score.seat in result.winners]
        if view.seats >= 6 and not view.rules.teams:
            yield words("story-why-two", places=len(result.winners))
        elif not view.rules.teams:
            yield words("story-why-most", points=max(points))
            if sum(score.total == max(points) for score in result.scores) > 1:
                yield words("story-why-tie", points=max(points))
    barred = [
        it for it in view.colours if it.guilt == "guilty" and not IDENTITIES[it.identity].guilty_may_win
    ]
    if barred:
        yield words("story-why-guilty")
