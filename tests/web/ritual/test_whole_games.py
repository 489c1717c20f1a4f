"""Whole games of Ritual with the real screens, by what is drawn only; and what is kept names no card."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from engine.record import read, replay
from engine.ritual.state import State
from tests.web.drawn import drawn
from tests.web.ritual.whole_games import start
from tests.web.stub import Device
from tests.web.whole_games import Page, proved, says_you, table
from web.worker.reply import Reply
from web.worker.session import Session

CARD = re.compile(r"[rgy][1-4][rgy][1-4]")
GAMES = {"pb": "en", "pp": "ja", "ppp": "fr", "bpbp": "es", "pbbbb": "ko"}


def step(house: Session, reply: Reply, rng: Random) -> dict[str, Any]:
    """A control of this page, pressed by somebody who plays at random and sometimes thinks again."""
    page = Page(reply.html)
    if reply.wait is not None:
        return {"do": "tick"}
    does = [name for name, _ in page.does]
    if "undo" in does and rng.random() < 0.2:
        return {"do": "undo"}
    for name in ("confirm-yes", "ready", "next-round"):
        if name in does:
            return {"do": name, "form": page.form}
    match = house.match
    assert match
    assert sorted(page.actions) == sorted(match.state.legal()), "what is shown is legal, and all of it"
    return {"do": "act", "action": rng.choice(page.actions)}


@pytest.mark.parametrize(("kinds", "language"), GAMES.items())
def test_a_whole_game_by_its_controls(kinds: str, language: str) -> None:
    house, reply = start(kinds, language)
    device = Device()
    rng = Random(kinds)
    screens = set()
    for _ in range(1000):
        match = house.match
        assert match
        screens.add(reply.screen)
        assert reply.language == language
        device.store(reply)
        assert not CARD.search(device.text), "kept actions are numbers"
        if reply.screen == "handover":
            assert not CARD.search(drawn(reply) + reply.announce)
        if reply.screen == "table" and not match.alone:
            assert match.state.to_act in (match.holder, *[k for k, who in enumerate(kinds) if who == "b"])
        if reply.screen == "game-over":
            break
        if rng.random() < 0.05:
            house = table()
            reply = house.open(device.opening(), "en")
            continue
        reply = house.send(step(house, reply, rng))
    hot = kinds.count("p") > 1
    assert screens == {"table", "round-end", "game-over"} | ({"handover"} if hot else set())
    says_you(house)
    exported = house.send({"do": "export"}).export
    assert exported
    assert replay(read(exported[1])).over


@pytest.mark.parametrize("kinds", ["pb", "ppp", "pbbbb"])
@pytest.mark.parametrize("confirm", [False, True])
def test_a_redeal_of_what_is_hidden_changes_nothing_on_the_page(kinds: str, confirm: bool) -> None:
    house, reply = start(kinds, confirm=confirm)
    assert proved(house, reply, step, Random(kinds)) > 10


def test_a_chant_can_be_taken_back_until_the_next_looks() -> None:
    house, reply = start("ppp")
    match = house.match
    assert match
    assert isinstance(match.state, State)
    while match.state.phase == "draft":
        reply = house.send({"do": "ready"})
        reply = house.send({"do": "act", "action": match.state.legal()[0]})
    reply = house.send({"do": "ready"})
    before, actor = reply.html, match.holder
    reply = house.send({"do": "act", "action": match.state.legal()[0]})
    assert reply.screen == "handover"
    assert ("undo", "") in Page(reply.html).does
    reply = house.send({"do": "undo"})
    reply = house.send({"do": "ready"}) if reply.screen == "handover" else reply
    assert (match.holder, reply.html) == (actor, before)
    reply = house.send({"do": "act", "action": match.state.legal()[0]})
    reply = house.send({"do": "ready"})
    assert ("undo", "") not in Page(reply.html).does
