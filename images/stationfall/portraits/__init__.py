"""Portraits of everybody and everything on the station; `images.kit.portraits` says what a file may hold."""

from __future__ import annotations

from images.kit.portraits import Drawing, Portraits

PORTRAITS = Portraits(__name__)
known, portrait, figure, ground = PORTRAITS.known, PORTRAITS.portrait, PORTRAITS.figure, PORTRAITS.ground


def drawings() -> dict[str, Drawing]:
    """Every portrait there is a file for."""
    return PORTRAITS.drawings
