"""`python -m game play`: one game played by advice, and told as one seat sees it."""

from __future__ import annotations

import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator
from functools import partial
from random import Random
from textwrap import fill

from msgspec.structs import replace

from game.api import Action, Event, Illegal, Lesson, Level, Message, Name, Result, Score, Seated, Taken
from game.stationfall import people
from game.stationfall.actions.deeds import Deed
from game.stationfall.actions.turn import EndTurn
from game.stationfall.automata.aim import aim
from game.stationfall.cards import IDENTITIES
from game.stationfall.game import STATIONFALL
from game.stationfall.looking import face
from game.stationfall.state import Options, State
from game.stationfall.view import Pawn, View
from game.text import DEFAULT, describe, say
from game.text.figures import figure
from game.voice import Voice, language

WIDTH = 100
PLAIN = ("action", "free", "gratis", "gift")
"""Prices that no event tells of (15.5.2, 15.5.3)."""
CHOSEN = ("ready", "identity", "identity-team", "identity-mate", "bonus")
"""Events that the beginning of the story sums up."""


def arguments(parser: ArgumentParser) -> None:
    seats = STATIONFALL.seats
    parser.add_argument("--seats", type=int, help=f"{seats[0]} to {seats[-1]} players (default: 4)")
    parser.add_argument("--seed", default="1", help="another seed, another game (default: 1)")
    parser.add_argument("--cast", default="random", help="random, tutorial, or names with commas between")
    parser.add_argument(
        "--lindsey", action="store_true", help="the tutorial, with its scripted player (up to 3 players)"
    )
    parser.add_argument("--automata", type=int, default=0, metavar="N", help="so many bots of the rulebook")
    parser.add_argument("--why", action="store_true", help="say of every turn what it was about")
    levels = STATIONFALL.levels
    parser.add_argument(
        "--level", choices=levels, default="normal", help="how well they play (default: normal)"
    )
    parser.add_argument("--seat", type=int, metavar="N", help="tell it as this player sees it; 0 is Player 1")
    language(parser)
    parser.add_argument("--pace", type=float, default=0.0, metavar="SECONDS", help="wait after each turn")


def run(args: Namespace) -> int:
    seats = args.seats or (1 if args.lindsey else 4)
    if args.seat is not None and not 0 <= args.seat < seats:
        print(f"--seat goes from 0 to {seats - 1}", file=sys.stderr)
        return 2
    try:
        teller = Teller(args.seed, args.seat, args.language, why=args.why, level=args.level)
        options = Options(cast=args.cast, bots=args.automata, lindsey=args.lindsey)
        for paragraph in teller.story(seats, options):
            print(paragraph, flush=True)
            time.sleep(args.pace)
    except Illegal as refused:
        print(Voice(STATIONFALL.key, args.language).say(refused.message), file=sys.stderr)
        return 2
    return 0


