"""One section as it is drawn on the board."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import pi, sin
from random import Random

from PIL import Image, ImageDraw

from game.stationfall.view import Need
from images.kit.canvas import FINE, Box, Canvas, coin, reduced, rounded
from images.kit.fonts import fitted, width
from images.kit.themes import Colour, Theme, blend, bright, on
from images.stationfall.arrange import Fit, arrange, draw_fit
from images.stationfall.icons import icon
from images.stationfall.pieces import Thing, draw_thing
from images.stationfall.scene import Content

HEAD = 29
"""Height of the strip with the name."""
PAD = 6
NEEDS = 30
"""Width of the column with what a pod requires."""
BADGE = 31
"""Size of the badges on a section's corners; its name keeps clear of them."""
COLUMN = 4
"""So many needs and time markers stand in it; further markers lie with the other things."""


def room(content: Content, box: Box) -> Box:
    """Where pawns and things lie; a pod keeps a column for what it needs."""
    pad = PAD
    right = box[2] - pad - (NEEDS if content.needs else 0)
    return (box[0] + pad, box[1] + (HEAD + 4), right, box[3] - 4)


def fit(content: Content, box: Box) -> Fit:
    """Who lies where in a section of this size, and who finds no room."""
    beside = _column(content)[1]
    lying = [it for it in content.things if it not in beside]
    return arrange(content.tags, lying, room(content, box))


def _column(content: Content) -> tuple[list[Need], list[Thing]]:
    """What a pod requires, and who is about to launch it."""
    if not content.needs:
        return [], []
    markers = [it for it in content.things if it.colour >= 0]
    # Beside a marker only what is still missing is of interest.
    needs = [need for need in content.needs if not (markers and need.met)]
    return needs, markers[: COLUMN - len(needs)]


TITLE, SMALLEST = 23, 13
"""The largest and the smallest type of a section's name."""


def title_size(contents: Iterable[tuple[Content, Box]]) -> int:
    """One size for the names of all sections: the one at which each has room, whatever befalls it."""
    sizes = [TITLE]
    for content, box in contents:
        left, right = _head_room(content, box)
        sizes.append(fitted(content.title, right - left, TITLE, SMALLEST)[1])
    return min(sizes)


def draw_cell(canvas: Canvas, content: Content, box: Box, title: int = TITLE) -> None:
    theme = canvas.theme
    if content.away or content.annihilated:
        _gone(canvas, content, box, title)
        return
    size = (box[2] - box[0], box[3] - box[1])
    look = _look(content)
    canvas.stamp(ground(theme, look, size, 1, content.changed), (box[0] - 6, box[1] - 6))
    _head(canvas, content, box, title)
    if content.dark and not content.needs:
        # A moon tells darkness from weightlessness to whoever does not see the one colour darker.
        side = 22
        canvas.stamp(icon("dark", side, theme["fire_core"]), (box[2] - side - 6, box[3] - side - 5))
    draw_fit(canvas, fit(content, box))
    _needs(canvas, content, box)
    _badges(canvas, content, box)


Look = tuple[str, bool, bool, str, bool]
"""Kind of section, dark, damaged, hazard, goo: what the picture of an empty section depends on."""


def _look(content: Content) -> Look:
    return (content.ground, content.dark, content.damaged, content.hazard, content.goo)


def head_colour(theme: Theme, look: Look) -> Colour:
    """The strip with the name tells a hazard from far away."""
    kind, dark, _, hazard, _ = look
    if hazard == "fire":
        return theme["fire"]
    if hazard == "asphyxiation":
        return theme["gas"]
    edge = theme[f"{kind}_edge"]
    if bright(theme["space"]) > 0.5:
        return blend(edge, (0, 0, 0), 0.35 if dark else 0.0)
    return blend(theme[f"{kind}_mark"], (0, 0, 0), 0.62 if dark else 0.35)


