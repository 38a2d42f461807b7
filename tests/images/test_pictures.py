"""What every picture has to be: of the right kind and size, light, and told in words."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image

from game.stationfall.actions.turn import Reveal
from game.stationfall.cards import CAST
from game.stationfall.view import Marker
from game.text import languages
from images.__main__ import main
from images.api import GALLERIES, Scene
from images.kit.alt import ALT, shortened
from images.stationfall.backdrop import crossing, roads
from images.stationfall.cards import identities
from images.stationfall.closeup import acting_at, close_up, spots
from images.stationfall.describe import alt_card, alt_identity, alt_roster, alt_station, lying_here
from images.stationfall.gallery import StationfallGallery
from images.stationfall.layout import boxes, layout, way, wing
from images.stationfall.muster import mustered
from images.stationfall.panels.legend import draw_key, present
from images.stationfall.roster import draw_roster, entry
from images.stationfall.scene import contents, gathered, place_of, things_of
from images.stationfall.station import _way, _ways, draw_station
from images.stationfall.tags import Tag, lines
from images.stationfall.themes import theme as themed
from images.stationfall.wings import draw_wing
from images.stationfall.words import name, short
from tests.images.labels import common, faults
from tests.images.scenes import BIG, GAME, THEMES, busy, deal, drawn, finished, over, random_view, with_bots
from tests.rules.scene import Scene as Position

GALLERY = GALLERIES["stationfall"]


def without_legend(data: bytes) -> bytes:
    image = opened(data).convert("RGB")
    for box in (layout().legend, layout().corner):
        image.paste((0, 0, 0), box)
    return image.tobytes()


def opened(data: bytes) -> Image.Image:
    image = Image.open(BytesIO(data))
    image.load()
    return image


@pytest.mark.parametrize("theme", THEMES)
def test_board_and_roster_are_palette_pictures_of_the_right_size(theme: str) -> None:
    for picture, wide in (
        (drawn("station", busy(), theme=theme), 1600),
        (drawn("roster", busy(), theme=theme), 1080),
    ):
        image = opened(picture.data)
        assert image.width == wide
        assert image.mode == "P"
        assert len(picture.data) < 500 * 1024


def test_themes_look_different() -> None:
    assert len({drawn("station", busy(), theme=theme).data for theme in THEMES}) == len(THEMES)
    assert GALLERY.themes == THEMES


def test_alt_texts_have_a_limit_and_say_what_matters() -> None:
    for view in (busy(), *(random_view(seed) for seed in range(40))):
        for alt in (alt_station(view, "en"), alt_roster(view, "en"), alt_card(view, view.cast[0], "en")):
            assert 0 < len(alt) <= ALT
    alt = drawn("station", busy()).alt
    for fact in ("4 minutes left", "Kitchen: Fire", "Escaped:", "Low", "A Astrochimp"):
        assert fact in alt


def test_alt_text_is_cut_between_sentences() -> None:
    assert shortened(["One.", "Two."], 20) == "One. Two."
    assert shortened(["One.", "Twenty-two."], 10) == "One. …"
    assert shortened(["Twenty-two."], 5) == "Twen…"


def test_the_text_board_names_everybody_and_every_section() -> None:
    view = busy()
    text = GALLERY.describe(view)
    for key in view.sections:
        assert name(key, "en") in text
    for tags in gathered(view, "en").values():
        for tag in tags:
            assert tag.label in text


@pytest.mark.parametrize("language", languages())
def test_the_text_board_says_everything_in_words(language: str) -> None:
    """From the first minute, when nobody has escaped and nothing is known, to the end."""
    states = finished(3, 7)
    for state in (states[0], states[len(states) // 2], states[-1]):
        assert "picture-" not in GALLERY.describe(GAME.view(state, None), language=language)


def test_every_picture_that_is_offered_can_be_drawn() -> None:
    state = finished(3, 7)[-1]
    for seat in (None, 0):
        view = GAME.view(state, seat)
        offers = GALLERY.offers(view)
        assert offers[0].name == "station"
        assert ("identity" in [offer.name for offer in offers]) is (seat is not None)
        for offer in offers:
            picture = GALLERY.draw(offer.name, view)
            assert opened(picture.data).format == "PNG"
            assert 0 < len(picture.alt) <= ALT
        for one in (*GALLERY.after_round(view), *GALLERY.private(view)):
            assert one in [offer.name for offer in offers]


def test_an_unknown_picture_is_an_error() -> None:
    with pytest.raises(KeyError):
        GALLERY.draw("the bar", busy())
    with pytest.raises(KeyError):
        GALLERY.draw("section/the_bar", busy())


def test_character_order_is_drawn_and_told_with_who_is_passed_over() -> None:
    view = with_bots(busy())
    said = [label.text for label in draw_roster(view, themed("dark"), "en").labels]
    numbers = [text for text in said if text.isdigit() and int(text) in range(1, len(view.cast) + 1)]
    places = [said.index(name(card, "en"), said.index("Suspect")) for card in ("legal", "cyborg", "colonel")]
    assert places == sorted(places)
    assert set(map(str, range(1, len(view.cast) + 1))) <= set(numbers)
    assert "bots pass over" in said
    assert "bots pass over" not in [label.text for label in draw_roster(busy(), themed("dark"), "en").labels]
    last, first = view.rows[-1], view.rows[0]
    assert f"1. {name(first, 'en')}: " in drawn("roster", view).alt
    assert f"{len(view.rows)}. {name(last, 'en')} (bots pass over)" in GALLERY.describe(view)


def test_what_changed_is_shown() -> None:
    before = busy()
    pawn = next(iter(before.pawns))
    moved = replace(before, pawns=before.pawns | {pawn: replace(before.pawns[pawn], at="bridge")})
    assert without_legend(drawn("station", moved).data) != without_legend(
        drawn("station", moved, since=before).data
    )
    assert drawn("station", before, since=before).data == drawn("station", before).data


def test_changes_of_systems_locks_and_things_are_marked() -> None:
    before = busy()
    locked = next((a, b) for a, b, lock in before.corridors if lock)
    later = {
        "the minute": replace(before, minute=before.minute - 1),
        "a system": replace(before, cameras=True),
        "a lock": replace(
            before, corridors=tuple((a, b, lock and (a, b) != locked) for a, b, lock in before.corridors)
        ),
        "a thing": replace(
            before, sections=before.sections | {"tanks": replace(before.sections["tanks"], floor=("gun",))}
        ),
        "damage": replace(
            before, sections=before.sections | {"tanks": replace(before.sections["tanks"], damaged=True)}
        ),
    }
    for what, view in later.items():
        plain, marked = drawn("station", view).data, drawn("station", view, since=before).data
        assert without_legend(plain) != without_legend(marked), what


def test_a_pod_may_count_down_for_everybody_at_once() -> None:
    """Nine players, three markers each: one is drawn and told for each, and a further one is marked."""
    launches = tuple(Marker(colour, "launch", "alcatraz", placed=4) for colour in range(9) for _ in range(3))
    before = replace(busy(), markers=launches[:-1])
    after = replace(before, markers=launches)
    alcatraz = after.sections["alcatraz"]
    assert [thing.changed for thing in things_of(after, alcatraz, before)] == [False] * 8 + [True]
    assert len(lying_here(after, alcatraz, "en")) == 9
    assert without_legend(drawn("station", after).data) != without_legend(
        drawn("station", after, since=before).data
    )


def test_4_3_1_with_two_players_both_colours_of_one_may_lead() -> None:
    view = GAME.view(deal(2, 1), None)
    cast = view.cast[0]
    view = replace(view, cards=view.cards | {cast: replace(view.cards[cast], cubes=(1, 1, 3, 2))})
    assert entry(view, cast, "en").cubes == ((0, 1, False), (1, 1, False), (2, 3, True), (3, 2, False))
    view = replace(view, cards=view.cards | {cast: replace(view.cards[cast], cubes=(1, 1, 3, 0))})
    assert entry(view, cast, "en").cubes == ((0, 1, True), (1, 1, False), (2, 3, True))


def test_an_arrow_takes_the_way_that_hides_least() -> None:
    start, end = (500, 100, 672, 203), (100, 100, 272, 203)
    straight = _way(start, end, [], [])
    assert straight == _ways(start, end)[0]
    x, y = map(round, straight[12])
    name_there = (x - 20, y - 8, x + 20, y + 8)
    around = _way(start, end, [name_there], [])
    assert not any(x - 20 < a < x + 20 and y - 8 < b < y + 8 for a, b in around)
    beside = _way(start, end, [], straight)
    assert beside != straight


def test_a_close_up_is_told_in_words_of_its_own() -> None:
    picture = drawn("section/kitchen", busy())
    assert picture.alt.startswith("Kitchen (Gravity, Fire, Damaged): Astrochimp")
    assert "Rec Room" in picture.alt
    assert len(picture.alt) <= ALT


def test_scores_before_the_end_say_so() -> None:
    assert opened(drawn("scores", busy()).data).size[0] == 1080
    assert drawn("scores", busy()).alt == "There are no scores yet."


def test_names_are_whole_or_not_there() -> None:
    """In a narrow tag the portrait stands alone; of several pawns of a card, with which one it is."""
    for key in CAST:
        tag = Tag(key, name(key, "en"), "human")
        assert {lines(tag, wide, 31).text for wide in range(31, 200)} <= {"", tag.label}
    clone = Tag("clones_beta", name("clones_beta", "en"), "human", portrait="clones", mark="β")
    assert lines(clone, 50, 31).text == "β"
    assert lines(clone, 160, 31).text == "Clone Beta"


def test_every_character_can_be_drawn() -> None:
    for start in range(0, len(CAST), 9):
        first = sorted(CAST)[start : start + 9]
        others = [key for key in BIG.split(", ") if key not in first]
        view = GAME.view(deal(2, 1, ", ".join([*first, *others][:20])), 0)
        for key in first:
            assert opened(drawn(f"card/{key}", view).data).format == "PNG"
        assert opened(drawn("station", view).data).size == (1600, 1200)


def test_numbers_of_a_close_up_are_those_of_the_buttons_and_tell_the_way() -> None:
    """A neighbour that is reached by way of another says so; what is two steps away stands under its way."""
    met = set()
    for state in finished(5, 7)[::9]:
        if state.phase != "turn" or state.turn.step != "acting":
            continue
        view = GAME.view(state, state.conspiracies[state.turn.colour].seat)
        here = acting_at(view)
        if here is None:
            continue
        shown = close_up(view, here, "en")
        near = [spot for half in (shown.above, shown.below) for column in half for spot in column]
        numbers = {goal.section: goal.number for goal in view.destinations}
        drawn = {spot.content.key: spot.number for spot in spots(shown) if spot.number}
        assert drawn == numbers
        for goal in view.destinations:
            if goal.via:
                (beside,) = [spot for spot in near if spot.content.key == goal.via]
                under = goal.section in [spot.content.key for spot in beside.beyond]
                (spot,) = [spot for spot in spots(shown) if spot.content.key == goal.section]
                assert under or spot.around == numbers[goal.via]
                met.add(under)
    assert met == {True, False}


def test_a_corridor_that_crosses_others_looks_different_all_the_way() -> None:
    plan = roads(busy())
    joined = {(a, b): way(a, b, plan.where) for a, b in plan.corridors}
    low = crossing(joined)
    assert {frozenset(it) for it in low} == {
        frozenset(("quarters", "suite")),
        frozenset(("cryo_lab", "bio_lab")),
    }
    assert not crossing({it: points for it, points in joined.items() if it not in low})


def test_one_size_of_type_for_the_names_of_sections() -> None:
    for language in languages():
        for seed in range(4):
            sheet = draw_station(random_view(seed), themed("dark"), language)
            titles = {short(key, language) for key in random_view(seed).sections if key != "outer_space"}
            assert len({label.size for label in sheet.labels if label.text in titles}) <= 2


def test_a_legend_shows_what_is_there_and_on_request_everything() -> None:
    view = GAME.view(deal(3, 3, "tutorial"), None)
    calm = present(view, contents(view, "en").values(), None)
    wild = present(busy(), contents(busy(), "en").values(), None)
    assert not {"fire", "goo", "timed", "down", "contaminated"} & set(calm)
    assert {"fire", "goo", "timed", "down", "contaminated"} <= set(wild)
    said = {label.text for label in draw_key(view, themed("dark"), "en").labels}
    assert {"Fire", "Grey Goo", "Timed Launch", "Contaminated", "Helmet"} <= said


def test_players_are_called_by_their_own_names_whole_or_not_at_all() -> None:
    """Letters that the fonts do not have are left out, and so is a name that is too long."""
    long = "The Undersigned of the Abyss " * 2
    names = {0: "Ann", 1: long, 2: "山田太郎", 3: "Bo \U0001f3b2", 4: "Łucja", 5: "Игорь"}
    for language in languages():
        sheet = draw_station(busy(), themed("dark"), language, None, names)
        assert faults(sheet) == []
        said = {label.text for label in sheet.labels}
        assert {"Ann", "山田太郎", "Bo", "Łucja", "Игорь"} <= said
        assert long not in said


def test_13_6_a_timed_launch_is_told_in_words() -> None:
    assert "Alcatraz: Timed Launch of B" in drawn("station", busy()).alt


def test_sections_have_room_of_their_own() -> None:
    """No two sections overlap, and none lies under a panel."""
    plan = layout()
    unforeseen = [f"unforeseen_{number}" for number in range(len(plan.spare))]
    found = boxes([*plan.sections, *unforeseen])
    assert set(unforeseen) <= set(found)
    placed = [*found.values(), plan.header, plan.space, plan.corner, plan.offsites, plan.players]
    placed.append(plan.legend)
    for place, one in enumerate(placed):
        assert one[0] >= 0
        assert one[1] >= 0
        assert one[2] <= plan.size[0]
        assert one[3] <= plan.size[1]
        for other in placed[place + 1 :]:
            assert not common(one, other), (one, other)


def test_every_section_is_in_one_wing_and_leads_where_it_leads() -> None:
    view = busy()
    found = [key for it in layout().wings for key in wing(view.sections, it).sections]
    assert sorted(found) == sorted(view.sections)
    drawn = draw_wing(view, "right", themed("dark"), "en")
    assert {"Reactor", "Aft Hub", "Aft Airlocks", "Outer Space"} <= {label.text for label in drawn.labels}
    gallery = StationfallGallery()
    assert [it.name for it in gallery.closer("station", view)] == [f"wing/{key}" for key in layout().wings]
    assert not gallery.closer("roster", view)


def test_pictures_drawn_at_the_same_time_are_the_same() -> None:
    """The bot draws in threads."""
    views = [random_view(seed) for seed in range(4)]
    alone = [drawn("station", view).data for view in views]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda view: drawn("station", view).data, views * 4)) == alone * 4


def test_a_card_of_two_identities_shows_both() -> None:
    view = GAME.view(deal(2, 1, BIG), 0)
    assert identities(view, "doctor") == ["jekyll", "hyde"]
    assert identities(view, "cyborg") == ["cyborg"]
    assert {view.faces[key].card for key in ("doctor", "jekyll", "hyde")} == {"doctor"}


def test_what_is_printed_stands_beside_what_it_is_worth_now() -> None:
    """Each row of one's agenda has it, and no row of anything else."""
    state = finished(3, 7)[60]
    view = GAME.view(state, 0)
    (mine,) = view.mine
    printed = [(line.message, line.points, line.plus) for line in view.faces[mine].agenda]
    assert [(it.message, it.each, it.plus) for it in view.prospects if it.each is not None] == printed


