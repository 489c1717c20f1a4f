"""What is said of a player's choices once the cards are shown, recomputed by the second implementation."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any, NamedTuple

import pytest

from engine.arkham_ritual.state import State
from engine.game import Event, Start
from tests.engine.arkham_ritual.lockstep import Lockstep
from tests.engine.arkham_ritual.naive import Naive
from tests.engine.arkham_ritual.table import GAME, all_options, stack, walk
from tests.web.scenes import ROOM, Page, scene
from web.games.arkham_ritual.hindsight import choices, claims, decisive
from web.games.arkham_ritual.log_reader import last_ending
from web.games.arkham_ritual.scene import Seen as ArkhamSeen
from web.games.arkham_ritual.your_choice import your_choices
from web.worker.scene import NOBODY

OPTIONS = all_options()


class Decided(NamedTuple):
    """A seat was offered a card and answered, as the second implementation knows it."""

    seat: int
    giver: int
    took: bool
    card: str
    old: str


def survives(naive: Naive, held: list[str], seat: int) -> bool:
    judge = deepcopy(naive)
    judge.held = held
    return judge._survives(seat)


def rounds(seed: int) -> list[tuple[list[ArkhamSeen], Naive, list[Decided], list[tuple[int, bool]]]]:
    """A random game with talk: for each round that ended by the cards shown the log as nobody in particular
    sees it, the cards, all that was decided in it, and every claim with whether it was so."""
    rng = Random(seed)
    players = rng.randint(3, 7)
    table = Lockstep(players, rng.choice(OPTIONS), seed)
    found = []
    decided: list[Decided] = []
    said: list[tuple[int, bool]] = []
    giver = -1
    while table.state.to_act is not None:
        if rng.random() < 0.2 and table.state.phase != "orb":
            who, to = rng.sample(range(players), 2)
            line = rng.choice(["take-it", "leave-it", "sit-tight", "poor-you"])
            held = list(table.naive.held)
            if line in ("take-it", "leave-it"):
                assert table.naive.offered
                held[to] = table.naive.offered
            good = line in ("take-it", "sit-tight")
            said.append((who, survives(table.naive, held, to) is good))
            table.apply(f"say {who} {line} {to}")
        choices = table.state.legal()
        action = "take" if "take" in choices and rng.random() < 0.4 else rng.choice(choices)
        if rng.random() < 0.02:
            action = rng.choice(table.state.asides())
        before = deepcopy(table.naive)
        seat = before.to_act
        assert seat is not None
        if action.startswith("peeked"):
            decided = [each for each in decided if each.seat != int(action.split()[1])]
        if before.phase == "receive" and not action.startswith("peeked"):
            assert before.offered
            decided.append(Decided(seat, giver, action == "take", before.offered, before.held[seat]))
        giver = seat if action.startswith(("give", "pass ")) else giver
        events = len(table.log)
        table.apply(action)
        new = [event.kind for event in table.log[events:]]
        if "show" in new:
            shown = next(event for event in table.log[events:] if event.kind == "show").public["held"]
            if "fate" in new or "wake" in new:
                before.held = shown
                log: list[Any] = [event.seen_by(NOBODY) for event in table.log]
                found.append((log, before, decided, said))
            decided, said = [], []
    return found


@pytest.mark.parametrize("seed", range(25))
def test_every_other_way_is_judged_as_the_second_implementation_judges_it(seed: int) -> None:
    checked = 0
    for log, naive, decided, said in rounds(seed):
        ending = last_ending(log, naive.players)
        assert ending
        assert [(claim.speaker, claim.true) for claim in claims(ending.lines, ending.held)] == said
        for seat in range(naive.players):
            expected = [each for each in decided if each.seat == seat]
            for choice, true in zip(choices(ending.lines, ending.held, seat), expected, strict=True):
                held = list(naive.held)
                other = true.old if true.took else true.card
                if other in held and held.index(other) != seat:
                    taken = [each for each in decided if each.took and each.card == other]
                    if not taken:
                        continue  # it came to them otherwise: they owned up, and drew it
                    held[held.index(other)] = taken[-1].old
                held[seat] = other
                told = (choice.giver, choice.answer == "discard", choice.card.id, choice.old.id)
                assert told == (true.giver, true.took, true.card, true.old)
                assert choice.otherwise == survives(naive, held, seat)
                checked += 1
    assert checked > 5


@pytest.mark.parametrize("seed", range(10))
def test_the_one_that_is_told_is_one_by_which_it_was_decided(seed: int) -> None:
    for log, naive, _, _ in rounds(100 + seed):
        ending = last_ending(log, naive.players)
        assert ending
        for seat in range(naive.players if ending.fates else 0):
            lived = survives(naive, list(naive.held), seat)
            assert ending.fates[seat]["survives"] == lived
            found = choices(ending.lines, ending.held, seat)
            told = decisive(found, lived)
            assert (told is None) == all(choice.otherwise == lived for choice in found)
            assert told is None or told.otherwise != lived


HELD = "{} idol-1 tome-1 elder-sign investigator"
"""With the card of seat 0, who looks; seat 1 draws first; seat 3 ends the round by taking a card."""
ROUND = ("give 2", "pass 3", "pass 4", "pass 0", "pass")
PASSED = ("give 0", "pass 2", "pass 3", "pass 4", "pass")
SWAPPED = ("give 0", "take", "give 3", "take")
CASES: dict[str, tuple[str, ...]] = {
    "Bo offered you a candelabra. You’d have been safe.": ("dagger-cursed", "candelabra-1", *PASSED),
    "Bo offered you a cursed tome. Good thing you passed it on.": ("dagger-1", "tome-cursed", *PASSED),
    "You swapped a cursed dagger for a candelabra, and it saved you.": (
        "dagger-cursed", "candelabra-1 gate-1", *SWAPPED),
    "You swapped a dagger for an idol. Without the swap you’d have been safe.": (
        "dagger-1", "idol-2 gate-1", *SWAPPED),
    "You let an idol go. Good thing: it would have hurt you.": ("dagger-1", "idol-2", *ROUND),
    "You let a candelabra go. It would have kept you safe.": ("dagger-cursed", "candelabra-1", *ROUND),
    "You’d have been hurt either way.": ("dagger-cursed", "idol-2", *ROUND),
    "You’d have been safe either way.": ("dagger-1", "candelabra-1", *ROUND),
    "Nobody offered you a card, and yours was a good one.": ("dagger-1", "gate-1", "give 3", "take"),
    "Nobody offered you a card: there was nothing you could do.": (
        "dagger-cursed", "gate-1", "give 3", "take"),
    "You gave up the Gate, and Cthulhu woke. Passing would have kept it shut.": (
        "gate-1", "cthulhu", "give 0", "take"),
}  # fmt: skip
"""By what is said of it: the card of seat 0, the deck, and what was done."""


@pytest.mark.parametrize("sentence", CASES)
def test_one_sentence_says_what_my_choices_did(sentence: str) -> None:
    own, deck, *actions = CASES[sentence]
    log: list[Event] = []
    state = GAME.start(Start(5, {}, None, {"first": 1, "decks": [stack(HELD.format(own), deck)]}), log)
    for action in actions:
        state.apply(action, log)
    assert isinstance(state, State)
    drawn = scene(state, log, 0)
    page = Page(ROOM.draw("round-end", drawn))
    assert page.text.count(sentence) == 1
    assert "go" not in page.all("data-do"), "the game goes on: nothing can be looked at again yet"
    assert sentence not in Page(ROOM.draw("round-end", drawn._replace(alone=False))).text


def test_once_the_game_is_over_each_leads_to_its_step() -> None:
    """The step of the review is the one whose action was chosen."""
    for seed in range(20):
        *_, (state, log, actions) = walk(4, {}, seed, taking=0.7)
        before: list[int] = []
        again: list[Event] = []
        twin = GAME.start(Start(4, {}, seed), again)
        for action in actions:
            before.append(len(again))
            twin.apply(action, again)
        drawn = scene(state, log, 2)._replace(before_actions=before)
        told = your_choices(drawn)
        page = Page(ROOM.draw("game-over", drawn))
        steps = [int(value) for value in page.all("data-value") if value.isdecimal()]
        assert len(steps) == sum(each.at is not None for each in told)
        assert all(each.text in page.text for each in told)
        assert all(actions[step].startswith(("take", "pass")) for step in steps)
        if len(steps) > 2:
            return
    raise AssertionError("no game told enough")
