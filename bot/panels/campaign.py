"""A campaign: its people, its games, where everybody stands, and what has been agreed on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from bot import limits
from bot.buttons.campaign import TRACES, Agree, Look, Part
from bot.campaign.chronicle import next_options, traces
from bot.campaign.document import Block, Heading, Paragraph, Points, Shown
from bot.campaign.memory import Counted
from bot.campaign.standings import FIRST_GAMES, Standing, shared
from bot.campaign.whole import Whole
from bot.panels.layout import AMBER, BLUE, GREEN, Layout, Page, Style, button
from bot.store.campaigns import HANDICAPS, PATIENCE, PAUSES, Member, Plan
from bot.words import Words, quoted
from game.api import Chronicled, Game, Name, speaks
from images.api import Picture
from images.career import Row
from images.standings import Line

Games = Mapping[str, Game[Any]]
Awards = Mapping[tuple[str, str], int]

SHORT = 5
"""Of so many the message of a campaign tells where they stand."""
NUMBERS = (0, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 30, 40, 52)
"""How many games a campaign can be settled to have by its menu; others are typed."""


def panel(it: Whole, words: Words, games: Games) -> Page:
    """The message of a campaign, which always shows it as it is."""
    campaign = it.campaign
    layout = Layout(GREEN if it.over else BLUE).text("# " + quoted(campaign.name))
    layout.text(_games(it, words, games))
    layout.text(words("bot-campaign-people", count=len(it.present())) + "\n" + _people(it, words))
    layout.text("\n".join(_now(it, words, games)))
    rows = [standing for standing in it.standings() if standing.games][:SHORT]
    if rows:
        title = "### " + words("bot-campaign-standings")
        layout.text("\n".join([title, *(line(row, rows, it, words) for row in rows)]))

    def address(cue: str) -> Part:
        return Part(cue, campaign.id)

    if not it.over:
        layout.buttons(
            [
                button(words("bot-button-join"), address("join"), Style.success),
                button(words("bot-button-sit-out"), address("rest")),
                button(words("bot-button-leave"), address("leave")),
                button(words("bot-button-next-game"), address("next"), Style.primary, off=it.full),
            ]
        )
    return layout.buttons(lookers(it, words)).page()


def lookers(it: Whole, words: Words) -> list[Any]:
    """The buttons by which anybody looks closer."""

    def address(cue: str) -> Look:
        return Look(cue, it.campaign.id)

    return [
        button(words("bot-button-standings"), address("standings"), emoji="🏅", off=not it.played),
        button(words("bot-button-career"), address("career"), emoji="🎖️", off=not it.played),
        button(words("bot-button-story"), address("story"), emoji="📖", off=not it.played),
        button(words("bot-button-schedule"), address("schedule"), emoji="🗓️"),
    ]


def _games(it: Whole, words: Words, games: Games) -> str:
    """Which games, how many of them are played, and how they are counted."""
    plan = it.campaign.plan
    played = words("bot-campaign-played", played=it.played, games=plan.games)
    return f"{_titles(plan, words, games)} · {played}\n-# {counted(plan, words)}"


def _titles(plan: Plan, words: Words, games: Games) -> str:
    """The games that are played in turn."""
    return words.listed(games[key].title if key in games else key for key in plan.kinds)


def counted(plan: Plan, words: Words) -> str:
    """By what rule a campaign is counted, in one line."""
    said = [words(f"bot-campaign-rule-{plan.rule}"), words(f"bot-campaign-total-{plan.total}")]
    return " · ".join([*said, words(f"bot-campaign-leavers-{plan.leavers}")])


def _people(it: Whole, words: Words) -> str:
    """Everybody who plays along, with what is to be known of them."""
    return "\n".join(f"- {_person(member, it, words)}" for member in it.present())


def _person(member: Member, it: Whole, words: Words) -> str:
    marks = [words("bot-mark-host")] if member.person == it.campaign.host else []
    if member.status == "resting" or member.person in it.away:
        marks.append(words("bot-mark-resting"))
    return " ".join([f"<@{member.person}>", *marks])


def _now(it: Whole, words: Words, games: Games) -> list[str]:
    """What is played now, and what comes next."""
    if it.over:
        return [words("bot-campaign-is-over")]
    lines = []
    for row in it.tables:
        title = games[row.key].title if row.key in games else row.key
        key = "bot-campaign-waits" if row.phase == "lobby" else "bot-campaign-plays"
        lines.append(words(key, title=title, channel=f"<#{row.channel}>"))
    if it.due is not None:
        lines.append(words("bot-campaign-due", until=f"<t:{round(it.due)}:R>"))
    elif not it.tables:
        lines.append(words("bot-campaign-idle"))
    return lines + ([] if it.full else _traces(it, words, games))


def _traces(it: Whole, words: Words, games: Games) -> list[str]:
    """What the last game of each kind leaves to the next."""
    lines = []
    records = [evening.record for evening in it.evenings]
    for game in (games[key] for key in it.campaign.plan.kinds if key in games):
        left = traces(game, next_options(game, it.campaign.plan, records))
        if left:
            said = Words(words.language, game=game.key)
            lines.append(words("bot-campaign-left", title=game.title))
            lines += [f"- {said.message(line)}" for line in left]
    return lines


def number(points: Fraction, words: Words) -> str:
    """Points as they are written: two decimals at most, and a true minus."""
    hundredths = abs(round(points * 100))
    whole, part = divmod(hundredths, 100)
    decimals = f"{part:02}".rstrip("0")
    said = words("bot-decimal", whole=str(whole), part=decimals) if decimals else str(whole)
    return ("−" if points < 0 and hundredths else "") + said


def line(it: Standing, all_: Sequence[Standing], whole: Whole, words: Words) -> str:
    """How somebody stands."""
    place = "–" if it.place is None else words("bot-campaign-place", place=it.place)
    if shared(it, all_):
        place = words("bot-campaign-shared", place=it.place or 0)
    who = words("bot-campaign-computers") if it.person is None else f"<@{it.person}>"
    member = next((member for member in whole.members if member.person == it.person), None)
    if member is not None and member.status == "left":
        who = words("bot-campaign-gone", name=who)
    fared = words("bot-campaign-fared", games=it.games, won=it.won)
    return f"{place} {who} · **{number(it.points, words)}** · {fared}"


def lines(it: Whole, words: Words) -> list[Line]:
    """How everybody came to stand where they stand, for a chart."""
    rows = [row for row in it.standings() if row.games and row.kind == "member"]
    plan = it.campaign.plan
    over = [game for game, evening in enumerate(it.evenings, start=1) if evening.record is not None]
    found = []
    for row in rows:
        after = [row.after(game, plan) for game in over]
        values = tuple(None if points is None else float(points) for points in after)
        said = {"name": row.name, "points": number(row.points, words)}
        course = words.listed("–" if points is None else number(points, words) for points in after)
        found.append(
            Line(
                row.name,
                values,
                said["points"],
                words("bot-campaign-chart-line", **said),
                words("bot-campaign-chart-course", name=row.name, course=course),
            )
        )
    return found


def table(it: Whole, words: Words, chart: Picture | None = None) -> Page:
    """Where everybody stands, whole; and how they came there."""
    rows = it.standings()
    layout = Layout(BLUE).text("## " + words("bot-campaign-standings-of", name=quoted(it.campaign.name)))
    if not it.played:
        return layout.text(words("bot-campaign-no-standings")).page()
    heads = {"member": "", "guest": "bot-campaign-guests", "computer": ""}
    told: list[str] = []
    for row in rows:
        head = heads[row.kind]
        if head and words(head) not in told:
            told.append(words(head))
        told.append(line(row, rows, it, words))
    layout.text("\n".join(told))
    plan = it.campaign.plan
    notes = [
        words("bot-campaign-after", count=it.played, over="yes" if it.over else "no"),
        counted(plan, words),
    ]
    if plan.total == "average" and any(row.place is None for row in rows if row.kind == "member"):
        notes.append(words("bot-campaign-too-few-games"))
    if plan.handicap:
        notes.append(words("bot-campaign-handicap-note", percent=plan.handicap, count=FIRST_GAMES))
    layout.text("\n".join("-# " + note for note in notes))
    return layout.pictures([("standings", chart)] if chart is not None else []).page()


def schedule(it: Whole, words: Words, games: Games, reader: int) -> Page:
    """What has been agreed on: menus for the host, the host for all others."""
    plan, number_ = it.campaign.plan, it.campaign.id
    layout = Layout(AMBER).text("## " + quoted(it.campaign.name)).text(_games(it, words, games))
    layout.text("\n".join(_now(it, words, games)))
    if it.over:
        return layout.page()
    lines = _lengths(plan, words)
    leaving = _leaving(it, words, games)
    if reader != it.campaign.host:
        layout.text("\n".join(f"-# {said}" for said in (*lines.values(), *filter(None, [leaving]))))
    else:
        for name, span in (("pause", PAUSES), ("patience", PATIENCE)):
            offered = [
                (words(f"bot-campaign-{name}-0") if not hours else words.hours(hours), str(hours), "")
                for hours in span.hours
            ]
            layout.menu(Agree(name, number_), lines[name], offered)
        counts = [(words("bot-campaign-number", games=games_), str(games_), "") for games_ in NUMBERS]
        layout.menu(Agree("games", number_), lines["games"], counts)
        for name, values in CHOICES.items():
            said = [_choice(name, value, words) for value in values]
            now = words(f"bot-campaign-{name}-{getattr(plan, name)}")
            layout.menu(Agree(name, number_), words(f"bot-campaign-by-{name}", now=now), said)
        given = [(words("bot-campaign-handicap", percent=it_), str(it_), "") for it_ in HANDICAPS]
        layout.menu(Agree("handicap", number_), words("bot-campaign-handicap", percent=plan.handicap), given)
        kinds = [
            (game.title, key, words(f"bot-campaign-kind-{'out' if key in plan.kinds else 'in'}"))
            for key, game in list(games.items())[: limits.MENU]
        ]
        layout.menu(
            Agree("kinds", number_), words("bot-campaign-kinds", games=_titles(plan, words, games)), kinds
        )
        if leaving:
            offered = [_choice("chronicle", value, words) for value in TRACES]
            layout.menu(Agree("chronicle", number_), leaving, offered)
    if it.member(reader) is not None and len(it.present()) > 1:
        people = [(member.name, str(member.person), "") for member in it.present()]
        layout.menu(Agree("host", number_), words("bot-campaign-host"), people[: limits.MENU])
    if reader == it.campaign.host:
        layout.buttons([button(words("bot-button-end-campaign"), Part("end", number_), Style.danger)])
    return layout.page()


def _leaving(it: Whole, words: Words, games: Games) -> str:
    """Whether a game leaves something to the next; empty: none that is played here can."""
    plan = it.campaign.plan
    if not any(speaks(games[key], Chronicled) for key in plan.kinds if key in games):
        return ""
    now = words(f"bot-campaign-chronicle-{TRACES[plan.chronicle]}")
    return words("bot-campaign-by-chronicle", now=now)


def feats(counted_: Counted, galleries: Mapping[str, Any], words: Words) -> list[Row]:
    """What somebody has been and done, a row for each thing."""
    rows = []
    for (game, key, of), count in counted_.items():
        said = Words(words.language, game=game)
        if said.knows(f"feat-{key}"):
            told = said(f"feat-{key}", count=count, **({"of": Name(of)} if of else {}))
            rows.append(Row(told, count, of, galleries.get(game)))
    return rows


def career(
    it: Whole,
    member: Member,
    rows: Sequence[Row],
    won: Sequence[str],
    words: Words,
    card: Picture | None,
    *,
    mine: bool,
) -> Page:
    """What somebody has been and done in a campaign."""
    layout = Layout(BLUE).text("## " + words("bot-campaign-career", name=f"<@{member.person}>"))
    layout.text("-# " + quoted(it.campaign.name))
    layout.text("\n".join(f"- {row.said}" for row in rows) or words("bot-campaign-no-career"))
    layout.text("\n".join("🎖️ " + award for award in won))
    layout.pictures([("career", card)] if card is not None else [])
    if mine:
        key = "hide" if member.shown else "show"
        layout.text("-# " + words(f"bot-campaign-career-{'shown' if member.shown else 'hidden'}"))
        layout.buttons([button(words(f"bot-button-career-{key}"), Part(key, it.campaign.id))])
    return layout.page()


def tale(it: Whole, blocks: Sequence[Block], words: Words) -> Page:
    """The story of one game."""
    layout = Layout(GREEN)
    lines: list[str] = []
    pictures = []
    for block in blocks:
        if lines and lines[-1].startswith("- "):
            # What follows a list is none of its lines.
            layout.text("\n".join(lines))
            lines = []
        match block:
            case Heading(level, said):
                lines.append("#" * level + " " + said)
            case Paragraph(said):
                lines.append(said)
            case Points(points):
                lines += [f"- {point}" for point in points]
            case Shown(name, picture):
                pictures.append((name, picture))
    return _tales(layout.text("\n".join(lines)).pictures(pictures), it, words).page()


def story(it: Whole, files: Sequence[tuple[str, bytes]], words: Words) -> Page:
    """The story of a campaign as files, which may yet have to be made, and its games to be read at once."""
    layout = Layout(GREEN).text("## " + words("bot-story-whole", name=quoted(it.campaign.name)))
    layout.text(words("bot-story-files" if files else "bot-story-files-come"))
    for name, data in files:
        layout.attach(name, data)
    return _tales(layout, it, words).page()


def _tales(layout: Layout, it: Whole, words: Words) -> Layout:
    """A menu of the games that are over, the latest first."""
    over = [n for n, evening in enumerate(it.evenings, start=1) if evening.record is not None]
    offered = [(words("bot-story-number", number=n), str(n), "") for n in reversed(over)]
    return layout.menu(Look("tale", it.campaign.id), words("bot-story-choose"), offered[: limits.MENU])


def honours(won: Awards, person: int, words: Words) -> list[str]:
    """The names of the awards that somebody has."""
    found = []
    for (game, key), whose in won.items():
        said = Words(words.language, game=game)
        if whose == person and said.knows(f"award-{key}"):
            found.append(said(f"award-{key}"))
    return found


CHOICES: Mapping[str, tuple[str, ...]] = {
    "rule": ("wins", "share", "placement", "mean"),
    "total": ("average", "sum"),
    "leavers": ("lost", "nothing", "seat"),
}


def _choice(name: str, value: str, words: Words) -> tuple[str, str, str]:
    about = f"bot-campaign-{name}-{value}-hint"
    return words(f"bot-campaign-{name}-{value}"), value, words(about) if words.knows(about) else ""


def _lengths(plan: Plan, words: Words) -> dict[str, str]:
    """How long it is waited, and how many games there are to be."""

    def said(name: str, seconds: float) -> str:
        hours = round(seconds / 3600)
        return words.hours(hours) if hours else words(f"bot-campaign-{name}-0")

    return {
        "pause": words("bot-campaign-pause", span=said("pause", plan.pause)),
        "patience": words("bot-campaign-patience", span=said("patience", plan.patience)),
        "games": words("bot-campaign-games", number=words("bot-campaign-number", games=plan.games)),
    }
