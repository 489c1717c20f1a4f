"""The tables of worth agree with the rules of a round's end, whatever is played with."""

from __future__ import annotations

from random import Random

import pytest

from engine.arkham_ritual.cards import OLD_ONES
from engine.arkham_ritual.rules import Rules, rules_for
from engine.arkham_ritual.scoring import WAKE, Waking, changes, verdicts
from engine.bots.arkham_ritual.round_value import OLD_ONE, UNKNOWN, Stakes, sanity, stakes, survives, worth
from tests.engine.arkham_ritual.table import all_options

OPTIONS = all_options()


def table(rng: Random, judge: object = worth) -> tuple[Rules, list[int], Stakes]:
    rules = rules_for(rng.randint(3, 7), rng.choice(OPTIONS))
    held = rng.sample(range(22), rules.players + rules.dummies)
    markers = tuple(rng.randint(1, 7) for _ in range(rules.players))
    return rules, held, stakes(rules, markers, rng.randint(1, 7), rng.randrange(rules.players), judge)


@pytest.mark.parametrize("judge", [worth, survives, sanity])
def test_a_normal_end(judge: object) -> None:
    rng = Random(1)
    for _ in range(1500):
        rules, held, told = table(rng, judge)
        cards = [rules.cards[card] for card in held]
        expected = told.judge(told, changes(cards, verdicts(cards), rules.players, told.spot))
        others = [UNKNOWN if place == told.me else card for place, card in enumerate(held)]
        assert told.end(held) == expected
        assert told.spread(others, [held[told.me]]) == [expected]


def test_a_gate_wakes_who_sleeps() -> None:
    rng, woken = Random(2), 0
    for _ in range(1500):
        rules, held, told = table(rng)
        others = [UNKNOWN if place == told.me else card for place, card in enumerate(held)]
        (found,) = told.spread(others, [held[told.me]], gate=True)
        if OLD_ONE not in held:
            assert found == told.end(held)
            continue
        woken += 1
        place, name = held.index(OLD_ONE), rules.cards[OLD_ONE].id
        cards = [rules.cards[card] for card in held]
        waking = Waking(cards, told.sanity, place if place < rules.players else None, told.spot)
        worths = [worth(told, WAKE[one](waking)) for one in ((name,) if name in WAKE else OLD_ONES)]
        assert found == pytest.approx(sum(worths) / len(worths))
    assert woken > 300


def test_who_is_about_to_fall_matters() -> None:
    """A loss that ends the game with me at the table is welcome; one that ends it without me is not."""
    rules = rules_for(5, OPTIONS[0])
    low = stakes(rules, (7, 1, 7, 7, 7), 1, 0, worth)
    assert worth(low, [0, -1, 0, 0, 0]) > worth(low, [0, 0, -1, 0, 0])
    mine = stakes(rules, (1, 7, 7, 7, 7), 1, 0, worth)
    assert worth(mine, [-1, 0, 0, 0, 0]) < worth(low, [-1, 0, 0, 0, 0])


def test_to_be_first_is_another_game() -> None:
    """§8, competitive: that the game ends is good only for who has the most."""
    told = {
        rivals: stakes(rules_for(5, OPTIONS[0] | {"competitive": rivals}), (3, 1, 7, 7, 7), 1, 0, worth)
        for rivals in (False, True)
    }
    fall = [0, -1, 0, 0, 0]
    assert worth(told[False], fall) > worth(told[True], fall)