class Teller:
    """Plays a game and says what one seat (None: anybody at the table) can see of it."""

    def __init__(
        self,
        seed: str,
        seat: int | None,
        language: str = DEFAULT,
        *,
        why: bool = False,
        level: Level = "normal",
    ) -> None:
        self.voice = Voice(STATIONFALL.key, language)
        self.seed = seed
        self.seat = seat
        self.why = why
        self.level: Level = level
        self.sentences: list[str] = []
        self.reasons: list[str] = []
        """Why a turn was played so."""
        self.opening: View | None = None
        """What who has the turn saw when it began, where its reasons are told."""
        self.begun = False
        self.due = False
        """A minute has begun, and how things stand is still to be said."""
        self.taught: tuple[Message, ...] = ()
        self.course: list[Taken] = []

    def story(self, seats: int, options: Options) -> Iterator[str]:
        """The whole game, paragraph by paragraph."""
        outcome = STATIONFALL.deal(seats, options, Random(f"{self.seed}:0"))
        state = outcome.state
        self.voice.seat_name = partial(self._called, state)
        yield from self._beginning(state)
        yield from self._happened(outcome.events, state)
        steps = 0
        while prompts := STATIONFALL.prompts(state):
            steps += 1
            yield from self._stands(state)
            lesson = self._lesson(state, prompts[0].seat)
            if lesson is not None:
                yield from self._taught(lesson)
            suggestion = lesson.suggestion if lesson is not None else None
            action = suggestion or self._decide(state, prompts[0].seat, steps)
            before = state
            self._opens(state, prompts[0].seat)
            outcome = STATIONFALL.apply(state, action, Random(f"{self.seed}:{steps}"))
            state = outcome.state
            self.course.append(Taken(action, outcome.events, state))
            self.voice.seat_name = partial(self._called, state)
            events = list(outcome.events)
            if before.phase == "setup":
                events = [event for event in events if event.message.key not in CHOSEN]
            self._announce(action, before, events)
            self._closes(state)
            yield from self._happened(events, state, self._price(action))
        yield from self._turned()
        result = STATIONFALL.result(state)
        assert result is not None
        yield from self._end(state, result)

    def _decide(self, state: State, seat: int, step: int) -> Action:
        legal = list(STATIONFALL.legal(state, seat))
        chance = Random(f"{self.seed}/advice:{step}")
        return STATIONFALL.advise(STATIONFALL.view(state, seat), legal, chance, level=self.level)

    def _opens(self, state: State, seat: int) -> None:
        """Remember how a turn begins, if its reasons may be told to who reads this."""
        begins = state.phase == "turn" and state.turn.step == "open" and not state.todo
        if self.why and begins and self.seat in (None, seat):
            self.opening = STATIONFALL.view(state, seat)

    def _closes(self, state: State) -> None:
        """Say what a turn was about that has ended."""
        then = self.opening
        if then is not None and (state.minute, state.turn.colour) != (then.minute, then.turn.colour):
            self.opening = None
            self.reasons.append(self.voice.say(aim(then, STATIONFALL.view(state, then.seat))))

    def _called(self, state: State, seat: int) -> str:
        """Seats that nobody holds have names, as they have at a table."""
        called = STATIONFALL.called(state, seat)
        return say(called or Seated(seat), self.voice.language, game=STATIONFALL.key)

    @staticmethod
    def _lesson(state: State, seat: int) -> Lesson | None:
        """What the tutorial tells this seat, which does as it is told."""
        return STATIONFALL.lesson(STATIONFALL.view(state, seat), list(STATIONFALL.legal(state, seat)))

    def _taught(self, lesson: Lesson) -> Iterator[str]:
        """Everything that happened before it, and then the lesson, indented; each in a row once."""
        if lesson.lines == self.taught:
            return
        self.taught = lesson.lines
        yield from self._turned()
        for line in lesson.lines:
            yield fill(self.voice.say(line), WIDTH, initial_indent="    ", subsequent_indent="    ") + "\n"

    # ------------------------------------------------------------------ what happens

    def _happened(
        self, events: list[Event] | tuple[Event, ...], state: State, price: str = ""
    ) -> Iterator[str]:
        """Events gather into one paragraph for each turn."""
        for event in events:
            key = event.message.key
            if event.to is not None and self.seat not in event.to:
                continue
            if key in ("turn", "turn-of"):
                yield from self._turned()
                if self._first(event.message, state):
                    yield from self._minute(STATIONFALL.view(state, self.seat))
                continue
            if key == "minute":
                yield from self._turned()
                continue
            if key == "was" and self._known_bot(event.message, state):
                continue
            if key.startswith("stationfall-"):
                yield from self._turned()
                yield "\n" + _ruled(self.voice("story-end"), "=") + "\n"
            if self.why and event.account is not None:
                self.reasons += map(self.voice.say, event.account.lines)
            sentence = self.voice.say(event.message)
            if event.to is not None:
                sentence = self.voice("story-secret", words=sentence)
            elif price:
                sentence = self.voice("story-deed", words=sentence.rstrip(".。"), price=price)
                price = ""
            self.sentences.append(sentence)

    @staticmethod
    def _known_bot(message: Message, state: State) -> bool:
        """Whether it says of a bot only what its name has said all along."""
        seat = next(seat for seat in range(state.seats) if message.args["seat"] == Seated(seat))
        return people.automatic(state, seat) and not state.players[seat].bonus

    @staticmethod
    def _first(message: Message, state: State) -> bool:
        """Whether a minute begins with this turn; bots may have had theirs meanwhile."""
        first = STATIONFALL.view(state, None).order[0]
        if state.bots or state.lesson:
            return message.args.get("seat") == Seated(state.conspiracies[first].seat)
        return state.turn.colour == first

    def _turned(self) -> Iterator[str]:
        """The paragraph that has gathered."""
        if self.sentences:
            yield _paragraph(self.voice("story-space").join(self.sentences))
        if self.reasons:
            yield "\n".join(f"    {line}" for line in self.reasons) + "\n"
        self.sentences = []
        self.reasons = []

    def _announce(self, action: Action, before: State, events: list[Event]) -> None:
        """Say what is done where the events only say what comes of it."""
        if isinstance(action, Deed) and action.pay in PLAIN:
            told = events[0].message.args if events else {}
            if told.get("who") != Name(action.who) and "seat" not in told:
                events.insert(
                    0, Event(describe(replace(action, pay="action"), partial(people.whose, before)))
                )
        elif isinstance(action, EndTurn) and before.turn.actions:
            left = Message("story-passed", {"actions": before.turn.actions, "who": Name(before.turn.pawn)})
            events.insert(0, Event(left))

    def _price(self, action: Action) -> str:
        """What a deed costs, where no sentence of its own says so."""
        if isinstance(action, Deed) and action.pay in PLAIN:
            return self.voice(f"story-costs-{action.pay}")
        return ""

    # ------------------------------------------------------------------ the beginning

    def _beginning(self, state: State) -> Iterator[str]:
        yield _ruled(self.voice("story-title", seats=state.seats, seed=self.seed), "=") + "\n"
        yield _paragraph(self.voice("story-about"))
        yield _paragraph(self.voice("story-prices"))
        yield _paragraph(self.voice("story-escape"))
        key = "story-spectator" if self.seat is None else "story-mine"
        yield _paragraph(self.voice(key, seat=Seated(self.seat or 0)))
        yield _paragraph(self.voice("story-cast", cast=self.voice.listed(state.cast)))

    def _own(self, view: View) -> Iterator[str]:
        """The cards in one's own hand, once chosen."""
        for identity in view.mine:
            lines = [self.voice("story-hand", card=Name(identity))]
            rows = [(self.voice.say(it.message), it.points, it.plus) for it in face(identity).agenda]
            lines += [_row(self.voice, said, points, plus=plus) for said, points, plus in rows]
            yield "\n".join(lines)
        if view.seat is None:
            return
        for identity in view.players[view.seat].bonus:
            bonus = IDENTITIES[identity].bonus
            if bonus is not None:
                key = "score-friend" if bonus.friend else "score-grudge"
                yield _row(self.voice, self.voice(key, card=Name(identity)), bonus.points)
        yield ""

    # ------------------------------------------------------------------ the state of the station

    def _minute(self, view: View) -> Iterator[str]:
        if not self.begun:
            self.begun = True
            yield _paragraph(self.voice("story-chosen"))
            yield from self._own(view)
        yield "\n" + _ruled(self.voice("story-minute", minute=view.minute), "-") + "\n"
        self.due = True

    def _stands(self, state: State) -> Iterator[str]:
        """How things stand when somebody is to decide: whoever the rules play may have gone before."""
        if not self.due:
            return
        self.due = False
        yield from self._turned()
        view = STATIONFALL.view(state, self.seat)
        for line in _systems(self.voice, view):
            yield fill(line, WIDTH)
        yield fill(
            self.voice("story-where", places=_joined(self.voice, _whereabouts(self.voice, view))), WIDTH
        )
        cubes = list(_influence(self.voice, view))
        if cubes:
            yield fill(self.voice("story-cubes", cards=_joined(self.voice, cubes)), WIDTH)
        known = list(_known(self.voice, view))
        if known:
            yield fill(self.voice("story-players", players=_joined(self.voice, known)), WIDTH)
        yield ""

    # ------------------------------------------------------------------ the end

    def _end(self, state: State, result: Result) -> Iterator[str]:
        view = STATIONFALL.view(state, self.seat)
        yield (
            fill(self.voice("story-where", places=_joined(self.voice, _whereabouts(self.voice, view))), WIDTH)
            + "\n"
        )
        yield _ruled(self.voice("story-scores"), "-") + "\n"
        for score in sorted(result.scores, key=lambda one: -one.total):
            yield sheet(self.voice, view, score) + "\n"
            said = STATIONFALL.meant(self.course, score.seat) if score.seat in people.persons(state) else ()
            if said:
                words = self.voice("story-space").join(map(self.voice.say, said))
                yield fill(words, WIDTH, initial_indent="    ", subsequent_indent="    ") + "\n"
        yield _paragraph(self.voice("story-space").join(_verdict(self.voice, view, result)))


