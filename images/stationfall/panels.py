"""Around the station: minute track, systems, Outer Space, who got away, Offsites, players, legend."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from random import Random

import msgspec

from game.stationfall.view import View
from images.stationfall.arrange import PANEL, Fit, Level, arrange, draw_fit
from images.stationfall.canvas import Box, Canvas, Piece, Sheet
from images.stationfall.cell import ground, head_colour
from images.stationfall.fonts import fitted
from images.stationfall.icons import icon
from images.stationfall.layout import layout
from images.stationfall.pieces import Thing, coin, draw_player, draw_thing
from images.stationfall.scene import MESOSPHERE, Content, place_of
from images.stationfall.tags import Tag, draw_tag
from images.stationfall.themes import Theme, blend, on
from images.stationfall.words import guilt, name, short, words

TRACK = 15
"""The highest minute of the track (15.1)."""


def _sheet(theme: Theme, box: Box, edge: str = "panel_edge") -> Canvas:
    size = (box[2] - box[0], box[3] - box[1])
    canvas = Canvas(theme, size, theme["space"])
    canvas.panel((0, 0, *size), theme["panel"], theme[edge], 2, 12)
    return canvas


# ---------------------------------------------------------------------- the header


class Chip(msgspec.Struct, frozen=True):
    """One of the station's systems, and how it is."""

    icon: str
    title: str
    state: str
    use: str
    struck: bool = False
    changed: bool = False


class Header(msgspec.Struct, frozen=True):
    language: str
    minute: int
    before: int
    """The minute of the picture this one is compared with."""
    over: bool
    reentry: bool | None
    marks: tuple[tuple[int, str, int], ...]
    """Minute, what, whose."""
    chips: tuple[Chip, ...]


def header(view: View, language: str, since: View | None = None) -> Header:
    before = {chip.icon: chip.state for chip in chips(since, language)} if since is not None else {}
    shown = tuple(
        msgspec.structs.replace(chip, changed=before.get(chip.icon, chip.state) != chip.state)
        for chip in chips(view, language)
    )
    marks = tuple((mark.minute, mark.what, mark.colour) for mark in view.markers if mark.minute >= 0)
    earlier = since.minute if since is not None else view.minute
    return Header(language, view.minute, earlier, view.phase == "over", view.reentry, marks, shown)


def chips(view: View, language: str) -> list[Chip]:
    """The systems of the station."""

    def chip(symbol: str, key: str, state: str, use: str, struck: bool = False) -> Chip:
        return Chip(symbol, words(f"chip-{key}", language), words(f"state-{state}", language), use, struck)

    power = min(view.power, 2)
    found = [
        chip("bolt", "power", ("power-full", "power-emergency", "power-blackout")[power],
             ("good", "warn", "bad")[power]),
        chip("camera", "cameras", "on" if view.cameras else "off",
             "good" if view.cameras else "off", not view.cameras),
        chip("jammer", "jammers", "on" if view.jammers else "off",
             "good" if view.jammers else "off", not view.jammers),
        chip("siren", "abandon", "abandon" if view.abandon else "stay", "bad" if view.abandon else "off"),
    ]  # fmt: skip
    found.append(_antimatter(view, language))
    project = name(view.projectx, language) if view.projectx else words("state-sealed", language)
    state = project if view.released else words("state-sealed", language)
    found.append(Chip("monster", words("chip-project", language), state, "bad" if view.released else "off"))
    return found


def _antimatter(view: View, language: str) -> Chip:
    title = words("chip-antimatter", language)
    if view.detonated:
        return Chip("antimatter", title, words("state-detonated", language), "bad", True)
    for mark in view.markers:
        if mark.what == "antimatter":
            return Chip("antimatter", title, words("state-bang", language, minute=mark.minute), "bad")
    if view.armed:
        return Chip("antimatter", title, words("state-armed", language), "bad")
    return Chip("antimatter", title, words("state-safe", language), "good")


