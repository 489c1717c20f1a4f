"""A finished game, step by step: Views and events only, and nothing of a game that goes on."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.finished import EVERY, Finished, GoesOn
from engine.game import Event, State
from engine.record import Record, ReplayError, steps
from tests import games
from tests.playthrough import PLAYED, recorded

ROOT = Path(__file__).resolve().parents[2]
GAMES = [recorded(played.file) for played in PLAYED]
named = pytest.mark.parametrize("record", GAMES, ids=[played.file.stem for played in PLAYED])


@named
def test_a_game_that_goes_on_is_never_looked_at_again(record: Record) -> None:
    for length in range(len(record.actions)):
        with pytest.raises(GoesOn):
            Finished(replace(record, actions=record.actions[:length]))


def test_a_game_that_cannot_have_been_is_refused() -> None:
    with pytest.raises(ReplayError):
        Finished(replace(GAMES[0], actions=(*GAMES[0].actions[:-1], "take 9")))


@named
def test_every_step_is_what_a_replay_shows(record: Record) -> None:
    log: list[Event] = []
    game, seats = Finished(record), range(len(record.players))
    order = []
    for step, state in enumerate(steps(record, log)):
        assert [game.view(step, seat) for seat in seats] == [state.view(seat) for seat in seats]
        assert [event["e"] for event in game.log(step, None)] == [event.kind for event in log]
        assert game.choices(step) in ((), state.legal())
        assert game.actor(step) is not None or state.over
        order.append(step)
    assert order == list(range(game.last + 1))
    assert game.last > EVERY or len(record.players) > 5, "some states are played again"
    for seat in (*seats, None):
        told = [event for step in range(game.last) for event in game.events(step, seat)]
        assert (*game.log(0, seat), *told) == game.log(game.last, seat)
    assert game.events(game.last, None) == ()


@named
def test_a_seat_hears_what_it_saw_and_no_more(record: Record) -> None:
    log: list[Event] = []
    *_, _ = steps(record, log)
    game = Finished(record)
    for seat in range(len(record.players)):
        for told, event in zip(game.log(game.last, seat), log, strict=True):
            seen = event.seen_by(seat)
            assert told | seen == told
            assert set(told) - set(seen) <= {"eyes", "secret"}
            assert "eyes" not in told or seat in event.eyes


def hidden(value: Any, open_: Any) -> set[str]:
    """The fields in which two views differ."""
    return {name for name in value._fields if getattr(value, name) != getattr(open_, name)}


@named
def test_with_all_cards_open_only_cards_differ_and_none_is_hidden(record: Record) -> None:
    game, seats, hooks = Finished(record), range(len(record.players)), games.ALL[record.game]
    differed = set()
    for step, state in enumerate(steps(record)):
        for seat in seats:
            seen, opened = game.view(step, seat), game.opened(step, seat)
            differed |= hidden(seen, opened)
            assert opened.legal == ()
            hooks.assert_open(state, opened, seen, seat)
    assert differed <= hooks.HIDDEN
    assert differed >= hooks.HIDDEN - hooks.SELDOM


def test_nothing_else_asks_for_open_cards_and_no_state_is_handed_out() -> None:
    asked = {
        path.relative_to(ROOT).as_posix()
        for folder in ("engine", "web", "tools")
        for path in (ROOT / folder).rglob("*.py")
        if re.search(r"\._opened\(|see_all\(\w+\.", path.read_text("utf-8"))
    }
    assert asked == {"engine/finished.py"}
    game = Finished(GAMES[0])
    shown = [name for name in dir(game) if not name.startswith("_")]
    assert shown == ["actor", "choices", "events", "in_turn", "last", "log", "opened", "record", "view"]
    assert not isinstance(game.view(0, 0), State)