def _joined(voice: Voice, parts: Iterable[str]) -> str:
    """Lists, one after another."""
    return voice("story-semicolon").join(parts)


def _ruled(title: str, rule: str) -> str:
    return f"{title}\n{rule * len(title)}"


def _row(voice: Voice, text: str, points: int, *, plus: bool = False) -> str:
    return voice("story-row", points=figure(points, "+" if plus else "-").rjust(4), words=text)


def _paragraph(text: str) -> str:
    return fill(text, WIDTH) + "\n"


def _systems(voice: Voice, view: View) -> Iterator[str]:
    """Power, orders, dangers."""
    power = ("normal", "emergency", "blackout")[min(view.power, 2)]
    yield voice(
        "story-systems",
        power=Message(f"power-state-{power}"),
        cameras=Message("story-on" if view.cameras else "story-off"),
        jammers=Message("story-on" if view.jammers else "story-off"),
        abandon=Message("story-abandoned" if view.abandon else "story-not-abandoned"),
    )
    if view.armed and not view.detonated:
        timed = [marker.minute for marker in view.markers if marker.what == "antimatter"]
        if timed:
            yield voice("story-antimatter", minute=timed[0])
        else:
            yield voice("story-antimatter-late")
    if view.released:
        yield voice("story-released", card=Name(view.projectx))
    pods = list(dict.fromkeys(marker.section for marker in view.markers if marker.what == "launch"))
    if pods:
        yield voice("story-counting", pods=voice.listed(pods))
    here = [it for it in view.sections.values() if not it.away and not it.annihilated]
    damaged = [it.key for it in here if it.damaged and not it.goo]
    if damaged:
        yield voice("story-damaged", sections=voice.listed(damaged))
    for hazard in ("fire", "goo"):
        places = [it.key for it in here if (it.goo if hazard == "goo" else it.hazard == hazard)]
        if places:
            yield voice("story-hazard", hazard=Message(f"hazard-{hazard}"), sections=voice.listed(places))
    for offsite, data in view.offsites.items():
        if data:
            yield voice("story-offsite", offsite=Name(offsite), data=voice.listed(data))