@lru_cache(maxsize=80)
def draw_header(theme: Theme, it: Header) -> Piece:
    box = layout().header
    canvas = _sheet(theme, box)
    high = box[3] - box[1]
    lamp = theme["bad"] if it.minute <= 2 else theme["warn"] if it.minute <= 5 else theme["ink"]
    canvas.panel((6, 6, 150, high - 6), lamp, None, 0, 9)
    ink = on(lamp)
    canvas.text((10, 6, 76, high - 6), str(it.minute), 66, ink, align="centre", weight="black")
    canvas.text((78, 14, 144, 40), words("minute-left", it.language, minute=it.minute), 22, ink, least=12)
    canvas.text((78, 38, 144, 62), words("minute-left-2", it.language, minute=it.minute), 22, ink, least=12)
    left, wide = 158, 37
    for place in range(TRACK + 1):
        _step(canvas, it, TRACK - place, (left + place * wide, 6, left + (place + 1) * wide, high - 6))
    start = left + (TRACK + 1) * wide + 8
    each = (box[2] - box[0] - start - 4) // len(it.chips)
    for place, chip in enumerate(it.chips):
        _chip(canvas, chip, (start + place * each, 6, start + (place + 1) * each - 4, high - 6))
    return canvas.piece()


def _step(canvas: Canvas, it: Header, minute: int, box: Box) -> None:
    """One minute of the track; on the last lies the re-entry token."""
    theme = canvas.theme
    left, top, right, bottom = box
    now = minute == it.minute
    past = minute > it.minute
    fill = theme["change"] if now else theme["panel"] if past else theme["field"]
    gone = it.minute < minute <= it.before
    edge = theme["ink"] if now else theme["change" if gone else "panel_edge"]
    cell = (left + 1, top + 22, right - 1, bottom)
    canvas.panel(cell, fill, edge, 4 if gone else 2, 7)
    ink = theme["change_ink"] if now else theme["faint"] if past else theme["ink"]
    if minute == 0:
        token = {None: "question", True: "fireball", False: "descent"}[it.reentry]
        colour = theme["fire"] if it.reentry else theme["ink"] if it.reentry is False else theme["warn"]
        canvas.centre(
            icon(token, 20, colour, theme["panel"], theme["fire_core"]), ((left + right) / 2, top + 10)
        )
    canvas.text(cell, str(minute), 26 if now else 21, ink, align="centre", weight="black" if now else "bold")
    marks = [mark for mark in it.marks if mark[0] == minute]
    for place, (_, what, colour_of) in enumerate(marks[:1]):
        x = (left + right) // 2 + place * 12
        fill = theme["damage"] if what == "antimatter" else theme.seat(colour_of)
        canvas.centre(icon(what, 24, fill, theme["panel"], fill), (x, top + 10))


