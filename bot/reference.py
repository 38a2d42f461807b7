"""What can be looked up: the games there are, and the rules of each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.buttons.show import ShowPicture
from bot.limits import MENU
from bot.panels.layout import BLUE, Layout
from bot.panels.lobby import about
from bot.refusal import Refused
from bot.rulebook import search, terms
from bot.table import Table
from bot.talk import Talk
from bot.words import Words, quoted
from game import text
from game.api import Tutored

if TYPE_CHECKING:
    from bot.client import Bot

FOUND = 6
"""So many paragraphs of the rules are shown."""


async def show_games(bot: Bot, talk: Talk) -> None:
    """What can be played here, and how one begins."""
    every = bot.offered()
    layout = Layout(BLUE)
    for game in every:
        words = Words(talk.language, game=game.key)
        low, high = game.seats.start, game.seats.stop - 1
        layout.text("\n".join(["## " + game.title, *about(game, words)]))
        layout.text("-# " + words("bot-help-seats", low=low, high=high))
    taught = next((game.title for game in every if isinstance(game, Tutored)), None)
    words = talk.words()
    layout.text(words("bot-help-tutorial", title=taught) if taught else "")
    await talk.show(layout.text(words("bot-help-begin")).page())


async def show_rules(bot: Bot, talk: Talk, query: str, game: str = "") -> None:
    """Our own words for the rules: of the game that is named, or this channel's, or the usual one."""
    try:
        table = await bot.tables.look_in(talk.channel, finished=True)
    except Refused:
        table = None
    if game and (table is None or table.game.key != game):
        table = None
    else:
        game = table.game.key if table is not None else bot.default_game
    if game not in bot.games:
        raise Refused("bot-unknown-game", name=quoted(game[:80]))
    talk.game = game
    words = talk.words(table)
    found = [*terms(query, words), *search(query, words)]
    layout = Layout(BLUE).text("## " + words("bot-rules-title", title=bot.games[game].title))
    for number, said in found[:FOUND]:
        layout.text(f"**{number}** {said}")
    if not found:
        layout.text(words("bot-rules-none", query=quoted(query[:80])))
    elif len(found) > FOUND:
        layout.text(words("bot-rules-more", count=len(found) - FOUND))
    if table is not None:
        _pictures_of(bot, talk, table, query, layout)
    await talk.show(layout.page())


def _pictures_of(bot: Bot, talk: Talk, table: Table, query: str, layout: Layout) -> None:
    """A menu of the pictures in a table's game that are called so."""
    plain, wanted = talk.plain(table), text.fold(query).strip()
    offers = [
        (plain.message(offer.label), offer.name, "")
        for offer in bot.studio.offers(table, table.seat_of(talk.user))
        if wanted in text.fold(plain.message(offer.label))
    ]
    if offers:
        where = ShowPicture("picture", table.row.id)
        layout.menu(where, plain("bot-rules-pictures"), offers[:MENU])
