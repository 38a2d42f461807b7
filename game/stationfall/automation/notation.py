"""The manual's notation of what a bot does ("Reading the Bot's Scripts"): what a line means once it is read.

    [Officer + This Minute / Unexhausted] Pick Up > Manufacture: Gun > Bludgeon THEN Sabotage: Power Section
    [Telepathic Rat + This Minute] Telepathy [Human with Gun] Attack: Live Human
    GOTO Abandon Ship IF Minute <= 7

`reader` reads it. `IF` is ours: what the manual would say on a card in words of its own. What a bot does at
the start or end of its turn is done by nobody aboard, and has no brackets.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Source = Literal["seed", "ours"]
"""`seed`: printed in the manual. `ours`: nobody has seen the printed card; this stands in for it."""

When = Literal["", "now", "rested", "now_or_rested"]
"""Nothing said; This Minute; Unexhausted; This Minute / Unexhausted."""

OWN = "pc"
"""Instead of a card's key: the bot's own character."""


class Whom(Struct, frozen=True):
    """Which characters are meant, as targets and in conditions."""

    card: str = ""
    traits: tuple[str, ...] = ()
    has: tuple[str, ...] = ()
    """Possesses one of these."""
    lacks: tuple[str, ...] = ()
    """Possesses none of these."""
    pod: bool = False
    """In a pod that has not left."""
    beside: str = ""
    """Colocated with this card."""


class Where(Struct, frozen=True):
    """Which sections are meant."""

    kind: Literal["section", "pod", "power", "aboard"] = "pod"
    """`aboard`: any section of the station."""
    key: str = ""
    least: int = 0
    """So many Occupants, or of those that `whom` says."""
    whom: Whom | None = None
    most: bool = False
    """Where more of them are comes first."""


class Operation(Struct, frozen=True):
    """What is to be done: `>` lists come in order of priority."""

    verbs: tuple[str, ...]
    things: tuple[str, ...] = ()
    whom: tuple[Whom, ...] = ()
    where: tuple[Where, ...] = ()
    on: bool = False
    """What a switch is set to."""
    power: str = ""
    """The power (`deeds.POWERS`) by which somebody else is made to do it …"""
    puppet: Whom | None = None
    """… and who."""


class Fact(Struct, frozen=True):
    """Something that must be so for a line to be looked at."""

    name: str
    holds: bool = True
    limit: int = 0
    whom: Whom | None = None


class Brackets(Struct, frozen=True):
    """Whom a line considers for activation."""

    influence: bool = False
    when: When = ""
    cards: tuple[str, ...] = ()
    able: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    has: tuple[tuple[str, ...], ...] = ()
    lacks: tuple[tuple[str, ...], ...] = ()


class Line(Struct, frozen=True, kw_only=True):
    """One manoeuvre."""

    text: str
    source: Source
    never: str = ""
    """Why nobody will ever see it chosen."""
    goto: str = ""
    """The script to go on with; then nothing else is said."""
    brackets: Brackets = Brackets()
    operation: Operation | None = None
    repeat: bool = False
    then: Operation | None = None
    facts: tuple[Fact, ...] = ()

    @property
    def plain(self) -> str:
        """Only what is to be done, for who watches: neither by whom nor when."""
        said = self.text.partition("] ")[2] if self.text.startswith("[") else self.text
        return said.partition(" IF ")[0]


class Verb(Struct, frozen=True):
    """What belongs to a verb of the notation."""

    deeds: tuple[str, ...]
    """The game's verbs that do it."""
    of: Literal["", "thing", "whom", "where", "either", "maybe"] = ""
    """What stands behind its colon; `either`: a section or a character; `maybe`: the same, or nothing."""
    to: Literal["", "whom", "where", "offsite", "anywhere"] = ""
    """What stands behind its `to`."""


VERBS: dict[str, Verb] = {
    "pick_up": Verb(("pick_up",), of="thing"),
    "manufacture": Verb(("manufacture",), of="thing"),
    "rob": Verb(("rob",), of="thing"),
    "drop": Verb(("drop",), of="thing"),
    "give": Verb(("give",), of="thing", to="whom"),
    "throw": Verb(("throw",), of="thing", to="where"),
    "copy": Verb(("copy",), of="thing", to="whom"),
    "transmit": Verb(("transmit",), of="thing", to="offsite"),
    # "Firebombs": a throw is considered wherever one of these is asked for.
    "attack": Verb(("attack", "throw"), of="whom"),
    "sabotage": Verb(("sabotage", "throw"), of="where"),
    "jury_rig": Verb(("jury_rig", "repair"), of="either"),
    "revive": Verb(("revive",), of="whom"),
    "self_repair": Verb(("self_repair",)),
    "infect": Verb(("infect",), of="whom"),
    "feed_me": Verb(("feed",), of="whom"),
    "missile": Verb(("missile",), of="where"),
    "nerve_gas": Verb(("nerve_gas",), of="where"),
    "wormtongue": Verb(("wormtongue",), of="whom"),
    "lawyer_up": Verb(("lawyer_up",), of="whom"),
    "hazard_suppression": Verb(("suppress",)),
    "jammers": Verb(("jammers",)),
    "pod": Verb(()),
    "timed_launch": Verb(("timed_launch",)),
    "launch": Verb(("section_launch", "bridge_launch")),
    "bridge_launch": Verb(("bridge_launch",)),
    "abandon_ship": Verb(("abandon_ship",)),
    "release_project_x": Verb(("release_project_x",)),
    "self_destruct": Verb(("self_destruct",)),
    "rocket_wings_launch": Verb(("wings_launch",)),
    "emp_burst": Verb(("emp_burst",)),
    "process_server": Verb(("process_server",)),
    "salvage_files": Verb(("salvage",)),
    "step": Verb((), to="anywhere"),
}

COMMANDS = frozenset({"remote_control", "telepathy", "root_access"})
"""Ways to do something through somebody else, who stands in brackets behind."""

OWN_VERBS: dict[str, Verb] = {
    # The instant reveal power of the bot's identity, once for each line; its questions go by the rest.
    "reveal_power": Verb((), of="maybe"),
    "creep": Verb(("creep",), of="whom"),
}
"""What a bot does by itself, at the start or end of its turn."""

TRAITS = frozenset(
    {
        "down", "live", "contaminated", "uncontaminated", "innocent", "guilty", "unhelmeted", "rival",
        "human", "robot", "officer", "fugitive", "npc", "monster", "friend", "grudge",
    }
)  # fmt: skip
"""Words that say something of a character; in brackets only the kinds and abilities among them."""

NOUNS = frozenset({"human", "robot", "officer", "fugitive", "npc", "pc", "monster", "friend", "grudge"})
"""Those of them, and the abilities, that stand for somebody without a further word."""

FLAGS = frozenset({"abandon_ship", "released", "armed", "jammers", "emergency", "blackout"})
"""Facts that are or are not so."""

COUNTED = frozenset({"minute", "power", "die"})
"""Facts that are numbers: the minute marker's place, Damaged Power Sections, what the Bot Die shows."""
