"""Chance is fair, and the same everywhere."""

from __future__ import annotations

import itertools
from collections import Counter

from engine.chance import draw, orders, shuffled


def test_the_same_draw_on_every_python() -> None:
    """Written down once: another number here would change every game that was ever recorded."""
    assert [draw(7, "deck", number, 1000) for number in range(5)] == [964, 171, 429, 680, 873]
    assert shuffled("abcdefgh", draw(7, "deck", 1, orders("abcdefgh"))) == list("edgfahbc")


def test_every_order_has_its_number() -> None:
    cards = "abcd"
    assert orders(cards) == 24
    made = {tuple(shuffled(cards, order)) for order in range(24)}
    assert made == set(itertools.permutations(cards))


def test_draws_of_other_seeds_names_and_numbers_are_independent() -> None:
    keys = itertools.product(range(40), ("deck", "first"), range(40))
    counts = Counter(draw(seed, name, number, 10) for seed, name, number in keys)
    assert all(abs(counts[value] - 320) < 90 for value in range(10)), "five standard deviations"


def test_a_shuffle_is_fair() -> None:
    """Every card is in every place about as often."""
    deals = 6600
    places: Counter[tuple[int, int]] = Counter()
    for seed in range(deals):
        places.update(enumerate(shuffled(range(22), draw(seed, "deck", 1, orders(range(22))))))
    expected = deals / 22
    chi_square = sum(
        (places[pair] - expected) ** 2 / expected for pair in itertools.product(range(22), range(22))
    )
    assert 300 < chi_square < 600, "441 degrees of freedom: mean 441, standard deviation 30"
