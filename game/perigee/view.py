"""The one door through which a game is looked at. All is open but the order of face-down cards."""

from __future__ import annotations

from msgspec import Struct

from game.perigee.rows import RESOURCES, Difficulty
from game.perigee.state import Ask, Card, Crew, Options, State, Tile
from game.perigee.station import DISASTERS, poison, use

__all__ = ["RESOURCES", "Ask", "Card", "Crew", "Options", "Tile", "View", "view"]


class View(Struct, frozen=True):
    """All that a seat, or a spectator, may know."""

    seat: int | None
    disaster: str
    difficulty: Difficulty
    options: Options
    round: int
    phase: int
    lead: int
    crews: tuple[Crew, ...]
    tiles: dict[str, Tile]
    stock: tuple[int, ...]
    devices: int
    saved: int
    use: int
    """What each resource loses in this round, …"""
    use_next: int
    """… and in the next one."""
    missions: tuple[Card, ...]
    cards: tuple[Card, ...]
    toxic: tuple[int, ...]
    """Values that are toxic now."""
    deck: int
    """Cards left in the disaster deck."""
    unseen: tuple[str, ...]
    """Disaster cards that have not come yet; some of them are not in the deck."""
    past: tuple[str, ...]
    decks: tuple[int, ...]
    """Tiles left face down, by crew."""
    gone: tuple[str, ...]
    asks: tuple[Ask, ...]
    ending: str
    failed: int

    @property
    def mine(self) -> list[int]:
        """The crews of this seat."""
        return [number for number, crew in enumerate(self.crews) if crew.seat == self.seat]


def view(state: State, seat: int | None) -> View:
    seen = set(state.past)
    return View(
        seat=seat,
        disaster=state.disaster,
        difficulty=state.difficulty,
        options=state.options,
        round=state.round,
        phase=state.phase,
        lead=state.lead,
        crews=tuple(state.crews),
        tiles=dict(state.tiles),
        stock=state.stock,
        devices=state.devices,
        saved=state.saved,
        use=use(state.difficulty, state.round),
        use_next=use(state.difficulty, state.round + 1),
        missions=state.missions,
        cards=state.cards,
        toxic=tuple(sorted(poison(state.toxic, state.cards))),
        deck=len(state.deck),
        unseen=tuple(
            key for key, card in DISASTERS.items() if card.deck == state.disaster and key not in seen
        ),
        past=state.past,
        decks=tuple(map(len, state.decks)),
        gone=state.gone,
        asks=state.asks,
        ending=state.ending,
        failed=state.failed,
    )
