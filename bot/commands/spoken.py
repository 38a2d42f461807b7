"""A whole turn in one line: words instead of menus."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from discord import app_commands

from bot.choices import Path, dear, to, token
from bot.commands.make import Completion, Here
from bot.commands.why import beside, few, labelled, nearest, righted, said_of
from bot.completion import completed
from bot.fitting import fits, offers, somebody
from bot.initiative import has_initiative, has_turn
from bot.limits import OPTION
from bot.line import Reading, able, read
from bot.naming import Names, Offer, closed, compared, names
from bot.panels.sure import sure
from bot.referee import Answer
from bot.spelling import unheard, without
from bot.table import Table
from bot.talk import Talk
from bot.tried import Played, supposed
from bot.words import Words, quoted
from game import text
from game.api import Action, Seat

if TYPE_CHECKING:
    from bot.client import Bot


async def say(bot: Bot, talk: Talk, table: Table, line: str) -> None:
    """Do all that a line says, as far as it is understood and possible, and show the panel as it is then.

    What everybody sees does not end it: the rest is read upon what has come of that.
    """
    seat = table.require_seat(talk.user)
    table.require_phase("running")
    called, words = names(table, talk.language), talk.words(table)
    reading: Reading | None = read(table, seat, line, called, bot.referee.play_all)
    done, last = None, Reading(table)
    while reading is not None:
        number = None if done is not None else talk.number
        last, answer = reading, await _do(bot, talk, table, seat, reading, number=number)
        done = _together(done, answer)
        table = done.table if done is not None else table
        goes_on = answer is not None and not answer.repeated
        reading = _rest(table, seat, last, called, bot.referee.play_all) if goes_on else None
    ask = bool(_asked(last, seat, words))
    notes = _notes(bot, last, table, seat, called, words, ask=ask)
    if ask:
        notes.append(words("bot-line-meant", part=quoted(closed(last.said))))
    await _show(bot, talk, table, last, done, notes)


async def carry(
    bot: Bot, talk: Talk, table: Table, seat: Seat, reading: Reading, notes: Sequence[str]
) -> None:
    """Do what was understood, and show the panel as it is then, narrowed to what was not done."""
    answer = await _do(bot, talk, table, seat, reading, number=talk.number)
    await _show(bot, talk, table if answer is None else answer.table, reading, answer, notes)


async def _do(
    bot: Bot, talk: Talk, table: Table, seat: Seat, reading: Reading, *, number: int | None
) -> Answer | None:
    """Do what was understood, but for what is asked first; None: there is nothing."""
    ask = bool(_asked(reading, seat, talk.words(table)))
    done = reading.staged if ask or reading.shown is None else (*reading.staged, reading.shown)
    if not done:
        return None
    return await bot.referee.act(
        table.row.id, talk.user, done[0], then=done[1:], stamp=table.stamp(seat), interaction=number
    )


def _together(before: Answer | None, answer: Answer | None) -> Answer | None:
    """What came of two parts of a line, as if they were one."""
    if before is None or answer is None:
        return answer or before
    return replace(answer, events=before.events + answer.events, published=True)


async def _show(
    bot: Bot, talk: Talk, table: Table, reading: Reading, answer: Answer | None, notes: Sequence[str]
) -> None:
    """The panel after all that was done."""
    seat = table.require_seat(talk.user)
    path = _narrowed(table, seat, reading, bool(_asked(reading, seat, talk.words(table))))
    if answer is not None and answer.published:
        await bot.replies.turn.show_done(talk, answer, path=path, notes=notes)
    else:
        await bot.replies.turn.show(talk, table, path=path, notes=notes)


def _rest(table: Table, seat: Seat, reading: Reading, called: Names, play: Played) -> Reading | None:
    """What is left of a line after something was shown, where the game goes on with whoever said it."""
    ends = table.row.phase != "running" or not has_initiative(table.prompts(seat), seat)
    if ends or reading.part or not reading.left or _asked(reading, seat, called.voices[0]):
        return None
    rest = read(table, seat, "\n".join(reading.left), called, play)
    # What is asked in between is answered first, where that was not said beforehand.
    return rest if rest.staged or rest.shown or has_turn(table.prompts(seat), seat) else None


def _asked(reading: Reading, seat: Seat, words: Words) -> Sequence[Action]:
    """What is shown to everybody, and was not said so that it need not be asked about."""
    shown = [reading.shown] if reading.shown is not None and not reading.meant else []
    return shown if shown and sure(reading.table, seat, shown, words, typed=True) else []


def _narrowed(table: Table, seat: Seat, reading: Reading, ask: bool) -> Path | None:
    """How far the panel is narrowed by what was not done."""
    legal = table.legal(seat)
    meant = [reading.shown] if ask else [offer.last for offer in reading.fits]
    if len(meant) == 1 and meant[0] in legal:
        return to(meant[0], legal, table.game.key)
    verbs = {text.verb(action) for action in meant if action is not None}
    there = {text.verb(action) for action in legal if not dear(action, table.game.key)}
    return Path(token(verbs.pop())) if len(verbs) == 1 and verbs <= there else None


def _notes(
    bot: Bot, reading: Reading, table: Table, seat: Seat, called: Names, words: Words, *, ask: bool
) -> list[str]:
    """What stopped it, and why; `ask`: something is asked first. The table is as the line has left it."""
    notes = []
    part = quoted(closed(reading.part)[:OPTION])
    if len(reading.fits) > 1 or reading.left_open:
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
    elif reading.part and (near := righted(reading.table, seat, reading.part, called, bot.referee.play_all)):
        notes.append(words("bot-line-near", part=part, near=quoted(near)))
    elif reading.part:
        why = _why(reading.table, seat, reading.part, called, words, bot.referee.play_all)
        notes.append(words("bot-line-stopped", part=part, why=why))
        if _possible_before(reading, seat, called):
            notes.append(words("bot-line-before"))
    return notes + _left(reading, table, seat, words, ask=ask)


def _left(reading: Reading, table: Table, seat: Seat, words: Words, *, ask: bool) -> list[str]:
    """What of a line is not done, and how it is done after all: nobody keeps it."""
    if not reading.left:
        return []
    left = quoted(words.listed(map(closed, reading.left)))
    if reading.part and not reading.fits:
        return [words("bot-line-rest", list=left)]
    waits = ask or reading.part or seat in table.awaited()
    return [words("bot-line-waits" if waits else "bot-line-left", list=left)]


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
    if (there := somebody(table, seat, part, called)) is not None:
        return (
            words("bot-line-who", list=labelled(there, called.voices[0]))
            if there
            else words("bot-line-nobody")
        )
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
