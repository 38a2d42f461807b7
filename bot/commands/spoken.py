"""A whole turn in one line, and why something is not possible: words instead of menus."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from discord import app_commands
from msgspec.structs import replace

from bot.accounts import accounts, meant
from bot.choices import Path, dear, distinct, fields, nearby, to, token
from bot.commands.make import Completion, Here
from bot.completion import completed
from bot.limits import OPTION
from bot.line import Names, Offer, Reading, actors, compared, fits, offers, read
from bot.panels.layout import AMBER, BLUE, GREEN, Layout
from bot.panels.sure import sure
from bot.reasons import NOT_NOW, Reason, reason
from bot.refusal import Refused
from bot.rulebook import search
from bot.spelling import respelt, unheard
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
WORLDS, MANY = 3, 200
"""Of so many games that who watches cannot tell apart it is found out what is said, and of so many it must be
true: what is so in one of ten is easily so in none of three."""
LIKELY = 4
"""So many of the things that a part may mean are named."""


def names(table: Table, language: str) -> Names:
    """What things are called for this reader, and as the rules call them first."""
    return Names([Words.plain(table, one) for one in dict.fromkeys((text.choose(language), text.DEFAULT))])


async def say(bot: Bot, talk: Talk, table: Table, line: str) -> None:
    """Do all that a line says, as far as it is understood and possible, and show the panel as it is then."""
    seat = table.require_seat(talk.user)
    table.require_phase("running")
    called, words = names(table, talk.language), talk.words(table)
    reading = read(table, seat, line, called, bot.referee.play_all)
    shown = _asked(reading, seat, words)
    notes = _notes(bot, reading, seat, called, words, ask=bool(shown))
    if shown:
        notes.append(words("bot-line-meant", part=quoted(reading.said)))
    await carry(bot, talk, table, seat, reading, notes)


def _asked(reading: Reading, seat: Seat, words: Words) -> Sequence[Action]:
    """What is shown to everybody, and was not said so that it need not be asked about."""
    shown = [reading.shown] if reading.shown is not None and not reading.meant else []
    return shown if shown and sure(reading.table, seat, shown, words, typed=True) else []


async def carry(
    bot: Bot, talk: Talk, table: Table, seat: Seat, reading: Reading, notes: Sequence[str]
) -> None:
    """Do what was understood, and show the panel as it is then, narrowed to what was not done."""
    ask = bool(_asked(reading, seat, talk.words(table)))
    done = reading.staged if ask or reading.shown is None else (*reading.staged, reading.shown)
    if done:
        answer = await bot.referee.act(
            table.row.id, talk.user, done[0], then=done[1:], stamp=table.stamp(seat), interaction=talk.number
        )
        if answer.published:
            path = _narrowed(answer.table, seat, reading, ask)
            await bot.replies.turn.show_done(talk, answer, path=path, notes=notes)
            return
        table = answer.table
    await bot.replies.turn.show(talk, table, path=_narrowed(table, seat, reading, ask), notes=notes)


def _narrowed(table: Table, seat: Seat, reading: Reading, ask: bool) -> Path | None:
    """How far the panel is narrowed by what was not done."""
    legal = table.legal(seat)
    meant = [reading.shown] if ask else [offer.last for offer in reading.fits]
    if len(meant) == 1 and meant[0] in legal:
        return to(meant[0], legal, table.game.key)
    verbs = {text.verb(action) for action in meant if action is not None}
    there = {text.verb(action) for action in legal if not dear(action, table.game.key)}
    return Path(token(verbs.pop())) if len(verbs) == 1 and verbs <= there else None


def _notes(bot: Bot, reading: Reading, seat: Seat, called: Names, words: Words, *, ask: bool) -> list[str]:
    """What stopped it, and why; `ask`: something is asked first."""
    left = quoted(words.listed(reading.left))
    notes = [words("bot-line-waits" if ask else "bot-line-left", list=left)] if reading.left else []
    part = quoted(reading.part[:OPTION])
    if len(reading.fits) > 1:
        notes.append(words("bot-line-unclear", part=part, list=_likely(reading.fits, called.voices[0])))
    elif reading.fits:
        what = called.voices[0].action(reading.fits[0].last)
        notes.append(words("bot-line-sure", part=part, what=what))
    elif (command := compared(reading.part)) in called.undoing:
        notes.append(words("bot-line-undo"))
    elif command in {one.name for one in bot.tree.get_commands()}:
        notes.append(words("bot-line-command", command=command))
    elif reading.part and (near := respelt(reading.table, reading.part, called)):
        notes.append(words("bot-line-near", part=part, near=quoted(near)))
    elif reading.part:
        why = _why(reading.table, seat, reading.part, called, words, bot.referee.play_all)
        notes.append(words("bot-line-stopped", part=part, why=why))
        if _possible_before(reading, seat, called):
            notes.append(words("bot-line-before"))
    return notes


def _possible_before(reading: Reading, seat: Seat, called: Names) -> bool:
    """Whether what is not possible was so before anything was staged, as to act with somebody else."""
    table = reading.table
    if not table.staged(seat).actions:
        return False
    drafts = {other: staged for other, staged in table.drafts.items() if other != seat}
    return bool(fits(reading.part, offers(table.but(drafts=drafts), seat), called))


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


def _why(table: Table, seat: Seat, part: str, called: Names, words: Words, play: Played) -> str:
    """Why something is not done: a word of it is unknown, or the rules do not let it be."""
    if strange := unheard(table, part, called):
        return words("bot-typed-unknown", typed=quoted(words.listed(strange)))
    found, table, _ = _nearest(table, seat, part, called, play)
    if found is None:
        return words("bot-line-nothing")
    return " ".join(filter(None, (said_of(found, words), beside(table, seat, found, words))))


def _nearest(
    table: Table, seat: Seat, part: str, called: Names, play: Played
) -> tuple[Reason | None, Table, tuple[Action, ...]]:
    """Why this cannot be done; where nobody acts yet, why whoever is named in it could not do it either. With
    the game of which that is so, and what comes before it.
    """
    found = reason(table, seat, part, called)
    every = actors(supposed(table, seat), seat, part, called, play)
    if every:
        actor = every[0] if compared(part).startswith(every[0].named) else every[-1]
        other = reason(actor.after, seat, actor.rest, called)
        if other is not None and _by(other.action, actor.actions[-1]):
            return other, actor.after, actor.actions
    return found, table, ()


def _by(action: Action | None, first: Action) -> bool:
    """Whether what was understood is done by whoever would act first."""
    return action is not None and all(
        getattr(action, name, None) == getattr(first, name) for name in fields(first)
    )


def _likely(found: tuple[Offer, ...], words: Words) -> str:
    said = list(dict.fromkeys(words.action(offer.last) for offer in found))
    more = [text.ELLIPSIS] if len(said) > LIKELY else []
    return " / ".join(said[:LIKELY] + more)


def said_of(found: Reason, words: Words) -> str:
    said = words.message(found.message)
    return f"{said} {words('bot-rule', rule=found.rule)}" if found.rule else said


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
    if seat is None:
        # So many games take a fifth of a second: beside the loop.
        layout = await asyncio.to_thread(watched, table, sentence, called, words, bot.referee.play_all)
    else:
        layout = explained(table, seat, sentence, called, words, bot.referee.play_all).layout
    await talk.show(layout.page())


@dataclass(frozen=True)
class Explained:
    """What is said of a sentence, and what it says of the rules."""

    layout: Layout
    may: tuple[tuple[Action, ...], ...] = ()
    """What may be done, each with what comes before it."""
    reason: Reason | None = None
    """Why that cannot be done which would follow."""

    def holds(self, table: Table, seat: Seat) -> bool:
        """Whether the same is true of another game."""
        after = table
        try:
            for actions in self.may:
                after = _after(table, actions)
        except Illegal:
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
    legal = fits(sentence, offers(table, seat), called)
    if legal:
        said = {words.action(offer.last): offer.actions for offer, _ in legal}
        lines = [f"- {one}" for one in list(said)[:LIKELY] + [text.ELLIPSIS][: len(said) > LIKELY]]
        lost = _lost(table, seat, legal[0][0], words) if len(legal) == 1 else ""
        return Explained(_allowed(sentence, lines, lost, words), tuple(said.values())[:LIKELY])
    reading = read(supposed(table, seat), seat, sentence, called, play)
    if reading.staged and (begun := _begun(seat, sentence, reading, called, words)) is not None:
        return begun
    if near := respelt(table, sentence, called):
        raise Refused("bot-line-near", part=quoted(sentence[:OPTION]), near=quoted(near))
    strange = unheard(table, sentence, called)
    found, after, first = (None, table, ()) if strange else _nearest(table, seat, sentence, called, play)
    if found is None:
        raise Refused("bot-typed-unknown", typed=quoted(words.listed(strange or [sentence])[:OPTION]))
    return Explained(_refusal(after, seat, found, words), (first,) if first else (), found)


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


def _lost(table: Table, seat: Seat, offer: Offer, words: Words) -> str:
    """What is to be known before it is done; of what ends a turn also that it costs nothing."""
    warning = sure(table, seat, offer.actions, words)
    if warning:
        return "⚠️ " + warning
    return words("bot-why-nothing-lost") if offer.last == table.closing(seat) else ""


def completion(bot: Bot) -> Completion:
    """The line so far, with what may follow."""

    async def complete(interaction: Here, current: str) -> list[app_commands.Choice[str]]:
        async def choices() -> list[tuple[str, str]]:
            table = await bot.tables.look_in(interaction.channel_id or 0)
            seat = table.seat_of(interaction.user.id)
            if seat is None or table.row.phase != "running":
                return []
            called = names(table, str(interaction.locale))
            return [(one, one) for one in completed(table, seat, current, called, bot.referee.play_all)]

        return await bot.suggest(choices, "")

    return complete
