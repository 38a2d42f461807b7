"""Every sentence a player reads: none missing, none without its arguments, none left over, none too long.

What the code says is read off its source (`_Said`), and heard in games played at random.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from random import Random

import msgspec
import pytest
from fluent.syntax import ast as ftl

import bot  # noqa: F401  (its sentences, and those of the pictures, are read together with the game's)
import images  # noqa: F401
from game import text
from game.api import Action, Arguments, Illegal, Message, Name, Pair, Seated
from game.stationfall.actions.deeds import DEEDS, POWERS
from game.stationfall.actions.prices import PRICES
from game.stationfall.actions.section import OFFSITES
from game.stationfall.board import board
from game.stationfall.cards import CAST, IDENTITIES, PROJECTS, Character, Identity
from game.stationfall.game import ACTIONS, STATIONFALL
from game.stationfall.questions import TASKS, Question
from game.stationfall.state import DRAWN, Options, State
from game.stationfall.things import DATA, SUPPLY
from game.stationfall.trial import tables
from game.trial import GAME, MANNERS, Table, deal, forged, walk
from tests import speech
from tests.speech import acted, forms, met, nodes, spoken, words

ROOT = Path(__file__).parents[1]
CODE = ROOT / "game" / "stationfall"
OURS = ("game/text/common.", "game/stationfall/")
"""Where the catalogues of this game are; the bot's and the pictures' own are theirs to look after."""

CATALOGUES = {
    catalogue.path.relative_to(ROOT).as_posix(): catalogue
    for catalogue in text.catalogues()
    if catalogue.path.is_relative_to(ROOT) and catalogue.game in ("", GAME.key)
}
LANGUAGES = text.languages()
OTHERS = LANGUAGES[1:]

AMOUNTS = {"zero", "one", "two", "few", "many", "other"}
"""The words for how many there are, of which a language takes those it needs."""

SPEAKERS = {
    "tell": "",
    "illegal": "no-",
    "asking": "ask-",
    "Condition": "agenda-",
    "Message": "",
    "Name": "name-",
}
"""Who says something, and what it puts before the key it is given."""

SAID_HERE = {"play.py", "questions.py"}
"""Where the speakers themselves are: there a key is whatever they are given."""

FAMILIES = (
    "name-", "rule-", "ability-", "character-", "project-", "colour-", "kind-", "pawn-", "guilt-", "phase-",
    "power-state-", "hazard-", "work-", "verb-", "hint-", "act-", "field-", "option-", "about-",
    "trait-", "spend-", "also-", "confirm-", "help-", "close-", "lasts-", "ways-", "why-", "before-", "term-",
    "automation-passed-", "notation-", "script-", "foretold-", "mode-", "feat-", "award-",
    "lesson-plan-", "lesson-why-", "lesson-task-",
)  # fmt: skip
"""Sentences found by the thing they are about."""


# ---------------------------------------------------------------------- what the code says


class Said(msgspec.Struct, frozen=True):
    """A sentence that the code speaks, and the arguments that come with it."""

    key: str
    args: frozenset[str]
    where: str


@cache
def trees() -> tuple[tuple[Path, ast.Module], ...]:
    files = (*sorted(CODE.rglob("*.py")), CODE.parent / "play.py")
    return tuple((path, ast.parse(path.read_text("utf-8"))) for path in files)


def calls() -> Iterator[tuple[Path, str, ast.Call]]:
    for path, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                named = node.func
                yield path, named.attr if isinstance(named, ast.Attribute) else _identifier(named), node


def _identifier(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def strings(node: ast.expr) -> set[str] | None:
    """Every string an expression can be; None: that cannot be told."""
    match node:
        case ast.Constant(value=str(value)):
            return {value}
        case ast.IfExp(body=body, orelse=orelse):
            one, other = strings(body), strings(orelse)
            return None if one is None or other is None else one | other
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            return _joined([strings(left), strings(right)])
        case ast.JoinedStr(values=values):
            return _joined([strings(value) for value in values])
        case ast.FormattedValue(value=value):
            return strings(value)
    return known(ast.unparse(node))


def known(expression: str) -> set[str] | None:
    """What the open places of built keys can be."""
    match expression:
        case "act.pay" | "deed.pay":  # only these prices are offered and left behind
            return {"bribe", "grey", "kompromat"}
        case "turn.step":
            return {"open", "revealed", "influenced", "begun", "acting"}
        case "state.ending":
            return set(endings())
        case "row.condition.key":
            return set(conditions())
    return None


def _joined(parts: list[set[str] | None]) -> set[str] | None:
    found = [part for part in parts if part is not None]
    return {"".join(each) for each in product(*found)} if len(found) == len(parts) else None


@cache
def endings() -> frozenset[str]:
    """Every reason for Stationfall."""
    found: set[str] = set()
    for _, function, node in calls():
        if function == "fall" and len(node.args) == 2:
            found |= strings(node.args[1]) or set()
    return frozenset(found)


@cache
def conditions() -> frozenset[str]:
    """Every condition an agenda asks for."""
    return frozenset(row.condition.key for card in printed() for row in card.agenda)


def printed() -> list[Character | Identity]:
    """Every card of a character, and every identity card."""
    return [*CAST.values(), *IDENTITIES.values()]


def given(function: str, node: ast.Call) -> set[str] | None:
    """The arguments that come with a sentence; None: the source does not tell."""
    if function in ("tell", "illegal", "asking"):
        args = {keyword.arg for keyword in node.keywords if keyword.arg}
        return args if all(keyword.arg for keyword in node.keywords) else None
    if function == "Message":
        if len(node.args) < 2:
            return set()
        if isinstance(node.args[1], ast.Dict):
            names = [strings(key) if key is not None else None for key in node.args[1].keys]
            known = [name for name in names if name is not None]
            return set().union(*known) if len(known) == len(names) else None
    return None


@cache
def said() -> tuple[Said, ...]:
    """Every sentence the code speaks; arguments that the source does not tell are taken to be right."""
    found = []
    for path, function, node in calls():
        keys = strings(node.args[0]) if function in SPEAKERS and node.args else None
        where = f"{path.relative_to(ROOT)}:{node.lineno}"
        for key in keys or ():
            whole = SPEAKERS[function] + (
                key.replace("_", "-").replace("/", "-") if function == "Name" else key
            )
            args = given(function, node)
            found.append(Said(whole, speech.needs(whole) if args is None else frozenset(args), where))
    for question in questions():
        if question.ask is Question.ask:  # asked by its name, with nothing to fill in
            key = "ask-" + str(question.__struct_config__.tag).replace("_", "-")
            found.append(Said(key, frozenset(), question.__module__))
    return tuple(found)


def questions() -> list[type[Question]]:
    return [cls for cls in TASKS.values() if issubclass(cls, Question)]


def of_family(key: ast.expr) -> bool:
    """Whether a sentence is found by the thing it is about; that each thing has one is tested elsewhere."""
    while isinstance(key, ast.BinOp):
        key = key.left
    if isinstance(key, ast.JoinedStr):
        key = key.values[0]
    return isinstance(key, ast.Constant) and str(key.value) in FAMILIES


def test_every_key_in_the_code_can_be_told() -> None:
    """Nobody speaks by a key that only the running game knows: such a sentence could be missing unseen."""
    untold = [
        f"{path.relative_to(ROOT)}:{node.lineno} {ast.unparse(node)}"
        for path, function, node in calls()
        if function in SPEAKERS
        and function not in ("Name", "Condition")
        and path.name not in SAID_HERE
        and node.args
        and strings(node.args[0]) is None
        and not of_family(node.args[0])
    ]
    assert not untold


def test_every_sentence_of_the_code_is_in_the_catalogue() -> None:
    missing = {one.key: one.where for one in said() if not speech.has(one.key)}
    assert not missing


def test_every_sentence_gets_the_arguments_it_speaks_of() -> None:
    wanting = {
        one.key: (one.where, sorted(need for need in speech.needs(one.key) if not met(need, one.args)))
        for one in said()
        if not all(met(need, one.args) for need in speech.needs(one.key))
    }
    assert not wanting


def test_every_refusal_names_a_paragraph() -> None:
    rules = {question.rule for question in questions()}
    for _, function, node in calls():
        if function == "illegal" and len(node.args) > 1:
            rules |= strings(node.args[1]) or set()
    assert len(rules) > 50
    assert not [rule for rule in sorted(rules) if not speech.has("rule-" + rule.replace(".", "-"))]


# ---------------------------------------------------------------------- what the catalogue holds


@cache
def messages(part: str, language: str = text.DEFAULT) -> list[ftl.Message]:
    """What one part of a language's catalogue holds."""
    return [
        entry
        for entry in speech.entries(CATALOGUES[f"{part}{language}.ftl"].path)
        if isinstance(entry, ftl.Message)
    ]