@lru_cache(maxsize=200)
def ground(theme: Theme, look: Look, size: tuple[int, int], scale: float, changed: bool) -> Image.Image:
    """An empty section as a sprite, with six pixels of room around it; smaller, a sample of one."""
    kind, dark, damaged, hazard, goo = look
    wide, high = size
    fill = {"fire": theme["fire_ground"], "asphyxiation": theme["gas_ground"]}.get(hazard, theme[kind])
    if dark and not hazard:
        fill = blend(fill, theme["unlit"], 0.45)
    edge = theme["damage"] if damaged else theme[f"{kind}_edge"]
    rim = round((5 if damaged else 3) * scale)
    radius = round((26 if kind == "pod" else 9) * scale)
    inner = Image.new("RGBA", (wide * FINE, high * FINE), (*fill, 255))
    _pattern(inner, theme, kind, dark, hazard, scale)
    pen = ImageDraw.Draw(inner)
    pen.rectangle((0, 0, inner.width, round(HEAD * scale) * FINE), fill=(*head_colour(theme, look), 255))
    if damaged:
        _cracks(pen, theme, size, scale)
    if goo:
        _drips(pen, theme, size, scale)
    mask = Image.new("L", inner.size)
    corner = ImageDraw.Draw(mask)
    corner.rounded_rectangle((0, 0, inner.width - 1, inner.height - 1), radius * FINE, fill=255)
    inner.putalpha(mask)
    frame = ImageDraw.Draw(inner)
    frame.rounded_rectangle(
        (0, 0, inner.width - 1, inner.height - 1), radius * FINE, outline=(*edge, 255), width=rim * FINE
    )
    if damaged:
        _torn(frame, theme, inner.size, rim)
    sprite = Image.new("RGBA", (wide + 12, high + 12))
    if changed:
        halo = rounded((wide + 12, high + 12), theme["change"], None, 0, radius + 6)
        sprite.paste(halo, (0, 0))
    sprite.alpha_composite(reduced(inner), (6, 6))
    return sprite


def _pattern(image: Image.Image, theme: Theme, kind: str, dark: bool, hazard: str, scale: float) -> None:
    """Gravity, weightlessness and pods are told by their pattern too; so are hazards and darkness."""
    pen = ImageDraw.Draw(image)
    wide, high = image.size
    unit = FINE * scale
    mark = (*theme[f"{kind}_mark"], 255)
    if hazard == "fire":
        _flames(pen, theme, wide, high, unit)
    elif hazard == "asphyxiation":
        colour = (*blend(theme["gas_ground"], theme["gas"], 0.3), 255)
        for row in range(3):
            base = high * (0.42 + row * 0.2)
            points = [
                (x, base + 5 * unit * sin(x / (22 * unit) * pi)) for x in range(0, wide, round(2 * unit))
            ]
            pen.line(points, fill=colour, width=round(4 * unit), joint="curve")
    elif kind == "grav":
        pen.rectangle((0, high - round(10 * unit), wide, high), fill=mark)
        for x in range(0, wide, round(12 * unit)):
            pen.line(
                [(x, high), (x + 10 * unit, high - 10 * unit)],
                fill=(*theme["grav"], 255),
                width=round(3 * unit),
            )
    elif kind == "zero":
        spacing = 17 * unit
        for row in range(int(high / spacing) + 1):
            for column in range(int(wide / spacing) + 2):
                left, top = column * spacing + (spacing / 2 if row % 2 else 0), row * spacing + 6 * unit
                reach = 3.0 * unit
                pen.ellipse((left - reach, top - reach, left + reach, top + reach), fill=mark)
    else:
        chevron = 26 * unit
        for column in range(int(wide / chevron) + 2):
            peak = column * chevron
            pen.line(
                [(peak - 13 * unit, high * 0.95), (peak, high * 0.5), (peak + 13 * unit, high * 0.95)],
                fill=mark, width=round(5 * unit), joint="curve",
            )  # fmt: skip
    if dark:
        step = round(13 * unit)
        for x in range(-high, wide, step):
            pen.line([(x, high), (x + high, 0)], fill=(*theme["unlit"], 255), width=round(4.5 * unit))


def _flames(pen: ImageDraw.ImageDraw, theme: Theme, wide: int, high: int, unit: float) -> None:
    for colour, tall, wave in ((theme["fire"], 0.5, 30), (theme["fire_core"], 0.25, 22)):
        step = wave * unit
        points: list[tuple[float, float]] = [(0, high)]
        count = int(wide / step) + 1
        for flame in range(count):
            x = flame * step
            peak = high * (1 - tall * (1.0 if flame % 2 else 0.72))
            points += [
                (x, high * (1 - tall * 0.28)), (x + step * 0.3, high * (1 - tall * 0.5)),
                (x + step * 0.5, peak), (x + step * 0.75, high * (1 - tall * 0.45)),
            ]  # fmt: skip
        points += [(wide, high * (1 - tall * 0.28)), (wide, high)]
        pen.polygon(points, fill=(*colour, 255))