def test_the_boarders_ship_is_shown() -> None:
    view = busy()
    assert "Rescue Ship" in GALLERY.describe(view)
    pirates = replace(view, ship="pirate_ship")
    assert "Pirate Ship" in GALLERY.describe(pirates)
    assert drawn("station", view).data != drawn("station", pirates).data


@pytest.mark.soak
def test_the_gallery_is_written(tmp_path: Path) -> None:
    main(["gallery", str(tmp_path), "--seats", "3"])
    written = {path.name for path in tmp_path.iterdir()}
    for theme in THEMES:
        for name_ in (
            "station",
            "station-since",
            "section",
            "roster",
            "card",
            "identity",
            "identity-first",
            "turn",
            "wing-aft",
            "scores",
        ):
            assert f"stationfall-{theme}-{name_}.png" in written
    assert {"stationfall-film.webp", "stationfall-board.txt"} <= written


def test_a_film_is_an_animation_under_eight_megabytes() -> None:
    states = finished(3, 7)
    views = [GAME.view(state, None) for state in (*states[::40], states[-1])]
    picture = GALLERY.film([Scene(view) for view in views])
    assert picture.format == "webp"
    assert len(picture.data) < 8_000_000
    with Image.open(BytesIO(picture.data)) as image:
        assert image.format == "WEBP"
        assert getattr(image, "n_frames", 1) > 3
    assert len(picture.alt) <= ALT


