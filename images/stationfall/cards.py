"""A character's card, and the private sheet of who I am."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from game.api import Message
from game.stationfall.view import Face, Line, View
from images.kit.canvas import Box, Canvas, Sheet, rounded
from images.kit.page import LEAST, TYPE, WIDE, Page
from images.kit.portraits import ROUND
from images.kit.themes import Theme, on
from images.stationfall import portraits
from images.stationfall.describe import befriended, bonus, kinds
from images.stationfall.icons import icon
from images.stationfall.pieces import Thing, draw_thing
from images.stationfall.roster import Body, Entry, entry
from images.stationfall.scene import kind_of
from images.stationfall.tags import Tag, draw_tag
from images.stationfall.words import dashed, letter, name, say, words

PORTRAIT = 150
"""Size of the picture on a card."""
SYMBOLS = {
    "console": "console", "conspirator": "eye", "offensive": "gun", "defensive": "authorities",
    "mobility": "both", "utility": "box",
}  # fmt: skip


def draw_card(view: View, character: str, theme: Theme, language: str) -> Sheet:
    """What is printed, and below it how things stand."""
    face = view.faces[character]
    page = Page(theme, WIDE, icon, portraits.PORTRAITS)
    _title(page, view, face, language)
    _abilities(page, face.abilities, face, words("abilities", language), language)
    both = [view.faces[key] for key in identities(view, character)]
    for side in both:
        if len(both) > 1:
            page.space(10)
            _side(page, side.key, language)
        _abilities(page, side.powers, side, words("powers", language), language)
        _agenda(page, side, language)
        _bonus(page, side, language)
    page.heading(words("now", language))
    _now(page, entry(view, face.card, language))
    if tally := face.tally:
        page.row(words("tally-" + dashed(tally), language), number=str(view.tally.get(tally, 0)))
    return page.sheet()


def _side(page: Page, key: str, language: str) -> None:
    """One of two identities of a card."""

    def act(canvas: Canvas, box: Box) -> None:
        title = name(key, language)
        _picture(canvas, key, title, box[:2], 84)
        room = (box[0] + 104, box[1], box[2], box[3])
        canvas.text(room, title, 36, page.theme["ink"], weight="black", least=20)

    page.draw(88, act)


def identities(view: View, character: str) -> list[str]:
    """The identities of a card: most have one, which is called as the card."""
    found = [key for key, face in view.faces.items() if face.card == character != key]
    return found or [character]


def _title(page: Page, view: View, face: Face, language: str) -> None:
    title = name(face.key, language)
    tag = Tag("", title, kind_of(face), owners=view.cards[face.card].owners[:2], bare=True)
    facts = [
        ("cube", words("limit", language, limit=face.limit)),
        ("briefcase", words("slots", language, slots=face.slots)),
    ]

    def act(canvas: Canvas, box: Box) -> None:
        _picture(canvas, face.key, title, (box[0], box[1] + 2))
        left = box[0] + PORTRAIT + 24
        draw_tag(canvas, tag, (left, box[1] + 4, left + 500, box[1] + 68))
        line = (left, box[1] + 72, box[2], box[1] + 110)
        canvas.text(line, kinds(view, face.key, language), TYPE, page.theme["soft"], least=LEAST)
        top = box[1] + 112
        for symbol, text in facts:
            canvas.stamp(icon(symbol, 28, page.theme["soft"], page.theme["panel"]), (left, top + 5))
            left = canvas.text((left + 38, top, box[2], top + 38), text, TYPE, page.theme["ink"], least=LEAST)
            left += 36

    page.draw(PORTRAIT + 6, act)


def _picture(canvas: Canvas, key: str, name: str, at: tuple[int, int], side: int = PORTRAIT) -> None:
    """A large portrait."""
    theme = canvas.theme
    edge = rounded((side, side), theme["panel_edge"], None, 0, round(side * ROUND))
    canvas.stamp(edge, at)
    canvas.stamp(portraits.portrait(theme, key, side - 6, name), (at[0] + 3, at[1] + 3))


def _abilities(page: Page, keys: Sequence[str], face: Face, title: str, language: str) -> None:
    if not keys:
        return
    page.heading(title)
    colours = dict(face.colours)
    for key in keys:
        label = "ability-" + dashed(key)
        colour = colours.get(key, "utility")
        kind = say(Message(f"ability-kind-{colour}"), language)
        text = say(Message(label), language)
        page.row(words("noted", language, what=text, note=kind), symbol=SYMBOLS.get(colour, "box"))
        page.paragraph(say(Message(f"{label}-text"), language), TYPE, "soft", indent=62)
        page.space(8)


def _agenda(page: Page, face: Face, language: str) -> None:
    if face.agenda:
        page.heading(words("agenda", language))
        _rows(page, face, language)


def _rows(page: Page, face: Face, language: str) -> None:
    for line in face.agenda:
        number = _printed(line.points, line.plus)
        page.row(say(line.message, language), number=number, fill="grav" if line.plus else "pod")


def _printed(points: int, plus: bool) -> str:
    return f"+{points}" if plus else str(points)


def _bonus(page: Page, face: Face, language: str) -> None:
    traits = [
        (face.guilty_may_win, "trait-guilty-may-win", "crown"),
        (face.double_bribes, "trait-double-bribes", "bribe"),
    ]
    for shown, key, symbol in traits:
        if shown:
            page.row(say(Message(key), language), symbol=symbol)
    if face.bonus:
        key = "bonus-friend" if face.friend else "bonus-grudge"
        page.row(words(key, language, points=face.bonus), symbol="heart" if face.friend else "grudge")


def _now(page: Page, it: Entry) -> None:
    """The pawns, and the cubes on the card."""
    for body in it.bodies:
        _body(page, body)
    if it.cubes:

        def act(canvas: Canvas, box: Box) -> None:
            x = box[0]
            for colour, cubes, leads in it.cubes:
                _cubes(canvas, colour, cubes, leads, (x, box[1] + 4, x + 66, box[3] - 4))
                x += 74

        page.draw(56, act)


def _cubes(canvas: Canvas, colour: int, cubes: int, leads: bool, box: Box) -> None:
    """A player's cubes; whoever has most stands out."""
    theme = canvas.theme
    fill = theme.seat(colour)
    canvas.panel(box, fill, theme["ink" if leads else "panel_edge"], 3 if leads else 1, 5)
    room = (box[0] + 3, box[1], box[2] - 3, box[3])
    text = f"{letter(colour)}{cubes}"
    canvas.text(room, text, 34, on(fill), align="centre", weight="black" if leads else "bold", least=LEAST)


