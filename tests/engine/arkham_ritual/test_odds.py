"""possible() and joint() are exact: against an enumeration of everything that could have happened.

Late in a round few cards are hidden. From there every deal of what a seat has not seen, and every outcome
of every shuffle, is played through the same actions; the worlds that look the same to the seat are counted.
"""

from __future__ import annotations

import itertools
import json
from collections import Counter, defaultdict
from fractions import Fraction

import pytest

from engine.arkham_ritual import joint, possible
from engine.arkham_ritual.cards import Card
from engine.arkham_ritual.odds import unseen
from engine.arkham_ritual.state import State
from engine.chance import orders
from engine.game import Event, IllegalAction
from tests.engine.arkham_ritual.table import deal, play


class Rigged(State):
    """A state whose chances are written down beforehand."""

    __slots__ = ("script",)
    script: list[int]

    def draw_number(self, name: str, number: int, below: int) -> int:
        return self.script.pop(0) % below


def rig(state: State, script: tuple[int, ...]) -> Rigged:
    twin = object.__new__(Rigged)
    for name in State.__slots__:
        value = getattr(state, name)
        setattr(twin, name, value[:] if isinstance(value, list) else value)
    twin.script = list(script)
    return twin


def late(held: str, deck: str, seat: int, event: str = "orb") -> State:
    """Seat 0 is active in a round whose deck is nearly empty, and all else has been discarded."""
    state = deal(held, deck, event=event)
    left = len(deck.split()) - 1
    state.discards = state.deck[: len(state.deck) - left]
    state.deck = state.deck[len(state.deck) - left :]
    assert len(unseen(state.view(seat))) <= 6
    return state


def worlds(state: State, seat: int) -> list[State]:
    """Every deal of the cards that the seat does not see: its own, the offer's (if unknown), the deck's."""
    view = state.view(seat)
    hidden = unseen(view)
    result = []
    for order in itertools.permutations(hidden):
        cards = list(order)
        twin = state.copy()
        twin.held[seat] = cards.pop()
        if view.offered is None and view.on_offer:
            twin.offered = cards.pop()
        twin.deck = cards
        result.append(twin)
    return result


def enumerate_odds(state: State, seat: int, actions: list[str]) -> int:
    """Compare with possible() in every situation that these actions can lead the seat to."""
    shuffles = sum(action.startswith("peeked") for action in actions)
    most = orders([*state.deck, None])
    seen: dict[str, Counter[tuple[Card, Card | None]]] = defaultdict(Counter)
    example: dict[str, State] = {}
    for world in worlds(state, seat):
        for script in itertools.product(range(most), repeat=shuffles):
            twin, log = rig(world, script), list[Event]()
            try:
                for action in actions:
                    twin.apply(action, log)
            except IllegalAction:
                continue
            if twin.to_act is None:
                continue
            looks = json.dumps([event.seen_by(seat) for event in log])
            seen[looks][(twin.held[seat], twin.offered)] += 1
            example[looks] = twin
    for looks, counts in seen.items():
        view = example[looks].view(seat)
        total = sum(counts.values())
        own: Counter[Card] = Counter()
        for (mine, _), count in counts.items():
            own[mine] += count
        assert possible(view) == {card: Fraction(count, total) for card, count in own.items()}, looks
        pairs = joint(view)
        ways = sum(pairs.values())
        assert {pair: Fraction(count, ways) for pair, count in pairs.items()} == {
            pair: Fraction(count, total) for pair, count in counts.items()
        }, looks
    return len(seen)


HELD = "tome-1 {} idol-1 dagger-1 chalice-1 candelabra-1 tome-cursed"


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize(
    "actions",
    [
        "",
        "give 1",
        "give 1, take, keep",
        "give 1, take, remove",
        "give 1, take, keep, give 3, take",
        "give 1, take, keep, give 3, pass 1, take",
        "give 1, take, remove, give 3, take",
        "give 2, peeked 3",
        "peeked 0, give 1, take, remove",
        "give 1, take, peeked 3, keep",
        "give 1, take, peeked 3, remove",
        "give 1, take, peeked 1, remove, give 3",
        "give 1, take, keep, peeked 2",
        "peeked 2, give 3, take, give 3",
        "give 3, peeked 2, take, give 3",
        "give 3, peeked 3, take, give 2",
    ],
)
def test_orb_and_owning_up(seat: int, actions: str) -> None:
    state = late(HELD.format("orb"), "idol-2 dagger-2 chalice-cursed cthulhu", seat)
    assert enumerate_odds(state, seat, [action for action in actions.split(", ") if action])


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize(
    "actions",
    [
        "give 1, take",
        "give 1, take, give 3",
        "give 1, take, give 3, take",
        "give 1, take, give 3, pass 0, take",
        "give 1, take, give 3, take, peeked 2",
        "give 1, take, give 3, take, peeked 3",
        "give 1, take, give 3, peeked 0",
        "peeked 2, give 1, take, give 0, take",
    ],
)
def test_trapezohedron(seat: int, actions: str) -> None:
    held = HELD.format("trapezohedron")
    state = late(held, "idol-2 dagger-2 chalice-cursed cthulhu", seat, event="trapezohedron")
    assert enumerate_odds(state, seat, actions.split(", "))


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize(
    "actions",
    ["give 1, take", "give 1, take, give 0, take", "give 1, take, peeked 0", "peeked 2, give 1, take"],
)
def test_gate(seat: int, actions: str) -> None:
    """When nothing wakes, nobody holds a Great Old One."""
    state = late(HELD.format("gate-1"), "idol-2 dagger-2 chalice-cursed cthulhu", seat)
    assert enumerate_odds(state, seat, actions.split(", "))


@pytest.mark.parametrize("seat", range(3))
def test_two_own_up(seat: int) -> None:
    state = late(HELD.format("orb"), "idol-2 dagger-2 cthulhu", seat)
    for actions in ("peeked 0, peeked 1", "give 2, peeked 0, peeked 2", "peeked 2, give 2, peeked 2, take"):
        assert enumerate_odds(state, seat, actions.split(", "))


def test_at_the_last_card_the_active_player_knows_the_own_card_by_counting() -> None:
    state = late(HELD.format("orb"), "idol-2", seat=0)
    assert {str(card): odds for card, odds in possible(state.view(0)).items()} == {"tome-1": 1}


def test_at_the_start_every_unseen_card_is_equally_likely() -> None:
    state = deal("tome-1 idol-1 dagger-1 chalice-1 candelabra-1", "gate-1")
    assert len(possible(state.view(3))) == 18
    assert len(possible(state.view(0))) == 17, "the active player sees one more"
    assert set(possible(state.view(3)).values()) == {Fraction(1, 18)}


def test_play_of_a_known_pair() -> None:
    state = deal("tome-1 idol-1 dagger-1 chalice-1 candelabra-1", "gate-1")
    play(state, "give 1")
    assert len(joint(state.view(1))) == 18 * 17
