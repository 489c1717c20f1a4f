"""What the page gets: always JSON, whatever it sent and whatever broke."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.web import stub
from web.worker.json_api import JsonApi
from web.worker.screens.error import error


def failing(view: Any, rng: Random) -> str:
    raise ValueError(stub.CARDS[14])


def post(**more: Any) -> JsonApi:
    return JsonApi(lambda: stub.table(**more), error)


@pytest.mark.parametrize("text", ["", "{", "[" * 10**5, "null", "3", None, 7, '{"do": "act"}', b"{}"])
def test_whatever_is_sent_the_answer_is_a_screen(text: Any) -> None:
    carrier = post()
    carrier.open(None, "en")
    assert json.loads(carrier.send(text))["screen"] == "lobby"


def test_a_failure_is_told_without_a_card_and_the_game_goes_on() -> None:
    carrier = post(bot=failing)
    carrier.open(None, "es-MX")
    reply = json.loads(carrier.send(json.dumps({"do": "start", "form": stub.form("pbb", "3")})))
    while reply["screen"] == "table":
        before = reply
        match = carrier.session.match
        assert match
        action = {"do": "tick"} if match.bot_to_act else {"do": "act", "action": match.state.legal()[0]}
        reply = json.loads(carrier.send(json.dumps(action)))
    assert reply["screen"] == "error"
    assert 'data-do="export"' in reply["html"]
    assert reply["keep"] is None
    assert "ValueError" in reply["trace"]
    assert stub.CARDS[14] not in json.dumps(reply)
    assert reply["language"] == "es"
    after = json.loads(carrier.send("{}"))
    assert (after["html"], after["keep"], after["game"]) == (before["html"], None, before["game"])
    _, text = json.loads(carrier.send('{"do": "export"}'))["export"]
    assert json.loads(json.loads(text)["record"])["seed"] == 3


def test_a_game_that_breaks_the_table_costs_nothing_else() -> None:
    class Broken(stub.Room):
        def ends_round(self, event: Any) -> bool:
            raise RuntimeError

    device = stub.Device()
    for reply in stub.play(*stub.start("pbb"), 1):
        device.store(reply)
    carrier = post(room=Broken())
    failed = json.loads(carrier.open(json.dumps(device.opening()), "en"))
    assert (failed["screen"], failed["keep"], failed["settings"]) == ("error", None, None)
    assert 'data-do="export"' not in failed["html"], "there is nothing to export"
    lobby = json.loads(carrier.send("{}"))
    assert (lobby["screen"], lobby["keep"]) == ("lobby", None)
    assert device.listed[0][0] in lobby["html"]


@pytest.mark.parametrize("saves", [[5], [[]], [["a"]], [["a", None], [1, 2]], {}, "x", [[{}, "a"]]])
def test_a_list_of_games_that_makes_no_sense_costs_nothing_else(saves: Any) -> None:
    carrier = post()
    assert json.loads(carrier.open(json.dumps({"saves": saves}), "en"))["screen"] == "lobby"
    started = json.loads(carrier.send(json.dumps({"do": "start", "form": stub.form("pbb")})))
    assert started["screen"] == "table"
