"""`python -m engine` with Arkham Horror: what a person types, and one clear line for what is wrong."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main
from tests.engine.arkham_horror.recorded import record

PLAY = ("play", "--game", "arkham-horror", "--seed", "5")
WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "Ancient One": ({"options": {"ancient_one": "cthulhoo"}}, "option 'ancient_one' must be one of: random"),
    "investigator": ({"options": {"investigators": ["nobody"]}}, "option 'investigators' must be one of"),
    "too many seats": ({"players": ["P"] * 9}, "arkham-horror is for 1 to 8 players, not 9"),
    "option": ({"options": {"colour": "red"}}, "unknown option 'colour'"),
    "deck": ({"decks": {"attic": ["knife"]}}, "setup: there is no deck 'attic'"),
    "card": ({"decks": {"common": ["excalibur"]}}, "setup: common has an unknown 'excalibur'"),
    "card of another deck": ({"decks": {"common": ["wither"]}}, "setup: common has an unknown 'wither'"),
    "mythos card": ({"decks": {"mythos": ["sunshine"]}}, "setup: mythos has an unknown 'sunshine'"),
    "deck that is no list": ({"decks": {"common": "knife"}}, "setup: 'common' must be a list"),
    "gate": ({"gates": ["gate-narnia-1"]}, "setup: gates has an unknown 'gate-narnia-1'"),
    "monster": ({"cup": ["dragon"]}, "setup: cup has an unknown 'dragon'"),
    "die of 0": ({"dice": [1, 0]}, "setup: dice has an unknown 0"),
    "die of 7": ({"dice": [7]}, "setup: dice has an unknown 7"),
    "die in words": ({"dice": ["six"]}, "setup: dice has an unknown 'six'"),
    "die that is true": ({"dice": [True]}, "setup: dice has an unknown True"),
    "key of the setup": ({"setup": {"cards": []}}, "setup has no 'cards', only decks, gates"),
    "setup": ({"setup": 7}, "setup must be an object"),
    "decks": ({"setup": {"decks": []}}, "setup: 'decks' must be an object"),
}


def one_line(capsys: pytest.CaptureFixture[str], says: str) -> None:
    """Nothing on standard output, one line on the other, which says this."""
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert says in err


@pytest.mark.parametrize(("changes", "says"), WRONG.values(), ids=WRONG)
def test_33_what_does_not_fit_is_one_line_and_exit_2(
    changes: dict[str, Any], says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record(**changes)))
    assert main(["replay", str(file)]) == 2
    one_line(capsys, says)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (("--players", "9"), "arkham-horror is for 1 to 8 players"),
        (("--players", "2", "--seat", "2"), "--seat must be from 0 to 1"),
        (("--option", "ancient_one=cthulhoo"), "option 'ancient_one' must be one of"),
        (("--players", "2", "--option", "investigators=joe-diamond"), "a value for each of 2 seats"),
        (("--level", "sage"), "there is no level 'sage'"),
    ],
)
def test_play_refuses_what_does_not_fit(
    wrong: tuple[str, ...], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*PLAY, *wrong]) == 2
    one_line(capsys, says)


def test_play_shows_the_board_and_asks_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nsliders 0 0 0\ndone\nsing\n"))
    assert main([*PLAY, "--players", "2", "--option", "ancient_one=hastur"]) == 130, "the input ends"
    text = capsys.readouterr().out
    assert "hastur: doom 1 of 13, terror 0" in text
    assert "seat 0 decides: move (points 2, at general-store)" in text
    assert "'sing': not now: seat 0 is asked for move; legal: move rivertown" in text


def test_a_game_that_is_watched_ends_and_its_record_replays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*PLAY, "--players", "2", "--seat", "-1"]) == 0
    text = capsys.readouterr().out
    file = tmp_path / "record.json"
    file.write_text(text[text.index("record: ") + 8 :])
    assert main(["replay", str(file)]) == 0
    assert json.loads(capsys.readouterr().out)["result"] == "lost"


def test_the_arena_counts_score_gates_and_turns(capsys: pytest.CaptureFixture[str]) -> None:
    arena = ("arena", "--game", "arkham-horror", "--players", "2", "--one", "random", "--among", "random")
    assert main([*arena, "--games", "4", "--workers", "1"]) == 0
    head, _, row = capsys.readouterr().out.splitlines()
    assert [cell.strip() for cell in head.split("|")[4:8]] == [
        "wins",
        "score a game",
        "gates closed",
        "turns a game",
    ]
    assert "2 random" in row
