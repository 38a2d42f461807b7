"""What arrives from Discord: heard, delivered once more, or held back and delivered all at once."""

from __future__ import annotations

from typing import Any

from tests.bot.world import World


class Gateway:
    """Hears what is delivered; can deliver it once more, or several things at the same moment."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.heard: list[dict[str, Any]] = []
        self.held: list[dict[str, Any]] | None = None
        self._emit = world.env.backend.emit
        world.env.backend.emit = self._hear  # type: ignore[method-assign]

    def _hear(self, event: str, payload: Any, *more: Any, **named: Any) -> Any:
        if event == "INTERACTION_CREATE":
            self.heard.append(payload)
            if self.held is not None:
                self.held.append(payload)
                return None
        return self._emit(event, payload, *more, **named)

    async def again(self) -> None:
        self._emit("INTERACTION_CREATE", self.heard[-1])
        await self.world.env.settle()

    def hold(self) -> None:
        """From now on nothing arrives."""
        self.held = []

    async def release(self) -> None:
        """All that was held back arrives at once."""
        held, self.held = self.held or [], None
        for payload in held:
            self._emit("INTERACTION_CREATE", payload)
        await self.world.env.settle()
