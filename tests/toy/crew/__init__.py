"""A game for the platform's tests in which everybody acts at once, and all win or lose together."""

from __future__ import annotations

from pathlib import Path

from game import text
from tests.toy.crew.rules import Crew

text.enter(Path(__file__).with_name("text"), "crew")
CREW = Crew()

__all__ = ["CREW", "Crew"]
