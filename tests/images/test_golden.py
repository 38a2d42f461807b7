"""The pictures look as they did when somebody last looked at them; `python -m tests.images.renew` renews."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops

from tests.images.renew import FOLDER, goldens, small

DIFFERENT = 40
"""How far a colour may be off before a pixel counts as different."""
SHARE = 0.01


def difference(one: Image.Image, other: Image.Image) -> float:
    """The share of pixels that look different."""
    if one.size != other.size:
        return 1.0
    worst = ImageChops.difference(one, other)
    bands = [band.point(lambda value: 255 if value > DIFFERENT else 0) for band in worst.split()]
    joined = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    return joined.histogram()[255] / (one.width * one.height)


@pytest.mark.parametrize("name", goldens())
def test_golden(name: str) -> None:
    with Image.open(FOLDER / f"{name}.png") as kept:
        assert difference(kept.convert("RGB"), small(goldens()[name]())) <= SHARE


def test_a_difference_is_found() -> None:
    one = small(goldens()["station-dark"]())
    other = one.copy()
    other.paste((255, 0, 0), (100, 100, 200, 200))
    assert difference(one, one) == 0
    assert difference(one, other) > SHARE
    assert difference(one, one.resize((10, 10))) == 1


def test_nothing_is_kept_that_is_not_drawn() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(goldens())
