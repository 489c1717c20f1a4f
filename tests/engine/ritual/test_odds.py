"""The odds are exact: against an enumeration of every deal that looks the same to a seat.

Late in a ritual few faces are unseen. Every way to deal them to the backs that the seat sees is tried, the
rest lying aside; the worlds in which every back is right are counted.
"""

from __future__ import annotations

import itertools
from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from engine.ritual import odds, sample
from engine.ritual.cards import CARDS, Card, cards_in
from engine.ritual.state import State
from engine.ritual.view import View
from tests.engine.ritual.table import chant, deal, pick, start, walk

MOST_UNSEEN = 9


def places(view: View) -> list[tuple[int, str, int | None]]:
    """Where the seat sees a back and no face: whose, which back, and the points to the altar if laid."""
    found: list[tuple[int, str, int | None]] = []
    for seat in range(view.players):
        if seat != view.seat:
            found += [(seat, back, None) for back in view.backs[seat]]
            card = view.laid[seat]
            if card:
                found.append((seat, card.back, card.points))
    return found


def not_seen(view: View) -> list[Card]:
    """The faces that the seat has not seen: written out once more, without odds.py."""
    shown = set(view.hand)
    for played in view.rounds:
        shown |= {chant.card for chant in played.chants if chant}
    own = view.laid[view.seat]
    if own and own.chant:
        shown.add(own.chant.card)
    return [card for card in CARDS if card not in shown]


def worlds(view: View) -> list[tuple[Card, ...]]:
    """Every deal of unseen faces to those places in which all backs are right."""
    where = places(view)
    return [
        dealt
        for dealt in itertools.permutations(not_seen(view), len(where))
        if all(card.back == back for card, (_, back, _) in zip(dealt, where, strict=True))
    ]


def few_unseen(seed: int, players: int) -> State | None:
    """A position with some hidden backs, and few enough faces to try all deals."""
    state = next(walk(players, seed))[0]
    rng = Random(seed)
    while state.legal():
        state.apply(pick(state, rng, 0.1))
        view = state.view(0)
        if view.hand and len(not_seen(view)) <= MOST_UNSEEN and any(view.laid[1:]):
            return state
    return None


def late() -> list[tuple[int, State]]:
    """Such positions with 5 players, where nothing lies aside."""
    found = []
    for seed in range(200):
        state = few_unseen(seed, 5)
        if state:
            found.append((seed, state))
        if len(found) == 12:
            break
    return found


def share(hits: int | Fraction, total: int) -> Fraction:
    return Fraction(hits) / total


def assert_exact(view: View) -> int:
    """laid(), hands() and together() against all worlds; how many worlds there were."""
    where, everything = places(view), worlds(view)
    assert everything
    for number, (seat, back, points) in enumerate(where):
        for end in {int(back[0]), int(back[2])} if points is None else {points}:
            counted: Counter[str] = Counter()
            for dealt in everything:
                ends = [colour for colour, worth in dealt[number].ends if worth == end]
                for colour in ends:
                    counted[colour] += Fraction(1, len(ends))  # type: ignore[assignment]
            expected = {colour: share(counted[colour], len(everything)) for colour in "rgy"}
            if points is None:
                assert odds.hands(view)[seat][back, end] == expected
            else:
                assert odds.laid(view)[seat] == expected
    together: Counter[tuple[str | None, ...]] = Counter()
    for dealt in everything:
        choices: list[list[str | None]] = []
        for seat in range(view.players):
            card = view.laid[seat]
            if card is None:
                choices.append([None])
            elif card.chant:
                choices.append([card.chant.colour])
            else:
                face = dealt[where.index((seat, card.back, card.points))]
                choices.append([colour for colour, worth in face.ends if worth == card.points])
        ways = list(itertools.product(*choices))
        for way in ways:
            together[way] += Fraction(1, len(ways))  # type: ignore[assignment]
    assert odds.together(view) == {way: share(count, len(everything)) for way, count in together.items()}
    return len(everything)


