"""Arkham Horror's part in the suites that every game must pass (tests/games.py)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from engine.arkham_horror import GAME
from engine.arkham_horror.ancient_ones import ANCIENT_ONES
from engine.arkham_horror.sheets import SHEETS
from engine.arkham_horror.state import State
from engine.arkham_horror.view import View
from engine.game import Event, Start
from tests.engine.arkham_horror.random_play import NONSENSE, choose, enrich
from tests.games import Playthrough

PLAYTHROUGHS = (
    Playthrough(1, 72, {"ancient_one": "azathoth"}),
    Playthrough(2, 22, {"ancient_one": "cthulhu"}),
    Playthrough(3, 110, {"ancient_one": "hastur"}),
    Playthrough(4, 94, {"ancient_one": "ithaqua"}),
    Playthrough(5, 31, {"ancient_one": "nyarlathotep"}),
    Playthrough(6, 42, {"ancient_one": "shub-niggurath"}),
    Playthrough(7, 22, {"ancient_one": "yig"}),
    Playthrough(8, 142, {"ancient_one": "yog-sothoth"}),
)
ACTIONS: tuple[str, ...] = ()
NO_ACTIONS = (
    *NONSENSE,
    "say 8 hello",
    "say 0 hello 1",
    "say 0 dance",
    "resign 0",
    "place",
    "return-gate sky",
)
SAID = ("say 0 hello", "say 0 go-on")
OUTSIDE = Playthrough(3, 0)
HIDDEN = frozenset({"legal"})
SELDOM: frozenset[str] = frozenset()


def walk(players: int, seed: int) -> Iterator[tuple[State, list[Event], list[str]]]:
    """Timid players and bold ones, poor and rich; every Ancient One, investigators chosen or not."""
    rng = Random(seed)
    options: dict[str, Any] = {"ancient_one": rng.choice(["random", *ANCIENT_ONES])}
    if rng.random() < 0.5:
        options["investigators"] = tuple(rng.sample([*SHEETS], players))
    log: list[Event] = []
    actions: list[str] = []
    state = GAME.start(Start(players, options, seed), log)
    assert isinstance(state, State)
    if rng.random() < 0.5:
        enrich(state, rng)
    bold = rng.random() < 0.5
    yield state, log, actions
    while state.to_act is not None:
        actions.append(choose(state, rng, bold))
        state.apply(actions[-1], log)
        yield state, log, actions


def assert_open(state: State, opened: View, seen: View, seat: int) -> None:
    """Everybody has seen everything but what lies face down, and that stays so."""
    assert opened == seen._replace(legal=())
