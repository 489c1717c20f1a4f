"""Tables to test at: games of Ritual with the cards and markers where the test wants them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from engine.game import Event, Start
from engine.games import GAMES
from engine.ritual.cards import CARDS, CHANTS
from engine.ritual.state import State

GAME = GAMES["ritual"]
IDS = [card.id for card in CARDS]


def sets(*chosen: str) -> list[list[str]]:
    """A deal: each set begins with the cards named, and is filled up from the rest in order."""
    named = [cards.split() for cards in chosen]
    rest = [card for card in IDS if all(card not in cards for cards in named)]
    return [cards + [rest.pop(0) for _ in range(6 - len(cards))] for cards in named]


def start(*chosen: str, altar: str = "", first: int = 0, seed: int | None = None, deals: int = 1) -> State:
    """A game in which nobody has drafted yet: set K has these cards, and markers come in this order."""
    setup = {"first": first, "deals": [sets(*chosen)] * deals, "altar": list(altar)}
    state = GAME.start(Start(len(chosen), {}, seed, setup))
    assert isinstance(state, State)
    return state


def deal(*chosen: str, altar: str = "r", first: int = 0, seed: int | None = None, deals: int = 1) -> State:
    """The same when all have drafted: seat K has set K."""
    state = start(*chosen, altar=altar, first=first, seed=seed, deals=deals)
    draft(state)
    return state


def draft(state: State, log: list[Event] | None = None) -> None:
    """Everyone takes the set with the own number."""
    while state.phase == "draft":
        state.apply(f"draft {state.to_act}", log)


def chant(state: State, *ends: str) -> list[Event]:
    """One round, or part of it: an end a player in turn, as in `r1g4:r`; what happened."""
    log: list[Event] = []
    for end in " ".join(ends).split():
        card, colour = end.split(":")
        state.apply(f"chant {card} {colour}", log)
    return log


def kinds(log: Sequence[Event]) -> list[str]:
    """What happened, in one word each."""
    return [event.kind for event in log]


def told(log: Sequence[Event], kind: str) -> dict[str, object]:
    """The public part of the first event of this kind."""
    return dict(next(event.public for event in log if event.kind == kind))


def pick(state: State, rng: Random, bold: float) -> str:
    """One of the legal actions: the altar's colour rather than another, unless bold."""
    choices = state.legal()
    good = [action for action in choices if action in CHANTS and CHANTS[action].colour == state.altar]
    return rng.choice(good) if good and rng.random() > bold else rng.choice(choices)


def walk(players: int, seed: int, bold: float = 0.5) -> Iterator[tuple[State, list[Event], list[str]]]:
    """A random game, position by position, with its log and actions so far."""
    rng = Random(seed)
    log: list[Event] = []
    actions: list[str] = []
    state = GAME.start(Start(players, {}, seed), log)
    assert isinstance(state, State)
    while True:
        yield state, log, actions
        if not state.legal():
            return
        actions.append(pick(state, rng, bold))
        state.apply(actions[-1], log)


def ten() -> list[str]:
    """Hands for three red rounds in which seat 0 comes to 10, or past it."""
    return ["r4g1 r4g2 r2g3 r3g3", "r1g4 r1g3 r2g4 r3g2"]
