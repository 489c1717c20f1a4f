"""What is believed: exact before anybody acted, never certain of what is not so, mostly right."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from engine.arkham_ritual import joint
from engine.arkham_ritual.talk import Word
from engine.arkham_ritual.view import View
from engine.bots.arkham_ritual.belief import Belief
from engine.bots.arkham_ritual.blueprint import numbers
from engine.bots.levels import BOTS
from engine.bots.play import luck
from engine.game import Start
from tests.engine.arkham_ritual.table import GAME, all_options, deal, play, walk

OPTIONS = all_options()
REPORTER = BOTS["arkham-ritual"]["reporter"]


def believed(view: View) -> dict[tuple[int, int], float]:
    belief = Belief(view)
    for _ in belief.sharpen():
        pass
    total = sum(belief.pairs.values())
    return {pair: weight / total for pair, weight in belief.pairs.items()}


def test_before_any_choice_is_weighed_it_is_the_exact_odds() -> None:
    rng = Random(3)
    for seed in range(40):
        for state, _, _ in walk(rng.randint(3, 7), rng.choice(OPTIONS), seed):
            if state.to_act is None or state.round > 1:
                break
            view = state.view(state.to_act)
            if view.phase == "orb" or (view.is_aside and view.mixes):
                continue
            number, exact = numbers(view.rules), joint(view)
            pairs = Belief(view).pairs
            total = sum(pairs.values())
            assert {
                pair: Fraction(weight / total).limit_denominator(1000) for pair, weight in pairs.items()
            } == {
                (number[own], number[new]): Fraction(ways, sum(exact.values()))
                for (own, new), ways in exact.items()
            }


def test_what_is_so_is_never_ruled_out() -> None:
    """Whatever people do: every pair that can be keeps some weight, and so does the real one."""
    rng = Random(4)
    for seed in range(7):
        for state, _, actions in walk(rng.randint(3, 7), rng.choice(OPTIONS), seed):
            if state.to_act is None or len(actions) > 40:
                break
            view, number = state.view(state.to_act), numbers(state.rules)
            pairs = believed(view)
            offered = state.aside if view.phase == "orb" else state.offered
            assert pairs[number[state.held[view.seat]], number[offered]] > 0
            assert all(weight > 0 for weight in pairs.values())


def test_who_sees_my_card_betrays_it() -> None:
    """Among Reporters the real card is believed in far more than counting alone would."""
    sharp = plain = 0.0
    for seed in range(6):
        state = GAME.start(Start(5, {}, seed))
        moves = 0
        while state.to_act is not None:
            view = state.view(state.to_act)
            if view.phase == "receive" and len(view.moves) > 8:
                number, mine = numbers(view.rules), state.held[view.seat]  # type: ignore[attr-defined]
                pairs = believed(view)
                sharp += sum(weight for (own, _), weight in pairs.items() if own == number[mine])
                plain += 1 / len({own for own, _ in pairs})
            state.apply(REPORTER.choose(view, luck(seed, moves)))
            moves += 1
    assert sharp > 1.5 * plain


@pytest.mark.parametrize(("true", "false"), [(6, 0), (0, 6), (0, 0)])
def test_a_word_is_worth_what_it_has_been_worth(true: int, false: int) -> None:
    """§11: the same line makes a card likelier from who is honest, less likely from a liar, and is nothing
    from a stranger."""
    held = "idol-1 elder-sign tome-1 gate-1 chalice-1"
    state = deal(held, "dagger-1")
    play(state, "give 2")
    silent = believed(state.view(2))
    state.words = (Word(true, false), *state.words[1:])
    play(state, "say 0 take-it 2")
    heard = believed(state.view(2))
    number = numbers(state.rules)

    def saved(pairs: dict[tuple[int, int], float]) -> float:
        sane = [number[card] for card in state.rules.cards if not card.cursed]
        return sum(weight for (_, new), weight in pairs.items() if new in sane)

    assert (saved(heard) > saved(silent) + 0.05) is (true > false)
    assert (saved(heard) < saved(silent) - 0.05) is (true < false)