def test_exact_odds_late_in_a_ritual() -> None:
    positions = late()
    assert len(positions) >= 5
    assert max(assert_exact(state.view(0)) for _, state in positions) > 10


@pytest.mark.parametrize("chants", ["r2g2:r r1g4:g", "r2g2:g r4g1:r", "g2y2:y r1g4:r"])
def test_exact_odds_with_cards_aside(chants: str) -> None:
    """Three seats, one card each besides those turned up long ago: the rest of the faces lie aside."""
    state = deal("r2g2 g2y2", "r1g4 r4g1", "y2r2 g1y4", altar="rrr")
    chant(state, chants)
    full = state.view(2)
    view = full._replace(backs=((), ("1-4",), full.backs[2]), hand=tuple(CARDS[:3]))
    kept = {"1-4", "2-2"}
    seen = [card for card in CARDS if card.back not in kept]
    view = view._replace(hand=tuple(seen), backs=(view.backs[0], view.backs[1], ()))
    assert len(not_seen(view)) == 9
    assert assert_exact(view) == 3 * 6 * 5


def test_before_the_draft_every_face_with_the_back_is_equally_likely() -> None:
    view = start("r1g4", "r4g1").view(0)
    assert all(len(cards) in (3, 6) for cards in odds.unseen(view).values())
    assert odds.end(odds.unseen(view)["1-4"], 4) == dict.fromkeys("rgy", Fraction(1, 3))


def test_own_cards_are_known() -> None:
    state = deal("r1g4", "y3r3")
    chant(state, "r1g4:g")
    assert odds.laid(state.view(0)) == ({"r": Fraction(0), "g": Fraction(1), "y": Fraction(0)}, None)
    own = odds.hands(state.view(0))[0]
    for (back, points), chances in own.items():
        cards = [card for card in cards_in(state.hands[0]) if card.back == back]
        assert sum(chances.values()) == 1
        assert {colour for colour in chances if chances[colour]} == {
            colour for card in cards for colour in card.colours(points)
        }


def test_a_card_turned_up_changes_the_odds_of_its_back() -> None:
    state = deal("r1g4 r4g1", "y3r3 g1y4", "y2r2", altar="rrr")
    before = odds.hands(state.view(2))[0]["1-4", 4]
    chant(state, "r1g4:g y3r3:r y2r2:r")
    after = odds.hands(state.view(2))[0]["1-4", 4]
    assert after["g"] < before["g"]


def test_the_next_marker() -> None:
    state = deal("r1g4", "r4g1", altar="rrg")
    chant(state, "r1g4:r r4g1:r")
    assert odds.altar(state.view(0)) == {"r": Fraction(3, 13), "g": Fraction(5, 13), "y": Fraction(5, 13)}


def test_samples_have_the_exact_odds() -> None:
    """Colours laid, faces held and the next marker, within five standard deviations."""
    state = deal("r2g2 r1g4", "r4g1 g4y1", "y2r2 g1y3 g2y2", altar="rrr")
    chant(state, "r2g2:r r4g1:g")
    view, rng, drawn = state.view(2), Random(1), 4000
    laid: Counter[tuple[str | None, ...]] = Counter()
    held: Counter[tuple[str, str]] = Counter()
    markers: Counter[str] = Counter()
    for _ in range(drawn):
        twin = sample(view, rng)
        laid[tuple(chant and chant.colour for chant in twin.laid)] += 1
        held.update((card.back, card.id) for card in cards_in(twin.hands[0]))
        markers[twin.face_down[0]] += 1

    def close(count: int, chance: Fraction) -> bool:
        return abs(count - drawn * chance) <= 5 * (drawn * chance * (1 - chance)) ** 0.5

    chances = odds.together(view)
    assert set(laid) == set(chances)
    assert all(close(laid[way], chances[way]) for way in chances)
    assert all(close(markers[colour], odds.altar(view)[colour]) for colour in "rgy")
    for back, cards in odds.unseen(view).items():
        many = view.backs[0].count(back)
        assert all(
            abs(held[back, card.id] - drawn * many / len(cards)) <= 5 * (drawn * many / len(cards)) ** 0.5
            for card in cards
        )
