"""Why something is not possible, or how it is: what the rules say of a sentence."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.accounts import accounts, meant
from bot.choices import dear, distinct, fields, nearby
from bot.fitting import GOING, fits, offers, somebody
from bot.limits import OPTION
from bot.line import Actor, Reading, able, actors, deed, following, read, telling
from bot.naming import Names, Offer, compared, names
from bot.panels.layout import AMBER, BLUE, GREEN, Layout
from bot.panels.sure import sure
from bot.reasons import NOT_NOW, Reason, reason
from bot.refusal import Refused
from bot.rulebook import search, terms
from bot.spelling import respelt, unheard, without
from bot.table import Table
from bot.talk import Talk
from bot.tried import Played, supposed
from bot.words import Words, quoted
from game import text
from game.api import Action, Illegal, Seat, Seated

if TYPE_CHECKING:
    from bot.client import Bot

TOLD = 3
"""So many paragraphs are shown about a verb that is not possible now."""
NEAR = 5
"""So many words are named that lie next to one that cannot be chosen."""
LIKELY = 4
"""So many of the things that a sentence may mean are named."""
WORLDS, MANY = 3, 200
"""Of so many games that who watches cannot tell apart it is found out what is said, and of so many it must be
true: what is so in one of ten is easily so in none of three."""


async def explain(bot: Bot, talk: Talk, sentence: str) -> None:
    """Whether something can be done now, and how; or why not, with the paragraph that says so.

    Who names somebody whom the rules play hears why that one acted so, whoever asks.
    """
    there = await bot.tables.look_in(talk.channel, finished=True)
    told = meant(there, accounts(await bot.tables.played(there)), sentence)
    if told:
        seats = {one.seat + 1 for one in told}
        whose = seats.pop() if len(seats) == 1 else 0
        await bot.replies.past.show_accounts(talk, there, whose, told[-1].round)
        return
    table = await bot.come_back(talk)
    table.require_phase("running")
    called, words = names(table, talk.language), talk.words(table)
    seat = table.seat_of(talk.user)
    play = bot.referee.play_all
    # So many games, or everybody who could act, take a fifth of a second and more: beside the loop.
    if seat is None:
        layout = await asyncio.to_thread(watched, table, sentence, called, words, play)
    else:
        copy = table.but()
        layout = (await asyncio.to_thread(explained, copy, seat, sentence, called, words, play)).layout
    await talk.show(layout.page())


@dataclass(frozen=True)
class Explained:
    """What is said of a sentence, and what it says of the rules."""

    layout: Layout
    may: tuple[tuple[Action, ...], ...] = ()
    """What may be done, each with what comes before it."""
    reason: Reason | None = None
    """Why that cannot be done which would follow."""
    each: tuple[tuple[tuple[Action, ...], Reason], ...] = ()
    """What does not make it possible either, each with why not."""

    def holds(self, table: Table, seat: Seat) -> bool:
        """Whether the same is true of another game."""
        after = table
        try:
            for actions in self.may:
                after = _after(table, actions)
        except Illegal:
            return False
        if not all(_why_not(_after(table, first), seat, why) for first, why in self.each):
            return False
        return self.reason is None or _why_not(after, seat, self.reason)


def _after(table: Table, actions: Sequence[Action]) -> Table:
    """The game after these actions in a row. Raises Illegal."""
    state = table.state
    for action in actions:
        state = table.game.apply(state, action, Random(0)).state
    return table.but(state=state)


def _why_not(table: Table, seat: Seat, why: Reason) -> bool:
    """Whether this is why it cannot be done in this game, too."""
    if why.action is not None:
        try:
            _after(table, [why.action])
        except Illegal as found:
            return (found.message, found.rule) == (why.message, why.rule)
        return False
    if any((it.label, it.reason) == (why.what, why.message) for it in table.missing(seat)):
        return True
    there = {text.verb(one) for one in table.legal(seat) if not dear(one, table.game.key)}
    return why.message.key == NOT_NOW and why.what.key not in {
        "verb-" + verb.replace("_", "-") for verb in there
    }


def watched(table: Table, sentence: str, called: Names, words: Words, play: Played) -> Layout:
    """The same for who watches: of whoever the game waits for, and as far as everybody may know.

    It is asked of games that who watches cannot tell from this one, in full of a few, and whether it is true
    of many: what is not so in all of them hangs on what somebody hides.
    """
    asked = [seat for seat in [table.at_turn(), *table.awaited()] if seat is not None]
    if not asked or table.state is None:
        raise Refused("bot-not-seated")
    seat, found = asked[0], list[Explained]()
    for number in range(WORLDS):
        try:
            found.append(explained(_world(table, number), seat, sentence, called, words, play))
        except Refused as refusal:
            found.append(Explained(Layout(AMBER).text(words.message(refusal.message))))
    said = {tuple(getattr(part, "content", "") for part in one.layout.box.children) for one in found}
    if len(said) > 1 or not all(found[0].holds(_world(table, number), seat) for number in range(MANY)):
        raise Refused("bot-why-hidden")
    head = words("bot-why-watched", seat=Seated(seat))
    return Layout(BLUE).text(head).join(found[0].layout)


def _world(table: Table, number: int) -> Table:
    """One of the games that who watches cannot tell from this one."""
    rng = Random(f"{table.row.seed}:{table.row.entries}:watched:{number}")
    return table.but(state=table.game.imagine(table.state, None, rng), drafts={})


def explained(
    table: Table, seat: Seat, sentence: str, called: Names, words: Words, play: Played
) -> Explained:
    """What a seat may do of it, or why not. Raises Refused for what nothing is called."""
    who, sentence = called.asks_who(sentence), called.unasked(sentence)
    if who and (each := everybody(table, seat, sentence, called, words, play)) is not None:
        return each
    legal = fits(sentence, offers(table, seat), called)
    if legal:
        said = {words.action(offer.last): offer.actions for offer, _ in legal}
        lines = [f"- {one}" for one in list(said)[:LIKELY] + [text.ELLIPSIS][: len(said) > LIKELY]]
        lost = _lost(table, seat, legal[0][0], words) if len(legal) == 1 else ""
        return Explained(_allowed(sentence, lines, lost, words), tuple(said.values())[:LIKELY])
    reading = read(supposed(table, seat), seat, sentence, called, play)
    if reading.staged and (begun := _begun(seat, sentence, reading, called, words)) is not None:
        return begun
    if some := able(supposed(table, seat), seat, sentence, called, play):
        layout = Layout(GREEN).text(words("bot-why-who", list=labelled(some, words)))
        may = tuple(offer.actions for offer in some[:LIKELY])
        return Explained(layout.text("-# " + words("bot-why-how")), may)
    if near := righted(table, seat, sentence, called, play):
        raise Refused("bot-line-near", part=quoted(sentence[:OPTION]), near=quoted(near))
    strange = unheard(table, sentence, called)
    if not strange and (there := somebody(table, seat, sentence, called)) is not None:
        raise Refused("bot-line-who", list=labelled(there, words)) if there else Refused("bot-line-nobody")
    found, after, first = (None, table, ()) if strange else nearest(table, seat, sentence, called, play)
    about = " ".join(telling(sentence, called))
    if found is None and about and (told := [*terms(about, words), *search(about, words, whole=True)]):
        return Explained(_told(told, words))
    if found is None:
        raise Refused("bot-typed-unknown", typed=quoted(words.listed(strange or [sentence])[:OPTION]))
    return Explained(_refusal(after, seat, found, words), (first,) if first else (), found)


def everybody(
    table: Table, seat: Seat, sentence: str, called: Names, words: Words, play: Played
) -> Explained | None:
    """Who could do it of all who could be chosen to act, and why the others could not, each of them; None:
    nobody is chosen now, or nothing is known of what is asked.
    """
    known = supposed(table, seat)
    can = able(known, seat, sentence, called, play)
    able_to, each, alike = (
        [offer.label for offer in can],
        list[tuple[Offer, Reason]](),
        dict[object, list[Offer]](),
    )
    for way in offers(known, seat):
        if way.label is None or way.label in able_to or way.group != GOING[0] or called.costs(way):
            continue
        after = play(known, seat, way.actions)[1].table
        if (why := reason(after, seat, sentence, called)) is not None:
            each.append((way, why))
            alike.setdefault(_likewise(way, why), []).append(way)
    if not can and not each:
        return None
    who = words.listed(words.message(offer.label) for offer in can if offer.label is not None)
    layout = Layout(GREEN if can else AMBER)
    layout.text(words("bot-why-who", list=who) if can else words("bot-why-nobody"))
    if can and each:
        layout.text(words("bot-why-others"))
    reasons = {way.actions: said_of(why, words) for way, why in each}
    layout.text("\n".join(f"- {_told_of(ways, reasons[ways[0].actions], words)}" for ways in alike.values()))
    may = tuple(offer.actions for offer in can)
    return Explained(layout, may, each=tuple((way.actions, why) for way, why in each))


def _told_of(ways: Sequence[Offer], why: str, words: Words) -> str:
    """Why somebody cannot do it, and who neither."""
    first, *others = (
        words.listed(words.value(getattr(way.last, name), name) for name in fields(way.last)) for way in ways
    )
    if not others:
        return words("bot-why-each", who=first, why=why)
    return words("bot-why-likewise", who=first, why=why, others=words.listed(others))


def _likewise(way: Offer, why: Reason) -> object:
    """What a reason says, whoever it is said of and wherever they are."""
    own = {getattr(way.last, name) for name in fields(way.last)} | set(way.where)
    args = {name: it for name, it in why.message.args.items() if getattr(it, "key", it) not in own}
    return why.message.key, why.rule, repr(args)


def righted(table: Table, seat: Seat, part: str, called: Names, play: Played) -> str:
    """A part put right, as far as it is understood then, typed as it is shown: it can be done, or it is known
    why not. Empty: it is right, or that does not help.
    """
    near = respelt(table, part, called)
    known = supposed(table, seat)
    reading = read(known, seat, near, called, play)
    if not reading.part or reading.fits:
        return near
    at, left = reading.table, reading.part
    if without(at, offers(at, seat), left, called) is not None:
        return ""
    told = able(at, seat, left, called, play) or somebody(at, seat, left, called) is not None
    return near if told or nearest(at, seat, left, called, play)[0] is not None else ""


def few(said: Iterable[str]) -> str:
    """The first of these."""
    every = list(dict.fromkeys(said))
    return " / ".join(every[:LIKELY] + [text.ELLIPSIS][: len(every) > LIKELY])


def labelled(found: Sequence[Offer], words: Words) -> str:
    """The first of these, as the panel calls them."""
    return few(words.message(offer.label) for offer in found if offer.label is not None)


def _allowed(sentence: str, lines: Sequence[str], lost: str, words: Words) -> Layout:
    """What may be done."""
    layout = Layout(GREEN).text(words("bot-why-may", typed=quoted(sentence))).text("\n".join(lines))
    return layout.text(lost).text("-# " + words("bot-why-how"))


def _begun(seat: Seat, sentence: str, reading: Reading, called: Names, words: Words) -> Explained | None:
    """Of what begins with something else that can be done: all of it in its order, and where it would end."""
    steps = (*reading.staged, *([reading.shown] if reading.shown is not None else []))
    lines = [f"{number}. {words.action(step)}" for number, step in enumerate(steps, 1)]
    if not reading.part:
        warning = sure(reading.table, seat, steps[len(reading.staged) :], words) if reading.shown else ""
        return Explained(_allowed(sentence, lines, warning and "⚠️ " + warning, words), (steps,))
    found = None if reading.fits else reason(reading.table, seat, reading.part, called)
    if found is None:
        return None
    layout = _refusal(reading.table, seat, found, words)
    return Explained(layout.text("\n".join([words("bot-why-after"), *lines])), (steps,), found)


def _refusal(table: Table, seat: Seat, found: Reason, words: Words) -> Layout:
    """What cannot be done, why, and the paragraphs that say so."""
    what = words.message(found.what)
    layout = Layout(AMBER).text(f"**{what}**").text(said_of(found, words))
    layout.text(beside(table, seat, found, words))
    for number, paragraph in search(found.rule or what, words)[: 1 if found.rule else TOLD]:
        layout.text(f"-# {number} {paragraph}")
    return layout


def _told(paragraphs: Sequence[tuple[str, str]], words: Words) -> Layout:
    """What the rules say of what nothing that can be done is called."""
    layout = Layout(BLUE).text(words("bot-why-told"))
    for number, paragraph in paragraphs[:TOLD]:
        layout.text(f"-# {number} {paragraph}")
    return layout


def _lost(table: Table, seat: Seat, offer: Offer, words: Words) -> str:
    """What is to be known before it is done; of what ends a turn also that it costs nothing."""
    warning = sure(table, seat, offer.actions, words)
    if warning:
        return "⚠️ " + warning
    return words("bot-why-nothing-lost") if offer.last == table.closing(seat) else ""


def nearest(
    table: Table, seat: Seat, part: str, called: Names, play: Played
) -> tuple[Reason | None, Table, tuple[Action, ...]]:
    """Why this cannot be done; where nobody acts yet, why whoever is named in it could not do it either. With
    the game of which that is so, and what comes before it.
    """
    found, known = reason(table, seat, part, called), supposed(table, seat)
    every = actors(known, seat, part, called, play)
    able = every[:1] if every and compared(part).startswith(every[0].named) else every[-1:]
    if (way := following(table, seat, called)) is not None:
        after = play(known, seat, way.actions)[1].table
        able = [Actor(way.actions, "", deed(part, way, called), after), *able]
    for actor in able:
        other = reason(actor.after, seat, actor.rest, called)
        if other is not None and _by(other.action, actor.actions[-1]):
            return other, actor.after, actor.actions
    return found, table, ()


def _by(action: Action | None, first: Action) -> bool:
    """Whether what was understood is done by whoever would act first."""
    return action is not None and all(
        getattr(action, name, None) == getattr(first, name) for name in fields(first)
    )


def beside(table: Table, seat: Seat, reason: Reason, words: Words) -> str:
    """What can be chosen instead of a word that is made of parts and cannot be, next to it."""
    action = reason.action
    there = [one for one in table.legal(seat) if type(one) is type(action)]
    for field in fields(action) if action is not None and there else ():
        value = getattr(action, field)
        if words.split(field, value):
            # With all else as it was said, unless it is that word which is wrong whatever is said beside it.
            same = [one for one in there if replace(one, **{field: value}) == action]
            values = distinct(same or (there if value in reason.message.args.values() else ()), field)
            if values and value not in values:
                near = nearby(value, field, values, words.split, NEAR)
                return words("bot-near", word=value, near=quoted(words.listed(near)))
    return ""


def said_of(found: Reason, words: Words) -> str:
    said = words.message(found.message)
    return f"{said} {words('bot-rule', rule=found.rule)}" if found.rule else said
