"""What every game meets, whichever it is: played from its playthroughs."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.bots.levels import BOTS, LADDER
from engine.game import Decision, Game
from engine.games import GAMES
from engine.legal import size
from engine.options import OneOf
from engine.record import Record, steps
from tests.playthrough import PLAYED, recorded

RECORDS = [recorded(played.file) for played in PLAYED]
each_record = pytest.mark.parametrize("record", RECORDS, ids=[played.file.stem for played in PLAYED])
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@each_record
def test_a_decision_is_asked_of_whoever_must_act_and_all_see_which(record: Record) -> None:
    for state in steps(record):
        decision = state.decision
        assert (decision is None) == (state.to_act is None) == (not state.legal())
        for seat in range(len(record.players)):
            assert state.view(seat).decision == decision
        if decision:
            assert isinstance(decision, Decision)
            assert decision.seat == state.to_act
            assert 0 <= decision.least <= decision.most


@each_record
def test_every_action_is_somebody_s_in_turn_or_says_whose_it_is(record: Record) -> None:
    for number, state in enumerate(steps(record)):
        assert {state.actor(action) for action in state.legal()} <= {state.to_act}
        for action in state.asides():
            assert state.actor(action) in (*range(len(record.players)), None), "None: nobody's in particular"
        if number < len(record.actions):
            verb, *words = record.actions[number].split()
            owner = int(words[0]) if verb in ("say", "peeked") else state.to_act
            assert state.actor(record.actions[number]) == owner
    assert state.actor("dance") is None


@each_record
def test_legal_is_a_sequence_with_numbers(record: Record) -> None:
    for state in steps(record):
        legal = state.legal()
        assert size(legal) == len(legal) == len(set(legal))
        assert [legal.index(action) for action in legal] == list(range(len(legal)))
        assert "dance" not in legal


@each_record
def test_a_copy_is_equal_and_goes_its_own_way(record: Record) -> None:
    rng, seats = Random(1), range(len(record.players))
    for number, state in enumerate(steps(record)):
        if number % 9 == 0 and state.legal():
            before, twin = [state.view(seat) for seat in seats], state.copy()
            assert [twin.view(seat) for seat in seats] == before
            for _ in range(30):
                if twin.legal():
                    twin.apply(rng.choice(twin.legal()))
            assert [state.view(seat) for seat in seats] == before
            assert type(state).__slots__ == tuple(sorted(type(state).__annotations__)), "one list of names"


@each_game
def test_options_have_a_base_and_go_to_text_and_back(game: Game[Any]) -> None:
    for players in game.seats:
        base = game.complete({}, players)
        assert game.chosen(base, players) == {}
        for name, option in game.options.items():
            assert option.parse(option.text(base[name])) == base[name]
            for value in option.values if isinstance(option, OneOf) else ():
                assert option.check(name, option.parse(option.text(value)), players) == value


@each_game
def test_its_levels_are_known_before_its_bots_are_loaded(game: Game[Any]) -> None:
    assert LADDER[game.id] == game.levels == tuple(BOTS[game.id])
    assert len(game.levels) > 0


@each_game
def test_options_once_numbered_are_still_options(game: Game[Any]) -> None:
    for name, values in game.numbered_options.items():
        assert values[0] == game.options[name].base
        assert set(values) <= set(game.options[name].values)
