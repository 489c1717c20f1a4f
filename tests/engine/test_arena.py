"""python -m engine arena: the same games every time, an honest table, clear refusals."""

from __future__ import annotations

import sys
from math import sqrt
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.bots.arkham_ritual.reporter import Reporter
from engine.bots.levels import BASELINE, BOTS, MEASURES
from engine.bots.play import play
from engine.cli.arena import BEGIN, END, play_seed
from engine.cli.tally import Figure, Row, gap, ratio
from engine.game import Event, Start
from engine.games import GAMES
from engine.record import Record, replay

QUICK = ["arena", "--one", "random,novice", "--among", "random", "--games", "20", "--workers", "1"]


class Shown(Reporter):
    level = "shown"


def cells(text: str) -> list[list[str]]:
    """The table's rows, times left out: they are never the same."""
    rows = [line for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row.strip("|").split("|")][:-2] for row in rows]


def test_it_is_reproducible(capsys: pytest.CaptureFixture[str]) -> None:
    tables = []
    for workers in ("1", "2"):
        assert main([*QUICK[:-1], workers]) == 0
        tables.append(cells(capsys.readouterr().out))
    assert tables[0] == tables[1]
    head, _, *rows = tables[0]
    assert head[:4] == ["level", "table", "games", "wins"]
    assert [row[:3] for row in rows] == [["random", "5 random", "20"], ["novice", "1 novice, 4 random", "20"]]


def test_a_table_of_your_own_tells_of_every_level(capsys: pytest.CaptureFixture[str]) -> None:
    tables = ["--table", "novice,reporter,random", "--players", "3", "--option", "doom_track=true"]
    assert main(["arena", *tables, "--games", "6", "--workers", "1", "--seed", "9"]) == 0
    _, _, *rows = cells(capsys.readouterr().out)
    assert [row[0] for row in rows] == ["novice", "reporter", "random"]


@pytest.mark.parametrize("game", ["arkham-ritual", "ritual"])
def test_an_evening_as_the_lobby_proposes_it(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Its bots and its options: in the base game of Arkham Ritual all who survive win."""
    command = ["arena", "--game", game, "--evening", "--one", "random", "--games", "40", "--workers", "1"]
    assert main(command) == 0
    head, _, (level, table, _, *figures) = cells(capsys.readouterr().out)
    assert level == "random"
    assert sum(int(some.split()[0]) for some in table.split(", ")) == 5
    assert f"{GAMES[game].evening.bots.count('reporter')} reporter" in table
    if game == "arkham-ritual":
        assert figures[0] < figures[head.index("survives") - 3]


def test_a_player_by_its_path_is_the_ceiling(capsys: pytest.CaptureFixture[str]) -> None:
    """The one that is named last; the share of the gap is told of everybody between."""
    command = ["arena", "--bot", "tests.engine.test_arena:Shown", "--one", "random,novice,shown"]
    assert main([*command, "--games", "10", "--workers", "1"]) == 0
    head, _, *rows = cells(capsys.readouterr().out)
    where = head.index("share of the gap")
    assert [bool(row[where]) for row in rows] == [False, True, False]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_what_is_counted(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The first is what the gap is told in; figures for all, with their errors."""
    assert main(["arena", "--game", game, "--one", "random,novice", "--games", "10", "--workers", "1"]) == 0
    head, _, *rows = cells(capsys.readouterr().out)
    assert head[4:] == [measure.name for measure in MEASURES[game]]
    assert all("±" in cell for row in rows for cell in row[3:])


def test_measures_of_ritual() -> None:
    """By the events and the summary, of a game played beside it: nothing is forgotten or counted twice."""
    (played, *_) = play_seed("ritual", (), (), ("novice", "random", "random"), 4)
    state = GAMES["ritual"].start(Start(3, {}, 4))
    log: list[Event] = []
    play(state, [{**BOTS["ritual"], "random": BASELINE}[name] for name in played.seats], 4, log=log)
    contribution, mad, points = zip(*played.counts, strict=True)
    assert [part for part, _ in contribution] == state.summary()["contribution"]
    assert {whole for _, whole in contribution} == {3}
    assert sum(part for part, _ in mad) == sum(event.kind == "mad" for event in log)
    changes = [event.public["change"] for event in log if event.kind == "result"]
    assert sum(part for part, _ in points) == sum(change or 0 for row in changes for change in row)
    assert sum(whole for _, whole in points) == sum(change is not None for row in changes for change in row)


def test_rotation_seats_everybody_everywhere() -> None:
    games = play_seed("arkham-ritual", (), (), ("novice", "random", "random"), 4)
    assert [game.seats.index("novice") for game in games] == [0, 2, 1]
    assert all(len(game.counts) == 3 for game in games)
    assert all({who for who, _ in game.times} <= {"novice", "random"} for game in games)
    assert all(spent >= 0 for game in games for _, spent in game.times)


def test_they_may_talk_and_are_silent_otherwise() -> None:
    """What is said stands in the game like any action; with talk off nobody is asked."""
    table = ("reporter", "novice", "reporter")
    bots = [BOTS["arkham-ritual"][name] for name in table]
    for talk in (False, True):
        state = GAMES["arkham-ritual"].start(Start(3, {}, 5))
        actions = play(state, bots, 5, talk=talk)
        assert any(action.startswith("say ") for action in actions) is talk
        record = Record("arkham-ritual", ("A", "B", "C"), {}, 5, actions=tuple(actions))
        assert replay(record).summary() == state.summary()
    assert len(play_seed("arkham-ritual", (), (), table, 5, talk=True)) == 3


def test_it_is_written_between_its_marks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bots.md"
    begin, end = BEGIN.format("levels"), END.format("levels")
    file.write_text(f"before\n{begin}\nold\n{end}\nafter\n", "utf-8")
    assert main([*QUICK, "--into", str(file), "--mark", "elsewhere"]) == 2
    assert main([*QUICK, "--into", str(file)]) == 0
    text = file.read_text("utf-8")
    printed = cells(capsys.readouterr().out)
    assert [row[:7] for row in cells(text.replace(" |\n", " | | |\n"))] == printed, "the same, without times"
    assert "old" not in text
    assert text.startswith("before\n")
    assert text.endswith(f"{end}\nafter\n")
    capsys.readouterr()


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--one", "wizard"], "there is no level 'wizard'; there are: random, novice"),
        (["--table", "novice,novice"], "--players is 5, not 2"),
        (["--bot", "tests.nothing:Here"], "--bot tests.nothing:Here"),
        (["--players", "9"], "3 to 7 players"),
        (["--option", "moon=true"], "unknown option"),
        (["--into", "/nowhere/bots.md"], "/nowhere/bots.md"),
        (["--dask", "tcp://127.0.0.1:1"], "ritual-table[dask]"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)  # as where Dask is not installed
    assert main(["arena", "--games", "5", "--workers", "1", "--one", "random", *arguments]) == 2
    told = capsys.readouterr().err
    assert says in told
    assert told.count("\n") == 1


def test_standard_errors() -> None:
    """Of a mean of clusters; and of a share, by its three parts."""
    figure = ratio([2, 4, 6, 8], [2, 2, 2, 2])
    assert figure.mean == 2.5
    assert figure.error == pytest.approx(sqrt(5 / 3) / 2)
    low, one, high = (
        Row(name, "", 0, Figure(mean, 1), [Figure(mean, 0.01)], [])
        for name, mean in (("a", 0.0), ("b", 0.5), ("c", 1.0))
    )
    found = gap(one, low, high)
    assert found.mean == 0.5
    assert found.error == pytest.approx(0.01 * sqrt(1.5))
