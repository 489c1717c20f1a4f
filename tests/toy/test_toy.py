"""The contract carries a game that is co-operative, open, full of choices, and not in the house."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from math import comb
from random import Random
from typing import Any

import pytest

from engine.__main__ import main
from engine.bots.levels import BASELINE, BOTS, LADDER
from engine.bots.play import play
from engine.finished import Finished
from engine.game import Event, Game, IllegalAction, RecordError, Start, State
from engine.games import GAMES
from engine.legal import Sets, pick, size
from engine.link import from_link, to_link
from engine.record import NewerRecord, Record, read, replay, steps, write
from tests.toy import GAME

pytestmark = pytest.mark.usefixtures("toy")
NAMES = ("Ann", "Ann (2)", "Bob")
OPTIONS: list[dict[str, Any]] = [
    {},
    {"nights": 1},
    {"nights": 3, "perils": ("frost", "wind")},
    {"perils": ["fog"], "tools": ["rope", "none", "oil"]},
]


def played(players: int, seed: int, options: dict[str, Any] | None = None, resign: float = 0.0) -> Record:
    """A game at random, to its end; now and then somebody resigns for all."""
    chosen = dict(options or {})
    if "tools" in chosen:
        chosen["tools"] = chosen["tools"][:players]
    record, rng, actions = Record("lanterns", NAMES[:players], chosen, seed), Random(seed), []
    state = record.start()
    while legal := state.legal():
        action = "resign" if rng.random() < resign else pick(legal, rng)
        actions.append(action)
        state.apply(action)
    assert state.over
    return replace(record, actions=tuple(actions))


GAMES_PLAYED = range(12)


def record_of(number: int) -> Record:
    """All options with all numbers of players; in every fourth somebody may resign."""
    return played(1 + number % 3, number, OPTIONS[number % 4], 0.1 if number % 4 == 3 else 0.0)


def records() -> Iterator[Record]:
    return map(record_of, GAMES_PLAYED)


def test_it_joins_the_registries_and_leaves_no_trace() -> None:
    assert GAMES["lanterns"] is GAME
    assert [*GAMES] == ["arkham-ritual", "ritual", "arkham-horror", "lanterns"]
    assert tuple(BOTS["lanterns"]) == LADDER["lanterns"] == ("steady",)
    with pytest.MonkeyPatch.context() as patch:
        patch.delitem(GAMES, "lanterns")
        assert "lanterns" not in GAMES
        assert len(GAMES) == 3
    assert "lanterns" in GAMES


def test_all_win_or_all_lose() -> None:
    ends = {replay(record).winners for record in records()}
    assert ends <= {(), (0,), (0, 1), (0, 1, 2)}
    assert () in ends
    assert len(ends) > 1


def test_one_view_for_all() -> None:
    for record in records():
        for state in steps(record):
            seen = [state.view(seat) for seat in range(len(record.players))]
            assert seen == [seen[0]] * len(seen)
            assert seen[0].seat == (state.to_act or 0)
            assert (seen[0].decision, seen[0].legal) == (state.decision, state.legal())
            if state.decision:
                assert state.decision.seat == state.to_act
                assert json.loads(json.dumps(state.decision.about)) == state.decision.about
            else:
                assert state.over


def test_seven_of_fourteen_things_in_any_order() -> None:
    state = GAME.start(Start(2, {}, 5))
    legal, decision = state.legal(), state.decision
    assert isinstance(legal, Sets)
    assert decision
    assert (decision.kind, decision.least, decision.most, len(decision.about["pack"])) == (
        "discard",
        7,
        7,
        14,
    )
    assert 100 < size(legal) < comb(14, 7)
    action = legal[77]
    backwards = " ".join(["discard", *action.split()[:0:-1]])
    twin = state.copy()
    state.apply(action)
    twin.apply(backwards)
    assert state.view(0) == twin.view(0)
    with pytest.raises(IllegalAction, match="seat 0 must split"):
        state.apply(action)
    state.apply("split 3 2 1")


def test_whose_an_action_is() -> None:
    state = GAME.start(Start(2, {}, 5))
    for seat in (0, 0, 1, 1):
        assert state.to_act == seat
        assert state.actor(state.legal()[0]) == seat
        assert state.actor("resign") is None
        assert state.actor("dance") is None
        state.apply(state.legal()[0])


def test_a_copy_is_equal_and_independent() -> None:
    state = GAME.start(Start(3, {"tools": ["oil", "map", "none"]}, 5))
    twin = state.copy()
    assert twin.view(0) == state.view(0)
    twin.apply(twin.legal()[0])
    assert twin.view(0) != state.view(0)


def test_a_sample_looks_the_same_and_goes_on() -> None:
    rng = Random(2)
    for state in steps(played(2, 3, OPTIONS[2])):
        view = state.view(0)
        world: State[Any] = GAME.sample(view, rng)
        assert world.view(0) == view
        if not state.over:
            play(world, [BASELINE] * 2, 1)
            assert world.over


@pytest.mark.parametrize("number", GAMES_PLAYED)
def test_records_and_links_come_back(number: int) -> None:
    record = record_of(number)
    assert read(write(record)) == record
    assert from_link(to_link(record)) == record
    assert len(to_link(record)) < 250
    for length in range(len(record.actions)):
        part = replace(record, actions=record.actions[:length])
        assert from_link(to_link(part)) == part


@pytest.mark.parametrize("number", GAMES_PLAYED)
def test_it_can_be_looked_at_again(number: int) -> None:
    record = record_of(number)
    game = Finished(record)
    for step, state in enumerate(steps(record)):
        assert game.view(step, 0) == state.view(0)
        assert game.opened(step, 0).legal == ()
        if step < game.last:
            resigned = record.actions[step] == "resign"
            assert game.in_turn(step) != resigned
            assert game.actor(step) == (None if resigned else state.to_act)
            assert game.choices(step) == (() if resigned else state.legal())
    assert (game.actor(game.last), game.in_turn(game.last), game.choices(game.last)) == (None, False, ())


def test_options_are_held_by_name_and_value_and_only_what_differs() -> None:
    record = Record("lanterns", NAMES, {"nights": 2, "perils": ["wind", "fog"], "tools": ["none"] * 3}, 5)
    assert record.options == {"perils": ("fog", "wind")}
    assert json.loads(write(record))["options"] == {"perils": ["fog", "wind"]}
    assert record == Record("lanterns", NAMES, {"perils": ("fog", "wind")}, 5)
    complete = GAME.complete(record.options, 3)
    assert complete == {"nights": 2, "perils": ("fog", "wind"), "tools": ("none", "none", "none")}


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"perils": ["fog", "frost", "wind"]}, "at most 2 values"),
        ({"perils": "fog"}, "must be a list"),
        ({"tools": ["map", "map", "none"]}, "at two seats"),
        ({"tools": ["map"]}, "each of 3 seats"),
        ({"nights": 4}, "must be one of: 2, 1, 3"),
        ({"dice": 2}, "unknown option 'dice'"),
    ],
)
def test_options_that_do_not_fit_are_refused(options: dict[str, Any], says: str) -> None:
    raw = {"game": "lanterns", "version": 2, "players": list(NAMES), "options": options, "seed": 5}
    with pytest.raises(RecordError, match=says):
        read(json.dumps(raw))


def test_a_record_of_an_older_version_is_upgraded() -> None:
    record = played(2, 9, {"perils": ["frost"], "nights": 1})
    raw = json.loads(write(record))
    raw |= {"version": 1, "options": {"peril": "frost", "nights": 1}}
    raw["actions"] = [action.replace("discard", "leave") for action in raw["actions"]]
    assert read(json.dumps(raw)) == record
    for version in (0, -3):
        with pytest.raises(RecordError, match="cannot be read"):
            read(json.dumps(raw | {"version": version}))
    with pytest.raises(NewerRecord):
        read(json.dumps(raw | {"version": 3}))
    damage: list[dict[str, Any]] = [
        {"players": 7}, {"options": []}, {"actions": [7]}, {"options": {"peril": "thirst"}}
    ]  # fmt: skip
    for wrong in damage:
        with pytest.raises(RecordError):
            read(json.dumps(raw | wrong))


def test_an_upgrade_that_leads_nowhere_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = json.loads(write(played(1, 9))) | {"version": 1}
    monkeypatch.setattr(type(GAME), "upgrade", lambda game, raw: raw)
    with pytest.raises(RecordError, match="has no way to 2"):
        read(json.dumps(raw))


def test_a_link_of_an_older_version_is_read_by_today_s_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played(2, 9, {"nights": 1})
    link = to_link(record)
    monkeypatch.setattr(type(GAME), "version", 3)
    monkeypatch.setattr(type(GAME), "upgrade", lambda game, raw: raw | {"version": 3})
    assert from_link(link) == record
    assert to_link(record) != link


def test_bots_play_it_with_opinions_of_a_few_actions_alone() -> None:
    log: list[Event] = []
    state = GAME.start(Start(2, {}, 5), log)
    steady = BOTS["lanterns"]["steady"]
    assert size(state.legal()) > 500
    assert 1 <= len(steady.why(state.view(0), Random(1))) <= 2
    assert len(BASELINE.why(state.view(0), Random(1))) == 1, "of very many it thinks of one alone"
    actions = play(state, [steady, BASELINE], 5, log=log)
    assert state.over
    assert actions[1] == "split 6 0 0"


# python -m engine


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(list(arguments)) == 0, capsys.readouterr().err
    return capsys.readouterr().out


def test_replay(capsys: pytest.CaptureFixture[str], tmp_path: Any) -> None:
    file = tmp_path / "record.json"
    record = played(3, 8, OPTIONS[3])
    file.write_text(write(record))
    *_, summary = run(capsys, "replay", str(file), "--events").splitlines()
    assert json.loads(summary) == replay(record).summary()
    file.write_text(write(replace(record, actions=())))
    assert len(json.loads(run(capsys, "replay", str(file)))["legal"]) <= 500


@pytest.mark.parametrize("players", ["1", "3"])
def test_play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, players: str) -> None:
    answers = iter(["501", "resign now", *["1"] * 100])
    monkeypatch.setattr("builtins.input", lambda _: next(answers))
    choice = ["--option", "nights=1", "--option", "perils=fog,wind"]
    out = run(capsys, "play", "--game", "lanterns", "--players", players, "--seed", "4", *choice)
    assert "more\n" in out
    assert "  501  " not in out
    record = read(out[out.index("record: ") + 8 :])
    assert record.options == {"nights": 1, "perils": ("fog", "wind")}
    assert replay(record).over


@pytest.mark.parametrize("players", [[], ["--players", "1"]])
def test_arena(capsys: pytest.CaptureFixture[str], players: list[str]) -> None:
    out = run(capsys, "arena", "--game", "lanterns", *players, "--games", "6", "--workers", "1")
    assert "light" in out
    rows = [line for line in out.splitlines() if line.startswith("| ")]
    assert [row.split()[1] for row in rows[2:]] == ["random", "steady"]


def test_bench(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "bench", "--game", "lanterns", "--seconds", "0.1", "--tight", "no-such-file")
    assert "1 players, a decision" in out
    assert "3 players, copy()" in out


def test_it_is_a_game_like_any_other(toy: Game[Any]) -> None:
    assert toy.open
    assert [game.id for game in GAMES.values() if game.open] == ["arkham-horror", toy.id]
