"""The one door to a package's JSON: read once, frozen."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pkgutil import get_data
from types import MappingProxyType
from typing import Any


@cache
def read(package: str, name: str) -> Any:
    """The file `data/NAME.json` of a package, objects as read-only mappings and lists as tuples."""
    raw = get_data(package, f"data/{name}.json")
    if raw is None:
        raise FileNotFoundError(f"{package} has no data/{name}.json")
    return frozen(json.loads(raw))


def frozen(value: Any) -> Any:
    """A JSON value that nobody can change."""
    if isinstance(value, Mapping):
        return MappingProxyType({key: frozen(part) for key, part in value.items()})
    if isinstance(value, list | tuple):
        return tuple([frozen(part) for part in value])
    return value


def thawed(value: Any) -> Any:
    """The same as plain JSON: dicts and lists."""
    if isinstance(value, Mapping):
        return {key: thawed(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [thawed(part) for part in value]
    return value
