"""A whole turn in one line: words instead of menus."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord import app_commands

from bot.choices import Path, dear, to, token
from bot.commands.make import Completion, Here
from bot.commands.why import beside, few, labelled, nearest, said_of
from bot.completion import completed
from bot.limits import OPTION
from bot.line import Reading, able, fits, offers, read
from bot.naming import Names, Offer, compared, names
from bot.panels.sure import sure
from bot.spelling import respelt, unheard, without
from bot.table import Table
from bot.talk import Talk
from bot.tried import Played, supposed
from bot.words import Words, quoted
from game import text
from game.api import Action, Seat

if TYPE_CHECKING:
    from bot.client import Bot


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
    elif called.asks(reading.part):
        notes.append(words("bot-line-asks"))
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


def _why(table: Table, seat: Seat, part: str, called: Names, words: Words, play: Played) -> str:
    """Why something is not done: a word of it is unknown, or the rules do not let it be."""
    if (near := without(table, offers(table, seat), part, called)) is not None:
        what, strange = called.voices[0].action(near[0].last), near[1]
        return words("bot-line-without", what=what, list=quoted(words.listed(strange)))
    if who := able(supposed(table, seat), seat, part, called, play):
        return words("bot-line-who", list=labelled(who, called.voices[0]))
    if strange := unheard(table, part, called):
        return words("bot-typed-unknown", typed=quoted(words.listed(strange)))
    found, table, _ = nearest(table, seat, part, called, play)
    if found is None:
        return words("bot-line-nothing")
    return " ".join(filter(None, (said_of(found, words), beside(table, seat, found, words))))


def _likely(found: tuple[Offer, ...], words: Words) -> str:
    return few(words.action(offer.last) for offer in found)


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
