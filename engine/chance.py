"""Chance: the same seed gives the same game on every Python and in the browser.

A draw is a pure function of the seed, the draw's name and its number. So a state carries no generator
and is cheap to copy, and fixing one draw changes no other.
"""

from collections.abc import Sequence
from hashlib import shake_256
from math import factorial
from typing import TypeVar

T = TypeVar("T")
SPARE = 16
"""Bytes drawn beyond need: they make the odds even to one part in 2 to the 128th."""


def draw(seed: int, name: str, number: int, below: int) -> int:
    """A fair number from 0 to below - 1, e.g. for the deck of round 3."""
    size = below.bit_length() // 8 + SPARE
    return int.from_bytes(shake_256(f"{seed}/{name}/{number}".encode()).digest(size), "big") % below


def shuffled(cards: Sequence[T], order: int) -> list[T]:
    """The cards in one of their `orders`, by its number (Fisher-Yates)."""
    result = list(cards)
    for i in range(len(result) - 1, 0, -1):
        order, j = divmod(order, i + 1)
        result[i], result[j] = result[j], result[i]
    return result


def orders(cards: Sequence[T]) -> int:
    """In how many orders they can lie."""
    return factorial(len(cards))
