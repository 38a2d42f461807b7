"""No module of the game knows what lies above it, and the picture of that is today's."""

from __future__ import annotations

from tests.layers import LAYERS, PICTURE, drawn, imports, layer, modules


def test_every_module_lies_in_one_layer() -> None:
    assert sorted(name for it in LAYERS for name in it.modules) == modules()


def test_nothing_knows_what_lies_above_it() -> None:
    upward = {(one, other) for one, other in imports() if layer(other) > layer(one)}
    assert not upward


def test_the_picture_is_drawn_of_these_layers() -> None:
    assert PICTURE.read_text("utf-8") == drawn(), "python -m tests.layers"
