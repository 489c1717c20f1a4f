"""§11: what is said is in the record and changes nothing else; a word is worth what it turned out to be."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from engine.arkham_ritual.cards import BOX
from engine.arkham_ritual.scoring import verdicts
from engine.arkham_ritual.state import State
from engine.arkham_ritual.talk import LINES, Word
from tests.engine.arkham_ritual.table import GAME, all_options, deal, let_go, play, walk

HELD = "idol-1 elder-sign tome-cursed gate-1 chalice-1"


def words_after(*actions: str, held: str = HELD, deck: str = "dagger-1", **options: Any) -> tuple[Word, ...]:
    """What everybody's word is worth after a round with these sayings, in which the rest is passed."""
    state = deal(held, deck, seed=1, **options)
    play(state, *actions)
    if state.round == 1:
        let_go(state)
    return state.words


def test_no_line_names_a_card_or_a_colour() -> None:
    names = {card.name for card in BOX.values()} | {"sane", "cursed", "red", "blue"}
    assert not [line for line in LINES if set(line.split("-")) & names]
    assert all(re.fullmatch("[a-z][a-z0-9-]{0,31}", line) for line in LINES)
    assert tuple(LINES) == GAME.lines
    assert {line for line, meaning in LINES.items() if meaning.about} == GAME.addressed


def test_a_hand_is_judged_as_it_was_when_it_was_spoken_of() -> None:
    assert words_after("say 0 sit-tight 1")[0] == Word(1, 0)
    assert words_after("say 0 sit-tight 2")[0] == Word(0, 1)
    assert words_after("say 0 poor-you 2")[0] == Word(1, 0)
    taken = ("say 3 poor-you 2", "give 2, take", "say 3 poor-you 2")
    assert words_after(*taken)[3] == Word(1, 1), "it held a curse first, then a dagger of its own"


def test_an_offer_is_judged_by_the_card_that_was_offered() -> None:
    assert words_after("give 2", "say 0 take-it 2", "take")[0] == Word(1, 0)
    assert words_after("give 2", "say 0 leave-it 2")[0] == Word(0, 1), "nobody took it: all saw it go"
    doubled = words_after("give 2", "say 0 take-it 2", "take", deck="idol-2")
    assert doubled[0] == Word(0, 1)


def test_a_round_that_ends_at_once_is_judged_too() -> None:
    """§10-2: the Elder Sign."""
    assert words_after("say 4 poor-you 1", "give 1", "say 0 take-it 1", "take")[0] == Word(1, 0)
    assert words_after("say 4 poor-you 1", "give 1, take")[4] == Word(0, 1)


def test_who_owned_up_held_what_all_saw() -> None:
    """§12 Q3."""
    assert words_after("say 0 poor-you 2", "peeked 2")[0] == Word(1, 0)


def test_manners_and_lines_nobody_knows_claim_nothing() -> None:
    assert words_after("say 0 trust-me", "say 0 hello 2", "say 1 take-it", "say 2 thanks 1") == (Word(),) * 5


def test_until_the_cards_are_shown_a_word_is_only_a_word() -> None:
    state = deal(HELD, "dagger-1")
    play(state, "give 2, say 0 take-it 2")
    for seat in range(5):
        view = state.view(seat)
        assert view.words == (Word(),) * 5
        assert view.moves[-1] == "say 0 take-it 2"


def test_words_are_judged_as_a_plain_account_would() -> None:
    """Whole games with all options: every claim noted with what was so just then."""
    claims = 0
    for seed in range(40):
        rng = Random(seed)
        noted: list[tuple[int, bool]] = []
        expected: dict[int, list[int]] = {seat: [0, 0] for seat in range(7)}
        this_round, options = 1, rng.choice(all_options())
        players = rng.randint(3, 7)
        for state, _, _ in walk(players, options, seed):
            if state.round != this_round or state.over:
                for who, true in noted:
                    expected[who][not true] += 1
                noted, this_round = [], state.round
                if not state.over:
                    assert [list(word) for word in state.words] == [expected[seat] for seat in range(players)]
            if state.over:
                break
            if rng.random() < 0.3 and state.phase != "orb":
                claims += 1
                noted.append(say_something(state, rng))
    assert claims > 300


def say_something(state: State, rng: Random) -> tuple[int, bool]:
    who, to = rng.sample(range(state.rules.players), 2)
    name = rng.choice([name for name, line in LINES.items() if line.about])
    line, held = LINES[name], list(state.held)
    if line.about == "offer":
        assert state.offered is not None
        held[to] = state.offered
    state.apply(f"say {who} {name} {to}")
    return who, verdicts(held)[to].survives is line.good


def test_they_show_in_the_plain_text() -> None:
    state = deal(HELD, "dagger-1", seed=1)
    play(state, "say 0 sit-tight 2")
    let_go(state)
    assert "true and false words: 0/1 0/0 0/0 0/0 0/0" in GAME.text(state.view(3))