@pytest.mark.parametrize("language", [*languages(), "ja", "pl"])
def test_pictures_in_every_language(language: str) -> None:
    assert opened(drawn("station", busy(), language=language).data).size == (1600, 1200)
    assert opened(drawn("roster", busy(), language=language).data).width == 1080


def test_players_are_called_by_letter_and_by_who_they_were() -> None:
    end = over()
    assert end.result is not None
    gallery = StationfallGallery()
    for seat in (score.seat for score in end.result.scores):
        mark, part = gallery.mark(end, seat), gallery.part(end, seat)
        assert mark == chr(ord("A") + seat)
        assert part
        assert f"{mark} {part.split(' (')[0]}: " in drawn("scores", end).alt
    assert gallery.part(busy(), 0) == ""


def test_a_bot_that_is_called_by_its_identity_turns_out_to_be_nobody_else() -> None:
    view = over()
    bonus = {view.seats - 1: ("doctor",)}
    players = [replace(it, bonus=bonus.get(seat, ())) for seat, it in enumerate(view.players)]
    view = replace(view, bots=2, players=players)
    parts = [StationfallGallery().part(view, seat) for seat in range(view.seats)]
    assert [bool(part) for part in parts] == [True] * (view.seats - 2) + [False, True]


def test_who_chooses_an_identity_sees_the_cards_and_the_board() -> None:
    state = deal(4, 1)
    assert list(GALLERY.panel(GAME.view(state, 0))) == ["identity", "muster"]


