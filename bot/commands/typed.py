"""One typed command per verb of a game, made from its Action classes.

Every option is completed from the list of legal actions, given what is typed already: what is offered
together is possible together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any, get_args

import msgspec
from discord import app_commands

from bot.choices import PRICE, Path, chunks, dear, distinct, fields, nearby, price_of, token
from bot.commands.leading import lead
from bot.commands.make import Completion, Here, Made, typed_command
from bot.commands.make import option as typed_option
from bot.commands.translation import described
from bot.commands.why import beside, said_of
from bot.limits import MENU, NAME, OPTION
from bot.naming import names
from bot.reasons import Reason, reason, refused, thing
from bot.refusal import Refused
from bot.table import Table
from bot.talk import Talk
from bot.words import Words, meant, nearest, quoted
from game import text
from game.api import Action, Game, Message, Seat

if TYPE_CHECKING:
    from bot.client import Bot

NEAR = 5
"""How many names are offered in place of one that nothing has."""


def classes(game: Game[Any]) -> list[type[Action]]:
    """The Action classes of a game, in the order it names them."""
    return [kind for kind in (get_args(game.Actions) or (game.Actions,)) if isinstance(kind, type)]


def grouped(kinds: Sequence[type[Action]]) -> dict[str, list[type[Action]]]:
    """Verbs in groups that fit: all in one (named ""), or as the game's own modules group them."""
    if len(kinds) <= MENU:
        return {"": list(kinds)}
    by_module: dict[str, list[type[Action]]] = {}
    for kind in kinds:
        by_module.setdefault(command_name(kind.__module__.rpartition(".")[2]), []).append(kind)
    if len(by_module) > MENU:
        by_module = {"deeds": list(kinds)}
    found: dict[str, list[type[Action]]] = {}
    for name, members in by_module.items():
        for number, part in enumerate(chunks(members, MENU)):
            found[name if number == 0 else f"{name[:28]}-{number + 1}"] = list(part)
    return found


def command_name(word: str) -> str:
    """A name as Discord wants it: lower case, no spaces, at most 32 characters."""
    return word.lower().replace("_", "-").replace(" ", "-").strip("-")[:NAME] or "do"


def option_name(field: str) -> str:
    return field.lower().strip("_")[:NAME]


def commands(bot: Bot, game: Game[Any]) -> app_commands.Group:
    """All typed commands of a game."""
    top = app_commands.Group(
        name=command_name(game.key),
        description=described(Message("cmd-game", {"title": game.title}), game.key),
        guild_only=True,
    )
    for name, kinds in grouped(classes(game)).items():
        group = top
        if name:
            about = Message(f"group-{name}")
            if not text.has(about.key, game=game.key):
                about = Message("cmd-game-group", {"name": name})
            group = app_commands.Group(name=name, description=described(about, game.key), parent=top)
        for kind in kinds:
            group.add_command(_command(bot, game, kind))
    return top


def _command(bot: Bot, game: Game[Any], kind: type[Action]) -> Made:
    names = fields(kind)
    options = {option_name(field): field for field in names}

    async def callback(interaction: Here, **typed: str | None) -> None:
        async def work(talk: Talk) -> None:
            table = await bot.come_back(talk)
            if table.game.key != game.key:
                raise Refused("bot-other-game", title=table.game.title)
            given = {options[name]: value for name, value in typed.items() if value is not None}
            await _typed(bot, talk, table, kind, given)

        await bot.answer(interaction, work)

    verb = text.verb(kind)
    made = typed_command(
        command_name(verb),
        _description("verb-", verb, game),
        callback,
        [typed_option(option, str) for option in options],
        {option: _description("field-", field, game) for option, field in options.items()},
    )
    made.guild_only = False
    for option, field in options.items():
        made.autocomplete(option)(_completion(bot, kind, options, field))
    return made


def _description(prefix: str, name: str, game: Game[Any]) -> app_commands.locale_str:
    """What a verb or a field is: in a sentence, by its name, or at least by its key."""
    key = prefix + name.strip("_").replace("_", "-")
    known = [Message(one) for one in ("help-" + key, key) if text.has(one, game=game.key)]
    plain = Message("cmd-plain", {"name": name.strip("_").replace("_", " ")})
    return described((*known, plain)[0], game.key)


def _completion(bot: Bot, kind: type[Action], options: Mapping[str, str], field: str) -> Completion:
    async def offered(interaction: Here) -> tuple[list[Any], Words]:
        """The values that agree with what is typed elsewhere."""
        table = await bot.tables.look_in(interaction.channel_id or 0)
        words, seat = bot.plain_words(interaction, table), table.seat_of(interaction.user.id)
        if seat is None:
            return [], words
        typed = vars(interaction.namespace)
        given = {
            options[name]: str(value)
            for name, value in typed.items()
            if name in options and options[name] != field and value not in (None, "")
        }
        return distinct(matching(table, seat, kind, given, words), field), words

    async def complete(interaction: Here, current: str) -> list[app_commands.Choice[str]]:
        async def choices() -> list[tuple[str, str]]:
            values, words = await offered(interaction)
            if len(values) > MENU and any(words.split(field, value) for value in values):
                # Of so many only those are looked at that begin so.
                begun = (value for value in values if str(value).casefold().startswith(current.casefold()))
                values = list(islice(begun, MENU))
            return [(words.value(value, field), written(value)) for value in values]

        async def near() -> list[tuple[str, str]]:
            values, words = await offered(interaction)
            return [(value, value) for value in nearby(current, field, values, words.split, NEAR)]

        return await bot.suggest(choices, current, near)

    return complete


