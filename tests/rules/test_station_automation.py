"""The launch manual's chapter "Station Automation": what bots do, by the notation of their scripts."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.__main__ import main
from game.stationfall.automation.notation import Fact, Line, Operation, Where, Whom
from game.stationfall.automation.reader import BadLine, read
from game.stationfall.automation.scripts import FILE, BrokenScripts, book, load, vocabulary
from tests.rules.scene import GAME


def line(text: str) -> Line:
    assert GAME.key  # its characters are entered
    return read(text, "seed", vocabulary())


# ---------------------------------------------------------------------- Reading the Bot's Scripts


def test_brackets_list_conditions_joined_by_plus_or_colon() -> None:
    for sign in "+:":
        found = line(
            f"[This Minute / Unexhausted {sign} Astrochimp {sign} Officer {sign} Has Helmet] Pod"
        ).brackets
        assert found.when == "now_or_rested"
        assert found.cards == ("astrochimp",)
        assert found.able == ("officer",)
        assert found.has == (("helmet",),)
        assert not found.influence


def test_brackets_not_possessing_is_a_condition() -> None:
    found = line("[Exile + Not Evidence] Manufacture: Evidence").brackets
    assert found.cards == ("exile",)
    assert found.lacks == (("evidence",),)


def test_con_limits_nothing_and_influence_widens() -> None:
    assert line("[CON] Pod").brackets == line("[CON + CON] Pod").brackets
    assert line("[Influence + Unexhausted] Pod").brackets.influence
    assert line("[Influence + Unexhausted] Pod").brackets.when == "rested"


def test_priorities_stand_in_their_order() -> None:
    found = line("[CON] Pick Up > Manufacture: Gun > Bludgeon").operation
    assert found == Operation(("pick_up", "manufacture"), things=("gun", "bludgeon"))


def test_goto_repeat_and_then() -> None:
    assert line("GOTO Abandon Ship").goto == "abandon_ship"
    assert line("[CON] Hazard Suppression REPEAT").repeat
    found = line("[Unexhausted] Pod THEN Timed Launch")
    assert found.operation == Operation(("pod",))
    assert found.then == Operation(("timed_launch",))


def test_parentheses_are_remarks() -> None:
    plain = line("[CON] Hazard Suppression REPEAT")
    said = line("[CON] Hazard Suppression REPEAT (Ignore Magnetic Containment)")
    assert (said.brackets, said.operation, said.repeat) == (plain.brackets, plain.operation, plain.repeat)


def test_pods_are_filtered_in_their_own_brackets() -> None:
    found = line("[This Minute] Launch [Pod:2 or more Occupants]").operation
    assert found is not None
    assert found.where == (Where("pod", least=2),)
    found = line("[This Minute] Launch [Pod: Contaminated NPC]").operation
    assert found is not None
    assert found.where == (Where("pod", whom=Whom(traits=("contaminated", "npc"))),)


def test_if_is_ours() -> None:
    said = line("[CON] Pod IF Minute >= 5 AND NOT Abandon Ship AND NO Character with Evidence").facts
    assert said == (
        Fact("minute", holds=False, limit=4),
        Fact("abandon_ship", holds=False),
        Fact("any", holds=False, whom=Whom(has=("evidence",))),
    )


@pytest.mark.parametrize(
    ("text", "column", "expected"),
    [
        ("Pod THEN Timed Launch", 1, "`[`"),
        ("[CON Pod", 2, "CON"),
        ("[CON] Pick Up Gun", 7, "verb"),
        ("[CON] Pick Up: Teapot", 16, "item"),
        ("[Captain] Pod", 2, "a character"),
        ("[This Minute / Officer] Pod", 16, "`Unexhausted`"),
        ("[This Minute + Unexhausted] Pod", 16, "second time"),
        ("[CON] Pick Up > Attack: Gun", 7, "same things"),
        ("[CON] Pod THEN", 15, "a verb"),
        ("[CON] Pod REPEAT twice", 18, "end of the line"),
        ("[CON] Transmit: Evidence to Bridge", 29, "News"),
        ("[CON] Launch [Pod: 2 Occupants]", 22, "`or`"),
        ("[CON] Jammers MAYBE", 15, "`ON` or `OFF`"),
        ("[CON] Give: Gun Astrochimp", 13, "an item"),
        ("[CON] Pod IF Minute", 20, "`<=` or `>=`"),
        ("[CON] Pod IF Minute <= soon", 24, "a number"),
        ("[CON] Attack: Sleepy Human", 15, "a character"),
        ("GOTO", 5, "the name of a script"),
        ("[CON] Pod (unfinished", 11, "a whole remark"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_refused_with_its_position(text: str, column: int, expected: str) -> None:
    with pytest.raises(BadLine) as refused:
        line(text)
    assert refused.value.column == column, str(refused.value)
    assert expected in refused.value.expected


# ---------------------------------------------------------------------- the file


def test_the_file_that_is_played_can_be_read() -> None:
    assert GAME.key
    found = book()
    assert {"abandon_ship", "revive", "troubleshooter"} <= found.scripts.keys()
    printed = found.scripts["troubleshooter"].lines
    assert len(printed) == 9
    assert {one.source for one in printed} == {"seed"}
    assert all(
        one.source == "ours"
        for key, it in found.scripts.items()
        if key != "troubleshooter"
        for one in it.lines
    )


def test_everything_wrong_in_a_file_is_said_with_row_and_column() -> None:
    assert GAME.key
    text = FILE.read_text("utf-8")
    text = text.replace(
        "[Has Artifact + This Minute] Give: Artifact", "[Has Artefact + This Minute] Give: Artifact", 1
    )
    text = text.replace("GOTO Abandon Ship", "GOTO Leave Ship", 1)
    with pytest.raises(BrokenScripts) as refused:
        load(text)
    rows = text.split("\n")
    said = {fault.where: rows[fault.row - 1][fault.column - 1 :] for fault in refused.value.faults}
    assert said["counselor 4"].startswith("Artefact")
    assert said["troubleshooter"].startswith("Leave Ship")
    assert len(said) == 2


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ('[bot.captain]\nside = "ours"\nlines = []', "captain"),
        ('[bot.cyborg]\nside = "ours"\nloses = ["charm"]\nlines = []', "cyborg loses"),
        ('[bot.cyborg]\nside = "ours"\nitems = ["teapot"]\nlines = []', "cyborg items"),
        ('[standard.one]\nlines = []\nwhen = "Sunny"', "one when"),
        ('[standard.one]\nlines = [{ source = "ours", line = "GOTO one" }]', "one"),
        ("[bot.cyborg]\nlines = []", "Object missing required field `side`"),
        ("[bot.cyborg", ""),
    ],
)
def test_a_file_that_cannot_be_played_is_refused(text: str, where: str) -> None:
    assert GAME.key
    with pytest.raises(BrokenScripts) as refused:
        load(text)
    (fault,) = refused.value.faults
    assert fault.where.startswith(where)


def test_scripts_check_says_what_it_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scripts", "check"]) == 0
    assert "9 seed" in capsys.readouterr().out
    bad = tmp_path / "mine.toml"
    bad.write_text('[standard.mine]\nlines = [\n  { source = "ours", line = "[CON] Pick Up: Teapot" },\n]\n')
    assert main(["scripts", "check", str(bad)]) == 1
    assert (
        f"{bad}:3:45: mine 1: expected an item, data or Kompromat, found `Teapot`" in capsys.readouterr().err
    )
    assert main(["scripts", "check", str(tmp_path / "none.toml")]) == 2