def test_who_is_where_is_shown_where_anybody_is_and_framed_where_the_reader_has_the_say() -> None:
    view = replace(busy(), seat=1)
    shown = mustered(view)
    assert set(shown) == {place_of(view, pawn) for pawn in view.pawns.values()} & set(view.sections) - {
        key for key, it in view.sections.items() if it.away or it.annihilated
    }
    # As they are read on the station: aft ones first.
    assert shown.index("aft_airlocks") < shown.index("storage") < shown.index("physics_lab")
    # Whose picture it is decides what is framed, and nothing else.
    assert drawn("muster", view).data != drawn("muster", replace(view, seat=2)).data
    assert drawn("muster", view).alt == drawn("muster", replace(view, seat=2)).alt
    assert all(name(key, "en") in drawn("muster", view).alt for key in shown[:3])


def test_13_7_a_close_up_and_its_alt_text_offer_no_pod_that_has_left() -> None:
    """Nor does a way lead to it any more."""
    for away in (False, True):
        scene = Position().acting(0, "medical").at("medical", "suite")
        view = GAME.view((scene.away("panic_pod") if away else scene).state, 0)
        shown = close_up(view, "suite", "en")
        assert ("Launch a pod" in shown.here.works) is not away
        alt = drawn("section/suite", view).alt
        assert ("Section actions: Launch a pod." in alt) is not away
        assert ("Panic Pod" in alt) is not away


@pytest.mark.parametrize(
    ("language", "secret", "known"),
    [
        ("en", "Your secret identity: Security.", "You are Security."),
        ("pl", "Twoja tajna tożsamość: Ochroniarz.", "Twoja postać: Ochroniarz."),
        (
            "ja",
            "あなたの秘密アイデンティティ：セキュリティー。",
            "あなたのアイデンティティ：セキュリティー。",
        ),
    ],
)
def test_an_identity_that_everybody_knows_is_not_called_secret(
    language: str, secret: str, known: str
) -> None:
    scene = Position().identity(0, "security").turn(0)
    assert alt_identity(GAME.view(scene.state, 0), language).startswith(secret)
    scene.do(Reveal, card="security")
    assert alt_identity(GAME.view(scene.state, 0), language).startswith(known)
