"""What is wrong with the words of a picture: cut off, out of their room, one over another, or hidden."""

from __future__ import annotations

from images.kit.canvas import Box, Label, Sheet


def faults(sheet: Sheet) -> list[str]:
    # Made anew whenever they are asked for.
    labels = sheet.labels
    return [
        *_single(sheet, labels),
        *_overlapping(labels),
        *_hidden(sheet, labels),
    ]


def _single(sheet: Sheet, labels: list[Label]) -> list[str]:
    found = []
    wide, high = sheet.image.size
    for label in labels:
        left, top, right, bottom = label.ink
        if label.shortened:
            found.append(f"shortened: {label}")
        if label.covered:
            found.append(f"covered: {label}")
        if left < label.room[0] - 2 or right > label.room[2] + 2:
            found.append(f"overflows: {label}")
        if left < 0 or top < 0 or right > wide or bottom > high:
            found.append(f"outside the picture: {label}")
    return found


def _overlapping(labels: list[Label]) -> list[str]:
    found = []
    ordered = sorted(labels, key=lambda label: label.ink[1])
    for place, one in enumerate(ordered):
        for other in ordered[place + 1 :]:
            if other.ink[1] >= one.ink[3] - 1:
                break
            if common(one.ink, other.ink):
                found.append(f"one over another: {one} {other}")
    return found


def _hidden(sheet: Sheet, labels: list[Label]) -> list[str]:
    """Words over which a later piece was laid."""
    return [
        f"hidden: {label}" for box, count in sheet.laid for label in labels[:count] if common(box, label.ink)
    ]


def common(one: Box, other: Box) -> bool:
    """Whether two boxes share more than their rims."""
    return (
        min(one[2], other[2]) - max(one[0], other[0]) > 1
        and min(one[3], other[3]) - max(one[1], other[1]) > 1
    )
