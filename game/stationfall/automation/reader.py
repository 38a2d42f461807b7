"""Reading a line of the notation: by the notation alone, with the position of whatever is wrong."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Literal, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from game.stationfall.automation.notation import (
    COMMANDS,
    COUNTED,
    FLAGS,
    OWN,
    OWN_VERBS,
    TRAITS,
    VERBS,
    Brackets,
    Fact,
    Line,
    Operation,
    Source,
    Verb,
    When,
    Where,
    Whom,
)

T = TypeVar("T")


class BadLine(ValueError):
    """Where a line cannot be read, what stands there, and what was expected instead."""

    def __init__(self, column: int, found: str, expected: str) -> None:
        super().__init__(f"{column}: {found or 'the end of the line'!s}: expected {expected}")
        self.column = column
        self.found = found
        self.expected = expected


class Vocabulary(Struct, frozen=True):
    """The keys of everything that can be named, by kind."""

    cards: frozenset[str]
    abilities: frozenset[str]
    things: frozenset[str]
    """Items and data; `kompromat`, too."""
    sections: frozenset[str]
    offsites: frozenset[str]


class Token(Struct, frozen=True):
    kind: Literal["word", "sign", "end"]
    text: str
    column: int


SIGNS = re.compile(
    r"\s*(?:(?P<remark>\([^()]*\))|(?P<sign><=|>=|≤|≥|[\[\]+:>/,])|(?P<word>[^\s\[\]+:>/,()<=≤≥]+)|(?P<bad>\S))"
)
STOPS = frozenset(
    {
        "REPEAT", "THEN", "IF", "AND", "GOTO", "NOT", "NO", "ANY",
        "to", "or", "with", "without", "in", "beside", "most",
    }
)  # fmt: skip
FEWER, MORE = ("<=", "≤"), (">=", "≥")


def key(phrase: str) -> str:
    """`Station Chief` is `station_chief`."""
    return re.sub(r"[\s-]+", "_", phrase.strip().lower()).replace("'", "").replace("!", "").replace(".", "")


def tokens(text: str) -> list[Token]:
    """Words and signs; a remark in parentheses is not part of the script."""
    found: list[Token] = []
    for hit in SIGNS.finditer(text):
        kind = hit.lastgroup
        column = hit.start(kind or 0) + 1
        if kind == "bad":
            raise BadLine(column, hit.group("bad"), "a word, a sign of the notation or a whole remark")
        if kind in ("sign", "word"):
            found.append(Token("sign" if kind == "sign" else "word", hit.group(kind), column))
    return [*found, Token("end", "", len(text) + 1)]


def read(text: str, source: Source, words: Vocabulary) -> Line:
    """One line, as it is printed but for its number. Raises BadLine."""
    return _Reader(text, words).line(source)


def read_own(text: str, source: Source, words: Vocabulary) -> Line:
    """One line of what a bot does by itself. Raises BadLine."""
    return _Reader(text, words).own(source)


def read_again(text: str, words: Vocabulary) -> Line:
    """Any line that has been read before, or only what is to be done of it (`Line.plain`). Raises BadLine."""
    reader = _Reader(text, words)
    return reader.line("ours") if reader.sees("[", "GOTO") else reader.deed("ours")


def read_facts(text: str, words: Vocabulary) -> tuple[Fact, ...]:
    """When a script is looked at: what may stand behind `IF`."""
    reader = _Reader(text, words)
    facts = reader.facts()
    reader.over()
    return facts


class _Reader:
    def __init__(self, text: str, words: Vocabulary) -> None:
        self.text = text
        self.words = words
        self.tokens = tokens(text)
        self.at = 0

    # ------------------------------------------------------------------ tokens

    @property
    def next(self) -> Token:
        return self.tokens[self.at]

    def sees(self, *texts: str) -> bool:
        return self.next.kind != "end" and self.next.text in texts

    def takes(self, *texts: str) -> bool:
        if self.sees(*texts):
            self.at += 1
            return True
        return False

    def wants(self, text: str, *others: str) -> None:
        if not self.takes(text, *others):
            raise self.bad(f"`{text}`")

    def bad(self, expected: str, at: Token | None = None) -> BadLine:
        token = at or self.next
        return BadLine(token.column, token.text, expected)

    def over(self) -> None:
        if self.next.kind != "end":
            raise self.bad("the end of the line")

    def phrase(self, expected: str) -> tuple[str, Token]:
        """Words up to a sign or a word of the notation, as a key; and where they began."""
        first = self.next
        said: list[str] = []
        while self.next.kind == "word" and self.next.text not in STOPS:
            said.append(self.next.text)
            self.at += 1
        if not said:
            raise self.bad(expected)
        return key(" ".join(said)), first

    def listed(self, one: Callable[[], T], sign: str = ">") -> tuple[T, ...]:
        found = [one()]
        while self.takes(sign):
            found.append(one())
        return tuple(found)

    # ------------------------------------------------------------------ a line

    def line(self, source: Source) -> Line:
        if self.takes("GOTO"):
            goto, _ = self.phrase("the name of a script")
            facts = self.facts() if self.takes("IF") else ()
            self.over()
            return Line(text=self.text, source=source, goto=goto, facts=facts)
        self.wants("[")
        brackets = self.brackets()
        return self.deed(source, brackets)

    def deed(self, source: Source, brackets: Brackets | None = None) -> Line:
        """What is to be done; without brackets it may be what a bot does by itself."""
        start = self.at
        if brackets is None and self.phrase("what is to be done")[0] in OWN_VERBS:
            self.at = start
            return self.own(source)
        self.at = start
        operation = self.operation()
        return self.rest(source, brackets or Brackets(), operation, self.takes("REPEAT"))

    def rest(self, source: Source, brackets: Brackets, operation: Operation, repeat: bool) -> Line:
        """THEN, IF, and no more."""
        then = self.operation() if self.takes("THEN") else None
        facts = self.facts() if self.takes("IF") else ()
        if self.next.kind != "end":
            raise self.bad("`REPEAT`, `THEN`, `IF` or the end of the line")
        return Line(
            text=self.text,
            source=source,
            brackets=brackets,
            operation=operation,
            repeat=repeat,
            then=then,
            facts=facts,
        )

    def own(self, source: Source) -> Line:
        """What nobody aboard does."""
        expected = "what a bot does by itself: Reveal Power or Creep"
        said, at = self.phrase(expected)
        if said not in OWN_VERBS:
            raise self.bad(expected, at)
        _, whom, where = self.objects(OWN_VERBS[said])
        return self.rest(source, Brackets(), Operation((said,), whom=whom, where=where), False)

    def brackets(self) -> Brackets:
        """Joined by `+`, or by `:` as the manual also prints them."""
        found: dict[str, tuple[object, ...]] = {}
        influence, when = False, ""
        while True:
            first = self.next
            if self.takes("Not"):
                found["lacks"] = (*found.get("lacks", ()), self.anyof())
            elif self.takes("Has"):
                found["has"] = (*found.get("has", ()), self.anyof())
            else:
                said, _ = self.phrase("a condition")
                if said == "this_minute" and self.takes("/"):
                    other, at = self.phrase("`Unexhausted`")
                    if other != "unexhausted":
                        raise self.bad("`Unexhausted`", at)
                    said = "now_or_rested"
                if said in _WHEN:
                    if when:
                        raise self.bad("a condition other than a second time", first)
                    when = _WHEN[said]
                elif said in ("con", "influence"):
                    influence = influence or said == "influence"
                else:
                    field = self.condition(said, first)
                    found[field] = (*found.get(field, ()), said)
            if self.takes("]"):
                break
            if not self.takes("+", ":"):
                raise self.bad("`+`, `:` or `]`")
        return Brackets(influence=influence, when=_when(when), **found)  # type: ignore[arg-type]

    def condition(self, said: str, at: Token) -> str:
        """Which field of the brackets a word belongs to."""
        if said == OWN or said in self.words.cards:
            return "cards"
        if said in ("human", "robot", "friend", "grudge"):
            return "traits"
        if said in self.words.abilities:
            return "able"
        raise self.bad(
            "CON, Influence, This Minute, Unexhausted, a character, an ability, Human, Robot, Friend, "
            "Grudge, `Has` or `Not` with an item or data",
            at,
        )

    def anyof(self) -> tuple[str, ...]:
        found = [self.thing()]
        while self.takes("or"):
            found.append(self.thing())
        return tuple(found)

    # ------------------------------------------------------------------ operations

    def operation(self) -> Operation:
        first, start = self.next, self.at
        command, _ = self.phrase("a verb of the scripts")
        if command in COMMANDS:
            return self.commanded(command)
        self.at = start
        names = self.listed(self.verb)
        shapes = [VERBS[name] for name in names]
        if any((one.of, one.to) != (shapes[0].of, shapes[0].to) for one in shapes):
            raise self.bad("verbs that go with the same things, or one of them alone", first)
        shape, name = shapes[0], names[0]
        if name == "jammers":
            switch, at = self.phrase("`ON` or `OFF`")
            if switch not in ("on", "off"):
                raise self.bad("`ON` or `OFF`", at)
            return Operation(names, on=switch == "on")
        if name == "launch" and self.takes("["):
            found = Operation(names, where=(self.launched(),))
            self.wants("]")
            return found
        things, whom, where = self.objects(shape)
        return self.aimed(shape, Operation(names, things, whom, where))

    def commanded(self, power: str) -> Operation:
        """`Remote Control [Drones] to Pod`: a step is not named; anything else is."""
        self.wants("[")
        puppet = self.whom()
        self.wants("]")
        found = self.aimed(VERBS["step"], Operation(("step",))) if self.sees("to") else self.operation()
        return replace(found, power=power, puppet=puppet)

    def verb(self) -> str:
        said, at = self.phrase("a verb of the scripts")
        # `Jammers ON`: the switch is a word of its own.
        for name in ("jammers",):
            if said.startswith(name + "_"):
                self.at -= 1
                said = name
        if said not in VERBS:
            raise self.bad("a verb of the scripts, as Pick Up, Attack, Pod, Timed Launch", at)
        return said

    def objects(self, shape: Verb) -> tuple[tuple[str, ...], tuple[Whom, ...], tuple[Where, ...]]:
        if not shape.of or (shape.of == "maybe" and not self.sees(":")):
            return (), (), ()
        self.wants(":")
        if shape.of == "thing":
            return self.listed(self.thing), (), ()
        if shape.of == "whom":
            return (), self.listed(self.whom), ()
        if shape.of == "where":
            return (), (), self.listed(self.where)
        first = self.at
        try:
            return (), (), self.listed(self.where)
        except BadLine:
            self.at = first
            return (), self.listed(self.whom), ()

    def aimed(self, shape: Verb, so_far: Operation) -> Operation:
        """What follows `to`."""
        if not shape.to:
            return so_far
        self.wants("to")
        whom, where, things = so_far.whom, so_far.where, so_far.things
        if shape.to == "offsite":
            # Kept with the characters: an Offsite is whom data are sent to.
            whom = tuple(Whom(card=one) for one in self.listed(self.offsite))
        elif shape.to == "whom":
            whom = self.listed(self.whom)
        elif shape.to == "where":
            where = self.listed(self.where)
        else:
            first = self.at
            try:
                where = self.listed(self.where)
            except BadLine:
                self.at = first
                whom = self.listed(self.whom)
        return Operation(so_far.verbs, things, whom, where)

    # ------------------------------------------------------------------ names

    def named(self, expected: str, known: frozenset[str]) -> str:
        said, at = self.phrase(expected)
        if said not in known:
            raise self.bad(expected, at)
        return said

    def thing(self) -> str:
        return self.named("an item, data or Kompromat", self.words.things)

    def offsite(self) -> str:
        return self.named("News or Authorities", self.words.offsites)

    def where(self) -> Where:
        """A name; a Power Section; any Pod or Section, with somebody in it or with most of them."""
        expected = "a section, Section, Pod or Power Section"
        said, at = self.phrase(expected)
        if said == "power_section":
            return Where("power")
        if said in ("pod", "section"):
            kind: Literal["pod", "aboard"] = "pod" if said == "pod" else "aboard"
            if not self.takes("with"):
                return Where(kind)
            most = self.takes("most")
            return Where(kind, whom=self.whom(), most=most)
        if said not in self.words.sections:
            raise self.bad(expected, at)
        return Where("section", said)

    def launched(self) -> Where:
        """`Pod: 2 or more Occupants`, `Pod: Astrochimp`, or any pod."""
        self.wants("Pod")
        if not self.takes(":"):
            return Where("pod")
        if self.next.text.isdecimal():
            least = int(self.next.text)
            self.at += 1
            self.wants("or")
            self.wants("more")
            return Where(
                "pod", least=least, whom=None if self.takes("Occupants", "Occupant") else self.whom()
            )
        return Where("pod", whom=self.whom())

    def whom(self) -> Whom:
        """Traits, and a name, `PC`, `Character` or nothing more; what they possess; where they are."""
        expected = "a character or what is said of one"
        said, at = self.phrase(expected)
        card, traits = self.described(said, at, expected)
        has: tuple[str, ...] = ()
        lacks: tuple[str, ...] = ()
        pod, beside = False, ""
        while self.sees("with", "without", "in", "beside"):
            if self.takes("with"):
                has = self.anyof()
            elif self.takes("without"):
                lacks = self.anyof()
            elif self.takes("in"):
                self.wants("Pod")
                pod = True
            else:
                self.wants("beside")
                beside = self.card_or_own()
        return Whom(card, traits, has, lacks, pod, beside)

    def card_or_own(self) -> str:
        return self.named("a character or PC", self.words.cards | {OWN})

    def described(self, said: str, at: Token, expected: str) -> tuple[str, tuple[str, ...]]:
        """`contaminated_npc`: the traits in front, and whose they are."""
        traits: list[str] = []
        left = said
        while left:
            if left in self.words.cards or left == OWN:
                if left == OWN and "rival" in traits:  # another player's revealed PC
                    return "", (*traits, "pc")
                return left, tuple(traits)
            if left == "character":
                return "", tuple(traits)
            word, _, left = left.partition("_")
            if word not in TRAITS:
                raise self.bad(expected, at)
            traits.append(word)
        return "", tuple(traits)

    # ------------------------------------------------------------------ facts

    def facts(self) -> tuple[Fact, ...]:
        return self.listed(self.fact, "AND")

    def fact(self) -> Fact:
        """`Minute <= 6`, `NOT Abandon Ship`, `NO Character with Evidence`, `ANY Down Human`."""
        if self.sees("NO", "ANY"):
            holds = self.next.text == "ANY"
            self.at += 1
            return Fact("any", holds, whom=self.whom())
        holds = not self.takes("NOT")
        said, at = self.phrase("Minute, Power, NO, ANY, or what can be so: Abandon Ship, Released …")
        if said in FLAGS:
            return Fact(said, holds)
        if said not in COUNTED:
            raise self.bad("Minute, Power, NO, ANY, or what can be so: Abandon Ship, Released …", at)
        fewer = self.sees(*FEWER)
        if not self.takes(*FEWER, *MORE):
            raise self.bad("`<=` or `>=`")
        if not self.next.text.isdecimal():
            raise self.bad("a number")
        limit = int(self.next.text)
        self.at += 1
        # At least n is not at most n - 1.
        return Fact(said, holds == fewer, limit if fewer else limit - 1)


_WHEN: dict[str, str] = {"this_minute": "now", "unexhausted": "rested", "now_or_rested": "now_or_rested"}


def _when(said: str) -> When:
    known: Sequence[When] = ("", "now", "rested", "now_or_rested")
    return next(one for one in known if one == said)
