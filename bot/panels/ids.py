"""The ids of the buttons on one panel."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.buttons.show import ShowOne
from bot.buttons.turn import Do, Grey, Narrow, NarrowField, Pick, Secret, Take, TakeOne, Try, Turn
from bot.choices import Path
from bot.panels.layout import Style
from bot.table import digest
from game.api import Action, Way


@dataclass(frozen=True)
class Ids:
    """The ids of one panel: at this table, for this state of it."""

    game: int
    stamp: str
    told: frozenset[tuple[Action, ...]] = frozenset()
    """Of which ways it stands above them what is to be confirmed: none of these asks again."""

    def once_told(self, *ways: Way) -> Ids:
        """Where that has been said of these."""
        return replace(self, told=frozenset(way.actions for way in ways))

    def style(self, way: Way, usual: Style = Style.secondary) -> Style:
        return Style.danger if way.actions in self.told else usual

    def turn(self, cue: str) -> Turn:
        return Turn(cue, self.game, self.stamp)

    def secret(self) -> Secret:
        return Secret("secret", self.game, self.stamp)

    def do(self, action: Action) -> Do:
        return Do("do", self.game, self.stamp, digest(action))

    def attempt(self, action: Action, cue: str) -> Try:
        return Try(cue, self.game, self.stamp, digest(action))

    def way(self, way: Way) -> Take:
        return Take(
            "sure" if way.actions in self.told else "way", self.game, self.stamp, digest(*way.actions)
        )

    def one_way(self, menu: int) -> TakeOne:
        return TakeOne(f"w{menu:x}", self.game, self.stamp)

    def grey(self, number: int) -> Grey:
        return Grey(f"no{number}", self.game, self.stamp)

    def look(self, cue: str, name: str) -> ShowOne:
        return ShowOne(cue, self.game, name)

    def pick(self) -> Pick:
        return Pick("pick", self.game, self.stamp)

    def narrow(self, cue: str, path: Path) -> Narrow:
        return Narrow(cue, self.game, self.stamp, path)

    def field(self, field: int, menu: int, path: Path) -> NarrowField:
        return NarrowField(f"f{field:x}{menu:x}", self.game, self.stamp, path)
