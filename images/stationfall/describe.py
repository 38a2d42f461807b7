"""The board in words: as alt text of a picture, and in full for those who use no pictures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.api import Message
from game.stationfall.view import Pawn, SeatView, SectionView, View
from game.text import say
from images.stationfall.panels import chips
from images.stationfall.scene import (
    MESOSPHERE,
    OUTER_SPACE,
    engulfed,
    full_name,
    kind_of,
    needs_of,
    occupied,
    owners_of,
    place_of,
    ship,
)
from images.stationfall.words import letter, name, words

ALT = 1024
"""The longest alt text a file may have."""


def shortened(parts: Iterable[str], limit: int = ALT) -> str:
    """As many whole sentences as there is room for, the most important first."""
    text = ""
    for part in parts:
        longer = f"{text} {part}".strip()
        if len(longer) <= limit:
            text = longer
            continue
        if not text:
            text = part[: limit - 1].rstrip() + "…"
        elif len(text) + 2 <= limit:
            text += " …"
        break
    return text


def listed(items: Iterable[str]) -> str:
    return ", ".join(items)


# ---------------------------------------------------------------------- single facts


def who(view: View, pawn: Pawn, language: str) -> str:
    """A pawn in a list: its name, whose it is, and whether it lies."""
    notes = [words("pc-of", language, player=letter(owner)) for owner in owners_of(view, pawn)]
    if pawn.down:
        notes.append(say(Message("pawn-down"), language))
    if pawn.contaminated:
        notes.append(words("contaminated", language))
    if engulfed(view, pawn):
        notes.append(words("engulfed", language))
    label = full_name(view, pawn.key, language)
    return f"{label} ({listed(notes)})" if notes else label


def carried(pawn: Pawn, language: str) -> str:
    return listed(name(item, language) for item in (*pawn.items, *pawn.integral, *pawn.data))


def people(view: View, place: str, language: str, *, things: bool = False) -> list[str]:
    """Everybody in a place, with what they hold if asked for."""
    return everybody(view, language, things=things).get(place, [])


def everybody(view: View, language: str, *, things: bool = False) -> dict[str, list[str]]:
    """Who is where."""
    found: dict[str, list[str]] = {}
    for pawn in view.pawns.values():
        place = place_of(view, pawn)
        if place:
            text = who(view, pawn, language)
            held = carried(pawn, language) if things else ""
            line = words("with", language, who=text, things=held) if held else text
            found.setdefault(place, []).append(line)
    return found


def state_of(section: SectionView, language: str) -> list[str]:
    """What is wrong with a section."""
    found = []
    if section.annihilated:
        found.append(words("lost", language))
    elif section.away:
        found.append(words("launched", language))
    if section.hazard:
        found.append(say(Message(f"hazard-{section.hazard}"), language))
    if section.goo:
        found.append(say(Message("hazard-goo"), language))
    elif section.damaged:
        found.append(words("damaged", language))
    return found


def systems(view: View, language: str) -> list[str]:
    return [f"{chip.title}: {chip.state}" for chip in chips(view, language)]


def minute(view: View, language: str) -> str:
    if view.result is not None:
        return say(view.result.reason, language)
    return words("minutes", language, minute=view.minute)


def guilt(view: View, language: str) -> list[str]:
    """Whoever is not Innocent."""
    return [
        f"{letter(it.colour)}: {say(Message(f'guilt-{it.guilt}'), language)}"
        for it in view.colours
        if it.guilt != "innocent"
    ]


def pods(view: View, language: str) -> list[str]:
    """Every pod that is still there, with its seats."""
    found = []
    for key, section in view.sections.items():
        if not section.pod or section.away or section.annihilated:
            continue
        text = f"{name(key, language)} {occupied(view, key)}/{section.seats}"
        if section.damaged:
            text += f" ({words('damaged', language)})"
        found.append(text)
    return found


# ---------------------------------------------------------------------- alt texts


def alt_station(view: View, language: str) -> str:
    """What matters most first: time, systems, dangers, who is Down, then who is where."""
    where = everybody(view, language)
    parts = [minute(view, language), *(f"{text}." for text in systems(view, language))]
    troubled = [
        f"{name(key, language)}: {listed(state_of(section, language))}"
        for key, section in view.sections.items()
        if state_of(section, language) and key != OUTER_SPACE and not section.away
    ]
    if troubled:
        parts.append(words("alt-trouble", language, list="; ".join(troubled)))
    away = where.get(MESOSPHERE)
    if away:
        parts.append(words("alt-escaped", language, list=listed(away)))
    known = [
        f"{letter(it.colour)} {name(it.identity, language)}"
        for it in view.colours
        if it.revealed and it.identity
    ]
    if known:
        parts.append(words("alt-revealed", language, list=listed(known)))
    if guilt(view, language):
        parts.append(words("alt-guilt", language, list=listed(guilt(view, language))))
    for key in view.sections:
        found = [] if view.sections[key].away else where.get(key)
        if found:
            parts.append(f"{name(key, language)}: {listed(found)}.")
    parts.append(words("alt-pods", language, list=listed(pods(view, language))))
    return shortened(parts)


def alt_section(view: View, section: str, language: str) -> str:
    """One section in full, then its neighbours."""
    beside = [
        b if a == section else a
        for a, b in (*((a, b) for a, b, _ in view.corridors), *view.vents)
        if section in (a, b)
    ]
    lines = [_place(view, view.sections[key], language) for key in (section, *beside)]
    return shortened(line.replace("**", "") + "." for line in lines)


def alt_roster(view: View, language: str) -> str:
    parts = [words("alt-roster", language, minute=view.minute)]
    for card, entry in view.cards.items():
        cubes = listed(f"{letter(colour)} {count}" for colour, count in enumerate(entry.cubes) if count)
        owners = listed(words("pc-of", language, player=letter(owner)) for owner in entry.owners)
        text = name(card, language)
        if owners or cubes:
            parts.append(f"{text}: {owners or cubes}.")
    parts += [
        words("alt-pool", language, player=letter(it.colour), pool=it.pool, betrayal=it.betrayal)
        for it in view.colours
    ]
    return shortened(parts)


def alt_card(view: View, card: str, language: str) -> str:
    face = view.faces[card]
    abilities = [say(Message("ability-" + key.replace("_", "-")), language) for key in face.abilities]
    parts = [
        f"{name(card, language)}.",
        *(f"{say(line.message, language)}: {line.points}." for line in face.agenda),
        *(f"{title}." for title in abilities),
    ]
    return shortened(parts)


def alt_identity(view: View, language: str) -> str:
    if view.dealt:
        return shortened(
            [words("alt-choice", language), *(alt_card(view, card, language) for card in view.dealt)]
        )
    mine = listed(name(card, language) for card in view.mine if card)
    parts = [words("alt-identity", language, list=mine or words("hidden", language))]
    if view.seat is not None:
        parts += _holdings(view, view.players[view.seat], language)
    parts += [f"{say(line.message, language)}: {line.points}." for line in view.prospects]
    return shortened(parts)


def _holdings(view: View, seat: SeatView, language: str) -> list[str]:
    """Bonus Characters, whether friend or enemy and what for, and Kompromat in hand."""
    found = []
    if seat.bonus:
        rows = []
        for card in seat.bonus:
            face = view.faces.get(card)
            key = "friend-row" if face is None or face.friend else "grudge-row"
            named = "@name-" + card.replace("_", "-")
            rows.append(words(key, language, card=named, points=face.bonus if face is not None else 0))
        found.append(f"{words('your-bonus', language)}: {listed(rows)}.")
    if seat.known:
        held = listed(name(card, language) for card in seat.known)
        found.append(f"{words('your-kompromat', language)}: {held}.")
    return found


def alt_scores(view: View, language: str) -> str:
    if view.result is None:
        return words("no-scores", language)
    ranked = sorted(view.result.scores, key=lambda score: (-score.total, score.seat))
    parts = [say(view.result.reason, language)]
    for score in ranked:
        won = words("won", language) if score.seat in view.result.winners else ""
        mine = [it for it in view.colours if it.seat == score.seat]
        who_ = " + ".join(f"{letter(it.colour)} {name(it.identity, language)}" for it in mine if it.identity)
        parts.append(f"{who_}: {score.total}{f' ({won})' if won else ''}.")
    return shortened(parts)


# ---------------------------------------------------------------------- the whole board


def board(view: View, language: str) -> str:
    """Everything the picture of the station shows, and the roster, in lines."""
    return "\n".join(
        [
            f"**{minute(view, language)}** {' · '.join(systems(view, language))}",
            *_players(view, language),
            *(_place(view, section, language) for section in view.sections.values()),
            *_beyond(view, language),
            *_characters(view, language),
        ]
    )


def _players(view: View, language: str) -> list[str]:
    found = []
    for colour in view.order:
        it = next(one for one in view.colours if one.colour == colour)
        seat = view.players[it.seat]
        label = name(it.identity, language) if it.revealed else words("hidden", language)
        found.append(
            words(
                "text-player",
                language,
                player=letter(colour),
                who=label,
                pool=it.pool,
                betrayal=it.betrayal,
                markers=it.markers,
                kompromat=seat.hand,
                bonuses=seat.bonuses,
                bribe=say(Message("name-yes" if it.bribe else "name-no"), language),
                guilt=say(Message(f"guilt-{it.guilt}"), language),
            )
        )
    return found


def _place(view: View, section: SectionView, language: str) -> str:
    """One line for each section: what it is, what is wrong, who and what is there, where it leads."""
    marks = [
        words(f"legend-{'pod' if section.pod else 'gravity' if section.gravity else 'weightless'}", language)
    ]
    for shown, key in (
        (section.dark, "legend-dark"),
        (section.power, "power-section"),
        (section.console, "console"),
        (section.contaminates, "contaminates"),
    ):
        if shown:
            marks.append(words(key, language))
    if section.arrow:
        marks.append(words(f"arrow-{section.arrow}", language))
    if section.pod:
        marks.append(words("seats", language, taken=occupied(view, section.key), seats=section.seats))
        marks += [
            words("needs", language, need="@name-need-" + need.key.replace("_", "-"))
            for need in needs_of(view, section)
            if not need.met
        ]
    marks += state_of(section, language)
    line = f"**{name(section.key, language)}** ({listed(marks)})"
    inside = [] if section.away else people(view, section.key, language, things=True)
    lying = lying_here(view, section, language)
    if inside:
        line += f": {listed(inside)}"
    if lying:
        line += f" – {words('text-floor', language, list=listed(lying))}"
    if section.key == OUTER_SPACE and ship(view, language):
        line += f" – {ship(view, language)}"
    ways = exits(view, section.key, language)
    if ways:
        line += f" → {listed(ways)}"
    return line


def lying_here(view: View, section: SectionView, language: str) -> list[str]:
    """Everything that lies in a section."""
    found = [name(item, language) for item in section.floor if item not in view.pawns]
    if section.kompromat:
        found.append(name("kompromat", language))
    if section.trap:
        found.append(name("trap", language))
    found += [
        words("text-marker", language, what=name(mark.what, language), player=letter(mark.colour))
        for mark in view.markers
        if mark.section == section.key
    ]
    return found


def exits(view: View, section: str, language: str) -> list[str]:
    """Where corridors and vents lead."""
    found = []
    for a, b, locked in view.corridors:
        if section in (a, b):
            other = name(b if a == section else a, language)
            found.append(f"{other} ({words('legend-lock', language)})" if locked else other)
    for a, b in view.vents:
        if section in (a, b):
            other = name(b if a == section else a, language)
            found.append(f"{other} ({words('legend-vent', language)})")
    return found


def _beyond(view: View, language: str) -> list[str]:
    away = people(view, MESOSPHERE, language, things=True)
    lines = [f"**{words('escaped', language)}**: {listed(away) or words('nobody', language)}"]
    for site, data in view.offsites.items():
        known = listed(name(item, language) for item in data) or words("nothing-yet", language)
        lines.append(f"**{name(site, language)}**: {known}")
    return lines


def _characters(view: View, language: str) -> list[str]:
    """Cubes, discs and bribes on the cards."""
    lines = []
    for card in view.cast:
        entry = view.cards[card]
        parts: list[str] = [words("pc-of", language, player=letter(owner)) for owner in entry.owners]
        parts += [f"{letter(colour)} ×{count}" for colour, count in enumerate(entry.cubes) if count]
        if entry.discs:
            parts.append(words("exhausted", language, list=listed(letter(disc) for disc in entry.discs)))
        if entry.bribes:
            parts.append(words("bribes", language, list=listed(bribers(entry.bribes, language))))
        if card in view.spent:
            parts.append(words("kompromat-used", language))
        if card in view.gone:
            parts.append(words("kompromat-gone", language))
        if parts:
            lines.append(f"**{name(card, language)}**: {listed(parts)}")
    return lines


def bribers(bribes: Sequence[int], language: str) -> list[str]:
    return [letter(colour) if colour >= 0 else words("nobodys", language) for colour in bribes]


def kinds(view: View, card: str, language: str) -> str:
    """Human, Robot … as words."""
    kind = kind_of(view.faces[card])
    if kind == "cyborg":
        return " · ".join(say(Message(f"kind-{one}"), language) for one in ("human", "robot"))
    return say(Message(f"kind-{kind}"), language)
