"""Sequences of actions that are not listed: each number is one action, and each action has its number."""

from __future__ import annotations

from itertools import combinations
from math import comb
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.game import IllegalAction
from engine.legal import Joined, Sets, pick, size, spelt

FOURTEEN = [
    "axe",
    "axe",
    "axe",
    "lamp",
    "lamp",
    "book",
    "key",
    "rope",
    "map",
    "coat",
    "gun",
    "bow",
    "cup",
    "ring",
]


def listed(sets: Sets) -> list[str]:
    """Every set, by trying all combinations."""
    order = {word: place for place, (word, _) in enumerate(sets.kinds)}
    items = [word for word, count in sets.kinds for _ in range(count)]
    found = {
        (number, tuple(sorted(order[word] for word in chosen)))
        for number in range(sets.least, sets.most + 1)
        for chosen in combinations(items, number)
    }
    words = list(order)
    return [
        " ".join([sets.verb, *(words[n] for n in chosen), *sets.tail.split()]) for _, chosen in sorted(found)
    ]


def test_seven_of_fourteen_items_some_of_them_equal() -> None:
    sets = Sets("discard", FOURTEEN, 7, 7)
    every = listed(sets)
    assert len(sets) == sets.size == len(every) == len(set(every)) < comb(14, 7)
    assert [sets[number] for number in range(len(sets))] == every == list(sets)
    assert [sets.index(action) for action in every] == list(range(len(every)))
    assert all(action in sets for action in every)
    assert len(Sets("discard", map(str, range(14)), 7, 7)) == comb(14, 7) == 3432


def test_the_order_of_items_is_free_and_the_sequence_spells_it_one_way() -> None:
    sets = Sets("discard", FOURTEEN, 7, 7)
    rng = Random(3)
    for _ in range(200):
        action = pick(sets, rng)
        verb, *items = action.split()
        rng.shuffle(items)
        mixed = " ".join([verb, *items])
        assert mixed in sets
        assert sets.index(mixed) == sets.index(action)
        assert spelt(sets, mixed) == action
    assert spelt(sets, "resign") == "resign"


words = st.lists(st.sampled_from("abcdef"), max_size=8)


@given(words, st.integers(-1, 9), st.integers(-1, 9), st.sampled_from(["", "to 2", "a"]))
def test_any_sets_are_those_that_trying_gives(items: list[str], least: int, most: int, tail: str) -> None:
    sets = Sets("give", items, least, most, tail)
    every = listed(sets)
    assert list(sets) == every
    assert [sets.find(action) for action in every] == list(range(len(every)))
    assert bool(sets) == bool(every)
    assert sets[:2] == tuple(every[:2])
    assert sets[-2:] == tuple(every[-2:])
    with pytest.raises(IndexError):
        sets[len(every)]


@pytest.mark.parametrize(
    "wrong",
    ["", "discard", "discard axe axe axe axe lamp lamp book", "discard axe axe axe lamp lamp book",
     "throw axe", "discard  axe axe axe lamp lamp book", "discard axe axe axe lamp lamp book key rope",
     "discard axe axe axe lamp lamp book sword", "discard axe axe axe lamp lamp book to 2", "x" * 10_000],
)  # fmt: skip
def test_what_is_not_among_them_is_not_found(wrong: str) -> None:
    sets = Sets("discard", FOURTEEN, 7, 7)
    assert wrong not in sets
    assert object() not in sets
    with pytest.raises(ValueError, match="not among them"):
        sets.index(wrong)


def test_a_number_too_large_for_the_machine_is_still_true() -> None:
    sets = Sets("spread", [str(n) for n in range(200)], 0, 100)
    assert size(sets) == sum(comb(200, k) for k in range(101)) > 2**64
    rng = Random(1)
    for _ in range(20):
        number = rng.randrange(sets.size)
        assert sets.index(sets[number]) == number
    assert sets
    assert sets[0] == "spread"
    assert sets[-1].split()[1] == "100"
    with pytest.raises(OverflowError):
        len(sets)


def test_joined_sequences_count_on() -> None:
    sets = Sets("discard", "aab", 1, 2)
    both = Joined(("pass",), sets, (), ("resign", "wait"))
    every = ["pass", *sets, "resign", "wait"]
    assert list(both) == every
    assert [both.index(action) for action in every] == list(range(len(every)))
    assert both.index("discard b a") == both.index("discard a b")
    assert "discard c" not in both
    assert both == Joined(("pass",), Sets("discard", "aab", 1, 2), (), ("resign", "wait"))
    assert hash(both) == hash(Joined(("pass",), sets, (), ("resign", "wait")))
    assert both != Joined(("pass",), sets)
    assert not Joined()


def test_one_is_picked_as_a_generator_chooses_from_a_tuple() -> None:
    actions = ("a", "b", "c", "d", "e")
    assert [pick(actions, Random(n)) for n in range(50)] == [Random(n).choice(actions) for n in range(50)]
    sets = Sets("give", "abcde", 2, 2)
    assert {pick(sets, Random(n)) for n in range(300)} == set(sets)


def test_a_refusal_lists_only_some_of_many() -> None:
    many = str(IllegalAction("sing", "there is no such action", Sets("discard", FOURTEEN, 7, 7)))
    assert many.startswith("'sing': there is no such action; legal: discard axe axe axe")
    assert many.endswith("…")
    assert len(many) < 300
    assert str(IllegalAction("sing", "no", ("give 1", "take"))) == "'sing': no; legal: give 1, take"
