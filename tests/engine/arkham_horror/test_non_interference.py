"""The proof of no leak (§32): what lies face down is dealt anew, and nothing that is shown may differ.

Decks above the cards that were seen to go under, the chance of the cup, of the gate stack and of
neighbourhoods' shuffles, and all dice to come change; what is known stays.
"""

from __future__ import annotations

import json
from collections import Counter
from itertools import islice
from random import Random
from typing import Any

import pytest

from engine.arkham_horror import GAME
from engine.arkham_horror.plain import ask
from engine.arkham_horror.state import State
from engine.arkham_horror.streams import roll
from engine.game import Event
from engine.legal import pick, told
from tests.engine.arkham_horror.hooks import walk
from tests.engine.arkham_horror.invariants import check, everything

EVERY = 7
"""So many actions apart positions are looked at."""
GAMES = [(players, seed) for players in GAME.seats for seed in (players, players + 50)]
SEED = 918273645546372819
each_game = pytest.mark.parametrize(("players", "seed"), GAMES)


def redealt(state: State, rng: Random) -> State:
    """The same table with another seed; cards nobody has seen lie in another order."""
    twin = state.copy()
    twin.seed, twin.drawn = rng.getrandbits(63), {}
    twin.decks = {}
    for deck, cards in state.decks.items():
        place = len(cards) - state.under[deck]
        twin.decks[deck] = (*rng.sample(cards[:place], place), *cards[place:])
    ask(twin)
    return twin


def shown(state: State) -> list[Any]:
    """Everything that leaves the engine, but for the log."""
    views = [state.view(seat) for seat in range(state.players)]
    assert all(view == views[0] for view in views), "one view for all"
    summary = state.summary()
    return [views[0], told(state.legal()), state.decision, state.asides(), summary, GAME.text(views[0])]


@each_game
def test_32_what_lies_face_down_changes_nothing_that_is_shown(players: int, seed: int) -> None:
    rng = Random(seed)
    for number, (state, _, _) in enumerate(walk(players, seed)):
        if number % EVERY == 0:
            seen = shown(state)
            assert shown(redealt(state, rng)) == seen
            if state.to_act is not None:
                other = GAME.sample(seen[0], rng)
                assert isinstance(other, State)
                assert shown(other) == seen
                check(other)
                assert everything(other) == everything(state)


@each_game
def test_32_the_log_so_far_does_not_tell_what_is_to_come(players: int, seed: int) -> None:
    """Where an action draws and rolls nothing, it tells the same whatever lies face down."""
    rng, same = Random(seed), 0
    for number, (state, _, _) in enumerate(walk(players, seed)):
        if number % EVERY == 0 and state.to_act is not None:
            action, twin = pick(state.legal(), rng), redealt(state, rng)
            real, log, twin_log = state.copy(), list[Event](), list[Event]()
            decks, cup = real.decks, real.cup
            real.apply(action, log)
            if (real.drawn, real.decks, real.cup) == (state.drawn, decks, cup):
                twin.apply(action, twin_log)
                assert [event.whole() for event in log] == [event.whole() for event in twin_log]
                assert shown(real) == shown(twin)
                same += 1
    assert same > 0


@each_game
def test_32_a_sampled_game_goes_on_to_its_end(players: int, seed: int) -> None:
    rng = Random(seed)
    for number, (state, _, _) in enumerate(walk(players, seed)):
        if number % 97 == 50 and state.to_act is not None:
            other = GAME.sample(state.view(0), rng)
            for _ in range(60):
                if other.to_act is not None:
                    other.apply(pick(other.legal(), rng))
            assert isinstance(other, State)
            check(other)


def test_32_a_redeal_does_change_what_is_hidden() -> None:
    """The proof is not empty: every deck, and the dice to come."""
    changed: Counter[str] = Counter()
    for seed in range(20):
        *_, (state, _, _) = islice(walk(3, seed), 60)
        twin = redealt(state, Random(seed))
        changed.update(deck for deck, cards in twin.decks.items() if cards != state.decks[deck])
        changed["dice"] += roll(twin, 12, "", None) != roll(state.copy(), 12, "", None)
    assert set(changed) == {*state.decks, "dice"}
    assert min(changed.values()) > 10


def test_32_the_view_has_no_order_seed_or_number_of_draws() -> None:
    for state, _, _ in walk(2, SEED):
        view = state.view(0)
        assert not {"seed", "coming", "drawn", "log"} & set(view._fields)
        assert all(type(size) is int for size in view.decks.values()), "how many, not which"
        assert str(SEED) not in json.dumps(view._asdict(), default=str) + GAME.text(view)
