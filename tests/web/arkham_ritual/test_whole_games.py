"""Whole games with the real screens, by what is drawn only: every step is a control of the page.

Also the proof of no leak, as far as the page: whatever the viewer cannot see is dealt anew, and the reply
must be the same.
"""

from __future__ import annotations

import json
from random import Random

import pytest

from engine.arkham_ritual.state import State
from engine.bots.levels import LADDER
from tests.web.drawn import drawn
from tests.web.stub import CARDS, Device
from tests.web.whole_games import Page, proved, says_you, start, step, table
from web.games import ROOMS
from web.worker import app
from web.worker.saves import save_format

GAMES = {
    "pbb": "en", "ppp": "es", "pbpb": "fr", "pbbbb": "ja", "bppbp": "ko", "ppbbbb": "en", "pbbbbbb": "es",
    "ppppppp": "fr",
}  # fmt: skip


@pytest.mark.parametrize(("kinds", "language"), GAMES.items())
def test_a_whole_game_by_its_controls(kinds: str, language: str) -> None:
    house, reply = start(kinds, language=language)
    rng, device = Random(kinds), Device()
    for _ in range(3000):
        device.store(reply)
        match = house.match
        assert match
        assert reply.language == language
        if reply.screen == "handover":
            assert not any(card in drawn(reply) for card in CARDS)
        assert isinstance(match.state, State)
        own = match.state.held[match.holder].id
        if reply.screen == "table" and match.view.own is None:
            seen = {card.id for card in match.view.discards}
            assert own not in Page(reply.html).cards or own in seen
        if reply.screen == "game-over":
            break
        if rng.random() < 0.05:
            house = table()
            reply = house.open(device.opening(), "en")
            continue
        reply = house.send(step(house, reply, rng))
    assert reply.screen == "game-over"
    says_you(house)
    assert {"rematch", "to-lobby", "share"} <= {name for name, _ in Page(reply.html).does}


@pytest.mark.parametrize("kinds", ["pbb", "ppppp", "pbbbbbb"])
@pytest.mark.parametrize("confirm", [False, True])
def test_a_redeal_of_what_is_hidden_changes_nothing_on_the_page(kinds: str, confirm: bool) -> None:
    house, reply = start(kinds, confirm=confirm)
    assert proved(house, reply, step, Random(kinds)) > 10


def test_the_entry_speaks_json() -> None:
    opened = json.loads(app.open(None, "fr-CA"))
    assert (opened["screen"], opened["language"]) == ("lobby", "fr")
    started = json.loads(app.send(json.dumps({"do": "start", "form": Page(opened["html"]).form})))
    assert started["screen"] == "table"
    _, exported = json.loads(app.send('{"do": "export"}'))["export"]
    [(_, kept)] = started["keep"].values()
    assert kept == exported
    assert save_format.read_game(kept, ROOMS, LADDER).record.actions == ()
