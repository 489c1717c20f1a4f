"""python -m engine, as a person runs it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.games import GAMES
from tests.engine.records import GOOD, REFUSED, changed

ROOT = Path(__file__).resolve().parents[2]


def engine(*arguments: str, stdin: str | bytes = "") -> subprocess.CompletedProcess[bytes]:
    data = stdin if isinstance(stdin, bytes) else stdin.encode("utf-8", "surrogatepass")
    return subprocess.run(
        [sys.executable, "-m", "engine", *arguments], input=data, capture_output=True, cwd=ROOT, timeout=60
    )


def test_replay_prints_how_it_stands() -> None:
    done = engine("replay", "-", stdin=json.dumps(GOOD))
    assert done.returncode == 0
    assert json.loads(done.stdout) == {
        "over": False,
        "round": 1,
        "sanity": [7, 7, 7, 7, 7],
        "winners": [],
        "to_act": 2,
        "legal": ["take", "pass 1", "pass 3", "pass 4"],
    }


def test_replay_events_prints_the_log_one_object_a_line(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(changed(actions=["give 2", "take"]))
    done = engine("replay", str(file), "--events")
    *events, summary = [json.loads(line) for line in done.stdout.splitlines()]
    assert [event["e"] for event in events[:3]] == ["round", "deal", "deal"]
    assert {event["e"] for event in events} >= {"draw", "give", "take", "discard"}
    assert all(event["rule"].startswith("§") for event in events)
    deal = next(event for event in events if event["e"] == "deal" and event["who"] == 3)
    assert deal["secret"] == ["card"]
    assert deal["eyes"] == [0, 1, 2, 4]
    assert summary["over"] is False


@pytest.mark.parametrize("name", ["not JSON", "1 MB of noise", "deep nesting", "2 players", "a card twice"])
def test_bad_input_is_one_line_and_exit_2(name: str) -> None:
    text, says = REFUSED[name]
    assert isinstance(text, str | bytes)
    done = engine("replay", "-", stdin=text)
    assert done.returncode == 2
    assert done.stdout == b""
    lines = done.stderr.decode().splitlines()
    assert len(lines) == 1
    assert says in lines[0]


@pytest.mark.parametrize(("text", "says"), REFUSED.values(), ids=REFUSED.keys())
def test_every_refused_record_exits_2(
    text: str | bytes, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "record"
    file.write_bytes(text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass"))
    assert main(["replay", str(file), "--events"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert says in err
    assert err.count("\n") == 1


def test_an_illegal_action_prints_nothing_else(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "record"
    file.write_text(changed(actions=["give 2", "give 3"]))
    assert main(["replay", str(file), "--events"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "action 1 'give 3': not now: seat 2 must take or pass the card; legal: take, pass 1" in err


def test_a_missing_file_is_one_line_and_exit_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "/no/such/file"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_play_a_whole_game_in_the_terminal() -> None:
    done = engine("play", "--players", "3", "--seed", "4", "--option", "doom_track=true", stdin="1\n" * 200)
    text = done.stdout.decode()
    assert done.returncode == 0
    assert '"over": true' in text
    record = text[text.index("record: ") + 8 :]
    again = engine("replay", "-", stdin=record)
    assert json.loads(again.stdout)["over"] is True


@pytest.mark.parametrize("game", GAMES)
def test_play_every_game_in_the_terminal(game: str) -> None:
    done = engine("play", "--game", game, "--players", "4", "--seat", "2", "--seed", "5", stdin="1\n" * 400)
    text = done.stdout.decode()
    assert done.returncode == 0
    assert '"over": true' in text
    again = engine("replay", "-", stdin=text[text.index("record: ") + 8 :])
    assert json.loads(again.stdout)["over"] is True


def test_play_says_what_was_wrong_and_asks_again() -> None:
    done = engine("play", "--players", "3", "--seed", "4", stdin="sing\n99\n")
    assert b"there is no such action" in done.stdout
    assert done.returncode == 130, "the end of input leaves the game"


@pytest.mark.parametrize(
    "wrong", [["--seat", "9"], ["--players", "2"], ["--option", "x=1"], ["--seed", "-1"]]
)
def test_play_refuses_bad_choices(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", *wrong]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_bench_says_when_there_is_nothing_to_compare_with() -> None:
    done = engine("bench", "--seconds", "0.1", "--tight", "no-such-file.py")
    text = done.stdout.decode()
    assert done.returncode == 0
    assert "no bare loop" in text
    for game in GAMES.values():
        figures = text[text.index(f"{game.id}\n") :]
        for players in (game.seats[0], game.seats[-1]):
            for what in ("a decision", "view()", "copy()"):
                assert f"{players} players, {what}" in figures
    assert "a second" in text