def parts(language: str) -> set[str]:
    """The parts of a language's catalogue: `bot/text/`, `game/stationfall/text/rules.` …"""
    return {
        name.removesuffix(f"{language}.ftl")
        for name, catalogue in CATALOGUES.items()
        if catalogue.language == language
    }


def our_parts(language: str = text.DEFAULT) -> list[str]:
    return sorted(part for part in parts(language) if part.startswith(OURS) and "/story." not in part)


def ours() -> list[str]:
    return [entry.id.name for part in our_parts() for entry in messages(part)]


@cache
def part_of(language: str = text.DEFAULT) -> frozenset[str]:
    """Sentences that are parts of others."""
    inside = (node for part in parts(language) for entry in messages(part, language) for node in nodes(entry))
    return frozenset(node.id.name for node in inside if isinstance(node, ftl.MessageReference))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_and_every_choice_exists(language: str) -> None:
    """A choice by name (`[name-gun]`) that nothing is called would never be taken."""
    inside = (
        node for part in our_parts(language) for entry in messages(part, language) for node in nodes(entry)
    )
    choices = {
        node.key.name
        for node in inside
        if isinstance(node, ftl.Variant) and isinstance(node.key, ftl.Identifier)
    }
    named = {choice for choice in choices if "-" in choice}
    kinds = {words(form) for every in forms(GAME.key, language).values() for form in every.values()}
    assert not [key for key in sorted(part_of(language) | named) if not speech.has(key, language)]
    assert choices - named <= {"none", "yes"} | AMOUNTS | kinds