def _chip(canvas: Canvas, chip: Chip, box: Box) -> None:
    theme = canvas.theme
    left, top, right, bottom = box
    colour = theme[chip.use]
    alarm = chip.use in ("bad", "warn")
    fill = blend(theme["field"], colour, 0.28) if alarm else theme["field"]
    canvas.panel(box, fill, theme["change"] if chip.changed else colour, 5 if chip.changed else 3, 9)
    side = 32
    y = (top + bottom) // 2
    canvas.stamp(icon(chip.icon, side, colour, fill, theme["fire_core"]), (left + 7, y - side // 2))
    if chip.struck:
        strike = canvas.smooth((left + 4, y - 20, left + 44, y + 20))
        strike.line([(left + 8, y + 15), (left + 38, y - 15)], fill, 8)
        strike.line([(left + 8, y + 15), (left + 38, y - 15)], theme["bad"], 4)
        strike.done()
    start = left + side + 11
    canvas.text(
        (start, top + 7, right - 5, top + 29),
        chip.title,
        17,
        theme["ink" if alarm else "soft"],
        least=11,
        weight="semibold",
    )
    canvas.text(
        (start, top + 30, right - 5, bottom - 6), chip.state, 22, theme["ink"], least=11, weight="black"
    )


# ---------------------------------------------------------------------- outside


SHIP = 38
"""Height of the strip with the ship that waits outside."""


@lru_cache(maxsize=80)
def draw_space(theme: Theme, it: Content) -> Piece:
    """Outer Space: a section without walls, in a panel of its own."""
    box = layout().space
    canvas = _sheet(theme, box, "change" if it.changed else "panel_edge")
    wide, high = canvas.size
    _stars(canvas)
    canvas.stamp(icon("asphyxiation", 24, theme["gas"], theme["panel"]), (10, 7))
    canvas.text((40, 4, wide - 10, 36), it.title, 24, theme["ink"], least=14)
    draw_fit(canvas, space_fit(it))
    if it.ship:
        top = high - SHIP
        canvas.panel((8, top, wide - 8, high - 7), theme["pod"], theme["pod_edge"], 2, 12)
        ink = theme["section_ink"]
        canvas.stamp(icon("rocket", 22, ink, theme["pod"], theme["fire"]), (18, top + 4))
        canvas.text((48, top, wide - 16, high - 7), it.ship, 20, ink, least=12)
    return canvas.piece()


def space_fit(it: Content) -> Fit:
    box = layout().space
    foot = SHIP + 4 if it.ship else 8
    area = (8, 42, box[2] - box[0] - 8, box[3] - box[1] - foot)
    return arrange(it.tags, it.things, area, 1, PANEL)


def _stars(canvas: Canvas) -> None:
    theme, rng = canvas.theme, Random(4)
    for _ in range(34):
        at = (rng.randrange(8, canvas.size[0] - 12), rng.randrange(42, canvas.size[1] - 12))
        canvas.stamp(icon("disc", rng.choice((3, 4, 5)), theme["star"], theme["star"]), at)


class Group(msgspec.Struct, frozen=True):
    """One pod, or one other way off, and who left by it."""

    key: str
    title: str
    lost: bool
    tags: tuple[Tag, ...]
    things: tuple[Thing, ...]


class Away(msgspec.Struct, frozen=True):
    title: str
    nobody: str
    groups: tuple[Group, ...]


def away(view: View, tags: Sequence[Tag], things: dict[str, tuple[Thing, ...]], language: str) -> Away:
    """Who got away, pod by pod."""
    by_key = {tag.key: tag for tag in tags}
    found: dict[str, list[Tag]] = {key: [] for key, it in view.sections.items() if it.away}
    for key, pawn in view.pawns.items():
        if key in by_key and place_of(view, pawn) == MESOSPHERE:
            found.setdefault(pawn.at, []).append(by_key[key])
    groups = tuple(
        Group(
            key,
            short(key, language),
            key in view.sections and view.sections[key].annihilated,
            tuple(found[key]),
            things.get(key, ()),
        )
        for key in found
    )
    return Away(words("escaped", language), words("nobody", language), groups)


@lru_cache(maxsize=80)
def draw_away(theme: Theme, it: Away) -> Piece:
    box = layout().mesosphere
    canvas = _sheet(theme, box, "good" if it.groups else "panel_edge")
    wide, high = canvas.size
    canvas.stamp(icon("descent", 24, theme["good"], theme["panel"]), (10, 7))
    canvas.text((40, 4, wide - 10, 36), it.title, 24, theme["ink"], least=14)
    if not it.groups:
        canvas.text((10, 42, wide - 10, 70), it.nobody, 19, theme["soft"], least=12, weight="semibold")
        return canvas.piece()
    area = (8, 38, wide - 8, high - 6)
    for level in PANEL:
        plan = _stacked(it.groups, area, level)
        if plan is not None:
            for group, head, fit in plan:
                colour = theme["bad"] if group.lost else theme["good"]
                canvas.stamp(
                    icon("skull" if group.lost else "rocket", 18, colour, theme["panel"], colour),
                    (head[0] + 2, head[1] + 2),
                )
                canvas.text((head[0] + 25, *head[1:]), group.title, 18, colour, least=11, weight="semibold")
                draw_fit(canvas, fit)
            return canvas.piece()
    everybody = [tag for group in it.groups for tag in group.tags]
    draw_fit(canvas, arrange(everybody, (), area, 1, PANEL))
    return canvas.piece()


def _stacked(groups: Sequence[Group], area: Box, level: Level) -> list[tuple[Group, Box, Fit]] | None:
    """The groups one below the other, if they fit at this size."""
    top = area[1]
    plan = []
    for group in groups:
        head = (area[0], top, area[2], top + 23)
        top += 27
        fit = arrange(group.tags, group.things, (area[0], top, area[2], 10_000), 1, (level,))
        lowest = max((box[3] for _, box in (*fit.tags, *fit.things)), default=top)
        plan.append((group, head, fit))
        top = lowest + 7
    return plan if top <= area[3] + 7 else None


# ---------------------------------------------------------------------- Offsites and players


@lru_cache(maxsize=100)
def draw_offsites(theme: Theme, sites: tuple[tuple[str, str, tuple[str, ...]], ...], title: str) -> Piece:
    """What the News and the Authorities know."""
    box = layout().offsites
    canvas = _sheet(theme, box)
    wide, high = canvas.size
    each = (high - 8) // max(len(sites), 1)
    for place, (key, label, data) in enumerate(sites):
        top = 4 + place * each
        canvas.stamp(icon(key, 28, theme["soft"], theme["panel"]), (10, top + (each - 28) // 2))
        canvas.text((44, top, 128, top + each), label, 20, theme["ink"], least=12)
        x = 134
        for item in data[:3]:
            canvas.panel((x, top + 5, x + 30, top + 35), theme["tag"], theme["tag_edge"], 2, 5)
            canvas.centre(icon(item, 22, theme["tag_ink"], theme["tag"]), (x + 15, top + 20))
            x += 33
        if not data:
            canvas.text(
                (x, top, wide - 10, top + each), title, 17, theme["faint"], least=11, weight="semibold"
            )
    return canvas.piece()


class Row(msgspec.Struct, frozen=True):
    """One conspiracy in turn order."""

    colour: int
    label: str
    known: bool
    cubes: int
    guilt: str
    guilt_words: str
    active: bool


def rows(view: View, language: str) -> tuple[Row, ...]:
    by_colour = {it.colour: it for it in view.colours}
    found = []
    for colour in view.order:
        it = by_colour[colour]
        open_ = it.revealed and bool(it.identity)
        label = called(it.identity, 83, language) if open_ else words("hidden", language)
        badge = "" if it.guilt == "innocent" else guilt(it.guilt, language)
        active = view.phase in ("turn", "resolve") and view.turn.colour == colour
        found.append(Row(colour, label, open_, it.pool, it.guilt, badge, active))
    return tuple(found)


def lay_players(sheet: Sheet, found: Sequence[Row], title: str) -> None:
    """Turn order, who is who as far as known, cubes left, and guilt."""
    box = layout().players
    sheet.lay(_frame(sheet.theme, title), box[:2])
    each = min((box[3] - box[1] - 40) // max(len(found), 1), 50)
    for place, row in enumerate(found):
        sheet.lay(_player(sheet.theme, row, each), (box[0] + 4, box[1] + 34 + place * each))


def called(card: str, room: int, language: str) -> str:
    """The name if there is room for it, else the short one."""
    whole = name(card, language)
    return whole if fitted(whole, room, 20, 15)[0] == whole else short(card, language)


@lru_cache(maxsize=20)
def _frame(theme: Theme, title: str) -> Piece:
    canvas = _sheet(theme, layout().players)
    canvas.text((12, 4, canvas.size[0] - 10, 32), title, 20, theme["soft"], least=12, weight="semibold")
    return canvas.piece()


@lru_cache(maxsize=400)
def _player(theme: Theme, row: Row, high: int) -> Piece:
    box = layout().players
    wide = box[2] - box[0] - 8
    canvas = Canvas(theme, (wide, high), theme["panel"])
    middle = high // 2
    if row.active:
        canvas.panel((1, 1, wide - 1, high - 1), theme["field"], theme["change"], 3, 8)
    draw_player(canvas, row.colour, (24, middle), 32)
    ink = theme["ink"] if row.known else theme["soft"]
    canvas.text((46, 0, 129, high), row.label, 20, ink, least=11, weight="bold" if row.known else "italic")
    canvas.stamp(icon("cube", 20, theme["soft"], theme["panel"]), (132, middle - 10))
    canvas.text((155, 0, 172, high), str(row.cubes), 20, theme["ink"], least=11)
    if row.guilt_words:
        fill = theme["bad"] if row.guilt == "guilty" else theme["warn"]
        canvas.panel((174, middle - 13, wide - 5, middle + 13), fill, None, 0, 7)
        canvas.text(
            (177, middle - 13, wide - 7, middle + 13), row.guilt_words, 16, on(fill), align="centre",
            least=10,
        )  # fmt: skip
    return canvas.piece()


# ---------------------------------------------------------------------- the legend and the crowd


SWATCHES: tuple[tuple[str, str], ...] = (
    ("grav", "gravity"), ("zero", "weightless"), ("pod", "pod"), ("dark", "dark"), ("fire", "fire"),
    ("asphyxiation", "air"), ("damaged", "damaged"), ("lock", "lock"), ("vent", "vent"), ("arrow", "arrow"),
    ("human", "human"), ("robot", "robot"), ("down", "down"), ("pc", "pc"), ("kompromat", "kompromat"),
)  # fmt: skip
SINCE = (("changed", "changed"), ("unlocked", "unlocked"))
"""Explained where a picture shows what is new."""


@lru_cache(maxsize=20)
def draw_legend(theme: Theme, language: str, since: bool = False) -> Piece:
    box = layout().legend
    canvas = _sheet(theme, box)
    wide, high = canvas.size
    swatches = SWATCHES + SINCE if since else SWATCHES
    each = (high - 10) / len(swatches)
    for place, (key, label) in enumerate(swatches):
        top = round(5 + place * each)
        bottom = round(5 + (place + 1) * each)
        _swatch(canvas, key, (9, top + 3, 55, bottom - 3))
        canvas.text(
            (62, top, wide - 6, bottom), words(f"legend-{label}", language), 18, theme["ink"], least=11,
            weight="semibold",
        )  # fmt: skip
    return canvas.piece()


def _swatch(canvas: Canvas, key: str, box: Box) -> None:
    theme = canvas.theme
    left, top, right, bottom = box
    middle = ((left + right) // 2, (top + bottom) // 2)
    looks = {
        "grav": ("grav", False, False, "", False), "zero": ("zero", False, False, "", False),
        "pod": ("pod", False, False, "", False), "dark": ("zero", True, False, "", False),
        "fire": ("grav", False, False, "fire", False), "damaged": ("grav", False, True, "", False),
        "asphyxiation": ("grav", False, False, "asphyxiation", False),
    }  # fmt: skip
    if key in looks:
        sprite = ground(theme, looks[key], (right - left, bottom - top), 0.42, False)
        canvas.stamp(sprite, (left - 6, top - 6))
        if key in ("fire", "asphyxiation"):
            fill = head_colour(theme, looks[key])
            canvas.centre(icon(key, 16, on(fill), fill, on(fill)), middle)
        if key == "damaged":
            canvas.centre(icon("damage", 19, theme["damage"], theme["tag_edge"], theme["fire_core"]), middle)
    elif key == "lock":
        canvas.box((left, middle[1] - 4, right, middle[1] + 4), theme["corridor"])
        draw_lock(canvas, middle, 24)
    elif key == "unlocked":
        draw_lock(canvas, middle, 24, opened=True)
    elif key == "vent":
        for x in range(left, right - 8, 17):
            canvas.box((x, middle[1] - 2, x + 11, middle[1] + 3), theme["vent"])
    elif key == "arrow":
        canvas.centre(icon("both", 21, theme["ink"], theme["panel"]), middle)
    elif key == "kompromat":
        draw_thing(canvas, Thing("kompromat"), (left + 9, top - 1, right - 9, bottom + 1))
    else:
        tag = Tag(
            key,
            "",
            "robot" if key == "robot" else "human",
            down=key == "down",
            owners=(1,) if key == "pc" else (),
            changed=key == "changed",
        )
        draw_tag(canvas, tag, (left, top + 1, right, bottom - 1))


def draw_lock(canvas: Canvas, middle: tuple[float, float], side: int = 30, *, opened: bool = False) -> None:
    """A Lock on a corridor; `opened`: it was there before, and is no more."""
    theme = canvas.theme
    inner = round(side * 0.62)
    fill, ink = ("change", "change_ink") if opened else ("lock", "lock_ink")
    canvas.centre(coin(theme, side, theme[fill], theme[ink]), middle)
    canvas.centre(icon("unlocked" if opened else "lock", inner, theme[ink], theme[fill]), middle)


SIGNS: tuple[tuple[str, str], ...] = (
    ("person", "seats"), ("siren", "abandon-ship"), ("officer", "officer"), ("lying", "down-human"),
    ("lens", "inspector"), ("nda", "nda"), ("bolt", "power"), ("console", "console"),
    ("biohazard", "biohazard"),
)  # fmt: skip
COMMON = ("antimatter", "artifact", "briefcase", "firebomb", "nanogel", "helmet", "gun", "bludgeon")
"""Things that every game has, from the most telling to the plainest."""


def seen(found: Iterable[Content]) -> tuple[str, ...]:
    """The things in sections and on pawns whose signs are to be explained, the best known last."""
    things = {thing.key for it in found for thing in it.things if thing.colour < 0}
    things |= {tag.cargo for it in found for tag in it.tags if tag.cargo}
    return explained(things - {"kompromat", "trap", "snare"})[:9]


def explained(things: Iterable[str]) -> tuple[str, ...]:
    """In the order in which they need it: what is seldom seen first."""
    return tuple(sorted(things, key=lambda key: (COMMON.index(key) if key in COMMON else -1, key)))


@lru_cache(maxsize=100)
def draw_signs(theme: Theme, language: str, things: tuple[str, ...]) -> Piece:
    """What the signs on sections and pods mean, and the things that are there."""
    box = layout().crowd
    canvas = _sheet(theme, box)
    wide, high = canvas.size
    each = (high - 8) // len(SIGNS)
    for place, (key, label) in enumerate([*SIGNS, *((key, "") for key in things)]):
        left, right = (10, wide // 2 + 12) if place < len(SIGNS) else (wide // 2 + 18, wide - 8)
        top = 4 + place % len(SIGNS) * each
        if label:
            colour = theme["power"] if key == "bolt" else theme["ink"]
            canvas.stamp(icon(key, 20, colour, theme["panel"]), (left + 2, top + (each - 20) // 2))
        else:
            draw_thing(canvas, Thing(key), (left, top + 1, left + each - 2, top + each - 1))
        text = words(f"sign-{label}", language) if label else name(key, language)
        canvas.text((left + 30, top, right, top + each), text, 17, theme["ink"], least=10, weight="semibold")
    return canvas.piece()


CROWDED = tuple(Level(80, high, 3) for high in (31, 28, 24, 20, 17))


@lru_cache(maxsize=100)
def draw_crowd(theme: Theme, crowds: tuple[tuple[str, tuple[Tag, ...]], ...]) -> Piece:
    """Those whose section is full."""
    box = layout().crowd
    canvas = _sheet(theme, box, "change")
    wide, high = canvas.size
    top = 4
    share = (high - 8) // len(crowds)
    for title, tags in crowds:
        canvas.stamp(icon("person", 18, theme["change"]), (9, top + 3))
        canvas.text((32, top, wide - 8, top + 24), title, 18, theme["change"], least=11)
        draw_fit(canvas, arrange(tags, (), (8, top + 26, wide - 8, top + share - 2), 1, CROWDED))
        top += share
    return canvas.piece()
