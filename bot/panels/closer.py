"""The buttons under a picture that is too full for a phone: each shows a part of it, large."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.buttons.show import ShowOne
from bot.panels.layout import button
from bot.table import Table
from bot.words import Words
from images.api import Offer


def closer(table: Table, offers: Sequence[Offer], plain: Words) -> list[ui.Button[Any]]:
    """`plain`: what stands on a button has no marks."""
    return [
        button(plain.message(offer.label), ShowOne("near", table.row.id, offer.name), emoji="🔎")
        for offer in offers
    ]
