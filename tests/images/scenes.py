"""Views to draw: some played, some made up so that everything there is to draw is there at once."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from game import GAMES
from game.api import Message, Name, Result, Score
from game.stationfall.view import Face, Marker, Need, Pawn, SectionView, View
from game.text import languages
from images.api import GALLERIES, Look, Picture
from images.bench import play

GAME = GAMES["stationfall"]
MONSTER = Face(key="monster", card="monster", kinds=("monster",))
THEMES = ("dark", "light", "protanopia", "deuteranopia", "tritanopia")
LANGUAGES = languages()
LOOKS = [
    pytest.param(name, language, marks=() if number % len(LANGUAGES) == place else pytest.mark.soak)
    for number, name in enumerate(THEMES)
    for place, language in enumerate(LANGUAGES)
]
"""Every theme in some language, and every language in some theme: where words lie does not depend on
the theme (`test_galleries.py` holds it), and what stands out from what does. The soak tries every pair."""

NAMES = {
    0: "Ana",
    1: "Łukasz Żółć",
    2: "さくら",
    3: "🔥Ben🔥",
    4: "W" * 32,
    5: "עומר",
    6: "Eva-Maria von der Hohenburg-Lang",
    7: "#1 fan",
    8: "名" * 32,
}
"""What people may call themselves."""

BIG = (
    "astrochimp, billionaire, boarder, botanist, clones, colonel, consort, corpsicle, counselor, cyborg, "
    "daredevil, doctor, drones, engineer, inspector, legal, operative, station_chief, telepathic_rat, "
    "troubleshooter"
)


def drawn(name: str, view: Any, since: Any = None, *, theme: str = "", language: str = "en") -> Picture:
    """A picture of Stationfall."""
    return GALLERIES["stationfall"].draw(name, view, Look(theme, language), since=since)


def deal(seats: int, seed: int, cast: str = "random") -> Any:
    return GAME.deal(seats, GAME.Options(cast=cast), Random(seed)).state


@cache
def finished(seats: int, seed: int) -> tuple[Any, ...]:
    return tuple(play("stationfall", seats, seed))


def change(sections: dict[str, SectionView], key: str, **how: Any) -> None:
    if key in sections:
        sections[key] = replace(sections[key], **how)


def agreed(view: View) -> View:
    """With what a view says of those who are away or aboard a pod in keeping with where they were put."""
    here = [pawn for pawn in view.pawns.values() if not pawn.annihilated]
    away = [it.key for it in here if it.at not in view.sections or view.sections[it.at].away]
    inside = [it.at for it in here if not {"data", "item"} & set(view.faces[it.card].kinds)]
    sections = {}
    for key, it in view.sections.items():
        needs = tuple(Need(need.key, need.key == "abandon_ship" and view.abandon) for need in it.needs)
        sections[key] = replace(it, taken=inside.count(key) if it.pod else 0, needs=needs)
    return replace(view, sections=sections, escaped=frozenset(away))


def busy() -> View:
    """Nine players, and everything that can go wrong on the station at once."""
    view: View = GAME.view(deal(9, 3, BIG), None)
    sections = dict(view.sections)
    change(sections, "reactor", damaged=True)
    change(sections, "kitchen", hazard="fire", damaged=True)
    change(sections, "bio_lab", hazard="fire", damaged=True)
    change(sections, "suite", hazard="asphyxiation")
    change(sections, "vault_x", goo=True, damaged=True)
    change(sections, "houdini", away=True)
    change(sections, "mcqueen", away=True, annihilated=True, damaged=True)
    change(
        sections,
        "storage",
        floor=("gun", "helmet", "helmet", "bludgeon", "nanogel", "firebomb", "rocket_wings"),
    )
    places = (
        "kitchen", "suite", "alcatraz", "houdini", "houdini", "storage", "aft_hub", "aft_airlocks",
        "aft_airlocks", "aft_airlocks", "mesosphere/rocket_wings", "reactor", "physics_lab", "outer_space",
        "bio_lab", "bridge",
    )  # fmt: skip
    pawns: dict[str, Pawn] = {}
    for place, (key, pawn) in enumerate(view.pawns.items()):
        pawns[key] = replace(
            pawn,
            at=places[place % len(places)],
            down=place % 5 == 0,
            contaminated=place % 6 == 1,
            items=("briefcase",) if place == 2 else ("gun", "helmet") if place % 7 == 3 else (),
            data=("evidence",) if place % 8 == 2 else (),
        )
    pawns["monster"] = Pawn("monster", "monster", "physics_lab")
    cards, colours = dict(view.cards), list(view.colours)
    for place, card in enumerate(view.cast[:5]):
        colours[place] = replace(
            colours[place],
            identity=card,
            revealed=True,
            guilt=("innocent", "suspect", "guilty")[place % 3],
            betrayal=place,
        )
        cards[card] = replace(cards[card], owners=(place,))
    for place, card in enumerate(view.cast[5:]):
        cubes = tuple((place * 3 + colour * 5) % 4 for colour in range(9))
        bribes = (place % 9, -1) if place % 4 == 0 else ()
        cards[card] = replace(
            cards[card], cubes=cubes, discs=(place % 9,) if place % 3 == 0 else (), bribes=bribes
        )
    shown = replace(
        view,
        phase="turn",
        minute=4,
        sections=sections,
        pawns=pawns,
        cards=cards,
        colours=tuple(colours),
        spent=view.cast[6:8],
        gone=view.cast[8:9],
        markers=(
            Marker(1, "launch", section="alcatraz"),
            Marker(2, "overload", section="tanks"),
            Marker(3, "antimatter", minute=2),
        ),
        offsites={"news": ("evidence",), "authorities": ("x_secret", "evidence")},
        power=1,
        cameras=False,
        jammers=False,
        abandon=True,
        armed=True,
        released=True,
        projectx="slime",
        faces=view.faces | {MONSTER.key: MONSTER},
    )
    return agreed(shown)


def random_view(seed: int) -> View:
    """Anything at all: whoever anywhere, whatever broken, also what the rules would never bring about."""
    rng = Random(seed)
    seats = rng.choice((2, 3, 5, 7, 9, 9))
    view: View = GAME.view(deal(seats, seed % 40), None)
    sections = {key: _shaken(it, rng) for key, it in view.sections.items()}
    crowd = rng.choice(list(sections))
    crowded = rng.choice((0.1, 0.1, 0.3, 1.0))
    ways = [*sections, "mesosphere/rocket_wings", "mesosphere/rescue_ship"]
    pawns = {}
    for key, pawn in view.pawns.items():
        at = crowd if rng.random() < crowded else rng.choice(ways)
        items = rng.sample(ITEMS, rng.randrange(4))
        pawns[key] = replace(
            pawn,
            at=at,
            down=rng.random() < 0.3,
            annihilated=rng.random() < 0.05,
            contaminated=rng.random() < 0.3,
            items=tuple(items),
            data=("evidence",) if rng.random() < 0.2 else (),
        )
    if rng.random() < 0.5:
        pawns["monster"] = Pawn("monster", "monster", rng.choice(ways), down=rng.random() < 0.3)
    cards, colours = dict(view.cards), list(view.colours)
    for place, it in enumerate(colours):
        card = rng.choice(view.cast)
        guilt = rng.choice(("innocent", "suspect", "guilty"))
        if rng.random() < 0.6:
            colours[place] = replace(it, identity=card, revealed=True, guilt=guilt)
            cards[card] = replace(cards[card], owners=(*cards[card].owners, it.colour)[:2])
    markers = tuple(
        Marker(
            rng.randrange(seats),
            rng.choice(("launch", "overload", "missile")),
            section=rng.choice(list(sections)),
        )
        for _ in range(rng.randrange(4))
    )
    shown = replace(
        view,
        phase="turn",
        minute=rng.randrange(16),
        sections=sections,
        pawns=pawns,
        cards=cards,
        colours=tuple(colours),
        markers=(*markers, Marker(0, "antimatter", minute=rng.randrange(12))),
        offsites={site: tuple(rng.sample(DATA, rng.randrange(4))) for site in view.offsites},
        power=rng.randrange(3),
        abandon=rng.random() < 0.5,
        armed=rng.random() < 0.5,
        released=True,
        projectx="slime",
        faces=view.faces | {MONSTER.key: MONSTER},
        engulfed=frozenset(key for key in pawns if rng.random() < 0.05),
        reentry=rng.choice((None, True, False)),
    )
    return agreed(shown)


ITEMS = (
    "antimatter",
    "artifact",
    "bludgeon",
    "briefcase",
    "firebomb",
    "gun",
    "helmet",
    "nanogel",
    "rocket_wings",
)
DATA = ("evidence", "x_secret", "nda", "digital_assistant")


def _shaken(it: SectionView, rng: Random) -> SectionView:
    gone = it.pod and rng.random() < 0.2
    return replace(
        it,
        dark=it.dark or rng.random() < 0.2,
        damaged=rng.random() < 0.2,
        hazard=rng.choice(("", "", "", "fire", "asphyxiation")),
        goo=rng.random() < 0.1,
        away=gone,
        annihilated=gone and rng.random() < 0.4,
        kompromat=rng.random() < 0.4,
        trap=rng.random() < 0.1,
        floor=tuple(rng.choice(ITEMS) for _ in range(rng.choice((0, 0, 1, 2, 5)))),
    )


def over() -> View:
    """The made-up game, scored: the sheets do not depend on how anybody plays."""
    view = busy()
    rows = (
        (Message("agenda-escapes", {"card": Name("astrochimp")}), 3),
        (Message("agenda-holds", {"card": Name("astrochimp"), "item": Name("briefcase")}), 0),
        (Message("score-bribe-kept"), 1),
        (Message("score-penalty", {"over": 2, "limit": 5}), -2),
        (Message("score-grudge", {"card": Name("engineer")}), 2),
    )
    scores = tuple(
        Score(seat, sum(points for _, points in rows[: seat % 5 + 1]), rows[: seat % 5 + 1])
        for seat in range(9)
    )
    colours = tuple(replace(it, identity=view.cast[place + 4]) for place, it in enumerate(view.colours))
    result = Result(frozenset({2, 4, 8}), scores, Message("ended-time"))
    return replace(view, phase="over", minute=0, colours=colours, result=result)


def with_bots(view: View) -> View:
    """The same with a Character Order, as it is where the rulebook plays; there PCs are passed over."""
    skipped = frozenset(card for card, it in view.cards.items() if it.owners)
    return replace(view, bots=2, rows=view.cast[::-1], skipped=skipped)