FORMER = {
    "identity-open",
    "bonus-open",
    "offer-bribe",
    "offer-grey",
    "offer-kompromat",
    "automation-notation",
}
"""What only journals of earlier versions tell (tests/bot/test_former.py)."""


def test_no_sentence_is_left_over() -> None:
    used = {one.key for one in said()} | part_of() | {"seat"} | FORMER
    used |= {"agenda-" + condition for condition in conditions()}
    assert not [key for key in ours() if key not in used and not key.startswith(FAMILIES)]


def test_no_word_about_an_action_that_does_not_exist() -> None:
    plan = board(frozenset(CAST))
    works = {work.verb for section in plan.sections.values() for work in section.works}
    verbs = {text.verb(action) for action in ACTIONS}
    fields = {field for action in ACTIONS for field in action.__struct_fields__}
    # A verb may ask for a field in its own way.
    fields |= {f"{text.verb(action)}_{field}" for action in ACTIONS for field in action.__struct_fields__}
    about = {
        "verb-": verbs | works,
        "also-": verbs | {"accept", "refuse", "done"},
        "hint-": verbs,
        "confirm-": verbs,
        "act-": verbs,
        "field-": fields,
        "work-": works,
    }
    strange = [
        key
        for key in ours()
        for family, known in about.items()
        if key.startswith(family) and key.removeprefix(family).replace("-", "_") not in known
    ]
    assert not strange


