"""What another chant would have brought, recomputed by playing the round again with it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.game import Event, Start
from engine.ritual.cards import CHANTS
from engine.ritual.state import State
from tests.engine.ritual.table import GAME, pick, walk
from tests.web.ritual.test_screens import ROOM, scene
from tests.web.scenes import Page
from web.games.ritual.hindsight import better, hand_before, others, your_choice
from web.games.ritual.log_reader import last_ending

KINDS = ("No other chant", "exactly 10", "been alone", "have got")


def replayed(actions: list[str], players: int, seed: int) -> tuple[State, list[Event]]:
    log: list[Event] = []
    state = GAME.start(Start(players, {}, seed), log)
    for action in actions:
        state.apply(action, log)
    assert isinstance(state, State)
    return state, log


@pytest.mark.parametrize("seed", range(12))
def test_every_other_chant_comes_out_as_when_it_is_played(seed: int) -> None:
    """All others chant as they did: the same actions, but for one."""
    rng, players, checked = Random(seed), 2 + seed % 4, 0
    actions: list[str] = []
    actors: list[int] = []
    state, log = replayed([], players, seed)
    while state.to_act is not None and checked < 60:
        actions.append(pick(state, rng, 0.5))
        actors.append(state.to_act)
        events = len(log)
        state.apply(actions[-1], log)
        if not any(event.kind == "reveal" for event in log[events:]):
            continue
        for seat in range(players):
            seen: list[Any] = [event.seen_by(seat) for event in log]
            ending = last_ending(seen)
            assert ending
            if ending.chants[seat] is None:
                continue
            number = max(n for n, who in enumerate(actors) if who == seat)
            mine = (n for n, event in enumerate(seen) if event["e"] == "chant" and event["who"] == seat)
            hand = hand_before(seen, max(mine), seat)
            before, _ = replayed(actions[:number], players, seed)
            legal = {CHANTS[action]: action for action in before.legal()}
            found = {other.chant: other for other in others(ending, hand, seat)}
            assert set(found) == set(legal) - {ending.chants[seat]}
            for chant, other in found.items():
                _, twin = replayed([*actions[:number], legal[chant], *actions[number + 1 :]], players, seed)
                came = [event.public for event in twin if event.kind == "result"][-1]
                assert came["case"] == other.result.case
                assert came["change"][seat] == other.result.change[seat]
                assert came["points"][seat] == other.points
                checked += 1
            best = better(ending, hand, seat)
            points = [ending.points[seat], *(other.points for other in found.values())]
            top = 10 if 10 in points else max(points)
            assert (best.points if best else ending.points[seat]) == top
    assert checked > 20


def test_one_sentence_says_what_another_chant_would_have_brought() -> None:
    told: set[str] = set()
    for seed in range(30):
        for state, log, _ in walk(3, seed):
            if not log or log[-1].kind != "marker" or not any(event.kind == "reveal" for event in log):
                continue
            drawn = scene(state, log, 1)
            ending = last_ending(drawn.log)
            assert ending
            choice = your_choice(ending, drawn)
            assert (choice is None) == (ending.chants[1] is None)
            if choice is None:
                continue
            assert Page(ROOM.draw("round-end", drawn)).text.count(choice.text) == 1
            assert your_choice(ending, drawn._replace(alone=False)) is None
            other = better(ending, hand_before(drawn.log, choice.at or 0, 1), 1)
            assert (other is None) == choice.text.startswith("No other chant")
            if other:
                assert f" {other.chant.points}, " in choice.text
            told |= {kind for kind in KINDS if kind in choice.text}
    assert told == set(KINDS)
