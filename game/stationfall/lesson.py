"""The tutorial game of the launch manual: who is in it, and what everybody knows from the start."""

from __future__ import annotations

TUTORIAL = (
    "astrochimp",
    "counselor",
    "cyborg",
    "daredevil",
    "engineer",
    "exile",
    "medical",
    "security",
    "station_chief",
    "stowaway",
    "stranger",
    "troubleshooter",
)

LESSON = "lesson"
"""The tutorial game of the launch manual, set up to the letter."""
LINDSEY = ("engineer", "station_chief")
"""There, the identity cards of the player it scripts, who has the first turn."""
SPOTS = {"astrochimp": "therapy_garden"}
"""There, the Kompromat that everybody knows; it comes from the spot of the Houdini, which stays empty."""
EMPTY = "houdini"
SEATS = 4
"""Three players and the one it scripts."""