def _body(page: Page, body: Body) -> None:
    """A pawn with all it has, and below it where it is."""
    carried = Counter(body.tag.carries)

    def act(canvas: Canvas, box: Box) -> None:
        tag = msgspec.structs.replace(body.tag, cargo="", carries=(), leaders=(), active=False)
        draw_tag(canvas, tag, (box[0], box[1] + 3, box[0] + 400, box[3] - 3))
        side = min(48, (box[2] - box[0] - 416) // max(len(carried), 1) - 6)
        x = box[0] + 416
        for key, count in carried.items():
            top = (box[1] + box[3] - side) // 2
            draw_thing(canvas, Thing(key, count), (x, top, x + side, top + side))
            x += side + 6

    page.draw(58, act)
    page.paragraph(body.place, TYPE, body.use, "semibold", indent=16)
    page.space(6)


# ---------------------------------------------------------------------- my own sheet


def draw_identity(view: View, theme: Theme, language: str) -> Sheet:
    """Who I am, what counts for me and how much of it is met, and what I hold."""
    page = Page(theme, WIDE, icon, portraits.PORTRAITS)
    if view.dealt:
        _choice(page, view, language)
        return page.sheet()
    mine = [it for it in view.colours if it.seat == view.seat]
    secret = any(it.identity and not it.revealed for it in mine)
    page.heading(words("you-are-secretly" if secret else "you-are", language), "ink")
    for it in mine:
        if it.identity:
            _me(page, view, it.colour, it.identity, it.revealed, language)
    if view.prospects:
        page.heading(words("so-far", language))
        for line in view.prospects:
            _prospect(page, line, language)
        total = str(sum(line.points for line in view.prospects))
        page.row(words("total", language), number=total, fill="ink")
    for it in mine:
        if it.identity and not it.revealed:
            face = view.faces[it.identity]
            _abilities(page, face.powers, face, words("your-powers", language), language)
    _holdings(page, view, language)
    _knowledge(page, view, language)
    return page.sheet()


def _me(page: Page, view: View, colour: int, card: str, revealed: bool, language: str) -> None:
    face = view.faces[card]
    title = name(card, language)
    tag = Tag("", title, kind_of(face), owners=(colour,), bare=True)
    state = words("revealed" if revealed else "secret", language)

    def act(canvas: Canvas, box: Box) -> None:
        _picture(canvas, card, title, (box[0], box[1] + 2))
        left = box[0] + PORTRAIT + 24
        draw_tag(canvas, tag, (left, box[1] + 6, left + 500, box[1] + 76))
        limit = words("limit", language, limit=face.limit)
        for top, text, use in ((78, state, "soft"), (114, limit, "ink")):
            line = (left, box[1] + top, box[2], box[1] + top + 36)
            canvas.text(line, text, TYPE, page.theme[use], least=LEAST, weight="semibold")

    page.draw(PORTRAIT + 10, act)
    for body in entry(view, face.card, language).bodies:
        _body(page, msgspec.structs.replace(body, tag=msgspec.structs.replace(body.tag, mine=False)))


def _prospect(page: Page, line: Line, language: str) -> None:
    """One row as it stands, and what is printed for it."""
    fill = "good" if line.points > 0 else "bad" if line.points < 0 else "field"
    worth = "" if line.each is None else _printed(line.each, line.plus)
    tail = words("worth", language, points=worth) if worth else ""
    page.row(say(line.message, language), number=str(line.points), fill=fill, tail=tail)


def _holdings(page: Page, view: View, language: str) -> None:
    """Bonus Characters and Kompromat: mine alone to see."""
    seat = view.players[view.seat or 0]
    if seat.bonus:
        page.heading(words("your-bonus", language))
        for card in seat.bonus:
            symbol = "heart" if befriended(view, card) else "grudge"
            page.row(bonus(view, card, language), symbol=symbol, who=card)
    if seat.hand:
        page.heading(words("your-kompromat", language))
        for card in seat.known:
            page.row(name(card, language), symbol="kompromat", fill="kompromat", who=card)
        if seat.hand > len(seat.known):
            page.row(
                words("unknown-kompromat", language, count=seat.hand - len(seat.known)), symbol="kompromat"
            )


def _knowledge(page: Page, view: View, language: str) -> None:
    """What else only I and perhaps a partner know."""
    partners = [it for it in view.colours if it.seat != view.seat and it.identity and not it.revealed]
    if partners and view.result is None:
        page.heading(words("your-partner", language))
        for it in partners:
            _me(page, view, it.colour, it.identity, False, language)
    if view.projectx and not view.released:
        page.row(
            words("seen-project", language, card=name(view.projectx, language)),
            symbol="monster",
            who=view.projectx,
        )
    if view.trap:
        page.row(words("real-trap", language, section=name(view.trap, language)), symbol="trap")


def _choice(page: Page, view: View, language: str) -> None:
    """Before the game: the cards one identity is chosen from."""
    page.heading(words("choose", language), "ink")
    for card in view.dealt:
        face = view.faces[card]
        tag = Tag("", name(card, language), kind_of(face), bare=True)
        _small(page, card, tag, kinds(view, card, language), _names(face, language))
        _rows(page, face, language)
        _bonus(page, face, language)
        page.space(16)


def _names(face: Face, language: str) -> str:
    """Abilities and reveal powers by name."""
    labels = ["ability-" + dashed(key) for key in (*face.abilities, *face.powers)]
    return " · ".join(say(Message(label), language) for label in labels)


def _small(page: Page, card: str, tag: Tag, kind: str, abilities: str) -> None:
    def act(canvas: Canvas, box: Box) -> None:
        _picture(canvas, card, tag.label, (box[0], box[1] + 2), 112)
        left = box[0] + 132
        draw_tag(canvas, tag, (left, box[1] + 4, left + 480, box[1] + 68))
        line = (left, box[1] + 74, box[2], box[1] + 112)
        canvas.text(line, kind, TYPE, page.theme["soft"], least=LEAST, weight="semibold")

    page.draw(122, act)
    page.paragraph(abilities, TYPE, "ink")
    page.space(8)
