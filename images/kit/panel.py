"""What a panel is drawn on."""

from __future__ import annotations

from images.kit.canvas import Box, Canvas
from images.kit.themes import Theme


def panel(theme: Theme, box: Box, edge: str = "panel_edge") -> Canvas:
    size = (box[2] - box[0], box[3] - box[1])
    canvas = Canvas(theme, size, theme["space"])
    canvas.panel((0, 0, *size), theme["panel"], theme[edge], 2, 12)
    return canvas