def _whereabouts(voice: Voice, view: View) -> Iterator[str]:
    """Everybody, by section."""
    gone: list[Pawn] = []
    for key in view.sections:
        there = [it for it in view.pawns.values() if it.at == key and not it.annihilated]
        people = [_person(voice, view, it) for it in there]
        if people and not view.sections[key].away:
            yield voice("story-place", section=Name(key), people=voice.joined(people))
    waiting = [it for it in view.pawns.values() if it.at == "card" and not it.annihilated]
    if waiting:
        people = [_person(voice, view, it) for it in waiting]
        yield voice("story-place", section=Message("story-not-there"), people=voice.joined(people))
    away = [_person(voice, view, it) for key, it in view.pawns.items() if key in view.escaped]
    if away:
        yield voice("story-away", people=voice.joined(away))
    gone = [it for it in view.pawns.values() if it.annihilated]
    if gone:
        people = [voice.name(it.key) for it in gone]
        yield voice("story-place", section=Message("story-annihilated"), people=voice.joined(people))


def _person(voice: Voice, view: View, it: Pawn) -> str:
    things = [voice("pawn-down")] if it.down else []
    things += [voice.name(item) for item in (*it.items, *it.data)]
    if not things:
        return voice.name(it.key)
    return voice("story-holding", who=Name(it.key), things=voice.joined(things))


