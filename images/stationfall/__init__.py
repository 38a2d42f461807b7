"""The pictures of Stationfall."""

from __future__ import annotations

from images.stationfall.gallery import (
    StationfallGallery,
    card,
    film,
    identity,
    roster,
    scores,
    station,
)

__all__ = ["StationfallGallery", "card", "film", "identity", "roster", "scores", "station"]
