"""§12: the odds of the next mythos card, against the engine with every card on top."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.arkham_horror import GAME
from engine.arkham_horror.encounter_cards import MYTHOS, STORY_CONTINUES
from engine.arkham_horror.mythos import draw_mythos
from engine.arkham_horror.odds_mythos import next_card, next_cards
from engine.arkham_horror.stack import run
from engine.arkham_horror.state import State
from engine.arkham_horror.streams import put_under, take_out
from engine.game import Event
from tests.engine.arkham_horror.table import Table, table


def crowded() -> Table:
    """All ways of moving, gates, a seal, Kate, and somebody where a gate may open."""
    at = table("ashcan-pete", "kate-winthrop", "joe-diamond", "sister-mary")
    at.put(0, at="woods")
    at.put(1, at="graveyard")
    at.put(2, at="rivertown", sliders=(0, 1, 1))
    at.put(3, at="easttown", sliders=(0, 1, 1))
    at.gate("unvisited-isle", "rlyeh")
    at.gate("witch-house", "yuggoth")
    at.seal("black-cave")
    for kind, area in (
        ("cultist", "uptown"),
        ("byakhee", "sky"),
        ("mi-go", "downtown"),
        ("fire-vampire", "merchant-district"),
        ("dimensional-shambler", "woods"),
        ("shoggoth", "southside"),
        ("hound-of-tindalos", "miskatonic-university"),
        ("chthonian", "northside"),
        ("ghost", "french-hill"),
        ("ghoul", "rivertown"),
        ("zombie", "science-building"),
    ):
        at.monster(kind, area)
    return at


def resolved(state: State, card: str) -> tuple[list[Event], dict[str, set[str]]]:
    """Gate, clue and movement of this card in the engine; the first player takes the first choice."""
    state, log = state.copy(), list[Event]()
    state.seed = 7
    state.stack = [("end-of-test", None)]
    for step in ("mythos-move", "mythos-clue", "mythos-gate"):
        state.push((step, None, card))
    choices: dict[str, set[str]] = {}
    state.log = log
    while True:
        try:
            run(state, state.choices[0] if state.to_act is not None else "")
        except KeyError as end:
            assert end.args == ("end-of-test",)  # noqa: PT017 - the stack ends here
            return log, choices
        decision = state.decision
        if decision and decision.kind == "toward":
            choices[decision.about["monster"]] = {action.split()[1] for action in state.choices}


def test_every_card_on_top() -> None:
    at = crowded()
    state, view = at.state, at.state.view(0)
    cards = [card for card in MYTHOS if card != STORY_CONTINUES]
    assert set(next_cards(view)) == set(cards)
    told = next_card(view)
    gates, surges, clues, leaves = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    comes: dict[str, Counter[str]] = {}
    for card in cards:
        state.stop()
        events, choices = resolved(state, card)
        final: dict[str, str] = {}
        for event in events:
            if event.kind in ("gate", "surge", "clue"):
                {"gate": gates, "surge": surges, "clue": clues}[event.kind][event.public["at"]] += 1
            if event.kind == "monster-moves":
                final[event.public["monster"]] = event.public["to"]
        for token, area in final.items():
            leaves[token] += 1
            for goal in choices.get(token, {area}):
                comes.setdefault(token, Counter())[goal] += 1
    pairs = ((told.gates, gates), (told.surges, surges), (told.clues, clues), (told.leaves, leaves))
    for found, counted in pairs:
        assert found == pytest.approx({key: n / len(cards) for key, n in counted.items()})
    assert set(told.comes) == set(comes)
    for token, counted in comes.items():
        assert told.comes[token] == pytest.approx({area: n / len(cards) for area, n in counted.items()})
    assert gates
    assert surges
    assert clues
    assert "graveyard" not in gates
    assert "black-cave" not in gates


def test_cards_seen_are_not_on_top() -> None:
    at = table("ashcan-pete")
    at.environment("an-evil-fog")
    take_out(at.state, "mythos", "all-quiet-in-arkham")
    put_under(at.state, "mythos", "all-quiet-in-arkham")
    told = next_cards(at.state.view(0))
    above = len(MYTHOS) - 2
    assert "an-evil-fog" not in told
    assert told["all-quiet-in-arkham"] == pytest.approx(1 / above / (above + 1 - 1))
    assert sum(told.values()) == pytest.approx(1)


@pytest.mark.parametrize("story_above", [True, False])
def test_story_continues(story_above: bool) -> None:
    """It is shuffled in, with the cards below: as often as in the engine."""
    at = table("ashcan-pete")
    state = at.state
    plain = [card for card in MYTHOS if card != STORY_CONTINUES]
    above = [*plain[:2], STORY_CONTINUES] if story_above else plain[:3]
    below = tuple(plain[3:5]) if story_above else (STORY_CONTINUES, *plain[3:5])
    state.decks = {**state.decks, "mythos": (*above, *below)}
    state.under = {**state.under, "mythos": len(below)}
    state.box += tuple(card for card in MYTHOS if card not in above and card not in below)
    view, rng, drawn, times = state.view(0), Random(1), Counter[str](), 6000
    for _ in range(times):
        drawn[draw_mythos(GAME.sample(view, rng))] += 1
    told = next_cards(view)
    assert set(told) == set(drawn)
    for card, chance in told.items():
        assert drawn[card] / times == pytest.approx(chance, abs=0.03)


def test_a_deck_that_everybody_knows() -> None:
    """All cards went under it: the next one is the first that did."""
    at = table("ashcan-pete")
    state = at.state
    state.under = {**state.under, "mythos": len(state.decks["mythos"])}
    rest = [card for card in state.decks["mythos"] if card != STORY_CONTINUES]
    state.decks = {**state.decks, "mythos": (*rest, STORY_CONTINUES)}
    assert next_cards(state.view(0)) == {rest[0]: 1}
