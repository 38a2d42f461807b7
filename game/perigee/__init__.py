"""Perigee: a cooperative dice game for 1–4, whose crews keep a station alive in orbit."""

from __future__ import annotations

from pathlib import Path

from game import text

text.enter(Path(__file__).parent / "text", "perigee")
