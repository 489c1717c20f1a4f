"""Every ruling of the base game stands in rulings.py, and its name where it says that it is implemented."""

from __future__ import annotations

import inspect
from importlib import import_module
from typing import Any

import pytest

from engine.arkham_horror.rulings import RULINGS

WANTED = [f"R{number}" for number in (*range(1, 25), *range(51, 105))]


def test_none_is_missing() -> None:
    assert list(RULINGS) == WANTED


def found(place: str) -> Any:
    """The module, class or function of that name."""
    words = place.split(".")
    for cut in range(len(words), 0, -1):
        try:
            thing: Any = import_module(".".join(["engine.arkham_horror", *words[:cut]]))
        except ImportError:
            continue
        for name in words[cut:]:
            thing = getattr(thing, name)
        return thing.fget if isinstance(thing, property) else thing
    raise AssertionError(place)


@pytest.mark.parametrize("name", RULINGS)
def test_its_name_stands_there(name: str) -> None:
    for place in RULINGS[name].places:
        thing = found(place)
        text = inspect.getsource(thing)
        assert any(word.strip(".,;:()'\"") == name for word in text.split()), f"{place} does not name {name}"
