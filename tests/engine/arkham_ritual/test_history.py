"""A round told again from a View is the round that was played, as far as the seat can know."""

from __future__ import annotations

from random import Random

from engine.arkham_ritual.state import State
from engine.bots.arkham_ritual.blueprint import numbers
from engine.bots.arkham_ritual.history import steps
from engine.bots.arkham_ritual.round_value import UNKNOWN
from tests.engine.arkham_ritual.table import all_options, walk

OPTIONS = all_options()
Moment = tuple[int | None, str, list[int], int]


def moment(state: State, action: str) -> Moment:
    number = numbers(state.rules)
    seat = int(action.split()[1]) if action.startswith("peeked") else state.to_act
    return seat, action, [number[card] for card in state.held], number[state.offered]


def test_who_did_what_with_which_cards_on_the_table() -> None:
    compared = known = 0
    for seed in range(60):
        rng = Random(seed)
        players, before, this_round = rng.randint(3, 7), None, 0
        truth: list[Moment] = []
        for state, _, actions in walk(players, rng.choice(OPTIONS), seed, peeked=0.05):
            if before is not None:
                truth.append(moment(before, actions[-1]))
            if state.round != this_round:
                truth, this_round = [], state.round
            before = state.copy()
            if state.to_act is None:
                break
            done = [found for found in truth if found[1] not in ("keep", "remove")]
            for seat in range(players):
                told = steps(state.view(seat))
                assert [(step.seat, step.verb) for step in told] == [
                    (who, act.split()[0]) for who, act, _, _ in done
                ]
                for step, (_, action, held, offered) in zip(told, done, strict=True):
                    assert all(one in (real, UNKNOWN) for one, real in zip(step.held, held, strict=True))
                    assert UNKNOWN not in step.held[:seat] + step.held[seat + 1 :]
                    assert (
                        action == "take" or action.startswith("peeked") or str(step.to) == action.split()[1]
                    )
                    if step.verb != "peeked":
                        assert step.card in (offered, UNKNOWN)
                        known += step.card == offered
                    compared += 1
    assert compared > 10_000
    assert known > compared / 2, "most cards that went round are known afterwards"
