"""Bots at the table: they think in slices, they talk, they advise; and nobody waits for them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.bots.bot import Bot, Opinion, Opinions
from tests.web import stub
from tests.web import whole_games as real
from tests.web.playing import Ticking, giving
from web.games.arkham_ritual.talk import line_text
from web.worker.scene import MOST_SAID
from web.worker.session import Session
from web.worker.thought import BUDGET, SLICE, Thought
from web.worker.words import Words


class Endless(Bot[Any]):
    """Thinks for ever; likes the last action best; says the same thing always."""

    level = "plain"

    def __init__(self) -> None:
        self.slices_taken = 0

    def think(self, view: Any, rng: Random) -> Iterator[Opinions]:
        while True:
            self.slices_taken += 1
            yield tuple(Opinion(action, float(number), {}) for number, action in enumerate(view.legal))

    def says(self, view: Any, rng: Random) -> str | None:
        return "hurry"


def begun(bot: Bot[Any], step: float = 0.004) -> Session:
    """A person has given a card, and a bot must act."""
    house, _ = giving("pbb")
    house.bots = {"arkham-ritual": {"plain": bot}}
    house.timer = Ticking(step)
    house.settings = house.settings._replace(talk=False)
    house.send({"do": "act", "action": "give 1"})
    assert house.match
    assert house.match.bot_to_act
    return house


def test_a_thought_stops_at_its_slice_and_at_its_budget() -> None:
    bot = Endless()
    view = stub.start("pbb")[0].match.view  # type: ignore[union-attr]
    thought = Thought(bot, view, Random(1), Ticking(0.001))
    spent = []
    while not thought.done:
        before = thought.spent
        thought.go_on()
        spent.append(thought.spent - before)
    assert max(spent) <= SLICE + 0.001
    assert BUDGET <= thought.spent <= BUDGET + SLICE


def test_a_bot_thinks_between_messages_and_then_acts() -> None:
    house = begun(Endless())
    assert house.match
    acted, quiet = len(house.match.actions), 0
    while len(house.match.actions) == acted:
        reply = house.send({"do": "tick"})
        if reply.html is None:
            assert (reply.wait, reply.keep, reply.settings) == (0, None, None)
            quiet += 1
    assert quiet > BUDGET / SLICE / 2
    assert reply.html is not None


def test_who_interrupts_is_answered_and_the_bot_thinks_on() -> None:
    bot = Endless()
    house = begun(bot)
    assert house.send({"do": "tick"}).html is None
    taken = bot.slices_taken
    reply = house.send({"do": "toggle-odds", "value": False})
    assert reply.html
    assert reply.wait == 0
    assert bot.slices_taken == taken, "an answer is not kept waiting for a thought"
    assert house.match
    thought = house.match.thought
    house.send({"do": "tick"})
    assert house.match.thought is thought


def test_what_was_thought_is_forgotten_when_the_card_is_taken_back() -> None:
    house = begun(Endless())
    house.send({"do": "tick"})
    house.send({"do": "undo"})
    assert house.match
    assert house.match.thought is None
    assert not house.match.bot_to_act


def test_advice_comes_in_slices_and_goes_with_the_next_action() -> None:
    house = begun(Endless())
    house.send({"do": "undo"})
    asked = house.send({"do": "hint"})
    assert asked.wait == 0
    assert stub.scene(asked)["thinks"]
    reply = asked
    while reply.html is None or reply is asked:
        reply = house.send({"do": "tick"})
    assert [opinion[0] for opinion in stub.scene(reply)["hint"]] == ["give 1", "give 2"]
    after = house.send({"do": "act", "action": "give 2"})
    assert not stub.scene(after)["hint"]


def test_nobody_is_advised_whose_turn_it_is_not() -> None:
    house = begun(Endless())
    reply = house.send({"do": "hint"})
    assert not stub.scene(reply)["thinks"]


@pytest.mark.parametrize("talk", [True, False])
def test_bots_talk_unless_they_shall_not(talk: bool) -> None:
    house = begun(Endless())
    house.send({"do": "toggle-talk", "value": talk})
    assert house.match
    acted = len(house.match.actions)
    while not any(not action.startswith("say") for action in house.match.actions[acted:]):
        house.send({"do": "tick"})
    said = [action for action in house.match.actions if action.startswith("say")]
    assert bool(said) is talk
    assert set(said) <= {"say 1 hurry", "say 2 hurry"}


def test_people_say_what_the_list_has_in_their_own_name_and_it_is_recorded() -> None:
    house = begun(Endless())
    assert house.match
    for refused in ("say 1 hurry", "say 0 a-secret", "say 0", "say", "say 0 take-it 9"):
        before = len(house.match.actions)
        house.send({"do": "act", "action": refused})
        assert len(house.match.actions) == before, refused
    house.send({"do": "act", "action": "say 0 trust-me"})
    assert house.match.actions[-1] == "say 0 trust-me"
    exported = house.send({"do": "export"}).export
    assert exported
    assert "trust-me" in exported[1]


def test_nobody_says_more_than_a_few_lines_before_somebody_acts() -> None:
    house, reply = real.start("pbb")
    assert house.match
    while house.match.bot_to_act:
        reply = house.send({"do": "tick"})
    for _ in range(MOST_SAID):
        assert reply.html
        assert "say 0 trust-me" in reply.html
        reply = house.send({"do": "act", "action": "say 0 trust-me"})
    assert reply.html
    assert "say 0 trust-me" not in reply.html
    said = len(house.match.actions)
    house.send({"do": "act", "action": "say 0 trust-me"})
    assert len(house.match.actions) == said
    house.send({"do": "act", "action": house.match.state.legal()[0]})
    house.send({"do": "act", "action": "say 0 trust-me"})
    assert "say 0 trust-me" in house.match.actions[said + 1 :]


def test_what_is_said_stands_below_what_was_done() -> None:
    house, reply = real.start("pbb")
    assert house.match
    while house.match.bot_to_act:
        reply = house.send({"do": "tick"})
    before = house.match.view
    reply = house.send({"do": "act", "action": "say 0 trust-me"})
    assert house.match.view.to_act == before.to_act
    assert reply.html
    head = reply.html.split("<h2>", 2)[1].split("</h2>")[0]
    line = line_text("trust-me", house.match.log[-1].public["way"], Words("en"))
    assert line not in head
    assert reply.html.count(f"“{line}”") >= 2, "below it, and in the log"
