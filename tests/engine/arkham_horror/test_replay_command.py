"""§33: `python -m engine replay`, as a person runs it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main
from tests.engine.arkham_horror.recorded import played, record

ROOT = Path(__file__).resolve().parents[3]


def replayed(tmp_path: Path, told: dict[str, Any] | str, *arguments: str) -> int:
    """The exit code of replaying this record."""
    file = tmp_path / "record.json"
    file.write_text(told if isinstance(told, str) else json.dumps(told))
    code: int = main(["replay", str(file), *arguments])
    return code


def test_33_replay_prints_one_object(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert replayed(tmp_path, record("sliders 1 1 1")) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert json.loads(out) == json.loads(json.dumps(played("sliders 1 1 1")))


def test_33_replay_reads_standard_input() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "engine", "replay", "-"],
        input=json.dumps(record("sliders 1 1 1")).encode(),
        capture_output=True,
        cwd=ROOT,
        timeout=60,
    )
    assert done.returncode == 0
    assert json.loads(done.stdout)["phase"] == "upkeep"


def test_33_events_come_first_one_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = ("sliders 1 1 1", "done", "stay")
    assert replayed(tmp_path, record(*line, dice=[6]), "--events") == 0
    *events, summary = [json.loads(text) for text in capsys.readouterr().out.splitlines()]
    assert summary["turn"] == 2
    assert {"e": "roll", "who": 0, "dice": [6]}.items() <= next(e for e in events if e["e"] == "roll").items()
    assert all("e" in event and "rule" in event for event in events)


@pytest.mark.parametrize(
    ("line", "index", "action", "legal"),
    [
        (("sliders 4 0 0",), 0, "sliders 4 0 0", "sliders 0 0 0"),
        (("sliders 1 1 1", "stay"), 1, "stay", "done"),
        (("sliders 1 1 1", "done", "move woods"), 2, "move woods", "move easttown"),
        (("sliders 1 1 1", "dance"), 1, "dance", "done"),
    ],
)
def test_33_an_illegal_actions_line_names_what_was_legal(
    line: tuple[str, ...],
    index: int,
    action: str,
    legal: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert replayed(tmp_path, record(*line), "--events") == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert f"action {index}" in err
    assert action in err
    assert legal in err


@pytest.mark.parametrize(
    "told",
    ["", "{", "[]", json.dumps(record(version=2)), json.dumps(record(decks={"common": ["no-such-card"]}))],
    ids=["nothing", "half", "list", "version", "card"],
)
def test_33_what_cannot_be_read_is_one_line_and_exit_2(
    told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert replayed(tmp_path, told) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert "Traceback" not in err


def test_33_a_game_that_waits_is_no_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert replayed(tmp_path, record("sliders 1 1 1", "done", "stay")) == 0
    now = json.loads(capsys.readouterr().out)
    assert (now["waiting"], now["to_act"]) == ("dice", None)


def test_33_an_action_while_the_game_waits_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert replayed(tmp_path, record("sliders 1 1 1", "done", "stay", "accept")) == 2
    assert capsys.readouterr().err.count("\n") == 1
