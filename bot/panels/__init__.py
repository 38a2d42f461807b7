"""What is shown and pressed: every button and menu says in its id all that is needed to act on it."""

from __future__ import annotations