def written(value: Any) -> str:
    """A value as an option carries it: itself if it is a short word, otherwise a digest."""
    word = value if isinstance(value, str) and value else msgspec.json.encode(value).decode()
    return word if len(word) <= OPTION else "~" + token(value)


def labels(actions: Sequence[Action], field: str, words: Words) -> dict[str, str]:
    """The values of a field, as an option carries them, and what they are called."""
    return {written(value): words.value(value, field) for value in distinct(actions, field)}


def matching(
    table: Table, seat: Seat, kind: type[Action], given: Mapping[str, str], words: Words
) -> list[Action]:
    """The legal actions of a verb that agree with what was typed, each field by itself."""
    every = [action for action in table.legal(seat) if isinstance(action, kind)]
    actions = every
    for field, wanted in given.items():
        parts = words.split(field, wanted)
        if parts:
            # Whole, and in whatever case.
            actions = [action for action in actions if words.split(field, getattr(action, field)) == parts]
            continue
        fits = meant(wanted, labels(every, field, words))
        actions = [action for action in actions if written(getattr(action, field)) in fits]
    return actions


async def _typed(bot: Bot, talk: Talk, table: Table, kind: type[Action], given: Mapping[str, str]) -> None:
    """Do what was typed, if it says enough; otherwise show what is left to choose, or why it cannot be."""
    seat = table.require_seat(talk.user)
    names = talk.plain(table)
    actions = matching(table, seat, kind, given, names)
    words = talk.words(table)
    cheap = [action for action in actions if not dear(action, table.game.key)]
    if actions and not cheap and PRICE not in given:
        # What nobody spends by accident is not spent because nothing else is left.
        path = Path(token(text.verb(kind)), price=token(price_of(actions[0])))
        await bot.replies.turn.show(talk, table, path=path, notes=[words("bot-typed-dear")])
        return
    if PRICE not in given:
        actions = cheap
    if len(actions) == 1 and (given or not fields(kind)):
        await bot.replies.turn.act_or_ask(talk, table, actions[0])
        return
    path = Path(token(text.verb(kind)))
    if not actions:
        action = _whole(table, seat, kind, given, names)
        if action is not None and await lead(
            bot, talk, table, action, lambda after: matching(after, seat, kind, given, names)
        ):
            return
        why = _why_not(table, seat, kind, given, talk) if given else None
        if why is not None:
            await talk.whisper(" ".join(filter(None, (said_of(why, words), beside(table, seat, why, words)))))
            return
        others = matching(table, seat, kind, {}, names)
        note = words("bot-typed-impossible" if others else "bot-typed-verb-impossible", verb=words.verb(kind))
        await bot.replies.turn.show(talk, table, path=path if others else None, notes=[note])
        return
    for field in given:
        if len(distinct(actions, field)) == 1:
            path = path.choose(fields(kind).index(field), token(getattr(actions[0], field)))
    await bot.replies.turn.show(talk, table, path=path, notes=[words("bot-typed-more", count=len(actions))])


def _why_not(
    table: Table, seat: Seat, kind: type[Action], given: Mapping[str, str], talk: Talk
) -> Reason | None:
    """Why what was typed cannot be done, whatever the rest of it may be; None: the rules do not say."""
    plain = talk.plain(table)
    action = _whole(table, seat, kind, given, plain, filled=True)
    if action is not None:
        found = refused(table, seat, action)
        return Reason(Message(""), found.message, found.rule, action) if found is not None else None
    why = reason(table, seat, " ".join((plain.verb(kind), *given.values())), names(table, talk.language))
    return why if why is not None and isinstance(why.action, kind) else None


def _whole(
    table: Table,
    seat: Seat,
    kind: type[Action],
    given: Mapping[str, str],
    words: Words,
    *,
    filled: bool = False,
) -> Action | None:
    """What was typed as an action of which the rules can say why it is not possible, if it says enough;
    `filled`: with whatever it leaves open.
    """
    every = [action for action in table.legal(seat) if isinstance(action, kind)]
    usual = {field: getattr(every[0], field) for field in fields(kind)} if filled and every else {}
    called = {
        thing(table, key.removeprefix("name-")): words(key) for key in text.keys("name-", table.game.key)
    }
    known = {
        field: _known(field, wanted, every, words, called)
        for field, wanted in given.items()
        if _word(kind, field)
    }
    try:
        return msgspec.convert({"seat": seat, **usual, **given, **known}, kind, strict=False)
    except msgspec.ValidationError:
        return None


def _word(kind: type[Action], field: str) -> bool:
    types = {one.name: get_args(one.type) or (one.type,) for one in msgspec.structs.fields(kind)}
    return str in types.get(field, ())


def _known(
    field: str, wanted: str, actions: Sequence[Action], words: Words, called: Mapping[str, str]
) -> str:
    """What is meant by a word: what can be chosen now comes first, then everything that is `called` so."""
    here = labels(actions, field, words)
    if words.split(field, wanted):
        # Whether there is such a one, and whether it can be chosen, is for the rules to say.
        return "".join(part.word for part in words.split(field, wanted))
    for among in (here, called):
        found = meant(wanted, among)
        if len({among[key] for key in found}) == 1:
            return found[0]
    near = [here[key] for key in meant(wanted, here)]
    choices = near or nearest(wanted, (here or called).values(), NEAR) or list(here.values())
    if not choices:
        raise Refused("bot-typed-unknown", typed=quoted(wanted[:OPTION]))
    raise Refused("bot-typed-near", typed=quoted(wanted[:OPTION]), near=quoted(words.listed(choices[:NEAR])))