def _cracks(pen: ImageDraw.ImageDraw, theme: Theme, size: tuple[int, int], scale: float) -> None:
    wide, high = size[0] * FINE, size[1] * FINE
    unit = FINE * scale
    rng = Random(5)
    for start in (0.16, 0.5, 0.84):
        x, y = wide * start, HEAD * unit
        points = [(x, y)]
        while y < high:
            x += rng.uniform(-15, 15) * unit
            y += rng.uniform(9, 17) * unit
            points.append((x, y))
        pen.line(points, fill=(*theme["unlit"], 255), width=round(5 * unit), joint="curve")
        pen.line(points, fill=(*theme["damage"], 255), width=round(2.4 * unit), joint="curve")


def _torn(pen: ImageDraw.ImageDraw, theme: Theme, size: tuple[int, int], rim: int) -> None:
    """Gaps in the frame, as of a hull that is broken."""
    wide, high = size
    dark = (*theme["unlit"], 255)
    step = 34 * FINE
    reach = rim * FINE
    for x in range(step, wide - step // 2, step):
        pen.polygon([(x, 0), (x + 9 * FINE, 0), (x + 3 * FINE, reach), (x - 5 * FINE, reach)], fill=dark)
        pen.polygon(
            [(x, high), (x + 9 * FINE, high), (x + 14 * FINE, high - reach), (x + 5 * FINE, high - reach)],
            fill=dark,
        )


def _drips(pen: ImageDraw.ImageDraw, theme: Theme, size: tuple[int, int], scale: float) -> None:
    wide, high = size[0] * FINE, size[1] * FINE
    unit = FINE * scale
    rng = Random(11)
    top = HEAD * unit
    goo, shade = (*theme["goo"], 255), (*theme["goo_shade"], 255)
    x: float = 0
    while x < wide:
        broad = rng.uniform(9, 17) * unit
        long = rng.uniform(0.15, 0.62) * (high - top)
        for colour, shift in ((shade, 2 * unit), (goo, 0.0)):
            pen.rounded_rectangle(
                (x + shift, top - 4 * unit, x + shift + broad, top + long + shift), broad / 2, fill=colour
            )
        x += broad * 1.05
    pen.rectangle((0, top - 5 * unit, wide, top + 5 * unit), fill=goo)


def _head_signs(content: Content) -> list[str]:
    """What stands beside a section's name, from the right."""
    signs = (
        (content.arrow, bool(content.arrow)),
        ("biohazard", content.contaminates),
        ("console", content.console),
        ("bolt", content.power),
    )
    return [key for key, shown in signs if shown]


def _head_room(content: Content, box: Box) -> tuple[int, int]:
    """From where to where a section's name may run, also when there is damage and a hazard."""
    pod = content.ground == "pod"
    right = box[2] - (26 if pod else 23) - len(_head_signs(content)) * 23
    if pod:
        right -= round(width("0/0", 22, "black") + 22)
    return box[0] + 24, right


def _head(canvas: Canvas, content: Content, box: Box, title: int) -> None:
    theme = canvas.theme
    look = _look(content)
    fill = head_colour(theme, look)
    ink = on(fill)
    top, bottom = box[1] + 2, box[1] + HEAD
    worn = content.damaged or content.goo
    right = box[2] - ((26 if worn else 12) if content.ground == "pod" else (23 if worn else 7))
    side = 20
    middle = (top + bottom) // 2
    for key in _head_signs(content):
        colour = ink
        if key == "bolt":
            colour = theme["off"] if content.damaged else theme["fire_core"] if bright(fill) < 0.5 else ink
        right -= side
        canvas.stamp(icon(key, side, colour, fill), (right, middle - side // 2))
        right -= 3
    if content.ground == "pod":
        right = _berths(canvas, content, right, middle, ink)
    left = box[0] + (24 if content.hazard else 14 if content.ground == "pod" else 9)
    canvas.text((left, top, right, bottom), content.title, title, ink, least=SMALLEST)


def _berths(canvas: Canvas, content: Content, right: int, middle: int, ink: Colour) -> int:
    """How many seats of a pod are taken, of how many."""
    size, tall = 22, 13
    text = f"{content.taken}/{content.seats}"
    wide = round(width(text, size, "black")) + 1
    canvas.text((right - wide, middle - tall, right, middle + tall), text, size, ink, weight="black")
    side = 19
    right -= wide + side
    canvas.stamp(icon("person", side, ink), (right, middle - side // 2))
    return right - 2


def _needs(canvas: Canvas, content: Content, box: Box) -> None:
    """What a pod requires, and who is about to launch it, in a column at its right side."""
    if not content.needs:
        return
    needs, markers = _column(content)
    top, bottom = box[1] + (HEAD + 6), box[3] - 5
    count = max(len(needs) + len(markers), 1)
    side = min(26, (bottom - top) // count - 2)
    left = box[2] - (PAD + 3) - (26 + side) // 2
    step = min(side + 5, (bottom - top) // count)
    for place, need in enumerate(needs):
        draw_need(canvas, need, (left, top + place * step), side)
    for place, marker in enumerate(markers, len(needs)):
        y = top + place * step
        draw_thing(canvas, marker, (left, y, left + side, y + side))


def draw_need(canvas: Canvas, need: Need, at: tuple[int, int], side: int) -> None:
    """A launch requirement: bright and ticked where it is met, dark where it is not."""
    theme = canvas.theme
    fill = theme["good"] if need.met else theme["unlit"]
    ink = on(fill)
    canvas.stamp(coin(theme, side, fill, ink), at)
    inner = round(side * 0.6)
    shift = (side - inner) // 2
    canvas.stamp(icon(need.key, inner, ink, fill), (at[0] + shift, at[1] + shift))
    if need.met:
        small = round(side * 0.56)
        corner = (at[0] + side - round(small * 0.6), at[1] + side - round(small * 0.8))
        canvas.stamp(coin(theme, small, theme["unlit"], theme["unlit"]), corner)
        tick = round(small * 0.76)
        inset = (small - tick) // 2
        canvas.stamp(icon("check", tick, (255, 255, 255)), (corner[0] + inset, corner[1] + inset))


def _badges(canvas: Canvas, content: Content, box: Box) -> None:
    """Hazard on the left corner, damage or goo on the right one: seen from far away."""
    theme = canvas.theme
    side = BADGE
    inner = 21
    reach = 6
    if content.hazard:
        fill = theme["fire_ground"] if content.hazard == "fire" else theme["gas_ground"]
        ink = theme["fire"] if content.hazard == "fire" else theme["gas"]
        middle = (box[0] + reach, box[1] + reach)
        canvas.centre(coin(theme, side, fill, ink), middle)
        canvas.centre(icon(content.hazard, inner, ink, fill, theme["fire_core"]), middle)
    if content.damaged or content.goo:
        middle = (box[2] - reach, box[1] + reach)
        if content.goo:
            canvas.centre(coin(theme, side, theme["unlit"], theme["goo"]), middle)
            canvas.centre(icon("goo", inner, theme["goo"], theme["unlit"]), middle)
        else:
            canvas.centre(
                icon("damage", side, theme["damage"], theme["tag_edge"], theme["fire_core"]), middle
            )


def _gone(canvas: Canvas, content: Content, box: Box, title: int) -> None:
    """A pod that has left, or a place that is no more: only an outline stays."""
    theme = canvas.theme
    size = (box[2] - box[0], box[3] - box[1])
    canvas.stamp(_hole(theme, size, content.annihilated, content.changed), box[:2])
    colour = theme["bad"] if content.annihilated else theme["soft"]
    side = 40
    middle = ((box[0] + box[2]) / 2, box[1] + size[1] * 0.64)
    canvas.centre(
        icon("skull" if content.annihilated else "rocket", side, colour, theme["space"], colour), middle
    )
    pad = 12
    canvas.text(
        (box[0] + pad, box[1] + 3, box[2] - pad, box[1] + (HEAD + 3)),
        content.title, title, colour, align="centre", least=SMALLEST,
    )  # fmt: skip


@lru_cache(maxsize=20)
def _hole(theme: Theme, size: tuple[int, int], lost: bool, changed: bool) -> Image.Image:
    wide, high = size[0] * FINE, size[1] * FINE
    colour = theme["change"] if changed else theme["bad"] if lost else theme["faint"]
    image = Image.new("RGBA", (wide, high))
    pen = ImageDraw.Draw(image)
    pen.rounded_rectangle((0, 0, wide - 1, high - 1), 24 * FINE, fill=(*theme["space"], 255))
    width = 3 * FINE
    dash = 14 * FINE
    radius = 24 * FINE
    for x in range(radius, wide - radius, dash * 2):
        pen.line(
            [(x, width / 2), (min(x + dash, wide - radius), width / 2)], fill=(*colour, 255), width=width
        )
        pen.line(
            [(x, high - width / 2), (min(x + dash, wide - radius), high - width / 2)],
            fill=(*colour, 255), width=width,
        )  # fmt: skip
    for y in range(radius, high - radius, dash * 2):
        end = min(y + dash, high - radius)
        pen.line([(width / 2, y), (width / 2, end)], fill=(*colour, 255), width=width)
        pen.line([(wide - width / 2, y), (wide - width / 2, end)], fill=(*colour, 255), width=width)
    if lost:
        pen.line([(0, high), (wide, 0)], fill=(*colour, 255), width=width)
    return reduced(image)