LIMITS = {
    "hint-": 100,
    "verb-": 30,
    "name-": 32,
    "field-": 30,
    "ability-": 300,
    "character-": 110,
    "option-": 100,
    "spend-": 45,
    "about-": 300,
    "work-": 45,
}
"""Buttons, menus and lists have little room, on a phone above all."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_lengths(language: str) -> None:
    long = {
        key: len(said)
        for key in ours()
        for family, limit in LIMITS.items()
        if key.startswith(family) and len(said := speech.say(Message(key), language)) > limit
    }
    assert not long


# ---------------------------------------------------------------------- every other language


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_says_all_that_english_says(language: str) -> None:
    """What is shortened in pictures is for each language to decide."""
    assert parts(language) == parts(text.DEFAULT)
    for part in parts(language):
        wanted, there = (
            {entry.id.name for entry in messages(part, one) if not entry.id.name.startswith("short-")}
            for one in (text.DEFAULT, language)
        )
        assert not wanted - there, part
        assert not there - wanted, part


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_one_kind_have_the_same_forms(language: str) -> None:
    """Any of them may stand where another does."""
    plan = board(frozenset(CAST))
    cards = [*CAST.values()]
    people = {*CAST, *IDENTITIES, *(pawn for card in cards for pawn in card.pawns)}
    places = {*plan.sections}
    things = {*SUPPLY, *(item for card in cards for item in (*card.items, *card.integral))}
    things |= {item for section in plan.sections.values() for item in section.items}
    things |= {"nanogel_1", "kompromat"}
    for kind in (people, places, things - people, {*DATA} - people, set(OFFSITES), set(PROJECTS)):
        keys = {text.key_of(text.label(name)) for name in kind}
        found = {key: frozenset(forms(GAME.key, language).get(key, {})) for key in keys}
        every = frozenset().union(*found.values())
        assert not {key: sorted(every - has) for key, has in found.items() if every - has}


# ---------------------------------------------------------------------- what the pieces are called


def named() -> Iterator[str]:
    """Everything that can fill a field or be spoken of."""
    plan = board(frozenset(CAST))
    yield from (*CAST, *IDENTITIES, *PROJECTS, *SUPPLY, *DATA, *OFFSITES, *POWERS, *PRICES, "nanogel_1")
    for card in CAST.values():
        yield from (*card.pawns, *card.items, *card.integral)
    for key, section in plan.sections.items():
        yield key
        yield from section.items
        yield from (work.thing for work in section.works if work.thing)
        yield from ("need_" + need for need in section.needs)


def test_everything_has_a_name() -> None:
    assert not [key for key in dict.fromkeys(named()) if not speech.has(text.key_of(text.label(key)))]


def test_every_action_is_described() -> None:
    wanted = {
        family + text.verb(action).replace("_", "-")
        for action in ACTIONS
        for family in ("verb-", "hint-", "act-")
    }
    wanted |= {
        "field-" + field.replace("_", "-")
        for action in ACTIONS
        for field in action.__struct_fields__
        if field != "seat"
    }
    assert not sorted(key for key in wanted if not speech.has(key))


def test_every_action_speaks_of_its_own_fields_only() -> None:
    for action in ACTIONS:
        needs = speech.needs("act-" + text.verb(action).replace("_", "-"))
        # A number may bring along the seat it stands for.
        args = {*action.__struct_fields__, *(f"{field}-seat" for field in action.__struct_fields__)}
        assert not [need for need in needs if not met(need, args)], action


def test_every_card_is_told() -> None:
    wanted = [f"project-{key}-text" for key in PROJECTS]
    for card in printed():
        wanted += [f"character-{card.key}-about", f"character-{card.key}-hint"]
        for ability in (*getattr(card, "abilities", ()), *card.powers):
            wanted += [f"ability-{ability.key}", f"ability-{ability.key}-text"]
    keys = [key.replace("_", "-") for key in wanted]
    assert not [key for key in dict.fromkeys(keys) if not speech.has(key)]


@pytest.mark.parametrize(
    ("family", "members"),
    [
        ("colour-", [str(number) for number in range(9)]),
        ("kind-", ["human", "robot", "data", "item"]),
        ("pawn-", ["live", "down", "escaped", "annihilated"]),
        ("guilt-", ["innocent", "suspect", "guilty"]),
        ("power-state-", ["normal", "emergency", "blackout"]),
        ("phase-", ["setup", "turn", "resolve", "fall", "over"]),
        ("hazard-", ["fire", "asphyxiation"]),
    ],
)
def test_states_have_names(family: str, members: list[str]) -> None:
    assert not [member for member in members if not speech.has(family + member)]


# ---------------------------------------------------------------------- the sentences themselves


def mistyped(action: Action, rng: Random) -> Action:
    """An action with a value of the wrong type in one field."""
    field = rng.choice(action.__struct_fields__)
    return msgspec.structs.replace(action, **{field: 3.5})


def refusal(state: State, action: Action, rng: Random) -> Illegal | None:
    try:
        GAME.apply(state, action, rng)
    except Illegal as refused:
        return refused
    return None


TOLD = [(text.DEFAULT, number) for number in range(30)]
TOLD += [(language, number) for language in OTHERS for number in range(30, 40)]


@pytest.mark.parametrize(("language", "number"), TOLD)
def test_a_game_is_told_in_words(language: str, number: int) -> None:
    rng = Random(number)
    seats = number % 5 + 2
    table = Table(f"words {number}", seats, tables(seats, rng), MANNERS[number % len(MANNERS)])
    for event in deal(table).events:
        spoken(event.message, language)
    state = None
    for moment in walk(table):
        for prompt in GAME.prompts(moment.state):
            spoken(prompt.message, language)
        acted(moment.action, language)
        if rng.random() < 0.1:
            described = [acted(action, language) for action in moment.listed]
            assert len(set(described)) == len(described), "two choices are called the same"
        for action in (*forged(moment.state, moment.listed, rng, 3), mistyped(moment.action, rng)):
            refused = refusal(moment.state, action, rng)
            if refused is not None:
                spoken(refused.message, language, forged=True)
                assert speech.has("rule-" + refused.rule.replace(".", "-")), refused.rule
        for event in moment.outcome.events:
            spoken(event.message, language)
        state = moment.outcome.state
    result = GAME.result(state)
    assert result is not None
    spoken(result.reason, language)
    for score in result.scores:
        for row, _points in score.rows:
            spoken(row, language)


SEATS = {"seat", "owner", "asker", "waiting", "first-player", "player"}
NUMBERS = {
    "cubes",
    "minute",
    "number",
    "actions",
    "seats",
    "bribes",
    "over",
    "limit",
    "least",
    "most",
    "colour",
}
"""Arguments that are not the name of a thing."""


def plausible(key: str, number: int, language: str = text.DEFAULT) -> Message:
    """A sentence with something in every place."""
    args: Arguments = {}
    given = {need.removesuffix("-key") for need in speech.needs(key)}
    for need in speech.needs(key, language):
        argument = need if need in given else need.rpartition("-")[0]
        args[argument] = number if argument in NUMBERS else Seated(1) if argument in SEATS else Name("gun")
    return Message(key, args)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 8])
def test_every_sentence_can_be_said(number: int, language: str) -> None:
    """Also those that random games rarely come to: no part is missing, no line is broken."""
    for key in ours():
        said = speech.say(plausible(key, number, language), language)
        assert said.strip() or key == "deed-terms" or key.startswith("confirm-"), key
        assert not speech.RAW.search(said), (key, said)


def test_every_option_of_a_table_is_called_something() -> None:
    settled = set(Options.__struct_fields__) - {STATIONFALL.carries}
    options = {"option-" + field.replace("_", "-") for field in settled}
    values = {f"option-cast-{drawn}" for drawn in DRAWN} | {"option-projectx-random"}
    hints = {option + "-hint" for option in options | values}
    assert {key for key in ours() if key.startswith("option-")} == options | hints


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_of_every_agenda_is_words(language: str) -> None:
    rows = {
        spoken(Message("agenda-" + row.condition.key, row.condition.args), language)
        for card in printed()
        for row in card.agenda
    }
    assert len(rows) > 30


# ---------------------------------------------------------------------- how sentences are put together


def test_names_that_share_arguments_come_to_an_end() -> None:
    message = Message("stepped", {"who": Name("astrochimp"), "to": Name("reactor")})
    assert speech.say(message) == "Astrochimp steps to Reactor."


def test_a_sentence_inside_a_sentence_uses_its_arguments() -> None:
    deed: Arguments = {
        "who": Name("security"),
        "to": Name("bridge"),
        "drag": "none",
        "by": "none",
        "pay": "none",
    }
    args: Arguments = {"asker": Seated(1), "deed": Message("act-step", deed)}
    words = speech.say(Message("ask-consent-bribe", args))
    assert words.startswith("Player 2 offers you a Bribe")
    assert "for this: Security steps to Bridge. " in words


def test_a_sentence_takes_the_form_it_asks_for() -> None:
    stepped = Message("stepped", {"who": Name("astrochimp"), "to": Name("reactor")})
    assert speech.say(stepped, "pl") == "Astroszympans idzie do Reaktora."
    onto = Message("stepped", {"who": Name("astrochimp"), "to": Name("bridge")})
    assert speech.say(onto, "pl") == "Astroszympans idzie na Mostek."


def test_what_has_no_such_form_stands_as_it_is() -> None:
    assert speech.say(Message("act-activate", {"who": Name("somebody_new")}), "pl") == "Aktywuj Somebody new"
    assert speech.say(Message("act-activate", {"who": "Ada"}), "pl") == "Aktywuj Ada"
    assert speech.say(Message("act-activate", {"who": Seated(1)}), "pl") == "Aktywuj Gracza 2"
    assert (
        speech.say(Message("act-activate", {"who": Seated(1)}), "pl", lambda seat: "<@7>") == "Aktywuj <@7>"
    )


def test_words_are_compared_as_they_are_typed() -> None:
    assert text.fold("Żółta ŁÓDŹ") == text.fold("zolta lodz") == "zolta lodz"
    assert text.fold("Inspector’s") == "inspector's"
    assert text.fold("ガ") == "ガ"


def test_seats_are_called_as_the_caller_says() -> None:
    message = Message("betrayed", {"seat": Seated(0), "cubes": 2})
    assert speech.say(message, seat_name=lambda seat: "Ada") == "2 cubes of Ada go to Betrayal."


def test_a_pair_of_names() -> None:
    assert speech.say(text.label(Pair("evidence", "news"))) == "Evidence to the News"
    assert speech.say(text.label(Pair("launch", "mcqueen"))) == "Timed Launch: McQueen"


def test_an_unknown_name_is_made_readable() -> None:
    assert speech.say(text.label("no_such_thing")) == "No such thing"
    assert speech.say(Message("no-such-sentence")) == "no-such-sentence"


def test_another_language_falls_back_on_english() -> None:
    assert text.choose("en-GB") == text.choose("xx") == text.DEFAULT
    assert speech.say(Message("over"), "xx") == speech.say(Message("over"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_somebody_does_is_also_said_without_whoever_does_it(language: str) -> None:
    """Where they are named already: the same words, and nothing of them."""
    keys = ["act-" + text.verb(deed).replace("_", "-") for deed in DEEDS]
    keys = [key for key in keys if "who" in speech.needs(key)]
    assert len(keys) > 40
    for key in keys:
        bare, whole = f"{key}.bare", plausible(key, 2, language)
        assert "who" not in {need.split("-")[0] for need in speech.needs(bare, language)}, key
        said = speech.say(whole, language, form="bare")
        assert said, key
        assert speech.say(whole, language) != said
        assert speech.say(whole, language).endswith(said), key


def test_what_has_a_subject_only_stands_as_it_is() -> None:
    stepped = Message("stepped", {"who": Name("astrochimp"), "to": Name("reactor")})
    assert speech.say(stepped, form="bare") == "Astrochimp steps to Reactor."


def test_what_the_call_of_a_player_says_is_quiet() -> None:
    assert text.quiet("turn", GAME.key)
    assert not text.quiet("minute", GAME.key)
    assert not text.quiet("nothing-of-this-name", GAME.key)


def stepped(who: str, to: str) -> Message:
    return Message("stepped", {"who": Name(who), "to": Name(to)})


def test_what_is_said_of_one_thing_after_the_other_is_said_once_of_all() -> None:
    way = [stepped("medical", to) for to in ("kitchen", "aft_hub", "kitchen")]
    rest = [stepped("legal", "kitchen"), Message("over"), stepped("legal", "aft_hub")]
    assert text.runs(way[:1], GAME.key) == way[:1]
    assert text.runs(rest, GAME.key) == rest
    (one,) = text.runs(way, GAME.key)
    assert text.runs([*way, *rest], GAME.key) == [one, *rest]
    assert speech.say(one) == "Medical steps to Kitchen, Aft Hub, Kitchen."
    assert speech.say(one, "pl") == "Medyk idzie do Kuchni, do Węzła rufowego, do Kuchni."
    assert speech.say(one, "ja").count(speech.say(Name("kitchen"), "ja")) == 2
    named = [
        Message("automation-enters", {"card": Name(card), "seat": Seated(seat)})
        for seat, card in enumerate(("legal", "medical"))
    ]
    one, *again = text.runs([*named, *named[1:]], GAME.key)
    assert speech.say(one) == "The rulebook plays Legal, Medical, and everybody knows it from the start."
    assert again == named[1:], "what is said again is no list"


def test_what_is_said_of_all_speaks_of_what_is_said_of_each() -> None:
    for language in text.languages():
        said = [key for key in text.keys("", GAME.key) if text.has(key, language, GAME.key)]
        every = [(text.needs(f"{key}.run", language, GAME.key), key) for key in said]
        assert len([key for needs, key in every if needs]) >= 4
        for needs, key in every:
            each = text.needs(key, language, GAME.key)
            assert {need.split("-")[0] for need in needs} <= {need.split("-")[0] for need in each}, key
