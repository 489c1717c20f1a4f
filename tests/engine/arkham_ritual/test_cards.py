"""§9, §10: the cards, and what each does."""

from __future__ import annotations

import pickle
from collections import Counter
from typing import Any

import pytest

from engine.arkham_ritual.cards import ARTIFACTS, BOX, CHOICES
from engine.arkham_ritual.rules import rules_for
from tests.engine.arkham_ritual.table import after, all_options, deal, kinds, play

PROMO = "mystery"


def test_section_9_the_box_has_28_cards_and_the_promo() -> None:
    assert len([card for card in BOX if card != PROMO]) == 28
    assert Counter(card.kind for card in BOX.values()) == {
        "artifact": 15,
        "event": 5,
        "character": 4,
        "old one": 5,
    }


@pytest.mark.parametrize("options", all_options())
def test_section_9_22_are_in_play(options: dict[str, Any]) -> None:
    cards = rules_for(5, options).cards
    assert len(set(cards)) == 22
    assert Counter(card.kind for card in cards) == {"artifact": 15, "event": 4, "character": 2, "old one": 1}
    assert {options[place] for place in CHOICES} <= {card.id for card in cards}
    assert rules_for(5, options).options == options


@pytest.mark.parametrize("name", ARTIFACTS)
def test_section_9_two_of_each_artifact_are_sane_and_one_is_cursed(name: str) -> None:
    assert [BOX[f"{name}-{end}"].cursed for end in ("1", "2", "cursed")] == [False, False, True]
    assert {BOX[f"{name}-{end}"].artifact for end in ("1", "2", "cursed")} == {name}


@pytest.mark.parametrize("card", sorted(set(BOX) - {PROMO}))
def test_section_9_colours(card: str) -> None:
    cursed = card.endswith("-cursed") or card in CHOICES["old_one"]
    assert BOX[card].cursed is cursed


def test_cards_stay_themselves_when_pickled() -> None:
    assert all(pickle.loads(pickle.dumps(card)) is card for card in BOX.values())


@pytest.mark.parametrize("name", ARTIFACTS)
def test_section_7_1_sane_artifact_alone_survives_and_its_cursed_twin_does_not(name: str) -> None:
    others = "elder-sign gate-1 gate-2 orb"
    assert after(f"{name}-1 {others}") == [7, 7, 7, 7, 7]
    assert after(f"{name}-cursed {others}") == [6, 7, 7, 7, 7]
    assert after(f"{name}-1 {name}-2 gate-1 gate-2 orb") == [5, 5, 7, 7, 7]
    assert after(f"{name}-1 {name}-cursed gate-1 gate-2 orb") == [5, 5, 7, 7, 7]


@pytest.mark.parametrize("event", ["elder-sign", "gate-1", "gate-2", "orb", "trapezohedron"])
def test_section_7_1_a_held_event_is_sane(event: str) -> None:
    options = {"event": event} if event in CHOICES["event"] else {}
    assert after(f"{event} tome-1 idol-1 dagger-1 chalice-1", **options) == [7] * 5


def test_section_9_the_two_gates_are_not_the_same_card() -> None:
    assert after("gate-1 gate-2 idol-1 dagger-1 chalice-1") == [7] * 5


@pytest.mark.parametrize("old_one", CHOICES["old_one"])
def test_section_7_1_a_held_great_old_one_is_cursed(old_one: str) -> None:
    assert after(f"{old_one} tome-1 idol-1 dagger-1 chalice-1", old_one=old_one) == [6, 7, 7, 7, 7]


@pytest.mark.parametrize(
    "card", ["investigator", "student", "cultist", "professor", *CHOICES["old_one"], "tome-1", "tome-cursed"]
)
def test_section_10_only_events_do_something_when_discarded(card: str) -> None:
    place = next((place for place, cards in CHOICES.items() if card in cards), None)
    options: dict[str, Any] = {place: card} if place else {}
    state = deal(f"idol-1 {card} gate-1 dagger-1 chalice-1", "candelabra-1", **options)
    log = play(state, "give 1, take")
    assert kinds(log) == ["give", "discard", "take", "draw"]
    assert state.held[1].id == "candelabra-1"
