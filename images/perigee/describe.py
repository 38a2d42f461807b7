"""The board in words: as alt text of a picture, and in full for those who use no pictures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.perigee.preview import TOP, aid, made, own
from game.perigee.view import RESOURCES, Card, Crew, Tile, View
from images.kit.alt import shortened
from images.kit.callings import Callings
from images.perigee.bits import CODES, TOKENS, missing
from images.perigee.crews import beside, spot
from images.perigee.gauges import outlooks, sum_of, then
from images.perigee.slots import Wanted, poisons, wanted
from images.perigee.words import dashed, listed, name, noted, sentence, told, words

# ---------------------------------------------------------------------- single facts


def head(view: View, language: str) -> str:
    if view.ending:
        return words(f"over-{view.ending}", language)
    phase = words(f"phase-{view.phase}", language)
    lead = words("leads", language, crew=CODES[view.crews[view.lead].country])
    return listed([words("head", language, round=view.round, phase=phase), lead], language)


def gauges(view: View, language: str) -> list[str]:
    """`Oxygen 5 +3 −3 = 5, next −4 = 1`."""
    return [
        listed(
            filter(None, (f"{name(RESOURCES[it.resource], language)} {sum_of(it)}", then(it, language))),
            language,
        )
        for it in outlooks(view)
    ]


def common(view: View, language: str) -> str:
    """Devices, cards to come, what is toxic."""
    found = [
        words("devices", language, count=view.devices),
        words("deck", language, count=view.deck),
    ]
    if view.disaster == "toxic":
        found.append(words("aid", language, count=aid(view.crews)))
    if view.toxic:
        found.append(words("toxic", language, values=" ".join(map(str, view.toxic))))
    return listed(found, language)


def _wants(it: Wanted, view: View, language: str) -> str:
    what = it.asks.removeprefix("=").replace("-", "–")
    what = words(f"asks-{what}", language) if what in ("any", "even", "odd", "pair") else what
    text = f"{what} ×{it.count}" if it.count > 1 else what
    if it.apart < 0:
        return text
    return noted(text, words("apart", language, crew=CODES[view.crews[it.apart].country]), language)


def card(it: Card, view: View, language: str) -> str:
    """How far it is, and what it still wants."""
    count = f"{len(it.filled) - missing(it)}/{len(it.filled)}"
    wants = [_wants(one, view, language) for one in wanted(it)]
    parts = [count, *([words("wants", language, dice=listed(wants, language))] if wants else [])]
    if poisons(it):
        parts.append(words("toxic", language, values=" ".join(map(str, poisons(it)))))
    return told(name(it.key, language), listed(parts, language), language)


def faces(dice: Iterable[int]) -> str:
    """A locked die as its top and its front."""
    return " ".join(str(die) if die < 10 else f"{die // 10}/{die % 10}" for die in dice) or "–"


def crew(view: View, it: int, called: Callings, language: str) -> str:
    """Its dice and figures, in a line."""
    crew = view.crews[it]
    parts = [words("dice-pool", language, dice=faces((*crew.pool, *crew.rolled)))]
    parts += [words(f"dice-{dashed(key)}", language) + " " + faces(some) for key, some in beside(crew)]
    parts += figures(crew, language)
    who = noted(CODES[crew.country], called.names[crew.seat], language)
    return told(who, listed(parts, language), language)


def figures(crew: Crew, language: str) -> list[str]:
    found = [
        words("has-track", language, count=crew.track),
        words("has-capacity", language, count=crew.capacity),
    ]
    if crew.converters:
        found.append(words("has-converters", language, count=crew.converters, beside=crew.beside))
    if crew.amplify:
        found.append(words("has-amplify", language, count=crew.amplify))
    if crew.aid:
        found.append(words("has-aid", language, count=crew.aid))
    if crew.dock_disabled:
        found.append(words("has-dock-disabled", language))
    if crew.done:
        found.append(words("done", language))
    return found


def lying(it: Tile, language: str) -> list[str]:
    """What is on a tile."""
    found = []
    if it.dice:
        found.append(f"{words('tile-dice', language)} {' '.join(str(TOP[die]) for die in it.dice)}")
    there = {key: getattr(it, key) for key in TOKENS}
    found += [words(f"token-{key}", language, count=count) for key, count in there.items() if count]
    if it.disabled:
        found.append(words("token-disable", language))
    if it.dice or it.strain:
        found.append(words("tile-makes", language, count=made(it)))
    return found


def tile(it: Tile, language: str) -> str:
    """`B3 Oxygen Loop (die 4, Scenario 1, makes 1)`."""
    text = f"{spot(it)} {name(it.key, language)}"
    there = lying(it, language)
    return noted(text, listed(there, language), language) if there else text


def in_order(view: View) -> list[Tile]:
    """What has something on it first."""
    found = sorted(view.tiles.values(), key=lambda it: (it.row, it.column))
    return sorted(found, key=lambda it: not (it.dice or it.negative or it.amplify))


# ---------------------------------------------------------------------- alt texts


def alt_board(view: View, called: Callings, language: str) -> str:
    parts = [head(view, language), *gauges(view, language), common(view, language)]
    parts += [card(it, view, language) for it in (*view.missions, *view.cards)]
    parts += [crew(view, it, called, language) for it in range(len(view.crews))]
    parts += [tile(it, language) for it in in_order(view)]
    return shortened(sentence(part, language) for part in parts)


def alt_turn(view: View, called: Callings, language: str) -> str:
    parts = [head(view, language), *(crew(view, it, called, language) for it in view.mine)]
    parts += [*gauges(view, language), common(view, language)]
    if view.phase == 5:
        parts += [offers(view, it, language) for it in view.mine]
    parts += [card(it, view, language) for it in (*view.missions, *view.cards)]
    parts += [tile(it, language) for it in in_order(view) if it.owner in view.mine]
    return shortened(sentence(part, language) for part in parts)


def offers(view: View, it: int, language: str) -> str:
    names = [name(key, language) for key in view.crews[it].offer] or ["–"]
    return told(words("offers", language), listed(names, language), language)


def alt_crew(view: View, it: int, called: Callings, language: str) -> str:
    flying = view.crews[it]
    parts = [told(name(flying.country, language), crew(view, it, called, language), language)]
    used = "has-badge-used" if flying.badge_used else "has-badge"
    parts.append(words(used, language, badge=name(flying.badge, language)))
    parts.append(words("has-supply", language, count=flying.supply))
    parts.append(words("has-light", language, light=name(flying.light, language)))
    parts += [tile(one, language) for one in in_order(view) if one.owner == it]
    parts.append(offers(view, it, language))
    return shortened(sentence(part, language) for part in parts)


def alt_cards(view: View, language: str) -> str:
    parts = [card(it, view, language) for it in (*view.missions, *view.cards)]
    parts.append(common(view, language))
    parts.append(coming(view, language))
    return shortened(sentence(part, language) for part in parts)


def coming(view: View, language: str) -> str:
    names = listed((name(key, language) for key in view.unseen), language) or "–"
    return told(words("coming", language, count=view.deck), names, language)


# ---------------------------------------------------------------------- all of it


def board(view: View, called: Callings, language: str) -> str:
    """Everything, line by line."""
    return "\n".join(_lines(view, called, language))


def _lines(view: View, called: Callings, language: str) -> Iterator[str]:
    yield sentence(head(view, language), language)
    yield common(view, language)
    yield from gauges(view, language)
    yield ""
    yield from (card(it, view, language) for it in (*view.missions, *view.cards))
    yield coming(view, language)
    for it, flying in enumerate(view.crews):
        yield ""
        yield f"**{name(flying.country, language)}** {crew(view, it, called, language)}"
        used = "has-badge-used" if flying.badge_used else "has-badge"
        yield words(used, language, badge=name(flying.badge, language))
        yield from (tile(one, language) for one in sorted(own(view, it), key=lambda one: one.row))
        yield offers(view, it, language)
