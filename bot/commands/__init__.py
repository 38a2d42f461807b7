"""What can be typed. Each command acknowledges, does one thing, and answers."""

from __future__ import annotations
