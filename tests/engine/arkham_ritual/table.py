"""Tables to test at: games of Arkham Ritual with the cards where the test wants them."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from random import Random
from typing import Any

from engine.arkham_ritual.cards import in_play
from engine.arkham_ritual.rules import OPTIONS
from engine.arkham_ritual.state import State
from engine.game import Event, Start
from engine.games import GAMES

GAME = GAMES["arkham-ritual"]


def ids(options: dict[str, Any]) -> list[str]:
    """The 22 cards in play."""
    chosen = [options.get(place, OPTIONS[place].base) for place in ("event", "ally", "zealot", "old_one")]
    return [card.id for card in in_play(chosen)]


def stack(held: str, deck: str = "", **options: Any) -> list[str]:
    """A whole deck: what seats and dummies hold, then the deck's top cards, then the rest in order."""
    wanted = [*held.split(), *deck.split()]
    return wanted + [card for card in ids(options) if card not in wanted]


def deal(held: str, deck: str = "", *, first: int = 0, seed: int | None = None, **options: Any) -> State:
    """A game at its start: `held` names each seat's card, then each dummy's (3 to 7 seats)."""
    holders = len(held.split())
    players = options.pop("players", holders)
    setup = {"first": first, "decks": [stack(held, deck, **options)]}
    state = GAME.start(Start(players, options, seed, setup))
    assert isinstance(state, State)
    return state


def play(state: State, *actions: str) -> list[Event]:
    """Apply the actions, separated by commas or apart; what happened."""
    log: list[Event] = []
    for action in itertools.chain.from_iterable(text.split(", ") for text in actions):
        state.apply(action, log)
    return log


def let_go(state: State) -> list[Event]:
    """End the round without a change: the card is given round and nobody takes it (§6-2)."""
    log: list[Event] = []
    while state.phase in ("give", "receive"):
        state.apply(state.legal()[0 if state.phase == "give" else 1], log)
        if log[-1].kind in ("wait", "over", "draw") and any(event.kind == "let-go" for event in log):
            break
    return log


def after(held: str, **options: Any) -> list[int]:
    """The sanity of all once a round has ended with these cards held."""
    state = deal(held, **options)
    let_go(state)
    return state.sanity


def fates(log: list[Event]) -> dict[int, tuple[bool, str, str]]:
    """By seat: survived, why, the rule."""
    return {
        event.public["who"]: (event.public["survives"], event.public["why"], event.rule)
        for event in log
        if event.kind == "fate"
    }


def kinds(log: list[Event]) -> list[str]:
    """What happened, in one word each."""
    return [event.kind for event in log]


def all_options() -> list[dict[str, Any]]:
    """Every combination of options."""
    return [
        dict(zip(OPTIONS, values, strict=True))
        for values in itertools.product(*(option.values for option in OPTIONS.values()))
    ]


def walk(
    players: int, options: dict[str, Any], seed: int, peeked: float = 0.03, taking: float = 0.4
) -> Iterator[tuple[State, list[Event], list[str]]]:
    """A random game, position by position, with its log and actions so far; people own up now and then."""
    rng = Random(seed)
    log: list[Event] = []
    actions: list[str] = []
    state = GAME.start(Start(players, options, seed), log)
    assert isinstance(state, State)
    while True:
        yield state, log, actions
        choices = state.legal()
        if not choices:
            return
        if rng.random() < peeked:
            action = rng.choice(state.asides())
        elif "take" in choices and rng.random() < taking:
            action = "take"
        else:
            action = rng.choice(choices)
        actions.append(action)
        state.apply(action, log)