def _influence(voice: Voice, view: View) -> Iterator[str]:
    """Whose cubes lie where."""
    for card in view.cards.values():
        players = [
            voice("story-cubes-of", seat=Seated(view.colours[colour].seat), cubes=cubes)
            for colour, cubes in enumerate(card.cubes)
            if cubes
        ]
        if players:
            yield voice("story-cubes-on", card=Name(card.key), players=voice.joined(players))


def _known(voice: Voice, view: View) -> Iterator[str]:
    """Who has come out, and who is in trouble."""
    for it in view.colours:
        trouble = it.guilt != "innocent"
        if it.seat in _bots(view):  # its name says who it is
            if trouble:
                yield voice("story-guilt", seat=Seated(it.seat), guilt=Message(f"guilt-{it.guilt}"))
        elif it.revealed:
            key = "story-revealed-guilt" if trouble else "story-revealed"
            yield voice(key, seat=Seated(it.seat), card=Name(it.identity), guilt=Message(f"guilt-{it.guilt}"))
        elif trouble:
            yield voice("story-unrevealed-guilt", seat=Seated(it.seat), guilt=Message(f"guilt-{it.guilt}"))


def _bots(view: View) -> range:
    """The seats that the rulebook plays: the last ones."""
    return range(view.seats - view.bots, view.seats)


def sheet(voice: Voice, view: View, score: Score) -> str:
    """One player's score, row by row."""
    ours = [it for it in view.colours if it.seat == score.seat]
    cards = voice.listed(it.identity for it in ours)
    key = "story-score-bot" if score.seat in _bots(view) else "story-score"
    title = voice(key, seat=Seated(score.seat), card=cards, points=score.total)
    if any(it.guilt == "guilty" and not IDENTITIES[it.identity].guilty_may_win for it in ours):
        title = voice("story-score-guilty", line=title)
    rows = [_row(voice, voice.say(row), points) for row, points in score.rows]
    return "\n".join([title, *rows, voice("story-total", points=figure(score.total).rjust(4))])


def _verdict(voice: Voice, view: View, result: Result) -> Iterator[str]:
    """Who wins, and why."""
    if not result.winners:
        yield voice.say(result.reason)
        yield voice("story-nobody")
    else:
        seats = voice.joined([voice("story-who", seat=Seated(seat)) for seat in sorted(result.winners)])
        key = "story-winner" if len(result.winners) == 1 else "story-winners"
        yield voice(key, reason=voice.say(result.reason), seats=seats)
        points = [score.total for score in result.scores if score.seat in result.winners]
        if view.seats - view.bots >= 6 and not view.rules.teams:
            yield voice("story-why-two", places=len(result.winners))
        elif not view.rules.teams and not view.rules.together:
            yield voice("story-why-most", points=max(points))
