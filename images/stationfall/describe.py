"""The board in words: as alt text of a picture, and in full for those who use no pictures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from game.api import Arguments, Message, Name
from game.stationfall.view import Destination, Line, Pawn, SeatView, SectionView, View
from images.kit.alt import shortened
from images.stationfall.panels.header import chips
from images.stationfall.scene import (
    MESOSPHERE,
    OUTER_SPACE,
    came_from,
    full_name,
    kind_of,
    marks_on,
    owners_of,
    pawn_name,
    place_of,
)
from images.stationfall.words import dashed, letter, listed, name, noted, say, sentence, told, words

# ---------------------------------------------------------------------- single facts


def who(view: View, pawn: Pawn, language: str) -> str:
    """A pawn in a list: its name, whose it is, and whether it lies."""
    notes = [words("pc-of", language, player=letter(owner)) for owner in owners_of(view, pawn)]
    if pawn.down:
        notes.append(say(Message("pawn-down"), language))
    if pawn.contaminated:
        notes.append(words("contaminated", language))
    if pawn.key in view.engulfed:
        notes.append(words("engulfed", language))
    label = full_name(view, pawn.key, language)
    return noted(label, listed(notes, language), language) if notes else label


def carried(pawn: Pawn, language: str) -> str:
    return listed((name(item, language) for item in (*pawn.items, *pawn.integral, *pawn.data)), language)


def people(view: View, place: str, language: str, *, things: bool = False) -> list[str]:
    """Everybody in a place, with what they hold if asked for."""
    here = [pawn for pawn in view.pawns.values() if place_of(view, pawn) == place]
    return [_holding(view, pawn, language) if things else who(view, pawn, language) for pawn in here]


def _holding(view: View, pawn: Pawn, language: str) -> str:
    text, held = who(view, pawn, language), carried(pawn, language)
    return words("with", language, who=text, things=held) if held else text


def everybody(view: View, language: str) -> dict[str, list[str]]:
    """Who is where."""
    found: dict[str, list[str]] = {}
    for pawn in view.pawns.values():
        place = place_of(view, pawn)
        if place:
            found.setdefault(place, []).append(who(view, pawn, language))
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
    return [told(chip.title, chip.state, language) for chip in chips(view, language)]


def minute(view: View, language: str) -> str:
    if view.result is not None:
        return say(view.result.reason, language)
    return words("minutes", language, minute=view.minute)


def guilt(view: View, language: str) -> list[str]:
    """Whoever is not Innocent."""
    return [
        told(letter(it.colour), say(Message(f"guilt-{it.guilt}"), language), language)
        for it in view.colours
        if it.guilt != "innocent"
    ]


def pods(view: View, language: str) -> list[str]:
    """Every pod that is still there, with its seats."""
    found = []
    for key, section in view.sections.items():
        if not section.pod or section.away or section.annihilated:
            continue
        text = f"{name(key, language)} {section.taken}/{section.seats}"
        if section.damaged:
            text = noted(text, words("damaged", language), language)
        found.append(text)
    return found


# ---------------------------------------------------------------------- alt texts


def alt_station(view: View, language: str) -> str:
    """What matters most first: time, systems, dangers, who is Down, then who is where."""
    where = everybody(view, language)
    parts = [minute(view, language), *(sentence(text, language) for text in systems(view, language))]
    troubled = [
        told(name(key, language), listed(state_of(section, language), language), language)
        for key, section in view.sections.items()
        if state_of(section, language) and key != OUTER_SPACE and not section.away
    ]
    if troubled:
        parts.append(words("alt-trouble", language, list=words("semicolon", language).join(troubled)))
    timed = [
        told(name(key, language), text, language)
        for key, section in view.sections.items()
        for text in _markers(view, section, language)
    ]
    if timed:
        parts.append(words("alt-timed", language, list=words("semicolon", language).join(timed)))
    away = where.get(MESOSPHERE)
    if away:
        parts.append(words("alt-escaped", language, list=listed(away, language)))
    known = [
        f"{letter(it.colour)} {name(it.identity, language)}"
        for it in view.colours
        if it.revealed and it.identity
    ]
    if known:
        parts.append(words("alt-revealed", language, list=listed(known, language)))
    if guilt(view, language):
        parts.append(words("alt-guilt", language, list=listed(guilt(view, language), language)))
    for key in view.sections:
        found = [] if view.sections[key].away else where.get(key)
        if found:
            parts.append(sentence(told(name(key, language), listed(found, language), language), language))
    parts.append(words("alt-pods", language, list=listed(pods(view, language), language)))
    return shortened(parts)


def alt_section(view: View, section: str, language: str, goals: Sequence[Destination] = ()) -> str:
    """One section in full, then where somebody can go from there, then its other neighbours."""
    beside = [key for key, _ in _beside(view, section)]
    numbered = {goal.section for goal in goals}

    def lines() -> Iterator[str]:
        yield _place(view, view.sections[section], language)
        if offered := works(view.sections[section], language):
            yield words("text-works", language, list=listed(offered, language))
        yield from (_goal(view, goal, language) for goal in goals)
        yield from (_place(view, view.sections[key], language) for key in beside if key not in numbered)

    return shortened(sentence(line.replace("**", ""), language) for line in lines())


def alt_reach(view: View, language: str) -> str:
    """Who acts, and where they can go."""
    who = name(pawn_name(view, view.turn.pawn), language)
    goals = (_goal(view, goal, language) for goal in view.destinations)
    return shortened(sentence(line.replace("**", ""), language) for line in (who, *goals))


def alt_wing(view: View, sections: Iterable[str], language: str) -> str:
    """One section after the other."""
    lines = (_place(view, view.sections[key], language) for key in sections)
    return shortened(sentence(line.replace("**", ""), language) for line in lines)


def _goal(view: View, goal: Destination, language: str) -> str:
    """A numbered section: what is wrong with it, and who is there."""
    place = name(goal.section, language)
    wrong = state_of(view.sections[goal.section], language)
    line = noted(place, listed(wrong, language), language) if wrong else place
    if inside := people(view, goal.section, language):
        line = told(line, listed(inside, language), language)
    if goal.via:
        return words("goal-via", language, number=goal.number, via=Name(goal.via), what=line)
    return words("goal", language, number=goal.number, what=line)


def alt_key(meanings: Iterable[str], language: str) -> str:
    """What there are signs for."""
    title = say(Message("picture-offer-legend"), language)
    return shortened([sentence(told(title, listed(meanings, language), language), language)])


def alt_muster(view: View, sections: Iterable[str], language: str, since: View | None = None) -> str:
    """How long there is, what is wrong where, and who is where with what and came from where."""
    found = []
    for key in sections:
        state = listed(state_of(view.sections[key], language), language)
        place = noted(name(key, language), state, language) if state else name(key, language)
        there = [
            _from(view, pawn, language, since) for pawn in view.pawns.values() if place_of(view, pawn) == key
        ]
        found.append(told(place, listed(there, language), language) if there else place)
    return shortened([minute(view, language), *(sentence(line, language) for line in found)])


def _from(view: View, pawn: Pawn, language: str, since: View | None) -> str:
    text, place = _holding(view, pawn, language), came_from(view, since, pawn)
    came = words("came", language, place=name(place, language)) if place else ""
    return noted(text, came, language) if came else text


def alt_roster(view: View, language: str) -> str:
    parts = [words("alt-roster", language, minute=view.minute)]
    parts += [words("alt-order", language)] if view.rows else []
    for card in view.rows or view.cast:
        entry = view.cards[card]
        cubes = listed(
            (f"{letter(colour)} {count}" for colour, count in enumerate(entry.cubes) if count), language
        )
        owners = listed((words("pc-of", language, player=letter(owner)) for owner in entry.owners), language)
        text = ordered(view, card, language)
        held = owners or cubes
        if held or view.rows:
            parts.append(sentence(told(text, held, language) if held else text, language))
    parts += [
        words("alt-pool", language, player=letter(it.colour), pool=it.pool, betrayal=it.betrayal)
        for it in view.colours
    ]
    return shortened(parts)


def ordered(view: View, card: str, language: str) -> str:
    """A character; in a game with bots with its place in Character Order, and whether they pass over it."""
    if card not in view.rows:
        return name(card, language)
    text = words("in-order", language, number=view.rows.index(card) + 1, card=Name(card))
    return noted(text, words("key-skipped", language), language) if card in view.skipped else text


def alt_card(view: View, card: str, language: str) -> str:
    face = view.faces[card]
    abilities = [say(Message("ability-" + dashed(key)), language) for key in face.abilities]
    parts = [
        sentence(name(card, language), language),
        *(_row(line, language) for line in face.agenda),
        *(sentence(title, language) for title in abilities),
    ]
    return shortened(parts)


def _row(line: Line, language: str) -> str:
    return sentence(told(say(line.message, language), line.points, language), language)


def alt_identity(view: View, language: str) -> str:
    if view.dealt:
        return shortened(
            [words("alt-choice", language), *(alt_card(view, card, language) for card in view.dealt)]
        )
    mine = listed((name(card, language) for card in view.mine if card), language)
    known = bool(mine) and all(it.revealed for it in view.colours if it.seat == view.seat)
    key = "alt-known" if known else "alt-identity"
    parts = [words(key, language, list=mine or words("hidden", language))]
    if view.seat is not None:
        parts += _holdings(view, view.players[view.seat], language)
    parts += [_row(line, language) for line in view.prospects]
    return shortened(parts)


def _holdings(view: View, seat: SeatView, language: str) -> list[str]:
    """Bonus Characters, whether friend or enemy and what for, and Kompromat in hand."""
    found = []
    if seat.bonus:
        rows = [bonus(view, card, language) for card in seat.bonus]
        found.append(
            sentence(told(words("your-bonus", language), listed(rows, language), language), language)
        )
    if seat.known:
        held = listed((name(card, language) for card in seat.known), language)
        found.append(sentence(told(words("your-kompromat", language), held, language), language))
    return found


def befriended(view: View, card: str) -> bool:
    """Whether a Bonus Character is a friend, not an enemy."""
    return card not in view.faces or view.faces[card].friend


def bonus(view: View, card: str, language: str) -> str:
    """What a Bonus Character is worth, and for what."""
    points = view.faces[card].bonus if card in view.faces else 0
    key = "friend-row" if befriended(view, card) else "grudge-row"
    return words(key, language, card=Name(card), points=points)


def alt_scores(view: View, language: str) -> str:
    if view.result is None:
        return words("no-scores", language)
    parts = [say(view.result.reason, language)]
    for score in view.result.ranked():
        won = words("won", language) if score.seat in view.result.winners else ""
        mine = [it for it in view.colours if it.seat == score.seat]
        who_ = " + ".join(f"{letter(it.colour)} {name(it.identity, language)}" for it in mine if it.identity)
        side = view.result.side(score.seat)
        both = words("sheets-side", language, points=view.result.points(side)) if len(side) > 1 else ""
        total = str(score.total)
        for note in filter(None, (both, won)):
            total = noted(total, note, language)
        parts.append(sentence(told(who_, total, language), language))
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
        it = view.colours[colour]
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
        marks.append(words("seats", language, taken=section.taken, seats=section.seats))
        marks += [
            words("needs", language, need=Name("need_" + need.key)) for need in section.needs if not need.met
        ]
    marks += state_of(section, language)
    line = noted(f"**{name(section.key, language)}**", listed(marks, language), language)
    inside = [] if section.away else people(view, section.key, language, things=True)
    lying = lying_here(view, section, language)
    if inside:
        line = told(line, listed(inside, language), language)
    if lying:
        line += f" – {words('text-floor', language, list=listed(lying, language))}"
    if section.key == OUTER_SPACE and view.ship:
        line += f" – {name(view.ship, language)}"
    ways = exits(view, section.key, language)
    if ways:
        line += f" → {listed(ways, language)}"
    return line


def works(section: SectionView, language: str) -> list[str]:
    """What a section offers to do."""
    found = []
    for verb, thing, officer in section.works:
        args: Arguments = {"thing": Name(thing)} if thing else {}
        text = say(Message("work-" + dashed(verb), args), language)
        found.append(words("officers-only", language, work=text) if officer else text)
    return found


def lying_here(view: View, section: SectionView, language: str) -> list[str]:
    """Everything that lies in a section."""
    found = [name(item, language) for item in section.floor if item not in view.pawns]
    if section.kompromat:
        found.append(name("kompromat", language))
    if section.trap:
        found.append(name("trap", language))
    return found + _markers(view, section, language)


def _markers(view: View, section: SectionView, language: str) -> list[str]:
    """The time markers on a section, and whose they are."""
    return [
        words("text-marker", language, what=name(what, language), player=letter(colour))
        for what, colour in marks_on(view, section)
    ]


def exits(view: View, section: str, language: str) -> list[str]:
    """Where corridors and vents lead."""
    return [
        noted(name(key, language), words(mark, language), language) if mark else name(key, language)
        for key, mark in _beside(view, section)
    ]


def _beside(view: View, section: str) -> Iterator[tuple[str, str]]:
    """What a section is joined to, and by what; nothing leads to a pod that has left, nor from it."""
    ways = [(a, b, "legend-lock" if locked else "") for a, b, locked in view.corridors]
    for a, b, mark in (*ways, *((a, b, "legend-vent") for a, b in view.vents)):
        ends = view.sections[a], view.sections[b]
        if section in (a, b) and not any(it.away or it.annihilated for it in ends):
            yield (b if a == section else a), mark


def _beyond(view: View, language: str) -> list[str]:
    away = people(view, MESOSPHERE, language, things=True)
    lines = [
        told(
            f"**{words('escaped', language)}**",
            listed(away, language) or words("nobody", language),
            language,
        )
    ]
    for site, data in view.offsites.items():
        known = listed((name(item, language) for item in data), language) or words("nothing-yet", language)
        lines.append(told(f"**{name(site, language)}**", known, language))
    return lines


def _characters(view: View, language: str) -> list[str]:
    """Cubes, discs and bribes on the cards."""
    lines = []
    for card in view.rows or view.cast:
        entry = view.cards[card]
        parts: list[str] = [words("pc-of", language, player=letter(owner)) for owner in entry.owners]
        parts += [f"{letter(colour)} ×{count}" for colour, count in enumerate(entry.cubes) if count]
        if entry.discs:
            parts.append(
                words("exhausted", language, list=listed((letter(disc) for disc in entry.discs), language))
            )
        if entry.bribes:
            parts.append(words("bribes", language, list=listed(bribers(entry.bribes, language), language)))
        if card in view.spent:
            parts.append(words("kompromat-used", language))
        if card in view.gone:
            parts.append(words("kompromat-gone", language))
        title = f"**{ordered(view, card, language)}**"
        if parts:
            lines.append(told(title, listed(parts, language), language))
        elif view.rows:
            lines.append(title)
    return lines


def bribers(bribes: Sequence[int], language: str) -> list[str]:
    return [letter(colour) if colour >= 0 else words("nobodys", language) for colour in bribes]


def kinds(view: View, card: str, language: str) -> str:
    """Human, Robot … as words."""
    kind = kind_of(view.faces[card])
    if kind == "cyborg":
        return " · ".join(say(Message(f"kind-{one}"), language) for one in ("human", "robot"))
    return say(Message(f"kind-{kind}"), language)
