"""Small pieces all panels are made of, within the limits of Discord."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any

import discord
from discord import ui

from bot import limits
from bot.buttons.button import Button, renewed
from bot.choices import unique
from game.text import clip
from images.api import Picture

TEXT = limits.PAGE - 100
"""Characters of text in one panel."""

Style = discord.ButtonStyle
BLUE = discord.Colour(0x5B8DEF)
GREEN = discord.Colour(0x3FB37F)
AMBER = discord.Colour(0xE0A93B)
GREY = discord.Colour(0x6B7280)


@dataclass
class Page:
    """A message to be sent or edited: a layout, and the pictures it shows."""

    view: ui.LayoutView
    pictures: Sequence[tuple[str, Picture]] = ()
    attached: Sequence[tuple[str, bytes]] = ()
    """Files to be kept, each with its name."""

    def renew(self, number: int) -> Page:
        """The same page, in which every menu works again."""
        for item in self.view.walk_children():
            if isinstance(item, ui.Select):
                item.custom_id = renewed(item.custom_id, number)
        return self

    def files(self) -> list[discord.File]:
        """Fresh uploads: a file can be sent only once."""
        uploads = [discord.File(BytesIO(data), name) for name, data in self.attached]
        return [file(picture, name) for name, picture in self.pictures] + uploads


class Layout:
    """Collects the parts of a page, and counts its characters."""

    def __init__(self, colour: discord.Colour = BLUE) -> None:
        self.box: ui.Container[Any] = ui.Container(accent_colour=colour)
        self._room = TEXT
        self._pictures: list[tuple[str, Picture]] = []
        self._attached: list[tuple[str, bytes]] = []

    @property
    def parts(self) -> int:
        """How many of the parts that Discord allows in a message are taken."""
        return 1 + sum(
            1 + len(getattr(item, "children", ())) + hasattr(item, "accessory") for item in self.box.children
        )

    def join(self, other: Layout) -> Layout:
        """Everything another one holds, below what stands here."""
        for item in other.box.children:
            self.box.add_item(item)
        self._room -= TEXT - other._room
        self._pictures += other._pictures
        self._attached += other._attached
        return self

    def text(self, words: str) -> Layout:
        words = words.strip()
        if words and self._room > 1:
            words = clip(words, self._room)
            self._room -= len(words)
            self.box.add_item(ui.TextDisplay(words))
        return self

    def beside(self, words: str, pictures: Sequence[tuple[str, Picture]]) -> Layout:
        """Words with a small picture at their right, if there is one."""
        if not pictures:
            return self.text(words)
        (name, picture), *_ = pictures
        small: ui.Thumbnail[Any] = ui.Thumbnail(
            f"attachment://{filename(picture, name)}", description=picture.alt[: limits.ALT] or None
        )
        self._room -= len(words)
        self.box.add_item(ui.Section(words, accessory=small))
        self._pictures.append((name, picture))
        return self

    def line(self) -> Layout:
        self.box.add_item(ui.Separator())
        return self

    def pictures(self, pictures: Sequence[tuple[str, Picture]]) -> Layout:
        # A gallery of several would crop each to a square; boards want their whole width.
        for name, picture in pictures[: limits.PICTURES]:
            gallery: ui.MediaGallery[Any] = ui.MediaGallery()
            uri = f"attachment://{filename(picture, name)}"
            gallery.add_item(media=uri, description=picture.alt[: limits.ALT] or None)
            self.box.add_item(gallery)
            self._pictures.append((name, picture))
        return self

    def attach(self, name: str, data: bytes) -> Layout:
        """A file to be kept."""
        self.box.add_item(ui.File(f"attachment://{name}"))
        self._attached.append((name, data))
        return self

    def buttons(self, buttons: Sequence[ui.Button[Any]]) -> Layout:
        for start in range(0, len(buttons), limits.ROW):
            self.box.add_item(ui.ActionRow(*buttons[start : start + limits.ROW]))
        return self

    def menu(self, address: Button, placeholder: str, options: Sequence[tuple[str, str, str]]) -> Layout:
        """A menu of (label, value, description); the labels are told apart where they are equal."""
        select: ui.Select[Any] = ui.Select(
            custom_id=address.write(), placeholder=clip(placeholder, limits.PLACEHOLDER)
        )
        labels = unique([label or "–" for label, _, _ in options])
        for label, (_, value, description) in zip(labels, options, strict=True):
            select.add_option(label=label, value=value, description=clip(description, limits.OPTION) or None)
        self.box.add_item(ui.ActionRow(select))
        return self

    def page(self) -> Page:
        view = ui.LayoutView(timeout=None)
        view.add_item(self.box)
        # Never waited for: every press is understood by its id alone, also after a restart.
        view.stop()
        return Page(view, self._pictures, self._attached)


def button(
    label: str,
    address: Button,
    style: Style = Style.secondary,
    *,
    emoji: str | None = None,
    off: bool = False,
) -> ui.Button[Any]:
    """A button; its label is cut to what fits."""
    return ui.Button(
        label=clip(label, limits.LABEL), custom_id=address.write(), style=style, emoji=emoji, disabled=off
    )


def row_of(buttons: Sequence[ui.Button[Any]]) -> ui.View:
    """Buttons under an ordinary message."""
    view = ui.View(timeout=None)
    for item in buttons:
        view.add_item(item)
    view.stop()
    return view


def said(words: str, colour: discord.Colour = GREY) -> Page:
    """A page of text alone."""
    return Layout(colour).text(words).page()


def file(picture: Picture, name: str) -> discord.File:
    """A picture as an upload, with its alt text."""
    return discord.File(BytesIO(picture.data), filename(picture, name), description=picture.alt[: limits.ALT])


def filename(picture: Picture, name: str) -> str:
    safe = "".join(letter if letter.isalnum() or letter in "-_" else "-" for letter in name)[:60]
    return f"{safe or 'picture'}.{picture.format}"
