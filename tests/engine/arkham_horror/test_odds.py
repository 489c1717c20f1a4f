"""Odds of whole games: of legal actions, in range, quick, and no function of what lies face down."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random

import pytest

from engine.arkham_horror import GAME
from engine.arkham_horror.checks import Check
from engine.arkham_horror.odds import odds
from engine.arkham_horror.odds_checks import chance
from engine.arkham_horror.odds_mythos import next_card
from engine.arkham_horror.odds_rounds import Figures
from engine.arkham_horror.state import State
from engine.game import Start
from engine.legal import pick
from tests.engine.arkham_horror.table import table

WITH_FIGURES = {
    "roll": {"accept", "spend-clue", "spend", "reroll", "reroll-die", "use", "cast"},
    "weapons": {"weapons", "cast"},
    "combat": {"fight", "flee"},
    "meet": {"fight", "evade"},
    "move": {"fight", "evade"},
    "close": {"close"},
    "upkeep": {"cast"},
    "other-world": {"cast"},
    "loss": {"cast"},
}
"""By kind of decision, the words of the actions that always have figures."""


def states(games: range, most: int = 400) -> Iterator[State]:
    """Every state of some random games, up to so many decisions each."""
    for seed in games:
        rng = Random(seed)
        state = GAME.start(Start(seed % 4 + 1, {}, seed))
        assert isinstance(state, State)
        for _ in range(most):
            if state.to_act is None:
                break
            yield state
            state.apply(pick(state.legal(), rng))


def check_figures(figures: Figures) -> None:
    for course in (figures.now, figures.end):
        if course:
            assert sum(course[:4]) == pytest.approx(1)
            assert min(course) >= 0
    if figures.check:
        told = figures.check
        assert 0 <= told.plain <= told.rerolls + 1e-12
        assert told.rerolls <= told.best + 1e-12
        assert told.best <= 1 + 1e-12
        assert told.dice >= 0


def test_figures_of_whole_games() -> None:
    kinds = set()
    for state in states(range(24)):
        view = state.view(0)
        assert view.decision
        told = odds(view)
        kinds |= {view.decision.kind} if told else set()
        for action, figures in told.items():
            assert action in view.legal
            check_figures(figures)
        wanted = WITH_FIGURES.get(view.decision.kind, set())
        if wanted and len(view.legal) < 100:
            assert {action for action in view.legal if action.split()[0] in wanted} <= set(told)
        following = next_card(view)
        assert sum(following.cards.values()) == pytest.approx(1)
    assert {"roll", "weapons", "combat", "meet", "move"} <= kinds


def test_nothing_hidden_changes_them() -> None:
    """§32: decks, cup and coming dice anew: the same odds."""
    rng = Random(5)
    for number, state in enumerate(states(range(30, 36))):
        if number % 5 == 0:
            view = state.view(0)
            other = GAME.sample(view, rng)
            assert odds(other.view(0)) == odds(view)
            assert next_card(other.view(0)) == next_card(view)
            fixed = state.copy()
            fixed.seed, fixed.coming = 1, {"dice": tuple([rng.randint(1, 6) for _ in range(50)])}
            assert odds(fixed.view(0)) == odds(view)


def test_they_change_nothing() -> None:
    for number, state in enumerate(states(range(40, 43))):
        if number % 7 == 0:
            view, before = state.view(0), state.view(0)
            odds(view)
            next_card(view)
            assert view == before


def test_a_tome_is_read_with_its_check() -> None:
    at = table("ashcan-pete")
    at.put(0, cards=("old-journal", "map-of-arkham"), at="woods")
    at.movement()
    told = odds(at.state.view(0))
    assert set(told) == {"read old-journal"}
    assert told["read old-journal"].check == chance(at.state.view(0), 0, Check("lore", "lore", -1, 1, ""))


def test_closing_a_gate() -> None:
    """§14: with the gate's modifier; R62: the Blue Watcher closes it for sure."""
    at = table("ashcan-pete")
    at.gate("woods", "rlyeh")
    at.put(0, at="woods", explored=True, cards=("blue-watcher-of-the-pyramid",), stamina=3)
    at.environment("rlyeh-rising")
    at.encounters()
    told = odds(at.state.view(0))
    assert set(told) == {"close fight", "close lore"}
    check = told["close fight"].check
    assert check
    assert (check.needed, check.sure) == (2, True)
    at.fail_checks()
    at.do("close fight")
    assert at.rolled[-1:] == [[1] * check.dice]


def test_odds_are_quick() -> None:
    """About 1 ms a decision: here on average, of decisions that have figures, in processor time."""
    views = [view for state in states(range(50, 60)) if odds(view := state.view(0))]
    assert len(views) > 100
    began = time.process_time()
    for view in views:
        odds(view)
    assert (time.process_time() - began) / len(views) < 0.002
